"""Movement by sea: naval moves and landings (6.4, 6.53; P10, W31, W32, W123)."""

from __future__ import annotations

import pytest
from wilderness.marches import on_the_move, targets
from wilderness.stage import listen, options, piece, play, skip, space, stage, where

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.cards import CARDS
from tripoli.wilderness.model.events import Fired
from tripoli.wilderness.model.sides import BRITISH, FRENCH

ISLAND = 1 << space("Île d'Orléans")
LOUISBOURG = 1 << space("Louisbourg")


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
