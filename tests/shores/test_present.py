"""What a page needs to show a turn as it happens. Victory Conditions; R16, R29."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from shores.strategies import new, random_choice, seeds, setups
from shores.table import AC, TF, A, C, F, G, I, M, listen, play, table

import tripoli
from tripoli.shores.model import events as ev
from tripoli.shores.model.cards import CARDS
from tripoli.shores.model.pieces import (
    AMERICAN,
    DERNE,
    LOST,
    SUPPLY,
    TRIPOLI,
    TRIPOLITAN,
    Piece,
    Place,
)
from tripoli.shores.model.state import Setup
from tripoli.shores.present.changes import changes
from tripoli.shores.present.course import course
from tripoli.shores.present.fights import scene
from tripoli.shores.present.goals import goals


def standing(game: tripoli.Game) -> Counter[tuple[str, str]]:
    """The number of pieces of each kind in each place."""
    return Counter(
        {
            (piece, place): count
            for place, kinds in game.state.pieces().items()
            for piece, count in kinds.items()
        }
    )


@given(setups, seeds, seeds)
def test_the_changes_of_events_add_up_to_the_board(setup: Setup, seed: int, other: int) -> None:
    """After every choice, a page that follows the log has the same pieces as the engine."""
    heard: list[ev.Event] = []
    game = new(setup, seed)
    game.listener = heard.append
    shown = standing(game)
    rng = Random(other)
    for _ in range(150):
        if game.decision is None:
            break
        game.choose(random_choice(game, rng))
        for event in heard:
            for change in changes(event):
                shown[change["piece"], change["place"]] += change["by"]
        heard.clear()
        assert +shown == +standing(game)
        assert not -shown


@pytest.mark.parametrize(
    ("piece", "whole", "box"),
    [
        (F, F, Place.SUNK),
        (Piece.DAMAGED_FRIGATE, F, Place.SUNK),
        (Piece.DAMAGED_TRIPOLITAN_FRIGATE, TF, SUPPLY),
        (C, C, SUPPLY),
        (I, I, SUPPLY),
    ],
)
def test_where_a_lost_piece_goes(piece: Piece, whole: Piece, box: Place) -> None:
    """Victory Conditions; R6: American frigates are kept, all other pieces can return, repaired."""
    assert LOST[piece] == (whole, box)
    assert changes(ev.Sunk(piece, TRIPOLI, 2)) == [
        {"piece": str(piece), "place": "Tripoli", "by": -2},
        {"piece": str(whole), "place": str(box), "by": 2},
    ]


def test_the_board_of_the_page_follows_the_rules_on_losses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules and page read the same table: if it changes, both do."""
    monkeypatch.setitem(LOST, C, (C, Place.SUNK))
    game = table(
        "Spring 1802",
        AMERICAN,
        {"Malta": {F: 1}, "Tripoli": {C: 1}},
        ["Naval Movement"],
        ["Storms"],
        dice=[6, 1, 1],
    )
    shown = standing(game)
    news = listen(game)
    play(game, "event Naval Movement", "move Malta > Tripoli")
    for event in news:
        for change in changes(event):
            shown[change["piece"], change["place"]] += change["by"]
    assert shown[str(C), "sunk"] == 1
    assert +shown == +standing(game)


def played(seed: int, most: int = 10_000, **setup: Any) -> tuple[tripoli.Game, list[ev.Event]]:
    """A random game and its events."""
    heard: list[ev.Event] = []
    game = new(Setup(**setup), seed)
    game = game.record.replay(listener=heard.append)
    rng = Random(seed)
    while game.decision is not None and most:
        game.choose(random_choice(game, rng))
        most -= 1
    return game, heard


@pytest.mark.parametrize("seed", range(12))
def test_a_fight_is_told_step_by_step(seed: int) -> None:
    """Blows turn each unit from ready to damaged to lost, in agreement with the log."""
    _, heard = played(seed)
    told = [number for number, event in enumerate(heard) if isinstance(event, ev.FightBegan)]
    assert told
    for first in told:
        fight = scene(heard, first)
        assert fight is not None
        began = heard[first]
        assert isinstance(began, ev.FightBegan)
        units = {unit["number"]: unit for force in fight["forces"] for unit in force["units"]}
        assert sorted(units) == list(range(len(units)))
        assert sum(unit["step"] == 0 for unit in units.values()) >= sum(
            count for _, count in began.forces
        )
        lost: set[int] = set()
        damaged = {number for number, unit in units.items() if unit["state"] == "damaged"}
        for at, step in enumerate(fight["steps"]):
            for blow in step["blows"]:
                assert units[blow["unit"]]["step"] <= at
                assert blow["unit"] not in lost
                assert (blow["state"] == "damaged") == blow["piece"].startswith("damaged ")
                if blow["state"] == "lost":
                    lost.add(blow["unit"])
                else:
                    assert blow["unit"] not in damaged
                    damaged.add(blow["unit"])
        sunk = sum(
            event.count
            for event in heard[first : fight["steps"][-1]["line"] + 1 if fight["steps"] else first]
            if isinstance(event, ev.Sunk)
        )
        assert len(lost) == sunk
    assert scene(heard, told[0] + 1) is None
    assert scene(heard, len(heard)) is None


def test_what_stands_behind_a_fight() -> None:
    """The garrison of the city; in a bombardment, it is part of the fight itself."""
    assert began({"Malta": {F: 1}, "Tripoli": {C: 2, I: 3}, "Derne": {I: 2}}, "Tripoli") == (
        "battle",
        3,
    )
    assert began({"Malta": {F: 1}, "Derne": {I: 2}}, "Derne") == ("bombardment", 0)


def test_nobody_stands_behind_raiders() -> None:
    """Pirate Raids: the infantry of the city takes no part in a fight at sea."""
    heard: list[ev.Event] = []
    game = table("Spring 1802", TRIPOLITAN, {"Tripoli": {C: 1, I: 3}}, [], ["Storms"], dice=[1])
    game.listener = heard.append
    game.choose("discard Storms to raid")
    first = next(n for n, event in enumerate(heard) if isinstance(event, ev.FightBegan))
    fight = scene(heard, first)
    assert fight is not None
    assert [force["garrison"] for force in fight["forces"]] == [None, None]


def test_the_garrison_stands_behind_the_ships_of_its_side() -> None:
    heard: list[ev.Event] = []
    pieces = {"Malta": {F: 1}, "Tripoli": {C: 2, I: 3}}
    game = table("Spring 1802", AMERICAN, pieces, dice=[1, 1, 1, 1])
    game.listener = heard.append
    game.choose("event Thomas Jefferson")
    game.choose("move Malta > Tripoli")
    first = next(n for n, event in enumerate(heard) if isinstance(event, ev.FightBegan))
    fight = scene(heard, first)
    assert fight is not None
    assert [force["garrison"] for force in fight["forces"]] == [
        None,
        {"piece": "Tripolitan infantry", "count": 3},
    ]


def began(pieces: Any, target: str) -> tuple[str, int]:
    """The kind of fight that one frigate starts, and the size of the garrison behind it."""
    heard: list[ev.Event] = []
    game = table("Spring 1802", AMERICAN, pieces, dice=[1, 1, 1, 1])
    game.listener = heard.append
    game.choose("event Thomas Jefferson")
    game.choose(f"move Malta > {target}")
    fight = next(event for event in heard if isinstance(event, ev.FightBegan))
    return fight.fight, fight.garrison


def test_what_each_side_needs() -> None:
    game = table(
        "Fall 1805",
        AMERICAN,
        {"Algiers": {AC: 1}, "Derne": {M: 1, A: 2}, "Tripoli": {C: 1}},
        gold=9,
        captured=["Derne"],
    )
    treaty, assault, gold, frigates, army, repulse = goals(game.view(None))
    assert {c["text"]: c["met"] for c in treaty["conditions"]} == {
        "Fall 1805 or later": True,
        "No ally at war": False,
        "Derne captured": True,
        "No Tripolitan frigate in Tripoli harbor": True,
    }
    assert treaty["open"]
    assert assault["conditions"] == [{"text": "Fall 1805 or later", "met": True}]
    assert (gold["have"], gold["of"], gold["needs"]) == (9, 12, "3 to go")
    assert (frigates["have"], frigates["of"]) == (0, 4)
    assert frigates["needs"] == "4 to go"
    assert army["conditions"] == [{"text": "Hamet's Army on the map", "met": True}]
    assert (repulse["name"], repulse["side"]) == ("Repulse the Assault on Tripoli", "Tripolitan")
    assert repulse["open"]


@pytest.mark.parametrize(
    ("when", "pile", "lies"),
    [
        ("Fall 1802", "discards", "in the discard pile until 1805"),
        ("Fall 1805", "discards", "in the discard pile"),
        ("Fall 1805", "removed", "out of the game"),
        ("Fall 1802", "american", ""),
    ],
)
def test_where_the_card_lies_that_wins(when: str, pile: str, lies: str) -> None:
    """R2: what has been discarded comes back only in 1805."""
    there: dict[str, Any] = {"american": ["Naval Movement"]}
    game = table(when, AMERICAN, {}, **there | {pile: ["Treaty of Peace and Amity"]})
    for reader in (None, AMERICAN, TRIPOLITAN):
        assert goals(game.view(reader))[0]["lies"] == lies


def test_a_pile_that_is_hidden_says_nothing_of_the_card() -> None:
    """Optional Rule: not even its owner may look through it."""
    game = table(
        "Fall 1802",
        AMERICAN,
        {},
        ["Naval Movement"],
        discards=["Treaty of Peace and Amity"],
        setup=Setup(hidden_discards=True),
    )
    assert [goals(game.view(side))[0]["lies"] for side in (AMERICAN, TRIPOLITAN)] == ["", ""]


def test_the_treaty_holds_where_every_condition_does() -> None:
    """The treaty can be played if, and only if, all the conditions shown are met."""
    for when in ("Summer 1805", "Fall 1805", "Spring 1806"):
        for allies in (0, 1):
            for frigates in (0, 1):
                for captured in ([], ["Derne"]):
                    game = table(
                        when,
                        AMERICAN,
                        {"Tunis": {AC: allies}, "Tripoli": {TF: frigates}},
                        ["Treaty of Peace and Amity", "Naval Movement"],
                        captured=captured,
                    )
                    assert game.decision is not None
                    playable = "event Treaty of Peace and Amity" in game.decision.options
                    met = all(c["met"] for c in goals(game.view(AMERICAN))[0]["conditions"])
                    assert playable is met


def test_the_course_of_a_war() -> None:
    """Gold and sunk frigates, as of the end of every season."""
    game, heard = played(3)
    told = course(heard)
    assert [(t["year"], t["season"]) for t in told][:5] == [
        (1801, "Spring"),
        (1801, "Summer"),
        (1801, "Fall"),
        (1801, "Winter"),
        (1802, "Spring"),
    ]
    assert told[-1]["gold"] == game.state.gold
    assert told[-1]["sunk"] == game.state.sunk_frigates()
    assert isinstance(heard[told[4]["line"]], ev.SeasonBegan)


def test_what_is_notable_in_a_season() -> None:
    """Wars declared, cities captured, much gold gained and frigates sunk are noted in order."""
    season = ev.SeasonBegan(1803, tripoli.Season.SPRING)
    place, piece = tripoli.Place, tripoli.Piece
    told = course(
        [
            season,
            ev.Moved(piece.ALLIED_CORSAIR, place.SUPPLY, place.TUNIS, 3),
            ev.GoldChanged(2, 2),
            ev.GoldChanged(1, 3),
            ev.Sunk(piece.FRIGATE, place.TRIPOLI_ZONE, 1),
            ev.Sunk(piece.CORSAIR, place.TRIPOLI, 3),
            ev.Captured(place.DERNE),
            season,
            ev.Sunk(piece.FRIGATE, place.TRIPOLI_ZONE, 1),
            ev.Moved(piece.ALLIED_CORSAIR, place.SUPPLY, place.TANGIER, 2),
            ev.Sunk(piece.FRIGATE, place.TANGIER_ZONE, 1),
            ev.GoldChanged(2, 5),
        ]
    )
    assert told[0]["notes"] == [
        "Tunis enters the war",
        "3 gold in one season",
        "an American frigate sunk",
        "Tripolitania and its allies lose 3 ships in one season",
        "Derne captured",
    ]
    assert (told[0]["gold"], told[0]["sunk"]) == (3, 1)
    assert told[1]["notes"] == ["2 American frigates sunk", "Morocco enters the war"]


def test_a_fight_before_any_season_has_no_date() -> None:
    """A game that starts from a position has not announced the current season."""
    fight = scene([ev.FightBegan("battle", TRIPOLI, AMERICAN, ((C, 2),), 0)], 0)
    assert fight is not None
    assert fight["date"] == ""


def test_a_converted_ship_is_no_raider() -> None:
    """*Merchant Ship Converted*: the corsair is placed in Tripoli and does not join the current
    raid.
    """
    pieces = {"Tripoli": {C: 3}, "Supply": {C: 1}}
    hands = ["Naval Movement"], ["Storms", "Merchant Ship Converted"]
    game = table("Spring 1802", TRIPOLITAN, pieces, *hands, dice=(6, 1, 1))
    events = listen(game)
    play(game, "discard Storms to raid", "play Merchant Ship Converted")
    raid = scene(
        events, next(at for at, one in enumerate(events) if isinstance(one, ev.FightBegan))
    )
    assert raid is not None
    (raiders,) = (force for force in raid["forces"] if force["side"] == "Tripolitan")
    assert (len(raiders["units"]), raiders["tally"]) == (3, "0 of 3 lost")


def test_marines_that_land_join_the_fight() -> None:
    """*Send in the Marines*: they join after the army has been shown."""
    pieces = {"Malta": {F: 1}, "Benghazi": {A: 1}, "Tripoli": {I: 2}, "Supply": {M: 4}}
    hands = ["Assault on Tripoli", "Send in the Marines"], ["Storms"]
    dice = [1, 1, 1, 1, *[6] * 40]
    game = table("Fall 1805", AMERICAN, pieces, *hands, dice=dice, captured=["Derne", "Benghazi"])
    events = listen(game)
    play(game, "event Assault on Tripoli", "play Send in the Marines")
    fights = [at for at, one in enumerate(events) if isinstance(one, ev.FightBegan)]
    ground = scene(events, fights[-1])
    assert ground is not None
    assert ground["kind"] == "ground combat"
    (own,) = (force for force in ground["forces"] if force["side"] == "American")
    landed = [unit for unit in own["units"] if unit["piece"] == "Marine"]
    assert landed
    assert all(unit["step"] > 0 for unit in landed)


def test_where_nobody_is_left_there_is_no_ground_combat() -> None:
    """If bombardment eliminates the infantry, the army captures the city without a fight (R33)."""
    pieces = {"Alexandria": {M: 1, F: 1}, "Derne": {I: 1}}
    hands = ["General Eaton Attacks Derne"], ["Storms"]
    game = table("Fall 1805", AMERICAN, pieces, *hands, dice=[6, 6])
    events = listen(game)
    play(game, "event General Eaton Attacks Derne", "move Alexandria > Derne")
    fights = [one for one in events if isinstance(one, ev.FightBegan)]
    assert [fight.fight for fight in fights] == ["bombardment"]
    assert ev.Captured(DERNE) in events


def test_a_fight_goes_on_after_signal_books_and_ends_with_the_next_card() -> None:
    """US Signal Books Overboard discards a card in the middle of a raid, which goes on; a discard
    for an action starts the next turn.
    """
    pieces = {"Tripoli": {C: 3}, "Tripoli zone": {F: 1}, "Supply": {G: 1}}
    hands = ["Naval Movement", "Tribute Paid"], ["Storms", "US Signal Books Overboard"]
    dice = (1, 2, 5, 5, 1)
    game = table("Spring 1802", TRIPOLITAN, pieces, *hands, dice=dice, draws=["Tribute Paid"])
    events = listen(game)
    game.choose("discard Storms to raid")
    game.choose("play US Signal Books Overboard")
    first = next(at for at, event in enumerate(events) if isinstance(event, ev.FightBegan))
    raid = scene(events, first)
    assert raid is not None
    assert [step["roll"]["by"] for step in raid["steps"] if step["roll"]] == [
        "Interception",
        "Raid",
    ]
    storms = CARDS["Storms"]
    battle = ev.FightBegan("battle", TRIPOLI, AMERICAN, ((F, 1), (C, 2)), 0)
    sunk = ev.Sunk(C, TRIPOLI, 1)
    fight = scene([battle, sunk, ev.Discarded(TRIPOLITAN, storms, "to raid")], 0)
    assert fight is not None
    assert fight["over"]
    assert len(fight["steps"]) == 1
    fight = scene([battle, sunk, ev.Discarded(AMERICAN, storms, "played")], 0)
    assert fight is not None
    assert not fight["over"]
