"""What counts in a battle or an assault: strength, column, modifiers (7.5, 9.13)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tripoli.wilderness.model import tables
from tripoli.wilderness.model.events import Fired
from tripoli.wilderness.model.fights import Battle
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


class Aim(NamedTuple):
    """What decides the result of a side's fire, but for the die.

    Attributes:
        strength: the total strength, doubled if it is.
        doubled: whether it is.
        shift: by how many columns it is moved to the right.
        column: the column of the table, shifted.
        modifiers: what the die gets, with reasons.
    """

    strength: int
    doubled: bool
    shift: int
    column: int
    modifiers: tuple[tuple[str, int], ...]

    def result(self, die: int) -> int:
        """The steps that the enemy loses, for a natural die."""
        return tables.losses(self.column, die + sum(number for _, number in self.modifiers))


def aim(state: State, battle: Battle, active: Side, side: Side) -> Aim | None:
    """How a side fires in a battle (7.2 C, 7.5); None if it has no units (W49)."""
    own, _ = battle.own(active, side)
    if not own & UNITS:
        return None
    shift = -1 if side is active and state.fieldworks >> battle.space & 1 else 0
    found = modifiers(state, battle, active, side)
    return _aim(state.strength(own), shift, found, doubled=battle.ambusher is side)


def shoot(war: War, battle: Battle, side: Side) -> tuple[int, int]:
    """A side fires in a battle (7.2 C).

    Returns:
        Its natural die, and the steps that the enemy loses; (0, 0) if it has no units (W49).
    """
    found = aim(war.state, battle, war.state.active, side)
    return (0, 0) if found is None else _fire(war, side, battle.space, found)


def aim_in_assault(
    state: State, pieces: Pieces, commander: Piece | None, *, attacks: bool, coehorns: bool
) -> Aim:
    """How a side fires in an assault (9.13); an empty place fires, too (9.2).

    Args:
        state: the state.
        pieces: its pieces in the assault.
        commander: whose tactics count.
        attacks: whether it attacks, which shifts a column to the left.
        coehorns: whether it has played Coehorns.
    """
    found = []
    if commander is not None:
        found.append((commander.name, commander.tactics))
    if coehorns:
        found.append(("Coehorns", COEHORNS))
    return _aim(state.strength(pieces), -1 if attacks else 0, found, doubled=False)


def storm(
    war: War, side: Side, space: Space, pieces: Pieces, commander: Piece | None
) -> tuple[int, int]:
    """A side fires in an assault (9.13).

    Returns:
        Its natural die, and the steps that the enemy loses.
    """
    state = war.state
    action = state.action
    coehorns = action is not None and action.played_coehorns(side, space)
    attacks = side is state.active
    found = aim_in_assault(state, pieces, commander, attacks=attacks, coehorns=coehorns)
    return _fire(war, side, space, found)


def _aim(strength: int, shift: int, found: list[tuple[str, int]], *, doubled: bool) -> Aim:
    strength *= 2 if doubled else 1
    used = tuple(item for item in found if item[1])
    return Aim(strength, doubled, shift, tables.column(strength, shift), used)


def _fire(war: War, side: Side, space: Space, found: Aim) -> tuple[int, int]:
    (die,) = war.roll(1)
    result = found.result(die)
    if war.listener:
        strength, doubled, shift, column, used = found
        name = tables.COLUMNS[column]
        war.emit(Fired(side, space, strength, doubled, shift, name, die, used, result))
    return die, result
