"""Going home: 10.4 after a raid (W77, W127), and 4.0 B.3 at the year's end (W78, W132)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from wilderness.stage import options, play, set_out, settle, skip, space, stage, where

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

OHIO = {"Ohio Forks": "French fort"}
MONONGAHELA = "Upper Monongahela"


def raid(
    raiders: str,
    *,
    forts: Mapping[str, str] = OHIO,
    source: str = "Allegheny South",
    target: str = "Augusta",
    active: Side = FRENCH,
    french: Mapping[str, str] = {},
    british: Mapping[str, str] = {},
    die: int = 3,
    **more: Any,
) -> Game:
    """A raid that costs nothing with that die, up to the first question about going home."""
    pieces = {FRENCH: dict(french), BRITISH: dict(british)}
    pieces[active][source] = raiders
    game = stage(
        active, pieces[FRENCH], pieces[BRITISH], hand=[1], dice=[die], forts=forts, vp=0, **more
    )
    set_out(game, active, raiders)
    play(game, f"move > {target}")
    if game.decision is not None and game.decision.ask is Ask.STEP:
        game.choose("stop")
    return game


def homes(game: Game, name: str) -> set[str]:
    """Where a piece may go."""
    start = f"go home {name} > "
    return {option.removeprefix(start) for option in options(game) if option.startswith(start)}


def winter(french: Mapping[str, str], british: Mapping[str, str] = {}, **more: Any) -> Game:
    """The end of a year, up to the first question about going home."""
    more.setdefault("forts", OHIO)
    game = stage(FRENCH, french, british, hand=[5], late=True, vp=0, **more)
    play(game, "activate 5 Bastions Repaired")
    if "done" in options(game):
        game.choose("done")
    skip(game)
    return game


# 10.4: after a raid


@pytest.mark.parametrize(
    ("name", "home"),
    [
        ("Mingo 1", "Mingo Town"),
        ("Delaware 2", "Kittaning"),
        ("Huron", "Pays d'en Haut"),
        ("Abenaki 1", "St-François"),
        ("Seneca", "Karaghiyadirha"),
    ],
)
def test_10_41_an_indian_goes_to_its_settlement(name: str, home: str) -> None:
    """From there it can be activated again."""
    game = raid(name)
    assert where(game, FRENCH, name) == home


@pytest.mark.parametrize(
    ("guests", "forts", "besiegers", "level", "survives"),
    [
        ("", {}, "", None, True),
        ("Rogers", {}, "", None, False),
        ("Webb", {}, "", None, True),
        ("", {"Mingo Town": "British stockade"}, "", None, False),
        ("", {"Mingo Town": "British fort"}, "", None, False),
        ("", {"Mingo Town": "British fort"}, "Béarn", 0, False),
        ("", {"Mingo Town": "French stockade"}, "", None, True),
    ],
    ids=["empty", "unit", "leader", "stockade", "fort", "besieged fort", "own stockade"],
)
def test_w127_a_settlement_occupied_by_the_enemy(
    guests: str, forts: Mapping[str, str], besiegers: str, level: int | None, survives: bool
) -> None:
    """Units or a fortification, besieged or not, and the Indian is eliminated (10.411)."""
    game = raid(
        "Mingo 1",
        forts={**OHIO, **forts},
        french={"Mingo Town": besiegers},
        british={"Mingo Town": guests},
        sieges={} if level is None else {"Mingo Town": level},
    )
    settle(game)
    assert where(game, FRENCH, "Mingo 1") == ("Mingo Town" if survives else "available")


def test_10_411_a_fort_under_construction_is_no_obstacle() -> None:
    game = raid("Mingo 1", works={"Mingo Town": BRITISH})
    assert where(game, FRENCH, "Mingo 1") == "Mingo Town"


@pytest.mark.parametrize(
    ("forts", "expected"),
    [
        (OHIO, {"Ohio Forks"}),
        ({**OHIO, MONONGAHELA: "French stockade"}, {MONONGAHELA}),
        (
            {**OHIO, MONONGAHELA: "French stockade", "Laurel Ridge South": "French fort"},
            {MONONGAHELA, "Laurel Ridge South"},
        ),
        ({**OHIO, MONONGAHELA: "British stockade"}, {"Ohio Forks"}),
    ],
    ids=["fort", "stockade", "equal", "enemy stockade"],
)
def test_10_42_coureurs_go_to_the_closest_fortification(
    forts: Mapping[str, str], expected: set[str]
) -> None:
    """Whatever lies between; the owner chooses among equals (10.421)."""
    game = raid("Marin", forts=forts)
    if len(expected) > 1:
        assert homes(game, "Marin") == expected
        play(game, f"go home Marin > {min(expected)}")
    assert where(game, FRENCH, "Marin") == min(expected)


def test_10_421_distance_ignores_the_enemy() -> None:
    """Both ways to Ohio Forks lead past British troops."""
    game = raid(
        "Marin",
        forts={**OHIO, "Venango": "French fort"},
        british={MONONGAHELA: "44th", "Gist's Station": "48th"},
    )
    settle(game)
    assert where(game, FRENCH, "Marin") == "Ohio Forks"


def test_10_42_not_to_a_besieged_fortification() -> None:
    """Ohio Forks is closer than Venango, but besieged."""
    game = raid(
        "Marin",
        forts={**OHIO, "Venango": "French fort"},
        british={"Ohio Forks": "44th"},
        sieges={"Ohio Forks": 0},
    )
    assert where(game, FRENCH, "Marin") == "Venango"


def test_10_42_not_to_a_fort_under_construction() -> None:
    game = raid("Marin", works={MONONGAHELA: FRENCH})
    assert where(game, FRENCH, "Marin") == "Ohio Forks"


def test_w77_without_a_fortification_they_are_lost() -> None:
    """Unless there is an Indian whom they can follow to its settlement."""
    fortresses = ("Québec", "Montréal", "Louisbourg")
    game = raid(
        "Bougainville, Marin, Mingo 1",
        forts=dict.fromkeys(fortresses, "British fortress"),
        british=dict(zip(fortresses, ("22nd", "27th", "35th"), strict=True)),
    )
    settle(game)
    for name in ("Bougainville", "Marin", "Mingo 1"):
        assert where(game, FRENCH, name) == "Mingo Town"
    game = raid(
        "Bougainville, Marin, Léry",
        forts=dict.fromkeys(fortresses, "British fortress"),
        british=dict(zip(fortresses, ("22nd", "27th", "35th"), strict=True)),
    )
    settle(game)
    for name in ("Bougainville", "Marin", "Léry"):
        assert where(game, FRENCH, name) == "out of the game"


def test_10_413_leaders_and_coureurs_may_follow_an_indian() -> None:
    """To its settlement, also into the box of the upper Great Lakes (W21)."""
    game = raid("Bougainville, Marin, Huron, Mingo 1")
    everywhere = {"Ohio Forks", "Mingo Town", "Pays d'en Haut"}
    assert homes(game, "Bougainville") == everywhere
    play(game, "go home Bougainville > Pays d'en Haut")
    assert homes(game, "Marin") == everywhere
    play(game, "go home Marin > Mingo Town")
    settle(game)
    places = [where(game, FRENCH, name) for name in ("Bougainville", "Marin", "Huron", "Mingo 1")]
    assert places == ["Pays d'en Haut", "Mingo Town", "Pays d'en Haut", "Mingo Town"]


def test_10_413_nobody_follows_where_the_enemy_is() -> None:
    """The Mingo cannot go home, and so nobody can go with it."""
    game = raid("Bougainville, Marin, Mingo 1", british={"Mingo Town": "Rogers"})
    assert "Mingo Town" not in homes(game, "Bougainville") | homes(game, "Marin")
    settle(game)
    assert where(game, FRENCH, "Marin") == where(game, FRENCH, "Bougainville") == "Ohio Forks"


def test_10_422_an_indian_may_follow_a_leader() -> None:
    """To the closest fortification, if he goes there; else it goes home."""
    game = raid("Bougainville, Huron, Mingo 1")
    play(game, "go home Bougainville > Ohio Forks")
    assert homes(game, "Huron") == {"Ohio Forks", "Pays d'en Haut"}
    play(game, "go home Huron > Ohio Forks", "go home Mingo 1 > Mingo Town")
    assert where(game, FRENCH, "Huron") == "Ohio Forks"
    assert where(game, FRENCH, "Mingo 1") == "Mingo Town"
    game = raid("Bougainville, Huron, Mingo 1")
    play(game, "go home Bougainville > Mingo Town")
    settle(game)
    assert where(game, FRENCH, "Huron") == "Pays d'en Haut"


def test_10_422_a_leader_saves_those_whose_home_is_lost() -> None:
    """They follow him to the fortification."""
    game = raid("Bougainville, Mingo 1", british={"Mingo Town": "Rogers"})
    settle(game)
    assert where(game, FRENCH, "Mingo 1") == "Ohio Forks"


@pytest.mark.parametrize(
    ("raiders", "place"), [("Cherokee 1", "available"), ("Forbes, Cherokee 1", "Oswego")]
)
def test_10_412_cherokee_need_a_leader(raiders: str, place: str) -> None:
    """Their home is off the map, and there they would be lost."""
    game = raid(
        raiders,
        source="St-Régis",
        target="Kahnawake",
        active=BRITISH,
        forts={"Oswego": "British fort"},
    )
    settle(game)
    assert where(game, BRITISH, "Cherokee 1") == place


def test_w77_rangers_do_not_follow_indians() -> None:
    """Johnson may go home with the Mohawk, but Rogers has to find a fortification."""
    game = raid(
        "Johnson, Mohawk 1, Rogers",
        source="St-Régis",
        target="Kahnawake",
        active=BRITISH,
        die=6,
        forts={"Oswego": "British fort"},
    )
    assert homes(game, "Johnson") == {"Oswego", "Canajoharie"}
    assert not homes(game, "Rogers")
    play(game, "go home Johnson > Canajoharie")
    settle(game)
    assert where(game, BRITISH, "Johnson") == where(game, BRITISH, "Mohawk 1") == "Canajoharie"
    assert where(game, BRITISH, "Rogers") == "Oswego"


# 4.0 B.3: at the year's end


@pytest.mark.parametrize(
    ("place", "forts", "stays"),
    [
        (MONONGAHELA, OHIO, False),
        ("Sorel", OHIO, False),
        ("Ohio Forks", OHIO, True),
        ("Venango", {"Venango": "French stockade"}, True),
        ("Montréal", {}, True),
        ("Mingo Town", OHIO, True),
    ],
    ids=["wilderness", "fields", "fort", "stockade", "fortress", "home"],
)
def test_w78_indians_outside_fortifications_go_home(
    place: str, forts: Mapping[str, str], stays: bool
) -> None:
    """Whatever the terrain is."""
    game = winter({place: "Mingo 1"}, forts=forts)
    assert where(game, FRENCH, "Mingo 1") == (place if stays else "Mingo Town")


def test_w78_besieged_indians_stay() -> None:
    """A besieged fort is a fortification."""
    game = winter({"Ohio Forks": "Mingo 1 (i)"}, {"Ohio Forks": "44th"}, sieges={"Ohio Forks": 0})
    assert where(game, FRENCH, "Mingo 1") == "Ohio Forks"


def test_w78_the_enemy_at_home() -> None:
    """The Indian that cannot go home is eliminated, as after a raid."""
    game = winter({MONONGAHELA: "Mingo 1"}, {"Mingo Town": "Rogers"})
    assert where(game, FRENCH, "Mingo 1") == "available"


def test_w78_others_stay_where_they_are() -> None:
    """Coureurs, Rangers and Drilled Troops do not go home in winter."""
    game = winter({MONONGAHELA: "Marin", "Venango": "Béarn"}, {"Schoharie": "Rogers"})
    assert where(game, FRENCH, "Marin") == MONONGAHELA
    assert where(game, FRENCH, "Béarn") == "Venango"
    assert where(game, BRITISH, "Rogers") == "Schoharie"


@pytest.mark.parametrize(
    ("place", "company", "forts", "goal"),
    [
        (MONONGAHELA, "", OHIO, "Ohio Forks"),
        ("Allegheny South", "", OHIO, "Ohio Forks"),
        ("Sorel", "", OHIO, "Sorel"),
        ("Augusta", "", OHIO, "Augusta"),
        (MONONGAHELA, ", Marin", OHIO, MONONGAHELA),
        ("Allegheny South", ", Béarn", OHIO, "Allegheny South"),
        (MONONGAHELA, "", {**OHIO, MONONGAHELA: "French stockade"}, MONONGAHELA),
    ],
    ids=[
        "wilderness",
        "mountain",
        "fields",
        "enemy fields",
        "with Coureurs",
        "with troops",
        "stockade",
    ],
)
def test_w78_leaders_alone_in_the_wild(
    place: str, company: str, forts: Mapping[str, str], goal: str
) -> None:
    """Only those without a unit or fortification go, to the closest one."""
    game = winter({place: f"Bougainville{company}"}, forts=forts)
    assert where(game, FRENCH, "Bougainville") == goal


def test_w132_each_leader_chooses_among_equals() -> None:
    forts = {"Ohio Forks": "French fort", "Gist's Station": "French stockade"}
    game = winter({MONONGAHELA: "Beaujeu, Dumas"}, forts=forts)
    play(game, "go home Beaujeu > Ohio Forks", "go home Dumas > Gist's Station")
    assert where(game, FRENCH, "Beaujeu") == "Ohio Forks"
    assert where(game, FRENCH, "Dumas") == "Gist's Station"


def test_w132_an_indian_follows_the_leader_it_names() -> None:
    """To one of several fortifications, or home."""
    forts = {"Ohio Forks": "French fort", "Gist's Station": "French stockade"}
    game = winter({MONONGAHELA: "Beaujeu, Dumas, Huron"}, forts=forts)
    play(game, "go home Beaujeu > Ohio Forks", "go home Dumas > Gist's Station")
    assert homes(game, "Huron") == {"Ohio Forks", "Gist's Station", "Pays d'en Haut"}
    play(game, "go home Huron > Gist's Station")
    assert where(game, FRENCH, "Huron") == "Gist's Station"


def test_w78_no_fortification_with_a_leader_who_stays() -> None:
    """Dumas stays with his troops, or sees the Shawnee home, but takes it to no fort."""
    game = winter({MONONGAHELA: "Béarn, Dumas, Shawnee 1"})
    assert homes(game, "Dumas") == {MONONGAHELA, "Logstown"}
    assert not homes(game, "Shawnee 1")
    play(game, f"go home Dumas > {MONONGAHELA}")
    assert where(game, FRENCH, "Shawnee 1") == "Logstown"
    assert where(game, FRENCH, "Dumas") == MONONGAHELA


def test_w132_coureurs_may_see_indians_home() -> None:
    game = winter({MONONGAHELA: "Marin, Shawnee 1"})
    assert homes(game, "Marin") == {MONONGAHELA, "Logstown"}
    play(game, "go home Marin > Logstown")
    assert where(game, FRENCH, "Marin") == where(game, FRENCH, "Shawnee 1") == "Logstown"


def test_w132_an_indian_at_home_is_company() -> None:
    """Johnson stays with the Mohawk at Canajoharie, and Webb must leave Schoharie."""
    game = winter({}, {"Canajoharie": "Johnson, Mohawk 1", "Schoharie": "Webb"})
    settle(game)
    assert where(game, BRITISH, "Johnson") == "Canajoharie"
    assert where(game, BRITISH, "Mohawk 1") == "Canajoharie"
    assert where(game, BRITISH, "Webb") == "Albany"


@pytest.mark.parametrize(
    ("place", "company", "goal"),
    [
        ("Schoharie", "", "available"),
        ("Schoharie", ", Webb", "Albany"),
        ("Schoharie", ", Webb, Rogers", "available"),
        ("Hoosic", ", Webb", "available"),
        ("Albany", "", "Albany"),
    ],
    ids=["alone", "with a leader", "with one who stays", "in the fields", "in a fortress"],
)
def test_w78_cherokee_winter_in_fortifications(place: str, company: str, goal: str) -> None:
    """Those outside are lost unless a leader who leaves for one takes them along."""
    game = winter({}, {place: f"Cherokee 1{company}"})
    settle(game)
    assert where(game, BRITISH, "Cherokee 1") == goal


def test_w78_the_french_go_first() -> None:
    game = winter({MONONGAHELA: "Dumas, Shawnee 1"}, {"Mohawks Branch": "Johnson, Mohawk 1"})
    sides = []
    while game.decision is not None and game.decision.ask is Ask.HOME:
        sides.append(game.decision.side)
        game.choose(game.decision.options[0])
    assert sides == sorted(sides)
    assert set(sides) == {FRENCH, BRITISH}


def test_w78_not_to_a_besieged_fortification() -> None:
    game = winter(
        {MONONGAHELA: "Dumas", "Ohio Forks": "Béarn (i)"},
        {"Ohio Forks": "44th"},
        forts={"Ohio Forks": "French fort", "Venango": "French fort"},
        sieges={"Ohio Forks": 0},
    )
    assert where(game, FRENCH, "Dumas") == "Venango"


def test_b_3_comes_before_the_raided_markers() -> None:
    """4.0: those who go home leave their markers, which count half a point each (P9)."""
    game = winter({MONONGAHELA: "Dumas, Shawnee 1"}, raided={"Augusta": FRENCH})
    assert game.state.vp == 0
    assert game.state.raided[FRENCH][space("Augusta")] == 1
    settle(game)
    assert game.state.vp == 1
    assert not any(game.state.raided[FRENCH])


@pytest.mark.parametrize(
    "source",
    [
        "Gist's Station",
        MONONGAHELA,
    ],
)
def test_w78_leaders_leave_after_all_indians_have_gone_home(source: str) -> None:
    """The Mingo comes home to Mingo Town, wherever from, and Dumas has company there (W132)."""
    game = winter({source: "Mingo 1", "Mingo Town": "Dumas"})
    settle(game)
    assert where(game, FRENCH, "Mingo 1") == "Mingo Town"
    assert where(game, FRENCH, "Dumas") == "Mingo Town"


@pytest.mark.parametrize(
    "year_end",
    [False, True],
    ids=["raid", "winter"],
)
def test_10_422_the_fortification_may_be_a_settlement(year_end: bool) -> None:
    """The stockade at Logstown is the closest; the Mingo may follow a leader there, not only the
    Shawnee, who are at home there.
    """
    forts = {"Logstown": "French stockade"}
    if year_end:
        game = winter({MONONGAHELA: "Dumas, Mingo 1, Shawnee 1"}, forts=forts)
    else:
        game = raid("Dumas, Mingo 1, Shawnee 1", forts=forts, die=2)
    play(game, "go home Dumas > Logstown")
    assert homes(game, "Mingo 1") == {"Logstown", "Mingo Town"}


@pytest.mark.parametrize(
    "goal",
    ["Albany", "Canajoharie"],
)
def test_w78_cherokee_follow_a_leader_to_a_settlement_with_a_stockade(goal: str) -> None:
    """Both are closest fortifications; that one is the home of the Mohawk changes nothing."""
    game = winter(
        {},
        {"Schoharie": "Johnson, Mohawk 1, Cherokee 1"},
        forts={"Canajoharie": "British stockade"},
    )
    play(game, f"go home Johnson > {goal}")
    settle(game)
    assert where(game, BRITISH, "Cherokee 1") == goal


def test_w33_the_last_winter_leaves_no_leader_beside_the_enemy() -> None:
    """He may stay when the Indians who besieged with him go home, but must then leave the fortress
    before the war is decided; cut off at Louisbourg, he is lost.
    """
    game = stage(
        FRENCH,
        {"Louisbourg": "Drucour (i)"},
        {"Louisbourg": "Wolfe, Mohawk 1"},
        hand=[5],
        sieges={"Louisbourg": 0},
        year=1759,
        late=True,
    )
    play(game, "activate 5 Bastions Repaired", "done", "go home Wolfe > Louisbourg")
    settle(game)
    assert game.result is not None
    assert where(game, BRITISH, "Wolfe") == "out of the game"
