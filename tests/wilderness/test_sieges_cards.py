"""Cards at sieges: Surrender!, Massacre! and Bastions Repaired (W66, W69, W70)."""

from __future__ import annotations

import pytest
from wilderness.stage import FIRST, lead, options, play, skip, space, stage, where
from wilderness.walls import ALBANY, NORTH, SOUTH, level, siege, storm

from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.sides import BRITISH, FRENCH


@pytest.mark.parametrize(("place", "points"), [(SOUTH, 2), (ALBANY, 3)], ids=["fort", "fortress"])
def test_w66_surrender(place: str, points: int) -> None:
    """The place falls intact, the garrison leaves for the closest refuge, and nothing follows."""
    game = siege(
        "Dieskau, Béarn",
        "Webb, New York 1",
        where=place,
        hand=[1, 6],
        forts={"Schenectady": "British stockade"},
    )
    refuge = ALBANY if place == SOUTH else "Schenectady"
    lead(game, "Dieskau")
    play(game, f"siege {place}", "play 6 Surrender!")
    skip(game)
    assert game.state.has_fort(space(place), FRENCH)
    assert not game.state.works[space(place)]
    assert level(game, place) is None
    assert game.state.vp == points
    assert where(game, BRITISH, "Webb") == where(game, BRITISH, "New York 1") == refuge
    assert not any(option.startswith("move") for option in options(game))


def test_w66_the_owner_chooses_among_equal_refuges() -> None:
    """All go to the same one."""
    game = siege(
        "Dieskau, Béarn",
        "Webb, New York 1",
        where=ALBANY,
        hand=[1, 6],
        forts={"Schenectady": "British stockade", "Kinderhook": "British stockade"},
    )
    lead(game, "Dieskau")
    play(game, f"siege {ALBANY}", "play 6 Surrender!")
    assert game.decision is not None
    assert game.decision.side is BRITISH
    assert options(game) == {"retreat > Schenectady", "retreat > Kinderhook"}
    play(game, "retreat > Kinderhook")
    assert where(game, BRITISH, "Webb") == where(game, BRITISH, "New York 1") == "Kinderhook"


def test_w66_an_empty_place_surrenders() -> None:
    game = siege("Dieskau, Béarn", "", hand=[1, 6])
    lead(game, "Dieskau")
    play(game, f"siege {SOUTH}", "play 6 Surrender!")
    assert game.state.has_fort(space(SOUTH), FRENCH)
    assert game.state.vp == 2


@pytest.mark.parametrize(
    ("besiegers", "leader"), [("Dieskau, Béarn", ""), ("Dieskau, Béarn", "Dieskau")]
)
def test_w66_surrender_when_the_level_has_been_reached(besiegers: str, leader: str) -> None:
    """8.231: a roll that is no longer needed may still bring it; a unit alone makes no roll."""
    game = siege(besiegers, "44th", level=1, hand=[1, 6])
    if not leader:
        play(game, FIRST, "send Béarn")
        skip(game, "stop")
        assert not {f"siege {SOUTH}", "play 6 Surrender!"} & options(game)
        return
    lead(game, leader)
    skip(game, "stop")
    play(game, f"siege {SOUTH}", "play 6 Surrender!")
    assert game.state.has_fort(space(SOUTH), FRENCH)


@pytest.mark.parametrize(("place", "start"), [(SOUTH, 2), (ALBANY, 2)], ids=["fort", "fortress"])
def test_w66_surrender_at_level_two(place: str, start: int) -> None:
    """There is nothing left to roll for, and the card may be played all the same."""
    game = siege("Dieskau, Béarn", "44th", where=place, level=start, hand=[1, 6])
    lead(game, "Dieskau")
    if f"siege {place}" in options(game):
        play(game, f"siege {place}")
    skip(game, "play 6 Surrender!")
    assert "play 6 Surrender!" in options(game)
    play(game, "play 6 Surrender!")
    assert game.state.has_fort(space(place), FRENCH)


@pytest.mark.parametrize(("start", "possible"), [(0, False), (1, True)])
def test_w66_louisbourg_holds_out_at_first(start: int, possible: bool) -> None:
    """Not at level 0; later its garrison leaves for Québec."""
    game = stage(
        BRITISH,
        {"Louisbourg": "Drucour (i), Artois (i)"},
        {"Louisbourg": "Forbes, 22nd, 27th"},
        hand=[1, 6],
        dice=[2],
        sieges={"Louisbourg": start},
        amphib=1 << space("Louisbourg"),
        vp=0,
    )
    lead(game, "Forbes")
    play(game, "siege Louisbourg")
    skip(game, "play 6 Surrender!")
    assert ("play 6 Surrender!" in options(game)) is possible
    if possible:
        play(game, "play 6 Surrender!")
        assert where(game, FRENCH, "Drucour") == where(game, FRENCH, "Artois") == "Québec"
        assert game.state.controls(space("Louisbourg"), BRITISH)
        assert game.state.vp == -3


def test_w66_the_refuge_closest_to_quebec() -> None:
    """If Québec is lost, the garrison of Louisbourg goes as near to it as it can."""
    game = stage(
        BRITISH,
        {"Louisbourg": "Drucour (i), Artois (i)"},
        {"Louisbourg": "Forbes, 22nd, 27th", "Québec": "35th"},
        hand=[1, 6],
        forts={"Québec": "British fortress", "Trois-Rivières": "French stockade"},
        sieges={"Louisbourg": 1},
        amphib=1 << space("Louisbourg"),
    )
    lead(game, "Forbes")
    play(game, "siege Louisbourg", "play 6 Surrender!")
    assert where(game, FRENCH, "Drucour") == where(game, FRENCH, "Artois") == "Trois-Rivières"


def test_w66_the_besieged_do_not_surrender() -> None:
    """Only the besieger plays the card, unless option 14.4 is on."""
    game = siege("Dieskau, Béarn", "44th", other=[6], dice=[2])
    lead(game, "Dieskau")
    play(game, f"siege {SOUTH}")
    skip(game, "play 6 Surrender!")
    assert "play 6 Surrender!" not in options(game)


@pytest.mark.parametrize(
    ("besiegers", "possible"),
    [
        ("Dieskau, Béarn, Huron, Ottawa", True),
        ("Dieskau, Béarn, Marin", False),
        ("Montcalm, Huron, Ottawa, Ojibwa, Marin", False),
    ],
    ids=["Indians", "Coureurs", "no Drilled Troops"],
)
def test_w69_massacre_after_an_assault(besiegers: str, possible: bool) -> None:
    """A point, and the end of all Indians of the captor there."""
    game, _ = storm(besiegers, "", (5, 2), other=[7])
    skip(game, "play 7 Massacre!")
    assert ("play 7 Massacre!" in options(game)) is possible
    if possible:
        play(game, "play 7 Massacre!")
        assert game.state.vp == 2 - 1
        assert where(game, FRENCH, "Huron") == where(game, FRENCH, "Ottawa") == "available"
        assert where(game, FRENCH, "Béarn") == SOUTH


@pytest.mark.parametrize(
    ("defenders", "possible"), [("", True), ("44th", False)], ids=["captured", "destroyed"]
)
def test_w69_massacre_at_a_stockade(defenders: str, possible: bool) -> None:
    """When it was captured intact, not when it was destroyed in battle."""
    game = stage(
        FRENCH,
        {NORTH: "Dieskau, Béarn, Guyenne, Huron"},
        {SOUTH: defenders},
        hand=[1],
        other=[7],
        dice=[5, 1],
        forts={NORTH: "French fort", SOUTH: "British stockade"},
    )
    lead(game, "Dieskau")
    play(game, f"move > {SOUTH}")
    while game.decision is not None and game.decision.ask is not Ask.CARD:
        if "play 7 Massacre!" in options(game):
            break
        skip(game, "play 7 Massacre!")
        if game.decision.ask in (Ask.LOSS, Ask.RETREAT):
            game.choose(game.decision.options[0])
        elif game.decision.ask is Ask.STEP:
            play(game, "stop")
    assert ("play 7 Massacre!" in options(game)) is possible


def test_w70_bastions_repaired() -> None:
    """The owner sets a siege back to level 0."""
    for start, possible in ((0, False), (1, True), (2, True)):
        game = siege("Béarn", "44th", where=ALBANY, level=start, active=BRITISH, hand=[5])
        assert ("event 5 Bastions Repaired" in options(game)) is possible
        if possible:
            play(game, "event 5 Bastions Repaired")
            assert level(game, ALBANY) == 0
    game = siege("Béarn", "44th", where=ALBANY, level=1, hand=[5])
    assert "event 5 Bastions Repaired" not in options(game)


def test_w66_a_garrison_with_nowhere_to_go_is_lost() -> None:
    """There is no other French fortification."""
    fortresses = ("Québec", "Montréal", "Louisbourg")
    game = stage(
        BRITISH,
        {NORTH: "Lévis (i), Béarn (i)"},
        {NORTH: "Forbes, 22nd", **dict(zip(fortresses, ("27th", "35th", "40th"), strict=True))},
        hand=[1, 6],
        forts={
            **dict.fromkeys(fortresses, "British fortress"),
            NORTH: "French fort",
            SOUTH: "British fort",
        },
        sieges={NORTH: 0},
    )
    lead(game, "Forbes")
    play(game, f"siege {NORTH}", "play 6 Surrender!")
    assert game.state.has_fort(space(NORTH), BRITISH)
    assert where(game, FRENCH, "Lévis") == where(game, FRENCH, "Béarn") == "out of the game"
