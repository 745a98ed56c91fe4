"""Text larger or wider than planned, windows lower than planned, pages from right to left, notches:
everything can be reached.
"""

from __future__ import annotations

import pytest
from driver import ShoresVisitor
from playwright.sync_api import Browser, Playwright, expect
from visitor import Visitor, first_visit, until_playable

SIZES = [(1366, 657), (1280, 800), (820, 1180), (390, 844), (844, 390), (360, 640), (320, 256)]
LONG_SIZES = [(1280, 720), (1440, 900), (1920, 1080), (2560, 1440), (1024, 768), (640, 256)]
"""Left to the long runs."""

SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: .12em !important;
    word-spacing: .16em !important; } p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}"""
"""The spacing of text that WCAG 1.4.12 asks pages to bear."""

REACH = """async () => {
  const found = [];
  const clipped = element => element && (getComputedStyle(element).clipPath !== 'none'
    || clipped(element.parentElement));
  const name = element => element.dataset.choice || element.id || element.ariaLabel
    || element.textContent.trim() || element.className;
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1)
    found.push(`the page is ${page.scrollWidth} px wide in ${innerWidth}`);
  // What lies on everything else is closed first.
  const layers = ['dialog:modal', '#hand .raised .card', ':is(#ending:not([hidden]), #desk)'];
  const top = layers.map(layer => [...document.querySelectorAll(layer)])
    .find(found => found.some(one => !one.matches('#desk')));
  const within = element => !top || top.some(one => one.contains(element));
  const shown = [...document.querySelectorAll(
    'button, select, input, summary, label.button, #prompt, h2, #hint')].filter(element =>
      within(element) && element.checkVisibility({visibilityProperty: true, opacityProperty: true})
      && element.textContent.trim() + (element.value ?? '') + element.ariaLabel
      // The map is moved by its own controls, and what is for screen readers only takes no room.
      && !element.closest('#map, #overview, .unseen')
      && !clipped(element) && element.offsetWidth > 1);
  for (const element of shown) {
    // In the fan of cards each card but the last is covered by the next.
    if (element.matches('.mini, .slot *') && !element.closest('.slot > .card')) continue;
    element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const box = element.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (box.left < -1 || box.right > innerWidth + 1 || y < 0 || y > innerHeight)
      found.push(`${name(element)} cannot be brought into the window: `
        + [box.left, box.top, box.right, box.bottom].map(Math.round));
    else if (element.matches('button, select, input:not([type=checkbox], [type=file])')) {
      const at = document.elementFromPoint(x, y);
      // A fight and the log lie on the map until they are closed.
      if (!element.contains(at) && !at?.closest('#fights, #chronicle'))
        found.push(`${name(element)} is covered by ${at ? at.id || at.className : 'nothing'}`);
      if (element.scrollWidth > element.clientWidth + 1) found.push(`${name(element)} is cut off`);
      // Words in sentences are as high as their line.
      if (box.height < 28 && !element.closest('p')) found.push(`${name(element)} is too low`);
    }
  }
  page.scrollTo(0, 0);
  return found;
}"""
"""What cannot be brought into sight by scrolling whatever scrolls."""

SCROLLS = "document.scrollingElement.scrollHeight > innerHeight + 1"
MAP = "document.querySelector('#board').getBoundingClientRect().height"


def check(visitor: Visitor, sizes: list[tuple[int, int]], state: str) -> list[str]:
    """What cannot be reached at some sizes."""
    page = visitor.page
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        visitor.painted()
        found += [f"{state}, {width} x {height}: {each}" for each in page.evaluate(REACH)]
        if page.evaluate(SCROLLS) and not page.locator("dialog:modal").count():
            board = page.evaluate(MAP)
            if board < 100:
                found.append(f"{state}, {width} x {height}: {board} px of the map")
    return found


def walk(visitor: ShoresVisitor, sizes: list[tuple[int, int]]) -> list[str]:
    """What cannot be reached on the title, in play, in a fight, the menu, a replay, at the end."""
    page = visitor.page
    page.goto(visitor.address)
    page.wait_for_selector("body[data-way]", state="attached", timeout=60_000)
    found = check(visitor, sizes, "the title")
    visitor.begin("solitaire", 7)
    found += check(visitor, sizes, "the first question")
    visitor.answer("event Thomas Jefferson")
    visitor.answer("move Gibraltar > Tripoli")
    found += check(visitor, sizes, "a movement")
    visitor.answer("move Gibraltar > Tripoli")
    visitor.answer("done")
    found += check(visitor, sizes, "after a fight")
    page.evaluate("document.querySelector('#log-button').click()")
    found += check(visitor, sizes, "the log")
    page.keyboard.press("Escape")
    page.evaluate("document.querySelector('#menu-button').click()")
    found += check(visitor, sizes, "the menu")
    page.evaluate("document.querySelector('#look-back').click()")
    page.wait_for_selector("#replay:not([hidden])")
    found += check(visitor, sizes, "a replay")
    page.evaluate("document.querySelector('#replay-close').click()")
    return found


CROWDED = """() => {
  const done = document.querySelector('#choices > .act-done').getBoundingClientRect();
  return [...document.querySelectorAll('#choices h3')].filter(heading => {
    const {left, right, top, bottom} = heading.getBoundingClientRect();
    return heading.scrollWidth > heading.clientWidth + 1
      || (left < done.right - 1 && right > done.left + 1
        && top < done.bottom - 1 && bottom > done.top + 1);
  }).map(heading => heading.textContent);
}"""
"""The headings of the options that overlap the button beside them, or do not fit beside it."""


def crowded(visitor: ShoresVisitor) -> list[str]:
    """The headings that have no room beside the button that ends moving: at the top, and when the
    options have been scrolled below both.
    """
    page = visitor.page
    page.goto("about:blank")
    page.goto(f"{visitor.address}#lesson=cards")
    until_playable(page)
    visitor.choose("event Thomas Jefferson")
    assert page.locator("#choices h3").count() == 2
    found = []
    for width, height in ((1366, 768), (820, 1180), (390, 844), (320, 256)):
        page.set_viewport_size({"width": width, "height": height})
        for scrolled in (0, 150, 2000):
            page.evaluate(f"document.querySelector('#desk').scrollTop = {scrolled}")
            visitor.painted()
            found += [f"{width} x {height}: {each}" for each in page.evaluate(CROWDED)]
    return found


TEXTS: dict[str, dict[str, int]] = {
    "as planned": {},
    "at least 20 px": {"minimumFontSize": 20},
    "200 %": {"defaultFontSize": 32},
}


@pytest.mark.parametrize(
    ("text", "sizes"),
    [
        pytest.param("200 %", SIZES, id="200 % common"),
        pytest.param("as planned", SIZES, id="as planned common", marks=pytest.mark.soak),
        pytest.param("at least 20 px", SIZES, id="20 px common", marks=pytest.mark.soak),
        *(
            pytest.param(text, LONG_SIZES, id=f"{text} others", marks=pytest.mark.soak)
            for text in TEXTS
        ),
    ],
)
def test_everything_can_be_reached(
    playwright: Playwright, address: str, text: str, sizes: list[tuple[int, int]]
) -> None:
    """However large the text, in all windows: nothing lies outside what can be scrolled to, and
    headings have room beside the button that ends moving.
    """
    with first_visit(playwright, **TEXTS[text]) as page:
        visitor = ShoresVisitor(page, address, blank=True)
        found = walk(visitor, sizes) + crowded(visitor)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "sizes", [SIZES, pytest.param(LONG_SIZES, marks=pytest.mark.soak)], ids=["common", "others"]
)
def test_everything_can_be_reached_with_wide_spacing(
    visitor: ShoresVisitor, sizes: list[tuple[int, int]]
) -> None:
    """Of lines, letters and words, as people with dyslexia set it; and from right to left, as a
    translation may be. The map is not mirrored.
    """
    page = visitor.page
    page.add_init_script(f"addEventListener('DOMContentLoaded', {SPACED})")
    page.add_init_script(
        "addEventListener('DOMContentLoaded', () => { document.documentElement.dir = 'rtl' })"
    )
    found = walk(visitor, sizes)
    assert not found, "\n".join(found)
    page.set_viewport_size({"width": 1366, "height": 768})
    west, east = (visitor.place(name).bounding_box() for name in ("Gibraltar", "Alexandria"))
    assert west is not None
    assert east is not None
    assert west["x"] < east["x"]
    for name, inside in (("#menu-button", "< 200"), ("#when", "> 1000")):
        assert page.evaluate(f"document.querySelector('{name}').getBoundingClientRect().x {inside}")
    page.keyboard.press("c")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#hand .mini").nth(1)).to_be_focused()


FIELDS = """() => [...document.querySelectorAll('input, select, textarea')]
  .filter(field => !['checkbox', 'file', 'range'].includes(field.type))
  .map(field => [field.id, parseFloat(getComputedStyle(field).fontSize)])"""


def test_a_field_does_not_make_a_phone_zoom(browser: Browser, address: str) -> None:
    """As iOS does where the letters of a field that is touched are smaller than 16 px."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(address)
    fields = page.evaluate(FIELDS)
    assert len(fields) > 5
    assert [name for name, size in fields if size < 16] == []
    context.close()


def test_the_page_turns_to_the_question_in_a_low_window(visitor: ShoresVisitor) -> None:
    """Where the page scrolls: an option that is offered again stays in sight, or else the next
    question comes into sight; and options are as high as a finger is wide.
    """
    page = visitor.page
    page.set_viewport_size({"width": 320, "height": 256})
    visitor.begin("solitaire", 7)
    assert page.evaluate(SCROLLS)
    visitor.answer("event Thomas Jefferson")
    for choice in ("move Gibraltar > Malta", "done"):
        option = page.locator(f'#choices [data-choice="{choice}"]')
        box = option.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        visitor.press(option)
        expect(page.locator(":focus")).to_be_in_viewport(ratio=0.9)
    expect(page.locator("#prompt")).to_be_focused()


INSETS = {"top": 47, "left": 30, "bottom": 34, "right": 20}
OUTSIDE = """({top, left, bottom, right}) => [...document.querySelectorAll(
    'button, select, summary, #prompt, h2, .slot > .card, dialog:modal, #scores, #piles,'
    + '#notices > *')]
  .filter(element => element.checkVisibility({visibilityProperty: true, opacityProperty: true})
    && !element.closest('#map, #hand .mini, .unseen, .skip') && element.offsetWidth > 1
    && (document.querySelector('dialog:modal')?.contains(element) ?? true))
  .filter(element => {
    element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const box = element.getBoundingClientRect();
    return box.top < top - 1 || box.left < left - 1
      || box.bottom > innerHeight - bottom + 1 || box.right > innerWidth - right + 1;
  }).map(element => element.id || element.textContent.trim() || element.className)"""
"""What lies under a notch or the home indicator."""


@pytest.mark.parametrize(
    "size", [(1024, 768), (390, 844), (844, 390), pytest.param((820, 1180), marks=pytest.mark.soak)]
)
def test_nothing_lies_under_a_notch(visitor: ShoresVisitor, size: tuple[int, int]) -> None:
    """Nor under the home indicator: bar, panels, hand, a raised card, dialogs, notices, a story."""
    page = visitor.page
    visitor.engrave()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    device = page.context.new_cdp_session(page)
    device.send("Emulation.setSafeAreaInsetsOverride", {"insets": INSETS})

    def check(state: str) -> None:
        visitor.painted()
        assert page.evaluate(OUTSIDE, INSETS) == [], state

    page.goto(visitor.address)
    page.wait_for_selector("body[data-way]", state="attached")
    page.evaluate("document.querySelector('#update').hidden = false")
    check("the title")
    visitor.begin("solitaire", 7)
    page.evaluate("document.querySelector('#update').hidden = false")
    check("the first question")
    visitor.raised("Thomas Jefferson")
    check("a raised card")
    page.keyboard.press("Escape")
    visitor.answer("event Thomas Jefferson")
    visitor.answer("move Gibraltar > Tripoli")
    visitor.answer("move Gibraltar > Tripoli")
    visitor.answer("done")
    check("after a fight")
    for opener in ("#games-button", "[data-rules]", "[data-deck=American]", "[data-show=timeline]"):
        page.evaluate("document.querySelector('#menu-button').click()")
        check("the menu")
        page.evaluate(f"document.querySelector('#menu {opener}').click()")
        check(opener)
        page.keyboard.press("Escape")
    page.evaluate("document.querySelector('#menu-button').click()")
    page.evaluate("document.querySelector('#look-back').click()")
    page.wait_for_selector("#replay:not([hidden])")
    check("a replay")
