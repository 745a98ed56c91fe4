"""Random games of every scenario hold what must be true of every position."""

from __future__ import annotations

import json
from random import Random

import pytest

from tripoli.kernel.chance import SeededChance
from tripoli.kernel.value import Value
from tripoli.wilderness.game import Game, Record
from tripoli.wilderness.model.events import Scored
from tripoli.wilderness.model.options import Act, Option
from tripoli.wilderness.model.pieces import PIECES, each
from tripoli.wilderness.model.position import read_state
from tripoli.wilderness.model.setup import SCENARIOS, Setup
from tripoli.wilderness.model.sides import FRENCH, Side
from tripoli.wilderness.model.spaces import SPACES
from tripoli.wilderness.model.state import FORT
from tripoli.wilderness.present.words import describe

EAGER = {
    Act.EVENT: 6.0,
    Act.LEAD: 20.0,
    Act.TAKE: 8.0,
    Act.SIEGE: 50.0,
    Act.ASSAULT: 60.0,
    Act.SORTIE: 5.0,
    Act.INTERCEPT: 3.0,
    Act.JOIN: 3.0,
    Act.DEPLOY: 3.0,
    Act.PLAY: 5.0,
    Act.LAND: 50.0,
    Act.SAIL: 3.0,
    Act.STOCKADES: 0.2,
    Act.FORTS: 0.2,
    Act.STOP: 0.5,
    Act.DEMOLISH: 0.02,
    Act.CLEAR: 0.1,
    Act.DROP: 0.2,
}
"""How much more likely an eager player is to take some options, so that there are battles."""


def eager(game: Game, rng: Random) -> Option:
    """A choice of somebody who would rather fight."""
    decision = game.decision
    assert decision is not None
    weights = []
    for option in decision.options:
        weight = EAGER.get(option.act, 1.0)
        space = option.space
        if option.act is Act.MOVE and space is not None:
            if game.state.occupied_by(space, decision.side.other):
                weight = 25.0
        weights.append(weight)
    return rng.choices(decision.options, weights)[0]


def setups(seed: int) -> list[Setup]:
    """The scenarios, with some of the optional rules."""
    return [
        Setup(
            name,
            linked_diplomacy=seed % 2 == 1,
            raids_hurt_militia=seed % 3 == 1,
            costly_regulars=seed % 5 == 1,
            either_surrenders=seed % 2 == 0,
            either_expels=seed % 7 == 1,
            regulars_recalled=seed % 3 == 2,
        )
        for name in SCENARIOS
    ]


def check(game: Game) -> None:
    """Pieces and cards are each in one place; sieges, stacks and leaders are as they must be."""
    state = game.state
    assert sum(pieces.bit_count() for pieces in state.at) == len(PIECES)
    for place, pieces in enumerate(state.at):
        assert all(state.place[piece] == place for piece in each(pieces))
    cards = [*state.deck, *state.discards, *state.removed]
    for hand in state.hands:
        cards += hand.cards
    assert sorted(cards) == sorted(game.setup.facts.deck)
    for piece in each(state.inside):
        assert state.sieges[state.place[piece]]
    if state.action is not None:
        return
    for space in SPACES:
        outside = [state.outside(space, side) for side in Side]
        assert not all(outside), f"both sides are at {space}"
        owner = Side(state.forts[space] & 1)
        if state.sieges[space]:
            assert state.fort_kind(space) >= FORT
            assert outside[owner.other]
            assert not outside[owner]
        elif state.fort_kind(space) >= FORT:
            assert not outside[owner.other], f"{space} should be besieged"
        for side in Side:
            if state.leaders(space, side) & ~state.inside and not outside[side]:
                assert not state.occupied_by(space, side.other), f"leaders alone at {space}"


@pytest.mark.parametrize(
    "seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.unmeasured) for seed in range(2, 6))]
)
@pytest.mark.parametrize("index", range(len(SCENARIOS)), ids=list(SCENARIOS))
def test_whole_games(index: int, seed: int) -> None:
    setup = setups(seed)[index]
    rng = Random(seed)
    game = Game(setup, SeededChance(seed))
    scored: list[Scored] = []

    def hear(event: Value) -> None:
        sentence = describe(event)
        assert sentence.endswith((".", "!"))
        assert "{" not in sentence
        if isinstance(event, Scored):
            scored.append(event)

    game.listener = hear
    game.start()
    choices = 0
    while game.decision is not None:
        options = game.decision.options
        assert options
        assert len(set(options)) == len(options)
        game.make(eager(game, rng))
        choices += 1
        if game.between_plays:
            check(game)
        if choices % 150 == 0:
            twin = game.copy()
            assert twin.position_json() == game.position_json()
            rested = json.loads(json.dumps(game.rested.to_json()))
            assert read_state(rested, setup).to_json() == rested
    assert game.result is not None
    assert game.result.vp == game.state.vp
    total = setup.first_vp + sum(s.points if s.side is FRENCH else -s.points for s in scored)
    assert total == game.state.vp


@pytest.mark.parametrize("seed", range(3))
def test_a_record_brings_back_the_game(seed: int) -> None:
    rng = Random(seed)
    game = Game(Setup(), SeededChance(seed))
    game.start()
    for _ in range(400):
        if game.decision is None:
            break
        game.choose(eager(game, rng))
    record = Record.from_json(game.record.to_json())
    assert record.replay().digest == game.digest


@pytest.mark.parametrize("seed", range(4))
def test_worlds_look_the_same(seed: int) -> None:
    """Every world has the same view, and a deck and hands of the same sizes."""
    rng = Random(seed)
    game = Game(Setup("early war"), SeededChance(seed))
    game.start()
    for number in range(500):
        if game.decision is None:
            break
        game.choose(eager(game, rng))
        if number % 25 == 0 and game.decision is not None:
            for side in Side:
                world = game.determinized(side, rng)
                assert world.view(side) == game.view(side)
                check(world)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 10_000, 500))
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_ten_thousand_games(scenario: str, first: int) -> None:
    """Half of them played at random, half by somebody who would rather fight."""
    for seed in range(first, first + 500):
        rng = Random(seed)
        game = Game(Setup(scenario), SeededChance(seed))
        game.start()
        while game.decision is not None:
            options = game.decision.options
            game.make(eager(game, rng) if seed % 2 else rng.choice(options))
        check_at_the_end(game)


def check_at_the_end(game: Game) -> None:
    """The game has ended by a rule, and pieces and cards are each in one place."""
    assert game.result is not None
    assert game.result.vp == game.state.vp
    check(game)
