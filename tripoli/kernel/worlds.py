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
from tripoli.kernel.choice import Option
from tripoli.kernel.engine import Engine

G = TypeVar("G", bound=Engine[Any, Any, Any])
T = TypeVar("T")


class Made(NamedTuple):
    """A choice since the last rest.

    Attributes:
        by: the seat that made it.
        option: what was chosen.
        left: how many of the random results since the rest came after it.
    """

    by: int
    option: Any
    left: int


class Since:
    """What has happened since the last rest of a game.

    Attributes:
        made: the choices, in order.
        results: the random results, in order.
    """

    def __init__(self, game: Engine[Any, Any, Any]) -> None:
        entries = game.since_rest
        options = sum(isinstance(entry, Option) for entry in entries)
        seats = iter(game.sides[len(game.sides) - options :])
        self.results = [entry for entry in entries if not isinstance(entry, Option)]
        self.made: list[Made] = []
        left = len(self.results)
        for entry in entries:
            if isinstance(entry, Option):
                self.made.append(Made(next(seats), entry, left))
            else:
                left -= 1


class Follower:
    """Leads one imagined game through what has happened since the last rest.

    By default the hooks `next_choice` and `draw` repeat everything exactly; a game overrides them
    for what the seat did not see.

    Args:
        made: the choices to follow.
        results: the random results to follow.
    """

    def __init__(self, made: Sequence[Made], results: Sequence[Any]) -> None:
        self.made = deque(made)
        self.results = deque(results)

    # Hooks

    def next_choice(self, world: Any) -> str | None:
        """The next choice in the imagined game; None when it has caught up with the real one."""
        del world
        return self.made.popleft().option if self.made else None

    def draw(self, drawn: Any, pile: Sequence[T]) -> Any:
        """The result of a draw in the imagined game that was `drawn` in the real one."""
        del pile
        return drawn

    # Following

    def lead(self, world: G, seed: int) -> G:
        """Play on from the last rest.

        Args:
            world: at rest and not yet started.
            seed: for its later dice and draws.

        Returns:
            The same game object.
        """
        world.chance = _FollowedChance(self)
        world.start()
        while world.decision is not None:
            choice = self.next_choice(world)
            if choice is None:
                break
            world.choose(choice)
        world.chance = SeededChance(seed)
        return world


class _FollowedChance:
    """Repeats the dice, and draws what the follower imagines."""

    def __init__(self, follower: Follower) -> None:
        self._follower = follower

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """The next roll."""
        dice: tuple[int, ...] = self._follower.results.popleft()
        assert len(dice) == count
        return dice

    def draw(self, pile: Sequence[T]) -> T:
        """The next draw, real or imagined."""
        follower = self._follower
        return follower.draw(follower.results.popleft(), pile)  # type: ignore[no-any-return]

    def copy(self) -> Any:
        """Never called: an imagined game gets its own dice and draws."""
        raise NotImplementedError
