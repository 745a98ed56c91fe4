"""Infiltration: who slips past the enemy, and who is caught (6.6; W37 to W39, W121, W122,
W136).
"""

from __future__ import annotations

import pytest
from wilderness.marches import CARD, NORTH, march, offered, targets
from wilderness.stage import listen, options, play, reduced, skip, space, stage, where

from tripoli.wilderness.model.events import BattleBegan, BattleEnded, Raided
from tripoli.wilderness.model.sides import BRITISH, FRENCH


@pytest.mark.parametrize(
    ("names", "free"),
    [
        ("Marin", True),
        ("Villiers, Beaujeu, Marin", True),
        ("Villiers, Marin, Léry", False),
        ("Béarn", False),
        ("Villiers, Béarn", False),
    ],
    ids=["one", "with leaders", "two", "Drilled", "Drilled with leader"],
)
def test_w37_only_a_lone_auxiliary_infiltrates(names: str, free: bool) -> None:
    """6.6: with or without leaders; others attack, and those in the space do not intercept."""
    game = march("Allegheny South", names, "Woodstock", british={"Woodstock": "Virginia 1"})
    assert ("intercept Virginia 1" in options(game)) == free
    assert ("stand" in options(game)) is not free
    if free:
        game.choose("let pass")
        assert {"Culpeper", "Winchester"} <= targets(game)
        assert "stop" in options(game)


def test_w37_a_force_may_become_a_lone_auxiliary() -> None:
    """6.6, 6.1: when the others have been dropped, it may enter where all could not."""
    game = march("Crown Point", "Villiers, Marin, Léry", "Ticonderoga", forts=NORTH)
    assert "Hudson Carry North" not in targets(game)
    play(game, "drop Léry")
    assert "Hudson Carry North" in targets(game)


@pytest.mark.parametrize("back", [True, False], ids=["5th space", "6th space"])
def test_w37_an_infiltrator_needs_movement_to_go_on(back: bool) -> None:
    """6.61: into a fort only if it can still come out."""
    start, other = ("Ticonderoga", "Wood Creek") if back else ("Wood Creek", "Ticonderoga")
    way = [other, start, other, start] if back else [other, start, other, start, other]
    game = march(start, "Marin", *way, forts=NORTH)
    assert where(game, FRENCH, "Marin") == "Ticonderoga"
    assert ("Hudson Carry North" in targets(game)) == back


@pytest.mark.parametrize("weather", [False, True], ids=["fair", "foul"])
def test_w37_foul_weather_counts(weather: bool) -> None:
    """6.61: with two spaces in all, the second cannot be a fort."""
    game = stage(FRENCH, {"Crown Point": "Marin"}, hand=[46, 8], other=[14, 9], forts=NORTH)
    play(game, CARD, "send Marin")
    if weather:
        play(game, "play 14 Foul Weather")
    play(game, "move > Ticonderoga")
    assert ("Hudson Carry North" in targets(game)) is not weather


def test_w37_the_ninth_space_by_boat_is_no_fort() -> None:
    """6.61: the remainder of the nine spaces counts."""
    way = ("Bécancour", "Trois-Rivières", "Sorel", "St-Jean", "Île-aux-Noix", "Winooski")
    game = march("Québec", "Marin", *way, "Crown Point", "Ticonderoga", forts=NORTH)
    assert targets(game) == {"Crown Point"}
    game = march("Bécancour", "Marin", *way[1:], "Crown Point", "Ticonderoga", forts=NORTH)
    assert targets(game) == {"Crown Point", "Hudson Carry North"}


def test_w37_in_the_sixth_space_it_attacks() -> None:
    """6.61: where there is no fort it may go, but not infiltrate."""
    game = march(
        "Wood Creek",
        "Marin",
        *("Ticonderoga", "Wood Creek") * 2,
        "Ticonderoga",
        british={"Hudson Carry North": "44th"},
        dice=(1, 1),
    )
    events = listen(game)
    play(game, "move > Hudson Carry North")
    assert "intercept 44th" not in options(game)
    skip(game)
    assert [event for event in events if isinstance(event, BattleBegan)]


def test_w37_boats_infiltrate_too() -> None:
    """6.61: with what is left of nine spaces; a stop of the land does not count."""
    game = march("Canajoharie", "Marin", "Schenectady", british={"Albany": "44th"})
    play(game, "let pass", "move > Albany", "let pass")
    assert targets(game) == {"Schenectady", "Kinderhook", "Hudson Carry South"}
    # On foot from Schoharie, Marin would have to stop at Albany.
    game = march("Schoharie", "Marin", "Schenectady", british={"Albany": "44th"})
    play(game, "let pass")
    assert "Albany" not in targets(game)


def test_w37_no_infiltration_of_a_mountain() -> None:
    """6.2: it stops whoever enters it; so this is an attack."""
    game = march(
        "Upper Monongahela",
        "Marin",
        british={"Allegheny South": "Rogers"},
        dice=(1, 1),
    )
    play(game, "move > Allegheny South")
    assert "intercept Rogers" not in options(game)
    assert "avoid Rogers" in options(game)


def test_w37_no_entering_of_a_fort_in_the_mountains() -> None:
    """6.52, 6.61: there it could not go on."""
    game = march("Upper Monongahela", "Marin", forts={"Allegheny South": "British fort"})
    assert "Allegheny South" not in targets(game)


def test_w37_from_one_enemy_to_the_next() -> None:
    """6.61: the space beyond may hold enemies, if not a fort; in the last one it attacks."""
    game = march(
        "Allegheny South",
        "Marin",
        "Woodstock",
        british={"Woodstock": "Virginia 1", "Culpeper": "Virginia 2"},
        dice=(1, 1),
    )
    events = listen(game)
    play(game, "let pass", "move > Culpeper")
    skip(game)
    began = [event for event in events if isinstance(event, BattleBegan)]
    assert [event.space.name for event in began] == ["Culpeper"]


def test_w38_ending_the_move_among_the_enemy() -> None:
    """6.64: it attacks."""
    game = march(
        "Allegheny South",
        "Marin",
        "Woodstock",
        british={"Woodstock": "Virginia 1"},
        dice=(1, 1),
    )
    events = listen(game)
    play(game, "let pass", "stop")
    skip(game)
    assert [event for event in events if isinstance(event, BattleBegan)]


def test_w38_ending_the_move_at_an_empty_stockade() -> None:
    """6.51, 6.64: it raids; before, it may as well go on."""
    game = march(
        "Allegheny South",
        "Marin",
        "Augusta",
        forts={"Augusta": "British stockade", "Ohio Forks": "French fort"},
        dice=(1,),
    )
    events = listen(game)
    assert {"Culpeper", "Woodstock"} <= targets(game)
    play(game, "stop")
    skip(game)
    assert [event.space.name for event in events if isinstance(event, Raided)] == ["Augusta"]


def test_w39_w136_who_may_catch_an_infiltrator() -> None:
    """6.62: anybody in the space, under a leader too; from outside 6.721 holds."""
    game = march(
        "Ticonderoga",
        "Marin",
        "Hudson Carry North",
        british={
            "Hudson Carry North": "Bradstreet, 44th, 48th",
            "Hudson Carry South": "22nd, Rogers",
        },
        forts=NORTH,
    )
    assert options(game) == {
        "intercept 44th",
        "intercept 48th",
        "intercept Bradstreet",
        "intercept Rogers",
        "let pass",
    }


def test_w39_one_attempt_for_each_space() -> None:
    """6.72: one force or unit; those left behind do not try again in the next space (6.724)."""
    game = march(
        "Allegheny South",
        "Marin",
        "Woodstock",
        british={"Woodstock": "Virginia 1, Maryland"},
        dice=(3,),
    )
    play(game, "intercept Virginia 1")
    assert "Culpeper" in targets(game)
    play(game, "move > Culpeper")
    assert "intercept Maryland" not in options(game)


def test_w39_caught_in_a_fort_it_retreats_even_if_it_wins() -> None:
    """6.712, W115: the beaten stay, no siege begins; those who did not catch it may go inside."""
    game = march(
        "Ticonderoga",
        "Marin",
        "Hudson Carry North",
        british={"Hudson Carry North": "New York 1 (r), 44th, 22nd"},
        forts=NORTH,
        dice=(5, 6, 1),
    )
    events = listen(game)
    play(game, "intercept New York 1")
    assert offered(game, "inside") == {"44th", "22nd"}
    play(game, "inside 44th", "inside 22nd")
    skip(game)
    ended = next(event for event in events if isinstance(event, BattleEnded))
    assert ended.winner is FRENCH
    assert where(game, FRENCH, "Marin") == "Ticonderoga"
    assert where(game, BRITISH, "New York 1") == "available"
    assert not game.state.sieges[space("Hudson Carry North")]
    assert not game.state.inside


def test_w39_caught_in_a_fort_from_outside() -> None:
    """6.712: the same; the beaten interceptors stay, and no siege begins."""
    game = march(
        "Ticonderoga",
        "Marin",
        "Hudson Carry North",
        british={"Hudson Carry South": "Rogers"},
        forts=NORTH,
        dice=(4, 6, 1, 1),
    )
    events = listen(game)
    play(game, "intercept Rogers")
    skip(game)
    ended = next(event for event in events if isinstance(event, BattleEnded))
    assert ended.winner is FRENCH
    assert reduced(game, BRITISH) == {"Rogers"}
    assert where(game, FRENCH, "Marin") == "Ticonderoga"
    assert where(game, BRITISH, "Rogers") == "Hudson Carry North"
    assert not game.state.sieges[space("Hudson Carry North")]


def test_w39_forced_back_among_the_enemy_it_is_lost() -> None:
    """6.63: with its leaders."""
    game = march(
        "Allegheny South",
        "Villiers, Marin",
        "Woodstock",
        british={"Woodstock": "Virginia 1", "Augusta": "Virginia 2"},
        dice=(4, 1, 4, 6, 6),
    )
    play(game, "let pass", "move > Culpeper", "intercept Virginia 2")
    skip(game)
    assert where(game, FRENCH, "Marin") == "out of the game"
    assert where(game, FRENCH, "Villiers") == "out of the game"


def test_w39_forced_back_to_a_free_space_it_lives() -> None:
    """6.63 is about enemy-occupied spaces."""
    game = march(
        "Allegheny South",
        "Villiers, Marin",
        "Woodstock",
        british={"Woodstock": "Virginia 1"},
        dice=(4, 1, 4, 6, 6),
    )
    play(game, "intercept Virginia 1")
    skip(game)
    assert where(game, FRENCH, "Marin") == where(game, FRENCH, "Villiers") == "Allegheny South"


def test_w39_a_schooner_drives_it_back_among_the_enemy() -> None:
    """6.63."""
    game = march(
        "Winooski",
        "Villiers, Marin",
        "Crown Point",
        british={"Crown Point": "44th"},
        forts={"Ticonderoga": "British stockade"},
        other=(15, 9),
    )
    play(game, "let pass", "move > Ticonderoga", "play 15 Lake Schooner")
    skip(game)
    assert where(game, FRENCH, "Marin") == where(game, FRENCH, "Villiers") == "out of the game"


@pytest.mark.parametrize("die", [6, 1], ids=["overrun", "beaten"])
def test_w121_an_infiltrator_that_overruns_goes_on(die: int) -> None:
    """7.82: having ended its move with an attack, like anyone."""
    game = march(
        "Allegheny South",
        "Marin",
        "Woodstock",
        british={"Woodstock": "Virginia 1 (r)"},
        dice=(die, 1),
    )
    play(game, "let pass", "stop")
    skip(game, "move > Culpeper")
    assert ("Culpeper" in targets(game)) == (die == 6)


def test_w122_nothing_is_dropped_while_infiltrating() -> None:
    """Leaders stay with the unit among the enemy; beyond, they may part."""
    game = march(
        "Ticonderoga",
        "Villiers, Beaujeu, Marin",
        "Hudson Carry North",
        british={"Hudson Carry North": "44th"},
        forts=NORTH,
    )
    play(game, "let pass")
    assert not offered(game, "drop")
    play(game, "move > Hudson Carry South")
    assert offered(game, "drop") == {"Beaujeu", "Marin"}
