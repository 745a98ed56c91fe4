"""Sequence of Play: start of year, hand limit, plays, passing, end of season. R1 to R5."""

from __future__ import annotations

import pytest
from shores.table import FILLER, C, F, G, asked, count, listen, names, options, play, table

import tripoli
from tripoli.kernel.chance import ScriptedChance, SeededChance
from tripoli.shores.model import events as ev
from tripoli.shores.model.arranged import arranged
from tripoli.shores.model.cards import CARDS, in_order
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN, Season, Side
from tripoli.shores.model.result import Score
from tripoli.shores.model.state import Phase, Setup, State
from tripoli.shores.present.words import ending, ending_sentences, score
from tripoli.shores.rules.sequence import why_no_event
from tripoli.shores.title import SHORES


def new_year(made: State, seed: int = 1, setup: Setup | None = None) -> tripoli.Game:
    """The game at the start of the year of a given position."""
    made.phase = Phase.START_OF_YEAR
    game = tripoli.Game(setup or Setup(), SeededChance(seed), made)
    game.start()
    return game


def test_frigates_return_at_the_start_of_their_year() -> None:
    """Start of Year: American frigates go to Gibraltar, Tripolitan frigates to Tripoli harbor."""
    made = arranged("Spring 1803", AMERICAN, {"1803": {F: 2}, "1804": {F: 1}})
    made.counts[tripoli.Piece.TRIPOLITAN_FRIGATE + tripoli.Place.YEAR_1803] = 1
    made.counts[tripoli.Piece.TRIPOLITAN_FRIGATE + tripoli.Place.SUPPLY] -= 1
    game = new_year(made)
    assert count(game, F, "Gibraltar") == 2
    assert count(game, F, "1803") == 0
    assert count(game, F, "1804") == 1
    assert count(game, tripoli.Piece.TRIPOLITAN_FRIGATE, "Tripoli") == 1


def test_six_cards_are_added_to_the_hand() -> None:
    """Start of Year, 1801 to 1804: six cards are drawn."""
    made = arranged("Spring 1803", AMERICAN, {}, ["Tribute Paid"], ["Storms"])
    game = new_year(made)
    for side in Side:
        assert len(game.state.cards[side].hand) == 7
    assert "Tribute Paid" in names(game.state.cards[AMERICAN].hand)


def test_discards_are_reshuffled_in_1805_only() -> None:
    """Start of Year, 1805; R2: in other years the discards stay where they are."""
    for year, pile in ((1804, 0), (1805, 6)):
        made = arranged(f"Spring {year}", AMERICAN, {})
        for side in Side:
            cards = made.cards[side]
            cards.discards = cards.pile[:12]
            cards.removed = cards.pile[12:]
            cards.pile = ()
        game = new_year(made)
        for side in Side:
            cards = game.state.cards[side]
            assert len(cards.pile) == pile
            assert len(cards.hand) == (6 if year == 1805 else 0)
            assert len(cards.discards) == (0 if year == 1805 else 12)


def test_a_reshuffle_with_cards_left() -> None:
    """R2: cards left in the pile stay in it; then nothing is known about the hand."""
    made = arranged("Spring 1805", AMERICAN, {}, ["Tribute Paid"], discards=["Naval Movement"])
    game = new_year(made)
    cards = game.state.cards[AMERICAN]
    assert len(cards.pile) == 22 + 1 - 6
    assert cards.known == ()


def test_a_draw_takes_what_there_is() -> None:
    """R2: with too few cards in the pile, all of them are drawn."""
    made = arranged("Spring 1804", AMERICAN, {})
    cards = made.cards[AMERICAN]
    cards.removed, cards.pile = cards.pile[4:], cards.pile[:4]
    game = new_year(made)
    assert len(game.state.cards[AMERICAN].hand) == 4
    assert not game.state.cards[AMERICAN].pile


def test_in_1806_everything_left_is_drawn() -> None:
    """Start of Year, 1806: both sides draw all cards left."""
    made = arranged("Spring 1806", AMERICAN, {})
    for side in Side:
        cards = made.cards[side]
        cards.removed, cards.pile = cards.pile[8:], cards.pile[:8]
    game = new_year(made)
    for side in Side:
        assert len(game.state.cards[side].hand) == 8
        assert not game.state.cards[side].pile


def test_hand_limit_is_taken_by_both_at_the_same_time() -> None:
    """R1: neither side sees the other's discards before choosing."""
    made = arranged(
        "Spring 1803",
        AMERICAN,
        {},
        ["Tribute Paid", "Early Deployment", "Naval Movement"],
        ["Storms", "Troops to Derne", "Happy Hunting", "Uncharted Waters"],
    )
    game = new_year(made)
    news = listen(game)
    before = game.view(TRIPOLITAN)
    assert asked(game) == ("American", "hand limit")
    game.choose("discard Tribute Paid")
    assert game.view(AMERICAN).cards[AMERICAN].aside == (CARDS["Tribute Paid"],)
    # The Tripolitan player has seen only that it is their turn to choose.
    now = game.view(TRIPOLITAN)
    assert asked(game) == ("Tripolitan", "hand limit")
    assert now.cards == before.cards
    assert not news
    play(game, "discard Storms", "discard Troops to Derne")
    assert asked(game) == ("American", "play")
    assert names(game.state.cards[AMERICAN].discards) == ["Tribute Paid"]
    assert names(game.state.cards[TRIPOLITAN].discards) == ["Troops to Derne", "Storms"]
    for side in Side:
        assert len(game.state.cards[side].hand) == 8
        assert not game.state.cards[side].aside


def test_core_cards_do_not_count_against_the_hand_limit() -> None:
    """Start of Year: eight cards in hand, not counting core cards."""
    game = new_year(arranged("Spring 1802", AMERICAN, {}, ["Tribute Paid", "Early Deployment"]))
    assert asked(game) == ("American", "play")
    assert len(game.state.cards[AMERICAN].hand) == 8


def test_hand_limit_discards_are_dealt_with_even_for_copies() -> None:
    """R1: after choosing one of four copies, three are left."""
    made = arranged("Spring 1803", AMERICAN, {}, ["Naval Movement"] * 4)
    made.cards[AMERICAN].pile = in_order(
        CARDS[name]
        for name in ("Tribute Paid", "Early Deployment", "Send in the Marines")
        + ("Marine Sharpshooters", "Launch the Intrepid", "Burn the Philadelphia")
    )
    game = new_year(made)
    assert options(game).count("discard Naval Movement") == 1
    play(game, "discard Naval Movement", "discard Naval Movement")
    hand = names(game.state.cards[AMERICAN].hand)
    assert hand.count("Naval Movement") == 2


def test_american_actions() -> None:
    """Seasonal Rounds: play an event, or discard a card to move or to build."""
    game = table("Spring 1802", AMERICAN, {"Malta": {F: 1}}, ["Tribute Paid", "Naval Movement"])
    assert options(game) == (
        "event Thomas Jefferson",
        "event Swedish Frigates Arrive",
        "event Naval Movement",
        "discard Naval Movement to move",
        "discard Naval Movement to build",
        "discard Tribute Paid to move",
        "discard Tribute Paid to build",
    )


def test_building_a_gunboat() -> None:
    """American Play: a gunboat moves from the Supply to Malta; there are at most three."""
    game = table("Spring 1802", AMERICAN, {"Malta": {G: 2}}, ["Tribute Paid"], ["Storms"])
    play(game, "discard Tribute Paid to build")
    assert count(game, G, "Malta") == 3
    assert names(game.state.cards[AMERICAN].discards) == ["Tribute Paid"]
    game = table("Spring 1802", AMERICAN, {"Malta": {G: 3}}, ["Tribute Paid"])
    assert "discard Tribute Paid to build" not in options(game)


def test_moving_nothing() -> None:
    """R5: a card may be discarded to move without moving anything."""
    game = table("Spring 1802", AMERICAN, {"Malta": {F: 2}}, ["Tribute Paid"], ["Storms"])
    play(game, "discard Tribute Paid to move", "done")
    assert asked(game) == ("Tripolitan", "play")
    assert count(game, F, "Malta") == 2


def test_moving_without_a_frigate_on_the_map() -> None:
    """R5: the discard is allowed even if nothing can move."""
    game = table("Spring 1802", AMERICAN, {}, ["Tribute Paid"], ["Storms"])
    play(game, "discard Tribute Paid to move")
    assert asked(game) == ("Tripolitan", "play")


def test_discarding_is_no_event() -> None:
    """R4: no event is active, and the card goes to the discard pile, even a unique one."""
    game = table("Spring 1802", AMERICAN, {"Malta": {F: 2}}, ["Launch the Intrepid"], ["Storms"])
    play(game, "discard Launch the Intrepid to move")
    assert game.active(AMERICAN) is None
    assert names(game.state.cards[AMERICAN].discards) == ["Launch the Intrepid"]
    assert not game.state.cards[AMERICAN].removed


def test_battle_cards_are_no_events_but_may_be_discarded() -> None:
    """Battle Cards: they can be discarded, but not played as events."""
    game = table("Spring 1802", AMERICAN, {"Malta": {F: 1}}, ["Send in the Marines"])
    assert "event Send in the Marines" not in options(game)
    assert "discard Send in the Marines to build" in options(game)
    assert why_no_event(game, CARDS["Send in the Marines"]) == (
        "played in reaction: you will be prompted during the Assault on Tripoli"
    )


def test_core_cards_are_never_discarded() -> None:
    """Seasonal Rounds: core cards may only be played."""
    game = table("Spring 1802", AMERICAN, {}, ["Tribute Paid"])
    assert not [o for o in options(game) if o.startswith("discard") and "Jefferson" in o]


@pytest.mark.parametrize("side", Side)
def test_passing(side: Side) -> None:
    """R3: only without a card in hand, even if core cards could be played."""
    held = {"american": [FILLER[AMERICAN]], "tripolitan": [FILLER[TRIPOLITAN]]}
    game = table("Spring 1802", side, {"Tripoli": {C: 1}}, **held)  # type: ignore[arg-type]
    assert "pass" not in options(game)
    game = table("Spring 1802", side, {"Tripoli": {C: 1}})
    core = ("event Thomas Jefferson", "event Swedish Frigates Arrive")
    if side is TRIPOLITAN:
        core = ("event Yusuf Qaramanli",)  # type: ignore[assignment]
    assert options(game) == (*core, "pass")
    news = listen(game)
    game.choose("pass")
    assert ev.Passed(side) in news
    assert game.decision is not None
    assert game.decision.side is side.other


def test_tripolitan_actions() -> None:
    """Seasonal Rounds: play an event, or discard a card to raid from Tripoli or to build."""
    game = table(
        "Spring 1802", TRIPOLITAN, {"Tripoli": {C: 2}}, [], ["Storms", "Troops to Tripoli"]
    )
    assert options(game) == (
        "event Yusuf Qaramanli",
        "event Troops to Tripoli",
        "discard Troops to Tripoli to raid",
        "discard Troops to Tripoli to build",
        "discard Storms to raid",
        "discard Storms to build",
    )


def test_building_a_corsair() -> None:
    """Tripolitan Play: a corsair moves from the Supply to Tripoli; there are at most nine."""
    game = table("Spring 1802", TRIPOLITAN, {}, ["Tribute Paid"], ["Storms"])
    assert options(game) == ("discard Storms to build",)
    play(game, "discard Storms to build")
    assert count(game, C, "Tripoli") == 1
    assert names(game.state.cards[TRIPOLITAN].discards) == ["Storms"]
    game = table("Spring 1802", TRIPOLITAN, {"Tripoli": {C: 9}}, [], ["Storms"])
    assert "discard Storms to build" not in options(game)


def test_discarding_to_raid_needs_a_corsair_in_tripoli() -> None:
    """Tripolitan Play; R26."""
    game = table("Spring 1802", TRIPOLITAN, {"Gibraltar": {C: 2}}, [], ["Storms"])
    assert "discard Storms to raid" not in options(game)
    game = table(
        "Spring 1802", TRIPOLITAN, {"Tripoli": {C: 1}}, ["Tribute Paid"], ["Storms"], dice=[5]
    )
    play(game, "discard Storms to raid")
    assert game.state.gold == 1


def test_seasons_and_years_follow_one_another() -> None:
    """End of Season: the order of seasons and years."""
    for season, follows in zip(Season, [*list(Season)[1:], Season.SPRING], strict=True):
        game = table(f"{season} 1802", TRIPOLITAN, {}, draws=[])
        game.state.cards[AMERICAN].pile = ()
        game.state.cards[TRIPOLITAN].pile = ()
        game.choose("pass")
        assert game.state.season is follows
        assert game.state.year == (1803 if follows is Season.SPRING else 1802)


def test_american_play_comes_first_in_each_round() -> None:
    """Seasonal Rounds: the Americans play first."""
    game = table("Summer 1802", AMERICAN, {})
    play(game, "pass")
    assert asked(game) == ("Tripolitan", "play")
    play(game, "pass")
    assert asked(game) == ("American", "play")
    assert game.state.season is Season.FALL


def test_a_winner_may_have_fewer_points() -> None:
    """R32: the tournament score does not decide the game; a winner with fewer points is told so."""
    raid = {"Tripoli": {C: 1}}
    game = table("Spring 1802", TRIPOLITAN, raid, [], ["Storms"], gold=11, dice=[6])
    game.choose("discard Storms to raid")
    assert game.result is not None
    assert game.result.winner == TRIPOLITAN
    told = SHORES.words.ending(game)
    assert told[1:] == [score(game.result), "The tournament score does not decide the game."]
    level = game.result._replace(score=Score(15, 15))
    assert ending_sentences(level)[2:] == ["The tournament score does not decide the game."]
    ahead = game.result._replace(score=Score(14, 16))
    assert ending_sentences(ahead)[2:] == []


def test_the_end_of_1806_is_a_draw() -> None:
    """End of Season; Victory Conditions: nobody wins."""
    game = table("Winter 1806", TRIPOLITAN, {}, gold=5)
    game.choose("pass")
    assert game.decision is None
    assert game.result is not None
    assert game.result.winner is None
    assert str(game.result) == "draw: end of 1806"
    assert ending(game.result) == "The war ends in a draw at the end of 1806."
    assert score(game.result) == "Tournament score: Americans 25, Tripolitania 5."
    assert [game.result.utility(side) for side in tripoli.Side] == [0, 0]


def test_an_event_card_goes_where_its_kind_goes() -> None:
    """Event Cards: core and unique cards leave the game; common and victory cards are discarded."""
    game = table("Spring 1802", AMERICAN, {}, ["Congress Authorizes Action"])
    play(game, "event Congress Authorizes Action")
    assert names(game.state.cards[AMERICAN].removed) == ["Congress Authorizes Action"]
    game = table("Spring 1802", AMERICAN, {})
    play(game, "event Swedish Frigates Arrive")
    assert names(game.state.cards[AMERICAN].removed) == ["Swedish Frigates Arrive"]
    assert "Swedish Frigates Arrive" not in names(game.state.cards[AMERICAN].core)
    game = table("Spring 1802", AMERICAN, {}, ["Constantinople Demands Tribute"], gold=3)
    play(game, "event Constantinople Demands Tribute")
    assert names(game.state.cards[AMERICAN].discards) == ["Constantinople Demands Tribute"]


def test_the_active_event_lasts_as_long_as_its_play() -> None:
    """Event Cards: whether a battle card can be played depends on the active event."""
    game = table("Spring 1802", AMERICAN, {"Malta": {F: 1}}, ["Naval Movement"])
    game.choose("event Naval Movement")
    assert game.active(AMERICAN) is CARDS["Naval Movement"]
    game.choose("done")
    assert game.active(AMERICAN) is None


def test_scripted_draws_are_the_cards_drawn() -> None:
    """Start of Year, 1801, with scripted chance."""
    american = ["Naval Movement"] * 4 + ["Tribute Paid", "Early Deployment"]
    tripolitan = ["Storms", "Happy Hunting", "Troops to Derne"] + ["Tunisian Corsairs Raid"] * 2
    tripolitan += ["Tunis Declares War"]
    game = tripoli.new_game(chance=ScriptedChance(draws=american + tripolitan))
    assert names(game.state.cards[AMERICAN].hand) == american[:4] + [
        "Early Deployment",
        "Tribute Paid",
    ]
    assert set(names(game.state.cards[TRIPOLITAN].hand)) == set(tripolitan)
