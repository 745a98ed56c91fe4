"""Interception (6.7, W41 to W43)."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.action import Mover
from tripoli.wilderness.model.events import Tried
from tripoli.wilderness.model.options import LET_PASS, Act, Ask, Option
from tripoli.wilderness.model.pieces import (
    AUXILIARIES,
    LEADERS,
    LEADERS_OF,
    UNITS,
    UNITS_OF,
    Pieces,
)
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import IS_WILD, NEIGHBORS, SPACES, Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.rules import forces, paths
from tripoli.wilderness.rules.war import Rule, War

NEEDED: Final = 4
"""The least modified die with which interception and avoidance succeed (6.71, 6.8)."""


def candidates(
    state: State, side: Side, pieces: Pieces, before: Space | None, target: Space, *, within: bool
) -> list[tuple[Space, Pieces, bool]]:
    """From where a side might intercept a group that enters a space.

    Args:
        state: the state.
        side: the side that might intercept.
        pieces: the group.
        before: the space that it has just left.
        target: the space entered.
        within: whether the group infiltrates, so that those in the space may intercept.

    Returns:
        Spaces, each with the pieces there that may take part, and whether only one Auxiliary
        may, with any leaders (6.721).
    """
    mover_side = side.other
    others = state.at[target] & UNITS_OF[mover_side] & ~state.inside & ~pieces
    if others or state.open_fort(target, mover_side):
        return []
    lone = elusive(pieces, target)
    found = []
    for space in (target, *NEIGHBORS[target]):
        if space == target and not within:
            continue
        if space == before:
            continue
        there = state.at[space] & (UNITS_OF[side] | LEADERS_OF[side]) & ~state.inside
        restricted = lone and space != target
        units = there & UNITS & (AUXILIARIES if restricted else UNITS)
        if units:
            found.append((space, there & LEADERS | units, restricted))
    return found


def elusive(pieces: Pieces, target: Space) -> bool:
    """Whether only one Auxiliary, with any leaders, may come from outside to intercept a group
    (6.721).

    Args:
        pieces: the group.
        target: the space that it enters.
    """
    return paths.lone_auxiliary(pieces) and IS_WILD[target]


def intercept(war: War, mover: Mover, *, infiltrating: bool) -> Rule[Pieces]:
    """The enemy of the active side may try to intercept the group (6.71).

    Returns:
        The pieces that have intercepted it; none if there was no attempt, or it failed.
    """
    state = war.state
    side = state.active.other
    target = mover.space
    if mover.avoided >> target & 1:
        # 6.85.
        return 0
    places = candidates(state, side, mover.pieces, mover.before, target, within=infiltrating)
    options: list[Option] = []
    for _, pieces, _ in places:
        options += forces.attempt_options(Act.INTERCEPT, pieces)
    if not options:
        return 0
    option = yield from war.ask(
        side, Ask.INTERCEPT, (*options, LET_PASS), space=target, enemy=mover.group
    )
    piece = option.piece
    if piece is None:
        return 0
    source = SPACES[state.place[piece]]
    _, among, restricted = next(found for found in places if found[0] == source)
    fits = _at_most_one if restricted else None
    group = yield from forces.attempting(war, side, piece, among, source, fits)
    mover.tried |= 1 << target
    succeeds = war.die(side, "interception", forces.tactics(piece), target) >= NEEDED
    if war.listener:
        war.emit(Tried(side, group, target, "intercept", succeeds))
    if not succeeds:
        mover.failed |= group
        return 0
    war.put(group, target, "intercepts")
    return group


def _at_most_one(pieces: Pieces) -> bool:
    return (pieces & UNITS).bit_count() <= 1
