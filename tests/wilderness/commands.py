"""What tests of activation have in common (5.3)."""

from __future__ import annotations

from wilderness.stage import options

from tripoli.wilderness.game import Game

TICONDEROGA = {"Ticonderoga": "French fort"}
"""A French fort, as `stage` has it."""


def offered(game: Game, act: str) -> set[str]:
    """What can be done with a word: "send" gives the names of all that can be sent."""
    return {option[len(act) + 1 :] for option in options(game) if option.startswith(f"{act} ")}
