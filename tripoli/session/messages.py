"""The shapes of what a session is asked and what it answers, whatever the game.

The page's TypeScript declarations and `docs/protocol.md` are generated from here. What lies on the
table, what is decided and what the log says is the game's own part: its shapes are in its
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
    "replay",
    "fork",
    "fight",
    "link",
    "position",
    "record",
    "facts",
    "lesson",
]


class LogHeld(TypedDict):
    """How much of the log the page holds already."""

    key: str
    count: int


class Request(TypedDict):
    """What is asked of a session: what to do, and what that needs."""

    do: Do
    log: NotRequired[LogHeld]
    game: NotRequired[str]
    setup: NotRequired[dict[str, Any]]
    seed: NotRequired[int]
    record: NotRequired[str]
    link: NotRequired[str]
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


class Log(TypedDict):
    """The log, as far as the page does not hold it.

    Each line has the `kind` of its event, its `text`, and the event's fields. The lines from
    `start` on replace whatever the page holds from there on; where the page holds
    the log of another `key`, `start` is 0.
    """

    key: str
    start: int
    lines: list[Any]


class Table(TypedDict):
    """What the person at the device may know, and nothing else.

    `board`, `decision`, `options`, `scene` and `course` (of a game that is over) are the game's own
    part, though each option has its `notation`, and a `label` for a button. `turn` is the seat that
    decides, `prompt` what is to be decided. `players` are the computer players by seat; `thinks` is
    the seat that decides where it is one of theirs. `since` is the first line of the log that
    followed the last choice of this seat of which anything came.
    """

    game: str
    setup: dict[str, Any]
    choices: int
    seat: str | None
    hand_over: str | None
    players: dict[str, str]
    thinks: str | None
    turn: str | None
    over: bool
    prompt: str
    board: Any
    decision: Any | None
    options: list[Any]
    scene: Any | None
    course: Any | None
    log: Log
    since: int
    undo: bool
    further: bool
    lesson: Lesson | None


class Lesson(TypedDict):
    """The lesson that is being taken; `outcome` is how it went, empty while it goes on."""

    name: str
    outcome: str


class Chosen(TypedDict):
    """The last choice at a moment: of which seat, and what if the reader may know it."""

    by: str | None
    choice: str | None


class Moment(Chosen):
    """A moment of a game that is looked back on: after `at` of `of` choices.

    `lines` of the log had been written by then, those from `since` on by the last choice.
    """

    at: int
    of: int
    seat: str | None
    board: Any
    scene: Any | None
    lines: int
    since: int


class Mark(TypedDict):
    """What begins at a moment of a game: a turn, a round, or a fight, which is marked where it is
    over, too.
    """

    seat: str | None
    turn: bool
    round: bool
    fight: bool


class Facts(TypedDict):
    """What never changes: of the house, and of each game."""

    longest_record: int
    games: dict[str, Any]


class Answer(TypedDict):
    """What a session answers. After an error nothing has changed."""

    ok: bool
    changed: bool
    table: Table | None
    error: NotRequired[str]
    note: NotRequired[str]
    record: NotRequired[str]
    link: NotRequired[str]
    moment: NotRequired[Moment]
    marks: NotRequired[list[Mark]]
    fight: NotRequired[Any]
    facts: NotRequired[Facts]


class Thought(TypedDict):
    """What a computer player thinks of an option.

    `said` is what `choice` is called, `visits` how often it was tried; `value` is the chance of the
    seat that decides to win, a draw as half a win; `why` is what the option is good for, where that
    was asked.
    """

    choice: str
    said: str
    visits: int
    value: float
    why: str


class Thoughts(TypedDict):
    """What a computer player thinks by now, of the options the best first; `share` of all its
    thinking is done. `facts` are what a person cares about as they stand; `changed` says how they
    have since others that came with the request.
    """

    done: bool
    share: float
    thoughts: list[Thought]
    facts: list[int]
    changed: str


class Verdict(TypedDict):
    """What is thought of a choice of a game that is over.

    `at` is before which choice; `chance` that of the first seat to win then; `better` is what would
    have been best, the same as `chosen` where nothing was better by much, `cost` by how much.
    """

    at: int
    seat: str
    chance: float
    chosen: str
    better: str
    cost: float
    when: str


class Fortune(TypedDict):
    """What its own choices cost a seat over a game, and what luck gave it, as chances to win."""

    seat: str
    mistakes: float
    luck: float


class Analysis(TypedDict):
    """What is thought of a game so far: the verdicts that are new since the answer before, and what
    the game ended in, as the first seat's chance.
    """

    done: bool
    ended: float
    share: float
    verdicts: list[Verdict]
    turning_points: list[int]
    fortunes: list[Fortune]


class Kept(TypedDict):
    """A game for whoever keeps it: its record, which holds what is hidden, and a summary, which
    does not.
    """

    record: str
    summary: Summary


class Summary(TypedDict):
    """What a list of games says of one."""

    game: str
    setup: dict[str, Any]
    players: dict[str, str]
    choices: int
    over: bool
    board: Any
