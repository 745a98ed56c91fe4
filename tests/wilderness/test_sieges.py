"""Forts, fortresses, sieges, sorties, relief and assaults: 8.0 and 9.0 with W16, W17, W63 to W70,
W115, W116, W129 and W131.
"""

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
from tripoli.wilderness.model.events import AssaultEnded, BattleBegan, Event, Fired, Rolled
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.pieces import each
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

NORTH, SOUTH, ALBANY = "Hudson Carry North", "Hudson Carry South", "Albany"
FIRST = "activate 1 Campaign"
COEHORNS = "play 8 Coehorns & Howitzers"
LINE = {"Ticonderoga": "French fort", NORTH: "French fort", SOUTH: "French fort"}
"""French forts that supply besiegers of Albany."""


def siege(
    besiegers: str,
    besieged: str,
    *,
    where: str = SOUTH,
    level: int = 0,
    active: Side = FRENCH,
    hand: Iterable[int] = (1,),
    french: Mapping[str, str] = {},
    british: Mapping[str, str] = {},
    forts: Mapping[str, str] = {},
    **more: Any,
) -> Game:
    """The French besiege a British fort, or Albany.

    Args:
        besiegers: the pieces outside.
        besieged: those inside.
        where: the place.
        level: the siege level.
        active: whose Action Phase it is.
        hand: his cards.
        french: further French pieces.
        british: further British ones.
        forts: fortifications besides those that supply the besiegers.
        more: anything else for `stage`.
    """
    walls = LINE if where == ALBANY else {**LINE, SOUTH: "British fort"}
    more.setdefault("vp", 0)
    return stage(
        active,
        {where: besiegers, **french},
        {**british, where: ", ".join(f"{name} (i)" for name in besieged.split(", ") if name)},
        hand=hand,
        forts={**walls, **forts},
        sieges={where: level},
        **more,
    )


def level(game: Game, name: str = SOUTH) -> int | None:
    """The level of a siege; None without one."""
    found = game.state.sieges[space(name)]
    return found - 1 if found else None


def roll(events: Iterable[Event], purpose: str = "siege") -> Rolled:
    """A roll of the die."""
    return next(event for event in events if isinstance(event, Rolled) and event.purpose == purpose)


def drm(fire: Fired | Rolled) -> int:
    """The sum of the modifiers of a die."""
    return sum(number for _, number in fire.modifiers)


def finish(game: Game) -> None:
    """Activate nothing more."""
    if "done" in options(game):
        game.choose("done")


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


def storm(
    besiegers: str,
    besieged: str,
    dice: Iterable[int],
    *,
    level: int = 1,
    **more: Any,
) -> tuple[Game, list[Event]]:
    """An assault that has been declared, and its events."""
    place = more.get("where", SOUTH)
    game = siege(besiegers, besieged, level=level, dice=dice, **more)
    events = listen(game)
    lead(game, besiegers.split(", ")[0])
    skip(game, "stop")
    play(game, f"assault {place}")
    return game, events


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


# Surrender! and Massacre!


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


@pytest.mark.parametrize("dice", [(5, 2), (2, 5)], ids=["won", "lost"])
def test_w62_fieldworks_do_not_outlast_an_assault_that_wins(dice: tuple[int, int]) -> None:
    game, _ = storm(
        "Dieskau, Béarn, Guyenne, La Reine", "44th, 48th", dice, fieldworks=1 << space(SOUTH)
    )
    settle(game)
    taken = game.state.works[space(SOUTH)] == FRENCH + 1
    assert taken is (dice[0] == 5)
    assert bool(game.state.fieldworks) is not taken


# 8.25: sorties


def sally(
    besiegers: str,
    besieged: str,
    dice: Iterable[int],
    *takes: str,
    where: str = SOUTH,
    **more: Any,
) -> tuple[Game, list[Event]]:
    """A sortie under the first of the besieged, who takes some or all, and its events."""
    game = siege(besiegers, besieged, active=BRITISH, dice=dice, where=where, **more)
    events = listen(game)
    leader = besieged.split(", ")[0]
    if takes:
        play(game, FIRST, f"lead {leader}", *(f"take {name}" for name in takes))
        if "done" in options(game):
            game.choose("done")
    else:
        lead(game, leader)
    play(game, "sortie")
    return game, events


def test_w17_a_victorious_sortie_lifts_the_siege() -> None:
    """And goes nowhere, not even after an overrun."""
    game, _ = sally("Marine Detachment 1 (r)", "Webb, 44th, 48th", (4, 2))
    settle(game)
    assert level(game) is None
    assert where(game, FRENCH, "Marine Detachment 1") == "out of the game"
    assert where(game, BRITISH, "Webb") == SOUTH
    assert not game.state.besieged(piece(BRITISH, "44th"))
    assert not any(option.startswith("move") for option in options(game))


def test_8_252_a_beaten_sortie_goes_back_inside() -> None:
    """And the siege goes on."""
    game, _ = sally("Dieskau, Béarn, Guyenne, La Reine", "Webb, 44th, 48th", (2, 3), level=1)
    settle(game)
    assert level(game) == 1
    for name in ("Webb", "44th", "48th"):
        assert where(game, BRITISH, name) == SOUTH
        assert game.state.besieged(piece(BRITISH, name))
    assert game.state.vp == 1


def test_w131_the_others_decide_after_avoidance() -> None:
    """The besiegers may avoid first; then those who were not activated may join."""
    game, events = sally("Béarn, Guyenne", "Webb, 44th, 48th, Rogers", (5, 2), "44th")
    assert game.decision is not None
    assert game.decision.ask is Ask.AVOID
    play(game, "stand")
    assert options(game) == {"join 48th", "join Rogers", "done"}
    play(game, "join Rogers", "done")
    settle(game)
    assert fires(events)[BRITISH].strength == 3 + 2


def test_w46_besiegers_may_avoid_a_sortie() -> None:
    """To any adjacent space; nobody is left to besiege the fort."""
    game, _ = sally("Béarn", "Webb, 44th, 48th", (5,))
    play(game, "avoid Béarn", "avoid > Hoosic")
    settle(game)
    assert where(game, FRENCH, "Béarn") == "Hoosic"
    assert level(game) is None


def test_w33_a_leader_left_behind_by_besiegers_leaves() -> None:
    """His unit has avoided the sortie without him."""
    game, _ = sally("Lévis, Béarn", "Webb, 44th, 48th", (5,))
    play(game, "avoid Béarn", "avoid > Hoosic")
    settle(game)
    assert where(game, FRENCH, "Béarn") == "Hoosic"
    assert where(game, FRENCH, "Lévis") != SOUTH
    assert level(game) is None


def test_w59_besiegers_beaten_by_a_sortie_retreat_anywhere() -> None:
    """Any legal adjacent space will do, as no attacker came from one."""
    game, _ = sally("Dieskau, Béarn, Guyenne", "Webb, 44th, 48th, 55th", (5, 2))
    skip(game, f"retreat > {NORTH}")
    while f"retreat > {NORTH}" not in options(game):
        assert game.decision is not None
        game.choose(game.decision.options[0])
    goals = {option for option in options(game) if option.startswith("retreat > ")}
    assert goals == {f"retreat > {NORTH}", "retreat > Hoosic"}
    assert "retreat Dieskau > Wood Creek" in options(game)


def test_8_25_militia_sally_too() -> None:
    """At a fortress in their Department (W60)."""
    game, events = sally(
        "Béarn",
        "Webb, 44th",
        (4, 2),
        where=ALBANY,
        british={"Northern militia": "Colonial Militia 1"},
    )
    play(game, "stand", "deploy Colonial Militia 1")
    settle(game)
    assert fires(events)[BRITISH].strength == 4
    assert where(game, BRITISH, "Colonial Militia 1") == "Northern militia"


def test_w17_a_leader_without_a_unit_does_not_sally() -> None:
    game = siege("Béarn", "Webb, 44th", active=BRITISH)
    play(game, FIRST, "send Webb")
    if "done" in options(game):
        game.choose("done")
    skip(game, "stop")
    assert "sortie" not in options(game)


@pytest.mark.parametrize("joins", [True, False])
def test_w16_who_joined_a_sortie_does_not_sally_again(joins: bool) -> None:
    """A pending activation is lost by fighting."""
    game = siege("Béarn, Guyenne", "Rogers, Goreham, 44th", active=BRITISH, dice=[2, 3, 2, 2])
    play(game, FIRST, "send Rogers", "send Goreham")
    finish(game)
    play(game, "begin Rogers", "sortie", "stand", "join Goreham" if joins else "done")
    finish(game)
    settle(game)
    skip(game, "sortie")
    assert ("sortie" in options(game)) is not joins


# 8.251: relief


def relieve(
    besiegers: str,
    besieged: str,
    relief: str,
    dice: Iterable[int],
    *,
    source: str = ALBANY,
    where: str = SOUTH,
    intercepted: str = "",
    **more: Any,
) -> tuple[Game, list[Event]]:
    """A march to the relief of a besieged place, up to its arrival, and its events."""
    british = {source: relief, **more.pop("british", {})}
    game = siege(
        besiegers, besieged, active=BRITISH, dice=dice, british=british, where=where, **more
    )
    events = listen(game)
    leader = relief.split(", ")[0]
    if len(relief.split(", ")) > 1:
        lead(game, leader)
    else:
        play(game, FIRST, f"send {leader}")
        if "done" in options(game):
            game.choose("done")
    play(game, f"move > {where}")
    if game.decision is not None and game.decision.ask is Ask.INTERCEPT:
        play(game, f"intercept {intercepted}" if intercepted else "let pass")
    return game, events


def test_8_251_the_besieged_may_join_their_relief() -> None:
    """A victory lifts the siege."""
    game, events = relieve("Béarn, Guyenne", "Bradstreet, 44th, 48th", "Webb, 55th, 45th", (5, 2))
    play(game, "stand")
    assert options(game) == {"join Bradstreet", "join 44th", "join 48th", "done"}
    play(game, "join 44th", "done")
    settle(game)
    assert fires(events)[BRITISH].strength == 9
    assert level(game) is None
    assert not game.state.besieged(piece(BRITISH, "48th"))


def test_8_252_after_a_defeat_the_relief_does_not_go_inside() -> None:
    """Those from inside do, and the siege goes on; the others go back where they came from."""
    game, _ = relieve(
        "Dieskau, Béarn, Guyenne, La Reine", "44th, 48th", "Webb, 55th, 45th", (2, 5), level=1
    )
    play(game, "stand", "join 44th", "done")
    settle(game)
    assert where(game, BRITISH, "Webb") == ALBANY
    for name in ("55th", "45th"):
        assert where(game, BRITISH, name) in (ALBANY, "out of the game")
    assert where(game, BRITISH, "44th") == SOUTH
    assert game.state.besieged(piece(BRITISH, "44th"))
    assert level(game) == 1


def test_w35_auxiliaries_may_relieve() -> None:
    """It is an attack on the besiegers, not on the fort (6.52)."""
    game, events = relieve("Béarn", "44th", "Bradstreet, Rogers, Goreham", (5, 2))
    skip(game, "join 44th")
    play(game, "join 44th")
    settle(game)
    assert fires(events)[BRITISH].strength == 3 + 2 + 2
    assert level(game) is None


def test_w35_a_lone_auxiliary_may_relieve() -> None:
    """It may pass through, but also end its move there and attack (6.64)."""
    game, events = relieve("Béarn", "44th", "Rogers", (5, 2))
    skip(game, "stop")
    assert "move > Hoosic" in options(game)
    play(game, "stop", "join 44th")
    settle(game)
    assert fires(events)[BRITISH].strength == 5
    assert level(game) is None


def test_6_712_is_about_enemy_forts() -> None:
    """A Ranger intercepted at his own besieged fort is joined by the besieged, and stays if he
    wins.
    """
    game, events = relieve("Béarn", "44th", "Rogers", (4, 5, 2), intercepted="Béarn")
    play(game, "join 44th")
    settle(game)
    assert fires(events)[BRITISH].strength == 5
    assert where(game, BRITISH, "Rogers") == SOUTH
    assert level(game) is None


def test_w131_in_a_relief_militia_come_first() -> None:
    game, _ = relieve(
        "Béarn",
        "44th",
        "Webb, 48th",
        (5, 2),
        source="Schenectady",
        where=ALBANY,
        british={"Northern militia": "Colonial Militia 1"},
    )
    play(game, "stand")
    assert "deploy Colonial Militia 1" in options(game)
    play(game, "done")
    assert "join 44th" in options(game)


def test_6_82_a_relief_that_meets_nobody_may_go_on() -> None:
    """The besiegers avoid, the siege is over, and the fort is the movers' own."""
    game, _ = relieve("Béarn", "44th", "Webb, 48th", (5,))
    play(game, "avoid Béarn", "avoid > Wood Creek")
    assert level(game) is None
    skip(game, "move > Hoosic")
    assert "move > Hoosic" in options(game)


def test_7_82_a_relief_may_overrun_the_besiegers() -> None:
    """It goes on, and those who have joined it stay."""
    game, _ = relieve("Marine Detachment 1 (r)", "44th", "Webb, 48th", (5, 2))
    play(game, "stand", "join 44th")
    settle(game)
    assert level(game) is None
    play(game, "move > Hoosic")
    assert where(game, BRITISH, "48th") == "Hoosic"
    assert where(game, BRITISH, "44th") == SOUTH


def test_8_251_nobody_has_to_join() -> None:
    """Those who stay inside are no part of the battle, and a lost relief leaves them there."""
    game, events = relieve("Dieskau, Béarn, Guyenne", "Wolfe, 44th", "Webb, 48th", (2, 5))
    play(game, "stand", "done")
    settle(game)
    assert fires(events)[BRITISH].strength == 3
    assert sum(number for _, number in fires(events)[BRITISH].modifiers) == 0
    assert level(game) == 0
    assert "44th" not in reduced(game, BRITISH)


@pytest.mark.parametrize("joins", [True, False])
def test_w16_who_joined_a_relief_does_not_sally(joins: bool) -> None:
    """The besieged force of the Campaign has fought before its turn."""
    game = siege(
        "Béarn, Guyenne, La Reine",
        "Webb, 44th, 55th",
        active=BRITISH,
        british={ALBANY: "Murray, 48th"},
        dice=[1, 5, 2, 2],
    )
    play(game, "event 1 Campaign", "lead Murray", "take 48th", "lead Webb", "take everyone")
    play(game, "begin Murray", f"move > {SOUTH}", "stand")
    if joins:
        play(game, "join Webb", "join 44th", "join 55th")
    else:
        finish(game)
    settle(game)
    assert level(game) == 0
    skip(game, "sortie")
    assert ("sortie" in options(game)) is not joins


# 6.712: infiltrators that are caught; leaders alone


@pytest.mark.parametrize(
    ("interceptors", "point"), [("44th", 1), ("New York 1", 0)], ids=["Regular", "Provincial"]
)
def test_w115_an_infiltrator_goes_back_even_if_it_wins(interceptors: str, point: int) -> None:
    """The beaten stay and no siege begins, but the battle may bring a point, and Fieldworks go."""
    game = stage(
        FRENCH,
        {NORTH: "Marin"},
        {SOUTH: interceptors},
        hand=[1],
        dice=[4, 6, 1],
        forts={NORTH: "French fort", SOUTH: "British fort"},
        fieldworks=1 << space(SOUTH),
        vp=0,
    )
    play(game, FIRST, "send Marin", "done", f"move > {SOUTH}", f"intercept {interceptors}")
    settle(game)
    assert where(game, FRENCH, "Marin") == NORTH
    assert where(game, BRITISH, interceptors) == SOUTH
    assert reduced(game, BRITISH) == {interceptors}
    assert level(game) is None
    assert not game.state.fieldworks
    assert game.state.vp == point


def test_w115_an_infiltrator_takes_no_fort() -> None:
    """It has killed those who caught it; the fort is empty, and it goes back all the same."""
    game = stage(
        FRENCH,
        {NORTH: "Marin"},
        {SOUTH: "Mohawk 1 (r)"},
        hand=[1],
        dice=[4, 5, 2],
        forts={NORTH: "French fort", SOUTH: "British fort"},
    )
    play(game, FIRST, "send Marin", "done", f"move > {SOUTH}", "intercept Mohawk 1")
    settle(game)
    assert where(game, BRITISH, "Mohawk 1") == "available"
    assert where(game, FRENCH, "Marin") == NORTH
    assert level(game) is None
    assert not any(option.startswith("move") for option in options(game))


def test_w121_an_infiltrator_may_overrun() -> None:
    """It ended its move by an attack, and goes on like anyone (7.82)."""
    game = stage(
        FRENCH,
        {NORTH: "Marin"},
        {SOUTH: "Mohawk 1 (r)"},
        hand=[1],
        dice=[4, 2],
        forts={NORTH: "French fort"},
    )
    play(game, FIRST, "send Marin", "done", f"move > {SOUTH}", "stop")
    skip(game, "move > Wood Creek")
    assert where(game, BRITISH, "Mohawk 1") == "available"
    assert "move > Wood Creek" in options(game)


def test_w116_a_leader_alone_leaves_a_new_stockade() -> None:
    """One that the enemy has built on him (6.53)."""
    game = stage(BRITISH, {"Kinderhook": "Lévis"}, {}, hand=[5])
    play(game, "build stockades 5 Bastions Repaired", "build Kinderhook")
    settle(game)
    assert where(game, FRENCH, "Lévis") != "Kinderhook"


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


# P11: Louisbourg besieged


def louisbourg(level: int, active: Side = BRITISH, **more: Any) -> Game:
    """Louisbourg besieged from the sea."""
    more.setdefault("hand", [1])
    return stage(
        active,
        {"Louisbourg": "Drucour (i), Artois (i)"},
        {"Louisbourg": "Amherst, 22nd, 27th, 35th", "New York": "Forbes, 44th"},
        sieges={"Louisbourg": level},
        amphib=1 << space("Louisbourg"),
        vp=0,
        **more,
    )


def test_p11_nobody_controls_a_besieged_fortress() -> None:
    """8.22: no Louisbourg Squadrons, no landing farther on, but naval moves by the marker."""
    game = louisbourg(0, FRENCH, hand=[21])
    assert "event 21 Louisbourg Squadrons" not in options(game)
    assert not game.state.controls(space("Louisbourg"), BRITISH)
    game = louisbourg(0, hand=[1, 17])
    lead(game, "Forbes")
    skip(game, "sail > Louisbourg")
    assert "play 17 Amphibious Landing" not in options(game)
    play(game, "sail > Louisbourg")
    assert where(game, BRITISH, "44th") == "Louisbourg"
    game = louisbourg(0, hand=[1, 17])
    play(game, FIRST, "lead Amherst", "take 22nd", "done")
    skip(game, "sail > Halifax")
    assert "play 17 Amphibious Landing" not in options(game)
    assert {"sail > Halifax", "sail > New York"} <= options(game)


def test_p11_once_taken_it_is_a_base() -> None:
    """Three points, and Amphibious Landings go on from it."""
    game = louisbourg(2, dice=[5, 2], hand=[1, 2, 17])
    lead(game, "Amherst")
    play(game, "assault Louisbourg")
    settle(game)
    assert game.state.vp == -3
    assert game.state.controls(space("Louisbourg"), BRITISH)
    play(game, "activate 2 Campaign", "lead Amherst", "take everyone", "play 17 Amphibious Landing")
    assert "land > Île d'Orléans" in options(game)


@pytest.mark.parametrize("taken", [False, True], ids=["besieged", "taken"])
def test_p11_winter_at_louisbourg(taken: bool) -> None:
    """During a siege both sides suffer attrition there; a captured fortress is safe."""
    if taken:
        game = stage(
            BRITISH,
            {},
            {"Louisbourg": "Amherst, 22nd, 27th, 35th"},
            hand=[5],
            forts={"Louisbourg": "British fortress"},
            late=True,
        )
    else:
        game = louisbourg(0, hand=[5], late=True)
    play(game, "activate 5 Bastions Repaired", "done")
    settle(game)
    expected = set() if taken else {"22nd", "27th", "35th"}
    assert reduced(game, BRITISH) & {"22nd", "27th", "35th"} == expected
    assert ("Artois" in reduced(game, FRENCH)) is not taken
