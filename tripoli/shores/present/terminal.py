"""The board and the cards as text, for a terminal."""

from __future__ import annotations

from tripoli.kernel.screen import row, wrapped
from tripoli.shores.hidden.view import View
from tripoli.shores.model.cards import Card
from tripoli.shores.model.pieces import (
    ALL_GOLD,
    FIRST_YEAR,
    FRIGATES_TO_SINK,
    HARBORS,
    LAST_YEAR,
    OPEN_SEA,
    SUNK,
    SUPPLY,
    Place,
    Season,
    Side,
    year_space,
)
from tripoli.shores.present.words import pieces


def board_text(view: View) -> str:
    """The board and the cards, as far as the owner of the view can see them.

    Args:
        view: of a side or a spectator.
    """
    lines = [_date(view), _gold(view), ""]
    for harbor in HARBORS:
        lines.append(row(_harbor_name(view, harbor), _standing(view, harbor)))
        if harbor.zone is not None:
            lines.append(row(f"  {harbor.zone}", _standing(view, harbor.zone)))
    if view.counts_in(OPEN_SEA):
        lines.append(row("Open sea", _standing(view, OPEN_SEA)))
    lines.append("")
    for year in range(max(view.year, FIRST_YEAR) + 1, LAST_YEAR + 1):
        lines.append(row(f"Due in {year}", _standing(view, year_space(year))))
    lines.append(row("Supply", _standing(view, SUPPLY)))
    lines.append("")
    for side in Side:
        lines += _cards(view, side)
    return "\n".join(lines)


def _date(view: View) -> str:
    seasons = "  ".join(
        f"[{season}]" if season is view.season else str(season) for season in Season
    )
    return wrapped(f"{view.year}   {seasons}")


def _gold(view: View) -> str:
    return wrapped(
        f"Tripolitan gold: {view.gold} of {ALL_GOLD}.   "
        f"American frigates sunk: {view.counts[SUNK]} of {FRIGATES_TO_SINK}."
    )


def _harbor_name(view: View, harbor: Place) -> str:
    return f"{harbor} (captured)" if harbor in view.captured else str(harbor)


def _standing(view: View, place: Place) -> str:
    parts = [pieces(piece, count) for piece, count in view.counts_in(place).items()]
    return ", ".join(parts) or "-"


def _cards(view: View, side: Side) -> list[str]:
    cards = view.cards[side]
    lines = [f"{side} cards"]
    if cards.active:
        lines.append(row("  active event", str(cards.active)))
    if view.setup.solitaire and side is Side.TRIPOLITAN:
        lines.append(row("  event line", _names(cards.event_line)))
        lines.append(row("  battle line", _names(cards.battle_line)))
    else:
        lines.append(row("  core", _names(cards.core)))
        hand = f"{cards.in_hand} hidden" if cards.hand is None else _names(cards.hand)
        lines.append(row("  hand", hand))
    lines.append(row("  draw pile", str(cards.in_pile)))
    discards = cards.discards
    pile = f"{cards.in_discards} hidden" if discards is None else _names(discards)
    lines.append(row("  discard pile", pile))
    lines.append(row("  removed", _names(cards.removed)))
    return lines


def _names(cards: tuple[Card, ...]) -> str:
    unique = dict.fromkeys(cards)
    return (
        ", ".join(
            str(card) if cards.count(card) == 1 else f"{card} x{cards.count(card)}"
            for card in unique
        )
        or "-"
    )


def card_text(card: Card) -> str:
    """A card as text: name, kind, condition, effect."""
    copies = f", {card.copies} copies" if card.copies > 1 else ""
    head = wrapped(f"{card.name} ({card.side}, {card.kind.value}{copies})", "  ")
    body = (wrapped(text, "  ", "  ") for text in (card.when, card.effect))
    return "\n".join([head, *body])
