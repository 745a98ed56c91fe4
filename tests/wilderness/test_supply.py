"""Supply (12.0, W81, W82), as it shows in what can be restored or built."""

from __future__ import annotations

from typing import Any

import pytest
from wilderness.stage import named, options, play, skip, space, stage, use

from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

CARRIES = ("Hudson Carry South", "Hudson Carry North")


def supplied(side: Side, place: str, **facts: Any) -> bool:
    """Whether a Regular of a side in a place is in supply: whether it can be restored (12.3)."""
    name = "Béarn" if side is FRENCH else "22nd"
    key = "french" if side is FRENCH else "british"
    pieces = dict(facts.pop(key, {}))
    pieces[place] = f"{name} (r)"
    facts[key] = pieces
    game = stage(side, hand=[47, 5], other=[7, 8], **facts)
    play(game, use("event", 47))
    return f"restore {name}" in options(game)


def owned(side: Side, kind: str, *names: str) -> dict[str, str]:
    """Fortifications of one kind."""
    return dict.fromkeys(names, f"{side} {kind}")


# Sources


@pytest.mark.parametrize(
    ("side", "place"),
    [
        (BRITISH, "Halifax"),
        (BRITISH, "Albany"),
        (BRITISH, "New York"),
        (BRITISH, "Alexandria"),
        (FRENCH, "Louisbourg"),
        (FRENCH, "Québec"),
        (FRENCH, "Montréal"),
    ],
)
def test_w82_own_fortresses_are_sources(side: Side, place: str) -> None:
    assert supplied(side, place)


def test_w82_a_besieged_fortress_supplies_nobody() -> None:
    """8.22: Schenectady hangs on Albany."""
    assert supplied(BRITISH, "Schenectady")
    besieged: dict[str, Any] = {"french": {"Albany": "Artois"}, "sieges": {"Albany": 0}}
    assert not supplied(BRITISH, "Schenectady", **besieged)


def test_w82_captured_ports_supply_the_british_only() -> None:
    """Québec and Louisbourg do, Montréal does not; nor does Boston supply the French."""
    for place in ("Québec", "Louisbourg"):
        assert supplied(BRITISH, place, forts=owned(BRITISH, "fortress", place))
    montreal = owned(BRITISH, "fortress", "Montréal")
    assert not supplied(BRITISH, "Montréal", forts=montreal)
    assert supplied(BRITISH, "Montréal", forts={**montreal, **owned(BRITISH, "fort", *CARRIES)})
    assert not supplied(FRENCH, "Boston", forts=owned(FRENCH, "fortress", "Boston"))


def test_w82_amphib_spaces_are_sources() -> None:
    """Even in a siege: else nobody could besiege Louisbourg; without the marker, nothing."""
    island = 1 << space("Île d'Orléans")
    assert supplied(BRITISH, "Île d'Orléans", amphib=island)
    assert supplied(BRITISH, "Baie-St-Paul", amphib=1 << space("Baie-St-Paul"))
    assert not supplied(BRITISH, "Île d'Orléans")
    siege: dict[str, Any] = {"sieges": {"Louisbourg": 0}}
    assert supplied(BRITISH, "Louisbourg", amphib=1 << space("Louisbourg"), **siege)
    assert not supplied(BRITISH, "Louisbourg", **siege)
    # From the marker on over cultivated spaces of the enemy, past a siege of the own side.
    assert supplied(
        BRITISH,
        "Bécancour",
        british={"Québec": "27th", "Île d'Orléans": "28th"},
        sieges={"Québec": 0},
        amphib=island,
    )
    assert not supplied(BRITISH, "Bécancour", british={"Île d'Orléans": "28th"}, amphib=island)


# The line


@pytest.mark.parametrize(
    ("place", "forts", "may"),
    [
        ("Canajoharie", (), True),
        ("Oneida Carry East", (), True),
        ("Oneida Castle", (), False),
        ("Oneida Castle", ("Canajoharie",), True),
        ("Oneida Carry West", (), False),
        ("Oneida Carry West", ("Oneida Carry East",), True),
        ("Oswego", ("Oneida Carry East",), False),
        ("Oswego", ("Oneida Carry East", "Oneida Carry West"), True),
        ("Adirondacks South", (), True),
        ("Hudson Carry North", (), False),
        ("Hudson Carry North", ("Hudson Carry South",), True),
        ("Ticonderoga", ("Hudson Carry South",), False),
        ("Ticonderoga", CARRIES, True),
        ("Crown Point", CARRIES, True),
        ("Winooski", CARRIES, True),
    ],
)
def test_w81_the_links_of_a_line(place: str, forts: tuple[str, ...], may: bool) -> None:
    """Over land between cultivated or fortified spaces, over water anywhere; a wilderness space
    reached by water goes on by water only, also to the troops; they themselves need nothing.
    """
    assert supplied(BRITISH, place, forts=owned(BRITISH, "stockade", *forts)) is may


def test_w81_forts_carry_it_over_a_mountain() -> None:
    """R22: with a fort on the mountain; without one the line ends there."""
    way = ("Allegheny South", "Upper Monongahela")
    assert supplied(BRITISH, "Ohio Forks", forts=owned(BRITISH, "fort", *way))
    assert not supplied(BRITISH, "Ohio Forks", forts=owned(BRITISH, "fort", way[1]))
    assert not supplied(BRITISH, "Ohio Forks", forts=owned(BRITISH, "fort", way[0]))


def test_w81_cultivated_spaces_of_the_enemy_carry_it() -> None:
    """12.21 does not ask whose."""
    facts: dict[str, Any] = {
        "forts": owned(BRITISH, "fortress", "Québec"),
        "british": {"Québec": "27th"},
    }
    assert supplied(BRITISH, "Memphremagog", **facts)


def test_w21_arrows_carry_nothing() -> None:
    """Not out of a port, and not out of the upper Great Lakes."""
    west = owned(FRENCH, "fort", "Niagara", "Oswego", "Cataraqui", "Oswegatchie", "Niaouré Bay")
    assert supplied(FRENCH, "Niagara", forts=west)
    assert not supplied(FRENCH, "Pays d'en Haut", forts=west)
    louisbourg = {**owned(BRITISH, "fortress", "Louisbourg")}
    assert not supplied(BRITISH, "Rivière-Ouelle", british={"Louisbourg": "27th"}, forts=louisbourg)


@pytest.mark.parametrize(
    ("facts", "may"),
    [
        ({}, True),
        ({"french": {"Schenectady": "Artois"}}, False),
        ({"french": {"Schenectady": "Marin"}}, False),
        ({"french": {"Schenectady": "Huron (r)"}}, False),
        ({"french": {"Schenectady": "Dumas"}}, True),
        ({"forts": {"Schenectady": "French stockade"}}, False),
        ({"forts": {"Schenectady": "French fort"}}, False),
        ({"works": {"Schenectady": FRENCH}}, True),
        ({"raided": {"Schenectady": FRENCH}}, True),
        (
            {
                "forts": {"Schenectady": "French fort"},
                "french": {"Schenectady": "Artois (i)"},
                "british": {"Schenectady": "27th"},
                "sieges": {"Schenectady": 0},
            },
            True,
        ),
    ],
    ids=[
        "free",
        "drilled",
        "coureurs",
        "indian",
        "leader",
        "stockade",
        "fort",
        "works",
        "raided",
        "besieged",
    ],
)
def test_12_2_what_cuts_a_line(facts: dict[str, Any], may: bool) -> None:
    """Unbesieged units and fortifications of the enemy; nothing else."""
    assert supplied(BRITISH, "Canajoharie", **facts) is may


def test_w81_the_besieged_and_the_besiegers() -> None:
    """The own space counts too: who is shut in has no line, who besieges has."""
    facts: dict[str, Any] = {
        "british": {"Canajoharie": "22nd (i), 27th (i)"},
        "french": {"Canajoharie": "Béarn"},
        "forts": {"Canajoharie": "British fort"},
        "sieges": {"Canajoharie": 0},
    }
    game = stage(BRITISH, hand=[5, 46], other=[7, 8], **facts)
    play(game, use("build stockades", 5))
    assert "Canajoharie" not in named(game, "build")
    carries = owned(BRITISH, "fort", *CARRIES)
    assert supplied(
        BRITISH,
        "Ticonderoga",
        french={"Ticonderoga": "Marin (i)"},
        forts={**carries, "Ticonderoga": "French fort"},
        sieges={"Ticonderoga": 0},
    )


# Effects


@pytest.mark.parametrize("line", [True, False], ids=["supplied", "cut off"])
def test_12_3_without_supply_no_siege_roll(line: bool) -> None:
    """The siege level stays what it is."""
    game = stage(
        BRITISH,
        {},
        {"Ticonderoga": "Amherst, 22nd"},
        hand=[46, 5],
        other=[7, 8],
        forts={
            "Ticonderoga": "French fort",
            **(owned(BRITISH, "fort", *CARRIES) if line else {}),
        },
        sieges={"Ticonderoga": 1},
    )
    play(game, use("activate", 46), "lead Amherst", "take 22nd")
    skip(game, "stop")
    assert ("siege Ticonderoga" in options(game)) is line
    assert game.state.sieges[space("Ticonderoga")] == 2


def test_12_1_auxiliaries_and_militia_need_no_supply() -> None:
    """12.3 is about Drilled Troops: Coureurs in the far west recover."""
    game = stage(FRENCH, {"Logstown": "Marin (r), Huron (r)"}, hand=[46, 5], other=[7, 8], dice=[6])
    play(game, use("event", 46))
    assert "restore Marin" in options(game)


def test_5_41_troops_that_have_landed_build() -> None:
    """Supplied by the marker in their space; not without it."""
    for marker in (True, False):
        game = stage(
            BRITISH,
            {},
            {"Île d'Orléans": "22nd"},
            hand=[5, 33],
            other=[7, 8],
            amphib=1 << space("Île d'Orléans") if marker else 0,
        )
        play(game, use("build stockades", 5))
        assert ("Île d'Orléans" in named(game, "build")) is marker
