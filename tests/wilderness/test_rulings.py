"""Rulings, each in a position of its own with scripted chance."""

from __future__ import annotations

import pytest
from wilderness.stage import FIRST, options, play, reduced, skip, space, stage, where

from tripoli.wilderness.model import tables
from tripoli.wilderness.model.cards import CARDS
from tripoli.wilderness.model.pieces import PIECES
from tripoli.wilderness.model.result import Reason
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH
from tripoli.wilderness.model.spaces import NEIGHBORS, Space
from tripoli.wilderness.model.state import FORT, STOCKADE
from tripoli.wilderness.rules import paths
from tripoli.wilderness.rules.events.registry import EVENTS


def test_w2_surrender_in_a_hand_does_not_reshuffle() -> None:
    game = stage(FRENCH, {"Québec": "Béarn"}, {}, hand=[6], other=[5])
    assert not game.state.reshuffle
    play(game, "activate 6 Surrender!", "done")
    assert game.state.reshuffle


def test_w4_holding() -> None:
    """The last card may be held once; next season all must be played."""
    game = stage(FRENCH, {}, {}, hand=[5], other=[7])
    play(game, "hold", "activate 7 Massacre!")
    skip(game)
    hand = game.state.hands[FRENCH]
    assert CARDS[5] in hand.cards
    assert len(hand.cards) == 9
    assert hand.must_play


def test_w5_a_card_may_be_wasted() -> None:
    game = stage(FRENCH, {"Québec": "Béarn"}, {}, hand=[5, 7])
    play(game, "activate 5 Bastions Repaired", "done")
    skip(game, "activate 7 Massacre!")
    assert CARDS[5] in game.state.discards


def test_w6_no_two_constructions_in_a_row() -> None:
    game = stage(FRENCH, {}, {}, hand=[5, 7, 8])
    play(game, "build stockades 5 Bastions Repaired", "done")
    skip(game, "activate 7 Massacre!")
    assert not any(option.startswith("build") for option in options(game))
    play(game, "activate 7 Massacre!")
    skip(game, "activate 8 Coehorns & Howitzers")
    assert "build forts 8 Coehorns & Howitzers" in options(game)


def test_w22_an_amphib_marker_falls_to_drilled_troops() -> None:
    island = space("Île d'Orléans")
    game = stage(FRENCH, {"Québec": "Béarn"}, {}, hand=[5], amphib=1 << island)
    play(game, "activate 5 Bastions Repaired", "send Béarn", "move > Île d'Orléans")
    assert not game.state.amphib


def test_w23_a_captured_fortress_left_empty_reverts() -> None:
    game = stage(
        FRENCH,
        {"Albany": "Béarn"},
        {},
        hand=[5],
        forts={"Albany": "French fortress"},
        vp=0,
    )
    play(game, "activate 5 Bastions Repaired", "send Béarn", "move > Schenectady")
    assert game.state.has_fort(space("Albany"), BRITISH)
    assert game.state.vp == -3


def test_w33_leaders_alone_leave() -> None:
    game = stage(
        FRENCH,
        {"Albany": "Béarn"},
        {"Schenectady": "Johnson"},
        hand=[5],
        sieges={"Albany": 0},
    )
    play(game, "activate 5 Bastions Repaired", "send Béarn", "move > Schenectady")
    assert "retreat > Albany" not in options(game)
    play(game, "retreat > Canajoharie")
    assert where(game, BRITISH, "Johnson") == "Canajoharie"


def test_w34_a_fort_under_construction_vanishes() -> None:
    game = stage(
        FRENCH,
        {"Schenectady": "Béarn"},
        {},
        hand=[5],
        works={"Canajoharie": BRITISH},
    )
    play(game, "activate 5 Bastions Repaired", "send Béarn", "move > Canajoharie")
    assert not game.state.works[space("Canajoharie")]


def test_w36_an_empty_stockade_is_captured() -> None:
    game = stage(
        FRENCH,
        {"Albany": "Béarn"},
        {},
        hand=[5],
        sieges={"Albany": 0},
        forts={"Schenectady": "British stockade"},
        vp=0,
    )
    play(game, "activate 5 Bastions Repaired", "send Béarn", "move > Schenectady")
    assert game.state.forts[space("Schenectady")] == 2 * STOCKADE + FRENCH
    assert game.state.vp == 1


def test_w44_avoidance_is_automatic_against_troops_without_auxiliaries() -> None:
    game = stage(
        FRENCH,
        {"Schenectady": "Béarn"},
        {"Canajoharie": "Mohawk 1"},
        hand=[5],
        dice=[],
    )
    play(game, "activate 5 Bastions Repaired", "send Béarn", "move > Canajoharie")
    play(game, "avoid Mohawk 1")
    target = sorted(option for option in options(game) if option.startswith("avoid >"))[0]
    play(game, target)
    assert where(game, BRITISH, "Mohawk 1") == target.removeprefix("avoid > ")


def test_w49_w50_the_combat_table() -> None:
    assert tables.column(0) == 0
    assert tables.column(0, -1) == 0
    assert tables.column(40, 1) == tables.column(28)
    assert tables.losses(tables.column(28), 4) == 5
    assert tables.losses(tables.column(9), -3) == 1
    assert tables.losses(tables.column(27), 9) == 7


def test_w67_w68_an_empty_fort_must_be_stormed() -> None:
    """Siege and assault in one Action Phase; a stormed fort is damaged (9.22)."""
    game = stage(
        BRITISH,
        {},
        {"Crown Point": "Amherst, 22nd, 27th, 35th"},
        hand=[46],
        dice=[4, 3, 1],
        forts={
            "Crown Point": "French fort",
            "Ticonderoga": "British fort",
            "Hudson Carry North": "British fort",
            "Hudson Carry South": "British fort",
        },
        sieges={"Crown Point": 0},
        vp=0,
    )
    play(game, "activate 46 Colonial Recruits", "lead Amherst", "take everyone")
    play(game, "siege Crown Point", "assault Crown Point")
    assert not game.state.forts[space("Crown Point")]
    assert game.state.works[space("Crown Point")] == BRITISH + 1
    assert game.state.vp == -2


def test_w80_attrition() -> None:
    """R21: two of three reduced units go, and both full ones are reduced."""
    troops = "22nd (r), 27th (r), 35th (r), 40th, 44th"
    game = stage(
        FRENCH,
        {},
        {"Hudson Carry North": troops},
        hand=[5],
        forts={"Hudson Carry North": "British fort"},
        late=True,
    )
    play(game, "activate 5 Bastions Repaired", "eliminate 22nd", "eliminate 27th")
    skip(game)
    assert where(game, BRITISH, "22nd") == "out of the game"
    assert reduced(game, BRITISH) == {"35th", "40th", "44th"}


def test_w80_a_single_reduced_unit_survives() -> None:
    game = stage(FRENCH, {}, {"Canajoharie": "22nd (r)"}, hand=[5], late=True)
    play(game, "activate 5 Bastions Repaired")
    assert where(game, BRITISH, "22nd") == "Canajoharie"


@pytest.mark.parametrize(
    ("vp", "year", "scenario", "reason"),
    [
        (11, 1757, "annus mirabilis", Reason.FRENCH_POINTS),
        (-11, 1757, "annus mirabilis", Reason.BRITISH_POINTS),
        (1, 1759, "annus mirabilis", Reason.FRENCH_LEAD),
        (0, 1759, "annus mirabilis", Reason.DRAW),
        (-1, 1759, "annus mirabilis", Reason.BRITISH_LEAD),
        (8, 1760, "late war", Reason.ENDURANCE),
        (5, 1761, "late war", Reason.ENDURANCE),
        (1, 1762, "late war", Reason.FRENCH_LEAD),
        (-4, 1762, "late war", Reason.DRAW),
        (-5, 1762, "late war", Reason.BRITISH_PEACE),
    ],
)
def test_w84_w86_victory(vp: int, year: int, scenario: str, reason: Reason) -> None:
    """13.11 to 13.13."""
    game = stage(FRENCH, hand=[5], vp=vp, year=year, late=True, setup=Setup(scenario))
    play(game, "activate 5 Bastions Repaired")
    assert game.result is not None
    assert game.result.reason is reason


def test_w85_niagara_changes_hands() -> None:
    game = stage(
        BRITISH,
        {},
        {"Oswego": "Rogers"},
        hand=[5],
        vp=0,
    )
    target = space("Niagara")
    way = [s.name for s in _path(space("Oswego"), target)]
    play(game, "activate 5 Bastions Repaired", "send Rogers", *(f"move > {n}" for n in way))
    assert game.state.holders[0] is BRITISH
    assert game.state.vp == -1


def _path(source: Space, target: Space) -> list[Space]:
    """A shortest path, without its beginning."""
    queue = [[source]]
    for way in queue:
        if way[-1] == target:
            return way[1:]
        queue += [[*way, other] for other in NEIGHBORS[way[-1]] if other not in way]
    raise AssertionError(f"no way from {source} to {target}")


def test_w81_no_supply_past_the_enemy() -> None:
    game = stage(
        BRITISH,
        {"Schenectady": "Béarn"},
        {"Canajoharie": "22nd"},
        hand=[5],
    )
    assert space("Canajoharie") not in paths.supplied(game.state, BRITISH)


def test_w89_half_the_points_below_five() -> None:
    game = stage(FRENCH, {}, {}, hand=[24], dice=[4], vp=4)
    play(game, "event 24 Northern Indian Alliance", "place Algonquin 1 > Lac des Deux Montagnes")
    play(game, "place Algonquin 2 > Lac des Deux Montagnes")
    skip(game)
    assert not any(option.startswith("place") for option in options(game))


def test_w94_the_third_commander_in_chief() -> None:
    game = stage(
        BRITISH,
        {},
        {"New York": "Loudoun", "Albany": "Abercromby"},
        hand=[59],
        draws=["Amherst"],
    )
    play(game, "event 59 British Regulars")
    assert options(game) == {"eliminate Loudoun", "eliminate Abercromby"}
    play(game, "eliminate Loudoun", "place Amherst > Halifax")
    assert where(game, BRITISH, "Loudoun") == "out of the game"


def test_w98_small_pox() -> None:
    troops = "Béarn, Guyenne (r), Huron, Ottawa, Marin"
    game = stage(BRITISH, {"Québec": troops}, {}, hand=[34], dice=[3])
    play(game, "event 34 Small Pox", "lose Béarn", "lose Marin")
    skip(game)
    assert where(game, FRENCH, "Huron") == "available"
    assert reduced(game, FRENCH) == {"Béarn", "Guyenne", "Marin"}


def test_w111_dunbar() -> None:
    dunbar = next(piece for piece in PIECES if piece.name == "Dunbar")
    assert (dunbar.initiative, dunbar.command, dunbar.tactics) == (3, 4, 0)


def test_a_fort_shelters_four() -> None:
    """8.11."""
    names = "22nd, 27th, 35th, 40th, 44th"
    game = stage(
        FRENCH,
        {"Ticonderoga": "Montcalm, Béarn, Guyenne"},
        {"Hudson Carry North": names},
        hand=[5],
        forts={"Hudson Carry North": "British fort"},
    )
    play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take everyone")
    play(game, "move > Hudson Carry North")
    for name in names.split(", ")[:4]:
        play(game, f"inside {name}")
    assert "inside 44th" not in options(game)
    assert game.state.fort_kind(space("Hudson Carry North")) == FORT


def test_louisbourg_by_sea() -> None:
    """6.43: an Amphibious Landing puts its marker down and attacks at -1 (P10)."""
    game = stage(
        BRITISH,
        {"Louisbourg": "Drucour, Artois"},
        {"Halifax": "Amherst, 22nd, 27th, 35th, 40th"},
        hand=[1, 17],
        dice=[5, 2],
        vp=0,
    )
    play(game, FIRST, "lead Amherst", "take everyone")
    play(game, "play 17 Amphibious Landing", "done")
    skip(game)
    assert game.state.amphib >> space("Louisbourg") & 1


def test_a_leader_sent_by_himself_does_not_roll() -> None:
    """8.231: only a force may."""
    game = stage(
        FRENCH,
        {"Albany": "Montcalm, Béarn", "Ticonderoga": "Guyenne"},
        {"Albany": "44th (i)"},
        hand=[5],
        sieges={"Albany": 0},
        forts={"Hudson Carry South": "French fort", "Hudson Carry North": "French fort"},
    )
    play(game, "activate 5 Bastions Repaired", "send Montcalm")
    skip(game, "stop")
    assert "siege Albany" not in options(game)


def test_w58_no_overrun_of_a_fortification() -> None:
    """7.82: where there was a stockade, the winners stop."""
    game = stage(
        FRENCH,
        {"Albany": "Montcalm, Béarn, Guyenne, La Reine, La Sarre"},
        {"Schenectady": "New York 1 (r)"},
        hand=[5],
        dice=[6, 1],
        sieges={"Albany": 0},
        forts={"Schenectady": "British stockade"},
        vp=0,
    )
    play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take everyone")
    play(game, "move > Schenectady")
    skip(game)
    assert where(game, BRITISH, "New York 1") == "available"
    assert not game.state.forts[space("Schenectady")]
    assert game.state.vp == 1
    assert game.state.action is None or game.state.action.mover is None


def test_w79_beaten_raiders_raid_where_they_have_retreated_to() -> None:
    game = stage(
        FRENCH,
        {"Woodstock": "Marin"},
        {"Culpeper": "Virginia 1, Maryland"},
        hand=[5],
        dice=[2, 2, 6],
    )
    play(game, "activate 5 Bastions Repaired", "send Marin", "move > Culpeper", "stop")
    skip(game)
    assert game.state.raided[FRENCH][space("Woodstock")] == 1
    assert not game.state.raided[FRENCH][space("Culpeper")]


def test_w21_no_retreat_against_an_arrow() -> None:
    """2.0: who comes out of the upper Great Lakes and is beaten is lost."""
    game = stage(
        FRENCH,
        {"Pays d'en Haut": "Huron"},
        {"Niagara": "22nd"},
        hand=[5],
        dice=[1, 1],
    )
    play(game, "activate 5 Bastions Repaired", "send Huron", "move > Niagara", "stop")
    skip(game)
    assert where(game, FRENCH, "Huron") == "available"


def test_w58_an_overrun_goes_on() -> None:
    """7.82: all defenders eliminated, no step lost, no fortification."""
    game = stage(
        FRENCH,
        {"Albany": "Montcalm, Béarn, Guyenne, La Reine, La Sarre"},
        {"Kinderhook": "New York 1 (r)"},
        hand=[5],
        dice=[6, 1],
        sieges={"Albany": 0},
    )
    play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take everyone")
    play(game, "move > Kinderhook")
    skip(game, "move > Poughkeepsie")
    assert "move > Poughkeepsie" in options(game)


def test_every_card_is_an_event_or_a_response() -> None:
    """5.5: each has one function, named after its key."""
    assert set(EVENTS) == {card.key for card in CARDS.values() if not card.response}


def test_w38_an_infiltrator_begins_no_siege() -> None:
    """A leader in his own fort need not answer Auxiliaries that only pass by (6.52)."""
    game = stage(
        FRENCH,
        {"Ticonderoga": "Marin"},
        {"Hudson Carry North": "Dunbar"},
        hand=[5],
        forts={"Hudson Carry North": "British fort"},
    )
    play(game, "activate 5 Bastions Repaired", "send Marin", "move > Hudson Carry North")
    assert "stop" not in options(game)
    assert not game.state.sieges[space("Hudson Carry North")]
    assert where(game, BRITISH, "Dunbar") == "Hudson Carry North"
