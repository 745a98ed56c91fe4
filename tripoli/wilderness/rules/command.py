"""Who commands, and whose tactics count (7.51, 9.13, W51)."""

from __future__ import annotations

from tripoli.wilderness.model.options import Act, Ask, of_piece
from tripoli.wilderness.model.pieces import LEADERS, Piece, Pieces, each
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.rules.war import Rule, War


def commander(pieces: Pieces) -> Piece | None:
    """A leader of highest Command among pieces, the first of equals; None without leaders."""
    best: Piece | None = None
    for leader in each(pieces & LEADERS):
        if best is None or leader.command > best.command:
            best = leader
    return best


def choose_commander(war: War, side: Side, pieces: Pieces, space: Space) -> Rule[Piece | None]:
    """The leader of highest Command among pieces, chosen among equals by their owner."""
    best = commander(pieces)
    if best is None:
        return None
    equals = [leader for leader in each(pieces & LEADERS) if leader.command == best.command]
    if len({leader.tactics for leader in equals}) == 1:
        return best
    options = [of_piece(Act.COMMAND, leader) for leader in equals]
    option = yield from war.ask(side, Ask.COMMANDER, options, space=space)
    return option.piece
