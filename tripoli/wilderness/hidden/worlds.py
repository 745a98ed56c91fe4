"""Determinization: the games that a side cannot tell from the real one.

Everything but the deck and the hands is open. Of the enemy's hand a side knows the cards that came
there openly, and those shown since the last rest. All others are dealt anew from the cards that it
has not seen, so that each hand is as likely as the deals that lead to it:

- All hands are equally likely, as long as nothing is known of them.
- After a British Ministerial Crisis without effect, the cards that it asks for are not in hand.
- A card held over from the last season was in hand before the deal, so it is none of the cards
  that only a reshuffle has brought back. A hand of which k cards may be the one held over can have
  come about in k ways.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, TypeVar

from tripoli.kernel.chance import LARGEST_SEED, RecordedChance
from tripoli.kernel.worlds import PlaySoFar, Reenactment
from tripoli.wilderness.model.cards import Card, in_order
from tripoli.wilderness.model.options import Act
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.state import State
from tripoli.wilderness.rules.war import War

W = TypeVar("W", bound=War)

_SHOWING: Final = frozenset(
    (Act.EVENT, Act.ACTIVATE, Act.STOCKADES, Act.FORTS, Act.PLAY, Act.DISCARD)
)
"""The choices that show a card of the hand."""


def worlds(war: W, side: Side, rng: Random) -> Iterator[W]:
    """An endless stream of full games that a side cannot tell from this one, independent of each
    other, with new dice and draws. The history of each begins at the last rest.

    Args:
        war: the real game.
        side: the side that imagines them.
        rng: picks among the possibilities; not the game's own source.
    """
    since = PlaySoFar(war, side)
    shown = tuple(
        made.option.card
        for made in since.made
        if made.by != side and made.option.act in _SHOWING and made.option.card is not None
    )
    decision = war.decision
    subject = None if decision is None or since.window else (decision.side, decision.ask)
    while True:
        state = war.rested.copy()
        deal_anew(state, side, shown, rng)
        world = war.resting(state, RecordedChance(()))
        found = Reenactment(since).perform(world, rng.randint(0, LARGEST_SEED))
        imagined = found.decision
        if subject is None or imagined is None or (imagined.side, imagined.ask) == subject:
            # Otherwise the enemy could not be deciding about what it decides.
            yield found


def deal_anew(state: State, side: Side, shown: tuple[Card, ...], rng: Random) -> None:
    """Deal the enemy's hidden cards anew, as a side may imagine them.

    Args:
        state: at rest; changed in place.
        side: the side that imagines.
        shown: cards that the enemy has shown since.
        rng: picks among the possibilities.
    """
    hand = state.hands[side.other]
    hidden = tuple(card for card in hand.cards if card not in hand.known)
    fixed = tuple(card for card in shown if card in hidden)
    count = len(hidden) - len(fixed)
    unseen = in_order((*state.deck, *hidden))
    pool = [card for card in unseen if card not in fixed and card not in hand.lacked]
    while True:
        dealt = (*fixed, *rng.sample(pool, count))
        if not hand.held or not dealt:
            break
        ways = hand.held_shown + sum(card in hand.held for card in dealt)
        if rng.random() * (hand.held_shown + len(dealt)) < ways:
            break
    hand.cards = in_order((*hand.known, *dealt))
    state.deck = tuple(card for card in unseen if card not in dealt)
