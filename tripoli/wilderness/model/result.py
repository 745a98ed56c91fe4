"""How a game ends (13.1)."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, NamedTuple

from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side


class Reason(Enum):
    """Why a game ended."""

    CONQUEST = "all fortresses, Niagara and Ohio Forks are British"
    FRENCH_POINTS = "eleven French victory points"
    BRITISH_POINTS = "eleven British victory points"
    ENDURANCE = "enough French victory points after 1759"
    GOALS_OF_1759 = "the British goals of 1759"
    FRENCH_LEAD = "the French lead at the end"
    BRITISH_LEAD = "the British lead at the end"
    BRITISH_PEACE = "five British victory points at the end of 1762"
    DRAW = "neither side has won at the end"

    def __str__(self) -> str:
        return self.value


WINNERS: Final = {
    Reason.CONQUEST: BRITISH,
    Reason.FRENCH_POINTS: FRENCH,
    Reason.BRITISH_POINTS: BRITISH,
    Reason.ENDURANCE: FRENCH,
    Reason.GOALS_OF_1759: BRITISH,
    Reason.FRENCH_LEAD: FRENCH,
    Reason.BRITISH_LEAD: BRITISH,
    Reason.BRITISH_PEACE: BRITISH,
    Reason.DRAW: None,
}
"""The winner by reason; None for a draw, which a tournament counts for the French (13.14)."""


class Result(NamedTuple):
    """How a game ended.

    Attributes:
        winner: the side that won; None for a draw.
        reason: why.
        vp: victory points; positive for the French.
    """

    winner: Side | None
    reason: Reason
    vp: int

    def __str__(self) -> str:
        who = "a draw" if self.winner is None else f"the {self.winner} win"
        return f"{who}: {self.reason}"

    def to_json(self) -> dict[str, Any]:
        """All of it, JSON-compatible."""
        winner = None if self.winner is None else str(self.winner)
        return {"winner": winner, "reason": self.reason.name.lower(), "vp": self.vp}
