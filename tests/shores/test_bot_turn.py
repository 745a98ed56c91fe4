"""Solitaire: the T-bot's turn, and when it plays each card. S1, S8, S9; Solitaire Rules."""

from __future__ import annotations

from typing import Any

import pytest
from shores.table import AC, TF, C, F, G, I, S, count, listen, names, play, unused
from shores.tbot import CALM, bot_cards, plays, table, turn

import tripoli
from tripoli.shores.model.cards import CARDS, SOLITAIRE_PILE
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN
from tripoli.shores.present.page import board
from tripoli.shores.present.words import describe


def test_set_up() -> None:
    """Solitaire Setup: five corsairs in Tripoli, four infantry per city, two lines, 18 cards."""
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
    """Solitaire Play: it draws no cards at the start of a year, not even in 1805."""
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
    """Its turn, step 1: it plays the first card whose condition is met, and its turn ends."""
    pieces = {"Gibraltar": {C: 2}, "Tripoli": {C: 5}, "Algiers": {AC: 3}, "Tunis": {AC: 3}}
    line = ["Constantinople Sends Aid", "Murad Reis Breaks Out", "Yusuf Qaramanli"]
    game = turn("Spring 1802", pieces, line=line, pile=CALM, draws=[])
    assert count(game, C, "Tripoli") == 7
    assert bot_cards(game)["line"] == ["Constantinople Sends Aid", "Yusuf Qaramanli"]
    # Core cards are out of the game once played.
    assert names(game.state.cards[TRIPOLITAN].removed)[-1] == "Murad Reis Breaks Out"
    assert unused(game) == ((), ())


def test_five_corsairs_raid() -> None:
    """Its turn, step 2: with five corsairs or more in Tripoli it raids without a discard."""
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
    """Its turn, step 3: with an empty pile, it raids or builds."""
    game = turn("Spring 1802", {"Tripoli": {C: 1}})
    assert count(game, C, "Tripoli") == 2
    # Also if the last card drawn was lined up.
    game = turn("Spring 1802", {"Tripoli": {C: 1}}, pile=["Storms"])
    assert count(game, C, "Tripoli") == 2
    assert bot_cards(game)["line"] == ["Storms"]


def test_a_lined_up_card_keeps_its_condition() -> None:
    """A lined-up card is played when it is reached in the line and its condition is met."""
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
    """The table: the card is lined up and another one drawn, or it is discarded for *Raid or
    Build*.
    """
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


# The requirements, met and unmet


def test_murad_reis() -> None:
    """In Winter 1801, or with no American frigate in the Gibraltar zone; corsairs must be in
    Gibraltar.
    """
    card = "Murad Reis Breaks Out"
    corsairs = {"Gibraltar": {C: 2}}
    patrol = {**corsairs, "Gibraltar zone": {F: 1}}
    assert plays(card, "Spring 1801", corsairs)
    assert not plays(card, "Fall 1801", patrol)
    assert plays(card, "Winter 1801", patrol)
    assert not plays(card, "Winter 1802", patrol)
    assert not plays(card, "Winter 1801", {})


def test_constantinople() -> None:
    """Played once Derne has been captured."""
    card = "Constantinople Sends Aid"
    assert not plays(card, "Spring 1805", {})
    assert plays(card, "Spring 1805", {}, captured=["Derne"])
    assert not plays(card, "Spring 1805", {}, captured=["Benghazi"])


@pytest.mark.parametrize(("when", "wanted"), [("Winter 1804", 2), ("Spring 1805", 1)])
def test_yusuf(when: str, wanted: int) -> None:
    """S8: at least two allies at war in 1801 to 1804, or at least one in 1805 and 1806."""
    allies = ["Algiers", "Tangier", "Tunis"]
    for number in range(4):
        pieces = {ally: {AC: 1} for ally in allies[:number]}
        assert plays("Yusuf Qaramanli", when, pieces) is (number >= wanted)


@pytest.mark.parametrize("year", [1803, 1804, 1805, 1806])
def test_sweden(year: int) -> None:
    """S1: in 1803 or any later year, as soon as its condition is met."""
    card = "Sweden Pays Tribute"
    assert plays(card, f"Spring {year}", {"Tripoli zone": {S: 2}})
    assert not plays(card, f"Spring {year}", {})
    assert not plays(card, "Winter 1802", {"Tripoli zone": {S: 2}})


@pytest.mark.parametrize("ally", ["Algiers", "Morocco", "Tunis"])
def test_declarations_of_war(ally: str) -> None:
    """Played at once."""
    assert plays(f"{ally} Declares War", "Spring 1801", {})


def test_the_philadelphia() -> None:
    """Played if an American frigate is in the Tripoli zone."""
    card = "The Philadelphia Runs Aground"
    assert plays(card, "Spring 1803", {"Tripoli zone": {F: 1}})
    assert not plays(card, "Spring 1803", {"Tripoli zone": {S: 2}, "Tunis zone": {F: 2}})


@pytest.mark.parametrize("card", ["Storms", "Second Storms"])
def test_storms(card: str) -> None:
    """Played if a zone holds at least two American frigates."""
    assert plays(card, "Spring 1803", {"Tunis zone": {F: 2}})
    assert not plays(
        card, "Spring 1803", {"Tunis zone": {F: 1, S: 0}, "Tripoli zone": {F: 1, S: 2}}
    )
    assert not plays(card, "Spring 1803", {"Malta": {F: 5}})


def test_acquires() -> None:
    """Played if at least two Tripolitan corsairs are in the Supply."""
    card = "Tripoli Acquires Corsairs"
    assert plays(card, "Spring 1803", {"Tripoli": {C: 7}})
    assert not plays(card, "Spring 1803", {"Tripoli": {C: 8}})


def test_attacks() -> None:
    """Exactly one American frigate in the zone, and at least five dice: corsairs roll 1, frigates
    2.
    """
    card = "Tripoli Attacks"
    one = {"Tripoli zone": {F: 1}}
    assert plays(card, "Spring 1803", {**one, "Tripoli": {C: 5}})
    assert plays(card, "Spring 1803", {**one, "Tripoli": {C: 3, TF: 1}})
    assert not plays(card, "Spring 1803", {**one, "Tripoli": {C: 4}})
    assert not plays(card, "Spring 1803", {"Tripoli zone": {F: 2}, "Tripoli": {C: 5}})
    assert not plays(card, "Spring 1803", {"Tripoli zone": {S: 1}, "Tripoli": {C: 5}})


def test_troops() -> None:
    """*Troops to Tripoli* at once; *Benghazi* and *Derne* while the city has not been captured."""
    assert plays("Troops to Tripoli", "Spring 1803", {})
    for city in ("Derne", "Benghazi"):
        assert plays(f"Troops to {city}", "Spring 1803", {})
        assert not plays(f"Troops to {city}", "Spring 1805", {}, captured=["Derne", "Benghazi"])


@pytest.mark.parametrize(
    ("card", "pieces", "more"),
    [
        ("Troops to Tripoli", {"Tripoli": {I: 10}, "Derne": {I: 10}}, {}),
        (
            "Constantinople Sends Aid",
            {"Tripoli": {I: 20, TF: 2, C: 4}, "Gibraltar": {C: 5}},
            {"captured": ["Derne"]},
        ),
        ("Algiers Declares War", {"Algiers": {AC: 3}, "Tangier": {AC: 3}, "Tunis": {AC: 3}}, {}),
    ],
)
def test_cards_are_played_though_nothing_can_be_placed(
    card: str, pieces: dict[str, Any], more: dict[str, Any]
) -> None:
    """S9: such cards are played even so, and *Raid or Build* does not replace them."""
    assert plays(card, "Spring 1805", pieces, **more)
    game = turn("Spring 1805", pieces, pile=[card], **more)
    assert CARDS[card] in (
        game.state.cards[TRIPOLITAN].removed + game.state.cards[TRIPOLITAN].discards
    )
    assert count(game, C, "Tripoli") == pieces.get("Tripoli", {}).get(C, 0)
    assert game.state.gold == 0


def test_supplies() -> None:
    """Played if exactly two American frigates are in the Tripoli zone."""
    for frigates in range(4):
        pieces = {"Tripoli zone": {F: frigates, S: 2}, "Tunis zone": {F: 2}}
        assert plays("US Supplies Run Low", "Spring 1803", pieces) is (frigates == 2)


@pytest.mark.parametrize("ally", ["Algerine", "Moroccan", "Tunisian"])
def test_allied_raids_are_never_played(ally: str) -> None:
    """They are only discarded for *Raid or Build*."""
    pieces = {"Algiers": {AC: 3}, "Tangier": {AC: 3}, "Tunis": {AC: 3}}
    assert not plays(f"{ally} Corsairs Raid", "Spring 1803", pieces)


# What the player is told


def test_its_reasoning_is_told() -> None:
    """Event line, check and draws are described in words, with reasons."""
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
        (
            "Event line: Murad Reis Breaks Out waits "
            "(there is an American frigate in the Gibraltar zone)."
        ),
        "Event line: Yusuf Qaramanli waits (1 ally is at war; it needs 2).",
        "Five Corsair Check: only 3 corsairs in Tripoli harbor, too few to raid.",
        "The T-bot draws US Supplies Run Low.",
        "US Supplies Run Low is not played (there are 3 American frigates in the Tripoli zone).",
        "The T-bot discards US Supplies Run Low.",
        "Raid or Build: the T-bot builds a corsair (no harbor has enough corsairs to raid).",
        "A Tripolitan corsair is placed in Tripoli.",
    ]
    # A spectator and the American player are told the same.
    assert game.log(AMERICAN)[-len(news) :] == news


@pytest.mark.parametrize(
    ("when", "allies", "sweden", "yusuf"),
    [
        (
            "Winter 1802",
            ["Tunis"],
            "Waits: not before 1803.",
            "Waits: 1 ally is at war; it needs 2.",
        ),
        (
            "Spring 1803",
            ["Tunis", "Tangier"],
            "Ready.",
            "Ready: 2 allies are at war.",
        ),
    ],
)
def test_what_its_line_would_do_is_told_as_things_stand(
    when: str, allies: list[str], sweden: str, yusuf: str
) -> None:
    """Beside each card of its event line, for the position in front of the player (T-bot Turn)."""
    game = table(
        when,
        {"Tripoli zone": {S: 2}, **{ally: {AC: 3} for ally in allies}},
        line=["Sweden Pays Tribute", "Yusuf Qaramanli"],
    )
    assert board(game, (AMERICAN,))["waiting"] == {
        "Sweden Pays Tribute": sweden,
        "Yusuf Qaramanli": yusuf,
    }


def test_five_corsairs_are_told() -> None:
    game = table("Spring 1803", {"Tripoli": {C: 5}}, dice=[1] * 5)
    news = listen(game)
    game.choose("pass")
    told = [describe(event) for event in news]
    assert "Five Corsair Check: 5 corsairs in Tripoli harbor, enough to raid." in told


def test_everything_but_the_order_of_its_pile_is_public() -> None:
    """Its lines, its discards and the size of its pile are public, even with hidden discards."""
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
    """*Corsairs Confiscated* removes the card in solitaire play, too."""
    line = ["Murad Reis Breaks Out", "Sweden Pays Tribute"]
    game = table(
        "Spring 1802", {"Gibraltar": {C: 2}}, ["Corsairs Confiscated"], line=line, pile=CALM
    )
    play(game, "event Corsairs Confiscated")
    assert bot_cards(game)["line"] == ["Sweden Pays Tribute"]
    assert "Murad Reis Breaks Out" in names(game.state.cards[TRIPOLITAN].removed)


def test_gunboats_serve_in_solitaire_play() -> None:
    """The American side plays the same way as against a person."""
    game = table(
        "Spring 1802",
        {"Malta": {F: 1, G: 1}, "Derne": {I: 2}},
        ["Naval Movement"],
        pile=CALM,
        dice=[6, 6, 1],
    )
    play(game, "event Naval Movement", "move Malta > Derne", "gunboat Malta > Derne")
    assert count(game, I, "Derne") == 0
