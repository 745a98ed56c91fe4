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
            For each seat from 0 (lost) to 1 (won); a draw is 0.5.
        """

    def weights(self, game: Any, options: Sequence[Any]) -> Sequence[float]:
        """How promising some of the options of the present decision are.

        Args:
            game: only what the seat that decides may know is looked at.
            options: some of its decision's.

        Returns:
            For each option a number above 0, in proportion to how often it ought to be tried.
        """

    def rules_of_thumb(self, game: Any, options: Sequence[Any]) -> Sequence[float]:
        """The same by rules of thumb alone, with nothing that was learned."""

    def considered(self, game: Any, before: Any) -> Sequence[Any]:
        """The options of the present decision that are to be thought about.

        Of choices that come to the same in any order only one order is left.

        Args:
            game: waits for a decision.
            before: the seat's choice just before, if it belongs to the same deed; else None.
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
        """The first seat's chance of winning where its value is so much, a draw as half a win.

        Values order positions for whoever searches; a late loss may be worth more than an early
        one. This is what a person is told.

        Args:
            game: what kind of game it is, is looked at.
            value: of the first seat, as `values` gives it, or a mean of such.
        """


class Learner(Protocol):
    """What learns to judge positions and options from games."""

    @property
    def kinds(self) -> Mapping[str, Mapping[str, Json]]:
        """The kinds of game that are judged apart, each with a set-up of that kind."""

    @property
    def judge(self) -> Judge:
        """A judge by what has been learned by now."""

    def noted(self, game: Any) -> Any:
        """What is needed of a game at rest to learn from it."""

    def target(self, game: Any) -> float:
        """What the end of a game is worth to the first seat, to learn from: 0 to 1."""

    def value(self, kind: str, noted: Any) -> float:
        """What a noted position is worth to the first seat by now, 0 to 1."""

    def learn(self, kind: str, noted: Any, target: float, rate: float) -> None:
        """Move the value of a noted position towards a target.

        Args:
            kind: of the game.
            noted: as `noted` gave it.
            target: what it turned out to be worth to the first seat.
            rate: how far.
        """

    def noted_options(self, game: Any, options: Sequence[Any]) -> Any:
        """What is needed of options to learn which are good."""

    def learn_options(self, kind: str, noted: Any, shares: Sequence[float], rate: float) -> None:
        """Move the weights of options towards how often search tried them.

        Args:
            kind: of the game.
            noted: as `noted_options` gave it.
            shares: of all visits, for each option.
            rate: how far.
        """

    def calibrate(self, kind: str, ends: Sequence[tuple[float, float]]) -> None:
        """Learn which value is which chance of winning.

        Args:
            kind: of the game.
            ends: values of positions, and what their games ended in for the first seat.
        """

    def learned(self, kind: str) -> Any:
        """All that has been learned of a kind, to be handed to another process."""

    def take(self, kind: str, learned: Any) -> None:
        """Put what has been learned of a kind in place of what is there."""

    def text(self, made: Mapping[str, Json]) -> str:
        """What has been learned, as the text of the module from which the judge takes it.

        Args:
            made: how.
        """
