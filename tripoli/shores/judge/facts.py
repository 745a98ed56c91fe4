"""Facts that people care about, as numbers, and their changes in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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
_IN_SERVICE: Final = (*MAP, *YEAR_SPACES)
_FOR_AMERICANS: Final = frozenset((2, 8, 9, 10))
"""The facts that the Americans want to rise: frigates off Tripoli, units for Hamet, gunboats and
frigates in service. Tripolitania wants all others to rise.
"""


def facts(state: State) -> tuple[int, ...]:
    """The facts described in `text.hints.CHANGES`, in its order."""
    counts = state.counts
    return (
        state.gold,
        counts[FRIGATE + SUNK],
        counts[FRIGATE + TRIPOLI_ZONE] + counts[SWEDISH_FRIGATE + TRIPOLI_ZONE],
        counts[CORSAIR + TRIPOLI],
        counts[CORSAIR + GIBRALTAR],
        sum(counts[ALLIED_CORSAIR : ALLIED_CORSAIR + len(MAP)]),
        counts[TRIPOLITAN_FRIGATE + TRIPOLI],
        sum(counts[INFANTRY : INFANTRY + len(MAP)]),
        sum(counts[MARINE : MARINE + len(MAP)]) + sum(counts[ARAB : ARAB + len(MAP)]),
        counts[GUNBOAT + MALTA],
        sum(counts[piece + place] for piece in (FRIGATE, DAMAGED_FRIGATE) for place in _IN_SERVICE),
    )


def changes(before: Sequence[float], after: Sequence[float], seat: int | None = None) -> str:
    """The largest changes in a few words; empty if there are hardly any.

    Args:
        before: the earlier facts.
        after: the later facts, or their means.
        seat: the seat whose gain is named before its loss; None for the largest of all changes.
    """
    differences = [new - old for old, new in zip(before, after, strict=True)]
    # The largest changes first; if equal, in the order of the list.
    found = sorted(
        (number for number, difference in enumerate(differences) if abs(difference) >= SAID),
        key=lambda number: -abs(differences[number]),
    )

    def said(numbers: Sequence[int]) -> str:
        return listed(
            fill(hints.CHANGES[number][differences[number] < 0], count=abs(differences[number]))
            for number in numbers[:MOST]
        )

    if seat is None:
        return said(found)
    own = seat == AMERICAN
    gains = [n for n in found if (differences[n] > 0) == ((n in _FOR_AMERICANS) == own)]
    losses = [n for n in found if n not in gains]
    if not losses:
        return said(gains)
    if not gains:
        return fill(hints.ONLY_LOSSES, losses=said(losses))
    return fill(hints.GAIN_AND_LOSS, gain=said(gains[:1]), loss=said(losses[:1]))
