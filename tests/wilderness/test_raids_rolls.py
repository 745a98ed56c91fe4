"""The raid roll and what it brings (10.3; R19, W73 to W75)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from wilderness.raiders import GATE, drm, raid, raids
from wilderness.stage import FIRST, answers, listen, play, reduced, settle, space, stage, where

from tripoli.wilderness.model import tables
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

BLOCKHOUSES = "play 13 Blockhouses"


@pytest.mark.parametrize(
    ("hard", "expected"),
    [
        (True, [(0, 2), (0, 1), (0, 1), (0, 0), (0, 2), (1, 1), (1, 0), (1, 0)]),
        (False, [(0, 2), (0, 0), (0, 0), (0, 0), (0, 1), (1, 1), (1, 0), (1, 0)]),
    ],
    ids=["stockade", "cultivated"],
)
def test_10_3_the_raid_table(expected: list[tuple[int, int]], *, hard: bool) -> None:
    """Success and steps, for 0 or less to 7 or more."""
    assert [tables.raid(die, hard=hard) for die in range(8)] == expected
    assert tables.raid(-3, hard=hard) == expected[0]
    assert tables.raid(9, hard=hard) == expected[7]


@pytest.mark.parametrize(
    ("raiders", "expected"),
    [
        ("Dumas, Marin, Huron", 1),
        ("Bougainville, Marin, Huron", 0),
        ("Montcalm, Dumas, Marin", 2),
        ("Vaudreuil, Dumas, Marin", 0),
        ("Marin", 0),
    ],
)
def test_10_3_the_commander(raiders: str, expected: int) -> None:
    """The activated leader's tactics count."""
    _, events = raid(raiders, "Augusta", dice=[3, 3])
    assert drm(events) == expected


@pytest.mark.parametrize(
    ("raiders", "expected"),
    [("Rogers", 1), ("Forbes, Rogers, Goreham", 1), ("Forbes, Cherokee 1, Cherokee 2", 0)],
)
def test_10_3_rangers(raiders: str, expected: int) -> None:
    """Any number of them counts +1."""
    game, events = raid(
        raiders,
        "St-Régis",
        "Kahnawake",
        dice=[3],
        source="Oswegatchie",
        active=BRITISH,
        french={"Niagara": ""},
    )
    settle(game)
    assert drm(events) == expected


@pytest.mark.parametrize(
    ("boxes", "expected"),
    [
        ({"Southern militia": "Colonial Militia 1"}, 0),
        ({"Southern militia": "Colonial Militia 1, Colonial Militia 2"}, -1),
        ({"Southern militia": "Colonial Militia 1 (r), Colonial Militia 2 (r)"}, -1),
        ({"Southern militia": "Colonial Militia 1, Colonial Militia 2, Colonial Militia 3"}, -1),
        ({"Northern militia": "Colonial Militia 1, Colonial Militia 2"}, 0),
    ],
    ids=["one", "two", "reduced", "three", "elsewhere"],
)
def test_r19_militia_in_the_box(boxes: Mapping[str, str], expected: int) -> None:
    """10.3: two or more of them hamper raids in their Department."""
    _, events = raid("Marin", "Augusta", dice=[3], british=boxes)
    assert drm(events) == expected


@pytest.mark.parametrize("steps", ["", " (r)"], ids=["returns", "falls"])
def test_r19_the_box_after_the_militias_battle(steps: str) -> None:
    """W73: what counts is who is there when the raid is rolled."""
    game, events = raid(
        "Marin",
        "Augusta",
        dice=[6, 1, 3],
        british={"Southern militia": f"Colonial Militia 1{steps}, Colonial Militia 2"},
        forts={"Augusta": "British stockade"},
    )
    play(game, "deploy Colonial Militia 1")
    settle(game)
    assert drm(events) == (0 if steps else -1)


@pytest.mark.parametrize(
    ("path", "stockade", "losses"),
    [("Augusta", True, 1), ("Augusta", False, 0), ("Upper Monongahela", True, 1)],
    ids=["stockade", "fields", "wild stockade"],
)
def test_10_3_the_column(path: str, stockade: bool, losses: int) -> None:
    """A 2 costs a step at a stockade, and nothing in open country."""
    forts = {path: "British stockade"} if stockade else {}
    game, events = raid("Marin", path, dice=[2], forts=forts)
    settle(game)
    assert [(event.success, event.losses) for event in raids(events)] == [(False, losses)]


@pytest.mark.parametrize(("raiders", "losses"), [("Huron", 2), ("Huron (r)", 1)])
def test_10_3_no_more_steps_are_lost_than_there_are(raiders: str, losses: int) -> None:
    """A 4 at a stockade costs two steps; a reduced unit by itself has one."""
    game, events = raid(raiders, "Augusta", dice=[4], forts={"Augusta": "British stockade"})
    settle(game)
    assert raids(events)[0].losses == losses
    assert where(game, FRENCH, "Huron") != "Augusta"


@pytest.mark.parametrize(("warriors", "losses"), [("", 0), ("Caughnawaga 1", 1)])
def test_10_3_an_allied_settlement_among_fields(warriors: str, losses: int) -> None:
    """It is raided as a settlement while its tribe is at war."""
    game, events = raid(
        "Forbes, Cherokee 1, Cherokee 2",
        "St-Régis",
        "Kahnawake",
        dice=[2],
        source="Oswegatchie",
        active=BRITISH,
        french={"Niagara": warriors},
        forts={"Niagara": "French fort"},
    )
    settle(game)
    assert raids(events)[0].losses == losses


@pytest.mark.parametrize("played", [False, True])
def test_w73_blockhouses(played: bool) -> None:
    """A raid on open country goes by the other column, and a 6 may kill leaders."""
    game, events = raid("Bougainville, Marin, Huron", "Augusta", dice=[2], other=[13])
    play(game, BLOCKHOUSES if played else "decline")
    settle(game)
    assert raids(events)[0].losses == played
    game, _ = raid("Bougainville, Marin, Huron", "Augusta", dice=[6, 1], other=[13])
    play(game, BLOCKHOUSES if played else "decline")
    settle(game)
    assert (where(game, FRENCH, "Bougainville") == "out of the game") is played


def test_w73_blockhouses_last() -> None:
    """The second raid of the same Action Phase meets them too."""
    game = stage(
        FRENCH,
        {GATE: "Marin, Léry"},
        {},
        hand=[1],
        other=[13],
        dice=[2, 2],
        forts={"Ohio Forks": "French fort"},
    )
    events = listen(game)
    play(game, FIRST, "send Marin", "send Léry", "done", "begin Marin", "move > Augusta", "stop")
    play(game, BLOCKHOUSES, "move > Woodstock", "stop")
    settle(game)
    assert [(event.success, event.losses) for event in raids(events)] == [(False, 1), (False, 1)]


@pytest.mark.parametrize("owner", [FRENCH, BRITISH])
def test_w73_blockhouses_of_either_side(owner: Side) -> None:
    """They hinder the enemy's raids only."""
    game = stage(FRENCH, {GATE: "Marin"}, {}, hand=[1], dice=[2], forts={"Venango": "French fort"})
    game.state.hands[owner].blockhouses = True
    events = listen(game)
    play(game, FIRST, "send Marin", "done", "move > Augusta", "stop")
    settle(game)
    assert raids(events)[0].losses == (owner is BRITISH)


@pytest.mark.parametrize(
    ("forts", "die", "killed"),
    [
        ({}, 1, True),
        ({}, 6, False),
        ({"Augusta": "British stockade"}, 1, True),
        ({"Augusta": "British stockade"}, 6, True),
        ({"Augusta": "British stockade"}, 5, False),
    ],
    ids=["fields 1", "fields 6", "stockade 1", "stockade 6", "stockade 5 made 6"],
)
def test_10_32_leaders_in_danger(forts: Mapping[str, str], die: int, killed: bool) -> None:
    """On a natural 1, and on a natural 6 at a stockade, each leader dies on a 1."""
    game, _ = raid("Villiers, Dumas, Marin, Huron", "Augusta", dice=[die, 2, 1, 3], forts=forts)
    settle(game)
    assert (where(game, FRENCH, "Dumas") == "out of the game") is killed
    assert where(game, FRENCH, "Villiers") != "out of the game"


def test_w74_raid_losses_are_free() -> None:
    """A reduced unit may go while full ones stand by."""
    game, _ = raid("Bougainville, Marin (r), Huron", "Augusta", dice=[4])
    assert answers(game) == {"lose Marin", "lose Huron"}
    play(game, "lose Marin")
    assert where(game, FRENCH, "Marin") == "out of the game"
    assert "Huron" not in reduced(game, FRENCH)


def test_w74_the_dead_have_succeeded() -> None:
    """Losses come after success."""
    game, _ = raid("Marin (r)", "Augusta", dice=[5], forts={"Augusta": "British stockade"})
    settle(game)
    assert where(game, FRENCH, "Marin") == "out of the game"
    assert game.state.raided[FRENCH][space("Augusta")] == 1
    assert not game.state.forts[space("Augusta")]
    assert game.state.vp == 0  # A raid brings nothing before the year's end.


@pytest.mark.parametrize(
    ("forts", "count"),
    [({}, 1), ({"Augusta": "British stockade"}, 2)],
    ids=["fields", "stockade"],
)
def test_w75_another_marker_where_one_lies(forts: Mapping[str, str], count: int) -> None:
    """Only for stockades and settlements; who gets none still goes home (10.33)."""
    game, events = raid("Marin", "Augusta", dice=[6], forts=forts, raided={"Augusta": FRENCH})
    settle(game)
    assert raids(events)[0].success
    assert game.state.raided[FRENCH][space("Augusta")] == count
    assert where(game, FRENCH, "Marin") == "Ohio Forks"


def test_w75_another_marker_at_a_settlement() -> None:
    game, _ = raid(
        "Marin",
        "Canajoharie",
        dice=[6],
        source="Oneida Castle",
        british={"Schenectady": "Mohawk 2"},
        raided={"Canajoharie": FRENCH},
    )
    settle(game)
    assert game.state.raided[FRENCH][space("Canajoharie")] == 2


def test_10_3_militia_do_not_protect_the_wilderness() -> None:
    """A settlement outside of the Departments is raided without the -1."""
    game, events = raid(
        "Marin",
        "Canajoharie",
        dice=[3],
        source="Oneida Castle",
        british={
            "Schenectady": "Mohawk 2",
            "Northern militia": "Colonial Militia 1, Colonial Militia 2",
        },
    )
    settle(game)
    assert drm(events) == 0


def test_10_31_a_stockade_beside_a_settlement() -> None:
    """One success takes both, for one marker."""
    game, events = raid(
        "Marin",
        "Canajoharie",
        dice=[6],
        source="Oneida Castle",
        british={"Schenectady": "Mohawk 2"},
        forts={"Canajoharie": "British stockade"},
    )
    settle(game)
    assert len(raids(events)) == 1
    assert game.state.raided[FRENCH][space("Canajoharie")] == 1
    assert not game.state.forts[space("Canajoharie")]
    assert where(game, BRITISH, "Mohawk 2") == "available"
