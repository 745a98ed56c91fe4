"""The learned evaluation of positions at rest.

A small network: the inputs from a position, a layer of rectified weighted sums, and their weighted
sum; in addition, a weight for every card and location by year. All numbers are integers, so that
every Python version computes the same value.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from operator import mul
from typing import Final, NamedTuple

from tripoli.kernel.strict import Json
from tripoli.shores.judge.cells import PILES, pile_cells
from tripoli.shores.judge.features import INPUTS, UNIT, YEARS, inputs
from tripoli.shores.judge.weights import WEIGHTS
from tripoli.shores.model.pieces import FIRST_YEAR
from tripoli.shores.model.state import State

_HEAD: Final = '''"""What was learned by `python -m tripoli train`; see docs/computer-players.md."""

from typing import Final

'''
WHOLE: Final = 1000
"""Weights are stored as integer thousandths."""
HIDDEN: Final = 16
"""The number of units in the hidden layer."""


class Evaluation(NamedTuple):
    """The network, in thousandths.

    Attributes:
        hidden: for each hidden unit, a weight for each input.
        out: the weight of each hidden unit, if it is above 0, for the Americans.
        direct: the weight of each input for them.
        cards: for each year, the weight of every card and location for them.
    """

    hidden: Sequence[Sequence[int]]
    out: Sequence[int]
    direct: Sequence[int]
    cards: Sequence[Sequence[int]]

    def value(self, state: State) -> float:
        """The value of a position to the Americans, from 0 to 1.

        Args:
            state: at rest, including hidden cards.
        """
        numbers = inputs(state)
        cards = self.cards[state.year - FIRST_YEAR]
        total = UNIT * sum([cards[cell] for cell in pile_cells(state)])
        total += sum(map(mul, self.direct, numbers))
        total *= WHOLE
        for row, out in zip(self.hidden, self.out, strict=True):
            height = sum(map(mul, row, numbers))
            if height > 0:
                total += out * height
        return squashed(total / (UNIT * WHOLE * WHOLE))


class Learned(NamedTuple):
    """The learned model for a kind of game.

    Attributes:
        evaluation: evaluates positions.
        chances: the Americans' chances of winning for the values 0, 0.05, 0.1, … 1.
    """

    evaluation: Evaluation
    chances: Sequence[float]

    def chance(self, value: float) -> float:
        """The Americans' chance of winning in a position of this value."""
        chances = self.chances
        place = value * (len(chances) - 1)
        below = min(int(place), len(chances) - 2)
        return chances[below] + (chances[below + 1] - chances[below]) * (place - below)


def squashed(total: float) -> float:
    """Map a sum of weights to the range from 0 to 1, with a shifted softsign."""
    return 0.5 + 0.5 * total / (1 + abs(total))


def to_module(models: Mapping[str, Learned], parameters: Mapping[str, Json]) -> str:
    """The models as the source of the module `weights`.

    A module rather than a data file, because a module can be imported wherever Python runs,
    including in a page.

    Args:
        models: the models by kind of game.
        parameters: of the training.
    """
    weights = {
        kind: {
            "hidden": [_packed(row) for row in model.evaluation.hidden],
            "out": _packed(model.evaluation.out),
            "direct": _packed(model.evaluation.direct),
            "cards": [_packed(year) for year in model.evaluation.cards],
        }
        for kind, model in models.items()
    }
    chances = {kind: [round(c, 3) for c in model.chances] for kind, model in models.items()}
    text = json.dumps({"made": parameters, "chances": chances, "weights": weights}, indent=0)
    return f'{_HEAD}WEIGHTS: Final = """\\\n{text}\n"""\n'


def _packed(numbers: Sequence[int]) -> str:
    """Encode integers as text; a run of zeros becomes z and its length."""
    words: list[str] = []
    zeros = 0
    for number in (*numbers, None):
        if number == 0:
            zeros += 1
            continue
        if zeros:
            words.append("0" if zeros == 1 else f"z{zeros}")
            zeros = 0
        if number is not None:
            words.append(str(number))
    return " ".join(words)


def _unpacked(text: str, size: int, where: str) -> list[int]:
    numbers: list[int] = []
    for word in text.split():
        if word[0] == "z":
            numbers += [0] * int(word[1:])
        else:
            numbers.append(int(word))
    if len(numbers) != size:
        raise ValueError(f"{where}: {size} weights expected, not {len(numbers)}")
    return numbers


def from_json(text: str) -> dict[str, Learned]:
    """Decode the models, by kind of game.

    Raises:
        ValueError: the text does not contain weights for this network.
    """
    models = {}
    data = json.loads(text)
    for kind, weights in data["weights"].items():
        evaluation = Evaluation(
            [_unpacked(row, len(INPUTS), f"{kind}, hidden") for row in weights["hidden"]],
            _unpacked(weights["out"], len(weights["hidden"]), f"{kind}, out"),
            _unpacked(weights["direct"], len(INPUTS), f"{kind}, direct"),
            [_unpacked(year, PILES, f"{kind}, cards") for year in weights["cards"]],
        )
        if len(evaluation.cards) != YEARS:
            raise ValueError(f"{kind}, cards: {YEARS} years expected")
        models[kind] = Learned(evaluation, data["chances"][kind])
    return models


@cache
def learned() -> dict[str, Learned]:
    """The learned models, by kind of game: "people" and "automaton"."""
    return from_json(WEIGHTS)
