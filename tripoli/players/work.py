"""Parallel work: in this process, in several, or on a cluster of machines."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import Pool
from queue import Empty, Queue
from threading import Thread
from typing import Any, Final, TypeAlias

Many: TypeAlias = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]
"""Maps a function over tasks, and yields the results in order."""

_AHEAD: Final = 4096
"""The number of tasks submitted to a cluster ahead of the result awaited."""

_CONNECTING: Final = 5
"""How many seconds the connection to a cluster may take; twice that for the first answer."""


class NoCluster(ValueError):
    """The cluster cannot be used; the message says what to do."""


@contextmanager
def workers(jobs: int = 1, cluster: str | None = None) -> Iterator[Many]:
    """Provide a way of running tasks.

    Args:
        jobs: the number of processes on this machine.
        cluster: the address of a Dask scheduler whose workers are used instead.

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
            # Ctrl+C reaches all processes of the terminal; this process ends those of the pool.
            pool = Pool(jobs)
        with pool:
            yield pool.imap


@contextmanager
def _client(address: str) -> Iterator[Any]:
    try:
        # Imported late, because only users of a cluster have it.
        distributed = import_module("distributed")
    except ImportError:
        raise NoCluster("--cluster needs Dask; install tripoli[cluster]") from None
    try:
        client = _connected(distributed, address)
    except (OSError, ValueError, TimeoutError) as error:
        reason = next(iter(str(error).splitlines()), "it does not answer")
        raise NoCluster(f"no Dask scheduler answers at {address}: {reason}") from None
    with client:
        yield client


def _connected(distributed: Any, address: str) -> Any:
    """A client of the scheduler at an address.

    Dask's own time limit covers the connection, not what a server that is no scheduler says then.

    Raises:
        OSError, ValueError, TimeoutError: there is no scheduler.
    """
    outcome: Queue[Any] = Queue()

    def connect() -> None:
        try:
            outcome.put(distributed.Client(address, timeout=f"{_CONNECTING}s"))
        except Exception as error:
            outcome.put(error)

    Thread(target=connect, daemon=True).start()
    try:
        client = outcome.get(timeout=2 * _CONNECTING)
    except Empty:
        raise TimeoutError("what is there is no scheduler") from None
    if isinstance(client, Exception):
        raise client
    return client


def _in_order(client: Any, function: Callable[[Any], Any], tasks: Iterable[Any]) -> Iterator[Any]:
    # If a worker dies, its unfinished tasks and lost results are computed again by another. Dask's
    # own futures handle this; those of its `get_executor` fail when a result is lost.
    waiting: deque[Any] = deque()
    for task in tasks:
        waiting.append(client.submit(function, task, retries=5, pure=False))
        if len(waiting) >= _AHEAD:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Start processes that ignore Ctrl+C; this process handles it afterward."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
