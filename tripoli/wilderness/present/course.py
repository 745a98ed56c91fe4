"""The course of a war by season, for its summary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tripoli.kernel.text import fill, listed
from tripoli.kernel.value import Value
from tripoli.wilderness.model import events as ev
from tripoli.wilderness.model.pieces import LEADERS
from tripoli.wilderness.model.places import NAMES
from tripoli.wilderness.model.sides import FRENCH, Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.present.notation import side_name
from tripoli.wilderness.text import course as text

if TYPE_CHECKING:
    from tripoli.wilderness.present import messages

_GREAT: Final = ("fort", "fortress")
"""The fortifications whose capture is worth a note."""


def course(events: Sequence[Value]) -> list[messages.Moment]:
    """The victory points at the end of each season, and what was notable in it.

    Args:
        events: all events of the game.
    """
    moments: list[messages.Moment] = []
    vp = _first_vp(events)
    season = _Season()
    for line, event in enumerate(events):
        if isinstance(event, ev.SeasonBegan):
            season = _Season()
            moments.append(
                {
                    "year": event.year,
                    "late": event.late,
                    "line": line,
                    "vp": vp,
                    "notes": [],
                    "tallies": season.tallies,
                }
            )
        elif isinstance(event, ev.Scored):
            vp = event.vp
        season.add(event)
        if moments:
            moments[-1]["vp"] = vp
            following = events[line + 1] if line + 1 < len(events) else None
            if following is None or isinstance(following, ev.SeasonBegan):
                moments[-1]["notes"] = season.notes()
    return moments


def _first_vp(events: Sequence[Value]) -> int:
    """The victory points before the first event that changes them, or at the end."""
    for event in events:
        if isinstance(event, ev.Scored):
            return event.vp - (event.points if event.side is FRENCH else -event.points)
        if isinstance(event, ev.Ended):
            return event.result.vp
    return 0


class _Season:
    """What has happened in a season so far."""

    def __init__(self) -> None:
        self._notes: list[str] = []
        self._raided: dict[Side, list[Space]] = {side: [] for side in Side}
        self._decided: tuple[Side, Space] | None = None
        self._won: Counter[tuple[Side, Space]] = Counter()
        self.tallies: dict[messages.SideName, messages.Tally] = {
            side_name(side): {"battles": 0, "raids": 0, "taken": 0, "lost": 0, "winter": 0}
            for side in Side
        }

    def add(self, event: Value) -> None:
        """Take note of an event."""
        self._count(event)
        match event:
            case ev.BattleEnded():
                self._decided = (event.winner, event.space)
            case ev.Scored() if event.why == "battle" and self._decided is not None:
                self._won[self._decided] += 1
            case ev.Captured() if event.what in _GREAT:
                self._notes.append(fill(text.TAKEN[event.side], what=event.what, space=event.space))
            case ev.Built() if event.what == "damaged fort":
                self._notes.append(fill(text.STORMED[event.side], space=event.space))
            case ev.Eliminated() if event.piece.bit & LEADERS and event.why == "killed":
                place = NAMES[event.place]
                self._notes.append(fill(text.KILLED, leader=event.piece, space=place))
            case ev.Raided() if event.success and event.space not in self._raided[event.side]:
                self._raided[event.side].append(event.space)

    def _count(self, event: Value) -> None:
        match event:
            case ev.BattleEnded():
                self._of(event.winner)["battles"] += 1
            case ev.Raided() if event.success:
                self._of(event.side)["raids"] += 1
            case ev.Captured():
                self._of(event.side)["taken"] += 1
            case ev.Built() if event.what == "damaged fort":
                self._of(event.side)["taken"] += 1
            case ev.Reduced():
                self._lost(event, 1)
            case ev.Eliminated():
                self._lost(event, event.steps)

    def _lost(self, event: ev.Reduced | ev.Eliminated, steps: int) -> None:
        tally = self._of(event.piece.side)
        tally["winter" if event.why == "winter" else "lost"] += steps

    def _of(self, side: Side) -> messages.Tally:
        return self.tallies[side_name(side)]

    def notes(self) -> list[str]:
        """The notes, battles and sieges first."""
        raids = [
            fill(text.RAIDS[side], spaces=listed(spaces))
            for side, spaces in self._raided.items()
            if spaces
        ]
        won = [
            fill(text.WON[side], space=space, count=count)
            for (side, space), count in self._won.items()
        ]
        toll = sum(tally["winter"] for tally in self.tallies.values())
        winter = [fill(text.WINTER, count=toll)] if toll else []
        return [*won, *self._notes, *raids, *winter]
