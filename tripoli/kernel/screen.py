"""Text for a terminal of any width: paragraphs, rows, numbered lists."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

MOST: Final = 80
"""Columns; longer lines are harder to read."""
LEAST: Final = 20


def width() -> int:
    """How many columns a line may have here."""
    return max(LEAST, min(MOST, shutil.get_terminal_size().columns))


def wrapped(text: str, indent: str = "", first: str = "") -> str:
    """A paragraph in lines that fit.

    Args:
        text: the paragraph.
        indent: what each line but the first begins with.
        first: what the first line begins with.
    """
    return textwrap.fill(text, width(), initial_indent=first, subsequent_indent=indent) or first


def say(text: str = "", indent: str = "") -> None:
    """Print a paragraph."""
    print(wrapped(text, indent))


def row(name: str, text: str, column: int = 20) -> str:
    """A name and what is said of it, beside it where there is room."""
    if width() < 2 * column:
        return wrapped(f"{name}: {text}", "    ")
    return wrapped(text, " " * column, f"{name:<{column - 1}} ")


def numbered(items: Sequence[str]) -> Iterable[str]:
    """Items with their numbers, in as many columns as fit, read downwards."""
    cells = [f"{number:>3} {item}" for number, item in enumerate(items, 1)]
    widest = max(map(len, cells)) + 2
    columns = max(1, width() // widest)
    if columns == 1:
        yield from (wrapped(cell, "    ") for cell in cells)
        return
    rows = -(-len(cells) // columns)
    for start in range(rows):
        yield "".join(cell.ljust(widest) for cell in cells[start::rows]).rstrip()
