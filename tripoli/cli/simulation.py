"""Many games between computer players, counted."""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import Pool
from random import Random
from typing import Any, NamedTuple

from tripoli.games import GAMES
from tripoli.kernel.chance import LARGEST_SEED, SeededChance
from tripoli.kernel.seat import Seat
from tripoli.kernel.title import AnyEngine, Title
from tripoli.players import PLAYERS

Progress = Callable[[int, int], None]

MOST_GAMES = 10**9


class Match(NamedTuple):
    """Who plays whom, and how.

    Attributes:
        game: a key of `games.GAMES`.
        players: for each seat a name of `players.PLAYERS`, or of one of the game's automata.
        setup: what is not as usual, by name.
    """

    game: str
    players: tuple[str, ...]
    setup: Mapping[str, Any]


def play_game(match: Match, seed: int) -> tuple[Any, int]:
    """Play one game.

    Args:
        match: who plays.
        seed: of the game's chance; the players' own are made from it, too.

    Returns:
        Why the game ended, and how many decisions it took.
    """
    title = GAMES[match.game]
    setup = dict(match.setup)
    for automaton in title.automata:
        if match.players[automaton.seat] == automaton.name:
            setup |= automaton.setup
    game = title.new_game(setup, SeededChance(seed))
    own = Random(f"players of game {seed}")
    players = {
        seat: PLAYERS[match.players[seat]](Random(own.random())) for seat in title.people(game)
    }
    seats = {seat: Seat(game, seat) for seat in players}
    play_out(game, {seat: player.choose for seat, player in players.items()}, seats)
    result = game.result
    assert result is not None
    return result.reason, len(game.sides)


def play_out(
    game: AnyEngine, answers: Mapping[int, Callable[[Seat], str]], seats: Mapping[int, Seat]
) -> None:
    """Let players answer decisions until the game is over."""
    while (decision := game.decision) is not None:
        side = decision.side
        game.choose(answers[side](seats[side]))


def _play_batch(match: Match, seeds: Iterable[int]) -> tuple[Counter[Any], int]:
    reasons: Counter[Any] = Counter()
    decisions = 0
    for seed in seeds:
        reason, taken = play_game(match, seed)
        reasons[reason] += 1
        decisions += taken
    return reasons, decisions


_BATCH = 100


def simulate(
    games: int,
    match: Match,
    *,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play many games and count the results.

    Args:
        games: how many.
        match: who plays whom.
        seed: from which the seeds of all games come; the same for any number of jobs.
        jobs: how many processes play.
        progress: called now and then with the games done and all games.

    Returns:
        What `simulate --json` prints: the arguments, results by winner and reason, mean
        decisions a game, and times.
    """
    title = GAMES[match.game]
    reasons: Counter[Any] = Counter()
    decisions = done = 0
    begun = time.perf_counter()
    for batch_reasons, batch_decisions in _results(match, _batches(games, seed), jobs):
        reasons += batch_reasons
        decisions += batch_decisions
        done += batch_reasons.total()
        if progress:
            progress(done, games)
    seconds = time.perf_counter() - begun
    return {
        "game": match.game,
        "games": games,
        **{seat.lower(): name for seat, name in zip(title.seats, match.players, strict=True)},
        **match.setup,
        "seed": seed,
        "results": _rows(title, reasons, games),
        "wins": {
            name: sum(count for reason, count in reasons.items() if title.winner(reason) == seat)
            for seat, name in enumerate(title.seats)
        },
        "decisions_mean": round(decisions / games, 3),
        "jobs": jobs,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "decisions_per_second": round(decisions / seconds, 1),
    }


def _rows(title: Title[Any], reasons: Counter[Any], games: int) -> Sequence[dict[str, Any]]:
    rows = []
    for reason in title.reasons:
        winner = title.winner(reason)
        if reasons[reason]:
            rows.append(
                {
                    "winner": None if winner is None else title.seats[winner],
                    "reason": str(reason),
                    "games": reasons[reason],
                    "share": round(reasons[reason] / games, 6),
                }
            )
    return rows


def _batches(games: int, seed: int) -> Iterator[list[int]]:
    """The seeds of all games, a batch at a time."""
    draw = Random(seed)
    seeds = (draw.randrange(LARGEST_SEED + 1) for _ in range(games))
    while batch := list(islice(seeds, _BATCH)):
        yield batch


def _results(
    match: Match, batches: Iterable[list[int]], jobs: int
) -> Iterator[tuple[Counter[Any], int]]:
    """What came of each batch, in any order."""
    if jobs == 1:
        yield from map(partial(_play_batch, match), batches)
        return
    with _interrupts_blocked():
        # Ctrl+C reaches every process of the terminal; the pool's are ended by this one.
        pool = Pool(jobs)
    with pool:
        yield from pool.imap_unordered(partial(_play_batch, match), batches)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Processes that are started meanwhile never see Ctrl+C; this one sees it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
