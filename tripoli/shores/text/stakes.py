"""What is at stake before a play, in a coach's words."""

from __future__ import annotations

from typing import Final

WINNING_RAID: Final = "A raid from {harbor} now would win the war {chance} of the time."
LAST_FRIGATE: Final = "One more American frigate sunk ends the war: Tripolitania wins."
LITTLE_GOLD: Final = "Tripolitania needs only {left} more gold."
NEARLY_PEACE: Final = "Only one condition for peace is missing: {condition}."
PEACE: Final = "All four conditions for peace are met."
