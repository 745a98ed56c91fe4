"""Building stockades and forts (5.4, W83)."""

from __future__ import annotations

from enum import Enum

from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.events import Built
from tripoli.wilderness.model.options import DONE, Act, Ask, Option, of_space
from tripoli.wilderness.model.pieces import DRILLED, UNITS_OF
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import IS_CULTIVATED, ORIGINAL, SPACES, Space
from tripoli.wilderness.model.state import FORT, STOCKADE, State
from tripoli.wilderness.rules import paths
from tripoli.wilderness.rules.war import Rule, War


class Unfit(Enum):
    """Why a side cannot build in a space (5.41 to 5.43)."""

    FORTRESS = "fortress"
    BUILT = "built"
    SIEGE = "siege"
    ENEMY = "enemy"
    ENEMY_WORKS = "enemy works"
    UNSUPPLIED = "unsupplied"
    UNMANNED = "unmanned"
    UNMANNED_ABROAD = "unmanned abroad"


def no_stockade(state: State, side: Side, space: Space, supplied: set[Space]) -> Unfit | None:
    """Why a side may not place a stockade in a space; None if it may (5.41, 5.43).

    Args:
        state: the state.
        side: the side.
        space: the space.
        supplied: the spaces in supply, as `paths.supplied` finds them.
    """
    if space.fortress:
        return Unfit.FORTRESS
    if state.sieges[space]:
        return Unfit.SIEGE
    if state.forts[space]:
        return Unfit.BUILT
    if state.at[space] & UNITS_OF[side.other]:
        return Unfit.ENEMY
    if IS_CULTIVATED[space] and ORIGINAL[space] is side:
        return None
    unmanned = _unmanned(state, side, space, supplied)
    return Unfit.UNMANNED_ABROAD if unmanned is Unfit.UNMANNED else unmanned


def no_fort(state: State, side: Side, space: Space, supplied: set[Space]) -> Unfit | None:
    """Why a side may neither begin nor complete a fort in a space; None if it may (5.42, 5.43).

    Args:
        state: the state.
        side: the side.
        space: the space.
        supplied: the spaces in supply, as `paths.supplied` finds them.
    """
    enemy = side.other
    if space.fortress:
        return Unfit.FORTRESS
    if state.sieges[space]:
        return Unfit.SIEGE
    if state.fort_kind(space) >= FORT:
        return Unfit.BUILT
    if state.has_fort(space, enemy) or state.at[space] & UNITS_OF[enemy]:
        return Unfit.ENEMY
    return _unmanned(state, side, space, supplied) or (
        Unfit.ENEMY_WORKS if state.works[space] == enemy + 1 else None
    )


def _unmanned(state: State, side: Side, space: Space, supplied: set[Space]) -> Unfit | None:
    """Why nobody is there to build; None if Drilled Troops in supply are (5.42, 12.3)."""
    if not state.outside(space, side) & DRILLED:
        return Unfit.UNMANNED
    return None if space in supplied else Unfit.UNSUPPLIED


def stockade_sites(state: State, side: Side) -> list[Space]:
    """Where a side may place a stockade now (5.41)."""
    supplied = paths.supplied(state, side)
    return [space for space in SPACES if no_stockade(state, side, space, supplied) is None]


def fort_sites(state: State, side: Side) -> tuple[list[Space], list[Space]]:
    """Where a side may begin a fort now, and where it may complete one (5.42)."""
    supplied = paths.supplied(state, side)
    fit = [space for space in SPACES if no_fort(state, side, space, supplied) is None]
    own = side + 1
    return (
        [space for space in fit if state.works[space] != own],
        [space for space in fit if state.works[space] == own],
    )


def build_stockades(war: War, card: Card) -> Rule[None]:
    """Place stockades up to the value of the card (5.41)."""
    state = war.state
    side = state.active
    for left in range(card.value, 0, -1):

        def options() -> list[Option]:
            sites = stockade_sites(state, side)
            return [*(of_space(Act.BUILD, site) for site in sites), DONE]

        option = yield from war.ask(side, Ask.STOCKADES, options, left)
        if option.space is None:
            return
        war.build(option.space, STOCKADE, side)
        war.emit(Built(side, option.space, "stockade"))


def build_forts(war: War, card: Card) -> Rule[None]:
    """Begin and complete forts up to the value of the card, none of them both (5.42)."""
    state = war.state
    side = state.active
    begun: set[Space] = set()
    for left in range(card.value, 0, -1):

        def options() -> list[Option]:
            to_begin, to_complete = fort_sites(state, side)
            return [
                *(of_space(Act.COMPLETE, site) for site in to_complete if site not in begun),
                *(of_space(Act.BUILD, site) for site in to_begin),
                DONE,
            ]

        option = yield from war.ask(side, Ask.FORTS, options, left)
        space = option.space
        if space is None:
            return
        if option.act is Act.COMPLETE:
            state.works[space] = 0
            war.build(space, FORT, side)
            war.emit(Built(side, space, "fort"))
        else:
            begun.add(space)
            state.works[space] = side + 1
            war.emit(Built(side, space, "fort under construction"))
