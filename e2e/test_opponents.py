"""A person alone against the computer: it plays, gives hints, and analyzes the game."""

from __future__ import annotations

import re
from random import Random

import pytest
from audit import LISTEN, axe
from checks import altered, read_out
from driver import ENDED, ShoresVisitor
from playwright.sync_api import Page, expect
from shores.table import A, F, M, S, table
from visitor import PLAYABLE, from_menu, payload, until_playable, until_still

import tripoli
from tripoli.games import GAMES
from tripoli.shores.model.pieces import AMERICAN

PROGRESS = """hurried => {
  self.share = 0;
  self.watching?.disconnect();
  const thinking = document.querySelector('#thinking');
  self.watching = new MutationObserver(() => {
    if (thinking.hidden) return;
    self.share = Math.max(self.share, document.querySelector('#thought').value);
    if (hurried) document.querySelector('#move-now').click();
  });
  self.watching.observe(thinking, {attributes: true, subtree: true});
}"""
"""Notes the largest share of a thought, in `self.share`; perhaps hurries each at once."""
COUNT = """(() => {
  const Plain = Worker;
  self.heard = self.ended = 0;
  self.Worker = class extends Plain {
    constructor(address, options) {
      super(address, options);
      this.addEventListener('message', ({data}) => {
        self.heard += Boolean(data.result?.verdicts);
        self.ended += Boolean(data.result?.verdicts && data.ended);
      });
    }
  };
})()"""
"""Counts what workers tell of an analysis, in `self.heard`; in `self.ended`, those completed."""


def begin(visitor: ShoresVisitor, side: str, strength: str, seed: int = 5) -> None:
    page = visitor.page
    page.goto(f"{visitor.address}?seed={seed}")
    page.select_option("#own-side", side)
    page.select_option("#strength", strength)
    page.click('[data-new="computer"]')
    until_playable(page)


def press_one(visitor: ShoresVisitor, rng: Random) -> None:
    """Press any option, and wait for the next decision or the end of the game."""
    page = visitor.page
    offered = visitor.offered()
    before = int(page.locator("body").get_attribute("data-answers") or 0)
    visitor.control(offered[int(rng.random() * len(offered))]).click()
    page.wait_for_selector(f'body:not([data-answers="{before}"])')
    page.locator(f"{PLAYABLE}, #ending:not([hidden])").first.wait_for(timeout=60_000)


@pytest.mark.parametrize("side", ["American", "Tripolitan"])
def test_either_side_is_played_against_the_computer(visitor: ShoresVisitor, side: str) -> None:
    """It moves on its turn; the person's hand stays visible, and there is no handover."""
    begin(visitor, side, "midshipman")
    page = visitor.page
    rng = Random(1)
    for _ in range(8):
        press_one(visitor, rng)
        expect(page.locator("[data-sit]")).to_have_count(0)
        expect(page.locator("#hand .slot:not(.back)").first).to_be_visible()
    log = page.text_content("#log") or ""
    assert "The Americans" in log
    assert "Tripolitania" in log


def test_who_looks_on_hears_each_line_once(visitor: ShoresVisitor) -> None:
    """Two computer players: the log is read out from the moment of joining."""
    page = visitor.page
    page.add_init_script(f"addEventListener('DOMContentLoaded', {LISTEN})")
    visitor.watch(5)
    log = read_out(page.locator("#log .line").all_text_contents(), visitor.prompt())
    spoken = page.evaluate("self.spoken")
    assert len(spoken) > 50
    assert spoken == log[-len(spoken) :]
    assert page.locator("[aria-live]:not([aria-live=off]) .line").count() == 0, "nothing else is"


def test_who_looks_on_reads_the_news_where_it_covers_nothing(visitor: ShoresVisitor) -> None:
    """The news is on the stage, with the latest in view."""
    page = visitor.page
    page.set_viewport_size({"width": 1280, "height": 800})
    visitor.begin_watching(5)
    last = page.locator("main > #news .line").nth(12)
    last.wait_for(state="attached")
    for height in (800, 720):
        page.set_viewport_size({"width": 1280, "height": height})
        expect(page.locator("main > #news .line").last).to_be_in_viewport()


def test_a_watched_game_can_be_paused(visitor: ShoresVisitor) -> None:
    page = visitor.page
    visitor.begin_watching(5)
    page.get_by_role("button", name="Pause").click()
    lines = until_still(page, page.locator("#log .line").count)
    assert not visitor.over()
    page.get_by_role("button", name="Resume").click()
    expect(page.locator("#log .line").nth(lines)).to_be_attached()


def test_what_the_computer_does_is_told_once(visitor: ShoresVisitor) -> None:
    """Line by line, however many choices a turn takes, then the prompt; the news can be closed."""
    page = visitor.page
    begin(visitor, "American", "midshipman")
    page.evaluate(LISTEN)
    log = page.locator("#log .line")
    first = log.count()
    rng = Random(2)
    for number in range(30):
        press_one(visitor, rng)
        assert page.evaluate("self.spoken") == read_out(log.all_text_contents()[first:])
        assert page.evaluate("self.latest") == "prompt", "the question comes last"
        close = page.get_by_role("button", name="Close the news")
        # There is nothing to close if the reader's own choice is all that happened.
        shown = page.locator("#news .line").count()
        assert close.is_visible() == bool(shown)
        if number > 8 and shown and page.locator("#fights").is_hidden():
            break
    close.click()
    expect(page.locator("#news")).to_be_hidden()
    expect(page.locator("#prompt")).to_be_focused()


def test_thinking_is_seen_and_can_be_hurried(visitor: ShoresVisitor) -> None:
    """Left alone, it thinks for at least half of its iterations; hurried at once, for far fewer."""
    begin(visitor, "American", "commodore")
    page = visitor.page
    shares = []
    for hurried in (False, True):
        page.evaluate(PROGRESS, hurried)
        before = int(page.locator("body").get_attribute("data-answers") or 0)
        visitor.control(next(one for one in visitor.offered() if "to build" in one)).click()
        if not hurried:
            expect(page.locator("#thinking")).to_be_visible()
            expect(page.locator("#prompt")).to_have_text("Commodore (Tripolitan) is thinking.")
        answered = f':not([data-answers="{before}"], [data-answers="{before + 1}"])'
        page.wait_for_selector(f"body{answered}", timeout=60_000)
        until_playable(page)
        shares.append(page.evaluate("self.share"))
    assert shares[1] < 0.3 < shares[0]


def test_a_reload_in_the_middle_of_a_thought_loses_nothing(visitor: ShoresVisitor) -> None:
    begin(visitor, "American", "commodore")
    page = visitor.page
    visitor.control("event Swedish Frigates Arrive").click()
    expect(page.locator("#thinking")).to_be_visible()
    assert axe(page) == []
    page.reload()
    until_playable(page)
    assert "Swedish Frigates Arrive" in (page.text_content("#log") or "")
    assert "Commodore" not in page.inner_text("#prompt")


def test_undo_stops_a_thought(visitor: ShoresVisitor) -> None:
    begin(visitor, "American", "commodore")
    page = visitor.page
    visitor.control("event Swedish Frigates Arrive").click()
    expect(page.locator("#thinking")).to_be_visible()
    page.click("#undo")
    expect(page.locator("#thinking")).to_be_hidden()
    until_playable(page)
    assert "event Swedish Frigates Arrive" in visitor.offered()


RECOMMENDED = "#advice .recommended button"


def test_a_hint_is_one_recommendation_with_its_reason(visitor: ShoresVisitor) -> None:
    """By key and by button; behind it is a table of all options; asked again, it says the same; it
    disappears after a choice.
    """
    begin(visitor, "American", "midshipman")
    page = visitor.page
    page.locator("#prompt").focus()
    page.keyboard.press("h")
    page.wait_for_selector(RECOMMENDED, timeout=60_000)
    expect(page.locator("#advice-text .primary")).to_have_count(1)
    reason = page.inner_text("#advice-text > p:not(.recommended)")
    assert re.fullmatch(r"[A-Z][^.]+\.", reason), "one sentence"
    assert not re.search(r"\d", reason)
    expect(page.locator("#advice table")).to_be_hidden()
    recommended = page.inner_text(RECOMMENDED)
    page.click("#advice summary")
    named = page.locator("#advice tbody th").evaluate_all(
        "cells => cells.map(cell => cell.firstChild.textContent)"
    )
    asked = tripoli.new_game(seed=5).decision
    assert asked is not None
    called = {GAMES["shores"].words.spelled_out(option): str(option) for option in asked.options}
    assert {recommended, *named} <= set(called)
    assert len(named) > 1
    assert all(text.endswith("%") for text in page.locator("#advice td").all_inner_texts())
    discards = [text for text in named if text.startswith("Discard")]
    deeds = [text.partition(" to ")[2] for text in discards]
    assert len(set(deeds)) == len(deeds), "what does the same is named once"
    for width, height in ((1440, 900), (1366, 650), (390, 844), (320, 568), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        hint, question = (page.locator(one).bounding_box() for one in ("#advice", "#prompt"))
        assert hint is not None
        assert question is not None
        below = question["y"] + question["height"] <= hint["y"] + 1
        assert below, "the question stays in sight"
    page.set_viewport_size({"width": 1440, "height": 900})
    assert axe(page) == []
    page.click("#advice-close")
    expect(page.locator("#advice")).to_be_hidden()
    page.click("#advise")
    page.wait_for_selector(RECOMMENDED)
    assert (page.inner_text(RECOMMENDED), reason) == (
        recommended,
        page.inner_text("#advice-text > p:not(.recommended)"),
    )
    visitor.control(called[recommended]).click()
    expect(page.locator("#advice")).to_be_hidden()


def test_a_hint_does_not_wait_for_a_slow_thinker(visitor: ShoresVisitor) -> None:
    """On a slow device, thinking ends early, and a hint comes all the same."""
    page = visitor.page
    # Every slice of thinking takes long, and the time for a hint passes at once.
    page.add_init_script(
        """const wait = setTimeout;
        globalThis.setTimeout = (act, time) => wait(act, time === 4000 ? 0 : time);"""
    )
    begin(visitor, "American", "midshipman")
    page.click("#advise")
    page.wait_for_selector(RECOMMENDED, timeout=60_000)


def test_a_hint_can_be_taken(visitor: ShoresVisitor) -> None:
    """Pressing it plays the option."""
    begin(visitor, "American", "midshipman")
    page = visitor.page
    page.click("#advise")
    advised = page.locator(RECOMMENDED)
    advised.wait_for(timeout=60_000)
    named = re.fullmatch(r"(?:Play|Discard) (.+?)(?: to .*)?", advised.inner_text())
    assert named is not None
    page.wait_for_timeout(500)
    advised.click()
    expect(page.locator("#advice")).to_be_hidden()
    played = page.locator("#log .line", has_text=re.compile(f"(plays?|discards?) {named[1]}"))
    expect(played.first).to_be_attached()


def test_a_forced_choice_needs_no_hint(visitor: ShoresVisitor) -> None:
    """No chance is given, as nothing has been thought about."""
    page = visitor.page
    page.goto(visitor.address)
    played = ["Thomas Jefferson", "Swedish Frigates Arrive"]
    pieces = {"Tripoli zone": {S: 2}}
    game = table("Winter 1806", AMERICAN, pieces, [], ["Storms"], removed=played)
    record = altered(game.record, players={"Tripolitan": "midshipman"})
    page.set_input_files("#file", [payload(record)])
    until_playable(page)
    assert visitor.offered() == ["pass"]
    page.click("#advise")
    expect(page.locator("#advice-text")).to_have_text("There is only one choice.")
    visitor.control("pass").click()
    expect(page.locator("#advice")).to_be_hidden()


def test_a_game_is_analyzed(visitor: ShoresVisitor) -> None:
    """In a game of random choices there are turning points, each with its replay; the chances are
    those of the person's side.
    """
    game, rng = tripoli.new_game(seed=1451), Random(1451)
    while (decision := game.decision) is not None:
        game.choose(rng.choice(decision.options))
    page = visitor.page
    page.goto(visitor.address)
    record = altered(game.record, players={"American": "midshipman"})
    page.set_input_files("#file", [payload(record)])
    page.click("#choices button:has-text('Analyze')")
    page.wait_for_selector("#analysis svg.chances", timeout=120_000)
    text = page.inner_text("#analysis-text")
    assert "The Tripolitan player's chance of winning" in text
    chart = page.locator("#analysis svg.chances")
    expect(chart).to_have_attribute("aria-label", re.compile("^The chance of the Tripolitan"))
    assert str(game.result) == "Tripolitan: twelve gold"
    heights = [
        re.findall(r" ([\d.]+)", str(chart.locator(f".{part}").get_attribute("d")))[-1]
        for part in ("base", "line")
    ]
    assert heights[0] == heights[1], "the line ends at the top"
    assert "American: mistakes cost" in text
    assert "Tripolitan: mistakes cost" in text
    assert axe(page) == []
    # It is saved with the game.
    page.goto("about:blank")
    page.goto(visitor.address)
    if not page.locator("#menu").is_visible():
        page.click("#menu-button")
    page.click("#games-button")
    page.locator("#games li button").first.click()
    page.click("#choices button:has-text('Analyze')")
    page.wait_for_selector("#analysis svg.chances", timeout=5_000)
    assert page.inner_text("#analysis-text") == text
    page.locator("#analysis [data-at]").first.click()
    expect(page.locator("#replay")).to_be_visible()
    expect(page.locator("#caption")).to_have_text(
        re.compile(r"^Next: .+\. Better by \d+ points?: ")
    )
    page.keyboard.press("ArrowRight")
    expect(page.locator("#caption")).not_to_contain_text("Next:")
    page.click("#replay-close")
    expect(page.locator("#analysis")).to_be_visible()


def test_an_analysis_ends_when_its_dialog_is_closed(visitor: ShoresVisitor) -> None:
    """The worker falls silent; the next analysis starts anew and is completed."""
    page = visitor.page
    page.add_init_script(COUNT)
    page.goto(visitor.address)
    page.set_input_files("#file", [ENDED])
    page.click("#choices button:has-text('Analyze')")
    progress = page.locator("#analysis progress")
    expect(progress).not_to_have_js_property("value", 0)
    page.keyboard.press("Escape")
    expect(page.locator("#analysis")).to_be_hidden()
    assert until_still(page, lambda: page.evaluate("self.heard")) > 0
    assert page.evaluate("self.ended") == 0
    page.click("#choices button:has-text('Analyze')")
    page.wait_for_selector("#analysis svg.chances", timeout=120_000)
    text = page.inner_text("#analysis-text").partition("Strokes of luck")[2]
    assert re.search(r"What followed was worth \d+ points to the Tripolitan player\.", text)
    page.locator("#analysis [data-at]").last.click()
    expect(page.locator("#caption")).to_have_text(re.compile(r"^Next: .+ What followed was worth"))


def test_whoever_has_watched_takes_a_seat(visitor: ShoresVisitor) -> None:
    """To play on from a moment of a game between computer players; canceling changes nothing."""
    page = visitor.page
    visitor.watch(3)
    page.click("#choices button:has-text('Replay')")
    page.wait_for_selector("#replay:not([hidden])")
    page.keyboard.press("Home")
    page.wait_for_selector('#prompt:has-text(", after 0 of ")')
    page.click("#replay-fork")
    expect(page.locator("#fork h2")).to_be_focused()
    assert axe(page) == []
    page.click("#fork [value=cancel]")
    expect(page.locator("#replay")).to_be_visible()
    page.click("#replay-fork")
    expect(page.locator("[data-seat=American]")).to_have_value("")
    page.select_option("[data-seat=Tripolitan]", "lieutenant")
    page.click("#fork [value=play]")
    until_playable(page)
    assert visitor.prompt().startswith("Americans:")
    from_menu(page, "#games-button")
    expect(page.locator("#games li")).to_have_count(2)
    expect(page.locator("#games li b").first).to_contain_text("American against Lieutenant")


def test_a_game_against_the_computer_goes_on_from_the_list(
    visitor: ShoresVisitor, page: Page
) -> None:
    begin(visitor, "Tripolitan", "midshipman")
    offered = visitor.offered()
    page.goto(visitor.address)
    page.locator("#go-on").click()
    until_playable(page)
    assert visitor.offered() == offered


def test_the_timeline_shows_where_things_happened(visitor: ShoresVisitor) -> None:
    page = visitor.page
    page.goto(visitor.address)
    page.click('[data-show="timeline"]')
    rows = page.locator("#timeline-events li")
    assert rows.count() == 24
    ring = page.locator("#timeline-map .spot")
    before = ring.get_attribute("cx")
    rows.nth(18).locator("button").first.focus()
    assert ring.get_attribute("cx") != before
    assert axe(page) == []


def test_every_card_tells_its_use_and_its_history(visitor: ShoresVisitor) -> None:
    page = visitor.page
    page.goto(visitor.address)
    page.wait_for_selector("body[data-way]", state="attached", timeout=60_000)
    for deck in ("American", "Tripolitan"):
        page.click("#menu-button") if not page.locator("#menu").is_visible() else None
        page.click(f'[data-deck="{deck}"]')
        cards = page.locator("#pile-cards .card")
        assert cards.count() >= 21
        assert page.locator("#pile-cards .told").count() == cards.count()
        page.click("#pile button:has-text('Close')")


def test_the_coach_warns_once_of_a_grave_mistake(visitor: ShoresVisitor) -> None:
    """When peace is possible, discarding the treaty requires a second press."""
    game = table(
        "Fall 1805",
        tripoli.Side.AMERICAN,
        {"Malta": {F: 2}, "Derne": {M: 1, A: 4}},
        ["Treaty of Peace and Amity", "Naval Movement"],
        ["Storms"],
        captured=["Derne"],
        removed=["Hamet's Army Created", "General Eaton Attacks Derne"],
    )
    chance = {"seed": 1, "used": 0}
    record = altered(game.record, players={"Tripolitan": "midshipman"}, chance=chance)
    page = visitor.page
    page.goto(visitor.address)
    page.click("summary:has-text('Settings')")
    page.check("#coach")
    page.set_input_files("#file", [payload(record)])
    until_playable(page)
    mistake = "discard Treaty of Peace and Amity to build"
    hint = page.locator("#hint")
    # A choice is accepted while the coach is still thinking.
    page.wait_for_selector("body[data-coached]", state="attached", timeout=60_000)
    expect(hint).to_contain_text("Coach: All four conditions for peace are met.")
    visitor.control(mistake).click()
    expect(hint).to_contain_text("Coach: this lowers your chance of winning")
    assert page.locator("#hand .raised").count() == 0, "no card lies over the warning"
    expect(hint).to_contain_text("Better: Play Treaty of Peace and Amity.")
    assert mistake in visitor.offered()
    visitor.control(mistake).click()
    expect(page.locator(f'[data-choice="{mistake}"]')).to_have_count(0)
    # After the other side's turn, the coach describes the result of both.
    page.wait_for_selector("body[data-coached]", state="attached", timeout=60_000)
    expect(hint).to_contain_text("Since your last turn")
