"""What a position at rest is worth: the learned numbers, and what they make of it.

A small network: what counts of a position, a layer of rectified sums of it, and their sum; beside
it a number for every card where it lies, by the year. All in whole numbers, so that every Python
finds the same value.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from operator import mul
from typing import Final, NamedTuple

from tripoli.kernel.strict import Json
from tripoli.shores.judge.features import INPUTS, PILES, UNIT, YEARS, inputs, pile_cells
from tripoli.shores.judge.weights import WEIGHTS
from tripoli.shores.model.pieces import FIRST_YEAR
from tripoli.shores.model.state import State

_HEAD: Final = '''"""What was learned by `python -m tripoli train`; see docs/computer-players.md."""

from typing import Final

'''
WHOLE: Final = 1000
"""Weights are kept as whole thousandths."""
HIDDEN: Final = 16
"""Sums in the layer."""


class Evaluation(NamedTuple):
    """The network, in thousandths.

    Attributes:
        hidden: for each sum of the layer, a weight for each input.
        out: what each sum, if it is above 0, counts for the Americans.
        direct: what each input counts for them.
        cards: for each year, what every card where it lies counts for them.
    """

    hidden: Sequence[Sequence[int]]
    out: Sequence[int]
    direct: Sequence[int]
    cards: Sequence[Sequence[int]]

    def value(self, state: State) -> float:
        """What a position is worth to the Americans, 0 to 1.

        Args:
            state: at rest, hidden cards included.
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
    """The model for a kind of game, as it was learned.

    Attributes:
        evaluation: of positions.
        chances: of the Americans to win where a value is 0, 0.05, 0.1, … 1.
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
    """A sum of weights as a value between 0 and 1: the softsign, moved to that range."""
    return 0.5 + 0.5 * total / (1 + abs(total))


def to_module(models: Mapping[str, Learned], parameters: Mapping[str, Json]) -> str:
    """The models as the text of the module `weights`.

    A module rather than a data file: a module can be imported wherever Python runs, even in a page.

    Args:
        models: by the kind of game.
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
    """Whole numbers as text; a run of zeros as its length after a z."""
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
    """The models, by the kind of game.

    Raises:
        ValueError: the text does not hold weights for this network.
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
    """The learned models, by the kind of game: "people" and "automaton"."""
    return from_json(WEIGHTS)
