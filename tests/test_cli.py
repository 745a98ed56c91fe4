"""The command line, as a person types it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tripoli import cli
from tripoli.simulation import simulate


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    """Exit status, output and errors of a command."""
    try:
        status = cli.main([str(argument) for argument in arguments])
    except SystemExit as left:
        status = left.code if isinstance(left.code, int) else 1
    printed = capsys.readouterr()
    return status, printed.out, printed.err


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Let a person type these lines, and then close the terminal."""
    typed = iter(lines)

    def answer(question: str = "") -> str:
        print(question, end="")
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


def timeless(text: str) -> dict[str, object]:
    """A simulation's report without its times."""
    report: dict[str, object] = json.loads(text)
    for name in ("seconds", "games_per_second", "decisions_per_second", "jobs"):
        del report[name]
    return report


def test_simulate_is_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed gives the same results, for any number of jobs; another seed others."""
    command = ["simulate", "--games", "250", "--seed", "1", "--json"]
    status, first, _ = run(capsys, *command)
    assert status == 0
    _, second, _ = run(capsys, *command, "--jobs", "2")
    assert timeless(first) == timeless(second)
    _, other, _ = run(capsys, "simulate", "--games", "250", "--seed", "2", "--json")
    assert timeless(first) != timeless(other)
    report = json.loads(first)
    assert report["games"] == 250
    assert sum(row["games"] for row in report["results"]) == 250
    assert {"American", "Tripolitan"} == set(report["wins"])


def test_simulate_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(
        capsys, "simulate", "--games", "20", "--scenario", "fortress", "--hidden-discards"
    )
    assert (status, err) == (0, "")
    assert out.startswith("20 games, random against random\n")


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    simulate(150, progress=lambda done, games: told.append((done, games)))
    assert told == [(100, 150), (150, 150)]


def test_a_progress_bar_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    _, _, err = run(capsys, "simulate", "--games", "10", "--json")
    assert err == f"\r[{'#' * 40}] 10/10\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "--games", "0"], "a whole number from 1 up is wanted, not '0'"),
        (["simulate", "--games", "x"], "a whole number from 1 up is wanted, not 'x'"),
        (["simulate", "--seed", "-1"], "a whole number from 0 to 9007199254740991 is wanted"),
        (["simulate", "--american", "nobody"], "invalid choice: 'nobody'"),
        (["play", "--scenario", "castle"], "invalid choice: 'castle'"),
        (["conquer"], "invalid choice: 'conquer'"),
        ([], "required"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read: No such file or directory"),
        (["replay", "--upto", "-1", "x"], "a whole number from 0 up is wanted"),
    ],
)
def test_errors_are_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    """One line on standard error, exit status 2, no traceback."""
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", ["play", "simulate", "replay"])
def test_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    status, out, _ = run(capsys, command, "--help")
    assert status == 0
    assert command in out


def save_a_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, path: Path
) -> str:
    """Play a little, save and quit; returns what was printed."""
    type_in(monkeypatch, "", "event swedish frigates arrive", "", "1", "", "quit")
    status, out, err = run(capsys, "play", "--seed", "7", "--save", path)
    assert (status, err) == (0, "")
    return out


def test_hot_seat(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Two people at one keyboard: asked to hand over, each shown only their own hand."""
    out = save_a_game(capsys, monkeypatch, tmp_path / "game.json")
    first, second, *_ = out.split("The Tripolitan side decides. Hand over, then press Enter.")
    assert "The American side decides. Hand over, then press Enter." in first
    american, tripolitan = re.findall(r"hand +(.*)", first)
    assert tripolitan == "6 hidden"
    assert "hidden" not in american
    american, tripolitan = re.findall(r"hand +(.*)", second)[:2]
    assert american == "6 hidden"
    assert "The Americans play Swedish Frigates Arrive." in second
    assert "Stopped; saved in" in out


def test_replay(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    save_a_game(capsys, monkeypatch, path)
    status, out, _ = run(capsys, "replay", path)
    assert status == 0
    assert "The game is not over." in out
    digest = out.splitlines()[-1].removeprefix("digest ")
    assert re.fullmatch("[0-9a-f]{64}", digest)
    status, out, _ = run(capsys, "replay", path, "--json")
    assert json.loads(out)["digest"] == digest
    status, out, _ = run(capsys, "replay", path, "--json", "--upto", "0")
    assert json.loads(out)["choices"] == 0
    status, _, err = run(capsys, "replay", path, "--upto", "99")
    assert status == 2
    assert "the record has 2 choices; 99 cannot be played" in err


def test_bad_records_are_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff\xfe")
    assert "it is not text" in run(capsys, "replay", path)[2]
    path.write_text("{}")
    status, out, err = run(capsys, "replay", path)
    assert (status, out) == (2, "")
    assert "this is not a record that can be opened" in err
    assert err.count("\n") == 1


def test_going_on_with_a_saved_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    save_a_game(capsys, monkeypatch, path)
    type_in(monkeypatch, "", "log", "quit")
    status, out, _ = run(capsys, "play", "--load", path)
    assert status == 0
    assert "2 Swedish frigates are put in the Tripoli zone." in out
    assert "Stopped." in out


def test_what_can_be_typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    type_in(
        monkeypatch,
        "help",
        "board",
        "log",
        "",
        "card storms",
        "card xyz",
        "card",
        "why treaty",
        "why naval movement",
        "0",
        "99",
        "frobnicate",
        "save",
        f"save {path}",
        f"save {tmp_path / 'no' / 'where'}",
        "exit",
    )
    status, out, _ = run(capsys, "play", "--seed", "7", "--opponent", "random")
    assert status == 0
    assert "Type the number of an option" in out
    assert "Roll" in out or "roll" in out
    assert "Which card? Give its name or the beginning of it." in out
    assert "Treaty of Peace and Amity: not before Fall 1805." in out
    assert "Naval Movement: its condition holds now." in out
    assert "There are options 1 to" in out
    assert "'frobnicate' is not an option here" in out
    assert "save FILE: where to?" in out
    assert f"Saved in {path}." in out
    assert "cannot be written: No such file or directory" in out
    assert json.loads(path.read_text())["choices"] == []


def test_the_terminal_closed_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch)
    status, _, err = run(capsys, "play", "--seed", "7", "--opponent", "random")
    assert (status, err) == (2, "tripoli: no more input; stopped\n")


def test_a_save_that_fails_stops_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    type_in(monkeypatch, "1", "done")
    status, _, err = run(
        capsys, "play", "--opponent", "random", "--save", tmp_path / "no" / "where.json"
    )
    assert status == 2
    assert "cannot be written" in err


def test_an_interrupt_is_no_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(question: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    status, _, err = run(capsys, "play", "--opponent", "random")
    assert (status, err) == (130, "\n")


def test_solitaire_against_the_tbot(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Play --opponent tbot: the person is the Americans, and is told the T-bot's reasons."""
    path = tmp_path / "game.json"
    type_in(monkeypatch, "board", "event swedish frigates arrive", "quit")
    status, out, _ = run(capsys, "play", "--opponent", "tbot", "--seed", "7", "--save", path)
    assert status == 0
    assert "Event line: Murad Reis Breaks Out" in out
    assert "event line" in out
    assert "battle line" in out
    # A solitaire game goes on as one.
    type_in(monkeypatch, "quit")
    status, out, _ = run(capsys, "play", "--load", path)
    assert status == 0
    assert "Hand over" not in out
    status, _, err = run(capsys, "play", "--opponent", "tbot", "--side", "tripolitan")
    assert (status, err) == (2, "tripoli: against the T-bot you play the American side\n")


def test_simulating_the_tbot(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "simulate", "--games", "50", "--tripolitan", "tbot", "--json")
    assert status == 0
    assert json.loads(out)["tripolitan"] == "tbot"
    status, _, err = run(capsys, "simulate", "--american", "tbot")
    assert status == 2
    assert "invalid choice: 'tbot'" in err


@pytest.mark.parametrize("side", ["american", "tripolitan"])
def test_a_whole_game_against_the_computer(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, side: str
) -> None:
    """Always the last option, to the end of the game."""

    def last(question: str) -> str:
        shown = capsys.readouterr().out
        output.append(shown)
        numbers = re.findall(r"^ *(\d+) ", shown.rpartition(":\n")[2] or shown, re.M)
        return numbers[-1] if numbers else "1"

    output: list[str] = []
    monkeypatch.setattr("builtins.input", last)
    status, out, err = run(capsys, "play", "--opponent", "random", "--side", side, "--seed", "3")
    assert (status, err) == (0, "")
    assert re.search(r"(victory|Draw): .*\(points: ", out)


def test_a_whole_game_between_two_people(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda question: "1")
    status, out, _ = run(capsys, "play", "--seed", "3", "--conceal-reactions")
    assert status == 0
    assert re.search(r"(victory|Draw): ", out)


def test_the_screen_is_cleared_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What one person saw cannot be scrolled back to by the other."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    type_in(monkeypatch, "", "quit")
    _, out, _ = run(capsys, "play", "--seed", "3")
    assert out.startswith("\033[H\033[2J\033[3J")


def test_as_a_module(tmp_path: Path) -> None:
    """Python -m tripoli, in a process of its own; output closed early is no error."""
    command = [sys.executable, "-m", "tripoli"]
    found = subprocess.run(
        [*command, "--help"], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert "play a game in the terminal" in found.stdout
    found = subprocess.run(
        f"{sys.executable} -m tripoli simulate --games 5 | head -c 1",
        shell=True,
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
    )
    assert found.stderr == ""


def test_a_reader_that_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(*_: object, **__: object) -> dict[str, object]:
        raise BrokenPipeError

    monkeypatch.setattr(cli, "simulate", closed)
    monkeypatch.setattr(sys.stderr, "close", lambda: None)
    assert cli.main(["simulate", "--games", "1"]) == 0
