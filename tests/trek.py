"""A game of thousands of choices: two caravans, forty steps a turn, sixty options a step.

It shows that nothing but opening a game costs more the longer the game is. Each turn a seat draws a
hidden card, then moves its caravan stage by stage, and rolls a die at the end: one play, so that
there is no rest within a turn. The setup says how many turns a game has.
"""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Final

from tiny import CARDS, End, TinyPage, TinyRules, TinyWords, Told

from tripoli.kernel.chance import Chance, RecordedChance, SeededChance
from tripoli.kernel.choice import Option
from tripoli.kernel.engine import Engine, GameOver, Listener
from tripoli.kernel.record import Record
from tripoli.kernel.strict import Json, fields, whole
from tripoli.kernel.title import Eyes, Title

STAGES: Final = 60
STEPS: Final = 40
"""The number of choices of a turn but for the last, which ends it."""
DONE: Final = Option("done")


class Go(Option):
    """Where a caravan goes next."""

    __slots__ = ("stage",)

    stage: int


GO: Final = tuple(Go(f"go to {stage}", stage=stage) for stage in range(STAGES))


class Ask:
    """A decision of a seat: where its caravan goes next, if it may go on.

    The list of options is made when it is first read.
    """

    window: None = None

    def __init__(self, side: int, here: int | None) -> None:
        self.side = side
        self._here = here

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """Every other stage, or the end of the turn."""
        if self._here is None:
            return (DONE,)
        return tuple(DONE if stage == self._here else GO[stage] for stage in range(STAGES))


@dataclass(frozen=True)
class Setup:
    """How many turns a game has."""

    turns: int

    def to_json(self) -> dict[str, Json]:
        """The options by name."""
        return {"turns": self.turns}


class State:
    """The turn, where the caravans are, and their hidden cards."""

    def __init__(self, turns: int) -> None:
        self.turns = turns
        self.turn = 0
        self.places = [0, 30]
        self.visits = [0] * STAGES
        self.hands = ["", ""]

    def copy(self) -> State:
        """An independent copy."""
        twin = State(self.turns)
        twin.turn, twin.places = self.turn, self.places[:]
        twin.visits, twin.hands = self.visits[:], self.hands[:]
        return twin

    def to_json(self) -> dict[str, Any]:
        """All of it."""
        return dict(vars(self))


class Trek(Engine[State, Ask, End]):
    """The rules."""

    DIE = 8

    @staticmethod
    def first_state(setup: Setup) -> State:
        """Both caravans at their first stages."""
        return State(setup.turns)

    def play(self) -> Generator[Ask, Any, None]:
        """Play a turn."""
        state = self.state
        seat = state.turn % 2
        state.hands[seat] = self.pick(CARDS)
        self.tell(Told(seat, "draws", card=state.hands[seat], shown=False))
        for _ in range(STEPS):
            choice = yield Ask(seat, state.places[seat])
            if choice is DONE:
                break
            stage = state.places[seat] = choice.stage
            state.visits[stage] += 1
            if self.listener:
                self.tell(Told(seat, "goes to", stage))
        else:
            yield Ask(seat, None)
        (die,) = self.roll(1)
        self.tell(Told(seat, "rolls", die))
        state.turn += 1
        if state.turn == state.turns:
            raise GameOver(End(0, "twelve points"))

    def tell(self, event: Told) -> None:
        """Tell the listener."""
        if self.listener:
            self.listener(event)

    def view(self, side: int | None) -> dict[str, Any]:
        """The places, and the seat's own card."""
        hands = [hand if n == side else "" for n, hand in enumerate(self.state.hands)]
        return {"places": self.state.places[:], "hands": hands, "decision": self.decision}

    def worlds(self, side: int, rng: Random) -> Iterator[Trek]:
        """Copies: the hidden cards mean nothing."""
        while True:
            twin = self.copy()
            twin.chance = SeededChance(rng.getrandbits(53))
            yield twin

    def position_json(self) -> dict[str, Any]:
        """The position as JSON."""
        state = self.state
        return {"turn": state.turn, "places": state.places, "visits": state.visits}

    @property
    def record(self) -> TrekRecord:
        """The record of the game so far."""
        return TrekRecord.of(self)


class TrekRecord(Record[Trek]):
    """A recorded game."""

    FORMAT = "Trek: record"
    DIE = 8

    @classmethod
    def check_setup(cls, setup: Json) -> Mapping[str, Any]:
        """Check the number of turns."""
        return {"turns": whole(fields(setup, "the setup", ("turns",))["turns"], "turns", 1, 1000)}

    @classmethod
    def check_position(cls, position: Json, setup: Mapping[str, Any]) -> Mapping[str, Any]:
        """Games never start from a position."""
        raise NotImplementedError

    def begin(self) -> Trek:
        """A game in which nothing has been drawn yet."""
        return Trek(Setup(**self.setup), RecordedChance(()))


class TrekRules(TinyRules):
    """The game's rules for the rest of the program."""

    record = TrekRecord

    def new_game(
        self, setup: Mapping[str, Json], chance: Chance, listener: Listener | None = None
    ) -> Any:
        """Start a game."""
        agreed = TrekRecord.check_setup({"turns": 200, **setup})
        game = Trek(Setup(**agreed), chance, listener=listener)
        game.start()
        return game

    def people(self, game: Any) -> Sequence[int]:
        """Both seats."""
        return (0, 1)

    def begins(self, game: Any, events: Sequence[Told]) -> Collection[str]:
        """Only turns begin."""
        return {"turn"} if any(event.what == "draws" for event in events) else set()


class TrekWords(TinyWords):
    """The game's words."""

    def caption(self, game: Any) -> str:
        """The turn."""
        return f"turn {game.state.turn}"

    def board_text(self, game: Any, eyes: Eyes) -> str:
        """The places."""
        return f"Places: {' '.join(map(str, game.state.places))}"


class TrekPage(TinyPage):
    """What the game's page draws."""

    def board(self, game: Any, eyes: Eyes) -> Json:
        """The places and the visible cards."""
        hands = [hand if n in eyes else None for n, hand in enumerate(game.state.hands)]
        return {"places": game.state.places[:], "hands": hands, "ending": TREK.words.ending(game)}

    def summary(self, game: Any) -> Json:
        """The places."""
        return {"places": game.state.places[:]}

    def decision(self, game: Any, seat: int) -> Json:
        """The prompt."""
        prompt = TREK.words.prompt(game.decision)
        return {"prompt": prompt, "begins_turn": False, "automatic": False}


class TrekTitle(Title):
    """The game's `Title`."""

    key = "trek"
    name = "Trek"
    about = "A long game."
    credits = "Nobody's."
    seats = seat_names = ("Red", "Green")
    link_words = (b'{"side":"0","choice":"go to ","chance":[[',)
    rules = TrekRules(2)
    words = TrekWords()
    page = TrekPage()


TREK = TrekTitle()


def after(count: int, seed: int = 1) -> Trek:
    """A game after some choices; a turn ends with each forty-first."""
    game: Trek = TREK.rules.new_game({}, SeededChance(seed))
    rng = Random(seed)
    for number in range(count):
        assert game.decision is not None
        ends = number % (STEPS + 1) == STEPS
        moves = [option for option in game.decision.options if option is not DONE]
        game.choose(DONE if ends else rng.choice(moves))
    return game
