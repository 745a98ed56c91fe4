"""A side's view of the game, built only from what it is allowed to see.

Sources: Card Decks (what is face up); Optional Rule & Tournament Play; rulings R1, R29, R30.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, NamedTuple

from tripoli.shores.model.board import Board
from tripoli.shores.model.cards import BAINBRIDGE_SUPPLIES_INTEL, Card
from tripoli.shores.model.options import Decision
from tripoli.shores.model.pieces import Place, Season, Side
from tripoli.shores.model.result import Result
from tripoli.shores.model.state import Phase, Setup
from tripoli.shores.rules.war import War


class CardsView(NamedTuple):
    """What a viewer can see of one side's cards.

    Attributes:
        core: core cards still in front of the player.
        hand: the cards in hand; None for viewers who cannot see them.
        in_hand: their number, including those set aside in secret (R1).
        aside: cards set aside to be discarded; None for viewers who cannot see them.
        in_pile: the number of cards in the draw pile.
        discards: the discard pile, oldest first; None for viewers who cannot see it. With hidden
            discards, only the Americans may look through their own pile, and only while
            *Bainbridge Supplies Intel* is the active event (Optional Rule).
        in_discards: the number of cards in it.
        removed: cards out of the game.
        active: the active event card.
        event_line: the T-bot's event cards, in order.
        battle_line: the T-bot's battle cards.
    """

    core: tuple[Card, ...]
    hand: tuple[Card, ...] | None
    in_hand: int
    aside: tuple[Card, ...] | None
    in_pile: int
    discards: tuple[Card, ...] | None
    in_discards: int
    removed: tuple[Card, ...]
    active: Card | None
    event_line: tuple[Card, ...]
    battle_line: tuple[Card, ...]

    def to_json(self) -> dict[str, Any]:
        """The fields by name, JSON-compatible."""

        def names(cards: tuple[Card, ...] | None) -> list[str] | None:
            return None if cards is None else [str(card) for card in cards]

        return {
            "core": names(self.core),
            "hand": names(self.hand),
            "in_hand": self.in_hand,
            "aside": names(self.aside),
            "in_pile": self.in_pile,
            "discards": names(self.discards),
            "in_discards": self.in_discards,
            "removed": names(self.removed),
            "active": None if self.active is None else str(self.active),
            "event_line": names(self.event_line),
            "battle_line": names(self.battle_line),
        }


@dataclass(slots=True)
class View(Board):
    """What `side` can see; for None, public information only.

    Attributes:
        side: the viewer.
        setup: the options of the game.
        year, season, phase: the date.
        gold: Tripolitania's gold.
        counts: all pieces, at index `piece + place`, as in `State`.
        captured: the cities that Hamet's Army has taken.
        cards: the cards of each side, by `Side`.
        waits_for: the side that decides; None when the game is over.
        decision: the current decision, if it is `side`'s.
        result: how the game ended.
    """

    side: Side | None
    setup: Setup
    year: int
    season: Season
    phase: Phase
    gold: int
    counts: tuple[int, ...]
    captured: tuple[Place, ...]
    cards: tuple[CardsView, CardsView]
    waits_for: Side | None
    decision: Decision | None
    result: Result | None


def view(war: War, side: Side | None) -> View:
    """What `side` can see of `war`; for None, public information only."""
    state = war.state
    decision = war.decision
    eyes = () if side is None else (side,)
    return View(
        side,
        war.setup,
        state.year,
        state.season,
        state.phase,
        state.gold,
        tuple(state.counts),
        state.captured,
        (_cards_view(war, Side.AMERICAN, eyes), _cards_view(war, Side.TRIPOLITAN, eyes)),
        None if decision is None else decision.side,
        decision if decision is not None and decision.side == side else None,
        war.result,
    )


def _cards_view(war: War, owner: Side, eyes: Collection[int]) -> CardsView:
    cards = war.state.cards[owner]
    own = owner in eyes
    looks = len(eyes) == len(Side) or (own and cards.active is BAINBRIDGE_SUPPLIES_INTEL)
    open_discards = looks or not war.setup.hidden_discards or war.setup.automaton is owner
    return CardsView(
        core=cards.core,
        hand=cards.hand if own else None,
        in_hand=len(cards.hand) + len(cards.aside),
        aside=cards.aside if own else None,
        in_pile=len(cards.pile),
        discards=cards.discards if open_discards else None,
        in_discards=len(cards.discards),
        removed=cards.removed,
        active=cards.active,
        event_line=cards.event_line,
        battle_line=cards.battle_line,
    )


def open_view(war: War, eyes: Collection[int]) -> View:
    """What is shown to the sides in `eyes`: to one side its view, to both of them both hands and
    both discard piles.
    """
    own = [side for side in Side if side in eyes]
    joint_view = view(war, own[0] if len(own) == 1 else None)
    if len(own) == len(Side):
        joint_view.cards = tuple(_cards_view(war, side, own) for side in Side)  # type: ignore[assignment]
    return joint_view
