"""Rests and turns, windows, and options that are made when they are read.

In the game, two sides take turns of several steps, and the game is at rest between two steps. The
other side may ambush a step with a card that only it knows it has; it is asked whether it has the
card or not, and so is the first side about an escape.
"""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Generator, Iterator
from functools import cached_property
from random import Random
from typing import Any, Final

import pytest

from tripoli.kernel.chance import ScriptedChance, SeededChance
from tripoli.kernel.choice import DECLINE, IllegalChoice, Option
from tripoli.kernel.engine import Engine
from tripoli.kernel.seat import Seat
from tripoli.kernel.worlds import PlaySoFar, Reenactment

STEP, DONE, CAMP, AMBUSH = (Option(name) for name in ("step", "done", "camp", "ambush"))
NOTHING = Option(DECLINE)
CARDS: Final = ("blank", "ambush")
WHOLE: Final = ("step", DECLINE, DECLINE, "camp")
"""A step that nobody disturbs."""


class Ask:
    """A decision whose list of options is made when it is first read."""

    read = 0

    def __init__(self, side: int, window: str | None, *options: Option) -> None:
        self.side = side
        self.window = window
        self._options = options

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """The possible answers."""
        Ask.read += 1
        return self._options


class March:
    """The state: whose turn it is, how far both have come, and who holds which card."""

    def __init__(self) -> None:
        self.turn = 0
        self.marching = False
        self.steps = [0, 0]
        self.hands = ["ambush", "blank"]

    def copy(self) -> March:
        twin = March()
        twin.turn, twin.marching = self.turn, self.marching
        twin.steps, twin.hands = self.steps[:], self.hands[:]
        return twin

    def to_json(self) -> dict[str, Any]:
        return dict(vars(self))


class Marches(Engine[March, Ask, None]):
    """The rules."""

    @staticmethod
    def first_state(setup: None) -> March:
        return March()

    def in_turn(self) -> bool:
        return self.state.marching

    def play(self) -> Generator[Ask, Any, None]:
        state = self.state
        side, other = state.turn, 1 - state.turn
        if (yield Ask(side, None, STEP, DONE)) == DONE:
            state.turn, state.marching = other, False
            return
        state.marching = True
        state.steps[side] += self.roll(1)[0]
        held = state.hands[other] == "ambush"
        if (yield Ask(other, "ambush", *((AMBUSH,) if held else ()), NOTHING)) == AMBUSH:
            state.hands[other] = "played"
            state.steps[side] = 0
        yield Ask(side, "escape", NOTHING)
        yield Ask(side, None, CAMP)

    def view(self, side: int) -> list[int]:
        return self.state.steps

    def worlds(self, side: int, rng: Random) -> Iterator[Marches]:
        while True:
            state = self.rested.copy()
            other = 1 - side
            if self.state.hands[other] == state.hands[other]:
                state.hands[other] = CARDS[int(rng.random() * 2)]
            yield Reenactment(PlaySoFar(self, side)).perform(self.resting(state, self.chance), 1)

    def position_json(self) -> dict[str, Any]:
        return self.state.to_json()

    @property
    def record(self) -> None:
        return None


def marches(*choices: str) -> Marches:
    game = Marches(None, ScriptedChance([1, 2, 3, 4, 5, 6] * 9))
    game.start()
    for choice in choices:
        game.choose(choice)
    return game


def test_a_turn_goes_on_over_rests() -> None:
    game = marches()
    assert (game.between_plays, game.between_turns) == (True, True)
    game.choose("step")
    assert (game.between_plays, game.between_turns) == (False, False)
    for choice in (DECLINE, DECLINE, "camp"):
        game.choose(choice)
    assert (game.between_plays, game.between_turns) == (True, False)
    assert game.since_turn == [STEP, (1,), NOTHING, NOTHING, CAMP]
    assert game.since_rest == []
    game.choose("done")
    assert (game.between_plays, game.between_turns, game.since_turn) == (True, True, [])


@pytest.mark.parametrize("twin", [copy.copy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_knows_where_the_turn_began(twin: Any) -> None:
    game = twin(marches(*WHOLE))
    assert (game.between_plays, game.between_turns) == (True, False)
    assert len(game.since_turn) == 5
    game.choose("done")
    assert game.between_turns


def test_going_back_within_a_turn() -> None:
    """From the rest before a step, as the game was then: the turn began earlier."""
    game = marches(*WHOLE)
    checkpoint = game.checkpoint
    for choice in (*WHOLE, "done"):
        game.choose(choice)
    for length, since in ((5, 5), (7, 7), (10, 10), (11, 0)):
        twin = game.back(checkpoint, length)
        assert (twin.history, twin.sides) == (
            game.history[:length],
            game.sides[: length - sum(type(entry) is tuple for entry in twin.history)],
        )
        assert (len(twin.since_turn), twin.between_turns) == (since, length == 11)
        assert (twin.origin, twin.listener) == (game.origin, None)


def test_a_game_that_begins_in_a_turn() -> None:
    game = marches(*WHOLE)
    twin = game.resting(game.state.copy(), SeededChance(1))
    twin.start()
    assert (twin.between_plays, twin.between_turns, twin.since_turn) == (True, False, [])
    twin.choose("done")
    assert twin.between_turns


def test_a_failure_in_the_next_play_leaves_the_turn_as_it_was() -> None:
    class Failing(Marches):
        """Fails when the second side's turn begins."""

        def play(self) -> Generator[Ask, Any, None]:
            if self.state.turn:
                raise RuntimeError
            yield from super().play()

    game = Failing(None, ScriptedChance([6]))
    game.start()
    for choice in WHOLE:
        game.choose(choice)
    with pytest.raises(RuntimeError):
        game.choose("done")
    assert game.since_turn == [STEP, (6,), NOTHING, NOTHING, CAMP]
    assert (game.sides, game.state.turn) == ([0, 1, 0, 0], 0)
    assert (game.between_plays, game.between_turns) == (True, False)


def test_a_seat_remembers_its_last_choice_within_the_turn() -> None:
    game = marches(*WHOLE)
    assert Seat(game, 0).before is CAMP, "although the game has been at rest since"
    assert Seat(game, 1).before is None
    assert Seat(marches(), 0).before is None
    game.choose("done")
    assert Seat(game, 0).before is None, "another turn has begun"


def test_options_are_made_when_they_are_read() -> None:
    """Repeating a game's own choices reads none."""
    game = marches("step", DECLINE)
    before = Ask.read
    twin = game.copy()
    assert Ask.read == before
    assert twin.decision is not None
    assert twin.decision.options == (NOTHING,)
    assert Ask.read == before + 1
    with pytest.raises(IllegalChoice, match="'ambush' is not an option here; options: decline"):
        twin.choose("ambush")


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(
    "choices",
    [(), ("step",), ("step", DECLINE), ("step", DECLINE, DECLINE), (*WHOLE, "done", "step")],
)
def test_a_world_is_asked_the_same_and_declines_the_same(
    side: int, choices: tuple[str, ...]
) -> None:
    """Whether the other side can answer a window or not, the seat sees the same."""
    game = marches(*choices)
    worlds = game.worlds(side, Random(1))
    held: Counter[str] = Counter()
    for _ in range(400):
        world = next(worlds)
        assert world.decision is not None
        assert game.decision is not None
        assert (world.decision.side, world.decision.window) == (
            game.decision.side,
            game.decision.window,
        )
        assert world.view(side) == game.view(side)
        assert [world.sides.count(side), world.history] == [
            game.sides[-len(world.sides) :].count(side) if world.sides else 0,
            game.since_rest,
        ]
        held[world.state.hands[1 - side]] += 1
    # Being asked, and having declined, tell nothing: five standard deviations of 200.
    assert all(abs(held[card] - 200) < 50 for card in CARDS)


def test_a_world_repeats_what_was_played_at_a_window() -> None:
    game = marches("done", "step", "ambush")
    world = next(game.worlds(1, Random(1)))
    assert world.state.hands[0] == "played"
    assert world.state.steps == [0, 0]


class Shot(Option):
    """An option with fields."""

    __slots__ = ("piece", "target")

    piece: str | None
    target: int | None


def test_options_declare_their_fields() -> None:
    shot = Shot("fire > 3", target=3)
    assert (shot, shot.target, shot.piece) == ("fire > 3", 3, None)
    assert repr(shot) == "Shot('fire > 3', target=3)"
    assert shot.to_json() == {"notation": "fire > 3", "piece": None, "target": 3}
    for twin in (copy.deepcopy(shot), pickle.loads(pickle.dumps(shot))):
        assert twin is shot
    with pytest.raises(TypeError, match="Shot has no field 'goal'"):
        Shot("fire > 3", goal=3)
    with pytest.raises(AttributeError, match="Shot cannot be changed"):
        shot.target = 4
