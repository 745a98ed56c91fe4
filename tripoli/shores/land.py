"""Ground combat.

Sources: Ground Combat; rulings R19, R22 to R25, R33.
"""

from __future__ import annotations

from tripoli.shores.cards import (
    LIEUTENANT_OBANNON_LEADS_THE_CHARGE,
    MARINE_SHARPSHOOTERS,
    MERCENARIES_DESERT,
    SEND_IN_THE_MARINES,
)
from tripoli.shores.events import Captured, RoundBegan
from tripoli.shores.game import Game, Rule
from tripoli.shores.movement import join_gunboats, move_frigates
from tripoli.shores.naval import bombard
from tripoli.shores.options import HIT, Ask
from tripoli.shores.pieces import (
    AMERICAN,
    ARAB,
    INFANTRY,
    MARINE,
    TRIPOLI,
    TRIPOLITAN,
    Place,
)
from tripoli.shores.reactions import offer
from tripoli.shores.result import Reason


def army_attacks(game: Game, source: Place, city: Place) -> Rule[None]:
    """Hamet's Army goes from `source` to `city` with ships beside it, and fights (R19).

    The frigates may come even where no infantry is left, the gunboats may not (R33).
    """
    march(game, source, city)
    yield from move_frigates(game, 3, city)
    if game.state.counts[INFANTRY + city]:
        yield from join_gunboats(game, (city,))
    bombard(game, city)
    yield from ground_combat(game, city)


def march(game: Game, source: Place, city: Place) -> None:
    """Move Hamet's Army."""
    game.move_all(MARINE, source, city)
    game.move_all(ARAB, source, city)


def ground_combat(game: Game, city: Place) -> Rule[None]:
    """Steps 2 to 5: battle cards, then rounds until one force is gone.

    Args:
        game: the game.
        city: Derne, Benghazi or Tripoli, the American ships gone to Malta already.
    """
    state = game.state
    counts = state.counts
    game.begin_fight("ground combat", city, AMERICAN)
    if city is TRIPOLI and (yield from offer(game, SEND_IN_THE_MARINES, city)):
        game.place(MARINE, city, 3)
    if not state.army_in(city):
        game.end(Reason.ASSAULT_REPULSED)
    if counts[INFANTRY + city]:
        yield from _fight(game, city)
    capture(game, city)


def _fight(game: Game, city: Place) -> Rule[None]:
    state = game.state
    counts = state.counts
    charge = sharpshooters = False
    if counts[MARINE + city]:
        charge = yield from offer(game, LIEUTENANT_OBANNON_LEADS_THE_CHARGE, city)
        sharpshooters = yield from offer(game, MARINE_SHARPSHOOTERS, city)
    if counts[ARAB + city] and (yield from offer(game, MERCENARIES_DESERT, city)):
        gone = game.roll_for(TRIPOLITAN, counts[ARAB + city], 6, "desertion", city)
        game.sink(ARAB, city, gone)
        _army_must_stand(game, city)
    number = 1
    while counts[INFANTRY + city]:
        game.emit(RoundBegan(city, number))
        marines = counts[MARINE + city]
        dice = marines + 2 if charge and marines else marines
        hits = game.roll_for(AMERICAN, dice, 5 if sharpshooters else 6, "Marines", city)
        hits += game.roll_for(AMERICAN, counts[ARAB + city], 6, "Arab infantry", city)
        suffered = game.roll_for(TRIPOLITAN, counts[INFANTRY + city], 6, "infantry", city)
        yield from _lose(game, city, suffered)
        game.sink(INFANTRY, city, hits)
        _army_must_stand(game, city)
        number += 1


def _lose(game: Game, city: Place, hits: int) -> Rule[None]:
    """The American player takes hits unit by unit (R24)."""
    counts = game.state.counts
    if hits >= game.state.army_in(city):
        game.sink(MARINE, city, hits)
        game.sink(ARAB, city, hits)
        return
    for left in range(hits, 0, -1):
        options = [HIT[piece] for piece in (MARINE, ARAB) if counts[piece + city]]
        option = yield from game.ask(AMERICAN, Ask.HIT, options, left, city)
        assert option.piece is not None
        game.sink(option.piece, city)


def _army_must_stand(game: Game, city: Place) -> None:
    """Tripolitania wins when the attackers are gone, even if the defenders are, too (R23)."""
    if not game.state.army_in(city):
        game.end(Reason.ARMY_ELIMINATED)


def capture(game: Game, city: Place) -> None:
    """Hamet's Army has taken the city; Tripoli taken wins the game."""
    game.state.captured += (city,)
    game.emit(Captured(city))
    if city is TRIPOLI:
        game.end(Reason.TRIPOLI_CAPTURED)
