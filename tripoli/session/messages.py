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
    seat: NotRequired[str]
    choice: NotRequired[str]
    whole: NotRequired[bool]
    further: NotRequired[bool]
    at: NotRequired[int]
    marks: NotRequired[bool]
    line: NotRequired[int]


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
    decides, `prompt` what is to be decided. `since` is the first line of the log that followed the
    last choice of this seat.
    """

    game: str
    setup: dict[str, Any]
    choices: int
    seat: str | None
    hand_over: str | None
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


class Moment(TypedDict):
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
    """What begins at a moment of a game."""

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
    choices: int
    over: bool
    board: Any
