"""The choices of a game one by one, with a way back to each, and the form in which they are saved.

A game grows and is cut here; nothing in here costs more the longer the game is, except a whole
record. Going back starts from the nearest checkpoint: copies of the state at rests are kept along
the way.

Saved and handed on, a game is its *head* (the record without its choices) and *blocks* of so many
choices each. A choice changes the last block only. The check of a block is a fingerprint of all
that precedes it, so that whoever holds the blocks before it can tell whether they are of this game.
"""

from __future__ import annotations

import hashlib
import json
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any, Final, NamedTuple

from tripoli.kernel.chance import Chance, SeededChance
from tripoli.kernel.choice import Option
from tripoli.kernel.record import Line, Record
from tripoli.kernel.title import AnyEngine, Title

STRIDE: Final = 16
"""The least number of choices between two checkpoints."""
BLOCK: Final = 64
"""The number of choices in a block."""
_CHECK: Final = 16
_line_of: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


class Blocks(NamedTuple):
    """A part of a game, from some block on.

    Attributes:
        first: the number of the first block.
        texts: the choices of each block, as JSON separated by commas.
        checks: of each block, a fingerprint of everything that precedes it.
    """

    first: int
    texts: list[str]
    checks: list[str]


class Steps:
    """The choices of a game; see the module.

    Args:
        title: the game's title.
        game: at its first decision.

    Attributes:
        game: the game after the last choice; another object after going back.
    """

    def __init__(self, title: Title, game: AnyEngine) -> None:
        self.title = title
        self.game = game
        self._start: Record[Any] = game.record
        self._ends = [len(game.history)]
        """The length of the history after each number of choices."""
        self._checkpoints = [game.checkpoint]
        head = self._start.head() | {"chance": None}
        self._checks = [_fingerprint("", _line_of(head))]
        self._saved = 0

    def __len__(self) -> int:
        """The number of choices."""
        return len(self._ends) - 1

    def begins(self, title: Title, record: Record[Any]) -> bool:
        """Whether a recorded game begins like this one, before the first choice."""
        start = self._start
        return (
            title is self.title
            and record.version == start.version
            and (record.setup, record.position, record.opening)
            == (start.setup, start.position, start.opening)
        )

    # Growing

    def choose(self, choice: str) -> None:
        """Make a choice, completely or, after an exception, not at all.

        Args:
            choice: the notation of an option.

        Raises:
            IllegalChoice: it is not an option.
        """
        chance = self.game.chance.copy()
        try:
            self.game.choose(choice)
            self._note()
        except Exception:
            if len(self.game.history) != self._ends[-1]:
                self.go_back(len(self))
                self.game.chance = chance
            raise

    def follow(self, lines: Sequence[Line]) -> Iterator[None]:
        """Make recorded choices, with the recorded dice and draws.

        Args:
            lines: the choices.

        Yields:
            After each choice.

        Raises:
            RecordError: a line does not fit.
        """
        for _ in replace(self._start, lines=tuple(lines)).go_on(self.game, 0, len(lines)):
            self._note()
            yield

    def _note(self) -> None:
        """Note that a choice has been made."""
        self._ends.append(len(self.game.history))
        if len(self) - self._checkpoints[-1].choices >= STRIDE:
            checkpoint = self.game.checkpoint
            if checkpoint.choices - self._checkpoints[-1].choices >= STRIDE:
                self._checkpoints.append(checkpoint)

    def option(self, count: int) -> Option:
        """What was chosen to get to so many choices, at least one."""
        entries = self.game.history[self._ends[count - 1] : self._ends[count]]
        return next(entry for entry in entries if isinstance(entry, Option))

    # Going back

    def at(self, count: int) -> AnyEngine:
        """A copy of the game after some choices."""
        checkpoint = self.game.checkpoint
        if checkpoint.choices > count:
            found = bisect_right(self._checkpoints, count, key=attrgetter("choices"))
            checkpoint = self._checkpoints[found - 1]
        return self.game.back(checkpoint, self._ends[count])

    def go_back(self, count: int) -> None:
        """Cut the game off after some choices; the same dice and draws will come again."""
        game = self.at(count)
        game.chance = self._chance_after(count)
        game.listener = self.game.listener
        self.game = game
        self._cut(count)

    def _chance_after(self, count: int) -> Chance:
        chance = self.game.chance
        if not isinstance(chance, SeededChance):
            return chance.copy()
        later = self.game.history[self._ends[count] :]
        results = (entry for entry in later if not isinstance(entry, Option))
        used = chance.used - SeededChance.numbers_for(results, self.game.DIE)
        # Choices of a record may have had their results from elsewhere.
        return SeededChance(chance.seed, max(0, used))

    def _cut(self, count: int) -> None:
        """Forget everything after some choices."""
        del self._ends[count + 1 :]
        while self._checkpoints[-1].choices > count:
            self._checkpoints.pop()
        del self._checks[count // BLOCK + 1 :]
        self._saved = min(self._saved, count)

    # Saving

    def lines(self, start: int, stop: int) -> list[Line]:
        """The choices from `start` on and before `stop`, with their results."""
        game = self.game
        found = []
        for number in range(start, stop):
            option, *results = game.history[self._ends[number] : self._ends[number + 1]]
            chance = tuple(entry if isinstance(entry, tuple) else str(entry) for entry in results)
            found.append(Line(str(game.sides[number]), str(option), chance))
        return found

    def head(self, taken_back: Sequence[tuple[int, int]], players: Mapping[str, str]) -> str:
        """The record without its choices, as JSON.

        Args:
            taken_back: see `Record`.
            players: the names of the computer players, by the names of their seats.
        """
        chance = self.game.chance
        seed, used = (chance.seed, chance.used) if isinstance(chance, SeededChance) else (None, 0)
        record = replace(
            self._start,
            seed=seed,
            used=used,
            taken_back=tuple(taken_back),
            players=players,
        )
        return _line_of(record.head())

    def blocks(self, first: int) -> Blocks:
        """The blocks from one on."""
        numbers = range(first, -(-len(self) // BLOCK))
        return Blocks(
            first, [self._block(number) for number in numbers], [*map(self.check, numbers)]
        )

    def unsaved(self) -> Blocks:
        """The blocks that have changed since the last call; all at the first."""
        first = self._saved // BLOCK
        self._saved = len(self)
        return self.blocks(first)

    def check(self, number: int) -> str:
        """The fingerprint of everything before a block, of which there may be none yet."""
        while len(self._checks) <= number:
            last = len(self._checks) - 1
            self._checks.append(_fingerprint(self._checks[last], self._block(last)))
        return self._checks[number]

    def _block(self, number: int) -> str:
        start = number * BLOCK
        lines = self.lines(start, min(start + BLOCK, len(self)))
        return ",".join(_line_of(line.to_json()) for line in lines)


def _fingerprint(before: str, text: str) -> str:
    return hashlib.sha256((before + text).encode()).hexdigest()[:_CHECK]
