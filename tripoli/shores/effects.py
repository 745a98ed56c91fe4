"""What an event card is to the rules: a condition and an effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from tripoli.shores.cards import Card
from tripoli.shores.events import Used
from tripoli.shores.game import Game, Rule
from tripoli.shores.options import USE, Ask
from tripoli.shores.pieces import Place, Side
from tripoli.shores.reactions import offer
from tripoli.shores.state import State

Condition: TypeAlias = Callable[[State], "str | None"]
"""None when the card may be played now, else the reason why not, in words."""
Effect: TypeAlias = Callable[[Game], "Rule[None] | None"]
"""A rule; one that never asks anything is a plain function."""


class CardEvent(NamedTuple):
    """What an event card does.

    Attributes:
        why_not: None when the card may be played, else why not.
        effect: carries it out.
    """

    why_not: Condition
    effect: Effect


def always(state: State) -> str | None:
    """The condition of a card that may be played at any time."""
    del state
    return None


def resolve(game: Game, event: CardEvent) -> Rule[None]:
    """Carry out an event."""
    rule = event.effect(game)
    if rule is not None:
        yield from rule


def two_dice(game: Game, side: Side, battle_card: Card, place: Place) -> Rule[int]:
    """Roll the die of a card whose outcomes are 1-2, 3-4 and 5-6.

    If `battle_card` is played two dice are rolled and its owner uses the one preferred; two
    that mean the same are no choice.

    Returns:
        The number on the die that is used.
    """
    count = 2 if (yield from offer(game, battle_card, place)) else 1
    dice = game.roll_card(side, count, place)
    outcomes = {(die + 1) // 2: die for die in sorted(dice)}
    options = [USE[die] for die in outcomes.values()]
    option = yield from game.ask(side, Ask.DIE, options, place=place)
    if len(options) > 1:
        game.emit(Used(side, option.count))
    return option.count
