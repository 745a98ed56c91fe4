"""Campaign and sorties: who is activated, and how often (W15 to W17, W126, W138)."""

from __future__ import annotations

import pytest
from wilderness.commands import TICONDEROGA, offered
from wilderness.stage import answers, go, listen, options, play, reduced, skip, space, stage, where

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import BattleBegan, Eliminated, Fired
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.pieces import each
from tripoli.wilderness.model.sides import BRITISH, FRENCH


def lead(game: Game, leader: str, *names: str) -> None:
    """Name a force: its commander and those he takes."""
    play(game, f"lead {leader}", *(f"take {name}" for name in names))
    assert game.decision is not None
    if game.decision.ask is Ask.FORCE:
        game.choose("done")


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
