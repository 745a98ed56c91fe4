"""What cards leave behind: sieges, captured fortresses, Amphib markers, leaders, raids, hands."""

from __future__ import annotations

from typing import Any

import pytest
from wilderness.stage import (
    asks_event,
    decider,
    fate,
    finish,
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

from tripoli.wilderness.model.cards import CARDS
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

FULL = Setup("full campaign")


# Sieges and fortresses (8.232, 8.24, W22, W23)


@pytest.mark.parametrize(
    ("number", "side", "besieger", "facts"),
    [
        (33, FRENCH, "Mohawk 1", {}),
        (31, FRENCH, "22nd", {"cherokees": True}),
        (39, FRENCH, "New York 1", {}),
        (33, BRITISH, "Huron", {}),
        (32, BRITISH, "Shawnee 1", {}),
    ],
    ids=["desert", "uprising", "stingy", "desert-british", "treaty"],
)
def test_w63_the_last_besieger_takes_the_siege_along(
    number: int, side: Side, besieger: str, facts: dict[str, Any]
) -> None:
    """A siege ends at once, also when an event removes the last besieging unit."""
    if side is FRENCH:
        game = stage(
            side,
            {"Ticonderoga": "Dumas (i), Marin (i)"},
            {"Ticonderoga": besieger},
            hand=[number, 5],
            other=[7, 8],
            forts={"Ticonderoga": "French fort"},
            sieges={"Ticonderoga": 1},
            **facts,
        )
    else:
        game = stage(
            side,
            {"Ticonderoga": besieger},
            {"Ticonderoga": "Rogers (i)", "Ohio Forks": "27th"},
            hand=[number, 5],
            other=[7, 8],
            forts={"Ticonderoga": "British fort", "Ohio Forks": "British fort"},
            sieges={"Ticonderoga": 1},
        )
    finish(play(game, use("event", number)), number)
    assert where(game, side.other, besieger) != "Ticonderoga"
    assert not game.state.sieges[space("Ticonderoga")]
    assert not game.state.inside


@pytest.mark.parametrize(
    ("number", "garrison"),
    [(31, "22nd"), (39, "New York 1"), (33, "Mohawk 1")],
    ids=["uprising", "stingy", "desert"],
)
def test_w23_a_captured_fortress_reverts_when_its_last_unit_goes(
    number: int, garrison: str
) -> None:
    """8.24: three points for its owner, at once."""
    game = stage(
        FRENCH,
        {},
        {"Montréal": f"{garrison}, Wolfe"},
        hand=[number, 5],
        other=[7, 8],
        forts={"Montréal": "British fortress"},
        cherokees=True,
        vp=0,
    )
    play(game, use("event", number))
    while game.decision is not None and game.decision.ask is Ask.EVENT:
        game.choose(game.decision.options[0])
    assert where(game, BRITISH, garrison) != "Montréal"
    assert game.state.has_fort(space("Montréal"), FRENCH)
    assert game.state.vp == 3
    if named(game, "retreat >"):
        play(game, f"retreat > {min(named(game, 'retreat >'))}")
    # W33: a leader alone does not stay beside an enemy fortress.
    assert where(game, BRITISH, "Wolfe") != "Montréal"


def test_w22_small_pox_among_besiegers_ends_the_landing() -> None:
    """With the last of them gone, Louisbourg is an unbesieged French fortress again."""
    names = ("Mohawk 1", "Mohawk 2", "Cherokee 1", "Cherokee 2", "Cayuga")
    game = stage(
        FRENCH,
        {},
        {"Louisbourg": ", ".join(names)},
        hand=[34, 5],
        other=[7, 8],
        sieges={"Louisbourg": 0},
        amphib=1 << space("Louisbourg"),
        dice=[1],
    )
    play(game, use("event", 34))
    if named(game, "lose"):
        play(game, f"lose {min(named(game, 'lose'))}")
    assert not game.state.sieges[space("Louisbourg")]
    assert not game.state.amphib


def test_8_24_a_french_fortress_without_its_garrison_stays_french() -> None:
    """8.24 is about captured ones only."""
    game = stage(BRITISH, {"Montréal": "Huron"}, hand=[33, 5], other=[7, 8], vp=0)
    finish(play(game, use("event", 33)), 33)
    assert game.state.has_fort(space("Montréal"), FRENCH)
    assert game.state.vp == 0


# Leaders alone (6.53, W33, W116)


def test_w33_reinforcements_drive_a_leader_out_of_an_amphib_space() -> None:
    game = stage(
        BRITISH,
        {"Île d'Orléans": "Montcalm"},
        hand=[61, 5],
        other=[7, 8],
        amphib=1 << space("Île d'Orléans"),
        draws=["Murray"],
    )
    play(game, use("event", 61), "place Murray > Halifax")
    unit = next(text for text in options(game) if text.endswith("> Île d'Orléans"))
    play(game, unit)
    assert decider(game) is FRENCH
    assert named(game, "retreat >") == {"Québec", "Baie-St-Paul", "Rivière-Ouelle"}
    play(game, "retreat > Québec")
    assert where(game, FRENCH, "Montcalm") == "Québec"


def test_w33_mohawks_who_join_johnson_drive_a_leader_away() -> None:
    game = stage(
        BRITISH,
        {"Canajoharie": "Dumas"},
        {"Canajoharie": "Johnson"},
        hand=[29, 5],
        other=[7, 8],
    )
    play(game, use("event", 29))
    assert decider(game) is FRENCH
    play(game, "retreat > Oneida Castle")
    assert where(game, FRENCH, "Dumas") == "Oneida Castle"


def test_w116_a_stockade_built_on_a_leader() -> None:
    """Who is alone beside an enemy fortification leaves as well."""
    game = stage(BRITISH, {"Augusta": "Dumas"}, hand=[5, 33], other=[7, 8])
    play(game, use("build stockades", 5), "build Augusta")
    assert decider(game) is FRENCH
    assert named(game, "retreat >") == {"Culpeper", "Woodstock", "Allegheny South"}
    play(game, "retreat > Allegheny South")
    assert where(game, FRENCH, "Dumas") == "Allegheny South"


# Hands


@pytest.mark.parametrize("number", [35, 37])
def test_w4_a_held_card_that_is_lost_does_not_bind(number: int) -> None:
    """Only one still in hand at the end of the season counts as held."""
    game = stage(FRENCH, hand=[5, 8, number], other=[7, 57], dice=[6])
    play(game, use("activate", 5), use("activate", 7), use("activate", 8), "hold")
    play(game, use("event", number))
    if number == 37:
        play(game, use("discard", 57))
    else:
        play(game, use("activate", 57))
    skip(game)
    assert game.state.late
    assert not game.state.hands[BRITISH].must_play
    assert len(game.state.hands[BRITISH].cards) == 9


def test_4_0_a_held_card_counts_towards_the_hand() -> None:
    """Nine cards after Pitt, eight of them dealt; all must then be played."""
    game = stage(FRENCH, hand=[5], other=[57])
    play(game, use("activate", 5), "hold")
    skip(game)
    hand = game.state.hands[BRITISH]
    assert CARDS[57] in hand.cards
    assert len(hand.cards) == 9
    assert hand.must_play


def test_w7_the_british_go_first_for_the_rest_of_the_war() -> None:
    """Over the end of the year as well."""
    game = stage(BRITISH, hand=[5], late=True, quiberon=True, first=BRITISH)
    play(game, use("activate", 5))
    assert game.state.year == 1758
    assert decider(game) is BRITISH
    assert len(game.state.hands[FRENCH].cards) == 7


def test_w7_the_french_go_first_before() -> None:
    game = stage(BRITISH, hand=[5], late=True)
    play(game, use("activate", 5))
    assert decider(game) is FRENCH


def test_35_the_last_card_of_the_enemy() -> None:
    """The robber plays on alone (4.0 A.2)."""
    game = stage(FRENCH, hand=[35, 5], other=[7], dice=[6])
    play(game, use("event", 35))
    assert not game.state.hands[BRITISH].cards
    assert decider(game) is FRENCH
    assert {use("activate", 5), use("activate", 7)} <= options(game)


# The pool


def test_w94_a_pool_of_one_gives_60_one_leader() -> None:
    others = "Amherst, Bradstreet, Forbes, Murray"
    game = stage(BRITISH, {}, {"Boston": others}, hand=[60, 5], other=[7, 8])
    play(game, use("event", 60), "place Wolfe > Halifax")
    count = 0
    while asks_event(game):
        play(game, next(text for text in sorted(options(game)) if text.endswith("> Halifax")))
        count += 1
    assert count == 4
    assert fate(game, 60) == "removed"


@pytest.mark.parametrize("number", [54, 57, 60, 65])
def test_5_55_every_leader_event_minds_the_commanders_in_chief(number: int) -> None:
    """A third of Command 7 displaces one of the two."""
    draws = ["Loudoun", "Webb"] if number == 60 else ["Loudoun"]
    game = stage(
        BRITISH,
        {},
        {"Boston": "Braddock", "Albany": "Amherst"},
        hand=[number, 5],
        other=[7, 8],
        draws=draws,
        setup=FULL,
        pitt=True,
    )
    play(game, use("event", number))
    assert options(game) == {"eliminate Braddock", "eliminate Amherst"}
    play(game, "eliminate Amherst")
    assert where(game, BRITISH, "Amherst") == "out of the game"
    assert any(text.startswith("place Loudoun") for text in options(game)) or number == 60


def test_w8_the_discarded_card_of_a_crisis_is_not_removed() -> None:
    """It may come back after a shuffle."""
    game = stage(FRENCH, hand=[37, 5], other=[60, 7])
    play(game, use("event", 37), use("discard", 60))
    assert fate(game, 60) == "discarded"


# Lake Schooner, landings and raids (10.1)


def test_10_1_auxiliaries_sent_back_by_the_schooner_raid_where_they_are() -> None:
    """Their activation ends there (W106)."""
    game = stage(
        BRITISH,
        {},
        {"Baie-St-Paul": "Rogers"},
        hand=[5, 33],
        other=[15, 7],
        forts={"Île d'Orléans": "French stockade"},
        dice=[6],
    )
    play(game, use("activate", 5), "send Rogers", "move > Île d'Orléans", use("play", 15))
    skip(game, use("activate", 7))
    assert game.state.raided[BRITISH][space("Baie-St-Paul")] == 1


def test_w106_a_leader_on_the_lake() -> None:
    """On his way to a siege, where he could otherwise go (W113)."""
    game = stage(
        FRENCH,
        {"Hudson Carry North": "Artois", "Ticonderoga": "Montcalm"},
        hand=[5, 33],
        other=[15, 7],
        forts={"Hudson Carry North": "British fort"},
        sieges={"Hudson Carry North": 0},
    )
    play(game, use("activate", 5), "send Montcalm", "move > Hudson Carry North")
    assert offered(game, 15)
    play(game, use("play", 15))
    assert where(game, FRENCH, "Montcalm") == "Ticonderoga"


@pytest.mark.parametrize(("name", "raids"), [("Rogers", True), ("27th", False)])
def test_w123_a_unit_lands_and_goes_no_further(name: str, raids: bool) -> None:
    """A Ranger may land where no fortress is, and raids there; the marker stays."""
    game = stage(
        BRITISH,
        {},
        {"Louisbourg": f"22nd, {name}"},
        hand=[5, 17],
        other=[8, 7],
        forts={"Louisbourg": "British fortress"},
        dice=[6],
    )
    play(game, use("activate", 5), f"send {name}")
    assert offered(game, 17)
    play(game, use("play", 17), "land > Baie-St-Paul")
    assert not named(game, "move >")
    skip(game, use("activate", 7))
    assert game.state.raided[BRITISH][space("Baie-St-Paul")] == int(raids)
    assert game.state.amphib == 1 << space("Baie-St-Paul")


def test_13_blockhouses_at_a_settlement() -> None:
    """They answer every raid roll of the enemy."""
    game = stage(
        FRENCH,
        {"Oneida Castle": "Marin"},
        {"Tioga": "Mohawk 1"},
        hand=[5, 33],
        other=[13, 7],
    )
    play(game, use("activate", 5), "send Marin", "move > Canajoharie", "stop")
    assert offered(game, 13)


def test_w64_surrender_under_campaign() -> None:
    """A leader whom the Campaign has named may roll, and so demand surrender."""
    game = stage(
        FRENCH,
        {"Albany": "Vaudreuil, Béarn"},
        {"Albany": "44th (i)"},
        hand=[1, 6],
        other=[7, 8],
        sieges={"Albany": 0},
        forts={"Hudson Carry South": "French fort", "Hudson Carry North": "French fort"},
    )
    play(game, use("event", 1), "lead Vaudreuil", "take Béarn", "done", "siege Albany")
    assert offered(game, 6)


def test_w105_indians_desert_in_the_far_west() -> None:
    """The box of the upper Great Lakes is a space like others."""
    game = stage(BRITISH, {"Pays d'en Haut": "Huron, Ottawa"}, hand=[33, 5], other=[7, 8])
    play(game, use("event", 33), "eliminate Huron", "eliminate Ottawa")
    assert where(game, FRENCH, "Huron") == where(game, FRENCH, "Ottawa") == "available"
