"""What happens in a game, as small values: for logs, animation, captions and replays.

Each event can be told to a side or to an onlooker with `seen_by`, which leaves out what they may
not know. Events are made only when somebody listens.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from tripoli.kernel.value import Value
from tripoli.shores.model.cards import Card
from tripoli.shores.model.pieces import FLEETS, Piece, Place, Season, Side


class YearBegan(Value):
    """The Start of Year phase begins."""

    year: int


class SeasonBegan(Value):
    """A seasonal round begins."""

    year: int
    season: Season


class Drew(Value):
    """A side drew cards; `cards` is None for those who may not see them."""

    side: Side
    count: int
    cards: tuple[Card, ...] | None


class Reshuffled(Value):
    """A side's discard pile became its draw pile."""

    side: Side
    count: int


class Played(Value):
    """A card is played as an event."""

    side: Side
    card: Card


class BattleCard(Value):
    """A battle card is played."""

    side: Side
    card: Card


class Discarded(Value):
    """A card goes to the discard pile; `card` is None for those who may not see it."""

    side: Side
    card: Card | None
    purpose: str
    open: bool = True


class Took(Value):
    """A card is taken from the discard pile into hand."""

    side: Side
    card: Card | None
    open: bool = True


class Passed(Value):
    """A side without a card in hand passes."""

    side: Side


class Moved(Value):
    """Pieces went from one place to another."""

    piece: Piece
    source: Place
    target: Place
    count: int


class Rolled(Value):
    """Dice were rolled. `hit` is the lowest number that counts, or 0 where each number means
    something of its own and there are no `hits`.
    """

    side: Side
    reason: str
    place: Place | None
    dice: tuple[int, ...]
    hit: int
    hits: int


class Used(Value):
    """Of several dice, this number is used."""

    side: Side
    die: int


class Damaged(Value):
    """A frigate took its first hit."""

    piece: Piece
    place: Place


class Sunk(Value):
    """Ships were sunk, or units eliminated.

    Attributes:
        piece: of which kind.
        place: where they lay.
        count: how many.
        at_sea: whether they had put to sea from there, as those that are intercepted.
    """

    piece: Piece
    place: Place
    count: int
    at_sea: bool = False


class GoldChanged(Value):
    """Tripolitania gained (or, below zero, gave back) gold."""

    change: int
    total: int


class FightBegan(Value):
    """A fight begins: "battle", "bombardment", "ground combat", "raid" or "assault".

    `forces` are the pieces that take part, of a raid also the frigates on patrol outside;
    `garrison` is the infantry of the city behind a fight of ships.
    """

    fight: str
    place: Place
    active: Side
    forces: tuple[tuple[Piece, int], ...]
    garrison: int = 0


class RoundBegan(Value):
    """A further round of a fight begins."""

    place: Place
    number: int


class Captured(Value):
    """Hamet's Army has taken a city."""

    city: Place


class CardRemoved(Value):
    """A card that lay in front of a player was removed unplayed."""

    card: Card


class BotConsidered(Value):
    """The T-bot looked at a card of its event line, or one that it drew: what becomes of it and
    why, in words.
    """

    where: str
    card: Card
    plays: bool
    outcome: str
    reason: str


class BotChecked(Value):
    """The T-bot counted the corsairs in Tripoli harbor (*Five Corsair Check*)."""

    corsairs: int
    raids: bool


class BotDrew(Value):
    """The T-bot drew a card, face up."""

    card: Card


class BotRaidsOrBuilds(Value):
    """The T-bot raids from a harbor, builds a corsair, or can do neither (*Raid or Build*)."""

    harbor: Place | None
    builds: bool
    reason: str


class Ended(Value):
    """The game is over."""

    result: Any


_SHIPS: Final = FLEETS[0] + FLEETS[1]
IN_FIGHT: Final = {
    "battle": _SHIPS,
    "assault": _SHIPS,
    "bombardment": (Piece.FRIGATE, Piece.GUNBOAT, Piece.INFANTRY),
    "ground combat": (Piece.MARINE, Piece.ARAB, Piece.INFANTRY),
    "raid": (Piece.CORSAIR, Piece.ALLIED_CORSAIR),
}
"""Which pieces take part in a fight where it is fought."""
PATROLS: Final = (Piece.FRIGATE, Piece.SWEDISH_FRIGATE)
"""Which pieces intercept a raid from the zone outside."""


Event: TypeAlias = (
    YearBegan
    | SeasonBegan
    | Drew
    | Reshuffled
    | Played
    | BattleCard
    | Discarded
    | Took
    | Passed
    | Moved
    | Rolled
    | Used
    | Damaged
    | Sunk
    | GoldChanged
    | FightBegan
    | RoundBegan
    | Captured
    | CardRemoved
    | BotConsidered
    | BotChecked
    | BotDrew
    | BotRaidsOrBuilds
    | Ended
)


def seen_by(event: Event, side: Side | None) -> Event:
    """The event as `side` may know it; None stands for an onlooker.

    Args:
        event: what happened.
        side: who is told.

    Returns:
        The same event, without the cards that `side` may not see.
    """
    if isinstance(event, Drew) and event.side != side:
        return event.but(cards=None)
    if isinstance(event, Discarded | Took) and not event.open and event.side != side:
        return event.but(card=None)
    return event


def reveals(event: Event, side: Side) -> bool:
    """Whether an event shows `side` a card that the other side has held in secret.

    Args:
        event: what happened.
        side: who sees it.
    """
    match seen_by(event, side):
        case Played(by, _) | BattleCard(by, _):
            return by is not side
        case Discarded(by, card, purpose):
            return by is not side and card is not None and purpose != "played"
        case Took(by, card):
            return by is not side and card is not None
        case _:
            return False
