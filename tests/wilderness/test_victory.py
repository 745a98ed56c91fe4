"""Victory (13.0, W84 to W88): every way to win, the draw, and the points of the year."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from wilderness.stage import go, play, skip, stage, use

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.result import Reason
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import FORTRESSES

FRENCH_PLACES = {"Québec": "22nd", "Montréal": "27th", "Louisbourg": "28th"}
WEST = {"Niagara": "35th", "Ohio Forks": "40th"}


def year_end(year: int, vp: int, scenario: str, **facts: Any) -> Game:
    """The end of a year: the French waste the last card of the late season."""
    facts.setdefault("late", True)
    game = stage(FRENCH, hand=[5], vp=vp, year=year, setup=Setup(scenario), **facts)
    play(game, use("activate", 5))
    skip(game, "done")
    if game.decision is not None and "done" in game.decision.options:
        play(game, "done")
    skip(game)
    return game


def reason(game: Game) -> Reason | None:
    """Why a game has ended, if it has."""
    return None if game.result is None else game.result.reason


def winner(game: Game) -> Side | None:
    """The winner."""
    assert game.result is not None
    return game.result.winner


# Sudden death


CONQUERED: dict[str, Any] = {
    "british": {**FRENCH_PLACES, **WEST},
    "forts": dict.fromkeys(FRENCH_PLACES, "British fortress"),
    "holders": (BRITISH, BRITISH),
}


@pytest.mark.parametrize("vp", [10, 12, 0, -11])
@pytest.mark.parametrize("scenario", ["annus mirabilis", "full campaign"])
def test_13_11_conquest_regardless_of_points(vp: int, scenario: str) -> None:
    """All eleven fortresses, Niagara and Ohio Forks; checked before the points (W84)."""
    assert len(FORTRESSES) == 11
    game = year_end(1758, vp, scenario, **CONQUERED)
    assert reason(game) is Reason.CONQUEST
    assert winner(game) is BRITISH


@pytest.mark.parametrize(
    "change",
    [
        {"british": {**FRENCH_PLACES, "Niagara": "35th"}},
        {"british": {**FRENCH_PLACES, "Niagara": "35th", "Ohio Forks": "Johnson"}},
        {"french": {"Ohio Forks": "Marin (i)"}},
        {"forts": {"Québec": "British fortress", "Montréal": "British fortress"}},
        {"french": {"Boston": "Béarn"}, "sieges": {"Boston": 0}},
        {"french": {"Boston": "Béarn"}, "boston": True},
    ],
    ids=["empty", "leader", "besieged-fort", "siege-goes-on", "besieged", "lost"],
)
def test_13_11_nothing_may_be_missing_for_the_conquest(change: Mapping[str, Any]) -> None:
    """Niagara and Ohio Forks solely occupied by units, all fortresses controlled; a besieged one
    is not (8.22), before the end of 1759 at any rate.
    """
    facts: dict[str, Any] = {**CONQUERED, **change}
    if change.get("french") == {"Ohio Forks": "Marin (i)"}:
        facts["forts"] = {**CONQUERED["forts"], "Ohio Forks": "French fort"}
        facts["sieges"] = {"Ohio Forks": 0}
    if "forts" in change:
        facts["sieges"] = {"Louisbourg": 0}
    if facts.pop("boston", False):
        facts["forts"] = {**CONQUERED["forts"], "Boston": "French fortress"}
    assert reason(year_end(1758, 4, "full campaign", **facts)) is None


def test_13_11_a_fort_of_ones_own_occupies() -> None:
    """W19: without any unit; one under construction does not."""
    empty = {"british": FRENCH_PLACES, "forts": {**CONQUERED["forts"]}}
    forts = {**empty["forts"], "Niagara": "British fort", "Ohio Forks": "British stockade"}
    assert reason(year_end(1758, 4, "full campaign", **{**empty, "forts": forts})) is (
        Reason.CONQUEST
    )
    works = dict.fromkeys(WEST, BRITISH)
    assert reason(year_end(1758, 4, "full campaign", works=works, **empty)) is None


@pytest.mark.parametrize("scenario", ["annus mirabilis", "late war"])
@pytest.mark.parametrize(
    ("vp", "expected"),
    [(11, FRENCH), (10, None), (-11, BRITISH), (-10, None), (14, FRENCH)],
)
def test_13_11_eleven_points(vp: int, expected: Side | None, scenario: str) -> None:
    """For either side, in any year."""
    game = year_end(1757, vp, scenario)
    assert (game.result is None) is (expected is None)
    if expected is not None:
        assert winner(game) is expected


def test_13_11_only_at_the_end_of_a_year() -> None:
    """Eleven points in between are only points."""
    game = year_end(1757, 11, "annus mirabilis", late=False)
    assert game.result is None
    assert game.state.late


@pytest.mark.parametrize(
    ("year", "vp", "wins"),
    [
        (1758, 10, False),
        (1759, 10, False),
        (1760, 8, True),
        (1760, 7, False),
        (1761, 5, True),
        (1761, 4, False),
    ],
)
@pytest.mark.parametrize("scenario", ["late war", "full campaign"])
def test_w86_french_endurance_after_1759(year: int, vp: int, wins: bool, scenario: str) -> None:
    """8 points in 1760, 5 in 1761."""
    game = year_end(year, vp, scenario)
    assert reason(game) is (Reason.ENDURANCE if wins else None)


# Scenarios that end in 1759


@pytest.mark.parametrize("scenario", ["annus mirabilis", "early war"])
@pytest.mark.parametrize(
    ("places", "wins"),
    [
        (("Québec", "Montréal"), True),
        (("Québec", "Niagara"), True),
        (("Montréal", "Ohio Forks"), True),
        (("Niagara", "Ohio Forks"), True),
        (("Québec",), False),
        (("Niagara",), False),
        (("Louisbourg", "Québec"), False),
        ((), False),
    ],
)
def test_13_12_the_british_goals_of_1759(
    scenario: str, places: tuple[str, ...], wins: bool
) -> None:
    """Their own fortresses and two of four places, whatever the points below eleven."""
    held = {**FRENCH_PLACES, **WEST}
    british = {name: held[name] for name in places}
    forts = {name: "British fortress" for name in places if name in FRENCH_PLACES}
    game = year_end(1759, 10, scenario, british=british, forts=forts)
    assert reason(game) is (Reason.GOALS_OF_1759 if wins else Reason.FRENCH_LEAD)
    assert winner(game) is (BRITISH if wins else FRENCH)


@pytest.mark.parametrize("scenario", ["late war", "full campaign"])
def test_13_12_is_for_scenarios_that_end_then(scenario: str) -> None:
    game = year_end(1759, -5, scenario, british=WEST)
    assert game.result is None
    assert game.state.year == 1760


def test_13_12_not_with_an_own_fortress_lost() -> None:
    game = year_end(
        1759,
        3,
        "annus mirabilis",
        british=WEST,
        french={"Albany": "Béarn"},
        forts={"Albany": "French fortress"},
    )
    assert reason(game) is Reason.FRENCH_LEAD


@pytest.mark.parametrize(
    ("besiegers", "supply", "wins"),
    [
        ("Béarn", True, True),
        ("Montcalm, Béarn", False, True),
        ("Montcalm, Marin", True, True),
        ("Montcalm, Béarn", True, False),
    ],
    ids=["no-leader", "no-supply", "no-drilled", "fit"],
)
def test_w87_a_besieged_fortress_counts_unless_it_could_be_rolled_for(
    besiegers: str, supply: bool, wins: bool
) -> None:
    """The besiegers need a leader and supplied Drilled Troops (8.231)."""
    carries = ("Hudson Carry South", "Hudson Carry North")
    game = year_end(
        1759,
        3,
        "annus mirabilis",
        british={**WEST, "Albany": "44th (i)"},
        french={"Albany": besiegers},
        forts=dict.fromkeys(carries, "French fort") if supply else {},
        sieges={"Albany": 0},
    )
    assert reason(game) is (Reason.GOALS_OF_1759 if wins else Reason.FRENCH_LEAD)


@pytest.mark.parametrize("place", ["Québec", "Montréal"])
def test_w87_a_french_fortress_under_siege_is_not_british(place: str) -> None:
    """The exception is for the British fortresses only."""
    game = year_end(
        1759,
        0,
        "annus mirabilis",
        british={place: "Wolfe, 22nd", "Niagara": "35th"},
        sieges={place: 2},
    )
    assert reason(game) is Reason.DRAW
    assert winner(game) is None


def test_w85_sole_occupation_at_that_moment() -> None:
    """Who has held Niagara since, but left it empty, does not occupy it."""
    game = year_end(
        1759, 0, "annus mirabilis", british={"Ohio Forks": "40th"}, holders=(BRITISH, BRITISH)
    )
    assert reason(game) is Reason.DRAW


# Scenarios that end in 1762


@pytest.mark.parametrize("scenario", ["late war", "full campaign"])
@pytest.mark.parametrize(
    ("vp", "expected"),
    [(1, FRENCH), (4, FRENCH), (0, None), (-1, None), (-4, None), (-5, BRITISH), (-9, BRITISH)],
)
def test_13_13_the_end_of_1762(scenario: str, vp: int, expected: Side | None) -> None:
    """One French point or five British ones; in between it is a draw (13.14)."""
    assert winner(year_end(1762, vp, scenario)) is expected


# Points


@pytest.mark.parametrize(
    ("french", "british", "vp"),
    [(1, 0, 1), (0, 1, -1), (3, 0, 2), (3, 1, 1), (2, 2, 0), (2, 3, -1)],
)
def test_13_22_each_side_rounds_up(french: int, british: int, vp: int) -> None:
    """R24, for the markers of both sides."""
    targets = ("Culpeper", "Augusta", "Winchester")
    own = ("Sorel", "St-Jean", "Kahnawake")
    raided = {
        **dict.fromkeys(targets[:french], FRENCH),
        **dict.fromkeys(own[:british], BRITISH),
    }
    game = year_end(1757, 0, "annus mirabilis", raided=raided)
    assert game.state.vp == vp
    assert not any(game.state.raided[FRENCH])
    assert not any(game.state.raided[BRITISH])


def test_13_22_raids_count_before_the_victory_check() -> None:
    """4.0: B.4 comes before B.6."""
    raided = dict.fromkeys(("Culpeper", "Augusta"), FRENCH)
    assert winner(year_end(1757, 10, "annus mirabilis", raided=raided)) is FRENCH


def forks(**facts: Any) -> Game:
    """A Ranger next to Ohio Forks and a Coureurs at Venango, with the British to play."""
    return stage(
        BRITISH,
        {"Venango": "Marin"},
        {"Gist's Station": "Rogers"},
        hand=[5, 33],
        other=[7, 8, 13],
        vp=0,
        **facts,
    )


def test_w85_an_empty_ohio_forks_changes_hands_and_back() -> None:
    """13.23: a point each time, though the last holder has gone."""
    game = forks()
    play(game, use("activate", 5), "send Rogers")
    go(game, "Ohio Forks")
    assert game.state.vp == -1
    assert game.state.holders == (FRENCH, BRITISH)
    play(game, use("activate", 7), "done")
    play(game, use("activate", 33), "send Rogers", "move > Gist's Station")
    skip(game, "stop")
    if game.decision is not None and "stop" in game.decision.options:
        play(game, "stop")
    assert game.state.vp == -1
    play(game, use("activate", 8), "send Marin")
    go(game, "Kittaning", "Ohio Forks")
    assert game.state.vp == 0
    assert game.state.holders == (FRENCH, FRENCH)


def test_w85_in_passing() -> None:
    """A unit that only goes through takes it."""
    game = forks()
    play(game, use("activate", 5), "send Rogers")
    go(game, "Ohio Forks", "Logstown")
    assert game.state.vp == -1
    assert game.state.holders == (FRENCH, BRITISH)


@pytest.mark.parametrize(
    "facts",
    [
        {"forts": {"Ohio Forks": "French stockade"}},
        {"french": {"Ohio Forks": "Léry", "Venango": "Marin"}},
    ],
    ids=["stockade", "units"],
)
def test_w85_not_while_the_enemy_is_there(facts: dict[str, Any]) -> None:
    """An infiltrator does not hold what it passes."""
    pieces = {"french": {"Venango": "Marin"}, **facts}
    game = stage(
        BRITISH,
        british={"Gist's Station": "Rogers"},
        hand=[5, 33],
        other=[7, 8, 13],
        vp=0,
        **pieces,
    )
    play(game, use("activate", 5), "send Rogers", "move > Ohio Forks", "move > Logstown")
    assert game.state.vp == 0
    assert game.state.holders == (FRENCH, FRENCH)


def test_w85_leaders_take_nothing() -> None:
    game = stage(BRITISH, {}, {"Gist's Station": "Wolfe"}, hand=[5, 33], other=[7, 8], vp=0)
    play(game, use("activate", 5), "send Wolfe")
    go(game, "Ohio Forks")
    assert game.state.vp == 0
    assert game.state.holders == (FRENCH, FRENCH)


def test_13_23_a_stormed_niagara_brings_three_points() -> None:
    """Two for the fort (9.22) and one for the place."""
    game = stage(
        BRITISH,
        {},
        {"Niagara": "Amherst, 22nd, 27th, 28th"},
        hand=[46, 33],
        other=[7, 8],
        forts={"Niagara": "French fort"},
        sieges={"Niagara": 1},
        dice=[6, 1],
        vp=0,
    )
    play(game, use("activate", 46), "lead Amherst", "done", "assault Niagara")
    skip(game, use("activate", 7))
    assert game.state.vp == -3
    assert game.state.holders == (BRITISH, FRENCH)


@pytest.mark.parametrize(
    ("setup", "vp"),
    [
        (Setup(), 4),
        (Setup(french_two=True), 2),
        (Setup("late war"), 4),
        (Setup("late war", french_two=True), 4),
        (Setup("early war"), 0),
        (Setup("full campaign"), 0),
    ],
    ids=["annus", "annus-2", "late", "late-2", "early", "full"],
)
def test_w88_points_at_the_start(setup: Setup, vp: int) -> None:
    """The house option is for Annus Mirabilis only."""
    assert setup.first_vp == vp
