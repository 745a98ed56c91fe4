"""The record of a game: setup, choices in notation, and the random results.

The JSON of a record has one line per choice:

    {"side": "White", "choice": "roll again", "chance": [[6, 1], "Queen of Hearts"]}

`chance` holds the random results between this choice and the next: a list of numbers for a roll, a
name for a draw. Results before the first choice are the `opening`.
"""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, ClassVar, Final, Generic, TypeVar

from tripoli.kernel import strict
from tripoli.kernel.chance import (
    LARGEST_SEED,
    Chance,
    ChanceError,
    RecordedChance,
    SeededChance,
)
from tripoli.kernel.choice import IllegalChoice, Option
from tripoli.kernel.engine import Engine, Listener
from tripoli.kernel.strict import FormatError, digest

G = TypeVar("G", bound=Engine[Any, Any, Any])
Self = TypeVar("Self", bound="Record[Any]")

VERSION: Final = 3
"""Version 2 added undone choices; version 3 a digest of the record itself."""
LONGEST: Final = 4_000_000
"""In characters; longer records are rejected."""
MOST_CHOICES: Final = 20_000
MOST_RESULTS: Final = 200
MOST_DICE: Final = 100
DIGESTED: Final = 3
"""The first version with a digest. Records without one can be read, too: leave it out when editing
a record by hand."""


_HEAD: Final = 1000
"""Within this many characters a record says which game it is of."""
_NO_CHANCE: Final = RecordedChance(())
"""For the many choices without a roll or draw."""
_line_of: Final = json.JSONEncoder(ensure_ascii=False).encode


class RecordError(ValueError):
    """A record cannot be read, or its game cannot be played; the message says where and why.

    Attributes:
        detail: what is technically wrong with a text that is not a record at all; else empty.
    """

    def __init__(self, message: str, detail: str = "") -> None:
        super().__init__(message)
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Line:
    """One choice in a record.

    Attributes:
        side: the name of the side that chose.
        choice: the notation.
        chance: the random results that followed: a tuple of numbers for a roll, a name for a draw.
    """

    side: str
    choice: str
    chance: tuple[tuple[int, ...] | str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The line, JSON-compatible."""
        return {"side": self.side, "choice": self.choice, "chance": self.chance}


@dataclass(frozen=True, slots=True)
class Record(ABC, Generic[G]):
    """A recorded game.

    Attributes:
        setup: the options of the game, by name.
        position: the state in which it begins, JSON-compatible; None for the game's own starting
            position.
        seed: for later dice and draws; None if the record has none.
        used: how many numbers of the seeded sequence are used by the end of the record.
        opening: the random results before the first choice.
        lines: the choices.
        taken_back: for each undo that went further than usual, after how many choices it happened
            and how many it undid.
        players: the names of the computer players, by seat; all others are people.
        version: of the format, and of the rules if a later version asks more decisions.
    """

    setup: Mapping[str, Any]
    position: Mapping[str, Any] | None
    seed: int | None
    used: int
    opening: tuple[tuple[int, ...] | str, ...]
    lines: tuple[Line, ...]
    taken_back: tuple[tuple[int, int], ...] = ()
    players: Mapping[str, str] = field(default_factory=dict)
    version: int = VERSION

    FORMAT: ClassVar[str]
    DIE: ClassVar[int] = 6
    """The number of sides of the game's dice."""

    @classmethod
    @abstractmethod
    def check_setup(cls, setup: strict.Json) -> Mapping[str, Any]:
        """Parse the options of a game strictly; raises FormatError."""

    @classmethod
    @abstractmethod
    def check_position(cls, position: strict.Json, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        """Parse a position of a game with these options strictly; raises FormatError."""

    @abstractmethod
    def begin(self) -> G:
        """The game at rest where the record begins, not yet started."""

    def not_asked(self, game: G) -> str | None:
        """The choice that the record's older version made without asking the decision of `game`.

        Args:
            game: at a decision.

        Returns:
            A notation; None if that version asked, too.
        """
        del game
        return None

    @classmethod
    def of(cls: type[Self], game: G) -> Self:
        """The record of a game; `position` is None if it began in the game's own first state."""
        setup, origin = game.setup, game.origin.to_json()
        chance = game.chance
        seed, used = None, 0
        if isinstance(chance, SeededChance):
            seed, used = chance.seed, chance.used
        opening: list[Any] = []
        lines: list[tuple[str, str, list[Any]]] = []
        results = opening
        for entry in game.history:
            if isinstance(entry, Option):
                results = []
                lines.append((str(game.sides[len(lines)]), str(entry), results))
            else:
                results.append(entry if isinstance(entry, tuple) else str(entry))
        return cls(
            setup.to_json(),
            None if origin == _first(type(game), setup) else origin,
            seed,
            used,
            tuple(opening),
            tuple(Line(side, choice, tuple(results)) for side, choice, results in lines),
        )

    def head(self) -> dict[str, Any]:
        """What the JSON says before the choices, JSON-compatible."""
        return {
            "format": self.FORMAT,
            "version": self.version,
            "setup": dict(self.setup),
            **({} if self.position is None else {"position": self.position}),
            "chance": None if self.seed is None else {"seed": self.seed, "used": self.used},
            "opening": self.opening,
            **({"taken_back": self.taken_back} if self.taken_back else {}),
            **({"players": dict(self.players)} if self.players else {}),
        }

    def to_json(self) -> str:
        """The record as readable JSON, one line per choice."""
        data = self.head()
        entries = [entry.to_json() for entry in self.lines]
        if self.version >= DIGESTED:
            data["digest"] = digest({**data, "choices": entries})
        rows = [f'"{name}": {_line_of(value)}' for name, value in data.items()]
        choices = ",\n".join("  " + _line_of(entry) for entry in entries)
        body = f"[\n{choices}\n ]" if choices else "[]"
        return "{\n " + ",\n ".join([*rows, f'"choices": {body}']) + "\n}\n"

    @classmethod
    def from_json(cls: type[Self], text: str) -> Self:
        """Parse a record strictly; `replay` checks whether its game can be played.

        A digest, if there is one, reveals accidental damage: a truncated file, a flipped bit.

        Raises:
            RecordError: it is not a valid record; the message says where and why.
        """
        try:
            return cls._read(text)
        except FormatError as error:
            raise RecordError(f"the saved game cannot be opened: {error}") from None

    @classmethod
    def _read(cls: type[Self], text: str) -> Self:
        data = cls._load(text)
        if type(data.get("version")) is int and data["version"] > VERSION:
            raise FormatError(
                f"it has version {strict.shown(data['version'])}; "
                f"this program reads versions up to {VERSION}: update it"
            )
        required = ("format", "version", "setup", "chance", "opening", "choices")
        data = strict.fields(
            data, "the record", required, ("position", "taken_back", "players", "digest")
        )
        version = strict.whole(data["version"], "the version", 1, VERSION)
        stored_digest = strict.word(data["digest"], "the digest") if "digest" in data else None
        position = data.get("position")
        seed, used = None, 0
        if data["chance"] is not None:
            chance = strict.fields(data["chance"], "the chance", ("seed", "used"))
            seed = strict.whole(chance["seed"], "the seed", 0, LARGEST_SEED)
            used = strict.whole(chance["used"], "the numbers used", 0, MOST_CHOICES * 10)
        lines = []
        for number, entry in enumerate(strict.items(data["choices"], "the choices", MOST_CHOICES)):
            try:
                lines.append(read_line(entry, cls.DIE))
            except FormatError as error:
                raise FormatError(f"{_where(text, number)}: {error}") from None
        setup = cls.check_setup(data["setup"])
        record = cls(
            setup,
            None if position is None else cls.check_position(position, setup),
            seed,
            used,
            _results(data["opening"], "the opening", cls.DIE),
            tuple(lines),
            _taken_back(data.get("taken_back", [])),
            _players(data.get("players", {})),
            version,
        )
        if stored_digest is not None:
            # Checked last, because any other error is more specific.
            content = {key: value for key, value in data.items() if key != "digest"}
            if stored_digest != digest(content):
                raise FormatError(
                    "its digest does not match: it is incomplete or altered "
                    "(if you edited it yourself, remove the digest)"
                )
        return record

    @classmethod
    def _load(cls, text: str) -> Mapping[str, strict.Json]:
        """The JSON of a record of this game.

        Raises:
            RecordError: it is something else.
        """
        try:
            data = strict.load(text, LONGEST)
        except FormatError as error:
            if cls.FORMAT not in text[:_HEAD]:
                raise cls._stranger(str(error)) from None
            raise RecordError("the saved game is incomplete or altered", str(error)) from None
        if not isinstance(data, dict) or data.get("format") != cls.FORMAT:
            raise cls._stranger(f'it does not say "format": "{cls.FORMAT}"')
        return data

    @classmethod
    def _stranger(cls, detail: str) -> RecordError:
        """The error for a text that is not a record of this game."""
        game = cls.FORMAT.partition(":")[0]
        return RecordError(f"this is not a saved game of {game}", detail)

    def replay(
        self,
        upto: int | None = None,
        *,
        chance: Chance | None = None,
        listener: Listener | None = None,
    ) -> G:
        """Play the recorded game.

        Args:
            upto: the number of choices to play; by default all.
            chance: the source of later dice and draws; by default the game continues as it did. If
                the record has no seed, or its earlier results came from elsewhere, later
                ones are new.
            listener: called with every event, including those of the record.

        Returns:
            The game after those choices.

        Raises:
            RecordError: a line does not fit; the message names it.
            ValueError: `upto` is not between 0 and the number of choices.
        """
        count = len(self.lines) if upto is None else upto
        if not 0 <= count <= len(self.lines):
            raise ValueError(f"the record has {len(self.lines)} choices; {upto} cannot be played")
        game = self._opened(listener)
        for _ in self.go_on(game, 0, count):
            pass
        game.chance = chance or self.chance_after(count)
        return game

    def steps(self, listener: Listener | None = None) -> Iterator[G]:
        """The game at every moment of the record: before the first choice, and after each one.

        Args:
            listener: called with every event.

        Yields:
            The same game object, advanced by one choice each time.

        Raises:
            RecordError: a line does not fit; the message names it.
        """
        game = self._opened(listener)
        yield game
        yield from self.go_on(game, 0, len(self.lines))

    def _opened(self, listener: Listener | None) -> G:
        """The game before its first choice."""
        game = self.begin()
        game.listener = listener
        try:
            game.chance = results = RecordedChance(self.opening)
            game.start()
            _nothing_left(results)
        except Exception as error:
            raise self._misfit(0, error) from None
        return game

    def go_on(self, game: G, made: int, until: int) -> Iterator[G]:
        """Play a part of the record.

        Args:
            game: a game in which the first `made` choices have been made.
            made: the number of choices made.
            until: the number of choices at which to stop.

        Yields:
            The same game object, advanced by one choice each time.

        Raises:
            RecordError: a line does not fit; the message names it.
        """
        older = self.version < VERSION
        for number in range(made, until):
            line = self.lines[number]
            try:
                decision = game.decision
                if decision is not None and str(decision.side) != line.side:
                    raise ChanceError(f"it is not the turn of {strict.shown(line.side)}")
                game.chance = results = RecordedChance(line.chance) if line.chance else _NO_CHANCE
                game.choose(line.choice)
                while older and game.decision and (answer := self.not_asked(game)) is not None:
                    game.choose(answer)
                _nothing_left(results)
            except Exception as error:
                raise self._misfit(number + 1, error) from None
            yield game

    def _misfit(self, number: int, error: Exception) -> RecordError:
        """The error for a choice that failed, naming that choice."""
        place = "the opening" if number == 0 else f"choice {number} ({self._quote(number)})"
        reason = str(error)
        if not isinstance(error, ChanceError | IllegalChoice):
            # A rule failed on an unexpected position: this is not the record of a real game.
            reason = f"the rules cannot continue ({type(error).__name__})"
        return RecordError(f"the saved game does not fit the rules at {place}: {reason}")

    def _quote(self, number: int) -> str:
        return strict.shown(self.lines[number - 1].choice)

    def until(self: Self, count: int) -> Self:
        """The record of the game after its first choices.

        Args:
            count: how many choices.
        """
        chance = self.chance_after(count)
        used = chance.used if self.seed is not None and isinstance(chance, SeededChance) else 0
        return replace(self, lines=self.lines[:count], used=used)

    def chance_after(self, count: int) -> Chance:
        """The source of dice and draws after some choices: new if the record has no seed."""
        if self.seed is None:
            return SeededChance.fresh()
        rest = [result for line in self.lines[count:] for result in line.chance]
        return SeededChance(self.seed, max(0, self.used - SeededChance.numbers_for(rest, self.DIE)))


@cache
def _first(game: type[Engine[Any, Any, Any]], setup: Any) -> Mapping[str, Any]:
    """The state in which a game with these options begins, JSON-compatible; must not be changed."""
    return game.first_state(setup).to_json()  # type: ignore[no-any-return]


def _nothing_left(results: RecordedChance) -> None:
    if results.left:
        raise ChanceError(f"random results left over: {results.left}")


def _where(text: str, number: int) -> str:
    """The number of a choice and its line in the text; each choice has exactly one such key."""
    for index, match in enumerate(re.finditer(r'"choice"\s*:', text)):
        if index == number:
            return f"line {text.count(chr(10), 0, match.start()) + 1}: choice {number + 1}"
    return f"choice {number + 1}"


def read_line(entry: strict.Json, sides: int) -> Line:
    """Parse a line of a record strictly; raises FormatError.

    Args:
        entry: the line.
        sides: the number of sides of the game's dice.
    """
    entry = strict.fields(entry, "the entry", ("side", "choice"), ("chance",))
    return Line(
        strict.word(entry["side"], "the side"),
        strict.word(entry["choice"], "the choice"),
        _results(entry.get("chance", []), "the chance", sides),
    )


def _results(value: strict.Json, where: str, sides: int) -> tuple[tuple[int, ...] | str, ...]:
    return tuple(
        tuple(
            strict.whole(die, f"{where}: a die", 1, sides)
            for die in strict.items(result, where, MOST_DICE)
        )
        if isinstance(result, list)
        else strict.word(result, where)
        for result in strict.items(value, where, MOST_RESULTS)
    )


_MOST_SEATS: Final = 16


def _players(value: strict.Json) -> Mapping[str, str]:
    if not isinstance(value, dict) or len(value) > _MOST_SEATS:
        raise FormatError("the players: expected the names of computer players by seat")
    return {seat: strict.word(name, f"the player of {seat}") for seat, name in value.items()}


def _taken_back(value: strict.Json) -> tuple[tuple[int, int], ...]:
    pairs = []
    for entry in strict.items(value, "the undone choices", MOST_CHOICES):
        pair = strict.items(entry, "the undone choices", 2)
        if len(pair) != 2:
            raise FormatError(
                "the undone choices: expected two numbers, after how many choices and how many"
            )
        after = strict.whole(pair[0], "the undone choices: after", 0, MOST_CHOICES)
        pairs.append((after, strict.whole(pair[1], "the undone choices: number", 1, MOST_CHOICES)))
    return tuple(pairs)
