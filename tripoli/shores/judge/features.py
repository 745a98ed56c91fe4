"""What of a position counts: for each of a few tables, which of its cells applies.

A position is worth the sum of one cell of every table (an n-tuple network: Lucas, *Learning to play
Othello with n-tuple systems*, 2008; Szubert and Jaśkowski, 2014). A table joins two or three facts
that matter together, as gold and the date; what its cells are worth is learned.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tripoli.shores.model.cards import (
    ASSAULT_ON_TRIPOLI,
    CARDS,
    GENERAL_EATON_ATTACKS_BENGHAZI,
    GENERAL_EATON_ATTACKS_DERNE,
    HAMETS_ARMY_CREATED,
    MURAD_REIS_BREAKS_OUT,
    TREATY_OF_PEACE_AND_AMITY,
    Card,
)
from tripoli.shores.model.pieces import (
    ALEXANDRIA,
    ALGIERS,
    ALGIERS_ZONE,
    ALLIED_CORSAIR,
    ARAB,
    BENGHAZI,
    CORSAIR,
    DAMAGED_TRIPOLITAN_FRIGATE,
    DERNE,
    FIRST_YEAR,
    FRIGATE,
    GIBRALTAR,
    GIBRALTAR_ZONE,
    GUNBOAT,
    INFANTRY,
    MALTA,
    MARINE,
    SUNK,
    SWEDISH_FRIGATE,
    TANGIER,
    TANGIER_ZONE,
    TRIPOLI,
    TRIPOLI_ZONE,
    TRIPOLITAN_FRIGATE,
    TUNIS,
    TUNIS_ZONE,
    Place,
)
from tripoli.shores.model.state import TRIPOLITAN_PLAY, State

TURNS: Final = 48
"""Plays from Spring 1801 to Winter 1806, both sides'."""
SEASONS: Final = 24
YEARS: Final = 6

# Where in `State.counts` things stand, added up once.
_ALLIES: Final = tuple(
    (int(ALLIED_CORSAIR + harbor), int(FRIGATE + zone))
    for harbor, zone in ((TANGIER, TANGIER_ZONE), (ALGIERS, ALGIERS_ZONE), (TUNIS, TUNIS_ZONE))
)
_HARBOR_ROW: Final = slice(int(FRIGATE), FRIGATE + MALTA + 1)
_MAP_ROW: Final = slice(int(FRIGATE), FRIGATE + TRIPOLI_ZONE + 1)
_TRACK: Final = slice(FRIGATE + Place.YEAR_1802, FRIGATE + Place.YEAR_1806 + 1)
_OTHER_TRACK: Final = slice(
    TRIPOLITAN_FRIGATE + Place.YEAR_1802, TRIPOLITAN_FRIGATE + Place.YEAR_1806 + 1
)
_AT_SUNK: Final = int(FRIGATE + SUNK)
_AT_PATROL: Final = int(FRIGATE + TRIPOLI_ZONE)
_AT_SWEDES: Final = int(SWEDISH_FRIGATE + TRIPOLI_ZONE)
_AT_CORSAIRS: Final = int(CORSAIR + TRIPOLI)
_AT_FRIGATES: Final = int(TRIPOLITAN_FRIGATE + TRIPOLI)
_AT_DAMAGED: Final = int(DAMAGED_TRIPOLITAN_FRIGATE + TRIPOLI)
_AT_MURAD: Final = int(CORSAIR + GIBRALTAR)
_AT_WATCH: Final = int(FRIGATE + GIBRALTAR_ZONE)
_AT_GUNBOATS: Final = int(GUNBOAT + MALTA)
_AT_ALEXANDRIA: Final = int(FRIGATE + ALEXANDRIA)
_ARMY_AT: Final = tuple(
    (int(MARINE + city), int(ARAB + city)) for city in (ALEXANDRIA, DERNE, BENGHAZI)
)
_AT_INFANTRY: Final = int(INFANTRY + TRIPOLI)
_AT_DERNE: Final = int(INFANTRY + DERNE)
_AT_BENGHAZI: Final = int(INFANTRY + BENGHAZI)
# What is more than so many counts as so many.
_2, _3, _6, _7, _8, _12 = (
    tuple(min(count, most) for count in range(50)) for most in (2, 3, 6, 7, 8, 12)
)
_INDEX: Final = {card: number for number, card in enumerate(CARDS.values())}
_HAND, _DISCARDS, _REMOVED = range(3)


class Table(NamedTuple):
    """A table of the network.

    Attributes:
        name: in the file of weights.
        size: how many cells it has.
    """

    name: str
    size: int


TABLES: Final = (
    Table("gold", 13 * TURNS),
    Table("gold and frigates sunk", 13 * 4 * YEARS),
    Table("frigates", 9 * 4 * SEASONS),
    Table("Tripoli and its patrol", 10 * 8 * 3 * YEARS),
    Table("raids to come", 13 * 10 * SEASONS),
    Table("frigates in harbors", 9 * TURNS),
    Table("allies", 7 * 4 * YEARS),
    Table("allies at war", 4 * SEASONS),
    Table("Gibraltar", 3 * 4 * 2 * YEARS),
    Table("Tripolitan frigates", 3 * 3 * SEASONS),
    Table("gunboats", 4 * YEARS),
    Table("army", 6 * SEASONS),
    Table("army and Derne", 12 * 10 * YEARS),
    Table("army and Benghazi", 12 * 10 * YEARS),
    Table("army to be", 2 * 3 * SEASONS),
    Table("treaty", 4 * 2 * 2 * 2 * SEASONS),
    Table("assault", 2 * 6 * 7 * 6 * 3),
    Table("infantry in Tripoli", 13 * YEARS),
    Table("American hand", 13 * TURNS),
    Table("Tripolitan hand", 13 * TURNS),
    Table("cards", 3 * SEASONS * len(CARDS)),
)
"""In the order in which `cells` lists them; all cells lie one after another."""


def _starts() -> tuple[int, ...]:
    found, start = [], 0
    for table in TABLES:
        found.append(start)
        start += table.size
    return (*found, start)


STARTS: Final = _starts()
"""Where each table begins, and after the last how many cells there are."""
(
    _GOLD,
    _GOLD_SUNK,
    _FRIGATES,
    _TRIPOLI,
    _RAIDS,
    _HARBORS,
    _ALLY,
    _ALLIES_AT_WAR,
    _GIBRALTAR,
    _TFRIGATES,
    _GUNBOATS,
    _ARMY,
    _DERNE,
    _BENGHAZI,
    _ARMY_TO_BE,
    _TREATY,
    _ASSAULT,
    _INFANTRY,
    _OWN_HAND,
    _OTHER_HAND,
    _CARDS,
    CELLS,
) = STARTS


def season_of(state: State) -> int:
    """The season, from 0 in Spring 1801 to 23 in Winter 1806."""
    return (state.year - FIRST_YEAR) * 4 + int(state.season)


def cells(state: State) -> list[int]:
    """The cells that apply to a position.

    Args:
        state: at rest, hidden cards included.
    """
    season = season_of(state)
    found = board_cells(state)
    for where, pile in piles(state):
        found += card_cells(where, season, pile)
    return found


def piles(state: State) -> list[tuple[int, tuple[Card, ...]]]:
    """The cards that are not where all begin, by where they lie."""
    american, tripolitan = state.cards
    return [
        (_HAND, american.hand),
        (_HAND, tripolitan.hand),
        (_DISCARDS, american.discards),
        (_DISCARDS, tripolitan.discards),
        (_REMOVED, american.removed),
        (_REMOVED, tripolitan.removed),
    ]


def card_cells(where: int, season: int, pile: Sequence[Card]) -> list[int]:
    """The cells of cards that lie somewhere.

    Args:
        where: as `piles` says it.
        season: from 0 to 23.
        pile: the cards.
    """
    start = _CARDS + where * SEASONS + season
    return [start + _INDEX[card] * 3 * SEASONS for card in pile]


def board_cells(state: State) -> list[int]:
    """The cells that apply to a position, but for those of single cards."""
    counts = state.counts
    year = state.year - FIRST_YEAR
    season = year * 4 + int(state.season)
    turn = season * 2 + (state.phase is TRIPOLITAN_PLAY)
    gold = state.gold if state.gold < 12 else 12
    sunk = _3[counts[_AT_SUNK]]
    american, tripolitan = state.cards
    captured = state.captured
    coming = sum(counts[_TRACK])
    afloat = sum(counts[_MAP_ROW])
    idle = sum(counts[_HARBOR_ROW])
    patrol = counts[_AT_PATROL]
    swedes = counts[_AT_SWEDES]
    corsairs = counts[_AT_CORSAIRS]
    frigates = counts[_AT_FRIGATES]
    later = counts[_AT_DAMAGED] + sum(counts[_OTHER_TRACK])
    at_war = 0
    found = []
    for harbor, zone in _ALLIES:
        ships = counts[harbor]
        if ships:
            at_war += 1
        watch = counts[zone]
        found.append(
            _ALLY + ((ships if ships < 6 else 6) * 4 + (watch if watch < 3 else 3)) * YEARS + year
        )
    army = stage = 0
    for number, (marines, arabs) in enumerate(_ARMY_AT, 1):
        units = counts[marines] + counts[arabs]
        if units:
            army, stage = (units if units < 11 else 11), number
    to_be = HAMETS_ARMY_CREATED in american.core
    if to_be:
        stage = 4
    hand = american.hand
    landing = counts[_AT_INFANTRY]
    raiders = corsairs - (2 * (patrol + swedes)) // 3
    murad = counts[_AT_MURAD]
    breaks_out = MURAD_REIS_BREAKS_OUT in tripolitan.core
    treaty = TREATY_OF_PEACE_AND_AMITY in hand
    derne = DERNE in captured
    watch = counts[_AT_WATCH]
    alexandria = counts[_AT_ALEXANDRIA]
    gunboats = counts[_AT_GUNBOATS]
    found += [
        _GOLD + gold * TURNS + turn,
        _GOLD_SUNK + (gold * 4 + sunk) * YEARS + year,
        _FRIGATES + (_8[afloat] * 4 + _3[coming]) * SEASONS + season,
        _TRIPOLI + ((corsairs * 8 + _7[patrol]) * 3 + swedes) * YEARS + year,
        _RAIDS + (gold * 10 + (raiders if raiders > 0 else 0)) * SEASONS + season,
        _HARBORS + _8[idle] * TURNS + turn,
        _ALLIES_AT_WAR + at_war * SEASONS + season,
        _GIBRALTAR + ((_2[murad] * 4 + _3[watch]) * 2 + breaks_out) * YEARS + year,
        _TFRIGATES + (_2[frigates] * 3 + _2[later]) * SEASONS + season,
        _GUNBOATS + gunboats * YEARS + year,
        _ARMY + stage * SEASONS + season,
        _INFANTRY + _12[landing] * YEARS + year,
        _ARMY_TO_BE + (to_be * 3 + _2[alexandria]) * SEASONS + season,
        _TREATY + (((at_war * 2 + derne) * 2 + (frigates > 0)) * 2 + treaty) * SEASONS + season,
        _OWN_HAND + _12[len(hand)] * TURNS + turn,
        _OTHER_HAND + _12[len(tripolitan.hand)] * TURNS + turn,
    ]  # fmt: skip
    if year < 3:
        return found
    if DERNE not in captured:
        held = army if GENERAL_EATON_ATTACKS_DERNE in hand else 0
        found.append(_DERNE + (held * 10 + min(counts[_AT_DERNE], 9)) * YEARS + year)
    elif BENGHAZI not in captured:
        held = army if GENERAL_EATON_ATTACKS_BENGHAZI in hand else 0
        found.append(_BENGHAZI + (held * 10 + min(counts[_AT_BENGHAZI], 9)) * YEARS + year)
    if year >= 4:
        ready = min(army, 10) // 2 if BENGHAZI in captured else 0
        ships = min((afloat + gunboats) // 2, 5)
        defenders = min((corsairs + 2 * frigates) // 2, 6)
        held = ASSAULT_ON_TRIPOLI in hand
        found.append(
            _ASSAULT + (((held * 6 + ships) * 7 + defenders) * 6 + ready) * 3 + min(landing // 4, 2)
        )
    return found
