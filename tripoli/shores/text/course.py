"""The turning points of a finished war, in a few words each."""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.pieces import ALLIES

RAID: Final = "{gold} gold in one season"
SUNK: Final = "{count:an American frigate sunk|# American frigates sunk}"
CAPTURED: Final = "{city} captured"
WAR: Final = {ally: f"{ally} enters the war" for ally in ALLIES}
LOST: Final = "{count} Tripolitan ships sunk in one season"
