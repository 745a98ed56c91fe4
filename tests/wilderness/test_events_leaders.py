"""British leaders who come with reinforcements (5.55)."""

from __future__ import annotations

import pytest
from wilderness.stage import (
    PORTS,
    asks_event,
    fate,
    kinds_at,
    named,
    options,
    piece,
    play,
    stage,
    use,
    where,
)

from tripoli.wilderness.model.pieces import Kind
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import BRITISH

FULL = Setup("full campaign")


def test_w94_a_besieged_commander_in_chief_is_no_choice() -> None:
    """8.22: an event does not remove him."""
    game = stage(
        BRITISH,
        {"New York": "Béarn"},
        {"New York": "Loudoun", "Albany": "Abercromby"},
        hand=[57, 5],
        other=[7],
        draws=["Amherst"],
        sieges={"New York": 0},
        inside=piece(BRITISH, "Loudoun").bit,
    )
    play(game, use("event", 57))
    assert "eliminate Loudoun" not in options(game)
    play(game, "place Amherst > Boston")
    assert where(game, BRITISH, "Abercromby") == "out of the game"
    assert where(game, BRITISH, "Loudoun") == "New York"


def test_w94_with_both_besieged_the_third_returns_to_the_pool() -> None:
    """Nobody else is drawn, but the troops come."""
    game = stage(
        BRITISH,
        {"New York": "Béarn", "Albany": "Artois"},
        {"New York": "Loudoun", "Albany": "Abercromby"},
        hand=[57, 5],
        other=[7],
        draws=["Amherst"],
        sieges={"New York": 0, "Albany": 0},
        inside=piece(BRITISH, "Loudoun").bit | piece(BRITISH, "Abercromby").bit,
    )
    play(game, use("event", 57))
    assert named(game, "place 15th >") == PORTS - {"New York"}
    assert where(game, BRITISH, "Amherst") == "leader pool"


def test_5_55_two_commanders_in_chief_are_allowed() -> None:
    game = stage(BRITISH, {}, {"New York": "Loudoun"}, hand=[57, 5], other=[7], draws=["Amherst"])
    play(game, use("event", 57), "place Amherst > New York")
    assert where(game, BRITISH, "Loudoun") == "New York"


def test_5_55_other_leaders_displace_nobody() -> None:
    game = stage(
        BRITISH,
        {},
        {"New York": "Loudoun", "Albany": "Abercromby"},
        hand=[57, 5],
        other=[7],
        draws=["Wolfe"],
    )
    play(game, use("event", 57), "place Wolfe > New York")
    assert where(game, BRITISH, "Loudoun") == "New York"
    assert where(game, BRITISH, "Abercromby") == "Albany"


def test_w94_an_empty_pool_gives_no_leader() -> None:
    everybody = "Amherst, Bradstreet, Forbes, Murray, Wolfe"
    game = stage(BRITISH, {}, {"Boston": everybody}, hand=[57, 5], other=[7])
    play(game, use("event", 57))
    for name in ("15th", "17th", "1st Royal"):
        play(game, f"place {name} > Boston")
    assert kinds_at(game, BRITISH, "Boston") == {Kind.REGULAR: 3}
    assert fate(game, 57) == "removed"


@pytest.mark.parametrize("loser", ["Braddock", "Abercromby"])
def test_w125_two_leaders_drawn_by_60(loser: str) -> None:
    """Both before anything is placed; the first counts for the second, and may be the one to go."""
    game = stage(
        BRITISH,
        {},
        {"Alexandria": "Braddock"},
        hand=[60, 5],
        other=[7],
        draws=["Abercromby", "Loudoun"],
        setup=FULL,
        pitt=True,
    )
    play(game, use("event", 60))
    assert options(game) == {"eliminate Braddock", "eliminate Abercromby"}
    play(game, f"eliminate {loser}")
    placed = set()
    while asks_event(game):
        name = next(text for text in sorted(options(game)) if text.endswith("> Halifax"))
        placed.add(name.removeprefix("place ").removesuffix(" > Halifax"))
        play(game, name)
    assert where(game, BRITISH, loser) == "out of the game"
    assert ("Abercromby" in placed) is (loser == "Braddock")
    assert "Loudoun" in placed
