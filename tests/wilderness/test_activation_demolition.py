"""Demolition, in the middle of a move or at any question (5.46; W104, W134)."""

from __future__ import annotations

import pytest
from wilderness.commands import TICONDEROGA, offered
from wilderness.stage import KINDS, answers, options, play, skip, space, stage, where

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.sides import BRITISH, FRENCH


def test_w104_demolition_in_the_middle_of_a_move() -> None:
    """5.46: at any moment of the own Action Phase at which one is to choose."""
    forts = {"Crown Point": "French fort", "Sorel": "French stockade", "Albany": ""}
    game = stage(FRENCH, {"St-Jean": "Béarn"}, hand=[5, 7], forts=forts, vp=4)
    assert {"demolish Crown Point", "demolish Sorel"} <= options(game)
    play(game, "activate 5 Bastions Repaired")
    assert "demolish Crown Point" in options(game)
    play(game, "send Béarn", "move > Île-aux-Noix", "demolish Crown Point")
    assert game.state.vp == 3
    assert not game.state.forts[space("Crown Point")]
    play(game, "move > Winooski")
    assert where(game, FRENCH, "Béarn") == "Winooski"


def test_w104_captured_stockades_and_forts_under_construction() -> None:
    """5.46: whatever one owns now, free of charge; nothing of the enemy's, no fortress."""
    game = stage(
        FRENCH,
        {"Québec": "Béarn"},
        {"Oswego": "44th"},
        hand=[5, 7],
        forts={"Schenectady": "French stockade", "Oswego": "British fort"},
        works={"Cataraqui": FRENCH, "Winchester": BRITISH},
        vp=4,
    )
    assert offered(game, "demolish") == {"Schenectady", "Cataraqui"}
    play(game, "demolish Schenectady", "demolish Cataraqui")
    assert not game.state.works[space("Cataraqui")]
    assert game.state.vp == 4


def test_w104_not_in_the_enemy_phase() -> None:
    """5.46: one's OWN Action Phase."""
    game = stage(
        FRENCH,
        {"Ticonderoga": "Montcalm, Béarn"},
        {"Hudson Carry North": "44th, Webb"},
        hand=[5, 7],
        other=[8],
        forts={"Winchester": "British fort", "Ticonderoga": "French fort"},
    )
    play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take Béarn")
    game.choose("decline")
    game.choose("move > Hudson Carry North")
    assert game.decision is not None
    while game.decision.side is BRITISH:
        assert not offered(game, "demolish")
        game.choose("stand" if "stand" in options(game) else "decline")
        if game.decision is None:
            break


def test_w134_demolition_as_the_last_thing() -> None:
    """When all else is done, the active player is asked once more."""
    game = stage(
        FRENCH, {"St-Jean": "Béarn"}, hand=[5], other=[7], forts={"Sorel": "French stockade"}
    )
    play(game, "activate 5 Bastions Repaired", "send Béarn", "move > Île-aux-Noix", "stop")
    assert options(game) == {"end", "demolish Sorel"}
    game.choose("demolish Sorel")
    assert not game.state.forts[space("Sorel")]
    assert game.decision is not None
    assert game.decision.side is BRITISH


def at_question(ask: Ask) -> Game:
    """The French, in their Action Phase, are asked a question; they have a stockade at Sorel."""
    forts = {"Sorel": "French stockade"}
    if ask in (Ask.HOME, Ask.RAID_LOSS):
        forts |= {"Ohio Forks": "French fort", "Gist's Station": "French stockade"}
        dice = [2] if ask is Ask.HOME else [3]
        game = stage(FRENCH, {"Culpeper": "Marin, Léry, Villiers"}, hand=[46], dice=dice)
        for name, kind in forts.items():
            game.state.forts[space(name)] = 2 * KINDS[kind.split()[1]] + FRENCH
        play(game, "activate 46 Colonial Recruits", "lead Villiers", "take everyone", "stop")
    elif ask is Ask.LOSS:
        french = {"Albany": "Montcalm, Béarn, La Sarre"}
        game = stage(FRENCH, french, {"Schenectady": "44th"}, hand=[5], dice=[3, 5], forts=forts)
        play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take everyone")
        play(game, "move > Schenectady", "stand")
    elif ask is Ask.JOIN:
        game = stage(
            FRENCH,
            {"Ticonderoga": "Béarn (i), La Sarre (i)"},
            {"Ticonderoga": "44th"},
            hand=[5],
            sieges={"Ticonderoga": 1},
            forts=forts | TICONDEROGA,
        )
        play(game, "activate 5 Bastions Repaired", "send Béarn", "sortie", "stand")
    elif ask is Ask.SIEGE:
        game = stage(
            FRENCH,
            {"Oswego": "Montcalm, Béarn"},
            {"Oswego": "44th (i)"},
            hand=[5],
            sieges={"Oswego": 0},
            forts=forts | {"Oswego": "British fort"},
            dice=[3],
        )
        play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take Béarn", "siege Oswego")
    elif ask is Ask.STOCKADES:
        game = stage(FRENCH, hand=[5], forts=forts)
        play(game, "build stockades 5 Bastions Repaired")
    else:
        game = stage(FRENCH, hand=[49], forts=forts)
        play(game, "event 49 Call Out Militias")
    while game.decision is not None and game.decision.window is not None:
        game.choose("decline")
    return game


@pytest.mark.parametrize(
    "ask",
    [Ask.STOCKADES, Ask.HOME, Ask.RAID_LOSS, Ask.LOSS, Ask.JOIN, Ask.SIEGE, Ask.EVENT],
    ids=lambda ask: ask.value,
)
def test_w104_demolition_at_any_question_of_the_active_player(ask: Ask) -> None:
    """5.46, W134: between any question to him and his answer; the question is put again."""
    game = at_question(ask)
    assert game.decision is not None
    assert (game.decision.side, game.decision.ask) == (FRENCH, ask)
    before = options(game)
    assert "demolish Sorel" in before
    game.choose("demolish Sorel")
    assert options(game) - {"build Sorel"} == before - {"demolish Sorel"}


def test_w134_the_question_is_put_again() -> None:
    """A demolished fort shelters nobody: the raiders' way home is asked anew, and differs."""
    game = stage(
        FRENCH,
        {"Culpeper": "Dumas, Marin"},
        hand=[5],
        other=[7],
        forts={"Ohio Forks": "French fort", "Gist's Station": "French stockade"},
        dice=[3],
    )
    play(game, "activate 5 Bastions Repaired", "lead Dumas", "take Marin", "stop")
    skip(game, "demolish Gist's Station")
    assert {"go home Dumas > Gist's Station", "go home Dumas > Ohio Forks"} <= options(game)
    game.choose("demolish Gist's Station")
    assert answers(game) == {"go home Dumas > Ohio Forks"}
    play(game, "go home Dumas > Ohio Forks")
    assert where(game, FRENCH, "Dumas") == where(game, FRENCH, "Marin") == "Ohio Forks"
