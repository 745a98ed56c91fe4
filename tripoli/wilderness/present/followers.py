"""Who would go with a leader who intercepts or slips away, for odds and labels."""

from __future__ import annotations

from tripoli.wilderness.model.action import Mover
from tripoli.wilderness.model.pieces import (
    AUXILIARIES,
    LEADERS,
    MILITIA,
    UNITS,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.rules import forces
from tripoli.wilderness.rules.interception import elusive


def following(state: State, side: Side, piece: Piece, kinds: Pieces = UNITS & ~MILITIA) -> Pieces:
    """A leader with the units that he would take, the strongest first; or a unit. Other leaders
    need not come, and the attempt is his own.
    """
    if not piece.bit & LEADERS:
        return piece.bit
    return piece.bit | forces.largest(state, side, piece, kinds) & ~LEADERS


def interceptors(state: State, side: Side, piece: Piece, mover: Mover, space: Space) -> Pieces:
    """Those who would intercept with a leader, or a unit; only one Auxiliary where no more may."""
    if state.place[piece] == space or not elusive(mover.pieces, space):
        return following(state, side, piece)
    group = following(state, side, piece, AUXILIARIES)
    units = sorted(each(group & UNITS), key=lambda unit: -state.strength(unit.bit))
    return group & LEADERS | (units[0].bit if units else 0)
