"""Movement by land or by boat, allowances and carries (6.1 to 6.3; W24, W28, P20)."""

from __future__ import annotations

import pytest
from wilderness.marches import on_the_move, targets
from wilderness.stage import go, listen, options, play, skip, stage, where

from tripoli.wilderness.model.events import Raided
from tripoli.wilderness.model.sides import BRITISH, FRENCH

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
