"""Events of a game, as small values: for logs, animation and replays.

Events are created only if there is a listener.
"""

from __future__ import annotations

from typing import TypeAlias

from tripoli.kernel.value import Value
from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.pieces import Piece, Pieces
from tripoli.wilderness.model.result import Result
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import Space


class SeasonBegan(Value):
    """A season began (4.0)."""

    year: int
    late: bool


class Reshuffled(Value):
    """The discards and the undealt cards were shuffled together (5.25)."""

    count: int


class Dealt(Value):
    """A side was dealt cards; `cards` is None for those who cannot see them (5.21)."""

    side: Side
    count: int
    cards: tuple[Card, ...] | None


class Played(Value):
    """A card was played.

    `use` is "event", "response", "activate", "build stockades" or "build forts" (5.26, 5.56).
    """

    side: Side
    card: Card
    use: str


class Held(Value):
    """A side holds its last card (4.0 A.2); `card` is None for those who cannot see it."""

    side: Side
    card: Card | None


class Discarded(Value):
    """A card was lost from a hand without being played."""

    side: Side
    card: Card


class Took(Value):
    """A card came into a hand, from the discards or from the enemy's hand (5.22)."""

    side: Side
    card: Card
    source: str


class Removed(Value):
    """A card left the game (5.23)."""

    card: Card


class Rolled(Value):
    """A die was rolled, for what, and with which modifiers.

    `modifiers` are pairs of a reason and a number; `total` is the die with them, or the points
    that a card makes of it.
    """

    side: Side
    purpose: str
    die: int
    modifiers: tuple[tuple[str, int], ...]
    total: int
    space: Space | None


class Fired(Value):
    """A side fired in a battle or an assault (7.2 C).

    `strength` is doubled if it ambushes; `shift` says by how many columns it is moved.
    """

    side: Side
    space: Space
    strength: int
    doubled: bool
    shift: int
    column: str
    die: int
    modifiers: tuple[tuple[str, int], ...]
    losses: int


class Tried(Value):
    """Pieces tried to intercept or to avoid a battle (6.7, 6.8); `what` says which."""

    side: Side
    pieces: Pieces
    space: Space
    what: str
    succeeded: bool


class Joined(Value):
    """Besieged pieces joined a battle outside (8.251)."""

    side: Side
    pieces: Pieces
    space: Space


class Withdrew(Value):
    """Pieces went inside their fort or fortress (8.1, 8.21)."""

    side: Side
    pieces: Pieces
    space: Space


class Left(Value):
    """A force left pieces where it passed (6.1)."""

    side: Side
    pieces: Pieces
    space: Space


class Earned(Value):
    """What the die of an event came to: points for allies, steps, units (5.5)."""

    side: Side
    card: Card
    number: int


class WinterBegan(Value):
    """The year ended: going home, raids, attrition, the Victory Check (4.0 B)."""

    year: int


class Dismissed(Value):
    """Militia returned from a space to their box (7.91)."""

    side: Side
    pieces: Pieces
    space: Space
    place: int


class Activated(Value):
    """Pieces were activated (5.3)."""

    side: Side
    leader: Piece | None
    pieces: Pieces
    space: Space


class Moved(Value):
    """Pieces moved, retreated, avoided or were placed; `why` says which, and `leader` is who
    commands the force among them that was activated (5.3), if one was.
    """

    side: Side
    pieces: Pieces
    source: Space | None
    target: Space
    why: str
    leader: Piece | None = None


class Entered(Value):
    """Pieces entered the game (5.52)."""

    side: Side
    pieces: Pieces
    place: int


class Reduced(Value):
    """A unit lost its first step (7.61); `why` is as in `Eliminated`."""

    piece: Piece
    place: int
    why: str


class Restored(Value):
    """A unit was restored to full strength (5.523)."""

    piece: Piece
    place: int


class Eliminated(Value):
    """A piece was eliminated (7.61, 7.7); `steps` are those that it still had, 0 for a leader."""

    piece: Piece
    place: int
    why: str
    steps: int


class BattleBegan(Value):
    """A battle or an assault began (7.1, 9.1); `reduced` are all units that are reduced then, of
    which some may join it.
    """

    space: Space
    active: Side
    attackers: Pieces
    defenders: Pieces
    assault: bool
    reduced: Pieces


class BattleEnded(Value):
    """A battle was decided (7.8)."""

    space: Space
    winner: Side


class AssaultEnded(Value):
    """An assault was decided (9.2); `taken` says whether the place has fallen."""

    space: Space
    winner: Side
    taken: bool


class Scored(Value):
    """Victory points were gained; `vp` is the track, positive for the French (13.2). `space` is
    where, if they are for something done in one space.
    """

    side: Side
    points: int
    why: str
    vp: int
    space: Space | None = None


class Built(Value):
    """A stockade, a fort or a fort under construction was placed or completed (5.4), or a "damaged
    fort" was left of one that was stormed (9.22).
    """

    side: Side
    space: Space
    what: str


class Destroyed(Value):
    """A fortification or a fort under construction was removed; `why` says how."""

    side: Side
    space: Space
    what: str
    why: str


class Captured(Value):
    """A fortification changed hands (5.45, 9.22)."""

    side: Side
    space: Space
    what: str


class SiegeChanged(Value):
    """A siege began, went on to a level, or ended, with level None (8.2)."""

    space: Space
    level: int | None


class Marked(Value):
    """A marker was placed or, if not `placed`, removed."""

    side: Side
    space: Space
    marker: str
    placed: bool


class RaidBegan(Value):
    """Raiders are about to roll (10.3); militia may have fought them before. `reduced` is as in
    `BattleBegan`; `hard` says whether they roll in the column of stockades and settlements, as
    they will in any case if Blockhouses are played.
    """

    side: Side
    space: Space
    raiders: Pieces
    reduced: Pieces
    hard: bool


class Raided(Value):
    """A raid was resolved, with the steps that the raiders lose (10.3)."""

    side: Side
    space: Space
    success: bool
    losses: int


class AssembliesMoved(Value):
    """The Provincial Assemblies marker moved to a box (5.54)."""

    box: int


class Changed(Value):
    """A lasting effect of an event began or ended, in a word (5.51)."""

    what: str
    on: bool


class LeaderDrawn(Value):
    """A British leader was drawn from the pool (5.55)."""

    leader: Piece


class Passed(Value):
    """A side used a card for nothing (W5)."""

    side: Side


class NoEffect(Value):
    """A card that was played as an event has changed nothing on the table."""

    card: Card


class Ended(Value):
    """The game ended (13.1)."""

    result: Result


Event: TypeAlias = (
    SeasonBegan
    | Reshuffled
    | Dealt
    | Played
    | Held
    | Discarded
    | Took
    | Removed
    | Rolled
    | Fired
    | Tried
    | Joined
    | Withdrew
    | Left
    | Earned
    | WinterBegan
    | Dismissed
    | Activated
    | Moved
    | Entered
    | Reduced
    | Restored
    | Eliminated
    | BattleBegan
    | BattleEnded
    | AssaultEnded
    | Scored
    | Built
    | Destroyed
    | Captured
    | SiegeChanged
    | Marked
    | RaidBegan
    | Raided
    | AssembliesMoved
    | Changed
    | LeaderDrawn
    | Passed
    | NoEffect
    | Ended
)
