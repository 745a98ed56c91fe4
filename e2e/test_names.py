"""The page shows display names; what it sends, marks and draws is in notation."""

from __future__ import annotations

from audit import overflow
from driver import ShoresVisitor
from playwright.sync_api import expect

RENAME = """
const parse = JSON.parse;
JSON.parse = (...all) => {
  const found = parse(...all);
  if (found?.facts) {
    const { names, cards } = found.facts.games.shores;
    names.seats.Tripolitan = "Pascha";
    names.sides.Tripolitan = "Die Seite des Paschas";
    names.seasons.Spring = "Lenz";
    names.places["Tripoli zone"] = { name: "Reede", the: "die Reede" };
    names.places.Gibraltar = { name: "Felsen", the: "dem Felsen" };
    names.pieces["American frigate"] = {
      name: "Fregatte", a: "eine Fregatte", counted: "{count:# Fregatte|# Fregatten}",
    };
    cards.find((card) => card.name === "Naval Movement").title = "Flottenbewegung";
    found.facts.players.midshipman = "Kadett";
  }
  return found;
};
"""
"""Other names, as another display map would send them."""


def test_the_page_follows_the_display_names(visitor: ShoresVisitor) -> None:
    """In map, hand, options, piles and list of games; choices are found by their notation."""
    page = visitor.page
    page.add_init_script(RENAME)
    page.goto(f"{visitor.address}?seed=7")
    page.select_option("#own-side", "American")
    page.select_option("#strength", "midshipman")
    page.click('[data-new="computer"]')
    page.wait_for_selector('[data-choice="event Naval Movement"]', state="attached")
    expect(page.locator(".zone-name", has_text="Reede")).to_have_count(1)
    gibraltar = page.locator('[data-place="Gibraltar"]')
    expect(gibraltar.locator(".name")).to_have_text("Felsen")
    expect(gibraltar).to_have_attribute("aria-label", "Felsen: 3 Fregatten, 2 Tripolitan corsairs")
    stack = page.locator('[data-stack="American frigate at Gibraltar"]')
    expect(stack).to_have_attribute("data-name", "Felsen: 3 Fregatten")
    expect(stack.locator("use")).to_have_attribute("href", "#piece-American-frigate")
    card = page.locator('#hand [data-card="Naval Movement"]').first
    expect(card.locator(".mini .title")).to_have_text("Flottenbewegung")
    expect(page.locator(".plaque.tripolitan h2")).to_have_text("Die Seite des Paschas Kadett")
    visitor.choose("event Naval Movement")
    expect(page.locator("#choices h3").first).to_have_text("Fregatte from dem Felsen:")
    visitor.choose("move Gibraltar > Tripoli zone")
    expect(page.locator('[data-stack="American frigate at Tripoli zone"]')).to_have_attribute(
        "data-name", "Reede: 1 Fregatte"
    )
    assert overflow(page) == []
    page.click("#menu-button")
    page.click("#games-button")
    row = page.locator("#games li b").first
    expect(row).to_contain_text("American against Kadett, ")
    expect(page.locator("#games li").first).to_contain_text("Lenz 1801")
