"""Wilderness War with text larger or wider than planned, in low windows, from right to left, under
a notch: everything can be reached; and printed.
"""

from __future__ import annotations

import pytest
from audit import overflow
from playwright.sync_api import Playwright
from settler import GOLDEN, Presses, SettlerVisitor
from test_widths import INSETS, LONG_SIZES, OUTSIDE, SIZES, SPACED, TEXTS, check
from visitor import first_visit, from_menu

ALL = [*SIZES, *LONG_SIZES]
SOME = [(1366, 657), (390, 844), (320, 256)]
FEW = SOME[:2]


def states(settler: SettlerVisitor, sizes: list[tuple[int, int]]) -> list[str]:
    """What cannot be reached on the title, with a raised card, a force in hand and its order, in a
    fight, with a lens, the balance, the rules, the log, the menu, a replay, at the end.
    """
    page = settler.page
    found: list[str] = []

    def look(state: str) -> None:
        found.extend(check(settler, sizes, state))
        # What is pressed next is pressed on a desk.
        page.set_viewport_size({"width": 1440, "height": 900})
        settler.painted()

    settler.engrave()
    page.goto(settler.address)
    page.wait_for_selector("body[data-way]", state="attached", timeout=60_000)
    look("the title")
    settler.begin("computer", 6)
    look("the first question")
    presses = Presses(settler)
    presses.card(3)
    look("a raised card")
    presses.force("Montréal")
    look("a force in hand")
    page.click('[data-place="Hudson Carry North"]')
    page.wait_for_selector("#muster .orders")
    look("an order")
    page.click('[data-place="Hudson Carry North"]')
    page.wait_for_selector('[data-stack="French at Hudson Carry North"]')
    look("after a march")
    # With large letters the lenses are behind a button of their own.
    page.evaluate("document.querySelector('button[data-lens=threats]').click()")
    page.wait_for_selector("#lens-list li")
    look("a lens")
    page.keyboard.press("Escape")
    page.click("#standing")
    look("the balance")
    page.keyboard.press("Escape")
    page.evaluate("document.querySelector('#log-button').click()")
    look("the log")
    page.keyboard.press("Escape")
    page.evaluate("document.querySelector('#menu-button').click()")
    look("the menu")
    page.keyboard.press("Escape")
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    look("a replay")
    page.evaluate("document.querySelector('#replay-close').click()")
    page.set_input_files("#file", [GOLDEN / "annus-mirabilis-1.json"])
    page.wait_for_selector("#ending:not([hidden])", timeout=240_000)
    look("the end")
    return found


@pytest.mark.parametrize(
    ("text", "sizes"),
    [
        ("200 %", SOME),
        pytest.param("200 %", ALL, marks=pytest.mark.soak),
        pytest.param("as planned", ALL, marks=pytest.mark.soak),
        pytest.param("at least 20 px", ALL, marks=pytest.mark.soak),
    ],
    ids=["200 %", "200 % everywhere", "as planned everywhere", "at least 20 px everywhere"],
)
def test_everything_can_be_reached(
    playwright: Playwright, address: str, text: str, sizes: list[tuple[int, int]]
) -> None:
    """However large the text, in all windows: nothing lies outside what can be scrolled to."""
    with first_visit(playwright, **TEXTS[text]) as page:
        found = states(SettlerVisitor(page, address), sizes)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("sizes", [FEW, pytest.param(ALL, marks=pytest.mark.soak)])
def test_everything_can_be_reached_with_wide_spacing(
    settler: SettlerVisitor, sizes: list[tuple[int, int]]
) -> None:
    """Of lines, letters and words, as people with dyslexia set it; from right to left, too."""
    settler.page.add_init_script(f"addEventListener('DOMContentLoaded', {SPACED})")
    settler.page.add_init_script(
        "addEventListener('DOMContentLoaded', () => { document.documentElement.dir = 'rtl' })"
    )
    found = states(settler, sizes)
    assert overflow(settler.page) == []
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_nothing_lies_under_a_notch(settler: SettlerVisitor, size: tuple[int, int]) -> None:
    """Nor under the home indicator."""
    page = settler.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    device = page.context.new_cdp_session(page)
    device.send("Emulation.setSafeAreaInsetsOverride", {"insets": INSETS})

    def look(state: str) -> None:
        settler.painted()
        assert page.evaluate(OUTSIDE, INSETS) == [], state

    page.goto(settler.address)
    page.wait_for_selector("body[data-way]", state="attached")
    look("the title")
    settler.begin("computer", 6)
    look("the first question")
    card = page.locator('#hand .slot:has(.mini .value:text-is("3"))').first
    settler.raised(str(card.get_attribute("data-card")))
    look("a raised card")
    page.keyboard.press("Escape")
    page.select_option("#lenses select", "supply")
    look("a lens")
    page.click("#standing")
    look("the balance")


def test_print_shows_the_map_and_the_result(settler: SettlerVisitor) -> None:
    """The whole map, who has won and the log, without buttons."""
    page = settler.page
    page.goto(settler.address)
    page.set_input_files("#file", [GOLDEN / "annus-mirabilis-1.json"])
    page.wait_for_selector("#ending:not([hidden])", timeout=240_000)
    page.set_viewport_size({"width": 794, "height": 1123})
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    settler.painted()
    assert page.locator("#map .sheet").is_visible()
    assert page.locator("#ending h2").is_visible()
    assert page.locator("#log .line").first.is_visible()
    # Names of cards and lines of the log are words; the balance says how things stand.
    buttons = page.locator("button:visible:not(#map *, #log *, .card-name, #standing)")
    assert buttons.all_inner_texts() == []
    cut = page.evaluate("""() => {
      const map = document.querySelector('#map').getBoundingClientRect();
      return [...document.querySelectorAll('#map .place')].filter(place => {
        const box = place.getBoundingClientRect();
        return box.left < map.left || box.right > map.right || box.top < map.top
          || box.bottom > map.bottom;
      }).map(place => place.dataset.place);
    }""")
    assert cut == []
