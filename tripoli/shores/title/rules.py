"""The rules of The Shores of Tripoli for the rest of the program; see `kernel.title.Rules`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from tripoli.kernel.chance import Chance
from tripoli.kernel.engine import Listener
from tripoli.kernel.strict import Json
from tripoli.kernel.title import Automaton, SetupOption
from tripoli.shores.game import Game, Record
from tripoli.shores.hidden.past import shortest
from tripoli.shores.model.cards import Kind
from tripoli.shores.model.events import Event, FightBegan, SeasonBegan, reveals
from tripoli.shores.model.fates import Fate
from tripoli.shores.model.options import Ask
from tripoli.shores.model.pieces import TRIPOLITAN, Side
from tripoli.shores.model.result import WINNERS, Reason
from tripoli.shores.model.state import SCENARIOS, Setup, State
from tripoli.shores.text import terminal as text

setup_options: Final = (
    SetupOption("scenario", SCENARIOS, text.SCENARIO),
    SetupOption("hidden_discards", (), text.HIDDEN_DISCARDS),
    SetupOption("conceal_reactions", (), text.CONCEAL_REACTIONS),
)
automata: Final = (Automaton("tbot", TRIPOLITAN, {"solitaire": True}, text.TBOT),)
reasons: Final = tuple(Reason)
record: Final = Record


def new_game(setup: Mapping[str, Json], chance: Chance, listener: Listener | None = None) -> Game:
    """Set up a game and play to the first decision."""
    options = Record.check_setup({**Setup().to_json(), **setup})
    game = Game(Setup(**options), chance, listener=listener)
    game.start()
    return game


def people(game: Game) -> Sequence[int]:
    """Both sides, or all except the T-bot's."""
    return [side for side in Side if side is not game.setup.automaton]


def revealed(game: Game, seat: int, events: Sequence[Event]) -> bool:
    """Whether a card of the other side has been revealed, by the events or by the decision that
    the other side now has (R29). The T-bot hides nothing except chance.
    """
    if game.setup.automaton is not None:
        return False
    side = Side(seat)
    decision = game.decision
    asked = (
        decision is not None
        and decision.ask is Ask.REACTION
        and decision.side is not side
        and not game.setup.conceal_reactions
    )
    return asked or any(reveals(event, side) for event in events)


def begins(game: Game, events: Sequence[Event]) -> Collection[str]:
    """Turns, seasons (as rounds) and fights."""
    decision = game.decision
    marks = set()
    if decision is not None and decision.ask is Ask.PLAY:
        marks.add("turn")
    if any(isinstance(event, SeasonBegan) for event in events):
        marks.add("round")
    if any(isinstance(event, FightBegan) for event in events):
        marks.add("fight")
    return marks


def without_past(state: State) -> State:
    """With hidden discards, the simplest past that explains where the cards are."""
    twin = state.copy()
    for side in Side:
        cards = twin.cards[side]
        if cards.past:
            played = [card for card in cards.removed if card.kind is not Kind.CORE]
            reshuffled = any(step.fate is Fate.RESHUFFLED for step in cards.past)
            pile = cards.pile if reshuffled else None
            cards.past = shortest(cards.hand, cards.discards, played, pile)
    return twin


def winner(reason: Reason) -> int | None:
    """The side that wins by a reason."""
    return WINNERS[reason]
