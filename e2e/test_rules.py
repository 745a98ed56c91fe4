"""The rules: searched, opened beside the map for the current question, and tried out."""

from __future__ import annotations

from driver import ShoresVisitor
from playwright.sync_api import expect
from shores.ways import WAYS
from visitor import until_playable


def test_the_rules_are_searched(visitor: ShoresVisitor) -> None:
    """By several words, including rulings, even before Python has started."""
    page = visitor.page
    page.goto(visitor.address)
    page.click("#menu [data-rules]")
    rules = page.locator("#rules")
    page.fill("#rules-search", "signal books interception")
    expect(rules.locator("section:visible")).to_have_count(1)
    expect(rules).to_contain_text("R27")
    expect(rules.locator("p:visible", has_text="R27")).to_be_visible()
    expect(page.locator("#rules-found")).to_have_text("1 match.")
    page.fill("#rules-search", "hamet's army alexandria")
    expect(rules.locator("[data-rule=ground]")).to_be_visible()
    page.fill("#rules-search", "submarine")
    expect(page.locator("#rules-found")).to_have_text("Nothing found.")
    page.fill("#rules-search", "")
    assert rules.locator("section:visible").count() > 12


def test_the_rule_of_a_question_opens_beside_the_map(visitor: ShoresVisitor) -> None:
    """The game stays playable; Escape closes the rules."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    page.click("#rule-now")
    title = page.locator("#rules [data-rule=turn] h3")
    expect(title).to_be_focused()
    expect(title).to_be_in_viewport()
    visitor.choose("event Thomas Jefferson")
    page.click("#rule-now")
    expect(page.locator("#rules [data-rule=movement] h3")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#rules")).to_be_hidden()


def test_the_rule_of_the_end_explains_the_tournament_score(visitor: ShoresVisitor) -> None:
    """It is offered beside the prompt that names the score, in a lesson, too."""
    page = visitor.page
    page.goto(f"{visitor.address}#lesson=treaty")
    until_playable(page)
    for notation in WAYS["treaty", "peace"]:
        visitor.choose(notation)
    expect(page.locator("#prompt")).to_contain_text("Tournament score")
    page.click("#rule-now")
    expect(page.locator("#rules [data-rule=aim] h3")).to_be_focused()
    expect(page.locator("#rules [data-rule=aim]")).to_contain_text("The tournament score")


def test_the_rule_of_a_card(visitor: ShoresVisitor) -> None:
    visitor.begin("solitaire", 7)
    page = visitor.page
    page.click("#menu-button")
    page.click("[data-deck=American]")
    page.click('#pile [data-card="Assault on Tripoli"] button:has-text("Rule")')
    expect(page.locator("#rules [data-rule=assault] h3")).to_be_focused()
    expect(page.locator("#pile")).to_be_hidden()


def test_a_rule_is_seen_played_and_tried(visitor: ShoresVisitor) -> None:
    """On the map, as a replay that returns to the game; then as a lesson."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    page.click("#rule-now")
    page.click("[data-rule=raid] button:has-text('See it played')")
    expect(page.locator("#replay")).to_be_visible()
    expect(page.locator("#prompt")).to_contain_text("after 1 of 1 choice.", timeout=20_000)
    page.click("#replay-close")
    until_playable(page)
    expect(page.locator("#lesson")).to_be_hidden()
    expect(page.locator("#prompt")).to_be_focused()
    page.click("#menu-button")
    page.click("#lessons-button")
    expect(page.locator("#lessons-list .taken")).to_have_count(0)
    page.keyboard.press("Escape")
    page.click("#bar [data-rules]")
    page.click("[data-rule=raid] button:has-text('Try it')")
    until_playable(page)
    expect(page.locator("#lesson-title")).to_contain_text("Raid")
    page.click("#lesson-acts button:has-text('Leave')")
    expect(page.locator("#lesson")).to_be_hidden()


def test_names_of_ships_are_italic(visitor: ShoresVisitor) -> None:
    """In the history of cards and in the timeline; no mark of a catalogue is left in a text."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    page.click("#menu-button")
    page.click("[data-deck=American]")
    burnt = page.locator('#pile [data-card="Burn the Philadelphia"]')
    assert burnt.locator("i").all_inner_texts() == ["Intrepid", "Philadelphia"]
    assert not set("*_") & set(page.inner_text("#pile"))
    page.keyboard.press("Escape")
    page.click("#menu-button")
    page.click('#menu [data-show="timeline"]')
    expect(page.locator("#timeline-events i", has_text="Franklin")).to_be_visible()
    assert not set("*_") & set(page.inner_text("#timeline"))
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.click("#bar [data-rules]")
    assert not set("*_") & set(page.inner_text("#rules-text"))


def test_what_happened_off_the_map_has_no_ring(visitor: ShoresVisitor) -> None:
    """In Washington, such as the act of Congress."""
    page = visitor.page
    page.goto(visitor.address)
    page.click('#menu [data-show="timeline"]')
    ring = page.locator("#timeline-map .spot")
    page.click("#timeline-events button:has-text('The Swedes')")
    assert int(str(ring.get_attribute("cx"))) > 0
    page.click("#timeline-events button:has-text('Congress') >> nth=0")
    assert int(str(ring.get_attribute("cx"))) < 0


def test_the_rule_of_a_reason(visitor: ShoresVisitor) -> None:
    """The reason why a card cannot be played links to its rule."""
    visitor.begin("solitaire", 7)
    page = visitor.page
    card = visitor.raised("Hamet's Army Created")
    card.locator(".reason").click()
    expect(page.locator("#rules [data-rule=ground] h3")).to_be_focused()


def test_the_rules_have_contents(visitor: ShoresVisitor) -> None:
    """A title leads to its section; in a search they are those that contain it."""
    page = visitor.page
    visitor.begin("solitaire", 7)
    page.click("#menu-button")
    page.click("#menu [data-rules]")
    page.click(".contents summary")
    titles = page.locator(".contents li")
    expect(titles).to_have_text(page.locator("#rules section h3").all_inner_texts())
    titles.last.get_by_role("button").click()
    expect(page.locator("#rules section h3").last).to_be_in_viewport()
    expect(page.locator("#rules section h3").last).to_be_focused()
    expect(titles.first).to_be_hidden()
    page.fill("#rules-search", "rulings")
    expect(page.locator(".contents")).to_be_hidden()
    sought = page.locator("#rules section h3").nth(3)
    page.fill("#rules-search", sought.inner_text())
    expect(titles.filter(visible=True)).to_have_text([sought.inner_text()])
    page.press("#rules-search", "Enter")
    expect(sought).to_be_focused()
    page.fill("#rules-search", "")
    expect(titles.first).to_be_hidden()
