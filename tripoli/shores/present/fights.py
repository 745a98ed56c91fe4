"""Fights told from the events: who stands there, what was rolled, what was lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tripoli.kernel.text import fill
from tripoli.shores.model import events as ev
from tripoli.shores.model.pieces import (
    AMERICAN,
    DAMAGED,
    SUPPLY,
    TRIPOLITAN,
    TRIPOLITAN_PIECES,
    Piece,
    Side,
)
from tripoli.shores.present import messages
from tripoli.shores.present.words import describe, roll_result
from tripoli.shores.text import fights as text
from tripoli.shores.text.names import SIDES

_REPAIRED: Final = {damaged: whole for whole, damaged in DAMAGED.items()}
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
"""What comes after a fight, and belongs to it no more."""
_TURNS: Final = (ev.SeasonBegan, ev.YearBegan)


def last_fight(events: Sequence[ev.Event]) -> int | None:
    """Which event began the last fight of the present season; None if there was none.

    Args:
        events: everything that has happened.
    """
    for number in range(len(events) - 1, -1, -1):
        if isinstance(events[number], ev.FightBegan):
            return number
        if isinstance(events[number], _TURNS) and number < len(events) - 1:
            return None
    return None


def scene(events: Sequence[ev.Event], first: int) -> messages.Scene | None:
    """A fight as it went.

    Args:
        events: everything that has happened, as the reader may know it.
        first: which event began it.

    Returns:
        None if no fight begins there.
    """
    if not 0 <= first < len(events):
        return None
    began = events[first]
    if not isinstance(began, ev.FightBegan):
        return None
    fight = _Fight(began)
    over = False
    for event in events[first + 1 :]:
        if isinstance(event, (*_PLAYS, ev.FightBegan)):
            over = True
            break
        fight.add(event)
    return {
        "line": first,
        "kind": began.fight,
        "title": describe(began).rstrip("."),
        "place": str(began.place),
        "date": _date(events[:first]),
        "active": _name(began.active),
        "forces": [fight.force(side) for side in Side],
        "rounds": fight.rounds,
        "over": over,
    }


def _date(before: Sequence[ev.Event]) -> str:
    for event in reversed(before):
        if isinstance(event, ev.SeasonBegan):
            return f"{event.season} {event.year}"
    return ""


def _name(side: Side) -> messages.SideName:
    return "American" if side is AMERICAN else "Tripolitan"


class _Fight:
    """A fight that is put together event by event."""

    def __init__(self, began: ev.FightBegan) -> None:
        self.place = began.place
        self.units: list[messages.Unit] = []
        self.rounds: list[messages.Round] = [{"number": 1, "rolls": [], "notes": []}]
        for piece, count in began.forces:
            self.join(piece, count)

    def join(self, piece: Piece, count: int) -> None:
        """More units take part."""
        whole = _REPAIRED.get(piece, piece)
        for _ in range(count):
            self.units.append(
                {"piece": str(whole), "state": "ready" if whole is piece else "damaged"}
            )

    def add(self, event: ev.Event) -> None:
        """What happened next."""
        match event:
            case ev.RoundBegan(_, number):
                if number > 1:
                    self.rounds.append({"number": number, "rolls": [], "notes": []})
                return
            case ev.Rolled():
                self.rounds[-1]["rolls"].append(_roll(event))
                return
            case ev.Damaged(piece, _):
                self._change(piece, 1, "damaged")
            case ev.Sunk(piece, _, count):
                self._change(piece, count, "lost")
            case ev.Moved(piece, source, target, count):
                if source is SUPPLY and target is self.place:
                    self.join(piece, count)
        self.rounds[-1]["notes"].append(describe(event))

    def _change(self, piece: Piece, count: int, state: str) -> None:
        whole = _REPAIRED.get(piece, piece)
        before = "ready" if whole is piece else "damaged"
        for unit in self.units:
            if count and unit["piece"] == str(whole) and unit["state"] == before:
                unit["state"] = state  # type: ignore[typeddict-item]  # one of the three
                count -= 1

    def force(self, side: Side) -> messages.Force:
        """One side as it stands."""
        units = [unit for unit in self.units if _side(unit["piece"]) is side]
        lost = sum(unit["state"] == "lost" for unit in units)
        return {
            "side": _name(side),
            "name": SIDES[side],
            "units": units,
            "tally": fill(text.TALLY, lost=lost, all=len(units)) if units else text.NOBODY,
        }


def _side(piece: str) -> Side:
    return TRIPOLITAN if piece in _TRIPOLITAN else AMERICAN


_TRIPOLITAN: Final = {str(piece) for piece in TRIPOLITAN_PIECES}


def _roll(event: ev.Rolled) -> messages.Roll:
    needs = text.NEEDS.get(event.hit, "")
    return {
        "side": _name(event.side),
        "by": text.ROLLED_BY[event.reason, event.side],
        "dice": list(event.dice),
        "hit": event.hit,
        "hits": event.hits,
        "result": roll_result(event.reason, event.hits) if event.hit else "",
        "needs": needs,
    }
