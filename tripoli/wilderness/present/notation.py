"""How sides, pieces and places are named in messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tripoli.wilderness.model.pieces import FULL_NAMES, Pieces, each
from tripoli.wilderness.model.sides import FRENCH, Side

if TYPE_CHECKING:
    from tripoli.wilderness.present import messages


def side_name(side: Side) -> messages.SideName:
    """The name of a side in messages."""
    return "French" if side is FRENCH else "British"


def piece_names(pieces: Pieces) -> list[str]:
    """The names of pieces in messages, which no two pieces share."""
    return [FULL_NAMES[piece] for piece in each(pieces)]


FORT_KINDS: Final[tuple[messages.FortKind, ...]] = ("stockade", "stockade", "fort", "fortress")
"""The name of each kind of fortification."""
