"""Strength, columns and modifiers of a battle's dice, and commanders (7.5, 8.12; W32, W49 to
W53).
"""

from __future__ import annotations

import pytest
from wilderness.fields import FIELDS, HILLS, NORTH, SOUTH, WOODS, attack, drm, drms, fought
from wilderness.stage import FIRST, fires, lead, listen, options, piece, play, settle, space, stage

from tripoli.wilderness.model import tables
from tripoli.wilderness.model.events import BattleBegan
from tripoli.wilderness.model.sides import BRITISH, FRENCH


@pytest.mark.parametrize(
    ("strength", "label"),
    [
        (0, "0"),
        (1, "1"),
        (2, "2"),
        (3, "3"),
        (4, "4-5"),
        (5, "4-5"),
        (6, "6-8"),
        (8, "6-8"),
        (9, "9-12"),
        (12, "9-12"),
        (13, "13-16"),
        (16, "13-16"),
        (17, "17-21"),
        (21, "17-21"),
        (22, "22-27"),
        (27, "22-27"),
        (28, "28+"),
        (99, "28+"),
    ],
)
def test_7_5_columns(strength: int, label: str) -> None:
    assert tables.COLUMNS[tables.column(strength)] == label


COMBAT = """
0:     0 0 0 0 0 1 1 1
1:     0 0 0 0 1 1 1 1
2:     0 0 0 1 1 1 1 2
3:     0 0 1 1 1 1 2 2
4-5:   0 0 1 1 2 2 2 3
6-8:   0 1 2 2 2 3 3 3
9-12:  1 2 2 2 3 3 4 4
13-16: 1 2 3 3 4 4 4 5
17-21: 2 3 3 4 4 5 5 6
22-27: 3 4 4 4 5 5 6 7
28+:   3 4 5 5 5 6 7 8
"""


@pytest.mark.parametrize("line", COMBAT.strip().splitlines(), ids=lambda line: line.split(":")[0])
def test_7_5_the_combat_results(line: str) -> None:
    """Rows from 0 or less to 7 or more."""
    label, _, losses = line.partition(":")
    column = tables.COLUMNS.index(label)
    assert [tables.losses(column, die) for die in range(8)] == [int(n) for n in losses.split()]
    assert tables.losses(column, -2) == tables.losses(column, 0)
    assert tables.losses(column, 10) == tables.losses(column, 7)


def test_w49_strength_zero_fires() -> None:
    """On column 0, which a shift does not leave."""
    _, found = fought(
        "Marin (r)",
        "Rogers",
        (5, 2),
        fieldworks=1 << space(SOUTH),
    )
    assert (found[FRENCH].strength, found[FRENCH].column) == (0, "0")
    assert found[FRENCH].losses == 1


@pytest.mark.parametrize(
    ("attackers", "defenders", "expected"),
    [
        ("Dieskau, Béarn", "Rogers", (-1, 0)),
        ("Dieskau, Béarn", "1/95th", (-1, 0)),
        ("Dieskau, Béarn, Marin", "44th", (0, -1)),
        ("Dieskau, Huron", "44th", (0, -1)),
        ("Dieskau, Marin", "1/95th", (0, 0)),
        ("Dieskau, Huron", "Rogers, 44th", (0, 0)),
        ("Dieskau, Béarn", "44th", (0, 0)),
    ],
)
@pytest.mark.parametrize("way", [WOODS, HILLS], ids=["woods", "mountain"])
def test_7_52_auxiliaries_and_light_infantry_in_the_woods(
    attackers: str, defenders: str, expected: tuple[int, int], way: tuple[str, str]
) -> None:
    """A side with neither suffers if the other side has some; Regulars do not matter there."""
    _, found = fought(attackers, defenders, (2, 2), way=way)
    assert drms(found) == expected


@pytest.mark.parametrize(
    ("attackers", "defenders", "expected"),
    [
        ("Dieskau, Béarn", "New York 1", (0, -1)),
        ("Dieskau, Marine Detachment 1", "New York 1", (0, -1)),
        ("Dieskau, Béarn", "Rogers", (0, -1)),
        ("Dieskau, Marin", "44th", (-1, 0)),
        ("Dieskau, Marin", "1/60th", (-1, 0)),
        ("Dieskau, Marin", "1/42nd", (-1, 0)),
        ("Dieskau, Marin", "1/95th", (0, 0)),
        ("Dieskau, Marin", "New York 1", (0, 0)),
        ("Dieskau, Béarn, Marin", "44th", (0, 0)),
    ],
)
def test_7_53_regulars_in_the_fields(
    attackers: str, defenders: str, expected: tuple[int, int]
) -> None:
    """A side without Regulars suffers if the other has some; Auxiliaries do not matter there."""
    _, found = fought(attackers, defenders, (2, 2), way=FIELDS)
    assert drms(found) == expected


def test_w52_militia_are_no_regulars() -> None:
    """Those of a side without Regulars do not help it."""
    _, found = fought(
        "Dieskau, Béarn",
        "New York 1",
        (2, 2),
        "deploy Colonial Militia 1",
        way=FIELDS,
        british={"Northern militia": "Colonial Militia 1"},
    )
    assert drms(found) == (0, -1)


def test_w52_only_units_in_the_battle_count() -> None:
    """A Regular inside the fortress does not."""
    _, found = fought(
        "Dieskau, Béarn",
        "New York 1, 44th",
        (2, 2),
        "inside 44th",
        "done",
        way=(SOUTH, "Albany"),
    )
    assert drms(found) == (0, -1)


@pytest.mark.parametrize(
    ("troops", "expected"),
    [("22nd, 27th", -1), ("Massachusetts 1, Massachusetts 2", -2)],
    ids=["Regulars", "Provincials"],
)
def test_7_54_an_amphibious_landing(troops: str, expected: int) -> None:
    """-1 for the landing; Louisbourg is a cultivated space (W20)."""
    game = stage(
        BRITISH,
        {"Louisbourg": "Vaudreuil, Artois"},
        {"Halifax": f"Forbes, {troops}"},
        hand=[1, 17],
        dice=[2, 2],
    )
    events = listen(game)
    lead(game, "Forbes")
    play(game, "play 17 Amphibious Landing", "done")
    settle(game)
    assert drms(fires(events)) == (0, expected)


def test_w32_a_later_landing_is_a_naval_move() -> None:
    """Once the marker is there, the attack is made without the -1."""
    game = stage(
        BRITISH,
        {"Île d'Orléans": "Marin"},
        {"New York": "Forbes, 22nd, 27th"},
        hand=[1],
        dice=[2, 2],
        amphib=1 << space("Île d'Orléans"),
    )
    events = listen(game)
    lead(game, "Forbes")
    play(game, "sail > Île d'Orléans", "stand")
    settle(game)
    assert drms(fires(events)) == (-1, 0)


@pytest.mark.parametrize(
    ("way", "defenders", "expected"),
    [(WOODS, "44th", (-1, 0)), (FIELDS, "44th", (-1, 0)), (WOODS, "Rogers", (-2, 0))],
    ids=["woods", "fields", "with no Auxiliaries"],
)
def test_7_54_a_stockade(way: tuple[str, str], defenders: str, expected: tuple[int, int]) -> None:
    """-1 for those who attack its owner."""
    _, found = fought(
        "Dieskau, Béarn", defenders, (2, 2), way=way, forts={way[1]: "British stockade"}
    )
    assert drms(found) == expected


def test_6_711_interceptors_are_helped_by_their_stockade() -> None:
    """It is not captured when they arrive (W53)."""
    game = stage(
        FRENCH,
        {SOUTH: "Dieskau, Béarn"},
        {"Northampton": "44th"},
        hand=[1],
        dice=[4, 2, 5],
        forts={SOUTH: "French fort", "Hoosic": "British stockade"},
        vp=0,
    )
    events = listen(game)
    lead(game, "Dieskau")
    play(game, "move > Hoosic", "intercept 44th")
    settle(game)
    assert drms(fires(events)) == (-1, 0)
    assert game.state.has_fort(space("Hoosic"), BRITISH)
    assert game.state.vp == -1  # Only for the battle.


@pytest.mark.parametrize("defenders", ["44th, 48th", "Rogers"])
@pytest.mark.parametrize(("marker", "losses"), [(False, 3), (True, 2)], ids=["none", "marker"])
def test_7_55_fieldworks_shift_the_attacker(defenders: str, marker: bool, losses: int) -> None:
    """One column to the left, whoever defends; the defenders' fire is not shifted."""
    _, found = fought(
        "Dieskau, Béarn, Marin, Huron, Ottawa",
        defenders,
        (5, 2),
        fieldworks=marker << space(SOUTH),
    )
    assert found[FRENCH].strength == 6
    assert found[FRENCH].losses == losses
    assert found[BRITISH].column == ("6-8" if defenders == "44th, 48th" else "2")


def test_7_54_and_7_55_add_up() -> None:
    """A stockade, Fieldworks and missing Auxiliaries: column 4-5 at -2, not 6-8."""
    _, found = fought(
        "Dieskau, Béarn, Guyenne",
        "Rogers",
        (3, 2),
        forts={SOUTH: "British stockade"},
        fieldworks=1 << space(SOUTH),
    )
    assert drm(found[FRENCH]) == -2
    assert (found[FRENCH].column, found[FRENCH].losses) == ("4-5", 0)


@pytest.mark.parametrize(
    ("attackers", "defenders", "expected"),
    [
        ("Montcalm, Béarn", "44th", (2, 0)),
        ("Dieskau, Béarn", "44th", (0, 0)),
        ("Dieskau, Lévis, Béarn", "44th", (0, 0)),
        ("Lévis, Villiers, Béarn", "44th", (1, 0)),
        ("Dieskau, Béarn", "Wolfe, 44th", (0, 2)),
        ("Dieskau, Béarn", "Webb, Bradstreet, 44th", (0, 0)),
    ],
)
def test_7_51_tactics(attackers: str, defenders: str, expected: tuple[int, int]) -> None:
    """The activated leader's, and the highest-ranking defender's, whatever others could do."""
    _, found = fought(attackers, defenders, (2, 2))
    assert drms(found) == expected


@pytest.mark.parametrize(("choice", "tactics"), [("Drucour", 1), ("Rigaud", 0)])
def test_w51_the_owner_picks_among_equals(choice: str, tactics: int) -> None:
    game, events = attack(
        "Forbes, 44th",
        "Drucour, Rigaud, Villiers, Béarn",
        (2, 2),
        "stand",
        active=BRITISH,
        way=(SOUTH, NORTH),
        forts={"Ticonderoga": "French fort"},
    )
    assert options(game) == {"command Drucour", "command Rigaud"}
    play(game, f"command {choice}")
    settle(game)
    assert drms(fires(events)) == (tactics, 0)


def test_w51_a_unit_by_itself_has_no_commander() -> None:
    """Not even the leader who comes out of the besieged fort to join it."""
    game = stage(
        FRENCH,
        {"Ticonderoga": "Guyenne", NORTH: "Montcalm (i), Béarn (i)"},
        {NORTH: "44th"},
        hand=[1],
        dice=[2, 2],
        forts={"Ticonderoga": "French fort", NORTH: "French fort"},
        sieges={NORTH: 0},
    )
    events = listen(game)
    play(game, FIRST, "send Guyenne", f"move > {NORTH}", "join Montcalm", "join Béarn")
    settle(game)
    found = fires(events)[FRENCH]
    assert found.strength == 6
    assert drm(found) == 0


def test_w51_the_highest_rank_commands_even_among_interceptors() -> None:
    """Bradstreet brings a unit to Webb, who outranks him and has no talent."""
    game = stage(
        FRENCH,
        {SOUTH: "Dieskau, Béarn, Guyenne"},
        {"Northampton": "Bradstreet, 44th", "Hoosic": "Webb, New York 1"},
        hand=[1],
        dice=[3, 2, 2],
        forts={SOUTH: "French fort"},
    )
    events = listen(game)
    lead(game, "Dieskau")
    play(game, "move > Hoosic", "intercept Bradstreet")
    battle = next(event for event in events if isinstance(event, BattleBegan))
    assert battle.defenders & piece(BRITISH, "Bradstreet").bit
    settle(game)
    assert drms(fires(events)) == (0, 0)


@pytest.mark.parametrize(("lives", "tactics"), [((1, 2), 1), ((2, 2), 2)], ids=["dies", "lives"])
def test_w51_who_follows_a_commander_killed_by_an_ambush(
    lives: tuple[int, int], tactics: int
) -> None:
    """The next in rank commands when his side fires."""
    _, found = fought(
        "Montcalm, Lévis, Béarn, Guyenne",
        "Rogers, Mohawk 1, 44th",
        (1, *lives, 2),
        "play 11 Ambush!",
        other=[11],
    )
    assert drm(found[FRENCH]) == tactics - 1  # It has no Auxiliaries either.


@pytest.mark.parametrize(
    ("inside", "expected"), [((), 2), (("inside Wolfe", "inside 44th"), 0)], ids=["out", "in"]
)
def test_8_12_a_leader_inside_does_not_command(inside: tuple[str, ...], expected: int) -> None:
    """Those outside fight without his help."""
    _, found = fought(
        "Dieskau, Béarn, Guyenne",
        "Wolfe, 44th, 48th",
        (2, 2),
        *inside,
        "done",
        forts={SOUTH: "British fort"},
    )
    assert drm(found[BRITISH]) == expected
