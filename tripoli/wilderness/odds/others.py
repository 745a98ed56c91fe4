"""The odds of interception, of avoiding battle and of alliances, and what winter takes."""

from __future__ import annotations

from fractions import Fraction

from tripoli.kernel.distribution import Distribution, add
from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.pieces import Pieces
from tripoli.wilderness.model.sides import FRENCH, Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.odds.battles import DICE, EACH
from tripoli.wilderness.rules import year
from tripoli.wilderness.rules.avoidance import automatic
from tripoli.wilderness.rules.command import commander
from tripoli.wilderness.rules.events.alliances import french_points
from tripoli.wilderness.rules.interception import NEEDED


def interception(group: Pieces) -> Fraction:
    """The probability that a force, or a unit, intercepts (6.71).

    Args:
        group: its pieces; the tactics of the leader of highest Command count.
    """
    leader = commander(group)
    bonus = 0 if leader is None else leader.tactics
    return EACH * sum(die + bonus >= NEEDED for die in DICE)


def avoidance(group: Pieces, attackers: Pieces, space: Space) -> Fraction:
    """The probability that a force, or a unit, avoids battle (6.8, W44).

    Args:
        group: its pieces.
        attackers: the pieces that attack.
        space: where.
    """
    return Fraction(1) if automatic(group, attackers, space) else interception(group)


def alliance(state: State, side: Side, card: Card) -> Distribution[int]:
    """The points that an Indian alliance brings: one for a new unit, or for two restored
    (W89, W90, W133).

    Args:
        state: the state.
        side: who plays the card.
        card: Northern or Western Indian Alliance, or Iroquois Alliance.

    Raises:
        ValueError: the card is none of these.
    """
    if card.key not in ALLIANCES:
        raise ValueError(f"{card} is no alliance that is rolled for")
    halved = side is FRENCH and card.key != "iroquois_alliance"
    found: Distribution[int] = {}
    for die in DICE:
        add(found, french_points(state, die) if halved else die, EACH)
    return found


ALLIANCES = ("northern_indian_alliance", "western_indian_alliance", "iroquois_alliance")
"""The keys of the events that are rolled for."""


def winter(state: State, side: Side) -> list[year.Toll]:
    """What attrition would take of a side if the year ended with the board as it is (11.0).

    Args:
        state: the state.
        side: the side.
    """
    return year.tolls(state, side)
