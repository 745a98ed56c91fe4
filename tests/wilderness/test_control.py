"""The map: terrain, arrows, control, Amphib markers, captured fortresses (2.0; W18 to W23)."""

from __future__ import annotations

from typing import Any

import pytest
from wilderness.stage import go, listen, options, play, skip, space, stage, where

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import Fired
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import (
    FORTRESSES,
    IS_CULTIVATED,
    NEIGHBORS,
    PORTS,
    WAYS_OUT,
    Department,
    distances,
)
from tripoli.wilderness.model.state import FORTRESS, STOCKADE
from tripoli.wilderness.rules import paths

LOUISBOURG = 1 << space("Louisbourg")
ISLAND = 1 << space("Île d'Orléans")


def targets(game: Game, act: str = "move") -> set[str]:
    """Where one can go."""
    return {option[len(act) + 3 :] for option in options(game) if option.startswith(f"{act} > ")}


def controls(game: Game, name: str) -> set[Side]:
    """Who controls a port or fortress."""
    return {side for side in (FRENCH, BRITISH) if game.state.controls(space(name), side)}


# Departments and original control


@pytest.mark.parametrize(
    ("name", "department", "side"),
    [
        ("Sorel", Department.ST_LAWRENCE, FRENCH),
        ("Albany", Department.NORTHERN, BRITISH),
        ("Culpeper", Department.SOUTHERN, BRITISH),
        ("Louisbourg", None, FRENCH),
        ("Halifax", None, BRITISH),
        ("Oswego", None, None),
    ],
)
def test_2_0_original_control(name: str, department: Department | None, side: Side | None) -> None:
    """A Department belongs to one side; the two boxes to none, but they have an owner."""
    assert space(name).department is department
    assert space(name).original is side


def test_2_0_ports_and_fortresses() -> None:
    """All ports are fortresses; of the fortresses, Albany and Montréal are no ports."""
    assert len(FORTRESSES) == 11
    assert {one.name for one in FORTRESSES} - {one.name for one in PORTS} == {"Albany", "Montréal"}


# Control


@pytest.mark.parametrize(
    ("name", "french", "british", "facts", "expected"),
    [
        ("Boston", "", "", {}, {BRITISH}),
        ("Boston", "Montcalm", "", {}, {BRITISH}),
        ("Boston", "", "44th (i)", {"sieges": {"Boston": 0}}, set()),
        ("Québec", "", "", {}, {FRENCH}),
        ("Québec", "", "", {"forts": {"Québec": "British fortress"}}, set()),
        ("Québec", "", "Wolfe", {"forts": {"Québec": "British fortress"}}, set()),
        ("Québec", "", "44th", {"forts": {"Québec": "British fortress"}}, {BRITISH}),
        ("Louisbourg", "", "", {"forts": {"Louisbourg": "British fortress"}}, set()),
        (
            "Louisbourg",
            "",
            "",
            {"forts": {"Louisbourg": "British fortress"}, "amphib": LOUISBOURG},
            {BRITISH},
        ),
        ("Louisbourg", "Artois", "", {"amphib": LOUISBOURG}, {FRENCH}),
    ],
    ids=[
        "empty",
        "enemy leader",
        "besieged",
        "French",
        "taken, empty",
        "taken, leader",
        "taken, unit",
        "Louisbourg, empty",
        "Louisbourg, Amphib",
        "Louisbourg, French",
    ],
)
def test_w18_w19_control_of_ports_and_fortresses(
    name: str, french: str, british: str, facts: dict[str, Any], expected: set[Side]
) -> None:
    """2.0, 8.22: unbesieged and, if taken from the enemy, with a unit or an Amphib marker."""
    if "sieges" in facts:
        french = "Béarn"
    game = stage(FRENCH, {name: french}, {name: british}, hand=[5], **facts)
    assert controls(game, name) == expected


@pytest.mark.parametrize(
    ("british", "works", "fort", "taken"),
    [
        ("Rogers", False, "", True),
        ("Bradstreet", False, "", False),
        ("Rogers", True, "", True),
        ("Rogers", False, "French stockade", False),
    ],
    ids=["unit", "leader", "French fort begun", "French stockade"],
)
def test_w19_sole_occupation_of_niagara(british: str, works: bool, fort: str, taken: bool) -> None:
    """13.23: a unit, no enemy unit or fortification; leaders and works do not count."""
    game = stage(
        BRITISH,
        {},
        {"Mississauga": british},
        hand=[5],
        forts={"Niagara": fort} if fort else {},
        works={"Niagara": FRENCH} if works else {},
        vp=0,
        dice=[1, 1],
    )
    play(game, "activate 5 Bastions Repaired", f"send {british}")
    if fort:
        play(game, "move > Niagara")
        skip(game)
    else:
        go(game, "Niagara")
    assert (game.state.holders[0] is BRITISH) == taken
    assert game.state.vp == (-1 if taken else 0)


def test_w19_a_besieged_port_is_no_port() -> None:
    """8.22: no naval movement to or from a besieged port."""
    game = stage(
        BRITISH,
        {"Boston": "Béarn"},
        {"Boston": "44th (i)", "New York": "48th"},
        hand=[5],
        sieges={"Boston": 0},
    )
    play(game, "activate 5 Bastions Repaired", "send 48th")
    assert "Halifax" in targets(game, "sail")
    assert "Boston" not in targets(game, "sail")


# Terrain of the boxes


@pytest.mark.parametrize(
    ("name", "expected"), [("Halifax", True), ("Louisbourg", True), ("Pays d'en Haut", False)]
)
def test_w20_the_boxes_on_the_coast_are_cultivated(name: str, expected: bool) -> None:
    """2.0."""
    assert IS_CULTIVATED[space(name)] == expected


def test_w20_regulars_matter_at_louisbourg_and_militia_stay_away() -> None:
    """7.53, 7.3: Provincials against Regulars there are at -1; no Department sends militia."""
    game = stage(
        BRITISH,
        {"Louisbourg": "Artois", "St. Lawrence militia": "Canadian Militia 1"},
        {"Halifax": "Murray, Massachusetts 1, Massachusetts 2"},
        hand=[6, 17],
        dice=[3, 3],
    )
    events = listen(game)
    play(game, "activate 6 Surrender!", "lead Murray", "take everyone")
    play(game, "play 17 Amphibious Landing", "done")
    assert "deploy Canadian Militia 1" not in options(game)
    skip(game)
    fires = {event.side: event for event in events if isinstance(event, Fired)}
    assert sorted(number for _, number in fires[BRITISH].modifiers) == [-1, -1]
    assert fires[BRITISH].strength == 4
    assert not fires[FRENCH].modifiers


def test_w20_drilled_troops_retreat_to_halifax() -> None:
    """7.92: beaten at Louisbourg, those who came from there go back."""
    game = stage(
        BRITISH,
        {"Louisbourg": "Artois"},
        {"Halifax": "44th"},
        hand=[5, 17],
        dice=[1, 3],
    )
    play(game, "activate 5 Bastions Repaired", "send 44th", "play 17 Amphibious Landing", "done")
    skip(game)
    assert where(game, BRITISH, "44th") == "Halifax"
    assert not game.state.amphib


@pytest.mark.parametrize("name", ["Halifax", "New York"])
def test_w20_no_stockade_in_a_fortress(name: str) -> None:
    """5.43."""
    game = stage(BRITISH, {}, {name: "44th"}, hand=[5])
    play(game, "build stockades 5 Bastions Repaired")
    assert f"build {name}" not in options(game)
    assert "build Trenton" in options(game)


# Arrows


def test_w21_ways_out_of_the_upper_great_lakes() -> None:
    """2.0: four, one way only."""
    box = space("Pays d'en Haut")
    assert {one.name for one in WAYS_OUT[box]} == {
        "French Creek",
        "Niagara",
        "Presqu'île",
        "Toronto",
    }
    assert not NEIGHBORS[box]
    game = stage(FRENCH, {"Pays d'en Haut": "Huron"}, hand=[5])
    play(game, "activate 5 Bastions Repaired", "send Huron")
    assert targets(game) == {one.name for one in WAYS_OUT[box]}


@pytest.mark.parametrize("name", ["French Creek", "Niagara", "Presqu'île", "Toronto"])
def test_w21_nothing_moves_into_the_box(name: str) -> None:
    game = stage(FRENCH, {name: "Huron"}, hand=[5])
    play(game, "activate 5 Bastions Repaired", "send Huron")
    assert "Pays d'en Haut" not in targets(game)
    assert targets(game)


def test_w21_an_arrow_is_water_for_boats() -> None:
    """Nine spaces by boat, the arrow among them."""
    lakes = ("Niagara", "Tegynagerunte", "Irondequoit", "Oswego", "Niaouré Bay", "Cataraqui")
    way = (*lakes, "Oswegatchie", "St-Régis", "Kahnawake")
    game = stage(FRENCH, {"Pays d'en Haut": "Huron"}, hand=[5])
    play(game, "activate 5 Bastions Repaired", "send Huron")
    go(game, *way)
    assert where(game, FRENCH, "Huron") == "Kahnawake"


def test_w21_an_arrow_is_land_for_those_on_foot() -> None:
    """From French Creek on over land connections."""
    game = stage(FRENCH, {"Pays d'en Haut": "Huron"}, hand=[5])
    play(game, "activate 5 Bastions Repaired", "send Huron")
    go(game, "French Creek", "La Belle River", "Upper La Belle River")
    assert where(game, FRENCH, "Huron") == "Upper La Belle River"


def test_w21_no_interception_over_an_arrow() -> None:
    """6.71: from adjacent spaces only."""
    for name, expected in (("Pays d'en Haut", False), ("Mississauga", True)):
        game = stage(BRITISH, {name: "Huron"}, {"Ganaraske": "Rogers"}, hand=[5])
        play(game, "activate 5 Bastions Repaired", "send Rogers", "move > Toronto")
        assert ("intercept Huron" in options(game)) == expected


def test_w21_no_avoiding_over_an_arrow() -> None:
    """6.81: to adjacent spaces only."""
    game = stage(BRITISH, {"Toronto": "Huron"}, {"Mississauga": "44th"}, hand=[5])
    play(game, "activate 5 Bastions Repaired", "send 44th", "move > Toronto", "avoid Huron")
    skip(game)
    assert where(game, FRENCH, "Huron") == "Ganaraske"


def test_w21_no_distance_and_no_supply_over_an_arrow() -> None:
    """10.421, 12.21."""
    box = space("Pays d'en Haut")
    assert all(steps == 99 for place, steps in enumerate(distances(box)) if place != box)
    assert distances(space("Niagara"))[box] == 99
    game = stage(FRENCH, {"Pays d'en Haut": "Béarn"}, hand=[5])
    assert box not in paths.supplied(game.state, FRENCH)


def test_w21_the_amphibious_arrows_are_no_connections() -> None:
    """2.0: for landings only."""
    game = stage(FRENCH, {"Louisbourg": "Béarn"}, {"Halifax": "44th"}, hand=[5])
    assert not NEIGHBORS[space("Louisbourg")]
    play(game, "activate 5 Bastions Repaired", "send Béarn")
    assert not targets(game)
    assert targets(game, "sail") == {"Québec"}


@pytest.mark.parametrize("source", ["Pays d'en Haut", "Mississauga"])
def test_w21_no_schooner_on_an_arrow(source: str) -> None:
    """W106: it answers a lakeshore connection."""
    game = stage(
        FRENCH,
        {source: "Huron"},
        hand=[5],
        other=[15, 9],
        forts={"Toronto": "British stockade"},
    )
    play(game, "activate 5 Bastions Repaired", "send Huron", "move > Toronto")
    assert ("play 15 Lake Schooner" in options(game)) == (source == "Mississauga")


# Amphib markers


@pytest.mark.parametrize(
    ("mover", "british", "falls"),
    [("Béarn", "", True), ("Huron", "", False), ("Montcalm", "", False), ("Béarn", "Wolfe", True)],
    ids=["Drilled", "Auxiliary", "leader", "British leader there"],
)
def test_w22_the_marker_falls_to_drilled_troops_only(mover: str, british: str, falls: bool) -> None:
    """6.431."""
    game = stage(FRENCH, {"Québec": mover}, {"Île d'Orléans": british}, hand=[5], amphib=ISLAND)
    play(game, "activate 5 Bastions Repaired", f"send {mover}", "move > Île d'Orléans")
    assert bool(game.state.amphib) is not falls


def test_w22_a_french_stockade_takes_the_marker_away() -> None:
    """6.431: an unbesieged French fortification occupies the space."""
    game = stage(FRENCH, hand=[5], amphib=ISLAND)
    play(game, "build stockades 5 Bastions Repaired", "build Île d'Orléans")
    assert game.state.fort_kind(space("Île d'Orléans")) == STOCKADE
    assert not game.state.amphib


@pytest.mark.parametrize("leave", [("44th",), ("44th", "48th")], ids=["one", "all"])
def test_w22_louisbourg_relieved(leave: tuple[str, ...]) -> None:
    """The marker stays during a siege and goes when the last besieger goes."""
    game = stage(
        BRITISH,
        {"Louisbourg": "Artois (i)"},
        {"Louisbourg": "Amherst, 44th, 48th"},
        hand=[6],
        sieges={"Louisbourg": 0},
        amphib=LOUISBOURG,
    )
    play(game, "activate 6 Surrender!", "lead Amherst", *(f"take {name}" for name in leave))
    if len(leave) == 1:
        play(game, "done")
    play(game, "sail > Halifax")
    assert bool(game.state.amphib) == (len(leave) == 1)
    assert bool(game.state.sieges[space("Louisbourg")]) == (len(leave) == 1)


def test_w22_naval_moves_of_an_amphib_space() -> None:
    """6.432: to and from any British port, even in a siege; not to another Amphib space."""
    british = {"Louisbourg": "44th", "Île d'Orléans": "48th", "New York": "22nd"}
    ports = {"Boston", "New Haven", "New York", "Alexandria", "Baltimore", "Philadelphia"}
    for name, source, expected in (
        ("44th", "Louisbourg", ports | {"Halifax"}),
        ("48th", "Île d'Orléans", ports | {"Halifax"}),
        ("22nd", "New York", ports - {"New York"} | {"Halifax", "Louisbourg", "Île d'Orléans"}),
    ):
        game = stage(
            BRITISH,
            {"Louisbourg": "Artois (i)"},
            british,
            hand=[5],
            amphib=LOUISBOURG | ISLAND,
            sieges={"Louisbourg": 0},
        )
        assert where(game, BRITISH, name) == source
        play(game, "activate 5 Bastions Repaired", f"send {name}")
        assert targets(game, "sail") == expected


# Captured fortresses


@pytest.mark.parametrize(
    ("pieces", "goes", "reverts"),
    [
        ("44th", ("44th",), True),
        ("44th, Wolfe", ("44th",), True),
        ("44th, Rogers", ("44th",), False),
        ("44th, Wolfe", ("Wolfe",), False),
    ],
    ids=["alone", "leader stays", "unit stays", "leader goes"],
)
def test_w23_a_captured_fortress_needs_a_unit(
    pieces: str, goes: tuple[str, ...], reverts: bool
) -> None:
    """8.24: left without one it is the owner's again, who gains 3 points."""
    game = stage(
        BRITISH,
        {},
        {"Montréal": pieces},
        hand=[5],
        forts={"Montréal": "British fortress"},
        vp=0,
    )
    play(game, "activate 5 Bastions Repaired", f"send {goes[0]}", "move > Sorel")
    kind = 2 * FORTRESS
    assert game.state.forts[space("Montréal")] == kind + (FRENCH if reverts else BRITISH)
    assert game.state.vp == (3 if reverts else 0)


@pytest.mark.parametrize("marker", [True, False], ids=["Amphib", "none"])
def test_w23_the_amphib_marker_holds_louisbourg(marker: bool) -> None:
    """6.432: no British unit need be there."""
    game = stage(
        BRITISH,
        {},
        {"Louisbourg": "44th"},
        hand=[5],
        forts={"Louisbourg": "British fortress"},
        amphib=LOUISBOURG if marker else 0,
        vp=0,
    )
    play(game, "activate 5 Bastions Repaired", "send 44th", "sail > Halifax")
    assert controls(game, "Louisbourg") == ({BRITISH} if marker else {FRENCH})
    assert game.state.vp == (0 if marker else 3)


def test_w23_a_fortress_that_was_ones_own_needs_nobody() -> None:
    """8.24 speaks of originally-enemy ones."""
    game = stage(BRITISH, {}, {"Albany": "44th"}, hand=[5], vp=0)
    play(game, "activate 5 Bastions Repaired", "send 44th", "move > Schenectady")
    assert controls(game, "Albany") == {BRITISH}
    assert game.state.vp == 0


def test_w23_the_leader_left_behind_must_go() -> None:
    """6.53: in a fortress that has reverted he stands beside an enemy fortification."""
    game = stage(
        BRITISH,
        {},
        {"Montréal": "44th, Wolfe"},
        hand=[5],
        forts={"Montréal": "British fortress"},
    )
    play(game, "activate 5 Bastions Repaired", "send 44th", "move > Sorel")
    skip(game)
    assert {option[:7] for option in options(game)} == {"retreat"}
    play(game, "retreat > Kahnawake")
    assert where(game, BRITISH, "Wolfe") == "Kahnawake"


# Fieldworks


@pytest.mark.parametrize(
    ("french", "british", "allowed"),
    [
        ("Béarn", "", True),
        ("", "", False),
        ("Béarn", "Wolfe", True),
        ("Montcalm", "", False),
    ],
    ids=["unit", "nobody", "enemy leader", "leader"],
)
def test_w62_fieldworks_are_removed_by_those_who_are_there(
    french: str, british: str, allowed: bool
) -> None:
    """In one's own Action Phase, for nothing, with unbesieged units in the space."""
    works = 1 << space("Ticonderoga")
    game = stage(
        FRENCH, {"Ticonderoga": french}, {"Ticonderoga": british}, hand=[5], fieldworks=works
    )
    assert ("clear Ticonderoga" in options(game)) == allowed
    if allowed:
        play(game, "clear Ticonderoga")
        assert not game.state.fieldworks


@pytest.mark.parametrize("name", ["Québec", "Ticonderoga"])
def test_w62_fieldworks_of_a_controlled_fortress(name: str) -> None:
    """A side that controls the space needs no unit there."""
    game = stage(FRENCH, hand=[5], fieldworks=1 << space(name))
    assert (f"clear {name}" in options(game)) == (name == "Québec")


def test_w120_fieldworks_stay_before_the_enemy() -> None:
    """Neither besiegers nor besieged take them away while an unbesieged enemy is there."""
    works = 1 << space("Albany")
    for side in (FRENCH, BRITISH):
        game = stage(
            side,
            {"Albany": "Béarn"},
            {"Albany": "44th (i)"},
            hand=[5],
            sieges={"Albany": 0},
            fieldworks=works,
        )
        # The besieged enemy does not count.
        assert ("clear Albany" in options(game)) == (side is FRENCH)
