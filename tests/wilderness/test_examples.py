"""The worked examples of the rulebook (R1 to R25) and of the playbook's essays (P1 to P12)."""

from __future__ import annotations

import pytest
from wilderness.stage import FIRST, go, options, piece, play, reduced, skip, space, stage, where

from tripoli.wilderness.model.pieces import JOHNSONS_OWN, set_of
from tripoli.wilderness.model.sides import BRITISH, FRENCH
from tripoli.wilderness.model.spaces import LINKS, NEIGHBORS, Link, distances
from tripoli.wilderness.rules import forces, paths
from tripoli.wilderness.rules.interception import candidates


def test_r1_points_of_individual_activation() -> None:
    """5.32: two Indians, one Coureurs and one leader alone use up a 3-value card."""
    game = stage(
        FRENCH,
        {"Montréal": "Montcalm, Huron, Ojibwa, Ottawa, Marin"},
        hand=[21],
    )
    play(game, "activate 21 Louisbourg Squadrons", "send Huron", "send Ojibwa", "send Marin")
    assert "send Ottawa" in options(game)
    play(game, "send Montcalm")
    assert "send Ottawa" not in options(game)
    assert "begin Montcalm" in options(game)


@pytest.mark.parametrize(
    ("card", "leaders"),
    [
        ("5 Bastions Repaired", {"Murray"}),
        ("46 Colonial Recruits", {"Murray", "Amherst"}),
        ("1 Campaign", {"Murray", "Amherst", "Webb"}),
    ],
)
def test_r2_initiative(card: str, leaders: set[str]) -> None:
    """5.32: a leader is activated by cards of at least his Initiative."""
    game = stage(BRITISH, {}, {"Albany": "Murray, Amherst, Webb, 22nd"}, hand=[int(card[:2])])
    play(game, f"activate {card}")
    named = {option.removeprefix("lead ") for option in options(game) if option[:4] == "lead"}
    assert named == leaders


def test_r3_the_size_of_a_force() -> None:
    """5.34: Murray with Webb and Bradstreet commands up to 14 units."""
    murray, webb, bradstreet = (piece(BRITISH, n) for n in ("Murray", "Webb", "Bradstreet"))
    leaders = set_of((murray, webb, bradstreet))
    assert forces.capacity(leaders) == 14
    assert forces.legal(murray, leaders)
    assert forces.legal(webb, leaders)
    assert not forces.legal(bradstreet, leaders)


def test_r4_construction() -> None:
    """5.42: complete one fort and begin two; never begin and complete the same."""
    game = stage(
        BRITISH,
        {},
        {"Winchester": "Virginia 1", "Augusta": "Virginia 2", "Albany": "44th", "Hoosic": "48th"},
        hand=[1],
        works={"Winchester": BRITISH},
    )
    play(game, "build forts 1 Campaign", "complete Winchester", "build Augusta")
    assert "complete Augusta" not in options(game)
    play(game, "build Hoosic")
    assert game.state.works[space("Augusta")]
    assert not game.state.works[space("Winchester")]


def test_r5_johnson() -> None:
    """5.534: Johnson leads Mohawks and Iroquois for free, and nobody else does."""
    johnson = piece(BRITISH, "Johnson")
    three = set_of(piece(BRITISH, name) for name in ("22nd", "27th", "35th"))
    assert forces.legal(johnson, johnson.bit | three | JOHNSONS_OWN)
    assert not forces.legal(
        johnson, johnson.bit | three | JOHNSONS_OWN | piece(BRITISH, "44th").bit
    )
    amherst = piece(BRITISH, "Amherst")
    assert not forces.legal(amherst, amherst.bit | JOHNSONS_OWN)


def test_r6_surrender_instead_of_the_roll() -> None:
    """5.56: no siege roll and no assault follow; those inside leave for the closest refuge."""
    game = stage(
        FRENCH,
        {"Albany": "Montcalm, Béarn", "Ticonderoga": "Guyenne"},
        {"Albany": "44th (i)"},
        hand=[6, 5],
        sieges={"Albany": 0},
        forts={"Hudson Carry South": "French fort", "Hudson Carry North": "French fort"},
        vp=0,
    )
    play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take Béarn", "siege Albany")
    play(game, "play 6 Surrender!")
    assert game.decision is not None
    game.choose(game.decision.options[0])
    assert game.state.vp == 3
    assert game.state.controls(space("Albany"), FRENCH)
    assert where(game, BRITISH, "44th") in ("New York", "Boston", "New Haven")


def test_no_surrender_out_of_supply() -> None:
    """12.3: neither a siege roll nor Surrender!"""
    game = stage(
        FRENCH,
        {"Albany": "Montcalm, Béarn"},
        {"Albany": "44th (i)", "Ticonderoga": "48th"},
        hand=[6, 5],
        sieges={"Albany": 0},
    )
    play(game, "activate 5 Bastions Repaired", "lead Montcalm")
    skip(game, "stop")
    assert "siege Albany" not in options(game)


def test_r7_one_side_plays_on_alone() -> None:
    """4.0 A.2: with no cards left for the enemy, a side plays one card after the other."""
    game = stage(FRENCH, {}, {}, hand=[1, 2, 3])
    for card in ("1 Campaign", "2 Campaign"):
        play(game, f"activate {card}")
        skip(game, "activate 3 Campaign")
        assert game.decision is not None
        assert game.decision.side is FRENCH


def test_r8_a_fortified_way() -> None:
    """6.2: own stockades and forts lift the stops of wilderness and mountain."""
    way = ("Upper Monongahela", "Allegheny South", "Augusta")
    forts = dict.fromkeys(way[:2], "French stockade")
    game = stage(FRENCH, {"Ohio Forks": "Béarn"}, {}, hand=[5], forts=forts)
    play(game, "activate 5 Bastions Repaired", "send Béarn", *(f"move > {n}" for n in way))
    assert where(game, FRENCH, "Béarn") == "Augusta"


def test_r9_a_chain_of_infiltrations() -> None:
    """6.6: past Woodstock to Culpeper; those in Woodstock do not intercept there (6.724)."""
    game = stage(
        FRENCH,
        {"Allegheny South": "Shawnee 1"},
        {"Woodstock": "Virginia 1", "Augusta": "Virginia 2"},
        hand=[5],
        dice=[2, 3],
    )
    play(game, "activate 5 Bastions Repaired", "send Shawnee 1", "move > Woodstock")
    assert {"intercept Virginia 1", "intercept Virginia 2"} <= options(game)
    play(game, "intercept Virginia 1", "move > Culpeper")
    assert options(game) == {"intercept Virginia 2", "let pass"}
    play(game, "let pass")
    skip(game)
    assert where(game, FRENCH, "Shawnee 1") == "Logstown"


def test_r10_who_may_intercept() -> None:
    """6.72: the Ranger in the wilderness; in Portsmouth a Provincial, or all with a leader."""
    game = stage(
        FRENCH,
        {"White Mountains North": "Marin"},
        {
            "Ossipee": "New Hampshire, Massachusetts 1, Rogers",
            "Concord": "Massachusetts 2, Massachusetts 3, Bradstreet",
        },
        hand=[5],
        dice=[3, 3],
    )
    play(game, "activate 5 Bastions Repaired", "send Marin", "move > Casco Bay")
    assert options(game) == {"intercept Rogers", "let pass"}
    play(game, "intercept Rogers", "move > Portsmouth")
    assert {"intercept Massachusetts 2", "intercept Bradstreet"} <= options(game)
    play(game, "intercept Bradstreet", "take everyone")
    assert where(game, BRITISH, "Massachusetts 3") == "Portsmouth"


def test_r11_the_formerly_besieged_do_not_intercept_those_who_leave() -> None:
    """6.724."""
    game = stage(
        FRENCH,
        {"Albany": "Montcalm, Béarn"},
        {"Albany": "44th (i)"},
        sieges={"Albany": 0},
        hand=[5],
    )
    pieces = set_of(piece(FRENCH, name) for name in ("Montcalm", "Béarn"))
    found = candidates(game.state, BRITISH, pieces, space("Albany"), space("Hoosic"), within=False)
    assert found == []


def test_r12_the_attacker_plays_first() -> None:
    """7.4: the attacker, having passed, cannot answer the defender's Fieldworks."""
    game = stage(
        FRENCH,
        {"Albany": "Montcalm, Béarn"},
        {"Schenectady": "44th"},
        hand=[5, 9],
        other=[10],
        dice=[1, 6, 3],
    )
    play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take Béarn")
    play(game, "move > Schenectady", "stand", "play 10 Fieldworks")
    skip(game)
    assert game.state.fieldworks >> space("Schenectady") & 1


def test_r14_drilled_troops_before_evenness() -> None:
    """7.62 before 7.63: the Light Infantry is eliminated, and one Indian reduced."""
    game = stage(
        FRENCH,
        {"Ticonderoga": "Montcalm, Béarn, Guyenne, La Reine, La Sarre, Languedoc"},
        {"Hudson Carry North": "1/95th, Mohawk 1, Mohawk 2, Cherokee 1"},
        hand=[5],
        dice=[2, 1],
    )
    play(game, "activate 5 Bastions Repaired", "lead Montcalm", "take everyone")
    play(game, "move > Hudson Carry North")
    skip(game, "lose Mohawk 1")
    assert where(game, BRITISH, "1/95th") == "available"
    assert options(game) == {"lose Mohawk 1", "lose Mohawk 2", "lose Cherokee 1"}


def test_r20_the_last_warriors() -> None:
    """5.532: if a tribe's last step falls in a battle at its settlement, no raid follows."""
    target = space("Shawiangto")
    source = NEIGHBORS[target][0]
    game = stage(
        FRENCH,
        {source.name: "Villiers, Marin, Léry, Joncaire"},
        {target.name: "Tuscarora (r)"},
        hand=[1],
        dice=[6, 6, 3],
    )
    play(game, FIRST, "lead Villiers", "take everyone", f"move > {target}")
    play(game, "lose Marin")
    skip(game)
    assert where(game, BRITISH, "Tuscarora") == "available"
    assert not game.state.raided[FRENCH][target]
    assert where(game, FRENCH, "Villiers") == target.name


def test_r22_a_supply_line() -> None:
    """12.21: fortifications and water carry supply; the last link may be any (W81)."""
    stockades = dict.fromkeys(("Oneida Carry West", "Oneida Carry East"), "British stockade")
    way = {"Canajoharie": "British stockade", **stockades}
    game = stage(BRITISH, {}, {"Oswego": "44th"}, hand=[5], forts=way)
    assert space("Oswego") in paths.supplied(game.state, BRITISH)
    del way["Oneida Carry East"]
    game = stage(BRITISH, {}, {"Oswego": "44th"}, hand=[5], forts=way)
    link = LINKS[space("Oneida Carry West")][space("Oneida Carry East")]
    assert (space("Oswego") in paths.supplied(game.state, BRITISH)) == (link is not Link.LAND)


@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_r24_raids_at_the_year_end(count: int, points: int) -> None:
    """13.22: half a point for each marker, rounded up."""
    raided = dict.fromkeys(("Culpeper", "Augusta", "Woodstock", "Winchester")[:count], FRENCH)
    game = stage(FRENCH, hand=[5], vp=0, late=True, raided=raided)
    play(game, "activate 5 Bastions Repaired")
    assert game.state.vp == points
    assert not any(game.state.raided[FRENCH])
    assert game.state.year == 1758


def test_r25_demolition() -> None:
    """5.46: a fort costs a point, a stockade nothing; a besieged one stays."""
    game = stage(
        FRENCH,
        {"Albany": "Béarn"},
        {"Hudson Carry South": "22nd", "Niagara": "44th"},
        hand=[5],
        forts={
            "Ticonderoga": "French fort",
            "St-Jean": "French stockade",
            "Niagara": "French fort",
        },
        sieges={"Niagara": 0, "Albany": 0},
        vp=4,
    )
    assert "demolish Niagara" not in options(game)
    play(game, "demolish St-Jean")
    assert game.state.vp == 4
    play(game, "demolish Ticonderoga")
    assert game.state.vp == 3


BRADDOCK = "Braddock, Dunbar, 44th, 48th, Virginia 1, Maryland, Pennsylvania 1, Pennsylvania 2"


def test_p1_the_monongahela() -> None:
    game = stage(
        BRITISH,
        {"Ohio Forks": "Beaujeu, Dumas, Marine Detachment 1, Marin, Ottawa, Potawatomi, Huron"},
        {"Gist's Station": BRADDOCK},
        hand=[46],
        other=[11],
        dice=[6, 1, 3, 1, 1, 2],
        forts={"Ohio Forks": "French fort", "Gist's Station": "British stockade"},
        vp=0,
    )
    play(game, "activate 46 Colonial Recruits", "lead Braddock", "take everyone")
    play(game, "move > Ohio Forks", "done", "play 11 Ambush!")
    play(game, "lose 44th", "lose 48th", "lose Virginia 1", "lose Maryland")
    skip(game)
    assert where(game, BRITISH, "Braddock") == where(game, FRENCH, "Beaujeu") == "out of the game"
    assert where(game, BRITISH, "Dunbar") == where(game, BRITISH, "44th") == "Gist's Station"
    assert reduced(game, BRITISH) == {"44th", "48th", "Virginia 1", "Maryland"}
    assert reduced(game, FRENCH) == {"Marine Detachment 1"}
    assert game.state.vp == 1


def test_p1_without_a_line_of_retreat() -> None:
    game = stage(
        BRITISH,
        {"Ohio Forks": "Beaujeu, Dumas, Marine Detachment 1, Marin, Ottawa, Potawatomi, Huron"},
        {"Gist's Station": BRADDOCK},
        hand=[46],
        other=[11],
        dice=[6, 1, 3, 1, 1, 2],
        forts={"Ohio Forks": "French fort"},
        vp=0,
    )
    play(game, "activate 46 Colonial Recruits", "lead Braddock", "take everyone")
    play(game, "move > Ohio Forks", "done", "play 11 Ambush!")
    play(game, "lose 44th", "lose 48th", "lose Virginia 1", "lose Maryland")
    skip(game)
    assert where(game, BRITISH, "44th") == "out of the game"
    assert where(game, BRITISH, "Virginia 1") == "available"
    assert where(game, BRITISH, "Dunbar") == "Gist's Station"


def test_p6_militia_in_a_stockade() -> None:
    """Dumas with two Indians at Augusta meets a militia unit: a tie, which the attacker loses."""
    game = stage(
        FRENCH,
        {"Allegheny South": "Dumas, Mingo 1, Shawnee 1"},
        {"Southern militia": "Colonial Militia 1"},
        hand=[5],
        dice=[4, 4],
        forts={"Augusta": "British stockade", "Ohio Forks": "French fort"},
    )
    play(game, "activate 5 Bastions Repaired", "lead Dumas", "take everyone", "move > Augusta")
    play(game, "deploy Colonial Militia 1", "lose Mingo 1")
    skip(game)
    assert where(game, FRENCH, "Dumas") == where(game, FRENCH, "Mingo 1") == "Allegheny South"
    assert where(game, BRITISH, "Colonial Militia 1") == "Southern militia"
    assert reduced(game, BRITISH) == {"Colonial Militia 1"}
    assert reduced(game, FRENCH) == {"Mingo 1"}


def test_p7_and_p8_the_raid_succeeds() -> None:
    """A second militia unit is beaten; two of them in the box count against the raid."""
    game = stage(
        FRENCH,
        {"Allegheny South": "Dumas, Mingo 1 (r), Shawnee 1"},
        {"Southern militia": "Colonial Militia 1 (r), Colonial Militia 2"},
        hand=[5],
        dice=[4, 1, 5],
        forts={"Augusta": "British stockade", "Ohio Forks": "French fort"},
    )
    play(game, "activate 5 Bastions Repaired", "lead Dumas", "take everyone", "move > Augusta")
    play(game, "deploy Colonial Militia 2", "lose Mingo 1")
    skip(game, "go home Shawnee 1 > Ohio Forks")
    if "go home Dumas > Ohio Forks" in options(game):
        play(game, "go home Dumas > Ohio Forks", "go home Shawnee 1 > Ohio Forks")
    assert where(game, FRENCH, "Dumas") == where(game, FRENCH, "Shawnee 1") == "Ohio Forks"
    assert where(game, FRENCH, "Mingo 1") == "available"
    assert not game.state.forts[space("Augusta")]
    assert game.state.raided[FRENCH][space("Augusta")] == 1


def test_p12_the_plains_of_abraham() -> None:
    game = stage(
        BRITISH,
        {
            "Québec": "Montcalm, Vaudreuil, Bougainville, Béarn, Guyenne, La Reine, La Sarre (r), "
            "Languedoc (r), Artois (r), Marin (r), Léry (r), Huron, Ottawa, Ojibwa, Potawatomi",
            "St. Lawrence militia": "Canadian Militia 1, Canadian Militia 2, Canadian Militia 3, "
            "Canadian Militia 4",
        },
        {
            "Île d'Orléans": "Wolfe, Murray, Monckton, 77th (a), 15th, 22nd, 28th, 1/60th (r), "
            "2/60th (r), 3/60th (r), 35th (r), 40th (r), 43rd (r), 47th (r), 1/95th, Rogers",
        },
        hand=[5, 9],
        dice=[6, 1, 1, 2, 2, 1, 2, 2],
        fieldworks=1 << space("Québec"),
        amphib=1 << space("Île d'Orléans"),
        vp=0,
        year=1759,
    )
    assert game.state.strength(game.state.units(space("Île d'Orléans"), BRITISH)) == 34
    play(game, "activate 5 Bastions Repaired", "lead Wolfe", "take everyone", "move > Québec")
    play(game, "done", "stand")
    for number in range(1, 5):
        play(game, f"deploy Canadian Militia {number}")
    play(game, "play 9 Fieldworks", "lose 15th", "lose 22nd", "lose 28th", "lose 1/95th")
    play(game, "lose Béarn", "lose Guyenne", "lose La Sarre")
    for number in range(1, 5):
        play(game, f"lose Canadian Militia {number}")
    play(game, "retreat > Bécancour")
    assert where(game, FRENCH, "Montcalm") == where(game, BRITISH, "Wolfe") == "out of the game"
    assert where(game, FRENCH, "La Sarre") == "out of the game"
    assert where(game, FRENCH, "Vaudreuil") == "Bécancour"
    assert where(game, FRENCH, "Canadian Militia 4") == "St. Lawrence militia"
    assert game.state.vp == -1
    assert game.state.sieges[space("Québec")] == 1


@pytest.mark.parametrize(
    ("source", "target", "length"),
    [("Schenectady", "Canajoharie", 1), ("Schenectady", "Oneida Castle", 2)],
)
def test_d5_distances(source: str, target: str, length: int) -> None:
    """W90, W91: as the playbook counts them."""
    assert distances(space(source))[space(target)] == length


def test_d1_and_d2_boats() -> None:
    """6.3: up to nine spaces by boat."""
    game = stage(FRENCH, {"Québec": "Béarn"}, {}, hand=[5])
    play(game, "activate 5 Bastions Repaired", "send Béarn")
    go(game, "Bécancour", "Trois-Rivières", "Sorel", "St-Jean", "Île-aux-Noix", "Winooski")
    assert where(game, FRENCH, "Béarn") == "Winooski"
