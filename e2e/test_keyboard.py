"""Everything by keyboard; the focus is never lost."""

from __future__ import annotations

import re
from random import Random

from checks import check_board, same_game
from driver import ShoresVisitor
from playwright.sync_api import Page, expect
from visitor import until_playable


def focused_choice(page: Page) -> str | None:
    """The option of the control that has the focus."""
    found = page.evaluate("document.activeElement?.dataset?.choice ?? null")
    return None if found is None else str(found)


def to_card(page: Page, wanted: str) -> None:
    """Move with the arrow keys to a card with options, if there is one."""
    where = f'#hand .slot:has([data-choice="{wanted}"])'
    if not page.locator(where).count():
        return
    held = "document.activeElement.closest('.slot')?.dataset.card"
    card = page.locator(where).get_attribute("data-card")
    page.keyboard.press("Home")
    for _ in range(20):
        if page.evaluate(held) == card:
            return
        page.keyboard.press("ArrowRight")


def test_a_whole_game_by_keyboard_alone(visitor: ShoresVisitor) -> None:
    """Tab and Enter from the menu to the result; no pointer, and no focus set by the test."""
    page = visitor.page
    page.goto(f"{visitor.address}?seed=5")
    page.wait_for_selector("#menu[open]")
    while page.evaluate("document.activeElement?.dataset?.new ?? ''") != "solitaire":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    until_playable(page)
    rng = Random(5)
    chosen: list[str] = []
    while not visitor.over():
        assert len(chosen) < 200
        wanted = rng.choice(visitor.offered())
        page.keyboard.press("p")
        for _ in range(400):
            if page.evaluate("document.activeElement.classList.contains('mini')"):
                to_card(page, wanted)
            if focused_choice(page) == wanted:
                break
            page.keyboard.press("Tab")
        assert focused_choice(page) == wanted
        before = int(page.locator("body").get_attribute("data-answers") or 0)
        page.keyboard.press("Enter")
        page.wait_for_selector(f'body[data-answers="{before + 1}"]')
        chosen.append(wanted)
    check_board(visitor, same_game(True, 5, chosen))


def test_the_map_by_arrow_keys(visitor: ShoresVisitor) -> None:
    """Arrow keys move between places by direction; Enter sails; the documented shortcuts work."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    visitor.choose("event Thomas Jefferson")
    page.keyboard.press("m")
    held = "document.activeElement.dataset.place ?? document.activeElement.dataset.stack"
    assert page.evaluate(held) == "Tangier zone"
    seen = set()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        seen.add(page.evaluate(held))
    assert len(seen) >= 6
    page.locator('[data-place="Malta"]').focus()
    assert page.locator(".ghost").count() == 1
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-place="Malta"][aria-label*="1 American frigate"]')
    assert page.evaluate(held) == "Malta"
    page.keyboard.press("u")
    page.wait_for_selector('[data-place="Gibraltar"][aria-label*="3 American frigates"]')
    page.keyboard.press("U")
    page.wait_for_selector('#hand [data-card="Thomas Jefferson"].slot')
    page.keyboard.press("p")
    assert page.evaluate("document.activeElement.id") == "prompt"
    page.keyboard.press("l")
    assert page.evaluate("document.activeElement.id") == "log"
    page.keyboard.press("?")
    assert page.locator("#keys").is_visible()


def test_a_near_map_follows_the_keyboard(visitor: ShoresVisitor) -> None:
    """The focused element is in view, and the page does not scroll under the map."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    for key in "m+++++":
        page.keyboard.press(key)
    place = "document.activeElement.getBoundingClientRect()"
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        assert page.evaluate(f"(({place}).x + ({place}).right) / 2 > 0")
        assert page.evaluate(f"({place}).x < innerWidth")
        assert page.evaluate("document.getElementById('board').scrollLeft") == 0


def test_a_prompt_is_heard_once(visitor: ShoresVisitor) -> None:
    """It is announced either by focus or by the live region, but not by both."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    said = page.locator("#said[role=status]")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    assert focused_choice(page) == "event Thomas Jefferson"
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_be_focused()
    expect(page.locator("#prompt")).to_contain_text("move up to 3 frigates")
    expect(said).to_be_empty()
    page.focus("#log-button")
    visitor.answer("move Gibraltar > Tripoli")
    expect(page.locator("#log-button")).to_be_focused()
    expect(said).to_have_text("Americans: move up to 2 frigates.")


def test_the_focus_is_never_lost(visitor: ShoresVisitor) -> None:
    """Neither when a card's rule is closed, nor when there is nothing left to undo."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    prompt = page.locator("#prompt")
    prompt.focus()
    for key in ("3", "Tab", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("#rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(prompt).to_be_focused()
    visitor.choose("event Thomas Jefferson")
    page.focus("#undo")
    page.keyboard.press("Enter")
    expect(prompt).to_contain_text("play an event")
    expect(page.locator("#undo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#hint")).to_have_text("There is nothing to undo.")


def test_a_second_enter_sends_no_other_ship(visitor: ShoresVisitor) -> None:
    """When the last ship of a place has gone, the focus moves to the prompt."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    for choice in (
        "event Thomas Jefferson",
        "move Gibraltar > Malta",
        "move Gibraltar > Tunis zone",
        "done",
        "discard Naval Movement to move",
    ):
        visitor.choose(choice)
    page.locator('#choices [data-choice="move Malta > Algiers zone"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_have_text("Americans: you may move one frigate.")
    expect(page.locator("#prompt")).to_be_focused()
    assert page.locator('#choices [data-choice^="move "]').count() > 1


def test_single_keys_can_be_turned_off(visitor: ShoresVisitor) -> None:
    """For those whose speech input turns words into keys; Escape and arrows still work."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    page.keyboard.press("l")
    expect(page.locator("#chronicle")).to_be_visible()
    page.click("#menu-button")
    page.click("#menu summary:has-text('Settings')")
    page.uncheck("#shortcuts")
    page.click("#menu-close")
    page.keyboard.press("l")
    expect(page.locator("#chronicle")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#chronicle")).to_be_hidden()
    page.reload()
    until_playable(page)
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_hidden()


def test_escape_closes_what_lies_over_the_map(visitor: ShoresVisitor) -> None:
    """The log, and a hint; the focus returns to where it was."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    page.click("#log-button")
    expect(page.locator("#chronicle")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#chronicle")).to_be_hidden()
    expect(page.locator("#log-button")).to_be_focused()
    page.keyboard.press("c")
    page.keyboard.press("l")
    expect(page.locator("#log")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#hand .mini").first).to_be_focused()
    page.keyboard.press("h")
    page.wait_for_selector("#advice .recommended", timeout=60_000)
    page.keyboard.press("Escape")
    expect(page.locator("#advice")).to_be_hidden()
    expect(page.locator("#hand .mini").first).to_be_focused()


def test_enter_on_a_card_goes_on_to_what_it_can_do(visitor: ShoresVisitor) -> None:
    """The card is announced as expanded; Escape lowers it."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    page.keyboard.press("c")
    mini = page.locator("#hand .mini").first
    expect(mini).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Enter")
    assert focused_choice(page) == "event Thomas Jefferson"
    page.keyboard.press("Escape")
    expect(mini).to_have_attribute("aria-expanded", "false")
    expect(page.locator("#hand .card").first).to_be_hidden()


def test_escape_leads_from_a_card_back_to_the_hand(visitor: ShoresVisitor) -> None:
    page = visitor.page
    visitor.begin("solitaire", 7)
    page.locator("#prompt").focus()
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    assert focused_choice(page) == "event Swedish Frigates Arrive"
    page.keyboard.press("Escape")
    slot = page.locator('#hand [data-card="Swedish Frigates Arrive"].slot')
    expect(slot.locator(".mini")).to_be_focused()
    expect(slot).not_to_have_class(re.compile("raised"))
    page.keyboard.press("2")
    expect(slot).to_have_class(re.compile("raised"))


def test_a_pointer_at_rest_does_not_lower_a_card(visitor: ShoresVisitor) -> None:
    """The keyboard reaches the buttons of a card beside one that rose under the pointer."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    slots = page.locator("#hand .slot")
    box = slots.nth(3).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] - 60)
    page.locator("#prompt").focus()
    for key in ("c", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    assert slots.nth(4).locator(".card").is_visible()
    page.keyboard.press("Tab")
    assert slots.nth(4).locator(":focus").count() == 1


def test_with_no_game_one_is_offered(visitor: ShoresVisitor) -> None:
    """The menu can be closed and reopened, and the page does not claim that there is a game."""
    page = visitor.page
    page.goto(visitor.address)
    assert page.locator("#menu-close").is_hidden()
    page.keyboard.press("Escape")
    page.click("#choose-game")
    page.click('[data-new="solitaire"]')
    until_playable(page)
    assert page.evaluate("document.activeElement.id") == "prompt"
    assert page.locator("#choices button").count() == 0, "the choice is made on the cards"
    page.click("#menu-button")
    assert page.locator("#go-on").is_hidden()
    page.click("#menu-close")
    page.reload()
    page.goto("about:blank")
    page.goto(visitor.address)
    page.wait_for_selector("#go-on:not([hidden], [aria-disabled])", timeout=60_000)
    assert page.evaluate("document.activeElement.id") == "go-on"


def test_the_keyboard_comes_to_nothing_that_is_out_of_sight(visitor: ShoresVisitor) -> None:
    """News replaced by options is out of the tab order, including its card names, as on a phone; on
    a desk news has a place of its own.
    """
    page = visitor.page
    visitor.begin("solitaire", 7)
    visitor.choose("event Swedish Frigates Arrive")
    expect(page.locator("#news .card-name").first).to_be_visible()
    assert page.locator("#news button[tabindex='-1']").count() == 0
    visitor.begin("hot seat", 9)
    visitor.sit()
    visitor.choose("event Swedish Frigates Arrive")
    visitor.sit()
    page.set_viewport_size({"width": 390, "height": 844})
    visitor.choose("discard US Supplies Run Low to raid")
    count = page.locator("#news button").count()
    assert count > 0
    assert page.locator("#news button[tabindex='-1']").count() == count
