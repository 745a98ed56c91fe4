"""Responses when dice are rolled: cards 8 to 13 (7.5, 8.231, W61, W62, W65, W73)."""

from __future__ import annotations

from typing import Any

import pytest
from wilderness.stage import (
    decider,
    fate,
    offered,
    options,
    play,
    reduced,
    skip,
    space,
    stage,
    use,
    where,
)

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

CARRIES = {"Hudson Carry South": "French fort", "Hudson Carry North": "French fort"}
BASTIONS = use("activate", 5)


# Coehorns & Howitzers


def rigaud(die: int, inside: str = "44th (i)", **more: Any) -> Game:
    """Rigaud, of Tactics 0, besieges Albany and is about to roll."""
    facts: dict[str, Any] = {
        "hand": [46, 33],
        "other": [7],
        "sieges": {"Albany": 0},
        "forts": CARRIES,
        "dice": [die],
    }
    facts.update(more)
    besiegers = facts.pop("besiegers", "Béarn")
    game = stage(FRENCH, {"Albany": f"Rigaud, {besiegers}"}, {"Albany": inside}, **facts)
    return play(game, use("activate", 46), "lead Rigaud", f"take {besiegers}", "siege Albany")


@pytest.mark.parametrize(
    ("die", "player", "level"),
    [
        (2, None, 0),
        (1, FRENCH, 1),
        (3, None, 1),
        (3, FRENCH, 1),
        (4, FRENCH, 2),
        (4, BRITISH, 0),
        (5, BRITISH, 1),
        (6, None, 2),
        (6, BRITISH, 1),
    ],
)
def test_8_coehorns_at_a_siege(die: int, player: Side | None, level: int) -> None:
    """Two more for the besieger, two less for the besieged (8.231)."""
    hands: dict[str, Any] = {}
    if player is FRENCH:
        hands["hand"] = [46, 8]
    elif player is BRITISH:
        hands["other"] = [8, 7]
    game = rigaud(die, **hands)
    if player is not None:
        assert offered(game, 8)
        assert decider(game) is player
        play(game, use("play", 8))
    skip(game, use("activate", 7))
    assert game.state.sieges[space("Albany")] == 1 + level
    assert fate(game, 8) == ("" if player is None else "discarded")


@pytest.mark.parametrize(
    ("inside", "may"),
    [("44th (i)", True), ("1/60th (i)", True), ("New York 1 (i)", False), ("", False)],
    ids=["regular", "royal-american", "provincial", "nobody"],
)
def test_w65_the_besieged_need_a_regular(inside: str, may: bool) -> None:
    game = rigaud(2, inside, other=[8, 7])
    assert offered(game, 8) is may


@pytest.mark.parametrize(
    ("besiegers", "may"),
    [("22nd", True), ("1/42nd", True), ("New York 1", False), ("Scott's", False)],
    ids=["regular", "highland", "provincial", "light"],
)
def test_w65_the_besiegers_need_a_regular(besiegers: str, may: bool) -> None:
    game = stage(
        BRITISH,
        {},
        {"Ticonderoga": f"Monckton, {besiegers}"},
        hand=[46, 8],
        other=[7],
        forts={
            "Ticonderoga": "French fort",
            "Hudson Carry North": "British fort",
            "Hudson Carry South": "British fort",
        },
        sieges={"Ticonderoga": 0},
        dice=[1],
    )
    play(game, use("activate", 46), "lead Monckton", f"take {besiegers}", "siege Ticonderoga")
    assert offered(game, 8) is may


def assault(when: str, die: int) -> Game:
    """Monckton storms the empty fort of Ticonderoga; Coehorns are played at the "siege", at the
    "assault", or not at all.
    """
    game = stage(
        BRITISH,
        {},
        {"Ticonderoga": "Monckton, 22nd (r)"},
        hand=[46, 8],
        other=[7],
        forts={
            "Ticonderoga": "French fort",
            "Hudson Carry North": "British fort",
            "Hudson Carry South": "British fort",
        },
        sieges={"Ticonderoga": 0 if when == "siege" else 1},
        dice=[3, die, 1] if when == "siege" else [die, 1],
        vp=0,
    )
    play(game, use("activate", 46), "lead Monckton", "take 22nd")
    if when == "siege":
        play(game, "siege Ticonderoga", use("play", 8))
    play(game, "assault Ticonderoga")
    if when == "assault":
        play(game, use("play", 8))
    skip(game, use("activate", 7))
    return game


@pytest.mark.parametrize(
    ("when", "die", "taken"),
    [("", 3, False), ("", 4, True), ("siege", 2, True), ("siege", 1, False), ("assault", 2, True)],
)
def test_9_13_coehorns_in_an_assault(when: str, die: int, taken: bool) -> None:
    """Two more on the own die, also when they were played for the siege roll before it.

    Strength 2, one column left, makes column 1: a step from 4 on.
    """
    game = assault(when, die)
    assert (game.state.vp == -2) is taken
    assert bool(game.state.sieges[space("Ticonderoga")]) is not taken


def test_w65_the_defender_may_wait_for_the_assault() -> None:
    """8.24: his Coehorns help his own fire: strength 3, column 3, die 1 and 2 make a step."""
    game = stage(
        FRENCH,
        {"Albany": "Rigaud, Béarn"},
        {"Albany": "44th (i)"},
        hand=[46, 33],
        other=[8, 7],
        sieges={"Albany": 2},
        forts=CARRIES,
        dice=[1, 1],
    )
    play(game, use("activate", 46), "lead Rigaud", "take Béarn", "assault Albany")
    assert offered(game, 8)
    assert decider(game) is BRITISH
    play(game, use("play", 8))
    skip(game, use("activate", 7))
    assert reduced(game, FRENCH) == {"Béarn"}
    assert not reduced(game, BRITISH)


# Fieldworks


def attack(
    defenders: str = "44th",
    attackers: str = "Béarn",
    marker: bool = False,
    dice: tuple[int, ...] = (2, 1),
    **more: Any,
) -> Game:
    """Rigaud, of Tactics 0, attacks Schenectady out of the siege of Albany."""
    facts: dict[str, Any] = {"hand": [46, 33], "other": [7]}
    facts.update(more)
    game = stage(
        FRENCH,
        {"Albany": f"Rigaud, {attackers}"},
        {"Schenectady": defenders},
        forts={"Canajoharie": "British stockade"},
        sieges={"Albany": 0},
        fieldworks=1 << space("Schenectady") if marker else 0,
        dice=dice,
        **facts,
    )
    take = [f"take {name}" for name in attackers.split(", ")]
    return play(game, use("activate", 46), "lead Rigaud", *take, "move > Schenectady")


@pytest.mark.parametrize("number", [9, 10])
@pytest.mark.parametrize("played", [True, False])
def test_7_55_fieldworks_shift_the_attacker(number: int, played: bool) -> None:
    """Strength 3, die 2: a step on its own column, none on the one to the left."""
    game = attack(other=[number, 7])
    assert offered(game, number)
    assert decider(game) is BRITISH
    play(game, use("play", number) if played else "decline")
    skip(game, use("activate", 7))
    assert reduced(game, BRITISH) == (set() if played else {"44th"})
    assert bool(game.state.fieldworks) is played
    assert fate(game, number) == ("discarded" if played else "")


@pytest.mark.parametrize(
    ("defenders", "marker", "may"),
    [
        ("44th", False, True),
        ("New York 1", False, True),
        ("Scott's", False, True),
        ("Rogers, Mohawk 1", False, False),
        ("44th", True, False),
    ],
    ids=["regular", "provincial", "light", "auxiliaries", "marker"],
)
def test_9_the_defender_needs_drilled_troops_and_no_marker(
    defenders: str, marker: bool, may: bool
) -> None:
    assert offered(attack(defenders, marker=marker, other=[9, 7]), 9) is may


@pytest.mark.parametrize(
    ("attackers", "marker", "may"),
    [("Béarn", True, True), ("Béarn", False, False), ("Marin, Léry", True, False)],
    ids=["drilled", "no-marker", "coureurs"],
)
def test_9_the_attacker_needs_drilled_troops_and_a_marker(
    attackers: str, marker: bool, may: bool
) -> None:
    assert offered(attack("44th", attackers, marker, hand=[46, 9]), 9) is may


def test_9_the_attacker_takes_the_marker_away() -> None:
    """He fires unhindered, unless the defender makes new Fieldworks."""
    game = attack(marker=True, hand=[46, 9])
    assert offered(game, 9)
    play(game, use("play", 9))
    skip(game, use("activate", 7))
    assert reduced(game, BRITISH) == {"44th"}
    assert not game.state.fieldworks
    game = attack(marker=True, hand=[46, 9], other=[10, 7])
    assert offered(game, 9)
    play(game, use("play", 9))
    assert offered(game, 10)
    play(game, use("play", 10))
    skip(game, use("activate", 7))
    assert not reduced(game, BRITISH)
    assert game.state.fieldworks


@pytest.mark.parametrize(("die", "stays"), [(2, True), (4, False)])
def test_w62_the_marker_stays_until_an_attacker_wins(die: int, stays: bool) -> None:
    """An old marker shifts too (7.55)."""
    game = attack(marker=True, dice=(die, 1))
    skip(game, use("activate", 7))
    assert bool(game.state.fieldworks) is stays


def test_9_not_in_an_assault() -> None:
    """7.4, 9.14."""
    game = stage(
        FRENCH,
        {"Albany": "Rigaud, Béarn"},
        {"Albany": "44th (i)"},
        hand=[46, 10],
        other=[9, 7],
        sieges={"Albany": 2},
        forts=CARRIES,
        fieldworks=1 << space("Albany"),
        dice=[1, 1],
    )
    play(game, use("activate", 46), "lead Rigaud", "take Béarn", "assault Albany")
    assert not offered(game, 9)
    assert not offered(game, 10)


# Ambush!


def meet(
    attackers: str,
    defenders: str,
    place: str = "Tioga",
    source: str = "Osewingo",
    fort: str = "",
    **more: Any,
) -> Game:
    """Rigaud attacks units that stand outside whatever fort is there."""
    facts: dict[str, Any] = {"hand": [46, 33], "other": [7, 8], "dice": [1, 1]}
    facts.update(more)
    game = stage(
        FRENCH,
        {source: f"Rigaud, {attackers}"},
        {place: defenders},
        forts={place: fort},
        **facts,
    )
    take = [f"take {name}" for name in attackers.split(", ")]
    play(game, use("activate", 46), "lead Rigaud", *take, f"move > {place}")
    if "done" in options(game):
        play(game, "done")
    return game


@pytest.mark.parametrize("number", [11, 12])
@pytest.mark.parametrize(
    ("attackers", "defenders", "place", "source", "fort", "may"),
    [
        ("Béarn, Marin", "22nd", "Tioga", "Osewingo", "", True),
        ("Béarn, Marin", "Rogers", "Tioga", "Osewingo", "", True),
        ("Béarn, Marin", "Rogers, Mohawk 1", "Tioga", "Osewingo", "", False),
        ("Béarn, Marin", "Scott's", "Tioga", "Osewingo", "", False),
        ("Béarn", "22nd", "Tioga", "Osewingo", "", False),
        ("Béarn, Marin", "22nd", "Tioga", "Osewingo", "British fort", False),
        ("Béarn, Marin", "22nd", "Tioga", "Osewingo", "British stockade", True),
        ("Béarn, Marin", "22nd", "Magnolia Hills", "Tioga", "", True),
        ("Béarn, Marin", "22nd", "Schenectady", "Canajoharie", "", False),
    ],
    ids=["ok", "equal", "fewer", "light", "none", "fort", "stockade", "mountain", "cultivated"],
)
def test_w61_ambush_by_the_attacker(
    number: int, attackers: str, defenders: str, place: str, source: str, fort: str, may: bool
) -> None:
    game = meet(attackers, defenders, place, source, fort, hand=[46, number])
    assert offered(game, number) is may


@pytest.mark.parametrize(
    ("attackers", "defenders", "fort", "may"),
    [
        ("Béarn", "Rogers", "", True),
        ("Béarn", "Mohawk 1, 22nd", "", True),
        ("Béarn", "22nd", "", False),
        ("Béarn, Marin, Huron", "Rogers", "", False),
        ("Béarn, Marin", "Rogers", "", True),
        ("Béarn", "Rogers", "British fort", True),
    ],
    ids=["ok", "mixed", "none", "fewer", "equal", "own-fort"],
)
def test_w61_ambush_by_the_defender(attackers: str, defenders: str, fort: str, may: bool) -> None:
    game = meet(attackers, defenders, fort=fort, other=[11, 7])
    assert offered(game, 11) is may
    if may:
        assert decider(game) is BRITISH


@pytest.mark.parametrize("played", [True, False])
def test_7_56_an_ambush_fires_first_and_doubled(played: bool) -> None:
    """Strength 4 becomes 8; who is eliminated does not fire back."""
    game = meet("Béarn, Marin", "22nd (r)", hand=[46, 11], dice=[3, 6, 6, 6])
    assert offered(game, 11)
    play(game, use("play", 11) if played else "decline")
    skip(game, use("activate", 7))
    assert where(game, BRITISH, "22nd") == "out of the game"
    assert reduced(game, FRENCH) == (set() if played else {"Béarn"})


def test_7_56_two_ambushes_cancel_out() -> None:
    """Strengths 4 and 5 as they are, and both fire at once."""
    game = meet("Béarn, Marin", "22nd, Rogers", hand=[46, 11], other=[12, 7], dice=[1, 5])
    assert offered(game, 11)
    play(game, use("play", 11))
    assert offered(game, 12)
    play(game, use("play", 12))
    skip(game, use("activate", 7))
    # Béarn, with a step less, has no line of retreat.
    assert reduced(game, FRENCH) == {"Marin"}
    assert where(game, FRENCH, "Béarn") == "out of the game"
    assert not reduced(game, BRITISH)


# Blockhouses


def raid(dice: list[int], **more: Any) -> Game:
    """Marin and Villiers end their move at Poughkeepsie, empty and cultivated."""
    facts: dict[str, Any] = {"hand": [46, 33], "other": [13, 8]}
    facts.update(more)
    game = stage(
        FRENCH, {"Kinderhook": "Villiers, Marin"}, dice=dice, raided={"Kinderhook": FRENCH}, **facts
    )
    play(game, use("activate", 46), "lead Villiers", "take Marin", "move > Poughkeepsie")
    skip(game, "stop")
    if "stop" in options(game):
        play(game, "stop")
    return game


@pytest.mark.parametrize("blockhouses", [True, False])
def test_13_blockhouses_change_the_column(blockhouses: bool) -> None:
    """A die of 1 and Tactics 1: no loss on one column, a step on the other."""
    game = raid([1, 6])
    assert offered(game, 13)
    assert decider(game) is BRITISH
    play(game, use("play", 13) if blockhouses else "decline")
    skip(game, use("activate", 8))
    assert reduced(game, FRENCH) == ({"Marin"} if blockhouses else set())
    assert not game.state.raided[FRENCH][space("Poughkeepsie")]
    assert fate(game, 13) == ("discarded" if blockhouses else "")


@pytest.mark.parametrize("blockhouses", [True, False])
def test_w73_a_six_endangers_leaders_before_blockhouses(blockhouses: bool) -> None:
    game = raid([6, 1])
    assert offered(game, 13)
    play(game, use("play", 13) if blockhouses else "decline")
    skip(game, use("activate", 8))
    assert game.state.raided[FRENCH][space("Poughkeepsie")] == 1
    assert (where(game, FRENCH, "Villiers") == "out of the game") is blockhouses


def test_13_they_last_for_the_year() -> None:
    """For both seasons; then the raids are as before."""
    first = stage(FRENCH, hand=[5], other=[])
    first.state.hands[BRITISH].blockhouses = True
    play(first, BASTIONS)
    assert first.state.late
    assert first.state.hands[BRITISH].blockhouses
    last = stage(FRENCH, hand=[5], other=[], late=True)
    last.state.hands[BRITISH].blockhouses = True
    last.state.hands[FRENCH].blockhouses = True
    play(last, BASTIONS)
    assert last.state.year == 1758
    assert not last.state.hands[BRITISH].blockhouses
    assert not last.state.hands[FRENCH].blockhouses


def test_13_only_against_the_enemys_raids() -> None:
    """The raider's own Blockhouses are no answer, and do not hurt him."""
    game = raid([1, 6], hand=[46, 13], other=[8, 7])
    assert not offered(game, 13)
    raiders = {"Kinderhook": "Villiers, Marin"}
    game = stage(FRENCH, raiders, dice=[1], hand=[46, 33], other=[8])
    game.state.hands[FRENCH].blockhouses = True
    play(game, use("activate", 46), "lead Villiers", "take Marin", "move > Poughkeepsie")
    skip(game, use("activate", 8))
    assert not reduced(game, FRENCH)
