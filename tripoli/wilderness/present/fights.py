"""Reconstructs fights from events: the forces, then, step by step, dice, cards and losses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from tripoli.kernel.text import fill
from tripoli.wilderness.model import events as ev
from tripoli.wilderness.model.pieces import FULL_NAMES, PIECES, UNITS, Pieces, each
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.present.forecasts import column_text, fired, raid_faces
from tripoli.wilderness.present.lines import linked
from tripoli.wilderness.present.notation import side_name
from tripoli.wilderness.present.words import date, many, modifiers
from tripoli.wilderness.text import fights as text
from tripoli.wilderness.text import log, names

if TYPE_CHECKING:
    from tripoli.wilderness.present import messages

_BEGIN: Final = (ev.BattleBegan, ev.RaidBegan)
_LATER: Final = (
    *_BEGIN,
    ev.SeasonBegan,
    ev.WinterBegan,
    ev.Ended,
    ev.Activated,
    ev.Passed,
    ev.Held,
    ev.Left,
    ev.Tried,
    ev.Entered,
)
"""Events after a fight that are not part of it."""
_JOURNEYS: Final = ("move", "sail", "land", "intercepts", "goes home", "leaves")
"""Moves that are not part of a fight."""
_OTHER_DICE: Final = ("siege", "interception", "avoiding battle")
"""Rolls that are not part of a fight."""
_STEPS: Final[dict[messages.UnitState, int]] = {"ready": 2, "damaged": 1, "lost": 0}
"""The steps of a unit (3.1)."""


def last_fight(events: Sequence[ev.Event], since: int) -> int | None:
    """The index of the event that began the last fight of the current Action Phase; None if there
    was none.

    Args:
        events: all events of the game.
        since: from this event on, fights of earlier phases count, too.
    """
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        if isinstance(event, _BEGIN):
            return number
        if _begins_phase(event) and since > number:
            return None
    return None


def _begins_phase(event: ev.Event) -> bool:
    if isinstance(event, ev.Played):
        return event.use != "response"
    return isinstance(event, ev.SeasonBegan | ev.WinterBegan | ev.Held)


def scene(
    events: Sequence[ev.Event],
    first: int,
    seen: Callable[[ev.Event], ev.Event] = lambda event: event,
) -> messages.Scene | None:
    """A fight and its course.

    Args:
        events: all events.
        first: the index of the event that began it.
        seen: an event as the reader can see it.

    Returns:
        None if no fight begins there.
    """
    if not 0 <= first < len(events):
        return None
    start = events[first]
    if not isinstance(start, _BEGIN):
        return None
    fight = _Fight(start)
    over = False
    for line in range(first + 1, len(events)):
        event = events[line]
        if _is_later(event, fight.space):
            over = True
            break
        fight.add(line, seen(event))
    return {
        "line": first,
        "kind": fight.kind,
        "title": fill(text.TITLES[fight.kind], space=fight.space),
        "place": str(fight.space),
        "date": _date(events, first),
        "active": side_name(fight.active),
        "forces": [fight.force(side) for side in Side],
        "steps": fight.steps,
        "burns": fight.burns,
        "over": over,
    }


def goes_on(events: Sequence[ev.Event], first: int) -> bool:
    """Whether the fight that began with an event is still going on."""
    start = events[first] if 0 <= first < len(events) else None
    if not isinstance(start, _BEGIN):
        return False
    return not any(_is_later(events[line], start.space) for line in range(first + 1, len(events)))


def _is_later(event: ev.Event, space: Space) -> bool:
    """Whether an event comes after a fight in a space, and is not part of it."""
    match event:
        case ev.Moved():
            return event.why in _JOURNEYS
        case ev.Rolled():
            return event.purpose in _OTHER_DICE
        case ev.SiegeChanged():
            return event.space != space
        case _:
            return isinstance(event, _LATER) or _begins_phase(event)


def _date(events: Sequence[ev.Event], number: int) -> str:
    """The date of an event."""
    for line in range(number - 1, -1, -1):
        event = events[line]
        if isinstance(event, ev.SeasonBegan):
            return date(event.year, late=event.late)
    return ""


class _Fight:
    """A fight under construction, event by event."""

    def __init__(self, start: ev.BattleBegan | ev.RaidBegan) -> None:
        self.space = start.space
        self.reduced = start.reduced
        self.units: list[messages.Unit] = []
        self.numbers: dict[int, int] = {}
        """The number of each piece."""
        self.states: list[messages.UnitState] = []
        self.steps: list[messages.Step] = []
        self.hard = False
        """Whether a raid is rolled for in the column of stockades and settlements."""
        self.burns: int | None = None
        """The number of steps after which what is raided burns."""
        self.kind: messages.SceneKind
        if isinstance(start, ev.RaidBegan):
            self.kind = "raid"
            self.active = start.side
            self.hard = start.hard
            self.join(start.raiders)
        else:
            self.kind = "assault" if start.assault else "battle"
            self.active = start.active
            self.join(start.attackers)
            self.join(start.defenders)

    def join(self, pieces: Pieces) -> None:
        """More pieces join, from the step after the existing ones."""
        for piece in each(pieces):
            if piece in self.numbers:
                continue
            state: messages.UnitState = "damaged" if self.reduced & piece.bit else "ready"
            self.numbers[piece] = len(self.units)
            self.states.append(state)
            self.units.append(
                {
                    "number": len(self.units),
                    "piece": FULL_NAMES[piece],
                    "state": state,
                    "step": len(self.steps),
                }
            )

    def add(self, line: int, event: ev.Event) -> None:
        """Add the next event."""
        blows: list[messages.Blow] = []
        roll: messages.Roll | None = None
        card: str | None = None
        said = linked(event)
        match event:
            case ev.Fired():
                roll = _fired(event)
            case ev.Rolled():
                roll = self._rolled(event)
            case ev.Played():
                card = str(event.card)
                self.hard = self.hard or event.card.key == "blockhouses"
            case ev.Reduced(piece):
                blows = self._change(piece, "damaged")
                said["text"] = fill(text.REDUCED, piece=piece, count=many(piece.bit))
            case ev.Eliminated(piece):
                blows = self._change(piece, "lost")
            case ev.Joined(_, pieces):
                self.join(pieces)
            case ev.Moved() if event.why == "deploys":
                self.join(event.pieces)
            case ev.Raided() if event.success:
                self.burns = len(self.steps) + 1
        self.steps.append(
            {
                "line": line,
                "round": 1,
                "roll": roll,
                "card": card,
                "blows": blows,
                **said,
            }
        )

    def _change(self, piece: int, state: messages.UnitState) -> list[messages.Blow]:
        """A piece is reduced or lost; one that does not take part in the fight does not matter."""
        number = self.numbers.get(piece)
        if number is None:
            return []
        self.states[number] = state
        return [{"unit": number, "piece": FULL_NAMES[piece], "state": state}]

    def _rolled(self, event: ev.Rolled) -> messages.Roll:
        purpose = log.PURPOSES.get(event.purpose, event.purpose)
        added = modifiers(event.modifiers)
        roll: messages.Roll = {
            "side": side_name(event.side),
            "by": fill(text.BY, side=log.SIDES[event.side], purpose=purpose),
            "dice": [event.die],
            "hit": 0,
            "hits": 0,
            "result": fill(text.TOTAL, total=event.total, modifiers=added) if added else "",
            "needs": text.LEADER,
        }
        if event.purpose == "raid":
            roll["needs"] = text.RAID_COLUMN[self.hard]
            roll["faces"] = raid_faces(
                event.total - event.die, self._steps(event.side), hard=self.hard
            )
        return roll

    def _steps(self, side: Side) -> int:
        """The steps that the units of a side have left (3.1)."""
        return sum(
            _STEPS[self.states[number]]
            for piece, number in self.numbers.items()
            if PIECES[piece].side is side and PIECES[piece].bit & UNITS
        )

    def force(self, side: Side) -> messages.Force:
        """One side: its units and their losses."""
        own = {
            piece: number for piece, number in self.numbers.items() if PIECES[piece].side is side
        }
        units = [number for piece, number in own.items() if PIECES[piece].bit & UNITS]
        lost, damaged = (
            sum(self.states[number] == state for number in units) for state in ("lost", "damaged")
        )
        # Whoever is raided is not there with pieces.
        nobody = "" if self.kind == "raid" else text.NOBODY
        return {
            "side": side_name(side),
            "name": names.SIDES[side],
            "units": [self.units[number] for number in own.values()],
            "garrison": None,
            "tally": fill(text.TALLY, lost=lost, all=len(units), damaged=damaged)
            if units
            else nobody,
        }


def _fired(event: ev.Fired) -> messages.Roll:
    column = column_text(event.strength, event.column, doubled=event.doubled, shift=event.shift)
    added = modifiers(event.modifiers)
    return {
        "side": side_name(event.side),
        "by": names.SIDES[event.side],
        "dice": [event.die],
        "hit": 0,
        "hits": event.losses,
        "result": fill(text.LOSSES, losses=event.losses),
        "needs": fill(text.NEEDS, column=column, modifiers=added) if added else column,
        "faces": fired(event),
    }
