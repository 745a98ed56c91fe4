"""The two sides."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Side(IntEnum):
    """A side; its number is its seat."""

    FRENCH = 0
    BRITISH = 1

    def __str__(self) -> str:
        return _NAMES[self]

    @property
    def other(self) -> Side:
        """The enemy."""
        return BRITISH if self is FRENCH else FRENCH


FRENCH: Final = Side.FRENCH
BRITISH: Final = Side.BRITISH
_NAMES: Final = {FRENCH: "French", BRITISH: "British"}
