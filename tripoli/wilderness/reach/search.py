"""All ways of a group over the map (6.2 to 6.8, 10.1; W24 to W28, W37 to W42, W113)."""

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
    UNITS,
    UNITS_OF,
    Pieces,
    each,
)
from tripoli.wilderness.model.sides import BRITISH, Side
from tripoli.wilderness.model.spaces import NEIGHBORS, WAYS_OUT, Space
from tripoli.wilderness.model.state import FORT, State
from tripoli.wilderness.rules import forces, interception, paths, raids
from tripoli.wilderness.rules.paths import Gait, Stop


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
        carries: whether boats are carried on it (6.3).
        arrival: what comes of ending the move there.
        stop: why the group can go no farther; None if it can.
        passes: whether it may only pass, as an infiltrator in the space of an enemy fort (6.52).
        safe: the probability that nobody intercepts, if the enemy always tries as well as it can.
    """

    space: Space
    legs: tuple[Leg, ...]
    by_land: bool
    by_boat: bool
    carries: bool
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


class Node(NamedTuple):
    """A point of the search: a space, and how the group has come there.

    Attributes:
        space: the space.
        gait: how the group could go on.
        parent: the point before it; None at the start and after a voyage.
        leg: the step from there; None at the start.
        by_land, by_boat: whether the whole way can be gone so.
        safe: the probability that nobody has intercepted the group.
        foes: the strength of those who may have.
        ended: why it goes no farther, if something in the space stops it.
        land_stop: why its land movement has ended, if it has.
    """

    space: Space
    gait: Gait
    parent: Node | None
    leg: Leg | None
    by_land: bool
    by_boat: bool
    safe: float
    foes: int
    ended: Stop | None
    land_stop: Stop | None

    @property
    def legs(self) -> tuple[Leg, ...]:
        """The steps that have led here, in order."""
        if self.leg is None:
            return ()
        return (*(self.parent.legs if self.parent is not None else ()), self.leg)


FRESH: Final = Gait(land=True, boat=True, carried=False, steps=0, most=UNLIMITED, guided=False)
"""How a group goes that has not moved yet."""


def going(state: State, pieces: Pieces) -> tuple[Gait, bool]:
    """How a group can move now, and whether by sea, too: as it still can if it is the group on the
    move, otherwise as it could with a card of three points.
    """
    mover = state.action.mover if state.action else None
    if mover is not None and mover.pieces == pieces:
        return paths.gait_of(mover), mover.naval and not mover.steps
    return FRESH, bool(pieces & LEADERS)


def likeness(space: Space, pieces: Pieces, *, naval: bool) -> tuple[object, ...]:
    """What the ways of a fresh group depend on: groups that are equal in this go alike."""
    lone = paths.lone_auxiliary(pieces)
    drilled, auxiliaries, units = (bool(pieces & kind) for kind in (DRILLED, AUXILIARIES, UNITS))
    return space, paths.allowance(pieces), drilled, auxiliaries, units, lone, naval


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
    search = Search(state, side, pieces)
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


class Search:
    """A search for all ways of a group.

    Args:
        state: the state.
        side: its side.
        pieces: the group.
        tireless: whether its allowance does not count.
        unstopped: whether nothing stops its land movement.
        unopposed: whether the enemy does not count.
        portable: whether its one carry may lead over any land connection.
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
        portable: bool = False,
    ) -> None:
        self.state = state
        self.side = side
        self.pieces = pieces
        self.tireless = tireless
        self.unstopped = unstopped
        self.unopposed = unopposed
        self.portable = portable
        self._passed: set[Space] = set()
        self._met: dict[tuple[Space, Space, bool], tuple[Interceptors, ...]] = {}

    def run(self, space: Space, gait: Gait) -> dict[Space, list[Node]]:
        """The ways that no other way to the same space is better than, shortest first."""
        first = Node(space, gait, None, None, True, True, 1.0, 0, None, None)
        found: dict[Space, list[Node]] = {space: [first]}
        layer = [first]
        while layer:
            reached: dict[tuple[Space, bool, bool, bool], Node] = {}
            for node in layer:
                if node.ended is not None:
                    continue
                for target, after in self._steps(node):
                    self._passed.add(node.space)
                    if any(_covers(other.gait, after) for other in found.get(target, ())):
                        continue
                    new = self._went(node, target, after)
                    key = (target, after.land, after.boat, after.carried)
                    if key not in reached or _peril(new) < _peril(reached[key]):
                        reached[key] = new
            layer = []
            for new in reached.values():
                others = found.setdefault(new.space, [])
                if not any(_covers(other.gait, new.gait) for other in others):
                    others.append(new)
                    layer.append(new)
        return found

    def _steps(self, node: Node) -> Iterable[tuple[Space, Gait]]:
        state, side, pieces = self.state, self.side, self.pieces
        gait = node.gait
        if self.tireless:
            gait = gait._replace(steps=min(gait.steps, 1))
        if not (self.unopposed or self.unstopped or self.portable):
            return paths.steps(state, side, pieces, gait, node.space)
        found = []
        for target in (*NEIGHBORS[node.space], *WAYS_OUT.get(node.space, ())):
            after = paths.step(state, side, pieces, gait, node.space, target)
            carries = self.portable and paths.afloat(gait) and not gait.carried
            if carries and (after is None or not after.boat):
                by_land = after is not None and after.land
                after = gait._replace(land=by_land, carried=True, steps=gait.steps + 1)
            if after is None:
                continue
            if self.unstopped and paths.goes_by_land(pieces, gait):
                after = after._replace(land=True)
            if self.unopposed or paths.may_enter(state, side, pieces, after, target):
                found.append((target, after))
        return found

    def _went(self, node: Node, target: Space, after: Gait) -> Node:
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
        return Node(
            target,
            after,
            node,
            Leg(target, Act.MOVE, met),
            node.by_land and on_land,
            node.by_boat and after.boat,
            node.safe * _escapes(met),
            node.foes + self._strength(met),
            ended,
            land_stop,
        )

    def voyage(self, space: Space, target: Space, act: Act) -> Node:
        """A naval move or an Amphibious Landing, which is the whole move."""
        met = self._interceptors(space, target, within=False)
        leg = Leg(target, act, met)
        still = FRESH._replace(land=False, boat=False, steps=1)
        safe, foes = _escapes(met), self._strength(met)
        return Node(target, still, None, leg, False, False, safe, foes, Stop.SEA, None)

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

    def _strength(self, met: tuple[Interceptors, ...]) -> int:
        """How strong those are who may intercept; where only one unit may, the strongest."""
        strength = self.state.strength
        return sum(
            max(map(strength, (unit.bit for unit in each(units)))) if one.lone else strength(units)
            for one in met
            if (units := one.pieces & UNITS)
        )

    def approach(self, nodes: list[Node]) -> Approach:
        """The best of several ways to a space, described."""
        best = min(nodes, key=lambda node: (node.gait.steps, _peril(node)))
        space = best.space
        fort = self.state.open_fort(space, self.side.other)
        return Approach(
            space,
            best.legs,
            best.by_land,
            best.by_boat,
            best.by_boat and best.gait.carried,
            arrival(self.state, self.side, self.pieces, space),
            self._stop(best),
            fort and best.ended is None and self.state.fort_kind(space) >= FORT,
            best.safe,
        )

    def _stop(self, best: Node) -> Stop | None:
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


def _peril(node: Node) -> tuple[float, int]:
    """How dangerous a way is: how likely interception is, and by how strong an enemy."""
    return -node.safe, node.foes


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
