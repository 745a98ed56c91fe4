"""What a line of the log is to a reader, so that the page need not know the kinds of events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from tripoli.kernel.value import Value
from tripoli.wilderness.model import events as ev
from tripoli.wilderness.model.sides import Side

if TYPE_CHECKING:
    from tripoli.wilderness.present import messages

_ROLES: Final[Mapping[type[Value], messages.Role]] = {
    ev.SeasonBegan: "period",
    ev.WinterBegan: "period",
    ev.Played: "use",
    ev.Held: "use",
    ev.Passed: "use",
    ev.Discarded: "use",
    ev.Moved: "move",
    ev.BattleBegan: "fight",
    ev.RaidBegan: "fight",
    ev.Ended: "end",
}
_IN_FIGHTS: Final = ("lost", "raid")
"""Why units are reduced in fights."""
_AWAITED: Final = ("interception", "avoiding battle", "raid", "siege")
"""The purposes of dice whose result a later line reports."""


def role(event: Value) -> messages.Role | None:
    """What a line is to a reader; None if it reports the effect of another."""
    match event:
        case ev.Reduced(_, _, why) if why in _IN_FIGHTS:
            return "blow"
        case ev.Fired():
            return "blow"
        case ev.Rolled() if event.purpose not in _AWAITED:
            return "blow"
        case _:
            return _ROLES.get(type(event))


def minor(event: Value) -> bool:
    """Whether a line is found only in the log: a die whose result the next line reports, raids of
    the year that are wiped off the map, militia that goes home, a card that leaves the game.
    """
    match event:
        case ev.Rolled():
            return event.purpose in _AWAITED
        case ev.Marked():
            return event.marker == "Raided" and not event.placed
        case ev.Dismissed() | ev.Removed():
            return True
        case _:
            return False


def acts(event: Value) -> Side | None:
    """The side whose turn a line shows; None if that of the line before."""
    match event:
        case ev.Played():
            return None if event.use == "response" else event.side
        case ev.Held() | ev.Passed():
            return event.side
        case _:
            return None
