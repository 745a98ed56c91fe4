"""The built page in a real browser: Playwright's own Chromium, or Debian's."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from driver import Sitting, launch
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright
from serve import server
from sites import Site


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where the built page is served."""
    serving = server()
    thread = threading.Thread(target=serving.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{serving.server_port}/"
    serving.shutdown()
    serving.server_close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What starts browsers."""
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests."""
    found = launch(playwright)
    yield found
    found.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh page of the size of a desk."""
    # What is kept for the next visit has tests of its own; here it would only cost time.
    context = browser.new_context(
        viewport={"width": 1440, "height": 900},
        service_workers="block",
        # What is told in steps has tests of its own.
        reduced_motion="reduce",
    )
    context.set_default_timeout(15_000)
    yield context.new_page()
    context.close()


@pytest.fixture
def sitting(page: Page, address: str) -> Iterator[Sitting]:
    """A page with the menu open; at the end, nothing may have gone wrong."""
    sitting = Sitting(page, address)
    yield sitting
    assert sitting.complaints == []
    assert sitting.elsewhere == []


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A site of one's own."""
    found = Site(tmp_path / "site")
    yield found
    found.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that keeps sites."""
    found = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    found.set_default_timeout(60_000)
    yield found
    found.close()
