"""Settings for all tests."""

from hypothesis import HealthCheck, settings

# Playing whole games is slow by hypothesis's measure, and machines are shared: nothing is timed.
settings.register_profile(
    "games", deadline=None, suppress_health_check=list(HealthCheck), max_examples=300
)
settings.load_profile("games")
