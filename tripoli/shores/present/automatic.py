"""Automatic assignment of hits, for players who want to resolve fights quickly.

Not a rule but a convention: first give up what can be repaired or rebuilt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tripoli.shores.model.options import Option
from tripoli.shores.model.pieces import (
    ALLIED_CORSAIR,
    ARAB,
    CORSAIR,
    DAMAGED_FRIGATE,
    DAMAGED_TRIPOLITAN_FRIGATE,
    FRIGATE,
    GUNBOAT,
    MARINE,
    TRIPOLITAN_FRIGATE,
)

_ORDER: Final = (
    FRIGATE,
    TRIPOLITAN_FRIGATE,
    GUNBOAT,
    ALLIED_CORSAIR,
    CORSAIR,
    DAMAGED_FRIGATE,
    DAMAGED_TRIPOLITAN_FRIGATE,
    ARAB,
    MARINE,
)
"""A frigate is only damaged by its first hit; gunboats and corsairs can be built; Marines are
few.
"""


def usual_hit(options: Sequence[Option]) -> Option:
    """The piece that usually takes the hit.

    Args:
        options: the options of an `Ask.HIT` decision.
    """
    return min(options, key=lambda option: _ORDER.index(option.piece))
