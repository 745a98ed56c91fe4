"""Determinization: a full game that a side cannot tell from the one it is in.

The side knows its own cards and everything that lies open. Of the opponent's cards it knows some
(`Cards.known`, and those shown in the present play); all others are dealt anew, in every way that
what it has seen allows:

- Draw piles have no order, so nothing but the chance still to come is hidden in the side's own.
- With open discards the opponent's hidden cards are the draw pile and the rest of the hand.
  Once the pile has run out, before 1805, that rest is known, too, and after the reshuffle those
  cards are `known`.
- With hidden discards three kinds are told apart. Cards never shown can be anywhere hidden. Cards
  shown before they were shuffled in (`stock`) can be in the pile or among the cards drawn from
  it, not among those `held_over`. Cards shown and discarded since (`shown`) stay where they are.

What the opponent was asked about battle cards and declined is not seen (R29 with the option off
tells only the person who is asked).
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from tripoli.kernel.chance import SeededChance
from tripoli.shores.cards import Card, in_order
from tripoli.shores.game import Game
from tripoli.shores.options import Act, Ask, Decision, Option
from tripoli.shores.pieces import AMERICAN, Side
from tripoli.shores.state import Cards, Phase

G = TypeVar("G", bound=Game)
T = TypeVar("T")

_DISCARDS: Final = (Act.DISCARD_TO_MOVE, Act.DISCARD_TO_BUILD, Act.DISCARD_TO_RAID)


def determinized(game: G, side: Side, rng: Random) -> G:
    """A full game that `side` cannot tell from `game`, with other chance to come.

    Its history begins at the last rest of `game`.

    Args:
        game: the real game.
        side: who imagines it.
        rng: whose choice among the possibilities it is; not the game's own chance.
    """
    since = _Since(game, side)
    state = game.rested.copy()
    deal_again(state.cards[side.other], since.shown, game.setup.hidden_discards, rng)
    chance = _Imagined(since, rng)
    twin = game.resting(state, chance)
    twin.start()
    while (decision := twin.decision) is not None:
        option = since.next_choice(decision, chance.left, rng)
        if option is None:
            break
        twin.choose(option)
    twin.chance = SeededChance(rng.getrandbits(53))
    return twin


class Shown(NamedTuple):
    """Cards of the opponent that must be where they were at the last rest.

    Attributes:
        hand: in hand, for they were seen to leave it since.
        discards: in the discard pile, for they were played from there.
    """

    hand: list[Card]
    discards: list[Card]


class _Since:
    """What has happened since the last rest of a game, as one side saw it."""

    def __init__(self, game: Game, side: Side) -> None:
        self.game = game
        self.side = side
        self.hidden = game.setup.hidden_discards
        self.starting_year = game.rested.phase is Phase.START_OF_YEAR
        entries = game.since_rest
        options = [entry for entry in entries if isinstance(entry, Option)]
        sides = game.sides[len(game.sides) - len(options) :]
        self.results = [entry for entry in entries if not isinstance(entry, Option)]
        self.choices = deque(
            (Side(by), option)
            for by, option in zip(sides, options, strict=True)
            if by == side or option.act is not Act.DECLINE
        )
        self.shown = self._find_shown()

    def _find_shown(self) -> Shown:
        shown = Shown([], [])
        for number, (by, option) in enumerate(self.choices):
            card = option.card
            if by is self.side or card is None or self.secret(by, option):
                continue
            if option.act is Act.PLAY or option.act in _DISCARDS:
                shown.hand.append(card)
            elif option.act is Act.EVENT and number:
                shown.discards.append(card)
            elif option.act is Act.EVENT and card in self.game.rested.cards[by].hand:
                shown.hand.append(card)
        if not self.hidden and not self.starting_year and self.side is not AMERICAN:
            # What *US Signal Books Overboard* drew.
            shown.hand.extend(result for result in self.results if isinstance(result, Card))
        pending = self.pending_reaction()
        if pending is not None and not self.game.setup.conceal_reactions:
            shown.hand.append(pending)
        return shown

    def pending_reaction(self) -> Card | None:
        """The battle card about which the opponent is being asked."""
        decision = self.game.decision
        if decision is None or decision.side is self.side or decision.ask is not Ask.REACTION:
            return None
        return decision.card

    def secret(self, by: Side, option: Option) -> bool:
        """Whether the card of a choice made since stays unseen by the side."""
        if by is self.side:
            return False
        if option.act is Act.SET_ASIDE:
            return True
        return self.hidden and (option.act in _DISCARDS or option.act is Act.TAKE)

    def next_choice(self, decision: Decision, results_left: int, rng: Random) -> Option | None:
        """What to choose in the imagined game to follow the real one; None when it has come up.

        The opponent of the imagined game may be asked where the real one was not, and the other
        way round: about battle cards held, and about what lies in a hidden discard pile.
        """
        by, option = self.choices[0] if self.choices else (None, None)
        if decision.ask is Ask.REACTION and decision.side is not self.side:
            if option is not None and option.act is Act.PLAY and option.card is decision.card:
                self.choices.popleft()
                return option
            if not results_left and not self.choices and decision.card is self.pending_reaction():
                return None
            return decision.options[-1]
        if self.hidden and decision.ask is Ask.TAKE and decision.side is not self.side:
            if option is not None and option.act is Act.EVENT:
                self.choices.popleft()
                return option
            if option is not None and option.act is Act.TAKE:
                self.choices.popleft()
            elif not self.choices and self._asked(decision):
                return None
            return rng.choice([taken for taken in decision.options if taken.act is Act.TAKE])
        while option is not None and option.act is Act.TAKE and decision.ask is not Ask.TAKE:
            # In the imagined discard pile there was nothing to choose between.
            self.choices.popleft()
            by, option = self.choices[0] if self.choices else (None, None)
        if by is None or option is None:
            return None
        self.choices.popleft()
        if not self.secret(by, option):
            return option
        return rng.choice(
            [
                other
                for other in decision.options
                if other.act is option.act and other.card not in self.shown.hand
            ]
        )

    def _asked(self, decision: Decision) -> bool:
        real = self.game.decision
        return real is not None and real.ask is decision.ask and real.side is decision.side


class _Imagined:
    """The chance results since the last rest, with hidden draws of the opponent drawn anew."""

    def __init__(self, since: _Since, rng: Random) -> None:
        self._results = deque(since.results)
        self._since = since
        self._rng = rng

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
        drawn = self._results.popleft()
        since = self._since
        seen = not since.starting_year and not since.hidden
        if drawn.side is since.side or seen:
            return drawn  # type: ignore[no-any-return]
        return self._rng.choice([card for card in pile if card not in since.shown.hand])

    def copy(self) -> Any:
        """Never wanted: the imagined game gets a chance of its own."""
        raise NotImplementedError


def deal_again(cards: Cards, shown: Shown, hidden: bool, rng: Random) -> None:
    """Deal the hidden cards of a side anew, as far as its opponent cannot tell.

    Args:
        cards: of the side, at rest; changed.
        shown: what must stay where it is.
        hidden: whether the game is played with hidden discards.
        rng: the choice among the possibilities.
    """
    known, held_over = list(cards.known), list(cards.held_over)
    drawn = list((Counter(cards.hand) - Counter(known) - Counter(held_over)).elements())
    fixed = known[:]
    fixed_held: list[Card] = []
    for card in shown.hand:
        if card in known:
            known.remove(card)
        elif card in held_over:
            held_over.remove(card)
            fixed_held.append(card)
        else:
            drawn.remove(card)
            fixed.append(card)
    # Cards that came into the present pile together can be anywhere in it or drawn from it.
    pool = drawn + list(cards.pile)
    rng.shuffle(pool)
    drawn, pile = pool[: len(drawn)], pool[len(drawn) :]
    discards = list(cards.discards)
    if hidden:
        kept = _Kept(cards.stock)
        never_shown = [
            (place, number)
            for place in (drawn, pile)
            for number, card in enumerate(place)
            if not kept.takes(card)
        ]
        never_shown += [(held_over, number) for number in range(len(held_over))]
        kept = _Kept((*cards.shown, *shown.discards))
        never_shown += [
            (discards, number) for number, card in enumerate(discards) if not kept.takes(card)
        ]
        faces = [place[number] for place, number in never_shown]
        rng.shuffle(faces)
        for (place, number), card in zip(never_shown, faces, strict=True):
            place[number] = card
    cards.held_over = (*fixed_held, *held_over)
    cards.hand = in_order([*fixed, *fixed_held, *held_over, *drawn])
    cards.pile = in_order(pile)
    cards.discards = tuple(discards)


class _Kept:
    """Counts off the cards that keep their faces."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._left = Counter(cards)

    def takes(self, card: Card) -> bool:
        """Whether this one is kept; it is then counted off."""
        if not self._left[card]:
            return False
        self._left[card] -= 1
        return True
