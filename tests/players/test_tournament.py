"""Tournaments (same deals for both sides, intervals, Elo), and learning from games."""

from __future__ import annotations

from math import isclose
from random import Random

import pytest

from tripoli.games import GAMES
from tripoli.kernel.chance import SeededChance
from tripoli.players import tournament, training
from tripoli.players.tournament import Pairing, Score, elo, hold, wilson
from tripoli.players.training import LAMBDA, Experience, Stage, train
from tripoli.players.work import NoCluster, workers

SHORES = GAMES["shores"]


def test_the_same_table_for_any_number_of_jobs() -> None:
    tables = []
    for jobs in (1, 2):
        told: list[tuple[int, int]] = []
        with workers(jobs) as many:
            pairings = hold(
                SHORES,
                ["random", "midshipman"],
                12,
                5,
                many,
                progress=lambda done, games, told=told: told.append((done, games)),  # type: ignore[misc]
            )
        assert told[-1] == (12, 12)
        tables.append(pairings)
    assert tables[0] == tables[1]
    (pairing,) = tables[0]
    assert [score.games for score in pairing.by_seat] == [6, 6]
    assert sum(sum(found.values()) for found in pairing.reasons) == 12


def test_scores() -> None:
    """A draw counts half a point; the interval is Wilson's."""
    score = Score(wins=30, draws=10, losses=10)
    assert score.games == 50
    assert score.share == 0.7
    low, high = score.interval
    assert (round(low, 4), round(high, 4)) == (0.5625, 0.8090)
    assert wilson(0, 10)[0] == pytest.approx(0)
    assert wilson(10, 10)[1] == pytest.approx(1)


def pairing(first: str, second: str, wins: int, losses: int) -> Pairing:
    return Pairing(first, second, (Score(wins, 0, losses), Score()), ({}, {}))


def test_elo() -> None:
    """Winning three games in four is a difference of about 191 points; the mean is 0."""
    ratings = elo(["a", "b"], [pairing("a", "b", 75, 25)])
    assert isclose(ratings["a"] - ratings["b"], 190.8, abs_tol=0.2)
    assert isclose(sum(ratings.values()), 0, abs_tol=0.2)


def test_elo_of_whoever_wins_everything_is_a_number() -> None:
    ratings = elo(["a", "b", "c"], [pairing("a", "b", 10, 0), pairing("b", "c", 10, 0)])
    assert ratings["a"] > ratings["b"] > ratings["c"]
    assert ratings["a"] < 2000


def test_learning_moves_values_towards_what_happened() -> None:
    """Only values of the kind of game that was learned from change."""
    learner = SHORES.learner(1)
    game = SHORES.rules.new_game({}, SeededChance(3))
    noted = learner.noted(game)
    before = [learner.value(kind, noted) for kind in learner.kinds]
    learner.learn("people", [(noted, 0.9)] * 40, 60, 0.01)
    after = [learner.value(kind, noted) for kind in learner.kinds]
    assert abs(after[0] - 0.9) < 0.02
    assert before[1] == after[1]
    # Rounding the weights to whole numbers changes little.
    assert abs(learner.judge.values(game)[0] - after[0]) < 0.02


def test_what_came_later_counts_and_what_search_found() -> None:
    """The more searches lie between a position and the end, the less the result counts."""
    found = Experience([("first", 0.5), ("forced", None), ("last", 0.25)], 1.0, 1.0).examples()
    assert [noted for noted, _ in found] == ["last", "forced", "first"]
    last = LAMBDA * 1.0 + (1 - LAMBDA) * 0.25
    assert [target for _, target in found] == pytest.approx(
        [last, last, LAMBDA * last + (1 - LAMBDA) * 0.5]
    )


def test_the_same_seed_learns_the_same_for_any_number_of_jobs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(training, "_SHARE", 2)
    stages = (Stage(1, 3, 0, 2, 0.01), Stage(2, 3, 4, 2, 0.01))
    learned = []
    for jobs in (1, 2):
        with workers(jobs) as many:
            learned.append(train(SHORES, 3, many, stages).text({"seed": 3}))
    assert learned[0] == learned[1]
    with workers() as many:
        assert train(SHORES, 4, many, stages).text({"seed": 3}) != learned[0]


def test_a_cluster_that_is_not_there() -> None:
    with pytest.raises(NoCluster), workers(cluster="tcp://127.0.0.1:1"):
        pass


def test_who_is_better_is_seen() -> None:
    with workers() as many:
        (found,) = hold(SHORES, ["midshipman", "random"], 40, 1, many)
    assert found.score.share > 0.7
    assert tournament.elo(["midshipman", "random"], [found])["midshipman"] > 0


def test_chances_rise_with_values() -> None:
    """Calibration turns values into chances of winning."""
    learner = SHORES.learner(1)
    game = SHORES.rules.new_game({}, SeededChance(3))
    rng = Random(1)
    ends = []
    for _ in range(4000):
        value = rng.random()
        ends.append((value, float(rng.random() < value * value)))
    learner.calibrate("people", ends)
    told = [learner.judge.chance(game, step / 50) for step in range(51)]
    assert told == sorted(told)
    assert all(abs(chance - (step / 50) ** 2) < 0.1 for step, chance in enumerate(told))


def test_a_late_loss_is_better_than_an_early_one() -> None:
    judge = SHORES.learner(1).judge
    rng = Random(2)
    found = {}
    for seed in range(30):
        game = SHORES.rules.new_game({}, SeededChance(seed))
        while game.decision is not None:
            game.choose(rng.choice(game.decision.options))
        if game.result is not None and game.result.winner == 1:
            found[game.state.year, int(game.state.season)] = judge.values(game)[0]
            assert judge.chance(game, 0.1) == 0, "but no chance is left"
    assert [found[when] for when in sorted(found)] == sorted(found.values())
    assert 0 <= min(found.values()) < max(found.values()) < 0.5
