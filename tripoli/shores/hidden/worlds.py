"""Determinization: the worlds that are possible from a side's point of view.

A side knows its own cards and everything that is face up. Draw piles have no order, so of its own
cards only the draws to come are hidden. Some of the opponent's cards are known; all others are
dealt anew, uniformly among the ways that are consistent with what the side has seen:

- With open discards, the opponent's hidden cards are the draw pile and the hand, except the cards
  of the hand in `Cards.known` and those shown in the current play. (Once the pile has run out,
  before 1805, the whole hand is known, and remains so after the reshuffle.)
- With hidden discards, a different past is imagined that looks the same (see `past`).
- The T-bot hides nothing but the order of its draw pile, which is random.

When the opponent was asked about a battle card and declined, the side does not see it (with the
option of R29 off, only the person asked is told).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, TypeVar

from tripoli.kernel.worlds import PastChoice, PlaySoFar, Reenactment
from tripoli.shores.hidden.past import Walk
from tripoli.shores.model.cards import DRAW_PILES, Card, in_order, without
from tripoli.shores.model.fates import SECRET, Fate, Step, follow
from tripoli.shores.model.options import SET_ASIDE, Act, Option
from tripoli.shores.model.pieces import AMERICAN, Side
from tripoli.shores.model.state import Cards, Phase, State
from tripoli.shores.rules.war import War

W = TypeVar("W", bound=War)

FORGET: Final = 20
"""Exchanges per secret step before the first world, enough to forget the real one while at most 12
of a side's 24 cards are out of the game: its unique and battle cards (Card Decks), as `read_state`
makes sure. With many more out, most exchanges would be rejected and the first worlds would lean
toward the real past.
"""
BETWEEN: Final = 2
"""Exchanges per secret step between two worlds."""


def worlds(war: W, side: Side, rng: Random) -> Iterator[W]:
    """An endless stream of full games that `side` cannot tell from `war`, with new dice and draws.

    All possible arrangements of the hidden cards are equally likely. With open discards the games
    are independent; with hidden discards each is a few steps further along one random walk (see
    `past.Walk`), so that the first costs much more than the others. The history of each begins at
    the last rest of `war`, which must not advance meanwhile.

    Args:
        war: the real game.
        side: the side that imagines them.
        rng: picks among the possibilities; not the game's own source.
    """
    seen = _Seen(war, side)
    deals = seen.deals(rng)
    while True:
        state, faces = next(deals)
        twin = war.resting(state, war.chance)
        yield _Reenactment(seen, faces, rng).perform(twin, rng.getrandbits(53))


class _Seen(PlaySoFar):
    """What one side has seen since the last rest of a war."""

    def __init__(self, war: War, side: Side) -> None:
        super().__init__(war, side)
        self.war = war
        self.hidden = war.setup.hidden_discards
        self.starting_year = war.rested.phase is Phase.START_OF_YEAR

    def deals(self, rng: Random) -> Iterator[tuple[State, Sequence[Card]]]:
        """An endless stream of states at the last rest with the opponent's hidden cards dealt anew.

        With hidden discards, each comes with the cards of the secret steps since then.
        """
        opponent = self.side.other
        rested = self.war.rested
        if self.war.setup.automaton is opponent:
            while True:
                yield rested.copy(), ()
        if not self.hidden:
            deal = deals_of(rested.cards[opponent], self._shown_from_hand(), rng)
            while True:
                state = rested.copy()
                cards = state.cards[opponent]
                cards.hand, cards.pile = next(deal)
                yield state, ()
        before = len(rested.cards[opponent].past)
        walk = Walk(DRAW_PILES[opponent], self._past())
        walk.go(FORGET * len(walk), rng)
        while True:
            past = walk.past()
            state = rested.copy()
            cards = state.cards[opponent]
            cards.past = past[:before]
            whereabouts = follow(opponent, cards.past)
            assert whereabouts is not None
            cards.pile, cards.hand, cards.discards = whereabouts
            faces = [step.card for step in past[before:] if step.fate in SECRET]
            yield state, faces  # type: ignore[misc]  # secret steps have cards
            walk.go(BETWEEN * len(walk), rng)

    def _past(self) -> tuple[Step, ...]:
        """The opponent's past up to now, including that they hold the card in question."""
        past: tuple[Step, ...] = self.war.state.cards[self.side.other].past
        if self.window is None or self.war.setup.conceal_reactions:
            return past
        return (*past, Step(Fate.PLAYED, self.window))

    def _shown_from_hand(self) -> list[Card]:
        """With open discards: the opponent's cards that were in hand at the last rest and have been
        seen leaving it, or are being asked about.
        """
        hand = self.war.rested.cards[self.side.other].hand
        shown = []
        for number, (by, option, _) in enumerate(self.made):
            card = option.card
            if by == self.side or card is None:
                continue
            from_hand = option.act in _FROM_HAND or (
                # A later event of a play came from the discard pile (R13).
                option.act is Act.EVENT and number == 0 and card in hand
            )
            if from_hand:
                shown.append(card)
        if not self.starting_year and self.side is not AMERICAN:
            # Cards drawn by *US Signal Books Overboard*.
            shown += [
                result
                for result in self.results
                if isinstance(result, Card) and result.side is AMERICAN
            ]
        if self.window is not None and not self.war.setup.conceal_reactions:
            shown.append(self.window)
        return shown


class _Reenactment(Reenactment):
    """Brings an imagined game to the point where the real one is.

    Args:
        seen: what the side has seen since the last rest.
        faces: with hidden discards, the cards of the opponent's secret steps since then.
        rng: picks the cards that the opponent may have set aside or drawn.
    """

    def __init__(self, seen: _Seen, faces: Sequence[Card], rng: Random) -> None:
        super().__init__(seen)
        self.seen = seen
        self.rng = rng
        self.faces = deque(faces)

    def imagined(self, made: PastChoice, world: War) -> Option:
        """The same choice, or another that looks the same."""
        side, option, _ = made
        if side == self.side:
            return option  # type: ignore[no-any-return]
        if option.act is Act.SET_ASIDE:
            # Any card of the hand, with every copy equally likely.
            return SET_ASIDE[self.rng.choice(world.state.cards[side].hand)]
        if self.seen.hidden and option.act in _FACE_DOWN:
            card = self.faces.popleft()
            assert world.decision is not None
            (same,) = (o for o in world.decision.options if o.act is option.act and o.card is card)
            return same
        return option  # type: ignore[no-any-return]

    def draw(self, drawn: Any, pile: Sequence[Any]) -> Any:
        """The card drawn or, if it was not seen, a possible one."""
        seen = self.seen
        if drawn.side is self.side or seen.war.setup.automaton is drawn.side:
            return drawn
        if seen.hidden:
            return self.faces.popleft()
        return self.rng.choice(pile) if seen.starting_year else drawn


_FROM_HAND: Final = (
    Act.PLAY,
    Act.DISCARD_TO_MOVE,
    Act.DISCARD_TO_BUILD,
    Act.DISCARD_TO_RAID,
)
_FACE_DOWN: Final = (*_FROM_HAND[1:], Act.TAKE)


def deals_of(
    cards: Cards, shown: Sequence[Card], rng: Random
) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """An endless stream of possible hands and draw piles of a side, with open discards.

    Args:
        cards: the side's cards, at rest.
        shown: cards that were in hand, in addition to the known ones.
        rng: picks among the possibilities.
    """
    known_hand = cards.known
    spare = cards.known
    for card in shown:
        if card in spare:
            spare = without(spare, card)
        else:
            known_hand += (card,)
    unseen = cards.hand
    for card in known_hand:
        unseen = without(unseen, card)
    # Sorted in the order of the deck, because the order could reveal what was in hand.
    pool = in_order((*unseen, *cards.pile))
    drawn = len(cards.hand) - len(known_hand)
    random = rng.random
    while True:
        order = list(range(len(pool)))
        for place in range(drawn):
            # Only `random` gives the same numbers on every Python version.
            swap = place + int(random() * (len(order) - place))
            order[place], order[swap] = order[swap], order[place]
        yield (
            in_order((*known_hand, *(pool[place] for place in order[:drawn]))),
            tuple([pool[place] for place in sorted(order[drawn:])]),
        )
