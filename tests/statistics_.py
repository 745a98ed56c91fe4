"""Bounds for statistical tests, each with its probability of failing by chance alone."""

from __future__ import annotations

from collections import Counter
from statistics import NormalDist

ERROR = 1e-6
"""How often a statistical test may fail although nothing is wrong."""


def chi_square_bound(degrees: int) -> float:
    """The bound that chi-square exceeds once in a million (Wilson and Hilferty, 1931)."""
    z = NormalDist().inv_cdf(1 - ERROR)
    part = 2 / (9 * degrees)
    return float(degrees * (1 - part + z * part**0.5) ** 3)


RARE = 10
"""Results that occurred less often are counted together: chi-square needs a few of each."""


def chi_square(first: Counter[str], second: Counter[str]) -> tuple[float, int]:
    """How far two samples of the same size deviate from one distribution.

    Args:
        first: how often each result occurred.
        second: the same in the other sample.

    Returns:
        Chi-square, and its degrees of freedom.
    """
    both = first + second
    pairs = [(first[one], second[one]) for one in both if both[one] >= RARE]
    rare = [one for one in both if both[one] < RARE]
    if rare:
        pairs.append((sum(first[one] for one in rare), sum(second[one] for one in rare)))
    return sum((a - b) ** 2 / (a + b) for a, b in pairs), len(pairs) - 1


def same_shares(first: int, of_first: int, second: int, of_second: int, tests: int = 1) -> bool:
    """Whether two observed frequencies are consistent with the same probability.

    Args:
        first: how often something happened.
        of_first: how often it could have happened.
        second: the same in the other sample.
        of_second: the same in the other sample.
        tests: the number of comparisons that together may fail once in a million.
    """
    share = (first + second) / (of_first + of_second)
    deviation = (share * (1 - share) * (1 / of_first + 1 / of_second)) ** 0.5
    bound = NormalDist().inv_cdf(1 - ERROR / (2 * tests))
    return bool(abs(first / of_first - second / of_second) <= bound * deviation + 1e-12)
