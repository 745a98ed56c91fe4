"""Louisbourg besieged from the sea: control, landings and winter (8.22; P11)."""

from __future__ import annotations

from typing import Any

import pytest
from wilderness.stage import FIRST, lead, options, play, reduced, settle, skip, space, stage, where

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side


def louisbourg(level: int, active: Side = BRITISH, **more: Any) -> Game:
    """Louisbourg besieged from the sea."""
    more.setdefault("hand", [1])
    return stage(
        active,
        {"Louisbourg": "Drucour (i), Artois (i)"},
        {"Louisbourg": "Amherst, 22nd, 27th, 35th", "New York": "Forbes, 44th"},
        sieges={"Louisbourg": level},
        amphib=1 << space("Louisbourg"),
        vp=0,
        **more,
    )


def test_p11_nobody_controls_a_besieged_fortress() -> None:
    """8.22: no Louisbourg Squadrons, no landing farther on, but naval moves by the marker."""
    game = louisbourg(0, FRENCH, hand=[21])
    assert "event 21 Louisbourg Squadrons" not in options(game)
    assert not game.state.controls(space("Louisbourg"), BRITISH)
    game = louisbourg(0, hand=[1, 17])
    lead(game, "Forbes")
    skip(game, "sail > Louisbourg")
    assert "play 17 Amphibious Landing" not in options(game)
    play(game, "sail > Louisbourg")
    assert where(game, BRITISH, "44th") == "Louisbourg"
    game = louisbourg(0, hand=[1, 17])
    play(game, FIRST, "lead Amherst", "take 22nd", "done")
    skip(game, "sail > Halifax")
    assert "play 17 Amphibious Landing" not in options(game)
    assert {"sail > Halifax", "sail > New York"} <= options(game)


def test_p11_once_taken_it_is_a_base() -> None:
    """Three points, and Amphibious Landings go on from it."""
    game = louisbourg(2, dice=[5, 2], hand=[1, 2, 17])
    lead(game, "Amherst")
    play(game, "assault Louisbourg")
    settle(game)
    assert game.state.vp == -3
    assert game.state.controls(space("Louisbourg"), BRITISH)
    play(game, "activate 2 Campaign", "lead Amherst", "take everyone", "play 17 Amphibious Landing")
    assert "land > Île d'Orléans" in options(game)


@pytest.mark.parametrize("taken", [False, True], ids=["besieged", "taken"])
def test_p11_winter_at_louisbourg(taken: bool) -> None:
    """During a siege both sides suffer attrition there; a captured fortress is safe."""
    if taken:
        game = stage(
            BRITISH,
            {},
            {"Louisbourg": "Amherst, 22nd, 27th, 35th"},
            hand=[5],
            forts={"Louisbourg": "British fortress"},
            late=True,
        )
    else:
        game = louisbourg(0, hand=[5], late=True)
    play(game, "activate 5 Bastions Repaired", "done")
    settle(game)
    expected = set() if taken else {"22nd", "27th", "35th"}
    assert reduced(game, BRITISH) & {"22nd", "27th", "35th"} == expected
    assert ("Artois" in reduced(game, FRENCH)) is not taken
