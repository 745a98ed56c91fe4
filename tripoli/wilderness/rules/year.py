"""The seasons: dealing, and what ends a year (4.0, 11.0, 13.1)."""

from __future__ import annotations

from typing import Final, NamedTuple

from tripoli.wilderness.model.cards import (
    COPIES,
    DIPLOMATIC_REVOLUTION,
    WILLIAM_PITT,
    Card,
    in_order,
    without,
)
from tripoli.wilderness.model.events import (
    Changed,
    Dealt,
    Marked,
    Reshuffled,
    SeasonBegan,
    WinterBegan,
)
from tripoli.wilderness.model.options import DONE, Act, Ask, of_card, of_piece
from tripoli.wilderness.model.pieces import DRILLED, LEADERS_OF, Pieces, each
from tripoli.wilderness.model.result import Reason
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import (
    FORTRESSES,
    IS_CULTIVATED,
    MONTREAL,
    ORIGINAL,
    QUEBEC,
    SPACES,
    Space,
)
from tripoli.wilderness.model.state import FORTRESS, VITAL, Phase, State
from tripoli.wilderness.rules import paths
from tripoli.wilderness.rules.entering import leaders_left_alone
from tripoli.wilderness.rules.events.course import late_leaders_join
from tripoli.wilderness.rules.going_home import go_home_at_year_end
from tripoli.wilderness.rules.war import Rule, War

CARDS: Final = 8
MORE_CARDS: Final = 9
FEWER_CARDS: Final = 7
"""Hand sizes (W7)."""
WINNING_VP: Final = 11
ENDURING: Final = {1760: 8, 1761: 5}
"""French victory points that win after 1759 (13.11, W86)."""
HOMES: Final = tuple(space for space in FORTRESSES if space.original is BRITISH)
"""The fortresses that the British must hold to win with the goals of 1759 (13.12)."""
GOALS: Final = 2
"""So many of the goals of 1759 win (13.12)."""
PEACE_VP: Final = 5
"""British victory points that win at the end of 1762 (13.13)."""
LAST_LEADERS: Final = 1759
"""The year in which Amherst, Forbes and Wolfe join the pool without Pitt."""
SHELTERED: Final = 4
"""So many units find shelter at a fort or stockade (11.1)."""


def hand_size(state: State, side: Side) -> int:
    """How many cards a side holds after a deal (W7)."""
    if side is BRITISH:
        return MORE_CARDS if state.pitt else CARDS
    if state.quiberon:
        return FEWER_CARDS
    return MORE_CARDS if state.revolution else CARDS


def deal(war: War) -> None:
    """A season begins (4.0 A.1, 5.21, 5.25, W3)."""
    state = war.state
    if war.listener:
        war.emit(SeasonBegan(state.year, state.late))
    if state.year >= LAST_LEADERS and not state.late:
        late_leaders_join(war)
    state.first = BRITISH if state.quiberon else FRENCH
    for side in Side:
        hand = state.hands[side]
        hand.must_play = bool(hand.cards)
        hand.holds = hand.regulars = False
        _remember_held(state, side)
        if war.setup.linked_diplomacy:
            _linked_card(war, side)
    if state.reshuffle:
        _reshuffle(war)
        state.reshuffle = False
    dealt: tuple[list[Card], list[Card]] = ([], [])
    while True:
        needing = [
            side
            for side in Side
            if len(state.hands[side].cards) + len(dealt[side]) < hand_size(state, side)
        ]
        if not needing or not (state.deck or state.discards):
            break
        for side in needing:
            if not state.deck:
                _reshuffle(war)
            if not state.deck:
                break
            card = war.pick(state.deck)
            state.deck = without(state.deck, card)
            dealt[side].append(card)
    for side in Side:
        hand = state.hands[side]
        hand.cards = in_order((*hand.cards, *dealt[side]))
        if war.listener:
            war.emit(Dealt(side, len(dealt[side]), in_order(dealt[side])))
    state.active = state.first
    recall = war.setup.regulars_recalled and state.year > 1756
    state.phase = Phase.RECALL if recall else Phase.ACTION


def _remember_held(state: State, side: Side) -> None:
    """What a card held over may be, before new cards come: any that nobody has seen."""
    hand = state.hands[side]
    hand.held, hand.held_shown = (), 0
    if len(hand.cards) > len(hand.known):
        hidden = (card for one in state.hands for card in one.cards if card not in one.known)
        hand.held = in_order(card for card in (*state.deck, *hidden) if card not in hand.lacked)
    hand.lacked = ()


def _reshuffle(war: War) -> None:
    """The discards and the undealt cards are shuffled together (5.25)."""
    state = war.state
    state.deck = in_order((*state.deck, *state.discards))
    state.discards = ()
    if war.listener:
        war.emit(Reshuffled(len(state.deck)))


def _linked_card(war: War, side: Side) -> None:
    """One of Pitt and the Diplomatic Revolution brings the other (14.1, W124)."""
    state = war.state
    own, played = (
        (WILLIAM_PITT, state.revolution)
        if side is BRITISH
        else (DIPLOMATIC_REVOLUTION, state.pitt and not state.quiberon)
    )
    if played and own in state.discards:
        war.take_discard(side, own)


RECALLED: Final = (*COPIES["british_regulars"], *COPIES["highlanders"])


def recall(war: War) -> Rule[None]:
    """The British may discard at random to take back Regulars or Highlanders (14.6, W103)."""
    state = war.state
    state.phase = Phase.ACTION
    hand = state.hands[BRITISH]
    options = [of_card(Act.RETRIEVE, card) for card in state.discards if card in RECALLED]
    if not options or not hand.cards:
        return
    option = yield from war.ask(BRITISH, Ask.RECALL, (*options, DONE))
    if option.card is None:
        return
    war.discard(BRITISH, war.pick(hand.cards))
    war.take_discard(BRITISH, option.card)


def end_season(war: War) -> None:
    """After the last Action Phase of a season (4.0)."""
    state = war.state
    if state.late:
        state.phase = Phase.WINTER
    else:
        state.late = True
        state.phase = Phase.DEAL


def end_year(war: War) -> Rule[None]:
    """Going home, Raided markers, attrition, the Victory Check (4.0 B.3 to B.6)."""
    state = war.state
    if war.listener:
        war.emit(WinterBegan(state.year))
    for side in Side:
        yield from go_home_at_year_end(war, side)
    for side in Side:
        count = sum(state.raided[side])
        if count:
            # 13.22.
            war.score(side, (count + 1) // 2, "raids")
        for space in SPACES:
            if state.raided[side][space]:
                state.raided[side][space] = 0
                if war.listener:
                    war.emit(Marked(side, space, "Raided", False))
    for side in Side:
        yield from attrition(war, side)
    yield from leaders_left_alone(war)
    victory_check(war)
    state.year += 1
    state.late = False
    if state.squadrons:
        state.squadrons = False
        war.emit(Changed("squadrons", False))
    for side in Side:
        state.hands[side].blockhouses = False
    state.phase = Phase.DEAL


class Toll(NamedTuple):
    """What attrition takes of the Drilled Troops of a side in a space (11.2).

    Attributes:
        space: where.
        lost: how many of the units in `reduced` are eliminated, of the owner's choice.
        reduced: those units, which are reduced already.
        full: the units that are reduced.
    """

    space: Space
    lost: int
    reduced: Pieces
    full: Pieces


def attrition(war: War, side: Side) -> Rule[None]:
    """Drilled Troops without shelter lose steps (11.0, W80)."""
    for toll in tolls(war.state, side):
        for left in range(toll.lost, 0, -1):
            there = toll.reduced & war.state.at[toll.space]
            options = [of_piece(Act.ELIMINATE, unit) for unit in each(there)]
            option = yield from war.ask(side, Ask.ATTRITION, options, left, toll.space)
            assert option.piece is not None
            war.eliminate(option.piece, "winter")
        for unit in each(toll.full):
            war.lose_step(unit, "winter")


def tolls(state: State, side: Side) -> list[Toll]:
    """What attrition takes of a side, space by space (11.0, W80)."""
    found = []
    for space in SPACES:
        # All outside or all inside: where some are besieged, the others have been driven off.
        units = state.units(space, side)
        troops = units & DRILLED
        if troops and not sheltered(state, side, space, troops):
            reduced = troops & state.reduced
            # The last step of a side in a space is never lost.
            lost = min((reduced.bit_count() + 1) // 2, state.steps(units) - 1)
            full = troops & ~reduced
            if lost or full:
                found.append(Toll(space, lost, reduced, full))
    return found


def sheltered(state: State, side: Side, space: Space, troops: Pieces) -> bool:
    """Whether Drilled Troops in a space are safe from attrition (11.1)."""
    if troops & state.inside:
        return False
    if IS_CULTIVATED[space] and ORIGINAL[space] is side:
        return True
    if not state.open_fort(space, side):
        return False
    if state.fort_kind(space) == FORTRESS:
        return True
    return state.units(space, side).bit_count() <= SHELTERED


def victory_check(war: War) -> None:
    """End the game if somebody has won, or the scenario is over (13.1)."""
    state = war.state
    if all(state.controls(space, BRITISH) for space in FORTRESSES) and all(
        state.solely_occupies(space, BRITISH) for space in VITAL
    ):
        war.end(Reason.CONQUEST)
    if state.vp >= WINNING_VP:
        war.end(Reason.FRENCH_POINTS)
    if state.vp <= -WINNING_VP:
        war.end(Reason.BRITISH_POINTS)
    if state.year in ENDURING and state.vp >= ENDURING[state.year]:
        war.end(Reason.ENDURANCE)
    if state.year < war.setup.facts.last_year:
        return
    if war.setup.facts.last_year == 1759:
        _end_of_1759(war)
    _end_of_1762(war)


def _end_of_1759(war: War) -> None:
    """The end of a scenario that ends in 1759 (13.12)."""
    state = war.state
    if homes_held(state) == len(HOMES) and goals_held(state) >= GOALS:
        war.end(Reason.GOALS_OF_1759)
    if state.vp >= 1:
        war.end(Reason.FRENCH_LEAD)
    if state.vp <= -1:
        war.end(Reason.BRITISH_LEAD)
    war.end(Reason.DRAW)


def homes_held(state: State) -> int:
    """How many of their own fortresses count as British at the end of 1759 (13.12, W87)."""
    return sum(state.controls(space, BRITISH) or _held_in_siege(state, space) for space in HOMES)


def goals_held(state: State) -> int:
    """How many of the goals of 1759 the British hold (13.12, W85)."""
    controlled = sum(state.controls(space, BRITISH) for space in (QUEBEC, MONTREAL))
    return controlled + sum(state.solely_occupies(space, BRITISH) for space in VITAL)


def _held_in_siege(state: State, space: Space) -> bool:
    """Whether a besieged British fortress counts as British in 1759 (13.12, W87)."""
    if not state.sieges[space] or not state.has_fort(space, BRITISH):
        return False
    besiegers = state.outside(space, FRENCH)
    strong = (
        besiegers & DRILLED
        and state.at[space] & LEADERS_OF[FRENCH] & ~state.inside
        and space in paths.supplied(state, FRENCH)
    )
    return not strong


def _end_of_1762(war: War) -> None:
    """The end of a scenario that ends in 1762 (13.13)."""
    vp = war.state.vp
    if vp >= 1:
        war.end(Reason.FRENCH_LEAD)
    if vp <= -PEACE_VP:
        war.end(Reason.BRITISH_PEACE)
    war.end(Reason.DRAW)
