"""Events about Indians: cards 29 to 33 (W91, W92, W105, W109)."""

from __future__ import annotations

import pytest
from wilderness.stage import (
    answers,
    asks_event,
    decider,
    fate,
    finish,
    kinds_at,
    named,
    options,
    piece,
    play,
    playable,
    reduced,
    skip,
    space,
    stage,
    use,
    where,
)

from tripoli.wilderness.model.pieces import Kind
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

NIAGARA = {"Niagara": "French fort"}
FORKS = {"Ohio Forks": "French fort"}


@pytest.mark.parametrize("place", ["Canajoharie", "Schenectady", "Albany", "Shawiangto"])
def test_29_mohawks_join_johnson(place: str) -> None:
    """Both units, wherever he is within two connections of Canajoharie."""
    game = stage(BRITISH, {}, {place: "Johnson"}, hand=[29, 5], other=[7])
    play(game, use("event", 29))
    assert where(game, BRITISH, "Mohawk 1") == place
    assert where(game, BRITISH, "Mohawk 2") == place
    assert game.state.allied(space("Canajoharie"), BRITISH)
    assert fate(game, 29) == "discarded"


def test_29_restores_too() -> None:
    game = stage(
        BRITISH,
        {},
        {"Schenectady": "Johnson", "Oswego": "Mohawk 1 (r)"},
        hand=[29, 5],
        other=[7],
    )
    play(game, use("event", 29))
    assert not game.state.reduced
    assert where(game, BRITISH, "Mohawk 1") == "Oswego"
    assert where(game, BRITISH, "Mohawk 2") == "Schenectady"


def test_8_22_a_besieged_mohawk_stays_reduced() -> None:
    game = stage(
        BRITISH,
        {"Oswego": "Béarn"},
        {"Schenectady": "Johnson", "Oswego": "Mohawk 1 (r)"},
        hand=[29, 5],
        other=[7],
        forts={"Oswego": "British fort"},
        sieges={"Oswego": 0},
        inside=piece(BRITISH, "Mohawk 1").bit,
    )
    play(game, use("event", 29))
    assert reduced(game, BRITISH) == {"Mohawk 1"}


@pytest.mark.parametrize("place", ["Hudson Carry South", "New York", "Oswego", ""])
def test_w91_johnson_too_far_away(place: str) -> None:
    """Three connections are too many, and so is no Johnson at all."""
    british = {place: "Johnson"} if place else {}
    assert not playable(stage(BRITISH, {}, british, hand=[29, 5]), 29)


def test_w91_johnson_besieged() -> None:
    game = stage(
        BRITISH,
        {"Albany": "Béarn"},
        {"Albany": "Johnson (i)"},
        hand=[29, 5],
        sieges={"Albany": 0},
    )
    assert not playable(game, 29)


def test_30_cherokees_come_to_one_southern_fortification() -> None:
    """Together, at a stockade, fort or fortress of the Department that is not besieged."""
    game = stage(
        BRITISH,
        {"Baltimore": "Béarn", "York": "Artois"},
        {"Tioga": "Cherokee 2 (r)"},
        hand=[30, 5],
        other=[7],
        forts={
            "Augusta": "British stockade",
            "Winchester": "British fort",
            "York": "French stockade",
            "Will's Creek": "British fort",
        },
        sieges={"Baltimore": 0},
    )
    play(game, use("event", 30))
    assert {text.split("> ")[-1].removeprefix("choose ") for text in answers(game)} == {
        "Alexandria",
        "Philadelphia",
        "Augusta",
        "Winchester",
    }
    play(game, next(text for text in answers(game) if text.endswith("Augusta")))
    assert where(game, BRITISH, "Cherokee 1") == "Augusta"
    assert where(game, BRITISH, "Cherokee 2") == "Tioga"
    assert not game.state.reduced
    assert game.state.cherokees
    assert fate(game, 30) == "discarded"


def test_30_both_cherokees_at_the_same_place() -> None:
    game = stage(BRITISH, hand=[30, 5], other=[7])
    play(game, use("event", 30))
    play(game, next(text for text in options(game) if text.endswith("Alexandria")))
    assert kinds_at(game, BRITISH, "Alexandria") == {Kind.INDIAN: 2}


def test_w92_cherokees_and_their_uprising() -> None:
    """The Uprising only after the Cherokees, the Cherokees never after it, but before it again."""
    assert playable(stage(BRITISH, hand=[30, 5]), 30)
    assert playable(stage(BRITISH, hand=[30, 5], cherokees=True), 30)
    assert not playable(stage(BRITISH, hand=[30, 5], cherokees=True, uprising=True), 30)
    assert not playable(stage(FRENCH, {}, {"Albany": "22nd"}, hand=[31, 5]), 31)
    assert playable(stage(FRENCH, {}, {"Albany": "22nd"}, hand=[31, 5], cherokees=True), 31)


def test_w92_activation_with_the_card_is_not_the_event() -> None:
    game = stage(BRITISH, hand=[30, 5], other=[31, 7])
    play(game, use("activate", 30))
    skip(game, use("activate", 31))
    assert not playable(game, 31)


def test_31_cherokee_uprising() -> None:
    """W109: two Regulars and a Southern Provincial of the British choice, and all Cherokee."""
    game = stage(
        FRENCH,
        {"Albany": "Béarn"},
        {
            "Albany": "44th (i)",
            "New York": "22nd, 1/60th, 1/42nd, Scott's",
            "Augusta": "Virginia 1, Maryland, New Jersey 1, Cherokee 1",
            "Tioga": "Cherokee 2",
        },
        hand=[31, 5],
        other=[30, 7],
        sieges={"Albany": 0},
        cherokees=True,
    )
    play(game, use("event", 31))
    chosen = set()
    while asks_event(game):
        assert decider(game) is BRITISH
        chosen |= named(game, "eliminate")
        pick = next(n for n in ("1/42nd", "22nd", "Maryland") if f"eliminate {n}" in options(game))
        play(game, f"eliminate {pick}")
    assert chosen == {"22nd", "1/60th", "1/42nd", "Virginia 1", "Maryland"}
    assert where(game, BRITISH, "1/42nd") == where(game, BRITISH, "22nd") == "out of the game"
    assert where(game, BRITISH, "Maryland") == "available"
    assert where(game, BRITISH, "Cherokee 1") == where(game, BRITISH, "Cherokee 2") == "available"
    assert where(game, BRITISH, "44th") == "Albany"
    assert fate(game, 31) == "removed"
    skip(game, use("activate", 30))
    assert not playable(game, 30)


def test_w109_the_uprising_spares_the_besieged() -> None:
    """8.22: fewer if there are fewer."""
    game = stage(
        FRENCH,
        {"Albany": "Béarn", "Alexandria": "Artois"},
        {"Albany": "44th (i)", "Alexandria": "Virginia 1 (i), Cherokee 1 (i)", "Boston": "22nd"},
        hand=[31, 5],
        other=[7],
        sieges={"Albany": 0, "Alexandria": 0},
        cherokees=True,
    )
    finish(play(game, use("event", 31)), 31)
    assert where(game, BRITISH, "22nd") == "out of the game"
    assert where(game, BRITISH, "44th") == "Albany"
    for name in ("Virginia 1", "Cherokee 1"):
        assert where(game, BRITISH, name) == "Alexandria"


# Treaty of Easton, Indians Desert


def test_32_treaty_of_easton() -> None:
    """The Western tribes are gone, but for the besieged; those of the Great Lakes stay."""
    game = stage(
        BRITISH,
        {
            "Niagara": "Delaware 1 (i), Béarn (i)",
            "Logstown": "Shawnee 1, Shawnee 2 (r)",
            "Tioga": "Mingo 1, Huron, Abenaki 1, Marin, Cayuga",
            "Ohio Forks": "Delaware 2",
        },
        {"Gist's Station": "Virginia 1", "Niagara": "22nd"},
        hand=[32, 5],
        other=[7],
        forts={"Gist's Station": "British stockade", **NIAGARA},
        sieges={"Niagara": 0},
    )
    play(game, use("event", 32))
    for name in ("Shawnee 1", "Shawnee 2", "Mingo 1", "Delaware 2"):
        assert where(game, FRENCH, name) == "available"
    for name in ("Huron", "Abenaki 1", "Marin", "Cayuga"):
        assert where(game, FRENCH, name) == "Tioga"
    assert where(game, FRENCH, "Delaware 1") == "Niagara"
    assert not game.state.allied(space("Logstown"), FRENCH)
    assert game.state.allied(space("Kittaning"), FRENCH)
    assert fate(game, 32) == "removed"


@pytest.mark.parametrize(
    ("place", "units", "fort", "may"),
    [
        ("Ohio Forks", "Virginia 1", "British fort", True),
        ("Kittaning", "22nd", "British stockade", True),
        ("Logstown", "Scott's", "British fort", True),
        ("Upper Monongahela", "22nd", "British stockade", True),
        ("Laurel Ridge North", "22nd", "British stockade", True),
        ("Gist's Station", "Rogers, Cherokee 1", "British fort", False),
        ("Gist's Station", "22nd", "", False),
        ("Gist's Station", "", "British fort", False),
        ("Will's Creek", "22nd", "British fort", False),
    ],
)
def test_32_needs_drilled_troops_in_a_fortification_near_ohio_forks(
    place: str, units: str, fort: str, may: bool
) -> None:
    """In the space itself or in one of its neighbours."""
    game = stage(BRITISH, {"Tioga": "Mingo 1"}, {place: units}, hand=[32, 5], forts={place: fort})
    assert playable(game, 32) is may


def test_32_a_besieged_fort_does_not_do() -> None:
    game = stage(
        BRITISH,
        {"Tioga": "Mingo 1", "Gist's Station": "Béarn"},
        {"Gist's Station": "22nd (i)"},
        hand=[32, 5],
        forts={"Gist's Station": "British fort"},
        sieges={"Gist's Station": 0},
    )
    assert not playable(game, 32)


@pytest.mark.parametrize("side", [FRENCH, BRITISH], ids=["french", "british"])
def test_w105_two_indians_of_one_space_desert(side: Side) -> None:
    """The player of the card picks; the second from the same space as the first."""
    french = {"Montréal": "Huron, Ojibwa, Ottawa, Marin", "Tioga": "Abenaki 1"}
    british = {"Albany": "Mohawk 1, Cherokee 1, Cayuga, Rogers", "Boston": "Mohawk 2"}
    game = stage(side, french, british, hand=[33, 5], other=[7])
    play(game, use("event", 33))
    assert decider(game) is side
    first, rest, far = ("Huron", {"Ojibwa", "Ottawa"}, "Abenaki 1")
    if side is FRENCH:
        first, rest, far = ("Mohawk 1", {"Cherokee 1", "Cayuga"}, "Mohawk 2")
    assert named(game, "eliminate") == {first, *rest, far}
    # W133: at least one of them goes.
    assert "done" not in options(game)
    play(game, f"eliminate {first}")
    assert named(game, "eliminate") == rest
    assert "done" in options(game)
    second = min(rest)
    play(game, f"eliminate {second}")
    assert not asks_event(game)
    assert where(game, side.other, first) == where(game, side.other, second) == "available"
    assert fate(game, 33) == "discarded"


@pytest.mark.parametrize(
    ("names", "may"),
    [("Huron (i), Béarn (i)", False), ("Marin, Béarn", False), ("Huron", True)],
    ids=["besieged", "none", "free"],
)
def test_33_needs_an_unbesieged_enemy_indian(names: str, may: bool) -> None:
    siege = "(i)" in names
    game = stage(
        BRITISH,
        {"Ohio Forks": names},
        {"Ohio Forks": "22nd"} if siege else {},
        hand=[33, 5],
        forts=FORKS,
        sieges={"Ohio Forks": 0} if siege else {},
    )
    assert playable(game, 33) is may
    own = stage(FRENCH, {"Ohio Forks": "Huron"}, hand=[33, 5])
    assert not playable(own, 33)


def test_33_spares_the_besieged_beside_the_free() -> None:
    """8.22."""
    game = stage(
        FRENCH,
        {"Oswego": "Béarn"},
        {"Oswego": "Mohawk 1 (i)", "Tioga": "Mohawk 2"},
        hand=[33, 5],
        other=[7],
        forts={"Oswego": "British fort"},
        sieges={"Oswego": 0},
    )
    finish(play(game, use("event", 33)), 33)
    assert where(game, BRITISH, "Mohawk 1") == "Oswego"
    assert where(game, BRITISH, "Mohawk 2") == "available"
