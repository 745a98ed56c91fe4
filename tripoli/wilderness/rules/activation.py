"""Activating leaders and units with a card (5.3)."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.action import Action, Group, Mover, Way
from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.events import Activated, Passed
from tripoli.wilderness.model.options import DONE, Act, Ask, Option, of_piece
from tripoli.wilderness.model.pieces import (
    AUXILIARIES,
    DRILLED,
    INDIANS,
    LEADERS,
    OF,
    UNITS,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.sides import BRITISH
from tripoli.wilderness.model.spaces import SPACES
from tripoli.wilderness.rules import forces
from tripoli.wilderness.rules.war import Rule, War

FOUL_WEATHER: Final = 2
"""The most spaces moved in Foul Weather."""
LEADERS_IN_CAMPAIGN: Final = 2
INDIVIDUALS: Final = AUXILIARIES | LEADERS
"""The pieces of which a card activates several, one by one (5.32)."""
NAVAL_VALUE: Final = 3
"""The value of cards with which a force may naval move (6.41)."""


def begin(war: War, card: Card, way: Way) -> Action:
    """Begin an Action Phase with a card."""
    state = war.state
    state.action = action = Action(card, way, bytes(state.place), state.inside)
    return action


def may_sail(action: Action, *, lead: bool) -> bool:
    """Whether a group may naval move (6.41, 6.42).

    Args:
        action: the Action Phase.
        lead: whether a leader is activated with a force.
    """
    as_force = action.way is Way.FORCE or (action.way is Way.FREE and lead)
    return not as_force or action.card.value == NAVAL_VALUE


def name(war: War, action: Action) -> Rule[None]:
    """The active side names what it activates (5.32, 5.33, W12, W13, W15)."""
    state = war.state
    side = state.active
    while not _full(action):
        left = _left(action)
        option = yield from war.ask(side, Ask.ACTIVATE, lambda: _nameable(war, action), left)
        if option is DONE:
            break
        piece = option.piece
        assert piece is not None
        space = SPACES[state.place[piece]]
        if option.act is Act.SEND:
            group = Group(piece if piece.bit & LEADERS else None, piece.bit)
            drilled = bool(piece.bit & DRILLED)
            action.way = Way.DRILLED if drilled else Way.INDIVIDUALS
            action.spent += 0 if drilled else cost(piece)
        else:
            among = forces.company(state, side, piece, action.used)
            pieces = yield from forces.form(war, side, piece, among, space)
            group = Group(piece, pieces)
            if action.way is Way.FREE:
                action.way = Way.FORCE
        action.waiting += (group,)
        action.used |= group.pieces
        if war.listener:
            war.emit(Activated(side, group.leader, group.pieces, space))
    if not action.waiting:
        war.emit(Passed(side))
    action.named = True


def cost(piece: Piece) -> int:
    """What a piece costs that is activated individually, in half points (5.32)."""
    return 1 if piece.bit & INDIANS else 2


def _left(action: Action) -> int:
    """What may still be named: half points for units and leaders by themselves, leaders in a
    Campaign; 0 as long as anything may be.
    """
    if action.way is Way.CAMPAIGN:
        return LEADERS_IN_CAMPAIGN - len(action.waiting)
    return 2 * action.card.value - action.spent if action.way is Way.INDIVIDUALS else 0


def left_after(action: Action, piece: Piece) -> int:
    """What is left, in half points, once a piece is activated individually (5.32)."""
    return (_left(action) or 2 * action.card.value) - cost(piece)


def _full(action: Action) -> bool:
    """Whether nothing more may be named."""
    return action.way is not Way.FREE and not _left(action)


def _nameable(war: War, action: Action) -> list[Option]:
    state = war.state
    side = state.active
    on_map: Pieces = 0
    for space in SPACES:
        on_map |= state.at[space]
    free = on_map & OF[side] & ~action.used
    options: list[Option] = []
    if action.way in (Way.FREE, Way.CAMPAIGN):
        any_leader = action.way is Way.CAMPAIGN
        for leader in each(free & LEADERS):
            if any_leader or leader.initiative <= action.card.value:
                options.append(of_piece(Act.LEAD, leader))
    if action.way is Way.FREE:
        options += [of_piece(Act.SEND, unit) for unit in each(free & DRILLED)]
    if action.way in (Way.FREE, Way.INDIVIDUALS):
        for piece in each(free & INDIVIDUALS):
            if left_after(action, piece) >= 0:
                options.append(of_piece(Act.SEND, piece))
    options.append(DONE)
    return options


def next_group(war: War, action: Action) -> Rule[None]:
    """The active side chooses which of the groups named moves next, and it gets ready."""
    state = war.state
    side = state.active
    groups = []
    for group in action.waiting:
        # Who has died or fought meanwhile is no longer activated (W16).
        alive = group.pieces & ~action.fought & _together(war, group)
        if alive and (group.leader is None or alive & group.leader.bit):
            groups.append(Group(group.leader, alive))
    action.waiting = tuple(groups)
    if not groups:
        return

    def options() -> list[Option]:
        return [of_piece(Act.BEGIN, _head(group)) for group in groups]

    group = groups[0]
    if len(groups) > 1:
        option = yield from war.ask(side, Ask.NEXT, options)
        group = next(group for group in groups if _head(group) is option.piece)
    action.waiting = tuple(other for other in groups if other is not group)
    if group.leader is not None:
        group = yield from _made_legal(war, group)
    space = SPACES[state.place[_head(group)]]
    naval = action.way is not Way.FORCE or action.card.value == NAVAL_VALUE
    action.mover = Mover(group, space, naval=naval)


def _head(group: Group) -> Piece:
    """The piece that a group is called after."""
    return next(each(group.pieces)) if group.leader is None else group.leader


def _together(war: War, group: Group) -> Pieces:
    """The pieces on the map that are where the head of a group is."""
    place = war.state.place[_head(group)]
    return war.state.at[place] if place < len(SPACES) else 0


def _made_legal(war: War, group: Group) -> Rule[Group]:
    """Leave pieces behind until a force is legal again (W138)."""
    leader = group.leader
    assert leader is not None
    pieces = group.pieces
    while not forces.legal(leader, pieces):
        options = [of_piece(Act.LEAVE, unit) for unit in each(pieces & UNITS)]
        space = SPACES[war.state.place[leader]]
        group = Group(leader, pieces)
        option = yield from war.ask(war.state.active, Ask.FORCE, options, space=space, group=group)
        assert option.piece is not None
        pieces &= ~option.piece.bit
    return Group(leader, pieces)


def windows(war: War, mover: Mover) -> Rule[None]:
    """Foul Weather, then George Croghan, before the first step (6.2, W29, W107)."""
    state = war.state
    side = state.active
    mover.asked = True
    if mover.pieces & state.inside:
        return
    if (
        yield from war.window(
            side.other,
            "foul_weather",
            able=True,
            space=mover.space,
            enemy=Group(mover.leader, mover.pieces),
        )
    ):
        mover.most = FOUL_WEATHER
        mover.naval = False
    if side is BRITISH:
        able = bool(mover.pieces & DRILLED)
        if (yield from war.window(side, "george_croghan", able, mover.space)):
            mover.guided = True
