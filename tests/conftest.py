"""Settings for all tests, and the measurement of coverage."""

import os
from collections.abc import Iterator

import coverage
import pytest
from hypothesis import HealthCheck, settings

MEASURED = "MEASURE_COVERAGE"
"""Set when coverage is measured: in each worker, but not in the processes that tests start."""

# Whole games are slow by hypothesis's standards and machines are shared, so there is no deadline.
settings.register_profile(
    "games", deadline=None, suppress_health_check=list(HealthCheck), max_examples=300
)
# The same games every time, so that coverage does not depend on chance.
settings.register_profile(
    "steady", settings.get_profile("games"), max_examples=100, derandomize=True
)
settings.load_profile("steady" if MEASURED in os.environ else "games")


@pytest.fixture(scope="session", autouse=True)
def measured() -> Iterator[None]:
    """Save the coverage data when all tests of a worker are done."""
    yield
    if _measure is not None:
        _measure.stop()
        _measure.save()


@pytest.fixture(autouse=True)
def left_out(request: pytest.FixtureRequest) -> Iterator[None]:
    """Exclude slow tests from coverage: it makes them two to five times slower, and they cover no
    line of their own.
    """
    if _measure is None or request.node.get_closest_marker("unmeasured") is None:
        yield
        return
    _measure.stop()
    yield
    _measure.start()


_measure: coverage.Coverage | None = None
if MEASURED in os.environ and "PYTEST_XDIST_WORKER" in os.environ:
    _measure = coverage.Coverage(data_suffix=True)
    _measure.start()
