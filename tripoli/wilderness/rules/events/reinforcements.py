"""Events that bring new units and leaders (5.52, 5.55)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.events import LeaderDrawn
from tripoli.wilderness.model.options import (
    DONE,
    Act,
    Ask,
    Option,
    of_piece,
    piece_to,
)
from tripoli.wilderness.model.pieces import (
    COMMANDERS_IN_CHIEF,
    COUREURS,
    MILITIA,
    OF,
    PIECES,
    RANGERS,
    Kind,
    Piece,
    each,
)
from tripoli.wilderness.model.places import ASIDE, POOL
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import (
    FORTRESSES,
    HALIFAX,
    LOUISBOURG,
    QUEBEC,
    SPACES,
    Space,
)
from tripoli.wilderness.model.state import State
from tripoli.wilderness.rules.events.registry import always, available, event, on_map
from tripoli.wilderness.rules.supplying import (
    choose_space,
    fortifications,
    place_each,
    restorable,
    restore,
)
from tripoli.wilderness.rules.war import Rule, War


@event(always)
def rangers(war: War, side: Side, card: Card) -> Rule[None]:
    """A Ranger unit joins, or two are restored."""
    state = war.state
    new = available(state, side, Kind.RANGER, 1)

    def options() -> list[Option]:
        sites = fortifications(state, side) if new else []
        units = restorable(state, side, RANGERS)
        return [
            *(piece_to(Act.PLACE, new[0], site) for site in sites),
            *(of_piece(Act.RESTORE, unit) for unit in each(units)),
            DONE,
        ]

    if len(options()) == 1:
        return
    option = yield from war.ask(side, Ask.EVENT, options, 2, card=card.key)
    if option.space is not None:
        war.enter(new[0].bit, option.space)
    elif option.piece is not None:
        war.restore(option.piece)
        yield from restore(war, side, RANGERS, 1, card.key)


def _draw_leaders(war: War, count: int, card: Card) -> Rule[list[Piece]]:
    """Draw British leaders from the pool (5.55, W94, W125)."""
    state = war.state
    drawn: list[Piece] = []
    for _ in range(count):
        pool = [leader for leader in each(state.at[POOL]) if leader not in drawn]
        if not pool:
            break
        leader = PIECES[war.pick(tuple(pool))]
        if war.listener:
            war.emit(LeaderDrawn(leader))
        if leader.bit & COMMANDERS_IN_CHIEF:
            others = on_map(state, COMMANDERS_IN_CHIEF)
            for earlier in drawn:
                others |= earlier.bit & COMMANDERS_IN_CHIEF
            if others.bit_count() > 1:
                free = others & ~state.inside
                if not free:
                    continue
                options = [of_piece(Act.ELIMINATE, one) for one in each(free)]
                option = yield from war.ask(BRITISH, Ask.EVENT, options, card=card.key)
                assert option.piece is not None
                war.eliminate(option.piece, "recalled")
                drawn = [one for one in drawn if one is not option.piece]
        drawn.append(leader)
    return drawn


def landing_places(state: State) -> list[Space]:
    """British-controlled ports and unbesieged Amphib spaces (6.432, W96)."""
    return [
        space
        for space in SPACES
        if (space.port and state.controls(space, BRITISH))
        or (
            state.amphib >> space & 1
            and not state.sieges[space]
            and not state.occupied_by(space, FRENCH)
        )
    ]


def british_fortresses(state: State) -> list[Space]:
    """The fortresses that the British control."""
    return [space for space in FORTRESSES if state.controls(space, BRITISH)]


def _reinforce(
    war: War,
    card: Card,
    leaders: int,
    kind: Kind,
    count: int,
    sites: Callable[[State], list[Space]],
    *,
    up_to: bool = False,
) -> Rule[None]:
    """British leaders are drawn, and they and new units, all or up to so many, are placed."""
    drawn = yield from _draw_leaders(war, leaders, card)
    pieces: Sequence[Piece] = [*drawn, *available(war.state, BRITISH, kind, count)]
    yield from place_each(war, BRITISH, pieces, lambda: sites(war.state), card.key, up_to=up_to)


@event(always)
def light_infantry(war: War, side: Side, card: Card) -> Rule[None]:
    """A leader and up to two Light Infantry units arrive (W133)."""
    del side
    yield from _reinforce(war, card, 1, Kind.LIGHT_INFANTRY, 2, british_fortresses, up_to=True)


def _french_ports(state: State) -> list[Space]:
    """Where French Regulars may arrive (W95)."""
    return [
        space
        for space in (QUEBEC, LOUISBOURG)
        if state.controls(space, FRENCH) and not state.amphib >> space & 1
    ]


@event(
    lambda state, side, _: (
        not state.quiberon and bool(_french_ports(state)) and not state.hands[side].regulars
    )
)
def french_regulars(war: War, side: Side, card: Card) -> Rule[None]:
    """Two Regulars arrive, the first time in 1755 scenarios with Montcalm (W95)."""
    state = war.state
    state.hands[side].regulars = True
    space = yield from choose_space(war, side, lambda: _french_ports(state), card.key)
    assert space is not None
    pieces = 0
    for unit in available(state, FRENCH, Kind.REGULAR, 2):
        pieces |= unit.bit
    if not state.leaders_came:
        state.leaders_came = True
        pieces |= state.at[ASIDE] & OF[FRENCH]
    if pieces:
        war.enter(pieces, space)


@event(lambda state, side, _: not state.hands[side].regulars)
def british_regulars(war: War, side: Side, card: Card) -> Rule[None]:
    """A leader and three Regulars arrive (W95, W96)."""
    war.state.hands[side].regulars = True
    yield from _reinforce(war, card, 1, Kind.REGULAR, 3, landing_places)


@event(lambda state, *_: state.pitt or state.year >= 1759)
def highlanders(war: War, side: Side, card: Card) -> Rule[None]:
    """Highlanders arrive with leaders: four with two, or one with one (W110)."""
    del side
    leaders, units = (2, 4) if card.value == 3 else (1, 1)
    yield from _reinforce(war, card, leaders, Kind.HIGHLAND, units, landing_places)


def _colonial_fortresses(state: State) -> list[Space]:
    """The fortresses of the Northern and Southern Departments that the British control."""
    return [
        space
        for space in FORTRESSES
        if space.department is not None
        and space.department.side is BRITISH
        and state.controls(space, BRITISH)
    ]


@event(lambda state, *_: bool(_colonial_fortresses(state)))
def royal_americans(war: War, side: Side, card: Card) -> Rule[None]:
    """A leader and the four Royal American units arrive."""
    del side
    yield from _reinforce(war, card, 1, Kind.ROYAL_AMERICAN, 4, _colonial_fortresses)


@event(always)
def acadians_expelled(war: War, side: Side, card: Card) -> Rule[None]:
    """Two British Regulars at Halifax; Coureurs and militia for the French (W11)."""
    state = war.state
    del side
    if state.controls(HALIFAX, BRITISH):
        for unit in available(state, BRITISH, Kind.REGULAR, 2):
            war.enter(unit.bit, HALIFAX)
    new = available(state, FRENCH, Kind.COUREURS, 1)
    if new:
        space = yield from choose_space(war, FRENCH, lambda: _french_ports(state), card.key)
        if space is not None:
            war.enter(new[0].bit, space)
    for unit in each(state.reduced & OF[FRENCH] & (COUREURS | MILITIA) & ~state.inside):
        war.restore(unit)
