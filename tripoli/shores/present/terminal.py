"""The board and the cards as text, for a terminal."""

from __future__ import annotations

from tripoli.kernel.screen import row, wrapped
from tripoli.kernel.text import fill, listed
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
from tripoli.shores.present.words import card_name, pieces
from tripoli.shores.text import names
from tripoli.shores.text import terminal as text


def board_text(view: View) -> str:
    """The board and the cards, as far as the owner of the view can see them.

    Args:
        view: of a side or a spectator.
    """
    lines = [_date(view), _gold(view), ""]
    for harbor in HARBORS:
        lines.append(row(_harbor_name(view, harbor), _standing(view, harbor)))
        if harbor.zone is not None:
            lines.append(row(f"  {names.PLACES[harbor.zone].name}", _standing(view, harbor.zone)))
    if view.counts_in(OPEN_SEA):
        lines.append(row(names.PLACES[OPEN_SEA].name, _standing(view, OPEN_SEA)))
    lines.append("")
    for year in range(max(view.year, FIRST_YEAR) + 1, LAST_YEAR + 1):
        space = year_space(year)
        due = fill(text.DUE, year=names.PLACES[space].name)
        lines.append(row(due, _standing(view, space)))
    lines.append(row(names.PLACES[SUPPLY].name, _standing(view, SUPPLY)))
    lines.append("")
    for side in Side:
        lines += _cards(view, side)
    return "\n".join(lines)


def _date(view: View) -> str:
    seasons = "  ".join(
        f"[{names.SEASONS[season]}]" if season is view.season else names.SEASONS[season]
        for season in Season
    )
    return wrapped(f"{view.year}   {seasons}")


def _gold(view: View) -> str:
    gold = fill(text.GOLD, gold=view.gold, of=ALL_GOLD)
    sunk = fill(text.SUNK, sunk=view.counts[SUNK], of=FRIGATES_TO_SINK)
    return wrapped(f"{gold}   {sunk}")


def _harbor_name(view: View, harbor: Place) -> str:
    name = names.PLACES[harbor].name
    return fill(text.CAPTURED, city=name) if harbor in view.captured else name


def _standing(view: View, place: Place) -> str:
    standing = [pieces(piece, count) for piece, count in view.counts_in(place).items()]
    return listed(standing) or text.NOTHING


def _cards(view: View, side: Side) -> list[str]:
    cards = view.cards[side]
    lines = [text.CARDS[side]]
    if cards.active:
        lines.append(row(text.ACTIVE, card_name(cards.active)))
    if view.setup.solitaire and side is Side.TRIPOLITAN:
        lines.append(row(text.EVENT_LINE, _names(cards.event_line)))
        lines.append(row(text.BATTLE_LINE, _names(cards.battle_line)))
    else:
        lines.append(row(text.CORE, _names(cards.core)))
        hidden = fill(text.HIDDEN, cards=cards.in_hand)
        lines.append(row(text.HAND, hidden if cards.hand is None else _names(cards.hand)))
    lines.append(row(text.DRAW_PILE, str(cards.in_pile)))
    discards = cards.discards
    hidden = fill(text.HIDDEN, cards=cards.in_discards)
    lines.append(row(text.DISCARD_PILE, hidden if discards is None else _names(discards)))
    lines.append(row(text.REMOVED, _names(cards.removed)))
    return lines


def _names(cards: tuple[Card, ...]) -> str:
    all_names = [
        fill(text.COPIES, card=card_name(card), count=cards.count(card))
        for card in dict.fromkeys(cards)
    ]
    return listed(all_names) or text.NOTHING


def card_text(card: Card) -> str:
    """A card as text: name, kind, condition, effect."""
    head = fill(
        text.CARD_HEAD,
        card=card_name(card),
        side=names.SEATS[card.side],
        kind=text.KINDS[card.kind.value],
        copies=card.copies,
    )
    body = (wrapped(sentence, "  ", "  ") for sentence in (card.when, card.effect))
    return "\n".join([wrapped(head, "  "), *body])
