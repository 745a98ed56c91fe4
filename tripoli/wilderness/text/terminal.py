"""What the terminal shows, and the descriptions of commands and options."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.sides import BRITISH, FRENCH

ABOUT: Final = "Wilderness War, a game of the French and Indian War, set in 1755-1762."
CREDITS: Final = "An unofficial implementation of the game by Volko Ruhnke (GMT Games)."
SEAT_NAMES: Final = {FRENCH: "French", BRITISH: "British"}
SCENARIO: Final = "the years that are played"
OPTIONS: Final = {
    "linked_diplomacy": "one of Pitt and the Diplomatic Revolution brings the other (14.1)",
    "raids_hurt_militia": "a Raided marker costs the Department's militia a step (14.2)",
    "costly_regulars": "Regulars cost a victory point in 1755 and 1756 (14.3)",
    "either_surrenders": "the besieged may play Surrender!, too (14.4)",
    "either_expels": "either side may expel the Acadians (14.5)",
    "regulars_recalled": "a British discard at random brings back Regulars (14.6)",
    "french_two": "Annus Mirabilis begins with two French points, not four",
}
BID: Final = "the points that bidding adds, French if positive (13.3)"
HEAD: Final = "{date}   Victory points: {vp}   Provincial Assemblies: {assemblies}"
HOLDERS: Final = "Niagara: {niagara}   Ohio Forks: {forks}"
REGIONS: Final = {
    "st_lawrence": "St. Lawrence Department",
    "northern": "Northern Department",
    "southern": "Southern Department",
    "wilderness": "Wilderness and mountains",
    "boxes": "Boxes",
}
EMPTY: Final = "nothing"
FORT: Final = {1: "stockade", 2: "fort", 3: "fortress"}
OWNED: Final = "{side} {what}"
WORKS: Final = "{side} fort under construction"
SIEGE: Final = "besieged, level {level}"
AMPHIB: Final = "Amphib"
FIELDWORKS: Final = "Fieldworks"
RAIDED: Final = "raided by the {side}"
FORCES: Final = "{side}: {pieces}"
REDUCED: Final = "{piece} (reduced)"
INSIDE: Final = "{piece} (inside)"
NO_SUPPLY: Final = "no supply"
HAND: Final = "{side} hand: {cards}"
HIDDEN: Final = "{side} hand: {count:no cards|# card|# cards}"
KNOWN: Final = "{side} hand: {count:no cards|# card|# cards}, among them {known}"
DECK: Final = "Deck: {deck:no cards|# card|# cards}   Discards: {discards}"
SPACE: Final = "what lies in a space, and what it is connected to"
WHICH_SPACE: Final = "Which space? Type the beginning of its name."
ABOUT_SPACE: Final = "{space} ({terrain}): {there}."
CONNECTED: Final = "{link}: {spaces}"
ENDING: Final = "{side} win: {reason}."
DRAW: Final = "A draw: {reason}. In a tournament it counts for the French."
FINAL_VP: Final = "Victory points: {vp}."
