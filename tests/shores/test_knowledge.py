"""What a side may know, and what it must consider possible. R1, R13, R29, R30."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

import pytest
from hypothesis import given
from shores.strategies import new, play_on, random_choice, seeds
from shores.table import AC, C, F, asked, names, options, play, table

import tripoli
from tripoli.kernel.chance import ScriptedChance, SeededChance
from tripoli.shores.hidden.past import Walk
from tripoli.shores.hidden.view import open_view
from tripoli.shores.model import events as ev
from tripoli.shores.model.arranged import arranged
from tripoli.shores.model.cards import CARDS, DRAW_PILES
from tripoli.shores.model.fates import Fate, Step, follow
from tripoli.shores.model.pieces import AMERICAN, TRIPOLITAN, Side
from tripoli.shores.model.state import Phase, Setup

HIDDEN = Setup(hidden_discards=True)
BAINBRIDGE = "Bainbridge Supplies Intel"


def hidden_table(side: Side, american: Iterable[str], tripolitan: Iterable[str]) -> tripoli.Game:
    """A game with hidden discards in which each side has only drawn its hand."""
    made = arranged("Spring 1802", side, {"Malta": {F: 2}, "Tripoli": {C: 2}}, american, tripolitan)
    for owner in Side:
        cards = made.cards[owner]
        cards.past = tuple(Step(Fate.DRAWN, card) for card in cards.hand)
    game = tripoli.Game(HIDDEN, SeededChance(1), made)
    game.start()
    return game


def worlds(game: tripoli.Game, side: Side, count: int = 300) -> list[tripoli.Game]:
    """Games that `side` considers possible, each checked to look like the real one."""
    found = [game.determinized(side, Random(seed)) for seed in range(count)]
    for world in found:
        assert world.view(side) == game.view(side)
    return found


def another(side: Side, past: Sequence[Step], seed: int) -> tuple[Step, ...]:
    """A past that looks like `past` to the opponent."""
    walk = Walk(DRAW_PILES[side], past)
    walk.go(20 * len(walk), Random(seed))
    return walk.past()


def test_discard_piles_lie_open() -> None:
    """R30, Card Decks: both sides may look through both piles, which keep their order."""
    game = table(
        "Spring 1802", AMERICAN, {}, ["Tribute Paid"], ["Storms"], discards=["Naval Movement"]
    )
    for side in (*Side, None):
        assert names(game.view(side).cards[AMERICAN].discards or ()) == ["Naval Movement"]
        assert game.view(side).cards[TRIPOLITAN].discards == ()


def test_hidden_discards_are_hidden_from_both() -> None:
    """R30; Optional Rule: players may look through neither pile, and see only their sizes."""
    game = hidden_table(AMERICAN, ["Tribute Paid", "Naval Movement"], ["Storms"])
    play(game, "discard Tribute Paid to build", "discard Storms to build")
    for side in (*Side, None):
        for owner in Side:
            cards = game.view(side).cards[owner]
            assert cards.in_discards == 1
            assert cards.discards is None
    # Cards out of the game stay face up.
    assert game.view(None).cards[AMERICAN].removed == ()
    # Who looks at both hands, as after the game, looks through both piles.
    both = open_view(game, tuple(Side)).cards
    assert [names(cards.discards or ()) for cards in both] == [["Tribute Paid"], ["Storms"]]


def test_the_log_of_hidden_discards() -> None:
    """R30: only the side that discards knows the card; others see that one was discarded. Events
    are shown.
    """
    game = hidden_table(AMERICAN, ["Tribute Paid", "Naval Movement"], ["Storms"])
    play(game, "discard Tribute Paid to build", "discard Storms to build", "event Naval Movement")
    for side, seen in ((AMERICAN, "Tribute Paid"), (TRIPOLITAN, "None"), (None, "None")):
        log = game.log(side)
        discarded = [e for e in log if isinstance(e, ev.Discarded)]
        assert str(discarded[0].card) == seen
    assert any(isinstance(e, ev.Played) for e in game.log(None))


def test_bainbridge_looks_through_the_hidden_pile() -> None:
    """R13, R30: *Bainbridge Supplies Intel* takes a card without showing it."""
    game = hidden_table(AMERICAN, ["Tribute Paid", BAINBRIDGE], ["Storms"])
    play(game, "discard Tribute Paid to build", "discard Storms to build")
    play(game, f"event {BAINBRIDGE}")
    assert names(game.view(AMERICAN).cards[AMERICAN].discards or ()) == ["Tribute Paid"]
    assert game.view(TRIPOLITAN).cards[AMERICAN].discards is None
    assert game.view(AMERICAN).cards[TRIPOLITAN].discards is None
    # Even a single card is offered: the other side cannot know that there is no other.
    assert options(game) == ("take Tribute Paid",)
    play(game, "take Tribute Paid")
    for side, card in ((AMERICAN, CARDS["Tribute Paid"]), (TRIPOLITAN, None)):
        took = [e for e in game.log(side) if isinstance(e, ev.Took)]
        assert took[0].card is card


@pytest.mark.parametrize("hidden", [False, True])
def test_a_card_taken_from_an_open_pile_is_seen(hidden: bool) -> None:
    """R13, R30: a card taken from a hidden pile is not seen."""
    took = ev.Took(AMERICAN, CARDS["Tribute Paid"], open=not hidden)
    assert ev.reveals(took, TRIPOLITAN) is not hidden
    assert not ev.reveals(took, AMERICAN)


def test_a_pending_look_through_a_hidden_pile_is_met_in_every_world() -> None:
    """R13, R30: whatever cards are in the pile, in every world the Americans are choosing."""
    game = hidden_table(AMERICAN, ["Naval Movement", BAINBRIDGE], ["Storms"])
    play(game, "discard Naval Movement to build", "discard Storms to build", f"event {BAINBRIDGE}")
    found = worlds(game, TRIPOLITAN)
    assert {asked(world) for world in found} == {("American", "take")}
    assert len({world.state.cards[AMERICAN].discards for world in found}) > 5


@pytest.mark.parametrize("taken", ["Tribute Paid", "Congress Authorizes Action"])
def test_a_card_taken_in_secret_is_not_known(taken: str) -> None:
    """R30, R13: whether a card was shown before does not reveal which card was taken."""
    hand = ["Tribute Paid", "Congress Authorizes Action", BAINBRIDGE]
    made = arranged(
        "Spring 1802",
        AMERICAN,
        {"Tripoli zone": {F: 1}, "Algiers": {AC: 1}, "Tripoli": {C: 1}},
        hand,
        ["Storms", "Troops to Derne", "Troops to Tripoli"],
    )
    for owner in Side:
        cards = made.cards[owner]
        cards.past = tuple(Step(Fate.DRAWN, card) for card in cards.hand)
    setup = Setup(hidden_discards=True, conceal_reactions=True)
    game = tripoli.Game(setup, ScriptedChance([1] * 6), made)
    game.start()
    play(game, "event Tribute Paid", "event Troops to Derne")
    play(game, "discard Congress Authorizes Action to build", "event Troops to Tripoli")
    play(game, f"event {BAINBRIDGE}", f"take {taken}")
    found = worlds(game, TRIPOLITAN)
    in_hand = Counter(world.state.cards[AMERICAN].hand[0].name for world in found)
    assert 0.2 < in_hand["Tribute Paid"] / len(found) < 0.9
    assert len(in_hand) > 4


@pytest.mark.unmeasured
@pytest.mark.parametrize("discarded", ["Tribute Paid", "A Show of Force", "Early Deployment"])
def test_a_face_down_discard_is_not_known(discarded: str) -> None:
    """R30: a card seen before the reshuffle may be in the hand, the pile, or the face-down
    discards.
    """
    cards = [CARDS[name] for name in ("Tribute Paid", "A Show of Force", "Early Deployment")]
    tribute, force, early = cards
    filler = [card for card in DRAW_PILES[AMERICAN] if card not in cards]
    past = [Step(Fate.DRAWN, card) for card in (tribute, early, force, *filler[:9])]
    past += [Step(Fate.PLAYED, tribute), Step(Fate.LAID, tribute)]
    past += [Step(Fate.DISCARDED, card) for card in (force, *filler[:9])]
    # The other twelve are drawn and discarded unseen, so that the pile is known to be small.
    past += [Step(Fate.DRAWN, card) for card in filler[9:]]
    past += [Step(Fate.DISCARDED, card) for card in filler[9:]]
    past += [Step(Fate.RESHUFFLED, None), Step(Fate.DRAWN, tribute), Step(Fate.DRAWN, force)]
    past += [Step(Fate.DISCARDED, CARDS[discarded])]
    found = [follow(AMERICAN, another(AMERICAN, past, n)) for n in range(300)]
    assert None not in found
    in_hand = sum(tribute in now.hand for now in found if now) / 300
    in_discards = sum(tribute in now.discards for now in found if now) / 300
    # By counting: the pile had 23 cards, Tribute Paid is drawn in 2 of 23 cases, and any of the
    # three cards in hand may have been discarded.
    assert 0.01 < in_hand < 0.13
    assert in_discards < 0.10


def test_open_hands_are_known_once_all_cards_are_drawn() -> None:
    """R2: with open discards the pile is empty in 1804, so every card not face up is in hand."""
    game = new(Setup(), 12)
    rng = Random(12)
    while game.state.year < 1804 or game.state.phase is Phase.START_OF_YEAR:
        game.choose(random_choice(game, rng))
    for side in Side:
        for world in worlds(game, side, 20):
            assert world.state.cards[side.other].hand == game.state.cards[side.other].hand
    while game.state.year < 1805 or asked(game)[1] == "hand limit":
        game.choose(random_choice(game, rng))
    for side in Side:
        kept = game.state.cards[side.other].known
        assert kept
        for world in worlds(game, side, 20):
            assert not Counter(kept) - Counter(world.state.cards[side.other].hand)


def test_all_possible_hands_are_met() -> None:
    """With open discards, every deal of the hidden cards is equally likely."""
    game = new(Setup(), 5)
    found = worlds(game, AMERICAN, 2000)
    counts = Counter(c.name for w in found for c in w.state.cards[TRIPOLITAN].hand)
    # A single card is in hand in 6 of 24 worlds: 500 of 2000, standard deviation about 19.
    for card in DRAW_PILES[TRIPOLITAN]:
        expected = 500 * DRAW_PILES[TRIPOLITAN].count(card)
        assert abs(counts[card.name] - expected) < 130


def test_chance_to_come_is_another() -> None:
    """The future dice of a world are not those of the game."""
    game = new(Setup(), 5)
    futures = {world.chance.dice(8) for world in worlds(game, AMERICAN, 20)}
    assert len(futures) > 15
    assert game.copy().chance.dice(8) == game.copy().chance.dice(8)


def test_cards_shown_in_the_present_play_stay_shown() -> None:
    """The card discarded for a raid and the battle card played in it are in every world."""
    pieces = {"Tripoli": {C: 5}, "Tripoli zone": {F: 1}}
    tripolitan = ["Storms", "Troops to Derne", "Happy Hunting", "US Signal Books Overboard"]
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        pieces,
        ["Naval Movement", "Tribute Paid"],
        tripolitan,
        dice=[1] * 2 + [5] * 8,
        draws=["Tribute Paid"],
    )
    play(game, "discard Storms to raid", "play US Signal Books Overboard")
    for side in Side:
        worlds(game, side, 50)
    play(game, "play Happy Hunting")
    found = worlds(game, AMERICAN, 50)
    for world in found:
        assert names(world.state.cards[TRIPOLITAN].discards) == ["Storms"]
        assert len(world.state.cards[TRIPOLITAN].removed) == 2
    assert len({world.state.cards[TRIPOLITAN].hand for world in found}) > 5


def test_who_is_asked_about_a_card_holds_it() -> None:
    """R29, option off: being asked reveals that the player holds the card."""
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        {"Tripoli": {C: 2}},
        [],
        ["Storms", "Happy Hunting"],
        dice=[1] * 9,
    )
    play(game, "discard Storms to raid")
    for world in worlds(game, AMERICAN, 50):
        assert asked(world) == ("Tripolitan", "reaction")
        assert CARDS["Happy Hunting"] in world.state.cards[TRIPOLITAN].hand


def test_who_is_asked_holds_it_with_hidden_discards_too() -> None:
    """R29, option off: the same with hidden discards (R30)."""
    game = hidden_table(TRIPOLITAN, ["Tribute Paid"], ["Storms", "Happy Hunting"])
    play(game, "discard Storms to raid")
    assert asked(game) == ("Tripolitan", "reaction")
    for world in worlds(game, AMERICAN, 50):
        assert CARDS["Happy Hunting"] in world.state.cards[TRIPOLITAN].hand


def test_declined_in_one_raid_and_played_in_the_next() -> None:
    """If a battle card is declined and later played in the same play, worlds match the dice."""
    pieces = {"Tripoli": {C: 3}, "Algiers": {AC: 3}, "Algiers zone": {F: 1}, "Tripoli zone": {F: 1}}
    game = table(
        "Spring 1802",
        TRIPOLITAN,
        pieces,
        ["Lieutenant Sterett in Pursuit", "Tribute Paid"],
        ["Happy Hunting", "US Signal Books Overboard"],
        dice=[1] * 20,
        draws=["Tribute Paid"],
    )
    play(game, "event Yusuf Qaramanli", "raid from Algiers", "decline", "decline")
    for side in Side:
        worlds(game, side, 30)
    play(game, "play Lieutenant Sterett in Pursuit")
    for side in Side:
        worlds(game, side, 30)
    play(game, "play US Signal Books Overboard")
    assert game.decision is not None
    assert game.decision.card is CARDS["Happy Hunting"]
    for side in Side:
        worlds(game, side, 30)


def test_declined_in_one_battle_and_played_in_the_next() -> None:
    """The same for *Preble's Boys Take Aim*, in two battles of one movement."""
    pieces = {"Malta": {F: 2}, "Tripoli": {C: 3}, "Algiers": {AC: 3}}
    game = table(
        "Spring 1802",
        AMERICAN,
        pieces,
        ["Naval Movement", "Preble's Boys Take Aim"],
        ["The Guns of Tripoli", "Storms"],
        dice=[1] * 30,
    )
    play(game, "event Naval Movement", "move Malta > Algiers", "move Malta > Tripoli")
    play(game, "battle Algiers", "decline", "play Preble's Boys Take Aim")
    for side in Side:
        worlds(game, side, 30)


def test_the_past_leads_to_the_present() -> None:
    """With hidden discards, the recorded past of every card leads to its current place."""
    game = new(Setup(hidden_discards=True), 8)
    rng = Random(8)
    while game.decision is not None:
        for side in Side:
            cards = game.state.cards[side]
            now = follow(side, cards.past)
            assert now is not None
            hand = Counter(cards.hand) + Counter(cards.aside)
            assert (now.pile, Counter(now.hand), now.discards) == (cards.pile, hand, cards.discards)
        game.choose(random_choice(game, rng))


@given(seeds)
def test_another_past_looks_the_same(seed: int) -> None:
    """Every past that is considered possible looks the same to the opponent."""
    game = new(Setup(hidden_discards=True), seed)
    play_on(game, Random(seed), 60)
    for side in Side:
        past = game.state.cards[side].past
        other = another(side, past, seed)
        assert [step.fate for step in other] == [step.fate for step in past]
        open_fates = (Fate.PLAYED, Fate.REPLAYED, Fate.LAID, Fate.RESHUFFLED)
        assert [s for s in other if s.fate in open_fates] == [
            s for s in past if s.fate in open_fates
        ]
        assert follow(side, other) is not None


@pytest.mark.parametrize(
    "past",
    [
        [Step(Fate.DISCARDED, CARDS["Tribute Paid"])],
        [Step(Fate.PLAYED, CARDS["Tribute Paid"])],
        [Step(Fate.TAKEN, CARDS["Tribute Paid"])],
        [Step(Fate.REPLAYED, CARDS["Tribute Paid"])],
        [Step(Fate.DRAWN, CARDS["Tribute Paid"])] * 2,
        [Step(Fate.DRAWN, CARDS["Storms"])],
    ],
)
def test_impossible_pasts(past: list[Step]) -> None:
    assert follow(AMERICAN, past) is None
