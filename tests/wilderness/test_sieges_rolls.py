"""How sieges begin and end, and the siege roll (8.1, 8.2; R16, R17, W63 to W65, W117)."""

from __future__ import annotations

import pytest
from wilderness.stage import (
    FIRST,
    lead,
    listen,
    options,
    piece,
    play,
    reduced,
    settle,
    skip,
    space,
    stage,
    where,
)
from wilderness.walls import ALBANY, COEHORNS, NORTH, SOUTH, drm, finish, level, roll, siege

from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

# 8.1, 8.2: how sieges begin and end


def test_r16_drilled_troops_besiege_an_empty_fort() -> None:
    """8.21: as they enter it; only they may (6.52)."""
    forts = {NORTH: "French fort", SOUTH: "British fort"}
    game = stage(FRENCH, {NORTH: "Dieskau, Béarn"}, {}, hand=[1], forts=forts)
    lead(game, "Dieskau")
    play(game, f"move > {SOUTH}")
    assert level(game) == 0
    game = stage(FRENCH, {NORTH: "Dieskau, Marin, Huron"}, {}, hand=[1], forts=forts)
    lead(game, "Dieskau")
    skip(game, "stop")
    assert f"move > {SOUTH}" not in options(game)


def test_8_21_a_stockade_is_not_besieged() -> None:
    """It is captured by those who enter it, or fought for."""
    forts = {NORTH: "French fort", SOUTH: "British stockade"}
    game = stage(FRENCH, {NORTH: "Dieskau, Béarn"}, {}, hand=[1], forts=forts, vp=0)
    lead(game, "Dieskau")
    play(game, f"move > {SOUTH}")
    settle(game)
    assert level(game) is None
    assert game.state.has_fort(space(SOUTH), FRENCH)
    game = stage(FRENCH, {NORTH: "Dieskau, Béarn"}, {SOUTH: "44th"}, hand=[1], forts=forts)
    lead(game, "Dieskau")
    play(game, f"move > {SOUTH}")
    assert game.decision is not None
    assert game.decision.ask is not Ask.INSIDE


@pytest.mark.parametrize(
    ("stays", "expected"),
    [("Marin", 1), ("Béarn", 1), ("Dieskau", None)],
)
def test_w63_any_unit_keeps_a_siege_up(stays: str, expected: int | None) -> None:
    """A leader does not; with the last unit the level is gone."""
    game = siege(f"Lévis, Guyenne, {stays}", "44th", level=1)
    play(game, FIRST, "lead Lévis", "take Guyenne")
    finish(game)
    play(game, f"move > {NORTH}")
    assert level(game) == expected


def test_w63_a_besieged_place_stops_nobody() -> None:
    """Auxiliaries, and leaders alone, go through it as through any space."""
    game = siege("Béarn", "44th", french={NORTH: "Marin, Lévis"})
    play(game, FIRST, "send Marin", "send Lévis")
    finish(game)
    play(game, "begin Marin")
    for _ in range(2):
        play(game, f"move > {SOUTH}")
        assert "move > Wood Creek" in options(game)
        play(game, "move > Wood Creek", "stop")
    assert where(game, FRENCH, "Marin") == where(game, FRENCH, "Lévis") == "Wood Creek"


def test_8_25_the_besieged_do_not_leave() -> None:
    """They may attack the besiegers, and nothing else (W17)."""
    game = siege("Béarn", "Webb, 44th, New York 1", active=BRITISH)
    lead(game, "Webb")
    assert options(game) == {"sortie", "stop"}


def test_8_22_restored_outside_but_not_inside() -> None:
    """Troop Transports restores no besieged unit."""
    game = siege(
        "Béarn",
        "44th (r)",
        active=BRITISH,
        hand=[47],
        british={"New York": "48th (r), 55th (r)"},
    )
    assert reduced(game, BRITISH) == {"44th", "48th", "55th"}
    play(game, "event 47 Troop Transports", "restore 48th")
    assert "restore 44th" not in options(game)
    settle(game)
    assert "44th" in reduced(game, BRITISH)


def test_w117_a_leader_in_his_fort_may_stay_or_go() -> None:
    """There is no question of inside and outside: he is besieged, or leaves."""
    forts = {NORTH: "French fort", SOUTH: "British fort"}
    for answer, place in (("inside Webb", SOUTH), ("retreat > Albany", ALBANY)):
        game = stage(FRENCH, {NORTH: "Dieskau, Béarn"}, {SOUTH: "Webb"}, hand=[1], forts=forts)
        lead(game, "Dieskau")
        play(game, f"move > {SOUTH}")
        assert {"inside Webb", "retreat > Albany"} <= options(game)
        play(game, answer)
        assert level(game) == 0
        assert where(game, BRITISH, "Webb") == place


# 8.23: the siege roll


@pytest.mark.parametrize(
    ("besiegers", "lead_by", "possible"),
    [
        ("Dieskau, Béarn", "Dieskau", True),
        ("Dieskau, Marin, Huron", "Dieskau", False),
        ("Dieskau, Villiers, Béarn", "Villiers", False),
        ("Lévis, Vaudreuil, Béarn", "Lévis", True),
        ("Lévis, Vaudreuil, Béarn", "Vaudreuil", True),
    ],
    ids=["Drilled Troops", "only Auxiliaries", "a junior", "equal", "other equal"],
)
def test_8_231_who_may_roll(besiegers: str, lead_by: str, possible: bool) -> None:
    """A leader of the highest Command in the space, with supplied Drilled Troops."""
    game = siege(besiegers, "44th")
    lead(game, lead_by)
    skip(game, "stop")
    assert (f"siege {SOUTH}" in options(game)) is possible


def test_8_231_no_roll_on_arrival() -> None:
    """The besiegers must have begun the Action Phase there."""
    game = siege("Béarn", "44th", french={NORTH: "Dieskau, Guyenne"})
    lead(game, "Dieskau")
    play(game, f"move > {SOUTH}")
    skip(game, "stop")
    assert f"siege {SOUTH}" not in options(game)


def test_8_231_no_roll_with_drilled_troops_that_have_just_come() -> None:
    """The Drilled Troops must have begun the Action Phase there, too (W64)."""
    game = siege("Montcalm, Huron", "44th", french={NORTH: "Lévis, Béarn"})
    play(game, "event 1 Campaign", "lead Lévis", "take Béarn", "lead Montcalm", "done")
    play(game, "begin Lévis", f"move > {SOUTH}", "stop")
    assert where(game, FRENCH, "Béarn") == SOUTH
    skip(game, "stop")
    action = game.state.action
    assert action is not None
    assert action.mover is not None
    assert action.mover.leader is piece(FRENCH, "Montcalm")
    assert f"siege {SOUTH}" not in options(game)


def test_8_231_no_roll_after_a_step() -> None:
    """Out and back again is a movement."""
    game = siege("Béarn, Dieskau, Guyenne", "44th")
    play(game, FIRST, "lead Dieskau", "take Guyenne", "done")
    assert f"siege {SOUTH}" in options(game)
    play(game, f"move > {NORTH}", f"move > {SOUTH}")
    skip(game, "stop")
    assert f"siege {SOUTH}" not in options(game)


@pytest.mark.parametrize(
    ("card", "possible"),
    [("46 Colonial Recruits", False), ("47 Troop Transports", True)],
    ids=["2", "3"],
)
def test_r17_the_senior_leader_must_be_activated(card: str, possible: bool) -> None:
    """8.231: Loudoun needs a 3; with Murray in command there is no roll."""
    for leader in ("Loudoun", "Murray"):
        game = stage(
            BRITISH,
            {NORTH: "Béarn (i)"},
            {NORTH: "Loudoun, Murray, 22nd, 27th"},
            hand=[int(card[:2])],
            forts={NORTH: "French fort", SOUTH: "British fort"},
            sieges={NORTH: 0},
        )
        play(game, f"activate {card}")
        if leader == "Loudoun" and not possible:
            assert "lead Loudoun" not in options(game)
            continue
        play(game, f"lead {leader}", "take 22nd")
        finish(game)
        assert (f"siege {NORTH}" in options(game)) is (leader == "Loudoun")


@pytest.mark.parametrize("start", [0, 1, 2])
@pytest.mark.parametrize(("die", "rise"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 2)])
def test_8_23_the_siege_table(start: int, die: int, rise: int) -> None:
    """The level never exceeds 2 (W64)."""
    game = siege("Dieskau, Béarn", "44th", where=ALBANY, level=start, dice=[die])
    lead(game, "Dieskau")
    play(game, f"siege {ALBANY}")
    skip(game, "no assault")
    assert level(game, ALBANY) == min(2, start + rise)


@pytest.mark.parametrize(
    ("besiegers", "besieged", "expected"),
    [
        ("Dieskau, Béarn", "44th", 0),
        ("Montcalm, Béarn", "44th", 2),
        ("Montcalm, Béarn", "Wolfe, 44th", 0),
        ("Dieskau, Béarn", "Wolfe, 44th", -2),
        ("Dieskau, Béarn", "Webb, Bradstreet, 44th", 0),
        ("Dieskau, Lévis, Béarn", "44th", 0),
        ("Lévis, Béarn", "Bradstreet", 0),
    ],
)
def test_8_231_the_commanders(besiegers: str, besieged: str, expected: int) -> None:
    """The besieger's tactics count for, those of the highest rank inside count against the roll."""
    game = siege(besiegers, besieged, dice=[3])
    events = listen(game)
    lead(game, besiegers.split(", ")[0])
    play(game, f"siege {SOUTH}")
    assert drm(roll(events)) == expected


@pytest.mark.parametrize(
    ("ours", "theirs", "expected"),
    [(True, False, 2), (False, True, -2), (False, False, 0)],
    ids=["besieger", "besieged", "nobody"],
)
def test_8_231_coehorns(ours: bool, theirs: bool, expected: int) -> None:
    game = siege(
        "Dieskau, Béarn",
        "44th",
        dice=[3],
        hand=[1, 8] if ours else [1],
        other=[8] if theirs else [5],
    )
    events = listen(game)
    lead(game, "Dieskau")
    play(game, f"siege {SOUTH}")
    if ours or theirs:
        play(game, COEHORNS)
    skip(game, "no assault")
    assert drm(roll(events)) == expected
    assert level(game) == {2: 1, -2: 0, 0: 1}[expected]


@pytest.mark.parametrize(
    ("besiegers", "besieged", "player", "possible"),
    [
        ("Dieskau, Béarn", "New York 1", FRENCH, True),
        ("Dieskau, Marine Detachment 1", "New York 1", FRENCH, True),
        ("Dieskau, Béarn", "New York 1, Rogers", BRITISH, False),
        ("Dieskau, Béarn", "1/60th", BRITISH, True),
        ("Dieskau, Béarn", "1/95th", BRITISH, False),
        ("Dieskau, Béarn", "", BRITISH, False),
    ],
)
def test_w65_coehorns_need_a_regular(
    besiegers: str, besieged: str, player: Side, possible: bool
) -> None:
    """In the space, and inside for the besieged."""
    game = siege(
        besiegers,
        besieged,
        dice=[3],
        hand=[1, 8] if player is FRENCH else [1],
        other=[8] if player is BRITISH else [5],
    )
    lead(game, "Dieskau")
    play(game, f"siege {SOUTH}")
    skip(game, COEHORNS)
    assert (COEHORNS in options(game)) is possible


def test_8_231_louisbourg() -> None:
    """-1 there, and two levels."""
    game = stage(
        BRITISH,
        {"Louisbourg": "Artois (i)"},
        {"Louisbourg": "Forbes, 22nd, 27th"},
        hand=[1],
        dice=[3],
        sieges={"Louisbourg": 0},
        amphib=1 << space("Louisbourg"),
    )
    events = listen(game)
    lead(game, "Forbes")
    play(game, "siege Louisbourg")
    assert drm(roll(events)) == -1
    assert level(game, "Louisbourg") == 0
