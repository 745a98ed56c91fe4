"""The turning points of a finished war, in a few words each."""

from __future__ import annotations

from typing import Final

from tripoli.shores.text.names import ALLIED_STATES

RAID: Final = "{gold} gold in one season"
SUNK: Final = "{count:an American frigate sunk|# American frigates sunk}"
CAPTURED: Final = "{city} captured"
WAR: Final = {ally: f"{state} enters the war" for ally, state in ALLIED_STATES.items()}
LOST: Final = "Tripolitania and its allies lose {count} ships in one season"
