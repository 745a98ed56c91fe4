"""Golden games: read by people against the rulebook, and then held to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest
from golden import records, render

import tripoli
from tripoli.shores.cards import CARDS
from tripoli.shores.options import Act
from tripoli.shores.result import Reason


def load(path: Path) -> tripoli.Record:
    """The record of a golden game."""
    return tripoli.Record.from_json(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", records(), ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    """The game plays as it was written down; `python tests/golden.py` writes it anew."""
    assert render(load(path)) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_every_card_is_played_in_some_golden_game() -> None:
    """Each of the 48 cards as an event or as a battle card."""
    played = set()
    for path in records():
        game = load(path).replay()
        for entry in game.history:
            if isinstance(entry, tripoli.Option) and entry.act in (Act.EVENT, Act.PLAY):
                played.add(entry.card)
    missing = set(CARDS.values()) - played
    assert not missing, f"in no golden game: {', '.join(str(card) for card in missing)}"


def test_every_ending_occurs_in_some_golden_game() -> None:
    """Every way to win, and the draw."""
    found = {game.result.reason for path in records() if (game := load(path).replay()).result}
    assert found == set(Reason)


def test_every_option_of_a_game_occurs_in_some_golden_game() -> None:
    """Both scenarios, hidden discards, concealed reactions."""
    setups = [load(path).setup for path in records()]
    assert {setup["scenario"] for setup in setups} == {"standard", "fortress"}
    for name in ("hidden_discards", "conceal_reactions"):
        assert {setup[name] for setup in setups} == {False, True}
