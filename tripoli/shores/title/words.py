"""The words of The Shores of Tripoli for the rest of the program; see `kernel.title.Words`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tripoli.kernel.screen import wrapped
from tripoli.kernel.text import fill, plain
from tripoli.kernel.title import Eyes, Topic
from tripoli.shores.game import Game
from tripoli.shores.hidden.view import open_view
from tripoli.shores.model.cards import Card
from tripoli.shores.model.events import Event, seen_by
from tripoli.shores.model.pieces import FIRST_YEAR, Side
from tripoli.shores.present import news, terminal, words
from tripoli.shores.present.words import prompt, spelled_out
from tripoli.shores.rules.sequence import why_no_event
from tripoli.shores.text import names
from tripoli.shores.text import terminal as text
from tripoli.shores.text.news import PLANS

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


def _cards(name: str) -> list[str]:
    """The effects of the named cards."""
    return [terminal.card_text(card) for card in _named(name)] or [text.WHICH_CARD]


def _why(game: Game, seat: int, name: str) -> list[str]:
    """Why the named cards could not be played as events now, even from hand."""
    del seat
    lines = [
        wrapped(
            fill(
                text.CARD_AND_REASON,
                card=names.CARDS[card],
                reason=why_no_event(game, card) or text.CONDITION_MET,
            )
        )
        for card in _named(name)
    ]
    return lines or [text.WHICH_CARD]


def _named(name: str) -> list[Card]:
    """The card with this name, or those whose names start with it."""
    query = plain(name)
    titles = {card: plain(title) for card, title in names.CARDS.items()}
    exact = [card for card, title in titles.items() if title == query]
    return exact or [card for card, title in titles.items() if query and title.startswith(query)]


topics: Final[Mapping[str, Topic]] = {
    "card": Topic("NAME", text.CARD, lambda game, seat, name: _cards(name)),
    "why": Topic("NAME", text.WHY, _why),
}


def caption(game: Game) -> str:
    """The season and the year."""
    return words.date(game.state.season, game.state.year)


def period(game: Game) -> str:
    """The year."""
    return str(game.state.year)


def describe(event: Event) -> str:
    """A line of the log."""
    return words.describe(event)


def seen(event: Event, eyes: Eyes) -> Event:
    """An event as `eyes` can see it; if both sides' secrets can be seen, unchanged."""
    if len(eyes) == len(Side):
        return event
    return seen_by(event, Side(eyes[0]) if eyes else None)


def headline(events: Sequence[Event], seat: int) -> str:
    """What the other side did last, with its result."""
    return news.headline(events, Side(seat))


def plan(game: Game, seat: int) -> Sequence[str]:
    """What a side wants in 1801; a war that begins later, in a position, has no such plan."""
    return PLANS[Side(seat)] if game.state.year == FIRST_YEAR else ()


def ending(game: Game) -> Sequence[str]:
    """Who won and why, and the tournament score (R32)."""
    result = game.result
    return [] if result is None else words.ending_sentences(result)


def board_text(game: Game, eyes: Eyes) -> str:
    """The board and the cards, as far as a viewer can see them."""
    return terminal.board_text(open_view(game, eyes))
