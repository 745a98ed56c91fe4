"""Names of sides, pieces and places for use in sentences."""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.pieces import (
    ALGIERS,
    ALLIED_CORSAIR,
    AMERICAN,
    ARAB,
    CORSAIR,
    DAMAGED_FRIGATE,
    DAMAGED_TRIPOLITAN_FRIGATE,
    FRIGATE,
    GUNBOAT,
    INFANTRY,
    MAP,
    MARINE,
    OPEN_SEA,
    PLACES,
    SUNK,
    SUPPLY,
    SWEDISH_FRIGATE,
    TANGIER,
    TRIPOLITAN,
    TRIPOLITAN_FRIGATE,
    TUNIS,
    ZONES,
    Place,
)

SIDES: Final = {AMERICAN: "Americans", TRIPOLITAN: "Tripolitania"}
"""As labels, and in prompts."""

ALLIED_STATES: Final = {ALGIERS: "Algiers", TANGIER: "Morocco", TUNIS: "Tunis"}
"""The allies of Tripolitania by their harbors (Game Pieces)."""

PIECES: Final = {
    FRIGATE: "{count:# American frigate|# American frigates}",
    DAMAGED_FRIGATE: "{count:# damaged American frigate|# damaged American frigates}",
    GUNBOAT: "{count:# gunboat|# gunboats}",
    SWEDISH_FRIGATE: "{count:# Swedish frigate|# Swedish frigates}",
    MARINE: "{count:# Marine|# Marines}",
    ARAB: "{count:# Arab infantry unit|# Arab infantry}",
    TRIPOLITAN_FRIGATE: "{count:# Tripolitan frigate|# Tripolitan frigates}",
    DAMAGED_TRIPOLITAN_FRIGATE: (
        "{count:# damaged Tripolitan frigate|# damaged Tripolitan frigates}"
    ),
    CORSAIR: "{count:# Tripolitan corsair|# Tripolitan corsairs}",
    ALLIED_CORSAIR: "{count:# allied corsair|# allied corsairs}",
    INFANTRY: "{count:# Tripolitan infantry unit|# Tripolitan infantry}",
}
"""A number of pieces."""

A_PIECE: Final = {
    FRIGATE: "An American frigate",
    DAMAGED_FRIGATE: "A damaged American frigate",
    GUNBOAT: "A gunboat",
    SWEDISH_FRIGATE: "A Swedish frigate",
    MARINE: "A Marine",
    ARAB: "An Arab infantry unit",
    TRIPOLITAN_FRIGATE: "A Tripolitan frigate",
    DAMAGED_TRIPOLITAN_FRIGATE: "A damaged Tripolitan frigate",
    CORSAIR: "A Tripolitan corsair",
    ALLIED_CORSAIR: "An allied corsair",
    INFANTRY: "A Tripolitan infantry unit",
}
"""One piece, at the start of a sentence."""


def _place(place: Place) -> str:
    if place in ZONES or place in (OPEN_SEA, SUPPLY):
        return f"the {place}"
    if place in MAP or place is SUNK:
        return str(place)
    return f"the {place} space"


PLACE_NAMES: Final = {place: _place(place) for place in PLACES}
"""A place with its article: "the Tripoli zone", "Malta"."""

AT: Final = {
    place: f"{'in' if place in ZONES else 'at'} {name}" for place, name in PLACE_NAMES.items()
}
"""At a harbor, in a zone."""

IN: Final = {
    place: f"{'in' if place in MAP or place is SUPPLY else 'on'} {name}"
    for place, name in PLACE_NAMES.items()
}
"""In a harbor or zone, on a space of the Year Turn Track."""
