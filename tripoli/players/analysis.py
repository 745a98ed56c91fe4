"""Looking back on a game: what it stood at, which choices cost something, and what luck did.

Every decision of the game is thought about again from the seat that took it, knowing what it knew.
What a choice cost is what the best one was worth more; what then came otherwise than expected, by
dice, draws, and what the other side did, is put down to fortune.
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
"""Lines thought through for a decision."""
AGAIN: Final = 60
"""Lines for what was chosen, so that it is known as well as what was best."""
NOTED: Final = 0.03
"""What a choice costs at least, as a chance of winning, to be a mistake."""


class Verdict(NamedTuple):
    """What is thought of a choice.

    Attributes:
        at: before which choice of the game, from 0.
        seat: who chose.
        chance: of the first seat to win before it, by the best choice.
        chosen: what was chosen.
        better: what would have been best; the same if nothing was better by much.
        cost: how much better that was for who chose, from 0 to 1.
        after: the chance of the first seat after the choice, as it was to be expected.
    """

    at: int
    seat: int
    chance: float
    chosen: Option
    better: Option
    cost: float
    after: float


def ended(title: Title[Any], game: AnyEngine) -> float:
    """The result of a game: the first seat's chance of winning when it was over.

    Args:
        title: whose game it is.
        game: at its end.

    Raises:
        ValueError: it is not over, or nobody knows how to judge this game.
    """
    if game.decision is not None or title.judge is None:
        raise ValueError("only a game that is over can be analysed")
    return title.judge.chance(game, title.judge.values(game)[0])


def analysed(
    title: Title[Any],
    record: Record[Any],
    seed: int = 0,
    iterations: int = ITERATIONS,
) -> Iterator[Verdict]:
    """Think about every choice of a game again.

    Args:
        title: whose game it is.
        record: the game.
        seed: of the thinking; the same seed thinks the same.
        iterations: lines thought through for a decision.

    Yields:
        A verdict for each choice, in their order.

    Raises:
        ValueError: nobody knows how to judge this game.
    """
    judge = title.judge
    if judge is None:
        raise ValueError(f"nobody knows how to judge {title.name}")
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
    # An option with few visits is not known well enough to be called better.
    best = max(
        (thought for thought in thoughts.values() if thought.visits >= AGAIN / 2),
        key=lambda thought: thought.value,
        default=actual,
    )
    # Another order of the same choices is not searched; it is worth as much as the best one.
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
    """What choices and chance did to a side over a game.

    Attributes:
        mistakes: what its choices cost altogether.
        luck: what came better than expected, less what came worse; below 0 for bad luck.
    """

    mistakes: float
    luck: float


def fortunes(verdicts: list[Verdict], ended: float) -> list[Fortune]:
    """Skill apart from luck, for both seats of a game for two.

    Args:
        verdicts: on all choices.
        ended: what the end was worth to the first seat, 0 to 1.
    """
    chances = [verdict.chance for verdict in verdicts[1:]] + [ended]
    swing = sum(after - verdict.after for verdict, after in zip(verdicts, chances, strict=True))
    return [
        Fortune(
            sum(verdict.cost for verdict in verdicts if verdict.seat == seat),
            swing if seat == 0 else -swing,
        )
        for seat in range(2)
    ]


def turning_points(verdicts: list[Verdict], most: int = 6) -> list[Verdict]:
    """The choices that cost most, in the order of the game."""
    mistakes = [verdict for verdict in verdicts if verdict.cost >= NOTED]
    mistakes.sort(key=lambda verdict: -verdict.cost)
    return sorted(mistakes[:most], key=lambda verdict: verdict.at)
