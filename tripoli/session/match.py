"""A match: a game with those who play it, the people at one device and the computer players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from tripoli.kernel.chance import Chance
from tripoli.kernel.choice import DECLINE, Option, only_declines
from tripoli.kernel.record import Line, Record
from tripoli.kernel.title import AnyEngine, Eyes, Title
from tripoli.session import text
from tripoli.session.lesson import LessonInProgress
from tripoli.session.requests import TableError
from tripoli.session.timeline import Timeline


class Undone(NamedTuple):
    """What an undo has undone.

    Attributes:
        lines: the undone choices.
        option: what a person chose, if it is only one of these choices; otherwise None.
        chance: the dice and draws that come after them.
        floor: how many choices could not be undone before.
    """

    lines: tuple[Line, ...]
    option: Option | None
    chance: Chance
    floor: int


class Match:
    """A game being played; a person who plays alone takes the seat at once.

    Args:
        timeline: the game.
        players: the computer players by seat; all others are people.
        lesson: the lesson that the game is, if it is one.

    Attributes:
        seated: the seat of the person at the device; None while it is handed over.
        floor: how many choices cannot be undone.
        taken_back: for each undo that went further than usual, after how many choices it happened
            and how many it undid.
        redoable: what can be redone, the last undo last.
    """

    def __init__(
        self, timeline: Timeline, players: Mapping[int, str], lesson: LessonInProgress | None = None
    ) -> None:
        self.timeline = timeline
        self.players = players
        self.lesson = lesson
        people = self.people()
        self.seated = people[0] if len(people) == 1 else None
        self.floor = len(timeline)
        self.taken_back: tuple[tuple[int, int], ...] = ()
        self.redoable: tuple[Undone, ...] = ()

    @property
    def title(self) -> Title:
        """The game's title."""
        return self.timeline.title

    @property
    def game(self) -> AnyEngine:
        """The game after the last choice."""
        return self.timeline.game

    def record(self) -> Record[Any]:
        """The record of the game."""
        record: Record[Any] = self.game.record
        return replace(record, taken_back=self.taken_back, players=self.players_by_name())

    def players_by_name(self) -> dict[str, str]:
        """The computer players, by the names of their seats."""
        return {self.title.seats[seat]: name for seat, name in self.players.items()}

    # Seats

    def people(self) -> list[int]:
        """The seats with human players."""
        return [
            int(seat) for seat in self.title.rules.people(self.game) if seat not in self.players
        ]

    def alone(self) -> bool:
        """Whether at most one person plays."""
        return len(self.people()) <= 1

    def eyes(self) -> Eyes:
        """Whose view is shown: that of a person playing alone, of the person at the device if it is
        their turn, or what everybody may know; if nobody plays or the game is over, everything is
        visible.
        """
        decision = self.game.decision
        if decision is None or not self.people():
            return tuple(range(len(self.title.seats)))
        if self.alone():
            return () if self.seated is None else (self.seated,)
        return (decision.side,) if decision.side == self.seated else ()

    def asker(self) -> int:
        """The seat that asks a question about the game: that of the person at the device; if
        everything is visible, the one that decides.

        Raises:
            TableError: the device is being handed over.
        """
        eyes, decision = self.eyes(), self.game.decision
        if not eyes:
            raise TableError(text.WHO_ASKS)
        return eyes[0] if len(eyes) == 1 or decision is None else int(decision.side)

    def sit(self, seat: int) -> None:
        """Let the person of a seat take the device."""
        decision = self.game.decision
        if decision is None or decision.side != seat or seat in self.players:
            raise TableError(text.NOT_THEIR_TURN.format(seat=self.title.seat_names[seat]))
        if self.seated != seat:
            # One person's choices can no longer be undone once the other has looked.
            self.floor = len(self.timeline)
            self.seated = seat

    # Choices

    def waives(self) -> bool:
        """Whether the person who is to be handed the device is asked at a window, and may decline
        without taking it: that tells the others nothing of what they hold.
        """
        decision = self.game.decision
        return (
            decision is not None
            and decision.window is not None
            and decision.side not in self.players
            and decision.side != self.seated
        )

    def choose(self, choice: str) -> None:
        """Make a choice of the person at the device, or decline for another at a window."""
        decision = self.game.decision
        if self.outcome():
            raise TableError(text.TAKE_ANOTHER)
        if decision is not None and decision.side in self.players:
            raise TableError(text.WAIT)
        waived = choice == DECLINE and self.waives()
        if decision is not None and decision.side != self.seated and not waived:
            raise TableError(text.HAND_OVER.format(seat=self.title.seat_names[decision.side]))
        if waived:
            # As if that person had taken the device, and given it back.
            self.floor = len(self.timeline)
        self._choose(choice)
        if self.lesson is not None:
            # The dice are arranged and will repeat, so every choice may be undone.
            self.lesson.answer(self.timeline)

    def choose_for(self, seat: int, choice: str) -> None:
        """Make a choice of a seat's computer player.

        It cannot be undone on its own, and bars undo if anything came of it. A choice of which
        nothing can be seen, such as not to react, bars nothing: otherwise undo would tell what the
        computer player might have done.
        """
        decision = self.game.decision
        if seat not in self.players or decision is None or decision.side != seat:
            raise TableError(text.NOT_A_COMPUTER.format(seat=self.title.seat_names[seat]))
        self._choose(choice)

    def _choose(self, choice: str) -> None:
        self.timeline.choose(choice)
        self.redoable = ()
        self.bar()
        self.decline()

    def bar(self) -> None:
        """Bar undo if the last choice does, or if nothing that a person chose is left to undo."""
        last = len(self.timeline) - 1
        if self.lesson is None and (
            self.bars() or (self.floor == last and not self.by_person(last))
        ):
            self.floor = last + 1

    def decline(self) -> None:
        """Answer the windows at which there is nothing to choose.

        It bars undo only if something comes of it, such as dice. People who share a device are
        asked all the same: that it changes hands would otherwise tell what its next holder has.
        """
        while self.declines(self.game):
            assert self.game.decision is not None
            self.timeline.choose(str(self.game.decision.options[0]))
            self.bar()

    def declines(self, game: AnyEngine) -> bool:
        """Whether the decision of a game is a window that the session answers by itself."""
        decision = game.decision
        return (
            decision is not None
            and only_declines(decision)
            and (decision.side in self.players or self.alone())
        )

    def bars(self) -> bool:
        """Whether the last choice bars undo: not if nothing came of it that was unknown."""
        game, events = self.game, self.timeline.last_events()
        # The end reveals all hands.
        if game.decision is None or not isinstance(game.history[-1], Option):
            return True
        seat = game.sides[-1]
        return (
            bool(events) if seat in self.players else self.title.rules.revealed(game, seat, events)
        )

    def by_person(self, count: int) -> bool:
        """Whether a person made the choice that followed after so many choices."""
        if self.game.sides[count] in self.players:
            return False
        (line,) = self.timeline.lines(count, count + 1)
        return line.choice != DECLINE or not self.declines(self.timeline.at(count))

    def automatic(self) -> str | None:
        """The usual choice of the current decision, if the person at the device may leave it."""
        decision = self.game.decision
        own = decision is not None and decision.side == self.seated
        return self.title.page.automatic(self.game) if own and not self.outcome() else None

    def resolve(self) -> None:
        """Make the usual choices until there is another kind of decision; they are one piece of
        news.
        """
        start = len(self.timeline.events)
        choice = self.automatic()
        if choice is None:
            raise TableError(text.NOTHING_AUTOMATIC)
        while choice is not None:
            self.choose(choice)
            choice = self.automatic()
        assert self.seated is not None
        if len(self.timeline.events) > start:
            self.timeline.news[self.seated] = start

    # Reading

    def outcome(self) -> str:
        """The outcome of a lesson; empty while it goes on, and if there is none."""
        return "" if self.lesson is None else self.lesson.outcome(self.timeline)

    def news_since(self, seat: int | None) -> int:
        """The event with which what is news to a seat begins; for None, to all people."""
        news = self.timeline.news
        if seat is not None:
            return news.get(seat, 0)
        return min((start for by, start in news.items() if by not in self.players), default=0)

    def choices(self, count: int) -> Sequence[str]:
        """The first choices, in notation."""
        return [line.choice for line in self.timeline.lines(0, count)]

    # Taking back a request that failed

    def memento(self) -> tuple[int, dict[str, Any]]:
        """What `restore` needs to bring back the current state of the match."""
        return len(self.timeline), dict(vars(self))

    def restore(self, memento: tuple[int, dict[str, Any]]) -> None:
        """Bring back an earlier state of the match, after a request that failed halfway."""
        count, attributes = memento
        vars(self).update(attributes)
        if len(self.timeline) == count:
            return
        if self.lesson is None:
            self.timeline.go_back(count)
        else:
            self.timeline = self.lesson.begun(self.choices(count))
