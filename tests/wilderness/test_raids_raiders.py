"""Who raids, and under which leader (10.13; W71, W79, W119, W129, W130)."""

from __future__ import annotations

import pytest
from wilderness.raiders import GATE, drm, halt, raid, raids
from wilderness.stage import FIRST, answers, lead, listen, options, play, settle, skip, stage, where

from tripoli.wilderness.model.events import Rolled
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.sides import BRITISH, FRENCH


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
