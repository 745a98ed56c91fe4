"""Massacre! answers a capture (W69)."""

from __future__ import annotations

from tripoli.wilderness.model.pieces import DRILLED, INDIANS, OF, each
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.rules.war import Rule, War


def offer_massacre(war: War, space: Space) -> Rule[None]:
    """The side that has lost a fortification may play Massacre! (card 7, W69).

    Condition: the captors have Drilled Troops and Indians in the space. Effect: a victory point,
    and those Indians are eliminated.
    """
    state = war.state
    captor = state.active
    there = state.at[space] & OF[captor]
    able = bool(there & DRILLED and there & INDIANS)
    if (yield from war.window(captor.other, "massacre", able, space)):
        war.score(captor.other, 1, "massacre", space)
        for unit in each(there & INDIANS):
            war.eliminate(unit, "massacre")
