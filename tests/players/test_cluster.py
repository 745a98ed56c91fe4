"""Distributed work: a Dask scheduler and two workers on this machine."""

from __future__ import annotations

import os
import signal
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

from tripoli.games import GAMES
from tripoli.players.tournament import hold
from tripoli.players.work import workers

SHORES = GAMES["shores"]
PLAYERS = ["random", "midshipman"]


@pytest.fixture
def cluster() -> Iterator[Any]:
    """A scheduler with two worker processes."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        distributed = pytest.importorskip("distributed")
        with distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as found:
            yield found


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_makes_the_same_table_though_a_worker_dies(cluster: Any) -> None:
    """The tasks of a worker that dies are run again."""
    with workers() as many:
        alone = hold(SHORES, PLAYERS, 48, 5, many)
    killed: list[int] = []

    def progress(done: int, games: int) -> None:
        del games
        if done and not killed:
            pid = next(iter(cluster.workers.values())).pid
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)

    with workers(cluster=cluster.scheduler_address) as many:
        together = hold(SHORES, PLAYERS, 48, 5, many, progress=progress)
    assert killed
    assert together == alone
