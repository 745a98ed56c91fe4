"""Where a test stands that waits for its browser."""

from __future__ import annotations

import gc
import os
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from greenlet import greenlet

TERMINAL = pytest.StashKey[int]()
"""The terminal's error stream: during a test, what is written to standard error is kept back."""

IN_TIME = 0.9
"""The part of `faulthandler_timeout` after which it is said: at its end the worker ends."""


HERE = str(Path(__file__).parent)


def stacks() -> str:
    """The lines of our tests at which greenlets wait: Playwright's calls wait in one, which
    `faulthandler` does not see.
    """
    waiting = [one.gr_frame for one in gc.get_objects() if isinstance(one, greenlet)]
    calls = [call for frame in waiting if frame for call in traceback.extract_stack(frame)]
    return "".join(traceback.format_list([one for one in calls if one.filename.startswith(HERE)]))


@contextmanager
def watched(item: pytest.Item) -> Iterator[None]:
    """While a test runs: say where it stands if it lasts almost as long as a test may."""

    def tell() -> None:
        said = f"\n{item.nodeid} waits:\n{stacks()}"
        os.write(item.config.stash[TERMINAL], said.encode())

    longest = float(item.config.getini("faulthandler_timeout"))
    timer = threading.Timer(IN_TIME * (longest or threading.TIMEOUT_MAX), tell)
    timer.daemon = True
    timer.start()
    yield
    timer.cancel()
