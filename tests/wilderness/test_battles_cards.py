"""Cards before the dice of a battle: Ambush! and Fieldworks (7.4, 7.56; W61, W62, W118)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from wilderness.fields import FIELDS, HILLS, SOUTH, WOODS, attack, drms, fought, winner
from wilderness.stage import fires, options, play, settle, skip, space, stage

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side


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
