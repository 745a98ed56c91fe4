"""What is at stake before a play, in a coach's words."""

from __future__ import annotations

from typing import Final

WINNING_RAID: Final = "A raid from {harbor} now would win the war {chance} of the time."
LAST_FRIGATE: Final = "The next American frigate sunk decides the war."
LITTLE_GOLD: Final = "Tripolitania needs only {left} more gold."
NEARLY_PEACE: Final = "Only one condition for peace is missing: {condition}."
PEACE: Final = "All four conditions for peace are met."
