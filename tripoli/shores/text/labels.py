"""Names of options: short, on their button, and in full."""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN

ACTIONS: Final = {
    "event": "Play",
    "discard to move": "Discard to move up to 2 frigates",
    "discard to build": "Discard to build {built}",
    "discard to raid": "Discard to raid",
    "set aside": "Discard",
    "take": "Take",
    "play": "Play",
    "decline": "Keep",
    "done": "Done",
}
"""Short, if a card or the prompt says the rest. Keys are values of `options.Act`."""

BUILT: Final = {AMERICAN: "a gunboat", TRIPOLITAN: "a corsair"}

ATTACK: Final = "Attack"
MARCH: Final = "March"
"""Replaces "Done" if a fight follows."""
NO_MOVE: Final = "Move no frigates"
"""Replaces "Done" before anything has moved."""
LAST_MOVE: Final = {ATTACK: "{said} (begins the attack)", MARCH: "{said} (begins the march)"}
"""For a move that leads to a fight without further decisions."""

SPELLED_OUT: Final = {
    "event": "Play {card}",
    "discard to move": "Discard {card} to move up to 2 frigates",
    "discard to build": "Discard {card} to build {built}",
    "discard to raid": "Discard {card} to raid",
    "pass": "Pass",
    "set aside": "Discard {card}",
    "move": "Move a frigate from {source} to {target}",
    "gunboat": "Send a gunboat to {target}",
    "battle": "Battle {at}",
    "bombard": "Bombard {target}",
    "raid": "Raid from {source}",
    "play": "Play {card}",
    "decline": "Keep the card",
    "hit": "{piece} takes the hit",
    "use": "Use the {die}",
    "ally": "Choose {target}",
    "zone": "Choose {target}",
    "deploy": "Place the frigate {at}",
    "take": "Take {card}",
    "done": "Move no more ships",
}
"""In full, as in a hint."""
