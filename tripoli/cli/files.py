"""Records in files: read with limits, and written so that a failure leaves an older file intact."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tripoli.games import GAMES
from tripoli.kernel.record import LONGEST
from tripoli.kernel.strict import shown
from tripoli.session.links import LinkError, unpack

_MOST_BYTES: Final = 4 * LONGEST
_LINK: Final = re.compile(r"#g=([^&\s]*)")


class Stop(Exception):
    """The command cannot continue; the message is one sentence."""


class SaveError(Exception):
    """The file cannot be written; the message is one sentence."""


def quoted(path: Path | str) -> str:
    """A file name as quoted in messages, with everything escaped that could control a terminal."""
    return shown(str(path))


def read_text(path: Path) -> str:
    """Read the text of a record from a file, or from a URL that contains one (`#g=`).

    Raises:
        Stop: the file cannot be read, is too large, or is not text; the link cannot be opened.
    """
    link = _LINK.search(str(path))
    if link is not None:
        try:
            return unpack(GAMES, link[1])
        except LinkError as error:
            raise Stop(f"the link cannot be opened: {error}") from None
    try:
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise Stop(f"cannot read {quoted(path)}: {_reason(error)}") from None
    if len(data) > _MOST_BYTES:
        raise Stop(f"{quoted(path)} is too large to be a saved game")
    try:
        # Some editors put a byte order mark in front.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Stop(f"{quoted(path)} is not a saved game: it is not text") from None


def check_writable(path: Path) -> None:
    """Find out whether a file can be written, before the work whose result it is to hold.

    Raises:
        SaveError: it cannot.
    """
    with _saving(path) as temporary:
        temporary.touch()
        temporary.unlink()


def save_text(path: Path, text: str) -> None:
    """Write a text to a file.

    Raises:
        SaveError: the file cannot be written; an older one is unchanged.
    """
    with _saving(path) as temporary:
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(path)


@contextmanager
def _saving(path: Path) -> Iterator[Path]:
    try:
        if not path.name or path.is_dir():
            raise SaveError(f"cannot save to {quoted(path)}: it is a folder")
        yield path.with_name(path.name + ".new")
    except (OSError, ValueError) as error:
        raise SaveError(f"cannot save to {quoted(path)}: {_reason(error)}") from None


def _reason(error: OSError | ValueError) -> str:
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return "not a valid file name"
