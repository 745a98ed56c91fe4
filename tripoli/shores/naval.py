"""Naval combat and bombardment.

Sources: Naval Combat; Naval Bombardment; rulings R10, R14 to R18, R31.
"""

from __future__ import annotations

from typing import Final

from tripoli.shores.cards import PREBLES_BOYS_TAKE_AIM, THE_GUNS_OF_TRIPOLI
from tripoli.shores.game import Game, Rule
from tripoli.shores.options import HIT, Ask
from tripoli.shores.pieces import (
    AMERICAN,
    CORSAIR,
    DAMAGED_FRIGATE,
    DAMAGED_TRIPOLITAN_FRIGATE,
    FLEETS,
    FRIGATE,
    GUNBOAT,
    HARBORS,
    INFANTRY,
    MALTA,
    TRIPOLI,
    TRIPOLI_ZONE,
    TRIPOLITAN_FRIGATE,
    Piece,
    Place,
    Side,
)
from tripoli.shores.reactions import offer

_WHOLE: Final = (FRIGATE, TRIPOLITAN_FRIGATE)


def fleet(game: Game, side: Side, place: Place) -> list[Piece]:
    """The kinds of ship that `side` has in `place`."""
    counts = game.state.counts
    return [piece for piece in FLEETS[side] if counts[piece + place]]


def naval_combat(game: Game, place: Place, active: Side) -> Rule[None]:
    """One round of naval combat, and what becomes of the ships (steps 1 to 4).

    Args:
        game: the game.
        place: a harbor, or the Tripoli zone in *Tripoli Attacks*.
        active: the side whose turn it is; it rolls and allocates first.
    """
    game.begin_fight("battle", place, active)
    yield from naval_round(game, place, active)
    withdraw(game, place)


def naval_round(game: Game, place: Place, active: Side, *, first: bool = True) -> Rule[None]:
    """Steps 1 to 3: battle cards, dice, hits (R14).

    Args:
        game: the game.
        place: where.
        active: the side whose turn it is.
        first: whether this is the first round; only then are battle cards announced and in force,
            and the fortress fires (R31).
    """
    counts = game.state.counts
    per_frigate = 2
    batteries = 0
    if first:
        if place in HARBORS and (yield from offer(game, PREBLES_BOYS_TAKE_AIM, place)):
            per_frigate = 3
        if place is TRIPOLI:
            if (yield from offer(game, THE_GUNS_OF_TRIPOLI, place)):
                batteries = 12
            if game.setup.scenario == "fortress":
                batteries += 6
    frigates = counts[FRIGATE + place] + counts[DAMAGED_FRIGATE + place]
    dice = (
        per_frigate * frigates + counts[GUNBOAT + place],
        2 * (counts[TRIPOLITAN_FRIGATE + place] + counts[DAMAGED_TRIPOLITAN_FRIGATE + place])
        + game.state.raiders(place)
        + batteries,
    )
    order = (active, active.other)
    hits = {side: game.roll_for(side, dice[side], 6, "battle", place) for side in order}
    for side in order:
        yield from allocate(game, side, place, hits[side.other])
        if side is AMERICAN:
            game.count_sunk_frigates()


def allocate(game: Game, side: Side, place: Place, hits: int) -> Rule[None]:
    """The owner allocates hits to the fleet, all of them while a ship is left (R14).

    Where nothing depends on the choice nothing is asked: one kind of ship is left, or the hits
    are enough for everything.
    """
    counts = game.state.counts
    for left in range(hits, 0, -1):
        kinds = fleet(game, side, place)
        if not kinds:
            return
        hulls = sum(counts[kind + place] * (2 if kind in _WHOLE else 1) for kind in kinds)
        if left >= hulls:
            for kind in kinds:
                game.sink(kind, place, counts[kind + place])
            return
        option = yield from game.ask(side, Ask.HIT, [HIT[kind] for kind in kinds], left, place)
        assert option.piece is not None
        if option.piece in _WHOLE:
            game.damage(option.piece, place)
        else:
            game.sink(option.piece, place)


def withdraw(game: Game, place: Place) -> None:
    """Step 4: damaged frigates are laid up, the Americans sail to Malta (R16, R17)."""
    state = game.state
    to_malta(game, place)
    game.lay_up(FRIGATE, place, state.next_year_space())
    game.lay_up(TRIPOLITAN_FRIGATE, place, state.next_year_space())
    if place is TRIPOLI_ZONE:
        game.move_all(TRIPOLITAN_FRIGATE, place, TRIPOLI)
        game.move_all(CORSAIR, place, TRIPOLI)


def to_malta(game: Game, place: Place) -> None:
    """The undamaged American frigates and the gunboats in `place` go to Malta."""
    game.move_all(FRIGATE, place, MALTA)
    game.move_all(GUNBOAT, place, MALTA)


def bombard(game: Game, city: Place) -> None:
    """The American ships in `city` fire one round at its infantry and go to Malta (R18)."""
    counts = game.state.counts
    dice = 2 * counts[FRIGATE + city] + counts[GUNBOAT + city]
    if dice and counts[INFANTRY + city]:
        game.begin_fight("bombardment", city, AMERICAN)
        hits = game.roll_for(AMERICAN, dice, 6, "bombardment", city)
        game.sink(INFANTRY, city, hits)
    to_malta(game, city)
