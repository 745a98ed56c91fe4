"""The odds of an option, in words, before it is chosen. R11."""

from __future__ import annotations

from dataclasses import replace

from shores.table import AC, TF, A, C, F, G, I, M, S, play, table

from tripoli import odds
from tripoli.kernel.text import percent
from tripoli.shores.model.cards import CARDS
from tripoli.shores.model.options import HIT, Ask
from tripoli.shores.model.pieces import ALGIERS, AMERICAN, TRIPOLI, TRIPOLITAN, TUNIS, Piece
from tripoli.shores.model.state import Setup
from tripoli.shores.odds.prospects import outlook, prospect, raid_prospect


def test_odds_of_raids() -> None:
    """Two dice per frigate intercept; each remaining corsair captures on 5 or 6."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli": {C: 3}, "Algiers": {AC: 3}, "Tripoli zone": {F: 1, S: 1}},
        [],
        ["Storms", "Algerine Corsairs Raid"],
        gold=11,
    )
    assert raid_prospect(game.view(None), ALGIERS) == "about 1.0 gold, 70% chance to reach twelve"
    # 4 dice hit 2/3 of a corsair on average; 2.33 corsairs capture 0.78.
    assert raid_prospect(game.view(None), TRIPOLI).startswith(
        "about 0.8 gold, losing 0.7 corsairs, "
    )
    told = {
        str(option): prospect(game.view(None), option)
        for option in (game.decision.options if game.decision else ())
    }
    assert told["discard Storms to raid"] == raid_prospect(game.view(None), TRIPOLI)
    assert told["event Algerine Corsairs Raid"] == raid_prospect(game.view(None), ALGIERS)
    assert told["discard Storms to build"] is None
    game.choose("event Yusuf Qaramanli")
    assert game.decision is not None
    told_raids = [prospect(game.view(None), option) for option in game.decision.options]
    assert told_raids == [
        raid_prospect(game.view(None), TRIPOLI),
        raid_prospect(game.view(None), ALGIERS),
    ]


def test_odds_of_raids_count_happy_hunting_where_the_t_bot_shows_it() -> None:
    """Solitaire: the T-bot plays it on the first raid from Tripoli, for three more dice."""
    game = table("Spring 1802", AMERICAN, {"Tripoli": {C: 6}, "Tunis": {AC: 3}}, [], gold=3)
    assert raid_prospect(game.view(None), TRIPOLI) == "about 2.0 gold"
    game.state.cards[TRIPOLITAN].battle_line = (CARDS["Happy Hunting"],)
    assert raid_prospect(game.view(None), TRIPOLI).startswith("about 3.0 gold, ")
    assert raid_prospect(game.view(None), TUNIS) == "about 1.0 gold"


def test_what_raids_would_bring_now() -> None:
    """From every harbor with corsairs, before a play; the T-bot's *Happy Hunting* is named."""
    game = table("Spring 1802", AMERICAN, {"Tripoli": {C: 6}}, [], gold=3)
    assert outlook(game.view(None)) == "If Tripoli raids now: about 2.0 gold."
    game.state.cards[TRIPOLITAN].battle_line = (CARDS["Happy Hunting"],)
    assert str(outlook(game.view(None))).startswith(
        "If Tripoli raids now, with Happy Hunting: about 3.0 gold"
    )
    allied = {"Tunis": {AC: 3}, "Algiers": {AC: 3}, "Algiers zone": {F: 1}}
    game = table("Spring 1802", AMERICAN, allied, [])
    # Two dice hit 1/3 of a corsair on average; 2.67 corsairs capture 0.89.
    told = "If allies raid now: 0.9 gold from Algiers, 1.0 gold from Tunis."
    assert outlook(game.view(None)) == told
    assert outlook(table("Spring 1802", AMERICAN, {}, []).view(None)) is None


def test_what_yusuf_qaramanli_would_bring() -> None:
    """All raids together, while the card is in play: three hits of six dice on 5 or 6, 233/729."""
    allies = {"Tunis": {AC: 3}, "Tangier": {AC: 3}}
    game = table("Winter 1804", AMERICAN, allies, [], gold=9)
    told = "All raids together, with Yusuf Qaramanli: 32% chance to reach twelve."
    assert str(outlook(game.view(None))).endswith(told)
    game.state.cards[TRIPOLITAN].removed += (CARDS["Yusuf Qaramanli"],)
    assert "Yusuf" not in str(outlook(game.view(None)))
    game = table("Winter 1804", AMERICAN, {"Tunis": {AC: 3}}, [], gold=9)
    assert "Yusuf" not in str(outlook(game.view(None))), "a single raid is given already"


def test_the_t_bot_raids_from_allied_harbors_without_a_card() -> None:
    """Solitaire, Raid or Build."""
    game = table("Spring 1802", AMERICAN, {"Tunis": {AC: 3}}, [], setup=Setup(solitaire=True))
    assert outlook(game.view(None)) == "If allies raid now: 1.0 gold from Tunis."


def test_the_odds_at_derne_count_what_the_t_bot_is_sure_to_play() -> None:
    """T-bot Battle Cards: *Mercenaries Desert* against *General Eaton Attacks Derne*."""
    eaton, obannon = "General Eaton Attacks Derne", "Lieutenant O'Bannon Leads the Charge"
    army = {"Alexandria": {M: 1, A: 4}, "Derne": {I: 4}}
    game = table("Fall 1804", AMERICAN, army, [eaton, obannon], ["Storms"])
    assert game.decision is not None
    option = next(o for o in game.decision.options if o == f"event {eaton}")
    alone = odds.chance(odds.ground_combat(1, 4, 4), lambda outcome: outcome.captured)
    deserted = odds.chance(
        odds.ground_combat(1, 4, 4, mercenaries=True), lambda outcome: outcome.captured
    )
    told = prospect(game.view(None), option)
    assert told == f"{percent(float(alone))} chance to capture Derne without ships"
    game.state.cards[TRIPOLITAN].battle_line = (CARDS["Mercenaries Desert"],)
    told = prospect(game.view(None), option)
    chance = percent(float(deserted))
    assert told == f"{chance} chance to capture Derne without ships, with Mercenaries Desert"
    # So do the odds of an American battle card.
    play(game, f"event {eaton}")
    led = odds.ground_combat(1, 4, 4, obannon=True, mercenaries=True)
    chance = percent(float(odds.chance(led, lambda outcome: outcome.captured)))
    assert game.decision is not None
    told = prospect(game.view(AMERICAN), game.decision.options[0])
    assert told == f"{chance} chance to capture Derne, counting Mercenaries Desert"


def test_odds_of_the_break_out() -> None:
    game = table("Spring 1802", TRIPOLITAN, {"Gibraltar": {C: 2}, "Gibraltar zone": {F: 1}})
    assert game.decision is not None
    option = game.decision.options[0]
    assert option.card is CARDS["Murad Reis Breaks Out"]
    # Two dice: 0 hits 25/36, one 10/36, two 1/36: 2 - 12/36.
    told = prospect(game.view(None), option)
    assert told == "1.7 of 2 corsairs expected to break out"
    game = table("Spring 1802", TRIPOLITAN, {"Gibraltar": {C: 2}})
    assert prospect(game.view(None), option) == "there is no frigate in the way"


def test_odds_of_attacks() -> None:
    """They count the ships already there and those that the option adds."""
    pieces = {"Malta": {F: 2, G: 1}, "Tripoli": {C: 2, TF: 1}, "Derne": {I: 1}, "Gibraltar": {C: 2}}
    game = table("Spring 1802", AMERICAN, pieces, ["Naval Movement"], ["Storms"])
    game.choose("event Naval Movement")

    def told(notation: str, setup: Setup | None = None) -> str | None:
        assert game.decision is not None
        option = next(o for o in game.decision.options if o == notation)
        return prospect(replace(game.view(None), setup=setup or game.setup), option)

    assert told("move Malta > Tripoli") == "on average you score 0.3 hits and suffer 0.6"
    fortress = told("move Malta > Tripoli", Setup(scenario="fortress"))
    assert fortress == "on average you score 0.3 hits and suffer 1.4"
    derne = told("move Malta > Derne")
    assert (
        derne
        == "on average the bombardment removes 0.3 of 1 infantry unit; 31% chance to remove all"
    )
    for peaceful in ("move Malta > Gibraltar", "move Malta > Tunis zone", "move Malta > Algiers"):
        assert told(peaceful) is None
    # Two dice sink 1/3 of a ship on average; the two corsairs left capture 2/3.
    patrol = told("move Malta > Gibraltar zone")
    # Corsairs in Gibraltar never raid.
    assert patrol == "breaking out would then cost 0.3 of 2 corsairs on average"
    outside = told("move Malta > Tripoli zone")
    assert (
        outside
        == "a raid from Tripoli would then bring 0.6 gold on average and lose 0.3 of 2 corsairs"
    )
    allies = {"Gibraltar": {F: 1}, "Tunis": {AC: 3}}
    other = table("Spring 1802", AMERICAN, allies, ["Naval Movement"], ["Storms"])
    other.choose("event Naval Movement")
    assert other.decision is not None
    off_tunis = next(o for o in other.decision.options if o == "move Gibraltar > Tunis zone")
    assert str(prospect(other.view(None), off_tunis)).endswith("and lose 0.3 of 3 corsairs")
    assert told("done") is None
    game.choose("move Malta > Derne")
    assert (
        told("done") == "Derne: on average the bombardment removes 0.3 of 1 infantry unit; "
        "31% chance to remove all"
    )
    game.choose("done")
    gunboat = told("gunboat Malta > Derne")
    assert (
        gunboat
        == "on average the bombardment removes 0.4 of 1 infantry unit; 42% chance to remove all"
    )


def test_odds_of_attacks_on_two_places() -> None:
    """Both are told before the moves are over."""
    pieces = {"Malta": {F: 3}, "Tripoli": {C: 1}, "Derne": {I: 1}}
    game = table("Spring 1802", AMERICAN, pieces, ["Naval Movement"], ["Storms"])
    play(game, "event Naval Movement", "move Malta > Tripoli", "move Malta > Derne")
    assert game.decision is not None
    done = next(option for option in game.decision.options if option == "done")
    told = str(prospect(game.view(None), done)).split("; ")
    assert [part.split(":")[0] for part in told if ": " in part] == ["Tripoli", "Derne"]


def test_percentages_are_never_rounded_to_certainty() -> None:
    assert percent(1 / 1000) == "under 1%"
    assert percent(999 / 1000) == "over 99%"
    assert percent(0) == "0%"
    assert percent(1) == "100%"


def test_odds_of_the_great_attacks() -> None:
    """The army's march, the assault and the sortie, based on public information."""
    pieces = {
        "Alexandria": {M: 1, A: 5},
        "Derne": {I: 2},
        "Tripoli": {C: 1},
        "Tripoli zone": {F: 1},
    }
    game = table(
        "Fall 1805", AMERICAN, pieces, ["General Eaton Attacks Derne"], ["Tripoli Attacks"]
    )

    def told(notation: str) -> str | None:
        assert game.decision is not None
        option = next(o for o in game.decision.options if o == notation)
        return prospect(game.view(None), option)

    taken = odds.chance(odds.ground_combat(1, 5, 2), lambda outcome: outcome.captured)
    derne = told("event General Eaton Attacks Derne")
    assert derne == f"{percent(float(taken))} chance to capture Derne without ships"
    game.choose("discard General Eaton Attacks Derne to move")
    game.choose("done")
    # One die against a frigate, two against a corsair.
    assert told("event Tripoli Attacks") == "on average you score 0.2 hits and suffer 0.3"


def test_odds_of_the_assault() -> None:
    pieces = {"Malta": {F: 8, G: 3}, "Benghazi": {M: 1, A: 5}, "Tripoli": {C: 1, I: 1}}
    game = table("Fall 1805", AMERICAN, pieces, ["Assault on Tripoli"], ["Storms"])
    assert game.decision is not None
    option = next(o for o in game.decision.options if o == "event Assault on Tripoli")
    told = prospect(game.view(None), option)
    assert told == "over 99% chance to capture Tripoli (estimate)"


def test_no_odds_where_nothing_is_fought() -> None:
    """R11: frigates of *A Show of Force* and *Tribute Paid* send corsairs home without a fight."""
    for name in ("A Show of Force", "Tribute Paid"):
        pieces = {"Malta": {F: 2}, "Gibraltar": {F: 3}, "Tunis": {AC: 3}, "Derne": {I: 2}}
        game = table("Spring 1802", AMERICAN, pieces, [name, "Naval Movement"], ["Storms"], gold=1)
        game.choose(f"event {name}")
        assert game.decision is not None
        assert "move Malta > Tunis" in game.decision.options
        while game.decision is not None and game.decision.side is AMERICAN:
            for option in game.decision.options:
                assert prospect(game.view(None), option) is None
            game.choose(game.decision.options[0])


def test_what_a_hit_does() -> None:
    """R16: a hit damages a frigate, which returns next year; it sinks a damaged one, or any other
    ship.
    """

    def told(season: str, piece: Piece) -> str | None:
        game = table(season, AMERICAN, {"Tripoli": {F: 1}, "sunk": {F: 1}}, ["Naval Movement"])
        return prospect(game.view(AMERICAN), HIT[piece])

    assert told("Spring 1803", Piece.FRIGATE) == "damaged, under repair until 1804"
    assert told("Spring 1803", Piece.TRIPOLITAN_FRIGATE) == "damaged, under repair until 1804"
    assert told("Fall 1806", Piece.FRIGATE) == "damaged, out of the war"
    assert told("Spring 1803", Piece.DAMAGED_FRIGATE) == "sunk (2 of 4)"
    assert told("Spring 1803", Piece.GUNBOAT) == "sunk"
    assert told("Spring 1803", Piece.CORSAIR) == "sunk"
    assert told("Spring 1803", Piece.MARINE) == "lost"


def test_what_a_hit_does_in_the_assault() -> None:
    """R21: a damaged frigate fights on; after the fight an American one goes to the Supply, not to
    next year's space.
    """
    pieces = {"Malta": {F: 3}, "Tripoli": {TF: 1, C: 6, I: 4}}
    hand = ["Assault on Tripoli", "Naval Movement"]
    dice = [6, 5, 5, 5, 5, 5] + [6, 6] + [5] * 6
    game = table("Fall 1805", AMERICAN, pieces, hand, ["Storms"], dice=dice)
    game.choose("event Assault on Tripoli")
    assert game.decision is not None
    assert game.decision.ask is Ask.HIT
    view = game.view(AMERICAN)
    assert prospect(view, HIT[Piece.FRIGATE]) == "damaged, fights on, then goes to the Supply"
    assert prospect(view, HIT[Piece.TRIPOLITAN_FRIGATE]) == "damaged, fights on"
    game.choose("hit frigate")
    assert prospect(game.view(AMERICAN), HIT[Piece.DAMAGED_FRIGATE]) == "sunk (1 of 4)"
