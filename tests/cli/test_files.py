"""What is read from files and written to them."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from command import run, type_in

import tripoli
from tripoli.cli.files import SaveError, check_writable, save_text
from tripoli.session.links import pack
from tripoli.shores.title import SHORES

posix = pytest.mark.skipif(os.name != "posix", reason="needs POSIX files")


@posix
def test_a_file_keeps_its_permissions_and_its_neighbors(tmp_path: Path) -> None:
    """Saving replaces the content, nothing else: not the mode, not a file with a similar name."""
    path, neighbor = tmp_path / "game.json", tmp_path / "game.json.new"
    neighbor.write_text("mine")
    path.write_text("old")
    path.chmod(0o600)
    check_writable(path)
    assert path.read_text() == "old"
    save_text(path, "new")
    assert path.read_text() == "new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert neighbor.read_text() == "mine"
    assert sorted(tmp_path.iterdir()) == [path, neighbor]


@posix
def test_a_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    usual, path = tmp_path / "usual", tmp_path / "game.json"
    usual.touch()
    save_text(path, "text")
    assert path.stat().st_mode == usual.stat().st_mode


@posix
def test_a_symbolic_link_is_followed(tmp_path: Path) -> None:
    """The link stays, whether its target exists or not; a link to itself is an error."""
    (tmp_path / "folder").mkdir()
    link, target = tmp_path / "link.json", tmp_path / "folder" / "game.json"
    link.symlink_to(target)
    for text in ("first", "second"):
        check_writable(link)
        save_text(link, text)
        assert link.is_symlink()
        assert target.read_text() == text
    loop = tmp_path / "loop.json"
    loop.symlink_to(loop)
    with pytest.raises(SaveError, match="cannot save to"):
        save_text(loop, "text")
    assert loop.is_symlink()


@posix
def test_a_device_or_pipe_is_written_to() -> None:
    null = Path(os.devnull)
    check_writable(null)
    save_text(null, "text")
    assert stat.S_ISCHR(null.stat().st_mode)
    reading, writing = os.pipe()
    save_text(Path(f"/dev/fd/{writing}"), "text")
    os.close(writing)
    with open(reading, encoding="utf-8") as pipe:
        assert pipe.read() == "text"


@posix
def test_a_failure_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    path.write_text("old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(SaveError, match="No space left"):
        save_text(path, "new")
    assert [each.read_text() for each in tmp_path.iterdir()] == ["old"]


def test_a_piped_choice_is_no_file_name(tmp_path: Path) -> None:
    """If saving fails and input is not a terminal, the game stops; no line becomes a file."""
    command = [sys.executable, "-m", "tripoli", "play", "--opponent", "random", "--seed", "7"]
    done = subprocess.run(
        [*command, "--save", "no/where.json"],
        input="event thomas jefferson\nquit\n",
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == (
        "tripoli: cannot save to 'no/where.json': No such file or directory; stopped\n"
    )
    assert not list(tmp_path.iterdir())


def a_game() -> tripoli.Game:
    game = tripoli.new_game(seed=7)
    game.choose("event Swedish Frigates Arrive")
    return game


def as_quoted(text: str) -> str:
    """A text as mail programs quote it."""
    return "".join(f"> {line}\n" for line in text.splitlines())


def as_typeset(text: str) -> str:
    """A text as messengers change it."""
    return text.replace('"', "\u201d").replace("'", "\u2019").replace(": ", ":\u00a0")


@pytest.mark.parametrize("change", [str, as_quoted, as_typeset, "Look:\n{}\nSee you".format])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize("form", ["record", "link"])
def test_files_are_read_in_any_form(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    change: Callable[[str], str],
    encoding: str,
    form: str,
) -> None:
    """A record or a link, whatever mail programs, messengers and editors did to it."""
    game, path = a_game(), tmp_path / "game.txt"
    link = f"https://example.org/play/#g={pack(SHORES, game.record)}&at=1."
    path.write_text(change(game.record.to_json() if form == "record" else link), encoding)
    status, out, err = run(capsys, "replay", path, "--json")
    assert (status, err) == (0, "")
    assert json.loads(out)["digest"] == game.digest


@pytest.mark.parametrize(
    "form",
    [
        "https://example.org/play/#g={}&at=1",
        "<https://example.org/#g={}>.",
        "#g={}",
        "{}",
        "see https://example.org/%23g={}, and tell me",
    ],
)
def test_links_are_arguments_in_any_form(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    game = a_game()
    link = form.format(pack(SHORES, game.record))
    status, out, err = run(capsys, "replay", link, "--json")
    assert (status, err) == (0, "")
    assert json.loads(out)["digest"] == game.digest
    type_in(monkeypatch, "", "quit")
    status, _, err = run(capsys, "play", "--load", link)
    assert (status, err) == (0, "")
    status, _, err = run(capsys, "analyze", link)
    assert (status, err) == (2, "tripoli: only a game that is over can be analyzed\n")


def test_a_file_comes_before_a_link(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A file may have a name that looks like a link; what is neither is one clear line."""
    monkeypatch.chdir(tmp_path)
    Path("#g=1.json").write_text(a_game().record.to_json())
    status, out, _ = run(capsys, "replay", "#g=1.json", "--json")
    assert (status, json.loads(out)["digest"]) == (0, a_game().digest)
    Path("damaged.txt").write_text("https://example.org/#g=~shores1.xx")
    status, _, err = run(capsys, "replay", "damaged.txt")
    assert (status, err) == (2, "tripoli: the link cannot be opened: it is incomplete or altered\n")
    status, _, err = run(capsys, "replay", "missing.json")
    assert (status, err) == (2, "tripoli: cannot read 'missing.json': No such file or directory\n")
    Path("odd.txt").write_bytes(b"\xff\xfea")
    status, _, err = run(capsys, "replay", "odd.txt")
    assert (status, err) == (2, "tripoli: 'odd.txt' is not a saved game: it is not text\n")
