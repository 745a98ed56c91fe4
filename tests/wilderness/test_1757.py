"""The year 1757 of the playbook (pp. 8-15), choice by choice and die by die: P13 to P46.

Dice that the source does not give are chosen, and marked so.
"""

from __future__ import annotations

from wilderness.stage import go, options, play, reduced, skip, space, stage, where

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.cards import CARDS
from tripoli.wilderness.model.pieces import UNITS_OF
from tripoli.wilderness.model.sides import BRITISH, FRENCH
from tripoli.wilderness.model.state import FORT, RELUCTANT, STOCKADE

FRENCH_HAND = (14, 24, 32, 36, 37, 41, 44, 46, 48)
BRITISH_HAND = (5, 12, 17, 22, 28, 31, 38, 57, 59)
LATE_FRENCH = (1, 2, 8, 16, 21, 26, 34, 35, 56)
LATE_BRITISH = (4, 6, 7, 43, 47, 49, 54, 58)
TO_TICONDEROGA = ("Sorel", "St-Jean", "Île-aux-Noix", "Winooski", "Crown Point", "Ticonderoga")


def late_deal() -> list[str]:
    """The cards of the late season in the order of the deal; the British hold one (W3)."""
    dealt = []
    for index, number in enumerate(LATE_FRENCH):
        dealt.append(str(CARDS[number]))
        if index < len(LATE_BRITISH):
            dealt.append(str(CARDS[LATE_BRITISH[index]]))
    return dealt


EARLY_DICE = (
    4,  # P15: Northern Indian Alliance
    4,  # P19: the Ranger intercepts
    3,  # the French fire
    4,  # the British fire
    4,  # P25 a: the Mingo at Culpeper
    5,  # b: the Shawnee
    3,  # c: a Regular fails to intercept
    6,  # the Huron at Kinderhook
    3,  # d: the Mississauga fires (not given)
    2,  # the militia fires (not given)
    1,  # P27: Victories in Germany (not given)
)
LATE_DICE = (
    5,  # P29: Louisbourg Squadrons
    3,  # P31: Small Pox
    4,  # P35: Courier Intercepted!
    3,  # P37: Webb fails to intercept
    2,  # the French fire (not given)
    1,  # the Provincial fires
    2,  # P41: Bradstreet fails to intercept
    4,  # the raid on Schenectady
    1,  # P43: Western Indian Alliance
)


def start() -> Game:
    """The first decision of the year."""
    draws = ["Murray", *late_deal(), str(CARDS[6]), "Forbes", "Bradstreet"]
    # The hands of 1758, for which every card but three is there again.
    draws += [str(CARDS[number]) for number in range(1, 19)]
    dice = (*EARLY_DICE, *LATE_DICE)
    return stage(FRENCH, keep=True, hand=FRENCH_HAND, other=BRITISH_HAND, dice=dice, draws=draws)


def test_the_year_1757() -> None:
    game = start()
    reinforcements_and_moves(game)
    first_battle(game)
    the_rest_of_the_early_season(game)
    raids_in_the_south(game)
    raids_in_the_north(game)
    end_of_the_early_season(game)
    beginning_of_the_late_season(game)
    hudson_carry_north(game)
    schenectady(game)
    winter(game)


def reinforcements_and_moves(game: Game) -> None:
    """P13 to P18."""
    play(game, "event 37 British Ministerial Crisis", "discard 57 British Regulars")
    assert CARDS[57] in game.state.discards
    play(game, "event 59 British Regulars", "place Murray > Halifax", "place 15th > New York")
    play(game, "place 17th > Halifax", "place 1st Royal > Halifax")
    assert CARDS[59] in game.state.removed
    play(game, "event 24 Northern Indian Alliance")
    play(game, "place Algonquin 1 > Lac des Deux Montagnes", "place Caughnawaga 1 > Kahnawake")
    play(game, "activate 31 Cherokee Uprising", "lead Loudoun", "take Abercromby", "take 22nd")
    play(game, "take 27th", "take 35th", "take 2/60th", "take 3/60th", "done", "sail > Halifax")
    assert where(game, BRITISH, "2/60th") == where(game, BRITISH, "Abercromby") == "Halifax"
    assert where(game, BRITISH, "4/60th") == where(game, BRITISH, "15th") == "New York"
    play(game, "activate 44 Raise Provincial Regiments", "send Algonquin 1")
    play(game, "send Caughnawaga 1")
    assert "send Marin" in options(game)
    play(game, "send Montcalm")
    play(game, "begin Algonquin 1")
    go(game, "Montréal", *TO_TICONDEROGA)
    play(game, "begin Caughnawaga 1")
    go(game, "Montréal", *TO_TICONDEROGA)
    go(game, *TO_TICONDEROGA)
    for name in ("Algonquin 1", "Caughnawaga 1", "Montcalm"):
        assert where(game, FRENCH, name) == "Ticonderoga"
    play(game, "event 22 Governor Vaudreuil Interferes", "exchange Montcalm with Vaudreuil")
    assert where(game, FRENCH, "Vaudreuil") == "Ticonderoga"
    assert where(game, FRENCH, "Montcalm") == "Montréal"


def first_battle(game: Game) -> None:
    """P19: Rigaud at Hudson Carry North."""
    play(game, "activate 32 Treaty of Easton")
    skip(game, "lead Rigaud")
    assert "lead Vaudreuil" not in options(game)
    play(game, "lead Rigaud")
    assert "take Vaudreuil" not in options(game)
    for name in ("Bougainville", "Languedoc", "Royal Roussillon", "Marin", "Algonquin 1"):
        play(game, f"take {name}")
    play(game, "take Caughnawaga 1", "move > Hudson Carry North", "intercept Rogers")
    # Both Provincials stay outside.
    play(game, "done", "lose Languedoc", "lose Algonquin 1", "lose New Hampshire")
    play(game, "lose New Jersey 1")
    assert reduced(game, BRITISH) == {"New Hampshire", "New Jersey 1"}
    assert reduced(game, FRENCH) == {"Languedoc", "Algonquin 1"}
    assert where(game, FRENCH, "Rigaud") == "Ticonderoga"
    assert game.state.vp == 3


def the_rest_of_the_early_season(game: Game) -> None:
    """P20 to P24."""
    play(game, "activate 12 Ambush!", "send 4/60th")
    way = ("Peekskill", "Poughkeepsie", "Kinderhook", "Albany", "Hudson Carry South")
    go(game, *way, "Hudson Carry North")
    assert where(game, BRITISH, "4/60th") == "Hudson Carry North"
    play(game, "event 41 British Colonial Politics", "eliminate Pennsylvania 2")
    play(game, "eliminate Maryland")
    assert game.state.assemblies == RELUCTANT
    play(game, "activate 28 Iroquois Alliance", "lead Loudoun", "take everyone")
    play(game, "play 14 Foul Weather")
    assert not any(option.startswith("sail") for option in options(game))
    play(game, "stop")
    play(game, "activate 36 François Bigot", "send Huron", "send Mississauga", "send Shawnee 1")
    play(game, "send Mingo 1")
    to_oneida = ("Kahnawake", "St-Régis", "Oswegatchie", "Cataraqui", "Niaouré Bay", "Oswego")
    for name in ("Huron", "Mississauga"):
        play(game, f"begin {name}")
        go(game, *to_oneida, "Oneida Carry West")
    play(game, "begin Mingo 1", "move > Upper Monongahela", "move > Allegheny South")
    play(game, "move > Mingo Town", "move > Upper Monongahela", "move > Allegheny South")
    for name in ("Mingo 1", "Shawnee 1"):
        assert where(game, FRENCH, name) == "Allegheny South"
    play(game, "build forts 5 Bastions Repaired", "complete Winchester")
    assert game.state.fort_kind(space("Winchester")) == FORT


def raids_in_the_south(game: Game) -> None:
    """P25 a and b: through Augusta to Culpeper."""
    play(game, "activate 46 Colonial Recruits", "send Mingo 1", "send Shawnee 1", "send Huron")
    play(game, "send Mississauga")
    play(game, "begin Mingo 1", "move > Augusta", "move > Culpeper")
    skip(game, "begin Shawnee 1")
    assert where(game, FRENCH, "Mingo 1") == "Mingo Town"
    play(game, "begin Shawnee 1", "move > Augusta", "move > Culpeper")
    skip(game, "begin Huron")
    assert where(game, FRENCH, "Shawnee 1") == "Logstown"
    assert {"Mingo 1", "Shawnee 1"} <= reduced(game, FRENCH)
    assert game.state.raided[FRENCH][space("Culpeper")] == 1


def raids_in_the_north(game: Game) -> None:
    """P25 c and d: the Huron past Albany, the Mississauga to Easton."""
    play(game, "begin Huron", "move > Oneida Castle", "move > Canajoharie", "move > Schoharie")
    play(game, "move > Albany", "intercept 44th", "move > Kinderhook")
    skip(game, "move > Oneida Castle")
    assert where(game, FRENCH, "Huron") == "Pays d'en Haut"
    assert game.state.raided[FRENCH][space("Kinderhook")] == 1
    for name in ("Oneida Castle", "Osewingo", "Mohawks Branch", "Station Point"):
        play(game, f"move > {name}")
    play(game, "move > East Delaware", "move > Easton", "deploy Colonial Militia 1")
    skip(game, "activate 38 Provincial Regiments Dispersed")
    assert where(game, FRENCH, "Mississauga") == "East Delaware"
    assert where(game, BRITISH, "Colonial Militia 1") == "Southern militia"
    assert "Mississauga" not in reduced(game, FRENCH)


def end_of_the_early_season(game: Game) -> None:
    """P26 to P28."""
    assert not any(option.startswith("build") for option in options(game))
    play(game, "activate 38 Provincial Regiments Dispersed", "send 15th")
    way = ("Peekskill", "Poughkeepsie", "Kinderhook", "Albany", "Hudson Carry South")
    go(game, *way, "Hudson Carry North")
    play(game, "event 48 Victories in Germany", "restore Languedoc")
    assert reduced(game, FRENCH) == {"Algonquin 1", "Mingo 1", "Shawnee 1"}
    play(game, "hold")


def beginning_of_the_late_season(game: Game) -> None:
    """P29 to P36."""
    hands = game.state.hands
    assert tuple(map(int, hands[FRENCH].cards)) == LATE_FRENCH
    assert set(map(int, hands[BRITISH].cards)) == {17, *LATE_BRITISH}
    play(game, "event 21 Louisbourg Squadrons")
    skip(game, "build stockades 43 Raise Provincial Regiments")
    assert "event 43 Raise Provincial Regiments" not in options(game)
    assert CARDS[21] in game.state.discards
    play(game, "build stockades 43 Raise Provincial Regiments", "build Ashby's Gap")
    play(game, "build Trenton")
    play(game, "event 34 Small Pox", "choose Hudson Carry North")
    skip(game, "lose 15th")
    assert options(game) == {"lose 15th", "lose 4/60th", "lose Rogers"}
    play(game, "lose 15th", "lose 4/60th")
    play(game, "event 4 Campaign", "lead Dunbar", "take 44th", "take 48th")
    play(game, "lead Johnson", "take New York 1", "take 1/42nd", "begin Dunbar")
    go(game, "Hudson Carry South")
    play(game, "move > Albany", "move > Hudson Carry South", "drop New York 1", "drop 1/42nd")
    go(game, "Albany", "Schenectady")
    assert where(game, BRITISH, "Johnson") == "Schenectady"
    assert where(game, BRITISH, "1/42nd") == "Hudson Carry South"
    play(game, "event 1 Campaign", "lead Lévis", "take everyone")
    play(game, "lead Montcalm", "take Béarn", "take La Sarre", "take Repentigny")
    play(game, "take Ojibwa", "take Potawatomi", "begin Lévis")
    go(game, "Bécancour", "Trois-Rivières", "Sorel", *TO_TICONDEROGA[1:])
    go(game, *TO_TICONDEROGA)
    there = game.state.units(space("Ticonderoga"), FRENCH)
    assert there.bit_count() == 13
    play(game, "activate 47 Troop Transports", "lead Loudoun", "take Abercromby", "take 22nd")
    play(game, "take 27th", "take 35th", "take 2/60th", "take 3/60th", "done", "sail > New York")
    play(game, "event 35 Courier Intercepted!")
    skip(game, "event 58 British Regulars")
    assert CARDS[6] in game.state.hands[FRENCH].cards
    play(game, "event 58 British Regulars", "place Forbes > Philadelphia")
    play(game, "place 28th > Philadelphia", "place 43rd > New York")
    play(game, "place 46th > Halifax")


def hudson_carry_north(game: Game) -> None:
    """P37 to P40: Montcalm besieges the fort, which surrenders, and the massacre."""
    play(game, "activate 16 George Croghan", "lead Montcalm", "take everyone")
    play(game, "move > Hudson Carry North", "intercept Webb", "take everyone")
    for name in ("New Jersey 1", "15th", "4/60th", "Rogers"):
        play(game, f"inside {name}")
    skip(game, "activate 17 Amphibious Landing")
    assert game.state.sieges[space("Hudson Carry North")] == 1
    assert where(game, BRITISH, "New Hampshire") == "available"
    assert game.state.vp == 3
    play(game, "build stockades 17 Amphibious Landing", "build Wright's Ferry")
    play(game, "activate 8 Coehorns & Howitzers", "lead Montcalm", "done")
    play(game, "siege Hudson Carry North", "play 6 Surrender!")
    if "retreat > Hudson Carry South" in options(game):
        play(game, "retreat > Hudson Carry South")
    play(game, "play 7 Massacre!")
    assert game.state.vp == 4
    assert where(game, BRITISH, "Rogers") == "Hudson Carry South"
    assert game.state.has_fort(space("Hudson Carry North"), FRENCH)
    assert not game.state.allied(space("Kahnawake"), FRENCH)
    assert game.state.allied(space("Pays d'en Haut"), FRENCH)
    play(game, "event 54 Light Infantry", "place Bradstreet > Albany", "place 1/95th > Albany")
    play(game, "place 2/95th > Halifax")


def schenectady(game: Game) -> None:
    """P41 to P43."""
    play(game, "event 2 Campaign", "lead Montcalm", "take everyone")
    play(game, "lead Villiers", "take Léry", "done", "begin Montcalm", "move > Ticonderoga")
    for name in ("Bougainville", "Languedoc", "Royal Roussillon", "Marin"):
        play(game, f"drop {name}")
    go(game, "Crown Point", "Winooski", "Île-aux-Noix", "St-Jean", "Sorel", "Montréal")
    skip(game, "demolish Hudson Carry North")
    play(game, "demolish Hudson Carry North")
    assert game.state.vp == 3
    way = ("Niaouré Bay", "Oswego", "Oneida Carry West", "Oneida Carry East", "Canajoharie")
    for name in way:
        play(game, f"move > {name}")
    play(game, "move > Schenectady", "intercept Bradstreet")
    play(game, "retreat > Albany")
    skip(game, "activate 49 Call Out Militias")
    assert where(game, BRITISH, "Johnson") == "Albany"
    assert where(game, FRENCH, "Villiers") == where(game, FRENCH, "Léry") == "Ticonderoga"
    assert game.state.fort_kind(space("Schenectady")) != STOCKADE
    play(game, "activate 49 Call Out Militias", "send 1/42nd")
    go(game, "Albany")
    play(game, "event 56 French Regulars", "choose Québec")
    play(game, "event 26 Western Indian Alliance", "restore Mingo 1", "restore Shawnee 1")


def winter(game: Game) -> None:
    """P44 to P46."""
    carry = space("Hudson Carry South")
    assert (game.state.at[carry] & UNITS_OF[BRITISH]).bit_count() == 10
    skip(game, "eliminate Rhode Island")
    play(game, "eliminate New Jersey 1", "eliminate 15th")
    assert where(game, FRENCH, "Mississauga") == "Mississauga"
    assert game.state.vp == 5
    assert "4/60th" in reduced(game, BRITISH)
    assert "Rogers" not in reduced(game, BRITISH)
    assert game.state.year == 1758
    # Surrender! was played, so that all but the cards removed were shuffled again (P46).
    assert not game.state.discards
    assert len(game.state.deck) == 62 - 3 - 18
