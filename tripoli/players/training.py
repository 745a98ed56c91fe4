"""Learning to judge positions by self-play.

First, many quick games are played by rules of thumb, with different degrees of randomness, and the
values of positions are learned from their results. Then games are played by search in batches, each
with what was learned from those before; the values of positions are learned from what search found
for them and for the positions that followed (TD(λ): Sutton, 1988; for games with dice: Tesauro,
*Temporal difference learning and TD-Gammon*, 1995; from search: Veness et al., *Bootstrapping from
game tree search*, 2009). A seed gives the same result for any number of jobs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from tripoli.kernel.chance import LARGEST_SEED, SeededChance
from tripoli.kernel.judge import Judge
from tripoli.kernel.seat import Seat
from tripoli.kernel.strict import Json
from tripoli.kernel.title import Title
from tripoli.players.search import Search, Thought, drawn, going_on
from tripoli.players.work import Many

SHARPNESS: Final = (1, 1.5, 2, 3)
"""The powers to which rule-of-thumb weights are raised in games played by them alone."""
LAMBDA: Final = 0.9
"""The weight of later positions in a target, as opposed to the search result at the position."""
BY_THUMB: Final = 0.02
"""The probability of choosing by rules of thumb instead of search, for more variety."""
BY_SHARE: Final = 0.15
"""The probability of choosing in proportion to search visits."""
REMEMBERED: Final = 12
"""The number of batches of search games that are learned from again."""


class Learner(Protocol):
    """Learns to judge positions from games."""

    @property
    def kinds(self) -> Mapping[str, Mapping[str, Json]]:
        """The kinds of game with a model of their own, each with a setup of that kind."""

    @property
    def judge(self) -> Judge:
        """A judge that uses what has been learned so far."""

    def noted(self, game: Any) -> Any:
        """A game between two turns, converted to the form used for learning."""

    def value(self, kind: str, position: Any) -> float:
        """The current value of a converted position to the first seat, from 0 to 1."""

    def learn(
        self, kind: str, examples: Sequence[tuple[Any, float]], times: int, rate: float
    ) -> None:
        """Move the values of converted positions toward their targets.

        Args:
            kind: the kind of game.
            examples: positions, with their target values to the first seat.
            times: the number of passes through them.
            rate: the initial learning rate.
        """

    def calibrate(self, kind: str, ends: Sequence[tuple[float, float]]) -> None:
        """Learn the mapping from values to chances of winning.

        Args:
            kind: the kind of game.
            ends: values of positions, with the first seat's chance of winning at the end of their
                games.
        """

    def text(self, parameters: Mapping[str, Json]) -> str:
        """The trained models, as the source of the module from which the judge loads them.

        Args:
            parameters: of the training, which are recorded in the module.
        """


class Stage(NamedTuple):
    """A stage of the training.

    Attributes:
        batches: the number of batches; all games of a batch use the same knowledge.
        games: the number of games per batch.
        iterations: the number of search iterations per choice; 0 to choose by rules of thumb.
        times: the number of passes through all remembered games after a batch.
        rate: the initial learning rate, which falls almost to 0 by the end of the batch.
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
        positions: the positions in order, each with its value to the first seat found by search, or
            None if there was no search.
        target: the value of the result to the first seat.
        ended: the first seat's chance of winning when the game was over.
    """

    positions: Sequence[tuple[Any, float | None]]
    target: float
    ended: float

    def examples(self) -> list[tuple[Any, float]]:
        """Each position with its target value."""
        examples = []
        target = self.target
        for position, value in reversed(self.positions):
            if value is not None:
                target = LAMBDA * target + (1 - LAMBDA) * value
            examples.append((position, target))
        return examples


def by_thumb(title: Title, learner: Learner, judge: Judge, kind: str, seed: int) -> Experience:
    """Play a game by rules of thumb alone."""
    game = title.rules.new_game(learner.kinds[kind], SeededChance(seed))
    rng = Random(f"lesson {seed}")
    sharpness = SHARPNESS[int(rng.random() * len(SHARPNESS))]
    positions = []
    before = None
    while (decision := game.decision) is not None:
        if game.between_turns:
            positions.append((learner.noted(game), None))
        # Both sides know all cards.
        options = judge.considered(game, before)
        weights = [weight**sharpness for weight in judge.weights(game, options)]
        option = drawn(options, weights, rng.random)
        game.choose(option)
        before = going_on(game, decision.side, option)
    return _experience(judge, game, positions)


def by_search(
    title: Title, learner: Learner, judge: Judge, kind: str, iterations: int, seed: int
) -> Experience:
    """Play a game by search against itself."""
    game = title.rules.new_game(learner.kinds[kind], SeededChance(seed))
    rng = Random(f"lesson {seed}")
    seats = {int(seat): Seat(game, seat) for seat in title.rules.people(game)}
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
        if game.between_turns:
            first_value = value if value is None or decision.side == 0 else 1 - value
            positions.append((learner.noted(game), first_value))
        game.choose(choice)
    return _experience(judge, game, positions)


def _tried(thoughts: Sequence[Thought], judge: Judge, game: Any, rng: Random) -> Any:
    """Usually the option that search tried most."""
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
    title: Title,
    seed: int,
    many: Many,
    stages: Sequence[Stage] = STAGES,
    progress: Callable[[int, int], None] | None = None,
) -> Learner:
    """Learn to judge a game, starting from rules of thumb alone.

    Args:
        title: the game; it must have a learner.
        seed: for all games, and for the learner.
        many: runs the tasks.
        stages: the stages, in order.
        progress: called with the number of games played so far, and the total.
    """
    learner: Learner = title.learner(seed)
    games = sum(stage.batches * stage.games for stage in stages) * len(learner.kinds)
    done = 0
    for kind in learner.kinds:
        rng = Random(f"{seed} {kind}")
        batches: list[list[Experience]] = []
        iterations = 0
        for stage in stages:
            if stage.iterations != iterations:
                # Games by rules of thumb tell little about games by search: forget them.
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
    title: Title
    learner: Learner
    kind: str
    iterations: int
    seeds: Sequence[int]


_SHARE: Final = 12
"""Games per task."""


def _tasks(
    title: Title, learner: Learner, kind: str, iterations: int, seeds: Sequence[int]
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
