"""What an event is, and playing one (5.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from tripoli.wilderness.model.cards import (
    Card,
    Removal,
    usable,
)
from tripoli.wilderness.model.events import NoEffect
from tripoli.wilderness.model.pieces import (
    PIECES,
    Kind,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.places import AVAILABLE, ON_MAP
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.state import State
from tripoli.wilderness.rules.war import Rule, War

Condition: TypeAlias = Callable[[State, Side, Setup], bool]
Effect: TypeAlias = Callable[[War, Side, Card], "Rule[None] | None"]
"""A rule, or a plain function if it needs no decision."""


class CardEvent(NamedTuple):
    """An event that is played instead of activating or building.

    Attributes:
        possible: whether a side may play it now, apart from holding the card.
        effect: what it does.
    """

    possible: Condition
    effect: Effect


EVENTS: Final[dict[str, CardEvent]] = {}
"""All events but responses, by key."""


def event(possible: Condition) -> Callable[[Effect], Effect]:
    """Make a function the effect of the event that has its name.

    Args:
        possible: the condition of the event.
    """

    def registered(effect: Effect) -> Effect:
        EVENTS[effect.__name__] = CardEvent(possible, effect)
        return effect

    return registered


def playable(war: War, side: Side, card: Card) -> bool:
    """Whether a side may play a card as the event of its Action Phase (5.5)."""
    if card.response or not usable(card, side, either_expels=war.setup.either_expels):
        return False
    return EVENTS[card.key].possible(war.state, side, war.setup)


def play(war: War, card: Card) -> Rule[None]:
    """The active side plays a card as an event (5.51, 5.23)."""
    side = war.state.active
    war.play_card(side, card, "event", remove=card.removal is Removal.ALWAYS)
    if war.setup.costly_regulars and card.key in _REGULARS and war.state.year < 1757:
        # 14.3.
        war.score(side.other, 1, "Regulars before 1757")
    before = war.state.copy()
    effect = EVENTS[card.key].effect(war, side, card)
    if effect is not None:
        yield from effect
    if war.listener and card.key != _SENDS_FORCES and not _changed(before, war.state):
        war.emit(NoEffect(card))


_SENDS_FORCES: Final = "campaign"
"""The event whose effect is what is activated with it."""
_OUT_OF_SIGHT: Final = ("action", "hands")
_IN_SIGHT: Final = tuple(name for name in State.__slots__ if name not in _OUT_OF_SIGHT)


def _changed(before: State, after: State) -> bool:
    """Whether anything on the table has changed, or the number of cards in a hand."""
    counts = [[len(hand.cards) for hand in state.hands] for state in (before, after)]
    return counts[0] != counts[1] or any(
        getattr(before, name) != getattr(after, name) for name in _IN_SIGHT
    )


_REGULARS: Final = ("british_regulars", "french_regulars")


def always(state: State, side: Side, setup: Setup) -> bool:
    """The condition of events that have none."""
    del state, side, setup
    return True


def on_map(state: State, pieces: Pieces) -> Pieces:
    """Those of some pieces that are on the map."""
    found = 0
    for piece in each(pieces):
        if state.place[piece] < ON_MAP:
            found |= piece.bit
    return found


def available(state: State, side: Side, kind: Kind, most: int) -> list[Piece]:
    """New units of a kind, as many as there are counters (5.52)."""
    found = [
        piece
        for piece in PIECES
        if piece.side is side and piece.kind is kind and state.place[piece] == AVAILABLE
    ]
    return found[:most]
