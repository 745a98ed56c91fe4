"""Screen readers, axe-core, large text, print."""

from __future__ import annotations

import re
from random import Random
from typing import Literal

import pytest
from audit import axe, overflow
from driver import ENDED, ShoresVisitor
from playwright.sync_api import Playwright, expect
from visitor import first_visit, from_menu, until_playable

DESK, PHONE = (1440, 900), (390, 844)


def test_the_title_waits_below_what_is_read(visitor: ShoresVisitor) -> None:
    """Closing rules, lessons and the like before the first game returns to the title."""
    page = visitor.page
    page.goto(visitor.address)
    page.wait_for_selector("body[data-way]", state="attached")
    for opener, shown in (
        ("#menu [data-rules]", "#rules"),
        ("#menu [data-show=keys]", "#keys"),
        ("#lessons-button", "#lessons"),
    ):
        if not page.locator(opener).is_visible():
            page.locator("#menu summary").last.click()
        page.click(opener)
        expect(page.locator(shown)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(shown)).to_be_hidden()
        expect(page.locator("#menu")).to_be_visible()


def test_what_is_asked_is_said(visitor: ShoresVisitor) -> None:
    """Prompts and log lines are announced; existing lines stay."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    assert page.get_attribute("#log", "role") == "log"
    lines = page.locator("#log .line").count()
    first = page.locator("#log .line").first.evaluate_handle("line => line")
    visitor.choose("event Thomas Jefferson")
    assert visitor.prompt() == "Americans: move up to 3 frigates."
    assert page.locator("#log .line").count() == lines + 1
    # Existing lines stay, so that only new ones are read out.
    assert first.evaluate("line => line.isConnected")


def test_the_bar_says_what_its_counts_mean(visitor: ShoresVisitor) -> None:
    """To a screen reader in the bar itself; to everybody in the goals, which the bar opens."""
    page = visitor.page
    visitor.begin("solitaire", 5)
    treaty = page.locator("#scores .treaty dt")
    assert treaty.text_content() == "Treaty, conditions met, listed under Goals"
    sunk = page.locator("#scores .sunk dt")
    assert str(sunk.text_content()).endswith(", the fourth loses the war")
    page.click("#scores .treaty")
    met = page.locator("#treaty").inner_text().replace("/", " of ")
    expect(page.locator("#goals-list")).to_contain_text(f"{met} conditions are met")


def test_a_card_says_where_it_lies_and_why_it_waits(visitor: ShoresVisitor) -> None:
    """Its kind, its position in the hand, and why it cannot be played."""
    page = visitor.page
    visitor.begin("solitaire", 5)
    said = page.locator("#hand .mini .unseen").all_text_contents()
    count = len(said)
    for number, text in enumerate(said, 1):
        assert f", {number} of {count}" in text
        assert "\u00ad" not in text, "the hyphens of the picture are not read"
    name = "Hamet's Army Created"
    barred = page.locator(f'#hand [data-card="{name}"]')
    reason = str(barred.locator(".card .reason .unseen").text_content())
    assert reason.startswith("Cannot be played. ")
    waits = str(barred.locator(".mini .unseen").text_content())
    assert waits.endswith(f". {reason}")
    battle = page.locator("#hand .slot:has(.card.battle)").first
    assert str(battle.locator(".card .reason").text_content()).startswith(
        "Played in reaction: you will be prompted "
    )
    mini = battle.locator(".mini")
    assert ". Played in reaction: you will be prompted " in str(
        mini.locator(".unseen").text_content()
    )
    ids = str(mini.get_attribute("aria-describedby")).split()
    effect = " ".join(str(page.locator(f"#{one}").text_content()) for one in ids)
    for part in (".when", ".effect"):
        assert str(battle.locator(part).text_content()) in effect, "what it does is read"


def test_dialogs_open_at_their_top(visitor: ShoresVisitor) -> None:
    visitor.begin("solitaire", 7)
    page = visitor.page
    page.set_viewport_size({"width": 1100, "height": 600})
    for button, box in (
        ("[data-rules]", "#rules"),
        ("[data-deck=American]", "#pile"),
        ("[data-deck=Tripolitan]", "#pile"),
        ("[data-show=about]", "#about"),
    ):
        page.click("#menu-button")
        page.locator(f"#menu {button}").click()
        page.wait_for_selector(f"{box}[open]")
        assert page.evaluate("box => document.querySelector(box).scrollTop", box) == 0
        assert page.evaluate("document.activeElement.tagName") == "H2"
        page.keyboard.press("Escape")


def test_the_title_starts_without_a_frame(visitor: ShoresVisitor) -> None:
    """Its heading has the focus, which is not drawn; Tab goes to the first way to begin."""
    page = visitor.page
    page.goto(visitor.address)
    page.wait_for_selector("body[data-way]", state="attached")
    assert page.evaluate("document.activeElement.id") == "menu-title"
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "learn"


def test_the_menu_opens_at_its_top(visitor: ShoresVisitor) -> None:
    """With a game to resume, and in play; New game scrolls no further than to the ways to begin."""
    page = visitor.page
    scrolled = "document.querySelector('#menu').scrollTop"
    visitor.begin("solitaire", 7)
    for width, height in ((1366, 657), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.goto("about:blank")
        page.goto(visitor.address)
        page.wait_for_selector("#go-on:not([hidden], [aria-disabled])", timeout=60_000)
        assert page.evaluate(scrolled) == 0
        page.click("#go-on")
        until_playable(page)
        page.click("#menu-button")
        assert page.evaluate(scrolled) == 0
    page.click("#menu summary:has-text('Settings')")
    page.keyboard.press("Escape")
    page.set_input_files("#file", [ENDED])
    for width, height in ((1366, 768), (1366, 657), PHONE, (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.click("#choices button:has-text('New game')")
        modes = page.locator("#menu .modes")
        expect(modes).to_be_in_viewport(ratio=0.5)
        # Only as far as is needed to see all of them, if they fit.
        room, below = modes.evaluate(
            """modes => {
              const menu = modes.closest('dialog');
              const bottom = menu.getBoundingClientRect().top + menu.clientTop + menu.clientHeight;
              return [menu.clientHeight - modes.offsetHeight,
                Math.abs(bottom - modes.getBoundingClientRect().bottom)];
            }"""
        )
        assert room < 0 or below < 3 or page.evaluate(scrolled) == 0
        page.keyboard.press("Escape")


def test_the_timeline_has_its_map_beside_it(visitor: ShoresVisitor) -> None:
    """On a desk; on a phone the map is above the events, and both are in the middle."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    from_menu(page, "[data-show=timeline]")
    parts = page.locator("#timeline-map, #timeline-events")
    chart, events = parts.evaluate_all(BOXES)
    assert chart["right"] <= events["left"]
    assert abs(chart["top"] - events["top"]) < 20
    page.set_viewport_size({"width": 390, "height": 844})
    chart, events = parts.evaluate_all(BOXES)
    assert chart["bottom"] <= events["top"] + 1
    assert abs(chart["left"] + chart["right"] - events["left"] - events["right"]) < 4


BOXES = "parts => parts.map(part => part.getBoundingClientRect().toJSON())"


@pytest.mark.parametrize(
    ("scheme", "size", "games"),
    [
        ("light", DESK, {"solitaire": 12}),
        ("dark", PHONE, {"hot seat": 7}),
        pytest.param("dark", DESK, {"hot seat": 9, "solitaire": 7}, marks=pytest.mark.soak),
        pytest.param("light", PHONE, {"hot seat": 9, "solitaire": 7}, marks=pytest.mark.soak),
    ],
    ids=["light desk", "dark phone", "dark desk", "light phone"],
)
def test_axe_finds_nothing(
    visitor: ShoresVisitor,
    scheme: Literal["light", "dark"],
    size: tuple[int, int],
    games: dict[str, int],
) -> None:
    """In the menu and every dialog, for every kind of decision, at the handover and at the end."""
    page = visitor.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=scheme)
    visitor.engrave()
    page.goto(visitor.address)
    page.wait_for_selector("#menu[open]")
    assert axe(page) == []
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    visitor.begin("hot seat", 7)
    assert axe(page) == [], "handed over"
    for dialog in ("[data-rules]", "[data-show=keys]", "[data-show=about]"):
        page.click("#menu-button")
        page.click(f"#menu {dialog}")
        assert axe(page) == [], dialog
        way_out = page.locator("dialog[open] :is([aria-label^=Close], form button)").first
        expect(way_out).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
    seen: set[str] = set()

    def look(prompt: str) -> None:
        kind = re.sub(r" \(?\d.*| at .*|,.*", "", prompt.split(": ")[1])
        if kind not in seen:
            seen.add(kind)
            assert axe(page) == [], kind

    for mode, seed in games.items():
        visitor.begin(mode, seed)
        visitor.play_out(Random(seed), 150, look=look)
        assert axe(page) == [], "the result"
    assert len(seen) >= 5


def test_letters_twice_as_large(playwright: Playwright, address: str) -> None:
    """With the browser's own setting nothing is cut off or covered, and a game can be played."""
    with first_visit(playwright, defaultFontSize=32) as page:
        visitor = ShoresVisitor(page, address)
        visitor.begin("solitaire", 7)
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        for choice in ("event Thomas Jefferson", "move Gibraltar > Derne", "done"):
            visitor.choose(choice)
            assert overflow(page) == [], choice


A4 = 1123
"""The height of a page in pixels, a little less with margins."""


def test_print_shows_the_final_position(visitor: ShoresVisitor) -> None:
    """The map, the result and the log, without buttons. The sheet of the ending says what the
    question would, and it lies on one page with the map.
    """
    visitor.begin("solitaire", 11)
    visitor.play_out(Random(11))
    page = visitor.page
    page.set_viewport_size({"width": 794, "height": A4})
    page.emulate_media(media="print")
    assert page.locator("#map .sheet").is_visible()
    assert page.locator("#ending h2").is_visible()
    assert page.locator("#prompt").is_hidden()
    assert page.evaluate("document.getElementById('ending').getBoundingClientRect().bottom") < A4
    assert page.locator("#bar nav").is_hidden()
    assert page.locator("#choices").is_hidden()
    last = page.locator("#log .line").last.bounding_box()
    log = page.locator("#log").bounding_box()
    assert last is not None
    assert log is not None
    assert last["y"] + last["height"] <= log["y"] + log["height"] + 1
    assert page.evaluate("document.getElementById('log').scrollHeight") <= log["height"] + 2
