"""What a position at rest is worth: the learned numbers, and their sum.

Only additions, multiplications and divisions are used, so that every Python finds the same value.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from tripoli.kernel.strict import Json
from tripoli.shores.judge.features import (
    CELLS,
    STARTS,
    TABLES,
    board_cells,
    card_cells,
    piles,
    season_of,
)
from tripoli.shores.judge.thumb import Habits
from tripoli.shores.judge.weights import WEIGHTS
from tripoli.shores.model.cards import Card
from tripoli.shores.model.state import State

_HEAD: Final = '''"""What was learned by `python -m tripoli train`; see docs/computer-players.md."""

from typing import Final

'''
UNIT: Final = 1000
"""Weights are kept as whole thousandths."""


class Learned(NamedTuple):
    """What was learned of a kind of game.

    Attributes:
        evaluation: of positions.
        habits: of options.
        chances: of the Americans to win where a value is 0, 0.05, 0.1, … 1.
    """

    evaluation: Evaluation
    habits: Habits
    chances: Sequence[float]

    def chance(self, value: float) -> float:
        """The Americans' chance of winning where a value is so much."""
        chances = self.chances
        place = value * (len(chances) - 1)
        below = min(int(place), len(chances) - 2)
        return chances[below] + (chances[below + 1] - chances[below]) * (place - below)


class Evaluation:
    """Sums up the cells of a position.

    Args:
        weights: what each cell is worth to the Americans.
    """

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = weights
        self._piles: dict[tuple[int, int, tuple[Card, ...]], float] = {}

    def chance(self, state: State) -> float:
        """The Americans' chance of winning, a draw as half a win.

        Args:
            state: at rest, hidden cards included.
        """
        weights = self.weights
        total = 0.0
        for cell in board_cells(state):
            total += weights[cell]
        season = season_of(state)
        known = self._piles
        for where, pile in piles(state):
            if pile:
                key = (where, season, pile)
                worth = known.get(key)
                if worth is None:
                    worth = sum(weights[cell] for cell in card_cells(where, season, pile))
                    known[key] = worth
                total += worth
        return squashed(total)


def squashed(total: float) -> float:
    """A sum of weights as a chance between 0 and 1: the softsign, moved there."""
    return 0.5 + 0.5 * total / (1 + abs(total))


def to_module(known: Mapping[str, Learned], made: Mapping[str, Json]) -> str:
    """Weights as the text of the module `weights`.

    A module and not a file beside it: what is imported is there wherever Python runs, in the
    memory of a page, too.

    Args:
        known: by the kind of game.
        made: how they were learned.
    """
    tables = {
        kind: {
            table.name: _packed(
                [round(w * UNIT) for w in found.evaluation.weights[start : start + table.size]]
            )
            for table, start in zip(TABLES, STARTS, strict=False)
        }
        for kind, found in known.items()
    }
    habits = {
        kind: [
            {
                name: round(factor, 2)
                for name, factor in sorted(year.items())
                if round(factor, 2) != 1
            }
            for year in found.habits
        ]
        for kind, found in known.items()
    }
    chances = {kind: [round(c, 3) for c in found.chances] for kind, found in known.items()}
    text = json.dumps(
        {"made": made, "chances": chances, "habits": habits, "weights": tables}, indent=0
    )
    return f'{_HEAD}WEIGHTS: Final = """\\\n{text}\n"""\n'


def _packed(numbers: Sequence[int]) -> str:
    """Whole numbers as text; a run of zeros as its length after a z."""
    found: list[str] = []
    zeros = 0
    for number in (*numbers, None):
        if number == 0:
            zeros += 1
            continue
        if zeros:
            found.append("0" if zeros == 1 else f"z{zeros}")
            zeros = 0
        if number is not None:
            found.append(str(number))
    return " ".join(found)


def _unpacked(text: str) -> list[float]:
    found: list[float] = []
    for word in text.split():
        if word[0] == "z":
            found += [0.0] * int(word[1:])
        else:
            found.append(int(word) / UNIT)
    return found


def from_json(text: str) -> dict[str, Learned]:
    """What was learned, by the kind of game.

    Raises:
        ValueError: the text does not hold weights for these tables.
    """
    found = {}
    read = json.loads(text)
    for kind, tables in read["weights"].items():
        weights: list[float] = []
        for table in TABLES:
            numbers = _unpacked(tables[table.name])
            if len(numbers) != table.size:
                raise ValueError(f"{kind}, {table.name}: {table.size} weights expected")
            weights += numbers
        assert len(weights) == CELLS
        found[kind] = Learned(Evaluation(weights), read["habits"][kind], read["chances"][kind])
    return found


@cache
def learned() -> dict[str, Learned]:
    """What was learned, by the kind of game: "people" and "automaton"."""
    return from_json(WEIGHTS)
