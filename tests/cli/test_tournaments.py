"""The commands for computer players: tournament, train and analyze."""

from __future__ import annotations

import http.server
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from command import run
from shores.table import A, F, M, play, table

import tripoli
from tripoli.players import training
from tripoli.shores.model.pieces import AMERICAN


def test_a_tournament_in_words_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["tournament", "--players", "random,midshipman", "--games", "20", "--seed", "2"]
    status, out, err = run(capsys, *command)
    assert (status, err) == (0, "")
    head, row, rated = out.splitlines()
    assert re.split("  +", head)[2:] == [
        "score (95%)",
        "won-drawn-lost",
        "as American",
        "as Tripolitan",
    ]
    assert len(head) == len(row) < 90
    assert row.startswith("random      midshipman ")
    assert rated.startswith("Elo: midshipman +")
    _, one, _ = run(capsys, *command, "--json")
    _, two, _ = run(capsys, *command, "--json", "--jobs", "2")
    assert one == two
    report = json.loads(one)
    assert report["pairings"][0]["score"]["draws"] + report["pairings"][0]["score"]["wins"] <= 20
    assert set(report["elo"]) == {"random", "midshipman"}


def test_a_number_of_iterations_is_a_player(capsys: pytest.CaptureFixture[str]) -> None:
    """Four iterations are a lieutenant."""
    tables = []
    for name in ("lieutenant", "4"):
        command = ["tournament", "--players", f"{name},random", "--games", "4", "--json"]
        status, out, _ = run(capsys, *command)
        assert status == 0
        tables.append(out.replace(f'"{name}"', '"one"'))
    assert tables[0] == tables[1]
    command = ["simulate", "--american", "3", "--tripolitan", "tbot", "--games", "1"]
    status, out, _ = run(capsys, *command)
    assert (status, out.splitlines()[0]) == (0, "1 game: 3 against tbot")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--players", "random"], "name two or more players"),
        (["--players", "random,random"], "each once"),
        (["--players", "random,admiral"], "unknown player 'admiral'"),
        (["--players", "random,012"], "unknown player '012'"),
        (["--players", "random,1000000"], "unknown player '1000000'"),
        (["--players", ",".join(map(str, range(1, 301)))], "at most 32 players, got 300"),
        (["--players", "random,captain", "--games", "3"], "expected an even number"),
    ],
)
def test_a_tournament_needs_players(
    capsys: pytest.CaptureFixture[str], arguments: list[str], why: str
) -> None:
    status, _, err = run(capsys, "tournament", *arguments)
    assert status == 2
    assert why in err


def test_a_cluster_that_does_not_answer(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "simulate", "--games", "2", "--cluster", "nowhere")
    assert status == 2
    assert "no Dask scheduler answers at nowhere" in err


def test_a_cluster_that_is_another_server() -> None:
    """A web server where a scheduler should be gives one sentence, and the process ends."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            """Nothing."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        Thread(target=server.serve_forever, daemon=True).start()
        address = f"tcp://127.0.0.1:{server.server_port}"
        done = subprocess.run(
            [sys.executable, "-m", "tripoli", "simulate", "--games", "2", "--cluster", address],
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        server.shutdown()
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith(
        f"tripoli: no Dask scheduler answers at {address}: "
    )


def test_training_writes_what_was_learned(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(training, "STAGES", (training.Stage(1, 4, 0, 1, 0.01),))
    monkeypatch.setattr(training.train, "__defaults__", (training.STAGES, None))
    path = tmp_path / "weights.py"
    status, _, err = run(capsys, "train", str(path), "--seed", "5")
    assert (status, err) == (0, "")
    found: dict[str, str] = {}
    exec(path.read_text(encoding="utf-8"), found)
    assert json.loads(found["WEIGHTS"])["made"]["seed"] == 5


@pytest.mark.parametrize(("where", "why"), [("no/such/x.py", "No such file"), ("", "a folder")])
def test_training_begins_only_if_its_result_can_be_saved(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    where: str,
    why: str,
) -> None:
    monkeypatch.setattr(training, "train", None)
    status, _, err = run(capsys, "train", str(tmp_path / where))
    assert status == 2
    assert why in err
    assert list(tmp_path.iterdir()) == []


def test_training_without_numpy_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "tripoli.shores.judge.learner", None)
    status, _, err = run(capsys, "train", str(tmp_path / "weights.py"))
    assert status == 2
    assert "training needs NumPy; install tripoli[train]" in err


def test_an_analysis_is_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Options are named as on the page, not in notation."""
    army = {"Malta": {F: 2}, "Derne": {M: 1, A: 4}}
    hands = ["Treaty of Peace and Amity"], ["Storms"]
    played = ["Hamet's Army Created", "General Eaton Attacks Derne"]
    game = table("Winter 1806", AMERICAN, army, *hands, captured=["Derne"], removed=played)
    play(game, "discard Treaty of Peace and Amity to build", "discard Storms to build")
    path = tmp_path / "game.json"
    path.write_text(game.record.to_json(), encoding="utf-8")
    _, out, _ = run(capsys, "analyze", str(path))
    assert re.search(
        r"Winter 1806, choice 1, American: Discard Treaty of Peace and Amity to build a gunboat\. "
        r"Better by \d+ points: Play Treaty of Peace and Amity\.",
        " ".join(out.split()),
    )


def test_a_game_is_analyzed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = tripoli.new_game(seed=4)
    rng = Random(4)
    path = tmp_path / "game.json"
    path.write_text(game.record.to_json(), encoding="utf-8")
    status, _, err = run(capsys, "analyze", str(path))
    assert status == 2
    assert "only a game that is over" in err
    while game.decision is not None:
        game.choose(rng.choice(game.decision.options))
    path.write_text(game.record.to_json(), encoding="utf-8")
    status, out, _ = run(capsys, "analyze", str(path), "--iterations", "8")
    assert status == 0
    assert re.search(r"American: mistakes cost \d+ points?, \w+ luck ", out)
    _, out, _ = run(capsys, "analyze", str(path), "--iterations", "8", "--json")
    assert len(json.loads(out)["verdicts"]) == len(game.sides)


def test_analyse_is_the_same_command(capsys: pytest.CaptureFixture[str]) -> None:
    """The British spelling works, too."""
    texts = [run(capsys, spelling, "--help")[1] for spelling in ("analyze", "analyse")]
    assert texts[0] == texts[1].replace("analyse", "analyze")
    assert texts[0].startswith("usage: tripoli analyze")
