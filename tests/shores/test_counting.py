"""The number of sequences of choices to a given depth, each derived by hand.

Chance is fixed (hands are given, no dice are rolled), so the numbers can be found with pencil and
paper. A mismatch prints the count for each first choice.
"""

from __future__ import annotations

import pytest
from shores.table import C, F, G, I, table

import tripoli
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN


def lines(game: tripoli.Game, depth: int) -> int:
    """The number of sequences of `depth` choices."""
    if depth == 0 or game.decision is None:
        return 1
    if depth == 1:
        return len(game.decision.options)
    return sum(per_choice(game, depth).values())


def per_choice(game: tripoli.Game, depth: int) -> dict[str, int]:
    """The number of sequences for each first choice."""
    counts = {}
    assert game.decision is not None
    for option in game.decision.options:
        twin = game.copy()
        twin.choose(option)
        counts[str(option)] = lines(twin, depth - 1)
    return counts


@pytest.mark.parametrize(
    ("depth", "expected"),
    [
        # Naval Movement as an event, to move, or to build; Jefferson and the Swedes.
        (1, 5),
        # Three of them lead to a move: 13 places less 3 closed cities, plus done, makes 11. After
        # the Swedes or the gunboat, Tripolitania has only one choice, to build: 3 * 11 + 2 * 1.
        (2, 35),
        # Second move. Jefferson and Naval Movement: again 10 from Gibraltar, or done: 11 after each
        # of 10 moves, and 1 after done. To move: the same, because two may move. 3 * (110 + 1).
        # After the Swedes or the gunboat, and the corsair, it is Summer. With no card in the
        # American hand after the gunboat: Jefferson, Swedes, pass, 3; after the Swedes: Naval
        # Movement's 3, and Jefferson, 4.
        (3, 3 * 111 + 3 + 4),
    ],
)
def test_the_first_choices(depth: int, expected: int) -> None:
    """Spring 1802, two frigates in Gibraltar, one card each, nothing else on the map."""
    pieces = {"Gibraltar": {F: 2}}
    game = table("Spring 1802", AMERICAN, pieces, ["Naval Movement"], ["Storms"])
    assert lines(game, depth) == expected, per_choice(game, depth)


@pytest.mark.parametrize(
    ("depth", "expected"),
    [
        # Without Malta and two closed cities: 6 harbors and 5 zones, and done.
        (1, 12),
        # Derne: a gunboat or done, 2. Other harbors and done: Tripolitania can only build, 1 each.
        # Zones: it can also play Storms, 2 each. 2 + 5 + 1 + 5 * 2.
        (2, 18),
        # Derne: after a gunboat, another one or done, 2; after done, the bombardment and
        # Tripolitania's 1. The others: in Summer the Americans have Jefferson, the Swedes and
        # pass, 3 for each Tripolitan choice; the storm has only one zone, so it asks nothing.
        (3, 2 + 1 + (5 + 1 + 5 * 2) * 3),
    ],
)
def test_moves_and_gunboats(depth: int, expected: int) -> None:
    """A discard to move with one frigate and two gunboats in Malta, infantry in Derne."""
    pieces = {"Malta": {F: 1, G: 2}, "Derne": {I: 1}}
    game = table("Spring 1802", AMERICAN, pieces, ["Tribute Paid"], ["Storms"], dice=[1, 1, 1, 1])
    game.choose("discard Tribute Paid to move")
    assert lines(game, depth) == expected, per_choice(game, depth)


def test_tripolitan_choices() -> None:
    """Two different cards, one of them playable, with corsairs in Tripoli and in the Supply.

    Yusuf Qaramanli, Troops to Tripoli, and each card to raid or to build: 2 + 4.
    """
    game = table(
        "Spring 1802", TRIPOLITAN, {"Tripoli": {C: 1}}, [], ["Storms", "Troops to Tripoli"]
    )
    assert lines(game, 1) == 6


def test_hits_shared_out() -> None:
    """Two hits on two frigates and a gunboat.

    After a frigate: the other one, the damaged one, or the gunboat. After the gunboat the second
    hit falls on a frigate automatically, and Tripolitania chooses: Yusuf, to raid, or to build.
    """
    pieces = {"Malta": {F: 2, G: 1}, "Tripoli": {C: 4}}
    game = table(
        "Spring 1802",
        AMERICAN,
        pieces,
        ["Naval Movement"],
        ["Storms"],
        dice=[1] * 5 + [6, 6, 1, 1],
    )
    for choice in ("event Naval Movement", "move Malta > Tripoli", "move Malta > Tripoli"):
        game.choose(choice)
    game.choose("gunboat Malta > Tripoli")
    assert game.decision is not None
    counts = per_choice(game, 2)
    assert counts == {"hit frigate": 3, "hit gunboat": 3}
