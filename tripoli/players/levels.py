"""Computer players of four strengths. They differ in how far they think, not by blunders."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from tripoli.kernel.choice import Option
from tripoli.kernel.judge import Judge
from tripoli.kernel.seat import Seat
from tripoli.players.search import Node, Search

STEP: Final = 16
"""Iterations between two pauses."""
COMPARED: Final = 6
"""How many options advice looks at; some may do the same for a person."""
KNOWN: Final = 96
"""After how many lines the chance of an option is known well enough to be told."""


class Midshipman:
    """Plays by simple rules, at once.

    Args:
        judge: whose rules.
        rng: its own source of chance, which decides between equals.
    """

    def __init__(self, judge: Judge, rng: Random) -> None:
        self.judge = judge
        self._rng = rng

    def choose(self, seat: Seat) -> Option:
        """The option that is liked best."""
        if len(seat.decision.options) == 1:
            return seat.decision.options[0]
        # In an imagined game there is nothing to peek at.
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
        judge: what is known of good play.
        rng: its own source of chance.
        iterations: how many lines it thinks through for a choice.
    """

    def __init__(self, judge: Judge, rng: Random, iterations: int) -> None:
        self.judge = judge
        self.iterations = iterations
        self._rng = rng
        self._chosen: Option | None = None
        self._following: Node | None = None

    def choose(self, seat: Seat) -> Option:
        """The option that was tried most.

        Where a choice continues the last one, as in moving ship after ship, the search continues in
        the same tree.
        """
        decision, before = seat.decision, seat.before
        root = self._following if before is not None and before == self._chosen else None
        option = decision.options[0]
        if len(decision.options) > 1:
            *_, search = self.thinking(seat, root=root)
            root, option = search.root, search.thoughts()[0].option
        branch = root.branches.get(option) if root else None
        self._chosen, self._following = option, branch.node if branch else None
        return option

    def evenly(self, seat: Seat) -> Iterator[Search]:
        """Think about every option alike, so that bad ones are known, too.

        Args:
            seat: whose decision it is.

        Yields:
            The search, one option further each time.
        """
        search = Search(self.judge, seat, self._rng, watched=True)
        for option in seat.decision.options:
            search.run(STEP, only=option)
            yield search

    def thinking(
        self, seat: Seat, *, watched: bool = False, root: Node | None = None
    ) -> Iterator[Search]:
        """Think about a decision, and pause from time to time.

        Args:
            seat: whose decision it is.
            watched: whether what a person cares about is counted, and options are compared.
            root: what an earlier search already knows of it.

        Yields:
            The search, a little further each time; the last time it is done.
        """
        goal = self.iterations
        search = Search(self.judge, seat, self._rng, watched=watched, root=root)
        while True:
            search.run(max(1, min(goal - search.done, STEP)))
            yield search
            if search.done >= goal or search.decided(goal):
                break
        if watched:
            yield from _compared(search)


def _compared(search: Search) -> Iterator[Search]:
    """Try the runners-up until their values are known, too: advice compares options."""
    best, *others = search.thoughts()[:COMPARED]
    for thought in others:
        for _ in range(thought.visits, min(KNOWN, best.visits - STEP), STEP):
            search.run(STEP, only=thought.option)
            yield search
