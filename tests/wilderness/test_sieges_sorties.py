"""Sorties and relief (8.25; W16, W17, W33, W35, W46, W59, W131)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
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
    skip,
    where,
)
from wilderness.walls import ALBANY, NORTH, SOUTH, finish, level, siege

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import Event
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.sides import BRITISH, FRENCH

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
