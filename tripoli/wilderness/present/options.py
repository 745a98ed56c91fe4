"""The options of a decision, and where the page offers them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tripoli.wilderness.model.options import Act, Ask, Decision, Option
from tripoli.wilderness.model.pieces import FULL_NAMES, UNITS, Piece
from tripoli.wilderness.model.state import State
from tripoli.wilderness.present import clauses
from tripoli.wilderness.present.labels import label
from tripoli.wilderness.rules.retreat import room
from tripoli.wilderness.rules.war import War

if TYPE_CHECKING:
    from tripoli.wilderness.present import messages

_ON_CARDS: Final = (
    Act.EVENT,
    Act.ACTIVATE,
    Act.STOCKADES,
    Act.FORTS,
    Act.HOLD,
    Act.PLAY,
    Act.DISCARD,
)
"""Options offered on their card."""
_LOSSES: Final = (Ask.LOSS, Ask.RAID_LOSS, Ask.ATTRITION)


def told(war: War, decision: Decision) -> list[messages.Option]:
    """The options of a decision, each with its odds."""
    return [_option(war, decision, option) for option in decision.options]


def _option(war: War, decision: Decision, option: Option) -> messages.Option:
    card = option.card
    if option.act is Act.HOLD:
        # The only one in hand.
        (card,) = war.state.hands[decision.side].cards
    on_map = option.space is not None or option.piece is not None
    return {
        "notation": str(option),
        "act": str(option.act),
        "label": label(option, decision, war),
        "offered": "card" if option.act in _ON_CARDS else "map" if on_map else "list",
        "card": None if card is None else str(card),
        "piece": _name(option.piece),
        "other": _name(option.other),
        "space": None if option.space is None else str(option.space),
        "department": None if option.department is None else option.department.value,
        "odds": clauses.of_option(war, decision, option),
    }


def _name(piece: Piece | None) -> str | None:
    return None if piece is None else FULL_NAMES[piece]


def usual(war: War) -> str | None:
    """The usual choice of the current decision, if it has one: the weakest unit, when one of
    several loses a step or does not survive the winter; one at full strength before one that is
    reduced.
    """
    decision = war.decision
    if decision is None:
        return None
    losses = [one for one in decision.options if one.act in (Act.LOSE, Act.ELIMINATE)]
    if decision.ask not in _LOSSES or not losses:
        return None
    return str(min(losses, key=lambda one: _value(war.state, one.piece)))


def everyone(decision: Decision, state: State) -> list[str]:
    """The options that send all inside one after another, none without room for all (8.1, 8.13);
    or that bring all besieged into a battle (8.251).
    """
    if decision.ask is Ask.JOIN:
        joining = [str(one) for one in decision.options if one.act is Act.JOIN]
        return joining if len(joining) > 1 else []
    going = [one for one in decision.options if one.act is Act.SEND_INSIDE]
    if decision.ask not in (Ask.INSIDE, Ask.RETREAT) or decision.space is None or len(going) < 2:
        return []
    pieces = {one.piece for one in going if one.piece is not None}
    others = {one.piece for one in decision.options if one.piece is not None} - pieces
    units = sum(bool(piece.bit & UNITS) for piece in pieces)
    if decision.ask is Ask.INSIDE:
        # Nothing is said of the room of a fortress, nor of a full fort, which only leaders enter.
        most = decision.left or units
    else:
        most = max(0, room(state, decision.side, decision.space))
    return [str(one) for one in going] if not others and units <= most else []


def _value(state: State, unit: Piece | None) -> tuple[bool, int]:
    """What a unit is worth to its owner: one that is reduced would be lost whole."""
    assert unit is not None
    return bool(state.reduced & unit.bit), state.strength(unit.bit)
