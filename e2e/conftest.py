"""The built page in a real browser: Playwright's own Chromium, or Debian's."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from driver import ShoresVisitor
from pair import Built, build_pair
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    Playwright,
    sync_playwright,
)
from serve import served
from settler import SettlerVisitor
from sites import Site
from visitor import launch, until_prepared
from waiting import TERMINAL, watched

LONGEST = ["test_browsers", "test_wilderness_wars", "test_tiny", "test_shipping"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests, so that at the end no worker waits for another."""
    items.sort(key=lambda item: item.path.stem not in LONGEST)


def pytest_configure(config: pytest.Config) -> None:
    """Keep the terminal's error stream, before the output of tests is captured."""
    config.stash[TERMINAL] = os.dup(2)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """A test that waits forever says where."""
    with watched(item):
        return (yield)


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """The address of the built page."""
    with served() as found:
        yield found


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """Playwright."""
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser for all tests."""
    found = launch(playwright)
    yield found
    found.close()


@pytest.fixture(scope="session")
def regular(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A returning visitor's browser: Python starts from its snapshot."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    visited(context, address)
    yield context
    context.close()


@pytest.fixture(scope="session")
def settled(regular: BrowserContext, address: str) -> BrowserContext:
    """The same after a visit to Wilderness War, too."""
    visited(regular, f"{address}wilderness/")
    return regular


def visited(context: BrowserContext, address: str) -> None:
    """Visit a page until it has prepared the next visit."""
    page = context.new_page()
    page.goto(address)
    until_prepared(page)
    page.close()


@pytest.fixture(scope="session")
def broom(regular: BrowserContext) -> Iterator[CDPSession]:
    """Deletes the site's stored data. Its own page stays open: creating one takes a second."""
    page = regular.new_page()
    yield regular.new_cdp_session(page)
    page.close()


@pytest.fixture
def page(regular: BrowserContext, address: str, broom: CDPSession) -> Iterator[Page]:
    """A page of desktop size, with nothing stored."""
    regular.set_default_timeout(15_000)
    before = list(regular.pages)
    kept = {"origin": address.rstrip("/"), "storageTypes": "local_storage,indexeddb"}
    broom.send("Storage.clearDataForOrigin", kept)
    yield regular.new_page()
    for left in regular.pages:
        if left not in before:
            left.close()


@pytest.fixture
def stranger(browser: Browser) -> Iterator[Page]:
    """A page in a browser that has never visited, and makes no snapshot."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    context.set_default_timeout(15_000)
    yield context.new_page()
    context.close()


@pytest.fixture
def visitor(page: Page, address: str) -> Iterator[ShoresVisitor]:
    """A page with the menu open; checks at the end that nothing has gone wrong."""
    visitor = ShoresVisitor(page, address, blank=True)
    yield visitor
    assert visitor.complaints == []
    assert visitor.elsewhere == []


@pytest.fixture
def settler(settled: BrowserContext, page: Page, address: str) -> Iterator[SettlerVisitor]:
    """A page with the menu open; checks at the end that nothing has gone wrong."""
    del settled
    settler = SettlerVisitor(page, address, blank=True)
    yield settler
    assert settler.complaints == []
    assert settler.elsewhere == []


@pytest.fixture
def newcomer(stranger: Page, address: str) -> Iterator[ShoresVisitor]:
    """The same for a first-time visitor."""
    visitor = ShoresVisitor(stranger, address, blank=True)
    yield visitor
    assert visitor.complaints == []
    assert visitor.elsewhere == []


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A private copy of the site."""
    found = Site(tmp_path / "site")
    yield found
    found.stop()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Built:
    """A site of two games, built once for all workers."""
    base = tmp_path_factory.getbasetemp()
    return build_pair((base if worker_id == "master" else base.parent) / "pair")


@pytest.fixture
def pair(built: Built, tmp_path: Path) -> Iterator[Site]:
    """A private copy of it."""
    found = Site(tmp_path / "pair", *built)
    yield found
    found.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser context that stores site data."""
    found = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    found.set_default_timeout(60_000)
    yield found
    found.close()
