"""Events that bring troops and leaders: cards 53 to 61, 63 to 65 and 68."""

from __future__ import annotations

import pytest
from wilderness.stage import (
    PORTS,
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
    stage,
    use,
    where,
)

from tripoli.wilderness.game import Game
from tripoli.wilderness.model import places
from tripoli.wilderness.model.pieces import Kind
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import BY_NAME

FORTRESSES = PORTS | {"Albany"}
QUEBEC_LOST = {"Québec": "British fortress"}
FULL = Setup("full campaign")


def french_pass(game: Game) -> None:
    """The French waste a card."""
    assert decider(game) is FRENCH
    play(game, next(text for text in sorted(options(game)) if text.startswith("activate")))
    skip(game)


# Rangers, Light Infantry


def test_rangers_come_to_any_open_british_fortification() -> None:
    """Stockades and captured forts too, but nothing besieged (8.22, 5.522)."""
    game = stage(
        BRITISH,
        {"Hudson Carry North": "Béarn"},
        {"New York": "22nd"},
        hand=[53, 5],
        other=[7],
        forts={
            "Hudson Carry North": "British fort",
            "Will's Creek": "British fort",
            "Oswego": "British stockade",
            "Ticonderoga": "French fort",
            "St-Jean": "French stockade",
        },
        works={"Winchester": BRITISH},
        sieges={"Hudson Carry North": 0},
    )
    play(game, use("event", 53))
    assert named(game, "place Armstrong >") == {*FORTRESSES, "Will's Creek", "Oswego"}
    play(game, "place Armstrong > Oswego")
    assert where(game, BRITISH, "Armstrong") == "Oswego"
    assert fate(game, 53) == "discarded"
    assert not asks_event(game)


def test_rangers_are_restored_up_to_two() -> None:
    """5.523: not a besieged one; supply is of no matter (12.1)."""
    game = stage(
        BRITISH,
        {"Hudson Carry North": "Béarn"},
        {"Hudson Carry North": "Rogers (r)", "Tioga": "Goreham (r)", "Toronto": "Armstrong (r)"},
        hand=[53, 5],
        other=[7],
        forts={"Hudson Carry North": "British fort"},
        sieges={"Hudson Carry North": 0},
        inside=piece(BRITISH, "Rogers").bit,
    )
    play(game, use("event", 53))
    # All three counters are on the map, so that none can be placed (5.52).
    assert options(game) == {"restore Goreham", "restore Armstrong", "done"}
    play(game, "restore Goreham", "restore Armstrong")
    assert reduced(game, BRITISH) == {"Rogers"}


def test_light_infantry_brings_a_leader_and_two_units_to_fortresses() -> None:
    """Ports or not, together or apart; Amphib spaces are no fortresses (W96)."""
    game = stage(
        BRITISH,
        {},
        {"Montréal": "22nd", "Île d'Orléans": "27th"},
        hand=[54, 5],
        other=[7],
        draws=["Bradstreet"],
        forts={"Montréal": "British fortress", "Ticonderoga": "British fort"},
        amphib=1 << BY_NAME["Île d'Orléans"],
    )
    play(game, use("event", 54))
    assert named(game, "place Bradstreet >") == {*FORTRESSES, "Montréal"}
    play(game, "place Bradstreet > Albany")
    assert named(game, "place 1/95th >") == {*FORTRESSES, "Montréal"}
    play(game, "place 1/95th > Montréal", "place 2/95th > Halifax")
    assert kinds_at(game, BRITISH, "Halifax") == {Kind.LIGHT_INFANTRY: 1}
    assert where(game, BRITISH, "Bradstreet") == "Albany"
    assert fate(game, 54) == "discarded"
    assert playable(stage(BRITISH, hand=[54, 5]), 54)


def test_w133_light_infantry_is_up_to_two() -> None:
    """Of the two units, none or one may be left out."""
    game = stage(BRITISH, hand=[54, 5], other=[7], draws=["Bradstreet"])
    play(game, use("event", 54), "place Bradstreet > Albany")
    assert "done" in options(game)


def test_5_52_light_infantry_counters() -> None:
    """With five of the six on the map only one comes."""
    five = "1/95th, 2/95th, 85th Royal Volunteers, Gage's 80th, Howe's"
    game = stage(BRITISH, {}, {"Albany": five}, hand=[54, 5], other=[7], draws=["Murray"])
    play(game, use("event", 54), "place Murray > Albany", "place Scott's > Boston")
    assert not asks_event(game)


# French Regulars


def units_of_french_regulars(game: Game, name: str) -> int:
    """How many Regulars of strength 3 the French have somewhere."""
    return kinds_at(game, FRENCH, name).get(Kind.REGULAR, 0)


@pytest.mark.parametrize("number", [55, 56, 68])
@pytest.mark.parametrize("place", ["Québec", "Louisbourg"])
def test_french_regulars_come_to_one_place(number: int, place: str) -> None:
    """W95: two units, both at Québec or both at Louisbourg; the card leaves the game."""
    game = stage(FRENCH, hand=[number, 5], other=[7], setup=FULL, leaders_came=True)
    play(game, use("event", number))
    assert options(game) == {"choose Québec", "choose Louisbourg"}
    play(game, f"choose {place}")
    assert kinds_at(game, FRENCH, place) == {Kind.REGULAR: 2}
    assert (
        units_of_french_regulars(game, "Québec") + units_of_french_regulars(game, "Louisbourg") == 2
    )
    assert not game.state.reduced
    assert fate(game, number) == "removed"


def test_french_regulars_bring_montcalm_once() -> None:
    """In the scenarios of 1755 the first such event brings the three leaders along."""
    game = stage(FRENCH, hand=[55, 56], other=[7, 5], setup=FULL, keep=True)
    assert where(game, FRENCH, "Montcalm") == "set aside"
    play(game, use("event", 55), "choose Louisbourg")
    for name in ("Montcalm", "Lévis", "Bougainville"):
        assert where(game, FRENCH, name) == "Louisbourg"
    assert game.state.leaders_came


def test_french_regulars_of_1757_bring_nobody() -> None:
    game = stage(FRENCH, hand=[55, 5], other=[7], keep=True)
    before = game.state.at[BY_NAME["Québec"]].bit_count()
    play(game, use("event", 55), "choose Québec")
    assert game.state.at[BY_NAME["Québec"]].bit_count() == before + 2


def test_french_regulars_need_a_controlled_place() -> None:
    """2.0, 8.22: besieged or British places cannot be used; with neither there is no event."""
    free = stage(FRENCH, hand=[55, 5], other=[7], setup=FULL, leaders_came=True)
    assert playable(free, 55)
    one = stage(
        FRENCH,
        {},
        {"Louisbourg": "22nd"},
        hand=[55, 5],
        other=[7],
        sieges={"Louisbourg": 1},
        leaders_came=True,
    )
    play(one, use("event", 55))
    assert kinds_at(one, FRENCH, "Québec") == {Kind.REGULAR: 2}
    none = stage(
        FRENCH,
        {},
        {"Louisbourg": "22nd", "Québec": "27th"},
        hand=[55, 5],
        sieges={"Louisbourg": 1},
        forts=QUEBEC_LOST,
    )
    assert not playable(none, 55)


def test_w95_an_amphib_marker_keeps_french_regulars_out_of_louisbourg() -> None:
    game = stage(
        FRENCH,
        hand=[55, 5],
        other=[7],
        forts={"Louisbourg": "British fortress"},
        amphib=1 << BY_NAME["Louisbourg"],
    )
    play(game, use("event", 55))
    assert kinds_at(game, FRENCH, "Québec") == {Kind.REGULAR: 2}


def test_french_regulars_not_after_quiberon_bay() -> None:
    assert not playable(stage(FRENCH, hand=[55, 5], quiberon=True), 55)


@pytest.mark.parametrize(
    ("side", "first", "second"),
    [(FRENCH, 55, 56), (BRITISH, 57, 58)],
    ids=["french", "british"],
)
def test_w95_one_regulars_event_a_season(side: Side, first: int, second: int) -> None:
    """The enemy's does not count, and neither does the last season's."""
    game = stage(side, hand=[first, second, 5], other=[7, 8])
    finish(play(game, use("event", first)), first)
    skip(game, use("activate", 7))
    play(game, use("activate", 7))
    skip(game, use("activate", second))
    assert use("activate", second) in options(game)
    assert not playable(game, second)


def test_w95_the_next_season_allows_another_regulars_event() -> None:
    game = stage(BRITISH, hand=[57, 58])
    finish(play(game, use("event", 57)), 57)
    play(game, "hold")
    assert game.state.late
    french_pass(game)
    skip(game, use("event", 58))
    assert playable(game, 58)


def test_w95_regulars_of_the_other_side_do_not_count() -> None:
    game = stage(FRENCH, hand=[55, 5], other=[57, 7])
    finish(play(game, use("event", 55)), 55)
    skip(game, use("event", 57))
    assert playable(game, 57)


# British Regulars, Highlanders, Royal Americans


@pytest.mark.parametrize("number", [57, 58, 59, 64])
def test_british_regulars_come_to_ports(number: int) -> None:
    """W96: a leader and three Regulars of strength 3, together or apart."""
    game = stage(
        BRITISH,
        {},
        {"Louisbourg": "27th", "Montréal": "28th"},
        hand=[number, 5],
        other=[7],
        draws=["Murray"],
        forts={"Louisbourg": "British fortress", "Montréal": "British fortress"},
    )
    play(game, use("event", number))
    ports = {*PORTS, "Louisbourg"}
    assert named(game, "place Murray >") == ports
    play(game, "place Murray > Louisbourg")
    for name, place in (("15th", "Boston"), ("17th", "Boston"), ("1st Royal", "Halifax")):
        assert named(game, f"place {name} >") == ports
        play(game, f"place {name} > {place}")
    assert kinds_at(game, BRITISH, "Boston") == {Kind.REGULAR: 2}
    assert kinds_at(game, BRITISH, "Halifax") == {Kind.REGULAR: 1}
    assert where(game, BRITISH, "Murray") == "Louisbourg"
    assert not game.state.reduced
    assert fate(game, number) == "removed"


def test_w96_amphib_spaces_count_as_ports_unless_besieged() -> None:
    """6.432, 8.22; nor do any come where enemy units are (5.522)."""
    game = stage(
        BRITISH,
        {"Baie-St-Paul": "Marin", "New York": "Béarn"},
        {"Louisbourg": "27th", "Île d'Orléans": "28th"},
        hand=[57, 5],
        other=[7],
        draws=["Murray"],
        sieges={"Louisbourg": 0, "New York": 0},
        amphib=sum(1 << BY_NAME[n] for n in ("Louisbourg", "Île d'Orléans", "Baie-St-Paul")),
    )
    play(game, use("event", 57))
    assert named(game, "place Murray >") == PORTS - {"New York"} | {"Île d'Orléans"}


@pytest.mark.parametrize(("number", "leaders", "units"), [(60, 2, 4), (61, 1, 1), (63, 1, 1)])
def test_highlanders(number: int, leaders: int, units: int) -> None:
    """#60 brings two leaders and four units, the others one of each, all to ports."""
    names = ["Murray", "Webb"][:leaders]
    game = stage(
        BRITISH,
        hand=[number, 5],
        other=[7],
        draws=names,
        setup=FULL,
        pitt=True,
        amphib=1 << BY_NAME["Rivière-Ouelle"],
    )
    play(game, use("event", number))
    placed = 0
    while asks_event(game):
        spots = {text.split(" > ")[1] for text in options(game) if " > " in text}
        assert spots == PORTS | {"Rivière-Ouelle"}
        name = next(text for text in sorted(options(game)) if text.endswith("> Halifax"))
        play(game, name)
        placed += 1
    assert placed == leaders + units
    assert kinds_at(game, BRITISH, "Halifax") == {Kind.HIGHLAND: units}
    assert fate(game, number) == "removed"


@pytest.mark.parametrize("number", [60, 61, 63])
@pytest.mark.parametrize(
    ("year", "pitt", "may"),
    [(1755, False, False), (1758, False, False), (1756, True, True), (1759, False, True)],
)
def test_w110_highlanders_after_pitt_or_from_1759(
    number: int, year: int, pitt: bool, may: bool
) -> None:
    game = stage(BRITISH, hand=[number, 5], year=year, pitt=pitt, setup=FULL)
    assert playable(game, number) is may


def test_w110_highlanders_at_once_in_1757() -> None:
    assert playable(stage(BRITISH, hand=[60, 5]), 60)


def test_royal_americans_come_to_fortresses_of_the_two_departments() -> None:
    """Four units and a leader, not to Halifax or a captured place."""
    game = stage(
        BRITISH,
        {},
        {"Louisbourg": "22nd"},
        hand=[65, 5],
        other=[7],
        draws=["Webb"],
        setup=FULL,
        forts={"Louisbourg": "British fortress"},
    )
    play(game, use("event", 65))
    spots = FORTRESSES - {"Halifax"}
    assert named(game, "place Webb >") == spots
    play(game, "place Webb > Albany")
    for number in range(1, 5):
        assert named(game, f"place {number}/60th >") == spots
        play(game, f"place {number}/60th > Philadelphia")
    assert kinds_at(game, BRITISH, "Philadelphia") == {Kind.ROYAL_AMERICAN: 4}
    assert fate(game, 65) == "removed"


def test_royal_americans_need_a_fortress() -> None:
    """With all of the two Departments lost, the event cannot be played."""
    names = sorted(FORTRESSES - {"Halifax"})
    units = ("Béarn", "Artois", "Guyenne", "La Reine", "La Sarre", "Languedoc", "Cambis")
    lost = dict(zip(names, units, strict=True))
    game = stage(
        BRITISH,
        lost,
        hand=[65, 5],
        setup=FULL,
        forts=dict.fromkeys(names, "French fortress"),
    )
    assert not playable(game, 65)
    assert playable(stage(BRITISH, hand=[65, 5], setup=FULL), 65)


def test_5_52_counters_limit_reinforcements() -> None:
    """With one Royal American in play and one lost for good, two come."""
    game = stage(
        BRITISH, {}, {"Albany": "1/60th"}, hand=[65, 5], other=[7], draws=["Webb"], setup=FULL
    )
    state = game.state
    gone = piece(BRITISH, "2/60th")
    state.at[places.AVAILABLE] &= ~gone.bit
    state.at[places.GONE] |= gone.bit
    state.place[gone] = places.GONE
    play(game, use("event", 65))
    for name in ("Webb", "3/60th", "4/60th"):
        play(game, f"place {name} > Albany")
    assert not asks_event(game)
    assert kinds_at(game, BRITISH, "Albany") == {Kind.ROYAL_AMERICAN: 3}
