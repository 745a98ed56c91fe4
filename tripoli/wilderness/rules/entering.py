"""What happens when a group enters a space (6.5, 6.7, 6.8, 8.1), in the order of W40."""

from __future__ import annotations

from tripoli.wilderness.model.action import Action, Group, Mover
from tripoli.wilderness.model.fights import Battle
from tripoli.wilderness.model.options import DONE, Act, Ask, Option, of_piece, to_space
from tripoli.wilderness.model.pieces import (
    DRILLED,
    LEADERS_OF,
    PIECES,
    UNITS,
    Pieces,
    each,
)
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import SPACES, Space
from tripoli.wilderness.model.state import FORT, STOCKADE
from tripoli.wilderness.model.tables import FORT_HOLDS
from tripoli.wilderness.rules import interception, paths
from tripoli.wilderness.rules.avoidance import avoid_battle
from tripoli.wilderness.rules.battle import fight
from tripoli.wilderness.rules.massacre import offer_massacre
from tripoli.wilderness.rules.war import Rule, War


def enter(war: War, action: Action, mover: Mover) -> Rule[None]:
    """Interception, then whatever the space demands."""
    state = war.state
    side = state.active
    enemy = side.other
    space = mover.space
    infiltrating = _infiltrates(war, mover)
    interceptors: Pieces = 0
    if mover.pieces & UNITS:
        interceptors = yield from interception.intercept(war, mover, infiltrating=infiltrating)
    if interceptors:
        yield from _meet(war, action, mover, interceptors, infiltrating=infiltrating)
    elif infiltrating:
        # It may go on, or stop here and attack (6.64).
        pass
    elif state.occupied_by(space, enemy):
        yield from confront(war, action, mover)
    else:
        yield from leaders_alone(war, space, enemy)


def _infiltrates(war: War, mover: Mover) -> bool:
    """Whether the group is in an enemy-occupied space that it could pass through (6.6)."""
    state = war.state
    side = state.active
    return state.occupied_by(mover.space, side.other) and paths.infiltrates(
        state, side, mover.pieces, paths.gait_of(mover), mover.space
    )


def confront(war: War, action: Action, mover: Mover) -> Rule[None]:
    """The group attacks, besieges, captures or prepares to raid (6.51)."""
    state = war.state
    side = state.active
    enemy = side.other
    space = mover.space
    mover_may_go_on = False
    fortified = state.has_fort(space, enemy)
    if state.outside(space, enemy):
        yield from _inside(war, space, enemy, apart=0)
        if state.outside(space, enemy):
            yield from avoid_battle(war, mover, space, enemy)
        if state.outside(space, enemy):
            mover_may_go_on = yield from _attack(war, action, mover)
        else:
            mover_may_go_on = True
    if not mover.pieces or mover.pieces & ~state.at[space]:
        _come_out(war, space)
        return
    yield from _take(war, mover)
    _come_out(war, space)
    yield from leaders_alone(war, space, enemy)
    if not mover_may_go_on or fortified:
        mover.land = mover.boat = False


def _meet(
    war: War, action: Action, mover: Mover, interceptors: Pieces, *, infiltrating: bool
) -> Rule[None]:
    """The group has been intercepted and must attack (6.71, W39)."""
    state = war.state
    side = state.active
    space = mover.space
    fortified = state.has_fort(space, side.other)
    fort = infiltrating and fortified and state.fort_kind(space) >= FORT
    yield from _inside(war, space, side.other, apart=interceptors)
    goes_on = yield from _attack(war, action, mover, caught=fort)
    if mover.pieces and not mover.pieces & ~state.at[space]:
        yield from _take(war, mover)
    _come_out(war, space)
    yield from leaders_alone(war, space, side.other)
    if not goes_on or fortified:
        mover.land = mover.boat = False


def _come_out(war: War, space: Space) -> None:
    """Without a siege, those inside come out (W48)."""
    if not war.state.sieges[space]:
        war.state.inside &= ~war.state.at[space]


def _attack(war: War, action: Action, mover: Mover, *, caught: bool = False) -> Rule[bool]:
    """The group attacks everybody outside; returns whether it may go on (7.82)."""
    state = war.state
    side = state.active
    space = mover.space
    battle = Battle(
        space=space,
        attackers=mover.pieces,
        defenders=state.fighters(space, side.other),
        leader=mover.leader,
        source=mover.before,
        landing=mover.landing,
        caught=caught,
    )
    overrun = yield from fight(war, battle, action)
    mover.pieces &= battle.attackers
    if mover.leader is not None and not mover.pieces & mover.leader.bit:
        mover.leader = None
        mover.land = mover.boat = False
    if mover.pieces:
        mover.space = _where(war, mover)
    mover.fought = mover.space == space
    if not mover.fought:
        # Beaten, and back where it came from; there it may have to raid (W79).
        mover.before = space
        mover.land = mover.boat = False
    return overrun


def _where(war: War, mover: Mover) -> Space:
    """Where the group is after a battle."""
    return SPACES[war.state.place[next(each(mover.pieces))]]


def _inside(war: War, space: Space, side: Side, apart: Pieces) -> Rule[None]:
    """The defender decides who stays inside an unbesieged fort or fortress (8.1, W48).

    Args:
        war: the war.
        space: the space.
        side: the defender.
        apart: those who have intercepted, and must fight.
    """
    state = war.state
    if state.fort_kind(space) < FORT or not state.open_fort(space, side):
        return
    room = FORT_HOLDS if state.fort_kind(space) == FORT else len(PIECES)
    chosen: Pieces = 0
    while True:
        candidates = state.fighters(space, side) & ~apart & ~chosen
        full = (chosen & UNITS).bit_count() >= room
        options = [
            of_piece(Act.SEND_INSIDE, piece)
            for piece in each(candidates)
            if not (full and piece.bit & UNITS)
        ]
        options.append(DONE)
        left = 0 if room > FORT_HOLDS else room - (chosen & UNITS).bit_count()
        inside = Group(None, chosen)
        option = yield from war.ask(side, Ask.INSIDE, options, left, space, group=inside)
        if option.piece is None:
            break
        chosen |= option.piece.bit
    war.withdraw(side, chosen, space)


def _take(war: War, mover: Mover) -> Rule[None]:
    """Besiege a fort or fortress, or capture a stockade, if no enemy units are outside
    (6.51, 6.82, 8.21).
    """
    state = war.state
    side = state.active
    enemy = side.other
    space = mover.space
    if not state.open_fort(space, enemy) or state.outside(space, enemy):
        return
    kind = state.fort_kind(space)
    if kind >= FORT:
        if mover.pieces & UNITS:
            yield from _leaders_choose(war, space, enemy)
            war.begin_siege(space)
    elif kind == STOCKADE and mover.pieces & DRILLED:
        war.capture(space, side)
        yield from offer_massacre(war, space)


def _leaders_choose(war: War, space: Space, side: Side) -> Rule[None]:
    """Leaders alone in their fort or fortress go inside or away (W33, W117)."""
    state = war.state
    for leader in each(state.leaders(space, side) & ~state.inside):
        mover = state.action.mover if state.action else None
        before = mover.before if mover else None
        options = [of_piece(Act.SEND_INSIDE, leader)]
        options += _ways_out(war, space, side, before)
        group = Group(leader, leader.bit)
        option = yield from war.ask(side, Ask.RETREAT, options, space=space, group=group)
        if option.space is not None:
            war.put(leader.bit, option.space, "leaves")


def leaders_alone(war: War, space: Space, side: Side) -> Rule[None]:
    """Leaders without units of their own beside enemy units must leave (6.53, W33, W116)."""
    state = war.state
    enemy = side.other
    while True:
        alone = state.at[space] & LEADERS_OF[side] & ~state.inside
        if not alone or state.outside(space, side):
            return
        if not state.occupied_by(space, enemy):
            return
        leader = next(each(alone))
        options = []
        if state.fort_kind(space) >= FORT and state.open_fort(space, side):
            if not state.outside(space, enemy) & DRILLED:
                # Auxiliaries only pass by (6.52, W38): nobody need go inside, and no siege begins.
                return
            options.append(of_piece(Act.SEND_INSIDE, leader))
        mover = state.action.mover if state.action else None
        before = mover.before if mover and mover.space == space and enemy is state.active else None
        options += _ways_out(war, space, side, before)
        if not options:
            war.eliminate(leader, "cut off")
            continue
        group = Group(leader, leader.bit)
        option = yield from war.ask(side, Ask.RETREAT, options, space=space, group=group)
        if option.space is None:
            war.begin_siege(space)
        else:
            war.put(leader.bit, option.space, "leaves")


def leaders_left_alone(war: War) -> Rule[None]:
    """Leaders leave wherever the play has left them without units of their own beside enemies."""
    active = war.state.active
    while war.touched:
        space = min(war.touched)
        war.touched.discard(space)
        for side in (active.other, active):
            yield from leaders_alone(war, space, side)


def _ways_out(war: War, space: Space, side: Side, barred: Space | None) -> list[Option]:
    """Where leaders may go from a space (6.53, 7.92)."""
    return [
        to_space(Act.RETREAT, target) for target in paths.ways_out(war.state, side, space, barred)
    ]
