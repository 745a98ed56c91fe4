"""Naval Combat and Naval Bombardment. R10, R14 to R18, R31."""

from __future__ import annotations

import pytest
from shores.table import (
    AC,
    DTF,
    TF,
    C,
    F,
    G,
    I,
    S,
    asked,
    count,
    listen,
    names,
    options,
    play,
    table,
    unused,
)

from tripoli.shores.model import events as ev
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN
from tripoli.shores.model.result import Reason
from tripoli.shores.model.state import Setup

NAVAL = ["Naval Movement"]


def test_dice_of_each_kind_of_ship() -> None:
    """Step 2: frigates roll two dice, gunboats and corsairs one; the active side first; 6s hit."""
    game = table(
        "Spring 1802",
        AMERICAN,
        {"Malta": {F: 2, G: 1}, "Tripoli": {TF: 1, C: 3, I: 4}},
        NAVAL,
        ["Storms"],
        dice=[5, 5, 5, 5, 5, 4, 4, 4, 4, 4],
    )
    game.choose("event Naval Movement")
    news = listen(game)
    play(game, "move Malta > Tripoli", "move Malta > Tripoli", "gunboat Malta > Tripoli")
    rolls = [event for event in news if isinstance(event, ev.Rolled)]
    assert [(roll.side, len(roll.dice), roll.hits) for roll in rolls] == [
        (AMERICAN, 5, 0),
        (TRIPOLITAN, 5, 0),
    ]
    assert unused(game) == ((), ())
    # Step 4; R17: the Americans go to Malta, the Tripolitan ships stay.
    assert (count(game, F, "Malta"), count(game, G, "Malta")) == (2, 1)
    assert (count(game, TF, "Tripoli"), count(game, C, "Tripoli")) == (1, 3)


def test_tripolitania_rolls_first_when_it_is_active() -> None:
    """Step 2 with *Tripoli Attacks*: Tripolitania is the active side."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli zone": {F: 1}, "Tripoli": {C: 2}},
        [],
        ["Tripoli Attacks"],
        dice=[1, 1, 2, 2],
    )
    news = listen(game)
    play(game, "event Tripoli Attacks")
    rolls = [event.side for event in news if isinstance(event, ev.Rolled)]
    assert rolls == [TRIPOLITAN, AMERICAN]


def test_hits_are_allocated_by_their_owner() -> None:
    """Step 3; R14: the owner assigns hits, the active player first."""
    game = table(
        "Spring 1802",
        AMERICAN,
        {"Malta": {F: 2, G: 2}, "Tripoli": {TF: 1, C: 3}},
        NAVAL,
        ["Storms"],
        dice=[6, 6, 1, 1, 1, 1, 6, 6, 1, 1, 1],
    )
    play(game, "event Naval Movement", *["move Malta > Tripoli"] * 2)
    play(game, *["gunboat Malta > Tripoli"] * 2)
    assert asked(game) == ("American", "hit")
    assert game.decision is not None
    assert game.decision.left == 2
    assert options(game) == ("hit frigate", "hit gunboat")
    game.choose("hit frigate")
    assert options(game) == ("hit frigate", "hit damaged frigate", "hit gunboat")
    game.choose("hit gunboat")
    assert asked(game) == ("Tripolitan", "hit")
    assert options(game) == ("hit frigate", "hit corsair")
    game.choose("hit corsair")
    game.choose("hit frigate")
    assert (count(game, C, "Tripoli"), count(game, TF, "Tripoli")) == (2, 0)
    # R16: damaged frigates of both sides wait on next year's space.
    assert (count(game, F, "1803"), count(game, TF, "1803")) == (1, 1)
    assert (count(game, F, "Malta"), count(game, G, "Malta"), count(game, G, "Supply")) == (1, 1, 2)


def test_a_second_hit_sinks_a_damaged_frigate() -> None:
    """Step 3; R14: a damaged frigate can be hit again at any point."""
    game = table(
        "Spring 1802",
        AMERICAN,
        {"Malta": {F: 2}, "Tripoli": {C: 3}},
        NAVAL,
        ["Storms"],
        dice=[1, 1, 1, 1, 6, 6, 1],
    )
    play(game, "event Naval Movement", *["move Malta > Tripoli"] * 2)
    play(game, "hit damaged frigate")
    assert (count(game, F, "sunk"), count(game, F, "1803"), count(game, F, "Malta")) == (1, 0, 1)


def test_sunk_tripolitan_frigates_return_to_the_supply() -> None:
    """Step 3: they go to the Supply."""
    game = table(
        "Spring 1802",
        AMERICAN,
        {"Malta": {F: 1}, "Tripoli": {TF: 1}},
        NAVAL,
        ["Storms"],
        dice=[6, 6, 1, 1],
    )
    play(game, "event Naval Movement", "move Malta > Tripoli")
    assert count(game, TF, "Supply") == 2
    assert count(game, TF, "Tripoli") == 0


def test_ships_sunk_in_a_round_have_fired_in_it() -> None:
    """R14: both sides roll before hits are assigned, so sunk ships have fired."""
    game = table(
        "Spring 1802",
        AMERICAN,
        {"Malta": {F: 1}, "Tripoli": {C: 2}},
        NAVAL,
        ["Storms"],
        dice=[6, 6, 6, 6],
    )
    play(game, "event Naval Movement", "move Malta > Tripoli")
    assert count(game, C, "Tripoli") == 0
    assert count(game, F, "sunk") == 1


def test_hits_beyond_the_fleet_are_lost() -> None:
    """R14: hits count only while a ship is left to take them."""
    game = table(
        "Spring 1802",
        AMERICAN,
        {"Malta": {F: 1}, "Tripoli": {C: 1, I: 3}},
        NAVAL,
        ["Storms"],
        dice=[6, 6, 1],
    )
    play(game, "event Naval Movement", "move Malta > Tripoli")
    assert (count(game, C, "Tripoli"), count(game, I, "Tripoli")) == (0, 3)


def test_nothing_is_asked_where_everything_sinks() -> None:
    """R14: if the hits eliminate the whole fleet, there is nothing to choose."""
    game = table(
        "Spring 1802",
        AMERICAN,
        {"Malta": {F: 1, G: 1}, "Tripoli": {C: 9}},
        NAVAL,
        ["Storms"],
        dice=[1, 1, 1] + [6] * 5 + [1] * 4,
    )
    play(game, "event Naval Movement", "move Malta > Tripoli", "gunboat Malta > Tripoli")
    assert asked(game) == ("Tripolitan", "play")
    assert (count(game, F, "sunk"), count(game, G, "Supply")) == (1, 3)


@pytest.mark.parametrize(("year", "space"), [(1801, "1802"), (1805, "1806"), (1806, "Supply")])
def test_damaged_frigates_wait_for_next_year(year: int, space: str) -> None:
    """R16: they go to next year's space, or in 1806 to the Supply, and do not count as sunk."""
    pieces = {"Malta": {F: 1}, "Tripoli": {TF: 1}}
    game = table(f"Spring {year}", AMERICAN, pieces, NAVAL, ["Storms"], dice=[6, 1, 6, 1])
    before = count(game, F, space), count(game, TF, space)
    play(game, "event Naval Movement", "move Malta > Tripoli")
    assert (count(game, F, space), count(game, TF, space)) == (before[0] + 1, before[1] + 1)
    assert count(game, F, "sunk") == 0


def test_the_fourth_frigate_ends_the_game_before_tripolitan_hits() -> None:
    """R15: the game ends after the American hits are assigned, and before the Tripolitan ones."""
    pieces = {"Malta": {F: 2, G: 1}, "sunk": {F: 3}, "Tripoli": {TF: 1, C: 3}}
    game = table("Spring 1803", AMERICAN, pieces, NAVAL, dice=[6, 6, 1, 1, 1, 6, 6, 6, 1, 1])
    play(game, "event Naval Movement", *["move Malta > Tripoli"] * 2)
    play(game, "gunboat Malta > Tripoli", "hit frigate", "hit damaged frigate")
    # All three American hits are assigned first, although a fourth frigate has already been sunk.
    assert game.result is None
    game.choose("hit gunboat")
    assert game.result is not None
    assert game.result.reason is Reason.FOUR_FRIGATES
    assert game.result.winner is TRIPOLITAN
    assert (count(game, TF, "Tripoli"), count(game, DTF, "Tripoli"), count(game, C, "Tripoli")) == (
        1,
        0,
        3,
    )


def test_the_fourth_frigate_when_tripolitania_is_active() -> None:
    """R15 with *Tripoli Attacks*: the active side assigns its hits first."""
    pieces = {"Tripoli zone": {F: 1}, "sunk": {F: 3}, "Tripoli": {C: 2}}
    game = table("Spring 1803", TRIPOLITAN, pieces, [], ["Tripoli Attacks"], dice=[6, 6, 6, 1])
    play(game, "event Tripoli Attacks")
    assert game.result is not None
    assert game.result.reason is Reason.FOUR_FRIGATES
    assert count(game, C, "Tripoli zone") == 1


def test_after_tripoli_attacks() -> None:
    """R17; step 4: the Tripolitan ships return to Tripoli harbor, the Americans go to Malta."""
    game = table(
        "Spring 1803",
        TRIPOLITAN,
        {"Tripoli zone": {F: 2}, "Tripoli": {C: 2, TF: 2}},
        ["Preble's Boys Take Aim"],
        ["Tripoli Attacks", "The Guns of Tripoli"],
        dice=[6, 1, 1, 1, 1, 1, 6, 1, 1, 1],
    )
    play(game, "event Tripoli Attacks", "hit frigate")
    assert asked(game) == ("American", "play")
    assert (count(game, C, "Tripoli"), count(game, TF, "Tripoli"), count(game, TF, "1804")) == (
        2,
        1,
        1,
    )
    assert (count(game, F, "Malta"), count(game, F, "1804"), count(game, F, "Tripoli zone")) == (
        1,
        1,
        0,
    )
    # Naval Combat, step 1: neither battle card can be played in a zone.
    assert names(game.state.cards[TRIPOLITAN].hand) == ["The Guns of Tripoli"]
    assert names(game.state.cards[AMERICAN].hand) == ["Preble's Boys Take Aim"]


def test_swedish_frigates_take_no_part() -> None:
    """*Tripoli Attacks*; Naval Combat: only American frigates fight."""
    game = table(
        "Spring 1803",
        TRIPOLITAN,
        {"Tripoli zone": {F: 1, S: 2}, "Tripoli": {C: 1}},
        [],
        ["Tripoli Attacks"],
        dice=[6, 1, 1],
    )
    play(game, "event Tripoli Attacks")
    assert count(game, S, "Tripoli zone") == 2
    assert count(game, F, "1804") == 1


def test_declaring_war_on_frigates_in_the_harbor() -> None:
    """R10: they fight at once, with Tripolitania active and no gunboats; *Preble* may be played."""
    game = table(
        "Spring 1803",
        TRIPOLITAN,
        {"Tunis": {F: 1}, "Malta": {G: 3}},
        ["Preble's Boys Take Aim"],
        ["Tunis Declares War"],
        dice=[6, 1, 1, 6, 6, 1],
    )
    news = listen(game)
    play(game, "event Tunis Declares War")
    assert asked(game) == ("American", "reaction")
    play(game, "play Preble's Boys Take Aim")
    rolls = [(event.side, len(event.dice)) for event in news if isinstance(event, ev.Rolled)]
    assert rolls == [(TRIPOLITAN, 3), (AMERICAN, 3)]
    assert count(game, AC, "Tunis") == 1
    assert count(game, F, "1804") == 1
    assert count(game, G, "Malta") == 3


def test_preble_and_the_guns() -> None:
    """Step 1: the American player announces first; three dice per frigate; twelve more dice."""
    game = table(
        "Spring 1803",
        AMERICAN,
        {"Malta": {F: 2, G: 1}, "Tripoli": {C: 1}},
        [*NAVAL, "Preble's Boys Take Aim"],
        ["Storms", "The Guns of Tripoli"],
        dice=[1] * 7 + [2] * 13,
    )
    play(game, "event Naval Movement", *["move Malta > Tripoli"] * 2)
    play(game, "gunboat Malta > Tripoli")
    assert asked(game) == ("American", "reaction")
    game.choose("play Preble's Boys Take Aim")
    assert asked(game) == ("Tripolitan", "reaction")
    game.choose("play The Guns of Tripoli")
    assert unused(game) == ((), ())
    assert names(game.state.cards[AMERICAN].removed) == ["Preble's Boys Take Aim"]
    assert names(game.state.cards[TRIPOLITAN].removed) == ["The Guns of Tripoli"]


def test_the_guns_fire_in_tripoli_harbor_only() -> None:
    """*The Guns of Tripoli*: not in an ally's harbor; *Preble's Boys* in any harbor."""
    game = table(
        "Spring 1803",
        AMERICAN,
        {"Malta": {F: 1}, "Algiers": {AC: 3}},
        [*NAVAL, "Preble's Boys Take Aim"],
        ["The Guns of Tripoli"],
        dice=[1, 1, 1, 1, 1],
    )
    play(game, "event Naval Movement", "move Malta > Algiers")
    assert asked(game) == ("American", "reaction")
    game.choose("decline")
    assert asked(game) == ("Tripolitan", "play")
    assert names(game.state.cards[AMERICAN].hand) == ["Preble's Boys Take Aim"]


def test_fortress_tripoli() -> None:
    """R31: six more dice in the first round in Tripoli harbor, with or without the card."""
    fortress = Setup(scenario="fortress")
    for guns, dice in (("decline", 7), ("play The Guns of Tripoli", 19)):
        game = table(
            "Spring 1803",
            AMERICAN,
            {"Malta": {F: 1}, "Tripoli": {C: 1}},
            NAVAL,
            ["The Guns of Tripoli"],
            dice=[1, 1] + [2] * dice,
            setup=fortress,
        )
        play(game, "event Naval Movement", "move Malta > Tripoli", guns)
        assert unused(game) == ((), ())
    game = table(
        "Spring 1803",
        AMERICAN,
        {"Malta": {F: 1}, "Algiers": {AC: 3}},
        NAVAL,
        ["Storms"],
        dice=[1, 1, 2, 2, 2],
        setup=fortress,
    )
    play(game, "event Naval Movement", "move Malta > Algiers")
    assert unused(game) == ((), ())


def test_bombardment() -> None:
    """Naval Bombardment; R18: two dice per frigate, one per gunboat; excess hits are lost."""
    game = table(
        "Spring 1802",
        AMERICAN,
        {"Malta": {F: 2, G: 1}, "Derne": {I: 2}},
        NAVAL,
        ["Storms"],
        dice=[6, 6, 6, 6, 1],
    )
    play(game, "event Naval Movement", *["move Malta > Derne"] * 2)
    play(game, "gunboat Malta > Derne")
    assert count(game, I, "Derne") == 0
    assert (count(game, F, "Malta"), count(game, G, "Malta")) == (2, 1)
    # The city stays Tripolitan until Hamet's Army arrives.
    assert game.state.captured == ()


def test_ships_are_fought_before_a_city_is_bombarded() -> None:
    """R18: there is no bombardment while an enemy ship is in the harbor."""
    game = table(
        "Spring 1802",
        AMERICAN,
        {"Malta": {F: 1}, "Tripoli": {C: 1, I: 2}},
        NAVAL,
        ["Storms"],
        dice=[6, 6, 1],
    )
    play(game, "event Naval Movement", "move Malta > Tripoli")
    assert count(game, I, "Tripoli") == 2
    game = table(
        "Spring 1802",
        AMERICAN,
        {"Malta": {F: 1}, "Tripoli": {I: 2}},
        NAVAL,
        ["Storms"],
        dice=[6, 6],
    )
    play(game, "event Naval Movement", "move Malta > Tripoli")
    assert count(game, I, "Tripoli") == 0
