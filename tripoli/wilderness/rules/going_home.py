"""Raiders go home, and so do Indians and leaders at the end of the year (10.4, 4.0 B.3)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tripoli.wilderness.model.options import Act, Ask, Option, piece_to
from tripoli.wilderness.model.pieces import (
    COUREURS,
    INDIANS,
    LEADERS,
    LEADERS_OF,
    OF,
    UNITS,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import IS_WILD, SPACES, Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.rules import paths
from tripoli.wilderness.rules.war import Rule, War


def home_of(state: State, unit: Piece) -> Space | None:
    """The settlement to which an Indian unit can go; None if there is none, or the enemy is
    there (10.411, W77, W127).
    """
    home = unit.settlement
    if home is None or state.units(home, unit.side.other) & ~unit.bit:
        return None
    return None if state.has_fort(home, unit.side.other) else home


def redeploy(war: War, side: Side, pieces: Pieces, space: Space) -> Rule[None]:
    """Raiders leave for their settlements or the closest fortification (10.4, W77).

    Leaders choose first, because Indians may follow them and they may follow Indians.
    """
    state = war.state
    homes = _homes(state, pieces)
    went: dict[Piece, Space] = {}

    def refuges() -> list[Space]:
        return paths.closest(state, side, space)

    for leader in each(pieces & LEADERS):
        yield from _go(war, leader, lambda: [*refuges(), *homes], space, went)
    followed = [target for target in went.values() if target in refuges()]
    for unit in each(pieces & UNITS):

        def targets(unit: Piece = unit) -> list[Space]:
            if unit.bit & INDIANS:
                return _targets(state, unit, pieces, went, followed)
            return [*refuges(), *(_followed_home(went) if unit.bit & COUREURS else ())]

        yield from _go(war, unit, targets, space, went)


def _targets(
    state: State, unit: Piece, party: Pieces, went: dict[Piece, Space], followed: list[Space]
) -> list[Space]:
    """Where an Indian unit may go: home, or after a leader; home if a leader goes there with it.

    Args:
        state: the state.
        unit: the unit.
        party: those who leave together.
        went: where each of them has gone so far.
        followed: the fortifications to which leaders have gone.
    """
    home = home_of(state, unit)
    if home is None:
        return followed
    if any(piece.bit & LEADERS and target == home for piece, target in went.items()):
        tribe = [other for other in each(party & INDIANS) if other.settlement == home]
        if all(other is unit or went.get(other, home) != home for other in tribe):
            # Somebody must be the one with whom the leader goes.
            return [home]
    return [home, *followed]


def _followed_home(went: dict[Piece, Space]) -> list[Space]:
    """The settlements to which Indians go; Coureurs may go with them (10.413). Among the pieces,
    Indians come first.
    """
    homes = [
        target
        for piece, target in went.items()
        if piece.bit & INDIANS and target == piece.settlement
    ]
    return list(dict.fromkeys(homes))


def _homes(state: State, pieces: Pieces) -> list[Space]:
    """The settlements to which Indians among pieces can go."""
    found: list[Space] = []
    for unit in each(pieces & INDIANS):
        home = home_of(state, unit)
        if home is not None and home not in found:
            found.append(home)
    return found


_NOWHERE: Final = Space(255)


def _go(
    war: War,
    piece: Piece,
    targets: Callable[[], list[Space]],
    space: Space,
    went: dict[Piece, Space],
) -> Rule[None]:
    """A piece goes where its owner likes; it is eliminated if there is nowhere to go.

    Args:
        war: the war.
        piece: the piece.
        targets: where it may go; equal ones count once.
        space: where it is.
        went: where each piece has gone, to which it is added.
    """

    def options() -> list[Option]:
        found = [piece_to(Act.GO_HOME, piece, target) for target in dict.fromkeys(targets())]
        return found or [_LOST]

    found = options()
    option = found[0]
    if len(found) > 1:
        option = yield from war.ask(piece.side, Ask.HOME, options, space=space)
    target = went[piece] = _NOWHERE if option.space is None else option.space
    if target is _NOWHERE:
        war.eliminate(piece, "nowhere to go")
    elif target != space:
        war.put(piece.bit, target, "goes home")


_LOST: Final = Option("done", act=Act.DONE)


def go_home_at_year_end(war: War, side: Side) -> Rule[None]:
    """Indians outside fortifications go home, then leaders in the wild without company
    (4.0 B.3, W78).
    """
    state = war.state
    gone: Pieces = 0
    for space in SPACES:
        there = state.at[space] & OF[side] & ~state.inside
        leaving = there & INDIANS
        if leaving and not state.has_fort(space, side):
            stranded = IS_WILD[space] and not there & UNITS & ~leaving
            gone |= yield from _part(war, side, space, there & ~gone, stranded=stranded)
    for space in SPACES:
        there = state.at[space] & OF[side] & ~state.inside
        if there and IS_WILD[space] and not there & UNITS and not state.has_fort(space, side):
            yield from _leaders_leave(war, side, space, there & LEADERS)


def _part(war: War, side: Side, space: Space, there: Pieces, *, stranded: bool) -> Rule[Pieces]:
    """Indians leave a space, and leaders and Coureurs with them if they like (W132).

    Args:
        war: the war.
        side: the side.
        space: the space.
        there: its pieces there, but for those who have come home already.
        stranded: whether leaders would be left alone in the wild.

    Returns:
        Those who have gone somewhere.
    """
    state = war.state
    refuges = paths.closest(state, side, space)
    indians = there & INDIANS
    for unit in each(indians):
        if unit.settlement == space and home_of(state, unit) == space:
            # At home already, and company for a leader (W132).
            indians &= ~unit.bit
    homes = [home for home in _homes(state, indians) if home != space]
    goes = stranded and indians == state.at[space] & INDIANS & OF[side]
    went: dict[Piece, Space] = {}
    for leader in each(there & LEADERS):
        targets = [*refuges, *homes] if goes else [space, *homes]
        yield from _go(war, leader, partial(list, targets), space, went)
    followed = [target for target in went.values() if target in refuges] if goes else []
    for unit in each(indians):
        targets = _targets(state, unit, indians, went, followed)
        yield from _go(war, unit, partial(list, targets), space, went)
    going = _followed_home(went)
    for unit in each(there & COUREURS):
        yield from _go(war, unit, partial(list, [space, *going]), space, went)
    gone = 0
    for piece, target in went.items():
        if target != space:
            gone |= piece.bit
    return gone


def _leaders_leave(war: War, side: Side, space: Space, leaders: Pieces) -> Rule[None]:
    """Leaders alone in the wild go to the closest friendly fortification (4.0 B.3)."""
    state = war.state
    for leader in each(leaders & LEADERS_OF[side]):
        refuges = paths.closest(state, side, space)
        yield from _go(war, leader, partial(list, refuges), space, {})
