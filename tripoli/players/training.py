"""Learning to judge positions and options by self-play.

First many quick games are played by rules of thumb, from the sharpest to quite loose ones, and what
positions are worth is learned from their ends. Then games are played by search: what positions are
worth is learned from what they led to (TD(λ): Sutton, 1988; for games with dice: Tesauro, *Temporal
difference learning and TD-Gammon*, 1995), and which options are promising from how often search
tried them (expert iteration: Anthony, Tian, Barber, *Thinking fast and slow with deep learning and
tree search*, 2017). The same seed learns the same for any number of jobs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from tripoli.kernel.chance import LARGEST_SEED, SeededChance
from tripoli.kernel.judge import Learner
from tripoli.kernel.seat import Seat
from tripoli.kernel.title import Title
from tripoli.players.search import Search, drawn, going_on
from tripoli.players.work import Many

SHARPNESS: Final = (1, 2, 3, 3, 3)
"""To which power rules of thumb are raised, for games by them alone."""
LAMBDA: Final = 0.95
"""How much of a target comes from later positions, and in the end from the result."""
BY_THUMB: Final = 0.12
"""How often a choice is made by rules of thumb instead of by search, so that more is seen."""
BY_SHARE: Final = 0.3
"""How often it is made in proportion to what search tried."""


class Stage(NamedTuple):
    """A part of the training.

    Attributes:
        batches: how often; all games of a batch are played with the same knowledge.
        games: in a batch.
        iterations: how long players think; none to choose by rules of thumb.
        rate: how far a value moves towards what it turned out to be.
        habit_rate: how far the weights of options move towards what search tried.
    """

    batches: int
    games: int
    iterations: int
    rate: float
    habit_rate: float


STAGES: Final = (
    *(Stage(1, 3000, 0, rate / 10_000, 0) for rate in (60, 40, 30, 20, 15, 10, 7, 5, 3, 2)),
    Stage(12, 48, 48, 0.002, 0.03),
    Stage(12, 48, 48, 0.001, 0.02),
    Stage(4, 96, 48, 0.0004, 0),
)


class Experience(NamedTuple):
    """What can be learned from a game.

    Attributes:
        positions: noted, in order.
        target: what its end is worth, to learn from.
        ended: what it ended in for the first seat: 0, 0.5 or 1.
        options: noted, with the shares of the visits of a search.
    """

    positions: list[Any]
    target: float
    ended: float
    options: list[tuple[Any, list[float]]]


def by_thumb(title: Title[Any], learner: Learner, kind: str, seed: int) -> Experience:
    """A game by rules of thumb alone."""
    game = title.new_game(learner.kinds[kind], SeededChance(seed))
    judge = learner.judge
    rng = Random(f"lesson {seed}")
    sharpness = SHARPNESS[int(rng.random() * len(SHARPNESS))]
    positions = []
    before = None
    while (decision := game.decision) is not None:
        # Everything is open: these rules look at nothing that is hidden.
        options = judge.considered(game, before)
        weights = [weight**sharpness for weight in judge.weights(game, options)]
        option = drawn(options, weights, rng.random)
        game.choose(option)
        before = going_on(game, decision.side, option)
        if game.between_plays and game.decision is not None:
            positions.append(learner.noted(game))
    return Experience(positions, learner.target(game), judge.values(game)[0], [])


def by_search(
    title: Title[Any], learner: Learner, kind: str, iterations: int, seed: int
) -> Experience:
    """A game by search against oneself."""
    game = title.new_game(learner.kinds[kind], SeededChance(seed))
    judge = learner.judge
    rng = Random(f"lesson {seed}")
    seats = {int(seat): Seat(game, seat) for seat in title.people(game)}
    positions = []
    noted = []
    while (decision := game.decision) is not None:
        if len(decision.options) == 1:
            game.choose(decision.options[0])
        else:
            search = Search(judge, seats[int(decision.side)], rng)
            search.run(iterations)
            thoughts = search.thoughts()
            options = [thought.option for thought in thoughts]
            shares = [thought.visits / iterations for thought in thoughts]
            noted.append((learner.noted_options(game, options), shares))
            chance = rng.random()
            if chance < BY_THUMB:
                game.choose(drawn(options, judge.weights(game, options), rng.random))
            elif chance < BY_THUMB + BY_SHARE:
                game.choose(drawn(options, shares, rng.random))
            else:
                game.choose(options[0])
        if game.between_plays and game.decision is not None:
            positions.append(learner.noted(game))
    return Experience(positions, learner.target(game), judge.values(game)[0], noted)


def study(
    learner: Learner, kind: str, experience: Experience, rate: float, habit_rate: float
) -> None:
    """Learn from a game, its end first."""
    target = experience.target
    for noted in reversed(experience.positions):
        value = learner.value(kind, noted)
        learner.learn(kind, noted, target, rate)
        if experience.options:
            target = LAMBDA * target + (1 - LAMBDA) * value
    if habit_rate:
        for options, shares in experience.options:
            learner.learn_options(kind, options, shares, habit_rate)


def train(
    title: Title[Any],
    seed: int,
    many: Many,
    stages: Sequence[Stage] = STAGES,
    progress: Callable[[int, int], None] | None = None,
) -> Learner:
    """Learn to judge a game from nothing but rules of thumb.

    Args:
        title: the game; it must bring a learner.
        seed: of all games.
        many: does the work.
        stages: what to do, one after another.
        progress: told how many games of how many have been played.
    """
    learner = title.learner()
    rng = Random(seed)
    games = sum(stage.batches * stage.games for stage in stages) * len(learner.kinds)
    done = 0
    for kind in learner.kinds:
        ends: list[tuple[float, float]] = []
        for stage in stages:
            ends = []
            for _ in range(stage.batches):
                seeds = [int(rng.random() * LARGEST_SEED) for _ in range(stage.games)]
                experiences = [
                    experience
                    for some in many(_play, _tasks(title, learner, kind, stage.iterations, seeds))
                    for experience in some
                ]
                for experience in experiences:
                    for noted in experience.positions:
                        ends.append((learner.value(kind, noted), experience.ended))
                    study(learner, kind, experience, stage.rate, stage.habit_rate)
                done += len(seeds)
                if progress is not None:
                    progress(done, games)
        learner.calibrate(kind, ends)
    return learner


class _Task(NamedTuple):
    title: Title[Any]
    kind: str
    learned: Any
    iterations: int
    seeds: Sequence[int]


_SHARE: Final = 12
"""Games in one task."""


def _tasks(
    title: Title[Any], learner: Learner, kind: str, iterations: int, seeds: Sequence[int]
) -> list[_Task]:
    share = _SHARE if iterations else 50 * _SHARE
    learned = learner.learned(kind)
    return [
        _Task(title, kind, learned, iterations, seeds[start : start + share])
        for start in range(0, len(seeds), share)
    ]


def _play(task: _Task) -> list[Experience]:
    learner = task.title.learner()
    learner.take(task.kind, task.learned)
    return [
        by_search(task.title, learner, task.kind, task.iterations, seed)
        if task.iterations
        else by_thumb(task.title, learner, task.kind, seed)
        for seed in task.seeds
    ]
