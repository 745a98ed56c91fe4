"""Optional rules and bids (14.0, 13.3, W103, W124)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from wilderness.stage import (
    decider,
    fate,
    finish,
    kinds_at,
    named,
    offered,
    options,
    play,
    playable,
    reduced,
    skip,
    space,
    stage,
    use,
    where,
)

from tripoli.kernel.chance import SeededChance
from tripoli.wilderness.game import Game, new_game
from tripoli.wilderness.model.cards import CARDS
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.pieces import Kind
from tripoli.wilderness.model.setup import MOST_BID, Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side


def pile(game: Game, *numbers: int) -> Game:
    """Put cards into the discards."""
    cards = tuple(CARDS[number] for number in numbers)
    game.state.deck = tuple(card for card in game.state.deck if card not in cards)
    game.state.discards = cards
    return game


def hand(game: Game, side: Side) -> set[int]:
    """The numbers of the cards of a side."""
    return set(map(int, game.state.hands[side].cards))


# 14.1


def linked(on: bool) -> Setup:
    """The full campaign with or without the link of Pitt and the Diplomatic Revolution."""
    return Setup("full campaign", linked_diplomacy=on)


@pytest.mark.parametrize(("side", "played", "other"), [(FRENCH, 69, 67), (BRITISH, 67, 69)])
@pytest.mark.parametrize("on", [True, False], ids=["on", "off"])
@pytest.mark.parametrize("shuffled", [False, True], ids=["plain", "surrender"])
def test_14_1_one_event_brings_the_other(
    side: Side, played: int, other: int, on: bool, shuffled: bool
) -> None:
    """If it lies in the discards; it counts towards the hand (W103), and comes before Surrender!
    shuffles the deck (W124).
    """
    game = pile(stage(side, hand=[played], setup=linked(on), reshuffle=shuffled), other)
    # Enough cards to be dealt, so that nothing is shuffled in between.
    play(game, use("event", played))
    skip(game)
    assert game.state.late
    assert len(hand(game, side)) == 9
    assert len(hand(game, side.other)) == 8
    if on:
        assert other in hand(game, side.other)
        assert fate(game, other) == ""
    elif not shuffled:
        assert fate(game, other) == "discarded"


def test_14_1_not_unless_one_of_them_has_been_an_event() -> None:
    """Used otherwise both stay in the discards."""
    game = pile(stage(FRENCH, hand=[69], setup=linked(True)), 67)
    play(game, use("activate", 69))
    skip(game)
    assert fate(game, 67) == fate(game, 69) == "discarded"


def test_14_1_later_in_the_war_too() -> None:
    """The unplayed one is discarded years after the other has been played."""
    game = pile(stage(FRENCH, hand=[5], other=[69], setup=linked(True), pitt=True))
    play(game, use("activate", 5), use("activate", 69))
    skip(game)
    assert 69 in hand(game, FRENCH)
    assert len(hand(game, FRENCH)) == 8
    assert len(hand(game, BRITISH)) == 9


# 14.2


def raided(on: bool, militia: str, place: str = "Poughkeepsie") -> Game:
    """Marin raids a place next to his with success."""
    source = {"Poughkeepsie": "Kinderhook", "Canajoharie": "Oneida Castle"}[place]
    game = stage(
        FRENCH,
        {source: "Marin"},
        {"Northern militia": militia, "Tioga": "Mohawk 1"},
        hand=[5, 33],
        other=[7, 8],
        dice=[6],
        setup=Setup(raids_hurt_militia=on),
    )
    play(game, use("activate", 5), "send Marin", f"move > {place}", "stop")
    return game


@pytest.mark.parametrize("on", [True, False], ids=["on", "off"])
def test_14_2_a_raid_costs_a_militia_unit_a_step(on: bool) -> None:
    game = raided(on, "Colonial Militia 1")
    skip(game, use("activate", 7))
    assert game.state.raided[FRENCH][space("Poughkeepsie")] == 1
    assert reduced(game, BRITISH) == ({"Colonial Militia 1"} if on else set())


def test_14_2_a_reduced_unit_is_eliminated() -> None:
    """It may be called out again (7.61)."""
    game = raided(True, "Colonial Militia 1 (r)")
    skip(game, use("activate", 7))
    assert where(game, BRITISH, "Colonial Militia 1") == "available"


def test_14_2_the_owner_chooses() -> None:
    """Of the Department raided."""
    game = raided(True, "Colonial Militia 1, Colonial Militia 2 (r)")
    skip(game, "lose Colonial Militia 1")
    assert decider(game) is BRITISH
    assert named(game, "lose") == {"Colonial Militia 1", "Colonial Militia 2"}
    play(game, "lose Colonial Militia 2")
    assert where(game, BRITISH, "Colonial Militia 2") == "available"
    assert not reduced(game, BRITISH)


def test_14_2_not_outside_a_department() -> None:
    """The Mohawk settlement belongs to none."""
    game = raided(True, "Colonial Militia 1", "Canajoharie")
    skip(game, use("activate", 7))
    assert game.state.raided[FRENCH][space("Canajoharie")] == 1
    assert not reduced(game, BRITISH)


def test_14_2_not_without_a_marker() -> None:
    """A second success against an empty cultivated space places none (10.33)."""
    game = stage(
        FRENCH,
        {"Kinderhook": "Marin"},
        {"Northern militia": "Colonial Militia 1"},
        hand=[5, 33],
        other=[7, 8],
        dice=[6],
        raided={"Poughkeepsie": FRENCH},
        setup=Setup(raids_hurt_militia=True),
    )
    play(game, use("activate", 5), "send Marin", "move > Poughkeepsie", "stop")
    skip(game, use("activate", 7))
    assert game.state.raided[FRENCH][space("Poughkeepsie")] == 1
    assert not reduced(game, BRITISH)


def test_14_2_the_canadian_militia_too() -> None:
    game = stage(
        BRITISH,
        {"St. Lawrence militia": "Canadian Militia 1"},
        {"Kahnawake": "Rogers"},
        hand=[5, 33],
        other=[7, 8],
        dice=[5],
        setup=Setup(raids_hurt_militia=True),
    )
    play(game, use("activate", 5), "send Rogers", "move > Lac des Deux Montagnes", "stop")
    skip(game, use("activate", 7))
    assert game.state.raided[BRITISH][space("Lac des Deux Montagnes")] == 1
    assert reduced(game, FRENCH) == {"Canadian Militia 1"}


# 14.3


@pytest.mark.parametrize("number", [55, 56, 57, 58, 59, 60, 64, 65, 68])
@pytest.mark.parametrize("year", [1755, 1756, 1757])
@pytest.mark.parametrize("on", [True, False], ids=["on", "off"])
def test_14_3_early_regulars_cost_a_point(number: int, year: int, on: bool) -> None:
    """Those of both sides, but neither Highlanders nor Royal Americans."""
    side = FRENCH if number in (55, 56, 68) else BRITISH
    setup = Setup("full campaign", costly_regulars=on)
    game = stage(side, hand=[number, 5], other=[7, 8], year=year, vp=0, setup=setup, pitt=True)
    finish(play(game, use("event", number)), number)
    counts = on and year < 1757 and number not in (60, 65)
    assert game.state.vp == (0 if not counts else -1 if side is FRENCH else 1)


def test_14_3_activation_costs_nothing() -> None:
    setup = Setup("full campaign", costly_regulars=True)
    game = stage(FRENCH, hand=[55, 5], other=[7], year=1755, vp=0, setup=setup)
    play(game, use("activate", 55))
    assert game.state.vp == 0


# 14.4


def besieged(hands: tuple[list[int], list[int]], level: int = 0) -> Game:
    """Montcalm besieges Albany and is about to roll, with option 14.4."""
    game = stage(
        FRENCH,
        {"Albany": "Montcalm, Béarn"},
        {"Albany": "44th (i)"},
        hand=hands[0],
        other=hands[1],
        sieges={"Albany": level},
        forts={
            "Hudson Carry South": "French fort",
            "Hudson Carry North": "French fort",
            "Schenectady": "British stockade",
        },
        setup=Setup(either_surrenders=True),
        vp=0,
    )
    return play(game, use("activate", 5), "lead Montcalm", "take Béarn", "siege Albany")


@pytest.mark.parametrize("level", [0, 2])
def test_14_4_the_besieged_may_surrender(level: int) -> None:
    """With the same effect: three points, and the garrison goes free."""
    game = besieged(([5, 8], [6, 7]), level)
    assert offered(game, 6)
    assert decider(game) is BRITISH
    play(game, use("play", 6))
    skip(game, use("activate", 7))
    assert game.state.vp == 3
    assert where(game, BRITISH, "44th") == "Schenectady"
    assert game.state.controls(space("Albany"), FRENCH)


def test_14_4_the_besieger_as_before() -> None:
    game = besieged(([5, 6], [8, 7]))
    assert offered(game, 6)
    assert decider(game) is FRENCH


def test_14_4_the_same_requirements() -> None:
    """W66: not at Louisbourg while the level is 0."""
    game = stage(
        BRITISH,
        {"Louisbourg": "Artois (i)"},
        {"Louisbourg": "Amherst, 22nd"},
        hand=[46, 5],
        other=[6, 7],
        sieges={"Louisbourg": 0},
        amphib=1 << space("Louisbourg"),
        setup=Setup(either_surrenders=True),
        dice=[1],
    )
    play(game, use("activate", 46), "lead Amherst", "take 22nd", "siege Louisbourg")
    assert not offered(game, 6)


# 14.5


@pytest.mark.parametrize("on", [True, False], ids=["on", "off"])
def test_14_5_either_side_expels_the_acadians(on: bool) -> None:
    """Regulars come to Halifax and Coureurs to where the French want them."""
    setup = Setup("full campaign", either_expels=on)
    game = stage(FRENCH, {"Montréal": "Marin (r)"}, hand=[66, 5], other=[7], setup=setup)
    assert playable(game, 66) is on
    assert playable(stage(BRITISH, hand=[66, 5], setup=setup), 66)
    if on:
        play(game, use("event", 66))
        assert decider(game) is FRENCH
        play(game, "choose Québec")
        assert kinds_at(game, BRITISH, "Halifax") == {Kind.REGULAR: 2}
        assert kinds_at(game, FRENCH, "Québec") == {Kind.COUREURS: 1}
        assert not reduced(game, FRENCH)
        assert fate(game, 66) == "removed"


# 14.6


RECALLED = Setup("full campaign", regulars_recalled=True)


def next_season(
    year: int, late: bool, discards: Iterable[int], setup: Setup = RECALLED, **facts: Any
) -> Game:
    """The end of a season, with cards in the discards; then the deal of the next."""
    game = pile(stage(FRENCH, hand=[5], year=year, late=late, setup=setup, **facts), *discards)
    play(game, use("activate", 5))
    return game


def asked(game: Game) -> bool:
    """Whether the British are asked whether they recall a card."""
    return game.decision is not None and game.decision.ask is Ask.RECALL


@pytest.mark.parametrize(
    ("year", "late", "discards", "expected"),
    [
        (1757, False, (57, 54), True),
        (1756, True, (61, 54), True),
        (1758, False, (64,), True),
        (1756, False, (57, 60), False),
        (1755, True, (57, 60), False),
        (1757, False, (54, 47, 65, 55), False),
    ],
    ids=["1757", "new-year", "1758", "1756", "1755", "none"],
)
def test_14_6_each_season_after_1756(
    year: int, late: bool, discards: tuple[int, ...], expected: bool
) -> None:
    """If there is a card of British Regulars or Highlanders in the discards."""
    game = next_season(year, late, discards)
    assert asked(game) is expected
    off = next_season(year, late, discards, Setup("full campaign"))
    assert not asked(off)


def test_14_6_the_card_is_named_before_the_discard() -> None:
    """The British may take one, and lose another at random; or they may not."""
    game = next_season(1757, False, (57, 60, 63, 54, 55, 65))
    before = hand(game, BRITISH)
    assert decider(game) is BRITISH
    assert {use("retrieve", number) for number in (57, 60, 63)} == {
        text for text in options(game) if text.startswith("retrieve")
    }
    assert len(options(game)) == 4
    play(game, use("retrieve", 60))
    assert not asked(game)
    after = hand(game, BRITISH)
    assert 60 in after
    assert len(after) == len(before) == 8
    assert len(before - after) == 1
    assert fate(game, (before - after).pop()) == "discarded"


def test_14_6_it_may_be_declined() -> None:
    game = next_season(1757, False, (57,))
    before = hand(game, BRITISH)
    play(game, next(text for text in options(game) if not text.startswith("retrieve")))
    assert not asked(game)
    assert hand(game, BRITISH) == before
    assert fate(game, 57) == "discarded"


def test_14_6_a_surrender_so_discarded_brings_a_reshuffle() -> None:
    """W2, at the end of this season."""
    french, british = (1, 2, 3, 4, 7, 8, 9, 10), (6, 11, 12, 13, 14, 15, 16, 17)
    draws = [str(CARDS[n]) for pair in zip(french, british, strict=True) for n in pair]
    game = next_season(1757, False, (57,), draws=[*draws, str(CARDS[6])])
    assert not game.state.reshuffle
    play(game, use("retrieve", 57))
    assert fate(game, 6) == "discarded"
    assert game.state.reshuffle
    assert 57 in hand(game, BRITISH)


# Bids


@pytest.mark.parametrize("scenario", ["annus mirabilis", "full campaign"])
@pytest.mark.parametrize("bid", [0, 2, -3, MOST_BID])
def test_13_3_a_bid_moves_the_marker(scenario: str, bid: int) -> None:
    """13.3, 14.7: towards whoever does not get the side that was bid for."""
    game = new_game(chance=SeededChance(1), scenario=scenario, bid=bid)
    assert game.state.vp == Setup(scenario).facts.vp + bid


def test_13_3_with_the_house_option() -> None:
    assert Setup(french_two=True, bid=1).first_vp == 3


@pytest.mark.parametrize("bid", [MOST_BID + 1, -MOST_BID - 1, 1.5, "2", True])
def test_13_3_a_bid_is_a_whole_number_on_the_track(bid: Any) -> None:
    with pytest.raises(ValueError, match="bid"):
        Setup(bid=bid)
