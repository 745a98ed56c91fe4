"""The only source of chance in a game."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")

LARGEST_SEED: Final = 2**53 - 1
"""Seeds are integers from 0 to this, which every JSON parser reads exactly."""
LARGEST_DIE: Final = 100
_MOST_ROLLS: Final = 6**4
"""One random number gives a whole roll of as many dice as have at most this many results."""


@cache
def _rolls(sides: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """All rolls of each number of dice, from none to the most that one random number gives."""
    faces = range(1, sides + 1)
    most = 1
    while sides ** (most + 1) <= _MOST_ROLLS:
        most += 1
    return tuple(tuple(product(faces, repeat=count)) for count in range(most + 1))


_SIX: Final = _rolls(6)


class ChanceError(ValueError):
    """The given random results do not fit what the game asks for."""


class Chance(Protocol):
    """A source of dice rolls and draws."""

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """Roll `count` dice; each result is 1 to `sides`."""

    def draw(self, pile: Sequence[T]) -> T:
        """Pick one item of `pile`, each equally likely; does not change the pile."""

    def copy(self) -> Chance:
        """An independent source that will give the same results as this one."""


class SeededChance:
    """Chance from a seed, identical on every Python version.

    The source is the Mersenne Twister MT19937 as `random.Random(seed).random()` gives it, a
    sequence of numbers u in [0, 1) that Python's documentation promises to keep. A draw from n
    items uses one u and takes item floor(n * u). Dice of s sides are rolled in batches, the last
    one perhaps smaller, of as many dice as have at most 1296 results together: four dice of six
    sides. A batch of k dice uses one u and is the k base-s digits, most significant first, of
    floor(s**k * u), each plus one.

    Args:
    seed: any integer.
    used: how many numbers of the sequence have been used.
    """

    __slots__ = ("_random", "seed", "used")

    def __init__(self, seed: int, used: int = 0) -> None:
        self.seed = seed
        self.used = used
        self._random: Random | None = None

    @classmethod
    def fresh(cls) -> SeededChance:
        """Chance from an unpredictable seed."""
        return cls(secrets.randbelow(LARGEST_SEED + 1))

    def _next(self) -> float:
        if self._random is None:
            # Created on first use: most copies of a game never use their own chance.
            self._random = Random(self.seed)
            for _ in range(self.used):
                self._random.random()
        self.used += 1
        return self._random.random()

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """Roll `count` dice."""
        rolls = _SIX if sides == 6 else _rolls(sides)
        batch = len(rolls) - 1
        dice: tuple[int, ...] = ()
        while count > batch:
            table = rolls[batch]
            dice += table[int(self._next() * len(table))]
            count -= batch
        if count:
            table = rolls[count]
            dice += table[int(self._next() * len(table))]
        return dice

    def draw(self, pile: Sequence[T]) -> T:
        """Pick one item of `pile`."""
        return pile[int(self._next() * len(pile))]

    @staticmethod
    def numbers_for(results: Iterable[object], sides: int = 6) -> int:
        """How many numbers of the sequence it took to produce `results`.

        Args:
            results: rolls as tuples, and draws.
            sides: the number of sides of the dice.
        """
        batch = len(_rolls(sides)) - 1
        return sum(
            -(-len(result) // batch) if isinstance(result, tuple) else 1 for result in results
        )

    def copy(self) -> SeededChance:
        """A source at the same point of the same sequence."""
        return SeededChance(self.seed, self.used)

    def __repr__(self) -> str:
        return f"SeededChance({self.seed!r}, used={self.used!r})"


def of_new_game(seed: int | None, chance: Chance | None) -> Chance:
    """The chance of a new game.

    Args:
        seed: 0 to `LARGEST_SEED`; by default unpredictable.
        chance: the source of dice and draws, instead of a seed.

    Raises:
        ValueError: the seed is out of range, or both are given.
    """
    if chance is not None:
        if seed is not None:
            raise ValueError("a game has a seed or a chance, not both")
        return chance
    if seed is None:
        return SeededChance.fresh()
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise ValueError(f"expected a seed from 0 to {LARGEST_SEED}, got {seed!r}")
    return SeededChance(seed)


def pick(pile: Sequence[T], name: object) -> T:
    """The item of `pile` whose string form is `name`.

    Raises:
        ChanceError: there is no such item.
    """
    text = str(name)
    for item in pile:
        if str(item) == text:
            return item
    raise ChanceError(f"cannot draw {text!r}: it is not there")


class ScriptedChance:
    """Given results, in order: for tests, examples and reconstructed games.

    Args:
        dice: the results of single dice; a roll of three takes the next three.
        draws: the results of draws, as the items themselves or their names.

    Raises:
        ChanceError: (when used) a list has run out, or names something that is not in the pile.
    """

    __slots__ = ("_dice", "_draws")

    def __init__(self, dice: Iterable[int] = (), draws: Iterable[object] = ()) -> None:
        self._dice = deque(dice)
        self._draws = deque(draws)
        invalid = [die for die in self._dice if die not in range(1, LARGEST_DIE + 1)]
        if invalid:
            raise ChanceError(f"{invalid[0]!r} is not the result of a die")

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """The next `count` results, which must be 1 to `sides`."""
        if len(self._dice) < count:
            raise ChanceError(
                f"the scripted dice have run out: {count} needed, {len(self._dice)} left"
            )
        dice = tuple(self._dice.popleft() for _ in range(count))
        _check_faces(dice, sides)
        return dice

    def draw(self, pile: Sequence[T]) -> T:
        """The next draw, which must be in `pile`."""
        if not self._draws:
            raise ChanceError(f"the scripted draws have run out: one of {len(pile)} needed")
        item = pick(pile, self._draws[0])
        self._draws.popleft()
        return item

    def copy(self) -> ScriptedChance:
        """An independent source with the same remaining results."""
        return ScriptedChance(self._dice, self._draws)

    @property
    def left(self) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """The unused dice and draws."""
        return tuple(self._dice), tuple(str(draw) for draw in self._draws)

    def __repr__(self) -> str:
        return f"ScriptedChance(dice={list(self._dice)!r}, draws={list(self._draws)!r})"


class ArrangedChance:
    """Given dice results first, then chance from a seed: for lessons.

    Args:
        dice: the results of the first single dice, in order.
        seed: for later dice, and for all draws.
    """

    __slots__ = ("_dice", "_rest")

    def __init__(self, dice: Iterable[int], seed: int) -> None:
        self._dice = deque(dice)
        self._rest = SeededChance(seed)

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """The next `count` results: the arranged ones first, then seeded ones."""
        dice = tuple(self._dice.popleft() for _ in range(min(count, len(self._dice))))
        _check_faces(dice, sides)
        return dice + self._rest.dice(count - len(dice), sides)

    def draw(self, pile: Sequence[T]) -> T:
        """Pick one item of `pile`."""
        return self._rest.draw(pile)

    def copy(self) -> ArrangedChance:
        """An independent source with the same remaining results."""
        twin = ArrangedChance(self._dice, 0)
        twin._rest = self._rest.copy()
        return twin


class RecordedChance:
    """The random results of a recorded game, in order.

    Args:
        results: a tuple of integers for each roll, the item or its name for each draw.
    """

    __slots__ = ("_results",)

    def __init__(self, results: Iterable[Any]) -> None:
        self._results: deque[Any] = deque(results)

    def _next(self, description: str) -> Any:
        if not self._results:
            raise ChanceError(f"{description} is missing")
        return self._results.popleft()

    def dice(self, count: int, sides: int = 6) -> tuple[int, ...]:
        """The next result, which must be a roll of `count` dice with `sides` sides."""
        result = self._next(f"a roll of {count} dice")
        if not isinstance(result, tuple) or len(result) != count:
            raise ChanceError(f"expected a roll of {count} dice, got {_shown(result)}")
        _check_faces(result, sides)
        return result

    def draw(self, pile: Sequence[T]) -> T:
        """The next result, which must name an item of `pile`."""
        result = self._next("a draw")
        if isinstance(result, tuple):
            raise ChanceError(f"expected a draw, got {_shown(result)}")
        return pick(pile, result)

    def copy(self) -> RecordedChance:
        """An independent source with the same remaining results."""
        return RecordedChance(self._results)

    @property
    def left(self) -> int:
        """The number of unused results."""
        return len(self._results)


def _check_faces(dice: tuple[int, ...], sides: int) -> None:
    if dice and not 1 <= min(dice) <= max(dice) <= sides:
        raise ChanceError(f"impossible: {_shown(dice)}; a die has {sides} sides")


def _shown(result: object) -> str:
    if isinstance(result, tuple):
        return "the dice " + " ".join(str(die) for die in result)
    return repr(str(result))
