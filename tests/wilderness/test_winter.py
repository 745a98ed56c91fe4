"""Winter attrition (11.0, W80)."""

from __future__ import annotations

from typing import Any

import pytest
from wilderness.stage import decider, options, piece, play, reduced, skip, space, stage, use, where

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.pieces import set_of
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

FOUR = "22nd, 27th, 28th, 35th"


def winter(**facts: Any) -> Game:
    """The end of a year: the French waste the last card of the late season."""
    facts.setdefault("late", True)
    game = stage(FRENCH, hand=[5], **facts)
    play(game, use("activate", 5))
    skip(game, "done")
    if "done" in options(game):
        play(game, "done")
    skip(game)
    return game


@pytest.mark.parametrize(
    ("side", "place", "units", "fort", "hit"),
    [
        (BRITISH, "Hartford", f"{FOUR}, 40th, 43rd", "", False),
        (FRENCH, "Sorel", "Béarn, Artois", "", False),
        (BRITISH, "Canajoharie", "22nd", "", True),
        (BRITISH, "Adirondacks South", "22nd", "", True),
        (FRENCH, "Hoosic", "Béarn", "", True),
        (BRITISH, "Sorel", "22nd", "", True),
        (BRITISH, "Canajoharie", FOUR, "British stockade", False),
        (BRITISH, "Canajoharie", FOUR, "British fort", False),
        (BRITISH, "Canajoharie", f"{FOUR}, Johnson, Amherst", "British fort", False),
        (BRITISH, "Canajoharie", f"{FOUR}, 40th", "British fort", True),
        (BRITISH, "Canajoharie", f"{FOUR}, 40th", "British stockade", True),
        (BRITISH, "Canajoharie", f"{FOUR}, Rogers", "British fort", True),
        (BRITISH, "Canajoharie", f"{FOUR}, Mohawk 1", "British fort", True),
        (FRENCH, "Hoosic", "Béarn", "French stockade", False),
        (BRITISH, "Albany", f"{FOUR}, 40th, Rogers", "", False),
        (BRITISH, "Québec", f"{FOUR}, 40th", "British fortress", False),
        (FRENCH, "Boston", "Béarn, Artois, Guyenne, La Reine, La Sarre", "French fortress", False),
        (FRENCH, "Pays d'en Haut", "Béarn", "", True),
    ],
)
def test_11_1_who_suffers(side: Side, place: str, units: str, fort: str, hit: bool) -> None:
    """Safe are the own country, a fort or stockade with four units of any kind, leaders not
    counted, and a fortress.
    """
    facts: dict[str, Any] = {str(side).lower(): {place: units}}
    if fort:
        facts["forts"] = {place: fort}
    game = winter(**facts)
    drilled = {
        name
        for name in units.split(", ")
        if name not in ("Rogers", "Mohawk 1", "Johnson", "Amherst")
    }
    assert reduced(game, side) == (drilled if hit else set())
    assert game.state.year == 1758


def test_11_1_a_fort_under_construction_is_no_shelter() -> None:
    game = winter(british={"Canajoharie": "22nd"}, works={"Canajoharie": BRITISH})
    assert reduced(game, BRITISH) == {"22nd"}


def test_11_1_both_sides_of_a_siege() -> None:
    """The besieged always suffer, fortress or own country or not; besiegers if they are not in
    their own country (P11).
    """
    game = winter(
        british={"Louisbourg": "22nd", "New York": "44th, 48th"},
        french={"Louisbourg": "Artois", "New York": "Béarn"},
        sieges={"Louisbourg": 1, "New York": 1},
        inside=set_of((piece(FRENCH, "Artois"), piece(BRITISH, "44th"), piece(BRITISH, "48th"))),
        amphib=1 << space("Louisbourg"),
    )
    assert reduced(game, BRITISH) == {"22nd", "44th", "48th"}
    assert reduced(game, FRENCH) == {"Artois", "Béarn"}
    assert game.state.sieges[space("Louisbourg")] == 2


def test_11_1_besiegers_in_their_own_country_are_safe() -> None:
    """British before an Albany that the French have taken."""
    game = winter(
        british={"Albany": "22nd, 27th"},
        french={"Albany": "Béarn (i)"},
        forts={"Albany": "French fortress"},
        sieges={"Albany": 0},
    )
    assert not reduced(game, BRITISH)
    assert reduced(game, FRENCH) == {"Béarn"}


@pytest.mark.parametrize(
    ("units", "gone", "left_reduced"),
    [
        ("22nd", 0, 1),
        ("22nd (r)", 0, 1),
        ("22nd (r), Wolfe", 0, 1),
        ("22nd (r), 27th (r)", 1, 1),
        ("22nd (r), 27th", 1, 1),
        ("22nd (r), 27th (r), 28th (r)", 2, 1),
        ("22nd (r), 27th (r), 28th (r), 35th (r)", 2, 2),
        ("22nd (r), Rogers", 1, 0),
        ("22nd (r), Mohawk 1 (r)", 1, 1),
        ("22nd, Rogers", 0, 1),
        ("New York 1 (r), Scott's", 1, 1),
    ],
)
def test_w80_half_of_the_reduced_then_the_full(units: str, gone: int, left_reduced: int) -> None:
    """Half rounded up; only the last step of the side in the space stays, and a leader is none."""
    game = winter_with_choices(units)
    names = [name.removesuffix(" (r)") for name in units.split(", ") if name != "Wolfe"]
    there = [name for name in names if where(game, BRITISH, name) == "Canajoharie"]
    assert len(names) - len(there) == gone
    assert len(reduced(game, BRITISH)) == left_reduced


def winter_with_choices(units: str) -> Game:
    """A winter of British units at Canajoharie, who take the first choice they have."""
    game = stage(FRENCH, {}, {"Canajoharie": units}, hand=[5], late=True)
    play(game, use("activate", 5))
    while game.decision is not None and game.decision.ask is Ask.ATTRITION:
        assert decider(game) is BRITISH
        game.choose(game.decision.options[0])
    assert game.state.year == 1758
    return game


def test_w80_the_owner_chooses() -> None:
    """Among the reduced Drilled Troops only."""
    game = stage(
        FRENCH,
        {"Tioga": "Béarn (r), Artois (r), Guyenne, Marin (r)"},
        hand=[5],
        late=True,
    )
    play(game, use("activate", 5), "done")
    assert decider(game) is FRENCH
    assert options(game) == {"eliminate Béarn", "eliminate Artois"}
    play(game, "eliminate Artois")
    assert where(game, FRENCH, "Artois") == "out of the game"
    assert reduced(game, FRENCH) == {"Béarn", "Guyenne", "Marin"}


def test_w80_provincials_come_back_regulars_do_not() -> None:
    """7.61."""
    game = stage(
        FRENCH,
        {},
        {"Tioga": "22nd (r), Rogers", "Osewingo": "New York 1 (r), Goreham"},
        hand=[5],
        late=True,
    )
    play(game, use("activate", 5))
    assert where(game, BRITISH, "22nd") == "out of the game"
    assert where(game, BRITISH, "New York 1") == "available"
    assert where(game, BRITISH, "Rogers") == "Tioga"


def test_4_0_no_attrition_after_the_early_season() -> None:
    game = winter(british={"Tioga": "22nd"}, late=False)
    assert not reduced(game, BRITISH)
    assert game.state.late


def test_4_0_indians_go_home_before_the_winter() -> None:
    """B.3 before B.5: the last reduced Regular then stands alone."""
    game = winter(french={"Tioga": "Béarn (r), Huron"})
    assert where(game, FRENCH, "Huron") == "Pays d'en Haut"
    assert where(game, FRENCH, "Béarn") == "Tioga"


def test_11_2_auxiliaries_and_militia_do_not_suffer() -> None:
    game = winter(
        french={"Tioga": "Marin, Léry (r)"},
        british={"Southern militia": "Colonial Militia 1", "Oswego": "Rogers"},
    )
    assert reduced(game, FRENCH) == {"Léry"}
    assert not reduced(game, BRITISH)
