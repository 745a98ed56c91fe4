"""Saving games automatically, the list of games, two tabs, undo."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any
from urllib.parse import urlsplit

from checks import check_board, same_game
from driver import ShoresVisitor
from playwright.sync_api import BrowserContext, Page, expect
from visitor import from_menu, press_something, read_link, session_worker, until_playable

import tripoli
from tripoli.games import GAMES
from tripoli.session.links import pack, unpack
from tripoli.shores.title import SHORES


def linked(address: str) -> Any:
    """The record in a link."""
    return json.loads(unpack(GAMES, address.partition("#g=")[2].partition("&")[0]))


def test_a_game_goes_on_after_the_page_is_closed(visitor: ShoresVisitor) -> None:
    """It resumes after any choice: by its address, and from the menu of a newly opened page."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    chosen: list[str] = []
    for step in range(3):
        chosen += visitor.play_out(Random(step), 2)
        page.reload()
        until_playable(page)
        check_board(visitor, same_game(True, 7, chosen))
    other = page.context.new_page()
    page.close()
    other.goto(visitor.address)
    other.click("#go-on", timeout=60_000)
    until_playable(other)
    again = ShoresVisitor(other, visitor.address)
    chosen += again.play_out(Random(9))
    check_board(again, same_game(True, 7, chosen))


def test_the_games_screen(visitor: ShoresVisitor) -> None:
    """In play and ended, with pictures; resume, rename, delete and restore."""
    page = visitor.page
    visitor.begin("solitaire", 11)
    visitor.play_out(Random(11))
    visitor.begin("hot seat", 3)
    visitor.sit()
    visitor.choose("event Swedish Frigates Arrive")
    from_menu(page, "#games-button")
    rows = page.locator("#games li")
    rows.first.wait_for()
    assert rows.count() == 2
    assert "Two players" in rows.nth(0).inner_text()
    assert "Tripolitania" in rows.nth(1).inner_text()
    assert rows.nth(0).locator(".position .dot").count() > 10
    rows.nth(0).get_by_text("Rename").click()
    page.fill("#games-news input", "<b>Us & them</b>")
    page.keyboard.press("Enter")
    page.wait_for_selector("#games li >> text=<b>Us & them</b>")
    expect(rows.nth(0).locator("button").first).to_be_focused()
    rows.nth(0).get_by_text("Delete").click()
    page.wait_for_selector("#games-news >> text=was deleted")
    expect(rows).to_have_count(1)
    page.click("#games-news button")
    page.wait_for_selector("#games li >> text=<b>Us & them</b>")
    assert rows.count() == 2
    expect(rows.nth(0).locator("button").first).to_be_focused()
    rows.nth(1).get_by_text("View").click()
    page.wait_for_selector("#prompt >> text=Tournament score")
    page.reload()
    page.wait_for_selector("#prompt >> text=Tournament score", timeout=60_000)


SAVED = """(() => {
  const open = async () => {
    const all = await indexedDB.databases();
    const {name} = all.find(one => one.name.startsWith('tripoli'));
    return new Promise(done => {
      indexedDB.open(name).onsuccess = event => done(event.target.result);
    });
  };
  return async change => {
    const database = await open();
    const games = database.transaction('games', 'readwrite').objectStore('games');
    const all = await new Promise(done => {
      games.getAll().onsuccess = event => done(event.target.result);
    });
    for (const game of change(all)) games.put(game);
    await new Promise(done => { games.transaction.oncomplete = done; });
    database.close();
    return all.length;
  };
})()"""
"""Changes the saved games with a function from all of them to those to be written; returns how many
there were."""


def change(page: Page, how: str) -> int:
    """Change the saved games as a function in JavaScript says."""
    return int(page.evaluate(f"{SAVED}({how})"))


def test_a_wrong_clock_does_not_decide_what_is_resumed(visitor: ShoresVisitor) -> None:
    """But the game that was saved last; games that were saved without a serial go by their time."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    visitor.choose("event Thomas Jefferson")
    change(page, "games => games.map(game => ({...game, changed: game.changed + 1e12}))")
    visitor.begin("hot seat", 3)
    visitor.sit()
    visitor.choose("event Swedish Frigates Arrive")

    def listed() -> str:
        page.goto("about:blank")
        page.goto(visitor.address)
        page.wait_for_selector("#go-on:not([hidden], [aria-disabled])", timeout=60_000)
        page.click("#games-button")
        return page.locator("#games li").first.inner_text()

    assert "Two players" in listed()
    change(page, "games => games.map(({serial, ...game}) => game)")
    assert "Solitaire" in listed()


def test_a_long_list_of_games_is_drawn_as_it_is_looked_through(visitor: ShoresVisitor) -> None:
    """All of 90 games can be reached by keyboard, with few elements at first; the list does not
    shrink when a game is deleted.
    """
    page = visitor.page
    visitor.begin("solitaire", 7)
    visitor.choose("event Thomas Jefferson")
    change(
        page,
        """([game]) => Array.from({length: 89},
          (_, index) => ({...game, blocks: 0, id: `copy ${index}`, name: `Copy ${index}`, serial: 0,
            changed: game.changed - index - 1}))""",
    )
    from_menu(page, "#games-button")
    rows = page.locator("#games li")
    expect(rows).to_have_count(20)
    assert page.evaluate("document.querySelectorAll('#games *').length") < 2000
    more = page.locator("#games-list > button")
    expect(more).to_have_text("Show 20 more of 70")
    more.focus()
    page.keyboard.press("Enter")
    expect(rows).to_have_count(40)
    expect(rows.nth(20).locator("button").first).to_be_focused()
    rows.nth(30).get_by_text("Delete").click()
    # Only now is it gone: there were forty rows before, too.
    expect(more).to_have_text("Show 20 more of 49")
    expect(rows).to_have_count(40)
    for count in (60, 80):
        more.press("Enter")
        expect(rows).to_have_count(count)
    expect(more).to_have_text("Show 9 more")
    more.press("Enter")
    expect(rows).to_have_count(89)
    expect(more).to_be_hidden()
    assert "Copy 88" in rows.last.inner_text()
    rows.last.get_by_text("Resume").click()
    until_playable(page)
    from_menu(page, "#games-button")
    expect(rows).to_have_count(20)


def test_a_link_opened_again_is_the_game_that_is_saved(visitor: ShoresVisitor) -> None:
    """As long as nobody has played on; then it is another game. The same for files."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    visitor.play_out(Random(1), 6)
    from_menu(page, "#link-game")
    whole = read_link(page)
    from_menu(page, "#link-position")
    position = read_link(page)
    count = change(page, "games => games.map(game => ({...game, deleted: Date.now()}))")
    assert count == 1
    for link, saved in ((whole, 2), (whole, 2), (position, 3), (position, 3), (whole, 3)):
        page.goto("about:blank")
        page.goto(link)
        until_playable(page)
        page.wait_for_selector("#notice", state="hidden")
        assert change(page, "() => []") == saved
    # Without leaving the page, too.
    page.evaluate("link => { location.hash = new URL(link).hash }", whole)
    expect(page).to_have_url(re.compile("#game="))
    assert change(page, "() => []") == 3
    visitor.play_out(Random(2), 1)
    page.goto("about:blank")
    page.goto(whole)
    until_playable(page)
    assert change(page, "() => []") == 4


VERSION_1 = """([record, site]) => new Promise((done, fail) => {
  const request = indexedDB.open("tripoli " + site, 1);
  request.onerror = fail;
  request.onupgradeneeded = () => request.result.createObjectStore("games", {keyPath: "id"});
  request.onsuccess = () => {
    // As that version does: it makes way for a page that deletes or upgrades the database.
    request.result.onversionchange = () => { request.result.close(); self.madeWay = true; };
    const transaction = request.result.transaction("games", "readwrite");
    transaction.objectStore("games").put({
      id: "older", name: "Older", made: "new", created: 1, changed: 2, version: 3, deleted: 0,
      serial: 1, record, summary: {game: "shores", over: false, choices: 2, players: {},
        setup: {scenario: "standard", solitaire: true}, board: null},
    });
    transaction.oncomplete = done;
  };
})"""
"""Saves a game as version 1 of the database had it, in a page that stays open."""
STORED = """() => new Promise((done, fail) => {
  const request = indexedDB.open("tripoli " + location.pathname);
  request.onerror = fail;
  request.onsuccess = () => {
    const stores = request.result.transaction(["games", "choices"]);
    const games = stores.objectStore("games").getAll();
    const choices = stores.objectStore("choices").getAll();
    stores.oncomplete = () => {
      request.result.close();
      done({games: games.result, choices: choices.result});
    };
  };
})"""


def test_a_game_of_the_older_database_goes_on(context: BrowserContext, address: str) -> None:
    """It is opened and saved, also while an older page is still open; a link to it that is opened
    is the same game; nothing is saved twice.
    """
    chosen = ["event Thomas Jefferson", "move Gibraltar > Malta"]
    record = same_game(True, 7, chosen).record
    older = context.new_page()
    older.route("**/older", lambda route: route.fulfill(body="<!doctype html>older"))
    older.goto(f"{address}older")
    older.evaluate(VERSION_1, [record.to_json(), urlsplit(address).path])
    page = context.new_page()
    visitor = ShoresVisitor(page, address)
    page.goto(f"{address}#g={pack(SHORES, record)}")
    until_playable(page)
    expect(page).to_have_url(re.compile("#game=older$"))
    assert older.evaluate("self.madeWay")
    assert [game["record"] for game in page.evaluate(STORED)["games"]] == [record.to_json()]
    visitor.choose("done")
    stored = page.evaluate(STORED)
    assert len(stored["games"]) == len(stored["choices"]) == 1
    assert "record" not in stored["games"][0]
    assert stored["choices"][0].count('"choice":') == 3
    page.reload()
    until_playable(page)
    check_board(visitor, same_game(True, 7, [*chosen, "done"]))
    expect(page).to_have_title(re.compile("Tripoli"))


def long_game() -> list[str]:
    """So many choices of a game of two people that one more fills a block, and it goes on."""
    for seed in range(100):
        rng, game = Random(seed), tripoli.new_game(seed=3)
        while game.decision is not None and len(game.sides) < 70:
            game.choose(rng.choice(game.decision.options))
        if game.decision is not None:
            return [line.choice for line in game.record.lines[:63]]
    raise AssertionError("no game is as long as that")


def test_a_choice_is_saved_beside_those_before_it(visitor: ShoresVisitor) -> None:
    """A block of choices that is full is not written again; saving that fails halfway changes
    nothing, and is made up for.
    """
    page = visitor.page
    chosen = long_game()
    page.goto(f"{visitor.address}#g={pack(SHORES, same_game(False, 3, chosen).record)}")
    until_playable(page)
    session_worker(page).evaluate(
        """(() => {
          const { put } = IDBObjectStore.prototype;
          self.written = [];
          self.full = false;
          IDBObjectStore.prototype.put = function (...what) {
            if (this.name === "choices" && self.full)
              throw new DOMException('no room', 'QuotaExceededError');
            if (this.name === "choices") self.written.push(what[1][1]);
            return put.apply(this, what);
          };
        })()"""
    )
    chosen += visitor.play_out(Random(1), 1)
    chosen += visitor.play_out(Random(2), 1)
    whole = page.evaluate(STORED)
    assert [block.count('"choice":') for block in whole["choices"]] == [64, 1]
    session_worker(page).evaluate("self.full = true")
    chosen += visitor.play_out(Random(3), 1)
    assert "no room left to save the game" in page.inner_text("#notice")
    assert page.evaluate(STORED) == whole
    session_worker(page).evaluate("self.full = false")
    chosen += visitor.play_out(Random(4), 1)
    page.wait_for_selector("#notice", state="hidden")
    assert session_worker(page).evaluate("self.written") == [0, 1, 1]
    page.reload()
    until_playable(page)
    check_board(visitor, same_game(False, 3, chosen))


def test_nothing_hidden_lies_in_the_page(visitor: ShoresVisitor) -> None:
    """The list of games contains public information only, and no records."""
    visitor.begin("hot seat", 7)
    visitor.sit()
    hand = visitor.page.locator("#hand [data-card]").evaluate_all(
        "all => all.map(card => card.dataset.card)"
    )
    visitor.choose("event Swedish Frigates Arrive")
    from_menu(visitor.page, "#games-button")
    visitor.page.wait_for_selector("#games li")
    text = visitor.page.evaluate("document.querySelector('#games-list').outerHTML")
    assert [name for name in hand if name in text] == []


def test_two_tabs_on_one_game(visitor: ShoresVisitor) -> None:
    """The second one says so and follows; it can take the game over; nothing is overwritten."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    chosen = visitor.play_out(Random(1), 2)
    second = page.context.new_page()
    other = ShoresVisitor(second, visitor.address)
    second.goto(page.url)
    second.wait_for_selector("#notice:not([hidden])", timeout=60_000)
    assert "open in another tab" in second.inner_text("#notice")
    offered = other.offered()
    press_something(second, offered[0])
    second.wait_for_selector("#prompt.error")
    assert second.locator("#take-over").is_visible()
    check_board(other, same_game(True, 7, chosen))
    chosen += visitor.play_out(Random(2), 1)
    game = same_game(True, 7, chosen)
    second.wait_for_selector(
        f"#log .line:nth-child({len(game.log(tripoli.Side.AMERICAN))})", state="attached"
    )
    check_board(other, game)
    second.click("#take-over")
    second.wait_for_selector("#notice", state="hidden")
    page.wait_for_selector("#notice:not([hidden])")
    chosen += other.play_out(Random(3), 2)
    game = same_game(True, 7, chosen)
    page.wait_for_selector(
        f"#log .line:nth-child({len(game.log(tripoli.Side.AMERICAN))})", state="attached"
    )
    check_board(visitor, game)


def test_a_deleted_game_that_is_played_on_is_kept(visitor: ShoresVisitor) -> None:
    """Deleting the game on the table does not stop it, and the next choice saves it again."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    chosen = visitor.play_out(Random(1), 2)
    from_menu(page, "#games-button")
    page.locator("#games li").get_by_text("Delete").click()
    page.wait_for_selector("#games-news >> text=was deleted")
    page.keyboard.press("Escape")
    chosen += visitor.play_out(Random(2), 1)
    page.reload()
    until_playable(page)
    check_board(visitor, same_game(True, 7, chosen))


def test_undo_after_a_reload(visitor: ShoresVisitor) -> None:
    """What could be undone before can still be undone."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    for choice in ("event Thomas Jefferson", "move Gibraltar > Malta"):
        visitor.choose(choice)
    page.reload()
    until_playable(page)
    visitor.press(page.locator("#undo-play"))
    check_board(visitor, same_game(True, 7, []))


def test_looking_back_takes_nothing_back(visitor: ShoresVisitor) -> None:
    """The undo keys affect the game, not the moment shown."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    for choice in ("event Thomas Jefferson", "move Gibraltar > Malta"):
        visitor.choose(choice)
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    page.keyboard.press("u")
    page.keyboard.press("Home")
    page.wait_for_selector('#prompt:has-text(", after 0 of 2 choices.")')
    page.keyboard.press("Escape")
    assert "up to 2 frigates" in visitor.prompt()
    assert page.evaluate("document.activeElement.id") == "prompt"


def test_taking_back_further(visitor: ShoresVisitor) -> None:
    """Past the dice, after a confirmation; the record says so."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    chosen = visitor.play_out(Random(1), 9)
    while page.locator("#undo").is_enabled():
        chosen += visitor.play_out(Random(len(chosen)), 1)
    page.click("#menu-button")
    page.click("#further")
    visitor.press(page.locator("#further-one"))
    check_board(visitor, same_game(True, 7, chosen[:-1]))
    from_menu(page, "#link-game")
    kept = linked(read_link(page))
    assert kept["taken_back"] == [[len(chosen) - 1, 1]]
