"""What a game brings to the house: one object of this kind, listed in `tripoli.games`.

Sessions, the command line and the page reach a game through its title alone. Seats are numbered
from 0; their names are the title's.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from tripoli.kernel.chance import Chance
from tripoli.kernel.engine import Engine, Listener
from tripoli.kernel.judge import Judge, Learner
from tripoli.kernel.record import Record
from tripoli.kernel.strict import Json

AnyEngine: TypeAlias = Engine[Any, Any, Any]
G = TypeVar("G", bound=AnyEngine)
Eyes: TypeAlias = tuple[int, ...]
"""The seats whose secrets may be seen: none for an onlooker, one for a player, all when a game is
over and everything lies open."""


class SetupOption(NamedTuple):
    """Something that is agreed before a game begins.

    Attributes:
        name: in set-ups and records.
        values: between which there is a choice, the usual one first; none for yes or no.
        help: what it means, in a few words that go on after its name.
    """

    name: str
    values: tuple[str, ...]
    help: str


class Automaton(NamedTuple):
    """A seat that can be played by fixed rules of the game itself.

    Attributes:
        name: as a command line names it.
        seat: which seat it plays.
        setup: what it changes in the set-up.
        help: what it is, in a few words.
    """

    name: str
    seat: int
    setup: Mapping[str, Json]
    help: str


class Numbers(NamedTuple):
    """A game as numbers.

    Attributes:
        actions: every notation there is; the number of an action is its place.
        observed: what a seat may know of a game, `size` whole numbers.
        size: how many.
        lowest, highest: between which each of them is.
    """

    actions: Sequence[str]
    observed: Callable[[Any, int], Sequence[int]]
    size: int
    lowest: int
    highest: int


class Lesson(NamedTuple):
    """Something to learn by doing it in a game with arranged chance.

    Attributes:
        seat: whose choices are the person's.
        begin: makes the game, at its first decision, with a listener.
        replies: what the other seats choose, one after another, as far as they can; a computer
            player chooses the rest.
        outcome: how it went, in a word; empty while it goes on.
        outcomes: the words there are, first that for which the lesson is there.
        example: choices of the person's that lead to it.
    """

    seat: int
    begin: Callable[[Listener | None], Any]
    replies: Sequence[str]
    outcome: Callable[[Any, Sequence[Any]], str]
    outcomes: Sequence[str]
    example: Sequence[str]


class Topic(NamedTuple):
    """Something that a person at a terminal can ask about.

    Attributes:
        argument: what has to follow, as "NAME"; empty for nothing.
        help: what is told.
        tell: the paragraphs told, of a game, a seat and what followed.
    """

    argument: str
    help: str
    tell: Callable[[Any, int, str], Sequence[str]]


class Title(ABC, Generic[G]):
    """A game, as the rest of the house knows it; G is its class."""

    key: str
    """In lower case, for command lines and files: "chess"."""
    name: str
    """As a person says it: "Chess"."""
    about: str
    """One sentence for a command line."""
    credits: str
    """Whose game it is."""
    seats: tuple[str, ...]
    """The names of the seats, by number."""
    setup_options: tuple[SetupOption, ...]
    automata: tuple[Automaton, ...]
    reasons: Sequence[Any]
    """Every reason for which a game can end, in the order in which they are listed."""
    record: type[Record[Any]]
    link_words: tuple[bytes, ...]
    """What records say again and again, to compress links with; the last is in use, and none that
    was ever in use changes.
    """
    topics: ClassVar[Mapping[str, Topic]]

    # Not every sitting needs these: a game may load them when they are asked for

    @property
    def numbers(self) -> Numbers | None:
        """The game as numbers, for programs that learn from arrays; None if there are none."""
        return None

    @property
    def lessons(self) -> Mapping[str, Lesson]:
        """By name, in the order in which they are to be taken."""
        return {}

    @property
    def judge(self) -> Judge | None:
        """What computer players know of good play; None where there is nothing but chance."""
        return None

    # Playing

    @abstractmethod
    def new_game(
        self, setup: Mapping[str, Json], chance: Chance, listener: Listener | None = None
    ) -> G:
        """Set up a game and play to the first decision.

        Args:
            setup: by name; what is missing is as usual.
            chance: where dice and draws come from.
            listener: called with each event.

        Raises:
            ValueError: an option is unknown or cannot be.
        """

    @abstractmethod
    def setup(self, game: G) -> dict[str, Json]:
        """What was agreed before a game, by name."""

    @abstractmethod
    def people(self, game: G) -> Sequence[int]:
        """The seats for which somebody is asked; the others are played by the game's own rules."""

    @abstractmethod
    def automatic(self, game: G) -> str | None:
        """What is usually chosen, where a person may let the page choose; else None."""

    @abstractmethod
    def revealed(self, game: G, seat: int, events: Sequence[Any]) -> bool:
        """Whether the last choice of a seat has shown it something that was hidden, chance apart.

        Args:
            game: after the choice.
            seat: whose choice it was.
            events: what it brought about.
        """

    @abstractmethod
    def begins(self, game: G, events: Sequence[Any]) -> Collection[str]:
        """What begins at a moment of a game: "turn", "round" and "fight", as far as it does.

        Args:
            game: at that moment.
            events: what has happened since the moment before.
        """

    @abstractmethod
    def without_past(self, state: Any) -> Any:
        """A state at rest that tells nothing of how it came about."""

    @abstractmethod
    def winner(self, reason: Any) -> int | None:
        """Which seat a reason to end is a win for; None for a draw."""

    def learner(self, seed: int) -> Learner:
        """What learns to judge positions, knowing nothing yet.

        Args:
            seed: of its own chance.

        Raises:
            ImportError: NumPy, which it learns with, is not installed.
            NotImplementedError: nothing of this game is learned.
        """
        raise NotImplementedError

    # Telling

    @abstractmethod
    def prompt(self, decision: Any) -> str:
        """What is to be decided, in one sentence that says who decides."""

    def spelled_out(self, option: Any) -> str:
        """An option in full, for where nothing else says what it is about, as in a hint."""
        return str(option)

    @abstractmethod
    def caption(self, game: G) -> str:
        """When in a game a moment is, in a few words."""

    def period(self, game: G) -> str:
        """The period a position falls in, such as a year, for statistics; empty if none."""
        del game
        return ""

    @abstractmethod
    def describe(self, event: Any) -> str:
        """An event, as somebody may know it, in one sentence."""

    @abstractmethod
    def seen(self, event: Any, eyes: Eyes) -> Any:
        """An event as somebody may know it."""

    @abstractmethod
    def ending(self, game: G) -> Sequence[str]:
        """How a game ended, in sentences; the first says who won and why."""

    @abstractmethod
    def board_text(self, game: G, eyes: Eyes) -> str:
        """The board and the cards for a terminal."""

    # For a page

    @abstractmethod
    def facts(self) -> Json:
        """What never changes: cards, places, limits."""

    @abstractmethod
    def board(self, game: G, eyes: Eyes) -> Json:
        """What lies on the table."""

    @abstractmethod
    def summary(self, game: G) -> Json:
        """What a list of games says of one: what everybody sees."""

    @abstractmethod
    def options(self, game: G, seat: int) -> Json:
        """The options of the present decision, which is the seat's."""

    @abstractmethod
    def decision(self, game: G, seat: int) -> Json:
        """The present decision, which is the seat's, without its options."""

    @abstractmethod
    def line(self, event: Any, eyes: Eyes) -> Json:
        """A line of the log."""

    @abstractmethod
    def scene(self, events: Sequence[Any], first: int, eyes: Eyes) -> Json | None:
        """The fight that begins with an event, as it went; None if none begins there.

        Args:
            events: everything that has happened.
            first: which event.
            eyes: who looks.
        """

    @abstractmethod
    def course(self, events: Sequence[Any]) -> Json:
        """How a game that is over went, for whoever looks back on it.

        Args:
            events: everything that has happened.
        """

    @abstractmethod
    def last_scene(self, events: Sequence[Any], since: int | None = None) -> int | None:
        """Which event began the last fight of the present turn; None if there was none.

        Args:
            events: everything that has happened.
            since: from this event on, fights of earlier turns count, too.
        """

    def goes_on(self, events: Sequence[Any], first: int) -> bool:
        """Whether the fight that began with an event is not over yet.

        Args:
            events: everything that has happened.
            first: which event.
        """
        del events, first
        return False
