"""Restoring and placing units: who may be restored, and where units may enter (5.52, W97)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tripoli.wilderness.model.options import (
    DONE,
    Act,
    Ask,
    Option,
    Options,
    of_piece,
    of_space,
    piece_to,
)
from tripoli.wilderness.model.pieces import DRILLED, OF, UNITS, Piece, Pieces, each
from tripoli.wilderness.model.places import ON_MAP
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import SPACES, Department, Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.rules import paths
from tripoli.wilderness.rules.war import Rule, War


def restorable(state: State, side: Side, kinds: Pieces) -> Pieces:
    """The reduced units of some kinds that a side may restore (5.523, W97)."""
    reduced = state.reduced & OF[side] & kinds & ~state.inside
    if reduced & DRILLED:
        supplied = paths.supplied(state, side)
        for unit in each(reduced & DRILLED):
            if state.place[unit] >= ON_MAP or SPACES[state.place[unit]] not in supplied:
                reduced &= ~unit.bit
    return reduced


def restore(war: War, side: Side, kinds: Pieces, most: int, card: str) -> Rule[None]:
    """A side restores up to some units of some kinds, as it likes (5.523, W133)."""

    def options() -> list[Option]:
        units = restorable(war.state, side, kinds)
        return [*(of_piece(Act.RESTORE, unit) for unit in each(units)), DONE]

    for left in range(most, 0, -1):
        if not restorable(war.state, side, kinds):
            return
        option = yield from war.ask(side, Ask.EVENT, options, left, card=card)
        if option.piece is None:
            return
        war.restore(option.piece)


def place_each(
    war: War,
    side: Side,
    pieces: Iterable[Piece],
    sites: Callable[[], list[Space]],
    card: str,
    *,
    up_to: bool = False,
) -> Rule[None]:
    """A side places new pieces one by one, together or apart (5.52).

    Args:
        war: the war.
        side: the side.
        pieces: the pieces.
        sites: where they may enter; if nowhere, they are not received (5.522).
        card: the key of the event.
        up_to: whether units may be left out (W133); leaders may not.
    """
    for piece in pieces:
        found = sites()
        if not found:
            return
        stops = [DONE] if up_to and piece.bit & UNITS else []
        if len(found) == 1 and not stops:
            war.enter(piece.bit, found[0])
            continue

        def options(piece: Piece = piece, stops: Options = tuple(stops)) -> Options:
            return [*(piece_to(Act.PLACE, piece, site) for site in sites()), *stops] or [DONE]

        option = yield from war.ask(side, Ask.EVENT, options, card=card)
        if option.space is None:
            return
        war.enter(piece.bit, option.space)


def choose_space(
    war: War, side: Side, spaces: Callable[[], list[Space]], card: str
) -> Rule[Space | None]:
    """A side chooses one of several spaces for an event; None if there is none."""
    found = spaces()
    if len(found) < 2:
        return found[0] if found else None

    def options() -> Options:
        return [of_space(Act.CHOOSE, space) for space in spaces()] or [DONE]

    option = yield from war.ask(side, Ask.EVENT, options, card=card)
    return option.space


def eliminate_one(
    war: War, side: Side, units: Pieces, card: str, why: str, left: int = 0
) -> Rule[None]:
    """A side chooses one of several units, which is eliminated; of several, `left` are to go."""
    options = [of_piece(Act.ELIMINATE, unit) for unit in each(units)]
    option = yield from war.ask(side, Ask.EVENT, options, left, card=card)
    assert option.piece is not None
    war.eliminate(option.piece, why)


def fortifications(state: State, side: Side, department: Department | None = None) -> list[Space]:
    """The unbesieged fortifications of a side, in a Department if one is given."""
    return [
        space
        for space in SPACES
        if state.open_fort(space, side)
        and not state.outside(space, side.other)
        and (department is None or space.department is department)
    ]
