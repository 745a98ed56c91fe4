"""The interface of a game to the rest of the program: one object per game, listed in
`tripoli.games`.

Sessions, the command line and the page access a game only through its title, which has three parts:
its rules, its words, and what its page draws. A part may be a module with the functions of its
protocol, or an instance of a subclass, which inherits the defaults. Seats are numbered from 0; the
title has their names.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias

from tripoli.kernel.chance import Chance
from tripoli.kernel.engine import Engine, Listener
from tripoli.kernel.judge import Judge
from tripoli.kernel.record import Record
from tripoli.kernel.seat import Player
from tripoli.kernel.strict import Json

AnyEngine: TypeAlias = Engine[Any, Any, Any]
Eyes: TypeAlias = tuple[int, ...]
"""The seats whose secrets a viewer may see: none for a spectator, one for a player, all when the
game is over."""


class SetupOption(NamedTuple):
    """An option chosen before a game begins.

    Attributes:
        name: its name in setups and records.
        values: the possible values, default first; empty for a yes-or-no option.
        help: a brief description that continues its name.
    """

    name: str
    values: tuple[str, ...]
    help: str


class Automaton(NamedTuple):
    """Fixed rules of the game that can play a seat.

    Attributes:
        name: its name on the command line.
        seat: the seat that it plays.
        setup: the setup options that it requires.
        help: a brief description.
    """

    name: str
    seat: int
    setup: Mapping[str, Json]
    help: str


class Numbers(NamedTuple):
    """Encoding of a game as numbers, for machine learning.

    Attributes:
        actions: all notations; the number of an action is its index.
        observed: encodes what a seat may know of a game as `size` integers.
        size: the number of integers.
        lowest, highest: the bounds of each integer.
    """

    actions: Sequence[str]
    observed: Callable[[Any, int], Sequence[int]]
    size: int
    lowest: int
    highest: int


class Lesson(NamedTuple):
    """A lesson: a game with arranged chance.

    Attributes:
        seat: the seat of the person.
        begin: creates the game, at its first decision, with a listener.
        replies: the choices of the other seats, in order, as long as they are possible; a computer
            player makes the rest.
        outcome: returns the outcome in a word; empty while the lesson goes on.
        outcomes: all outcomes, the desired one first.
        example: choices of the person that lead to it.
        step: returns the name of the current step in a lesson of several; by default, it has one.
    """

    seat: int
    begin: Callable[[Listener | None], Any]
    replies: Sequence[str]
    outcome: Callable[[Any, Sequence[Any]], str]
    outcomes: Sequence[str]
    example: Sequence[str]
    step: Callable[[Any, Sequence[Any]], str] = lambda game, events: ""


class Topic(NamedTuple):
    """A topic that a person at a terminal can ask about.

    Attributes:
        argument: the required argument, such as "NAME"; empty for none.
        help: a brief description.
        tell: returns the paragraphs to print, given the game, the seat and the argument.
    """

    argument: str
    help: str
    tell: Callable[[Any, int, str], Sequence[str]]


Query: TypeAlias = Callable[[Any, Eyes, str], Json]
"""What the page of a game asks for when it needs it, rather than with every answer: given the game,
the viewer and an argument, it returns data for the page.
"""


class Rules(Protocol):
    """The rules of a game, for whoever plays it."""

    @property
    def setup_options(self) -> Sequence[SetupOption]:
        """The options chosen before a game begins."""

    @property
    def automata(self) -> Sequence[Automaton]:
        """The game's own rules that can play a seat."""

    @property
    def reasons(self) -> Sequence[Any]:
        """All reasons for which a game can end, in the order in which they are listed."""

    @property
    def record(self) -> type[Record[Any]]:
        """The type of the game's records."""

    def new_game(
        self, setup: Mapping[str, Json], chance: Chance, listener: Listener | None = None
    ) -> AnyEngine:
        """Set up a game and play to the first decision.

        Args:
            setup: the options by name; missing ones have their defaults.
            chance: the source of dice and draws.
            listener: called with each event.

        Raises:
            ValueError: an option is unknown or invalid.
        """

    def people(self, game: Any) -> Sequence[int]:
        """The seats that need a player; the others are played by the game's own rules."""

    def revealed(self, game: Any, seat: int, events: Sequence[Any]) -> bool:
        """Whether the last choice of a seat has shown it something hidden, apart from chance.

        Args:
            game: after the choice.
            seat: the seat that chose.
            events: the events that the choice caused.
        """

    def begins(self, game: Any, events: Sequence[Any]) -> Collection[str]:
        """What begins at a moment of a game: "turn", "round" and "fight", as applicable.

        Args:
            game: the game at that moment.
            events: the events since the previous moment.
        """

    def without_past(self, state: Any) -> Any:
        """A state at rest without any information about how it came about."""

    def winner(self, reason: Any) -> int | None:
        """The seat that wins by a reason to end; None for a draw."""


class Words(Protocol):
    """What a game says, in the page and in a terminal."""

    @property
    def topics(self) -> Mapping[str, Topic]:
        """What a person at a terminal can ask about, by name."""

    def prompt(self, decision: Any) -> str:
        """The current decision in one sentence that says who decides."""

    def spelled_out(self, option: Any) -> str:
        """An option in full, for use out of context, as in a hint."""
        return str(option)

    def caption(self, game: Any) -> str:
        """The time of a moment in a game, in a few words."""

    def period(self, game: Any) -> str:
        """The period a position falls in, such as a year, for statistics; empty if none."""
        del game
        return ""

    def describe(self, event: Any) -> str:
        """A description of an event in one sentence, after `seen` has removed what is secret."""

    def seen(self, event: Any, eyes: Eyes) -> Any:
        """An event as a viewer may know it."""

    def headline(self, events: Sequence[Any], seat: int) -> str:
        """What a seat is to know first: what the others did last and what came of it, in a sentence
        or two; empty if nothing.

        Args:
            events: all events of the game.
            seat: the reader, who learns nothing that it may not know.
        """
        del events, seat
        return ""

    def plan(self, game: Any, seat: int) -> Sequence[str]:
        """What a seat wants at first, in a few sentences; empty if that is not known.

        Args:
            game: at the seat's first decision.
            seat: the seat.
        """
        del game, seat
        return ()

    def ending(self, game: Any) -> Sequence[str]:
        """How a game ended, in sentences; the first says who won and why."""

    def board_text(self, game: Any, eyes: Eyes) -> str:
        """The board and the cards for a terminal."""


class Page(Protocol):
    """What the page of a game draws."""

    @property
    def queries(self) -> Mapping[str, Query]:
        """What the page asks for when it needs it, by topic."""
        return {}

    def facts(self) -> Json:
        """Facts that never change: cards, places, limits."""

    def board(self, game: Any, eyes: Eyes) -> Json:
        """Everything on the table.

        Every page reads `caption`, the time in words; `people`, the seats that a person can take;
        and `draw_counts`, what a draw counts in chances of winning, as a clause.
        """

    def summary(self, game: Any) -> Json:
        """The entry in a list of games: public information only."""

    def options(self, game: Any, seat: int) -> Json:
        """The options of the current decision, which is the seat's."""

    def decision(self, game: Any, seat: int) -> Json:
        """The current decision, which is the seat's, without its options."""

    def automatic(self, game: Any) -> str | None:
        """The usual choice of a decision that the page may make automatically; else None."""

    def line(self, event: Any, eyes: Eyes) -> Json:
        """A line of the log: its `text`, and whatever the game's page shows beside it.

        Every page reads, if there are, the `dice` rolled; the `side` that it is about; `minor`,
        true of a line found only in the log; and `role`, what it is to a reader: "period" or
        "fight", which begin there; "use", of a card by a seat; "move"; "thought", of the game's own
        rules; "blow", a step of a fight whose result a later line reports; "end".
        """

    def scene(self, events: Sequence[Any], first: int, eyes: Eyes) -> Json | None:
        """The fight that begins with an event, and its course; None if none begins there.

        Args:
            events: all events of the game.
            first: the index of the event.
            eyes: the viewer.
        """

    def course(self, events: Sequence[Any]) -> Json:
        """The course of a finished game, for a summary.

        Args:
            events: all events of the game.
        """

    def last_scene(self, events: Sequence[Any], since: int | None = None) -> int | None:
        """The index of the event that began the last fight of the current turn; None if there was
        none.

        Args:
            events: all events of the game.
            since: from this event on, fights of earlier turns count, too.
        """

    def goes_on(self, events: Sequence[Any], first: int) -> bool:
        """Whether the fight that began with an event is still going on.

        Args:
            events: all events of the game.
            first: the index of the event.
        """
        del events, first
        return False


class Title:
    """A game, as seen by the rest of the program; a subclass for each game has the attributes."""

    key: str
    """In lower case, for command lines and files: "chess"."""
    name: str
    """The display name: "Chess"."""
    about: str
    """One sentence for the command line."""
    credits: str
    """The game's author and publisher."""
    seats: tuple[str, ...]
    """The names of the seats in messages and records, by number."""
    seat_names: tuple[str, ...]
    """Their display names, as in "the {seat} player"."""
    link_words: tuple[bytes, ...]
    """Strings common in records, used as compression dictionaries for links. The last one is in
    use; those that were ever used must not change.
    """
    rules: Rules
    words: Words
    page: Page

    # Loaded on demand, because not every session needs them

    @property
    def numbers(self) -> Numbers | None:
        """The game's encoding as numbers, for machine learning; None if there is none."""
        return None

    @property
    def lessons(self) -> Mapping[str, Lesson]:
        """The lessons by name, in the order in which they should be taken."""
        return {}

    @property
    def judge(self) -> Judge | None:
        """Knowledge of good play for computer players; None if there is none."""
        return None

    @property
    def players(self) -> Mapping[str, Callable[[Random], Player]]:
        """The game's own computer players by name, weakest first, each made with its own random
        numbers. A game with a judge has those of `tripoli.players`, too.
        """
        return {}

    def learner(self, seed: int) -> Any:
        """A new learner of this game's positions, as `players.training` needs it.

        Args:
            seed: for its own random numbers.

        Raises:
            ImportError: NumPy, which it needs, is not installed.
            NotImplementedError: this game has no learner.
        """
        raise NotImplementedError
