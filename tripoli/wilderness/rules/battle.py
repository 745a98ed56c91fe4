"""Battles (7.0), sorties (8.25) and battles of raiders with militia (10.2)."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.action import Action, Group, Mover
from tripoli.wilderness.model.events import BattleBegan, BattleEnded, Dismissed, Joined
from tripoli.wilderness.model.fights import Battle
from tripoli.wilderness.model.options import DONE, Act, Ask, of_piece
from tripoli.wilderness.model.pieces import (
    AUXILIARIES,
    DRILLED,
    LIGHT_INFANTRY,
    MILITIA,
    OF,
    REGULARS,
    UNITS,
    Pieces,
    each,
)
from tripoli.wilderness.model.places import MILITIA_BOXES
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import IS_WILD, SPACES, Space
from tripoli.wilderness.model.state import FORT, STOCKADE, State
from tripoli.wilderness.rules.avoidance import avoid_battle
from tripoli.wilderness.rules.command import choose_commander, commander
from tripoli.wilderness.rules.fire import shoot
from tripoli.wilderness.rules.losses import endangers_leaders, lose_leaders, lose_steps
from tripoli.wilderness.rules.retreat import retreat_attackers, retreat_defenders
from tripoli.wilderness.rules.war import Rule, War

MANY: Final = 4
"""A beaten side with more units than this brings a point (7.81)."""


def fight(war: War, battle: Battle, action: Action | None) -> Rule[bool]:
    """Fight a battle (7.2).

    Args:
        war: the war.
        battle: who fights, and where; its pieces are those still alive afterward.
        action: the Action Phase, which remembers the besieged who join; None for raiders.

    Returns:
        Whether the attackers have overrun the defenders and may go on (7.82).
    """
    state = war.state
    active = state.active
    enemy = active.other
    space = battle.space
    if war.listener:
        war.emit(
            BattleBegan(space, active, battle.attackers, battle.defenders, False, state.reduced)
        )
    # Until it is chosen among equals: militia bring no leader.
    battle.against = commander(battle.defenders)
    war.fight = battle
    yield from _militia(war, battle)
    joiners = yield from _joiners(war, battle, active)
    if action is not None:
        action.fought |= joiners
    started = {active: battle.attackers & UNITS, enemy: battle.defenders & UNITS}
    yield from _events(war, battle)
    battle.against = yield from choose_commander(war, enemy, battle.defenders, space)
    war.fight = None
    results = yield from _exchange_fire(war, battle)
    winner = _winner(battle, active, results)
    overrun = (
        winner is active
        and not results[active]
        and not battle.defenders & UNITS
        and not state.has_fort(space, enemy)
        and not battle.sortie
    )
    if war.listener:
        war.emit(BattleEnded(space, winner))
    beaten = started[winner.other]
    if beaten & REGULARS or beaten.bit_count() > MANY:
        war.score(winner, 1, "battle", space)
    if winner is active:
        if state.fieldworks >> space & 1:
            war.mark(active, space, "Fieldworks", placed=False)
        if state.fort_kind(space) == STOCKADE and state.has_fort(space, enemy):
            if state.outside(space, active) & DRILLED:
                war.destroy(space, "battle")
                war.score(active, 1, "stockade", space)
    _militia_home(war, battle)
    if battle.caught:
        # The infiltrator retreats even if it has won; the beaten stay (6.712, W115).
        yield from retreat_attackers(war, battle, joiners)
    elif winner is active:
        yield from retreat_defenders(war, battle)
    else:
        yield from retreat_attackers(war, battle, joiners)
    battle.attackers = _alive(state, battle.attackers)
    battle.defenders = _alive(state, battle.defenders)
    return overrun


def _alive(state: State, pieces: Pieces) -> Pieces:
    found = 0
    for piece in each(pieces):
        if state.on_map(piece):
            found |= piece.bit
    return found


def _militia(war: War, battle: Battle) -> Rule[None]:
    """Militia of the side that a cultivated space originally belongs to may come (7.3, W60)."""
    state = war.state
    space = battle.space
    department = space.department
    if department is None or battle.raid:
        return
    side = department.side
    while units := deployable(state, space):
        options = [of_piece(Act.DEPLOY, unit) for unit in each(units)]
        option = yield from war.ask(side, Ask.MILITIA, (*options, DONE), space=space)
        if option.piece is None:
            return
        war.put(option.piece.bit, space, "deploys")
        if side is state.active:
            battle.attackers |= option.piece.bit
        else:
            battle.defenders |= option.piece.bit


def deployable(state: State, space: Space) -> Pieces:
    """The militia that may come to a battle in a space: all in the box of its Department, unless
    the enemy has raided there (7.3, W60).
    """
    department = space.department
    if department is None or raided_in(state, department.side.other, space):
        return 0
    return state.at[MILITIA_BOXES[department]]


def raided_in(state: State, side: Side, space: Space) -> bool:
    """Whether a Raided marker of a side lies in the Department of a space (7.3)."""
    raided = state.raided[side]
    return any(raided[other] for other in SPACES if other.department is space.department)


def _joiners(war: War, battle: Battle, active: Side) -> Rule[Pieces]:
    """Besieged friends of the attackers may take part (8.251, W17, W131)."""
    state = war.state
    space = battle.space
    joined: Pieces = 0
    if battle.raid:
        return 0
    while True:
        besieged = state.at[space] & OF[active] & state.inside & ~battle.attackers
        if not besieged:
            return joined
        options = [of_piece(Act.JOIN, piece) for piece in each(besieged)]
        group = Group(None, joined)
        option = yield from war.ask(active, Ask.JOIN, (*options, DONE), space=space, group=group)
        if option.piece is None:
            return joined
        battle.attackers |= option.piece.bit
        joined |= option.piece.bit
        if war.listener:
            war.emit(Joined(active, option.piece.bit, space))


def _events(war: War, battle: Battle) -> Rule[None]:
    """Events that influence the battle: the attacker's first (7.4)."""
    state = war.state
    space = battle.space
    for side in (state.active, state.active.other):
        own, _ = battle.own(state.active, side)
        marked = bool(state.fieldworks >> space & 1)
        attacks = side is state.active
        able = bool(own & DRILLED) and marked is attacks
        if (yield from war.window(side, "fieldworks", able, space)):
            war.mark(side, space, "Fieldworks", placed=not attacks)
        able = may_ambush(state, battle, side)
        if (yield from war.window(side, "ambush", able, space)):
            # A second one cancels the first (7.56).
            battle.ambusher = side if battle.ambusher is None else None


def may_ambush(state: State, battle: Battle, side: Side) -> bool:
    """Whether a side meets the condition of Ambush! (cards 11 and 12, W61)."""
    own, enemy = battle.own(state.active, side)
    space = battle.space
    if not IS_WILD[space] or not own & AUXILIARIES or enemy & LIGHT_INFANTRY:
        return False
    if (enemy & AUXILIARIES).bit_count() > (own & AUXILIARIES).bit_count():
        return False
    return not (state.fort_kind(space) == FORT and state.has_fort(space, side.other))


def _exchange_fire(war: War, battle: Battle) -> Rule[dict[Side, int]]:
    """Both fire; an unmatched Ambush! fires first, with full effect (7.56, 7.6).

    Returns:
        For each side, the steps that the table made it lose.
    """
    state = war.state
    active = state.active
    enemy = active.other
    results = {active: 0, enemy: 0}
    dice = {active: 0, enemy: 0}
    if battle.ambusher is not None:
        first = battle.ambusher
        for side in (first, first.other):
            target = side.other
            dice[side], results[target] = shoot(war, battle, side)
            yield from _suffer(war, battle, target, results[target])
            _check_leaders(war, battle, target, dice[side], results[target])
            _replace_commanders(battle)
        return results
    for side in (active, enemy):
        dice[side], results[side.other] = shoot(war, battle, side)
    for side in (active, enemy):
        yield from _suffer(war, battle, side, results[side])
    for side in (active, enemy):
        _check_leaders(war, battle, side.other, dice[side], results[side.other])
    return results


def _suffer(war: War, battle: Battle, side: Side, count: int) -> Rule[None]:
    state = war.state
    own, _ = battle.own(state.active, side)
    if count:
        yield from lose_steps(war, side, own, count, battle.space)
    _keep_alive(war, battle)


def _check_leaders(war: War, battle: Battle, side: Side, die: int, result: int) -> None:
    own, _ = battle.own(war.state.active, side)
    if endangers_leaders(die, result):
        lose_leaders(war, side, own, battle.space)
        _keep_alive(war, battle)


def _keep_alive(war: War, battle: Battle) -> None:
    there = war.state.at[battle.space]
    battle.attackers &= there
    battle.defenders &= there


def _replace_commanders(battle: Battle) -> None:
    """After an Ambush! the survivor of highest Command takes over (W51)."""
    if battle.leader is not None and not battle.attackers & battle.leader.bit:
        battle.leader = commander(battle.attackers)
    if battle.against is not None and not battle.defenders & battle.against.bit:
        battle.against = commander(battle.defenders)


def _winner(battle: Battle, active: Side, results: dict[Side, int]) -> Side:
    """Who has won (7.8, W56)."""
    enemy = active.other
    attackers, defenders = battle.attackers & UNITS, battle.defenders & UNITS
    if bool(attackers) != bool(defenders):
        return active if attackers else enemy
    return active if results[enemy] > results[active] else enemy


def _militia_home(war: War, battle: Battle) -> None:
    """Surviving militia return to their box (7.91)."""
    department = battle.space.department
    if department is None:
        return
    there = war.state.at[battle.space] & MILITIA
    if there:
        box = MILITIA_BOXES[department]
        if war.listener:
            war.emit(Dismissed(department.side, there, battle.space, box))
        war.put(there, box)
        battle.attackers &= ~there
        battle.defenders &= ~there


def sortie(war: War, action: Action, mover: Mover) -> Rule[None]:
    """Besieged pieces attack the besiegers (8.25, W17, W46)."""
    state = war.state
    active = state.active
    space = mover.space
    yield from avoid_battle(war, mover, space, active.other)
    if not state.outside(space, active.other):
        return
    defenders = state.fighters(space, active.other)
    battle = Battle(space, mover.pieces, defenders, mover.leader, None, sortie=True)
    yield from fight(war, battle, action)
    mover.fought = True
    mover.pieces &= battle.attackers
