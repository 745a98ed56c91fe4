"""Analysis of finished games: a verdict on every choice, turning points, luck and mistakes."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from shores.table import A, F, M, table
from stand_in import Page, conform, sent

from tripoli.games import GAMES
from tripoli.kernel.choice import Option
from tripoli.players.analysis import Verdict, analyzed, fortunes, strokes, turning_points
from tripoli.session import messages
from tripoli.session.thinking import Thinking
from tripoli.shores.model.pieces import AMERICAN

SHORES = GAMES["shores"]


def test_every_choice_gets_a_verdict() -> None:
    game = table("Summer 1806", AMERICAN, {"Malta": {F: 3}}, ["Naval Movement"], ["Storms"])
    made = 0
    rng = Random(1)
    while game.decision is not None and made < 12:
        game.choose(rng.choice(game.decision.options))
        made += 1
    verdicts = list(analyzed(SHORES, game.record, iterations=30))
    assert [verdict.at for verdict in verdicts] == list(range(len(game.sides)))
    assert [verdict.chosen for verdict in verdicts] == [line.choice for line in game.record.lines]
    assert [verdict.seat for verdict in verdicts] == [int(side) for side in game.sides]
    for verdict in verdicts:
        assert 0 <= verdict.chance <= 1
        assert 0 <= verdict.cost <= 1
        if verdict.better == verdict.chosen:
            assert verdict.cost < 0.03 or verdict.cost == 0
    assert list(analyzed(SHORES, game.record, iterations=30)) == verdicts


def test_a_peace_that_was_not_made_is_a_turning_point() -> None:
    game = table(
        "Fall 1805",
        AMERICAN,
        {"Malta": {F: 2}, "Derne": {M: 1, A: 4}},
        ["Treaty of Peace and Amity", "Naval Movement"],
        captured=["Derne"],
        removed=["Hamet's Army Created", "General Eaton Attacks Derne"],
    )
    game.choose("discard Treaty of Peace and Amity to build")
    (first, *_) = analyzed(SHORES, game.record)
    assert first.better == "event Treaty of Peace and Amity"
    assert first.cost > 0.2
    assert turning_points([first]) == [first]


def verdict(at: int, seat: int, chance: float, cost: float, after: float) -> Verdict:
    return Verdict(at, seat, chance, Option("a"), Option("b"), cost, after)


def test_luck_is_what_comes_otherwise_than_expected() -> None:
    """Luck is any change in the chance of winning that mistakes do not explain."""
    verdicts = [
        verdict(0, 0, 0.5, 0.1, 0.4),
        verdict(1, 1, 0.7, 0.2, 0.9),
    ]
    american, tripolitan = fortunes(verdicts, 1.0)
    assert american.mistakes == pytest.approx(0.1)
    assert tripolitan.mistakes == pytest.approx(0.2)
    assert american.luck == pytest.approx(0.3 + 0.1)
    assert tripolitan.luck == pytest.approx(-0.4)


def test_strokes_of_luck_are_the_greatest_in_the_order_of_the_game() -> None:
    """Small ones may be errors of the search."""
    changes = (0.1, -0.3, 0.05, -0.2, 0.4)
    verdicts = [verdict(at, 0, 0.5, 0, 0.5 - change) for at, change in enumerate(changes)]
    found = strokes(verdicts, 0.5, most=4)
    assert [stroke.at for stroke in found] == [0, 1, 3, 4]
    assert [stroke.luck for stroke in found] == pytest.approx([0.1, -0.3, -0.2, 0.4])
    assert [stroke.at for stroke in strokes(verdicts, 0.5, most=2)] == [1, 4]
    assert sum(change for change in changes) == pytest.approx(fortunes(verdicts, 0.5)[0].luck)


def test_turning_points_are_the_dearest_in_the_order_of_the_game() -> None:
    verdicts = [verdict(at, 0, 0.5, cost, 0.5) for at, cost in enumerate((0.1, 0.01, 0.4, 0.2))]
    assert [found.at for found in turning_points(verdicts, most=2)] == [2, 3]


def test_a_game_that_is_over_is_analysed_bit_by_bit() -> None:
    game = table("Winter 1806", AMERICAN, {"Malta": {F: 3}}, ["Naval Movement"], ["Storms"])
    rng = Random(3)
    while game.decision is not None:
        game.choose(rng.choice(game.decision.options))
    record = game.record.to_json()
    thinking = Thinking(GAMES)

    def ask(**request: Any) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(thinking.ask(json.dumps(request)))
        conform(told, messages.Analysis)
        return told

    told = ask(do="analyze", game=sent(record))
    verdicts = told["verdicts"]
    shares = [told["share"]]
    while not told["done"]:
        told = ask(do="go", milliseconds=1)
        verdicts += told["verdicts"]
        shares.append(told["share"])
    choices = len(game.sides)
    assert [verdict["at"] for verdict in verdicts] == list(range(choices))
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert game.result is not None
    assert SHORES.rules.winner(game.result.reason) is None
    assert told["ended"] == 0.5
    assert [fortune["seat"] for fortune in told["fortunes"]] == ["American", "Tripolitan"]
    assert verdicts[0]["when"] == "Winter 1806"
    assert set(told["turning_points"]) <= set(range(choices))


def test_a_game_that_goes_on_is_not_analyzed() -> None:
    record = Page(seed=8).ask(do="record")["record"]
    with pytest.raises(ValueError, match="only a game that is over"):
        Thinking(GAMES).ask(json.dumps({"do": "analyze", "game": sent(record)}))
