"""Replay of a game: any moment of it, and where its parts begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tripoli.kernel.chance import SeededChance
from tripoli.kernel.record import Record
from tripoli.kernel.title import AnyEngine, Eyes, Title

if TYPE_CHECKING:
    from tripoli.session.messages import Chosen, Mark, Moment

STRIDE: Final = 16
"""The number of choices between two saved copies of the game."""


class Replay:
    """A game being replayed.

    Copies are kept along the way, so that every moment is only a few choices after one of them.

    Args:
        title: the game's title.
        record: the game.
    """

    def __init__(self, title: Title, record: Record[Any]) -> None:
        self.title = title
        self.record = record
        self.events: list[Any] = []
        self.marks: list[Mark] = []
        self._line_counts: list[int] = []
        self._fights: list[int | None] = []
        """Which event began the fight that is shown at each moment."""
        self._copies: list[AnyEngine] = []
        count = 0
        unfinished: int | None = None
        # The last moment at which it has had a visible effect.
        resolved = 0
        for number, game in enumerate(record.steps(self.events.append)):
            if number % STRIDE == 0:
                self._copies.append(game.copy())
            mark = self._mark(game, self.events[count:])
            self.marks.append(mark)
            fight = title.page.last_scene(self.events, count)
            if fight is None:
                fight = unfinished
            goes_on = fight is not None and title.page.goes_on(self.events, fight)
            if unfinished is not None:
                own = len(self.events) > count and title.page.goes_on(
                    self.events[: count + 1], unfinished
                )
                # If another fight begins at this moment, that is the one shown.
                if own and not mark["fight"]:
                    resolved = number
                if mark["fight"] or not goes_on:
                    self.marks[resolved]["fight"] = True
            if mark["fight"]:
                resolved = number
            unfinished = fight if goes_on else None
            self._fights.append(fight)
            count = len(self.events)
            self._line_counts.append(count)
        if unfinished is not None:
            self.marks[resolved]["fight"] = True

    def _mark(self, game: AnyEngine, events: Sequence[Any]) -> Mark:
        decision = game.decision
        beginnings = self.title.rules.begins(game, events)
        return {
            "seat": None if decision is None else self.title.seats[decision.side],
            "turn": "turn" in beginnings,
            "round": "round" in beginnings,
            "fight": "fight" in beginnings,
        }

    def game(self, at: int) -> AnyEngine:
        """The game after some choices."""
        game = self._copies[at // STRIDE].copy()
        for _ in self.record.go_on(game, at // STRIDE * STRIDE, at):
            pass
        return game

    def moment(self, at: int, eyes: Eyes) -> Moment:
        """What could be seen after some choices.

        Args:
            at: the number of choices.
            eyes: the viewer.
        """
        line_count = self._line_counts[at]
        since = self._line_counts[at - 1] if at else 0
        events = self.events[:line_count]
        first = self._fights[at]
        return {
            "at": at,
            "of": len(self.record.lines),
            "seat": self.title.seats[eyes[0]] if len(eyes) == 1 else None,
            "board": self.title.page.board(self.game(at), eyes),
            "scene": None if first is None else self.title.page.scene(events, first, eyes),
            "lines": line_count,
            "since": since,
            **self._chosen(at, eyes),
        }

    def _chosen(self, at: int, eyes: Eyes) -> Chosen:
        """The seat that chose last, and its choice if `eyes` can see it."""
        if not at:
            return {"by": None, "choice": None}
        seat = self.marks[at - 1]["seat"]
        assert seat is not None
        known = self.title.seats.index(seat) in eyes
        return {"by": seat, "choice": self.record.lines[at - 1].choice if known else None}


def position_record(title: Title, game: AnyEngine) -> Record[Any]:
    """A record that begins with the current play of a game, without its past, and with new dice and
    draws.
    """
    twin = game.resting(title.rules.without_past(game.rested), SeededChance.fresh())
    twin.feed(game.since_rest)
    return twin.record  # type: ignore[no-any-return]
