"""Movement by land, by boat and by sea, and what interferes with it (6.1 to 6.4; W24 to W32)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from wilderness.stage import go, listen, options, piece, play, skip, space, stage, where

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.cards import CARDS
from tripoli.wilderness.model.events import Fired, Raided
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

ISLAND = 1 << space("Île d'Orléans")
LOUISBOURG = 1 << space("Louisbourg")


def targets(game: Game, act: str = "move") -> set[str]:
    """Where one can go."""
    return {option[len(act) + 3 :] for option in options(game) if option.startswith(f"{act} > ")}


def on_the_move(
    side: Side,
    source: str,
    names: str,
    path: Iterable[str] = (),
    *,
    forts: dict[str, str] | None = None,
    others: dict[str, str] | None = None,
    card: int = 21,
) -> Game:
    """A unit, or a force under the first named, that has moved along a path."""
    mine, theirs = {source: names}, others or {}
    game = stage(
        side,
        mine if side is FRENCH else theirs,
        mine if side is BRITISH else theirs,
        hand=[card, 8],
        forts=forts or {},
    )
    first, *rest = names.split(", ")
    play(game, f"activate {CARDS[card]}")
    if rest:
        play(game, f"lead {first}", *(f"take {name}" for name in rest))
    else:
        play(game, f"send {first}")
    ready(game)
    for name in path:
        play(game, f"move > {name}")
    return game


def ready(game: Game) -> None:
    """All have been named and no response is played: the first step."""
    while "done" in options(game):
        game.choose("done")
    skip(game, "stop")


# Land or boat


def test_w24_land_or_boat_need_not_be_declared() -> None:
    """6.1: after four spaces of river a Regular can only go on by boat."""
    way = ["Bécancour", "Trois-Rivières", "Sorel"]
    game = on_the_move(FRENCH, "Québec", "Béarn", way)
    # The third space: both the river and the road are open.
    assert {"St-François", "St-Jean", "Montréal"} <= targets(game)
    play(game, "move > St-Jean")
    assert targets(game) == {"Sorel", "Île-aux-Noix", "Montréal"}
    play(game, "move > Île-aux-Noix")
    assert targets(game) == {"St-Jean", "Winooski"}


def test_w24_a_land_connection_ends_the_boat() -> None:
    """6.1: ways of movement are not combined; a Regular on foot goes four spaces."""
    game = on_the_move(FRENCH, "Bécancour", "Béarn", ["St-François"])
    assert "Sorel" in targets(game)
    # Bécancour and St-François are French: this was the one carry, and boats go on.
    go(game, "Sorel", "Trois-Rivières", "Bécancour", "Québec", "Île d'Orléans")
    assert where(game, FRENCH, "Béarn") == "Île d'Orléans"
    game = on_the_move(FRENCH, "Memphremagog", "Béarn", ["St-François", "Sorel", "Montréal"])
    assert "Kahnawake" in targets(game)
    play(game, "move > Kahnawake")
    assert not targets(game)


@pytest.mark.parametrize(
    ("source", "names", "path", "further"),
    [
        ("Memphremagog", "Béarn", ("St-François", "Sorel", "St-Jean", "Montréal"), False),
        ("Memphremagog", "Marin", ("St-François", "Sorel", "St-Jean", "Montréal"), True),
        (
            "Memphremagog",
            "Marin",
            ("St-François", "Sorel", "St-Jean", "Montréal", "Sorel", "St-François"),
            False,
        ),
        ("Memphremagog", "Lévis, Marin, Béarn", ("St-François", "Sorel", "St-Jean"), True),
        (
            "Memphremagog",
            "Lévis, Marin, Béarn",
            ("St-François", "Sorel", "St-Jean", "Montréal"),
            False,
        ),
        (
            "Memphremagog",
            "Lévis",
            ("St-François", "Sorel", "St-Jean", "Montréal", "Sorel", "St-François"),
            False,
        ),
        (
            "Memphremagog",
            "Lévis",
            ("St-François", "Sorel", "St-Jean", "Montréal", "Sorel"),
            True,
        ),
    ],
    ids=["4 of 4", "4 of 6", "6 of 6", "force 3", "force 4", "leader 6", "leader 5"],
)
def test_6_2_allowances_on_foot(
    source: str, names: str, path: tuple[str, ...], further: bool
) -> None:
    """6.2, 6.21, 6.22: Regulars 4, Auxiliaries and leaders 6, a force as its slowest unit."""
    game = on_the_move(FRENCH, source, names, path)
    assert bool(targets(game)) == further


def test_6_3_nine_spaces_by_boat() -> None:
    """6.3: whatever the allowance, only along rivers and shores."""
    way = ("Bécancour", "Trois-Rivières", "Sorel", "St-Jean", "Île-aux-Noix", "Winooski")
    game = on_the_move(FRENCH, "Québec", "Béarn", (*way, "Crown Point", "Ticonderoga"))
    assert targets(game) == {"Crown Point", "Hudson Carry North"}
    play(game, "move > Hudson Carry North")
    assert not targets(game)
    assert where(game, FRENCH, "Béarn") == "Hudson Carry North"


@pytest.mark.parametrize(
    ("source", "target", "path"),
    [
        (
            "Québec",
            "Ticonderoga",
            "Bécancour, Trois-Rivières, Sorel, St-Jean, Île-aux-Noix, Winooski, Crown Point",
        ),
        (
            "Montréal",
            "Oneida Carry West",
            "Kahnawake, St-Régis, Oswegatchie, Cataraqui, Niaouré Bay, Oswego",
        ),
    ],
    ids=["D1", "D2"],
)
def test_d1_d2_voyages(source: str, target: str, path: str) -> None:
    """6.3: as the playbook counts them, eight and seven spaces, and more to spare."""
    way = (*path.split(", "), target)
    game = on_the_move(FRENCH, source, "Béarn", way)
    assert where(game, FRENCH, "Béarn") == target
    assert len(way) == (8 if target == "Ticonderoga" else 7)
    assert targets(game)


@pytest.mark.parametrize(
    "path",
    [
        "Niaouré Bay, Oswego, Oneida Carry West, Oneida Carry East, Canajoharie, Schenectady",
        "Niaouré Bay, Black River, West Canada Creek, Oneida Carry East, Canajoharie, Schenectady",
    ],
    ids=["Oswego", "West Canada Creek"],
)
def test_d3_from_cataraqui_to_schenectady(path: str) -> None:
    """Six spaces on foot, either way, and nothing left."""
    *way, last = path.split(", ")
    game = on_the_move(FRENCH, "Cataraqui", "Marin", way)
    events = listen(game)
    play(game, f"move > {last}")
    skip(game)
    # Without a choice: nothing is left of the allowance, and the place is raided.
    assert [event.space.name for event in events if isinstance(event, Raided)] == [last]


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


# Carries


@pytest.mark.parametrize(
    ("north", "south", "allowed"),
    [
        ("British fort", "British fort", True),
        ("British stockade", "British stockade", True),
        ("British fort", "", False),
        ("", "British fort", False),
        ("French fort", "British fort", False),
    ],
    ids=["forts", "stockades", "one end", "other end", "enemy"],
)
def test_w28_d4_p20_the_carry_on_the_hudson(north: str, south: str, allowed: bool) -> None:
    """6.3: from New York six spaces by boat, one over land between own fortifications."""
    ends = {"Hudson Carry North": north, "Hudson Carry South": south}
    forts = {name: fort for name, fort in ends.items() if fort}
    way = ("Peekskill", "Poughkeepsie", "Kinderhook", "Albany", "Hudson Carry South")
    game = on_the_move(BRITISH, "New York", "4/60th", way, forts=forts)
    assert ("Hudson Carry North" in targets(game)) == allowed
    if allowed:
        go(game, "Hudson Carry North")
        assert where(game, BRITISH, "4/60th") == "Hudson Carry North"


def test_p20_nobody_intercepts_into_an_own_fort() -> None:
    """6.722: the fort shelters the newcomer from the French at Ticonderoga."""
    game = stage(
        BRITISH,
        {"Ticonderoga": "Montcalm, Béarn"},
        {"New York": "4/60th"},
        hand=[12],
        other=[14],
        forts=dict.fromkeys(("Hudson Carry North", "Hudson Carry South"), "British fort"),
    )
    play(game, "activate 12 Ambush!")
    game.choose("send 4/60th")
    assert options(game) == {"play 14 Foul Weather", "decline"}
    game.choose("decline")
    way = ("Peekskill", "Poughkeepsie", "Kinderhook", "Albany", "Hudson Carry South")
    for name in (*way, "Hudson Carry North"):
        game.choose(f"move > {name}")
        skip(game, "stop") if game.decision and game.decision.window else None
    assert not any(option.startswith("intercept") for option in options(game))
    assert where(game, BRITISH, "4/60th") == "Hudson Carry North"


def test_w28_a_carry_over_own_fields() -> None:
    """6.3: an originally-friendly cultivated space is as good as a fort, on either end."""
    way = ("Easton", "Trenton", "New York", "Peekskill", "Poughkeepsie", "Kinderhook")
    game = on_the_move(BRITISH, "East Delaware", "44th", way)
    assert where(game, BRITISH, "44th") == "Kinderhook"
    # The French have no such carries in British country.
    game = on_the_move(FRENCH, "Hartford", "Béarn", ("Northampton", "Deerfield", "Charlestown"))
    play(game, "move > White River Falls")
    assert "Cowass" in targets(game)
    assert "Green Mountains Central" not in targets(game)


def test_w28_only_one_carry() -> None:
    """6.3: once in an activation."""
    forts = dict.fromkeys(("Hudson Carry North", "Hudson Carry South"), "British fort")
    way = ("Albany", "Kinderhook", "Poughkeepsie", "Peekskill", "New York")
    game = on_the_move(BRITISH, "Hudson Carry South", "44th", way, forts=forts)
    assert {"Trenton", "Burlington"} <= targets(game)
    game = on_the_move(
        BRITISH, "Hudson Carry North", "44th", ("Hudson Carry South", *way), forts=forts
    )
    assert targets(game) == {"Peekskill"}


def test_w28_a_besieged_fort_is_an_end_of_a_carry() -> None:
    """6.3: the boats come, and must fight the besiegers."""
    forts = dict.fromkeys(("Hudson Carry North", "Hudson Carry South"), "British fort")
    game = stage(
        BRITISH,
        {"Hudson Carry North": "Béarn"},
        {"New York": "44th", "Hudson Carry North": "48th (i)"},
        hand=[5],
        forts=forts,
        sieges={"Hudson Carry North": 0},
    )
    play(game, "activate 5 Bastions Repaired", "send 44th")
    for name in ("Peekskill", "Poughkeepsie", "Kinderhook", "Albany", "Hudson Carry South"):
        play(game, f"move > {name}")
    play(game, "move > Hudson Carry North")
    assert "avoid Béarn" in options(game)


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


# By sea


@pytest.mark.parametrize(
    ("card", "names", "sails"),
    [
        (5, "Murray, 44th", False),
        (14, "Murray, 44th", False),
        (6, "Murray, 44th", True),
        (5, "44th", True),
        (5, "Rogers", True),
        (5, "Murray", True),
    ],
    ids=["force 1", "force 2", "force 3", "unit", "Ranger", "leader"],
)
def test_w31_who_sails_with_which_card(card: int, names: str, sails: bool) -> None:
    """6.41, 6.42: a force with a 3-value card, an individual with any."""
    game = on_the_move(BRITISH, "New York", names, card=card)
    assert ("Halifax" in targets(game, "sail")) == sails


def test_w31_one_move_from_port_to_port() -> None:
    """6.4: the voyage is the whole move, and nobody sails who has marched."""
    game = on_the_move(BRITISH, "New York", "44th", ["New Haven"])
    assert not targets(game, "sail")
    game = on_the_move(BRITISH, "New York", "44th")
    assert targets(game, "sail") == {
        "Boston",
        "New Haven",
        "Alexandria",
        "Baltimore",
        "Philadelphia",
        "Halifax",
    }
    play(game, "sail > Boston")
    assert where(game, BRITISH, "44th") == "Boston"
    assert not targets(game)
    assert not targets(game, "sail")


def test_w31_from_no_other_place_than_a_port() -> None:
    """6.4."""
    game = on_the_move(BRITISH, "Albany", "44th")
    assert not targets(game, "sail")


@pytest.mark.parametrize("ban", [False, True], ids=["free", "after the Squadrons"])
def test_w31_the_french_at_sea(ban: bool) -> None:
    """6.4: between Québec and Louisbourg only, and never again after a bad roll."""
    for source, target in (("Québec", "Louisbourg"), ("Louisbourg", "Québec")):
        game = stage(FRENCH, {source: "Béarn, Huron"}, hand=[5], no_french_navy=ban)
        play(game, "activate 5 Bastions Repaired", "send Béarn")
        skip(game, "stop")
        assert targets(game, "sail") == (set() if ban else {target})


def test_w31_a_captured_port_serves_the_captor() -> None:
    """2.0: friendly-controlled; the owner's ships no longer come."""
    game = stage(
        BRITISH,
        {},
        {"Québec": "44th", "Boston": "48th"},
        hand=[5],
        forts={"Québec": "British fortress"},
    )
    play(game, "activate 5 Bastions Repaired", "send 48th")
    assert "Québec" in targets(game, "sail")
    game = stage(FRENCH, {"Boston": "Béarn"}, hand=[5], forts={"Boston": "French fortress"})
    play(game, "activate 5 Bastions Repaired", "send Béarn")
    assert not targets(game, "sail")


def landing(names: str, card: int, *, more: dict[str, str] | None = None) -> Game:
    """The British at Halifax, about to move, with an Amphibious Landing in hand."""
    game = stage(
        BRITISH,
        {"Louisbourg": "Artois"} if more is None else more,
        {"Halifax": names},
        hand=[card, 17],
        dice=[4, 4],
    )
    first, *rest = names.split(", ")
    play(game, f"activate {CARDS[card]}")
    if rest:
        play(game, f"lead {first}")
        for name in rest:
            game.choose(f"take {name}")
    else:
        game.choose(f"send {first}")
    if "done" in options(game):
        game.choose("done")
    return game


@pytest.mark.parametrize(
    ("names", "card", "allowed"),
    [
        ("44th", 5, True),
        ("Murray, 44th", 5, False),
        ("Murray, 44th", 6, True),
        ("Rogers", 5, False),
        ("Murray", 5, False),
    ],
    ids=["unit", "force 1", "force 3", "Ranger", "leader"],
)
def test_w32_w123_who_lands_at_louisbourg(names: str, card: int, allowed: bool) -> None:
    """6.431, 6.52: a force with a three, or a Drilled unit; no others at a fortress."""
    game = landing(names, card)
    skip(game, "play 17 Amphibious Landing")
    if "play 17 Amphibious Landing" in options(game):
        game.choose("play 17 Amphibious Landing")
        assert game.state.amphib == LOUISBOURG
        assert allowed
    else:
        assert not allowed


def test_w32_no_landing_in_the_year_of_the_squadrons() -> None:
    game = stage(
        BRITISH, {"Louisbourg": "Artois"}, {"Halifax": "44th"}, hand=[5, 17], squadrons=True
    )
    play(game, "activate 5 Bastions Repaired")
    game.choose("send 44th")
    skip(game, "play 17 Amphibious Landing")
    assert "play 17 Amphibious Landing" not in options(game)


@pytest.mark.parametrize("besieged", [False, True])
def test_w32_landings_leave_from_a_controlled_louisbourg(besieged: bool) -> None:
    """6.431: into one of three spaces of the St. Lawrence."""
    game = stage(
        BRITISH,
        {"Louisbourg": "Artois (i)"} if besieged else {},
        {"Louisbourg": "44th, Rogers"},
        hand=[5, 17],
        forts={} if besieged else {"Louisbourg": "British fortress"},
        sieges={"Louisbourg": 0} if besieged else {},
        amphib=LOUISBOURG,
    )
    play(game, "activate 5 Bastions Repaired")
    game.choose("send 44th")
    skip(game, "play 17 Amphibious Landing")
    assert ("play 17 Amphibious Landing" in options(game)) is not besieged
    if not besieged:
        game.choose("play 17 Amphibious Landing")
        assert targets(game, "land") == {"Baie-St-Paul", "Rivière-Ouelle", "Île d'Orléans"}
        game.choose("land > Rivière-Ouelle")
        assert game.state.amphib == LOUISBOURG | 1 << space("Rivière-Ouelle")
        assert where(game, BRITISH, "44th") == "Rivière-Ouelle"


def test_w32_a_lone_ranger_lands_on_an_open_shore() -> None:
    """6.43 is for any unit; only a fortress needs Drilled Troops."""
    game = stage(
        BRITISH,
        {},
        {"Louisbourg": "44th, Rogers"},
        hand=[5, 17],
        forts={"Louisbourg": "British fortress"},
    )
    play(game, "activate 5 Bastions Repaired", "send Rogers", "play 17 Amphibious Landing")
    play(game, "land > Baie-St-Paul")
    assert game.state.amphib == 1 << space("Baie-St-Paul")


def test_w123_no_landing_where_there_is_a_marker() -> None:
    """A normal naval move goes there."""
    game = stage(
        BRITISH,
        {},
        {"Louisbourg": "44th, 48th"},
        hand=[5, 17],
        forts={"Louisbourg": "British fortress"},
        amphib=ISLAND,
    )
    play(game, "activate 5 Bastions Repaired", "send 44th", "play 17 Amphibious Landing")
    assert targets(game, "land") == {"Baie-St-Paul", "Rivière-Ouelle"}


def test_w123_no_landing_at_a_british_louisbourg() -> None:
    game = stage(
        BRITISH,
        {},
        {"Halifax": "44th", "Louisbourg": "48th"},
        hand=[5, 17],
        forts={"Louisbourg": "British fortress"},
    )
    play(game, "activate 5 Bastions Repaired", "send 44th")
    skip(game, "play 17 Amphibious Landing")
    assert "play 17 Amphibious Landing" not in options(game)
    skip(game, "stop")
    assert "Louisbourg" in targets(game, "sail")


@pytest.mark.parametrize("landed", [True, False], ids=["landing", "naval move"])
def test_w32_the_landing_costs_one_the_first_time(landed: bool) -> None:
    """7.54: -1 when a card was played for this move, not on a later one to the marker."""
    game = stage(
        BRITISH,
        {"Île d'Orléans": "Huron"},
        {"Louisbourg": "44th, 48th"},
        hand=[5, 17],
        forts={"Louisbourg": "British fortress"},
        amphib=0 if landed else ISLAND,
        dice=[4, 4],
    )
    events = listen(game)
    play(game, "activate 5 Bastions Repaired", "send 44th")
    if landed:
        play(game, "play 17 Amphibious Landing", "land > Île d'Orléans")
    else:
        play(game, "sail > Île d'Orléans")
    skip(game)
    fire = next(event for event in events if isinstance(event, Fired) and event.side is BRITISH)
    assert sum(number for _, number in fire.modifiers) == (-1 if landed else 0)


def test_w123_a_naval_move_to_the_marker_attacks_auxiliaries() -> None:
    """6.432, 6.51: by any kind of movement."""
    game = stage(BRITISH, {"Île d'Orléans": "Huron"}, {"Boston": "44th"}, hand=[5], amphib=ISLAND)
    play(game, "activate 5 Bastions Repaired", "send 44th", "sail > Île d'Orléans")
    assert "avoid Huron" in options(game)


def test_p10_landing_beaten_off() -> None:
    """6.43, 7.54, 7.55: to Halifax again; the marker goes, the Fieldworks stay."""
    game = stage(
        BRITISH,
        {"Louisbourg": "Drucour, Artois, Béarn, Cambis, Bourgogne, Guyenne"},
        {"Halifax": "Amherst, 22nd, 27th, 35th, 40th"},
        hand=[6, 17],
        other=[9],
        dice=[3, 5],
        vp=0,
    )
    events = listen(game)
    play(game, "activate 6 Surrender!", "lead Amherst", "take everyone")
    play(game, "play 17 Amphibious Landing", "done", "play 9 Fieldworks")
    play(game, *(f"lose {name}" for name in ("22nd", "27th", "35th")))
    play(game, "lose Artois", "lose Béarn")
    skip(game)
    fire = next(event for event in events if isinstance(event, Fired) and event.side is BRITISH)
    # Amherst's tactics and the landing cancel out; twelve factors fire one column to the left.
    assert (fire.strength, sum(number for _, number in fire.modifiers)) == (12, 0)
    assert fire.column == "6-8"
    assert where(game, BRITISH, "Amherst") == where(game, BRITISH, "35th") == "Halifax"
    assert not game.state.amphib
    assert game.state.fieldworks == LOUISBOURG
    assert game.state.vp == 1


def test_p10_landing_made_good() -> None:
    """8.13: nowhere else to go: the French withdraw into the fortress, and are besieged."""
    game = stage(
        BRITISH,
        {"Louisbourg": "Artois, Béarn, Vaudreuil"},
        {"Halifax": "Amherst, 22nd, 27th, 35th, 40th"},
        hand=[6, 17],
        other=[9],
        dice=[4, 1, 3],
        vp=0,
    )
    play(game, "activate 6 Surrender!", "lead Amherst", "take everyone")
    play(game, "play 17 Amphibious Landing", "done", "play 9 Fieldworks")
    play(game, "lose 22nd", "lose Artois")
    # They choose who goes in first, but there is nowhere else.
    assert options(game) == {"inside Artois", "inside Béarn", "inside Vaudreuil"}
    play(game, "inside Artois", "inside Béarn")
    for name in ("Artois", "Béarn", "Vaudreuil"):
        assert game.state.besieged(piece(FRENCH, name))
    assert game.state.sieges[space("Louisbourg")] == 1
    assert game.state.amphib == LOUISBOURG
    assert not game.state.fieldworks
    assert game.state.vp == -1


@pytest.mark.parametrize("there", ["", "Huron"], ids=["free", "Indians"])
def test_6_53_leaders_do_not_sail_to_the_enemy(there: str) -> None:
    """Leaders alone enter no enemy-occupied space by any kind of movement."""
    game = stage(BRITISH, {"Île d'Orléans": there}, {"Boston": "Wolfe"}, hand=[5], amphib=ISLAND)
    play(game, "activate 5 Bastions Repaired", "send Wolfe")
    assert ("Île d'Orléans" in targets(game, "sail")) == (not there)


def test_6_53_leaders_do_not_land_at_the_fortress() -> None:
    """W123: a force that consists of leaders has no business at Louisbourg."""
    game = landing("Wolfe, Murray", 6)
    skip(game, "play 17 Amphibious Landing")
    assert "play 17 Amphibious Landing" not in options(game)


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
