"""Step losses and leader losses (7.6, 7.7)."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.options import Act, Ask, of_piece
from tripoli.wilderness.model.pieces import DRILLED, LEADERS, UNITS, Pieces, each
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.rules.war import Rule, War

LIFE: Final = "the life of"
"""What a leader is rolled for with, before his name."""
FATAL: Final = 1
"""The die that kills him (7.7)."""


def lose_steps(
    war: War, side: Side, pieces: Pieces, count: int, space: Space, *, assault: bool = False
) -> Rule[None]:
    """The owner assigns the steps that a battle or an assault has cost (7.62, 7.63, 9.14, W54).

    Args:
        war: the war.
        side: the owner.
        pieces: those in the fight.
        count: the steps to lose; those beyond the steps there are do not matter.
        space: where.
        assault: whether Drilled Troops take all losses first.
    """
    state = war.state
    drilled = count if assault else (count + 1) // 2
    units = pieces & UNITS
    if count >= state.steps(units):
        for unit in each(units):
            war.eliminate(unit)
        return
    for left in range(count, 0, -1):
        units = pieces & UNITS & state.at[space]
        reduced = units & state.reduced
        if drilled and units & DRILLED:
            found = units & DRILLED & ~reduced or units & DRILLED
        else:
            found = units & ~reduced or units
        drilled = max(0, drilled - 1)
        options = [of_piece(Act.LOSE, unit) for unit in each(found)]
        option = yield from war.ask(side, Ask.LOSS, options, left, space)
        assert option.piece is not None
        war.lose_step(option.piece)


def lose_leaders(war: War, side: Side, pieces: Pieces, space: Space) -> None:
    """Each leader of a side in a fight rolls; a 1 kills him (7.7, 10.32)."""
    for leader in each(pieces & LEADERS):
        if war.die(side, f"{LIFE} {leader}", (), space) == FATAL:
            war.eliminate(leader, "killed")


def endangers_leaders(die: int, result: int) -> bool:
    """Whether a natural die of fire endangers the enemy's leaders (7.7, W55)."""
    return die in (1, 6) and result > 0
