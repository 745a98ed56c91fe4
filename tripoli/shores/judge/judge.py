"""The judge of The Shores of Tripoli; see `kernel.judge.Judge`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tripoli.shores.judge import habits, thumb
from tripoli.shores.judge.evaluation import Learned, learned
from tripoli.shores.judge.facts import changes, facts, reason, tendencies
from tripoli.shores.judge.features import SEASONS, season_of
from tripoli.shores.model.cards import CARDS
from tripoli.shores.model.options import Act, Ask, Option
from tripoli.shores.model.pieces import Place
from tripoli.shores.rules.war import War

UNORDERED: Final = (Ask.MOVE, Ask.HAND_LIMIT, Ask.GUNBOATS)
"""Decisions made piece by piece, with the same result in any order."""
LATE: Final = 0.2
"""The value of losing only in the last season, which teaches that time is on the American side. A
draw with the T-bot, which is not a win, has the same value."""


class ShoresJudge:
    """Judges positions by learned models, and options by rules of thumb.

    Args:
        models: the models by kind of game, "people" and "automaton"; by default the learned ones.
    """

    def __init__(self, models: Mapping[str, Learned] | None = None) -> None:
        self._models = models

    def known(self, war: War) -> Learned:
        """The model for games of this kind."""
        if self._models is None:
            self._models = learned()
        return self._models["people" if war.policy is None else "automaton"]

    def values(self, game: War) -> tuple[float, float]:
        """See `kernel.judge.Judge`."""
        result = game.result
        if result is None:
            value = self.known(game).evaluation.value(game.state)
        elif result.winner is None:
            value = 0.5 if game.policy is None else LATE
        else:
            value = 1.0 if result.winner == 0 else LATE * season_of(game.state) / SEASONS
        return value, 1 - value

    def facts(self, game: War) -> Sequence[float]:
        """See `kernel.judge.Judge`."""
        return facts(game.state)

    def changes(self, before: Sequence[float], after: Sequence[float]) -> str:
        """See `kernel.judge.Judge`."""
        return changes(before, after)

    def tendencies(self, usual: Sequence[float], expected: Sequence[float], seat: int) -> str:
        """See `kernel.judge.Judge`."""
        return tendencies(usual, expected, seat)

    def reason(
        self, usual: Sequence[float], expected: Sequence[float], seat: int, chance: float
    ) -> str:
        """See `kernel.judge.Judge`."""
        return reason(usual, expected, seat, chance)

    def chance(self, game: War, value: float) -> float:
        """A draw counts as half a win, but as none against the T-bot."""
        result = game.result
        if result is None:
            return self.known(game).chance(value)
        if result.winner is None:
            return 0.5 if game.policy is None else 0.0
        return 1.0 if result.winner == 0 else 0.0

    def weights(self, game: War, options: Sequence[Option]) -> list[float]:
        """See `kernel.judge.Judge`."""
        return thumb.weights(game, options)

    def habits(self, game: War, options: Sequence[Option]) -> list[float]:
        """See `kernel.judge.Judge`."""
        return habits.habits(game, options)

    def considered(self, game: War, before: Option | None) -> Sequence[Option]:
        """See `kernel.judge.Judge`."""
        decision = game.decision
        assert decision is not None
        options = decision.options
        if before is None or decision.ask not in UNORDERED or options[0].act is not before.act:
            return options
        least = _place(before)
        remaining = [option for option in options if _place(option) >= least]
        return remaining or options


_PLACES: Final[dict[str, float]] = {}


def _place(option: Option) -> float:
    """The position of an option in the one order that is considered; ending comes last."""
    place = _PLACES.get(option)
    if place is None:
        place = float("inf")
        if option.act is Act.SET_ASIDE and option.card is not None:
            place = _ORDER[option.card]
        elif option.act is not Act.DONE and option.target is not None:
            place = option.target + len(Place) * (option.source or 0)
        _PLACES[option] = place
    return place


_ORDER: Final = {card: float(number) for number, card in enumerate(CARDS.values())}
