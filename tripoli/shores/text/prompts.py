"""Prompts: one sentence that says who acts, what to do, and how much is left."""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN

PLAY: Final = {
    AMERICAN: "Americans: play an event, or discard a card to move or build.",
    TRIPOLITAN: "Tripolitania: play an event, or discard a card to raid or build.",
}
PASS: Final = {
    AMERICAN: "Americans: your hand is empty; play a core card or pass.",
    TRIPOLITAN: "Tripolitania: your hand is empty; play a core card or pass.",
}
HAND_LIMIT: Final = (
    "{side}: discard {left:# card|# cards} (hand limit eight; core cards do not count)."
)
MOVE: Final = "{side}: {left:you may move one frigate|move up to # frigates}."
MOVE_TO: Final = "{side}: move frigates to {place} ({left:# move|# moves} left)."
GUNBOATS: Final = "{side}: you may send gunboats from Malta to join the attack ({left} available)."
FIGHT: Final = "{side}: choose which fight to resolve next ({left} remaining)."
REACTION: Final = "{side}: react with {card}? ({place})"
HIT_SHIPS: Final = "{side}: choose a ship to take a hit {at} ({left:# hit|# hits} to assign)."
HIT_UNITS: Final = "{side}: choose a unit to take a hit {at} ({left:# hit|# hits} to assign)."
DIE: Final = "{side}: choose the die to use."
ALLY: Final = "{side}: choose an ally at war."
ZONE: Final = "{side}: choose a patrol zone."
DEPLOY: Final = "{side}: choose a patrol zone for the frigate."
TAKE: Final = "{side}: choose a card from the discard pile to take or play."
RAID: Final = "{side}: choose the next harbor to raid from ({left} remaining)."
