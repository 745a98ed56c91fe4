"""The messages about The Shores of Tripoli, from which the page's TypeScript types are generated.

Messages common to all games are in `tripoli.session.messages`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

SideName = Literal["American", "Tripolitan"]
Role = Literal["period", "use", "move", "thought", "fight", "blow", "end"]
UnitState = Literal["ready", "damaged", "lost"]


class Cards(TypedDict):
    """One side's cards, as far as they can be seen; None stands for what cannot."""

    core: list[str]
    hand: list[str] | None
    in_hand: int
    aside: list[str] | None
    in_pile: int
    discards: list[str] | None
    in_discards: int
    removed: list[str]
    active: str | None
    event_line: list[str]
    battle_line: list[str]


class Link(TypedDict):
    """Where a text names a card: the card, the start of its name and the length."""

    at: int
    length: int
    card: str


class Condition(TypedDict):
    """A condition of a victory, and whether it is met."""

    text: str
    met: bool


class Goal(TypedDict):
    """A way to win: how much of it is reached (`have` of `of`), or its conditions; `card` is the
    card without which it cannot happen, `open` says whether that card is still in the game, and
    `lies` where it is if the reader sees it out of reach.
    """

    side: SideName
    name: str
    card: str | None
    have: int | None
    of: int | None
    needs: str
    conditions: list[Condition]
    open: bool
    lies: str


class Ending(TypedDict):
    """How a game ended."""

    winner: SideName | None
    reason: str
    score: dict[SideName, int]
    text: str
    score_text: str
    scoring: str


class Summary(TypedDict):
    """The entry of a game in a list of games."""

    automaton: SideName | None
    year: int
    season: str
    gold: int
    sunk: int
    captured: list[str]
    pieces: dict[str, dict[str, int]]
    ending: Ending | None


class Board(Summary):
    """Everything on the table. `caption` is the time in words, `people` are the sides that a person
    can take, `draw_counts` says what a draw counts in chances of winning; `reasons` say why cards
    and actions cannot be chosen now, `waiting` whether the T-bot would play each card in its event
    line now, both in whole sentences.
    """

    caption: str
    people: list[SideName]
    draw_counts: str
    cards: dict[SideName, Cards]
    reasons: dict[str, str]
    waiting: dict[str, str]
    goals: list[Goal]


class Option(TypedDict):
    """An option; `offered` says where it belongs on the page, `begins` what begins at once with
    a last move, or with the end of the movement.
    """

    notation: str
    act: str
    label: str
    offered: Literal["card", "map", "list"]
    card: str | None
    source: str | None
    target: str | None
    piece: str | None
    die: int | None
    odds: str | None
    begins: Literal["attack", "march"] | None


class Decision(TypedDict):
    """A decision without its options. `outlook` is the expected result of a raid now, `stakes`
    other remarks by a coach before a play.
    """

    side: SideName
    ask: str
    prompt: str
    left: int
    place: str | None
    card: str | None
    outlook: str | None
    stakes: list[str]
    begins_turn: bool
    automatic: bool


class Change(TypedDict):
    """A change on the board caused by an event: how many pieces a place gains or loses."""

    piece: str
    place: str
    by: int


class Line(TypedDict):
    """A line of the log: the kind of its event, its text, changes on the board, and its fields.

    `role` is what a line is to a reader: "period" begins a year or a season, "fight" a fight; "use"
    is a side's use of a card, "move" a movement of pieces, "thought" what the T-bot considers,
    "blow" a step of a fight whose result a later line reports, "end" the end of the game. A `minor`
    line is found only in the log. `acts` is the side whose turn a line shows.
    """

    kind: str
    text: str
    role: NotRequired[Role]
    minor: NotRequired[bool]
    acts: NotRequired[SideName]
    links: NotRequired[list[Link]]
    changes: list[Change]
    side: NotRequired[SideName]
    card: NotRequired[str | None]
    cards: NotRequired[list[str] | None]
    place: NotRequired[str | None]
    piece: NotRequired[str]
    source: NotRequired[str]
    target: NotRequired[str]
    count: NotRequired[int]
    dice: NotRequired[list[int]]
    hit: NotRequired[int]
    change: NotRequired[int]
    total: NotRequired[int]
    year: NotRequired[int]
    season: NotRequired[str]
    purpose: NotRequired[str]
    outcome: NotRequired[str]
    reason: NotRequired[str]


class Card(TypedDict):
    """A card, which never changes; `title` is its display name."""

    name: str
    title: str
    side: SideName
    kind: str
    copies: int
    when: str
    effect: str


class PlaceName(TypedDict):
    """The display name of a place, and its form where pieces come from or go to."""

    name: str
    the: str


class PieceName(TypedDict):
    """The display name of a kind of piece; `a` is one of them in a sentence, `counted` a template
    for a number of them, with the gap `count`.
    """

    name: str
    a: str
    counted: str


class Names(TypedDict):
    """Display names by notation: seats, as in "the American player", sides, and so on."""

    seats: dict[SideName, str]
    sides: dict[SideName, str]
    seasons: dict[str, str]
    places: dict[str, PlaceName]
    pieces: dict[str, PieceName]
    date: str


class Facts(TypedDict):
    """Facts that never change. Everything else in messages is in notation; `names` say how it is
    displayed. `nations` say of harbors and their patrol zones how they stand to the Americans at
    first.
    """

    names: Names
    cards: list[Card]
    nations: dict[str, Literal["friend", "enemy", "ally"]]
    owners: dict[str, SideName]
    gold: int
    frigates: int
    years: list[int]
    seasons: list[str]


class Unit(TypedDict):
    """A ship or a unit in a fight: its initial condition, and the kind of piece that shows it; it
    takes part from a given step on.
    """

    number: int
    piece: str
    state: UnitState
    step: int


class Garrison(TypedDict):
    """The infantry in a city behind a naval fight, which takes no part in it."""

    piece: str
    count: int


class Force(TypedDict):
    """One side of a fight. `tally` describes its losses."""

    side: SideName
    name: str
    units: list[Unit]
    garrison: Garrison | None
    tally: str


class Roll(TypedDict):
    """Dice rolled in a fight; those showing `hit` or more hit."""

    side: SideName
    by: str
    dice: list[int]
    hit: int
    hits: int
    result: str
    needs: str


class Blow(TypedDict):
    """A unit is damaged or lost: its new condition, and the kind of piece that shows it."""

    unit: int
    piece: str
    state: UnitState


class Step(TypedDict):
    """A step of a fight and line of the log: dice, a battle card, or their result."""

    line: int
    round: int
    roll: Roll | None
    card: str | None
    blows: list[Blow]
    text: str
    links: NotRequired[list[Link]]


class Scene(TypedDict):
    """A fight up to now."""

    line: int
    kind: str
    title: str
    place: str
    date: str
    active: SideName
    forces: list[Force]
    steps: list[Step]
    over: bool


class Moment(TypedDict):
    """A season of a finished war: the standing at its end, and notable events."""

    year: int
    season: str
    line: int
    gold: int
    sunk: int
    notes: list[str]
