"""Taking back further, looking back, going on from there."""

from __future__ import annotations

import json
from random import Random

import pytest
from sitting import Page, options, play

import tripoli
from tripoli.shores.cards import Kind
from tripoli.shores.past import follow
from tripoli.shores.pieces import Side


def test_taking_back_further_is_marked_in_the_record() -> None:
    page = Page(mode="solitaire", seed=7)
    assert not page.ask(do="show")["further"]
    assert page.refused(do="undo", further=True) == "there is nothing to undo"
    play(page, Random(1), 12)
    before = page.ask(do="show")
    after = page.ask(do="undo", further=True)
    assert after["choices"] == before["choices"] - 1
    assert json.loads(page.ask(do="record")["record"])["taken_back"] == [[after["choices"], 1]]
    assert not after["undo"], "the usual undo does not follow it"
    whole = page.ask(do="undo", further=True, whole=True)
    assert whole["decision"]["ask"] == "play"
    record = page.ask(do="record")["record"]
    again = Page()
    again.ask(do="load", record=record)
    assert again.ask(do="record")["record"] == record
    # What is usual leaves no mark.
    page.ask(do="choose", choice=options(whole)[0])
    if page.ask(do="show")["undo"]:
        page.ask(do="undo")
    assert page.ask(do="record")["record"] == record


def test_looking_back() -> None:
    """Every moment, from one's own view while the game goes on; then with both hands open."""
    page = Page(mode="hot seat", seed=7)
    page.ask(do="sit", side="American")
    page.ask(do="choose", choice="event Thomas Jefferson")
    page.ask(do="choose", choice="move Gibraltar > Malta")
    answer = json.loads(page.table.ask('{"do": "replay", "at": 1, "marks": true}'))
    shown = answer["replay"]
    assert (shown["at"], shown["of"], shown["choices"]) == (1, 2, 1)
    assert shown["pieces"]["Gibraltar"]["American frigate"] == 3
    assert [entry["text"] for entry in shown["log"][shown["since"] :]] == [
        "The Americans play Thomas Jefferson."
    ]
    assert shown["cards"]["American"]["hand"] is not None
    assert shown["cards"]["Tripolitan"]["hand"] is None
    assert [mark["play"] for mark in answer["marks"]] == [True, False, False]
    assert answer["marks"][0] == {
        "side": "American",
        "play": True,
        "season": True,
        "fight": False,
    }
    assert answer["table"]["choices"] == 2
    page.ask(do="choose", choice="done")
    handed = json.loads(page.table.ask('{"do": "replay", "at": 0}'))["replay"]
    assert handed["cards"]["American"]["hand"] is None, "while the device is handed over"
    play(page, Random(3))
    ended = json.loads(page.table.ask('{"do": "replay", "at": 0}'))["replay"]
    assert len(ended["cards"]["American"]["hand"]) == len(ended["cards"]["Tripolitan"]["hand"]) == 6
    told = " ".join(entry["text"] for entry in ended["log"])
    for name in ended["cards"]["Tripolitan"]["hand"]:
        assert name in told
    assert "at: expected a whole number from 0" in page.refused(do="replay", at=5000)


def test_every_moment_of_whole_games() -> None:
    """The last is the game as it stands; a mark for each; seasons and fights as in the log."""
    for seed in range(6):
        page = Page(mode=("hot seat", "solitaire")[seed % 2], seed=seed)
        play(page, Random(seed))
        shown = page.ask(do="show")
        answer = json.loads(page.table.ask('{"do": "replay", "marks": true}'))
        for key in ("pieces", "gold", "year", "season", "captured", "result"):
            assert answer["replay"][key] == shown[key]
        assert len(answer["marks"]) == shown["choices"] + 1
        kinds = [entry["kind"] for entry in shown["log"]]
        assert 0 < sum(mark["fight"] for mark in answer["marks"]) <= kinds.count("FightBegan")
        assert 0 < sum(mark["season"] for mark in answer["marks"]) <= kinds.count("SeasonBegan")


def test_playing_on_from_a_moment() -> None:
    """A new game with the same past and new chance."""
    page = Page(mode="solitaire", seed=7)
    play(page, Random(2), 9)
    record = json.loads(page.ask(do="record")["record"])
    forked = page.ask(do="fork", at=4)
    assert forked["choices"] == 4
    assert not forked["undo"]
    new = json.loads(page.ask(do="record")["record"])
    assert new["choices"] == record["choices"][:4]
    assert new["chance"]["seed"] != record["chance"]["seed"]
    play(page, Random(2))
    # Its record holds what chance of both kinds gave, and can be looked back on.
    last = page.ask(do="record")["record"]
    assert Page().ask(do="load", record=last)["result"]
    assert json.loads(page.table.ask('{"do": "replay", "marks": true}'))["ok"]


def test_the_position_alone() -> None:
    """A record that begins with the present play and tells nothing of what was before."""
    page = Page(mode="hot seat", seed=7)
    play(page, Random(5), 20)
    record = page.ask(do="position")["record"]
    assert len(json.loads(record)["choices"]) < 20
    game, again = page.table.game, Page()
    again.ask(do="load", record=record)
    assert game is not None
    assert again.table.game is not None
    assert again.table.game.digest == game.digest


def test_the_summary_hides_what_is_hidden() -> None:
    page = Page(mode="hot seat", seed=7)
    page.ask(do="sit", side="American")
    kept = json.loads(page.table.keep() or "")
    assert "cards" not in kept["summary"]
    assert kept["summary"]["pieces"]["Gibraltar"] == {
        "American frigate": 3,
        "Tripolitan corsair": 2,
    }


def test_after_taking_back_further_the_device_is_handed_over() -> None:
    """Whoever sat there last may not be whose hand is then open."""
    page = Page(mode="hot seat", seed=7)
    page.ask(do="sit", side="American")
    page.ask(do="choose", choice="event Swedish Frigates Arrive")
    shown = page.ask(do="undo", further=True)
    assert (shown["hand_over"], shown["seat"]) == ("American", None)
    assert shown["cards"]["American"]["hand"] is None


@pytest.mark.parametrize("hidden", [False, True])
def test_the_position_tells_neither_chance_nor_past(hidden: bool) -> None:
    """Its chance to come is new; with hidden discards its cards have the shortest past."""
    page = Page(mode="hot seat", seed=7, hidden_discards=hidden)
    play(page, Random(5), 40)
    game = page.table.game
    assert game is not None
    text = page.ask(do="position")["record"]
    data = json.loads(text)
    assert data["chance"]["seed"] != 7
    assert data["chance"]["used"] == 0
    twin = tripoli.Record.from_json(text).replay()
    assert twin.digest == game.digest
    for side in Side:
        past, told = (g.rested.cards[side].past for g in (game, twin))
        assert (past == told) is not hidden
        cards = twin.rested.cards[side]
        if hidden:
            assert follow(side, told) == (cards.pile, cards.hand, cards.discards)
            gone = [card for card in cards.removed if card.kind is not Kind.CORE]
            moved = len(cards.hand) + 2 * (len(cards.discards) + len(gone))
            assert len(told) == moved


def test_a_record_without_chance_goes_on_with_new_chance() -> None:
    """And says so; it can be rolled, undone and looked back on."""
    page = Page(mode="solitaire", seed=7)
    play(page, Random(2), 9)
    data = json.loads(page.ask(do="record")["record"]) | {"chance": None}
    del data["digest"]
    text = json.dumps({"do": "load", "record": json.dumps(data)})
    answer = json.loads(page.table.ask(text))
    assert answer["note"] == (
        "This record holds no dice to come, so the game goes on with new ones."
    )
    play(page, Random(4), 30)
    page.ask(do="undo", further=True)
    play(page, Random(5))
    assert page.ask(do="show")["result"]
