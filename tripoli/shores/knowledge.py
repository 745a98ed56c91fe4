"""Determinization: a full game that a side cannot tell from the one it is in.

The side knows its own cards and everything that lies open. Draw piles have no order, so nothing
but the chance still to come is hidden in its own. Of the opponent's cards it knows some; all others
are dealt anew, in any way that what it has seen allows:

- With open discards the opponent's hidden cards are the draw pile and the hand, less what is
  `Cards.known` of the hand and what has been shown of it in the present play. (Once the pile has
  run out, before 1805, all of the hand is known, and after the reshuffle stays so.)
- With hidden discards another past is imagined that looks the same (see `past`).

- In solitaire play the T-bot hides nothing but the order of its draw pile, which is chance, too.

What the opponent was asked about battle cards and declined is not seen (R29 with the option off
tells only the person who is asked).
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from tripoli.kernel.chance import SeededChance
from tripoli.shores.cards import DRAW_PILES, Card, in_order
from tripoli.shores.game import Game
from tripoli.shores.options import SET_ASIDE, Act, Ask, Decision, Option
from tripoli.shores.past import SECRET, Fate, Step, Walk, follow
from tripoli.shores.pieces import AMERICAN, TRIPOLITAN, Side
from tripoli.shores.state import Cards, Phase, State

G = TypeVar("G", bound=Game)
T = TypeVar("T")

FORGET: Final = 20
"""Exchanges for each secret step before the first world: it has forgotten the real one."""
BETWEEN: Final = 1
"""Exchanges for each secret step from one world to the next."""


def worlds(game: G, side: Side, rng: Random) -> Iterator[G]:
    """Full games that `side` cannot tell from `game`, without end, with other chance to come.

    Every way in which the hidden cards can lie is equally likely. With open discards the games are
    independent of one another; with hidden discards each is a few steps further on one walk (see
    `past.Walk`), so that a single one costs much more than the next. The history of each begins at
    the last rest of `game`, which must not go on meanwhile.

    Args:
        game: the real game.
        side: who imagines them.
        rng: whose choice among the possibilities it is; not the game's own chance.
    """
    since = _Since(game, side)
    deals = since.deals(rng)
    while True:
        state, faces = next(deals)
        follower = _Follower(since, faces, rng)
        twin = game.resting(state, _Imagined(since.results, follower.draw))
        follower.lead(twin)
        twin.chance = SeededChance(rng.getrandbits(53))
        yield twin


def determinized(game: G, side: Side, rng: Random) -> G:
    """One of `worlds`."""
    return next(worlds(game, side, rng))


class _Choice(NamedTuple):
    """A choice since the last rest.

    Attributes:
        by: who made it.
        option: what was chosen.
        left: how many of the chance results since the rest came after it.
    """

    by: Side
    option: Option
    left: int


class _Since:
    """What has happened since the last rest of a game, as one side saw it."""

    def __init__(self, game: Game, side: Side) -> None:
        self.game = game
        self.side = side
        self.hidden = game.setup.hidden_discards
        self.starting_year = game.rested.phase is Phase.START_OF_YEAR
        entries = game.since_rest
        options = sum(isinstance(entry, Option) for entry in entries)
        sides = iter(game.sides[len(game.sides) - options :])
        self.results = [entry for entry in entries if not isinstance(entry, Option)]
        left = len(self.results)
        self.choices: list[_Choice] = []
        for entry in entries:
            if not isinstance(entry, Option):
                left -= 1
                continue
            by = Side(next(sides))
            if by is side or entry.act is not Act.DECLINE:
                self.choices.append(_Choice(by, entry, left))

    def deals(self, rng: Random) -> Iterator[tuple[State, Sequence[Card]]]:
        """States at the last rest with the hidden cards of the opponent dealt anew, without end.

        With each come, in a game with hidden discards, the cards of the secret steps since.
        """
        other = self.side.other
        rested = self.game.rested
        if self.game.setup.solitaire and other is TRIPOLITAN:
            # All that the T-bot has lies open, and its draws are seen.
            while True:
                yield rested.copy(), ()
        if not self.hidden:
            shown = self._shown_from_hand()
            while True:
                state = rested.copy()
                deal_again(state.cards[other], shown, rng)
                yield state, ()
        before = len(rested.cards[other].past)
        walk = Walk(DRAW_PILES[other], self._past())
        walk.go(FORGET * len(walk), rng)
        while True:
            past = walk.past()
            state = rested.copy()
            cards = state.cards[other]
            cards.past = past[:before]
            now = follow(other, cards.past)
            assert now is not None
            cards.pile, cards.hand, cards.discards = now
            faces = [step.card for step in past[before:] if step.fate in SECRET]
            yield state, faces  # type: ignore[misc]  # secret steps have cards
            walk.go(BETWEEN * len(walk), rng)

    def _past(self) -> tuple[Step, ...]:
        """The opponent's past up to now, and that they hold what they are being asked about."""
        past = self.game.state.cards[self.side.other].past
        pending = self.pending()
        if pending is None or self.game.setup.conceal_reactions:
            return past
        return (*past, Step(Fate.PLAYED, pending))

    def _shown_from_hand(self) -> list[Card]:
        """With open discards: the opponent's cards that were in hand at the last rest and that
        have been seen to leave it, or are being asked about.
        """
        held = self.game.rested.cards[self.side.other].hand
        shown = []
        for number, (by, option, _) in enumerate(self.choices):
            card = option.card
            if by is self.side or card is None:
                continue
            from_hand = option.act in _FROM_HAND or (
                # A later event of a play came out of the discard pile (R13).
                option.act is Act.EVENT and number == 0 and card in held
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
        pending = self.pending()
        if pending is not None and not self.game.setup.conceal_reactions:
            shown.append(pending)
        return shown

    def pending(self) -> Card | None:
        """The battle card about which the opponent is being asked."""
        decision = self.game.decision
        if decision is None or decision.side is self.side or decision.ask is not Ask.REACTION:
            return None
        return decision.card


class _Follower:
    """Leads an imagined game to where the real one is.

    Args:
        since: what has happened since the last rest.
        faces: with hidden discards, the cards of the opponent's secret steps since.
        rng: whose choice it is among what the opponent may have set aside or drawn.
    """

    def __init__(self, since: _Since, faces: Sequence[Card], rng: Random) -> None:
        self.since = since
        self.side = since.side
        self.rng = rng
        self.choices = deque(since.choices)
        self.faces = deque(faces)

    def lead(self, twin: Game) -> None:
        """Play on from the last rest."""
        twin.start()
        chance = twin.chance
        assert isinstance(chance, _Imagined)
        while (decision := twin.decision) is not None:
            option = self._next_choice(twin, decision, chance.left)
            if option is None:
                return
            twin.choose(option)

    def _next_choice(self, twin: Game, decision: Decision, left: int) -> Option | None:
        """What to choose in the imagined game to follow the real one; None when it has come up.

        Args:
            twin: the imagined game.
            decision: of the imagined game. Its opponent may be asked about a battle card where
                the real one was not.
            left: how many of the chance results have not been used.
        """
        if decision.ask is Ask.REACTION and decision.side is not self.side:
            played = self.choices and self.choices[0]
            if played and played.option.card is decision.card and played.left == left:
                return self.choices.popleft().option
            if not left and not played and decision.card is self.since.pending():
                return None
            return decision.options[-1]
        if not self.choices:
            return None
        by, option, _ = self.choices.popleft()
        if by is self.side:
            return option
        if option.act is Act.SET_ASIDE:
            # Any card of the hand, every copy as likely as any other card.
            return SET_ASIDE[self.rng.choice(twin.state.cards[by].hand)]
        if self.since.hidden and option.act in _FACE_DOWN:
            card = self.faces.popleft()
            (same,) = (o for o in decision.options if o.act is option.act and o.card is card)
            return same
        return option

    def draw(self, drawn: Card, pile: Sequence[T]) -> T | Card:
        """What was drawn, or, if it was not seen, what may have been."""
        since = self.since
        bot = since.game.setup.solitaire and drawn.side is TRIPOLITAN
        if drawn.side is self.side or bot:
            return drawn
        if since.hidden:
            return self.faces.popleft()
        return self.rng.choice(pile) if since.starting_year else drawn


_FROM_HAND: Final = (
    Act.PLAY,
    Act.DISCARD_TO_MOVE,
    Act.DISCARD_TO_BUILD,
    Act.DISCARD_TO_RAID,
)
_FACE_DOWN: Final = (*_FROM_HAND[1:], Act.TAKE)


class _Imagined:
    """The chance results since the last rest, with hidden draws of the opponent drawn anew."""

    def __init__(self, results: Iterable[Any], draw: Callable[[Any, Any], Any]) -> None:
        self._results = deque(results)
        self._draw = draw

    @property
    def left(self) -> int:
        """How many results have not been used."""
        return len(self._results)

    def dice(self, count: int) -> tuple[int, ...]:
        """The dice as they fell."""
        dice = self._results.popleft()
        assert len(dice) == count
        return dice  # type: ignore[no-any-return]

    def draw(self, pile: Sequence[T]) -> T:
        """A card that the side saw drawn, or any that it may have been."""
        return self._draw(self._results.popleft(), pile)  # type: ignore[no-any-return]

    def copy(self) -> Any:
        """Never wanted: the imagined game gets a chance of its own."""
        raise NotImplementedError


def deal_again(cards: Cards, shown: Sequence[Card], rng: Random) -> None:
    """Deal hand and draw pile of a side anew, with open discards.

    Args:
        cards: of the side, at rest; changed.
        shown: cards that were in hand, beside those that are known.
        rng: the choice among the possibilities.
    """
    fixed = Counter(cards.known) | Counter(shown)
    # In the order of the deck, so that nothing in it tells what was in hand.
    pool = list(in_order([*(Counter(cards.hand) - fixed).elements(), *cards.pile]))
    rng.shuffle(pool)
    drawn = len(cards.hand) - fixed.total()
    cards.hand = in_order([*fixed.elements(), *pool[:drawn]])
    cards.pile = in_order(pool[drawn:])
