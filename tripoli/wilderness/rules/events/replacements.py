"""Events that restore units, or call out militia (5.52)."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.options import (
    DONE,
    Act,
    Ask,
    Option,
    of_piece,
)
from tripoli.wilderness.model.pieces import (
    COUREURS,
    LIGHT_INFANTRY,
    MILITIA,
    OF,
    PROVINCIALS,
    RANGERS,
    REGULARS,
    each,
)
from tripoli.wilderness.model.places import AVAILABLE, MILITIA_BOXES
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import BRITISH, Side
from tripoli.wilderness.model.spaces import (
    QUEBEC,
    Department,
)
from tripoli.wilderness.model.state import State
from tripoli.wilderness.rules.events.registry import always, event
from tripoli.wilderness.rules.supplying import (
    restorable,
    restore,
)
from tripoli.wilderness.rules.war import Rule, War

_RECRUITS: Final = COUREURS | RANGERS | LIGHT_INFANTRY | PROVINCIALS


@event(lambda state, side, _: bool(restorable(state, side, _RECRUITS)))
def colonial_recruits(war: War, side: Side, card: Card) -> Rule[None]:
    """Colonial units are restored, up to a die."""
    count = war.die(side, card.title)
    yield from restore(war, side, _RECRUITS, count, card.key)


def _overseas(state: State, side: Side, setup: Setup) -> bool:
    """Whether help from Europe can come."""
    del setup
    return side is BRITISH or not (state.quiberon or state.controls(QUEBEC, BRITISH))


TRANSPORTED: Final = (3, 6)
"""How many units Troop Transports restore, by side."""


@event(_overseas)
def troop_transports(war: War, side: Side, card: Card) -> Rule[None]:
    """Regulars and Light Infantry are restored."""
    kinds = REGULARS | LIGHT_INFANTRY
    yield from restore(war, side, kinds, TRANSPORTED[side], card.key)


@event(lambda state, side, setup: state.year > 1755 and _overseas(state, side, setup))
def victories_in_germany(war: War, side: Side, card: Card) -> Rule[None]:
    """Regulars and Light Infantry are restored, up to a die."""
    count = war.die(side, card.title)
    yield from restore(war, side, REGULARS | LIGHT_INFANTRY, count, card.key)


@event(always)
def call_out_militias(war: War, side: Side, card: Card) -> Rule[None]:
    """A militia unit is called out, or two are restored."""
    state = war.state
    options: list[Option] = []
    new = [unit for unit in each(MILITIA & OF[side]) if state.place[unit] == AVAILABLE]
    if new:
        options += [
            Option(f"call out {department}", act=Act.PLACE, department=department)
            for department in Department
            if department.side is side
        ]
    reduced = state.reduced & MILITIA & OF[side]
    options += [of_piece(Act.RESTORE, unit) for unit in each(reduced)]
    if not options:
        return
    option = yield from war.ask(side, Ask.EVENT, (*options, DONE), 2, card=card.key)
    if option.department is not None:
        war.enter(new[0].bit, MILITIA_BOXES[option.department])
    elif option.piece is not None:
        war.restore(option.piece)
        yield from restore(war, side, MILITIA, 1, card.key)
