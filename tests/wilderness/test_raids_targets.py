"""Where raids are made, and the militia that defend a stockade (10.1, 10.2; R18, W72, W76)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from wilderness.raiders import GATE, halt, raid, raids, roll
from wilderness.stage import fires, options, play, settle, space, where

from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

# 10.1: where


@pytest.mark.parametrize(
    ("raiders", "path", "forts", "raided"),
    [
        ("Marin", "Augusta", {}, True),
        ("Huron", "Augusta", {}, True),
        ("Marin", "Augusta", {"Augusta": "British stockade"}, True),
        ("Marin", "Augusta", {"Augusta": "French stockade"}, False),
        ("Marin", "Augusta", {"Augusta": "French fort"}, False),
        ("Marin", "Upper Monongahela", {}, False),
        ("Marin", "Upper Monongahela", {"Upper Monongahela": "British stockade"}, True),
        ("Dieskau, Béarn, Marin", "Augusta", {}, False),
        ("Dieskau, Béarn", "Augusta", {}, False),
        ("Dieskau, Marin, Huron", "Augusta", {}, True),
    ],
    ids=[
        "Coureurs",
        "Indians",
        "stockade",
        "own stockade",
        "own fort",
        "wilderness",
        "wild stockade",
        "with Regulars",
        "Regulars",
        "force",
    ],
)
def test_10_1_where_auxiliaries_raid(
    raiders: str, path: str, forts: Mapping[str, str], raided: bool
) -> None:
    """In enemy cultivated spaces and stockades, unless Drilled Troops or own walls are there."""
    game, events = raid(raiders, path, dice=[3], forts=forts)
    settle(game)
    assert bool(raids(events)) is raided


def test_10_1_no_raid_at_home() -> None:
    """In their own Department Auxiliaries do not raid."""
    game, events = raid("Marin", "Sorel", source="Montréal")
    settle(game)
    assert not raids(events)


@pytest.mark.parametrize("besiegers", ["Béarn", "Huron"], ids=["Drilled Troops", "Auxiliaries"])
def test_10_11_no_raid_at_a_besieged_fortress(besiegers: str) -> None:
    """Whoever besieges it."""
    game, events = raid(
        "Marin",
        "Albany",
        source="Hudson Carry South",
        french={"Albany": besiegers},
        british={"Albany": "44th (i)"},
        sieges={"Albany": 0},
    )
    settle(game)
    assert not raids(events)
    assert where(game, FRENCH, "Marin") == "Albany"


def test_10_11_no_raid_beside_own_drilled_troops() -> None:
    """Though these were there before."""
    game, events = raid("Marin", "Augusta", french={"Augusta": "Béarn"})
    settle(game)
    assert not raids(events)


@pytest.mark.parametrize("allied", [True, False])
def test_w76_a_settlement_is_a_target_while_its_tribe_is_about(allied: bool) -> None:
    """All units of the tribe die with their settlement, wherever they are."""
    game, events = raid(
        "Rogers",
        "Kittaning",
        dice=[6],
        source="Laurel Ridge North",
        active=BRITISH,
        french={"Niagara": "Delaware 1", "Venango": "Delaware 2"} if allied else {},
        forts={"Niagara": "French fort"},
    )
    settle(game)
    assert [event.success for event in raids(events)] == [True] * allied
    assert game.state.raided[BRITISH][space("Kittaning")] == allied
    for name in ("Delaware 1", "Delaware 2"):
        assert where(game, FRENCH, name) == "available"


def test_w76_besieged_warriors_survive() -> None:
    """The raid on Canajoharie eliminates the others."""
    game, _ = raid(
        "Marin",
        "Canajoharie",
        dice=[6],
        source="Oneida Castle",
        french={"Albany": "Béarn"},
        british={"Albany": "Mohawk 1 (i)", "Schenectady": "Mohawk 2"},
        sieges={"Albany": 0},
    )
    settle(game)
    assert where(game, BRITISH, "Mohawk 1") == "Albany"
    assert where(game, BRITISH, "Mohawk 2") == "available"


def test_w76_nobody_raids_his_own_allies() -> None:
    """The Cayuga are with the French, and the French Coureurs leave their settlement alone."""
    game, events = raid(
        "Marin", "Cayuga", source="Onondaga", french={"Montréal": "Cayuga"}, dice=[6]
    )
    settle(game)
    assert not raids(events)
    game, events = raid(
        "Marin", "Cayuga", source="Onondaga", british={"Albany": "Cayuga"}, dice=[6]
    )
    settle(game)
    assert [event.success for event in raids(events)] == [True]
    assert where(game, BRITISH, "Cayuga") == "available"


@pytest.mark.parametrize(
    ("others", "losses"), [("", 1), ("Abenaki 2", 2)], ids=["last", "one is left"]
)
def test_w76_the_last_warriors_in_a_village_among_fields(others: str, losses: int) -> None:
    """Without its tribe St-François is still raided, but as any cultivated space."""
    game, events = raid(
        "Bradstreet, Rogers, Goreham, Armstrong",
        "St-François",
        dice=[5, 1, 2],
        source="Memphremagog",
        active=BRITISH,
        french={"St-François": "Abenaki 1 (r)", "Niagara": others},
        forts={"Niagara": "French fort"},
    )
    settle(game)
    halt(game)
    settle(game)
    assert where(game, FRENCH, "Abenaki 1") == "available"
    assert roll(events).total == 2 + 1 + 1  # Bradstreet and the Rangers.
    assert raids(events)[0].losses == losses


def test_r18_battle_then_raid() -> None:
    """10.12: the winners raid the stockade at once, and no militia deploys (10.2)."""
    game, events = raid(
        "Villiers, Marin, Léry, Joncaire",
        "Augusta",
        dice=[5, 2, 5],
        french={},
        british={"Augusta": "Virginia 1 (r)", "Southern militia": "Colonial Militia 1"},
        forts={"Augusta": "British stockade"},
        raided={"Culpeper": FRENCH},
    )
    while game.decision is not None and not raids(events):
        assert "deploy Colonial Militia 1" not in options(game)
        game.choose("stand" if "stand" in options(game) else game.decision.options[0])
    assert raids(events)[0].success
    assert not game.state.forts[space("Augusta")]


# 10.2: militia


@pytest.mark.parametrize(
    ("path", "forts", "raided", "deploys"),
    [
        ("Augusta", {"Augusta": "British stockade"}, {}, True),
        ("Augusta", {"Augusta": "British stockade"}, {"Culpeper": FRENCH}, True),
        ("Augusta", {}, {}, False),
        ("Upper Monongahela", {"Upper Monongahela": "British stockade"}, {}, False),
    ],
    ids=["stockade", "with a Raided marker", "no stockade", "wilderness"],
)
def test_w72_one_militia_unit_defends_a_stockade(
    path: str, forts: Mapping[str, str], raided: Mapping[str, Side], deploys: bool
) -> None:
    """In cultivated land, whether there are Raided markers or not; only one, and from its box."""
    game, events = raid(
        "Dumas, Marin, Huron",
        path,
        dice=[2, 2, 2],
        british={
            "Southern militia": "Colonial Militia 1, Colonial Militia 2",
            "Northern militia": "Colonial Militia 3",
        },
        forts=forts,
        raided=raided,
    )
    every = {"deploy Colonial Militia 1", "deploy Colonial Militia 2"}
    assert (every <= options(game)) is deploys
    if deploys:
        assert "deploy Colonial Militia 3" not in options(game)
        play(game, "deploy Colonial Militia 1")
        assert "deploy Colonial Militia 2" not in options(game)
        settle(game)
        assert fires(events)[BRITISH].strength == 1
        assert where(game, BRITISH, "Colonial Militia 1") == "Southern militia"


@pytest.mark.parametrize(("die", "wins"), [(6, True), (2, False)])
def test_10_22_and_10_23_the_militias_battle(die: int, wins: bool) -> None:
    """Winners raid; the beaten retreat and do not go home. The stockade counts -1."""
    game, events = raid(
        "Marin",
        "Augusta",
        dice=[die, 1, 5],
        british={"Southern militia": "Colonial Militia 1"},
        forts={"Augusta": "British stockade"},
    )
    play(game, "deploy Colonial Militia 1")
    settle(game)
    assert sum(number for _, number in fires(events)[FRENCH].modifiers) == -1
    assert bool(raids(events)) is wins
    assert where(game, FRENCH, "Marin") == ("Ohio Forks" if wins else GATE)


def test_10_2_canadian_militia_defend_their_stockades() -> None:
    """Either side's militia do, in its own Department."""
    game, events = raid(
        "Rogers",
        "St-Jean",
        dice=[1, 5],
        source="Memphremagog",
        active=BRITISH,
        french={"St. Lawrence militia": "Canadian Militia 1, Canadian Militia 2"},
        forts={"St-Jean": "French stockade"},
    )
    assert options(game) >= {"deploy Canadian Militia 1", "deploy Canadian Militia 2", "done"}
    play(game, "deploy Canadian Militia 2")
    settle(game)
    assert not raids(events)
    assert where(game, BRITISH, "Rogers") == "Memphremagog"
