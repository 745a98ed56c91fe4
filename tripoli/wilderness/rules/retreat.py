"""Retreat after a battle (7.9, W59)."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.fights import Battle
from tripoli.wilderness.model.options import Act, Ask, Option, of_piece, piece_to, to_space
from tripoli.wilderness.model.pieces import DRILLED, UNITS, Piece, Pieces, each
from tripoli.wilderness.model.sides import BRITISH, Side
from tripoli.wilderness.model.spaces import IS_CULTIVATED, NEIGHBORS, Space
from tripoli.wilderness.model.state import FORT, State
from tripoli.wilderness.model.tables import FORT_HOLDS
from tripoli.wilderness.rules import paths
from tripoli.wilderness.rules.war import Rule, War


def retreat_attackers(war: War, battle: Battle, joiners: Pieces) -> Rule[None]:
    """Beaten attackers go back where they came from; each that cannot is eliminated (7.92)."""
    state = war.state
    side = state.active
    space = battle.space
    if battle.sortie:
        joiners = battle.attackers
    back = joiners & battle.attackers & state.at[space]
    if state.sieges[space]:
        # The besieged go back inside and remain under siege (8.252).
        war.withdraw(side, back, space)
    others = battle.attackers & ~joiners & state.at[space]
    if battle.raid and battle.source is None:
        yield from _scatter(war, side, others, space, None)
        return
    source = battle.source
    lost = attackers_cut_off(state, side, others, space, source)
    for piece in each(lost):
        war.eliminate(piece, "no retreat")
    if source is not None:
        war.put(others & ~lost, source, "retreats")


def attackers_cut_off(
    state: State, side: Side, pieces: Pieces, space: Space, source: Space | None
) -> Pieces:
    """Those of the attackers who, if beaten, cannot go back where they came from (7.92).

    Args:
        state: the state.
        side: the side that attacks.
        pieces: its pieces.
        space: where the battle is.
        source: where they came from; None if they did not move.
    """
    return sum(
        piece.bit
        for piece in each(pieces)
        if source is None or not _may_go_back(state, side, piece, space, source)
    )


def defenders_cut_off(
    state: State, side: Side, pieces: Pieces, space: Space, source: Space | None
) -> Pieces:
    """Those of the defenders who, if beaten, have nowhere to go, not even inside (7.91, 7.92).

    Args:
        state: the state.
        side: the side that is attacked.
        pieces: its pieces.
        space: where the battle is.
        source: where the attackers came from, which is barred; None if they did not move.
    """
    most = room(state, side, space)
    return sum(
        piece.bit
        for piece in each(pieces)
        if not _ways_out(state, side, piece, space, source) and not _shelters(most, piece)
    )


def _ways_out(
    state: State, side: Side, piece: Piece, space: Space, source: Space | None
) -> list[Space]:
    return paths.ways_out(state, side, space, source, drilled=bool(piece.bit & DRILLED))


def _shelters(most: int, piece: Piece) -> bool:
    """Whether a piece may go inside where there is so much room."""
    return most > 0 or (most < 0 and not piece.bit & UNITS)


def _may_go_back(state: State, side: Side, piece: Piece, space: Space, source: Space) -> bool:
    """Whether a beaten attacker may return to where it came from."""
    if state.occupied_by(source, side.other):
        return False
    if source not in NEIGHBORS[space] and side is not BRITISH:
        # The French never retreat by sea, and nobody against an arrow (W21).
        return False
    if piece.bit & DRILLED and not IS_CULTIVATED[source]:
        return state.open_fort(source, side)
    return True


def retreat_defenders(war: War, battle: Battle) -> Rule[None]:
    """Beaten defenders split up as they like among the spaces where they may go (7.91)."""
    state = war.state
    side = state.active.other
    space = battle.space
    source = None if battle.sortie else battle.source
    yield from _scatter(war, side, battle.defenders & state.at[space], space, source)


def _scatter(
    war: War, side: Side, pieces: Pieces, space: Space, source: Space | None
) -> Rule[None]:
    """Pieces retreat to adjacent spaces, into their fort or fortress, or to British ports.

    Args:
        war: the war.
        side: their side.
        pieces: the pieces.
        space: where they are.
        source: where the enemy came from, which is barred.
    """
    state = war.state
    left = pieces
    while left:
        lost = defenders_cut_off(state, side, left, space, source)
        for piece in each(lost):
            war.eliminate(piece, "no retreat")
        left &= ~lost
        if not left:
            return
        targets = {piece: _ways_out(state, side, piece, space, source) for piece in each(left)}
        most = room(state, side, space)
        # Nothing is to be said of the room of a fortress.
        places = most if 0 < most <= FORT_HOLDS else 0
        option = yield from war.ask(side, Ask.RETREAT, _options(targets, most), places, space)
        if option.act is Act.SEND_INSIDE:
            assert option.piece is not None
            war.withdraw(side, option.piece.bit, space)
            left &= ~option.piece.bit
        else:
            assert option.space is not None
            going = left if option.piece is None else option.piece.bit
            war.put(going, option.space, "retreats")
            left &= ~going


def room(state: State, side: Side, space: Space) -> int:
    """How many more units may go inside: 0 if there is nothing to go into, -1 if it is full, so
    that only leaders may.
    """
    if state.fort_kind(space) < FORT or not state.has_fort(space, side) or state.sieges[space]:
        return 0
    if state.fort_kind(space) != FORT:
        return _ANY
    units = (state.at[space] & state.inside & UNITS).bit_count()
    return FORT_HOLDS - units if units < FORT_HOLDS else -1


_ANY: Final = 999


def _options(targets: dict[Piece, list[Space]], most: int) -> list[Option]:
    """All together to one space, or a piece to a space, or a piece inside."""
    options: list[Option] = []
    pieces = list(targets)
    if len(pieces) > 1:
        common = [
            space
            for space in targets[pieces[0]]
            if all(space in targets[piece] for piece in pieces)
        ]
        options += [to_space(Act.RETREAT, space) for space in common]
    for piece in pieces:
        options += [piece_to(Act.RETREAT, piece, space) for space in targets[piece]]
        if _shelters(most, piece):
            options.append(of_piece(Act.SEND_INSIDE, piece))
    return options
