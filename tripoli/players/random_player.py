"""The player who takes any option, each equally likely."""

from __future__ import annotations

from random import Random

from tripoli.kernel.choice import Option
from tripoli.kernel.seat import Seat


class RandomPlayer:
    """Chooses at random.

    Args:
        rng: its own source of chance, apart from the game's.
    """

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def choose(self, seat: Seat) -> Option:
        """Any option, each equally likely."""
        options = seat.decision.options
        return options[int(self._random() * len(options))]
