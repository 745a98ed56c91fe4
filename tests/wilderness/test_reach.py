"""Where a force can get to: agrees with the steps that the game offers, and says why not."""

from __future__ import annotations

from random import Random

import pytest
from wilderness.stage import piece, space, stage
from wilderness.test_random import eager, setups

from tripoli.kernel.chance import SeededChance
from tripoli.wilderness.game import Game
from tripoli.wilderness.model.options import Act, Ask
from tripoli.wilderness.model.pieces import Pieces
from tripoli.wilderness.model.setup import SCENARIOS
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.model.state import FORT
from tripoli.wilderness.reach import (
    FRESH,
    Approach,
    Arrival,
    Obstacle,
    obstacle,
    reach,
    threats,
)
from tripoli.wilderness.rules.paths import Stop, gait_of

GOES = (Act.MOVE, Act.SAIL)


def pieces(side: Side, *names: str) -> Pieces:
    """A set of pieces."""
    return sum(piece(side, name).bit for name in names)


def names(spaces: tuple[Space, ...]) -> list[str]:
    """The names of spaces."""
    return [str(one) for one in spaces]


def settled(game: Game, side: Side) -> bool:
    """Let the enemy do nothing; returns whether the side's group may take a further step."""
    while (decision := game.decision) is not None:
        action = game.state.action
        if action is None or action.mover is None or not action.mover.steps:
            return False
        if decision.ask is Ask.STEP:
            return decision.side is side
        calm = [o for o in ("decline", "let pass", "stand") if o in decision.options]
        game.choose((*calm, *decision.options)[0])
    return False


def walks(game: Game, way: Approach) -> None:
    """The game offers every step of a way, if the enemy lets it pass."""
    decision = game.decision
    assert decision is not None
    for leg in way.legs:
        assert game.decision is not None
        choice = f"{leg.act} > {leg.space}"
        assert choice in game.decision.options, (way, choice)
        game.choose(choice)
        if not settled(game, decision.side):
            assert leg is way.legs[-1], (way, leg)
            return


def wanders(game: Game, found: dict[Space, Approach], rng: Random) -> None:
    """Wherever a group wanders, it could get to."""
    decision = game.decision
    assert decision is not None
    origin = game.state.action.mover.origin  # type: ignore[union-attr]
    while game.decision is not None:
        steps = [option for option in game.decision.options if option.act in GOES]
        if not steps:
            return
        option = rng.choice(steps)
        assert option.space is not None
        assert option.space in found or option.space == origin
        game.choose(option)
        if not settled(game, decision.side):
            return


@pytest.mark.unmeasured
@pytest.mark.parametrize("index", range(len(SCENARIOS)), ids=list(SCENARIOS))
def test_reach_agrees_with_the_game(index: int) -> None:
    """Each first step is among the options, each way can be walked, each walk is a way."""
    setup = setups(3)[index]
    rng = Random(5)
    checked = 0
    for seed in range(3):
        game = Game(setup, SeededChance(seed))
        game.start()
        while game.decision is not None:
            decision, action = game.decision, game.state.action
            mover = action.mover if action else None
            fresh = mover is not None and not mover.steps and not mover.landing_card
            if decision.ask is Ask.STEP and fresh and mover is not None:
                checked += 1
                found = reach(
                    game.state,
                    decision.side,
                    mover.pieces,
                    mover.space,
                    gait_of(mover),
                    naval=mover.naval,
                )
                offered = {o.space for o in decision.options if o.act in GOES}
                assert offered == {way.space for way in found.values() if way.steps == 1}
                for way in rng.sample(list(found.values()), min(3, len(found))):
                    walks(game.copy(), way)
                if found:
                    wanders(game.copy(), found, rng)
            game.choose(eager(game, rng))
    assert checked > 100


def test_d2_d4_distances() -> None:
    """By boat: Montréal to Oneida Carry West 7; New York to Hudson Carry North 6 with a carry."""
    game = stage(FRENCH, {"Montréal": "Béarn"}, {"New York": "44th"})
    way = reach(game.state, FRENCH, pieces(FRENCH, "Béarn"), space("Montréal"))
    west = way[space("Oneida Carry West")]
    assert (west.steps, west.by_land, west.by_boat) == (7, False, True)
    game.state.forts[space("Hudson Carry South")] = 2 * FORT + BRITISH
    game.state.forts[space("Hudson Carry North")] = 2 * FORT + BRITISH
    north = reach(game.state, BRITISH, pieces(BRITISH, "44th"), space("New York"))
    carry = north[space("Hudson Carry North")]
    assert (carry.steps, carry.by_boat, carry.carries) == (6, True, True)


def test_d3_by_land() -> None:
    """Cataraqui to Schenectady by land 6."""
    game = stage(FRENCH, {"Cataraqui": "Joncaire"}, {})
    way = reach(game.state, FRENCH, pieces(FRENCH, "Joncaire"), space("Cataraqui"))
    there = way[space("Schenectady")]
    assert (there.steps, there.by_land) == (6, True)
    assert there.arrival is Arrival.RAID


@pytest.mark.parametrize(
    ("unit", "start", "target", "stop"),
    [
        ("Béarn", "Upper Monongahela", "Allegheny South", Stop.MOUNTAIN),
        ("Joncaire", "Augusta", "Culpeper", None),
        ("Joncaire", "Allegheny South", "Culpeper", Stop.CULTIVATED),
    ],
)
def test_why_a_march_ends(unit: str, start: str, target: str, stop: Stop | None) -> None:
    """6.2, W25 to W27: mountains, wilderness passed by troops, enemy fields passed by raiders."""
    game = stage(FRENCH, {start: unit}, {})
    way = reach(game.state, FRENCH, pieces(FRENCH, unit), space(start))[space(target)]
    assert way.stop is stop, way


def test_troops_stop_behind_wilderness() -> None:
    """6.2, W25: in the space after the first wilderness that is passed, if no fort is there."""
    game = stage(FRENCH, {"Oswegatchie": "Béarn"}, {})
    unit, here = pieces(FRENCH, "Béarn"), space("Oswegatchie")
    way = reach(game.state, FRENCH, unit, here)[space("West Canada Creek")]
    assert names(way.path) == ["Black River", "West Canada Creek"]
    assert way.stop is Stop.WILDERNESS
    game.state.forts[space("Black River")] = 2 * FORT + FRENCH
    way = reach(game.state, FRENCH, unit, here)[space("West Canada Creek")]
    assert way.stop is None


def test_what_awaits_at_the_end() -> None:
    """6.51: battle, siege, capture or raid."""
    game = stage(
        FRENCH,
        {"Ticonderoga": "Montcalm, Béarn, Joncaire"},
        {"Hudson Carry North": "44th"},
        forts={
            "Ticonderoga": "French fort",
            "Hudson Carry North": "British fort",
            "Hoosic": "British stockade",
        },
    )
    state, here = game.state, space("Ticonderoga")
    army = pieces(FRENCH, "Montcalm", "Béarn", "Joncaire")
    found = reach(state, FRENCH, army, here)
    carry = found[space("Hudson Carry North")]
    assert (carry.arrival, carry.stop) == (Arrival.BATTLE, Stop.ENEMY)
    state.at[space("Hudson Carry North")] = 0
    carry = reach(state, FRENCH, army, here)[space("Hudson Carry North")]
    assert (carry.arrival, carry.stop) == (Arrival.SIEGE, Stop.FORTIFICATION)
    assert reach(state, FRENCH, army, here)[space("Hoosic")].arrival is Arrival.CAPTURE
    raiders = pieces(FRENCH, "Joncaire")
    assert reach(state, FRENCH, raiders, here)[space("Hoosic")].arrival is Arrival.RAID


def test_r10_who_could_intercept() -> None:
    """6.72: the Ranger alone in the wild; one of the Provincials in the fields; 3 to 6 with
    Bradstreet.
    """
    french = {"White Mountains North": "Joncaire"}
    british = {
        "Ossipee": "Massachusetts 1, Massachusetts 2, Goreham",
        "Concord": "Massachusetts 3, Massachusetts 4",
    }
    game = stage(FRENCH, french, british)
    lone = pieces(FRENCH, "Joncaire")
    way = reach(game.state, FRENCH, lone, space("White Mountains North"))[space("Portsmouth")]
    first, second = way.legs
    assert names(way.path) == ["Casco Bay", "Portsmouth"]
    (ossipee,) = first.interceptors
    assert (ossipee.pieces, ossipee.lone, ossipee.need) == (pieces(BRITISH, "Goreham"), True, 4)
    assert {str(one.space) for one in second.interceptors} >= {"Concord"}
    assert way.safe == 0.25
    british["Concord"] += ", Bradstreet"
    game = stage(FRENCH, french, british)
    way = reach(game.state, FRENCH, lone, space("White Mountains North"))[space("Portsmouth")]
    concord = next(one for one in way.legs[1].interceptors if str(one.space) == "Concord")
    assert concord.need == 3


def test_the_safer_of_two_ways() -> None:
    """Of equally long ways, that on which the enemy is least likely to intercept."""
    game = stage(FRENCH, {"Cataraqui": "Joncaire"}, {"Oswego": "44th"})
    way = reach(game.state, FRENCH, pieces(FRENCH, "Joncaire"), space("Cataraqui"))
    there = way[space("Schenectady")]
    assert "Oswego" not in names(there.path)
    assert there.safe == 1.0


def test_the_way_past_the_weaker_enemy() -> None:
    """Of ways on which interception is equally likely: not through an army's own space (6.62)."""
    french = {"Hudson Carry North": "Huron", "Ticonderoga": "Montcalm, Béarn"}
    game = stage(FRENCH, french, {"Hudson Carry South": "Webb, 44th, 48th, 55th, Rogers"})
    way = reach(game.state, FRENCH, pieces(FRENCH, "Huron"), space("Hudson Carry North"))
    there = way[space("Wood Creek")]
    assert names(there.path) == ["Ticonderoga", "Wood Creek"]


def test_infiltration() -> None:
    """6.6: a lone Auxiliary may pass an enemy fort, and not stop there."""
    game = stage(
        FRENCH,
        {"Allegheny South": "Shawnee 1"},
        {},
        forts={"Augusta": "British stockade"},
    )
    lone = pieces(FRENCH, "Shawnee 1")
    found = reach(game.state, FRENCH, lone, space("Allegheny South"))
    assert not found[space("Augusta")].passes
    assert found[space("Augusta")].arrival is Arrival.RAID
    game.state.forts[space("Augusta")] = 2 * FORT + BRITISH
    found = reach(game.state, FRENCH, lone, space("Allegheny South"))
    assert found[space("Augusta")].passes
    assert found[space("Culpeper")].arrival is Arrival.RAID


def test_by_sea() -> None:
    """6.4, 6.43: between ports with a card of three; to an enemy shore with a landing."""
    game = stage(BRITISH, {}, {"Halifax": "Wolfe, 44th"})
    force = pieces(BRITISH, "Wolfe", "44th")
    halifax = space("Halifax")
    assert reach(game.state, BRITISH, force, halifax) == {}
    ports = reach(game.state, BRITISH, force, halifax, naval=True)
    assert {str(one) for one in ports} == {
        "Boston", "New Haven", "New York", "Alexandria", "Baltimore", "Philadelphia",
    }  # fmt: skip
    assert all(way.stop is Stop.SEA and not way.by_land for way in ports.values())
    shores = reach(game.state, BRITISH, force, halifax, naval=True, landing=True)
    assert shores[space("Louisbourg")].legs[0].act is Act.LAND
    assert space("Québec") not in shores


@pytest.mark.parametrize(
    ("unit", "start", "target", "expected"),
    [
        ("Béarn", "Montréal", "Kahnawake", None),
        ("Béarn", "Montréal", "Louisbourg", (Stop.SEA, "Louisbourg")),
        ("Béarn", "Winchester", "Woodstock", None),
        ("Béarn", "Ohio Forks", "Will's Creek", (Stop.MOUNTAIN, "Laurel Ridge South")),
        ("Béarn", "Ohio Forks", "Frederick", (Stop.ALLOWANCE, "Frederick")),
        ("Béarn", "Montréal", "Halifax", (Stop.SEA, "Halifax")),
        ("Rigaud, Marin, Huron", "Schenectady", "Albany", (Stop.UNDRILLED, "Albany")),
        ("Léry", "Schoharie", "Boston", (Stop.UNDRILLED, "Boston")),
        ("Joncaire", "Albany", "Schenectady", None),
        ("Rigaud", "Schenectady", "Albany", (Stop.FORTIFICATION, "Albany")),
    ],
)
def test_why_not(unit: str, start: str, target: str, expected: tuple[Stop, str] | None) -> None:
    """Every space that cannot be reached has a reason."""
    game = stage(FRENCH, {start: unit}, {})
    group = pieces(FRENCH, *unit.split(", "))
    found = obstacle(game.state, FRENCH, group, space(start), space(target))
    if expected is None:
        assert found is None
    else:
        assert found is not None
        assert (found.stop, str(found.space)) == expected


def test_too_far() -> None:
    """The obstacle tells how many steps it would take if nothing stopped or opposed anybody."""
    game = stage(FRENCH, {"Québec": "Béarn"}, {})
    found = obstacle(game.state, FRENCH, pieces(FRENCH, "Béarn"), space("Québec"), space("Niagara"))
    assert found == Obstacle(Stop.ALLOWANCE, space("Niagara"), 13)


@pytest.mark.parametrize(
    ("forts", "expected"),
    [
        ({}, Stop.CARRY),
        ({"Hudson Carry North": "French fort"}, Stop.CARRY),
        ({"Hudson Carry North": "French fort", "Hudson Carry South": "French fort"}, None),
    ],
)
def test_no_carry_leads_on(forts: dict[str, str], expected: Stop | None) -> None:
    """6.3: both of its ends have to be friendly; by land it is too far."""
    game = stage(FRENCH, {"Montréal": "Béarn"}, {}, forts=forts)
    here, there = space("Montréal"), space("Hudson Carry South")
    found = obstacle(game.state, FRENCH, pieces(FRENCH, "Béarn"), here, there)
    told = found and (found.stop, str(found.space))
    assert told == (expected and (expected, "Hudson Carry North"))


def test_foul_weather_ends_a_march() -> None:
    """6.2: two spaces and no more."""
    game = stage(FRENCH, {"Montréal": "Béarn"}, {})
    gait = FRESH._replace(most=2)
    found = reach(game.state, FRENCH, pieces(FRENCH, "Béarn"), space("Montréal"), gait)
    assert max(way.steps for way in found.values()) == 2
    assert found[space("Winooski")].stop is Stop.FOUL_WEATHER
    army, here = pieces(FRENCH, "Béarn"), space("Montréal")
    why = obstacle(game.state, FRENCH, army, here, space("Crown Point"), gait)
    assert why == Obstacle(Stop.FOUL_WEATHER, space("Île-aux-Noix"))


@pytest.mark.unmeasured
def test_every_other_space_is_reached_or_has_an_obstacle() -> None:
    """For all pieces of the start of a game."""
    game = Game(setups(0)[0], SeededChance(1))
    game.start()
    state = game.state
    army, here = pieces(FRENCH, "Montcalm", "Béarn"), space("Montréal")
    found = reach(state, FRENCH, army, here)
    for target in map(Space, range(141)):
        reason = obstacle(state, FRENCH, army, here, target)
        assert (reason is None) == (target in found or target == here)


def test_threats() -> None:
    """What each side could reach next: the raiders of Dumas, and the army at Ticonderoga."""
    game = stage(
        FRENCH,
        {"Allegheny South": "Dumas, Mingo 1", "Ticonderoga": "Montcalm, Béarn, Guyenne"},
        {"Hudson Carry North": "44th"},
        forts={"Hudson Carry North": "British fort", "Ohio Forks": "French fort"},
    )
    found = threats(game.state, FRENCH)
    raids = [one for one in found[space("Augusta")] if one.approach.arrival is Arrival.RAID]
    assert {one.leader.name if one.leader else None for one in raids} == {"Dumas", None}
    (army, *units) = found[space("Hudson Carry North")]
    assert army.pieces == pieces(FRENCH, "Montcalm", "Béarn", "Guyenne")
    assert army.approach.arrival is Arrival.BATTLE
    assert len(units) == 2
    assert set(threats(game.state, BRITISH)) >= {space("Ticonderoga")}
