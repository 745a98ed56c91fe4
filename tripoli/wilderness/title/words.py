"""The words of Wilderness War for the rest of the program; see `kernel.title.Words`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tripoli.kernel.text import fill, plain
from tripoli.kernel.title import Eyes, Topic
from tripoli.wilderness.game import Game
from tripoli.wilderness.model.cards import COPIES
from tripoli.wilderness.model.events import Dealt, Event, Held
from tripoli.wilderness.model.options import Decision, Option
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import SPACES
from tripoli.wilderness.model.state import State
from tripoli.wilderness.present import prospects, terminal
from tripoli.wilderness.present.words import describe, points
from tripoli.wilderness.text import log, prompts
from tripoli.wilderness.text import prospects as forecast
from tripoli.wilderness.text import terminal as text

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
    "threats": Topic("", forecast.THREATS, _board(prospects.threats_text)),
    "winter": Topic("", forecast.WINTER, _board(prospects.winter_text)),
}


def prompt(decision: Decision) -> str:
    """Who decides, and what about."""
    card = prompts.EVENT if decision.card is None else COPIES[decision.card][0].title
    return fill(
        prompts.PROMPTS[decision.ask],
        side=text.SEAT_NAMES[decision.side],
        space=prompts.MAP if decision.space is None else decision.space,
        card=card,
        left=decision.left,
    )


def spelled_out(option: Option) -> str:
    """An option in full."""
    return str(option)


def caption(game: Game) -> str:
    """The season and the year."""
    season = "late" if game.state.late else "early"
    return fill(text.DATE, season=season, year=game.state.year)


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
    """No headline: the log of an Action Phase is short."""
    del events, seat
    return ""


def plan(game: Game, seat: int) -> Sequence[str]:
    """No plan is suggested."""
    del game, seat
    return ()


def ending(game: Game) -> Sequence[str]:
    """Who won and why, and the victory points."""
    result = game.result
    if result is None:
        return []
    template = text.DRAW if result.winner is None else text.ENDING
    side = "" if result.winner is None else log.SIDES[result.winner]
    return [
        fill(template, side=side, reason=result.reason),
        fill(text.FINAL_VP, vp=points(result.vp)),
    ]


def board_text(game: Game, eyes: Eyes) -> str:
    """The board and the cards, as far as a viewer can see them."""
    return terminal.board_text(game.state, eyes)
