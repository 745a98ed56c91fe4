"""Battle cards, and what asking about them reveals. R4, R29."""

from __future__ import annotations

from typing import Any

import pytest
from shores.table import C, F, asked, options, play, table

import tripoli
from tripoli.kernel.chance import ScriptedChance
from tripoli.shores.model.arranged import arranged
from tripoli.shores.model.cards import CARDS
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN
from tripoli.shores.model.state import Setup

CONCEAL = Setup(conceal_reactions=True)
HIDDEN = Setup(conceal_reactions=True, hidden_discards=True)
RAID = {"Tripoli": {C: 2}}
HUNTING = "Happy Hunting"


def raid(setup: Setup, hand: list[str], **more: Any) -> tripoli.Game:
    """A raid from Tripoli, with *Storms* discarded for it."""
    dice = more.pop("dice", [1] * 9)
    game = table(
        "Spring 1802", TRIPOLITAN, RAID, [], ["Storms", *hand], dice=dice, setup=setup, **more
    )
    return play(game, "discard Storms to raid")


def test_not_asked_without_the_card() -> None:
    """R29, option off: only a player who holds the card is asked."""
    assert asked(raid(Setup(), ["Uncharted Waters"])) == ("American", "play")
    assert asked(raid(Setup(), [HUNTING])) == ("Tripolitan", "reaction")


def test_asked_without_the_card_when_reactions_are_concealed() -> None:
    """R29, option on: whoever might hold the card is asked; without it they can only decline."""
    game = raid(CONCEAL, ["Uncharted Waters"])
    assert asked(game) == ("Tripolitan", "reaction")
    assert game.decision is not None
    assert game.decision.card is CARDS[HUNTING]
    assert options(game) == ("decline",)
    game = raid(CONCEAL, [HUNTING])
    assert options(game) == (f"play {HUNTING}", "decline")


@pytest.mark.parametrize("where", ["tripolitan_discards", "removed"])
def test_not_asked_about_a_card_that_lies_open(where: str) -> None:
    """R29: no question if the card is visible in a discard pile, or out of the game."""
    game = raid(CONCEAL, ["Uncharted Waters"], **{where: [HUNTING]})
    assert asked(game) == ("American", "play")


def test_asked_about_a_card_in_a_hidden_discard_pile() -> None:
    """R29 with R30: for all the opponent knows, a face-down card may be in hand."""
    game = raid(HIDDEN, ["Uncharted Waters"], tripolitan_discards=[HUNTING])
    assert asked(game) == ("Tripolitan", "reaction")
    game = raid(HIDDEN, ["Uncharted Waters"], removed=[HUNTING])
    assert asked(game) == ("American", "play")


def test_not_asked_with_an_empty_hand() -> None:
    """R29: the opponent sees that the hand is empty."""
    game = raid(CONCEAL, [])
    assert asked(game) == ("American", "play")


def test_a_hand_known_to_the_last_card() -> None:
    """R29: cards held through the reshuffle of 1805 are known, because all cards had been drawn."""
    made = arranged("Spring 1805", TRIPOLITAN, RAID, [], ["Storms", "Uncharted Waters"])
    cards = made.cards[TRIPOLITAN]
    cards.known = cards.hand
    game = tripoli.Game(CONCEAL, ScriptedChance([1, 1]), made)
    game.start()
    # *Happy Hunting* is in the draw pile, so it cannot be in hand.
    play(game, "discard Storms to raid")
    assert asked(game) == ("American", "play")
    made = arranged("Spring 1805", TRIPOLITAN, RAID, [], ["Storms", HUNTING])
    made.cards[TRIPOLITAN].known = (CARDS[HUNTING],)
    game = tripoli.Game(CONCEAL, ScriptedChance([1] * 5), made)
    game.start()
    play(game, "discard Storms to raid")
    assert options(game) == (f"play {HUNTING}", "decline")


def test_declining_keeps_the_card() -> None:
    """Battle Cards: playing them is optional."""
    game = raid(Setup(), [HUNTING], dice=[1, 1])
    play(game, "decline")
    assert CARDS[HUNTING] in game.state.cards[TRIPOLITAN].hand


def test_a_discarded_event_is_not_active() -> None:
    """R4: if *Burn the Philadelphia* is discarded to move, *Decatur* cannot be played."""
    hand = ["Burn the Philadelphia", "The Daring Stephen Decatur"]
    game = table("Spring 1802", AMERICAN, {"Malta": {F: 1}}, hand, ["Storms"])
    play(game, "discard Burn the Philadelphia to move", "done")
    assert asked(game) == ("Tripolitan", "play")


def test_concealed_asking_follows_the_trigger() -> None:
    """R29: the card must be playable; without interception, no question about *Sterett*."""
    game = raid(CONCEAL, ["Uncharted Waters"], dice=[1] * 9)
    play(game, "decline")
    # Nothing was captured, so no question about *Merchant Ship Converted*.
    assert asked(game) == ("American", "play")
    game = raid(CONCEAL, ["Uncharted Waters"], dice=[5] * 9)
    play(game, "decline")
    assert game.decision is not None
    assert game.decision.card is CARDS["Merchant Ship Converted"]
    assert options(game) == ("decline",)
