"""Computer players: whoever answers decisions by looking at a seat. No game is named here."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tripoli.kernel.seat import Player
from tripoli.players.random_player import RandomPlayer

PLAYERS: Final[dict[str, Callable[[Random], Player]]] = {"random": RandomPlayer}
"""The computer players by the name under which programs and command lines know them; each is made
with a source of chance of its own."""

__all__ = ["PLAYERS", "Player", "RandomPlayer"]
