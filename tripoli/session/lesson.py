"""A lesson in a session: a game with arranged dice and a scripted opponent."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from tripoli.kernel.choice import Option
from tripoli.kernel.seat import Seat
from tripoli.kernel.title import AnyEngine, Title
from tripoli.players import player, simplest

_SEED: Final = 1
"""Fixed, so that the opponent always answers the same way."""


class Taught:
    """A lesson in progress.

    Args:
        title: the game's title.
        name: one of the title's lessons.
    """

    def __init__(self, title: Title, name: str) -> None:
        self.name = name
        self.lesson = title.lessons[name]
        self._opponent = simplest(title)
        self.players = {
            seat: self._opponent for seat in range(len(title.seats)) if seat != self.lesson.seat
        }
        self._title = title

    def begun(self, events: list[Any], choices: Sequence[str] = ()) -> AnyEngine:
        """The game after some choices, including the opponent's answers.

        Args:
            events: the game's events are appended to it.
            choices: the choices of all seats.
        """
        game: AnyEngine = self.lesson.begin(events.append)
        for choice in choices:
            game.choose(choice)
        self.answer(game, events)
        return game

    def answer(self, game: AnyEngine, events: Sequence[Any]) -> None:
        """Choose for the other seats until the person must decide or the lesson is over."""
        while (decision := game.decision) is not None and decision.side != self.lesson.seat:
            if self.outcome(game, events):
                return
            count = sum(side != self.lesson.seat for side in game.sides)
            replies = self.lesson.replies[count : count + 1]
            options = [option for option in decision.options if option in replies]
            game.choose(options[0] if options else self._thought_of(game))

    def outcome(self, game: AnyEngine, events: Sequence[Any]) -> str:
        """The outcome; empty while the lesson goes on."""
        return self.lesson.outcome(game, events)

    def _thought_of(self, game: AnyEngine) -> Option:
        assert game.decision is not None
        opponent = player(self._title, self._opponent, Random(_SEED))
        return opponent.choose(Seat(game, game.decision.side))
