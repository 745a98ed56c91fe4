"""Golden games: checked against the rulebook by people, and fixed word for word since."""

from __future__ import annotations

from pathlib import Path

import pytest
from shores.golden import records, render

import tripoli
from tripoli.shores.model import events as ev
from tripoli.shores.model.cards import (
    BATTLE_LINE,
    CARDS,
    EVENT_LINE,
    LINES_UP,
    SOLITAIRE_PILE,
    TRIPOLI_ACQUIRES_CORSAIRS,
    TRIPOLI_ATTACKS,
    TROOPS_TO_BENGHAZI,
    TROOPS_TO_DERNE,
    US_SUPPLIES_RUN_LOW,
    Kind,
)
from tripoli.shores.model.options import Act
from tripoli.shores.model.result import Reason
from tripoli.shores.tbot.turn import REQUIREMENTS, never


def load(path: Path) -> tripoli.Record:
    """The record of a golden game."""
    return tripoli.Record.from_json(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", records(), ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    """The game is rendered exactly as recorded; `make goldens` regenerates the text."""
    assert render(load(path)) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_every_card_is_played_in_some_golden_game() -> None:
    """A player chooses each of the 48 cards of the two decks, as an event or as a battle card."""
    played = set()
    for path in records():
        game = load(path).replay()
        for entry in game.history:
            if isinstance(entry, tripoli.Option) and entry.act in (Act.EVENT, Act.PLAY):
                played.add(entry.card)
    missing = {card for card in CARDS.values() if card.copies or card.kind is Kind.CORE} - played
    assert not missing, f"in no golden game: {', '.join(str(card) for card in missing)}"


def test_every_ending_occurs_in_some_golden_game() -> None:
    """Every way to win, and the draw."""
    found = {game.result.reason for path in records() if (game := load(path).replay()).result}
    assert found == set(Reason)


def test_every_option_of_a_game_occurs_in_some_golden_game() -> None:
    """Both scenarios, hidden discards, concealed reactions."""
    setups = [load(path).setup for path in records()]
    assert {setup["scenario"] for setup in setups} == {"standard", "fortress"}
    for name in ("hidden_discards", "conceal_reactions"):
        assert {setup[name] for setup in setups} == {False, True}


def test_every_card_of_the_tbot_occurs_with_every_outcome() -> None:
    """Each card is played, waits, is lined up and is discarded, wherever that is possible.

    *Tripoli Acquires Corsairs* is never lined up: the T-bot draws only with at most four corsairs
    in Tripoli harbor and two in Gibraltar, so at least three are in the Supply.
    """
    outcomes = set()
    answers = set()
    for path in records():
        if not load(path).setup["solitaire"]:
            continue
        for event in load(path).replay().log(None):
            if isinstance(event, ev.BotConsidered):
                outcomes.add((event.card, event.outcome))
            elif isinstance(event, ev.BattleCard):
                answers.add(event.card)
    assert answers >= set(BATTLE_LINE)
    for card in EVENT_LINE:
        assert {(card, "is played"), (card, "waits")} <= outcomes
    for card in set(SOLITAIRE_PILE):
        if REQUIREMENTS[card] is not never:
            assert (card, "is played") in outcomes, card
    for card in LINES_UP:
        if card is not TRIPOLI_ACQUIRES_CORSAIRS:
            assert {(card, "is lined up"), (card, "waits")} <= outcomes, card
    sometimes = (TROOPS_TO_BENGHAZI, TROOPS_TO_DERNE, TRIPOLI_ATTACKS, US_SUPPLIES_RUN_LOW)
    for card in (*sometimes, *(c for c in SOLITAIRE_PILE if REQUIREMENTS[c] is never)):
        assert (card, "is discarded") in outcomes, card
