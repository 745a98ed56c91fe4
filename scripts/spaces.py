"""Generates the facts about the map of Wilderness War that its sheet needs before Python starts.

Writes `web/src/wilderness/spaces.json`: the spaces, the settlements of the tribes, the connections
and the arrows. A test checks that it is current.

Usage: python scripts/spaces.py
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tripoli.wilderness.model.pieces import PIECES
from tripoli.wilderness.model.spaces import LANDINGS, LINKS, SPACES, WAYS_OUT, Space
from tripoli.wilderness.model.state import VITAL

TARGET = Path(__file__).parents[1] / "web" / "src" / "wilderness" / "spaces.json"


def space_facts(space: Space) -> dict[str, Any]:
    """What the sheet shows of a space."""
    tribes = sorted({piece.tribe for piece in PIECES if piece.tribe and piece.settlement == space})
    facts = {
        "terrain": space.terrain.value,
        "department": str(space.department) if space.department else None,
        "owner": None if space.original is None else str(space.original),
        "fortress": space.fortress,
        "port": space.port,
        "vital": space in VITAL,
        "tribes": tribes,
    }
    return {name: value for name, value in facts.items() if value}


def connections() -> Iterator[tuple[str, str, str]]:
    """Each connection once, with its kind."""
    for space, links in zip(SPACES, LINKS, strict=True):
        for other, link in links.items():
            if space < other:
                yield space.name, other.name, link.value


def text() -> str:
    """The contents of the file, with a line for each fact."""

    def lines(facts: list[str]) -> str:
        return ",\n".join(f"    {fact}" for fact in facts)

    def line(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False)

    arrows = {"landings": LANDINGS, "waysOut": WAYS_OUT}
    parts = [
        '  "spaces": {\n'
        + lines([f"{line(space.name)}: {line(space_facts(space))}" for space in SPACES])
        + "\n  }",
        '  "links": [\n' + lines([line(link) for link in connections()]) + "\n  ]",
        *(
            f'  "{name}": '
            + line({space.name: [other.name for other in others] for space, others in all_.items()})
            for name, all_ in arrows.items()
        ),
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def outputs() -> dict[Path, str]:
    """The generated file, with its contents."""
    return {TARGET: text()}


if __name__ == "__main__":
    for path, contents in outputs().items():
        path.write_text(contents, encoding="utf-8")
