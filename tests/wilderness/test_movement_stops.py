"""Where movement stops, and what forces drop off on the way (6.2, 6.3; R8, W24 to W27, W30,
W114).
"""

from __future__ import annotations

import pytest
from wilderness.marches import on_the_move, ready, targets
from wilderness.stage import go, options, play, skip, stage, where

from tripoli.wilderness.model.sides import BRITISH, FRENCH

# Stops


@pytest.mark.parametrize(
    ("names", "fort", "further"),
    [
        ("44th", "", False),
        ("1/95th", "", False),
        ("Murray, 44th, Rogers", "", True),
        ("Rogers", "", True),
        ("Murray", "", True),
        ("44th", "British stockade", True),
        ("44th", "British fort", True),
    ],
    ids=["Regular", "Light", "with Rangers", "Ranger", "leader", "stockade", "fort"],
)
def test_w25_drilled_troops_stop_after_a_wilderness(names: str, fort: str, further: bool) -> None:
    """6.2: having passed through one, they stop in the next space, if no Auxiliary guides them."""
    forts = {"Raystown": fort} if fort else {}
    game = on_the_move(BRITISH, "Carlisle", names, ("Raystown", "Juniata"), forts=forts)
    assert ("Harris's Ferry" in targets(game)) == further
    assert bool(targets(game)) == further


def test_w25_the_space_of_departure_is_not_passed_through() -> None:
    """6.2: entered and left in the same move is passed through."""
    game = on_the_move(BRITISH, "Raystown", "44th", ["Juniata"])
    assert "Harris's Ferry" in targets(game)
    play(game, "move > Harris's Ferry")
    assert not targets(game)


def test_w25_the_stop_is_in_the_next_space_whatever_it_is() -> None:
    """6.2: cultivated, too."""
    game = on_the_move(BRITISH, "Carlisle", "44th", ("Raystown", "Will's Creek"))
    assert not targets(game)
    game = on_the_move(BRITISH, "Winchester", "44th", ("Will's Creek", "Shepherd's Ferry"))
    assert not targets(game)


def test_w25_boats_do_not_stop() -> None:
    """6.3: regardless of terrain."""
    way = ("St-Régis", "Oswegatchie", "Cataraqui", "Niaouré Bay")
    game = on_the_move(FRENCH, "Kahnawake", "Béarn", way)
    assert "Oswego" in targets(game)


def test_w24_a_stop_on_land_leaves_the_boat() -> None:
    """6.2, 6.3: after a wilderness a Regular goes on by water, no longer over land."""
    game = on_the_move(FRENCH, "Kahnawake", "Béarn", ["St-Régis", "Oswegatchie"])
    assert targets(game) == {"St-Régis", "Cataraqui"}


def test_6_3_leaders_travel_by_boat() -> None:
    """6.3: nine spaces for anybody."""
    way = ("Bécancour", "Trois-Rivières", "Sorel", "St-Jean", "Île-aux-Noix", "Winooski")
    game = on_the_move(FRENCH, "Québec", "Montcalm", (*way, "Crown Point", "Ticonderoga"))
    assert targets(game) == {"Crown Point", "Hudson Carry North"}


@pytest.mark.parametrize(
    ("where_dropped", "further"), [("Raystown", False), ("Juniata", True), ("nowhere", True)]
)
def test_w25_the_composition_that_leaves_counts(where_dropped: str, further: bool) -> None:
    """Rangers dropped before the wilderness is left guide nobody; dropped later, they have."""
    game = on_the_move(BRITISH, "Carlisle", "Murray, 44th, Rogers")
    for name in ("Raystown", "Juniata"):
        play(game, f"move > {name}")
        if name == where_dropped:
            play(game, "drop Rogers")
    assert ("Harris's Ferry" in targets(game)) == further
    if where_dropped == "Juniata":
        play(game, "move > Harris's Ferry")
        assert not targets(game)
        assert where(game, BRITISH, "Rogers") == "Juniata"


@pytest.mark.parametrize("where_dropped", ["Raystown", "Juniata"])
def test_w114_a_stop_is_for_the_whole_force(where_dropped: str) -> None:
    """Those who would not have had to stop do not go on without those who had to."""
    game = on_the_move(BRITISH, "Carlisle", "Murray, 44th")
    for name in ("Raystown", "Juniata"):
        play(game, f"move > {name}")
        if name == where_dropped and "drop 44th" in options(game):
            play(game, "drop 44th")
    assert bool(targets(game)) == (where_dropped == "Raystown")


@pytest.mark.parametrize(
    ("names", "fort", "others", "further"),
    [
        ("Marin", "", "", False),
        ("Marin", "", "Béarn", False),
        ("Marin", "French stockade", "", True),
        ("Villiers, Marin, Béarn", "", "", True),
        ("Villiers", "", "", True),
    ],
    ids=["alone", "Béarn is there", "stockade", "with Drilled", "leader"],
)
def test_w26_auxiliaries_stop_after_an_enemy_cultivated_space(
    names: str, fort: str, others: str, further: bool
) -> None:
    """6.2: originally enemy; unless it is fortified by them, or Drilled Troops go along."""
    game = stage(
        FRENCH,
        {"Ossipee": names, "Concord": others},
        hand=[21, 8],
        forts={"Concord": fort} if fort else {},
    )
    first, *rest = names.split(", ")
    play(game, "activate 21 Louisbourg Squadrons")
    if rest:
        play(game, f"lead {first}", *(f"take {name}" for name in rest))
    else:
        play(game, f"send {first}")
    ready(game)
    play(game, "move > Concord", "move > Portsmouth")
    assert bool(targets(game)) == further


@pytest.mark.parametrize("drop", [True, False])
def test_w26_the_composition_that_leaves_counts(drop: bool) -> None:
    """Coureurs whose Regulars stay behind in the fields stop in the next space."""
    game = on_the_move(FRENCH, "Ossipee", "Villiers, Marin, Béarn", ["Concord"])
    if drop:
        play(game, "drop Béarn")
    play(game, "move > Portsmouth")
    assert bool(targets(game)) is not drop


def test_w26_their_own_fields_do_not_stop_them() -> None:
    """6.2: only the enemy's."""
    game = on_the_move(FRENCH, "Memphremagog", "Marin", ("St-Jean", "Sorel"))
    assert "Trois-Rivières" in targets(game)
    game = on_the_move(BRITISH, "Ossipee", "Rogers", ("Concord", "Portsmouth"))
    assert "Gloucester" in targets(game)


def test_w26_boats_pass_enemy_fields() -> None:
    """6.3: down the Delaware."""
    game = on_the_move(FRENCH, "East Delaware", "Marin", ("Easton", "Trenton"))
    assert targets(game) == {"Burlington", "Easton"}


@pytest.mark.parametrize("names", ["Béarn", "Marin", "Villiers", "Villiers, Béarn, Marin"])
@pytest.mark.parametrize("fort", [False, True], ids=["bare", "stockade"])
def test_w27_mountains_stop_everybody(names: str, fort: bool) -> None:
    """6.2: unless there is an own fortification."""
    forts = {"Allegheny South": "French stockade"} if fort else {}
    game = on_the_move(FRENCH, "Upper Monongahela", names, ["Allegheny South"], forts=forts)
    assert bool(targets(game)) == fort


def test_r8_four_fortified_spaces() -> None:
    """6.2: wilderness and mountains with own stockades or forts, four of them and no more."""
    way = ("Gist's Station", "Laurel Ridge South", "Allegheny South", "Upper Monongahela")
    forts = dict.fromkeys(way[::2], "French stockade") | dict.fromkeys(way[1::2], "French fort")
    game = on_the_move(FRENCH, "Ohio Forks", "Béarn", way, forts=forts)
    assert where(game, FRENCH, "Béarn") == "Upper Monongahela"
    assert not targets(game)


# Dropping off


def test_w30_subordinates_and_units_are_dropped_never_the_commander() -> None:
    """6.1: anywhere on the way; none is picked up."""
    game = stage(
        FRENCH,
        {"Québec": "Montcalm, Lévis, Béarn, Marin", "Bécancour": "La Sarre, Villiers"},
        hand=[5, 8],
    )
    play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take everyone")
    play(game, "move > Bécancour")
    dropped = {option[5:] for option in options(game) if option.startswith("drop ")}
    assert dropped == {"Lévis", "Béarn", "Marin"}
    assert not any(option.startswith("take") for option in options(game))
    play(game, "drop Lévis", "drop Marin")
    go(game, "Trois-Rivières")
    assert where(game, FRENCH, "Lévis") == where(game, FRENCH, "Marin") == "Bécancour"
    assert where(game, FRENCH, "La Sarre") == "Bécancour"
    assert where(game, FRENCH, "Béarn") == "Trois-Rivières"


def test_w30_what_is_left_must_be_commanded() -> None:
    """5.34: a subordinate who is needed for the limit is not dropped before the units."""
    eight = "Béarn, La Sarre, Languedoc, Guyenne, La Reine, Artois, Cambis, Bourgogne"
    game = on_the_move(FRENCH, "Québec", f"Montcalm, Lévis, {eight}", ["Bécancour"])
    assert "drop Lévis" not in options(game)
    play(game, "drop Béarn")
    assert "drop Lévis" not in options(game)
    play(game, "drop La Sarre")
    assert "drop Lévis" in options(game)


def test_w30_johnson_is_not_dropped_before_his_indians() -> None:
    """5.534: they need him in the force."""
    game = on_the_move(BRITISH, "Albany", "Murray, Johnson, Mohawk 1", ["Schenectady"])
    assert "drop Johnson" not in options(game)
    play(game, "drop Mohawk 1")
    assert "drop Johnson" in options(game)


def test_w30_the_faster_go_on_without_the_slower() -> None:
    """6.22: Light Infantry goes on to its own allowance when the Regulars are dropped."""
    way = ("Worcester", "Providence", "Hartford", "Poughkeepsie")
    game = on_the_move(BRITISH, "Boston", "Murray, 44th, 1/95th", way)
    assert not targets(game)
    play(game, "drop 44th")
    assert "Peekskill" in targets(game)
    play(game, "move > Peekskill")
    play(game, "move > New Haven")
    assert not targets(game)
    assert where(game, BRITISH, "1/95th") == "New Haven"
    assert where(game, BRITISH, "44th") == "Poughkeepsie"


def test_w30_a_leader_goes_on_alone() -> None:
    """6.21: with what is left of six spaces; those he has gone count."""
    way = ("Worcester", "Providence", "Hartford", "Poughkeepsie")
    game = on_the_move(BRITISH, "Boston", "Murray, 44th", way)
    play(game, "drop 44th", "move > Peekskill", "move > New Haven")
    assert not targets(game)
    assert where(game, BRITISH, "Murray") == "New Haven"


def test_w30_the_dropped_are_done() -> None:
    """6.1: no second activation in this phase, be it by a Campaign."""
    game = stage(FRENCH, {"Montréal": "Montcalm, Béarn", "Sorel": "Lévis"}, hand=[1, 5])
    play(game, "event 1 Campaign", "lead Montcalm", "take Béarn", "lead Lévis", "begin Montcalm")
    play(game, "move > Sorel", "drop Béarn", "stop")
    skip(game, "move > Trois-Rivières")
    assert not any(option.startswith("take") for option in options(game))
    go(game, "Trois-Rivières")
    assert where(game, FRENCH, "Béarn") == "Sorel"
    assert where(game, FRENCH, "Lévis") == "Trois-Rivières"
