"""Strict parsing of positions from JSON: impossible positions are rejected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tripoli.kernel import strict
from tripoli.kernel.strict import FormatError, Json
from tripoli.shores.model.cards import (
    BATTLE,
    BATTLE_LINE,
    CARDS,
    COMMON,
    CORES,
    DRAW_PILES,
    EVENT_LINE,
    LINES_UP,
    Card,
    in_order,
)
from tripoli.shores.model.fates import Fate, Step, follow
from tripoli.shores.model.origins import check_origins
from tripoli.shores.model.pieces import (
    ALL_GOLD,
    ALLIED_CORSAIR,
    ALLIES,
    AMERICAN,
    BENGHAZI,
    CITIES,
    CORSAIR,
    DAMAGED,
    DERNE,
    ENEMY_CITIES,
    FIRST_YEAR,
    FRIGATE,
    FRIGATES_TO_SINK,
    GIBRALTAR,
    GUNBOAT,
    HAND_LIMIT,
    INFANTRY,
    LAST_YEAR,
    MALTA,
    MAP,
    MARINE,
    PIECES_BY_NAME,
    PLACES,
    PLACES_BY_NAME,
    SPRING,
    SUNK,
    SUPPLY,
    SWEDISH_FRIGATE,
    TOTALS,
    TRIPOLI,
    TRIPOLI_ZONE,
    TRIPOLITAN_FRIGATE,
    YEAR_SPACES,
    Piece,
    Place,
    Season,
    Side,
)
from tripoli.shores.model.state import (
    PILES,
    START_OF_YEAR,
    Cards,
    Phase,
    Setup,
    State,
    first_state,
)

_PHASES = {str(phase): phase for phase in Phase}
_SEASONS = {str(season): season for season in Season}
_FATES = {fate.value: fate for fate in Fate}
_CITIES = {str(city): city for city in (DERNE, BENGHAZI)}
_BOXES = (*YEAR_SPACES, SUPPLY)
_STATIONS = tuple(place for place in MAP if place not in ENEMY_CITIES)
"""Where frigates stay: after every fight in an enemy city they sail to Malta (R17 to R19)."""

_STANDS: Mapping[Piece, tuple[Place, ...]] = {
    FRIGATE: (*_STATIONS, *_BOXES, SUNK),
    GUNBOAT: (MALTA, SUPPLY),
    SWEDISH_FRIGATE: (TRIPOLI_ZONE, SUPPLY),
    MARINE: (*CITIES, SUPPLY),
    Piece.ARAB: (*CITIES, SUPPLY),
    TRIPOLITAN_FRIGATE: (TRIPOLI, *_BOXES),
    CORSAIR: (TRIPOLI, GIBRALTAR, SUPPLY),
    ALLIED_CORSAIR: (*ALLIES, SUPPLY),
    INFANTRY: (TRIPOLI, BENGHAZI, DERNE, SUPPLY),
    **dict.fromkeys(DAMAGED.values(), ()),
}
"""The places where each kind of piece can be between two plays."""

_MOST: Mapping[tuple[Piece, Place], int] = {
    (CORSAIR, GIBRALTAR): 2,
    **{(ALLIED_CORSAIR, ally): 3 for ally in ALLIES},
}
"""The maximum number of pieces there, if it is lower than the number available."""


def read_state(value: Json, setup: Setup) -> State:
    """Parse the output of `State.to_json` for a game at rest.

    Args:
        value: the JSON.
        setup: the options of the game.

    Every position that can be reached from an accepted one is accepted. The Supply and the draw
    piles may hold more than in a game from the start; everything else must have an origin (see
    `model.origins`).

    Raises:
        FormatError: too many or too few of a piece or card, an impossible place, contradictory
        values, or something that nothing can have brought there.
    """
    required = ("year", "season", "phase", "gold", "captured", "pieces", "cards")
    data = strict.fields(value, "the position", required)
    state = State()
    state.year = strict.whole(data["year"], "the year", FIRST_YEAR, LAST_YEAR)
    state.season = _SEASONS[strict.word(data["season"], "the season", _SEASONS)]
    state.phase = _PHASES[strict.word(data["phase"], "the phase", _PHASES)]
    state.gold = strict.whole(data["gold"], "the gold", 0, ALL_GOLD - 1)
    captured = strict.items(data["captured"], "the captured cities", len(_CITIES))
    state.captured = tuple(
        _CITIES[strict.word(city, "a captured city", _CITIES)] for city in captured
    )
    if state.phase is START_OF_YEAR and state.season is not SPRING:
        raise FormatError("a year starts in Spring")
    _read_pieces(state, data["pieces"])
    sides = strict.fields(data["cards"], "the cards", [str(side) for side in Side])
    for side in Side:
        state.cards[side] = _read_cards(sides[str(side)], side, setup)
    check_origins(state, setup)
    return state


def _read_pieces(state: State, value: Json) -> None:
    counts = state.counts
    for name, kinds in strict.fields(value, "the pieces", (), PLACES_BY_NAME).items():
        place = PLACES_BY_NAME[name]
        for kind, count in strict.fields(kinds, f"{name}", (), PIECES_BY_NAME).items():
            piece = PIECES_BY_NAME[kind]
            if place not in _STANDS[piece]:
                raise FormatError(f"there cannot be a {kind} in {name} between two plays")
            most = _MOST.get((piece, place), 20)
            counts[piece + place] = strict.whole(count, f"{kind} in {name}", 0, most)
    for kinds, total in TOTALS:
        actual = sum(sum(counts[kind : kind + len(PLACES)]) for kind in kinds)
        if actual != total:
            raise FormatError(f"{kinds[0]}: {actual} in all; there must be {total}")
    if counts[FRIGATE + SUNK] >= FRIGATES_TO_SINK:
        raise FormatError("four frigates are sunk: that game is over")
    for space in YEAR_SPACES:
        due = state.year < int(str(space)) or (
            state.phase is START_OF_YEAR and state.year == int(str(space))
        )
        if not due and any(counts[piece + space] for piece in (FRIGATE, TRIPOLITAN_FRIGATE)):
            raise FormatError(f"the frigates on the {space} space have returned by {state.year}")


def _read_cards(value: Json, side: Side, setup: Setup) -> Cards:
    cards = Cards()
    data = strict.fields(value, f"the {side} cards", cards.to_json())
    for name in (*PILES, "known"):
        setattr(cards, name, _read_pile(data[name], f"{side} {name}", side))
    if data["active"] is not None:
        raise FormatError("no card can be active between two plays")
    if cards.aside:
        raise FormatError("no card can be set aside between two plays")
    all_cards = [card for name in PILES for card in getattr(cards, name)]
    initial = first_state(setup).cards[side]
    if Counter(all_cards) != Counter(
        initial.core + initial.pile + initial.event_line + initial.battle_line
    ):
        raise FormatError(f"the {side} cards are incomplete or duplicated")
    _check_piles(cards, side)
    if initial.event_line:
        _check_bot(cards)
    elif cards.event_line or cards.battle_line:
        raise FormatError(f"the {side} side has no lines of cards in this game")
    cards.pile = in_order(cards.pile)
    cards.hand = in_order(cards.hand)
    hidden = setup.hidden_discards and not initial.event_line
    cards.past = _read_past(data["past"], side)
    if not hidden and cards.past:
        raise FormatError(f"this game keeps no history of the {side} cards")
    if hidden and follow(side, cards.past) != (cards.pile, cards.hand, cards.discards):
        raise FormatError(
            f"the recorded history of the {side} cards does not match their positions"
        )
    if Counter(cards.known) - Counter(() if hidden else cards.hand):
        raise FormatError(f"the {side} hand does not contain the cards known to be in it")
    return cards


def _check_piles(cards: Cards, side: Side) -> None:
    """Each card must be in a pile that its kind can be in."""
    cores = set(CORES[side])
    if any(card not in cores for card in cards.core) or any(
        card in cores for card in cards.pile + cards.hand + cards.discards
    ):
        raise FormatError(f"one of the {side} core cards is in an impossible place")
    if len(cards.hand) > HAND_LIMIT:
        raise FormatError(f"the {side} hand has {len(cards.hand)} cards")


def _check_bot(cards: Cards) -> None:
    """The T-bot's lines must contain only possible cards, the event line in order (Solitaire
    Setup).
    """
    if cards.hand or cards.core:
        raise FormatError("the T-bot has no hand and no core cards")
    first = [card for card in EVENT_LINE if card in cards.event_line]
    lined_up = cards.event_line[len(first) :]
    if list(cards.event_line[: len(first)]) != first or any(c not in LINES_UP for c in lined_up):
        raise FormatError("the T-bot's event line contains a card that cannot be in it")
    if any(card not in BATTLE_LINE for card in cards.battle_line) or any(
        card in (*BATTLE_LINE, *EVENT_LINE) for card in cards.pile + cards.discards
    ):
        raise FormatError("a card of the T-bot is in an impossible place")


def _read_past(value: Json, side: Side) -> tuple[Step, ...]:
    where = f"the history of the {side} cards"
    return tuple(_read_step(step, where, side) for step in strict.items(value, where, 1000))


def _read_step(value: Json, where: str, side: Side) -> Step:
    step = strict.items(value, where, 2)
    if len(step) != 2:
        raise FormatError(f"{where}: expected a fate and a card")
    fate = _FATES[strict.word(step[0], where, _FATES)]
    if fate is Fate.RESHUFFLED and step[1] is None:
        return Step(fate, None)
    (card,) = _read_pile(step[1:], where, side)
    if fate is Fate.RESHUFFLED or card in CORES[side] or not _can_be(fate, card):
        raise FormatError(f"{where}: {fate.value} {card} is impossible")
    return Step(fate, card)


def _can_be(fate: Fate, card: Card) -> bool:
    """Whether this can happen to a card: only events are played again, with an American card
    (R13), and only common ones return to the discard pile (Card Decks).
    """
    if fate in (Fate.TAKEN, Fate.REPLAYED) and card.side is not AMERICAN:
        return False
    return (
        card.kind is not BATTLE
        if fate is Fate.REPLAYED
        else fate is not Fate.LAID or (card.kind is COMMON)
    )


def _read_pile(value: Json, where: str, side: Side) -> tuple[Card, ...]:
    cards = [
        CARDS[strict.word(name, where, CARDS)]
        for name in strict.items(value, where, len(CORES[side]) + len(DRAW_PILES[side]))
    ]
    if any(card.side is not side for card in cards):
        raise FormatError(f"{where} contains a card of the other side")
    return tuple(cards)


def read_position(value: Json, setup: Setup) -> dict[str, Any]:
    """Check a position, and return it as `State.to_json` writes it.

    Raises:
        FormatError: see `read_state`.
    """
    return read_state(value, setup).to_json()
