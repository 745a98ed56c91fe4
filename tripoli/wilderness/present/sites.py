"""Where something can be built, and why not elsewhere."""

from __future__ import annotations

from typing import Final

from tripoli.kernel.text import fill
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.state import State
from tripoli.wilderness.present.prospects import space_called
from tripoli.wilderness.rules import paths
from tripoli.wilderness.rules.construction import no_fort, no_stockade
from tripoli.wilderness.text import sites as text

_HINDRANCES: Final = {"stockade": no_stockade, "fort": no_fort}


def site_text(state: State, side: Side, query: str) -> list[str]:
    """Why a side cannot build in a space, or that it can, as a sentence.

    Args:
        state: the state.
        side: the side.
        query: what would be built, and where: "stockade > albany" or "fort > albany".
    """
    what, _, name = query.rpartition(">")
    kind, space = what.strip(), space_called(name.strip())
    if kind not in _HINDRANCES or space is None:
        return [text.HOW]
    unfit = _HINDRANCES[kind](state, side, space, paths.supplied(state, side))
    template = text.FIT if unfit is None else text.UNFIT[unfit.value]
    return [fill(template, what=kind, space=space)]
