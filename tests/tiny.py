"""A second game in a few dozen lines: eight-sided dice, hidden cards, two to four seats.

It shows that everything outside the game's own folder works with any game: the tests play it
through the kernel, session, records, undo, replay, command line and the page's shell.

On your turn you roll as often as you like and collect what you roll; a one loses it. Or you show
your hidden card, score it, and draw another. Twelve points win.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

from tripoli.kernel.chance import Chance, RecordedChance
from tripoli.kernel.choice import Option
from tripoli.kernel.engine import Engine, GameOver, Listener
from tripoli.kernel.record import Record
from tripoli.kernel.strict import Json, fields, whole, word
from tripoli.kernel.title import (
    Automaton,
    Eyes,
    Page,
    Query,
    Rules,
    SetupOption,
    Title,
    Topic,
    Words,
)
from tripoli.kernel.worlds import PlaySoFar, Reenactment

ROLL, STOP, SHOW = Option("roll"), Option("stop"), Option("show")
CARDS = ("ace", "king", "queen", "jack", "ten", "nine")
WORTH = {"ace": 6, "king": 5, "queen": 4, "jack": 3, "ten": 2, "nine": 1}
GOAL = 12
SEATS = ("Red", "Green", "Blue", "Gray")


class Ask(NamedTuple):
    """A decision of a seat."""

    side: int
    options: tuple[Option, ...]
    window: None = None


@dataclass(frozen=True)
class Told:
    """An event at a seat; a `card` that is not `shown` is known only to that seat."""

    seat: int
    what: str
    number: int = 0
    card: str | None = None
    shown: bool = True


class End(NamedTuple):
    """The result: the winner and the reason."""

    winner: int | None
    reason: str


@dataclass(frozen=True)
class Setup:
    """The number of seats."""

    seats: int

    def to_json(self) -> dict[str, Json]:
        """The options by name."""
        return {"seats": self.seats}


class State:
    """Points, hidden cards and the pile."""

    def __init__(self, seats: int) -> None:
        self.turn = 0
        self.points = [0] * seats
        self.hands: list[str | None] = [None] * seats
        self.pile: tuple[str, ...] = CARDS

    def copy(self) -> State:
        """An independent copy."""
        twin = State(len(self.points))
        twin.turn, twin.pile = self.turn, self.pile
        twin.points, twin.hands = self.points[:], self.hands[:]
        return twin

    def to_json(self) -> dict[str, Any]:
        """All of it."""
        return {
            name: list(value) if name == "pile" else value for name, value in vars(self).items()
        }


class Tiny(Engine[State, Ask, End]):
    """The rules."""

    DIE = 8

    @staticmethod
    def first_state(setup: Setup) -> State:
        """Nothing has been dealt."""
        return State(setup.seats)

    def play(self) -> Generator[Ask, Any, None]:
        """Play a turn."""
        state = self.state
        for seat in range(len(state.hands)):
            if state.hands[seat] is None and state.pile:
                self.deal(seat)
        seat, gained = state.turn, 0
        options = (ROLL, STOP, SHOW) if state.hands[seat] else (ROLL, STOP)
        while (choice := (yield Ask(seat, options))) is ROLL:
            (die,) = self.roll(1)
            self.tell(Told(seat, "rolls", die))
            options = (ROLL, STOP)
            gained = 0 if die == 1 else gained + die
            if not gained:
                break
        card = state.hands[seat]
        if choice is SHOW and card is not None:
            state.hands[seat] = None
            gained = WORTH[card]
            self.tell(Told(seat, "shows", card=card))
        state.points[seat] += gained
        self.tell(Told(seat, "scores", gained))
        if state.points[seat] >= GOAL:
            raise GameOver(End(seat, "twelve points"))
        state.turn = (seat + 1) % len(state.points)

    def deal(self, seat: int) -> None:
        """Deal a hidden card."""
        card = self.pick(self.state.pile)
        self.state.pile = tuple(c for c in self.state.pile if c != card)
        self.state.hands[seat] = card
        self.tell(Told(seat, "draws", card=card, shown=False))

    def tell(self, event: Told) -> None:
        """Tell the listener."""
        if self.listener:
            self.listener(event)

    def view(self, side: int | None) -> dict[str, Any]:
        """The points, and the seat's own card."""
        hands = [h if n == side else h is not None for n, h in enumerate(self.state.hands)]
        return {"points": self.state.points[:], "hands": hands, "decision": self.decision}

    def worlds(self, side: int, rng: Random) -> Iterator[Tiny]:
        """Worlds in which the other seats may hold any card not seen."""
        since = PlaySoFar(self, side)
        while True:
            state = self.rested.copy()
            others = [n for n, card in enumerate(state.hands) if card and n != side]
            cards = [str(state.hands[n]) for n in others] + list(state.pile)
            rng.shuffle(cards)
            for n in others:
                state.hands[n] = cards.pop()
            state.pile = tuple(sorted(cards))
            twin = self.resting(state, self.chance)
            own = self.state.hands[side]
            reenactment = _Imagined(since, own, rng)
            yield reenactment.perform(twin, rng.getrandbits(53))

    def position_json(self) -> dict[str, Any]:
        """The position as JSON."""
        state = self.state
        return {"turn": state.turn, "points": state.points, "hands": state.hands}

    @property
    def record(self) -> TinyRecord:
        """The record of the game so far."""
        return TinyRecord.of(self)


class _Imagined(Reenactment):
    """Follows the real game, except that the cards others drew may be any."""

    def __init__(self, since: PlaySoFar, own: str | None, rng: Random) -> None:
        super().__init__(since)
        self.own = own
        self.rng = rng

    def draw(self, drawn: Any, pile: Sequence[Any]) -> Any:
        """The seat's own draw is as it was; others are random."""
        others = [card for card in pile if card != self.own]
        return drawn if drawn == self.own else self.rng.choice(others)


class TinyRecord(Record[Tiny]):
    """A recorded game."""

    FORMAT = "Tiny: record"
    DIE = 8

    @classmethod
    def check_setup(cls, setup: Json) -> Mapping[str, Any]:
        """Check the number of seats."""
        return {"seats": whole(fields(setup, "the setup", ("seats",))["seats"], "seats", 2, 4)}

    @classmethod
    def check_position(cls, position: Json, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        """Games never start from a position."""
        raise NotImplementedError

    def begin(self) -> Tiny:
        """A game in which nothing has been dealt yet."""
        return Tiny(Setup(**self.setup), RecordedChance(()))


class TinyRules(Rules):
    """The game's rules."""

    setup_options: Sequence[SetupOption] = ()
    automata: Sequence[Automaton] = ()
    reasons = ("twelve points",)
    record: type[Record[Any]] = TinyRecord

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def new_game(
        self, setup: Mapping[str, Json], chance: Chance, listener: Listener | None = None
    ) -> Any:
        """Start a game."""
        agreed = TinyRecord.check_setup({"seats": self.seats, **setup})
        game = Tiny(Setup(**agreed), chance, listener=listener)
        game.start()
        return game

    def people(self, game: Tiny) -> Sequence[int]:
        """All seats."""
        return range(len(game.state.points))

    def revealed(self, game: Tiny, seat: int, events: Sequence[Told]) -> bool:
        """Whether another seat's card has been shown."""
        return any(event.seat != seat and event.card for event in events)

    def begins(self, game: Tiny, events: Sequence[Told]) -> Collection[str]:
        """Only turns begin."""
        return {"turn"} if any(event.what == "scores" for event in events) else set()

    def without_past(self, state: State) -> State:
        """A copy: a state has no past."""
        return state.copy()

    def winner(self, reason: str) -> int | None:
        """Always the first seat."""
        return 0


class TinyWords(Words):
    """The game's words."""

    topics: Mapping[str, Topic] = {
        "worth": Topic("CARD", "what a card is worth", lambda game, seat, card: [str(WORTH[card])])
    }

    def caption(self, game: Tiny) -> str:
        """The points."""
        return " : ".join(map(str, game.state.points))

    def prompt(self, decision: Any) -> str:
        """Who is to choose."""
        return f"{SEATS[decision.side]}: roll, stop or show."

    def describe(self, event: Told) -> str:
        """An event in words."""
        what = event.card or (str(event.number) if event.what != "draws" else "a card")
        return f"{SEATS[event.seat]} {event.what} {what}."

    def seen(self, event: Told, eyes: Eyes) -> Told:
        """The event, without a card that is secret."""
        return event if event.shown or event.seat in eyes else Told(event.seat, event.what)

    def ending(self, game: Any) -> Sequence[str]:
        """Who won."""
        result = game.result
        return [] if result is None else [f"{SEATS[result.winner or 0]} wins."]

    def board_text(self, game: Tiny, eyes: Eyes) -> str:
        """The points."""
        return f"Points: {' '.join(map(str, game.state.points))}"


class TinyPage(Page):
    """What the game's page draws."""

    @property
    def queries(self) -> Mapping[str, Query]:
        """The points of a seat, with who asks."""
        return {
            "points": lambda game, eyes, seat: {
                "points": game.state.points[SEATS.index(word(seat, "the seat", SEATS))],
                "eyes": list(eyes),
            }
        }

    def facts(self) -> Json:
        """The worth of each card."""
        return {"worth": WORTH}

    def board(self, game: Tiny, eyes: Eyes) -> Json:
        """The points and the visible cards."""
        hands = [h if n in eyes else None for n, h in enumerate(game.state.hands)]
        return {
            "points": game.state.points[:],
            "hands": hands,
            "pieces": self.pieces(game.state.points),
            "ending": WORDS.ending(game),
            "caption": f"at {WORDS.caption(game)}",
            "people": list(SEATS[: len(hands)]),
            "draw_counts": "a draw counts as half a win",
        }

    def pieces(self, points: Sequence[int]) -> Json:
        """A piece of each seat on a track from 0 to the goal."""
        places: dict[str, dict[str, Json]] = {}
        for seat, count in enumerate(points):
            places.setdefault(str(min(count, GOAL)), {})[SEATS[seat]] = 1
        return places

    def summary(self, game: Tiny) -> Json:
        """The points."""
        return {"points": game.state.points[:], "over": game.decision is None}

    def options(self, game: Tiny, seat: int) -> Json:
        """The options."""
        assert game.decision is not None
        return [{"notation": str(o), "label": o.capitalize()} for o in game.decision.options]

    def decision(self, game: Tiny, seat: int) -> Json:
        """The prompt."""
        assert game.decision is not None
        return {"prompt": WORDS.prompt(game.decision), "begins_turn": True, "automatic": False}

    def automatic(self, game: Tiny) -> str | None:
        """No choice is made automatically."""
        return None

    def line(self, event: Told, eyes: Eyes) -> Json:
        """A log line."""
        seen = WORDS.seen(event, eyes)
        dice = {"dice": [event.number]} if event.what == "rolls" else {}
        return {"kind": event.what, "text": WORDS.describe(seen), **dice}

    def scene(self, events: Sequence[Told], first: int, eyes: Eyes) -> Json | None:
        """There are no fights."""
        return None

    def course(self, events: Sequence[Told]) -> Json:
        """The score of every turn."""
        return [event.number for event in events if event.what == "scores"]

    def last_scene(self, events: Sequence[Told], since: int | None = None) -> int | None:
        """There are no fights."""
        return None


WORDS: Final = TinyWords()


class TinyTitle(Title):
    """The game's `Title`."""

    key = "tiny"
    name = "Tiny"
    about = "A tiny game."
    credits = "Nobody's."
    seats = seat_names = SEATS
    link_words = (b'{"side":"Red","choice":"roll","chance":[[',)
    words = WORDS
    page = TinyPage()

    def __init__(self, seats: int = 2) -> None:
        self.rules = TinyRules(seats)


TINY = TinyTitle()
