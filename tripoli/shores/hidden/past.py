"""Possible histories of a side's cards in a game with hidden discards.

With open discards it is enough to know which cards of a hand are known. With hidden discards, even
an opponent who remembers everything cannot tell where a card is; so the fates of all cards are
recorded in order, and a world that is possible for the opponent is another list of fates that looks
the same from outside.

Sources: Optional Rule & Tournament Play; rulings R13, R30.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from random import Random

from tripoli.shores.model.cards import Card, in_order
from tripoli.shores.model.fates import DISCARDS, PILE, SECRET, WAYS, Fate, Step


def shortest(
    hand: Sequence[Card],
    discards: Sequence[Card],
    played: Iterable[Card],
    reshuffled: Sequence[Card] | None = None,
) -> tuple[Step, ...]:
    """The simplest past that explains where a side's cards are, without further information.

    Args:
        hand: cards in hand.
        discards: the discard pile, oldest first.
        played: cards of the deck that are out of the game.
        reshuffled: the draw pile, if the discards have been reshuffled (R2).
    """
    before: tuple[Step, ...] = ()
    if reshuffled is not None:
        everything = in_order((*hand, *discards, *reshuffled))
        before = (*_through(everything, Fate.DISCARDED), Step(Fate.RESHUFFLED, None))
    return (
        *_through(played, Fate.PLAYED),
        *before,
        *_through(discards, Fate.DISCARDED),
        *(Step(Fate.DRAWN, card) for card in hand),
    )


def _through(cards: Iterable[Card], fate: Fate) -> Iterator[Step]:
    """Cards are drawn, each with the same fate."""
    for card in cards:
        yield Step(Fate.DRAWN, card)
        yield Step(fate, card)


class Walk:
    """A random walk over all pasts that look the same from outside, each equally likely.

    Copies of a card are distinguished, as with real cards, where each copy is as likely to be drawn
    as any other card. An exchange picks a secret step and another card in the place that the moved
    card comes from, and swaps the two until they are in the same place again; it is rejected if a
    public step in between would then show a different card. The reverse exchange has the same
    probability, so in the long run the walk visits all pasts equally often, wherever it began
    (Metropolis et al., 1953).

    Args:
        deck: the cards of the pile at the start of 1801, with copies distinguished.
        past: the steps since the start of 1801; must be possible.
    """

    __slots__ = ("_ats", "_deck", "_moved", "_open", "_rounds", "_secret", "_steps", "_ways")

    def __init__(self, deck: Sequence[Card], past: Sequence[Step]) -> None:
        self._deck = deck
        steps_by_fate = {fate: [Step(fate, card) for card in deck] for fate in WAYS}
        reshuffle = [Step(Fate.RESHUFFLED, None)]
        # For each step: its possible forms by the copy that it moves, its source and target,
        # whether it is public, and the copy that it moves; and for each copy the steps that move
        # it.
        self._steps = [steps_by_fate.get(fate, reshuffle) for fate, _ in past]
        self._ways = [WAYS.get(fate, (DISCARDS, PILE)) for fate, _ in past]
        self._open = [fate not in SECRET for fate, _ in past]
        self._moved = [0] * len(past)
        self._ats: list[list[int]] = [[] for _ in deck]
        self._secret = [n for n, lies_open in enumerate(self._open) if not lies_open]
        # The number of reshuffles before each step.
        self._rounds = [*accumulate((card is None for _, card in past), initial=0)]
        pools = [PILE] * len(deck)
        for number, (_, card) in enumerate(past):
            if card is None:
                pools = [PILE if pool == DISCARDS else pool for pool in pools]
                continue
            source, target = self._ways[number]
            copy = next(
                copy for copy, pool in enumerate(pools) if pool == source and deck[copy] is card
            )
            pools[copy] = target
            self._moved[number] = copy
            self._ats[copy].append(number)

    def __len__(self) -> int:
        """The number of secret steps in the past."""
        return len(self._secret)

    def past(self) -> tuple[Step, ...]:
        """The current past of the walk."""
        return tuple([steps[copy] for steps, copy in zip(self._steps, self._moved, strict=True)])

    def go(self, exchanges: int, rng: Random) -> None:
        """Try some exchanges.

        Args:
            exchanges: the number of attempts.
            rng: picks them.
        """
        secret, moved = self._secret, self._moved
        if not secret:
            return
        random = rng.random
        steps, others = len(secret), len(self._deck) - 1
        for _ in range(exchanges):
            at = secret[int(random() * steps)]
            copy = moved[at]
            partner = int(random() * others)
            self._exchange(at, copy, partner + (partner >= copy))

    def _exchange(self, at: int, copy: int, partner: int) -> None:
        """Swap two copies from step `at`, which moves `copy`, if that is possible."""
        ways, lies_open = self._ways, self._open
        first, second = self._ats[copy], self._ats[partner]
        first_start, second_start = first.index(at), bisect_left(second, at)
        first_pool = second_pool = ways[at][0]
        if self._pool(second, second_start, at) != second_pool:
            return
        alike = self._deck[copy] is self._deck[partner]
        i, j, last = first_start, second_start, at
        while i < len(first) or j < len(second):
            from_first = j == len(second) or (i < len(first) and first[i] < second[j])
            number = first[i] if from_first else second[j]
            if self._reshuffled(last, number):
                first_pool = PILE if first_pool == DISCARDS else first_pool
                second_pool = PILE if second_pool == DISCARDS else second_pool
                if first_pool == second_pool:
                    break
            if lies_open[number] and not alike:
                return
            if from_first:
                first_pool = ways[number][1]
                i += 1
            else:
                second_pool = ways[number][1]
                j += 1
            if first_pool == second_pool:
                break
            last = number
        for number in first[first_start:i]:
            self._moved[number] = partner
        for number in second[second_start:j]:
            self._moved[number] = copy
        first[first_start:i], second[second_start:j] = second[second_start:j], first[first_start:i]

    def _pool(self, ats: list[int], count: int, before: int) -> int:
        """The place of a card after `count` of its steps, just before step `before`."""
        if not count:
            return PILE
        last = ats[count - 1]
        pool = self._ways[last][1]
        return PILE if pool == DISCARDS and self._reshuffled(last, before) else pool

    def _reshuffled(self, after: int, before: int) -> bool:
        return self._rounds[after] != self._rounds[before]
