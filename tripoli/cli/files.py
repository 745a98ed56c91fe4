"""Records in files: read with limits, and written so that a failure leaves an older file intact."""

from __future__ import annotations

import codecs
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tripoli.games import GAMES
from tripoli.kernel.record import LONGEST
from tripoli.kernel.strict import shown
from tripoli.session.arrivals import Arrival, read
from tripoli.session.links import LinkError

_MOST_BYTES: Final = 4 * LONGEST


class Stop(Exception):
    """The command cannot continue; the message is one sentence."""


class SaveError(Exception):
    """The file cannot be written; the message is one sentence."""


def quoted(path: Path | str) -> str:
    """A file name as quoted in messages, with everything escaped that could control a terminal."""
    return shown(str(path))


def read_text(path: Path) -> str:
    """Read the text of a record from a file, or from a link given in place of a file name.

    A file may hold a record or a link, with text around it.

    Raises:
        Stop: the file cannot be read, is too large, or is not text; the link cannot be opened.
    """
    name = str(path)
    if not os.path.lexists(name):
        arrival = _arrival(name)
        if arrival is not None and arrival.link:
            return arrival.record
    try:
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise Stop(f"cannot read {quoted(path)}: {_reason(error)}") from None
    if len(data) > _MOST_BYTES:
        raise Stop(f"{quoted(path)} is too large to be a saved game")
    try:
        text = _decoded(data)
    except UnicodeDecodeError:
        raise Stop(f"{quoted(path)} is not a saved game: it is not text") from None
    arrival = _arrival(text)
    return text if arrival is None else arrival.record


def _arrival(text: str) -> Arrival | None:
    try:
        return read(GAMES, text)
    except LinkError as error:
        raise Stop(f"the link cannot be opened: {error}") from None


def _decoded(data: bytes) -> str:
    """A text as editors write it: in UTF-8, or in UTF-16 with a byte order mark."""
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    return data.decode("utf-16" if wide else "utf-8-sig")


def check_writable(path: Path) -> None:
    """Find out whether a file can be written, before the work whose result it is to hold.

    Raises:
        SaveError: it cannot.
    """
    with _saving(path) as (target, mode):
        if _is_special(mode):
            target.open("ab").close()
        else:
            _temporary(target, mode).unlink()


def save_text(path: Path, text: str) -> None:
    """Write a text to a file.

    A symbolic link is followed; an older file keeps its permissions, and is replaced as a whole.
    Devices and pipes are written to as they are.

    Raises:
        SaveError: the file cannot be written; an older one is unchanged.
    """
    with _saving(path) as (target, mode):
        if _is_special(mode):
            target.write_text(text, encoding="utf-8")
            return
        temporary = _temporary(target, mode)
        try:
            temporary.write_text(text, encoding="utf-8")
            temporary.replace(target)
        except BaseException:
            temporary.unlink(missing_ok=True)
            raise


@contextmanager
def _saving(path: Path) -> Iterator[tuple[Path, int | None]]:
    """Where to write, and the mode of what is there; None if nothing is."""
    try:
        mode = _mode(path)
        if not path.name or (mode is not None and stat.S_ISDIR(mode)):
            raise SaveError(f"cannot save to {quoted(path)}: it is a folder")
        # The descriptors of a process look like symbolic links, but lead to no path.
        yield path if _is_special(mode) else Path(os.path.realpath(path)), mode
    except (OSError, ValueError) as error:
        raise SaveError(f"cannot save to {quoted(path)}: {_reason(error)}") from None


def _mode(path: Path) -> int | None:
    try:
        return path.stat().st_mode
    except FileNotFoundError:
        return None


def _is_special(mode: int | None) -> bool:
    """Whether it is a device, a pipe or a socket, which cannot be replaced."""
    return mode is not None and not stat.S_ISREG(mode)


def _temporary(target: Path, mode: int | None) -> Path:
    """Create an empty file beside another one, with a name that nothing else has."""
    path = target.with_name(f".{secrets.token_hex(8)}.new")
    path.touch(exist_ok=False)
    if mode is not None:
        path.chmod(stat.S_IMODE(mode))
    return path


def _reason(error: OSError | ValueError) -> str:
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return "not a valid file name"
