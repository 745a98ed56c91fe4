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
from shores.strategies import damaged_records, play_on
from shores.table import A, C, F, M, play, table

import tripoli
from tripoli import Record
from tripoli.kernel.record import RecordError
from tripoli.kernel.strict import FormatError, digest, load
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN
from tripoli.shores.model.state import Setup

SETUP = Setup().to_json()
OLD = Path(__file__).parents[1] / "records"


@pytest.fixture
def game() -> tripoli.Game:
    game = tripoli.new_game(seed=1805)
    play_on(game, Random(3), 40)
    return game


def changed(game: tripoli.Game, **fields: Any) -> str:
    """The JSON of a game's record with other fields and no digest."""
    data = json.loads(game.record.to_json())
    del data["digest"]
    return json.dumps({**data, **fields})


def test_a_record_can_be_read_by_a_person(game: tripoli.Game) -> None:
    """Each choice is one line: the side, the choice, and the results of chance."""
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
    """Playing on gives the same position, but other dice."""
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
    """All events, including those hidden from each side."""
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
    """Without a seed, the record replays with its recorded results, and then with new chance."""
    draws = ["Naval Movement"] * 4 + ["Tribute Paid", "Early Deployment"]
    draws += ["Storms", "Happy Hunting", "Troops to Derne", "Troops to Tripoli"]
    draws += ["Tunis Declares War", "Tripoli Attacks"]
    game = tripoli.new_game(chance=tripoli.ScriptedChance([1, 2, 5, 6], draws))
    play(game, "discard Naval Movement to build", "discard Storms to raid", "decline")
    record = tripoli.Record.from_json(game.record.to_json())
    assert record.seed is None
    assert record.replay().digest == game.digest
    seeds = set()
    for upto in (None, 1):
        again = record.replay(upto)
        play_on(again, Random(1))
        assert again.result is not None
        assert isinstance(again.chance, tripoli.SeededChance)
        seeds.add(again.chance.seed)
    assert len(seeds) == 2


def test_a_game_from_a_position_has_a_record() -> None:
    """A game that does not start in 1801 records its starting position."""
    pieces = {"Malta": {F: 2}, "Tripoli": {C: 3}}
    game = table("Fall 1803", AMERICAN, pieces, ["Tribute Paid"], ["Storms"], dice=[1] * 4)
    play(game, "discard Tribute Paid to move", "done")
    record = tripoli.Record.from_json(game.record.to_json())
    assert record.position is not None
    again = record.replay()
    assert again.digest == game.digest
    assert (again.record.position, again.record.lines) == (record.position, record.lines)
    world = game.determinized(TRIPOLITAN, Random(1))
    assert tripoli.Record.from_json(world.record.to_json()).replay().digest == world.digest


def test_the_digest_is_the_same_on_every_python() -> None:
    """SHA-256 of canonical JSON, fixed for a game with a known seed, here and in Pyodide."""
    assert digest({"b": [1, "ü"], "a": None}) == digest({"a": None, "b": [1, "ü"]})
    # `printf '{"a":1}' | sha256sum`
    known = "015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862"
    assert digest({"a": 1}) == known


@pytest.mark.parametrize("path", sorted(OLD.glob("*.json")), ids=lambda path: path.stem)
def test_old_records_keep_opening(path: Path) -> None:
    """Every record ever committed replays to the digest in its file name."""
    record = tripoli.Record.from_json(path.read_text(encoding="utf-8"))
    assert record.replay().digest.startswith(path.stem.rpartition("-")[2])


def test_there_are_old_records() -> None:
    assert list(OLD.glob("*.json"))


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"version": 4}, "it has version 4; this program reads versions up to 3: update it"),
        ({"version": 0}, "the version: expected a whole number from 1 to 3, got 0"),
        ({"version": True}, "the version: expected a whole number from 1 to 3, got True"),
        ({"extra": 1}, "the record: unknown field 'extra'"),
        ({"setup": {}}, "the setup: missing field 'scenario'"),
        ({"setup": None}, "the setup: expected an object, got None"),
        ({"chance": {"seed": -1, "used": 0}}, "the seed: expected a whole number from 0 to"),
        (
            {"chance": {"seed": 1, "used": 10**9}},
            "the numbers used: expected a whole number from 0",
        ),
        ({"opening": [[7]]}, "the opening: a die: expected a whole number from 1 to 6, got 7"),
        ({"opening": [1.5]}, "the opening: expected a short text, got 1.5"),
        (
            {"setup": {**SETUP, "solitaire": 1}},
            "the option solitaire: expected true or false, got 1",
        ),
        ({"setup": {**SETUP, "scenario": "x"}}, "the scenario: unknown value 'x'"),
        ({"opening": "x"}, "the opening: expected a list, got 'x'"),
        ({"choices": [{"side": "American"}]}, "the entry: missing field 'choice'"),
        ({"choices": ["x"]}, "choice 1: the entry: expected an object, got 'x'"),
        ({"choices": [{"side": 1, "choice": "done"}]}, "choice 1: the side: expected a short text"),
        ({"choices": [[]] * 20_001}, "the choices: 20001 items; at most 20000 are allowed"),
        ({"position": {}}, "the position: missing field 'year'"),
    ],
)
def test_bad_records_are_refused(game: tripoli.Game, fields: dict[str, Any], says: str) -> None:
    with pytest.raises(tripoli.RecordError, match=re.escape(says)):
        tripoli.Record.from_json(changed(game, **fields))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1: not valid JSON"),
        ("{\n\n!", "line 3: not valid JSON"),
        ("[" * 100_000, "nested too deeply"),
        ("[" * 33, "nested too deeply"),
        ('{"a":' * 33, "nested too deeply"),
        ('{"a": NaN}', "NaN is not a number"),
        ('{"a": 1, "a": 2}', "duplicate key 'a'"),
        ("9" * 5000, "not valid JSON"),
        ("[]", "does not say"),
        ("x" * 4_000_001, "4000001 characters; at most 4000000 are allowed"),
    ],
)
def test_what_is_no_record_is_refused(text: str, says: str) -> None:
    """In a player's words; what is wrong with it technically is told apart."""
    with pytest.raises(tripoli.RecordError) as caught:
        tripoli.Record.from_json(text)
    assert str(caught.value) == "this is not a saved game of The Shores of Tripoli"
    assert says in caught.value.detail


def test_the_record_of_another_game_is_refused(game: tripoli.Game) -> None:
    with pytest.raises(tripoli.RecordError, match="not a saved game of The Shores") as caught:
        tripoli.Record.from_json(changed(game, format="chess"))
    assert caught.value.detail == 'it does not say "format": "The Shores of Tripoli: record"'


def test_a_truncated_record_is_still_known_as_one(game: tripoli.Game) -> None:
    text = game.record.to_json()
    with pytest.raises(tripoli.RecordError, match=r"^the saved game is incomplete") as caught:
        tripoli.Record.from_json(text[: len(text) // 2])
    assert "not valid JSON" in caught.value.detail


def test_the_line_that_fails_is_named(game: tripoli.Game) -> None:
    text = game.record.to_json()
    lines = text.splitlines()
    number = next(n for n, line in enumerate(lines) if '"choice": ' in line) + 4
    lines[number] = lines[number].replace('"side"', '"sid"')
    with pytest.raises(tripoli.RecordError, match=f"line {number + 1}: choice 5: "):
        tripoli.Record.from_json("\n".join(lines))


def replay_changed(game: tripoli.Game, number: int, **fields: Any) -> str:
    """The error when the entry of one choice is changed."""
    data = json.loads(changed(game))
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
    assert f"it is not the turn of {other!r}" in replay_changed(game, 1, side=other)
    assert "random results left over: 1" in replay_changed(
        game, 1, chance=[*json.loads(game.record.to_json())["choices"][0]["chance"], "Storms"]
    )
    data = json.loads(changed(game))
    record = tripoli.Record.from_json(json.dumps({**data, "opening": data["opening"][:-1]}))
    with pytest.raises(tripoli.RecordError, match=r"at the opening: a draw is missing"):
        record.replay()
    record = tripoli.Record.from_json(json.dumps({**data, "opening": [*data["opening"], "Storms"]}))
    with pytest.raises(tripoli.RecordError, match=r"at the opening: random results left over: 1"):
        record.replay()


def test_choices_after_the_end_are_refused() -> None:
    game = tripoli.new_game(seed=5)
    play_on(game, Random(5))
    data = json.loads(changed(game))
    data["choices"].append({"side": "American", "choice": "pass"})
    record = tripoli.Record.from_json(json.dumps(data))
    with pytest.raises(tripoli.RecordError, match="the game is over"):
        record.replay()


@given(damaged_records())
def test_damaged_records_are_refused_or_played(text: str) -> None:
    """The result is either a playable record or a one-line error."""
    try:
        tripoli.Record.from_json(text).replay()
    except tripoli.RecordError as error:
        assert "\n" not in str(error)
        assert len(str(error)) < 600


@given(st.text(max_size=50))
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(tripoli.RecordError):
        tripoli.Record.from_json(text)


def test_strict_reading_of_json() -> None:
    assert load('{"a": [1, true, null, "x"]}', 100) == {"a": [1, True, None, "x"]}
    with pytest.raises(FormatError, match="100"):
        load(" " * 101, 100)


def test_what_was_taken_back_is_read_strictly() -> None:
    """It is part of version 2; records of version 1, which do not have it, can still be read."""
    text = changed(tripoli.new_game(seed=1))
    old = json.loads(text) | {"version": 1}
    assert Record.from_json(json.dumps(old)).taken_back == ()
    for bad in (3, [3], [[1]], [[1, 0]], [[1, 2, 3]], [[-1, 1]], [["a", 1]]):
        broken = json.loads(text) | {"taken_back": bad}
        with pytest.raises(RecordError, match="the undone choices"):
            Record.from_json(json.dumps(broken))
    kept = json.loads(text) | {"taken_back": [[0, 2]]}
    assert Record.from_json(json.dumps(kept)).taken_back == ((0, 2),)


def test_accidents_are_found_by_the_digest(game: tripoli.Game) -> None:
    """A record with any one bit flipped is either refused or unchanged in meaning."""
    record = game.record
    data = record.to_json().encode()
    rng = Random(1)
    for _ in range(1500):
        place, bit = rng.randrange(len(data)), rng.randrange(8)
        flipped = bytes([*data[:place], data[place] ^ (1 << bit), *data[place + 1 :]])
        try:
            found = tripoli.Record.from_json(flipped.decode("utf-8", "replace"))
        except tripoli.RecordError:
            continue
        assert found == record


def test_altered_dice_are_found_by_the_digest(game: tripoli.Game) -> None:
    data = json.loads(game.record.to_json())
    entry = next(e for e in data["choices"] if any(isinstance(r, list) for r in e["chance"]))
    dice = next(result for result in entry["chance"] if isinstance(result, list))
    dice[0] = dice[0] % 6 + 1
    with pytest.raises(tripoli.RecordError, match="it is incomplete or altered"):
        tripoli.Record.from_json(json.dumps(data))


def test_a_record_without_a_digest_opens(game: tripoli.Game) -> None:
    """Such as those of versions 1 and 2, and those edited by hand."""
    assert tripoli.Record.from_json(changed(game)).replay().digest == game.digest
    old = tripoli.Record.from_json(changed(game, version=2))
    assert "digest" not in json.loads(old.to_json())
    assert tripoli.Record.from_json(old.to_json()) == old
    # The digest does not depend on the layout of the text.
    text = json.dumps(json.loads(game.record.to_json()), indent=3)
    assert tripoli.Record.from_json(text) == game.record


def test_what_an_older_version_did_not_ask() -> None:
    """R33: up to version 2, frigates could not join General Eaton in an empty city."""
    pieces = {"Alexandria": {M: 1, A: 2}, "Malta": {F: 2}}
    card = "General Eaton Attacks Derne"
    game = table(
        "Summer 1804",
        AMERICAN,
        pieces,
        [card, "Tribute Paid"],
        ["Storms"],
        removed=["Hamet's Army Created"],
    )
    play(game, f"event {card}", "done", "discard Storms to build", "discard Tribute Paid to build")
    data = json.loads(changed(game))
    without = [entry for entry in data["choices"] if entry["choice"] != "done"]
    old = tripoli.Record.from_json(json.dumps(data | {"version": 2, "choices": without}))
    assert old.replay().digest == game.digest
    assert len(old.replay().record.lines) == len(data["choices"])
    new = tripoli.Record.from_json(json.dumps(data | {"choices": without}))
    with pytest.raises(tripoli.RecordError, match="it is not the turn of 'Tripolitan'"):
        new.replay()


def test_whatever_a_rule_raises_names_the_line(
    game: tripoli.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = game.record

    def broken(*_: object) -> None:
        raise KeyError("a rule fell over")

    monkeypatch.setattr(tripoli.Game, "choose", broken)
    with pytest.raises(
        tripoli.RecordError, match=r"at choice 1 .*: the rules cannot continue \(Key"
    ):
        record.replay()
