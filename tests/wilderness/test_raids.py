"""Raids: 10.1 to 10.3 with the rulings W71 to W76, W79, W119 and W130."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest
from wilderness.stage import (
    answers,
    fires,
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

from tripoli.wilderness.game import Game
from tripoli.wilderness.model import tables
from tripoli.wilderness.model.events import Event, Raided, Rolled
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.pieces import LEADERS
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

FIRST = "activate 1 Campaign"
GATE = "Allegheny South"
"""A mountain space next to Augusta, Woodstock and Winchester."""
BLOCKHOUSES = "play 13 Blockhouses"


def raid(
    raiders: str,
    *path: str,
    dice: Iterable[int] = (),
    source: str = GATE,
    active: Side = FRENCH,
    hand: Iterable[int] = (),
    french: Mapping[str, str] = {},
    british: Mapping[str, str] = {},
    forts: Mapping[str, str] = {},
    **more: Any,
) -> tuple[Game, list[Event]]:
    """A move that may end in a raid, up to the first question after it, and its events.

    Args:
        raiders: the active pieces; the first of them leads, or is a unit by itself.
        path: the spaces they move to.
        dice: the dice to come.
        source: where they start.
        active: their side.
        hand: the other cards of that side.
        french: further French pieces.
        british: further British ones.
        forts: fortifications besides a fort at Ohio Forks, which is French, and one at Winchester.
        more: anything else for `stage`.
    """
    pieces = {FRENCH: dict(french), BRITISH: dict(british)}
    pieces[active][source] = raiders
    more.setdefault("vp", 0)
    game = stage(
        active,
        pieces[FRENCH],
        pieces[BRITISH],
        hand=[1, *hand],
        dice=dice,
        forts={"Ohio Forks": "French fort", "Winchester": "British fort", **forts},
        **more,
    )
    events = listen(game)
    first = raiders.split(", ")[0].replace(" (r)", "")
    if piece(active, first).bit & LEADERS:
        lead(game, first)
    else:
        play(game, FIRST, f"send {first}")
        if "done" in options(game):
            game.choose("done")
    play(game, *(f"move > {name}" for name in path))
    halt(game)
    return game, events


def halt(game: Game) -> None:
    """Move no further."""
    if game.decision is not None and game.decision.ask is Ask.INTERCEPT:
        game.choose("let pass")
    if game.decision is not None and game.decision.ask is Ask.STEP:
        game.choose("stop")


def raids(events: Iterable[Event]) -> list[Raided]:
    """The raids that have been made."""
    return [event for event in events if isinstance(event, Raided)]


def roll(events: Iterable[Event]) -> Rolled:
    """The last roll for a raid."""
    return [event for event in events if isinstance(event, Rolled) and event.purpose == "raid"][-1]


def drm(events: Iterable[Event]) -> int:
    """The sum of the modifiers of the last raid."""
    return sum(number for _, number in roll(events).modifiers)


# 10.1: where


@pytest.mark.parametrize(
    ("raiders", "path", "forts", "raided"),
    [
        ("Marin", "Augusta", {}, True),
        ("Huron", "Augusta", {}, True),
        ("Marin", "Augusta", {"Augusta": "British stockade"}, True),
        ("Marin", "Augusta", {"Augusta": "French stockade"}, False),
        ("Marin", "Augusta", {"Augusta": "French fort"}, False),
        ("Marin", "Upper Monongahela", {}, False),
        ("Marin", "Upper Monongahela", {"Upper Monongahela": "British stockade"}, True),
        ("Dieskau, Béarn, Marin", "Augusta", {}, False),
        ("Dieskau, Béarn", "Augusta", {}, False),
        ("Dieskau, Marin, Huron", "Augusta", {}, True),
    ],
    ids=[
        "Coureurs",
        "Indians",
        "stockade",
        "own stockade",
        "own fort",
        "wilderness",
        "wild stockade",
        "with Regulars",
        "Regulars",
        "force",
    ],
)
def test_10_1_where_auxiliaries_raid(
    raiders: str, path: str, forts: Mapping[str, str], raided: bool
) -> None:
    """In enemy cultivated spaces and stockades, unless Drilled Troops or own walls are there."""
    game, events = raid(raiders, path, dice=[3], forts=forts)
    settle(game)
    assert bool(raids(events)) is raided


def test_10_1_no_raid_at_home() -> None:
    """In their own Department Auxiliaries do not raid."""
    game, events = raid("Marin", "Sorel", source="Montréal")
    settle(game)
    assert not raids(events)


@pytest.mark.parametrize("besiegers", ["Béarn", "Huron"], ids=["Drilled Troops", "Auxiliaries"])
def test_10_11_no_raid_at_a_besieged_fortress(besiegers: str) -> None:
    """Whoever besieges it."""
    game, events = raid(
        "Marin",
        "Albany",
        source="Hudson Carry South",
        french={"Albany": besiegers},
        british={"Albany": "44th (i)"},
        sieges={"Albany": 0},
    )
    settle(game)
    assert not raids(events)
    assert where(game, FRENCH, "Marin") == "Albany"


def test_10_11_no_raid_beside_own_drilled_troops() -> None:
    """Though these were there before."""
    game, events = raid("Marin", "Augusta", french={"Augusta": "Béarn"})
    settle(game)
    assert not raids(events)


@pytest.mark.parametrize("allied", [True, False])
def test_w76_a_settlement_is_a_target_while_its_tribe_is_about(allied: bool) -> None:
    """All units of the tribe die with their settlement, wherever they are."""
    game, events = raid(
        "Rogers",
        "Kittaning",
        dice=[6],
        source="Laurel Ridge North",
        active=BRITISH,
        french={"Niagara": "Delaware 1", "Venango": "Delaware 2"} if allied else {},
        forts={"Niagara": "French fort"},
    )
    settle(game)
    assert [event.success for event in raids(events)] == [True] * allied
    assert game.state.raided[BRITISH][space("Kittaning")] == allied
    for name in ("Delaware 1", "Delaware 2"):
        assert where(game, FRENCH, name) == "available"


def test_w76_besieged_warriors_survive() -> None:
    """The raid on Canajoharie eliminates the others."""
    game, _ = raid(
        "Marin",
        "Canajoharie",
        dice=[6],
        source="Oneida Castle",
        french={"Albany": "Béarn"},
        british={"Albany": "Mohawk 1 (i)", "Schenectady": "Mohawk 2"},
        sieges={"Albany": 0},
    )
    settle(game)
    assert where(game, BRITISH, "Mohawk 1") == "Albany"
    assert where(game, BRITISH, "Mohawk 2") == "available"


def test_w76_nobody_raids_his_own_allies() -> None:
    """The Cayuga are with the French, and the French Coureurs leave their settlement alone."""
    game, events = raid(
        "Marin", "Cayuga", source="Onondaga", french={"Montréal": "Cayuga"}, dice=[6]
    )
    settle(game)
    assert not raids(events)
    game, events = raid(
        "Marin", "Cayuga", source="Onondaga", british={"Albany": "Cayuga"}, dice=[6]
    )
    settle(game)
    assert [event.success for event in raids(events)] == [True]
    assert where(game, BRITISH, "Cayuga") == "available"


@pytest.mark.parametrize(
    ("others", "losses"), [("", 1), ("Abenaki 2", 2)], ids=["last", "one is left"]
)
def test_w76_the_last_warriors_in_a_village_among_fields(others: str, losses: int) -> None:
    """Without its tribe St-François is still raided, but as any cultivated space."""
    game, events = raid(
        "Bradstreet, Rogers, Goreham, Armstrong",
        "St-François",
        dice=[5, 1, 2],
        source="Memphremagog",
        active=BRITISH,
        french={"St-François": "Abenaki 1 (r)", "Niagara": others},
        forts={"Niagara": "French fort"},
    )
    settle(game)
    halt(game)
    settle(game)
    assert where(game, FRENCH, "Abenaki 1") == "available"
    assert roll(events).total == 2 + 1 + 1  # Bradstreet and the Rangers.
    assert raids(events)[0].losses == losses


def test_r18_battle_then_raid() -> None:
    """10.12: the winners raid the stockade at once, and no militia deploys (10.2)."""
    game, events = raid(
        "Villiers, Marin, Léry, Joncaire",
        "Augusta",
        dice=[5, 2, 5],
        french={},
        british={"Augusta": "Virginia 1 (r)", "Southern militia": "Colonial Militia 1"},
        forts={"Augusta": "British stockade"},
        raided={"Culpeper": FRENCH},
    )
    while game.decision is not None and not raids(events):
        assert "deploy Colonial Militia 1" not in options(game)
        game.choose("stand" if "stand" in options(game) else game.decision.options[0])
    assert raids(events)[0].success
    assert not game.state.forts[space("Augusta")]


# 10.2: militia


@pytest.mark.parametrize(
    ("path", "forts", "raided", "deploys"),
    [
        ("Augusta", {"Augusta": "British stockade"}, {}, True),
        ("Augusta", {"Augusta": "British stockade"}, {"Culpeper": FRENCH}, True),
        ("Augusta", {}, {}, False),
        ("Upper Monongahela", {"Upper Monongahela": "British stockade"}, {}, False),
    ],
    ids=["stockade", "with a Raided marker", "no stockade", "wilderness"],
)
def test_w72_one_militia_unit_defends_a_stockade(
    path: str, forts: Mapping[str, str], raided: Mapping[str, Side], deploys: bool
) -> None:
    """In cultivated land, whether there are Raided markers or not; only one, and from its box."""
    game, events = raid(
        "Dumas, Marin, Huron",
        path,
        dice=[2, 2, 2],
        british={
            "Southern militia": "Colonial Militia 1, Colonial Militia 2",
            "Northern militia": "Colonial Militia 3",
        },
        forts=forts,
        raided=raided,
    )
    every = {"deploy Colonial Militia 1", "deploy Colonial Militia 2"}
    assert (every <= options(game)) is deploys
    if deploys:
        assert "deploy Colonial Militia 3" not in options(game)
        play(game, "deploy Colonial Militia 1")
        assert "deploy Colonial Militia 2" not in options(game)
        settle(game)
        assert fires(events)[BRITISH].strength == 1
        assert where(game, BRITISH, "Colonial Militia 1") == "Southern militia"


@pytest.mark.parametrize(("die", "wins"), [(6, True), (2, False)])
def test_10_22_and_10_23_the_militias_battle(die: int, wins: bool) -> None:
    """Winners raid; the beaten retreat and do not go home. The stockade counts -1."""
    game, events = raid(
        "Marin",
        "Augusta",
        dice=[die, 1, 5],
        british={"Southern militia": "Colonial Militia 1"},
        forts={"Augusta": "British stockade"},
    )
    play(game, "deploy Colonial Militia 1")
    settle(game)
    assert sum(number for _, number in fires(events)[FRENCH].modifiers) == -1
    assert bool(raids(events)) is wins
    assert where(game, FRENCH, "Marin") == ("Ohio Forks" if wins else GATE)


# 10.3: the roll


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


# Who raids


def test_w71_all_auxiliaries_raid_in_one_roll() -> None:
    """Those who were there before, and leaders, with those who arrive."""
    game, events = raid("Huron", "Augusta", dice=[4], french={"Augusta": "Marin, Dumas"})
    assert answers(game) == {"lose Marin", "lose Huron"}
    assert len(raids(events)) == 1
    play(game, "lose Marin")
    settle(game)
    assert where(game, FRENCH, "Marin") != "Augusta"
    assert where(game, FRENCH, "Dumas") != "Augusta"


def test_w71_interceptors_do_not_raid() -> None:
    """Though they end up in enemy country with nobody beside them."""
    game = stage(
        BRITISH,
        {"Hudson Carry South": "Dieskau, Marin, Huron, Ottawa, Ojibwa"},
        {"Albany": "New York 1"},
        hand=[1],
        dice=[5, 2, 6],
    )
    events = listen(game)
    play(game, FIRST, "send New York 1")
    if "done" in options(game):
        game.choose("done")
    play(game, "move > Hoosic", "intercept Dieskau", "take everyone")
    settle(game)
    assert where(game, FRENCH, "Marin") == "Hoosic"
    assert not raids(events)


def test_w119_a_unit_by_itself_uses_no_leader() -> None:
    """Not even one who is beside it and raids along."""
    _, events = raid("Huron", "Augusta", dice=[3], french={"Augusta": "Dumas"})
    assert drm(events) == 0


def test_w119_when_the_commander_has_died() -> None:
    """The next in rank with the raiders counts: Villiers after Montcalm."""
    game, events = raid(
        "Montcalm, Villiers, Marin, Léry, Joncaire, Huron",
        "Augusta",
        dice=[5, 6, 1, 3, 3],
        british={"Augusta": "Virginia 1, Virginia 2"},
    )
    settle(game)
    assert where(game, FRENCH, "Montcalm") == "out of the game"
    assert drm(events) == 1


@pytest.mark.parametrize(
    ("dropped", "expected"),
    [(("Mingo 1",), 0), (("Mingo 1", "Dumas"), 1), (("Mingo 1", "Bougainville", "Dumas"), 0)],
    ids=["none", "Dumas", "Bougainville"],
)
def test_10_13_dropped_raiders_use_their_own_leader(
    dropped: tuple[str, ...], expected: int
) -> None:
    """The one of the highest Command with them, not the force's commander (W119)."""
    game = stage(
        FRENCH,
        {GATE: "Montcalm, Bougainville, Dumas, Mingo 1, Marin"},
        {},
        hand=[1],
        dice=[3, 3],
        forts={"Ohio Forks": "French fort"},
    )
    events = listen(game)
    lead(game, "Montcalm")
    play(game, "move > Augusta", *(f"drop {name}" for name in dropped), "move > Woodstock")
    halt(game)
    settle(game)
    found = {
        event.space.name: sum(number for _, number in event.modifiers)
        for event in events
        if isinstance(event, Rolled) and event.purpose == "raid" and event.space is not None
    }
    assert found == {"Augusta": expected, "Woodstock": 2}


@pytest.mark.parametrize(
    ("dropped", "expected"), [(("Mohawk 1", "Bradstreet"), 0), (("Mohawk 1", "Johnson"), 1)]
)
def test_w119_mohawks_follow_only_johnson(dropped: tuple[str, ...], expected: int) -> None:
    """Bradstreet's talent is of no use to them."""
    game = stage(
        BRITISH,
        {"Québec": "Caughnawaga 1"},
        {"St-Régis": "Murray, Bradstreet, Johnson, Mohawk 1, Rogers"},
        hand=[1],
        dice=[3, 3],
        forts={"Oswego": "British fort"},
    )
    events = listen(game)
    lead(game, "Murray")
    play(game, "move > Kahnawake", *(f"drop {name}" for name in dropped), "move > St-Régis", "stop")
    settle(game)
    assert drm(events) == expected


def test_10_13_dropped_raiders_wait_for_the_battle() -> None:
    """They raid after the force that dropped them has fought."""
    game = stage(
        FRENCH,
        {GATE: "Villiers, Dumas, Mingo 1, Marin, Léry"},
        {"Woodstock": "Virginia 1"},
        hand=[1],
        dice=[2, 2, 3],
        forts={"Ohio Forks": "French fort"},
    )
    events = listen(game)
    lead(game, "Villiers")
    play(game, "move > Augusta", "drop Mingo 1", "move > Woodstock")
    halt(game)
    settle(game)
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("BattleEnded") < kinds.index("Raided")
    assert where(game, FRENCH, "Mingo 1") == "Mingo Town"


def test_w130_who_raided_along_keeps_his_activation() -> None:
    """Marin goes home with the Huron's raid and may still move."""
    game = stage(
        FRENCH,
        {GATE: "Huron", "Augusta": "Marin"},
        {},
        hand=[1],
        dice=[3],
        forts={"Ohio Forks": "French fort"},
    )
    events = listen(game)
    play(game, FIRST, "send Huron", "send Marin")
    if "done" in options(game):
        game.choose("done")
    play(game, "begin Huron", "move > Augusta", "stop")
    while game.decision is not None and game.decision.ask is Ask.HOME:
        game.choose("go home Marin > Ohio Forks")
    assert len(raids(events)) == 1
    skip(game, "move > Logstown")
    assert where(game, FRENCH, "Marin") == "Ohio Forks"
    assert "move > Logstown" in options(game)


def test_w79_a_beaten_infiltrator_among_enemies_does_not_raid() -> None:
    """6.63: its way back leads into an enemy-occupied space, and it is lost."""
    game, events = raid(
        "Marin",
        "Augusta",
        "Culpeper",
        dice=[2, 2],
        british={"Culpeper": "Virginia 1, Maryland"},
        forts={"Augusta": "British stockade"},
    )
    halt(game)
    settle(game)
    assert where(game, FRENCH, "Marin") == "out of the game"
    assert not raids(events)


@pytest.mark.parametrize(
    ("dice", "alone"), [((5, 4, 3), True), ((5, 1, 3), False)], ids=["alone", "with a Regular"]
)
def test_w129_auxiliaries_left_alone_by_a_battle_raid(dice: tuple[int, ...], alone: bool) -> None:
    """The Regular that came with them has fallen in their victory."""
    game, events = raid(
        "Bougainville, Béarn (r), Huron, Marin",
        "Augusta",
        dice=dice,
        british={"Augusta": "44th"},
    )
    settle(game)
    assert (where(game, FRENCH, "Béarn") == "out of the game") is alone
    assert bool(raids(events)) is alone


@pytest.mark.parametrize(
    ("dropped", "count"), [(("Mingo 1",), 1), (("Mingo 1", "Béarn"), 0)], ids=["alone", "guarded"]
)
def test_10_13_no_raid_by_those_dropped_with_drilled_troops(
    dropped: tuple[str, ...], count: int
) -> None:
    game = stage(
        FRENCH,
        {GATE: "Dieskau, Mingo 1, Béarn, Guyenne"},
        {},
        hand=[1],
        dice=[3],
        forts={"Ohio Forks": "French fort"},
    )
    events = listen(game)
    lead(game, "Dieskau")
    play(game, "move > Augusta", *(f"drop {name}" for name in dropped), "move > Woodstock")
    halt(game)
    settle(game)
    assert len(raids(events)) == count


def test_10_2_canadian_militia_defend_their_stockades() -> None:
    """Either side's militia do, in its own Department."""
    game, events = raid(
        "Rogers",
        "St-Jean",
        dice=[1, 5],
        source="Memphremagog",
        active=BRITISH,
        french={"St. Lawrence militia": "Canadian Militia 1, Canadian Militia 2"},
        forts={"St-Jean": "French stockade"},
    )
    assert options(game) >= {"deploy Canadian Militia 1", "deploy Canadian Militia 2", "done"}
    play(game, "deploy Canadian Militia 2")
    settle(game)
    assert not raids(events)
    assert where(game, BRITISH, "Rogers") == "Memphremagog"


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
