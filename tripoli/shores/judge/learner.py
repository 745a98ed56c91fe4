"""Learning to judge The Shores of Tripoli; see `kernel.judge.Learner`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, NamedTuple

from tripoli.kernel.strict import Json
from tripoli.shores.judge.evaluation import Evaluation, Learned, squashed, to_module
from tripoli.shores.judge.features import CELLS, SEASONS, cells, season_of
from tripoli.shores.judge.judge import ShoresJudge
from tripoli.shores.judge.thumb import NO_HABITS, habit_names
from tripoli.shores.judge.thumb import weights as thumb_weights
from tripoli.shores.model.options import Option
from tripoli.shores.model.pieces import FIRST_YEAR
from tripoli.shores.rules.war import War

KINDS: Final[Mapping[str, Mapping[str, Json]]] = {"people": {}, "automaton": {"solitaire": True}}
LATE: Final = 0.3
"""What it is worth to have lost only in the last season: it is so learned that time is on the
American side."""
LEAST_FACTOR: Final = 0.08
MOST_FACTOR: Final = 12.0
STEPS: Final = 20
"""Into how many steps values are divided to be calibrated."""


class NotedOptions(NamedTuple):
    """Options as they are learned from.

    Attributes:
        year: from 0.
        names: of each, as habits know it.
        weights: of each, by rules of thumb alone.
    """

    year: int
    names: list[tuple[str, ...]]
    weights: list[float]


class ShoresLearner:
    """Begins with nothing but the rules of thumb."""

    kinds = KINDS

    def __init__(self) -> None:
        self._weights: dict[str, list[float]] = {kind: [0.0] * CELLS for kind in KINDS}
        self._habits: dict[str, list[dict[str, float]]] = {
            kind: [{} for _ in NO_HABITS] for kind in KINDS
        }
        self._chances: dict[str, list[float]] = {
            kind: [step / STEPS for step in range(STEPS + 1)] for kind in KINDS
        }

    def _known(self) -> dict[str, Learned]:
        return {
            kind: Learned(Evaluation(self._weights[kind]), self._habits[kind], self._chances[kind])
            for kind in KINDS
        }

    @property
    def judge(self) -> ShoresJudge:
        """See `Learner`."""
        return ShoresJudge(self._known())

    def noted(self, game: War) -> list[int]:
        """The cells that apply."""
        return cells(game.state)

    def target(self, game: War) -> float:
        """A loss is worth the more the later it comes."""
        assert game.result is not None
        winner = game.result.winner
        if winner is None:
            return 0.5
        return 1.0 if winner == 0 else LATE * season_of(game.state) / SEASONS

    def value(self, kind: str, noted: Sequence[int]) -> float:
        """See `Learner`."""
        weights = self._weights[kind]
        return squashed(sum([weights[cell] for cell in noted]))

    def learn(self, kind: str, noted: Sequence[int], target: float, rate: float) -> None:
        """The delta rule: in proportion to what is missing (Widrow and Hoff, 1960)."""
        weights = self._weights[kind]
        step = rate * (target - squashed(sum([weights[cell] for cell in noted])))
        for cell in noted:
            weights[cell] += step

    def noted_options(self, game: War, options: Sequence[Option]) -> NotedOptions:
        """See `Learner`."""
        names = [tuple(map(str, known)) for known in habit_names(game, options)]
        weights = thumb_weights(game, options, NO_HABITS)
        return NotedOptions(game.state.year - FIRST_YEAR, names, weights)

    def learn_options(
        self, kind: str, noted: NotedOptions, shares: Sequence[float], rate: float
    ) -> None:
        """By the slope of the cross-entropy, in the logarithms of the factors."""
        habits = self._habits[kind][noted.year]
        now = []
        for names, weight in zip(noted.names, noted.weights, strict=True):
            for name in names:
                weight *= habits.get(name, 1.0)
            now.append(weight)
        total = sum(now)
        for names, weight, share in zip(noted.names, now, shares, strict=True):
            for name in names:
                factor = habits.get(name, 1.0) * exp(rate * (share - weight / total))
                habits[name] = min(MOST_FACTOR, max(LEAST_FACTOR, factor))

    def calibrate(self, kind: str, ends: Sequence[tuple[float, float]]) -> None:
        """Means in steps, made to rise (pool adjacent violators: Ayer et al., 1955)."""
        pools: list[list[float]] = []
        for step in range(STEPS + 1):
            near = [end for value, end in ends if round(value * STEPS) == step]
            # A little of what the value says, for steps that are hardly met.
            pools.append([sum(near) + step / STEPS, len(near) + 1.0, 1])
            while len(pools) > 1 and pools[-2][0] / pools[-2][1] > pools[-1][0] / pools[-1][1]:
                last = pools.pop()
                pools[-1] = [one + two for one, two in zip(pools[-1], last, strict=True)]
        self._chances[kind] = [
            total / count for total, count, steps in pools for _ in range(int(steps))
        ]

    def learned(self, kind: str) -> tuple[list[float], list[dict[str, float]]]:
        """See `Learner`."""
        return self._weights[kind], self._habits[kind]

    def take(self, kind: str, learned: tuple[list[float], list[dict[str, float]]]) -> None:
        """See `Learner`."""
        weights, habits = learned
        self._weights[kind] = list(weights)
        self._habits[kind] = [dict(year) for year in habits]

    def text(self, made: Mapping[str, Json]) -> str:
        """See `Learner`."""
        return to_module(self._known(), made)
