"""Where pieces can go: steps and modes, infiltration, supply, retreat, the closest refuge.

Sources: 6.2 to 6.6, 7.92, 10.42, 12.2; W21 to W28, W37, W59, W77, W81, W82.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple

from tripoli.wilderness.model.action import Mover
from tripoli.wilderness.model.pieces import AUXILIARIES, DRILLED, UNITS, Pieces, each
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import (
    FORTRESSES,
    HALIFAX,
    IS_CULTIVATED,
    IS_MOUNTAIN,
    IS_WILDERNESS,
    LANDINGS,
    LINKS,
    LOUISBOURG,
    NEIGHBORS,
    ORIGINAL,
    PORTS,
    QUEBEC,
    SPACES,
    WAYS_OUT,
    Link,
    Space,
    distances,
)
from tripoli.wilderness.model.state import FORT, State

BOAT: Final = 9
"""The most spaces in a boat move (6.3)."""


class Gait(NamedTuple):
    """How a group can still move (W24).

    Attributes:
        land, boat: whether by land, by boat.
        carried: whether it has used its carry.
        steps: how many spaces it has moved.
        most: the most spaces it may move by any mode.
        guided: whether wilderness does not stop Drilled Troops (W107).
    """

    land: bool
    boat: bool
    carried: bool
    steps: int
    most: int
    guided: bool


def gait_of(mover: Mover) -> Gait:
    """How a group on the move can go on."""
    return Gait(mover.land, mover.boat, mover.carried, mover.steps, mover.most, mover.guided)


class Stop(Enum):
    """Why a group can go no farther."""

    MOUNTAIN = "mountain"
    WILDERNESS = "wilderness"
    CULTIVATED = "enemy cultivated"
    ALLOWANCE = "allowance"
    DETOUR = "detour"
    CARRY = "carry"
    FOUL_WEATHER = "foul weather"
    ENEMY = "enemy"
    FORTIFICATION = "fortification"
    UNDRILLED = "undrilled"
    SEA = "sea"
    NO_WAY = "no way"


@lru_cache(maxsize=4096)
def allowance(pieces: Pieces) -> int:
    """How many spaces pieces move by land together (6.21, 6.22)."""
    return min((unit.movement for unit in each(pieces & UNITS)), default=6)


def goes_by_land(pieces: Pieces, gait: Gait) -> bool:
    """Whether a group can take a step by land, as far as its movement goes (6.21, 6.22)."""
    return gait.land and gait.steps < allowance(pieces)


def afloat(gait: Gait) -> bool:
    """Whether a group can take a step by boat, as far as its movement goes (6.3)."""
    return gait.boat and gait.steps < min(BOAT, gait.most)


def step(
    state: State, side: Side, pieces: Pieces, gait: Gait, space: Space, target: Space
) -> Gait | None:
    """How a group could go on after a step, if it may take it as far as modes and stops go.

    Returns:
        The gait after the step; None if the step is impossible.
    """
    if gait.steps >= gait.most:
        return None
    link = LINKS[space].get(target)
    arrow = link is None
    if arrow and target not in WAYS_OUT.get(space, ()):
        return None
    by_land = goes_by_land(pieces, gait)
    by_boat, carried = afloat(gait), gait.carried
    if by_boat and link is Link.LAND:
        by_boat = not carried and _carries(state, side, space) and _carries(state, side, target)
        carried = True
    if not by_land and not by_boat:
        return None
    stays = by_land and stop_at(state, side, pieces, gait, space, target) is None
    return Gait(stays, by_boat, carried and by_boat, gait.steps + 1, gait.most, gait.guided)


def _carries(state: State, side: Side, space: Space) -> bool:
    """Whether a carry may begin or end in a space (W28)."""
    return (IS_CULTIVATED[space] and ORIGINAL[space] is side) or state.has_fort(space, side)


def stop_at(
    state: State, side: Side, pieces: Pieces, gait: Gait, space: Space, target: Space
) -> Stop | None:
    """Why land movement ends in the target of a step, if it does (6.2, W25 to W27)."""
    if IS_MOUNTAIN[target] and not state.has_fort(target, side):
        return Stop.MOUNTAIN
    if not gait.steps or state.has_fort(space, side):
        return None
    drilled, auxiliaries = pieces & DRILLED, pieces & AUXILIARIES
    if drilled and not auxiliaries:
        return Stop.WILDERNESS if IS_WILDERNESS[space] and not gait.guided else None
    if auxiliaries and not drilled:
        enemy = IS_CULTIVATED[space] and ORIGINAL[space] is side.other
        return Stop.CULTIVATED if enemy else None
    return None


def steps(
    state: State, side: Side, pieces: Pieces, gait: Gait, space: Space
) -> Iterator[tuple[Space, Gait]]:
    """All steps that a group may take now, each with its gait afterward."""
    for target in (*NEIGHBORS[space], *WAYS_OUT.get(space, ())):
        after = step(state, side, pieces, gait, space, target)
        if after is not None and may_enter(state, side, pieces, after, target):
            yield target, after


def walled(state: State, side: Side, space: Space) -> bool:
    """Whether the enemy of a side has an unbesieged fort or fortress in a space (6.52)."""
    return state.fort_kind(space) >= FORT and state.open_fort(space, side.other)


def may_enter(state: State, side: Side, pieces: Pieces, after: Gait, target: Space) -> bool:
    """Whether a group may enter a space, given how it could go on from there (6.5, 6.6)."""
    enemy = side.other
    if not state.occupied_by(target, enemy):
        return True
    if not pieces & UNITS:
        return False
    if not walled(state, side, target) or pieces & DRILLED:
        return True
    return infiltrates(state, side, pieces, after, target)


def infiltrates(state: State, side: Side, pieces: Pieces, after: Gait, target: Space) -> bool:
    """Whether a lone Auxiliary in an enemy-occupied space could go on from there (6.61, W37).

    Args:
        state: the state.
        side: the side of the group.
        pieces: the group.
        after: its gait in that space.
        target: the space.
    """
    if not lone_auxiliary(pieces):
        return False
    seen = {(target, after.land, after.boat, after.carried, after.steps)}
    stack = [(target, after)]
    while stack:
        space, gait = stack.pop()
        for other in (*NEIGHBORS[space], *WAYS_OUT.get(space, ())):
            further = step(state, side, pieces, gait, space, other)
            if further is None:
                continue
            if not walled(state, side, other):
                return True
            key = (other, further.land, further.boat, further.carried, further.steps)
            if key not in seen:
                seen.add(key)
                stack.append((other, further))
    return False


def lone_auxiliary(pieces: Pieces) -> bool:
    """Whether the only unit among pieces is an Auxiliary (6.6, W41)."""
    units = pieces & UNITS
    return bool(units & AUXILIARIES) and units & (units - 1) == 0


def closest(state: State, side: Side, space: Space) -> list[Space]:
    """The closest friendly unbesieged fortifications; several if they are equally close (10.42).

    From Louisbourg, those that are closest to Québec (W66).
    """
    if not NEIGHBORS[space]:
        space = QUEBEC if space == LOUISBOURG else space
    away = distances(space)
    found: list[Space] = []
    best = 99
    for other in SPACES:
        if state.open_fort(other, side) and not state.outside(other, side.other):
            if away[other] < best:
                best, found = away[other], [other]
            elif away[other] == best and best < 99:
                found.append(other)
    return found


def refuges(state: State, side: Side, space: Space, *, drilled: bool) -> list[Space]:
    """The adjacent spaces to which pieces of a side may retreat or avoid (6.81, 7.92).

    Args:
        state: the state.
        side: the side.
        space: where they are.
        drilled: whether Drilled Troops retreat, which need a cultivated space or a fortification.
    """
    return [
        other
        for other in NEIGHBORS[space]
        if not state.occupied_by(other, side.other)
        and not (drilled and not IS_CULTIVATED[other] and not state.open_fort(other, side))
    ]


def ways_out(
    state: State, side: Side, space: Space, barred: Space | None, *, drilled: bool = False
) -> list[Space]:
    """Where pieces of a side may go to get away from the enemy in a space: refuges, and for the
    British in an Amphib space their ports (6.432, 6.811).

    Args:
        state: the state.
        side: the side.
        space: where they are.
        barred: where the enemy came from, if it moved.
        drilled: whether Drilled Troops retreat.
    """
    found = refuges(state, side, space, drilled=drilled)
    if side is BRITISH and state.amphib >> space & 1:
        found += [
            port for port in PORTS if port not in (*found, space) and state.controls(port, BRITISH)
        ]
    return [other for other in found if other != barred]


def supply_sources(state: State, side: Side) -> list[Space]:
    """Where supply comes from (12.1, W82)."""
    found = [
        space for space in FORTRESSES if space.original is side and state.controls(space, side)
    ]
    if side is BRITISH:
        found += [
            space for space in PORTS if space.original is FRENCH and state.controls(space, BRITISH)
        ]
        found += [space for space in SPACES if state.amphib >> space & 1 and space not in found]
    return found


def supply_lines(state: State, side: Side) -> dict[Space, Space | None]:
    """All spaces in which Drilled Troops of a side are in supply, each with the next space on a
    shortest line to a source; None for a source (12.2, W81).
    """
    enemy = side.other
    sources = [s for s in supply_sources(state, side) if not _blocked(state, enemy, s)]
    found: dict[Space, Space | None] = dict.fromkeys(sources)
    chain = set(sources)
    queue = list(sources)
    for space in queue:
        strong = _links_all(state, side, space)
        for other, link in LINKS[space].items():
            if _blocked(state, enemy, other):
                continue
            good = _links_all(state, side, other)
            if link is Link.LAND and not strong:
                continue
            # The supplied space needs no property; the chain goes on only from a good one, or
            # over water.
            found.setdefault(other, space)
            if other not in chain and (good or link is not Link.LAND):
                chain.add(other)
                queue.append(other)
    return found


def supplied(state: State, side: Side) -> set[Space]:
    """All spaces in which Drilled Troops of a side are in supply (12.2, W81)."""
    return set(supply_lines(state, side))


def _blocked(state: State, enemy: Side, space: Space) -> bool:
    return state.occupied_by(space, enemy)


def _links_all(state: State, side: Side, space: Space) -> bool:
    """Whether a space of the chain needs no water (12.21)."""
    return (
        IS_CULTIVATED[space]
        or state.has_fort(space, side)
        or bool(side is BRITISH and state.amphib >> space & 1)
    )


def sailings(state: State, side: Side, pieces: Pieces, space: Space) -> list[Space]:
    """The spaces to which a group may naval move from a space (6.4, W22, W31)."""
    return [
        other
        for other in _by_sea(state, side, space)
        if (pieces & UNITS or not state.occupied_by(other, side.other))
        and may_enter(state, side, pieces, _ASHORE, other)
    ]


_ASHORE: Final = Gait(land=False, boat=False, carried=False, steps=1, most=1, guided=False)


def _by_sea(state: State, side: Side, space: Space) -> list[Space]:
    if side is FRENCH:
        pair = (QUEBEC, LOUISBOURG)
        if state.no_french_navy or space not in pair:
            return []
        if not all(state.controls(port, FRENCH) for port in pair):
            return []
        return [other for other in pair if other != space]
    amphib = bool(state.amphib >> space & 1)
    port = space.port and state.controls(space, BRITISH)
    if not port and not amphib:
        return []
    found = [other for other in PORTS if other != space and state.controls(other, BRITISH)]
    if port:
        found += [
            other
            for other in SPACES
            if state.amphib >> other & 1 and other != space and other not in found
        ]
    return found


def landings(state: State, pieces: Pieces, space: Space) -> list[Space]:
    """Where an Amphibious Landing of a group may go from a space (6.43, W32, W123)."""
    if space not in LANDING_PORTS or not state.controls(space, BRITISH) or state.squadrons:
        return []
    found = []
    for target in LANDINGS.get(space, ()):
        if state.amphib >> target & 1:
            continue
        if target == LOUISBOURG and state.controls(LOUISBOURG, BRITISH):
            continue
        if state.fort_kind(target) >= FORT and state.open_fort(target, FRENCH):
            if not pieces & DRILLED:
                continue
        found.append(target)
    return found


LANDING_PORTS: Final = (HALIFAX, LOUISBOURG)
"""From where Amphibious Landings go (6.43)."""
