"""The wheel, the keys of any keyboard, and drags that end before the ship has arrived."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from driver import ShoresVisitor
from playwright.sync_api import Locator, Page, expect
from visitor import CORNER

KEY = """press => document.activeElement.dispatchEvent(
  new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...press}))"""
TURN = """([count, turn]) => {
  const map = document.querySelector('#map');
  const {left, top, width, height} = map.getBoundingClientRect();
  const [clientX, clientY] = [left + width / 2, top + height / 2];
  for (let index = 0; index < count; index += 1)
    map.dispatchEvent(new WheelEvent('wheel', {cancelable: true, clientX, clientY, ...turn}));
  return Number(document.querySelector('.table').style.getPropertyValue('--scale'));
}"""
"""Turns the wheel over the map; returns the pixels per unit of the sheet."""


def test_shortcuts_work_on_any_keyboard(visitor: ShoresVisitor) -> None:
    """Caps Lock changes no shortcut, keys of other scripts mean what is printed beside it, and
    Ctrl+Z undoes.
    """
    page = visitor.page
    visitor.begin("solitaire", 7)
    before = page.locator("#hand .slot").count()
    for press in (
        {"key": "U", "code": "KeyU"},
        {"key": "Г", "code": "KeyU"},
        {"key": "z", "code": "KeyZ", "ctrlKey": True},
        {"key": "я", "code": "KeyZ", "metaKey": True},
    ):
        visitor.choose("event Thomas Jefferson")
        visitor.choose("move Gibraltar > Malta")
        page.evaluate(KEY, press)
        expect(page.locator("#hint")).to_have_text(
            "Undone: Move a frigate from Gibraltar to Malta."
        )
        page.evaluate(KEY, {"key": "U", "code": "KeyU", "shiftKey": True})
        expect(page.locator("#hint")).to_have_text("Turn undone.")
        expect(page.locator("#hand .slot")).to_have_count(before)
    page.evaluate(KEY, {"key": "צ", "code": "KeyM"})
    assert page.evaluate("document.activeElement.dataset.place !== undefined")


def test_the_wheel_zooms_by_its_distance(visitor: ShoresVisitor) -> None:
    """Many short events zoom as far as one long one; a sideways swipe does not zoom."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    at_first = page.evaluate(TURN, [0, {}])
    once = page.evaluate(TURN, [1, {"deltaY": -120}])
    assert once == pytest.approx(at_first * 1.2, rel=0.001)
    page.keyboard.press("0")
    assert page.evaluate(TURN, [12, {"deltaY": -10}]) == pytest.approx(once, rel=0.001)
    page.keyboard.press("0")
    assert page.evaluate(TURN, [1, {"deltaY": -3, "deltaMode": 1}]) == pytest.approx(
        once, rel=0.001
    )
    assert page.evaluate(TURN, [10, {"deltaX": -40, "deltaY": 1}]) == pytest.approx(once, rel=0.001)
    pinched = page.evaluate(TURN, [4, {"deltaY": -10, "ctrlKey": True}])
    assert pinched == pytest.approx(once * 1.4918, rel=0.001)


def middle(control: Locator) -> tuple[float, float]:
    """The center of a control."""
    box = control.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def escape(page: Page) -> None:
    page.keyboard.press("Escape")


def leave(page: Page) -> None:
    """Another window comes to the front."""
    page.evaluate("window.dispatchEvent(new Event('blur'))")


def second_finger(page: Page) -> None:
    page.evaluate("""document.querySelector('#map').dispatchEvent(new PointerEvent(
      'pointerdown', {pointerId: 77, pointerType: 'touch', bubbles: true}))""")


def menu(page: Page) -> None:
    """The right button opens the browser's menu."""
    page.mouse.down(button="right")
    page.mouse.up(button="right")


def cancel(page: Page) -> None:
    """The browser takes the pointer."""
    page.evaluate("""window.dispatchEvent(new PointerEvent(
      'pointercancel', {pointerId: 1, pointerType: 'mouse'}))""")


def lose(page: Page) -> None:
    page.evaluate("document.querySelector('#map .layer').releasePointerCapture(1)")


ENDS: list[Callable[[Page], None]] = [escape, leave, second_finger, menu, cancel, lose]


def drag_to_malta(page: Page) -> None:
    """Carry the frigate from Gibraltar to Malta, and hold it there."""
    x, y = middle(page.locator('[data-place="Malta"]'))
    page.mouse.move(*middle(page.locator('[data-stack="American frigate at Gibraltar"]')))
    page.mouse.down()
    page.mouse.move(x - 40, y - 30, steps=3)
    page.mouse.move(x, y, steps=3)


def test_a_drag_that_is_broken_off_moves_nothing(visitor: ShoresVisitor) -> None:
    """The ship is put back, and letting go where it was carried is no press, either; the next drag
    arrives.
    """
    page = visitor.page
    visitor.begin("solitaire", 7)
    visitor.choose("event Thomas Jefferson")
    x, y = middle(visitor.place("Malta"))
    arrived = page.locator('[data-stack="American frigate at Malta"]')
    for end in ENDS:
        answers = page.locator("body").get_attribute("data-answers")
        drag_to_malta(page)
        expect(page.locator(".carried")).to_have_count(1)
        end(page)
        # Releasing the pointer is noticed with its next event.
        page.mouse.move(x + 1, y)
        expect(page.locator(".carried")).to_have_count(0)
        page.mouse.move(x, y)
        page.mouse.up()
        visitor.painted()
        assert page.locator("body").get_attribute("data-answers") == answers, end.__name__
        expect(arrived).to_have_count(0)
        drag_to_malta(page)
        page.mouse.up()
        expect(arrived).to_have_count(1)
        visitor.press(page.locator("#undo"))
        expect(arrived).to_have_count(0)


def test_a_hovered_card_gives_way_and_a_pressed_one_stays(visitor: ShoresVisitor) -> None:
    """The way from a card to its buttons on the stage may lead over anything but another card."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    minis = page.locator("#hand .mini")
    cards = page.locator("#hand .slot .card")
    minis.nth(0).hover(position=CORNER)
    expect(cards.nth(0)).to_be_visible()
    page.mouse.move(700, 300, steps=4)
    expect(cards.nth(0)).to_be_visible()
    minis.nth(4).hover(position=CORNER)
    expect(cards.nth(4)).to_be_visible()
    expect(cards.nth(0)).to_be_hidden()
    minis.nth(4).click(position=CORNER)
    minis.nth(1).hover(position=CORNER)
    page.wait_for_timeout(300)
    expect(cards.nth(4)).to_be_visible()
    stage = cards.nth(4).bounding_box()
    board = page.locator("#board").bounding_box()
    assert stage is not None
    assert board is not None
    assert stage["x"] >= board["x"] + board["width"], "beside the map"
    minis.nth(4).click(position=CORNER)
    expect(cards.nth(4)).to_be_hidden()
