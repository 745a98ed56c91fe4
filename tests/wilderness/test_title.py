"""Wilderness War for the rest of the program: terminal, words, players."""

from __future__ import annotations

from random import Random

import pytest
from wilderness.stage import lead, play, stage
from wilderness.walls import siege

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


@pytest.mark.unmeasured
@pytest.mark.parametrize("side", [FRENCH, BRITISH])
def test_the_player_by_rules_of_thumb_beats_the_random_one(side: int) -> None:
    """Games with given seeds, so that nothing here depends on luck."""
    assert names(TITLE) == ("random", "thumb")
    won = 0
    for seed in range(2):
        players = [player(TITLE, "random", Random(seed)) for _ in range(2)]
        players[side] = player(TITLE, "thumb", Random(seed))
        game = TITLE.rules.new_game({}, SeededChance(seed))
        while game.decision is not None:
            chosen = players[game.decision.side].choose(Seat(game, game.decision.side))
            game.choose(chosen)
        assert game.result is not None
        won += game.result.winner == side
    assert won == 2


def test_where_a_force_can_go_in_words() -> None:
    """By name, each space with what awaits it; a wrong name gets one sentence that helps."""
    game = TITLE.rules.new_game({}, SeededChance(4))
    tell = TITLE.words.topics["reach"].tell
    lines = tell(game, FRENCH, "montcalm")
    assert lines[0].startswith("Montcalm, Vaudreuil, ")
    assert "  Ticonderoga: 4 spaces by land or boat" in lines
    fight = "5 spaces by boat; a battle; 50% chance of not being intercepted"
    assert f"Hudson Carry North: {fight}" in (" ".join(line.split()) for line in lines)
    assert tell(game, FRENCH, "hannibal") == [
        "Who? Type the name of a leader or a unit on the map."
    ]


def test_the_odds_in_words() -> None:
    """Before anything is committed; and why a space cannot be reached."""
    game = TITLE.rules.new_game({}, SeededChance(4))
    tell = TITLE.words.topics["odds"].tell
    near, *_ = tell(game, FRENCH, "levis > albany")
    assert near.startswith(
        "It cannot get to Albany: that is 8 spaces away, and it can move 4 by land"
    )
    assert near.endswith("boat goes all the way.")
    (battle, avoids) = tell(game, FRENCH, "montcalm > hudson carry north")
    assert battle.startswith("A battle at Hudson Carry North: 94% to win, 3.3 steps against 1.0")
    assert avoids == "The enemy may try to avoid it, or send pieces inside."
    far, raid, deployed = tell(game, FRENCH, "huron > augusta")
    assert far.startswith("It cannot get to Augusta: that is 17 spaces away")
    assert raid == "A raid of Augusta: 33% to succeed, 0.8 steps lost on average."
    assert deployed == "If militia deploys to the stockade: 6%."
    assert tell(game, FRENCH, "montcalm") == [
        "Where? Type NAME > SPACE, such as Montcalm > Albany."
    ]


def test_a_group_on_the_move_is_told_why_it_cannot_get_somewhere() -> None:
    """From where it is, with what it has left of its movement: two of nine spaces by boat are
    gone (6.3).
    """
    game = stage(FRENCH, {"Montréal": "Montcalm, Béarn"}, hand=[1, 5], other=[7])
    lead(game, "Montcalm")
    play(game, "decline", "move > Sorel", "move > Trois-Rivières")
    tell = TITLE.words.topics["odds"].tell
    assert tell(game, FRENCH, "> niaoure bay") == ["There is nobody to fight at Niaouré Bay."]
    far, _ = tell(game, FRENCH, "> oswego")
    assert far.startswith("It cannot get to Oswego: that is 8 spaces away")


def test_winter_and_threats_in_words() -> None:
    game = TITLE.rules.new_game({}, SeededChance(4))
    assert TITLE.words.topics["winter"].tell(game, FRENCH, "") == [
        "Winter takes nothing of the French.",
        "Winter takes nothing of the British.",
    ]
    threats = TITLE.words.topics["threats"].tell(game, FRENCH, "")
    assert "Crown Point: Webb with 1 unit from Hudson Carry South, a battle" in threats


def test_a_siege_is_a_threat() -> None:
    """Even if nobody else can come."""
    told = TITLE.words.topics["threats"].tell(siege("Huron", "48th", level=1), BRITISH, "")
    assert any("besieged, at level 1" in line for line in told)


def test_who_threatens_a_place_is_said_once() -> None:
    """A leader with all of his force and with his Auxiliaries alone is named once, and units that
    could come with him are not named by themselves.
    """
    game = TITLE.rules.new_game({}, SeededChance(4))
    for seat in (FRENCH, BRITISH):
        for paragraph in TITLE.words.topics["threats"].tell(game, seat, ""):
            groups = " ".join(paragraph.split()).partition(": ")[2].split("; ")
            whence = [group.partition(" from ")[2] for group in groups]
            assert len(set(whence)) == len(whence)
