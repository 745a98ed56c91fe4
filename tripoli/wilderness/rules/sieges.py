"""Sieges and assaults (8.2, 9.0)."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from typing import Final

from tripoli.wilderness.model import tables
from tripoli.wilderness.model.action import Action, Mover
from tripoli.wilderness.model.events import AssaultEnded, BattleBegan, Built
from tripoli.wilderness.model.fights import Assault, SiegeRoll
from tripoli.wilderness.model.options import Act, Ask, Option, of_space, to_space
from tripoli.wilderness.model.pieces import (
    DRILLED,
    LEADERS_OF,
    OF,
    REGULARS,
    UNITS,
    UNITS_OF,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import LOUISBOURG, Space
from tripoli.wilderness.model.state import FORT, FORTRESS, State
from tripoli.wilderness.rules import paths
from tripoli.wilderness.rules.command import choose_commander, commander
from tripoli.wilderness.rules.fire import COEHORNS, storm
from tripoli.wilderness.rules.losses import endangers_leaders, lose_leaders, lose_steps
from tripoli.wilderness.rules.massacre import offer_massacre
from tripoli.wilderness.rules.war import FORT_NAMES, FORT_VP, Rule, War

NEEDED: Final = {FORT: 1, FORTRESS: 2}
"""The siege level that an assault needs (8.24)."""


class Hindrance(Enum):
    """Why a leader who besieges may not roll on the siege table (8.231, W64, W126)."""

    ARRIVED = "arrived"
    OUTRANKED = "outranked"
    NO_DRILLED = "no Drilled Troops"
    NO_SUPPLY = "out of supply"


def lays_siege(state: State, side: Side, space: Space) -> bool:
    """Whether a side besieges the enemy in a space."""
    return bool(state.sieges[space]) and state.has_fort(space, side.other)


def lifts(state: State, side: Side, space: Space, leaving: Pieces) -> bool:
    """Whether a siege ends if pieces of the besieger leave: leaders alone do not keep it up
    (8.232).
    """
    return lays_siege(state, side, space) and not state.at[space] & UNITS_OF[side] & ~leaving


def may_roll(state: State, side: Side, space: Space, leader: Piece) -> bool:
    """Whether a leader, as the commander of a force that has not moved, may roll on the siege
    table (8.231, W64).
    """
    return lays_siege(state, side, space) and hindrance(state, side, space, leader) is None


def hindrance(state: State, side: Side, space: Space, leader: Piece) -> Hindrance | None:
    """Why a leader who besieges may not roll on the siege table (8.231, W64, W126).

    Args:
        state: the state; between Action Phases, what would hold if the next began now.
        side: the besieger.
        space: where he besieges.
        leader: the commander of a force that has not moved.

    Returns:
        The first thing that stands against it; None if nothing does.
    """
    start, _ = _beginning(state, side)
    why = _not_his(state, side, space, leader)
    if why is not None:
        return why
    there = each(state.outside(space, side) & DRILLED)
    if not any(start[unit] == space for unit in there):
        return Hindrance.NO_DRILLED
    return None if space in paths.supplied(state, side) else Hindrance.NO_SUPPLY


def in_supply(state: State, side: Side, space: Space, *, landing: bool = False) -> bool:
    """Whether a side would be in supply if it laid siege in a space (12.2).

    Args:
        state: the state before the siege.
        side: the side that would besiege.
        space: where the enemy would be besieged.
        landing: whether it comes by an Amphibious Landing, which brings its own supply (12.1).
    """
    supposed = state.copy()
    supposed.sieges[space] = 1
    supposed.inside |= supposed.at[space] & OF[side.other]
    return landing or space in paths.supplied(supposed, side)


def may_assault(state: State, side: Side, space: Space, leader: Piece) -> bool:
    """Whether a leader, as the commander of a force that has not moved, may assault without a
    siege roll (9.11, W67).
    """
    if not lays_siege(state, side, space) or _not_his(state, side, space, leader) is not None:
        return False
    enough = state.sieges[space] - 1 >= NEEDED[state.fort_kind(space)]
    return enough and bool(state.outside(space, side))


def _not_his(state: State, side: Side, space: Space, leader: Piece) -> Hindrance | None:
    """Why a siege is not a leader's to conduct: he did not begin the phase there, or somebody who
    did has a higher Command (W126).
    """
    start, inside = _beginning(state, side)
    if start[leader] != space:
        return Hindrance.ARRIVED
    outranked = any(
        start[other] == space and other.command > leader.command and not inside & other.bit
        for other in each(LEADERS_OF[side])
    )
    return Hindrance.OUTRANKED if outranked else None


def _beginning(state: State, side: Side) -> tuple[bytes | bytearray, Pieces]:
    """The place of each piece when the side's Action Phase began, and who was besieged; as they
    are now if it has none in progress.
    """
    action = state.action
    if action is None or side is not state.active:
        return state.place, state.inside
    return action.start, action.inside


def conduct(war: War, action: Action, mover: Mover, *, roll: bool) -> Rule[None]:
    """Roll on the siege table, and assault if that is wanted; or assault at once (8.23, 8.24).

    Args:
        war: the war.
        action: the Action Phase.
        mover: the group, which does not move.
        roll: whether to roll first.
    """
    state = war.state
    side = state.active
    space = mover.space
    if roll:
        assert mover.leader is not None
        war.fight = SiegeRoll(space, mover.leader)
        yield from _offer_coehorns(war, action, space)
        if (yield from _offer_surrender(war, space)):
            return
        _roll(war, action, space, mover.leader)
        level = state.sieges[space] - 1
        if level < NEEDED[state.fort_kind(space)]:
            return
        options = [of_space(Act.ASSAULT, space), _NO_ASSAULT]
        if (yield from war.ask(side, Ask.SIEGE, options, space=space)) is _NO_ASSAULT:
            return
    war.fight = Assault(space)
    yield from _offer_coehorns(war, action, space)
    yield from _assault(war, action, space)


_NO_ASSAULT: Final = Option("no assault", act=Act.DONE)


def _offer_coehorns(war: War, action: Action, space: Space) -> Rule[None]:
    """Coehorns of the besieger, then of the besieged (card 8, W65)."""
    state = war.state
    for side in (state.active, state.active.other):
        if action.played_coehorns(side, space):
            continue
        able = bool(state.at[space] & REGULARS & OF[side])
        if (yield from war.window(side, "coehorns", able, space)):
            action.play_coehorns(side, space)


def _offer_surrender(war: War, space: Space) -> Rule[bool]:
    """Surrender! instead of the roll (card 6, W66); with 14.4 by the besieged, too (W103)."""
    state = war.state
    able = space != LOUISBOURG or state.sieges[space] > 1
    sides = [state.active]
    if war.setup.either_surrenders:
        sides.append(state.active.other)
    for side in sides:
        if (yield from war.window(side, "surrender", able, space)):
            yield from _surrender(war, space)
            return True
    return False


def _surrender(war: War, space: Space) -> Rule[None]:
    """The place falls intact; those inside leave for the closest friendly fortification."""
    war.fight = None
    state = war.state
    side = state.active
    garrison = state.at[space] & state.inside
    war.capture(space, side)
    if garrison:
        found = paths.closest(state, side.other, space)
        if found:
            options = [to_space(Act.RETREAT, target) for target in found]
            option = yield from war.ask(side.other, Ask.REFUGE, options, space=space)
            assert option.space is not None
            war.put(garrison, option.space, "surrenders")
        else:
            for piece in each(garrison):
                war.eliminate(piece, "surrender")
    yield from offer_massacre(war, space)


def _roll(war: War, action: Action, space: Space, leader: Piece) -> None:
    """Roll on the siege table (8.231)."""
    war.fight = None
    state = war.state
    side = state.active
    played = [who for who in Side if action.played_coehorns(who, space)]
    total = war.die(side, "siege", siege_modifiers(state, side, space, leader, played), space)
    war.set_siege(space, risen(state.sieges[space] - 1, total))


def siege_modifiers(
    state: State, side: Side, space: Space, leader: Piece, coehorns: Collection[Side] = ()
) -> list[tuple[str, int]]:
    """The modifiers of a siege roll, with reasons (8.231).

    Args:
        state: the state.
        side: the besieger.
        space: where.
        leader: who conducts the siege.
        coehorns: the sides that have played Coehorns.
    """
    besieged = commander(state.at[space] & OF[side.other] & state.inside)
    modifiers = [(leader.name, leader.tactics)]
    if besieged is not None:
        modifiers.append((besieged.name, -besieged.tactics))
    if side in coehorns:
        modifiers.append(("Coehorns", COEHORNS))
    if side.other in coehorns:
        modifiers.append(("enemy Coehorns", -COEHORNS))
    if space == LOUISBOURG:
        modifiers.append(("Louisbourg", -1))
    return modifiers


def risen(level: int, total: int) -> int:
    """The siege level after a roll, for the die with its modifiers (8.23)."""
    return min(tables.MOST_SIEGE, level + tables.SIEGE[tables.row(total)])


def _assault(war: War, action: Action, space: Space) -> Rule[None]:
    """Assault a fort or fortress (9.1, 9.2)."""
    state = war.state
    side = state.active
    enemy = side.other
    attackers = state.fighters(space, side)
    defenders = state.at[space] & OF[enemy] & state.inside
    action.fought |= attackers
    if war.listener:
        war.emit(BattleBegan(space, side, attackers, defenders, True, state.reduced))
    first = yield from choose_commander(war, side, attackers, space)
    war.fight = Assault(space, first)
    second = yield from choose_commander(war, enemy, defenders, space)
    war.fight = None
    die, caused = storm(war, side, space, attackers, first)
    answer, suffered = storm(war, enemy, space, defenders, second)
    for own, pieces, count in ((side, attackers, suffered), (enemy, defenders, caused)):
        if count and pieces & UNITS:
            yield from lose_steps(war, own, pieces, count, space, assault=True)
    if endangers_leaders(die, caused):
        lose_leaders(war, enemy, defenders & state.at[space], space)
    if endangers_leaders(answer, suffered):
        lose_leaders(war, side, attackers & state.at[space], space)
    alive = attackers & state.at[space] & UNITS
    wins = caused > suffered and bool(alive)
    if war.listener:
        war.emit(AssaultEnded(space, side if wins else enemy, wins))
    if wins:
        yield from _fall(war, space)


def _fall(war: War, space: Space) -> Rule[None]:
    """A place falls to an assault: a fortress intact, a fort damaged (9.22)."""
    state = war.state
    side = state.active
    kind = state.fort_kind(space)
    for piece in each(state.at[space] & state.inside):
        war.eliminate(piece, "stormed")
    if state.fieldworks >> space & 1:
        war.mark(side, space, "Fieldworks", placed=False)
    if kind == FORTRESS:
        war.capture(space, side)
    else:
        if state.sieges[space]:
            war.end_siege(space)
        state.forts[space] = 0
        war.score(side, FORT_VP, FORT_NAMES[FORT], space)
        state.works[space] = 1 + side
        war.emit(Built(side, space, "damaged fort"))
        war.settle(space)
    yield from offer_massacre(war, space)
