"""The sequence of play: start of year, American play, Tripolitan play, end of season.

Sources: Sequence of Play and the sections after it; rulings R1 to R4.
"""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.cards import Card, in_order, without
from tripoli.shores.model.events import Passed, SeasonBegan, YearBegan
from tripoli.shores.model.options import (
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
from tripoli.shores.model.pieces import (
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
from tripoli.shores.model.result import Reason
from tripoli.shores.model.state import AMERICAN_PLAY, START_OF_YEAR, TRIPOLITAN_PLAY
from tripoli.shores.rules import american, tripolitan
from tripoli.shores.rules.effects import CardEvent, always, resolve
from tripoli.shores.rules.movement import naval_movement
from tripoli.shores.rules.raids import raid
from tripoli.shores.rules.war import Policy, Rule, War
from tripoli.shores.text import reasons

EVENTS: Final = (american.EVENTS, tripolitan.EVENTS)
"""The condition and effect of each event card, by `Side`."""

_PLAYABLE: Final = tuple(
    {
        card: (None if event.why_not is always else event.why_not, EVENT[card])
        for card, event in events.items()
    }
    for events in EVENTS
)
"""The option of each event card, with its condition if it has one, by `Side`."""

CARDS_A_YEAR: Final = 6
RESHUFFLE_YEAR: Final = 1805


def next_play(war: War) -> Rule[None]:
    """The rules from one rest to the next: a Start of Year phase, or one side's play."""
    phase = war.state.phase
    if phase is AMERICAN_PLAY:
        return american_play(war)
    if phase is TRIPOLITAN_PLAY:
        policy = war.policy_of(TRIPOLITAN)
        return tripolitan_play(war) if policy is None else automatic_play(war, policy)
    return start_of_year(war)


def start_of_year(war: War) -> Rule[None]:
    """Frigates return from the Year Turn Track, cards are drawn, hands are reduced to eight."""
    state = war.state
    if war.listener:
        war.emit(YearBegan(state.year))
    if state.year > FIRST_YEAR:
        space = year_space(state.year)
        war.move_all(FRIGATE, space, GIBRALTAR)
        war.move_all(TRIPOLITAN_FRIGATE, space, TRIPOLI)
    for side in Side:
        if war.policy_of(side) is not None:
            # The T-bot has no hand (Solitaire Play).
            continue
        cards = state.cards[side]
        if state.year == RESHUFFLE_YEAR:
            war.reshuffle(side)
        war.draw(side, len(cards.pile) if state.year == LAST_YEAR else CARDS_A_YEAR)
    yield from hand_limit(war)
    state.phase = AMERICAN_PLAY


def hand_limit(war: War) -> Rule[None]:
    """Both sides discard down to eight cards, without seeing what the other discards (R1)."""
    for side in Side:
        cards = war.state.cards[side]
        for left in range(len(cards.hand) - HAND_LIMIT, 0, -1):
            options = tuple(SET_ASIDE[card] for card in dict.fromkeys(cards.hand))
            option = yield Decision(side, Ask.HAND_LIMIT, options, left)
            assert option.card is not None
            cards.hand = without(cards.hand, option.card)
            cards.aside += (option.card,)
    for side in Side:
        cards = war.state.cards[side]
        if not cards.aside:
            continue
        discards = in_order(cards.aside)
        cards.hand = in_order(cards.hand + discards)
        cards.aside = ()
        for card in discards:
            war.discard(card, "hand limit")


def event_options(war: War, side: Side) -> list[Option]:
    """The event cards that `side` may play now: core cards, then those in hand."""
    state = war.state
    cards = state.cards[side]
    playable = _PLAYABLE[side]
    options = []
    for card in dict.fromkeys(cards.core + cards.hand):
        if card in playable:
            why_not, option = playable[card]
            if why_not is None or why_not(state) is None:
                options.append(option)
    return options


def why_no_event(war: War, card: Card) -> str | None:
    """Why a card may not be played as an event now; None if it could be played from hand."""
    event: CardEvent | None = EVENTS[card.side].get(card)
    return reasons.REACTIONS[card] if event is None else event.why_not(war.state)


def american_play(war: War) -> Rule[None]:
    """Play an event, discard to move two frigates or to build a gunboat, or pass (R3, R5)."""
    state = war.state
    if war.listener:
        war.emit(SeasonBegan(state.year, state.season))
    options = event_options(war, AMERICAN)
    actions = TO_MOVE_OR_BUILD if state.counts[GUNBOAT + SUPPLY] else TO_MOVE
    for candidate in dict.fromkeys(state.cards[AMERICAN].hand):
        options += actions[candidate]
    option = yield _choose_play(war, AMERICAN, options)
    card = option.card
    if card is None:
        war.emit(Passed(AMERICAN))
    elif option.act is Act.EVENT:
        yield from _play_event(war, card)
    elif option.act is Act.DISCARD_TO_MOVE:
        war.discard(card, "to move")
        yield from naval_movement(war, 2)
    else:
        war.discard(card, "to build")
        war.place(GUNBOAT, MALTA)
    state.phase = TRIPOLITAN_PLAY


def tripolitan_play(war: War) -> Rule[None]:
    """Play an event, discard to raid from Tripoli or to build a corsair, or pass (R3, R26)."""
    counts = war.state.counts
    options = event_options(war, TRIPOLITAN)
    actions = TO_RAID_OR_BUILD
    if not counts[CORSAIR + SUPPLY]:
        actions = TO_RAID
    elif not counts[CORSAIR + TRIPOLI]:
        actions = TO_BUILD
    for candidate in dict.fromkeys(war.state.cards[TRIPOLITAN].hand):
        options += actions[candidate]
    option = yield _choose_play(war, TRIPOLITAN, options)
    card = option.card
    if card is None:
        war.emit(Passed(TRIPOLITAN))
    elif option.act is Act.EVENT:
        yield from _play_event(war, card)
    elif option.act is Act.DISCARD_TO_RAID:
        war.discard(card, "to raid")
        yield from raid(war, TRIPOLI)
    else:
        war.discard(card, "to build")
        war.place(CORSAIR, TRIPOLI)
    end_of_season(war)


def automatic_play(war: War, policy: Policy) -> Rule[None]:
    """Instead of the Tripolitan play, the turn of that side's policy (Solitaire Play)."""
    yield from policy.turn(war)
    end_of_season(war)


def _choose_play(war: War, side: Side, options: list[Option]) -> Decision:
    """A side's one choice each season; always asked, even if it can only pass."""
    if not war.state.cards[side].hand:
        options.append(PASS)
    return Decision(side, Ask.PLAY, tuple(options))


def _play_event(war: War, card: Card) -> Rule[None]:
    war.begin_event(card)
    yield from resolve(war, EVENTS[card.side][card])
    war.end_event(card.side)


def end_of_season(war: War) -> None:
    """Advance the season and, after Winter, the year; after 1806 the game is a draw."""
    state = war.state
    if state.season is not WINTER:
        state.season = _SEASONS[state.season + 1]
        state.phase = AMERICAN_PLAY
    elif state.year == LAST_YEAR:
        war.end(Reason.END_OF_1806)
    else:
        state.year += 1
        state.season = SPRING
        state.phase = START_OF_YEAR


_SEASONS: Final = tuple(Season)
