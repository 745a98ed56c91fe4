"""A game as its record: set-up, choices in notation, and the chance results beside them.

The JSON of a record has one line a choice:

    {"side": "White", "choice": "roll again", "chance": [[6, 1], "Queen of Hearts"]}

`chance` holds what chance gave after the choice and before the next one: a list of numbers for a
roll, a name for a draw. The results that came before the first choice are the `opening`.
"""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
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
"""Version 2 brought what was taken back; version 3 a digest of the record itself."""
LONGEST: Final = 4_000_000
"""In characters; nothing longer is read."""
MOST_CHOICES: Final = 20_000
MOST_RESULTS: Final = 200
MOST_DICE: Final = 100
DIGESTED: Final = 3
"""The first version that has a digest. A record without one opens, too: whoever edits a record by
hand leaves it out."""


_NO_CHANCE: Final = RecordedChance(())
"""For the many choices after which nothing is rolled or drawn."""
_line_of: Final = json.JSONEncoder(ensure_ascii=False).encode


class RecordError(ValueError):
    """A record cannot be read, or its game cannot be played; the message says where and why."""


@dataclass(frozen=True, slots=True)
class Line:
    """One choice of a recorded game.

    Attributes:
        side: who chose, by name.
        choice: the notation.
        chance: what chance gave afterwards: a tuple of numbers for a roll, a name for a draw.
    """

    side: str
    choice: str
    chance: tuple[tuple[int, ...] | str, ...] = ()


@dataclass(frozen=True, slots=True)
class Record(ABC, Generic[G]):
    """A recorded game.

    Attributes:
        setup: the options of the game, by name.
        position: the state in which it begins, ready for JSON; None for the game's own beginning.
        seed: of the chance to come; None if the record holds none.
        used: how many numbers of the seeded sequence are used up at the end of the record.
        opening: what chance gave before the first choice.
        lines: the choices.
        taken_back: where more than usual was taken back: after how many choices, how many.
        players: the names of the computer players, by seat; everybody else is a person.
        version: of the format, and of the rules where a later version asks more.
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
    """How many sides the game's dice have."""

    @classmethod
    @abstractmethod
    def check_setup(cls, setup: strict.Json) -> Mapping[str, Any]:
        """Read the options of a game strictly; raises FormatError."""

    @classmethod
    @abstractmethod
    def check_position(cls, position: strict.Json, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        """Read a position of a game with these options strictly; raises FormatError."""

    @abstractmethod
    def begin(self) -> G:
        """The game at rest where the record begins, with nothing asked yet."""

    def not_asked(self, game: G) -> str | None:
        """The answer that the record's earlier version took without asking what `game` asks now.

        Args:
            game: at a decision.

        Returns:
            A notation; None if that version asked, too.
        """
        del game
        return None

    @classmethod
    def of(cls: type[Self], game: Engine[Any, Any, Any], setup: Any, position: Any) -> Self:
        """The record of a game.

        Args:
            game: the game.
            setup: its options, ready for JSON.
            position: where it begins, ready for JSON, or None for the game's own beginning.
        """
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
            setup,
            position,
            seed,
            used,
            tuple(opening),
            tuple(Line(side, choice, tuple(results)) for side, choice, results in lines),
        )

    def to_json(self) -> str:
        """The record as JSON that a person can read, one line a choice."""
        data: dict[str, Any] = {
            "format": self.FORMAT,
            "version": self.version,
            "setup": dict(self.setup),
            **({} if self.position is None else {"position": self.position}),
            "chance": None if self.seed is None else {"seed": self.seed, "used": self.used},
            "opening": self.opening,
            **({"taken_back": self.taken_back} if self.taken_back else {}),
            **({"players": dict(self.players)} if self.players else {}),
        }
        entries = [
            {"side": entry.side, "choice": entry.choice, "chance": entry.chance}
            for entry in self.lines
        ]
        if self.version >= DIGESTED:
            data["digest"] = digest({**data, "choices": entries})
        rows = [f'"{name}": {_line_of(value)}' for name, value in data.items()]
        choices = ",\n".join("  " + _line_of(entry) for entry in entries)
        body = f"[\n{choices}\n ]" if choices else "[]"
        return "{\n " + ",\n ".join([*rows, f'"choices": {body}']) + "\n}\n"

    @classmethod
    def from_json(cls: type[Self], text: str) -> Self:
        """Read a record strictly; `replay` checks whether its game can be played.

        A digest, if there is one, reveals accidental damage: a truncated file, a flipped bit.

        Raises:
            RecordError: it is not a record; the message says where and why.
        """
        try:
            return cls._read(text)
        except FormatError as error:
            raise RecordError(f"the record cannot be opened: {error}") from None

    @classmethod
    def _read(cls: type[Self], text: str) -> Self:
        data = strict.load(text, LONGEST)
        if not isinstance(data, dict) or data.get("format") != cls.FORMAT:
            raise FormatError(f'it does not say "format": "{cls.FORMAT}"')
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
                lines.append(_line(entry, cls.DIE))
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
            # Checked last: any other error says more about what is wrong.
            content = {key: value for key, value in data.items() if key != "digest"}
            if stored_digest != digest(content):
                raise FormatError(
                    "its digest does not match: the record is incomplete or altered "
                    "(if you edited it yourself, remove the digest)"
                )
        return record

    def replay(
        self,
        upto: int | None = None,
        *,
        chance: Chance | None = None,
        listener: Listener | None = None,
    ) -> G:
        """Play the record again.

        Args:
            upto: how many choices to play; by default all.
            chance: where later dice and draws come from; by default the game goes on as it did.
                After a record without a seed, and where an earlier part of it had other chance
                than its seed, new chance follows.
            listener: called with every event, those of the record included.

        Returns:
            A game in which the record, or its beginning, has been played.

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
        game.chance = chance or self._chance_after(count)
        return game

    def steps(self, listener: Listener | None = None) -> Iterator[G]:
        """The game at every moment of the record: before the first choice, then after each.

        Args:
            listener: called with every event.

        Yields:
            One and the same game, each time one choice further.

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
            game: in which the first `made` choices have been made.
            made: how many.
            until: after how many choices to stop.

        Yields:
            The same game, each time one choice further.

        Raises:
            RecordError: a line does not fit; the message names it.
        """
        older = self.version < VERSION
        for number in range(made, until):
            line = self.lines[number]
            try:
                decision = game.decision
                if decision is not None and str(decision.side) != line.side:
                    raise ChanceError(f"it is not the turn of {strict.shown(line.side)} to choose")
                game.chance = results = RecordedChance(line.chance) if line.chance else _NO_CHANCE
                game.choose(line.choice)
                while older and game.decision and (answer := self.not_asked(game)) is not None:
                    game.choose(answer)
                _nothing_left(results)
            except Exception as error:
                raise self._misfit(number + 1, error) from None
            yield game

    def _misfit(self, number: int, error: Exception) -> RecordError:
        """The error to raise for a failed choice, naming that choice."""
        place = "the opening" if number == 0 else f"choice {number} ({self._quote(number)})"
        reason = str(error)
        if not isinstance(error, ChanceError | IllegalChoice):
            # A rule met a position it does not expect: no record of a real game leads there.
            reason = f"the rules cannot go on ({type(error).__name__})"
        return RecordError(f"the record does not fit the rules at {place}: {reason}")

    def _quote(self, number: int) -> str:
        return strict.shown(self.lines[number - 1].choice)

    def _chance_after(self, count: int) -> Chance:
        if self.seed is None:
            return SeededChance.fresh()
        rest = [result for line in self.lines[count:] for result in line.chance]
        return SeededChance(self.seed, max(0, self.used - SeededChance.numbers_for(rest, self.DIE)))


def _nothing_left(results: RecordedChance) -> None:
    if results.left:
        raise ChanceError(f"chance results left over: {results.left}")


def _where(text: str, number: int) -> str:
    """The number of a choice and its line in the text; each choice has exactly one such key."""
    for index, match in enumerate(re.finditer(r'"choice"\s*:', text)):
        if index == number:
            return f"line {text.count(chr(10), 0, match.start()) + 1}: choice {number + 1}"
    return f"choice {number + 1}"


def _line(entry: strict.Json, sides: int) -> Line:
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
    for entry in strict.items(value, "what was taken back", MOST_CHOICES):
        pair = strict.items(entry, "what was taken back", 2)
        if len(pair) != 2:
            raise FormatError(
                "what was taken back: expected two numbers, after how many choices and how many"
            )
        after = strict.whole(pair[0], "what was taken back: after", 0, MOST_CHOICES)
        pairs.append(
            (after, strict.whole(pair[1], "what was taken back: choices", 1, MOST_CHOICES))
        )
    return tuple(pairs)
