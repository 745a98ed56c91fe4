"""What the page says before dice are rolled: that, and nothing else, is what they bring."""

from __future__ import annotations

from typing import Any

import pytest
from wilderness.stage import lead, listen, options, piece, play, skip, space, stage
from wilderness.walls import SOUTH, siege

from tripoli.games import GAMES
from tripoli.kernel.text import EN_DASH, MINUS
from tripoli.wilderness.game import Game
from tripoli.wilderness.model import events as ev
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.present import clauses, forecasts
from tripoli.wilderness.present.arrivals import fight_at
from tripoli.wilderness.present.forecasts import of_decision

PAGE = GAMES["wilderness"].page
DICE = range(1, 7)


def decision(game: Game) -> Any:
    assert game.decision is not None
    return PAGE.decision(game, game.decision.side)


def way(game: Game, name: str) -> Any:
    """The way of the group on the move to a space."""
    (found,) = (one for one in decision(game)["reach"] if one["space"] == name)
    return found


def of_arrival(game: Game, side: Side, *move: Any, landing: bool = False) -> Any:
    """The tables of what comes of ending a move; None without dice."""
    fight = fight_at(game.state, side, *move, landing=landing)
    return None if fight is None else forecasts.of_fight(game.state, side, fight)


def odds_at(game: Game, side: Side, *move: Any, landing: bool = False) -> str | None:
    """The odds of what comes of ending a move; None without dice."""
    fight = fight_at(game.state, side, *move, landing=landing)
    return None if fight is None else clauses.of_fight(game.state, side, fight)


def marks(forecast: Any, number: int) -> list[str]:
    """What the faces of the die of the first or second side come to."""
    return [face["mark"] for face in forecast["charts"][number]["faces"]]


@pytest.mark.parametrize("die", DICE)
def test_what_is_foreseen_of_a_battle_is_what_the_dice_bring(die: int) -> None:
    """7.3, 7.5: of both sides; and the fight shows the same, with the die that fell."""
    game = stage(
        FRENCH,
        {"Montréal": "Montcalm, Béarn, La Sarre"},
        {"Sorel": "Abercromby, 44th, 48th"},
        hand=[1],
        dice=[die, 7 - die],
    )
    lead(game, "Montcalm")
    skip(game, "move > Sorel")
    forecast = way(game, "Sorel")["forecast"]
    events = listen(game)
    game.choose("move > Sorel")
    skip(game)
    shots = [event for event in events if isinstance(event, ev.Fired)]
    assert [shot.side for shot in shots] == [FRENCH, BRITISH]
    for number, shot in enumerate(shots):
        chart = forecast["charts"][number]
        assert marks(forecast, number)[shot.die - 1] == str(shot.losses)
        column = shot.column.replace("-", EN_DASH)
        assert chart["about"].startswith(f"strength {shot.strength}, column {column}")
    began = next(at for at, event in enumerate(events) if isinstance(event, ev.BattleBegan))
    scene: Any = PAGE.scene(events, began, ())
    rolls = [step["roll"] for step in scene["steps"] if step["roll"] and "faces" in step["roll"]]
    assert [roll["faces"] for roll in rolls] == [chart["faces"] for chart in forecast["charts"]]
    assert [roll["dice"] for roll in rolls] == [[die], [7 - die]]


def test_a_landing_counts_against_those_who_land() -> None:
    """7.54: one less for the British, and nothing for the French."""
    game = stage(BRITISH, {"Louisbourg": "Artois"}, {"Halifax": "22nd, 27th"}, hand=[6])
    pieces = piece(BRITISH, "22nd").bit | piece(BRITISH, "27th").bit
    louisbourg = space("Louisbourg")
    by_sea, ashore = (
        of_arrival(game, BRITISH, pieces, louisbourg, None, landing=landing)
        for landing in (True, False)
    )
    assert by_sea is not None
    assert ashore is not None
    assert by_sea["charts"][1] == ashore["charts"][1]
    lands, stands = (forecast["charts"][0]["about"] for forecast in (by_sea, ashore))
    assert lands == f"{stands}; \N{MINUS SIGN}1 for Amphibious Landing"
    said = {
        landing: odds_at(game, BRITISH, pieces, louisbourg, None, landing=landing)
        for landing in (True, False)
    }
    assert said[True] != said[False]


@pytest.mark.parametrize("die", DICE)
def test_what_is_foreseen_of_a_siege_is_what_the_die_brings(die: int) -> None:
    """8.23: the level after the roll; and of the assault that it may allow, both dice."""
    game = siege("Dieskau, Béarn, La Sarre", "44th", level=1, dice=[die])
    lead(game, "Dieskau")
    skip(game, f"siege {SOUTH}")
    rolls, assault = decision(game)["forecasts"]
    assert rolls["charts"][0]["about"].startswith("siege now at level 1")
    assert [chart["side"] for chart in assault["charts"]] == ["French", "British"]
    events = listen(game)
    game.choose(f"siege {SOUTH}")
    skip(game)
    levels = [event.level for event in events if isinstance(event, ev.SiegeChanged)]
    assert marks(rolls, 0)[die - 1] == str(levels[0])


@pytest.mark.parametrize("die", DICE)
def test_what_is_foreseen_of_a_raid_is_what_the_die_brings(die: int) -> None:
    """10.3: whether it succeeds, and the steps lost."""
    game = stage(FRENCH, {"Allegheny South": "Marin, Huron"}, hand=[1], dice=[die])
    play(game, "activate 1 Campaign", "send Huron", "done")
    skip(game, "move > Augusta")
    forecast = way(game, "Augusta")["forecast"]
    events = listen(game)
    game.choose("move > Augusta")
    skip(game, "stop")
    if "stop" in options(game):
        game.choose("stop")
    skip(game)
    (raid,) = (event for event in events if isinstance(event, ev.Raided))
    lost = f" {MINUS}{raid.losses}" if raid.losses else ""
    assert marks(forecast, 0)[die - 1] == ("yes" if raid.success else "no") + lost


def test_who_may_avoid_battle_sees_what_it_would_bring() -> None:
    """6.8: the attackers come first."""
    game = stage(FRENCH, {"Montréal": "Montcalm, Béarn"}, {"St-Jean": "44th"}, hand=[1])
    lead(game, "Montcalm")
    skip(game, "move > St-Jean")
    foreseen = way(game, "St-Jean")["forecast"]
    game.choose("move > St-Jean")
    skip(game, "avoid 44th")
    assert decision(game)["forecasts"] == [foreseen]
    game.choose("stand")
    if game.decision is not None:
        assert decision(game)["forecasts"] == []


def odds(game: Game, notation: str) -> str:
    """The odds of an option."""
    assert game.decision is not None
    offered = PAGE.options(game, game.decision.side)
    (found,) = (one["odds"] for one in offered if one["notation"] == notation)
    assert found is not None
    return str(found)


def test_6_721_one_auxiliary_intercepts_a_lone_one() -> None:
    """With a leader it is the Auxiliary that fights, though he commands stronger units."""
    game = stage(
        BRITISH,
        {"Adirondacks Central": "Rigaud, Béarn, La Sarre, Marin"},
        {"Hudson Carry North": "Rogers"},
        hand=[5],
    )
    play(game, "activate 5 Bastions Repaired", "send Rogers")
    skip(game, "move > Adirondacks South")
    game.choose("move > Adirondacks South")
    skip(game, "intercept Marin")
    unit, leader = odds(game, "intercept Marin"), odds(game, "intercept Rigaud")
    assert unit.split("then ")[1].startswith("battle: 6")
    assert not leader.split("then ")[1].startswith("battle: 0%")


def test_the_besieged_may_join_a_sortie() -> None:
    """8.251, W17: the besiegers are told of one unit, and of all."""
    game = siege("La Sarre, Béarn", "44th, 48th, 22nd, 27th", active=BRITISH)
    play(game, "activate 1 Campaign", "send 44th")
    skip(game, "sortie")
    (forecast,) = decision(game)["forecasts"]
    sides = [chart["side"] for chart in forecast["charts"]]
    assert sides[:3] == ["British", "French", "British"]
    assert forecast["charts"][2]["about"].startswith("if the besieged British join in: strength ")
    assert "if the besieged British join in" in odds(game, "sortie")


@pytest.mark.parametrize("raided", [False, True])
def test_militia_may_deploy_to_a_battle(raided: bool) -> None:
    """7.3, W60: of the Department, unless it has been raided."""
    game = stage(
        FRENCH,
        {"Montréal": "Dieskau, Béarn"},
        {"Hoosic": "48th", "Northern militia": "Colonial Militia 1, Colonial Militia 2"},
        hand=[1],
        raided={"Albany": FRENCH} if raided else {},
    )
    attackers = piece(FRENCH, "Dieskau").bit | piece(FRENCH, "Béarn").bit
    where, leader = space("Hoosic"), piece(FRENCH, "Dieskau")
    found = of_arrival(game, FRENCH, attackers, where, leader)
    assert found is not None
    joined = [
        chart for chart in found["charts"] if chart["about"].startswith("if the militia join in")
    ]
    assert bool(joined) is not raided
    said = odds_at(game, FRENCH, attackers, where, leader)
    assert said is not None
    assert ("if the militia join in" in said) is not raided


def test_coehorns_count_in_the_clause_as_in_the_table() -> None:
    """9.13, W65: played at a siege, they last for the Action Phase."""
    game = siege("Dieskau, Béarn, La Sarre", "44th", level=1)
    lead(game, "Dieskau")
    skip(game, f"siege {SOUTH}")
    assert game.decision is not None
    (option,) = (one for one in game.decision.options if str(one) == f"siege {SOUTH}")
    action = game.state.action
    assert action is not None
    action.coehorns = (1 << space(SOUTH), 0)
    said = clauses.of_option(game, game.decision, option)
    (rolls, _) = of_decision(game.decision, game)
    assert said == "siege roll: 100% for level 2"
    assert set(marks(rolls, 0)) == {"2"}


def test_raiders_lose_no_more_steps_than_they_have() -> None:
    """W54, W74."""
    game = stage(FRENCH, {"Allegheny South": "Huron (r)"}, hand=[1])
    raiders = piece(FRENCH, "Huron").bit
    found = of_arrival(game, FRENCH, raiders, space("Augusta"), None)
    assert found is not None
    assert all("2" not in mark for mark in marks(found, 0))


def test_who_is_there_raids_too() -> None:
    """10.1, W71: Rangers add one to the roll of all."""
    game = stage(BRITISH, {}, {"Sorel": "Rogers", "St-Jean": "Mohawk 1"}, hand=[1])
    found = of_arrival(game, BRITISH, piece(BRITISH, "Mohawk 1").bit, space("Sorel"), None)
    assert found is not None
    assert "+1 for Rangers" in found["charts"][0]["about"]


def test_militia_may_deploy_against_a_raid() -> None:
    """10.2, W72: at a cultivated stockade."""
    game = stage(
        FRENCH,
        {"Allegheny South": "Huron"},
        {"Southern militia": "Colonial Militia 3"},
        hand=[1],
        forts={"Augusta": "British stockade"},
    )
    raiders = piece(FRENCH, "Huron").bit
    said = odds_at(game, FRENCH, raiders, space("Augusta"), None)
    assert said is not None
    assert "if militia deploy" in said
