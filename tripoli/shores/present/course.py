"""How a war went, season by season, for whoever looks back on it."""

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
"""What is worth a word in the course of a war, in one season."""
_LEAST: Final = {text.RAID: MUCH_GOLD, text.LOST: MANY_SHIPS}


def course(events: Sequence[ev.Event]) -> list[messages.Moment]:
    """Gold and sunk frigates at the end of each season, and what was notable in it.

    Args:
        events: everything that has happened.
    """
    moments: list[messages.Moment] = []
    gold = sunk = 0
    now = _Season()
    for line, event in enumerate(events):
        match event:
            case ev.SeasonBegan(year, season):
                now = _Season()
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
                now.add(text.RAID, change)
            case ev.Sunk(piece, _, count):
                if piece in (FRIGATE, DAMAGED_FRIGATE):
                    sunk += count
                    now.add(text.SUNK, count)
                elif piece in TRIPOLITAN_PIECES and piece is not INFANTRY:
                    now.add(text.LOST, count)
            case ev.Captured(city):
                now.add(fill(text.CAPTURED, city=city))
            case ev.Moved(piece, source, target, _):
                if piece is ALLIED_CORSAIR and source is SUPPLY and target in ALLIES:
                    now.add(text.WAR[target])
        if moments:
            moments[-1] = {**moments[-1], "gold": gold, "sunk": sunk, "notes": now.notes()}
    return moments


class _Season:
    """What has happened in a season so far: what is told of it, and how often, as it came."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def add(self, template: str, count: int = 1) -> None:
        """Something has happened."""
        self.counts[template] = self.counts.get(template, 0) + count

    def notes(self) -> list[str]:
        """What of it is worth a word."""
        return [
            fill(template, gold=count, count=count)
            for template, count in self.counts.items()
            if count >= _LEAST.get(template, 1)
        ]
