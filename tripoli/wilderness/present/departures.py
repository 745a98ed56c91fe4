"""What a group leaves behind when it goes: a siege, or a fortification without a unit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripoli.kernel.text import fill
from tripoli.wilderness.model.pieces import UNITS, UNITS_OF, Pieces
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.present.notation import FORT_KINDS
from tripoli.wilderness.rules.sieges import lifts
from tripoli.wilderness.text import clauses as text

if TYPE_CHECKING:
    from tripoli.wilderness.present import messages


def empties(state: State, side: Side, space: Space, leaving: Pieces) -> messages.Emptied | None:
    """The fortification of its side that a group leaves without a unit; None if it leaves none."""
    if not state.has_fort(space, side) or state.at[space] & UNITS_OF[side] & ~leaving:
        return None
    return {
        "kind": FORT_KINDS[state.fort_kind(space)],
        "reverts": state.reverts(space, leaving),
    }


def of_leaving(state: State, side: Side, space: Space, leaving: Pieces) -> str:
    """What it costs that a group goes, as the end of a clause; empty if nothing.

    Args:
        state: the state.
        side: whose group it is.
        space: where it is.
        leaving: its pieces; who goes is chosen later, if there are several units.
    """
    emptied = empties(state, side, space, leaving)
    if lifts(state, side, space, leaving):
        template = text.ENDS_SIEGE
    elif emptied and emptied["reverts"]:
        template = text.REVERTS
    elif emptied:
        template = text.EMPTIES
    else:
        return ""
    unless = text.UNLESS if (leaving & UNITS).bit_count() > 1 else ""
    kind = emptied["kind"] if emptied else ""
    return fill(template, space=space, kind=kind) + unless
