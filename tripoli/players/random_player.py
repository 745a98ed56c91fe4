"""A player that chooses at random."""

from __future__ import annotations

from random import Random

from tripoli.kernel.choice import Option
from tripoli.kernel.seat import Seat


class RandomPlayer:
    """Chooses uniformly at random.

    Args:
        rng: the player's own random numbers, separate from the game's.
    """

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def choose(self, seat: Seat) -> Option:
        """A random option, all equally likely."""
        options = seat.decision.options
        return options[int(self._random() * len(options))]
