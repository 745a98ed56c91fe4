"""The odds of a siege roll and of an assault (8.23, 9.0)."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from tripoli.kernel.distribution import Distribution, add
from tripoli.wilderness.model.pieces import LEADERS, OF, UNITS, Piece
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.odds.battles import DICE, EACH
from tripoli.wilderness.rules.command import commander
from tripoli.wilderness.rules.fire import aim_in_assault
from tripoli.wilderness.rules.losses import endangers_leaders
from tripoli.wilderness.rules.sieges import risen, siege_modifiers


def siege(
    state: State, side: Side, space: Space, leader: Piece, *, coehorns: Collection[Side] = ()
) -> Distribution[int]:
    """The siege level after a roll.

    Args:
        state: the state.
        side: the besieger.
        space: where.
        leader: who conducts the siege.
        coehorns: the sides that have played Coehorns.
    """
    bonus = sum(number for _, number in siege_modifiers(state, side, space, leader, coehorns))
    levels: Distribution[int] = {}
    for die in DICE:
        add(levels, risen(state.sieges[space] - 1, die + bonus), EACH)
    return levels


class AssaultOutcome(NamedTuple):
    """The outcome of an assault.

    Attributes:
        caused: the steps that the defenders lose.
        suffered: the steps that the attackers lose.
        falls: whether the place falls.
        attackers_roll: whether the attackers' leaders roll for their lives (7.7).
        defenders_roll: whether the defenders' leaders do.
    """

    caused: int
    suffered: int
    falls: bool
    attackers_roll: bool
    defenders_roll: bool


def assault(
    state: State,
    side: Side,
    space: Space,
    *,
    coehorns: Collection[Side] = (),
    leader: Piece | None = None,
    against: Piece | None = None,
) -> Distribution[AssaultOutcome]:
    """The outcome of an assault by all who besiege a fort or fortress.

    Args:
        state: the state.
        side: the besieger.
        space: where.
        coehorns: the sides that have played Coehorns.
        leader: the commander of the attackers; by default one of the highest Command.
        against: that of the defenders.
    """
    attackers = state.fighters(space, side)
    defenders = state.at[space] & OF[side.other] & state.inside
    leads = commander(attackers) if leader is None else leader
    ours = aim_in_assault(state, attackers, leads, attacks=True, coehorns=side in coehorns)
    holds = commander(defenders) if against is None else against
    theirs = aim_in_assault(state, defenders, holds, attacks=False, coehorns=side.other in coehorns)
    lives = state.steps(attackers & UNITS), state.steps(defenders & UNITS)
    outcomes: Distribution[AssaultOutcome] = {}
    for die in DICE:
        for answer in DICE:
            caused, suffered = ours.result(die), theirs.result(answer)
            outcome = AssaultOutcome(
                min(caused, lives[1]),
                min(suffered, lives[0]),
                caused > suffered and suffered < lives[0],
                bool(attackers & LEADERS) and endangers_leaders(answer, suffered),
                bool(defenders & LEADERS) and endangers_leaders(die, caused),
            )
            add(outcomes, outcome, EACH * EACH)
    return outcomes
