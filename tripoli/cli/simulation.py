"""Statistics of many games between computer players."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from tripoli.kernel.chance import LARGEST_SEED
from tripoli.kernel.title import Title
from tripoli.players.matches import Match, play_batch
from tripoli.players.work import Many

Progress = Callable[[int, int], None]

MOST_GAMES = 10**9
_BATCH = 10


def simulate(
    games: int,
    match: Match,
    *,
    seed: int = 0,
    jobs: int = 1,
    many: Many,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play many games and count the results.

    Args:
        games: the number of games.
        match: the players and the setup.
        seed: determines the seeds of all games; the same for any number of jobs.
        jobs: the number of processes, for the report.
        many: runs the tasks.
        progress: called with the number of games played so far, and the total.

    Returns:
        The output of `simulate --json`: the arguments, results by winner and reason with the
        periods in which games ended, the mean number of decisions per game, and times.
    """
    title = match.title
    reasons: Counter[Any] = Counter()
    periods: Counter[tuple[Any, str]] = Counter()
    decisions = done = 0
    start = time.perf_counter()
    for outcomes in many(play_batch, ((match, batch) for batch in _batches(games, seed))):
        reasons.update(outcome.reason for outcome in outcomes)
        periods.update((outcome.reason, outcome.period) for outcome in outcomes)
        decisions += sum(outcome.decisions for outcome in outcomes)
        done += len(outcomes)
        if progress:
            progress(done, games)
    seconds = time.perf_counter() - start
    return {
        "game": title.key,
        "games": games,
        **{seat.lower(): name for seat, name in zip(title.seats, match.players, strict=True)},
        **match.setup,
        "seed": seed,
        "results": _rows(title, reasons, periods, games),
        "wins": {
            name: sum(
                count for reason, count in reasons.items() if title.rules.winner(reason) == seat
            )
            for seat, name in enumerate(title.seats)
        },
        "decisions_mean": round(decisions / games, 3),
        "jobs": jobs,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "decisions_per_second": round(decisions / seconds, 1),
    }


def _rows(
    title: Title,
    reasons: Counter[Any],
    periods: Counter[tuple[Any, str]],
    games: int,
) -> Sequence[dict[str, Any]]:
    rows = []
    for reason in title.rules.reasons:
        winner = title.rules.winner(reason)
        if reasons[reason]:
            when = sorted(period for why, period in periods if why == reason and period)
            rows.append(
                {
                    "winner": None if winner is None else title.seats[winner],
                    "reason": str(reason),
                    "games": reasons[reason],
                    "share": round(reasons[reason] / games, 6),
                    "when": {period: periods[reason, period] for period in when},
                }
            )
    return rows


def _batches(games: int, seed: int) -> Iterator[list[int]]:
    """The seeds of all games, in batches."""
    draw = Random(seed)
    seeds = (draw.randrange(LARGEST_SEED + 1) for _ in range(games))
    while batch := list(islice(seeds, _BATCH)):
        yield batch
