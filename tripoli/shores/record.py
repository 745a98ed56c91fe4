"""Records of The Shores of Tripoli."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from tripoli.kernel import record as kernel
from tripoli.kernel import strict
from tripoli.kernel.chance import RecordedChance
from tripoli.shores.cards import EATON_ATTACKS
from tripoli.shores.options import DONE, Ask
from tripoli.shores.pieces import AMERICAN, INFANTRY
from tripoli.shores.position import read_position, read_state
from tripoli.shores.state import SCENARIOS, Setup, first_state

if TYPE_CHECKING:
    from tripoli.shores.face import TripoliGame


class Record(kernel.Record["TripoliGame"]):
    """A recorded game of The Shores of Tripoli; see `kernel.record.Record`."""

    __slots__ = ()

    FORMAT: ClassVar[str] = "The Shores of Tripoli: record"

    @classmethod
    def check_setup(cls, setup: strict.Json) -> Mapping[str, Any]:
        """Read the options of a game strictly."""
        names = list(Setup().to_json())
        found = strict.fields(setup, "the setup", names)
        strict.word(found["scenario"], "the scenario", SCENARIOS)
        for name in names[1:]:
            strict.flag(found[name], f"the option {name}")
        return dict(found)

    @classmethod
    def check_position(cls, position: strict.Json, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        """Read a position strictly."""
        return read_position(position, Setup(**setup))

    def not_asked(self, game: TripoliGame) -> str | None:
        """Up to version 2 no frigate sailed with General Eaton to an empty city (R33)."""
        decision = game.decision
        if self.version > 2 or decision is None or decision.ask is not Ask.MOVE:
            return None
        place = decision.place
        eaton = game.state.cards[AMERICAN].active in EATON_ATTACKS
        if eaton and place is not None and not game.state.counts[INFANTRY + place]:
            return DONE
        return None

    def begin(self) -> TripoliGame:
        """The game at rest where the record begins, with nothing asked yet."""
        from tripoli.shores.face import TripoliGame

        setup = Setup(**self.setup)
        state = first_state(setup) if self.position is None else read_state(self.position, setup)
        return TripoliGame.at_rest(setup, state, RecordedChance(()))
