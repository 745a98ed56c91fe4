"""The architecture: which modules may import which, and which may name a game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import tripoli

PACKAGE = Path(tripoli.__file__).parent
MODULES = {
    ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__"): path
    for path in PACKAGE.rglob("*.py")
}
SHARED = {
    "kernel": {"kernel"},
    "players": {"kernel", "players"},
    "session": {"kernel", "players", "session"},
    "cli": {"kernel", "players", "session", "games", "cli"},
    "env": {"kernel", "games", "env"},
}
"""What each layer that belongs to no game may import."""
SHORES = {
    "text": {"model", "text"},
    "model": {"model"},
    "rules": {"model", "rules", "text"},
    "tbot": {"model", "rules", "tbot", "text"},
    "hidden": {"model", "rules", "hidden"},
    "chances": {"rules", "chances"},
    "odds": {"model", "rules", "hidden", "chances", "odds", "text"},
    "game": {"model", "rules", "tbot", "hidden"},
    "arrays": {"model", "hidden", "arrays"},
    "judge": {"model", "rules", "chances", "judge", "text"},
    "present": {"model", "rules", "tbot", "hidden", "odds", "game", "present", "text"},
    "lessons": {"model", "game", "lessons"},
    "title": {
        "arrays",
        "model",
        "rules",
        "hidden",
        "game",
        "judge",
        "lessons",
        "present",
        "text",
    },
    "face": {"model", "hidden", "odds", "game"},
}
WILDERNESS = {
    "model": {"model"},
    "rules": {"model", "rules"},
    "hidden": {"model", "rules", "hidden"},
    "game": {"model", "rules", "hidden"},
    "text": {"model"},
    "present": {"model", "rules", "hidden", "text", "reach", "odds", "present"},
    "reach": {"model", "rules"},
    "odds": {"model", "rules", "odds"},
    "thumb": {"model", "rules", "reach", "odds"},
    "title": {"model", "game", "present", "text", "thumb"},
    "face": {"model", "hidden", "game", "reach", "odds"},
}
ROOMS = {"shores": SHORES, "wilderness": WILDERNESS}
"""For each game, what each of its packages may import from the others."""
BELOW = {
    **SHARED,
    "games": {"kernel"},
    **{game: {"kernel", game} for game in ROOMS},
}
"""What each layer may import."""
LATE = {"tripoli", "tripoli.__main__"}
"""Modules that import within functions so that commands start sooner; others use `Late`."""


def imported(path: Path) -> set[str]:
    """The modules of the project that a file imports, anywhere in the file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                module = f"{node.module}.{alias.name}"
                found.add(module if module in MODULES else node.module)
    return {name for name in found if name in MODULES}


def inner(name: str, depth: int) -> str | None:
    """The layer that a module belongs to, within the game or the project; None if there is none."""
    parts = name.split(".")
    return parts[depth] if len(parts) > depth else None


@pytest.mark.parametrize("layer", BELOW)
def test_imports_point_downwards(layer: str) -> None:
    for name, path in MODULES.items():
        if inner(name, 1) == layer:
            others = {inner(other, 1) for other in imported(path)} - {None}
            assert others <= BELOW[layer], name


@pytest.mark.parametrize(("game", "room"), [(game, room) for game in ROOMS for room in ROOMS[game]])
def test_the_rooms_of_a_game(game: str, room: str) -> None:
    for name, path in MODULES.items():
        if inner(name, 1) == game and inner(name, 2) == room:
            others = {inner(other, 2) for other in imported(path) if inner(other, 1) == game}
            assert others - {None, room} <= ROOMS[game][room], name


def test_every_module_has_its_layer_and_room() -> None:
    for name in MODULES:
        layer = inner(name, 1)
        assert layer in {*BELOW, "__main__", None}, name
        if layer in ROOMS:
            assert inner(name, 2) in {*ROOMS[layer], None}, name


def test_no_import_cycles() -> None:
    graph = {name: imported(path) - {name} for name, path in MODULES.items()}
    # An empty package cannot be part of a cycle.
    empty = {name for name, path in MODULES.items() if not imported(path)}
    waiting = {name: below - empty for name, below in graph.items()}
    while waiting:
        free = {name for name, below in waiting.items() if not below & waiting.keys()}
        assert free, f"in a circle: {sorted(waiting)}"
        waiting = {name: below for name, below in waiting.items() if name not in free}


def test_nothing_within_takes_a_public_name() -> None:
    """A package's names are those of its `face`, which imports all of the game: a module that took
    one of them, or another module by that way, would import it, too.
    """
    for name, path in MODULES.items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        types = {
            inner
            for node in ast.walk(tree)
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
            for inner in node.body
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node not in types:
                assert node.module not in {"tripoli", *(f"tripoli.{game}" for game in ROOMS)}, name


def test_no_import_within_a_function() -> None:
    for name, path in MODULES.items():
        if name in LATE:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                inside = [n for n in ast.walk(node) if isinstance(n, ast.Import | ast.ImportFrom)]
                assert not inside, f"{name}.{node.name}"


WORDS = re.compile(
    r"frigate|corsair|gunboat|marine|infantry|\bTripoli|tripolitan|american|barbary|pirate|raid|"
    r"spring|summer|\bfall\b(?! back)|winter|fortress|hidden_discards|conceal|solitaire|gold\b|"
    r"\bhits?\b|\bbattles?\b|\bArab|Bedouin|Jefferson|Tunis|Algiers|Morocc|Swed",
    re.IGNORECASE,
)

OTHERS = re.compile(
    r"Mohawk|Iroquois|Cherokee|Delaware|Shawnee|Huron|Montcalm|Wolfe|Johnson|Qu[eé]bec|Louisbourg|Highland|"
    r"Provincial|Canadian|\brangers?\b|coureur|\bFrench(?!\w)|\bBritish|Acadian",
    re.IGNORECASE,
)
"""The same of Wilderness War, for what draws and shows things."""


@pytest.mark.parametrize("layer", ["kernel", "players", "session", "cli"])
def test_no_other_layer_names_the_game(layer: str) -> None:
    """Other layers name no piece, side, season or option of The Shores of Tripoli; the name of the
    package itself is allowed.
    """
    for name, path in MODULES.items():
        if inner(name, 1) != layer:
            continue
        text = path.read_text(encoding="utf-8")
        text = re.sub(r"^from tripoli.*$|\btripoli\b", "", text, flags=re.M)
        found = WORDS.search(text)
        assert found is None, f"{name}: {found}"


SOURCES = Path(__file__).parents[2] / "web" / "src"
PAGE = {"shell": set[str](), "table": {"shell"}}
"""The layers of the page that belong to no game, and what each may import besides itself; a game's
part may import from both."""
GENRE = re.compile(r"\b(hits?|battles?)\b", re.IGNORECASE)
"""What any wargame has: the table may name it, the shell may not."""
PAGE_FILES = [
    (layer, path)
    for layer in PAGE
    for path in sorted((SOURCES / layer).rglob("*"))
    if path.is_file()
]
IMPORTED = re.compile(r"""(?:from |import\(|@import )["']\.\./(?:\.\./)*(\w+)""")


@pytest.mark.parametrize(
    ("layer", "path"), PAGE_FILES, ids=[f"{layer}/{path.name}" for layer, path in PAGE_FILES]
)
def test_the_page_outside_the_games_names_no_game(layer: str, path: Path) -> None:
    """Shell and table may mention fights and cards, which any game can have, but no kind of piece,
    side, season, people or person.
    """
    text = re.sub(r"\btripoli\b", "", path.read_text(encoding="utf-8"))
    if layer == "table":
        text = GENRE.sub("", text)
    found = WORDS.search(text) or OTHERS.search(text)
    assert found is None, f"{path.name}: {found}"


@pytest.mark.parametrize(
    ("layer", "path"), PAGE_FILES, ids=[f"{layer}/{path.name}" for layer, path in PAGE_FILES]
)
def test_the_layers_of_the_page(layer: str, path: Path) -> None:
    """A game imports from table and shell, the table from the shell, never the other way around;
    the build supplies the game's part. Of the messages, only the session's types may be named.
    """
    text = path.read_text(encoding="utf-8")
    assert set(IMPORTED.findall(text)) <= {*PAGE[layer], "types", "words"}, path
    assert set(re.findall(r"types/(\w+)", text)) <= {"session", "built"}, path


def test_what_counts_as_an_import_of_the_page() -> None:
    text = """import { a } from "../table/a.js"; @import "../game/b.css";
    /** @type {import("../../types/session").A} */ import "./c.js"; """
    assert IMPORTED.findall(text) == ["table", "game", "types"]
