"""Generates `docs/api.md`, the reference of the Python package, from its docstrings.

A test checks that the file is current.

Usage: python scripts/reference.py
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from enum import Enum
from pathlib import Path
from typing import Any, ForwardRef, get_args

from tripoli import face, odds
from tripoli.kernel.value import Value

ROOT = Path(__file__).parents[1]
HEAD = "Made by scripts/reference.py from the docstrings; do not edit."
INTRODUCTION = """\
Everything here is a name of the package: `tripoli.new_game`, `tripoli.Game`, `tripoli.odds.hits`.
The [README](../README.md) shows the usual ones at work."""
GROUPS = {
    "Games": ("new_game", "Game", "Setup", "Result", "Reason", "Score"),
    "Decisions": ("Decision", "Ask", "Option", "Act", "IllegalChoice"),
    "Positions": ("State", "View", "Side", "Piece", "Place", "Season"),
    "Cards": ("CARDS", "Card", "Kind"),
    "Events": ("Event", "seen_by"),
    "Records": ("Record", "RecordError"),
    "Chance": ("Chance", "SeededChance", "ScriptedChance", "RecordedChance", "ChanceError"),
}
"""The public names by subject; `odds` has a section of its own."""
VALUES = {"CARDS": "Every card by its name.", "Event": "What a listener is told: one of these."}
"""Descriptions of values without docstrings."""
INTERNAL = {"check_position", "check_setup", "not_asked", "of", "pick", "play", "roll"}
"""Methods that a game implements, or that its rules call."""
RULES = "tripoli.shores.rules.war"
"""The operations that rules use to change a game are not for users."""
SECTION = re.compile(r"(Args|Attributes|Returns|Yields|Raises):")
TITLES = {"Args": "Arguments"}


def outputs() -> dict[Path, str]:
    """All generated files, with their contents."""
    return {ROOT / "docs" / "api.md": document()}


def document() -> str:
    """The reference."""
    grouped = {name for names in GROUPS.values() for name in names}
    missing = set(face.__all__) - grouped - {"odds"}
    assert not missing, f"in no group: {', '.join(sorted(missing))}"
    parts = [f"<!-- {HEAD} -->", "# Python reference", INTRODUCTION]
    described: dict[Any, str] = {}
    for group, names in GROUPS.items():
        parts.append(f"## {group}")
        for name in names:
            parts += entry(name, getattr(face, name), described)
    parts += ["## Odds", *prose(odds.__doc__)]
    for name, value in vars(odds).items():
        own = inspect.isfunction(value) or inspect.isclass(value)
        if own and not name.startswith("_") and value.__module__ == odds.__name__:
            parts += entry(f"odds.{name}", value, described)
    return "\n\n".join(parts) + "\n"


def entry(name: str, value: Any, described: dict[Any, str]) -> Iterator[str]:
    """A name with its description and, for a class, its members.

    Args:
        name: the name as users write it, without the package.
        value: the object.
        described: the members already described, each with its class; added to.
    """
    yield f"### {name}"
    if inspect.isclass(value):
        yield from class_entry(name, value, described)
    elif inspect.isfunction(value):
        yield code(f"{name}{signature(value)}")
        yield from prose(value.__doc__)
    else:
        yield VALUES[name]
        if events := get_args(value):
            yield "\n".join(
                f"- `{event.__name__}{signature(event)}`: {' '.join((event.__doc__ or '').split())}"
                for event in events
            )


def class_entry(name: str, found: type, described: dict[Any, str]) -> Iterator[str]:
    """The description of a class, then its members."""
    if issubclass(found, Enum):
        yield from prose(found.__doc__)
        yield ", ".join(f"`{member.name}`" for member in found)
        return
    if not getattr(found, "_is_protocol", False) and not issubclass(found, Exception):
        yield code(f"{name}{signature(found)}")
    yield from prose(found.__doc__)
    if "Attributes:" not in (found.__doc__ or ""):
        yield from inherited(found)
    elsewhere: dict[str, list[str]] = {}
    for title, member in members(found):
        if member in described:
            elsewhere.setdefault(described[member], []).append(title)
            continue
        described[member] = name
        about = signature(member, skip=True) if inspect.isfunction(member) else ""
        first, *rest = prose(member.__doc__)
        yield f"**`{title}{about}`**: {first}"
        yield from rest
    for other, titles in elsewhere.items():
        yield f"As in `{other}`: {', '.join(f'`{title}`' for title in titles)}."


def inherited(found: type) -> Iterator[str]:
    """The attributes of a class, from the first base that describes some."""
    for base in found.__mro__[1:]:
        _, title, text = inspect.cleandoc(vars(base).get("__doc__") or "").partition("Attributes:")
        if title and base.__module__.startswith("tripoli"):
            yield from prose(title + text)
            return


def members(found: type) -> Iterator[tuple[str, Any]]:
    """The public methods and properties of a class and its bases."""
    seen = set(INTERNAL)
    for base in found.__mro__:
        if not base.__module__.startswith("tripoli") or base.__module__ == RULES:
            continue
        for name, member in vars(base).items():
            plain = getattr(found, name) if isinstance(member, staticmethod) else member
            plain = member.__func__ if isinstance(member, classmethod) else plain
            if name.startswith("_") or name in seen:
                continue
            if inspect.isfunction(plain) or isinstance(plain, property):
                seen.add(name)
                yield name, plain


def fields(value: type[Value]) -> inspect.Signature:
    """The arguments of a value class: its fields, as in a dataclass."""
    keyword = inspect.Parameter.POSITIONAL_OR_KEYWORD
    return inspect.Signature(
        [
            inspect.Parameter(
                name,
                keyword,
                default=getattr(value, name, inspect.Parameter.empty),
                annotation=value.__annotations__[name],
            )
            for name in value.__match_args__
        ]
    )


def signature(function: Callable[..., Any], *, skip: bool = False) -> str:
    """The arguments and the result, the same on every Python version.

    Args:
        function: a function or a class.
        skip: whether to leave out the instance or class.
    """
    if isinstance(function, type) and issubclass(function, Value):
        found = fields(function)
    else:
        found = inspect.signature(function)
    parts = []
    before = None
    for number, parameter in enumerate(found.parameters.values()):
        if skip and number == 0 and parameter.name in ("self", "cls"):
            continue
        if parameter.kind is parameter.KEYWORD_ONLY and before is not parameter.KEYWORD_ONLY:
            parts.append("*")
        before = parameter.kind
        text = parameter.name
        if parameter.annotation is not parameter.empty:
            text += f": {hint(parameter.annotation)}"
        if parameter.default is not parameter.empty:
            text += f" = {default(parameter.default)}"
        parts.append(text)
    result = ""
    if not inspect.isclass(function) and found.return_annotation is not found.empty:
        result = f" -> {hint(found.return_annotation)}"
    return f"({', '.join(parts)}){result}"


def hint(annotation: Any) -> str:
    """A type as written in the source."""
    if isinstance(annotation, ForwardRef):
        return annotation.__forward_arg__
    return annotation if isinstance(annotation, str) else str(annotation.__name__)


def default(value: Any) -> str:
    """A default as written in the source."""
    return f"{type(value).__name__}.{value.name}" if isinstance(value, Enum) else repr(value)


def code(text: str) -> str:
    """A Python code block."""
    return f"```python\n{text}\n```"


def prose(docstring: str | None) -> Iterator[str]:
    """The paragraphs of a docstring, with sections as lists; examples are omitted."""
    title = None
    for block in re.split(r"\n{2,}", inspect.cleandoc(docstring or "")):
        lines = block.splitlines()
        if block.lstrip().startswith(">>>"):
            continue
        if match := SECTION.fullmatch(lines[0]):
            title = match[1]
            lines = lines[1:]
        elif not block.startswith(" "):
            title = None
        if title is None:
            yield "\n".join(lines)
            continue
        text = inspect.cleandoc("\n".join(lines))
        if title in ("Returns", "Yields"):
            yield f"**{title}** {' '.join(text.split())}"
        else:
            yield f"**{TITLES.get(title, title)}**\n\n" + "\n".join(items(text))


def items(text: str) -> Iterator[str]:
    """Each entry of a section as a list item."""
    for item in re.split(r"\n(?! )", text):
        name, _, about = item.partition(": ")
        names = ", ".join(f"`{part}`" for part in name.split(", "))
        yield f"- {names}: {' '.join(about.split())}"


if __name__ == "__main__":
    for path, text in outputs().items():
        path.write_text(text, encoding="utf-8")
