"""Battles: 7.0 with the rulings W47 to W62, W118 and W137."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest
from wilderness.stage import (
    fires,
    lead,
    listen,
    options,
    piece,
    play,
    reduced,
    settle,
    skip,
    space,
    stage,
    where,
)

from tripoli.wilderness.game import Game
from tripoli.wilderness.model import tables
from tripoli.wilderness.model.events import BattleBegan, BattleEnded, Event, Fired
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.pieces import LEADERS, each
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

NORTH, SOUTH = "Hudson Carry North", "Hudson Carry South"
WOODS = (NORTH, SOUTH)
"""From a wilderness space into another one, which has Albany and Hoosic for neighbors."""
FIELDS = (SOUTH, "Hoosic")
"""From a wilderness space into a cultivated one of the Northern Department."""
HILLS = (SOUTH, "Green Mountains South")
FIRST = "activate 1 Campaign"


def attack(
    attackers: str,
    defenders: str,
    dice: Iterable[int] = (),
    *choices: str,
    active: Side = FRENCH,
    way: tuple[str, str] = WOODS,
    hand: Iterable[int] = (),
    forts: Mapping[str, str] = {},
    french: Mapping[str, str] = {},
    british: Mapping[str, str] = {},
    **more: Any,
) -> tuple[Game, list[Event]]:
    """An attack, up to the first question that `choices` and refusals leave open, and its events.

    Args:
        attackers: the active pieces; the first of them leads, or is a unit by itself.
        defenders: the pieces they attack.
        dice: the dice to come.
        choices: what is chosen after the move.
        active: the attacker.
        way: where the attackers come from, where they have a fort unless `forts` says otherwise,
            and where they go.
        hand: the attackers' other cards.
        forts: fortifications, as `stage` has them.
        french: further French pieces.
        british: further British ones.
        more: anything else for `stage`.
    """
    source, target = way
    home = "" if space(source).fortress else f"{str(active).title()} fort"
    places = {FRENCH: dict(french), BRITISH: dict(british)}
    places[active][source] = attackers
    places[active.other][target] = defenders
    if home:
        forts = {source: home, **forts}
    more.setdefault("vp", 0)
    game = stage(
        active,
        places[FRENCH],
        places[BRITISH],
        hand=[1, *hand],
        dice=dice,
        forts=forts,
        **more,
    )
    events = listen(game)
    first = attackers.split(", ")[0].replace(" (r)", "")
    if piece(active, first).bit & LEADERS:
        lead(game, first)
    else:
        play(game, FIRST, f"send {first}")
        if "done" in options(game):
            game.choose("done")
    play(game, f"move > {target}")
    for ask, answer in ((Ask.INTERCEPT, "let pass"), (Ask.STEP, "stop")):
        # A lone Auxiliary could infiltrate.
        if game.decision is not None and game.decision.ask is ask:
            game.choose(answer)
    play(game, *choices)
    return game, events


def fought(*args: Any, **more: Any) -> tuple[Game, dict[Side, Fired]]:
    """An attack, as `attack` has it, fought to its end, and how both sides have fired."""
    game, events = attack(*args, **more)
    settle(game)
    return game, fires(events)


def winner(events: Iterable[Event]) -> Side:
    """Who has won the battle."""
    return next(event.winner for event in events if isinstance(event, BattleEnded))


def drm(fire: Fired) -> int:
    """The sum of the modifiers of a die."""
    return sum(number for _, number in fire.modifiers)


def drms(found: Mapping[Side, Fired]) -> tuple[int, int]:
    """The sums for the French and the British."""
    return drm(found[FRENCH]), drm(found[BRITISH])


def offered(game: Game, option: str) -> bool:
    """Whether a card can be played before the dice of the battle."""
    while game.decision is not None and game.decision.ask in (
        Ask.INSIDE,
        Ask.AVOID,
        Ask.MILITIA,
        Ask.WINDOW,
    ):
        if option in options(game):
            return True
        skip(game, option)
        if "done" in options(game) and option not in options(game):
            game.choose("done")
    return False


# 7.1, 7.3: who takes part


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


# 7.4: events before the dice


def test_7_4_all_cards_of_the_attacker_come_first() -> None:
    """The attacker may play several, and is not asked again after the defender."""
    game, events = attack(
        "Dieskau, Marin, Béarn",
        "44th, New York 1",
        (3, 3, 2),
        "play 9 Fieldworks",
        "play 11 Ambush!",
        hand=[9, 11],
        other=[10],
        fieldworks=1 << space(SOUTH),
    )
    assert game.decision is not None
    assert game.decision.side is BRITISH
    play(game, "play 10 Fieldworks")
    settle(game)
    # Strength 4, doubled, is column 6-8, shifted by the new marker to 4-5.
    found = fires(events)[FRENCH]
    assert (found.strength, found.column, found.losses) == (8, "4-5", 1)


AMBUSHES = [
    ("Dieskau, Marin, Béarn", "44th", WOODS, {}, True),
    ("Dieskau, Marin, Béarn", "44th", HILLS, {}, True),
    ("Dieskau, Béarn", "44th", WOODS, {}, False),
    ("Dieskau, Marin", "Rogers, 44th", WOODS, {}, True),
    ("Dieskau, Marin", "Rogers, Goreham", WOODS, {}, False),
    ("Dieskau, Marin, Huron", "44th, 1/95th", WOODS, {}, False),
    ("Dieskau, Marin, Béarn", "44th", FIELDS, {}, False),
    ("Dieskau, Marin, Béarn", "44th", WOODS, {SOUTH: "British fort"}, False),
    ("Dieskau, Marin, Béarn", "44th", WOODS, {SOUTH: "British stockade"}, True),
]


@pytest.mark.parametrize(
    ("attackers", "defenders", "way", "forts", "possible"),
    AMBUSHES,
    ids=[
        "woods",
        "mountain",
        "no Auxiliary",
        "as many",
        "more",
        "Light Infantry",
        "fields",
        "fort",
        "stockade",
    ],
)
def test_w61_the_conditions_of_an_ambush(
    attackers: str,
    defenders: str,
    way: tuple[str, str],
    forts: Mapping[str, str],
    possible: bool,
) -> None:
    """Own Auxiliaries, not fewer than the enemy's, against no Light Infantry and no fort."""
    game, _ = attack(attackers, defenders, (5, 2), way=way, forts=forts, hand=[11])
    assert offered(game, "play 11 Ambush!") is possible


@pytest.mark.parametrize("inside", [False, True], ids=["outside", "inside"])
def test_w61_an_auxiliary_inside_lays_no_ambush(inside: bool) -> None:
    """It has to be in the battle; the player's own fort is no obstacle."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne",
        "44th, Rogers",
        (5, 2),
        *(["inside Rogers"] if inside else []),
        "done",
        forts={SOUTH: "British fort"},
        other=[11],
    )
    assert offered(game, "play 11 Ambush!") is not inside


def test_7_56_an_ambush_strikes_first_with_double_strength() -> None:
    """Doubled before the shift of Fieldworks; those it wipes out do not fire (W49)."""
    game, events = attack(
        "Dieskau, Marin, Huron, Béarn",
        "New York 1 (r), New York 2 (r)",
        (3,),
        "play 11 Ambush!",
        hand=[11],
        fieldworks=1 << space(SOUTH),
    )
    settle(game)
    # Strength 5, doubled: column 9-12, shifted to 6-8; die 3.
    found = fires(events)
    assert set(found) == {FRENCH}
    assert (found[FRENCH].strength, found[FRENCH].column) == (10, "6-8")
    assert found[FRENCH].losses == 2
    assert winner(events) is FRENCH


def test_7_56_two_ambushes_cancel_out() -> None:
    """Nobody's strength is doubled, and fire is simultaneous."""
    _, found = fought(
        "Dieskau, Marin, Huron",
        "Rogers (r), Goreham (r)",
        (5, 5),
        "play 11 Ambush!",
        "play 12 Ambush!",
        hand=[11],
        other=[12],
    )
    assert found[FRENCH].strength == found[BRITISH].strength == 2


def test_w118_the_second_fire_counts_those_alive() -> None:
    """The Ranger falls to the ambush, and the British fire without Auxiliaries."""
    game, events = attack(
        "Dieskau, Marin, Béarn",
        "Rogers (r), New York 1",
        (4, 4),
        "play 11 Ambush!",
        "lose Rogers",
        hand=[11],
    )
    settle(game)
    assert drms(fires(events)) == (0, -1)
    assert fires(events)[BRITISH].strength == 1


def test_w118_while_the_ranger_lives() -> None:
    game, events = attack(
        "Dieskau, Marin, Béarn",
        "Rogers (r), New York 1",
        (4, 4),
        "play 11 Ambush!",
        "lose New York 1",
        hand=[11],
    )
    settle(game)
    assert drms(fires(events)) == (0, 0)


WORKS = [
    ("Dieskau, Béarn", "44th", BRITISH, False, True),
    ("Dieskau, Béarn", "44th", BRITISH, True, False),
    ("Dieskau, Béarn", "Rogers", BRITISH, False, False),
    ("Dieskau, Béarn", "44th", FRENCH, True, True),
    ("Dieskau, Béarn", "44th", FRENCH, False, False),
    ("Dieskau, Marin", "44th", FRENCH, True, False),
]


@pytest.mark.parametrize(
    ("attackers", "defenders", "player", "marker", "possible"),
    WORKS,
    ids=[
        "put down",
        "one is there",
        "without Drilled Troops",
        "taken away",
        "nothing there",
        "by Auxiliaries",
    ],
)
def test_w62_who_plays_fieldworks(
    attackers: str, defenders: str, player: Side, marker: bool, possible: bool
) -> None:
    """Drilled Troops dig when attacked, and fill up when they attack."""
    game, _ = attack(
        attackers,
        defenders,
        (5, 2),
        hand=[9] if player is FRENCH else [],
        other=[9] if player is BRITISH else [],
        fieldworks=marker << space(SOUTH),
    )
    assert offered(game, "play 9 Fieldworks") is possible


@pytest.mark.parametrize(("dice", "stays"), [((2, 5), True), ((5, 2), False)], ids=["lost", "won"])
def test_w62_fieldworks_outlast_attackers_who_lose(dice: tuple[int, int], stays: bool) -> None:
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine",
        "44th, 48th, 55th",
        dice,
        fieldworks=1 << space(SOUTH),
    )
    settle(game)
    assert bool(game.state.fieldworks >> space(SOUTH) & 1) is stays


@pytest.mark.parametrize(
    ("there", "french", "british", "possible"),
    [
        (SOUTH, "", "44th", True),
        (SOUTH, "", "Webb", False),
        (SOUTH, "Béarn", "", False),
        ("Albany", "", "", True),
        ("Albany", "Béarn", "44th (i)", False),
    ],
    ids=["units", "leader", "enemy", "own fortress", "besieged"],
)
def test_w62_fieldworks_are_cleared_at_will(
    there: str, french: str, british: str, possible: bool
) -> None:
    """In his own Action Phase, by whoever has units there or controls the space."""
    game = stage(
        BRITISH,
        {there: french},
        {there: british},
        hand=[5],
        fieldworks=1 << space(there),
        sieges={"Albany": 0} if "(i)" in british else {},
    )
    assert (f"clear {there}" in options(game)) is possible
    if possible:
        play(game, f"clear {there}")
        assert not game.state.fieldworks


# 7.5: strength, columns, modifiers


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


# 7.6: step losses


def losing(names: str, steps: int, *, leaders: str = "Webb") -> tuple[Game, list[Event]]:
    """British units in the wilderness about to lose 1 to 5 steps; they roll a 2 themselves.

    The French have strength 18 (column 17-21) and no modifier but that for Auxiliaries, which
    they have.
    """
    force = "Dieskau, Lévis, Béarn, Guyenne, La Reine, La Sarre, Languedoc, Marin, Huron, Ottawa"
    die = {3: 2, 4: 3, 5: 5}[steps]
    game, events = attack(force, f"{leaders}, {names}", (die, 2))
    skip(game)
    while game.decision is not None and game.decision.side is FRENCH:
        game.choose(game.decision.options[0])
    assert fires(events)[FRENCH].losses == steps
    return game, events


def losses(game: Game) -> set[str]:
    """The units that may lose the next step."""
    return {option.removeprefix("lose ") for option in options(game) if option[:4] == "lose"}


def test_r13_half_of_the_losses_come_from_drilled_troops() -> None:
    """7.62: three of five; then any full unit, of whatever class (7.63)."""
    game, _ = losing("44th, 48th, 55th, 45th, Rogers, Mohawk 1, Cherokee 1", 5)
    drilled = ["44th", "48th", "55th", "45th"]
    for name in drilled[:3]:
        assert losses(game) == set(drilled) - reduced(game, BRITISH)
        play(game, f"lose {name}")
    assert losses(game) == {"45th", "Rogers", "Mohawk 1", "Cherokee 1"}
    play(game, "lose Rogers")
    assert losses(game) == {"45th", "Mohawk 1", "Cherokee 1"}
    play(game, "lose Mohawk 1")
    assert reduced(game, BRITISH) == {"44th", "48th", "55th", "Rogers", "Mohawk 1"}


def test_w54_full_units_before_reduced_ones() -> None:
    """Also among the Drilled Troops that must lose their share."""
    game, _ = losing("44th (r), 48th, Rogers (r), Mohawk 1", 3)
    # Two from Drilled Troops: the 48th, then any; then the Mohawk, the only full unit.
    assert "48th" in reduced(game, BRITISH)
    assert losses(game) == {"44th", "48th"}
    play(game, "lose 44th")
    assert where(game, BRITISH, "44th") == "out of the game"
    assert reduced(game, BRITISH) == {"48th", "Rogers", "Mohawk 1"}


def test_w54_drilled_troops_short_of_steps() -> None:
    """They lose what they have; the rest comes from others, full units first."""
    game, _ = losing("44th (r), Rogers (r), Mohawk 1, Cherokee 1, Oneida", 4)
    assert where(game, BRITISH, "44th") == "out of the game"
    assert losses(game) == {"Mohawk 1", "Cherokee 1", "Oneida"}
    settle(game)
    assert reduced(game, BRITISH) == {"Rogers", "Mohawk 1", "Cherokee 1", "Oneida"}


def test_7_63_no_unit_falls_beside_a_full_one() -> None:
    """Of six units, three lose a step each; no step may go to the reduced ones."""
    game, _ = losing("Rogers (r), Goreham (r), Mohawk 1, Mohawk 2, Cherokee 1, Cherokee 2", 3)
    assert losses(game) == {"Mohawk 1", "Mohawk 2", "Cherokee 1", "Cherokee 2"}
    play(game, "lose Mohawk 1", "lose Mohawk 2")
    assert losses(game) == {"Cherokee 1", "Cherokee 2"}


def test_7_6_the_attacker_assigns_first() -> None:
    game, _ = attack("Dieskau, Béarn, Guyenne", "44th, 48th", (3, 2), "stand")
    assert game.decision is not None
    assert game.decision.side is FRENCH
    assert not reduced(game, BRITISH)
    settle(game)
    assert reduced(game, BRITISH)


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("44th (r)", "out of the game"),
        ("1/60th (r)", "out of the game"),
        ("1/42nd (r)", "out of the game"),
        ("New York 1 (r)", "available"),
        ("1/95th (r)", "available"),
        ("Mohawk 1 (r)", "available"),
        ("Rogers (r)", "available"),
    ],
)
def test_7_61_who_may_come_back(name: str, place: str) -> None:
    """Leaders do not lose steps; without units they retreat (7.64)."""
    game, _ = attack("Dieskau, Béarn, Guyenne, La Reine, La Sarre", f"{name}, Webb", (5, 1))
    play(game, "retreat Webb > Albany")
    assert where(game, BRITISH, name.removesuffix(" (r)")) == place
    assert where(game, BRITISH, "Webb") == "Albany"


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("Béarn (r)", "out of the game"),
        ("Marine Detachment 1 (r)", "out of the game"),
        ("Marin (r)", "out of the game"),
        ("Huron (r)", "available"),
    ],
)
def test_7_61_the_french(name: str, place: str) -> None:
    game, _ = attack(name, "44th, 48th, 55th, Rogers", (1, 5))
    settle(game)
    assert where(game, FRENCH, name.removesuffix(" (r)")) == place


# 7.7: leader losses


@pytest.mark.parametrize(
    ("attackers", "die", "checked"),
    [
        ("Dieskau, Béarn, Guyenne", 6, True),
        ("Dieskau, Béarn, Guyenne", 1, True),
        ("Dieskau, Béarn", 1, False),
        ("Montcalm, Béarn", 1, True),
        ("Lévis, Béarn, Guyenne", 5, False),
    ],
    ids=["6", "1", "without effect", "with effect", "5 made 6"],
)
def test_7_7_natural_ones_and_sixes(attackers: str, die: int, checked: bool) -> None:
    """With a step lost by the table, each enemy leader in the battle dies on a 1."""
    game, _ = fought(attackers, "Webb, Murray, Dunbar, 44th, 48th", (die, 2, 1, 5, 1))
    assert (where(game, BRITISH, "Murray") == "out of the game") is checked
    assert (where(game, BRITISH, "Dunbar") == "out of the game") is checked
    assert where(game, BRITISH, "Webb") != "out of the game"


def test_7_7_the_defenders_die_strikes_the_attackers_leaders() -> None:
    game, _ = fought("Montcalm, Lévis, Béarn, Guyenne", "44th, 48th", (2, 6, 1, 2))
    assert where(game, FRENCH, "Montcalm") == "out of the game"
    assert where(game, FRENCH, "Lévis") == NORTH


def test_w55_leaders_inside_are_safe() -> None:
    """Only those in the battle roll."""
    game, _ = fought(
        "Dieskau, Béarn, Guyenne",
        "Webb, Murray, 44th, New York 1",
        (6, 2, 1, 1),
        "inside Webb",
        "inside 44th",
        "done",
        forts={SOUTH: "British fort"},
    )
    assert where(game, BRITISH, "Webb") == SOUTH
    assert where(game, BRITISH, "Murray") == "out of the game"


# 7.8: winner, victory points, overrun


@pytest.mark.parametrize(
    ("dice", "expected"),
    [((5, 4), FRENCH), ((4, 5), BRITISH), ((4, 4), BRITISH)],
    ids=["more", "fewer", "tie"],
)
def test_7_8_the_higher_result_wins(dice: tuple[int, int], expected: Side) -> None:
    """The defender wins a tie."""
    game, events = attack("Dieskau, Béarn, Guyenne", "44th, 48th", dice)
    settle(game)
    assert winner(events) is expected


def test_7_8_the_only_survivors_win() -> None:
    """Even if they have lost more steps by the table."""
    game, events = attack(
        "Dieskau, Béarn, Marine Detachment 1 (r)", "Wolfe, 1/42nd (r)", (3, 5), "lose Béarn"
    )
    settle(game)
    found = fires(events)
    assert (found[FRENCH].losses, found[BRITISH].losses) == (1, 2)
    assert winner(events) is FRENCH


@pytest.mark.parametrize(
    ("attackers", "dice", "expected"),
    [
        ("Montcalm, Béarn (r)", (5, 4), FRENCH),
        ("Dieskau, Béarn (r)", (5, 4), BRITISH),
    ],
    ids=["more", "tie"],
)
def test_7_8_both_sides_wiped_out(attackers: str, dice: tuple[int, int], expected: Side) -> None:
    """The table's results decide, and ties go to the defender."""
    game, events = attack(attackers, "New York 1 (r)", dice)
    settle(game)
    assert where(game, BRITISH, "New York 1") == "available"
    assert where(game, FRENCH, "Béarn") == "out of the game"
    assert winner(events) is expected


NEW_YORKERS = "New York 1, New York 2, New York 3, New York 4"


@pytest.mark.parametrize(
    ("defenders", "point"),
    [
        (NEW_YORKERS, 0),
        (f"{NEW_YORKERS}, Rogers", 1),
        (f"{NEW_YORKERS}, Webb, Murray", 0),
        ("44th (r), New York 1", 1),
        ("1/60th", 1),
        ("1/95th, Rogers", 0),
    ],
)
def test_7_81_the_point_for_a_battle(defenders: str, point: int) -> None:
    """For beating a Regular, or more than four units; leaders do not count."""
    game, events = attack(
        "Dieskau, Lévis, Béarn, Guyenne, La Reine, La Sarre, Languedoc, Artois", defenders, (5, 2)
    )
    settle(game)
    assert winner(events) is FRENCH
    assert game.state.vp == point


@pytest.mark.parametrize(
    ("attackers", "point"),
    [
        ("Marine Detachment 1", 1),
        ("Dieskau, Béarn (r), Marin", 1),
        ("Dieskau, Marin, Huron, Ottawa, Ojibwa", 0),
        ("Dieskau, Marin, Huron, Ottawa, Ojibwa, Léry", 1),
    ],
)
def test_7_81_the_defenders_score_as_well(attackers: str, point: int) -> None:
    """A Marine Detachment is a Regular (3.11)."""
    game, events = attack(attackers, "44th, 48th, 55th", (2, 5))
    settle(game)
    assert winner(events) is BRITISH
    assert game.state.vp == -point


@pytest.mark.parametrize(("deployed", "point"), [(0, 0), (1, 1)])
def test_w57_militia_count_for_the_point(deployed: int, point: int) -> None:
    game, events = attack(
        "Dieskau, Lévis, Béarn, Guyenne, La Reine, La Sarre, Languedoc, Artois",
        NEW_YORKERS,
        (5, 2),
        "deploy Colonial Militia 1" if deployed else "done",
        way=FIELDS,
        british={"Northern militia": "Colonial Militia 1"},
    )
    settle(game)
    assert winner(events) is FRENCH
    assert game.state.vp == point


@pytest.mark.parametrize(("joined", "point"), [(False, 0), (True, 1)])
def test_w57_besieged_who_join_count_for_the_point(joined: bool, point: int) -> None:
    """A Regular from inside makes it a battle for a point."""
    game = stage(
        BRITISH,
        {SOUTH: "Dieskau, Béarn, Guyenne, La Reine"},
        {SOUTH: "44th (i)", "Albany": "New York 1"},
        hand=[1],
        dice=[2, 5],
        forts={SOUTH: "British fort"},
        sieges={SOUTH: 0},
        vp=0,
    )
    events = listen(game)
    play(game, FIRST, "send New York 1", f"move > {SOUTH}", "join 44th" if joined else "done")
    settle(game)
    assert winner(events) is FRENCH
    assert game.state.vp == point


@pytest.mark.parametrize(
    ("dice", "goes_on"), [((5, 4), True), ((5, 5), False)], ids=["unhurt", "hurt"]
)
def test_w58_an_overrun_costs_nothing(dice: tuple[int, int], goes_on: bool) -> None:
    """Who loses a step may not move on, though all the defenders are gone."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine", "New York 1 (r)", dice, "stand", way=FIELDS
    )
    settle(game)
    assert where(game, BRITISH, "New York 1") == "available"
    assert game.decision is not None
    assert (game.decision.ask is Ask.STEP) is goes_on
    if goes_on:
        assert "move > Northampton" in options(game)


def test_w58_survivors_prevent_an_overrun() -> None:
    """Defenders who retreat unhurt or not have not been eliminated."""
    game, events = attack(
        "Dieskau, Béarn, Guyenne", "New York 1, New York 2", (3, 1), "stand", way=FIELDS
    )
    settle(game)
    assert winner(events) is FRENCH
    assert not reduced(game, FRENCH)
    assert game.decision is not None
    assert game.decision.ask is not Ask.STEP


@pytest.mark.parametrize("fortified", [False, True], ids=["bare", "stockade"])
def test_w58_an_overrun_lifts_no_stop(fortified: bool) -> None:
    """Drilled Troops that have passed through bare wilderness stop in the next space (6.2)."""
    forts = {"Ticonderoga": "French fort"}
    if fortified:
        forts[NORTH] = "French stockade"
    game = stage(
        FRENCH,
        {"Ticonderoga": "Dieskau, Béarn, Guyenne, La Reine"},
        {SOUTH: "New York 1 (r)"},
        hand=[1],
        dice=[5, 1],
        forts=forts,
    )
    lead(game, "Dieskau")
    play(game, f"move > {NORTH}", f"move > {SOUTH}")
    settle(game)
    assert where(game, BRITISH, "New York 1") == "available"
    assert where(game, FRENCH, "Béarn") == SOUTH
    assert ("move > Wood Creek" in options(game)) is fortified


# 7.9: retreat


def ways(game: Game, name: str) -> set[str]:
    """Where a piece may retreat by itself."""
    start = f"retreat {name} > "
    return {option.removeprefix(start) for option in options(game) if option.startswith(start)}


def test_r15_defenders_may_scatter() -> None:
    """7.92: Drilled Troops to cultivated spaces, others anywhere, not where the enemy is."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine",
        "Webb, New York 1, Rogers",
        (2, 1),
        french={"Green Mountains South": "Marin"},
    )
    skip(game, "retreat > Albany")
    assert {"retreat > Albany", "retreat > Hoosic"} <= options(game)
    assert "retreat > Wood Creek" not in options(game)
    assert ways(game, "New York 1") == {"Albany", "Hoosic"}
    assert ways(game, "Webb") == ways(game, "Rogers") == {"Albany", "Hoosic", "Wood Creek"}
    play(game, "retreat New York 1 > Albany", "retreat Webb > Hoosic")
    play(game, "retreat Rogers > Wood Creek")
    places = [where(game, BRITISH, name) for name in ("New York 1", "Webb", "Rogers")]
    assert places == ["Albany", "Hoosic", "Wood Creek"]


def test_7_92_drilled_troops_retreat_to_an_own_fortification() -> None:
    """A stockade in the wilderness will do."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine",
        "Webb, New York 1, Rogers",
        (2, 1),
        forts={"Wood Creek": "British stockade"},
    )
    skip(game, "retreat > Wood Creek")
    assert ways(game, "New York 1") == {"Albany", "Hoosic", "Wood Creek"}


def test_7_92_no_retreat_to_enemy_fortifications() -> None:
    """An unbesieged stockade of the enemy closes a space as his units do."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine",
        "Webb, New York 1, Rogers",
        (2, 1),
        forts={"Hoosic": "French stockade", "Albany": "French fortress"},
    )
    settle(game)
    assert where(game, BRITISH, "New York 1") == "available"
    assert where(game, BRITISH, "Rogers") in ("Wood Creek", "Green Mountains South")


def test_8_13_retreat_inside() -> None:
    """A fort takes four units, together with those who are inside already."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine",
        "Webb, 44th, 48th, 55th, New York 1, Rogers",
        (2, 1),
        "inside 44th",
        "inside 48th",
        "inside 55th",
        "done",
        forts={SOUTH: "British fort"},
    )
    skip(game, "inside New York 1")
    assert {"inside New York 1", "inside Rogers", "inside Webb"} <= options(game)
    play(game, "inside New York 1")
    assert "inside Rogers" not in options(game)
    assert "inside Webb" in options(game)
    play(game, "retreat Rogers > Wood Creek", "inside Webb")
    assert game.state.sieges[space(SOUTH)] == 1
    assert game.state.besieged(piece(BRITISH, "New York 1"))


def test_w59_interceptors_may_retreat_inside() -> None:
    """Though they had to fight outside (6.71)."""
    game = stage(
        FRENCH,
        {NORTH: "Dieskau, Béarn, Guyenne"},
        {"Albany": "Webb, 44th, 48th"},
        hand=[1],
        dice=[4, 3, 1],
        forts={NORTH: "French fort", SOUTH: "British fort"},
    )
    lead(game, "Dieskau")
    play(game, f"move > {SOUTH}", "intercept Webb", "take everyone")
    assert game.decision is not None
    assert game.decision.ask is not Ask.INSIDE
    skip(game, "inside 44th")
    while "inside 44th" not in options(game):
        game.choose(game.decision.options[0])
    play(game, "inside 44th", "retreat 48th > Albany", "inside Webb")
    assert game.state.besieged(piece(BRITISH, "44th"))
    assert game.state.sieges[space(SOUTH)] == 1


def test_7_92_attackers_go_back_where_they_came_from() -> None:
    """All of them to that one space; Drilled Troops are lost if it is bare wilderness."""
    game, _ = attack("Dieskau, Béarn, Guyenne, Marin", "44th, 48th, 55th", (2, 5))
    settle(game)
    for name in ("Dieskau", "Béarn", "Guyenne", "Marin"):
        assert where(game, FRENCH, name) == NORTH
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, Marin", "44th, 48th, 55th", (2, 5), forts={NORTH: ""}
    )
    settle(game)
    assert where(game, FRENCH, "Béarn") == "out of the game"
    assert where(game, FRENCH, "Dieskau") == where(game, FRENCH, "Marin") == NORTH


@pytest.mark.parametrize("kept", [False, True], ids=["lifted", "kept"])
def test_w137_the_space_of_departure_has_become_hostile(kept: bool) -> None:
    """Besiegers who all leave free the fortress, and cannot go back to it."""
    game = stage(
        FRENCH,
        {"Albany": "Dieskau, Béarn, Marin, Huron"},
        {"Hoosic": "44th"},
        hand=[1],
        dice=[2, 5],
        sieges={"Albany": 0},
    )
    play(game, FIRST, "lead Dieskau")
    if kept:
        play(game, "take Béarn", "take Marin", "done")
    else:
        play(game, "take everyone")
    play(game, "move > Hoosic")
    settle(game)
    assert (where(game, FRENCH, "Marin") == "Albany") is kept
    assert (where(game, FRENCH, "Béarn") == "Albany") is kept
    assert (where(game, FRENCH, "Dieskau") == "Albany") is kept


@pytest.mark.parametrize("dice", [(2, 5), (5, 2)], ids=["lost", "won"])
def test_p10_the_landing_at_louisbourg(dice: tuple[int, int]) -> None:
    """Beaten, the British go back to Halifax and their marker goes; the French can only go in."""
    french = "Drucour, Artois, Bourgogne, Marine 1, Cambis, 2/Berry"
    game = stage(
        BRITISH,
        {"Louisbourg": french},
        {"Halifax": "Amherst, Murray, 22nd, 27th, 35th, 40th, 44th, 45th, 47th"},
        hand=[1, 17],
        other=[9],
        dice=dice,
        vp=0,
    )
    events = listen(game)
    lead(game, "Amherst")
    play(game, "play 17 Amphibious Landing", "done")
    play(game, "play 9 Fieldworks")
    settle(game)
    there = space("Louisbourg")
    fire = fires(events)[BRITISH]
    assert drm(fire) == 0  # Amherst and the landing.
    assert fire.column == "13-16"  # 21, shifted.
    lost = dice[0] == 2
    assert winner(events) is (FRENCH if lost else BRITISH)
    assert game.state.vp == (1 if lost else -1)
    assert where(game, BRITISH, "Amherst") == ("Halifax" if lost else "Louisbourg")
    assert where(game, BRITISH, "22nd") == ("Halifax" if lost else "Louisbourg")
    assert bool(game.state.amphib >> there & 1) is not lost
    assert bool(game.state.fieldworks >> there & 1) is lost
    assert bool(game.state.sieges[there]) is not lost
    for name in french.split(", "):
        assert where(game, FRENCH, name) == "Louisbourg"
        assert game.state.besieged(piece(FRENCH, name)) is not lost


def test_6_432_british_defenders_retreat_by_sea() -> None:
    """From an Amphib space to any British-controlled port."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne",
        "Webb, New York 1, New York 2",
        (2, 1),
        "lose New York 1",
        way=("Québec", "Île d'Orléans"),
        amphib=1 << space("Île d'Orléans"),
    )
    assert {"Halifax", "New York", "Boston"} <= ways(game, "New York 1")
    assert "Québec" not in ways(game, "New York 1")
    assert "Albany" not in ways(game, "New York 1")


def test_7_92_no_retreat_by_sea_without_a_marker() -> None:
    game, _ = attack(
        "Dieskau, Béarn, Guyenne",
        "Webb, New York 1, New York 2",
        (2, 1),
        "lose New York 1",
        way=("Québec", "Île d'Orléans"),
    )
    assert ways(game, "New York 1") == {"Baie-St-Paul", "Rivière-Ouelle"}


def test_w59_british_attackers_do_not_choose_a_port() -> None:
    """Into an Amphib space and out of it again: back where they came from."""
    game, _ = attack(
        "Forbes, 44th, Rogers",
        "Béarn, Guyenne",
        (2, 4),
        active=BRITISH,
        way=("Baie-St-Paul", "Île d'Orléans"),
        amphib=1 << space("Île d'Orléans"),
    )
    settle(game)
    assert where(game, BRITISH, "44th") == "Baie-St-Paul"


def test_w116_no_leader_stays_alone_beside_the_enemy() -> None:
    """His units died in front of the enemy's fort, and so he goes back without them."""
    game, _ = attack(
        "Forbes, New York 1 (r)",
        "Béarn, Guyenne, La Reine",
        (2, 5),
        active=BRITISH,
        way=(SOUTH, NORTH),
        forts={NORTH: "French fort"},
    )
    play(game, "done")
    settle(game)
    assert where(game, BRITISH, "New York 1") == "available"
    assert where(game, BRITISH, "Forbes") == SOUTH


def test_5_45_drilled_winners_destroy_a_stockade() -> None:
    """It is worth a point besides that for the battle."""
    game, _ = fought(
        "Dieskau, Béarn, Guyenne, La Reine",
        "44th",
        (5, 2),
        forts={SOUTH: "British stockade"},
    )
    assert not game.state.forts[space(SOUTH)]
    assert game.state.vp == 2


def test_w36_auxiliaries_do_not_destroy_it_in_battle() -> None:
    """They have to raid it, in the wilderness as anywhere, and get no point for that."""
    game, _ = fought(
        "Dieskau, Marin, Huron, Ottawa, Ojibwa",
        "New York 1",
        (5, 2, 3),
        forts={SOUTH: "British stockade"},
    )
    assert game.state.has_fort(space(SOUTH), BRITISH)
    assert game.state.vp == 0
    assert where(game, FRENCH, "Huron") == "Pays d'en Haut"


def test_w36_a_stockade_that_nobody_is_left_to_destroy() -> None:
    """The attackers win by the table, but have fallen too; their leader has to leave (W116)."""
    game, events = attack(
        "Montcalm, Béarn (r)", "New York 1 (r)", (6, 4), forts={SOUTH: "British stockade"}
    )
    settle(game)
    assert winner(events) is FRENCH
    assert where(game, BRITISH, "New York 1") == "available"
    assert where(game, FRENCH, "Béarn") == "out of the game"
    assert game.state.has_fort(space(SOUTH), BRITISH)
    assert game.state.vp == 0
    assert where(game, FRENCH, "Montcalm") != SOUTH


def test_7_82_a_leader_makes_way_for_an_overrun() -> None:
    """His units are gone; he retreats, and the attackers go on."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine",
        "Webb, New York 1 (r)",
        (5, 1),
        "retreat Webb > Northampton",
        way=FIELDS,
    )
    assert where(game, BRITISH, "Webb") == "Northampton"
    assert "move > Kinderhook" not in options(game)
    assert "move > Albany" in options(game)


@pytest.mark.parametrize("dice", [(2, 5), (5, 2)], ids=["lost", "won"])
def test_w48_those_inside_come_out_when_the_attackers_lose(dice: tuple[int, int]) -> None:
    """A victory besieges them."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine",
        "44th, 48th, 55th, Webb",
        dice,
        "inside Webb",
        "inside 44th",
        "done",
        forts={SOUTH: "British fort"},
    )
    settle(game)
    won = dice[0] > dice[1]
    assert game.state.besieged(piece(BRITISH, "44th")) is won
    assert bool(game.state.sieges[space(SOUTH)]) is won


def test_8_21_a_siege_begins_when_all_outside_have_fallen() -> None:
    """No overrun leads past a fort."""
    game, _ = attack(
        "Dieskau, Béarn, Guyenne, La Reine",
        "New York 1 (r)",
        (5, 2),
        "done",
        forts={SOUTH: "British fort"},
    )
    settle(game)
    assert game.state.sieges[space(SOUTH)] == 1
    assert not any(option.startswith("move") for option in options(game))


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


def test_7_92_retreat_to_an_own_siege() -> None:
    """A besieged enemy fort is no obstacle, but no refuge for Drilled Troops in the woods."""
    game, _ = attack(
        "Forbes, 44th, 48th, 55th",
        "Lévis, Marine Detachment 1, Marin",
        (2, 1),
        active=BRITISH,
        way=("Green Mountains South", "Wood Creek"),
        french={SOUTH: "Béarn"},
        british={SOUTH: "New York 1 (i)"},
        forts={"Ticonderoga": "French fort", SOUTH: "British fort"},
        sieges={SOUTH: 0},
    )
    skip(game, "retreat > Ticonderoga")
    assert ways(game, "Marine Detachment 1") == {"Ticonderoga"}
    assert ways(game, "Marin") == {"Ticonderoga", SOUTH, "Green Mountains Central"}
    assert ways(game, "Lévis") == ways(game, "Marin")
