"""The words of Wilderness War for the rest of the program; see `kernel.title.Words`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tripoli.kernel.text import plain
from tripoli.kernel.title import Eyes, Topic
from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import Dealt, Event, Held
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import SPACES
from tripoli.wilderness.model.state import State
from tripoli.wilderness.present import news, prospects, terminal
from tripoli.wilderness.present.labels import spelled_out
from tripoli.wilderness.present.sites import site_text
from tripoli.wilderness.present.words import date, describe, ending_sentences, prompt
from tripoli.wilderness.text import prospects as forecast
from tripoli.wilderness.text import sites
from tripoli.wilderness.text import terminal as text
from tripoli.wilderness.text.plans import PLANS

__all__ = [
    "board_text",
    "caption",
    "describe",
    "ending",
    "headline",
    "period",
    "plan",
    "prompt",
    "seen",
    "spelled_out",
    "topics",
]


def _space(game: Game, seat: int, name: str) -> list[str]:
    """What lies in the spaces whose names begin so."""
    del seat
    query = plain(name)
    lines = []
    for space in SPACES:
        if query and plain(space.name).startswith(query):
            lines += terminal.space_text(game.state, space)
    return lines or [text.WHICH_SPACE]


def _board(tell: Callable[[State, Side, str], list[str]]) -> Callable[[Game, int, str], list[str]]:
    """A topic that is told from the board alone."""
    return lambda game, seat, query: tell(game.state, Side(seat), query)


topics: Final[Mapping[str, Topic]] = {
    "space": Topic("NAME", text.SPACE, _space),
    "reach": Topic("NAME", forecast.REACH, _board(prospects.reach_text)),
    "odds": Topic("NAME > SPACE", forecast.ODDS, _board(prospects.odds_text)),
    "obstacle": Topic("NAME > SPACE", forecast.OBSTACLE, _board(prospects.obstacle_text)),
    "site": Topic("stockade > SPACE or fort > SPACE", sites.TOPIC, _board(site_text)),
    "threats": Topic("", forecast.THREATS, _board(prospects.threats_text)),
    "winter": Topic("", forecast.WINTER, _board(prospects.winter_text)),
}


def caption(game: Game) -> str:
    """The season and the year."""
    return date(game.state.year, late=game.state.late)


def period(game: Game) -> str:
    """The year."""
    return str(game.state.year)


def seen(event: Event, eyes: Eyes) -> Event:
    """An event without the cards that a viewer may not see."""
    if isinstance(event, Dealt) and event.side not in eyes:
        return event.but(cards=None)
    if isinstance(event, Held) and event.side not in eyes:
        return event.but(card=None)
    return event


def headline(events: Sequence[Event], seat: int) -> str:
    """What the other side did last, with its result."""
    return news.headline(events, Side(seat))


def plan(game: Game, seat: int) -> Sequence[str]:
    """What a side wants in a scenario; a war that begins later, in a position, has no such plan."""
    began = game.state.year == game.setup.facts.first_year and not game.state.late
    return PLANS[game.setup.scenario][Side(seat)] if began else ()


def ending(game: Game) -> Sequence[str]:
    """Who won and why, and the victory points."""
    return [] if game.result is None else ending_sentences(game.result)


def board_text(game: Game, eyes: Eyes) -> str:
    """The board and the cards, as far as a viewer can see them."""
    return terminal.board_text(game.state, eyes)
