"""A game as rules that ask: generators that yield decisions and receive options.

A game of its own is a subclass of `Engine` that says what a play is, what a seat may know, and how
it is recorded; everything else (choosing, undoing what failed, copying, following a history) is
here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import compress
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from tripoli.kernel.chance import Chance, RecordedChance
from tripoli.kernel.choice import Decision, IllegalChoice, Option
from tripoli.kernel.strict import digest

Self = TypeVar("Self", bound="Engine[Any, Any, Any]")
T = TypeVar("T")


class State(Protocol):
    """All that a game holds between two plays."""

    def copy(self) -> Any:
        """An independent copy of the same type."""


S = TypeVar("S", bound=State)
D = TypeVar("D", bound=Decision)
R = TypeVar("R")

Rule: TypeAlias = Generator[D, Option, R]
Listener: TypeAlias = Callable[[Any], None]
Entry: TypeAlias = Any
"""One item of a game's history: an `Option` chosen, a tuple of dice, or what was drawn."""


class GameOver(Exception):
    """Raised inside a rule when the game ends, at whatever depth.

    Attributes:
        result: what the game says of its end.
    """

    def __init__(self, result: Any) -> None:
        super().__init__(result)
        self.result = result


class Engine(ABC, Generic[S, D, R]):
    """A game in progress.

    A game is a sequence of *plays*, each a rule run from start to end by `play`; between two plays
    the game is at rest, and everything is in `state`. A copy is made from the state at the last
    rest and the few choices and chance results since.

    Attributes:
        state: everything, hidden cards included.
        chance: where dice and draws come from.
        decision: what is to be chosen now; None when the game is over.
        result: how the game ended; None while it lasts.
        history: every choice and chance result since `origin`, in order.
        sides: who made each choice of the history.
        origin: the state in which the history begins.
        listener: called with each event as it happens, or None.
    """

    DIE: ClassVar[int] = 6
    """How many sides the game's dice have."""

    def __init__(self, state: S, chance: Chance, listener: Listener | None = None) -> None:
        self._set(state, chance, listener)
        self.start()

    def _set(self, state: S, chance: Chance, listener: Listener | None = None) -> None:
        self.state = state
        self.origin: S = state.copy()
        self.chance = chance
        self.history: list[Entry] = []
        self.sides: list[int] = []
        self.decision: D | None = None
        self.result: R | None = None
        self.listener = listener
        self._rested: S = state
        self._mark = 0

    # What a game says of itself

    @abstractmethod
    def play(self) -> Generator[D, Any, None]:
        """The rules from this rest to the next."""

    @abstractmethod
    def view(self, side: Any) -> Any:
        """What a seat may know; None: what everybody sees."""

    @abstractmethod
    def worlds(self, side: Any, rng: Random) -> Iterator[Any]:
        """Full games that a seat cannot tell from this one, without end."""

    @abstractmethod
    def position_json(self) -> dict[str, Any]:
        """The position with what is to be decided, hidden things included, ready for JSON."""

    @property
    @abstractmethod
    def record(self) -> Any:
        """The game so far, as a `kernel.record.Record`."""

    # What rules call

    def roll(self, count: int) -> tuple[int, ...]:
        """Roll `count` dice and keep the result in the history."""
        dice = self.chance.dice(count, self.DIE)
        self.history.append(dice)
        return dice

    def pick(self, pile: Sequence[T]) -> T:
        """Let chance pick an item of `pile` and keep the result in the history."""
        item = self.chance.draw(pile)
        # In the history an option stands for a choice.
        assert not isinstance(item, Option)
        self.history.append(item)
        return item

    # What players call

    def choose(self, choice: str) -> None:
        """Answer the decision, and play on to the next one.

        Args:
            choice: one of `decision.options`, or its notation.

        Raises:
            IllegalChoice: it is no option now. Nothing has changed.
            ChanceError: given chance results have run out or do not fit. The game is back at this
                decision; the results that were used are gone.
        """
        decision = self.decision
        if decision is None:
            raise IllegalChoice(choice, ())
        options = decision.options
        if type(choice) is str:
            option = _with_notation(choice, options)
        else:
            for option in options:
                if option is choice:
                    break
            else:
                option = _with_notation(str(choice), options)
        history = self.history
        length = len(history)
        history.append(option)
        self.sides.append(decision.side)
        try:
            self.decision = self._rule.send(option)
        except StopIteration:
            self._guarded_start(length)
        except GameOver as game_over:
            self._end(game_over)
        except Exception:
            self._rewind(length)
            raise

    def _guarded_start(self, length: int) -> None:
        rested, mark = self._rested, self._mark
        try:
            self.start()
        except Exception:
            self._rested, self._mark = rested, mark
            self._rewind(length)
            raise

    def start(self) -> None:
        """From a rest, start plays until one asks something or the game ends."""
        try:
            while True:
                self._rested = self.state.copy()
                self._mark = len(self.history)
                self._rule = self.play()
                for decision in self._rule:
                    self.decision = decision
                    return
        except GameOver as game_over:
            self._end(game_over)

    def _end(self, game_over: GameOver) -> None:
        self.decision = None
        self.result = game_over.result

    def _rewind(self, length: int) -> None:
        """Go back to the decision at which the history had `length` entries."""
        entries = self.history[self._mark : length]
        del self.history[self._mark :]
        del self.sides[sum(isinstance(entry, Option) for entry in self.history) :]
        self.state = self._rested.copy()
        listener, self.listener = self.listener, None
        self.feed(entries)
        self.listener = listener

    def feed(self, entries: Sequence[Entry]) -> None:
        """Start from the present rest and play `entries`, chance results and choices.

        Raises:
            ChanceError: the chance results among `entries` do not fit.
            IllegalChoice: a choice does not.
        """
        chance = self.chance
        self.chance = RecordedChance(e for e in entries if not isinstance(e, Option))
        try:
            self.start()
            for entry in entries:
                if isinstance(entry, Option):
                    self.choose(entry)
        finally:
            self.chance = chance

    def copy(self: Self) -> Self:
        """An independent game in the same position, with the same chance to come, no listener."""
        twin = self.resting(self._rested.copy(), self.chance.copy())
        twin.feed(self.since_rest)
        twin.history = self.history.copy()
        twin.sides = self.sides.copy()
        twin._mark = self._mark
        twin.origin = self.origin
        return twin

    def resting(self: Self, state: S, chance: Chance) -> Self:
        """A game of the same kind at rest in `state`, its history empty, nothing asked yet."""
        twin: Self = object.__new__(type(self))
        twin._set(state, chance)
        return twin

    def determinized(self: Self, side: Any, rng: Random) -> Self:
        """One of `worlds`: a full game that a seat cannot tell from this one."""
        return next(self.worlds(side, rng))  # type: ignore[no-any-return]

    def events(self) -> list[Any]:
        """Everything that has happened since the history began, in order, secrets included.

        Found by playing the history again, so that a game without a listener pays nothing for it.
        """
        events: list[Any] = []
        twin = self.resting(self.origin.copy(), self.chance)
        twin.listener = events.append
        twin.feed(self.history)
        return events

    @property
    def digest(self) -> str:
        """A fingerprint of the position, hidden things and options included, the same on every
        Python: 64 hexadecimal digits.
        """
        return digest(self.position_json())

    @property
    def rested(self) -> S:
        """The state at the last rest; not to be changed."""
        return self._rested

    @property
    def between_plays(self) -> bool:
        """Whether nothing has been chosen or left to chance since the last rest."""
        return self._mark == len(self.history)

    @property
    def since_rest(self) -> list[Entry]:
        """The choices and chance results since the last rest."""
        return self.history[self._mark :]


def _with_notation(text: str, options: Sequence[Option]) -> Option:
    """The option that has a notation."""
    # As text: an option that concerns something else may have the same notation.
    for option in compress(options, map(text.__eq__, options)):
        return option
    raise IllegalChoice(text, options)
