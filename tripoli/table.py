"""One sitting: a game, the people at it, undo, and the record. It speaks JSON.

This is all that a page ever calls: `Table.ask` takes one JSON text and answers with one. A request
is an object with `do` and what that needs; an answer is `{"ok": true, "table": ...}` or
`{"ok": false, "error": sentence}`, and after an error nothing has changed.

| `do` | with | what happens |
| --- | --- | --- |
| `new` | `mode`, and perhaps `seed`, `scenario` and the other options | a new game |
| `load` | `record` | goes on with a recorded game |
| `show` | | nothing |
| `sit` | `side` | the person of that side has taken the device |
| `choose` | `choice` | one option is taken |
| `resolve` | | the hits of a fight are taken as they usually are, until something else is asked |
| `undo` | perhaps `whole` | the last choice, or the whole play, is taken back |
| `record` | | the answer holds the record, too |
| `facts` | | the answer holds what every card says and what the map is, too |

The table in an answer holds what the person at the device may know, and nothing else: while the
device is to be handed over, that is what everybody may know.
"""

from __future__ import annotations

from typing import Any, Final

from tripoli.kernel import strict
from tripoli.kernel.choice import IllegalChoice
from tripoli.kernel.record import LARGEST_SEED, RecordError
from tripoli.kernel.strict import FormatError, Json
from tripoli.prospects import prospect
from tripoli.quick import usual_hit
from tripoli.shores.cards import CARDS, Card
from tripoli.shores.events import Event, seen_by
from tripoli.shores.face import TripoliGame, new_game
from tripoli.shores.options import Ask, Decision, Option
from tripoli.shores.pieces import (
    ALL_GOLD,
    ALLIES,
    ENEMY_CITIES,
    FRIGATES_TO_SINK,
    GUNBOAT,
    HARBORS,
    SUPPLY,
    Piece,
    Side,
)
from tripoli.shores.record import Record
from tripoli.shores.sequence import why_no_event
from tripoli.shores.state import SCENARIOS
from tripoli.shores.words import describe, prompt

MODES: Final = ("hot seat", "solitaire")
LONGEST: Final = 5_000_000
_SIDES: Final = {str(side): side for side in Side}


class TableError(ValueError):
    """A request that cannot be met, in one sentence that says what to do."""


class Table:
    """A sitting; see the module. Pages call `ask`; what holds them calls `keep`, too."""

    def __init__(self) -> None:
        self.game: TripoliGame | None = None
        self.news: list[Event] = []
        self.seated: Side | None = None
        self.floor = 0

    def ask(self, text: str) -> str:
        """Do what a request says.

        Args:
            text: a JSON object, see the module.

        Returns:
            The answer, as JSON.
        """
        try:
            return strict.dump(self._answer(strict.load(text, LONGEST)))
        except (TableError, FormatError, RecordError, IllegalChoice) as error:
            return strict.dump({"ok": False, "error": str(error)})

    def keep(self) -> str | None:
        """The record of the game on the table, for whoever keeps it: it tells what is hidden."""
        return None if self.game is None else self.game.record.to_json()

    def _answer(self, request: Json) -> Json:
        if not isinstance(request, dict):
            raise TableError("a request is an object")
        do = strict.word(request.get("do"), "what to do", _REQUESTS)
        wanted, optional = _REQUESTS[do]
        strict.fields(request, "the request", ("do", *wanted), optional)
        extra: dict[str, Json] = {}
        if do == "new":
            self._new(request)
        elif do == "load":
            self._load(request["record"])
        elif do == "sit":
            self._sit(_SIDES[strict.word(request["side"], "the side", _SIDES)])
        elif do == "choose":
            self._choose(strict.word(request["choice"], "the choice"))
        elif do == "undo":
            self._undo(strict.flag(request.get("whole", False), "whole"))
        elif do == "record":
            extra["record"] = self._playing().record.to_json()
        elif do == "resolve":
            self._resolve()
        elif do == "facts":
            extra["facts"] = _facts()
        return {"ok": True, "table": self._table(), **extra}

    def _playing(self) -> TripoliGame:
        if self.game is None:
            raise TableError("no game is on the table; begin a new one")
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

    def _load(self, text: Json) -> None:
        if not isinstance(text, str):
            raise TableError("a record is a text")
        news: list[Event] = []
        game = Record.from_json(text).replay(listener=news.append)
        self._put(game, news)

    def _put(self, game: TripoliGame, news: list[Event]) -> None:
        """Put a game on the table; in a solitaire game the one person sits down at once."""
        self.game, self.news = game, news
        self.seated = Side.AMERICAN if game.setup.solitaire else None
        self.floor = len(game.sides)

    def _sit(self, side: Side) -> None:
        decision = self._playing().decision
        if decision is None or decision.side is not side:
            raise TableError(f"it is not for the {side} side to decide")
        if self.seated is not side:
            # What the one person did is settled when the other has looked.
            self.floor = len(self._playing().sides)
            self.seated = side

    def _choose(self, choice: str) -> None:
        game = self._playing()
        if game.decision is not None and game.decision.side is not self.seated:
            raise TableError(f"the device is for the {game.decision.side} side now")
        game.choose(choice)
        if not isinstance(game.history[-1], Option):
            # Dice have been rolled or cards drawn since: that cannot be taken back.
            self.floor = len(game.sides)

    def _resolve(self) -> None:
        game = self._playing()

        def asked() -> Decision | None:
            decision = game.decision
            own = decision is not None and decision.side is self.seated
            return decision if decision and own and decision.ask is Ask.HIT else None

        if not asked():
            raise TableError("no hits are to be taken by the person at the device")
        while decision := asked():
            self._choose(usual_hit(decision.options))

    def _undo(self, whole: bool) -> None:
        game = self._playing()
        made = len(game.sides)
        if made <= self.floor:
            raise TableError("nothing can be taken back: dice or hidden cards have been seen since")
        record = game.record
        count = made - 1
        if whole:
            while count > self.floor and _asks(record, count) is not Ask.PLAY:
                count -= 1
        news: list[Event] = []
        self.game = record.replay(count, listener=news.append)
        self.news = news

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
        view = game.view(eyes)
        return {
            "mode": "solitaire" if game.setup.solitaire else "hot seat",
            "setup": game.setup.to_json(),
            "choices": len(game.sides),
            "seat": None if eyes is None else str(eyes),
            "hand_over": hand_over,
            "year": view.year,
            "season": str(view.season),
            "gold": view.gold,
            "captured": [str(city) for city in view.captured],
            "pieces": game.state.pieces(),
            "cards": {str(side): view.cards[side].to_json() for side in Side},
            "decision": None if view.decision is None else _decision(game, view.decision),
            "reasons": _reasons(game, eyes),
            "log": [_line(event, eyes) for event in self.news],
            "undo": eyes is not None and len(game.sides) > self.floor,
            "result": None if view.result is None else view.result.to_json(),
        }


_REQUESTS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "new": (("mode",), ("seed", "scenario", "hidden_discards", "conceal_reactions")),
    "load": (("record",), ()),
    "show": ((), ()),
    "sit": (("side",), ()),
    "choose": (("choice",), ()),
    "undo": ((), ("whole",)),
    "record": ((), ()),
    "resolve": ((), ()),
    "facts": ((), ()),
}


def _facts() -> Json:
    """What does not change: the cards, who holds the harbors at first, what ends the war."""
    nations = {
        str(harbor): "ally" if harbor in ALLIES else "enemy" if harbor in ENEMY_CITIES else "friend"
        for harbor in HARBORS
    }
    return {
        "cards": [_card(card) for card in CARDS.values()],
        "nations": nations,
        "gold": ALL_GOLD,
        "frigates": FRIGATES_TO_SINK,
    }


def _card(card: Card) -> Json:
    return {
        "name": card.name,
        "side": str(card.side),
        "kind": card.kind.value,
        "when": card.when,
        "effect": card.effect,
    }


def _asks(record: Record, count: int) -> Ask | None:
    """What is asked after some choices of a record."""
    decision = record.replay(count).decision
    return None if decision is None else decision.ask


def _decision(game: TripoliGame, decision: Decision) -> Json:
    return {
        "side": str(decision.side),
        "ask": decision.ask.value,
        "prompt": prompt(decision),
        "left": decision.left,
        "place": None if decision.place is None else str(decision.place),
        "card": None if decision.card is None else str(decision.card),
        "options": [
            {**option.to_json(), "odds": prospect(game.state, game.setup, option)}
            for option in decision.options
        ],
    }


def _reasons(game: TripoliGame, eyes: Side | None) -> Json:
    """Why cards of one's own, and actions, cannot be had now."""
    if eyes is None:
        return {}
    cards = game.state.cards[eyes]
    reasons = {
        str(card): reason
        for card in dict.fromkeys(cards.core + cards.hand)
        if (reason := why_no_event(game, card)) is not None
    }
    counts = game.state.counts
    if eyes is Side.AMERICAN and not counts[GUNBOAT + SUPPLY]:
        reasons["build"] = "all three gunboats are built"
    if eyes is Side.TRIPOLITAN and not counts[Piece.CORSAIR + SUPPLY]:
        reasons["build"] = "no Tripolitan corsair is in the Supply"
    return reasons


def _line(event: Event, eyes: Side | None) -> Json:
    """An event as the page shows it: its kind, its words, and its fields by name."""
    seen = seen_by(event, eyes)
    fields = event_fields(seen)
    assert not fields.keys() & {"kind", "text"}
    return {"kind": type(seen).__name__, "text": describe(seen), **fields}


def event_fields(event: Event) -> dict[str, Any]:
    """The fields of an event by name, ready for JSON."""

    def ready(value: Any) -> Any:
        if value is None or isinstance(value, bool | str):
            return value
        if isinstance(value, tuple):
            return [ready(item) for item in value]
        if type(value) is int:
            return value
        return str(value)

    return {name: ready(getattr(event, name)) for name in event.__slots__}
