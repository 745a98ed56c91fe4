"""Facts that people care about, as numbers, and their changes in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tripoli.kernel.text import fill, listed
from tripoli.shores.model.pieces import (
    ALLIED_CORSAIR,
    AMERICAN,
    ARAB,
    CORSAIR,
    DAMAGED_FRIGATE,
    FRIGATE,
    GIBRALTAR,
    GUNBOAT,
    INFANTRY,
    MALTA,
    MAP,
    MARINE,
    SUNK,
    SWEDISH_FRIGATE,
    TRIPOLI,
    TRIPOLI_ZONE,
    TRIPOLITAN_FRIGATE,
    YEAR_SPACES,
)
from tripoli.shores.model.state import State
from tripoli.shores.text import hints

SAID: Final = 0.15
"""The smallest average change worth mentioning."""
MOST: Final = 2
"""The maximum number of changes mentioned."""
WON: Final = 0.97
LOST: Final = 0.03
"""Winning chances with which a war is all but won or lost."""
_IN_SERVICE: Final = (*MAP, *YEAR_SPACES)


class Facts(NamedTuple):
    """What hints speak of, in the order of `text.hints.CHANGES`."""

    gold: int
    sunk: int
    patrol: int
    corsairs: int
    murad: int
    allied_corsairs: int
    tripolitan_frigates: int
    infantry: int
    army: int
    gunboats: int
    in_service: int


_FOR_AMERICANS: Final = frozenset(
    Facts._fields.index(name) for name in ("patrol", "army", "gunboats", "in_service")
)
"""The facts that the Americans want to rise; Tripolitania wants all others to rise."""


def facts(state: State) -> Facts:
    """The facts of a position."""
    counts = state.counts
    return Facts(
        gold=state.gold,
        sunk=counts[FRIGATE + SUNK],
        patrol=counts[FRIGATE + TRIPOLI_ZONE] + counts[SWEDISH_FRIGATE + TRIPOLI_ZONE],
        corsairs=counts[CORSAIR + TRIPOLI],
        murad=counts[CORSAIR + GIBRALTAR],
        allied_corsairs=sum(counts[ALLIED_CORSAIR : ALLIED_CORSAIR + len(MAP)]),
        tripolitan_frigates=counts[TRIPOLITAN_FRIGATE + TRIPOLI],
        infantry=sum(counts[INFANTRY : INFANTRY + len(MAP)]),
        army=sum(counts[MARINE : MARINE + len(MAP)]) + sum(counts[ARAB : ARAB + len(MAP)]),
        gunboats=counts[GUNBOAT + MALTA],
        in_service=sum(
            counts[piece + place] for piece in (FRIGATE, DAMAGED_FRIGATE) for place in _IN_SERVICE
        ),
    )


def changes(before: Sequence[float], after: Sequence[float]) -> str:
    """The largest changes in a few words; empty if there are hardly any.

    Args:
        before: the earlier facts.
        after: the later facts.
    """
    differences = _differences(before, after)
    return listed(
        fill(hints.CHANGES[number][differences[number] < 0], count=abs(differences[number]))
        for number in _largest(differences)[:MOST]
    )


def tendencies(usual: Sequence[float], expected: Sequence[float], seat: int) -> str:
    """What a choice gains and costs compared with others, in a few words; empty if hardly anything.

    Args:
        usual: the mean facts after other choices.
        expected: those after this one.
        seat: the seat that chooses, whose gains are named before its losses.
    """
    gains, losses = _gains_and_losses(usual, expected, seat)
    match gains, losses:
        case [gain, *_], [loss, *_]:
            return fill(hints.GAIN_AND_LOSS, gain=gain, loss=loss)
        case [first, second, *_], []:
            return fill(hints.TWO_GAINS, first=first, second=second)
        case [], [loss, *_]:
            return fill(hints.ONLY_LOSS, loss=loss)
        case _:
            return "".join(gains)


def reason(usual: Sequence[float], expected: Sequence[float], seat: int, chance: float) -> str:
    """Why a choice is recommended, in one sentence.

    Args:
        usual: the mean facts after other choices.
        expected: those after this one.
        seat: the seat that chooses.
        chance: its chance of winning with this choice.
    """
    if chance >= WON:
        return hints.WINS
    if chance <= LOST:
        return hints.LOSES
    gains, losses = _gains_and_losses(usual, expected, seat)
    match gains, losses:
        case [gain, *_], [loss, *_]:
            return fill(hints.BECAUSE_GAIN_FOR_LOSS, gain=gain, loss=loss)
        case [first, second, *_], []:
            return fill(hints.BECAUSE_TWO_GAINS, first=first, second=second)
        case [gain], []:
            return fill(hints.BECAUSE_GAIN, gain=gain)
        case [], [loss, *_]:
            return fill(hints.IN_SPITE_OF_LOSS, loss=loss)
        case _:
            return hints.IN_THE_LONG_RUN


def _differences(before: Sequence[float], after: Sequence[float]) -> list[float]:
    return [new - old for old, new in zip(before, after, strict=True)]


def _largest(differences: Sequence[float]) -> list[int]:
    """The numbers of the facts that differ, the largest difference first; if equal, in order."""
    return sorted(
        (number for number, difference in enumerate(differences) if abs(difference) >= SAID),
        key=lambda number: -abs(differences[number]),
    )


def _gains_and_losses(
    usual: Sequence[float], expected: Sequence[float], seat: int
) -> tuple[list[str], list[str]]:
    """What a seat gains and loses, in words, the most first."""
    differences = _differences(usual, expected)
    gains: list[str] = []
    losses: list[str] = []
    for number in _largest(differences):
        rises = differences[number] > 0
        good = rises == ((number in _FOR_AMERICANS) == (seat == AMERICAN))
        (gains if good else losses).append(hints.TENDENCIES[number][not rises])
    return gains, losses
