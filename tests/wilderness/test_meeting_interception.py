"""Interception: who may try it, where, and how often (6.7; W41, W42, W135)."""

from __future__ import annotations

import pytest
from wilderness.marches import march
from wilderness.meetings import names_of, offered
from wilderness.stage import listen, options, play, skip, space, stage, where

from tripoli.wilderness.model.events import BattleBegan, Fired
from tripoli.wilderness.model.sides import BRITISH, FRENCH

# Who may intercept, and where


@pytest.mark.parametrize(
    ("source", "can"),
    [("Schenectady", True), ("Adirondacks South", True), ("Albany", False)],
    ids=["river", "land", "two away"],
)
def test_w41_from_adjacent_spaces(source: str, can: bool) -> None:
    """6.71: over any connection."""
    game = march("Oneida Castle", "Villiers, Béarn", "Canajoharie", british={source: "44th"})
    assert ("intercept 44th" in options(game)) == can


@pytest.mark.parametrize(
    ("french", "fort", "british", "can"),
    [
        ("", "", "44th", True),
        ("La Sarre", "", "44th", False),
        ("Marin", "", "44th", False),
        ("Lévis", "", "44th", True),
        ("", "French stockade", "44th", False),
        ("", "French fort", "44th", False),
        ("", "", "Bradstreet", False),
        ("", "", "Bradstreet, 44th", True),
    ],
    ids=["free", "unit", "Auxiliary", "leader", "stockade", "fort", "by a leader", "by both"],
)
def test_w41_where_the_mover_is_at_home(french: str, fort: str, british: str, can: bool) -> None:
    """6.722, 6.72: no interception into a space with the mover's units or fortification."""
    game = march(
        "Oneida Castle",
        "Villiers, Béarn",
        "Canajoharie",
        french={"Canajoharie": french},
        british={"Schenectady": british},
        forts={"Canajoharie": fort} if fort else {},
    )
    assert ("intercept 44th" in options(game)) == can
    assert ("intercept Bradstreet" in options(game)) == (british == "Bradstreet, 44th")


@pytest.mark.parametrize("besieged", [True, False])
def test_w41_relief_can_be_intercepted(besieged: bool) -> None:
    """6.722 means unbesieged units and forts of the mover's side."""
    game = march(
        "Crown Point",
        "Villiers, Béarn",
        "Ticonderoga",
        french={"Ticonderoga": "La Sarre (i)" if besieged else "La Sarre"},
        british={"Wood Creek": "44th"} | ({"Ticonderoga": "48th"} if besieged else {}),
        forts={"Ticonderoga": "French fort"},
        sieges={"Ticonderoga": 0} if besieged else {},
    )
    assert ("intercept 44th" in options(game)) == besieged


def test_w41_nobody_intercepts_those_who_leave_his_space() -> None:
    """6.724, R11: those whose siege has been lifted do not; others do."""
    game = march(
        "Albany",
        "Villiers, Béarn",
        "Schenectady",
        british={"Albany": "44th (i)", "Schoharie": "48th"},
        sieges={"Albany": 0},
    )
    assert not game.state.sieges[space("Albany")]
    assert offered(game, "intercept") == {"48th"}


def test_w41_the_formerly_besieged_try_in_the_second_space() -> None:
    """R11: only the first space entered is barred."""
    game = march(
        "Albany",
        "Villiers, Marin, Léry",
        "Schenectady",
        british={"Albany": "44th (i)"},
        sieges={"Albany": 0},
    )
    assert "intercept 44th" not in options(game)
    play(game, "move > Schoharie")
    assert "intercept 44th" in options(game)


def test_w41_the_besieged_do_not_intercept() -> None:
    """6.72: an unbesieged force or unit."""
    game = march(
        "Canajoharie",
        "Villiers, Béarn",
        "Schenectady",
        french={"Albany": "La Sarre"},
        british={"Albany": "44th (i)", "Schoharie": "48th"},
        sieges={"Albany": 0},
    )
    assert offered(game, "intercept") == {"48th"}


@pytest.mark.parametrize(
    ("names", "target", "by"),
    [
        ("Marin", "Canajoharie", {"Rogers", "Bradstreet"}),
        ("Villiers, Marin", "Canajoharie", {"Rogers", "Bradstreet"}),
        ("Villiers, Marin, Léry", "Canajoharie", {"Rogers", "44th", "1/95th", "Bradstreet"}),
        ("Béarn", "Canajoharie", {"Rogers", "44th", "1/95th", "Bradstreet"}),
        ("Marin", "Adirondacks South", {"Rogers", "Bradstreet"}),
    ],
    ids=["one", "one with leader", "two", "Drilled", "mountain"],
)
def test_w41_a_lone_auxiliary_in_the_wild(names: str, target: str, by: set[str]) -> None:
    """6.721: only another lone Auxiliary catches it, with or without leaders."""
    game = march(
        "Oneida Carry East",
        names,
        target,
        british={"Schenectady": "Rogers, 44th, 1/95th, Bradstreet"},
    )
    assert offered(game, "intercept") == by
    if "44th" not in by:
        play(game, "intercept Bradstreet")
        assert "take 44th" not in options(game)


def test_w41_in_the_fields_anybody_catches_it() -> None:
    """6.721 is about wilderness and mountains."""
    game = march(
        "Canajoharie", "Marin", "Schenectady", british={"Schoharie": "44th, 48th, Bradstreet"}
    )
    assert offered(game, "intercept") == {"44th", "48th", "Bradstreet"}


def test_w41_force_limits() -> None:
    """5.34, 6.72: no more units than the commander has Command."""
    game = march(
        "Canajoharie",
        "Villiers, Béarn",
        "Schenectady",
        british={"Schoharie": "Johnson, 44th, 48th, 22nd, 27th, Mohawk 1"},
        dice=(6,),
    )
    play(game, "intercept Johnson", "take 44th", "take 48th", "take 22nd")
    assert offered(game, "take") == {"Mohawk 1"}
    play(game, "done")
    there = game.state.at[space("Schenectady")]
    assert {"Johnson", "44th", "48th", "22nd"} <= names_of(there)
    assert "27th" not in names_of(there)


def test_w41_landings_and_voyages_are_intercepted() -> None:
    """6.71: naval movement, too."""
    game = stage(
        BRITISH,
        {"Québec": "Béarn"},
        {"Halifax": "44th"},
        hand=[5, 8],
        amphib=1 << space("Île d'Orléans"),
    )
    play(game, "activate 5 Bastions Repaired", "send 44th", "sail > Île d'Orléans")
    assert options(game) == {"intercept Béarn", "let pass"}


@pytest.mark.parametrize(
    ("who", "die", "caught"),
    [("44th", 3, False), ("44th", 4, True), ("Bradstreet", 2, False), ("Bradstreet", 3, True)],
)
def test_6_71_the_die(who: str, die: int, caught: bool) -> None:
    """Four or more, with the tactics of the commander."""
    game = march(
        "Canajoharie",
        "Villiers, Béarn",
        "Schenectady",
        british={"Schoharie": "Bradstreet, 44th"},
        dice=(die, 1, 1),
    )
    events = listen(game)
    play(game, f"intercept {who}")
    if who == "Bradstreet" and "take 44th" in options(game):
        play(game, "take 44th")
    skip(game, "stop")
    began = [event for event in events if isinstance(event, BattleBegan)]
    assert bool(began) == caught
    if caught:
        # The mover attacks; who has caught it defends.
        assert names_of(began[0].attackers) == {"Villiers", "Béarn"}
        assert "44th" in names_of(began[0].defenders)
    else:
        assert where(game, BRITISH, "44th") == "Schoharie"
        assert "stop" in options(game)


def test_6_71_those_in_the_space_fight_along() -> None:
    """7.1: all who are not inside a fort."""
    game = march(
        "Oneida Castle",
        "Montcalm, Béarn, La Sarre",
        "Canajoharie",
        british={"Canajoharie": "New York 1", "Schenectady": "44th"},
        dice=(4, 1, 1),
    )
    events = listen(game)
    play(game, "intercept 44th")
    skip(game)
    began = next(event for event in events if isinstance(event, BattleBegan))
    assert names_of(began.defenders) == {"New York 1", "44th"}


@pytest.mark.parametrize("catch", [True, False])
def test_6_711_a_stockade_reached_in_time(catch: bool) -> None:
    """It is not captured but helps: -1 for the attacker."""
    game = march(
        "Oneida Castle",
        "Villiers, Béarn",
        "Canajoharie",
        british={"Schenectady": "44th"},
        forts={"Canajoharie": "British stockade"},
        dice=(4 if catch else 3, 3, 3),
    )
    events = listen(game)
    play(game, "intercept 44th")
    skip(game)
    fires = [event for event in events if isinstance(event, Fired) and event.side is FRENCH]
    assert bool(fires) == catch
    if catch:
        assert sorted(number for _, number in fires[0].modifiers) == [-1, 1]
    assert game.state.has_fort(space("Canajoharie"), FRENCH) is not catch


# Again and again


def test_w42_who_has_failed_may_try_again() -> None:
    """In a further space next to him."""
    game = march(
        "Canajoharie",
        "Villiers, Marin, Léry",
        "Schoharie",
        british={"Albany": "44th"},
        dice=(1, 1),
    )
    play(game, "intercept 44th", "move > Schenectady")
    assert "intercept 44th" in options(game)


@pytest.mark.parametrize("tried", [True, False])
def test_w42_who_has_failed_does_not_avoid(tried: bool) -> None:
    """6.84: for the rest of that move; others may."""
    game = march(
        "Shawiangto",
        "Villiers, Béarn",
        "Canajoharie",
        british={"Schenectady": "44th, 48th"},
        dice=(1, 4),
    )
    play(game, "intercept 44th" if tried else "let pass", "move > Schenectady")
    assert offered(game, "avoid") == ({"48th"} if tried else {"44th", "48th"})


def test_w42_the_next_to_move_is_another_matter() -> None:
    """6.84: a failure counts for the move of one force only."""
    game = stage(
        FRENCH,
        {"Canajoharie": "Villiers, Béarn", "Shawiangto": "Rigaud, La Sarre"},
        {"Schoharie": "44th"},
        hand=[1, 8],
        dice=[1],
    )
    play(game, "event 1 Campaign", "lead Villiers", "take Béarn", "lead Rigaud", "take La Sarre")
    play(game, "begin Villiers", "move > Schenectady", "intercept 44th", "stop")
    skip(game, "move > Mohawks Branch")
    play(game, "move > Mohawks Branch", "let pass", "move > Schoharie")
    assert offered(game, "avoid") == {"44th"}


def test_w135_a_leader_who_has_failed_does_not_avoid() -> None:
    """6.84: all pieces of the group."""
    game = march(
        "Shawiangto",
        "Villiers, Béarn",
        "Canajoharie",
        british={"Schenectady": "Bradstreet, Webb, 44th, 48th, 22nd"},
        dice=(1, 4),
    )
    play(game, "intercept Bradstreet", "take 44th", "done", "move > Schenectady")
    assert offered(game, "avoid") == {"48th", "22nd", "Webb"}


@pytest.mark.parametrize("die", [1, 6], ids=["failed", "succeeded"])
def test_w42_no_avoiding_where_interception_was_tried(die: int) -> None:
    """6.84, 6.85: successful or not, and by whomever."""
    game = march(
        "Oneida Castle",
        "Villiers, Béarn",
        "Canajoharie",
        british={"Canajoharie": "Rogers", "Schenectady": "44th"},
        dice=(die, 1, 1),
    )
    events = listen(game)
    play(game, "intercept 44th")
    assert not offered(game, "avoid")
    skip(game)
    assert [event for event in events if isinstance(event, BattleBegan)]


@pytest.mark.parametrize("avoided", [True, False])
def test_w42_no_interception_where_others_have_avoided(avoided: bool) -> None:
    """6.85: not even when the mover comes back in the same move."""
    game = march(
        "Schoharie",
        "Villiers, Béarn, Marin",
        "Canajoharie",
        british={"Adirondacks South": "44th", "Canajoharie": "Mohawk 1" if avoided else ""},
        dice=(4,),
    )
    game.choose("let pass")
    if avoided:
        play(game, "avoid Mohawk 1", "avoid > Oneida Castle")
    play(game, "move > Schenectady", "move > Canajoharie")
    assert ("intercept 44th" in options(game)) is not avoided
    assert "intercept Mohawk 1" not in options(game)
