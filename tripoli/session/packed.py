"""The choices of a game as numbers: a fraction of a byte each.

A choice is the number of its option among those of its decision in alphabetical order, a draw the
number of the item in its pile, likewise, and a die its result less one. If all dice and draws come
from the seed of the record, in order, only the choices are packed. To read the numbers, the game is
played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from tripoli.kernel.chance import Chance, RecordedChance, SeededChance
from tripoli.kernel.choice import Option
from tripoli.kernel.record import VERSION, Line, Record
from tripoli.kernel.title import AnyEngine

T = TypeVar("T")

_GROUP: Final = 32
"""So many bytes hold as many numbers as fit."""
_FULL: Final = 256**_GROUP


class PackedError(ValueError):
    """The numbers do not fit the game."""


class _Writer:
    """Packs numbers, each less than a limit of its own."""

    def __init__(self) -> None:
        self._groups: list[bytes] = []
        self._value, self._size = 0, 1

    def add(self, number: int, limit: int) -> None:
        """Add a number that is less than a limit."""
        if self._size * limit > _FULL:
            self._groups.append(self._value.to_bytes(_GROUP, "little"))
            self._value, self._size = 0, 1
        self._value += number * self._size
        self._size *= limit

    def data(self) -> bytes:
        """All numbers; the last group is as short as it can be."""
        last = self._value.to_bytes((self._value.bit_length() + 7) // 8, "little")
        return b"".join([*self._groups, last])


class _Reader:
    """Reads numbers packed by `_Writer`, given the same limits."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0
        self._value, self._size = 0, _FULL

    def read(self, limit: int) -> int:
        """The next number, which is less than the limit."""
        if limit > 1 and self._size * limit > _FULL:
            group = self._data[self._at : self._at + _GROUP]
            self._at += _GROUP
            self._value, self._size = int.from_bytes(group, "little"), 1
        self._value, number = divmod(self._value, limit)
        self._size *= limit
        return number


class _Written:
    """The dice and draws of a record, which are packed as they are used."""

    def __init__(self, results: RecordedChance, writer: _Writer) -> None:
        self._results = results
        self._writer = writer

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """The next roll."""
        dice = self._results.dice(count, sides)
        for die in dice:
            self._writer.add(die - 1, sides)
        return dice

    def draw(self, pile: Sequence[T]) -> T:
        """The next draw."""
        item: T = self._results.draw(pile)
        self._writer.add(_sorted(pile).index(str(item)), len(pile))
        return item

    def copy(self) -> Chance:
        """Never called: the game is not copied."""
        raise NotImplementedError


class _Read:
    """Packed dice and draws."""

    def __init__(self, reader: _Reader) -> None:
        self._reader = reader

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """The next roll."""
        return tuple(self._reader.read(sides) + 1 for _ in range(count))

    def draw(self, pile: Sequence[T]) -> T:
        """The next draw."""
        name = _sorted(pile)[self._reader.read(len(pile))]
        return next(item for item in pile if str(item) == name)

    def copy(self) -> Chance:
        """Never called: the game is not copied."""
        raise NotImplementedError


def _sorted(items: Sequence[object]) -> list[str]:
    return sorted(map(str, items))


def packed(record: Record[Any]) -> tuple[bytes, bool] | None:
    """The choices of a record, with its dice and draws.

    Args:
        record: of the current version.

    Returns:
        The data; and whether the dice and draws are not among them, because they follow from the
        seed. None if the record does not fit the rules.
    """
    if record.seed is not None:
        writer = _Writer()
        game = _played(record, SeededChance(record.seed), writer)
        if game is not None and _same(game.record, record):
            return writer.data(), True
    writer = _Writer()
    results = [*record.opening, *(result for line in record.lines for result in line.chance)]
    chance = _Written(RecordedChance(results), writer)
    return None if _played(record, chance, writer) is None else (writer.data(), False)


def _played(record: Record[Any], chance: Chance, writer: _Writer) -> AnyEngine | None:
    """Play a record, and pack its choices; None if it does not fit the rules or the dice."""
    try:
        game: AnyEngine = record.begin()
        game.chance = chance
        game.start()
        for line in record.lines:
            options = [] if game.decision is None else _sorted(game.decision.options)
            if line.choice not in options:
                return None
            writer.add(options.index(line.choice), len(options))
            game.choose(line.choice)
    except ValueError:
        return None
    return game


def _same(one: Record[Any], other: Record[Any]) -> bool:
    return (one.opening, one.lines, one.used) == (other.opening, other.lines, other.used)


def unpacked(record: Record[Any], count: int, data: bytes, seeded: bool) -> Record[Any]:
    """The record with its choices, dice and draws.

    Args:
        record: the same without them.
        count: the number of choices.
        data: from `packed`.
        seeded: whether the dice and draws follow from the seed of the record.

    Raises:
        PackedError: the game has ended before.
    """
    reader = _Reader(data)
    game: AnyEngine = record.begin()
    seed = SeededChance(record.seed) if seeded and record.seed is not None else None
    game.chance = seed or _Read(reader)
    game.start()
    opening = _results(game.history)
    lines = []
    for _ in range(count):
        if game.decision is None:
            raise PackedError("the game has ended")
        options = _sorted(game.decision.options)
        choice, side, start = (
            options[reader.read(len(options))],
            game.decision.side,
            len(game.history),
        )
        game.choose(choice)
        while record.version < VERSION and game.decision is not None:
            answer = record.not_asked(game)
            if answer is None:
                break
            game.choose(answer)
        lines.append(Line(str(side), choice, _results(game.history[start:])))
    used = record.used if seed is None else seed.used
    return replace(record, opening=opening, lines=tuple(lines), used=used)


def _results(entries: Sequence[Any]) -> tuple[Any, ...]:
    """The dice and draws among the entries of a history, as in a record."""
    return tuple(
        entry if isinstance(entry, tuple) else str(entry)
        for entry in entries
        if not isinstance(entry, Option)
    )
