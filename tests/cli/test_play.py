"""Whole games in the terminal: against the T-bot, against the computer, and between two people."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from command import run, type_in


def test_solitaire_against_the_tbot(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With --opponent tbot, the person plays the Americans and is told the T-bot's reasons."""
    path = tmp_path / "game.json"
    type_in(monkeypatch, "board", "event swedish frigates arrive", "quit")
    status, out, _ = run(capsys, "play", "--opponent", "tbot", "--seed", "7", "--save", path)
    assert status == 0
    assert "Event line: Murad Reis Breaks Out is ready" in " ".join(out.split())
    assert "event line" in out
    assert "battle line" in out
    # A saved solitaire game resumes as one.
    type_in(monkeypatch, "quit")
    status, out, _ = run(capsys, "play", "--load", path)
    assert status == 0
    assert "Hand over" not in out
    status, _, err = run(capsys, "play", "--opponent", "tbot", "--side", "tripolitan")
    assert (status, err) == (
        2,
        "tripoli: tbot plays that side; drop --side\n",
    )


def test_simulating_the_tbot(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "simulate", "--games", "50", "--tripolitan", "tbot", "--json")
    assert status == 0
    assert json.loads(out)["tripolitan"] == "tbot"
    status, _, err = run(capsys, "simulate", "--american", "tbot")
    assert status == 2
    assert "unknown player 'tbot'" in err


@pytest.mark.parametrize("side", ["american", "tripolitan"])
def test_a_whole_game_against_the_computer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, side: str
) -> None:
    """The last option is chosen every time, to the end of the game."""

    def last(question: str) -> str:
        shown = capsys.readouterr().out
        output.append(shown)
        numbers = re.findall(r" *(\d+) [a-z]", shown)
        return numbers[-1] if numbers else "1"

    output: list[str] = []
    monkeypatch.setattr("builtins.input", last)
    status, out, err = run(capsys, "play", "--opponent", "random", "--side", side, "--seed", "3")
    assert (status, err) == (0, "")
    assert re.search(r"(win|wins|draw)\b.*\nTournament score: ", out)


def test_a_whole_game_between_two_people(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda question: "1")
    status, out, _ = run(capsys, "play", "--seed", "3", "--conceal-reactions")
    assert status == 0
    assert "Tournament score: " in out


@pytest.mark.parametrize("opponent", ["random", "human"])
def test_a_person_alone_is_not_asked_what_can_only_be_declined(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, opponent: str
) -> None:
    """R29: between two people at one keyboard, it would show who holds a battle card."""
    only_declined = []

    def first(question: str) -> str:
        only_declined.append(re.search(r"(?m)^ *1 +decline$", capsys.readouterr().out))
        return "1"

    monkeypatch.setattr("builtins.input", first)
    side = [] if opponent == "human" else ["--side", "american"]
    arguments = ("--seed", "3", "--conceal-reactions", "--opponent", opponent, *side)
    assert run(capsys, "play", *arguments)[0] == 0
    assert any(only_declined) is (opponent == "human")
