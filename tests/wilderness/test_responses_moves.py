"""Responses to movement: cards 14 to 20 (6.43, W29, W32, W106, W107, W123, W128)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from wilderness.stage import (
    decider,
    fate,
    go,
    named,
    offered,
    options,
    play,
    reduced,
    skip,
    space,
    stage,
    use,
    where,
)

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

BASTIONS = use("activate", 5)
CARRIES = {"Hudson Carry South": "French fort", "Hudson Carry North": "French fort"}


def moves(game: Game) -> set[str]:
    """Where the group on the move may go next, after windows that are declined."""
    skip(game, "stop")
    return named(game, "move >")


# Foul Weather


@pytest.mark.parametrize("side", [FRENCH, BRITISH], ids=["french", "british"])
@pytest.mark.parametrize("played", [True, False])
def test_14_two_spaces_at_most(side: Side, played: bool) -> None:
    """For a unit of the enemy, by boat too."""
    name, start, way = {
        FRENCH: ("Béarn", "Québec", ("Bécancour", "Trois-Rivières", "Sorel")),
        BRITISH: ("22nd", "New York", ("Peekskill", "Poughkeepsie", "Kinderhook")),
    }[side]
    pieces: dict[str, Any] = {str(side).lower(): {start: name}}
    game = stage(side, hand=[5, 7], other=[14, 8], **pieces)
    play(game, BASTIONS, f"send {name}")
    assert offered(game, 14)
    assert decider(game) is side.other
    play(game, use("play", 14) if played else "decline")
    go(game, *way[:2] if played else way)
    assert where(game, side, name) == way[1 if played else 2]
    assert fate(game, 14) == ("discarded" if played else "")


@pytest.mark.parametrize(
    ("choices", "way"),
    [
        (("lead Montcalm", "take Béarn"), ("Bécancour", "Trois-Rivières")),
        (("send Montcalm",), ("Bécancour", "Trois-Rivières")),
    ],
    ids=["force", "leader"],
)
def test_w29_a_force_or_a_leader(choices: tuple[str, ...], way: tuple[str, ...]) -> None:
    game = stage(FRENCH, {"Québec": "Montcalm, Béarn"}, hand=[5, 7], other=[14, 8])
    play(game, BASTIONS, *choices, use("play", 14), *(f"move > {name}" for name in way))
    skip(game, "stop")
    assert not named(game, "move >")


def test_w29_not_after_the_first_step() -> None:
    game = stage(FRENCH, {"Québec": "Béarn"}, hand=[5, 7], other=[14, 8])
    play(game, BASTIONS, "send Béarn", "decline", "move > Bécancour")
    assert not offered(game, 14)
    assert decider(game) is FRENCH


def test_w29_only_one_of_those_that_a_card_activates() -> None:
    """The others go as far as they like."""
    game = stage(FRENCH, {"Québec": "Huron, Ottawa"}, hand=[5, 7], other=[14, 8])
    play(game, BASTIONS, "send Huron", "send Ottawa", "begin Huron", use("play", 14))
    play(game, "move > Bécancour", "move > Trois-Rivières")
    go(game, "Bécancour", "Trois-Rivières", "Sorel", "St-Jean")
    assert where(game, FRENCH, "Huron") == "Trois-Rivières"
    assert where(game, FRENCH, "Ottawa") == "St-Jean"


def test_w29_no_naval_move() -> None:
    """Nor a landing: the window comes before Amphibious Landing (6.43)."""
    game = stage(BRITISH, {}, {"Halifax": "22nd"}, hand=[5, 17], other=[14, 8])
    play(game, BASTIONS, "send 22nd")
    skip(game, use("play", 14))
    play(game, use("play", 14))
    assert not offered(game, 17)
    assert not named(game, "sail >")
    assert where(game, BRITISH, "22nd") == "Halifax"


@pytest.mark.parametrize("action", ["siege", "assault"])
def test_w29_besiegers_do_not_mind(action: str) -> None:
    game = stage(
        FRENCH,
        {"Albany": "Montcalm, Béarn"},
        hand=[5, 7],
        other=[14, 8],
        sieges={"Albany": 0 if action == "siege" else 2},
        forts=CARRIES,
    )
    play(game, BASTIONS, "lead Montcalm", "take Béarn", use("play", 14))
    assert f"{action} Albany" in options(game)


# Lake Schooner


@pytest.mark.parametrize("kind", ["stockade", "fort"])
@pytest.mark.parametrize("side", [FRENCH, BRITISH], ids=["french", "british"])
def test_15_sends_a_mover_back(side: Side, kind: str) -> None:
    """W106: over a lakeshore into a space with a fortification of the player."""
    name, source, target = "Béarn", "Ticonderoga", "Hudson Carry North"
    if side is BRITISH:
        name, source, target = "22nd", "Hudson Carry North", "Ticonderoga"
    pieces: dict[str, Any] = {str(side).lower(): {source: name}}
    game = stage(
        side,
        hand=[5, 7],
        other=[15, 8],
        forts={target: f"{side.other} {kind}"},
        vp=0,
        **pieces,
    )
    play(game, BASTIONS, f"send {name}", f"move > {target}")
    assert offered(game, 15)
    assert decider(game) is side.other
    play(game, use("play", 15))
    assert where(game, side, name) == source
    assert not game.state.sieges[space(target)]
    assert game.state.vp == 0
    assert not named(game, "move >")
    assert fate(game, 15) == "discarded"


@pytest.mark.parametrize(
    ("source", "target", "fort", "may"),
    [
        ("Ticonderoga", "Hudson Carry North", "British stockade", True),
        ("Ticonderoga", "Hudson Carry North", "", False),
        ("Ticonderoga", "Hudson Carry North", "French fort", False),
        ("Hudson Carry South", "Hudson Carry North", "British fort", False),
        ("Schenectady", "Canajoharie", "British stockade", False),
        ("Oswego", "Niaouré Bay", "British stockade", True),
    ],
    ids=["lakeshore", "nothing", "own", "land", "river", "elsewhere"],
)
def test_w106_only_lakeshores_and_own_fortifications(
    source: str, target: str, fort: str, may: bool
) -> None:
    """A space with units only is none of the schooner's business."""
    game = stage(
        FRENCH,
        {source: "Béarn"},
        {target: "22nd"} if not fort else {},
        hand=[5, 7],
        other=[15, 8],
        forts={target: fort},
    )
    play(game, BASTIONS, "send Béarn", f"move > {target}")
    assert offered(game, 15) is may


def test_w106_a_besieged_fort_will_do() -> None:
    game = stage(
        FRENCH,
        {"Hudson Carry North": "Artois", "Ticonderoga": "Béarn"},
        hand=[5, 7],
        other=[15, 8],
        forts={"Hudson Carry North": "British fort"},
        sieges={"Hudson Carry North": 1},
    )
    play(game, BASTIONS, "send Béarn", "move > Hudson Carry North")
    assert offered(game, 15)
    play(game, use("play", 15))
    assert where(game, FRENCH, "Béarn") == "Ticonderoga"
    assert game.state.sieges[space("Hudson Carry North")] == 2


def test_w40_the_schooner_before_interception() -> None:
    game = stage(
        FRENCH,
        {"Ticonderoga": "Béarn"},
        {"Hudson Carry South": "22nd"},
        hand=[5, 7],
        other=[15, 8],
        forts={"Hudson Carry North": "British fort"},
        dice=[6],
    )
    play(game, BASTIONS, "send Béarn", "move > Hudson Carry North", use("play", 15))
    assert not named(game, "intercept")
    assert where(game, BRITISH, "22nd") == "Hudson Carry South"


def test_6_63_an_infiltrator_put_back_among_enemies_is_lost() -> None:
    """With the leader who came along."""
    game = stage(
        FRENCH,
        {"Crown Point": "Marin, Villiers"},
        {"Ticonderoga": "22nd"},
        hand=[46, 7],
        other=[15, 8],
        forts={"Hudson Carry North": "British fort"},
    )
    play(game, use("activate", 46), "lead Villiers", "take Marin", "move > Ticonderoga")
    skip(game, "move > Hudson Carry North")
    play(game, "move > Hudson Carry North")
    assert offered(game, 15)
    play(game, use("play", 15))
    assert where(game, FRENCH, "Marin") == where(game, FRENCH, "Villiers") == "out of the game"


def test_w128_a_siege_that_the_mover_had_left_stands_again() -> None:
    """At its level, with the garrison inside."""
    game = stage(
        FRENCH,
        {"Ticonderoga": "Béarn"},
        {"Ticonderoga": "22nd (i)"},
        hand=[5, 7],
        other=[15, 8],
        forts={"Hudson Carry North": "British stockade", "Ticonderoga": "British fort"},
        sieges={"Ticonderoga": 1},
    )
    play(game, BASTIONS, "send Béarn", "move > Hudson Carry North")
    assert offered(game, 15)
    play(game, use("play", 15))
    assert where(game, FRENCH, "Béarn") == "Ticonderoga"
    assert game.state.sieges[space("Ticonderoga")] == 2
    assert game.state.inside


# George Croghan


@pytest.mark.parametrize("played", [True, False])
def test_w107_croghan_guides_through_the_wilderness(played: bool) -> None:
    """Drilled Troops that leave wilderness need not stop in the next space."""
    game = stage(BRITISH, {}, {"Schenectady": "22nd"}, hand=[5, 16], other=[7, 8])
    play(game, BASTIONS, "send 22nd")
    assert offered(game, 16)
    assert decider(game) is BRITISH
    play(game, use("play", 16) if played else "decline")
    play(game, "move > Canajoharie", "move > Oneida Castle")
    if not played:
        assert where(game, BRITISH, "22nd") == "Oneida Castle"
        assert not named(game, "move >")
        return
    play(game, "move > Onondaga", "move > Cayuga")
    assert where(game, BRITISH, "22nd") == "Cayuga"
    assert not named(game, "move >")
    assert fate(game, 16) == "discarded"


def test_w107_croghan_does_not_move_mountains() -> None:
    """6.2: everybody stops there."""
    game = stage(BRITISH, {}, {"Schenectady": "22nd"}, hand=[5, 16], other=[7, 8])
    play(game, BASTIONS, "send 22nd", use("play", 16), "move > Adirondacks South")
    assert not named(game, "move >")


@pytest.mark.parametrize(
    ("pieces", "choices", "may"),
    [
        ("22nd, Wolfe", ("lead Wolfe", "take 22nd"), True),
        ("Rogers, Scott's, Wolfe", ("lead Wolfe", "take Rogers", "take Scott's"), True),
        ("Rogers, Wolfe", ("lead Wolfe", "take Rogers"), False),
        ("Rogers", ("send Rogers",), False),
        ("Wolfe", ("send Wolfe",), False),
    ],
    ids=["force", "mixed", "rangers", "ranger", "leader"],
)
def test_w107_croghan_is_for_drilled_troops(
    pieces: str, choices: tuple[str, ...], may: bool
) -> None:
    game = stage(BRITISH, {}, {"Schenectady": pieces}, hand=[5, 16], other=[7, 8])
    play(game, BASTIONS, *choices)
    assert offered(game, 16) is may


def test_16_is_british_and_for_the_own_move() -> None:
    game = stage(FRENCH, {"Québec": "Béarn"}, hand=[5, 16], other=[7, 8])
    play(game, BASTIONS, "send Béarn")
    assert not offered(game, 16)
    game = stage(FRENCH, {"Québec": "Béarn"}, hand=[5, 7], other=[16, 8])
    play(game, BASTIONS, "send Béarn")
    assert not offered(game, 16)


def test_6_22_foul_weather_comes_before_croghan() -> None:
    game = stage(BRITISH, {}, {"Schenectady": "22nd"}, hand=[5, 16], other=[14, 8])
    play(game, BASTIONS, "send 22nd")
    assert game.decision is not None
    assert game.decision.window == "foul_weather"
    play(game, use("play", 14))
    assert offered(game, 16)
    play(game, use("play", 16), "move > Canajoharie", "move > Oneida Castle")
    assert not named(game, "move >")


# Amphibious Landing


def marked(game: Game) -> set[str]:
    """The spaces with an Amphib marker."""
    names = ("Louisbourg", "Baie-St-Paul", "Île d'Orléans", "Rivière-Ouelle")
    return {name for name in names if game.state.amphib >> space(name) & 1}


@pytest.mark.parametrize("number", [17, 18, 19, 20])
@pytest.mark.parametrize("target", ["Baie-St-Paul", "Île d'Orléans", "Rivière-Ouelle"])
def test_w32_out_of_louisbourg(number: int, target: str) -> None:
    """A single unit may land with a card of value 1; the marker goes down with it."""
    game = stage(
        BRITISH,
        {},
        {"Louisbourg": "22nd, 27th"},
        hand=[5, number],
        other=[7, 8],
        forts={"Louisbourg": "British fortress"},
    )
    play(game, BASTIONS, "send 27th")
    assert offered(game, number)
    play(game, use("play", number))
    assert named(game, "land >") == {"Baie-St-Paul", "Île d'Orléans", "Rivière-Ouelle"}
    play(game, f"land > {target}")
    assert where(game, BRITISH, "27th") == target
    assert marked(game) == {target}
    assert fate(game, number) == "discarded"


def test_w32_out_of_halifax() -> None:
    """To Louisbourg, which is besieged at once if nobody defends outside (6.51)."""
    game = stage(BRITISH, {}, {"Halifax": "Wolfe, 22nd, 27th"}, hand=[1, 17], other=[7, 8])
    play(game, use("activate", 1), "lead Wolfe", "take everyone")
    assert offered(game, 17)
    play(game, use("play", 17))
    skip(game, use("activate", 7))
    assert where(game, BRITISH, "Wolfe") == where(game, BRITISH, "27th") == "Louisbourg"
    assert marked(game) == {"Louisbourg"}
    assert game.state.sieges[space("Louisbourg")] == 1


@pytest.mark.parametrize(
    ("card", "units", "choices", "may"),
    [
        (1, "Wolfe, 22nd", ("lead Wolfe", "take 22nd"), True),
        (46, "Wolfe, 22nd", ("lead Wolfe", "take 22nd"), False),
        (5, "22nd", ("send 22nd",), True),
        (5, "Rogers", ("send Rogers",), False),
        (5, "Wolfe", ("send Wolfe",), False),
    ],
    ids=["force-3", "force-2", "unit-1", "ranger", "leader"],
)
def test_w32_who_may_land_at_louisbourg(
    card: int, units: str, choices: tuple[str, ...], may: bool
) -> None:
    """6.41: a force with a card of value 3; no Auxiliaries alone against a fortress (6.52), and
    no leader by himself (W123).
    """
    game = stage(BRITISH, {}, {"Halifax": units}, hand=[card, 17], other=[7, 8])
    play(game, use("activate", card), *choices)
    assert offered(game, 17) is may


@pytest.mark.parametrize(
    ("place", "facts"),
    [
        ("Boston", {}),
        ("Halifax", {"squadrons": True}),
        ("Halifax", {"amphib": 1 << space("Louisbourg"), "sieges": {"Louisbourg": 0}}),
        ("Halifax", {"forts": {"Louisbourg": "British fortress"}}),
        ("Louisbourg", {"sieges": {"Louisbourg": 0}}),
    ],
    ids=["boston", "squadrons", "marker", "british", "besieged"],
)
def test_w123_where_no_landing_can_begin_or_end(place: str, facts: Mapping[str, Any]) -> None:
    """W22: not to a space that has the marker, nor to a British Louisbourg."""
    british = {place: "22nd"}
    if "amphib" in facts or "forts" in facts:
        british["Louisbourg"] = "27th"
    game = stage(BRITISH, {}, british, hand=[1, 17], other=[7, 8], **facts)
    play(game, use("activate", 1), "send 22nd")
    assert not offered(game, 17)


@pytest.mark.parametrize("landing", [True, False])
def test_w32_only_the_landing_itself_attacks_at_minus_one(landing: bool) -> None:
    """7.54: strength 3, die 2: a step, but none when one is taken off; who sails to a marker
    that lies there has no such trouble.
    """
    game = stage(
        BRITISH,
        {"Île d'Orléans": "Marin"},
        {"Louisbourg": "22nd, 27th"},
        hand=[1, 17],
        other=[7, 8],
        dice=[2, 1],
        forts={"Louisbourg": "British fortress"},
        amphib=0 if landing else 1 << space("Île d'Orléans"),
    )
    play(game, use("activate", 1), "send 22nd")
    if landing:
        play(game, use("play", 17), "land > Île d'Orléans")
    else:
        play(game, "sail > Île d'Orléans")
    skip(game, "retreat Marin > Québec")
    if not landing:
        play(game, "retreat Marin > Québec")
        skip(game, use("activate", 7))
    assert reduced(game, FRENCH) == (set() if landing else {"Marin"})
    assert where(game, BRITISH, "22nd") == ("Louisbourg" if landing else "Île d'Orléans")
    assert marked(game) == {"Île d'Orléans"}


def test_p11_no_landing_from_a_louisbourg_still_besieged() -> None:
    game = stage(
        BRITISH,
        {"Louisbourg": "Artois (i)"},
        {"Louisbourg": "22nd", "Halifax": "27th"},
        hand=[1, 17],
        other=[7, 8],
        sieges={"Louisbourg": 0},
        amphib=1 << space("Louisbourg"),
    )
    play(game, use("activate", 1), "send 22nd")
    assert not offered(game, 17)
    assert "sail > Halifax" in options(game)
