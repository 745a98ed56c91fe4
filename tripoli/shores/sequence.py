"""The sequence of play: start of year, American play, Tripolitan play, end of season.

Sources: Sequence of Play and the sections after it; rulings R1 to R4.
"""

from __future__ import annotations

from typing import Final

from tripoli.shores import american, tripolitan
from tripoli.shores.bot_turn import bot_turn
from tripoli.shores.cards import Card, in_order, without
from tripoli.shores.effects import CardEvent, resolve
from tripoli.shores.events import Passed, SeasonBegan, YearBegan
from tripoli.shores.game import Game, Rule
from tripoli.shores.movement import naval_movement
from tripoli.shores.options import (
    EVENT,
    PASS,
    SET_ASIDE,
    TO_BUILD,
    TO_MOVE,
    TO_MOVE_OR_BUILD,
    TO_RAID,
    TO_RAID_OR_BUILD,
    Act,
    Ask,
    Decision,
    Option,
)
from tripoli.shores.pieces import (
    AMERICAN,
    CORSAIR,
    FIRST_YEAR,
    FRIGATE,
    GIBRALTAR,
    GUNBOAT,
    HAND_LIMIT,
    LAST_YEAR,
    MALTA,
    SPRING,
    SUPPLY,
    TRIPOLI,
    TRIPOLITAN,
    TRIPOLITAN_FRIGATE,
    WINTER,
    Season,
    Side,
    year_space,
)
from tripoli.shores.raids import raid
from tripoli.shores.result import Reason
from tripoli.shores.state import AMERICAN_PLAY, START_OF_YEAR, TRIPOLITAN_PLAY
from tripoli.shores.text import reasons

EVENTS: Final = (american.EVENTS, tripolitan.EVENTS)
"""Condition and effect of each event card, by `Side`."""

_PLAYABLE: Final = tuple(
    {card: (event.why_not, EVENT[card]) for card, event in events.items()} for events in EVENTS
)

CARDS_A_YEAR: Final = 6
RESHUFFLE_YEAR: Final = 1805


def next_play(game: Game) -> Rule[None]:
    """The rules from one rest to the next: a Start of Year phase, or one side's play."""
    phase = game.state.phase
    if phase is AMERICAN_PLAY:
        return american_play(game)
    if phase is TRIPOLITAN_PLAY:
        return solitaire_play(game) if game.setup.solitaire else tripolitan_play(game)
    return start_of_year(game)


def start_of_year(game: Game) -> Rule[None]:
    """Frigates return from the Year Turn Track, cards are drawn, hands come down to eight."""
    state = game.state
    game.emit(YearBegan(state.year))
    if state.year > FIRST_YEAR:
        space = year_space(state.year)
        game.move_all(FRIGATE, space, GIBRALTAR)
        game.move_all(TRIPOLITAN_FRIGATE, space, TRIPOLI)
    for side in Side:
        if game.setup.solitaire and side is TRIPOLITAN:
            continue
        cards = state.cards[side]
        if state.year == RESHUFFLE_YEAR:
            game.reshuffle(side)
        game.draw(side, len(cards.pile) if state.year == LAST_YEAR else CARDS_A_YEAR)
    yield from hand_limit(game)
    state.phase = AMERICAN_PLAY


def hand_limit(game: Game) -> Rule[None]:
    """Both sides discard down to eight, neither seeing what the other discards (R1)."""
    for side in Side:
        cards = game.state.cards[side]
        for left in range(len(cards.hand) - HAND_LIMIT, 0, -1):
            options = tuple(SET_ASIDE[card] for card in dict.fromkeys(cards.hand))
            option = yield Decision(side, Ask.HAND_LIMIT, options, left)
            assert option.card is not None
            cards.hand = without(cards.hand, option.card)
            cards.aside += (option.card,)
    for side in Side:
        cards = game.state.cards[side]
        chosen = in_order(cards.aside)
        cards.hand = in_order(cards.hand + chosen)
        cards.aside = ()
        for card in chosen:
            game.discard(card, "hand limit")


def event_options(game: Game, side: Side) -> list[Option]:
    """The event cards that `side` may play now: core cards, then those in hand."""
    state = game.state
    cards = state.cards[side]
    playable = _PLAYABLE[side]
    options = []
    for card in dict.fromkeys(cards.core + cards.hand):
        if card in playable:
            why_not, option = playable[card]
            if why_not(state) is None:
                options.append(option)
    return options


def why_no_event(game: Game, card: Card) -> str | None:
    """Why a card may not be played as an event now; None if it may, were it held."""
    event: CardEvent | None = EVENTS[card.side].get(card)
    return reasons.REACTIONS[card] if event is None else event.why_not(game.state)


def american_play(game: Game) -> Rule[None]:
    """Play an event, discard to move two frigates or to build a gunboat, or pass (R3, R5)."""
    state = game.state
    if game.listener:
        game.emit(SeasonBegan(state.year, state.season))
    options = event_options(game, AMERICAN)
    actions = TO_MOVE_OR_BUILD if state.counts[GUNBOAT + SUPPLY] else TO_MOVE
    for held in dict.fromkeys(state.cards[AMERICAN].hand):
        options += actions[held]
    option = yield _choose_play(game, AMERICAN, options)
    card = option.card
    if card is None:
        game.emit(Passed(AMERICAN))
    elif option.act is Act.EVENT:
        yield from _play_event(game, card)
    elif option.act is Act.DISCARD_TO_MOVE:
        game.discard(card, "to move")
        yield from naval_movement(game, 2)
    else:
        game.discard(card, "to build")
        game.place(GUNBOAT, MALTA)
    state.phase = TRIPOLITAN_PLAY


def tripolitan_play(game: Game) -> Rule[None]:
    """Play an event, discard to raid from Tripoli or to build a corsair, or pass (R3, R26)."""
    counts = game.state.counts
    options = event_options(game, TRIPOLITAN)
    actions = TO_RAID_OR_BUILD
    if not counts[CORSAIR + SUPPLY]:
        actions = TO_RAID
    elif not counts[CORSAIR + TRIPOLI]:
        actions = TO_BUILD
    for held in dict.fromkeys(game.state.cards[TRIPOLITAN].hand):
        options += actions[held]
    option = yield _choose_play(game, TRIPOLITAN, options)
    card = option.card
    if card is None:
        game.emit(Passed(TRIPOLITAN))
    elif option.act is Act.EVENT:
        yield from _play_event(game, card)
    elif option.act is Act.DISCARD_TO_RAID:
        game.discard(card, "to raid")
        yield from raid(game, TRIPOLI)
    else:
        game.discard(card, "to build")
        game.place(CORSAIR, TRIPOLI)
    end_of_season(game)


def solitaire_play(game: Game) -> Rule[None]:
    """The T-bot's turn in place of the Tripolitan play (Solitaire Play)."""
    yield from bot_turn(game)
    end_of_season(game)


def _choose_play(game: Game, side: Side, options: list[Option]) -> Decision:
    """The one choice that a side makes each season; always asked, even if it can only pass."""
    if not game.state.cards[side].hand:
        options.append(PASS)
    return Decision(side, Ask.PLAY, tuple(options))


def _play_event(game: Game, card: Card) -> Rule[None]:
    game.begin_event(card)
    yield from resolve(game, EVENTS[card.side][card])
    game.end_event(card.side)


def end_of_season(game: Game) -> None:
    """Advance the season, after Winter the year; after 1806 the game is a draw."""
    state = game.state
    if state.season is not WINTER:
        state.season = _SEASONS[state.season + 1]
        state.phase = AMERICAN_PLAY
    elif state.year == LAST_YEAR:
        game.end(Reason.END_OF_1806)
    else:
        state.year += 1
        state.season = SPRING
        state.phase = START_OF_YEAR


_SEASONS: Final = tuple(Season)
