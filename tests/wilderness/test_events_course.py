"""Events on the course of the war: cards 1 to 5, 21, 22, 34 to 37, 62, 67, 69 and 70."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest
from wilderness.stage import (
    decider,
    fate,
    finish,
    named,
    options,
    piece,
    play,
    playable,
    skip,
    space,
    stage,
    use,
    where,
)

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.cards import CARDS
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

FULL = Setup("full campaign")
RESPONSES = range(6, 21)
FRENCH_ONLY = {21, *range(23, 28), 31, *range(37, 41), 55, 56, 68, 69, 70}
BRITISH_ONLY = {22, 29, 30, 32, 36, *range(43, 46), *range(53, 55), *range(57, 68)}
EVENTS = [number for number in CARDS if number not in RESPONSES and number != 28]
REMOVED = {31, 32, *range(55, 71)}


def rich(side: Side, number: int) -> Game:
    """A position in which either side could play every event that it may ever play, except the
    Iroquois Alliance.
    """
    return stage(
        side,
        {
            "Québec": "Montcalm",
            "Montréal": "Lévis, Huron, Marin (r), Artois, Languedoc (r), Ottawa",
            "Albany": "Béarn",
            "Crown Point": "Guyenne (i)",
        },
        {
            "Schenectady": "Johnson, Mohawk 1, New York 1, New York 2, Rogers, Goreham",
            "Gist's Station": "27th",
            "Crown Point": "22nd",
            "Albany": "44th (i)",
            "Boston": "Shirley, Virginia 1 (r)",
        },
        hand=[number, 5 if number != 5 else 13],
        other=[7, 8],
        forts={
            "Ohio Forks": "French fort",
            "Crown Point": "French fort",
            "Gist's Station": "British stockade",
        },
        sieges={"Albany": 1, "Crown Point": 1},
        raided={"York": FRENCH},
        year=1760,
        setup=FULL,
        pitt=True,
        cherokees=True,
    )


@pytest.mark.parametrize("number", EVENTS)
def test_5_12_which_side_plays_which_event(number: int) -> None:
    """By the colours of the card; the positions satisfy every other condition."""
    assert playable(rich(FRENCH, number), number) is (number not in BRITISH_ONLY)
    assert playable(rich(BRITISH, number), number) is (number not in FRENCH_ONLY)


@pytest.mark.parametrize("number", RESPONSES)
@pytest.mark.parametrize("side", [FRENCH, BRITISH], ids=["french", "british"])
def test_5_13_responses_are_no_card_play(number: int, side: Side) -> None:
    """Their cards activate and build like all others (5.11)."""
    game = rich(side, number)
    assert not playable(game, number)
    assert {use(verb, number) for verb in ("activate", "build stockades", "build forts")} <= (
        options(game)
    )


@pytest.mark.parametrize("number", [number for number in EVENTS if number > 4 and number != 21])
def test_5_23_which_cards_leave_the_game(number: int) -> None:
    """Those marked so, when played as events."""
    game = rich(FRENCH if number in FRENCH_ONLY else BRITISH, number)
    finish(play(game, use("event", number)), number)
    assert fate(game, number) == ("removed" if number in REMOVED else "discarded")


@pytest.mark.parametrize("number", sorted(REMOVED))
@pytest.mark.parametrize("verb", ["activate", "build forts"])
def test_w8_used_otherwise_they_are_discarded(number: int, verb: str) -> None:
    game = stage(FRENCH, hand=[number, 5], other=[7, 8], setup=FULL)
    play(game, use(verb, number))
    skip(game, use("activate", 7))
    assert fate(game, number) == "discarded"


# Campaign


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_campaign_activates_two_leaders_of_any_initiative(number: int) -> None:
    """W15: both named first, no piece in both forces, no third and no units by themselves."""
    game = stage(
        BRITISH,
        {},
        {
            "Albany": "Loudoun, Dunbar, 22nd, 27th",
            "Boston": "Webb, Massachusetts 1, Rogers",
            "New York": "Abercromby",
        },
        hand=[number, 5],
        other=[7],
    )
    play(game, use("event", number))
    assert named(game, "lead") == {"Loudoun", "Dunbar", "Webb", "Abercromby"}
    assert not named(game, "send")
    play(game, "lead Loudoun", "take 22nd", "take Dunbar", "done")
    assert named(game, "lead") == {"Webb", "Abercromby"}
    play(game, "lead Webb", "take Massachusetts 1", "done")
    assert not named(game, "lead")
    assert named(game, "begin") == {"Loudoun", "Webb"}
    play(game, "begin Webb", "move > Providence", "stop")
    play(game, "move > Schenectady", "stop")
    assert where(game, BRITISH, "Massachusetts 1") == "Providence"
    assert where(game, BRITISH, "22nd") == where(game, BRITISH, "Dunbar") == "Schenectady"
    assert where(game, BRITISH, "27th") == "Albany"
    skip(game, use("activate", 7))
    assert fate(game, number) == "discarded"


def test_campaign_of_one_leader_by_sea() -> None:
    """One force will do; like all cards of value 3 it lets a force naval move (6.41)."""
    game = stage(BRITISH, {}, {"Boston": "Webb, 22nd, 27th"}, hand=[4, 5], other=[7])
    play(game, use("event", 4), "lead Webb", "take everyone")
    skip(game, "sail > Halifax")
    play(game, "sail > Halifax")
    assert where(game, BRITISH, "27th") == "Halifax"


# Bastions Repaired


SIEGES: dict[str, Any] = {
    "french": {"Albany": "Béarn", "New York": "Artois", "Crown Point": "Guyenne (i)"},
    "british": {"Crown Point": "22nd", "Québec": "27th", "Albany": "44th (i)"},
    "forts": {"Crown Point": "French fort"},
}


@pytest.mark.parametrize(
    ("side", "levels", "choices"),
    [
        (FRENCH, {"Crown Point": 1, "Québec": 2, "Albany": 1}, {"Crown Point", "Québec"}),
        (BRITISH, {"Crown Point": 1, "New York": 2, "Albany": 1}, {"New York", "Albany"}),
    ],
    ids=["french", "british"],
)
def test_w70_bastions_repaired(side: Side, levels: dict[str, int], choices: set[str]) -> None:
    """One siege of the player's own places goes back to level 0; nobody need be inside."""
    levels = {"Albany": 0, "New York": 0, "Québec": 0, **levels}
    game = stage(side, hand=[5, 7], other=[8], sieges=levels, **SIEGES)
    play(game, use("event", 5))
    assert decider(game) is side
    assert named(game, "choose") == choices
    chosen = min(choices)
    play(game, f"choose {chosen}")
    for name, level in levels.items():
        assert game.state.sieges[space(name)] == 1 + (0 if name == chosen else level)
    assert fate(game, 5) == "discarded"


@pytest.mark.parametrize("side", [FRENCH, BRITISH], ids=["french", "british"])
def test_w70_not_at_level_0_nor_for_an_enemy_place(side: Side) -> None:
    enemy = {"Albany": 2, "New York": 1} if side is FRENCH else {"Québec": 2, "Crown Point": 1}
    levels = {"Albany": 0, "New York": 0, "Québec": 0, "Crown Point": 0, **enemy}
    assert not playable(stage(side, hand=[5, 7], sieges=levels, **SIEGES), 5)


# Louisbourg Squadrons, Quiberon Bay


@pytest.mark.parametrize("die", range(1, 7))
def test_21_louisbourg_squadrons(die: int) -> None:
    """W99: no landings this year; on 1 to 3 it goes for good, with the French navy."""
    game = stage(FRENCH, {"Québec": "Béarn"}, hand=[21, 5, 13], other=[62, 7], dice=[die])
    play(game, use("event", 21))
    lost = die <= 3
    assert game.state.squadrons
    assert game.state.no_french_navy is lost
    assert fate(game, 21) == ("removed" if lost else "discarded")
    skip(game, use("activate", 62))
    assert playable(game, 62) is lost
    play(game, use("activate", 7), use("activate", 5), "send Béarn")
    skip(game, "stop")
    assert ("sail > Louisbourg" in options(game)) is not lost


def test_21_needs_louisbourg() -> None:
    """P11: not while it is besieged; 6.432: an Amphib marker keeps it British."""
    assert playable(stage(FRENCH, hand=[21, 5]), 21)
    besieged = {"british": {"Louisbourg": "22nd"}, "sieges": {"Louisbourg": 0}}
    assert not playable(stage(FRENCH, hand=[21, 5], **besieged), 21)  # type: ignore[arg-type]
    lost = stage(
        FRENCH,
        hand=[21, 5],
        forts={"Louisbourg": "British fortress"},
        amphib=1 << space("Louisbourg"),
    )
    assert not playable(lost, 21)


def test_w99_the_squadrons_stay_for_a_year() -> None:
    """The loss of the navy stays for ever."""
    game = stage(FRENCH, hand=[5], late=True, squadrons=True, no_french_navy=True)
    play(game, use("activate", 5))
    assert game.state.year == 1758
    assert not game.state.squadrons
    assert game.state.no_french_navy
    game = stage(FRENCH, hand=[5], squadrons=True)
    play(game, use("activate", 5))
    assert game.state.late
    assert game.state.squadrons


@pytest.mark.parametrize(
    ("year", "flags", "british", "forts", "sieges", "may"),
    [
        (1759, {}, {}, {}, {}, False),
        (1760, {}, {}, {}, {}, True),
        (1757, {"no_french_navy": True}, {}, {}, {}, True),
        (1757, {"squadrons": True}, {}, {}, {}, False),
        (1758, {}, {"Louisbourg": "22nd"}, {"Louisbourg": "British fortress"}, {}, True),
        (1758, {}, {"Louisbourg": "22nd"}, {}, {"Louisbourg": 2}, False),
    ],
    ids=["no", "1760", "removed", "played", "louisbourg", "besieged"],
)
def test_w108_quiberon_bay_conditions(
    year: int,
    flags: dict[str, Any],
    british: Mapping[str, str],
    forts: Mapping[str, str],
    sieges: Mapping[str, int],
    may: bool,
) -> None:
    game = stage(
        BRITISH,
        {},
        british,
        hand=[62, 5],
        year=year,
        setup=Setup("late war"),
        forts=forts,
        sieges=sieges,
        **flags,
    )
    assert playable(game, 62) is may


def test_w7_quiberon_bay_at_work() -> None:
    """Seven French cards from the next deal, in spite of the Diplomatic Revolution; the British
    begin the next season.
    """
    game = stage(BRITISH, hand=[62], no_french_navy=True)
    play(game, use("event", 62))
    assert fate(game, 62) == "removed"
    assert game.state.late
    assert len(game.state.hands[FRENCH].cards) == 7
    assert len(game.state.hands[BRITISH].cards) == 9
    assert decider(game) is BRITISH


@pytest.mark.parametrize("number", [47, 48, 55, 56, 68, 69])
def test_w108_what_the_french_cannot_play_after_quiberon_bay(number: int) -> None:
    assert playable(stage(FRENCH, hand=[number, 5], setup=FULL, year=1758), number)
    game = stage(FRENCH, hand=[number, 5], setup=FULL, year=1758, quiberon=True)
    assert not playable(game, number)


# Governor Vaudreuil Interferes, Intrigues Against Shirley


def test_22_exchanges_two_free_french_leaders() -> None:
    """W101: wherever they are; units stay where they are."""
    game = stage(
        BRITISH,
        {
            "Québec": "Montcalm, Béarn",
            "Louisbourg": "Drucour",
            "Venango": "Dumas",
            "Crown Point": "Rigaud (i), Artois (i)",
        },
        {"Crown Point": "22nd"},
        hand=[22, 5],
        other=[7],
        forts={"Crown Point": "French fort"},
        sieges={"Crown Point": 0},
    )
    play(game, use("event", 22))
    assert decider(game) is BRITISH
    pairs = {frozenset(text.split(" with ")) for text in named(game, "exchange")}
    everybody = ("Montcalm", "Drucour", "Dumas")
    assert pairs == {frozenset(p) for p in combinations(everybody, 2)}
    swap = next(t for t in options(game) if "Drucour" in t and "Montcalm" in t)
    play(game, swap)
    assert where(game, FRENCH, "Montcalm") == "Louisbourg"
    assert where(game, FRENCH, "Drucour") == where(game, FRENCH, "Béarn") == "Québec"
    assert fate(game, 22) == "discarded"


@pytest.mark.parametrize("ban", [False, True], ids=["navy", "ban"])
def test_w101_nobody_crosses_the_sea_without_a_navy(ban: bool) -> None:
    game = stage(
        BRITISH,
        {"Québec": "Montcalm", "Louisbourg": "Drucour"},
        hand=[22, 5],
        no_french_navy=ban,
    )
    assert playable(game, 22) is not ban


@pytest.mark.parametrize(
    ("place", "sieges", "vp", "may"),
    [
        ("Albany", {}, 1, True),
        ("Albany", {}, 0, False),
        ("Albany", {}, -2, False),
        ("Albany", {"Albany": 0}, 3, False),
        ("leader pool", {}, 3, False),
    ],
    ids=["ok", "zero", "behind", "besieged", "away"],
)
def test_70_intrigues_against_shirley(
    place: str, sieges: Mapping[str, int], vp: int, may: bool
) -> None:
    """He must be on the map and free, and the French must lead."""
    game = stage(
        FRENCH,
        {"Albany": "Béarn"} if sieges else {},
        {place: "Shirley"},
        hand=[70, 5],
        other=[7],
        sieges=sieges,
        vp=vp,
        setup=FULL,
        inside=piece(BRITISH, "Shirley").bit if sieges else 0,
    )
    assert playable(game, 70) is may
    if may:
        play(game, use("event", 70))
        assert where(game, BRITISH, "Shirley") == "out of the game"
        assert fate(game, 70) == "removed"
