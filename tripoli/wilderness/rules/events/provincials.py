"""Events about Provincials (5.54)."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.events import AssembliesMoved
from tripoli.wilderness.model.options import (
    DONE,
    Act,
    Ask,
    Option,
    of_department,
    piece_to,
)
from tripoli.wilderness.model.pieces import (
    PROVINCIALS,
    PROVINCIALS_OF,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.places import AVAILABLE
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import (
    SPACES,
    Department,
)
from tripoli.wilderness.model.state import (
    ENTHUSIASTIC,
    RELUCTANT,
    SUPPORTIVE,
    State,
)
from tripoli.wilderness.rules.events.registry import event, on_map
from tripoli.wilderness.rules.supplying import (
    eliminate_one,
    fortifications,
    restorable,
)
from tripoli.wilderness.rules.war import Rule, War


def _provincials(state: State, department: Department) -> Pieces:
    """The unbesieged Provincials of a Department."""
    return on_map(state, PROVINCIALS_OF[department] & ~state.inside)


def raisable(state: State, department: Department) -> int:
    """How many Provincials of a Department Raise Provincial Regiments can bring (5.54)."""
    kinds = PROVINCIALS_OF[department]
    if not fortifications(state, BRITISH, department):
        return 0
    new = sum(state.place[unit] == AVAILABLE for unit in each(kinds))
    limit = LIMITS[state.assemblies][department] - on_map(state, kinds).bit_count()
    return max(0, min(RAISED[department], limit, new))


def _raids(state: State, department: Department) -> int:
    """How many French Raided markers lie in a Department."""
    raided = state.raided[FRENCH]
    return sum(raided[space] for space in SPACES if space.department is department)


@event(
    lambda state, *_: any(
        _raids(state, department) and on_map(state, PROVINCIALS_OF[department])
        for department in PROVINCIALS_OF
    )
)
def provincial_regiments_dispersed(war: War, side: Side, card: Card) -> Rule[None]:
    """For each French raid in a Department, one of its Provincials goes (W93)."""
    state = war.state
    for department in (Department.SOUTHERN, Department.NORTHERN):
        raids = _raids(state, department)
        for left in range(raids, 0, -1):
            units = _provincials(state, department)
            if units:
                yield from eliminate_one(
                    war, side, units, card.key, card.title, left if raids > 1 else 0
                )


@event(
    lambda state, *_: (
        state.assemblies != ENTHUSIASTIC and bool(on_map(state, PROVINCIALS & ~state.inside))
    )
)
def stingy_provincial_assembly(war: War, side: Side, card: Card) -> Rule[None]:
    """The French name a Department, and the British lose a Provincial of it (W133)."""
    state = war.state
    options = [
        of_department(Act.CHOOSE, department)
        for department in PROVINCIALS_OF
        if _provincials(state, department)
    ]
    option = yield from war.ask(side, Ask.EVENT, options, card=card.key)
    assert option.department is not None
    units = _provincials(state, option.department)
    yield from eliminate_one(war, BRITISH, units, card.key, card.title)


LIMITS: Final = {
    RELUCTANT: {Department.SOUTHERN: 2, Department.NORTHERN: 6},
    SUPPORTIVE: {Department.SOUTHERN: 4, Department.NORTHERN: 10},
    ENTHUSIASTIC: {Department.SOUTHERN: 99, Department.NORTHERN: 99},
}
"""How many Provincials each box of the track allows (5.54)."""


@event(lambda state, side, _: state.assemblies != (RELUCTANT if side is FRENCH else ENTHUSIASTIC))
def british_colonial_politics(war: War, side: Side, card: Card) -> Rule[None]:
    """The Provincial Assemblies marker moves; too many Provincials go home (5.54, W100)."""
    state = war.state
    state.assemblies += -1 if side is FRENCH else 1
    war.emit(AssembliesMoved(state.assemblies))
    if side is BRITISH:
        return
    for department in (Department.NORTHERN, Department.SOUTHERN):
        limit = LIMITS[state.assemblies][department]
        excess = on_map(state, PROVINCIALS_OF[department]).bit_count() - limit
        for left in range(excess, 0, -1):
            units = _provincials(state, department)
            if not units:
                break
            yield from eliminate_one(
                war, BRITISH, units, card.key, card.title, left if excess > 1 else 0
            )


RAISED: Final = {Department.NORTHERN: 4, Department.SOUTHERN: 2}
"""How many Provincials an event raises."""


@event(lambda state, *_: state.assemblies != RELUCTANT)
def raise_provincial_regiments(war: War, side: Side, card: Card) -> Rule[None]:
    """Provincials of a Department are raised, or all of them restored."""
    state = war.state
    option = yield from war.ask(side, Ask.EVENT, _RAISING, card=card.key)
    department = option.department
    assert department is not None
    kinds = PROVINCIALS_OF[department]
    if option.act is Act.RESTORE:
        for unit in each(restorable(state, side, kinds)):
            war.restore(unit)
        return
    for left in range(RAISED[department], 0, -1):
        limit = LIMITS[state.assemblies][department]
        new = [unit for unit in each(kinds) if state.place[unit] == AVAILABLE]
        if not new or on_map(state, kinds).bit_count() >= limit:
            return

        def options(unit: Piece = new[0]) -> list[Option]:
            sites = fortifications(state, side, department)
            return [*(piece_to(Act.PLACE, unit, site) for site in sites), DONE]

        option = yield from war.ask(side, Ask.EVENT, options, left, card=card.key)
        if option.space is None:
            return
        war.enter(new[0].bit, option.space)


_RAISING: Final = tuple(
    Option(f"{act} {department}", act=act, department=department)
    for act in (Act.PLACE, Act.RESTORE)
    for department in PROVINCIALS_OF
)
