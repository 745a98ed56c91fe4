"""Building stockades and forts (5.4, W83)."""

from __future__ import annotations

from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.events import Built
from tripoli.wilderness.model.options import DONE, Act, Ask, Option, of_space
from tripoli.wilderness.model.pieces import DRILLED, UNITS_OF
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import IS_CULTIVATED, ORIGINAL, SPACES, Space
from tripoli.wilderness.model.state import FORT, STOCKADE, State
from tripoli.wilderness.rules import paths
from tripoli.wilderness.rules.war import Rule, War


def _manned(state: State, side: Side, supplied: set[Space], space: Space) -> bool:
    """Whether Drilled Troops in supply are there to build (5.42, 12.3)."""
    return bool(state.outside(space, side) & DRILLED) and space in supplied


def stockade_sites(state: State, side: Side) -> list[Space]:
    """Where a side may place a stockade now (5.41)."""
    enemy = side.other
    supplied = paths.supplied(state, side)
    return [
        space
        for space in SPACES
        if not state.forts[space]
        and not space.fortress
        and not state.sieges[space]
        and not state.at[space] & UNITS_OF[enemy]
        and (
            (IS_CULTIVATED[space] and ORIGINAL[space] is side)
            or _manned(state, side, supplied, space)
        )
    ]


def fort_sites(state: State, side: Side) -> tuple[list[Space], list[Space]]:
    """Where a side may begin a fort now, and where it may complete one (5.42)."""
    enemy = side.other
    supplied = paths.supplied(state, side)
    begun = []
    completed = []
    for space in SPACES:
        if space.fortress or state.sieges[space] or state.fort_kind(space) >= FORT:
            continue
        if state.has_fort(space, enemy) or state.at[space] & UNITS_OF[enemy]:
            continue
        if not _manned(state, side, supplied, space):
            continue
        if state.works[space] == side + 1:
            completed.append(space)
        elif not state.works[space]:
            begun.append(space)
    return begun, completed


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
