"""Activation, forces, Campaign, sorties, demolition (5.3, 5.46; W12 to W17)."""

from __future__ import annotations

import pytest
from wilderness.stage import (
    KINDS,
    answers,
    go,
    listen,
    options,
    play,
    reduced,
    skip,
    space,
    stage,
    where,
)

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import BattleBegan, Eliminated, Fired, Rolled
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.pieces import each
from tripoli.wilderness.model.sides import BRITISH, FRENCH

TICONDEROGA = {"Ticonderoga": "French fort"}


def offered(game: Game, act: str) -> set[str]:
    """What can be done with a word: "send" gives the names of all that can be sent."""
    return {option[len(act) + 1 :] for option in options(game) if option.startswith(f"{act} ")}


def lead(game: Game, leader: str, *names: str) -> None:
    """Name a force: its commander and those he takes."""
    play(game, f"lead {leader}", *(f"take {name}" for name in names))
    assert game.decision is not None
    if game.decision.ask is Ask.FORCE:
        game.choose("done")


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


# Campaign


def test_w15_two_leaders_are_named_whatever_their_initiative() -> None:
    """Two forces, no third, and no piece in both."""
    game = stage(
        FRENCH,
        {"Montréal": "Vaudreuil, Lévis, Béarn, La Sarre", "Québec": "Rigaud, Guyenne"},
        hand=[1, 5],
    )
    play(game, "event 1 Campaign")
    assert offered(game, "lead") == {"Vaudreuil", "Lévis", "Rigaud"}
    assert not offered(game, "send")
    play(game, "lead Vaudreuil", "take Béarn", "done")
    assert offered(game, "lead") == {"Lévis", "Rigaud"}
    play(game, "lead Lévis")
    assert offered(game, "take") - {"everyone"} == {"La Sarre"}
    play(game, "done")
    assert options(game) == {"begin Vaudreuil", "begin Lévis"}


def test_w15_one_leader_suffices() -> None:
    """Up to two leaders, and they need no units."""
    game = stage(FRENCH, {"Montréal": "Montcalm, Lévis"}, hand=[1, 5])
    play(game, "event 1 Campaign", "lead Montcalm", "done", "done")
    go(game, "Kahnawake")
    assert where(game, FRENCH, "Montcalm") == "Kahnawake"
    assert where(game, FRENCH, "Lévis") == "Montréal"


def test_w15_one_force_is_finished_before_the_other_moves() -> None:
    """A force that has begun moves until it stops."""
    game = stage(FRENCH, {"Montréal": "Montcalm, Béarn", "Québec": "Lévis, La Sarre"}, hand=[1, 5])
    play(game, "event 1 Campaign", "lead Montcalm", "take Béarn", "lead Lévis", "take La Sarre")
    play(game, "begin Lévis", "move > Bécancour")
    assert "move > Kahnawake" not in options(game)
    assert not offered(game, "begin")
    play(game, "stop")
    skip(game, "move > Kahnawake")
    go(game, "Kahnawake")
    assert where(game, FRENCH, "Béarn") == "Kahnawake"


def test_w15_a_force_of_a_campaign_may_sail() -> None:
    """6.41: the card is a three."""
    game = stage(BRITISH, {}, {"New York": "Webb, 22nd", "Boston": "Loudoun, 27th"}, hand=[1, 5])
    play(game, "event 1 Campaign", "lead Webb", "take 22nd", "lead Loudoun", "take 27th")
    play(game, "begin Webb", "sail > Halifax")
    skip(game, "sail > Halifax")
    play(game, "sail > Halifax")
    assert where(game, BRITISH, "22nd") == where(game, BRITISH, "27th") == "Halifax"


def relief(*joining: str) -> Game:
    """Lévis comes to the relief of Ticonderoga; Villiers inside is named as well."""
    game = stage(
        FRENCH,
        {
            "Ticonderoga": "Villiers (i), Béarn (i), La Sarre (i)",
            "Crown Point": "Lévis, Languedoc, Guyenne",
        },
        {"Ticonderoga": "Webb, 44th (r)", "Albany": "48th"},
        hand=[1, 5],
        sieges={"Ticonderoga": 1},
        forts=TICONDEROGA,
        dice=[6, 1],
    )
    play(game, "event 1 Campaign", "lead Lévis", "take everyone")
    play(game, "lead Villiers", "take Béarn", "take La Sarre", "begin Lévis")
    play(game, "move > Ticonderoga", "stand", *(f"join {name}" for name in joining))
    if len(joining) < 3:
        game.choose("done")
    skip(game, "stop")
    while "stop" in options(game) and "drop Guyenne" in options(game):
        game.choose("stop")
        skip(game, "stop")
    return game


@pytest.mark.parametrize(
    ("joining", "left"),
    [((), {"Béarn", "La Sarre"}), (("Béarn",), {"La Sarre"})],
    ids=["none", "one"],
)
def test_w16_who_has_fought_loses_his_activation(joining: tuple[str, ...], left: set[str]) -> None:
    """5.36, 8.251: besieged units that join the battle of the relief do not move afterwards."""
    game = relief(*joining)
    assert not game.state.sieges[space("Ticonderoga")]
    assert game.state.action is not None
    mover = game.state.action.mover
    assert mover is not None
    assert mover.leader is not None
    assert mover.leader.name == "Villiers"
    assert {one.name for one in each(mover.pieces)} == left | {"Villiers"}
    assert "move > Crown Point" in options(game)


def test_w16_a_commander_who_has_fought_leads_nobody() -> None:
    """5.36: with him his force has lost its activation."""
    game = relief("Villiers", "Béarn", "La Sarre")
    assert not game.state.sieges[space("Ticonderoga")]
    assert "move > Crown Point" not in options(game)


def test_w16_who_has_stormed_loses_his_activation() -> None:
    """5.36, 9.12: all besiegers take part in the assault of the first force."""
    game = stage(
        FRENCH,
        {"Albany": "Montcalm, Dieskau, Béarn, La Sarre, Languedoc, Guyenne"},
        {"Albany": "New York 1 (i)"},
        hand=[1, 5],
        sieges={"Albany": 2},
        dice=[2, 1],
    )
    play(game, "event 1 Campaign", "lead Montcalm", "take Béarn", "done")
    play(game, "lead Dieskau", "take La Sarre", "done", "begin Montcalm", "assault Albany")
    skip(game)
    assert not offered(game, "begin")
    assert not offered(game, "move >")


def two_at_albany(*, late: bool) -> Game:
    """Villiers besieges Albany; Montcalm is there, or comes with the first force."""
    french = {"Albany": "Villiers, Béarn", "Hudson Carry South": "Montcalm, Guyenne"}
    if not late:
        french = {"Albany": "Villiers, Béarn, Montcalm, Guyenne"}
    game = stage(
        FRENCH,
        french,
        {"Albany": "New York 1 (i)"},
        hand=[1, 5],
        sieges={"Albany": 1},
        forts={"Hudson Carry South": "French fort", "Hudson Carry North": "French fort"},
        dice=[3, 3, 3, 3],
    )
    play(game, "event 1 Campaign")
    lead(game, "Montcalm", "Guyenne")
    lead(game, "Villiers", "Béarn")
    play(game, "begin Montcalm")
    return game


def test_w126_leaders_who_have_just_come_do_not_take_the_roll_away() -> None:
    """8.231: the highest Command of those who were there counts; all of them storm (9.12)."""
    game = two_at_albany(late=True)
    events = listen(game)
    play(game, "move > Albany")
    assert "siege Albany" not in options(game)
    play(game, "stop", "siege Albany", "assault Albany")
    skip(game)
    began = next(event for event in events if isinstance(event, BattleBegan))
    stormers = {one.name for one in each(began.attackers)}
    assert stormers == {"Montcalm", "Guyenne", "Villiers", "Béarn"}
    fire = next(event for event in events if isinstance(event, Fired) and event.side is FRENCH)
    # Montcalm commands the assault (9.13).
    assert 2 in {number for _, number in fire.modifiers}


def test_w126_a_lower_leader_does_not_roll() -> None:
    """8.231: where Montcalm has been all the time, it is he who rolls."""
    game = two_at_albany(late=False)
    skip(game, "siege Albany")
    assert "siege Albany" in options(game)
    play(game, "stop")
    skip(game, "stop")
    assert "move > Hoosic" in options(game)
    assert "siege Albany" not in options(game)


def test_w126_two_equal_leaders_may_each_roll() -> None:
    """Both of the highest Command, both named by a Campaign."""
    game = stage(
        FRENCH,
        {"Albany": "Lévis, Vaudreuil, Béarn"},
        {"Albany": "New York 1 (i)"},
        hand=[1, 5],
        sieges={"Albany": 0},
        forts={"Hudson Carry South": "French fort", "Hudson Carry North": "French fort"},
        dice=[2, 3],
    )
    play(game, "event 1 Campaign", "lead Lévis", "done", "lead Vaudreuil", "done", "begin Lévis")
    play(game, "siege Albany")
    skip(game, "siege Albany")
    play(game, "siege Albany")
    skip(game, "assault Albany")
    assert game.state.sieges[space("Albany")] == 1 + 2


def test_w138_a_second_force_that_has_become_too_big() -> None:
    """5.34: when a subordinate has died in the meantime, units stay behind."""
    five = ("Léry", "Joncaire", "Langlade", "Ligneris", "Perière")
    game = stage(
        FRENCH,
        {"Culpeper": f"Dumas, Villiers, Beaujeu, Marin, {', '.join(five)}"},
        hand=[1, 5],
        forts={"Ohio Forks": "French fort"},
        dice=[1, 2, 1, 2],
    )
    events = listen(game)
    play(game, "event 1 Campaign", "lead Dumas", "take Marin", "done")
    play(game, "lead Villiers", "take Beaujeu", *(f"take {name}" for name in five))
    play(game, "begin Dumas", "stop")
    killed = [str(event.piece) for event in events if isinstance(event, Eliminated)]
    assert killed == ["Beaujeu"]
    skip(game, "leave Léry")
    assert answers(game) == {f"leave {name}" for name in five}
    play(game, "leave Léry", "leave Perière")
    assert not offered(game, "leave")
    go(game, "Kittaning")
    assert where(game, FRENCH, "Langlade") == "Kittaning"
    assert where(game, FRENCH, "Léry") == where(game, FRENCH, "Perière") == "Ohio Forks"


# Sorties


def besieged(french: str, british: str, dice: tuple[int, ...] = ()) -> Game:
    """The French are besieged in Ticonderoga."""
    return stage(
        FRENCH,
        {"Ticonderoga": ", ".join(f"{name} (i)" for name in french.split(", "))},
        {"Ticonderoga": british},
        hand=[46, 5],
        sieges={"Ticonderoga": 1},
        forts=TICONDEROGA,
        dice=dice,
    )


def test_w17_the_besieged_only_sortie() -> None:
    """8.25: they may not leave the space."""
    game = besieged("Villiers, Béarn, La Sarre", "44th")
    play(game, "activate 46 Colonial Recruits", "lead Villiers", "take Béarn", "done")
    skip(game, "stop")
    assert options(game) == {"sortie", "stop"}


def test_w17_a_leader_by_himself_does_not_sortie() -> None:
    """8.25: an attack needs a unit."""
    game = besieged("Villiers, Huron", "44th")
    play(game, "activate 46 Colonial Recruits", "send Villiers", "send Huron")
    # Villiers, who can do nothing, is not even asked.
    play(game, "begin Villiers")
    assert game.state.action is not None
    assert game.state.action.mover is not None
    assert game.state.action.mover.leader is None
    assert options(game) == {"sortie", "stop"}


def test_w17_a_single_unit_sorties_and_others_join() -> None:
    """8.25, 7.51: force limits do not bind a battle."""
    game = besieged("Béarn, La Sarre, Guyenne", "44th, 48th", dice=(2, 2))
    events = listen(game)
    play(game, "activate 46 Colonial Recruits", "send Béarn", "sortie", "stand")
    assert options(game) == {"join La Sarre", "join Guyenne", "done"}
    play(game, "join La Sarre", "done")
    skip(game)
    assert next(e for e in events if isinstance(e, Fired) and e.side is FRENCH).strength == 6
    assert not next(e for e in events if isinstance(e, BattleBegan)).assault


def test_w17_a_sortie_that_wins_lifts_the_siege_and_goes_nowhere() -> None:
    """8.232: even an overrun gives it no movement (7.82)."""
    game = besieged("Villiers, Béarn, La Sarre", "New York 1 (r)", dice=(6, 1))
    play(game, "activate 46 Colonial Recruits", "lead Villiers", "take everyone", "sortie")
    skip(game)
    assert where(game, BRITISH, "New York 1") == "available"
    assert not game.state.sieges[space("Ticonderoga")]
    assert not game.state.inside
    assert not offered(game, "move >")
    assert where(game, FRENCH, "Béarn") == "Ticonderoga"


def test_w17_a_sortie_that_loses_goes_back_inside() -> None:
    """8.252: the siege goes on at its level."""
    game = besieged("Béarn", "44th", dice=(1, 3))
    play(game, "activate 46 Colonial Recruits", "send Béarn", "sortie", "stand")
    skip(game)
    assert reduced(game, FRENCH) == {"Béarn"}
    assert game.state.sieges[space("Ticonderoga")] == 1 + 1
    assert game.state.inside.bit_count() == 1


# Demolition


def test_w104_demolition_in_the_middle_of_a_move() -> None:
    """5.46: at any moment of the own Action Phase at which one is to choose."""
    forts = {"Crown Point": "French fort", "Sorel": "French stockade", "Albany": ""}
    game = stage(FRENCH, {"St-Jean": "Béarn"}, hand=[5, 7], forts=forts, vp=4)
    assert {"demolish Crown Point", "demolish Sorel"} <= options(game)
    play(game, "activate 5 Bastions Repaired")
    assert "demolish Crown Point" in options(game)
    play(game, "send Béarn", "move > Île-aux-Noix", "demolish Crown Point")
    assert game.state.vp == 3
    assert not game.state.forts[space("Crown Point")]
    play(game, "move > Winooski")
    assert where(game, FRENCH, "Béarn") == "Winooski"


def test_w104_captured_stockades_and_forts_under_construction() -> None:
    """5.46: whatever one owns now, free of charge; nothing of the enemy's, no fortress."""
    game = stage(
        FRENCH,
        {"Québec": "Béarn"},
        {"Oswego": "44th"},
        hand=[5, 7],
        forts={"Schenectady": "French stockade", "Oswego": "British fort"},
        works={"Cataraqui": FRENCH, "Winchester": BRITISH},
        vp=4,
    )
    assert offered(game, "demolish") == {"Schenectady", "Cataraqui"}
    play(game, "demolish Schenectady", "demolish Cataraqui")
    assert not game.state.works[space("Cataraqui")]
    assert game.state.vp == 4


def test_w104_not_in_the_enemy_phase() -> None:
    """5.46: one's OWN Action Phase."""
    game = stage(
        FRENCH,
        {"Ticonderoga": "Montcalm, Béarn"},
        {"Hudson Carry North": "44th, Webb"},
        hand=[5, 7],
        other=[8],
        forts={"Winchester": "British fort", "Ticonderoga": "French fort"},
    )
    play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take Béarn")
    game.choose("decline")
    game.choose("move > Hudson Carry North")
    assert game.decision is not None
    while game.decision.side is BRITISH:
        assert not offered(game, "demolish")
        game.choose("stand" if "stand" in options(game) else "decline")
        if game.decision is None:
            break


def test_w134_demolition_as_the_last_thing() -> None:
    """When all else is done, the active player is asked once more."""
    game = stage(
        FRENCH, {"St-Jean": "Béarn"}, hand=[5], other=[7], forts={"Sorel": "French stockade"}
    )
    play(game, "activate 5 Bastions Repaired", "send Béarn", "move > Île-aux-Noix", "stop")
    assert options(game) == {"end", "demolish Sorel"}
    game.choose("demolish Sorel")
    assert not game.state.forts[space("Sorel")]
    assert game.decision is not None
    assert game.decision.side is BRITISH


def at_question(ask: Ask) -> Game:
    """The French, in their Action Phase, are asked a question; they have a stockade at Sorel."""
    forts = {"Sorel": "French stockade"}
    if ask in (Ask.HOME, Ask.RAID_LOSS):
        forts |= {"Ohio Forks": "French fort", "Gist's Station": "French stockade"}
        dice = [2] if ask is Ask.HOME else [3]
        game = stage(FRENCH, {"Culpeper": "Marin, Léry, Villiers"}, hand=[46], dice=dice)
        for name, kind in forts.items():
            game.state.forts[space(name)] = 2 * KINDS[kind.split()[1]] + FRENCH
        play(game, "activate 46 Colonial Recruits", "lead Villiers", "take everyone", "stop")
    elif ask is Ask.LOSS:
        french = {"Albany": "Montcalm, Béarn, La Sarre"}
        game = stage(FRENCH, french, {"Schenectady": "44th"}, hand=[5], dice=[3, 5], forts=forts)
        play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take everyone")
        play(game, "move > Schenectady", "stand")
    elif ask is Ask.JOIN:
        game = stage(
            FRENCH,
            {"Ticonderoga": "Béarn (i), La Sarre (i)"},
            {"Ticonderoga": "44th"},
            hand=[5],
            sieges={"Ticonderoga": 1},
            forts=forts | TICONDEROGA,
        )
        play(game, "activate 5 Bastions Repaired", "send Béarn", "sortie", "stand")
    elif ask is Ask.SIEGE:
        game = stage(
            FRENCH,
            {"Oswego": "Montcalm, Béarn"},
            {"Oswego": "44th (i)"},
            hand=[5],
            sieges={"Oswego": 0},
            forts=forts | {"Oswego": "British fort"},
            dice=[3],
        )
        play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take Béarn", "siege Oswego")
    elif ask is Ask.BUILD:
        game = stage(FRENCH, hand=[5], forts=forts)
        play(game, "build stockades 5 Bastions Repaired")
    else:
        game = stage(FRENCH, hand=[49], forts=forts)
        play(game, "event 49 Call Out Militias")
    while game.decision is not None and game.decision.window is not None:
        game.choose("decline")
    return game


@pytest.mark.parametrize(
    "ask",
    [Ask.BUILD, Ask.HOME, Ask.RAID_LOSS, Ask.LOSS, Ask.JOIN, Ask.SIEGE, Ask.EVENT],
    ids=lambda ask: ask.value,
)
def test_w104_demolition_at_any_question_of_the_active_player(ask: Ask) -> None:
    """5.46, W134: between any question to him and his answer; the question is put again."""
    game = at_question(ask)
    assert game.decision is not None
    assert (game.decision.side, game.decision.ask) == (FRENCH, ask)
    before = options(game)
    assert "demolish Sorel" in before
    game.choose("demolish Sorel")
    assert options(game) - {"build Sorel"} == before - {"demolish Sorel"}


def test_w134_the_question_is_put_again() -> None:
    """A demolished fort shelters nobody: the raiders' way home is asked anew, and differs."""
    game = stage(
        FRENCH,
        {"Culpeper": "Dumas, Marin"},
        hand=[5],
        other=[7],
        forts={"Ohio Forks": "French fort", "Gist's Station": "French stockade"},
        dice=[3],
    )
    play(game, "activate 5 Bastions Repaired", "lead Dumas", "take Marin", "stop")
    skip(game, "demolish Gist's Station")
    assert {"go home Dumas > Gist's Station", "go home Dumas > Ohio Forks"} <= options(game)
    game.choose("demolish Gist's Station")
    assert answers(game) == {"go home Dumas > Ohio Forks"}
    play(game, "go home Dumas > Ohio Forks")
    assert where(game, FRENCH, "Dumas") == where(game, FRENCH, "Marin") == "Ohio Forks"
