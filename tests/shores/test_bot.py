"""Solitaire: the T-bot's choices and battle cards. S2 to S11; Solitaire Rules."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from shores.table import AC, TF, A, C, F, I, M, S, count, listen, names, play, unused
from shores.tbot import CALM, bot_cards, table, turn

import tripoli
from tripoli.shores.model import events as ev
from tripoli.shores.model.cards import BATTLE_LINE, EVENT_LINE
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN, Piece
from tripoli.shores.present.words import describe


def test_supplies_run_low_in_the_tripoli_zone() -> None:
    """S7: *US Supplies Run Low* removes one of the two frigates in the Tripoli zone."""
    pieces = {"Tripoli zone": {F: 2}, "Tunis zone": {F: 3}}
    game = turn("Spring 1803", pieces, pile=["US Supplies Run Low"])
    assert (count(game, F, "Tripoli zone"), count(game, F, "Malta")) == (1, 1)


def test_storms_pick_the_fullest_zone() -> None:
    """S2: the zone with the most American frigates; if tied, the Tripoli zone, otherwise one at
    random.
    """
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
            line=names(EVENT_LINE),
            battle=names(BATTLE_LINE),
            used=True,
            draws=["Storms", chosen],
            dice=[6, 1],
        )
        assert (count(game, F, chosen), count(game, F, other)) == (1, 2)
        # A random zone is recorded as a draw.
        record = tripoli.Record.from_json(game.record.to_json())
        assert record.replay().digest == game.digest
        assert record.lines[0].chance[:2] == ("Storms", chosen)
        assert game.log(AMERICAN)


def test_a_storm_between_equals_in_a_whole_game() -> None:
    """S2: a game with a randomly chosen zone can be recorded, replayed, described and copied."""
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
        # The harbor whose corsairs most outnumber the zone's frigates.
        ({"Tripoli": {C: 4}, "Algiers": {AC: 3}}, "Tripoli"),
        ({"Tripoli": {C: 4}, "Algiers": {AC: 3}, "Tripoli zone": {F: 1, S: 1}}, "Algiers"),
        # Ties are broken in the order Algiers, Tangier, Tunis, Tripoli.
        ({"Tripoli": {C: 3}, "Algiers": {AC: 3}, "Tangier": {AC: 3}}, "Algiers"),
        ({"Tripoli": {C: 3}, "Tunis": {AC: 3}, "Tangier": {AC: 3}}, "Tangier"),
        ({"Tripoli": {C: 3}, "Tunis": {AC: 3}}, "Tunis"),
        # At least three corsairs, and more than frigates, including Swedish ones.
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
    """S3: with no corsair in the Supply, it raids from Tripoli if a corsair is there; otherwise
    nothing.
    """
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
        (
            "Raid or Build: the T-bot does nothing "
            "(there are no corsairs left to build or to raid with)."
        )
    ]


def test_yusuf_raids_in_order() -> None:
    """S4: it raids in the order Tripoli, Algiers, Tangier, Tunis."""
    pieces = {"Tripoli": {C: 1}, "Tunis": {AC: 1}, "Tangier": {AC: 1}, "Algiers": {AC: 1}}
    game = table("Spring 1803", pieces, line=["Yusuf Qaramanli"], dice=[1] * 4)
    news = listen(game)
    game.choose("pass")
    raids = [str(e.place) for e in news if isinstance(e, ev.FightBegan)]
    assert raids == ["Tripoli", "Algiers", "Tangier", "Tunis"]


def test_the_higher_of_two_dice() -> None:
    """S5: also with *Uncharted Waters*, which is played with *The Philadelphia Runs Aground*."""
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
    """The T-bot's losses, in order, when its two corsairs and two frigates in Tripoli are hit."""
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
    """1801 to 1804 and Winter 1805: first each frigate is damaged, then corsairs sink, then
    frigates.
    """
    assert losses(when, hits) == ["damaged", "damaged", CORSAIR, CORSAIR, SUNK][:hits]


@pytest.mark.parametrize("when", ["Spring 1805", "Fall 1805", "Spring 1806", "Winter 1806"])
@pytest.mark.parametrize("hits", range(1, 6))
def test_late_hits(when: str, hits: int) -> None:
    """S11: in 1806, and in 1805 except Winter, corsairs sink first; then both frigates are damaged
    before one sinks.
    """
    assert losses(when, hits) == [CORSAIR, CORSAIR, "damaged", "damaged", SUNK][:hits]


def test_hits_in_the_assault() -> None:
    """The Assault: frigates are hit first in any season, but damaged ones sink last."""
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
    """S6: no choice arises when allied corsairs are hit, here in the battle after a declaration of
    war.
    """
    game = turn(
        "Spring 1803",
        {"Tunis": {F: 1}},
        pile=["Tunis Declares War"],
        dice=[1, 1, 1, 6, 1],
    )
    assert count(game, AC, "Tunis") == 2


# Battle cards


def test_happy_hunting_on_its_first_raid_from_tripoli() -> None:
    """*Happy Hunting*: played on the first raid from Tripoli, but not on an ally's raid."""
    game = turn("Spring 1802", {"Algiers": {AC: 3}}, battle=["Happy Hunting"], dice=[1] * 3)
    assert bot_cards(game)["battle"] == ["Happy Hunting"]
    game = turn("Spring 1802", {"Tripoli": {C: 5}}, battle=["Happy Hunting"], dice=[1] * 8)
    assert bot_cards(game)["battle"] == []
    assert unused(game) == ((), ())


def test_merchant_ship_converted_on_its_first_capture() -> None:
    """*Merchant Ship Converted*: played on the first raid from Tripoli that captures a ship."""
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
    """*Mercenaries Desert*: when the Americans play *General Eaton Attacks Derne*."""
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
    """*US Signal Books Overboard*: played after a roll in the first raid from Tripoli in 1805 or
    1806.
    """
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


def test_signal_books_after_an_interception_that_sinks_every_corsair() -> None:
    """S10: *US Signal Books Overboard* is played even then."""
    game = table(
        "Spring 1805",
        {"Tripoli": {C: 5}, "Tripoli zone": {F: 3}},
        ["Naval Movement", "Tribute Paid"],
        battle=["US Signal Books Overboard"],
        draws=["Tribute Paid"],
        dice=[6] * 6,
    )
    play(game, "discard Naval Movement to build")
    assert count(game, C, "Tripoli") == 0
    assert bot_cards(game)["battle"] == []
    assert unused(game) == ((), ())


def test_signal_books_on_a_raid_from_tripoli_only() -> None:
    """S10: *US Signal Books Overboard* is not played in an ally's raid, or when Murad Reis breaks
    out.
    """
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
    """*The Guns of Tripoli*: played in 1805 and 1806, but not in Winter 1805."""
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
    """*The Guns of Tripoli*: always played in the Assault on Tripoli, including Winter 1805."""
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
