"""The course of a war by season, for its summary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from tripoli.kernel.text import fill
from tripoli.shores.model import events as ev
from tripoli.shores.model.pieces import (
    ALLIED_CORSAIR,
    ALLIES,
    DAMAGED_FRIGATE,
    FRIGATE,
    INFANTRY,
    SUPPLY,
    TRIPOLITAN_PIECES,
    Place,
)
from tripoli.shores.text import course as text
from tripoli.shores.text import names

if TYPE_CHECKING:
    from tripoli.shores.present import messages

MUCH_GOLD: Final = 3
MANY_SHIPS: Final = 3
"""The least gold, or ships, in one season that is worth a note."""
_LEAST: Final = {"raid": MUCH_GOLD, "lost": MANY_SHIPS}
_NOTES: Final = {"raid": text.RAID, "sunk": text.SUNK, "lost": text.LOST}


def course(events: Sequence[ev.Event]) -> list[messages.Moment]:
    """Gold and sunk frigates at the end of each season, and what was notable in it.

    Args:
        events: all events of the game.
    """
    moments: list[messages.Moment] = []
    gold = sunk = 0
    current = _Season()
    for line, event in enumerate(events):
        match event:
            case ev.SeasonBegan(year, season):
                current = _Season()
                moments.append(
                    {
                        "year": year,
                        "season": str(season),
                        "line": line,
                        "gold": gold,
                        "sunk": sunk,
                        "notes": [],
                    }
                )
            case ev.GoldChanged(change, total):
                gold = total
                current.add("raid", change)
            case ev.Sunk(piece, _, count):
                if piece in (FRIGATE, DAMAGED_FRIGATE):
                    sunk += count
                    current.add("sunk", count)
                elif piece in TRIPOLITAN_PIECES and piece is not INFANTRY:
                    current.add("lost", count)
            case ev.Captured(city):
                current.add(city)
            case ev.Moved(piece, source, target, _):
                if piece is ALLIED_CORSAIR and source is SUPPLY and target in ALLIES:
                    current.add(target)
        if moments:
            moments[-1] = {**moments[-1], "gold": gold, "sunk": sunk, "notes": current.notes()}
    return moments


_Note: TypeAlias = Literal["raid", "sunk", "lost"] | Place
"""What is counted; or an ally that enters the war, or a city that is captured."""


class _Season:
    """What has happened in a season so far, each with a count."""

    def __init__(self) -> None:
        self.counts: dict[_Note, int] = {}

    def add(self, note: _Note, count: int = 1) -> None:
        """Count an event."""
        self.counts[note] = self.counts.get(note, 0) + count

    def notes(self) -> list[str]:
        """The notes worth showing."""
        return [
            _in_words(note, count)
            for note, count in self.counts.items()
            if isinstance(note, Place) or count >= _LEAST.get(note, 1)
        ]


def _in_words(note: _Note, count: int) -> str:
    if not isinstance(note, Place):
        return fill(_NOTES[note], count=count)
    if note in ALLIES:
        return fill(text.WAR, state=names.ALLIED_STATES[note])
    return fill(text.CAPTURED, city=names.PLACES[note].name)
