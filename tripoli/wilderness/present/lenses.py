"""What the lenses of the page show: supply and its lines, what winter would take, threats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripoli.wilderness.model.pieces import DRILLED, OF
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import SPACES, Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.odds.others import winter
from tripoli.wilderness.present.notation import piece_names, side_name
from tripoli.wilderness.present.prospects import threatened
from tripoli.wilderness.rules import paths

if TYPE_CHECKING:
    from tripoli.wilderness.present import messages


def supply(state: State) -> list[messages.Supply]:
    """The supply of both sides (12.1, 12.2)."""
    return [_supply(state, side) for side in Side]


def _supply(state: State, side: Side) -> messages.Supply:
    nearer = paths.supply_lines(state, side)
    troops = [space for space in SPACES if state.at[space] & DRILLED & OF[side]]
    lines: dict[Space, Space] = {}
    for there in troops:
        space: Space | None = there
        while space in nearer and space not in lines:
            after = nearer[space]
            if after is not None:
                lines[space] = after
            space = after
    return {
        "side": side_name(side),
        "sources": [str(space) for space in SPACES if nearer.get(space, space) is None],
        "unsupplied": [str(space) for space in troops if space not in nearer],
        "lines": [[str(space), str(after)] for space, after in lines.items()],
    }


def tolls(state: State) -> list[messages.Toll]:
    """What winter would take of both sides if the year ended now (11.0)."""
    return [
        {
            "side": side_name(side),
            "space": str(toll.space),
            "lost": toll.lost,
            "among": piece_names(toll.reduced),
            "pieces": piece_names(toll.full),
        }
        for side in Side
        for toll in winter(state, side)
    ]


def threats(state: State, side: Side) -> list[messages.Threat]:
    """The spaces of a side that the enemy could fight over, besiege or raid next."""
    return [{"space": str(space), "by": said} for space, said in threatened(state, side)]
