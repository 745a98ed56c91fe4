"""Positions set up by hand, for tests of single rules; their dice and draws are scripted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import tripoli
from tripoli.kernel.chance import ScriptedChance
from tripoli.shores.model.arranged import arranged
from tripoli.shores.model.cards import Card
from tripoli.shores.model.events import Event
from tripoli.shores.model.pieces import (
    PLACES_BY_NAME,
    Piece,
    Place,
    Side,
)
from tripoli.shores.model.state import Setup

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
    """A game about to ask `side` for its play, with scripted dice and draws."""
    made = arranged(when, side, pieces, american, tripolitan, **more)
    game = tripoli.Game(setup or Setup(), ScriptedChance(dice, draws), made)
    game.start()
    return game


def listen(game: tripoli.Game) -> list[Event]:
    """The list to which all further events of a game are added."""
    events: list[Event] = []
    game.listener = events.append
    return events


def play(game: tripoli.Game, *choices: str) -> tripoli.Game:
    """Make several choices."""
    for choice in choices:
        game.choose(choice)
    return game


def count(game: tripoli.Game, piece: Piece, place: str | Place) -> int:
    """The number of pieces in a place."""
    where = PLACES_BY_NAME[place] if isinstance(place, str) else place
    return game.state.counts[piece + where]


def options(game: tripoli.Game) -> tuple[str, ...]:
    """The notations of the current options."""
    assert game.decision is not None
    return tuple(str(option) for option in game.decision.options)


def asked(game: tripoli.Game) -> tuple[str, str]:
    """The side that is asked, and the kind of decision."""
    assert game.decision is not None
    return str(game.decision.side), game.decision.ask.value


def names(cards: Iterable[Card]) -> list[str]:
    """The names of cards."""
    return [card.name for card in cards]


def unused(game: tripoli.Game) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The scripted dice and draws that have not been used."""
    assert isinstance(game.chance, ScriptedChance)
    return game.chance.left
