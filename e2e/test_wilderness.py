"""Wilderness War in the page: presses, orders, answers before questions."""

from __future__ import annotations

import re

import pytest
from audit import axe, overflow
from playwright.sync_api import expect
from settler import (
    OUT_OF_SIGHT,
    Presses,
    SettlerVisitor,
    drag_to,
    in_hand,
    opened,
)
from test_sizes import named
from visitor import from_menu, until_playable


def test_a_march_into_battle_takes_five_presses(settler: SettlerVisitor) -> None:
    """A card, a leader with his usual force, the destination five spaces on, and again to go."""
    settler.begin("computer", 6)
    presses = Presses(settler)
    presses.card(3)
    presses.force("Montréal")
    presses.march("Hudson Carry North")
    settler.page.wait_for_selector('[data-stack="French at Hudson Carry North"]')
    assert presses.count <= 5


@pytest.mark.parametrize(
    "size",
    [(1440, 900), (390, 844), pytest.param((360, 640), marks=pytest.mark.soak), (844, 390)],
    ids=named,
)
def test_a_raid_takes_four_presses(settler: SettlerVisitor, size: tuple[int, int]) -> None:
    """A card that is raised leaves the map in sight, so the raiders can be pressed next."""
    page = settler.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settler.begin("computer", 6)
    drag_to(page.locator('[data-stack="French at Crown Point"]'))
    presses = Presses(settler)
    presses.card(1)
    presses.force("Crown Point")
    raided = page.locator("#map .place.raid").first.get_attribute("data-place")
    drag_to(page.locator(f'[data-place="{raided}"]'))
    presses.march(str(raided))
    page.wait_for_selector('[data-stack="French at Crown Point"]:not([aria-label*="Perière"])')
    assert presses.count <= 4


def test_two_stockades_take_four_presses(settler: SettlerVisitor) -> None:
    settler.begin("computer", 6)
    page = settler.page
    presses = Presses(settler)
    presses.stockades()
    for _ in range(2):
        page.wait_for_selector("#map .place[data-choice^=build]")
        built = page.locator("#map .place[data-choice^=build]").first.get_attribute("data-place")
        presses.press(f'[data-place="{built}"]')
        page.wait_for_selector(f'[data-place="{built}"]:not([data-choice])')
    assert page.locator("[data-place][aria-label*='French stockade']").count() >= 2
    assert presses.count <= 4


def test_an_event_without_a_choice_takes_two_presses(settler: SettlerVisitor) -> None:
    """A card, and its event."""
    settler.begin("computer", 6)
    page = settler.page
    presses = Presses(settler)
    for name in page.locator("#hand .slot").evaluate_all("all => all.map(one => one.dataset.card)"):
        if page.locator(f'#hand [data-card="{name}"] [data-choice^=event]').count():
            presses.press(f'#hand [data-card="{name}"] .mini')
            presses.press("#hand .raised [data-choice^=event]")
            break
    page.wait_for_selector(f'#hand [data-card="{name}"]', state="detached")
    assert presses.count == 2


def raid_northampton(settler: SettlerVisitor, seed: int) -> None:
    """Send raiders from Crown Point past the British on the Hudson, and see it told."""
    settler.begin("computer", seed)
    settler.tell("fast")
    presses = Presses(settler)
    presses.card(1)
    presses.force("Crown Point")
    presses.march("Northampton")


def test_a_battle_on_the_way_is_told(settler: SettlerVisitor) -> None:
    """Who sets out for a place, and is intercepted, sees the fight as any other."""
    raid_northampton(settler, 6)
    page = settler.page
    page.locator("body[data-telling] #fights h2", has_text="Battle at Hoosic").wait_for()
    page.locator("body[data-telling] #fights .die").first.wait_for()
    page.wait_for_selector("body:not([data-telling])")


def test_what_comes_between_does_not_make_a_march_forgotten(settler: SettlerVisitor) -> None:
    """An interception fails: the way goes on to where it was meant to lead, after one press."""
    raid_northampton(settler, 8)
    page = settler.page
    page.locator("#prompt", has_text="from Hoosic").wait_for()
    raid = page.locator("#muster [data-march]")
    expect(raid).to_have_text("Raid Northampton")
    assert page.locator("#map .place.reach").count()
    raid.click()
    page.locator("body[data-telling] #fights h2", has_text="Raid on Northampton").wait_for()
    assert not page.locator("#map .place.reach").count(), "marked while the raid is told"


def test_of_two_groups_the_one_with_a_destination_sets_out(settler: SettlerVisitor) -> None:
    """Who moves next is not asked when a press has said it."""
    settler.begin("computer", 6)
    page = settler.page
    presses = Presses(settler)
    presses.card(3)
    page.click("#hand .raised [data-choice^=activate]")
    presses.force("Crown Point")
    page.click('#muster [data-choice="send Perière"]')
    page.locator("#prompt", has_text="Points left: 2 ").wait_for()
    presses.force("Ticonderoga")
    page.click('#muster [data-group="Marin"]')
    page.wait_for_selector("#map .place.reach")
    presses.march("Wood Creek")
    page.wait_for_selector('[data-stack="French at Wood Creek"][aria-label*="Marin"]')
    expect(page.locator("#prompt")).not_to_contain_text("who moves next")


def test_every_space_out_of_reach_has_a_reason(settler: SettlerVisitor) -> None:
    """Of all that a force in hand could want, each space is in reach, or there is a sentence: when
    it is pressed, and when it has the focus. Where a force can get to but no farther, the space and
    its order say why.
    """
    in_hand(settler)
    page = settler.page
    labels = page.locator("#map .reach").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert any("It has no movement left." in label for label in labels)
    assert any("to win" in label for label in labels)
    page.click('[data-place="Boston"]')
    expect(page.locator("#hint")).to_contain_text("It cannot get to Boston: ")
    page.locator('[data-place="Albany"]').focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.evaluate("document.querySelector('[data-place=\"Albany\"]').focus()")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#hint")).to_contain_text("It cannot get to ")
    spaces = page.locator("#map [data-place].space:not(.reach)").evaluate_all(
        "all => all.map(one => one.dataset.place)"
    )
    assert len(spaces) > 60
    for space in spaces[::6]:
        if space != "Montréal":
            page.locator(f'[data-place="{space}"]').dispatch_event("click")
            expect(page.locator("#hint")).to_contain_text(space)


def test_an_enemy_force_out_of_reach_is_explained(settler: SettlerVisitor) -> None:
    """Like its space, while the force in hand stays there."""
    in_hand(settler)
    page = settler.page
    page.locator('[data-stack="British at Albany"]').dispatch_event("click")
    expect(page.locator("#hint")).to_contain_text("It cannot get to Albany: ")
    expect(page.locator("#muster [data-look]")).to_have_count(0)
    expect(page.locator("#muster .tile.goes").first).to_be_visible()


def test_an_order_is_described(settler: SettlerVisitor) -> None:
    """Whoever hears the button that sends a force hears what awaits it, too."""
    in_hand(settler)
    page = settler.page
    page.click("#muster .destinations summary")
    first = page.locator("#muster [data-aim]").first
    assert "to win" in str(first.evaluate("one => one.ariaDescribedByElements[0].textContent"))
    first.click()
    order = page.locator("#muster [data-march]")
    expect(order).to_be_focused()
    expect(page.locator("#said")).not_to_contain_text("Press again")
    assert "to win" in str(order.evaluate("one => one.ariaDescribedByElements[0].textContent"))


def test_who_goes_is_chosen_before_anybody_does(settler: SettlerVisitor) -> None:
    """At first only the leader; then one by one, or everyone."""
    in_hand(settler)
    page = settler.page
    page.get_by_role("button", name="Choose one by one").click()
    expect(page.locator("#prompt")).to_contain_text("who is part of the force")
    expect(page.locator("#muster .tile.goes")).to_have_count(1)
    assert page.locator("[data-choice^='take ']").count() > 3


def test_a_unit_that_is_taken_is_read_out(settler: SettlerVisitor) -> None:
    """The log says nothing of it until the force is complete."""
    in_hand(settler)
    page = settler.page
    page.locator("#muster").get_by_role("button", name="Choose one by one").click()
    take = page.locator('#muster [data-choice^="take "]:not([data-choice="take everyone"])').first
    name = str(take.get_attribute("data-choice")).removeprefix("take ")
    take.press("Enter")
    expect(page.locator("#told")).to_contain_text(f"Chosen: Take {name}.")


def test_those_go_who_were_shown(settler: SettlerVisitor) -> None:
    """5.34: Dumas commands two of three units at Ohio Forks, and takes the two that are marked."""
    settler.begin("computer", 6)
    presses = Presses(settler)
    presses.card(3)
    presses.force("Ohio Forks")
    page = settler.page
    expect(page.locator("#muster")).to_contain_text("Command used: 2 of 2")
    shown = page.locator("#muster .tile.goes b").all_inner_texts()
    assert len(shown) == 3
    presses.march("Logstown")
    marched = page.locator("#log .line", has_text="from Ohio Forks to Logstown").last
    expect(marched).to_have_count(1)
    text = str(marched.text_content())
    assert all(name in text for name in shown), (shown, text)


def test_one_press_lets_a_piece_stay_or_go(settler: SettlerVisitor) -> None:
    """5.34: a unit in place of another, before anybody is activated; those who were left stay."""
    settler.begin("computer", 6)
    presses = Presses(settler)
    presses.card(3)
    presses.force("Ohio Forks")
    page = settler.page
    tiles = page.locator("#muster [data-goes]")
    goes = page.locator('#muster [data-goes][aria-pressed="true"]')
    expect(goes).to_have_count(2)
    waits = str(page.locator('#muster [aria-pressed="false"]').get_attribute("data-goes"))
    leaves = str(goes.first.get_attribute("data-goes"))
    page.click(f'#muster [data-goes="{waits}"]')
    expect(page.locator("#hint")).to_have_text(
        f"No command is left for {waits}. Let another unit stay first."
    )
    page.press(f'#muster [data-goes="{leaves}"]', "Enter")
    expect(page.locator("#muster")).to_contain_text("Command used: 1 of 2")
    expect(tiles.first).to_be_focused()
    page.click(f'#muster [data-goes="{waits}"]')
    expect(page.locator("#muster")).to_contain_text("Command used: 2 of 2")
    presses.march("Logstown")
    marched = page.locator("#log .line", has_text="from Ohio Forks to Logstown").last
    expect(marched).to_contain_text(waits)
    expect(marched).not_to_contain_text(leaves)


def test_a_march_is_read_out_once(settler: SettlerVisitor) -> None:
    """Where it began and where it led; the questions that the page answers itself are not shown."""
    settler.begin("computer", 6)
    page = settler.page
    page.evaluate("""() => {
      self.asked = [];
      const note = () => self.asked.push(document.querySelector('#prompt').textContent);
      new MutationObserver(note).observe(
        document.querySelector('#prompt'), {childList: true, characterData: true, subtree: true});
    }""")
    presses = Presses(settler)
    presses.card(3)
    presses.force("Montréal")
    presses.march("Crown Point")
    expect(page.locator("#told")).to_contain_text("from Montréal to ")
    marched = page.locator("#told p", has_text="from Montréal to ")
    expect(marched).to_have_count(1)
    expect(page.locator("#told")).to_contain_text("From there to ")
    asked = page.evaluate("self.asked")
    assert "French: the order is carried out." in asked
    assert not [one for one in asked[:-1] if "move Montcalm on" in one]


def test_a_press_while_something_is_looked_up_counts(settler: SettlerVisitor) -> None:
    """The page asks why Boston is out of reach, and the next press does not wait for the reason."""
    in_hand(settler)
    settler.page.evaluate(
        """() => ['[data-place="Boston"]', '#muster [data-choice^=lead]'].forEach(
            selector => document.querySelector(selector).click())"""
    )
    expect(settler.page.locator("#prompt")).to_contain_text("who is part of the force")


def test_a_destination_that_is_pressed_too_early_is_remembered(settler: SettlerVisitor) -> None:
    """Until it is known where the force can go: then it is chosen, or the page says why not."""
    page = settler.page
    press = """spaces => spaces.forEach(
      space => document.querySelector(`[data-place="${space}"]`).click())"""
    in_hand(settler)
    page.keyboard.press("Escape")
    page.evaluate(press, ["Montréal", "Hudson Carry North"])
    expect(page.locator("#muster .orders")).to_contain_text("Hudson Carry North")
    page.keyboard.press("Escape")
    page.evaluate(press, ["Montréal", "Boston"])
    expect(page.locator("#hint")).to_contain_text("Boston")


def test_every_use_of_a_card_that_is_barred_says_why(settler: SettlerVisitor) -> None:
    settler.begin("computer", 6)
    page = settler.page
    for card in page.locator("#hand .slot .card").all():
        offered = card.locator("[data-choice]").evaluate_all(
            "all => all.map(b => b.dataset.choice)"
        )
        kinds = {choice.split(" ", 1)[0] for choice in offered}
        refused = card.locator(".refused li").all_inner_texts()
        for act, use in (("event", "Event:"), ("activate", "Activate:")):
            assert (act in kinds) != any(line.startswith(use) for line in refused), offered


def test_a_destination_is_chosen_from_a_list(settler: SettlerVisitor) -> None:
    """By keyboard: where a force can go, fights first, each with what is foreseen."""
    in_hand(settler)
    page = settler.page
    page.locator("#muster .destinations summary").focus()
    page.keyboard.press("Enter")
    first = page.locator("#muster .destinations li").first
    expect(first).to_contain_text("to win")
    named = first.locator("button").inner_text()
    assert page.locator("#muster .destinations li").count() == page.locator("#map .reach").count()
    first.locator("button").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#muster [data-march]")).to_be_focused()
    expect(page.locator("#muster [data-march]")).to_have_text(f"March to {named}")


def test_rules_open_from_the_question(settler: SettlerVisitor) -> None:
    settler.begin("computer", 6)
    page = settler.page
    page.click("#rule-now")
    expect(page.locator("#rules [data-rule] h3").first).to_be_visible()
    page.fill("#rules-search", "interception")
    expect(page.locator("#rules-found")).not_to_be_empty()


def test_a_game_is_kept_and_can_be_looked_back_at(settler: SettlerVisitor) -> None:
    """A visit later it goes on where it was; undo, replay and links work as in other games."""
    settler.begin("computer", 6)
    page = settler.page
    page.locator("#hand .slot").first.locator(".mini").click()
    settler.press(page.locator("#hand .raised [data-choice^=activate]"))
    expect(page.locator("#muster h2").first).to_have_text("Forces")
    settler.press(page.locator("#undo"))
    expect(page.locator("#hand .slot")).to_have_count(9)
    settler.press(page.locator("#redo"))
    page.goto("about:blank")
    page.goto(settler.address)
    page.click("#go-on")
    expect(page.locator("#muster h2").first).to_have_text("Forces")
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")
    page.keyboard.press("ArrowLeft")
    page.click("#replay-close")
    expect(page.locator("#muster h2").first).to_have_text("Forces")


def test_no_press_is_lost_while_forces_are_looked_at(settler: SettlerVisitor) -> None:
    """What they have within reach is found one by one; *Undo* and replay work meanwhile."""
    settler.begin("computer", 6)
    page = settler.page
    for _ in range(3):
        page.locator("#hand .slot").first.locator(".mini").click()
        settler.press(page.locator("#hand .raised [data-choice^=activate]"))
        expect(page.locator("#muster .in-reach b").first).to_be_visible()
        settler.press(page.locator("#undo"))
        expect(page.locator("#hand .slot")).to_have_count(9)
    settler.press(page.locator("#redo"))
    expect(page.locator("#muster .in-reach b").first).to_be_visible()
    from_menu(page, "#look-back")
    page.wait_for_selector("#replay:not([hidden])")


def test_an_option_keeps_the_focus_while_a_lens_is_drawn(settler: SettlerVisitor) -> None:
    """What is drawn anew moves no answer that stays where it is."""
    opened(settler, "annus-mirabilis-1", 9)
    page = settler.page
    done = page.locator("#choices [data-choice=done]")
    done.focus()
    page.keyboard.press("s")
    expect(page.locator("#lens-list li").first).to_be_visible()
    expect(done).to_be_focused()


def test_each_order_is_read_out(settler: SettlerVisitor) -> None:
    """Also that of a second destination, though the same press carries it out."""
    in_hand(settler)
    said = settler.page.locator("#said")
    for space in ("Île-aux-Noix", "Kahnawake"):
        settler.page.locator(f'[data-place="{space}"]').dispatch_event("click")
        expect(said).to_contain_text(space)
        expect(said).to_contain_text("Press again to set out.")


def test_what_is_activated_is_named(settler: SettlerVisitor) -> None:
    """While more can be, the list of forces says who has been; raiders are offered alone."""
    settler.begin("computer", 6)
    page = settler.page
    presses = Presses(settler)
    presses.card(2)
    presses.force("Montréal")
    settler.press(page.get_by_role("button", name="Send Huron"))
    expect(page.locator("#muster")).to_contain_text("Activated so far: Huron.")


def test_a_march_is_undone_as_it_was_pressed(settler: SettlerVisitor) -> None:
    """All of its steps together; the presses before it one by one."""
    in_hand(settler)
    page = settler.page
    Presses(settler).march("Île-aux-Noix")
    marched = page.locator('[data-stack="French at Île-aux-Noix"]')
    expect(marched).to_be_visible()
    settler.press(page.locator("#undo"))
    expect(marched).to_have_count(0)
    expect(page.locator("#hint")).to_contain_text("from your last press is undone")
    expect(page.locator("#muster h2").first).to_have_text("Forces")
    expect(page.locator('[data-stack="French at Montréal"]')).to_have_attribute(
        "aria-label", re.compile("Montcalm")
    )
    settler.press(page.locator("#redo"))
    expect(marched).to_be_visible()
    for _ in range(2):
        settler.press(page.locator("#undo"))
    expect(page.locator("#hand .slot")).to_have_count(9)


def test_the_points_at_the_start_are_an_option(settler: SettlerVisitor) -> None:
    """13.3, 14.7, W88: two points in place of four, and what the bidding adds."""
    page = settler.page
    page.goto(f"{settler.address}?seed=6")
    page.locator("summary", has_text="Game options").click()
    page.locator("#option-french_two").check()
    page.wait_for_selector('#bid option[value="-10"]', state="attached")
    page.select_option("#bid", label="3 points for the French")
    page.click('[data-new="hot seat"]')
    until_playable(page)
    expect(page.locator("#standing .roomy")).to_have_text("5 of 11 VP French")


@pytest.mark.parametrize(
    ("record", "choices", "mirrored"),
    [("annus-mirabilis-1", 274, False), ("late-war-2", 848, True)],
)
def test_what_is_attacked_stands_on_the_side_of_its_defenders(
    settler: SettlerVisitor, record: str, choices: int, *, mirrored: bool
) -> None:
    """The French storm a British fort on the right, the British a French one on the left."""
    opened(settler, record, choices)
    field = settler.page.locator("#fights .field")
    expect(field).to_be_visible()
    assert field.evaluate("one => one.classList.contains('mirrored')") == mirrored


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_bars_a_screen_reader(settler: SettlerVisitor, scheme: str) -> None:
    """By axe-core: the title, a hand, forces, a force in hand with its order, a lens, points."""
    page = settler.page
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    settler.engrave()
    page.goto(settler.address)
    page.wait_for_selector("body[data-way]", state="attached")
    assert axe(page) == []
    in_hand(settler)
    assert axe(page) == []
    page.click('[data-place="Hudson Carry North"]')
    assert axe(page) == []
    page.click("button[data-lens=threats]")
    page.wait_for_selector("#lens-list li")
    assert axe(page) == []
    page.click("#standing")
    assert axe(page) == []


def test_the_ledger_leads_to_the_rule_of_what_scores(settler: SettlerVisitor) -> None:
    opened(settler, "annus-mirabilis-1", 58)
    page = settler.page
    page.click("#standing")
    page.get_by_role("button", name="What scores points").click()
    expect(page.locator("#ledger")).to_be_hidden()
    expect(page.locator("#rules [data-rule=score] h3")).to_be_focused()


def test_after_a_fight_a_phone_shows_where_a_force_can_go(settler: SettlerVisitor) -> None:
    """All spaces are in sight on the map, and in a list, one press away."""
    page = settler.page
    page.set_viewport_size({"width": 390, "height": 844})
    opened(settler, "annus-mirabilis-1", 618)
    expect(page.locator("#fights .fight")).to_be_visible()
    spaces = page.locator("#map [data-choice]")
    expect(spaces).to_have_count(4)
    assert not any(one.evaluate(OUT_OF_SIGHT) for one in spaces.all())
    page.click("#list-now")
    expect(page.locator("#muster [data-choice]")).to_have_count(4)


def test_a_fight_is_seen_below_three_answers_on_a_tall_phone(settler: SettlerVisitor) -> None:
    """Which unit loses a step is chosen with the dice in sight."""
    page = settler.page
    page.set_viewport_size({"width": 390, "height": 844})
    opened(settler, "annus-mirabilis-1", 27)
    settler.painted()
    answers = page.locator("#desk :is(#choices button, #resolve)")
    dice = page.locator("#fights .roll [role=img]")
    expect(answers).to_have_count(3)
    for one in (*answers.all(), *dice.all()):
        expect(one).to_be_in_viewport(ratio=1)
    lowest, fight = answers.last.bounding_box(), page.locator("#fights").bounding_box()
    assert lowest is not None
    assert fight is not None
    assert lowest["y"] + lowest["height"] <= fight["y"] + 1


@pytest.mark.parametrize(
    "size", [(1440, 900), (1366, 657), (820, 1180), (390, 844), (844, 390)], ids=named
)
def test_an_answer_before_the_dice_is_told_its_odds(
    settler: SettlerVisitor, size: tuple[int, int]
) -> None:
    """Fieldworks or no card, while a battle lies on the stage: both are in sight, with their odds;
    the tables say what the card would change.
    """
    page = settler.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    opened(settler, "early-war-0", 264)
    for notation in ("play 9 Fieldworks", "decline"):
        option = page.locator(f'#choices [data-choice="{notation}"]')
        expect(option).to_be_in_viewport(ratio=1)
        expect(option).to_contain_text("to win, inflicting")
    tables = page.locator("#forecasts details")
    if tables.get_attribute("open") is None:
        tables.locator("summary").click()
    expect(tables).to_contain_text(
        "British with Fieldworks: strength 2, column 1 (one to the left)"
    )
    assert overflow(page) == []


def test_equal_odds_are_said_once(settler: SettlerVisitor) -> None:
    """Of five who may intercept with the same chance; each is described by what is said of all."""
    opened(settler, "annus-mirabilis-1", 58)
    odds = settler.page.locator("#muster .shared-odds")
    expect(odds).to_contain_text("to intercept; then")
    answers = settler.page.locator('#muster button[data-choice^="intercept "]')
    expect(answers).to_have_count(5)
    for one in answers.all():
        expect(one).not_to_contain_text("to intercept;")
        expect(one).to_have_accessible_description(re.compile("^With any of these: .*to intercept"))


def test_the_name_of_a_card_in_the_rules_shows_it(settler: SettlerVisitor) -> None:
    """Texts name cards by their titles, of which some have several copies."""
    settler.begin("computer", 6)
    page = settler.page
    page.click("#bar [data-rules]")
    name = page.locator("#rules [data-rule=indians] .card-name").first
    title = name.inner_text()
    name.click()
    expect(page.locator("#pile[open] .card")).to_have_attribute(
        "aria-label", re.compile(f"^{re.escape(title)}")
    )


def test_whoever_may_respond_can_read_the_card(settler: SettlerVisitor) -> None:
    """Also where the hand is not in sight; its rule is on it."""
    opened(settler, "annus-mirabilis-1", 82)
    page = settler.page
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#prompt")).to_contain_text("Surrender!")
    page.get_by_role("button", name="Card: Surrender!").click()
    card = page.locator("#pile[open] .card")
    expect(card).to_have_attribute("aria-label", re.compile("^Surrender!"))
    expect(card.get_by_role("button", name="Rule: Sieges")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#choices [data-choice=decline]").click()
    expect(page.locator("#rule-now")).to_have_text("Rule")
