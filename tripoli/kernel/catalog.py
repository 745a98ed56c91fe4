"""A catalog of games, each loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from typing import Final, NamedTuple

from tripoli.kernel.record import RecordError
from tripoli.kernel.title import Title

_HEAD: Final = 1000
"""In characters; a record says within these which game it is of."""


class Entry(NamedTuple):
    """What is known of a game before it is loaded.

    Attributes:
        key: of its title.
        name: its display name.
        format: with which its records begin.
        load: imports its title.
    """

    key: str
    name: str
    format: str
    load: Callable[[], Title]


class OtherGameError(RecordError):
    """A record or a link is of a game that is not available here.

    Attributes:
        key: of that game.
    """

    def __init__(self, entry: Entry) -> None:
        super().__init__(f"this is a game of {entry.name}: open it on that game's page")
        self.key = entry.key


class Catalog(Mapping[str, Title]):
    """Titles by key, loaded on access, the default one first. Games may be known that are not
    available, as on the page of one game of several.

    Args:
        entries: all known games.
        available: the keys of those that can be loaded; by default all.
    """

    def __init__(self, entries: Iterable[Entry], available: Iterable[str] | None = None) -> None:
        self.entries = {entry.key: entry for entry in entries}
        self.available = tuple(self.entries if available is None else available)

    @classmethod
    def of(cls, titles: Mapping[str, Title]) -> Catalog:
        """A mapping of titles as a catalog."""
        if isinstance(titles, Catalog):
            return titles
        return cls(
            Entry(key, title.name, title.rules.record.FORMAT, lambda title=title: title)  # type: ignore[misc]
            for key, title in titles.items()
        )

    def __getitem__(self, key: str) -> Title:
        if key not in self.available:
            raise KeyError(key)
        return self.entries[key].load()

    def __contains__(self, key: object) -> bool:
        # The method of `Mapping` would load the title.
        return key in self.available

    def __iter__(self) -> Iterator[str]:
        return iter(self.available)

    def __len__(self) -> int:
        return len(self.available)

    def only(self, key: str) -> Catalog:
        """A catalog in which one game is available; the others are known."""
        return Catalog(self.entries.values(), [key])

    def require(self, key: str) -> None:
        """Check that a game is not one that is known, but not available.

        Raises:
            OtherGameError: it is.
        """
        if key in self.entries and key not in self.available:
            raise OtherGameError(self.entries[key])

    def key_of(self, text: str) -> str | None:
        """The key of the known game whose format a text names; None if it names none."""
        return next((key for key, known in self.entries.items() if known.format in text), None)

    def title_of(self, record: str) -> Title:
        """The title of the game of a record. Whatever finds out the game of a record asks here.

        Args:
            record: as JSON; not yet checked.

        Returns:
            The title; that of the default game if the text names no known game: reading it as a
            record of any game says what is wrong.

        Raises:
            OtherGameError: its game is not available here.
        """
        key = self.key_of(record[:_HEAD])
        if key is None:
            return self[self.available[0]]
        self.require(key)
        return self[key]


def title_at(module: str, attribute: str) -> Callable[[], Title]:
    """A function that imports a title: `title_at("tripoli.chess.title", "CHESS")`."""

    def load() -> Title:
        title: Title = getattr(import_module(module), attribute)
        return title

    return load
