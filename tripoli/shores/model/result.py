"""How a game ends, and its value.

Sources: Victory Conditions; Optional Rule & Tournament Play; rulings R7, R15, R20 to R23, R32.
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, NamedTuple

from tripoli.shores.model.pieces import AMERICAN, FRIGATES_TO_SINK, TRIPOLITAN, Side


class Reason(Enum):
    """Why a game ended."""

    TREATY = "treaty of peace"
    TRIPOLI_CAPTURED = "Tripoli captured"
    TWELVE_GOLD = "twelve gold"
    FOUR_FRIGATES = "four frigates sunk"
    ARMY_ELIMINATED = "Hamet's Army eliminated"
    ASSAULT_REPULSED = "assault repulsed"
    END_OF_1806 = "end of 1806"

    def __str__(self) -> str:
        return self.value


WINNERS: Final[dict[Reason, Side | None]] = {
    Reason.TREATY: AMERICAN,
    Reason.TRIPOLI_CAPTURED: AMERICAN,
    Reason.TWELVE_GOLD: TRIPOLITAN,
    Reason.FOUR_FRIGATES: TRIPOLITAN,
    Reason.ARMY_ELIMINATED: TRIPOLITAN,
    Reason.ASSAULT_REPULSED: TRIPOLITAN,
    Reason.END_OF_1806: None,
}


class Score(NamedTuple):
    """Tournament points (R32)."""

    american: int
    tripolitan: int


class Result(NamedTuple):
    """How a game ended.

    Attributes:
        winner: None for a draw.
        reason: the reason for the end.
        score: tournament points of both sides.
    """

    winner: Side | None
    reason: Reason
    score: Score

    def __str__(self) -> str:
        return f"{'draw' if self.winner is None else self.winner}: {self.reason}"

    def utility(self, side: int) -> int:
        """The value of the result to a side: 1 for a win, 0 for a draw, -1 for a loss."""
        return 0 if self.winner is None else 1 if self.winner == side else -1

    def to_json(self) -> dict[str, Any]:
        """Winner, reason and score, JSON-compatible."""
        return {
            "winner": None if self.winner is None else str(self.winner),
            "reason": str(self.reason),
            "score": {"American": self.score.american, "Tripolitan": self.score.tripolitan},
        }


FRIGATE_POINTS: Final = 3
ALL_POINTS: Final = 30


def tournament_score(sunk: int, gold: int) -> Score:
    """Points for a game (R32).

    Args:
        sunk: American frigates sunk; at most four count.
        gold: Tripolitania's gold.
    """
    tripolitan = FRIGATE_POINTS * min(sunk, FRIGATES_TO_SINK) + gold
    return Score(ALL_POINTS - tripolitan, tripolitan)
