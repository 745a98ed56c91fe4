"""Where something can be built, and why not elsewhere."""

from __future__ import annotations

from typing import Final

TOPIC: Final = "why a stockade or a fort cannot be built in a space"
HOW: Final = "Say what would be built, and where, such as: stockade > Albany"
FIT: Final = "A {what} can be built at {space}."
UNFIT: Final = {
    "fortress": "No {what} can be built at {space}: it has a fortress.",
    "built": "No {what} can be built at {space}: it is fortified already.",
    "siege": "No {what} can be built at {space}: it is under siege.",
    "enemy": "No {what} can be built at {space}: the enemy is there.",
    "enemy works": "No {what} can be built at {space}: the enemy has begun one there.",
    "unsupplied": "No {what} can be built at {space}: your Drilled Troops there are out of supply.",
    "unmanned": "No {what} can be built at {space}: it takes Drilled Troops of yours there.",
    "unmanned abroad": (
        "No {what} can be built at {space}: it takes Drilled Troops of yours there, or cultivated "
        "land that was yours at first."
    ),
}
"""5.41 to 5.43, by what is in the way."""
