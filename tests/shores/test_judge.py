"""The value of positions and options: inputs, learned weights, rules of thumb."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from shores.strategies import seeds
from shores.table import A, C, F, M, table

import tripoli
from tripoli.games import GAMES
from tripoli.players.search import drawn
from tripoli.shores.judge.cells import PILES, pile_cells
from tripoli.shores.judge.evaluation import from_json, learned, squashed
from tripoli.shores.judge.facts import changes, facts, reason, tendencies
from tripoli.shores.judge.features import INPUTS, MOST, inputs
from tripoli.shores.judge.judge import LATE
from tripoli.shores.judge.learner import ShoresLearner
from tripoli.shores.judge.weights import WEIGHTS
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN, Piece
from tripoli.shores.text import hints

JUDGE = GAMES["shores"].judge
assert JUDGE is not None


@given(seeds)
@settings(max_examples=25, deadline=None)
def test_every_position_has_inputs_and_every_option_a_weight(seed: int) -> None:
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
            found = inputs(game.state)
            assert len(found) == len(INPUTS)
            assert 0 <= min(found) <= max(found) <= MOST
            cells = pile_cells(game.state)
            assert 0 <= min(cells) <= max(cells) < PILES
            american, tripolitan = JUDGE.values(game)
            assert 0 < american < 1
            assert american + tripolitan == 1
        game.choose(rng.choice(decision.options))
    assert game.result is not None
    draw = 0.0 if seed % 2 else 0.5
    expected = {1: 1.0, 0: draw, -1: 0.0}[game.result.utility(tripoli.Side.AMERICAN)]
    assert JUDGE.chance(game, 0.3) == expected, "a draw with the T-bot is no win"
    worth = JUDGE.values(game)[0]
    assert worth == 1 if expected == 1 else worth == 0.5 if expected == 0.5 else worth <= LATE


@pytest.mark.unmeasured
def test_each_input_says_something() -> None:
    """Every input varies between positions."""
    met: list[set[int]] = [set() for _ in INPUTS]
    rng = Random(1)
    for seed in range(250):
        game = tripoli.new_game(seed=seed)
        judge = GAMES["shores"].judge
        assert judge is not None
        while (decision := game.decision) is not None:
            options = decision.options
            game.choose(drawn(options, judge.weights(game, options), rng.random))
            if game.between_plays:
                for values, value in zip(met, inputs(game.state), strict=True):
                    values.add(value)
    assert [name for name, values in zip(INPUTS, met, strict=True) if len(values) == 1] == [
        "always"
    ]


def test_cards_count_where_they_lie() -> None:
    """A card in hand, discarded and removed are three different inputs."""
    places = [
        table("Spring 1804", AMERICAN, {}, tripolitan=["Storms"]),
        table("Spring 1804", AMERICAN, {}, tripolitan_discards=["Storms"]),
        table("Spring 1804", AMERICAN, {}, removed=["Storms"]),
    ]
    assert len({tuple(pile_cells(game.state)) for game in places}) == 3


def test_the_learned_numbers_fit_the_network() -> None:
    assert set(from_json(WEIGHTS)) == {"people", "automaton"}
    for known in learned().values():
        assert list(known.chances) == sorted(known.chances)


def test_numbers_survive_being_written_down() -> None:
    learner = ShoresLearner(1)
    namespace: dict[str, str] = {}
    exec(learner.text({"seed": 1}), namespace)
    read = from_json(namespace["WEIGHTS"])
    game = tripoli.new_game(seed=1)
    assert read["people"].evaluation.value(game.state) == learner.judge.values(game)[0]


def test_numbers_for_another_network_are_refused() -> None:
    namespace: dict[str, str] = {}
    exec(ShoresLearner().text({}), namespace)
    size = len(INPUTS)
    with pytest.raises(ValueError, match=f"people, direct: {size} weights expected, not 3"):
        from_json(namespace["WEIGHTS"].replace(f'"direct": "z{size}"', '"direct": "z3"'))
    with pytest.raises(ValueError, match="people, cards: 6 years expected"):
        from_json(namespace["WEIGHTS"].replace(f'"z{PILES}",\n', ""))


def test_a_sum_becomes_a_chance() -> None:
    assert squashed(0) == 0.5
    assert squashed(1) == 0.75
    assert squashed(-1) == 0.25
    assert 0.99 < squashed(1000) < 1


def test_what_was_learned_is_plausible() -> None:
    """Gold and corsairs favor Tripolitania; a patrol off Tripoli favors the Americans."""
    assert JUDGE is not None
    poor = table("Spring 1804", AMERICAN, {"Tripoli zone": {F: 3}}, gold=2)
    rich = table("Spring 1804", AMERICAN, {"Tripoli zone": {F: 3}}, gold=10)
    assert JUDGE.values(poor)[0] > JUDGE.values(rich)[0] + 0.1
    for solitaire in (False, True):

        def worth(corsairs: int, patrol: int, solitaire: bool = solitaire) -> float:
            frigates = {"Tripoli zone": {F: patrol}, "Gibraltar": {F: 6 - patrol}}
            pieces = {**frigates, "Tripoli": {C: corsairs}}
            setup = tripoli.Setup(solitaire=solitaire)
            assert JUDGE is not None
            return JUDGE.values(table("Fall 1803", AMERICAN, pieces, gold=5, setup=setup))[0]

        assert worth(2, 3) > worth(5, 3) > worth(9, 3)
        for corsairs in (2, 5, 9):
            assert worth(corsairs, 6) > worth(corsairs, 0), corsairs


def test_what_has_changed_is_said_with_numbers() -> None:
    """Only the two greatest changes are named, and none if hardly anything changes."""
    now = facts(table("Spring 1804", AMERICAN, {"Tripoli zone": {F: 3}}, gold=2).state)
    assert changes(now, now) == ""
    later = [float(fact) for fact in now]
    later[0] -= 2
    later[2] += 1
    later[3] += 0.5
    assert changes(now, later) == "2 less gold for Tripolitania, 1 more frigate off Tripoli"


def test_what_a_choice_brings_is_said_without_numbers() -> None:
    """Gains come before costs; what is only likely gets no fraction."""
    usual = facts(table("Spring 1804", AMERICAN, {"Tripoli zone": {F: 3}}, gold=2).state)
    assert tendencies(usual, usual, AMERICAN) == ""
    later = [float(fact) for fact in usual]
    later[0] -= 2
    later[2] += 1
    less, ships = "less gold for Tripolitania", "more frigates off Tripoli"
    assert tendencies(usual, later, AMERICAN) == f"{less} and {ships}"
    assert tendencies(usual, later, TRIPOLITAN) == f"no gain on the board yet, but {less}"
    assert reason(usual, later, AMERICAN, 0.5) == (
        f"By your next turn, expect {less} and {ships} than with your other choices."
    )
    assert reason(usual, later, TRIPOLITAN, 0.5) == (
        f"It means {less} by your next turn, but it is your strongest choice in the long run."
    )
    later[3] += 0.5
    assert tendencies(usual, later, AMERICAN) == f"{less}, but more corsairs in Tripoli"
    assert reason(usual, later, AMERICAN, 0.5) == (
        f"By your next turn, expect {less} than with your other choices, at the price of more "
        "corsairs in Tripoli."
    )
    assert tendencies(usual, later, TRIPOLITAN) == f"more corsairs in Tripoli, but {less}"


def test_a_recommendation_has_its_reason() -> None:
    """A war that is as good as decided, and a choice that changes nothing yet, are called so."""
    usual = [float(fact) for fact in facts(table("Spring 1804", AMERICAN, {}).state)]
    later = [usual[0] - 1, *usual[1:]]
    assert reason(usual, later, AMERICAN, 0.5) == (
        "By your next turn, expect less gold for Tripolitania than with your other choices."
    )
    assert reason(usual, usual, AMERICAN, 0.5).startswith("The board will look much the same")
    assert reason(usual, later, AMERICAN, 0.99) == "With this, the war is as good as won."
    assert reason(usual, later, AMERICAN, 0.01).startswith("The war is all but lost")


def test_each_side_knows_what_it_gains() -> None:
    """Every fact that rises is a gain for one side and a loss for the other."""
    now = facts(table("Spring 1804", AMERICAN, {}).state)
    gained = {AMERICAN: set[str](), TRIPOLITAN: set[str]()}
    for number in range(len(now)):
        more = [float(fact) for fact in now]
        more[number] += 1
        said = {side: tendencies(now, more, side) for side in gained}
        side = AMERICAN if "but" in said[TRIPOLITAN] else TRIPOLITAN
        assert said[side.other].endswith(f"but {said[side]}")
        gained[side].add(said[side])
    assert gained[AMERICAN] == {
        "more frigates off Tripoli",
        "a larger army for Hamet",
        "more gunboats",
        "more American frigates in service",
    }


def test_an_army_in_the_field_is_seen() -> None:
    """The value of an army depends on where it is."""
    pieces = {"Malta": {F: 3}}
    home = table("Spring 1805", AMERICAN, pieces, removed=["Hamet's Army Created"])
    field = table(
        "Spring 1805",
        AMERICAN,
        {**pieces, "Derne": {M: 1, A: 5}},
        removed=["Hamet's Army Created"],
        captured=["Derne"],
    )
    assert inputs(home.state)[INPUTS.index("army in Derne")] == 0
    assert inputs(field.state)[INPUTS.index("army in Derne")] == 36


@pytest.mark.parametrize(
    ("name", "pieces", "words"),
    [
        ("sunk", {"sunk": {F: 1}}, "sunk"),
        ("patrol", {"Tripoli zone": {F: 1}}, "off Tripoli"),
        ("corsairs", {"Tripoli": {C: 1}}, "corsairs in Tripoli"),
        ("murad", {"Gibraltar": {C: 1}}, "Gibraltar"),
        ("tripolitan_frigates", {"Tripoli": {Piece.TRIPOLITAN_FRIGATE: 1}}, "Tripolitan frigates"),
        ("infantry", {"Derne": {Piece.INFANTRY: 1}}, "infantry"),
        ("army", {"Alexandria": {Piece.MARINE: 1}}, "Hamet"),
        ("gunboats", {"Malta": {Piece.GUNBOAT: 1}}, "gunboats"),
        ("in_service", {"Malta": {F: 1}}, "in service"),
        ("allied_corsairs", {"Tunis": {Piece.ALLIED_CORSAIR: 1}}, "allied"),
    ],
)
def test_each_fact_has_its_words(name: str, pieces: Any, words: str) -> None:
    """Facts and the texts about them are in the same order."""
    with_pieces = facts(table("Spring 1804", AMERICAN, pieces).state)
    without = facts(table("Spring 1804", AMERICAN, {}).state)
    assert getattr(with_pieces, name) == getattr(without, name) + 1
    assert words in hints.TENDENCIES[with_pieces._fields.index(name)][0]
    assert len(with_pieces) == len(hints.TENDENCIES) == len(hints.CHANGES)
