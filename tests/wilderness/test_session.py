"""Sessions: what can be undone, and games and positions as links."""

from __future__ import annotations

import hashlib
from random import Random

import pytest
from wilderness.stage import listen, stage
from wilderness.test_random import eager

from tripoli.games import GAMES
from tripoli.session.links import pack, unpack
from tripoli.session.match import Match
from tripoli.session.replay import position_record
from tripoli.session.requests import TableError
from tripoli.session.timeline import Timeline
from tripoli.session.undo import redo, undo
from tripoli.wilderness.game import Game, new_game
from tripoli.wilderness.model.setup import SCENARIOS
from tripoli.wilderness.model.sides import BRITISH, FRENCH

TITLE = GAMES["wilderness"]
QR = 1000
"""Characters of an address that a camera still reads well."""


def match(game: Game) -> Match:
    """A game of a French person against a computer player."""
    return Match(Timeline(TITLE, game, listen(game)), {int(BRITISH): "thumb"})


def choose(played: Match, *choices: str) -> None:
    """Make choices of the French; the British decline whatever they are asked."""
    for choice in choices:
        while (decision := played.game.decision) and decision.side is BRITISH:
            passed = [o for o in decision.options if o in ("decline", "let pass", "stand")]
            played.choose_for(BRITISH, str(passed[0]))
        played.choose(choice)


def test_a_march_can_be_undone_step_by_step() -> None:
    """Nothing is rolled and nobody shows a card, so that all of it can be taken back."""
    game = stage(FRENCH, {"Montréal": "Montcalm, Béarn"}, {"Albany": "44th"}, hand=[5, 8])
    played = match(game)
    before = game.digest
    choose(played, "activate 5 Bastions Repaired", "lead Montcalm", "take Béarn")
    choose(played, "move > St-Jean", "move > Île-aux-Noix")
    for left in ("St-Jean", "Montréal"):
        undo(played, whole=False, further=False)
        action = played.game.state.action
        assert str(action.mover.space) == left
    undo(played, whole=True, further=False)
    assert played.game.digest == before


def test_what_one_press_has_chosen_is_undone_together() -> None:
    """As far as it can be, and at least one choice."""
    game = stage(FRENCH, {"Montréal": "Montcalm, Béarn"}, {"Albany": "44th"}, hand=[5, 8])
    played = match(game)
    choose(played, "activate 5 Bastions Repaired")
    before = played.game.digest
    choose(played, "lead Montcalm", "take Béarn", "move > St-Jean", "move > Île-aux-Noix")
    after = played.game.digest
    undo(played, whole=False, further=False, at=1)
    assert played.game.digest == before
    redo(played)
    assert played.game.digest == after
    undo(played, whole=False, further=False, at=len(played.timeline))
    assert str(played.game.state.action.mover.space) == "St-Jean"


def test_what_one_press_has_chosen_stays_as_far_as_it_is_barred() -> None:
    """What came before the dice is not undone with what came after them."""
    game = stage(FRENCH, {"Montréal": "Béarn"}, {}, hand=[24, 8], dice=[3])
    played = match(game)
    choose(played, "event 24 Northern Indian Alliance")
    floor = len(played.timeline)
    decision = played.game.decision
    assert decision is not None
    played.choose(str(decision.options[0]))
    undo(played, whole=False, further=False, at=0)
    assert len(played.timeline) == floor


def test_dice_bar_undo() -> None:
    """What was rolled stays rolled; `further` goes beyond it, and the record says so."""
    game = stage(FRENCH, {"Montréal": "Béarn"}, {}, hand=[24, 8], dice=[3])
    played = match(game)
    choose(played, "event 24 Northern Indian Alliance")
    with pytest.raises(TableError, match="dice"):
        undo(played, whole=False, further=False)
    undo(played, whole=False, further=True)
    assert played.record().taken_back == ((0, 1),)


def test_a_card_of_the_enemy_bars_undo() -> None:
    """Foul Weather has been shown, so that the march before it cannot be taken back."""
    game = stage(
        FRENCH, {"Montréal": "Montcalm, Béarn"}, {"Albany": "44th"}, hand=[5, 8], other=[14]
    )
    played = match(game)
    choose(played, "activate 5 Bastions Repaired", "lead Montcalm", "take Béarn")
    decision = played.game.decision
    assert decision is not None
    assert "play 14 Foul Weather" in decision.options
    played.choose_for(BRITISH, "play 14 Foul Weather")
    with pytest.raises(TableError):
        undo(played, whole=False, further=False)


def test_a_window_that_is_declined_bars_nothing() -> None:
    """Otherwise undo would tell whether the enemy could have played something (W9)."""
    for other in ([14], [7]):
        game = stage(FRENCH, {"Montréal": "Montcalm, Béarn"}, hand=[5, 8], other=other)
        played = match(game)
        choose(played, "activate 5 Bastions Repaired", "lead Montcalm", "take Béarn")
        choose(played, "move > St-Jean")
        undo(played, whole=False, further=False)
        undo(played, whole=False, further=False)
        decision = played.game.decision
        assert decision is not None
        assert "take Béarn" in decision.options


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_link_holds_the_game(scenario: str) -> None:
    """A whole game that is under way fits into a link, and so does its position."""
    game = new_game(scenario=scenario, seed=5)
    rng = Random(5)
    for _ in range(500):
        if game.decision is not None:
            game.choose(eager(game, rng))
    link = pack(TITLE, game.record)
    twin = TITLE.rules.record.from_json(unpack(GAMES, link)).replay()
    assert twin.digest == game.digest
    assert len(link) < QR
    position = pack(TITLE, position_record(TITLE, game))
    again = TITLE.rules.record.from_json(unpack(GAMES, position)).replay()
    assert again.digest == game.digest


def test_the_dictionary_of_links_never_changes() -> None:
    """A changed dictionary would break existing links: add another one instead."""
    assert [hashlib.sha256(words).hexdigest()[:16] for words in TITLE.link_words] == [
        "45b1187f0013984a"
    ]
