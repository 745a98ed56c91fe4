"""Interception, avoiding battle, and how a battle comes about (6.7, 6.8, 7.2; W41 to W47)."""

from __future__ import annotations

import pytest
from wilderness.stage import listen, options, piece, play, reduced, skip, space, stage, where

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import BattleBegan, BattleEnded, Fired, Rolled
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.pieces import each
from tripoli.wilderness.model.sides import BRITISH, FRENCH

CARD = "activate 46 Colonial Recruits"
NORTH = {"Hudson Carry North": "British fort"}


def targets(game: Game, act: str = "move") -> set[str]:
    """Where one can go."""
    return {option[len(act) + 3 :] for option in options(game) if option.startswith(f"{act} > ")}


def offered(game: Game, act: str) -> set[str]:
    """Who can do something: "avoid" gives the names of all that can try to avoid battle."""
    found = {option[len(act) + 1 :] for option in options(game) if option.startswith(f"{act} ")}
    return {name for name in found if name[0] != ">"}


def march(
    source: str,
    names: str,
    *path: str,
    british: dict[str, str] | None = None,
    french: dict[str, str] | None = None,
    forts: dict[str, str] | None = None,
    dice: tuple[int, ...] = (),
    sieges: dict[str, int] | None = None,
    other: tuple[int, ...] = (),
    fieldworks: int = 0,
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
        fieldworks=fieldworks,
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


def names_of(pieces: int) -> set[str]:
    """The names of a set of pieces."""
    return {one.name for one in each(pieces)}


# Who may intercept, and where


@pytest.mark.parametrize(
    ("source", "can"),
    [("Schenectady", True), ("Adirondacks South", True), ("Albany", False)],
    ids=["river", "land", "two away"],
)
def test_w41_from_adjacent_spaces(source: str, can: bool) -> None:
    """6.71: over any connection."""
    game = march("Oneida Castle", "Villiers, Béarn", "Canajoharie", british={source: "44th"})
    assert ("intercept 44th" in options(game)) == can


@pytest.mark.parametrize(
    ("french", "fort", "british", "can"),
    [
        ("", "", "44th", True),
        ("La Sarre", "", "44th", False),
        ("Marin", "", "44th", False),
        ("Lévis", "", "44th", True),
        ("", "French stockade", "44th", False),
        ("", "French fort", "44th", False),
        ("", "", "Bradstreet", False),
        ("", "", "Bradstreet, 44th", True),
    ],
    ids=["free", "unit", "Auxiliary", "leader", "stockade", "fort", "by a leader", "by both"],
)
def test_w41_where_the_mover_is_at_home(french: str, fort: str, british: str, can: bool) -> None:
    """6.722, 6.72: no interception into a space with the mover's units or fortification."""
    game = march(
        "Oneida Castle",
        "Villiers, Béarn",
        "Canajoharie",
        french={"Canajoharie": french},
        british={"Schenectady": british},
        forts={"Canajoharie": fort} if fort else {},
    )
    assert ("intercept 44th" in options(game)) == can
    assert ("intercept Bradstreet" in options(game)) == (british == "Bradstreet, 44th")


@pytest.mark.parametrize("besieged", [True, False])
def test_w41_relief_can_be_intercepted(besieged: bool) -> None:
    """6.722 means unbesieged units and forts of the mover's side."""
    game = march(
        "Crown Point",
        "Villiers, Béarn",
        "Ticonderoga",
        french={"Ticonderoga": "La Sarre (i)" if besieged else "La Sarre"},
        british={"Wood Creek": "44th"} | ({"Ticonderoga": "48th"} if besieged else {}),
        forts={"Ticonderoga": "French fort"},
        sieges={"Ticonderoga": 0} if besieged else {},
    )
    assert ("intercept 44th" in options(game)) == besieged


def test_w41_nobody_intercepts_those_who_leave_his_space() -> None:
    """6.724, R11: those whose siege has been lifted do not; others do."""
    game = march(
        "Albany",
        "Villiers, Béarn",
        "Schenectady",
        british={"Albany": "44th (i)", "Schoharie": "48th"},
        sieges={"Albany": 0},
    )
    assert not game.state.sieges[space("Albany")]
    assert offered(game, "intercept") == {"48th"}


def test_w41_the_formerly_besieged_try_in_the_second_space() -> None:
    """R11: only the first space entered is barred."""
    game = march(
        "Albany",
        "Villiers, Marin, Léry",
        "Schenectady",
        british={"Albany": "44th (i)"},
        sieges={"Albany": 0},
    )
    assert "intercept 44th" not in options(game)
    play(game, "move > Schoharie")
    assert "intercept 44th" in options(game)


def test_w41_the_besieged_do_not_intercept() -> None:
    """6.72: an unbesieged force or unit."""
    game = march(
        "Canajoharie",
        "Villiers, Béarn",
        "Schenectady",
        french={"Albany": "La Sarre"},
        british={"Albany": "44th (i)", "Schoharie": "48th"},
        sieges={"Albany": 0},
    )
    assert offered(game, "intercept") == {"48th"}


@pytest.mark.parametrize(
    ("names", "target", "by"),
    [
        ("Marin", "Canajoharie", {"Rogers", "Bradstreet"}),
        ("Villiers, Marin", "Canajoharie", {"Rogers", "Bradstreet"}),
        ("Villiers, Marin, Léry", "Canajoharie", {"Rogers", "44th", "1/95th", "Bradstreet"}),
        ("Béarn", "Canajoharie", {"Rogers", "44th", "1/95th", "Bradstreet"}),
        ("Marin", "Adirondacks South", {"Rogers", "Bradstreet"}),
    ],
    ids=["one", "one with leader", "two", "Drilled", "mountain"],
)
def test_w41_a_lone_auxiliary_in_the_wild(names: str, target: str, by: set[str]) -> None:
    """6.721: only another lone Auxiliary catches it, with or without leaders."""
    game = march(
        "Oneida Carry East",
        names,
        target,
        british={"Schenectady": "Rogers, 44th, 1/95th, Bradstreet"},
    )
    assert offered(game, "intercept") == by
    if "44th" not in by:
        play(game, "intercept Bradstreet")
        assert "take 44th" not in options(game)


def test_w41_in_the_fields_anybody_catches_it() -> None:
    """6.721 is about wilderness and mountains."""
    game = march(
        "Canajoharie", "Marin", "Schenectady", british={"Schoharie": "44th, 48th, Bradstreet"}
    )
    assert offered(game, "intercept") == {"44th", "48th", "Bradstreet"}


def test_w41_force_limits() -> None:
    """5.34, 6.72: no more units than the commander has Command."""
    game = march(
        "Canajoharie",
        "Villiers, Béarn",
        "Schenectady",
        british={"Schoharie": "Johnson, 44th, 48th, 22nd, 27th, Mohawk 1"},
        dice=(6,),
    )
    play(game, "intercept Johnson", "take 44th", "take 48th", "take 22nd")
    assert offered(game, "take") == {"Mohawk 1"}
    play(game, "done")
    there = game.state.at[space("Schenectady")]
    assert {"Johnson", "44th", "48th", "22nd"} <= names_of(there)
    assert "27th" not in names_of(there)


def test_w41_landings_and_voyages_are_intercepted() -> None:
    """6.71: naval movement, too."""
    game = stage(
        BRITISH,
        {"Québec": "Béarn"},
        {"Halifax": "44th"},
        hand=[5, 8],
        amphib=1 << space("Île d'Orléans"),
    )
    play(game, "activate 5 Bastions Repaired", "send 44th", "sail > Île d'Orléans")
    assert options(game) == {"intercept Béarn", "let pass"}


@pytest.mark.parametrize(
    ("who", "die", "caught"),
    [("44th", 3, False), ("44th", 4, True), ("Bradstreet", 2, False), ("Bradstreet", 3, True)],
)
def test_6_71_the_die(who: str, die: int, caught: bool) -> None:
    """Four or more, with the tactics of the commander."""
    game = march(
        "Canajoharie",
        "Villiers, Béarn",
        "Schenectady",
        british={"Schoharie": "Bradstreet, 44th"},
        dice=(die, 1, 1),
    )
    events = listen(game)
    play(game, f"intercept {who}")
    if who == "Bradstreet" and "take 44th" in options(game):
        play(game, "take 44th")
    skip(game, "stop")
    began = [event for event in events if isinstance(event, BattleBegan)]
    assert bool(began) == caught
    if caught:
        # The mover attacks; who has caught it defends.
        assert names_of(began[0].attackers) == {"Villiers", "Béarn"}
        assert "44th" in names_of(began[0].defenders)
    else:
        assert where(game, BRITISH, "44th") == "Schoharie"
        assert "stop" in options(game)


def test_6_71_those_in_the_space_fight_along() -> None:
    """7.1: all who are not inside a fort."""
    game = march(
        "Oneida Castle",
        "Montcalm, Béarn, La Sarre",
        "Canajoharie",
        british={"Canajoharie": "New York 1", "Schenectady": "44th"},
        dice=(4, 1, 1),
    )
    events = listen(game)
    play(game, "intercept 44th")
    skip(game)
    began = next(event for event in events if isinstance(event, BattleBegan))
    assert names_of(began.defenders) == {"New York 1", "44th"}


@pytest.mark.parametrize("catch", [True, False])
def test_6_711_a_stockade_reached_in_time(catch: bool) -> None:
    """It is not captured but helps: -1 for the attacker."""
    game = march(
        "Oneida Castle",
        "Villiers, Béarn",
        "Canajoharie",
        british={"Schenectady": "44th"},
        forts={"Canajoharie": "British stockade"},
        dice=(4 if catch else 3, 3, 3),
    )
    events = listen(game)
    play(game, "intercept 44th")
    skip(game)
    fires = [event for event in events if isinstance(event, Fired) and event.side is FRENCH]
    assert bool(fires) == catch
    if catch:
        assert sorted(number for _, number in fires[0].modifiers) == [-1, 1]
    assert game.state.has_fort(space("Canajoharie"), FRENCH) is not catch


# Again and again


def test_w42_who_has_failed_may_try_again() -> None:
    """In a further space next to him."""
    game = march(
        "Canajoharie",
        "Villiers, Marin, Léry",
        "Schoharie",
        british={"Albany": "44th"},
        dice=(1, 1),
    )
    play(game, "intercept 44th", "move > Schenectady")
    assert "intercept 44th" in options(game)


@pytest.mark.parametrize("tried", [True, False])
def test_w42_who_has_failed_does_not_avoid(tried: bool) -> None:
    """6.84: for the rest of that move; others may."""
    game = march(
        "Shawiangto",
        "Villiers, Béarn",
        "Canajoharie",
        british={"Schenectady": "44th, 48th"},
        dice=(1, 4),
    )
    play(game, "intercept 44th" if tried else "let pass", "move > Schenectady")
    assert offered(game, "avoid") == ({"48th"} if tried else {"44th", "48th"})


def test_w42_the_next_to_move_is_another_matter() -> None:
    """6.84: a failure counts for the move of one force only."""
    game = stage(
        FRENCH,
        {"Canajoharie": "Villiers, Béarn", "Shawiangto": "Rigaud, La Sarre"},
        {"Schoharie": "44th"},
        hand=[1, 8],
        dice=[1],
    )
    play(game, "event 1 Campaign", "lead Villiers", "take Béarn", "lead Rigaud", "take La Sarre")
    play(game, "begin Villiers", "move > Schenectady", "intercept 44th", "stop")
    skip(game, "move > Mohawks Branch")
    play(game, "move > Mohawks Branch", "let pass", "move > Schoharie")
    assert offered(game, "avoid") == {"44th"}


def test_w135_a_leader_who_has_failed_does_not_avoid() -> None:
    """6.84: all pieces of the group."""
    game = march(
        "Shawiangto",
        "Villiers, Béarn",
        "Canajoharie",
        british={"Schenectady": "Bradstreet, Webb, 44th, 48th, 22nd"},
        dice=(1, 4),
    )
    play(game, "intercept Bradstreet", "take 44th", "done", "move > Schenectady")
    assert offered(game, "avoid") == {"48th", "22nd", "Webb"}


@pytest.mark.parametrize("die", [1, 6], ids=["failed", "succeeded"])
def test_w42_no_avoiding_where_interception_was_tried(die: int) -> None:
    """6.84, 6.85: successful or not, and by whomever."""
    game = march(
        "Oneida Castle",
        "Villiers, Béarn",
        "Canajoharie",
        british={"Canajoharie": "Rogers", "Schenectady": "44th"},
        dice=(die, 1, 1),
    )
    events = listen(game)
    play(game, "intercept 44th")
    assert not offered(game, "avoid")
    skip(game)
    assert [event for event in events if isinstance(event, BattleBegan)]


@pytest.mark.parametrize("avoided", [True, False])
def test_w42_no_interception_where_others_have_avoided(avoided: bool) -> None:
    """6.85: not even when the mover comes back in the same move."""
    game = march(
        "Schoharie",
        "Villiers, Béarn, Marin",
        "Canajoharie",
        british={"Adirondacks South": "44th", "Canajoharie": "Mohawk 1" if avoided else ""},
        dice=(4,),
    )
    game.choose("let pass")
    if avoided:
        play(game, "avoid Mohawk 1", "avoid > Oneida Castle")
    play(game, "move > Schenectady", "move > Canajoharie")
    assert ("intercept 44th" in options(game)) is not avoided
    assert "intercept Mohawk 1" not in options(game)


# Avoiding battle


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


# The course of a battle


def asked(game: Game, *yes: str) -> list[tuple[str, Ask | str]]:
    """Answer all questions of a battle, with yes to some; who was asked, and about what."""
    found: list[tuple[str, Ask | str]] = []
    while game.decision is not None and game.decision.ask not in (Ask.CARD, Ask.STEP, Ask.FINISH):
        decision = game.decision
        found.append((str(decision.side), decision.window or decision.ask))
        no = ("decline", "let pass", "done", "stand")
        first = sorted(options(game))[0]
        game.choose(next((o for o in (*yes, *no) if o in options(game)), first))
    return found


def test_w47_the_sequence_of_a_battle() -> None:
    """7.2: militia and besieged friends, cards, fire, losses of the attacker first."""
    game = march(
        "Sorel",
        "Montcalm, Guyenne",
        french={
            "Montréal": "Béarn (i), La Sarre (i)",
            "St. Lawrence militia": "Canadian Militia 1",
        },
        british={"Montréal": "44th, 48th, 22nd"},
        sieges={"Montréal": 0},
        other=(7, 11),
        dice=(3, 3),
    )
    events = listen(game)
    skip(game, "move > Montréal")
    game.choose("move > Montréal")
    found = asked(game, "deploy Canadian Militia 1", "join Béarn")
    order = [item for i, item in enumerate(found) if item not in found[:i]]
    assert order[:6] == [
        ("British", Ask.AVOID),
        ("French", Ask.MILITIA),
        ("French", Ask.JOIN),
        ("British", "fieldworks"),
        ("French", Ask.LOSS),
        ("British", Ask.LOSS),
    ]
    fires = {event.side: event for event in events if isinstance(event, Fired)}
    # Two Regulars and the militia against three Regulars.
    assert fires[FRENCH].strength == 7
    assert fires[BRITISH].strength == 9
    assert where(game, FRENCH, "Canadian Militia 1") == "St. Lawrence militia"


def test_w47_the_attackers_cards_come_first() -> None:
    """7.4: where Fieldworks lie, the attacker is asked for his; the defender has none to add."""
    game = march(
        "Schoharie",
        "Villiers, Béarn",
        british={"Schenectady": "44th"},
        other=(7, 11),
        fieldworks=1 << space("Schenectady"),
        dice=(3, 3),
    )
    skip(game, "move > Schenectady")
    game.choose("move > Schenectady")
    found = asked(game)
    assert ("French", "fieldworks") in found
    assert ("British", "fieldworks") not in found
    # In the wild both are asked for an ambush, the attacker first.
    game = march(
        "Schoharie",
        "Villiers, Marin, Léry",
        british={"Canajoharie": "Rogers, Goreham"},
        other=(7, 9),
        dice=(3, 3, 3),
    )
    skip(game, "move > Canajoharie")
    game.choose("move > Canajoharie")
    found = [item for item in asked(game) if item[1] == "ambush"]
    assert found == [("French", "ambush"), ("British", "ambush")]


@pytest.mark.parametrize(
    ("raided", "name", "deploys"),
    [("", "Schenectady", True), ("Hartford", "Schenectady", False), ("York", "Schenectady", True)],
    ids=["no raids", "raided", "raided elsewhere"],
)
def test_7_3_militia(raided: str, name: str, deploys: bool) -> None:
    """For battles in the fields of a Department without enemy Raided markers this year."""
    game = stage(
        FRENCH,
        {"Schoharie": "Villiers, Béarn"},
        {name: "44th", "Northern militia": "Colonial Militia 1"},
        hand=[46, 8],
        raided={raided: FRENCH} if raided else {},
    )
    play(game, CARD, "lead Villiers", "take Béarn", f"move > {name}", "stand")
    assert ("deploy Colonial Militia 1" in options(game)) == deploys


def test_w17_militia_join_a_sortie() -> None:
    """8.25, W60: for the attacker, in the fields that were his."""
    game = stage(
        FRENCH,
        {"Montréal": "Béarn (i)", "St. Lawrence militia": "Canadian Militia 1"},
        {"Montréal": "44th"},
        hand=[46, 8],
        sieges={"Montréal": 0},
    )
    play(game, CARD, "send Béarn", "sortie", "stand")
    assert options(game) == {"deploy Canadian Militia 1", "done"}


@pytest.mark.parametrize(
    ("names", "further"),
    [("Montcalm, Béarn, La Sarre, Guyenne", False), ("Montcalm, Béarn, La Sarre, Marin", True)],
    ids=["Drilled", "with Coureurs"],
)
def test_w58_an_overrun_lifts_no_stop(names: str, further: bool) -> None:
    """7.82: whoever had to stop there has stopped."""
    game = march(
        "Oneida Castle",
        names,
        "Canajoharie",
        "Schenectady",
        british={"Schenectady": "New York 1 (r)"},
        dice=(6, 1),
    )
    play(game, "stand")
    skip(game, "move > Schoharie")
    assert where(game, BRITISH, "New York 1") == "available"
    assert ("Schoharie" in targets(game)) == further


def test_r15_w59_choices_of_a_retreat() -> None:
    """7.92: Drilled Troops to fields and fortifications, Auxiliaries and leaders anywhere."""
    game = march(
        "Schoharie",
        "Villiers, Béarn",
        "Canajoharie",
        french={"Oneida Carry East": "Marin"},
        british={"Canajoharie": "Bradstreet, 44th, Rogers"},
        forts={"Oneida Castle": "British stockade"},
        dice=(6, 1, 2, 2),
    )
    events = listen(game)
    play(game, "stand")
    ended = next(event for event in events if isinstance(event, BattleEnded))
    assert ended.winner is FRENCH
    assert reduced(game, BRITISH) == {"44th", "Rogers"}
    drilled = {"Oneida Castle", "Schenectady"}
    anywhere = drilled | {"Shawiangto", "Adirondacks South"}
    assert targets(game, "retreat") == drilled
    assert offered(game, "retreat") == (
        {f"44th > {name}" for name in drilled}
        | {f"Rogers > {name}" for name in anywhere}
        | {f"Bradstreet > {name}" for name in anywhere}
    )
    play(game, "retreat 44th > Schenectady", "retreat Rogers > Shawiangto")
    play(game, "retreat Bradstreet > Adirondacks South")
    assert where(game, BRITISH, "44th") == "Schenectady"
    assert where(game, BRITISH, "Rogers") == "Shawiangto"
    assert where(game, BRITISH, "Bradstreet") == "Adirondacks South"


def test_r15_all_to_one_space() -> None:
    """7.91: or together."""
    game = march(
        "Schoharie",
        "Villiers, Béarn",
        "Canajoharie",
        british={"Canajoharie": "Bradstreet, 44th, Rogers"},
        dice=(6, 1, 2, 2),
    )
    play(game, "stand", "retreat > Schenectady")
    for name in ("44th", "Rogers", "Bradstreet"):
        assert where(game, BRITISH, name) == "Schenectady"
    assert piece(BRITISH, "44th").bit & game.state.reduced
