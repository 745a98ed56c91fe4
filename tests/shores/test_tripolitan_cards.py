"""The Tripolitan event cards: conditions, effects, edge cases. R6, R7, R10, R15, R25, R28."""

from __future__ import annotations

from typing import Any

import pytest
from shores.table import AC, TF, C, F, I, S, asked, count, names, options, play, table

from tripoli.shores.model.cards import CARDS
from tripoli.shores.model.pieces import TRIPOLITAN, Side
from tripoli.shores.model.result import Reason
from tripoli.shores.rules.sequence import why_no_event


def why(card: str, when: str, pieces: dict[str, Any], **more: Any) -> str | None:
    """Why a Tripolitan card held in a position cannot be played; None if it is offered."""
    core = card in names(table(when, TRIPOLITAN, {}).state.cards[TRIPOLITAN].core)
    game = table(when, TRIPOLITAN, pieces, (), () if core else (card,), **more)
    reason = why_no_event(game, CARDS[card])
    assert (f"event {card}" in options(game)) is (reason is None)
    return reason


def test_yusuf_qaramanli_condition() -> None:
    """*Yusuf Qaramanli*: needs a corsair in Tripoli or in an allied harbor."""
    card = "Yusuf Qaramanli"
    assert why(card, "Spring 1802", {"Gibraltar": {C: 2}}) is not None
    assert why(card, "Spring 1802", {"Tripoli": {TF: 2}}) is not None
    assert why(card, "Spring 1802", {"Tripoli": {C: 1}}) is None
    assert why(card, "Spring 1802", {"Tangier": {AC: 1}}) is None


def test_constantinople_sends_aid() -> None:
    """*Constantinople Sends Aid*: once Derne is captured; a frigate, two corsairs, two infantry."""
    card = "Constantinople Sends Aid"
    assert why(card, "Spring 1805", {}) == "Derne has not been captured"
    assert why(card, "Spring 1805", {}, captured=["Derne"]) is None
    game = table("Spring 1805", TRIPOLITAN, {}, captured=["Derne"])
    play(game, f"event {card}")
    assert [count(game, piece, "Tripoli") for piece in (TF, C, I)] == [1, 2, 2]
    # R6: as many as are available.
    pieces = {"Tripoli": {TF: 2, C: 8, I: 19}}
    game = table("Spring 1805", TRIPOLITAN, pieces, captured=["Derne"])
    play(game, f"event {card}")
    assert [count(game, piece, "Tripoli") for piece in (TF, C, I)] == [2, 9, 20]
    assert names(game.state.cards[TRIPOLITAN].removed) == [card]


def test_us_supplies_run_low() -> None:
    """*US Supplies Run Low*: one American frigate goes from any zone to Malta."""
    card = "US Supplies Run Low"
    harbors = {"Malta": {F: 2}, "Tripoli zone": {S: 2}}
    assert why(card, "Spring 1802", harbors) == "there is no American frigate in a patrol zone"
    pieces = {"Tripoli zone": {F: 2}, "Tunis zone": {F: 1}}
    game = table("Spring 1802", TRIPOLITAN, pieces, [], [card])
    play(game, f"event {card}")
    assert options(game) == ("choose Tunis zone", "choose Tripoli zone")
    play(game, "choose Tripoli zone")
    assert (count(game, F, "Tripoli zone"), count(game, F, "Malta")) == (1, 1)
    assert names(game.state.cards[TRIPOLITAN].discards) == [card]


@pytest.mark.parametrize(
    ("card", "harbor"),
    [
        ("Algerine Corsairs Raid", "Algiers"),
        ("Moroccan Corsairs Raid", "Tangier"),
        ("Tunisian Corsairs Raid", "Tunis"),
    ],
)
def test_allied_raids(card: str, harbor: str) -> None:
    """*Algerine*, *Moroccan*, *Tunisian Corsairs Raid*: raid from that harbor; two copies each."""
    assert CARDS[card].copies == 2
    others = {"Algiers": {AC: 3}, "Tangier": {AC: 3}, "Tunis": {AC: 3}, "Tripoli": {C: 4}}
    del others[harbor]
    assert why(card, "Spring 1802", others) == f"there are no corsairs in {harbor}"
    pieces = {harbor: {AC: 3}, f"{harbor} zone": {F: 1}}
    game = table("Spring 1802", TRIPOLITAN, pieces, [], [card], dice=[6, 1, 5, 6])
    play(game, f"event {card}")
    assert game.state.gold == 2
    assert count(game, AC, harbor) == 2
    assert count(game, AC, "Supply") == 7


@pytest.mark.parametrize("city", ["Derne", "Benghazi", "Tripoli"])
def test_troops(city: str) -> None:
    """*Troops to Derne*, *Benghazi*, *Tripoli*: two infantry, unless the city is captured; R6."""
    card = f"Troops to {city}"
    assert why(card, "Spring 1802", {}) is None
    if city != "Tripoli":
        reason = why(card, "Spring 1802", {}, captured=["Derne", "Benghazi"])
        assert reason == f"{city} has been captured"
    for elsewhere, placed in ((0, 2), (19, 1), (20, 0)):
        other = "Derne" if city == "Tripoli" else "Tripoli"
        game = table("Spring 1802", TRIPOLITAN, {other: {I: elsewhere}}, [], [card])
        play(game, f"event {card}")
        assert count(game, I, city) == placed


STORMS = "Storms"


def test_storms_condition_and_choice() -> None:
    """*Storms*: choose a zone with an American frigate; roll a die for each of them."""
    harbors = {"Malta": {F: 2}, "Tripoli zone": {S: 2}}
    assert why(STORMS, "Spring 1802", harbors) == "there is no American frigate in a patrol zone"
    pieces = {"Tripoli zone": {F: 2, S: 2}, "Tunis zone": {F: 1}}
    game = table("Spring 1802", TRIPOLITAN, pieces, [], [STORMS], dice=[5, 4])
    play(game, f"event {STORMS}")
    assert options(game) == ("choose Tunis zone", "choose Tripoli zone")
    play(game, "choose Tripoli zone")
    assert count(game, F, "Tripoli zone") == 2


@pytest.mark.parametrize(
    ("dice", "sunk", "damaged"),
    [([1, 2, 3], 0, 0), ([6, 1, 1], 1, 0), ([1, 6, 6], 1, 1), ([6, 6, 6], 1, 2)],
)
def test_storms(dice: list[int], sunk: int, damaged: int) -> None:
    """*Storms*: the first 6 sinks a frigate; each further 6 damages one."""
    game = table("Spring 1802", TRIPOLITAN, {"Tunis zone": {F: 3}}, [], [STORMS], dice=dice)
    play(game, f"event {STORMS}")
    assert count(game, F, "sunk") == sunk
    assert count(game, F, "1803") == damaged
    assert count(game, F, "Tunis zone") == 3 - sunk - damaged


def test_storms_in_1806() -> None:
    """R16: frigates damaged in 1806 go to the Supply."""
    game = table("Spring 1806", TRIPOLITAN, {"Tunis zone": {F: 2}}, [], [STORMS], dice=[6, 6])
    supply = count(game, F, "Supply")
    play(game, f"event {STORMS}")
    assert count(game, F, "Supply") == supply + 1


def test_storms_sink_the_fourth_frigate() -> None:
    """R34, Victory Conditions: the game ends before further 6s damage anything."""
    pieces = {"Tunis zone": {F: 2}, "sunk": {F: 3}}
    game = table("Spring 1803", TRIPOLITAN, pieces, [], [STORMS], dice=[6, 6], gold=5)
    play(game, f"event {STORMS}")
    assert game.result is not None
    assert game.result.reason is Reason.FOUR_FRIGATES
    assert count(game, F, "Tunis zone") == 1
    # R32: three points per sunk frigate and one per gold; the Americans score thirty minus that.
    assert game.result.score == (13, 17)


def test_tripoli_attacks_conditions() -> None:
    """*Tripoli Attacks*: needs a ship in Tripoli harbor and an American frigate in the Tripoli
    zone.
    """
    card = "Tripoli Attacks"
    zone = {"Tripoli zone": {F: 1}}
    assert why(card, "Spring 1802", zone) == "there is no Tripolitan ship in Tripoli harbor"
    reason = why(card, "Spring 1802", {"Tripoli": {C: 2}, "Tripoli zone": {S: 2}})
    assert reason == "there is no American frigate in the Tripoli zone"
    assert why(card, "Spring 1802", {**zone, "Tripoli": {TF: 1}}) is None
    assert why(card, "Spring 1802", {**zone, "Tripoli": {C: 1}}) is None


SWEDEN = "Sweden Pays Tribute"


def test_sweden_pays_tribute() -> None:
    """*Sweden Pays Tribute*: 1803 or later; Swedish frigates leave the game; Tripolitania gains two
    gold.
    """
    zone = {"Tripoli zone": {S: 2}}
    assert why(SWEDEN, "Winter 1802", zone) == "not before 1803"
    assert why(SWEDEN, "Spring 1803", {}) == "there are no Swedish frigates in the Tripoli zone"
    assert why(SWEDEN, "Spring 1803", zone) is None
    assert why(SWEDEN, "Winter 1806", zone) is None
    game = table("Spring 1803", TRIPOLITAN, zone, [], [SWEDEN], gold=3)
    play(game, f"event {SWEDEN}")
    assert (count(game, S, "Tripoli zone"), game.state.gold) == (0, 5)
    game = table("Spring 1803", TRIPOLITAN, zone, [], [SWEDEN], gold=11)
    play(game, f"event {SWEDEN}")
    # R7.
    assert game.result is not None
    assert game.result.reason is Reason.TWELVE_GOLD


def test_tripoli_acquires_corsairs() -> None:
    """*Tripoli Acquires Corsairs*: two, or one if only one is available (R6)."""
    card = "Tripoli Acquires Corsairs"
    reason = why(card, "Spring 1802", {"Tripoli": {C: 9}})
    assert reason == "there are no Tripolitan corsairs in the Supply"
    for there, left in ((4, 6), (8, 9)):
        game = table("Spring 1802", TRIPOLITAN, {"Tripoli": {C: there}}, [], [card])
        play(game, f"event {card}")
        assert count(game, C, "Tripoli") == left


AGROUND = "The Philadelphia Runs Aground"


@pytest.mark.parametrize(
    ("die", "malta", "sunk", "captured"),
    [(1, 1, 0, 0), (2, 1, 0, 0), (3, 0, 1, 0), (4, 0, 1, 0), (5, 0, 1, 1), (6, 0, 1, 1)],
)
def test_the_philadelphia_runs_aground(die: int, malta: int, sunk: int, captured: int) -> None:
    """*The Philadelphia Runs Aground*: the frigate goes to Malta, is sunk, or is captured."""
    swedish = {"Tripoli zone": {S: 2}}
    assert (
        why(AGROUND, "Spring 1803", swedish) == "there is no American frigate in the Tripoli zone"
    )
    game = table("Spring 1803", TRIPOLITAN, {"Tripoli zone": {F: 2}}, [], [AGROUND], dice=[die])
    play(game, f"event {AGROUND}")
    assert count(game, F, "Tripoli zone") == 1
    found = (count(game, F, "Malta"), count(game, F, "sunk"), count(game, TF, "Tripoli"))
    assert found == (malta, sunk, captured)


def test_captured_without_a_frigate_in_the_supply() -> None:
    """R6: it is sunk, but no Tripolitan frigate can be placed."""
    pieces = {"Tripoli zone": {F: 1}, "Tripoli": {TF: 2}}
    game = table("Spring 1803", TRIPOLITAN, pieces, [], [AGROUND], dice=[6])
    play(game, f"event {AGROUND}")
    assert (count(game, F, "sunk"), count(game, TF, "Tripoli")) == (1, 2)


def test_the_philadelphia_as_the_fourth_frigate() -> None:
    """R34, Victory Conditions: the game ends before a captured frigate is placed."""
    pieces = {"Tripoli zone": {F: 1}, "sunk": {F: 3}}
    for die in (3, 6):
        game = table("Spring 1803", TRIPOLITAN, pieces, [], [AGROUND], dice=[die])
        play(game, f"event {AGROUND}")
        assert game.result is not None
        assert game.result.reason is Reason.FOUR_FRIGATES
        assert count(game, TF, "Tripoli") == 0


def test_uncharted_waters() -> None:
    """*Uncharted Waters*: roll two dice for *The Philadelphia Runs Aground* and use the preferred
    one.
    """
    hand = [AGROUND, "Uncharted Waters"]
    game = table("Spring 1803", TRIPOLITAN, {"Tripoli zone": {F: 1}}, [], hand, dice=[2, 5])
    play(game, f"event {AGROUND}")
    assert asked(game) == ("Tripolitan", "reaction")
    play(game, "play Uncharted Waters")
    assert options(game) == ("use 2", "use 5")
    play(game, "use 5")
    assert count(game, TF, "Tripoli") == 1
    removed = names(game.state.cards[TRIPOLITAN].removed)
    assert removed == ["Uncharted Waters", AGROUND]


@pytest.mark.parametrize(
    ("card", "harbor"),
    [
        ("Algiers Declares War", "Algiers"),
        ("Morocco Declares War", "Tangier"),
        ("Tunis Declares War", "Tunis"),
    ],
)
def test_declarations_of_war(card: str, harbor: str) -> None:
    """*Algiers*, *Morocco*, *Tunis Declares War*: three allied corsairs are placed; at any time."""
    assert why(card, "Spring 1801", {}) is None
    game = table("Spring 1801", TRIPOLITAN, {}, [], [card])
    play(game, f"event {card}")
    assert count(game, AC, harbor) == 3
    assert names(game.state.cards[TRIPOLITAN].removed) == [card]
    assert [str(ally) for ally in game.state.active_allies()] == [harbor]


def test_why_not_for_every_tripolitan_event() -> None:
    """Every Tripolitan event card explains in any position whether it can be played."""
    game = table("Spring 1801", TRIPOLITAN, {"Tripoli": {C: 1}})
    for card in CARDS.values():
        if card.side is Side.TRIPOLITAN:
            reason = why_no_event(game, card)
            assert reason is None or reason.strip(".") == reason
