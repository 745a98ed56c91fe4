"""Odds: the probabilities of dice outcomes for given forces, computed rather than simulated.

All are exact except `assault_estimate`. Every other function returns a distribution: a dict from
each possible outcome to its probability, a `fractions.Fraction`; the probabilities add up to 1.

    >>> hits(2)
    {0: Fraction(25, 36), 1: Fraction(5, 18), 2: Fraction(1, 36)}
    >>> from tripoli.kernel.distribution import chance
    >>> float(chance(raid(4, american=2), lambda outcome: outcome.gold >= 2))  # doctest: +ELLIPSIS
    0.309...

Sources: Naval Combat; Naval Bombardment; Ground Combat; Pirate Raids; rulings R18, R21, R23, R26,
R27, R31.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from tripoli.kernel.distribution import Distribution, add
from tripoli.shores.chances import attack, desertion, exact_hits, float_hits, ground_round
from tripoli.shores.model.pieces import FRIGATES_TO_SINK
from tripoli.shores.rules import dice

MOST_DICE = 100


def _check(**forces: int) -> None:
    for name, count in forces.items():
        if type(count) is not int or not 0 <= count <= MOST_DICE:
            raise ValueError(f"{name} is a whole number from 0 to {MOST_DICE}, not {count!r}")


def hits(dice: int, hit: int = 6) -> Distribution[int]:
    """The number of hits with some dice.

    Args:
        dice: the number of dice rolled.
        hit: the lowest number that hits, 1 to 6.

    Raises:
        ValueError: an argument is out of range.
    """
    _check(dice=dice)
    if hit not in range(1, 7):
        raise ValueError(f"a die hits on 1 to 6, not on {hit!r}")
    return {n: p for n, p in enumerate(exact_hits(dice, hit)) if p}


def _left(pieces: int, dice: int, hit: int = 6) -> Distribution[int]:
    """The number of pieces left, of pieces that take one hit each."""
    left: Distribution[int] = {}
    for scored, p in hits(dice, hit).items():
        add(left, max(0, pieces - scored), p)
    return left


def interception(
    corsairs: int, american: int, swedish: int = 0, *, sterett: bool = False
) -> Distribution[int]:
    """The number of corsairs left after an interception roll (Pirate Raids, step 1; R27).

    Args:
        corsairs: corsairs in the harbor.
        american: American frigates in its zone.
        swedish: Swedish frigates there.
        sterett: whether *Lieutenant Sterett in Pursuit* is played.

    Raises:
        ValueError: a number is out of range.
    """
    _check(corsairs=corsairs, american=american, swedish=swedish)
    return _left(corsairs, dice.interception(american, swedish, sterett=sterett))


class RaidOutcome(NamedTuple):
    """The outcome of a raid.

    Attributes:
        corsairs: the number of corsairs left after the interception.
        gold: the gold captured.
    """

    corsairs: int
    gold: int


def raid(
    corsairs: int,
    american: int = 0,
    swedish: int = 0,
    *,
    sterett: bool = False,
    happy_hunting: bool = False,
) -> Distribution[RaidOutcome]:
    """The outcome of a raid (Pirate Raids, steps 1 and 2; R26).

    Args:
        corsairs: corsairs in the harbor.
        american: American frigates in its zone.
        swedish: Swedish frigates there.
        sterett: whether *Lieutenant Sterett in Pursuit* is played.
        happy_hunting: whether *Happy Hunting* is played if a corsair is left.

    Raises:
        ValueError: a number is out of range.
    """
    outcomes: Distribution[RaidOutcome] = {}
    for left, p in interception(corsairs, american, swedish, sterett=sterett).items():
        dice_count = dice.raid(left, happy_hunting=happy_hunting)
        for gold, q in hits(dice_count, 5).items():
            add(outcomes, RaidOutcome(left, gold), p * q)
    return outcomes


def bombardment(frigates: int, gunboats: int, infantry: int) -> Distribution[int]:
    """The number of infantry left after a bombardment (Naval Bombardment; R18).

    Raises:
        ValueError: a number is out of range.
    """
    _check(frigates=frigates, gunboats=gunboats, infantry=infantry)
    return _left(infantry, dice.american_fleet(frigates, gunboats))


class NavalRound(NamedTuple):
    """The result of a round of naval combat, before hits are assigned.

    Attributes:
        american: hits that the American fleet takes, up to its capacity.
        tripolitan: hits that the Tripolitan fleet takes, up to its capacity.
    """

    american: int
    tripolitan: int


def naval_round(
    frigates: int,
    gunboats: int,
    tripolitan_frigates: int,
    corsairs: int,
    *,
    damaged: int = 0,
    tripolitan_damaged: int = 0,
    preble: bool = False,
    guns: bool = False,
    fortress: bool = False,
) -> Distribution[NavalRound]:
    """The hits of one round of naval combat (Naval Combat, steps 1 to 3; R21, R31).

    Args:
        frigates: undamaged American frigates.
        gunboats: American gunboats.
        tripolitan_frigates: undamaged Tripolitan frigates.
        corsairs: Tripolitan or allied corsairs.
        damaged: American frigates with one hit already, in the Assault on Tripoli.
        tripolitan_damaged: Tripolitan frigates with one hit already.
        preble: whether *Preble's Boys Take Aim* is in effect.
        guns: whether *The Guns of Tripoli* is in effect.
        fortress: whether the batteries of Fortress Tripoli fire.

    Raises:
        ValueError: a number is out of range.
    """
    _check(frigates=frigates, gunboats=gunboats, damaged=damaged, corsairs=corsairs)
    _check(tripolitan_frigates=tripolitan_frigates, tripolitan_damaged=tripolitan_damaged)
    american_dice = dice.american_fleet(frigates + damaged, gunboats, preble=preble)
    tripolitan_dice = dice.tripolitan_fleet(
        tripolitan_frigates + tripolitan_damaged, corsairs, guns=guns, fortress=fortress
    )
    american_hulls = 2 * frigates + damaged + gunboats
    tripolitan_hulls = 2 * tripolitan_frigates + tripolitan_damaged + corsairs
    outcomes: Distribution[NavalRound] = {}
    for suffered, p in hits(tripolitan_dice).items():
        for scored, q in hits(american_dice).items():
            outcome = NavalRound(min(suffered, american_hulls), min(scored, tripolitan_hulls))
            add(outcomes, outcome, p * q)
    return outcomes


class GroundOutcome(NamedTuple):
    """The units left after ground combat: the city is captured if `infantry` is 0 and a Marine or
    an Arab unit is left.
    """

    marines: int
    arabs: int
    infantry: int

    @property
    def captured(self) -> bool:
        """Whether the Americans have taken the city (R23)."""
        return not self.infantry and self.marines + self.arabs > 0


def ground_combat(
    marines: int,
    arabs: int,
    infantry: int,
    *,
    obannon: bool = False,
    sharpshooters: bool = False,
    mercenaries: bool = False,
    marines_first: bool = False,
) -> Distribution[GroundOutcome]:
    """The outcome of ground combat, fought until one force is eliminated (Ground Combat; R23, R24).

    Args:
        marines: American Marines.
        arabs: Arab infantry.
        infantry: Tripolitan infantry.
        obannon: whether *Lieutenant O'Bannon Leads the Charge* is played.
        sharpshooters: whether *Marine Sharpshooters* is played.
        mercenaries: whether *Mercenaries Desert* is played.
        marines_first: whether the Americans lose Marines before Arab infantry; the opposite order
            keeps the units that benefit from the battle cards.

    Raises:
        ValueError: a number is out of range.
    """
    _check(marines=marines, arabs=arabs, infantry=infantry)
    waiting = {
        GroundOutcome(marines, left, infantry): p
        for left, p in desertion(exact_hits, arabs, infantry, mercenaries=mercenaries)
    }
    outcomes: Distribution[GroundOutcome] = {}
    while waiting:
        # Process the largest forces first, because states are only reached from larger ones.
        state = max(waiting, key=sum)
        p = waiting.pop(state)
        if not state.infantry or not state.marines + state.arabs:
            add(outcomes, state, p)
            continue
        fought, round_outcomes = _ground_round(*state, obannon, sharpshooters, marines_first)
        p /= fought
        for after, q in round_outcomes:
            add(waiting, after, p * q)
    return outcomes


def assault_estimate(
    frigates: int,
    gunboats: int,
    marines: int,
    arabs: int,
    tripolitan_frigates: int,
    corsairs: int,
    infantry: int,
    *,
    fortress: bool = False,
    to_sink: int = FRIGATES_TO_SINK,
    frigates_first: bool = False,
    tripolitan_frigates_first: bool = False,
) -> float:
    """The approximate probability that the *Assault on Tripoli* captures the city (R20 to R25).

    Not exact, unlike the rest of this module: it is the probability, in floating point, if no
    battle card is played and both sides lose ships in a fixed order. Every whole frigate is damaged
    before a ship sinks; then the gunboats or corsairs sink, and the damaged frigates last, or the
    other way around. The order matters much when few frigates are left to sink. Players who
    assign hits otherwise, or hold a card, have other odds.

    Under that policy only the numbers of hits taken by both fleets matter: the probability of each
    pair of numbers is propagated from round to round until one fleet is gone, and the ships left
    bombard.

    Args:
        frigates: undamaged American frigates.
        gunboats: American gunboats in Malta.
        marines: American Marines in Benghazi.
        arabs: Arab infantry in Benghazi.
        tripolitan_frigates: undamaged Tripolitan frigates in Tripoli.
        corsairs: corsairs in Tripoli.
        infantry: Tripolitan infantry in Tripoli.
        fortress: whether the batteries of Fortress Tripoli fire in the first round (R31).
        to_sink: how many more American frigates must be sunk for a Tripolitan victory, 1 to 4.
        frigates_first: whether damaged American frigates sink before the gunboats.
        tripolitan_frigates_first: whether damaged Tripolitan frigates sink before the corsairs.

    Returns:
        The probability under that policy.

    Raises:
        ValueError: a number is out of range.
    """
    _check(frigates=frigates, gunboats=gunboats, marines=marines, arabs=arabs, infantry=infantry)
    _check(tripolitan_frigates=tripolitan_frigates, corsairs=corsairs)
    if type(to_sink) is not int or not 1 <= to_sink <= FRIGATES_TO_SINK:
        raise ValueError(f"to_sink is a whole number from 1 to {FRIGATES_TO_SINK}, not {to_sink!r}")
    ours, theirs = 2 * frigates + gunboats, 2 * tripolitan_frigates + corsairs
    american_dice = dice.american_fleet(frigates, gunboats)
    tripolitan_dice = dice.tripolitan_fleet(tripolitan_frigates, corsairs, fortress=fortress)
    _check(american_dice=american_dice, tripolitan_dice=tripolitan_dice)
    first = _round_of_assault(american_dice, tripolitan_dice)
    waiting: dict[tuple[int, int], float] = {}
    for (scored, suffered), p in first.items():
        hits_taken = min(suffered, ours), min(scored, theirs)
        waiting[hits_taken] = waiting.get(hits_taken, 0.0) + p
    cleared = [0.0] * (ours + 1)
    while waiting:
        # Process the fewest hits first, because states are only reached from those with fewer.
        state = min(waiting, key=sum)
        p = waiting.pop(state)
        suffered, scored = state
        sunk, lost = _lost(frigates, gunboats, suffered, frigates_first)
        if sunk >= to_sink:
            continue
        if scored == theirs:
            cleared[suffered] += p
        elif suffered < ours:
            enemies, raiders = _lost(
                tripolitan_frigates, corsairs, scored, tripolitan_frigates_first
            )
            blows = _round_of_assault(
                dice.american_fleet(frigates - sunk, gunboats - lost),
                dice.tripolitan_fleet(tripolitan_frigates - enemies, corsairs - raiders),
            )
            nothing = blows[0, 0]
            for (extra_scored, extra_suffered), q in blows.items():
                if extra_scored or extra_suffered:
                    hits_taken = (
                        min(suffered + extra_suffered, ours),
                        min(scored + extra_scored, theirs),
                    )
                    waiting[hits_taken] = waiting.get(hits_taken, 0.0) + p * q / (1 - nothing)
    probability = 0.0
    for suffered, p in enumerate(cleared):
        if p:
            whole = max(0, frigates - suffered)
            _, lost = _lost(frigates, gunboats, suffered, frigates_first)
            guns = dice.american_fleet(whole, gunboats - lost)
            probability += p * attack(guns, marines, arabs, infantry)
    return probability


def _lost(frigates: int, small: int, hits_taken: int, frigates_first: bool) -> tuple[int, int]:
    """The frigates and the small ships that a fleet has lost with some hits, up to its capacity."""
    excess = max(0, hits_taken - frigates)
    sunk = min(frigates, excess) if frigates_first else max(0, excess - small)
    return sunk, excess - sunk


@lru_cache(maxsize=4096)
def _round_of_assault(american: int, tripolitan: int) -> dict[tuple[int, int], float]:
    """Hits scored and suffered by the Americans; as floats, because there are many rounds."""
    return {
        (scored, suffered): p * q
        for scored, p in enumerate(float_hits(american, 6))
        for suffered, q in enumerate(float_hits(tripolitan, 6))
    }


@lru_cache(maxsize=4096)
def _ground_round(
    marines: int,
    arabs: int,
    infantry: int,
    obannon: bool,
    sharpshooters: bool,
    marines_first: bool,
) -> tuple[Fraction, list[tuple[GroundOutcome, Fraction]]]:
    """The probability of any hit in a round, and the units left after each combination of hits."""
    fought, outcomes = ground_round(
        exact_hits,
        marines,
        arabs,
        infantry,
        charge=obannon,
        sharpshooters=sharpshooters,
        marines_first=marines_first,
    )
    return fought, [(GroundOutcome(*left), p) for *left, p in outcomes]
