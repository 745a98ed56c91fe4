"""Where a force can get to, how, and what it meets there; and where each side could strike next.

Everything here is public information: the board, never a card in hand. Response cards that could
stop a march (Foul Weather, Lake Schooner) are left out, because who holds them is hidden.

Sources: 6.2 to 6.8, 10.1; W24 to W28, W37 to W42, W113.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final, NamedTuple

from tripoli.wilderness.model.action import UNLIMITED
from tripoli.wilderness.model.options import Act
from tripoli.wilderness.model.pieces import (
    AUXILIARIES,
    DRILLED,
    LEADERS,
    MILITIA,
    OF,
    UNITS,
    UNITS_OF,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.sides import BRITISH, Side
from tripoli.wilderness.model.spaces import NEIGHBORS, SPACES, WAYS_OUT, Space
from tripoli.wilderness.model.state import FORT, State
from tripoli.wilderness.rules import forces, interception, paths, raids
from tripoli.wilderness.rules.paths import Gait, Stop

__all__ = [
    "Approach",
    "Arrival",
    "Interceptors",
    "Leg",
    "Obstacle",
    "Stop",
    "Threat",
    "arrival",
    "obstacle",
    "reach",
    "threats",
]


class Arrival(Enum):
    """What comes of ending a move in a space (6.51, 10.1)."""

    REST = "rest"
    BATTLE = "battle"
    SIEGE = "siege"
    CAPTURE = "capture"
    RAID = "raid"


class Interceptors(NamedTuple):
    """Enemies who may try to intercept a group (6.72).

    Attributes:
        space: where they are.
        pieces: those who may take part.
        lone: whether only one Auxiliary may, with any leaders (6.721).
        need: the least die with which their best attempt succeeds, 2 to 4.
    """

    space: Space
    pieces: Pieces
    lone: bool
    need: int


class Leg(NamedTuple):
    """A step of a march.

    Attributes:
        space: the space entered.
        act: `Act.MOVE`, `Act.SAIL` or `Act.LAND`.
        interceptors: the enemies who may try to intercept there; one of them may.
    """

    space: Space
    act: Act
    interceptors: tuple[Interceptors, ...]


class Approach(NamedTuple):
    """A way to a space.

    Attributes:
        space: the space.
        legs: the steps, the last of which enters it.
        by_land, by_boat: whether the whole way can be gone by land, by boat; by sea it is neither.
        arrival: what comes of ending the move there.
        stop: why the group can go no farther; None if it can.
        passes: whether it may only pass, as an infiltrator in the space of an enemy fort (6.52).
        safe: the probability that nobody intercepts, if the enemy always tries as well as it can.
    """

    space: Space
    legs: tuple[Leg, ...]
    by_land: bool
    by_boat: bool
    arrival: Arrival
    stop: Stop | None
    passes: bool
    safe: float

    @property
    def steps(self) -> int:
        """How many spaces are moved."""
        return len(self.legs)

    @property
    def path(self) -> tuple[Space, ...]:
        """The spaces entered, in order."""
        return tuple(leg.space for leg in self.legs)


class Obstacle(NamedTuple):
    """Why a space cannot be reached.

    Attributes:
        stop: the reason.
        space: where the way ends, or the space in the way; the target itself if it is the target
            that may not be entered.
        steps: for `Stop.ALLOWANCE`, how many steps it would take.
    """

    stop: Stop
    space: Space
    steps: int = 0


class _Node(NamedTuple):
    space: Space
    gait: Gait
    parent: _Node | None
    leg: Leg | None
    by_land: bool
    by_boat: bool
    safe: float
    ended: Stop | None
    land_stop: Stop | None


FRESH: Final = Gait(land=True, boat=True, carried=False, steps=0, most=UNLIMITED, guided=False)
"""How a group goes that has not moved yet."""


def reach(
    state: State,
    side: Side,
    pieces: Pieces,
    space: Space,
    gait: Gait = FRESH,
    *,
    naval: bool = False,
    landing: bool = False,
) -> dict[Space, Approach]:
    """All spaces that a group can get to, each by its best way.

    The best way has the fewest steps; of several such ways, that on which the enemy is least likely
    to intercept.

    Args:
        state: the state.
        side: the side of the group.
        pieces: the group.
        space: where it is.
        gait: how it can still move.
        naval: whether it may naval move (6.41, 6.42).
        landing: whether an Amphibious Landing can be played for it (6.43).
    """
    if pieces & state.inside or not pieces:
        return {}
    search = _Search(state, side, pieces)
    nodes = search.run(space, gait)
    if naval and not gait.steps:
        for act, targets in (
            (Act.SAIL, paths.sailings(state, side, pieces, space)),
            (Act.LAND, _landings(state, side, pieces, space) if landing else []),
        ):
            for target in targets:
                if target not in nodes or nodes[target][0].gait.steps > 1:
                    nodes[target] = [search.voyage(space, target, act)]
    nodes.pop(space, None)
    return {target: search.approach(found) for target, found in nodes.items()}


def _landings(state: State, side: Side, pieces: Pieces, space: Space) -> list[Space]:
    return paths.landings(state, pieces, space) if side is BRITISH and pieces & UNITS else []


class _Search:
    """A search for all ways of a group.

    Args:
        state: the state.
        side: its side.
        pieces: the group.
        tireless: whether its allowance does not count.
        unstopped: whether nothing stops its land movement.
        unopposed: whether the enemy does not count.
    """

    def __init__(
        self,
        state: State,
        side: Side,
        pieces: Pieces,
        *,
        tireless: bool = False,
        unstopped: bool = False,
        unopposed: bool = False,
    ) -> None:
        self.state = state
        self.side = side
        self.pieces = pieces
        self.tireless = tireless
        self.unstopped = unstopped
        self.unopposed = unopposed
        self._passed: set[Space] = set()
        self._met: dict[tuple[Space, Space, bool], tuple[Interceptors, ...]] = {}

    def run(self, space: Space, gait: Gait) -> dict[Space, list[_Node]]:
        """The ways that no other way to the same space is better than, shortest first."""
        first = _Node(space, gait, None, None, True, True, 1.0, None, None)
        found: dict[Space, list[_Node]] = {space: [first]}
        layer = [first]
        while layer:
            reached: dict[tuple[Space, bool, bool, bool], _Node] = {}
            for node in layer:
                if node.ended is not None:
                    continue
                for target, after in self._steps(node):
                    self._passed.add(node.space)
                    if any(_covers(other.gait, after) for other in found.get(target, ())):
                        continue
                    new = self._went(node, target, after)
                    key = (target, after.land, after.boat, after.carried)
                    if key not in reached or reached[key].safe < new.safe:
                        reached[key] = new
            layer = []
            for new in reached.values():
                others = found.setdefault(new.space, [])
                if not any(_covers(other.gait, new.gait) for other in others):
                    others.append(new)
                    layer.append(new)
        return found

    def _steps(self, node: _Node) -> Iterable[tuple[Space, Gait]]:
        state, side, pieces = self.state, self.side, self.pieces
        gait = node.gait
        if self.tireless:
            gait = gait._replace(steps=min(gait.steps, 1))
        if not self.unopposed and not self.unstopped:
            return paths.steps(state, side, pieces, gait, node.space)
        found = []
        for target in (*NEIGHBORS[node.space], *WAYS_OUT.get(node.space, ())):
            after = paths.step(state, side, pieces, gait, node.space, target)
            if after is None:
                continue
            if self.unstopped and paths.goes_by_land(pieces, gait):
                after = after._replace(land=True)
            if self.unopposed or paths.may_enter(state, side, pieces, after, target):
                found.append((target, after))
        return found

    def _went(self, node: _Node, target: Space, after: Gait) -> _Node:
        state, side, pieces = self.state, self.side, self.pieces
        on_land = paths.goes_by_land(pieces, node.gait) or (self.tireless and node.gait.land)
        ended: Stop | None = None
        passing = False
        if not self.unopposed and state.occupied_by(target, side.other):
            passing = paths.infiltrates(state, side, pieces, after, target)
            if not passing:
                outside = state.outside(target, side.other)
                ended = Stop.ENEMY if outside else Stop.FORTIFICATION
        met = self._interceptors(node.space, target, within=passing)
        land_stop = node.land_stop
        if on_land and not after.land:
            land_stop = paths.stop_at(state, side, pieces, node.gait, node.space, target)
        return _Node(
            target,
            after,
            node,
            Leg(target, Act.MOVE, met),
            node.by_land and on_land,
            node.by_boat and after.boat,
            node.safe * _escapes(met),
            ended,
            land_stop,
        )

    def voyage(self, space: Space, target: Space, act: Act) -> _Node:
        """A naval move or an Amphibious Landing, which is the whole move."""
        met = self._interceptors(space, target, within=False)
        leg = Leg(target, act, met)
        still = FRESH._replace(land=False, boat=False, steps=1)
        return _Node(target, still, None, leg, False, False, _escapes(met), Stop.SEA, None)

    def _interceptors(
        self, before: Space, target: Space, *, within: bool
    ) -> tuple[Interceptors, ...]:
        key = (before, target, within)
        if key not in self._met:
            self._met[key] = self._find_interceptors(before, target, within=within)
        return self._met[key]

    def _find_interceptors(
        self, before: Space, target: Space, *, within: bool
    ) -> tuple[Interceptors, ...]:
        state = self.state
        enemy = self.side.other
        foes = UNITS_OF[enemy] & ~state.inside
        at = state.at
        if not self.pieces & UNITS or not (
            (within and at[target] & foes) or any(at[other] & foes for other in NEIGHBORS[target])
        ):
            return ()
        candidates = interception.candidates(
            state, enemy, self.pieces, before, target, within=within
        )
        return tuple(
            Interceptors(space, pieces, lone, _need(pieces)) for space, pieces, lone in candidates
        )

    def approach(self, nodes: list[_Node]) -> Approach:
        """The best of several ways to a space, described."""
        best = min(nodes, key=lambda node: (node.gait.steps, -node.safe))
        legs = []
        node: _Node | None = best
        while node is not None and node.leg is not None:
            legs.append(node.leg)
            node = node.parent
        legs.reverse()
        space = best.space
        fort = self.state.open_fort(space, self.side.other)
        return Approach(
            space,
            tuple(legs),
            best.by_land,
            best.by_boat,
            arrival(self.state, self.side, self.pieces, space),
            self._stop(best),
            fort and best.ended is None and self.state.fort_kind(space) >= FORT,
            best.safe,
        )

    def _stop(self, best: _Node) -> Stop | None:
        """Why a group goes no farther than a space, if it does not."""
        if best.ended is not None:
            return best.ended
        if best.space in self._passed:
            return None
        gait = best.gait
        if gait.steps >= gait.most:
            return Stop.FOUL_WEATHER
        if not gait.land and best.land_stop is not None:
            return best.land_stop
        tired = gait.land and gait.steps >= paths.allowance(self.pieces)
        if tired or gait.steps >= paths.BOAT:
            return Stop.ALLOWANCE
        return Stop.NO_WAY


def _covers(one: Gait, other: Gait) -> bool:
    """Whether a gait leaves open all that another does, with no more steps."""
    return (
        one.steps <= other.steps
        and one.land >= other.land
        and one.boat >= other.boat
        and one.carried <= other.carried
    )


def _need(pieces: Pieces) -> int:
    """The least die with which the best attempt of some pieces succeeds (6.71)."""
    tactics = [
        option.piece.tactics
        for option in forces.attempt_options(Act.INTERCEPT, pieces)
        if option.piece is not None and option.piece.bit & LEADERS
    ]
    return interception.NEEDED - max(tactics, default=0)


def _escapes(interceptors: tuple[Interceptors, ...]) -> float:
    """The probability of not being intercepted by the best of some."""
    if not interceptors:
        return 1.0
    return (min(found.need for found in interceptors) - 1) / 6


def arrival(state: State, side: Side, pieces: Pieces, space: Space) -> Arrival:
    """What comes of ending a move in a space (6.51, 10.1, W38)."""
    enemy = side.other
    if state.outside(space, enemy) and pieces & UNITS:
        return Arrival.BATTLE
    if state.open_fort(space, enemy) and pieces & UNITS:
        if state.fort_kind(space) >= FORT:
            return Arrival.SIEGE
        return Arrival.CAPTURE if pieces & DRILLED else Arrival.RAID
    if pieces & AUXILIARIES and not pieces & DRILLED and raids.target(state, side, space):
        return Arrival.RAID
    return Arrival.REST


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
    if not _enterable(state, side, pieces, target):
        held = state.outside(target, side.other)
        return Obstacle(Stop.ENEMY if held else Stop.FORTIFICATION, target)
    for relaxed in (
        ({"tireless": True}, {"unstopped": True}, {"unopposed": True}),
        ({"tireless": True, "unstopped": True},),
        ({"tireless": True, "unstopped": True, "unopposed": True},),
    ):
        ways = [_Search(state, side, pieces, **rules).run(space, gait) for rules in relaxed]
        nodes = [way[target][0] for way in ways if target in way]
        if nodes:
            way = min((_way(node) for node in nodes), key=len)
            return _first_obstacle(state, side, pieces, space, gait, way)
    return Obstacle(Stop.SEA, target)


def _enterable(state: State, side: Side, pieces: Pieces, target: Space) -> bool:
    """Whether a fresh group could enter a space from somewhere."""
    return paths.may_enter(state, side, pieces, FRESH._replace(steps=1), target)


def _way(node: _Node) -> list[Space]:
    """The spaces entered on the way to a node."""
    spaces = []
    at: _Node | None = node
    while at is not None and at.leg is not None:
        spaces.append(at.space)
        at = at.parent
    return spaces[::-1]


def _first_obstacle(
    state: State, side: Side, pieces: Pieces, space: Space, gait: Gait, way: list[Space]
) -> Obstacle:
    """What ends a group's march on a way that it would go if less stood against it."""
    stopped: Obstacle | None = None
    for target in way:
        after = paths.step(state, side, pieces, gait, space, target)
        if after is None:
            return stopped or Obstacle(Stop.ALLOWANCE, space, len(way))
        if paths.goes_by_land(pieces, gait) and not after.land:
            stop = paths.stop_at(state, side, pieces, gait, space, target)
            stopped = stop and Obstacle(stop, target)
        if state.occupied_by(target, side.other):
            if not paths.infiltrates(state, side, pieces, after, target):
                held = state.outside(target, side.other)
                return Obstacle(Stop.ENEMY if held else Stop.FORTIFICATION, target)
        gait, space = after, target
    return stopped or Obstacle(Stop.NO_WAY, space)


class Threat(NamedTuple):
    """A group that could get somewhere with its next activation.

    Attributes:
        leader: its commander; None for a unit by itself.
        pieces: the group: as many as the leader may command, or his Auxiliaries alone.
        origin: where it is now.
        approach: its way.
    """

    leader: Piece | None
    pieces: Pieces
    origin: Space
    approach: Approach


def threats(state: State, side: Side) -> dict[Space, list[Threat]]:
    """What a side could reach with its next Action Phase, and by whom, armies first.

    Every leader is taken with the largest force that he may command, and with his Auxiliaries
    alone; every unit by itself. A card of three points is assumed.

    Args:
        state: the state.
        side: the side.
    """
    found: dict[Space, list[Threat]] = {}
    known: dict[tuple[Space, int, bool, bool, bool, bool], dict[Space, Approach]] = {}
    for leader, pieces, space in _groups(state, side):
        lone = paths.lone_auxiliary(pieces)
        drilled, auxiliaries = bool(pieces & DRILLED), bool(pieces & AUXILIARIES)
        naval = leader is not None
        key = (space, paths.allowance(pieces), drilled, auxiliaries, lone, naval)
        if key not in known:
            known[key] = reach(state, side, pieces, space, naval=naval)
        for target, approach in known[key].items():
            found.setdefault(target, []).append(Threat(leader, pieces, space, approach))
    return found


def _groups(state: State, side: Side) -> list[tuple[Piece | None, Pieces, Space]]:
    """The groups that a side could activate: forces, and units by themselves."""
    groups: list[tuple[Piece | None, Pieces, Space]] = []
    seen: set[Pieces] = set()
    on_map = [space for space in SPACES if state.at[space] & OF[side] & ~state.inside]
    for space in on_map:
        there = state.at[space] & OF[side] & ~state.inside
        for leader in each(there & LEADERS):
            for kinds in (UNITS & ~MILITIA, AUXILIARIES):
                force = forces.largest(state, side, leader, kinds)
                if force & UNITS and force not in seen:
                    seen.add(force)
                    groups.append((leader, force, space))
    for space in on_map:
        there = state.at[space] & OF[side] & ~state.inside
        groups += [(None, unit.bit, space) for unit in each(there & UNITS & ~MILITIA)]
    return groups
