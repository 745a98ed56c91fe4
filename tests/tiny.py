"""A third game, of a few dozen lines: eight-sided dice, a hidden card, two seats or more.

It shows that the house takes a game without being touched: kernel, session, records, undo, replay,
command line and the page's shell play it in the tests.

On your turn you roll as often as you like and collect what you roll; a one loses it. Or you show
your hidden card, score it, and draw another. Twelve points win.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, NamedTuple

from tripoli.kernel.chance import Chance, RecordedChance
from tripoli.kernel.choice import Option
from tripoli.kernel.engine import Engine, GameOver, Listener
from tripoli.kernel.record import Record
from tripoli.kernel.strict import Json, fields, whole
from tripoli.kernel.title import Automaton, Eyes, SetupOption, Title, Topic
from tripoli.kernel.worlds import Follower, Made, Since

ROLL, STOP, SHOW = Option("roll"), Option("stop"), Option("show")
CARDS = ("ace", "king", "queen", "jack", "ten", "nine")
WORTH = {"ace": 6, "king": 5, "queen": 4, "jack": 3, "ten": 2, "nine": 1}
GOAL = 12


class Ask(NamedTuple):
    """What is asked of a seat."""

    side: int
    options: tuple[Option, ...]


@dataclass(frozen=True)
class Told:
    """Something happened to a seat; a `card` that is not `shown` is its own secret."""

    seat: int
    what: str
    number: int = 0
    card: str | None = None
    shown: bool = True


class End(NamedTuple):
    """Who won."""

    winner: int | None
    reason: str


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


class Tiny(Engine[State, Ask, End]):
    """The rules."""

    DIE = 8

    def play(self) -> Generator[Ask, Any, None]:
        """A turn."""
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
        """Draw a hidden card."""
        card = self.pick(self.state.pile)
        self.state.pile = tuple(c for c in self.state.pile if c != card)
        self.state.hands[seat] = card
        self.tell(Told(seat, "draws", card=card, shown=False))

    def tell(self, event: Told) -> None:
        """Tell the listener."""
        if self.listener:
            self.listener(event)

    def view(self, side: int | None) -> dict[str, Any]:
        """Points, and one's own card."""
        hands = [h if n == side else h is not None for n, h in enumerate(self.state.hands)]
        return {"points": self.state.points[:], "hands": hands, "decision": self.decision}

    def worlds(self, side: int, rng: Random) -> Iterator[Tiny]:
        """Deals in which the other seats may hold any card not seen."""
        since = Since(self)
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
            follower = _Imagined(since.made, since.results, own, rng)
            yield follower.lead(twin, rng.getrandbits(53))

    def position_json(self) -> dict[str, Any]:
        """Everything."""
        state = self.state
        return {"turn": state.turn, "points": state.points, "hands": state.hands}

    @property
    def record(self) -> TinyRecord:
        """The game so far."""
        return TinyRecord.of(self, {"seats": len(self.origin.points)}, None)


class _Imagined(Follower):
    """Cards that others drew may have been any."""

    def __init__(
        self, made: Sequence[Made], results: Sequence[Any], own: str | None, rng: Random
    ) -> None:
        super().__init__(made, results)
        self.own = own
        self.rng = rng

    def draw(self, drawn: Any, pile: Sequence[Any]) -> Any:
        """One's own draw as it was."""
        others = [card for card in pile if card != self.own]
        return drawn if drawn == self.own else self.rng.choice(others)


class TinyRecord(Record[Tiny]):
    """A recorded game."""

    FORMAT = "Tiny: record"
    DIE = 8

    @classmethod
    def check_setup(cls, setup: Json) -> Mapping[str, Any]:
        """How many seats."""
        return {"seats": whole(fields(setup, "the setup", ("seats",))["seats"], "seats", 2, 4)}

    @classmethod
    def check_position(cls, position: Json, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        """It begins at its beginning only."""
        raise NotImplementedError

    def begin(self) -> Tiny:
        """With nothing dealt yet."""
        state = State(self.setup["seats"])
        twin: Tiny = object.__new__(Tiny)
        return twin.resting(state, RecordedChance(()))


class TinyTitle(Title[Tiny]):
    """What the house asks of the game."""

    key = "tiny"
    name = "Tiny"
    about = "A tiny game."
    credits = "Nobody's."
    seats = ("Red", "Green", "Blue", "Gray")
    setup_options: tuple[SetupOption, ...] = ()
    automata: tuple[Automaton, ...] = ()
    reasons = ("twelve points",)
    record = TinyRecord
    link_words = (b'{"side":"Red","choice":"roll","chance":[[',)
    topics: ClassVar[Mapping[str, Topic]] = {
        "worth": Topic("CARD", "what a card is worth", lambda game, seat, card: [str(WORTH[card])])
    }

    def __init__(self, seats: int = 2) -> None:
        self.count = seats

    def new_game(
        self, setup: Mapping[str, Json], chance: Chance, listener: Listener | None = None
    ) -> Tiny:
        """Deal."""
        agreed = TinyRecord.check_setup({"seats": self.count, **setup})
        return Tiny(State(agreed["seats"]), chance, listener)

    def setup(self, game: Tiny) -> dict[str, Json]:
        """How many seats."""
        return {"seats": len(game.origin.points)}

    def people(self, game: Tiny) -> Sequence[int]:
        """Everybody."""
        return range(len(game.state.points))

    def automatic(self, game: Tiny) -> str | None:
        """Nothing is."""
        return None

    def revealed(self, game: Tiny, seat: int, events: Sequence[Told]) -> bool:
        """Whether another seat's card has been shown."""
        return any(event.seat != seat and event.card for event in events)

    def begins(self, game: Tiny, events: Sequence[Told]) -> Collection[str]:
        """Turns."""
        return {"turn"} if any(event.what == "scores" for event in events) else set()

    def without_past(self, state: State) -> State:
        """A state has none."""
        return state.copy()

    def winner(self, reason: str) -> int | None:
        """Whoever it was."""
        return 0

    def caption(self, game: Tiny) -> str:
        """See `Title`."""
        return " : ".join(map(str, game.state.points))

    def prompt(self, decision: Ask) -> str:
        """Who is to choose."""
        return f"{self.seats[decision.side]}: roll, stop or show."

    def describe(self, event: Told) -> str:
        """A sentence."""
        what = event.card or (str(event.number) if event.what != "draws" else "a card")
        return f"{self.seats[event.seat]} {event.what} {what}."

    def seen(self, event: Told, eyes: Eyes) -> Told:
        """Without a card that is another's secret."""
        return event if event.shown or event.seat in eyes else Told(event.seat, event.what)

    def ending(self, game: Tiny) -> Sequence[str]:
        """Who won."""
        result = game.result
        return [] if result is None else [f"{self.seats[result.winner or 0]} wins."]

    def board_text(self, game: Tiny, eyes: Eyes) -> str:
        """The points."""
        return f"Points: {' '.join(map(str, game.state.points))}"

    def facts(self) -> Json:
        """What a card is worth."""
        return {"worth": WORTH}

    def board(self, game: Tiny, eyes: Eyes) -> Json:
        """Points and the cards that may be seen."""
        hands = [h if n in eyes else None for n, h in enumerate(game.state.hands)]
        return {"points": game.state.points[:], "hands": hands, "ending": self.ending(game)}

    def summary(self, game: Tiny) -> Json:
        """The points."""
        return {"points": game.state.points[:]}

    def options(self, game: Tiny, seat: int) -> Json:
        """As they are."""
        assert game.decision is not None
        return [{"notation": str(o), "label": o.capitalize()} for o in game.decision.options]

    def decision(self, game: Tiny, seat: int) -> Json:
        """The prompt."""
        assert game.decision is not None
        return {"prompt": self.prompt(game.decision), "begins_turn": True, "automatic": False}

    def line(self, event: Told, eyes: Eyes) -> Json:
        """A sentence."""
        return {"kind": event.what, "text": self.describe(self.seen(event, eyes))}

    def scene(self, events: Sequence[Told], first: int, eyes: Eyes) -> Json | None:
        """There are no fights."""
        return None

    def course(self, events: Sequence[Told]) -> Json:
        """Every turn's score."""
        return [event.number for event in events if event.what == "scores"]

    def last_scene(self, events: Sequence[Told], since: int | None = None) -> int | None:
        """There are no fights."""
        return None


TINY = TinyTitle()
