"""What is hidden stays hidden: equal views, and worlds as likely as the deals that lead to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from random import Random

import pytest
from wilderness.stage import options, play, stage

from tripoli.wilderness.hidden.worlds import deal_anew
from tripoli.wilderness.model.cards import CARDS, Card, in_order, without
from tripoli.wilderness.model.sides import BRITISH, FRENCH
from tripoli.wilderness.model.state import State

DEALS = 6000


def cards(*numbers: int) -> tuple[Card, ...]:
    """Cards by number."""
    return tuple(CARDS[number] for number in numbers)


def hidden(deck: tuple[Card, ...], hand: tuple[Card, ...]) -> State:
    """A state in which the British hold a hand, as far as the French need not know."""
    state = State()
    state.deck = deck
    state.hands[BRITISH].cards = hand
    return state


def dealt(state: State, shown: tuple[Card, ...] = ()) -> Counter[tuple[Card, ...]]:
    """How often the French imagine each British hand."""
    found: Counter[tuple[Card, ...]] = Counter()
    rng = Random(7)
    for _ in range(DEALS):
        twin = state.copy()
        deal_anew(twin, FRENCH, shown, rng)
        assert sorted((*twin.deck, *twin.hands[BRITISH].cards)) == sorted(
            (*state.deck, *state.hands[BRITISH].cards)
        )
        found[twin.hands[BRITISH].cards] += 1
    return found


def agrees(found: Counter[tuple[Card, ...]], ways: Mapping[tuple[Card, ...], int]) -> None:
    """The hands come in the proportions of their weights: chi-squared with a given seed."""
    total = sum(ways.values())
    assert set(found) <= {hand for hand, weight in ways.items() if weight}
    chi = 0.0
    for hand, weight in ways.items():
        expected = DEALS * weight / total
        if weight:
            chi += (found[hand] - expected) ** 2 / expected
    degrees = sum(1 for weight in ways.values() if weight) - 1
    # Five standard deviations above the mean of the distribution.
    assert chi < degrees + 5 * (2 * degrees) ** 0.5


def test_all_hands_are_equally_likely() -> None:
    state = hidden(cards(1, 5, 6, 9), cards(14, 34))
    pool = sorted((*state.deck, *state.hands[BRITISH].cards))
    agrees(dealt(state), dict.fromkeys(combinations(pool, 2), 1))


def test_known_and_shown_cards_are_in_hand() -> None:
    state = hidden(cards(1, 5, 6), cards(14, 34, 47))
    state.hands[BRITISH].known = cards(34)
    pool = (*cards(1, 5, 6), *cards(47))
    ways = {in_order((*cards(14, 34), other)): 1 for other in pool}
    agrees(dealt(state, cards(14)), ways)


def test_after_a_crisis_without_effect_none_of_its_cards_is_in_hand() -> None:
    state = hidden(cards(47, 57, 5, 6), cards(14, 34))
    state.hands[BRITISH].lacked = cards(47, 54, 57)
    pool = sorted(cards(5, 6, 14, 34))
    agrees(dealt(state), dict.fromkeys(combinations(pool, 2), 1))


def test_a_card_held_over_is_none_that_the_reshuffle_brought_back() -> None:
    """Every deal is counted: one card of those hidden before, the rest from the new deck."""
    before, back = cards(1, 5, 6), cards(9, 14)
    ways: Counter[tuple[Card, ...]] = Counter()
    for held in before:
        deck = (*without(before, held), *back)
        for new in combinations(deck, 2):
            ways[in_order((held, *new))] += 1
    state = hidden(cards(6, 14), cards(1, 5, 9))
    state.hands[BRITISH].held = before
    agrees(dealt(state), ways)


def test_what_has_been_played_since_counts_for_the_card_held_over() -> None:
    """The same, after the British have played one of the three cards, each as likely."""
    before, back = cards(1, 5, 6), cards(9, 14)
    played = CARDS[1]
    ways: Counter[tuple[Card, ...]] = Counter()
    for held in before:
        deck = (*without(before, held), *back)
        for new in combinations(deck, 2):
            hand = in_order((held, *new))
            if played in hand:
                ways[without(hand, played)] += 1
    state = hidden(cards(6, 14), cards(5, 9))
    state.hands[BRITISH].held = before
    state.hands[BRITISH].held_shown = 1
    agrees(dealt(state), ways)


@pytest.mark.parametrize("other", [(5, 9), (5, 14), (11, 14)])
def test_equal_views(other: tuple[int, int]) -> None:
    """What the French see does not depend on what the British hold, at their windows either."""
    views = []
    for hand in ((5, 9), other):
        game = stage(
            FRENCH, {"Québec": "Béarn, Huron"}, {"Albany": "44th"}, hand=[8, 24], other=hand
        )
        views.append(game.view(FRENCH))
        play(game, "activate 8 Coehorns & Howitzers", "send Huron")
        assert game.decision is not None
        assert game.decision.window == "foul_weather"
        views.append(game.view(FRENCH))
        assert game.view(FRENCH).decides is None
        assert "decline" in options(game)
    assert views[:2] == views[2:]
