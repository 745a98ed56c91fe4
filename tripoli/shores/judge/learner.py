"""Learns to judge The Shores of Tripoli; see `players.training.Learner`. Requires NumPy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tripoli.kernel.strict import Json
from tripoli.shores.judge.cells import PILES, pile_cells
from tripoli.shores.judge.evaluation import HIDDEN, WHOLE, Evaluation, Learned, squashed, to_module
from tripoli.shores.judge.features import INPUTS, UNIT, YEARS, inputs
from tripoli.shores.judge.judge import ShoresJudge
from tripoli.shores.model.pieces import FIRST_YEAR
from tripoli.shores.rules.war import War

Floats: TypeAlias = npt.NDArray[np.float64]
KINDS: Final[Mapping[str, Mapping[str, Json]]] = {"people": {}, "automaton": {"solitaire": True}}
STEPS: Final = 20
"""The number of steps into which values are divided for calibration."""
BATCH: Final = 1024
"""Positions per training step."""
DECAY: Final = 1e-6
"""The weight decay."""


class Noted(NamedTuple):
    """A position in the form used for learning.

    Attributes:
        year: counted from 0.
        inputs: the inputs of the network.
        cells: the cells of the cards.
    """

    year: int
    inputs: bytes
    cells: bytes


_Bytes: TypeAlias = npt.NDArray[np.uint8]


def _arrays(positions: Sequence[Noted]) -> tuple[_Bytes, _Bytes, _Bytes]:
    """Arrays of all positions: the inputs, the number of each card per cell, and the year."""
    features = np.array([list(position.inputs) for position in positions], np.uint8)
    cells = np.zeros((len(positions), PILES), np.uint8)
    for row, position in zip(cells, positions, strict=True):
        np.add.at(row, list(position.cells), 1)
    return features, cells, np.array([position.year for position in positions], np.uint8)


class _Network:
    """The network during training, in floating point.

    Args:
        rng: for the initial weights.
    """

    def __init__(self, rng: np.random.Generator) -> None:
        self.hidden: Floats = rng.normal(0, 0.25, (HIDDEN, len(INPUTS)))
        self.out: Floats = rng.normal(0, 0.2, HIDDEN)
        self.direct: Floats = np.zeros(len(INPUTS))
        self.cards: Floats = np.zeros((YEARS, PILES))

    @property
    def weights(self) -> list[Floats]:
        """All weight arrays."""
        return [self.hidden, self.out, self.direct, self.cards]

    def totals(
        self, features: Floats, cells: Floats, years: npt.NDArray[Any]
    ) -> tuple[Floats, Floats]:
        """The values of the hidden layer, and the outputs; see `slopes`."""
        heights = np.maximum(features @ self.hidden.T, 0)
        totals = heights @ self.out + features @ self.direct
        for year in range(YEARS):
            mask = years == year
            totals[mask] += cells[mask] @ self.cards[year]
        return heights, totals

    def slopes(
        self, features: Floats, cells: Floats, years: npt.NDArray[Any], targets: Floats
    ) -> list[Floats]:
        """The gradient of the mean squared error (backpropagation).

        Args:
            features: the inputs of each position.
            cells: where each card is in each position.
            years: the year of each position.
            targets: the target value of each position.
        """
        heights, totals = self.totals(features, cells, years)
        masks = [years == year for year in range(YEARS)]
        spread = 1 + np.abs(totals)
        errors = 0.5 + 0.5 * totals / spread - targets
        output_slopes = errors / spread**2 / len(targets)
        hidden_slopes = np.outer(output_slopes, self.out) * (heights > 0)
        cards = np.array([cells[mask].T @ output_slopes[mask] for mask in masks])
        return [
            hidden_slopes.T @ features,
            heights.T @ output_slopes,
            features.T @ output_slopes,
            cards,
        ]

    def whole(self) -> Evaluation:
        """The network rounded to integers."""
        hidden, out, direct, cards = (
            np.rint(weights * WHOLE).astype(int).tolist() for weights in self.weights
        )
        return Evaluation(hidden, out, direct, cards)


class ShoresLearner:
    """Starts from nothing but the rules of thumb.

    Args:
        seed: for the initial weights, and for the order of the examples.
    """

    kinds = KINDS

    def __init__(self, seed: int = 0) -> None:
        # Separate random numbers make each kind of game independent of the others.
        self._rngs = {
            kind: np.random.default_rng([seed, number]) for number, kind in enumerate(KINDS)
        }
        self._networks = {kind: _Network(rng) for kind, rng in self._rngs.items()}
        self._chances: dict[str, Sequence[float]] = {
            kind: [step / STEPS for step in range(STEPS + 1)] for kind in KINDS
        }

    def _known(self) -> dict[str, Learned]:
        return {
            kind: Learned(network.whole(), self._chances[kind])
            for kind, network in self._networks.items()
        }

    @property
    def judge(self) -> ShoresJudge:
        """See `Learner`."""
        return ShoresJudge(self._known())

    def noted(self, game: War) -> Noted:
        """See `Learner`."""
        state = game.state
        return Noted(state.year - FIRST_YEAR, bytes(inputs(state)), bytes(pile_cells(state)))

    def value(self, kind: str, position: Noted) -> float:
        """See `Learner`."""
        features, cells, years = _arrays([position])
        _, (total,) = self._networks[kind].totals(features / UNIT, cells.astype(float), years)
        return squashed(float(total))

    def learn(
        self, kind: str, examples: Sequence[tuple[Noted, float]], times: int, rate: float
    ) -> None:
        """Adam (Kingma and Ba, 2015), with a learning rate that falls to 0."""
        features, cells, years = _arrays([position for position, _ in examples])
        targets = np.array([target for _, target in examples])
        network = self._networks[kind]
        means = [np.zeros_like(weights) for weights in network.weights]
        squares = [np.zeros_like(weights) for weights in network.weights]
        starts = range(0, len(examples), BATCH)
        steps = times * len(starts)
        step = 0
        for _ in range(times):
            order = self._rngs[kind].permutation(len(examples))
            for start in starts:
                batch = order[start : start + BATCH]
                slopes = network.slopes(
                    features[batch] / UNIT, cells[batch].astype(float), years[batch], targets[batch]
                )
                step_rate = rate * (1 - step / steps)
                step += 1
                for weights, slope, mean, square in zip(
                    network.weights, slopes, means, squares, strict=True
                ):
                    slope += DECAY * weights
                    mean += 0.1 * (slope - mean)
                    square += 0.001 * (slope * slope - square)
                    size = np.sqrt(square / (1 - 0.999**step)) + 1e-8
                    weights -= step_rate * mean / (1 - 0.9**step) / size

    def calibrate(self, kind: str, ends: Sequence[tuple[float, float]]) -> None:
        """Isotonic regression of step means (pool adjacent violators: Ayer et al., 1955)."""
        pools: list[list[float]] = []
        for step in range(STEPS + 1):
            outcomes = [end for value, end in ends if round(value * STEPS) == step]
            # Count the value itself as one more outcome, for steps with few outcomes.
            pools.append([sum(outcomes) + step / STEPS, len(outcomes) + 1.0, 1])
            while len(pools) > 1 and pools[-2][0] / pools[-2][1] > pools[-1][0] / pools[-1][1]:
                last = pools.pop()
                pools[-1] = [a + b for a, b in zip(pools[-1], last, strict=True)]
        self._chances[kind] = [
            total / count for total, count, steps in pools for _ in range(int(steps))
        ]

    def text(self, parameters: Mapping[str, Json]) -> str:
        """See `Learner`."""
        return to_module(self._known(), parameters)
