"""Texts for the command line."""

from __future__ import annotations

from typing import Final

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
