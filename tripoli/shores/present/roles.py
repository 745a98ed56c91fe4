"""What a line of the log is to a reader, so that the page need not know the kinds of events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tripoli.shores.model import events as ev
from tripoli.shores.model.pieces import OPEN_SEA, TRIPOLITAN, Side

if TYPE_CHECKING:
    from tripoli.shores.present import messages

_USES: Final = (ev.Played, ev.Discarded, ev.Passed, ev.Took)
_THOUGHTS: Final = (ev.BotConsidered, ev.BotChecked, ev.BotDrew, ev.BotRaidsOrBuilds)
_ROLES: Final[Mapping[type[ev.Event], messages.Role]] = {
    ev.YearBegan: "period",
    ev.SeasonBegan: "period",
    **dict.fromkeys(_USES, "use"),
    ev.Moved: "move",
    **dict.fromkeys(_THOUGHTS, "thought"),
    ev.FightBegan: "fight",
    ev.Used: "blow",
    ev.RoundBegan: "blow",
    ev.Ended: "end",
}
_AFTER_PLAY: Final = "played"
"""The purpose with which a card goes to the discard pile after it was played."""


def role(event: ev.Event) -> messages.Role | None:
    """What a line is to a reader; None if it reports the effect of another."""
    if isinstance(event, ev.Rolled):
        return "blow" if _reported_later(event) else None
    if isinstance(event, ev.Discarded) and event.purpose == _AFTER_PLAY:
        return None
    return _ROLES.get(type(event))


def _reported_later(roll: ev.Rolled) -> bool:
    """Whether a later line reports the result of a roll: not that of one without hits, nor what a
    raid has captured.
    """
    hit = roll.hit > 0 and max(roll.dice, default=0) >= roll.hit
    return hit and roll.reason != "raid"


def minor(event: ev.Event) -> bool:
    """Whether a line is found only in the log: a card of the T-bot that waits, raiders that leave
    or return, an event card that goes to the discard pile.
    """
    match event:
        case ev.BotConsidered():
            return event.outcome == "waits"
        case ev.Moved(_, source, target, _):
            return OPEN_SEA in (source, target)
        case ev.Discarded(_, _, purpose):
            return purpose == _AFTER_PLAY
        case _:
            return False


def acts(event: ev.Event) -> Side | None:
    """The side whose turn a line shows; None if that of the line before."""
    if isinstance(event, _THOUGHTS):
        return TRIPOLITAN
    return event.side if isinstance(event, _USES) else None
