"""What must have happened before a position: no piece, card or gold comes from nowhere.

The Supply and the draw piles may hold more than they could in a game from the start, so that
positions can be arranged with few pieces and cards, as in the lessons. Everything else must have
an origin: the setup, or a card that is out of the game, played early enough.

Sources: Card Decks; Game Setup; Sequence of Play; the cards; rulings R6, R8, R10, R16 to R19, R25.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tripoli.kernel.strict import FormatError
from tripoli.shores.model.cards import (
    BATTLE,
    BURN_THE_PHILADELPHIA,
    COMMON,
    CONGRESS_AUTHORIZES_ACTION,
    CONSTANTINOPLE_SENDS_AID,
    CORSAIRS_CONFISCATED,
    GENERAL_EATON_ATTACKS_BENGHAZI,
    GENERAL_EATON_ATTACKS_DERNE,
    HAMETS_ARMY_CREATED,
    LAUNCH_THE_INTREPID,
    LIEUTENANT_OBANNON_LEADS_THE_CHARGE,
    MARINE_SHARPSHOOTERS,
    MERCENARIES_DESERT,
    MURAD_REIS_BREAKS_OUT,
    SEND_IN_THE_MARINES,
    SWEDEN_PAYS_TRIBUTE,
    SWEDISH_FRIGATES_ARRIVE,
    THE_DARING_STEPHEN_DECATUR,
    THE_PHILADELPHIA_RUNS_AGROUND,
    UNCHARTED_WATERS,
    VICTORY,
    WAR_CARDS,
    Card,
)
from tripoli.shores.model.fates import Fate
from tripoli.shores.model.pieces import (
    ALEXANDRIA,
    ALLIED_CORSAIR,
    AMERICAN,
    BENGHAZI,
    CITIES,
    CORSAIR,
    DERNE,
    FALL,
    FIRST_YEAR,
    FRIGATE,
    GIBRALTAR,
    GUNBOAT,
    INFANTRY,
    MALTA,
    MAP,
    MARINE,
    PLACES,
    SPRING,
    SUMMER,
    SUNK,
    SUPPLY,
    SWEDISH_FRIGATE,
    TRIPOLI_ZONE,
    TRIPOLITAN,
    TRIPOLITAN_FRIGATE,
    WINTER,
    YEAR_SPACES,
    Piece,
    Place,
    Season,
    Side,
)
from tripoli.shores.model.state import START_OF_YEAR, TRIPOLITAN_PLAY, Setup, State, first_state

_AFTER: Final[Mapping[Card, tuple[Card, ...]]] = {
    GENERAL_EATON_ATTACKS_DERNE: (HAMETS_ARMY_CREATED,),
    GENERAL_EATON_ATTACKS_BENGHAZI: (GENERAL_EATON_ATTACKS_DERNE,),
    CONSTANTINOPLE_SENDS_AID: (GENERAL_EATON_ATTACKS_DERNE,),
    SWEDEN_PAYS_TRIBUTE: (SWEDISH_FRIGATES_ARRIVE,),
    CORSAIRS_CONFISCATED: (MURAD_REIS_BREAKS_OUT,),
    BURN_THE_PHILADELPHIA: (THE_PHILADELPHIA_RUNS_AGROUND, CONSTANTINOPLE_SENDS_AID),
    THE_DARING_STEPHEN_DECATUR: (BURN_THE_PHILADELPHIA, LAUNCH_THE_INTREPID),
    UNCHARTED_WATERS: (THE_PHILADELPHIA_RUNS_AGROUND,),
    LIEUTENANT_OBANNON_LEADS_THE_CHARGE: (GENERAL_EATON_ATTACKS_DERNE,),
    MARINE_SHARPSHOOTERS: (GENERAL_EATON_ATTACKS_DERNE,),
    MERCENARIES_DESERT: (GENERAL_EATON_ATTACKS_DERNE,),
    SEND_IN_THE_MARINES: (),
}
"""The cards of which one is out of the game whenever this one is, by the conditions and triggers
on the cards. *Send in the Marines* belongs to the Assault, which ends the game.
"""

_FIRST: Final[Mapping[Card, tuple[int, Season]]] = {
    HAMETS_ARMY_CREATED: (1804, SPRING),
    GENERAL_EATON_ATTACKS_DERNE: (1804, SUMMER),
    GENERAL_EATON_ATTACKS_BENGHAZI: (1804, FALL),
    CONSTANTINOPLE_SENDS_AID: (1804, SUMMER),
    SWEDEN_PAYS_TRIBUTE: (1803, SPRING),
}
"""The first season in which a card can be played as an event: one card a season, in order."""

_WAITING: Final = {space: first_state(Setup()).counts[FRIGATE + space] for space in YEAR_SPACES}
"""The frigates on the Year Turn Track at the start (Game Setup, 1)."""
_FRIGATES: Final = 6
"""The American frigates that are not in the Supply at the start (Game Setup, 1)."""

_DRAWN: Final = 6
"""The cards that each side draws each year (Start of Year)."""
_YEARS_OF_A_DECK: Final = 4
"""The years for which the 24 cards last, until they are reshuffled in 1805 (Start of Year)."""


def check_origins(state: State, setup: Setup) -> None:
    """Check that everything in a position can have come where it is.

    Args:
        state: the position; its pieces and cards are complete.
        setup: the options of the game.

    Raises:
        FormatError: something cannot.
    """
    _check_removed(state, setup)
    _check_pasts(state, setup)
    _check_opening(state, setup)
    _check_army(state)
    _check_corsairs(state)
    _check_swedes(state)
    _check_tripolitan_frigates(state)
    _check_american_frigates(state)
    if state.counts[GUNBOAT + MALTA] > _plays(state, AMERICAN):
        raise FormatError("a season builds one gunboat")


def _plays(state: State, side: Side) -> int:
    """The number of plays that a side has completed since the start of 1801."""
    seasons = (WINTER + 1) * (state.year - FIRST_YEAR) + state.season
    return seasons + (side is AMERICAN and state.phase is TRIPOLITAN_PLAY)


def _out(state: State, card: Card) -> bool:
    """Whether a card is out of the game."""
    return card in state.cards[card.side].removed


def _check_removed(state: State, setup: Setup) -> None:
    """Only core, unique and battle cards leave the game, each on its occasion (Card Decks)."""
    for side in Side:
        removed = state.cards[side].removed
        plays = _plays(state, side)
        for card in removed:
            leaves = card.kind not in (COMMON, VICTORY)
            if not leaves or (card in _AFTER and not any(_out(state, c) for c in _AFTER[card])):
                raise FormatError(f"{card} cannot be out of the game")
            year, season = _FIRST.get(card, (FIRST_YEAR, SPRING))
            if plays <= (WINTER + 1) * (year - FIRST_YEAR) + season and card.kind is not BATTLE:
                if card is MURAD_REIS_BREAKS_OUT and _out(state, CORSAIRS_CONFISCATED):
                    continue
                raise FormatError(f"{card} cannot have been played yet")
        events = sum(card.kind is not BATTLE for card in removed)
        # *Corsairs Confiscated* removes a card of the other side.
        events -= side is TRIPOLITAN and _out(state, CORSAIRS_CONFISCATED)
        if events > plays:
            raise FormatError(f"{side} plays: {plays}; events out of the game: {events}")
    if setup.automaton is TRIPOLITAN:
        for card in state.cards[TRIPOLITAN].discards:
            if card.kind is not COMMON:
                raise FormatError(f"the T-bot discards no {card}")


def _check_pasts(state: State, setup: Setup) -> None:
    """With hidden discards, six cards were drawn each year, and reshuffled in 1805 (R2)."""
    years = state.year - FIRST_YEAR + (state.phase is not START_OF_YEAR)
    for side in Side:
        if not setup.hidden_discards or side is setup.automaton:
            continue
        fates = [fate for fate, _ in state.cards[side].past]
        reshuffled = years > _YEARS_OF_A_DECK
        if fates.count(Fate.RESHUFFLED) != reshuffled:
            raise FormatError(f"the {side} cards are reshuffled once, in 1805")
        first = fates[: fates.index(Fate.RESHUFFLED)] if reshuffled else fates
        if first.count(Fate.DRAWN) != _DRAWN * min(years, _YEARS_OF_A_DECK):
            raise FormatError(f"the {side} side has not drawn six cards each year")


def _check_opening(state: State, setup: Setup) -> None:
    """Before the first play everything is as in the setup; gold comes with Tripolitan plays, or
    with *Tribute Paid* to an ally, which one of them has called (Game Setup).
    """
    if state.gold and not _plays(state, TRIPOLITAN):
        raise FormatError("Tripolitania cannot have gold before its first play")
    if not _plays(state, AMERICAN):
        initial = first_state(setup).counts
        for piece in Piece:
            for place in PLACES:
                number = piece + place
                if place is not SUPPLY and state.counts[number] > initial[number]:
                    raise FormatError(f"{piece}: none can be in {place} before the first play")


def _check_army(state: State) -> None:
    """The captured cities, Hamet's Army, its cards and the infantry must agree (R25).

    The army stands in one city from its creation on: the game ends when it is eliminated.
    """
    captured = tuple(
        city
        for city, card in (
            (DERNE, GENERAL_EATON_ATTACKS_DERNE),
            (BENGHAZI, GENERAL_EATON_ATTACKS_BENGHAZI),
        )
        if _out(state, card)
    )
    if state.captured not in ((), (DERNE,), (DERNE, BENGHAZI)):
        raise FormatError("Derne can only be captured once, and Benghazi only after it")
    if state.captured != captured:
        raise FormatError("the captured cities are not those that General Eaton has attacked")
    for city in captured:
        if state.counts[INFANTRY + city]:
            raise FormatError(f"{city} has been captured, but there is Tripolitan infantry in it")
    army_city = captured[-1] if captured else ALEXANDRIA
    for city in CITIES:
        if city is not army_city and state.army_in(city):
            raise FormatError(f"Hamet's Army cannot be in {city}")
    if captured and not state.army_in(army_city):
        raise FormatError(f"{army_city} has been captured, but Hamet's Army is not there")
    if bool(state.army_in(army_city)) != _out(state, HAMETS_ARMY_CREATED):
        raise FormatError(f"Hamet's Army comes with {HAMETS_ARMY_CREATED}")
    if state.counts[MARINE + army_city] > 1:
        raise FormatError("Hamet's Army has one Marine")


def _check_corsairs(state: State) -> None:
    """Corsairs leave Gibraltar together, for good; allied ones are called by a card (R10)."""
    counts = state.counts
    if counts[CORSAIR + GIBRALTAR] not in (0, 2) or (
        counts[CORSAIR + GIBRALTAR] and _out(state, MURAD_REIS_BREAKS_OUT)
    ):
        raise FormatError("the two corsairs in Gibraltar leave together with Murad Reis")
    for ally, card in WAR_CARDS.items():
        if counts[ALLIED_CORSAIR + ally] and not _out(state, card):
            raise FormatError(f"there are corsairs in {ally}, but {card} has not been played")
        if counts[ALLIED_CORSAIR + ally] and counts[FRIGATE + ally]:
            raise FormatError(f"American frigates and corsairs are both in {ally}")


def _check_swedes(state: State) -> None:
    """The Swedish frigates come and leave together, each time with a card."""
    here = _out(state, SWEDISH_FRIGATES_ARRIVE) and not _out(state, SWEDEN_PAYS_TRIBUTE)
    expected = 2 if here else 0
    actual = state.counts[SWEDISH_FRIGATE + TRIPOLI_ZONE]
    if actual != expected:
        raise FormatError(f"Swedish frigates: {actual}; by the cards there must be {expected}")


def _check_tripolitan_frigates(state: State) -> None:
    """One comes with *Constantinople Sends Aid*, one with *The Philadelphia Runs Aground*, if that
    sinks an American frigate; a damaged one waits for the next year (R16).
    """
    counts = state.counts
    brought = _out(state, CONSTANTINOPLE_SENDS_AID) + (
        _out(state, THE_PHILADELPHIA_RUNS_AGROUND) and counts[FRIGATE + SUNK] > 0
    )
    actual = sum(counts[TRIPOLITAN_FRIGATE + place] for place in PLACES if place is not SUPPLY)
    if actual > brought:
        raise FormatError(f"Tripolitan frigates: {actual}; cards have brought {brought}")
    for space in YEAR_SPACES:
        if counts[TRIPOLITAN_FRIGATE + space] and space is not _next_space(state):
            raise FormatError(f"no Tripolitan frigate can wait for {space}")


def _next_space(state: State) -> Place | None:
    """The space of the Year Turn Track from which frigates return next."""
    return _space(state.year if state.phase is START_OF_YEAR else state.year + 1)


def _space(year: int) -> Place | None:
    return next((space for space in YEAR_SPACES if str(space) == str(year)), None)


def _check_american_frigates(state: State) -> None:
    """Spaces beyond the next one hold only frigates of the setup, and the last two frigates come
    with *Congress Authorizes Action* (Game Setup, 1; R16).
    """
    counts = state.counts
    next_space = _next_space(state)
    near = sum(counts[FRIGATE + place] for place in (*MAP, SUNK))
    far = 0
    for space in YEAR_SPACES:
        if next_space is not None and space > next_space:
            if counts[FRIGATE + space] > _WAITING[space]:
                raise FormatError(f"no more frigates can wait for {space} yet")
            far += _WAITING[space]
        else:
            near += counts[FRIGATE + space]
    most = _FRIGATES - far + 2 * _out(state, CONGRESS_AUTHORIZES_ACTION)
    if near > most:
        raise FormatError(f"American frigates: {near}; there can be {most} so far")
