"""The chances of dice in fights on land: one computation for the odds and for the judge.

The odds are exact, with `fractions.Fraction`; the judge evaluates many positions per second, with
floats. Functions that serve both take a parameter `hits`, which determines the type of numbers:
`exact_hits` or `float_hits`. Floats are only added, multiplied and divided, in a fixed order, so
that every Python version computes the same numbers.

Sources: Naval Bombardment; Ground Combat; battle cards; rulings R18, R23, R24.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias, TypeVar

from tripoli.shores.rules import dice

N = TypeVar("N", float, Fraction)
W = TypeVar("W", float, int)
Hits: TypeAlias = Callable[[int, int], Sequence[N]]
"""The probability of each number of hits, given the number of dice and the lowest that hits."""


def _weights(count: int, miss: W, hit: W) -> list[W]:
    """The weight of each number of hits, from the weights of a miss and a hit with one die."""
    zero = miss * 0
    weights: list[W] = [zero + 1]
    for most in range(1, count + 1):
        weights.append(zero)
        # From the top, so that each weight is used before it changes.
        for number in range(most, 0, -1):
            weights[number] = weights[number] * miss + weights[number - 1] * hit
        weights[0] *= miss
    return weights


@lru_cache(maxsize=1024)
def exact_hits(rolled: int, least: int) -> list[Fraction]:
    """The exact probability of each number of hits.

    Args:
        rolled: the number of dice.
        least: the lowest number that hits, 1 to 6.
    """
    ways = _weights(rolled, least - 1, 7 - least)
    return [Fraction(number, 6**rolled) for number in ways]


@lru_cache(maxsize=256)
def float_hits(rolled: int, least: int) -> list[float]:
    """The same as `exact_hits`, but as floats."""
    hit = (7 - least) / 6
    return _weights(rolled, 1 - hit, hit)


def desertion(
    hits: Hits[N], arabs: int, infantry: int, *, mercenaries: bool
) -> list[tuple[int, N]]:
    """The numbers of Arab infantry that may fight, with their probabilities.

    Args:
        hits: the probabilities of hits.
        arabs: Arab infantry.
        infantry: Tripolitan infantry; without any there is no fight.
        mercenaries: whether *Mercenaries Desert* is played.
    """
    dice_count = arabs if mercenaries and infantry else 0
    return [(arabs - number, p) for number, p in enumerate(hits(dice_count, 6))]


def ground_round(
    hits: Hits[N],
    marines: int,
    arabs: int,
    infantry: int,
    *,
    charge: bool = False,
    sharpshooters: bool = False,
    marines_first: bool = False,
) -> tuple[N, list[tuple[int, int, int, N]]]:
    """A round of ground combat (Ground Combat; R24).

    Args:
        hits: the probabilities of hits.
        marines: American Marines.
        arabs: Arab infantry.
        infantry: Tripolitan infantry.
        charge: whether *Lieutenant O'Bannon Leads the Charge* is played.
        sharpshooters: whether *Marine Sharpshooters* is played.
        marines_first: whether the Americans lose Marines before Arab infantry.

    Returns:
        The probability of any hit; and for each combination of hits on both sides but none at all,
        the Marines, Arab infantry and Tripolitan infantry left, and its probability.
    """
    marine_odds = hits(dice.marines(marines, charge=charge), 5 if sharpshooters else 6)
    scored = [marine_odds[0] * 0] * (len(marine_odds) + arabs)
    for marine_hits, p in enumerate(marine_odds):
        for total, q in enumerate(hits(arabs, 6), marine_hits):
            scored[total] += p * q
    suffered: list[tuple[int, int, N]] = []
    for number, q in enumerate(hits(infantry, 6)):
        first, second = (marines, arabs) if marines_first else (arabs, marines)
        first, second = max(0, first - number), max(0, second - max(0, number - first))
        landed, allies = (first, second) if marines_first else (second, first)
        suffered.append((landed, allies, q))
    outcomes: list[tuple[int, int, int, N]] = []
    for number, p in enumerate(scored):
        left = max(0, infantry - number)
        outcomes += [(landed, allies, left, p * q) for landed, allies, q in suffered]
    nothing = outcomes.pop(0)[3]
    return 1 - nothing, outcomes


@lru_cache(maxsize=16384)
def capture(
    marines: int, arabs: int, infantry: int, charge: bool = False, sharpshooters: bool = False
) -> float:
    """The probability that ground combat takes a city (R23) if Arab infantry is lost first.

    Args:
        marines: American Marines.
        arabs: Arab infantry.
        infantry: Tripolitan infantry.
        charge: whether *Lieutenant O'Bannon Leads the Charge* is played.
        sharpshooters: whether *Marine Sharpshooters* is played.
    """
    if not marines + arabs:
        return 0.0
    if not infantry:
        return 1.0
    fought, outcomes = ground_round(
        float_hits, marines, arabs, infantry, charge=charge, sharpshooters=sharpshooters
    )
    chance = 0.0
    for landed, allies, left, p in outcomes:
        chance += p * capture(landed, allies, left, charge, sharpshooters)
    return chance / fought


@lru_cache(maxsize=16384)
def attack(
    guns: int,
    marines: int,
    arabs: int,
    infantry: int,
    charge: bool = False,
    sharpshooters: bool = False,
    mercenaries: bool = False,
) -> float:
    """The probability that a bombardment followed by ground combat takes a city (R18, R23).

    Args:
        guns: the dice of the bombardment.
        marines: Marines that land.
        arabs: Arab infantry.
        infantry: Tripolitan infantry.
        charge: whether *Lieutenant O'Bannon Leads the Charge* is played.
        sharpshooters: whether *Marine Sharpshooters* is played.
        mercenaries: whether *Mercenaries Desert* is played.
    """
    chance = 0.0
    for scored, p in enumerate(float_hits(guns, 6)):
        left = max(0, infantry - scored)
        for allies, q in desertion(float_hits, arabs, left, mercenaries=mercenaries):
            chance += p * q * capture(marines, allies, left, charge, sharpshooters)
    return chance
