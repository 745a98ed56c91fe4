"""The Shores of Tripoli encoded as numbers, for machine learning."""

from __future__ import annotations

from typing import Final

from tripoli.shores.hidden.view import CardsView, View
from tripoli.shores.model import options
from tripoli.shores.model.cards import CARDS, Card
from tripoli.shores.model.options import Ask, Option
from tripoli.shores.model.pieces import CITIES, FIRST_YEAR, MAP, PIECES, PLACES, Side


def _all_options() -> tuple[str, ...]:
    choices: list[Option] = [options.DONE, options.PASS, options.DECLINE]
    for by_key in (
        options.EVENT,
        options.SET_ASIDE,
        options.TAKE,
        options.FIGHT,
        options.RAID,
        options.ALLY,
        options.ZONE,
        options.JOIN,
        options.USE,
        options.HIT,
    ):
        choices += by_key.values()
    for by_card in (options.TO_MOVE, options.TO_RAID, options.TO_BUILD, options.REACT):
        for actions in by_card.values():
            choices += actions
    choices += options.DEPLOY
    for source in MAP:
        choices += options.moves_from(source, ())
    return tuple(dict.fromkeys(str(option) for option in choices))


ACTIONS: Final = _all_options()
"""All notations, in a fixed order: the number of an action is its index."""

_ASKS: Final = tuple(Ask)
_CARDS: Final = tuple(CARDS.values())
_NUMBER: Final = {card: number for number, card in enumerate(_CARDS)}

UNSEEN: Final = -1
"""Replaces a number that the seat cannot see."""
HIGHEST: Final = 50
"""The maximum value."""


def observed(view: View) -> list[int]:
    """Encode what a seat can see as numbers, in a fixed order.

    All pieces, by kind and place; the date and the gold; which cities are captured; for each side,
    its own first, the number of cards in hand and in the draw pile, and the number of copies of
    each card among the core cards, in hand, in the discard pile and out of the game; the subject of
    the decision, how much is left of it, and its place and card.

    Args:
        view: the seat's view.
    """
    side = Side.AMERICAN if view.side is None else view.side
    numbers = list(view.counts)
    numbers += [view.year - FIRST_YEAR, int(view.season), int(view.phase), view.gold, int(side)]
    numbers += [int(city in view.captured) for city in CITIES]
    for owner in (side, side.other):
        numbers += _cards(view.cards[owner])
    decision = view.decision
    numbers += [int(decision is not None and decision.ask is ask) for ask in _ASKS]
    numbers += [0 if decision is None else min(decision.left, HIGHEST)]
    place = None if decision is None else decision.place
    card = None if decision is None else decision.card
    numbers += [int(place is candidate) for candidate in PLACES]
    numbers += [int(card is candidate) for candidate in _CARDS]
    return numbers


def _cards(cards: CardsView) -> list[int]:
    numbers = [cards.in_hand, cards.in_pile]
    for pile in (cards.core, cards.hand, cards.discards, cards.removed):
        if pile is None:
            numbers += [UNSEEN] * len(_CARDS)
        else:
            numbers += _counted(pile)
    return numbers


def _counted(pile: tuple[Card, ...]) -> list[int]:
    counts = [0] * len(_CARDS)
    for card in pile:
        counts[_NUMBER[card]] += 1
    return counts


SIZE: Final = (
    len(PIECES) * len(PLACES)
    + 5
    + len(CITIES)
    + 2 * (2 + 4 * len(_CARDS))
    + len(_ASKS)
    + 1
    + len(PLACES)
    + len(_CARDS)
)
"""The length of an observation."""
