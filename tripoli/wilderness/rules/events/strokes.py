"""Events that strike at the enemy."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.cards import (
    COPIES,
    Card,
)
from tripoli.wilderness.model.options import (
    Act,
    Ask,
    Decision,
    of_card,
    of_piece,
)
from tripoli.wilderness.model.pieces import (
    INDIANS,
    UNITS_OF,
    each,
)
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import (
    SPACES,
    Space,
)
from tripoli.wilderness.model.state import State
from tripoli.wilderness.rules.events.registry import event
from tripoli.wilderness.rules.supplying import choose_space
from tripoli.wilderness.rules.war import Rule, War

CROWDED: Final = 5
"""Small Pox needs so many units in a space (playbook p. 13)."""
VERY_CROWDED: Final = 9
"""With so many, the full die counts."""


def _crowds(state: State, side: Side) -> list[Space]:
    """The spaces where the enemy has five or more units."""
    enemy = UNITS_OF[side.other]
    return [space for space in SPACES if (state.at[space] & enemy).bit_count() >= CROWDED]


@event(lambda state, side, _: bool(_crowds(state, side)))
def small_pox(war: War, side: Side, card: Card) -> Rule[None]:
    """A big enemy stack loses steps, and its Indians (W98)."""
    state = war.state
    enemy = side.other
    space = yield from choose_space(war, side, lambda: _crowds(state, side), card.key)
    assert space is not None
    count = war.die(side, card.title, (), space)
    if state.units(space, enemy).bit_count() < VERY_CROWDED:
        count = (count + 1) // 2
    war.earn(side, card, count)
    for left in range(count, 0, -1):
        units = state.units(space, enemy)
        units = units & ~state.reduced or units
        if not units:
            break
        options = [of_piece(Act.LOSE, unit) for unit in each(units)]
        option = yield from war.ask(enemy, Ask.LOSS, options, left, space, card.key)
        assert option.piece is not None
        war.lose_step(option.piece, card.title)
    for unit in each(state.units(space, enemy) & INDIANS):
        war.eliminate(unit, card.title)


@event(lambda state, side, _: bool(state.hands[side.other].cards))
def courier_intercepted(war: War, side: Side, card: Card) -> None:
    """On 3-6, a random card of the enemy comes into the player's hand."""
    if war.die(side, card.title) >= 3:
        war.steal(side, war.pick(war.state.hands[side.other].cards))


@event(lambda state, *_: bool(state.hands[FRENCH].cards))
def francois_bigot(war: War, side: Side, card: Card) -> None:
    """A random French card is discarded."""
    del side, card
    war.discard(FRENCH, war.pick(war.state.hands[FRENCH].cards))


CRISIS: Final = (
    "british_regulars",
    "highlanders",
    "light_infantry",
    "troop_transports",
    "victories_in_germany",
)
"""The events of which the British lose one in a crisis."""


@event(lambda state, *_: bool(state.hands[BRITISH].cards))
def british_ministerial_crisis(war: War, side: Side, card: Card) -> Rule[None]:
    """The British discard a card of reinforcement, if they hold one."""
    del side
    hand = war.state.hands[BRITISH]
    options = [of_card(Act.DISCARD, held) for held in hand.cards if held.key in CRISIS]
    if not options:
        hand.lacked = tuple(held for key in CRISIS for held in COPIES[key])
        return
    # Put even if there is only one, so that being asked says no more than that.
    option = yield Decision(BRITISH, Ask.DISCARD, options, card=card.key)
    assert option.card is not None
    war.discard(BRITISH, option.card)
