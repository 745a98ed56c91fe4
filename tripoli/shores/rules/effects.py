"""Event cards in the rules: a condition and an effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from tripoli.shores.model.cards import Card
from tripoli.shores.model.events import Used
from tripoli.shores.model.options import USE, Ask
from tripoli.shores.model.pieces import Place, Side
from tripoli.shores.model.state import State
from tripoli.shores.rules.reactions import offer
from tripoli.shores.rules.war import Rule, War

Condition: TypeAlias = Callable[[State], "str | None"]
"""None if the card may be played now; otherwise the reason why not, in words."""
Effect: TypeAlias = Callable[[War], "Rule[None] | None"]
"""A rule; a plain function if it never needs a decision."""


class CardEvent(NamedTuple):
    """The event of a card.

    Attributes:
        why_not: None if the card may be played, else why not.
        effect: carries out the event.
    """

    why_not: Condition
    effect: Effect


def always(state: State) -> str | None:
    """The condition of a card that may be played at any time."""
    del state
    return None


def resolve(war: War, event: CardEvent) -> Rule[None]:
    """Carry out an event."""
    rule = event.effect(war)
    if rule is not None:
        yield from rule


def two_dice(war: War, side: Side, battle_card: Card, place: Place) -> Rule[int]:
    """Roll the die of a card whose outcomes are 1-2, 3-4 and 5-6.

    If `battle_card` is played, two dice are rolled and its owner chooses one; there is no choice if
    both have the same effect.

    Returns:
        The number on the die used.
    """
    count = 2 if (yield from offer(war, battle_card, place)) else 1
    dice = war.roll_card(side, count, place)
    outcomes = {(die + 1) // 2: die for die in sorted(dice)}
    options = [USE[die] for die in outcomes.values()]
    option = yield from war.ask(side, Ask.DIE, options, place=place)
    assert option.die is not None
    if len(options) > 1:
        war.emit(Used(side, option.die))
    return option.die
