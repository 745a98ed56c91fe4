"""Features of a position, as integers, for the evaluation network.

Facts that matter in combination are combined here, such as gold with the time left, or corsairs
with the patrol outside their harbor, so that a small network has less to learn.
"""

from __future__ import annotations

from typing import Final

from tripoli.shores.judge import landing
from tripoli.shores.model.cards import (
    ASSAULT_ON_TRIPOLI,
    CARDS,
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
)
from tripoli.shores.model.pieces import (
    ALEXANDRIA,
    ALGIERS,
    ALGIERS_ZONE,
    ALL_GOLD,
    ALLIED_CORSAIR,
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
from tripoli.shores.rules import dice

SEASONS: Final = 24
YEARS: Final = 6
UNIT: Final = 60
"""Features are in sixtieths, so that most are between 0 and 1."""
MOST: Final = 255
"""The maximum value."""

INPUTS: Final = (
    "always",
    "gold",
    "gold, squared",
    "gold beyond six",
    "season",
    "seasons since 1804",
    "gold, and time left",
    "the Tripolitan play of the season is next",
    "corsairs in Tripoli",
    "American frigates off Tripoli",
    "Swedish frigates",
    "corsairs that get through",
    "corsairs that get through, and time left",
    "corsairs beyond four",
    "five corsairs",
    "corsairs that get through, and gold",
    "allied corsairs",
    "allied corsairs that get through",
    "allies at war",
    "frigates off allied harbors",
    "allied corsairs that get through, and time left",
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
    "attack on Derne in hand",
    "attack on Benghazi in hand",
    "treaty in hand",
    "assault in hand",
    "Marines in hand",
    "treaty in hand, Derne captured",
    "treaty in hand, all conditions met",
    "treaty in hand, seasons since 1804",
    "assault in hand, seasons since 1804",
    "army in Benghazi beyond infantry in Tripoli",
    "infantry in Tripoli beyond army in Benghazi",
    "chance of an assault",
    "chance of an assault, in hand",
    "chance of an assault, in hand, from Fall 1805 on",
    "chance of an assault, in hand, seasons since 1804",
    "chance of an attack on Derne, in hand",
    "chance of an attack on Benghazi, in hand",
    "American hand",
    "Tripolitan hand",
    "Thomas Jefferson",
    "Swedish Frigates Arrive",
    "Yusuf Qaramanli",
    "Murad Reis Breaks Out",
    "Constantinople Sends Aid",
)
"""The names of the values of `inputs`, in order."""

# Indexes into `State.counts`, computed once.
_ALLIES: Final = tuple(
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
_ALEXANDRIA: Final = int(FRIGATE + ALEXANDRIA)
_INFANTRY: Final = tuple(int(INFANTRY + city) for city in (DERNE, BENGHAZI, TRIPOLI))
_LANDING: Final = frozenset(
    (SEND_IN_THE_MARINES, LIEUTENANT_OBANNON_LEADS_THE_CHARGE, MARINE_SHARPSHOOTERS)
)
_INDEX: Final = {card: 3 * number for number, card in enumerate(CARDS.values())}
PILES: Final = 3 * len(CARDS)
"""The number of cells for `pile_cells`: each card in hand, discarded, and removed."""


def season_of(state: State) -> int:
    """The number of the season, from 0 in Spring 1801 to 23 in Winter 1806."""
    return (state.year - FIRST_YEAR) * 4 + int(state.season)


def pile_cells(state: State) -> list[int]:
    """For each card not in its initial place, a number below `PILES` that encodes where it is.

    Args:
        state: at rest, including hidden cards.
    """
    american, tripolitan = state.cards
    cells = [_INDEX[card] for card in american.hand]
    cells += [_INDEX[card] for card in tripolitan.hand]
    cells += [_INDEX[card] + 1 for card in american.discards]
    cells += [_INDEX[card] + 1 for card in tripolitan.discards]
    cells += [_INDEX[card] + 2 for card in american.removed]
    cells += [_INDEX[card] + 2 for card in tripolitan.removed]
    return cells


def inputs(state: State) -> list[int]:
    """The values that `INPUTS` names, each from 0 to `MOST`.

    Args:
        state: at rest, including hidden cards.
    """
    counts = state.counts
    american, tripolitan = state.cards
    hand = american.hand
    core = american.core
    enemy_core = tripolitan.core
    captured = state.captured

    season = season_of(state)
    left = SEASONS - 1 - season
    late = 5 * (season - 12) if season > 12 else 0
    gold = state.gold if state.gold < ALL_GOLD else ALL_GOLD

    corsairs = counts[_CORSAIRS]
    patrol = counts[_PATROL]
    swedes = counts[_SWEDES]
    # Two dice per frigate; each 6 sinks a corsair.
    raiders = 60 * corsairs - 20 * (patrol + swedes)
    if raiders < 0:
        raiders = 0
    frigates = counts[_FRIGATES]

    allied = at_war = watch = allied_raiders = 0
    for harbor, zone in _ALLIES:
        ships = counts[harbor]
        guard = counts[zone]
        watch += guard
        if ships:
            allied += ships
            at_war += 1
            through = 60 * ships - 20 * guard
            if through > 0:
                allied_raiders += through

    afloat = state.frigates_on_map()
    gunboats = counts[_GUNBOATS]
    murad = counts[_MURAD]
    ours = dice.american_fleet(afloat, gunboats)
    stronger = 3 * (ours - dice.tripolitan_fleet(frigates, corsairs))

    army = [state.army_in(city) for city in (ALEXANDRIA, DERNE, BENGHAZI)]
    in_derne, in_benghazi, in_tripoli = (counts[city] for city in _INFANTRY)
    derne = 60 * (DERNE in captured)
    benghazi = 60 * (BENGHAZI in captured)
    beyond = 6 * (army[2] - in_tripoli) if army[2] else 0
    treaty = TREATY_OF_PEACE_AND_AMITY in hand
    assault = ASSAULT_ON_TRIPOLI in hand
    to_be = HAMETS_ARMY_CREATED in core
    # Without the batteries (R31): the weights were trained on this number.
    falls = int(60 * landing.assault(state))
    derne_falls = benghazi_falls = 0
    if army[0] and GENERAL_EATON_ATTACKS_DERNE in hand:
        derne_falls = int(60 * landing.march(state, ALEXANDRIA, DERNE))
    if army[1] and GENERAL_EATON_ATTACKS_BENGHAZI in hand:
        benghazi_falls = int(60 * landing.march(state, DERNE, BENGHAZI))
    return [
        60,
        5 * gold,
        60 * gold * gold // 144,
        10 * (gold - 6) if gold > 6 else 0,
        60 * season // 23,
        late,
        60 * gold * left // 276,
        60 if state.phase is TRIPOLITAN_PLAY else 0,
        6 * corsairs,
        7 * patrol,
        30 * swedes,
        raiders // 9,
        raiders * left // 200,
        12 * (corsairs - 4) if corsairs > 4 else 0,
        60 if corsairs > 4 else 0,
        raiders * gold // 108,
        7 * allied,
        allied_raiders // 9,
        20 * at_war,
        8 * watch,
        allied_raiders * left // 200,
        30 * frigates,
        30 * (counts[_DAMAGED] + sum(counts[_OTHER_TRACK])),
        7 * sum(counts[_HARBOR_ROW]),
        7 * afloat,
        12 * sum(counts[_TRACK]),
        20 * counts[_SUNK],
        20 * gunboats,
        30 * murad,
        20 * counts[_WATCH] if murad else 0,
        min(60, stronger) if stronger > 0 else 0,
        min(60, -2 * stronger) if stronger < 0 else 0,
        60 if to_be else 0,
        60 if to_be and counts[_ALEXANDRIA] else 0,
        6 * army[0],
        6 * army[1],
        6 * army[2],
        0 if derne else 6 * in_derne,
        0 if benghazi else 6 * in_benghazi,
        5 * in_tripoli,
        derne,
        benghazi,
        60 if not derne and GENERAL_EATON_ATTACKS_DERNE in hand else 0,
        60 if not benghazi and GENERAL_EATON_ATTACKS_BENGHAZI in hand else 0,
        60 if treaty else 0,
        60 if assault else 0,
        20 * sum([card in _LANDING for card in hand]),
        derne if treaty else 0,
        derne if treaty and not at_war and not frigates else 0,
        late if treaty else 0,
        late if assault else 0,
        min(60, beyond) if beyond > 0 else 0,
        min(60, -beyond) if beyond < 0 else 0,
        falls,
        falls if assault else 0,
        falls if assault and state.at_least(1805, FALL) else 0,
        falls * late // 60 if assault else 0,
        derne_falls,
        benghazi_falls,
        7 * len(hand),
        7 * len(tripolitan.hand),
        60 if THOMAS_JEFFERSON in core else 0,
        60 if SWEDISH_FRIGATES_ARRIVE in core else 0,
        60 if YUSUF_QARAMANLI in enemy_core else 0,
        60 if MURAD_REIS_BREAKS_OUT in enemy_core else 0,
        60 if CONSTANTINOPLE_SENDS_AID in enemy_core else 0,
    ]
