"""What the page says about cards, the standing of a war, and what came last."""

from __future__ import annotations

from typing import Any

import pytest
from wilderness.marches import march
from wilderness.raiders import raid
from wilderness.stage import lead, listen, piece, play, skip, stage
from wilderness.stage import space as space_named
from wilderness.walls import SOUTH, siege

from tripoli.games import GAMES
from tripoli.kernel.chance import SeededChance
from tripoli.wilderness.game import Game
from tripoli.wilderness.model import events as ev
from tripoli.wilderness.model.action import Group
from tripoli.wilderness.model.cards import CARDS
from tripoli.wilderness.model.options import DECLINE, Act, Ask, Decision, Option, of_piece
from tripoli.wilderness.model.setup import SCENARIOS, Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import LINKS, SPACES, Space
from tripoli.wilderness.present.reasons import why_no_event
from tripoli.wilderness.present.words import describe
from tripoli.wilderness.rules.events.registry import EVENTS, playable
from tripoli.wilderness.text import reasons as text

TITLE = GAMES["wilderness"]
PAGE = TITLE.page


def board(game: Game, *eyes: int) -> Any:
    """The board, as some can see it."""
    return PAGE.board(game, eyes)


JOHNSON = {"Albany": "Johnson"}
REASONS: list[tuple[Side, int, dict[str, Any], str]] = [
    (FRENCH, 6, {}, text.RESPONSE),
    (FRENCH, 57, {}, text.OTHER_SIDE[BRITISH]),
    (BRITISH, 55, {}, text.OTHER_SIDE[FRENCH]),
    (FRENCH, 41, {"assemblies": 0}, text.POLITICS[FRENCH]),
    (BRITISH, 41, {"assemblies": 2}, text.POLITICS[BRITISH]),
    (FRENCH, 39, {"assemblies": 2}, text.ASSEMBLIES),
    (FRENCH, 39, {}, text.NO_PROVINCIALS),
    (FRENCH, 55, {"quiberon": True}, text.AFTER_QUIBERON),
    (FRENCH, 55, {"british": {"Québec": "44th", "Louisbourg": "48th"}}, text.NO_PORT),
    (FRENCH, 47, {"quiberon": True}, text.AFTER_QUIBERON),
    (
        FRENCH,
        47,
        {"british": {"Québec": "44th"}, "forts": {"Québec": "British fortress"}},
        text.QUEBEC_LOST,
    ),
    (BRITISH, 48, {"year": 1755}, text.TOO_EARLY),
    (FRENCH, 48, {"quiberon": True}, text.AFTER_QUIBERON),
    (FRENCH, 28, {"forts": {"Oswego": "British fort"}}, text.ENEMY_GATE),
    (FRENCH, 28, {}, text.NO_GATE),
    (BRITISH, 28, {"forts": {"Oswego": "British fort"}}, text.NO_JOHNSON),
    (FRENCH, 70, {}, text.NO_SHIRLEY),
    (FRENCH, 70, {"british": {"Albany": "Shirley"}, "vp": 0}, text.NO_LEAD),
]


@pytest.mark.parametrize(("side", "number", "given", "reason"), REASONS)
def test_why_an_event_cannot_be_played(
    side: Side, number: int, given: dict[str, Any], reason: str
) -> None:
    """Of several conditions, that which is not met."""
    setup = Setup("full campaign")
    game = stage(side, hand=[number, 1], setup=setup, **given)
    assert why_no_event(game, side, CARDS[number]) == reason
    assert board(game, side)["reasons"][str(CARDS[number])]["event"] == reason


def test_regulars_come_once_a_season() -> None:
    game = stage(FRENCH, {"Québec": "Béarn"}, hand=[55, 56, 1], setup=Setup("full campaign"))
    assert why_no_event(game, FRENCH, CARDS[55]) is None
    game.state.hands[FRENCH].regulars = True
    assert why_no_event(game, FRENCH, CARDS[56]) == text.REGULARS


def test_every_event_with_a_condition_has_its_reason() -> None:
    """On an empty map, in two years, for both sides."""
    for year in (1755, 1762):
        for side in Side:
            game = stage(side, hand=[1], year=year, setup=Setup("full campaign"))
            for card in CARDS.values():
                reason = why_no_event(game, side, card)
                assert (reason is None) == playable(game, side, card)
                assert reason is None or reason.endswith(".")
    assert text.EVENTS.keys() <= EVENTS.keys()


def test_why_a_card_cannot_be_built_with_or_held() -> None:
    game = stage(FRENCH, hand=[1, 2])
    game.state.hands[FRENCH].built = True
    why = board(game, FRENCH)["reasons"]["1 Campaign"]
    assert why == {"stockades": text.BUILT, "forts": text.BUILT}
    game = stage(FRENCH, hand=[1])
    assert board(game, FRENCH)["reasons"] == {"1 Campaign": {}}
    game.state.hands[FRENCH].must_play = True
    assert board(game, FRENCH)["reasons"]["1 Campaign"] == {"hold": text.MUST_PLAY}
    assert board(game)["reasons"] == {}


def idle(game: Game) -> Any:
    assert game.decision is not None
    return PAGE.decision(game, game.decision.side)["idle"]


def test_why_a_piece_is_not_activated() -> None:
    """Too low a card, too few points, a Campaign, Drilled Troops or a force beside others
    (5.31 to 5.34, W12, W15).
    """
    there = {"Ticonderoga": "Vaudreuil, Montcalm, Béarn, Huron, Ojibwa"}
    game = stage(FRENCH, there, {"Albany": "44th"}, hand=[1, 5])
    assert idle(game) == {}
    vaudreuil = piece(FRENCH, "Vaudreuil")
    game.choose("activate 5 Bastions Repaired")
    assert vaudreuil.initiative == 3 > CARDS[5].value
    assert idle(game) == {"Vaudreuil": "Can lead a force only with a 3-value card."}
    game.choose("send Huron")
    found = idle(game)
    assert found["Huron"] == text.ACTIVATED
    assert found["Béarn"] == text.DRILLED
    # One point is half spent: enough for an Indian unit, not for a leader.
    assert found["Montcalm"] == found["Vaudreuil"] == text.POINTS
    assert "Ojibwa" not in found
    game = stage(FRENCH, there, {"Albany": "44th"}, hand=[6, 5])
    play(game, "activate 6 Surrender!", "send Huron")
    assert idle(game)["Montcalm"] == text.NO_FORCE
    game = stage(FRENCH, there, {"Albany": "44th"}, hand=[1, 5])
    play(game, "event 1 Campaign")
    assert idle(game) == {
        "Béarn": text.CAMPAIGN,
        "Huron": text.CAMPAIGN,
        "Ojibwa": text.CAMPAIGN,
    }


def test_the_points_of_an_alliance_are_said() -> None:
    """W133: a point for a new unit, half a point for one that is restored."""
    game = stage(FRENCH, {"Montréal": "Béarn"}, hand=[23, 5], dice=[2], vp=5)
    play(game, "event 23 Northern Indian Alliance")
    assert "; 2 left (" in TITLE.words.prompt(game.decision)


def test_groups_that_wait_can_be_compared() -> None:
    """At the choice who moves next, each has its ways."""
    game = stage(FRENCH, {"Montréal": "Huron", "Sorel": "Marin"}, hand=[1])
    play(game, "activate 1 Campaign", "send Huron", "send Marin")
    assert game.decision is not None
    decision: Any = PAGE.decision(game, FRENCH)
    assert decision["ask"] == "next"
    assert [group["option"] for group in decision["groups"]] == ["begin Huron", "begin Marin"]
    ways = PAGE.queries["reach"]
    assert all(ways(game, (FRENCH,), group["option"]) for group in decision["groups"])


def test_the_end_of_an_action_phase_is_no_usual_choice() -> None:
    """The page ends it by itself where nothing could be undone any more."""
    game = stage(FRENCH, {"Sorel": "Béarn"}, hand=[1, 2], forts={"Sorel": "French stockade"})
    assert PAGE.automatic(game) is None
    play(game, "build stockades 1 Campaign", "done")
    assert PAGE.automatic(game) is None
    decision: Any = PAGE.decision(game, FRENCH)
    assert decision["ask"] == "finish"
    assert not decision["automatic"]


def test_losses_among_equals_are_automatic() -> None:
    game = stage(
        FRENCH,
        {"Montréal": "Montcalm, Béarn, La Sarre"},
        {"Sorel": "44th, 48th"},
        hand=[1],
        dice=[4, 4],
    )
    play(lead(game, "Montcalm"), "move > Sorel")
    skip(game, "lose Béarn")
    assert PAGE.automatic(game) == "lose Béarn"


def test_the_weakest_loses_a_step_automatically() -> None:
    """Raiders lose steps as their owner likes (10.31): no unit that is reduced is lost whole."""
    game, _ = raid("Bougainville, Marin (r), Huron", "Augusta", dice=[4])
    assert PAGE.automatic(game) == "lose Huron"


def headline(game: Game, reader: Side, *choices: str) -> str:
    """The headline after some choices of the other side."""
    events = listen(game)
    play(game, *choices)
    skip(game)
    return TITLE.words.headline(events, reader)


def test_headlines() -> None:
    """The card or who was led, then what came of it; of a march, where it went."""
    game = stage(FRENCH, {"Montréal": "Montcalm, Béarn"}, hand=[1, 2, 3], other=[5])
    assert headline(game, BRITISH, "build stockades 1 Campaign", "build Sorel", "done") == (
        "The French build stockades: a stockade at Sorel."
    )
    game = stage(FRENCH, {"Montréal": "Montcalm, Béarn"}, hand=[1, 2, 3], other=[5])
    led = ("activate 1 Campaign", "lead Montcalm", "take Béarn", "move > Sorel", "stop")
    assert headline(game, BRITISH, *led) == (
        "Montcalm leads the French to Sorel (Campaign, value 3)."
    )
    game = stage(FRENCH, {"Montréal": "Montcalm, Béarn"}, hand=[1, 2, 3], other=[5])
    assert headline(game, BRITISH, "activate 1 Campaign", "done") == "The French activate nothing."
    game = stage(FRENCH, hand=[1], other=[5])
    assert headline(game, BRITISH, "hold") == "The French hold their last card."
    game = stage(FRENCH, {"Sorel": "Béarn"}, hand=[1, 2], other=[5])
    forts = ("build forts 1 Campaign", "build Sorel", "done")
    assert headline(game, BRITISH, *forts) == "The French build forts: a fort begun at Sorel."
    game = stage(FRENCH, hand=[41, 1], other=[5])
    event = "event 41 British Colonial Politics"
    assert headline(game, BRITISH, event) == (
        "British Colonial Politics: the Assemblies are now Reluctant."
    )
    assert TITLE.words.headline([], FRENCH) == ""


def test_7_62_the_share_of_drilled_troops_is_named() -> None:
    """W54: as long as it is not taken, nobody else is offered."""
    huron, béarn = (of_piece(Act.LOSE, piece(FRENCH, name)) for name in ("Huron", "Béarn"))
    for options, what in (((béarn,), "a Drilled unit"), ((béarn, huron), "a unit")):
        decision = Decision(FRENCH, Ask.LOSS, options, left=2, space=space_named("Albany"))
        said = f"French: choose {what} that loses a step at Albany (2 to lose)."
        assert TITLE.words.prompt(decision) == said


def test_who_may_not_stop_is_not_told_to() -> None:
    """Raiders who slip past an enemy have to go on."""
    move, stop = Option("move > Sorel", act=Act.MOVE), Option("stop", act=Act.STOP)
    marin = Group(None, piece(FRENCH, "Marin").bit)
    for options, said in (((move, stop), ", or stop there."), ((move,), ".")):
        decision = Decision(FRENCH, Ask.STEP, options, space=space_named("Albany"), group=marin)
        assert TITLE.words.prompt(decision) == f"French: move Marin from Albany{said}"


def test_what_is_built_is_said() -> None:
    """Stockades, or forts, up to the value of the card (5.41, 5.42)."""
    forces = {"Ticonderoga": "Montcalm, Béarn", "Montréal": "Guyenne"}
    for act, said in (
        ("build stockades", "build up to 2 stockades."),
        ("build forts", "begin or complete up to 2 forts."),
    ):
        game = stage(FRENCH, forces, hand=[33])
        play(game, f"{act} 33 Indians Desert")
        assert game.decision is not None
        assert TITLE.words.prompt(game.decision) == f"French: {said}"


def test_the_last_card_can_be_held() -> None:
    """The question says so, and only then."""
    for hand, said in (([33], True), ([33, 13], False)):
        game = stage(FRENCH, {"Montréal": "Montcalm, Béarn"}, hand=hand)
        assert game.decision is not None
        assert ("or hold it" in TITLE.words.prompt(game.decision)) is said


def test_8_1_the_room_in_a_fort_is_said() -> None:
    """Four units; a fortress has room for all (W48)."""
    for kind, first, then in (("fort", 4, 3), ("fortress", None, None)):
        forts = {"St-Jean": f"British {kind}"}
        british = {"St-Jean": "44th, 48th, 22nd"}
        game = stage(FRENCH, {"Montréal": "Montcalm, Béarn"}, british, hand=[1], forts=forts)
        lead(game, "Montcalm")
        play(game, "move > St-Jean")
        skip(game, "inside 44th")
        for room in (first, then):
            assert game.decision is not None
            assert game.decision.ask is Ask.INSIDE
            said = TITLE.words.prompt(game.decision)
            assert said.endswith(f" Room for {room} units." if room else "inside at St-Jean?")
            game.choose(str(game.decision.options[0]))


def test_5_55_who_is_recalled_is_told_why() -> None:
    """The map holds two commanders in chief; a third that is drawn replaces one."""
    leaders = tuple(of_piece(Act.ELIMINATE, piece(BRITISH, name)) for name in ("Loudoun", "Webb"))
    decision = Decision(BRITISH, Ask.EVENT, leaders, card="british_regulars")
    assert TITLE.words.prompt(decision) == (
        "British: choose a commander in chief to recall; British Regulars brings one, and the map "
        "holds two."
    )


def test_what_foul_weather_does_is_said() -> None:
    """As long as the group moves."""
    for answer, told in (("play 14 Foul Weather", True), ("decline", False)):
        game = stage(BRITISH, {"Québec": "Béarn"}, {"Albany": "Webb, 44th"}, hand=[1], other=[14])
        play(game, "activate 1 Campaign", "lead Webb", "take 44th")
        game.choose(answer)
        shown: Any = PAGE.decision(game, BRITISH)
        assert shown["ask"] == "step"
        assert ("Foul Weather" in (shown["mover"]["note"] or "")) is told


def test_a_landing_is_named_where_only_it_leads() -> None:
    """To whoever holds the card (6.43)."""
    for hand, told in (([3, 17], True), ([3], False)):
        game = stage(BRITISH, {"Louisbourg": "Béarn"}, {"Halifax": "Wolfe, 44th"}, hand=hand)
        said = TITLE.words.topics["obstacle"].tell(game, BRITISH, "wolfe > louisbourg")
        assert ("Amphibious Landing" in " ".join(said)) is told, said


def test_6_43_why_a_force_cannot_land_is_said() -> None:
    """The port, the card that activates it (6.41), and Louisbourg Squadrons (W99)."""

    def told(group: str, *choices: str, squadrons: bool = False, to: str = "louisbourg") -> str:
        british = {"Halifax": "Wolfe, 44th", "New York": "Loudoun, 22nd"}
        game = stage(BRITISH, {"Louisbourg": "Béarn"}, british, hand=[3, 17, 13])
        game.state.squadrons = squadrons
        play(game, *choices)
        said = TITLE.words.topics["obstacle"].tell(game, BRITISH, f"{group} > {to}")
        return " ".join(" ".join(said).split())

    assert "as soon as the force has been chosen" in told("wolfe")
    assert told("loudoun") == "An Amphibious Landing at Louisbourg leaves from Halifax."
    assert "none this year" in told("wolfe", squadrons=True)
    assert "card of value 3" in told("wolfe", "activate 13 Blockhouses")
    assert "leaves from Louisbourg" in told("wolfe", to="baie-st-paul")


def test_who_comes_is_called_after_who_leads() -> None:
    """Of two leaders of equal Command, the one who was activated."""
    british = {"Albany": "Abercromby, Loudoun, 22nd, 27th"}
    game = stage(BRITISH, {"Ticonderoga": "Montcalm, Béarn, Guyenne"}, british, hand=[1], vp=0)
    play(game, "activate 1 Campaign", "lead Loudoun", "take everyone")
    play(game, "move > Hudson Carry South", "move > Hudson Carry North")
    assert game.decision is not None
    assert game.decision.ask is Ask.INTERCEPT
    assert "Loudoun and 2 units" in TITLE.words.prompt(game.decision)


def test_a_response_says_to_what_place() -> None:
    def asked(space: Space | None) -> str:
        decision = Decision(BRITISH, Ask.WINDOW, (DECLINE,), space=space, card="ambush")
        return TITLE.words.prompt(decision)

    assert asked(space_named("Albany")) == "British: respond at Albany with Ambush!, or decline."
    assert asked(None) == "British: respond with Ambush!, or decline."


def test_w98_a_loss_to_small_pox_tells_of_the_indians() -> None:
    """They are eliminated afterwards, whatever the loss was."""
    game = stage(
        BRITISH, {"Québec": "Béarn, Guyenne, Huron, Ottawa, Marin"}, {}, hand=[34], dice=[3]
    )
    play(game, "event 34 Small Pox")
    assert game.decision is not None
    assert TITLE.words.prompt(game.decision) == (
        "French: choose a unit that loses a step to Small Pox at Québec (2 to lose); then all "
        "Indians there are eliminated."
    )


def test_6_53_a_leader_who_cannot_stay_is_named() -> None:
    decision = Decision(
        FRENCH,
        Ask.RETREAT,
        (Option("retreat > Sorel", act=Act.RETREAT),),
        space=space_named("Montréal"),
        group=Group(piece(FRENCH, "Rigaud"), piece(FRENCH, "Rigaud").bit),
    )
    said = "French: Rigaud cannot stay at Montréal. Where does he go?"
    assert TITLE.words.prompt(decision) == said


def test_who_moves_in_foul_weather_is_named() -> None:
    rigaud = piece(FRENCH, "Rigaud")
    marching = Group(rigaud, rigaud.bit | piece(FRENCH, "Béarn").bit)
    decision = Decision(
        BRITISH,
        Ask.WINDOW,
        (DECLINE,),
        space=space_named("Montréal"),
        card="foul_weather",
        enemy=marching,
    )
    said = "British: respond to Rigaud and 1 unit at Montréal with Foul Weather, or decline."
    assert TITLE.words.prompt(decision) == said


def test_a_leader_who_is_recalled_has_not_been_killed() -> None:
    webb = piece(BRITISH, "Webb")
    for why, said in (("recalled", "Webb recalled"), ("killed", "Webb killed")):
        events = [ev.Played(FRENCH, CARDS[1], "event"), ev.Eliminated(webb, 0, why, 0)]
        assert said in TITLE.words.headline(events, BRITISH)


def test_leaders_who_are_killed_are_named_together() -> None:
    """So there is room for the units that are lost with them."""
    lost = [ev.Eliminated(piece(BRITISH, name), 0, "no retreat", 0) for name in ("Webb", "Dunbar")]
    units = [ev.Eliminated(piece(BRITISH, name), 0, "no retreat", 2) for name in ("44th", "48th")]
    said = TITLE.words.headline([ev.Played(FRENCH, CARDS[1], "event"), *lost, *units], BRITISH)
    assert said == "Campaign: Webb, Dunbar killed; 2 British units lost for lack of a retreat."


def test_units_without_a_retreat_are_in_the_headline() -> None:
    """7.92: they are lost whole, and not as steps."""
    lost = [ev.Eliminated(piece(BRITISH, name), 0, "no retreat", 2) for name in ("44th", "48th")]
    events = [ev.Played(FRENCH, CARDS[1], "event"), *lost]
    said = "Campaign: 2 British units lost for lack of a retreat."
    assert TITLE.words.headline(events, BRITISH) == said


def test_a_unit_at_full_strength_loses_two_steps() -> None:
    """Two steps, and one that is reduced loses one (7.61)."""
    lost = [ev.Eliminated(piece(BRITISH, "44th"), 0, "lost", 2)]
    lost.append(ev.Eliminated(piece(BRITISH, "48th"), 0, "lost", 1))
    events = [ev.Played(FRENCH, CARDS[1], "event"), *lost]
    assert TITLE.words.headline(events, BRITISH) == "Campaign: the British lose 3 steps."


def test_the_headline_of_a_battle_says_who_loses_what() -> None:
    game = stage(
        FRENCH,
        {"Montréal": "Montcalm, Béarn, La Sarre"},
        {"Sorel": "44th (r)"},
        hand=[1, 2],
        dice=[6, 1],
    )
    events = listen(game)
    play(lead(game, "Montcalm"), "move > Sorel")
    skip(game)
    assert TITLE.words.headline(events, BRITISH) == (
        "Montcalm leads the French: the French win at Sorel, no steps lost to 1; 1 French point."
    )


def test_the_headline_says_who_has_come_and_where() -> None:
    """One by name; of several how many, and where they are if they are together."""
    highlanders = ev.Played(BRITISH, CARDS[61], "event")
    units = piece(BRITISH, "1/42nd").bit | piece(BRITISH, "2/42nd").bit
    third = piece(BRITISH, "77th (a)")
    new_york, boston = space_named("New York"), space_named("Boston")

    def said(*entered: ev.Event) -> str:
        return TITLE.words.headline([highlanders, *entered], FRENCH)

    both = ev.Entered(BRITISH, units, new_york)
    one = ev.Entered(BRITISH, third.bit, new_york)
    other = ev.Entered(BRITISH, third.bit, boston)
    title = CARDS[61].title
    assert said(both) == f"{title}: 2 pieces arrive at New York."
    assert said(one) == f"{title}: {third} arrives at New York."
    assert said(both, other) == f"{title}: 3 pieces arrive."


def test_the_headline_of_the_own_card_says_what_has_come_of_it() -> None:
    """Until something has, the other side's news stand there."""
    albany = space_named("Albany")
    theirs = ev.Played(FRENCH, CARDS[1], "event")
    own = ev.Played(BRITISH, CARDS[2], "activate")
    said = TITLE.words.headline
    assert said([theirs], BRITISH) == "Campaign."
    assert said([theirs, own], BRITISH) == "Campaign.", "nothing has come of it yet"
    assert said([theirs, own, ev.Raided(BRITISH, albany, False, 0)], BRITISH) == (
        "The raid on Albany fails."
    )


def test_the_headline_says_how_the_other_side_has_responded() -> None:
    """Also while the other side's next card is told."""
    theirs = ev.Played(FRENCH, CARDS[1], "event")
    own = ev.Played(BRITISH, CARDS[2], "activate")
    said = TITLE.words.headline
    weather = ev.Played(FRENCH, CARDS[14], "response")
    told = "The French play Foul Weather: the march may go two spaces at most, and not by sea."
    assert said([theirs, own, weather], BRITISH) == told
    albany, kinderhook = space_named("Albany"), space_named("Kinderhook")
    webb = piece(BRITISH, "Webb")
    march = ev.Moved(BRITISH, webb.bit, albany, kinderhook, "move", webb)
    assert said([own, weather, march], BRITISH) == f"{told} Webb marches to Kinderhook."
    schooner = ev.Played(FRENCH, CARDS[15], "response")
    back = ev.Moved(BRITISH, webb.bit, kinderhook, albany, "driven back", webb)
    told = "The French play Lake Schooner: Webb driven back to Albany."
    assert said([own, march, schooner, back], BRITISH) == told
    assert said([own, march, schooner, back, theirs], BRITISH) == f"Campaign. {told}"


def test_the_headline_of_an_event_says_what_holds_from_now_on() -> None:
    game = stage(FRENCH, hand=[21, 1], other=[5], dice=[5])
    assert headline(game, BRITISH, "event 21 Louisbourg Squadrons") == (
        "Louisbourg Squadrons. The British make no Amphibious Landings this year."
    )


def test_6_7_the_headline_says_whether_an_interception_succeeds() -> None:
    """The reader's as well as the other side's."""
    albany = space_named("Albany")
    theirs = ev.Played(FRENCH, CARDS[1], "activate")
    for succeeded, said in (
        (False, "The French march: the British fail to intercept at Albany."),
        (True, "The French march: the British intercept at Albany."),
    ):
        tried = ev.Tried(BRITISH, piece(BRITISH, "44th").bit, albany, "intercept", succeeded)
        assert TITLE.words.headline([theirs, tried], BRITISH) == said


def test_the_headline_says_what_a_winter_has_brought() -> None:
    """11.2: from the reader's last card on, and then what the other side did in the new season."""
    winter = [
        ev.WinterBegan(1757),
        ev.Scored(FRENCH, 2, "raids", 6),
        ev.Reduced(piece(BRITISH, "44th"), 0, "winter"),
        ev.Eliminated(piece(BRITISH, "48th"), 0, "winter", 1),
        ev.SeasonBegan(1758, late=False),
    ]
    own = ev.Played(BRITISH, CARDS[2], "activate")
    held = ev.Held(FRENCH, None)
    brought = "Early 1758: the British lose 2 steps; 2 French points."
    assert TITLE.words.headline([own, held, *winter], BRITISH) == brought
    assert TITLE.words.headline([own, *winter, ev.Played(FRENCH, CARDS[1], "event")], BRITISH) == (
        f"{brought} Campaign."
    )
    late = [own, ev.SeasonBegan(1757, late=True)]
    assert TITLE.words.headline(late, BRITISH) == "Late 1757 begins."
    assert TITLE.words.headline(winter, BRITISH) == ""


def test_the_headline_of_a_siege_that_has_been_raised() -> None:
    """It says that it is over, unless what was besieged has been taken."""
    albany, montcalm = space_named("Albany"), piece(FRENCH, "Montcalm")
    came = [
        ev.Played(FRENCH, CARDS[1], "activate"),
        ev.Activated(FRENCH, montcalm, montcalm.bit, albany),
        ev.SiegeChanged(albany, 0),
    ]
    assert TITLE.words.headline(came, BRITISH) == "Montcalm leads the French: Albany besieged."
    relieved = [*came, ev.SiegeChanged(albany, None)]
    over = "Montcalm leads the French: the siege of Albany ends."
    assert TITLE.words.headline(relieved, BRITISH) == over
    taken = [*came, ev.Captured(FRENCH, albany, "fort"), ev.SiegeChanged(albany, None)]
    fell = "Montcalm leads the French: the fort at Albany taken."
    assert TITLE.words.headline(taken, BRITISH) == fell


def test_the_headline_of_a_march_by_an_event() -> None:
    """Its name goes nowhere; who marches does."""
    montreal, sorel, montcalm = (
        space_named("Montréal"),
        space_named("Sorel"),
        piece(FRENCH, "Montcalm"),
    )
    led = [
        ev.Played(FRENCH, CARDS[1], "event"),
        ev.Activated(FRENCH, montcalm, montcalm.bit, montreal),
        ev.Moved(FRENCH, montcalm.bit, montreal, sorel, "move", montcalm),
    ]
    assert TITLE.words.headline(led, BRITISH) == "Campaign: a march to Sorel."


def test_the_headline_of_an_own_march_is_no_older_news() -> None:
    """Where the force has come to; then that the enemy has slipped away (6.8)."""
    albany, montcalm = space_named("Albany"), piece(FRENCH, "Montcalm")
    regiment = piece(BRITISH, "44th").bit
    hoosic = space_named("Hoosic")
    before = [ev.Played(BRITISH, CARDS[2], "activate"), ev.Raided(BRITISH, hoosic, True, 0)]
    came = [
        *before,
        ev.Played(FRENCH, CARDS[1], "activate"),
        ev.Moved(FRENCH, montcalm.bit, hoosic, albany, "move", montcalm),
    ]
    assert TITLE.words.headline(came, FRENCH) == "Montcalm marches to Albany."
    gone = [*came, ev.Tried(BRITISH, regiment, albany, "avoid", True)]
    assert TITLE.words.headline(gone, FRENCH) == "The British slip away from Albany."


def test_the_headline_of_a_siege_says_what_was_rolled() -> None:
    """8.23: of a roll that leaves the level as it is, too."""
    for die, level in ((1, 1), (6, 2)):
        game = siege("Dieskau, Béarn, La Sarre", "44th", level=1, dice=[die])
        events = listen(game)
        lead(game, "Dieskau")
        skip(game, f"siege {SOUTH}")
        game.choose(f"siege {SOUTH}")
        skip(game)
        said = f"the siege of {SOUTH} at level {level} (modified roll {die})"
        assert said in TITLE.words.headline(events, BRITISH)


def test_points_say_where_they_were_won() -> None:
    """7.8, 13.21: those for a battle have a place, those for a year's raids have none."""
    albany = space_named("Albany")
    won = ev.Scored(FRENCH, 1, "battle", 5, albany)
    assert describe(won) == "The French score 1 point (battle at Albany); now French 5."
    raids = ev.Scored(BRITISH, 2, "raids", -1)
    assert describe(raids) == "The British score 2 points (raids); now British 1."


def test_an_interception_is_told_before_the_battle_that_comes_of_it() -> None:
    """Whatever has failed to intercept comes last (6.7)."""
    albany = space_named("Albany")
    regiment = piece(BRITISH, "44th").bit
    events = [
        ev.Played(FRENCH, CARDS[1], "activate"),
        ev.Tried(BRITISH, regiment, space_named("Oswego"), "intercept", succeeded=False),
        ev.Tried(BRITISH, regiment, albany, "intercept", succeeded=True),
        ev.BattleEnded(albany, BRITISH),
    ]
    assert TITLE.words.headline(events, BRITISH) == (
        "The French march: the British intercept at Albany; the British win at Albany; "
        "the British fail to intercept at Oswego."
    )


def test_who_may_intercept_or_avoid_is_told_who_comes() -> None:
    """A leader with the number of his units; one or two units by name."""
    game = march("Oneida Castle", "Villiers, Béarn", "Canajoharie", british={"Schenectady": "44th"})
    assert TITLE.words.prompt(game.decision) == (
        "British: intercept Villiers and 1 unit at Canajoharie?"
    )
    game = march("Oneida Castle", "Léry", "Canajoharie", british={"Canajoharie": "44th"})
    assert TITLE.words.prompt(game.decision) == "British: intercept Léry at Canajoharie?"
    play(game, "let pass", "stop")
    assert TITLE.words.prompt(game.decision) == "British: avoid battle with Léry at Canajoharie?"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_plans(scenario: str) -> None:
    """Three sentences for each side when a scenario begins; none for a later position."""
    game = TITLE.rules.new_game({"scenario": scenario}, SeededChance(1))
    for side in Side:
        plan = TITLE.words.plan(game, side)
        assert len(plan) == 3
        assert all(sentence.endswith(".") for sentence in plan)
    game.state.year += 1
    assert TITLE.words.plan(game, FRENCH) == ()


def test_how_near_a_side_is_to_winning() -> None:
    game = stage(FRENCH, hand=[1], year=1760, vp=6, setup=Setup("late war"))
    french = [one for one in board(game)["standings"] if one["side"] == "French"]
    assert [(one["have"], one["of"]) for one in french] == [(6, 8), (1, 1)]
    assert [one["progress"] for one in french] == ["6 of 8 points", "the French lead now"]
    game = stage(FRENCH, hand=[1], year=1762, vp=-3, setup=Setup("late war"))
    british = [one for one in board(game)["standings"] if one["side"] == "British"]
    assert [(one["have"], one["of"]) for one in british][:2] == [(3, 11), (3, 5)]
    game = stage(FRENCH, hand=[1], year=1759, vp=2)
    lead: Any = board(game)["standings"][1]
    assert (lead["side"], lead["have"], lead["progress"]) == ("French", 1, "the French lead now")
    lead = board(stage(FRENCH, hand=[1], year=1759, vp=-2))["standings"][1]
    assert (lead["side"], lead["have"], lead["progress"]) == (
        "French",
        0,
        "the French do not lead now",
    )


def test_how_near_the_british_are_to_their_goals_of_1759() -> None:
    """13.12, W87: two goals at most count, and a fortress that is lost is missing."""

    def standing(at: dict[str, str], forts: dict[str, str] | None = None) -> Any:
        cleared = {"Niagara": "", "Ohio Forks": ""}
        game = stage(FRENCH, {}, at, hand=[1], year=1758, forts=cleared | (forts or {}))
        (one,) = (one for one in board(game)["standings"] if "Two of" in one["text"])
        return one

    def goals(at: dict[str, str], forts: dict[str, str] | None = None) -> tuple[int, int]:
        one = standing(at, forts)
        return one["have"], one["of"]

    taken = {"Niagara": "44th", "Ohio Forks": "48th", "Montréal": "27th"}
    home = {"Halifax": "46th"}
    assert goals(home) == (0, 2)
    assert goals({**home, **taken}) == (2, 2)
    assert standing(home)["progress"] == "0 of two places; 8 of 8 fortresses"
    lost = {"Albany": "French fortress"}
    assert goals({**home, **taken}, forts=lost) == (1, 2)


def test_lasting_effects() -> None:
    game = stage(FRENCH, hand=[1], quiberon=True)
    game.state.hands[BRITISH].blockhouses = True
    on = [flag["name"] for flag in board(game)["flags"] if flag["on"]]
    assert on == ["pitt", "revolution", "quiberon", "leaders_came", "blockhouses British"]


def test_when_the_deck_is_shuffled() -> None:
    game = stage(FRENCH, hand=[1])
    assert not board(game)["shuffles"]
    game.state.deck = game.state.deck[:17]
    assert board(game)["shuffles"]
    game.state.hands[FRENCH].holds = True
    assert not board(game)["shuffles"]


def test_what_winter_would_take_and_who_is_out_of_supply() -> None:
    game = stage(FRENCH, {"Augusta": "Béarn, La Sarre (r), Guyenne (r)"}, hand=[1])
    found: dict[str, Any] = {
        topic: PAGE.queries[topic](game, (FRENCH,), "") for topic in ("winter", "supply")
    }
    assert found["winter"] == [
        {
            "side": "French",
            "space": "Augusta",
            "lost": 1,
            "among": ["Guyenne", "La Sarre"],
            "pieces": ["Béarn"],
        }
    ]
    assert [side["unsupplied"] for side in found["supply"]] == [["Augusta"], []]


def test_supply_lines_lead_to_a_source() -> None:
    """12.2: from space to adjacent space, each once, without a circle; nobody's line begins where
    there is nobody, and units out of supply have none.
    """
    troops = {"St-Jean": "Béarn", "Augusta": "La Sarre", "Crown Point": "Guyenne"}
    game = stage(FRENCH, troops, hand=[1], forts={"Crown Point": "French fort"})
    found: Any = PAGE.queries["supply"](game, (FRENCH,), "")
    french, british = found
    assert (french["side"], french["unsupplied"]) == ("French", ["Augusta"])
    assert (british["unsupplied"], british["lines"]) == ([], [])
    lines = dict(french["lines"])
    assert len(lines) == len(french["lines"])
    assert "Augusta" not in lines
    ends = set()
    for space in ("St-Jean", "Crown Point"):
        steps = 0
        while space in lines:
            assert lines[space] in [str(other) for other in LINKS[space_named(space)]]
            space, steps = lines[space], steps + 1
        assert steps < len(SPACES)
        ends.add(space)
    assert ends <= set(french["sources"]) == {"Montréal", "Québec", "Louisbourg"}


def test_5_3_the_log_names_the_commander() -> None:
    """Who was activated, though another of equal Command goes with him."""
    names = "Abercromby, Loudoun, 44th, 48th"
    game = stage(BRITISH, {}, {"Albany": names}, hand=[1])
    lead(game, "Loudoun")
    events = listen(game)
    play(game, "move > Schenectady")
    (moved,) = [event for event in events if isinstance(event, ev.Moved)]
    assert PAGE.line(moved, ())["text"] == (
        "Loudoun, Abercromby and 2 units move from Albany to Schenectady."
    )


@pytest.mark.parametrize(
    ("uprising", "expected"),
    [(False, {"cherokees"}), (True, {"uprising"})],
    ids=["before", "after"],
)
def test_w92_after_the_uprising_the_cherokee_are_no_allies(
    uprising: bool, expected: set[str]
) -> None:
    game = stage(FRENCH, hand=[1], cherokees=True, uprising=uprising)
    on = {flag["name"] for flag in board(game)["flags"] if flag["on"]}
    assert on & {"cherokees", "uprising"} == expected


def test_5_532_settlements_are_marked_while_their_units_are_on_the_map() -> None:
    """Wherever these are, and for either side; the mark goes with the last of them."""
    game = stage(
        FRENCH,
        {"Montréal": "Abenaki 1, Huron", "Ohio Forks": "Mingo 1"},
        {"Albany": "Mohawk 1, Oneida"},
        hand=[1],
    )
    assert board(game)["allied"] == {
        "St-François": ["French"],
        "Pays d'en Haut": ["French"],
        "Mingo Town": ["French"],
        "Canajoharie": ["British"],
        "Oneida Castle": ["British"],
    }
    assert board(stage(FRENCH, {"Montréal": "Béarn"}, hand=[1]))["allied"] == {}
