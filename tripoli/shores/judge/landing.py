"""The approximate chance that a city falls if attacked now, with the cards in hand.

Designed to judge many positions per second: at sea, dice are replaced by their means; on land,
every roll is enumerated (`chances.attack`). The odds shown to players come from `odds`. Only sums,
products and quotients are used, so that every Python version computes the same numbers.

Sources: Naval Combat; Naval Bombardment; Ground Combat; rulings R18 to R24, R31.
"""

from __future__ import annotations

from functools import lru_cache

from tripoli.shores.chances import attack
from tripoli.shores.model.cards import (
    LIEUTENANT_OBANNON_LEADS_THE_CHARGE,
    MARINE_SHARPSHOOTERS,
    MERCENARIES_DESERT,
    PREBLES_BOYS_TAKE_AIM,
    SEND_IN_THE_MARINES,
    THE_GUNS_OF_TRIPOLI,
    Card,
)
from tripoli.shores.model.pieces import (
    AMERICAN,
    ARAB,
    BENGHAZI,
    CORSAIR,
    DERNE,
    GUNBOAT,
    INFANTRY,
    MALTA,
    MARINE,
    TRIPOLI,
    TRIPOLITAN,
    TRIPOLITAN_FRIGATE,
    Place,
)
from tripoli.shores.model.state import State
from tripoli.shores.rules import dice
from tripoli.shores.rules.land import FOLLOWING, LANDED


def assault(state: State, *, fortress: bool = False) -> float:
    """The chance that the *Assault on Tripoli* takes the city.

    Args:
        state: at rest, including hidden cards.
        fortress: whether the batteries of Fortress Tripoli fire in the first round (R31).
    """
    counts = state.counts
    hand = state.cards[AMERICAN].hand
    marines = counts[MARINE + BENGHAZI] + LANDED * (SEND_IN_THE_MARINES in hand)
    arabs = counts[ARAB + BENGHAZI]
    if not marines + arabs:
        return 0.0
    guns = at_sea(
        state.frigates_on_map(),
        counts[GUNBOAT + MALTA],
        counts[TRIPOLITAN_FRIGATE + TRIPOLI],
        counts[CORSAIR + TRIPOLI],
        PREBLES_BOYS_TAKE_AIM in hand,
        _held(state, THE_GUNS_OF_TRIPOLI),
        fortress,
    )
    return _falls(state, TRIPOLI, guns, marines, arabs) if guns else 0.0


def march(state: State, source: Place, city: Place) -> float:
    """The chance that Hamet's Army takes a city.

    Args:
        state: at rest, including hidden cards.
        source: the army's place.
        city: Derne or Benghazi.
    """
    counts = state.counts
    marines, arabs = counts[MARINE + source], counts[ARAB + source]
    if not marines + arabs:
        return 0.0
    frigates = min(FOLLOWING, state.frigates_on_map())
    guns = dice.american_fleet(frigates, counts[GUNBOAT + MALTA])
    return _falls(state, city, guns, marines, arabs)


def _held(state: State, card: Card) -> bool:
    cards = state.cards[TRIPOLITAN]
    return card in cards.hand or card in cards.battle_line


def _falls(state: State, city: Place, guns: int, marines: int, arabs: int) -> float:
    hand = state.cards[AMERICAN].hand
    return attack(
        guns,
        marines,
        arabs,
        state.counts[INFANTRY + city],
        LIEUTENANT_OBANNON_LEADS_THE_CHARGE in hand,
        MARINE_SHARPSHOOTERS in hand,
        city is DERNE and _held(state, MERCENARIES_DESERT),
    )


@lru_cache(maxsize=8192)
def at_sea(
    frigates: int,
    gunboats: int,
    enemies: int,
    corsairs: int,
    preble: bool,
    guns: bool,
    fortress: bool = False,
) -> int:
    """The approximate number of bombardment dice left after the battle of Tripoli; 0 if it is lost.

    Args:
        frigates: American frigates.
        gunboats: American gunboats.
        enemies: Tripolitan frigates.
        corsairs: Tripolitan corsairs.
        preble: whether *Preble's Boys Take Aim* is played.
        guns: whether *The Guns of Tripoli* is played.
        fortress: whether the batteries of Fortress Tripoli fire.
    """
    ours = float(2 * frigates + gunboats)
    hulls = theirs = float(2 * enemies + corsairs)
    ours_to_fire: float = dice.american_fleet(frigates, gunboats, preble=preble)
    theirs_to_fire: float = dice.tripolitan_fleet(enemies, corsairs, guns=guns, fortress=fortress)
    suffered = 0.0
    while True:
        suffered += theirs_to_fire / 6
        theirs -= ours_to_fire / 6
        if theirs <= 0.5 or suffered >= ours:
            break
        # All frigates are damaged before any ship sinks, and damaged ones fire with full strength.
        sunk = max(0.0, suffered - frigates)
        ours_to_fire = dice.american_fleet(frigates, gunboats) - sunk
        # The same applies to theirs: their fire is stronger than their remaining hits suggest.
        theirs_to_fire = min(dice.tripolitan_fleet(enemies, corsairs), theirs + hulls / 6)
    if suffered >= ours:
        return 0
    # A hit costs one die of the bombardment for a gunboat, two for a frigate: gunboats take a
    # third.
    boats = min(float(gunboats), suffered / 3)
    left = 2 * max(0.0, frigates - (suffered - boats)) + gunboats - boats
    return int(left + 0.5)
