"""Games are loaded when they are asked for; the game of a record is found in one place."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest
from tiny import TINY, TinyRecord

from tripoli.games import GAMES
from tripoli.kernel.catalog import Catalog, Entry, OtherGameError, title_at
from tripoli.kernel.chance import SeededChance

TINY_ENTRY = Entry("tiny", TINY.name, TinyRecord.FORMAT, title_at("tiny", "TINY"))


def both() -> Catalog:
    return Catalog([*GAMES.entries.values(), TINY_ENTRY])


def loaded_after(code: str) -> set[str]:
    """The games that a fresh Python has loaded after running some code."""
    code += "; import sys; print(*{n.split('.')[1] for n in sys.modules if n.count('.') > 1})"
    command = [sys.executable, "-c", code]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return set(printed.split()) & set(GAMES.entries)


@pytest.mark.parametrize(
    "code",
    [
        "import tripoli",
        "from tripoli.games import GAMES; assert 'shores' in GAMES and list(GAMES)",
        "from tripoli.session.table import Table; from tripoli.session.thinking import Thinking",
        "import tripoli.cli.arguments",
    ],
)
def test_no_game_is_loaded_before_it_is_asked_for(code: str) -> None:
    assert loaded_after(code) == set()


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_loaded_when_asked_for(key: str) -> None:
    assert loaded_after(f"from tripoli.games import GAMES; GAMES[{key!r}]") == {key}


@pytest.mark.parametrize("key", GAMES)
def test_the_catalog_agrees_with_the_titles(key: str) -> None:
    """What is known of a game before it is loaded is what its title says."""
    title, entry = GAMES[key], GAMES.entries[key]
    assert (title.key, title.name, title.rules.record.FORMAT) == (key, entry.name, entry.format)


def test_the_game_of_a_record() -> None:
    games = both()
    for title in games.values():
        record = title.rules.new_game({}, SeededChance(1)).record.to_json()
        assert games.title_of(record) is title
        assert games.key_of(f"Look at this: {record}") == title.key
    assert games.title_of("{}") is GAMES["shores"], "reading it says what is wrong"
    assert games.key_of("{}") is None


def test_one_game_of_several() -> None:
    """The others are known, but not loaded."""

    def never() -> Any:
        raise AssertionError("it is loaded")

    games = Catalog([TINY_ENTRY, Entry("chess", "Chess", "Chess: record", never)]).only("tiny")
    assert list(games) == ["tiny"]
    assert len(games) == 1
    assert "chess" not in games
    with pytest.raises(KeyError):
        games["chess"]
    with pytest.raises(OtherGameError, match=r"^this is a game of Chess: open it on") as caught:
        games.title_of('{"format": "Chess: record"}')
    assert caught.value.key == "chess"
    games.require("tiny")
    games.require("nothing known")
    assert Catalog.of(games) is games
    assert Catalog.of({"tiny": TINY})["tiny"] is TINY
