"""Reconstructs fights from events: the forces, then, step by step, dice, cards and losses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from tripoli.kernel.text import fill
from tripoli.shores.model import events as ev
from tripoli.shores.model.pieces import (
    AMERICAN,
    DAMAGED,
    SUPPLY,
    TRIPOLITAN,
    TRIPOLITAN_PIECES,
    WHOLE,
    Piece,
    Side,
)
from tripoli.shores.present.words import date, fight_title, linked, roll_result
from tripoli.shores.text import fights as text
from tripoli.shores.text import names

if TYPE_CHECKING:
    from tripoli.shores.present import messages

_PLAYS: Final = (
    ev.SeasonBegan,
    ev.YearBegan,
    ev.Ended,
    ev.Played,
    ev.Passed,
    ev.BotConsidered,
    ev.BotChecked,
    ev.BotDrew,
    ev.BotRaidsOrBuilds,
)
"""Events after a fight that are not part of it."""
_WITHIN: Final = ("played", "lost overboard")
"""The purposes of discards that happen during a fight."""
_TURNS: Final = (ev.SeasonBegan, ev.YearBegan)


def last_fight(events: Sequence[ev.Event], since: int) -> int | None:
    """The index of the event that began the last fight of the current season; None if there was
    none.

    Args:
        events: all events of the game.
        since: from this event on, fights of earlier seasons count, too.
    """
    for number in range(len(events) - 1, -1, -1):
        if isinstance(events[number], ev.FightBegan):
            return number
        if isinstance(events[number], _TURNS) and since > number < len(events) - 1:
            return None
    return None


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
    start = seen(events[first])
    if not isinstance(start, ev.FightBegan):
        return None
    fight = _Fight(start)
    over = False
    for line in range(first + 1, len(events)):
        event = seen(events[line])
        plays = isinstance(event, (*_PLAYS, ev.FightBegan))
        if plays or (isinstance(event, ev.Discarded) and event.purpose not in _WITHIN):
            over = True
            break
        # Discarding the event card that led to the fight is not part of it.
        if not (isinstance(event, ev.Discarded) and event.purpose == "played"):
            fight.add(line, event)
    return {
        "line": first,
        "kind": start.fight,
        "title": fight_title(start.fight, start.place),
        "place": str(start.place),
        "date": _date(events, first),
        "active": _name(start.active),
        "forces": [fight.force(side) for side in Side],
        "steps": fight.steps,
        "over": over,
    }


def _date(events: Sequence[ev.Event], number: int) -> str:
    """The date of an event."""
    for line in range(number - 1, -1, -1):
        event = events[line]
        if isinstance(event, ev.SeasonBegan):
            return date(event.season, event.year)
    return ""


def _name(side: Side) -> messages.SideName:
    return "American" if side is AMERICAN else "Tripolitan"


class _Fight:
    """A fight under construction, event by event."""

    def __init__(self, start: ev.FightBegan) -> None:
        self.kind = start.fight
        self.place = start.place
        self.garrison = start.garrison
        self.units: list[messages.Unit] = []
        self.pieces: list[Piece] = []
        self.states: list[messages.UnitState] = []
        self.steps: list[messages.Step] = []
        self.round = 1
        for piece, count in start.forces:
            self.join(piece, count)

    def join(self, piece: Piece, count: int) -> None:
        """More units join, from the step after the existing ones."""
        state: messages.UnitState = "damaged" if piece in WHOLE else "ready"
        for _ in range(count):
            self.states.append(state)
            self.pieces.append(piece)
            self.units.append(
                {
                    "number": len(self.units),
                    "piece": str(piece),
                    "state": state,
                    "step": len(self.steps),
                }
            )

    def add(self, line: int, event: ev.Event) -> None:
        """Add the next event."""
        blows: list[messages.Blow] = []
        roll: messages.Roll | None = None
        card: str | None = None
        match event:
            case ev.RoundBegan(_, number):
                self.round = number
                return
            case ev.Rolled():
                roll = _roll(event)
            case ev.BattleCard(_, played):
                card = str(played)
            case ev.Damaged(piece, _):
                blows = self._change(piece, 1, "damaged")
            case ev.Sunk(piece, _, count):
                blows = self._change(piece, count, "lost")
            case ev.Moved(piece, source, target, count):
                # A ship that arrives in the harbor meanwhile does not raid.
                if source is SUPPLY and target is self.place and self.kind != "raid":
                    self.join(piece, count)
        self.steps.append(
            {
                "line": line,
                "round": self.round,
                "roll": roll,
                "card": card,
                "blows": blows,
                **linked(event),
            }
        )

    def _change(self, piece: Piece, count: int, state: messages.UnitState) -> list[messages.Blow]:
        """Units shown as `piece` until now are damaged or lost; lost ones are shown whole."""
        numbers = [
            number
            for number, current in enumerate(self.states)
            if current != "lost" and self.pieces[number] is piece
        ][:count]
        shown = DAMAGED[piece] if state == "damaged" else WHOLE.get(piece, piece)
        for number in numbers:
            self.states[number] = state
            self.pieces[number] = shown
        return [{"unit": number, "piece": str(shown), "state": state} for number in numbers]

    def force(self, side: Side) -> messages.Force:
        """One side: its units and their losses."""
        own = [number for number, piece in enumerate(self.pieces) if _side(piece) is side]
        lost, damaged = (
            sum(self.states[number] == state for number in own) for state in ("lost", "damaged")
        )
        return {
            "side": _name(side),
            "name": names.SIDES[side],
            "units": [self.units[number] for number in own],
            "garrison": {"piece": str(Piece.INFANTRY), "count": self.garrison}
            if self.garrison and side is TRIPOLITAN
            else None,
            "tally": fill(text.TALLY, lost=lost, all=len(own), damaged=damaged)
            if own
            else text.NOBODY,
        }


def _side(piece: Piece) -> Side:
    return TRIPOLITAN if piece in TRIPOLITAN_PIECES else AMERICAN


def _roll(event: ev.Rolled) -> messages.Roll:
    return {
        "side": _name(event.side),
        "by": text.ROLLED_BY[event.reason, event.side],
        "dice": list(event.dice),
        "hit": event.hit,
        "hits": event.hits,
        "result": roll_result(event.reason, event.hits) if event.hit else "",
        "needs": text.NEEDS.get(event.hit, ""),
    }
