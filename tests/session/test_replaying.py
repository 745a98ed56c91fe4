"""Undo past the dice, replay, and playing on from an earlier moment."""

from __future__ import annotations

import json
from random import Random

import pytest
from stand_in import Page, conform, options, play, saved

import tripoli
from tripoli.games import GAMES
from tripoli.kernel.seat import Seat
from tripoli.players import player
from tripoli.players.matches import play_out
from tripoli.session import links
from tripoli.session.replay import position_record
from tripoli.shores.model.cards import Kind
from tripoli.shores.model.fates import follow
from tripoli.shores.model.pieces import Side
from tripoli.shores.present import messages as shores
from tripoli.shores.title import SHORES


def test_taking_back_further_is_marked_in_the_record() -> None:
    page = Page(solitaire=True, seed=7)
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
    # An ordinary undo leaves no mark.
    page.ask(do="choose", choice=options(whole)[0])
    if page.ask(do="show")["undo"]:
        page.ask(do="undo")
    assert page.ask(do="record")["record"] == record


def test_looking_back() -> None:
    """Every moment is shown from the player's own view during the game, and with both hands visible
    after it.
    """
    page = Page(seed=7)
    page.ask(do="sit", seat="American")
    page.ask(do="choose", choice="event Thomas Jefferson")
    page.ask(do="choose", choice="move Gibraltar > Malta")
    answer = page.answer(do="replay", at=1, marks=True)
    moment = answer["moment"]
    assert (moment["at"], moment["of"], moment["seat"]) == (1, 2, "American")
    assert moment["board"]["pieces"]["Gibraltar"]["American frigate"] == 3
    assert [line["text"] for line in page.lines[moment["since"] : moment["lines"]]] == [
        "The Americans play Thomas Jefferson."
    ]
    assert moment["board"]["cards"]["American"]["hand"] is not None
    assert moment["board"]["cards"]["Tripolitan"]["hand"] is None
    assert [mark["turn"] for mark in answer["marks"]] == [True, False, False]
    assert answer["marks"][0] == {
        "seat": "American",
        "turn": True,
        "round": True,
        "fight": False,
        "lines": answer["moment"]["since"],
    }
    assert answer["table"]["choices"] == 2
    page.ask(do="choose", choice="done")
    handed = page.answer(do="replay", at=0)["moment"]["board"]
    assert handed["cards"]["American"]["hand"] is None, "while the device is handed over"
    play(page, Random(3))
    ended = page.answer(do="replay", at=0)["moment"]
    cards = ended["board"]["cards"]
    assert len(cards["American"]["hand"]) == len(cards["Tripolitan"]["hand"]) == 6
    told = " ".join(line["text"] for line in page.lines[: ended["lines"]])
    for name in cards["Tripolitan"]["hand"]:
        assert name in told
    assert "at: expected a whole number from 0" in page.refused(do="replay", at=5000)


def test_moments_in_any_order() -> None:
    """Moments can be visited in any order, and look as they did during the game."""
    page = Page(solitaire=True, seed=4)
    rng = Random(4)
    boards = []
    while not (shown := page.ask(do="show"))["over"]:
        boards.append(shown["board"])
        calm = [option for option in options(shown) if "raid" not in option]
        page.ask(do="choose", choice=rng.choice(calm))
    order = [*range(len(boards)), *reversed(range(len(boards)))]
    order += [rng.randrange(len(boards)) for _ in range(20)]
    for at in order:
        found = page.answer(do="replay", at=at)["moment"]["board"]
        for part in ("pieces", "gold", "year", "season", "captured"):
            assert found[part] == boards[at][part]
        assert found["cards"]["American"]["hand"] == boards[at]["cards"]["American"]["hand"]


@pytest.mark.unmeasured
def test_every_moment_of_whole_games() -> None:
    """The last moment is the current position; there is a mark for each moment, and rounds match
    the log.
    """
    for seed in range(6):
        page = Page(solitaire=seed % 2 == 1, seed=seed)
        play(page, Random(seed))
        shown = page.ask(do="show")
        answer = page.answer(do="replay", marks=True)
        for key in ("pieces", "gold", "year", "season", "captured", "ending"):
            assert answer["moment"]["board"][key] == shown[key]
        assert len(answer["marks"]) == shown["choices"] + 1
        kinds = [entry["kind"] for entry in shown["log"]]
        assert 0 < sum(mark["round"] for mark in answer["marks"]) <= kinds.count("SeasonBegan")
        for at, mark in enumerate(answer["marks"]):
            assert mark["lines"] == page.answer(do="replay", at=at)["moment"]["lines"]


def sensible(seed: int) -> tripoli.Record:
    """A game between two midshipmen."""
    game = tripoli.new_game(seed=seed)
    habits = player(SHORES, "midshipman", Random(seed))
    seats = {seat: Seat(game, seat) for seat in SHORES.rules.people(game)}
    play_out(game, dict.fromkeys(seats, habits.choose), seats)
    return game.record


@pytest.mark.unmeasured
def test_every_fight_of_a_game_is_stopped_at_and_shown() -> None:
    """Replay stops where a fight begins, even if the same choice ends a year, and where it ends."""
    fights = ends = turned = 0
    for seed in range(8):
        page = Page(solitaire=seed % 2 == 1, seed=seed)
        if seed < 6:
            play(page, Random(seed))
        else:
            # In games of sensible players more fights take several choices.
            page.ask(do="load", record=sensible(seed).to_json())
        log = page.ask(do="show")["log"]
        marks = page.answer(do="replay", marks=True)["marks"]
        last: dict[int, int] = {}
        for at, mark in enumerate(marks):
            moment = page.answer(do="replay", at=at)["moment"]
            lines = range(moment["since"], moment["lines"])
            began = [line for line in lines if log[line]["kind"] == "FightBegan"]
            if began:
                assert mark["fight"]
                assert moment["scene"]["line"] == began[-1]
                fights += 1
                turned += any(
                    log[line]["kind"] == "YearBegan" for line in lines if line > began[-1]
                )
            elif mark["fight"]:
                scene = moment["scene"]
                assert scene["line"] < moment["since"], "it began before"
                told = [step["line"] for step in scene["steps"] if step["line"] in lines]
                assert told, "and something came of it"
                ends += 1
            if (scene := moment["scene"]) and any(step["line"] in lines for step in scene["steps"]):
                last[scene["line"]] = at
        assert all(marks[at]["fight"] for at in last.values()), "its end is stopped at"
    assert min(fights, ends, turned) > 0


def test_playing_on_from_a_moment() -> None:
    """A fork is a new game with the same past and new chance."""
    page = Page(solitaire=True, seed=7)
    play(page, Random(2), 9)
    record = json.loads(page.ask(do="record")["record"])
    forked = page.ask(do="fork", at=4)
    assert forked["choices"] == 4
    assert not forked["undo"]
    # Only what happened since the last choice is news.
    opened = Page().ask(do="load", record=page.ask(do="record")["record"])
    assert forked["since"] == opened["since"] > 0
    new = json.loads(page.ask(do="record")["record"])
    assert new["choices"] == record["choices"][:4]
    assert new["chance"]["seed"] != record["chance"]["seed"]
    play(page, Random(2))
    # Its record contains the results of both sources of chance, and can be replayed.
    last = page.ask(do="record")["record"]
    assert Page().ask(do="load", record=last)["ending"]
    assert json.loads(page.table.ask('{"do": "replay", "marks": true}'))["ok"]


@pytest.mark.unmeasured
def test_a_lone_player_is_told_who_won() -> None:
    """Two people at one device are told only which side won."""
    said = {"American": "You won.", "Tripolitan": "You lost.", None: ""}
    for seed in range(6):
        page = Page(solitaire=seed < 4, seed=seed)
        play(page, Random(seed))
        shown = page.ask(do="show")
        own = said[shown["ending"]["winner"]] if seed < 4 else ""
        assert [one for one in ("You won.", "You lost.") if one in shown["prompt"]] == [own] * bool(
            own
        )


def test_the_position_alone() -> None:
    """A position's record starts with the current play and reveals nothing from before it."""
    page = Page(seed=7)
    play(page, Random(5), 20)
    record = links.unpack(GAMES, page.ask(do="position")["link"])
    assert len(json.loads(record)["choices"]) < 20
    game, again = page.table.game, Page()
    again.ask(do="load", record=record)
    assert game is not None
    assert again.table.game is not None
    assert again.table.game.digest == game.digest


def test_the_summary_hides_what_is_hidden() -> None:
    page = Page(seed=7)
    page.ask(do="sit", seat="American")
    kept = saved(page)
    assert kept.summary is not None
    conform(kept.summary["board"], shores.Summary)
    assert kept.summary["board"]["pieces"]["Gibraltar"] == {
        "American frigate": 3,
        "Tripolitan corsair": 2,
    }


def test_after_taking_back_further_the_device_is_handed_over() -> None:
    """The last player at the device may not be the one whose hand would be visible."""
    page = Page(seed=7)
    page.ask(do="sit", seat="American")
    page.ask(do="choose", choice="event Swedish Frigates Arrive")
    shown = page.ask(do="undo", further=True)
    assert (shown["hand_over"], shown["seat"]) == ("American", None)
    assert shown["cards"]["American"]["hand"] is None


@pytest.mark.parametrize("hidden", [False, True])
def test_the_position_tells_neither_chance_nor_past(hidden: bool) -> None:
    """A position has new chance; with hidden discards its cards have the shortest possible past."""
    page = Page(seed=7, hidden_discards=hidden)
    play(page, Random(5), 40)
    game = page.table.game
    assert game is not None
    text = links.unpack(GAMES, page.ask(do="position")["link"])
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


def test_a_position_opens_at_every_moment_of_a_war() -> None:
    """R2, R30: with hidden discards, after the reshuffle of 1805, too; both sides then know as much
    as before of where the cards are.
    """
    late = 0
    for seed in range(12):
        game = tripoli.new_game(seed=seed, hidden_discards=True)
        rng = Random(seed)
        while game.decision is not None:
            game.choose(rng.choice(game.decision.options))
            if game.decision is None or rng.random() > 0.1:
                continue
            text = position_record(SHORES, game).to_json()
            twin = tripoli.Record.from_json(text).replay()
            assert twin.digest == game.digest
            for side in Side:
                assert twin.view(side) == game.view(side)
                world = twin.determinized(side, rng)
                assert world.view(side) == game.view(side)
            late += game.state.year >= 1805
    assert late > 10


def test_a_record_without_chance_goes_on_with_new_chance() -> None:
    """The player is told of the new dice; the game can be played, undone and replayed."""
    page = Page(solitaire=True, seed=7)
    play(page, Random(2), 9)
    data = json.loads(page.ask(do="record")["record"]) | {"chance": None}
    del data["digest"]
    text = json.dumps({"do": "load", "record": json.dumps(data)})
    answer = json.loads(page.table.ask(text))
    assert answer["note"] == (
        "This saved game does not include future dice, so the game continues with new ones."
    )
    play(page, Random(4), 30)
    page.ask(do="undo", further=True)
    play(page, Random(5))
    assert page.ask(do="show")["ending"]


def test_a_replay_names_only_the_choices_that_the_reader_may_know() -> None:
    page = Page(seed=7)
    page.ask(do="sit", seat="American")
    page.ask(do="choose", choice="event Thomas Jefferson")
    first, second = (page.answer(do="replay", at=at)["moment"] for at in (0, 1))
    assert (first["by"], first["choice"]) == (None, None)
    assert (second["by"], second["choice"]) == ("American", "Play Thomas Jefferson")
    page.ask(do="choose", choice="done")
    page.ask(do="sit", seat="Tripolitan")
    other = page.answer(do="replay", at=1)["moment"]
    assert (other["by"], other["choice"]) == ("American", None)
