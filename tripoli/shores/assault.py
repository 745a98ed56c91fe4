"""The Assault on Tripoli.

Sources: Assault on Tripoli; rulings R14, R16, R20 to R22.
"""

from __future__ import annotations

from tripoli.shores.events import RoundBegan
from tripoli.shores.game import Game, Rule
from tripoli.shores.land import ground_combat, march
from tripoli.shores.naval import bombard, fleet, naval_round
from tripoli.shores.pieces import (
    AMERICAN,
    BENGHAZI,
    FRIGATE,
    GUNBOAT,
    MALTA,
    SUPPLY,
    TRIPOLI,
    TRIPOLITAN,
)
from tripoli.shores.result import Reason


def assault(game: Game) -> Rule[None]:
    """Naval combat to the end, one bombardment, then ground combat; the game ends with it."""
    for place in game.state.frigate_places():
        game.move_all(FRIGATE, place, TRIPOLI)
    game.move_all(GUNBOAT, MALTA, TRIPOLI)
    march(game, BENGHAZI, TRIPOLI)
    game.begin_fight("assault", TRIPOLI, AMERICAN)
    number = 1
    while True:
        game.emit(RoundBegan(TRIPOLI, number))
        yield from naval_round(game, TRIPOLI, AMERICAN, first=number == 1)
        if not fleet(game, TRIPOLITAN, TRIPOLI):
            break
        if not fleet(game, AMERICAN, TRIPOLI):
            game.end(Reason.ASSAULT_REPULSED)
        number += 1
    game.lay_up(FRIGATE, TRIPOLI, SUPPLY)
    bombard(game, TRIPOLI)
    yield from ground_combat(game, TRIPOLI)
