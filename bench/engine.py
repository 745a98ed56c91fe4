"""Measures the speed of the engine: `make bench`.

Random games and choices per second, and the cost of a copy, a view, a determinization, a record and
a full replay, on the Python that runs this file. Each figure is the median of several rounds.

Usage: python bench/engine.py [--rounds N] [--json] [--profile] [--players]
"""

from __future__ import annotations

import argparse
import cProfile
import json
import platform
import pstats
import statistics
import sys
import time
import tracemalloc
from collections.abc import Callable
from itertools import count
from random import Random

import tripoli
from tripoli.games import GAMES as TITLES
from tripoli.kernel.seat import Seat
from tripoli.players import LEVELS, names, player
from tripoli.players.search import Search
from tripoli.shores.model.pieces import Side

GAMES = 400
CHOICES = 300
"""The least number of choices of which a 99th percentile is given."""


def play_games(first: int, number: int = GAMES) -> int:
    """Play random games without a listener; returns the number of choices."""
    rng = Random(first).random
    choices = 0
    for seed in range(first, first + number):
        game = tripoli.new_game(seed=seed)
        while (decision := game.decision) is not None:
            options = decision.options
            game.choose(options[int(rng() * len(options))])
        choices += len(game.sides)
    return choices


def middle() -> tripoli.Game:
    """A game in the middle of a play, some way into the war."""
    game = tripoli.new_game(seed=1804)
    rng = Random(1804)
    while game.decision is not None:
        decision = game.decision
        if game.state.year == 1803 and decision.ask is tripoli.Ask.MOVE and decision.left == 2:
            return game
        calm = [option for option in decision.options if "raid" not in option]
        game.choose(rng.choice(calm or decision.options))
    raise AssertionError("the game ended too early")


def finished() -> tripoli.Game:
    """A game played to its end."""
    game = middle()
    rng = Random(1)
    while game.decision is not None:
        game.choose(rng.choice(game.decision.options))
    return game


def microseconds(work: Callable[[], object], times: int, rounds: int) -> float:
    """The median time of one call."""
    found = []
    for _ in range(rounds):
        begun = time.perf_counter()
        for _ in range(times):
            work()
        found.append((time.perf_counter() - begun) / times * 1e6)
    return statistics.median(found)


def measure(rounds: int) -> dict[str, float | str]:
    """All figures, by name."""
    games, choices = [], []
    play_games(10_000, 50)
    for number in range(rounds):
        begun = time.perf_counter()
        made = play_games(number * GAMES)
        seconds = time.perf_counter() - begun
        games.append(GAMES / seconds)
        choices.append(made / seconds)
    game, ended = middle(), finished()
    record = ended.record
    rng = Random(3)
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": sys.platform,
        "games a second": round(statistics.median(games)),
        "choices a second": round(statistics.median(choices)),
        "copy in a play, us": round(microseconds(game.copy, 300, rounds), 1),
        "view, us": round(microseconds(lambda: game.view(Side.AMERICAN), 300, rounds), 1),
        "determinization, us": round(
            microseconds(lambda: game.determinized(Side.AMERICAN, rng), 300, rounds), 1
        ),
        "record to JSON, us": round(microseconds(lambda: ended.record.to_json(), 20, rounds), 1),
        f"replay of {len(record.lines)} choices, us": round(
            microseconds(record.replay, 20, rounds), 1
        ),
        "search iterations a second": round(iterations(game, rounds)),
        "memory of a search, MB": round(memory(game), 1),
        "digest": ended.digest,
    }


def searching(game: tripoli.Game) -> Search:
    """A search in the middle of a game."""
    judge = TITLES["shores"].judge
    assert judge is not None
    assert game.decision is not None
    search = Search(judge, Seat(game, game.decision.side), Random(5))
    search.run(50)
    return search


def iterations(game: tripoli.Game, rounds: int) -> float:
    """The number of search iterations per second."""
    search = searching(game)
    return 200 / microseconds(lambda: search.run(200), 1, rounds) * 1e6


def memory(game: tripoli.Game) -> float:
    """The most memory that a search takes, in MB, for as many iterations as Commodore's."""
    search = searching(game)
    tracemalloc.start()
    search.run(max(LEVELS.values()))
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most / 1e6


def think(seconds: float) -> float:
    """The number of search iterations per second, measured over some seconds."""
    search = searching(middle())
    begun, before = time.perf_counter(), search.done
    while time.perf_counter() - begun < seconds:
        search.run(20)
    return (search.done - before) / (time.perf_counter() - begun)


def players() -> None:
    """Measure the processor time of each computer player per choice, in games against itself."""
    title = TITLES["shores"]
    for name in names(title):
        times: list[float] = []
        for seed in count(7):
            game = tripoli.new_game(seed=seed)
            both = {side: player(title, name, Random(seed + int(side))) for side in Side}
            while (decision := game.decision) is not None:
                begun = time.process_time()
                option = both[decision.side].choose(Seat(game, decision.side))
                if len(decision.options) > 1:
                    times.append((time.process_time() - begun) * 1e3)
                game.choose(option)
            if len(times) >= CHOICES:
                break
        median, worst = statistics.median(times), statistics.quantiles(times, n=100)[-1]
        print(
            f"{name:<16}{median:>10.1f} ms a choice{worst:>10.1f} ms (99th percentile of "
            f"{len(times)}){max(times):>10.1f} ms (longest)",
            flush=True,
        )


def profile() -> None:
    """Profile random games."""
    profiler = cProfile.Profile()
    profiler.runcall(play_games, 0)
    pstats.Stats(profiler).strip_dirs().sort_stats("tottime").print_stats(25)


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--players", action="store_true")
    parser.add_argument("--think", type=float, metavar="SECONDS")
    arguments = parser.parse_args()
    if arguments.think is not None:
        print(json.dumps({"lines": think(arguments.think)}))
        return
    if arguments.players:
        players()
        return
    figures = measure(arguments.rounds)
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name:<32}{figure:>16}" if name != "digest" else f"{name}  {figure}")
    if arguments.profile:
        profile()


if __name__ == "__main__":
    main()
