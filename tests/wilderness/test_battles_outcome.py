"""Winners, victory points, overruns and fortifications after a battle (5.45, 7.8, 8.2; W36, W48,
W56, W57, W58).
"""

from __future__ import annotations

import pytest
from wilderness.fields import FIELDS, NORTH, SOUTH, attack, fought, winner
from wilderness.stage import (
    FIRST,
    fires,
    lead,
    listen,
    options,
    piece,
    play,
    reduced,
    settle,
    space,
    stage,
    where,
)

from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

# 7.8: winner, victory points, overrun


@pytest.mark.parametrize(
    ("dice", "expected"),
    [((5, 4), FRENCH), ((4, 5), BRITISH), ((4, 4), BRITISH)],
    ids=["more", "fewer", "tie"],
)
def test_7_8_the_higher_result_wins(dice: tuple[int, int], expected: Side) -> None:
    """The defender wins a tie."""
    game, events = attack("Dieskau, Béarn, Guyenne", "44th, 48th", dice)
    settle(game)
    assert winner(events) is expected


def test_7_8_the_only_survivors_win() -> None:
    """Even if they have lost more steps by the table."""
    game, events = attack(
        "Dieskau, Béarn, Marine Detachment 1 (r)", "Wolfe, 1/42nd (r)", (3, 5), "lose Béarn"
    )
    settle(game)
    found = fires(events)
    assert (found[FRENCH].losses, found[BRITISH].losses) == (1, 2)
    assert winner(events) is FRENCH


@pytest.mark.parametrize(
    ("attackers", "dice", "expected"),
    [
        ("Montcalm, Béarn (r)", (5, 4), FRENCH),
        ("Dieskau, Béarn (r)", (5, 4), BRITISH),
    ],
    ids=["more", "tie"],
)
def test_7_8_both_sides_wiped_out(attackers: str, dice: tuple[int, int], expected: Side) -> None:
    """The table's results decide, and ties go to the defender."""
    game, events = attack(attackers, "New York 1 (r)", dice)
    settle(game)
    assert where(game, BRITISH, "New York 1") == "available"
    assert where(game, FRENCH, "Béarn") == "out of the game"
    assert winner(events) is expected


NEW_YORKERS = "New York 1, New York 2, New York 3, New York 4"


@pytest.mark.parametrize(
    ("defenders", "point"),
    [
        (NEW_YORKERS, 0),
        (f"{NEW_YORKERS}, Rogers", 1),
        (f"{NEW_YORKERS}, Webb, Murray", 0),
        ("44th (r), New York 1", 1),
        ("1/60th", 1),
        ("1/95th, Rogers", 0),
    ],
)
def test_7_81_the_point_for_a_battle(defenders: str, point: int) -> None:
    """For beating a Regular, or more than four units; leaders do not count."""
    game, events = attack(
        "Dieskau, Lévis, Béarn, Guyenne, La Reine, La Sarre, Languedoc, Artois", defenders, (5, 2)
    )
    settle(game)
    assert winner(events) is FRENCH
    assert game.state.vp == point


@pytest.mark.parametrize(
    ("attackers", "point"),
    [
        ("Marine Detachment 1", 1),
        ("Dieskau, Béarn (r), Marin", 1),
        ("Dieskau, Marin, Huron, Ottawa, Ojibwa", 0),
        ("Dieskau, Marin, Huron, Ottawa, Ojibwa, Léry", 1),
    ],
)
def test_7_81_the_defenders_score_as_well(attackers: str, point: int) -> None:
    """A Marine Detachment is a Regular (3.11)."""
    game, events = attack(attackers, "44th, 48th, 55th", (2, 5))
    settle(game)
    assert winner(events) is BRITISH
    assert game.state.vp == -point


@pytest.mark.parametrize(("deployed", "point"), [(0, 0), (1, 1)])
def test_w57_militia_count_for_the_point(deployed: int, point: int) -> None:
    game, events = attack(
        "Dieskau, Lévis, Béarn, Guyenne, La Reine, La Sarre, Languedoc, Artois",
        NEW_YORKERS,
        (5, 2),
        "deploy Colonial Militia 1" if deployed else "done",
        way=FIELDS,
        british={"Northern militia": "Colonial Militia 1"},
    )
    settle(game)
    assert winner(events) is FRENCH
    assert game.state.vp == point


@pytest.mark.parametrize(("joined", "point"), [(False, 0), (True, 1)])
def test_w57_besieged_who_join_count_for_the_point(joined: bool, point: int) -> None:
    """A Regular from inside makes it a battle for a point."""
    game = stage(
        BRITISH,
        {SOUTH: "Dieskau, Béarn, Guyenne, La Reine"},
        {SOUTH: "44th (i)", "Albany": "New York 1"},
        hand=[1],
        dice=[2, 5],
        forts={SOUTH: "British fort"},
        sieges={SOUTH: 0},
        vp=0,
    )
    events = listen(game)
    play(game, FIRST, "send New York 1", f"move > {SOUTH}", "join 44th" if joined else "done")
    settle(game)
    assert winner(events) is FRENCH
    assert game.state.vp == point


@pytest.mark.parametrize(
    ("dice", "goes_on"), [((5, 4), True), ((5, 5), False)], ids=["unhurt", "hurt"]
)
def test_w58_an_overrun_costs_nothing(dice: tuple[int, int], goes_on: bool) -> None:
    """Who loses a step may not move on, though all the defenders are gone."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine", "New York 1 (r)", dice, "stand", way=FIELDS
    )
    settle(game)
    assert where(game, BRITISH, "New York 1") == "available"
    assert game.decision is not None
    assert (game.decision.ask is Ask.STEP) is goes_on
    if goes_on:
        assert "move > Northampton" in options(game)


def test_w58_survivors_prevent_an_overrun() -> None:
    """Defenders who retreat unhurt or not have not been eliminated."""
    game, events = attack(
        "Dieskau, Béarn, Guyenne", "New York 1, New York 2", (3, 1), "stand", way=FIELDS
    )
    settle(game)
    assert winner(events) is FRENCH
    assert not reduced(game, FRENCH)
    assert game.decision is not None
    assert game.decision.ask is not Ask.STEP


@pytest.mark.parametrize("fortified", [False, True], ids=["bare", "stockade"])
def test_w58_an_overrun_lifts_no_stop(fortified: bool) -> None:
    """Drilled Troops that have passed through bare wilderness stop in the next space (6.2)."""
    forts = {"Ticonderoga": "French fort"}
    if fortified:
        forts[NORTH] = "French stockade"
    game = stage(
        FRENCH,
        {"Ticonderoga": "Dieskau, Béarn, Guyenne, La Reine"},
        {SOUTH: "New York 1 (r)"},
        hand=[1],
        dice=[5, 1],
        forts=forts,
    )
    lead(game, "Dieskau")
    play(game, f"move > {NORTH}", f"move > {SOUTH}")
    settle(game)
    assert where(game, BRITISH, "New York 1") == "available"
    assert where(game, FRENCH, "Béarn") == SOUTH
    assert ("move > Wood Creek" in options(game)) is fortified


def test_7_82_a_leader_makes_way_for_an_overrun() -> None:
    """His units are gone; he retreats, and the attackers go on."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine",
        "Webb, New York 1 (r)",
        (5, 1),
        "retreat Webb > Northampton",
        way=FIELDS,
    )
    assert where(game, BRITISH, "Webb") == "Northampton"
    assert "move > Kinderhook" not in options(game)
    assert "move > Albany" in options(game)


# 5.45, 8.2: what becomes of fortifications


def test_5_45_drilled_winners_destroy_a_stockade() -> None:
    """It is worth a point besides that for the battle."""
    game, _ = fought(
        "Dieskau, Béarn, Guyenne, La Reine",
        "44th",
        (5, 2),
        forts={SOUTH: "British stockade"},
    )
    assert not game.state.forts[space(SOUTH)]
    assert game.state.vp == 2


def test_w36_auxiliaries_do_not_destroy_it_in_battle() -> None:
    """They have to raid it, in the wilderness as anywhere, and get no point for that."""
    game, _ = fought(
        "Dieskau, Marin, Huron, Ottawa, Ojibwa",
        "New York 1",
        (5, 2, 3),
        forts={SOUTH: "British stockade"},
    )
    assert game.state.has_fort(space(SOUTH), BRITISH)
    assert game.state.vp == 0
    assert where(game, FRENCH, "Huron") == "Pays d'en Haut"


def test_w36_a_stockade_that_nobody_is_left_to_destroy() -> None:
    """The attackers win by the table, but have fallen too; their leader has to leave (W116)."""
    game, events = attack(
        "Montcalm, Béarn (r)", "New York 1 (r)", (6, 4), forts={SOUTH: "British stockade"}
    )
    settle(game)
    assert winner(events) is FRENCH
    assert where(game, BRITISH, "New York 1") == "available"
    assert where(game, FRENCH, "Béarn") == "out of the game"
    assert game.state.has_fort(space(SOUTH), BRITISH)
    assert game.state.vp == 0
    assert where(game, FRENCH, "Montcalm") != SOUTH


@pytest.mark.parametrize("dice", [(2, 5), (5, 2)], ids=["lost", "won"])
def test_w48_those_inside_come_out_when_the_attackers_lose(dice: tuple[int, int]) -> None:
    """A victory besieges them."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine",
        "44th, 48th, 55th, Webb",
        dice,
        "inside Webb",
        "inside 44th",
        "done",
        forts={SOUTH: "British fort"},
    )
    settle(game)
    won = dice[0] > dice[1]
    assert game.state.besieged(piece(BRITISH, "44th")) is won
    assert bool(game.state.sieges[space(SOUTH)]) is won


def test_8_21_a_siege_begins_when_all_outside_have_fallen() -> None:
    """No overrun leads past a fort."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine",
        "New York 1 (r)",
        (5, 2),
        "done",
        forts={SOUTH: "British fort"},
    )
    settle(game)
    assert game.state.sieges[space(SOUTH)] == 1
    assert not any(option.startswith("move") for option in options(game))
