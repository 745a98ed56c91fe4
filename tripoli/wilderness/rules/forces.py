"""Forming a force: who may command whom, and how many (5.34, 5.534, W13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tripoli.wilderness.model.action import Group
from tripoli.wilderness.model.options import DONE, Act, Ask, Option, of_piece
from tripoli.wilderness.model.pieces import (
    JOHNSON,
    JOHNSONS_OWN,
    LEADERS,
    MILITIA,
    OF,
    UNITS,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.rules.war import Rule, War

EVERYONE: Final = Option("take everyone", act=Act.TAKE)


def capacity(leaders: Pieces) -> int:
    """How many units leaders command together (5.34)."""
    return sum(leader.command for leader in each(leaders & LEADERS))


def counted(pieces: Pieces) -> int:
    """How many units count against the Command ratings (5.534)."""
    return (pieces & UNITS & ~JOHNSONS_OWN).bit_count()


def legal(leader: Piece, pieces: Pieces) -> bool:
    """Whether a leader may command pieces as one force (5.34, W13)."""
    if any(other.command > leader.command for other in each(pieces & LEADERS)):
        return False
    if pieces & JOHNSONS_OWN and not pieces & JOHNSON.bit:
        return False
    return counted(pieces) <= capacity(pieces)


def company(state: State, side: Side, leader: Piece, without: Pieces = 0) -> Pieces:
    """The pieces from which a leader's force is taken: those of his space, all besieged like him or
    none.

    Args:
        state: the state.
        side: his side.
        leader: the commander, who is one of them.
        without: pieces that may not come.
    """
    there = state.at[state.place[leader]] & OF[side] & ~without
    return there & (state.inside if state.besieged(leader) else ~state.inside)


def largest(
    state: State,
    side: Side,
    leader: Piece,
    kinds: Pieces = UNITS & ~MILITIA,
    without: Pieces = 0,
) -> Pieces:
    """A leader with as many pieces of his space as he may command, the strongest first.

    Args:
        state: the state.
        side: his side.
        leader: the commander.
        kinds: the units that may come.
        without: pieces that may not.
    """
    return enlarged(state, leader, leader.bit, company(state, side, leader, without), kinds)


def enlarged(
    state: State,
    leader: Piece,
    force: Pieces,
    there: Pieces,
    kinds: Pieces = UNITS & ~MILITIA,
) -> Pieces:
    """A force with as many more of the pieces beside it as its leader may command, the strongest
    first.

    Args:
        state: the state.
        leader: the commander.
        force: those who come already.
        there: the pieces from which others are taken.
        kinds: the units that may come.
    """
    there &= ~force
    for other in each(there & LEADERS):
        if legal(leader, force | other.bit):
            force |= other.bit
    for unit in sorted(each(there & kinds), key=lambda unit: -state.strength(unit.bit)):
        if legal(leader, force | unit.bit):
            force |= unit.bit
    return force


def form(
    war: War,
    side: Side,
    leader: Piece,
    among: Pieces,
    space: Space,
    *,
    least: int = 0,
    fits: Callable[[Pieces], bool] | None = None,
) -> Rule[Pieces]:
    """A side puts together a force under a leader.

    Args:
        war: the war.
        side: the side.
        leader: the commander, who is always part of it.
        among: the pieces from which it is taken.
        space: where they are.
        least: the least number of units.
        fits: a further condition on the force; whatever meets it must do so at every step.

    Returns:
        The force, the leader included.
    """
    force = leader.bit
    among &= ~leader.bit

    def possible(pieces: Pieces) -> bool:
        return legal(leader, pieces) and (fits is None or fits(pieces))

    while True:
        options = [
            of_piece(Act.TAKE, piece)
            for piece in each(among & ~force)
            if possible(force | piece.bit)
        ]
        if len(options) > 1 and possible(force | among):
            options.insert(0, EVERYONE)
        if (force & UNITS).bit_count() >= least:
            options.append(DONE)
        if not options:
            return force
        group = Group(leader, force)
        option = yield from war.ask(side, Ask.FORCE, options, space=space, group=group)
        if option is DONE:
            return force
        if option is EVERYONE:
            return force | among
        assert option.piece is not None
        force |= option.piece.bit


def attempt_options(act: Act, candidates: Pieces) -> list[Option]:
    """The single units and the leaders with which a side may begin an interception or avoidance.

    Args:
        act: the kind of option.
        candidates: the pieces that may take part, in one space.
    """
    units = list(each(candidates & UNITS))
    options = [of_piece(act, unit) for unit in units]
    for leader in each(candidates & LEADERS):
        if any(_with_johnson(leader, unit, candidates) for unit in units):
            options.append(of_piece(act, leader))
    return options


def attempting(
    war: War,
    side: Side,
    piece: Piece,
    among: Pieces,
    space: Space,
    fits: Callable[[Pieces], bool] | None = None,
) -> Rule[Pieces]:
    """The force of a leader, or the unit, that makes an attempt.

    Args:
        war: the war.
        side: the side.
        piece: the leader, or the unit.
        among: the pieces from which a force is taken.
        space: where they are.
        fits: a further condition on a force.
    """
    if not piece.bit & LEADERS:
        return piece.bit
    return (yield from form(war, side, piece, among, space, least=1, fits=fits))


def tactics(piece: Piece) -> list[tuple[str, int]]:
    """The modifier of an attempt that a leader or a unit makes (6.71, 6.8)."""
    return [(piece.name, piece.tactics)] if piece.bit & LEADERS else []


def _with_johnson(leader: Piece, unit: Piece, candidates: Pieces) -> bool:
    """Whether a leader may command a unit, with Johnson beside him if needed."""
    if not unit.bit & JOHNSONS_OWN or leader is JOHNSON:
        return True
    return bool(candidates & JOHNSON.bit) and JOHNSON.command <= leader.command
