"""What a group leaves behind is said before it goes: a siege, or a fortification without a unit."""

from __future__ import annotations

from typing import Any

import pytest
from wilderness.marches import CARD
from wilderness.stage import lead, options, play, skip, space, stage

from tripoli.games import GAMES
from tripoli.wilderness.game import Game
from tripoli.wilderness.model.sides import BRITISH, FRENCH

PAGE = GAMES["wilderness"].page
POST = "Île-aux-Noix"


def odds(game: Game, notation: str) -> str:
    """The odds of an option."""
    decision = game.decision
    assert decision is not None
    shown: Any = PAGE.options(game, decision.side)
    said: str = next(one["odds"] for one in shown if one["notation"] == notation)
    return said


def intercepted(fort: str, british: str, garrison: str = "") -> Game:
    """The French march past a post whose British may intercept them."""
    sieges = {POST: 0} if garrison else {}
    game = stage(
        FRENCH,
        {"Montréal": "Montcalm, Béarn"} | ({POST: garrison} if garrison else {}),
        {POST: british},
        hand=[1],
        forts={POST: fort},
        sieges=sieges,
    )
    lead(game, "Montcalm")
    skip(game, "move > St-Jean")
    game.choose("move > St-Jean")
    return game


@pytest.mark.parametrize(
    ("british", "who", "said"),
    [
        ("48th", "48th", f"; the siege of {POST} ends"),
        ("44th, 48th", "48th", ""),
        ("Webb, 44th, 48th", "Webb", f"; the siege of {POST} ends, unless a unit stays"),
    ],
    ids=["the only besieger", "another stays", "a force"],
)
def test_8_232_whoever_intercepts_is_told_that_the_siege_ends(
    british: str, who: str, said: str
) -> None:
    game = intercepted("French fort", british, "La Sarre (i)")
    skip(game, f"intercept {who}")
    _, _, after = odds(game, f"intercept {who}").partition(", losing ")
    assert after.lstrip("0123456789.") == said


def test_whoever_intercepts_is_told_that_a_fort_is_left_without_a_unit() -> None:
    """The enemy may then march in unopposed (8.21)."""
    game = intercepted("British fort", "48th")
    skip(game, "intercept 48th")
    assert odds(game, "intercept 48th").endswith(f"; the fort at {POST} is left ungarrisoned")


@pytest.mark.parametrize("amphib", [False, True], ids=["nobody stays", "an Amphib marker stays"])
def test_8_24_a_captured_fortress_goes_back_when_it_is_left(*, amphib: bool) -> None:
    """W23: at once, unless an Amphib marker holds it; the page says so before."""
    quebec = space("Québec")
    game = stage(
        BRITISH,
        {},
        {str(quebec): "48th"},
        hand=[46],
        forts={str(quebec): "British fortress"},
        amphib=1 << quebec if amphib else 0,
    )
    play(game, CARD, "send 48th")
    while "done" in options(game):
        game.choose("done")
    shown: Any = PAGE.decision(game, BRITISH)
    assert shown["mover"]["empties"] == {"kind": "fortress", "reverts": not amphib}
    way = next(one for one in options(game) if one.startswith("move > "))
    game.choose(way)
    assert game.state.has_fort(quebec, BRITISH) is amphib


def test_6_7_it_is_told_how_many_units_may_come_with_a_leader() -> None:
    """Those of his space, as far as he can command them; a unit comes alone."""
    game = intercepted("French fort", "Webb, 44th, 48th", "La Sarre (i)")
    skip(game, "intercept Webb")
    shown: Any = PAGE.options(game, BRITISH)
    labels = {one["notation"]: one["label"] for one in shown}
    assert labels["intercept Webb"] == "Intercept with Webb and up to 2 units"
    assert labels["intercept 48th"] == "Intercept with 48th"
