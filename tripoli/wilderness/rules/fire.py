"""What counts in a battle or an assault: strength, column, modifiers (7.5, 9.13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tripoli.wilderness.model import tables
from tripoli.wilderness.model.events import Fired
from tripoli.wilderness.model.pieces import (
    AUXILIARIES,
    LIGHT_INFANTRY,
    REGULARS,
    UNITS,
    Piece,
    Pieces,
)
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import IS_CULTIVATED, IS_WILD, Space
from tripoli.wilderness.model.state import STOCKADE, State
from tripoli.wilderness.rules.war import War

COEHORNS: Final = 2
"""What Coehorns add in an assault (9.13)."""


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


def modifiers(state: State, battle: Battle, active: Side, side: Side) -> list[tuple[str, int]]:
    """The modifiers of a side's die in a battle, with reasons (7.51 to 7.54)."""
    own, enemy = battle.own(active, side)
    commander = battle.leader if side is active else battle.against
    found = []
    if commander is not None and own & commander.bit:
        found.append((commander.name, commander.tactics))
    space = battle.space
    if IS_WILD[space]:
        skilled = AUXILIARIES | LIGHT_INFANTRY
        if enemy & skilled and not own & skilled:
            found.append(("no Auxiliaries or Light Infantry", -1))
    elif IS_CULTIVATED[space] and enemy & REGULARS and not own & REGULARS:
        found.append(("no Regulars", -1))
    if side is active:
        if battle.landing:
            found.append(("Amphibious Landing", -1))
        if state.fort_kind(space) == STOCKADE and state.has_fort(space, active.other):
            found.append(("stockade", -1))
    return found


def shoot(war: War, battle: Battle, side: Side) -> tuple[int, int]:
    """A side fires in a battle (7.2 C).

    Returns:
        Its natural die, and the steps that the enemy loses; (0, 0) if it has no units (W49).
    """
    state = war.state
    active = state.active
    own, _ = battle.own(active, side)
    if not own & UNITS:
        return 0, 0
    strength = state.strength(own)
    if battle.ambusher is side:
        strength *= 2
    shift = 0
    if side is active and state.fieldworks >> battle.space & 1:
        shift = -1
    return _roll(war, side, battle.space, strength, shift, modifiers(state, battle, active, side))


def storm(
    war: War, side: Side, space: Space, pieces: Pieces, commander: Piece | None, shift: int
) -> tuple[int, int]:
    """A side fires in an assault (9.13); an empty place fires, too (9.2).

    Returns:
        Its natural die, and the steps that the enemy loses.
    """
    state = war.state
    action = state.action
    found = []
    if commander is not None:
        found.append((commander.name, commander.tactics))
    if action is not None and action.played_coehorns(side, space):
        found.append(("Coehorns", COEHORNS))
    return _roll(war, side, space, state.strength(pieces), shift, found)


def _roll(
    war: War,
    side: Side,
    space: Space,
    strength: int,
    shift: int,
    found: list[tuple[str, int]],
) -> tuple[int, int]:
    (die,) = war.roll(1)
    used = tuple(item for item in found if item[1])
    column = tables.column(strength, shift)
    result = tables.losses(column, die + sum(number for _, number in used))
    if war.listener:
        war.emit(Fired(side, space, strength, tables.COLUMNS[column], die, used, result))
    return die, result
