"""The kernel, tested with a tiny game of its own: nothing here depends on Tripoli."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Generator, Iterator
from random import Random
from typing import Any, NamedTuple, TypeVar

import pytest

from tripoli.kernel.chance import (
    ChanceError,
    RecordedChance,
    ScriptedChance,
    SeededChance,
)
from tripoli.kernel.choice import IllegalChoice, Option
from tripoli.kernel.engine import Engine, GameOver
from tripoli.kernel.seat import Seat
from tripoli.players import RandomPlayer


class Pot:
    """The state: whose turn it is, and each player's points."""

    def __init__(self, turn: int = 0, points: tuple[int, int] = (0, 0)) -> None:
        self.turn = turn
        self.points = points

    def copy(self) -> Pot:
        return Pot(self.turn, self.points)

    def to_json(self) -> dict[str, Any]:
        return {"turn": self.turn, "points": self.points}


class Ask(NamedTuple):
    """A decision of the tiny game."""

    side: int
    options: tuple[Option, ...]
    window: str | None = None


ROLL, STOP, BREAK = Option("roll"), Option("stop"), Option("break")


class Pig(Engine[Pot, Ask, int]):
    """Roll as often as you like; a one loses the turn. First to ten points."""

    @staticmethod
    def first_state(setup: None) -> Pot:
        return Pot()

    def view(self, side: int) -> tuple[int, int]:
        return self.state.points

    def worlds(self, side: int, rng: Random) -> Iterator[Pig]:
        while True:
            yield self.copy()

    def position_json(self) -> dict[str, Any]:
        return {"turn": self.state.turn, "points": self.state.points}

    @property
    def record(self) -> None:
        return None

    def play(self) -> Generator[Ask, Any, None]:
        gained = 0
        while (answer := (yield Ask(self.state.turn, (ROLL, STOP, BREAK)))) is ROLL:
            (die,) = self.roll(1)
            gained = 0 if die == 1 else gained + die
            if not gained:
                break
        if answer is BREAK:
            raise RuntimeError("a rule is broken")
        points = list(self.state.points)
        points[self.state.turn] += gained
        self.state.points = (points[0], points[1])
        if max(points) >= 10:
            raise GameOver(points.index(max(points)))
        self.state.turn = 1 - self.state.turn


P = TypeVar("P", bound=Pig)


def started(kind: type[P], *dice: int) -> P:
    game = kind(None, ScriptedChance(dice))
    game.start()
    return game


def pig(*dice: int) -> Pig:
    return started(Pig, *dice)


def test_a_rule_runs_to_its_end() -> None:
    game = pig(5, 4, 1, 6, 6)
    for choice in ("roll", "roll", "stop", "roll", "roll", "roll", "stop"):
        game.choose(choice)
    assert game.result == 0
    assert game.decision is None
    assert game.state.points == (21, 0)
    assert game.sides == [0, 0, 0, 1, 0, 0, 0]
    assert game.history == [ROLL, (5,), ROLL, (4,), STOP, ROLL, (1,), ROLL, (6,), ROLL, (6,), STOP]
    with pytest.raises(IllegalChoice, match="'roll' cannot be chosen: the game is over"):
        game.choose("roll")


def test_an_illegal_choice_changes_nothing() -> None:
    game = pig(5)
    game.choose("roll")
    before = list(game.history)
    for wrong in ("rol", "", "ROLL", "x" * 200, None, 3):
        with pytest.raises(IllegalChoice) as refused:
            game.choose(wrong)  # type: ignore[arg-type]
        assert refused.value.legal == ("roll", "stop", "break")
        assert len(str(refused.value)) < 200
    assert "closest: roll" in str(IllegalChoice("rol", ("roll", "stop")))
    assert game.history == before
    game.choose("stop")
    assert game.state.points == (5, 0)


def test_an_illegal_choice_can_be_pickled() -> None:
    error = IllegalChoice("x", ("roll",))
    twin = pickle.loads(pickle.dumps(error))
    assert (twin.choice, twin.legal, str(twin)) == ("x", ("roll",), str(error))


def test_many_options_are_not_all_shown() -> None:
    error = IllegalChoice("zzz", tuple(f"option {n}" for n in range(50)))
    assert "and 44 more" in str(error)


def test_a_broken_rule_leaves_the_game_at_its_decision() -> None:
    game = pig(5, 4, 3, 6)
    for choice in ("roll", "stop", "roll"):
        game.choose(choice)
    before = (list(game.history), list(game.sides))
    with pytest.raises(RuntimeError):
        game.choose("break")
    assert (game.history, game.sides) == before
    assert game.decision is not None
    assert game.decision.side == 1
    game.choose("roll")
    game.choose("stop")
    assert game.state.points == (5, 7)


def test_scripted_chance_running_out_leaves_the_game_at_its_decision() -> None:
    game = pig(5)
    game.choose("roll")
    with pytest.raises(ChanceError, match="the scripted dice have run out: 1 needed, 0 left"):
        game.choose("roll")
    assert game.history == [ROLL, (5,)]
    game.choose("stop")
    assert game.state.points == (5, 0)


def test_a_failure_at_the_start_of_a_play_is_undone() -> None:
    class Opening(Pig):
        """Each play begins with a roll."""

        def play(self) -> Generator[Ask, Any, None]:
            self.roll(1)
            yield from super().play()

    game = started(Opening, 2, 3, 4)
    game.choose("roll")
    game.choose("stop")
    assert game.history == [(2,), ROLL, (3,), STOP, (4,)]
    with pytest.raises(ChanceError):
        game.choose("stop")
    assert game.history == [(2,), ROLL, (3,), STOP, (4,)]
    assert game.sides == [0, 0]
    assert game.decision is not None
    assert game.decision.side == 1


def test_copies_are_independent_in_the_middle_of_a_play() -> None:
    game = pig(5, 4, 6, 1)
    game.choose("roll")
    twin = game.copy()
    assert twin.history == game.history
    twin.choose("roll")
    twin.choose("stop")
    assert game.state.points == (0, 0)
    game.choose("stop")
    assert (game.state.points, twin.state.points) == ((5, 0), (9, 0))
    game.choose("roll")
    assert game.history[-1] == (4,)


def test_a_finished_game_can_be_copied() -> None:
    game = pig(5, 5)
    for choice in ("roll", "roll", "stop"):
        game.choose(choice)
    twin = game.copy()
    assert (twin.result, twin.decision, twin.history) == (0, None, game.history)


def test_a_game_can_end_before_anything_is_asked() -> None:
    class Over(Pig):
        """A game that ends at once."""

        def play(self) -> Generator[Ask, Any, None]:
            yield from ()
            raise GameOver(1)

    game = started(Over)
    assert (game.result, game.decision) == (1, None)


# Chance


def test_seeded_chance_is_the_stated_algorithm() -> None:
    """Chance uses MT19937 as in `random.Random`, floor(n * u), and batches of up to four dice."""
    u = Random(1801).random
    chance = SeededChance(1801)
    pile = "abcdefg"
    assert chance.draw(pile) == pile[int(u() * 7)]
    number = int(u() * 6**4)
    rest = int(u() * 36)
    expected = (number // 216 + 1, number // 36 % 6 + 1, number // 6 % 6 + 1, number % 6 + 1)
    assert chance.dice(6) == (*expected, rest // 6 + 1, rest % 6 + 1)
    assert chance.used == 3
    assert chance.dice(0) == ()
    assert chance.used == 3


def test_seeded_chance_gives_known_values() -> None:
    """Values never change, on any version of Python: old records depend on them."""
    # The first number after seed 42 is widely published.
    assert Random(42).random() == 0.6394267984578837
    chance = SeededChance(42)
    assert chance.dice(5) == (4, 6, 1, 1, 1)
    assert [chance.draw(range(100)) for _ in range(5)] == [27, 22, 73, 67, 89]
    assert repr(chance) == "SeededChance(42, used=7)"


def test_seeded_chance_is_fair() -> None:
    """Each face comes up a sixth of the time, within five standard deviations."""
    chance = SeededChance(6)
    faces = [die for _ in range(2000) for die in chance.dice(6)]
    for face in range(1, 7):
        assert abs(faces.count(face) - 2000) < 5 * (12000 * 5 / 36) ** 0.5


def test_a_copy_of_a_chance_goes_on_alike() -> None:
    chance = SeededChance(7)
    chance.dice(9)
    twin = chance.copy()
    assert [chance.dice(5) for _ in range(20)] == [twin.dice(5) for _ in range(20)]
    scripted = ScriptedChance([1, 2], ["a"])
    scripted.dice(1)
    assert scripted.copy().left == ((2,), ("a",))
    recorded = RecordedChance([(1,), "a"])
    assert recorded.copy().dice(1) == (1,)
    assert recorded.left == 2


def test_numbers_used_can_be_counted_from_results() -> None:
    chance = SeededChance(3)
    results: list[object] = [chance.dice(n) for n in range(1, 20)]
    results += [chance.draw("abc")]
    assert SeededChance.numbers_for(results) == chance.used
    for sides in (2, 4, 8, 10, 20, 100):
        chance = SeededChance(sides)
        rolls = [chance.dice(n, sides) for n in range(1, 30)]
        assert {die for roll in rolls for die in roll} <= set(range(1, sides + 1))
        assert SeededChance.numbers_for(rolls, sides) == chance.used


def test_scripted_chance_checks_what_it_is_given() -> None:
    with pytest.raises(ChanceError, match="0 is not the result of a die"):
        ScriptedChance([1, 0])
    with pytest.raises(ChanceError, match="impossible: the dice 1 7; a die has 6 sides"):
        ScriptedChance([1, 7]).dice(2)
    assert ScriptedChance([1, 7]).dice(2, 8) == (1, 7)
    with pytest.raises(ChanceError, match="impossible: the dice 9; a die has 8 sides"):
        RecordedChance([(9,)]).dice(1, 8)
    chance = ScriptedChance([], ["z"])
    with pytest.raises(ChanceError, match="cannot draw 'z': it is not there"):
        chance.draw("ab")
    assert chance.draw("xyz") == "z"
    with pytest.raises(ChanceError, match="the scripted draws have run out: one of 0 needed"):
        chance.draw("")
    assert repr(ScriptedChance([1], ["a"])) == "ScriptedChance(dice=[1], draws=['a'])"


def test_recorded_chance_checks_that_it_fits() -> None:
    with pytest.raises(ChanceError, match="a roll of 2 dice is missing"):
        RecordedChance([]).dice(2)
    with pytest.raises(ChanceError, match="expected a roll of 2 dice, got the dice 1 2 3"):
        RecordedChance([(1, 2, 3)]).dice(2)
    with pytest.raises(ChanceError, match="expected a roll of 2 dice, got 'a'"):
        RecordedChance(["a"]).dice(2)
    with pytest.raises(ChanceError, match="a draw is missing"):
        RecordedChance([]).draw("abc")
    with pytest.raises(ChanceError, match="expected a draw, got the dice 1"):
        RecordedChance([(1,)]).draw("abc")


# Seats and players


class Table:
    """The part of a game's interface that a seat needs."""

    def __init__(self) -> None:
        self.decision: Ask | None = Ask(1, (ROLL, STOP))
        self.since_turn: list[Any] = []
        self.sides: list[int] = []

    def view(self, side: int) -> str:
        return f"view of {side}"

    def worlds(self, side: int, rng: Random) -> Iterator[str]:
        yield f"world of {side}"


def test_a_seat_shows_only_its_own_side() -> None:
    game = Table()
    seat = Seat(game, 1)
    assert seat.decision.options == (ROLL, STOP)
    assert seat.view() == "view of 1"
    assert next(seat.worlds(Random(1))) == "world of 1"
    other = Seat(game, 0)
    with pytest.raises(ValueError, match="not this side's turn"):
        _ = other.decision
    game.decision = None
    with pytest.raises(ValueError, match="not this side's turn"):
        _ = seat.decision


def test_the_random_player_takes_every_option() -> None:
    player = RandomPlayer(Random(1))
    seat = Seat(Table(), 1)
    assert {player.choose(seat) for _ in range(50)} == {ROLL, STOP}


def test_options_are_text() -> None:
    assert ROLL == "roll"
    assert copy.deepcopy(ROLL) == ROLL
