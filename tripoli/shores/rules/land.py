"""Ground combat.

Sources: Ground Combat; rulings R19, R22 to R25, R33.
"""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.cards import (
    LIEUTENANT_OBANNON_LEADS_THE_CHARGE,
    MARINE_SHARPSHOOTERS,
    MERCENARIES_DESERT,
    SEND_IN_THE_MARINES,
)
from tripoli.shores.model.events import Captured, RoundBegan
from tripoli.shores.model.options import HIT, Ask
from tripoli.shores.model.pieces import (
    AMERICAN,
    ARAB,
    INFANTRY,
    MARINE,
    TRIPOLI,
    TRIPOLITAN,
    Place,
)
from tripoli.shores.model.result import Reason
from tripoli.shores.rules import dice
from tripoli.shores.rules.movement import join_gunboats, move_frigates
from tripoli.shores.rules.naval import bombard
from tripoli.shores.rules.reactions import offer
from tripoli.shores.rules.war import Rule, War

LANDED: Final = 3
"""The number of Marines in *Send in the Marines*."""
FOLLOWING: Final = 3
"""The maximum number of frigates that accompany Hamet's Army."""


def army_attacks(war: War, source: Place, city: Place) -> Rule[None]:
    """Hamet's Army marches from `source` to `city`, accompanied by ships, and fights (R19).

    Frigates may come even if there is no infantry left, gunboats may not (R33).
    """
    march(war, source, city)
    yield from move_frigates(war, FOLLOWING, city)
    if war.state.counts[INFANTRY + city]:
        yield from join_gunboats(war, (city,))
    bombard(war, city)
    yield from ground_combat(war, city)


def march(war: War, source: Place, city: Place) -> None:
    """Move Hamet's Army."""
    war.move_all(MARINE, source, city)
    war.move_all(ARAB, source, city)


def ground_combat(war: War, city: Place) -> Rule[None]:
    """Steps 2 to 5: battle cards, then rounds until one force is eliminated.

    Args:
        war: the war.
        city: Derne, Benghazi or Tripoli; the American ships have already gone to Malta.
    """
    state = war.state
    counts = state.counts
    if counts[INFANTRY + city]:
        war.begin_fight("ground combat", city, AMERICAN)
    if city is TRIPOLI and (yield from offer(war, SEND_IN_THE_MARINES, city)):
        war.place(MARINE, city, LANDED)
    if not state.army_in(city):
        war.end(Reason.ASSAULT_REPULSED)
    if counts[INFANTRY + city]:
        yield from _fight(war, city)
    capture(war, city)


def _fight(war: War, city: Place) -> Rule[None]:
    state = war.state
    counts = state.counts
    charge = sharpshooters = False
    if counts[MARINE + city]:
        charge = yield from offer(war, LIEUTENANT_OBANNON_LEADS_THE_CHARGE, city)
        sharpshooters = yield from offer(war, MARINE_SHARPSHOOTERS, city)
    if counts[ARAB + city] and (yield from offer(war, MERCENARIES_DESERT, city)):
        deserters = war.roll_for(TRIPOLITAN, counts[ARAB + city], 6, "desertion", city)
        war.sink(ARAB, city, deserters)
        _army_must_stand(war, city)
    number = 1
    while counts[INFANTRY + city]:
        war.emit(RoundBegan(city, number))
        dice_count = dice.marines(counts[MARINE + city], charge=charge)
        hits = war.roll_for(AMERICAN, dice_count, 5 if sharpshooters else 6, "Marines", city)
        hits += war.roll_for(AMERICAN, counts[ARAB + city], 6, "Arab infantry", city)
        suffered = war.roll_for(TRIPOLITAN, counts[INFANTRY + city], 6, "infantry", city)
        yield from _lose(war, city, suffered)
        war.sink(INFANTRY, city, hits)
        _army_must_stand(war, city)
        number += 1


def _lose(war: War, city: Place, hits: int) -> Rule[None]:
    """The American player assigns hits unit by unit (R24)."""
    counts = war.state.counts
    if hits >= war.state.army_in(city):
        war.sink(MARINE, city, hits)
        war.sink(ARAB, city, hits)
        return
    for left in range(hits, 0, -1):
        options = [HIT[piece] for piece in (MARINE, ARAB) if counts[piece + city]]
        option = yield from war.ask(AMERICAN, Ask.HIT, options, left, city)
        assert option.piece is not None
        war.sink(option.piece, city)


def _army_must_stand(war: War, city: Place) -> None:
    """Tripolitania wins if the attackers are eliminated, even if the defenders are, too (R23)."""
    if not war.state.army_in(city):
        war.end(Reason.ARMY_ELIMINATED)


def capture(war: War, city: Place) -> None:
    """Hamet's Army takes the city; taking Tripoli wins the war."""
    war.state.captured += (city,)
    war.emit(Captured(city))
    if city is TRIPOLI:
        war.end(Reason.TRIPOLI_CAPTURED)
