"""What became of a side's cards in a game with hidden discards, and what else may have become.

With open discards it is enough to know which cards of a hand are known. With hidden discards an
opponent who remembers everything still cannot say where a card lies; so the fates of all cards are
written down, in order, and a world that the opponent must think possible is another list of fates
that looks the same from outside.

Sources: Optional Rule & Tournament Play; rulings R13, R30.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import Enum
from random import Random
from typing import Final, NamedTuple

from tripoli.shores.cards import DRAW_PILES, Card, in_order
from tripoli.shores.pieces import Side


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
"""Fates that the opponent sees happen without seeing to which card: drawn from the pile,
discarded face down, taken from the discard pile. The others lie open: played from hand, replayed
from the discard pile (R13), laid on the discard pile after play, and the reshuffle."""


class Step(NamedTuple):
    """A card and what happened to it; the reshuffle has no card."""

    fate: Fate
    card: Card | None


class Whereabouts(NamedTuple):
    """Where the cards of a side lie."""

    pile: tuple[Card, ...]
    hand: tuple[Card, ...]
    discards: tuple[Card, ...]


def follow(side: Side, past: Iterable[Step]) -> Whereabouts | None:
    """Where the cards lie after `past`; None if it cannot have happened.

    Args:
        side: whose cards they are.
        past: from the start of 1801.
    """
    pile = list(DRAW_PILES[side])
    hand: list[Card] = []
    discards: list[Card] = []
    try:
        for fate, card in past:
            if card is None:
                pile += discards
                discards = []
            elif fate is Fate.DRAWN:
                pile.remove(card)
                hand.append(card)
            elif fate is Fate.DISCARDED:
                hand.remove(card)
                discards.append(card)
            elif fate is Fate.PLAYED:
                hand.remove(card)
            elif fate is Fate.LAID:
                discards.append(card)
            else:
                discards.remove(card)
                if fate is Fate.TAKEN:
                    hand.append(card)
    except ValueError:
        return None
    return Whereabouts(in_order(pile), in_order(hand), tuple(discards))


_TRIES: Final = 8
"""Proposals for each secret step."""
_LEAST_TRIES: Final = 200
"""Proposals for a short past, which takes less time to go through."""


def another(side: Side, past: Sequence[Step], rng: Random) -> tuple[Step, ...]:
    """A past that the opponent of `side` cannot tell from `past`.

    Cards of secret steps are exchanged at random, again and again, and each exchange is kept if
    what is seen of the past can still have happened. (A Metropolis walk over the possible pasts;
    it starts at the real one and is long enough to forget it.)
    """
    steps = list(past)
    secret = [number for number, step in enumerate(steps) if step.fate in SECRET]
    met = [step.card for step in steps if step.card is not None]
    for _ in range(max(_LEAST_TRIES, _TRIES * len(secret)) if secret else 0):
        first = rng.choice(secret)
        one = steps[first].card
        # A card that plays a part already, or any.
        other = rng.choice(met if rng.random() < 0.5 else DRAW_PILES[side])
        if one is other:
            continue
        swap = {one: other, other: one}
        trial = steps[:]
        changed = [n for n in secret if n >= first and steps[n].card in swap]
        if rng.random() < 0.5:
            # With several copies of a card often only one of them changes places.
            changed = [first, *rng.sample(changed[1:], min(1, len(changed) - 1))]
        for number in changed:
            fate, card = steps[number]
            trial[number] = Step(fate, swap[card])
        if follow(side, trial) is not None:
            steps = trial
    return tuple(steps)
