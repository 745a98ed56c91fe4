"""Monte Carlo tree search with hidden information: many imagined games share one tree.

Each iteration samples a full game that the seat cannot tell from the real one, descends the tree of
choices made so far, adds a choice to it, plays by rules of thumb to the next rest, and
credits the judge's evaluation of that position to every choice on the way. A choice is not
penalized for games in which it was impossible (single-observer information-set search: Cowling,
Powley, Whitehouse, *Information Set Monte Carlo Tree Search*, 2012; selection as in Silver et al.,
*Mastering the game of Go without human knowledge*, 2017). Dice and draws are not nodes: the value
of a choice is its average over them.

Only additions, multiplications, divisions and square roots are used, so that a given seed and
number of iterations lead to the same choice on every Python version.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import sqrt
from random import Random
from typing import Any, Final, NamedTuple

from tripoli.kernel.choice import Option
from tripoli.kernel.judge import Judge
from tripoli.kernel.seat import Seat

EXPLORE: Final = 0.8
"""The weight of the exploration term beside the mean, in standard deviations of iteration values:
if little is at stake, small differences count."""
UNTRIED: Final = 0.2
"""How much worse than its parent an untried choice is assumed to be, in the same unit."""
SPREAD: Final = 0.2
"""The prior standard deviation."""
EXPECTED: Final = 16
"""The number of iterations the prior counts as: a few equal results prove little."""
CLEAR: Final = 0.7
"""After half of the iterations, a choice with this share of them ends the search; the cost of this
is given in docs/experiments.md."""


class Branch:
    """A choice in the tree.

    Attributes:
        option: the choice.
        weight: its prior by rules of thumb, as a share of all the node's options.
        visits: how often it was tried.
        total: the sum of the values of those visits for the seat that makes it.
        chance: the sum of the first seat's chances of winning.
        nodes: the decisions that follow, by the seat that decides; None before the first.
        facts: sums of the facts that people care about if they are watched; else None.
    """

    __slots__ = ("chance", "facts", "nodes", "option", "total", "visits", "weight")

    def __init__(self, option: Option, weight: float) -> None:
        self.option = option
        self.weight = weight
        self.visits = 0
        self.total = 0.0
        self.chance = 0.0
        self.nodes: dict[int, Node] | None = None
        self.facts: list[float] | None = None

    def node(self, seat: int) -> Node | None:
        """The decision of a seat that follows; None if it has not been reached."""
        return None if self.nodes is None else self.nodes.get(seat)

    def after(self, world: Any) -> Node | None:
        """The decision that follows in a game; None if it is new to the tree, or the game over."""
        decision = world.decision
        if decision is None:
            return None
        if self.nodes is None:
            self.nodes = {}
        node = self.nodes.get(decision.side)
        if node is None:
            self.nodes[decision.side] = Node()
        return node


class Node:
    """A decision in the tree, identified by the choices that lead to it and the seat that decides;
    options of different seats may have the same notation.

    Attributes:
        branches: by option.
        visits: how often it was reached.
        total: the sum of the values of those visits for the seat that decides.
    """

    __slots__ = ("branches", "total", "visits")

    def __init__(self) -> None:
        self.branches: dict[str, Branch] = {}
        self.visits = 0
        self.total = 0.0


class Thought(NamedTuple):
    """What a search has found out about an option.

    Attributes:
        option: the option.
        visits: how often it was tried.
        value: its value to the seat, from 0 to 1; that of the position if it was never tried.
        chance: the seat's chance of winning with it, as shown to people.
        facts: the average of the facts that people care about after it; None if they are not
            watched.
    """

    option: Option
    visits: int
    value: float
    chance: float
    facts: tuple[float, ...] | None = None


class Search:
    """A search for one decision.

    Args:
        judge: knowledge of good play.
        seat: the seat that decides.
        rng: its own random numbers.
        watched: whether to collect the facts that people care about.
        root: the tree of an earlier search for this decision.
        simple: the seats known to play by habit, without thinking ahead.
    """

    def __init__(
        self,
        judge: Judge,
        seat: Seat,
        rng: Random,
        *,
        watched: bool = False,
        root: Node | None = None,
        simple: Collection[int] = (),
    ) -> None:
        self.judge = judge
        self.seat = seat
        self.watched = watched
        self.simple = simple
        self._random = rng.random
        self._worlds = seat.worlds(rng)
        self.root = root or Node()
        self.before = seat.before
        self.done = self.root.visits
        self._spread = SPREAD
        self._count = 0
        self._sum = 0.0
        self._squares = 0.0

    def run(self, iterations: int, only: Option | None = None) -> None:
        """Run more iterations.

        Args:
            iterations: how many.
            only: the first choice of each; None to select it.
        """
        for _ in range(iterations):
            self._iterate(next(self._worlds), only)
        self.done += iterations

    def decided(self, goal: int) -> bool:
        """Whether more iterations are unlikely to change the choice.

        Args:
            goal: the planned total number of iterations.
        """
        visits = sorted((branch.visits for branch in self.root.branches.values()), reverse=True)
        second = visits[1] if len(visits) > 1 else 0
        if visits[0] > second + goal - self.done:
            return True
        return 2 * self.done >= goal and visits[0] >= CLEAR * self.done

    def thoughts(self) -> list[Thought]:
        """The evaluation of each option, best first."""
        root = self.root
        branches = root.branches.values()
        value = chance = 0.5
        if root.visits:
            value = root.total / root.visits
            chance = sum(branch.chance for branch in branches) / root.visits
        thoughts = []
        for branch in branches:
            option, visits, facts = branch.option, branch.visits, branch.facts
            if not visits:
                thoughts.append(Thought(option, 0, value, chance))
                continue
            means = tuple(fact / visits for fact in facts) if facts else None
            mean = branch.total / visits
            thoughts.append(Thought(option, visits, mean, branch.chance / visits, means))
        if self.seat.side:
            thoughts = [thought._replace(chance=1 - thought.chance) for thought in thoughts]
        return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.value))

    def _iterate(self, world: Any, only: Option | None) -> None:
        judge = self.judge
        node = self.root
        path: list[tuple[Branch, int]] = []
        nodes: list[tuple[Node, int]] = []
        before: Option | None = self.before
        facts: Sequence[float] | None = None
        while (decision := world.decision) is not None:
            side = decision.side
            options = self._considered(world, before)
            if only is not None and not path:
                options = [only]
            branch = self._chosen(node, world, options)
            nodes.append((node, side))
            path.append((branch, side))
            world.make(branch.option)
            before = going_on(world, side, branch.option)
            if self.watched and facts is None and self._own_turn(world):
                facts = judge.facts(world)
            following = branch.after(world)
            if following is None:
                break
            node = following
        self._play_on(world, before, lambda game: game.between_turns)
        values = judge.values(world)
        self._learn_spread(values[0])
        chance = judge.chance(world, values[0])
        for branch, side in path:
            branch.visits += 1
            branch.chance += chance
            branch.total += values[side]
        if self.watched:
            if facts is None:
                self._play_on(world, None, self._own_turn)
                facts = judge.facts(world)
            first = path[0][0]
            sums = first.facts or [0.0] * len(facts)
            first.facts = [sum(pair) for pair in zip(sums, facts, strict=True)]
        for node, side in nodes:
            node.visits += 1
            node.total += values[side]

    def _learn_spread(self, value: float) -> None:
        """Update the standard deviation of iteration values."""
        self._sum += value
        self._squares += value * value
        self._count += 1
        count = self._count
        mean = self._sum / count
        deviations = max(0.0, self._squares - count * mean * mean)
        self._spread = sqrt((deviations + EXPECTED * SPREAD * SPREAD) / (count + EXPECTED))

    def _chosen(self, node: Node, world: Any, options: Sequence[Option]) -> Branch:
        """Select the branch to try: high mean, high prior, few visits so far."""
        branches = self._branches(node, world, options)
        if len(branches) == 1:
            return branches[0]
        all_weight = 0.0
        tried = 1
        for branch in branches:
            all_weight += branch.weight
            tried += branch.visits
        spread = self._spread
        reach = EXPLORE * spread * sqrt(tried) / all_weight
        untried = (node.total / node.visits if node.visits else 0.5) - UNTRIED * spread
        best = branches[0]
        best_score = -1.0
        for branch in branches:
            visits = branch.visits
            mean = branch.total / visits if visits else untried
            score = mean + reach * branch.weight / (1 + visits)
            if score > best_score:
                best_score = score
                best = branch
        return best

    def _branches(self, node: Node, world: Any, options: Sequence[Option]) -> list[Branch]:
        branches = node.branches
        if not all(map(branches.__contains__, options)):
            for option, weight in zip(options, self.judge.weights(world, options), strict=True):
                if option not in branches:
                    branches[option] = Branch(option, weight)
        return [branches[option] for option in options]

    def _considered(self, world: Any, before: Option | None) -> Sequence[Option]:
        """The options worth considering: a seat that plays by habit considers one."""
        options = self.judge.considered(world, before)
        if len(options) == 1 or world.decision.side not in self.simple:
            return options
        preferences = self.judge.habits(world, options)
        return [options[preferences.index(max(preferences))]]

    def _own_turn(self, world: Any) -> bool:
        """Whether the seat's next turn begins; anything later is not due to this choice."""
        decision = world.decision
        return decision is None or (world.between_turns and decision.side == self.seat.side)

    def _play_on(self, world: Any, before: Option | None, until: Callable[[Any], bool]) -> None:
        """Play on by rules of thumb."""
        judge = self.judge
        while (decision := world.decision) is not None and not until(world):
            options = self._considered(world, before)
            option = drawn(options, judge.weights(world, options), self._random)
            world.make(option)
            before = going_on(world, decision.side, option)


def going_on(game: Any, side: int, option: Option) -> Option | None:
    """The choice just made if the same seat continues the same turn; else None.

    Args:
        game: the game after the choice.
        side: the side that made it.
        option: the choice.
    """
    decision = game.decision
    if decision is None or game.between_turns or decision.side != side:
        return None
    return option


def drawn(
    options: Sequence[Option], weights: Sequence[float], random: Callable[[], float]
) -> Option:
    """A random option, with probability proportional to its weight."""
    if len(options) == 1:
        return options[0]
    left = random() * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return options[-1]
