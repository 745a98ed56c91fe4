"""Where a piece can be: the spaces of the map, the militia boxes, and off the map."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.spaces import SPACES, Department

ON_MAP: Final = len(SPACES)
"""Places below this number are spaces."""
NORTHERN_MILITIA: Final = ON_MAP
SOUTHERN_MILITIA: Final = ON_MAP + 1
ST_LAWRENCE_MILITIA: Final = ON_MAP + 2
AVAILABLE: Final = ON_MAP + 3
"""Units that may enter the game (5.52)."""
POOL: Final = ON_MAP + 4
"""British leaders who may be drawn (5.55)."""
ASIDE: Final = ON_MAP + 5
"""Leaders who join later (playbook p. 4)."""
GONE: Final = ON_MAP + 6
"""Out of the game (7.61)."""
PLACES: Final = ON_MAP + 7
"""The number of places."""

MILITIA_BOXES: Final = {
    Department.NORTHERN: NORTHERN_MILITIA,
    Department.SOUTHERN: SOUTHERN_MILITIA,
    Department.ST_LAWRENCE: ST_LAWRENCE_MILITIA,
}

_OFF_MAP: Final = {
    NORTHERN_MILITIA: "Northern militia",
    SOUTHERN_MILITIA: "Southern militia",
    ST_LAWRENCE_MILITIA: "St. Lawrence militia",
    AVAILABLE: "available",
    POOL: "leader pool",
    ASIDE: "set aside",
    GONE: "out of the game",
}
NAMES: Final = (*(space.name for space in SPACES), *_OFF_MAP.values())
"""The names of all places."""
BY_NAME: Final = {name: place for place, name in enumerate(NAMES)}
