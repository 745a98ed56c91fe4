"""The text of decisions and events, on the board and in the log."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from shores.table import F, listen, play, table

import tripoli
from tripoli.games import GAMES
from tripoli.shores.model import cards, options
from tripoli.shores.model import events as ev
from tripoli.shores.model.cards import CARDS
from tripoli.shores.model.options import EVENT, HIT, Act, Ask, Option
from tripoli.shores.model.pieces import (
    AMERICAN,
    DERNE,
    MALTA,
    OPEN_SEA,
    SUPPLY,
    TRIPOLI,
    TRIPOLITAN,
    Piece,
    Place,
    Season,
    Side,
)
from tripoli.shores.model.result import Reason, Result, Score
from tripoli.shores.present.terminal import board_text, card_text
from tripoli.shores.present.words import describe, pieces, spelled_out
from tripoli.shores.text.labels import BUILD_SPELLED_OUT, SPELLED_OUT, TAKES_HIT

CARD = CARDS["Storms"]
SHORES = GAMES["shores"]
WEB_WORDS = Path(__file__).parents[2] / "web/src/shores/words"
INTRODUCED = tuple(
    f"{word} " for word in ("The", "the", "American", "ship", "frigate", "brig", "ketch", "corsair")
)
"""What may stand before the name of a ship."""


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (ev.YearBegan(1803), "The year 1803 begins."),
        (ev.SeasonBegan(1803, Season.FALL), "Fall 1803."),
        (ev.Drew(AMERICAN, 1, None), "The Americans draw 1 card."),
        (ev.Drew(TRIPOLITAN, 1, (CARD,)), "Tripolitania draws 1 card: Storms."),
        (
            ev.Reshuffled(AMERICAN, 12),
            "The Americans shuffle 12 cards from the discard pile into the draw pile.",
        ),
        (ev.Played(TRIPOLITAN, CARD), "Tripolitania plays Storms."),
        (ev.BattleCard(TRIPOLITAN, CARD), "Tripolitania reacts with Storms."),
        (ev.Discarded(TRIPOLITAN, CARD, "to raid"), "Tripolitania discards Storms to raid."),
        (ev.Discarded(AMERICAN, None, "to move", False), "The Americans discard a card to move."),
        (ev.Discarded(TRIPOLITAN, CARD, "played"), "Storms goes to the discard pile."),
        (ev.Took(AMERICAN, None, False), "The Americans take a card from the discard pile."),
        (ev.Passed(TRIPOLITAN), "Tripolitania passes."),
        (
            ev.Moved(Piece.FRIGATE, MALTA, Place.TRIPOLI_ZONE, 2),
            "2 American frigates sail from Malta to the Tripoli zone.",
        ),
        (
            ev.Moved(Piece.DAMAGED_FRIGATE, TRIPOLI, Place.YEAR_1804, 1),
            "A damaged American frigate goes to the 1804 space for repairs.",
        ),
        (ev.Moved(Piece.GUNBOAT, SUPPLY, MALTA, 1), "A gunboat is placed in Malta."),
        (
            ev.Moved(Piece.FRIGATE, SUPPLY, Place.YEAR_1804, 2),
            "2 American frigates are placed on the 1804 space.",
        ),
        (
            ev.Rolled(AMERICAN, "battle", TRIPOLI, (6, 1), 6, 1),
            "The Americans roll 6 1 at Tripoli: 1 hit.",
        ),
        (
            ev.Rolled(TRIPOLITAN, "raid", TRIPOLI, (5, 6), 5, 2),
            "Tripolitania rolls 5 6 in the raid from Tripoli: 2 merchant ships captured.",
        ),
        (
            ev.Rolled(TRIPOLITAN, "card", None, (3,), 0, 0, cards.THE_PHILADELPHIA_RUNS_AGROUND),
            "Tripolitania rolls 3 for The Philadelphia Runs Aground.",
        ),
        (
            ev.Rolled(AMERICAN, "card", TRIPOLI, (1, 2), 0, 0, cards.LAUNCH_THE_INTREPID),
            "The Americans roll 1 2 for Launch the Intrepid: no effect.",
        ),
        (
            ev.Rolled(AMERICAN, "card", TRIPOLI, (1, 5), 0, 0, cards.LAUNCH_THE_INTREPID),
            "The Americans roll 1 5 for Launch the Intrepid.",
        ),
        (ev.Used(AMERICAN, 5), "The Americans use the 5."),
        (ev.Damaged(Piece.FRIGATE, TRIPOLI), "An American frigate is damaged at Tripoli."),
        (ev.Sunk(Piece.CORSAIR, TRIPOLI, 2), "2 Tripolitan corsairs are sunk at Tripoli."),
        (
            ev.Sunk(Piece.CORSAIR, TRIPOLI, 1, at_sea=True),
            "A Tripolitan corsair is sunk off Tripoli.",
        ),
        (ev.Sunk(Piece.INFANTRY, DERNE, 1), "A Tripolitan infantry unit is lost at Derne."),
        (ev.GoldChanged(2, 7), "Tripolitania gains 2 gold (now 7 of 12)."),
        (ev.GoldChanged(-2, 5), "Tripolitania gives back 2 gold (now 5 of 12)."),
        (ev.FightBegan("raid", TRIPOLI, TRIPOLITAN, ()), "Raid from Tripoli."),
        (ev.RoundBegan(DERNE, 2), "Round 2 at Derne."),
        (ev.Captured(DERNE), "The Americans capture Derne."),
        (ev.CardRemoved(CARD), "Storms is removed from the game."),
        (
            ev.Ended(Result(None, Reason.END_OF_1806, Score(20, 10))),
            "The war ends in a draw at the end of 1806.",
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_events_in_words(event: ev.Event, words: str) -> None:
    assert describe(event) == words


def test_only_events_have_words() -> None:
    """An event without a sentence is an error, not the end of the war."""
    unknown = SimpleNamespace(result=Result(None, Reason.END_OF_1806, Score(20, 10)))
    with pytest.raises(AssertionError, match="unreachable"):
        describe(unknown)  # type: ignore[arg-type]


def test_numbers_of_pieces() -> None:
    assert pieces(Piece.INFANTRY, 3) == "3 Tripolitan infantry"
    assert pieces(Piece.MARINE, 3) == "3 Marines"
    assert pieces(Piece.MARINE, 1) == "1 Marine"


def test_the_board() -> None:
    """The terminal's board fits into lines of at most 80 characters."""
    game = table(
        "Fall 1805",
        AMERICAN,
        {"Malta": {F: 2}, "1806": {F: 1}, "sunk": {F: 2}},
        ["Naval Movement"] * 2,
        ["Storms"],
        gold=7,
        captured=["Derne"],
        discards=["Tribute Paid"],
    )
    text = board_text(game.view(AMERICAN))
    assert "Summer  [Fall]  Winter" in text
    assert "Tripolitan gold: 7 of 12.   American frigates sunk: 2 of 4." in text
    assert "Malta               2 American frigates" in text
    assert "Derne (captured)    -" in text
    assert "Due in 1806         1 American frigate" in text
    assert "  hand              Naval Movement x2" in text
    assert "  hand              1 hidden" in text
    assert "  discard pile      Tribute Paid" in text
    assert "1805" in text
    assert max(map(len, text.splitlines())) <= 80
    game.choose("event Naval Movement")
    assert "  active event      Naval Movement" in board_text(game.view(TRIPOLITAN))


def test_raiders_are_shown_at_sea() -> None:
    game = tripoli.new_game(seed=1)
    game.state.counts[Piece.CORSAIR + OPEN_SEA] = 2
    assert "Open sea            2 Tripolitan corsairs" in board_text(game.view(None))


@pytest.mark.parametrize("card", CARDS.values(), ids=str)
def test_cards_in_words(card: tripoli.Card) -> None:
    text = card_text(card)
    assert text.startswith(f"{card.name} ({card.side}, {card.kind.value}")
    assert len(text.splitlines()) >= 3
    assert max(map(len, text.splitlines())) <= 80


def test_an_option_says_what_it_concerns() -> None:
    """Options have fields, so that a page can filter them by what was clicked."""
    game = table("Spring 1802", AMERICAN, {"Malta": {F: 1}}, ["Naval Movement"])
    news = listen(game)
    play(game, "event Naval Movement")
    assert game.decision is not None
    assert game.decision.ask is Ask.MOVE
    option = game.decision.options[0]
    assert option.to_json() == {
        "notation": "move Malta > Gibraltar",
        "act": "move",
        "card": None,
        "source": "Malta",
        "target": "Gibraltar",
        "piece": "American frigate",
        "die": None,
    }
    assert EVENT[CARD].to_json()["card"] == "Storms"
    assert news == [ev.Played(AMERICAN, CARDS["Naval Movement"])]


def test_options_and_cards_are_values() -> None:
    """An option equals its notation, its repr recreates it, and copies equal the original."""
    import copy
    import pickle

    game = tripoli.new_game(seed=1)
    assert game.decision is not None
    names = {"Option": Option, "Act": Act, "CARDS": CARDS, "Place": Place, "Piece": Piece}
    for option in game.decision.options:
        twin = pickle.loads(pickle.dumps(option))
        assert isinstance(twin, Option)
        assert (twin, twin.card, twin.act) == (option, option.card, option.act)
        assert option == str(option)
    rebuilt = eval(repr(EVENT[CARD]), names)
    assert (rebuilt, rebuilt.card) == (EVENT[CARD], CARD)
    assert copy.copy(CARD) is copy.deepcopy(CARD) is CARD
    assert repr(CARD) == "CARDS['Storms']"


def test_views_as_json() -> None:
    """Views name the cards; hidden ones are null."""
    game = tripoli.new_game(seed=1)
    own, other = (game.view(AMERICAN).cards[side].to_json() for side in (AMERICAN, TRIPOLITAN))
    assert len(own["hand"]) == 6
    assert other["hand"] is None
    assert other["in_hand"] == 6
    assert other["active"] is None


def test_results_as_json() -> None:
    result = Result(TRIPOLITAN, Reason.TWELVE_GOLD, Score(15, 15))
    assert result.to_json() == {
        "winner": "Tripolitan",
        "reason": "twelve gold",
        "score": {"American": 15, "Tripolitan": 15},
    }
    assert Result(None, Reason.END_OF_1806, Score(30, 0)).to_json()["winner"] is None


def test_a_game_and_an_option_say_what_they_are() -> None:
    """The repr of a game shows the position and whose turn it is; options differ by what they
    concern.
    """
    game = table("Spring 1805", AMERICAN, {"Malta": {F: 2}}, ["Naval Movement"], gold=3)
    assert repr(game) == "<Game: Spring 1805, gold 3, sunk 0; American to choose: play>"
    resting = tripoli.Game(game.setup, game.chance, game.rested.copy())
    assert repr(resting) == "<Game: Spring 1805, gold 3, sunk 0; at rest>"
    over = tripoli.new_game(seed=1, solitaire=True)
    while over.decision:
        over.choose(over.decision.options[0])
    assert repr(over).startswith("<Game: ")
    assert str(over.result) in repr(over)
    assert HIT[Piece.FRIGATE] == HIT[Piece.TRIPOLITAN_FRIGATE], "as their notations are"
    assert HIT[Piece.FRIGATE] == "hit frigate"


def test_the_rules_name_every_ruling_once_and_only_cards() -> None:
    """R1 to R34 and S1 to S11 each appear once; names between underscores are those of cards."""
    rules = json.loads((WEB_WORDS / "rules.json").read_text(encoding="utf-8"))
    named = [name for section in rules for name in section["notes"]]
    assert sorted(named) == sorted(
        [f"R{n}" for n in range(1, 35)] + [f"S{n}" for n in range(1, 12)]
    )
    for section in rules:
        assert section.get("lesson", "patrol") in SHORES.lessons
        for text in (*section["text"], *section["notes"].values()):
            assert set(text.split("_")[1::2]) <= set(CARDS), text


def test_every_mark_in_the_catalogues_is_closed() -> None:
    """Cards are marked with underscores, ships with asterisks, both in pairs; a ship has an article
    or stands for a kind of ship.
    """
    texts = [
        text
        for name in ("cards", "lessons", "rules", "timeline")
        for text in _strings(json.loads((WEB_WORDS / f"{name}.json").read_text(encoding="utf-8")))
    ]
    ships = set()
    for text in texts:
        assert text.count("_") % 2 == 0, text
        *parts, _ = text.split("*")
        assert len(parts) % 2 == 0, text
        for before, ship in zip(parts[::2], parts[1::2], strict=True):
            assert before.endswith(INTRODUCED), text
            ships.add(ship)
    # None is left unmarked.
    ships -= {"President", "Tripoli"}  # These are also an office and a city.
    for words in texts:
        unmarked = re.sub(r"\*.*?\*|_.*?_", "", words)
        for card in CARDS:
            unmarked = unmarked.replace(card, "")
        assert not [ship for ship in ships if re.search(rf"\b{ship}\b", unmarked)], words


def _strings(value: Any) -> list[str]:
    """All texts in JSON."""
    if isinstance(value, dict | list):
        inner = value.values() if isinstance(value, dict) else value
        return [text for item in inner for text in _strings(item)]
    return [value] if isinstance(value, str) else []


def test_every_card_has_its_words() -> None:
    """Its use, its historical background, and a link to its rule."""
    words = json.loads((WEB_WORDS / "cards.json").read_text(encoding="utf-8"))
    rules = json.loads((WEB_WORDS / "rules.json").read_text(encoding="utf-8"))
    assert {*CARDS} - {"Five Corsair Check", "Raid or Build"} == {*words}
    assert {word["rule"] for word in words.values()} <= {section["id"] for section in rules}
    # Solitaire: when the T-bot plays each of its cards.
    theirs = {str(card) for card in CARDS.values() if card.side is TRIPOLITAN} & {*words}
    assert {name for name, word in words.items() if "bot" in word} == theirs


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (EVENT[CARD], "Play Storms"),
        (options.TO_MOVE[CARD][0], "Discard Storms to move up to 2 frigates"),
        (options.TO_BUILD[CARD][0], "Discard Storms to build a corsair"),
        (options.TO_RAID[CARD][0], "Discard Storms to raid"),
        (options.PASS, "Pass"),
        (options.SET_ASIDE[CARD], "Discard Storms"),
        (options.move(MALTA, Place.TRIPOLI_ZONE), "Move a frigate from Malta to the Tripoli zone"),
        (options.JOIN[TRIPOLI], "Send a gunboat to Tripoli"),
        (options.FIGHT["battle", Place.TRIPOLI_ZONE], "Battle in the Tripoli zone"),
        (options.FIGHT["bombard", DERNE], "Bombard Derne"),
        (options.RAID[TRIPOLI], "Raid from Tripoli"),
        (options.REACT[CARD][0], "Play Storms"),
        (options.DECLINE, "Keep the card"),
        (HIT[Piece.DAMAGED_FRIGATE], "Damaged frigate takes the hit"),
        (HIT[Piece.ARAB], "Arab infantry takes the hit"),
        (options.USE[5], "Use the 5"),
        (options.ALLY[Place.TUNIS], "Choose Tunis"),
        (options.ZONE[Place.TRIPOLI_ZONE], "Choose the Tripoli zone"),
        (options.DEPLOY[0], "Place the frigate in the Gibraltar zone"),
        (options.TAKE[CARD], "Take Storms"),
        (options.DONE, "Move no more ships"),
    ],
)
def test_what_an_option_is_called_by_itself(option: Option, words: str) -> None:
    """Hints and analyses name options in words, for readers who do not know the notation."""
    assert spelled_out(option) == words
    assert SHORES.words.spelled_out(option) == words


def test_every_kind_of_option_has_a_name_of_its_own() -> None:
    of_their_own = {Act.DISCARD_TO_BUILD.value, Act.HIT.value}
    assert set(SPELLED_OUT) | of_their_own == {act.value for act in Act}
    assert set(BUILD_SPELLED_OUT) == set(Side)
    assert {option.piece for option in HIT.values()} - set(TAKES_HIT) <= {Piece.SWEDISH_FRIGATE}
