"""A session with computer players: they choose at the table, and think beside it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from shores.table import C, F, table
from stand_in import Page, conform, options, saved, sent

from tripoli.games import GAMES
from tripoli.session import messages
from tripoli.session.thinking import Thinking
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN
from tripoli.shores.title import SHORES

BOT = {"Tripolitan": "lieutenant"}
ENDED = Path(__file__).parents[1] / "shores" / "golden" / "twelve-gold-1522.json"


def begun(players: dict[str, str], seed: int = 3) -> Page:
    page = Page()
    page.ask(do="new", seed=seed, players=players)
    return page


def think(page: Page, player: str, seed: int = 1, **more: Any) -> dict[str, Any]:
    """A computer player's completed thoughts on the current decision."""
    thinking = Thinking(GAMES)

    def ask(**request: Any) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(thinking.ask(json.dumps(request)))
        conform(told, messages.Thoughts)
        return told

    game = sent(page.ask(do="record")["record"])
    if player == "adviser":
        told = ask(do="advise", game=game)
    else:
        told = ask(do="begin", game=game, player=player, seed=seed, **more)
    while not told["done"]:
        told = ask(do="go", milliseconds=0)
    return told


def answer(page: Page, shown: dict[str, Any]) -> dict[str, Any]:
    """Let the computer player whose turn it is make its choice."""
    seat = shown["thinks"]
    told = think(page, shown["players"][seat])
    return page.ask(do="choose", seat=seat, choice=told["thoughts"][0]["choice"])


@pytest.mark.unmeasured
def test_a_person_alone_plays_either_side() -> None:
    """A lone person is seated at once, keeps their view while the computer thinks, and never hands
    over the device.
    """
    for own, other in (("American", "Tripolitan"), ("Tripolitan", "American")):
        page = begun({other: "midshipman"})
        shown = page.ask(do="show")
        rng = Random(5)
        for _ in range(60):
            if shown["over"]:
                break
            assert shown["hand_over"] is None
            assert shown["seat"] == own
            assert shown["cards"][own]["hand"] is not None
            assert shown["cards"][other]["hand"] is None
            if shown["thinks"]:
                assert shown["thinks"] == other
                assert shown["prompt"] == f"Midshipman ({other}) is thinking."
                assert shown["options"] == []
                assert shown["decision"] is None
                shown = answer(page, shown)
            else:
                shown = page.ask(do="choose", choice=rng.choice(options(shown)))


def test_two_computer_players_are_watched() -> None:
    """With no person playing, both hands are visible."""
    page = begun({"American": "midshipman", "Tripolitan": "midshipman"})
    shown = page.ask(do="show")
    for _ in range(400):
        if shown["over"]:
            break
        assert shown["seat"] is None
        assert shown["hand_over"] is None
        assert None not in [shown["cards"][side]["hand"] for side in ("American", "Tripolitan")]
        shown = answer(page, shown)
    assert shown["over"]


def test_a_person_does_not_choose_for_the_computer_nor_it_for_them() -> None:
    page = begun({"American": "midshipman"})
    assert "computer player's turn" in page.refused(do="choose", choice="pass")
    assert "it is not the turn of the computer player for Tripolitan" in page.refused(
        do="choose", seat="Tripolitan", choice="pass"
    )
    assert "not the American player's turn" in page.refused(do="sit", seat="American")
    assert "is not an option" in page.refused(do="choose", seat="American", choice="win")


@pytest.mark.parametrize(
    ("players", "why"),
    [
        ({"Tripolitan": "admiral"}, "no computer player 'admiral'"),
        ({"Swede": "captain"}, "'Swede' is not a seat"),
        ([], "expected the names of computer players by seat"),
    ],
)
def test_unknown_players_are_refused(players: Any, why: str) -> None:
    assert why in Page().refused(do="new", players=players)


def test_the_t_bot_leaves_no_seat_for_a_computer_player() -> None:
    refused = Page().refused(do="new", setup={"solitaire": True}, players=BOT)
    assert "'Tripolitan' is not a seat" in refused


def test_what_the_computer_has_chosen_is_not_undone_like_a_choice() -> None:
    """Undo stops at the computer's choice; *Undo past the dice* returns to the person's choice
    before it.
    """
    page = begun(BOT)
    shown = page.ask(do="choose", choice="event Swedish Frigates Arrive")
    assert shown["undo"]
    shown = page.ask(do="undo")
    assert shown["choices"] == 0
    shown = page.ask(do="choose", choice="event Swedish Frigates Arrive")
    while shown["thinks"]:
        shown = answer(page, shown)
    assert not shown["undo"]
    assert "the computer has moved" in page.refused(do="undo")
    made = shown["choices"]
    shown = page.ask(do="undo", further=True)
    assert (shown["thinks"], shown["seat"]) == (None, "American")
    assert shown["choices"] == 0 < made


def test_players_are_kept_with_the_game() -> None:
    """Players are saved in the record, in links to games and positions, and in forked games."""
    page = begun(BOT)
    page.ask(do="choose", choice="event Swedish Frigates Arrive")
    kept = saved(page)
    assert kept.summary is not None
    assert kept.summary["players"] == BOT
    assert json.loads(kept.record)["players"] == BOT
    for request in (
        {"do": "load", "record": kept.record},
        {"do": "open", "text": page.ask(do="link")["link"]},
        {"do": "open", "text": page.ask(do="position")["link"]},
    ):
        other = Page()
        shown = other.ask(**request)
        assert (shown["players"], shown["thinks"]) == (BOT, "Tripolitan")
        assert shown["seat"] == "American"
    assert page.ask(do="fork", at=0)["players"] == BOT


def test_other_players_go_on_from_a_moment() -> None:
    """A spectator can take over a side, and a computer player can replace a person."""
    page = begun({"American": "midshipman", "Tripolitan": "midshipman"})
    shown = page.ask(do="fork", at=0, players=BOT)
    assert (shown["players"], shown["seat"], shown["hand_over"]) == (BOT, "American", None)
    shown = page.ask(do="fork", at=0, players={})
    assert (shown["players"], shown["hand_over"]) == ({}, "American")
    refused = page.refused(do="fork", at=0, players={"American": "admiral"})
    assert "has no computer player" in refused
    assert page.ask(do="show")["players"] == {}


def test_a_record_that_names_no_player_is_refused() -> None:
    record = json.loads(begun(BOT).answer(do="record")["record"])
    del record["digest"]
    for players, why in (
        ({"Tripolitan": "admiral"}, "no computer player"),
        ({"Tripolitan": 3}, "the player of Tripolitan"),
        ([], "expected the names of computer players"),
    ):
        assert why in Page().refused(do="load", record=json.dumps(record | {"players": players}))


def test_what_is_thought_is_told_as_it_grows() -> None:
    page = begun({"American": "captain"})
    thinking = Thinking(GAMES)
    request = {
        "do": "begin",
        "game": sent(page.ask(do="record")["record"]),
        "player": "captain",
        "seed": 2,
    }
    told = json.loads(thinking.ask(json.dumps(request)))
    assert (told["done"], told["thoughts"]) == (False, [])
    shares = [0.0]
    while not told["done"]:
        told = json.loads(thinking.ask('{"do": "go", "milliseconds": 0}'))
        assert told["share"] >= shares[-1]
        shares.append(told["share"])
    assert len(shares) > 2
    assert shares[-1] == 1
    values = [thought["value"] for thought in told["thoughts"]]
    assert all(0 <= value <= 1 for value in values)
    assert think(page, "captain", seed=2) == told


def test_thinking_goes_on_from_choice_to_choice_of_a_play() -> None:
    """Search results for the next choice are reused, but not in another game."""
    page = begun({"American": "captain"})
    thinking = Thinking(GAMES)

    def start(of: Page) -> dict[str, Any]:
        request = {
            "do": "begin",
            "game": sent(of.ask(do="record")["record"]),
            "player": "captain",
            "seed": 2,
        }
        told: dict[str, Any] = json.loads(thinking.ask(json.dumps(request)))
        return told

    assert start(page)["share"] == 0
    told = json.loads(thinking.ask('{"do": "go", "milliseconds": 60000}'))
    assert told["thoughts"][0]["choice"] == "event Naval Movement"
    page.ask(do="choose", seat="American", choice="event Naval Movement")
    assert 0 < start(page)["share"] < 1
    assert start(page)["share"] == 0, "it is not the choice after that"
    thinking.ask('{"do": "go", "milliseconds": 60000}')
    assert start(begun({"American": "captain"}))["share"] == 0
    thinking.ask('{"do": "go", "milliseconds": 60000}')
    other = begun({"American": "captain"}, seed=4)
    other.ask(do="choose", seat="American", choice="event Naval Movement")
    assert start(other)["share"] == 0, "the same choices with other cards"


def test_a_hint_says_why() -> None:
    """On request, a hint says what distinguishes each choice by the player's next turn; what
    happens whatever is chosen is no reason.
    """
    page = begun(BOT)
    told = think(page, "adviser")
    reasons = [thought["why"] for thought in told["thoughts"] if thought["visits"]]
    assert len(reasons) > 1
    assert all(reasons)
    assert any("off Tripoli" in why for why in reasons)
    assert told["reason"].endswith(".")
    assert not re.search(r"\d", "".join([*reasons, told["reason"]])), "no fractions of pieces"
    said = [set(re.findall(r"(?:more|less|fewer) [^,]+", why)) for why in reasons]
    assert any(said)
    assert not set.intersection(*said)
    assert all(thought["why"] == "" for thought in think(page, "lieutenant")["thoughts"])


def test_a_hint_knows_no_hidden_card() -> None:
    """In games that differ only in the other side's cards, it is the same, with all reasons."""
    page = begun({"American": "midshipman"})
    while (shown := page.ask(do="show"))["thinks"]:
        answer(page, shown)
    game = SHORES.rules.record.from_json(page.ask(do="record")["record"]).replay()
    other = next(
        world
        for world in game.worlds(TRIPOLITAN, Random(1))
        if world.state.cards[AMERICAN].hand != game.state.cards[AMERICAN].hand
    )
    hints = []
    for one in (game, other):
        page = Page()
        page.ask(do="load", record=one.record.to_json())
        hints.append(think(page, "adviser"))
    assert any(thought["why"] for thought in hints[0]["thoughts"])
    assert hints[0] == hints[1]


def test_what_happens_anyway_is_no_reason() -> None:
    """Eight corsairs raid whatever the Americans choose: the gold of the raid is no reason for or
    against a choice.
    """
    pieces = {"Malta": {F: 1}, "Tripoli": {C: 8}}
    hand = ["Naval Movement", "Tribute Paid", "A Show of Force"]
    page = Page()
    game = table("Spring 1802", AMERICAN, pieces, hand, ["Storms", "Uncharted Waters"])
    shown = page.ask(do="load", record=game.record.to_json())
    page.ask(do="sit", seat=shown["hand_over"])
    told = think(page, "adviser")
    reasons = [thought["why"] for thought in told["thoughts"] if thought["visits"]]
    assert reasons
    assert not all("more gold for Tripolitania" in why for why in reasons), reasons
    assert "more gold" not in told["reason"]


def test_a_hint_is_for_the_opponent_at_the_table() -> None:
    """A hint against Midshipman expects habits, not the strongest answer."""
    hints = []
    for level in ("midshipman", "commodore"):
        page = begun({"Tripolitan": level}, seed=5)
        told = think(page, "adviser")
        hints.append({thought["choice"]: thought["value"] for thought in told["thoughts"]})
    assert hints[0] != hints[1]


def test_all_options_are_weighed_alike() -> None:
    """With `even`, all options are tried equally often, so that a coach can judge bad ones, too."""
    page = begun(BOT)
    told = think(page, "captain", seed=2, even=True)
    assert {thought["choice"] for thought in told["thoughts"]} == set(options(page.ask(do="show")))
    assert len({thought["visits"] for thought in told["thoughts"]}) == 1


def test_nonsense_is_refused_by_whoever_thinks() -> None:
    thinking = Thinking(GAMES)
    game = sent(begun({}).ask(do="record")["record"])
    for request, why in (
        ([], "what to do"),
        ({"do": "sleep"}, "what to do"),
        ({"do": "begin", "game": game, "player": "admiral"}, "the player"),
        ({"do": "begin", "game": 3, "player": "captain"}, "the game"),
        ({"do": "begin", "game": {**game, "head": 3}, "player": "captain"}, "the head"),
        ({"do": "begin", "game": {**game, "first": 1}, "player": "captain"}, "is missing"),
        ({"do": "go", "milliseconds": -1}, "the time"),
    ):
        with pytest.raises(ValueError, match=why):
            thinking.ask(json.dumps(request))


def test_nobody_thinks_about_a_game_that_is_over() -> None:
    page = Page()
    assert page.ask(do="load", record=ENDED.read_text(encoding="utf-8"))["over"]
    with pytest.raises(ValueError, match="the game is over"):
        think(page, "captain")


def test_what_has_changed_since_is_said() -> None:
    """Changes are relative to the facts of an earlier answer; malformed facts are refused."""
    page = begun({"American": "midshipman"})
    first = think(page, "captain", even=True)
    assert first["changed"] == ""
    facts = [*first["facts"]]
    facts[0] += 2
    told = think(page, "captain", even=True, since=facts)
    assert told["changed"] == "2 less gold for Tripolitania"
    assert told["facts"] == first["facts"]
    for wrong in ([], [1.5] * len(facts), "all"):
        with pytest.raises(ValueError, match="fact"):
            think(page, "captain", since=wrong)


def test_a_computer_choice_of_which_nothing_comes_bars_no_undo() -> None:
    """What a computer sets aside unseen, or a battle card it does not play, reveals nothing, so the
    person's choice before it can still be undone, after a reload, too.
    """
    for seed in range(60):
        page = Page()
        players = {"American": "midshipman"}
        shown = page.ask(do="new", seed=seed, players=players, setup={"conceal_reactions": True})
        rng = Random(seed)
        while not shown["over"] and shown["choices"] < 150:
            before = shown
            if not shown["thinks"]:
                shown = page.ask(do="choose", choice=rng.choice(options(shown)))
                own = shown["undo"]
                continue
            decision = page.table.game.decision  # type: ignore[union-attr]
            choice = str(rng.choice(decision.options))  # type: ignore[union-attr]
            shown = page.ask(do="choose", choice=choice, seat="American")
            silent = len(shown["log"]) == len(before["log"])
            if silent and before["choices"] and not before["barred"] and shown["seat"] and own:
                if shown["decision"] is None:
                    continue
                record = page.ask(do="record")["record"]
                assert shown["undo"]
                assert Page().ask(do="load", record=record)["undo"]
                back = page.ask(do="undo")
                assert back["choices"] < before["choices"]
                assert back["decision"]["side"] == "Tripolitan"
                return
    raise AssertionError("no computer chose anything that nobody saw")
