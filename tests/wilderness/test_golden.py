"""Golden games: checked against the rulebook by people, and fixed word for word since."""

from __future__ import annotations

from pathlib import Path

import pytest
from wilderness.golden import load, played, records, render, ways


@pytest.mark.parametrize("path", records(), ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    """The game is rendered exactly as recorded; `make goldens` regenerates the text."""
    assert render(load(path)) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_every_card_is_played_in_every_way() -> None:
    """Each event and each response, by each side that may play it."""
    found = {way for path in records() for way in played(load(path))}
    assert not ways() - found
