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
                now.gold += change
            case ev.Sunk(piece, _, count):
                if piece in (FRIGATE, DAMAGED_FRIGATE):
                    sunk += count
                    now.frigates += count
                elif piece in TRIPOLITAN_PIECES and piece is not INFANTRY:
                    now.ships += count
            case ev.Captured(city):
                now.captures.append(fill(text.CAPTURED, city=city))
            case ev.Moved(piece, source, target, _):
                if piece is ALLIED_CORSAIR and source is SUPPLY and target in ALLIES:
                    now.wars.append(text.WAR[target])
        if moments:
            moments[-1] = {**moments[-1], "gold": gold, "sunk": sunk, "notes": now.notes()}
    return moments


class _Season:
    """What has happened in a season so far."""

    def __init__(self) -> None:
        self.gold = self.frigates = self.ships = 0
        self.wars: list[str] = []
        self.captures: list[str] = []

    def notes(self) -> list[str]:
        """What of it is worth a word; a city falls last, after the fight for it."""
        found = list(self.wars)
        if self.gold >= MUCH_GOLD:
            found.append(fill(text.RAID, gold=self.gold))
        if self.frigates:
            found.append(fill(text.SUNK, count=self.frigates))
        if self.ships >= MANY_SHIPS:
            found.append(fill(text.LOST, count=self.ships))
        return found + self.captures
