"""What dice are about to be rolled for: a battle, a raid, a siege roll, an assault."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from tripoli.wilderness.model.pieces import Piece, Pieces
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import Space


@dataclass(slots=True)
class Battle:
    """A battle.

    Attributes:
        space: where.
        attackers, defenders: those who take part, as long as they live.
        leader: the commander of the attackers; None for a unit by itself.
        source: the space from which the attackers came; None if they did not move.
        landing: whether they came by an Amphibious Landing (7.54).
        caught: whether they are an infiltrator caught in a fort or fortress space (6.712).
        sortie: whether the attackers come out of a besieged place (8.25).
        raid: whether the attackers raid, and the defender is a militia unit (10.21).
        against: the commander of the defenders.
        ambusher: the side with an unmatched Ambush! (7.56).
    """

    space: Space
    attackers: Pieces
    defenders: Pieces
    leader: Piece | None
    source: Space | None
    landing: bool = False
    caught: bool = False
    sortie: bool = False
    raid: bool = False
    against: Piece | None = None
    ambusher: Side | None = None

    def own(self, active: Side, side: Side) -> tuple[Pieces, Pieces]:
        """The pieces of a side, and those of its enemy."""
        if side is active:
            return self.attackers, self.defenders
        return self.defenders, self.attackers


class Raid(NamedTuple):
    """A roll on the raid table (10.3).

    Attributes:
        space: where.
        raiders: who raids together.
        leader: whose tactics count; None for a unit by itself (W119).
    """

    space: Space
    raiders: Pieces
    leader: Piece | None


class SiegeRoll(NamedTuple):
    """A roll on the siege table (8.23).

    Attributes:
        space: where.
        leader: who conducts the siege.
    """

    space: Space
    leader: Piece


class Assault(NamedTuple):
    """An assault on a fort or fortress (9.1).

    Attributes:
        space: where.
        leader: the commander of the attackers, once there is no choice; None for one of the highest
            Command.
        against: that of the defenders.
    """

    space: Space
    leader: Piece | None = None
    against: Piece | None = None


Fight: TypeAlias = Battle | Raid | SiegeRoll | Assault
