"""Whole wars in the page of Wilderness War: walked in sight, played by hand, watched, ended."""

from __future__ import annotations

from typing import Literal

import pytest
from audit import axe, overflow
from playwright.sync_api import Browser, Locator, Page, expect
from settler import ANNUS_MIRABILIS, GOLDEN, OUT_OF_SIGHT, SettlerVisitor, drag_to, walk
from test_sizes import SHIFTS, SIGHT, SMALL, SMALL_PRINT, named

LONG = pytest.mark.soak


def watch(settler: SettlerVisitor) -> None:
    """Let two computer players begin a war."""
    page = settler.page
    page.goto(f"{settler.address}?seed=3")
    page.click("summary:has-text('Watch')")
    page.click('[data-new="watch"]')


def test_two_computers_play(settler: SettlerVisitor) -> None:
    """For both sides, without being asked."""
    watch(settler)
    page = settler.page
    expect(page.locator("#log")).to_contain_text("The French play", timeout=60_000)
    expect(page.locator("#log")).to_contain_text("The British play", timeout=60_000)
    # Who only looks on holds no cards.
    expect(page.locator("#cards")).to_have_css("height", "0px")


READ = """() => {
  const card = document.querySelector('#story .card:not(.without-effect)');
  const effect = card.querySelector('.effect');
  const below = effect.offsetTop + effect.offsetHeight - card.clientHeight;
  return effect.checkVisibility()
    && effect.offsetTop + Math.min(60, effect.offsetHeight) <= card.clientHeight + 1
    && (below <= 1 || getComputedStyle(card).overflowY === 'auto');
}"""
"""Whether what a card does is seen on the card that is told, if need be by scrolling."""


@pytest.mark.parametrize(
    "size",
    [(390, 844), *(pytest.param(small, marks=LONG) for small in [(360, 640), (844, 390)])],
    ids=named,
)
def test_a_phone_shows_what_a_told_card_does(
    settler: SettlerVisitor, size: tuple[int, int]
) -> None:
    page = settler.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    watch(settler)
    settler.tell("slow")
    told = "#story .card:not(.without-effect) .effect"
    page.wait_for_selector(told, state="attached", timeout=60_000)
    assert page.evaluate(READ)


@LONG
def test_two_computers_play_a_whole_war(settler: SettlerVisitor) -> None:
    watch(settler)
    ended(settler.page)


UNDER_CLOSE = """() => {
  const close = document.querySelector('#ending .close').getBoundingClientRect();
  const text = document.createRange();
  text.selectNodeContents(document.querySelector('#ending h2'));
  return [...text.getClientRects()].filter(line => line.right > close.left
    && line.left < close.right && line.bottom > close.top && line.top < close.bottom);
}"""
"""The lines of the verdict that lie under the button to close."""


def test_a_war_has_an_ending(settler: SettlerVisitor) -> None:
    page = settler.page
    page.goto(settler.address)
    page.set_input_files("#file", [GOLDEN / "annus-mirabilis-1.json"])
    ended(page)


WHOLE_SHEET = """() => {
  const [sheet, map, hand] = ['#ending', '#board', '#cards']
    .map(one => document.querySelector(one).getBoundingClientRect());
  return sheet.top <= map.top + 4 && sheet.bottom >= Math.max(map.bottom, hand.bottom) - 4;
}"""
"""Whether the sheet of the end covers the map and the hand."""


def ended(page: Page) -> None:
    """The war is over: who has won is said, beside the button to close, on a sheet that leaves no
    part of the map in sight on a desk; what cannot be done is not offered; nothing bars a screen
    reader.
    """
    page.wait_for_selector("#ending:not([hidden])", timeout=240_000)
    expect(page.locator("#ending h2")).not_to_be_empty()
    expect(page.get_by_role("button", name="Analyze")).to_have_count(0)
    page.set_viewport_size({"width": 1440, "height": 900})
    assert page.evaluate(WHOLE_SHEET)
    for width in (1366, 1440, 1920, 820, 390):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(UNDER_CLOSE) == [], width
    expect(page.locator("#ending .figures tbody tr")).to_have_count(5)
    seasons = str(page.get_attribute("#ending .course", "aria-label")).count(": ")
    assert page.locator("#ending .course .bar").count() == seasons > 1
    assert axe(page) == []


SIZES = [
    (1366, 657),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (1024, 768),
    (820, 1180),
    (390, 844),
    (360, 640),
    (844, 390),
]


def check(settler: SettlerVisitor, name: str, size: tuple[int, int], most: int = 10_000) -> int:
    """Walk a recorded game, or its first choices, at a size: what is asked, fights, dice and
    options are in sight, nothing overlaps or jumps, and there is room for a finger. Returns how
    many kinds of questions were asked.
    """
    record = (GOLDEN / f"{name}.json").read_text(encoding="utf-8")
    page = settler.page
    phone = min(size) < 600
    settler.engrave()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(SHIFTS)
    found: dict[str, str] = {}
    choices = fights = 0
    asks = set()
    before = None
    for game in walk(settler, record):
        assert game.decision is not None
        if before is None:
            # That a table is laid when it is asked for is no jump.
            page.wait_for_timeout(200)
            before = page.evaluate("self.shifts")
        asks.add(game.decision.ask)
        complaints = overflow(page) + page.evaluate(SIGHT, 3 if phone else 99)
        if choices % 16 == 0:
            complaints += page.evaluate(SMALL_PRINT, 15 if phone else 14)
        if phone:
            complaints += page.evaluate(SMALL)
        if page.locator("#fights .fight:not(.over)").is_visible():
            losses = {str(one) for one in game.decision.options if str(one).startswith("lose ")}
            targets = page.locator("#fights .target").evaluate_all(
                "all => all.map(one => one.dataset.choice)"
            )
            complaints += [f"cannot be pressed: {each}" for each in losses - set(targets)]
        for complaint in complaints:
            found.setdefault(complaint, f"at choice {choices}: {settler.prompt()}")
        choices += 1
        fights += page.locator("#fights .fight .die").count() > 0
        if choices == most:
            break
    else:
        assert settler.over()
    assert found == {}
    assert fights > 5
    assert before is not None
    assert (page.evaluate("self.shifts") - before) / choices < 0.02
    return len(asks)


@pytest.mark.parametrize(
    ("size", "most", "kinds"),
    [
        pytest.param((1440, 900), 75, 14, id="1440x900"),
        pytest.param((390, 844), 205, 17, id="390x844"),
    ],
)
def test_a_war_is_in_sight(
    settler: SettlerVisitor, size: tuple[int, int], most: int, kinds: int
) -> None:
    """Its first choices, which answer many kinds of questions."""
    assert check(settler, "annus-mirabilis-1", size, most) >= kinds


@LONG
@pytest.mark.parametrize("size", SIZES, ids=named)
@pytest.mark.parametrize("name", ["annus-mirabilis-1", "early-war-0", "late-war-2"])
def test_whole_wars_are_in_sight(settler: SettlerVisitor, name: str, size: tuple[int, int]) -> None:
    """3,024 choices in three recorded wars."""
    check(settler, name, size)


@LONG
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=named)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_question_bars_a_screen_reader(
    settler: SettlerVisitor, scheme: Literal["light", "dark"], size: tuple[int, int]
) -> None:
    """By axe-core: each kind of question of a war, beside a fight and without one."""
    page = settler.page
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settler.engrave()
    kinds = set()
    for game in walk(settler, ANNUS_MIRABILIS):
        assert game.decision is not None
        kind = game.decision.ask, page.locator("#fights .fight").is_visible()
        if kind not in kinds:
            assert axe(page) == [], settler.prompt()
            kinds.add(kind)
    assert len(kinds) > 25


def with_mouse(control: Locator) -> None:
    """Press with the mouse."""
    control.click()


def with_finger(control: Locator) -> None:
    """Press with a finger, after the map has been moved to where that is."""
    if control.evaluate(OUT_OF_SIGHT):
        drag_to(control)
    control.tap()


def with_key(control: Locator) -> None:
    """Press with the keyboard."""
    control.focus()
    control.press("Enter")


WAYS = {"mouse": with_mouse, "finger": with_finger, "keyboard": with_key}


def played(browser: Browser, address: str, way: str, most: int) -> int:
    """Play a recorded war by hand; how many choices were made."""
    small = {"width": 390, "height": 844} if way == "finger" else {"width": 1440, "height": 900}
    context = browser.new_context(
        viewport={"width": small["width"], "height": small["height"]},
        has_touch=way == "finger",
        service_workers="block",
    )
    context.set_default_timeout(15_000)
    settler = SettlerVisitor(context.new_page(), address)
    count = 0
    for _ in walk(settler, ANNUS_MIRABILIS, press=WAYS[way]):
        if count == most:
            break
        count += 1
    else:
        assert settler.over()
    assert settler.complaints == []
    context.close()
    return count


@pytest.mark.parametrize("way", ["finger", "keyboard", pytest.param("mouse", marks=LONG)])
def test_a_war_begins_by_hand(browser: Browser, address: str, way: str) -> None:
    """Its first choices: cards, forces, marches, a siege, losses. Other browsers do it by mouse."""
    assert played(browser, address, way, 40) == 40


@LONG
@pytest.mark.parametrize("way", WAYS)
def test_a_whole_war_by_hand(browser: Browser, address: str, way: str) -> None:
    assert played(browser, address, way, 10_000) > 700
