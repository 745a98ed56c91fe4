"""The command line: `python -m tripoli`, and the command `tripoli`."""

from __future__ import annotations

import signal
import sys

INTERRUPTED = 130


def main() -> int:
    """Run the command given to the process.

    Ctrl+C ends it immediately with one line, even while modules are still being imported.

    Returns:
        The exit status: 0, 2 after an error, 130 after Ctrl+C.
    """
    try:
        from tripoli.cli import main as run

        return run()
    except KeyboardInterrupt:
        # A second Ctrl+C must not print a traceback.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        sys.stderr.write("tripoli: interrupted\n")
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
