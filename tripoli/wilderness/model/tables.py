"""The tables of the charts sheet (7.0, 8.23, 10.3)."""

from __future__ import annotations

from typing import Final

COLUMNS: Final = ("0", "1", "2", "3", "4-5", "6-8", "9-12", "13-16", "17-21", "22-27", "28+")
"""The columns of the combat results table, by strength, with hyphens as they are typed."""
_LEAST: Final = (0, 1, 2, 3, 4, 6, 9, 13, 17, 22, 28)
_LOSSES: Final = (
    (0, 0, 0, 0, 0, 1, 1, 1),
    (0, 0, 0, 0, 1, 1, 1, 1),
    (0, 0, 0, 1, 1, 1, 1, 2),
    (0, 0, 1, 1, 1, 1, 2, 2),
    (0, 0, 1, 1, 2, 2, 2, 3),
    (0, 1, 2, 2, 2, 3, 3, 3),
    (1, 2, 2, 2, 3, 3, 4, 4),
    (1, 2, 3, 3, 4, 4, 4, 5),
    (2, 3, 3, 4, 4, 5, 5, 6),
    (3, 4, 4, 4, 5, 5, 6, 7),
    (3, 4, 5, 5, 5, 6, 7, 8),
)
"""Steps lost by the enemy, by column, for modified dice from 0 or less to 7 or more (W50)."""


def column(strength: int, shift: int = 0) -> int:
    """The column of a strength, shifted, but not beyond the table's ends (W49).

    Args:
        strength: the total strength, doubled if it is.
        shift: columns to the right; negative to the left.
    """
    found = max(index for index, least in enumerate(_LEAST) if least <= strength)
    return min(len(_LEAST) - 1, max(0, found + shift))


def losses(column: int, die: int) -> int:
    """Steps that the enemy loses.

    Args:
        column: a column, as `column` returns it.
        die: the die with its modifiers.
    """
    return _LOSSES[column][row(die)]


def row(die: int) -> int:
    """The row of a modified die in any of the tables."""
    return min(7, max(0, die))


SIEGE: Final = (0, 0, 0, 1, 1, 1, 2, 2)
"""By how much the siege level rises, by row (8.23)."""
MOST_SIEGE: Final = 2
FORT_HOLDS: Final = 4
"""How many units a fort shelters; a fortress shelters any number (8.11)."""

_STOCKADE_RAID: Final = (
    (False, 2),
    (False, 1),
    (False, 1),
    (False, 0),
    (False, 2),
    (True, 1),
    (True, 0),
    (True, 0),
)
_CULTIVATED_RAID: Final = (
    (False, 2),
    (False, 0),
    (False, 0),
    (False, 0),
    (False, 1),
    (True, 1),
    (True, 0),
    (True, 0),
)
"""Success and steps lost, by row: at stockades and settlements, and in other spaces (10.3)."""


def raid(die: int, *, hard: bool) -> tuple[bool, int]:
    """Whether a raid succeeds, and the steps that the raiders lose (10.3).

    Args:
        die: the die with its modifiers.
        hard: whether to use the column of stockades and settlements.
    """
    return (_STOCKADE_RAID if hard else _CULTIVATED_RAID)[row(die)]
