"""Rules of thumb: prior weights for options, without search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tripoli.shores.judge import landing
from tripoli.shores.model import cards as names
from tripoli.shores.model.cards import CARDS, Card
from tripoli.shores.model.options import Act, Ask, Option
from tripoli.shores.model.pieces import (
    ALEXANDRIA,
    ALGIERS,
    ALGIERS_ZONE,
    ALLIED_CORSAIR,
    AMERICAN,
    BENGHAZI,
    CORSAIR,
    DAMAGED_FRIGATE,
    DAMAGED_TRIPOLITAN_FRIGATE,
    DERNE,
    FRIGATE,
    GIBRALTAR,
    GIBRALTAR_ZONE,
    GUNBOAT,
    LAST_YEAR,
    MALTA,
    SWEDISH_FRIGATE,
    TANGIER,
    TANGIER_ZONE,
    TRIPOLI,
    TRIPOLI_ZONE,
    TRIPOLITAN_FRIGATE,
    TUNIS,
    TUNIS_ZONE,
    WINTER,
    Place,
)
from tripoli.shores.model.state import State
from tripoli.shores.rules import dice
from tripoli.shores.rules.war import War

LEAST: Final = 0.02
"""The minimum weight: no option is excluded altogether."""
_ZONES: Final = {TANGIER: TANGIER_ZONE, ALGIERS: ALGIERS_ZONE, TUNIS: TUNIS_ZONE}
_ZONES_BACK: Final = {zone: harbor for harbor, zone in _ZONES.items()}

KEPT: Final[dict[Card, float]] = {
    **dict.fromkeys(CARDS.values(), 1.5),
    names.TREATY_OF_PEACE_AND_AMITY: 9,
    names.ASSAULT_ON_TRIPOLI: 6,
    names.GENERAL_EATON_ATTACKS_BENGHAZI: 4,
    names.LIEUTENANT_STERETT_IN_PURSUIT: 2.5,
    names.NAVAL_MOVEMENT: 2,
    names.EARLY_DEPLOYMENT: 0.8,
    names.PREBLES_BOYS_TAKE_AIM: 3,
    names.HAMET_RECRUITS_BEDOUINS: 2.5,
    names.THE_GUNS_OF_TRIPOLI: 4,
    names.MERCENARIES_DESERT: 4,
    names.THE_PHILADELPHIA_RUNS_AGROUND: 4,
    names.TRIPOLI_ACQUIRES_CORSAIRS: 4,
    names.ALGIERS_DECLARES_WAR: 4,
    names.MOROCCO_DECLARES_WAR: 4,
    names.TUNIS_DECLARES_WAR: 4,
    names.SWEDEN_PAYS_TRIBUTE: 3,
    names.HAPPY_HUNTING: 2,
    names.MERCHANT_SHIP_CONVERTED: 2,
    names.TROOPS_TO_DERNE: 2,
}
"""The value of a card kept for later; see also `dear`."""


def weights(war: War, options: Sequence[Option]) -> list[float]:
    """Prior weights for options of the current decision; see `kernel.judge.Judge`.

    Args:
        war: waiting for a decision.
        options: some of its options.
    """
    decision = war.decision
    assert decision is not None
    return [1.0] if len(options) == 1 else _BY_ASK[decision.ask](war, options)


# Values of cards


def _at_war(state: State) -> bool:
    return any(state.counts[ALLIED_CORSAIR + ally] for ally in _ZONES)


def _for_landing(state: State) -> float:
    return 3.0 if state.year < 1804 else 5.0


_DEAR: Final[dict[Card, Callable[[State], float]]] = {
    names.CONSTANTINOPLE_DEMANDS_TRIBUTE: lambda state: 1.0 + state.gold / 3,
    names.CONGRESS_AUTHORIZES_ACTION: lambda state: 5.0 if state.year < 1804 else 1.0,
    names.GENERAL_EATON_ATTACKS_DERNE: lambda state: 0.3 if DERNE in state.captured else 8.0,
    names.SEND_IN_THE_MARINES: _for_landing,
    names.LIEUTENANT_OBANNON_LEADS_THE_CHARGE: _for_landing,
    names.MARINE_SHARPSHOOTERS: _for_landing,
    names.A_SHOW_OF_FORCE: lambda state: 4.0 if _at_war(state) else 1.5,
    names.TRIBUTE_PAID: lambda state: 2.0 if _at_war(state) else 0.8,
    names.CORSAIRS_CONFISCATED: lambda state: 2.0 if state.counts[CORSAIR + GIBRALTAR] else 0.3,
    names.BURN_THE_PHILADELPHIA: lambda state: (
        2.0 if state.counts[TRIPOLITAN_FRIGATE + TRIPOLI] else 0.8
    ),
}


def dear(state: State, card: Card) -> float:
    """The current value of a card if it is kept for later."""
    rule = _DEAR.get(card)
    return KEPT[card] if rule is None else rule(state)


# Attacks on harbors


def _attack(state: State, harbor: Place, moves: int) -> float:
    """The value of an attack with up to `moves` frigates: corsairs sunk, less losses."""
    counts = state.counts
    gunboats = counts[GUNBOAT + MALTA]
    frigates = counts[FRIGATE + harbor]
    if harbor is TRIPOLI:
        enemies = dice.tripolitan_fleet(
            counts[TRIPOLITAN_FRIGATE + TRIPOLI], counts[CORSAIR + TRIPOLI]
        )
        free = counts[FRIGATE + TRIPOLI_ZONE]
    else:
        enemies = counts[ALLIED_CORSAIR + harbor]
        free = state.frigates_on_map() - counts[FRIGATE + ALEXANDRIA] - frigates
    ships = min(moves, free) + frigates
    guns = dice.american_fleet(ships, gunboats)
    if enemies < 3 or ships < 2 or guns < enemies + 2:
        return 0.0
    lost = max(0.0, enemies / 6 - 0.8 * gunboats)
    return max(0.0, min(enemies, guns / 6) - 1.5 * lost - 0.7)


def best_attack(state: State, moves: int) -> float:
    """The value of the best attack on a harbor with this many moves: corsairs sunk, less losses."""
    return max(_attack(state, harbor, moves) for harbor in (TRIPOLI, *_ZONES))


# Events and actions


def _play(war: War, options: Sequence[Option]) -> list[float]:
    state = war.state
    own = war.decision.side is AMERICAN  # type: ignore[union-attr]
    return _american_play(war, options) if own else _tripolitan_play(state, options)


def idle_frigates(state: State) -> int:
    """The number of American frigates idle in a friendly harbor."""
    counts = state.counts
    wanted = state.year >= 1803 and counts[FRIGATE + ALEXANDRIA] > 0
    return sum(counts[FRIGATE : FRIGATE + MALTA + 1]) - wanted


def _american_play(war: War, options: Sequence[Option]) -> list[float]:
    state = war.state
    idle = idle_frigates(state)
    weights = []
    for option in options:
        card = option.card
        if card is None:
            weights.append(1.0)
        elif option.act is Act.EVENT:
            assault = card is names.ASSAULT_ON_TRIPOLI
            weights.append(_assault(war) if assault else _AMERICAN_EVENTS[card](state, idle))
        else:
            use = 0.7
            if option.act is Act.DISCARD_TO_MOVE:
                use = 0.3 + max(2.6 * min(2, idle), 2 * best_attack(state, 2))
            weights.append(use / dear(state, card))
    return weights


def _assault(war: War) -> float:
    """The assault ends the game: the better its chance, the sooner to play it."""
    state = war.state
    chance = landing.assault(state, fortress=war.setup.scenario == "fortress")
    last = state.at_least(LAST_YEAR, WINTER) and beats_a_draw(war, chance)
    return max(LEAST, 20 * chance if last else 10 * chance * chance)


def beats_a_draw(war: War, chance: float) -> bool:
    """Whether this chance of winning is worth more to the Americans than a draw.

    Against the T-bot a draw does not count as a win; against a person, it counts as half.
    """
    return war.policy is not None or chance > 0.5


def _march(city: Place, source: Place) -> Callable[[State, int], float]:
    def weight(state: State, idle: int) -> float:
        del idle
        chance = landing.march(state, source, city)
        return max(LEAST, 14 * chance * chance * chance)

    return weight


def strongest_ally(state: State) -> int:
    """The number of corsairs of the strongest ally."""
    return max(state.counts[ALLIED_CORSAIR + ally] for ally in _ZONES)


def _against_ally(factor: float) -> Callable[[State, int], float]:
    def weight(state: State, idle: int) -> float:
        del idle
        late = 2.0 if state.year >= 1805 else 1.0
        return factor * strongest_ally(state) * late

    return weight


def _always(weight: float) -> Callable[[State, int], float]:
    return lambda state, idle: weight


_AMERICAN_EVENTS: Final[dict[Card, Callable[[State, int], float]]] = {
    names.THOMAS_JEFFERSON: lambda state, idle: (
        0.1 + 2.0 * max(0, idle - 3) + 2.0 * max(0.0, best_attack(state, 8) - 1)
    ),
    names.SWEDISH_FRIGATES_ARRIVE: lambda state, idle: 3.0 if state.year <= 1803 else 0.6,
    names.HAMETS_ARMY_CREATED: _always(12.0),
    names.TREATY_OF_PEACE_AND_AMITY: _always(1000.0),
    names.NAVAL_MOVEMENT: lambda state, idle: (
        0.2 + max(2.2 * min(4, idle), 2 * best_attack(state, 4))
    ),
    names.EARLY_DEPLOYMENT: _always(1.0),
    names.A_SHOW_OF_FORCE: _against_ally(1.2),
    names.TRIBUTE_PAID: _against_ally(0.5),
    names.CONSTANTINOPLE_DEMANDS_TRIBUTE: lambda state, idle: (
        (1.0 + state.gold / 3) if state.gold > 1 else 0.2
    ),
    names.HAMET_RECRUITS_BEDOUINS: _always(3.0),
    names.BAINBRIDGE_SUPPLIES_INTEL: lambda state, idle: (
        6.0 if max(dear(state, card) for card in state.cards[AMERICAN].discards) > 5 else 0.8
    ),
    names.CONGRESS_AUTHORIZES_ACTION: _always(4.0),
    names.CORSAIRS_CONFISCATED: _always(2.5),
    names.BURN_THE_PHILADELPHIA: _always(2.5),
    names.LAUNCH_THE_INTREPID: _always(2.0),
    names.GENERAL_EATON_ATTACKS_DERNE: _march(DERNE, ALEXANDRIA),
    names.GENERAL_EATON_ATTACKS_BENGHAZI: _march(BENGHAZI, DERNE),
}


def _raid_worth(state: State, harbor: Place) -> float:
    """The approximate gold from a raid, less the cost in corsairs."""
    counts = state.counts
    zone = harbor.zone
    assert zone is not None
    patrol = counts[FRIGATE + zone] + counts[SWEDISH_FRIGATE + zone]
    lost = patrol / 3
    return (state.raiders(harbor) - lost) / 3 - lost * 0.5


def _tripolitan_play(state: State, options: Sequence[Option]) -> list[float]:
    raid = max(LEAST, 0.2 + 1.6 * _raid_worth(state, TRIPOLI))
    weights = []
    for option in options:
        card = option.card
        if card is None:
            weights.append(1.0)
        elif option.act is Act.EVENT:
            weights.append(max(LEAST, _TRIPOLITAN_EVENTS[card](state)))
        elif option.act is Act.DISCARD_TO_RAID:
            weights.append(raid * 1.5 / dear(state, card))
        else:
            weights.append(1.2 * 1.5 / dear(state, card))
    return weights


def _raid_from(harbor: Place) -> Callable[[State], float]:
    return lambda state: 0.3 + 2.5 * _raid_worth(state, harbor)


def _yusuf(state: State) -> float:
    gold = sum(
        max(0.0, _raid_worth(state, harbor)) for harbor in (TRIPOLI, TANGIER, ALGIERS, TUNIS)
    )
    # Can be played only once: save it for a big raid, or for the last gold.
    return 0.2 + gold if gold > 3 or state.gold + gold >= 11 else 0.2 + gold / 5


def _tripoli_attacks(state: State) -> float:
    counts = state.counts
    ours = state.ships_of_tripoli() + counts[TRIPOLITAN_FRIGATE + TRIPOLI]
    theirs = counts[FRIGATE + TRIPOLI_ZONE] * 2
    return 2.0 + (ours - theirs) if ours > theirs else 0.15


_TRIPOLITAN_EVENTS: Final[dict[Card, Callable[[State], float]]] = {
    names.YUSUF_QARAMANLI: _yusuf,
    names.MURAD_REIS_BREAKS_OUT: lambda state: 2.0 - 0.7 * state.counts[FRIGATE + GIBRALTAR_ZONE],
    names.CONSTANTINOPLE_SENDS_AID: lambda state: 8.0,
    names.US_SUPPLIES_RUN_LOW: lambda state: 0.3 + 0.2 * state.counts[FRIGATE + TRIPOLI_ZONE],
    names.ALGERINE_CORSAIRS_RAID: _raid_from(ALGIERS),
    names.MOROCCAN_CORSAIRS_RAID: _raid_from(TANGIER),
    names.TUNISIAN_CORSAIRS_RAID: _raid_from(TUNIS),
    names.TROOPS_TO_DERNE: lambda state: 1.5 if state.year >= 1803 else 0.5,
    names.TROOPS_TO_BENGHAZI: lambda state: 0.8,
    names.TROOPS_TO_TRIPOLI: lambda state: 0.8,
    names.STORMS: lambda state: (
        0.5 * max(state.counts[FRIGATE + zone] for zone in (*_ZONES_BACK, TRIPOLI_ZONE))
    ),
    names.TRIPOLI_ATTACKS: _tripoli_attacks,
    names.SWEDEN_PAYS_TRIBUTE: lambda state: 5.0,
    names.TRIPOLI_ACQUIRES_CORSAIRS: lambda state: 4.0,
    names.THE_PHILADELPHIA_RUNS_AGROUND: lambda state: 4.0,
    names.ALGIERS_DECLARES_WAR: lambda state: 4.0,
    names.MOROCCO_DECLARES_WAR: lambda state: 4.0,
    names.TUNIS_DECLARES_WAR: lambda state: 4.0,
}


# Movement


def _move(war: War, options: Sequence[Option]) -> list[float]:
    state = war.state
    departures: dict[Place | None, float] = {}
    arrivals: dict[Place | None, float] = {}
    weights = []
    done_weight = 0.25
    decision = war.decision
    assert decision is not None
    goal = decision.place
    if goal is not None:
        # An attack is already under way: every ship helps.
        arrivals[goal] = 5.0
    for option in options:
        source, target = option.source, option.target
        if target is None:
            weights.append(done_weight)
            continue
        departure = departures.get(source)
        if departure is None:
            departure = departures[source] = _leaving(state, source)  # type: ignore[arg-type]
            if departure < 0.3:
                done_weight = max(done_weight, 1.5)
        arrival = arrivals.get(target)
        if arrival is None:
            arrival = arrivals[target] = _arriving(state, target, decision.left)
        weights.append(departure * arrival)
    return weights


def _leaving(state: State, source: Place) -> float:
    """How willingly a frigate leaves a place."""
    counts = state.counts
    frigates = counts[FRIGATE + source]
    if source is TRIPOLI_ZONE:
        if counts[FRIGATE + TRIPOLI]:
            # An attack has already begun: every ship helps.
            return 2.0
        if any(counts[FRIGATE + ally] for ally in _ZONES):
            return 0.5
        return 0.3 if frigates > 3 else 0.1
    if source is GIBRALTAR_ZONE:
        return 0.15 if counts[CORSAIR + GIBRALTAR] and frigates == 1 else 0.8
    if source in _ZONES_BACK:
        return 0.25 if counts[ALLIED_CORSAIR + _ZONES_BACK[source]] else 1.0
    if source is ALEXANDRIA:
        return 0.1 if frigates == 1 and state.year >= 1803 else 1.0
    return 1.0


def _arriving(state: State, target: Place, moves: int) -> float:
    """How useful a frigate is in a place, with `moves` moves left."""
    counts = state.counts
    frigates = counts[FRIGATE + target]
    if target is TRIPOLI_ZONE:
        return 3.0 if frigates < 4 else 2.5
    if target is GIBRALTAR_ZONE:
        return 0.3 if counts[CORSAIR + GIBRALTAR] and not frigates else LEAST
    if target in _ZONES_BACK:
        return 0.8 / (1 + 2 * frigates) if counts[ALLIED_CORSAIR + _ZONES_BACK[target]] else LEAST
    if target is TRIPOLI:
        enemies = counts[CORSAIR + TRIPOLI] + counts[TRIPOLITAN_FRIGATE + TRIPOLI]
        if not enemies:
            return LEAST
        return 2.5 if frigates else 0.1 + 4 * _attack(state, TRIPOLI, moves)
    if target in _ZONES:
        ships = counts[ALLIED_CORSAIR + target]
        if not ships:
            return LEAST
        if frigates:
            return 2.5 if frigates < 2 * ships else 0.3
        return LEAST + 3 * _attack(state, target, moves)
    if target is ALEXANDRIA:
        wanted = names.HAMETS_ARMY_CREATED in state.cards[AMERICAN].core and not frigates
        return {1803: 1.2, 1804: 1.5, 1805: 2.0}.get(state.year, LEAST) if wanted else LEAST
    return LEAST


# Other decisions


def _hit(war: War, options: Sequence[Option]) -> list[float]:
    """Cheap pieces take hits first."""
    del war
    order = {GUNBOAT: 3.0, FRIGATE: 2.0, DAMAGED_FRIGATE: 0.4, TRIPOLITAN_FRIGATE: 3.0,
             DAMAGED_TRIPOLITAN_FRIGATE: 0.3, CORSAIR: 1.0, ALLIED_CORSAIR: 1.5}  # fmt: skip
    return [order.get(option.piece, 1.0) if option.piece else 1.0 for option in options]


def _reaction(war: War, options: Sequence[Option]) -> list[float]:
    del war
    return [1.0 if option.act is Act.DECLINE else 3.0 for option in options]


def _kept(war: War, options: Sequence[Option]) -> list[float]:
    state = war.state
    return [1 / dear(state, option.card) ** 2 for option in options if option.card]


def _take(war: War, options: Sequence[Option]) -> list[float]:
    state = war.state
    return [dear(state, option.card) ** 2 if option.card else 1.0 for option in options]


def _ally(war: War, options: Sequence[Option]) -> list[float]:
    counts = war.state.counts
    return [0.5 + counts[ALLIED_CORSAIR + option.target] for option in options if option.target]


def _zone(war: War, options: Sequence[Option]) -> list[float]:
    counts = war.state.counts
    return [0.1 + counts[FRIGATE + option.target] ** 2 for option in options if option.target]


def _deploy(war: War, options: Sequence[Option]) -> list[float]:
    return [_arriving(war.state, option.target, 1) for option in options if option.target]


def _die(war: War, options: Sequence[Option]) -> list[float]:
    del war
    return [float(option.die or 1) ** 2 for option in options]


def _alike(war: War, options: Sequence[Option]) -> list[float]:
    del war
    return [1.0] * len(options)


def _gunboats(war: War, options: Sequence[Option]) -> list[float]:
    del war
    return [1.0 if option.target is None else 2.0 for option in options]


_BY_ASK: Final[dict[Ask, Callable[[War, Sequence[Option]], list[float]]]] = {
    Ask.PLAY: _play,
    Ask.HAND_LIMIT: _kept,
    Ask.MOVE: _move,
    Ask.GUNBOATS: _gunboats,
    Ask.FIGHT: _alike,
    Ask.REACTION: _reaction,
    Ask.HIT: _hit,
    Ask.DIE: _die,
    Ask.ALLY: _ally,
    Ask.ZONE: _zone,
    Ask.DEPLOY: _deploy,
    Ask.TAKE: _take,
    Ask.RAID: _alike,
}
