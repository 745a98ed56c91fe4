"""Texts shown with the dice of a fight, and before they are rolled."""

from __future__ import annotations

from typing import Final

from tripoli.kernel.text import MINUS

TITLES: Final = {
    "battle": "Battle at {space}",
    "assault": "Assault on {space}",
    "raid": "Raid on {space}",
}
TALLY: Final = "{lost} of {all} lost{damaged:|, # reduced|, # reduced}"
NOBODY: Final = "none"
BY: Final = "{side} roll for {purpose}"
COLUMN: Final = "strength {strength}{doubled}, column {column}{shifted}"
DOUBLED: Final = ", doubled"
SHIFTED: Final = " (one to the left)"
NEEDS: Final = "{column}; {modifiers}"
LOSSES: Final = "{losses:no steps inflicted|# step inflicted|# steps inflicted}"
TOTAL: Final = "{total} with {modifiers}"
"""The result of a die with modifiers."""
REDUCED: Final = "{piece} {count:loses|lose} a step."
LEADER: Final = "killed on a 1"
"""What the life of a leader is rolled for with."""

FORECASTS: Final = {
    "battle": "Steps inflicted in a battle at {space}, by roll",
    "assault": "Steps inflicted in an assault on {space}, by roll",
    "raid": "Raid on {space}: success and steps lost, by roll",
    "siege": "Level of the siege of {space}, by roll",
}
"""What the tables are called that say what each roll would come to."""
SIEGE_ABOUT: Final = "siege now at level {level}"
JOINED: Final = "if {who} join in: {about}"
"""Militia, and besieged friends of the attackers."""
WITH: Final = "with {what}: {about}"
"""A response card, or a piece."""
RAID_COLUMN: Final = {False: "Cultivated column", True: "Stockade and Settlement column"}
"""The columns of the raid table, by whether it is the harder one."""
RAID_COLUMNS: Final = {
    (False, False): RAID_COLUMN[False],
    (True, True): RAID_COLUMN[True],
    (True, False): "Stockade and Settlement column (Blockhouses)",
}
"""The columns of the raid table, by whether it is the harder one, and whether that is for what
stands there.
"""
FACE: Final = "{losses:no steps|# step|# steps}"
SIEGE_FACE: Final = "level {level}"
RAID_FACES: Final = {
    True: "success, {lost:no steps lost|# step lost|# steps lost}",
    False: "failure, {lost:no steps lost|# step lost|# steps lost}",
}
RAID_MARKS: Final = {
    True: f"yes{{lost:| {MINUS}#| {MINUS}#}}",
    False: f"no{{lost:| {MINUS}#| {MINUS}#}}",
}
"""What a face of a die comes to, in words and as a mark."""
