"""The requests to a session, and the arguments of each."""

from __future__ import annotations

from typing import Final

from tripoli.kernel import strict
from tripoli.kernel.strict import Json
from tripoli.kernel.title import AnyEngine, Title
from tripoli.players import names
from tripoli.session import text


class TableError(ValueError):
    """A request cannot be fulfilled; the message says what to do."""


def players_of(title: Title, game: AnyEngine, computers: Json) -> dict[int, str]:
    """Parse which seats have computer players, and which players.

    Raises:
        TableError: there is no such seat or player.
    """
    if not isinstance(computers, dict):
        raise TableError("the players: expected the names of computer players by seat")
    people = [title.seats[seat] for seat in title.rules.people(game)]
    for seat, name in computers.items():
        if seat not in people:
            raise TableError(text.NO_SEAT.format(seat=strict.shown(seat)))
        if name not in names(title):
            raise TableError(
                text.NO_PLAYER.format(
                    name=strict.shown(name), game=title.name, known=", ".join(names(title))
                )
            )
    return {title.seats.index(seat): str(name) for seat, name in computers.items()}


REQUESTS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "new": ((), ("game", "setup", "players", "seed")),
    "lesson": (("lesson",), ("played",)),
    "load": (("record",), ()),
    "open": (("text",), ()),
    "show": ((), ()),
    "sit": (("seat",), ()),
    "choose": (("choice",), ("seat",)),
    "resolve": ((), ()),
    "undo": ((), ("whole", "further", "at")),
    "redo": ((), ()),
    "replay": ((), ("at", "marks")),
    "fork": (("at",), ("players",)),
    "link": ((), ()),
    "fight": (("line",), ()),
    "position": ((), ()),
    "record": ((), ()),
    "facts": ((), ()),
    "ask": (("topic",), ("argument",)),
    "query": (("topic",), ("argument", "at")),
}
"""The required and optional arguments of each request."""

CHANGES: Final = ("new", "lesson", "load", "open", "choose", "resolve", "undo", "redo", "fork")
"""The requests that change the game."""

ASIDE: Final = ("facts", "ask", "query")
"""The requests that are answered without the table."""
