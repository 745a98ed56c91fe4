"""Computer players: they answer decisions given a seat's view. Independent of any game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from tripoli.kernel.late import Late
from tripoli.kernel.seat import Player
from tripoli.kernel.title import Title
from tripoli.players.random_player import RandomPlayer

if TYPE_CHECKING:
    from tripoli.players import levels
else:
    # Imported late: the page asks for names long before a player has to think.
    levels = Late("tripoli.players.levels")

RANDOM: Final = "random"
MIDSHIPMAN: Final = "midshipman"
LEVELS: Final = {"lieutenant": 4, "captain": 28, "commodore": 4000}
"""The number of iterations that each searching player spends on a choice."""


def names(title: Title[Any]) -> tuple[str, ...]:
    """The computer players of a game, weakest first, by the names used on the command line."""
    return (RANDOM,) if title.judge is None else (RANDOM, MIDSHIPMAN, *LEVELS)


def player(title: Title[Any], name: str, rng: Random) -> Player:
    """Create a computer player.

    Args:
        title: the game.
        name: one of `names(title)`.
        rng: the player's own random numbers, separate from the game's.

    Raises:
        ValueError: the game has no such player.
    """
    if name not in names(title):
        raise ValueError(f"no computer player {name!r}; expected {', '.join(names(title))}")
    judge = title.judge
    if name == RANDOM or judge is None:
        return RandomPlayer(rng)
    if name == MIDSHIPMAN:
        return levels.Midshipman(judge, rng)
    return levels.Thinker(judge, rng, LEVELS[name])


__all__ = ["RANDOM", "Player", "RandomPlayer", "names", "player"]
