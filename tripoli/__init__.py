"""The Shores of Tripoli (the First Barbary War, set in 1801-1806) as a Python package.

    >>> import tripoli
    >>> game = tripoli.new_game(seed=1801)
    >>> str(game.decision.side)
    'American'
    >>> game.choose("discard Naval Movement to move")
    >>> game.choose("move Gibraltar > Tripoli zone")
    >>> game.choose("done")
    >>> str(game.decision.side)
    'Tripolitan'

Everything public is in `tripoli.face`, which is imported on first use, so that a command can be
interrupted, and print its help, before the rules are loaded.

An unofficial implementation of the game by Kevin Bertram, published by Fort Circle Games.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.2.0"

if TYPE_CHECKING:
    from tripoli.face import *  # noqa: F403


def __getattr__(name: str) -> object:
    if name.startswith("__") and name != "__all__":
        raise AttributeError(name)
    face = import_module("tripoli.face")
    if name != "__all__" and name not in face.__all__:
        raise AttributeError(f"module 'tripoli' has no attribute {name!r}")
    value: object = getattr(face, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted([*import_module("tripoli.face").__all__, "__all__", "__version__"])
