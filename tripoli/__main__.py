"""The command line: `python -m tripoli`, and the command `tripoli`."""

from __future__ import annotations

import os
import signal
import sys

INTERRUPTED = 130


def main() -> int:
    """Run the command given to the process.

    Ctrl+C ends it immediately with one line, even while modules are still being imported.

    Returns:
        The exit status: 0, 2 after an error, 130 after Ctrl+C.
    """
    before = sys.unraisablehook

    def dropped(unraisable: sys.UnraisableHookArgs) -> None:
        """Python drops what is raised in some callbacks, such as those of imports: end at once."""
        if issubclass(unraisable.exc_type, KeyboardInterrupt):
            _tell()
            os._exit(INTERRUPTED)
        before(unraisable)

    sys.unraisablehook = dropped
    try:
        from tripoli.cli import main as run

        return run()
    except KeyboardInterrupt:
        _tell()
        return INTERRUPTED
    finally:
        sys.unraisablehook = before


def _tell() -> None:
    # A second Ctrl+C must not print a traceback.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stderr.write("tripoli: interrupted\n")
    sys.stderr.flush()


if __name__ == "__main__":
    sys.exit(main())
