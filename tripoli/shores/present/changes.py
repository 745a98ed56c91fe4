"""The changes that an event makes on the board, so that a page can animate it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripoli.shores.model import events as ev
from tripoli.shores.model.pieces import DAMAGED, LOST, WHOLE, Piece, Place

if TYPE_CHECKING:
    from tripoli.shores.present import messages


def changes(event: ev.Event) -> list[messages.Change]:
    """The pieces of each kind that an event removes from places and adds to others.

    A frigate that is laid up or sunk counts as an undamaged one in its new place.

    Args:
        event: the event.

    Returns:
        The changes; empty for an event that moves nothing.
    """
    match event:
        case ev.Moved(piece, source, target, count):
            return [
                _change(piece, source, -count),
                _change(WHOLE.get(piece, piece), target, count),
            ]
        case ev.Damaged(piece, place):
            return [_change(piece, place, -1), _change(DAMAGED[piece], place, 1)]
        case ev.Sunk(piece, place, count):
            return [_change(piece, place, -count), _change(*LOST[piece], count)]
        case _:
            return []


def _change(piece: Piece, place: Place, by: int) -> messages.Change:
    return {"piece": str(piece), "place": str(place), "by": by}
