"""The timeline of a game: its choices with everything that is presented of them.

It grows with each choice and is cut by undo. Undo, redo, replay, forks, news and the log read it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tripoli.kernel.engine import Listener
from tripoli.kernel.record import VERSION, Record
from tripoli.kernel.strict import Json
from tripoli.kernel.title import AnyEngine, Title
from tripoli.session.fights import Fights
from tripoli.session.past import Past
from tripoli.session.steps import Steps

if TYPE_CHECKING:
    from tripoli.session.messages import Mark


class Timeline(Steps):
    """A game with its events; see the module.

    Args:
        title: the game's title.
        game: at its first decision.
        events: its events so far; the game's listener appends to it.

    Attributes:
        events: all events.
        news: the event with which what came of each seat's last choice began; a choice of which
            nothing came, such as the first of two discards, does not count.
    """

    def __init__(self, title: Title, game: AnyEngine, events: list[Any]) -> None:
        super().__init__(title, game)
        self.events = events
        self.news: dict[int, int] = {}
        self._event_counts = [len(events)]
        self._beginnings = [frozenset(title.rules.begins(game, events))]
        self._news_before: list[tuple[int, int | None]] = []
        """The seat of each choice, and its news before it."""
        self._choices = [0] * len(title.seats)
        self._course: Json | None = None
        self._fights = Fights(title)

    @classmethod
    def begun(cls, title: Title, begin: Callable[[Listener], AnyEngine]) -> Timeline:
        """The timeline of a new game.

        Args:
            title: the game's title.
            begin: creates the game, at its first decision, with a listener.
        """
        events: list[Any] = []
        return cls(title, begin(events.append), events)

    @classmethod
    def opened(cls, title: Title, record: Record[Any]) -> Iterator[Timeline]:
        """Open a recorded game.

        Args:
            title: the game's title.
            record: the game.

        Yields:
            The same timeline, before the first choice and after each.

        Raises:
            RecordError: the record does not fit the rules.
        """
        if record.version < VERSION:
            # Its rules asked fewer decisions.
            record = record.replay().record
        lines, opening = record.lines, record.until(0)
        timeline = cls.begun(title, lambda listener: opening.replay(listener=listener))
        yield timeline
        for _ in timeline.follow(lines):
            yield timeline
        timeline.game.chance = record.chance_after(len(lines))

    # Growing and going back

    def choose(self, choice: str) -> None:
        """Make a choice; see `Steps`."""
        try:
            super().choose(choice)
        except Exception:
            del self.events[self._event_counts[-1] :]
            raise

    def _note(self) -> None:
        start = self._event_counts[-1]
        new = self.events[start:]
        beginnings = frozenset(self.title.rules.begins(self.game, new))
        super()._note()
        self._beginnings.append(beginnings)
        self._event_counts.append(len(self.events))
        seat = self.game.sides[-1]
        self._choices[seat] += 1
        self._news_before.append((seat, self.news.get(seat)))
        if new:
            self.news[seat] = start

    def _cut(self, count: int) -> None:
        super()._cut(count)
        while len(self._news_before) > count:
            seat, before = self._news_before.pop()
            self._choices[seat] -= 1
            if before is None:
                self.news.pop(seat, None)
            else:
                self.news[seat] = before
        del self._event_counts[count + 1 :]
        del self.events[self._event_counts[-1] :]
        del self._beginnings[count + 1 :]
        self._course = None
        self._fights.cut(count)

    # Reading

    def past(self, count: int) -> Past:
        """The events until after some choices."""
        return Past(self.events, self._event_counts[count])

    def has_chosen(self, seat: int) -> bool:
        """Whether a seat has made a choice."""
        return self._choices[seat] > 0

    def begins_turn(self, count: int) -> bool:
        """Whether a turn begins after some choices."""
        return "turn" in self._beginnings[count]

    def last_events(self) -> Sequence[Any]:
        """The events of the last choice."""
        return self.events[self._event_counts[max(0, len(self) - 1)] :]

    def course(self) -> Json:
        """The course of the finished game."""
        if self._course is None:
            self._course = self.title.page.course(self.events)
        return self._course

    def fight(self, count: int) -> int | None:
        """The event that began the fight to be shown after some choices; None without one."""
        self._reach(count)
        return self._fights.shown[count]

    def marks(self) -> list[Mark]:
        """What begins after each number of choices, where fights end, and how long the log is."""
        self._reach(len(self))
        ends = self._fights.ends()
        decision = self.game.decision
        sides = [*self.game.sides, None if decision is None else decision.side]
        return [
            {
                "seat": None if side is None else self.title.seats[side],
                "turn": "turn" in beginnings,
                "round": "round" in beginnings,
                "fight": "fight" in beginnings or number in ends,
                "lines": self._event_counts[number],
            }
            for number, (side, beginnings) in enumerate(zip(sides, self._beginnings, strict=True))
        ]

    def _reach(self, count: int) -> None:
        for number in range(len(self._fights.shown), count + 1):
            before = self._event_counts[number - 1] if number else 0
            self._fights.add(self.past(number), before, "fight" in self._beginnings[number])
