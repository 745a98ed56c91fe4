"""Accessibility: keyboard, touch, large text, axe-core, and layout checks."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Literal

import pytest
from checks import LISTEN, axe, check_board, overflow, same_game
from driver import PLAYABLE, Sitting, from_menu, launch_options
from playwright.sync_api import Browser, Page, Playwright, expect

DESK, PHONE = (1440, 900), (390, 844)


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


def test_a_whole_game_by_keyboard_alone(sitting: Sitting) -> None:
    """Tab and Enter from the menu to the result; no pointer, and no focus set by the test."""
    page = sitting.page
    page.goto(f"{sitting.address}?seed=5")
    page.wait_for_selector("#menu[open]")
    while page.evaluate("document.activeElement?.dataset?.new ?? ''") != "solitaire":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(PLAYABLE, timeout=60_000)
    rng = Random(5)
    chosen: list[str] = []
    while not sitting.over():
        assert len(chosen) < 200
        wanted = rng.choice(sitting.offered())
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
    check_board(sitting, same_game(True, 5, chosen))


def test_the_map_by_arrow_keys(sitting: Sitting) -> None:
    """Arrow keys move between places by direction; Enter sails; the documented shortcuts work."""
    sitting.begin("solitaire", 7)
    page = sitting.page
    sitting.choose("event Thomas Jefferson")
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


def test_a_near_map_follows_the_keyboard(sitting: Sitting) -> None:
    """The focused element is in view, and the page does not scroll under the map."""
    sitting.begin("solitaire", 7)
    page = sitting.page
    for key in "m+++++":
        page.keyboard.press(key)
    place = "document.activeElement.getBoundingClientRect()"
    for _ in range(12):
        page.keyboard.press("ArrowRight")
        assert page.evaluate(f"(({place}).x + ({place}).right) / 2 > 0")
        assert page.evaluate(f"({place}).x < innerWidth")
        assert page.evaluate("document.getElementById('board').scrollLeft") == 0


def test_the_title_waits_below_what_is_read(sitting: Sitting) -> None:
    """Closing rules, lessons and the like before the first game returns to the title."""
    page = sitting.page
    page.goto(sitting.address)
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


def test_what_is_asked_is_said(sitting: Sitting) -> None:
    """Prompts and log lines are announced; existing lines stay."""
    sitting.begin("solitaire", 7)
    page = sitting.page
    assert page.get_attribute("#log", "role") == "log"
    lines = page.locator("#log p").count()
    first = page.locator("#log p").first.evaluate_handle("line => line")
    sitting.choose("event Thomas Jefferson")
    assert sitting.prompt() == "Americans: move up to 3 frigates."
    assert page.locator("#log p").count() == lines + 1
    # Existing lines stay, so that only new ones are read out.
    assert first.evaluate("line => line.isConnected")


def test_a_prompt_is_heard_once(sitting: Sitting) -> None:
    """It is announced either by focus or by the live region, but not by both."""
    sitting.begin("solitaire", 7)
    page = sitting.page
    said = page.locator("#said[role=status]")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    assert focused_choice(page) == "event Thomas Jefferson"
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_be_focused()
    expect(page.locator("#prompt")).to_contain_text("move up to 3 frigates")
    expect(said).to_be_empty()
    page.focus("#log-button")
    sitting.answer("move Gibraltar > Tripoli")
    expect(page.locator("#log-button")).to_be_focused()
    expect(said).to_have_text("Americans: move up to 2 frigates.")


def test_the_focus_is_never_lost(sitting: Sitting) -> None:
    """Neither when a card's rule is closed, nor when there is nothing left to undo."""
    sitting.begin("solitaire", 7)
    page = sitting.page
    prompt = page.locator("#prompt")
    prompt.focus()
    for key in ("3", "Tab", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("#rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(prompt).to_be_focused()
    sitting.choose("event Thomas Jefferson")
    page.focus("#undo")
    page.keyboard.press("Enter")
    expect(prompt).to_contain_text("play an event")
    expect(page.locator("#undo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#hint")).to_have_text("There is nothing to undo.")


def test_a_second_enter_sends_no_other_ship(sitting: Sitting) -> None:
    """When the last ship of a place has gone, the focus moves to the prompt."""
    sitting.begin("solitaire", 7)
    page = sitting.page
    for choice in (
        "event Thomas Jefferson",
        "move Gibraltar > Malta",
        "move Gibraltar > Tunis zone",
        "done",
        "discard Naval Movement to move",
    ):
        sitting.choose(choice)
    page.locator('#choices [data-choice="move Malta > Algiers zone"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator("#prompt")).to_have_text("Americans: you may move one more frigate.")
    expect(page.locator("#prompt")).to_be_focused()
    assert page.locator('#choices [data-choice^="move "]').count() > 1


def test_single_keys_can_be_turned_off(sitting: Sitting) -> None:
    """For those whose speech input turns words into keys; Escape and arrows still work."""
    page = sitting.page
    sitting.begin("solitaire", 7)
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
    page.wait_for_selector(PLAYABLE, timeout=60_000)
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_hidden()


def test_another_hand_is_seen_from_its_first_card(phone: Sitting) -> None:
    phone.begin("solitaire", 7)
    hand = phone.page.locator("#hand")
    hand.evaluate("strip => strip.scrollTo(500, 0)")
    assert hand.evaluate("strip => strip.scrollLeft") > 100
    answers = str(phone.page.get_attribute("body", "data-answers"))
    from_menu(phone.page, '[data-new="solitaire"]')
    expect(phone.page.locator("body")).not_to_have_attribute("data-answers", answers)
    phone.painted()
    assert hand.evaluate("strip => strip.scrollLeft") == 0


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
    sitting = Sitting(page, address)
    page.goto(f"{address}?seed=7")
    page.tap('[data-new="solitaire"]')
    page.wait_for_selector(PLAYABLE, timeout=60_000)

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
    assert "up to 3 frigates" in sitting.prompt()
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
    assert "up to 2 frigates" in sitting.prompt()
    page.tap("#undo")
    page.wait_for_selector("#prompt >> text=up to 3 frigates")
    tap('[data-place="Gibraltar zone"]')
    assert "up to 2 frigates" in sitting.prompt()
    rng = Random(2)
    for _ in range(200):
        if sitting.over():
            break
        choice = rng.choice(sitting.offered())
        if (
            page.locator(f'#hand [data-choice="{choice}"]').count()
            and not page.locator(f'#choices [data-choice="{choice}"]').count()
        ):
            tap_card(choice)
        else:
            tap(f':is(#choices, #fights) [data-choice="{choice}"]')
    assert sitting.over()
    assert sitting.complaints == []
    context.close()


@pytest.fixture
def phone(sitting: Sitting) -> Sitting:
    """The page in a window too small for everything."""
    sitting.page.set_viewport_size({"width": 390, "height": 844})
    return sitting


def test_what_has_happened_is_seen_on_a_phone(phone: Sitting) -> None:
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


def test_escape_closes_what_lies_over_the_map(sitting: Sitting) -> None:
    """The log, and a hint; the focus returns to where it was."""
    page = sitting.page
    sitting.begin("solitaire", 7)
    page.click("#log-button")
    expect(page.locator("#chronicle")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#chronicle")).to_be_hidden()
    expect(page.locator("#log-button")).to_be_focused()
    page.keyboard.press("h")
    page.wait_for_selector("#advice li", timeout=60_000)
    page.keyboard.press("Escape")
    expect(page.locator("#advice")).to_be_hidden()
    expect(page.locator("#prompt")).to_be_focused()


def test_enter_on_a_card_goes_on_to_what_it_can_do(sitting: Sitting) -> None:
    """The card is announced as expanded; Escape lowers it."""
    page = sitting.page
    sitting.begin("solitaire", 7)
    page.keyboard.press("c")
    mini = page.locator("#hand .mini").first
    expect(mini).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Enter")
    assert focused_choice(page) == "event Thomas Jefferson"
    page.keyboard.press("Escape")
    expect(mini).to_have_attribute("aria-expanded", "false")
    expect(page.locator("#hand .card").first).to_be_hidden()


def test_another_question_is_read_from_its_beginning(phone: Sitting) -> None:
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


def test_a_card_says_where_it_lies_and_why_it_waits(sitting: Sitting) -> None:
    """Its kind, its position in the hand, and why it cannot be played."""
    page = sitting.page
    sitting.begin("solitaire", 5)
    said = page.locator("#hand .mini .unseen").all_text_contents()
    count = len(said)
    for number, text in enumerate(said, 1):
        assert f", {number} of {count}" in text
        assert "\u00ad" not in text, "the hyphens of the picture are not read"
    name = "Hamet's Army Created"
    barred = page.locator(f'#hand [data-card="{name}"]')
    reason = str(barred.locator(".card .reason").text_content())
    assert reason.startswith("Cannot be played: ")
    waits = str(barred.locator(".mini .unseen").text_content())
    why = reason.removeprefix("Cannot be played: ✗ ").removesuffix(".")
    assert waits.lower().endswith(why.lower())
    battle = page.locator("#hand .slot:has(.card.battle)").first
    assert str(battle.locator(".card .reason").text_content()).startswith("You will be asked ")
    mini = battle.locator(".mini")
    assert ", you will be asked " in str(mini.locator(".unseen").text_content())
    ids = str(mini.get_attribute("aria-describedby")).split()
    effect = " ".join(str(page.locator(f"#{one}").text_content()) for one in ids)
    for part in (".when", ".effect"):
        assert str(battle.locator(part).text_content()) in effect, "what it does is read"


def test_escape_leads_from_a_card_back_to_the_hand(sitting: Sitting) -> None:
    page = sitting.page
    sitting.begin("solitaire", 7)
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


def test_a_battle_card_is_asked_for_on_a_phone(phone: Sitting) -> None:
    """Both answers and the fight are in view."""
    page = phone.page
    phone.begin("hot seat", 9)
    phone.sit()
    phone.choose("event Swedish Frigates Arrive")
    phone.sit()
    assert "play Swedish Frigates Arrive" in page.inner_text("#news")
    phone.choose("discard US Supplies Run Low to raid")
    assert phone.prompt() == "Tripolitania: play Happy Hunting at Tripoli?"
    for choice in ("play Happy Hunting", "decline"):
        box = page.locator(f'#choices [data-choice="{choice}"]').bounding_box()
        assert box is not None
        assert box["x"] + box["width"] < 390
        assert box["y"] + box["height"] < 844


def test_the_second_click_of_a_double_click_shows_no_hand(sitting: Sitting) -> None:
    """The device is taken over only by a separate click, whatever moves under the pointer."""
    page = sitting.page
    sitting.begin("hot seat", 7)
    sitting.sit()
    sitting.choose("event Swedish Frigates Arrive")
    box = page.locator("[data-sit]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 9, box["y"] + 9)
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(300)
    assert page.locator("#hand .card").count() == 0
    assert sitting.sit() == "Tripolitan"
    assert page.locator("#hand .card").count() > 5


def test_dialogs_open_at_their_top(sitting: Sitting) -> None:
    sitting.begin("solitaire", 7)
    page = sitting.page
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


def test_with_no_game_one_is_offered(sitting: Sitting) -> None:
    """The menu can be closed and reopened, and the page does not claim that there is a game."""
    page = sitting.page
    page.goto(sitting.address)
    assert page.locator("#menu-close").is_hidden()
    page.keyboard.press("Escape")
    page.click("#choose-game")
    page.click('[data-new="solitaire"]')
    page.wait_for_selector(PLAYABLE, timeout=60_000)
    assert page.evaluate("document.activeElement.id") == "prompt"
    assert page.locator("#choices button").count() == 0, "the choice is made on the cards"
    page.click("#menu-button")
    assert page.locator("#go-on").is_hidden()
    page.click("#menu-close")
    page.reload()
    page.goto("about:blank")
    page.goto(sitting.address)
    page.wait_for_selector("#go-on:not([hidden])", timeout=60_000)
    assert page.evaluate("document.activeElement.id") == "go-on"


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
    sitting: Sitting, scheme: Literal["light", "dark"], size: tuple[int, int], games: dict[str, int]
) -> None:
    """In the menu and every dialog, for every kind of decision, at the handover and at the end."""
    page = sitting.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=scheme)
    page.goto(sitting.address)
    page.wait_for_selector("#menu[open]")
    assert axe(page) == []
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    sitting.begin("hot seat", 7)
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
        sitting.begin(mode, seed)
        sitting.play_out(Random(seed), 150, look=look)
        assert axe(page) == [], "the result"
    assert len(seen) >= 5


def test_letters_twice_as_large(playwright: Playwright, address: str, tmp_path: Path) -> None:
    """With the browser's own setting nothing is cut off or covered, and a game can be played."""
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default" / "Preferences").write_text(
        json.dumps({"webkit": {"webprefs": {"default_font_size": 32}}}), encoding="utf-8"
    )
    context = playwright.chromium.launch_persistent_context(
        tmp_path, viewport={"width": 1440, "height": 900}, **launch_options(playwright)
    )
    page = context.pages[0]
    sitting = Sitting(page, address)
    sitting.begin("solitaire", 7)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    for choice in ("event Thomas Jefferson", "move Gibraltar > Derne", "done"):
        sitting.choose(choice)
        assert overflow(page) == [], choice
    context.close()


def test_print_shows_the_final_position(sitting: Sitting) -> None:
    """The map, the result and the log, without buttons."""
    sitting.begin("solitaire", 11)
    sitting.play_out(Random(11))
    page = sitting.page
    page.emulate_media(media="print")
    assert page.locator("#map .sheet").is_visible()
    assert page.locator("#prompt").is_visible()
    assert page.locator("nav").is_hidden()
    assert page.locator("#choices").is_hidden()
    last = page.locator("#log p").last.bounding_box()
    log = page.locator("#log").bounding_box()
    assert last is not None
    assert log is not None
    assert last["y"] + last["height"] <= log["y"] + log["height"] + 1
    assert page.evaluate("document.getElementById('log').scrollHeight") <= log["height"] + 2


def test_a_pointer_at_rest_does_not_lower_a_card(sitting: Sitting) -> None:
    """The keyboard reaches the buttons of a card beside one that rose under the pointer."""
    sitting.begin("solitaire", 7)
    page = sitting.page
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


def test_what_came_of_a_turn_is_told_before_the_device_is_handed_over(sitting: Sitting) -> None:
    """The player who acted is told; what Undo brings back is not read out a second time."""
    page = sitting.page
    sitting.begin("hot seat", 7)
    expect(page.locator("#news")).to_be_hidden()
    sitting.sit()
    page.evaluate(LISTEN)
    sitting.choose("event Thomas Jefferson")
    assert page.evaluate("self.spoken") == ["The Americans play Thomas Jefferson."]
    sitting.choose("move Gibraltar > Malta")
    sitting.press(page.locator("#undo"))
    assert len(page.evaluate("self.spoken")) == 2
    sitting.press(page.locator("#undo-play"))
    for choice in ("event Thomas Jefferson", *["move Gibraltar > Tripoli"] * 2, "done"):
        sitting.choose(choice)
    told = page.inner_text("#news")
    assert "Hand the device" in sitting.prompt()
    assert "The Americans roll" in told
    assert "What happened" in told
    sitting.sit()
    assert "What happened" not in page.inner_text("#news")


def test_the_keyboard_comes_to_nothing_that_is_out_of_sight(sitting: Sitting) -> None:
    """News replaced by options is out of the tab order, including its card names."""
    page = sitting.page
    sitting.begin("solitaire", 7)
    sitting.choose("event Swedish Frigates Arrive")
    expect(page.locator("#news .card-name").first).to_be_visible()
    assert page.locator("#news button[tabindex='-1']").count() == 0
    sitting.begin("hot seat", 9)
    sitting.sit()
    sitting.choose("event Swedish Frigates Arrive")
    sitting.sit()
    sitting.choose("discard US Supplies Run Low to raid")
    count = page.locator("#news button").count()
    assert count > 0
    assert page.locator("#news button[tabindex='-1']").count() == count
