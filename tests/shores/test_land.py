"""Ground Combat and the attacks of General Eaton. R19, R22 to R25, R33."""

from __future__ import annotations

from shores.table import A, C, F, G, I, M, asked, count, listen, names, options, play, table, unused

from tripoli.shores.model import events as ev
from tripoli.shores.model.pieces import AMERICAN, DERNE, TRIPOLITAN
from tripoli.shores.model.result import Reason

DERNE_CARD = ["General Eaton Attacks Derne"]


def test_the_attack_on_derne() -> None:
    """*General Eaton Attacks Derne*; R19: frigates and gunboats bombard once, then go to Malta."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {M: 1, A: 5, F: 1}, "Malta": {F: 3, G: 1}, "Derne": {I: 4}},
        DERNE_CARD,
        ["Storms"],
        # Bombardment 7 dice: one hit. Marine, Arabs: two hits. Infantry 3 dice: one hit.
        # Second round: one hit.
        dice=[6, 1, 1, 1, 1, 1, 1] + [6] + [6, 1, 1, 1, 1] + [6, 1, 1] + [1, 6, 1, 1, 1] + [1],
    )
    play(game, "event General Eaton Attacks Derne")
    assert asked(game) == ("American", "move")
    assert options(game) == ("move Alexandria > Derne", "move Malta > Derne", "done")
    play(game, "move Alexandria > Derne", *["move Malta > Derne"] * 2)
    assert asked(game) == ("American", "gunboats")
    play(game, "gunboat Malta > Derne")
    assert (count(game, F, "Malta"), count(game, G, "Malta")) == (4, 1)
    assert asked(game) == ("American", "hit")
    game.choose("hit Arab infantry")
    assert game.state.captured == (DERNE,)
    assert (count(game, M, "Derne"), count(game, A, "Derne")) == (1, 4)
    assert count(game, I, "Supply") == 20
    assert unused(game) == ((), ())
    assert names(game.state.cards[AMERICAN].removed) == DERNE_CARD


def test_three_frigates_at_most_join() -> None:
    """*General Eaton Attacks Derne*: up to three frigates may join."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {M: 1}, "Malta": {F: 5}, "Derne": {I: 1}},
        DERNE_CARD,
        ["Storms"],
        dice=[6] + [1] * 5,
    )
    play(game, "event General Eaton Attacks Derne", *["move Malta > Derne"] * 3)
    assert game.state.captured == (DERNE,)


def test_gunboats_join_without_frigates() -> None:
    """R19: gunboats may join without frigates."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {A: 2}, "Malta": {G: 2}, "Derne": {I: 1}},
        DERNE_CARD,
        ["Storms"],
        dice=[1, 6],
    )
    play(game, "event General Eaton Attacks Derne", *["gunboat Malta > Derne"] * 2)
    assert game.state.captured == (DERNE,)
    assert count(game, G, "Malta") == 2


def test_a_bombardment_that_leaves_no_infantry_captures() -> None:
    """R19: the city is captured without a fight, and without battle cards."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {M: 1, A: 2}, "Malta": {F: 1}, "Derne": {I: 1}},
        [*DERNE_CARD, "Marine Sharpshooters"],
        ["Mercenaries Desert"],
        dice=[6, 1],
    )
    play(game, "event General Eaton Attacks Derne", "move Malta > Derne")
    assert asked(game) == ("Tripolitan", "play")
    assert game.state.captured == (DERNE,)


def test_an_empty_city_is_captured_at_once() -> None:
    """R33: frigates may still come, and end in Malta; gunboats may not."""
    pieces = {"Alexandria": {M: 1, A: 2, F: 1}, "Gibraltar": {F: 4}, "Malta": {G: 1}}
    game = table("Spring 1804", AMERICAN, pieces, DERNE_CARD, ["Storms"])
    play(game, "event General Eaton Attacks Derne")
    assert asked(game) == ("American", "move")
    assert options(game) == ("move Gibraltar > Derne", "move Alexandria > Derne", "done")
    play(game, "move Alexandria > Derne", *["move Gibraltar > Derne"] * 2)
    # At most three; there is nothing to bombard, so gunboats are not offered.
    assert asked(game) == ("Tripolitan", "play")
    assert game.state.captured == (DERNE,)
    assert (count(game, F, "Malta"), count(game, G, "Malta")) == (3, 1)
    assert count(game, F, "Gibraltar") == 2


def test_nobody_has_to_sail_to_an_empty_city() -> None:
    """R33, R5: "up to three" includes none; without a frigate nothing is asked."""
    pieces = {"Alexandria": {M: 1, A: 2}, "Malta": {F: 1}}
    game = table("Spring 1804", AMERICAN, pieces, DERNE_CARD, ["Storms"])
    play(game, "event General Eaton Attacks Derne", "done")
    assert game.state.captured == (DERNE,)
    pieces = {"Alexandria": {M: 1, A: 2}, "Malta": {G: 1}}
    game = table("Spring 1804", AMERICAN, pieces, DERNE_CARD, ["Storms"])
    play(game, "event General Eaton Attacks Derne")
    assert asked(game) == ("Tripolitan", "play")


def test_ships_sail_to_an_empty_benghazi() -> None:
    """R33: the same applies to *General Eaton Attacks Benghazi*."""
    pieces = {"Derne": {A: 2}, "Malta": {F: 1}}
    card = "General Eaton Attacks Benghazi"
    game = table("Spring 1805", AMERICAN, pieces, [card], ["Storms"], captured=["Derne"])
    play(game, f"event {card}")
    assert options(game) == ("move Malta > Benghazi", "done")
    play(game, "move Malta > Benghazi")
    assert count(game, F, "Malta") == 1


def test_benghazi_from_derne() -> None:
    """*General Eaton Attacks Benghazi*; R25: Derne stays captured when the army moves on."""
    game = table(
        "Spring 1805",
        AMERICAN,
        {"Derne": {M: 1, A: 1}, "Benghazi": {I: 1}},
        ["General Eaton Attacks Benghazi"],
        ["Troops to Derne", "Troops to Benghazi"],
        captured=["Derne"],
        dice=[6, 1, 1],
    )
    play(game, "event General Eaton Attacks Benghazi")
    assert [str(city) for city in game.state.captured] == ["Derne", "Benghazi"]
    assert count(game, M, "Benghazi") == 1
    assert count(game, M, "Derne") == 0
    # R25: Tripolitan infantry never return to a captured city.
    assert "event Troops to Derne" not in options(game)
    assert "event Troops to Benghazi" not in options(game)


def test_both_sides_roll_in_every_round() -> None:
    """Ground Combat, steps 3 and 5: the Americans roll first, until one side is eliminated."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {M: 1, A: 1}, "Derne": {I: 2}},
        DERNE_CARD,
        ["Storms"],
        dice=[6, 1, 1, 1] + [5, 5, 5] + [1, 6, 1],
    )
    news = listen(game)
    play(game, "event General Eaton Attacks Derne")
    rolls = [(e.side, e.reason) for e in news if isinstance(e, ev.Rolled)]
    one = [(AMERICAN, "Marines"), (AMERICAN, "Arab infantry"), (TRIPOLITAN, "infantry")]
    assert rolls == one * 3
    assert unused(game) == ((), ())


def test_the_american_player_chooses_the_losses() -> None:
    """R24: each loss is chosen separately, Arab or Marine."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {M: 2, A: 2}, "Derne": {I: 3}},
        DERNE_CARD,
        ["Storms"],
        dice=[6, 6, 6, 1, 6, 6, 1],
    )
    play(game, "event General Eaton Attacks Derne")
    assert options(game) == ("hit Marine", "hit Arab infantry")
    assert game.decision is not None
    assert game.decision.left == 2
    play(game, "hit Marine", "hit Arab infantry")
    assert (count(game, M, "Derne"), count(game, A, "Derne")) == (1, 1)
    assert (count(game, M, "Supply"), count(game, A, "Supply")) == (3, 9)


def test_one_kind_of_unit_is_no_choice() -> None:
    """R24: if all units are Arabs, nothing is asked."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {A: 3}, "Derne": {I: 1}},
        DERNE_CARD,
        ["Storms"],
        dice=[6, 1, 1, 6],
    )
    play(game, "event General Eaton Attacks Derne")
    assert count(game, A, "Derne") == 2


def test_the_army_eliminated() -> None:
    """Ground Combat, step 5; Victory Conditions: Tripolitania wins."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {M: 1, A: 1}, "Derne": {I: 3}},
        DERNE_CARD,
        dice=[1, 1, 6, 6, 1],
    )
    play(game, "event General Eaton Attacks Derne")
    assert game.result is not None
    assert game.result.reason is Reason.ARMY_ELIMINATED
    assert game.result.winner is TRIPOLITAN


def test_both_forces_eliminated() -> None:
    """R23: if both sides are eliminated, Tripolitania wins."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {M: 1, A: 1}, "Derne": {I: 2}},
        DERNE_CARD,
        dice=[6, 6, 6, 6],
    )
    play(game, "event General Eaton Attacks Derne")
    assert game.result is not None
    assert game.result.reason is Reason.ARMY_ELIMINATED
    assert game.state.captured == ()


def test_mercenaries_desert() -> None:
    """*Mercenaries Desert*: before the first round, roll a die per Arab; each 6 removes one."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {M: 1, A: 5}, "Derne": {I: 1}},
        DERNE_CARD,
        ["Mercenaries Desert"],
        dice=[6, 1, 6, 1, 5] + [6, 1, 1, 1, 1],
    )
    play(game, "event General Eaton Attacks Derne")
    assert asked(game) == ("Tripolitan", "reaction")
    play(game, "play Mercenaries Desert")
    assert count(game, A, "Derne") == 3
    assert count(game, A, "Supply") == 7
    assert game.state.captured == (DERNE,)


def test_mercenaries_need_an_arab() -> None:
    """*Mercenaries Desert*: can be played only if an Arab infantry is present."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {M: 1}, "Derne": {I: 1}},
        DERNE_CARD,
        ["Mercenaries Desert"],
        dice=[6, 1],
    )
    play(game, "event General Eaton Attacks Derne")
    assert asked(game) == ("Tripolitan", "play")


def test_mercenaries_can_end_the_army() -> None:
    """R23: if the last American unit deserts, Tripolitania wins."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {A: 2}, "Derne": {I: 1}},
        DERNE_CARD,
        ["Mercenaries Desert"],
        dice=[6, 6],
    )
    play(game, "event General Eaton Attacks Derne", "play Mercenaries Desert")
    assert game.result is not None
    assert game.result.reason is Reason.ARMY_ELIMINATED


def test_obannon_leads_the_charge() -> None:
    """*Lieutenant O'Bannon Leads the Charge*: one Marine rolls three dice in every round."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {M: 2, A: 1}, "Derne": {I: 2}},
        [*DERNE_CARD, "Lieutenant O'Bannon Leads the Charge"],
        ["Storms"],
        dice=[1, 1, 1, 1, 1, 1, 1] + [6, 1, 6, 1, 1, 1, 1],
    )
    play(game, "event General Eaton Attacks Derne", "play Lieutenant O'Bannon Leads the Charge")
    assert game.state.captured == (DERNE,)
    assert unused(game) == ((), ())


def test_obannon_without_a_marine_left() -> None:
    """*Lieutenant O'Bannon Leads the Charge*: the extra dice are lost with the last Marine."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {M: 1, A: 1}, "Derne": {I: 1}},
        [*DERNE_CARD, "Lieutenant O'Bannon Leads the Charge"],
        ["Storms"],
        dice=[1, 1, 1, 1, 6] + [6, 1],
    )
    play(game, "event General Eaton Attacks Derne", "play Lieutenant O'Bannon Leads the Charge")
    game.choose("hit Marine")
    assert game.state.captured == (DERNE,)
    assert unused(game) == ((), ())


def test_marine_sharpshooters() -> None:
    """*Marine Sharpshooters*: Marines hit on 5 or 6, also with O'Bannon's dice; Arabs on 6."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {M: 1, A: 2}, "Derne": {I: 4}},
        [*DERNE_CARD, "Lieutenant O'Bannon Leads the Charge", "Marine Sharpshooters"],
        ["Storms"],
        dice=[5, 5, 6, 5, 5, 1, 1, 1, 1] + [5, 4, 4, 5, 5, 1],
    )
    play(game, "event General Eaton Attacks Derne")
    play(game, "play Lieutenant O'Bannon Leads the Charge", "play Marine Sharpshooters")
    assert game.state.captured == (DERNE,)
    assert unused(game) == ((), ())


def test_marine_cards_need_a_marine() -> None:
    """*Lieutenant O'Bannon*, *Marine Sharpshooters*: can be played only if a Marine is present."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {A: 2}, "Derne": {I: 1}},
        [*DERNE_CARD, "Lieutenant O'Bannon Leads the Charge", "Marine Sharpshooters"],
        ["Storms"],
        dice=[6, 1, 1],
    )
    play(game, "event General Eaton Attacks Derne")
    assert asked(game) == ("Tripolitan", "play")


def test_battle_cards_are_announced_americans_first() -> None:
    """Ground Combat, step 2: the Americans announce their battle cards first."""
    game = table(
        "Spring 1804",
        AMERICAN,
        {"Alexandria": {M: 1, A: 1}, "Derne": {I: 1}},
        [*DERNE_CARD, "Lieutenant O'Bannon Leads the Charge", "Marine Sharpshooters"],
        ["Mercenaries Desert"],
        dice=[6, 1, 1],
    )
    play(game, "event General Eaton Attacks Derne")
    order = []
    while game.decision is not None and game.decision.card is not None:
        order.append(str(game.decision.card))
        game.choose("decline")
    assert order == [
        "Lieutenant O'Bannon Leads the Charge",
        "Marine Sharpshooters",
        "Mercenaries Desert",
    ]
    assert count(game, C, "Tripoli") == 0
