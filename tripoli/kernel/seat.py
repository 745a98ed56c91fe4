"""A seat: everything that a computer player gets to see of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Protocol

from tripoli.kernel.choice import Decision, Option


class Playable(Protocol):
    """The interface of a game that players need."""

    @property
    def decision(self) -> Any:
        """The current decision; None when the game is over."""

    @property
    def since_turn(self) -> Sequence[Any]:
        """The choices and random results of the current turn."""

    @property
    def sides(self) -> Sequence[int]:
        """The side that made each choice."""

    def view(self, side: Any) -> Any:
        """What `side` can see."""

    def worlds(self, side: Any, rng: Random) -> Iterator[Any]:
        """An endless stream of full games that `side` cannot tell from this one."""


class Seat:
    """One side's view of a game, without access to hidden information.

    Args:
        game: the game; not accessible to the player.
        side: the side.
    """

    __slots__ = ("_game", "side")

    def __init__(self, game: Playable, side: Any) -> None:
        self._game = game
        self.side = side

    @property
    def decision(self) -> Decision:
        """The side's current decision."""
        decision = self._game.decision
        if decision is None or decision.side != self.side:
            raise ValueError("it is not this side's turn")
        return decision  # type: ignore[no-any-return]

    @property
    def before(self) -> Option | None:
        """The side's previous choice if nothing else has happened since and it was part of the same
        turn; else None.
        """
        entries = self._game.since_turn
        own = entries and isinstance(entries[-1], Option) and self._game.sides[-1] == self.side
        return entries[-1] if own else None

    def view(self) -> Any:
        """What the side can see."""
        return self._game.view(self.side)

    def worlds(self, rng: Random) -> Iterator[Any]:
        """An endless stream of full games that the side cannot tell from the real one."""
        return self._game.worlds(self.side, rng)


class Player(Protocol):
    """Makes decisions."""

    def choose(self, seat: Seat) -> Option:
        """Choose one of the options of `seat.decision`."""
