"""The rules of Wilderness War for the rest of the program; see `kernel.title.Rules`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from tripoli.kernel.chance import Chance
from tripoli.kernel.engine import Listener
from tripoli.kernel.strict import Json
from tripoli.kernel.title import Automaton, SetupOption
from tripoli.wilderness.game import Game, Record
from tripoli.wilderness.model.events import (
    AssaultEnded,
    BattleBegan,
    Event,
    Played,
    SeasonBegan,
    Took,
)
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.result import WINNERS, Reason
from tripoli.wilderness.model.setup import SCENARIOS, YES_OR_NO, Setup
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.state import State
from tripoli.wilderness.text import terminal as text

setup_options: Final = (
    SetupOption("scenario", tuple(SCENARIOS), text.SCENARIO),
    *(SetupOption(name, (), text.OPTIONS[name]) for name in YES_OR_NO),
)
automata: Final[Sequence[Automaton]] = ()
reasons: Final = tuple(Reason)
record: Final = Record


def new_game(setup: Mapping[str, Json], chance: Chance, listener: Listener | None = None) -> Game:
    """Set up a game and play to the first decision."""
    options = Record.check_setup({**Setup().to_json(), **setup})
    game = Game(Setup(**options), chance, listener=listener)
    game.start()
    return game


def people(game: Game) -> Sequence[int]:
    """Both sides."""
    del game
    return list(Side)


def revealed(game: Game, seat: int, events: Sequence[Event]) -> bool:
    """Whether a card of the other side has been shown."""
    del game
    return any(isinstance(event, Played | Took) and event.side != seat for event in events)


def begins(game: Game, events: Sequence[Event]) -> Collection[str]:
    """Action Phases (as turns), seasons (as rounds) and fights."""
    decision = game.decision
    marks = set()
    if decision is not None and decision.ask is Ask.CARD:
        marks.add("turn")
    if any(isinstance(event, SeasonBegan) for event in events):
        marks.add("round")
    if any(isinstance(event, BattleBegan | AssaultEnded) for event in events):
        marks.add("fight")
    return marks


def without_past(state: State) -> State:
    """A state has no past but what everybody knows of the hands."""
    return state.copy()


def winner(reason: Reason) -> int | None:
    """The side that wins by a reason."""
    return WINNERS[reason]
