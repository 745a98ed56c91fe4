"""What a game knows of good play, for computer players that know no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from tripoli.kernel.strict import Json


class Judge(Protocol):
    """Judges positions and options of one game."""

    def values(self, game: Any) -> Sequence[float]:
        """What a game at rest, or one that is over, is worth to each seat.

        Args:
            game: hidden things included: a real one that is over, or an imagined one.

        Returns:
            For each seat from 0 to 1 (won). They order positions for whoever searches, and need not
            be chances: a late loss may be worth more than an early one.
        """

    def weights(self, game: Any, options: Sequence[Any]) -> Sequence[float]:
        """How promising some of the options of the present decision are.

        Args:
            game: hidden things included: an imagined one, or one in which all is open.
            options: some of its decision's.

        Returns:
            For each option a number above 0, in proportion to how often it ought to be tried.
        """

    def habits(self, game: Any, options: Sequence[Any]) -> Sequence[float]:
        """How well a simple player, who does not think ahead, likes some of the options.

        Args:
            game: hidden things included: an imagined one, or one in which all is open.
            options: some of its decision's.

        Returns:
            For each option a number above 0; the largest is chosen.
        """

    def considered(self, game: Any, before: Any) -> Sequence[Any]:
        """The options of the present decision that are worth considering.

        Where choices have the same result in any order, only one order is kept.

        Args:
            game: waits for a decision.
            before: the seat's previous choice, if it was part of the same play; else None.
        """

    def facts(self, game: Any) -> Sequence[float]:
        """What a person cares about and everybody sees, as numbers, in an order that never
        changes.
        """

    def changes(self, before: Sequence[float], after: Sequence[float]) -> str:
        """What has changed, in a few words; nothing where hardly anything has.

        Args:
            before: the facts.
            after: they, or their means, later.
        """

    def chance(self, game: Any, value: float) -> float:
        """The first seat's chance of winning, as it is shown to a person.

        Args:
            game: at rest, or over: then 1 or 0, or what a draw counts.
            value: what `values` gives for the first seat.
        """


class Learner(Protocol):
    """What learns from games to judge positions."""

    @property
    def kinds(self) -> Mapping[str, Mapping[str, Json]]:
        """The kinds of game that are judged apart, each with a set-up of that kind."""

    @property
    def judge(self) -> Judge:
        """A judge that uses what has been learned so far."""

    def noted(self, game: Any) -> Any:
        """A game at rest in the form in which it is learned from."""

    def value(self, kind: str, position: Any) -> float:
        """The current value of a noted position to the first seat, 0 to 1."""

    def learn(
        self, kind: str, examples: Sequence[tuple[Any, float]], times: int, rate: float
    ) -> None:
        """Move the values of noted positions towards their targets.

        Args:
            kind: of the games.
            examples: positions, and what they turned out to be worth to the first seat.
            times: how often to go through all of them.
            rate: how far to go at first.
        """

    def calibrate(self, kind: str, ends: Sequence[tuple[float, float]]) -> None:
        """Learn which value is which chance of winning.

        Args:
            kind: of the games.
            ends: values of positions, and the first seat's chance when their games were over.
        """

    def text(self, parameters: Mapping[str, Json]) -> str:
        """The trained models, as the text of the module from which the judge loads them.

        Args:
            parameters: of the training, which the module records.
        """
