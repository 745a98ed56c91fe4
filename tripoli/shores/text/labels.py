"""Names of options: short, on their button, and in full."""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.pieces import (
    ALLIED_CORSAIR,
    AMERICAN,
    ARAB,
    CORSAIR,
    DAMAGED_FRIGATE,
    DAMAGED_TRIPOLITAN_FRIGATE,
    FRIGATE,
    GUNBOAT,
    INFANTRY,
    MARINE,
    TRIPOLITAN,
    TRIPOLITAN_FRIGATE,
)

ACTIONS: Final = {
    "event": "Play",
    "discard to move": "Discard to move up to 2 frigates",
    "discard to raid": "Discard to raid",
    "set aside": "Discard",
    "take": "Take",
    "play": "Play",
    "decline": "Keep",
    "done": "Done",
}
"""Short, if a card or the prompt says the rest. Keys are values of `options.Act`."""

BUILD: Final = {
    AMERICAN: "Discard to build a gunboat",
    TRIPOLITAN: "Discard to build a corsair",
}

BEGINS: Final = {"attack": "Attack", "march": "March"}
"""Replaces "Done" if a fight follows."""
NO_MOVE: Final = "Move no frigates"
"""Replaces "Done" before anything has moved."""
LAST_MOVE: Final = {
    "attack": "{option} (begins the attack)",
    "march": "{option} (begins the march)",
}
"""For a move that leads to a fight without further decisions."""

SPELLED_OUT: Final = {
    "event": "Play {card}",
    "discard to move": "Discard {card} to move up to 2 frigates",
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
    "use": "Use the {die}",
    "ally": "Choose {target}",
    "zone": "Choose {target}",
    "deploy": "Place the frigate {at}",
    "take": "Take {card}",
    "done": "Move no more ships",
}
"""In full, as in a hint."""
BUILD_SPELLED_OUT: Final = {
    AMERICAN: "Discard {card} to build a gunboat",
    TRIPOLITAN: "Discard {card} to build a corsair",
}
TAKES_HIT: Final = {
    FRIGATE: "Frigate takes the hit",
    DAMAGED_FRIGATE: "Damaged frigate takes the hit",
    GUNBOAT: "Gunboat takes the hit",
    MARINE: "Marine takes the hit",
    ARAB: "Arab infantry takes the hit",
    TRIPOLITAN_FRIGATE: "Frigate takes the hit",
    DAMAGED_TRIPOLITAN_FRIGATE: "Damaged frigate takes the hit",
    CORSAIR: "Corsair takes the hit",
    ALLIED_CORSAIR: "Corsair takes the hit",
    INFANTRY: "Tripolitan infantry takes the hit",
}
