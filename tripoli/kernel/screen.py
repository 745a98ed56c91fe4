"""Text for a terminal of any width: paragraphs, rows, numbered lists."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

MOST: Final = 80
"""The maximum number of columns; longer lines are harder to read."""
LEAST: Final = 20


def width() -> int:
    """The number of columns to use on this terminal."""
    return max(LEAST, min(MOST, shutil.get_terminal_size().columns))


def wrapped(text: str, indent: str = "", first: str = "") -> str:
    """A paragraph broken into lines that fit.

    Args:
        text: the paragraph.
        indent: the prefix of every line but the first.
        first: the prefix of the first line.
    """
    return (
        textwrap.fill(
            text,
            width(),
            initial_indent=first,
            subsequent_indent=indent,
            # Names such as Île-aux-Noix stay whole.
            break_on_hyphens=False,
        )
        or first
    )


def say(text: str = "", indent: str = "") -> None:
    """Print a paragraph."""
    print(wrapped(text, indent))


def row(name: str, text: str, column: int = 20) -> str:
    """A name and its description, side by side if there is room."""
    if width() < 2 * column:
        return wrapped(f"{name}: {text}", "    ")
    return wrapped(text, " " * column, f"{name:<{column - 1}} ")


def numbered(items: Sequence[str]) -> Iterable[str]:
    """Numbered items, in as many columns as fit, ordered from top to bottom."""
    cells = [f"{number:>3} {item}" for number, item in enumerate(items, 1)]
    widest = max(map(len, cells)) + 2
    columns = max(1, width() // widest)
    if columns == 1:
        yield from (wrapped(cell, "    ") for cell in cells)
        return
    rows = -(-len(cells) // columns)
    for start in range(rows):
        yield "".join(cell.ljust(widest) for cell in cells[start::rows]).rstrip()
