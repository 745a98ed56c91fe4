"""Retreats after battle, by land, by sea and inside (6.432, 7.9, 8.13; R15, P10, W59, W116,
W137).
"""

from __future__ import annotations

import pytest
from wilderness.fields import NORTH, SOUTH, attack, drm, winner
from wilderness.stage import (
    FIRST,
    fires,
    lead,
    listen,
    options,
    piece,
    play,
    settle,
    skip,
    space,
    stage,
    where,
)

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.sides import BRITISH, FRENCH


def ways(game: Game, name: str) -> set[str]:
    """Where a piece may retreat by itself."""
    start = f"retreat {name} > "
    return {option.removeprefix(start) for option in options(game) if option.startswith(start)}


def test_r15_defenders_may_scatter() -> None:
    """7.92: Drilled Troops to cultivated spaces, others anywhere, not where the enemy is."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine",
        "Webb, New York 1, Rogers",
        (2, 1),
        french={"Green Mountains South": "Marin"},
    )
    skip(game, "retreat > Albany")
    assert {"retreat > Albany", "retreat > Hoosic"} <= options(game)
    assert "retreat > Wood Creek" not in options(game)
    assert ways(game, "New York 1") == {"Albany", "Hoosic"}
    assert ways(game, "Webb") == ways(game, "Rogers") == {"Albany", "Hoosic", "Wood Creek"}
    play(game, "retreat New York 1 > Albany", "retreat Webb > Hoosic")
    play(game, "retreat Rogers > Wood Creek")
    places = [where(game, BRITISH, name) for name in ("New York 1", "Webb", "Rogers")]
    assert places == ["Albany", "Hoosic", "Wood Creek"]


def test_7_92_drilled_troops_retreat_to_an_own_fortification() -> None:
    """A stockade in the wilderness will do."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine",
        "Webb, New York 1, Rogers",
        (2, 1),
        forts={"Wood Creek": "British stockade"},
    )
    skip(game, "retreat > Wood Creek")
    assert ways(game, "New York 1") == {"Albany", "Hoosic", "Wood Creek"}


def test_7_92_no_retreat_to_enemy_fortifications() -> None:
    """An unbesieged stockade of the enemy closes a space as his units do."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine",
        "Webb, New York 1, Rogers",
        (2, 1),
        forts={"Hoosic": "French stockade", "Albany": "French fortress"},
    )
    settle(game)
    assert where(game, BRITISH, "New York 1") == "available"
    assert where(game, BRITISH, "Rogers") in ("Wood Creek", "Green Mountains South")


def test_8_13_retreat_inside() -> None:
    """A fort takes four units, together with those who are inside already."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine",
        "Webb, 44th, 48th, 55th, New York 1, Rogers",
        (2, 1),
        "inside 44th",
        "inside 48th",
        "inside 55th",
        "done",
        forts={SOUTH: "British fort"},
    )
    skip(game, "inside New York 1")
    assert {"inside New York 1", "inside Rogers", "inside Webb"} <= options(game)
    play(game, "inside New York 1")
    assert "inside Rogers" not in options(game)
    assert "inside Webb" in options(game)
    play(game, "retreat Rogers > Wood Creek", "inside Webb")
    assert game.state.sieges[space(SOUTH)] == 1
    assert game.state.besieged(piece(BRITISH, "New York 1"))


def test_w59_interceptors_may_retreat_inside() -> None:
    """Though they had to fight outside (6.71)."""
    game = stage(
        FRENCH,
        {NORTH: "Dieskau, Béarn, Guyenne"},
        {"Albany": "Webb, 44th, 48th"},
        hand=[1],
        dice=[4, 3, 1],
        forts={NORTH: "French fort", SOUTH: "British fort"},
    )
    lead(game, "Dieskau")
    play(game, f"move > {SOUTH}", "intercept Webb", "take everyone")
    assert game.decision is not None
    assert game.decision.ask is not Ask.INSIDE
    skip(game, "inside 44th")
    while "inside 44th" not in options(game):
        game.choose(game.decision.options[0])
    play(game, "inside 44th", "retreat 48th > Albany", "inside Webb")
    assert game.state.besieged(piece(BRITISH, "44th"))
    assert game.state.sieges[space(SOUTH)] == 1


def test_7_92_attackers_go_back_where_they_came_from() -> None:
    """All of them to that one space; Drilled Troops are lost if it is bare wilderness."""
    game, _ = attack("Dieskau, Béarn, Guyenne, Marin", "44th, 48th, 55th", (2, 5))
    settle(game)
    for name in ("Dieskau", "Béarn", "Guyenne", "Marin"):
        assert where(game, FRENCH, name) == NORTH
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, Marin", "44th, 48th, 55th", (2, 5), forts={NORTH: ""}
    )
    settle(game)
    assert where(game, FRENCH, "Béarn") == "out of the game"
    assert where(game, FRENCH, "Dieskau") == where(game, FRENCH, "Marin") == NORTH


@pytest.mark.parametrize("kept", [False, True], ids=["lifted", "kept"])
def test_w137_the_space_of_departure_has_become_hostile(kept: bool) -> None:
    """Besiegers who all leave free the fortress, and cannot go back to it."""
    game = stage(
        FRENCH,
        {"Albany": "Dieskau, Béarn, Marin, Huron"},
        {"Hoosic": "44th"},
        hand=[1],
        dice=[2, 5],
        sieges={"Albany": 0},
    )
    play(game, FIRST, "lead Dieskau")
    if kept:
        play(game, "take Béarn", "take Marin", "done")
    else:
        play(game, "take everyone")
    play(game, "move > Hoosic")
    settle(game)
    assert (where(game, FRENCH, "Marin") == "Albany") is kept
    assert (where(game, FRENCH, "Béarn") == "Albany") is kept
    assert (where(game, FRENCH, "Dieskau") == "Albany") is kept


@pytest.mark.parametrize("dice", [(2, 5), (5, 2)], ids=["lost", "won"])
def test_p10_the_landing_at_louisbourg(dice: tuple[int, int]) -> None:
    """Beaten, the British go back to Halifax and their marker goes; the French can only go in."""
    french = "Drucour, Artois, Bourgogne, Marine 1, Cambis, 2/Berry"
    game = stage(
        BRITISH,
        {"Louisbourg": french},
        {"Halifax": "Amherst, Murray, 22nd, 27th, 35th, 40th, 44th, 45th, 47th"},
        hand=[1, 17],
        other=[9],
        dice=dice,
        vp=0,
    )
    events = listen(game)
    lead(game, "Amherst")
    play(game, "play 17 Amphibious Landing", "done")
    play(game, "play 9 Fieldworks")
    settle(game)
    there = space("Louisbourg")
    fire = fires(events)[BRITISH]
    assert drm(fire) == 0  # Amherst and the landing.
    assert fire.column == "13-16"  # 21, shifted.
    lost = dice[0] == 2
    assert winner(events) is (FRENCH if lost else BRITISH)
    assert game.state.vp == (1 if lost else -1)
    assert where(game, BRITISH, "Amherst") == ("Halifax" if lost else "Louisbourg")
    assert where(game, BRITISH, "22nd") == ("Halifax" if lost else "Louisbourg")
    assert bool(game.state.amphib >> there & 1) is not lost
    assert bool(game.state.fieldworks >> there & 1) is lost
    assert bool(game.state.sieges[there]) is not lost
    for name in french.split(", "):
        assert where(game, FRENCH, name) == "Louisbourg"
        assert game.state.besieged(piece(FRENCH, name)) is not lost


def test_6_432_british_defenders_retreat_by_sea() -> None:
    """From an Amphib space to any British-controlled port."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne",
        "Webb, New York 1, New York 2",
        (2, 1),
        "lose New York 1",
        way=("Québec", "Île d'Orléans"),
        amphib=1 << space("Île d'Orléans"),
    )
    assert {"Halifax", "New York", "Boston"} <= ways(game, "New York 1")
    assert "Québec" not in ways(game, "New York 1")
    assert "Albany" not in ways(game, "New York 1")


def test_7_92_no_retreat_by_sea_without_a_marker() -> None:
    game, _ = attack(
        "Dieskau, Béarn, Guyenne",
        "Webb, New York 1, New York 2",
        (2, 1),
        "lose New York 1",
        way=("Québec", "Île d'Orléans"),
    )
    assert ways(game, "New York 1") == {"Baie-St-Paul", "Rivière-Ouelle"}


def test_w59_british_attackers_do_not_choose_a_port() -> None:
    """Into an Amphib space and out of it again: back where they came from."""
    game, _ = attack(
        "Forbes, 44th, Rogers",
        "Béarn, Guyenne",
        (2, 4),
        active=BRITISH,
        way=("Baie-St-Paul", "Île d'Orléans"),
        amphib=1 << space("Île d'Orléans"),
    )
    settle(game)
    assert where(game, BRITISH, "44th") == "Baie-St-Paul"


def test_w116_no_leader_stays_alone_beside_the_enemy() -> None:
    """His units died in front of the enemy's fort, and so he goes back without them."""
    game, _ = attack(
        "Forbes, New York 1 (r)",
        "Béarn, Guyenne, La Reine",
        (2, 5),
        active=BRITISH,
        way=(SOUTH, NORTH),
        forts={NORTH: "French fort"},
    )
    play(game, "done")
    settle(game)
    assert where(game, BRITISH, "New York 1") == "available"
    assert where(game, BRITISH, "Forbes") == SOUTH


def test_7_92_retreat_to_an_own_siege() -> None:
    """A besieged enemy fort is no obstacle, but no refuge for Drilled Troops in the woods."""
    game, _ = attack(
        "Forbes, 44th, 48th, 55th",
        "Lévis, Marine Detachment 1, Marin",
        (2, 1),
        active=BRITISH,
        way=("Green Mountains South", "Wood Creek"),
        french={SOUTH: "Béarn"},
        british={SOUTH: "New York 1 (i)"},
        forts={"Ticonderoga": "French fort", SOUTH: "British fort"},
        sieges={SOUTH: 0},
    )
    skip(game, "retreat > Ticonderoga")
    assert ways(game, "Marine Detachment 1") == {"Ticonderoga"}
    assert ways(game, "Marin") == {"Ticonderoga", SOUTH, "Green Mountains Central"}
    assert ways(game, "Lévis") == ways(game, "Marin")
