"""The shapes of what a page is told of The Shores of Tripoli; its TypeScript comes from here.

What every game tells a page is in `tripoli.session.messages`.
"""

from __future__ import annotations

from typing import Literal, TypedDict

SideName = Literal["American", "Tripolitan"]


class Cards(TypedDict):
    """The cards of one side, as far as they may be known; None stands for what may not."""

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


class Ending(TypedDict):
    """How a game ended."""

    winner: SideName | None
    reason: str
    score: dict[SideName, int]
    text: str
    score_text: str


class Board(TypedDict):
    """What lies on the table."""

    automaton: SideName | None
    year: int
    season: str
    gold: int
    sunk: int
    captured: list[str]
    pieces: dict[str, dict[str, int]]
    cards: dict[SideName, Cards]
    reasons: dict[str, str]
    ending: Ending | None


class Summary(TypedDict):
    """What a list of games says of one."""

    automaton: SideName | None
    year: int
    season: str
    gold: int
    sunk: int
    captured: list[str]
    pieces: dict[str, dict[str, int]]
    ending: Ending | None


class Option(TypedDict):
    """Something that can be chosen."""

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


class Decision(TypedDict):
    """What is to be decided, without its options."""

    side: SideName
    ask: str
    prompt: str
    left: int
    place: str | None
    card: str | None
    begins_turn: bool
    automatic: bool


class Card(TypedDict):
    """A card, which never changes."""

    name: str
    side: SideName
    kind: str
    copies: int
    when: str
    effect: str


class Facts(TypedDict):
    """What never changes."""

    cards: list[Card]
    nations: dict[str, Literal["friend", "enemy", "ally"]]
    owners: dict[str, SideName]
    gold: int
    frigates: int
    years: list[int]
    seasons: list[str]


class Unit(TypedDict):
    """A ship or a unit in a fight."""

    piece: str
    state: Literal["ready", "damaged", "lost"]


class Force(TypedDict):
    """One side of a fight."""

    side: SideName
    name: str
    units: list[Unit]
    tally: str


class Roll(TypedDict):
    """Dice that were thrown in a fight."""

    side: SideName
    by: str
    dice: list[int]
    hit: int
    hits: int
    result: str
    needs: str


class Round(TypedDict):
    """A round of a fight: dice, then what came of them."""

    number: int
    rolls: list[Roll]
    notes: list[str]


class Scene(TypedDict):
    """A fight as it went so far."""

    line: int
    kind: str
    title: str
    place: str
    date: str
    active: SideName
    forces: list[Force]
    rounds: list[Round]
    over: bool
