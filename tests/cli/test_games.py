"""Several games on one command line: a saved game says which it is of."""

from __future__ import annotations

from pathlib import Path

import pytest
from command import run, type_in
from tiny import TINY, TinyRecord

from tripoli.games import GAMES
from tripoli.kernel.catalog import Entry
from tripoli.kernel.chance import SeededChance
from tripoli.session.links import pack

ENTRY = Entry("tiny", TINY.name, TinyRecord.FORMAT, lambda: TINY)


@pytest.fixture(autouse=True)
def two_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES, "entries", {**GAMES.entries, "tiny": ENTRY})
    monkeypatch.setattr(GAMES, "available", (*GAMES.available, "tiny"))


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "tiny.json"
    path.write_text(TINY.rules.new_game({}, SeededChance(9)).record.to_json())
    return path


def test_replay_needs_no_game(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    link = pack(TINY, TINY.rules.new_game({}, SeededChance(9)).record)
    for game in (saved, f"https://example.org/tiny/#g={link}"):
        status, out, _ = run(capsys, "replay", game)
        assert (status, "Points: 0 0" in out) == (0, True)


def test_a_game_that_is_named_is_required(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "replay", "--game", "tiny", saved)[0] == 0
    status, _, errors = run(capsys, "replay", "--game", "shores", saved)
    assert status == 2
    assert "this is not a saved game of The Shores of Tripoli" in errors
    status, _, errors = run(capsys, "play", "--game", "shores", "--load", saved)
    assert status == 2
    assert "this is not a saved game of The Shores of Tripoli" in errors


def test_analyze_needs_no_game(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It says what it says of any game that is not over."""
    status, _, errors = run(capsys, "analyze", saved)
    assert status == 2
    assert errors == run(capsys, "analyze", "--game", "tiny", saved)[2]
    assert "not a saved game" not in errors


def test_a_game_is_resumed(
    saved: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the options that belong to it."""
    type_in(monkeypatch, "", "quit")
    status, out, errors = run(
        capsys, "play", "--side", "green", "--opponent", "random", "--load", saved
    )
    assert (status, errors) == (0, "")
    assert "Green: roll, stop or show." in out


@pytest.mark.parametrize("arguments", [("--load",), ("--load", "nowhere.json")])
def test_a_game_that_cannot_be_resumed(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    status, _, errors = run(capsys, "play", *arguments)
    assert status == 2
    assert errors.count("\n") == 1
