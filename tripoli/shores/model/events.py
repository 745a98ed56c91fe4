"""Events of a game, as small values: for logs, animation, captions and replays.

`seen_by` removes from an event what a side or a spectator cannot see. Events are created only if
there is a listener.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from tripoli.kernel.value import Value
from tripoli.shores.model.cards import Card
from tripoli.shores.model.pieces import FLEETS, Piece, Place, Season, Side


class YearBegan(Value):
    """The Start of Year phase began."""

    year: int


class SeasonBegan(Value):
    """A seasonal round began."""

    year: int
    season: Season


class Drew(Value):
    """A side drew cards; `cards` is None for those who cannot see them."""

    side: Side
    count: int
    cards: tuple[Card, ...] | None


class Reshuffled(Value):
    """A side's discard pile became its draw pile."""

    side: Side
    count: int


class Played(Value):
    """A card was played as an event."""

    side: Side
    card: Card


class BattleCard(Value):
    """A battle card was played."""

    side: Side
    card: Card


class Discarded(Value):
    """A card went to the discard pile; `card` is None for those who cannot see it."""

    side: Side
    card: Card | None
    purpose: str
    open: bool = True


class Took(Value):
    """A card was taken from the discard pile into hand."""

    side: Side
    card: Card | None
    open: bool = True


class Passed(Value):
    """A side without a card in hand passed."""

    side: Side


class Moved(Value):
    """Pieces went from one place to another."""

    piece: Piece
    source: Place
    target: Place
    count: int


class Rolled(Value):
    """Dice were rolled. `hit` is the lowest number that hits, or 0 if `card` gives each number its
    own meaning and there are no `hits`.
    """

    side: Side
    reason: str
    place: Place | None
    dice: tuple[int, ...]
    hit: int
    hits: int
    card: Card | None = None


class Used(Value):
    """One of several dice rolled was used."""

    side: Side
    die: int


class Damaged(Value):
    """A frigate took its first hit."""

    piece: Piece
    place: Place


class Sunk(Value):
    """Ships were sunk, or units eliminated.

    Attributes:
        piece: the kind of piece.
        place: where they were.
        count: how many.
        at_sea: whether they had put to sea from there, like intercepted raiders.
    """

    piece: Piece
    place: Place
    count: int
    at_sea: bool = False


class GoldChanged(Value):
    """Tripolitania gained gold or, if negative, gave it back."""

    change: int
    total: int


class FightBegan(Value):
    """A fight began: "battle", "bombardment", "ground combat", "raid" or "assault".

    `forces` are the pieces that take part; in a raid, including the frigates on patrol outside.
    `garrison` is the infantry in the city behind a naval fight.
    """

    fight: str
    place: Place
    active: Side
    forces: tuple[tuple[Piece, int], ...]
    garrison: int = 0


class RoundBegan(Value):
    """Another round of a fight began."""

    place: Place
    number: int


class Captured(Value):
    """Hamet's Army captured a city."""

    city: Place


class CardRemoved(Value):
    """A card in front of a player was removed without being played."""

    card: Card


class BotConsidered(Value):
    """The T-bot considered a card of its event line or one that it drew: the decision and the
    reason, in words.
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
    """The T-bot raided from a harbor, built a corsair, or could do neither (*Raid or Build*)."""

    harbor: Place | None
    builds: bool
    reason: str


class Ended(Value):
    """The game ended."""

    result: Any


_SHIPS: Final = FLEETS[0] + FLEETS[1]
IN_FIGHT: Final = {
    "battle": _SHIPS,
    "assault": _SHIPS,
    "bombardment": (Piece.FRIGATE, Piece.GUNBOAT, Piece.INFANTRY),
    "ground combat": (Piece.MARINE, Piece.ARAB, Piece.INFANTRY),
    "raid": (Piece.CORSAIR, Piece.ALLIED_CORSAIR),
}
"""The pieces that take part in a fight in its place, by kind of fight."""
PATROLS: Final = (Piece.FRIGATE, Piece.SWEDISH_FRIGATE)
"""The pieces that intercept a raid from the zone outside."""


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
    """An event as `side`, or for None a spectator, can see it.

    Args:
        event: the event.
        side: the viewer.

    Returns:
        The same event, without cards that `side` cannot see.
    """
    if isinstance(event, Drew) and event.side != side:
        return event.but(cards=None)
    if isinstance(event, Discarded | Took) and not event.open and event.side != side:
        return event.but(card=None)
    return event


def reveals(event: Event, side: Side) -> bool:
    """Whether an event shows `side` a card that the other side has kept secret.

    Args:
        event: the event.
        side: the viewer.
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
