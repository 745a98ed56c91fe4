"""A lesson in a session: a game with arranged dice and a scripted opponent."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tripoli.kernel.choice import Option
from tripoli.kernel.seat import Seat
from tripoli.kernel.title import AnyEngine, Title
from tripoli.players import player, simplest
from tripoli.session.timeline import Timeline

_SEED: Final = 1
"""Fixed, so that the opponent always answers the same way."""


class LessonInProgress:
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

    def begun(self, choices: Sequence[str] = ()) -> Timeline:
        """The game after some choices, including the opponent's answers.

        The dice are arranged, so that the same choices always lead to the same game.

        Args:
            choices: the choices of all seats.
        """
        timeline = Timeline.begun(self._title, self.lesson.begin)
        for choice in choices:
            timeline.choose(choice)
        self.answer(timeline)
        return timeline

    def answer(self, timeline: Timeline) -> None:
        """Choose for the other seats until the person must decide or the lesson is over."""
        while (
            decision := timeline.game.decision
        ) is not None and decision.side != self.lesson.seat:
            if self.outcome(timeline):
                return
            count = sum(side != self.lesson.seat for side in timeline.game.sides)
            replies = self.lesson.replies[count : count + 1]
            options = [option for option in decision.options if option in replies]
            timeline.choose(str(options[0] if options else self._thought_of(timeline.game)))

    def outcome(self, timeline: Timeline) -> str:
        """The outcome; empty while the lesson goes on."""
        return self.lesson.outcome(timeline.game, timeline.events)

    def step(self, timeline: Timeline) -> str:
        """The current step of a lesson of several."""
        return self.lesson.step(timeline.game, timeline.events)

    def _thought_of(self, game: AnyEngine) -> Option:
        assert game.decision is not None
        opponent = player(self._title, self._opponent, Random(_SEED))
        return opponent.choose(Seat(game, game.decision.side))
