"""Texts for the command line."""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN

ABOUT: Final = "The Shores of Tripoli, a game of the First Barbary War, set in 1801-1806."
CREDITS: Final = "An unofficial implementation of the game by Kevin Bertram (Fort Circle Games)."
SCENARIO: Final = "standard, or Fortress Tripoli"
HIDDEN_DISCARDS: Final = "play with hidden discard piles (the optional rule)"
CONCEAL_REACTIONS: Final = (
    "ask about battle cards you do not hold, too, so that prompts reveal nothing"
)
TBOT: Final = "the solitaire game: you are the Americans"
CARD: Final = "what a card does"
WHY: Final = "why a card cannot be played now"
WHICH_CARD: Final = "Which card? Type its name or the beginning of it."
CONDITION_MET: Final = "its condition is met now"
CARD_AND_REASON: Final = "{card}: {reason}."

GOLD: Final = "Tripolitan gold: {gold} of {of}."
SUNK: Final = "American frigates sunk: {sunk} of {of}."
CAPTURED: Final = "{city} (captured)"
DUE: Final = "Due in {year}"
NOTHING: Final = "-"
CARDS: Final = {AMERICAN: "American cards", TRIPOLITAN: "Tripolitan cards"}
ACTIVE: Final = "  active event"
EVENT_LINE: Final = "  event line"
BATTLE_LINE: Final = "  battle line"
CORE: Final = "  core"
HAND: Final = "  hand"
DRAW_PILE: Final = "  draw pile"
DISCARD_PILE: Final = "  discard pile"
REMOVED: Final = "  removed"
HIDDEN: Final = "{cards} hidden"
COPIES: Final = "{card}{count:| x#}"
CARD_HEAD: Final = "{card} ({side}, {kind}{copies:|, # copies})"
KINDS: Final = {
    "core": "core",
    "unique": "unique",
    "common": "common",
    "victory": "victory",
    "battle": "battle",
}
"""Kinds of cards; the keys are the values of `cards.Kind`."""
