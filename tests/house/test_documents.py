"""Documents that run, and what the project promises of its tests."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import tripoli
from tripoli.shores.model.cards import CARDS

ROOT = Path(__file__).parents[2]
TESTS = sorted((ROOT / "tests").rglob("test_*.py"))
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(tripoli.__path__, "tripoli.")
    if not module.name.endswith("__main__")
)


@pytest.mark.parametrize("name", ["tripoli", *MODULES])
def test_examples_in_docstrings(name: str) -> None:
    assert not doctest.testmod(importlib.import_module(name)).failed


@pytest.mark.parametrize("path", sorted(ROOT.glob("**/*.md")), ids=lambda p: p.name)
def test_examples_in_documents(path: Path) -> None:
    if {"node_modules", ".venv", "dist"} & set(path.parts):
        return
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    assert not doctest.testfile(
        str(path), module_relative=False, encoding="utf-8", optionflags=flags
    ).failed


def test_every_ruling_is_cited_in_a_test() -> None:
    """R1 to R34 and S1 to S11, each named in the docstring of a test; so are they in the rules."""
    for texts in (
        [path.read_text(encoding="utf-8") for path in TESTS],
        [path.read_text(encoding="utf-8") for path in Path(tripoli.__file__).parent.rglob("*.py")],
    ):
        docstrings = re.findall(r'"""(.*?)"""', "".join(texts), re.DOTALL)
        for letter, last in (("R", 34), ("S", 11)):
            cited = {
                int(number)
                for docstring in docstrings
                for number in re.findall(rf"\b{letter}(\d+)\b", docstring)
            }
            for first, end in re.findall(
                rf"\b{letter}(\d+) to {letter}(\d+)\b", "".join(docstrings)
            ):
                cited |= set(range(int(first), int(end) + 1))
            assert not set(range(1, last + 1)) - cited


def test_every_card_is_named_in_a_test() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in TESTS)
    missing = [
        card.name
        for card in CARDS.values()
        if f"*{card.name}*" not in text and f'"{card.name}"' not in text
    ]
    assert not missing


def test_the_layers_point_downwards() -> None:
    """Kernel knows nothing else; players know the kernel only; shores knows no player."""
    allowed = {
        "kernel": ("kernel",),
        "players": ("kernel", "players"),
        "shores": ("kernel", "shores"),
    }
    for layer, below in allowed.items():
        for path in (Path(tripoli.__file__).parent / layer).rglob("*.py"):
            for package in re.findall(
                r"^\s*(?:from|import) tripoli\.(\w+)", path.read_text(), re.M
            ):
                assert package in below, f"{path.name} imports tripoli.{package}"


def test_the_kernel_and_the_players_name_no_game() -> None:
    words = re.compile(r"frigate|corsair|tripoli(?!\.)|barbary|pirate|american", re.I)
    for layer in ("kernel", "players"):
        for path in (Path(tripoli.__file__).parent / layer).rglob("*.py"):
            text = re.sub(r"from tripoli\S*", "", path.read_text())
            assert not words.search(text), f"{path.name}: {words.search(text)}"
