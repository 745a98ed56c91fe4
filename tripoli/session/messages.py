"""The messages to and from a session that are common to all games.

The page's TypeScript declarations and `docs/protocol.md` are generated from this module. The
contents of the table, of decisions and of log lines depend on the game: their types are in its
`present.messages`.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Do = Literal[
    "new",
    "load",
    "open",
    "show",
    "sit",
    "choose",
    "resolve",
    "undo",
    "redo",
    "replay",
    "fork",
    "fight",
    "link",
    "position",
    "record",
    "facts",
    "ask",
    "query",
    "lesson",
]


class LogHeld(TypedDict):
    """How much the page already has of the log as one reader sees it."""

    key: str
    count: int


class Request(TypedDict):
    """A request to a session: what to do, with its arguments.

    `log` is what is shown of the log; `logs` are those of others, who have had the device before.
    """

    do: Do
    log: NotRequired[LogHeld]
    logs: NotRequired[list[LogHeld]]
    game: NotRequired[str]
    setup: NotRequired[dict[str, Any]]
    seed: NotRequired[int]
    record: NotRequired[str]
    text: NotRequired[str]
    players: NotRequired[dict[str, str]]
    seat: NotRequired[str]
    choice: NotRequired[str]
    whole: NotRequired[bool]
    further: NotRequired[bool]
    at: NotRequired[int]
    marks: NotRequired[bool]
    line: NotRequired[int]
    lesson: NotRequired[str]
    played: NotRequired[bool]
    topic: NotRequired[str]
    argument: NotRequired[str]


class Log(TypedDict):
    """The part of the log that the page does not have.

    Each line has the `kind` of its event, its `text`, and the event's fields. The lines from
    `start` on replace whatever the page has from there on; if the page has the log of another
    `key`, `start` is 0.
    """

    key: str
    start: int
    lines: list[Any]


class Table(TypedDict):
    """What the person at the device can see, and nothing else.

    `board`, `decision`, `options`, `scene` and `course` (of a finished game) are specific to the
    game, though each option has its `notation`, and a `label` for a button. `turn` is the seat that
    decides, `prompt` describes the decision. `players` are the computer players by seat; `thinks`
    is the seat that decides if it has one of them. `since` is the first line of the log after this
    seat's last choice that had an effect; `headline` is what the seat is to know first, such as
    what the others did last. `plan` is what a seat wants, in a few sentences, at its first choice
    in a new game. `undone` spells out what Redo would choose at this decision, if it is a single
    choice. `waive` is the choice that the seat to which the device is to be handed can make without
    taking it: to decline to respond.
    """

    game: str
    setup: dict[str, Any]
    choices: int
    seat: str | None
    hand_over: str | None
    waive: str | None
    players: dict[str, str]
    thinks: str | None
    turn: str | None
    over: bool
    prompt: str
    headline: str
    plan: list[str]
    board: Any
    decision: Any | None
    options: list[Any]
    scene: Any | None
    course: Any | None
    log: Log
    since: int
    undo: bool
    redo: bool
    undone: str | None
    further: bool
    barred: str
    lesson: Lesson | None


class Lesson(TypedDict):
    """The lesson in progress: the current step of a lesson of several; the outcome, empty until it
    is over.
    """

    name: str
    step: str
    outcome: str


class Chosen(TypedDict):
    """The last choice before a moment: its seat, and the choice if the reader can see it."""

    by: str | None
    choice: str | None


class Moment(Chosen):
    """A moment in a replay: after `at` of `of` choices.

    `lines` is the length of the log at that moment; the last choice added those from `since` on.
    """

    at: int
    of: int
    seat: str | None
    board: Any
    scene: Any | None
    lines: int
    since: int


class Mark(TypedDict):
    """What begins at a moment of a game: a turn, a round, or a fight; also the end of a fight.
    `lines` is the length of the log at that moment.
    """

    seat: str | None
    turn: bool
    round: bool
    fight: bool
    lines: int


class Facts(TypedDict):
    """Facts that never change: about the program, and about the game on the table, or else the
    default one, by its key; `players` are the display names of the computer players, weakest first.
    """

    longest_record: int
    players: dict[str, str]
    games: dict[str, Any]


class Answer(TypedDict):
    """A session's answer.

    `changed` says whether the game has changed, of an error, too: it may have been impossible to
    show what came of a choice. `at` is the moment that an opened link points to; `elsewhere` the
    key of the game to which it belongs, if that game is not available here. `told` are the
    paragraphs about a topic that was asked about, `found` is the answer to a query.
    """

    ok: bool
    changed: bool
    table: Table | None
    error: NotRequired[str]
    note: NotRequired[str]
    at: NotRequired[int]
    elsewhere: NotRequired[str]
    record: NotRequired[str]
    link: NotRequired[str]
    moment: NotRequired[Moment]
    marks: NotRequired[list[Mark]]
    fight: NotRequired[Any]
    facts: NotRequired[Facts]
    told: NotRequired[list[str]]
    found: NotRequired[Any]


class Thought(TypedDict):
    """A computer player's evaluation of an option.

    `said` is a description of `choice`, `visits` how often it was tried; `value` is the winning
    chance of the seat that decides, with a draw as half a win; `why`, if reasons were asked for,
    says how the board will differ by the seat's next turn from that after the other options.
    """

    choice: str
    said: str
    visits: int
    value: float
    why: str


class Thoughts(TypedDict):
    """A computer player's evaluation of the options so far, best first; `share` is the part of its
    thinking that is done. `facts` are the current values of what people care about; `changed`
    describes the changes since the facts that came with the request; `reason` is a sentence that
    says why the first option is recommended, if reasons were asked for.
    """

    done: bool
    share: float
    thoughts: list[Thought]
    reason: str
    facts: list[int]
    changed: str


class Verdict(TypedDict):
    """The evaluation of a choice in a finished game.

    `at` is the number of choices before it; `chance` is the first seat's chance of winning at that
    point; `better` is the best choice, equal to `chosen` if none was notably better, and `cost` the
    difference. `when` is the time of the choice in words, `period` what it falls in, such as a
    year.
    """

    at: int
    seat: str
    chance: float
    chosen: str
    better: str
    cost: float
    when: str
    period: str


class Fortune(TypedDict):
    """What a seat's choices cost it over a game, and what luck gave it, in chances of winning."""

    seat: str
    mistakes: float
    luck: float


class Stroke(TypedDict):
    """What followed a choice otherwise than expected.

    `at` is the number of choices before it; `luck` is what it gave the first seat, in winning
    chances.
    """

    at: int
    luck: float


class Analysis(TypedDict):
    """The analysis of a game so far: the verdicts that are new since the previous answer, and the
    result of the game, as the first seat's chance.
    """

    done: bool
    ended: float
    share: float
    verdicts: list[Verdict]
    turning_points: list[int]
    fortunes: list[Fortune]
    strokes: list[Stroke]


class Kept(TypedDict):
    """What has changed of a game to be saved.

    `head` is its record without the choices, as JSON; the choices are in `blocks`, each the JSON of
    so many choices separated by commas. Those from `first` on replace whatever is saved from there
    on. `checks` are fingerprints, for each of these blocks, of everything that precedes it. All of
    that has hidden information; `summary` has none, and is None if the game cannot be summarized.
    """

    head: str
    first: int
    blocks: list[str]
    checks: list[str]
    summary: Summary | None


class GameSent(TypedDict):
    """A game as sent to a computer player: like `Kept`, with the `check` of the first block, empty
    if nothing precedes it.
    """

    head: str
    first: int
    check: str
    blocks: list[str]


class Summary(TypedDict):
    """The entry of a game in a list of games."""

    game: str
    setup: dict[str, Any]
    players: dict[str, str]
    choices: int
    over: bool
    board: Any
