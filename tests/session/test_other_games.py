"""The page of one game of several: what belongs to another is recognized, and not loaded."""

from __future__ import annotations

import base64
import json
import zlib
from typing import Any

import pytest
from tiny import TINY, TinyRecord

from tripoli.games import GAMES
from tripoli.kernel.catalog import Catalog, Entry
from tripoli.kernel.chance import SeededChance
from tripoli.kernel.record import Record
from tripoli.session.links import pack
from tripoli.session.table import Table
from tripoli.session.thinking import Thinking
from tripoli.shores.title import SHORES


def never() -> Any:
    raise AssertionError("another game is loaded")


SHORES_GAME = SHORES.rules.new_game({}, SeededChance(1)).record
TINY_GAME = TINY.rules.new_game({}, SeededChance(1)).record
HERE = {
    "shores": Catalog(
        [*GAMES.entries.values(), Entry("tiny", TINY.name, TinyRecord.FORMAT, never)]
    ).only("shores"),
    "tiny": Catalog(
        [
            GAMES.entries["shores"]._replace(load=never),
            Entry("tiny", TINY.name, TinyRecord.FORMAT, lambda: TINY),
        ]
    ).only("tiny"),
}


def both() -> Catalog:
    """A catalog in which both games are available."""
    return Catalog([*GAMES.entries.values(), HERE["tiny"].entries["tiny"]])


def older(text: str) -> str:
    """A link of a version that had one game."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def ask(here: str, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(Table(HERE[here]).ask(json.dumps(request)))
    return answer


@pytest.mark.parametrize(
    ("here", "text", "elsewhere"),
    [
        ("shores", f"https://example.org/#g={pack(TINY, TINY_GAME)}&at=0", "tiny"),
        ("shores", f"Look: {pack(TINY, TINY_GAME)}.", "tiny"),
        ("shores", TINY_GAME.to_json(), "tiny"),
        ("shores", "\n".join(f"> {line}" for line in TINY_GAME.to_json().splitlines()), "tiny"),
        ("tiny", pack(SHORES, SHORES_GAME), "shores"),
        ("tiny", SHORES_GAME.to_json(), "shores"),
        ("tiny", f"#g={older(SHORES_GAME.to_json())}", "shores"),
    ],
)
def test_what_belongs_to_another_game(here: str, text: str, elsewhere: str) -> None:
    answer = ask(here, do="open", text=text)
    assert (answer["ok"], answer["changed"], answer["elsewhere"]) == (False, False, elsewhere)
    name = HERE[here].entries[elsewhere].name
    assert answer["error"].startswith(f"this is a game of {name}:")


@pytest.mark.parametrize("here", HERE)
def test_its_own_games_open_and_its_facts_are_its_own(here: str) -> None:
    title = HERE[here][here]
    record: Record[Any] = SHORES_GAME if here == "shores" else TINY_GAME
    for text in (pack(title, record), record.to_json()):
        assert ask(here, do="open", text=text)["table"]["game"] == here
    assert list(ask(here, do="facts")["facts"]["games"]) == [here]
    assert "elsewhere" not in ask(here, do="open", text="{}")


def test_a_game_of_another_kind_to_think_about() -> None:
    def request(record: Record[Any]) -> str:
        table = Table(both())
        table.ask(json.dumps({"do": "load", "record": record.to_json()}))
        kept = json.loads(table.keep() or "")
        game = {"head": kept["head"], "first": 0, "check": "", "blocks": kept["blocks"]}
        return json.dumps({"do": "begin", "player": "random", "game": game})

    thinking = Thinking(HERE["shores"])
    with pytest.raises(ValueError, match="a game of Tiny"):
        thinking.ask(request(TINY_GAME))
    thinking.ask(request(SHORES_GAME))


@pytest.mark.parametrize("session", [Table, Thinking])
def test_the_game_is_loaded_with_the_session(session: type[Table] | type[Thinking]) -> None:
    """The page starts Python another way if the game cannot be loaded."""
    broken = Catalog([GAMES.entries["shores"]._replace(load=never)])
    with pytest.raises(AssertionError):
        session(broken)


def test_facts_are_of_the_game_on_the_table() -> None:
    table = Table(both())
    assert list(json.loads(table.ask('{"do":"facts"}'))["facts"]["games"]) == ["shores"]
    table.ask(json.dumps({"do": "load", "record": TINY_GAME.to_json()}))
    assert list(json.loads(table.ask('{"do":"facts"}'))["facts"]["games"]) == ["tiny"]
