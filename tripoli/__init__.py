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

These are the names of `tripoli.shores`; every game of the house has such a package. They are
imported on first use, so that a command can be interrupted, and print its help, before the rules
are loaded.

An unofficial implementation of the game by Kevin Bertram, published by Fort Circle Games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripoli.kernel.late import public

__version__ = "0.2.0"

if TYPE_CHECKING:
    from tripoli.shores.face import *  # noqa: F403

__getattr__, __dir__ = public(__name__, "tripoli.shores.face")
