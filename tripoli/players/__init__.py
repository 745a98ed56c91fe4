"""Computer players: they answer decisions given a seat's view. Independent of any game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

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

ADVISER: Final = "1000"
"""The player that gives hints, fast enough on a phone; docs/computer-players.md says how good."""


def names(title: Title) -> tuple[str, ...]:
    """The computer players of a game, weakest first, by the names used on the command line."""
    searching = () if title.judge is None else (MIDSHIPMAN, *LEVELS)
    return (RANDOM, *title.players, *searching)


def simplest(title: Title) -> str:
    """The weakest computer player that knows the game; if there is none, the random one."""
    return names(title)[:2][-1]


def exists(title: Title, name: str) -> bool:
    """Whether a game has a computer player of this name, which may be a number of iterations."""
    count = name.isascii() and name.isdigit() and not name.startswith("0") and len(name) < 7
    return name in names(title) or (count and title.judge is not None)


def player(title: Title, name: str, rng: Random) -> Player:
    """Create a computer player.

    Args:
        title: the game.
        name: one of `names(title)`; or for measurements the number of iterations that it searches
            for each choice, such as "600".
        rng: the player's own random numbers, separate from the game's.

    Raises:
        ValueError: the game has no such player.
    """
    if not exists(title, name):
        raise ValueError(f"no computer player {name!r}; expected {', '.join(names(title))}")
    own = title.players
    if name in own:
        return own[name](rng)
    judge = title.judge
    if name == RANDOM or judge is None:
        return RandomPlayer(rng)
    if name == MIDSHIPMAN:
        return levels.Midshipman(judge, rng)
    return levels.Thinker(judge, rng, LEVELS[name] if name in LEVELS else int(name))


__all__ = ["RANDOM", "Player", "RandomPlayer", "exists", "names", "player", "simplest"]
