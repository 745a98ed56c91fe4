"""Exact odds in a clause: what follows at once from an option, or from ending a move in a space."""

from __future__ import annotations

from collections.abc import Collection

from tripoli.kernel.distribution import Distribution, chance, expected
from tripoli.kernel.text import decimal, fill, joined, listed, percent
from tripoli.wilderness.model.action import Mover
from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.fights import Assault, Battle, Fight, Raid, SiegeRoll
from tripoli.wilderness.model.options import LET_PASS, STAND, Act, Ask, Decision, Option
from tripoli.wilderness.model.pieces import (
    DRILLED,
    INDIANS,
    LEADERS,
    OF,
    PROVINCIALS_OF,
    UNITS,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.sides import BRITISH, Side
from tripoli.wilderness.model.spaces import SPACES, Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.odds import answers, battles, others, raids, sieges
from tripoli.wilderness.present.arrivals import fight_at
from tripoli.wilderness.present.departures import of_leaving
from tripoli.wilderness.present.followers import following, interceptors
from tripoli.wilderness.rules.avoidance import attempts, eligible
from tripoli.wilderness.rules.events.provincials import raisable
from tripoli.wilderness.rules.paths import walled
from tripoli.wilderness.rules.raids import strong_column
from tripoli.wilderness.rules.retreat import defenders_cut_off
from tripoli.wilderness.rules.sieges import Hindrance
from tripoli.wilderness.rules.supplying import restorable
from tripoli.wilderness.rules.war import War
from tripoli.wilderness.text import clauses as text
from tripoli.wilderness.text.names import SIDES


def of_option(war: War, decision: Decision, option: Option) -> str | None:
    """The odds of what follows at once from an option; None if nothing is rolled for.

    Args:
        war: the war.
        decision: the current decision.
        option: one of its options.
    """
    state = war.state
    if war.fight is not None:
        after = answers.after(state, war.fight, decision, option)
        return None if after is None else _fight(*after, decision)
    if decision.ask is Ask.INSIDE:
        if option.act is Act.DONE:
            return _outside(state, decision)
        return of_shelter(decision, state, [str(option)])
    if decision.ask in (Ask.INTERCEPT, Ask.AVOID):
        return _attempt(state, decision, option)
    card = option.card
    if option.act is Act.EVENT and card is not None and card.key in others.ALLIANCES:
        return _alliance(state, decision.side, card)
    if decision.ask is Ask.EVENT and decision.card == "raise_provincial_regiments":
        return _regiments(state, option)
    mover = state.action.mover if state.action else None
    if decision.ask is Ask.SIEGE and option.act is Act.ASSAULT and option.space is not None:
        return of_assault(state, decision.side, Assault(option.space))
    if decision.ask is not Ask.STEP or mover is None:
        return None
    side, leader = decision.side, mover.leader
    match option.act:
        case Act.SIEGE:
            return None if leader is None else of_siege(state, side, mover.space, leader)
        case Act.ASSAULT:
            return of_assault(state, side, Assault(mover.space))
        case Act.SORTIE:
            fight = battles.lined_up(
                state, side, mover.pieces, mover.space, leader=leader, sortie=True
            )
            return _battle(state, side, fight)
        case Act.STOP:
            met = fight_at(state, side, mover.pieces, mover.space, leader)
            # Whoever has fought, or has not moved, does not attack there.
            still = not mover.steps or mover.fought
            if met is None or (still and isinstance(met, Battle)):
                return None
            return of_fight(state, side, met)
        case Act.MOVE | Act.SAIL | Act.LAND if option.space is not None:
            # It may only pass, without Drilled Troops (6.52).
            if walled(state, side, option.space) and not mover.pieces & DRILLED:
                return None
            landing = option.act is Act.LAND
            met = fight_at(state, side, mover.pieces, option.space, leader, landing=landing)
            if isinstance(met, Battle):
                return _battle(state, side, met)
    return None


def of_fight(state: State, side: Side, fight: Battle | Raid, safe: float = 1.0) -> str:
    """The odds of the fight that ending a move leads to.

    Args:
        state: the state.
        side: the side that moves.
        fight: the battle or raid.
        safe: the chance that the group gets there without being intercepted.
    """
    if isinstance(fight, Battle):
        return _battle(state, side, fight)
    return _raid(state, side, fight, safe)


def _fight(state: State, fight: Fight, decision: Decision) -> str:
    """The odds of a fight whose dice come next, as the side sees them that is asked."""
    active = state.active
    defends = decision.side is not active
    match fight:
        case Battle():
            more = answers.joiners(state, fight, decision)
            return _battle(state, active, fight, more, defends=defends)
        case Raid():
            return _raid(state, active, fight, deploys=decision.ask is Ask.MILITIA)
        case SiegeRoll():
            return of_siege(state, active, fight.space, fight.leader)
        case Assault():
            return of_assault(state, active, fight, defends=defends)


def _battle(
    state: State,
    side: Side,
    fight: Battle,
    more: Pieces | None = None,
    *,
    defends: bool = False,
) -> str:
    """The odds of a battle, as the attackers see them, or those who defend; with all who may still
    join, too: by default, all who may join a battle.
    """

    def wins(outcomes: Distribution[battles.BattleOutcome]) -> str:
        return percent(float(chance(outcomes, lambda one: one.wins is not defends)))

    if more is None:
        more = battles.reserves(state, side, fight.space) & ~fight.attackers
    joining = ""
    if more:
        all_in = battles.fought(state, side, battles.joined(fight, side, more))
        joining = fill(text.JOINED, wins=wins(all_in), who=joiners(side, more))
    outcomes = battles.fought(state, side, fight)
    caused = expected(outcomes, lambda one: one.caused)
    suffered = expected(outcomes, lambda one: one.suffered)
    if defends:
        caused, suffered = suffered, caused
    return fill(
        text.BATTLE,
        wins=wins(outcomes),
        caused=decimal(caused),
        suffered=decimal(suffered),
        joined=joining,
    )


def joiners(side: Side, more: Pieces) -> str:
    """Who may join a battle, in words.

    Args:
        side: the side that attacks.
        more: besieged pieces of it, militia of the other side, or both.
    """
    template = text.JOINERS[bool(more & OF[side]), bool(more & OF[side.other])]
    return fill(template, people=SIDES[side])


def _raid(state: State, side: Side, fight: Raid, safe: float = 1.0, *, deploys: bool = True) -> str:
    """The odds of a raid, once there and with the way there; with militia, too, if they may still
    deploy.
    """
    space, raiders, leader = fight
    militia = raids.deployed(state, side, space) if deploys else None
    met = ""
    if militia is not None:
        against = raids.raid(state, side, raiders, space, leader=leader, militia=militia)
        met = fill(text.DEPLOYED, success=percent(_succeeds(against) * safe))
    outcomes = raids.raid(state, side, raiders, space, leader=leader)
    success = _succeeds(outcomes)
    return fill(
        text.RAID if safe == 1 else text.RAID_PAST_ENEMIES,
        success=percent(success),
        both=percent(success * safe),
        lost=decimal(expected(outcomes, lambda one: one.lost)),
        met=met,
    )


def of_success(state: State, side: Side, space: Space) -> str:
    """What a successful raid brings, as a sentence (10.31, 10.33)."""
    enemy = side.other
    strong = strong_column(state, side, space)
    tribes = state.allied(space, enemy) & INDIANS & ~state.inside
    gains = [
        *([text.MARKER] if strong or not state.raided[side][space] else []),
        *([text.STOCKADE] if state.has_fort(space, enemy) else []),
        *([fill(text.TRIBE, units=tribes.bit_count())] if tribes else []),
    ]
    return fill(text.SUCCESS, gains=joined(gains)) if gains else text.NO_GAIN


def _succeeds(outcomes: Distribution[raids.RaidOutcome]) -> float:
    return float(chance(outcomes, lambda one: one.success))


def _defense(state: State, mover: Mover, defenders: Pieces, space: Space) -> str:
    """The odds of a battle with a group on the move, as its defenders see them."""
    fight = _meeting(state, mover, defenders, space)
    return _battle(state, state.active, fight, defends=True)


def _meeting(state: State, mover: Mover, defenders: Pieces, space: Space) -> Battle:
    """A battle with a group on the move."""
    return battles.lined_up(
        state,
        state.active,
        mover.pieces,
        space,
        leader=mover.leader,
        defenders=defenders,
        landing=mover.landing,
    )


def of_assault(state: State, side: Side, fight: Assault, *, defends: bool = False) -> str:
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


def of_hindrance(why: Hindrance, leader: Piece) -> str:
    """Why a leader may not roll for a siege, as a sentence."""
    return fill(text.HINDRANCES[why.value], leader=leader)


def of_siege(state: State, side: Side, space: Space, leader: Piece) -> str:
    """The odds of a siege roll under a leader."""
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
    for those who stand, or are there if nobody intercepts.
    """
    side, space = decision.side, decision.space
    mover = state.action.mover if state.action else None
    if mover is None or space is None:
        return None
    if option is LET_PASS:
        there = state.fighters(space, side)
        if not there & UNITS:
            return None
        fight = _meeting(state, mover, there, space)
        beaten = chance(battles.fought(state, state.active, fight), lambda one: one.wins)
        after = text.MAY_AVOID if _may_avoid(state, side, mover, there, space) else ""
        return fill(text.UNOPPOSED, wins=percent(1 - float(beaten))) + after
    if option is STAND:
        there = state.fighters(space, side)
        lost = defenders_cut_off(state, side, there, space, mover.before) & UNITS
        after = fill(text.CUT_OFF, units=lost.bit_count()) if lost else ""
        return _defense(state, mover, there, space) + after
    piece = option.piece
    if piece is None:
        return None
    if option.act is Act.INTERCEPT:
        group = interceptors(state, side, piece, mover, space)
        shelter = walled(state, side.other, space)
        there = state.fighters(space, side)
        source = SPACES[state.place[piece]]
        after = fill(
            text.INTERCEPTION_AT_FORT if shelter and there else text.INTERCEPTION,
            chance=percent(float(others.interception(group))),
            fight=_defense(state, mover, group | there, space),
        )
        return after if source == space else after + of_leaving(state, side, source, group)
    group = following(state, side, piece)
    p = others.avoidance(group, mover.pieces, space)
    stay = (state.fighters(space, side) & ~group & UNITS).bit_count()
    after = fill(text.OTHERS_FIGHT, units=stay) if stay else ""
    return fill(text.AVOIDANCE, chance=percent(float(p))) + after


def _may_avoid(state: State, side: Side, mover: Mover, there: Pieces, space: Space) -> bool:
    """Whether some of those in a space may yet try to avoid battle (6.8, 6.84, 6.85)."""
    return bool(attempts(state, side, eligible(mover, there, space), space, mover.before))


def _regiments(state: State, option: Option) -> str | None:
    """How many regiments of a Department are raised or restored (5.523, 5.54)."""
    department = option.department
    if department is None:
        return None
    if option.act is Act.PLACE:
        return fill(text.RAISES, count=raisable(state, department))
    units = restorable(state, BRITISH, PROVINCIALS_OF[department])
    return fill(text.RESTORES, count=units.bit_count())


def _outside(state: State, decision: Decision) -> str | None:
    """The odds of the battle for those who stay outside (8.1); None if only leaders do."""
    side, space, inside = decision.side, decision.space, decision.group
    mover = state.action.mover if state.action else None
    if mover is None or space is None or inside is None:
        return None
    there = state.fighters(space, side) & ~inside.pieces
    if not there & UNITS:
        return None
    after = text.AVOIDS_FIRST if _may_avoid(state, side, mover, there, space) else ""
    return _defense(state, mover, there, space) + after


def of_several(war: War, decision: Decision, going: Collection[str]) -> str | None:
    """What follows from options that are chosen one after another; None if nothing is to be said.

    Args:
        war: the war.
        decision: the decision who goes inside (8.1), or who joins a battle (8.251).
        going: the notation of the options.
    """
    fight = war.fight
    if decision.ask is not Ask.JOIN or not isinstance(fight, Battle):
        return of_shelter(decision, war.state, going)
    chosen = [one.piece for one in decision.options if str(one) in going]
    pieces = sum(piece.bit for piece in chosen if piece is not None)
    if not pieces:
        return None
    side = war.state.active
    return _battle(war.state, side, battles.joined(fight, side, pieces), more=0)


def of_shelter(decision: Decision, state: State, going: Collection[str]) -> str | None:
    """What follows if some go inside a fort or fortress; None if others would have to fight.

    Args:
        decision: the decision who goes inside (8.1).
        state: the state.
        going: the notation of the options that are chosen.
    """
    side, space, inside = decision.side, decision.space, decision.group
    if decision.ask is not Ask.INSIDE or space is None or inside is None:
        return None
    chosen = {one.piece for one in decision.options if str(one) in going}
    left = state.fighters(space, side) & ~inside.pieces & UNITS
    outside = any(piece not in chosen for piece in each(left))
    return None if outside or not chosen else text.SHELTERED


def of_slipping_away(
    state: State, side: Side, among: Pieces, space: Space, source: Space, attackers: Pieces
) -> list[str]:
    """How likely it is that a side gets away from a battle, with its best leader, or else a unit,
    as a sentence; nothing if it may not try (6.8).
    """
    tries = [option.piece for option in attempts(state, side, among, space, source)]
    found = [
        (others.avoidance(following(state, side, piece), attackers, space), piece)
        for piece in tries
        if piece is not None
    ]
    led = [(p, piece) for p, piece in found if piece.bit & LEADERS]
    if not found:
        return []
    # A leader takes more units with him.
    p, piece = max(led or found, key=lambda one: one[0])
    return [fill(text.SLIPS[bool(led)], piece=piece, chance=percent(float(p)))]
