"""Positions set up by hand, for tests of single rules. All scripted chance comes through here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import tripoli
from tripoli.kernel.chance import ScriptedChance
from tripoli.shores.model.cards import CARDS, CORES, DRAW_PILES, Card, in_order
from tripoli.shores.model.events import Event
from tripoli.shores.model.pieces import (
    AMERICAN,
    PLACES_BY_NAME,
    SUPPLY,
    TOTALS,
    Piece,
    Place,
    Season,
    Side,
)
from tripoli.shores.model.state import Phase, Setup, State

F = Piece.FRIGATE
DF = Piece.DAMAGED_FRIGATE
G = Piece.GUNBOAT
S = Piece.SWEDISH_FRIGATE
M = Piece.MARINE
A = Piece.ARAB
TF = Piece.TRIPOLITAN_FRIGATE
DTF = Piece.DAMAGED_TRIPOLITAN_FRIGATE
C = Piece.CORSAIR
AC = Piece.ALLIED_CORSAIR
I = Piece.INFANTRY  # noqa: E741

FILLER = {Side.AMERICAN: "Assault on Tripoli", Side.TRIPOLITAN: "Uncharted Waters"}
"""A card for a hand that must not be empty and plays no part."""


def state(
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
    """A position at rest before the play of `side`, all pieces not named in the Supply."""
    made = State()
    season, year = when.split()
    made.year = int(year)
    made.season = Season[season.upper()]
    made.phase = Phase.AMERICAN_PLAY if side is AMERICAN else Phase.TRIPOLITAN_PLAY
    made.gold = gold
    made.captured = tuple(PLACES_BY_NAME[city] for city in captured)
    put_pieces(made, pieces)
    hands = {Side.AMERICAN: american, Side.TRIPOLITAN: tripolitan}
    piles = {Side.AMERICAN: discards, Side.TRIPOLITAN: tripolitan_discards}
    for owner in Side:
        cards = made.cards[owner]
        out = cards_of(owner, removed)
        cards.hand = in_order(CARDS[name] for name in hands[owner])
        cards.discards = tuple(CARDS[name] for name in piles[owner])
        cards.removed = tuple(out)
        cards.core = tuple(card for card in CORES[owner] if card not in out)
        rest = Counter(DRAW_PILES[owner])
        rest.subtract(
            card for card in (*cards.hand, *cards.discards, *out) if card not in CORES[owner]
        )
        assert min(rest.values()) >= 0, "more copies of a card than there are"
        cards.pile = in_order(rest.elements())
    return made


def put_pieces(made: State, pieces: Mapping[str, Mapping[Piece, int]]) -> None:
    """Clear the board and put these pieces on it, all others in the Supply."""
    made.counts = [0] * len(made.counts)
    for kinds, total in TOTALS:
        made.counts[kinds[0] + SUPPLY] = total
    for name, kinds_there in pieces.items():
        for piece, count in kinds_there.items():
            made.counts[piece + PLACES_BY_NAME[name]] += count
            made.counts[piece + SUPPLY] -= count
            assert made.counts[piece + SUPPLY] >= 0, f"not so many {piece}"


def cards_of(owner: Side, names: Iterable[str]) -> list[Card]:
    """Those of the named cards that belong to a side."""
    return [CARDS[name] for name in names if CARDS[name].side is owner]


def table(
    when: str,
    side: Side,
    pieces: Mapping[str, Mapping[Piece, int]],
    american: Iterable[str] = (),
    tripolitan: Iterable[str] = (),
    *,
    dice: Iterable[int] = (),
    draws: Iterable[str] = (),
    setup: Setup | None = None,
    **more: Any,
) -> tripoli.Game:
    """A game about to ask `side` for its play; dice and draws come as scripted.

    `game.news` of the returned game holds all events.
    """
    made = state(when, side, pieces, american, tripolitan, **more)
    game = tripoli.Game.at_rest(setup or Setup(), made, ScriptedChance(dice, draws))
    game.start()
    return game


def listen(game: tripoli.Game) -> list[Event]:
    """The events of a game from now on."""
    events: list[Event] = []
    game.listener = events.append
    return events


def play(game: tripoli.Game, *choices: str) -> tripoli.Game:
    """Make several choices."""
    for choice in choices:
        game.choose(choice)
    return game


def count(game: tripoli.Game, piece: Piece, place: str | Place) -> int:
    """How many pieces stand in a place."""
    where = PLACES_BY_NAME[place] if isinstance(place, str) else place
    return game.state.counts[piece + where]


def options(game: tripoli.Game) -> tuple[str, ...]:
    """The notations that may be chosen now."""
    assert game.decision is not None
    return tuple(str(option) for option in game.decision.options)


def asked(game: tripoli.Game) -> tuple[str, str]:
    """Who is asked, and what about."""
    assert game.decision is not None
    return str(game.decision.side), game.decision.ask.value


def names(cards: Iterable[Card]) -> list[str]:
    """The names of cards."""
    return [card.name for card in cards]


def unused(game: tripoli.Game) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The scripted dice and draws that were not used."""
    assert isinstance(game.chance, ScriptedChance)
    return game.chance.left
