"""Python's own ways of copying: `copy`, `pickle` and the processes of a pool."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from operator import attrgetter
from random import Random
from typing import Any

import pytest
from tiny import TINY

import tripoli
from tripoli.kernel.chance import SeededChance


def through_pickle(game: Any) -> Any:
    return pickle.loads(pickle.dumps(game))


def fresh(kind: str, seed: int) -> Any:
    match kind:
        case "tiny":
            return TINY.rules.new_game({"seats": 3}, SeededChance(seed))
        case "usual":
            return tripoli.new_game(seed=seed)
        case "solitaire":
            return tripoli.new_game(seed=seed, solitaire=True, hidden_discards=True)
    return tripoli.new_game(
        seed=seed, scenario="fortress", hidden_discards=True, conceal_reactions=True
    )


def facts(game: Any) -> Any:
    """Everything that can be seen of a game from outside."""
    asked = game.decision and (game.decision.side, list(map(str, game.decision.options)))
    return asked, game.digest, game.record.to_json(), game.result, list(map(str, game.events()))


def finish(game: Any, seed: int) -> None:
    """Play on at random, up to a number of choices."""
    rng = Random(seed)
    for _ in range(150):
        if game.decision is None:
            return
        game.choose(str(rng.choice(game.decision.options)))


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy, through_pickle])
@pytest.mark.parametrize("kind", ["tiny", "usual", "solitaire", "fortress"])
def test_a_copy_is_an_independent_game(kind: str, duplicate: Callable[[Any], Any]) -> None:
    """At any moment, in the middle of a play, too: the copy goes on as the game would, the game
    does not notice, and the copy has no listener.
    """
    rng = Random(4)
    for seed in range(3):
        game = fresh(kind, seed)
        heard: list[Any] = []
        game.listener = heard.append
        for step in range(60):
            if step % 9 == 0 or game.decision is None:
                before, count = facts(game), len(heard)
                twin, reference = duplicate(game), game.copy()
                assert type(twin) is type(game)
                assert facts(twin) == before
                assert twin.listener is None
                finish(twin, step)
                finish(reference, step)
                assert facts(twin) == facts(reference)
                assert facts(game) == before
                assert len(heard) == count
            if game.decision is None:
                break
            game.choose(rng.choice(game.decision.options))


def test_a_game_in_a_collection_is_copied_once() -> None:
    """A deep copy keeps the shape of what holds the games."""
    game = tripoli.new_game(seed=7)
    first, second = copy.deepcopy([game, game])
    assert first is second
    assert first is not game
    assert first.digest == game.digest


def test_a_pool_maps_over_games() -> None:
    games = [fresh("usual", seed) for seed in range(4)]
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(2, mp_context=spawn) as pool:
        digests = [*pool.map(attrgetter("digest"), games, timeout=60)]
    assert digests == [game.digest for game in games]
