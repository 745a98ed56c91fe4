"""What the page says of each answer to a question before the dice, and what the answer brings."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from wilderness.fields import FIELDS, attack
from wilderness.marches import NORTH as FORTS
from wilderness.marches import march
from wilderness.stage import fires, lead, listen, offered, play, settle, skip, stage, use
from wilderness.walls import COEHORNS, NORTH, SOUTH, siege

from tripoli.games import GAMES
from tripoli.kernel.chance import SeededChance
from tripoli.kernel.text import EN_DASH
from tripoli.wilderness.game import Game
from tripoli.wilderness.model import events as ev
from tripoli.wilderness.model.fights import Battle, Raid
from tripoli.wilderness.model.options import Act, Ask
from tripoli.wilderness.model.setup import SCENARIOS, Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH
from tripoli.wilderness.odds import answers
from tripoli.wilderness.rules.fire import aim

PAGE = GAMES["wilderness"].page


def asked(game: Game) -> tuple[list[Any], dict[str, str | None]]:
    """The tables of the question, and the odds of each option."""
    assert game.decision is not None
    side = game.decision.side
    tables = PAGE.decision(game, side)["forecasts"]
    return tables, {one["notation"]: one["odds"] for one in PAGE.options(game, side)}


def charts(tables: list[Any]) -> list[tuple[str, str, list[str]]]:
    return [
        (chart["side"], chart["about"], [face["mark"] for face in chart["faces"]])
        for table in tables
        for chart in table["charts"]
    ]


def test_7_4_fieldworks_before_and_after() -> None:
    """The defender's marker moves the attackers' column to the left."""
    game, events = attack("Dieskau, Béarn, Guyenne", "44th, 48th", (4, 4), other=[9])
    assert offered(game, 9)
    tables, odds = asked(game)
    now, answer, later = charts(tables)
    assert now[:2] == ("French", f"strength 6, column 6{EN_DASH}8")
    assert later[0] == "French"
    assert later[1].startswith(f"with Fieldworks: strength 6, column 4{EN_DASH}5 (one to the left)")
    assert answer[0] == "British"
    declined, played = odds["decline"], odds[use("play", 9)]
    assert declined is not None
    assert played is not None
    assert played != declined
    play(game, use("play", 9))
    settle(game)
    shot = fires(events)[FRENCH]
    assert later[2][shot.die - 1] == str(shot.losses)


def test_7_56_an_ambush_doubles_and_a_second_one_cancels_it() -> None:
    """The second side is told what its card would take back."""
    game, _ = attack("Dieskau, Marin, Huron", "Rogers, Goreham", hand=[11], other=[12])
    assert offered(game, 11)
    tables, _ = asked(game)
    (_, about, _) = charts(tables)[-1]
    assert about.startswith("with Ambush!: strength ")
    assert ", doubled" in about
    play(game, use("play", 11))
    assert offered(game, 12)
    tables, odds = asked(game)
    first, *_, last = charts(tables)
    assert ", doubled" in first[1]
    assert last[0] == "French"
    assert "with Ambush!" in last[1]
    assert "doubled" not in last[1]
    assert odds["decline"] != odds[use("play", 12)]


def test_7_3_militia_join_a_battle() -> None:
    """The defender is told what all of them would add."""
    game, events = attack(
        "Dieskau, Béarn",
        "44th",
        way=FIELDS,
        british={"Northern militia": "Colonial Militia 1, Colonial Militia 2 (r)"},
    )
    skip(game, "deploy Colonial Militia 1")
    assert game.decision is not None
    assert game.decision.ask is Ask.MILITIA
    tables, odds = asked(game)
    (joined,) = [chart for chart in charts(tables) if "if the militia join in" in chart[1]]
    assert joined[0] == "British"
    assert "if the militia join in" in str(odds["done"])
    play(game, "deploy Colonial Militia 1", "deploy Colonial Militia 2")
    settle(game)
    shot = fires(events)[BRITISH]
    assert joined[2][shot.die - 1] == str(shot.losses)
    assert f"strength {shot.strength}," in joined[1]


def test_8_251_the_besieged_join_the_attackers() -> None:
    game = stage(
        FRENCH,
        {"Ticonderoga": "Guyenne", NORTH: "Montcalm (i), Béarn (i)"},
        {NORTH: "44th"},
        hand=[1],
        forts={"Ticonderoga": "French fort", NORTH: "French fort"},
        sieges={NORTH: 0},
    )
    play(game, use("activate", 1), "send Guyenne", f"move > {NORTH}")
    skip(game, "join Béarn")
    _, odds = asked(game)
    assert "if the besieged French join in" in str(odds["done"])
    together: Any = PAGE.decision(game, FRENCH)
    wins = str(odds["done"]).rpartition("; ")[2].partition(" to win")[0]
    assert together["outcome"].startswith(f"battle: {wins} to win")
    play(game, "join Béarn")
    alone: Any = PAGE.decision(game, FRENCH)
    assert (alone["mover"]["pieces"], alone["outcome"]) == (["Béarn"], None)
    play(game, "done")
    skip(game)
    assert game.fight is None


@pytest.mark.parametrize("choice", ["Drucour", "Rigaud"])
def test_w51_who_commands_counts(choice: str) -> None:
    game, events = attack(
        "Forbes, 44th",
        "Drucour, Rigaud, Villiers, Béarn",
        (2, 2),
        "stand",
        active=BRITISH,
        way=(SOUTH, NORTH),
        forts={"Ticonderoga": "French fort"},
    )
    tables, _ = asked(game)
    found = [chart for chart in charts(tables) if chart[0] == "French"]
    # Rigaud's tactics add nothing, so that he is not named.
    marks = next(
        marks for _, about, marks in found if ("Drucour" in about) is (choice == "Drucour")
    )
    play(game, f"command {choice}")
    settle(game)
    shot = fires(events)[FRENCH]
    assert marks[shot.die - 1] == str(shot.losses)


def test_w65_coehorns_before_a_siege_roll_and_before_an_assault() -> None:
    game = siege("Dieskau, Béarn, La Sarre", "44th", level=1, hand=[1, 8], dice=[6])
    lead(game, "Dieskau")
    play(game, f"siege {SOUTH}")
    skip(game, COEHORNS)
    tables, odds = asked(game)
    now, later = charts(tables)
    assert later[1].startswith("with Coehorns & Howitzers: siege now at level 1")
    assert now[2] != later[2]
    declined = odds["decline"]
    assert declined is not None
    assert declined.startswith("siege roll")
    play(game, "decline", "assault " + SOUTH)
    skip(game, COEHORNS)
    tables, odds = asked(game)
    assert [side for side, *_ in charts(tables)] == ["French", "British", "French"]
    before = odds["decline"]
    assert before is not None
    assert before.startswith("assault: ")
    assert "to take it" in before


def test_an_assault_is_told_to_those_who_defend() -> None:
    """W65: Coehorns of the besieged."""
    game = siege("Dieskau, Béarn, La Sarre", "44th", level=2, other=[8])
    lead(game, "Dieskau")
    play(game, f"assault {SOUTH}")
    skip(game, COEHORNS)
    assert game.decision is not None
    assert game.decision.side is BRITISH
    _, odds = asked(game)
    assert all("to hold" in str(said) for said in odds.values())


def test_w73_blockhouses_make_a_raid_harder() -> None:
    game = stage(FRENCH, {"Allegheny South": "Huron"}, hand=[1], other=[13])
    play(game, use("activate", 1), "send Huron", "move > Augusta", "stop")
    assert offered(game, 13)
    tables, odds = asked(game)
    now, later = charts(tables)
    assert now[1] == "Cultivated column"
    assert later[1] == "with Blockhouses: Stockade and Settlement column (Blockhouses)"
    assert odds["decline"] != odds[use("play", 13)]


def test_10_2_militia_against_a_raid() -> None:
    """Both tables, of the battle that the militia would fight and of the raid."""
    game = stage(
        FRENCH,
        {"Allegheny South": "Huron"},
        {"Southern militia": "Colonial Militia 3"},
        hand=[1],
        forts={"Augusta": "British stockade"},
    )
    play(game, use("activate", 1), "send Huron", "move > Augusta", "stop")
    skip(game, "deploy Colonial Militia 3")
    tables, odds = asked(game)
    assert [table["title"].split()[0] for table in tables] == ["Raid", "Steps"]
    assert "if militia deploy" in str(odds["done"])


def test_nothing_is_foreseen_where_no_dice_are_asked_about() -> None:
    """W64: after a place has surrendered, its refugees and a massacre are."""
    game = siege("Dieskau, Béarn, Ottawa", "44th", level=1, hand=[1, 6], other=[7])
    lead(game, "Dieskau")
    play(game, f"siege {SOUTH}")
    assert offered(game, 6)
    _, odds = asked(game)
    assert odds[use("play", 6)] is None
    play(game, use("play", 6))
    assert game.fight is None


def rather(game: Game, rng: Random) -> Any:
    """An option at random; rather a fight, and rather a card, than none."""
    assert game.decision is not None
    found = list(game.decision.options)
    keen = [one for one in found if one.act in (Act.ASSAULT, Act.SIEGE, Act.PLAY, Act.DEPLOY)]
    return rng.choice(keen if keen and rng.random() < 0.7 else found)


@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_answers_bring_what_they_say(seed: int) -> None:
    """Of every question before the dice: each side fires as it was said to, if nothing else is
    chosen after the answer.
    """
    rng = Random(seed)
    game = Game(Setup(list(SCENARIOS)[seed % len(SCENARIOS)]), SeededChance(seed))
    game.start()
    met = 0
    while game.decision is not None and met < 40:
        fight = game.fight
        if isinstance(fight, Battle) and game.decision.ask in answers.ASKS:
            for option in game.decision.options:
                after = answers.after(game.state, fight, game.decision, option)
                if after is None:
                    continue
                met += 1
                state, changed = after
                assert isinstance(changed, Battle)
                active = state.active
                aims = {side: aim(state, changed, active, side) for side in (FRENCH, BRITISH)}
                twin = game.copy()
                events = listen(twin)
                twin.choose(str(option))
                while twin.fight is not None and twin.decision is not None:
                    found = [str(one) for one in twin.decision.options]
                    passed = [one for one in found if one in ("done", "decline")]
                    twin.choose((passed or found)[0])
                first = next(event for event in events if isinstance(event, ev.Fired))
                expected = aims[first.side]
                assert expected is not None
                assert first.strength == expected.strength
                assert first.modifiers == expected.modifiers
                assert first.losses == expected.result(first.die)
        game.make(rather(game, rng))
    assert met


def test_fights_end_before_their_dice() -> None:
    """In whole games, a fight is foreseen in questions before its dice, and in no others."""
    kinds: set[type] = set()
    for seed, scenario in enumerate(SCENARIOS):
        rng = Random(seed)
        game = Game(Setup(scenario), SeededChance(seed))
        game.start()
        while game.decision is not None:
            fight = game.fight
            if fight is not None:
                kinds.add(type(fight))
                assert game.decision.ask in answers.ASKS
                assert game.decision.space == fight.space
            game.make(rather(game, rng))
    assert {Battle, Raid} <= kinds


def test_6_52_who_may_only_pass_a_fort_does_not_attack_there() -> None:
    """No battle is foretold of a step of a lone Auxiliary into its space, nor into a fortress."""
    british = {NORTH: "Bradstreet, 44th"}
    for mover, fights in (("Marin", False), ("Béarn", True)):
        _, odds = asked(march("Ticonderoga", mover, british=british, forts=FORTS))
        assert (odds[f"move > {NORTH}"] is not None) is fights
