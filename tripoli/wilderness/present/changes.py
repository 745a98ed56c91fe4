"""The changes that an event makes on the board, so that a page can animate it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripoli.kernel.value import Value
from tripoli.wilderness.model import events as ev
from tripoli.wilderness.model.pieces import (
    FULL_NAMES,
    LEADERS,
    LOST_FOR_GOOD,
    Pieces,
    each,
)
from tripoli.wilderness.model.places import (
    ASIDE,
    AVAILABLE,
    GONE,
    MILITIA_BOXES,
    NAMES,
    POOL,
)
from tripoli.wilderness.model.sides import FRENCH

if TYPE_CHECKING:
    from tripoli.wilderness.present import messages


def changes(event: Value) -> list[messages.Change]:
    """The pieces that an event takes away from places and adds to others.

    Args:
        event: the event.

    Returns:
        The changes; empty for an event that moves nothing.
    """
    match event:
        case ev.Moved(_, pieces, source, target, _):
            if source is not None:
                return _moved(pieces, source, target)
            # Only militia comes from off the map.
            department = target.department
            return [] if department is None else _moved(pieces, MILITIA_BOXES[department], target)
        case ev.Entered(side, pieces, place):
            leaders = pieces & LEADERS
            origin = ASIDE if side is FRENCH or place == POOL else POOL
            return [
                *_moved(pieces & ~leaders, AVAILABLE, place),
                *_moved(leaders, origin, place),
            ]
        case ev.Eliminated(piece, place, _, _):
            return _moved(piece.bit, place, GONE if piece.bit & LOST_FOR_GOOD else AVAILABLE)
        case ev.Dismissed(_, pieces, space, place):
            return _moved(pieces, space, place)
        case _:
            return []


def _moved(pieces: Pieces, source: int, target: int) -> list[messages.Change]:
    found: list[messages.Change] = []
    for piece in each(pieces):
        name = FULL_NAMES[piece]
        found.append({"piece": name, "place": NAMES[source], "by": -1})
        found.append({"piece": name, "place": NAMES[target], "by": 1})
    return found
