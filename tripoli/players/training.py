"""Learning to judge positions by self-play.

First many quick games are played by rules of thumb, from the sharpest to quite loose ones, and what
positions are worth is learned from their ends. Then games are played by search, a batch at a time,
each with what was learned from those before: what positions are worth is learned from what search
made of them and of the positions that followed (TD(λ): Sutton, 1988; for games with dice: Tesauro,
*Temporal difference learning and TD-Gammon*, 1995; from search: Veness et al., *Bootstrapping from
game tree search*, 2009). The same seed learns the same for any number of jobs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from tripoli.kernel.chance import LARGEST_SEED, SeededChance
from tripoli.kernel.judge import Judge, Learner
from tripoli.kernel.seat import Seat
from tripoli.kernel.title import Title
from tripoli.players.search import Search, Thought, drawn, going_on
from tripoli.players.work import Many

SHARPNESS: Final = (1, 1.5, 2, 3)
"""To which power rules of thumb are raised, for games by them alone."""
LAMBDA: Final = 0.9
"""How much of a target comes from what came later, and not from what search found there."""
BY_THUMB: Final = 0.02
"""How often a choice is made by rules of thumb instead of by search, so that more is seen."""
BY_SHARE: Final = 0.15
"""How often it is made in proportion to what search tried."""
REMEMBERED: Final = 12
"""How many batches of games by search are learned from again."""


class Stage(NamedTuple):
    """A part of the training.

    Attributes:
        batches: how often; all games of a batch are played with the same knowledge.
        games: in a batch.
        iterations: how long players think; none to choose by rules of thumb.
        times: how often all that is remembered is gone through after a batch.
        rate: how far a weight moves at first; by the end of the batch hardly at all.
    """

    batches: int
    games: int
    iterations: int
    times: int
    rate: float


STAGES: Final = (
    Stage(1, 12_000, 0, 5, 0.01),
    Stage(8, 192, 24, 4, 0.004),
    Stage(4, 192, 24, 4, 0.0015),
)


class Experience(NamedTuple):
    """What can be learned from a game.

    Attributes:
        positions: noted, in order, each with what search found it worth to the first seat; None
            where nothing was searched.
        target: what its end is worth to the first seat.
        ended: the first seat's chance of winning when it was over.
    """

    positions: Sequence[tuple[Any, float | None]]
    target: float
    ended: float

    def examples(self) -> list[tuple[Any, float]]:
        """Each position with what it turned out to be worth."""
        examples = []
        target = self.target
        for position, value in reversed(self.positions):
            if value is not None:
                target = LAMBDA * target + (1 - LAMBDA) * value
            examples.append((position, target))
        return examples


def by_thumb(title: Title[Any], learner: Learner, judge: Judge, kind: str, seed: int) -> Experience:
    """A game by rules of thumb alone."""
    game = title.new_game(learner.kinds[kind], SeededChance(seed))
    rng = Random(f"lesson {seed}")
    sharpness = SHARPNESS[int(rng.random() * len(SHARPNESS))]
    positions = []
    before = None
    while (decision := game.decision) is not None:
        if game.between_plays:
            positions.append((learner.noted(game), None))
        # Both sides play with open cards.
        options = judge.considered(game, before)
        weights = [weight**sharpness for weight in judge.weights(game, options)]
        option = drawn(options, weights, rng.random)
        game.choose(option)
        before = going_on(game, decision.side, option)
    return _experience(judge, game, positions)


def by_search(
    title: Title[Any], learner: Learner, judge: Judge, kind: str, iterations: int, seed: int
) -> Experience:
    """A game by search against oneself."""
    game = title.new_game(learner.kinds[kind], SeededChance(seed))
    rng = Random(f"lesson {seed}")
    seats = {int(seat): Seat(game, seat) for seat in title.people(game)}
    positions: list[tuple[Any, float | None]] = []
    while (decision := game.decision) is not None:
        options = decision.options
        choice = options[0]
        value = None
        if len(options) > 1:
            search = Search(judge, seats[int(decision.side)], rng)
            search.run(iterations)
            value = search.root.total / search.root.visits
            choice = _tried(search.thoughts(), judge, game, rng)
        if game.between_plays:
            first_value = value if value is None or decision.side == 0 else 1 - value
            positions.append((learner.noted(game), first_value))
        game.choose(choice)
    return _experience(judge, game, positions)


def _tried(thoughts: Sequence[Thought], judge: Judge, game: Any, rng: Random) -> Any:
    """Mostly what search tried most."""
    chance = rng.random()
    options = [thought.option for thought in thoughts]
    if chance < BY_THUMB:
        return drawn(options, judge.weights(game, options), rng.random)
    if chance < BY_THUMB + BY_SHARE:
        return drawn(options, [thought.visits for thought in thoughts], rng.random)
    return options[0]


def _experience(
    judge: Judge, game: Any, positions: Sequence[tuple[Any, float | None]]
) -> Experience:
    target = judge.values(game)[0]
    return Experience(positions, target, judge.chance(game, target))


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
        seed: of all games, and of the learner.
        many: does the work.
        stages: what to do, one after another.
        progress: called with the number of games played so far, and of all games.
    """
    learner = title.learner(seed)
    games = sum(stage.batches * stage.games for stage in stages) * len(learner.kinds)
    done = 0
    for kind in learner.kinds:
        rng = Random(f"{seed} {kind}")
        batches: list[list[Experience]] = []
        iterations = 0
        for stage in stages:
            if stage.iterations != iterations:
                # Games by rules of thumb say little of games by search.
                batches, iterations = [], stage.iterations
            for _ in range(stage.batches):
                seeds = [int(rng.random() * LARGEST_SEED) for _ in range(stage.games)]
                tasks = _tasks(title, learner, kind, stage.iterations, seeds)
                batch = [
                    experience for experiences in many(_play, tasks) for experience in experiences
                ]
                batches = [*batches, batch][-REMEMBERED:]
                examples = [
                    example
                    for batch in batches
                    for experience in batch
                    for example in experience.examples()
                ]
                learner.learn(kind, examples, stage.times, stage.rate)
                done += len(seeds)
                if progress is not None:
                    progress(done, games)
        learner.calibrate(
            kind,
            [
                (learner.value(kind, position), experience.ended)
                for batch in batches
                for experience in batch
                for position, _ in experience.positions
            ],
        )
    return learner


class _Task(NamedTuple):
    title: Title[Any]
    learner: Learner
    kind: str
    iterations: int
    seeds: Sequence[int]


_SHARE: Final = 12
"""Games in one task."""


def _tasks(
    title: Title[Any], learner: Learner, kind: str, iterations: int, seeds: Sequence[int]
) -> list[_Task]:
    share = _SHARE if iterations else 50 * _SHARE
    return [
        _Task(title, learner, kind, iterations, seeds[start : start + share])
        for start in range(0, len(seeds), share)
    ]


def _play(task: _Task) -> list[Experience]:
    title, learner, kind, iterations, seeds = task
    judge = learner.judge
    return [
        by_search(title, learner, judge, kind, iterations, seed)
        if iterations
        else by_thumb(title, learner, judge, kind, seed)
        for seed in seeds
    ]
