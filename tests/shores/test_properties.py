"""Invariants of every game, tested on many random games with hypothesis."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shores.strategies import games, new, play_on, random_choice, seeds, setups

import tripoli
from tripoli.shores.model import events as ev
from tripoli.shores.model.cards import CARDS, CORES, DRAW_PILES
from tripoli.shores.model.events import seen_by
from tripoli.shores.model.options import Ask
from tripoli.shores.model.pieces import (
    ALL_GOLD,
    CITIES,
    FRIGATES_TO_SINK,
    GUNBOAT,
    HAND_LIMIT,
    MALTA,
    MAP,
    PIECES,
    PLACES,
    SUPPLY,
    TOTALS,
    Piece,
    Side,
)
from tripoli.shores.model.position import read_state
from tripoli.shores.model.state import Phase, Setup, first_state
from tripoli.shores.present.words import describe, prompt


def check_invariants(game: tripoli.Game) -> None:
    """Check what holds at every decision."""
    state = game.state
    assert min(state.counts) >= 0
    for kinds, total in TOTALS:
        assert sum(sum(state.counts[kind : kind + len(PLACES)]) for kind in kinds) == total
    for side in Side:
        cards = state.cards[side]
        everywhere = Counter(
            cards.core + cards.pile + cards.hand + cards.aside + cards.discards + cards.removed
        )
        everywhere += Counter(cards.event_line + cards.battle_line)
        if cards.active is not None:
            everywhere[cards.active] += 1
        begun = first_state(game.setup).cards[side]
        assert everywhere == Counter(begun.core + begun.pile + begun.event_line + begun.battle_line)
        assert not Counter(cards.known) - Counter(cards.hand + cards.aside)
    assert 0 <= state.gold <= ALL_GOLD
    decision = game.decision
    if decision is None:
        assert game.result is not None
        return
    assert game.result is None
    assert not (game.setup.solitaire and decision.side is Side.TRIPOLITAN)
    assert state.gold < ALL_GOLD
    assert decision.options
    assert len(set(decision.options)) == len(decision.options)
    assert all(option == option.strip() and "\n" not in option for option in decision.options)
    # A question with a single option is asked only if not asking would reveal something.
    single = (Ask.PLAY, Ask.REACTION, Ask.HAND_LIMIT, Ask.TAKE)
    assert len(decision.options) > 1 or decision.ask in single
    assert prompt(decision)
    if decision.ask is Ask.PLAY:
        assert all(len(state.cards[side].hand) <= HAND_LIMIT + 1 for side in Side)
        assert state.sunk_frigates() < FRIGATES_TO_SINK
        check_rest(game)


def check_rest(game: tripoli.Game) -> None:
    """Check what holds between plays: no piece is where it may not stay."""
    counts = game.state.counts
    assert counts[GUNBOAT + MALTA] + counts[GUNBOAT + SUPPLY] == 3
    for piece in PIECES:
        assert counts[piece + tripoli.Place.OPEN_SEA] == 0
    for place in PLACES:
        assert counts[Piece.DAMAGED_FRIGATE + place] == 0
        assert counts[Piece.DAMAGED_TRIPOLITAN_FRIGATE + place] == 0
    for city in CITIES[:3]:
        assert counts[Piece.FRIGATE + city] == 0
    for place in MAP:
        assert not (counts[Piece.FRIGATE + place] and counts[Piece.ALLIED_CORSAIR + place])
    assert sum(game.state.army_in(city) > 0 for city in CITIES) <= 1
    # Such a position can be written and read.
    assert read_state(game.state.to_json(), game.setup).to_json() == game.state.to_json()


@pytest.mark.unmeasured
@settings(max_examples=400)
@given(setups, seeds, seeds)
def test_random_games_hold_the_invariants(setup: Setup, seed: int, choices: int) -> None:
    game = new(setup, seed)
    rng = Random(choices)
    for _ in range(3000):
        check_invariants(game)
        if game.decision is None:
            break
        game.choose(random_choice(game, rng))
    assert game.decision is None
    assert game.state.year <= 1806


@given(games())
def test_illegal_notation_changes_nothing(game: tripoli.Game) -> None:
    digest, record = game.digest, game.record
    legal = () if game.decision is None else game.decision.options
    others = ("", "done", "pass", "event Storms", "move Malta > Tunis", "hit corsair", "decline")
    for wrong in others:
        if wrong not in legal:
            with pytest.raises(tripoli.IllegalChoice):
                game.choose(wrong)
    assert game.digest == digest
    assert game.record == record


@given(games(), seeds)
def test_copies_are_independent(game: tripoli.Game, choices: int) -> None:
    twin = game.copy()
    assert (twin.digest, twin.record) == (game.digest, game.record)
    before = game.digest
    play_on(twin, Random(choices))
    assert game.digest == before
    # With the same choices the original plays out the same: the chance was copied, too.
    play_on(game, Random(choices))
    assert (twin.digest, twin.record) == (game.digest, game.record)


@pytest.mark.unmeasured
@given(games(), st.data())
def test_records_round_trip_and_replay_to_any_point(
    game: tripoli.Game, data: st.DataObject
) -> None:
    record = game.record
    assert tripoli.Record.from_json(record.to_json()) == record
    again = record.replay()
    assert (again.digest, again.record) == (game.digest, record)
    upto = data.draw(st.integers(0, len(record.lines)))
    part = record.replay(upto)
    assert part.record.lines == record.lines[:upto]
    for line in record.lines[upto:]:
        assert part.decision is not None
        assert str(part.decision.side) == line.side
        part.choose(line.choice)
    assert (part.digest, part.record) == (game.digest, record)


@pytest.mark.unmeasured
@given(games(), seeds)
def test_a_side_cannot_tell_a_determinization(game: tripoli.Game, choices: int) -> None:
    """In every world it imagines, a side has the same view, including the decision."""
    before = game.digest
    for side in Side:
        twin = game.determinized(side, Random(choices))
        assert twin.view(side) == game.view(side)
        check_invariants(twin)
        check_same_sight(game, twin, side)
        # Its past is possible, too.
        assert twin.record.replay().digest == twin.digest
        play_on(twin, Random(choices))
        check_invariants(twin)
    assert game.digest == before


def check_same_sight(game: tripoli.Game, twin: tripoli.Game, side: Side) -> None:
    """Check that the side has seen the same events in the current play."""
    since = game.resting(game.rested.copy(), game.chance)
    events: list[object] = []
    since.listener = lambda event: events.append(seen_by(event, side))
    since.feed(game.since_rest)
    assert twin.log(side) == events


@given(games(), seeds)
def test_views_do_not_depend_on_hidden_cards(game: tripoli.Game, choices: int) -> None:
    """Shuffling cards that a side or a spectator cannot see does not change their view."""
    rng = Random(choices)
    for side in (*Side, None):
        twin = game.copy()
        for owner in Side:
            if owner is side or (game.setup.solitaire and owner is Side.TRIPOLITAN):
                continue
            cards = twin.state.cards[owner]
            parts = [cards.hand, cards.aside, cards.pile]
            if game.setup.hidden_discards:
                parts.append(cards.discards)
            hidden = [card for part in parts for card in part]
            rng.shuffle(hidden)
            dealt = iter(hidden)
            new_parts = [tuple(next(dealt) for _ in part) for part in parts]
            cards.hand, cards.aside, cards.pile = new_parts[:3]
            if game.setup.hidden_discards:
                cards.discards = new_parts[3]
            cards.known = ()
        twin.chance = tripoli.SeededChance(choices)
        assert twin.view(side) == game.view(side)


@given(games(), seeds)
def test_logs_do_not_depend_on_hidden_cards(game: tripoli.Game, choices: int) -> None:
    """No event shown to a side names a card that it may not know."""
    for side in (*Side, None):
        known = _cards_seen(game, side)
        for event in game.log(side):
            assert describe(event)
            card = getattr(event, "card", None)
            if card is not None:
                assert card in known, f"{event} told to {side}"
            if isinstance(event, ev.Drew) and event.side != side:
                assert event.cards is None


def _cards_seen(game: tripoli.Game, side: Side | None) -> set[tripoli.Card]:
    """Every card that was ever face up, or in the hand of `side`.

    Derived from the full history and the rules, not from the log.
    """
    seen: set[tripoli.Card] = set()
    for owner in Side:
        cards = game.state.cards[owner]
        seen |= set(CORES[owner]) | set(cards.removed)
        if cards.active is not None:
            seen.add(cards.active)
        if owner is side:
            seen |= set(DRAW_PILES[owner])
        if game.setup.solitaire and owner is Side.TRIPOLITAN:
            seen |= set(CARDS.values())
    for entry in game.history:
        if isinstance(entry, tripoli.Option) and entry.card is not None:
            public = entry.act in (tripoli.Act.EVENT, tripoli.Act.PLAY)
            if public or not game.setup.hidden_discards:
                seen.add(entry.card)
        elif isinstance(entry, tripoli.Card) and not game.setup.hidden_discards:
            seen.add(entry)
    return seen


@given(games())
def test_start_of_year_choices_are_secret_until_both_have_chosen(game: tripoli.Game) -> None:
    """R1: neither side's choice is visible before both have chosen."""
    if game.state.phase is not Phase.START_OF_YEAR:
        return
    for side in (*Side, None):
        view = game.view(side)
        for owner in Side:
            if owner != side:
                assert view.cards[owner].aside is None
                cards = game.state.cards[owner]
                assert view.cards[owner].in_hand == len(cards.hand) + len(cards.aside)


@pytest.mark.soak
@settings(max_examples=20_000)
@given(setups, seeds, seeds)
def test_soak(setup: Setup, seed: int, choices: int) -> None:
    """The same for many more games, with all properties checked at every tenth decision."""
    game = new(setup, seed)
    rng = Random(choices)
    while game.decision is not None:
        check_invariants(game)
        if rng.random() < 0.1:
            for side in Side:
                twin = game.determinized(side, rng)
                assert twin.view(side) == game.view(side)
                check_same_sight(game, twin, side)
        game.choose(random_choice(game, rng))
    assert game.record.replay().digest == game.digest
