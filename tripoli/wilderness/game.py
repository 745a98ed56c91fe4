"""The interface of the game for players, pages and programs, and its record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from tripoli.kernel import record as kernel
from tripoli.kernel import strict
from tripoli.kernel.chance import Chance, RecordedChance, of_new_game
from tripoli.kernel.engine import Listener
from tripoli.wilderness.hidden.view import View, view
from tripoli.wilderness.hidden.worlds import worlds
from tripoli.wilderness.model.position import read_position, read_state
from tripoli.wilderness.model.setup import SCENARIOS, YES_OR_NO, Setup
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.rules.sequence import next_play
from tripoli.wilderness.rules.war import Rule, War


class Game(War):
    """A game of Wilderness War; `new_game` and `Record.replay` create one that has started."""

    def __repr__(self) -> str:
        state = self.state
        where = f"{'late' if state.late else 'early'} {state.year}, VP {state.vp}"
        if self.result is not None:
            return f"<Game: {where}; {self.result}>"
        status = "at rest"
        if self.decision is not None:
            status = f"{self.decision.side} to choose: {self.decision.ask.value}"
        return f"<Game: {where}; {status}>"

    def play(self) -> Rule[None]:
        """Run the rules from one rest to the next."""
        return next_play(self)

    def in_turn(self) -> bool:
        """An Action Phase is a turn."""
        return self.state.action is not None

    def view(self, side: Side | None) -> View:
        """What a side can see; for None, public information only."""
        return view(self, side)

    def worlds(self, side: Side, rng: Random) -> Iterator[Game]:
        """An endless stream of full games that a side cannot tell from this one."""
        return worlds(self, side, rng)

    @property
    def record(self) -> Record:
        """The record of the game so far."""
        return Record.of(self)


class Record(kernel.Record[Game]):
    """A recorded game of Wilderness War; see `kernel.record.Record`."""

    __slots__ = ()

    FORMAT: ClassVar[str] = "Wilderness War: record"

    @classmethod
    def check_setup(cls, setup: strict.Json) -> Mapping[str, Any]:
        """Parse the options of a game strictly."""
        names = list(Setup().to_json())
        data = strict.fields(setup, "the setup", names)
        strict.word(data["scenario"], "the scenario", tuple(SCENARIOS))
        for name in YES_OR_NO:
            strict.flag(data[name], f"the option {name}")
        return Setup(**data).to_json()

    @classmethod
    def check_position(cls, position: strict.Json, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        """Parse a position strictly."""
        return read_position(position, Setup(**setup))

    def begin(self) -> Game:
        """The game at rest where the record begins, not yet started."""
        setup = Setup(**self.setup)
        state = None if self.position is None else read_state(self.position, setup)
        return Game(setup, RecordedChance(()), state)


def new_game(
    *,
    seed: int | None = None,
    chance: Chance | None = None,
    listener: Listener | None = None,
    **options: Any,
) -> Game:
    """Set up a game and play to the first decision.

    Args:
        seed: the seed, 0 to 2**53 - 1; by default unpredictable.
        chance: the source of dice and draws, instead of a seed.
        listener: called with each event as it happens.
        options: the scenario and the optional rules, as `Setup` has them.

    Raises:
        ValueError: an option is unknown or out of range.
    """
    unknown = options.keys() - Setup().to_json().keys()
    if unknown:
        raise ValueError(f"unknown option {min(unknown)!r}")
    setup = Setup(**options)
    game = Game(setup, of_new_game(seed, chance), listener=listener)
    game.start()
    return game
