"""Looking back: replay, fights, the summary, playing on from an earlier moment."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from audit import overflow
from checks import altered, check_board, same_game
from driver import ENDED, ShoresVisitor
from playwright.sync_api import FloatRect, Page, expect
from settler import SettlerVisitor, opened
from shores.table import A, C, F, I, M, table
from test_sizes import named
from visitor import from_menu, until_still

import tripoli
from tripoli.session.links import pack
from tripoli.shores.title import SHORES


def test_a_replay_says_when_each_choice_was_made(visitor: ShoresVisitor) -> None:
    """The bar and the text show the same season; only the first moment is called the start. A
    choice of which nothing came is named, but steps pass it over.
    """
    record = tripoli.Record.from_json(ENDED.read_text(encoding="utf-8"))
    seasons, said = [], [""]
    for line, game in zip([*record.lines, None], record.steps(), strict=True):
        seasons.append(f"{game.state.season} {game.state.year}")
        if line is not None and game.decision is not None:
            (chosen,) = (one for one in game.decision.options if one == line.choice)
            said.append(SHORES.words.spelled_out(chosen))
    assert len(set(seasons)) > 8
    page = visitor.page
    page.goto(visitor.address)
    page.set_input_files("#file", [ENDED])
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    silent = []
    for at in range(len(seasons)):
        page.fill("#replay-at", str(at))
        page.wait_for_selector(f'#prompt:has-text("{seasons[at]}, after {at} of ")')
        assert page.inner_text("#when") == seasons[at]
        caption = page.inner_text("#caption")
        assert (caption == "Start of the game.") <= (at == 0)
        if at and caption.endswith(f": {said[at]}."):
            silent.append(at)
        assert (
            page.get_attribute("#replay-on", "aria-disabled")
            == str(at == len(record.lines)).lower()
        )
    assert len(silent) > 3
    told = [at for at in range(len(seasons)) if at not in silent]
    # Arrow keys on the slider itself move it by single choices.
    page.locator("#replay-at").blur()
    page.keyboard.press("Home")
    for at in told:
        page.wait_for_selector(f'#prompt:has-text(", after {at} of ")')
        page.keyboard.press("ArrowRight")
    for at in reversed(told):
        page.wait_for_selector(f'#prompt:has-text(", after {at} of ")')
        page.keyboard.press("ArrowLeft")


def test_looking_back(visitor: ShoresVisitor) -> None:
    """Slider, steps, turns, seasons, fights, autoplay, keys; captions; then back to the game."""
    visitor.begin("solitaire", 11)
    page = visitor.page
    chosen = visitor.play_out(Random(11))
    page.get_by_role("button", name="Replay").last.click()
    page.wait_for_selector("#replay:not([hidden])")

    def at(number: int) -> None:
        page.wait_for_selector(f'#prompt:has-text(", after {number} of {len(chosen)} choices.")')
        check_board(visitor, same_game(True, 11, chosen[:number]))

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
    page.keyboard.press("Shift+B")
    expect(page.locator("#prompt")).not_to_contain_text(f", after {len(chosen)} of ")
    expect(page.locator("#fights .fight")).to_be_visible()
    page.click("#replay-last")
    at(len(chosen))
    page.select_option("#replay-pace", "fast")
    page.click("#replay-run")
    page.wait_for_selector(f'#prompt:not(:has-text(", after {len(chosen)} of "))')
    expect(page.locator("#prompt")).to_contain_text(re.compile(r", after ([3-9]|\d\d+) of "))
    # Autoplay waits while a dialog is open.
    page.click("#goals-button")
    reached = until_still(page, visitor.prompt)
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).not_to_have_text(reached)
    page.click("#replay-run")
    assert page.inner_text("#replay-run") == "Auto"
    assert overflow(page) == []
    page.click("#replay-close")
    assert "Tournament score" in visitor.prompt()
    assert page.locator("#replay").is_hidden()


def test_a_summary_that_was_closed_stays_closed(visitor: ShoresVisitor) -> None:
    """After a look at a rule being played, too; it can be opened again."""
    page = visitor.page
    page.goto(visitor.address)
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


def test_both_hands_lie_open_over_an_ended_game(visitor: ShoresVisitor) -> None:
    """In a game still in progress, only the player's own hand is visible."""
    page = visitor.page
    visitor.begin("hot seat", 3)
    visitor.sit()
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    assert page.locator("#hand .face.tripolitan").count() == 0
    assert page.locator("#hand .face.american").count() > 5
    page.keyboard.press("Escape")
    visitor.play_out(Random(3))
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
    marches = ["General Eaton Attacks Derne", "General Eaton Attacks Benghazi"]
    game = table(
        "Fall 1805",
        tripoli.Side.AMERICAN,
        army,
        *hands,
        captured=["Derne", "Benghazi"],
        removed=["Hamet's Army Created", *marches],
    )
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


def test_every_fight_of_a_moment_can_be_seen(visitor: ShoresVisitor) -> None:
    """The replay shows the end of the last one; the others can be opened from there."""
    page = visitor.page
    page.goto(f"{visitor.address}#g={pack(SHORES, many_fights())}&at=1")
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


def test_playing_on_from_here(visitor: ShoresVisitor) -> None:
    """Starts a new game from that moment; the original is unchanged."""
    page = visitor.page
    visitor.begin("solitaire", 11)
    chosen = visitor.play_out(Random(11))
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    page.keyboard.press("Home")
    page.wait_for_selector('#prompt:has-text(", after 0 of ")')
    page.fill("#replay-at", "6")
    page.wait_for_selector('#prompt:has-text(", after 6 of ")')
    visitor.press(page.locator("#replay-fork"))
    check_board(visitor, same_game(True, 11, chosen[:6]))
    visitor.play_out(Random(5), 3)
    from_menu(page, "#games-button")
    page.wait_for_selector("#games li:nth-child(1)")
    assert page.locator("#games li").count() == 2


def test_letters_and_escape_work_on_the_slider(settler: SettlerVisitor) -> None:
    """It takes arrows for itself; on the map, Escape leads to the question first."""
    page = settler.page
    opened(settler, "annus-mirabilis-1", 60)
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    page.locator("#replay-at").focus()
    page.keyboard.press("p")
    expect(page.locator("#prompt")).to_be_focused()
    page.keyboard.press("m")
    expect(page.locator("#map :focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_be_focused()
    page.locator("#replay-at").focus()
    page.keyboard.press("Escape")
    expect(page.locator("#replay")).to_be_hidden()


FITS = """() => {
  const {scrollWidth, clientWidth} = document.querySelector('#fights');
  return scrollWidth <= clientWidth;
}"""
"""Whether the lines of a fight are no wider than their panel."""
STEADY = [(1440, 900), (1280, 720), (1024, 768), (820, 1180), (390, 844), (360, 640), (844, 390)]


def test_a_fight_leaves_the_buttons_of_a_replay_where_they_are(settler: SettlerVisitor) -> None:
    """It lies above them or beside them, with both dice in sight."""
    page = settler.page
    opened(settler, "annus-mirabilis-1", 60)
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    for size in STEADY:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        boxes = [steady(page, at, fights) for at, fights in ((10, False), (28, True), (50, False))]
        assert boxes[0] == boxes[1] == boxes[2], named(size)
        rows = {box["y"] for box in boxes[0] if box}
        of_buttons = 4 if size[1] < 480 else 3
        assert len(rows) == 1 + of_buttons, f"{named(size)}: a slider and rows of buttons"


def steady(page: Page, at: int, fights: bool) -> list[FloatRect | None]:
    """Where the buttons of a replay are after so many choices."""
    page.fill("#replay-at", str(at))
    page.wait_for_selector(f'#prompt:has-text("after {at} of ")')
    expect(page.locator("#fights")).to_be_visible(visible=fights)
    if fights:
        for die in page.locator("#fights .roll [role=img]").all():
            expect(die).to_be_in_viewport(ratio=1)
        fight, slider = (page.locator(one).bounding_box() for one in ("#fights", ".seek"))
        assert fight is not None
        assert slider is not None
        above = fight["y"] + fight["height"] <= slider["y"] + 1
        before = fight["x"] + fight["width"] <= slider["x"] + 1
        assert above or before or fight["x"] >= slider["x"] + slider["width"]
        assert page.evaluate(FITS)
    return [one.bounding_box() for one in page.locator("#replay :is(#replay-at, button)").all()]
