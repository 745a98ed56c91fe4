"""Many games between computer players, counted."""

from __future__ import annotations

import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import islice
from multiprocessing import Pool
from random import Random
from typing import Any, NamedTuple

from tripoli.kernel.chance import LARGEST_SEED
from tripoli.kernel.seat import Seat
from tripoli.players import PLAYERS
from tripoli.shores.face import TripoliGame, new_game
from tripoli.shores.pieces import AMERICAN, TRIPOLITAN, Side
from tripoli.shores.result import WINNERS, Reason

Progress = Callable[[int, int], None]

MOST_GAMES = 10**9
TBOT = "tbot"
"""The Tripolitan side of solitaire play, which is rules and no player."""


class Match(NamedTuple):
    """Who plays whom, and how.

    Attributes:
        american: a name of `players.PLAYERS`.
        tripolitan: the same, or `TBOT`.
        scenario, hidden_discards: as for `new_game`.
    """

    american: str
    tripolitan: str
    scenario: str
    hidden_discards: bool


def play_game(match: Match, seed: int) -> tuple[Reason, int]:
    """Play one game.

    Args:
        match: who plays.
        seed: of the game's chance; the players' own are made from it, too.

    Returns:
        How the game ended, and how many decisions it took.
    """
    game = new_game(
        seed=seed,
        scenario=match.scenario,
        solitaire=match.tripolitan == TBOT,
        hidden_discards=match.hidden_discards,
    )
    own = Random(f"players of game {seed}")
    names = (match.american, match.tripolitan)
    players = [PLAYERS[name](Random(own.random())) for name in names if name != TBOT]
    seats = [Seat(game, side) for side in Side]
    play_out(game, [player.choose for player in players], seats)
    assert game.result is not None
    return game.result.reason, len(game.sides)


def play_out(
    game: TripoliGame, answers: Sequence[Callable[[Seat], str]], seats: Sequence[Seat]
) -> None:
    """Let players answer decisions until the game is over."""
    while (decision := game.decision) is not None:
        side = decision.side
        game.choose(answers[side](seats[side]))


def _play_batch(match: Match, seeds: Iterable[int]) -> tuple[Counter[Reason], int]:
    reasons: Counter[Reason] = Counter()
    decisions = 0
    for seed in seeds:
        reason, taken = play_game(match, seed)
        reasons[reason] += 1
        decisions += taken
    return reasons, decisions


_BATCH = 100


def simulate(
    games: int,
    *,
    american: str = "random",
    tripolitan: str = "random",
    seed: int = 0,
    jobs: int = 1,
    scenario: str = "standard",
    hidden_discards: bool = False,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play many games and count the results.

    Args:
        games: how many.
        american: a name of `players.PLAYERS`.
        tripolitan: the same, or `TBOT` for solitaire play.
        seed: from which the seeds of all games come; the same for any number of jobs.
        jobs: how many processes play.
        scenario: as for `new_game`.
        hidden_discards: as for `new_game`.
        progress: called now and then with the games done and all games.

    Returns:
        What `simulate --json` prints: the arguments, results by winner and reason, mean
        decisions a game, and times.
    """
    match = Match(american, tripolitan, scenario, hidden_discards)
    reasons: Counter[Reason] = Counter()
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
        "games": games,
        "american": american,
        "tripolitan": tripolitan,
        "scenario": scenario,
        "hidden_discards": hidden_discards,
        "seed": seed,
        "results": [
            {
                "winner": None if WINNERS[reason] is None else str(WINNERS[reason]),
                "reason": str(reason),
                "games": reasons[reason],
                "share": round(reasons[reason] / games, 6),
            }
            for reason in Reason
            if reasons[reason]
        ],
        "wins": {
            str(side): sum(n for reason, n in reasons.items() if WINNERS[reason] is side)
            for side in (AMERICAN, TRIPOLITAN)
        },
        "decisions_mean": round(decisions / games, 3),
        "jobs": jobs,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "decisions_per_second": round(decisions / seconds, 1),
    }


def _batches(games: int, seed: int) -> Iterator[list[int]]:
    """The seeds of all games, a batch at a time."""
    draw = Random(seed)
    seeds = (draw.randrange(LARGEST_SEED + 1) for _ in range(games))
    while batch := list(islice(seeds, _BATCH)):
        yield batch


def _results(
    match: Match, batches: Iterable[list[int]], jobs: int
) -> Iterator[tuple[Counter[Reason], int]]:
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
