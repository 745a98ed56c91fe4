"""Work shared out: in this process, in several, or on a cluster of machines."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import Pool
from typing import Any, Final, TypeAlias

Many: TypeAlias = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]
"""Does something for each of many tasks, and yields what comes of them in their order."""

_AHEAD: Final = 4096
"""Tasks given to a cluster before the first is waited for."""


class NoCluster(ValueError):
    """A cluster that cannot be worked on, in one sentence that says what to do."""


@contextmanager
def workers(jobs: int = 1, cluster: str | None = None) -> Iterator[Many]:
    """Whoever does the work.

    Args:
        jobs: how many processes of this machine.
        cluster: the address of a Dask scheduler, whose workers do it instead.

    Raises:
        NoCluster: there is none at that address, or `distributed` is not installed.
    """
    if cluster is not None:
        with _client(cluster) as client:
            yield lambda function, tasks: _in_order(client, function, tasks)
    elif jobs == 1:
        yield lambda function, tasks: iter(map(function, tasks))
    else:
        with _interrupts_blocked():
            # Ctrl+C reaches every process of the terminal; the pool's are ended by this one.
            pool = Pool(jobs)
        with pool:
            yield pool.imap


@contextmanager
def _client(address: str) -> Iterator[Any]:
    try:
        # Only who has a cluster has this.
        distributed = import_module("distributed")
    except ImportError:
        raise NoCluster("--cluster needs Dask; install tripoli[cluster]") from None
    try:
        client = distributed.Client(address, timeout="5s")
    except (OSError, ValueError, TimeoutError) as error:
        reason = str(error).splitlines()[0]
        raise NoCluster(f"no Dask scheduler answers at {address}: {reason}") from None
    with client:
        yield client


def _in_order(client: Any, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
    # What a worker that died had begun, or done but not handed over, is done again by another.
    # Dask's own futures see to it; those of its `get_executor` fail when a result is lost.
    waiting: deque[Any] = deque()
    for task in tasks:
        waiting.append(client.submit(function, task, retries=5, pure=False))
        if len(waiting) >= _AHEAD:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Processes that are started meanwhile never see Ctrl+C; this one sees it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
