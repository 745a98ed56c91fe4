"""The history of each card in a game with hidden discards, step by step.

Sources: Optional Rule & Tournament Play; rulings R13, R30.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final, NamedTuple

from tripoli.shores.model.cards import DRAW_PILES, Card, in_order
from tripoli.shores.model.pieces import Side


class Fate(Enum):
    """What happened to a card."""

    DRAWN = "drawn"
    DISCARDED = "discarded"
    TAKEN = "taken"
    PLAYED = "played"
    REPLAYED = "replayed"
    LAID = "laid"
    RESHUFFLED = "reshuffled"


SECRET: Final = (Fate.DRAWN, Fate.DISCARDED, Fate.TAKEN)
"""Fates that the opponent sees happen without seeing the card: drawn from the pile, discarded face
down, taken from the discard pile. The others are public: played from hand, replayed from the
discard pile (R13), put on the discard pile after play, and the reshuffle."""


class Step(NamedTuple):
    """A card and what happened to it; the reshuffle has no card."""

    fate: Fate
    card: Card | None


PILE, HAND, DISCARDS, OUT = range(4)
"""The places where a card can be."""
WAYS: Final = {
    Fate.DRAWN: (PILE, HAND),
    Fate.DISCARDED: (HAND, DISCARDS),
    Fate.TAKEN: (DISCARDS, HAND),
    Fate.PLAYED: (HAND, OUT),
    Fate.REPLAYED: (DISCARDS, OUT),
    Fate.LAID: (OUT, DISCARDS),
}
"""Source and target of each fate; the reshuffle moves all discards to the pile."""


class Whereabouts(NamedTuple):
    """The location of a side's cards."""

    pile: tuple[Card, ...]
    hand: tuple[Card, ...]
    discards: tuple[Card, ...]


def follow(side: Side, past: Iterable[Step]) -> Whereabouts | None:
    """Apply `past`, and return where the cards end up; None if it is impossible.

    Args:
        side: the side whose cards they are.
        past: the steps since the start of 1801.
    """
    pile = list(DRAW_PILES[side])
    hand: list[Card] = []
    discards: list[Card] = []
    out: list[Card] = []
    lists = (pile, hand, discards, out)
    try:
        for fate, card in past:
            if card is None:
                pile += discards
                discards.clear()
            else:
                source, target = WAYS[fate]
                lists[source].remove(card)
                lists[target].append(card)
    except ValueError:
        return None
    return Whereabouts(in_order(pile), in_order(hand), tuple(discards))
