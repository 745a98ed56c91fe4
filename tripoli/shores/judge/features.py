"""Features of a position, as integers, for the evaluation network.

Facts that matter in combination are combined here, such as gold with the time left, or corsairs
with the patrol outside their harbor, so that a small network has less to learn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tripoli.shores.judge import landing
from tripoli.shores.model.cards import (
    ASSAULT_ON_TRIPOLI,
    CONSTANTINOPLE_SENDS_AID,
    GENERAL_EATON_ATTACKS_BENGHAZI,
    GENERAL_EATON_ATTACKS_DERNE,
    HAMETS_ARMY_CREATED,
    LIEUTENANT_OBANNON_LEADS_THE_CHARGE,
    MARINE_SHARPSHOOTERS,
    MURAD_REIS_BREAKS_OUT,
    SEND_IN_THE_MARINES,
    SWEDISH_FRIGATES_ARRIVE,
    THOMAS_JEFFERSON,
    TREATY_OF_PEACE_AND_AMITY,
    YUSUF_QARAMANLI,
    Card,
)
from tripoli.shores.model.pieces import (
    ALEXANDRIA,
    ALGIERS,
    ALGIERS_ZONE,
    ALL_GOLD,
    ALLIED_CORSAIR,
    AMERICAN,
    ARAB,
    BENGHAZI,
    CORSAIR,
    DAMAGED_TRIPOLITAN_FRIGATE,
    DERNE,
    FALL,
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
from tripoli.shores.model.state import TRIPOLITAN_PLAY, Cards, State
from tripoli.shores.rules import dice

SEASONS: Final = 24
YEARS: Final = 6
UNIT: Final = 60
"""Features are in sixtieths, so that most are between 0 and 1."""
MOST: Final = 255
"""The maximum value."""

# Indexes into `State.counts`, computed once.
_ALLIED: Final = tuple(
    (int(ALLIED_CORSAIR + harbor), int(FRIGATE + zone))
    for harbor, zone in ((TANGIER, TANGIER_ZONE), (ALGIERS, ALGIERS_ZONE), (TUNIS, TUNIS_ZONE))
)
_HARBOR_ROW: Final = slice(int(FRIGATE), FRIGATE + MALTA + 1)
_TRACK: Final = slice(FRIGATE + Place.YEAR_1802, FRIGATE + Place.YEAR_1806 + 1)
_OTHER_TRACK: Final = slice(
    TRIPOLITAN_FRIGATE + Place.YEAR_1802, TRIPOLITAN_FRIGATE + Place.YEAR_1806 + 1
)
_SUNK: Final = int(FRIGATE + SUNK)
_PATROL: Final = int(FRIGATE + TRIPOLI_ZONE)
_SWEDES: Final = int(SWEDISH_FRIGATE + TRIPOLI_ZONE)
_CORSAIRS: Final = int(CORSAIR + TRIPOLI)
_FRIGATES: Final = int(TRIPOLITAN_FRIGATE + TRIPOLI)
_DAMAGED: Final = int(DAMAGED_TRIPOLITAN_FRIGATE + TRIPOLI)
_MURAD: Final = int(CORSAIR + GIBRALTAR)
_WATCH: Final = int(FRIGATE + GIBRALTAR_ZONE)
_GUNBOATS: Final = int(GUNBOAT + MALTA)
_ALEXANDRIA_FRIGATES: Final = int(FRIGATE + ALEXANDRIA)
_IN_DERNE: Final = int(INFANTRY + DERNE)
_IN_BENGHAZI: Final = int(INFANTRY + BENGHAZI)
_IN_TRIPOLI: Final = int(INFANTRY + TRIPOLI)
_ALEXANDRIA_MARINES: Final = int(MARINE + ALEXANDRIA)
_ALEXANDRIA_ARABS: Final = int(ARAB + ALEXANDRIA)
_DERNE_MARINES: Final = int(MARINE + DERNE)
_DERNE_ARABS: Final = int(ARAB + DERNE)
_BENGHAZI_MARINES: Final = int(MARINE + BENGHAZI)
_BENGHAZI_ARABS: Final = int(ARAB + BENGHAZI)
_LANDING: Final = frozenset(
    (SEND_IN_THE_MARINES, LIEUTENANT_OBANNON_LEADS_THE_CHARGE, MARINE_SHARPSHOOTERS)
)


def season_of(state: State) -> int:
    """The number of the season, from 0 in Spring 1801 to 23 in Winter 1806."""
    return (state.year - FIRST_YEAR) * 4 + int(state.season)


# The inputs by subject: the names, and a function that returns the values in the same order.

_TIME: Final = (
    "always",
    "gold",
    "gold, squared",
    "gold beyond six",
    "season",
    "seasons since 1804",
    "gold, and time left",
    "the Tripolitan play of the season is next",
)


def _time(state: State, gold: int, season: int, late: int) -> tuple[int, ...]:
    return (
        60,
        5 * gold,
        60 * gold * gold // 144,
        10 * (gold - 6) if gold > 6 else 0,
        60 * season // 23,
        late,
        60 * gold * (SEASONS - 1 - season) // 276,
        60 if state.phase is TRIPOLITAN_PLAY else 0,
    )


_RAIDERS: Final = (
    "corsairs in Tripoli",
    "American frigates off Tripoli",
    "Swedish frigates",
    "corsairs that get through",
    "corsairs that get through, and time left",
    "corsairs beyond four",
    "five corsairs",
    "corsairs that get through, and gold",
)


def _raiders(counts: Sequence[int], gold: int, left: int) -> tuple[int, ...]:
    corsairs = counts[_CORSAIRS]
    patrol = counts[_PATROL]
    swedes = counts[_SWEDES]
    # Two dice per frigate; each 6 sinks a corsair.
    through = 60 * corsairs - 20 * (patrol + swedes)
    if through < 0:
        through = 0
    return (
        6 * corsairs,
        7 * patrol,
        30 * swedes,
        through // 9,
        through * left // 200,
        12 * (corsairs - 4) if corsairs > 4 else 0,
        60 if corsairs > 4 else 0,
        through * gold // 108,
    )


_ALLIES: Final = (
    "allied corsairs",
    "allied corsairs that get through",
    "allies at war",
    "frigates off allied harbors",
    "allied corsairs that get through, and time left",
)


def _allies(counts: Sequence[int], left: int) -> tuple[int, ...]:
    corsairs = at_war = watch = through = 0
    for harbor, zone in _ALLIED:
        ships = counts[harbor]
        guard = counts[zone]
        watch += guard
        if ships:
            corsairs += ships
            at_war += 1
            more = 60 * ships - 20 * guard
            if more > 0:
                through += more
    return 7 * corsairs, through // 9, 20 * at_war, 8 * watch, through * left // 200


_FLEETS: Final = (
    "Tripolitan frigates",
    "Tripolitan frigates to come",
    "frigates in harbors",
    "frigates on the map",
    "frigates to come",
    "frigates sunk",
    "gunboats",
    "Murad Reis",
    "watch off Gibraltar",
    "more American dice",
    "more Tripolitan dice",
)


def _fleets(state: State, counts: Sequence[int]) -> tuple[int, ...]:
    frigates = counts[_FRIGATES]
    on_map = state.frigates_on_map()
    gunboats = counts[_GUNBOATS]
    murad = counts[_MURAD]
    american_dice = dice.american_fleet(on_map, gunboats)
    stronger = 3 * (american_dice - dice.tripolitan_fleet(frigates, counts[_CORSAIRS]))
    return (
        30 * frigates,
        30 * (counts[_DAMAGED] + sum(counts[_OTHER_TRACK])),
        7 * sum(counts[_HARBOR_ROW]),
        7 * on_map,
        12 * sum(counts[_TRACK]),
        20 * counts[_SUNK],
        20 * gunboats,
        30 * murad,
        20 * counts[_WATCH] if murad else 0,
        min(60, stronger) if stronger > 0 else 0,
        min(60, -2 * stronger) if stronger < 0 else 0,
    )


_ARMY: Final = (
    "Hamet's Army to be",
    "Hamet's Army to be, and a frigate in Alexandria",
    "army in Alexandria",
    "army in Derne",
    "army in Benghazi",
    "infantry in Derne",
    "infantry in Benghazi",
    "infantry in Tripoli",
    "Derne captured",
    "Benghazi captured",
)


def _army(
    state: State, counts: Sequence[int], army: Sequence[int], derne: int, benghazi: int
) -> tuple[int, ...]:
    to_be = HAMETS_ARMY_CREATED in state.cards[AMERICAN].core
    in_alexandria, in_derne, in_benghazi = army
    return (
        60 if to_be else 0,
        60 if to_be and counts[_ALEXANDRIA_FRIGATES] else 0,
        6 * in_alexandria,
        6 * in_derne,
        6 * in_benghazi,
        0 if derne else 6 * counts[_IN_DERNE],
        0 if benghazi else 6 * counts[_IN_BENGHAZI],
        5 * counts[_IN_TRIPOLI],
        derne,
        benghazi,
    )


_PLANS: Final = (
    "attack on Derne in hand",
    "attack on Benghazi in hand",
    "treaty in hand",
    "assault in hand",
    "Marines in hand",
    "treaty in hand, Derne captured",
    "treaty in hand, all conditions met",
    "treaty in hand, seasons since 1804",
    "assault in hand, seasons since 1804",
)


def _plans(
    counts: Sequence[int], hand: Sequence[Card], derne: int, benghazi: int, late: int
) -> tuple[int, ...]:
    treaty = TREATY_OF_PEACE_AND_AMITY in hand
    assault = ASSAULT_ON_TRIPOLI in hand
    return (
        60 if not derne and GENERAL_EATON_ATTACKS_DERNE in hand else 0,
        60 if not benghazi and GENERAL_EATON_ATTACKS_BENGHAZI in hand else 0,
        60 if treaty else 0,
        60 if assault else 0,
        20 * len(_LANDING.intersection(hand)),
        derne if treaty else 0,
        derne if treaty and _at_peace(counts) else 0,
        late if treaty else 0,
        late if assault else 0,
    )


def _at_peace(counts: Sequence[int]) -> bool:
    """Whether no ship is left that prevents the *Treaty of Peace and Amity*."""
    return not counts[_FRIGATES] and not any(counts[harbor] for harbor, _ in _ALLIED)


_ATTACKS: Final = (
    "army in Benghazi beyond infantry in Tripoli",
    "infantry in Tripoli beyond army in Benghazi",
    "chance of an assault",
    "chance of an assault, in hand",
    "chance of an assault, in hand, from Fall 1805 on",
    "chance of an assault, in hand, seasons since 1804",
    "chance of an attack on Derne, in hand",
    "chance of an attack on Benghazi, in hand",
)


def _attacks(state: State, hand: Sequence[Card], army: Sequence[int], late: int) -> tuple[int, ...]:
    in_alexandria, in_derne, in_benghazi = army
    beyond = 6 * (in_benghazi - state.counts[_IN_TRIPOLI]) if in_benghazi else 0
    # Without the batteries (R31): the weights were trained on this number.
    falls = int(60 * landing.assault(state))
    in_hand = falls if ASSAULT_ON_TRIPOLI in hand else 0
    derne_falls = benghazi_falls = 0
    if in_alexandria and GENERAL_EATON_ATTACKS_DERNE in hand:
        derne_falls = int(60 * landing.march(state, ALEXANDRIA, DERNE))
    if in_derne and GENERAL_EATON_ATTACKS_BENGHAZI in hand:
        benghazi_falls = int(60 * landing.march(state, DERNE, BENGHAZI))
    return (
        min(60, beyond) if beyond > 0 else 0,
        min(60, -beyond) if beyond < 0 else 0,
        falls,
        in_hand,
        in_hand if in_hand and state.at_least(1805, FALL) else 0,
        in_hand * late // 60,
        derne_falls,
        benghazi_falls,
    )


_CARDS: Final = (
    "American hand",
    "Tripolitan hand",
    "Thomas Jefferson",
    "Swedish Frigates Arrive",
    "Yusuf Qaramanli",
    "Murad Reis Breaks Out",
    "Constantinople Sends Aid",
)


def _cards(american: Cards, tripolitan: Cards) -> tuple[int, ...]:
    core = american.core
    enemy_core = tripolitan.core
    return (
        7 * len(american.hand),
        7 * len(tripolitan.hand),
        60 if THOMAS_JEFFERSON in core else 0,
        60 if SWEDISH_FRIGATES_ARRIVE in core else 0,
        60 if YUSUF_QARAMANLI in enemy_core else 0,
        60 if MURAD_REIS_BREAKS_OUT in enemy_core else 0,
        60 if CONSTANTINOPLE_SENDS_AID in enemy_core else 0,
    )


INPUTS: Final = (
    *_TIME,
    *_RAIDERS,
    *_ALLIES,
    *_FLEETS,
    *_ARMY,
    *_PLANS,
    *_ATTACKS,
    *_CARDS,
)
"""The names of the values of `inputs`, in order. The weights are for this order."""


def inputs(state: State) -> list[int]:
    """The values that `INPUTS` names, each from 0 to `MOST`.

    Args:
        state: at rest, including hidden cards.
    """
    counts = state.counts
    american, tripolitan = state.cards
    hand = american.hand
    season = season_of(state)
    left = SEASONS - 1 - season
    late = 5 * (season - 12) if season > 12 else 0
    gold = state.gold if state.gold < ALL_GOLD else ALL_GOLD
    derne = 60 * (DERNE in state.captured)
    benghazi = 60 * (BENGHAZI in state.captured)
    # Written out, because this function is called for every position of a search.
    army = (
        counts[_ALEXANDRIA_MARINES] + counts[_ALEXANDRIA_ARABS],
        counts[_DERNE_MARINES] + counts[_DERNE_ARABS],
        counts[_BENGHAZI_MARINES] + counts[_BENGHAZI_ARABS],
    )
    return [
        *_time(state, gold, season, late),
        *_raiders(counts, gold, left),
        *_allies(counts, left),
        *_fleets(state, counts),
        *_army(state, counts, army, derne, benghazi),
        *_plans(counts, hand, derne, benghazi, late),
        *_attacks(state, hand, army, late),
        *_cards(american, tripolitan),
    ]
