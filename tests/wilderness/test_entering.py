"""Entering spaces: leaders alone, fortifications, infiltration (6.5, 6.6, 8.1; W33 to W40)."""

from __future__ import annotations

import pytest
from wilderness.stage import listen, options, piece, play, reduced, skip, space, stage, where

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import BattleBegan, BattleEnded, Raided
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.state import FORT, FORTRESS, STOCKADE

CARD = "activate 46 Colonial Recruits"
NORTH = {"Hudson Carry North": "British fort"}


def targets(game: Game, act: str = "move") -> set[str]:
    """Where one can go."""
    return {option[len(act) + 3 :] for option in options(game) if option.startswith(f"{act} > ")}


def offered(game: Game, act: str) -> set[str]:
    """What can be done with a word: "inside" gives the names of all that can go inside."""
    return {option[len(act) + 1 :] for option in options(game) if option.startswith(f"{act} ")}


def march(
    source: str,
    names: str,
    *path: str,
    british: dict[str, str] | None = None,
    french: dict[str, str] | None = None,
    forts: dict[str, str] | None = None,
    dice: tuple[int, ...] = (),
    sieges: dict[str, int] | None = None,
    works: dict[str, Side] | None = None,
    other: tuple[int, ...] = (),
    amphib: int = 0,
) -> Game:
    """French pieces, the first of them alone or in command, move along a path."""
    game = stage(
        FRENCH,
        {source: names} | (french or {}),
        british or {},
        hand=[46, 8],
        other=other,
        forts=forts or {},
        dice=dice,
        sieges=sieges or {},
        works=works or {},
        amphib=amphib,
        vp=0,
    )
    first, *rest = names.replace(" (r)", "").split(", ")
    play(game, CARD)
    if rest:
        play(game, f"lead {first}", *(f"take {name}" for name in rest))
    else:
        play(game, f"send {first}")
    while "done" in options(game):
        game.choose("done")
    for name in path:
        play(game, f"move > {name}")
    return game


# Leaders alone


def test_w33_a_leader_leaves_for_any_free_space() -> None:
    """6.53: an adjacent space without the enemy, not the one the enemy came from."""
    game = march(
        "Schoharie",
        "Béarn",
        "Canajoharie",
        british={"Canajoharie": "Johnson"},
        french={"Oneida Castle": "Marin"},
        forts={"Shawiangto": "French stockade"},
    )
    assert targets(game, "retreat") == {"Schenectady", "Oneida Carry East", "Adirondacks South"}
    assert options(game) == {f"retreat > {name}" for name in targets(game, "retreat")}


def test_w33_with_nowhere_to_go_he_is_lost() -> None:
    """6.53: retreat or be eliminated."""
    game = march(
        "Schoharie",
        "Béarn",
        "Canajoharie",
        british={"Canajoharie": "Johnson"},
        french={
            "Schenectady": "La Sarre",
            "Oneida Castle": "Marin",
            "Shawiangto": "Huron",
            "Oneida Carry East": "Ottawa",
            "Adirondacks South": "Ojibwa",
        },
    )
    skip(game)
    assert where(game, BRITISH, "Johnson") == "out of the game"


@pytest.mark.parametrize(
    ("names", "leaves"), [("Marin", True), ("Lévis", False)], ids=["unit", "leader"]
)
def test_w33_leaders_drive_nobody_away(names: str, leaves: bool) -> None:
    """6.54, W113: units do; a leader alone occupies nothing."""
    game = march("Oneida Castle", names, "Canajoharie", british={"Canajoharie": "Johnson"})
    assert bool(targets(game, "retreat")) == leaves
    if not leaves:
        assert where(game, BRITISH, "Johnson") == "Canajoharie"
        assert where(game, FRENCH, "Lévis") == "Canajoharie"


def test_w33_a_stockade_shelters_no_leader() -> None:
    """6.53, 8.1: it is captured over his head, and he leaves."""
    game = march(
        "Schoharie",
        "Béarn",
        "Canajoharie",
        british={"Canajoharie": "Johnson"},
        forts={"Canajoharie": "British stockade"},
    )
    assert "inside Johnson" not in options(game)
    play(game, "retreat > Oneida Castle")
    skip(game)
    assert game.state.forts[space("Canajoharie")] == 2 * STOCKADE + FRENCH
    assert game.state.vp == 1


def test_w33_w117_leaders_alone_in_their_fort() -> None:
    """8.21: it is besieged at once; then each goes inside or away."""
    game = march(
        "Ticonderoga",
        "Béarn",
        "Hudson Carry North",
        british={"Hudson Carry North": "Dunbar, Johnson"},
        forts=NORTH,
    )
    assert game.decision is not None
    assert game.decision.ask is Ask.RETREAT
    assert targets(game, "retreat") == {
        "Hudson Carry South",
        "Adirondacks Central",
        "Adirondacks South",
    }
    play(game, "inside Dunbar", "retreat > Hudson Carry South")
    assert game.state.sieges[space("Hudson Carry North")] == 1
    assert game.state.besieged(piece(BRITISH, "Dunbar"))
    assert where(game, BRITISH, "Johnson") == "Hudson Carry South"


def test_w33_ports_for_leaders_on_the_shore() -> None:
    """6.432: from an Amphib space to any British-controlled port."""
    game = march(
        "Québec",
        "Huron",
        "Île d'Orléans",
        british={"Île d'Orléans": "Wolfe"},
        amphib=1 << space("Île d'Orléans"),
    )
    assert {"Halifax", "Boston", "Baie-St-Paul", "Rivière-Ouelle"} <= targets(game, "retreat")
    assert "Québec" not in targets(game, "retreat")


def test_w33_new_indians_drive_leaders_away() -> None:
    game = stage(
        FRENCH,
        {},
        {"Kittaning": "Johnson"},
        hand=[26, 8],
        forts={"Ohio Forks": "French fort"},
        dice=[1],
    )
    play(game, "event 26 Western Indian Alliance", "place Delaware 1 > Kittaning")
    assert targets(game, "retreat") == {"Buffalo Swamp", "Venango", "Laurel Ridge North"}


def test_w33_a_leader_with_a_unit_stays() -> None:
    """6.53 is about leaders without units."""
    game = march("Schoharie", "Béarn", "Canajoharie", british={"Canajoharie": "Johnson, 44th"})
    assert not targets(game, "retreat")
    assert "stand" in options(game)


@pytest.mark.parametrize(
    ("british", "fort", "siege", "allowed"),
    [
        ("44th", "", False, False),
        ("Johnson", "", False, True),
        ("", "British stockade", False, False),
        ("", "British fort", False, False),
        ("44th (i)", "British fort", True, True),
        ("", "", False, True),
    ],
    ids=["unit", "leader", "stockade", "fort", "siege", "nobody"],
)
def test_w113_where_leaders_alone_may_go(
    british: str, fort: str, siege: bool, allowed: bool
) -> None:
    """6.53: not where there are unbesieged enemy units or fortifications."""
    there = "Hudson Carry North"
    game = march(
        "Ticonderoga",
        "Montcalm",
        british={there: british},
        french={there: "Béarn"} if siege else {},
        forts={there: fort} if fort else {},
        sieges={there: 0} if siege else {},
    )
    assert (there in targets(game)) == allowed


def test_6_54_leaders_works_and_settlements_do_not_hinder() -> None:
    """One passes through, and the leader has to leave."""
    game = march(
        "Schoharie",
        "Villiers, Béarn, Marin",
        "Canajoharie",
        british={"Canajoharie": "Johnson", "Albany": "Mohawk 1"},
        works={"Canajoharie": BRITISH},
    )
    play(game, "retreat > Schenectady", "move > Oneida Castle")
    assert where(game, FRENCH, "Béarn") == "Oneida Castle"


def test_w113_no_leader_alone_into_a_siege_of_his_own_fort() -> None:
    """6.53: the besiegers are unbesieged enemy units."""
    game = march(
        "Crown Point",
        "Montcalm",
        british={"Ticonderoga": "44th"},
        french={"Ticonderoga": "Béarn (i)"},
        forts={"Ticonderoga": "French fort"},
        sieges={"Ticonderoga": 0},
    )
    assert "Ticonderoga" not in targets(game)


def test_6_53_the_leader_who_has_lost_his_units_goes_back() -> None:
    """7.64, 7.92: attackers retreat whence they came, leaders without units too."""
    game = march(
        "Oneida Castle",
        "Villiers, Marin (r)",
        "Canajoharie",
        british={"Canajoharie": "44th, 48th"},
        dice=(3, 5),
    )
    play(game, "let pass", "stop")
    skip(game)
    assert where(game, FRENCH, "Marin") == "out of the game"
    assert where(game, FRENCH, "Villiers") == "Oneida Castle"


# Forts under construction


@pytest.mark.parametrize(
    ("names", "vanishes"),
    [("Béarn", True), ("Marin", False), ("Villiers", False)],
    ids=["Drilled", "Auxiliary", "leader"],
)
def test_w34_works_vanish_before_drilled_troops(names: str, vanishes: bool) -> None:
    """5.45: also when they only pass through."""
    game = march("Oneida Castle", names, "Canajoharie", "Schoharie", works={"Canajoharie": BRITISH})
    assert bool(game.state.works[space("Canajoharie")]) is not vanishes


@pytest.mark.parametrize("avoids", [True, False])
def test_w34_works_last_as_long_as_a_unit_defends_them(avoids: bool) -> None:
    """5.45: solely occupied by the enemy."""
    game = march(
        "Schoharie",
        "Béarn",
        "Canajoharie",
        british={"Canajoharie": "Mohawk 1"},
        works={"Canajoharie": BRITISH},
        dice=(1, 1),
    )
    assert game.state.works[space("Canajoharie")]
    if avoids:
        play(game, "avoid Mohawk 1", "avoid > Oneida Castle")
    else:
        # The Mohawk ties, and wins.
        play(game, "stand")
    skip(game)
    assert bool(game.state.works[space("Canajoharie")]) is not avoids


# Fortifications


@pytest.mark.parametrize("kind", ["fort", "fortress"])
@pytest.mark.parametrize(
    ("names", "allowed"),
    [("Villiers, Marin, Léry", False), ("Villiers, Marin, Béarn", True), ("Béarn", True)],
    ids=["Auxiliaries", "mixed", "Drilled"],
)
def test_6_52_forts_and_fortresses_need_drilled_troops(
    kind: str, names: str, allowed: bool
) -> None:
    """6.52: none but they enter an unbesieged one of the enemy's."""
    there = "Hudson Carry North" if kind == "fort" else "Albany"
    source = "Ticonderoga" if kind == "fort" else "Schoharie"
    game = march(source, names, forts=NORTH)
    assert (there in targets(game)) == allowed


def test_w63_a_besieged_fort_stops_nobody() -> None:
    """6.51, W113: Auxiliaries and leaders pass through the camp of their own side."""
    for names in ("Villiers, Marin, Léry", "Villiers", "Marin"):
        game = march(
            "Ticonderoga",
            names,
            "Hudson Carry North",
            british={"Hudson Carry North": "44th (i)"},
            french={"Hudson Carry North": "Béarn"},
            forts=NORTH,
            sieges={"Hudson Carry North": 0},
        )
        assert "Hudson Carry South" in targets(game)
        assert "stop" in options(game)


def test_w35_relief_of_an_own_fort() -> None:
    """8.251: an attack on the besiegers, with or without Drilled Troops; the besieged may join."""
    game = march(
        "Crown Point",
        "Villiers, Marin, Léry",
        "Ticonderoga",
        british={"Ticonderoga": "44th"},
        french={"Ticonderoga": "Béarn (i), La Sarre (i)"},
        forts={"Ticonderoga": "French fort"},
        sieges={"Ticonderoga": 0},
    )
    play(game, "stand")
    assert {"join Béarn", "join La Sarre", "done"} == options(game)


def test_w36_auxiliaries_raid_an_empty_stockade() -> None:
    """6.51: they stop, the stockade is not captured."""
    game = march(
        "Allegheny South",
        "Villiers, Marin, Léry",
        forts={"Augusta": "British stockade", "Ohio Forks": "French fort"},
        dice=(1, 6, 6),
    )
    events = listen(game)
    play(game, "move > Augusta")
    skip(game)
    assert [event.space.name for event in events if isinstance(event, Raided)] == ["Augusta"]
    assert game.state.has_fort(space("Augusta"), BRITISH)
    assert game.state.vp == 0


def test_w36_a_leader_does_not_keep_a_stockade() -> None:
    """5.45: without units it is unoccupied, and captured intact."""
    game = march(
        "Oneida Castle",
        "Béarn",
        "Canajoharie",
        british={"Canajoharie": "Johnson"},
        forts={"Canajoharie": "British stockade"},
    )
    play(game, "retreat > Schenectady")
    assert game.state.forts[space("Canajoharie")] == 2 * STOCKADE + FRENCH


def test_w36_drilled_troops_stop_at_a_captured_stockade() -> None:
    """6.51: whoever enters must stop."""
    game = march(
        "Oneida Castle",
        "Villiers, Béarn, Marin",
        "Canajoharie",
        forts={"Canajoharie": "British stockade"},
    )
    assert not targets(game)
    assert game.state.has_fort(space("Canajoharie"), FRENCH)
    assert game.state.vp == 1


def test_w36_a_stockade_beaten_by_auxiliaries_stands_and_is_raided() -> None:
    """R18, 10.12: after the battle they raid it, and no militia deploys."""
    game = march(
        "Allegheny South",
        "Villiers, Marin, Léry, Joncaire",
        british={"Augusta": "Virginia 1 (r)", "Southern militia": "Colonial Militia 1"},
        forts={"Augusta": "British stockade", "Ohio Forks": "French fort"},
        dice=(6, 1, 2, 1),
    )
    events = listen(game)
    # No militia takes part in the battle, and none may afterwards.
    play(game, "move > Augusta", "done")
    skip(game)
    kinds = [type(event) for event in events if isinstance(event, BattleEnded | Raided)]
    assert kinds == [BattleEnded, Raided]
    assert game.state.has_fort(space("Augusta"), BRITISH)
    assert game.state.vp == 0
    assert where(game, BRITISH, "Colonial Militia 1") == "Southern militia"


@pytest.mark.parametrize("names", ["Villiers, Béarn, La Sarre", "Villiers, Marin, Léry"])
def test_w36_avoided_it_is_captured_or_raided(names: str) -> None:
    """6.82: as if it had been empty; the active side goes no further."""
    game = march(
        "Schoharie",
        names,
        "Canajoharie",
        british={"Canajoharie": "Rogers"},
        forts={"Canajoharie": "British stockade", "Oswego": "French fort"},
        dice=(4, 2, 1),
    )
    events = listen(game)
    play(game, "avoid Rogers", "avoid > Oneida Castle")
    assert where(game, BRITISH, "Rogers") == "Oneida Castle"
    assert not targets(game)
    drilled = "Béarn" in names
    assert game.state.has_fort(space("Canajoharie"), FRENCH) == drilled
    assert game.state.vp == (1 if drilled else 0)
    skip(game)
    assert bool([event for event in events if isinstance(event, Raided)]) is not drilled


# Inside and outside


def storm(british: str, dice: tuple[int, ...] = (), french: str = "Montcalm, Béarn") -> Game:
    """Montcalm enters Hudson Carry North, a British fort."""
    return march(
        "Ticonderoga",
        french,
        "Hudson Carry North",
        british={"Hudson Carry North": british},
        forts=NORTH,
        dice=dice,
    )


def test_8_1_who_stays_inside_is_out_of_the_battle() -> None:
    """8.12: no help from inside, and no harm to it; the beaten may go in or away (8.13)."""
    game = storm("Webb, 44th, 48th, New York 1", (4, 1))
    began = listen(game)
    assert offered(game, "inside") == {"Webb", "44th", "48th", "New York 1"}
    play(game, "inside Webb", "inside 44th", "inside 48th", "done")
    assert offered(game, "avoid") == {"New York 1"}
    play(game, "stand")
    skip(game)
    event = next(event for event in began if isinstance(event, BattleBegan))
    assert event.defenders == piece(BRITISH, "New York 1").bit
    assert not {"44th", "48th"} & reduced(game, BRITISH)


def test_w48_attackers_beaten_all_come_out() -> None:
    """No siege, nobody besieged."""
    game = storm("44th, 48th, Rogers", (1, 6, 6), french="Montcalm, Béarn (r)")
    play(game, "inside 44th", "done", "stand")
    skip(game)
    assert not game.state.sieges[space("Hudson Carry North")]
    assert not game.state.inside
    assert where(game, FRENCH, "Montcalm") == "Ticonderoga"


def test_w48_four_units_and_all_leaders_in_a_fort() -> None:
    """8.11."""
    game = storm("Webb, Murray, Dunbar, 44th, 48th, 22nd, 27th, 35th")
    for name in ("44th", "48th", "22nd", "27th"):
        play(game, f"inside {name}")
    assert offered(game, "inside") == {"Webb", "Murray", "Dunbar"}


def test_w48_any_number_in_a_fortress() -> None:
    """8.11."""
    names = "44th, 48th, 22nd, 27th, 35th, 40th"
    game = march("Schoharie", "Montcalm, Béarn", "Albany", british={"Albany": names})
    for name in names.split(", ")[:-1]:
        play(game, f"inside {name}")
    assert offered(game, "inside") == {"40th"}


def test_w48_nobody_inside_a_stockade() -> None:
    """8.1: the battle is fought as usual."""
    game = march(
        "Oneida Castle",
        "Montcalm, Béarn",
        "Canajoharie",
        british={"Canajoharie": "44th, Webb"},
        forts={"Canajoharie": "British stockade"},
    )
    assert not offered(game, "inside")
    assert "stand" in options(game)


def test_r16_a_siege_after_a_battle_lost_outside() -> None:
    """8.21 a: those beaten outside go away or inside."""
    game = storm("New York 1 (r), 48th", (5, 1))
    play(game, "inside 48th", "done", "stand")
    skip(game)
    assert game.state.sieges[space("Hudson Carry North")] == 1
    assert game.state.besieged(piece(BRITISH, "48th"))


def test_r16_b_all_inside() -> None:
    """8.21 b."""
    game = storm("44th, 48th")
    play(game, "inside 44th", "inside 48th")
    assert game.state.sieges[space("Hudson Carry North")] == 1
    assert game.state.inside.bit_count() == 2


def test_r16_c_an_empty_fort() -> None:
    """8.21 c: it is not captured."""
    game = storm("")
    assert game.state.sieges[space("Hudson Carry North")] == 1
    assert game.state.forts[space("Hudson Carry North")] == 2 * FORT + BRITISH
    assert game.state.vp == 0
    assert not targets(game)


def test_r16_an_empty_fortress() -> None:
    """8.21 c, 8.22: besieged, and nobody's."""
    game = march("Schoharie", "Béarn", "Albany")
    assert game.state.sieges[space("Albany")] == 1
    assert game.state.forts[space("Albany")] == 2 * FORTRESS + BRITISH
    assert not game.state.controls(space("Albany"), BRITISH)


# Infiltration


@pytest.mark.parametrize(
    ("names", "free"),
    [
        ("Marin", True),
        ("Villiers, Beaujeu, Marin", True),
        ("Villiers, Marin, Léry", False),
        ("Béarn", False),
        ("Villiers, Béarn", False),
    ],
    ids=["one", "with leaders", "two", "Drilled", "Drilled with leader"],
)
def test_w37_only_a_lone_auxiliary_infiltrates(names: str, free: bool) -> None:
    """6.6: with or without leaders; others attack, and those in the space do not intercept."""
    game = march("Allegheny South", names, "Woodstock", british={"Woodstock": "Virginia 1"})
    assert ("intercept Virginia 1" in options(game)) == free
    assert ("stand" in options(game)) is not free
    if free:
        game.choose("let pass")
        assert {"Culpeper", "Winchester"} <= targets(game)
        assert "stop" in options(game)


def test_w37_a_force_may_become_a_lone_auxiliary() -> None:
    """6.6, 6.1: when the others have been dropped, it may enter where all could not."""
    game = march("Crown Point", "Villiers, Marin, Léry", "Ticonderoga", forts=NORTH)
    assert "Hudson Carry North" not in targets(game)
    play(game, "drop Léry")
    assert "Hudson Carry North" in targets(game)


@pytest.mark.parametrize("back", [True, False], ids=["5th space", "6th space"])
def test_w37_an_infiltrator_needs_movement_to_go_on(back: bool) -> None:
    """6.61: into a fort only if it can still come out."""
    start, other = ("Ticonderoga", "Wood Creek") if back else ("Wood Creek", "Ticonderoga")
    way = [other, start, other, start] if back else [other, start, other, start, other]
    game = march(start, "Marin", *way, forts=NORTH)
    assert where(game, FRENCH, "Marin") == "Ticonderoga"
    assert ("Hudson Carry North" in targets(game)) == back


@pytest.mark.parametrize("weather", [False, True], ids=["fair", "foul"])
def test_w37_foul_weather_counts(weather: bool) -> None:
    """6.61: with two spaces in all, the second cannot be a fort."""
    game = stage(FRENCH, {"Crown Point": "Marin"}, hand=[46, 8], other=[14, 9], forts=NORTH)
    play(game, CARD, "send Marin")
    if weather:
        play(game, "play 14 Foul Weather")
    play(game, "move > Ticonderoga")
    assert ("Hudson Carry North" in targets(game)) is not weather


def test_w37_the_ninth_space_by_boat_is_no_fort() -> None:
    """6.61: the remainder of the nine spaces counts."""
    way = ("Bécancour", "Trois-Rivières", "Sorel", "St-Jean", "Île-aux-Noix", "Winooski")
    game = march("Québec", "Marin", *way, "Crown Point", "Ticonderoga", forts=NORTH)
    assert targets(game) == {"Crown Point"}
    game = march("Bécancour", "Marin", *way[1:], "Crown Point", "Ticonderoga", forts=NORTH)
    assert targets(game) == {"Crown Point", "Hudson Carry North"}


def test_w37_in_the_sixth_space_it_attacks() -> None:
    """6.61: where there is no fort it may go, but not infiltrate."""
    game = march(
        "Wood Creek",
        "Marin",
        *("Ticonderoga", "Wood Creek") * 2,
        "Ticonderoga",
        british={"Hudson Carry North": "44th"},
        dice=(1, 1),
    )
    events = listen(game)
    play(game, "move > Hudson Carry North")
    assert "intercept 44th" not in options(game)
    skip(game)
    assert [event for event in events if isinstance(event, BattleBegan)]


def test_w37_boats_infiltrate_too() -> None:
    """6.61: with what is left of nine spaces; a stop of the land does not count."""
    game = march("Canajoharie", "Marin", "Schenectady", british={"Albany": "44th"})
    play(game, "let pass", "move > Albany", "let pass")
    assert targets(game) == {"Schenectady", "Kinderhook", "Hudson Carry South"}
    # On foot from Schoharie, Marin would have to stop at Albany.
    game = march("Schoharie", "Marin", "Schenectady", british={"Albany": "44th"})
    play(game, "let pass")
    assert "Albany" not in targets(game)


def test_w37_no_infiltration_of_a_mountain() -> None:
    """6.2: it stops whoever enters it; so this is an attack."""
    game = march(
        "Upper Monongahela",
        "Marin",
        british={"Allegheny South": "Rogers"},
        dice=(1, 1),
    )
    play(game, "move > Allegheny South")
    assert "intercept Rogers" not in options(game)
    assert "avoid Rogers" in options(game)


def test_w37_no_entering_of_a_fort_in_the_mountains() -> None:
    """6.52, 6.61: there it could not go on."""
    game = march("Upper Monongahela", "Marin", forts={"Allegheny South": "British fort"})
    assert "Allegheny South" not in targets(game)


def test_w37_from_one_enemy_to_the_next() -> None:
    """6.61: the space beyond may hold enemies, if not a fort; in the last one it attacks."""
    game = march(
        "Allegheny South",
        "Marin",
        "Woodstock",
        british={"Woodstock": "Virginia 1", "Culpeper": "Virginia 2"},
        dice=(1, 1),
    )
    events = listen(game)
    play(game, "let pass", "move > Culpeper")
    skip(game)
    began = [event for event in events if isinstance(event, BattleBegan)]
    assert [event.space.name for event in began] == ["Culpeper"]


def test_w38_ending_the_move_among_the_enemy() -> None:
    """6.64: it attacks."""
    game = march(
        "Allegheny South",
        "Marin",
        "Woodstock",
        british={"Woodstock": "Virginia 1"},
        dice=(1, 1),
    )
    events = listen(game)
    play(game, "let pass", "stop")
    skip(game)
    assert [event for event in events if isinstance(event, BattleBegan)]


def test_w38_ending_the_move_at_an_empty_stockade() -> None:
    """6.51, 6.64: it raids; before, it may as well go on."""
    game = march(
        "Allegheny South",
        "Marin",
        "Augusta",
        forts={"Augusta": "British stockade", "Ohio Forks": "French fort"},
        dice=(1,),
    )
    events = listen(game)
    assert {"Culpeper", "Woodstock"} <= targets(game)
    play(game, "stop")
    skip(game)
    assert [event.space.name for event in events if isinstance(event, Raided)] == ["Augusta"]


def test_w39_w136_who_may_catch_an_infiltrator() -> None:
    """6.62: anybody in the space, under a leader too; from outside 6.721 holds."""
    game = march(
        "Ticonderoga",
        "Marin",
        "Hudson Carry North",
        british={
            "Hudson Carry North": "Bradstreet, 44th, 48th",
            "Hudson Carry South": "22nd, Rogers",
        },
        forts=NORTH,
    )
    assert options(game) == {
        "intercept 44th",
        "intercept 48th",
        "intercept Bradstreet",
        "intercept Rogers",
        "let pass",
    }


def test_w39_one_attempt_for_each_space() -> None:
    """6.72: one force or unit; those left behind do not try again in the next space (6.724)."""
    game = march(
        "Allegheny South",
        "Marin",
        "Woodstock",
        british={"Woodstock": "Virginia 1, Maryland"},
        dice=(3,),
    )
    play(game, "intercept Virginia 1")
    assert "Culpeper" in targets(game)
    play(game, "move > Culpeper")
    assert "intercept Maryland" not in options(game)


def test_w39_caught_in_a_fort_it_retreats_even_if_it_wins() -> None:
    """6.712, W115: the beaten stay, no siege begins; those who did not catch it may go inside."""
    game = march(
        "Ticonderoga",
        "Marin",
        "Hudson Carry North",
        british={"Hudson Carry North": "New York 1 (r), 44th, 22nd"},
        forts=NORTH,
        dice=(5, 6, 1),
    )
    events = listen(game)
    play(game, "intercept New York 1")
    assert offered(game, "inside") == {"44th", "22nd"}
    play(game, "inside 44th", "inside 22nd")
    skip(game)
    ended = next(event for event in events if isinstance(event, BattleEnded))
    assert ended.winner is FRENCH
    assert where(game, FRENCH, "Marin") == "Ticonderoga"
    assert where(game, BRITISH, "New York 1") == "available"
    assert not game.state.sieges[space("Hudson Carry North")]
    assert not game.state.inside


def test_w39_caught_in_a_fort_from_outside() -> None:
    """6.712: the same; the beaten interceptors stay, and no siege begins."""
    game = march(
        "Ticonderoga",
        "Marin",
        "Hudson Carry North",
        british={"Hudson Carry South": "Rogers"},
        forts=NORTH,
        dice=(4, 6, 1, 1),
    )
    events = listen(game)
    play(game, "intercept Rogers")
    skip(game)
    ended = next(event for event in events if isinstance(event, BattleEnded))
    assert ended.winner is FRENCH
    assert reduced(game, BRITISH) == {"Rogers"}
    assert where(game, FRENCH, "Marin") == "Ticonderoga"
    assert where(game, BRITISH, "Rogers") == "Hudson Carry North"
    assert not game.state.sieges[space("Hudson Carry North")]


def test_w39_forced_back_among_the_enemy_it_is_lost() -> None:
    """6.63: with its leaders."""
    game = march(
        "Allegheny South",
        "Villiers, Marin",
        "Woodstock",
        british={"Woodstock": "Virginia 1", "Augusta": "Virginia 2"},
        dice=(4, 1, 4, 6, 6),
    )
    play(game, "let pass", "move > Culpeper", "intercept Virginia 2")
    skip(game)
    assert where(game, FRENCH, "Marin") == "out of the game"
    assert where(game, FRENCH, "Villiers") == "out of the game"


def test_w39_forced_back_to_a_free_space_it_lives() -> None:
    """6.63 is about enemy-occupied spaces."""
    game = march(
        "Allegheny South",
        "Villiers, Marin",
        "Woodstock",
        british={"Woodstock": "Virginia 1"},
        dice=(4, 1, 4, 6, 6),
    )
    play(game, "intercept Virginia 1")
    skip(game)
    assert where(game, FRENCH, "Marin") == where(game, FRENCH, "Villiers") == "Allegheny South"


def test_w39_a_schooner_drives_it_back_among_the_enemy() -> None:
    """6.63."""
    game = march(
        "Winooski",
        "Villiers, Marin",
        "Crown Point",
        british={"Crown Point": "44th"},
        forts={"Ticonderoga": "British stockade"},
        other=(15, 9),
    )
    play(game, "let pass", "move > Ticonderoga", "play 15 Lake Schooner")
    skip(game)
    assert where(game, FRENCH, "Marin") == where(game, FRENCH, "Villiers") == "out of the game"


@pytest.mark.parametrize("die", [6, 1], ids=["overrun", "beaten"])
def test_w121_an_infiltrator_that_overruns_goes_on(die: int) -> None:
    """7.82: having ended its move with an attack, like anyone."""
    game = march(
        "Allegheny South",
        "Marin",
        "Woodstock",
        british={"Woodstock": "Virginia 1 (r)"},
        dice=(die, 1),
    )
    play(game, "let pass", "stop")
    skip(game, "move > Culpeper")
    assert ("Culpeper" in targets(game)) == (die == 6)


def test_w122_nothing_is_dropped_while_infiltrating() -> None:
    """Leaders stay with the unit among the enemy; beyond, they may part."""
    game = march(
        "Ticonderoga",
        "Villiers, Beaujeu, Marin",
        "Hudson Carry North",
        british={"Hudson Carry North": "44th"},
        forts=NORTH,
    )
    play(game, "let pass")
    assert not offered(game, "drop")
    play(game, "move > Hudson Carry South")
    assert offered(game, "drop") == {"Beaujeu", "Marin"}


# The order of things


def asked(game: Game) -> list[Ask | str]:
    """Answer no to all questions of the British; what they were about."""
    found: list[Ask | str] = []
    while game.decision is not None and game.decision.ask is not Ask.CARD:
        window = game.decision.window
        if game.decision.side is FRENCH:
            break
        found.append(window or game.decision.ask)
        game.choose(next(o for o in ("decline", "let pass", "done", "stand") if o in options(game)))
    return found


def test_w40_the_order_on_entering_a_space() -> None:
    """6.71, 6.83, 8.1: Schooner, interception, inside or outside, avoiding battle."""
    game = march(
        "Ticonderoga",
        "Montcalm, Béarn",
        british={"Hudson Carry North": "44th, Rogers", "Hudson Carry South": "48th"},
        forts=NORTH,
        other=(9, 11),
    )
    skip(game, "move > Hudson Carry North")
    game.choose("move > Hudson Carry North")
    assert asked(game)[:4] == ["lake_schooner", Ask.INTERCEPT, Ask.INSIDE, Ask.AVOID]


def test_w40_leaders_alone_come_last() -> None:
    """The leader waits for what his only unit does."""
    game = march(
        "Schoharie",
        "Béarn",
        "Canajoharie",
        british={"Canajoharie": "Johnson, Mohawk 1"},
    )
    assert game.decision is not None
    assert game.decision.ask is Ask.AVOID
    play(game, "avoid Mohawk 1", "avoid > Oneida Castle")
    assert "retreat > Schenectady" in options(game)
    assert "retreat > Schoharie" not in options(game)
