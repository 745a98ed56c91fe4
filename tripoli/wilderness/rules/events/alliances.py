"""Events about Indians (5.53)."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.events import Changed
from tripoli.wilderness.model.options import (
    DONE,
    Act,
    Ask,
    Option,
    of_piece,
    piece_to,
)
from tripoli.wilderness.model.pieces import (
    DRILLED,
    INDIANS,
    JOHNSON,
    NATIONS,
    OF,
    PROVINCIALS_OF,
    REGULARS,
    UNITS_OF,
    Nation,
    Piece,
    Pieces,
    each,
    tribe_of,
)
from tripoli.wilderness.model.places import AVAILABLE, ON_MAP
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import (
    CANAJOHARIE,
    IROQUOIS_GATES,
    MONTREAL,
    NEIGHBORS,
    NIAGARA,
    OHIO_FORKS,
    SPACES,
    Department,
    Space,
    distances,
)
from tripoli.wilderness.model.state import (
    FORT,
    State,
)
from tripoli.wilderness.rules.entering import leaders_alone
from tripoli.wilderness.rules.events.registry import event, on_map
from tripoli.wilderness.rules.supplying import (
    choose_space,
    eliminate_one,
    fortifications,
    restorable,
)
from tripoli.wilderness.rules.war import Rule, War


def _fort_at(state: State, space: Space) -> bool:
    """Whether the French have a completed fort in a space, besieged or not (W89)."""
    return state.fort_kind(space) == FORT and state.has_fort(space, FRENCH)


def _alliance(war: War, side: Side, card: Card, kinds: Pieces, points: int) -> Rule[None]:
    """For each point, place a unit at its settlement, or restore two (W133)."""
    state = war.state
    war.earn(side, card, points)
    half = 2 * points
    while half > 0:
        options: list[Option] = []
        if half > 1:
            for unit in each(kinds):
                home = unit.settlement
                if state.place[unit] == AVAILABLE and home is not None:
                    if _welcomes(state, side, unit, home):
                        options.append(piece_to(Act.PLACE, unit, home))
        options += [of_piece(Act.RESTORE, unit) for unit in each(restorable(state, side, kinds))]
        if not options:
            return
        option = yield from war.ask(side, Ask.EVENT, (*options, DONE), half, card=card.key)
        if option.piece is None:
            return
        if option.space is None:
            war.restore(option.piece)
            half -= 1
        else:
            war.enter(option.piece.bit, option.space)
            yield from leaders_alone(war, option.space, side.other)
            half -= 2


def _welcomes(state: State, side: Side, unit: Piece, home: Space) -> bool:
    """Whether a unit may enter at its settlement (5.522, 5.533)."""
    enemy = side.other
    if state.at[home] & UNITS_OF[enemy] or state.has_fort(home, enemy):
        return False
    if unit.nation is Nation.IROQUOIS and unit.tribe is not None:
        return not any(state.on_map(other) for other in each(tribe_of(enemy, unit.tribe)))
    return True


def _french_alliance(war: War, card: Card, nation: Nation) -> Rule[None]:
    kinds = NATIONS[nation]
    if _fort_at(war.state, NIAGARA):
        kinds |= NATIONS[Nation.PAYS_D_EN_HAUT]
    points = french_points(war.state, war.die(FRENCH, card.title))
    yield from _alliance(war, FRENCH, card, kinds, points)


def french_points(state: State, die: int) -> int:
    """The points of a French alliance for a die (playbook p. 5)."""
    return (die + 1) // 2 if state.vp < FEW_POINTS else die


FEW_POINTS: Final = 5
"""With fewer victory points, the French get half as many allies (playbook p. 5)."""


@event(lambda state, *_: state.controls(MONTREAL, FRENCH))
def northern_indian_alliance(war: War, side: Side, card: Card) -> Rule[None]:
    """Northern Indians join the French (W89)."""
    del side
    yield from _french_alliance(war, card, Nation.NORTHERN)


@event(lambda state, *_: _fort_at(state, OHIO_FORKS))
def western_indian_alliance(war: War, side: Side, card: Card) -> Rule[None]:
    """Western Indians join the French (W89)."""
    del side
    yield from _french_alliance(war, card, Nation.WESTERN)


def _iroquois_listen(state: State, side: Side, setup: Setup) -> bool:
    """Whether the Iroquois may be won (W90)."""
    del setup
    if any(state.has_fort(space, side.other) for space in IROQUOIS_GATES):
        return False
    if not any(state.has_fort(space, side) for space in IROQUOIS_GATES):
        return False
    if side is FRENCH:
        return True
    return any(
        _johnson_near(state, unit.settlement)
        for unit in each(NATIONS[Nation.IROQUOIS] & OF[BRITISH])
        if unit.settlement is not None
    )


def _johnson_near(state: State, settlement: Space) -> bool:
    """Whether Johnson is unbesieged and within two connections of a settlement (W90, W91)."""
    place = state.place[JOHNSON]
    if place >= ON_MAP or state.besieged(JOHNSON):
        return False
    return distances(settlement)[place] <= 2


@event(_iroquois_listen)
def iroquois_alliance(war: War, side: Side, card: Card) -> Rule[None]:
    """Iroquois join a side (W90)."""
    points = war.die(side, card.title)
    yield from _alliance(war, side, card, NATIONS[Nation.IROQUOIS] & OF[side], points)


@event(lambda state, *_: _johnson_near(state, CANAJOHARIE))
def mohawks(war: War, side: Side, card: Card) -> Rule[None]:
    """All Mohawks come to Johnson, at full strength (W91)."""
    state = war.state
    space = SPACES[state.place[JOHNSON]]
    units = NATIONS[Nation.MOHAWK]
    if not state.at[space] & UNITS_OF[side.other] and not state.has_fort(space, side.other):
        for unit in each(units):
            if state.place[unit] == AVAILABLE:
                war.enter(unit.bit, space)
    for unit in each(restorable(state, side, units)):
        war.restore(unit)
    del card
    yield from leaders_alone(war, space, side.other)


@event(lambda state, *_: not state.uprising)
def cherokees(war: War, side: Side, card: Card) -> Rule[None]:
    """All Cherokee come to a British fortification in the South, at full strength (W92)."""
    state = war.state
    state.cherokees = True
    war.emit(Changed("Cherokees", True))
    units = NATIONS[Nation.CHEROKEE]
    new = [unit for unit in each(units) if state.place[unit] == AVAILABLE]
    if new:
        space = yield from choose_space(
            war, side, lambda: fortifications(state, side, Department.SOUTHERN), card.key
        )
        if space is not None:
            for unit in new:
                war.enter(unit.bit, space)
    for unit in each(restorable(state, side, units)):
        war.restore(unit)


@event(lambda state, *_: state.cherokees)
def cherokee_uprising(war: War, side: Side, card: Card) -> Rule[None]:
    """The British lose two Regulars, a Southern Provincial and the Cherokee (W109)."""
    state = war.state
    state.uprising = True
    war.emit(Changed("Cherokee Uprising", True))
    del side
    southern = PROVINCIALS_OF[Department.SOUTHERN]
    for kinds, count in ((REGULARS & OF[BRITISH], 2), (southern, 1)):
        for _ in range(count):
            units = on_map(state, kinds & ~state.inside)
            if units:
                yield from eliminate_one(war, BRITISH, units, card.key, card.title)
    for unit in each(on_map(state, NATIONS[Nation.CHEROKEE] & ~state.inside)):
        war.eliminate(unit, card.title)


def _easton(state: State, side: Side, setup: Setup) -> bool:
    """Whether British Drilled Troops hold a fortification at or beside Ohio Forks."""
    del setup
    return any(
        state.open_fort(space, side) and state.outside(space, side) & DRILLED
        for space in (OHIO_FORKS, *NEIGHBORS[OHIO_FORKS])
    )


@event(_easton)
def treaty_of_easton(war: War, side: Side, card: Card) -> None:
    """The Delaware, Mingo and Shawnee leave the French."""
    del side
    state = war.state
    for unit in each(on_map(state, NATIONS[Nation.WESTERN] & ~state.inside)):
        war.eliminate(unit, card.title)


def _deserters(state: State, side: Side) -> Pieces:
    return on_map(state, INDIANS & OF[side.other] & ~state.inside)


@event(lambda state, side, _: bool(_deserters(state, side)))
def indians_desert(war: War, side: Side, card: Card) -> Rule[None]:
    """One or two enemy Indian units of one space desert (W105, W133)."""
    state = war.state
    units = _deserters(state, side)
    options = [of_piece(Act.ELIMINATE, unit) for unit in each(units)]
    option = yield from war.ask(side, Ask.EVENT, options, 2, card=card.key)
    first = option.piece
    assert first is not None
    space = state.place[first]
    war.eliminate(first, card.title)
    more = units & state.at[space]
    if more:
        options = [of_piece(Act.ELIMINATE, unit) for unit in each(more)]
        option = yield from war.ask(side, Ask.EVENT, (*options, DONE), 1, card=card.key)
        if option.piece is not None:
            war.eliminate(option.piece, card.title)
