"""Another game works with every layer, without changes to them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from stand_in import Page, options, play, saved
from tiny import CARDS, TINY, Setup, Tiny, TinyRecord, TinyTitle

from tripoli.cli.terminal import Quit, TerminalGame
from tripoli.kernel.chance import Chance, ScriptedChance, SeededChance
from tripoli.kernel.choice import Option
from tripoli.kernel.seat import Player, Seat
from tripoli.kernel.title import Title
from tripoli.players import names, player, simplest
from tripoli.players.analysis import ended

TITLES: dict[str, Title] = {"tiny": TINY}


def begun(seats: int, chance: Chance) -> Tiny:
    """A game at its first decision."""
    game = Tiny(Setup(seats), chance)
    game.start()
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_play_it(seats: int) -> None:
    """Games may have more than two seats, and dice other than six-sided ones."""
    faces = set()
    for seed in range(40):
        game = begun(seats, SeededChance(seed))
        players = [player(TINY, "random", Random(seed)) for _ in range(seats)]
        while game.decision is not None:
            side = game.decision.side
            game.choose(players[side].choose(Seat(game, side)))
        assert game.result is not None
        faces |= {die for entry in game.history if isinstance(entry, tuple) for die in entry}
        assert game.record.replay().digest == game.digest
        assert TinyRecord.from_json(game.record.to_json()) == game.record
    assert faces == set(range(1, 9))


class Careful:
    """Shows its card at once."""

    def __init__(self, rng: Random) -> None:
        del rng

    def choose(self, seat: Seat) -> Option:
        """The last option: to show the card, or to stop."""
        return seat.decision.options[-1]


class WithPlayer(TinyTitle):
    """A game that has a simple player of its own, and no judge."""

    @property
    def players(self) -> Mapping[str, Callable[[Random], Player]]:
        return {"careful": Careful}


def test_a_game_may_have_its_own_player_without_a_judge() -> None:
    title = WithPlayer()
    assert (names(title), simplest(title)) == (("random", "careful"), "careful")
    assert (names(TINY), simplest(TINY)) == (("random",), "random")
    with pytest.raises(ValueError, match="Tiny has no analysis: nothing is known of good play"):
        ended(title, begun(2, SeededChance(1)))
    with pytest.raises(ValueError, match="no computer player 'captain'; expected random, careful"):
        player(title, "captain", Random(1))
    game = begun(2, SeededChance(1))
    assert player(title, "careful", Random(1)).choose(Seat(game, 0)) == "show"
    page = Page(titles={"tiny": title})
    page.ask(do="new", seed=3, setup={}, players={"Green": "careful"})
    page.ask(do="choose", choice="stop")
    assert page.ask(do="show")["prompt"] == "Careful (Green) is thinking."
    facts = page.answer(do="facts")["facts"]
    assert list(facts["players"])[-1] == "careful"
    assert facts["players"]["careful"] == "Careful"


def test_its_hidden_card_is_imagined() -> None:
    """Every card that the other seat may hold is imagined equally often; the seat's own card is
    certain.
    """
    game = begun(2, ScriptedChance([3, 4], ["king", "nine"]))
    game.choose("roll")
    held = Counter(w.state.hands[1] for w in islice(game.worlds(0, Random(1)), 1000))
    assert held.keys() == set(CARDS) - {"king"}
    assert max(held.values()) < 2 * min(held.values())
    for world in islice(game.worlds(1, Random(1)), 50):
        assert world.view(1) == game.view(1)


def test_a_sitting_with_undo_and_hand_over() -> None:
    page = Page(seed=3, titles=TITLES)
    assert page.ask(do="show")["hand_over"] == "Red"
    shown = page.ask(do="sit", seat="Red")
    assert options(shown) == ["roll", "stop", "show"]
    shown = page.ask(do="choose", choice="stop")
    assert (shown["hand_over"], shown["undo"]) == ("Green", True)
    page.ask(do="undo")
    shown = page.ask(do="choose", choice="roll")
    assert not shown["undo"]
    assert "dice have been rolled" in page.refused(do="undo")
    page.ask(do="undo", further=True)
    assert json.loads(page.ask(do="record")["record"])["taken_back"] == [[0, 1]]


def test_looking_back_and_going_on() -> None:
    page = Page(seed=5, titles=TITLES)
    play(page, Random(5))
    answer = page.answer(do="replay", at=1, marks=True)
    assert answer["moment"]["of"] == len(answer["marks"]) - 1
    assert page.answer(do="replay", at=0)["moment"]["board"]["points"] == [0, 0]
    assert page.ask(do="fork", at=2)["choices"] == 2
    again = Page(titles=TITLES)
    kept = saved(page)
    assert kept.summary is not None
    assert kept.summary["game"] == "tiny"
    assert again.ask(do="load", record=kept.record)["choices"] == 2
    assert again.ask(do="position")["link"]


def test_three_people_hand_over_the_device() -> None:
    page = Page(seed=6, titles={"tiny": TinyTitle(3)})
    seats = set()
    rng = Random(6)
    while not (shown := page.ask(do="show"))["over"]:
        if shown["hand_over"]:
            seats.add(shown["hand_over"])
            page.ask(do="sit", seat=shown["hand_over"])
        else:
            page.ask(do="choose", choice=rng.choice(options(shown)))
    assert seats == {"Red", "Green", "Blue"}


def test_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Decisions, events, saving, the game's own topics and a computer player all work."""
    typed = iter(["", "help", "worth ace", "board", "log", "stop", "", "show", "", "quit"])
    monkeypatch.setattr("builtins.input", lambda question: next(typed))
    game = TINY.rules.new_game({}, SeededChance(9))
    path = tmp_path / "tiny.json"
    with pytest.raises(Quit):
        TerminalGame(TINY, game, TINY.rules.people(game), "random", path).play()
    out = capsys.readouterr().out
    assert "It is the Red player's turn." in out
    assert "worth CARD: what a card is worth" in out
    assert "Points: 0 0" in out
    assert TinyRecord.from_json(path.read_text()).replay().digest == game.digest
    monkeypatch.setattr("builtins.input", lambda question: "stop")
    other = TINY.rules.new_game({}, SeededChance(10))
    TerminalGame(TINY, other, [0], "random", None).play()
    assert "wins." in capsys.readouterr().out
