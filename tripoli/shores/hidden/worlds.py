"""The worlds that a side must think possible: determinization.

A side knows its own cards and everything that lies open. Draw piles have no order, so nothing but
the chance to come is hidden in its own. Of the opponent's cards it knows some; all others are dealt
anew, in any way that what it has seen allows, each way equally likely:

- With open discards the opponent's hidden cards are the draw pile and the hand, less what is
  `Cards.known` of the hand and what has been shown of it in the present play. (Once the pile has
  run out, before 1805, all of the hand is known, and after the reshuffle stays so.)
- With hidden discards another past is imagined that looks the same (see `past`).
- The T-bot hides nothing but the order of its draw pile, which is chance.

Battle cards that the opponent was asked about and declined are not seen (R29 with the option off
tells only the person who is asked).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, TypeVar

from tripoli.kernel.worlds import Follower, Made, Since
from tripoli.shores.hidden.past import Walk
from tripoli.shores.model.cards import DRAW_PILES, Card, in_order, without
from tripoli.shores.model.fates import SECRET, Fate, Step, follow
from tripoli.shores.model.options import SET_ASIDE, Act, Ask
from tripoli.shores.model.pieces import AMERICAN, Side
from tripoli.shores.model.state import Cards, Phase, State
from tripoli.shores.rules.war import War

W = TypeVar("W", bound=War)

FORGET: Final = 20
"""Exchanges for each secret step before the first world: it has forgotten the real one."""
BETWEEN: Final = 2
"""Exchanges for each secret step from one world to the next."""


def worlds(war: W, side: Side, rng: Random) -> Iterator[W]:
    """Full games that `side` cannot tell from `war`, without end, with other chance to come.

    Every way in which the hidden cards can lie is equally likely. With open discards the games are
    independent of one another; with hidden discards each is a few steps further on one walk (see
    `past.Walk`), so that the first costs much more than the next. The history of each begins at
    the last rest of `war`, which must not go on meanwhile.

    Args:
        war: the real game.
        side: who imagines them.
        rng: chooses among the possibilities; not the game's own chance.
    """
    seen = _Seen(war, side)
    deals = seen.deals(rng)
    while True:
        state, faces = next(deals)
        twin = war.resting(state, war.chance)
        yield _Follower(seen, faces, rng).lead(twin, rng.getrandbits(53))


class _Seen:
    """What one side has seen since the last rest of a game.

    Attributes:
        made: the choices, without those of the other side that are not seen.
    """

    def __init__(self, war: War, side: Side) -> None:
        since = Since(war)
        self.war = war
        self.side = side
        self.hidden = war.setup.hidden_discards
        self.starting_year = war.rested.phase is Phase.START_OF_YEAR
        self.results = since.results
        self.made = [
            choice
            for choice in since.made
            if choice.by == side or choice.option.act is not Act.DECLINE
        ]
        self.asked_about = self._asked_about()

    def deals(self, rng: Random) -> Iterator[tuple[State, Sequence[Card]]]:
        """States at the last rest with the hidden cards of the opponent dealt anew, without end.

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
        """The opponent's past up to now, and that they hold what they are being asked about."""
        past = self.war.state.cards[self.side.other].past
        if self.asked_about is None or self.war.setup.conceal_reactions:
            return past
        return (*past, Step(Fate.PLAYED, self.asked_about))

    def _shown_from_hand(self) -> list[Card]:
        """With open discards: the opponent's cards that were in hand at the last rest and that
        have been seen to leave it, or are being asked about.
        """
        hand = self.war.rested.cards[self.side.other].hand
        shown = []
        for number, (by, option, _) in enumerate(self.made):
            card = option.card
            if by == self.side or card is None:
                continue
            from_hand = option.act in _FROM_HAND or (
                # A later event of a play came out of the discard pile (R13).
                option.act is Act.EVENT and number == 0 and card in hand
            )
            if from_hand:
                shown.append(card)
        if not self.starting_year and self.side is not AMERICAN:
            # What *US Signal Books Overboard* drew.
            shown += [
                result
                for result in self.results
                if isinstance(result, Card) and result.side is AMERICAN
            ]
        if self.asked_about is not None and not self.war.setup.conceal_reactions:
            shown.append(self.asked_about)
        return shown

    def _asked_about(self) -> Card | None:
        """The battle card about which the opponent is being asked."""
        decision = self.war.decision
        if decision is None or decision.side is self.side or decision.ask is not Ask.REACTION:
            return None
        return decision.card


class _Follower(Follower):
    """Leads an imagined game to where the real one is.

    Args:
        seen: what the side has seen since the last rest.
        faces: with hidden discards, the cards of the opponent's secret steps since.
        rng: whose choice it is among what the opponent may have set aside or drawn.
    """

    def __init__(self, seen: _Seen, faces: Sequence[Card], rng: Random) -> None:
        super().__init__(seen.made, seen.results)
        self.seen = seen
        self.side = seen.side
        self.rng = rng
        self.faces = deque(faces)

    def next_choice(self, world: War) -> str | None:
        """The same choice, or another that looks the same.

        The opponent may be asked about a battle card in the imagined game where the real one was
        not: they then decline.
        """
        decision = world.decision
        assert decision is not None
        if decision.ask is Ask.REACTION and decision.side is not self.side:
            return self._reaction(decision.card, decision.options[-1])
        if not self.made:
            return None
        by, option, _ = self.made.popleft()
        if by == self.side:
            return option  # type: ignore[no-any-return]
        if option.act is Act.SET_ASIDE:
            # Any card of the hand, every copy as likely as any other card.
            return SET_ASIDE[self.rng.choice(world.state.cards[by].hand)]
        if self.seen.hidden and option.act in _FACE_DOWN:
            card = self.faces.popleft()
            (same,) = (o for o in decision.options if o.act is option.act and o.card is card)
            return same
        return option  # type: ignore[no-any-return]

    def _reaction(self, card: Card | None, decline: str) -> str | None:
        left = len(self.results)
        choice: Made | None = self.made[0] if self.made else None
        if choice and choice.option.card is card and choice.left == left:
            return self.made.popleft().option  # type: ignore[no-any-return]
        if not left and not choice and card is self.seen.asked_about:
            return None
        return decline

    def draw(self, drawn: Any, pile: Sequence[Any]) -> Any:
        """What was drawn, or, if it was not seen, what may have been."""
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
    """Ways in which hand and draw pile of a side may lie, with open discards, without end.

    Args:
        cards: of the side, at rest.
        shown: cards that were in hand, beside those that are known.
        rng: chooses among the possibilities.
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
    # In the order of the deck, so that the order does not reveal what was in hand.
    pool = in_order((*unseen, *cards.pile))
    drawn = len(cards.hand) - len(known_hand)
    random = rng.random
    while True:
        order = list(range(len(pool)))
        for place in range(drawn):
            # Only `random` gives the same numbers on every Python.
            swap = place + int(random() * (len(order) - place))
            order[place], order[swap] = order[swap], order[place]
        yield (
            in_order((*known_hand, *(pool[place] for place in order[:drawn]))),
            tuple([pool[place] for place in sorted(order[drawn:])]),
        )
