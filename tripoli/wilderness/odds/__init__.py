"""What dice will do, before one commits: exact probabilities, as `fractions.Fraction`.

Battle, assault, siege roll, raid, interception, avoidance and alliance; and what winter would take,
for which no dice are rolled. All of it is public information: response cards are left out unless
they are named.
"""

from tripoli.kernel.distribution import chance, expected
from tripoli.wilderness.odds.battles import BattleOutcome, battle
from tripoli.wilderness.odds.others import alliance, avoidance, interception, winter
from tripoli.wilderness.odds.raids import RaidOutcome, raid
from tripoli.wilderness.odds.sieges import AssaultOutcome, assault, siege
from tripoli.wilderness.rules.year import Toll

__all__ = [
    "AssaultOutcome",
    "BattleOutcome",
    "RaidOutcome",
    "Toll",
    "alliance",
    "assault",
    "avoidance",
    "battle",
    "chance",
    "expected",
    "interception",
    "raid",
    "siege",
    "winter",
]
