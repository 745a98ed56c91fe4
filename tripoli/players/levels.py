"""Computer players of four strengths. They differ in search effort, not in deliberate blunders."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Final

from tripoli.kernel.choice import Option
from tripoli.kernel.judge import Judge
from tripoli.kernel.seat import Seat
from tripoli.players.search import Node, Search

STEP: Final = 16
"""Iterations between two pauses."""
COMPARED: Final = 6
"""The maximum number of options compared for advice, as several may do the same for a person."""
KNOWN: Final = 96
"""The number of iterations after which an option's chance is reliable enough to report."""


class Midshipman:
    """Plays immediately, by rules of thumb.

    Args:
        judge: provides the rules of thumb.
        rng: the player's own random numbers, used to break ties.
    """

    def __init__(self, judge: Judge, rng: Random) -> None:
        self.judge = judge
        self._rng = rng

    def choose(self, seat: Seat) -> Option:
        """The option that the rules of thumb prefer."""
        if len(seat.decision.options) == 1:
            return seat.decision.options[0]
        # Use an imagined game, which reveals nothing hidden.
        world = next(seat.worlds(self._rng))
        options = self.judge.considered(world, seat.before)
        weights = self.judge.habits(world, options)
        highest = max(weights)
        ranked = zip(options, weights, strict=True)
        best: list[Option] = [option for option, weight in ranked if weight == highest]
        return best[int(self._rng.random() * len(best))]


class Thinker:
    """Plays by search.

    Args:
        judge: knowledge of good play.
        rng: the player's own random numbers.
        iterations: the number of iterations per choice.
    """

    def __init__(self, judge: Judge, rng: Random, iterations: int) -> None:
        self.judge = judge
        self.iterations = iterations
        self._rng = rng
        self._chosen: Option | None = None
        self._following: Node | None = None

    def choose(self, seat: Seat) -> Option:
        """The option that was tried most often.

        If a choice continues the previous one, as when moving several ships, the search continues
        in the same tree.
        """
        decision, before = seat.decision, seat.before
        root = self._following if before is not None and before == self._chosen else None
        option = decision.options[0]
        if len(decision.options) > 1:
            *_, search = self.thinking(seat, root=root)
            root, option = search.root, search.thoughts()[0].option
        branch = root.branches.get(option) if root else None
        self._chosen, self._following = option, branch.node(seat.side) if branch else None
        return option

    def evenly(self, seat: Seat, *, simple: Collection[int] = ()) -> Iterator[Search]:
        """Search all options equally, so that the values of bad ones are reliable, too.

        Args:
            seat: the seat that decides.
            simple: the seats known to play by habit, like Midshipman.

        Yields:
            The search, after each option in turn.
        """
        search = Search(self.judge, seat, self._rng, watched=True, simple=simple)
        for option in seat.decision.options:
            search.run(STEP, only=option)
            yield search

    def thinking(
        self,
        seat: Seat,
        *,
        watched: bool = False,
        root: Node | None = None,
        simple: Collection[int] = (),
    ) -> Iterator[Search]:
        """Search for a decision in steps, so that the caller can pause or cancel.

        Args:
            seat: the seat that decides.
            watched: whether to collect the facts that people care about, and to compare options.
            root: the tree of an earlier search.
            simple: the seats known to play by habit, like Midshipman.

        Yields:
            The search after each step; done after the last one.
        """
        goal = self.iterations
        search = Search(self.judge, seat, self._rng, watched=watched, root=root, simple=simple)
        while True:
            search.run(max(1, min(goal - search.done, STEP)))
            yield search
            if search.done >= goal or search.decided(goal):
                break
        if watched:
            yield from _compared(search)


def _compared(search: Search) -> Iterator[Search]:
    """Search the runners-up until their values are reliable, too: advice compares options."""
    best, *others = search.thoughts()[:COMPARED]
    for thought in others:
        for _ in range(thought.visits, min(KNOWN, best.visits - STEP), STEP):
            search.run(STEP, only=thought.option)
            yield search
