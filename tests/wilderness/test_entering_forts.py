"""Entering spaces with fortifications, inside and outside, and the order of things (5.45, 6.5,
8.1; R16, W34 to W36, W40, W48, W63).
"""

from __future__ import annotations

import pytest
from wilderness.marches import NORTH, march, offered, targets
from wilderness.stage import listen, options, piece, play, reduced, skip, space, where

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import BattleBegan, BattleEnded, Raided
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.sides import BRITISH, FRENCH
from tripoli.wilderness.model.state import FORT, FORTRESS, STOCKADE

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
