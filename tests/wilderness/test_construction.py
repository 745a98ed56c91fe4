"""Construction and demolition (5.4, W34, W83, W104, W134; R4, R23, R25)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from wilderness.stage import (
    decider,
    fate,
    go,
    named,
    options,
    play,
    skip,
    space,
    stage,
    use,
    where,
)

from tripoli.games import GAMES
from tripoli.wilderness.game import Game
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import SPACES, Terrain
from tripoli.wilderness.model.state import FORT, STOCKADE


def stockades(side: Side, number: int = 5, **facts: Any) -> Game:
    """A side about to build stockades."""
    game = stage(side, hand=[number, 33], other=[7, 8], **facts)
    return play(game, use("build stockades", number))


def forts(side: Side, number: int = 5, **facts: Any) -> Game:
    """A side about to build forts."""
    game = stage(side, hand=[number, 33], other=[7, 8], **facts)
    return play(game, use("build forts", number))


def building(game: Game) -> bool:
    """Whether the card is still building."""
    return game.decision is not None and game.decision.ask in (Ask.STOCKADES, Ask.FORTS)


def own_country(side: Side) -> set[str]:
    """The cultivated spaces that are originally a side's, without its fortresses."""
    return {
        one.name
        for one in SPACES
        if one.terrain is Terrain.CULTIVATED and one.original is side and not one.fortress
    }


# Stockades


@pytest.mark.parametrize("side", [FRENCH, BRITISH], ids=["french", "british"])
def test_5_41_stockades_need_no_units_in_the_own_country(side: Side) -> None:
    """Any originally friendly cultivated space that is not a fortress, and no other."""
    game = stockades(side)
    assert named(game, "build") == own_country(side)
    assert not named(game, "complete")


@pytest.mark.parametrize(
    ("facts", "may"),
    [
        ({}, True),
        ({"french": {"Augusta": "Marin"}}, False),
        ({"french": {"Augusta": "Dumas"}}, True),
        ({"forts": {"Augusta": "French stockade"}}, False),
        ({"forts": {"Augusta": "British stockade"}}, False),
        ({"forts": {"Augusta": "British fort"}}, False),
        ({"works": {"Augusta": BRITISH}}, True),
        ({"works": {"Augusta": FRENCH}}, True),
        ({"raided": {"Augusta": FRENCH}}, True),
    ],
    ids=["empty", "units", "leader", "enemy", "own", "fort", "works", "enemy-works", "raided"],
)
def test_w83_a_stockade_needs_room(facts: dict[str, Any], may: bool) -> None:
    """5.41, 5.43: no enemy units or fortifications, and none of the own ones yet (5.44)."""
    assert ("Augusta" in named(stockades(BRITISH, **facts), "build")) is may


@pytest.mark.parametrize(
    ("place", "units", "may"),
    [
        ("Canajoharie", "22nd", True),
        ("Canajoharie", "New York 1", True),
        ("Canajoharie", "Scott's", True),
        ("Adirondacks South", "22nd", True),
        ("Canajoharie", "Rogers, Mohawk 1, Johnson", False),
        ("Tioga", "22nd", False),
        ("Pays d'en Haut", "22nd", False),
    ],
    ids=["regular", "provincial", "light", "mountain", "auxiliaries", "unsupplied", "box"],
)
@pytest.mark.parametrize("build", [stockades, forts], ids=["stockade", "fort"])
def test_w83_elsewhere_supplied_drilled_troops(
    build: Any, place: str, units: str, may: bool
) -> None:
    """5.41, 5.42, 12.3."""
    game = build(BRITISH, british={place: units})
    found = building(game) and place in named(game, "build")
    assert found is may


def test_5_41_drilled_troops_build_in_enemy_country() -> None:
    """In a cultivated space that was the enemy's, if they are in supply."""
    carries = {"Hudson Carry South": "French fort", "Hudson Carry North": "French fort"}
    game = stockades(FRENCH, french={"Hoosic": "Béarn"}, forts=carries)
    assert named(game, "build") == {*own_country(FRENCH), "Hoosic"}


@pytest.mark.parametrize(("number", "most"), [(5, 1), (46, 2), (1, 3)])
def test_5_41_as_many_stockades_as_the_card_has_points(number: int, most: int) -> None:
    """One in a space; the player may stop before."""
    game = stockades(BRITISH, number)
    for name in ("Augusta", "Easton", "York")[:most]:
        assert "done" in options(game)
        play(game, f"build {name}")
        assert game.state.fort_kind(space(name)) == STOCKADE
        assert game.state.has_fort(space(name), BRITISH)
        assert not building(game) or name not in named(game, "build")
    assert not building(game)
    assert fate(game, number) == "discarded"


def test_5_43_nothing_is_built_under_siege() -> None:
    """Neither by the besieged nor by besiegers."""
    carries = {"Hudson Carry South": "British fort", "Hudson Carry North": "British fort"}
    facts: dict[str, Any] = {
        "british": {"Ticonderoga": "22nd", "Hudson Carry North": "27th (i)"},
        "french": {"Hudson Carry North": "Béarn"},
        "forts": {**carries, "Ticonderoga": "French fort"},
        "works": {"Ticonderoga": BRITISH},
        "sieges": {"Ticonderoga": 0, "Hudson Carry North": 0},
    }
    game = stockades(BRITISH, **facts)
    assert named(game, "build") == own_country(BRITISH)
    game = forts(BRITISH, **facts)
    assert not named(game, "build")
    assert not named(game, "complete")


# Forts


def test_5_42_forts_are_begun_and_completed() -> None:
    """As many steps as the card has points, and never both in one place (R4)."""
    facts: dict[str, Any] = {
        "british": {"Albany": "28th", "Canajoharie": "22nd", "Augusta": "Virginia 1"},
        "works": {"Canajoharie": BRITISH, "York": BRITISH, "Hoosic": FRENCH},
        "forts": {"Schenectady": "British stockade"},
    }
    game = forts(BRITISH, 46, **facts)
    assert named(game, "complete") == {"Canajoharie"}
    assert named(game, "build") == {"Augusta"}
    play(game, "build Augusta")
    assert game.state.works[space("Augusta")] == BRITISH + 1
    assert not game.state.forts[space("Augusta")]
    assert not named(game, "build")
    assert named(game, "complete") == {"Canajoharie"}
    play(game, "complete Canajoharie")
    assert game.state.fort_kind(space("Canajoharie")) == FORT
    assert not game.state.works[space("Canajoharie")]
    assert not building(game)


def test_5_42_the_other_kind_is_out_of_the_question() -> None:
    """Either stockades or forts with one card."""
    facts: dict[str, Any] = {"british": {"Augusta": "Virginia 1"}, "works": {"Augusta": BRITISH}}
    game = stockades(BRITISH, 46, **facts)
    assert not named(game, "complete")
    game = forts(BRITISH, 46, **facts)
    assert "York" not in named(game, "build")
    assert named(game, "complete") == {"Augusta"}


@pytest.mark.parametrize("kind", ["stockade", "fort"])
@pytest.mark.parametrize("works", [False, True])
def test_5_43_a_completed_fort_takes_the_place_of_a_stockade(kind: str, works: bool) -> None:
    """Until then they share the space; a second fort is not begun."""
    facts: dict[str, Any] = {
        "british": {"Augusta": "Virginia 1"},
        "forts": {"Augusta": f"British {kind}"},
        "works": {"Augusta": BRITISH} if works and kind == "stockade" else {},
    }
    game = forts(BRITISH, **facts)
    if kind == "fort":
        assert not building(game) or not named(game, "build")
    elif works:
        play(game, "complete Augusta")
        assert game.state.fort_kind(space("Augusta")) == FORT
    else:
        play(game, "build Augusta")
        assert game.state.fort_kind(space("Augusta")) == STOCKADE
        assert game.state.works[space("Augusta")]


@pytest.mark.parametrize(
    ("units", "may"),
    [("Virginia 1", True), ("", False), ("Rogers", False), ("Dunbar", False)],
    ids=["provincial", "nobody", "ranger", "leader"],
)
def test_w83_to_complete_a_fort_takes_drilled_troops_there(units: str, may: bool) -> None:
    game = forts(BRITISH, british={"Winchester": units}, works={"Winchester": BRITISH})
    assert (building(game) and "complete Winchester" in options(game)) is may


def test_w83_nor_if_they_are_out_of_supply() -> None:
    facts: dict[str, Any] = {"british": {"Tioga": "22nd"}, "works": {"Tioga": BRITISH}}
    game = forts(BRITISH, **facts)
    assert not building(game) or "complete Tioga" not in options(game)


@pytest.mark.parametrize("kind", ["stockade", "fort"])
def test_r23_supply_is_there_at_once(kind: str) -> None:
    """12.3: what has just been built at Canajoharie supplies Oneida Castle."""
    facts: dict[str, Any] = {"british": {"Canajoharie": "22nd", "Oneida Castle": "27th"}}
    if kind == "stockade":
        game = stockades(BRITISH, 46, **facts)
        assert "Oneida Castle" not in named(game, "build")
        play(game, "build Canajoharie", "build Oneida Castle")
        assert game.state.fort_kind(space("Oneida Castle")) == STOCKADE
    else:
        game = forts(BRITISH, 46, works={"Canajoharie": BRITISH}, **facts)
        assert not named(game, "build")
        play(game, "complete Canajoharie", "build Oneida Castle")
        assert game.state.works[space("Oneida Castle")]


def test_5_44_forts_under_construction_supply_nobody() -> None:
    game = forts(BRITISH, 46, british={"Canajoharie": "22nd", "Oneida Castle": "27th"})
    play(game, "build Canajoharie")
    assert not building(game) or "build Oneida Castle" not in options(game)


# Loss


@pytest.mark.parametrize(
    ("units", "stays"), [("Béarn", False), ("Marin", True)], ids=["drilled", "coureurs"]
)
def test_w34_only_drilled_troops_remove_a_fort_under_construction(units: str, stays: bool) -> None:
    """5.45: without a point, also in passing; Auxiliaries leave it alone."""
    game = stage(
        FRENCH,
        {"Ticonderoga": units},
        hand=[5, 33],
        other=[7, 8],
        works={"Hudson Carry North": BRITISH},
        vp=0,
    )
    play(game, use("activate", 5), f"send {units}")
    go(game, "Hudson Carry North")
    assert bool(game.state.works[space("Hudson Carry North")]) is stays
    assert game.state.vp == 0


@pytest.mark.parametrize(
    ("attacker", "defenders", "dice", "stands"),
    [("Béarn (r)", "22nd, 27th", (1, 1), True), ("Béarn", "New York 1 (r)", (6, 1), False)],
    ids=["lost", "won"],
)
def test_5_45_a_stockade_falls_with_its_defenders(
    attacker: str, defenders: str, dice: tuple[int, ...], stands: bool
) -> None:
    """Drilled Troops that win destroy it for a point; beaten, they leave it alone."""
    game = stage(
        FRENCH,
        {"Canajoharie": f"Rigaud, {attacker}"},
        {"Schenectady": defenders},
        hand=[46, 33],
        other=[7, 8],
        forts={"Schenectady": "British stockade", "Canajoharie": "French stockade"},
        dice=dice,
        vp=0,
    )
    play(game, use("activate", 46), "lead Rigaud", "take Béarn", "move > Schenectady")
    skip(game, use("activate", 7))
    assert bool(game.state.forts[space("Schenectady")]) is stands
    # The British win a battle point against a Regular; one Provincial unit is none.
    assert game.state.vp == (-1 if stands else 1)


# Demolition


OWN: Mapping[str, str] = {
    "Ticonderoga": "French fort",
    "St-Jean": "French stockade",
    "Hoosic": "French stockade",
    "Niagara": "French fort",
    "Oswego": "British fort",
}


def test_w104_what_may_be_demolished() -> None:
    """Own forts, stockades and forts under construction, captured ones too; nothing besieged."""
    game = stage(
        FRENCH,
        {},
        {"Niagara": "22nd"},
        hand=[5, 33],
        other=[7, 8],
        forts=OWN,
        works={"Venango": FRENCH, "York": BRITISH},
        sieges={"Niagara": 0},
        vp=4,
    )
    assert named(game, "demolish") == {"Ticonderoga", "St-Jean", "Hoosic", "Venango"}
    play(game, "demolish St-Jean", "demolish Hoosic", "demolish Venango")
    assert game.state.vp == 4
    assert not game.state.works[space("Venango")]
    play(game, "demolish Ticonderoga")
    assert game.state.vp == 3
    # It costs no card.
    assert use("activate", 5) in options(game)
    assert not named(game, "demolish")


def test_w104_a_british_fort_is_a_point_for_the_french() -> None:
    game = stage(BRITISH, hand=[5, 33], other=[7, 8], forts=OWN, vp=4)
    play(game, "demolish Oswego")
    assert game.state.vp == 5
    assert not game.state.forts[space("Oswego")]


def test_w104_in_the_middle_of_a_move() -> None:
    """And again after it; the mover goes on."""
    game = stage(FRENCH, {"Québec": "Béarn"}, hand=[5, 33], other=[7, 8], forts=OWN)
    play(game, use("activate", 5))
    assert "demolish Ticonderoga" in options(game)
    play(game, "send Béarn", "move > Bécancour", "demolish Ticonderoga", "move > Trois-Rivières")
    assert where(game, FRENCH, "Béarn") == "Trois-Rivières"


def test_w134_as_the_last_thing_of_an_action_phase() -> None:
    game = stage(FRENCH, {"Québec": "Béarn"}, hand=[5, 33], other=[7, 8], forts=OWN)
    play(game, use("activate", 5), "send Béarn", "move > Bécancour", "stop")
    assert decider(game) is FRENCH
    assert "end" in options(game)
    play(game, "demolish St-Jean")
    assert decider(game) is FRENCH
    play(game, "end")
    assert decider(game) is BRITISH
    assert not game.state.forts[space("St-Jean")]


def test_5_46_not_in_an_action_phase_of_the_enemy() -> None:
    """Neither at a window nor when troops may intercept."""
    game = stage(
        BRITISH,
        {"Ticonderoga": "Béarn"},
        {"Hudson Carry South": "22nd"},
        hand=[5, 33],
        other=[14, 8],
        forts=OWN,
    )
    play(game, use("activate", 5), "send 22nd")
    assert decider(game) is FRENCH
    assert not named(game, "demolish")
    play(game, "decline", "move > Hudson Carry North")
    skip(game, "intercept Béarn")
    assert "intercept Béarn" in options(game)
    assert not named(game, "demolish")


def test_w134_what_has_been_demolished_supplies_no_longer() -> None:
    """The stockade between two builds: the second is no longer possible."""
    facts: dict[str, Any] = {"british": {"Canajoharie": "22nd", "Oneida Castle": "27th"}}
    game = stockades(BRITISH, 46, forts={"Canajoharie": "British stockade"}, **facts)
    assert "build Oneida Castle" in options(game)
    play(game, "demolish Canajoharie")
    assert "build Oneida Castle" not in options(game)
    assert "build Canajoharie" in options(game)


# The Shenandoah valley (playbook pp. 5-6)


def test_p4_three_go_by_themselves() -> None:
    """Half a point for each Indian unit and one for Dumas; a mountain stops all three."""
    game = stage(
        FRENCH,
        {"Ohio Forks": "Dumas", "Mingo Town": "Mingo 1", "Logstown": "Shawnee 1"},
        hand=[46, 33],
        other=[7, 8],
        forts={"Ohio Forks": "French fort"},
    )
    play(game, use("activate", 46), "send Mingo 1", "send Shawnee 1", "send Dumas")
    way = ["move > Upper Monongahela", "move > Allegheny South"]
    play(game, "begin Mingo 1", *way)
    play(game, "begin Shawnee 1", "move > Mingo Town", *way)
    play(game, *way)
    skip(game, use("activate", 7))
    for name in ("Mingo 1", "Shawnee 1", "Dumas"):
        assert where(game, FRENCH, name) == "Allegheny South"


def test_p5_two_stockades_on_the_frontier() -> None:
    game = stockades(BRITISH, 46, french={"Allegheny South": "Dumas, Mingo 1, Shawnee 1"})
    play(game, "build Augusta", "build Winchester")
    for name in ("Augusta", "Winchester"):
        assert game.state.fort_kind(space(name)) == STOCKADE


# Why not


@pytest.mark.parametrize(
    ("where_to", "kind", "reason"),
    [
        ("Albany", "stockade", "it has a fortress"),
        ("Hoosic", "stockade", "it is fortified already"),
        ("Hoosic", "fort", "it takes Drilled Troops of yours there."),
        ("Ohio Forks", "fort", "it is under siege"),
        ("Ticonderoga", "stockade", "the enemy is there"),
        ("Oswego", "stockade", "your Drilled Troops there are out of supply"),
        ("Venango", "stockade", "it takes Drilled Troops of yours there, or cultivated land"),
        ("Will's Creek", "fort", "the enemy has begun one there"),
    ],
)
def test_5_41_to_5_43_a_site_that_does_not_fit_says_why(
    where_to: str, kind: str, reason: str
) -> None:
    game = stage(
        BRITISH,
        {"Ticonderoga": "Béarn", "Ohio Forks": "Guyenne"},
        {"Oswego": "44th", "Ohio Forks": "48th", "Will's Creek": "22nd", "Carlisle": "27th"},
        forts={"Hoosic": "British stockade", "Ohio Forks": "French fort"},
        sieges={"Ohio Forks": 0},
        works={"Will's Creek": FRENCH},
    )
    told = GAMES["wilderness"].words.topics["site"].tell
    (said,) = told(game, BRITISH, f"{kind} > {where_to.lower()}")
    assert said.startswith(f"No {kind} can be built at {where_to}: {reason}")
    assert told(game, BRITISH, "fort > carlisle") == ["A fort can be built at Carlisle."]
    assert told(game, BRITISH, "castle > carlisle")[0].startswith("Say what would be built")
