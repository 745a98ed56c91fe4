"""What the other side did last, in one line."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.sides import BRITISH, FRENCH

SEASON: Final = "{season}: {results}"
SEASON_ALONE: Final = "{season} begins"
DEED: Final = "{deed}: {results}."
DEED_ALONE: Final = "{deed}."
WITH: Final = " ({card}, value {value})"
"""With which card, as long as nothing has come of it."""
PASSED: Final = {
    FRENCH: "The French activate nothing.",
    BRITISH: "The British activate nothing.",
}
HELD: Final = {
    FRENCH: "The French hold their last card.",
    BRITISH: "The British hold their last card.",
}
RESPONDS: Final = {FRENCH: "The French play {card}", BRITISH: "The British play {card}"}
LEADS: Final = {
    FRENCH: "{leader} leads the French",
    BRITISH: "{leader} leads the British",
}
SENDS: Final = {
    FRENCH: "The French send {count:a unit|# units}",
    BRITISH: "The British send {count:a unit|# units}",
}
BUILD_STOCKADES: Final = {
    FRENCH: "The French build stockades",
    BRITISH: "The British build stockades",
}
BUILD_FORTS: Final = {FRENCH: "The French build forts", BRITISH: "The British build forts"}
ACTIVATE: Final = {FRENCH: "The French march", BRITISH: "The British march"}

WON: Final = {
    FRENCH: "the French win at {space}",
    BRITISH: "the British win at {space}",
}
STORMED: Final = "{space} stormed"
HELD_OUT: Final = "{space} held"
CAPTURED: Final = "the {what} at {space} taken"
DESTROYED: Final = "the {what} at {space} lost"
BUILT: Final = {
    "stockade": "a stockade at {space}",
    "fort under construction": "a fort begun at {space}",
    "fort": "a fort at {space}",
}
RAIDED: Final = "{space} raided"
FAILED: Final = "the raid on {space} fails"
INTERCEPTED: Final = {
    FRENCH: "the French intercept at {spaces}",
    BRITISH: "the British intercept at {spaces}",
}
ESCAPED: Final = {
    FRENCH: "the French fail to intercept at {spaces}",
    BRITISH: "the British fail to intercept at {spaces}",
}
BESIEGED: Final = "{space} besieged"
LEVEL: Final = "the siege of {space} reaches level {level}"
ROLLED: Final = "the siege of {space} at level {level} (modified roll {total})"
LIFTED: Final = "the siege of {space} ends"
SLIPPED: Final = {
    FRENCH: "the French slip away from {space}",
    BRITISH: "the British slip away from {space}",
}
KILLED: Final = "{leader} killed"
RECALLED: Final = "{leader} recalled"
LOST: Final = {
    FRENCH: "the French lose {count:# step|# steps}",
    BRITISH: "the British lose {count:# step|# steps}",
}
NO_RETREAT: Final = {
    FRENCH: "{count:a French unit|# French units} lost for lack of a retreat",
    BRITISH: "{count:a British unit|# British units} lost for lack of a retreat",
}
LOSING: Final = "{result}, {own:no steps|# step|# steps} lost to {other}"
"""A fight with the steps that the winner and the loser lost."""
ARRIVED: Final = "{pieces} {count:arrives|arrive}{where}"
PIECES: Final = "{count:# piece|# pieces}"
AT: Final = " at {place}"
APART: Final = "{first}; {rest}"
"""One result after another."""
RESTORED: Final = "{count:# unit restored|# units restored}"
WENT: Final = "{deed} to {spaces}{card}."
MARCHED_TO: Final = "{deed}: a march to {spaces}."
DRIVEN_BACK: Final = "{piece} driven back to {space}"
MARCHED: Final = "{piece} marches to {space}"
"""Whom the reader moves, until something has come of it."""
POINTS: Final = {
    FRENCH: "{points:# French point|# French points}",
    BRITISH: "{points:# British point|# British points}",
}
ASSEMBLIES: Final = "the Assemblies are now {box}"
EARNED: Final = "{number:no points|# point|# points} for units"
NO_EFFECT: Final = "no effect"
TOOK: Final = "{card} taken"
LOST_CARD: Final = "{card} discarded"
