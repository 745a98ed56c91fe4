"""The board as text, for the terminal."""

from __future__ import annotations

import textwrap
from typing import Final

from tripoli.shores.cards import Card
from tripoli.shores.pieces import (
    FIRST_YEAR,
    HARBORS,
    LAST_YEAR,
    OPEN_SEA,
    PIECES,
    SUNK,
    SUPPLY,
    Place,
    Season,
    Side,
    year_space,
)
from tripoli.shores.view import CardsView, View
from tripoli.shores.words import pieces

WIDTH: Final = 80


def board_text(view: View) -> str:
    """The board and the cards as whoever the view belongs to may see them.

    Args:
        view: of a side, or of an onlooker.

    Returns:
        Lines of at most 80 characters.
    """
    lines = [_date(view), _gold(view), ""]
    for harbor in HARBORS:
        lines.append(_row(_harbor_name(view, harbor), _standing(view, harbor)))
        if harbor.zone is not None:
            lines.append(_row(f"  {harbor.zone}", _standing(view, harbor.zone)))
    if _standing(view, OPEN_SEA):
        lines.append(_row("Open sea", _standing(view, OPEN_SEA)))
    lines.append("")
    for year in range(max(view.year, FIRST_YEAR) + 1, LAST_YEAR + 1):
        lines.append(_row(f"Due in {year}", _standing(view, year_space(year))))
    lines.append(_row("Supply", _standing(view, SUPPLY)))
    lines.append("")
    for side in Side:
        lines += _cards(view, side)
    return "\n".join(lines)


def _date(view: View) -> str:
    seasons = "  ".join(
        f"[{season}]" if season is view.season else str(season) for season in Season
    )
    return f"{view.year}   {seasons}"


def _gold(view: View) -> str:
    sunk = view.counts[SUNK]
    return f"Gold of Tripolitania: {view.gold} of 12.   American frigates sunk: {sunk} of 4."


def _harbor_name(view: View, harbor: Place) -> str:
    return f"{harbor} (captured)" if harbor in view.captured else str(harbor)


def _standing(view: View, place: Place) -> str:
    return ", ".join(
        pieces(piece, view.counts[piece + place]) for piece in PIECES if view.counts[piece + place]
    )


def _row(name: str, text: str) -> str:
    return textwrap.fill(
        f"{name:<20}{text or '-'}", WIDTH, subsequent_indent=" " * 20, break_long_words=False
    )


def _cards(view: View, side: Side) -> list[str]:
    cards: CardsView = view.cards[side]
    lines = [f"{side} cards"]
    if cards.active:
        lines.append(_row("  active event", str(cards.active)))
    if view.setup.solitaire and side is Side.TRIPOLITAN:
        lines.append(_row("  event line", _names(cards.event_line)))
        lines.append(_row("  battle line", _names(cards.battle_line)))
        lines.append(_row("  draw pile", str(cards.in_pile)))
        lines.append(_row("  discard pile", _names(cards.discards or ())))
        lines.append(_row("  out of the game", _names(cards.removed)))
        return lines
    lines.append(_row("  core", _names(cards.core)))
    hand = f"{cards.in_hand} hidden" if cards.hand is None else _names(cards.hand)
    lines.append(_row("  hand", hand))
    lines.append(_row("  draw pile", str(cards.in_pile)))
    discards = cards.discards
    shown = f"{cards.in_discards} hidden" if discards is None else _names(discards)
    lines.append(_row("  discard pile", shown))
    lines.append(_row("  out of the game", _names(cards.removed)))
    return lines


def _names(cards: tuple[Card, ...]) -> str:
    counted = dict.fromkeys(cards)
    return ", ".join(
        str(card) if cards.count(card) == 1 else f"{card} x{cards.count(card)}" for card in counted
    )


def card_text(card: Card) -> str:
    """A card in words: name, kind, condition, effect."""
    copies = f", {card.copies} copies" if card.copies > 1 else ""
    head = f"{card.name} ({card.side}, {card.kind.value}{copies})"
    body = (
        textwrap.fill(f"  {text}", WIDTH, subsequent_indent="  ")
        for text in (card.when, card.effect)
    )
    return "\n".join([head, *body])
