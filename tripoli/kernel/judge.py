"""Interface to a game's knowledge of good play, for computer players independent of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Judge(Protocol):
    """Evaluates positions and options of one game."""

    def values(self, game: Any) -> Sequence[float]:
        """The value to each seat of a game between two turns, or over.

        Args:
            game: including hidden information: a real game that is over, or an imagined one.

        Returns:
            For each seat from 0 to 1 (won). The values order positions for a search, and need not
            be chances of winning: a late loss may be worth more than an early one.
        """

    def weights(self, game: Any, options: Sequence[Any]) -> Sequence[float]:
        """Prior weights for some options of the current decision.

        Args:
            game: including hidden information: an imagined game, or one in which everything is
                open.
            options: some options of its decision.

        Returns:
            For each option a number above 0, proportional to how often it should be tried.
        """

    def habits(self, game: Any, options: Sequence[Any]) -> Sequence[float]:
        """Preferences of a simple player, who does not think ahead, among some options.

        Args:
            game: including hidden information: an imagined game, or one in which everything is
                open.
            options: some options of its decision.

        Returns:
            For each option a number above 0; the player chooses the largest.
        """

    def considered(self, game: Any, before: Any) -> Sequence[Any]:
        """The options of the current decision that are worth considering.

        If choices have the same result in any order, only one order is kept.

        Args:
            game: a game waiting for a decision.
            before: the seat's previous choice, if it was part of the same turn; else None.
        """

    def facts(self, game: Any) -> Sequence[float]:
        """Public facts that people care about, as numbers, in a fixed order."""

    def changes(self, before: Sequence[float], after: Sequence[float]) -> str:
        """A brief description of what has changed, with numbers; empty if nothing has.

        Args:
            before: the earlier facts.
            after: the later facts.
        """

    def tendencies(self, usual: Sequence[float], expected: Sequence[float], seat: int) -> str:
        """What a choice gains and costs compared with others, in a few words without numbers; empty
        if hardly anything.

        Args:
            usual: the mean facts after other choices.
            expected: those after this one.
            seat: the seat that chooses, whose gains are named before its losses.
        """

    def reason(
        self, usual: Sequence[float], expected: Sequence[float], seat: int, chance: float
    ) -> str:
        """Why a choice is recommended, in one sentence.

        Args:
            usual: the mean facts after other choices.
            expected: those after this one.
            seat: the seat that chooses.
            chance: its chance of winning with this choice.
        """

    def chance(self, game: Any, value: float) -> float:
        """The first seat's chance of winning, as shown to people.

        Args:
            game: between two turns; or over, in which case the chance is 1, 0, or the value of a
                draw.
            value: the value from `values` for the first seat.
        """
