"""Generates the description of the messages between the page and Python from their types.

Writes `web/types/session.d.ts` and `web/types/shores.d.ts`, against which the page's JavaScript is
checked, and `docs/protocol.md`. A test checks that they are current.

Usage: python scripts/protocol.py
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

from tripoli.session import messages, table
from tripoli.shores.present import messages as shores

ROOT = Path(__file__).parents[1]
HEAD = "Made by scripts/protocol.py from the Python types; do not edit."
PARTS = {
    "session": (messages, "The session", "web/types/session.d.ts"),
    "shores": (shores, "The Shores of Tripoli", "web/types/shores.d.ts"),
}
SIMPLE = {str: "string", int: "number", bool: "boolean", float: "number", Any: "any"}


def outputs() -> dict[Path, str]:
    """All generated files, with their contents."""
    made = {ROOT / path: declarations(module, about) for module, about, path in PARTS.values()}
    made[ROOT / "docs" / "protocol.md"] = document()
    return made


def shapes(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The message types of a module, in source order."""
    for name, found in vars(module).items():
        if inspect.isclass(found) and found.__module__ == module.__name__:
            yield name, found


def literals(module: ModuleType) -> dict[Any, str]:
    """The named literal types."""
    return {found: name for name, found in vars(module).items() if get_origin(found) is Literal}


def fields(shape: Any) -> Iterator[tuple[str, Any, bool]]:
    """Name, type and optionality of each field."""
    for name, hint in get_type_hints(shape, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        yield name, get_args(hint)[0] if optional else hint, optional


def typescript(hint: Any, named: dict[Any, str]) -> str:
    """A type in TypeScript notation."""
    if hint in named:
        return named[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        parts = ["null" if part is NoneType else typescript(part, named) for part in arguments]
        return " | ".join(parts)
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in arguments)
    if origin is list:
        inner = typescript(arguments[0], named)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is dict:
        key, value = (typescript(part, named) for part in arguments)
        return f"Record<{key}, {value}>"
    return SIMPLE.get(hint) or str(hint.__name__)


def declarations(module: ModuleType, about: str) -> str:
    """The TypeScript declarations of a module's messages."""
    named = literals(module)
    parts = [f"// {about}: what its messages hold. {HEAD}\n"]
    for words, name in named.items():
        parts.append(f"export type {name} = {typescript(words, {})};\n")
    for name, shape in shapes(module):
        lines = [
            f"  {field}{'?' if optional else ''}: {typescript(hint, named)};"
            for field, hint, optional in fields(shape)
        ]
        about = " ".join(inspect.cleandoc(shape.__doc__ or "").split())
        parts.append(f"/** {about} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n")
    return "\n".join(parts)


def document() -> str:
    """The description of the protocol."""
    parts = [
        f"<!-- {HEAD} -->\n",
        "# The protocol between the page and Python\n",
        inspect.cleandoc(table.__doc__ or "").split("\n", 1)[1].strip() + "\n",
        "A `?` after a name marks a field that may be missing, `null` what may be unknown.\n",
    ]
    for module, about, _ in PARTS.values():
        named = literals(module)
        parts.append(f"## {about}\n")
        parts.append(inspect.cleandoc(module.__doc__ or "") + "\n")
        for words, name in named.items():
            parts.append(f"**{name}** is one of {', '.join(f'`{w}`' for w in get_args(words))}.\n")
        for name, shape in shapes(module):
            parts.append(f"### {name}\n")
            parts.append(inspect.cleandoc(shape.__doc__ or "") + "\n")
            rows = [
                f"| `{field}{'?' if optional else ''}` | "
                f"`{typescript(hint, named).replace('|', chr(92) + '|')}` |"
                for field, hint, optional in fields(shape)
            ]
            parts.append("\n".join(["| field | type |", "| --- | --- |", *rows]) + "\n")
    return "\n".join(parts)


if __name__ == "__main__":
    for path, text in outputs().items():
        path.write_text(text, encoding="utf-8")
