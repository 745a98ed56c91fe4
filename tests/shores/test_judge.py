"""What positions and options are worth: cells, learned numbers, rules of thumb."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from strategies import seeds
from table import A, F, M, table

import tripoli
from tripoli.games import GAMES
from tripoli.shores.judge.evaluation import from_json, learned, squashed
from tripoli.shores.judge.facts import changes, facts
from tripoli.shores.judge.features import CELLS, STARTS, TABLES, cells
from tripoli.shores.judge.learner import ShoresLearner
from tripoli.shores.judge.weights import WEIGHTS
from tripoli.shores.model.pieces import AMERICAN

JUDGE = GAMES["shores"].judge
assert JUDGE is not None


@given(seeds)
@settings(max_examples=25, deadline=None)
def test_every_position_has_cells_and_every_option_a_weight(seed: int) -> None:
    rng = Random(seed)
    game = tripoli.new_game(
        seed=seed, solitaire=bool(seed % 2), scenario="fortress" if seed % 3 else "standard"
    )
    assert JUDGE is not None
    while (decision := game.decision) is not None:
        weights = JUDGE.weights(game, decision.options)
        assert len(weights) == len(decision.options)
        assert min(weights) > 0
        if game.between_plays:
            found = cells(game.state)
            assert len(set(found)) >= len(TABLES) - 6
            assert 0 <= min(found) <= max(found) < CELLS
            american, tripolitan = JUDGE.values(game)
            assert 0 < american < 1
            assert american + tripolitan == 1
        game.choose(rng.choice(decision.options))
    assert game.result is not None
    expected = {1: 1.0, 0: 0.5, -1: 0.0}[game.result.utility(tripoli.Side.AMERICAN)]
    assert JUDGE.values(game)[0] == expected


def test_each_table_has_cells_of_its_own() -> None:
    """Every table is met within its own bounds."""
    met = set()
    for seed in range(60):
        rng = Random(seed)
        game = tripoli.new_game(seed=seed)
        while game.decision is not None:
            game.choose(rng.choice(game.decision.options))
            if game.between_plays:
                for cell in cells(game.state):
                    met.add(max(n for n, start in enumerate(STARTS) if start <= cell))
    assert met >= set(range(len(TABLES))) - {
        next(n for n, t in enumerate(TABLES) if t.name == name)
        for name in ("army and Derne", "army and Benghazi")
    }


def test_the_learned_numbers_fit_the_tables() -> None:
    assert set(from_json(WEIGHTS)) == {"people", "automaton"}
    for known in learned().values():
        assert len(known.evaluation.weights) == CELLS
        assert len(known.habits) == 6
        assert list(known.chances) == sorted(known.chances)


def test_numbers_survive_being_written_down() -> None:
    learner = ShoresLearner()
    rng = Random(1)
    some = [round(rng.uniform(-2, 2), 3) if rng.random() < 0.3 else 0.0 for _ in range(CELLS)]
    habits: list[dict[str, float]] = [{"event Storms": 1.25}, {}, {}, {}, {}, {}]
    learner.take("people", (some, habits))
    namespace: dict[str, str] = {}
    exec(learner.text({"seed": 1}), namespace)
    read = from_json(namespace["WEIGHTS"])["people"]
    assert list(read.evaluation.weights) == some
    assert list(read.habits) == habits


def test_numbers_for_other_tables_are_refused() -> None:
    text = ShoresLearner().text({})
    namespace: dict[str, str] = {}
    exec(text, namespace)
    with pytest.raises(ValueError, match="people, gold: 624 weights expected"):
        from_json(namespace["WEIGHTS"].replace('"gold": "z624"', '"gold": "z600"'))


def test_a_sum_becomes_a_chance() -> None:
    assert squashed(0) == 0.5
    assert squashed(1) == 0.75
    assert squashed(-1) == 0.25
    assert 0.99 < squashed(1000) < 1


def test_what_was_learned_is_plausible() -> None:
    """Gold is good for Tripolitania, and more so late; patrols off Tripoli for the Americans."""
    assert JUDGE is not None
    poor = table("Spring 1804", AMERICAN, {"Tripoli zone": {F: 3}}, gold=2)
    rich = table("Spring 1804", AMERICAN, {"Tripoli zone": {F: 3}}, gold=10)
    assert JUDGE.values(poor)[0] > JUDGE.values(rich)[0] + 0.1


def test_what_a_choice_brings_is_said_in_words() -> None:
    """The two changes that are greatest; nothing where hardly anything changes."""
    now = facts(table("Spring 1804", AMERICAN, {"Tripoli zone": {F: 3}}, gold=2).state)
    assert changes(now, now) == ""
    later = [float(fact) for fact in now]
    later[0] -= 2
    later[2] += 1
    later[3] += 0.5
    assert changes(now, later) == "2 gold less for Tripolitania, 1 more warship off Tripoli"


def test_an_army_in_the_field_is_seen() -> None:
    """What it is worth depends on where it stands."""
    pieces = {"Malta": {F: 3}}
    home = table("Spring 1805", AMERICAN, pieces, removed=["Hamet's Army Created"])
    field = table(
        "Spring 1805",
        AMERICAN,
        {**pieces, "Derne": {M: 1, A: 5}},
        removed=["Hamet's Army Created"],
        captured=["Derne"],
    )
    assert set(cells(home.state)) != set(cells(field.state))
