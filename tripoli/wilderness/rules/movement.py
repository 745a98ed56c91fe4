"""Moving a group: one step, or what it does instead (6.0, 5.36)."""

from __future__ import annotations

from tripoli.wilderness.model.action import Action, Dropped, Group, Mover, Way
from tripoli.wilderness.model.events import Left
from tripoli.wilderness.model.options import (
    STOP,
    Act,
    Ask,
    Option,
    of_piece,
    of_space,
    to_space,
)
from tripoli.wilderness.model.pieces import (
    AUXILIARIES,
    UNITS,
    Piece,
    each,
)
from tripoli.wilderness.model.sides import BRITISH
from tripoli.wilderness.model.spaces import LINKS, Link, Space
from tripoli.wilderness.model.state import FORT, State
from tripoli.wilderness.rules import activation, entering, forces, paths, raids, sieges
from tripoli.wilderness.rules.battle import sortie
from tripoli.wilderness.rules.war import Rule, War


def move_on(war: War, action: Action, mover: Mover) -> Rule[None]:
    """Let the group on the move take its next step, or end its activation."""
    if not mover.asked:
        yield from activation.windows(war, mover)
        yield from _offer_landing(war, mover)
    state = war.state
    side = state.active
    option = yield from war.ask(
        side,
        Ask.STEP,
        lambda: _choices(war, action, mover),
        space=mover.space,
        group=mover.group,
    )
    if option.act is Act.DROP:
        assert option.piece is not None
        _drop(war, action, mover, option.piece)
    elif option.act is Act.SIEGE or option.act is Act.ASSAULT:
        yield from sieges.conduct(war, action, mover, roll=option.act is Act.SIEGE)
        _finish(war, action)
    elif option.act is Act.SORTIE:
        yield from sortie(war, action, mover)
        _finish(war, action)
    elif option.space is None:
        fights = state.occupied_by(mover.space, side.other) and mover.steps
        if fights:
            # An infiltrator that ends its move here attacks, or raids (6.64, W38).
            yield from entering.confront(war, action, mover)
        if not fights or not _goes_on(war, mover):
            _finish(war, action)
    else:
        yield from _go(war, action, mover, option)
        if not _goes_on(war, mover):
            _finish(war, action)


def _goes_on(war: War, mover: Mover) -> bool:
    """Whether a group has still something to choose."""
    if not mover.pieces:
        return False
    state = war.state
    if not mover.land and not mover.boat:
        return False
    gait = paths.gait_of(mover)
    groups = [mover.pieces]
    if mover.leader is not None and not state.occupied_by(mover.space, state.active.other):
        # The faster may go on without the slower (6.22).
        faster = sum(piece.bit for piece in each(mover.pieces) if piece.movement > mover.steps)
        groups += [mover.leader.bit, faster | mover.leader.bit]
    return any(
        True for group in groups for _ in paths.steps(state, state.active, group, gait, mover.space)
    )


def _choices(war: War, action: Action, mover: Mover) -> list[Option]:
    """What the group may do now."""
    state = war.state
    side = state.active
    space = mover.space
    if mover.pieces & state.inside:
        # Besieged pieces only attack the besiegers (8.25, W17).
        able = mover.pieces & UNITS and state.outside(space, side.other)
        return [Option("sortie", act=Act.SORTIE), STOP] if able else [STOP]
    if mover.landing_card:
        targets = paths.landings(state, mover.pieces, space)
        return [to_space(Act.LAND, target) for target in targets]
    options: list[Option] = []
    if not mover.steps and action.way in (Way.FORCE, Way.CAMPAIGN):
        options += _siege_choices(state, mover)
    gait = paths.gait_of(mover)
    options += [
        to_space(Act.MOVE, target)
        for target, _ in paths.steps(state, side, mover.pieces, gait, space)
    ]
    if not mover.steps and mover.naval:
        options += [
            to_space(Act.SAIL, target)
            for target in paths.sailings(state, side, mover.pieces, space)
        ]
    occupied = state.occupied_by(space, side.other)
    if mover.steps and mover.leader is not None and not occupied:
        options += _droppable(mover)
    guarded = state.fort_kind(space) >= FORT and state.open_fort(space, side.other)
    if not options or not guarded:
        # In an enemy fort or fortress space an infiltrator may not stop (6.52, W38).
        options.append(STOP)
    return options


def _droppable(mover: Mover) -> list[Option]:
    """The pieces that the group may leave where it is (6.1, W30)."""
    leader = mover.leader
    assert leader is not None
    return [
        of_piece(Act.DROP, piece)
        for piece in each(mover.pieces & ~leader.bit)
        if forces.legal(leader, mover.pieces & ~piece.bit)
    ]


def _drop(war: War, action: Action, mover: Mover, piece: Piece) -> None:
    """A piece stays where the group is; Auxiliaries may have to raid there (10.13)."""
    mover.pieces &= ~piece.bit
    if war.listener:
        war.emit(Left(war.state.active, piece.bit, mover.space))
    for index, raid in enumerate(action.raids):
        if raid.space == mover.space and not raid.own:
            joined = raid._replace(pieces=raid.pieces | piece.bit, source=mover.before)
            action.raids = (*action.raids[:index], joined, *action.raids[index + 1 :])
            return
    dropped = Dropped(mover.space, piece.bit, None, False, mover.fought, mover.before)
    action.raids += (dropped,)


def _siege_choices(state: State, mover: Mover) -> list[Option]:
    """Siege and assault instead of movement (8.231, 9.11, W64, W67)."""
    side, space, leader = state.active, mover.space, mover.leader
    options = []
    if leader is not None and sieges.may_roll(state, side, space, leader):
        options.append(of_space(Act.SIEGE, space))
    if leader is not None and sieges.may_assault(state, side, space, leader):
        options.append(of_space(Act.ASSAULT, space))
    return options


def _offer_landing(war: War, mover: Mover) -> Rule[None]:
    """The British may play an Amphibious Landing as the move (6.43, W32)."""
    state = war.state
    if state.active is not BRITISH or mover.space not in paths.LANDING_PORTS or not mover.naval:
        return
    if mover.pieces & state.inside or not state.controls(mover.space, BRITISH):
        return
    alone = mover.leader is not None and not mover.pieces & UNITS
    able = bool(paths.landings(state, mover.pieces, mover.space)) and not alone
    mover.landing_card = yield from war.window(BRITISH, "amphibious_landing", able, mover.space)


def _go(war: War, action: Action, mover: Mover, option: Option) -> Rule[None]:
    """Take a step, sail or land."""
    state = war.state
    side = state.active
    source, target = mover.space, option.space
    assert target is not None
    siege = _siege_lifted(war, mover)
    how = str(option.act)
    lakeshore = False
    if option.act is Act.MOVE:
        after = paths.step(state, side, mover.pieces, paths.gait_of(mover), source, target)
        assert after is not None
        mover.land, mover.boat, mover.carried = after.land, after.boat, after.carried
        mover.steps = after.steps
        lakeshore = LINKS[source].get(target) is Link.LAKESHORE
    else:
        mover.land = mover.boat = False
        mover.steps = 1
        mover.landing = option.act is Act.LAND
        mover.landing_card = False
    mover.before, mover.space = source, target
    mover.fought = False
    if option.act is Act.LAND and not state.amphib >> target & 1:
        war.mark(side, target, "Amphib", placed=True)
    war.put(mover.pieces, target, how)
    if lakeshore and state.has_fort(target, side.other):
        enemy = Group(mover.leader, mover.pieces)
        if (
            yield from war.window(side.other, "lake_schooner", able=True, space=target, enemy=enemy)
        ):
            _send_back(war, mover, source, siege)
            return
    yield from entering.enter(war, action, mover)


def _siege_lifted(war: War, mover: Mover) -> int:
    """The siege marker of a space that the group's leaving will lift; 0 if none."""
    state = war.state
    lifted = sieges.lifts(state, state.active, mover.space, mover.pieces)
    return state.sieges[mover.space] if lifted else 0


def _send_back(war: War, mover: Mover, source: Space, siege: int) -> None:
    """Lake Schooner puts the group back where it came from (W106, W128)."""
    state = war.state
    side = state.active
    mover.land = mover.boat = False
    if state.occupied_by(source, side.other) and not siege:
        # An infiltrator is lost (6.63).
        for piece in each(mover.pieces):
            war.eliminate(piece, "driven back")
        mover.pieces = 0
        return
    war.put(mover.pieces, source, "driven back")
    mover.space, mover.before = source, None
    if siege and not state.sieges[source]:
        war.begin_siege(source)
        war.set_siege(source, siege - 1)


def _finish(war: War, action: Action) -> None:
    """The activation is over; Auxiliaries of the group may have to raid (10.1)."""
    mover = action.mover
    assert mover is not None
    action.mover = None
    state = war.state
    side = state.active
    active = mover.pieces & state.at[mover.space] if mover.pieces else 0
    own: tuple[Dropped, ...] = ()
    if active & AUXILIARIES and raids.target(state, side, mover.space):
        leader = mover.leader if mover.leader and active & mover.leader.bit else None
        own = (Dropped(mover.space, active, leader, mover.alone, mover.fought, mover.before),)
    dropped = tuple(
        raid for raid in action.raids if raid.pieces & AUXILIARIES & state.at[raid.space]
    )
    action.raids = own + dropped
