"""Sides, places, pieces and the calendar: the board and what is on it.

Sources: rulebook, Game Map, Game Pieces, Game Setup; ruling R6.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Named(IntEnum):
    """An integer equal only to itself: a place never equals a piece, a side or a plain number.

    It can be used in sums and as an index like any integer.
    """

    __eq__ = object.__eq__
    __ne__ = object.__ne__
    __hash__ = int.__hash__


class Side(Named):
    """The two players; in solitaire play the Tripolitan side is the T-bot.

    A side is also equal to the number of its seat.
    """

    AMERICAN = 0
    TRIPOLITAN = 1

    def __eq__(self, other: object) -> bool:
        return self is other or (type(other) is int and int(self) == other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = int.__hash__

    @property
    def other(self) -> Side:
        """The opponent."""
        return TRIPOLITAN if self is AMERICAN else AMERICAN

    def __str__(self) -> str:
        return _SIDE_NAMES[self]


_SIDE_NAMES: Final = ("American", "Tripolitan")
AMERICAN: Final = Side.AMERICAN
TRIPOLITAN: Final = Side.TRIPOLITAN


class Season(Named):
    """The Seasonal Phase Track."""

    SPRING = 0
    SUMMER = 1
    FALL = 2
    WINTER = 3

    def __str__(self) -> str:
        return self.name.capitalize()


SPRING: Final = Season.SPRING
SUMMER: Final = Season.SUMMER
FALL: Final = Season.FALL
WINTER: Final = Season.WINTER

FIRST_YEAR: Final = 1801
LAST_YEAR: Final = 1806


class Place(Named):
    """Every place where a piece can be: the nine harbors (west to east, then Malta), zones, and
    boxes.

    The first fourteen are the locations of the map between which frigates move.
    """

    GIBRALTAR = 0
    TANGIER = 1
    ALGIERS = 2
    TUNIS = 3
    TRIPOLI = 4
    BENGHAZI = 5
    DERNE = 6
    ALEXANDRIA = 7
    MALTA = 8
    GIBRALTAR_ZONE = 9
    TANGIER_ZONE = 10
    ALGIERS_ZONE = 11
    TUNIS_ZONE = 12
    TRIPOLI_ZONE = 13
    OPEN_SEA = 14
    YEAR_1802 = 15
    YEAR_1803 = 16
    YEAR_1804 = 17
    YEAR_1805 = 18
    YEAR_1806 = 19
    SUPPLY = 20
    SUNK = 21

    def __str__(self) -> str:
        return _PLACE_NAMES[self]

    @property
    def is_harbor(self) -> bool:
        """Whether this is one of the nine harbors."""
        return self <= Place.MALTA

    @property
    def zone(self) -> Place | None:
        """The naval patrol zone outside this harbor, if it has one."""
        return _ZONES.get(self)


GIBRALTAR: Final = Place.GIBRALTAR
TANGIER: Final = Place.TANGIER
ALGIERS: Final = Place.ALGIERS
TUNIS: Final = Place.TUNIS
TRIPOLI: Final = Place.TRIPOLI
BENGHAZI: Final = Place.BENGHAZI
DERNE: Final = Place.DERNE
ALEXANDRIA: Final = Place.ALEXANDRIA
MALTA: Final = Place.MALTA
GIBRALTAR_ZONE: Final = Place.GIBRALTAR_ZONE
TANGIER_ZONE: Final = Place.TANGIER_ZONE
ALGIERS_ZONE: Final = Place.ALGIERS_ZONE
TUNIS_ZONE: Final = Place.TUNIS_ZONE
TRIPOLI_ZONE: Final = Place.TRIPOLI_ZONE
OPEN_SEA: Final = Place.OPEN_SEA
SUPPLY: Final = Place.SUPPLY
SUNK: Final = Place.SUNK

_SPECIAL_NAMES: Final = {
    Place.OPEN_SEA: "open sea",
    Place.SUPPLY: "Supply",
    Place.SUNK: "sunk",
}


def _place_name(place: Place) -> str:
    if place in _SPECIAL_NAMES:
        return _SPECIAL_NAMES[place]
    word, _, rest = place.name.partition("_")
    if word == "YEAR":
        return rest
    return word.capitalize() + (" zone" if rest else "")


_PLACE_NAMES: Final = {place: _place_name(place) for place in Place}

PLACES: Final = tuple(Place)
PLACES_BY_NAME: Final = {str(place): place for place in PLACES}

MAP: Final = PLACES[: TRIPOLI_ZONE + 1]
"""The fourteen locations of the map (American Naval Movement)."""
HARBORS: Final = PLACES[: MALTA + 1]
ZONES: Final = PLACES[GIBRALTAR_ZONE : TRIPOLI_ZONE + 1]
ALLIES: Final = (ALGIERS, TANGIER, TUNIS)
"""The potential allies of Tripolitania, in the order in which the rules name them."""
ENEMY_CITIES: Final = (TRIPOLI, BENGHAZI, DERNE)
CITIES: Final = (*ENEMY_CITIES, ALEXANDRIA)

_ZONES: Final = {
    GIBRALTAR: GIBRALTAR_ZONE,
    TANGIER: TANGIER_ZONE,
    ALGIERS: ALGIERS_ZONE,
    TUNIS: TUNIS_ZONE,
    TRIPOLI: TRIPOLI_ZONE,
}


YEAR_SPACES: Final = PLACES[Place.YEAR_1802 : Place.YEAR_1806 + 1]
"""The spaces of the Year Turn Track to which frigates can go."""


def year_space(year: int) -> Place:
    """The space of `year` (1802 to 1806) on the Year Turn Track."""
    return PLACES[Place.YEAR_1802 + year - 1802]


class Piece(Named):
    """The kinds of pieces. Damaged frigates are a kind of their own.

    The value is the start of the kind's row in `State.counts`.
    """

    FRIGATE = 0 * len(PLACES)
    DAMAGED_FRIGATE = 1 * len(PLACES)
    GUNBOAT = 2 * len(PLACES)
    SWEDISH_FRIGATE = 3 * len(PLACES)
    MARINE = 4 * len(PLACES)
    ARAB = 5 * len(PLACES)
    TRIPOLITAN_FRIGATE = 6 * len(PLACES)
    DAMAGED_TRIPOLITAN_FRIGATE = 7 * len(PLACES)
    CORSAIR = 8 * len(PLACES)
    ALLIED_CORSAIR = 9 * len(PLACES)
    INFANTRY = 10 * len(PLACES)

    def __str__(self) -> str:
        return _PIECE_NAMES[self]


FRIGATE: Final = Piece.FRIGATE
DAMAGED_FRIGATE: Final = Piece.DAMAGED_FRIGATE
GUNBOAT: Final = Piece.GUNBOAT
SWEDISH_FRIGATE: Final = Piece.SWEDISH_FRIGATE
MARINE: Final = Piece.MARINE
ARAB: Final = Piece.ARAB
TRIPOLITAN_FRIGATE: Final = Piece.TRIPOLITAN_FRIGATE
DAMAGED_TRIPOLITAN_FRIGATE: Final = Piece.DAMAGED_TRIPOLITAN_FRIGATE
CORSAIR: Final = Piece.CORSAIR
ALLIED_CORSAIR: Final = Piece.ALLIED_CORSAIR
INFANTRY: Final = Piece.INFANTRY

PIECES: Final = tuple(Piece)

_PIECE_NAMES: Final = {
    FRIGATE: "American frigate",
    DAMAGED_FRIGATE: "damaged American frigate",
    GUNBOAT: "gunboat",
    SWEDISH_FRIGATE: "Swedish frigate",
    MARINE: "Marine",
    ARAB: "Arab infantry",
    TRIPOLITAN_FRIGATE: "Tripolitan frigate",
    DAMAGED_TRIPOLITAN_FRIGATE: "damaged Tripolitan frigate",
    CORSAIR: "Tripolitan corsair",
    ALLIED_CORSAIR: "allied corsair",
    INFANTRY: "Tripolitan infantry",
}
PIECES_BY_NAME: Final = {str(piece): piece for piece in PIECES}

DAMAGED: Final = {
    FRIGATE: DAMAGED_FRIGATE,
    TRIPOLITAN_FRIGATE: DAMAGED_TRIPOLITAN_FRIGATE,
}
"""What each frigate becomes after its first hit."""
WHOLE: Final = {damaged: whole for whole, damaged in DAMAGED.items()}
"""What each damaged frigate is once repaired."""

LOST: Final = {
    piece: (WHOLE.get(piece, piece), SUNK if piece in (FRIGATE, DAMAGED_FRIGATE) else SUPPLY)
    for piece in PIECES
}
"""What each piece is once sunk or eliminated, and in which box: the Tripolitan player keeps sunk
American frigates, all other pieces return to the Supply (Victory Conditions; R6).
"""

TRIPOLITAN_PIECES: Final = (
    TRIPOLITAN_FRIGATE,
    DAMAGED_TRIPOLITAN_FRIGATE,
    CORSAIR,
    ALLIED_CORSAIR,
    INFANTRY,
)
"""The pieces of Tripolitania and its allies; all others are American or Swedish."""

FLEETS: Final = (
    (FRIGATE, DAMAGED_FRIGATE, GUNBOAT),
    (TRIPOLITAN_FRIGATE, DAMAGED_TRIPOLITAN_FRIGATE, CORSAIR, ALLIED_CORSAIR),
)
"""The kinds of ships of each side that fight, by `Side`."""

TOTALS: Final = (
    ((FRIGATE, DAMAGED_FRIGATE), 8),
    ((GUNBOAT,), 3),
    ((SWEDISH_FRIGATE,), 2),
    ((MARINE,), 4),
    ((ARAB,), 10),
    ((TRIPOLITAN_FRIGATE, DAMAGED_TRIPOLITAN_FRIGATE), 2),
    ((CORSAIR,), 9),
    ((ALLIED_CORSAIR,), 9),
    ((INFANTRY,), 20),
)
"""The number of pieces of each kind (R6)."""

ALL_GOLD: Final = 12
FRIGATES_TO_SINK: Final = 4
HAND_LIMIT: Final = 8
