"""Infiltrators that are caught, or attack (6.712, 7.82; W115, W121)."""

from __future__ import annotations

import pytest
from wilderness.stage import FIRST, options, play, reduced, settle, skip, space, stage, where
from wilderness.walls import NORTH, SOUTH, level

from tripoli.wilderness.model.sides import BRITISH, FRENCH


@pytest.mark.parametrize(
    ("interceptors", "point"), [("44th", 1), ("New York 1", 0)], ids=["Regular", "Provincial"]
)
def test_w115_an_infiltrator_goes_back_even_if_it_wins(interceptors: str, point: int) -> None:
    """The beaten stay and no siege begins, but the battle may bring a point, and Fieldworks go."""
    game = stage(
        FRENCH,
        {NORTH: "Marin"},
        {SOUTH: interceptors},
        hand=[1],
        dice=[4, 6, 1],
        forts={NORTH: "French fort", SOUTH: "British fort"},
        fieldworks=1 << space(SOUTH),
        vp=0,
    )
    play(game, FIRST, "send Marin", "done", f"move > {SOUTH}", f"intercept {interceptors}")
    settle(game)
    assert where(game, FRENCH, "Marin") == NORTH
    assert where(game, BRITISH, interceptors) == SOUTH
    assert reduced(game, BRITISH) == {interceptors}
    assert level(game) is None
    assert not game.state.fieldworks
    assert game.state.vp == point


def test_w115_an_infiltrator_takes_no_fort() -> None:
    """It has killed those who caught it; the fort is empty, and it goes back all the same."""
    game = stage(
        FRENCH,
        {NORTH: "Marin"},
        {SOUTH: "Mohawk 1 (r)"},
        hand=[1],
        dice=[4, 5, 2],
        forts={NORTH: "French fort", SOUTH: "British fort"},
    )
    play(game, FIRST, "send Marin", "done", f"move > {SOUTH}", "intercept Mohawk 1")
    settle(game)
    assert where(game, BRITISH, "Mohawk 1") == "available"
    assert where(game, FRENCH, "Marin") == NORTH
    assert level(game) is None
    assert not any(option.startswith("move") for option in options(game))


def test_w121_an_infiltrator_may_overrun() -> None:
    """It ended its move by an attack, and goes on like anyone (7.82)."""
    game = stage(
        FRENCH,
        {NORTH: "Marin"},
        {SOUTH: "Mohawk 1 (r)"},
        hand=[1],
        dice=[4, 2],
        forts={NORTH: "French fort"},
    )
    play(game, FIRST, "send Marin", "done", f"move > {SOUTH}", "stop")
    skip(game, "move > Wood Creek")
    assert where(game, BRITISH, "Mohawk 1") == "available"
    assert "move > Wood Creek" in options(game)
