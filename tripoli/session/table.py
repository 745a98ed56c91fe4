"""A session: a game, the people playing it, undo, and the record, with a JSON interface.

This is all that the page calls: `Table.ask` takes a JSON text and returns one; their types are in
`messages`.

| `do` | with | what happens |
| --- | --- | --- |
| `new` | perhaps `game`, `setup`, `players` and `seed` | a new game |
| `lesson` | `lesson` | a lesson in place of a game; it is not saved |
| `lesson` | `lesson` and `played` | the same, already played correctly |
| `load` | `record` | resumes a recorded game |
| `open` | `text` | the same, from a link or a record in whatever form it arrives |
| `show` | | nothing |
| `sit` | `seat` | the person of that seat has taken the device |
| `choose` | `choice` | chooses an option |
| `choose` | `choice` and `seat` | the computer player of that seat has chosen an option |
| `resolve` | | makes the usual choices until another kind of decision comes |
| `undo` | perhaps `whole` | undoes the last choice, or the whole turn |
| `undo` | `further` | the same past dice and revealed information; the record then says so |
| `redo` | | makes again what the last undo has undone |
| `replay` | perhaps `at` | the answer contains the moment after `at` choices |
| `replay` | `marks` | the answer also says where turns, rounds and fights begin |
| `fork` | `at`, perhaps `players` | a new game that begins like this one, with new chance |
| `fight` | `line` | the answer contains the fight that begins at a line of the log |
| `link` | | the answer contains a link fragment for the game |
| `position` | | the answer contains a link fragment for the position alone |
| `record` | | the answer contains the record |
| `facts` | | the answer contains the facts that never change |

The table in an answer shows what the person at the device may know, and nothing else; while the
device is handed over, that is what everybody may know.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from tripoli.kernel import strict
from tripoli.kernel.catalog import Catalog, OtherGameError
from tripoli.kernel.chance import LARGEST_SEED, SeededChance
from tripoli.kernel.choice import IllegalChoice, Option
from tripoli.kernel.record import LONGEST, MOST_CHOICES, Record, RecordError
from tripoli.kernel.strict import FormatError, Json
from tripoli.kernel.text import paragraph
from tripoli.kernel.title import AnyEngine, Eyes, Title
from tripoli.session import arrivals, links, text
from tripoli.session.lesson import Taught
from tripoli.session.links import LinkError
from tripoli.session.replay import Replay, position_record
from tripoli.session.requests import CHANGES, REQUESTS, TableError, players_of

if TYPE_CHECKING:
    from tripoli.session import messages

_LONGEST: Final = 2 * LONGEST
"""In characters; quotation marks in a record are escaped within a request."""


class Undone(NamedTuple):
    """What an undo has undone.

    Attributes:
        record: the game before the undo.
        floor: how many of its choices could not be undone.
    """

    record: Record[Any]
    floor: int


class Table:
    """A session; see the module. The page calls `ask`; the code that saves games also calls `keep`.

    Args:
        titles: the available games by key, the default one first.
    """

    def __init__(self, titles: Mapping[str, Title]) -> None:
        self.titles = Catalog.of(titles)
        self.title: Title = next(iter(titles.values()))
        self.game: AnyEngine | None = None
        self.lesson: Taught | None = None
        self.events: list[Any] = []
        self.players: dict[int, str] = {}
        self.seated: int | None = None
        self.floor = 0
        self.undone: tuple[tuple[int, int], ...] = ()
        self.redoable: tuple[Undone, ...] = ()
        self.chosen_at: dict[int, int] = {}
        self.serial = 0
        self._replay: Replay | None = None

    def ask(self, request: str) -> str:
        """Handle a request.

        Args:
            request: a JSON object, see `messages.Request`.

        Returns:
            The answer as JSON, see `messages.Answer`: whether the game has changed is true even of
            an error.
        """
        changed = False
        more: dict[str, Json] = {}
        try:
            do, log, arguments = _read(request)
            extra = self._performed(do, arguments)
            changed = do in CHANGES
            return strict.dump(
                {"ok": True, "changed": changed, "table": self._table(log, do), **extra}
            )
        except (TableError, FormatError, RecordError, IllegalChoice) as error:
            sentence = str(error)
            if isinstance(error, OtherGameError):
                more["elsewhere"] = error.key
        except Exception as error:
            # Never show a traceback to a player.
            template = text.NOT_SHOWN if changed else text.FAILED
            sentence = template.format(error=type(error).__name__)
        return strict.dump(
            {"ok": False, "changed": changed, "table": None, "error": sentence, **more}
        )

    def keep(self) -> str | None:
        """The game to save, as the JSON of a `messages.Kept`; None if there is none, or in a
        lesson.
        """
        if self.game is None or self.lesson is not None:
            return None
        entry: messages.Kept = {
            "record": self._record().to_json(),
            "summary": self._summary(self.game),
        }
        return strict.dump(entry)

    def _summary(self, game: AnyEngine) -> messages.Summary | None:
        try:
            board = self.title.page.summary(game)
        except Exception:
            # A game that cannot be shown must still be saved.
            return None
        return {
            "game": self.title.key,
            "setup": game.setup.to_json(),
            "players": self._players_json(),
            "choices": len(game.sides),
            "over": game.decision is None,
            "board": board,
        }

    def _performed(self, do: str, arguments: Mapping[str, Json]) -> dict[str, Json]:
        """Do what a request asks for, completely or, after an exception, not at all.

        Returns:
            The fields of the answer that belong to this request alone.
        """
        before = vars(self) | {"chosen_at": dict(self.chosen_at)}
        count = 0 if self.game is None else len(self.game.sides)
        event_count = len(self.events)
        try:
            return self._perform(do, arguments)
        except Exception:
            vars(self).update(before)
            del self.events[event_count:]
            if self.game is not None and len(self.game.sides) != count:
                self._rebuild(self._record(), count)
                self.chosen_at = before["chosen_at"]
            raise

    def _perform(self, do: str, request: Mapping[str, Json]) -> dict[str, Json]:
        extra: dict[str, Json] = {}
        if do in CHANGES:
            self._replay = None
        match do:
            case "new":
                self._new(request)
            case "lesson":
                played = strict.flag(request.get("played", False), "played")
                self._teach(request["lesson"], played)
            case "load":
                self._load(request["record"], extra)
            case "open":
                self._open(request["text"], extra)
            case "sit":
                self._sit(self._seat(request["seat"]))
            case "choose":
                choice = strict.word(request["choice"], "the choice")
                if "seat" in request:
                    self._choose_for(self._seat(request["seat"]), choice)
                else:
                    self._choose(choice)
            case "resolve":
                self._resolve()
            case "undo":
                further = strict.flag(request.get("further", False), "further")
                self._undo(strict.flag(request.get("whole", False), "whole"), further)
            case "redo":
                self._redo()
            case "fork":
                self._fork(self._at(request), request.get("players"))
            case "replay":
                replay = self._looking_back()
                extra["moment"] = replay.moment(self._at(request), self._eyes())
                if strict.flag(request.get("marks", False), "marks"):
                    extra["marks"] = replay.marks
            case "fight":
                line = strict.whole(request["line"], "the line", 0, LONGEST)
                extra["fight"] = self.title.page.scene(self.events, line, self._eyes())
            case "position":
                record = replace(
                    position_record(self.title, self._playing()), players=self._players_json()
                )
                extra["link"] = links.pack(self.title, record)
            case "link":
                extra["link"] = links.pack(self.title, self._record())
            case "record":
                extra["record"] = self._record().to_json()
            case "facts":
                extra["facts"] = self._facts()
        return extra

    def _facts(self) -> messages.Facts:
        return {
            "longest_record": LONGEST,
            "players": text.PLAYERS,
            "games": {self.title.key: self.title.page.facts()},
        }

    def _playing(self) -> AnyEngine:
        if self.game is None:
            raise TableError(text.NO_GAME)
        return self.game

    def _seat(self, name: Json) -> int:
        return self.title.seats.index(strict.word(name, "the seat", self.title.seats))

    # Requests

    def _new(self, request: Json) -> None:
        key = strict.word(request.get("game", self.title.key), "the game", self.titles)
        seed = request.get("seed")
        if seed is not None:
            seed = strict.whole(seed, "the seed", 0, LARGEST_SEED)
        setup = request.get("setup", {})
        if not isinstance(setup, dict):
            raise TableError("the setup: expected an object")
        events: list[Any] = []
        chance = SeededChance.fresh() if seed is None else SeededChance(seed)
        title = self.titles[key]
        game = title.rules.new_game(setup, chance, events.append)
        self._put(title, game, events, players_of(title, game, request.get("players", {})))

    def _teach(self, name: Json, played: bool) -> None:
        title = self.title
        lesson = Taught(title, strict.word(name, "the lesson", title.lessons))
        events: list[Any] = []
        self._put(title, lesson.begun(events), events, lesson.players)
        self.lesson = lesson
        for choice in lesson.lesson.example if played else ():
            self._choose(choice)

    def _load(self, record: Json, extra: dict[str, Json]) -> None:
        if not isinstance(record, str):
            raise TableError(f"the record: expected a text, got {strict.shown(record)}")
        title = self.titles.title_of(record)
        parsed = title.rules.record.from_json(record)
        events: list[Any] = []
        game = parsed.replay(listener=events.append)
        self._put(title, game, events, players_of(title, game, dict(parsed.players)))
        self.undone = parsed.taken_back
        floor = self._recall(self._record())
        if parsed.seed is None:
            extra["note"] = text.NEW_CHANCE
        if self._alone() and game.decision is not None:
            # Nobody else has looked meanwhile, so whatever could be undone still can.
            self.floor = floor

    def _open(self, given: Json, extra: dict[str, Json]) -> None:
        if not isinstance(given, str):
            raise TableError(f"the text: expected a text, got {strict.shown(given)}")
        try:
            opened = arrivals.read(self.titles, given)
        except LinkError as error:
            raise TableError(text.CLOSED_LINK.format(reason=error)) from None
        if opened is None:
            raise TableError(text.NOTHING_TO_OPEN)
        self._load(opened.record, extra)
        game = self._playing()
        choices = len(game.sides)
        if opened.at is not None:
            extra["at"] = min(opened.at, choices)
        elif opened.link and game.decision is None:
            # Whoever sends a finished game wants it to be looked at.
            extra["at"] = choices

    def _put(
        self, title: Title, game: AnyEngine, events: list[Any], players: dict[int, str]
    ) -> None:
        """Put a game on the table; a person playing alone takes the seat at once."""
        self.title, self.game, self.events, self.players = title, game, events, players
        self.lesson = None
        people = self._people()
        self.seated = people[0] if len(people) == 1 else None
        self.floor = len(game.sides)
        self.undone = self.redoable = ()
        self.chosen_at = {}
        self.serial += 1

    def _people(self) -> list[int]:
        """The seats with human players."""
        return [int(s) for s in self.title.rules.people(self._playing()) if s not in self.players]

    def _alone(self) -> bool:
        return len(self._people()) <= 1

    def _sit(self, seat: int) -> None:
        decision = self._playing().decision
        if decision is None or decision.side != seat or seat in self.players:
            raise TableError(text.NOT_THEIR_TURN.format(seat=self.title.seat_names[seat]))
        if self.seated != seat:
            # One person's choices can no longer be undone once the other has looked.
            self.floor = len(self._playing().sides)
            self.seated = seat

    def _choose_for(self, seat: int, choice: str) -> None:
        """Make a choice of a seat's computer player.

        It cannot be undone on its own, and bars undo if anything came of it. A choice of which
        nothing can be seen, such as not to react, bars nothing: otherwise undo would tell what the
        computer player might have done.
        """
        game = self._playing()
        if seat not in self.players or game.decision is None or game.decision.side != seat:
            raise TableError(text.NOT_A_COMPUTER.format(seat=self.title.seat_names[seat]))
        start = len(self.events)
        game.choose(choice)
        self.redoable = ()
        if self._bars(game, self.events[start:]):
            self.floor = len(game.sides)

    def _choose(self, choice: str) -> None:
        game = self._playing()
        if self._outcome():
            raise TableError(text.TAKE_ANOTHER)
        if game.decision is not None and game.decision.side in self.players:
            raise TableError(text.WAIT)
        if game.decision is not None and game.decision.side != self.seated:
            raise TableError(text.HAND_OVER.format(seat=self.title.seat_names[game.decision.side]))
        start = len(self.events)
        game.choose(choice)
        self.redoable = ()
        assert self.seated is not None
        # A choice without effect so far, such as the first of two discards, leaves the news
        # unchanged.
        if len(self.events) > start:
            self.chosen_at[self.seated] = start
        if self.lesson is not None:
            # The dice are arranged and will repeat, so every choice may be undone.
            self.lesson.answer(game, self.events)
        elif self._bars(game, self.events[start:]):
            self.floor = len(game.sides)

    def _bars(self, game: AnyEngine, events: Sequence[Any]) -> bool:
        """Whether the last choice of a game bars undo: not if nothing came of it that was unknown.

        Args:
            game: after the choice.
            events: the events that the choice caused.
        """
        # The end reveals all hands.
        if game.decision is None or not isinstance(game.history[-1], Option):
            return True
        seat = game.sides[-1]
        return (
            bool(events) if seat in self.players else self.title.rules.revealed(game, seat, events)
        )

    def _outcome(self) -> str:
        """The outcome of a lesson; empty while it goes on, and if there is none."""
        return "" if self.lesson is None else self.lesson.outcome(self._playing(), self.events)

    def _automatic(self) -> str | None:
        game = self._playing()
        own = game.decision is not None and game.decision.side == self.seated
        return self.title.page.automatic(game) if own and not self._outcome() else None

    def _resolve(self) -> None:
        start = len(self.events)
        choice = self._automatic()
        if choice is None:
            raise TableError(text.NOTHING_AUTOMATIC)
        while choice is not None:
            self._choose(choice)
            choice = self._automatic()
        assert self.seated is not None
        if len(self.events) > start:
            self.chosen_at[self.seated] = start

    def _undo(self, whole: bool, further: bool) -> None:
        total = len(self._playing().sides)
        further = further and self.lesson is None
        floor = 0 if further else self.floor
        if total <= floor:
            raise TableError(self._barred() or text.NOTHING_TO_UNDO)
        count = total - 1
        sides = self._playing().sides
        marks = self._looking_back().marks if whole else []
        while count > floor and (
            sides[count] in self.players or (whole and not marks[count]["turn"])
        ):
            count -= 1
        record = self._record()
        self.redoable += (Undone(record, self.floor),)
        if count < self.floor:
            self.undone += ((count, total - count),)
            self.floor = count
        self._rebuild(record, count)
        if further and not self._alone():
            # The player whose turn it was must take the device.
            self.seated = None

    def _redo(self) -> None:
        if not self.redoable:
            raise TableError(text.NOTHING_TO_REDO)
        *rest, last = self.redoable
        self._rebuild(last.record, len(last.record.lines))
        self.redoable, self.floor = tuple(rest), last.floor

    def _rebuild(self, record: Record[Any], count: int) -> None:
        """Put the game on the table as it was after some choices of its record."""
        events: list[Any] = []
        if self.lesson is not None:
            choices = [line.choice for line in record.lines[:count]]
            self.game = self.lesson.begun(events, choices)
        else:
            self.game = record.replay(count, listener=events.append)
        self.events = events
        if self.lesson is None:
            # What was news at that decision is news again.
            self.chosen_at = {}
            self._recall(self._record())

    def _barred(self) -> str:
        """Why the last choice cannot be undone; empty if it can, or if there is none."""
        game = self._playing()
        if not self.floor or len(game.sides) > self.floor:
            return ""
        # What chance brought since then.
        results = list(
            itertools.takewhile(lambda entry: not isinstance(entry, Option), reversed(game.history))
        )
        if game.decision is None:
            reason = text.ENDED
        elif game.sides[-1] in self.players:
            reason = text.MOVED
        elif any(isinstance(entry, tuple) for entry in results):
            reason = text.ROLLED
        elif results:
            reason = text.DRAWN
        else:
            gone_back = bool(self.undone) and self.undone[-1][0] == self.floor
            reason = text.GONE_BACK if gone_back else text.SEEN
        return text.UNDO_BARRED.format(reason=reason)

    def _at(self, request: Json) -> int:
        """The number of choices that the request asks for; by default all."""
        total = len(self._playing().sides)
        return strict.whole(request.get("at", total), "at", 0, total)

    def _looking_back(self) -> Replay:
        if self._replay is None:
            self._replay = Replay(self.title, self._record())
        return self._replay

    def _fork(self, at: int, computers: Json) -> None:
        record = replace(self._record(), taken_back=())
        events: list[Any] = []
        game = record.replay(at, chance=SeededChance.fresh(), listener=events.append)
        players = self.players if computers is None else players_of(self.title, game, computers)
        self._put(self.title, game, events, players)
        self._recall(game.record)

    def _recall(self, record: Record[Any]) -> int:
        """Find each person's last choice: everything after it is news.

        Returns:
            How many choices could not be undone by a person who has played alone.
        """
        events: list[Any] = []
        end = floor = 0
        for number, game in enumerate(record.steps(events.append)):
            start, end = end, len(events)
            if number and self._bars(game, events[start:]):
                floor = number
            if number and end > start and game.sides[-1] not in self.players:
                self.chosen_at[game.sides[-1]] = start
        return max(floor, self.undone[-1][0]) if self.undone else floor

    def _record(self) -> Record[Any]:
        record: Record[Any] = replace(
            self._playing().record, taken_back=self.undone, players=self._players_json()
        )
        return record

    def _players_json(self) -> dict[str, str]:
        return {self.title.seats[seat]: name for seat, name in self.players.items()}

    # The answer

    def _eyes(self) -> Eyes:
        """Whose view is shown: that of a person playing alone, of the person at the device if it is
        their turn, or what everybody may know; if nobody plays or the game is over, everything is
        visible.
        """
        game = self._playing()
        if game.decision is None or not self._people():
            return tuple(range(len(self.title.seats)))
        if self._alone():
            return () if self.seated is None else (self.seated,)
        return (game.decision.side,) if game.decision.side == self.seated else ()

    def _log(self, log: messages.LogHeld | None, eyes: Eyes) -> messages.Log:
        key = f"{self.serial}:{','.join(map(str, eyes))}"
        start = min(log["count"], len(self.events)) if log and log["key"] == key else 0
        lines = [self.title.page.line(event, eyes) for event in self.events[start:]]
        return {"key": key, "start": start, "lines": lines}

    def _table(self, log: messages.LogHeld | None, do: str) -> messages.Table | None:
        game = self.game
        if game is None or do == "facts":
            return None
        title, eyes = self.title, self._eyes()
        decision = game.decision
        seat = self.seated if decision is not None and eyes else None
        outcome = self._outcome()
        if outcome:
            decision = None
        thinker = decision.side if decision is not None and decision.side in self.players else None
        asked = decision is not None and seat is not None and decision.side == seat
        first = title.page.last_scene(self.events)
        return {
            "game": title.key,
            "setup": game.setup.to_json(),
            "choices": len(game.sides),
            "seat": None if seat is None else title.seats[seat],
            "hand_over": None
            if decision is None or asked or thinker is not None
            else title.seats[decision.side],
            "players": self._players_json(),
            "thinks": None if thinker is None else title.seats[thinker],
            "turn": None if decision is None else title.seats[decision.side],
            "over": game.decision is None,
            "prompt": self._prompt(asked),
            "headline": "" if seat is None else title.words.headline(self.events, seat),
            "plan": [*self._plan(seat)] if asked and seat is not None else [],
            "board": title.page.board(game, eyes),
            "decision": title.page.decision(game, seat) if asked and seat is not None else None,
            "options": title.page.options(game, seat) if asked and seat is not None else [],
            "scene": None if first is None else title.page.scene(self.events, first, eyes),
            "course": title.page.course(self.events) if game.decision is None else None,
            "log": self._log(log, eyes),
            "since": min(self._since(seat), len(self.events)),
            "undo": self.seated is not None and len(game.sides) > self.floor,
            "redo": bool(self.redoable),
            "further": self.lesson is None and len(game.sides) > 0,
            "barred": self._barred(),
            "lesson": self._lesson(outcome),
        }

    def _lesson(self, outcome: str) -> messages.Lesson | None:
        if self.lesson is None:
            return None
        step = self.lesson.lesson.step(self._playing(), self.events)
        return {"name": self.lesson.name, "step": step, "outcome": outcome}

    def _plan(self, seat: int) -> Sequence[str]:
        """What a person wants who is about to make the first choice of a game."""
        game = self._playing()
        if self.lesson is not None or not game.between_plays or seat in game.sides:
            return ()
        return self.title.words.plan(game, seat)

    def _prompt(self, asked: bool) -> str:
        game = self._playing()
        decision = game.decision
        if decision is None:
            outcome, *score = self.title.words.ending(game)
            return paragraph(outcome, *self._own_ending(), *score)
        if asked:
            return self.title.words.prompt(decision)
        if self._outcome():
            return text.LESSON_OVER
        if decision.side in self.players:
            return text.THINKING.format(
                player=text.player_name(self.players[decision.side]),
                seat=self.title.seat_names[decision.side],
            )
        template = text.PASS_DEVICE if game.between_plays else text.PASS_MEANWHILE
        return template.format(seat=self.title.seat_names[decision.side])

    def _own_ending(self) -> list[str]:
        """The ending as told to a person who played alone."""
        people, result = self._people(), self._playing().result
        winner = None if result is None else self.title.rules.winner(result.reason)
        if winner is None or len(people) != 1:
            return []
        return [text.WON if winner == people[0] else text.LOST]

    def _since(self, seat: int | None) -> int:
        if seat is None:
            return min(self.chosen_at.values(), default=0)
        return self.chosen_at.get(seat, 0)


def _read(request: str) -> tuple[str, messages.LogHeld | None, Mapping[str, Json]]:
    """What a request asks for, how much of the log the page has, and the arguments."""
    data = strict.load(request, _LONGEST)
    if not isinstance(data, dict):
        raise TableError("the request: expected an object")
    do = strict.word(data.get("do"), "what to do", REQUESTS)
    required, optional = REQUESTS[do]
    strict.fields(data, "the request", ("do", *required), (*optional, "log"))
    return do, _log_held(data.get("log")), data


def _log_held(log: Json) -> messages.LogHeld | None:
    if log is None:
        return None
    fields = strict.fields(log, "the log", ("key", "count"))
    return {
        "key": strict.word(fields["key"], "the log's key"),
        "count": strict.whole(fields["count"], "the log's count", 0, MOST_CHOICES * 1000),
    }
