"""Counting trees: the number of lines of play to a given depth, each with its derivation.

Chance is fixed (hands are given, dice are not reached), so the numbers can be found with pencil and
paper; a mismatch prints the count for each first choice, to be compared one by one.
"""

from __future__ import annotations

import pytest
from table import C, F, G, I, table

import tripoli
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN


def lines(game: tripoli.Game, depth: int) -> int:
    """How many sequences of `depth` choices there are."""
    if depth == 0 or game.decision is None:
        return 1
    if depth == 1:
        return len(game.decision.options)
    return sum(per_choice(game, depth).values())


def per_choice(game: tripoli.Game, depth: int) -> dict[str, int]:
    """The same for each first choice."""
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
        # Event, to move, to build for Naval Movement; Jefferson and the Swedes.
        (1, 5),
        # Three of them ask for a move: 13 places but 3 closed cities, and done, makes 11. The
        # Swedes and the gunboat leave Tripolitania its one choice, to build: 3 * 11 + 2 * 1.
        (2, 35),
        # Second move. Jefferson and Naval Movement: from Gibraltar again 10, or done: 11 after
        # each of 10 moves, and 1 after done. To move: the same, for two may go. 3 * (110 + 1).
        # After the Swedes or the gunboat and the corsair it is Summer, with no card in the
        # American hand after the gunboat: Jefferson, Swedes, pass, 3; after the Swedes Naval
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
        # Malta is left, two cities are closed: 6 harbors and 5 zones, and done.
        (1, 12),
        # Derne: a gunboat or done, 2. The other harbors and done: Tripolitania can only build, 1
        # each. The zones: it can play Storms, too, 2 each. 2 + 5 + 1 + 5 * 2.
        (2, 18),
        # Derne: after a gunboat another or done, 2; after done the bombardment and Tripolitania's
        # 1. The others: in Summer the Americans have Jefferson, the Swedes and pass, 3 for each
        # of the Tripolitan choices, for the storm has one zone to choose and needs no question.
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
    """Two different cards, one of them playable, with corsairs in Tripoli and the Supply.

    Yusuf Qaramanli, Troops to Tripoli, and each card to raid or to build: 2 + 4.
    """
    game = table(
        "Spring 1802", TRIPOLITAN, {"Tripoli": {C: 1}}, [], ["Storms", "Troops to Tripoli"]
    )
    assert lines(game, 1) == 6


def test_hits_shared_out() -> None:
    """Two hits on two frigates and a gunboat.

    After a frigate: the other, the damaged one or the gunboat. After the gunboat the second hit
    falls on a frigate without a question, and Tripolitania chooses: Yusuf, to raid, to build.
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
