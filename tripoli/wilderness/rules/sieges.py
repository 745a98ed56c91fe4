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
    Piece,
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


def _besieges(war: War, mover: Mover) -> bool:
    return lays_siege(war.state, war.state.active, mover.space)


def _of_highest_command(action: Action, leader: Piece, space: Space, side: Side) -> bool:
    """Whether nobody outranks a leader among those who were there when the phase began (W126)."""
    return not any(
        action.start[other] == space
        and other.command > leader.command
        and not action.inside & other.bit
        for other in each(LEADERS_OF[side])
    )


def _began_there(war: War, action: Action, mover: Mover) -> bool:
    """Whether the group began the phase in the space, under a leader of highest Command."""
    leader = mover.leader
    if leader is None or action.start[leader] != mover.space:
        return False
    return _of_highest_command(action, leader, mover.space, war.state.active)


def may_roll(war: War, action: Action, mover: Mover) -> bool:
    """Whether the group may roll on the siege table (8.231, W64)."""
    if not _besieges(war, mover) or not _began_there(war, action, mover):
        return False
    state = war.state
    side = state.active
    there = state.outside(mover.space, side) & DRILLED
    began = any(action.start[unit] == mover.space for unit in each(there))
    return began and mover.space in paths.supplied(state, side)


def ready_to_roll(state: State, side: Side, space: Space, leader: Piece) -> bool:
    """Whether a leader, activated as the commander of a force now, could roll on the siege table
    (8.231, W64).
    """
    return lays_siege(state, side, space) and hindrance(state, side, space, leader) is None


def lays_siege(state: State, side: Side, space: Space) -> bool:
    """Whether a side besieges the enemy in a space."""
    return bool(state.sieges[space]) and state.has_fort(space, side.other)


class Hindrance(Enum):
    """Why a leader who besieges could not roll on the siege table (8.231, W64, W126)."""

    OUTRANKED = "outranked"
    NO_DRILLED = "no Drilled Troops"
    NO_SUPPLY = "out of supply"


def hindrance(state: State, side: Side, space: Space, leader: Piece) -> Hindrance | None:
    """Why a leader, activated as the commander of a force now, could not go on with a siege; None
    if he could.
    """
    present = each(state.leaders(space, side) & ~state.inside)
    if any(other.command > leader.command for other in present):
        return Hindrance.OUTRANKED
    if not state.outside(space, side) & DRILLED:
        return Hindrance.NO_DRILLED
    return None if space in paths.supplied(state, side) else Hindrance.NO_SUPPLY


def may_assault(war: War, action: Action, mover: Mover) -> bool:
    """Whether the group may assault without a siege roll (9.11, W67)."""
    if not _besieges(war, mover) or not _began_there(war, action, mover):
        return False
    state = war.state
    if not state.outside(mover.space, state.active):
        return False
    return state.sieges[mover.space] - 1 >= NEEDED[state.fort_kind(mover.space)]


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
