"""What the page offers: the labels of options, the groups that can be activated, sieges."""

from __future__ import annotations

from typing import Any

import pytest
from wilderness.fields import attack
from wilderness.golden import load, records
from wilderness.marches import march
from wilderness.raiders import GATE
from wilderness.stage import play, skip, stage, use
from wilderness.stage import space as space_named
from wilderness.walls import NORTH, SOUTH, siege

from tripoli.games import GAMES
from tripoli.kernel.strict import FormatError
from tripoli.wilderness.game import Game
from tripoli.wilderness.model import events as ev
from tripoli.wilderness.model.options import DONE, Act, Ask, Decision
from tripoli.wilderness.model.sides import BRITISH, FRENCH
from tripoli.wilderness.present.labels import label
from tripoli.wilderness.present.words import describe

TITLE = GAMES["wilderness"]
PAGE = TITLE.page


def labels(game: Game) -> dict[str, str]:
    """The label of each option."""
    assert game.decision is not None
    found: Any = PAGE.options(game, game.decision.side)
    return {option["notation"]: option["label"] for option in found}


def test_7_6_a_label_says_what_a_step_costs() -> None:
    """The strength that is left, or that goes with a unit that is reduced."""
    force = "Dieskau, Lévis, Béarn, Guyenne, La Reine, La Sarre, Languedoc, Marin, Huron, Ottawa"
    game, _ = attack(force, "Webb, 44th (r), 48th, 55th, Rogers (r), Mohawk 1", (3, 2))
    skip(game)
    found: dict[str, str] = {}
    while game.decision is not None and game.decision.ask is not Ask.RETREAT:
        found = labels(game) | found
        game.choose(game.decision.options[0])
    assert found["lose 48th"] == "Reduce 48th to strength 2"
    assert found["lose 44th"] == "Eliminate 44th (strength 2)"


def test_7_92_a_label_says_that_everyone_retreats() -> None:
    """Where pieces may also retreat one by one."""
    game, _ = attack("Dieskau, Béarn, Guyenne, La Reine", "Webb, New York 1, Rogers", (2, 1))
    skip(game, "retreat > Albany")
    assert labels(game)["retreat > Albany"] == "Retreat everyone to Albany"
    assert labels(game)["retreat Webb > Albany"] == "Retreat Webb to Albany"
    play(game, "retreat Webb > Albany", "retreat Rogers > Albany")
    assert "Retreat everyone to Albany" not in labels(game).values()


def test_8_1_it_is_told_who_goes_inside() -> None:
    """Before a battle, after one (8.13), and as a siege begins (8.21); each piece once."""
    game, events = attack(
        "Dieskau, Béarn, Guyenne, La Reine",
        "Webb, 44th, 48th",
        (2, 1),
        "inside 44th",
        "done",
        forts={SOUTH: "British fort"},
    )
    skip(game, "inside Webb")
    while "inside Webb" not in labels(game):
        assert game.decision is not None
        game.choose(game.decision.options[0])
    play(game, "inside Webb")
    told = [describe(event) for event in events if isinstance(event, ev.Withdrew)]
    assert told == [f"44th withdraws into {SOUTH}.", f"Webb withdraws into {SOUTH}."]
    assert game.state.sieges[space_named(SOUTH)] == 1


@pytest.mark.parametrize(("inside", "room"), [("", True), ("44th, 48th, 22nd", False)])
def test_8_13_everyone_who_is_beaten_can_go_inside_at_once(inside: str, room: bool) -> None:
    """If there is room for all, of whom at most four are units."""
    defenders = "Webb, 27th, 46th" + (f", {inside}" if inside else "")
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine, Languedoc",
        defenders,
        (2, 1),
        *(f"inside {name}" for name in inside.split(", ") if inside),
        "done",
        forts={SOUTH: "British fort"},
    )
    while game.decision is not None and game.decision.ask is not Ask.RETREAT:
        game.choose(game.decision.options[0])
    assert game.decision is not None
    shown: Any = PAGE.decision(game, BRITISH)
    going = [str(one) for one in game.decision.options if one.act is Act.SEND_INSIDE]
    assert len(going) > 1
    assert shown["together"] == (going if room else [])


@pytest.mark.parametrize("inside", [["Béarn"], ["Béarn", "La Sarre"]])
def test_8_251_all_besieged_can_join_a_battle_at_once(inside: list[str]) -> None:
    """If there are several."""
    game = march(
        "Crown Point",
        "Villiers, Marin, Léry",
        "Ticonderoga",
        british={"Ticonderoga": "44th"},
        french={"Ticonderoga": ", ".join(f"{name} (i)" for name in inside)},
        forts={"Ticonderoga": "French fort"},
        sieges={"Ticonderoga": 0},
    )
    play(game, "stand")
    shown: Any = PAGE.decision(game, FRENCH)
    assert shown["ask"] == "join"
    assert shown["together"] == ([f"join {name}" for name in inside] if len(inside) > 1 else [])


def test_5_54_how_many_regiments_are_raised_or_restored_is_said() -> None:
    """Four of the north and two of the south at most, within what the Assemblies allow."""
    game = stage(BRITISH, {}, {"Albany": "New York 1 (r), New York 2"}, hand=[43], assemblies=1)
    play(game, "event 43 Raise Provincial Regiments")
    found: Any = PAGE.options(game, BRITISH)
    said = {option["label"]: option["odds"] for option in found}
    assert said["Restore the regiments of the Northern Department"] == "1 unit"
    assert said["Restore the regiments of the Southern Department"] == (
        "none is reduced that can be restored"
    )
    raised = {label: odds for label, odds in said.items() if label.startswith("Raise")}
    assert set(raised.values()) == {"up to 4 units", "up to 2 units"}


def test_labels_say_what_is_built() -> None:
    """The same notation builds a stockade or begins a fort."""
    for verb, start in (("stockades", "Build a stockade at "), ("forts", "Begin a fort at ")):
        game = stage(FRENCH, {"Sorel": "Béarn", "Trois-Rivières": "Guyenne"}, hand=[1, 2])
        play(game, f"build {verb} 1 Campaign")
        assert labels(game)["build Sorel"] == f"{start}Sorel"
        assert labels(game)["done"] == "Build nothing"
        play(game, "build Sorel")
        assert labels(game)["done"] == "Build no more"


def test_an_option_is_spelled_out_for_whoever_does_not_see_its_card() -> None:
    """As "Undone: …" names it; every option of a war, and some of them in full."""
    said = set()
    (path,) = (path for path in records() if path.stem == "annus-mirabilis-1")
    for game in load(path).steps():
        options = () if game.decision is None else game.decision.options
        said |= {TITLE.words.spelled_out(option) for option in options}
    assert not [one for one in said if one[0].islower() or "None" in one or " > " in one]
    assert {
        "Play Coehorns & Howitzers to activate",
        "Play Coehorns & Howitzers",
        "Assault Ticonderoga",
        "Take Béarn",
    } <= said


def test_labels_of_activation_and_movement() -> None:
    game = stage(
        FRENCH, {"Montréal": "Montcalm, Béarn, La Sarre (r)"}, hand=[1, 2], works={"Sorel": FRENCH}
    )
    assert labels(game)["demolish Sorel"] == "Demolish the fort under construction at Sorel"
    play(game, "activate 1 Campaign")
    said = labels(game)
    assert said["lead Montcalm"] == "Lead Montcalm"
    assert said["send Béarn"] == "Send Béarn"
    assert said["done"] == "Activate nobody"
    decision: Any = PAGE.decision(game, FRENCH)
    (group,) = decision["groups"]
    assert (group["head"], group["option"]) == ("Montcalm", "lead Montcalm")
    assert set(group["pieces"]) == {"Montcalm", "Béarn", "La Sarre"}
    assert group["command"] == {"used": 2, "allowed": 6}
    play(game, "lead Montcalm", "take Béarn")
    decision = PAGE.decision(game, FRENCH)
    assert decision["mover"] == {
        "pieces": ["Montcalm", "Béarn"],
        "space": "Montréal",
        "leader": "Montcalm",
        "lifts": False,
        "empties": None,
        "note": None,
    }
    assert decision["command"] == {"used": 1, "allowed": 6}
    assert {way["space"] for way in decision["reach"]} >= {"Sorel", "St-Jean"}
    assert labels(game)["done"] == "The force is complete"
    play(game, "done")
    skip(game, "stop")
    assert labels(game)["stop"] == "Stop here"
    assert labels(game)["move > Sorel"] == "March to Sorel"


def test_10_1_raiders_who_stop_where_they_can_raid_are_said_to_raid() -> None:
    game = stage(FRENCH, {GATE: "Huron"}, hand=[1])
    play(game, "activate 1 Campaign", "send Huron", "move > Augusta")
    skip(game, "stop")
    assert labels(game)["stop"] == "Raid here"
    # W71: who is there already raids once activated.
    game = stage(FRENCH, {"Augusta": "Huron"}, hand=[1])
    play(game, "activate 1 Campaign", "send Huron")
    skip(game, "stop")
    assert labels(game)["stop"] == "Raid here"


def test_single_auxiliaries_that_go_alike_are_one_group() -> None:
    game = stage(FRENCH, {"Montréal": "Huron, Ojibwa, Repentigny, Béarn"}, hand=[1])
    play(game, "activate 1 Campaign")
    decision: Any = PAGE.decision(game, FRENCH)
    group, drilled = decision["groups"]
    assert group["option"] == "send Huron"
    assert set(group["alike"]) == {"send Ojibwa", "send Repentigny"}
    assert group["command"] is None
    assert (drilled["option"], drilled["alike"]) == ("send Béarn", [])


@pytest.mark.parametrize(("card", "grouped"), [(4, False), (5, True)])
def test_5_32_a_drilled_unit_goes_alone_where_nobody_can_lead_it(card: int, grouped: bool) -> None:
    """Its reach can be looked at; with a leader it is part of his force."""
    british = {"Poughkeepsie": "Abercromby, 22nd, 27th"}
    game = stage(BRITISH, {}, british, hand=[card, 7])
    game.choose(use("activate", card))
    decision: Any = PAGE.decision(game, BRITISH)
    alone = [group["head"] for group in decision["groups"] if group["command"] is None]
    assert alone == (["22nd"] if grouped else [])
    reach: Any = PAGE.queries["reach"](game, (BRITISH,), "send 22nd")
    assert bool(reach) is grouped


def more(game: Game) -> dict[str, bool]:
    """Whether another may be activated after each group of the active side."""
    decision: Any = PAGE.decision(game, game.state.active)
    return {group["head"]: group["more"] for group in decision["groups"]}


def test_5_32_what_the_card_still_activates_is_said() -> None:
    """Half a point for an Indian unit, a point for anybody else; and two leaders in a Campaign."""
    sent = {"Ticonderoga": "Huron, Ojibwa, Marin, Repentigny"}
    game = stage(FRENCH, sent, {"Albany": "44th"}, hand=[1])
    play(game, "activate 1 Campaign", "send Huron")
    assert TITLE.words.prompt(game.decision) == (
        "French: send another, or go on to the moves. Points left: 2½ (Indian units cost ½, "
        "others 1)."
    )
    assert labels(game)["done"] == "No more; begin the moves"
    assert more(game) == {"Ojibwa": True}
    assert PAGE.decision(game, FRENCH)["waiting"] == ["Huron"]
    play(game, "send Ojibwa", "send Marin")
    assert set(PAGE.decision(game, FRENCH)["waiting"]) == {"Huron", "Ojibwa", "Marin"}
    assert "Points left: 1 (" in TITLE.words.prompt(game.decision)
    assert more(game) == {"Repentigny": False}
    game = stage(FRENCH, {"Ticonderoga": "Huron, Marin, Langlade, Repentigny"}, hand=[1])
    play(game, "activate 1 Campaign", "send Marin", "send Langlade")
    assert more(game) == {"Huron": False}, "nobody else costs half a point"
    game = stage(FRENCH, {"Ticonderoga": "Huron, Ojibwa, Marin, Repentigny, Langlade"}, hand=[1])
    play(game, "activate 1 Campaign", "send Marin", "send Langlade")
    assert more(game) == {"Huron": True, "Repentigny": False}
    forces = {"Montréal": "Montcalm, Béarn", "Québec": "Lévis, La Sarre"}
    game = stage(FRENCH, forces, hand=[1, 5])
    play(game, "event 1 Campaign")
    assert TITLE.words.prompt(game.decision) == "French: lead one or two forces."
    assert more(game) == {"Lévis": True, "Montcalm": True}
    play(game, "lead Montcalm", "take Béarn")
    assert TITLE.words.prompt(game.decision) == "French: lead another force."
    assert more(game) == {"Lévis": False}


@pytest.mark.parametrize(
    ("besiegers", "more", "said"),
    [
        ("Rigaud, Béarn, Guyenne", {}, "siege roll: "),
        (
            "Rigaud, Béarn, Guyenne",
            {"french": {NORTH: ""}, "british": {NORTH: "44th, 22nd"}},
            "The siege cannot go on: the besiegers are out of supply.",
        ),
        (
            "Rigaud, Montcalm, Béarn",
            {},
            "The siege cannot go on under Rigaud: a leader of higher Command is there.",
        ),
    ],
    ids=["in supply", "out of supply", "outranked"],
)
def test_8_231_a_siege_goes_on_only_where_it_can(
    besiegers: str, more: dict[str, Any], said: str
) -> None:
    """Whoever besieges is told the odds, or why nothing would be rolled."""
    game = siege(besiegers, "48th", **more)
    play(game, "activate 1 Campaign")
    shown: Any = PAGE.decision(game, FRENCH)
    (group,) = [one for one in shown["groups"] if one["head"] == "Rigaud"]
    here = group["siege"]
    assert any(one.startswith(said) for one in (here["why"] or "", *odds_of(here).values()))
    play(game, "lead Rigaud")
    set_out(game)
    assert (here["why"] is None) is ("siege" in odds_of(here)) is (f"siege {SOUTH}" in labels(game))


def set_out(game: Game) -> None:
    """Form no larger a force, and play no card, before the first step."""
    while game.decision is not None and game.decision.ask is not Ask.STEP:
        game.choose("done")


def odds_of(here: Any) -> dict[str, str]:
    """The odds of each thing that can be done for a siege."""
    return {one["act"]: one["odds"] for one in here["acts"]}


def test_9_11_an_assault_without_a_roll() -> None:
    """It needs neither supply nor Drilled Troops, only a siege level that is high enough."""
    for level, acts in ((0, set()), (1, {"assault"})):
        game = siege("Rigaud, Huron, Ottawa", "48th", level=level)
        play(game, "activate 1 Campaign")
        shown: Any = PAGE.decision(game, FRENCH)
        (group,) = [one for one in shown["groups"] if one["head"] == "Rigaud"]
        assert set(odds_of(group["siege"])) == acts
        play(game, "lead Rigaud", "take everyone")
        set_out(game)
        assert (f"assault {SOUTH}" in labels(game)) is bool(acts)


def test_9_11_an_assault_comes_first_where_a_roll_changes_nothing() -> None:
    """At the highest level (8.23)."""
    for level, first in ((1, "siege"), (2, "assault")):
        game = siege("Rigaud, Béarn, Guyenne", "48th", level=level)
        play(game, "activate 1 Campaign")
        shown: Any = PAGE.decision(game, FRENCH)
        (group,) = [one for one in shown["groups"] if one["head"] == "Rigaud"]
        assert group["siege"]["acts"][0]["act"] == first


@pytest.mark.parametrize(
    ("besiegers", "leaving", "lifts"),
    [
        ("Rigaud, Béarn, Guyenne", ["Béarn", "Guyenne"], True),
        ("Rigaud, Béarn, Guyenne", ["Béarn"], False),
        ("Rigaud, Montcalm, Béarn", ["Béarn"], True),
    ],
    ids=["everyone", "a unit stays", "only a leader stays"],
)
def test_8_232_a_siege_ends_when_no_unit_stays(
    besiegers: str, leaving: list[str], *, lifts: bool
) -> None:
    """The page says so of the force as far as it is formed, and then it is so."""
    game = siege(besiegers, "48th")
    play(game, "activate 1 Campaign", "lead Rigaud")
    for unit in leaving:
        skip(game, f"take {unit}")
        if f"take {unit}" in labels(game):
            play(game, f"take {unit}")
    set_out(game)
    shown: Any = PAGE.decision(game, FRENCH)
    assert shown["mover"]["lifts"] is lifts
    play(game, f"move > {NORTH}")
    assert bool(game.state.sieges[space_named(SOUTH)]) is not lifts


def test_8_25_a_besieged_force_lifts_no_siege() -> None:
    """It does not besiege."""
    game = siege("Rigaud, Béarn", "Webb, 48th", active=BRITISH)
    play(game, "activate 1 Campaign")
    shown: Any = PAGE.decision(game, BRITISH)
    (group,) = [one for one in shown["groups"] if one["head"] == "Webb"]
    assert group["lifts"] is False
    assert group["siege"] is None


def test_who_slips_away_with_whom() -> None:
    """6.8: under a leader, or with a unit."""
    game = march("Ticonderoga", "Montcalm, Béarn", NORTH, british={NORTH: "Webb, 44th, Rogers"})
    skip(game, "avoid Webb")
    found = labels(game)
    assert found["avoid Webb"] == "Slip away under Webb"
    assert found["avoid Rogers"] == "Slip away with Rogers"


@pytest.mark.parametrize(
    ("defenders", "kind", "going"),
    [
        ("Webb, 44th, 48th, New York 1, Rogers", "fort", "Webb, 44th, 48th, New York 1, Rogers"),
        (
            "Webb, New York 1 (r), New York 2, Rogers, 44th (r), 48th",
            "fort",
            "48th, 44th, New York 2, Rogers",
        ),
        (
            "Webb, 44th, 48th, New York 1, New York 2, Rogers",
            "fortress",
            "Webb, 44th, 48th, New York 1, New York 2, Rogers",
        ),
        ("44th", "fort", ""),
    ],
)
def test_8_1_everyone_is_sent_inside_or_the_strongest_for_whom_there_is_room(
    defenders: str, kind: str, going: str
) -> None:
    """A fort holds four units, and leaders besides; a fortress any number."""
    target = "Albany" if kind == "fortress" else SOUTH
    source = "Hoosic" if kind == "fortress" else "Wood Creek"
    forts = {} if kind == "fortress" else {SOUTH: "British fort"}
    game = march(source, "Montcalm, Béarn", target, british={target: defenders}, forts=forts)
    skip(game, f"inside {defenders.split(', ')[-1]}")
    decision: Any = PAGE.decision(game, BRITISH)
    assert set(decision["together"]) == {f"inside {name}" for name in going.split(", ") if name}
    for choice in decision["together"]:
        play(game, choice)
    asked = game.decision
    still = asked is not None and asked.ask is Ask.INSIDE
    assert still == (not going or ("Webb" in defenders and "Webb" not in going))


def test_8_1_nobody_else_goes_inside_only_after_somebody() -> None:
    """The end of the choice says whether anybody has been chosen."""
    forts = {SOUTH: "British fort"}
    game = march("Wood Creek", "Montcalm, Béarn", SOUTH, british={SOUTH: "44th, 48th"}, forts=forts)
    skip(game, "inside 44th")
    assert labels(game)["done"] == "Nobody goes inside"
    play(game, "inside 44th")
    assert labels(game)["done"] == "Nobody else goes inside"


def test_another_question_is_not_about_who_else_goes_inside() -> None:
    """Nor is the end of what is asked next, if nothing has been chosen between."""
    forts = {SOUTH: "British fort"}
    game = march("Wood Creek", "Montcalm, Béarn", SOUTH, british={SOUTH: "44th, 48th"}, forts=forts)
    play(game, "inside 44th")
    decision = game.decision
    assert decision is not None
    militia = Decision(decision.side, Ask.MILITIA, (DONE,), space=decision.space)
    assert label(DONE, militia, game) == "No militia"


@pytest.mark.parametrize(
    ("card", "pieces", "said"),
    [
        ("39 Stingy Provincial Assembly", "Virginia 1, Massachusetts 1", "choose a Department for"),
        (
            "33 Indians Desert",
            "Mohawk 1, Mohawk 2",
            "choose the first of up to 2 units to eliminate for",
        ),
        ("22 Governor Vaudreuil Interferes", "Webb", "choose which leaders change places for"),
    ],
)
def test_a_prompt_says_what_is_chosen_for_an_event(card: str, pieces: str, said: str) -> None:
    """Also while something could be demolished in between."""
    side = BRITISH if "Vaudreuil" in card else FRENCH
    french = {"Québec": "Montcalm, Béarn", "Montréal": "Lévis, Guyenne", "Niagara": "Rigaud"}
    number, title = int(card[:2]), card[3:]
    fort = {"Ticonderoga": "French fort"}
    game = stage(side, french, {"Albany": pieces}, hand=[number], forts=fort)
    play(game, f"event {card}")
    while game.decision is not None and game.decision.ask is Ask.WINDOW:
        game.choose("decline")
    assert game.decision is not None
    assert any(one.act is Act.DEMOLISH for one in game.decision.options) or side is BRITISH
    assert TITLE.words.prompt(game.decision) == f"{side}: {said} {title}."


def test_5_34_a_force_of_other_pieces_can_be_asked_for() -> None:
    """At most as many units as the leaders command together, all of them where the leader is."""
    at = "Ticonderoga"
    there = "Montcalm, Lévis, Béarn, Guyenne, La Sarre, Huron, Ottawa"
    game = stage(FRENCH, {at: there, "Crown Point": "Vaudreuil, Languedoc"}, {}, hand=[1])
    play(game, "activate 1 Campaign")

    def asked(argument: str, topic: str = "group") -> Any:
        return PAGE.queries[topic](game, (FRENCH,), argument)

    some = asked("lead Montcalm with Béarn, Huron")
    assert set(some["pieces"]) == {"Montcalm", "Béarn", "Huron"}
    assert set(some["beside"]) == {"Lévis", "Guyenne", "La Sarre", "Ottawa"}
    assert some["command"] == {"used": 2, "allowed": 6}
    assert (some["option"], some["space"]) == ("lead Montcalm", at)
    alone = asked("lead Lévis with Huron")
    ways = {way["space"] for way in asked("lead Lévis with Huron", "reach")}
    assert ways > {way["space"] for way in asked("lead Montcalm", "reach")}
    assert alone["command"]["used"] == 1
    assert "Montcalm" not in alone["beside"]
    # Montcalm may not be led by Lévis.
    assert asked("lead Lévis with Montcalm, Huron") is None
    assert asked("lead Montcalm with Lévis") is None
    assert asked("lead Montcalm with Lévis", "reach") == []
    for wrong in ("lead Montcalm with Languedoc", "lead Montcalm with ", "lead Montcalm with x"):
        with pytest.raises(FormatError, match="a piece"):
            asked(wrong)
    with pytest.raises(FormatError):
        asked("send Huron with Ottawa")
    with pytest.raises(FormatError):
        PAGE.queries["group"](game, (BRITISH,), "lead Montcalm with Béarn")
