"""Texts of the command line that count or name something."""

from __future__ import annotations

from typing import Final

SIMULATED: Final = "{games:# game|# games}: {players}"
AGAINST: Final = "{first} against {second}"
FEW_CHOICES: Final = "the saved game has only {choices:# choice|# choices}; got --upto {upto}"
CHOICE: Final = "{when}, choice {number}, {seat}: {choice}"
BETTER: Final = "{choice}. Better by {points:# point|# points}: {better}."
STROKE: Final = "{choice}. What followed was worth {points:# point|# points} to the {seat} player."
GOOD_LUCK: Final = (
    "{seat}: mistakes cost {mistakes:# point|# points}, good luck was worth "
    "{luck:# point|# points}."
)
BAD_LUCK: Final = (
    "{seat}: mistakes cost {mistakes:# point|# points}, bad luck cost {luck:# point|# points}."
)
POINT: Final = "A point is one percentage point of chance of winning."
