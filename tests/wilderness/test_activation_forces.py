"""Activation of individuals and forces (5.3; R3, R5, P16, W12 to W14)."""

from __future__ import annotations

import pytest
from wilderness.commands import offered
from wilderness.stage import go, listen, options, play, skip, stage, where

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import Rolled
from tripoli.wilderness.model.sides import BRITISH, FRENCH

# Individuals


@pytest.mark.parametrize(
    ("sent", "left"),
    [
        ((), {"Béarn", "Montcalm", "Lévis", "Huron", "Ottawa", "Ojibwa", "Marin", "Léry"}),
        (("Huron",), {"Ottawa", "Ojibwa"}),
        (("Huron", "Ottawa"), set()),
        (("Marin",), set()),
        (("Montcalm",), set()),
        (("Béarn",), set()),
    ],
    ids=["none", "Indian", "two Indians", "Coureurs", "leader", "Drilled"],
)
def test_w12_one_point(sent: tuple[str, ...], left: set[str]) -> None:
    """5.32: two Indians, or one other Auxiliary, or a leader, or a Drilled unit."""
    troops = "Béarn, Montcalm, Lévis, Huron, Ottawa, Ojibwa, Marin, Léry"
    game = stage(FRENCH, {"Montréal": troops}, hand=[5, 7])
    play(game, "activate 5 Bastions Repaired", *(f"send {name}" for name in sent))
    assert offered(game, "send") == left
    assert offered(game, "lead") == ({"Montcalm"} if not sent else set())


@pytest.mark.parametrize("first", ["Huron", "Marin", "Montcalm"])
def test_w12_drilled_troops_are_activated_alone(first: str) -> None:
    """5.32: not together with others, whatever the value of the card; nor with a force."""
    game = stage(FRENCH, {"Montréal": "Béarn, Huron, Marin, Montcalm, Léry"}, hand=[21, 7])
    play(game, "activate 21 Louisbourg Squadrons", f"send {first}")
    assert "send Béarn" not in options(game)
    assert "send Léry" in options(game)
    assert not offered(game, "lead")


def test_w12_one_drilled_unit_with_a_three() -> None:
    """5.32."""
    game = stage(FRENCH, {"Montréal": "Béarn, La Sarre, Huron"}, hand=[21, 7])
    play(game, "activate 21 Louisbourg Squadrons", "send Béarn")
    assert not offered(game, "send")


def test_w12_militia_stay_in_their_boxes() -> None:
    game = stage(
        FRENCH, {"St. Lawrence militia": "Canadian Militia 1", "Québec": "Huron"}, hand=[21, 7]
    )
    play(game, "activate 21 Louisbourg Squadrons")
    assert offered(game, "send") == {"Huron"}


def test_w12_all_are_named_first_and_move_in_any_order() -> None:
    """5.33: nobody is named once one has begun; each finishes before the next."""
    game = stage(FRENCH, {"Montréal": "Huron, Ottawa, Marin"}, hand=[46, 7])
    play(game, "activate 46 Colonial Recruits", "send Huron", "send Ottawa", "done")
    assert offered(game, "begin") == {"Huron", "Ottawa"}
    play(game, "begin Ottawa")
    assert not offered(game, "send")
    assert not offered(game, "begin")
    go(game, "Kahnawake")
    assert where(game, FRENCH, "Ottawa") == "Kahnawake"
    skip(game, "move > Kahnawake")
    # The only one left begins at once.
    assert "move > Kahnawake" in options(game)
    go(game, "Kahnawake")
    assert where(game, FRENCH, "Huron") == "Kahnawake"


def test_5_31_once_in_an_action_phase() -> None:
    """A piece is named once, in whatever way."""
    game = stage(FRENCH, {"Montréal": "Montcalm, Dumas, Marin"}, hand=[21, 7])
    play(game, "activate 21 Louisbourg Squadrons", "send Marin", "send Montcalm")
    assert offered(game, "send") == {"Dumas"}


# Forces


def force(game: Game) -> set[str]:
    """Take all that can be taken; their names."""
    taken = set()
    while found := sorted(offered(game, "take") - {"everyone"}):
        game.choose(f"take {found[0]}")
        taken.add(found[0])
    return taken


@pytest.mark.parametrize(
    ("leaders", "commander", "size"),
    [
        ("Dumas", "Dumas", 2),
        ("Dumas, Beaujeu", "Dumas", 4),
        ("Villiers, Beaujeu", "Villiers", 5),
        ("Villiers, Beaujeu", "Beaujeu", 2),
        ("Montcalm, Villiers, Beaujeu", "Montcalm", 11),
    ],
)
def test_r3_w13_the_size_of_a_force(leaders: str, commander: str, size: int) -> None:
    """5.34: as many units as all commanders together, none above the first, have Command."""
    units = (
        "Béarn, La Sarre, Languedoc, Guyenne, La Reine, Artois, Cambis, Bourgogne, 2/Berry, "
        "3/Berry, Royal Roussillon, Marin, Huron"
    )
    game = stage(FRENCH, {"Montréal": f"{leaders}, {units}"}, hand=[21, 7])
    play(game, "activate 21 Louisbourg Squadrons", f"lead {commander}")
    below = set(leaders.split(", ")) - {commander} if commander != "Beaujeu" else set()
    assert below <= offered(game, "take")
    for name in sorted(below):
        play(game, f"take {name}")
    assert len(force(game)) == size


def test_w13_units_of_other_spaces_are_not_in_a_force() -> None:
    """5.34: only what is stacked with the leader."""
    game = stage(FRENCH, {"Montréal": "Montcalm, Béarn", "Sorel": "Lévis, La Sarre"}, hand=[5, 7])
    play(game, "activate 5 Bastions Repaired", "lead Montcalm")
    assert offered(game, "take") - {"everyone"} == {"Béarn"}


def test_r5_w13_johnson_commands() -> None:
    """5.534: three Regulars, both Mohawk and five Iroquois."""
    indians = "Mohawk 1, Mohawk 2, Cayuga, Oneida, Onondaga, Seneca, Tuscarora"
    game = stage(BRITISH, {}, {"Albany": f"Johnson, 22nd, 27th, 35th, 40th, {indians}"}, hand=[5])
    play(game, "activate 5 Bastions Repaired", "lead Johnson", "take 22nd", "take 27th")
    play(game, "take 35th")
    assert offered(game, "take") == set(indians.split(", "))
    assert force(game) == set(indians.split(", "))


def test_r5_w13_johnson_as_a_subordinate() -> None:
    """5.534: his Indians come only with him, under whoever commands, and cost nothing."""
    game = stage(
        BRITISH, {}, {"Albany": "Murray, Johnson, Mohawk 1, Cayuga, Cherokee 1, 22nd"}, hand=[5]
    )
    play(game, "activate 5 Bastions Repaired", "lead Murray")
    assert offered(game, "take") - {"everyone"} == {"Johnson", "Cherokee 1", "22nd"}
    play(game, "take Johnson")
    assert {"Mohawk 1", "Cayuga"} <= offered(game, "take")


def test_r5_w13_cherokee_cost_command_and_need_no_johnson() -> None:
    """5.534: any British leader has them, as any unit."""
    game = stage(
        BRITISH,
        {},
        {"Augusta": "Johnson, Cherokee 1, Cherokee 2, Virginia 1, Virginia 2, Mohawk 1"},
        hand=[5],
    )
    play(game, "activate 5 Bastions Repaired", "lead Johnson", "take Virginia 1")
    play(game, "take Cherokee 1", "take Cherokee 2")
    assert offered(game, "take") - {"everyone"} == {"Mohawk 1"}


def test_r5_w13_any_indian_goes_by_itself() -> None:
    """5.534: activated individually, Mohawks and Iroquois need nobody."""
    game = stage(BRITISH, {}, {"Albany": "Mohawk 1, Cayuga, Cherokee 1"}, hand=[5])
    play(game, "activate 5 Bastions Repaired")
    assert offered(game, "send") == {"Mohawk 1", "Cayuga", "Cherokee 1"}


def test_w13_french_leaders_command_all_their_indians() -> None:
    """5.534: at the normal cost, French Iroquois too."""
    game = stage(FRENCH, {"Oswego": "Dumas, Cayuga, Huron, Delaware 1"}, hand=[5])
    play(game, "activate 5 Bastions Repaired", "lead Dumas")
    assert offered(game, "take") - {"everyone"} == {"Cayuga", "Huron", "Delaware 1"}
    play(game, "take Cayuga", "take Huron")
    assert "take Delaware 1" not in options(game)


def test_p16_loudoun_sails_to_halifax() -> None:
    """5.34: equal Command may be subordinate; the limit is 14; what is not taken stays."""
    units = "22nd, 27th, 35th, 2/60th, 3/60th"
    there = f"Loudoun, Abercromby, 15th, 4/60th, {units}"
    game = stage(BRITISH, {}, {"New York": there}, hand=[31])
    play(game, "activate 31 Cherokee Uprising", "lead Loudoun", "take Abercromby")
    play(game, *(f"take {name}" for name in units.split(", ")), "done", "sail > Halifax")
    skip(game)
    for name in ("Loudoun", "Abercromby", *units.split(", ")):
        assert where(game, BRITISH, name) == "Halifax"
    assert where(game, BRITISH, "15th") == where(game, BRITISH, "4/60th") == "New York"


@pytest.mark.parametrize("force_", [True, False], ids=["force", "individuals"])
def test_w14_leaders_sail_as_a_force_only_with_a_three(force_: bool) -> None:
    """6.41, 6.42: a force of leaders is a force."""
    game = stage(BRITISH, {}, {"New York": "Wolfe, Murray"}, hand=[14, 5])
    play(game, "activate 14 Foul Weather")
    if force_:
        play(game, "lead Wolfe", "take Murray")
    else:
        play(game, "send Wolfe", "send Murray", "begin Wolfe")
    skip(game, "stop")
    assert ("sail > Halifax" in options(game)) is not force_


def test_w14_leaders_with_a_three_sail() -> None:
    game = stage(BRITISH, {}, {"New York": "Wolfe, Murray"}, hand=[6, 5])
    play(game, "activate 6 Surrender!", "lead Wolfe", "take Murray")
    skip(game, "stop")
    assert "sail > Halifax" in options(game)


def test_w14_a_force_of_leaders_moves_as_leaders_alone() -> None:
    """6.21, 6.53, 6.723: six spaces, not to the enemy, and nobody intercepts it."""
    british = {"Worcester": "48th, Bradstreet", "Concord": "44th"}
    game = stage(FRENCH, {"Manchester": "Montcalm, Lévis"}, british, hand=[5])
    events = listen(game)
    play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take Lévis")
    assert not {"move > Worcester", "move > Concord"} & options(game)
    for name in ("Portsmouth", "Casco Bay", "Ossipee", "Casco Bay", "Portsmouth", "Gloucester"):
        game.choose(f"move > {name}")
    assert where(game, FRENCH, "Lévis") == "Gloucester"
    assert not offered(game, "move >")
    assert not [event for event in events if isinstance(event, Rolled)]
