"""Responses: their windows, and cards 6 and 7 (5.56, W9, W66, W69)."""

from __future__ import annotations

from typing import Any

import pytest
from wilderness.stage import (
    decider,
    fate,
    named,
    offered,
    options,
    play,
    skip,
    space,
    stage,
    use,
    where,
)

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.cards import CARDS
from tripoli.wilderness.model.sides import BRITISH, FRENCH
from tripoli.wilderness.model.state import FORT

CARRIES = {"Hudson Carry South": "French fort", "Hudson Carry North": "French fort"}
BASTIONS = use("activate", 5)


# Surrender!


def albany(level: int = 0, inside: str = "44th (i)", **more: Any) -> Game:
    """Montcalm besieges Albany and has been activated, with Surrender! in his hand."""
    facts: dict[str, Any] = {
        "hand": [5, 6, 8],
        "other": [7],
        "sieges": {"Albany": level},
        "forts": CARRIES,
        "vp": 0,
    }
    facts.update(more)
    game = stage(FRENCH, {"Albany": "Montcalm, Béarn"}, {"Albany": inside}, **facts)
    return play(game, BASTIONS, "lead Montcalm", "take Béarn")


@pytest.mark.parametrize("level", [0, 1, 2])
def test_w66_surrender_at_any_level(level: int) -> None:
    """Instead of the roll, even if the place could be stormed; the activation is over (5.56)."""
    game = albany(level)
    play(game, "siege Albany", use("play", 6))
    skip(game, "assault Albany")
    assert "assault Albany" not in options(game)
    if named(game, "retreat >"):
        play(game, f"retreat > {min(named(game, 'retreat >'))}")
    assert game.state.vp == 3
    assert not game.state.sieges[space("Albany")]
    assert game.state.controls(space("Albany"), FRENCH)
    assert not game.state.inside
    assert game.state.reshuffle
    assert fate(game, 6) == "discarded"


def test_w66_after_coehorns() -> None:
    """Both sides have had their say about Coehorns before."""
    game = albany()
    play(game, "siege Albany", use("play", 8))
    assert offered(game, 6)


def test_w66_the_owner_chooses_one_refuge_for_all() -> None:
    """Among the closest unbesieged fortifications of his, stockades too."""
    game = albany(
        inside="44th (i), Johnson (i), Rogers (i)",
        forts={**CARRIES, "Schenectady": "British stockade", "Hoosic": "British stockade"},
    )
    play(game, "siege Albany", use("play", 6))
    assert decider(game) is BRITISH
    assert named(game, "retreat >") == {"Schenectady", "Hoosic"}
    play(game, "retreat > Hoosic")
    for name in ("44th", "Johnson", "Rogers"):
        assert where(game, BRITISH, name) == "Hoosic"


@pytest.mark.parametrize("garrison", ["", "Dumas (i), Marine Detachment 1 (i)"])
def test_w66_a_fort_falls_undamaged(garrison: str) -> None:
    """Two points, even for an empty one, and with no refuge the garrison is lost."""
    lost = ("Québec", "Montréal", "Louisbourg")
    game = stage(
        BRITISH,
        {"Ticonderoga": garrison},
        {
            "Ticonderoga": "Amherst, 22nd",
            "Québec": "27th",
            "Montréal": "28th",
            "Louisbourg": "35th",
        },
        hand=[46, 6],
        other=[7],
        forts={
            "Ticonderoga": "French fort",
            "Hudson Carry North": "British fort",
            "Hudson Carry South": "British fort",
            **dict.fromkeys(lost, "British fortress"),
        },
        sieges={"Ticonderoga": 0},
        vp=0,
    )
    play(game, use("activate", 46), "lead Amherst", "take 22nd", "siege Ticonderoga")
    play(game, use("play", 6))
    skip(game, use("activate", 7))
    assert game.state.vp == -2
    assert game.state.fort_kind(space("Ticonderoga")) == FORT
    assert game.state.has_fort(space("Ticonderoga"), BRITISH)
    if garrison:
        assert where(game, FRENCH, "Dumas") == "out of the game"
        assert where(game, FRENCH, "Marine Detachment 1") == "out of the game"


def louisbourg(level: int, quebec: str = "") -> Game:
    """Amherst besieges Louisbourg by an Amphib space and has been activated."""
    british = {"Louisbourg": "Amherst, 22nd"}
    if quebec:
        british["Québec"] = "27th"
    game = stage(
        BRITISH,
        {"Louisbourg": "Drucour (i), Artois (i)"},
        british,
        hand=[46, 6],
        other=[7],
        sieges={"Louisbourg": level},
        amphib=1 << space("Louisbourg"),
        forts={"Québec": quebec} if quebec else {},
        vp=0,
        dice=[1],
    )
    return play(game, use("activate", 46), "lead Amherst", "take 22nd")


@pytest.mark.parametrize(("level", "may"), [(0, False), (1, True), (2, True)])
def test_w66_louisbourg_holds_out_at_level_0(level: int, may: bool) -> None:
    game = play(louisbourg(level), "siege Louisbourg")
    assert offered(game, 6) is may


@pytest.mark.parametrize(
    ("quebec", "refuge"),
    [("", "Québec"), ("British fortress", "Montréal")],
    ids=["quebec", "beyond"],
)
def test_w66_the_refuge_from_louisbourg(quebec: str, refuge: str) -> None:
    """Québec, or what is closest to it."""
    game = play(louisbourg(1, quebec), "siege Louisbourg", use("play", 6))
    skip(game, use("activate", 7))
    assert where(game, FRENCH, "Drucour") == where(game, FRENCH, "Artois") == refuge
    assert game.state.vp == -3
    assert game.state.controls(space("Louisbourg"), BRITISH)


def test_w66_not_for_the_besieged() -> None:
    """Only with option 14.4."""
    game = albany(hand=[5, 8], other=[6], dice=[1])
    play(game, "siege Albany")
    assert not offered(game, 6)


# Massacre!


def test_w69_massacre_after_an_empty_stockade() -> None:
    """A point for the player, and the capturing Indians are gone; Coureurs stay."""
    game = stage(
        FRENCH,
        {"Albany": "Montcalm, Béarn, Huron, Abenaki 1 (r), Marin", "Tioga": "Ottawa"},
        hand=[5, 6],
        other=[7, 8],
        sieges={"Albany": 0},
        forts={"Schenectady": "British stockade"},
        vp=0,
    )
    play(game, BASTIONS, "lead Montcalm", "take everyone", "move > Schenectady")
    assert game.state.vp == 1
    assert decider(game) is BRITISH
    play(game, use("play", 7))
    assert game.state.vp == 0
    for name in ("Huron", "Abenaki 1"):
        assert where(game, FRENCH, name) == "available"
    assert where(game, FRENCH, "Ottawa") == "Tioga"
    assert where(game, FRENCH, "Marin") == "Schenectady"
    assert not game.state.allied(space("St-François"), FRENCH)
    assert game.state.allied(space("Pays d'en Haut"), FRENCH)
    assert fate(game, 7) == "discarded"


def test_w69_massacre_by_the_french() -> None:
    game = stage(
        BRITISH,
        {},
        {"Albany": "Johnson, 22nd, Mohawk 1, Mohawk 2"},
        hand=[5, 6],
        other=[7, 8],
        forts={"Schenectady": "French stockade"},
        vp=0,
    )
    play(game, BASTIONS, "lead Johnson", "take everyone", "move > Schenectady", use("play", 7))
    assert game.state.vp == -1 + 1
    assert where(game, BRITISH, "Mohawk 1") == "available"


@pytest.mark.parametrize(
    ("units", "british", "may"),
    [
        ("Béarn, Huron", "", True),
        ("Béarn, Marin", "", False),
        ("Béarn, Artois", "", False),
        ("Huron, Ottawa", "", False),
        ("Béarn, La Reine, Guyenne, Huron", "New York 1 (r)", False),
    ],
    ids=["both", "coureurs", "drilled", "raid", "destroyed"],
)
def test_w69_massacre_needs_a_capture_with_drilled_troops_and_indians(
    units: str, british: str, may: bool
) -> None:
    """Neither after a raid nor where a stockade was destroyed with its defenders (5.45)."""
    game = stage(
        FRENCH,
        {"Canajoharie": f"Montcalm, {units}"},
        {"Schenectady": british},
        hand=[5, 6],
        other=[7, 8],
        forts={"Schenectady": "British stockade"},
        dice=[6, 1, 6, 6],
        vp=0,
    )
    play(game, BASTIONS, "lead Montcalm", *(f"take {name}" for name in units.split(", ")[:-1]))
    play(game, f"take {units.split(', ')[-1]}", "move > Schenectady")
    if not may:
        skip(game, "stop")
        if "stop" in options(game):
            play(game, "stop")
    assert offered(game, 7) is may
    if units == "Huron, Ottawa":
        assert game.state.raided[FRENCH][space("Schenectady")] == 1
    else:
        assert game.state.vp == (2 if british else 1) - (1 if british else 0)


def test_w69_massacre_after_an_assault() -> None:
    """All Indians of the capturing side in the space, in the attack or not."""
    game = stage(
        FRENCH,
        {"Oswego": "Montcalm, Béarn, La Reine, Guyenne, Huron, Ottawa"},
        hand=[5, 6],
        other=[7, 8],
        forts={"Oswego": "British fort"},
        sieges={"Oswego": 1},
        dice=[6, 1, 2, 2],
        vp=0,
    )
    play(game, BASTIONS, "lead Montcalm", "done", "assault Oswego", use("play", 7))
    assert game.state.vp == 2 - 1
    assert where(game, FRENCH, "Huron") == where(game, FRENCH, "Ottawa") == "available"


def test_w69_the_capturing_side_has_no_massacre() -> None:
    game = stage(
        FRENCH,
        {"Canajoharie": "Montcalm, Béarn, Huron"},
        hand=[5, 7],
        other=[6, 8],
        forts={"Schenectady": "British stockade"},
    )
    play(game, BASTIONS, "lead Montcalm", "take everyone", "move > Schenectady")
    assert not offered(game, 7)


# Windows


@pytest.mark.parametrize(
    ("hand", "pile", "asked"),
    [
        ([7, 8], "", True),
        ([14, 8], "", True),
        ([], "", False),
        ([7, 8], "discards", False),
        ([7, 8], "removed", False),
    ],
    ids=["unknown", "there", "no-hand", "discarded", "removed"],
)
def test_w9_a_window_opens_if_the_card_could_be_there(
    hand: list[int], pile: str, asked: bool
) -> None:
    """Whether it is there or not; but not if everybody knows that it is elsewhere."""
    game = stage(FRENCH, {"Québec": "Béarn"}, hand=[5, 6], other=hand)
    if pile:
        setattr(game.state, pile, (CARDS[14],))
    play(game, BASTIONS, "send Béarn")
    assert game.decision is not None
    assert (game.decision.window == "foul_weather") is asked
    if asked:
        assert "decline" in options(game)
        assert (use("play", 14) in options(game)) is (14 in hand)


@pytest.mark.parametrize("known", [False, True])
def test_w9_the_holder_of_the_card_asks_as_well(known: bool) -> None:
    """Else the enemy would learn that he has it, unless the enemy knows it already."""
    game = stage(FRENCH, {"Québec": "Béarn"}, hand=[5, 14], other=[7, 8])
    if known:
        game.state.hands[FRENCH].known = (CARDS[14],)
    play(game, BASTIONS, "send Béarn")
    assert game.decision is not None
    assert (game.decision.window == "foul_weather") is not known


def test_5_56_a_response_is_no_card_play() -> None:
    """W6: it does not come between two constructions, and the player still plays a card."""
    game = stage(FRENCH, {"Québec": "Béarn"}, hand=[5, 6], other=[14, 8, 9])
    game.state.hands[BRITISH].built = True
    play(game, BASTIONS, "send Béarn", use("play", 14), "stop")
    skip(game, use("activate", 8))
    assert decider(game) is BRITISH
    assert not any(text.startswith("build") for text in options(game))
