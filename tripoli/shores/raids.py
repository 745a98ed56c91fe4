"""Pirate raids and interception.

Sources: Pirate Raids; rulings R7, R26 to R28.
"""

from __future__ import annotations

from tripoli.shores.cards import (
    HAPPY_HUNTING,
    LIEUTENANT_STERETT_IN_PURSUIT,
    MERCHANT_SHIP_CONVERTED,
    US_SIGNAL_BOOKS_OVERBOARD,
)
from tripoli.shores.game import Game, Rule
from tripoli.shores.pieces import (
    ALLIED_CORSAIR,
    ALLIES,
    AMERICAN,
    CORSAIR,
    FRIGATE,
    OPEN_SEA,
    SUPPLY,
    SWEDISH_FRIGATE,
    TRIPOLI,
    TRIPOLITAN,
    Piece,
    Place,
)
from tripoli.shores.reactions import offer


def raid(game: Game, harbor: Place) -> Rule[None]:
    """Pirate Raids, steps 1 to 3.

    Args:
        game: the game.
        harbor: Tripoli or an ally's harbor, with at least one corsair (R26).
    """
    state = game.state
    game.begin_fight("raid", harbor, TRIPOLITAN)
    yield from intercept(game, harbor)
    dice = state.raiders(harbor)
    if not dice:
        return
    if harbor is TRIPOLI and (yield from offer(game, HAPPY_HUNTING, harbor)):
        dice += 3
    corsair = raider(harbor)
    raiders = game.move_all(corsair, harbor, OPEN_SEA)
    merchants = game.roll_for(TRIPOLITAN, dice, 5, "raid", harbor)
    if merchants:
        game.gain_gold(merchants)
    game.move(corsair, OPEN_SEA, harbor, raiders)
    if harbor is TRIPOLI and merchants and state.counts[CORSAIR + SUPPLY]:
        if (yield from offer(game, MERCHANT_SHIP_CONVERTED, harbor)):
            game.place(CORSAIR, TRIPOLI)


def raider(harbor: Place) -> Piece:
    """The kind of corsair that sails from `harbor`."""
    return ALLIED_CORSAIR if harbor in ALLIES else CORSAIR


def intercept(game: Game, harbor: Place) -> Rule[None]:
    """Step 1: the frigates in the zone outside `harbor` fire at its corsairs (R27).

    Each hit sinks one. *US Signal Books Overboard* may follow any such roll of an American frigate.
    """
    counts = game.state.counts
    zone = harbor.zone
    assert zone is not None
    american = counts[FRIGATE + zone]
    swedish = counts[SWEDISH_FRIGATE + zone]
    if not american and not swedish:
        return
    dice = 2 * (american + swedish)
    if american and (yield from offer(game, LIEUTENANT_STERETT_IN_PURSUIT, zone)):
        dice += american
    hits = game.roll_for(AMERICAN, dice, 6, "interception", zone)
    game.sink(raider(harbor), harbor, hits)
    if american:
        hand = game.state.cards[AMERICAN].hand
        if hand and (yield from offer(game, US_SIGNAL_BOOKS_OVERBOARD, zone)):
            game.discard(game.pick(hand), "lost overboard")
