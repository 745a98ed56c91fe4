"""If something is missing or fails: a message, a way out, the game saved. Same origin only."""

from __future__ import annotations

import re
import threading
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from random import Random

from checks import check_board, same_game
from driver import ShoresVisitor
from playwright.sync_api import Browser
from serve import DIST, Handler
from visitor import BREAK, press_something, session_worker

SOURCES = Path(__file__).parents[1] / "web" / "src"


def test_the_policy_is_strict(visitor: ShoresVisitor) -> None:
    """Own origin only, no eval, no markup from text."""
    visitor.begin("solitaire", 7)
    policy = visitor.page.locator('meta[http-equiv="Content-Security-Policy"]').get_attribute(
        "content"
    )
    assert policy is not None
    assert "default-src 'none'" in policy
    assert "'unsafe-eval'" not in policy
    assert "'unsafe-inline'" not in policy
    scripts = [*SOURCES.rglob("*.js")]
    assert scripts
    for script in scripts:
        text = script.read_text(encoding="utf-8")
        assert not re.search(
            r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(", text
        ), script.name


def test_python_breaks_down_in_mid_game(visitor: ShoresVisitor) -> None:
    """It is restarted automatically, and the game continues."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    chosen = ["event Thomas Jefferson", "move Gibraltar > Malta", "done"]
    for choice in chosen:
        visitor.choose(choice)
    before = page.locator("#log .line").count()
    session_worker(page).evaluate(BREAK)
    press_something(page)
    page.wait_for_selector("#prompt.error >> text=choose again", timeout=60_000)
    assert page.locator("#log .line").count() == before
    chosen += visitor.play_out(Random(1))
    check_board(visitor, same_game(True, 7, chosen))


def test_blocked_storage(browser: Browser, address: str) -> None:
    """Everything is playable, but nothing is saved."""
    context = browser.new_context(service_workers="block", viewport={"width": 1440, "height": 900})
    context.add_init_script(
        """for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
             Object.defineProperty(globalThis, name, {
               get() { throw new DOMException('blocked', 'SecurityError'); }});"""
    )
    visitor = ShoresVisitor(context.new_page(), address)
    visitor.begin("solitaire", 7)
    # Nor can it be remembered that nothing is to be told.
    visitor.hush()
    visitor.play_out(Random(7), 12)
    assert visitor.complaints == []
    context.close()


NOTHING_KEPT = """
Object.defineProperty(navigator, 'storage', {value: undefined});
for (const name of ['indexedDB', 'caches']) Object.defineProperty(self, name, {
  get() { throw new DOMException('blocked', 'SecurityError'); }});
Object.defineProperty(navigator, 'locks', {value: {
  request: () => Promise.reject(new DOMException('blocked', 'SecurityError'))}});
"""


def test_blocked_storage_in_the_worker(browser: Browser, address: str) -> None:
    """The page says that games cannot be saved; a game can be completed."""
    context = browser.new_context(service_workers="block", viewport={"width": 1440, "height": 900})
    page = context.new_page()
    body = (DIST / "worker.js").read_text(encoding="utf-8")
    page.route(
        "**/worker.js*",
        lambda route: route.fulfill(content_type="text/javascript", body=NOTHING_KEPT + body),
    )
    visitor = ShoresVisitor(page, address)
    visitor.begin("solitaire", 7)
    assert "Games cannot be saved here" in page.inner_text("#notice")
    assert page.locator("#notice-save").is_visible()
    chosen = visitor.play_out(Random(7))
    check_board(visitor, same_game(True, 7, chosen))
    context.close()


def test_from_a_sub_path(browser: Browser) -> None:
    """The built folder works under any path of a static server."""

    class Below(Handler):
        def translate_path(self, path: str) -> str:
            """Map /some/where/ to the folder."""
            if not path.startswith("/some/where/"):
                return str(DIST / "nothing-here")
            return super().translate_path(path.removeprefix("/some/where"))

    serving = ThreadingHTTPServer(("127.0.0.1", 0), partial(Below, directory=str(DIST)))
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    context = browser.new_context(service_workers="block")
    visitor = ShoresVisitor(
        context.new_page(), f"http://127.0.0.1:{serving.server_port}/some/where/"
    )
    visitor.begin("solitaire", 7)
    visitor.play_out(Random(7), 5)
    assert visitor.complaints == []
    assert visitor.elsewhere == []
    context.close()
    serving.shutdown()
    serving.server_close()
