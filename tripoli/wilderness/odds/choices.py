"""What an answer makes of the fight that it is asked about, before the dice are rolled."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tripoli.wilderness.model.fights import Assault, Battle, Fight, Raid
from tripoli.wilderness.model.options import Act, Ask, Decision, Option
from tripoli.wilderness.model.pieces import Piece
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.state import State

ASKS: Final = (Ask.MILITIA, Ask.JOIN, Ask.WINDOW, Ask.COMMANDER)
"""What may be asked before the dice of a fight."""


def after(
    state: State, fight: Fight, decision: Decision, option: Option
) -> tuple[State, Fight] | None:
    """The fight if an option is chosen, and nothing more comes before the dice.

    Args:
        state: the state.
        fight: what dice are about to be rolled for.
        decision: a question about it.
        option: one of its options.

    Returns:
        The state, a changed copy where the option changes it, and the fight; None if the option is
        about something else, or takes the fight's place.
    """
    if decision.ask not in ASKS:
        return None
    piece = option.piece
    match option.act:
        case Act.DONE | Act.DECLINE:
            return state, fight
        case Act.PLAY:
            return _played(state, fight, decision.side, decision.card)
        case Act.DEPLOY | Act.JOIN if piece is not None:
            return state, _joined(fight, decision.side, state.active, piece)
        case Act.COMMAND if piece is not None:
            return state, _led(fight, decision.side, state.active, piece)
        case _:
            return None


def _played(
    state: State, fight: Fight, side: Side, event: str | None
) -> tuple[State, Fight] | None:
    """After a response (7.4, 7.56, 9.13, W61, W65, W73)."""
    if event == "ambush" and isinstance(fight, Battle):
        return state, replace(fight, ambusher=side if fight.ambusher is None else None)
    after = state.copy()
    match event:
        case "fieldworks":
            after.fieldworks ^= 1 << fight.space
        case "coehorns" if after.action is not None:
            after.action.play_coehorns(side, fight.space)
        case "blockhouses":
            after.hands[side].blockhouses = True
        case _:
            return None
    return after, fight


def _joined(fight: Fight, side: Side, active: Side, piece: Piece) -> Fight:
    """With militia, or with a besieged friend of the attackers (7.3, 8.251, 10.2)."""
    match fight:
        case Raid():
            return fight._replace(militia=piece)
        case Battle() if side is active:
            return replace(fight, attackers=fight.attackers | piece.bit)
        case Battle():
            return replace(fight, defenders=fight.defenders | piece.bit)
        case _:
            return fight


def _led(fight: Fight, side: Side, active: Side, piece: Piece) -> Fight:
    """Under one of several leaders of equal Command (7.51, W51)."""
    match fight:
        case Battle():
            return replace(fight, against=piece)
        case Assault() if side is active:
            return fight._replace(leader=piece)
        case Assault():
            return fight._replace(against=piece)
        case _:
            return fight
