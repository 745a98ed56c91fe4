"""Analysis of a finished game: the chances, the costly choices, and the effect of luck.

Every decision is searched again from the seat that made it, with what that seat knew. The cost of a
choice is how much more the best option was worth; any further difference from what was expected,
through dice, draws, or the other side's choices, counts as luck.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from tripoli.kernel.choice import Option
from tripoli.kernel.judge import Judge
from tripoli.kernel.record import Record
from tripoli.kernel.seat import Seat
from tripoli.kernel.title import AnyEngine, Title
from tripoli.players.search import Search

ITERATIONS: Final = 160
"""Iterations per decision."""
AGAIN: Final = 60
"""Extra iterations for the choice actually made, so that its value is as reliable as the best
one's.
"""
NOTED: Final = 0.03
"""The least loss in the chance of winning that makes a choice a mistake."""
LUCKY: Final = 0.08
"""The least change in the chance of winning that is a stroke of luck: two searches differ by
less.
"""


class Verdict(NamedTuple):
    """The evaluation of a choice.

    Attributes:
        at: the number of choices made before it.
        seat: the seat that chose.
        chance: the first seat's chance of winning before it, with the best choice.
        chosen: the choice made.
        better: the best choice; the same as `chosen` if none was notably better.
        cost: the loss in the chooser's chance of winning compared with the best choice, from 0
            to 1.
        after: the first seat's expected chance of winning after the choice.
    """

    at: int
    seat: int
    chance: float
    chosen: Option
    better: Option
    cost: float
    after: float


def ended(title: Title, game: AnyEngine) -> float:
    """The result of a finished game, as the first seat's chance of winning.

    Args:
        title: the game's title.
        game: the finished game.

    Raises:
        ValueError: the game is not over, or its title has no judge.
    """
    if title.judge is None:
        raise ValueError(f"{title.name} has no analysis: nothing is known of good play")
    if game.decision is not None:
        raise ValueError("only a game that is over can be analyzed")
    return title.judge.chance(game, title.judge.values(game)[0])


def analyzed(
    title: Title,
    record: Record[Any],
    seed: int = 0,
    iterations: int = ITERATIONS,
) -> Iterator[Verdict]:
    """Evaluate every choice of a finished game.

    Args:
        title: the game's title.
        record: the game.
        seed: makes the analysis reproducible.
        iterations: the number of iterations per decision.

    Yields:
        A verdict for each choice, in order.

    Raises:
        ValueError: the title has no judge.
    """
    judge = title.judge
    if judge is None:
        raise ValueError(f"{title.name} has no judge")
    rng = Random(seed)
    for at, game in enumerate(record.steps()):
        if at == len(record.lines) or game.decision is None:
            return
        yield _verdict(judge, game, at, record.lines[at].choice, rng, iterations)


def _verdict(
    judge: Judge, game: Any, at: int, choice: str, rng: Random, iterations: int
) -> Verdict:
    side = game.decision.side
    search = Search(judge, Seat(game, side), rng)
    (chosen,) = (option for option in game.decision.options if option == choice)
    forced = len(game.decision.options) == 1
    search.run(AGAIN if forced else iterations)
    if not forced:
        search.run(AGAIN, only=chosen)
    thoughts = {str(thought.option): thought for thought in search.thoughts()}
    actual = thoughts.get(str(chosen))
    # The value of an option with few visits is too unreliable to call it better.
    best = max(
        (thought for thought in thoughts.values() if thought.visits >= AGAIN / 2),
        key=lambda thought: thought.value,
        default=actual,
    )
    # The search omits reorderings of the same choices; they are worth as much as the best option.
    after = actual.chance if actual else best.chance if best else 0.5
    before = max(after, best.chance if best else after)
    cost = before - after
    return Verdict(
        at,
        int(side),
        before if side == 0 else 1 - before,
        chosen,
        best.option if best and cost >= NOTED else chosen,
        cost,
        after if side == 0 else 1 - after,
    )


class Fortune(NamedTuple):
    """The effect of choices and of luck on a side over a game.

    Attributes:
        mistakes: the total cost of its choices.
        luck: the sum of unexpected changes; negative for bad luck.
    """

    mistakes: float
    luck: float


def fortunes(verdicts: list[Verdict], ended: float) -> list[Fortune]:
    """Separate skill from luck, for both seats of a two-player game.

    Args:
        verdicts: on all choices.
        ended: the value of the final result to the first seat, from 0 to 1.
    """
    swing = sum(stroke.luck for stroke in _strokes(verdicts, ended))
    return [
        Fortune(
            sum(verdict.cost for verdict in verdicts if verdict.seat == seat),
            swing if seat == 0 else -swing,
        )
        for seat in range(2)
    ]


class Stroke(NamedTuple):
    """What followed a choice otherwise than expected.

    Attributes:
        at: the number of choices made before it.
        luck: the change in the first seat's chance of winning by dice, draws and the like.
    """

    at: int
    luck: float


def strokes(verdicts: list[Verdict], ended: float, most: int = 3) -> list[Stroke]:
    """The greatest strokes of luck, in the order of the game.

    Args:
        verdicts: on all choices.
        ended: the value of the final result to the first seat, from 0 to 1.
        most: how many.
    """
    found = [stroke for stroke in _strokes(verdicts, ended) if abs(stroke.luck) >= LUCKY]
    found.sort(key=lambda stroke: -abs(stroke.luck))
    return sorted(found[:most])


def _strokes(verdicts: list[Verdict], ended: float) -> list[Stroke]:
    chances = [verdict.chance for verdict in verdicts[1:]] + [ended]
    return [
        Stroke(verdict.at, after - verdict.after)
        for verdict, after in zip(verdicts, chances, strict=True)
    ]


def turning_points(verdicts: list[Verdict], most: int = 6) -> list[Verdict]:
    """The most costly choices, in the order of the game."""
    mistakes = [verdict for verdict in verdicts if verdict.cost >= NOTED]
    mistakes.sort(key=lambda verdict: -verdict.cost)
    return sorted(mistakes[:most], key=lambda verdict: verdict.at)
