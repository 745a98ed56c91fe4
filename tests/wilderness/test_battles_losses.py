"""Step losses and leader losses in battle (7.6, 7.7; R13, W54, W55)."""

from __future__ import annotations

import pytest
from wilderness.fields import NORTH, SOUTH, attack, fought
from wilderness.stage import fires, options, play, reduced, settle, skip, where

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import Event
from tripoli.wilderness.model.sides import BRITISH, FRENCH
from tripoli.wilderness.present.words import describe

# 7.6: step losses


def losing(names: str, steps: int, *, leaders: str = "Webb") -> tuple[Game, list[Event]]:
    """British units in the wilderness about to lose 1 to 5 steps; they roll a 2 themselves.

    The French have strength 18 (column 17-21) and no modifier but that for Auxiliaries, which
    they have.
    """
    force = "Dieskau, Lévis, Béarn, Guyenne, La Reine, La Sarre, Languedoc, Marin, Huron, Ottawa"
    die = {3: 2, 4: 3, 5: 5}[steps]
    game, events = attack(force, f"{leaders}, {names}", (die, 2))
    skip(game)
    while game.decision is not None and game.decision.side is FRENCH:
        game.choose(game.decision.options[0])
    assert fires(events)[FRENCH].losses == steps
    return game, events


def losses(game: Game) -> set[str]:
    """The units that may lose the next step."""
    return {option.removeprefix("lose ") for option in options(game) if option[:4] == "lose"}


def test_r13_half_of_the_losses_come_from_drilled_troops() -> None:
    """7.62: three of five; then any full unit, of whatever class (7.63)."""
    game, _ = losing("44th, 48th, 55th, 45th, Rogers, Mohawk 1, Cherokee 1", 5)
    drilled = ["44th", "48th", "55th", "45th"]
    for name in drilled[:3]:
        assert losses(game) == set(drilled) - reduced(game, BRITISH)
        play(game, f"lose {name}")
    assert losses(game) == {"45th", "Rogers", "Mohawk 1", "Cherokee 1"}
    play(game, "lose Rogers")
    assert losses(game) == {"45th", "Mohawk 1", "Cherokee 1"}
    play(game, "lose Mohawk 1")
    assert reduced(game, BRITISH) == {"44th", "48th", "55th", "Rogers", "Mohawk 1"}


def test_w54_full_units_before_reduced_ones() -> None:
    """Also among the Drilled Troops that must lose their share."""
    game, _ = losing("44th (r), 48th, Rogers (r), Mohawk 1", 3)
    # Two from Drilled Troops: the 48th, then any; then the Mohawk, the only full unit.
    assert "48th" in reduced(game, BRITISH)
    assert losses(game) == {"44th", "48th"}
    play(game, "lose 44th")
    assert where(game, BRITISH, "44th") == "out of the game"
    assert reduced(game, BRITISH) == {"48th", "Rogers", "Mohawk 1"}


def test_w54_drilled_troops_short_of_steps() -> None:
    """They lose what they have; the rest comes from others, full units first."""
    game, _ = losing("44th (r), Rogers (r), Mohawk 1, Cherokee 1, Oneida", 4)
    assert where(game, BRITISH, "44th") == "out of the game"
    assert losses(game) == {"Mohawk 1", "Cherokee 1", "Oneida"}
    settle(game)
    assert reduced(game, BRITISH) == {"Rogers", "Mohawk 1", "Cherokee 1", "Oneida"}


def test_7_63_no_unit_falls_beside_a_full_one() -> None:
    """Of six units, three lose a step each; no step may go to the reduced ones."""
    game, _ = losing("Rogers (r), Goreham (r), Mohawk 1, Mohawk 2, Cherokee 1, Cherokee 2", 3)
    assert losses(game) == {"Mohawk 1", "Mohawk 2", "Cherokee 1", "Cherokee 2"}
    play(game, "lose Mohawk 1", "lose Mohawk 2")
    assert losses(game) == {"Cherokee 1", "Cherokee 2"}


def test_7_6_the_attacker_assigns_first() -> None:
    game, _ = attack("Dieskau, Béarn, Guyenne", "44th, 48th", (3, 2), "stand")
    assert game.decision is not None
    assert game.decision.side is FRENCH
    assert not reduced(game, BRITISH)
    settle(game)
    assert reduced(game, BRITISH)


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("44th (r)", "out of the game"),
        ("1/60th (r)", "out of the game"),
        ("1/42nd (r)", "out of the game"),
        ("New York 1 (r)", "available"),
        ("1/95th (r)", "available"),
        ("Mohawk 1 (r)", "available"),
        ("Rogers (r)", "available"),
    ],
)
def test_7_61_who_may_come_back(name: str, place: str) -> None:
    """Leaders do not lose steps; without units they retreat (7.64)."""
    game, _ = attack("Dieskau, Béarn, Guyenne, La Reine, La Sarre", f"{name}, Webb", (5, 1))
    play(game, "retreat Webb > Albany")
    assert where(game, BRITISH, name.removesuffix(" (r)")) == place
    assert where(game, BRITISH, "Webb") == "Albany"


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("Béarn (r)", "out of the game"),
        ("Marine Detachment 1 (r)", "out of the game"),
        ("Marin (r)", "out of the game"),
        ("Huron (r)", "available"),
    ],
)
def test_7_61_the_french(name: str, place: str) -> None:
    game, _ = attack(name, "44th, 48th, 55th, Rogers", (1, 5))
    settle(game)
    assert where(game, FRENCH, name.removesuffix(" (r)")) == place


# 7.7: leader losses


@pytest.mark.parametrize(
    ("attackers", "die", "checked"),
    [
        ("Dieskau, Béarn, Guyenne", 6, True),
        ("Dieskau, Béarn, Guyenne", 1, True),
        ("Dieskau, Béarn", 1, False),
        ("Montcalm, Béarn", 1, True),
        ("Lévis, Béarn, Guyenne", 5, False),
    ],
    ids=["6", "1", "without effect", "with effect", "5 made 6"],
)
def test_7_7_natural_ones_and_sixes(attackers: str, die: int, checked: bool) -> None:
    """With a step lost by the table, each enemy leader in the battle dies on a 1."""
    game, _ = fought(attackers, "Webb, Murray, Dunbar, 44th, 48th", (die, 2, 1, 5, 1))
    assert (where(game, BRITISH, "Murray") == "out of the game") is checked
    assert (where(game, BRITISH, "Dunbar") == "out of the game") is checked
    assert where(game, BRITISH, "Webb") != "out of the game"


def test_7_7_the_defenders_die_strikes_the_attackers_leaders() -> None:
    game, _ = fought("Montcalm, Lévis, Béarn, Guyenne", "44th, 48th", (2, 6, 1, 2))
    assert where(game, FRENCH, "Montcalm") == "out of the game"
    assert where(game, FRENCH, "Lévis") == NORTH


def test_7_7_the_log_says_who_lives() -> None:
    """A line of its own says who is killed."""
    game, events = attack("Montcalm, Lévis, Béarn, Guyenne", "44th, 48th", (2, 6, 1, 2))
    settle(game)
    told = [describe(event) for event in events]
    assert f"The French roll 1 for the life of Montcalm at {SOUTH}." in told
    assert (
        f"The French roll 2 for the life of Lévis at {SOUTH}, and he survives the fighting." in told
    )


def test_w55_leaders_inside_are_safe() -> None:
    """Only those in the battle roll."""
    game, _ = fought(
        "Dieskau, Béarn, Guyenne",
        "Webb, Murray, 44th, New York 1",
        (6, 2, 1, 1),
        "inside Webb",
        "inside 44th",
        "done",
        forts={SOUTH: "British fort"},
    )
    assert where(game, BRITISH, "Webb") == SOUTH
    assert where(game, BRITISH, "Murray") == "out of the game"
