"""Wilderness War for the rest of the program: terminal, words, players."""

from __future__ import annotations

from random import Random

import pytest

from tripoli.games import GAMES
from tripoli.kernel.chance import SeededChance
from tripoli.kernel.seat import Seat
from tripoli.players import names, player
from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import Dealt, Held
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.setup import SCENARIOS, Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH
from tripoli.wilderness.text.prompts import PROMPTS

TITLE = GAMES["wilderness"]


def test_every_question_has_a_prompt() -> None:
    assert set(PROMPTS) == set(Ask)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_in_text(scenario: str) -> None:
    """A person can read where everything is, and sees only the own hand."""
    game = TITLE.rules.new_game({"scenario": scenario}, SeededChance(3))
    board = TITLE.words.board_text(game, (FRENCH,))
    assert "Niagara: French   Ohio Forks: French" in board
    assert "Québec: French fortress" in board
    flat = " ".join(board.split())
    for card in game.state.hands[FRENCH].cards:
        assert str(card) in flat
    for card in game.state.hands[BRITISH].cards:
        assert f" {card}," not in flat
    assert TITLE.words.prompt(game.decision).startswith("French: play a card")
    assert TITLE.words.caption(game) == f"Early {game.setup.facts.first_year}"


def test_what_the_enemy_may_not_read() -> None:
    game = Game(Setup(), SeededChance(1))
    dealt: list[Dealt] = []
    game.listener = lambda event: dealt.append(event) if isinstance(event, Dealt) else None
    game.start()
    french = dealt[0]
    assert french.cards is not None
    assert TITLE.words.seen(french, (BRITISH,)).cards is None
    assert TITLE.words.seen(french, (FRENCH,)) == french
    held = Held(FRENCH, french.cards[0])
    assert TITLE.words.describe(TITLE.words.seen(held, ())) == "The French hold their last card."


def test_a_space_and_its_connections() -> None:
    game = TITLE.rules.new_game({}, SeededChance(3))
    topic = TITLE.words.topics["space"]
    text = "\n".join(topic.tell(game, 0, "alban"))
    assert "Albany (cultivated): British fortress" in text
    assert "river: Kinderhook, Schenectady, Hudson Carry South" in text
    assert topic.tell(game, 0, "")


@pytest.mark.parametrize("side", [FRENCH, BRITISH])
def test_the_player_by_rules_of_thumb_beats_the_random_one(side: int) -> None:
    """Four games with given seeds, so that nothing here depends on luck."""
    assert names(TITLE) == ("random", "thumb")
    won = 0
    for seed in range(4):
        players = [player(TITLE, "random", Random(seed)) for _ in range(2)]
        players[side] = player(TITLE, "thumb", Random(seed))
        game = TITLE.rules.new_game({}, SeededChance(seed))
        while game.decision is not None:
            chosen = players[game.decision.side].choose(Seat(game, game.decision.side))
            game.choose(chosen)
        assert game.result is not None
        won += game.result.winner == side
    assert won == 4
