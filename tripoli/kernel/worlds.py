"""Determinization: bringing an imagined game to the point where the real one is.

A world that is possible for a seat is made in two steps. First, the game deals hidden information
anew, in the state at its last rest (between two plays). Then the choices and random results since
then are repeated as the seat saw them: its own choices and the dice stay the same, and what others
did in secret is imagined. The second step is here; what is hidden, and how it is dealt, depends on
the game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

from tripoli.kernel.chance import SeededChance
from tripoli.kernel.choice import DECLINE, Option
from tripoli.kernel.engine import Engine

G = TypeVar("G", bound=Engine[Any, Any, Any])
T = TypeVar("T")


class PastChoice(NamedTuple):
    """A choice since the last rest.

    Attributes:
        by: the seat that made it.
        option: what was chosen.
        left: how many of the random results since the rest came after it.
    """

    by: int
    option: Any
    left: int


class PlaySoFar:
    """What a seat has seen of what has happened since the last rest of a game.

    Args:
        game: the real game.
        side: the seat.

    Attributes:
        side: the seat.
        made: the choices, in order, except that others declined at windows.
        results: the random results, in order.
        window: what the game's decision asks about if it is another seat's window; else None.
    """

    def __init__(self, game: Engine[Any, Any, Any], side: Any) -> None:
        entries = game.since_rest
        options = sum(isinstance(entry, Option) for entry in entries)
        seats = iter(game.sides[len(game.sides) - options :])
        decision = game.decision
        self.side = side
        self.window: Any = None
        if decision is not None and decision.side != side:
            self.window = decision.window
        self.results = [entry for entry in entries if not isinstance(entry, Option)]
        self.made: list[PastChoice] = []
        left = len(self.results)
        for entry in entries:
            if not isinstance(entry, Option):
                left -= 1
                continue
            seat = next(seats)
            if seat == side or entry != DECLINE:
                self.made.append(PastChoice(seat, entry, left))


class Reenactment:
    """Repeats in one imagined game what a seat has seen since the last rest.

    By default the hooks `imagined` and `draw` repeat everything exactly; a game overrides them for
    what the seat did not see. In the imagined game others may be asked at windows when they were
    not in the real one; they then decline.

    Args:
        since: what the seat has seen.
    """

    def __init__(self, since: PlaySoFar) -> None:
        self.side = since.side
        self.window = since.window
        self.made = deque(since.made)
        self.results = deque(since.results)

    # Hooks

    def imagined(self, made: PastChoice, world: Any) -> Option:
        """The choice in the imagined game that looks to the seat like one of the real game."""
        del world
        return made.option  # type: ignore[no-any-return]

    def draw(self, drawn: Any, pile: Sequence[T]) -> Any:
        """The result of a draw in the imagined game that was `drawn` in the real one."""
        del pile
        return drawn

    # Performing

    def perform(self, world: G, seed: int) -> G:
        """Play on from the last rest.

        Args:
            world: at rest and not yet started.
            seed: for its later dice and draws.

        Returns:
            The same game object.
        """
        world.chance = _RepeatedChance(self)
        world.start()
        while world.decision is not None:
            choice = self._next(world)
            if choice is None:
                break
            world.make(choice)
        world.chance = SeededChance(seed)
        return world

    def _next(self, world: Any) -> Option | None:
        """The next choice in the imagined game; None when it has caught up with the real one."""
        decision = world.decision
        made = self.made[0] if self.made else None
        if decision.window is None or decision.side == self.side:
            return self.imagined(self.made.popleft(), world) if made else None
        left = len(self.results)
        answered = made is not None and made.by == decision.side and made.left == left
        if made and answered and made.option in decision.options:
            return self.made.popleft().option  # type: ignore[no-any-return]
        if not made and not left and decision.window == self.window:
            return None
        return decision.options[-1]  # type: ignore[no-any-return]


class _RepeatedChance:
    """Repeats the dice, and draws what the reenactment imagines."""

    def __init__(self, reenactment: Reenactment) -> None:
        self._reenactment = reenactment

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """The next roll."""
        dice: tuple[int, ...] = self._reenactment.results.popleft()
        assert len(dice) == count
        return dice

    def draw(self, pile: Sequence[T]) -> T:
        """The next draw, real or imagined."""
        reenactment = self._reenactment
        return reenactment.draw(reenactment.results.popleft(), pile)  # type: ignore[no-any-return]

    def copy(self) -> Any:
        """Never called: an imagined game gets its own dice and draws."""
        raise NotImplementedError
