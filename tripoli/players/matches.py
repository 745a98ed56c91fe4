"""Games between computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from tripoli.kernel.chance import SeededChance
from tripoli.kernel.seat import Seat
from tripoli.kernel.title import AnyEngine, Title
from tripoli.players import player


class Match(NamedTuple):
    """The players and the setup of a game.

    Attributes:
        title: the game.
        players: for each seat the name of a computer player, or of one of the game's automata.
        setup: the options that differ from the default, by name.
    """

    title: Title
    players: tuple[str, ...]
    setup: Mapping[str, Any]


class Outcome(NamedTuple):
    """The outcome of a game.

    Attributes:
        reason: the reason for its end.
        decisions: the number of decisions.
        period: the period in which it ended; see `Title.period`.
    """

    reason: Any
    decisions: int
    period: str


def play_game(match: Match, seed: int) -> Outcome:
    """Play one game.

    Args:
        match: the players and the setup.
        seed: for the game's random numbers, and those of the players.
    """
    title = match.title
    setup = dict(match.setup)
    for automaton in title.rules.automata:
        if match.players[automaton.seat] == automaton.name:
            setup |= automaton.setup
    game = title.rules.new_game(setup, SeededChance(seed))
    rng = Random(f"players of game {seed}")
    players = {
        seat: player(title, match.players[seat], Random(rng.random()))
        for seat in title.rules.people(game)
    }
    seats = {seat: Seat(game, seat) for seat in players}
    play_out(game, {seat: computer.choose for seat, computer in players.items()}, seats)
    result = game.result
    assert result is not None
    return Outcome(result.reason, len(game.sides), title.words.period(game))


def play_out(
    game: AnyEngine, answers: Mapping[int, Callable[[Seat], str]], seats: Mapping[int, Seat]
) -> None:
    """Let players make all decisions until the game is over."""
    while (decision := game.decision) is not None:
        side = decision.side
        game.choose(answers[side](seats[side]))


def play_batch(task: tuple[Match, Sequence[int]]) -> list[Outcome]:
    """Play one game for each seed."""
    match, seeds = task
    return [play_game(match, seed) for seed in seeds]
