"""Who can intercept, avoid battle or retreat when forces meet (6.7, 6.8, 7.9)."""

from __future__ import annotations

from wilderness.stage import options

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.pieces import each


def offered(game: Game, act: str) -> set[str]:
    """Who can do something: "avoid" gives the names of all that can try to avoid battle."""
    found = {option[len(act) + 1 :] for option in options(game) if option.startswith(f"{act} ")}
    return {name for name in found if name[0] != ">"}


def names_of(pieces: int) -> set[str]:
    """The names of a set of pieces."""
    return {one.name for one in each(pieces)}
