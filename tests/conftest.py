"""Settings for all tests, and the measuring of what they run through."""

import os
from collections.abc import Iterator

import coverage
import pytest
from hypothesis import HealthCheck, settings

MEASURED = "MEASURE_COVERAGE"
"""Set where it is measured what the tests run through: in each worker, not in what tests start."""

# Playing whole games is slow by hypothesis's measure, and machines are shared: nothing is timed.
settings.register_profile(
    "games", deadline=None, suppress_health_check=list(HealthCheck), max_examples=300
)
# The same games every time, so that what is run through does not hang on luck.
settings.register_profile(
    "steady", settings.get_profile("games"), max_examples=100, derandomize=True
)
settings.load_profile("steady" if MEASURED in os.environ else "games")


@pytest.fixture(scope="session", autouse=True)
def measured() -> Iterator[None]:
    """Write down what was run through when all tests of a worker are over."""
    yield
    if _measure is not None:
        _measure.stop()
        _measure.save()


@pytest.fixture(autouse=True)
def left_out(request: pytest.FixtureRequest) -> Iterator[None]:
    """Coverage makes tests half as slow again, and the long ones reach no line of their own."""
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
