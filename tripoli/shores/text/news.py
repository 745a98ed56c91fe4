"""What the other side did last, in one line, and what each side wants at first."""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.pieces import (
    ALLIED_CORSAIR,
    AMERICAN,
    ARAB,
    CORSAIR,
    FRIGATE,
    GUNBOAT,
    INFANTRY,
    MARINE,
    SWEDISH_FRIGATE,
    TRIPOLITAN,
    TRIPOLITAN_FRIGATE,
)

PIECES: Final = {
    FRIGATE: "{count:# frigate|# frigates}",
    GUNBOAT: "{count:# gunboat|# gunboats}",
    SWEDISH_FRIGATE: "{count:# Swedish frigate|# Swedish frigates}",
    MARINE: "{count:# Marine|# Marines}",
    ARAB: "{count} Arab infantry",
    TRIPOLITAN_FRIGATE: "{count:# Tripolitan frigate|# Tripolitan frigates}",
    CORSAIR: "{count:# corsair|# corsairs}",
    ALLIED_CORSAIR: "{count:# allied corsair|# allied corsairs}",
    INFANTRY: "{count} infantry",
}
"""As short as a line on a phone wants them."""

DEED: Final = "{deed}: {results}."
DEED_ALONE: Final = "{deed}: no effect."
RESULTS: Final = "{results}."
RAID: Final = "Raid from {harbor}"
ATTACK: Final = "Attack on {place}"
PASSED: Final = {AMERICAN: "The Americans pass.", TRIPOLITAN: "Tripolitania passes."}
BUILT: Final = {
    AMERICAN: "The Americans build a gunboat.",
    TRIPOLITAN: "Tripolitania builds a corsair.",
}
NO_MOVE: Final = {
    AMERICAN: "The Americans discard a card and move no ships.",
    TRIPOLITAN: "Tripolitania discards a card.",
}

GOLD: Final = "gold {before} to {after}"
NO_GOLD: Final = "no gold"
SUNK: Final = "{pieces} sunk"
LOST: Final = "{pieces} lost"
DAMAGED: Final = "{pieces} damaged"
CAPTURED: Final = "{city} captured"
MOVED: Final = "{pieces} to {place}"
SCATTERED: Final = "{count:# frigate|# frigates} to {places:# place|# places}"
PLACED: Final = "{pieces} added"
NO_HITS: Final = "no hits"
REMOVED: Final = "{pieces} removed"
OVERBOARD: Final = "you lose {card}"
TOOK: Final = "{card} taken back"

_AMERICAN_ENDS: Final = "You win from Fall 1805 on, by treaty or by taking Tripoli."
_AMERICAN_DANGER: Final = (
    "Tripolitania wins immediately with twelve gold, four of your frigates sunk, or Hamet's Army "
    "destroyed."
)
_AMERICAN_START: Final = (
    "Now: post frigates off Tripoli to catch raiders, with Thomas Jefferson and Swedish Frigates "
    "Arrive."
)
_TRIPOLITAN_ENDS: Final = (
    "You win immediately with twelve gold, four American frigates sunk, or Hamet's Army destroyed."
)
_TRIPOLITAN_DANGER: Final = (
    "From Fall 1805 on, the Americans can win by treaty or by taking Tripoli."
)
_TRIPOLITAN_START: Final = (
    "Now, while few frigates watch Tripoli: discard cards to raid for gold, and bring your "
    "corsairs home with Murad Reis Breaks Out."
)
PLANS: Final = {
    AMERICAN: (_AMERICAN_ENDS, _AMERICAN_DANGER, _AMERICAN_START),
    TRIPOLITAN: (_TRIPOLITAN_ENDS, _TRIPOLITAN_DANGER, _TRIPOLITAN_START),
}
"""What each side wants in the first year: how it wins, what threatens or pays, what to do now."""
