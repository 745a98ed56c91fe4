"""American Naval Movement. R5, R8, R9, R10."""

from __future__ import annotations

import pytest
from shores.table import AC, TF, C, F, G, I, asked, count, options, play, table, unused

from tripoli.shores.model.pieces import AMERICAN, HARBORS, MAP

NAVAL = ["Naval Movement"]


def test_from_anywhere_to_anywhere() -> None:
    """R8: from any of the fourteen locations to any other; here Tripoli's can be attacked."""
    enemy = {"Tripoli": {I: 1}, "Benghazi": {I: 1}, "Derne": {I: 1}}
    for source in MAP:
        if str(source) in enemy:
            continue
        game = table("Spring 1802", AMERICAN, {str(source): {F: 1}, **enemy}, NAVAL)
        game.choose("event Naval Movement")
        targets = [f"move {source} > {target}" for target in MAP if target != source]
        assert options(game) == (*targets, "done")
        assert len(targets) == 13


def test_off_the_map_frigates_do_not_move() -> None:
    """R8: frigates on the Year Turn Track or in the Supply do not move."""
    game = table("Spring 1802", AMERICAN, {"1803": {F: 3}, "Malta": {F: 1}}, NAVAL)
    game.choose("event Naval Movement")
    assert all(option == "done" or option.startswith("move Malta >") for option in options(game))


@pytest.mark.parametrize("city", ["Tripoli", "Benghazi", "Derne"])
def test_nothing_to_do_in_an_empty_enemy_city(city: str) -> None:
    """R8: a city is closed without a Tripolitan ship or infantry there."""
    game = table("Spring 1802", AMERICAN, {"Malta": {F: 1}}, NAVAL)
    game.choose("event Naval Movement")
    assert f"move Malta > {city}" not in options(game)
    game = table("Spring 1802", AMERICAN, {"Malta": {F: 1}, city: {I: 1}}, NAVAL)
    game.choose("event Naval Movement")
    assert f"move Malta > {city}" in options(game)


@pytest.mark.parametrize("ship", [C, TF])
def test_a_ship_alone_opens_tripoli(ship: object) -> None:
    """R8: a Tripolitan ship in Tripoli is enough."""
    game = table("Spring 1802", AMERICAN, {"Malta": {F: 1}, "Tripoli": {ship: 1}}, NAVAL)  # type: ignore[dict-item]
    game.choose("event Naval Movement")
    assert "move Malta > Tripoli" in options(game)


def test_up_to_four_and_each_frigate_once() -> None:
    """*Naval Movement*: at most four frigates move, each only once."""
    game = table("Spring 1802", AMERICAN, {"Gibraltar": {F: 3}, "Malta": {F: 3}}, NAVAL, ["Storms"])
    play(game, "event Naval Movement", "move Gibraltar > Alexandria")
    assert "move Alexandria > Malta" not in options(game)
    assert game.decision is not None
    assert game.decision.left == 3
    play(game, *["move Gibraltar > Malta"] * 2)
    assert "move Gibraltar > Malta" not in options(game)
    play(game, "move Malta > Tunis zone")
    assert asked(game) == ("Tripolitan", "play")
    assert count(game, F, "Malta") == 4
    assert count(game, F, "Tunis zone") == 1


def test_discarding_moves_two() -> None:
    """American Play: a discard moves up to two frigates."""
    game = table("Spring 1802", AMERICAN, {"Gibraltar": {F: 3}}, ["Tribute Paid"], ["Storms"])
    play(game, "discard Tribute Paid to move")
    play(game, "move Gibraltar > Tripoli zone", "move Gibraltar > Tunis zone")
    assert asked(game) == ("Tripolitan", "play")


def test_thomas_jefferson_moves_eight() -> None:
    """*Thomas Jefferson*: up to eight frigates."""
    game = table("Spring 1802", AMERICAN, {"Gibraltar": {F: 8}}, NAVAL, ["Storms"])
    play(game, "event Thomas Jefferson", *["move Gibraltar > Tripoli zone"] * 8)
    assert asked(game) == ("Tripolitan", "play")
    assert count(game, F, "Tripoli zone") == 8


def test_peace_in_friendly_harbors_and_zones() -> None:
    """American Naval Movement; Naval Combat: there is no fight in Gibraltar or on patrol."""
    game = table("Spring 1802", AMERICAN, {"Malta": {F: 2}, "Gibraltar": {C: 2}}, NAVAL, ["Storms"])
    play(
        game,
        "event Naval Movement",
        "move Malta > Gibraltar",
        "move Malta > Gibraltar zone",
    )
    assert asked(game) == ("Tripolitan", "play")
    assert count(game, C, "Gibraltar") == 2
    assert count(game, F, "Gibraltar") == 1


def test_peace_in_the_harbor_of_an_ally_without_corsairs() -> None:
    """R10: frigates can stay peacefully in an ally's harbor."""
    game = table("Spring 1802", AMERICAN, {"Malta": {F: 1}}, NAVAL, ["Storms"])
    play(game, "event Naval Movement", "move Malta > Algiers")
    assert asked(game) == ("Tripolitan", "play")
    assert count(game, F, "Algiers") == 1


def test_moves_come_before_fights_in_the_order_chosen() -> None:
    """R8: all moves come first; then the American player chooses the order of the fights."""
    game = table(
        "Spring 1802",
        AMERICAN,
        {"Malta": {F: 3}, "Tripoli": {C: 1}, "Derne": {I: 2}, "Algiers": {AC: 3}},
        NAVAL,
        ["Storms"],
        dice=[6, 1, 1, 1, 1, 1, 6, 2, 2, 1, 1],
    )
    play(game, "event Naval Movement")
    play(game, "move Malta > Tripoli", "move Malta > Derne", "move Malta > Algiers")
    assert asked(game) == ("American", "fight")
    assert options(game) == ("battle Algiers", "battle Tripoli", "bombard Derne")
    # Derne: 6 1. Then Algiers: 1 1 against 1 1 6. Tripoli: 2 2 against 1, 1 unused.
    game.choose("bombard Derne")
    assert count(game, I, "Derne") == 1
    assert count(game, F, "Malta") == 1
    assert options(game) == ("battle Algiers", "battle Tripoli")
    game.choose("battle Algiers")
    assert count(game, F, "1803") == 1
    assert count(game, C, "Tripoli") == 1
    assert unused(game)[0] == (1,)


def test_one_fight_needs_no_choice() -> None:
    """R8: with only one fight, no order is asked for."""
    game = table(
        "Spring 1802", AMERICAN, {"Malta": {F: 1}, "Derne": {I: 2}}, NAVAL, ["Storms"], dice=[6, 1]
    )
    play(game, "event Naval Movement", "move Malta > Derne")
    assert asked(game) == ("Tripolitan", "play")
    assert count(game, I, "Derne") == 1


def test_gunboats_join_where_there_is_a_fight() -> None:
    """R9: any number of gunboats go from Malta to any harbor, and return after the fight."""
    game = table(
        "Spring 1802",
        AMERICAN,
        {"Malta": {F: 2, G: 3}, "Derne": {I: 2}, "Benghazi": {I: 2}},
        NAVAL,
        ["Storms"],
        dice=[6, 6, 1, 1, 1, 1, 6],
    )
    play(game, "event Naval Movement", "move Malta > Derne", "move Malta > Benghazi")
    assert asked(game) == ("American", "gunboats")
    assert options(game) == ("gunboat Malta > Benghazi", "gunboat Malta > Derne", "done")
    play(game, "gunboat Malta > Derne", "gunboat Malta > Benghazi", "gunboat Malta > Benghazi")
    play(game, "bombard Derne")
    assert count(game, I, "Derne") == 0
    assert count(game, I, "Benghazi") == 1
    assert count(game, G, "Malta") == 3
    assert count(game, F, "Malta") == 2


def test_gunboats_do_not_move_without_a_fight() -> None:
    """R9: gunboats move only to a fight."""
    game = table("Spring 1802", AMERICAN, {"Malta": {F: 1, G: 3}}, NAVAL, ["Storms"])
    play(game, "event Naval Movement", "move Malta > Tripoli zone")
    assert asked(game) == ("Tripolitan", "play")
    assert count(game, G, "Malta") == 3


def test_nine_harbors_and_five_zones() -> None:
    """Game Map: the locations and zones."""
    assert len(HARBORS) == 9
    assert len(MAP) == 14
    zones = [str(harbor) for harbor in HARBORS if harbor.zone is not None]
    assert sorted(zones) == ["Algiers", "Gibraltar", "Tangier", "Tripoli", "Tunis"]
