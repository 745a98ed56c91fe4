"""Events that restore units or call out militias: cards 46 to 52 and 66."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from wilderness.stage import (
    answers,
    asks_event,
    decider,
    fate,
    kinds_at,
    named,
    options,
    piece,
    play,
    playable,
    reduced,
    stage,
    use,
)

from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.pieces import UNITS_OF, Kind
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import BY_NAME

FULL = Setup("full campaign")


# Restoring


EVERY_KIND = "22nd (r), 1/60th (r), 1/42nd (r), Scott's (r), Virginia 1 (r), New Jersey 1 (r)"
AUXILIARIES = "Rogers (r), Mohawk 1 (r)"
FRENCH_KINDS = "Béarn (r), Marine Detachment 1 (r), Marin (r), Léry (r), Huron (r)"


@pytest.mark.parametrize(
    ("number", "side", "restored"),
    [
        (46, BRITISH, {"Scott's", "Virginia 1", "New Jersey 1", "Rogers"}),
        (46, FRENCH, {"Marin", "Léry"}),
        (47, BRITISH, {"22nd", "1/60th", "1/42nd", "Scott's"}),
        (47, FRENCH, {"Béarn", "Marine Detachment 1"}),
        (48, BRITISH, {"22nd", "1/60th", "1/42nd", "Scott's"}),
        (48, FRENCH, {"Béarn", "Marine Detachment 1"}),
    ],
)
def test_which_kinds_are_restored(number: int, side: Side, restored: set[str]) -> None:
    """Recruits are Coureurs, Rangers, Light Infantry and Provincials; transports and victories
    bring back Regulars of every kind and Light Infantry.
    """
    game = stage(
        side,
        {"Québec": FRENCH_KINDS},
        {"Albany": f"{EVERY_KIND}, {AUXILIARIES}"},
        hand=[number, 5],
        other=[7],
        dice=[6],
    )
    play(game, use("event", number))
    seen = set()
    while asks_event(game):
        seen |= named(game, "restore")
        play(game, f"restore {min(named(game, 'restore'))}")
    names = set(FRENCH_KINDS.replace(" (r)", "").split(", "))
    if side is BRITISH:
        names = set(f"{EVERY_KIND}, {AUXILIARIES}".replace(" (r)", "").split(", "))
    still = reduced(game, side)
    assert names - still == restored
    assert seen <= restored
    assert fate(game, number) == "discarded"


@pytest.mark.parametrize(("die", "left"), [(1, 2), (2, 1), (3, 0), (6, 0)])
@pytest.mark.parametrize(
    ("number", "names"), [(46, "Marin, Léry, Joncaire"), (48, "Béarn, Artois, Guyenne")]
)
def test_a_die_says_how_many_are_restored(number: int, names: str, die: int, left: int) -> None:
    """Colonial Recruits and Victories in Germany: as many units as the die shows."""
    units = ", ".join(f"{name} (r)" for name in names.split(", "))
    game = stage(FRENCH, {"Québec": units}, hand=[number, 5], other=[7], dice=[die])
    play(game, use("event", number))
    while asks_event(game):
        play(game, f"restore {min(named(game, 'restore'))}")
    assert len(reduced(game, FRENCH)) == left


@pytest.mark.parametrize(("side", "most"), [(BRITISH, 6), (FRENCH, 3)], ids=["british", "french"])
def test_47_restores_six_british_or_three_french(side: Side, most: int) -> None:
    """Troop Transports: up to six British units, up to three French ones."""
    french = "Béarn, Artois, Guyenne, La Reine, La Sarre"
    british = "22nd, 27th, 28th, 35th, 40th, 43rd, 44th, 45th"
    game = stage(
        side,
        {"Québec": french.replace(",", " (r),") + " (r)"},
        {"Albany": british.replace(",", " (r),") + " (r)"},
        hand=[47, 5],
        other=[7],
    )
    before = len(reduced(game, side))
    play(game, use("event", 47))
    for _ in range(most):
        assert game.decision is not None
        assert game.decision.ask is Ask.EVENT
        play(game, f"restore {min(named(game, 'restore'))}")
    assert not asks_event(game)
    assert len(reduced(game, side)) == before - most


def test_w133_restoring_may_stop_at_once() -> None:
    game = stage(BRITISH, {}, {"Albany": "22nd (r), 27th (r)"}, hand=[47, 5], other=[7])
    play(game, use("event", 47), "done")
    assert reduced(game, BRITISH) == {"22nd", "27th"}
    assert fate(game, 47) == "discarded"


@pytest.mark.parametrize("number", [47, 48])
def test_w10_restoring_may_be_played_with_nothing_to_restore(number: int) -> None:
    game = stage(FRENCH, {"Québec": "Béarn"}, hand=[number, 5], other=[7])
    play(game, use("event", number))
    assert fate(game, number) == "discarded"


@pytest.mark.parametrize(
    ("place", "units", "sieges", "may"),
    [
        ("Albany", "Virginia 1 (r)", {}, True),
        ("Albany", "Virginia 1 (i) (r)", {"Albany": 0}, False),
        ("Oswego", "Virginia 1 (r)", {}, False),
        ("Oswego", "Rogers (r)", {}, True),
        ("Albany", "Virginia 1", {}, False),
        ("Albany", "22nd (r)", {}, False),
        ("Albany", "Mohawk 1 (r)", {}, False),
    ],
    ids=["ok", "besieged", "unsupplied", "ranger", "full", "regular", "indian"],
)
def test_46_needs_a_unit_that_may_be_restored(
    place: str, units: str, sieges: Mapping[str, int], may: bool
) -> None:
    """W97 (5.523): besieged units and Drilled Troops out of supply are not restored."""
    game = stage(
        BRITISH,
        {"Albany": "Béarn"} if sieges else {},
        {place: units.replace(" (i)", "")},
        hand=[46, 5],
        sieges=sieges,
        inside=piece(BRITISH, "Virginia 1").bit if sieges else 0,
    )
    assert playable(game, 46) is may


def test_w97_neither_besieged_nor_unsupplied_regulars_are_restored() -> None:
    """5.523, 8.22: those outside a siege can be, if they are in supply."""
    game = stage(
        BRITISH,
        {"Albany": "Artois"},
        {"Albany": "44th (r)", "Hartford": "48th (r)", "Ticonderoga": "22nd (r)"},
        hand=[47, 5],
        other=[7],
        sieges={"Albany": 0},
        inside=piece(BRITISH, "44th").bit,
    )
    play(game, use("event", 47))
    assert options(game) == {"restore 48th", "done"}


def test_8_22_besiegers_are_restored() -> None:
    game = stage(
        FRENCH,
        {"Albany": "Artois (r)"},
        hand=[47, 5],
        other=[7],
        sieges={"Albany": 0},
        forts={"Hudson Carry South": "French fort", "Hudson Carry North": "French fort"},
    )
    play(game, use("event", 47))
    assert answers(game) == {"restore Artois", "done"}


QUEBEC_LOST = {"Québec": "British fortress"}


@pytest.mark.parametrize("number", [47, 48])
def test_47_and_48_for_the_french_end_with_quiberon_and_quebec(number: int) -> None:
    """The French need the sea open and a Québec that is not British; a siege is not enough."""
    assert playable(stage(FRENCH, hand=[number, 5]), number)
    assert not playable(stage(FRENCH, hand=[number, 5], quiberon=True), number)
    lost = stage(FRENCH, {}, {"Québec": "22nd"}, hand=[number, 5], forts=QUEBEC_LOST)
    assert not playable(lost, number)
    besieged = stage(FRENCH, {}, {"Québec": "22nd"}, hand=[number, 5], sieges={"Québec": 0})
    assert playable(besieged, number)
    british = stage(
        BRITISH, {}, {"Québec": "22nd"}, hand=[number, 5], forts=QUEBEC_LOST, quiberon=True
    )
    assert playable(british, number)


@pytest.mark.parametrize("side", [BRITISH, FRENCH], ids=["british", "french"])
def test_48_not_in_1755(side: Side) -> None:
    """There are no victories in Germany before the war has begun there."""
    assert not playable(stage(side, hand=[48, 5], year=1755, setup=FULL), 48)
    assert playable(stage(side, hand=[48, 5], year=1756, setup=FULL), 48)
    assert playable(stage(side, hand=[47, 5], year=1755, setup=FULL), 47)


# Militia


@pytest.mark.parametrize("number", [49, 50, 51, 52])
def test_call_out_militias_places_one_unit(number: int) -> None:
    """The British choose a box; the unit is at full strength (5.521)."""
    game = stage(BRITISH, hand=[number, 5], other=[7])
    play(game, use("event", number))
    assert {"call out Northern", "call out Southern"} <= options(game)
    assert "call out St. Lawrence" not in options(game)
    play(game, "call out Southern")
    assert kinds_at(game, BRITISH, "Southern militia") == {Kind.MILITIA: 1}
    assert not kinds_at(game, BRITISH, "Northern militia")
    assert not game.state.reduced
    assert fate(game, number) == "discarded"


def test_call_out_militias_for_the_french_is_the_st_lawrence() -> None:
    game = stage(FRENCH, hand=[49, 5], other=[7])
    play(game, use("event", 49))
    if game.decision is not None and game.decision.ask is Ask.EVENT:
        assert "call out Northern" not in options(game)
        play(game, "call out St. Lawrence")
    assert kinds_at(game, FRENCH, "St. Lawrence militia") == {Kind.MILITIA: 1}


def test_call_out_militias_restores_two_instead() -> None:
    """Either one unit or the restoring of up to two, not some of both."""
    names = "Colonial Militia 1 (r), Colonial Militia 2 (r)"
    game = stage(
        BRITISH,
        {"St. Lawrence militia": "Canadian Militia 1 (r)"},
        {"Southern militia": names, "Northern militia": "Colonial Militia 3 (r)"},
        hand=[49, 5],
        other=[7],
    )
    play(game, use("event", 49), "restore Colonial Militia 3")
    assert options(game) == {"done", "restore Colonial Militia 1", "restore Colonial Militia 2"}
    play(game, "restore Colonial Militia 2")
    assert reduced(game, BRITISH) == {"Colonial Militia 1"}
    assert reduced(game, FRENCH) == {"Canadian Militia 1"}
    assert kinds_at(game, BRITISH, "Southern militia") == {Kind.MILITIA: 2}
    assert not asks_event(game)


def test_5_52_there_are_four_militia_counters() -> None:
    boxes = {
        "Southern militia": "Colonial Militia 1 (r), Colonial Militia 2",
        "Northern militia": "Colonial Militia 3, Colonial Militia 4",
    }
    game = stage(BRITISH, {}, boxes, hand=[49, 5], other=[7])
    play(game, use("event", 49))
    assert options(game) == {"restore Colonial Militia 1", "done"}


# Acadians Expelled


def test_acadians_expelled() -> None:
    """Two Regulars at Halifax; Coureurs where the French say, and their restoring."""
    game = stage(
        BRITISH,
        {
            "Montréal": "Marin (r), Béarn (r), Huron (r)",
            "Tioga": "Léry (r)",
            "Ticonderoga": "Joncaire (r), Perière",
            "St. Lawrence militia": "Canadian Militia 1 (r), Canadian Militia 2 (r)",
        },
        {"Ticonderoga": "22nd", "Southern militia": "Colonial Militia 1 (r)"},
        hand=[66, 5],
        other=[7],
        setup=FULL,
        forts={"Ticonderoga": "French fort"},
        sieges={"Ticonderoga": 0},
        inside=piece(FRENCH, "Joncaire").bit | piece(FRENCH, "Perière").bit,
    )
    play(game, use("event", 66))
    assert decider(game) is FRENCH
    assert options(game) == {"choose Québec", "choose Louisbourg"}
    play(game, "choose Louisbourg")
    assert kinds_at(game, BRITISH, "Halifax") == {Kind.REGULAR: 2}
    assert kinds_at(game, FRENCH, "Louisbourg") == {Kind.COUREURS: 1}
    assert reduced(game, FRENCH) == {"Béarn", "Huron", "Joncaire"}
    assert reduced(game, BRITISH) == {"Colonial Militia 1"}
    assert fate(game, 66) == "removed"


def test_acadians_expelled_with_neither_place_french_only_restores() -> None:
    game = stage(
        BRITISH,
        {"Montréal": "Marin (r)"},
        {"Québec": "22nd", "Louisbourg": "27th"},
        hand=[66, 5],
        other=[7],
        setup=FULL,
        sieges={"Québec": 0, "Louisbourg": 0},
    )
    play(game, use("event", 66))
    assert not reduced(game, FRENCH)
    found = game.state.at[BY_NAME["Québec"]] | game.state.at[BY_NAME["Louisbourg"]]
    assert not found & UNITS_OF[FRENCH]
    assert kinds_at(game, BRITISH, "Halifax") == {Kind.REGULAR: 2}
    assert fate(game, 66) == "removed"


def test_acadians_expelled_with_one_place_leaves_no_choice() -> None:
    game = stage(
        BRITISH,
        {},
        {"Québec": "22nd"},
        hand=[66, 5],
        other=[7],
        setup=FULL,
        sieges={"Québec": 0},
    )
    play(game, use("event", 66))
    assert kinds_at(game, FRENCH, "Louisbourg") == {Kind.COUREURS: 1}
