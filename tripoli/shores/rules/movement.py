"""American naval movement.

Sources: American Naval Movement; rulings R5, R8, R9, R11, R19.
"""

from __future__ import annotations

from collections.abc import Iterable

from tripoli.shores.model.options import (
    DONE,
    FIGHT,
    JOIN,
    Act,
    Ask,
    Decision,
    Option,
    move,
    moves_from,
)
from tripoli.shores.model.pieces import (
    ALLIES,
    AMERICAN,
    ENEMY_CITIES,
    FRIGATE,
    GUNBOAT,
    INFANTRY,
    MALTA,
    Place,
)
from tripoli.shores.rules.naval import bombard, naval_combat
from tripoli.shores.rules.war import Rule, War


def naval_movement(war: War, limit: int) -> Rule[None]:
    """Move up to `limit` frigates anywhere, then resolve the fights (R5, R8)."""
    yield from move_frigates(war, limit)
    sites = battle_sites(war)
    if sites:
        yield from join_gunboats(war, sites)
        yield from fight(war, sites)


def _closed(war: War) -> tuple[Place, ...]:
    """Enemy cities with neither ships nor infantry, which frigates may not enter (R8)."""
    state = war.state
    return tuple(
        city
        for city in ENEMY_CITIES
        if not state.counts[INFANTRY + city] and not state.ships_of_tripoli(city)
    )


def move_frigates(war: War, limit: int, target: Place | None = None) -> Rule[None]:
    """Move up to `limit` frigates, each at most once.

    Args:
        war: the war.
        limit: the maximum number of moves.
        target: the only destination allowed, which must be open to frigates; None for any.
    """
    counts = war.state.counts
    closed = _closed(war)
    waiting = {place: counts[FRIGATE + place] for place in war.state.frigate_places()}
    if target is not None:
        waiting.pop(target, 0)
    for left in range(limit, 0, -1):
        if not waiting:
            return
        options: list[Option] = []
        for source in waiting:
            if target is None:
                options += moves_from(source, closed)
            else:
                options.append(move(source, target))
        options.append(DONE)
        remaining = min(left, sum(waiting.values()))
        option = yield Decision(AMERICAN, Ask.MOVE, tuple(options), remaining, target)
        if option is DONE:
            return
        _sail(war, option, waiting)


def must_move_frigates(war: War, count: int, target: Place) -> Rule[None]:
    """Move frigates to a harbor until it has `count`, including those already there (R11)."""
    counts = war.state.counts
    waiting = {place: counts[FRIGATE + place] for place in war.state.frigate_places()}
    present = waiting.pop(target, 0)
    for left in range(count - present, 0, -1):
        options = [move(source, target) for source in waiting]
        option = yield from war.ask(AMERICAN, Ask.MOVE, options, left, target)
        _sail(war, option, waiting)


def _sail(war: War, option: Option, waiting: dict[Place, int]) -> None:
    source, target = option.source, option.target
    assert source is not None
    assert target is not None
    waiting[source] -= 1
    if not waiting[source]:
        del waiting[source]
    war.move(FRIGATE, source, target)


def battle_sites(war: War) -> list[Place]:
    """The harbors with both American frigates and an enemy."""
    state = war.state
    counts = state.counts
    return [
        place
        for place in (*ALLIES, *ENEMY_CITIES)
        if counts[FRIGATE + place]
        and (state.raiders(place) or state.ships_of_tripoli(place) or counts[INFANTRY + place])
    ]


def join_gunboats(war: War, sites: Iterable[Place]) -> Rule[None]:
    """Send any number of the gunboats in Malta to the harbors where a fight is pending (R9)."""
    counts = war.state.counts
    options = (*(JOIN[place] for place in sites), DONE)
    for left in range(counts[GUNBOAT + MALTA], 0, -1):
        option = yield Decision(AMERICAN, Ask.GUNBOATS, options, left)
        if option is DONE:
            return
        assert option.target is not None
        war.move(GUNBOAT, MALTA, option.target)


def fight(war: War, sites: list[Place]) -> Rule[None]:
    """Resolve battles and bombardments one by one, in the order chosen by the Americans (R8)."""
    state = war.state
    fights = [
        FIGHT[
            "battle" if state.raiders(place) or state.ships_of_tripoli(place) else "bombard", place
        ]
        for place in sites
    ]
    while fights:
        option = yield from war.ask(AMERICAN, Ask.FIGHT, fights, len(fights))
        fights.remove(option)
        assert option.target is not None
        if option.act is Act.BATTLE:
            yield from naval_combat(war, option.target, AMERICAN)
        else:
            bombard(war, option.target)
