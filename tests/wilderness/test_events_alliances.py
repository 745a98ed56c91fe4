"""Events about Indians: cards 23 to 28 (5.53, W89, W90)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from wilderness.stage import (
    asks_event,
    decider,
    fate,
    named,
    options,
    piece,
    play,
    playable,
    reduced,
    space,
    stage,
    use,
    where,
)

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

NIAGARA = {"Niagara": "French fort"}
FORKS = {"Ohio Forks": "French fort"}
NORTHERN = {
    "Abenaki 1 > St-François",
    "Abenaki 2 > St-François",
    "Algonquin 1 > Lac des Deux Montagnes",
    "Algonquin 2 > Lac des Deux Montagnes",
    "Caughnawaga 1 > Kahnawake",
    "Caughnawaga 2 > Kahnawake",
    "Mississauga > Mississauga",
}
WESTERN = {
    "Delaware 1 > Kittaning",
    "Delaware 2 > Kittaning",
    "Mingo 1 > Mingo Town",
    "Mingo 2 > Mingo Town",
    "Shawnee 1 > Logstown",
    "Shawnee 2 > Logstown",
}
GREAT_LAKES = {f"{tribe} > Pays d'en Haut" for tribe in ("Huron", "Ojibwa", "Ottawa", "Potawatomi")}


def all_placements(game: Game) -> set[str]:
    """What can be placed one after the other, as long as the event gives points."""
    found = set()
    while asks_event(game) and named(game, "place"):
        first = min(named(game, "place"))
        found.add(first)
        play(game, f"place {first}")
    return found


# Northern and Western Indian Alliance


@pytest.mark.parametrize("number", [23, 24, 25, 26, 27])
@pytest.mark.parametrize(
    ("vp", "die", "points"), [(5, 6, 6), (5, 1, 1), (4, 6, 3), (4, 5, 3), (4, 1, 1), (-3, 2, 1)]
)
def test_a_die_gives_the_points_of_an_alliance(number: int, vp: int, die: int, points: int) -> None:
    """Below five French VP half of it, rounded up."""
    game = stage(FRENCH, hand=[number, 5], other=[7], dice=[die], vp=vp, forts={**NIAGARA, **FORKS})
    play(game, use("event", number))
    assert len(all_placements(game)) == points
    assert fate(game, number) == "discarded"


@pytest.mark.parametrize("number", [23, 24, 25])
def test_northern_tribes(number: int) -> None:
    """Those of the Great Lakes only with a fort at Niagara."""
    game = stage(FRENCH, hand=[number, 5], other=[7], dice=[6], vp=5, forts=FORKS)
    play(game, use("event", number))
    assert all_placements(game) <= NORTHERN
    game = stage(FRENCH, hand=[number, 5], other=[7], dice=[6], vp=5, forts=NIAGARA)
    play(game, use("event", number))
    spots = {option.split(" > ")[0].split()[0] for option in named(game, "place")}
    tribes = {"Abenaki", "Algonquin", "Caughnawaga", "Mississauga"}
    assert spots == tribes | {"Huron", "Ojibwa", "Ottawa", "Potawatomi"}


@pytest.mark.parametrize("number", [26, 27])
def test_western_tribes(number: int) -> None:
    """P2: Delaware, Mingo and Shawnee; with a fort at Niagara the Great Lakes too."""
    game = stage(FRENCH, hand=[number, 5], other=[7], dice=[6], vp=5, forts=FORKS)
    play(game, use("event", number))
    assert all_placements(game) == WESTERN
    game = stage(FRENCH, hand=[number, 5], other=[7], dice=[3], vp=4, forts={**FORKS, **NIAGARA})
    play(game, use("event", number))
    assert named(game, "place") >= GREAT_LAKES
    play(game, "place Mingo 1 > Mingo Town", "place Shawnee 1 > Logstown")
    assert not asks_event(game)
    assert game.state.allied(space("Mingo Town"), FRENCH)
    assert game.state.allied(space("Logstown"), FRENCH)


@pytest.mark.parametrize(
    ("forts", "sieges", "french", "british", "may"),
    [
        ({"Niagara": "French stockade"}, {}, {}, {}, False),
        ({"Niagara": "British fort"}, {}, {}, {}, False),
        (NIAGARA, {"Niagara": 0}, {}, {"Niagara": "22nd"}, True),
        (NIAGARA, {}, {}, {}, True),
        ({}, {}, {"Niagara": "Béarn"}, {}, False),
    ],
    ids=["stockade", "british", "besieged", "fort", "units"],
)
def test_w89_the_great_lakes_need_a_fort_at_niagara(
    forts: Mapping[str, str],
    sieges: Mapping[str, int],
    french: Mapping[str, str],
    british: Mapping[str, str],
    may: bool,
) -> None:
    """A stockade does not do; a besieged fort does."""
    game = stage(
        FRENCH,
        french,
        british,
        hand=[24, 5],
        other=[7],
        dice=[3],
        forts=forts,
        sieges=sieges,
    )
    play(game, use("event", 24))
    assert ("Huron > Pays d'en Haut" in named(game, "place")) is may


@pytest.mark.parametrize("number", [23, 24, 25])
def test_w89_the_northern_alliance_needs_montreal(number: int) -> None:
    """French control: neither British nor besieged."""
    assert playable(stage(FRENCH, hand=[number, 5]), number)
    besieged = stage(FRENCH, {}, {"Montréal": "22nd"}, hand=[number, 5], sieges={"Montréal": 0})
    assert not playable(besieged, number)
    lost = stage(
        FRENCH,
        {},
        {"Montréal": "22nd"},
        hand=[number, 5],
        forts={"Montréal": "British fortress", **FORKS, **NIAGARA},
    )
    assert not playable(lost, number)


@pytest.mark.parametrize("number", [26, 27])
@pytest.mark.parametrize(
    ("fort", "siege", "may"),
    [
        ("French fort", False, True),
        ("French fort", True, True),
        ("French stockade", False, False),
        ("British fort", False, False),
        ("", False, False),
    ],
    ids=["fort", "besieged", "stockade", "british", "none"],
)
def test_w89_the_western_alliance_needs_a_fort_at_ohio_forks(
    number: int, fort: str, siege: bool, may: bool
) -> None:
    """Montréal is of no matter."""
    british = {"Montréal": "22nd"}
    if siege:
        british["Ohio Forks"] = "27th"
    game = stage(
        FRENCH,
        {},
        british,
        hand=[number, 5],
        forts={"Ohio Forks": fort},
        sieges={"Montréal": 0, **({"Ohio Forks": 0} if siege else {})},
    )
    assert playable(game, number) is may


def test_a_point_restores_two_units_instead() -> None:
    """One point for one unit placed or two restored, anywhere on the map."""
    game = stage(
        FRENCH,
        {"Ticonderoga": "Abenaki 1 (r), Abenaki 2 (r)", "Tioga": "Mississauga (r), Marin (r)"},
        hand=[24, 5],
        other=[7],
        dice=[3],
    )
    play(game, use("event", 24), "restore Abenaki 2", "restore Mississauga")
    assert "restore Abenaki 1" in options(game)
    play(game, "place Caughnawaga 1 > Kahnawake")
    assert not asks_event(game)
    assert reduced(game, FRENCH) == {"Abenaki 1", "Marin"}


def test_a_point_begun_with_restoring_places_nothing() -> None:
    game = stage(
        FRENCH, {"Tioga": "Abenaki 1 (r), Abenaki 2 (r)"}, hand=[24, 5], other=[7], dice=[1]
    )
    play(game, use("event", 24), "restore Abenaki 2")
    assert not named(game, "place")
    assert "restore Abenaki 1" in options(game)


def test_w133_an_alliance_may_stop_early() -> None:
    game = stage(FRENCH, {"Tioga": "Abenaki 1 (r)"}, hand=[24, 5], other=[7], dice=[6])
    play(game, use("event", 24), "done")
    assert reduced(game, FRENCH) == {"Abenaki 1"}
    assert fate(game, 24) == "discarded"


@pytest.mark.parametrize(
    ("number", "none"), [(24, "Shawnee 1"), (26, "Abenaki 1"), (24, "Cayuga"), (26, "Huron")]
)
def test_an_alliance_restores_only_its_own_tribes(number: int, none: str) -> None:
    """The Huron count only with a fort at Niagara."""
    game = stage(
        FRENCH, {"Tioga": f"{none} (r)"}, hand=[number, 5], other=[7], dice=[1], forts=FORKS
    )
    play(game, use("event", number))
    assert f"restore {none}" not in options(game)


def test_8_22_besieged_indians_are_not_restored() -> None:
    game = stage(
        FRENCH,
        {"Niagara": "Huron (r)", "Ohio Forks": "Shawnee 1 (r)"},
        {"Niagara": "22nd"},
        hand=[26, 5],
        other=[7],
        dice=[2],
        forts={**NIAGARA, **FORKS},
        sieges={"Niagara": 0},
        inside=piece(FRENCH, "Huron").bit,
    )
    play(game, use("event", 26))
    assert named(game, "restore") == {"Shawnee 1"}


@pytest.mark.parametrize(
    ("british", "forts", "may"),
    [
        ({"Kahnawake": "Rogers"}, {}, False),
        ({}, {"Kahnawake": "British stockade"}, False),
        ({"Kahnawake": "Johnson"}, {}, True),
        ({}, {"Kahnawake": "French stockade"}, True),
    ],
    ids=["units", "stockade", "leader", "own"],
)
def test_5_522_not_at_a_settlement_that_the_enemy_occupies(
    british: Mapping[str, str], forts: Mapping[str, str], may: bool
) -> None:
    game = stage(FRENCH, {}, british, hand=[24, 5], other=[7], dice=[2], forts=forts)
    play(game, use("event", 24))
    assert ("Caughnawaga 1 > Kahnawake" in named(game, "place")) is may
    assert "Abenaki 1 > St-François" in named(game, "place")


def test_w33_new_indians_drive_a_leader_away() -> None:
    """6.53: who is alone where enemy units come must leave."""
    game = stage(FRENCH, {}, {"Kahnawake": "Johnson"}, hand=[24, 5], other=[7], dice=[1])
    play(game, use("event", 24), "place Caughnawaga 1 > Kahnawake")
    assert decider(game) is BRITISH
    play(game, "retreat > St-Régis")
    assert where(game, BRITISH, "Johnson") == "St-Régis"


def test_5_521_indians_come_back_at_full_strength() -> None:
    """Once eliminated while reduced, the counter comes back whole (7.61)."""
    game = stage(BRITISH, {"Québec": "Abenaki 1 (r)"}, hand=[33, 5], other=[24, 7], dice=[1])
    play(game, use("event", 33))
    if asks_event(game):
        play(game, "eliminate Abenaki 1")
    assert where(game, FRENCH, "Abenaki 1") == "available"
    play(game, use("event", 24), "place Abenaki 1 > St-François")
    assert not reduced(game, FRENCH)


# Iroquois Alliance


IROQUOIS = {
    "Cayuga > Cayuga",
    "Oneida > Oneida Castle",
    "Onondaga > Onondaga",
    "Seneca > Karaghiyadirha",
    "Tuscarora > Shawiangto",
}
OSWEGO = ("Oswego", "Oneida Carry West", "Oneida Carry East")


@pytest.mark.parametrize("side", [FRENCH, BRITISH], ids=["french", "british"])
def test_28_gives_a_point_for_each_pip(side: Side) -> None:
    """Not halved, whatever the VP."""
    game = stage(
        side,
        {},
        {"Schenectady": "Johnson"},
        hand=[28, 5],
        other=[7],
        dice=[5],
        vp=0,
        forts={"Oswego": f"{side} stockade"},
    )
    play(game, use("event", 28))
    assert named(game, "place") == IROQUOIS
    assert all_placements(game) == IROQUOIS
    assert game.state.allied(space("Cayuga"), side)
    assert not game.state.allied(space("Cayuga"), side.other)
    assert fate(game, 28) == "discarded"


@pytest.mark.parametrize("place", OSWEGO)
@pytest.mark.parametrize("kind", ["stockade", "fort"])
def test_w90_an_own_fortification_and_no_enemy_one(place: str, kind: str) -> None:
    """At Oswego or the Oneida Carry."""
    assert playable(stage(FRENCH, hand=[28, 5], forts={place: f"French {kind}"}), 28)
    assert not playable(stage(FRENCH, hand=[28, 5]), 28)
    other = next(name for name in OSWEGO if name != place)
    both = {place: f"French {kind}", other: "British stockade"}
    assert not playable(stage(FRENCH, hand=[28, 5], forts=both), 28)
    assert not playable(stage(FRENCH, hand=[28, 5], works={place: FRENCH}), 28)


@pytest.mark.parametrize(
    ("place", "may"),
    [
        ("Oneida Castle", True),
        ("Schenectady", True),
        ("Canajoharie", True),
        ("Albany", False),
        ("Hudson Carry South", False),
        ("Station Point", True),
        ("Venango", False),
    ],
)
def test_w90_the_british_need_johnson_near_an_iroquois_settlement(place: str, may: bool) -> None:
    """Within two connections; the Mohawk at Canajoharie are no Iroquois for this."""
    forts = {"Oswego": "British fort"}
    game = stage(BRITISH, {}, {place: "Johnson"}, hand=[28, 5], forts=forts)
    assert playable(game, 28) is may


def test_w90_johnson_must_be_there_and_free() -> None:
    forts = {"Oswego": "British fort", "Oneida Carry East": "British fort"}
    assert not playable(stage(BRITISH, hand=[28, 5], forts=forts), 28)
    besieged = stage(
        BRITISH,
        {"Oneida Carry East": "Béarn"},
        {"Oneida Carry East": "Johnson (i)"},
        hand=[28, 5],
        forts=forts,
        sieges={"Oneida Carry East": 0},
    )
    assert not playable(besieged, 28)


def test_5_533_a_tribe_fights_for_one_side() -> None:
    """No Cayuga for one side while the other's are on the map; nor where enemies are."""
    game = stage(
        FRENCH,
        {"Onondaga": "Seneca (r), Oneida (r)"},
        {"Tioga": "Cayuga (r)", "Shawiangto": "Rogers"},
        hand=[28, 5],
        other=[7],
        dice=[6],
        forts={"Oswego": "French fort"},
    )
    play(game, use("event", 28))
    assert named(game, "place") == {"Onondaga > Onondaga"}
    assert named(game, "restore") == {"Seneca", "Oneida"}
