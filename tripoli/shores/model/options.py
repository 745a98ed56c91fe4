"""Decisions and options: every question of the game and every answer, with its notation.

Options are created once and reused, which makes it cheap to offer them.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from tripoli.kernel import choice
from tripoli.shores.model.cards import CARDS, Card
from tripoli.shores.model.pieces import (
    ALLIES,
    DAMAGED_FRIGATE,
    DAMAGED_TRIPOLITAN_FRIGATE,
    GUNBOAT,
    MALTA,
    MAP,
    PIECES,
    ZONES,
    Piece,
    Place,
    Side,
)


class Act(Enum):
    """The kinds of options."""

    EVENT = "event"
    DISCARD_TO_MOVE = "discard to move"
    DISCARD_TO_BUILD = "discard to build"
    DISCARD_TO_RAID = "discard to raid"
    PASS = "pass"
    SET_ASIDE = "set aside"
    MOVE = "move"
    GUNBOAT = "gunboat"
    BATTLE = "battle"
    BOMBARD = "bombard"
    RAID = "raid"
    PLAY = "play"
    DECLINE = "decline"
    HIT = "hit"
    USE = "use"
    ALLY = "ally"
    ZONE = "zone"
    DEPLOY = "deploy"
    TAKE = "take"
    DONE = "done"

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"Act.{self.name}"


class Option(choice.Option):
    """One complete choice; see `kernel.choice.Option`.

    Attributes:
        act: the kind of option.
        card: the card that it plays, discards or takes.
        source: where a piece moves from.
        target: where it moves to, or the place that the choice is about.
        piece: the kind of piece that moves or is hit.
        die: for `Act.USE`, the number on the die.
    """

    __slots__ = ("act", "card", "die", "piece", "source", "target")

    act: Act
    card: Card | None
    source: Place | None
    target: Place | None
    piece: Piece | None
    die: int | None


class Ask(Enum):
    """The subjects of decisions."""

    PLAY = "play"
    HAND_LIMIT = "hand limit"
    MOVE = "move"
    GUNBOATS = "gunboats"
    FIGHT = "fight"
    REACTION = "reaction"
    HIT = "hit"
    DIE = "die"
    ALLY = "ally"
    ZONE = "zone"
    DEPLOY = "deploy"
    TAKE = "take"
    RAID = "raid"


class Decision(NamedTuple):
    """A decision of one side.

    Attributes:
        side: the side that decides.
        ask: the subject.
        options: the possible answers; never empty, in a stable order.
        left: the number of moves, hits or cards remaining, including this one.
        place: the place, if it concerns a single one.
        card: the battle card in question.
    """

    side: Side
    ask: Ask
    options: tuple[Option, ...]
    left: int = 1
    place: Place | None = None
    card: Card | None = None

    @property
    def window(self) -> Card | None:
        """The battle card that may be played (Battle Cards; R29)."""
        return self.card if self.ask is Ask.REACTION else None


DONE: Final = Option("done", act=Act.DONE)
PASS: Final = Option("pass", act=Act.PASS)
DECLINE: Final = Option(choice.DECLINE, act=Act.DECLINE)

EVENT: Final = {card: Option(f"event {card}", act=Act.EVENT, card=card) for card in CARDS.values()}
Actions: TypeAlias = dict[Card, tuple[Option, ...]]
"""For each card, the actions for which it may be discarded."""

TO_MOVE: Final[Actions] = {
    card: (Option(f"discard {card} to move", act=Act.DISCARD_TO_MOVE, card=card),)
    for card in CARDS.values()
}
TO_RAID: Final[Actions] = {
    card: (Option(f"discard {card} to raid", act=Act.DISCARD_TO_RAID, card=card),)
    for card in CARDS.values()
}
TO_BUILD: Final[Actions] = {
    card: (Option(f"discard {card} to build", act=Act.DISCARD_TO_BUILD, card=card),)
    for card in CARDS.values()
}
TO_MOVE_OR_BUILD: Final[Actions] = {card: TO_MOVE[card] + TO_BUILD[card] for card in CARDS.values()}
TO_RAID_OR_BUILD: Final[Actions] = {card: TO_RAID[card] + TO_BUILD[card] for card in CARDS.values()}
SET_ASIDE: Final = {
    card: Option(f"discard {card}", act=Act.SET_ASIDE, card=card) for card in CARDS.values()
}
TAKE: Final = {card: Option(f"take {card}", act=Act.TAKE, card=card) for card in CARDS.values()}
REACT: Final = {
    card: (Option(f"play {card}", act=Act.PLAY, card=card), DECLINE) for card in CARDS.values()
}
CANNOT_REACT: Final = (DECLINE,)

FIGHT: Final = {
    **{("battle", place): Option(f"battle {place}", act=Act.BATTLE, target=place) for place in MAP},
    **{
        ("bombard", place): Option(f"bombard {place}", act=Act.BOMBARD, target=place)
        for place in MAP
    },
}
RAID: Final = {place: Option(f"raid from {place}", act=Act.RAID, source=place) for place in MAP}
ALLY: Final = {place: Option(f"ally {place}", act=Act.ALLY, target=place) for place in ALLIES}
ZONE: Final = {place: Option(f"choose {place}", act=Act.ZONE, target=place) for place in ZONES}
DEPLOY: Final = tuple(Option(f"deploy > {place}", act=Act.DEPLOY, target=place) for place in ZONES)
JOIN: Final = {
    place: Option(
        f"gunboat {MALTA} > {place}", act=Act.GUNBOAT, source=MALTA, target=place, piece=GUNBOAT
    )
    for place in MAP
}
USE: Final = {die: Option(f"use {die}", act=Act.USE, die=die) for die in range(1, 7)}


def hit_word(piece: Piece) -> str:
    """A piece's name from its owner's point of view when it takes a hit."""
    if piece in (DAMAGED_FRIGATE, DAMAGED_TRIPOLITAN_FRIGATE):
        return "damaged frigate"
    word = str(piece)
    return word if word[-8:] == "infantry" else word.rpartition(" ")[2]


HIT: Final = {piece: Option(f"hit {hit_word(piece)}", act=Act.HIT, piece=piece) for piece in PIECES}


@cache
def move(source: Place, target: Place) -> Option:
    """The move of one American frigate from `source` to `target`."""
    return Option(
        f"move {source} > {target}", act=Act.MOVE, source=source, target=target, piece=Piece.FRIGATE
    )


@cache
def moves_from(source: Place, closed: tuple[Place, ...]) -> tuple[Option, ...]:
    """Moves of one American frigate from `source` to every location that is not `closed`."""
    return tuple(
        move(source, target) for target in MAP if target != source and target not in closed
    )
