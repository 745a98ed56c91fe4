"""Raids (10.1 to 10.3)."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model import tables
from tripoli.wilderness.model.action import Action, Dropped, Group
from tripoli.wilderness.model.events import Marked, RaidBegan, Raided
from tripoli.wilderness.model.fights import Battle, Raid
from tripoli.wilderness.model.options import DONE, Act, Ask, of_piece
from tripoli.wilderness.model.pieces import (
    AUXILIARIES,
    DRILLED,
    INDIANS,
    JOHNSON,
    JOHNSONS_OWN,
    LEADERS,
    OF,
    RANGERS,
    UNITS,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.places import MILITIA_BOXES
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import IS_CULTIVATED, ORIGINAL, SPACES, Space
from tripoli.wilderness.model.state import STOCKADE, State
from tripoli.wilderness.rules.battle import fight
from tripoli.wilderness.rules.command import commander
from tripoli.wilderness.rules.going_home import redeploy
from tripoli.wilderness.rules.losses import lose_leaders
from tripoli.wilderness.rules.war import Rule, War

STRONG_MILITIA: Final = 2
"""From so many militia units in the box on, raids are harder (10.3)."""


def target(state: State, side: Side, space: Space) -> bool:
    """Whether Auxiliaries of a side that end their activation in a space must raid it
    (10.1, 10.11, W71).
    """
    enemy = side.other
    if state.fort_kind(space) > STOCKADE or state.has_fort(space, side):
        return False
    if state.units(space, side) & DRILLED or state.outside(space, enemy):
        return False
    return strong_column(state, side, space) or (IS_CULTIVATED[space] and ORIGINAL[space] is enemy)


def strong_column(state: State, side: Side, space: Space) -> bool:
    """Whether a space has an enemy stockade or is an allied settlement of the enemy (10.3)."""
    enemy = side.other
    return state.has_fort(space, enemy) or bool(state.allied(space, enemy))


def raid(war: War, action: Action, party: Dropped) -> Rule[None]:
    """Auxiliaries raid the space they are in, and go home (10.0)."""
    state = war.state
    side = state.active
    space = party.space
    raiders = _party(state, side, space)
    if not raiders & AUXILIARIES or not target(state, side, space):
        return
    leader = _tactician(party, raiders)
    battle: Battle | None = None
    if state.fort_kind(space) == STOCKADE and IS_CULTIVATED[space] and not party.fought:
        battle = yield from _militia_battle(war, space, raiders, leader, party)
    if battle is not None:
        raiders = battle.attackers
        gone = raiders & ~state.at[space]
        if gone or not raiders & AUXILIARIES:
            _driven_off(war, action, battle, party)
            return
        if leader is not None and not raiders & leader.bit:
            leader = _tactician(party._replace(leader=None), raiders)
        if not target(state, side, space):
            return
    yield from _roll(war, side, space, raiders, leader)


def _driven_off(war: War, action: Action, battle: Battle, party: Dropped) -> None:
    """Beaten raiders may have retreated into a space that they must raid (W79)."""
    state = war.state
    side = state.active
    left = battle.attackers
    spaces = {state.place[piece] for piece in each(left) if state.on_map(piece)}
    for place in sorted(spaces):
        space = SPACES[place]
        there = left & state.at[space]
        if there & AUXILIARIES and target(state, side, space) and space != battle.space:
            again = Dropped(space, there, party.leader, party.own, source=battle.space)
            action.raids = (again, *action.raids)


def _party(state: State, side: Side, space: Space) -> Pieces:
    """All Auxiliaries and leaders of a side in a space raid together (10.1, W71)."""
    return state.at[space] & OF[side] & (AUXILIARIES | LEADERS) & ~state.inside


def _tactician(party: Dropped, raiders: Pieces) -> Piece | None:
    """Whose tactics count (7.51, W119)."""
    if party.own:
        return None
    if party.leader is not None and raiders & party.leader.bit:
        return party.leader
    units = raiders & UNITS
    if units and not units & ~JOHNSONS_OWN:
        return JOHNSON if raiders & JOHNSON.bit else None
    return commander(raiders)


def _militia_battle(
    war: War, space: Space, raiders: Pieces, leader: Piece | None, party: Dropped
) -> Rule[Battle | None]:
    """The enemy may deploy a militia unit to the stockade (10.2, W72)."""
    state = war.state
    department = space.department
    enemy = state.active.other
    if department is None or department.side is not enemy:
        return None
    box = MILITIA_BOXES[department]
    options = [of_piece(Act.DEPLOY, unit) for unit in each(state.at[box])]
    if not options:
        return None
    war.fight = Raid(space, raiders, leader)
    group = Group(leader, raiders)
    option = yield from war.ask(enemy, Ask.MILITIA, (*options, DONE), space=space, enemy=group)
    unit = option.piece
    if unit is None:
        return None
    war.put(unit.bit, space, "deploys")
    battle = Battle(space, raiders, unit.bit, leader, party.source, raid=True)
    yield from fight(war, battle, None)
    return battle


def _roll(war: War, side: Side, space: Space, raiders: Pieces, leader: Piece | None) -> Rule[None]:
    """Roll on the raid table (10.3)."""
    state = war.state
    enemy = side.other
    if war.listener:
        hard = hard_column(state, side, space)
        war.emit(RaidBegan(side, space, raiders, state.reduced, hard))
    war.fight = Raid(space, raiders, leader)
    yield from _offer_blockhouses(war, enemy, space)
    war.fight = None
    strong = strong_column(state, side, space)
    hard = hard_column(state, side, space)
    modifiers = raid_modifiers(state, side, space, raiders, leader)
    (die,) = war.roll(1)
    total = die + sum(number for _, number in modifiers)
    success, losses = tables.raid(total, hard=hard)
    losses = min(losses, state.steps(raiders & UNITS))
    war.report_die(side, "raid", die, modifiers, total, space)
    if war.listener:
        war.emit(Raided(side, space, success, losses))
    if success:
        yield from _succeed(war, side, space, strong=strong)
    yield from _lose(war, side, raiders, losses, space)
    if endangers_raiders(die, hard=hard):
        lose_leaders(war, side, raiders & state.at[space], space)
    yield from redeploy(war, side, raiders & state.at[space], space)


def hard_column(state: State, side: Side, space: Space) -> bool:
    """Whether a raid uses the column of stockades and settlements, as all do against Blockhouses
    (10.3, W73).
    """
    return strong_column(state, side, space) or state.hands[side.other].blockhouses


def endangers_raiders(die: int, *, hard: bool) -> bool:
    """Whether a natural die of a raid endangers the leaders of the raiders (10.32, W73)."""
    return die == 1 or (die == 6 and hard)


def raid_modifiers(
    state: State, side: Side, space: Space, raiders: Pieces, leader: Piece | None
) -> list[tuple[str, int]]:
    """The modifiers of a raid, with reasons (10.3)."""
    found = []
    if leader is not None and leader.tactics:
        found.append((leader.name, leader.tactics))
    if raiders & RANGERS:
        found.append(("Rangers", 1))
    department = space.department
    if department is not None and department.side is side.other:
        if state.at[MILITIA_BOXES[department]].bit_count() >= STRONG_MILITIA:
            found.append(("militia", -1))
    return found


def _offer_blockhouses(war: War, side: Side, space: Space) -> Rule[None]:
    """Blockhouses answer a raid, until the end of the year (card 13, W73)."""
    if (yield from war.window(side, "blockhouses", able=True, space=space)):
        war.state.hands[side].blockhouses = True


def _succeed(war: War, side: Side, space: Space, *, strong: bool) -> Rule[None]:
    """Place a Raided marker; a stockade and the Indians of a settlement are lost
    (10.31, 10.33, W75, W76).
    """
    state = war.state
    enemy = side.other
    tribes = state.allied(space, enemy)
    if strong or not state.raided[side][space]:
        state.raided[side][space] += 1
        if war.listener:
            war.emit(Marked(side, space, "Raided", True))
        if war.setup.raids_hurt_militia:
            yield from _hurt_militia(war, enemy, space)
    if state.has_fort(space, enemy):
        war.destroy(space, "raid")
    for unit in each(tribes & INDIANS & ~state.inside):
        war.eliminate(unit, "raid")


def _hurt_militia(war: War, side: Side, space: Space) -> Rule[None]:
    """A militia unit of the Department loses a step (14.2, W103)."""
    state = war.state
    department = space.department
    if department is None or department.side is not side:
        return
    options = [of_piece(Act.LOSE, unit) for unit in each(state.at[MILITIA_BOXES[department]])]
    if options:
        option = yield from war.ask(side, Ask.LOSS, options, 1, space)
        assert option.piece is not None
        war.lose_step(option.piece, "raid")


def _lose(war: War, side: Side, raiders: Pieces, count: int, space: Space) -> Rule[None]:
    """Raiders lose steps as the owner likes (10.31, W74)."""
    state = war.state
    for left in range(count, 0, -1):
        units = raiders & UNITS & state.at[space]
        if not units:
            return
        options = [of_piece(Act.LOSE, unit) for unit in each(units)]
        option = yield from war.ask(side, Ask.RAID_LOSS, options, left, space)
        assert option.piece is not None
        war.lose_step(option.piece, "raid")
