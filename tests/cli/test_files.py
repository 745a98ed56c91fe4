"""What is read from files and written to them."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tripoli.cli.files import SaveError, check_writable, save_text

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
