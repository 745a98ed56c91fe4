"""One sitting: what a page is told, and what it is not. R1, R29."""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import seeds
from table import AC, TF, A, C, F, G, I, M, S, table

from tripoli import odds
from tripoli.prospects import percent, prospect, raid_prospect
from tripoli.shores import events as ev
from tripoli.shores.cards import CARDS
from tripoli.shores.pieces import ALGIERS, AMERICAN, TRIPOLI, TRIPOLITAN
from tripoli.shores.state import Setup
from tripoli.table import Table

KEYS: dict[str, Any] = {
    "mode": str,
    "setup": dict,
    "choices": int,
    "seat": (str, type(None)),
    "hand_over": (str, type(None)),
    "year": int,
    "season": str,
    "gold": int,
    "captured": list,
    "pieces": dict,
    "cards": dict,
    "decision": (dict, type(None)),
    "reasons": dict,
    "log": list,
    "undo": bool,
    "further": bool,
    "result": (dict, type(None)),
}
"""The shape of a table; the page's own tests hold it to the same."""


EVENTS = {event.__name__ for event in get_args(ev.Event)}


class Page:
    """What a page does: asks, and keeps the last answer."""

    def __init__(self, **new: Any) -> None:
        self.table = Table()
        self.answers: list[str] = []
        if new:
            self.ask(do="new", **new)

    def ask(self, **request: Any) -> dict[str, Any]:
        """An answer that must be a table of the stated shape."""
        text = self.table.ask(json.dumps(request))
        self.answers.append(text)
        answer = json.loads(text)
        assert answer["ok"], answer
        found = answer["table"]
        if found is not None:
            assert found.keys() == KEYS.keys()
            for key, kind in KEYS.items():
                assert isinstance(found[key], kind), key
            assert {line["kind"] for line in found["log"]} <= EVENTS
        return dict(found or {}) | {"record": answer.get("record")}

    def refused(self, **request: Any) -> str:
        """The sentence with which a request is refused, the table unchanged."""
        before = self.table.ask('{"do":"show"}')
        answer = json.loads(self.table.ask(json.dumps(request)))
        assert not answer["ok"]
        assert self.table.ask('{"do":"show"}') == before
        return str(answer["error"])


def options(found: dict[str, Any]) -> list[str]:
    """The notations offered."""
    return [option["notation"] for option in found["decision"]["options"]]


def test_an_empty_table() -> None:
    page = Page()
    assert page.ask(do="show") == {"record": None}
    assert page.table.keep() is None
    for do in ({"do": "choose", "choice": "done"}, {"do": "undo"}, {"do": "record"}):
        assert page.refused(**do) == "no game is on the table; begin a new one"
    assert "no game" in page.refused(do="sit", side="American")


def test_the_device_is_handed_over() -> None:
    """While it is, nobody's hand is in the answer, and nothing can be chosen."""
    page = Page(mode="hot seat", seed=7)
    shown = page.ask(do="show")
    assert (shown["hand_over"], shown["seat"], shown["decision"]) == ("American", None, None)
    assert shown["cards"]["American"]["hand"] is shown["cards"]["Tripolitan"]["hand"] is None
    assert "the device is for the American side now" in page.refused(do="choose", choice="pass")
    assert "it is not for the Tripolitan side" in page.refused(do="sit", side="Tripolitan")
    seated = page.ask(do="sit", side="American")
    assert (seated["hand_over"], seated["seat"]) == (None, "American")
    assert len(seated["cards"]["American"]["hand"]) == 6
    assert seated["cards"]["Tripolitan"]["hand"] is None
    after = page.ask(do="choose", choice="event Swedish Frigates Arrive")
    assert (after["hand_over"], after["seat"]) == ("Tripolitan", None)
    assert after["cards"]["American"]["hand"] is None


def test_a_decision_as_the_page_gets_it() -> None:
    page = Page(mode="solitaire", seed=7)
    decision = page.ask(do="show")["decision"]
    assert decision["prompt"].startswith("American: play an event")
    assert decision["options"][0] == {
        "notation": "event Thomas Jefferson",
        "act": "event",
        "card": "Thomas Jefferson",
        "source": None,
        "target": None,
        "piece": None,
        "count": 1,
        "odds": None,
    }


def test_why_something_cannot_be_had() -> None:
    page = Page(mode="hot seat", seed=7)
    reasons = page.ask(do="sit", side="American")["reasons"]
    assert reasons["Hamet's Army Created"] == "not before 1804"
    assert "build" not in reasons
    pieces = {"Malta": {G: 3}, "Tripoli": {C: 9}}
    game = table("Spring 1802", AMERICAN, pieces, ["Tribute Paid"], ["Storms"])
    page.ask(do="load", record=game.record.to_json())
    assert page.ask(do="sit", side="American")["reasons"]["build"] == (
        "all three gunboats are built"
    )
    page.ask(do="choose", choice="discard Tribute Paid to move")
    reasons = page.ask(do="sit", side="Tripolitan")["reasons"]
    assert reasons["build"] == "no Tripolitan corsair is in the Supply"


def test_what_the_cards_say() -> None:
    answer = json.loads(Table().ask('{"do":"facts"}'))
    assert answer["table"] is None
    facts = answer["facts"]
    assert [card["name"] for card in facts["cards"]] == list(CARDS)
    assert facts["cards"][0].keys() == {"name", "side", "kind", "when", "effect"}
    assert (facts["gold"], facts["frigates"]) == (12, 4)
    assert [place for place, nation in facts["nations"].items() if nation == "ally"] == [
        "Tangier",
        "Algiers",
        "Tunis",
    ]


def test_hits_resolved_quickly() -> None:
    """Whole frigates are damaged first, then what can be built again is lost."""
    pieces = {"Malta": {F: 2, G: 1}, "Tripoli": {C: 9, TF: 2}, "Derne": {I: 2}}
    for seed in range(40):
        game = table(
            "Spring 1802", AMERICAN, pieces, ["Tribute Paid", "Naval Movement"], ["Storms"]
        )
        page = Page()
        record = json.loads(game.record.to_json()) | {"chance": {"seed": seed, "used": 0}}
        page.ask(do="load", record=json.dumps(record))
        page.ask(do="sit", side="American")
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
    fight = next(line for line in shown["log"] if line["kind"] == "FightBegan")
    assert ["gunboat", 1] in fight["forces"]
    assert ["Tripolitan corsair", 9] in fight["forces"]
    assert "no hits are to be taken" in page.refused(do="resolve")


def test_undo_step_by_step_and_the_whole_play() -> None:
    """Until dice or hidden cards have been seen: the choice of the card included."""
    page = Page(mode="solitaire", seed=7)
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
    assert "nothing can be taken back" in page.refused(do="undo")


def test_no_undo_past_the_dice() -> None:
    pieces = {"Malta": {F: 2}, "Derne": {I: 2}}
    game = table("Spring 1802", AMERICAN, pieces, ["Tribute Paid", "Naval Movement"], ["Storms"])
    page = Page()
    # A record of a scripted game cannot roll on: seed it.
    record = json.loads(game.record.to_json()) | {"chance": {"seed": 1, "used": 0}}
    page.ask(do="load", record=json.dumps(record))
    page.ask(do="sit", side="American")
    page.ask(do="choose", choice="discard Tribute Paid to move")
    page.ask(do="choose", choice="move Malta > Derne")
    rolled = page.ask(do="choose", choice="done")
    assert any(line["kind"] == "Rolled" for line in rolled["log"])
    assert not rolled["undo"]
    assert "dice or hidden cards have been seen" in page.refused(do="undo")


def test_no_undo_past_the_handing_over() -> None:
    """What was done may be taken back until the other person has looked."""
    page = Page(mode="hot seat", seed=7)
    page.ask(do="sit", side="American")
    page.ask(do="choose", choice="event Swedish Frigates Arrive")
    page.ask(do="undo")
    assert page.ask(do="show")["seat"] == "American"
    page.ask(do="choose", choice="event Swedish Frigates Arrive")
    page.ask(do="sit", side="Tripolitan")
    assert "nothing can be taken back" in page.refused(do="undo")


def test_a_game_goes_on_from_its_record() -> None:
    page = Page(mode="solitaire", seed=9)
    page.ask(do="choose", choice="event Thomas Jefferson")
    kept = page.ask(do="record")
    assert json.loads(page.table.keep() or "")["record"] == kept["record"]
    again = Page()
    shown = again.ask(do="load", record=kept["record"])
    assert options(shown) == options(kept)
    assert shown["log"] == kept["log"]


@pytest.mark.parametrize(
    ("request_", "says"),
    [
        ({"do": "dance"}, "what to do is 'dance', which is not known"),
        ({"do": "new"}, "the request has no 'mode'"),
        ({"do": "new", "mode": "chess"}, "the mode is 'chess'"),
        ({"do": "new", "mode": "solitaire", "seed": 1.5}, "the seed is a whole number"),
        ({"do": "new", "mode": "solitaire", "cheat": True}, "has 'cheat', which is not known"),
        ({"do": "load", "record": "x"}, "this is not a record that can be opened"),
        ({"do": "load", "record": 3}, "a record is a text"),
        ({"do": "choose", "choice": "win"}, "'win' is not an option here"),
        ({"do": "undo", "whole": 1}, "whole is true or false"),
        ({"do": "sit", "side": "British"}, "the side is 'British'"),
    ],
)
def test_bad_requests_change_nothing(request_: dict[str, Any], says: str) -> None:
    page = Page(mode="solitaire", seed=9)
    assert says in page.refused(**request_)


@given(st.text(max_size=40))
def test_any_text_gets_an_answer(text: str) -> None:
    answer = json.loads(Table().ask(text))
    assert answer["ok"] is False
    assert answer["error"]
    assert json.loads(Table().ask("[]"))["error"] == "a request is an object"


@settings(max_examples=60)
@given(seeds, st.sampled_from(["hot seat", "solitaire"]), st.booleans())
def test_whole_games_at_the_table(seed: int, mode: str, hidden: bool) -> None:
    """Played to the end as a page would; nobody is told a card that they may not see."""
    page = Page(mode=mode, seed=seed, hidden_discards=hidden)
    rng = Random(seed)
    while True:
        shown = page.ask(do="show")
        if shown["result"]:
            break
        if shown["hand_over"]:
            for side in ("American", "Tripolitan"):
                assert shown["cards"][side]["hand"] is None
            page.ask(do="sit", side=shown["hand_over"])
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


# Odds before committing


def test_odds_of_raids() -> None:
    """Two dice a frigate intercept, each corsair left captures on 5 or 6."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli": {C: 3}, "Algiers": {AC: 3}, "Tripoli zone": {F: 1, S: 1}},
        [],
        ["Storms", "Algerine Corsairs Raid"],
        gold=11,
    )
    assert raid_prospect(game.state, ALGIERS) == "1.0 gold expected, 70 % to win"
    # 4 dice hit 2/3 of a corsair on average; 2.33 corsairs capture 0.78.
    assert raid_prospect(game.state, TRIPOLI).startswith("0.8 gold expected, 0.7 corsairs lost, ")
    told = {
        str(option): prospect(game.state, game.setup, option)
        for option in (game.decision.options if game.decision else ())
    }
    assert told["discard Storms to raid"] == raid_prospect(game.state, TRIPOLI)
    assert told["event Algerine Corsairs Raid"] == raid_prospect(game.state, ALGIERS)
    assert told["discard Storms to build"] is None
    game.choose("event Yusuf Qaramanli")
    assert game.decision is not None
    told_raids = [prospect(game.state, game.setup, option) for option in game.decision.options]
    assert told_raids == [raid_prospect(game.state, TRIPOLI), raid_prospect(game.state, ALGIERS)]


def test_odds_of_the_break_out() -> None:
    game = table("Spring 1802", TRIPOLITAN, {"Gibraltar": {C: 2}, "Gibraltar zone": {F: 1}})
    assert game.decision is not None
    option = game.decision.options[0]
    assert option.card is CARDS["Murad Reis Breaks Out"]
    # Two dice: 0 hits 25/36, one 10/36, two 1/36: 2 - 12/36.
    told = prospect(game.state, game.setup, option)
    assert told == "1.7 of 2 corsairs expected to come through"


def test_odds_of_attacks() -> None:
    """With what is there already and what the option adds."""
    pieces = {"Malta": {F: 2, G: 1}, "Tripoli": {C: 2, TF: 1}, "Derne": {I: 1}, "Gibraltar": {C: 2}}
    game = table("Spring 1802", AMERICAN, pieces, ["Naval Movement"], ["Storms"])
    game.choose("event Naval Movement")

    def told(notation: str, setup: Setup | None = None) -> str | None:
        assert game.decision is not None
        option = next(o for o in game.decision.options if o == notation)
        return prospect(game.state, setup or game.setup, option)

    assert told("move Malta > Tripoli") == "0.3 hits scored, 0.6 suffered on average"
    fortress = told("move Malta > Tripoli", Setup(scenario="fortress"))
    assert fortress == "0.3 hits scored, 1.4 suffered on average"
    derne = told("move Malta > Derne")
    assert derne == "0.3 of 1 infantry expected to fall, 31 % for all"
    for peaceful in ("move Malta > Gibraltar", "move Malta > Tunis zone", "move Malta > Algiers"):
        assert told(peaceful) is None
    # Two dice sink 1/3 of a ship, the two left take 2/3.
    patrol = told("move Malta > Gibraltar zone")
    assert patrol is None or patrol.startswith("a raid then")
    outside = told("move Malta > Tripoli zone")
    assert outside == "a raid then loses 0.3 of 2 corsairs and takes 0.6 gold"
    assert told("done") is None
    game.choose("move Malta > Derne")
    assert told("done") == "Derne: 0.3 of 1 infantry expected to fall, 31 % for all"
    game.choose("done")
    gunboat = told("gunboat Malta > Derne")
    assert gunboat == "0.4 of 1 infantry expected to fall, 42 % for all"


def test_percentages_are_never_rounded_to_certainty() -> None:
    from fractions import Fraction

    assert percent(Fraction(1, 1000)) == "under 1 %"
    assert percent(Fraction(999, 1000)) == "over 99 %"
    assert percent(Fraction(0)) == "0 %"
    assert percent(Fraction(1)) == "100 %"


def test_odds_of_the_great_attacks() -> None:
    """The army's march, the assault and the sortie, from what everybody can see."""
    pieces = {
        "Alexandria": {M: 1, A: 5},
        "Derne": {I: 2},
        "Tripoli": {C: 1},
        "Tripoli zone": {F: 1},
    }
    game = table(
        "Fall 1805", AMERICAN, pieces, ["General Eaton Attacks Derne"], ["Tripoli Attacks"]
    )

    def told(notation: str) -> str | None:
        assert game.decision is not None
        option = next(o for o in game.decision.options if o == notation)
        return prospect(game.state, game.setup, option)

    taken = odds.chance(odds.ground_combat(1, 5, 2), lambda outcome: outcome.captured)
    derne = told("event General Eaton Attacks Derne")
    assert derne == f"{percent(taken)} to take Derne without ships"
    game.choose("discard General Eaton Attacks Derne to move")
    game.choose("done")
    # One die against a frigate, two against a corsair.
    assert told("event Tripoli Attacks") == "0.2 hits scored, 0.3 suffered on average"


def test_odds_of_the_assault() -> None:
    pieces = {"Malta": {F: 8, G: 3}, "Benghazi": {M: 1, A: 5}, "Tripoli": {C: 1, I: 1}}
    game = table("Fall 1805", AMERICAN, pieces, ["Assault on Tripoli"], ["Storms"])
    assert game.decision is not None
    option = next(o for o in game.decision.options if o == "event Assault on Tripoli")
    told = prospect(game.state, game.setup, option)
    assert told == "over 99 % to take Tripoli"


# Taking back further, looking back, going on from there


def play(page: Page, rng: Random, most: int = 1000) -> None:
    """Choose at random, handing the device over, for a while or to the end."""
    for _ in range(most):
        shown = page.ask(do="show")
        if shown["result"]:
            return
        if shown["hand_over"]:
            page.ask(do="sit", side=shown["hand_over"])
        else:
            page.ask(do="choose", choice=rng.choice(options(shown)))


def test_taking_back_further_is_marked_in_the_record() -> None:
    page = Page(mode="solitaire", seed=7)
    assert not page.ask(do="show")["further"]
    assert page.refused(do="undo", further=True) == (
        "nothing can be taken back: no choice has been made"
    )
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
    assert "at is a whole number from 0" in page.refused(do="replay", at=5000)


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


def test_thousands_of_damaged_records() -> None:
    """Each is refused with a sentence, the game on the table stays; or it is a game after all."""
    page = Page(mode="solitaire", seed=9)
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
    assert after["table"]["log"] == json.loads(before)["table"]["log"]


def test_no_odds_where_nothing_is_fought() -> None:
    """R11: frigates of *A Show of Force* and *Tribute Paid* send corsairs home without a fight."""
    for name in ("A Show of Force", "Tribute Paid"):
        pieces = {"Malta": {F: 4}, "Tunis": {AC: 3}, "Derne": {I: 2}}
        game = table("Spring 1802", AMERICAN, pieces, [name, "Naval Movement"], ["Storms"], gold=1)
        game.choose(f"event {name}")
        while game.decision is not None and game.decision.side is AMERICAN:
            for option in game.decision.options:
                assert prospect(game.state, game.setup, option) is None
            game.choose(game.decision.options[0])
