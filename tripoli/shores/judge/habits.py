"""The choices of a simple player: rules of thumb, with a beginner's habits.

As the Americans this player is careful: lands only if success is almost certain, with all ships
that may come, but not while Tripolitania is close to its last gold; rarely attacks harbors if a
patrol will do; and from 1805 clears the way for the treaty. As Tripolitania the player is eager:
raids whenever there are five corsairs in Tripoli, and keeps no cards for later.
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
    ALLIED_CORSAIR,
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
"""For options chosen only if there are no others."""
AT_ONCE: Final = 27.0
"""For options that take precedence over everything except a victory."""
BOLD: Final = 0.4
"""The factor applied to the rule-of-thumb weight of an attack on a harbor."""
PRESSED: Final = 0.64
"""The same factor while Tripolitania is close to its last gold."""
PERIL: Final = 8
"""The amount of gold from which Tripolitania is close to its last."""
FLEET: Final = 5
"""The number of corsairs in Tripoli that triggers a raid."""
ATTACKED: Final = (TRIPOLI, *ALLIES)
"""The harbors that the Americans attack."""


def habits(war: War, options: Sequence[Option]) -> list[float]:
    """A simple player's preferences among options; see `kernel.judge.Judge`.

    Args:
        war: waiting for a decision.
        options: some of its options.
    """
    decision = war.decision
    assert decision is not None
    state = war.state
    candidates = list(zip(options, thumb.weights(war, options), strict=True))
    if decision.ask is Ask.PLAY:
        rate = _american if decision.side is AMERICAN else _tripolitan
        return [
            weight if option.card is None else rate(war, option, option.card, weight)
            for option, weight in candidates
        ]
    if decision.ask is Ask.MOVE:
        forced = _barred(state) and _strong(state, decision.left)
        lands = decision.place in (DERNE, BENGHAZI)
        return [
            NEVER
            if lands and option.target is None
            else _sailed(state, option, weight, forced=forced)
            for option, weight in candidates
        ]
    return [weight for _, weight in candidates]


# The careful American


def _american(war: War, option: Option, card: Card, weight: float) -> float:
    state = war.state
    if option.act is Act.EVENT:
        if card is names.ASSAULT_ON_TRIPOLI:
            return _assault(war)
        rule = _EVENTS.get(card)
        return weight if rule is None else rule(state)
    if card in (names.TREATY_OF_PEACE_AND_AMITY, names.ASSAULT_ON_TRIPOLI):
        return NEVER
    use = 0.3 + _sailing(state, 2) if option.act is Act.DISCARD_TO_MOVE else 0.7
    return use / (_KEPT.get(card) or thumb.dear(state, card))


def _sure(chance: float, power: int) -> float:
    """The preference for a landing: almost none unless it is nearly certain to succeed."""
    return max(NEVER, 12 * chance**power)


def _assault(war: War) -> float:
    chance = landing.assault(war.state, fortress=war.setup.scenario == "fortress")
    if not war.state.at_least(LAST_YEAR, WINTER):
        return _sure(chance, 28)
    return AT_ONCE if thumb.beats_a_draw(war, chance) else NEVER


def _sailed(state: State, option: Option, weight: float, *, forced: bool) -> float:
    """The preference for a move, possibly in an attack on Tripoli that the treaty requires."""
    if forced and option.target is TRIPOLI:
        return 5.0
    if option.target in ATTACKED:
        share = BOLD if option.target in ALLIES and _late(state) else _bold(state)
        return share * weight
    return 0.8 * weight if option.target is ALEXANDRIA else weight


def _sailing(state: State, moves: int) -> float:
    """The preference for moving this many frigates."""
    share = BOLD if _late(state) and thumb.strongest_ally(state) else _bold(state)
    attack = 2 * share * thumb.best_attack(state, moves)
    if _barred(state) and _strong(state, moves):
        attack = max(attack, 3.75 if state.year == LAST_YEAR else 2.5)
    return max(1.24 * min(moves, thumb.idle_frigates(state)), attack)


def _peril(state: State) -> bool:
    """Whether Tripolitania is close to its last gold."""
    return state.gold >= PERIL


def _bold(state: State) -> float:
    return PRESSED if _peril(state) else BOLD


def _late(state: State) -> bool:
    """Whether peace is within reach."""
    return DERNE in state.captured and state.year >= LAST_YEAR - 1


def _barred(state: State) -> bool:
    """Whether a Tripolitan frigate in Tripoli prevents the treaty."""
    return _late(state) and state.counts[TRIPOLITAN_FRIGATE + TRIPOLI] > 0


def _one_ally_short(state: State) -> bool:
    """Whether, in the last year, a single ally is all that prevents the treaty in hand."""
    at_war = sum(state.counts[ALLIED_CORSAIR + ally] > 0 for ally in ALLIES)
    held = names.TREATY_OF_PEACE_AND_AMITY in state.cards[AMERICAN].hand
    return _late(state) and state.year == LAST_YEAR and held and at_war == 1 and not _barred(state)


def _strong(state: State, moves: int) -> bool:
    """Whether this many frigates are enough to attack Tripoli: as many guns as the enemy has, or in
    the last year half as many.
    """
    counts = state.counts
    ships = min(moves, counts[FRIGATE + TRIPOLI_ZONE]) + counts[FRIGATE + TRIPOLI]
    guns = dice.american_fleet(ships, counts[GUNBOAT + MALTA])
    enemies = dice.tripolitan_fleet(counts[TRIPOLITAN_FRIGATE + TRIPOLI], counts[CORSAIR + TRIPOLI])
    return ships >= 2 and guns * (2 if state.year == LAST_YEAR else 1) >= enemies


def _derne(state: State) -> float:
    weight = _sure(landing.march(state, ALEXANDRIA, DERNE), 40)
    return 0.17 * weight if _peril(state) else weight


def _show_of_force(state: State) -> float:
    stage = 18.0 if _late(state) else 7.5 if _peril(state) else 1.0
    return 0.58 * thumb.strongest_ally(state) * stage


def _tribute(state: State) -> float:
    """The card gives the enemy two gold."""
    if state.gold > (9 if _late(state) else 8):
        return NEVER
    stage = (1.6 if _late(state) else 1.0) * (7.5 if _one_ally_short(state) else 1.0)
    return 0.28 * thumb.strongest_ally(state) * stage


_KEPT: Final[dict[Card, float]] = {
    names.A_SHOW_OF_FORCE: 4.8,
    names.PREBLES_BOYS_TAKE_AIM: 3.75,
    names.THE_DARING_STEPHEN_DECATUR: 0.75,
    names.SEND_IN_THE_MARINES: 2.4,
    names.LIEUTENANT_OBANNON_LEADS_THE_CHARGE: 2.4,
    names.MARINE_SHARPSHOOTERS: 2.4,
}
"""Values of cards that differ from those of the rules of thumb."""
_EVENTS: Final[dict[Card, Callable[[State], float]]] = {
    names.GENERAL_EATON_ATTACKS_DERNE: _derne,
    names.GENERAL_EATON_ATTACKS_BENGHAZI: lambda state: _sure(
        landing.march(state, DERNE, BENGHAZI), 250
    ),
    names.HAMET_RECRUITS_BEDOUINS: lambda state: 3.0 if DERNE in state.captured else 21.0,
    names.A_SHOW_OF_FORCE: _show_of_force,
    names.TRIBUTE_PAID: _tribute,
    names.CONSTANTINOPLE_DEMANDS_TRIBUTE: lambda state: (
        (3.0 if _peril(state) else 1.2) * (1 + state.gold / 3) if state.gold > 1 else 0.24
    ),
    names.CONGRESS_AUTHORIZES_ACTION: lambda state: 7.0,
    names.CORSAIRS_CONFISCATED: lambda state: 1.5,
    names.BURN_THE_PHILADELPHIA: lambda state: AT_ONCE,
    names.LAUNCH_THE_INTREPID: lambda state: (
        AT_ONCE if state.counts[TRIPOLITAN_FRIGATE + TRIPOLI] else 2.0
    ),
    names.NAVAL_MOVEMENT: lambda state: 0.2 + _sailing(state, 4),
    names.THOMAS_JEFFERSON: lambda state: (
        0.1
        + 0.8 * max(0, thumb.idle_frigates(state) - 1)
        + 2 * _bold(state) * max(0.0, thumb.best_attack(state, 8) - 1)
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
