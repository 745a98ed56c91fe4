"""What each side could reach with its next Action Phase, and by whom."""

from __future__ import annotations

from typing import NamedTuple

from tripoli.wilderness.model.pieces import (
    AUXILIARIES,
    LEADERS,
    MILITIA,
    OF,
    UNITS,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import SPACES, Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.reach.search import Approach, likeness, reach
from tripoli.wilderness.rules import forces


class Threat(NamedTuple):
    """A group that could get somewhere with its next activation.

    Attributes:
        leader: its commander; None for a unit by itself.
        pieces: the group: as many as the leader may command, or his Auxiliaries alone.
        origin: where it is now.
        approach: its way.
    """

    leader: Piece | None
    pieces: Pieces
    origin: Space
    approach: Approach


def threats(state: State, side: Side) -> dict[Space, list[Threat]]:
    """What a side could reach with its next Action Phase, and by whom, armies first.

    Every leader is taken with the largest force that he may command, and with his Auxiliaries
    alone; every unit by itself. A card of three points is assumed.

    Args:
        state: the state.
        side: the side.
    """
    found: dict[Space, list[Threat]] = {}
    known: dict[tuple[object, ...], dict[Space, Approach]] = {}
    for leader, pieces, space in _groups(state, side):
        naval = leader is not None
        key = likeness(space, pieces, naval=naval)
        if key not in known:
            known[key] = reach(state, side, pieces, space, naval=naval)
        for target, approach in known[key].items():
            found.setdefault(target, []).append(Threat(leader, pieces, space, approach))
    return found


def _groups(state: State, side: Side) -> list[tuple[Piece | None, Pieces, Space]]:
    """The groups that a side could activate: forces, and units by themselves."""
    groups: list[tuple[Piece | None, Pieces, Space]] = []
    seen: set[Pieces] = set()
    on_map = [space for space in SPACES if state.at[space] & OF[side] & ~state.inside]
    for space in on_map:
        there = state.at[space] & OF[side] & ~state.inside
        for leader in each(there & LEADERS):
            for kinds in (UNITS & ~MILITIA, AUXILIARIES):
                force = forces.largest(state, side, leader, kinds)
                if force & UNITS and force not in seen:
                    seen.add(force)
                    groups.append((leader, force, space))
    for space in on_map:
        there = state.at[space] & OF[side] & ~state.inside
        groups += [(None, unit.bit, space) for unit in each(there & UNITS & ~MILITIA)]
    return groups
