"""The environment for reinforcement learning: PettingZoo's own tests, and ours."""

from __future__ import annotations

import copy
import gc
import pickle
import warnings
import weakref
import zlib
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import tripoli
from tripoli.games import GAMES
from tripoli.kernel.choice import IllegalChoice

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, seed_test

    from tripoli.env import GameEnv, env

ignored = pytest.mark.filterwarnings("ignore")


@ignored
@pytest.mark.parametrize("setup", [{}, {"hidden_discards": True}, {"solitaire": True}])
def test_pettingzoo_is_content(setup: dict[str, Any]) -> None:
    api_test(env(**setup), num_cycles=600)
    seed_test(lambda: env(**setup), num_cycles=60)


@ignored
def test_the_mask_is_the_options() -> None:
    """At every decision, the mask matches the options; the other seat's mask is empty."""
    rng = Random(1)
    game_env = GameEnv()
    numbers = game_env.numbers
    for seed in range(5):
        game_env.reset(seed=seed)
        while (decision := game_env.game.decision) is not None:
            agent = game_env.agent_selection
            mask = game_env.observe(agent)["action_mask"]
            options = {numbers.actions[int(n)] for n in np.flatnonzero(mask)}
            assert options == set(map(str, decision.options))
            (other,) = (name for name in game_env.agents if name != agent)
            assert not game_env.observe(other)["action_mask"].any()
            game_env.step(int(rng.choice(list(np.flatnonzero(mask)))))
        rewards = [game_env.rewards[name] for name in game_env.possible_agents]
        result = game_env.game.result
        assert result is not None
        assert rewards == [result.utility(0), result.utility(1)]
        assert sum(rewards) == 0


@ignored
@pytest.mark.parametrize("hidden", [False, True])
def test_an_observation_holds_nothing_hidden(hidden: bool) -> None:
    """Games that a seat cannot tell apart have equal observations."""
    numbers = GAMES["shores"].numbers
    assert numbers is not None
    rng = Random(2)
    game = tripoli.new_game(seed=5, hidden_discards=hidden)
    for _ in range(60):
        if game.decision is None:
            break
        for side in tripoli.Side:
            mine = numbers.observed(game, side)
            other = game.determinized(side, rng)
            assert numbers.observed(other, side) == mine
            assert len(mine) == numbers.size
            assert numbers.lowest <= min(mine) <= max(mine) <= numbers.highest
        game.choose(rng.choice(game.decision.options))


def test_every_option_has_a_number_of_its_own() -> None:
    numbers = GAMES["shores"].numbers
    assert numbers is not None
    assert len(set(numbers.actions)) == len(numbers.actions)
    known = set(numbers.actions)
    rng = Random(3)
    for seed in range(40):
        game = tripoli.new_game(seed=seed, solitaire=bool(seed % 2))
        while game.decision is not None:
            assert known >= set(map(str, game.decision.options))
            game.choose(rng.choice(game.decision.options))


def test_the_numbers_of_actions_do_not_change() -> None:
    """Action numbers never change, because trained models depend on them; new ones are appended."""
    numbers = GAMES["shores"].numbers
    assert numbers is not None
    assert numbers.actions[:4] == ("done", "pass", "decline", "event Thomas Jefferson")
    assert len(numbers.actions) == 610
    assert zlib.crc32("\n".join(numbers.actions).encode()) == 24046221


@ignored
def test_what_is_no_option_is_refused() -> None:
    game_env = GameEnv()
    game_env.reset(seed=1)
    before = game_env.game.digest
    with pytest.raises(IllegalChoice):
        game_env.step(0)
    wrong: list[Any] = [None, -1, 610, 3.7, 3.0, np.float64(3), "3"]
    for action in wrong:
        with pytest.raises(ValueError, match=f"no action {action}; expected a number from 0 to 6"):
            game_env.step(action)
    assert game_env.game.digest == before
    with pytest.raises(ValueError, match="unknown game 'chess'"):
        GameEnv("chess")
    with pytest.raises(ValueError, match="unknown render mode 'human'"):
        GameEnv(render_mode="human")
    assert "1801" in game_env.render()


@ignored
@pytest.mark.parametrize("kind", [np.int64, np.int8, np.uint16, np.array])
def test_integers_of_any_type_are_actions(kind: Any) -> None:
    game_env = GameEnv()
    game_env.reset(seed=1)
    action = int(np.flatnonzero(game_env.observe("American")["action_mask"])[0])
    game_env.step(kind(action))
    chosen = next(each for each in game_env.game.history if isinstance(each, tripoli.Option))
    assert chosen == game_env.numbers.actions[action]


def first_legal(game_env: Any) -> int:
    """The first action that is an option."""
    mask = game_env.observe(game_env.agent_selection)["action_mask"]
    return int(np.flatnonzero(mask)[0])


@ignored
@pytest.mark.parametrize("make", [GameEnv, env])
@pytest.mark.parametrize(
    "duplicate", [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))]
)
def test_a_copy_of_an_environment_goes_on_alike(make: Any, duplicate: Any) -> None:
    """Before the first game, during one, and in later games, whose seeds are the same."""
    fresh = duplicate(make(solitaire=True))
    fresh.reset(seed=1)
    assert fresh.observe("American")["action_mask"].any()
    original = make(hidden_discards=True)
    original.reset(seed=3)
    for _ in range(7):
        original.step(first_legal(original))
    twin = duplicate(original)
    before = original.unwrapped.game.digest
    assert twin.observation_space("American") == original.observation_space("American")
    for _ in range(5):
        twin.step(first_legal(twin))
    assert original.unwrapped.game.digest == before
    for _ in range(5):
        original.step(first_legal(original))
    assert original.unwrapped.game.digest == twin.unwrapped.game.digest
    for each in (original, twin):
        each.reset()
    assert original.unwrapped.game.digest == twin.unwrapped.game.digest


@ignored
def test_an_environment_that_is_dropped_is_freed() -> None:
    """Asking for its spaces does not keep it alive; the spaces are the same objects every time."""
    game_env = GameEnv()
    game_env.reset(seed=1)
    for agent in game_env.possible_agents:
        assert game_env.action_space(agent) is game_env.action_space(agent)
        assert game_env.observation_space(agent) is game_env.observation_space(agent)
    reference = weakref.ref(game_env)
    del game_env
    gc.collect()
    assert reference() is None


@pytest.mark.unmeasured
def test_the_example_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games become shorter as the example learns to win quickly."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    lengths = import_module("learn").main(10)
    assert sum(lengths[-3:]) / 3 < lengths[0] - 3
