"""An Action Phase in progress: what has been activated, and what moves (5.3, 6.0)."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, NamedTuple

from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.pieces import FULL_NAMES, PIECES, Piece, Pieces, each
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import SPACES, Space


class Way(Enum):
    """How a card activates (5.32, W15)."""

    FREE = "free"
    """Nothing has been named yet."""
    INDIVIDUALS = "individuals"
    DRILLED = "drilled unit"
    FORCE = "force"
    CAMPAIGN = "campaign"

    def __str__(self) -> str:
        return self.value


class Group(NamedTuple):
    """Pieces activated together.

    Attributes:
        leader: the commander; None for a unit activated by itself.
        pieces: all of them, the commander included.
    """

    leader: Piece | None
    pieces: Pieces


class Dropped(NamedTuple):
    """Auxiliaries that have to raid (10.13).

    Attributes:
        space: where.
        pieces: those that raid, with leaders.
        leader: whose tactics count, if it is known already; None to use the highest Command.
        own: whether they are a unit by itself, which uses no leader (W119).
        fought: whether they have fought a battle there, so that no militia deploys (10.2).
        source: the space that they came from, to which they retreat; None if they did not move.
    """

    space: Space
    pieces: Pieces
    leader: Piece | None
    own: bool
    fought: bool = False
    source: Space | None = None


class Mover:
    """A group on the move.

    Attributes:
        leader: the commander, as long as he lives; None for a unit by itself.
        alone: whether it never had a commander.
        pieces: those that move on.
        origin: where it started.
        space: where it is.
        before: the space that it came from with its last step; None before the first.
        steps: how many spaces it has moved.
        land, boat: whether it can still go by land, and by boat (W24).
        carried: whether it has used its carry (W28).
        naval: whether it may naval move (6.41, 6.42).
        most: the most spaces that it may move; 2 in Foul Weather.
        guided: whether George Croghan is with it (W107).
        landing: whether it came by an Amphibious Landing (7.54).
        landing_card: whether an Amphibious Landing has been played for it.
        failed: enemy pieces that have tried to intercept it in vain (6.84).
        tried: spaces, a bit each, into which interception has been tried (W42).
        avoided: spaces, a bit each, out of which pieces have avoided it (6.85).
        asked: whether the windows before its move are over.
        fought: whether it has fought where it is (10.2).
    """

    __slots__ = (
        "alone",
        "asked",
        "avoided",
        "before",
        "boat",
        "carried",
        "failed",
        "fought",
        "guided",
        "land",
        "landing",
        "landing_card",
        "leader",
        "most",
        "naval",
        "origin",
        "pieces",
        "space",
        "steps",
        "tried",
    )

    def __init__(self, group: Group, space: Space, *, naval: bool) -> None:
        self.leader = group.leader
        self.alone = group.leader is None
        self.pieces = group.pieces
        self.origin = space
        self.space = space
        self.before: Space | None = None
        self.steps = 0
        self.land = True
        self.boat = True
        self.carried = False
        self.naval = naval
        self.most = UNLIMITED
        self.guided = False
        self.landing = False
        self.landing_card = False
        self.failed: Pieces = 0
        self.tried = 0
        self.avoided = 0
        self.asked = False
        self.fought = False

    @property
    def group(self) -> Group:
        """Those that move, with their commander."""
        return Group(self.leader, self.pieces)

    def copy(self) -> Mover:
        """An independent copy."""
        twin = _blank(Mover)
        for name in Mover.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin

    def to_json(self) -> dict[str, Any]:
        """All of it, JSON-compatible."""
        found: dict[str, Any] = {name: getattr(self, name) for name in sorted(Mover.__slots__)}
        found["leader"] = None if self.leader is None else FULL_NAMES[self.leader]
        for name in ("pieces", "failed"):
            found[name] = [FULL_NAMES[piece] for piece in each(found[name])]
        for name in ("origin", "space", "before"):
            found[name] = None if found[name] is None else str(found[name])
        for name in ("tried", "avoided"):
            found[name] = [space.name for space in SPACES if found[name] >> space & 1]
        return found


UNLIMITED: Final = 99


class Action:
    """An Action Phase in progress, or what is left of it.

    Attributes:
        card: the card played.
        way: how it activates.
        waiting: groups named that have not moved yet.
        used: all pieces that have been activated.
        spent: half points used for individuals (W12).
        named: whether all groups have been named.
        fought: pieces that took part in a battle without being activated, or in an assault (W16).
        mover: the group on the move.
        raids: raids still to be made.
        start: the place of each piece when the phase began (8.231).
        inside: the besieged pieces when it began.
        coehorns: where each side has played Coehorns in this phase, a bit for each space (9.13).
        over: whether it is over but for a last demolition (W134).
    """

    __slots__ = (
        "card",
        "coehorns",
        "fought",
        "inside",
        "mover",
        "named",
        "over",
        "raids",
        "spent",
        "start",
        "used",
        "waiting",
        "way",
    )

    def __init__(self, card: Card, way: Way, start: bytes, inside: Pieces) -> None:
        self.card = card
        self.way = way
        self.waiting: tuple[Group, ...] = ()
        self.used: Pieces = 0
        self.spent = 0
        self.named = False
        self.fought: Pieces = 0
        self.mover: Mover | None = None
        self.raids: tuple[Dropped, ...] = ()
        self.start = start
        self.inside = inside
        self.coehorns: tuple[int, int] = (0, 0)
        self.over = False

    def copy(self) -> Action:
        """An independent copy."""
        twin = _blank(Action)
        for name in Action.__slots__:
            setattr(twin, name, getattr(self, name))
        if self.mover is not None:
            twin.mover = self.mover.copy()
        return twin

    def play_coehorns(self, side: Side, space: int) -> None:
        """A side plays Coehorns at a siege."""
        french, british = self.coehorns
        bit = 1 << space
        self.coehorns = (french | bit, british) if side == 0 else (french, british | bit)

    def played_coehorns(self, side: Side, space: int) -> bool:
        """Whether a side has played Coehorns in a space in this phase."""
        return bool(self.coehorns[side] >> space & 1)

    def to_json(self) -> dict[str, Any]:
        """All of it, JSON-compatible."""
        return {
            "card": int(self.card),
            "way": str(self.way),
            "waiting": [
                {
                    "leader": None if group.leader is None else FULL_NAMES[group.leader],
                    "pieces": _names(group.pieces),
                }
                for group in self.waiting
            ],
            "used": _names(self.used),
            "spent": self.spent,
            "named": self.named,
            "fought": _names(self.fought),
            "mover": None if self.mover is None else self.mover.to_json(),
            "raids": [
                {
                    "space": str(raid.space),
                    "pieces": _names(raid.pieces),
                    "leader": None if raid.leader is None else FULL_NAMES[raid.leader],
                    "own": raid.own,
                    "fought": raid.fought,
                    "source": None if raid.source is None else str(raid.source),
                }
                for raid in self.raids
            ],
            "start": {FULL_NAMES[PIECES[i]]: place for i, place in enumerate(self.start)},
            "inside": _names(self.inside),
            "coehorns": list(self.coehorns),
            "over": self.over,
        }


def _names(pieces: Pieces) -> list[str]:
    return [FULL_NAMES[piece] for piece in each(pieces)]


_blank: Final = object.__new__
