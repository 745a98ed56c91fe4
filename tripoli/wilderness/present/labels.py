"""Labels of options."""

from __future__ import annotations

from tripoli.kernel.text import fill
from tripoli.wilderness.model.action import Mover
from tripoli.wilderness.model.options import DONE, Act, Ask, Decision, Option
from tripoli.wilderness.model.pieces import LEADERS, UNITS
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.state import State
from tripoli.wilderness.present.followers import interceptors
from tripoli.wilderness.reach import Arrival, arrival
from tripoli.wilderness.rules.forces import EVERYONE
from tripoli.wilderness.rules.war import War
from tripoli.wilderness.text import labels as text


def label(option: Option, decision: Decision, war: War) -> str:
    """An option as a few words for a button.

    Args:
        option: one of the options of the decision.
        decision: the current decision.
        war: the war.
    """
    what = ""
    if option.act is Act.DEMOLISH and option.space is not None:
        what = text.WHAT[war.state.fort_kind(option.space)]
    template, units = _worded(option, decision, war)
    return _filled(template, option, what, units)


def brief(option: Option, decision: Decision, war: War) -> str | None:
    """The label of an option beside its piece, which it does not name again; None if it has no
    other there.

    Args:
        option: one of the options of the decision.
        decision: the current decision.
        war: the war.
    """
    template, units = _worded(option, decision, war)
    found = text.BESIDE.get(template)
    return None if found is None else _filled(found, option, "", units)


def _worded(option: Option, decision: Decision, war: War) -> tuple[str, int]:
    """The template of an option, and how many units a leader may intercept with."""
    units = _led(option, decision, war.state)
    return (text.INTERCEPT_LED if units else _template(option, decision, war)), units


def spelled_out(option: Option) -> str:
    """An option in full, for use out of context.

    Args:
        option: an option of any decision.
    """
    template = text.NAMED.get(str(option)) or text.SPELLED_OUT.get(option.act) or _own(option)
    return _filled(template, option, text.WORKS)


def _led(option: Option, decision: Decision, state: State) -> int:
    """How many units a leader may intercept with; 0 for any other option."""
    piece, space = option.piece, decision.space
    mover = state.action.mover if state.action else None
    if option.act is not Act.INTERCEPT or piece is None or space is None or mover is None:
        return 0
    if not piece.bit & LEADERS:
        return 0
    return (interceptors(state, decision.side, piece, mover, space) & UNITS).bit_count()


def _filled(template: str, option: Option, what: str, units: int = 0) -> str:
    """A label with what the option is about; `what` is demolished, `units` follow."""
    piece = option.piece
    return fill(
        template,
        piece=piece,
        reduced=None if piece is None else piece.strengths[0],
        other=option.other,
        space=option.space,
        card=None if option.card is None else option.card.title,
        department=option.department,
        what=what,
        units=units,
    )


def _template(option: Option, decision: Decision, war: War) -> str:
    state = war.state
    if option == DONE and decision.ask is Ask.ACTIVATE and not _named(state):
        return text.ACTIVATE_NOBODY
    if option == DONE:
        done = text.DONE.get(decision.ask, text.LABELS[Act.DONE])
        last = war.history[-1] if war.history else None
        if isinstance(last, Option):
            return text.DONE_AFTER.get((decision.ask, last.act), done)
        return done
    if option.department is not None and decision.card == "call_out_militias":
        return text.CALL_OUT
    mover = state.action.mover if state.action else None
    match option.act:
        case Act.MOVE if mover is not None and not mover.land:
            return text.BY_BOAT
        case Act.LOSE if option.piece is not None:
            return text.LOSE_LAST if state.reduced & option.piece.bit else text.LOSE
        case Act.STOP if mover is not None and _raids(state, decision.side, mover):
            return text.RAID
        case Act.RETREAT if option.piece is None and any(
            one.piece is not None for one in decision.options
        ):
            return text.RETREAT_TOGETHER
        case Act.GO_HOME if option.space == decision.space:
            return text.STAYS
        case Act.BUILD:
            return text.FORT if decision.ask is Ask.FORTS else text.STOCKADE
        case _:
            return _own(option)


def _own(option: Option) -> str:
    """The template of an option by itself, whatever the decision is."""
    notation, piece = str(option), option.piece
    if notation in text.NAMED:
        return text.NAMED[notation]
    if option == EVERYONE:
        return text.EVERYONE
    if option.department is not None:
        return text.DEPARTMENTS[option.act]
    leader = piece is not None and bool(piece.bit & LEADERS)
    match option.act:
        case Act.AVOID if piece is None:
            return text.AVOID_TO
        case Act.AVOID if not leader:
            return text.AVOID_WITH
        case Act.ELIMINATE if leader:
            return text.RECALL
        case Act.RETREAT if piece is not None:
            return text.RETREAT_PIECE
        case _:
            return text.LABELS[option.act]


def _named(state: State) -> bool:
    """Whether anything has been named to be activated."""
    return state.action is not None and bool(state.action.waiting)


def _raids(state: State, side: Side, mover: Mover) -> bool:
    """Whether a group raids where it stops (10.1)."""
    return arrival(state, side, mover.pieces, mover.space) is Arrival.RAID
