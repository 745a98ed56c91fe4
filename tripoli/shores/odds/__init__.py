"""Exact probabilities of dice for given forces."""

from tripoli.kernel.distribution import chance, expected
from tripoli.shores.odds.fights import (
    GroundOutcome,
    NavalRound,
    RaidOutcome,
    assault_estimate,
    bombardment,
    ground_combat,
    hits,
    interception,
    naval_round,
    raid,
)

__all__ = [
    "GroundOutcome",
    "NavalRound",
    "RaidOutcome",
    "assault_estimate",
    "bombardment",
    "chance",
    "expected",
    "ground_combat",
    "hits",
    "interception",
    "naval_round",
    "raid",
]
