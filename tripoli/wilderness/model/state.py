"""The state of a game at rest.

Copies are made all the time, so the board is kept in a few flat sequences: sets of pieces by
place, and bytes by space.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Any, Final

from tripoli.wilderness.model import places
from tripoli.wilderness.model.action import Action
from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.pieces import (
    BY_SIDE_AND_NAME,
    FULL_NAMES,
    HOMES,
    LEADERS,
    LEADERS_OF,
    OF,
    PIECES,
    UNITS,
    UNITS_OF,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import (
    BY_NAME,
    FORTRESSES,
    NIAGARA,
    OHIO_FORKS,
    SPACES,
    Space,
)
from tripoli.wilderness.model.starts import STARTS, Start


class Phase(Enum):
    """The points of the sequence of play at which a game is at rest (4.0)."""

    DEAL = "deal"
    RECALL = "recall"
    ACTION = "action"
    WINTER = "winter"

    def __str__(self) -> str:
        return self.value


STOCKADE: Final = 1
FORT: Final = 2
FORTRESS: Final = 3
"""Kinds of fortifications; on the board, as `fortification` codes them."""
NO_SIEGE: Final = -1

RELUCTANT: Final = 0
SUPPORTIVE: Final = 1
ENTHUSIASTIC: Final = 2
ASSEMBLIES: Final = ("Reluctant", "Supportive", "Enthusiastic")
"""The boxes of the Provincial Assemblies track (5.54)."""


def fortification(kind: int, side: Side) -> int:
    """A fortification as a byte of `State.forts`."""
    return kind * 2 + side


FLAGS: Final = (
    "pitt",
    "revolution",
    "quiberon",
    "squadrons",
    "no_french_navy",
    "cherokees",
    "uprising",
    "reshuffle",
    "leaders_came",
)
"""What has happened, as `State` has it.

pitt, revolution: these events have been played, or count as played.
quiberon: Quiberon Bay has been played.
squadrons: no Amphibious Landings this year (W99).
no_french_navy: the French never naval move again (W31).
cherokees, uprising: these events have been played (W92).
reshuffle: Surrender! has been used this season (W2).
leaders_came: those set aside have entered: Montcalm, Lévis and Bougainville.
"""


class Hand:
    """The cards of one side.

    Attributes:
        cards: in hand, in order of their numbers.
        known: those of them that the enemy knows to be there.
        lacked: cards that the enemy knows not to be there, unless it knows of them.
        held: if an unknown card has been held over from last season, the cards that it may be, to
            public knowledge; empty otherwise.
        held_shown: how many of them have left the hand since, unless they were known.
        must_play: whether a card was held last season, so that all must be played (4.0).
        holds: whether the last card is held for the rest of this season.
        built: whether the last card play was construction (5.4).
        regulars: whether a Regulars event has been played this season (W95).
        blockhouses: whether this side's Blockhouses are in force this year.
    """

    __slots__ = (
        "blockhouses",
        "built",
        "cards",
        "held",
        "held_shown",
        "holds",
        "known",
        "lacked",
        "must_play",
        "regulars",
    )

    def __init__(self) -> None:
        self.cards: tuple[Card, ...] = ()
        self.known: tuple[Card, ...] = ()
        self.lacked: tuple[Card, ...] = ()
        self.held: tuple[Card, ...] = ()
        self.held_shown = 0
        self.must_play = False
        self.holds = False
        self.built = False
        self.regulars = False
        self.blockhouses = False

    def copy(self) -> Hand:
        """An independent copy."""
        twin = _blank(Hand)
        for name in Hand.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin

    def to_json(self) -> dict[str, Any]:
        """All of it, JSON-compatible."""
        found: dict[str, Any] = {}
        for name in sorted(Hand.__slots__):
            value = getattr(self, name)
            found[name] = list(map(int, value)) if isinstance(value, tuple) else value
        return found


class State:
    """The full state of a game.

    Attributes:
        at: the set of pieces in each place (see `model.places`).
        place: the place of each piece.
        reduced: the reduced units.
        inside: the pieces inside a besieged fort or fortress; during a battle outside one, also
            those who stay inside.
        forts: the fortification of each space: 0, or `fortification`.
        works: a fort under construction in each space: 0, or its side plus 1.
        sieges: the siege level of each space plus 1; 0 without a siege.
        raided: for each side, how many of its Raided markers lie in each space.
        amphib: the spaces with an Amphib marker, a bit each.
        fieldworks: the spaces with a Fieldworks marker, a bit each.
        holders: who holds Niagara and Ohio Forks (13.23).
        vp: victory points; positive for the French.
        assemblies: the box of the Provincial Assemblies track.
        year, late: the date; whether it is the late season.
        phase: what comes next.
        first: who takes the first Action Phase of the season (W7).
        active: whose Action Phase it is.
        deck: the undealt cards; their order means nothing, each card dealt is picked at random.
        discards: the discard pile, oldest first.
        removed: the cards out of the game.
        hands: by side.
        action: the Action Phase in progress; None between two of them.
    """

    __slots__ = (
        *FLAGS,
        "action",
        "active",
        "amphib",
        "assemblies",
        "at",
        "deck",
        "discards",
        "fieldworks",
        "first",
        "forts",
        "hands",
        "holders",
        "inside",
        "late",
        "phase",
        "place",
        "raided",
        "reduced",
        "removed",
        "sieges",
        "vp",
        "works",
        "year",
    )

    pitt: bool
    revolution: bool
    quiberon: bool
    squadrons: bool
    no_french_navy: bool
    cherokees: bool
    uprising: bool
    reshuffle: bool
    leaders_came: bool

    def __init__(self) -> None:
        self.at: list[Pieces] = [0] * places.PLACES
        self.place = bytearray([places.AVAILABLE] * len(PIECES))
        self.reduced: Pieces = 0
        self.inside: Pieces = 0
        self.forts = bytearray(len(SPACES))
        self.works = bytearray(len(SPACES))
        self.sieges = bytearray(len(SPACES))
        self.raided = (bytearray(len(SPACES)), bytearray(len(SPACES)))
        self.amphib = 0
        self.fieldworks = 0
        self.holders: tuple[Side, Side] = (FRENCH, FRENCH)
        self.vp = 0
        self.assemblies = SUPPORTIVE
        self.year = 0
        self.late = False
        self.phase = Phase.DEAL
        self.first = FRENCH
        self.active = FRENCH
        self.deck: tuple[Card, ...] = ()
        self.discards: tuple[Card, ...] = ()
        self.removed: tuple[Card, ...] = ()
        self.hands = (Hand(), Hand())
        self.action: Action | None = None
        for name in FLAGS:
            setattr(self, name, False)

    def copy(self) -> State:
        """An independent copy."""
        twin = _blank(State)
        for name in _SHARED:
            setattr(twin, name, getattr(self, name))
        twin.at = self.at[:]
        twin.place = self.place[:]
        twin.forts = self.forts[:]
        twin.works = self.works[:]
        twin.sieges = self.sieges[:]
        french, british = self.raided
        twin.raided = (french[:], british[:])
        one, other = self.hands
        twin.hands = (one.copy(), other.copy())
        twin.action = None if self.action is None else self.action.copy()
        return twin

    # Questions about the board

    def units(self, space: int, side: Side) -> Pieces:
        """The units of a side in a space, outside and inside."""
        return self.at[space] & UNITS_OF[side]

    def outside(self, space: int, side: Side) -> Pieces:
        """The units of a side in a space that are not inside a besieged fortification."""
        return self.at[space] & UNITS_OF[side] & ~self.inside

    def leaders(self, space: int, side: Side) -> Pieces:
        """The leaders of a side in a space."""
        return self.at[space] & LEADERS_OF[side]

    def fighters(self, space: int, side: Side) -> Pieces:
        """The pieces of a side that a battle in a space would involve: all outside (7.1)."""
        return self.at[space] & OF[side] & ~self.inside

    def fort_kind(self, space: int) -> int:
        """`STOCKADE`, `FORT` or `FORTRESS`; 0 if there is no fortification."""
        return self.forts[space] >> 1

    def has_fort(self, space: int, side: Side) -> bool:
        """Whether a side has a fortification in a space, besieged or not."""
        code = self.forts[space]
        return code > 1 and code & 1 == side

    def open_fort(self, space: int, side: Side) -> bool:
        """Whether a side has an unbesieged fortification in a space."""
        code = self.forts[space]
        return code > 1 and code & 1 == side and not self.sieges[space]

    def occupied_by(self, space: int, side: Side) -> bool:
        """Whether unbesieged units or an unbesieged fortification of a side are there (W113)."""
        if self.at[space] & UNITS_OF[side] & ~self.inside:
            return True
        code = self.forts[space]
        return code > 1 and code & 1 == side and not self.sieges[space]

    def controls(self, space: Space, side: Side) -> bool:
        """Whether a side controls a port or fortress (2.0, W18, W19)."""
        if self.sieges[space] or self.forts[space] & 1 != side:
            return False
        if self.at[space] & UNITS_OF[side.other]:
            return False
        if space.original is side or self.at[space] & UNITS_OF[side]:
            return True
        return side is BRITISH and bool(self.amphib >> space & 1)

    def reverts(self, space: Space, leaving: Pieces = 0) -> bool:
        """Whether a captured fortress goes back to its first owner once pieces have left: its
        captor keeps it with a unit or an Amphib marker (8.24, W23).
        """
        code = self.forts[space]
        owner = Side(code & 1)
        if code >> 1 != FORTRESS or owner is space.original:
            return False
        kept = owner is BRITISH and self.amphib >> space & 1
        return not kept and not self.at[space] & UNITS_OF[owner] & ~leaving

    def solely_occupies(self, space: int, side: Side) -> bool:
        """Whether only a side has units or a fortification in a space (W19)."""
        enemy = side.other
        if self.at[space] & UNITS_OF[enemy] or self.has_fort(space, enemy):
            return False
        return bool(self.at[space] & UNITS_OF[side]) or self.has_fort(space, side)

    def on_map(self, piece: Piece) -> bool:
        """Whether a piece is on the map, militia boxes excepted."""
        return self.place[piece] < places.ON_MAP

    def besieged(self, piece: Piece) -> bool:
        """Whether a piece is inside a besieged fort or fortress (8.21)."""
        return bool(self.inside & piece.bit)

    def strength(self, pieces: Pieces) -> int:
        """The combat strength of units."""
        reduced = self.reduced
        return sum(unit.strengths[not reduced & unit.bit] for unit in each(pieces & UNITS))

    def steps(self, pieces: Pieces) -> int:
        """The steps of units."""
        units = pieces & UNITS
        return 2 * units.bit_count() - (units & self.reduced).bit_count()

    def allied(self, space: Space, side: Side) -> Pieces:
        """The units of a side, anywhere on the map, whose settlement is in a space (5.532)."""
        found = 0
        for unit in each(HOMES[side].get(space, 0)):
            if self.place[unit] < places.ON_MAP:
                found |= unit.bit
        return found

    def to_json(self) -> dict[str, Any]:
        """All of it, JSON-compatible; the same for equal positions."""
        by_place: dict[str, list[str]] = {}
        for place, pieces in enumerate(self.at):
            if pieces:
                by_place[places.NAMES[place]] = [FULL_NAMES[piece] for piece in each(pieces)]
        return {
            "year": self.year,
            "season": "late" if self.late else "early",
            "phase": str(self.phase),
            "first": str(self.first),
            "active": str(self.active),
            "vp": self.vp,
            "assemblies": ASSEMBLIES[self.assemblies],
            "holders": [str(side) for side in self.holders],
            "flags": {name: getattr(self, name) for name in FLAGS},
            "pieces": by_place,
            "reduced": [FULL_NAMES[piece] for piece in each(self.reduced)],
            "inside": [FULL_NAMES[piece] for piece in each(self.inside)],
            "fortifications": _by_space(self.forts),
            "works": _by_space(self.works),
            "sieges": _by_space(self.sieges),
            "raided": {str(side): _by_space(self.raided[side]) for side in Side},
            "amphib": [space.name for space in SPACES if self.amphib >> space & 1],
            "fieldworks": [space.name for space in SPACES if self.fieldworks >> space & 1],
            "deck": sorted(map(int, self.deck)),
            "discards": list(map(int, self.discards)),
            "removed": list(map(int, self.removed)),
            "hands": {str(side): self.hands[side].to_json() for side in Side},
            "action": None if self.action is None else self.action.to_json(),
        }


_SHARED: Final = (
    *FLAGS,
    "active",
    "amphib",
    "assemblies",
    "deck",
    "discards",
    "fieldworks",
    "first",
    "holders",
    "inside",
    "late",
    "phase",
    "reduced",
    "removed",
    "vp",
    "year",
)
"""What a copy shares, because it never changes in place."""
_blank: Final = object.__new__


def _by_space(values: bytearray) -> dict[str, int]:
    return {SPACES[space].name: value for space, value in enumerate(values) if value}


def first_state(setup: Setup) -> State:
    """The position before the first deal (playbook pp. 2-4).

    Args:
        setup: the options of the game.
    """
    return _set_up(setup).copy()


@cache
def _set_up(setup: Setup) -> State:
    state = State()
    scenario = setup.facts
    start = STARTS[scenario.first_year]
    for piece in PIECES:
        state.place[piece] = places.GONE if piece.bit & LEADERS else places.AVAILABLE
    for side, text in ((FRENCH, start.french), (BRITISH, start.british)):
        for line in text.strip().splitlines():
            where, _, names = line.partition(": ")
            for name in names.split(", "):
                state.place[BY_SIDE_AND_NAME[side, name]] = places.BY_NAME[where]
    _place_leaders(state, start)
    for index, place in enumerate(state.place):
        state.at[place] |= 1 << index
    for space in FORTRESSES:
        assert space.original is not None
        state.forts[space] = fortification(FORTRESS, space.original)
    for kind, side, forts in (
        (FORT, FRENCH, start.french_forts),
        (FORT, BRITISH, start.british_forts),
        (STOCKADE, FRENCH, start.french_stockades),
        (STOCKADE, BRITISH, start.british_stockades),
    ):
        for fort in forts:
            state.forts[BY_NAME[fort]] = fortification(kind, side)
    for begun in start.british_forts_under_construction:
        state.works[BY_NAME[begun]] = 1 + BRITISH
    state.vp = setup.first_vp
    state.year = scenario.first_year
    state.deck = scenario.deck
    state.pitt = state.revolution = not scenario.early
    state.leaders_came = not scenario.early
    return state


def _place_leaders(state: State, start: Start) -> None:
    """Leaders who are not on the map yet."""
    for names, place in ((start.pool, places.POOL), (start.aside, places.ASIDE)):
        for name in names:
            leader = next(piece for piece in PIECES if piece.bit & LEADERS and piece.name == name)
            state.place[leader] = place


VITAL: Final[tuple[Space, Space]] = (NIAGARA, OHIO_FORKS)
"""The spaces that bring a victory point when they change hands (13.23)."""
