"""Solitaire: the T-bot, card by card. S1 to S6; Solitaire Rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import pytest
from table import AC, TF, A, C, F, G, I, M, S, count, listen, names, play, put_pieces, unused

import tripoli
from tripoli.kernel.chance import ScriptedChance
from tripoli.shores import events as ev
from tripoli.shores.bot_turn import requirement
from tripoli.shores.cards import CARDS, SOLITAIRE_PILE, in_order
from tripoli.shores.pieces import (
    AMERICAN,
    PLACES_BY_NAME,
    TRIPOLITAN,
    Piece,
    Season,
)
from tripoli.shores.state import Phase, Setup, State, first_state
from tripoli.shores.words import describe

SOLITAIRE = Setup(solitaire=True)
CALM = ["Morocco Declares War"]
"""A card that the T-bot plays at once and that starts no fight."""


def position(
    when: str,
    pieces: Mapping[str, Mapping[Piece, int]],
    american: Iterable[str] = (),
    *,
    line: Iterable[str] = (),
    battle: Iterable[str] = (),
    pile: Iterable[str] = (),
    captured: Iterable[str] = (),
    gold: int = 0,
) -> State:
    """A solitaire position before the American play, with just these T-bot cards in play."""
    made = first_state(SOLITAIRE)
    season, year = when.split()
    made.year, made.season = int(year), Season[season.upper()]
    made.phase = Phase.AMERICAN_PLAY
    made.captured = tuple(PLACES_BY_NAME[city] for city in captured)
    made.gold = gold
    put_pieces(made, pieces)
    hand = in_order(CARDS[name] for name in american)
    cards = made.cards[AMERICAN]
    cards.hand = hand
    left = list(cards.pile)
    for card in hand:
        left.remove(card)
    cards.pile = tuple(left)
    bot = made.cards[TRIPOLITAN]
    everything = bot.event_line + bot.battle_line + bot.pile
    bot.event_line = tuple(CARDS[name] for name in line)
    bot.battle_line = in_order(CARDS[name] for name in battle)
    bot.pile = in_order(CARDS[name] for name in pile)
    there = list(bot.event_line + bot.battle_line + bot.pile)
    for card in everything:
        if card in there:
            there.remove(card)
        else:
            bot.removed += (card,)
    return made


def table(
    when: str,
    pieces: Mapping[str, Mapping[Piece, int]],
    american: Iterable[str] = (),
    *,
    dice: Iterable[int] = (),
    draws: Iterable[str] | None = None,
    **more: Any,
) -> tripoli.Game:
    """A solitaire game before the American play; the T-bot draws its pile in the order given."""
    made = position(when, pieces, american, **more)
    drawn = more.get("pile", ()) if draws is None else draws
    game = tripoli.Game.at_rest(SOLITAIRE, made, ScriptedChance(dice, drawn))
    game.start()
    return game


def turn(when: str, pieces: Mapping[str, Mapping[Piece, int]], **more: Any) -> tripoli.Game:
    """The same after the American player has passed and the T-bot has had its turn."""
    game = table(when, pieces, **more)
    game.choose("pass")
    return game


def plays(card: str, when: str, pieces: Mapping[str, Mapping[Piece, int]], **more: Any) -> bool:
    """Whether the T-bot would play a card now."""
    return requirement(position(when, pieces, **more), CARDS[card]).plays


def bot_cards(game: tripoli.Game) -> dict[str, list[str]]:
    """Where the T-bot's cards are."""
    cards = game.state.cards[TRIPOLITAN]
    return {
        "line": names(cards.event_line),
        "discards": names(cards.discards),
        "battle": names(cards.battle_line),
    }


def test_set_up() -> None:
    """Solitaire Setup: five corsairs in Tripoli, four infantry a city, two lines, 18 cards."""
    game = tripoli.new_game(seed=1, solitaire=True)
    assert (count(game, C, "Tripoli"), count(game, C, "Gibraltar"), count(game, C, "Supply")) == (
        5,
        2,
        2,
    )
    assert [count(game, I, city) for city in ("Tripoli", "Benghazi", "Derne")] == [4, 4, 4]
    bot = game.state.cards[TRIPOLITAN]
    assert names(bot.event_line) == [
        "Murad Reis Breaks Out",
        "Constantinople Sends Aid",
        "Yusuf Qaramanli",
        "Sweden Pays Tribute",
    ]
    assert len(bot.battle_line) == 6
    assert bot.pile == SOLITAIRE_PILE
    assert len(bot.pile) == 18
    assert CARDS["Second Storms"] in bot.pile
    assert CARDS["Sweden Pays Tribute"] not in bot.pile
    assert (bot.hand, bot.core) == ((), ())
    assert len(game.state.cards[AMERICAN].hand) == 6


def test_it_has_no_hand_and_never_reshuffles() -> None:
    """Solitaire Play: nothing is drawn at the start of a year, in 1805 either."""
    game = table(
        "Winter 1804",
        {},
        pile=["Troops to Tripoli", "Morocco Declares War"],
        draws=["Troops to Tripoli", *["Naval Movement"] * 4, "Tribute Paid", "Early Deployment"],
    )
    game.state.cards[AMERICAN].discards, game.state.cards[AMERICAN].pile = (
        game.state.cards[AMERICAN].pile,
        (),
    )
    game.choose("pass")
    bot = game.state.cards[TRIPOLITAN]
    assert game.state.year == 1805
    assert names(bot.pile) == ["Morocco Declares War"]
    assert names(bot.discards) == ["Troops to Tripoli"]
    assert bot.hand == ()


def test_only_the_american_side_is_asked() -> None:
    """Solitaire Play: the T-bot never decides."""
    game = tripoli.new_game(seed=3, solitaire=True)
    while game.decision is not None:
        assert game.decision.side is AMERICAN
        game.choose(game.decision.options[-1])
    assert set(game.sides) == {AMERICAN}


# Its turn


def test_the_event_line_comes_first_and_in_order() -> None:
    """Its turn, step 1: the first card whose condition holds is played, and that is the turn."""
    pieces = {"Gibraltar": {C: 2}, "Tripoli": {C: 5}, "Algiers": {AC: 3}, "Tunis": {AC: 3}}
    line = ["Constantinople Sends Aid", "Murad Reis Breaks Out", "Yusuf Qaramanli"]
    game = turn("Spring 1802", pieces, line=line, pile=CALM, draws=[])
    assert count(game, C, "Tripoli") == 7
    assert bot_cards(game)["line"] == ["Constantinople Sends Aid", "Yusuf Qaramanli"]
    # Core cards are out of the game once played.
    assert names(game.state.cards[TRIPOLITAN].removed)[-1] == "Murad Reis Breaks Out"
    assert unused(game) == ((), ())


def test_five_corsairs_raid() -> None:
    """Its turn, step 2: with five or more in Tripoli it raids without discarding a card."""
    game = turn("Spring 1802", {"Tripoli": {C: 5}}, pile=CALM, draws=[], dice=[5, 1, 1, 1, 1])
    assert game.state.gold == 1
    assert names(game.state.cards[TRIPOLITAN].pile) == CALM
    assert bot_cards(game)["discards"] == []
    game = turn("Spring 1802", {"Tripoli": {C: 4}}, pile=CALM)
    assert game.state.gold == 0
    assert game.state.cards[TRIPOLITAN].pile == ()


def test_drawing_goes_on_past_cards_that_are_lined_up() -> None:
    """Its turn, step 3: "line up" puts the card at the end of the event line and draws another."""
    pile = ["Storms", "The Philadelphia Runs Aground", "Troops to Tripoli"]
    game = turn("Spring 1802", {}, pile=pile, line=["Sweden Pays Tribute"])
    assert bot_cards(game)["line"] == ["Sweden Pays Tribute", *pile[:2]]
    assert count(game, I, "Tripoli") == 2
    assert bot_cards(game)["discards"] == ["Troops to Tripoli"]


def test_an_empty_pile_is_raid_or_build() -> None:
    """Its turn, step 3."""
    game = turn("Spring 1802", {"Tripoli": {C: 1}})
    assert count(game, C, "Tripoli") == 2
    # Also when the last card drawn has been lined up.
    game = turn("Spring 1802", {"Tripoli": {C: 1}}, pile=["Storms"])
    assert count(game, C, "Tripoli") == 2
    assert bot_cards(game)["line"] == ["Storms"]


def test_a_lined_up_card_keeps_its_condition() -> None:
    """A lined-up card is played when it is reached and its condition holds."""
    game = turn("Spring 1802", {"Tunis zone": {F: 2}}, line=["Storms"], dice=[1, 1])
    assert bot_cards(game) == {"line": [], "discards": ["Storms"], "battle": []}
    game = turn("Spring 1802", {"Tunis zone": {F: 1}}, line=["Storms"])
    assert bot_cards(game)["line"] == ["Storms"]


@pytest.mark.parametrize(
    ("card", "lined_up"),
    [
        ("Tripoli Attacks", False),
        ("US Supplies Run Low", False),
        ("Algerine Corsairs Raid", False),
        ("Moroccan Corsairs Raid", False),
        ("Tunisian Corsairs Raid", False),
        ("Troops to Derne", False),
        ("Troops to Benghazi", False),
        ("The Philadelphia Runs Aground", True),
        ("Storms", True),
        ("Second Storms", True),
        ("Tripoli Acquires Corsairs", True),
    ],
)
def test_what_becomes_of_a_card_that_is_not_played(card: str, lined_up: bool) -> None:
    """The table: lined up, another drawn; or discarded for *Raid or Build*."""
    pieces = {"Tripoli": {C: 4}, "Gibraltar": {C: 5}, "Tripoli zone": {S: 2}}
    game = turn(
        "Spring 1805",
        pieces,
        pile=[card, *CALM],
        draws=[card, *CALM],
        captured=["Derne", "Benghazi"],
        dice=[1] * 8,
    )
    if lined_up:
        assert bot_cards(game)["line"] == [card]
        assert count(game, AC, "Tangier") == 3
    else:
        assert bot_cards(game)["discards"] == [card]
        assert names(game.state.cards[TRIPOLITAN].pile) == CALM
        # Four corsairs against two frigates: it raids.
        assert not unused(game)[0]


# The requirements, each both ways


def test_murad_reis() -> None:
    """No American frigate in the Gibraltar zone, or Winter 1801; and corsairs in Gibraltar."""
    card = "Murad Reis Breaks Out"
    corsairs = {"Gibraltar": {C: 2}}
    patrol = {**corsairs, "Gibraltar zone": {F: 1}}
    assert plays(card, "Spring 1801", corsairs)
    assert not plays(card, "Fall 1801", patrol)
    assert plays(card, "Winter 1801", patrol)
    assert not plays(card, "Winter 1802", patrol)
    assert not plays(card, "Winter 1801", {})


def test_constantinople() -> None:
    """Derne has been captured."""
    card = "Constantinople Sends Aid"
    assert not plays(card, "Spring 1805", {})
    assert plays(card, "Spring 1805", {}, captured=["Derne"])
    assert not plays(card, "Spring 1805", {}, captured=["Benghazi"])


@pytest.mark.parametrize(("when", "wanted"), [("Winter 1804", 2), ("Spring 1805", 1)])
def test_yusuf(when: str, wanted: int) -> None:
    """Two allies at war in 1801 to 1804, one in 1805 and 1806."""
    allies = ["Algiers", "Tangier", "Tunis"]
    for number in range(4):
        pieces = {ally: {AC: 1} for ally in allies[:number]}
        assert plays("Yusuf Qaramanli", when, pieces) is (number >= wanted)


@pytest.mark.parametrize("year", [1803, 1804, 1805, 1806])
def test_sweden(year: int) -> None:
    """S1: in 1803 or any later year, as soon as its card allows it."""
    card = "Sweden Pays Tribute"
    assert plays(card, f"Spring {year}", {"Tripoli zone": {S: 2}})
    assert not plays(card, f"Spring {year}", {})
    assert not plays(card, "Winter 1802", {"Tripoli zone": {S: 2}})


@pytest.mark.parametrize("ally", ["Algiers", "Morocco", "Tunis"])
def test_declarations_of_war(ally: str) -> None:
    """At once."""
    assert plays(f"{ally} Declares War", "Spring 1801", {})


def test_the_philadelphia() -> None:
    """An American frigate in the Tripoli zone."""
    card = "The Philadelphia Runs Aground"
    assert plays(card, "Spring 1803", {"Tripoli zone": {F: 1}})
    assert not plays(card, "Spring 1803", {"Tripoli zone": {S: 2}, "Tunis zone": {F: 2}})


@pytest.mark.parametrize("card", ["Storms", "Second Storms"])
def test_storms(card: str) -> None:
    """A zone with at least two American frigates."""
    assert plays(card, "Spring 1803", {"Tunis zone": {F: 2}})
    assert not plays(
        card, "Spring 1803", {"Tunis zone": {F: 1, S: 0}, "Tripoli zone": {F: 1, S: 2}}
    )
    assert not plays(card, "Spring 1803", {"Malta": {F: 5}})


def test_acquires() -> None:
    """At least two Tripolitan corsairs in the Supply."""
    card = "Tripoli Acquires Corsairs"
    assert plays(card, "Spring 1803", {"Tripoli": {C: 7}})
    assert not plays(card, "Spring 1803", {"Tripoli": {C: 8}})


def test_attacks() -> None:
    """Exactly one American frigate in the zone, at least five dice: a corsair 1, a frigate 2."""
    card = "Tripoli Attacks"
    one = {"Tripoli zone": {F: 1}}
    assert plays(card, "Spring 1803", {**one, "Tripoli": {C: 5}})
    assert plays(card, "Spring 1803", {**one, "Tripoli": {C: 3, TF: 1}})
    assert not plays(card, "Spring 1803", {**one, "Tripoli": {C: 4}})
    assert not plays(card, "Spring 1803", {"Tripoli zone": {F: 2}, "Tripoli": {C: 5}})
    assert not plays(card, "Spring 1803", {"Tripoli zone": {S: 1}, "Tripoli": {C: 5}})


def test_troops() -> None:
    """*Troops to Tripoli* at once; *Benghazi*, *Derne* while the city has not been captured."""
    assert plays("Troops to Tripoli", "Spring 1803", {})
    for city in ("Derne", "Benghazi"):
        assert plays(f"Troops to {city}", "Spring 1803", {})
        assert not plays(f"Troops to {city}", "Spring 1805", {}, captured=["Derne", "Benghazi"])


def test_supplies() -> None:
    """Exactly two American frigates in the Tripoli zone."""
    for frigates in range(4):
        pieces = {"Tripoli zone": {F: frigates, S: 2}, "Tunis zone": {F: 2}}
        assert plays("US Supplies Run Low", "Spring 1803", pieces) is (frigates == 2)


@pytest.mark.parametrize("ally", ["Algerine", "Moroccan", "Tunisian"])
def test_allied_raids_are_never_played(ally: str) -> None:
    """They only pay for *Raid or Build*."""
    pieces = {"Algiers": {AC: 3}, "Tangier": {AC: 3}, "Tunis": {AC: 3}}
    assert not plays(f"{ally} Corsairs Raid", "Spring 1803", pieces)


# Its choices


def test_supplies_run_low_in_the_tripoli_zone() -> None:
    """*US Supplies Run Low* takes one of the two that it is played for."""
    pieces = {"Tripoli zone": {F: 2}, "Tunis zone": {F: 3}}
    game = turn("Spring 1803", pieces, pile=["US Supplies Run Low"])
    assert (count(game, F, "Tripoli zone"), count(game, F, "Malta")) == (1, 1)


def test_storms_pick_the_fullest_zone() -> None:
    """S2: the most American frigates; among equals Tripoli's, else one at random."""
    game = turn(
        "Spring 1803",
        {"Tripoli zone": {F: 2}, "Tunis zone": {F: 3}},
        pile=["Storms"],
        dice=[6, 1, 1],
    )
    assert count(game, F, "Tunis zone") == 2
    game = turn(
        "Spring 1803",
        {"Tripoli zone": {F: 2}, "Tunis zone": {F: 2}},
        pile=["Storms"],
        dice=[6, 1],
    )
    assert count(game, F, "Tripoli zone") == 1
    for chosen, other in (("Tunis zone", "Algiers zone"), ("Algiers zone", "Tunis zone")):
        game = turn(
            "Spring 1803",
            {"Algiers zone": {F: 2}, "Tunis zone": {F: 2}},
            pile=["Storms"],
            draws=["Storms", chosen],
            dice=[6, 1],
        )
        assert (count(game, F, chosen), count(game, F, other)) == (1, 2)
        # Chance that chose a zone is recorded as such.
        record = tripoli.Record.from_json(game.record.to_json())
        assert record.replay().digest == game.digest
        assert record.lines[0].chance[:2] == ("Storms", chosen)
        assert game.log(AMERICAN)


def test_a_storm_between_equals_in_a_whole_game() -> None:
    """S2: a game in which a zone was drawn is recorded, replayed, told and copied like any."""
    found = 0
    for seed in range(40):
        game = tripoli.new_game(seed=seed, solitaire=True)
        rng = Random(seed)
        while game.decision is not None:
            pairs = [o for o in game.decision.options if o.endswith(("Tunis zone", "Algiers zone"))]
            calm = [o for o in game.decision.options if "raid" not in o]
            game.choose(rng.choice(pairs or calm))
            zones = [entry for entry in game.history if isinstance(entry, tripoli.Place)]
            if zones:
                found += 1
                assert game.record.replay().digest == game.digest
                assert game.copy().digest == game.digest
                assert game.determinized(AMERICAN, rng).view(AMERICAN) == game.view(AMERICAN)
                break
    assert found


@pytest.mark.parametrize(
    ("pieces", "harbor"),
    [
        # The most corsairs beyond the frigates of the zone.
        ({"Tripoli": {C: 4}, "Algiers": {AC: 3}}, "Tripoli"),
        ({"Tripoli": {C: 4}, "Algiers": {AC: 3}, "Tripoli zone": {F: 1, S: 1}}, "Algiers"),
        # Among equals Algiers, Tangier, Tunis, Tripoli.
        ({"Tripoli": {C: 3}, "Algiers": {AC: 3}, "Tangier": {AC: 3}}, "Algiers"),
        ({"Tripoli": {C: 3}, "Tunis": {AC: 3}, "Tangier": {AC: 3}}, "Tangier"),
        ({"Tripoli": {C: 3}, "Tunis": {AC: 3}}, "Tunis"),
        # At least three corsairs, and more than frigates, Swedish ones too.
        ({"Tripoli": {C: 2}, "Algiers": {AC: 2}}, None),
        ({"Tripoli": {C: 3}, "Tripoli zone": {F: 1, S: 2}}, None),
        ({"Tripoli": {C: 4}, "Tripoli zone": {F: 1, S: 2}}, "Tripoli"),
    ],
)
def test_raid_or_build(pieces: dict[str, Any], harbor: str | None) -> None:
    """S3; *Raid or Build*."""
    game = table("Spring 1803", pieces, dice=[1] * 12)
    built = count(game, C, "Tripoli")
    news = listen(game)
    game.choose("pass")
    raids = [str(e.place) for e in news if isinstance(e, ev.FightBegan)]
    assert raids == ([] if harbor is None else [harbor])
    assert count(game, C, "Tripoli") == built + (harbor is None)


def test_raid_or_build_with_nothing_to_build() -> None:
    """S3: no corsair in the Supply: a raid from Tripoli if a corsair is there, else nothing."""
    game = turn(
        "Spring 1803",
        {"Tripoli": {C: 4}, "Gibraltar": {C: 5}, "Tripoli zone": {F: 4}},
        dice=[1] * 8 + [5, 1, 1, 1],
    )
    assert game.state.gold == 1
    game = table("Spring 1803", {"Gibraltar": {C: 9}})
    news = listen(game)
    game.choose("pass")
    assert [describe(e) for e in news if isinstance(e, ev.BotRaidsOrBuilds)] == [
        "Raid or Build: the T-bot does nothing, no corsair is left to build or to raid with."
    ]


def test_yusuf_raids_in_order() -> None:
    """S4: Tripoli, Algiers, Tangier, Tunis."""
    pieces = {"Tripoli": {C: 1}, "Tunis": {AC: 1}, "Tangier": {AC: 1}, "Algiers": {AC: 1}}
    game = table("Spring 1803", pieces, line=["Yusuf Qaramanli"], dice=[1] * 4)
    news = listen(game)
    game.choose("pass")
    raids = [str(e.place) for e in news if isinstance(e, ev.FightBegan)]
    assert raids == ["Tripoli", "Algiers", "Tangier", "Tunis"]


def test_the_higher_of_two_dice() -> None:
    """S5, with *Uncharted Waters*, which goes with *The Philadelphia Runs Aground*."""
    game = turn(
        "Spring 1803",
        {"Tripoli zone": {F: 1}},
        pile=["The Philadelphia Runs Aground"],
        battle=["Uncharted Waters"],
        dice=[2, 5],
    )
    assert count(game, TF, "Tripoli") == 1
    assert bot_cards(game)["battle"] == []
    assert "Uncharted Waters" in names(game.state.cards[TRIPOLITAN].removed)


NAVAL = ["Naval Movement"]


def losses(when: str, hits: int) -> list[str]:
    """What the T-bot loses, in order, when two corsairs and two frigates in Tripoli are hit."""
    dice = [6] * hits + [1] * (6 - hits) + [1] * 6
    pieces = {"Malta": {F: 3}, "Tripoli": {C: 2, TF: 2}}
    game = table(when, pieces, NAVAL, dice=dice, pile=CALM)
    game.state.cards[AMERICAN].pile = ()
    news = listen(game)
    play(game, "event Naval Movement", *["move Malta > Tripoli"] * 3)
    return [
        "damaged" if isinstance(event, ev.Damaged) else str(event.piece)
        for event in news
        if isinstance(event, ev.Damaged | ev.Sunk)
        for _ in range(event.count if isinstance(event, ev.Sunk) else 1)
    ]


SUNK, CORSAIR = "damaged Tripolitan frigate", "Tripolitan corsair"


@pytest.mark.parametrize("when", ["Spring 1802", "Winter 1804", "Winter 1805"])
@pytest.mark.parametrize("hits", range(1, 6))
def test_early_hits(when: str, hits: int) -> None:
    """1801 to 1804 and Winter 1805: each frigate once, then corsairs, then frigates sink."""
    assert losses(when, hits) == ["damaged", "damaged", CORSAIR, CORSAIR, SUNK][:hits]


@pytest.mark.parametrize("when", ["Spring 1805", "Fall 1805", "Spring 1806", "Winter 1806"])
@pytest.mark.parametrize("hits", range(1, 6))
def test_late_hits(when: str, hits: int) -> None:
    """1805 but for Winter, and 1806: corsairs first, then frigates are damaged, then sunk."""
    assert losses(when, hits) == [CORSAIR, CORSAIR, "damaged", "damaged", SUNK][:hits]


def test_hits_in_the_assault() -> None:
    """The Assault: frigates first at any time, and a damaged one is sunk only at the end."""
    game = table(
        "Fall 1805",
        {"Malta": {F: 1}, "Tripoli": {C: 1, TF: 1}, "Benghazi": {M: 1}},
        ["Assault on Tripoli"],
        dice=[6, 1, 1, 1, 1] + [6, 1, 1, 1, 1] + [6, 1, 1, 1],
    )
    news = listen(game)
    play(game, "event Assault on Tripoli")
    losses = [e for e in news if isinstance(e, ev.Damaged | ev.Sunk)]
    assert losses == [
        ev.Damaged(TF, tripoli.Place.TRIPOLI),
        ev.Sunk(C, tripoli.Place.TRIPOLI, 1),
        ev.Sunk(Piece.DAMAGED_TRIPOLITAN_FRIGATE, tripoli.Place.TRIPOLI, 1),
    ]


def test_allied_corsairs_have_nothing_to_choose() -> None:
    """S6: hits on allied corsairs, in the battle after a declaration of war."""
    game = turn(
        "Spring 1803",
        {"Tunis": {F: 1}},
        pile=["Tunis Declares War"],
        dice=[1, 1, 1, 6, 1],
    )
    assert count(game, AC, "Tunis") == 2


# Battle cards


def test_happy_hunting_on_its_first_raid_from_tripoli() -> None:
    """*Happy Hunting*: when first possible; not on an ally's raid."""
    game = turn("Spring 1802", {"Algiers": {AC: 3}}, battle=["Happy Hunting"], dice=[1] * 3)
    assert bot_cards(game)["battle"] == ["Happy Hunting"]
    game = turn("Spring 1802", {"Tripoli": {C: 5}}, battle=["Happy Hunting"], dice=[1] * 8)
    assert bot_cards(game)["battle"] == []
    assert unused(game) == ((), ())


def test_merchant_ship_converted_on_its_first_capture() -> None:
    """*Merchant Ship Converted*: on the first raid from Tripoli that captures something."""
    battle = ["Merchant Ship Converted"]
    game = turn("Spring 1802", {"Tripoli": {C: 5}}, battle=battle, dice=[1] * 5)
    assert bot_cards(game)["battle"] == battle
    game = turn("Spring 1802", {"Tripoli": {C: 5}}, battle=battle, dice=[5] + [1] * 4)
    assert bot_cards(game)["battle"] == []
    assert count(game, C, "Tripoli") == 6


@pytest.mark.parametrize(
    ("card", "source", "city", "played"),
    [
        ("General Eaton Attacks Derne", "Alexandria", "Derne", True),
        ("General Eaton Attacks Benghazi", "Derne", "Benghazi", False),
    ],
)
def test_mercenaries_desert_at_derne_only(card: str, source: str, city: str, played: bool) -> None:
    """*Mercenaries Desert*: when *General Eaton Attacks Derne* is the American active event."""
    game = table(
        "Spring 1805",
        {source: {A: 3}, city: {I: 1}},
        [card],
        battle=["Mercenaries Desert"],
        pile=CALM,
        dice=[1, 1, 1] * played + [6, 1, 1, 1],
    )
    play(game, f"event {card}")
    assert bot_cards(game)["battle"] == ([] if played else ["Mercenaries Desert"])
    assert unused(game)[0] == ()


@pytest.mark.parametrize(
    ("when", "played"), [("Winter 1804", False), ("Spring 1805", True), ("Spring 1806", True)]
)
def test_signal_books_from_1805(when: str, played: bool) -> None:
    """*US Signal Books Overboard*: first raid from Tripoli in 1805 or 1806, after a roll."""
    game = table(
        when,
        {"Tripoli": {C: 6}, "Tripoli zone": {F: 1}},
        ["Naval Movement", "Tribute Paid"],
        battle=["US Signal Books Overboard"],
        pile=CALM,
        draws=["Tribute Paid"] * played + ["Naval Movement"] * 6,
        dice=[1, 1] + [1] * 6,
    )
    if when.startswith("Winter"):
        game.state.cards[AMERICAN].pile = ()
    play(game, "discard Naval Movement to build")
    assert bot_cards(game)["battle"] == ([] if played else ["US Signal Books Overboard"])


def test_signal_books_on_a_raid_from_tripoli_only() -> None:
    """*US Signal Books Overboard*: not on an ally's raid nor on Murad Reis's way out."""
    battle = ["US Signal Books Overboard"]
    game = table(
        "Spring 1805",
        {"Algiers": {AC: 3}, "Algiers zone": {F: 1}},
        ["Naval Movement", "Tribute Paid"],
        battle=battle,
        dice=[1] * 5,
    )
    play(game, "discard Naval Movement to build")
    assert bot_cards(game)["battle"] == battle
    game = table(
        "Winter 1805",
        {"Gibraltar": {C: 1}, "Tripoli": {C: 8}, "Tripoli zone": {S: 2}},
        ["Naval Movement", "Tribute Paid"],
        battle=battle,
        line=["Murad Reis Breaks Out"],
        dice=[],
    )
    game.state.cards[AMERICAN].pile = ()
    play(game, "discard Naval Movement to build")
    assert bot_cards(game)["battle"] == battle


@pytest.mark.parametrize(
    ("when", "played"),
    [
        ("Winter 1804", False),
        ("Spring 1805", True),
        ("Fall 1805", True),
        ("Winter 1805", False),
        ("Spring 1806", True),
    ],
)
def test_the_guns_of_tripoli(when: str, played: bool) -> None:
    """*The Guns of Tripoli*: in 1805 and 1806, but not in Winter 1805."""
    game = table(
        when,
        {"Malta": {F: 1}, "Tripoli": {C: 1}},
        NAVAL,
        battle=["The Guns of Tripoli"],
        pile=CALM,
        dice=[1, 1, 1] + [1] * 12 * played,
    )
    if when.startswith("Winter"):
        game.state.cards[AMERICAN].pile = ()
    play(game, "event Naval Movement", "move Malta > Tripoli")
    assert bot_cards(game)["battle"] == ([] if played else ["The Guns of Tripoli"])


def test_the_guns_in_the_assault_in_any_season() -> None:
    """*The Guns of Tripoli*: always in the Assault on Tripoli, Winter 1805 included."""
    game = table(
        "Winter 1805",
        {"Malta": {F: 2}, "Tripoli": {C: 1}, "Benghazi": {M: 1}},
        ["Assault on Tripoli"],
        battle=["The Guns of Tripoli"],
        dice=[6, 1, 1, 1] + [1] * 13,
    )
    play(game, "event Assault on Tripoli")
    assert bot_cards(game)["battle"] == []
    assert game.result is not None


# What it tells


def test_its_reasoning_is_told() -> None:
    """Event line, check, draws: what it did and why, in words."""
    pieces = {"Gibraltar": {C: 2}, "Gibraltar zone": {F: 1}, "Algiers": {AC: 2}, "Tripoli": {C: 3}}
    game = table(
        "Spring 1803",
        {**pieces, "Tripoli zone": {F: 3}},
        line=["Murad Reis Breaks Out", "Yusuf Qaramanli"],
        pile=["Tripoli Acquires Corsairs", "US Supplies Run Low"],
        draws=["US Supplies Run Low"],
    )
    news = listen(game)
    game.choose("pass")
    told = [describe(event) for event in news][1:]
    assert told[:8] == [
        "Event line: Murad Reis Breaks Out waits, an American frigate is in the Gibraltar zone.",
        "Event line: Yusuf Qaramanli waits, only one ally is at war.",
        "Five Corsair Check: 3 in Tripoli harbor, not enough for a raid.",
        "The T-bot draws US Supplies Run Low.",
        "Draw pile: US Supplies Run Low is discarded, American frigates in the Tripoli zone: 3.",
        "Tripolitania discards US Supplies Run Low (for Raid or Build).",
        "Raid or Build: the T-bot builds, no harbor has enough corsairs for its zone.",
        "1 Tripolitan corsair is put in Tripoli.",
    ]
    # An onlooker and the American player are told the same.
    assert game.log(AMERICAN)[-len(news) :] == news


def test_five_corsairs_are_told() -> None:
    game = table("Spring 1803", {"Tripoli": {C: 5}}, dice=[1] * 5)
    news = listen(game)
    game.choose("pass")
    told = [describe(event) for event in news]
    assert "Five Corsair Check: 5 in Tripoli harbor, it raids." in told


def test_everything_but_the_order_of_its_pile_is_public() -> None:
    """Its lines, discards and the size of its pile, with hidden discards, too."""
    game = tripoli.new_game(seed=4, solitaire=True, hidden_discards=True)
    game.choose("event Swedish Frigates Arrive")
    for side in (AMERICAN, None):
        cards = game.view(side).cards[TRIPOLITAN]
        assert cards.event_line == game.state.cards[TRIPOLITAN].event_line
        assert cards.battle_line == game.state.cards[TRIPOLITAN].battle_line
        assert cards.discards == game.state.cards[TRIPOLITAN].discards
        assert cards.in_pile == len(game.state.cards[TRIPOLITAN].pile)
        assert "pile" not in cards._fields


def test_corsairs_confiscated_takes_murad_reis_from_the_line() -> None:
    """*Corsairs Confiscated* in solitaire play."""
    line = ["Murad Reis Breaks Out", "Sweden Pays Tribute"]
    game = table(
        "Spring 1802", {"Gibraltar": {C: 2}}, ["Corsairs Confiscated"], line=line, pile=CALM
    )
    play(game, "event Corsairs Confiscated")
    assert bot_cards(game)["line"] == ["Sweden Pays Tribute"]
    assert "Murad Reis Breaks Out" in names(game.state.cards[TRIPOLITAN].removed)


def test_gunboats_serve_in_solitaire_play() -> None:
    """The American side plays as against a person."""
    game = table(
        "Spring 1802",
        {"Malta": {F: 1, G: 1}, "Derne": {I: 2}},
        NAVAL,
        pile=CALM,
        dice=[6, 6, 1],
    )
    play(game, "event Naval Movement", "move Malta > Derne", "gunboat Malta > Derne")
    assert count(game, I, "Derne") == 0
