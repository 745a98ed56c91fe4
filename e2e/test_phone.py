"""A phone, by touch."""

from __future__ import annotations

from random import Random

import pytest
from driver import ShoresVisitor
from playwright.sync_api import Browser, Page, expect
from visitor import from_menu, until_playable


@pytest.fixture
def phone(visitor: ShoresVisitor) -> ShoresVisitor:
    """The page in a window too small for everything."""
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    return visitor


def test_a_phone_by_touch(browser: Browser, address: str) -> None:
    """Dragging pans the map and chooses nothing; taps play a whole game."""
    context = browser.new_context(
        service_workers="block",
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    page = context.new_page()
    visitor = ShoresVisitor(page, address)
    page.goto(f"{address}?seed=7")
    page.tap('[data-new="solitaire"]')
    until_playable(page)

    def tap_card(choice: str) -> None:
        slot = page.locator(f'#hand .slot:has([data-choice="{choice}"])')
        if not slot.locator(".card").is_visible():
            slot.locator(".mini").tap()
        tap(f'#hand [data-choice="{choice}"]')

    def tap(where: str) -> None:
        before = int(page.locator("body").get_attribute("data-answers") or 0)
        page.locator(where).first.tap()
        page.wait_for_selector(f'body[data-answers="{before + 1}"]')

    tap_card("event Thomas Jefferson")
    # Everything that can be pressed is large enough for a finger.
    small = page.locator(".place.live").evaluate_all(
        "all => all.map(c => c.getBoundingClientRect().width).filter(w => w < 44)"
    )
    assert small == []
    place = "document.querySelector('.table').style.translate"
    before = page.evaluate(place)
    fingers = context.new_cdp_session(page)
    x, y = 195.0, 330.0
    moves: list[tuple[str, list[dict[str, float]]]] = [
        ("touchStart", [{"x": x, "y": y}]),
        *(("touchMove", [{"x": x - 12 * i, "y": y}]) for i in range(1, 9)),
        ("touchEnd", []),
    ]
    for kind, points in moves:
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert page.evaluate(place) != before
    assert "up to 3 frigates" in visitor.prompt()
    # Pinch to zoom in.
    view = "Number(document.querySelector('.table').style.getPropertyValue('--scale'))"
    near = page.evaluate(view)
    for kind, apart in (("touchStart", 40), ("touchMove", 60), ("touchMove", 90), ("touchEnd", 0)):
        points = [{"x": 195 - apart, "y": 330, "id": 0}, {"x": 195 + apart, "y": 330, "id": 1}]
        fingers.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points if apart else []}
        )
    assert page.evaluate(view) > near
    page.tap("#whole")
    # A finger drags a ship.
    corners = [
        page.locator(where).bounding_box()
        for where in ('[data-stack="American frigate at Gibraltar"]', '[data-place="Malta"]')
    ]
    (x, y), to = (
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in corners if box
    )
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x + 20, "y": y}]),
        ("touchMove", [{"x": to[0], "y": to[1]}]),
        ("touchEnd", []),
    ):
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        # Lifting a moving finger starts a fling, and the next tap would only stop it.
        page.wait_for_timeout(50)
    page.wait_for_selector('[data-place="Malta"][aria-label*="1 American frigate"]')
    assert "up to 2 frigates" in visitor.prompt()
    page.tap("#undo")
    page.wait_for_selector("#prompt >> text=up to 3 frigates")
    tap('[data-place="Gibraltar zone"]')
    assert "up to 2 frigates" in visitor.prompt()
    rng = Random(2)
    for _ in range(200):
        if visitor.over():
            break
        choice = rng.choice(visitor.offered())
        if (
            page.locator(f'#hand [data-choice="{choice}"]').count()
            and not page.locator(f'#choices [data-choice="{choice}"]').count()
        ):
            tap_card(choice)
        else:
            tap(f':is(#choices, #fights) [data-choice="{choice}"]')
    assert visitor.over()
    assert visitor.complaints == []
    context.close()


def test_another_hand_is_seen_from_its_first_card(phone: ShoresVisitor) -> None:
    phone.begin("solitaire", 7)
    hand = phone.page.locator("#hand")
    hand.evaluate("strip => strip.scrollTo(500, 0)")
    assert hand.evaluate("strip => strip.scrollLeft") > 100
    answers = str(phone.page.get_attribute("body", "data-answers"))
    from_menu(phone.page, '[data-new="solitaire"]')
    expect(phone.page.locator("body")).not_to_have_attribute("data-answers", answers)
    phone.painted()
    assert hand.evaluate("strip => strip.scrollLeft") == 0


def test_a_raised_card_is_put_back(phone: ShoresVisitor) -> None:
    """By its own button, with the pointer or by keyboard, after which the card has the focus."""
    page = phone.page
    phone.begin("solitaire", 7)
    mini = page.locator("#hand .mini").nth(1)
    card = page.locator("#hand .slot .card").nth(1)
    back = card.get_by_role("button", name="Put back")
    for by_keyboard in (False, True):
        mini.click()
        expect(card).to_be_visible()
        if by_keyboard:
            back.press("Enter")
        else:
            back.click()
        expect(card).to_be_hidden()
        expect(mini).to_be_focused()
    mini.press("Enter")
    assert page.evaluate("document.activeElement.dataset.choice"), "the first thing to do with it"


def test_what_has_happened_is_seen_on_a_phone(phone: ShoresVisitor) -> None:
    """The fight and the other side's actions come before the next choice."""
    page = phone.page
    phone.begin("solitaire", 7)
    assert page.locator("#cards").is_visible(), "nothing has happened yet"
    for choice in ["event Thomas Jefferson", *["move Gibraltar > Tripoli"] * 2, "done"]:
        phone.choose(choice)
    assert phone.prompt().startswith("Americans: play an event")
    assert page.locator("#fights .die").count() == 9
    told = page.inner_text("#news")
    assert "Tripolitania plays Murad Reis Breaks Out." in told
    assert "Thomas Jefferson" not in told, "that was chosen before"
    assert page.locator("#desk #news").is_visible(), "the map is left alone"
    phone.choose("discard Naval Movement to move")
    assert page.locator("#choices button").count() > 1
    expect(page.locator("#news")).to_be_hidden()


def test_another_question_is_read_from_its_beginning(phone: ShoresVisitor) -> None:
    """Even if the last answer was far down the list."""
    page = phone.page
    phone.begin("solitaire", 7)
    phone.choose("event Thomas Jefferson")
    last = page.locator("#choices [data-choice]").last
    last.scroll_into_view_if_needed()
    assert page.evaluate("document.getElementById('desk').scrollTop") > 0
    phone.press(last)
    assert page.evaluate("document.getElementById('desk').scrollTop") > 0, "the same goes on"
    phone.choose("done")
    top = page.evaluate("document.getElementById('desk').scrollTop")
    assert top == 0, "what has happened is read from its first line"
    phone.choose("discard Naval Movement to move")
    assert page.evaluate("document.getElementById('desk').scrollTop") == 0


def test_a_battle_card_is_asked_for_on_a_phone(phone: ShoresVisitor) -> None:
    """Both answers and the fight are in view."""
    page = phone.page
    phone.begin("hot seat", 9)
    phone.sit()
    phone.choose("event Swedish Frigates Arrive")
    phone.sit()
    assert "play Swedish Frigates Arrive" in page.inner_text("#news")
    phone.choose("discard US Supplies Run Low to raid")
    assert phone.prompt() == "Tripolitania: react with Happy Hunting? (Tripoli)"
    for choice in ("play Happy Hunting", "decline"):
        box = page.locator(f'#choices [data-choice="{choice}"]').bounding_box()
        assert box is not None
        assert box["x"] + box["width"] < 390
        assert box["y"] + box["height"] < 844


def frigate_chosen(phone: ShoresVisitor) -> Page:
    """The whole map, and on it a frigate chosen that can go almost anywhere."""
    page = phone.page
    phone.begin("solitaire", 7)
    for choice in ("event Thomas Jefferson", "move Gibraltar > Tripoli zone", "done"):
        phone.choose(choice)
    phone.choose("discard Naval Movement to move")
    page.locator("#whole").click()
    page.locator('[data-stack="American frigate at Tripoli zone"]').click()
    phone.painted()
    return page


def test_a_harbor_below_a_ship_can_be_pressed(phone: ShoresVisitor) -> None:
    """On the whole map they overlap: a press goes to the nearer center."""
    page = frigate_chosen(phone)
    harbor = page.locator('[data-place="Gibraltar"]').bounding_box()
    assert harbor is not None
    center = (harbor["x"] + harbor["width"] / 2, harbor["y"] + harbor["height"] / 2)
    above = "at => document.elementFromPoint(...at).closest('button').dataset.stack"
    assert page.evaluate(above, center) == "American frigate at Gibraltar"
    page.mouse.click(*center)
    sails = "An American frigate sails from the Tripoli zone to Gibraltar."
    expect(page.locator("#log .line").last).to_have_text(sails)


OVERLAPPED = """() => {
  const done = document.querySelector('#choices > .act-done').getBoundingClientRect();
  return [...document.querySelectorAll('#choices .group [data-choice]')].filter(button => {
    const box = button.getBoundingClientRect();
    return box.left < done.right && done.left < box.right
      && box.top < done.bottom - 1 && done.top < box.bottom - 1;
  }).map(button => button.dataset.choice);
}"""
"""The destinations that the button to end the movement lies over."""


def test_the_button_that_ends_a_movement_covers_no_destination(phone: ShoresVisitor) -> None:
    page = frigate_chosen(phone)
    first = page.locator("#choices .group [data-choice]").first
    expect(first).to_have_attribute("data-choice", "move Tripoli zone > Tunis zone")
    assert page.evaluate(OVERLAPPED) == []
