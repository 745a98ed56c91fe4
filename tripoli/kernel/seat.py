"""A place at the table: all that a computer player gets of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Protocol

from tripoli.kernel.choice import Decision, Option


class Playable(Protocol):
    """What a game offers to whoever plays it."""

    @property
    def decision(self) -> Any:
        """What is to be chosen now; None when the game is over."""

    @property
    def since_rest(self) -> Sequence[Any]:
        """The choices and chance results since the last rest."""

    @property
    def sides(self) -> Sequence[int]:
        """Who made each choice."""

    def view(self, side: Any) -> Any:
        """What `side` may know."""

    def worlds(self, side: Any, rng: Random) -> Iterator[Any]:
        """Full games that `side` cannot tell from this one, without end."""


class Seat:
    """One side of a game, with nothing hidden in reach.

    Args:
        game: the game; kept from the player.
        side: whose seat it is.
    """

    __slots__ = ("_game", "side")

    def __init__(self, game: Playable, side: Any) -> None:
        self._game = game
        self.side = side

    @property
    def decision(self) -> Decision:
        """What the side is asked."""
        decision = self._game.decision
        if decision is None or decision.side != self.side:
            raise ValueError("it is not for this side to decide")
        return decision  # type: ignore[no-any-return]

    @property
    def before(self) -> Option | None:
        """The side's choice just before, if nothing else has happened since and it was part of the
        same play; else None.
        """
        entries = self._game.since_rest
        own = entries and isinstance(entries[-1], Option) and self._game.sides[-1] == self.side
        return entries[-1] if own else None

    def view(self) -> Any:
        """What the side may know."""
        return self._game.view(self.side)

    def worlds(self, rng: Random) -> Iterator[Any]:
        """Full games that the side cannot tell from the real one, without end."""
        return self._game.worlds(self.side, rng)


class Player(Protocol):
    """Whoever answers decisions."""

    def choose(self, seat: Seat) -> Option:
        """Answer `seat.decision` with one of its options."""
