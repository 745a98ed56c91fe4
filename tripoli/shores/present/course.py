"""The course of a war by season, for its summary."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

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
)
from tripoli.shores.text import course as text

if TYPE_CHECKING:
    from tripoli.shores.present import messages

MUCH_GOLD: Final = 3
MANY_SHIPS: Final = 3
"""The least gold, or ships, in one season that is worth a note."""
_LEAST: Final = {text.RAID: MUCH_GOLD, text.LOST: MANY_SHIPS}


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
                current.add(text.RAID, change)
            case ev.Sunk(piece, _, count):
                if piece in (FRIGATE, DAMAGED_FRIGATE):
                    sunk += count
                    current.add(text.SUNK, count)
                elif piece in TRIPOLITAN_PIECES and piece is not INFANTRY:
                    current.add(text.LOST, count)
            case ev.Captured(city):
                current.add(fill(text.CAPTURED, city=city))
            case ev.Moved(piece, source, target, _):
                if piece is ALLIED_CORSAIR and source is SUPPLY and target in ALLIES:
                    current.add(text.WAR[target])
        if moments:
            moments[-1] = {**moments[-1], "gold": gold, "sunk": sunk, "notes": current.notes()}
    return moments


class _Season:
    """The events of a season so far: the templates of its notes, each with a count."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def add(self, template: str, count: int = 1) -> None:
        """Count an event."""
        self.counts[template] = self.counts.get(template, 0) + count

    def notes(self) -> list[str]:
        """The notes worth showing."""
        return [
            fill(template, gold=count, count=count)
            for template, count in self.counts.items()
            if count >= _LEAST.get(template, 1)
        ]
