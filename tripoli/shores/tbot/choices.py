"""The T-bot's choices if the rules leave the Tripolitan side one.

Sources: Solitaire Rules, T-bot Strategy Notes and T-bot Battle Cards; rulings S2, S4 to S7, S10,
S11.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tripoli.shores.model.cards import (
    ASSAULT_ON_TRIPOLI,
    GENERAL_EATON_ATTACKS_DERNE,
    MERCENARIES_DESERT,
    THE_GUNS_OF_TRIPOLI,
    US_SIGNAL_BOOKS_OVERBOARD,
    US_SUPPLIES_RUN_LOW,
    Card,
)
from tripoli.shores.model.options import Ask, Option
from tripoli.shores.model.pieces import (
    ALLIED_CORSAIR,
    AMERICAN,
    CORSAIR,
    DAMAGED_TRIPOLITAN_FRIGATE,
    FRIGATE,
    TRIPOLI_ZONE,
    TRIPOLITAN,
    TRIPOLITAN_FRIGATE,
    WINTER,
    Place,
)
from tripoli.shores.model.state import State

_CORSAIRS: Final = (CORSAIR, ALLIED_CORSAIR)
_FRIGATES_FIRST: Final = (TRIPOLITAN_FRIGATE, *_CORSAIRS, DAMAGED_TRIPOLITAN_FRIGATE)
_CORSAIRS_FIRST: Final = (*_CORSAIRS, TRIPOLITAN_FRIGATE, DAMAGED_TRIPOLITAN_FRIGATE)


def choose(
    state: State,
    ask: Ask,
    options: Sequence[Option],
    pick: Callable[[Sequence[Place]], Place],
) -> Option:
    """The option that the T-bot chooses.

    Args:
        state: the war.
        ask: the subject of the decision.
        options: the options; more than one.
        pick: picks a place at random.
    """
    if ask is Ask.HIT:
        order = _CORSAIRS_FIRST if spares_frigates(state) else _FRIGATES_FIRST
        return min(options, key=lambda option: order.index(option.piece))
    if ask is Ask.DIE:
        # S5: the higher of the two dice.
        return max(options, key=lambda option: option.die or 0)
    if ask is Ask.ZONE:
        return _zone(state, options, pick)
    # *Yusuf Qaramanli* offers the harbors in the order of S4.
    return options[0]


def spares_frigates(state: State) -> bool:
    """Whether hits go to corsairs first: in 1805, except its Winter, and 1806, but not in the
    Assault.

    At other times the first hits damage frigates, which return next year. In either case a frigate
    is sunk only if nothing else is left (T-bot Strategy Notes; S11).
    """
    if state.cards[AMERICAN].active is ASSAULT_ON_TRIPOLI:
        return False
    return state.year == 1806 or (state.year == 1805 and state.season is not WINTER)


def _zone(
    state: State, options: Sequence[Option], pick: Callable[[Sequence[Place]], Place]
) -> Option:
    by_zone = {option.target: option for option in options if option.target is not None}
    if state.cards[TRIPOLITAN].active is US_SUPPLIES_RUN_LOW:
        # S7: the card's condition requires frigates there.
        return by_zone[TRIPOLI_ZONE]
    # S2: the most American frigates; if tied, the Tripoli zone, else one at random.
    most = max(state.counts[FRIGATE + zone] for zone in by_zone)
    best = [zone for zone in by_zone if state.counts[FRIGATE + zone] == most]
    if TRIPOLI_ZONE in best:
        return by_zone[TRIPOLI_ZONE]
    return by_zone[best[0] if len(best) == 1 else pick(best)]


def reacts(state: State, card: Card, place: Place) -> bool:
    """Whether the T-bot plays a battle card of its line when it is triggered.

    Each is played at the first opportunity, but some only at certain times (T-bot Battle Cards).

    Args:
        state: the war.
        card: the battle card.
        place: the place of the trigger.
    """
    american = state.cards[AMERICAN].active
    if card is MERCENARIES_DESERT:
        return american is GENERAL_EATON_ATTACKS_DERNE
    if card is US_SIGNAL_BOOKS_OVERBOARD:
        # S10: a raid from Tripoli, whatever is left of it after interception.
        return place is TRIPOLI_ZONE and state.year >= 1805
    if card is THE_GUNS_OF_TRIPOLI:
        if american is ASSAULT_ON_TRIPOLI:
            return True
        return state.year >= 1805 and not (state.year == 1805 and state.season is WINTER)
    return True
