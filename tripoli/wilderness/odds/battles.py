"""The odds of a battle (7.0)."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Final, NamedTuple

from tripoli.kernel.distribution import Distribution, add
from tripoli.wilderness.model.fights import Battle
from tripoli.wilderness.model.pieces import DRILLED, LEADERS, OF, UNITS, Piece, Pieces, each
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.rules.battle import deployable
from tripoli.wilderness.rules.command import commander
from tripoli.wilderness.rules.fire import Aim, aim
from tripoli.wilderness.rules.losses import endangers_leaders

DICE: Final = range(1, 7)
EACH: Final = Fraction(1, 6)
"""The probability of each face."""
_BOTH: Final = EACH * EACH
"""The probability of each pair of faces."""


class BattleOutcome(NamedTuple):
    """The outcome of a battle.

    Attributes:
        caused: the steps that the defenders lose.
        suffered: the steps that the attackers lose.
        wins: whether the attackers win (7.8).
        overruns: whether they may go on (7.82).
        attackers_roll: whether the attackers' leaders roll for their lives (7.7).
        defenders_roll: whether the defenders' leaders do.
    """

    caused: int
    suffered: int
    wins: bool
    overruns: bool
    attackers_roll: bool
    defenders_roll: bool


def battle(
    state: State,
    side: Side,
    attackers: Pieces,
    space: Space,
    *,
    leader: Piece | None = None,
    defenders: Pieces | None = None,
    militia: Pieces = 0,
    landing: bool = False,
    sortie: bool = False,
    raid: bool = False,
    ambusher: Side | None = None,
) -> Distribution[BattleOutcome]:
    """The outcome of a battle.

    It is exact, except that a side hit by an Ambush! first is taken to keep as much strength as it
    can.

    Args:
        state: the state; Fieldworks and fortifications are those that it has.
        side: the side that attacks.
        attackers: its pieces, wherever they are.
        space: where the battle would be.
        leader: the commander of the attackers; None for a unit by itself.
        defenders: the defenders; by default all pieces of the enemy outside.
        militia: the militia that would join, of either side, and the besieged, of the attackers.
        landing: whether the attackers come by an Amphibious Landing.
        sortie: whether they come out of a besieged place.
        raid: whether they raid, and the defender is a militia unit (10.21).
        ambusher: a side with an unmatched Ambush!.
    """
    fight = lined_up(
        state,
        side,
        attackers,
        space,
        leader=leader,
        defenders=defenders,
        landing=landing,
        sortie=sortie,
        raid=raid,
    )
    fight.ambusher = ambusher
    return fought(state, side, joined(fight, side, militia))


def fought(state: State, side: Side, fight: Battle) -> Distribution[BattleOutcome]:
    """The outcome of a battle before the first die, as exact as that of `battle`.

    Args:
        state: the state.
        side: the side that attacks.
        fight: who fights, and where.
    """
    space, sortie = fight.space, fight.sortie
    attackers, defenders = fight.attackers, fight.defenders
    outcomes: Distribution[BattleOutcome] = {}
    fort = state.has_fort(space, side.other)
    lives = state.steps(attackers), state.steps(defenders)
    for die, caused, answer, suffered, p in _exchange(state, side, fight):
        alive = suffered < lives[0], caused < lives[1]
        wins = alive[0] if alive[0] != alive[1] else caused > suffered
        outcome = BattleOutcome(
            min(caused, lives[1]),
            min(suffered, lives[0]),
            wins,
            wins and not suffered and not alive[1] and not fort and not sortie,
            bool(attackers & LEADERS) and endangers_leaders(answer, suffered),
            bool(defenders & LEADERS) and endangers_leaders(die, caused),
        )
        add(outcomes, outcome, p)
    return outcomes


def lined_up(
    state: State,
    side: Side,
    attackers: Pieces,
    space: Space,
    *,
    leader: Piece | None = None,
    defenders: Pieces | None = None,
    landing: bool = False,
    sortie: bool = False,
    raid: bool = False,
) -> Battle:
    """Both sides of a battle before anybody joins it; the arguments are those of `battle`."""
    if defenders is None:
        defenders = state.fighters(space, side.other)
    return Battle(
        space,
        attackers,
        defenders,
        leader,
        None,
        landing=landing,
        sortie=sortie,
        raid=raid,
        against=commander(defenders),
    )


def joined(fight: Battle, side: Side, pieces: Pieces) -> Battle:
    """A battle that more pieces have joined.

    Args:
        fight: the battle.
        side: the side that attacks.
        pieces: who joins, of either side.
    """
    return replace(
        fight,
        attackers=fight.attackers | pieces & OF[side],
        defenders=fight.defenders | pieces & OF[side.other],
    )


def reserves(state: State, side: Side, space: Space) -> Pieces:
    """Who may still join a battle, of either side: the besieged friends of the attackers (8.251),
    and militia (7.3).

    Args:
        state: the state.
        side: the side that attacks.
        space: where.
    """
    return state.at[space] & OF[side] & state.inside | deployable(state, space)


def _exchange(state: State, side: Side, fight: Battle) -> list[tuple[int, int, int, int, Fraction]]:
    """All results of fire: the attackers' die and what it causes, the defenders' likewise, and the
    probability.
    """
    found = []
    first = fight.ambusher
    if first is None:
        ours, theirs = aim(state, fight, side, side), aim(state, fight, side, side.other)
        for die in DICE:
            for answer in DICE:
                found.append((die, _result(ours, die), answer, _result(theirs, answer), _BOTH))
        return found
    opening = aim(state, fight, side, first)
    for die in DICE:
        hit = _result(opening, die)
        after, hurt = _hit(state, fight, side, first.other, hit)
        reply = aim(after, hurt, side, first.other)
        for answer in DICE if reply is not None else (0,):
            back = _result(reply, answer)
            p = _BOTH if reply is not None else EACH
            if first is side:
                found.append((die, hit, answer, back, p))
            else:
                found.append((answer, back, die, hit, p))
    return found


def _result(found: Aim | None, die: int) -> int:
    return 0 if found is None else found.result(die)


def _hit(state: State, fight: Battle, active: Side, side: Side, count: int) -> tuple[State, Battle]:
    """A battle after one side has lost steps, keeping as much strength as it may (7.62, 7.63)."""
    after = state.copy()
    pieces = fight.attackers if side is active else fight.defenders
    drilled = (count + 1) // 2
    for _ in range(min(count, state.steps(pieces))):
        units = pieces & UNITS
        among = units & DRILLED if drilled and units & DRILLED else units
        drilled = max(0, drilled - 1)
        among = among & ~after.reduced or among
        unit = min(each(among), key=lambda unit: _worth(after, unit))
        if after.reduced & unit.bit:
            pieces &= ~unit.bit
        else:
            after.reduced |= unit.bit
    if side is active:
        return after, replace(fight, attackers=pieces)
    return after, replace(fight, defenders=pieces)


def _worth(state: State, unit: Piece) -> int:
    """How much strength the loss of a step costs."""
    full, reduced = unit.strengths[True], unit.strengths[False]
    return reduced if state.reduced & unit.bit else full - reduced
