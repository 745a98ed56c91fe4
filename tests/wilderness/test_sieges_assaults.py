"""The way to an assault, and assaults (8.24, 9.0; W16, W55, W62, W67, W68, W129)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from wilderness.stage import (
    FIRST,
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
from wilderness.walls import (
    ALBANY,
    COEHORNS,
    LINE,
    NORTH,
    SOUTH,
    drm,
    level,
    roll,
    siege,
    storm,
)

from tripoli.wilderness.model.events import AssaultEnded, BattleBegan
from tripoli.wilderness.model.pieces import each
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

# 8.24, 9.1: the way to an assault


@pytest.mark.parametrize(
    ("where", "start", "possible"),
    [(SOUTH, 0, False), (SOUTH, 1, True), (ALBANY, 1, False), (ALBANY, 2, True)],
    ids=["fort 0", "fort 1", "fortress 1", "fortress 2"],
)
def test_9_1_the_level_needed(where: str, start: int, possible: bool) -> None:
    game = siege("Dieskau, Béarn", "44th", where=where, level=start)
    lead(game, "Dieskau")
    skip(game, "stop")
    assert (f"assault {where}" in options(game)) is possible


@pytest.mark.parametrize(
    ("where", "die", "possible"),
    [(SOUTH, 2, False), (SOUTH, 3, True), (ALBANY, 5, False), (ALBANY, 6, True)],
)
def test_8_24_an_assault_at_once(where: str, die: int, possible: bool) -> None:
    """When the level has just been reached; it may be left for later."""
    game = siege("Dieskau, Béarn", "44th", where=where, dice=[die])
    lead(game, "Dieskau")
    play(game, f"siege {where}")
    skip(game, "no assault")
    assert ({f"assault {where}", "no assault"} <= options(game)) is possible


def test_9_1_no_assault_after_a_move() -> None:
    """Not even by those who arrive at a place that is ripe for it."""
    game = siege("Béarn", "44th", level=1, french={NORTH: "Dieskau, Guyenne"})
    lead(game, "Dieskau")
    play(game, f"move > {SOUTH}")
    skip(game, "stop")
    assert f"assault {SOUTH}" not in options(game)


@pytest.mark.parametrize(
    ("besiegers", "forts"),
    [("Dieskau, Béarn", {NORTH: "", "Ticonderoga": ""}), ("Dieskau, Marin, Huron", {})],
    ids=["out of supply", "Auxiliaries"],
)
def test_w67_what_an_assault_does_not_need(besiegers: str, forts: Mapping[str, str]) -> None:
    """Neither supply nor Drilled Troops: those are asked of a siege roll only."""
    game = siege(
        besiegers,
        "New York 1",
        level=1,
        forts=forts,
        british={NORTH: "48th"} if forts else {},
    )
    lead(game, "Dieskau")
    skip(game, "stop")
    assert f"siege {SOUTH}" not in options(game)
    assert f"assault {SOUTH}" in options(game)


@pytest.mark.parametrize("leader", ["Villiers", ""], ids=["junior", "none"])
def test_9_11_an_assault_needs_the_senior_leader(leader: str) -> None:
    """Neither a junior one nor a unit by itself will do (9.13)."""
    game = siege("Lévis, Villiers, Béarn", "44th", level=1)
    if leader:
        lead(game, leader)
    else:
        play(game, FIRST, "send Béarn")
    skip(game, "stop")
    assert f"assault {SOUTH}" not in options(game)


# 9.0: the assault


@pytest.mark.parametrize(
    ("besiegers", "besieged", "expected"),
    [
        ("Dieskau, Béarn", "44th", (0, 0)),
        ("Montcalm, Béarn", "44th", (2, 0)),
        ("Dieskau, Béarn", "Wolfe, 44th", (0, 2)),
        ("Dieskau, Lévis, Béarn", "Webb, Bradstreet, 44th", (0, 0)),
        ("Dieskau, Béarn", "Rogers, New York 1", (0, 0)),
        ("Dieskau, Marin", "44th, 1/95th", (0, 0)),
    ],
)
@pytest.mark.parametrize("place", [SOUTH, ALBANY], ids=["woods", "fields"])
def test_9_13_only_tactics_and_coehorns(
    besiegers: str, besieged: str, expected: tuple[int, int], place: str
) -> None:
    """No modifiers for troops in terrain, and none for Fieldworks; one column to the left."""
    game, events = storm(
        besiegers, besieged, (2, 2), level=2, where=place, fieldworks=1 << space(place)
    )
    settle(game)
    found = fires(events)
    assert (drm(found[FRENCH]), drm(found[BRITISH])) == expected
    shifted = {3: "2", 1: "0"}
    assert found[FRENCH].column == shifted[found[FRENCH].strength]


@pytest.mark.parametrize("player", [FRENCH, BRITISH])
def test_9_13_coehorns_at_the_assault(player: Side) -> None:
    """Either side may wait with them until the assault has been declared (8.24)."""
    game, events = storm(
        "Dieskau, Béarn, Guyenne, La Reine",
        "44th, 48th",
        (3, 3),
        hand=[1, 8] if player is FRENCH else [1],
        other=[8] if player is BRITISH else [5],
    )
    play(game, COEHORNS)
    settle(game)
    found = fires(events)
    assert drm(found[player]) == 2
    assert drm(found[player.other]) == 0


@pytest.mark.parametrize("player", [FRENCH, BRITISH])
def test_9_13_coehorns_last_for_the_action_phase(player: Side) -> None:
    """Played for the siege roll they also count in the assault that follows."""
    game = siege(
        "Montcalm, Béarn, Guyenne, La Reine",
        "44th, 48th",
        dice=[4, 3, 3],
        hand=[1, 8] if player is FRENCH else [1],
        other=[8] if player is BRITISH else [5],
    )
    events = listen(game)
    lead(game, "Montcalm")
    play(game, f"siege {SOUTH}", COEHORNS, f"assault {SOUTH}")
    settle(game)
    found = fires(events)
    assert drm(roll(events)) == (4 if player is FRENCH else 0)
    assert drm(found[FRENCH]) == (4 if player is FRENCH else 2)
    assert drm(found[BRITISH]) == (0 if player is FRENCH else 2)


def test_9_14_no_militia() -> None:
    """Not even at a fortress in their Department."""
    game, events = storm(
        "Dieskau, Béarn, Guyenne",
        "44th",
        (2, 2),
        where=ALBANY,
        level=2,
        british={"Northern militia": "Colonial Militia 1"},
    )
    settle(game)
    assert fires(events)[BRITISH].strength == 3


@pytest.mark.parametrize("card", ["11 Ambush!", "9 Fieldworks"])
def test_9_14_no_battle_cards(card: str) -> None:
    game, _ = storm(
        "Dieskau, Béarn, Marin, Huron",
        "44th",
        (2, 2),
        hand=[1, int(card.split()[0])],
        fieldworks=1 << space(SOUTH),
    )
    skip(game, f"play {card}")
    assert f"play {card}" not in options(game)


def test_9_14_drilled_troops_lose_all_steps_first() -> None:
    """On both sides, even if some of them fall before others are reduced."""
    game, events = storm(
        "Dieskau, Béarn, Guyenne, Marin, Huron, Ottawa",
        "New York 1, Rogers, Goreham",
        (5, 5),
    )
    # Strength 9 shifted to 6-8: three steps; strength 6: three steps.
    assert fires(events)[FRENCH].losses == fires(events)[BRITISH].losses == 3
    assert answers(game) == {"lose Béarn", "lose Guyenne"}
    play(game, "lose Béarn")
    settle(game)
    assert not reduced(game, FRENCH) & {"Marin", "Huron", "Ottawa"}
    places = {where(game, FRENCH, "Béarn"), where(game, FRENCH, "Guyenne")}
    assert places == {SOUTH, "out of the game"}
    assert where(game, BRITISH, "New York 1") == "available"
    assert len({"Rogers", "Goreham"} & reduced(game, BRITISH)) == 1


@pytest.mark.parametrize(
    ("dice", "taken"),
    [((5, 2), True), ((1, 5, 3), False), ((2, 4), False)],
    ids=["more", "fewer", "tie"],
)
def test_9_2_the_attacker_must_do_more_harm(dice: tuple[int, ...], taken: bool) -> None:
    """Otherwise the siege goes on, at its level and without a retreat (9.21)."""
    game, events = storm("Dieskau, Béarn, Guyenne, La Reine", "Webb, 44th, New York 1", dice)
    # Column 6-8 against column 4-5.
    settle(game)
    end = next(event for event in events if isinstance(event, AssaultEnded))
    assert end.taken is taken
    assert level(game) == (None if taken else 1)
    assert where(game, FRENCH, "Dieskau") == SOUTH
    assert game.state.vp == (2 if taken else 0)
    if taken:
        assert game.state.works[space(SOUTH)] == FRENCH + 1
        assert not game.state.forts[space(SOUTH)]
        assert where(game, BRITISH, "Webb") == where(game, BRITISH, "44th") == "out of the game"
        assert where(game, BRITISH, "New York 1") == "available"
    else:
        assert game.state.has_fort(space(SOUTH), BRITISH)
        assert game.state.besieged(piece(BRITISH, "Webb"))


def test_9_22_a_fortress_falls_intact() -> None:
    """For three points; the captor's unit controls it."""
    game, _ = storm(
        "Dieskau, Béarn, Guyenne, La Reine", "New York 1", (5, 2), where=ALBANY, level=2
    )
    settle(game)
    assert game.state.controls(space(ALBANY), FRENCH)
    assert game.state.vp == 3
    assert level(game, ALBANY) is None


def test_9_2_an_empty_fort_defends_itself() -> None:
    """On column 0; and killing everybody inside is not enough."""
    game, events = storm("Dieskau, Béarn", "", (3, 5))
    settle(game)
    # Column 2 against column 0: one step each.
    found = fires(events)
    assert (found[BRITISH].strength, found[BRITISH].column) == (0, "0")
    assert found[FRENCH].losses == found[BRITISH].losses == 1
    assert reduced(game, FRENCH) == {"Béarn"}
    assert level(game) == 1
    game, events = storm("Dieskau, Béarn", "New York 1 (r)", (3, 4))
    settle(game)
    assert where(game, BRITISH, "New York 1") == "available"
    assert level(game) == 1
    assert game.state.has_fort(space(SOUTH), BRITISH)


@pytest.mark.parametrize(
    ("garrison", "dice", "taken"),
    [
        ("Marine Detachment 1, Marine Detachment 2", (5, 3), False),
        ("Marine Detachment 1, Marine Detachment 2", (5, 2), True),
        ("", (5, 5), False),
        ("", (5, 4), True),
    ],
    ids=["garrison", "garrison, one lives", "empty", "empty, one lives"],
)
def test_w68_dead_attackers_take_nothing(garrison: str, dice: tuple[int, int], taken: bool) -> None:
    """Whatever the results: somebody must take the place."""
    inside = ", ".join(f"{name} (i)" for name in garrison.split(", ") if name)
    game = stage(
        BRITISH,
        {NORTH: inside},
        {NORTH: "Wolfe, 1/42nd (r)"},
        hand=[1],
        dice=dice,
        forts={NORTH: "French fort", SOUTH: "British fort"},
        sieges={NORTH: 1},
    )
    events = listen(game)
    lead(game, "Wolfe")
    play(game, f"assault {NORTH}")
    settle(game)
    found = fires(events)
    assert found[BRITISH].losses == 2
    assert found[FRENCH].losses == (0 if taken else 1)
    assert game.state.has_fort(space(NORTH), FRENCH) is not taken
    assert where(game, BRITISH, "1/42nd") == (NORTH if taken else "out of the game")
    assert where(game, BRITISH, "Wolfe") != NORTH or taken
    assert level(game, NORTH) is None


def test_w55_a_lone_leader_in_an_empty_fort_may_be_killed() -> None:
    """The table's result is what counts, though there is no unit to lose a step."""
    game, _ = storm("Dieskau, Marine Detachment 1", "Webb", (6, 5, 1))
    settle(game)
    # Column 0 each, one step each: a tie, which the fort survives.
    assert level(game) == 1
    assert where(game, BRITISH, "Webb") == "out of the game"


def test_9_12_everybody_outside_takes_part() -> None:
    """Force limits do not bind; those who came with the Campaign's first force fight too."""
    game = siege(
        "Villiers, Béarn, Guyenne, La Reine, La Sarre",
        "44th",
        level=1,
        french={NORTH: "Bougainville, Languedoc, Marin"},
        dice=[5, 2],
    )
    events = listen(game)
    play(game, "event 1 Campaign", "lead Bougainville", "take everyone", "lead Villiers")
    play(game, "take Béarn", "done", "begin Bougainville", f"move > {SOUTH}", "stop")
    skip(game, f"assault {SOUTH}")
    play(game, f"assault {SOUTH}")
    settle(game)
    battle = next(event for event in events if isinstance(event, BattleBegan))
    assert battle.assault
    assert {one.name for one in each(battle.attackers)} == {
        "Villiers",
        "Bougainville",
        "Béarn",
        "Guyenne",
        "La Reine",
        "La Sarre",
        "Languedoc",
        "Marin",
    }


def test_w16_who_has_stormed_is_not_activated_again() -> None:
    """The second force of the Campaign has fought in the first one's assault."""
    game = siege("Lévis, Vaudreuil, Béarn, Guyenne, La Reine", "44th, 48th", level=1, dice=[2, 2])
    play(game, "event 1 Campaign", "lead Lévis", "take Béarn", "done", "lead Vaudreuil")
    play(game, "take Guyenne", "take La Reine", "begin Lévis", f"assault {SOUTH}")
    settle(game)
    assert level(game) == 1
    assert not any(option.startswith(("move", "assault", "begin")) for option in options(game))


@pytest.mark.parametrize(
    ("dice", "raids"), [((5, 5, 3), True), ((5, 4, 3), False)], ids=["alone", "with Regulars"]
)
def test_w129_auxiliaries_left_alone_after_an_assault_raid(
    dice: tuple[int, ...], raids: bool
) -> None:
    """If the Drilled Troops fell as they took the fort, and there is something to raid."""
    game = stage(
        FRENCH,
        {"Hoosic": "Montcalm, Marine Detachment 1 (r), Huron, Ottawa, Marin"},
        {},
        hand=[1],
        dice=dice,
        forts={**LINE, "Hoosic": "British fort"},
        sieges={"Hoosic": 1},
        vp=0,
    )
    lead(game, "Montcalm")
    play(game, "assault Hoosic")
    settle(game)
    assert game.state.vp == 2
    assert (where(game, FRENCH, "Marine Detachment 1") == "out of the game") is raids
    assert bool(game.state.raided[FRENCH][space("Hoosic")]) is raids
    assert (where(game, FRENCH, "Huron") == "Hoosic") is not raids


@pytest.mark.parametrize("dice", [(5, 2), (2, 5)], ids=["won", "lost"])
def test_w62_fieldworks_do_not_outlast_an_assault_that_wins(dice: tuple[int, int]) -> None:
    game, _ = storm(
        "Dieskau, Béarn, Guyenne, La Reine", "44th, 48th", dice, fieldworks=1 << space(SOUTH)
    )
    settle(game)
    taken = game.state.works[space(SOUTH)] == FRENCH + 1
    assert taken is (dice[0] == 5)
    assert bool(game.state.fieldworks) is not taken
