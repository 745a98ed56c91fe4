"""What each side needs to win."""

from __future__ import annotations

from typing import Final

GOLD: Final = "Gain twelve gold"
FRIGATES: Final = "Sink four American frigates"
ARMY: Final = "Destroy Hamet's Army"
REPULSE: Final = "Repulse the Assault on Tripoli"
TREATY: Final = "Sign the Treaty of Peace and Amity"
ASSAULT: Final = "Win the Assault on Tripoli"

FROM_FALL_1805: Final = "Fall 1805 or later"
NO_ALLY: Final = "No ally at war"
DERNE: Final = "Derne captured"
NO_FRIGATE: Final = "No Tripolitan frigate in Tripoli harbor"
ARMY_EXISTS: Final = "Hamet's Army on the map"

REMOVED: Final = "out of the game"
DISCARDED: Final = "in the discard pile"
DISCARDED_UNTIL: Final = "in the discard pile until 1805"

TO_GO: Final = "{left} to go"
"""How much is missing."""
