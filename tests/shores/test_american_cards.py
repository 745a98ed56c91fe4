"""The American event cards: conditions, effects, edge cases. R6, R7, R11 to R13, R16."""

from __future__ import annotations

from typing import Any

import pytest
from shores.table import AC, TF, A, C, F, G, M, S, asked, count, names, options, play, table, unused

from tripoli.shores.model.cards import CARDS
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN, Side
from tripoli.shores.model.result import Reason
from tripoli.shores.rules.sequence import why_no_event


def why(card: str, when: str, pieces: dict[str, Any], **more: Any) -> str | None:
    """Why an American card held in a position cannot be played; None if it is offered."""
    core = card in names(table(when, AMERICAN, {}).state.cards[AMERICAN].core)
    game = table(when, AMERICAN, pieces, () if core else (card,), **more)
    reason = why_no_event(game, CARDS[card])
    # Both the option and the reason follow from the same condition.
    assert (f"event {card}" in options(game)) is (reason is None)
    return reason


def test_swedish_frigates_arrive() -> None:
    """*Swedish Frigates Arrive*: both move to the Tripoli zone; R6 if fewer are in the Supply."""
    assert why("Swedish Frigates Arrive", "Spring 1801", {}) is None
    game = table("Spring 1801", AMERICAN, {}, [], ["Storms"])
    play(game, "event Swedish Frigates Arrive")
    assert count(game, S, "Tripoli zone") == 2
    assert count(game, S, "Supply") == 0


def test_thomas_jefferson_condition() -> None:
    """*Thomas Jefferson*: at any time."""
    assert why("Thomas Jefferson", "Winter 1806", {}) is None


def test_hamets_army_created() -> None:
    """*Hamet's Army Created*: 1804 or later, an American frigate in Alexandria."""
    card = "Hamet's Army Created"
    frigate = {"Alexandria": {F: 1}}
    assert why(card, "Winter 1803", frigate) == "not before 1804"
    assert (
        why(card, "Spring 1804", {"Malta": {F: 1}}) == "there is no American frigate in Alexandria"
    )
    assert why(card, "Spring 1804", frigate) is None
    game = table("Spring 1804", AMERICAN, frigate, [], ["Storms"])
    play(game, f"event {card}")
    assert (count(game, M, "Alexandria"), count(game, A, "Alexandria")) == (1, 5)
    assert (count(game, M, "Supply"), count(game, A, "Supply")) == (3, 5)


def test_treaty_of_peace_and_amity() -> None:
    """*Treaty of Peace and Amity*: each of the four requirements of Victory Conditions is
    necessary.
    """
    card = "Treaty of Peace and Amity"
    derne = {"captured": ["Derne"]}
    assert why(card, "Summer 1805", {}, **derne) == "not before Fall 1805"
    assert why(card, "Fall 1805", {"Algiers": {AC: 1}}, **derne) == "Algiers is at war"
    assert why(card, "Fall 1805", {"Tangier": {AC: 1}}, **derne) == "Morocco is at war"
    assert why(card, "Fall 1805", {"Tunis": {AC: 3}}, **derne) == "Tunis is at war"
    assert why(card, "Fall 1805", {}) == "Derne has not been captured"
    tripoli = {"Tripoli": {TF: 1}}
    assert (
        why(card, "Fall 1805", tripoli, **derne)
        == "there is a Tripolitan frigate in Tripoli harbor"
    )
    assert why(card, "Fall 1805", {"Tripoli": {C: 9}, "1806": {TF: 1}}, **derne) is None
    assert why(card, "Spring 1806", {}, **derne) is None
    game = table("Fall 1805", AMERICAN, {}, [card], captured=["Derne"])
    play(game, f"event {card}")
    assert game.result is not None
    assert game.result.reason is Reason.TREATY
    assert game.result.winner is AMERICAN


def test_naval_movement_condition() -> None:
    """*Naval Movement*: at any time; there are four copies."""
    assert why("Naval Movement", "Spring 1801", {}) is None
    assert CARDS["Naval Movement"].copies == 4


def test_early_deployment() -> None:
    """*Early Deployment*: a frigate from next year's space to any of the five zones."""
    card = "Early Deployment"
    assert (
        why(card, "Spring 1802", {"1804": {F: 1}})
        == "there is no American frigate on the 1803 space"
    )
    assert why(card, "Spring 1806", {"1806": {F: 1}}) == "there is no year after 1806"
    assert why(card, "Spring 1805", {"1806": {F: 1}}) is None
    game = table("Spring 1802", AMERICAN, {"1803": {F: 2}}, [card], ["Storms"])
    play(game, f"event {card}")
    assert options(game) == (
        "deploy > Gibraltar zone",
        "deploy > Tangier zone",
        "deploy > Algiers zone",
        "deploy > Tunis zone",
        "deploy > Tripoli zone",
    )
    play(game, "deploy > Tunis zone")
    assert (count(game, F, "1803"), count(game, F, "Tunis zone")) == (1, 1)


def test_early_deployment_of_a_tripolitan_frigate() -> None:
    """*Early Deployment*: only American frigates can be deployed."""
    reason = why("Early Deployment", "Spring 1802", {"1803": {TF: 1}})
    assert reason == "there is no American frigate on the 1803 space"


def test_a_show_of_force() -> None:
    """*A Show of Force*: three frigates go to an ally at war; corsairs leave without a fight."""
    card = "A Show of Force"
    assert why(card, "Spring 1802", {"Malta": {F: 3}}) == "no ally is at war"
    two = {"Malta": {F: 2}, "1803": {F: 1}, "Tunis": {AC: 3}}
    assert why(card, "Spring 1802", two) == "there are fewer than 3 American frigates on the map"
    pieces = {"Malta": {F: 2}, "Tripoli zone": {F: 2}, "Tunis": {AC: 3}, "Algiers": {AC: 3}}
    assert why(card, "Spring 1802", pieces) is None
    game = table("Spring 1802", AMERICAN, pieces, [card], ["Storms"])
    play(game, f"event {card}")
    assert options(game) == ("ally Algiers", "ally Tunis")
    play(game, "ally Tunis")
    assert options(game) == ("move Malta > Tunis", "move Tripoli zone > Tunis")
    play(game, "move Malta > Tunis", "move Tripoli zone > Tunis", "move Malta > Tunis")
    # R11: the frigates stay in the harbor.
    assert count(game, F, "Tunis") == 3
    assert (count(game, AC, "Tunis"), count(game, AC, "Algiers")) == (0, 3)
    assert asked(game) == ("Tripolitan", "play")
    assert names(game.state.cards[AMERICAN].discards) == [card]


def test_a_show_of_force_with_frigates_there() -> None:
    """R11: frigates already in the chosen harbor count among those moved."""
    pieces = {"Malta": {F: 2}, "Tunis": {AC: 3, F: 2}}
    game = table("Spring 1802", AMERICAN, pieces, ["A Show of Force"], ["Storms"])
    play(game, "event A Show of Force")
    assert asked(game) == ("Tripolitan", "play")
    assert (count(game, F, "Tunis"), count(game, F, "Malta")) == (3, 1)


def test_tribute_paid() -> None:
    """*Tribute Paid*: one frigate moves, the ally's corsairs leave, Tripolitania gains two gold."""
    card = "Tribute Paid"
    assert why(card, "Spring 1802", {"Malta": {F: 3}}) == "no ally is at war"
    track = {"1803": {F: 3}, "Tunis": {AC: 3}}
    assert why(card, "Spring 1802", track) == "there is no American frigate on the map"
    pieces = {"Malta": {F: 1}, "Gibraltar": {F: 1}, "Tangier": {AC: 2}}
    assert why(card, "Spring 1802", pieces) is None
    game = table("Spring 1802", AMERICAN, pieces, [card], ["Storms"])
    play(game, f"event {card}", "move Gibraltar > Tangier")
    assert (count(game, F, "Tangier"), count(game, AC, "Tangier")) == (1, 0)
    assert game.state.gold == 2


def test_tribute_paid_at_eleven_gold() -> None:
    """R7: with *Tribute Paid*, too, the twelfth gold ends the game at once."""
    pieces = {"Malta": {F: 1}, "Tangier": {AC: 2}}
    game = table("Spring 1802", AMERICAN, pieces, ["Tribute Paid"], gold=11)
    play(game, "event Tribute Paid")
    assert game.state.gold == 12
    assert game.result is not None
    assert game.result.reason is Reason.TWELVE_GOLD
    assert game.result.winner is TRIPOLITAN


@pytest.mark.parametrize(("gold", "left"), [(1, 0), (2, 0), (7, 5)])
def test_constantinople_demands_tribute(gold: int, left: int) -> None:
    """*Constantinople Demands Tribute*: Tripolitania loses two gold, or its only one."""
    card = "Constantinople Demands Tribute"
    assert why(card, "Spring 1802", {}) == "Tripolitania has no gold"
    game = table("Spring 1802", AMERICAN, {}, [card], ["Storms"], gold=gold)
    play(game, f"event {card}")
    assert game.state.gold == left


@pytest.mark.parametrize("city", ["Alexandria", "Derne", "Benghazi"])
def test_hamet_recruits_bedouins(city: str) -> None:
    """*Hamet Recruits Bedouins*: two Arab infantry join the army where it is."""
    card = "Hamet Recruits Bedouins"
    assert why(card, "Spring 1804", {}) == "Hamet's Army is not on the map"
    game = table("Spring 1804", AMERICAN, {city: {M: 1}}, [card], ["Storms"])
    play(game, f"event {card}")
    assert count(game, A, city) == 2


def test_recruits_in_short_supply() -> None:
    """R6: if there are fewer than two Arab infantry, those available join."""
    game = table(
        "Spring 1804", AMERICAN, {"Derne": {A: 9}}, ["Hamet Recruits Bedouins"], ["Storms"]
    )
    play(game, "event Hamet Recruits Bedouins")
    assert count(game, A, "Derne") == 10


INTEL = "Bainbridge Supplies Intel"


def test_bainbridge_takes_a_card_into_hand() -> None:
    """*Bainbridge Supplies Intel*; R13: take any other card from the discard pile, even a battle
    card.
    """
    assert why(INTEL, "Spring 1802", {}) == "the American discard pile is empty"
    discards = ["Tribute Paid", "Naval Movement", "Send in the Marines", "Launch the Intrepid"]
    game = table("Spring 1802", AMERICAN, {"Malta": {F: 1}}, [INTEL], discards=discards)
    play(game, f"event {INTEL}")
    # The events that can be played now, and all cards that can be taken, except Bainbridge itself.
    assert options(game) == (
        "take Naval Movement",
        "event Naval Movement",
        "take Tribute Paid",
        "take Launch the Intrepid",
        "take Send in the Marines",
    )
    play(game, "take Send in the Marines")
    cards = game.state.cards[AMERICAN]
    assert names(cards.hand) == ["Send in the Marines"]
    assert sorted(names(cards.discards)) == sorted([*discards[:2], "Launch the Intrepid", INTEL])


def test_bainbridge_plays_an_event() -> None:
    """R13: the card becomes the active event, then goes where it would have gone if played from
    hand.
    """
    pieces = {"Malta": {F: 1}, "Tripoli": {C: 2}}
    hand = [INTEL, "The Daring Stephen Decatur"]
    game = table(
        "Spring 1802",
        AMERICAN,
        pieces,
        hand,
        ["Storms"],
        discards=["Launch the Intrepid"],
        dice=[1, 3],
    )
    play(game, f"event {INTEL}", "event Launch the Intrepid")
    assert game.active(AMERICAN) is CARDS["Launch the Intrepid"]
    play(game, "play The Daring Stephen Decatur", "use 3")
    cards = game.state.cards[AMERICAN]
    assert names(cards.removed) == ["The Daring Stephen Decatur", "Launch the Intrepid"]
    assert names(cards.discards) == [INTEL]
    assert count(game, C, "Tripoli") == 1
    assert cards.active is None


def test_bainbridge_plays_a_common_event() -> None:
    """R13: a common event played this way returns to the discard pile."""
    game = table("Spring 1802", AMERICAN, {}, [INTEL], ["Storms"], discards=["Naval Movement"] * 2)
    play(game, f"event {INTEL}", "event Naval Movement")
    cards = game.state.cards[AMERICAN]
    assert names(cards.discards) == ["Naval Movement", INTEL, "Naval Movement"]


def test_bainbridge_takes_what_cannot_be_played() -> None:
    """R13: a card that cannot be played now can still be taken; a single card is taken
    automatically.
    """
    game = table("Spring 1802", AMERICAN, {}, [INTEL], ["Storms"], discards=["Tribute Paid"])
    play(game, f"event {INTEL}")
    assert names(game.state.cards[AMERICAN].hand) == ["Tribute Paid"]


def test_bainbridge_wins_by_treaty() -> None:
    """R13: a victory card can be played this way, too."""
    game = table(
        "Fall 1805",
        AMERICAN,
        {},
        [INTEL],
        captured=["Derne"],
        discards=["Treaty of Peace and Amity"],
    )
    play(game, f"event {INTEL}", "event Treaty of Peace and Amity")
    assert game.result is not None
    assert game.result.reason is Reason.TREATY


def test_congress_authorizes_action() -> None:
    """*Congress Authorizes Action*: two frigates go from the Supply to next year's space."""
    card = "Congress Authorizes Action"
    assert why(card, "Winter 1805", {}) is None
    assert why(card, "Spring 1806", {}) == "not after 1805"
    game = table("Spring 1802", AMERICAN, {"Malta": {F: 6}}, [card], ["Storms"])
    play(game, f"event {card}")
    assert (count(game, F, "1803"), count(game, F, "Supply")) == (2, 0)
    # R6: one if there is only one, none if there is none.
    for on_map, placed in ((7, 1), (8, 0)):
        game = table("Spring 1802", AMERICAN, {"Malta": {F: on_map}}, [card], ["Storms"])
        play(game, f"event {card}")
        assert count(game, F, "1803") == placed


def test_corsairs_confiscated() -> None:
    """*Corsairs Confiscated*: those in Gibraltar go to the Supply; Murad Reis leaves the game."""
    card = "Corsairs Confiscated"
    reason = why(card, "Spring 1802", {"Tripoli": {C: 2}})
    assert reason == "there are no Tripolitan corsairs in Gibraltar"
    pieces = {"Gibraltar": {C: 2}, "Tripoli": {C: 4}}
    assert why(card, "Spring 1802", pieces) is None
    game = table("Spring 1802", AMERICAN, pieces, [card], ["Storms"])
    play(game, f"event {card}")
    assert (count(game, C, "Gibraltar"), count(game, C, "Tripoli"), count(game, C, "Supply")) == (
        0,
        4,
        5,
    )
    assert "Murad Reis Breaks Out" in names(game.state.cards[TRIPOLITAN].removed)
    assert "Murad Reis Breaks Out" not in names(game.state.cards[TRIPOLITAN].core)


def test_corsairs_confiscated_without_murad_reis() -> None:
    """*Corsairs Confiscated*: the card Murad Reis may already be out of the game."""
    gone = ["Murad Reis Breaks Out"]
    pieces = {"Gibraltar": {C: 1}}
    hand = ["Corsairs Confiscated"]
    game = table("Spring 1802", AMERICAN, pieces, hand, ["Storms"], removed=gone)
    play(game, "event Corsairs Confiscated")
    assert names(game.state.cards[TRIPOLITAN].removed) == gone


BURN = "Burn the Philadelphia"


@pytest.mark.parametrize(
    ("die", "there", "next_year", "supply"),
    [(1, 2, 0, 0), (2, 2, 0, 0), (3, 1, 1, 0), (4, 1, 1, 0), (5, 1, 0, 1), (6, 1, 0, 1)],
)
def test_burn_the_philadelphia(die: int, there: int, next_year: int, supply: int) -> None:
    """*Burn the Philadelphia*: the frigate is unharmed, damaged, or sunk."""
    reason = why(BURN, "Spring 1802", {"Tripoli": {C: 3}})
    assert reason == "there is no Tripolitan frigate in Tripoli harbor"
    game = table("Spring 1802", AMERICAN, {"Tripoli": {TF: 2}}, [BURN], ["Storms"], dice=[die])
    play(game, f"event {BURN}")
    found = (count(game, TF, "Tripoli"), count(game, TF, "1803"), count(game, TF, "Supply"))
    assert found == (there, next_year, supply)


def test_burn_the_philadelphia_in_1806() -> None:
    """R16: a frigate damaged in 1806 goes to the Supply."""
    game = table("Spring 1806", AMERICAN, {"Tripoli": {TF: 1}}, [BURN], ["Storms"], dice=[3])
    play(game, f"event {BURN}")
    assert count(game, TF, "Supply") == 2


INTREPID = "Launch the Intrepid"


@pytest.mark.parametrize(
    ("die", "harbor", "left"),
    [
        (2, {C: 3, TF: 1}, (3, 1)),
        (3, {C: 3, TF: 1}, (2, 1)),
        (4, {TF: 1}, (0, 1)),
        (5, {C: 3, TF: 1}, (3, 0)),
        (6, {C: 3}, (1, 0)),
        (6, {C: 1}, (0, 0)),
    ],
)
def test_launch_the_intrepid(die: int, harbor: Any, left: tuple[int, int]) -> None:
    """*Launch the Intrepid*; R12: a result without a target has no effect."""
    game = table("Spring 1802", AMERICAN, {"Tripoli": harbor}, [INTREPID], ["Storms"], dice=[die])
    play(game, f"event {INTREPID}")
    assert (count(game, C, "Tripoli"), count(game, TF, "Tripoli")) == left
    assert names(game.state.cards[AMERICAN].removed) == [INTREPID]


def test_the_intrepid_reaches_tripoli_harbor_only() -> None:
    """R12: only ships in Tripoli harbor can be hit."""
    reason = why(INTREPID, "Spring 1802", {"Gibraltar": {C: 2}, "Tunis": {AC: 3}})
    assert reason == "there is no Tripolitan ship in Tripoli harbor"
    game = table(
        "Spring 1802", AMERICAN, {"Tripoli": {C: 1}, "Gibraltar": {C: 2}}, [INTREPID], dice=[6]
    )
    play(game, f"event {INTREPID}")
    assert count(game, C, "Gibraltar") == 2


DECATUR = "The Daring Stephen Decatur"


def test_decatur_prefers_one_of_two_dice() -> None:
    """*The Daring Stephen Decatur*: roll two dice and use the one preferred."""
    game = table(
        "Spring 1802",
        AMERICAN,
        {"Tripoli": {TF: 1, C: 1}},
        [BURN, DECATUR],
        ["Storms"],
        dice=[6, 3],
    )
    play(game, f"event {BURN}", f"play {DECATUR}")
    assert options(game) == ("use 3", "use 6")
    play(game, "use 3")
    assert count(game, TF, "1803") == 1


def test_two_dice_that_mean_the_same_are_no_choice() -> None:
    """*The Daring Stephen Decatur*: 5 and 6 have the same effect, so there is nothing to choose."""
    game = table(
        "Spring 1802", AMERICAN, {"Tripoli": {TF: 1}}, [BURN, DECATUR], ["Storms"], dice=[6, 5]
    )
    play(game, f"event {BURN}", f"play {DECATUR}")
    assert asked(game) == ("Tripolitan", "play")
    assert count(game, TF, "Tripoli") == 0


def test_decatur_declined() -> None:
    """*The Daring Stephen Decatur*: the card may be kept; then one die is rolled."""
    game = table(
        "Spring 1802", AMERICAN, {"Tripoli": {TF: 1}}, [BURN, DECATUR], ["Storms"], dice=[1]
    )
    play(game, f"event {BURN}", "decline")
    assert unused(game) == ((), ())
    assert names(game.state.cards[AMERICAN].hand) == [DECATUR]


def test_eaton_attacks_conditions() -> None:
    """*General Eaton Attacks Derne* and *Benghazi*: the required position of Hamet's Army."""
    derne, benghazi = "General Eaton Attacks Derne", "General Eaton Attacks Benghazi"
    for city in ("Alexandria", "Derne", "Benghazi"):
        army = {city: {A: 1}}
        expected = None if city == "Alexandria" else "Hamet's Army is not in Alexandria"
        assert why(derne, "Spring 1804", army) == expected
        expected = None if city == "Derne" else "Hamet's Army is not in Derne"
        assert why(benghazi, "Spring 1804", army) == expected


def test_why_not_for_every_american_event() -> None:
    """Every American event card explains in any position whether it can be played."""
    game = table("Spring 1801", AMERICAN, {"Malta": {G: 1}})
    for card in CARDS.values():
        if card.side is Side.AMERICAN:
            reason = why_no_event(game, card)
            assert reason is None or reason.strip(".") == reason
