"""A second game in the same site: the shell works with any game's part, in a folder of its own."""

from __future__ import annotations

import base64
import gzip
import zlib
from random import Random
from typing import Any
from zipfile import ZipFile

import build
import pytest
from archives import split
from checks import check_board, same_game
from driver import ShoresVisitor
from pair import Built
from playwright.sync_api import BrowserContext, Page
from sites import Site, changed, way, with_banners
from tiny import TINY
from visitor import Visitor, from_menu, read_link, until_playable, until_prepared

from tripoli.kernel.chance import SeededChance
from tripoli.session.links import pack
from tripoli.shores.title import SHORES

READY = "#offline >> text=Ready to play offline."
SHORES_LINK = pack(SHORES, SHORES.rules.new_game({}, SeededChance(7)).record)
TINY_RECORD = TINY.rules.new_game({}, SeededChance(5)).record
TINY_LINK = pack(TINY, TINY_RECORD)
KNOWN = "async () => (await caches.keys()).map(name => name.split(' ')[1]).sort()"
"""The pages that have offline copies."""


@pytest.fixture
def stranger(stranger: Page) -> Page:
    """The same with more patience: most tests start Python several times."""
    stranger.set_default_timeout(60_000)
    return stranger


def tiny(site: Site) -> str:
    """The address of the second game."""
    return f"{site.address}tiny/"


def settled(page: Page, address: str) -> None:
    """Open a page, and wait until it has prepared the next visit."""
    page.goto(address)
    until_prepared(page)


def opened(page: Page, address: str) -> None:
    """A game is open at an address."""
    page.wait_for_url(f"{address}#game=*")
    page.wait_for_selector("body.in-play")


class Player(Visitor):
    """A visitor who plays the tiny game."""

    END = "wins."


def check_table(visitor: Visitor, card: str) -> None:
    """The seat's card lies in the hand, each seat's piece on the track, and dice in the log."""
    page = visitor.page
    assert page.locator("#hand .mini").count() == 1
    assert visitor.raised(card).locator('[data-choice="show"]').is_visible()
    page.keyboard.press("Escape")
    keys = page.locator("#map .stack").evaluate_all("all => all.map(one => one.dataset.key)")
    assert keys == ["Red at 0", "Green at 0", "Blue at 0"]
    page.locator(f".held button:has-text('{card}')").click()
    page.wait_for_selector(f"#pile[open] .card[aria-label='{card}']")
    page.keyboard.press("Escape")
    visitor.choose("roll")
    face = page.locator("#log .die").last.get_attribute("data-face")
    assert f"rolls {face}." in page.locator("#log").inner_text()


def test_another_game_in_the_same_page(stranger: Page, pair: Site) -> None:
    """Started, played, handed over, undone, saved, replayed and shared, by the shell alone."""
    visitor = Player(stranger, tiny(pair))
    visitor.begin("3", 5)
    assert visitor.sit() == "Red"
    assert set(visitor.offered()) == {"roll", "stop", "show"}
    assert stranger.locator(".held").all_inner_texts()[1:] == ["nothing", "nothing"]
    visitor.choose("stop")
    visitor.press(stranger.locator("#undo"))
    visitor.choose("stop")
    assert visitor.sit() == "Green"
    assert stranger.locator("#undo").is_disabled(), "the device has changed hands"
    shown = stranger.locator(".held").all_inner_texts()
    assert shown[0] == "nothing"
    assert shown[1] != "nothing"
    check_table(visitor, shown[1])
    stranger.reload()
    stranger.wait_for_selector("button[data-sit]", timeout=60_000)
    played = 0
    while not visitor.over():
        if visitor.sit() is None:
            visitor.choose("show" if "show" in visitor.offered() else ("roll", "stop")[played % 2])
            played += 1
    assert stranger.locator("#choices >> text=New game").is_visible()
    from_menu(stranger, "#look-back")
    stranger.wait_for_selector("#replay:not([hidden])")
    stranger.keyboard.press("Home")
    stranger.wait_for_selector('#prompt:has-text("at 0 : 0 : 0, after 0 of ")')
    stranger.keyboard.press("Escape")
    from_menu(stranger, "#link-game")
    link = read_link(stranger)
    assert link.startswith(tiny(pair))
    from_menu(stranger, "#games-button")
    stranger.wait_for_selector("#games li")
    stranger.goto("about:blank")
    stranger.goto(link)
    stranger.wait_for_selector("#replay:not([hidden])", timeout=60_000)
    assert visitor.complaints == []
    assert all(address.startswith(pair.address) for address in visitor.elsewhere)


def test_each_title_shows_the_other_games(stranger: Page, pair: Site) -> None:
    """As links of their names, by keyboard, too, large enough for a finger."""
    stranger.goto(pair.address)
    for name, address in (("Tiny", tiny(pair)), ("The Shores of Tripoli", pair.address)):
        link = stranger.get_by_role("navigation", name="Other games").get_by_role("link")
        assert link.all_inner_texts() == [name]
        box = link.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        link.focus()
        stranger.keyboard.press("Enter")
        stranger.wait_for_url(address)
    assert stranger.locator("h1").inner_text() == "Tripoli"


def test_each_game_of_the_site_leads_to_the_other(stranger: Page, address: str) -> None:
    stranger.goto(address)
    stranger.click("#other-games >> text=Wilderness War")
    stranger.wait_for_url(f"{address}wilderness/")
    stranger.click("#other-games >> text=Tripoli")
    stranger.wait_for_url(address)


def all_loaded(page: Page) -> None:
    """Wait for the last that the page of the first game loads: what engraves its pictures."""
    page.wait_for_selector("img.picture[src]")


def test_both_games_offline(pair: Site, context: BrowserContext) -> None:
    """A visitor of one game loads nothing of the other; whoever knows one loads of the other what
    is not in both. Each has its own offline copy, snapshot and saved games; links lead from one to
    the other.
    """
    page = context.new_page()
    visitor = ShoresVisitor(page, pair.address)
    visitor.begin("solitaire", 7)
    chosen = visitor.play_out(Random(1), 3)
    kept = page.url
    until_prepared(page)
    all_loaded(page)
    assert {name for name in pair.sent if name.startswith("tiny/")} == set()
    first = sum(pair.sent.values())
    pair.sent.clear()
    settled(page, tiny(pair))
    assert {name for name in pair.sent if not name.startswith("tiny/")} <= {"sw.js"}
    assert sum(pair.sent.values()) < first / 20
    other = Player(page, tiny(pair))
    other.begin("2", 5)
    assert other.sit() == "Red"
    other.choose("stop")
    pair.stop()
    page.goto(kept)
    assert way(page) == "snapshot"
    until_playable(page)
    check_board(visitor, same_game(True, 7, chosen))
    page.goto("about:blank")
    page.goto(pair.address)
    page.click("#games-button")
    page.wait_for_selector("#games[open]")
    assert page.locator("#games-list li").count() == 1
    page.keyboard.press("Escape")
    page.click("#other-games a")
    page.wait_for_url(tiny(pair))
    assert way(page) == "snapshot"
    page.wait_for_selector("#go-on:not([aria-disabled])")
    page.click("#go-on")
    page.wait_for_selector("button[data-sit]")
    assert other.sit() == "Green"
    assert visitor.complaints == []
    pair.start(0)


def test_without_the_first_games_worker(pair: Site, stranger: Page) -> None:
    """What the games share has the same address for both."""
    stranger.goto(pair.address)
    way(stranger)
    all_loaded(stranger)
    pair.sent.clear()
    stranger.goto(tiny(pair))
    assert way(stranger) == "compiled"
    assert {name for name in pair.sent if not name.startswith("tiny/")} == set()


def test_the_second_game_alone(pair: Site, context: BrowserContext) -> None:
    """Its visitor loads nothing of the first game, and plays offline without it, even if the host
    puts something into every page.
    """
    with_banners(pair)
    page = context.new_page()
    settled(page, tiny(pair))
    assert way(page) == "compiled"
    shared = {name for name in pair.sent if not name.startswith("tiny/")}
    assert all(name.startswith(("pyodide-", "python-", *build.SHARED)) for name in shared)
    pair.stop()
    page.goto("about:blank")
    page.goto(tiny(pair))
    assert way(page) == "snapshot"
    pair.start(0)


def update(page: Page, name: str) -> None:
    """Accept a new version."""
    page.reload()
    page.wait_for_selector("#update:not([hidden])", state="attached")
    assert page.locator("h1").inner_text() == name
    page.keyboard.press("Escape")
    page.click("#update-now")
    page.wait_for_selector(f"h1:has-text('{name} 2')")


@pytest.mark.soak
def test_a_new_version_of_one_game(pair: Site, context: BrowserContext) -> None:
    """It is offered on its page while the other is open, which stays as it is: a new version of the
    second game, then of the first. Offline, each is what it was last.
    """
    names, addresses = ["Tripoli", "Tiny"], (pair.address, tiny(pair))
    tabs = [context.new_page() for _ in names]
    for tab, address in zip(tabs, addresses, strict=True):
        settled(tab, address)
    for number in (1, 0):
        changed(pair, number)
        other = 1 - number
        tabs[other].evaluate("self.stayed = true")
        update(tabs[number], names[number])
        assert tabs[other].locator("#update").is_hidden()
        assert tabs[other].evaluate("self.stayed")
        tabs[other].reload()
        way(tabs[other])
        assert tabs[other].locator("h1").inner_text() == names[other]
        names[number] += " 2"
        tabs[number].wait_for_selector(READY, state="attached")
    pair.stop()
    for tab, name, address in zip(tabs, names, addresses, strict=True):
        tab.goto("about:blank")
        tab.goto(address)
        way(tab)
        assert tab.locator("h1").inner_text() == name
    pair.start(0)


def renewed(site: Site) -> None:
    """A later version of everything: what the games share has changed, too."""
    old = next(site.folder.glob("python-*.bin"))
    archive = site.folder.parent / "archive.zip"
    archive.write_bytes(gzip.decompress(old.read_bytes()))
    with ZipFile(archive, "a") as content:
        content.writestr("later.txt", "later")
    old.unlink()
    shared, _ = split([archive.read_bytes()] * 2)
    new = site.folder / f"python-{build.sha256(shared)[:8]}.bin"
    new.write_bytes(gzip.compress(shared))
    for number in range(len(site.pages)):
        changed(site, number)


def test_a_new_version_of_both_games(pair: Site, context: BrowserContext) -> None:
    """Each is updated when its player asks for it; until then the other one keeps its version."""
    page = context.new_page()
    settled(page, pair.address)
    settled(page, tiny(pair))
    renewed(pair)
    update(page, "Tiny")
    page.goto(pair.address)
    assert way(page) == "snapshot"
    update(page, "Tripoli")
    until_prepared(page)
    assert page.evaluate(KNOWN) == [pair.address, tiny(pair)], "the earlier ones are removed"


@pytest.mark.soak
def test_a_first_visit_past_an_older_version_of_the_other_game(
    pair: Site, context: BrowserContext
) -> None:
    """The other game's service worker answers for what both share, but not with another version."""
    page = context.new_page()
    settled(page, pair.address)
    renewed(pair)
    settled(page, tiny(pair))
    assert way(page) == "compiled"
    assert page.locator("h1").inner_text() == "Tiny 2"
    assert page.locator("#update").is_hidden()


@pytest.mark.soak
@pytest.mark.parametrize("number", [0, 1])
def test_one_offline_copy_is_deleted(pair: Site, context: BrowserContext, number: int) -> None:
    """The other one is whole without it."""
    page = context.new_page()
    addresses = (pair.address, tiny(pair))
    deleted, other = addresses[number], addresses[1 - number]
    settled(page, deleted)
    settled(page, other)
    page.evaluate(
        """async address => {
          for (const found of await navigator.serviceWorker.getRegistrations())
            if (found.scope === address) await found.unregister();
          for (const name of await caches.keys())
            if (name.split(" ")[1] === address) await caches.delete(name);
        }""",
        deleted,
    )
    assert page.evaluate(KNOWN) == [other]
    pair.stop()
    page.goto("about:blank")
    page.goto(other)
    assert way(page) == "snapshot"
    pair.start(0)


def test_links_are_forwarded(pair: Site, stranger: Page) -> None:
    """From each page to the other, in a new tab and in an open one."""
    stranger.goto(f"{pair.address}#g={TINY_LINK}")
    opened(stranger, tiny(pair))
    stranger.evaluate("link => { location.hash = `g=${link}` }", SHORES_LINK)
    opened(stranger, pair.address)
    stranger.evaluate("link => { location.hash = `g=${link}&at=0` }", TINY_LINK)
    stranger.wait_for_url(f"{tiny(pair)}#game=*")
    stranger.wait_for_selector("#replay:not([hidden])")
    stranger.go_back()
    stranger.wait_for_selector("body.in-play")


PASTE = """text => {
  const data = new DataTransfer();
  data.setData("text/plain", text);
  document.body.dispatchEvent(new ClipboardEvent("paste", {clipboardData: data, bubbles: true}));
}"""


def older(text: str) -> str:
    """A link of a version that had one game."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def test_games_are_forwarded(pair: Site, stranger: Page) -> None:
    """A saved game that is pasted, and links that do not name their game."""
    stranger.goto(pair.address)
    way(stranger)
    stranger.evaluate(PASTE, TINY_RECORD.to_json())
    opened(stranger, tiny(pair))
    assert stranger.locator("#prompt").inner_text() != ""
    record = SHORES.rules.new_game({}, SeededChance(7)).record
    stranger.goto("about:blank")
    stranger.goto(f"{tiny(pair)}#g={older(record.to_json())}")
    opened(stranger, pair.address)
    stranger.evaluate(PASTE, f"Have a look: {tiny(pair)}#g={TINY_LINK}&at=0")
    stranger.wait_for_url(f"{tiny(pair)}#game=*")
    stranger.wait_for_selector("#replay:not([hidden])")


def test_a_site_without_that_game_says_so(stranger: Page, address: str) -> None:
    """A link to a game that this version does not know is refused, and nothing is lost."""
    stranger.goto(f"{address}#g={TINY_LINK}")
    stranger.wait_for_selector("#prompt.error >> text=made by another version of the site")
    assert stranger.url.endswith(TINY_LINK)


def test_games_of_versions_with_one_game_stay_with_it(pair: Site, stranger: Page) -> None:
    """Their database belongs to the page at the root."""
    stranger.goto(f"{pair.address}licenses.txt")
    stranger.evaluate(
        """record => new Promise((done, fail) => {
          const asked = indexedDB.open("tripoli", 1);
          asked.onupgradeneeded = () => {
            asked.result.createObjectStore("games", {keyPath: "id"})
              .put({id: "old", name: "Old", record, version: 1, changed: 1, created: 1});
          };
          asked.onsuccess = () => { asked.result.close(); done() };
          asked.onerror = fail;
        })""",
        SHORES.rules.new_game({}, SeededChance(7)).record.to_json(),
    )
    for address, count in ((tiny(pair), 0), (pair.address, 1)):
        stranger.goto(address)
        way(stranger)
        stranger.click("#games-button")
        stranger.wait_for_selector("#games[open]")
        assert stranger.locator("#games-list li").count() == count


def test_what_a_page_holds(built: Built) -> None:
    """The archive of a game holds no other game."""
    dist, pages = built

    def modules(name: Any) -> str:
        data = gzip.decompress((dist / name).read_bytes())
        return str(data)

    shared = next(dist.glob("python-*.bin")).name
    for name, inside in ((shared, ()), ("python.bin", ("shores",)), ("tiny/python.bin", ("tiny",))):
        for game in ("shores", "tiny"):
            assert (f"tripoli/{game}" in modules(name)) == (game in inside), name
    assert [page.path for page in pages] == ["", "tiny/"]
