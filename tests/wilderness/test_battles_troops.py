"""Who takes part in a battle: troops in the space and militia (7.1, 7.3; W60)."""

from __future__ import annotations

import pytest
from wilderness.fields import FIELDS, SOUTH, attack, fought
from wilderness.stage import fires, lead, options, play, reduced, settle, skip, space, stage, where

from tripoli.wilderness.model.events import BattleBegan
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.pieces import each
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side


def test_7_1_all_outside_take_part() -> None:
    """Everybody outside fights, those inside do not, and none of them is hurt (8.12)."""
    game, events = attack(
        "Dieskau, Béarn, Guyenne",
        "Webb, Murray, 44th, New York 1, Rogers",
        (5, 2),
        "inside Webb",
        "inside 44th",
        "done",
        forts={SOUTH: "British fort"},
    )
    settle(game)
    battle = next(event for event in events if isinstance(event, BattleBegan))
    assert {one.name for one in each(battle.defenders)} == {"Murray", "New York 1", "Rogers"}
    assert fires(events)[BRITISH].strength == 4
    assert "44th" not in reduced(game, BRITISH)
    assert game.state.vp == 0  # No Regular was beaten outside (7.81).


def test_7_3_any_militia_of_the_department_deploys() -> None:
    """Those of the Department's box and no others, before any card, and back into it reduced."""
    game, events = attack(
        "Dieskau, Béarn, Guyenne",
        "44th",
        (4, 2),
        "stand",
        way=FIELDS,
        other=[9],
        british={
            "Northern militia": "Colonial Militia 1, Colonial Militia 2 (r), Colonial Militia 3",
            "Southern militia": "Colonial Militia 4",
        },
    )
    every = {f"deploy Colonial Militia {number}" for number in (1, 2, 3)}
    assert options(game) == every | {"done"}
    play(game, "deploy Colonial Militia 1", "deploy Colonial Militia 2", "done")
    assert "play 9 Fieldworks" in options(game)
    settle(game)
    assert fires(events)[BRITISH].strength == 3 + 1 + 1
    for number in (1, 2, 3):
        assert where(game, BRITISH, f"Colonial Militia {number}") == "Northern militia"
    assert reduced(game, BRITISH) == {"44th", "Colonial Militia 1", "Colonial Militia 2"}


def test_w60_militia_deploy_for_the_attacker() -> None:
    """The space need only be originally theirs."""
    game, events = attack(
        "Forbes, 44th",
        "Béarn",
        (4, 2),
        "deploy Colonial Militia 1",
        active=BRITISH,
        way=("Albany", "Hoosic"),
        british={"Northern militia": "Colonial Militia 1"},
    )
    settle(game)
    assert fires(events)[BRITISH].strength == 4
    assert where(game, BRITISH, "Colonial Militia 1") == "Northern militia"


def test_w60_reduced_militia_have_strength_one_and_may_come_back() -> None:
    """Once eliminated they are available again (7.61)."""
    game, found = fought(
        "Dieskau, Béarn, Guyenne, La Reine, La Sarre",
        "New York 1 (r)",
        (4, 2),
        "deploy Colonial Militia 1",
        way=FIELDS,
        british={"Northern militia": "Colonial Militia 1 (r)"},
    )
    assert found[BRITISH].strength == 2
    assert where(game, BRITISH, "Colonial Militia 1") == "available"


@pytest.mark.parametrize(
    ("raided", "deploys"),
    [({"Culpeper": FRENCH}, True), ({"Concord": FRENCH}, False)],
    ids=["other Department", "same Department"],
)
def test_7_3_a_raided_marker_keeps_militia_away(raided: dict[str, Side], deploys: bool) -> None:
    """An enemy marker in that Department does."""
    game, _ = attack(
        "Dieskau, Béarn",
        "44th",
        (4, 2),
        way=FIELDS,
        british={"Northern militia": "Colonial Militia 1"},
        raided=raided,
    )
    skip(game, "deploy Colonial Militia 1")
    assert ("deploy Colonial Militia 1" in options(game)) is deploys


def test_7_3_no_militia_in_the_wilderness() -> None:
    game, _ = attack(
        "Dieskau, Béarn, Guyenne",
        "44th",
        (4, 2),
        british={"Northern militia": "Colonial Militia 1"},
    )
    skip(game, "deploy Colonial Militia 1")
    assert "deploy Colonial Militia 1" not in options(game)


def test_7_3_no_militia_abroad() -> None:
    """French militia do not help French troops that are attacked in a British Department."""
    game, _ = attack(
        "Forbes, 44th",
        "Béarn",
        (4, 2),
        "stand",
        active=BRITISH,
        way=("Albany", "Hoosic"),
        french={"St. Lawrence militia": "Canadian Militia 1"},
    )
    assert game.decision is None or game.decision.ask is not Ask.MILITIA


def test_7_3_no_militia_at_louisbourg() -> None:
    """It belongs to no Department (W20)."""
    game = stage(
        BRITISH,
        {"Louisbourg": "Drucour, Artois", "St. Lawrence militia": "Canadian Militia 1"},
        {"Halifax": "Forbes, 22nd, 27th"},
        hand=[1, 17],
        dice=[5, 2],
    )
    lead(game, "Forbes")
    play(game, "play 17 Amphibious Landing", "done")
    skip(game, "deploy Canadian Militia 1")
    assert "deploy Canadian Militia 1" not in options(game)


@pytest.mark.parametrize("inside", [False, True], ids=["outside", "inside"])
def test_7_3_militia_outside_a_fortress(inside: bool) -> None:
    """They help those outside; without anybody outside there is no battle for them."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne",
        "44th",
        (4, 2),
        way=(SOUTH, "Albany"),
        british={"Northern militia": "Colonial Militia 1"},
    )
    play(game, "inside 44th" if inside else "done")
    skip(game, "deploy Colonial Militia 1")
    assert ("deploy Colonial Militia 1" in options(game)) is not inside
    assert bool(game.state.sieges[space("Albany")]) is inside
