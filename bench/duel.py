"""A game between two players from different seats, and the score by side, for the other benches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tripoli.games import GAMES as TITLES
from tripoli.kernel.chance import SeededChance
from tripoli.kernel.seat import Player, Seat
from tripoli.players.matches import play_out
from tripoli.players.tournament import Score

TITLE: Final = next(iter(TITLES.values()))


def play(deal: int, side: int, measured: Player, other: Player, view: type[Seat] = Seat) -> Score:
    """Play one game.

    Args:
        deal: the seed of its dice and draws.
        side: that of the measured player.
        measured: the player whose result is returned.
        other: its opponent.
        view: the kind of seat of the opponent.
    """
    game = TITLE.rules.new_game({}, SeededChance(deal))
    people = TITLE.rules.people(game)
    seats = {seat: (Seat if seat == side else view)(game, seat) for seat in people}
    answers = {seat: (measured if seat == side else other).choose for seat in people}
    play_out(game, answers, seats)
    assert game.result is not None
    winner = TITLE.rules.winner(game.result.reason)
    return Score(winner == side, winner is None, winner not in (side, None))


def said(scores: Mapping[int, Score]) -> str:
    """Wins, draws and losses by side, and the share of points with its 95% interval."""
    rows = (
        f"as {TITLE.seats[side]} {score.wins}-{score.draws}-{score.losses}"
        for side, score in scores.items()
    )
    together = Score()
    for score in scores.values():
        together = together.plus(score)
    low, high = together.interval
    share = f"{together.share:.1%} ({low:.1%} to {high:.1%}) of {together.games}"
    return f"{', '.join(rows)}; {share}"
