"""Texts shown with the dice of a fight."""

from __future__ import annotations

from typing import Final

TITLES: Final = {
    "battle": "Battle at {space}",
    "assault": "Assault on {space}",
    "raid": "Raid on {space}",
}
TALLY: Final = "{lost} of {all} lost{damaged:|, # reduced|, # reduced}"
NOBODY: Final = "none"
BY: Final = "{side}: {purpose}"
COLUMN: Final = "strength {strength}{doubled}, column {column}{shifted}"
DOUBLED: Final = ", doubled"
SHIFTED: Final = " (one to the left)"
NEEDS: Final = "{column}; {modifiers}"
LOSSES: Final = "{losses:no step inflicted|# step inflicted|# steps inflicted}"
TOTAL: Final = "{total} with {modifiers}"
"""The result of a die with modifiers."""
LEADER: Final = "a 1 kills"
"""What the life of a leader is rolled for with."""
