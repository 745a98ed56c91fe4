"""Cards that help or hinder movement: Foul Weather, George Croghan and Lake Schooner (W29,
W106, W107, W128).
"""

from __future__ import annotations

import pytest
from wilderness.marches import targets
from wilderness.stage import go, options, piece, play, skip, space, stage, where

from tripoli.wilderness.model.sides import BRITISH, FRENCH

# Foul Weather and George Croghan


def test_w29_foul_weather_comes_before_all_else() -> None:
    """6.2, 6.43: the French answer first, then Croghan, then the landing."""
    game = stage(
        BRITISH,
        {"Louisbourg": "Artois"},
        {"Halifax": "44th"},
        hand=[5, 16, 17],
        other=[8, 9],
    )
    play(game, "activate 5 Bastions Repaired")
    game.choose("send 44th")
    asked = []
    while game.decision is not None and game.decision.window is not None:
        asked.append((game.decision.side, game.decision.window))
        game.choose("decline")
    assert asked[0] == (FRENCH, "foul_weather")
    assert asked[1:] == [(BRITISH, "george_croghan"), (BRITISH, "amphibious_landing")]


def test_w29_two_spaces_and_no_sea() -> None:
    """Foul Weather: by land or boat at most two spaces, no naval move, no landing."""
    game = stage(BRITISH, {}, {"New York": "44th"}, hand=[5, 17], other=[14, 9])
    play(game, "activate 5 Bastions Repaired", "send 44th", "play 14 Foul Weather")
    assert not targets(game, "sail")
    play(game, "move > Peekskill", "move > Poughkeepsie")
    assert not targets(game)


def test_w29_no_landing_in_foul_weather() -> None:
    """6.43: it is played before the Amphibious Landing, and prevents it."""
    game = stage(
        BRITISH, {"Louisbourg": "Artois"}, {"Halifax": "44th"}, hand=[5, 17], other=[14, 9]
    )
    play(game, "activate 5 Bastions Repaired", "send 44th", "play 14 Foul Weather")
    assert "play 17 Amphibious Landing" not in options(game)
    skip(game)
    assert where(game, BRITISH, "44th") == "Halifax"
    assert not game.state.amphib


def test_w29_only_one_is_bound() -> None:
    """Others activated by the same card move as usual."""
    game = stage(FRENCH, {"Montréal": "Huron, Ottawa"}, hand=[5], other=[14, 9])
    play(game, "activate 5 Bastions Repaired", "send Huron", "send Ottawa", "begin Huron")
    play(game, "play 14 Foul Weather")
    play(game, "move > Sorel", "move > Trois-Rivières")
    # The Huron can go no further: it is the turn of the Ottawa.
    go(game, "Sorel", "Trois-Rivières", "Bécancour", "Québec")
    assert where(game, FRENCH, "Huron") == "Trois-Rivières"
    assert where(game, FRENCH, "Ottawa") == "Québec"


def test_w29_besiegers_go_on_in_foul_weather() -> None:
    """It is about movement; a siege is none."""
    game = stage(
        FRENCH,
        {"Oswego": "Montcalm, Béarn"},
        {"Oswego": "44th (i)", "Albany": "48th"},
        hand=[5],
        other=[14],
        forts={"Oswego": "British fort"},
        sieges={"Oswego": 0},
        dice=[3],
    )
    play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take Béarn")
    play(game, "play 14 Foul Weather", "siege Oswego")
    skip(game, "assault Oswego")
    assert game.state.sieges[space("Oswego")] == 1 + 1


@pytest.mark.parametrize(
    ("names", "offered"),
    [("44th", True), ("Murray, 44th", True), ("Rogers", False), ("Murray", False)],
    ids=["unit", "force", "Ranger", "leader"],
)
def test_w107_croghan_goes_with_drilled_troops(names: str, offered: bool) -> None:
    """He guides a unit or force with Drilled Troops, and is asked for no other."""
    game = stage(BRITISH, {}, {"Carlisle": names}, hand=[5, 16])
    first, *rest = names.split(", ")
    play(game, "activate 5 Bastions Repaired")
    if rest:
        play(game, f"lead {first}")
        game.choose(f"take {rest[0]}")
    else:
        game.choose(f"send {first}")
    assert ("play 16 George Croghan" in options(game)) == offered


@pytest.mark.parametrize("guided", [False, True], ids=["alone", "Croghan"])
def test_w107_croghan_lifts_the_stop_of_the_wilderness(guided: bool) -> None:
    """For this activation; mountains stop as ever."""
    game = stage(BRITISH, {}, {"Carlisle": "44th"}, hand=[5, 16])
    play(game, "activate 5 Bastions Repaired", "send 44th")
    if guided:
        play(game, "play 16 George Croghan")
    play(game, "move > Raystown", "move > Juniata")
    assert bool(targets(game)) == guided
    if guided:
        play(game, "move > Allegheny Central")
        assert not targets(game)


# Lake Schooner


@pytest.mark.parametrize(
    ("source", "target", "fort", "offered"),
    [
        ("Ticonderoga", "Hudson Carry North", "British fort", True),
        ("Crown Point", "Ticonderoga", "British stockade", True),
        ("Crown Point", "Ticonderoga", "", False),
        ("Crown Point", "Ticonderoga", "French fort", False),
        ("Wood Creek", "Ticonderoga", "British stockade", False),
        ("Oneida Carry West", "Oswego", "British stockade", False),
    ],
    ids=["fort", "stockade", "none", "enemy", "land", "river"],
)
def test_w106_where_a_schooner_sails(source: str, target: str, fort: str, offered: bool) -> None:
    """A step along a lakeshore into a space with a fortification of the player's."""
    game = stage(
        FRENCH,
        {source: "Béarn"},
        {},
        hand=[5],
        other=[15, 9],
        forts={target: fort} if fort else {},
    )
    play(game, "activate 5 Bastions Repaired", "send Béarn", f"move > {target}")
    assert ("play 15 Lake Schooner" in options(game)) == offered


def test_w106_those_on_the_shore_are_driven_back_too() -> None:
    """Land movement along a lakeshore is answered like a boat."""
    game = stage(
        FRENCH,
        {"Wood Creek": "Béarn"},
        {},
        hand=[5],
        other=[15, 9],
        forts={"Hudson Carry North": "British fort"},
    )
    play(game, "activate 5 Bastions Repaired", "send Béarn", "move > Ticonderoga")
    play(game, "move > Hudson Carry North", "play 15 Lake Schooner")
    assert where(game, FRENCH, "Béarn") == "Ticonderoga"
    assert not game.state.sieges[space("Hudson Carry North")]


def test_w106_the_mover_goes_back_and_no_further() -> None:
    game = stage(
        FRENCH,
        {"Winooski": "Béarn"},
        {},
        hand=[5],
        other=[15, 9],
        forts={"Ticonderoga": "British stockade"},
        vp=0,
    )
    play(game, "activate 5 Bastions Repaired", "send Béarn", "move > Crown Point")
    play(game, "move > Ticonderoga", "play 15 Lake Schooner")
    assert where(game, FRENCH, "Béarn") == "Crown Point"
    assert not targets(game)
    assert game.state.has_fort(space("Ticonderoga"), BRITISH)
    assert game.state.vp == 0


def test_w106_a_besieged_fort_has_its_schooner() -> None:
    """Besieged or not."""
    game = stage(
        FRENCH,
        {"Crown Point": "Béarn", "Ticonderoga": "La Sarre"},
        {"Ticonderoga": "44th (i)"},
        hand=[5],
        other=[15, 9],
        forts={"Ticonderoga": "British fort"},
        sieges={"Ticonderoga": 1},
    )
    play(game, "activate 5 Bastions Repaired", "send Béarn", "move > Ticonderoga")
    assert "play 15 Lake Schooner" in options(game)


def test_w106_the_schooner_comes_before_interception() -> None:
    """W40: sent back, nobody is intercepted, and nothing is captured."""
    game = stage(
        FRENCH,
        {"Crown Point": "Béarn"},
        {"Hudson Carry North": "44th"},
        hand=[5],
        other=[15, 9],
        forts={"Ticonderoga": "British stockade"},
    )
    play(game, "activate 5 Bastions Repaired", "send Béarn")
    game.choose("decline")
    game.choose("move > Ticonderoga")
    assert "play 15 Lake Schooner" in options(game)
    game.choose("decline")
    assert "intercept 44th" in options(game)


def test_w128_a_siege_stands_again() -> None:
    """A force sent back had lifted a siege by leaving; the siege goes on at its level."""
    game = stage(
        FRENCH,
        {"Ticonderoga": "Béarn"},
        {"Ticonderoga": "44th (i)"},
        hand=[5],
        other=[15, 9],
        forts={"Ticonderoga": "British fort", "Hudson Carry North": "British fort"},
        sieges={"Ticonderoga": 1},
    )
    play(game, "activate 5 Bastions Repaired", "send Béarn", "move > Hudson Carry North")
    assert not game.state.sieges[space("Ticonderoga")]
    play(game, "play 15 Lake Schooner")
    skip(game)
    assert where(game, FRENCH, "Béarn") == "Ticonderoga"
    assert game.state.sieges[space("Ticonderoga")] == 1 + 1
    assert game.state.besieged(piece(BRITISH, "44th"))
    assert game.state.sieges[space("Hudson Carry North")] == 0
