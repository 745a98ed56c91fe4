"""The Assault on Tripoli.

Sources: Assault on Tripoli; rulings R14, R16, R20 to R22.
"""

from __future__ import annotations

from tripoli.shores.model.events import RoundBegan
from tripoli.shores.model.pieces import (
    AMERICAN,
    BENGHAZI,
    FRIGATE,
    GUNBOAT,
    MALTA,
    SUPPLY,
    TRIPOLI,
    TRIPOLITAN,
)
from tripoli.shores.model.result import Reason
from tripoli.shores.rules.land import ground_combat, march
from tripoli.shores.rules.naval import bombard, fleet, naval_round
from tripoli.shores.rules.war import Rule, War


def assault(war: War) -> Rule[None]:
    """Naval combat to the finish, one bombardment, then ground combat; the game ends with it."""
    for place in war.state.frigate_places():
        war.move_all(FRIGATE, place, TRIPOLI)
    war.move_all(GUNBOAT, MALTA, TRIPOLI)
    march(war, BENGHAZI, TRIPOLI)
    war.begin_fight("assault", TRIPOLI, AMERICAN)
    number = 1
    while True:
        war.emit(RoundBegan(TRIPOLI, number))
        yield from naval_round(war, TRIPOLI, AMERICAN, first=number == 1)
        if not fleet(war, TRIPOLITAN, TRIPOLI):
            break
        if not fleet(war, AMERICAN, TRIPOLI):
            war.end(Reason.ASSAULT_REPULSED)
        number += 1
    war.lay_up(FRIGATE, TRIPOLI, SUPPLY)
    bombard(war, TRIPOLI)
    yield from ground_combat(war, TRIPOLI)
