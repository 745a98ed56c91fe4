"""Saving games automatically, undo, replay, files and links."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from checks import altered, axe, check_board, deflated, overflow, same_game
from driver import PLAYABLE, Sitting, from_menu, payload, press_something
from playwright.sync_api import Browser, Page, expect
from table import A, C, F, I, M, table

import tripoli
from tripoli.games import GAMES
from tripoli.session.links import pack, unpack
from tripoli.shores.title import SHORES

ENDED = Path(__file__).parents[1] / "tests" / "golden" / "twelve-gold-1522.json"
"""A whole game between two people."""


def linked(address: str) -> Any:
    """The record in a link."""
    return json.loads(unpack(GAMES, address.partition("#g=")[2].partition("&")[0]))


def whole_record(seed: int = 11) -> tripoli.Record:
    """A complete solitaire game."""
    game = tripoli.new_game(seed=seed, solitaire=True)
    rng = Random(seed)
    while game.decision:
        game.choose(rng.choice(game.decision.options))
    return game.record


def test_a_game_goes_on_after_the_page_is_closed(sitting: Sitting) -> None:
    """It resumes after any choice: by its address, and from the menu of a newly opened page."""
    sitting.begin("solitaire", 7)
    page = sitting.page
    chosen: list[str] = []
    for step in range(3):
        chosen += sitting.play_out(Random(step), 2)
        page.reload()
        page.wait_for_selector(PLAYABLE, timeout=60_000)
        check_board(sitting, same_game(True, 7, chosen))
    other = page.context.new_page()
    page.close()
    other.goto(sitting.address)
    other.click("#go-on", timeout=60_000)
    other.wait_for_selector(PLAYABLE, timeout=60_000)
    again = Sitting(other, sitting.address)
    chosen += again.play_out(Random(9))
    check_board(again, same_game(True, 7, chosen))


def test_the_games_screen(sitting: Sitting) -> None:
    """In play and ended, with pictures; resume, rename, delete and restore."""
    page = sitting.page
    sitting.begin("solitaire", 11)
    sitting.play_out(Random(11))
    sitting.begin("hot seat", 3)
    sitting.sit()
    sitting.choose("event Swedish Frigates Arrive")
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
    rows.nth(0).get_by_text("Delete").click()
    page.wait_for_selector("#games-news >> text=was deleted")
    assert rows.count() == 1
    page.click("#games-news button")
    page.wait_for_selector("#games li >> text=<b>Us & them</b>")
    assert rows.count() == 2
    rows.nth(1).get_by_text("View").click()
    page.wait_for_selector("#prompt >> text=Tournament score")
    page.reload()
    page.wait_for_selector("#prompt >> text=Tournament score", timeout=60_000)


def test_nothing_hidden_lies_in_the_page(sitting: Sitting) -> None:
    """The list of games contains public information only, and no records."""
    sitting.begin("hot seat", 7)
    sitting.sit()
    hand = sitting.page.locator("#hand [data-card]").evaluate_all(
        "all => all.map(card => card.dataset.card)"
    )
    sitting.choose("event Swedish Frigates Arrive")
    from_menu(sitting.page, "#games-button")
    sitting.page.wait_for_selector("#games li")
    text = sitting.page.evaluate("document.querySelector('#games').outerHTML")
    assert [name for name in hand if name in text] == []


def test_two_tabs_on_one_game(sitting: Sitting) -> None:
    """The second one says so and follows; it can take the game over; nothing is overwritten."""
    sitting.begin("solitaire", 7)
    page = sitting.page
    chosen = sitting.play_out(Random(1), 2)
    second = page.context.new_page()
    other = Sitting(second, sitting.address)
    second.goto(page.url)
    second.wait_for_selector("#notice:not([hidden])", timeout=60_000)
    assert "open in another tab" in second.inner_text("#notice")
    offered = other.offered()
    press_something(second, offered[0])
    second.wait_for_selector("#prompt.error")
    assert second.locator("#take-over").is_visible()
    check_board(other, same_game(True, 7, chosen))
    chosen += sitting.play_out(Random(2), 1)
    game = same_game(True, 7, chosen)
    second.wait_for_selector(
        f"#log p:nth-child({len(game.log(tripoli.Side.AMERICAN))})", state="attached"
    )
    check_board(other, game)
    second.click("#take-over")
    second.wait_for_selector("#notice", state="hidden")
    page.wait_for_selector("#notice:not([hidden])")
    chosen += other.play_out(Random(3), 2)
    game = same_game(True, 7, chosen)
    page.wait_for_selector(
        f"#log p:nth-child({len(game.log(tripoli.Side.AMERICAN))})", state="attached"
    )
    check_board(sitting, game)


def test_a_deleted_game_that_is_played_on_is_kept(sitting: Sitting) -> None:
    """Deleting the game on the table does not stop it, and the next choice saves it again."""
    page = sitting.page
    sitting.begin("solitaire", 7)
    chosen = sitting.play_out(Random(1), 2)
    from_menu(page, "#games-button")
    page.locator("#games li").get_by_text("Delete").click()
    page.wait_for_selector("#games-news >> text=was deleted")
    page.keyboard.press("Escape")
    chosen += sitting.play_out(Random(2), 1)
    page.reload()
    page.wait_for_selector(PLAYABLE, timeout=60_000)
    check_board(sitting, same_game(True, 7, chosen))


def test_undo_after_a_reload(sitting: Sitting) -> None:
    """What could be undone before can still be undone."""
    page = sitting.page
    sitting.begin("solitaire", 7)
    for choice in ("event Thomas Jefferson", "move Gibraltar > Malta"):
        sitting.choose(choice)
    page.reload()
    page.wait_for_selector(PLAYABLE, timeout=60_000)
    sitting.press(page.locator("#undo-play"))
    check_board(sitting, same_game(True, 7, []))


def test_looking_back_takes_nothing_back(sitting: Sitting) -> None:
    """The undo keys affect the game, not the moment shown."""
    page = sitting.page
    sitting.begin("solitaire", 7)
    for choice in ("event Thomas Jefferson", "move Gibraltar > Malta"):
        sitting.choose(choice)
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    page.keyboard.press("u")
    page.keyboard.press("Home")
    page.wait_for_selector('#prompt:has-text(", after 0 of 2 choices.")')
    page.keyboard.press("Escape")
    assert "up to 2 frigates" in sitting.prompt()
    assert page.evaluate("document.activeElement.id") == "prompt"


def test_taking_back_further(sitting: Sitting) -> None:
    """Past the dice, after a confirmation; the record says so."""
    sitting.begin("solitaire", 7)
    page = sitting.page
    chosen = sitting.play_out(Random(1), 9)
    while page.locator("#undo").is_enabled():
        chosen += sitting.play_out(Random(len(chosen)), 1)
    page.click("#menu-button")
    page.click("#further")
    sitting.press(page.locator("#further-one"))
    check_board(sitting, same_game(True, 7, chosen[:-1]))
    from_menu(page, "#link-game")
    page.wait_for_selector("#link[open]")
    kept = linked(page.input_value("#link-text"))
    assert kept["taken_back"] == [[len(chosen) - 1, 1]]


def test_a_replay_says_when_each_choice_was_made(sitting: Sitting) -> None:
    """The bar and the text show the same season; only the first moment is called the start, and a
    choice without immediate effect is named.
    """
    record = tripoli.Record.from_json(ENDED.read_text(encoding="utf-8"))
    seasons = [f"{game.state.season} {game.state.year}" for game in record.steps()]
    assert len(set(seasons)) > 8
    page = sitting.page
    page.goto(sitting.address)
    page.set_input_files("#file", [ENDED])
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    page.keyboard.press("Home")
    silent = 0
    for at in range(len(seasons)):
        page.wait_for_selector(f'#prompt:has-text("{seasons[at]}, after {at} of ")')
        assert page.inner_text("#when") == seasons[at]
        caption = page.inner_text("#caption")
        assert (caption == "Start of the game.") <= (at == 0)
        line = record.lines[max(0, at - 1)]
        silent += caption == f"{line.side}: {line.choice}."
        assert (
            page.get_attribute("#replay-on", "aria-disabled")
            == str(at == len(record.lines)).lower()
        )
        page.keyboard.press("ArrowRight")
    assert silent > 3


def test_looking_back(sitting: Sitting) -> None:
    """Slider, steps, turns, seasons, fights, auto-play, keys; captions; then back to the game."""
    sitting.begin("solitaire", 11)
    page = sitting.page
    chosen = sitting.play_out(Random(11))
    page.get_by_role("button", name="Replay").last.click()
    page.wait_for_selector("#replay:not([hidden])")

    def at(number: int) -> None:
        page.wait_for_selector(f'#prompt:has-text(", after {number} of {len(chosen)} choices.")')
        check_board(sitting, same_game(True, 11, chosen[:number]))

    at(0)
    assert "The year 1801 begins." in page.inner_text("#caption")
    page.click("#replay-on")
    at(1)
    assert page.inner_text("#caption")
    page.keyboard.press("ArrowRight")
    at(2)
    page.click("#replay-back")
    at(1)
    page.fill("#replay-at", "5")
    at(5)
    page.click("#replay-first")
    at(0)
    page.click("#replay-fight")
    page.wait_for_selector("#fights .fight")
    page.click("#replay-round-on")
    page.click("#replay-turn-on")
    page.click("#replay-turn-back")
    page.click("#replay-last")
    at(len(chosen))
    page.select_option("#replay-pace", "fast")
    page.click("#replay-run")
    page.wait_for_selector(f'#prompt:not(:has-text(", after {len(chosen)} of "))')
    expect(page.locator("#prompt")).to_contain_text(re.compile(r", after ([3-9]|\d\d+) of "))
    # Auto-play waits while a dialog is open.
    page.click("#goals-button")
    page.wait_for_timeout(500)
    reached = sitting.prompt()
    page.wait_for_timeout(2000)
    assert sitting.prompt() == reached
    page.keyboard.press("Escape")
    page.wait_for_function(
        "was => document.getElementById('prompt').textContent !== was", arg=reached
    )
    page.click("#replay-run")
    assert page.inner_text("#replay-run") == "Auto-play"
    assert overflow(page) == []
    page.click("#replay-close")
    assert "Tournament score" in sitting.prompt()
    assert page.locator("#replay").is_hidden()


def test_a_summary_that_was_closed_stays_closed(sitting: Sitting) -> None:
    """After a look at a rule being played, too; it can be opened again."""
    page = sitting.page
    page.goto(sitting.address)
    page.set_input_files("#file", [ENDED])
    page.locator("#ending .close").click()
    page.click("#menu-button")
    page.click("#help [data-rules]")
    page.get_by_role("button", name="See it played").first.click()
    page.wait_for_selector("#replay:not([hidden])")
    page.click("#replay-close")
    page.wait_for_selector("#replay", state="hidden")
    expect(page.locator("#prompt")).to_contain_text("Tournament score")
    expect(page.locator("#ending")).to_be_hidden()
    page.get_by_role("button", name="Summary", exact=True).click()
    expect(page.locator("#ending")).to_be_visible()


def test_both_hands_lie_open_over_an_ended_game(sitting: Sitting) -> None:
    """In a game still in progress, only the player's own hand is visible."""
    page = sitting.page
    sitting.begin("hot seat", 3)
    sitting.sit()
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    assert page.locator("#hand .face.tripolitan").count() == 0
    assert page.locator("#hand .face.american").count() > 5
    page.keyboard.press("Escape")
    sitting.play_out(Random(3))
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    page.keyboard.press("Home")
    page.wait_for_selector('#prompt:has-text(", after 0 of ")')
    assert page.locator("#hand .face.tripolitan").count() > 5
    assert page.locator("#hand .face.american").count() > 5


def many_fights() -> tripoli.Record:
    """A single choice that leads to a battle, a bombardment, and many rounds of ground combat."""
    army = {"Malta": {F: 4}, "Benghazi": {M: 1, A: 5}, "Tripoli": {C: 2, I: 6}}
    hands = ["Assault on Tripoli"], ["Storms"]
    game = table("Fall 1805", tripoli.Side.AMERICAN, army, *hands, captured=["Derne", "Benghazi"])
    for seed in range(200):
        record = altered(game.record, chance={"seed": seed, "used": 0})
        events: list[Any] = []
        played = tripoli.Record.from_json(record).replay(listener=events.append)
        played.choose("event Assault on Tripoli")
        while played.decision and played.decision.ask.name == "HIT":
            played.choose(played.decision.options[0])
        kinds = [type(event).__name__ for event in events]
        rounds = kinds[::-1].index("FightBegan") if "FightBegan" in kinds else 0
        if len(played.sides) == 1 and kinds[-rounds:].count("RoundBegan") > 4:
            return played.record
    raise AssertionError("no such fight")


def test_every_fight_of_a_moment_can_be_seen(sitting: Sitting) -> None:
    """The replay shows the end of the last one; the others can be opened from there."""
    page = sitting.page
    page.goto(f"{sitting.address}#g={pack(SHORES, many_fights())}&at=1")
    page.wait_for_selector("#replay:not([hidden])", timeout=60_000)
    shown = page.locator("#fights .round h3").all_inner_texts()
    assert len(shown) == 3
    assert "Round 1" not in shown
    page.click("#fights button:has-text('Earlier rounds')")
    page.wait_for_selector("#fight[open]")
    whole = page.locator("#fight .round h3").all_inner_texts()
    assert (whole[0], whole[-3:]) == ("Round 1", shown)
    page.keyboard.press("Escape")
    earlier = page.locator("#fights button:has-text('Before this')").first
    title = earlier.inner_text().removeprefix("Before this: ").split(" at ")[0].removesuffix(".")
    earlier.click()
    expect(page.locator("#fight h2")).to_contain_text(title.split(":")[0])


def test_playing_on_from_here(sitting: Sitting) -> None:
    """Starts a new game from that moment; the original is unchanged."""
    page = sitting.page
    sitting.begin("solitaire", 11)
    chosen = sitting.play_out(Random(11))
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    page.keyboard.press("Home")
    page.wait_for_selector('#prompt:has-text(", after 0 of ")')
    page.fill("#replay-at", "6")
    page.wait_for_selector('#prompt:has-text(", after 6 of ")')
    sitting.press(page.locator("#replay-fork"))
    check_board(sitting, same_game(True, 11, chosen[:6]))
    sitting.play_out(Random(5), 3)
    from_menu(page, "#games-button")
    page.wait_for_selector("#games li:nth-child(1)")
    assert page.locator("#games li").count() == 2


def drop(page: Page, text: str) -> None:
    """Drag a file onto the page."""
    page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.items.add(new File([text], 'game.tripoli.json', {type: 'application/json'}));
          document.body.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true}));
        }""",
        text,
    )


def paste(page: Page, text: str) -> None:
    """Paste a text into the page."""
    page.evaluate(
        """text => {
          const data = new DataTransfer();
          data.setData('text/plain', text);
          document.body.dispatchEvent(
            new ClipboardEvent('paste', {clipboardData: data, bubbles: true}));
        }""",
        text,
    )


def choose_file(page: Page, text: str) -> None:
    """Choose a file with the button."""
    page.click("#menu-button")
    page.set_input_files("#file", [payload(text)])


@pytest.mark.parametrize("bring", [drop, paste, choose_file])
def test_files(sitting: Sitting, bring: Callable[[Page, str], None], tmp_path: Path) -> None:
    """Saved, opened by button, drag and paste; an invalid one is rejected and changes nothing."""
    page = sitting.page
    sitting.begin("solitaire", 7)
    chosen = sitting.play_out(Random(1), 6)
    with page.expect_download() as saving:
        from_menu(page, "#save")
    assert saving.value.suggested_filename.endswith(".tripoli.json")
    saving.value.save_as(tmp_path / "game")
    text = (tmp_path / "game").read_text(encoding="utf-8")
    game = same_game(True, 7, chosen)
    assert json.loads(text) == json.loads(game.record.to_json())
    assert tripoli.Record.from_json(text).replay().digest == game.digest
    sitting.begin("hot seat", 3)
    before = sitting.prompt()
    lines = text.splitlines()
    number = next(i for i, line in enumerate(lines) if chosen[1] in line)
    lines[number] = lines[number].replace(chosen[1], "win at once")
    lines = [line for line in lines if '"digest"' not in line]
    bring(page, "\n".join(lines))
    page.wait_for_selector("#prompt.error")
    assert "choice 2 ('win at once')" in sitting.prompt()
    if page.locator("#menu[open]").count():
        page.click("#menu-close")
    assert page.locator("[data-sit]").count() == 1, before
    bring(page, text)
    page.wait_for_selector(":is(#hand .mini, #choices [data-choice])")
    check_board(sitting, game)


def test_an_old_record_opens(sitting: Sitting) -> None:
    """Version 1, as written before version 2 existed."""
    sitting.begin("solitaire", 7)
    paste(sitting.page, altered(whole_record(), version=1))
    sitting.page.wait_for_selector("#prompt >> text=Tournament score")


def listen(page: Page, asked: list[str]) -> None:
    """Record the URL of every request."""
    page.on("request", lambda request: asked.append(request.url))


def test_links(sitting: Sitting, browser: Browser) -> None:
    """A whole game, a moment of it, the position alone, each with a QR code if it is short."""
    page = sitting.page
    sitting.begin("solitaire", 7)
    chosen = sitting.play_out(Random(1), 6)
    from_menu(page, "#link-game")
    page.wait_for_selector("#link canvas")
    link = page.input_value("#link-text")
    assert page.inner_text("#link-length") == "", "short enough for any program"
    page.keyboard.press("Escape")
    from_menu(page, "#link-position")
    page.wait_for_selector("#link-picture > *")
    assert page.inner_text("#link-title") == "Link to this position"
    position = page.input_value("#link-text")
    page.keyboard.press("Escape")
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    page.keyboard.press("Home")
    page.wait_for_selector('#prompt:has-text(", after 0 of ")')
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('#prompt:has-text(", after 1 of ")')
    page.click("#link-moment")
    page.wait_for_selector("#link canvas")
    moment = page.input_value("#link-text")
    assert moment.endswith("&at=1")
    for address, count in ((link, 6), (position, 6), (moment, 1)):
        context = browser.new_context(
            service_workers="block", viewport={"width": 1440, "height": 900}
        )
        other = Sitting(context.new_page(), sitting.address)
        asked: list[str] = []
        listen(other.page, asked)
        other.page.goto(address)
        if count == 1:
            other.page.wait_for_selector("#replay:not([hidden])", timeout=60_000)
        other.page.wait_for_selector("#map [data-stack]", timeout=60_000)
        check_board(other, same_game(True, 7, chosen[:count]))
        assert not any("g=" in url.partition("#")[0] for url in asked), "no server sees the game"
        assert other.complaints == []
        context.close()


def test_axe_finds_nothing_in_the_dialogs(sitting: Sitting) -> None:
    page = sitting.page
    page.set_viewport_size({"width": 390, "height": 844})
    sitting.begin("solitaire", 7)
    sitting.play_out(Random(1), 6)
    for button, dialog in (
        ("#games-button", "#games li"),
        ("#link-game", "#link canvas"),
        ("#further", "#agree[open]"),
        ("#look-back", "#replay:not([hidden])"),
    ):
        from_menu(page, button)
        page.wait_for_selector(dialog)
        assert axe(page) == [], dialog
        assert button != "#look-back" or overflow(page) == []
        page.keyboard.press("Escape")


def broken_links(rng: Random, count: int) -> list[str]:
    """Links that are truncated, altered, filled with garbage, or contain broken records."""
    record = whole_record()
    good, text = pack(SHORES, record), record.to_json()
    signs = "ABCxyz019-_=%!<>\"'&é "
    found = ["", "=", "%", "AAAA", deflated(""), deflated("[]"), deflated("{}"), deflated("null")]
    found += [deflated("<script>window.hit = 1</script>"), deflated("0" * 6_000_000)]
    found += ["javascript:alert(1)", "__proto__", deflated('{"__proto__": 1}')]
    while len(found) < count:
        kind = rng.randrange(4)
        if kind == 0:
            found.append(good[: rng.randrange(len(good))])
        elif kind == 1:
            place = rng.randrange(len(good))
            found.append(good[:place] + rng.choice(signs) + good[place + 1 :])
        elif kind == 2:
            found.append("".join(rng.choice(signs) for _ in range(rng.randrange(1, 60))))
        else:
            place = rng.randrange(len(text))
            damage = rng.choice(["", '"', "{", "}", "9", "<img src=x onerror=hit()>", "\\u0000"])
            found.append(deflated(text[:place] + damage + text[place + rng.randrange(3) :]))
    return found


def test_broken_links_change_nothing(sitting: Sitting) -> None:
    """Each is rejected with a message or valid after all; the page survives and runs no script."""
    sitting.begin("solitaire", 7)
    page = sitting.page
    chosen = sitting.play_out(Random(1), 2)
    page.evaluate("globalThis.hit = 0")
    url = page.url
    for link in broken_links(Random(4), 120):
        before = int(page.locator("body").get_attribute("data-answers") or 0)
        page.evaluate("link => { location.hash = '#g=' + encodeURIComponent(link); }", link)
        page.wait_for_selector(f'body[data-answers="{before + 1}"]')
        said = sitting.prompt()
        assert said
        if page.locator("#prompt.error").count():
            assert said.endswith(".") or "record" in said, said
        assert page.evaluate("globalThis.hit") == 0
    page.goto(url)
    page.wait_for_selector(PLAYABLE, timeout=60_000)
    check_board(sitting, same_game(True, 7, chosen))
