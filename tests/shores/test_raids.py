"""Pirate Raids, interception and the battle cards around them. R7, R26 to R28."""

from __future__ import annotations

import pytest
from shores.table import AC, TF, C, F, S, asked, count, listen, names, options, play, table, unused

from tripoli.shores.model import events as ev
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN
from tripoli.shores.model.result import Reason

STORMS = ["Storms"]
BOOKS = "US Signal Books Overboard"
STERETT = "Lieutenant Sterett in Pursuit"


def test_each_corsair_captures_on_five_or_six() -> None:
    """Step 2: one die per corsair, one gold per merchant ship; step 3: the corsairs return."""
    game = table(
        "Spring 1802", TRIPOLITAN, {"Tripoli": {C: 6}}, [], STORMS, dice=[1, 2, 3, 4, 5, 6]
    )
    news = listen(game)
    play(game, "discard Storms to raid")
    assert game.state.gold == 2
    assert count(game, C, "Tripoli") == 6
    assert count(game, C, "open sea") == 0
    moves = [(str(e.source), str(e.target)) for e in news if isinstance(e, ev.Moved)]
    assert moves == [("Tripoli", "open sea"), ("open sea", "Tripoli")]


def test_frigates_do_not_raid() -> None:
    """Tripolitan Play: only corsairs raid."""
    game = table("Spring 1802", TRIPOLITAN, {"Tripoli": {C: 1, TF: 2}}, [], STORMS, dice=[6])
    play(game, "discard Storms to raid")
    assert game.state.gold == 1


def test_interception() -> None:
    """Step 1: two dice per American or Swedish frigate in the zone; each 6 sinks a corsair."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli": {C: 4}, "Tripoli zone": {F: 1, S: 2}, "Tunis zone": {F: 3}},
        [],
        STORMS,
        dice=[6, 5, 6, 1, 1, 1, 5, 5],
    )
    play(game, "discard Storms to raid")
    assert count(game, C, "Tripoli") == 2
    assert count(game, C, "Supply") == 7
    assert game.state.gold == 2


def test_no_interception_without_frigates() -> None:
    """Step 1: no frigate is in the zone."""
    game = table(
        "Spring 1802", TRIPOLITAN, {"Tripoli": {C: 1}}, [STERETT], [*STORMS, BOOKS], dice=[1]
    )
    play(game, "discard Storms to raid")
    assert asked(game) == ("American", "play")


def test_a_raid_whose_corsairs_are_all_sunk_ends() -> None:
    """R26: battle cards of step 2 that need a raid cannot be played either."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli": {C: 1}, "Tripoli zone": {F: 2}},
        [],
        [*STORMS, "Happy Hunting", "Merchant Ship Converted"],
        dice=[6, 6, 6, 1],
    )
    play(game, "discard Storms to raid")
    assert asked(game) == ("American", "play")
    assert game.state.gold == 0
    # R27: hits in excess of the corsairs present are lost.
    assert count(game, C, "Supply") == 9


def test_sterett() -> None:
    """*Lieutenant Sterett in Pursuit*: American frigates roll three dice, Swedish ones two."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli": {C: 1}, "Tripoli zone": {F: 2, S: 1}},
        [STERETT],
        STORMS,
        dice=[1] * 8 + [1],
    )
    play(game, "discard Storms to raid")
    assert asked(game) == ("American", "reaction")
    play(game, f"play {STERETT}")
    assert unused(game) == ((), ())
    assert names(game.state.cards[AMERICAN].removed) == [STERETT]


def test_swedish_frigates_alone() -> None:
    """R27: they intercept, but neither *Sterett* nor *Signal Books* can be played."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli": {C: 2}, "Tripoli zone": {S: 2}},
        [STERETT],
        [*STORMS, BOOKS],
        dice=[6, 1, 1, 1, 1],
    )
    play(game, "discard Storms to raid")
    assert asked(game) == ("American", "play")
    assert count(game, C, "Tripoli") == 1


def test_signal_books() -> None:
    """*US Signal Books Overboard*: the Americans discard a random card from their hand."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli": {C: 2}, "Tripoli zone": {F: 1}},
        ["Naval Movement", "Tribute Paid"],
        [*STORMS, BOOKS],
        dice=[1, 1, 1, 1],
        draws=["Tribute Paid"],
    )
    play(game, "discard Storms to raid", f"play {BOOKS}")
    assert names(game.state.cards[AMERICAN].discards) == ["Tribute Paid"]
    assert names(game.state.cards[AMERICAN].hand) == ["Naval Movement"]
    assert names(game.state.cards[TRIPOLITAN].removed) == [BOOKS]


def test_signal_books_need_a_card_to_lose() -> None:
    """*US Signal Books Overboard*: the Americans must have a card in hand."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli": {C: 2}, "Tripoli zone": {F: 1}},
        [],
        [*STORMS, BOOKS],
        dice=[1, 1, 1, 1],
    )
    play(game, "discard Storms to raid")
    assert asked(game) == ("American", "play")


def test_signal_books_after_every_corsair_is_sunk() -> None:
    """R27: playable after any interception roll with an American frigate, including this one."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli": {C: 1}, "Tripoli zone": {F: 1}},
        ["Naval Movement"],
        [*STORMS, BOOKS],
        dice=[6, 1],
        draws=["Naval Movement"],
    )
    play(game, "discard Storms to raid", f"play {BOOKS}")
    assert names(game.state.cards[AMERICAN].discards) == ["Naval Movement"]


def test_happy_hunting() -> None:
    """*Happy Hunting*: three more dice on a raid from Tripoli."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli": {C: 1}},
        [],
        [*STORMS, "Happy Hunting"],
        dice=[6, 6, 6, 6],
    )
    play(game, "discard Storms to raid", "play Happy Hunting")
    assert game.state.gold == 4


def test_happy_hunting_from_tripoli_only() -> None:
    """*Happy Hunting*, *Merchant Ship Converted*: not playable in an ally's raid."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Algiers": {AC: 3}},
        [],
        ["Algerine Corsairs Raid", "Happy Hunting", "Merchant Ship Converted"],
        dice=[6, 1, 1],
    )
    play(game, "event Algerine Corsairs Raid")
    assert asked(game) == ("American", "play")
    assert game.state.gold == 1


def test_merchant_ship_converted() -> None:
    """*Merchant Ship Converted*: after a capture, a corsair is added in Tripoli."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli": {C: 2}},
        [],
        [*STORMS, "Merchant Ship Converted"],
        dice=[6, 1],
    )
    play(game, "discard Storms to raid", "play Merchant Ship Converted")
    assert count(game, C, "Tripoli") == 3


@pytest.mark.parametrize(("corsairs", "dice"), [(2, [1, 1]), (9, [5] + [1] * 8)])
def test_merchant_ship_converted_needs_a_capture_and_a_corsair(
    corsairs: int, dice: list[int]
) -> None:
    """*Merchant Ship Converted*: requires a captured merchant ship, and a corsair in the Supply."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli": {C: corsairs}},
        [],
        [*STORMS, "Merchant Ship Converted"],
        dice=dice,
    )
    play(game, "discard Storms to raid")
    assert asked(game) == ("American", "play")


def test_the_twelfth_gold_ends_the_game_at_once() -> None:
    """R7; Victory Conditions: gold never exceeds twelve."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli": {C: 3}},
        [],
        [*STORMS, "Merchant Ship Converted"],
        gold=10,
        dice=[6, 6, 6],
    )
    play(game, "discard Storms to raid")
    assert game.state.gold == 12
    assert game.result is not None
    assert game.result.reason is Reason.TWELVE_GOLD
    assert game.result.winner is TRIPOLITAN
    assert game.decision is None


def test_allied_gold_counts() -> None:
    """Victory Conditions: gold captured by allies counts."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tunis": {AC: 3}},
        [],
        ["Tunisian Corsairs Raid"],
        gold=11,
        dice=[6, 1, 1],
    )
    play(game, "event Tunisian Corsairs Raid")
    assert game.result is not None
    assert game.result.reason is Reason.TWELVE_GOLD


def test_yusuf_qaramanli_raids_from_everywhere() -> None:
    """*Yusuf Qaramanli*; Pirate Raids: the Tripolitan player chooses the order of the harbors."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli": {C: 2}, "Algiers": {AC: 3}, "Tunis": {AC: 1}, "Algiers zone": {F: 1}},
        [],
        [],
        dice=[6] + [1, 1, 5, 5, 1] + [5, 1],
    )
    play(game, "event Yusuf Qaramanli")
    assert options(game) == ("raid from Tripoli", "raid from Algiers", "raid from Tunis")
    play(game, "raid from Tunis")
    assert options(game) == ("raid from Tripoli", "raid from Algiers")
    play(game, "raid from Algiers")
    # R28: the last harbor raids automatically.
    assert asked(game) == ("American", "play")
    assert game.state.gold == 4
    assert names(game.state.cards[TRIPOLITAN].removed) == ["Yusuf Qaramanli"]


def test_yusuf_qaramanli_must_raid_from_every_harbor() -> None:
    """R28: every harbor must raid, unless the game ends first."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli": {C: 1}, "Algiers": {AC: 3}},
        [],
        [],
        gold=11,
        dice=[5],
    )
    play(game, "event Yusuf Qaramanli")
    assert "done" not in options(game)
    play(game, "raid from Tripoli")
    assert game.result is not None
    assert unused(game) == ((), ())


def test_murad_reis_breaks_out() -> None:
    """*Murad Reis Breaks Out*: only the Gibraltar zone fires; survivors go to Tripoli; there is no
    raid.
    """
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Gibraltar": {C: 2}, "Gibraltar zone": {F: 1}, "Tripoli zone": {F: 2}},
        ["Naval Movement", STERETT],
        [BOOKS],
        dice=[6, 1, 1],
        draws=["Naval Movement"],
    )
    play(game, "event Murad Reis Breaks Out", f"play {STERETT}", f"play {BOOKS}")
    assert count(game, C, "Tripoli") == 1
    assert count(game, C, "Gibraltar") == 0
    assert game.state.gold == 0
    assert names(game.state.cards[AMERICAN].discards) == ["Naval Movement"]


def test_murad_reis_without_a_patrol() -> None:
    """*Murad Reis Breaks Out*: nobody fires if the zone is empty."""
    game = table("Spring 1802", TRIPOLITAN, {"Gibraltar": {C: 2}}, [], [])
    play(game, "event Murad Reis Breaks Out")
    assert count(game, C, "Tripoli") == 2
    game = table("Spring 1802", TRIPOLITAN, {"Tripoli": {C: 2}}, [], [])
    assert "event Murad Reis Breaks Out" not in options(game)
