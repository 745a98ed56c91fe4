"""Avoiding battle, and sorties avoided (6.8; W43 to W46)."""

from __future__ import annotations

import pytest
from wilderness.marches import CARD, NORTH, march, targets
from wilderness.meetings import names_of, offered
from wilderness.stage import listen, options, play, skip, space, stage, where

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import BattleBegan, Rolled
from tripoli.wilderness.model.sides import BRITISH, FRENCH


@pytest.mark.parametrize(
    ("attackers", "defenders", "target", "automatic"),
    [
        ("Béarn", "Mohawk 1", "Canajoharie", True),
        ("Béarn", "Rogers", "Canajoharie", True),
        ("Villiers, Béarn, Marin", "Mohawk 1", "Canajoharie", False),
        ("Villiers, Marin, Léry", "Mohawk 1", "Canajoharie", False),
        ("Béarn", "Mohawk 1", "Schenectady", False),
        ("Béarn", "1/95th", "Canajoharie", False),
        ("Béarn", "Mohawk 1", "Adirondacks South", True),
    ],
    ids=["Indian", "Ranger", "mixed", "Auxiliaries", "fields", "Light Infantry", "mountain"],
)
def test_w44_automatic_avoidance(
    attackers: str, defenders: str, target: str, automatic: bool
) -> None:
    """6.8: Auxiliaries in the wild, before attackers without any; otherwise a die."""
    source = "Schoharie" if target != "Adirondacks South" else "Canajoharie"
    game = march(source, attackers, target, british={target: defenders}, dice=(1, 1, 1))
    events = listen(game)
    play(game, f"avoid {defenders}")
    if targets(game, "avoid"):
        game.choose(sorted(o for o in options(game) if o.startswith("avoid >"))[0])
    skip(game)
    rolled = [event for event in events if isinstance(event, Rolled)]
    assert bool(rolled) is not automatic
    # A die of 1 means a battle.
    assert bool([event for event in events if isinstance(event, BattleBegan)]) is not automatic


def test_w44_light_infantry_does_not_hinder_it() -> None:
    """They are no Auxiliaries: before them Auxiliaries avoid as they like."""
    game = stage(
        BRITISH, {"Canajoharie": "Marin"}, {"Schenectady": "1/95th"}, hand=[5, 8], dice=[1]
    )
    events = listen(game)
    play(game, "activate 5 Bastions Repaired", "send 1/95th", "move > Canajoharie")
    play(game, "avoid Marin", "avoid > Schoharie")
    assert where(game, FRENCH, "Marin") == "Schoharie"
    assert not [event for event in events if isinstance(event, Rolled)]


@pytest.mark.parametrize(
    ("taken", "automatic"), [("Rogers", True), ("44th", False)], ids=["Auxiliary", "Drilled"]
)
def test_w44_a_force_of_auxiliaries_only(taken: str, automatic: bool) -> None:
    """6.8: a force that includes others rolls."""
    game = march(
        "Schoharie",
        "Béarn",
        "Canajoharie",
        british={"Canajoharie": "Webb, Rogers, 44th"},
        dice=(1, 1, 1),
    )
    events = listen(game)
    play(game, "avoid Webb", f"take {taken}", "done", "avoid > Schenectady")
    assert (where(game, BRITISH, "Webb") == "Schenectady") == automatic
    rolled = [event for event in events if isinstance(event, Rolled)]
    assert bool(rolled) is not automatic


@pytest.mark.parametrize(
    ("who", "die", "away"),
    [("44th", 3, False), ("44th", 4, True), ("Bradstreet", 2, False), ("Bradstreet", 3, True)],
)
def test_6_8_the_die(who: str, die: int, away: bool) -> None:
    """Four or more, with the tactics of the commander."""
    game = march(
        "Canajoharie",
        "Villiers, Béarn",
        "Schenectady",
        british={"Schenectady": "Bradstreet, 44th"},
        dice=(die, 1, 1),
    )
    play(game, f"avoid {who}")
    if "take 44th" in options(game):
        play(game, "take 44th")
    events = listen(game)
    play(game, "avoid > Albany")
    skip(game, "stop")
    began = [event for event in events if isinstance(event, BattleBegan)]
    assert bool(began) is not away
    if away:
        assert where(game, BRITISH, "44th") == "Albany"


def test_w45_where_to() -> None:
    """6.81: adjacent, not whence the attacker came, no unbesieged enemy there."""
    game = march(
        "Oneida Castle",
        "Villiers, Béarn",
        "Canajoharie",
        french={"Oneida Carry East": "Marin", "Schoharie": "Lévis"},
        british={"Canajoharie": "44th"},
        forts={"Shawiangto": "French stockade"},
    )
    play(game, "avoid 44th")
    assert targets(game, "avoid") == {"Schenectady", "Schoharie", "Adirondacks South"}


def test_w45_one_force_or_unit_and_one_attempt() -> None:
    """Those who stay fight."""
    game = march(
        "Oneida Castle",
        "Villiers, Béarn",
        "Canajoharie",
        british={"Canajoharie": "44th, 48th"},
        dice=(4, 1, 1),
    )
    events = listen(game)
    play(game, "avoid 44th", "avoid > Schenectady")
    assert "avoid 48th" not in options(game)
    skip(game)
    began = next(event for event in events if isinstance(event, BattleBegan))
    assert names_of(began.defenders) == {"48th"}
    assert where(game, BRITISH, "44th") == "Schenectady"


def test_w45_a_leader_needs_a_unit() -> None:
    """A force has at least one unit."""
    game = march(
        "Oneida Castle",
        "Villiers, Béarn",
        "Canajoharie",
        british={"Canajoharie": "Bradstreet, 44th"},
    )
    play(game, "avoid Bradstreet")
    assert "done" not in options(game)


def test_w45_force_limits() -> None:
    """5.34, 6.8."""
    game = march(
        "Oneida Castle",
        "Villiers, Béarn",
        "Canajoharie",
        british={"Canajoharie": "Johnson, 44th, 48th, 22nd, 27th, Mohawk 1"},
    )
    play(game, "avoid Johnson", "take 44th", "take 48th", "take 22nd")
    assert offered(game, "take") == {"Mohawk 1"}


def test_w43_avoiding_is_no_retreat() -> None:
    """Drilled Troops may avoid into the open wilderness and the mountains."""
    game = march(
        "Schenectady",
        "Villiers, Béarn",
        "Canajoharie",
        british={"Canajoharie": "44th"},
        dice=(4,),
    )
    play(game, "avoid 44th")
    assert {"Adirondacks South", "Shawiangto", "Oneida Castle"} <= targets(game, "avoid")
    play(game, "avoid > Adirondacks South")
    assert where(game, BRITISH, "44th") == "Adirondacks South"


def test_w43_interceptors_are_placed() -> None:
    """From the mountains, which stop whoever moves, they come down at once."""
    game = march(
        "Shawiangto",
        "Villiers, Béarn",
        "Canajoharie",
        british={"Adirondacks South": "44th, Webb, 48th"},
        dice=(6, 1, 1),
    )
    play(game, "intercept Webb", "take 44th", "take 48th")
    assert where(game, BRITISH, "Webb") == "Canajoharie"


@pytest.mark.parametrize("fort", ["", "British stockade"], ids=["none", "stockade"])
def test_w45_when_all_are_gone_the_mover_goes_on(fort: str) -> None:
    """6.82: and meets them again; a fortification stops it."""
    game = march(
        "Schoharie",
        "Villiers, Béarn, Marin",
        "Canajoharie",
        british={"Canajoharie": "44th"},
        forts={"Canajoharie": fort} if fort else {},
        dice=(4, 4),
    )
    play(game, "avoid 44th", "avoid > Oneida Castle")
    if fort:
        assert not targets(game)
        assert game.state.vp == 1
        return
    assert "Oneida Castle" in targets(game)
    play(game, "move > Oneida Castle")
    assert offered(game, "avoid") == {"44th"}


def test_w45_avoiding_from_a_fort() -> None:
    """6.82, 6.83: some inside, some away, the mover must besiege."""
    game = march(
        "Ticonderoga",
        "Montcalm, Béarn",
        "Hudson Carry North",
        british={"Hudson Carry North": "44th, Rogers"},
        forts=NORTH,
    )
    play(game, "inside 44th", "done", "avoid Rogers", "avoid > Hudson Carry South")
    assert where(game, BRITISH, "Rogers") == "Hudson Carry South"
    assert game.state.sieges[space("Hudson Carry North")] == 1
    assert names_of(game.state.inside) == {"44th"}
    assert not targets(game)


def test_6_83_who_fails_to_avoid_fights_outside() -> None:
    """The group inside stays inside."""
    game = march(
        "Ticonderoga",
        "Montcalm, Béarn",
        "Hudson Carry North",
        british={"Hudson Carry North": "44th, 48th"},
        forts=NORTH,
        dice=(3, 1, 1),
    )
    events = listen(game)
    play(game, "inside 44th", "done", "avoid 48th", "avoid > Hudson Carry South")
    skip(game)
    began = next(event for event in events if isinstance(event, BattleBegan))
    assert names_of(began.defenders) == {"48th"}


def test_6_811_avoiding_by_sea() -> None:
    """6.432: British units on a shore with the marker, to any port of theirs."""
    game = stage(
        FRENCH,
        {"Québec": "Villiers, Béarn"},
        {"Île d'Orléans": "44th"},
        hand=[46, 8],
        amphib=1 << space("Île d'Orléans"),
        dice=[4],
    )
    play(game, CARD, "lead Villiers", "take Béarn", "move > Île d'Orléans", "avoid 44th")
    assert {"Halifax", "Boston", "Philadelphia", "Baie-St-Paul"} <= targets(game, "avoid")
    assert "Louisbourg" not in targets(game, "avoid")
    play(game, "avoid > Halifax")
    assert where(game, BRITISH, "44th") == "Halifax"


def sortie(british: dict[str, str], dice: tuple[int, ...]) -> Game:
    """Villiers attacks the besiegers of Ticonderoga."""
    game = stage(
        FRENCH,
        {"Ticonderoga": "Villiers (i), Béarn (i)"},
        british,
        hand=[46, 8],
        forts={"Ticonderoga": "French fort"},
        sieges={"Ticonderoga": 1},
        dice=dice,
    )
    play(game, CARD, "lead Villiers", "take Béarn")
    skip(game, "sortie")
    game.choose("sortie")
    return game


def test_w46_besiegers_avoid_a_sortie() -> None:
    """To any adjacent space; the siege is over, and nobody follows."""
    game = sortie({"Ticonderoga": "44th", "Wood Creek": "48th"}, (4,))
    assert not offered(game, "intercept")
    assert offered(game, "avoid") == {"44th"}
    play(game, "avoid 44th")
    assert {"Crown Point", "Hudson Carry North", "Wood Creek"} <= targets(game, "avoid")
    play(game, "avoid > Wood Creek")
    assert where(game, BRITISH, "44th") == "Wood Creek"
    assert not game.state.sieges[space("Ticonderoga")]
    assert not targets(game)


def test_w46_besiegers_who_fail_fight() -> None:
    game = sortie({"Ticonderoga": "44th"}, (3, 1, 1))
    events = listen(game)
    play(game, "avoid 44th", "avoid > Wood Creek")
    skip(game)
    assert [event for event in events if isinstance(event, BattleBegan)]
