"""Decisions and options: every question of the game and every answer, with its notation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from functools import cache
from typing import Final, TypeAlias

from tripoli.kernel import choice
from tripoli.wilderness.model.action import Group
from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.pieces import Piece
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import Department, Space


class Act(Enum):
    """The kinds of options."""

    EVENT = "event"
    ACTIVATE = "activate"
    STOCKADES = "build stockades"
    FORTS = "build forts"
    HOLD = "hold"
    LEAD = "lead"
    SEND = "send"
    TAKE = "take"
    LEAVE = "leave"
    BEGIN = "begin"
    MOVE = "move"
    SAIL = "sail"
    LAND = "land"
    DROP = "drop"
    STOP = "stop"
    SIEGE = "siege"
    ASSAULT = "assault"
    SORTIE = "sortie"
    PLAY = "play"
    DECLINE = "decline"
    INTERCEPT = "intercept"
    AVOID = "avoid"
    SEND_INSIDE = "inside"
    JOIN = "join"
    DEPLOY = "deploy"
    COMMAND = "command"
    LOSE = "lose"
    RETREAT = "retreat"
    BUILD = "build"
    COMPLETE = "complete"
    DEMOLISH = "demolish"
    CLEAR = "clear"
    PLACE = "place"
    RESTORE = "restore"
    ELIMINATE = "eliminate"
    EXCHANGE = "exchange"
    CHOOSE = "choose"
    DISCARD = "discard"
    RETRIEVE = "retrieve"
    GO_HOME = "go home"
    DONE = "done"

    def __str__(self) -> str:
        return self.value


class Option(choice.Option):
    """One complete choice; see `kernel.choice.Option`.

    Attributes:
        act: the kind of option.
        card: the card that it plays, discards or takes.
        piece: the piece that it concerns.
        other: a second piece that it concerns.
        space: the space that it concerns.
        department: the Department that it concerns.
    """

    __slots__ = ("act", "card", "department", "other", "piece", "space")

    act: Act
    card: Card | None
    department: Department | None
    other: Piece | None
    piece: Piece | None
    space: Space | None


class Ask(Enum):
    """The subjects of decisions."""

    CARD = "card"
    ACTIVATE = "activate"
    FORCE = "force"
    NEXT = "next"
    STEP = "step"
    WINDOW = "window"
    INTERCEPT = "intercept"
    INSIDE = "inside"
    AVOID = "avoid"
    AVOID_TO = "avoid to"
    JOIN = "join"
    MILITIA = "militia"
    COMMANDER = "commander"
    LOSS = "loss"
    RETREAT = "retreat"
    SIEGE = "siege"
    REFUGE = "refuge"
    RAID_LOSS = "raid loss"
    HOME = "home"
    STOCKADES = "stockades"
    FORTS = "forts"
    EVENT = "event"
    DISCARD = "discard"
    RECALL = "recall"
    ATTRITION = "attrition"
    FINISH = "finish"


Options: TypeAlias = Sequence[Option]


class Decision:
    """A decision of one side.

    Args:
        side: the side that decides.
        ask: the subject.
        options: the possible answers, or a function that makes them when they are first read.
        left: the number of steps, pieces or places still to be chosen, or of half points to send
            pieces with, if that matters.
        space: the space, if it concerns one.
        card: for a window, the key of the event that may be played; for an event's decision, too.
        group: the force that is being formed, as far as it is; the group on the move; those who
            are to go inside so far; or the leader who cannot stay.
        enemy: the force or unit that is to be intercepted, that attacks, or whose move a card would
            hinder; None for other questions.
    """

    __slots__ = ("_options", "ask", "card", "enemy", "group", "left", "side", "space")

    def __init__(
        self,
        side: Side,
        ask: Ask,
        options: Options | Callable[[], Options],
        left: int = 0,
        space: Space | None = None,
        card: str | None = None,
        group: Group | None = None,
        enemy: Group | None = None,
    ) -> None:
        self.side = side
        self.ask = ask
        self._options = options
        self.left = left
        self.space = space
        self.card = card
        self.group = group
        self.enemy = enemy

    @property
    def options(self) -> Options:
        """The possible answers; never empty, in a stable order."""
        found = self._options
        if callable(found):
            found = self._options = tuple(found())
        return found

    @property
    def window(self) -> str | None:
        """The key of the response event that may be played (5.56, W9)."""
        return self.card if self.ask is Ask.WINDOW else None

    def __repr__(self) -> str:
        return f"<Decision: {self.side}, {self.ask.value}>"


DONE: Final = Option("done", act=Act.DONE)
STOP: Final = Option("stop", act=Act.STOP)
HOLD: Final = Option("hold", act=Act.HOLD)
LET_PASS: Final = Option("let pass", act=Act.DONE)
"""Not to intercept. As everybody sees it, it is not the empty answer to a window."""
STAND: Final = Option("stand", act=Act.DONE)
"""Not to avoid battle."""
DECLINE: Final = Option(choice.DECLINE, act=Act.DECLINE)
CANNOT: Final = (DECLINE,)
"""The options at a window without the card."""


@cache
def of_card(act: Act, card: Card) -> Option:
    """An option about a card: "event 4 Campaign"."""
    return Option(f"{act} {card}", act=act, card=card)


@cache
def of_piece(act: Act, piece: Piece) -> Option:
    """An option about a piece: "take Béarn"."""
    return Option(f"{act} {piece}", act=act, piece=piece)


@cache
def of_space(act: Act, space: Space) -> Option:
    """An option about a space: "demolish Niagara"."""
    return Option(f"{act} {space}", act=act, space=space)


@cache
def to_space(act: Act, space: Space) -> Option:
    """An option that goes to a space: "move > Oswego"."""
    return Option(f"{act} > {space}", act=act, space=space)


@cache
def piece_to(act: Act, piece: Piece, space: Space) -> Option:
    """An option that brings a piece to a space: "retreat Béarn > Oswego"."""
    return Option(f"{act} {piece} > {space}", act=act, piece=piece, space=space)


@cache
def of_department(act: Act, department: Department) -> Option:
    """An option about a Department: "choose Northern"."""
    return Option(f"{act} {department}", act=act, department=department)


@cache
def of_pair(act: Act, piece: Piece, other: Piece) -> Option:
    """An option about two pieces: "exchange Montcalm with Lévis"."""
    link = {Act.GO_HOME: "to", Act.EXCHANGE: "with"}[act]
    return Option(f"{act} {piece} {link} {other}", act=act, piece=piece, other=other)
