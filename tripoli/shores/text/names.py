"""The display names of sides, places, pieces, seasons and cards, and their forms in sentences.

Records, links and messages use the notation instead, `str` of each, which never changes; these
names may.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tripoli.shores.model.cards import CARDS as ALL_CARDS
from tripoli.shores.model.pieces import (
    ALGIERS,
    ALLIED_CORSAIR,
    AMERICAN,
    ARAB,
    CORSAIR,
    DAMAGED_FRIGATE,
    DAMAGED_TRIPOLITAN_FRIGATE,
    FALL,
    FRIGATE,
    GUNBOAT,
    INFANTRY,
    MARINE,
    SPRING,
    SUMMER,
    SWEDISH_FRIGATE,
    TANGIER,
    TRIPOLITAN,
    TRIPOLITAN_FRIGATE,
    TUNIS,
    WINTER,
    Place,
)

SEATS: Final = {AMERICAN: "American", TRIPOLITAN: "Tripolitan"}
"""As in "the {seat} player"."""
SIDES: Final = {AMERICAN: "Americans", TRIPOLITAN: "Tripolitania"}
"""As labels, and at the start of prompts."""
SEASONS: Final = {SPRING: "Spring", SUMMER: "Summer", FALL: "Fall", WINTER: "Winter"}
CARDS: Final = {card: card.name for card in ALL_CARDS.values()}
ALLIED_STATES: Final = {ALGIERS: "Algiers", TANGIER: "Morocco", TUNIS: "Tunis"}
"""The allies of Tripolitania by their harbors (Game Pieces)."""


class PlaceName(NamedTuple):
    """A place.

    Attributes:
        name: as a label.
        the: as where pieces come from or go to.
        at: where something happens.
        on: where pieces are put.
    """

    name: str
    the: str
    at: str
    on: str


PLACES: Final = {
    Place.GIBRALTAR: PlaceName("Gibraltar", "Gibraltar", "at Gibraltar", "in Gibraltar"),
    Place.TANGIER: PlaceName("Tangier", "Tangier", "at Tangier", "in Tangier"),
    Place.ALGIERS: PlaceName("Algiers", "Algiers", "at Algiers", "in Algiers"),
    Place.TUNIS: PlaceName("Tunis", "Tunis", "at Tunis", "in Tunis"),
    Place.TRIPOLI: PlaceName("Tripoli", "Tripoli", "at Tripoli", "in Tripoli"),
    Place.BENGHAZI: PlaceName("Benghazi", "Benghazi", "at Benghazi", "in Benghazi"),
    Place.DERNE: PlaceName("Derne", "Derne", "at Derne", "in Derne"),
    Place.ALEXANDRIA: PlaceName("Alexandria", "Alexandria", "at Alexandria", "in Alexandria"),
    Place.MALTA: PlaceName("Malta", "Malta", "at Malta", "in Malta"),
    Place.GIBRALTAR_ZONE: PlaceName(
        "Gibraltar zone", "the Gibraltar zone", "in the Gibraltar zone", "in the Gibraltar zone"
    ),
    Place.TANGIER_ZONE: PlaceName(
        "Tangier zone", "the Tangier zone", "in the Tangier zone", "in the Tangier zone"
    ),
    Place.ALGIERS_ZONE: PlaceName(
        "Algiers zone", "the Algiers zone", "in the Algiers zone", "in the Algiers zone"
    ),
    Place.TUNIS_ZONE: PlaceName(
        "Tunis zone", "the Tunis zone", "in the Tunis zone", "in the Tunis zone"
    ),
    Place.TRIPOLI_ZONE: PlaceName(
        "Tripoli zone", "the Tripoli zone", "in the Tripoli zone", "in the Tripoli zone"
    ),
    Place.OPEN_SEA: PlaceName("Open sea", "the open sea", "on the open sea", "on the open sea"),
    Place.YEAR_1802: PlaceName("1802", "the 1802 space", "on the 1802 space", "on the 1802 space"),
    Place.YEAR_1803: PlaceName("1803", "the 1803 space", "on the 1803 space", "on the 1803 space"),
    Place.YEAR_1804: PlaceName("1804", "the 1804 space", "on the 1804 space", "on the 1804 space"),
    Place.YEAR_1805: PlaceName("1805", "the 1805 space", "on the 1805 space", "on the 1805 space"),
    Place.YEAR_1806: PlaceName("1806", "the 1806 space", "on the 1806 space", "on the 1806 space"),
    Place.SUPPLY: PlaceName("Supply", "the Supply", "in the Supply", "in the Supply"),
    Place.SUNK: PlaceName("Sunk", "the Sunk box", "in the Sunk box", "in the Sunk box"),
}


class PieceName(NamedTuple):
    """A kind of piece.

    Attributes:
        name: one of them, as a label.
        a: one of them, within a sentence.
        counted: a number of them.
        subject: a number of them, at the start of a sentence.
        kind: what sentences about it agree with.
    """

    name: str
    a: str
    counted: str
    subject: str
    kind: str


PIECES: Final = {
    FRIGATE: PieceName(
        "American frigate",
        "an American frigate",
        "{count:# American frigate|# American frigates}",
        "{count:An American frigate|# American frigates}",
        "ship",
    ),
    DAMAGED_FRIGATE: PieceName(
        "Damaged American frigate",
        "a damaged American frigate",
        "{count:# damaged American frigate|# damaged American frigates}",
        "{count:A damaged American frigate|# damaged American frigates}",
        "ship",
    ),
    GUNBOAT: PieceName(
        "Gunboat",
        "a gunboat",
        "{count:# gunboat|# gunboats}",
        "{count:A gunboat|# gunboats}",
        "ship",
    ),
    SWEDISH_FRIGATE: PieceName(
        "Swedish frigate",
        "a Swedish frigate",
        "{count:# Swedish frigate|# Swedish frigates}",
        "{count:A Swedish frigate|# Swedish frigates}",
        "ship",
    ),
    MARINE: PieceName(
        "Marine",
        "a Marine",
        "{count:# Marine|# Marines}",
        "{count:A Marine|# Marines}",
        "unit",
    ),
    ARAB: PieceName(
        "Arab infantry",
        "an Arab infantry unit",
        "{count:# Arab infantry unit|# Arab infantry}",
        "{count:An Arab infantry unit|# Arab infantry}",
        "unit",
    ),
    TRIPOLITAN_FRIGATE: PieceName(
        "Tripolitan frigate",
        "a Tripolitan frigate",
        "{count:# Tripolitan frigate|# Tripolitan frigates}",
        "{count:A Tripolitan frigate|# Tripolitan frigates}",
        "ship",
    ),
    DAMAGED_TRIPOLITAN_FRIGATE: PieceName(
        "Damaged Tripolitan frigate",
        "a damaged Tripolitan frigate",
        "{count:# damaged Tripolitan frigate|# damaged Tripolitan frigates}",
        "{count:A damaged Tripolitan frigate|# damaged Tripolitan frigates}",
        "ship",
    ),
    CORSAIR: PieceName(
        "Tripolitan corsair",
        "a Tripolitan corsair",
        "{count:# Tripolitan corsair|# Tripolitan corsairs}",
        "{count:A Tripolitan corsair|# Tripolitan corsairs}",
        "ship",
    ),
    ALLIED_CORSAIR: PieceName(
        "Allied corsair",
        "an allied corsair",
        "{count:# allied corsair|# allied corsairs}",
        "{count:An allied corsair|# allied corsairs}",
        "ship",
    ),
    INFANTRY: PieceName(
        "Tripolitan infantry",
        "a Tripolitan infantry unit",
        "{count:# Tripolitan infantry unit|# Tripolitan infantry}",
        "{count:A Tripolitan infantry unit|# Tripolitan infantry}",
        "unit",
    ),
}
DATE: Final = "{season} {year}"
"""A season of a year."""
