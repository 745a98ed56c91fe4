"""Lines of the log, and where in them cards are named."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NotRequired, TypedDict

from tripoli.kernel.text import fill, joined
from tripoli.kernel.value import Value
from tripoli.wilderness.model import events as ev
from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.pieces import FULL_NAMES, LEADERS, UNITS, Piece, Pieces, each
from tripoli.wilderness.model.places import NAMES
from tripoli.wilderness.present import roles
from tripoli.wilderness.present.changes import changes
from tripoli.wilderness.present.notation import piece_names, side_name
from tripoli.wilderness.present.words import describe, names
from tripoli.wilderness.rules.command import commander
from tripoli.wilderness.text import log, prompts

if TYPE_CHECKING:
    from tripoli.wilderness.present import messages


class Linked(TypedDict):
    """A text, and where it names cards."""

    text: str
    links: NotRequired[list[messages.Link]]


def line(event: Value) -> messages.Line:
    """A line of the log as the reader can see it."""
    fields: dict[str, Any] = {}
    for name in event.__match_args__:
        if name in _FIELDS:
            key, ready = _FIELDS[name]
            value = getattr(event, name)
            # Two sets of pieces, and only they, make one field together.
            fields[key] = fields.get(key, []) + ready(value) if key == "pieces" else ready(value)
    found: messages.Line = {
        "kind": type(event).__name__,
        **linked(event),
        "changes": changes(event),
        **fields,  # type: ignore[typeddict-item]
    }
    if (role := roles.role(event)) is not None:
        found["role"] = role
    if roles.minor(event):
        found["minor"] = True
    if (side := roles.acts(event)) is not None:
        found["acts"] = side_name(side)
    return found


def linked(event: Value) -> Linked:
    """A description of an event, with the titles of cards in place of their notation, and where
    they are; of many pieces that move together, only the first is named.
    """
    text = describe(event)
    if isinstance(event, ev.Moved) and event.pieces.bit_count() > _MANY:
        text = text.replace(names(event.pieces), _head(event.pieces, event.leader))
    links: list[messages.Link] = []
    start = 0
    for card in _cards(event):
        at = text.find(str(card), start)
        if at < 0:
            continue
        text = text[:at] + card.title + text[at + len(str(card)) :]
        start = at + len(card.title)
        links.append({"at": at, "length": len(card.title), "card": str(card)})
    return {"text": text, "links": links} if links else {"text": text}


_MANY: Final = 3
"""So many pieces are still named."""


def _head(pieces: Pieces, leader: Piece | None) -> str:
    """Who leads some pieces, or would, and the other leaders, with the number of units; or the
    first of them with the number of the others.
    """
    if leader is None:
        leader = commander(pieces)
    if leader is None:
        return fill(log.OTHERS, piece=next(each(pieces)), others=pieces.bit_count() - 1)
    leaders = [leader, *each(pieces & LEADERS & ~leader.bit)]
    units = (pieces & UNITS).bit_count()
    led = [fill(prompts.UNITS, units=units)] if units else []
    return joined([*map(str, leaders), *led])


def _cards(event: Value) -> tuple[Card, ...]:
    card = getattr(event, "card", None)
    cards: tuple[Card, ...] | None = getattr(event, "cards", None)
    return cards or (() if card is None else (card,))


def _name(value: object) -> str | None:
    return None if value is None else str(value)


def _same(value: Any) -> Any:
    return value


_FIELDS: Final[Mapping[str, tuple[str, Callable[[Any], Any]]]] = {
    "active": ("side", side_name),
    "attackers": ("pieces", piece_names),
    "card": ("card", _name),
    "cards": ("cards", lambda cards: None if cards is None else [str(card) for card in cards]),
    "count": ("count", _same),
    "defenders": ("pieces", piece_names),
    "die": ("dice", lambda die: [die]),
    "late": ("late", _same),
    "leader": ("leader", lambda leader: None if leader is None else FULL_NAMES[leader]),
    "level": ("level", _same),
    "losses": ("losses", _same),
    "marker": ("what", str),
    "modifiers": (
        "modifiers",
        lambda pairs: [{"reason": reason, "number": number} for reason, number in pairs],
    ),
    "number": ("count", _same),
    "on": ("success", _same),
    "piece": ("pieces", lambda piece: piece_names(piece.bit)),
    "pieces": ("pieces", piece_names),
    "place": ("space", lambda place: NAMES[place]),
    "placed": ("success", _same),
    "points": ("points", _same),
    "purpose": ("what", str),
    "raiders": ("pieces", piece_names),
    "side": ("side", side_name),
    "source": ("source", _name),
    "space": ("space", _name),
    "succeeded": ("success", _same),
    "success": ("success", _same),
    "taken": ("success", _same),
    "target": ("target", str),
    "total": ("total", _same),
    "use": ("what", str),
    "vp": ("vp", _same),
    "what": ("what", str),
    "why": ("why", str),
    "winner": ("side", side_name),
    "year": ("year", _same),
}
"""The fields of events that are sent to the page: how each is called, and in which form it goes."""
