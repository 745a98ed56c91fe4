"""The fight that ending a move leads to."""

from __future__ import annotations

from tripoli.wilderness.model.fights import Battle, Raid
from tripoli.wilderness.model.pieces import Piece, Pieces
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.odds.battles import lined_up
from tripoli.wilderness.odds.raids import raiding
from tripoli.wilderness.reach import Arrival, arrival


def fight_at(
    state: State,
    side: Side,
    pieces: Pieces,
    space: Space,
    leader: Piece | None,
    *,
    landing: bool = False,
) -> Battle | Raid | None:
    """The battle or raid that ending a move in a space leads to; None if nothing is rolled for.

    Args:
        state: the state.
        side: the side that moves.
        pieces: what moves.
        space: where it ends.
        leader: who commands it; None for a unit by itself.
        landing: whether it comes by an Amphibious Landing.
    """
    match arrival(state, side, pieces, space):
        case Arrival.BATTLE:
            return lined_up(state, side, pieces, space, leader=leader, landing=landing)
        case Arrival.RAID:
            return Raid(space, raiding(state, side, pieces, space), leader)
        case _:
            return None
