"""What a player is told at a turn: what the side wants at first, and what the other side did."""

from __future__ import annotations

import re

from audit import axe, overflow
from driver import ShoresVisitor
from playwright.sync_api import expect
from visitor import PLAYABLE

from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN
from tripoli.shores.text.news import PLANS


def test_the_first_turn_says_what_a_side_wants(visitor: ShoresVisitor) -> None:
    """In three lines, for each side; they make room for the news afterwards."""
    page = visitor.page
    visitor.begin("hot seat", 7)
    visitor.sit()
    for width, height in ((1366, 768), (390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        visitor.painted()
        expect(page.locator("#news .plan li")).to_have_text([*PLANS[AMERICAN]])
        assert overflow(page) == []
        assert axe(page) == []
    visitor.choose("event Swedish Frigates Arrive")
    visitor.sit()
    expect(page.locator("#news .plan li")).to_have_text([*PLANS[TRIPOLITAN]])
    expect(page.locator("#headline")).to_be_visible()
    expect(page.locator("#headline")).to_have_text(
        "Swedish Frigates Arrive: 2 Swedish frigates added."
    )
    visitor.choose("event Murad Reis Breaks Out")
    visitor.sit()
    expect(page.locator("#news .plan")).to_have_count(0)


def test_a_phone_says_first_what_the_other_side_did(visitor: ShoresVisitor) -> None:
    """In a line above the question, in sight without scrolling, even while there are options."""
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": 844})
    visitor.begin("hot seat", 7)
    visitor.sit()
    expect(page.locator("#headline")).to_be_hidden()
    visitor.choose("event Naval Movement")
    visitor.choose("done")
    visitor.sit()
    visitor.choose("event Murad Reis Breaks Out")
    expect(page.locator("#headline")).to_be_empty()
    visitor.sit()
    headline = page.locator("#headline")
    for width, height in ((390, 844), (360, 640), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        visitor.painted()
        expect(headline).to_have_text("Murad Reis Breaks Out: 2 corsairs to Tripoli.")
        box = headline.bounding_box()
        prompt = page.locator("#prompt").bounding_box()
        assert box is not None
        assert prompt is not None
        assert box["y"] + box["height"] <= prompt["y"], "above the question"
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
        assert overflow(page) == []


def test_undo_and_redo(visitor: ShoresVisitor) -> None:
    """By button and key; what was undone is made again, until another choice is made."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    redo = page.locator("#redo")
    expect(redo).to_have_attribute("aria-disabled", "true")
    redo.click(force=True)
    expect(page.locator("#hint")).to_have_text("There is nothing to redo.")
    visitor.choose("event Naval Movement")
    visitor.choose("move Gibraltar > Tripoli zone")
    after = visitor.offered()
    visitor.press(page.locator("#undo"))
    page.locator("#prompt").focus()
    page.keyboard.press("u")
    page.wait_for_selector(f'{PLAYABLE}:has([data-choice="event Naval Movement"])')
    expect(redo).to_have_attribute("aria-disabled", "false")
    visitor.press(redo)
    page.keyboard.press("y")
    expect(page.locator("#hint")).to_have_text(re.compile("."))
    expect(redo).to_have_attribute("aria-disabled", "true")
    assert visitor.offered() == after
    visitor.press(page.locator("#undo"))
    visitor.choose("move Gibraltar > Malta")
    expect(redo).to_have_attribute("aria-disabled", "true")
