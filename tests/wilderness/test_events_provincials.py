"""Events about Provincials and their assemblies: cards 38 to 45 (5.54, W93, W97, W100)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from wilderness.stage import (
    asks_event,
    decider,
    fate,
    finish,
    named,
    options,
    piece,
    play,
    playable,
    reduced,
    stage,
    use,
    where,
)

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.pieces import PROVINCIALS_OF, set_of
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import BY_NAME, Department
from tripoli.wilderness.model.state import ENTHUSIASTIC, RELUCTANT, SUPPORTIVE

NORTH = (
    *(f"Massachusetts {number}" for number in range(1, 7)),
    *(f"Connecticut {number}" for number in range(1, 4)),
    *(f"New York {number}" for number in range(1, 6)),
    "New Hampshire",
    "New Jersey 1",
    "New Jersey 2",
    "Rhode Island",
)
SOUTH = (
    "Maryland",
    "Pennsylvania 1",
    "Pennsylvania 2",
    "Pennsylvania 3",
    "Virginia 1",
    "Virginia 2",
)


def in_play(game: Game, department: Department) -> int:
    """How many Provincials of a Department are on the map."""
    state = game.state
    return sum(
        (state.at[space] & PROVINCIALS_OF[department]).bit_count() for space in BY_NAME.values()
    )


# Provincial Regiments Dispersed


def test_38_a_provincial_for_each_raided_marker() -> None:
    """W93: the French pick them, in the Department of each marker and nothing besieged."""
    game = stage(
        FRENCH,
        {"Baltimore": "Béarn"},
        {
            "Baltimore": "Maryland (i)",
            "Augusta": "Virginia 1, Pennsylvania 1, 22nd",
            "Tioga": "Pennsylvania 2, Pennsylvania 3",
            "Albany": "New York 1, New Jersey 1",
        },
        hand=[38, 5],
        other=[7],
        sieges={"Baltimore": 0},
        raided={"Augusta": FRENCH, "York": FRENCH, "Hoosic": FRENCH, "Logstown": FRENCH},
    )
    play(game, use("event", 38))
    chosen: set[str] = set()
    count = 0
    while asks_event(game):
        assert decider(game) is FRENCH
        chosen |= named(game, "eliminate")
        play(game, f"eliminate {max(named(game, 'eliminate'))}")
        count += 1
    assert "Maryland" not in chosen
    assert "22nd" not in chosen
    assert {"Virginia 1", "Pennsylvania 1", "Pennsylvania 2", "Pennsylvania 3"} <= chosen
    assert in_play(game, Department.SOUTHERN) == 5 - 2
    assert in_play(game, Department.NORTHERN) == 2 - 1
    assert where(game, BRITISH, "Virginia 1") == "available"
    assert fate(game, 38) == "discarded"


def test_38_as_many_as_there_are() -> None:
    game = stage(
        FRENCH,
        {},
        {"Augusta": "Virginia 1", "Albany": "New York 1"},
        hand=[38, 5],
        other=[7],
        raided={"Augusta": FRENCH, "York": FRENCH, "Easton": FRENCH},
    )
    finish(play(game, use("event", 38)), 38)
    assert where(game, BRITISH, "Virginia 1") == "available"
    assert where(game, BRITISH, "New York 1") == "Albany"


def test_38_each_of_several_markers_in_one_space_counts() -> None:
    """10.33."""
    game = stage(
        FRENCH,
        {},
        {"Albany": "New York 1, New York 2, New York 3"},
        hand=[38, 5],
        other=[7],
        raided={"Hoosic": FRENCH},
    )
    game.state.raided[FRENCH][BY_NAME["Hoosic"]] = 2
    finish(play(game, use("event", 38)), 38)
    assert in_play(game, Department.NORTHERN) == 1


@pytest.mark.parametrize(
    ("british", "raided", "may"),
    [
        ({"Albany": "New York 1"}, {"Hoosic": FRENCH}, True),
        ({"Augusta": "New York 1"}, {"Hoosic": FRENCH}, True),
        ({"Albany": "New York 1"}, {"York": FRENCH}, False),
        ({"Albany": "New York 1"}, {"Hoosic": BRITISH}, False),
        ({"Albany": "New York 1"}, {"Canajoharie": FRENCH}, False),
        ({"Albany": "22nd"}, {"Hoosic": FRENCH}, False),
        ({"Albany": "New York 1"}, {}, False),
    ],
    ids=["ok", "away", "other-dept", "british", "wilderness", "regulars", "none"],
)
def test_38_needs_a_marker_in_the_department_of_a_provincial(
    british: Mapping[str, str], raided: Mapping[str, Side], may: bool
) -> None:
    """The Department that raised him, wherever he stands."""
    assert playable(stage(FRENCH, {}, british, hand=[38, 5], raided=raided), 38) is may


# Stingy Provincial Assembly


@pytest.mark.parametrize("number", [39, 40])
@pytest.mark.parametrize("department", ["Northern", "Southern"])
def test_stingy_assembly(number: int, department: str) -> None:
    """The French name the Department, the British the unit."""
    game = stage(
        FRENCH,
        {},
        {"Albany": "New York 1, New Jersey 1, Virginia 1, 22nd", "York": "Maryland"},
        hand=[number, 5],
        other=[7],
    )
    play(game, use("event", number))
    assert decider(game) is FRENCH
    assert options(game) == {"choose Northern", "choose Southern"}
    play(game, f"choose {department}")
    assert decider(game) is BRITISH
    names = {"Northern": {"New York 1", "New Jersey 1"}, "Southern": {"Virginia 1", "Maryland"}}
    assert named(game, "eliminate") == names[department]
    assert options(game) == {f"eliminate {name}" for name in names[department]}
    chosen = min(names[department])
    play(game, f"eliminate {chosen}")
    assert where(game, BRITISH, chosen) == "available"
    assert not asks_event(game)
    assert fate(game, number) == "discarded"


@pytest.mark.parametrize("number", [39, 40])
@pytest.mark.parametrize(
    ("assemblies", "units", "siege", "may"),
    [
        (RELUCTANT, "New York 1", False, True),
        (SUPPORTIVE, "New York 1", False, True),
        (ENTHUSIASTIC, "New York 1", False, False),
        (SUPPORTIVE, "New York 1 (i)", True, False),
        (SUPPORTIVE, "22nd", False, False),
    ],
    ids=["reluctant", "supportive", "enthusiastic", "besieged", "none"],
)
def test_stingy_assembly_conditions(
    number: int, assemblies: int, units: str, siege: bool, may: bool
) -> None:
    game = stage(
        FRENCH,
        {"Albany": "Béarn"} if siege else {},
        {"Albany": units},
        hand=[number, 5],
        sieges={"Albany": 0} if siege else {},
        assemblies=assemblies,
    )
    assert playable(game, number) is may


def test_w133_stingy_assembly_names_a_department_with_a_free_provincial() -> None:
    """All Southern ones being besieged, the Northern Department is the only choice."""
    game = stage(
        FRENCH,
        {"Baltimore": "Béarn"},
        {"Baltimore": "Virginia 1 (i)", "Boston": "New York 1, New York 2"},
        hand=[39, 5],
        other=[7],
        sieges={"Baltimore": 0},
    )
    play(game, use("event", 39))
    assert "choose Southern" not in options(game)
    if "choose Northern" in options(game):
        play(game, "choose Northern")
    assert named(game, "eliminate") == {"New York 1", "New York 2"}


# British Colonial Politics


@pytest.mark.parametrize("number", [41, 42])
@pytest.mark.parametrize(
    ("side", "before", "after"),
    [
        (FRENCH, ENTHUSIASTIC, SUPPORTIVE),
        (FRENCH, SUPPORTIVE, RELUCTANT),
        (BRITISH, RELUCTANT, SUPPORTIVE),
        (BRITISH, SUPPORTIVE, ENTHUSIASTIC),
    ],
)
def test_colonial_politics_moves_the_marker(
    number: int, side: Side, before: int, after: int
) -> None:
    game = stage(side, hand=[number, 5], other=[7], assemblies=before)
    play(game, use("event", number))
    assert game.state.assemblies == after
    assert fate(game, number) == "discarded"


@pytest.mark.parametrize("number", [41, 42])
def test_colonial_politics_ends_with_the_track(number: int) -> None:
    assert not playable(stage(FRENCH, hand=[number, 5], assemblies=RELUCTANT), number)
    assert not playable(stage(BRITISH, hand=[number, 5], assemblies=ENTHUSIASTIC), number)


@pytest.mark.parametrize(
    ("before", "north", "south"),
    [(ENTHUSIASTIC, 10, 4), (SUPPORTIVE, 6, 2)],
    ids=["supportive", "reluctant"],
)
def test_5_54_limits_after_a_french_play(before: int, north: int, south: int) -> None:
    """The British eliminate those above the limits of the new box, of their choice."""
    game = stage(
        FRENCH,
        {},
        {"Albany": ", ".join((*NORTH[:12], *SOUTH[:5]))},
        hand=[41, 5],
        other=[7],
        assemblies=before,
    )
    play(game, use("event", 41))
    assert decider(game) is BRITISH
    seen: set[str] = set()
    while asks_event(game):
        seen |= named(game, "eliminate")
        play(game, f"eliminate {min(named(game, 'eliminate'))}")
    assert seen == {*NORTH[:12], *SOUTH[:5]}
    assert in_play(game, Department.NORTHERN) == north
    assert in_play(game, Department.SOUTHERN) == south


def test_5_54_at_the_limit_nobody_goes() -> None:
    game = stage(
        FRENCH,
        {},
        {"Albany": ", ".join((*NORTH[:6], *SOUTH[:2]))},
        hand=[41, 5],
        other=[7],
    )
    play(game, use("event", 41))
    assert not asks_event(game)
    assert in_play(game, Department.NORTHERN) == 6
    assert in_play(game, Department.SOUTHERN) == 2


def test_5_54_a_british_play_eliminates_nobody() -> None:
    """Not even from Reluctant to Supportive with more than Supportive allows."""
    game = stage(
        BRITISH,
        {},
        {"Albany": ", ".join((*NORTH[:12], *SOUTH[:5]))},
        hand=[41, 5],
        other=[7],
        assemblies=RELUCTANT,
    )
    play(game, use("event", 41))
    assert in_play(game, Department.NORTHERN) == 12
    assert in_play(game, Department.SOUTHERN) == 5


def test_w100_besieged_provincials_count_but_stay() -> None:
    """Three besieged and one free in the south, two allowed: only the free one can go."""
    south = ", ".join(f"{name} (i)" for name in SOUTH[:3])
    game = stage(
        FRENCH,
        {"Baltimore": "Béarn"},
        {"Baltimore": south, "York": SOUTH[3]},
        hand=[41, 5],
        other=[7],
        sieges={"Baltimore": 0},
    )
    finish(play(game, use("event", 41)), 41)
    assert where(game, BRITISH, SOUTH[3]) == "available"
    for name in SOUTH[:3]:
        assert where(game, BRITISH, name) == "Baltimore"


# Raise Provincial Regiments


RAISED = {"Northern": 4, "Southern": 2}


@pytest.mark.parametrize("number", [43, 44, 45])
@pytest.mark.parametrize("department", ["Northern", "Southern"])
def test_raising_provincials(number: int, department: str) -> None:
    """Four Northern or two Southern ones, at open British fortifications of the Department."""
    game = stage(
        BRITISH,
        {"Boston": "Béarn", "Baltimore": "Artois", "Hoosic": "Guyenne"},
        hand=[number, 5],
        other=[7],
        forts={
            "Schenectady": "British stockade",
            "Hoosic": "French stockade",
            "Hudson Carry South": "British fort",
            "Winchester": "British fort",
            "Will's Creek": "British fort",
        },
        sieges={"Boston": 0, "Baltimore": 0},
    )
    play(game, use("event", number))
    assert "place St. Lawrence" not in options(game)
    play(game, f"place {department}")
    spots = {
        "Northern": {"New Haven", "New York", "Albany", "Schenectady"},
        "Southern": {"Alexandria", "Philadelphia", "Winchester"},
    }[department]
    last = "Schenectady" if department == "Northern" else "Winchester"
    for _ in range(RAISED[department]):
        assert "done" in options(game)
        assert {text.split(" > ")[1] for text in named(game, "place")} == spots
        play(game, next(text for text in sorted(options(game)) if text.endswith(f"> {last}")))
    assert not asks_event(game)
    one = Department.NORTHERN if department == "Northern" else Department.SOUTHERN
    assert in_play(game, one) == RAISED[department]
    assert (game.state.at[BY_NAME[last]] & PROVINCIALS_OF[one]).bit_count() == RAISED[department]
    assert not game.state.reduced
    assert fate(game, number) == "discarded"


@pytest.mark.parametrize("number", [43, 44, 45])
def test_raising_needs_assemblies_that_are_not_reluctant(number: int) -> None:
    assert not playable(stage(BRITISH, hand=[number, 5], assemblies=RELUCTANT), number)
    assert playable(stage(BRITISH, hand=[number, 5], assemblies=SUPPORTIVE), number)
    assert playable(stage(BRITISH, hand=[number, 5], assemblies=ENTHUSIASTIC), number)


@pytest.mark.parametrize(
    ("assemblies", "department", "there", "come"),
    [
        (SUPPORTIVE, "Northern", 8, 2),
        (SUPPORTIVE, "Southern", 3, 1),
        (ENTHUSIASTIC, "Northern", 10, 4),
        (ENTHUSIASTIC, "Northern", 16, 2),
        (ENTHUSIASTIC, "Southern", 4, 2),
        (ENTHUSIASTIC, "Southern", 5, 1),
    ],
)
@pytest.mark.parametrize("besieged", [False, True], ids=["free", "besieged"])
def test_w100_raising_stays_within_the_limit(
    assemblies: int, department: str, there: int, come: int, besieged: bool
) -> None:
    """Of the box, in which besieged ones count too, and of the counters (5.52)."""
    names = NORTH if department == "Northern" else SOUTH
    game = stage(
        BRITISH,
        {"Boston": "Béarn"} if besieged else {},
        {"Boston": ", ".join(names[:there])},
        hand=[43, 5],
        other=[7],
        assemblies=assemblies,
        sieges={"Boston": 0} if besieged else {},
        inside=set_of(piece(BRITISH, name) for name in names[:there]) if besieged else 0,
    )
    play(game, use("event", 43), f"place {department}")
    spot = "Albany" if department == "Northern" else "Alexandria"
    count = 0
    while asks_event(game) and named(game, "place"):
        play(game, next(text for text in sorted(options(game)) if text.endswith(f"> {spot}")))
        count += 1
    assert count == come


def test_w97_raising_restores_all_of_a_department_instead() -> None:
    """But neither the besieged nor those out of supply; all others, without a choice."""
    game = stage(
        BRITISH,
        {"Boston": "Béarn"},
        {
            "Boston": "Massachusetts 1 (r)",
            "Albany": "New York 1 (r), Virginia 1 (r), 22nd (r)",
            "Hartford": "Connecticut 1 (r)",
            "Oswego": "New York 2 (r)",
        },
        hand=[43, 5],
        other=[7],
        sieges={"Boston": 0},
        inside=piece(BRITISH, "Massachusetts 1").bit,
    )
    play(game, use("event", 43), "restore Northern")
    assert not asks_event(game)
    assert reduced(game, BRITISH) == {"Massachusetts 1", "New York 2", "Virginia 1", "22nd"}
    assert in_play(game, Department.NORTHERN) == 4


def test_w133_fewer_may_be_raised() -> None:
    game = stage(BRITISH, hand=[43, 5], other=[7])
    play(game, use("event", 43), "place Southern", "place Maryland > Baltimore", "done")
    assert in_play(game, Department.SOUTHERN) == 1
    assert fate(game, 43) == "discarded"
