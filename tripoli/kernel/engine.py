"""The engine: rules are generators that yield decisions and receive options.

A game is a subclass of `Engine` that defines what a play is, what a seat can see, and how a game
is recorded; everything else (choosing, rolling back failures, copying, replaying a history) is
here.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator, Sequence
from random import Random
from typing import Any, ClassVar, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from tripoli.kernel.chance import Chance, RecordedChance
from tripoli.kernel.choice import Decision, IllegalChoice, Option
from tripoli.kernel.strict import digest

Self = TypeVar("Self", bound="Engine[Any, Any, Any]")
T = TypeVar("T")


class State(Protocol):
    """Everything that a game holds between two plays."""

    def copy(self) -> Any:
        """An independent copy of the same type."""

    def to_json(self) -> dict[str, Any]:
        """All of it, JSON-compatible."""


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
        result: the game's description of its end.
    """

    def __init__(self, result: Any) -> None:
        super().__init__(result)
        self.result = result


class Checkpoint(NamedTuple):
    """A rest of a game to which it can go back.

    Attributes:
        state: the state at that rest; must not be changed.
        entries: the length of the history then.
        choices: how many choices had been made.
        turn: the length of the history when the turn began.
    """

    state: Any
    entries: int
    choices: int
    turn: int


class Engine(ABC, Generic[S, D, R]):
    """A game in progress.

    A game is a sequence of *plays*, each a rule run from start to end by `play`; between two plays
    the game is at rest, and everything is in `state`. A copy is made from the state at the last
    rest and the few choices and random results since. `copy.copy`, `copy.deepcopy` and `pickle`
    make such copies, too; no copy has a listener.

    A *turn* is what a player plans as a whole. It begins at a rest, and may consist of several
    plays; then `in_turn` says at which rests one goes on.

    A new game is at rest; `start` plays to the first decision.

    Args:
        setup: the options of the game; its type is the game's own.
        chance: the source of dice and draws.
        state: the state in which it begins, which becomes the game's own; by default `first_state`.
        listener: called with each event as it happens, or None.

    Attributes:
        setup: the options of the game.
        state: the full state, including hidden cards.
        chance: where dice and draws come from.
        decision: the current decision; None when the game is over.
        result: how the game ended; None while it goes on.
        history: all choices and random results since `origin`, in order.
        sides: the side that made each choice of the history.
        origin: the state in which the history begins.
        listener: called with each event as it happens, or None.
        checkpoint: the last rest.
    """

    DIE: ClassVar[int] = 6
    """The number of sides of the game's dice."""

    def __init__(
        self,
        setup: Any,
        chance: Chance,
        state: S | None = None,
        listener: Listener | None = None,
    ) -> None:
        self.setup = setup
        self.state: S = self.first_state(setup) if state is None else state
        self.chance = chance
        self.history: list[Entry] = []
        self.sides: list[int] = []
        self.decision: D | None = None
        self.result: R | None = None
        self.listener = listener
        self.origin: S = self.state.copy()
        self.checkpoint = Checkpoint(self.origin, 0, 0, -1 if self.in_turn() else 0)

    # Defined by the game

    @staticmethod
    @abstractmethod
    def first_state(setup: Any) -> S:
        """The state in which a game with these options begins, independent of any other."""

    @abstractmethod
    def play(self) -> Generator[D, Any, None]:
        """Run the rules from this rest to the next."""

    def in_turn(self) -> bool:
        """Whether a turn goes on at this rest; by default, each play is a turn."""
        return False

    @abstractmethod
    def view(self, side: Any) -> Any:
        """What a seat can see; for None, public information only."""

    @abstractmethod
    def worlds(self, side: Any, rng: Random) -> Iterator[Any]:
        """An endless stream of full games that a seat cannot tell from this one."""

    def position_json(self) -> dict[str, Any]:
        """The position and the current decision, including hidden information, JSON-compatible."""
        decision = self.decision
        asked = decision and {
            "side": str(decision.side),
            "options": [str(option) for option in decision.options],
        }
        result: Any = self.result
        return {
            "state": self.table_json(),
            "decision": asked,
            "result": None if result is None else result.to_json(),
        }

    def table_json(self) -> dict[str, Any]:
        """The state in `position_json`: the same for equal positions."""
        return self.state.to_json()

    @property
    @abstractmethod
    def record(self) -> Any:
        """The game so far, as a `kernel.record.Record`."""

    # For rules

    def roll(self, count: int) -> tuple[int, ...]:
        """Roll `count` dice and record the result in the history."""
        dice = self.chance.dice(count, self.DIE)
        self.history.append(dice)
        return dice

    def pick(self, pile: Sequence[T]) -> T:
        """Draw a random item of `pile` and record the result in the history."""
        item = self.chance.draw(pile)
        # In the history, options are choices; a drawn option would be mistaken for one.
        assert not isinstance(item, Option)
        self.history.append(item)
        return item

    # For players

    def choose(self, choice: str) -> None:
        """Make a choice, and play on to the next decision.

        Args:
            choice: one of `decision.options`, or its notation.

        Raises:
            IllegalChoice: it is not an option. Nothing has changed.
            ChanceError: the given random results have run out or do not fit. The game is back at
                this decision; the results already used are gone.
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
        self.make(option)

    def make(self, option: Option) -> None:
        """Make a choice without checking it, and play on to the next decision.

        Args:
            option: one of `decision.options`, or one that was when this choice was first made.

        Raises:
            ChanceError: as in `choose`.
        """
        decision = self.decision
        assert decision is not None
        history = self.history
        length = len(history)
        history.append(option)
        self.sides.append(decision.side)
        try:
            self.decision = self._rule.send(option)
        except StopIteration:
            self._go_on(length)
        except GameOver as game_over:
            self._end(game_over)
        except Exception:
            self._rewind(length)
            raise

    def _go_on(self, length: int) -> None:
        """Begin the next play; if that fails, return to where the history had `length` entries."""
        before = self.checkpoint
        try:
            self._rest()
            self.start()
        except Exception:
            self.checkpoint = before
            self._rewind(length)
            raise

    def start(self) -> None:
        """From a rest, run plays until one needs a decision or the game ends."""
        try:
            while True:
                self._rule = self.play()
                for decision in self._rule:
                    self.decision = decision
                    return
                self._rest()
        except GameOver as game_over:
            self._end(game_over)

    def _rest(self) -> None:
        """Remember this rest."""
        length = len(self.history)
        turn = self.checkpoint.turn if self.in_turn() else length
        self.checkpoint = Checkpoint(self.state.copy(), length, len(self.sides), turn)

    def _end(self, game_over: GameOver) -> None:
        self.decision = None
        self.result = game_over.result

    def _rewind(self, length: int) -> None:
        """Return to the decision at which the history had `length` entries."""
        state, mark, choices, _ = self.checkpoint
        entries = self.history[mark:length]
        del self.history[mark:], self.sides[choices:]
        self.state = state.copy()
        listener, self.listener = self.listener, None
        self.feed(entries)
        self.listener = listener

    def feed(self, entries: Sequence[Entry]) -> None:
        """Start from the current rest and repeat `entries`, random results and choices.

        They are not checked: they are of this game's own history, where they were possible.
        """
        chance = self.chance
        self.chance = RecordedChance(e for e in entries if not isinstance(e, Option))
        try:
            self.start()
            for entry in entries:
                if isinstance(entry, Option):
                    self.make(entry)
        finally:
            self.chance = chance

    def copy(self: Self) -> Self:
        """An independent game in the same position, with the same dice and draws to come.

        It has no listener.
        """
        return self.back(self.checkpoint, len(self.history))

    def __copy__(self: Self) -> Self:
        return self.copy()

    def __deepcopy__(self: Self, memo: dict[int, Any]) -> Self:
        twin = self.copy()
        memo[id(self)] = twin
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """For pickling: everything but the listener and what follows from the history."""
        return {name: value for name, value in vars(self).items() if name not in _DERIVED}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        checkpoint = self.checkpoint
        # A game at rest has all attributes; the setup is needed to make one.
        vars(self).update(vars(self.resting(checkpoint.state.copy(), self.chance)) | kept)
        history, sides = self.history, self.sides
        self.history, self.sides = [], []
        self.feed(history[checkpoint.entries :])
        self.history, self.sides, self.checkpoint = history, sides, checkpoint

    def resting(self: Self, state: S, chance: Chance) -> Self:
        """A game with the same setup at rest in `state`, with an empty history, not yet started."""
        return type(self)(self.setup, chance, state)

    def determinized(self: Self, side: Any, rng: Random) -> Self:
        """One of `worlds`: a full game that a seat cannot tell from this one."""
        return next(self.worlds(side, rng))  # type: ignore[no-any-return]

    def events(self) -> list[Any]:
        """All events since the history began, in order, including secret ones.

        They are found by replaying the history, so that a game without a listener need not collect
        them.
        """
        events: list[Any] = []
        twin = self.resting(self.origin.copy(), self.chance)
        twin.listener = events.append
        twin.feed(self.history)
        return events

    @property
    def digest(self) -> str:
        """A fingerprint of the position, including hidden information and options, identical on
        every Python version: 64 hexadecimal digits.
        """
        return digest(self.position_json())

    @property
    def rested(self) -> S:
        """The state at the last rest; must not be changed."""
        return self.checkpoint.state  # type: ignore[no-any-return]

    @property
    def between_plays(self) -> bool:
        """Whether there have been no choices or random results since the last rest."""
        return self.checkpoint.entries == len(self.history)

    @property
    def between_turns(self) -> bool:
        """Whether there have been no choices or random results since the last turn ended."""
        return self.checkpoint.turn == len(self.history)

    @property
    def since_turn(self) -> list[Entry]:
        """The choices and random results of the current turn, as far as the history goes back."""
        return self.history[max(0, self.checkpoint.turn) :]

    @property
    def since_rest(self) -> list[Entry]:
        """The choices and random results since the last rest."""
        return self.history[self.checkpoint.entries :]

    def back(self: Self, checkpoint: Checkpoint, length: int) -> Self:
        """The game as it was at an earlier point of its history, as an independent game.

        Only the entries after the checkpoint are played again. Later dice and draws come from where
        this game's come from; there is no listener.

        Args:
            checkpoint: a rest of this game, at or before that point.
            length: the length of the history at that point.
        """
        state, mark, choices, turn = checkpoint
        twin = self.resting(state.copy(), self.chance.copy())
        twin.checkpoint = Checkpoint(state, 0, 0, turn - mark)
        twin.feed(self.history[mark:length])
        state, entries, sides, turn = twin.checkpoint
        twin.checkpoint = Checkpoint(state, mark + entries, choices + sides, mark + turn)
        twin.history = self.history[:length]
        twin.sides = self.sides[: choices + len(twin.sides)]
        twin.origin = self.origin
        return twin


_DERIVED: Final = frozenset(("state", "decision", "result", "listener", "_rule"))
"""What is not pickled: a running rule and most listeners cannot be."""


def _with_notation(text: str, options: Sequence[Option]) -> Option:
    """The option with a given notation."""
    try:
        return options[options.index(text)]
    except ValueError:
        raise IllegalChoice(text, options) from None
