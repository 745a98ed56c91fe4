"""What the page of Wilderness War draws; see `kernel.title.Page`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from tripoli.kernel.title import Eyes, Query
from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import Event
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.present import approaches, fights, lenses, lines, page
from tripoli.wilderness.present.course import course
from tripoli.wilderness.present.facts import facts
from tripoli.wilderness.present.options import usual
from tripoli.wilderness.present.page import board, summary
from tripoli.wilderness.title.words import seen

if TYPE_CHECKING:
    from tripoli.wilderness.present import messages

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


def _against(game: Game, eyes: Eyes) -> Side:
    """The side whose threats a viewer looks at: their own; otherwise that of the decision."""
    if len(eyes) == 1:
        return Side(eyes[0])
    return game.state.active if game.decision is None else game.decision.side


queries: Final[Mapping[str, Query]] = {
    "reach": lambda game, eyes, option: approaches.reach_of(
        game.decision, game.state, eyes, option
    ),
    "group": lambda game, eyes, group: approaches.group_of(game.decision, game.state, eyes, group),
    "supply": lambda game, eyes, argument: lenses.supply(game.state),
    "winter": lambda game, eyes, argument: lenses.tolls(game.state),
    "threats": lambda game, eyes, argument: lenses.threats(game.state, _against(game, eyes)),
}


def options(game: Game, seat: int) -> list[messages.Option]:
    """The options of the side's decision, with their odds."""
    return page.offered(game, Side(seat))


def decision(game: Game, seat: int) -> messages.Decision:
    """The side's decision."""
    return page.decision(game, Side(seat))


def automatic(game: Game) -> str | None:
    """Losses among units that are alike."""
    return usual(game)


def line(event: Event, eyes: Eyes) -> messages.Line:
    """A line of the log, with the pieces that move."""
    return lines.line(seen(event, eyes))


def scene(events: Sequence[Event], first: int, eyes: Eyes) -> messages.Scene | None:
    """A fight and its course."""
    return fights.scene(events, first, lambda event: seen(event, eyes))


def last_scene(events: Sequence[Event], since: int | None = None) -> int | None:
    """The event that began the last fight of the current Action Phase."""
    return fights.last_fight(events, len(events) if since is None else since)


def goes_on(events: Sequence[Event], first: int) -> bool:
    """Whether the fight that began with an event is still going on."""
    return fights.goes_on(events, first)
