"""What an option promises: exact odds in a few words, from what everybody can see.

Sources: as for `tripoli.odds`; battle cards are left out, for who holds them is hidden.
"""

from __future__ import annotations

from fractions import Fraction

from tripoli import odds
from tripoli.shores.cards import (
    ALGERINE_CORSAIRS_RAID,
    MOROCCAN_CORSAIRS_RAID,
    MURAD_REIS_BREAKS_OUT,
    TUNISIAN_CORSAIRS_RAID,
)
from tripoli.shores.options import Act, Option
from tripoli.shores.pieces import (
    ALGIERS,
    ALL_GOLD,
    CORSAIR,
    FRIGATE,
    GIBRALTAR,
    GUNBOAT,
    INFANTRY,
    SWEDISH_FRIGATE,
    TANGIER,
    TRIPOLI,
    TRIPOLITAN_FRIGATE,
    TUNIS,
    Place,
)
from tripoli.shores.state import Setup, State

_RAIDS = {
    ALGERINE_CORSAIRS_RAID: ALGIERS,
    MOROCCAN_CORSAIRS_RAID: TANGIER,
    TUNISIAN_CORSAIRS_RAID: TUNIS,
}


def prospect(state: State, setup: Setup, option: Option) -> str | None:
    """The odds of an option in words; None where no dice decide, or later choices do.

    Args:
        state: the position; only what lies open is used.
        setup: the options of the game.
        option: what could be chosen.
    """
    act = option.act
    if act is Act.DISCARD_TO_RAID:
        return raid_prospect(state, TRIPOLI)
    if act is Act.RAID and option.source is not None:
        return raid_prospect(state, option.source)
    if act is Act.EVENT and option.card in _RAIDS:
        return raid_prospect(state, _RAIDS[option.card])
    if act is Act.EVENT and option.card is MURAD_REIS_BREAKS_OUT:
        return _break_out(state)
    if act in (Act.MOVE, Act.GUNBOAT, Act.BATTLE, Act.BOMBARD) and option.target is not None:
        return _attack(state, setup, option, option.target)
    return None


def raid_prospect(state: State, harbor: Place) -> str:
    """What a raid from `harbor` may bring."""
    corsairs = state.raiders(harbor)
    outcomes = odds.raid(corsairs, *_patrol(state, harbor))
    wins = odds.chance(outcomes, lambda outcome: state.gold + outcome.gold >= ALL_GOLD)
    lost = corsairs - odds.expected(outcomes, lambda outcome: outcome.corsairs)
    words = f"{_mean(odds.expected(outcomes, lambda outcome: outcome.gold))} gold expected"
    if lost:
        words += f", {_mean(lost)} corsairs lost"
    return words + (f", {percent(wins)} to win" if wins else "")


def _patrol(state: State, harbor: Place) -> tuple[int, int]:
    zone = harbor.zone
    assert zone is not None
    return state.counts[FRIGATE + zone], state.counts[SWEDISH_FRIGATE + zone]


def _break_out(state: State) -> str:
    corsairs = state.counts[CORSAIR + GIBRALTAR]
    left = odds.interception(corsairs, *_patrol(state, GIBRALTAR))
    return f"{_mean(odds.expected(left))} of {corsairs} corsairs expected to come through"


def _attack(state: State, setup: Setup, option: Option, place: Place) -> str | None:
    """A battle or bombardment with what is there already and what the option adds."""
    counts = state.counts
    frigates = counts[FRIGATE + place] + (option.act is Act.MOVE)
    gunboats = counts[GUNBOAT + place] + (option.act is Act.GUNBOAT)
    enemy = counts[TRIPOLITAN_FRIGATE + place], state.raiders(place)
    if place is GIBRALTAR or not place.is_harbor:
        return None
    if any(enemy):
        fortress = place is TRIPOLI and setup.scenario == "fortress"
        outcomes = odds.naval_round(frigates, gunboats, *enemy, fortress=fortress)
        scored = odds.expected(outcomes, lambda outcome: outcome.tripolitan)
        suffered = odds.expected(outcomes, lambda outcome: outcome.american)
        return f"{_mean(scored)} hits scored, {_mean(suffered)} suffered on average"
    infantry = counts[INFANTRY + place]
    if infantry:
        left = odds.bombardment(frigates, gunboats, infantry)
        return (
            f"{_mean(infantry - odds.expected(left))} of {infantry} infantry expected to fall, "
            f"{percent(left.get(0, Fraction(0)))} for all"
        )
    return None


def _mean(value: Fraction) -> str:
    return f"{float(value):.1f}"


def percent(value: Fraction) -> str:
    """A probability as people say it, never rounded to certainty."""
    if 0 < value < Fraction(1, 200):
        return "under 1 %"
    if Fraction(199, 200) < value < 1:
        return "over 99 %"
    return f"{round(value * 100)} %"
