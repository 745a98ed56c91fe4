"""Fights as the page shows them, and what it says of them before and afterward."""

from __future__ import annotations

from typing import Any

import pytest
from stand_in import conform
from wilderness.raiders import raid
from wilderness.stage import (
    FIRST,
    lead,
    listen,
    options,
    piece,
    play,
    settle,
    skip,
    space,
    stage,
)
from wilderness.walls import NORTH, SOUTH, siege, storm

from tripoli.games import GAMES
from tripoli.kernel.distribution import chance, expected
from tripoli.kernel.text import EN_DASH, MINUS, decimal, percent
from tripoli.wilderness.game import Game
from tripoli.wilderness.model import events as ev
from tripoli.wilderness.model.events import Event
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.result import Reason, Result
from tripoli.wilderness.model.sides import BRITISH, FRENCH
from tripoli.wilderness.odds.battles import battle
from tripoli.wilderness.present import clauses, messages

TITLE = GAMES["wilderness"]
PAGE = TITLE.page


MARKER = "a Raided marker (half a victory point at the end of the year)"


def fights(events: list[Event]) -> list[Any]:
    """All fights, in order."""
    found = [PAGE.scene(events, number, ()) for number in range(len(events))]
    scenes = [scene for scene in found if scene is not None]
    for scene in scenes:
        conform(scene, messages.Scene)
    return scenes


def ways(game: Game) -> dict[str, Any]:
    """The ways of the group on the move, by space."""
    assert game.decision is not None
    decision: Any = PAGE.decision(game, game.decision.side)
    return {way["space"]: way for way in decision["reach"]}


def odds(game: Game, notation: str) -> str | None:
    """The odds of an option."""
    assert game.decision is not None
    found: Any = PAGE.options(game, game.decision.side)
    said: str | None = next(o["odds"] for o in found if o["notation"] == notation)
    return said


def test_a_battle() -> None:
    """A reduced unit is shown as damaged; dice come with their column and modifiers; who loses a
    step is struck.
    """
    game = stage(
        FRENCH,
        {"Montréal": "Montcalm, Béarn (r), La Sarre"},
        {"St-Jean": "44th, 48th"},
        hand=[1],
        dice=[6, 6, 2, 2],
    )
    events = listen(game)
    play(lead(game, "Montcalm"), "move > St-Jean")
    skip(game)
    while game.decision is not None and game.decision.ask.value in ("loss", "retreat", "militia"):
        game.choose(game.decision.options[-1])
        skip(game)
    (scene,) = fights(events)
    assert (scene["kind"], scene["title"]) == ("battle", "Battle at St-Jean")
    french, british = scene["forces"]
    states = {unit["piece"]: unit["state"] for unit in french["units"]}
    assert states == {"Montcalm": "ready", "Béarn": "damaged", "La Sarre": "ready"}
    assert [unit["piece"] for unit in british["units"]] == ["44th", "48th"]
    rolls = [step["roll"] for step in scene["steps"] if step["roll"]]
    assert rolls[0]["needs"] == f"strength 5, column 4{EN_DASH}5; +2 for Montcalm"
    assert rolls[0]["hits"] == 3
    blows = [blow["piece"] for step in scene["steps"] for blow in step["blows"]]
    assert {"44th", "48th"} <= set(blows)
    assert british["tally"] == "1 of 2 lost, 1 reduced"
    # A leader is no unit.
    assert " of 2 lost" in french["tally"]


def test_an_assault() -> None:
    """The besieged are its defenders; it is over when the next card is played."""
    game, events = storm("Dieskau, Béarn, La Sarre", "44th", [6, 1], hand=[1], other=[5, 8])
    settle(game)
    (scene,) = fights(events)
    assert (scene["kind"], scene["title"]) == ("assault", f"Assault on {SOUTH}")
    assert [unit["piece"] for unit in scene["forces"][BRITISH]["units"]] == ["44th"]
    assert scene["forces"][BRITISH]["tally"].startswith("1 of 1 lost")
    assert not scene["over"]
    first = scene["line"]
    assert PAGE.last_scene(events) == first
    assert PAGE.goes_on(events, first)
    assert not PAGE.goes_on(events, first + 1)
    play(game, "activate 5 Bastions Repaired")
    assert PAGE.last_scene(events) is None
    assert PAGE.last_scene(events, 0) == first
    assert not PAGE.goes_on(events, first)


def test_a_raid_on_a_stockade_with_militia() -> None:
    """First a battle with the militia, which then goes back to its box, then the raid itself."""
    game, events = raid(
        "Villiers, Marin",
        "Augusta",
        dice=[6, 1, 1, 1],
        british={"Southern militia": "Colonial Militia 1"},
        forts={"Augusta": "British stockade"},
    )
    play(game, "deploy Colonial Militia 1")
    settle(game)
    battle, scene = fights(events)
    assert (battle["kind"], battle["over"]) == ("battle", True)
    assert [unit["piece"] for unit in battle["forces"][BRITISH]["units"]] == ["Colonial Militia 1"]
    assert (scene["kind"], scene["title"]) == ("raid", "Raid on Augusta")
    assert scene["forces"][BRITISH]["units"] == []
    assert scene["forces"][BRITISH]["tally"] == ""
    raiders = {unit["piece"] for unit in scene["forces"][FRENCH]["units"]}
    assert raiders == {"Villiers", "Marin"}
    rolls = [step["roll"] for step in scene["steps"] if step["roll"]]
    assert rolls[0]["by"] == "The French roll for the raid"
    (back,) = [line for line in map(told, events) if line["kind"] == "Dismissed"]
    assert back["minor"]
    places = [(change["place"], change["by"]) for change in back["changes"]]
    assert places == [("Augusta", -1), ("Southern militia", 1)]


@pytest.mark.parametrize(("die", "success"), [(1, False), (6, True)])
def test_what_is_raided_burns_once_the_raid_has_succeeded(die: int, *, success: bool) -> None:
    """10.3: not while the die is still to be seen, and not at all after a failure."""
    game, events = raid("Villiers, Marin", "Augusta", dice=[die], forts={})
    settle(game)
    scene = fights(events)[-1]
    done = [step["text"] for step in scene["steps"]]
    (told_at,) = [at for at, said in enumerate(done) if "raid Augusta" in said]
    assert scene["burns"] == (told_at + 1 if success else None)


def rolled(events: list[Event]) -> tuple[str, list[str]]:
    """The column of the raid table that was used, and what each face of the die comes to on it."""
    (roll,) = [step["roll"] for step in fights(events)[-1]["steps"] if step["roll"]]
    return roll["needs"], [face["mark"] for face in roll["faces"]]


CULTIVATED = ("Cultivated column", ["no", "no", "no", f"no {MINUS}1", f"yes {MINUS}1", "yes"])
"""10.3: from 1 to 6, without modifiers, for a unit at full strength."""
HARD = (
    "Stockade and Settlement column",
    [f"no {MINUS}1", f"no {MINUS}1", "no", f"no {MINUS}2", f"yes {MINUS}1", "yes"],
)


@pytest.mark.parametrize(
    ("forts", "found"), [({}, CULTIVATED), ({"Augusta": "British stockade"}, HARD)]
)
def test_10_3_a_raid_shows_what_each_face_comes_to(forts: dict[str, str], found: Any) -> None:
    game, events = raid("Huron", "Augusta", dice=[2], forts=forts)
    settle(game)
    assert rolled(events) == found


@pytest.mark.parametrize(("answer", "found"), [("decline", CULTIVATED), ("play 13", HARD)])
def test_w73_a_raid_on_blockhouses_shows_their_column(answer: str, found: Any) -> None:
    game, events = raid("Huron", "Augusta", dice=[2], other=[13])
    (chosen,) = [option for option in options(game) if option.startswith(answer)]
    play(game, chosen)
    settle(game)
    assert rolled(events) == found


def test_10_3_a_raid_shows_modifiers_and_no_more_losses_than_steps() -> None:
    """Villiers adds 1; what is reduced has one step left."""
    game, events = raid("Villiers, Marin (r)", "Augusta", dice=[2], forts={})
    settle(game)
    assert rolled(events) == (
        CULTIVATED[0],
        ["no", "no", f"no {MINUS}1", f"yes {MINUS}1", "yes", "yes"],
    )


def test_7_6_a_loss_in_a_fight_is_told_without_its_place() -> None:
    """The title names it; the log does, too."""
    game, events = raid("Huron", "Augusta", dice=[1], forts={"Augusta": "British stockade"})
    settle(game)
    assert "Huron loses a step." in [step["text"] for step in fights(events)[-1]["steps"]]
    assert "Huron loses a step at Augusta." in [told(event)["text"] for event in events]


def told(event: Event) -> Any:
    """A line of the log."""
    return PAGE.line(event, ())


def test_the_course_of_a_war() -> None:
    """The points at the end of each season, and what was notable in it."""
    albany, niagara = space("Albany"), space("Niagara")
    events: list[Event] = [
        ev.SeasonBegan(1757, False),
        ev.BattleEnded(albany, FRENCH),
        ev.Scored(FRENCH, 1, "battle", 5),
        ev.Eliminated(piece(BRITISH, "Webb"), albany, "killed", 0),
        ev.Eliminated(piece(BRITISH, "44th"), albany, "lost", 2),
        ev.Captured(FRENCH, albany, "fortress"),
        ev.Captured(FRENCH, niagara, "stockade"),
        ev.Raided(FRENCH, albany, True, 0),
        ev.Raided(FRENCH, albany, True, 0),
        ev.Raided(FRENCH, niagara, False, 0),
        ev.SeasonBegan(1757, True),
        ev.Built(BRITISH, niagara, "damaged fort"),
        ev.WinterBegan(1757),
        ev.Reduced(piece(BRITISH, "48th"), albany, "winter"),
        ev.Eliminated(piece(BRITISH, "46th"), albany, "winter", 1),
        ev.Scored(BRITISH, 2, "raids", 3),
        ev.Ended(Result(FRENCH, Reason.FRENCH_LEAD, 3)),
    ]
    early, late = PAGE.course(events)
    assert (early["line"], early["vp"], late["line"], late["vp"]) == (0, 5, 10, 3)
    assert early["notes"] == [
        "The French win a battle at Albany.",
        "Webb is killed at Albany.",
        "The French take the fortress at Albany.",
        "The French raid Albany.",
    ]
    assert late["notes"] == ["The British storm Niagara.", "Winter takes 2 steps."]
    french, british = early["tallies"]["French"], late["tallies"]["British"]
    assert french == {"battles": 1, "raids": 2, "taken": 2, "lost": 0, "winter": 0}
    # A leader is no step, a unit at full strength has two (7.61); a fort is taken by storm (9.22).
    assert early["tallies"]["British"]["lost"] == 2
    assert british == {"battles": 0, "raids": 0, "taken": 1, "lost": 0, "winter": 2}
    assert PAGE.course(events[:1])[0]["vp"] == 0
    assert PAGE.course([events[0], events[-1]])[0]["vp"] == 3


def test_the_odds_of_a_march() -> None:
    """Where a battle follows at once, and of each way."""
    game = stage(FRENCH, {"Montréal": "Montcalm, Béarn"}, {"St-Jean": "44th"}, hand=[1])
    lead(game, "Montcalm")
    skip(game, "stop")
    said = odds(game, "move > St-Jean")
    assert said is not None
    assert said.startswith("battle: ")
    assert odds(game, "move > Kahnawake") is None
    found = ways(game)
    assert found["St-Jean"]["arrival"] == "battle"
    assert found["St-Jean"]["odds"] == said
    assert found["St-Jean"]["stop"] == "The enemy is there."
    assert found["Kahnawake"]["mode"] == "land and boat"
    assert found["Kahnawake"]["by"] == []
    near = found["Sorel"]
    assert near["by"] == [
        {"name": "44th", "strength": 3, "space": "St-Jean", "at": "Sorel", "die": 4}
    ]
    assert near["safe"] == 0.5


def test_who_is_attacked_at_a_fort_may_go_inside() -> None:
    """Four units into a fort, any number into a fortress, none into a stockade (8.1, W48)."""
    few, many = "44th", "44th, 48th, 22nd, 27th, 46th"
    enemy = "The enemy may go inside"
    for kind, there, said in (
        ("stockade", few, None),
        ("fort", few, enemy),
        ("fort", many, "Up to four"),
        ("fortress", many, enemy),
    ):
        forts = {"St-Jean": f"British {kind}"}
        british = {"St-Jean": there}
        game = stage(FRENCH, {"Montréal": "Montcalm, Béarn"}, british, hand=[1], forts=forts)
        lead(game, "Montcalm")
        skip(game, "stop")
        notes = ways(game)["St-Jean"]["notes"]
        inside = [note for note in notes if "go inside" in note]
        assert bool(inside) == (said is not None)
        assert all(note.startswith(said or "") for note in inside)
        assert ways(game)["Kahnawake"]["notes"] == []


@pytest.mark.parametrize(
    ("defenders", "said"),
    [
        ("Webb, 44th", "The enemy may try to slip away under Webb: 50%."),
        ("Johnson, 44th", "The enemy may try to slip away under Johnson: 67%."),
        ("44th", "An enemy unit may try to slip away: 50%."),
        ("Rogers", "An enemy unit may try to slip away: 100%."),
    ],
)
def test_6_8_who_is_attacked_may_slip_away(defenders: str, said: str) -> None:
    """With the tactics of a leader; Auxiliaries in the wild surely, from Drilled Troops (W44)."""
    game = stage(FRENCH, {"Crown Point": "Montcalm, Béarn"}, {"Winooski": defenders}, hand=[1])
    lead(game, "Montcalm")
    skip(game, "stop")
    assert said in ways(game)["Winooski"]["notes"]


def test_6_81_nobody_slips_away_who_has_nowhere_to_go() -> None:
    """The space that the enemy comes from does not count."""
    for beyond, told in (("Huron", False), ("", True)):
        french = {"Ganneious": "Montcalm, Béarn", "Ganaraske": beyond}
        game = stage(FRENCH, french, {"Quinte": "Webb, 44th"}, hand=[1])
        lead(game, "Montcalm")
        skip(game, "stop")
        assert any("slip away" in note for note in ways(game)["Quinte"]["notes"]) is told


def test_7_92_who_has_no_retreat_is_told() -> None:
    """Drilled Troops retreat to cultivated land or to a fortification; Auxiliaries anywhere."""
    one = "If beaten, 1 of your units has nowhere to retreat and is eliminated."
    fort = {"Ticonderoga": "French fort"}
    cases: list[tuple[str, dict[str, str], bool]] = [
        ("Montcalm, Béarn, Huron", {}, True),
        ("Montcalm, Béarn, Huron", fort, False),
        ("Rigaud, Huron", {}, False),
    ]
    for force, forts, told in cases:
        game = stage(FRENCH, {"Ticonderoga": force}, {NORTH: "Webb, 44th"}, hand=[1], forts=forts)
        lead(game, force.partition(",")[0])
        skip(game, "stop")
        notes = ways(game)[NORTH]["notes"]
        assert (one in notes) is told, (force, notes)
        enemy = "If the enemy is beaten, 1 enemy unit has nowhere to retreat and is eliminated."
        assert enemy in notes


def test_8_1_who_stays_outside_knows_the_odds() -> None:
    """Of the battle for all who are not to go inside; there is none if nobody is left outside."""
    forts = {SOUTH: "British fort"}
    french = {NORTH: "Montcalm, Béarn, Guyenne"}
    game = stage(FRENCH, french, {SOUTH: "44th, 48th"}, hand=[1], forts=forts)
    lead(game, "Montcalm")
    play(game, f"move > {SOUTH}")
    skip(game, "inside 44th")
    said = []
    for name in ("44th", "48th"):
        found = odds(game, "done")
        assert found is not None
        said.append(found)
        # The last one leaves nobody to fight.
        last = "no battle, but a siege" if name == "48th" else None
        assert odds(game, f"inside {name}") == last
        game.choose(f"inside {name}")
        if game.decision is not None and game.decision.ask is Ask.INSIDE:
            shown: Any = PAGE.decision(game, BRITISH)
            assert shown["mover"]["pieces"] == [name]
        if name == "44th":
            assert "to win" in said[0]
    assert said[0] != said[1]


def test_w48_those_who_have_intercepted_do_not_go_inside() -> None:
    """The page says so; who goes inside with all others leaves them to fight."""
    french = {NORTH: "Montcalm, Béarn, Guyenne"}
    british = {SOUTH: "44th, 48th", "Albany": "Webb, 22nd, 27th"}
    game = stage(FRENCH, french, british, hand=[1], forts={SOUTH: "British fort"}, dice=[6])
    lead(game, "Montcalm")
    play(game, f"move > {SOUTH}")
    skip(game, "intercept Webb")
    play(game, "intercept Webb", "take everyone")
    skip(game, "inside 44th")
    shown: Any = PAGE.decision(game, BRITISH)
    assert shown["idle"] == dict.fromkeys(
        ("Webb", "22nd", "27th"), "Has intercepted, and must fight."
    )
    assert shown["together"] == ["inside 44th", "inside 48th"]
    assert shown["outcome"] is None


def test_8_1_whoever_shelters_all_knows_of_the_siege() -> None:
    french, british = {NORTH: "Montcalm, Béarn"}, {SOUTH: "44th, 48th"}
    game = stage(FRENCH, french, british, hand=[1], forts={SOUTH: "British fort"})
    lead(game, "Montcalm")
    play(game, f"move > {SOUTH}")
    skip(game, "inside 44th")
    shown: Any = PAGE.decision(game, BRITISH)
    assert shown["outcome"] == "no battle, but a siege"
    assert shown["idle"] == {}


def test_12_3_a_siege_without_supply_is_foretold() -> None:
    """By land from Ticonderoga to Hudson Carry South only with a fortification between (12.21)."""
    said = "A siege could not go on there: the besiegers would be out of supply."
    for stockade, told in (({}, True), ({NORTH: "French stockade"}, False)):
        forts = {"Ticonderoga": "French fort", SOUTH: "British fort", **stockade}
        french = {"Ticonderoga": "Montcalm, Béarn, Guyenne, La Sarre"}
        game = stage(FRENCH, french, {SOUTH: "Webb, 44th"}, hand=[1], forts=forts)
        lead(game, "Montcalm")
        skip(game, "stop")
        assert (said in ways(game)[SOUTH]["notes"]) is told


def test_7_92_who_stands_is_told_what_has_no_retreat() -> None:
    """In the same clause as the odds."""
    cut_off = "; if beaten, 1 of your units has nowhere to retreat"
    cases: list[tuple[dict[str, str], bool]] = [({}, True), ({SOUTH: "British fort"}, False)]
    for forts, told in cases:
        game = stage(
            FRENCH, {"Ticonderoga": "Montcalm, Béarn"}, {NORTH: "Webb, 44th"}, hand=[1], forts=forts
        )
        lead(game, "Montcalm")
        play(game, f"move > {NORTH}")
        skip(game, "stand")
        said = odds(game, "stand")
        assert said is not None
        assert said.endswith(cut_off) is told


@pytest.mark.parametrize(
    ("target", "more", "said"),
    [
        ("Hoosic", {}, f"Success brings {MARKER}."),
        (
            "Hoosic",
            {"forts": {"Hoosic": "British stockade"}},
            f"Success brings {MARKER} and the loss of the stockade.",
        ),
        (
            "Hoosic",
            {"raided": {"Hoosic": FRENCH}},
            "Success brings nothing: there is a Raided marker already.",
        ),
        (
            "Canajoharie",
            {"british": {"Canajoharie": "Mohawk 1"}},
            f"Success brings {MARKER} and the loss of 1 Indian unit.",
        ),
    ],
)
def test_10_31_a_raid_says_what_success_brings(
    target: str, more: dict[str, Any], said: str
) -> None:
    """10.33: nothing where a marker lies in empty cultivated land."""
    game = stage(FRENCH, {"Ticonderoga": "Marin"}, hand=[1], **more)
    assert clauses.of_success(game.state, FRENCH, space(target)) == said


def test_the_odds_of_a_raid_count_who_may_intercept_it() -> None:
    """Alone it succeeds on 5 and 6; the unit at Albany intercepts it on 4 to 6 (6.72, 10.3), and
    whoever beats those who intercept raids all the same (10.12).
    """
    forces = {"Ticonderoga": "Huron"}, {"Albany": "44th"}
    game = stage(FRENCH, *forces, hand=[1])
    play(game, "activate 1 Campaign")
    reach: Any = PAGE.queries["reach"](game, (FRENCH,), "send Huron")
    odds_at = {way["space"]: way["odds"] for way in reach if way["arrival"] == "raid"}
    assert (
        odds_at["Hoosic"]
        == "raid: 33% to succeed once there (17% or more if every interception is tried), "
        "0.3 steps lost"
    )


def defense(game: Game, *defenders: str) -> dict[str, str]:
    """What a battle at St-Jean brings the British who defend it (7.3 to 7.8)."""
    state = game.state
    montcalm, bearn = piece(FRENCH, "Montcalm"), piece(FRENCH, "Béarn")
    outcomes = battle(
        state,
        FRENCH,
        montcalm.bit | bearn.bit,
        space("St-Jean"),
        leader=montcalm,
        defenders=sum(piece(BRITISH, name).bit for name in defenders),
    )
    return {
        "wins": percent(1 - float(chance(outcomes, lambda one: one.wins))),
        "caused": decimal(expected(outcomes, lambda one: one.suffered)),
        "suffered": decimal(expected(outcomes, lambda one: one.caused)),
    }


def test_the_odds_of_interception_and_of_getting_away() -> None:
    game = stage(
        FRENCH, {"Montréal": "Montcalm, Béarn"}, {"St-Jean": "44th", "Sorel": "48th"}, hand=[1]
    )
    lead(game, "Montcalm")
    skip(game, "move > St-Jean")
    game.choose("move > St-Jean")
    skip(game, "intercept 48th")
    said = odds(game, "intercept 48th")
    assert said is not None
    sentence = "battle: {wins} to win, inflicting {caused} steps, losing {suffered}"
    alone = sentence.format(**defense(game, "44th"))
    wins = defense(game, "44th")["wins"]
    # 6.85, W42.
    avoids = "they may try to slip away, but not after an attempt to intercept"
    assert odds(game, "let pass") == f"{wins} to win if the enemy attacks there; {avoids}"
    game.choose("let pass")
    skip(game, "avoid 44th")
    assert odds(game, "avoid 44th") == "50% to slip away"
    stands = odds(game, "stand")
    assert stands is not None
    # Those who intercept fight beside those who are there.
    assert stands == alone
    fight = sentence.format(**defense(game, "44th", "48th"))
    assert said == f"50% to intercept; then {fight}"


def test_6_8_whoever_slips_away_leaves_the_others_to_fight() -> None:
    """One force or unit may try, after it is known who is inside (6.83)."""
    game = stage(
        FRENCH,
        {NORTH: "Montcalm, Béarn"},
        {SOUTH: "44th, 48th, 22nd"},
        hand=[1],
        forts={SOUTH: "British fort"},
    )
    lead(game, "Montcalm")
    play(game, f"move > {SOUTH}")
    skip(game, "inside 44th")
    stays = odds(game, "done")
    assert stays is not None
    assert stays.endswith("; they may try to slip away first")
    play(game, "inside 44th", "done")
    skip(game, "avoid 48th")
    assert odds(game, "avoid 48th") == "50% to slip away; 1 unit stays to fight"


@pytest.mark.parametrize(
    ("vp", "said"),
    [
        (4, "1 to 3 points for units, 2.0 on average"),
        (5, "1 to 6 points for units, 3.5 on average"),
    ],
)
def test_the_odds_of_an_alliance(vp: int, said: str) -> None:
    """The French halve the die, rounding up, with fewer than five points (playbook p. 5)."""
    game = stage(FRENCH, {"Montréal": "Béarn"}, hand=[23, 1], vp=vp)
    assert odds(game, "event 23 Northern Indian Alliance") == said


def test_the_odds_of_a_siege() -> None:
    game = siege("Dieskau, Béarn, La Sarre", "44th", level=1)
    lead(game, "Dieskau")
    skip(game, f"siege {SOUTH}")
    assert odds(game, f"siege {SOUTH}") == "siege roll: 33% for no change, 67% for level 2"
    said = odds(game, f"assault {SOUTH}")
    assert said is not None
    assert said.startswith("assault: ")


def test_the_odds_of_a_sortie_and_of_a_raid() -> None:
    game = siege("Béarn", "Braddock, 44th, 48th", active=BRITISH)
    lead(game, "Braddock")
    skip(game, "sortie")
    assert (odds(game, "sortie") or "").startswith("battle: ")
    game = stage(FRENCH, {"Allegheny South": "Marin"}, hand=[1])
    play(game, FIRST, "send Marin")
    skip(game, "move > Augusta")
    if "done" in options(game):
        game.choose("done")
    play(game, "move > Augusta")
    skip(game, "stop")
    if game.decision is not None and "stop" in game.decision.options:
        assert (odds(game, "stop") or "").startswith("raid: ")
