"""A session at the table: what a page is told, and what it is not. R1, R29."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shores.strategies import seeds
from shores.table import TF, C, F, G, I, table
from stand_in import Page, conform, options, play, saved

import tripoli
from tripoli.games import GAMES
from tripoli.kernel.choice import Option
from tripoli.kernel.engine import Engine
from tripoli.kernel.record import LONGEST
from tripoli.session.match import Match
from tripoli.session.table import Table
from tripoli.shores.model.cards import CARDS, Kind
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN
from tripoli.shores.model.state import Setup
from tripoli.shores.present import messages as shores


def seeded(game: tripoli.Game, seed: int) -> str:
    """The record of a scripted game, with future chance from a seed."""
    record = json.loads(game.record.to_json()) | {"chance": {"seed": seed, "used": 0}}
    del record["digest"]
    return json.dumps(record)


def test_an_empty_table() -> None:
    page = Page()
    assert page.ask(do="show") == {"record": None, "link": None}
    assert page.table.keep() is None
    for do in ({"do": "choose", "choice": "done"}, {"do": "undo"}, {"do": "record"}):
        assert page.refused(**do) == "no game is open; start a new one"
    assert "no game" in page.refused(do="sit", seat="American")


def test_the_device_is_handed_over() -> None:
    """During a handover, the answer contains no hand and nothing can be chosen."""
    page = Page(seed=7)
    shown = page.ask(do="show")
    assert (shown["hand_over"], shown["seat"], shown["decision"]) == ("American", None, None)
    assert shown["prompt"] == "Hand the device to the American player."
    assert shown["cards"]["American"]["hand"] is shown["cards"]["Tripolitan"]["hand"] is None
    assert "hand the device to the American player first" in page.refused(
        do="choose", choice="pass"
    )
    assert "it is not the Tripolitan player's turn" in page.refused(do="sit", seat="Tripolitan")
    seated = page.ask(do="sit", seat="American")
    assert (seated["hand_over"], seated["seat"]) == (None, "American")
    assert len(seated["cards"]["American"]["hand"]) == 6
    assert seated["cards"]["Tripolitan"]["hand"] is None
    after = page.ask(do="choose", choice="event Swedish Frigates Arrive")
    assert (after["hand_over"], after["seat"]) == ("Tripolitan", None)
    assert after["prompt"] == "Hand the device to the Tripolitan player."
    assert after["cards"]["American"]["hand"] is None


def test_a_decision_as_the_page_gets_it() -> None:
    page = Page(solitaire=True, seed=7)
    shown = page.ask(do="show")
    assert shown["decision"]["prompt"].startswith("Americans: play an event")
    assert shown["decision"]["begins_turn"]
    assert shown["options"][0] == {
        "notation": "event Thomas Jefferson",
        "act": "event",
        "label": "Play",
        "offered": "card",
        "card": "Thomas Jefferson",
        "source": None,
        "target": None,
        "piece": None,
        "die": None,
        "odds": None,
        "begins": None,
    }


def test_why_something_cannot_be_had() -> None:
    page = Page(seed=7)
    reasons = page.ask(do="sit", seat="American")["reasons"]
    assert reasons["Hamet's Army Created"] == "Not before 1804."
    assert "build" not in reasons
    pieces = {"Malta": {G: 3}, "Tripoli": {C: 9}}
    game = table("Spring 1802", AMERICAN, pieces, ["Tribute Paid"], ["Storms"])
    page.ask(do="load", record=game.record.to_json())
    assert page.ask(do="sit", seat="American")["reasons"]["build"] == (
        "All three gunboats have been built."
    )
    page.ask(do="choose", choice="discard Tribute Paid to move")
    reasons = page.ask(do="sit", seat="Tripolitan")["reasons"]
    assert reasons["build"] == "There are no Tripolitan corsairs in the Supply."


def test_what_the_cards_say() -> None:
    answer = json.loads(Table(GAMES).ask('{"do":"facts"}'))
    assert answer["table"] is None
    assert answer["facts"]["longest_record"] == LONGEST
    facts = answer["facts"]["games"]["shores"]
    conform(facts, shores.Facts, "facts")
    assert [card["name"] for card in facts["cards"]] == list(CARDS)
    assert (facts["gold"], facts["frigates"]) == (12, 4)
    assert [place for place, nation in facts["nations"].items() if nation == "ally"] == [
        place for city in ("Tangier", "Algiers", "Tunis") for place in (city, f"{city} zone")
    ]


def test_hits_resolved_quickly() -> None:
    """Automatic hits first damage undamaged frigates, then sink what is easiest to rebuild."""
    pieces = {"Malta": {F: 2, G: 1}, "Tripoli": {C: 9, TF: 1}, "Derne": {I: 2}, "sunk": {F: 1}}
    for seed in range(40):
        game = table(
            "Spring 1802",
            AMERICAN,
            pieces,
            ["Tribute Paid", "Naval Movement"],
            ["Storms"],
            removed=["The Philadelphia Runs Aground"],
        )
        page = Page()
        page.ask(do="load", record=seeded(game, seed))
        page.ask(do="sit", seat="American")
        page.ask(do="choose", choice="discard Tribute Paid to move")
        page.ask(do="choose", choice="move Malta > Tripoli")
        page.ask(do="choose", choice="move Malta > Tripoli")
        shown = page.ask(do="choose", choice="gunboat Malta > Tripoli")
        decision = shown["decision"]
        if decision and decision["ask"] == "hit" and decision["left"] == 2:
            break
    assert decision["ask"] == "hit"
    before = len(shown["log"])
    shown = page.ask(do="resolve")
    assert [line["kind"] for line in shown["log"][before : before + 2]] == ["Damaged"] * 2
    american, tripolitan = shown["scene"]["forces"]
    assert [unit["piece"] for unit in american["units"]].count("gunboat") == 1
    assert [unit["piece"] for unit in tripolitan["units"]].count("Tripolitan corsair") == 9
    assert "nothing here has a usual choice" in page.refused(do="resolve")


def test_only_hits_are_assigned_automatically() -> None:
    page = Page(solitaire=True, seed=9)
    assert "nothing here has a usual choice" in page.refused(do="resolve")


def test_undo_step_by_step_and_the_whole_play() -> None:
    """Undo works step by step or for the whole play, including the choice of card, until dice or
    hidden cards have been seen.
    """
    page = Page(solitaire=True, seed=7)
    first = page.ask(do="show")
    assert not first["undo"]
    page.ask(do="choose", choice="event Thomas Jefferson")
    page.ask(do="choose", choice="move Gibraltar > Tunis zone")
    two = page.ask(do="choose", choice="move Gibraltar > Malta")
    assert two["undo"]
    one = page.ask(do="undo")
    assert one["choices"] == 2
    assert one["pieces"]["Tunis zone"] == {"American frigate": 1}
    assert len(one["log"]) == len(two["log"]) - 1
    none = page.ask(do="undo", whole=True)
    assert none["choices"] == 0
    assert options(none) == options(first)
    assert "there is nothing to undo" in page.refused(do="undo")


def test_what_bars_an_undo_is_named() -> None:
    """Dice, cards drawn at the end of a year, or the end of the game; before them, nothing is."""
    page = Page(solitaire=True, seed=7)
    assert page.ask(do="show")["barred"] == ""
    page.ask(do="choose", choice="event Thomas Jefferson")
    for _ in range(2):
        shown = page.ask(do="choose", choice="move Gibraltar > Tripoli")
        assert shown["barred"] == ""
    shown = page.ask(do="choose", choice="done")
    further, since = "you cannot undo further: ", " since your last choice"
    assert shown["barred"] == f"{further}dice have been rolled{since}"
    back = page.ask(do="undo", further=True)
    assert (back["choices"], back["undo"]) == (3, False)
    assert back["barred"] == f"{further}you have already undone past the dice"
    seen = set()
    for seed in range(3):
        page = Page(solitaire=True, seed=seed)
        shown = page.ask(do="show")
        rng = Random(seed)
        while not shown["over"]:
            shown = page.ask(do="choose", choice=rng.choice(options(shown)))
            assert shown["undo"] == (not shown["barred"])
            seen.add(shown["barred"].removeprefix(further).removesuffix(since))
    assert seen == {"", "dice have been rolled", "cards have been drawn", "the game has ended"}


@pytest.mark.unmeasured
def test_undo_after_a_reload() -> None:
    """In a solitaire game loaded from its record, undo reaches as far as before."""
    for seed in range(6):
        page = Page(solitaire=True, seed=seed)
        rng = Random(seed)
        for _ in range(40):
            shown = page.ask(do="show")
            if shown["over"]:
                break
            again = Page()
            same = again.ask(do="load", record=page.ask(do="record")["record"])
            assert same["undo"] == shown["undo"]
            floors = [one.table.match.floor for one in (page, again) if one.table.match]
            assert floors[0] == floors[1]
            if rng.random() < 0.1 and shown["choices"]:
                page.ask(do="undo", further=True, whole=rng.random() < 0.5)
            else:
                page.ask(do="choose", choice=rng.choice(options(shown)))
    hot = Page(seed=7)
    hot.ask(do="sit", seat="American")
    hot.ask(do="choose", choice="event Thomas Jefferson")
    record = hot.ask(do="record")["record"]
    hot.ask(do="load", record=record)
    assert not hot.ask(do="sit", seat="American")["undo"], "somebody else may have looked"


def test_no_undo_past_the_dice() -> None:
    pieces = {"Malta": {F: 2}, "Derne": {I: 2}}
    game = table("Spring 1802", AMERICAN, pieces, ["Tribute Paid", "Naval Movement"], ["Storms"])
    page = Page()
    page.ask(do="load", record=seeded(game, 1))
    page.ask(do="sit", seat="American")
    page.ask(do="choose", choice="discard Tribute Paid to move")
    page.ask(do="choose", choice="move Malta > Derne")
    rolled = page.ask(do="choose", choice="done")
    assert any(line["kind"] == "Rolled" for line in rolled["log"])
    assert not rolled["undo"]
    assert "dice have been rolled" in page.refused(do="undo")


def test_no_undo_past_the_end() -> None:
    """The end of the game reveals all hands, even if the last choice rolled no dice and no one else
    has looked.
    """
    for seed in range(40):
        page = Page(seed=seed, solitaire=True)
        rng = Random(seed)
        shown = page.ask(do="show")
        while not shown["over"]:
            shown = page.ask(do="choose", choice=rng.choice(options(shown)))
        assert page.table.game is not None
        last = page.table.game.history[-1]
        if isinstance(last, Option):
            break
    assert isinstance(last, Option)
    assert not shown["undo"]
    assert "the game has ended" in page.refused(do="undo")
    again = Page().ask(do="load", record=page.ask(do="record")["record"])
    assert again["over"]
    assert not again["undo"]
    assert not page.ask(do="undo", further=True)["over"]


def test_undo_until_the_other_person_takes_the_device() -> None:
    """Undo is possible during a handover until the other player takes the device."""
    page = Page(seed=7)
    page.ask(do="sit", seat="American")
    handed = page.ask(do="choose", choice="event Swedish Frigates Arrive")
    assert (handed["hand_over"], handed["undo"]) == ("Tripolitan", True)
    back = page.ask(do="undo")
    assert (back["seat"], back["hand_over"]) == ("American", None)
    page.ask(do="choose", choice="event Swedish Frigates Arrive")
    seated = page.ask(do="sit", seat="Tripolitan")
    assert not seated["undo"]
    assert seated["barred"].endswith(
        "the other player may have seen the result of your last choice"
    )
    assert seated["barred"] in page.refused(do="undo")


@pytest.mark.parametrize("conceal", [False, True])
def test_no_undo_past_a_question_that_tells_something(conceal: bool) -> None:
    """R29: a question about a battle card reveals that the player holds it, unless reactions are
    concealed.
    """
    pieces = {"Malta": {F: 2}, "Tripoli": {C: 2}}
    setup = Setup(conceal_reactions=conceal)
    hand, other = ["Tribute Paid", "Naval Movement"], ["The Guns of Tripoli"]
    game = table("Spring 1802", AMERICAN, pieces, hand, other, setup=setup)
    page = Page()
    page.ask(do="load", record=seeded(game, 1))
    page.ask(do="sit", seat="American")
    page.ask(do="choose", choice="discard Tribute Paid to move")
    page.ask(do="choose", choice="move Malta > Tripoli")
    shown = page.ask(do="choose", choice="done")
    if conceal:
        # The American player is asked first, about a card not in hand.
        shown = page.ask(do="choose", choice="decline")
    assert shown["hand_over"] == "Tripolitan"
    assert "Hand the device over only if a card is to be played." in shown["prompt"]
    assert shown["undo"] is conceal


@pytest.mark.parametrize("hidden", [False, True])
def test_no_undo_past_discards_that_are_shown(hidden: bool) -> None:
    """R1, R30: the last card set aside for the hand limit reveals the other side's discards, unless
    discards are hidden.
    """
    for seed in range(200):
        page = Page(seed=seed, hidden_discards=hidden)
        rng = Random(seed)
        shown = page.ask(do="show")
        asked: list[tuple[str, str]] = []
        while not shown["over"] and shown["choices"] < 60:
            if shown["hand_over"]:
                shown = page.ask(do="sit", seat=shown["hand_over"])
                continue
            decision = shown["decision"]
            asked.append((decision["side"], decision["ask"]))
            calm = [o for o in options(shown) if "raid" not in o] or options(shown)
            shown = page.ask(do="choose", choice=rng.choice(calm))
            told = any(line["kind"] == "SeasonBegan" for line in shown["log"][-1:])
            both = {side for side, ask in asked[-12:] if ask == "hand limit"}
            if asked[-1] == ("Tripolitan", "hand limit") and told and len(both) == 2:
                assert shown["undo"] is hidden
                return
    raise AssertionError("no hand limit was met")


def too_deep(*_: object) -> None:
    raise RecursionError("too deep")


FAILED = "the game could not do that (RecursionError); nothing has changed"
NOT_SHOWN = "this was done, but the game cannot show it (RecursionError): press Undo, or reload"


def test_an_error_within_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """If a request fails unexpectedly, it is still answered, and the game is unchanged."""
    page = Page(solitaire=True, seed=7)
    before = page.ask(do="show")
    # The rules break after the choice has taken effect.
    monkeypatch.setattr("tripoli.shores.title.rules.revealed", too_deep)
    assert page.refused(do="choose", choice="event Swedish Frigates Arrive") == FAILED
    monkeypatch.undo()
    assert page.ask(do="show") == before
    after = page.ask(do="choose", choice="event Swedish Frigates Arrive")
    assert len(after["log"]) > len(before["log"])


def test_a_failed_request_leaves_the_previous_game(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(solitaire=True, seed=7)
    before = page.ask(do="choose", choice="event Swedish Frigates Arrive")
    other = Page(solitaire=True, seed=9)
    other.ask(do="choose", choice="event Thomas Jefferson")
    record = other.ask(do="record")["record"]
    monkeypatch.setattr(Match, "bars", too_deep)
    monkeypatch.setattr(Engine, "back", too_deep)
    for request in (
        {"do": "load", "record": record},
        {"do": "fork", "at": 1},
        {"do": "undo", "further": True},
    ):
        assert page.refused(**request) == FAILED
    monkeypatch.undo()
    assert page.ask(do="show") == before
    assert page.ask(do="undo", further=True)["choices"] == 0


@pytest.mark.parametrize("method", ["board", "options", "decision", "line", "last_scene"])
def test_what_cannot_be_shown_has_happened_all_the_same(
    method: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An answer never denies a change, and the game can be saved and undone."""
    page = Page()
    start = page.ask(do="new", players={"Tripolitan": "captain"}, seed=7)
    monkeypatch.setattr(f"tripoli.shores.title.page.{method}", too_deep)
    request = {"do": "choose", "choice": "event Naval Movement"}
    answer = json.loads(page.table.ask(json.dumps(request)))
    assert (answer["ok"], answer["changed"], answer["table"]) == (False, True, None)
    assert answer["error"].startswith(NOT_SHOWN)
    kept = json.loads(saved(page).record)
    assert [entry["choice"] for entry in kept["choices"]] == ["event Naval Movement"]
    monkeypatch.undo()
    assert page.ask(do="show")["choices"] == 1
    undone = page.ask(do="undo")
    assert (undone["choices"], options(undone)) == (0, options(start))


def test_a_game_without_a_summary_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page(solitaire=True, seed=7)
    monkeypatch.setattr("tripoli.shores.title.page.summary", too_deep)
    kept = saved(page)
    assert kept.summary is None
    assert Page().ask(do="load", record=kept.record)["choices"] == 0


def test_redo_makes_again_what_was_undone() -> None:
    """Redo follows the undos back, one by one; a choice ends it."""
    page = Page(seed=7)
    page.ask(do="sit", seat="American")
    assert "there is nothing to redo" in page.refused(do="redo")
    steps = [page.ask(do="choose", choice="event Naval Movement")]
    steps.append(page.ask(do="choose", choice="move Gibraltar > Tripoli zone"))
    assert not steps[-1]["redo"]
    assert steps[-1]["undone"] is None
    first = page.ask(do="undo")
    assert (first["redo"], first["undone"]) == (
        True,
        "Move a frigate from Gibraltar to the Tripoli zone",
    )
    start = page.ask(do="undo", whole=True)
    assert (start["choices"], start["redo"]) == (0, True)
    assert start["undone"] == "Play Naval Movement"
    assert page.ask(do="redo") == {**steps[0], "redo": True, "undone": first["undone"]}
    assert page.ask(do="redo") == steps[1]
    assert "there is nothing to redo" in page.refused(do="redo")
    page.ask(do="undo")
    assert not page.ask(do="choose", choice="move Gibraltar > Malta")["redo"]


@pytest.mark.unmeasured
def test_redo_past_the_dice_brings_the_same_dice() -> None:
    """What has been seen once stays as it was; the record says that it was undone."""
    for seed in range(30):
        page = Page(solitaire=True, seed=seed)
        rng = Random(seed)
        shown = page.ask(do="show")
        while not shown["over"] and shown["choices"] < 20:
            shown = page.ask(do="choose", choice=rng.choice(options(shown)))
        if shown["over"]:
            continue
        page.ask(do="undo", further=True)
        undone = page.ask(do="undo", further=True, whole=True)
        assert undone["redo"]
        noted = json.loads(page.ask(do="record")["record"]).get("taken_back")
        page.ask(do="redo")
        again = page.ask(do="redo")
        for field in ("choices", "log", "pieces", "cards", "undo", "since", "options"):
            assert again[field] == shown[field], field
        assert json.loads(page.ask(do="record")["record"]).get("taken_back") == noted


def test_of_a_turn_undone_at_once_no_single_choice_is_named() -> None:
    page = Page(seed=7)
    page.ask(do="sit", seat="American")
    page.ask(do="choose", choice="event Naval Movement")
    page.ask(do="choose", choice="move Gibraltar > Tripoli zone")
    undone = page.ask(do="undo", whole=True)
    assert (undone["redo"], undone["undone"]) == (True, None)


def test_an_undone_choice_is_named_only_to_whoever_made_it() -> None:
    page = Page(seed=7)
    page.ask(do="sit", seat="American")
    page.ask(do="choose", choice="event Swedish Frigates Arrive")
    page.ask(do="sit", seat="Tripolitan")
    handed = page.ask(do="undo", further=True)
    assert (handed["hand_over"], handed["redo"], handed["undone"]) == ("American", True, None)
    assert page.ask(do="sit", seat="American")["undone"] == "Play Swedish Frigates Arrive"


def test_redo_hands_the_device_over_again() -> None:
    page = Page(seed=7)
    page.ask(do="sit", seat="American")
    handed = page.ask(do="choose", choice="event Swedish Frigates Arrive")
    page.ask(do="undo")
    assert page.ask(do="redo") == handed


def test_a_game_goes_on_from_its_record() -> None:
    page = Page(solitaire=True, seed=9)
    page.ask(do="choose", choice="event Thomas Jefferson")
    kept = page.ask(do="record")
    assert page.table.whole(saved(page).record) == kept["record"]
    again = Page()
    shown = again.ask(do="load", record=kept["record"])
    assert options(shown) == options(kept)
    assert shown["log"] == kept["log"]


@pytest.mark.parametrize(
    ("request_", "says"),
    [
        ({"do": "dance"}, "what to do: unknown value 'dance'"),
        ({"do": "new", "game": "chess"}, "the game: unknown value 'chess'"),
        ({"do": "new", "setup": {"scenario": "x"}}, "the scenario: unknown value 'x'"),
        ({"do": "new", "setup": {"tbot": 1}}, "the setup: unknown field 'tbot'"),
        ({"do": "new", "setup": 3}, "the setup: expected an object"),
        ({"do": "show", "log": {"key": 1}}, "the log: missing field 'count'"),
        ({"do": "fight", "line": -1}, "the line: expected a whole number"),
        ({"do": "new", "seed": 1.5}, "the seed: expected a whole number"),
        ({"do": "new", "cheat": True}, "the request: unknown field 'cheat'"),
        ({"do": "load", "record": "x"}, "this is not a saved game of The Shores of Tripoli"),
        ({"do": "load", "record": 3}, "the record: expected a text, got 3"),
        ({"do": "choose", "choice": "win"}, "'win' is not an option here"),
        ({"do": "undo", "whole": 1}, "whole: expected true or false"),
        ({"do": "sit", "seat": "British"}, "the seat: unknown value 'British'"),
    ],
)
def test_bad_requests_change_nothing(request_: dict[str, Any], says: str) -> None:
    page = Page(solitaire=True, seed=9)
    assert says in page.refused(**request_)


@pytest.mark.unmeasured
@given(st.text(max_size=40))
def test_any_text_gets_an_answer(text: str) -> None:
    answer = json.loads(Table(GAMES).ask(text))
    assert answer["ok"] is False
    assert answer["error"]
    assert json.loads(Table(GAMES).ask("[]"))["error"] == "the request: expected an object"


@pytest.mark.unmeasured
@settings(max_examples=12)
@given(seeds, st.booleans(), st.booleans())
def test_whole_games_at_the_table(seed: int, solitaire: bool, hidden: bool) -> None:
    """Whole games are played as by a page; nobody is shown a card that they may not see."""
    page = Page(solitaire=solitaire, seed=seed, hidden_discards=hidden)
    rng = Random(seed)
    while True:
        shown = page.ask(do="show")
        if shown["over"]:
            break
        if shown["hand_over"]:
            for side in ("American", "Tripolitan"):
                assert shown["cards"][side]["hand"] is None
            page.ask(do="sit", seat=shown["hand_over"])
            continue
        if shown["undo"] and rng.random() < 0.2:
            page.ask(do="undo", whole=rng.random() < 0.5)
            continue
        game = page.table.game
        assert game is not None
        seat = AMERICAN if shown["seat"] == "American" else TRIPOLITAN
        other = seat.other
        assert shown["cards"][str(other)]["hand"] is None
        page.ask(do="choose", choice=rng.choice(options(shown)))
    assert page.table.game is not None
    record = page.ask(do="record")["record"]
    assert json.loads(record)["choices"]


@pytest.mark.unmeasured
def test_thousands_of_damaged_records() -> None:
    """Each is refused with a message and leaves the game unchanged, or turns out to be a valid
    game.
    """
    page = Page(solitaire=True, seed=9)
    play(page, Random(9), 6)
    good = page.ask(do="record")["record"]
    before = page.table.ask('{"do":"show"}')
    rng = Random(3)
    signs = ["", '"', "{", "}", "[", "]", ",", "9", "-", "e", "null", "true", "\\u0000", "<b>", "é"]
    opened = 0
    for _ in range(4000):
        text = good
        for _ in range(rng.randrange(1, 4)):
            place = rng.randrange(len(text))
            text = text[:place] + rng.choice(signs) + text[place + rng.randrange(4) :]
        answer = json.loads(page.table.ask(json.dumps({"do": "load", "record": text})))
        if answer["ok"]:
            opened += 1
            page.ask(do="load", record=good)
        else:
            assert answer["error"]
    assert opened < 2000
    after = json.loads(page.table.ask('{"do":"show"}'))
    assert after["table"]["log"]["lines"] == json.loads(before)["table"]["log"]["lines"]


def test_a_game_that_is_opened_again_says_what_came_last() -> None:
    """A loaded game shows only the news since the player's last choice, not the whole log."""
    page = Page(seed=7, solitaire=True)
    page.ask(do="choose", choice="event Swedish Frigates Arrive")
    shown = page.ask(do="show")
    assert 0 < shown["since"] < len(page.lines)
    kept = page.ask(do="record")["record"]
    assert page.ask(do="load", record=kept)["since"] == shown["since"]


CORE = {f"event {card}" for card in CARDS.values() if card.kind is Kind.CORE}


def test_the_first_of_two_cards_for_the_hand_limit_leaves_the_news_as_they_were() -> None:
    """Events of the previous year and of the new one remain news; a card set aside is not yet shown
    (R1).
    """
    page = Page(seed=7)
    answer = page.ask(do="show")
    while "discard 2 cards" not in answer["prompt"]:
        if answer["hand_over"]:
            answer = page.ask(do="sit", seat=answer["hand_over"])
        else:
            choices = options(answer)
            core = next((choice for choice in choices if choice in CORE), choices[0])
            answer = page.ask(do="choose", choice=core)
    before = answer["since"]
    assert before < len(page.lines)
    again = page.ask(do="choose", choice=answer["options"][0]["notation"])
    assert "discard 1 card" in again["prompt"]
    assert again["since"] == before
    kept = page.ask(do="record")["record"]
    assert page.ask(do="load", record=kept)["since"] == before


def test_undo_brings_the_news_back() -> None:
    """After an undo, the other side's last actions are news again."""
    page = Page(solitaire=True, seed=7)
    shown = page.ask(do="choose", choice="event Thomas Jefferson")
    shown = page.ask(do="choose", choice="done")
    assert shown["since"] < len(page.lines)
    page.ask(do="choose", choice="discard Naval Movement to move")
    assert page.ask(do="undo")["since"] == shown["since"]
