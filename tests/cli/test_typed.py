"""Names as people type and paste them, and the names of the package."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module, metadata

import pytest
from command import run, type_in

import tripoli
from tripoli.shores import face


@pytest.mark.parametrize(
    "name", ["Hamet\u2019s", "hamet\u2018s army", "  HAMET\u2032S\u00a0Army\u202fCreated\u200b "]
)
@pytest.mark.parametrize("topic", ["card", "Why"])
def test_names_are_found_with_typographic_signs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str, topic: str
) -> None:
    type_in(monkeypatch, f"{topic} {name}", "quit")
    status, out, _ = run(capsys, "play", "--opponent", "random", "--seed", "7")
    assert status == 0
    answer = out.partition("> ")[2]
    assert answer.startswith("Hamet's Army Created")


@pytest.mark.parametrize(
    "typed",
    [
        "event\u00a0Thomas\u202fJefferson",
        "\ufeffEVENT Thomas\u200b Jefferson\u200e",
        "\ufeff1\u200b",
    ],
)
def test_notations_are_found_with_typographic_signs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    type_in(monkeypatch, typed, "quit")
    status, out, _ = run(capsys, "play", "--opponent", "random", "--seed", "7")
    assert status == 0
    assert "is not an option here" not in out


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    """The package, the command and the installed wheel have the same version."""
    assert tripoli.__version__ == metadata.version("tripoli")
    assert run(capsys, "--version") == (0, f"tripoli {tripoli.__version__}\n", "")


@pytest.mark.parametrize("package", ["tripoli", "tripoli.shores"])
def test_the_public_names_can_be_imported(package: str) -> None:
    """A game's names are those of its package; those of `tripoli` are The Shores of Tripoli's."""
    names: dict[str, object] = {}
    exec(f"from {package} import *", names)
    found = import_module(package)
    assert found.__all__ == face.__all__
    assert set(face.__all__) <= names.keys()
    assert {"Game", "new_game"} <= set(dir(found))
    assert all(names[name] is getattr(face, name) for name in face.__all__)
    with pytest.raises(AttributeError, match=f"module '{package}' has no attribute 'nothing'"):
        _ = found.nothing


def test_the_names_of_a_package_are_imported_on_first_use() -> None:
    """Importing it loads no rules."""
    program = "import sys, tripoli.shores; print('tripoli.shores.game' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert run.stdout == b"False\n"
