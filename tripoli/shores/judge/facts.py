"""Facts that people care about, as numbers, and their changes in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tripoli.kernel.text import fill
from tripoli.shores.model.pieces import (
    ALLIED_CORSAIR,
    ARAB,
    CORSAIR,
    DAMAGED_FRIGATE,
    FRIGATE,
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


def facts(state: State) -> tuple[int, ...]:
    """The facts described in `text.hints.CHANGES`, in its order."""
    counts = state.counts
    return (
        state.gold,
        counts[FRIGATE + SUNK],
        counts[FRIGATE + TRIPOLI_ZONE] + counts[SWEDISH_FRIGATE + TRIPOLI_ZONE],
        counts[CORSAIR + TRIPOLI],
        sum(counts[ALLIED_CORSAIR : ALLIED_CORSAIR + len(MAP)]),
        counts[TRIPOLITAN_FRIGATE + TRIPOLI],
        sum(counts[INFANTRY : INFANTRY + len(MAP)]),
        sum(counts[MARINE : MARINE + len(MAP)]) + sum(counts[ARAB : ARAB + len(MAP)]),
        counts[GUNBOAT + MALTA],
        sum(counts[piece + place] for piece in (FRIGATE, DAMAGED_FRIGATE) for place in _IN_SERVICE),
    )


def changes(before: Sequence[float], after: Sequence[float]) -> str:
    """The largest changes in a few words; empty if there are hardly any.

    Args:
        before: the earlier facts.
        after: the later facts, or their means.
    """
    candidates = []
    for (more, less), old, new in zip(hints.CHANGES, before, after, strict=True):
        words = more if new > old else less
        if abs(new - old) >= SAID:
            candidates.append((abs(new - old), fill(words, count=abs(new - old))))
    # The largest changes first; if equal, in the order of the list.
    candidates.sort(key=lambda change: -change[0])
    return ", ".join(words for _, words in candidates[:MOST])
