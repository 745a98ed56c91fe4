"""Texts shown with the dice of a fight."""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN

TITLES: Final = {
    "battle": "Battle {at}",
    "bombardment": "Bombardment of {place}",
    "ground combat": "Ground combat {at}",
    "raid": "Raid from {place}",
    "assault": "Assault on {place}: naval combat to the finish",
}
TALLY: Final = "{lost} of {all} lost{damaged:|, # damaged|, # damaged}"
NOBODY: Final = "none"
NEEDS: Final = {5: "hits on 5 or 6", 6: "hits on 6"}
ROLLED_BY: Final = {
    ("battle", AMERICAN): "Americans",
    ("battle", TRIPOLITAN): "Tripolitania",
    ("bombardment", AMERICAN): "Bombardment",
    ("interception", AMERICAN): "Interception",
    ("raid", TRIPOLITAN): "Raid",
    ("storm", TRIPOLITAN): "Storm",
    ("Marines", AMERICAN): "Marines",
    ("Arab infantry", AMERICAN): "Arab infantry",
    ("infantry", TRIPOLITAN): "Tripolitan infantry",
    ("desertion", TRIPOLITAN): "Mercenaries desert",
    ("card", AMERICAN): "Americans",
    ("card", TRIPOLITAN): "Tripolitania",
}
"""The label of a roll: who rolled, or what for."""
