"""The interface of the game for players, pages and programs, and its record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from tripoli.kernel import record as kernel
from tripoli.kernel import strict
from tripoli.kernel.chance import Chance, RecordedChance, of_new_game
from tripoli.kernel.engine import Listener
from tripoli.shores.hidden.view import View, view
from tripoli.shores.hidden.worlds import worlds
from tripoli.shores.model.cards import EATON_ATTACKS
from tripoli.shores.model.events import Event, seen_by
from tripoli.shores.model.options import DONE, Ask
from tripoli.shores.model.pieces import AMERICAN, INFANTRY, Side
from tripoli.shores.model.position import read_position, read_state
from tripoli.shores.model.state import SCENARIOS, Setup, State
from tripoli.shores.rules.sequence import next_play
from tripoli.shores.rules.war import Rule, War
from tripoli.shores.tbot.policy import TBot


class Game(War):
    """A game of The Shores of Tripoli; `new_game` and `Record.replay` create one that has started.

    This class and `kernel.engine.Engine` (`decision`, `choose`, `result`, `state`, `copy`) are all
    that a player of any kind needs.

    Args:
        setup: the options of the game.
        chance: the source of dice and draws.
        state: the initial state; by default the start of 1801.
        listener: called with each `events.Event` as it happens.
    """

    def __init__(
        self,
        setup: Setup,
        chance: Chance,
        state: State | None = None,
        listener: Listener | None = None,
    ) -> None:
        super().__init__(setup, chance, state, listener)
        self.policy = None if setup.automaton is None else TBot()

    def __repr__(self) -> str:
        state = self.state
        where = f"{state.season} {state.year}, gold {state.gold}, sunk {state.sunk_frigates()}"
        if self.result is not None:
            return f"<Game: {where}; {self.result}>"
        status = "at rest"
        if self.decision is not None:
            status = f"{self.decision.side} to choose: {self.decision.ask.value}"
        return f"<Game: {where}; {status}>"

    def play(self) -> Rule[None]:
        """Run the next part of the sequence of play."""
        return next_play(self)

    def view(self, side: Side | None) -> View:
        """What `side` can see; for None, public information only."""
        return view(self, side)

    def log(self, side: Side | None) -> list[Event]:
        """The events since the history began, as `side` can see them, in order.

        Args:
            side: the viewer; None for public information only.
        """
        return [seen_by(event, side) for event in self.events()]

    def worlds(self, side: Side, rng: Random) -> Iterator[Game]:
        """An endless stream of full games that `side` cannot tell from this one; see
        `hidden.worlds`.

        With hidden discards, each one after the first costs far less than a call of `determinized`.
        """
        return worlds(self, side, rng)

    @property
    def record(self) -> Record:
        """The record of the game so far."""
        return Record.of(self)

    def table_json(self) -> dict[str, Any]:
        """The table and the hands, JSON-compatible."""
        return self.state.table_json()


class Record(kernel.Record[Game]):
    """A recorded game of The Shores of Tripoli; see `kernel.record.Record`."""

    __slots__ = ()

    FORMAT: ClassVar[str] = "The Shores of Tripoli: record"

    @classmethod
    def check_setup(cls, setup: strict.Json) -> Mapping[str, Any]:
        """Parse the options of a game strictly."""
        names = list(Setup().to_json())
        data = strict.fields(setup, "the setup", names)
        strict.word(data["scenario"], "the scenario", SCENARIOS)
        for name in names[1:]:
            strict.flag(data[name], f"the option {name}")
        return dict(data)

    @classmethod
    def check_position(cls, position: strict.Json, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        """Parse a position strictly."""
        return read_position(position, Setup(**setup))

    def not_asked(self, game: Game) -> str | None:
        """Up to version 2, no frigates sailed with General Eaton to an empty city (R33)."""
        decision = game.decision
        if self.version > 2 or decision is None or decision.ask is not Ask.MOVE:
            return None
        place = decision.place
        eaton = game.state.cards[AMERICAN].active in EATON_ATTACKS
        if eaton and place is not None and not game.state.counts[INFANTRY + place]:
            return DONE
        return None

    def begin(self) -> Game:
        """The game at rest where the record begins, not yet started."""
        setup = Setup(**self.setup)
        state = None if self.position is None else read_state(self.position, setup)
        return Game(setup, RecordedChance(()), state)


def new_game(
    *,
    seed: int | None = None,
    scenario: str = "standard",
    solitaire: bool = False,
    hidden_discards: bool = False,
    conceal_reactions: bool = False,
    chance: Chance | None = None,
    listener: Listener | None = None,
) -> Game:
    """Set up a game and play to the first decision.

    Args:
        seed: the seed, 0 to 2**53 - 1; by default unpredictable.
        scenario: "standard", or "fortress" for Fortress Tripoli (R31).
        solitaire: whether the T-bot plays the Tripolitan side; only the American side has
            decisions.
        hidden_discards: whether to use the optional rule (R30).
        conceal_reactions: whether to ask about battle cards not in hand, too (R29).
        chance: the source of dice and draws, instead of a seed.
        listener: called with each event as it happens.

    Raises:
        ValueError: an option is unknown or out of range.
    """
    setup = Setup(scenario, solitaire, hidden_discards, conceal_reactions)
    game = Game(setup, of_new_game(seed, chance), listener=listener)
    game.start()
    return game
