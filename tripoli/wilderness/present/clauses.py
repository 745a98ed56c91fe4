"""Exact odds in a clause: what follows at once from an option, or from ending a move in a space."""

from __future__ import annotations

from typing import TypeAlias

from tripoli.kernel.distribution import Distribution, chance, expected
from tripoli.kernel.text import decimal, fill, listed, percent
from tripoli.wilderness.model.action import Mover
from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.fights import Assault, Battle, Fight, Raid, SiegeRoll
from tripoli.wilderness.model.options import STAND, Act, Ask, Decision, Option
from tripoli.wilderness.model.pieces import (
    AUXILIARIES,
    LEADERS,
    MILITIA,
    UNITS,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.model.state import FORT, State
from tripoli.wilderness.odds import battles, choices, others, raids, sieges
from tripoli.wilderness.reach import Arrival, arrival
from tripoli.wilderness.rules import forces
from tripoli.wilderness.rules.interception import elusive
from tripoli.wilderness.rules.war import War
from tripoli.wilderness.text import clauses as text

_Outcomes: TypeAlias = Distribution[battles.BattleOutcome]


def of_option(war: War, decision: Decision, option: Option) -> str | None:
    """The odds of what follows at once from an option; None if nothing is rolled for.

    Args:
        war: the war.
        decision: the current decision.
        option: one of its options.
    """
    state = war.state
    if war.fight is not None:
        after = choices.after(state, war.fight, decision, option)
        return None if after is None else _fight(*after, decision.side)
    if decision.ask in (Ask.INTERCEPT, Ask.AVOID):
        return _attempt(state, decision, option)
    card = option.card
    if option.act is Act.EVENT and card is not None and card.key in others.ALLIANCES:
        return _alliance(state, decision.side, card)
    mover = state.action.mover if state.action else None
    if decision.ask is Ask.SIEGE and option.act is Act.ASSAULT and option.space is not None:
        return _assault(state, decision.side, Assault(option.space))
    if decision.ask is not Ask.STEP or mover is None:
        return None
    side, leader = decision.side, mover.leader
    match option.act:
        case Act.SIEGE:
            return None if leader is None else _siege(state, side, mover.space, leader)
        case Act.ASSAULT:
            return _assault(state, side, Assault(mover.space))
        case Act.SORTIE:
            return _battle(state, side, mover.pieces, mover.space, leader, sortie=True)
        case Act.STOP if mover.steps and not mover.fought:
            return of_arrival(state, side, mover.pieces, mover.space, leader)
        case Act.MOVE | Act.SAIL | Act.LAND if option.space is not None:
            landing = option.act is Act.LAND
            if arrival(state, side, mover.pieces, option.space) is Arrival.BATTLE:
                return _battle(state, side, mover.pieces, option.space, leader, landing=landing)
    return None


def of_arrival(
    state: State,
    side: Side,
    pieces: Pieces,
    space: Space,
    leader: Piece | None,
    safe: float = 1.0,
    *,
    landing: bool = False,
) -> str | None:
    """The odds of what comes of ending a move in a space; None if nothing is rolled for.

    Args:
        state: the state.
        side: the side that moves.
        pieces: what moves.
        space: where it ends.
        leader: who commands it; None for a unit by itself.
        safe: the chance that it gets there without being intercepted.
        landing: whether it comes by an Amphibious Landing.
    """
    match arrival(state, side, pieces, space):
        case Arrival.BATTLE:
            return _battle(state, side, pieces, space, leader, landing=landing)
        case Arrival.RAID:
            return _raid(
                state, side, raids.raiding(state, side, pieces, space), space, leader, safe
            )
        case _:
            return None


def _fight(state: State, fight: Fight, seen_by: Side) -> str:
    """The odds of a fight whose dice come next, as a side sees them."""
    active = state.active
    defends = seen_by is not active
    match fight:
        case Battle():
            return _battle_clause(battles.fought(state, active, fight), defends=defends)
        case Raid():
            leader, militia = fight.leader, fight.militia
            return _raid_clause(
                raids.raid(
                    state, active, fight.raiders, fight.space, leader=leader, militia=militia
                )
            )
        case SiegeRoll():
            return _siege(state, active, fight.space, fight.leader)
        case Assault():
            return _assault(state, active, fight, defends=defends)


def _battle(
    state: State,
    side: Side,
    pieces: Pieces,
    space: Space,
    leader: Piece | None,
    *,
    defenders: Pieces | None = None,
    landing: bool = False,
    sortie: bool = False,
    defends: bool = False,
) -> str:
    """The odds of a battle, as the attackers see them, or those who defend."""

    def fought(joining: Pieces) -> _Outcomes:
        return battles.battle(
            state,
            side,
            pieces,
            space,
            leader=leader,
            defenders=defenders,
            militia=joining,
            landing=landing,
            sortie=sortie,
        )

    joining = battles.reserves(state, side, space) & ~pieces
    joined = ""
    if joining:
        joined = fill(text.JOINED, wins=_wins(fought(joining), defends=defends))
    return _battle_clause(fought(0), joined, defends=defends)


def _wins(outcomes: _Outcomes, *, defends: bool) -> str:
    return percent(float(chance(outcomes, lambda one: one.wins is not defends)))


def _battle_clause(outcomes: _Outcomes, joined: str = "", *, defends: bool) -> str:
    caused = expected(outcomes, lambda one: one.caused)
    suffered = expected(outcomes, lambda one: one.suffered)
    if defends:
        caused, suffered = suffered, caused
    return fill(
        text.BATTLE,
        wins=_wins(outcomes, defends=defends),
        caused=decimal(caused),
        suffered=decimal(suffered),
        joined=joined,
    )


def _raid(
    state: State, side: Side, raiders: Pieces, space: Space, leader: Piece | None, safe: float
) -> str:
    militia = raids.deployed(state, side, space)
    met = ""
    if militia is not None:
        against = raids.raid(state, side, raiders, space, leader=leader, militia=militia)
        met = fill(text.DEPLOYED, success=percent(_succeeds(against) * safe))
    return _raid_clause(raids.raid(state, side, raiders, space, leader=leader), met, safe)


def _succeeds(outcomes: Distribution[raids.RaidOutcome]) -> float:
    return float(chance(outcomes, lambda one: one.success))


def _raid_clause(
    outcomes: Distribution[raids.RaidOutcome], met: str = "", safe: float = 1.0
) -> str:
    success = _succeeds(outcomes)
    return fill(
        text.RAID if safe == 1 else text.RAID_PAST_ENEMIES,
        success=percent(success),
        both=percent(success * safe),
        lost=decimal(expected(outcomes, lambda one: one.lost)),
        met=met,
    )


def _defense(state: State, mover: Mover, defenders: Pieces, space: Space) -> str:
    """The odds of a battle with a group on the move, as its defenders see them."""
    return _battle(
        state,
        state.active,
        mover.pieces,
        space,
        mover.leader,
        defenders=defenders,
        landing=mover.landing,
        defends=True,
    )


def _assault(state: State, side: Side, fight: Assault, *, defends: bool = False) -> str:
    """The odds of an assault, as the attackers see them, or those who defend."""
    space, leader, against = fight
    played = coehorns(state, space)
    outcomes = sieges.assault(state, side, space, coehorns=played, leader=leader, against=against)
    falls = float(chance(outcomes, lambda one: one.falls))
    caused = decimal(expected(outcomes, lambda one: one.caused))
    suffered = decimal(expected(outcomes, lambda one: one.suffered))
    if defends:
        return fill(text.HOLDS, holds=percent(1 - falls), caused=suffered, suffered=caused)
    return fill(text.ASSAULT, falls=percent(falls), caused=caused, suffered=suffered)


def coehorns(state: State, space: Space) -> list[Side]:
    """The sides that have played Coehorns at a siege in this Action Phase (W65)."""
    action = state.action
    return [side for side in Side if action is not None and action.played_coehorns(side, space)]


def _siege(state: State, side: Side, space: Space, leader: Piece) -> str:
    levels = sieges.siege(state, side, space, leader, coehorns=coehorns(state, space))
    now = state.sieges[space] - 1
    said = [
        fill(text.STAYS if level == now else text.LEVEL, level=level, chance=percent(float(p)))
        for level, p in sorted(levels.items())
    ]
    return fill(text.SIEGE, chances=listed(said))


def _alliance(state: State, side: Side, card: Card) -> str:
    points = others.alliance(state, side, card)
    return fill(
        text.ALLIANCE,
        least=min(points),
        most=max(points),
        mean=decimal(expected(points, lambda number: number)),
    )


def _attempt(state: State, decision: Decision, option: Option) -> str | None:
    """The odds of an interception, or of getting away, with a leader or a unit; or of the battle,
    for those who stand.
    """
    side, space = decision.side, decision.space
    mover = state.action.mover if state.action else None
    if mover is None or space is None:
        return None
    if option is STAND:
        return _defense(state, mover, state.fighters(space, side), space)
    piece = option.piece
    if piece is None:
        return None
    if option.act is Act.INTERCEPT:
        group = _interceptors(state, side, piece, mover, space)
        shelter = state.fort_kind(space) >= FORT and state.open_fort(space, side)
        there = state.fighters(space, side)
        return fill(
            text.INTERCEPTION_AT_FORT if shelter and there else text.INTERCEPTION,
            chance=percent(float(others.interception(group))),
            fight=_defense(state, mover, group | there, space),
        )
    p = others.avoidance(_following(state, side, piece), mover.pieces, space)
    return fill(text.AVOIDANCE, chance=percent(float(p)))


def _following(state: State, side: Side, piece: Piece, kinds: Pieces = UNITS & ~MILITIA) -> Pieces:
    """A leader with the units that he would take, the strongest first; or a unit. Other leaders
    need not come, and the attempt is his own.
    """
    if not piece.bit & LEADERS:
        return piece.bit
    return piece.bit | forces.largest(state, side, piece, kinds) & ~LEADERS


def _interceptors(state: State, side: Side, piece: Piece, mover: Mover, space: Space) -> Pieces:
    """Those who would intercept with a leader, or a unit; only one Auxiliary where no more may."""
    if state.place[piece] == space or not elusive(mover.pieces, space):
        return _following(state, side, piece)
    group = _following(state, side, piece, AUXILIARIES)
    units = sorted(each(group & UNITS), key=lambda unit: -state.strength(unit.bit))
    return group & LEADERS | (units[0].bit if units else 0)
