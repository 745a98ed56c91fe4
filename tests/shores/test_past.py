"""With hidden discards, every past that looks the same is imagined equally often. R30."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shores.strategies import new, random_choice
from statistics_ import chi_square_bound, same_shares

import tripoli
from tripoli.kernel.strict import FormatError
from tripoli.shores.hidden.past import Walk
from tripoli.shores.hidden.worlds import worlds
from tripoli.shores.model.cards import CARDS, DRAW_PILES, Card, Kind, without
from tripoli.shores.model.fates import SECRET, Fate, Step
from tripoli.shores.model.pieces import Side
from tripoli.shores.model.position import read_state
from tripoli.shores.model.state import Phase, Setup, first_state

MOVE, TRIBUTE, FORCE, EARLY, HAMET, BURN = (
    CARDS[name]
    for name in (
        "Naval Movement",
        "Tribute Paid",
        "A Show of Force",
        "Early Deployment",
        "Hamet Recruits Bedouins",
        "Burn the Philadelphia",
    )
)
SMALL = (MOVE, MOVE, TRIBUTE, FORCE, EARLY)
"""A deck small enough to enumerate every past, with two copies of one card."""


def lookalikes(deck: Sequence[Card], past: Sequence[Step]) -> Counter[tuple[Step, ...]]:
    """Every past that looks like `past`, with the number of ways in which copies can have moved.

    Found by trying every copy at every step: slow, and independent of the walk.
    """
    found: Counter[tuple[Step, ...]] = Counter()

    def go(number: int, where: tuple[str, ...], steps: tuple[Step, ...]) -> None:
        if number == len(past):
            found[steps] += 1
            return
        fate, card = past[number]
        if fate is Fate.RESHUFFLED:
            there = tuple("pile" if place == "discards" else place for place in where)
            go(number + 1, there, (*steps, past[number]))
            return
        source, target = {
            Fate.DRAWN: ("pile", "hand"),
            Fate.DISCARDED: ("hand", "discards"),
            Fate.TAKEN: ("discards", "hand"),
            Fate.PLAYED: ("hand", "out"),
            Fate.REPLAYED: ("discards", "out"),
            Fate.LAID: ("out", "discards"),
        }[fate]
        for copy, place in enumerate(where):
            if place == source and (fate in SECRET or deck[copy] is card):
                there = (*where[:copy], target, *where[copy + 1 :])
                go(number + 1, there, (*steps, Step(fate, deck[copy])))

    go(0, ("pile",) * len(deck), ())
    return found


def drawn(*cards: Card) -> list[Step]:
    return [Step(Fate.DRAWN, card) for card in cards]


def discarded(*cards: Card) -> list[Step]:
    return [Step(Fate.DISCARDED, card) for card in cards]


RESHUFFLE = [Step(Fate.RESHUFFLED, None)]
SMALL_PASTS = {
    "drawn": drawn(MOVE, TRIBUTE),
    "a copy discarded": [*drawn(MOVE, TRIBUTE, EARLY), *discarded(MOVE)],
    "a copy played": [
        *drawn(MOVE, TRIBUTE, EARLY),
        Step(Fate.PLAYED, MOVE),
        Step(Fate.LAID, MOVE),
        *discarded(EARLY),
    ],
    "drawn again": [
        *drawn(MOVE, TRIBUTE, FORCE),
        *discarded(TRIBUTE, FORCE),
        *RESHUFFLE,
        *drawn(TRIBUTE, EARLY),
        *discarded(TRIBUTE),
        Step(Fate.PLAYED, EARLY),
    ],
    "reshuffled": [*drawn(FORCE), *discarded(FORCE), *RESHUFFLE, *drawn(TRIBUTE)],
    "taken back": [
        *drawn(TRIBUTE, EARLY, FORCE),
        *discarded(EARLY, FORCE),
        Step(Fate.TAKEN, EARLY),
        Step(Fate.PLAYED, EARLY),
        Step(Fate.LAID, EARLY),
    ],
    "replayed": [
        *drawn(TRIBUTE, EARLY, FORCE),
        *discarded(EARLY, FORCE),
        Step(Fate.REPLAYED, EARLY),
        Step(Fate.LAID, EARLY),
        *RESHUFFLE,
        *drawn(MOVE, MOVE),
    ],
}


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(
            name, marks=[pytest.mark.unmeasured] if name in ("drawn again", "replayed") else []
        )
        for name in SMALL_PASTS
    ],
)
def test_the_walk_agrees_with_counting(name: str) -> None:
    """Each past occurs in proportion to its number of ways. Fails once in a million by chance."""
    past = SMALL_PASTS[name]
    ways = lookalikes(SMALL, past)
    assert ways[tuple(past)]
    rng = Random(name)
    samples = 30 * len(ways)
    found: Counter[tuple[Step, ...]] = Counter()
    for _ in range(samples):
        walk = Walk(SMALL, past)
        walk.go(10 * len(walk), rng)
        found[walk.past()] += 1
    assert not found.keys() - ways.keys()
    expected = {other: samples * count / ways.total() for other, count in ways.items()}
    statistic = sum((found[other] - e) ** 2 / e for other, e in expected.items())
    assert statistic < chi_square_bound(len(ways) - 1)


@st.composite
def small_pasts(draw: st.DrawFn) -> list[Step]:
    """Any possible past of the small deck."""
    piles: dict[str, list[Card]] = {"pile": [*SMALL, HAMET], "hand": [], "discards": [], "out": []}
    past: list[Step] = []
    for _ in range(draw(st.integers(1, 10))):
        fates = [
            (Fate.DRAWN, "pile", "hand"),
            (Fate.DISCARDED, "hand", "discards"),
            (Fate.TAKEN, "discards", "hand"),
            (Fate.PLAYED, "hand", "out"),
            (Fate.REPLAYED, "discards", "out"),
            (Fate.LAID, "out", "discards"),
        ]
        possible = [way for way in fates if piles[way[1]]]
        if piles["discards"] and draw(st.integers(0, 5)) == 0:
            piles["pile"] += piles["discards"]
            piles["discards"] = []
            past += RESHUFFLE
            continue
        fate, source, target = draw(st.sampled_from(possible))
        card = draw(st.sampled_from(piles[source]))
        piles[source].remove(card)
        piles[target].append(card)
        past.append(Step(fate, card))
    return past


@pytest.mark.unmeasured
@given(small_pasts())
@settings(max_examples=60)
def test_the_walk_comes_to_every_past(past: list[Step]) -> None:
    """The walk reaches every past that looks the same, and no other."""
    deck = (*SMALL, HAMET)
    ways = lookalikes(deck, past)
    walk = Walk(deck, past)
    rng = Random(1)
    found = {walk.past()}
    for _ in range(200):
        for _ in range(10 * len(ways)):
            walk.go(1, rng)
            found.add(walk.past())
        if found == ways.keys():
            break
    assert found == ways.keys()


def in_play(seed: int, year: int) -> tripoli.Game:
    """A game with hidden discards, in Fall of a year."""
    while True:
        game = new(Setup(hidden_discards=True), seed)
        rng = Random(seed)
        while game.decision is not None:
            decision = game.decision
            if (game.state.year, str(game.state.season)) == (year, "Fall"):
                if decision.ask is tripoli.Ask.PLAY:
                    return game
            game.choose(random_choice(game, rng))
        seed += 1000


def hands(game: tripoli.Game, side: Side, count: int, seed: int) -> Iterator[Counter[Card]]:
    """Independent samples of the opponent's hand, as `side` imagines it."""
    for number in range(count):
        world = game.determinized(side, Random(f"{seed} {number}"))
        yield Counter(world.state.cards[side.other].hand)


@pytest.mark.unmeasured
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("year", [1802, 1804, 1806])
def test_equal_views_imagine_alike(hidden: bool, year: int) -> None:
    """In two games with different hands that a side cannot tell apart, each card is imagined in
    hand equally often. Fails once in a million by chance.
    """
    game = in_play(year, year) if hidden else in_open_play(year, min(year, 1803))
    for side in Side:
        other = next(
            world
            for world in worlds(game, side, Random(year))
            if world.state.cards[side.other].hand != game.state.cards[side.other].hand
        )
        assert other.view(side) == game.view(side)
        count = 600
        counts = [
            sum(hands(real, side, count, seed), Counter[Card]())
            for seed, real in enumerate((game, other))
        ]
        cards = counts[0].keys() | counts[1].keys()
        copies = {card: max(card.copies, 1) for card in cards}
        for card in cards:
            n = count * copies[card]
            assert same_shares(counts[0][card], n, counts[1][card], n, tests=len(cards) * 12), card


def in_open_play(seed: int, year: int) -> tripoli.Game:
    """A game with open discards, in Fall of a year."""
    while True:
        game = new(Setup(), seed)
        rng = Random(seed)
        while game.decision is not None:
            if (game.state.year, str(game.state.season)) == (year, "Fall"):
                if game.decision.ask is tripoli.Ask.PLAY:
                    return game
            game.choose(random_choice(game, rng))
        seed += 1000


def test_with_open_discards_equal_views_imagine_the_same() -> None:
    """With the same seed, the imagined worlds are even identical."""
    game = in_open_play(7, 1802)
    for side in Side:
        other = game.determinized(side, Random(3))
        assert other.digest != game.digest
        for seed in range(20):
            one, two = (real.determinized(side, Random(seed)) for real in (game, other))
            assert one.digest == two.digest


@pytest.mark.unmeasured
@pytest.mark.parametrize("year", [1803, 1805])
def test_what_is_imagined_knows_nothing_of_the_truth(year: int) -> None:
    """The cards really held are imagined as often as those of another imagined hand. The mean
    difference is within 4.9 standard errors, which fails once in a million by chance.
    """
    differences = []
    for seed in range(40):
        game = in_play(seed, year)
        for side in Side:
            truth = Counter(game.state.cards[side.other].hand)
            if not truth:
                continue
            found = list(hands(game, side, 12, seed))
            real = sum((truth & hand).total() for hand in found) / 12
            pairs = [(found[n] & found[n - 1]).total() for n in range(0, 12, 2)]
            differences.append((real - sum(pairs) / 6) / truth.total())
    mean = sum(differences) / len(differences)
    spread = sum((d - mean) ** 2 for d in differences) / (len(differences) - 1)
    assert abs(mean) < 4.9 * (spread / len(differences)) ** 0.5
    # Peeking would be noticed: the hands that are compared differ.
    assert spread > 0


def test_worlds_go_on_without_end() -> None:
    """A single walk yields them all; each looks like the real game, and they differ."""
    game = in_play(4, 1805)
    for side in Side:
        found = list(islice(worlds(game, side, Random(5)), 50))
        for world in found:
            assert world.view(side) == game.view(side)
        assert len({world.state.cards[side.other].hand for world in found}) > 20


@pytest.mark.unmeasured
@pytest.mark.parametrize("hidden", [False, True])
def test_cards_set_aside_in_secret_are_imagined_copy_by_copy(hidden: bool) -> None:
    """R1: the Americans may have set aside any card they may hold, so a card with four copies is
    set aside four times as often as a single one.
    """
    seed = 0
    while True:
        game = new(Setup(hidden_discards=hidden), seed)
        rng = Random(seed)
        while game.decision is not None and not game.state.cards[Side.AMERICAN].aside:
            game.choose(random_choice(game, rng))
        if game.decision is not None and game.decision.side is Side.TRIPOLITAN:
            break
        seed += 1
    aside: Counter[Card] = Counter()
    hand: Counter[Card] = Counter()
    for number in range(1500):
        cards = game.determinized(Side.TRIPOLITAN, Random(number)).state.cards[Side.AMERICAN]
        aside.update(cards.aside)
        hand.update(cards.hand)
    for card in aside | hand:
        total = aside[card] + hand[card]
        assert same_shares(aside[card], total, aside.total(), aside.total() + hand.total(), 40)


def test_a_past_without_secrets_is_the_only_one() -> None:
    """If nothing can be exchanged, the walk stays where it is."""
    past = (Step(Fate.RESHUFFLED, None),)
    walk = Walk(SMALL, past)
    walk.go(100, Random(1))
    assert walk.past() == past


@pytest.mark.parametrize("side", Side)
def test_half_of_a_deck_can_leave_the_game(side: Side) -> None:
    """Card Decks: unique and battle cards. `worlds.FORGET` is measured for that many."""
    leaving = [card for card in DRAW_PILES[side] if card.kind in (Kind.UNIQUE, Kind.BATTLE)]
    assert len(leaving) == 12
    hidden = Setup(hidden_discards=True)
    state = first_state(hidden)
    cards = state.cards[side]
    common = next(card for card in DRAW_PILES[side] if card.kind is Kind.COMMON)
    state.phase = Phase.AMERICAN_PLAY
    cards.pile = without(cards.pile, common)
    cards.removed = (common,)
    cards.past = (Step(Fate.DRAWN, common), Step(Fate.PLAYED, common))
    with pytest.raises(FormatError, match=f"{common} cannot be out of the game"):
        read_state(state.to_json(), hidden)
