"""The pieces: 23 leaders and 128 units, and sets of them (3.0).

A piece is a `Piece` and an index. A set of pieces is an int whose bit `1 << piece` says whether it
is in the set: forces, stacks and kinds are compared and counted that way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Final, TypeAlias

from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import BY_NAME, Department, Space

Pieces: TypeAlias = int
"""A set of pieces."""


class Kind(Enum):
    """The kinds of pieces (3.1, 3.2)."""

    LEADER = "leader"
    REGULAR = "Regular"
    ROYAL_AMERICAN = "Royal American"
    HIGHLAND = "Highland"
    MARINE_DETACHMENT = "Marine Detachment"
    PROVINCIAL = "Provincial"
    LIGHT_INFANTRY = "Light Infantry"
    INDIAN = "Indian"
    COUREURS = "Coureurs"
    RANGER = "Ranger"
    MILITIA = "militia"


class Nation(Enum):
    """The groups of Indian tribes (5.531)."""

    NORTHERN = "Northern"
    WESTERN = "Western"
    PAYS_D_EN_HAUT = "Pays d'en Haut"
    IROQUOIS = "Iroquois"
    MOHAWK = "Mohawk"
    CHEROKEE = "Cherokee"


_LEADERS: Final = {
    BRITISH: """
Amherst 2-7-1, Braddock 2-7-0, Abercromby 3-7-0, Loudoun 3-7-0, Wolfe 1-6-2, Forbes 1-6-0,
Shirley 2-6-0, Murray 1-5-0, Monckton 2-5-0, Webb 3-5-0, Bradstreet 1-4-1, Dunbar 3-4-0,
Johnson 1-3-1
""",
    FRENCH: """
Montcalm 1-6-2, Dieskau 2-6-0, Lévis 2-5-1, Vaudreuil 3-5-0, Drucour 2-4-1, Rigaud 2-4-0,
Villiers 2-3-1, Bougainville 1-3-0, Beaujeu 1-2-1, Dumas 1-2-1
""",
}
"""Initiative, Command and Tactics (3.2; W111 for Dunbar)."""

_UNITS: Final[dict[Side, dict[tuple[Kind, Nation | Department | None], str]]] = {
    BRITISH: {
        (Kind.INDIAN, Nation.CHEROKEE): "Cherokee*2",
        (Kind.INDIAN, Nation.IROQUOIS): "Cayuga, Oneida, Onondaga, Seneca, Tuscarora",
        (Kind.INDIAN, Nation.MOHAWK): "Mohawk*2",
        (Kind.RANGER, None): "Armstrong, Goreham, Rogers",
        (Kind.LIGHT_INFANTRY, None): (
            "1/95th, 2/95th, 85th Royal Volunteers, Gage's 80th, Howe's, Scott's"
        ),
        (Kind.PROVINCIAL, Department.NORTHERN): (
            "Connecticut*3, Massachusetts*6, New Hampshire, New Jersey*2, New York*5, Rhode Island"
        ),
        (Kind.PROVINCIAL, Department.SOUTHERN): "Maryland, Pennsylvania*3, Virginia*2",
        (Kind.REGULAR, None): (
            "15th, 17th, 1st Royal, 22nd, 27th, 28th, 35th, 40th, 43rd, 44th, 45th, 46th, 47th, "
            "48th, 55th, 58th, 90th"
        ),
        (Kind.ROYAL_AMERICAN, None): "1/60th, 2/60th, 3/60th, 4/60th",
        (Kind.HIGHLAND, None): "1/42nd, 2/42nd, 77th (a), 77th (b), 78th (a), 78th (b)",
        (Kind.MILITIA, None): "Colonial Militia*4",
    },
    FRENCH: {
        (Kind.INDIAN, Nation.PAYS_D_EN_HAUT): "Huron, Ojibwa, Ottawa, Potawatomi",
        (Kind.INDIAN, Nation.NORTHERN): "Abenaki*2, Algonquin*2, Caughnawaga*2, Mississauga",
        (Kind.INDIAN, Nation.IROQUOIS): "Cayuga, Oneida, Onondaga, Seneca, Tuscarora",
        (Kind.INDIAN, Nation.WESTERN): "Delaware*2, Mingo*2, Shawnee*2",
        (Kind.COUREURS, None): (
            "Boishébert's Acadians, Joncaire, Langlade, Ligneris, Léry, Marin, Perière, Repentigny"
        ),
        (Kind.MARINE_DETACHMENT, None): "Marine Detachment*7",
        (Kind.REGULAR, None): (
            "2/Berry, 3/Berry, Artois, Bourgogne, Béarn, Cambis, Guyenne, La Reine, La Sarre, "
            "Languedoc, Marine*2, Royal Roussillon, Volontaires Étrangers"
        ),
        (Kind.MILITIA, None): "Canadian Militia*4",
    },
}

_RATINGS: Final = {
    Kind.REGULAR: (3, 2, 4),
    Kind.ROYAL_AMERICAN: (4, 3, 4),
    Kind.HIGHLAND: (4, 3, 4),
    Kind.MARINE_DETACHMENT: (1, 0, 4),
    Kind.PROVINCIAL: (2, 1, 4),
    Kind.LIGHT_INFANTRY: (2, 1, 6),
    Kind.INDIAN: (1, 0, 6),
    Kind.COUREURS: (1, 0, 6),
    Kind.RANGER: (2, 1, 6),
    Kind.MILITIA: (1, 1, 0),
}
"""Strength, reduced strength and movement allowance (3.1; W60 for militia)."""

_SETTLEMENTS: Final = {
    "Huron": "Pays d'en Haut",
    "Ojibwa": "Pays d'en Haut",
    "Ottawa": "Pays d'en Haut",
    "Potawatomi": "Pays d'en Haut",
    "Abenaki": "St-François",
    "Algonquin": "Lac des Deux Montagnes",
    "Caughnawaga": "Kahnawake",
    "Mississauga": "Mississauga",
    "Cayuga": "Cayuga",
    "Oneida": "Oneida Castle",
    "Onondaga": "Onondaga",
    "Seneca": "Karaghiyadirha",
    "Tuscarora": "Shawiangto",
    "Delaware": "Kittaning",
    "Mingo": "Mingo Town",
    "Shawnee": "Logstown",
    "Mohawk": "Canajoharie",
}
"""The settlement of each tribe; that of the Cherokee is off the map (2.0)."""

LEADER_MOVEMENT: Final = 6
"""The allowance of leaders that move alone (6.21)."""


class Piece(int):
    """A leader or a unit: its index.

    Attributes:
        name: unique among the pieces of its side.
        side: its owner.
        kind: its kind.
        bit: the set of pieces that contains only this one.
        initiative, command, tactics: a leader's ratings; 0 for units.
        strengths: reduced and at full strength; (0, 0) for leaders.
        movement: the allowance.
        department: of a Provincial.
        tribe: of an Indian unit.
        nation: of an Indian unit.
        settlement: of an Indian unit; None for the Cherokee.
    """

    name: str
    side: Side
    kind: Kind
    bit: Pieces
    initiative: int
    command: int
    tactics: int
    strengths: tuple[int, int]
    movement: int
    department: Department | None
    tribe: str | None
    nation: Nation | None
    settlement: Space | None

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<{self.side} {self.name}>"


def _names(text: str) -> list[tuple[str, str]]:
    """The printed name of each counter, and one that no other has."""
    found = []
    for item in text.split(","):
        name, _, count = item.strip().partition("*")
        if count:
            found += [(name, f"{name} {number}") for number in range(1, int(count) + 1)]
        else:
            found.append((name, name))
    return found


def _make_pieces() -> tuple[Piece, ...]:
    pieces: list[Piece] = []

    def add(side: Side, kind: Kind, name: str) -> Piece:
        piece = Piece(len(pieces))
        piece.name, piece.side, piece.kind, piece.bit = name, side, kind, 1 << piece
        piece.initiative = piece.command = piece.tactics = 0
        piece.strengths, piece.movement = (0, 0), LEADER_MOVEMENT
        piece.department = piece.tribe = piece.nation = piece.settlement = None
        pieces.append(piece)
        return piece

    for side in (BRITISH, FRENCH):
        for text in _LEADERS[side].replace("\n", " ").split(","):
            name, ratings = text.split()
            leader = add(side, Kind.LEADER, name)
            leader.initiative, leader.command, leader.tactics = map(int, ratings.split("-"))
        for (kind, group), names in _UNITS[side].items():
            full, reduced, movement = _RATINGS[kind]
            for printed, name in _names(names):
                unit = add(side, kind, name)
                unit.strengths, unit.movement = (reduced, full), movement
                if isinstance(group, Department):
                    unit.department = group
                elif isinstance(group, Nation):
                    unit.tribe, unit.nation = printed, group
                    home = _SETTLEMENTS.get(printed)
                    unit.settlement = None if home is None else BY_NAME[home]
    return tuple(pieces)


PIECES: Final = _make_pieces()
"""All pieces, in order."""


def set_of(pieces: Iterable[Piece]) -> Pieces:
    """A set of pieces."""
    found = 0
    for piece in pieces:
        found |= piece.bit
    return found


def each(pieces: Pieces) -> Iterator[Piece]:
    """The pieces of a set, in order."""
    while pieces:
        low = pieces & -pieces
        yield PIECES[low.bit_length() - 1]
        pieces ^= low


def _where(*kinds: Kind) -> Pieces:
    return set_of(piece for piece in PIECES if piece.kind in kinds)


LEADERS: Final = _where(Kind.LEADER)
REGULARS: Final = _where(Kind.REGULAR, Kind.ROYAL_AMERICAN, Kind.HIGHLAND, Kind.MARINE_DETACHMENT)
"""What the rules call Regulars (3.11)."""
PROVINCIALS: Final = _where(Kind.PROVINCIAL)
LIGHT_INFANTRY: Final = _where(Kind.LIGHT_INFANTRY)
DRILLED: Final = REGULARS | PROVINCIALS | LIGHT_INFANTRY
"""Drilled Troops (3.11)."""
INDIANS: Final = _where(Kind.INDIAN)
COUREURS: Final = _where(Kind.COUREURS)
RANGERS: Final = _where(Kind.RANGER)
AUXILIARIES: Final = INDIANS | COUREURS | RANGERS
"""Auxiliaries (3.13)."""
MILITIA: Final = _where(Kind.MILITIA)
UNITS: Final = DRILLED | AUXILIARIES | MILITIA
OF: Final = tuple(set_of(piece for piece in PIECES if piece.side is side) for side in Side)
"""All pieces of each side."""
UNITS_OF: Final = tuple(UNITS & own for own in OF)
LEADERS_OF: Final = tuple(LEADERS & own for own in OF)
COMMANDERS_IN_CHIEF: Final = set_of(
    piece for piece in PIECES if piece.side is BRITISH and piece.command == 7
)
"""British leaders of whom at most two are in play (5.55)."""
LOST_FOR_GOOD: Final = LEADERS | REGULARS | COUREURS
"""Pieces that never come back once eliminated (7.61)."""
NATIONS: Final = {
    nation: set_of(piece for piece in PIECES if piece.nation is nation) for nation in Nation
}
JOHNSONS_OWN: Final = NATIONS[Nation.MOHAWK] | OF[BRITISH] & NATIONS[Nation.IROQUOIS]
"""Indians whom only Johnson leads, for free (5.534)."""
PROVINCIALS_OF: Final = {
    department: set_of(piece for piece in PIECES if piece.department is department)
    for department in (Department.NORTHERN, Department.SOUTHERN)
}
BY_SIDE_AND_NAME: Final = {(piece.side, piece.name): piece for piece in PIECES}
_COUNTS: Final = Counter(piece.name for piece in PIECES)
FULL_NAMES: Final = tuple(
    piece.name if _COUNTS[piece.name] == 1 else f"{piece.side} {piece.name}" for piece in PIECES
)
"""Names that no two pieces share; by piece."""
BY_FULL_NAME: Final = {name: PIECES[index] for index, name in enumerate(FULL_NAMES)}

JOHNSON: Final = BY_SIDE_AND_NAME[BRITISH, "Johnson"]
SHIRLEY: Final = BY_SIDE_AND_NAME[BRITISH, "Shirley"]


def tribe_of(side: Side, tribe: str) -> Pieces:
    """The units of a tribe that a side has."""
    return _TRIBES[side, tribe]


_TRIBES: Final[dict[tuple[Side, str], Pieces]] = {}
for _piece in PIECES:
    if _piece.tribe is not None:
        _key = (_piece.side, _piece.tribe)
        _TRIBES[_key] = _TRIBES.get(_key, 0) | _piece.bit
HOMES: Final = tuple(
    {
        settlement: set_of(
            piece for piece in PIECES if piece.side is side and piece.settlement == settlement
        )
        for settlement in sorted({p.settlement for p in PIECES if p.settlement is not None})
    }
    for side in Side
)
"""For each side, the Indian units that are at home in each settlement."""
