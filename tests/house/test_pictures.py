"""Every card and every kind of piece has its own picture in the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tripoli.shores.model.cards import CARDS
from tripoli.shores.model.pieces import PIECES

PAGE = Path(__file__).parents[2] / "web" / "src" / "shores"
SCENES = (PAGE / "scenes.js").read_text(encoding="utf-8")
SHAPES = (PAGE / "pieces.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", CARDS)
def test_every_card_has_a_picture_of_its_own(name: str) -> None:
    scenes = SCENES.partition("const SCENES")[2]
    assert f'"{name}": [' in scenes or f"\n  {name}: [" in scenes


@pytest.mark.parametrize("piece", PIECES)
def test_every_piece_has_a_shape(piece: object) -> None:
    """A damaged frigate is drawn as a listing frigate."""
    name = str(piece).removeprefix("damaged ")
    assert f'"{name}": {{' in SHAPES or f"\n  {name}: {{" in SHAPES
