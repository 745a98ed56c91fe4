"""Distributions of probability: a dict from each possible outcome to its exact probability.

The probabilities are `fractions.Fraction` and add up to 1.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Distribution: TypeAlias = dict[T, Fraction]


def chance(distribution: Distribution[T], wanted: Callable[[T], bool]) -> Fraction:
    """The total probability of the outcomes for which `wanted` is true."""
    return sum((p for outcome, p in distribution.items() if wanted(outcome)), Fraction(0))


def expected(distribution: Distribution[T], value: Callable[[T], int] | None = None) -> Fraction:
    """The mean of `value` over the outcomes, or of the outcomes themselves if they are numbers."""
    measure: Callable[[T], int] = value or int  # type: ignore[assignment]
    return sum((p * measure(outcome) for outcome, p in distribution.items()), Fraction(0))


def add(distribution: Distribution[T], outcome: T, probability: Fraction) -> None:
    """Add to the probability of an outcome."""
    distribution[outcome] = distribution.get(outcome, Fraction(0)) + probability
