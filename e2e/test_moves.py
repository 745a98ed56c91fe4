"""Ships are moved on the map, by pressing and dragging."""

from __future__ import annotations

import re

from driver import ShoresVisitor
from playwright.sync_api import expect


def test_an_attack_in_seven_clicks(visitor: ShoresVisitor) -> None:
    """From the card to the end of a battle with two frigates; it takes five."""
    visitor.begin("hot seat", 7)
    visitor.sit()
    page = visitor.page
    clicks = 0
    for where in (
        '#hand [data-card="Thomas Jefferson"] .mini',
        '#hand [data-choice="event Thomas Jefferson"]',
        '[data-place="Tripoli"]',
        '[data-place="Tripoli"]',
        '#choices [data-choice="done"]',
    ):
        before = page.get_attribute("body", "data-answers")
        page.locator(where).click()
        clicks += 1
        if not where.endswith(".mini"):
            page.wait_for_selector(f'body:not([data-answers="{before}"])')
    assert "Battle at Tripoli" in page.inner_text("#fights")
    assert "Hand the device to the Tripolitan player" in visitor.prompt()
    assert clicks <= 7


def test_ship_then_destination(visitor: ShoresVisitor) -> None:
    """Press the ship, then its destination; another ship may be selected at any point."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    visitor.choose("event Thomas Jefferson")
    # All ships are in Gibraltar, so the destination is enough.
    visitor.press(visitor.place("Tunis zone"))
    assert "Tunis zone: 1 American frigate" in str(
        visitor.place("Tunis zone").get_attribute("aria-label")
    )
    # A ship that has moved is not offered again; the others can be selected and deselected.
    ship = page.locator('[data-stack="American frigate at Gibraltar"]')
    assert "choose it to move" in str(ship.get_attribute("aria-label"))
    ship.click()
    assert "From Gibraltar" in page.inner_text("#hint")
    page.keyboard.press("Escape")
    assert page.inner_text("#hint") == ""
    visitor.press(visitor.place("Malta"))
    assert "Malta: 1 American frigate" in str(visitor.place("Malta").get_attribute("aria-label"))


def test_a_ship_is_dragged_to_its_destination(visitor: ShoresVisitor) -> None:
    """Dropped on a valid destination, it sails there; anywhere else, nothing happens."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    visitor.choose("event Thomas Jefferson")
    sheet = "document.querySelector('.table').style.translate"
    before = page.evaluate(sheet)
    ship = page.locator('[data-stack="American frigate at Gibraltar"]')

    def drag(to: tuple[float, float]) -> None:
        box = ship.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(*to, steps=6)
        page.mouse.up()

    def middle(place: str) -> tuple[float, float]:
        box = visitor.place(place).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    for nowhere in ((700, 60), middle("Gibraltar")):
        drag(nowhere)
        assert "up to 3 frigates" in visitor.prompt()
        assert page.locator(".carried").count() == 0
        assert page.evaluate(sheet) == before, "the map stays"
    drag(middle("Tripoli zone"))
    page.wait_for_selector('[data-place="Tripoli zone"][aria-label*="1 American frigate"]')
    assert "up to 2 frigates" in visitor.prompt()
    # A press with little movement is not a drag.
    x, y = middle("Malta")
    ship.click()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 3, y)
    page.mouse.up()
    page.wait_for_selector('[data-place="Malta"][aria-label*="1 American frigate"]')


def moving_from(visitor: ShoresVisitor, place: str) -> None:
    """Start moving frigates that are in Gibraltar and in another place."""
    visitor.begin("solitaire", 7)
    for choice in ("event Thomas Jefferson", f"move Gibraltar > {place}", "done"):
        visitor.choose(choice)
    visitor.choose(next(c for c in visitor.offered() if c.endswith("to move")))


def test_another_ship_may_be_chosen(visitor: ShoresVisitor) -> None:
    """With ships in two places, pressing the second ship changes the selection and moves none."""
    moving_from(visitor, "Malta")
    page = visitor.page
    at = '[data-stack="American frigate at {}"]'
    page.locator(at.format("Malta")).click()
    assert page.locator(at.format("Malta") + ".chosen").count() == 1
    page.locator(at.format("Gibraltar")).click()
    assert page.locator(at.format("Malta") + ".chosen").count() == 0
    assert page.locator(at.format("Gibraltar") + ".chosen").count() == 1
    assert all("Gibraltar >" in choice or choice == "done" for choice in visitor.offered())
    visitor.press(visitor.place("Tunis zone"))
    # The remaining ships are in two places: a destination alone would be ambiguous.
    assert page.locator(".stack.chosen").count() == 0
    assert page.locator('[data-place="Tangier zone"][data-choice]').count() == 0


def test_a_patrol_is_reinforced_by_a_press_on_it(visitor: ShoresVisitor) -> None:
    """Ships in a zone lie within its ring, so that pressing them sends the selected ship there."""
    moving_from(visitor, "Algiers zone")
    page = visitor.page
    page.locator('[data-stack="American frigate at Gibraltar"]').click()
    visitor.press(page.locator('[data-stack="American frigate at Algiers zone"]'))
    expect(page.locator('[data-stack="American frigate at Algiers zone"]')).to_have_attribute(
        "data-name", "Algiers zone: 2 American frigates"
    )


def test_a_last_move_asks_before_the_dice(visitor: ShoresVisitor) -> None:
    """On the map: the first press says what the move would begin, the second one confirms it."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    visitor.choose("event Thomas Jefferson")
    for _ in range(2):
        visitor.press(visitor.place("Tripoli"))
    before = page.get_attribute("body", "data-answers")
    visitor.place("Tripoli").click()
    expect(page.locator("#hint")).to_contain_text(
        "your last move and starts the attack. Select Tripoli again"
    )
    sends = re.compile("^Move an American frigate from Gibraltar to Tripoli and begin the attack")
    expect(page.locator("#choices button").first).to_have_text(sends)
    expect(page.locator("#choices button").nth(1)).to_have_text(
        re.compile("^Attack without this move")
    )
    # Another place may be pressed instead, or the move canceled.
    visitor.place("Tunis").click()
    expect(page.locator('[data-place="Tunis"].chosen')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator('[data-place="Tunis"].chosen')).to_have_count(0)
    assert page.get_attribute("body", "data-answers") == before
    visitor.place("Tripoli").click()
    visitor.press(visitor.place("Tripoli"))
    assert "Battle at Tripoli" in page.inner_text("#fights")


def test_the_way_of_a_ship_is_shown_before_it_sails(visitor: ShoresVisitor) -> None:
    """A line from its place, and the ship itself at its destination."""
    visitor.begin("solitaire", 7)
    visitor.choose("event Thomas Jefferson")
    page = visitor.page
    assert page.locator(".ghost").count() == 0
    visitor.place("Tripoli zone").hover()
    way = str(page.locator(".way path").get_attribute("d"))
    assert way.count("L") > 4, "it goes by sea, round Cape Bon"
    assert page.locator(".ghost").count() == 1
    page.locator("h1").hover()
    assert page.locator(".ghost").count() == 0


def test_a_ship_is_sought_where_ships_can_be_moved(visitor: ShoresVisitor) -> None:
    """On a phone: ships that can be moved are in view, and so is their destination afterwards."""
    page = visitor.page
    page.set_viewport_size({"width": 390, "height": 844})
    visitor.begin("solitaire", 7)
    visitor.choose("event Thomas Jefferson")
    expect(visitor.place("Gibraltar")).to_be_in_viewport()
    visitor.choose("move Gibraltar > Tripoli zone")
    expect(visitor.place("Tripoli zone")).to_be_in_viewport()


COMING = """() => {
  self.coming = new Set();
  new MutationObserver(changes => {
    for (const {target} of changes)
      if (target.classList.contains('coming')) self.coming.add(target.dataset.stack);
  }).observe(document.querySelector('#map'), {subtree: true, attributeFilter: ['class']});
}"""


def test_a_ship_on_its_way_is_not_where_it_goes_yet(visitor: ShoresVisitor) -> None:
    page = visitor.page
    visitor.begin("solitaire", 7)
    visitor.tell()
    visitor.choose("event Thomas Jefferson")
    page.evaluate(COMING)
    visitor.choose("move Gibraltar > Malta")
    ship = "American frigate at Malta"
    expect(page.locator(f'[data-stack="{ship}"]')).not_to_have_class(re.compile("coming"))
    assert page.evaluate("[...self.coming]") == [ship]
