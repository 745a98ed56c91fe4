"""What the page of The Shores of Tripoli draws; see `kernel.title.Page`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from tripoli.kernel.title import Eyes, Query
from tripoli.shores.game import Game
from tripoli.shores.model.events import Event
from tripoli.shores.model.options import Ask
from tripoli.shores.model.pieces import Side
from tripoli.shores.present import fights, page
from tripoli.shores.present.automatic import usual_hit
from tripoli.shores.present.course import course
from tripoli.shores.present.page import board, facts, summary
from tripoli.shores.title.words import seen

if TYPE_CHECKING:
    from tripoli.shores.present import messages

__all__ = [
    "automatic",
    "board",
    "course",
    "decision",
    "facts",
    "goes_on",
    "last_scene",
    "line",
    "options",
    "queries",
    "scene",
    "summary",
]


queries: Final[Mapping[str, Query]] = {}


def options(game: Game, seat: int) -> list[messages.Option]:
    """The options of the side's decision, with their odds."""
    return page.options(game, Side(seat))


def decision(game: Game, seat: int) -> messages.Decision:
    """The side's decision."""
    return page.decision(game, Side(seat))


def automatic(game: Game) -> str | None:
    """Hits, assigned automatically."""
    asked = game.decision
    return None if asked is None or asked.ask is not Ask.HIT else usual_hit(asked.options)


def line(event: Event, eyes: Eyes) -> messages.Line:
    """A line of the log, with the pieces that move."""
    return page.line(seen(event, eyes))


def scene(events: Sequence[Event], first: int, eyes: Eyes) -> messages.Scene | None:
    """A fight and its course."""
    return fights.scene(events, first, lambda event: seen(event, eyes))


def last_scene(events: Sequence[Event], since: int | None = None) -> int | None:
    """The event that began the last fight of the current season."""
    return fights.last_fight(events, len(events) if since is None else since)


def goes_on(events: Sequence[Event], first: int) -> bool:
    """Whether the fight that began with an event is still going on."""
    found = fights.scene(events, first)
    return found is not None and not found["over"]
