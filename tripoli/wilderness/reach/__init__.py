"""Where a force can get to, how, and what it meets there; and where each side could strike next.

Everything here is public information: the board, never a card in hand. Response cards that could
stop a march (Foul Weather, Lake Schooner) are left out, because who holds them is hidden.

Sources: 6.2 to 6.8, 10.1; W24 to W28, W37 to W42, W113.
"""

from tripoli.wilderness.reach.obstacles import Obstacle, obstacle
from tripoli.wilderness.reach.search import (
    FRESH,
    Approach,
    Arrival,
    Interceptors,
    Leg,
    arrival,
    reach,
)
from tripoli.wilderness.reach.threats import Threat, threats
from tripoli.wilderness.rules.paths import Stop

__all__ = [
    "FRESH",
    "Approach",
    "Arrival",
    "Interceptors",
    "Leg",
    "Obstacle",
    "Stop",
    "Threat",
    "arrival",
    "obstacle",
    "reach",
    "threats",
]
