"""Regression tests: each press counts once, nothing is lost, and every failure is reported."""

from __future__ import annotations

import threading
import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from random import Random

import pytest
from audit import deflated
from checks import altered, check_board, same_game
from driver import ShoresVisitor
from playwright.sync_api import Browser, BrowserContext, Dialog, Page, expect
from shores.table import C, F, G, table
from sites import Site, way
from visitor import (
    from_menu,
    payload,
    press_something,
    session_worker,
    until,
    until_playable,
    until_still,
)

from tripoli import Side

NOT_SAVED = """for (const name of ['indexedDB']) Object.defineProperty(self, name, {
  get() { throw new DOMException('blocked', 'SecurityError'); }});"""


# A worker that dies silently


def test_a_worker_that_ends_without_a_word(visitor: ShoresVisitor) -> None:
    """This is detected at once, even when idle: the worker restarts, the player is told, nothing is
    lost.
    """
    visitor.begin("solitaire", 7)
    page = visitor.page
    chosen = visitor.play_out(Random(1), 3)
    session_worker(page).evaluate("close()")
    page.wait_for_selector("#prompt.error >> text=was restarted", timeout=60_000)
    assert "Your game is intact" in visitor.prompt()
    check_board(visitor, same_game(True, 7, chosen))
    chosen += visitor.play_out(Random(2), 2)
    # While a press waits for its answer.
    session_worker(page).evaluate("addEventListener('message', () => close())")
    press_something(page)
    page.wait_for_selector("#prompt.error >> text=please choose again", timeout=60_000)
    chosen += visitor.play_out(Random(3), 2)
    check_board(visitor, same_game(True, 7, chosen))


# The content security policy


class Quiet(SimpleHTTPRequestHandler):
    """Another origin that records all requests."""

    asked: list[str]

    def do_GET(self) -> None:
        """Answer every request."""
        self.asked.append(self.path)
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Access-Control-Allow-Origin", "*")
        self.end_headers()
        self.wfile.write(b"export const leaked = 1;")

    def log_message(self, format: str, *args: object) -> None:
        """Do not log."""


@pytest.fixture
def elsewhere() -> Iterator[tuple[str, list[str]]]:
    """Another origin's address, and the requests it has received."""
    asked: list[str] = []
    handler = type("Noting", (Quiet,), {"asked": asked})
    serving = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=serving.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{serving.server_port}/", asked
    serving.shutdown()
    serving.server_close()


ATTEMPTS = [
    "fetch('{0}fetch').then(() => 'through', () => 'barred')",
    "import('{0}import.js').then(() => 'through', () => 'barred')",
    (
        "new Promise(done => {{ try {{ const socket = new WebSocket('ws' + '{0}'.slice(4)); "
        "socket.onopen = () => done('through'); socket.onerror = () => done('barred') }} "
        "catch {{ done('barred') }} }})"
    ),
    (
        "new Promise(done => {{ const request = new XMLHttpRequest(); "
        "request.onload = () => done('through'); request.onerror = () => done('barred'); "
        "request.open('GET', '{0}xhr'); request.send() }})"
    ),
]


def test_the_policy_holds_for_the_worker(
    visitor: ShoresVisitor, elsewhere: tuple[str, list[str]]
) -> None:
    """The worker cannot contact other origins either, whatever a loaded file makes it do."""
    address, asked = elsewhere
    visitor.begin("solitaire", 7)
    worker = session_worker(visitor.page)
    for attempt in ATTEMPTS:
        assert worker.evaluate(attempt.format(address)) == "barred", attempt
    assert not asked
    visitor.complaints.clear()
    visitor.elsewhere.clear()


def test_no_markup_and_no_script_is_made_of_text(visitor: ShoresVisitor) -> None:
    """Trusted types: only URLs of this site's own scripts are accepted."""
    visitor.begin("solitaire", 7)
    for attempt in (
        "document.body.innerHTML = '<b>x</b>'",
        "document.createElement('script').src = 'app.js'",
        "new Worker('worker.js')",
        "trustedTypes.createPolicy('other', {})",
    ):
        barred = (
            f"(() => {{ try {{ {attempt}; return 'through' }} catch {{ return 'barred' }} }})()"
        )
        assert visitor.page.evaluate(barred) == "barred", attempt
    visitor.complaints.clear()


# Links and files


def bomb(size: int) -> str:
    """A short link that expands to a large text."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    block = bytes(1 << 20)
    data = b"".join(packer.compress(block) for _ in range(size >> 20)) + packer.flush()
    return urlsafe_b64encode(data).decode().rstrip("=")


@pytest.mark.parametrize("megabytes", [600, pytest.param(1400, marks=pytest.mark.soak)])
def test_a_link_that_unpacks_to_more_than_the_memory(
    visitor: ShoresVisitor, megabytes: int
) -> None:
    """Rejected after a few chunks; the length of the input is limited, too."""
    page = visitor.page
    page.goto(f"{visitor.address}#g={bomb(megabytes << 20)}")
    page.wait_for_selector("#prompt.error >> text=it is larger than any game", timeout=60_000)
    visitor.begin("solitaire", 7)


def test_a_link_that_is_nested_deeply(visitor: ShoresVisitor) -> None:
    """Rejected with a message; Python survives."""
    page = visitor.page
    page.goto(f"{visitor.address}#g={deflated('[' * 100_000)}")
    page.wait_for_selector(
        "#prompt.error >> text=this is not a saved game of The Shores of Tripoli", timeout=60_000
    )
    visitor.begin("solitaire", 7)
    visitor.play_out(Random(1), 2)


def test_a_record_without_chance(visitor: ShoresVisitor) -> None:
    """It continues with new dice, and says so."""
    game = same_game(True, 7, ["event Thomas Jefferson", "done"])
    page = visitor.page
    page.goto(f"{visitor.address}#g={deflated(altered(game.record, chance=None))}")
    page.wait_for_selector("#hint >> text=so the game continues with new ones", timeout=60_000)
    assert visitor.play_out(Random(1), 6)


DROP = """unreadable => {
  const data = new DataTransfer();
  data.items.add(new File(['{}'], 'folder'));
  const event = new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true});
  if (unreadable) File.prototype.arrayBuffer = () => Promise.reject(new DOMException('a folder'));
  document.body.dispatchEvent(event);
}"""


def test_a_folder_that_is_dropped(visitor: ShoresVisitor) -> None:
    visitor.begin("solitaire", 7)
    visitor.page.evaluate(DROP, True)
    visitor.page.wait_for_selector("#prompt >> text=This could not be read")


def test_a_file_that_is_opened_while_python_loads(page: Page, address: str) -> None:
    """It is opened once Python is ready; choosing it again opens it again."""
    visitor = ShoresVisitor(page, address)
    game = same_game(True, 7, ["event Thomas Jefferson", "move Gibraltar > Malta"])
    file = payload(game.record.to_json())
    page.goto(address, wait_until="commit")
    page.wait_for_selector("#file", state="attached")
    page.set_input_files("#file", [file])
    page.wait_for_selector("#log .line >> text=to Malta", state="attached", timeout=60_000)
    check_board(visitor, game)
    visitor.choose("move Gibraltar > Malta")
    page.set_input_files("#file", [file])
    expect(page.locator("#log .line", has_text="to Malta")).to_have_count(1)
    check_board(visitor, game)


def test_saving_says_what_is_in_the_file(visitor: ShoresVisitor) -> None:
    visitor.begin("solitaire", 7)
    with visitor.page.expect_download() as saving:
        from_menu(visitor.page, "#save")
    said = visitor.page.inner_text("#saved")
    assert saving.value.suggested_filename in said
    assert "It includes the hidden cards" in said


# Games that are not saved


@pytest.fixture
def unsaved(browser: Browser, address: str) -> Iterator[ShoresVisitor]:
    """A game that the browser cannot save, after some choices."""
    context = browser.new_context(service_workers="block", viewport={"width": 1440, "height": 900})
    context.set_default_timeout(15_000)
    page = context.new_page()
    worker = page.request.get(f"{address}worker.js").text()
    page.route(
        "**/worker.js*",
        lambda route: route.fulfill(content_type="text/javascript", body=NOT_SAVED + worker),
    )
    visitor = ShoresVisitor(page, address)
    visitor.begin("solitaire", 7)
    visitor.choose("event Thomas Jefferson")
    yield visitor
    context.close()


@pytest.mark.parametrize("by", ["menu", "link", "file"])
def test_a_game_that_is_not_saved_is_not_replaced_unasked(unsaved: ShoresVisitor, by: str) -> None:
    """Not by any way of opening another game, including from another window."""
    page = unsaved.page
    other = same_game(True, 5, ["event Swedish Frigates Arrive"])

    def replace() -> None:
        if by == "menu":
            from_menu(page, '[data-new="solitaire"]')
        elif by == "link":
            link = deflated(other.record.to_json())
            page.evaluate("link => { location.hash = '#g=' + link }", link)
        else:
            page.set_input_files("#file", [payload(other.record.to_json())])

    replace()
    page.wait_for_selector("#replace[open]")
    with page.expect_download():
        page.click("#replace-save")
    page.keyboard.press("Escape")
    page.click("#replace button[value=cancel]")
    assert "up to 3 frigates" in unsaved.prompt()
    # The same link again is none as long as the address has it.
    until(page, lambda: "#g=" not in page.evaluate("location.hash"))
    replace()
    page.wait_for_selector("#replace[open]")
    page.click("#replace button[value=continue]")
    expect(page.locator("#prompt")).to_contain_text("play an event", timeout=60_000)


def leave(visitor: ShoresVisitor) -> list[str]:
    """Close the page as a person does, but stay if it asks; returns what it asks."""
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    visitor.page.on("dialog", stay)
    with visitor.page.expect_event("dialog"):
        visitor.page.close(run_before_unload=True)
    return asked


def test_a_game_that_is_not_saved_is_not_left_unasked(unsaved: ShoresVisitor) -> None:
    assert leave(unsaved) == ["beforeunload"]
    assert "up to 3 frigates" in unsaved.prompt()


def test_a_saved_game_is_left_at_once(context: BrowserContext, address: str) -> None:
    visitor = ShoresVisitor(context.new_page(), address)
    visitor.begin("solitaire", 7)
    visitor.choose("event Thomas Jefferson")
    with visitor.page.expect_event("close", timeout=15_000):
        visitor.page.close(run_before_unload=True)


PERSIST = """
self.persists = 0;
StorageManager.prototype.persisted = async () => false;
StorageManager.prototype.persist = async () => { self.persists += 1; return true; };
"""


def test_the_browser_is_asked_once_not_to_delete_games(visitor: ShoresVisitor) -> None:
    """Not as the page loads, but when a person's choice has been saved."""
    page = visitor.page
    page.add_init_script(PERSIST)
    visitor.begin("solitaire", 7)
    assert page.evaluate("self.persists") == 0
    visitor.play_out(Random(1), 2)
    until(page, lambda: page.evaluate("self.persists") == 1)
    visitor.play_out(Random(2), 2)
    assert page.evaluate("self.persists") == 1


def test_a_browser_that_saves_nothing_is_not_asked(unsaved: ShoresVisitor) -> None:
    unsaved.page.evaluate(f"() => {{ {PERSIST} }}")
    unsaved.play_out(Random(1), 2)
    assert unsaved.page.evaluate("self.persists") == 0


# Errors of the page itself


@pytest.mark.parametrize(
    "broken",
    [
        pytest.param("self.structuredClone = ", id="story"),
        pytest.param("document.createElementNS = ", id="drawing"),
    ],
)
def test_an_error_while_something_is_shown(newcomer: ShoresVisitor, broken: str) -> None:
    """The game goes on: what is to be decided is asked, and can be answered."""
    page = newcomer.page
    newcomer.begin("solitaire", 7)
    newcomer.tell()
    page.evaluate(f"() => {{ {broken} () => {{ throw new Error('broken') }} }}")
    # The turn, and the T-bot's, which has a story.
    chosen = newcomer.play_out(Random(3), 5)
    assert len(chosen) == 5
    assert newcomer.offered()
    assert any("broken" in complaint for complaint in newcomer.complaints), "and it is reported"
    newcomer.complaints.clear()
    page.reload()
    until_playable(page)
    check_board(newcomer, same_game(True, 7, chosen))


# Several copies of the site, and missing files


def test_copies_of_the_site_under_one_origin(site: Site, context: BrowserContext) -> None:
    """Each has its own games and settings."""
    page = context.new_page()
    first = ShoresVisitor(page, site.address)
    first.begin("solitaire", 7)
    chosen = first.play_out(Random(1), 2)
    page.click("#menu-button")
    page.get_by_text("Settings").click()
    page.check("#quick")
    page.click("#menu-close")
    other = ShoresVisitor(context.new_page(), site.other)
    other.page.goto(site.other)
    way(other.page)
    assert other.page.locator("#go-on").is_hidden()
    other.page.click("#games-button")
    other.page.wait_for_selector("#games-list >> text=No saved games yet")
    other.page.keyboard.press("Escape")
    expect(other.page.locator("#games-button")).to_be_focused()
    other.page.get_by_text("Settings").click()
    assert not other.page.is_checked("#quick")
    page.reload()
    until_playable(page)
    check_board(first, same_game(True, 7, chosen))


def test_games_of_earlier_versions_are_found(visitor: ShoresVisitor) -> None:
    """Up to 0.2 all copies saved their games in one database."""
    page = visitor.page
    game = same_game(True, 7, ["event Thomas Jefferson"])
    page.goto(f"{visitor.address}licenses.txt")
    page.evaluate(
        """record => new Promise((done, fail) => {
          const request = indexedDB.open("tripoli", 1);
          request.onerror = fail;
          request.onupgradeneeded = () => {
            const games = request.result.createObjectStore("games", {keyPath: "id"});
            games.put({id: "old", name: "An old game", made: "new", created: 1, changed: 2,
              version: 1, deleted: 0, record, summary: {mode: "solitaire", choices: 1,
              year: 1801, season: "Spring", gold: 0, pieces: {}, result: null}});
          };
          request.onsuccess = () => { request.result.close(); done(); };
        })""",
        game.record.to_json(),
    )
    page.goto(visitor.address)
    page.click("#go-on", timeout=60_000)
    until_playable(page)
    check_board(visitor, game)
    visitor.complaints.clear()


@pytest.mark.parametrize(
    ("missing", "says"),
    [
        pytest.param("icon-512.png", "Ready to play offline.", marks=pytest.mark.soak),
        ("licenses.txt", "Ready to play offline."),
        ("style.css", "Offline play is not available: style.css could not be downloaded."),
    ],
)
def test_a_file_that_is_missing(
    site: Site, context: BrowserContext, missing: str, says: str
) -> None:
    """An optional file does not prevent offline play; the page says whether it is available."""
    page = context.new_page()
    # The server has lost it, but the open page is complete.
    if missing == "style.css":
        (site.folder / missing).write_text("/* another version */")
    else:
        (site.folder / missing).unlink()
    page.goto(site.address)
    expect(page.locator("#offline")).to_have_text(says, timeout=60_000)
    if says.startswith("Ready"):
        way(page)
        site.stop()
        page.goto(f"{site.address}?seed=7")
        assert way(page) in ("compiled", "snapshot")


# Presses, undo, focus, log


def test_a_double_click_plays_one_card(page: Page, address: str) -> None:
    """The second click does nothing: after the T-bot's turn, another card is under the pointer."""
    visitor = ShoresVisitor(page, address, patient=True)
    visitor.begin("solitaire", 7)
    for _ in range(3):
        seasons = page.locator("#log .SeasonBegan")
        before = until_still(page, seasons.count)
        slot = page.locator('#hand .slot:has([data-choice$="to build"])').first
        slot.locator(".mini").click(position={"x": 16, "y": 48})
        slot.locator('[data-choice$="to build"]').dblclick(delay=20)
        expect(seasons.nth(before)).to_be_attached()
        assert until_still(page, seasons.count) == before + 1


def test_undo_at_the_handing_over(visitor: ShoresVisitor) -> None:
    """Possible as long as the other player has not taken the device."""
    page = visitor.page
    visitor.begin("hot seat", 7)
    visitor.sit()
    visitor.choose("event Swedish Frigates Arrive")
    assert page.locator("[data-sit]").count() == 1
    assert page.inner_text("#hint") == "Undo shows the last player's cards again."
    visitor.press(page.locator("#undo"))
    assert "Americans: play an event" in visitor.prompt()
    visitor.choose("event Swedish Frigates Arrive")
    visitor.sit()
    assert page.locator("#undo").is_disabled()


def test_the_focus_after_a_start_by_keyboard(visitor: ShoresVisitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.address}?seed=7")
    way(page)
    page.focus('[data-new="solitaire"]')
    page.keyboard.press("Enter")
    until_playable(page)
    assert page.evaluate("document.activeElement.id") == "prompt"


@pytest.mark.parametrize("width", [1440, 390])
def test_the_log_is_at_its_end(visitor: ShoresVisitor, width: int) -> None:
    """It scrolls to its end after every turn of the T-bot, and when opened on a phone."""
    page = visitor.page
    page.set_viewport_size({"width": width, "height": 844})
    visitor.begin("solitaire", 7)
    rng = Random(3)
    at_its_end = """() => {
      const log = document.querySelector("#log");
      return log.scrollHeight - log.scrollTop - log.clientHeight <= 1;
    }"""
    for _ in range(12):
        visitor.play_out(rng, 1)
        if visitor.over():
            break
        if page.locator("#chronicle").is_hidden():
            page.click("#log-button")
        until(page, lambda: page.evaluate(at_its_end))


def test_a_press_beside_a_dialog_closes_it(visitor: ShoresVisitor) -> None:
    visitor.begin("solitaire", 7)
    from_menu(visitor.page, '#menu [data-show="keys"]')
    visitor.page.wait_for_selector("#keys[open]")
    visitor.page.mouse.click(3, 3)
    visitor.page.wait_for_selector("#keys", state="hidden")


def test_odds_at_gibraltar(visitor: ShoresVisitor) -> None:
    """Corsairs there never raid; they break out."""
    visitor.begin("solitaire", 7)
    visitor.choose("event Thomas Jefferson")
    zone = visitor.place("Gibraltar zone")
    assert "breaking out would then cost" in str(zone.get_attribute("aria-label"))


IN_SIGHT = """where => {
  const map = document.querySelector("#map .window").getBoundingClientRect();
  const {left, right, top, bottom} = document.querySelector(where).getBoundingClientRect();
  return left >= map.left && right <= map.right && top >= map.top && bottom <= map.bottom;
}"""
FLEETS = [
    ("American", '[data-stack="American frigate at Gibraltar"]'),
    ("Tripolitan", '[data-stack="Tripolitan corsair at Tripoli"]'),
]


@pytest.mark.parametrize(("side", "fleet"), FLEETS, ids=["American", "Tripolitan"])
@pytest.mark.parametrize("height", [844, 640])
def test_a_phone_begins_with_the_fleet_in_sight(
    visitor: ShoresVisitor, side: str, fleet: str, height: int
) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": height})
    page.goto(f"{visitor.address}?seed=7")
    page.select_option("#own-side", side)
    page.click('[data-new="computer"]')
    until_playable(page)
    assert page.evaluate(IN_SIGHT, fleet)


def test_on_a_phone_the_map_shows_what_is_asked_about(visitor: ShoresVisitor) -> None:
    """The fight that gunboats may join, and Malta, from which they come."""
    fleets = {"Gibraltar": {F: 1}, "Malta": {F: 1, G: 1}, "Tripoli": {C: 2}}
    game = table("Spring 1803", Side.AMERICAN, fleets, ["Naval Movement"], ["Storms"])
    chance = {"seed": 1, "used": 0}
    record = altered(game.record, players={"Tripolitan": "midshipman"}, chance=chance)
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(visitor.address)
    page.set_input_files("#file", [payload(record)])
    until_playable(page)
    for choice in ("event Naval Movement", "move Malta > Tripoli", "move Gibraltar > Tangier"):
        visitor.choose(choice)
    assert "gunboats from Malta" in visitor.prompt()
    for when in ("asked", "reloaded"):
        for place in ("Tripoli", "Malta"):
            assert page.evaluate(IN_SIGHT, f'[data-place="{place}"]'), f"{place}, {when}"
        page.reload()
        until_playable(page)


def test_on_a_phone_the_map_stays_where_a_press_is_awaited(visitor: ShoresVisitor) -> None:
    """The place of a last move, whose second press begins the fight."""
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": 844})
    visitor.begin("solitaire", 7)
    for choice in ("event Thomas Jefferson", *["move Gibraltar > Tripoli"] * 2):
        visitor.choose(choice)
    visitor.place("Tripoli").click()
    expect(page.locator("#hint")).to_contain_text("starts the attack. Select Tripoli again")
    assert page.evaluate(IN_SIGHT, '[data-place="Tripoli"]')


def test_the_overview_tells_where_the_rest_is(visitor: ShoresVisitor) -> None:
    """On a phone: a mark for each side in each place, and a frame around the visible part; a press
    moves the map. Hidden if most of the map is visible.
    """
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": 844})
    visitor.begin("hot seat", 7)
    visitor.sit()
    overview = page.locator("#overview")
    # The standard setup: Gibraltar has both sides' ships; Tripoli, Benghazi and Derne one side's.
    assert overview.locator(".american").count() == 1
    assert overview.locator(".tripolitan").count() == 4
    frame = "parseFloat(document.querySelector('#overview .frame').style.left)"
    before = page.evaluate(frame)
    tripoli = '[data-place="Tripoli"]'
    assert not page.evaluate(IN_SIGHT, tripoli)
    box = overview.bounding_box()
    assert box is not None
    overview.click(position={"x": box["width"] * 0.54, "y": box["height"] * 0.7})
    assert page.evaluate(IN_SIGHT, tripoli)
    assert page.evaluate(frame) > before
    page.click("#whole")
    assert overview.is_hidden()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.keyboard.press("0")
    assert overview.is_hidden()
    for _ in range(2):
        page.keyboard.press("+")
    assert overview.is_visible()
