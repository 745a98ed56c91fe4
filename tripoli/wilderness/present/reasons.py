"""Why cards cannot be used now, and pieces not activated, from the conditions of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tripoli.wilderness.model.action import Action, Way
from tripoli.wilderness.model.cards import Card, usable
from tripoli.wilderness.model.options import Act, Ask, Decision
from tripoli.wilderness.model.pieces import (
    DRILLED,
    FULL_NAMES,
    LEADERS,
    OF,
    SHIRLEY,
    UNITS,
    Piece,
    each,
)
from tripoli.wilderness.model.sides import FRENCH, Side
from tripoli.wilderness.model.spaces import IROQUOIS_GATES
from tripoli.wilderness.model.state import ENTHUSIASTIC, FORT, State
from tripoli.wilderness.rules.events.registry import playable
from tripoli.wilderness.rules.war import War
from tripoli.wilderness.text import reasons as text


def reasons(war: War, side: Side) -> dict[str, dict[str, str]]:
    """For each card in a side's hand, why it cannot be used now; uses that are possible are left
    out. Holding is a use of a last card only.

    Args:
        war: the war.
        side: the side.
    """
    hand = war.state.hands[side]
    found = {}
    for card in hand.cards:
        why = {}
        if (event := why_no_event(war, side, card)) is not None:
            why["event"] = event
        if hand.built:
            why["stockades"] = why["forts"] = text.BUILT
        if len(hand.cards) == 1 and hand.must_play:
            why["hold"] = text.MUST_PLAY
        found[str(card)] = why
    return found


def idle(decision: Decision, state: State) -> dict[str, str]:
    """While a side activates, why its pieces on the map cannot be: of leaders, why they cannot lead
    a force (5.31 to 5.33, W12, W13); of those attacked at a fort, why they cannot go inside (8.1,
    W48); empty for other decisions.

    Args:
        decision: the decision.
        state: the state.
    """
    action = state.action
    if decision.ask is Ask.INSIDE:
        return _shut_out(decision, state)
    if decision.ask is not Ask.ACTIVATE or action is None:
        return {}
    leads = {option.piece for option in decision.options if option.act is Act.LEAD}
    sends = {option.piece for option in decision.options if option.act is Act.SEND}
    found = {}
    for piece in each(OF[decision.side]):
        if state.on_map(piece) and piece not in leads:
            why = _why_idle(action, piece, sent=piece in sends)
            if why is not None:
                found[FULL_NAMES[piece]] = why
    return found


def _shut_out(decision: Decision, state: State) -> dict[str, str]:
    """Why some pieces cannot go inside: those that have intercepted; units, if the fort is full."""
    space = decision.space
    if space is None:
        return {}
    chosen = 0 if decision.group is None else decision.group.pieces
    able = {option.piece for option in decision.options}
    full = state.fort_kind(space) == FORT and not decision.left
    return {
        FULL_NAMES[piece]: text.FULL if full and piece.bit & UNITS else text.INTERCEPTED
        for piece in each(state.fighters(space, decision.side) & ~chosen)
        if piece not in able
    }


def _why_idle(action: Action, piece: Piece, *, sent: bool) -> str | None:
    """Why a piece cannot be activated, or a leader cannot lead; None if nothing is in the way."""
    if action.used & piece.bit:
        return text.ACTIVATED
    if piece.bit & LEADERS and action.way is Way.FREE:
        return text.LOW_CARD[piece.initiative]
    if sent:
        return text.NO_FORCE if piece.bit & LEADERS else None
    if action.way is Way.CAMPAIGN:
        return text.CAMPAIGN
    return text.DRILLED if piece.bit & DRILLED else text.POINTS


def why_no_event(war: War, side: Side, card: Card) -> str | None:
    """Why a side cannot play a card as the event of its Action Phase now, in a sentence; None if it
    can.
    """
    if playable(war, side, card):
        return None
    if not usable(card, side, either_expels=war.setup.either_expels):
        return text.OTHER_SIDE[side.other]
    if card.response:
        return text.RESPONSE
    told = _TOLD.get(card.key)
    return text.EVENTS[card.key] if told is None else told(war.state, side)


def _politics(state: State, side: Side) -> str:
    del state
    return text.POLITICS[side]


def _stingy(state: State, side: Side) -> str:
    del side
    return text.ASSEMBLIES if state.assemblies == ENTHUSIASTIC else text.NO_PROVINCIALS


def _french_regulars(state: State, side: Side) -> str:
    if state.quiberon:
        return text.AFTER_QUIBERON
    return text.REGULARS if state.hands[side].regulars else text.NO_PORT


def _help(state: State, side: Side) -> str:
    """Why no help comes from Europe; to the British it always does."""
    if side is FRENCH and state.quiberon:
        return text.AFTER_QUIBERON
    return text.QUEBEC_LOST


def _germany(state: State, side: Side) -> str:
    return text.TOO_EARLY if state.year <= 1755 else _help(state, side)


def _iroquois(state: State, side: Side) -> str:
    if any(state.has_fort(space, side.other) for space in IROQUOIS_GATES):
        return text.ENEMY_GATE
    if not any(state.has_fort(space, side) for space in IROQUOIS_GATES):
        return text.NO_GATE
    return text.NO_JOHNSON


def _intrigues(state: State, side: Side) -> str:
    del side
    gone = not state.on_map(SHIRLEY) or state.besieged(SHIRLEY)
    return text.NO_SHIRLEY if gone else text.NO_LEAD


_TOLD: Final[dict[str, Callable[[State, Side], str]]] = {
    "british_colonial_politics": _politics,
    "stingy_provincial_assembly": _stingy,
    "french_regulars": _french_regulars,
    "troop_transports": _help,
    "victories_in_germany": _germany,
    "iroquois_alliance": _iroquois,
    "intrigues_against_shirley": _intrigues,
}
"""What is said of events with several conditions."""
