"""The command line, as used by a person."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from command import run, type_in

import tripoli
from tripoli import __main__
from tripoli.cli import simulation
from tripoli.cli.simulation import simulate
from tripoli.games import GAMES
from tripoli.players.matches import Match
from tripoli.players.work import workers
from tripoli.session.links import pack
from tripoli.shores.title import SHORES


def timeless(text: str) -> dict[str, object]:
    """A simulation's report without timings."""
    report: dict[str, object] = json.loads(text)
    for name in ("seconds", "games_per_second", "decisions_per_second", "jobs"):
        del report[name]
    return report


def test_simulate_is_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed gives the same results for any number of jobs; another seed gives different
    ones.
    """
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
    for row in report["results"]:
        assert sum(row["when"].values()) == row["games"]
        assert set(row["when"]) <= {str(year) for year in range(1801, 1807)}
    (draws,) = (row for row in report["results"] if row["winner"] is None)
    assert set(draws["when"]) == {"1806"}


def test_simulate_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(
        capsys, "simulate", "--games", "20", "--scenario", "fortress", "--hidden-discards"
    )
    assert (status, err) == (0, "")
    assert out.startswith("20 games: random against random\n")


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    match = Match(GAMES["shores"], ("random", "random"), {})
    with workers() as many:
        simulate(150, match, many=many, progress=lambda done, games: told.append((done, games)))
    assert told == [(done, 150) for done in range(10, 151, 10)]


def test_a_progress_bar_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    _, _, err = run(capsys, "simulate", "--games", "10", "--json")
    assert err == f"\r[{'#' * 20}] 10/10\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "--games", "0"], "expected a whole number from 1 to 1000000000, got '0'"),
        (["simulate", "--games", "x"], "expected a whole number from 1 to 1000000000, got 'x'"),
        (["simulate", "--games", "1" + "0" * 30], "expected a whole number from 1 to"),
        (
            ["simulate", "--seed", "-1"],
            "expected a whole number from 0 to 9007199254740991, got '-1'",
        ),
        (["simulate", "--american", "nobody"], "unknown player 'nobody'; known: random,"),
        (["play", "--scenario", "castle"], "invalid choice: 'castle'"),
        (["conquer"], "invalid choice: 'conquer'"),
        ([], "required"),
        (["replay", "nowhere.json"], "cannot read 'nowhere.json': No such file or directory"),
        (["replay", "--upto", "-1", "x"], "expected a whole number of at least 0, got '-1'"),
    ],
)
def test_errors_are_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    """Each error is one line on standard error, with exit status 2 and no traceback."""
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
    """Play a little, save and quit; returns the output."""
    type_in(monkeypatch, "", "event swedish frigates arrive", "", "1", "", "quit")
    status, out, err = run(capsys, "play", "--seed", "7", "--save", path)
    assert (status, err) == (0, "")
    return out


def test_hot_seat(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Two people at one keyboard are asked to hand over, and each sees only their own hand."""
    out = save_a_game(capsys, monkeypatch, tmp_path / "game.json")
    first, second, *_ = out.split(
        "It is the Tripolitan player's turn. Hand over the keyboard, then press Enter."
    )
    assert "It is the American player's turn. Hand over the keyboard, then press Enter." in first
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
    assert "the saved game has only 2 choices; got --upto 99" in err


def test_replay_of_a_link(capsys: pytest.CaptureFixture[str]) -> None:
    """The link in a bug report from the page can be replayed directly."""
    link = pack(SHORES, tripoli.new_game(seed=7).record)
    address = f"https://example.org/play/#g={link}&at=0"
    status, out, _ = run(capsys, "replay", address, "--json")
    assert status == 0
    assert json.loads(out)["digest"] == tripoli.new_game(seed=7).digest
    status, _, err = run(capsys, "replay", "https://example.org/#g=~shores1.xx")
    assert (status, err) == (2, "tripoli: the link cannot be opened: it is incomplete or altered\n")


def test_bad_records_are_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff")
    assert "it is not text" in run(capsys, "replay", path)[2]
    path.write_text("{}")
    status, out, err = run(capsys, "replay", path)
    assert (status, out) == (2, "")
    says = 'this is not a saved game of The Shores of Tripoli (it does not say "format": '
    assert says in err
    assert err.count("\n") == 1


def test_going_on_with_a_saved_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    save_a_game(capsys, monkeypatch, path)
    type_in(monkeypatch, "", "log", "quit")
    status, out, _ = run(capsys, "play", "--load", path)
    assert status == 0
    assert "2 Swedish frigates are placed in the Tripoli zone." in out
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
    assert "Which card? Type its name or the beginning of it." in out
    assert "Treaty of Peace and Amity: not before Fall 1805." in out
    assert "Naval Movement: its condition is met now." in out
    assert "Type a number from 1 to" in out
    assert "'frobnicate' is not an option here" in out
    assert "usage: save FILE" in out
    assert "Saved in '" in out
    assert "cannot save to" in out
    assert "No such file or directory" in " ".join(out.split())
    assert json.loads(path.read_text())["choices"] == []


def test_the_terminal_closed_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    type_in(monkeypatch)
    status, _, err = run(capsys, "play", "--seed", "7", "--opponent", "random")
    assert (status, err) == (2, "tripoli: no more input; stopped\n")


def test_a_save_that_fails_asks_for_another_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """If saving fails, another file may be named, or none; the game continues."""
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    nowhere, path = tmp_path / "no" / "where.json", tmp_path / "game.json"
    for answers in ([str(tmp_path), str(path)], [""]):
        type_in(monkeypatch, *answers, "event thomas jefferson", "done", "quit")
        status, out, err = run(
            capsys, "play", "--opponent", "random", "--seed", "7", "--save", nowhere
        )
        assert (status, err) == (0, "")
        assert "cannot save to" in out
        assert "Type another file name, or press Enter to play on without saving." in out
        if len(answers) > 1:
            assert len(json.loads(path.read_text())["choices"]) >= 2


@pytest.mark.parametrize("name", [".", "/", "a\0b", "..", "x" * 300])
def test_impossible_file_names(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """An invalid file name gives a one-line error, and the game continues."""
    type_in(monkeypatch, f"save {name}", "quit")
    status, out, err = run(capsys, "play", "--opponent", "random", "--seed", "7")
    assert (status, err) == (0, "")
    assert "cannot save to" in out
    assert out.endswith("Stopped.\n")


@pytest.mark.parametrize(
    ("saved", "options", "says"),
    [
        (
            "human",
            ["--opponent", "tbot"],
            "the saved game is not against tbot; drop --opponent",
        ),
        (
            "tbot",
            ["--opponent", "random"],
            "an automaton plays the other side of this game; drop --opponent",
        ),
        (
            "tbot",
            ["--side", "tripolitan"],
            "an automaton plays that side of this game; drop --side",
        ),
        ("human", ["--side", "tripolitan"], "--side needs a computer player"),
        ("human", ["--seed", "3"], "--load uses the saved game's options; drop --seed"),
        ("human", ["--scenario", "standard"], "drop --scenario"),
        ("human", ["--hidden-discards"], "drop --hidden-discards"),
        ("human", ["--conceal-reactions"], "drop --conceal-reactions"),
    ],
)
def test_loading_says_what_it_cannot_do(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    saved: str,
    options: list[str],
    says: str,
) -> None:
    path = tmp_path / "game.json"
    type_in(monkeypatch, "", "quit", "quit")
    run(capsys, "play", "--opponent", saved, "--seed", "7", "--save", path)
    status, out, err = run(capsys, "play", "--load", path, *options)
    assert (status, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1


def test_a_side_needs_an_opponent(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "play", "--side", "tripolitan")
    assert (status, err) == (2, "tripoli: --side needs a computer player; add --opponent\n")


def test_a_record_without_chance_goes_on_with_new_chance(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.json"
    game = tripoli.new_game(seed=7, solitaire=True)
    data = json.loads(game.record.to_json()) | {"chance": None}
    del data["digest"]
    # With the byte order mark that some editors add.
    path.write_text(json.dumps(data), encoding="utf-8-sig")
    type_in(monkeypatch, *["1", "done", "done"] * 40)
    status, out, _ = run(capsys, "play", "--load", path)
    assert status in (0, 2)
    assert (
        "This saved game does not include future dice, so the game continues with new ones."
        in " ".join(out.split())
    )
    assert "Summer 1801." in out


def test_what_a_record_says_reaches_no_terminal_raw(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Control characters and line breaks in a record or a file name are escaped."""
    path = tmp_path / "evil\x1b[31m\n.json"
    data = json.loads(tripoli.new_game(seed=7).record.to_json())
    del data["digest"]
    for evil in ({"side": "\x1b[2J\nx"}, {"side": "American", "choice": "\x1b[2J\u202e"}):
        data["choices"] = [{"choice": "pass", **evil}]
        path.write_text(json.dumps(data))
        status, _, err = run(capsys, "replay", path)
        assert status == 2
        assert "\x1b" not in err
        assert "\u202e" not in err
        assert err.count("\n") == 1
    path.write_bytes(b"\xff")
    assert "\x1b" not in run(capsys, "replay", path)[2]
    path.unlink()
    assert "\x1b" not in run(capsys, "replay", path)[2]
    assert "\x1b" not in run(capsys, "conquer", "\x1b[31m")[2]


def test_reading_is_bounded(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "replay", "/dev/zero")
    assert (status, err) == (2, "tripoli: '/dev/zero' is too large to be a saved game\n")


def test_lines_fit_a_narrow_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    path = tmp_path / "game.json"
    commands_ = ["help", "board", "card preble", "why treaty", "x", "0", "log", "1", "done", "quit"]
    type_in(monkeypatch, *commands_)
    _, played, _ = run(capsys, "play", "--opponent", "tbot", "--seed", "7", "--save", path)
    printed = [played]
    for command in (["replay", path], ["simulate", "--games", "50"], ["play", "--help"]):
        printed.append(run(capsys, *command)[1])
    # What is typed ends the line of the prompt; a file name may be of any length.
    lines = [line.removeprefix("> ") for text in printed for line in text.splitlines()]
    assert not [line for line in lines if len(line) > 40 and "/" not in line]


def test_an_interrupt_is_no_traceback(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(question: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    monkeypatch.setattr(sys, "argv", ["tripoli", "play", "--opponent", "random"])
    before = signal.getsignal(signal.SIGINT)
    try:
        assert __main__.main() == 130
    finally:
        signal.signal(signal.SIGINT, before)
    assert capsys.readouterr().err == "tripoli: interrupted\n"


BEGUN = """
import signal, sys
# A shell has what it runs in the background ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)
from tripoli.__main__ import main
def tell(event, what):
    if event == "import" and what[0] == "tripoli.cli":
        print("begun", flush=True)
sys.addaudithook(tell)
if __name__ == "__main__":
    sys.exit(main())
"""
"""The command line, announcing when it begins to load: before that, Python itself is starting."""


DROPPED = """
import signal, sys, weakref
signal.signal(signal.SIGINT, signal.default_int_handler)
from tripoli.__main__ import main
class Thing:
    pass
def interrupt(event, what):
    if event == "import" and what[0] == "tripoli.cli":
        reference = weakref.ref(Thing(), lambda _: signal.raise_signal(signal.SIGINT))
sys.addaudithook(interrupt)
sys.exit(main())
"""
"""The command line, interrupted in a callback while it loads: Python drops what is raised there."""


def test_ctrl_c_in_a_callback_ends_a_simulation(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", DROPPED, "simulate", "--games", "100000000"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "tripoli: interrupted\n")


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("after", [0, 0.05, 0.3, 0.9])
def test_ctrl_c_ends_a_simulation_at_once(jobs: str, after: float, tmp_path: Path) -> None:
    """Also while modules load, and including its processes: status 130, one line, no traceback.

    Python itself may be interrupted while it exits; then the signal ends it, which a shell also
    reports as 130.
    """
    process = subprocess.Popen(
        [sys.executable, "-c", BEGUN, "simulate", "--games", "100000000", "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        start_new_session=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    time.sleep(after)
    os.killpg(process.pid, signal.SIGINT)
    try:
        out, err = process.communicate(timeout=30)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode in (130, -signal.SIGINT)
    assert (out, err) == ("", "tripoli: interrupted\n")


@pytest.mark.parametrize(
    ("redirection", "status", "says"),
    [
        (">&-", 2, "standard output is closed"),
        (">/dev/full", 2, "the output cannot be written: No space left on device"),
        ("| true", 141, "the output was closed"),
    ],
)
@pytest.mark.parametrize("command", ["simulate --games 5", "--help", "play --seed 1"])
def test_output_that_goes_nowhere(
    tmp_path: Path, command: str, redirection: str, status: int, says: str
) -> None:
    """If the output cannot be written, the error is one line without a traceback."""
    line = f"set -o pipefail; (sleep 1; echo quit) | {sys.executable} -m tripoli {command} "
    found = subprocess.run(
        ["bash", "-c", line + redirection], capture_output=True, text=True, cwd=tmp_path
    )
    assert found.stderr == f"tripoli: {says}\n"
    assert found.returncode == status


def test_input_that_is_closed(tmp_path: Path) -> None:
    line = f"{sys.executable} -m tripoli play --opponent random <&- >/dev/null"
    found = subprocess.run(["bash", "-c", line], capture_output=True, text=True, cwd=tmp_path)
    assert (found.returncode, found.stderr) == (2, "tripoli: no more input; stopped\n")


def test_bytes_that_are_no_text(tmp_path: Path) -> None:
    """Invalid bytes are treated as an unknown option, and the game continues."""
    found = subprocess.run(
        [sys.executable, "-m", "tripoli", "play", "--opponent", "random", "--seed", "7"],
        input=b"\xff\xfe\nquit\n",
        capture_output=True,
        cwd=tmp_path,
    )
    assert (found.returncode, found.stderr) == (0, b"")
    assert b"is not an option here" in found.stdout
    assert found.stdout.endswith(b"Stopped.\n")


def test_an_unforeseen_error_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> dict[str, object]:
        raise ZeroDivisionError("division\nby zero")

    monkeypatch.setattr(simulation, "simulate", broken)
    status, _, err = run(capsys, "simulate", "--games", "1")
    assert status == 1
    assert err == "tripoli: internal error, please report it: ZeroDivisionError: division by zero\n"


def test_the_screen_is_cleared_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can scroll back to what the other player saw."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    type_in(monkeypatch, "", "quit")
    _, out, _ = run(capsys, "play", "--seed", "3")
    assert out.startswith("\033[H\033[2J\033[3J")


def test_as_a_module(tmp_path: Path) -> None:
    """The command also works as `python -m tripoli`, in its own process."""
    found = subprocess.run(
        [sys.executable, "-m", "tripoli", "--help"],
        capture_output=True,
        text=True,
        check=True,
        cwd=tmp_path,
    )
    assert "play a game in the terminal" in found.stdout


@pytest.mark.parametrize("opponent", ["human", "tbot", "random"])
def test_a_random_game_fits_a_narrow_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, opponent: str
) -> None:
    """Everything that a game prints; in a terminal, Enter ends the line of the prompt."""
    monkeypatch.setenv("COLUMNS", "40")
    rng = Random(opponent)
    left = iter(range(300))

    def answer(question: str = "") -> str:
        print(question)
        if next(left, None) is None:
            raise EOFError
        topics = ["board", "log", "help", "card a", "why t", "save", "x y z", ""]
        return rng.choice(topics) if rng.random() < 0.1 else str(rng.randrange(1, 9))

    monkeypatch.setattr("builtins.input", answer)
    _, out, _ = run(capsys, "play", "--opponent", opponent, "--seed", "11")
    assert out.count("\n") > 300
    assert not [line for line in out.splitlines() if len(line) > 40]


def test_a_tournament_fits_a_narrow_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    status, out, _ = run(capsys, "tournament", "--players", "random,1", "--games", "2")
    assert status == 0
    assert "random against 1: " in out
    assert not [line for line in out.splitlines() if len(line) > 40]
