"""The odds of a raid (10.0)."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from tripoli.kernel.distribution import Distribution, add
from tripoli.wilderness.model import tables
from tripoli.wilderness.model.pieces import LEADERS, Piece, Pieces
from tripoli.wilderness.model.places import AVAILABLE
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.odds.battles import DICE, EACH, battle
from tripoli.wilderness.rules.raids import endangers_raiders, hard_column, raid_modifiers


class RaidOutcome(NamedTuple):
    """The outcome of a raid.

    Attributes:
        success: whether the raid succeeds.
        lost: the steps that the raiders lose, to the militia and to the raid.
        driven_off: whether militia beat the raiders, so that they do not roll.
        leaders_roll: whether the leaders of the raiders roll for their lives.
    """

    success: bool
    lost: int
    driven_off: bool
    leaders_roll: bool


def raid(
    state: State,
    side: Side,
    raiders: Pieces,
    space: Space,
    *,
    leader: Piece | None = None,
    militia: Piece | None = None,
) -> Distribution[RaidOutcome]:
    """The outcome of a raid.

    It is exact, except that raiders who have first beaten militia are taken to keep their leader
    and their Rangers.

    Args:
        state: the state.
        side: the side that raids.
        raiders: its Auxiliaries and leaders that would raid together (10.1).
        space: where.
        leader: whose tactics count; None for a unit by itself (W119).
        militia: a unit of the Department's box that would deploy to the stockade (10.2).
    """
    outcomes: Distribution[RaidOutcome] = {}
    if militia is None:
        _add_rolls(outcomes, state, side, raiders, space, leader, 0, Fraction(1))
        return outcomes
    left = state.copy()
    left.at[left.place[militia]] &= ~militia.bit
    left.place[militia] = AVAILABLE
    lives = state.steps(militia.bit), state.steps(raiders)
    fight = battle(state, side, raiders, space, leader=leader, defenders=militia.bit, raid=True)
    for found, p in fight.items():
        if not found.wins or found.suffered == lives[1]:
            driven = RaidOutcome(False, found.suffered, True, found.attackers_roll)
            add(outcomes, driven, p)
            continue
        after = state if found.caused < lives[0] else left
        _add_rolls(outcomes, after, side, raiders, space, leader, found.suffered, p)
    return outcomes


def _add_rolls(
    outcomes: Distribution[RaidOutcome],
    state: State,
    side: Side,
    raiders: Pieces,
    space: Space,
    leader: Piece | None,
    lost: int,
    p: Fraction,
) -> None:
    """Add the outcomes of the roll on the raid table (10.3)."""
    hard = hard_column(state, side, space)
    bonus = sum(number for _, number in raid_modifiers(state, side, space, raiders, leader))
    lives = state.steps(raiders)
    for die in DICE:
        success, losses = tables.raid(die + bonus, hard=hard)
        outcome = RaidOutcome(
            success,
            min(lives, lost + losses),
            False,
            bool(raiders & LEADERS) and endangers_raiders(die, hard=hard),
        )
        add(outcomes, outcome, p * EACH)
