"""Examples in documents run, and the project's promises about its documents and tests hold."""

from __future__ import annotations

import doctest
import importlib
import json
import pkgutil
import re
import sys
from pathlib import Path

import pytest

import tripoli
from tripoli.shores.model.cards import CARDS

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
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
    """R1 to R34 and S1 to S11 are each cited in the docstring of a test, and of a rule."""
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


def test_every_ruling_of_wilderness_war_has_a_test() -> None:
    """W1 to W138 and the examples R1 to R25, P1 to P46, D1 to D5, in a name or a docstring; W112
    lists misprints.
    """
    texts = [path.read_text(encoding="utf-8") for path in TESTS if path.parent.name == "wilderness"]
    cited = set()
    for text in texts:
        found = re.findall(r'"""(.*?)"""', text, re.DOTALL)
        found += [" ".join(name.split("_")) for name in re.findall(r"def test_(\w+)", text)]
        for part in found:
            for letter, first, last in re.findall(
                r"\b([wprdWPRD])(\d+)(?: to [WPRD](\d+))?\b", part
            ):
                cited |= {
                    (letter.upper(), number) for number in range(int(first), int(last or first) + 1)
                }
    wanted = {
        (letter, number)
        for letter, last in (("W", 138), ("R", 25), ("P", 46), ("D", 5))
        for number in range(1, last + 1)
    }
    assert wanted - cited == {("W", 112)}


def test_every_card_is_named_in_a_test() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in TESTS)
    missing = [
        card.name
        for card in CARDS.values()
        if f"*{card.name}*" not in text and f'"{card.name}"' not in text
    ]
    assert not missing


@pytest.mark.parametrize("script", ["protocol", "reference", "spaces"])
def test_generated_files_are_current(script: str) -> None:
    """The page's type declarations, docs/protocol.md, docs/api and the facts about the map match
    the output of the scripts.
    """
    sys.path.insert(0, str(ROOT / "scripts"))
    try:
        outputs = importlib.import_module(script).outputs()
    finally:
        sys.path.pop(0)
    for path, text in outputs.items():
        assert path.read_text(encoding="utf-8") == text, f"run scripts/{script}.py: {path.name}"


def test_the_reference_lists_the_attributes_of_events() -> None:
    """A section of a docstring becomes a list, not a part of the sentence before it."""
    text = (ROOT / "docs" / "api" / "shores.md").read_text(encoding="utf-8")
    assert not re.findall(r"(?:Args|Attributes|Returns|Raises): .*", text)
    assert "  - `at_sea`: whether they had put to sea from there" in text
    # A line that continues an entry is not an entry.
    assert not re.findall(r"(?m)^ *- `[^`]*`: *$", text)


GUIDES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
FOLDERS = "bench|docs|e2e|scripts|tests|tripoli|web"


@pytest.mark.parametrize("path", GUIDES, ids=lambda path: path.name)
def test_documents_name_files_that_exist(path: Path) -> None:
    """Every file or folder in backquotes, with or without a path, and every link target exists."""
    text = path.read_text(encoding="utf-8")
    named = {ROOT / name for name in re.findall(rf"`((?:{FOLDERS})/[\w./-]*)`", text)}
    bare = set(re.findall(r"`([\w-]+\.(?:py|js|mjs))`", text))
    files = {found.name for folder in FOLDERS.split("|") for found in (ROOT / folder).rglob("*.*")}
    assert not bare - files
    linked = re.findall(r"(?<!!)\[[^\]]*\]\((?!https?:|#)([^)#]+)", text)
    missing = {
        found
        for found in named | {path.parent / target for target in linked}
        if not found.exists() and "dist" not in found.parts
    }
    assert not missing


def test_the_readme_names_every_dependency() -> None:
    packages = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    pinned = (ROOT / "requirements-dev.in").read_text(encoding="utf-8")
    names = {*packages, *re.findall(r"(?m)^([\w-]+)", pinned), "micropip"}
    rows = re.findall(r"(?m)^\| ([^|]+) \|", README)
    named = {name for row in rows for name in row.split(", ")}
    assert not names - named


def test_the_readme_gives_the_policy_of_the_page() -> None:
    """The header is the page's own policy plus `frame-ancestors`, which a page cannot set."""
    page = (ROOT / "web" / "src" / "shell" / "page.html").read_text(encoding="utf-8")
    found = re.search(r'Content-Security-Policy" content="([^"]+)"', page)
    assert found
    assert f"Content-Security-Policy: {found[1]}; frame-ancestors 'none'\n" in README
