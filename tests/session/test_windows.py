"""Windows: whoever has nothing to play at one is not asked, unless people share the device."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from shores.table import C, F, table
from stand_in import Page, options

import tripoli
from tripoli.kernel.choice import DECLINE, only_declines
from tripoli.shores.model.pieces import AMERICAN
from tripoli.shores.model.state import Setup

CONCEAL = {"conceal_reactions": True}


def asked(page: Page, rng: Random, count: int = 150) -> Counter[str]:
    """Play on at random; how often who was asked what they could only decline."""
    found: Counter[str] = Counter()
    shown = page.ask(do="show")
    while not shown["over"] and shown["choices"] < count:
        if shown["hand_over"]:
            shown = page.ask(do="sit", seat=shown["hand_over"])
            continue
        decision: Any = page.table.game and page.table.game.decision
        found[str(decision.side)] += only_declines(decision)
        seat = shown["thinks"]
        whose = {} if seat is None else {"seat": seat["seat"] if isinstance(seat, dict) else seat}
        choice = str(rng.choice(decision.options))
        shown = page.ask(do="choose", choice=choice, **whose)
    return found


def choices(page: Page) -> list[str]:
    """The choices of the game so far."""
    record = json.loads(page.ask(do="record")["record"])
    return [line["choice"] for line in record["choices"]]


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [{}, {"American": "random"}])
def test_what_can_only_be_declined_is_asked_only_between_people(players: dict[str, str]) -> None:
    """R29: in either case the record says that it was asked, and replays."""
    total: Counter[str] = Counter()
    declined = 0
    for seed in range(8):
        page = Page()
        page.ask(do="new", seed=seed, setup=CONCEAL, players=players)
        total += asked(page, Random(seed))
        declined += choices(page).count(DECLINE)
        record = page.ask(do="record")["record"]
        assert tripoli.Record.from_json(record).replay().record.to_json() == json_of(record)
    assert declined > 10
    assert bool(total) is not bool(players)


def json_of(record: str) -> str:
    """A record without the names of computer players."""
    return tripoli.Record.from_json(record).replay().record.to_json()


def battle(held: str) -> Page:
    """Against the computer, about to attack Tripoli: there the Americans are asked first."""
    pieces = {"Malta": {F: 2}, "Tripoli": {C: 2}}
    hand = ["Tribute Paid", "Naval Movement"]
    game = table("Spring 1802", AMERICAN, pieces, hand, [held], setup=Setup(conceal_reactions=True))
    record = json.loads(game.record.to_json())
    del record["digest"]
    record["chance"] = {"seed": 1, "used": 0}
    record["players"] = {"Tripolitan": "midshipman"}
    page = Page()
    page.ask(do="load", record=json.dumps(record))
    for choice in ("discard Tribute Paid to move", "move Malta > Tripoli"):
        page.ask(do="choose", choice=choice)
    return page


def test_undo_goes_back_to_what_a_person_chose() -> None:
    """The empty answer at a window is undone with the choice before it, and bars nothing."""
    page = battle("The Guns of Tripoli")
    shown = page.ask(do="choose", choice="done")
    assert choices(page)[-2:] == ["done", DECLINE]
    assert (shown["thinks"] is not None, shown["undo"]) == (True, True)
    back = page.ask(do="undo")
    assert "done" in options(back)
    assert back["choices"] == 2


def test_dice_after_a_window_bar_undo() -> None:
    """Neither side has a battle card, so the battle is fought at once."""
    page = battle("Storms")
    shown = page.ask(do="choose", choice="done")
    assert choices(page)[-3:] == ["done", DECLINE, DECLINE]
    assert not shown["undo"]
    assert "dice have been rolled" in shown["barred"]


def test_what_a_computer_declines_looks_like_what_it_cannot_play() -> None:
    """R29: after the same dice, the person is told the same, whichever card the computer holds."""
    shown = []
    for held in ("The Guns of Tripoli", "Storms"):
        page = battle(held)
        table = page.ask(do="choose", choice="done")
        if held == "The Guns of Tripoli":
            table = page.ask(do="choose", choice=DECLINE, seat="Tripolitan")
        shown.append({**table, "log": page.lines})
    assert shown[0] == shown[1]


def test_a_game_opened_at_a_window_goes_on() -> None:
    """The record ends where the session would have answered."""
    page = battle("The Guns of Tripoli")
    page.ask(do="choose", choice="done")
    record = json.loads(page.ask(do="record")["record"])
    del record["digest"], record["choices"][-1]
    again = Page()
    shown = again.ask(do="load", record=json.dumps(record))
    assert choices(again)[-1] == DECLINE
    assert shown["thinks"] is not None
    assert shown["undo"]


def shared(held: str) -> Page:
    """Two people at one device; the Americans, who attack Tripoli, have not responded."""
    pieces = {"Malta": {F: 2}, "Tripoli": {C: 2}}
    hand = ["Tribute Paid", "Naval Movement"]
    game = table("Spring 1802", AMERICAN, pieces, hand, [held], setup=Setup(conceal_reactions=True))
    record = json.loads(game.record.to_json())
    del record["digest"]
    record["chance"] = {"seed": 1, "used": 0}
    page = Page()
    page.ask(do="load", record=json.dumps(record))
    page.ask(do="sit", seat="American")
    for choice in ("discard Tribute Paid to move", "move Malta > Tripoli", "done"):
        page.ask(do="choose", choice=choice)
    return page


@pytest.mark.parametrize("held", ["The Guns of Tripoli", "Storms"])
def test_who_does_not_respond_need_not_take_the_device(held: str) -> None:
    """The question is the same whatever is held, and whoever has the device goes on."""
    page = shared(held)
    shown = page.ask(do="choose", choice=DECLINE)
    assert (shown["hand_over"], shown["waive"]) == ("Tripolitan", DECLINE)
    assert shown["prompt"] == (
        "The Tripolitan player may respond. Hand the device over only if a card is to be played."
    )
    assert (shown["options"], shown["decision"]) == ([], None)
    shown = page.ask(do="choose", choice=DECLINE)
    assert (shown["waive"], shown["undo"]) == (None, False)
    assert choices(page)[-2:] == [DECLINE, DECLINE]


def test_only_to_decline_is_left_to_others() -> None:
    """A card is played by whoever holds it, with the device in hand."""
    page = shared("The Guns of Tripoli")
    page.ask(do="choose", choice=DECLINE)
    refused = page.table.ask(
        json.dumps({"do": "choose", "choice": "play The Guns of Tripoli", "logs": []})
    )
    assert "hand the device to the Tripolitan player first" in json.loads(refused)["error"]
