"""Naval combat and bombardment.

Sources: Naval Combat; Naval Bombardment; rulings R10, R14 to R18, R31.
"""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.cards import PREBLES_BOYS_TAKE_AIM, THE_GUNS_OF_TRIPOLI
from tripoli.shores.model.options import HIT, Ask
from tripoli.shores.model.pieces import (
    AMERICAN,
    CORSAIR,
    DAMAGED_FRIGATE,
    DAMAGED_TRIPOLITAN_FRIGATE,
    FLEETS,
    FRIGATE,
    GUNBOAT,
    INFANTRY,
    MALTA,
    TRIPOLI,
    TRIPOLI_ZONE,
    TRIPOLITAN_FRIGATE,
    Piece,
    Place,
    Side,
)
from tripoli.shores.rules import dice
from tripoli.shores.rules.reactions import offer
from tripoli.shores.rules.war import Rule, War

_WHOLE: Final = (FRIGATE, TRIPOLITAN_FRIGATE)


def fleet(war: War, side: Side, place: Place) -> list[Piece]:
    """The kinds of ships that `side` has in `place`."""
    counts = war.state.counts
    return [piece for piece in FLEETS[side] if counts[piece + place]]


def naval_combat(war: War, place: Place, active: Side) -> Rule[None]:
    """One round of naval combat and its aftermath (steps 1 to 4).

    Args:
        war: the war.
        place: a harbor, or the Tripoli zone in *Tripoli Attacks*.
        active: the side whose turn it is; it rolls and assigns first.
    """
    war.begin_fight("battle", place, active)
    yield from naval_round(war, place, active)
    withdraw(war, place)


def naval_round(war: War, place: Place, active: Side, *, first: bool = True) -> Rule[None]:
    """Steps 1 to 3: battle cards, dice, hits (R14).

    Args:
        war: the war.
        place: the place of the fight.
        active: the side whose turn it is.
        first: whether this is the first round; only then are battle cards played and in effect, and
            only then the fortress fires (R31).
    """
    counts = war.state.counts
    preble = guns = fortress = False
    if first:
        preble = place.is_harbor and (yield from offer(war, PREBLES_BOYS_TAKE_AIM, place))
        if place is TRIPOLI:
            guns = yield from offer(war, THE_GUNS_OF_TRIPOLI, place)
            fortress = war.setup.scenario == "fortress"
    frigates = counts[FRIGATE + place] + counts[DAMAGED_FRIGATE + place]
    enemy = counts[TRIPOLITAN_FRIGATE + place] + counts[DAMAGED_TRIPOLITAN_FRIGATE + place]
    dice_counts = (
        dice.american_fleet(frigates, counts[GUNBOAT + place], preble=preble),
        dice.tripolitan_fleet(enemy, war.state.raiders(place), guns=guns, fortress=fortress),
    )
    order = (active, active.other)
    hits = {side: war.roll_for(side, dice_counts[side], 6, "battle", place) for side in order}
    for side in order:
        yield from assign(war, side, place, hits[side.other])
        if side is AMERICAN:
            war.count_sunk_frigates()


def assign(war: War, side: Side, place: Place, hits: int) -> Rule[None]:
    """The owner assigns hits to the fleet, all of them as long as a ship is left (R14).

    No decision is needed if it makes no difference: one kind of ship is left, or there are enough
    hits for everything.
    """
    counts = war.state.counts
    for left in range(hits, 0, -1):
        kinds = fleet(war, side, place)
        if not kinds:
            return
        hulls = sum(counts[kind + place] * (2 if kind in _WHOLE else 1) for kind in kinds)
        if left >= hulls:
            for kind in kinds:
                war.sink(kind, place, counts[kind + place])
            return
        option = yield from war.ask(side, Ask.HIT, [HIT[kind] for kind in kinds], left, place)
        assert option.piece is not None
        if option.piece in _WHOLE:
            war.damage(option.piece, place)
        else:
            war.sink(option.piece, place)


def withdraw(war: War, place: Place) -> None:
    """Step 4: damaged frigates are laid up, and the Americans sail to Malta (R16, R17)."""
    state = war.state
    to_malta(war, place)
    war.lay_up(FRIGATE, place, state.next_year_space())
    war.lay_up(TRIPOLITAN_FRIGATE, place, state.next_year_space())
    if place is TRIPOLI_ZONE:
        war.move_all(TRIPOLITAN_FRIGATE, place, TRIPOLI)
        war.move_all(CORSAIR, place, TRIPOLI)


def to_malta(war: War, place: Place) -> None:
    """Move the undamaged American frigates and the gunboats in `place` to Malta."""
    war.move_all(FRIGATE, place, MALTA)
    war.move_all(GUNBOAT, place, MALTA)


def bombard(war: War, city: Place) -> None:
    """The American ships in `city` fire one round at its infantry, then go to Malta (R18)."""
    counts = war.state.counts
    dice_count = dice.american_fleet(counts[FRIGATE + city], counts[GUNBOAT + city])
    if dice_count and counts[INFANTRY + city]:
        war.begin_fight("bombardment", city, AMERICAN)
        hits = war.roll_for(AMERICAN, dice_count, 6, "bombardment", city)
        war.sink(INFANTRY, city, hits)
    to_malta(war, city)
