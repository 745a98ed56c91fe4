"""The odds of a raid (10.0)."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from tripoli.kernel.distribution import Distribution, add
from tripoli.wilderness.model import tables
from tripoli.wilderness.model.pieces import AUXILIARIES, LEADERS, OF, Piece, Pieces, each
from tripoli.wilderness.model.places import AVAILABLE, MILITIA_BOXES
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import IS_CULTIVATED, Space
from tripoli.wilderness.model.state import STOCKADE, State
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


def raiding(state: State, side: Side, pieces: Pieces, space: Space) -> Pieces:
    """Who raids if a group ends its move in a space: its Auxiliaries and leaders, and those of its
    side who are there (10.1, W71).
    """
    there = state.at[space] & OF[side] & ~state.inside
    return (pieces | there) & (AUXILIARIES | LEADERS)


def deployed(state: State, side: Side, space: Space) -> Piece | None:
    """The strongest militia unit that may deploy against a raid (10.2, W72); None if none may."""
    department = space.department
    if department is None or department.side is side or not IS_CULTIVATED[space]:
        return None
    if state.fort_kind(space) != STOCKADE:
        return None
    units = list(each(state.at[MILITIA_BOXES[department]]))
    return max(units, key=lambda unit: state.steps(unit.bit)) if units else None


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
