"""Custom positions: for lessons, examples and tests of individual rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from tripoli.shores.model.cards import CARDS, CORES, DRAW_PILES, Card, in_order
from tripoli.shores.model.pieces import (
    AMERICAN,
    PLACES_BY_NAME,
    SUPPLY,
    TOTALS,
    Piece,
    Season,
    Side,
)
from tripoli.shores.model.state import Phase, State


def arranged(
    when: str,
    side: Side,
    pieces: Mapping[str, Mapping[Piece, int]],
    american: Iterable[str] = (),
    tripolitan: Iterable[str] = (),
    *,
    gold: int = 0,
    captured: Iterable[str] = (),
    discards: Iterable[str] = (),
    tripolitan_discards: Iterable[str] = (),
    removed: Iterable[str] = (),
) -> State:
    """Create a position at rest before a side's play.

    Args:
        when: season and year, as "Fall 1805".
        side: the side whose play it is.
        pieces: the pieces by place; all others are in the Supply.
        american: the names of the cards in the American hand.
        tripolitan: the names of the cards in the Tripolitan hand.
        gold: Tripolitania's gold.
        captured: the cities that Hamet's Army has taken.
        discards: the American discard pile, oldest first.
        tripolitan_discards: the Tripolitan discard pile, oldest first.
        removed: cards of either side that are out of the game.

    Raises:
        ValueError: there are not enough pieces or cards.
    """
    state = State()
    season, year = when.split()
    state.year = int(year)
    state.season = Season[season.upper()]
    state.phase = Phase.AMERICAN_PLAY if side is AMERICAN else Phase.TRIPOLITAN_PLAY
    state.gold = gold
    state.captured = tuple(PLACES_BY_NAME[city] for city in captured)
    put_pieces(state, pieces)
    hands = {Side.AMERICAN: american, Side.TRIPOLITAN: tripolitan}
    piles = {Side.AMERICAN: discards, Side.TRIPOLITAN: tripolitan_discards}
    for owner in Side:
        cards = state.cards[owner]
        removed_cards = _cards_of(owner, removed)
        cards.hand = in_order(CARDS[name] for name in hands[owner])
        cards.discards = tuple(CARDS[name] for name in piles[owner])
        cards.removed = tuple(removed_cards)
        cards.core = tuple(card for card in CORES[owner] if card not in removed_cards)
        rest = Counter(DRAW_PILES[owner])
        rest.subtract(
            card
            for card in (*cards.hand, *cards.discards, *removed_cards)
            if card not in CORES[owner]
        )
        if min(rest.values()) < 0:
            raise ValueError("more copies of a card than there are")
        cards.pile = in_order(rest.elements())
    return state


def put_pieces(state: State, pieces: Mapping[str, Mapping[Piece, int]]) -> None:
    """Clear the board and place these pieces, with all others in the Supply.

    Raises:
        ValueError: there are not enough pieces.
    """
    state.counts = [0] * len(state.counts)
    for kinds, total in TOTALS:
        state.counts[kinds[0] + SUPPLY] = total
    for name, kinds_there in pieces.items():
        for piece, count in kinds_there.items():
            state.counts[piece + PLACES_BY_NAME[name]] += count
            state.counts[piece + SUPPLY] -= count
            if state.counts[piece + SUPPLY] < 0:
                raise ValueError(f"there are not so many pieces of the kind {piece}")


def _cards_of(owner: Side, names: Iterable[str]) -> list[Card]:
    """The named cards that belong to a side."""
    return [CARDS[name] for name in names if CARDS[name].side is owner]
