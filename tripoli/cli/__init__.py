"""The command line: play, simulate, tournament, train, analyze, replay."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from tripoli.cli.arguments import parse
from tripoli.cli.files import Stop
from tripoli.kernel.record import RecordError

ERROR = 2
CLOSED = 141
"""The exit status of a program whose output pipe was closed: 128 plus SIGPIPE."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command.

    Args:
        arguments: without the program's name; by default those of the process.

    Returns:
        The exit status: 0, or another after one line on standard error.

    Raises:
        SystemExit: the arguments are wrong, or ask for help.
        KeyboardInterrupt: Ctrl+C.
    """
    if sys.stdout is None:
        return _complain("standard output is closed")
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if hasattr(stream, "reconfigure"):
            # Bytes that are not text cannot be options; escape letters that the terminal lacks.
            stream.reconfigure(errors=errors)
    try:
        try:
            parsed = parse(arguments)
            status: int = parsed.run(parsed)
        finally:
            sys.stdout.flush()
    except (Stop, RecordError) as error:
        return _complain(str(error))
    except BrokenPipeError:
        _abandon_output()
        return _complain("the output was closed", CLOSED)
    except OSError as error:
        _abandon_output()
        return _complain(f"the output cannot be written: {error.strerror or error}")
    except Exception as error:
        return _complain(f"internal error, please report it: {type(error).__name__}: {error}", 1)
    return status


def _complain(sentence: str, status: int = ERROR) -> int:
    if sys.stderr is not None:
        sys.stderr.write(f"tripoli: {' '.join(sentence.splitlines())}\n")
    return status


def _abandon_output() -> None:
    """Discard pending output: Python would try to write it at exit, and report an error."""
    try:
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, sys.stdout.fileno())
        os.close(null)
    except (OSError, ValueError):
        return
