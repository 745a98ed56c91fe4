"""Tournaments: round robins in which each deal is played from both sides.

Results are given as the share of points (a win 1, a draw 0.5) with its 95% interval, and as Elo by
the model of Bradley and Terry, fitted as in Hunter, *MM algorithms for generalized Bradley-Terry
models*, 2004.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, permutations
from math import log10, sqrt
from random import Random
from typing import Any, Final, NamedTuple

from tripoli.kernel.chance import LARGEST_SEED
from tripoli.kernel.title import Title
from tripoli.players.matches import Match, Outcome, play_batch
from tripoli.players.work import Many

BATCH: Final = 4
"""Deals per task."""
_NORMAL_95: Final = 1.959964


class Score(NamedTuple):
    """The results of a number of games.

    Attributes:
        wins: games won by the first player.
        draws: games without a winner.
        losses: games lost by the first player.
    """

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        """The number of games."""
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """The first player's share of the points."""
        return (self.wins + self.draws / 2) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the share (Wilson, 1927)."""
        return wilson(self.wins + self.draws / 2, self.games)

    def plus(self, other: Score) -> Score:
        """The sum of both."""
        return Score(*(a + b for a, b in zip(self, other, strict=True)))

    def to_json(self) -> dict[str, Any]:
        """A JSON-compatible form."""
        low, high = self.interval
        return {
            **self._asdict(),
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


class Pairing(NamedTuple):
    """The games between two players.

    Attributes:
        first, second: their names.
        by_seat: the score for each seat of the first player.
        reasons: for each seat of the first player, the number of games that ended for each reason.
    """

    first: str
    second: str
    by_seat: Sequence[Score]
    reasons: Sequence[Mapping[Any, int]]

    @property
    def score(self) -> Score:
        """The score of both seats together."""
        first, second = self.by_seat
        return first.plus(second)


def wilson(points: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share of points.

    Args:
        points: won.
        games: played; at least one.
    """
    square = _NORMAL_95 * _NORMAL_95
    share = points / games
    middle = share + square / (2 * games)
    reach = _NORMAL_95 * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return (middle - reach) / (1 + square / games), (middle + reach) / (1 + square / games)


def hold(
    title: Title,
    players: Sequence[str],
    games: int,
    seed: int,
    many: Many,
    setup: Mapping[str, Any] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Pairing]:
    """Play a round robin.

    Args:
        title: a two-player game.
        players: their names, without duplicates.
        games: the number of games per pairing, even because each deal is played with sides swapped.
        seed: determines the seeds of all deals; the same for any `many`.
        many: runs the tasks.
        setup: the options that differ from the default, by name.
        progress: called with the number of games played so far, and the total.
    """
    draw = Random(seed)
    deals = [draw.randrange(LARGEST_SEED + 1) for _ in range(games // 2)]
    pairs = list(combinations(players, 2))
    tasks = []
    for pair in pairs:
        for order in permutations(pair):
            match = Match(title, order, setup or {})
            for start in range(0, len(deals), BATCH):
                tasks.append((match, deals[start : start + BATCH]))
    reasons: dict[tuple[str, ...], dict[Any, int]] = {}
    done = 0
    outcomes: list[Outcome]
    for (match, batch), outcomes in zip(tasks, many(play_batch, tasks), strict=True):
        counts = reasons.setdefault(match.players, {})
        for outcome in outcomes:
            counts[outcome.reason] = counts.get(outcome.reason, 0) + 1
        done += len(batch)
        if progress:
            progress(done, len(pairs) * len(deals) * 2)
    return [
        Pairing(
            first,
            second,
            (
                _score(title, reasons[first, second], 0),
                _score(title, reasons[second, first], 1),
            ),
            (reasons[first, second], reasons[second, first]),
        )
        for first, second in pairs
    ]


def _score(title: Title, reasons: Mapping[Any, int], seat: int) -> Score:
    score = Score()
    for reason, count in reasons.items():
        winner = title.rules.winner(reason)
        if winner is None:
            score = score.plus(Score(draws=count))
        elif winner == seat:
            score = score.plus(Score(wins=count))
        else:
            score = score.plus(Score(losses=count))
    return score


_ROUNDS: Final = 2000


def elo(players: Sequence[str], pairings: Sequence[Pairing]) -> dict[str, float]:
    """The Elo ratings of all players, with mean 0.

    A player who won or lost everything is rated as if half a point had gone the other way.

    Args:
        players: their names.
        pairings: their games.
    """
    points = dict.fromkeys(players, 0.0)
    games: dict[tuple[str, str], float] = {}
    for pairing in pairings:
        score = pairing.score
        won = min(max(score.wins + score.draws / 2, 0.5), score.games - 0.5)
        points[pairing.first] += won
        points[pairing.second] += score.games - won
        games[pairing.first, pairing.second] = games[pairing.second, pairing.first] = score.games
    strength = dict.fromkeys(players, 1.0)
    for _ in range(_ROUNDS):
        for name in players:
            denominator = sum(
                games[name, opponent] / (strength[name] + strength[opponent])
                for opponent in players
                if (name, opponent) in games
            )
            strength[name] = points[name] / denominator if denominator else 1.0
    ratings = {name: 400 * log10(strength[name]) for name in players}
    mean = sum(ratings.values()) / len(ratings)
    return {name: round(rating - mean, 1) for name, rating in ratings.items()}
