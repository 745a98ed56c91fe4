"""Why a group cannot get to a space."""

from __future__ import annotations

from typing import NamedTuple

from tripoli.wilderness.model.pieces import DRILLED, UNITS, Pieces
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import LINKS, NEIGHBORS, PORTS, Link, Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.reach.search import FRESH, Search, reach
from tripoli.wilderness.rules import paths
from tripoli.wilderness.rules.paths import Gait, Stop


class Obstacle(NamedTuple):
    """Why a space cannot be reached.

    Attributes:
        stop: the reason.
        space: where the way ends, or the space in the way; the target itself if it is the target
            that may not be entered, or that is too far.
        steps: for `Stop.ALLOWANCE`, how many steps it would take if nothing stood in the way.
    """

    stop: Stop
    space: Space
    steps: int = 0


def obstacle(
    state: State,
    side: Side,
    pieces: Pieces,
    space: Space,
    target: Space,
    gait: Gait = FRESH,
    *,
    naval: bool = False,
) -> Obstacle | None:
    """Why a group cannot get to a space; None if it can.

    Args:
        state: the state.
        side: the side of the group.
        pieces: the group.
        space: where it is.
        target: the space.
        gait: how it can still move.
        naval: whether it may naval move.
    """
    if target == space or target in reach(state, side, pieces, space, gait, naval=naval):
        return None
    if pieces & state.inside:
        return Obstacle(Stop.ENEMY, space)
    if not NEIGHBORS[target]:
        return Obstacle(Stop.SEA, target)
    if not _enterable(state, side, pieces, target):
        return Obstacle(_barrier(state, side, pieces, target), target)
    far = _too_far(state, side, pieces, space, target, gait)
    if far is not None:
        return far
    # A lone Auxiliary passes such a space if it can go on from there (6.61).
    if paths.walled(state, side, target) and not pieces & DRILLED:
        return Obstacle(Stop.UNDRILLED, target)
    for relaxed in (
        ({"unstopped": True}, {"unopposed": True}, {"portable": True}),
        ({"unstopped": True, "unopposed": True},),
        ({"tireless": True},),
        ({"tireless": True, "unstopped": True, "unopposed": True},),
    ):
        ways = [Search(state, side, pieces, **rules).run(space, gait) for rules in relaxed]
        found = [way[target][0].legs for way in ways if target in way]
        if found:
            way = [leg.space for leg in min(found, key=len)]
            return _first_obstacle(state, side, pieces, space, gait, way)
    return Obstacle(Stop.SEA if target in PORTS else Stop.NO_WAY, target)


def _too_far(
    state: State, side: Side, pieces: Pieces, space: Space, target: Space, gait: Gait
) -> Obstacle | None:
    """That a group could not get to a space even if nothing stopped or opposed it, in fair weather;
    None if it could.
    """
    fair = gait._replace(most=FRESH.most)
    rules = {"unstopped": True, "unopposed": True, "portable": True}
    if target in Search(state, side, pieces, **rules).run(space, fair):
        return None
    ways = Search(state, side, pieces, **rules, tireless=True).run(space, fair)
    return Obstacle(Stop.ALLOWANCE, target, len(ways[target][0].legs)) if target in ways else None


def _barrier(state: State, side: Side, pieces: Pieces, target: Space) -> Stop:
    """Why a group may not enter a space from anywhere (6.5): leaders alone enter none of the
    enemy's, and units without Drilled Troops no fort or fortress (6.52).
    """
    if pieces & UNITS:
        return Stop.UNDRILLED
    return Stop.ENEMY if state.outside(target, side.other) else Stop.FORTIFICATION


def _enterable(state: State, side: Side, pieces: Pieces, target: Space) -> bool:
    """Whether a fresh group could enter a space from somewhere."""
    return paths.may_enter(state, side, pieces, FRESH._replace(steps=1), target)


def _spent(gait: Gait, space: Space, target: Space) -> Stop:
    """What a group lacks for a step that is too far by land: movement, which Foul Weather may have
    cut short (card 14), or a carry (6.3).
    """
    if gait.steps >= gait.most:
        return Stop.FOUL_WEATHER
    over_land = LINKS[space].get(target) is Link.LAND
    return Stop.CARRY if over_land and paths.afloat(gait) else Stop.DETOUR


def _first_obstacle(
    state: State, side: Side, pieces: Pieces, space: Space, gait: Gait, way: list[Space]
) -> Obstacle:
    """What ends a group's march on a way that it would go if less stood against it."""
    stopped: Obstacle | None = None
    for target in way:
        after = paths.step(state, side, pieces, gait, space, target)
        if after is None:
            # Beyond a stop of land movement it has come by boat.
            if stopped and stopped.space == space:
                return stopped
            return Obstacle(_spent(gait, space, target), space)
        if paths.goes_by_land(pieces, gait) and not after.land:
            stop = paths.stop_at(state, side, pieces, gait, space, target)
            stopped = stop and Obstacle(stop, target)
        if state.occupied_by(target, side.other):
            if not paths.infiltrates(state, side, pieces, after, target):
                held = state.outside(target, side.other)
                return Obstacle(Stop.ENEMY if held else Stop.FORTIFICATION, target)
        gait, space = after, target
    return stopped or Obstacle(Stop.NO_WAY, space)
