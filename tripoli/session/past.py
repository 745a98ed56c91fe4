"""The first events of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload


class Past(Sequence[Any]):
    """The first events of a game, without a copy of them.

    Args:
        events: all events.
        length: how many of them.
    """

    __slots__ = ("_events", "_length")

    def __init__(self, events: Sequence[Any], length: int) -> None:
        self._events = events
        self._length = length

    def until(self, length: int) -> Past:
        """The first of these events."""
        return Past(self._events, length)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Any: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Any]: ...
    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return [self._events[number] for number in range(*index.indices(self._length))]
        return self._events[range(self._length)[index]]
