"""What a page says of an option before it is chosen: the odds, and what it leads to."""

from __future__ import annotations

from shores.table import TF, A, C, F, G, I, M, S, table

import tripoli
from tripoli.shores.model.options import HIT
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN, Piece
from tripoli.shores.odds.prospects import prospect
from tripoli.shores.present.page import options


def asked(game: tripoli.Game, side: tripoli.Side) -> dict[str, str | None]:
    """The odds when a battle card is played, and when it is kept."""
    view = game.view(side)
    assert view.decision is not None
    return {str(option): prospect(view, option) for option in view.decision.options}


RAID = {"Tripoli": {C: 3}, "Tripoli zone": {F: 1, S: 1}, "Derne": {I: 1}}


def test_odds_of_a_pursuit() -> None:
    """Lieutenant Sterett in Pursuit: 5 dice instead of 4 against 3 corsairs."""
    game = table("Spring 1802", TRIPOLITAN, RAID, ["Lieutenant Sterett in Pursuit"], ["Storms"])
    game.choose("discard Storms to raid")
    assert asked(game, AMERICAN) == {
        "play Lieutenant Sterett in Pursuit": "0.8 of 3 corsairs sunk, about 0.7 gold",
        "decline": "0.7 of 3 corsairs sunk, about 0.8 gold",
    }


def test_odds_of_hunting() -> None:
    """Happy Hunting: three more dice, each worth a third of a gold."""
    game = table(
        "Spring 1802", TRIPOLITAN, {"Tripoli": {C: 3}}, [], ["Happy Hunting", "Storms"], gold=11
    )
    game.choose("discard Storms to raid")
    told = asked(game, TRIPOLITAN)
    assert told["decline"] == "about 1.0 gold, 70% chance to reach twelve"
    assert told["play Happy Hunting"] == "about 2.0 gold, 91% chance to reach twelve"


def test_odds_of_broadsides() -> None:
    """Preble's Boys Take Aim: 3 dice per frigate instead of 2; The Guns of Tripoli: 12 more."""
    game = table(
        "Spring 1803",
        AMERICAN,
        {"Malta": {F: 2}, "Tripoli": {C: 9}},
        ["Preble's Boys Take Aim", "Naval Movement"],
        ["The Guns of Tripoli"],
    )
    for choice in ("event Thomas Jefferson", *["move Malta > Tripoli"] * 2):
        game.choose(choice)
    assert asked(game, AMERICAN) == {
        "play Preble's Boys Take Aim": "on average you score 1.0 hits",
        "decline": "on average you score 0.7 hits",
    }
    game.choose("decline")
    assert asked(game, TRIPOLITAN) == {
        "play The Guns of Tripoli": "on average 3.0 hits on the Americans",
        "decline": "on average 1.5 hits on the Americans",
    }


def test_odds_of_daring() -> None:
    """The better of two dice: 5 or 6 with 20/36, 3 or more with 32/36."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Tripoli": {TF: 1}},
        ["The Daring Stephen Decatur", "Burn the Philadelphia"],
    )
    game.choose("event Burn the Philadelphia")
    assert asked(game, AMERICAN) == {
        "play The Daring Stephen Decatur": "56% chance to sink a frigate, 33% to damage one",
        "decline": "33% chance to sink a frigate, 33% to damage one",
    }
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Tripoli": {C: 2}},
        ["The Daring Stephen Decatur", "Launch the Intrepid"],
    )
    game.choose("event Launch the Intrepid")
    assert asked(game, AMERICAN)["decline"] == "33% chance to sink two corsairs, 33% to sink one"


def test_odds_on_uncharted_waters() -> None:
    game = table(
        "Spring 1804",
        TRIPOLITAN,
        {"Tripoli zone": {F: 1}},
        [],
        ["Uncharted Waters", "The Philadelphia Runs Aground"],
    )
    game.choose("event The Philadelphia Runs Aground")
    assert asked(game, TRIPOLITAN) == {
        "play Uncharted Waters": "89% chance to sink the frigate (56% to capture it as well)",
        "decline": "67% chance to sink the frigate (33% to capture it as well)",
    }


def test_odds_on_land() -> None:
    """One Marine against one infantry: equal dice, until a round eliminates one or both.

    Of the rounds that decide: 5 eliminate the infantry, 5 the Marine, 1 both (the defender wins).
    With three dice the Marine hits with 91/216; on 5 and 6 with 1/3.
    """
    game = table(
        "Spring 1805",
        AMERICAN,
        {"Alexandria": {M: 1}, "Derne": {I: 1}},
        [
            "Lieutenant O'Bannon Leads the Charge",
            "Marine Sharpshooters",
            "General Eaton Attacks Derne",
        ],
    )
    game.choose("event General Eaton Attacks Derne")
    told = asked(game, AMERICAN)
    assert told["decline"] == "45% chance to capture Derne, not counting further battle cards"
    hit = 91 / 216
    expected = round(100 * hit * 5 / (hit * 6 + (1 - hit)))
    assert told["play Lieutenant O'Bannon Leads the Charge"] == (
        f"{expected}% chance to capture Derne, not counting further battle cards"
    )
    game.choose("decline")
    expected = round(100 * (1 / 3 * 5 / 6) / (1 - 2 / 3 * 5 / 6))
    assert asked(game, AMERICAN)["play Marine Sharpshooters"] == (
        f"{expected}% chance to capture Derne, not counting further battle cards"
    )


def test_odds_on_land_count_the_cards_played_before() -> None:
    """Ground Combat: with O'Bannon and the Sharpshooters three dice hit on 5 or 6, 19/27."""
    hand = ["Lieutenant O'Bannon Leads the Charge", "Marine Sharpshooters"]
    pieces = {"Alexandria": {M: 1, A: 1}, "Derne": {I: 1}}
    event = "General Eaton Attacks Derne"
    game = table("Spring 1805", AMERICAN, pieces, [*hand, event], ["Mercenaries Desert"])
    game.choose(f"event {event}")
    led = asked(game, AMERICAN)["play Lieutenant O'Bannon Leads the Charge"]
    game.choose("play Lieutenant O'Bannon Leads the Charge")
    told = asked(game, AMERICAN)
    assert told["decline"] == led
    game.choose("play Marine Sharpshooters")
    assert asked(game, TRIPOLITAN)["decline"] == told["play Marine Sharpshooters"]
    assert told["play Marine Sharpshooters"] != led
    # Without the Arabs, who may be lost first.
    game = table("Spring 1805", AMERICAN, {"Alexandria": {M: 1}, "Derne": {I: 1}}, [*hand, event])
    game.choose(f"event {event}")
    game.choose("play Lieutenant O'Bannon Leads the Charge")
    hit = 19 / 27
    expected = round(100 * hit * 5 / (hit * 6 + (1 - hit)))
    assert asked(game, AMERICAN)["play Marine Sharpshooters"] == (
        f"{expected}% chance to capture Derne, not counting further battle cards"
    )


def test_moves_left_are_never_more_than_frigates() -> None:
    """With two frigates that can move, two moves are left, not eight."""
    game = table("Spring 1802", AMERICAN, {"Malta": {F: 2, G: 1}})
    game.choose("event Thomas Jefferson")
    assert game.decision is not None
    assert game.decision.left == 2


def test_odds_of_launching_at_a_frigate() -> None:
    """Launch the Intrepid: a 5 or 6 sinks the frigate, if there is one; R12."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Tripoli": {C: 2, TF: 1}},
        ["The Daring Stephen Decatur", "Launch the Intrepid"],
    )
    game.choose("event Launch the Intrepid")
    assert asked(game, AMERICAN)["decline"] == "33% chance to sink a frigate, 33% to sink a corsair"


def test_odds_of_sending_in_the_marines() -> None:
    """Without them nobody lands, and Tripoli holds (R22); with them, three Marines fight one
    infantry.
    """
    game = table(
        "Fall 1805",
        AMERICAN,
        {"Malta": {F: 1}, "Tripoli": {C: 1, I: 1}},
        ["Assault on Tripoli", "Send in the Marines"],
        dice=[6, 1, 1, 1, 1],
    )
    game.choose("event Assault on Tripoli")
    told = asked(game, AMERICAN)
    assert told["decline"] == "0% chance to capture Tripoli, not counting further battle cards"
    assert (
        told["play Send in the Marines"]
        == "97% chance to capture Tripoli, not counting further battle cards"
    )


def test_what_done_leads_to() -> None:
    """Nothing, a battle, or the march of Hamet's Army; gunboats are offered first (R9, R33)."""
    pieces = {"Gibraltar": {F: 3}, "Tripoli": {C: 3}, "Alexandria": {M: 1, A: 5}, "Derne": {I: 2}}
    march = "General Eaton Attacks Derne"
    game = table("Fall 1804", AMERICAN, pieces, ["Naval Movement", march])
    game.choose("event Naval Movement")
    unmoved = "Move no frigates"

    def done(game: tripoli.Game) -> str:
        return next(one["label"] for one in options(game, AMERICAN) if one["notation"] == "done")

    assert done(game) == unmoved
    game.choose("move Gibraltar > Malta")
    assert done(game) == "Done"
    game.choose("move Gibraltar > Tripoli")
    assert done(game) == "Attack"
    game = table("Fall 1804", AMERICAN, {**pieces, "Malta": {G: 1}}, ["Naval Movement", march])
    game.choose("event Naval Movement")
    game.choose("move Gibraltar > Tripoli")
    assert done(game) == "Done"
    game.choose("done")
    assert done(game) == "Attack"
    game = table("Fall 1804", AMERICAN, pieces, ["Naval Movement", march])
    game.choose(f"event {march}")
    assert done(game) == "March"
    game = table("Fall 1804", AMERICAN, {**pieces, "Malta": {G: 1}}, [march])
    game.choose(f"event {march}")
    assert done(game) == unmoved
    game.choose("done")
    assert done(game) == "March"
    unheld = {**pieces, "Malta": {G: 1}, "Derne": {}}
    game = table("Fall 1804", AMERICAN, unheld, [march])
    game.choose(f"event {march}")
    assert done(game) == "March"


def test_what_a_last_move_begins() -> None:
    """The last move starts an attack, there or elsewhere, or the march, unless gunboats come next
    (R9).
    """
    pieces = {"Gibraltar": {F: 2}, "Tripoli": {C: 3}, "Alexandria": {M: 1, A: 5}, "Derne": {I: 2}}
    march = "General Eaton Attacks Derne"
    ways = ("Tripoli", "Tunis", "Tripoli zone")

    def begun(game: tripoli.Game) -> list[tuple[str, str | None]]:
        offered = {one["target"]: one for one in options(game, AMERICAN)}
        return [(offered[way]["label"], offered[way]["begins"]) for way in ways if way in offered]

    plain = [(way, None) for way in ways]
    last = [(f"{way} (begins the attack)", "attack") for way in ways]
    discard = "discard Tribute Paid to move"
    game = table("Fall 1804", AMERICAN, pieces, ["Tribute Paid", march])
    game.choose(discard)
    assert begun(game) == plain
    game.choose("move Gibraltar > Tunis")
    assert begun(game) == [last[0], *plain[1:]]
    game = table("Fall 1804", AMERICAN, pieces, ["Tribute Paid", march])
    game.choose(discard)
    game.choose("move Gibraltar > Tripoli")
    assert begun(game) == last
    game = table("Fall 1804", AMERICAN, {**pieces, "Malta": {G: 1}}, ["Tribute Paid", march])
    game.choose(discard)
    game.choose("move Gibraltar > Tripoli")
    assert begun(game) == plain
    game.choose("move Gibraltar > Tunis")
    assert begun(game) == [("Tripoli (begins the attack)", "attack")]
    game = table("Fall 1804", AMERICAN, {**pieces, "Gibraltar": {F: 1}}, ["Tribute Paid", march])
    game.choose(f"event {march}")
    (sailing,) = (one for one in options(game, AMERICAN) if one["act"] == "move")
    assert (sailing["label"], sailing["begins"]) == ("Derne (begins the march)", "march")


def test_discarding_to_build_says_what_is_built() -> None:
    """A gunboat for the Americans, a corsair for Tripolitania."""
    for side, built, card in (
        (AMERICAN, "a gunboat", "Naval Movement"),
        (TRIPOLITAN, "a corsair", "Storms"),
    ):
        hands = [card] if side is AMERICAN else [], [card] if side is TRIPOLITAN else []
        game = table("Fall 1804", side, {"Supply": {G: 1, C: 1}}, *hands)
        labels = {one["act"]: one["label"] for one in options(game, side)}
        assert labels["discard to build"] == f"Discard to build {built}"


def test_options_are_equal_as_their_notations_are() -> None:
    """Equality is that of the notations, whatever the fields: with strings it is transitive, and
    equal options have equal hashes.
    """
    american, tripolitan = HIT[Piece.FRIGATE], HIT[Piece.TRIPOLITAN_FRIGATE]
    assert american.piece is not tripolitan.piece
    assert american == "hit frigate" == tripolitan
    assert american == tripolitan
    assert hash(american) == hash(tripolitan) == hash("hit frigate")
    assert american != HIT[Piece.GUNBOAT]
