"""One sitting: a game, the people at it, undo, and the record. It speaks JSON.

This is all that a page ever calls: `Table.ask` takes one JSON text and answers with one. A request
is an object with `do` and what that needs; an answer is `{"ok": true, "table": ...}` or
`{"ok": false, "error": sentence}`, and after an error nothing has changed. A `note` in an answer is
a sentence for the person.

| `do` | with | what happens |
| --- | --- | --- |
| `new` | `mode`, and perhaps `seed`, `scenario` and the other options | a new game |
| `load` | `record` | resumes a recorded game |
| `show` | | nothing |
| `sit` | `side` | the person of that side has taken the device |
| `choose` | `choice` | one option is taken |
| `resolve` | | hits are assigned automatically until something else is asked |
| `undo` | perhaps `whole` | the last choice, or the whole play, is undone |
| `undo` | `further` | the same past dice and revealed cards; the record then says so |
| `replay` | perhaps `at` | the answer holds the game as it was after `at` choices, too |
| `replay` | `marks` | the answer holds where plays, seasons and fights begin, too |
| `fork` | `at` | a new game that begins like this one, with new chance from there |
| `position` | | the answer holds a record of the position alone, too |
| `record` | | the answer holds the record, too |
| `facts` | | the answer holds what does not change: cards, map, limits |

The table in an answer holds what the person at the device may know, and nothing else: while the
device is to be handed over, that is what everybody may know.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tripoli import replaying, telling
from tripoli.kernel import strict
from tripoli.kernel.chance import LARGEST_SEED, SeededChance
from tripoli.kernel.choice import IllegalChoice
from tripoli.kernel.record import LONGEST, RecordError
from tripoli.kernel.strict import FormatError, Json
from tripoli.quick import usual_hit
from tripoli.shores.events import Event, reveals
from tripoli.shores.face import TripoliGame, new_game
from tripoli.shores.options import Ask, Decision, Option
from tripoli.shores.pieces import Side
from tripoli.shores.record import Record
from tripoli.shores.state import SCENARIOS

MODES: Final = ("hot seat", "solitaire")
_LONGEST: Final = 2 * LONGEST
"""In characters: a record within a request has its quotation marks escaped."""
_SIDES: Final = {str(side): side for side in Side}


NOTHING_TO_UNDO: Final = "there is nothing to undo"
UNDO_BARRED: Final = (
    "there is nothing to undo: dice have been rolled, cards have been drawn or revealed, or the "
    "other player has taken the device since your last choice"
)
NEW_CHANCE: Final = "This record holds no dice to come, so the game goes on with new ones."


class TableError(ValueError):
    """A request that cannot be met, in one sentence that says what to do."""


class Table:
    """A sitting; see the module. Pages call `ask`; what holds them calls `keep`, too."""

    def __init__(self) -> None:
        self.game: TripoliGame | None = None
        self.news: list[Event] = []
        self.seated: Side | None = None
        self.floor = 0
        self.taken_back: tuple[tuple[int, int], ...] = ()

    def ask(self, text: str) -> str:
        """Do what a request says.

        Args:
            text: a JSON object, see the module.

        Returns:
            The answer, as JSON.
        """
        try:
            return strict.dump(self._answer(strict.load(text, _LONGEST)))
        except (TableError, FormatError, RecordError, IllegalChoice) as error:
            sentence = str(error)
        except Exception as error:
            # Never a traceback for whoever plays: the choice is undone, the game stays.
            sentence = f"the game could not do that ({type(error).__name__}); nothing has changed"
        return strict.dump({"ok": False, "error": sentence})

    def keep(self) -> str | None:
        """The game on the table, for whoever keeps it.

        Returns:
            As JSON, its `record`, which tells what is hidden, and a `summary`, which does not.
        """
        if self.game is None:
            return None
        kept = {"record": self._record().to_json(), "summary": telling.summary(self.game)}
        return strict.dump(kept)

    def _answer(self, request: Json) -> Json:
        if not isinstance(request, dict):
            raise TableError("the request: expected an object")
        do = strict.word(request.get("do"), "what to do", _REQUESTS)
        wanted, optional = _REQUESTS[do]
        strict.fields(request, "the request", ("do", *wanted), optional)
        extra: dict[str, Json] = {}
        if do == "new":
            self._new(request)
        elif do == "load":
            self._load(request["record"], extra)
        elif do == "sit":
            self._sit(_SIDES[strict.word(request["side"], "the side", _SIDES)])
        elif do == "choose":
            self._choose(strict.word(request["choice"], "the choice"))
        elif do == "undo":
            further = strict.flag(request.get("further", False), "further")
            self._undo(strict.flag(request.get("whole", False), "whole"), further)
        elif do == "fork":
            self._fork(self._at(request))
        elif do == "record":
            extra["record"] = self._record().to_json()
        elif do == "position":
            extra["record"] = replaying.position_record(self._playing()).to_json()
        elif do == "replay":
            extra["replay"] = replaying.shown(self._record(), self._at(request), self._looks())
            if strict.flag(request.get("marks", False), "marks"):
                extra["marks"] = replaying.marks(self._record())
        elif do == "resolve":
            self._resolve()
        elif do == "facts":
            extra["facts"] = telling.facts()
        return {"ok": True, "table": self._table(), **extra}

    def _playing(self) -> TripoliGame:
        if self.game is None:
            raise TableError("no game is open; start a new one")
        return self.game

    # Requests

    def _new(self, request: Json) -> None:
        mode = strict.word(request["mode"], "the mode", MODES)
        seed = request.get("seed")
        if seed is not None:
            seed = strict.whole(seed, "the seed", 0, LARGEST_SEED)
        news: list[Event] = []
        game = new_game(
            seed=seed,
            scenario=strict.word(request.get("scenario", "standard"), "the scenario", SCENARIOS),
            solitaire=mode == "solitaire",
            hidden_discards=strict.flag(request.get("hidden_discards", False), "hidden discards"),
            conceal_reactions=strict.flag(
                request.get("conceal_reactions", False), "conceal reactions"
            ),
            listener=news.append,
        )
        self._put(game, news)

    def _load(self, text: Json, extra: dict[str, Json]) -> None:
        if not isinstance(text, str):
            raise TableError(f"the record: expected a text, got {strict.shown(text)}")
        news: list[Event] = []
        record = Record.from_json(text)
        self._put(record.replay(listener=news.append), news)
        self.taken_back = record.taken_back
        if record.seed is None:
            extra["note"] = NEW_CHANCE
        if self._playing().setup.solitaire:
            # Nobody else has looked meanwhile: what could be taken back before can be now.
            self.floor = self._settled()

    def _put(self, game: TripoliGame, news: list[Event]) -> None:
        """Put a game on the table; in a solitaire game the one person sits down at once."""
        self.game, self.news = game, news
        self.seated = Side.AMERICAN if game.setup.solitaire else None
        self.floor = len(game.sides)
        self.taken_back = ()

    def _sit(self, side: Side) -> None:
        decision = self._playing().decision
        if decision is None or decision.side is not side:
            raise TableError(f"it is not the {side} player's turn")
        if self.seated is not side:
            # What the one person did is settled when the other has looked.
            self.floor = len(self._playing().sides)
            self.seated = side

    def _choose(self, choice: str) -> None:
        game = self._playing()
        if game.decision is not None and game.decision.side is not self.seated:
            raise TableError(f"hand the device to the {game.decision.side} player first")
        told = len(self.news)
        game.choose(choice)
        if not isinstance(game.history[-1], Option) or self._revealed(self.news[told:]):
            self.floor = len(game.sides)

    def _revealed(self, news: list[Event]) -> bool:
        """Whether a choice has shown whoever made it a card of the other side, by what happened or
        by what the other side is now asked. In solitaire play nothing but chance is hidden.
        """
        game = self._playing()
        if game.setup.solitaire or self.seated is None:
            return False
        decision = game.decision
        asked = decision is not None and (
            decision.ask is Ask.REACTION
            and decision.side is not self.seated
            and not game.setup.conceal_reactions
        )
        return asked or any(reveals(event, self.seated) for event in news)

    def _settled(self) -> int:
        """After how many choices chance was last asked, or the game taken back past it."""
        settled = made = 0
        for entry in self._playing().history:
            if isinstance(entry, Option):
                made += 1
            else:
                settled = made
        return max(settled, self.taken_back[-1][0]) if self.taken_back else settled

    def _resolve(self) -> None:
        game = self._playing()

        def asked() -> Decision | None:
            decision = game.decision
            own = decision is not None and decision.side is self.seated
            return decision if decision and own and decision.ask is Ask.HIT else None

        if not asked():
            raise TableError("there are no hits to assign")
        while decision := asked():
            self._choose(usual_hit(decision.options))

    def _undo(self, whole: bool, further: bool) -> None:
        made = len(self._playing().sides)
        floor = 0 if further else self.floor
        if made <= floor:
            raise TableError(NOTHING_TO_UNDO if further else UNDO_BARRED)
        record = self._record()
        count = made - 1
        if whole:
            marks = replaying.marks(record)
            while count > floor and not marks[count]["play"]:
                count -= 1
        if count < self.floor:
            self.taken_back += ((count, made - count),)
            self.floor = count
        news: list[Event] = []
        self.game = record.replay(count, listener=news.append)
        self.news = news
        if further and not self.game.setup.solitaire:
            # Whose turn it was then has to take the device.
            self.seated = None

    def _at(self, request: Json) -> int:
        """After how many choices; by default after all."""
        made = len(self._playing().sides)
        return strict.whole(request.get("at", made), "at", 0, made)

    def _looks(self) -> telling.Eyes:
        """Who looks back: over an ended game both hands lie open."""
        game = self._playing()
        if game.result is not None:
            return telling.OPEN
        assert game.decision is not None
        return self.seated if game.decision.side is self.seated else None

    def _fork(self, at: int) -> None:
        record = replace(self._record(), taken_back=())
        news: list[Event] = []
        self._put(record.replay(at, chance=SeededChance.fresh(), listener=news.append), news)

    def _record(self) -> Record:
        return replace(self._playing().record, taken_back=self.taken_back)

    # The answer

    def _table(self) -> Json:
        game = self.game
        if game is None:
            return None
        decision = game.decision
        seated = self.seated
        hand_over = None
        if decision is not None and decision.side is not seated:
            hand_over = str(decision.side)
        eyes = None if hand_over else seated
        decision = game.view(eyes).decision
        return {
            **telling.position(game, self.news, eyes),
            "hand_over": hand_over,
            "decision": None if decision is None else telling.decision_json(game, decision),
            "reasons": telling.reasons(game, eyes),
            "undo": seated is not None and len(game.sides) > self.floor,
            "further": len(game.sides) > 0,
        }


_REQUESTS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "new": (("mode",), ("seed", "scenario", "hidden_discards", "conceal_reactions")),
    "load": (("record",), ()),
    "show": ((), ()),
    "sit": (("side",), ()),
    "choose": (("choice",), ()),
    "undo": ((), ("whole", "further")),
    "replay": ((), ("at", "marks")),
    "fork": (("at",), ()),
    "position": ((), ()),
    "record": ((), ()),
    "resolve": ((), ()),
    "facts": ((), ()),
}
