"""Hits taken without asking, for those who want their fights resolved quickly.

Not a rule but a custom: what can be mended or built again is given up first.
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
"""A whole frigate is only damaged; boats and corsairs can be built; Marines are few."""


def usual_hit(options: Sequence[Option]) -> Option:
    """What usually takes the hit.

    Args:
        options: those of a decision that asks `Ask.HIT`.
    """
    return min(options, key=lambda option: _ORDER.index(option.piece))
