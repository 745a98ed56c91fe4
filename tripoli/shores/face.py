"""The game as players, pages and programs meet it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tripoli.kernel.chance import LARGEST_SEED, Chance, SeededChance
from tripoli.kernel.game import Listener
from tripoli.kernel.record import digest
from tripoli.shores import knowledge
from tripoli.shores.events import Event, seen_by
from tripoli.shores.game import Game, Rule
from tripoli.shores.pieces import Side
from tripoli.shores.record import Record
from tripoli.shores.sequence import next_play
from tripoli.shores.state import Setup, State, first_state
from tripoli.shores.view import View, view


class TripoliGame(Game):
    """A game of The Shores of Tripoli; made by `new_game` or `Record.replay`.

    What is here and in `kernel.game.Game` (`decision`, `choose`, `result`, `state`, `copy`) is
    all that a player of any kind needs.
    """

    @classmethod
    def at_rest(cls, setup: Setup, state: State, chance: Chance) -> TripoliGame:
        """A game at rest in `state`, nothing asked yet; `start` makes it go on."""
        game: TripoliGame = object.__new__(cls)
        game.setup = setup
        return game.resting(state, chance)

    def play(self) -> Rule[None]:
        """What comes next in the sequence of play."""
        return next_play(self)

    def view(self, side: Side | None) -> View:
        """What `side` may know; None: what everybody sees."""
        return view(self, side)

    def log(self, side: Side | None) -> list[Event]:
        """What has happened since the history began, as `side` may know it, in order.

        Found by playing the history again, so that a game without a listener pays nothing for it.

        Args:
            side: who is told; None: what everybody sees.
        """
        events: list[Event] = []
        twin = self.resting(self.origin.copy(), self.chance)
        twin.listener = lambda event: events.append(seen_by(event, side))
        twin.feed(self.history)
        return events

    def determinized(self, side: Side, rng: Random) -> TripoliGame:
        """A full game that `side` cannot tell from this one; see `knowledge`."""
        return knowledge.determinized(self, side, rng)

    def worlds(self, side: Side, rng: Random) -> Iterator[TripoliGame]:
        """Full games that `side` cannot tell from this one, without end; see `knowledge.worlds`.

        With hidden discards each but the first costs far less than one of `determinized`.
        """
        return knowledge.worlds(self, side, rng)

    @property
    def record(self) -> Record:
        """The game so far."""
        begun = self.origin.to_json()
        usual = begun == first_state(self.setup).to_json()
        return Record.of(self, self.setup.to_json(), None if usual else begun)

    @property
    def digest(self) -> str:
        """A fingerprint of the position, hidden cards and options included, the same on every
        Python: 64 hexadecimal digits.
        """
        return digest(self.position_json())

    def position_json(self) -> dict[str, Any]:
        """The position with what is to be decided, hidden cards included, ready for JSON."""
        decision = self.decision
        return {
            "state": self.state.table_json(),
            "decision": None
            if decision is None
            else {"side": str(decision.side), "options": [str(o) for o in decision.options]},
            "result": None if self.result is None else self.result.to_json(),
        }


def new_game(
    *,
    seed: int | None = None,
    scenario: str = "standard",
    solitaire: bool = False,
    hidden_discards: bool = False,
    conceal_reactions: bool = False,
    chance: Chance | None = None,
    listener: Listener | None = None,
) -> TripoliGame:
    """Set up a game and play to the first decision.

    Args:
        seed: of the chance, 0 to 2**53 - 1; by default one that nobody knows.
        scenario: "standard", or "fortress" for Fortress Tripoli (R31).
        solitaire: the T-bot plays the Tripolitan side; only the American side is asked.
        hidden_discards: play with the optional rule (R30).
        conceal_reactions: ask about battle cards that are not held, too (R29).
        chance: where dice and draws come from, instead of a seed.
        listener: called with each event as it happens.

    Raises:
        ValueError: an option is unknown or out of range.
    """
    setup = Setup(scenario, solitaire, hidden_discards, conceal_reactions)
    if chance is None and seed is None:
        chance = SeededChance.fresh()
    elif chance is None:
        if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
            raise ValueError(f"expected a seed from 0 to {LARGEST_SEED}, got {seed!r}")
        chance = SeededChance(seed)
    elif seed is not None:
        raise ValueError("a game has a seed or a chance, not both")
    return TripoliGame(setup, chance, listener=listener)
