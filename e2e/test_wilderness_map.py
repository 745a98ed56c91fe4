"""The map of Wilderness War: what lies beside it, its names, lenses, and what is pressed there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from settler import ANNUS_MIRABILIS, Presses, SettlerVisitor, drag_to, in_hand, opened, walk
from test_sizes import SMALL_PRINT
from visitor import from_menu

BESIDE = """() => {
  const box = id => document.getElementById(id).getBoundingClientRect();
  const [map, zoom] = [box('map'), box('zoom')];
  return zoom.right <= map.left + 1 || zoom.top >= map.bottom - 1;
}"""
"""Whether the buttons of the map stand beside it or below it."""


def test_on_a_desk_nothing_lies_on_the_map(settler: SettlerVisitor) -> None:
    """Its buttons stand beside it or below it, and its names can be read."""
    settler.begin("computer", 6)
    page = settler.page
    for width, height in [(1440, 900), (1366, 657), (1024, 768), (820, 1180), (1920, 1080)]:
        page.set_viewport_size({"width": width, "height": height})
        settler.painted()
        assert page.evaluate(BESIDE), f"{width} x {height}"
        assert page.evaluate(SMALL_PRINT, 14) == [], f"{width} x {height}"


def test_the_balance_fills_a_quiet_dock(settler: SettlerVisitor) -> None:
    """In a wide window, as long as nothing else lies in the dock."""
    settler.begin("computer", 6)
    page = settler.page
    balance = page.locator("#situation")
    expect(balance).not_to_be_visible()
    page.click("#news .close")
    expect(balance).to_be_visible()
    expect(balance).to_contain_text("11 French victory points")
    page.click("button[data-lens=supply]")
    expect(balance).not_to_be_visible()


COVERED = """() => {
  const forces = [...document.querySelectorAll('#map .stack .body')]
    .map(body => body.getBoundingClientRect());
  const names = [...document.querySelectorAll('#map .space-names text')].filter(
    text => text.checkVisibility());
  return names.flatMap(text => {
    const name = text.getBoundingClientRect();
    const shared = forces.map(force =>
      Math.max(0, Math.min(name.right, force.right) - Math.max(name.left, force.left)) *
      Math.max(0, Math.min(name.bottom, force.bottom) - Math.max(name.top, force.top)));
    return Math.max(...shared) > name.width * name.height / 10 ? [text.textContent] : [];
  });
}"""
"""The names on the map of which a force covers more than a tenth."""


@pytest.mark.parametrize("scenario", ["annus mirabilis", "early war", "late war"])
def test_from_afar_no_force_covers_a_name(settler: SettlerVisitor, scenario: str) -> None:
    settler.begin("computer", 6, scenario)
    page = settler.page
    page.click("#whole")
    expect(
        page.locator("#map .far-only, #map .farther-only").locator("visible=true")
    ).to_have_count(1)
    assert page.evaluate(COVERED) == []


def test_lenses_mark_and_list(settler: SettlerVisitor) -> None:
    """By key and by button; what is marked is a list, too, and each entry shows its place."""
    settler.begin("computer", 6)
    page = settler.page
    page.click("button[data-lens=threats]")
    listed = page.locator("#lens-list li button")
    expect(listed.first).to_be_visible()
    names = set(listed.all_inner_texts())
    marked = page.locator("#map .lens").evaluate_all("all => all.map(one => one.dataset.place)")
    assert names == set(marked)
    listed.first.click()
    expect(page.locator("#muster h2")).to_contain_text(f"at {listed.first.inner_text()}")
    page.keyboard.press("Escape")
    # What is said of several spaces is said once.
    said = page.locator("#lens-list li p").all_inner_texts()
    assert len(said) == len(set(said)) < len(names)
    page.click("button[data-lens=departments]")
    departments = page.locator("#lens-list summary")
    expect(departments).to_contain_text(["Northern", "Southern", "St. Lawrence"])
    departments.last.click()
    space = page.get_by_role("button", name="Kahnawake", exact=True)
    expect(space).to_have_accessible_description("St. Lawrence Department: 12 spaces")
    space.click()
    expect(page.locator("#muster h2")).to_contain_text(re.compile("at Kahnawake", re.IGNORECASE))
    page.keyboard.press("Escape")
    expect(space).to_be_visible()
    assert page.locator("#map .lens.northern").count() > 10
    page.click("button[data-lens=departments]")
    assert page.locator("#map .lens").count() == 0
    page.locator("#prompt").focus()
    page.keyboard.press("s")
    expect(page.locator("button[data-lens=supply]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#map .way.supply path")).to_have_count(2)
    sources = page.locator("#map .lens.british").evaluate_all(
        "all => all.map(one => one.ariaLabel)"
    )
    assert sources
    assert all("source of British supply" in label for label in sources)
    page.keyboard.press("s")
    expect(page.locator("#map .way.supply")).to_have_count(0)


def test_where_a_force_can_go_is_marked_alone(settler: SettlerVisitor) -> None:
    """The numbers of a lens would look like those of a way."""
    settler.begin("computer", 6)
    page = settler.page
    page.click("button[data-lens=threats]")
    expect(page.locator("#map .lens").first).to_be_visible()
    presses = Presses(settler)
    presses.card(3)
    presses.force("Montréal")
    expect(page.locator("#map .reach").first).to_be_visible()
    assert page.locator("#map .lens").count() == 0


def test_a_lens_leaves_a_phone_its_map_and_its_hand(settler: SettlerVisitor) -> None:
    page = settler.page
    page.set_viewport_size({"width": 390, "height": 844})
    settler.begin("computer", 6)
    boxes = """() => ['#board', '#side', '#cards'].map(selector => {
      const {y, height} = document.querySelector(selector).getBoundingClientRect();
      return [y, y + height];
    })"""
    before = page.evaluate(boxes)
    page.select_option("#lenses select", "supply")
    expect(page.locator("#lens-list li").first).to_be_visible()
    assert page.evaluate(boxes) == before
    page.select_option("#lenses select", "")
    expect(page.locator("#lens-list")).to_be_hidden()


def test_after_the_other_turn_the_map_shows_what_has_happened(settler: SettlerVisitor) -> None:
    """On a phone, where what is told brings other parts of the map into sight, it stays there."""
    page = settler.page
    page.set_viewport_size({"width": 390, "height": 844})
    settler.begin("computer", 1)
    settler.tell("fast")
    place = page.locator('#map [data-place="Niagara"]')
    drag_to(place)
    expect(place).to_be_in_viewport()
    Presses(settler).card(1)
    page.click("#hand .raised [data-choice^=activate]")
    page.click('[data-choice="done"]')
    page.click('[data-choice="end"]')
    page.wait_for_selector("body[data-telling]", state="attached")
    page.locator("body:not([data-telling]) #prompt", has_text="play a card").wait_for()
    settler.painted()
    spots = page.locator("#news [data-spot]").evaluate_all(
        "all => all.map(one => one.dataset.spot)"
    )
    last = page.locator(f'#map [data-place="{spots[-1]}"]')
    box, sight = last.bounding_box(), page.locator("#board").bounding_box()
    assert box
    assert sight
    assert sight["x"] < box["x"] < sight["x"] + sight["width"]
    assert sight["y"] < box["y"] < sight["y"] + sight["height"]


def test_spaces_to_build_in_are_listed(settler: SettlerVisitor) -> None:
    """Those that are marked on the map, where their names say the same."""
    settler.begin("computer", 6)
    page = settler.page
    presses = Presses(settler)
    presses.stockades()
    listed = page.locator("#muster .spaces [data-choice]")
    expect(listed.first).to_be_visible()
    labels = set(listed.all_inner_texts())
    marked = page.locator("#map .place[data-choice]").evaluate_all(
        "all => all.map(one => one.ariaLabel)"
    )
    assert labels == {label.split(". ")[1].rstrip(".") for label in marked}
    assert all(label.startswith("Build a stockade at ") for label in labels)
    listed.first.click()
    expect(listed).to_have_count(len(labels) - 1)


def test_keys_lead_to_the_map_and_back(settler: SettlerVisitor) -> None:
    """To what can be pressed there; letters find names there, so Escape leads back, and once more
    puts down the force in hand.
    """
    in_hand(settler)
    page = settler.page
    page.locator("#prompt").focus()
    page.keyboard.press("m")
    assert page.evaluate("document.activeElement.matches('#map .live')")
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_be_focused()
    expect(page.locator("#map .in-hand")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#muster .goes")).to_have_count(0)


def test_a_lens_shows_the_moment_that_is_looked_back_at(settler: SettlerVisitor) -> None:
    """What winter would have taken then, not what it would take now."""
    for count, _ in enumerate(walk(settler, ANNUS_MIRABILIS)):
        if count == 26:
            break
    page = settler.page
    page.click("button[data-lens=winter]")
    expect(page.locator("#map .lens")).to_have_count(1)
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    page.click("#replay-first")
    expect(page.locator("#map .lens")).to_have_count(0)
    page.click("#replay-last")
    expect(page.locator("#map .lens")).to_have_count(1)


def test_letters_find_a_space(settler: SettlerVisitor) -> None:
    settler.begin("computer", 6)
    page = settler.page
    page.locator("#prompt").focus()
    page.keyboard.press("m")
    page.keyboard.type("osw")
    expect(page.locator('[data-place="Oswegatchie"]')).to_be_focused()
    expect(page.locator("#map .tag")).to_contain_text("Oswegatchie, ")
    # An arrow begins another name.
    page.keyboard.press("ArrowRight")
    page.keyboard.type("oswego")
    expect(page.locator('[data-place="Oswego"]')).to_be_focused()


def test_arrow_keys_follow_links(settler: SettlerVisitor) -> None:
    """From space to space, as a force would go, and never to another force in the same space."""
    settler.begin("computer", 6)
    page = settler.page
    where = "document.activeElement.dataset.at"
    page.locator("#prompt").focus()
    page.keyboard.press("m")
    page.keyboard.type("mont")
    for key, space in [
        ("ArrowRight", "St-Jean"),
        ("ArrowUp", "Sorel"),
        ("ArrowRight", "Trois-Rivières"),
        ("ArrowDown", "St-François"),
        ("ArrowLeft", "Sorel"),
        ("ArrowLeft", "Montréal"),
        ("ArrowDown", "Île-aux-Noix"),
    ]:
        page.keyboard.press(key)
        assert page.evaluate(where) == space, key
    # From an island they lead to whatever is nearest.
    page.keyboard.type("louis")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(where) == "Halifax"


WITHIN = """selector => {
  const [map, tag] = ['#map', selector].map(
    one => document.querySelector(one).getBoundingClientRect());
  return tag.left >= map.left && tag.right <= map.right && tag.top >= map.top;
}"""
"""Whether something lies within the edges of the map."""


def test_what_a_mouse_points_to_is_named(settler: SettlerVisitor) -> None:
    """At once, within the map; what lies below can be pressed, and Escape takes the name away."""
    settler.begin("computer", 6)
    page = settler.page
    tag = page.locator("#map .tag")
    for selector, name in (
        ('[data-stack="French at Ticonderoga"]', "Ticonderoga, French: "),
        ('[data-stack="British at Halifax"]', "Halifax, British: "),
        ('[data-place="Pays d\'en Haut"]', "Pays d'en Haut, "),
        ('[data-place="Québec"]', "Québec, "),
    ):
        page.hover(selector, force=True)
        expect(tag).to_contain_text(name)
        assert page.evaluate(WITHIN, "#map .tag"), name
    page.keyboard.press("Escape")
    expect(tag).to_have_count(0)


def test_symbols_are_explained(settler: SettlerVisitor) -> None:
    """Each has a drawing and a name."""
    settler.begin("computer", 6)
    page = settler.page
    page.click("button[data-lens=symbols]")
    rows = page.locator("#lens-list .symbols li")
    expect(rows).to_have_count(29)
    drawn = rows.evaluate_all("""all => all.map(row => {
      const shapes = [...row.querySelectorAll('svg *')].filter(one => one.getBBox);
      const sign = row.querySelector('.reach-sign')?.getBoundingClientRect();
      return row.innerText && (sign?.width > 1 || shapes.some(one => one.getBBox().width > 1));
    })""")
    assert all(drawn)


def test_a_finger_on_several_places_zooms_in(browser: Browser, address: str) -> None:
    """On a phone that shows the whole map; there the next press chooses one."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    settler = SettlerVisitor(page, address, blank=True)
    in_hand(settler)
    page.tap("#whole")
    scale = "Number(document.querySelector('.table').style.getPropertyValue('--scale'))"
    assert page.evaluate(scale) < 0.3
    sought = page.locator('#map .reach[data-place="St-Jean"]')
    sought.tap(force=True)
    expect(page.locator("#hint")).to_have_text("Several places lie here. Press again.")
    assert page.evaluate(scale) == pytest.approx(0.8, abs=0.01)
    sought.tap()
    expect(page.locator("#muster .orders")).to_be_visible()
    context.close()


def test_a_march_is_one_line_of_the_news(settler: SettlerVisitor) -> None:
    """Where it began, and where else it led."""
    opened(settler, "early-war-0", 111)
    lines = settler.page.locator("#news .line:visible", has_text="Béarn moves")
    expect(lines).to_have_count(1)
    expect(lines).to_contain_text(
        "from Québec to Bécancour. From there to St-François, then Sorel, then Montréal, then "
        "Kahnawake, then St-Régis, then Oswegatchie, then St-Régis, then Oswegatchie."
    )
    lines.get_by_role("button", name="Show Oswegatchie on the map").click()
    expect(settler.page.locator("#map .pennant")).to_be_visible()


def test_what_has_happened_is_told_below_the_pieces(settler: SettlerVisitor) -> None:
    """Who is asked about pieces still sees what led to the question."""
    opened(settler, "early-war-0", 379)
    page = settler.page
    expect(page.locator("#muster")).to_be_visible()
    expect(page.locator("#desk #news")).to_be_visible()
    expect(page.locator("#desk #news")).to_contain_text("to Albany")


def test_what_has_happened_is_told_below_what_a_lens_shows(settler: SettlerVisitor) -> None:
    """Also while a card is asked for."""
    opened(settler, "early-war-0", 10)
    page = settler.page
    page.click("button[data-lens=winter]")
    expect(page.locator("#lens-list")).to_be_visible()
    expect(page.locator("#desk #news")).to_be_visible()
    expect(page.locator("#desk #news")).to_contain_text("Mohawk 2 is eliminated")
    page.click("button[data-lens=winter]")
    expect(page.locator("main > #news")).to_be_visible()


def test_why_a_leader_does_not_lead_is_said(settler: SettlerVisitor) -> None:
    """His card is too low; he can still be sent by himself."""
    settler.begin("computer", 6)
    page = settler.page
    presses = Presses(settler)
    presses.card(1)
    presses.press("#hand .raised [data-choice^=activate]")
    expect(page.locator("#muster [data-look]", has_text="(cannot be led)").first).to_be_visible()
    able = page.locator('#muster [data-look="Ticonderoga"]')
    expect(able).not_to_contain_text("(cannot be led)")
    presses.press('#muster [data-look="Ticonderoga"]')
    rigaud = page.locator("#muster .tile", has_text="Rigaud")
    expect(rigaud).to_contain_text("Can lead a force only with a 2- or 3-value card.")


def test_what_can_be_chosen_is_marked_once(settler: SettlerVisitor) -> None:
    """By its pieces, without a ring around their space; the other side's beside them are not."""
    opened(settler, "annus-mirabilis-1", 9)
    page = settler.page
    assert page.locator("#map .stack.live").count() > 5
    rings = page.locator("#map .place.live").evaluate_all(
        "all => all.filter(one => getComputedStyle(one, '::after').display !== 'none').length"
    )
    assert not rings
    opened(settler, "annus-mirabilis-1", 29)
    live = page.locator("#map .stack.live")
    expect(live).to_have_count(1)
    expect(live).to_have_attribute("data-stack", "French at Ticonderoga")


def test_a_siege_is_read_from_afar(settler: SettlerVisitor) -> None:
    """Who is within stands on the fort; the level is lettered and is not below the besiegers."""
    opened(settler, "annus-mirabilis-1", 203)
    page = settler.page
    fort = page.locator('#map [data-place="Ticonderoga"]')
    within = page.locator('[data-stack="British inside at Ticonderoga"]')
    expect(within.locator(".body")).to_be_hidden()
    number = within.locator(".number")
    expect(number).to_have_text("3")
    middles = [
        one.evaluate(
            "one => { const {x, y, width, height} = one.getBoundingClientRect();"
            " return [x + width / 2, y + height / 2]; }"
        )
        for one in (fort, number)
    ]
    assert middles[0] == pytest.approx(middles[1], abs=4)
    level = fort.locator(".level")
    expect(level).to_have_text("2")
    box = level.bounding_box()
    assert box is not None
    assert box["height"] > 11
    on_top = level.evaluate(
        """one => {
          const {x, y, width, height} = one.getBoundingClientRect();
          for (const works of document.querySelectorAll('.works'))
            works.style.pointerEvents = 'auto';
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return one.closest('.place').contains(top);
        }"""
    )
    assert on_top


def test_militia_are_seen_in_their_box(settler: SettlerVisitor) -> None:
    """Those of the south from the beginning; a press says who they are (10.12)."""
    opened(settler, "annus-mirabilis-1", 0)
    page = settler.page
    stack = page.locator('#map .stack[data-at="Southern militia"]')
    expect(stack).to_have_accessible_name(
        "Southern militia, British: Colonial Militia 1; strength 1"
    )
    box = page.locator("#map .box.southern").bounding_box()
    there = stack.bounding_box()
    assert box is not None
    assert there is not None
    assert box["x"] < there["x"] < there["x"] + there["width"] < box["x"] + box["width"]
    assert box["y"] < there["y"] < there["y"] + there["height"] < box["y"] + box["height"] + 2
    stack.click()
    expect(page.locator("#muster h2")).to_have_text("Southern militia")


def test_a_fort_that_is_begun_is_seen_at_its_stockade(settler: SettlerVisitor) -> None:
    """At French Creek a fort is under construction around the stockade (5.42)."""
    opened(settler, "annus-mirabilis-1", 284)
    works = settler.page.locator('#map .space[data-place="French Creek"] .works')
    expect(works.locator(".wall.french")).to_have_count(1)
    expect(works.locator(".trace")).to_have_count(1)
    settlement = settler.page.locator('#map .space[data-place="Venango"] .works')
    expect(settlement.locator(".trace")).to_have_count(0)


def test_who_is_beaten_parts_among_places(settler: SettlerVisitor) -> None:
    """A place is chosen, here or on the map, then who goes there: one by one, or everyone."""
    opened(settler, "annus-mirabilis-1", 29)
    page = settler.page
    goals = page.locator("#muster [data-goal]")
    names = ["Crown Point", "Wood Creek", "Adirondacks Central", "Green Mountains Central"]
    expect(goals).to_have_text([*names, "Inside"])
    chosen = page.locator("#muster [data-goal][aria-pressed=true]")
    expect(chosen).to_have_text("Crown Point")
    goals.last.click()
    expect(chosen).to_have_text("Inside")
    expect(page.locator("#muster [data-together]")).to_have_text(
        "Send everyone inside: Bougainville, Languedoc"
    )
    settler.place("Wood Creek").click()
    expect(chosen).to_have_text("Wood Creek")
    expect(page.locator('#map [data-place="Wood Creek"][data-choice]')).to_have_count(0)
    pieces = page.locator("#muster .tile")
    expect(pieces.nth(0)).to_contain_text("to Wood Creek")
    expect(pieces.nth(1)).to_contain_text("cannot go to Wood Creek")
    goals.first.click()
    page.get_by_role("button", name="Retreat everyone to Crown Point").click()
    page.locator('[data-stack="French at Crown Point"][aria-label*="Bougainville"]').wait_for()


def test_the_second_press_on_a_place_sends_whoever_can_go_there(settler: SettlerVisitor) -> None:
    """As a march is confirmed; the first only marks the place."""
    opened(settler, "annus-mirabilis-1", 29)
    page = settler.page
    crown_point = settler.place("Crown Point")
    expect(crown_point).to_have_class(re.compile(r"\bchosen\b"))
    crown_point.click()
    expect(page.locator("#prompt")).to_contain_text("retreat from Ticonderoga")
    crown_point.click()
    page.locator('[data-stack="French at Crown Point"][aria-label*="Bougainville"]').wait_for()


def test_forces_show_what_they_have_within_reach(settler: SettlerVisitor) -> None:
    """In words; on the map raids look other than battles."""
    opened(settler, "annus-mirabilis-1", 9)
    page = settler.page
    rogers = page.locator('#muster [data-look="Hudson Carry South"]')
    expect(rogers.locator(".in-reach")).to_have_text("Within reach: 1 fight, 8 raids")
    johnson = page.locator('#muster [data-look="Schenectady"]')
    expect(johnson.locator(".in-reach")).to_have_text("Within reach: 1 fight")
    rogers.click()
    expect(page.locator("#map .place.raid")).to_have_count(8)
    look = "place => getComputedStyle(place.querySelector('.steps')).borderRadius"
    raid = page.locator("#map .place.raid").first.evaluate(look)
    rest = page.locator("#map .place.reach.rest").first.evaluate(look)
    assert raid != rest


def test_what_is_printed_and_lies_in_a_space_is_told(settler: SettlerVisitor) -> None:
    """To whoever does not see it: ports, settlements with their markers, raids, points."""
    opened(settler, "annus-mirabilis-1", 58)
    for space, said in (
        ("Québec", "port"),
        ("Mississauga", "settlement of the Mississauga, allied with the French"),
        ("Niagara", "a point for whoever takes it"),
        ("Schenectady", "raided by the French"),
    ):
        expect(settler.place(space)).to_have_attribute("aria-label", re.compile(said))
    expect(settler.place("Mississauga").locator(".belt.french")).to_have_count(1)
    expect(settler.place("Kahnawake").locator(".belt")).to_have_count(0)


def test_an_assault_is_begun_by_its_button_alone(settler: SettlerVisitor) -> None:
    """Its dice cannot be taken back: a press on the place shows who is there."""
    opened(settler, "annus-mirabilis-1", 200)
    page = settler.page
    assault = page.locator("#choices [data-choice='assault Ticonderoga']")
    expect(assault).to_be_visible()
    settler.place("Ticonderoga").dispatch_event("click")
    expect(page.locator("#muster h2")).to_have_text("At Ticonderoga")
    expect(page.locator("#prompt")).to_contain_text("assault Ticonderoga?")
    expect(assault).to_be_visible()


def test_the_place_of_a_question_is_marked_and_named(settler: SettlerVisitor) -> None:
    """From afar its name is not on the map; the mark leans away from forces."""
    opened(settler, "annus-mirabilis-1", 58)
    pennant = settler.page.locator("#map .pennant")
    expect(pennant).to_have_attribute("data-name", "Hudson Carry South")
    named = pennant.evaluate("one => getComputedStyle(one, '::after').content")
    assert named == '"Hudson Carry South"'


def test_who_is_beaten_parts_by_keyboard(settler: SettlerVisitor) -> None:
    """The place stays chosen, and the focus stays with the pieces."""
    opened(settler, "annus-mirabilis-1", 29)
    page = settler.page
    goal = page.locator("#muster [data-goal='Wood Creek']")
    goal.focus()
    page.keyboard.press("Enter")
    expect(goal).to_have_attribute("aria-pressed", "true")
    expect(goal).to_be_focused()
    page.locator("#muster button.tile").first.focus()
    page.keyboard.press("Enter")
    page.locator('[data-stack="French at Wood Creek"][aria-label*="Bougainville"]').wait_for()


def test_the_lines_of_supply_have_a_key(settler: SettlerVisitor) -> None:
    opened(settler, "annus-mirabilis-1", 430)
    page = settler.page
    page.click("[data-lens=supply]")
    expect(page.locator("#lens-list .key li")).to_have_text(["French supply", "British supply"])
    page.wait_for_selector("#map .way.supply.british")


ON_THE_MAP = """() => {
  const box = one => one.getBoundingClientRect();
  const map = box(document.querySelector('#map'));
  const over = ({left, right, top, bottom}) =>
    Math.min(right, map.right) - Math.max(left, map.left) > 1
    && Math.min(bottom, map.bottom) - Math.max(top, map.top) > 1;
  return [...document.querySelectorAll('#zoom :is(button, select)')]
    .filter(one => one.offsetWidth && over(box(one))).map(one => one.textContent);
}"""
"""The buttons of the map that lie on it."""


def test_the_buttons_of_the_map_lie_beside_it(settler: SettlerVisitor) -> None:
    """On a tablet and on a desk none covers the land."""
    opened(settler, "annus-mirabilis-1", 9)
    for width, height in ((704, 1000), (820, 1180), (961, 700), (1100, 760), (1280, 720)):
        settler.page.set_viewport_size({"width": width, "height": height})
        settler.painted()
        assert settler.page.evaluate(ON_THE_MAP) == [], width


def test_a_key_does_not_move_the_question_out_of_sight(settler: SettlerVisitor) -> None:
    """Space is pressed to go on; where all has been told, it scrolls the answers at most."""
    opened(settler, "annus-mirabilis-1", 85)
    page = settler.page
    side = page.locator("#side")
    for width, height in ((1440, 900), (1024, 768), (820, 1180), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        settler.painted()
        assert side.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), width
        page.locator("#prompt").focus()
        page.keyboard.press("Space")
        settler.painted()
        expect(page.locator("#prompt")).to_be_in_viewport()
        assert side.evaluate("one => one.scrollTop") == 0


def test_a_pointer_on_a_force_meets_no_space_beside_it(settler: SettlerVisitor) -> None:
    """Also where a neighboring space reaches under it; another force may lie above it."""
    settler.begin("computer", 6)
    settler.painted()
    met = settler.page.locator("#map .stack .body").evaluate_all(
        """all => all.flatMap(body => {
          const {left, right, top, bottom} = body.getBoundingClientRect();
          const [across, down] = [(right - left) / 4, (bottom - top) / 4];
          const corners = [[left + across, top + down], [right - across, top + down],
                           [left + across, bottom - down], [right - across, bottom - down]];
          return corners.flatMap(at => document.elementFromPoint(...at)?.closest('.place') ?? []);
        }).map(place => place.dataset.place)"""
    )
    assert met == []


def test_a_press_on_a_number_means_its_space(settler: SettlerVisitor) -> None:
    """Also where it stands beside its space, so near to another that both are under the pointer."""
    opened(settler, "annus-mirabilis-1", 9)
    page = settler.page
    page.locator('#muster [data-look="Hudson Carry South"]').click()
    page.wait_for_selector("#map .place.reach .steps")
    settler.painted()
    one, other = page.locator("#map .place.reach").evaluate_all(
        "all => all.slice(0, 2).map(place => place.dataset.place)"
    )
    # As beside a siege, whose number gives way.
    at = page.evaluate(
        """([one, other]) => {
          const [mark, next] = [one, other].map(name =>
            document.querySelector(`#map [data-place="${CSS.escape(name)}"]`));
          const {x, y, width, height} = next.getBoundingClientRect();
          const steps = mark.querySelector('.steps');
          const from = steps.getBoundingClientRect();
          steps.style.translate =
            `${x + width / 2 - from.right}px ${y + height / 2 - from.bottom}px`;
          const to = steps.getBoundingClientRect();
          return [to.x + to.width / 2, to.y + to.height / 2];
        }""",
        [one, other],
    )
    page.mouse.click(*at)
    expect(page.locator("#muster [data-march]")).to_have_attribute("data-march", one)


def test_interceptions_can_be_waived(settler: SettlerVisitor) -> None:
    """For the rest of the Action Phase of the other side; the first one is answered at once."""
    opened(settler, "annus-mirabilis-1", 58)
    page = settler.page
    page.click("#muster [data-waive]")
    expect(page.locator("#muster [data-waive]")).to_be_hidden()
    expect(page.locator("#prompt")).not_to_contain_text("intercept")


def test_how_a_piece_that_has_been_chosen_is_taken_back_is_said(settler: SettlerVisitor) -> None:
    """8.1: who goes inside is chosen one by one; pressed again, a piece stays chosen."""
    opened(settler, "annus-mirabilis-1", 59)
    page = settler.page
    tiles = page.locator("#muster .tile[data-choice^='inside ']")
    named = tiles.first.get_attribute("data-choice")
    settler.press(tiles.first)
    page.locator("#muster div.tile.goes").first.click()
    expect(page.locator("#hint")).to_have_text("To take that back, press Undo.")
    settler.press(page.locator("#undo"))
    expect(page.locator(f'#muster [data-choice="{named}"]')).to_be_visible()


def test_a_ring_places_one_of_several_units_that_are_alike(settler: SettlerVisitor) -> None:
    """5.53: both Abenaki come to St-François; either does."""
    settler.begin("computer", 6)
    page = settler.page
    page.locator("#hand .slot", has_text="Northern Indian Alliance").locator(".mini").click()
    settler.press(page.locator("#hand .raised [data-choice^=event]"))
    ring = settler.place("St-François")
    expect(ring).to_have_accessible_name(re.compile(r"Place Abenaki 1 at St-François\.$"))
    settler.press(ring)
    expect(page.locator('[data-choice="place Abenaki 1 > St-François"]')).to_have_count(0)
    expect(ring).to_have_accessible_name(re.compile(r"Place Abenaki 2 at St-François\.$"))


def test_why_nothing_can_be_built_in_a_space_is_said(settler: SettlerVisitor) -> None:
    """When it is pressed, and when it has the focus for a moment."""
    settler.begin("computer", 6)
    page = settler.page
    Presses(settler).stockades()
    expect(page.locator("#prompt")).to_contain_text("build up to 2 stockades")
    settler.place("Albany").dispatch_event("click")
    hint = page.locator("#hint")
    expect(hint).to_have_text("No stockade can be built at Albany: it has a fortress.")
    page.keyboard.press("m")
    page.keyboard.type("oswego")
    expect(hint).to_contain_text("No stockade can be built at Oswego: it takes Drilled Troops")


def test_the_list_of_a_lens_gives_way_to_the_next_question(settler: SettlerVisitor) -> None:
    """Its marks stay on the map; Escape puts it away."""
    settler.begin("computer", 6)
    page = settler.page
    page.click("button[data-lens=supply]")
    expect(page.locator("#lens-list")).to_be_visible()
    presses = Presses(settler)
    presses.card(1)
    presses.press("#hand .raised [data-choice^=activate]")
    expect(page.locator("#muster h2").first).to_have_text("Forces")
    expect(page.locator("#lens-list")).to_be_hidden()
    assert page.locator("#map .lens").count() > 0
    page.locator("#prompt").focus()
    page.keyboard.press("Escape")
    assert page.locator("#map .lens").count() == 0


def test_escape_skips_the_rest_of_a_computer_player_s_turn(settler: SettlerVisitor) -> None:
    """Which is many choices, each told by itself, up to the next question."""
    settler.begin("computer", 3)
    settler.tell("fast")
    page = settler.page
    page.evaluate("""() => {
      self.told = 0;
      new MutationObserver(() => {
        if ('telling' in document.body.dataset) self.told += 1;
      }).observe(document.body, {attributeFilter: ['data-telling']});
    }""")
    Presses(settler).card(1)
    page.click("#hand .raised [data-choice^=activate]")
    page.click('[data-choice="done"]')
    page.click('[data-choice="end"]')
    page.wait_for_selector("body[data-telling]", state="attached")
    began = page.evaluate("self.told")
    page.keyboard.press("Escape")
    page.locator("body:not([data-telling]) #prompt", has_text="French: respond to").wait_for()
    assert page.evaluate("self.told") == began
