"""Leaders alone: where they may go, and when they have to leave (6.53, 6.54; W33, W113, W116,
W117).
"""

from __future__ import annotations

import pytest
from wilderness.marches import NORTH, march, targets
from wilderness.stage import options, piece, play, settle, skip, space, stage, where

from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.sides import BRITISH, FRENCH
from tripoli.wilderness.model.state import STOCKADE


def test_w33_a_leader_leaves_for_any_free_space() -> None:
    """6.53: an adjacent space without the enemy, not the one the enemy came from."""
    game = march(
        "Schoharie",
        "Béarn",
        "Canajoharie",
        british={"Canajoharie": "Johnson"},
        french={"Oneida Castle": "Marin"},
        forts={"Shawiangto": "French stockade"},
    )
    assert targets(game, "retreat") == {"Schenectady", "Oneida Carry East", "Adirondacks South"}
    assert options(game) == {f"retreat > {name}" for name in targets(game, "retreat")}


def test_w33_with_nowhere_to_go_he_is_lost() -> None:
    """6.53: retreat or be eliminated."""
    game = march(
        "Schoharie",
        "Béarn",
        "Canajoharie",
        british={"Canajoharie": "Johnson"},
        french={
            "Schenectady": "La Sarre",
            "Oneida Castle": "Marin",
            "Shawiangto": "Huron",
            "Oneida Carry East": "Ottawa",
            "Adirondacks South": "Ojibwa",
        },
    )
    skip(game)
    assert where(game, BRITISH, "Johnson") == "out of the game"


@pytest.mark.parametrize(
    ("names", "leaves"), [("Marin", True), ("Lévis", False)], ids=["unit", "leader"]
)
def test_w33_leaders_drive_nobody_away(names: str, leaves: bool) -> None:
    """6.54, W113: units do; a leader alone occupies nothing."""
    game = march("Oneida Castle", names, "Canajoharie", british={"Canajoharie": "Johnson"})
    assert bool(targets(game, "retreat")) == leaves
    if not leaves:
        assert where(game, BRITISH, "Johnson") == "Canajoharie"
        assert where(game, FRENCH, "Lévis") == "Canajoharie"


def test_w33_a_stockade_shelters_no_leader() -> None:
    """6.53, 8.1: it is captured over his head, and he leaves."""
    game = march(
        "Schoharie",
        "Béarn",
        "Canajoharie",
        british={"Canajoharie": "Johnson"},
        forts={"Canajoharie": "British stockade"},
    )
    assert "inside Johnson" not in options(game)
    play(game, "retreat > Oneida Castle")
    skip(game)
    assert game.state.forts[space("Canajoharie")] == 2 * STOCKADE + FRENCH
    assert game.state.vp == 1


def test_w33_w117_leaders_alone_in_their_fort() -> None:
    """8.21: it is besieged at once; then each goes inside or away."""
    game = march(
        "Ticonderoga",
        "Béarn",
        "Hudson Carry North",
        british={"Hudson Carry North": "Dunbar, Johnson"},
        forts=NORTH,
    )
    assert game.decision is not None
    assert game.decision.ask is Ask.RETREAT
    assert targets(game, "retreat") == {
        "Hudson Carry South",
        "Adirondacks Central",
        "Adirondacks South",
    }
    play(game, "inside Dunbar", "retreat > Hudson Carry South")
    assert game.state.sieges[space("Hudson Carry North")] == 1
    assert game.state.besieged(piece(BRITISH, "Dunbar"))
    assert where(game, BRITISH, "Johnson") == "Hudson Carry South"


def test_w33_ports_for_leaders_on_the_shore() -> None:
    """6.432: from an Amphib space to any British-controlled port."""
    game = march(
        "Québec",
        "Huron",
        "Île d'Orléans",
        british={"Île d'Orléans": "Wolfe"},
        amphib=1 << space("Île d'Orléans"),
    )
    assert {"Halifax", "Boston", "Baie-St-Paul", "Rivière-Ouelle"} <= targets(game, "retreat")
    assert "Québec" not in targets(game, "retreat")


def test_w33_new_indians_drive_leaders_away() -> None:
    game = stage(
        FRENCH,
        {},
        {"Kittaning": "Johnson"},
        hand=[26, 8],
        forts={"Ohio Forks": "French fort"},
        dice=[1],
    )
    play(game, "event 26 Western Indian Alliance", "place Delaware 1 > Kittaning")
    assert targets(game, "retreat") == {"Buffalo Swamp", "Venango", "Laurel Ridge North"}


def test_w33_a_leader_with_a_unit_stays() -> None:
    """6.53 is about leaders without units."""
    game = march("Schoharie", "Béarn", "Canajoharie", british={"Canajoharie": "Johnson, 44th"})
    assert not targets(game, "retreat")
    assert "stand" in options(game)


@pytest.mark.parametrize(
    ("british", "fort", "siege", "allowed"),
    [
        ("44th", "", False, False),
        ("Johnson", "", False, True),
        ("", "British stockade", False, False),
        ("", "British fort", False, False),
        ("44th (i)", "British fort", True, True),
        ("", "", False, True),
    ],
    ids=["unit", "leader", "stockade", "fort", "siege", "nobody"],
)
def test_w113_where_leaders_alone_may_go(
    british: str, fort: str, siege: bool, allowed: bool
) -> None:
    """6.53: not where there are unbesieged enemy units or fortifications."""
    there = "Hudson Carry North"
    game = march(
        "Ticonderoga",
        "Montcalm",
        british={there: british},
        french={there: "Béarn"} if siege else {},
        forts={there: fort} if fort else {},
        sieges={there: 0} if siege else {},
    )
    assert (there in targets(game)) == allowed


def test_6_54_leaders_works_and_settlements_do_not_hinder() -> None:
    """One passes through, and the leader has to leave."""
    game = march(
        "Schoharie",
        "Villiers, Béarn, Marin",
        "Canajoharie",
        british={"Canajoharie": "Johnson", "Albany": "Mohawk 1"},
        works={"Canajoharie": BRITISH},
    )
    play(game, "retreat > Schenectady", "move > Oneida Castle")
    assert where(game, FRENCH, "Béarn") == "Oneida Castle"


def test_w113_no_leader_alone_into_a_siege_of_his_own_fort() -> None:
    """6.53: the besiegers are unbesieged enemy units."""
    game = march(
        "Crown Point",
        "Montcalm",
        british={"Ticonderoga": "44th"},
        french={"Ticonderoga": "Béarn (i)"},
        forts={"Ticonderoga": "French fort"},
        sieges={"Ticonderoga": 0},
    )
    assert "Ticonderoga" not in targets(game)


def test_6_53_the_leader_who_has_lost_his_units_goes_back() -> None:
    """7.64, 7.92: attackers retreat whence they came, leaders without units too."""
    game = march(
        "Oneida Castle",
        "Villiers, Marin (r)",
        "Canajoharie",
        british={"Canajoharie": "44th, 48th"},
        dice=(3, 5),
    )
    play(game, "let pass", "stop")
    skip(game)
    assert where(game, FRENCH, "Marin") == "out of the game"
    assert where(game, FRENCH, "Villiers") == "Oneida Castle"


def test_w116_a_leader_alone_leaves_a_new_stockade() -> None:
    """One that the enemy has built on him (6.53)."""
    game = stage(BRITISH, {"Kinderhook": "Lévis"}, {}, hand=[5])
    play(game, "build stockades 5 Bastions Repaired", "build Kinderhook")
    settle(game)
    assert where(game, FRENCH, "Lévis") != "Kinderhook"
