"""Pirate raids and interception.

Sources: Pirate Raids; rulings R7, R26 to R28.
"""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.cards import (
    HAPPY_HUNTING,
    LIEUTENANT_STERETT_IN_PURSUIT,
    MERCHANT_SHIP_CONVERTED,
    US_SIGNAL_BOOKS_OVERBOARD,
)
from tripoli.shores.model.pieces import (
    ALLIED_CORSAIR,
    ALLIES,
    AMERICAN,
    CORSAIR,
    FRIGATE,
    GIBRALTAR,
    OPEN_SEA,
    SUPPLY,
    SWEDISH_FRIGATE,
    TRIPOLI,
    TRIPOLITAN,
    Piece,
    Place,
)
from tripoli.shores.rules import dice
from tripoli.shores.rules.reactions import offer
from tripoli.shores.rules.war import Rule, War


def raid(war: War, harbor: Place) -> Rule[None]:
    """Pirate Raids, steps 1 to 3.

    Args:
        war: the war.
        harbor: Tripoli or an ally's harbor, with at least one corsair (R26).
    """
    state = war.state
    war.begin_fight("raid", harbor, TRIPOLITAN)
    yield from intercept(war, harbor)
    corsairs = state.raiders(harbor)
    if not corsairs:
        return
    hunting = harbor is TRIPOLI and (yield from offer(war, HAPPY_HUNTING, harbor))
    corsair = raider(harbor)
    raiders = war.move_all(corsair, harbor, OPEN_SEA)
    merchants = war.roll_for(
        TRIPOLITAN, dice.raid(corsairs, happy_hunting=hunting), 5, "raid", harbor
    )
    if merchants:
        war.gain_gold(merchants)
    war.move(corsair, OPEN_SEA, harbor, raiders)
    if harbor is TRIPOLI and merchants and state.counts[CORSAIR + SUPPLY]:
        if (yield from offer(war, MERCHANT_SHIP_CONVERTED, harbor)):
            war.place(CORSAIR, TRIPOLI)


_RAIDERS: Final = {GIBRALTAR: CORSAIR, TRIPOLI: CORSAIR, **dict.fromkeys(ALLIES, ALLIED_CORSAIR)}


def raider(harbor: Place) -> Piece:
    """The kind of corsair that sails from `harbor`."""
    return _RAIDERS[harbor]


def intercept(war: War, harbor: Place) -> Rule[None]:
    """Step 1: the frigates in the zone outside `harbor` fire at its corsairs (R27).

    Each hit sinks one. *US Signal Books Overboard* may follow any such roll of an American frigate.
    """
    counts = war.state.counts
    zone = harbor.zone
    assert zone is not None
    american = counts[FRIGATE + zone]
    swedish = counts[SWEDISH_FRIGATE + zone]
    if not american and not swedish:
        return
    sterett = american > 0 and (yield from offer(war, LIEUTENANT_STERETT_IN_PURSUIT, zone))
    dice_count = dice.interception(american, swedish, sterett=sterett)
    hits = war.roll_for(AMERICAN, dice_count, 6, "interception", zone)
    war.sink(raider(harbor), harbor, hits, at_sea=True)
    if american:
        hand = war.state.cards[AMERICAN].hand
        if hand and (yield from offer(war, US_SIGNAL_BOOKS_OVERBOARD, zone)):
            war.discard(war.pick(hand), "lost overboard")
