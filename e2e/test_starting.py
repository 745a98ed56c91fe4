"""What keeps the game from starting is said in one sentence, with what to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from serve import DIST
from sites import Site, way
from visitor import PLAYABLE

START = "Check your connection and reload"
POLICY = "the Content-Security-Policy that this site's host sends does not allow what it needs"
OLD = "This browser is too old for the game, which needs Chrome or Edge 123, Firefox 120"
LATE = "unusually long to start"


@pytest.fixture
def fresh_page(browser: Browser) -> Iterator[Page]:
    """A page of a browser without service worker, so that every file comes from the host."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    context.set_default_timeout(20_000)
    yield context.new_page()
    context.close()


def says(page: Page, sentence: str) -> None:
    """The prompt says it, in sight, and nothing else asks for a press."""
    expect(page.locator("#prompt.error")).to_contain_text(sentence)
    assert page.locator("#prompt").is_visible()
    assert page.locator("dialog[open]").count() == 0


@pytest.mark.parametrize(
    "missing",
    [
        "Array.prototype.toSorted",
        "Array.prototype.findLast",
        "Element.prototype.checkVisibility",
        "HTMLScriptElement.prototype.noModule",
    ],
)
def test_a_browser_that_is_too_old(fresh_page: Page, address: str, missing: str) -> None:
    """Whatever the page uses and the browser lacks: no game is started that would then freeze."""
    fresh_page.add_init_script(f"delete {missing}")
    fresh_page.goto(address)
    says(fresh_page, OLD)
    assert fresh_page.locator("#progress").is_hidden()
    assert fresh_page.locator("#choose-game").is_hidden()


def test_colors_that_are_unknown(fresh_page: Page, address: str) -> None:
    """All colors of the page would be missing."""
    fresh_page.add_init_script("CSS.supports = () => false")
    fresh_page.goto(address)
    says(fresh_page, OLD)


def test_without_webassembly(fresh_page: Page, address: str) -> None:
    fresh_page.add_init_script("delete globalThis.WebAssembly")
    fresh_page.goto(address)
    says(fresh_page, "The game needs WebAssembly, which this browser does not support")


def test_a_frame_that_lets_nothing_run(fresh_page: Page, address: str) -> None:
    """A frame with an origin of its own loads no modules."""
    frame = f'<iframe sandbox="allow-scripts" src="{address}" width="1000" height="800"></iframe>'
    fresh_page.route("**/frame", lambda route: route.fulfill(content_type="text/html", body=frame))
    fresh_page.goto(f"{address}frame")
    prompt = fresh_page.frame_locator("iframe").locator("#prompt.error")
    expect(prompt).to_contain_text("Open the page in a tab of its own")


def test_from_a_file(fresh_page: Page) -> None:
    fresh_page.goto((DIST / "index.html").as_uri())
    says(fresh_page, "must be opened from a web server, not from a file")


@pytest.mark.parametrize(
    "policy",
    [
        "worker-src 'self'",
        "script-src 'self'",
        "script-src 'self' blob:",
        "trusted-types other",
        "connect-src 'none'",
    ],
)
def test_a_policy_of_the_host(fresh_page: Page, site: Site, policy: str) -> None:
    """It bars workers from blobs, WebAssembly, requests, or the page's own policy for scripts."""
    site.host = lambda name, body: (
        body,
        {"Content-Security-Policy": policy} if name == "index.html" else {},
    )
    fresh_page.goto(site.address)
    says(fresh_page, POLICY)


def test_too_little_memory(fresh_page: Page, address: str) -> None:
    full = """WebAssembly.Memory = class {
      constructor() { throw new RangeError("WebAssembly.Memory(): could not allocate memory"); }
    };"""
    worker = (DIST / "worker.js").read_text(encoding="utf-8")
    fresh_page.route("**/worker.js*", script(full + worker))
    fresh_page.goto(address)
    says(fresh_page, "this device has too little memory free")


def script(body: str, kind: str = "text/javascript") -> Callable[[Route], None]:
    """Answers a request with a script."""
    return lambda route: route.fulfill(content_type=kind, body=body)


WEB_PAGE = "<!doctype html><title>Not found</title>"


@pytest.mark.parametrize("name", ["app.js", "client.js", "worker.js"])
@pytest.mark.parametrize(
    ("body", "kind"),
    [
        pytest.param("", "text/javascript", id="empty"),
        pytest.param("throw 1", "text/javascript", id="failing"),
        pytest.param(WEB_PAGE, "text/html", id="a page"),
        pytest.param(WEB_PAGE, "text/javascript", id="a page said to be a script"),
    ],
)
def test_another_file_in_place_of_a_script(
    fresh_page: Page, address: str, name: str, body: str, kind: str
) -> None:
    """This is said at once, whichever script it is."""
    fresh_page.route(f"**/{name}*", script(body, kind))
    fresh_page.goto(address)
    says(fresh_page, START)


@pytest.mark.parametrize("name", ["app.js", "client.js", "worker.js"])
def test_a_script_that_is_missing(fresh_page: Page, address: str, name: str) -> None:
    fresh_page.route(f"**/{name}*", lambda route: route.abort())
    fresh_page.goto(address)
    says(fresh_page, START)


@pytest.mark.parametrize("game", ["", "wilderness/"])
def test_what_adorns_the_map_waits_for_python(fresh_page: Page, address: str, game: str) -> None:
    """The coast is there at once; mountains, which take as long to draw, do not delay the start."""
    held: list[Route] = []
    fresh_page.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    fresh_page.goto(address + game)
    fresh_page.wait_for_selector("#menu[open]")
    expect(fresh_page.locator("#coast")).to_have_count(1)
    expect(fresh_page.locator("#on-shore > *")).to_have_count(0)
    while not held:
        fresh_page.wait_for_timeout(20)
    for route in held:
        route.continue_()
    expect(fresh_page.locator("#on-shore .mountains").first).to_be_attached()


def test_a_silent_worker(fresh_page: Page, address: str) -> None:
    """After half a minute in which nothing happens the page says so; it starts if it can after all.

    Whatever arrives counts, however slowly it does.
    """
    held: dict[str, Route] = {}

    def hold(route: Route) -> None:
        held[route.request.url.rpartition("/")[2]] = route

    fresh_page.clock.install(time=0)
    fresh_page.clock.pause_at(1)
    for name in ("worker.js*", "python.bin", "pyodide.asm.wasm"):
        fresh_page.route(f"**/{name}", hold)
    error = fresh_page.locator("#prompt.error")
    fresh_page.goto(address)
    fresh_page.wait_for_selector("#menu[open]")
    fresh_page.clock.fast_forward(29_000)
    assert error.count() == 0
    while len(held) < 1:
        fresh_page.wait_for_timeout(20)
    held.popitem()[1].continue_()
    while len(held) < 2:
        fresh_page.wait_for_timeout(20)
    fresh_page.clock.fast_forward(29_000)
    assert error.count() == 0, "the worker had started"
    held["python.bin"].continue_()
    archive, code = (
        sum(file.stat().st_size for file in DIST.glob(pattern))
        for pattern in ("python*.bin", "pyodide*/pyodide.asm.wasm")
    )
    bar = "() => document.querySelector('#progress').value"
    while fresh_page.evaluate(bar) < archive / (archive + code) - 1e-9:
        fresh_page.wait_for_timeout(20)
    fresh_page.clock.fast_forward(29_000)
    assert error.count() == 0, "a part has arrived"
    fresh_page.clock.fast_forward(2_000)
    says(fresh_page, LATE)
    held["pyodide.asm.wasm"].continue_()
    assert way(fresh_page) == "compiled"
    expect(fresh_page.locator("#prompt")).to_have_text("Choose a game.")
    fresh_page.click("#choose-game")
    fresh_page.click('[data-new="solitaire"]')
    # The clock stands still, and without it nothing is painted.
    fresh_page.wait_for_selector(PLAYABLE, timeout=60_000)
