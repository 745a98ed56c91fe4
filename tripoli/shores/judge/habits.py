"""How a simple player chooses: rules of thumb, with a beginner's habits.

As the Americans such a player is careful: lands only where it is all but sure, hardly attacks
harbors while a patrol will do, and from 1805 clears the way for the treaty. As Tripolitania such a
player is eager: raids whenever five corsairs lie at Tripoli, and keeps no card for later.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tripoli.shores.judge import landing, thumb
from tripoli.shores.model import cards as names
from tripoli.shores.model.cards import Card
from tripoli.shores.model.options import Act, Ask, Option
from tripoli.shores.model.pieces import (
    ALEXANDRIA,
    ALLIES,
    AMERICAN,
    BENGHAZI,
    CORSAIR,
    DERNE,
    FRIGATE,
    GUNBOAT,
    LAST_YEAR,
    MALTA,
    TRIPOLI,
    TRIPOLI_ZONE,
    TRIPOLITAN_FRIGATE,
    WINTER,
)
from tripoli.shores.model.state import State
from tripoli.shores.rules import dice
from tripoli.shores.rules.war import War

NEVER: Final = 0.001
"""For what is done only if nothing else can be."""
AT_ONCE: Final = 27.0
"""For what comes before everything but a victory."""
BOLD: Final = 0.4
"""The share of its weight by rules of thumb that an attack on a harbor keeps."""
FLEET: Final = 5
"""Corsairs at Tripoli that are enough for a raid."""
ATTACKED: Final = (TRIPOLI, *ALLIES)
"""Harbors that the Americans attack."""


def habits(war: War, options: Sequence[Option]) -> list[float]:
    """How well a simple player likes options; see `kernel.judge.Judge`.

    Args:
        war: waits for a decision.
        options: some of its options.
    """
    decision = war.decision
    assert decision is not None
    state = war.state
    rated = list(zip(options, thumb.weights(war, options), strict=True))
    if decision.ask is Ask.PLAY:
        liked = _american if decision.side is AMERICAN else _tripolitan
        return [
            weight if option.card is None else liked(war, option, option.card, weight)
            for option, weight in rated
        ]
    if decision.ask is Ask.MOVE:
        forced = _barred(state) and _strong(state, decision.left)
        return [_sailed(option, weight, forced=forced) for option, weight in rated]
    return [weight for _, weight in rated]


# The careful American


def _american(war: War, option: Option, card: Card, weight: float) -> float:
    state = war.state
    if option.act is Act.EVENT:
        if card is names.ASSAULT_ON_TRIPOLI:
            return _assault(war)
        find = _EVENTS.get(card)
        return weight if find is None else find(state)
    if card in (names.TREATY_OF_PEACE_AND_AMITY, names.ASSAULT_ON_TRIPOLI):
        return NEVER
    use = 0.3 + _sailing(state, 2) if option.act is Act.DISCARD_TO_MOVE else 0.7
    return use / (_KEPT.get(card) or thumb.dear(state, card))


def _sure(chance: float, power: int) -> float:
    """How well a landing is liked: hardly at all unless it is all but sure."""
    return max(NEVER, 12 * chance**power)


def _assault(war: War) -> float:
    chance = landing.assault(war.state)
    if not war.state.at_least(LAST_YEAR, WINTER):
        return _sure(chance, 28)
    return AT_ONCE if thumb.beats_a_draw(war, chance) else NEVER


def _sailed(option: Option, weight: float, *, forced: bool) -> float:
    """How well a move is liked, perhaps in an attack on Tripoli that the treaty calls for."""
    if forced and option.target is TRIPOLI:
        return 5.0
    return BOLD * weight if option.target in ATTACKED else weight


def _sailing(state: State, moves: int) -> float:
    """How well it is liked to move so many frigates."""
    attack = 2 * BOLD * thumb.best_attack(state, moves)
    if _barred(state) and _strong(state, moves):
        attack = max(attack, 2.5)
    return max(2.6 * min(moves, thumb.idle_frigates(state)), attack)


def _late(state: State) -> bool:
    """Whether peace can be thought of."""
    return DERNE in state.captured and state.year >= LAST_YEAR - 1


def _barred(state: State) -> bool:
    """Whether a frigate at Tripoli stands in the way of the treaty."""
    return _late(state) and state.counts[TRIPOLITAN_FRIGATE + TRIPOLI] > 0


def _strong(state: State, moves: int) -> bool:
    """Whether an attack on Tripoli with so many frigates has at least as many guns."""
    counts = state.counts
    ships = min(moves, counts[FRIGATE + TRIPOLI_ZONE]) + counts[FRIGATE + TRIPOLI]
    guns = dice.american_fleet(ships, counts[GUNBOAT + MALTA])
    enemies = dice.tripolitan_fleet(counts[TRIPOLITAN_FRIGATE + TRIPOLI], counts[CORSAIR + TRIPOLI])
    return ships >= 2 and guns >= enemies


_KEPT: Final[dict[Card, float]] = {
    names.A_SHOW_OF_FORCE: 8,
    names.SEND_IN_THE_MARINES: 2.4,
    names.LIEUTENANT_OBANNON_LEADS_THE_CHARGE: 2.4,
    names.MARINE_SHARPSHOOTERS: 2.4,
}
"""How dear cards are, where that is not what rules of thumb say."""
_EVENTS: Final[dict[Card, Callable[[State], float]]] = {
    names.GENERAL_EATON_ATTACKS_DERNE: lambda state: _sure(
        landing.march(state, ALEXANDRIA, DERNE), 11
    ),
    names.GENERAL_EATON_ATTACKS_BENGHAZI: lambda state: _sure(
        landing.march(state, DERNE, BENGHAZI), 54
    ),
    names.A_SHOW_OF_FORCE: lambda state: (
        1.7 * thumb.strongest_ally(state) * (9 if _late(state) else 1)
    ),
    # It brings the enemy gold.
    names.TRIBUTE_PAID: lambda state: (
        NEVER if state.gold > 8 else 0.4 * thumb.strongest_ally(state)
    ),
    names.BURN_THE_PHILADELPHIA: lambda state: AT_ONCE,
    names.LAUNCH_THE_INTREPID: lambda state: (
        AT_ONCE if state.counts[TRIPOLITAN_FRIGATE + TRIPOLI] else 2.0
    ),
    names.NAVAL_MOVEMENT: lambda state: 0.2 + _sailing(state, 4),
    names.THOMAS_JEFFERSON: lambda state: (
        0.1
        + 2 * max(0, thumb.idle_frigates(state) - 3)
        + 2 * BOLD * max(0.0, thumb.best_attack(state, 8) - 1)
    ),
}


# The eager Tripolitan


def _tripolitan(war: War, option: Option, card: Card, weight: float) -> float:
    del card
    if option.act is Act.EVENT:
        return max(0.5, weight)
    if option.act is Act.DISCARD_TO_RAID:
        return 6.0 if war.state.raiders(TRIPOLI) >= FLEET else 0.1
    return 1.0
