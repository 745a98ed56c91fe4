"""The odds of an option in words. `{gold}` and similar values are means with one decimal."""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.pieces import FRIGATE, TRIPOLITAN_FRIGATE

RAID: Final = "about {gold} gold"
RAID_LOSING: Final = "about {gold} gold, losing {lost} corsairs"
RAID_WINNING: Final = "about {gold} gold, {chance} chance to reach twelve"
RAID_LOSING_OR_WINNING: Final = (
    "about {gold} gold, losing {lost} corsairs, {chance} chance to reach twelve"
)
OUTLOOK: Final = "If Tripoli raids now: {odds}."
OUTLOOK_HUNTING: Final = "If Tripoli raids now, with Happy Hunting: {odds}."
OUTLOOK_ALLIED: Final = "If allies raid now: {raids}."
OUTLOOK_YUSUF: Final = "All raids together, with Yusuf Qaramanli: {chance} chance to reach twelve."
OUTLOOK_HARBOR: Final = "{gold} gold from {harbor}"
BREAK_OUT_FREE: Final = "there is no frigate in the way"
BREAK_OUT: Final = "{left} of {corsairs:# corsair|# corsairs} expected to break out"
PATROL: Final = (
    "a raid from {harbor} would then bring {gold} gold on average and lose {lost} of "
    "{corsairs:# corsair|# corsairs}"
)
PATROL_GIBRALTAR: Final = (
    "breaking out would then cost {lost} of {corsairs:# corsair|# corsairs} on average"
)
MARCH: Final = "{chance} chance to capture {city} without ships"
MARCH_DESERTED: Final = "{chance} chance to capture {city} without ships, with Mercenaries Desert"
ASSAULT: Final = "{chance} chance to capture Tripoli (estimate)"
BATTLE: Final = "on average you score {scored} hits and suffer {suffered}"
BATTLE_ALL_SUNK: Final = (
    "on average you score {scored} hits and suffer {suffered}; {chance} chance to sink all"
)
BOMBARDMENT: Final = (
    "on average the bombardment removes {lost} of {infantry:# infantry unit|# infantry}; "
    "{chance} chance to remove all"
)
DAMAGED: Final = "damaged, under repair until {year}"
DAMAGED_FOR_GOOD: Final = "damaged, out of the war"
DAMAGED_IN_ASSAULT: Final = {
    FRIGATE: "damaged, fights on, then goes to the Supply",
    TRIPOLITAN_FRIGATE: "damaged, fights on",
}
"""In the Assault on Tripoli, where only a second hit takes a frigate out of the fight."""
SUNK: Final = "sunk"
SUNK_OF: Final = "sunk ({sunk} of {of})"
LOST: Final = "lost"
AT_PLACE: Final = "{place}: {odds}"
BOTH: Final = "{first}; {second}"

PURSUIT: Final = "{lost} of {corsairs:# corsair|# corsairs} sunk, about {gold} gold"
PURSUIT_AT_GIBRALTAR: Final = "{lost} of {corsairs:# corsair|# corsairs} sunk"
SCORED: Final = "on average you score {hits} hits"
SUFFERED: Final = "on average {hits} hits on the Americans"
BURN: Final = "{sunk} chance to sink a frigate, {damaged} to damage one"
LAUNCH_AT_FRIGATE: Final = "{sunk} chance to sink a frigate, {damaged} to sink a corsair"
LAUNCH_AT_CORSAIRS: Final = "{sunk} chance to sink two corsairs, {damaged} to sink one"
GROUNDED: Final = "{sunk} chance to sink the frigate ({captured} to capture it as well)"
CITY: Final = "{chance} chance to capture {city}, not counting further battle cards"
CITY_DESERTED: Final = "{chance} chance to capture {city}, counting Mercenaries Desert"
"""The odds of playing a battle card, and of keeping it."""
