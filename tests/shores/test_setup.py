"""Game Setup; R6: the components and where they start."""

from __future__ import annotations

import re
from typing import Any

import pytest
from shores.table import AC, TF, A, C, F, G, I, M, S, count, names

import tripoli
from tripoli.shores.model.cards import CARDS, DECKS, DRAW_PILES, Kind
from tripoli.shores.model.pieces import AMERICAN, SUPPLY, TRIPOLITAN, Side


@pytest.fixture
def game() -> tripoli.Game:
    return tripoli.new_game(seed=1)


def test_american_pieces(game: tripoli.Game) -> None:
    """Game Setup, 1."""
    assert count(game, F, "Gibraltar") == 3
    assert [count(game, F, str(year)) for year in range(1802, 1807)] == [1, 1, 1, 0, 0]


def test_tripolitan_pieces(game: tripoli.Game) -> None:
    """Game Setup, 2."""
    assert count(game, C, "Gibraltar") == 2
    assert count(game, C, "Tripoli") == 4
    assert [count(game, I, city) for city in ("Tripoli", "Benghazi", "Derne")] == [4, 2, 2]


def test_supply(game: tripoli.Game) -> None:
    """Game Setup, 4, and R6: the remaining pieces of each kind are in the Supply."""
    found = {piece: count(game, piece, SUPPLY) for piece in (F, G, S, M, A, TF, C, AC, I)}
    assert found == {F: 2, G: 3, S: 2, M: 4, A: 10, TF: 2, C: 3, AC: 9, I: 12}


def test_decks() -> None:
    """Card Decks: 27 cards per side, 21 events and 6 battle cards; 24 in the draw pile."""
    for side in Side:
        assert len(DRAW_PILES[side]) == 24
        copies = [card for card in DECKS[side] for _ in range(card.copies)]
        assert len(copies) == 27
        assert sum(card.kind is Kind.BATTLE for card in copies) == 6
        assert sum(card.kind is Kind.CORE for card in copies) == 3
    assert sum(card.kind is Kind.VICTORY for card in DECKS[AMERICAN]) == 2
    assert sum(card.kind is Kind.VICTORY for card in DECKS[TRIPOLITAN]) == 0
    # Second Storms is used only by the T-bot.
    assert len(CARDS) == 49
    assert CARDS["Second Storms"].copies == 0


def test_core_cards(game: tripoli.Game) -> None:
    """Game Setup, 1 and 2."""
    assert names(game.state.cards[AMERICAN].core) == [
        "Thomas Jefferson",
        "Swedish Frigates Arrive",
        "Hamet's Army Created",
    ]
    assert names(game.state.cards[TRIPOLITAN].core) == [
        "Yusuf Qaramanli",
        "Murad Reis Breaks Out",
        "Constantinople Sends Aid",
    ]


def test_first_hands(game: tripoli.Game) -> None:
    """Start of Year, 1801: six cards each."""
    for side in Side:
        assert len(game.state.cards[side].hand) == 6
        assert len(game.state.cards[side].pile) == 18
    assert game.decision is not None
    assert game.decision.side is AMERICAN
    assert (game.state.year, str(game.state.season), game.state.gold) == (1801, "Spring", 0)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"scenario": "castle"}, "unknown scenario 'castle'; expected standard or fortress"),
        ({"seed": -1}, "expected a seed from 0 to 9007199254740991, got -1"),
        ({"seed": 2**53}, "got 9007199254740992"),
        ({"seed": "x"}, "got 'x'"),
        (
            {"hidden_discards": "yes"},
            "the option hidden_discards: expected True or False, got 'yes'",
        ),
        ({"seed": 1, "chance": tripoli.SeededChance(1)}, "a seed or a chance, not both"),
    ],
)
def test_unknown_options_are_refused(arguments: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=re.escape(says)):
        tripoli.new_game(**arguments)


def test_without_a_seed_games_differ() -> None:
    assert len({tripoli.new_game().digest for _ in range(5)}) > 1
