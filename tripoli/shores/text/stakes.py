"""What is at stake before a play, in a coach's words."""

from __future__ import annotations

from typing import Final

from tripoli.shores.text import goals

WINNING_RAID: Final = "A raid from {harbor} now would win the war {chance} of the time."
LAST_FRIGATE: Final = "One more American frigate sunk ends the war: Tripolitania wins."
LITTLE_GOLD: Final = "Tripolitania needs only {left} more gold."
NEARLY_PEACE: Final = {
    goals.FROM_FALL_1805: "Only one condition for peace is missing: it is not yet Fall 1805.",
    goals.NO_ALLY: "Only one condition for peace is missing: an ally is still at war.",
    goals.DERNE: "Only one condition for peace is missing: Derne has not been captured.",
    goals.NO_FRIGATE: (
        "Only one condition for peace is missing: there is a Tripolitan frigate in Tripoli harbor."
    ),
}
"""What the treaty still lacks, by the condition in `goals`."""
PEACE: Final = "All four conditions for peace are met."
