"""Every card and every kind of piece has its own picture in the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tripoli.shores.model.cards import CARDS
from tripoli.shores.model.pieces import PIECES

PAGE = Path(__file__).parents[2] / "web" / "src" / "shores"
PLATES = "".join(path.read_text(encoding="utf-8") for path in (PAGE / "plates").glob("*.js"))
KINDS = (PAGE / "pieces.js").read_text(encoding="utf-8").partition("const KINDS")[2]


@pytest.mark.parametrize("name", CARDS)
def test_every_card_has_a_picture_of_its_own(name: str) -> None:
    """One recipe; the tests of the page compare what comes of it."""
    assert PLATES.count(f'\n  "{name}": (') + PLATES.count(f"\n  {name}: (") == 1


@pytest.mark.parametrize("piece", PIECES)
def test_every_piece_has_a_shape(piece: object) -> None:
    """Damaged frigates have one of their own."""
    assert f'"{piece}": {{' in KINDS or f"\n  {piece}: {{" in KINDS
