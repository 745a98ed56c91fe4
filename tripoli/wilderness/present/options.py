"""The options of a decision, and where the page offers them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tripoli.wilderness.model.options import Act, Ask, Decision, Option
from tripoli.wilderness.model.pieces import FULL_NAMES, UNITS, Piece
from tripoli.wilderness.model.state import State
from tripoli.wilderness.present import clauses
from tripoli.wilderness.present.labels import brief, label
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
_LOSING: Final = (Act.LOSE, Act.ELIMINATE)
_LOSSES: Final = (Ask.LOSS, Ask.RAID_LOSS, Ask.ATTRITION)


def told(war: War, decision: Decision) -> list[messages.Option]:
    """The options of a decision, each with its odds; of losses, the usual ones first."""
    found = list(decision.options)
    if decision.ask in _LOSSES:
        found.sort(key=lambda one: _cost(war.state, one))
    return [_option(war, decision, option) for option in found]


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
        "brief": brief(option, decision, war),
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
    losses = [one for one in decision.options if one.act in _LOSING]
    if decision.ask not in _LOSSES or not losses:
        return None
    return str(min(losses, key=lambda one: _cost(war.state, one)))


def together(decision: Decision, state: State) -> list[str]:
    """The options that send all inside one after another, or as many of the strongest units as
    there is room for (8.1, 8.13); or that bring all besieged into a battle (8.251). None if fewer
    than two would go.
    """
    if decision.ask is Ask.JOIN:
        going = [one for one in decision.options if one.act is Act.JOIN]
    elif decision.ask in (Ask.INSIDE, Ask.RETREAT):
        going = [one for one in decision.options if one.act is Act.SEND_INSIDE]
        units = [one for one in going if one.piece and one.piece.bit & UNITS]
        # Nothing is said of the room of a fortress, nor of a full fort, which only leaders enter.
        most = decision.left or len(units)
        able = {one.piece for one in going}
        others = any(one.piece not in able for one in decision.options if one.piece)
        if others or len(units) > most:
            going = sorted(units, key=lambda one: _strength(state, one.piece), reverse=True)[:most]
    else:
        return []
    return [str(one) for one in going] if len(going) > 1 else []


def _strength(state: State, unit: Piece | None) -> int:
    assert unit is not None
    return state.strength(unit.bit)


def _cost(state: State, option: Option) -> tuple[bool, bool, int]:
    """What a loss costs its owner, before anything else: a reduced unit is lost whole."""
    unit = option.piece
    if option.act not in _LOSING or unit is None:
        return True, False, 0
    return False, bool(state.reduced & unit.bit), _strength(state, unit)
