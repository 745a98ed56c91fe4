"""No game is lost to other tabs, storage problems, new versions and crashes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from audit import deflated
from checks import check_board, same_game
from driver import ShoresVisitor
from playwright.sync_api import BrowserContext, Page, Route, expect
from sites import Site, changed, way
from visitor import (
    BREAK,
    from_menu,
    press_something,
    session_worker,
    until,
    until_playable,
    until_prepared,
)

import tripoli

FULL = """(() => { IDBObjectStore.prototype.put = () => {
  throw new DOMException('no room', 'QuotaExceededError') } })()"""
KEPT = """() => new Promise((done, fail) => {
  const request = indexedDB.open("tripoli " + location.pathname);
  // Where there is no database, none is made.
  request.onupgradeneeded = () => request.transaction.abort();
  request.onerror = () => done(0);
  request.onsuccess = () => {
    const all = request.result.transaction("games").objectStore("games").getAll();
    all.onsuccess = () => { request.result.close(); done(all.result.length); };
  };
})"""

LOCKS = "navigator.locks.query().then(({held}) => held.length)"
HOLD = """() => new Promise(begun => {
  self.held = true;
  self.done = new Promise(done => {
    const request = indexedDB.open("tripoli " + new URL(".", location.href).pathname);
    request.onsuccess = () => {
      const games = request.result.transaction("games", "readwrite").objectStore("games");
      const hold = () => {
        begun();
        if (self.held) games.get("").onsuccess = hold;
        else request.result.close();
      };
      games.transaction.oncomplete = () => done();
      hold();
    };
  });
})"""
"""Keeps a transaction from ending, as a page does that has been stopped in the middle of it."""


def broken(page: Page) -> list[Route]:
    """Crash Python and press something; it does not restart until the returned routes continue."""
    held: list[Route] = []
    page.route("**/python_stdlib.zip", lambda route: held.append(route))
    session_worker(page).evaluate(BREAK)
    press_something(page)
    until(page, lambda: bool(held))
    return held


@pytest.fixture
def two(newcomer: ShoresVisitor) -> Iterator[tuple[ShoresVisitor, ShoresVisitor, list[str]]]:
    """Two tabs with one game, which the second follows; and the choices made."""
    newcomer.begin("solitaire", 7)
    chosen = newcomer.play_out(Random(1), 2)
    other = ShoresVisitor(newcomer.page.context.new_page(), newcomer.address)
    other.page.goto(newcomer.page.url)
    other.page.wait_for_selector("#take-over:not([hidden])", timeout=60_000)
    # Wait: a game released right after it was opened would be claimed, as after a reload.
    other.page.wait_for_timeout(2600)
    yield newcomer, other, chosen
    newcomer.complaints.clear()


def test_a_tab_that_follows_and_breaks_down(
    two: tuple[ShoresVisitor, ShoresVisitor, list[str]],
) -> None:
    """It follows again, and shows what the other tab has done meanwhile."""
    visitor, other, chosen = two
    held = broken(other.page)
    chosen += visitor.play_out(Random(2), 3)
    held[0].continue_()
    other.page.wait_for_selector("#prompt.error", timeout=60_000)
    check_board(other, same_game(True, 7, chosen))
    assert other.page.locator("#take-over").is_visible()
    assert visitor.page.locator("#take-over").is_hidden()
    chosen += visitor.play_out(Random(3), 1)
    check_board(visitor, same_game(True, 7, chosen))


@pytest.mark.soak
def test_a_game_taken_over_while_it_was_broken(
    two: tuple[ShoresVisitor, ShoresVisitor, list[str]],
) -> None:
    """The tab that took it over keeps it."""
    visitor, other, chosen = two
    held = broken(visitor.page)
    other.page.click("#take-over")
    other.page.wait_for_selector("#notice", state="hidden")
    chosen += other.play_out(Random(2), 3)
    held[0].continue_()
    visitor.page.wait_for_selector("#prompt.error", timeout=60_000)
    game = same_game(True, 7, chosen)
    check_board(visitor, game)
    assert visitor.page.locator("#take-over").is_visible()
    other.page.reload()
    until_playable(other.page)
    check_board(other, game)
    assert len(game.log(tripoli.Side.AMERICAN)) == other.page.locator("#log .line").count()


def test_the_browsers_data_are_deleted(newcomer: ShoresVisitor) -> None:
    """The next choice saves the game again; so does a restart of Python."""
    page = newcomer.page
    newcomer.begin("solitaire", 7)
    session = page.context.new_cdp_session(page)
    clear = {"origin": newcomer.address.rstrip("/"), "storageTypes": "indexeddb"}
    chosen = newcomer.play_out(Random(1), 2)
    session.send("Storage.clearDataForOrigin", clear)
    chosen += newcomer.play_out(Random(2), 1)
    until(page, lambda: page.evaluate(KEPT) == 1)
    session.send("Storage.clearDataForOrigin", clear)
    broken(page)[0].continue_()
    page.wait_for_selector("#prompt.error", timeout=60_000)
    until(page, lambda: page.evaluate(KEPT) == 1)
    page.reload()
    until_playable(page)
    check_board(newcomer, same_game(True, 7, chosen))


def test_a_tab_does_not_hold_up_the_database(visitor: ShoresVisitor) -> None:
    """A page that deletes it does not have to wait, nor does the next tab."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    page.evaluate(
        """() => new Promise((done, fail) => {
          const request = indexedDB.deleteDatabase("tripoli " + location.pathname);
          request.onsuccess = done;
          setTimeout(() => fail(new Error("it waits")), 5000);
        })"""
    )
    other = ShoresVisitor(page.context.new_page(), visitor.address)
    other.begin("solitaire", 8)
    assert other.page.locator("#notice").is_hidden()
    visitor.play_out(Random(1), 1)
    assert page.evaluate(KEPT) == 2


def test_a_page_that_holds_up_the_database(visitor: ShoresVisitor) -> None:
    """The game goes on without being saved, says so, and is saved as soon as possible."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    other = page.context.new_page()
    other.goto(f"{visitor.address}icon.svg")
    other.evaluate(HOLD)
    session_worker(page).evaluate(
        "(later => { self.setTimeout = (work, ms) => later(work, ms / 20) })(setTimeout)"
    )
    chosen = visitor.play_out(Random(1), 1)
    page.wait_for_selector("#notice >> text=cannot be saved")
    other.evaluate("() => { self.held = false; return self.done; }")
    chosen += visitor.play_out(Random(2), 1)
    page.wait_for_selector("#notice", state="hidden")
    page.reload()
    until_playable(page)
    check_board(visitor, same_game(True, 7, chosen))


def test_a_page_that_is_kept_when_it_is_left(visitor: ShoresVisitor) -> None:
    """It holds nothing from other pages; on return, it is loaded again."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    chosen = visitor.play_out(Random(1), 2)
    assert page.evaluate(LOCKS) == 2
    leave = "dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))"
    page.evaluate(leave)
    until(page, lambda: page.evaluate(LOCKS) == 0)
    with page.expect_navigation():
        page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
    until_playable(page)
    check_board(visitor, same_game(True, 7, chosen))
    visitor.play_out(Random(2), 1)


def test_a_damaged_entry_among_the_games(visitor: ShoresVisitor) -> None:
    """The others are still listed; the damaged one can be downloaded or deleted."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    chosen = visitor.play_out(Random(1), 2)
    page.evaluate(
        """() => new Promise(done => {
          const request = indexedDB.open("tripoli " + location.pathname);
          request.onsuccess = () => {
            const games = request.result.transaction("games", "readwrite").objectStore("games");
            games.put({id: "bad", name: "bad", changed: 9e15, deleted: 0, summary: null});
            games.put({id: "odd", name: 5, changed: "x", deleted: 0, summary: {pieces: null}});
            games.transaction.oncomplete = () => { request.result.close(); done(); };
          };
        })"""
    )
    page.reload()
    until_playable(page)
    check_board(visitor, same_game(True, 7, chosen))
    from_menu(page, "#games-button")
    page.wait_for_selector("#games li")
    assert page.locator("#games li").count() == 3
    rows = page.locator("#games li", has_text="This saved game is damaged")
    assert rows.count() == 2
    for left in (1, 0):
        rows.first.get_by_text("Delete").click()
        expect(rows).to_have_count(left)


def test_a_list_that_cannot_be_read(visitor: ShoresVisitor) -> None:
    """The page says that it cannot be read, not that there are no games; Python continues."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    session_worker(page).evaluate(
        """(() => { IDBObjectStore.prototype.getAll = () => {
          throw new DOMException('unreadable') } })()"""
    )
    from_menu(page, "#games-button")
    page.wait_for_selector("#games-trouble >> text=cannot be read")
    assert page.locator("#games-list").inner_text() == ""
    page.keyboard.press("Escape")
    chosen = visitor.play_out(Random(1), 2)
    check_board(visitor, same_game(True, 7, chosen))


def test_a_link_over_which_an_answer_puts_its_address(visitor: ShoresVisitor) -> None:
    """It is opened all the same."""
    page = visitor.page
    visitor.begin("solitaire", 5)
    game = same_game(True, 5, ["event Thomas Jefferson", "move Gibraltar > Malta"])
    page.evaluate(
        """link => {
          const before = location.href;
          location.hash = '#g=' + link;
          history.replaceState(null, '', before);
        }""",
        deflated(game.record.to_json()),
    )
    page.wait_for_selector("#log .line >> text=to Malta", state="attached", timeout=60_000)


def test_a_link_that_is_opened_while_something_is_done(visitor: ShoresVisitor) -> None:
    """It is opened when the work is done."""
    page = visitor.page
    game = same_game(True, 5, ["event Thomas Jefferson", "move Gibraltar > Malta"])
    page.goto(visitor.address, wait_until="commit")
    page.click('[data-new="solitaire"]')
    page.evaluate("link => { location.hash = '#g=' + link }", deflated(game.record.to_json()))
    page.wait_for_selector("#log .line >> text=to Malta", state="attached", timeout=60_000)
    check_board(visitor, game)
    two_slashes = visitor.address[:-1] + "//"
    page.goto(f"{two_slashes}#g={deflated(game.record.to_json())}")
    page.evaluate("self.stayed = true")
    page.wait_for_selector("#log .line >> text=to Malta", state="attached", timeout=60_000)
    check_board(visitor, game)
    # A page served by another copy's service worker must not reload for that reason.
    page.wait_for_selector("#offline >> text=Ready to play offline", state="attached")
    serving = "navigator.serviceWorker.controller?.scriptURL.endsWith('//sw.js') ?? false"
    until(page, lambda: page.evaluate(serving))
    page.wait_for_timeout(300)
    assert page.evaluate("self.stayed")


@pytest.mark.soak
def test_a_new_version_and_a_game_that_could_not_be_kept(
    site: Site, context: BrowserContext
) -> None:
    """Another tab may request it: this one says that the game must be saved first."""
    page = context.new_page()
    visitor = ShoresVisitor(page, site.address)
    visitor.begin("solitaire", 7)
    chosen = visitor.play_out(Random(1), 2)
    until_prepared(page)
    session_worker(page).evaluate(FULL)
    chosen += visitor.play_out(Random(2), 2)
    assert "no room left to save the game" in page.inner_text("#notice")
    changed(site)
    second = context.new_page()
    second.goto(site.address)
    second.wait_for_selector("#update:not([hidden])")
    second.keyboard.press("Escape")
    second.click("#update-now")
    second.wait_for_selector("h1:has-text('Tripoli 2')")
    page.wait_for_selector("#update-text >> text=save it to a file first")
    check_board(visitor, same_game(True, 7, chosen))
    chosen += visitor.play_out(Random(3), 1)
    check_board(visitor, same_game(True, 7, chosen))
    page.click("#update-now")
    page.wait_for_selector("h1:has-text('Tripoli 2')")


@pytest.mark.soak
def test_a_breakdown_offline(site: Site, context: BrowserContext) -> None:
    """Python restarts even without network."""
    visitor = ShoresVisitor(context.new_page(), site.address)
    page = visitor.page
    page.goto(site.address)
    until_prepared(page)
    site.stop()
    visitor.begin("solitaire", 7)
    chosen = visitor.play_out(Random(1), 2)
    session_worker(page).evaluate(BREAK)
    press_something(page)
    page.wait_for_selector("#prompt.error >> text=choose again")
    chosen += visitor.play_out(Random(2), 2)
    check_board(visitor, same_game(True, 7, chosen))
    site.start(0)


COUNT = """async () => {
  let found = 0;
  for (const name of await caches.keys()) found += (await (await caches.open(name)).keys()).length;
  return found;
}"""


@pytest.mark.soak
def test_deleted_files_are_fetched_again(site: Site, context: BrowserContext) -> None:
    """Files that the browser has deleted from the offline cache are downloaded again."""
    page = context.new_page()
    page.goto(site.address)
    until_prepared(page)
    whole = page.evaluate(COUNT)
    page.evaluate("caches.keys().then(all => Promise.all(all.map(name => caches.delete(name))))")
    page.reload()
    way(page)
    until(page, lambda: page.evaluate(COUNT) == whole)
    site.stop()
    page.goto("about:blank")
    page.goto(site.address)
    assert way(page) == "snapshot"
    site.start(0)


def test_files_that_cannot_be_read_come_over_the_line(site: Site, context: BrowserContext) -> None:
    """Files missing from the cache, or that cannot be read from it, come from the network."""
    script = site.folder / "sw.js"
    unreadable = """const real = caches.open.bind(caches);
    caches.open = name => self.registration.active ? Promise.reject(new Error("no")) : real(name);
    """
    script.write_text(unreadable + script.read_text(encoding="utf-8"), encoding="utf-8")
    page = context.new_page()
    page.goto(site.address)
    page.wait_for_selector("body[data-way]", state="attached")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = context.new_cdp_session(page)
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")
    page.goto(f"{site.address}?seed=7")
    assert way(page) in ("compiled", "snapshot")


@pytest.mark.parametrize(
    "archive",
    [pytest.param(True, marks=pytest.mark.soak), False],
    ids=["compiled", "ordinary"],
)
def test_a_server_that_knows_no_new_types(
    site: Site, context: BrowserContext, archive: bool
) -> None:
    """Servers with an outdated list of MIME types send modules and WebAssembly as plain bytes."""
    handler = site.serving.RequestHandlerClass.func  # type: ignore[attr-defined]
    plain = {".mjs", ".wasm", ".webmanifest", ".woff2"}
    handler.extensions_map = {
        **handler.extensions_map,
        **dict.fromkeys(plain, "application/octet-stream"),
    }
    if not archive:
        Path(site.folder / "python.bin").unlink()
    page = context.new_page()
    page.goto(site.address)
    assert way(page) == ("compiled" if archive else "ordinary")


def at(page: Page, time: int) -> None:
    """Freeze the page's animations at a time in ms."""
    page.evaluate(
        """time => document.getAnimations().forEach(one => {
          one.pause();
          one.currentTime = time;
        })""",
        time,
    )


def test_scripts_that_do_not_come(newcomer: ShoresVisitor) -> None:
    """After half a minute the page says what to do, without any script."""
    page = newcomer.page
    late = page.locator("#late")
    for name in ("app.js", "client.js", "gate.js"):
        page.route(f"**/{name}", lambda route: None)
        page.goto(newcomer.address, wait_until="commit")
        late.wait_for(state="attached")
        until(page, lambda: page.evaluate("document.getAnimations().length") > 0)
        at(page, 29_999)
        assert late.is_hidden()
        at(page, 30_000)
        assert late.is_visible()
        assert "Check your connection and reload the page" in late.inner_text()
        page.unroute(f"**/{name}")
    newcomer.begin("solitaire", 7)
    assert not late.count()
    newcomer.complaints.clear()


def test_a_page_that_ends_slowly_holds_no_game(newcomer: ShoresVisitor) -> None:
    """After a reload, the previous page may still hold the game for a short time."""
    newcomer.begin("solitaire", 7)
    page = newcomer.page
    id = newcomer.page.url.partition("#game=")[2]
    other = page.context.new_page()
    other.goto(f"{newcomer.address}icon.svg")
    site = page.evaluate("new URL('.', location.href).href")
    page.goto("about:blank")
    other.evaluate(
        """async ([site, id]) => {
          const name = `tripoli ${new URL(site).pathname} ${id}`;
          await new Promise(had => navigator.locks.request(name, () => {
            had();
            return new Promise(done => { self.letGo = done; });
          }));
        }""",
        [site, id],
    )
    page.goto(f"{newcomer.address}#game={id}")
    page.wait_for_selector("#take-over:not([hidden])", timeout=60_000)
    other.evaluate("letGo()")
    page.wait_for_selector("#take-over", state="hidden")
    newcomer.play_out(Random(1), 1)
