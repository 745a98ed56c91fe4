"""Measures the speed of Wilderness War: `make bench`.

For each scenario, random games and choices a second, and the slowest choice, with the list of
options after it and, for a group on the move, its reach; the cost of a copy in the middle of an
activation, of a determinization, of the reach of all pieces and of the odds of a battle; the memory
of a game; and how long a card play of the player by rules of thumb takes. Each figure is the median
of several rounds.

Usage: python bench/scenarios.py [--rounds N]
"""

from __future__ import annotations

import argparse
import statistics
import time
import tracemalloc
from collections.abc import Callable
from random import Random

from tripoli.kernel.seat import Seat
from tripoli.wilderness import odds
from tripoli.wilderness.game import Game, new_game
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.pieces import OF
from tripoli.wilderness.model.setup import SCENARIOS
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import MONTREAL
from tripoli.wilderness.reach import reach, threats
from tripoli.wilderness.reach.search import going
from tripoli.wilderness.thumb import Thumb

GAMES = 20
COPIES = 400


def play_games(scenario: str, number: int = GAMES) -> int:
    """Play random games without a listener; returns the number of choices."""
    rng = Random(1).random
    choices = 0
    for seed in range(number):
        game = new_game(seed=seed, scenario=scenario)
        while (decision := game.decision) is not None:
            options = decision.options
            game.choose(options[int(rng() * len(options))])
        choices += len(game.sides)
    return choices


def slowest(scenario: str, number: int = GAMES) -> list[float]:
    """Seconds from each choice to the next list of options in some games, in ascending order."""
    rng = Random(2).random
    found = []
    for seed in range(number):
        game = new_game(seed=seed, scenario=scenario)
        while (decision := game.decision) is not None:
            options = decision.options
            option = options[int(rng() * len(options))]
            began = time.process_time()
            game.choose(option)
            if game.decision is not None:
                assert game.decision.options
                _reach(game)
            found.append(time.process_time() - began)
    return sorted(found)


def _reach(game: Game) -> None:
    """Where the group on the move can get to, as a page shows it."""
    action = game.state.action
    if action is not None and action.mover is not None:
        mover = action.mover
        gait, naval = going(game.state, mover.pieces)
        reach(game.state, game.state.active, mover.pieces, mover.space, gait, naval=naval)


def card_play() -> float:
    """Seconds of processor time that the player by rules of thumb takes for a card play."""
    thumb, rng = Thumb(Random(1)), Random(2)
    game = new_game(seed=3)
    seconds, cards = 0.0, 0
    while (decision := game.decision) is not None:
        if decision.side is BRITISH:
            game.choose(rng.choice(decision.options))
            continue
        cards += decision.ask is Ask.CARD
        began = time.process_time()
        option = thumb.choose(Seat(game, FRENCH))
        seconds += time.process_time() - began
        game.choose(option)
    return seconds / cards


def middle() -> Game:
    """A game in the middle of an activation, some way into the war."""
    game = new_game(seed=7)
    rng = Random(7)
    while game.decision is not None:
        action = game.state.action
        if game.state.late and action is not None and action.mover and action.mover.steps > 1:
            return game
        game.choose(rng.choice(game.decision.options))
    raise AssertionError("the game ended too early")


def timed(task: Callable[[], object], rounds: int) -> float:
    """The median time of a task in seconds of processor time."""
    found = []
    for _ in range(rounds):
        began = time.process_time()
        task()
        found.append(time.process_time() - began)
    return statistics.median(found)


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description="Measure the speed of Wilderness War.")
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    print("| | games a second | choices a second | slowest choice |")
    print("| --- | --- | --- | --- |")
    for scenario, facts in SCENARIOS.items():
        choices = play_games(scenario)
        seconds = timed(lambda scenario=scenario: play_games(scenario), rounds)  # type: ignore[misc]
        times = slowest(scenario)
        most, worst = times[-len(times) // 1000] * 1000, times[-1] * 1000
        print(
            f"| {facts.name} | {GAMES / seconds:.1f} | {choices / seconds:,.0f} "
            f"| {worst:.2f} ms, 99.9 % below {most:.2f} ms |"
        )
    game = middle()
    seconds = timed(lambda: [game.copy() for _ in range(COPIES)], rounds)
    print(f"\nA copy in the middle of an activation: {seconds / COPIES * 1e6:.0f} µs")
    rng = Random(3)
    seconds = timed(lambda: [game.determinized(FRENCH, rng) for _ in range(COPIES)], rounds)
    print(f"A determinization there: {seconds / COPIES * 1e6:.0f} µs")
    seconds = timed(lambda: [threats(game.state, side) for side in Side], rounds)
    print(f"What both sides could reach next: {seconds * 1000:.1f} ms")
    force, where = game.state.at[MONTREAL] & OF[FRENCH], MONTREAL
    seconds = timed(
        lambda: [odds.battle(game.state, FRENCH, force, where) for _ in range(COPIES)], rounds
    )
    print(f"The odds of a battle: {seconds / COPIES * 1000:.2f} ms")
    print(f"A card play by rules of thumb: {card_play() * 1000:.0f} ms")
    tracemalloc.start()
    copies = [game.copy() for _ in range(COPIES)]
    print(f"A game in memory: {tracemalloc.get_traced_memory()[0] / COPIES / 1000:.1f} kB")
    assert len(copies) == COPIES


if __name__ == "__main__":
    main()
