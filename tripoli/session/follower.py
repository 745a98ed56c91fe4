"""Follows the game on the table from a message about it to the next, at the cost of what is new."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tripoli.kernel import strict
from tripoli.kernel.catalog import Catalog
from tripoli.kernel.record import LONGEST, MOST_CHOICES, VERSION, Record
from tripoli.kernel.strict import Json
from tripoli.kernel.title import Title
from tripoli.session.steps import BLOCK, Steps

_FIELDS: Final = ("head", "first", "check", "blocks")


class Received(NamedTuple):
    """A game as received.

    Attributes:
        steps: the game.
        same: the number of choices that it shares with the last one; None if that was another game.
        players: the names of the computer players, by seat.
    """

    steps: Steps
    same: int | None
    players: Mapping[str, str]


class Follower:
    """Plays the same game as another session; see the module.

    Args:
        titles: the available games by key.
    """

    def __init__(self, titles: Mapping[str, Title]) -> None:
        self.titles = Catalog.of(titles)
        self._steps: Steps | None = None

    def receive(self, game: Json) -> Received:
        """The game as it is now.

        Args:
            game: a `messages.GameSent`.

        Raises:
            ValueError: it is invalid, or what precedes it is missing.
        """
        fields = strict.fields(game, "the game", _FIELDS)
        head = _text(fields["head"], "the head")
        first = strict.whole(fields["first"], "the first block", 0, MOST_CHOICES)
        check = strict.word(fields["check"], "the check")
        blocks = strict.items(fields["blocks"], "the blocks", MOST_CHOICES)
        texts = ",".join(_text(block, "a block") for block in blocks)
        title = self.titles.title_of(head)
        record = title.rules.record.from_json(f'{head.rstrip()[:-1]},"choices":[{texts}]}}')
        steps, self._steps = self._steps, None
        start = first * BLOCK
        if first and (steps is None or start > len(steps) or steps.check(first) != check):
            raise ValueError("the game: what precedes it is missing")
        if steps is None or not (first or steps.begins(title, record)):
            same, steps = None, _opened(title, record)
        else:
            same = start + _shared(steps.lines(start, len(steps)), record.lines)
            if same < len(steps):
                steps.go_back(same)
            for _ in steps.follow(record.lines[same - start :]):
                pass
        steps.game.chance = record.chance_after(len(record.lines))
        # Only a game that has been followed to its end can go on from there.
        self._steps = steps
        return Received(steps, same, record.players)


def _opened(title: Title, record: Record[Any]) -> Steps:
    if record.version < VERSION:
        # Its rules asked fewer decisions.
        record = record.replay().record
    steps = Steps(title, record.until(0).replay())
    for _ in steps.follow(record.lines):
        pass
    return steps


def _shared(ours: Sequence[object], theirs: Sequence[object]) -> int:
    """How many items two sequences have in common at their beginning."""
    count = 0
    for one, other in zip(ours, theirs, strict=False):
        if one != other:
            break
        count += 1
    return count


def _text(value: Json, where: str) -> str:
    if not isinstance(value, str) or len(value) > LONGEST:
        raise ValueError(f"{where}: expected a text, got {strict.shown(value)}")
    return value
