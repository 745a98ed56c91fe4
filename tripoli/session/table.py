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
| `undo` | `at` | undoes what one press has chosen, which began after `at` choices |
| `undo` | `further` | the same past dice and revealed information; the record then says so |
| `redo` | | makes again what the last undo has undone |
| `replay` | perhaps `at` | the answer contains the moment after `at` choices |
| `replay` | `marks` | the answer also says where turns, rounds and fights begin |
| `fork` | `at`, perhaps `players` | a new game that begins like this one, with new dice and draws |
| `fight` | `line` | the answer contains the fight that begins at a line of the log |
| `link` | | the answer contains a link fragment for the game |
| `position` | | the answer contains a link fragment for the position alone |
| `record` | | the answer contains the record |
| `facts` | | the answer contains the facts that never change |
| `ask` | `topic`, perhaps `argument` | the answer says what the game has to say on a topic |
| `query` | `topic`, perhaps `argument` and `at` | the answer contains data for the game's page |

The table in an answer shows what the person at the device may know, and nothing else; while the
device is handed over, that is what everybody may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from tripoli.kernel import strict
from tripoli.kernel.catalog import Catalog, OtherGameError
from tripoli.kernel.chance import LARGEST_SEED, SeededChance
from tripoli.kernel.choice import IllegalChoice
from tripoli.kernel.record import LONGEST, MOST_CHOICES, Record, RecordError
from tripoli.kernel.strict import FormatError, Json
from tripoli.kernel.text import plain
from tripoli.kernel.title import AnyEngine, Title
from tripoli.session import answer, arrivals, links, text
from tripoli.session.lesson import LessonInProgress
from tripoli.session.links import LinkError
from tripoli.session.match import Match
from tripoli.session.replay import moment, position_record
from tripoli.session.requests import ASIDE, CHANGES, REQUESTS, TableError, players_of
from tripoli.session.timeline import Timeline
from tripoli.session.undo import redo, undo

if TYPE_CHECKING:
    from tripoli.session import messages

_LONGEST: Final = 2 * LONGEST
"""In characters; quotation marks in a record are escaped within a request."""
_ARGUMENT: Final = 1000
"""The longest argument of a query, in characters."""
_LOGS: Final = 32
"""More readers than any game has."""


class Table:
    """A session; see the module. The page calls `ask`; the code that saves games also calls `keep`.

    Args:
        titles: the available games by key, the default one first.

    Attributes:
        match: the game on the table, and who plays it; None before the first one.
    """

    def __init__(self, titles: Mapping[str, Title]) -> None:
        self.titles = Catalog.of(titles)
        # Loaded at once, so that the page notices at the start that a game cannot be loaded.
        self._default = next(iter(self.titles.values()))
        self.match: Match | None = None
        self._serial = 0

    @property
    def title(self) -> Title:
        """The title of the game on the table; before the first one, the default title."""
        return self._default if self.match is None else self.match.title

    @property
    def game(self) -> AnyEngine | None:
        """The game on the table."""
        return None if self.match is None else self.match.game

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
            do, held, arguments = _read(request)
            extra = self._performed(do, arguments)
            changed = do in CHANGES
            shown = None
            if self.match is not None and do not in ASIDE:
                shown = answer.table(self.match, self._serial, held)
            return strict.dump({"ok": True, "changed": changed, "table": shown, **extra})
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
        """What has changed since the last call, to be saved, as the JSON of a `messages.Kept`; None
        if there is no game, or in a lesson.
        """
        match = self.match
        if match is None or match.lesson is not None:
            return None
        blocks = match.timeline.unsaved()
        entry: messages.Kept = {
            "head": match.timeline.head(match.taken_back, match.players_by_name()),
            "first": blocks.first,
            "blocks": blocks.texts,
            "checks": blocks.checks,
            "summary": answer.summary(match),
        }
        return strict.dump(entry)

    def whole(self, record: str) -> str:
        """A saved record with its digest.

        Args:
            record: the record as JSON, perhaps without a digest.

        Returns:
            The record as `Record.to_json` writes it; as it was given if it cannot be read.
        """
        try:
            return self.titles.title_of(record).rules.record.from_json(record).to_json()
        except RecordError:
            return record

    def _performed(self, do: str, arguments: Mapping[str, Json]) -> dict[str, Json]:
        """Do what a request asks for, completely or, after an exception, not at all.

        Returns:
            The fields of the answer that belong to this request alone.
        """
        match, serial = self.match, self._serial
        memento = None if match is None else match.memento()
        try:
            extra: dict[str, Json] = {}
            _DO[do](self, arguments, extra)
            return extra
        except Exception:
            self.match, self._serial = match, serial
            if match is not None and memento is not None:
                match.restore(memento)
            raise

    def _playing(self) -> Match:
        if self.match is None:
            raise TableError(text.NO_GAME)
        return self.match

    def _put(self, match: Match) -> None:
        """Put a game on the table."""
        self.match = match
        self._serial += 1
        match.decline()

    def _seat(self, name: Json) -> int:
        return self.title.seats.index(strict.word(name, "the seat", self.title.seats))

    def _at(self, request: Mapping[str, Json]) -> int:
        """The number of choices that the request asks for; by default all."""
        total = len(self._playing().timeline)
        return strict.whole(request.get("at", total), "at", 0, total)

    # Requests: each reads its arguments, and adds its own fields to the answer

    def _show(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        del request, extra

    def _new(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        del extra
        key = strict.word(request.get("game", self.title.key), "the game", self.titles)
        seed = request.get("seed")
        if seed is not None:
            seed = strict.whole(seed, "the seed", 0, LARGEST_SEED)
        setup = request.get("setup", {})
        if not isinstance(setup, dict):
            raise TableError("the setup: expected an object")
        chance = SeededChance.fresh() if seed is None else SeededChance(seed)
        title = self.titles[key]
        timeline = Timeline.begun(
            title, lambda listener: title.rules.new_game(setup, chance, listener)
        )
        self._put(Match(timeline, players_of(title, timeline.game, request.get("players", {}))))

    def _teach(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        del extra
        played = strict.flag(request.get("played", False), "played")
        title = self.title
        lesson = LessonInProgress(
            title, strict.word(request["lesson"], "the lesson", title.lessons)
        )
        match = Match(lesson.begun(), lesson.players, lesson)
        self._put(match)
        for choice in lesson.lesson.example if played else ():
            match.choose(choice)

    def _load(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        record = request["record"]
        if not isinstance(record, str):
            raise TableError(f"the record: expected a text, got {strict.shown(record)}")
        title = self.titles.title_of(record)
        parsed = title.rules.record.from_json(record)
        match, floor = _opened(title, parsed, dict(parsed.players))
        match.taken_back = parsed.taken_back
        if parsed.seed is None:
            extra["note"] = text.NEW_CHANCE
        if match.game.decision is not None and match.alone():
            # Nobody else has looked meanwhile, so whatever could be undone still can.
            match.floor = floor
        self._put(match)

    def _open(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        given = request["text"]
        if not isinstance(given, str):
            raise TableError(f"the text: expected a text, got {strict.shown(given)}")
        try:
            opened = arrivals.read(self.titles, given)
        except LinkError as error:
            raise TableError(text.CLOSED_LINK.format(reason=error)) from None
        if opened is None:
            raise TableError(text.NOTHING_TO_OPEN)
        self._load({"record": opened.record}, extra)
        match = self._playing()
        choices = len(match.timeline)
        if opened.at is not None:
            extra["at"] = min(opened.at, choices)
        elif opened.link and match.game.decision is None:
            # Whoever sends a finished game wants it to be looked at.
            extra["at"] = choices

    def _fork(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        del extra
        match = self._playing()
        players = request.get("players")
        if players is None:
            players = match.players_by_name()
        forked, _ = _opened(match.title, match.record().until(self._at(request)), players)
        forked.game.chance = SeededChance.fresh()
        self._put(forked)

    def _sit(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        del extra
        match = self._playing()
        match.sit(self._seat(request["seat"]))

    def _choose(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        del extra
        match = self._playing()
        choice = strict.word(request["choice"], "the choice")
        if "seat" in request:
            match.choose_for(self._seat(request["seat"]), choice)
        else:
            match.choose(choice)

    def _resolve(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        del request, extra
        self._playing().resolve()

    def _undo(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        del extra
        match = self._playing()
        further = strict.flag(request.get("further", False), "further")
        whole = strict.flag(request.get("whole", False), "whole")
        undo(match, whole=whole, further=further, at=self._at(request))

    def _redo(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        del request, extra
        redo(self._playing())

    def _replay(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        at, match = self._at(request), self._playing()
        extra["moment"] = moment(match.timeline, at, match.eyes())
        if strict.flag(request.get("marks", False), "marks"):
            extra["marks"] = match.timeline.marks()

    def _fight(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        line = strict.whole(request["line"], "the line", 0, LONGEST)
        match = self._playing()
        extra["fight"] = match.title.page.scene(match.timeline.events, line, match.eyes())

    def _link(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        del request
        extra["link"] = links.pack(self.title, self._playing().record())

    def _position(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        del request
        match = self._playing()
        record = position_record(match.title, match.game)
        extra["link"] = links.pack(match.title, replace(record, players=match.players_by_name()))

    def _record(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        del request
        extra["record"] = self._playing().record().to_json()

    def _facts(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        del request
        facts: messages.Facts = {
            "longest_record": LONGEST,
            "players": {
                **text.PLAYERS,
                **{name: text.player_name(name) for name in self.title.players},
            },
            "games": {self.title.key: self.title.page.facts()},
        }
        extra["facts"] = facts

    def _tell(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        topics = self.title.words.topics
        topic = strict.word(request["topic"], "the topic", topics)
        argument = plain(strict.word(request.get("argument", ""), "the argument"))
        match = self._playing()
        told = topics[topic].tell(match.game, match.asker(), argument)
        # A terminal's lines are no longer than its screen is wide.
        extra["told"] = [" ".join(paragraph.split()) for paragraph in told]

    def _query(self, request: Mapping[str, Json], extra: dict[str, Json]) -> None:
        queries = self.title.page.queries
        topic = strict.word(request["topic"], "the topic", queries)
        argument = strict.word(request.get("argument", ""), "the argument", longest=_ARGUMENT)
        at, match = self._at(request), self._playing()
        extra["found"] = queries[topic](match.timeline.at(at), match.eyes(), argument)


_DO: Final[Mapping[str, Callable[[Table, Mapping[str, Json], dict[str, Json]], None]]] = {
    "new": Table._new,
    "lesson": Table._teach,
    "load": Table._load,
    "open": Table._open,
    "show": Table._show,
    "sit": Table._sit,
    "choose": Table._choose,
    "resolve": Table._resolve,
    "undo": Table._undo,
    "redo": Table._redo,
    "replay": Table._replay,
    "fork": Table._fork,
    "fight": Table._fight,
    "link": Table._link,
    "position": Table._position,
    "record": Table._record,
    "facts": Table._facts,
    "ask": Table._tell,
    "query": Table._query,
}


def _opened(title: Title, record: Record[Any], players: Json) -> tuple[Match, int]:
    """A recorded game, and how many of its choices could not be undone by a person who has played
    alone.

    Args:
        title: the game's title.
        record: the game.
        players: the names of the computer players by seat.
    """
    steps = Timeline.opened(title, record)
    timeline = next(steps)
    match = Match(timeline, players_of(title, timeline.game, players))
    for _ in steps:
        match.bar()
    floor, match.floor = match.floor, len(timeline)
    if record.taken_back:
        floor = max(floor, record.taken_back[-1][0])
    return match, floor


def _read(request: str) -> tuple[str, Sequence[messages.LogHeld], Mapping[str, Json]]:
    """What a request asks for, how much of the log the page has, and the arguments."""
    data = strict.load(request, _LONGEST)
    if not isinstance(data, dict):
        raise TableError("the request: expected an object")
    do = strict.word(data.get("do"), "what to do", REQUESTS)
    required, optional = REQUESTS[do]
    strict.fields(data, "the request", ("do", *required), (*optional, "log", "logs"))
    log = data.get("log")
    logs = [*([] if log is None else [log]), *strict.items(data.get("logs", []), "the logs", _LOGS)]
    return do, [_log_held(log) for log in logs], data


def _log_held(log: Json) -> messages.LogHeld:
    fields = strict.fields(log, "the log", ("key", "count"))
    return {
        "key": strict.word(fields["key"], "the log's key"),
        "count": strict.whole(fields["count"], "the log's count", 0, MOST_CHOICES * 1000),
    }
