"""The turning points of a finished war, in a few words each."""

from __future__ import annotations

from typing import Final

RAID: Final = "{count} gold in one season"
SUNK: Final = "{count:an American frigate sunk|# American frigates sunk}"
CAPTURED: Final = "{city} captured"
WAR: Final = "{state} enters the war"
LOST: Final = "Tripolitania and its allies lose {count:# ship|# ships} in one season"
