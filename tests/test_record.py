"""Records: readable JSON, strict reading, replay, digest."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strategies import damaged_records, play_on
from table import C, F, play, table

import tripoli
from tripoli.kernel.record import RecordError, digest
from tripoli.kernel.strict import FormatError, load
from tripoli.shores.pieces import AMERICAN, TRIPOLITAN
from tripoli.shores.position import read_state
from tripoli.shores.record import Record
from tripoli.shores.state import Setup

SETUP = Setup().to_json()
OLD = Path(__file__).parent / "records"


@pytest.fixture
def game() -> tripoli.Game:
    game = tripoli.new_game(seed=1805)
    play_on(game, Random(3), 40)
    return game


def changed(game: tripoli.Game, **fields: Any) -> str:
    """The JSON of a game's record with other fields."""
    return json.dumps({**json.loads(game.record.to_json()), **fields})


def test_a_record_can_be_read_by_a_person(game: tripoli.Game) -> None:
    """One line a choice: who, what, and what chance gave."""
    lines = game.record.to_json().splitlines()
    assert lines[1] == ' "format": "The Shores of Tripoli: record",'
    choices = [line for line in lines if '"choice": ' in line]
    assert len(choices) == 40
    assert all(json.loads(line.rstrip(",")) for line in choices)
    assert choices[0].startswith('  {"side": "American", "choice": "')


def test_replay_to_a_point_goes_on_as_the_game_did(game: tripoli.Game) -> None:
    record = game.record
    part = record.replay(10)
    for line in record.lines[10:]:
        part.choose(line.choice)
    assert part.digest == game.digest


def test_replay_with_other_chance(game: tripoli.Game) -> None:
    """Play on from here: the same position, other dice."""
    record = game.record
    one = record.replay(10, chance=tripoli.SeededChance(1))
    two = record.replay(10, chance=tripoli.SeededChance(2))
    assert one.digest == two.digest == record.replay(10).digest
    play_on(one, Random(1))
    play_on(two, Random(1))
    assert one.digest != two.digest


def test_replay_tells_a_listener_everything(game: tripoli.Game) -> None:
    events: list[object] = []
    game.record.replay(listener=events.append)
    assert events == [*_own_log(game)]


def _own_log(game: tripoli.Game) -> list[object]:
    """All events, as nobody at the table may know them."""
    events: list[object] = []
    twin = game.resting(game.origin.copy(), game.chance)
    twin.listener = events.append
    twin.feed(game.history)
    return events


def test_replay_past_the_end(game: tripoli.Game) -> None:
    for upto in (41, -1):
        with pytest.raises(ValueError, match="the record has 40 choices"):
            game.record.replay(upto)


def test_a_scripted_game_has_a_record() -> None:
    """Without a seed the game goes on as recorded, and past the end not at all."""
    draws = ["Naval Movement"] * 4 + ["Tribute Paid", "Early Deployment"]
    draws += ["Storms", "Happy Hunting", "Troops to Derne", "Troops to Tripoli"]
    draws += ["Tunis Declares War", "Tripoli Attacks"]
    game = tripoli.new_game(chance=tripoli.ScriptedChance([1, 2, 5, 6], draws))
    play(game, "discard Naval Movement to build", "discard Storms to raid", "decline")
    record = tripoli.Record.from_json(game.record.to_json())
    assert record.seed is None
    assert record.replay().digest == game.digest
    part = record.replay(1)
    play(part, "discard Storms to raid", "decline")
    assert part.state.gold == 2
    play(part, "event Swedish Frigates Arrive")
    with pytest.raises(tripoli.ChanceError, match="missing"):
        play(part, "discard Happy Hunting to raid")


def test_a_game_from_a_position_has_a_record() -> None:
    """What does not begin at the start of 1801 records where it begins."""
    pieces = {"Malta": {F: 2}, "Tripoli": {C: 3}}
    game = table("Fall 1803", AMERICAN, pieces, ["Tribute Paid"], ["Storms"], dice=[1] * 4)
    play(game, "discard Tribute Paid to move", "done")
    record = tripoli.Record.from_json(game.record.to_json())
    assert record.position is not None
    again = record.replay()
    assert (again.digest, again.record) == (game.digest, record)
    world = game.determinized(TRIPOLITAN, Random(1))
    assert tripoli.Record.from_json(world.record.to_json()).replay().digest == world.digest


def test_the_digest_is_the_same_on_every_python() -> None:
    """SHA-256 of canonical JSON; pinned for a game of known seed, here and in Pyodide."""
    assert digest({"b": [1, "ü"], "a": None}) == digest({"a": None, "b": [1, "ü"]})
    # `printf '{"a":1}' | sha256sum`
    known = "015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862"
    assert digest({"a": 1}) == known


@pytest.mark.parametrize("path", sorted(OLD.glob("*.json")), ids=lambda path: path.stem)
def test_old_records_keep_opening(path: Path) -> None:
    """Every record ever committed replays to the digest in its name."""
    record = tripoli.Record.from_json(path.read_text(encoding="utf-8"))
    assert record.replay().digest.startswith(path.stem.rpartition("-")[2])


def test_there_are_old_records() -> None:
    assert list(OLD.glob("*.json"))


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"format": "chess"}, 'does not say "format": "The Shores of Tripoli: record"'),
        ({"version": 3}, "it is of version 3, newer than this program, which knows 2"),
        ({"version": 0}, "the version is a whole number from 1 to 2, not 0"),
        ({"version": True}, "the version is a whole number from 1 to 2, not True"),
        ({"extra": 1}, "the record has 'extra', which is not known"),
        ({"setup": {}}, "the setup has no 'scenario'"),
        ({"setup": None}, "the setup is an object, not None"),
        ({"chance": {"seed": -1, "used": 0}}, "the seed is a whole number from 0 to"),
        ({"chance": {"seed": 1, "used": 10**9}}, "the numbers used is a whole number from 0"),
        ({"opening": [[7]]}, "the opening: a die is a whole number from 1 to 6, not 7"),
        ({"opening": [1.5]}, "the opening is a short text, not 1.5"),
        ({"setup": {**SETUP, "solitaire": 1}}, "the option solitaire is true or false, not 1"),
        ({"setup": {**SETUP, "scenario": "x"}}, "the scenario is 'x', which is not known"),
        ({"opening": "x"}, "the opening is a list, not 'x'"),
        ({"choices": [{"side": "American"}]}, "the entry has no 'choice'"),
        ({"choices": ["x"]}, "choice 1: the entry is an object, not 'x'"),
        ({"choices": [{"side": 1, "choice": "done"}]}, "choice 1: the side is a short text"),
        ({"choices": [[]] * 20_001}, "the choices has 20001 items; 20000 are allowed"),
        ({"position": {}}, "the position has no 'year'"),
    ],
)
def test_bad_records_are_refused(game: tripoli.Game, fields: dict[str, Any], says: str) -> None:
    with pytest.raises(tripoli.RecordError, match=re.escape(says)):
        tripoli.Record.from_json(changed(game, **fields))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1: not JSON"),
        ("{\n\n!", "line 3: not JSON"),
        ("[" * 100_000, "it is nested too deeply"),
        ('{"a": NaN}', "NaN is no number"),
        ('{"a": 1, "a": 2}', "'a' stands twice in one object"),
        ("9" * 5000, "not JSON"),
        ("[]", "does not say"),
        ("x" * 4_000_001, "it is 4000001 characters long; 4000000 are allowed"),
    ],
)
def test_what_is_no_record_is_refused(text: str, says: str) -> None:
    with pytest.raises(tripoli.RecordError, match=re.escape(says)):
        tripoli.Record.from_json(text)


def test_the_line_that_fails_is_named(game: tripoli.Game) -> None:
    text = game.record.to_json()
    lines = text.splitlines()
    number = next(n for n, line in enumerate(lines) if '"choice": ' in line) + 4
    lines[number] = lines[number].replace('"side"', '"sid"')
    with pytest.raises(tripoli.RecordError, match=f"line {number + 1}: choice 5: "):
        tripoli.Record.from_json("\n".join(lines))


def replay_changed(game: tripoli.Game, number: int, **fields: Any) -> str:
    """What replaying says when the entry of one choice is changed."""
    data = json.loads(game.record.to_json())
    data["choices"][number - 1] |= fields
    record = tripoli.Record.from_json(json.dumps(data))
    with pytest.raises(tripoli.RecordError) as refused:
        record.replay()
    return str(refused.value)


def test_a_record_that_does_not_fit_the_rules_is_refused(game: tripoli.Game) -> None:
    assert "at choice 3 ('done it'): 'done it' is not an option" in replay_changed(
        game, 3, choice="done it"
    )
    side = game.record.lines[0].side
    other = "Tripolitan" if side == "American" else "American"
    assert f"it is not for {other} to choose" in replay_changed(game, 1, side=other)
    assert "1 of its chance results are not asked for" in replay_changed(
        game, 1, chance=[*json.loads(game.record.to_json())["choices"][0]["chance"], "Storms"]
    )
    data = json.loads(game.record.to_json())
    record = tripoli.Record.from_json(json.dumps({**data, "opening": data["opening"][:-1]}))
    with pytest.raises(tripoli.RecordError, match=r"at the opening: a draw is missing"):
        record.replay()
    record = tripoli.Record.from_json(json.dumps({**data, "opening": [*data["opening"], "Storms"]}))
    with pytest.raises(tripoli.RecordError, match=r"at the opening: 1 of its chance results"):
        record.replay()


def test_choices_after_the_end_are_refused() -> None:
    game = tripoli.new_game(seed=5)
    play_on(game, Random(5))
    data = json.loads(game.record.to_json())
    data["choices"].append({"side": "American", "choice": "pass"})
    record = tripoli.Record.from_json(json.dumps(data))
    with pytest.raises(tripoli.RecordError, match="the game is over"):
        record.replay()


@given(damaged_records())
def test_damaged_records_are_refused_or_played(text: str) -> None:
    """Never anything but a record whose game can be played, or one sentence."""
    try:
        tripoli.Record.from_json(text).replay()
    except tripoli.RecordError as error:
        assert "\n" not in str(error)
        assert len(str(error)) < 600


@given(st.text(max_size=50))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(tripoli.RecordError):
        tripoli.Record.from_json(text)


# Positions


def position(**fields: Any) -> dict[str, Any]:
    """A position as JSON, with changes."""
    game = table("Fall 1803", AMERICAN, {"Malta": {F: 2}, "Tripoli": {C: 3}}, ["Tribute Paid"])
    data: dict[str, Any] = json.loads(json.dumps(game.rested.to_json()))
    return {**data, **fields}


def with_pieces(place: str, **kinds: int) -> dict[str, Any]:
    """A position with other pieces in one place."""
    data = position()
    data["pieces"][place] = {name.replace("_", " "): count for name, count in kinds.items()}
    return data


def with_cards(side: str, **piles: Any) -> dict[str, Any]:
    """A position with other piles on one side."""
    data = position()
    data["cards"][side] |= piles
    return data


def test_a_position_round_trips() -> None:
    assert read_state(position(), Setup()).to_json() == position()


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (position(gold=12), "the gold is a whole number from 0 to 11, not 12"),
        (position(year=1807), "the year is a whole number from 1801 to 1806, not 1807"),
        (position(season="Autumn"), "the season is 'Autumn', which is not known"),
        (position(captured=["Malta"]), "a captured city is 'Malta', which is not known"),
        (position(captured=["Derne", "Derne"]), "a city has been captured twice"),
        (with_pieces("Malta", American_frigate=3), "there are 9 of American frigate"),
        (with_pieces("Malta", gun=3), "Malta has 'gun', which is not known"),
        (with_pieces("Malta", Marine=1), "no Marine can be in Malta between two plays"),
        (with_pieces("Venice"), "the pieces has 'Venice', which is not known"),
        (with_pieces("Malta", American_frigate=-1), "is a whole number from 0 to 20, not -1"),
        (with_pieces("sunk", American_frigate=4), "there are 12 of American frigate"),
        (with_cards("American", hand=[]), "the American cards are not each there once"),
        (with_cards("American", hand=["Storms"]), "American hand holds a card of the other side"),
        (with_cards("American", active="Tribute Paid"), "no card can be active"),
        (with_cards("American", aside=["Tribute Paid"]), "no card can be set aside"),
        (with_cards("American", known=["Early Deployment"]), "what is known of the American hand"),
        (with_cards("American", past=[["drawn"]]), "a step that is not a fate and a card"),
        (with_cards("American", past=[["lost", "Tribute Paid"]]), "is 'lost', which is not known"),
        (with_cards("American", past=[["drawn", "Thomas Jefferson"]]), "a step that cannot be"),
        (with_cards("American", past=[["drawn", "Early Deployment"]]), "does not lead to where"),
        (with_cards("American", past=[["reshuffled", None]]), "does not lead to where they are"),
        (with_pieces("Gibraltar", Tripolitan_corsair=3), "from 0 to 2, not 3"),
    ],
)
def test_impossible_positions_are_refused(data: dict[str, Any], says: str) -> None:
    with pytest.raises(FormatError, match=re.escape(says)):
        read_state(data, Setup())


def test_solitaire_positions() -> None:
    """The T-bot has lines and no hand; a person has a hand and no lines."""
    game = tripoli.new_game(seed=1, solitaire=True)
    data: dict[str, Any] = json.loads(json.dumps(game.rested.to_json()))
    assert read_state(data, game.setup).to_json() == data
    with pytest.raises(FormatError, match="the Tripolitan cards are not each there once"):
        read_state(data, Setup())
    bot = data["cards"]["Tripolitan"]
    bot["hand"], bot["pile"] = bot["pile"][:1], bot["pile"][1:]
    with pytest.raises(FormatError, match="the T-bot has no hand and no core cards"):
        read_state(data, game.setup)
    with pytest.raises(FormatError, match="the American side has no lines of cards in this game"):
        read_state(with_lines(), Setup())


def with_lines() -> dict[str, Any]:
    """A two-player position with a line of cards."""
    data = position()
    cards = data["cards"]["American"]
    cards["event_line"], cards["hand"] = cards["hand"], []
    return data


def test_four_sunk_frigates_are_no_position() -> None:
    data = with_pieces("sunk", American_frigate=4)
    data["pieces"]["Supply"]["American frigate"] -= 4
    with pytest.raises(FormatError, match="four frigates are sunk: that game is over"):
        read_state(data, Setup())


def test_core_cards_lie_in_front_or_out_of_the_game() -> None:
    data = with_cards("American", hand=["Thomas Jefferson", "Tribute Paid"])
    data["cards"]["American"]["core"].remove("Thomas Jefferson")
    with pytest.raises(FormatError, match="the American core cards lies where it cannot be"):
        read_state(data, Setup())


def test_strict_reading_of_json() -> None:
    assert load('{"a": [1, true, null, "x"]}', 100) == {"a": [1, True, None, "x"]}
    with pytest.raises(FormatError, match="100"):
        load(" " * 101, 100)


def test_what_was_taken_back_is_read_strictly() -> None:
    """Version 2 says it; version 1, which has no place for it, keeps opening."""
    text = tripoli.new_game(seed=1).record.to_json()
    old = json.loads(text) | {"version": 1}
    assert Record.from_json(json.dumps(old)).taken_back == ()
    for bad in (3, [3], [[1]], [[1, 0]], [[1, 2, 3]], [[-1, 1]], [["a", 1]]):
        broken = json.loads(text) | {"taken_back": bad}
        with pytest.raises(RecordError, match="what was taken back"):
            Record.from_json(json.dumps(broken))
    kept = json.loads(text) | {"taken_back": [[0, 2]]}
    assert Record.from_json(json.dumps(kept)).taken_back == ((0, 2),)
