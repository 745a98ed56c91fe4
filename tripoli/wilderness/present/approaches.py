"""Where groups can go: the ways of the group on the move, and of one that can be activated.

Every answer of a session has the current decision, whose ways are therefore found once only.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from tripoli.kernel import strict
from tripoli.kernel.strict import FormatError
from tripoli.kernel.text import fill
from tripoli.kernel.title import Eyes
from tripoli.wilderness.model.action import Action, Mover, Way
from tripoli.wilderness.model.fights import Assault
from tripoli.wilderness.model.options import Act, Ask, Decision, Option
from tripoli.wilderness.model.pieces import (
    AUXILIARIES,
    DRILLED,
    FULL_NAMES,
    LEADERS,
    UNITS,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import SPACES, Space
from tripoli.wilderness.model.state import FORT, State
from tripoli.wilderness.model.tables import FORT_HOLDS, MOST_SIEGE
from tripoli.wilderness.present import clauses, forecasts
from tripoli.wilderness.present.arrivals import fight_at
from tripoli.wilderness.present.departures import empties
from tripoli.wilderness.present.notation import piece_names
from tripoli.wilderness.reach import Approach, Arrival, Interceptors, Leg, reach
from tripoli.wilderness.reach.search import going, likeness
from tripoli.wilderness.rules import activation, forces
from tripoli.wilderness.rules.retreat import attackers_cut_off, defenders_cut_off
from tripoli.wilderness.rules.sieges import (
    NEEDED,
    hindrance,
    in_supply,
    lays_siege,
    lifts,
    may_assault,
)
from tripoli.wilderness.text import clauses as text

if TYPE_CHECKING:
    from tripoli.wilderness.present import messages

_MODES: Final[dict[tuple[bool, bool], messages.Mode]] = {
    (True, True): "land and boat",
    (True, False): "land",
    (False, True): "boat",
    (False, False): "sea",
}
_GATHERS: Final = (Ask.FORCE, Ask.INSIDE, Ask.JOIN)
_CHOOSES_GROUP: Final = (Ask.ACTIVATE, Ask.NEXT)
_WITH: Final = " with "
_AND: Final = ", "
_ARRIVALS: Final[dict[Arrival, messages.Arrival]] = {
    Arrival.REST: "rest",
    Arrival.BATTLE: "battle",
    Arrival.SIEGE: "siege",
    Arrival.CAPTURE: "stockade",
    Arrival.RAID: "raid",
}


def mover(decision: Decision, state: State) -> messages.Mover | None:
    """The group on the move, the force that is formed, or those who are to go inside, or have come
    out, so far.
    """
    group = decision.group
    if decision.ask in _GATHERS and group is not None and decision.space is not None:
        gathered = _Group(group.leader, group.pieces, decision.space)
        return _mover(state, decision.side, gathered, leaves=decision.ask is Ask.FORCE)
    found = _moving(decision, state)
    if found is None:
        return None
    note = text.FOUL_WEATHER if found.most == activation.FOUL_WEATHER else None
    return _mover(state, decision.side, _Group(found.leader, found.pieces, found.space), note)


def _mover(
    state: State, side: Side, group: _Group, note: str | None = None, *, leaves: bool = True
) -> messages.Mover:
    space, pieces = group.space, group.pieces
    return {
        "pieces": piece_names(pieces),
        "space": str(space),
        "leader": None if group.leader is None else FULL_NAMES[group.leader],
        "lifts": leaves and lifts(state, side, space, pieces),
        "empties": empties(state, side, space, pieces) if leaves else None,
        "note": note,
    }


def _moving(decision: Decision, state: State) -> Mover | None:
    """The group on the move, while its side chooses its step."""
    action = state.action
    return action.mover if action is not None and decision.ask is Ask.STEP else None


def command(decision: Decision) -> messages.Command | None:
    """How large the force is that is being formed, and how large it may be."""
    if decision.ask is not Ask.FORCE or decision.group is None:
        return None
    return _command(decision.group.pieces)


def _command(pieces: Pieces) -> messages.Command:
    return {"used": forces.counted(pieces), "allowed": forces.capacity(pieces)}


@lru_cache(maxsize=1)
def ways(decision: Decision, state: State) -> list[messages.Approach] | None:
    """Where the group on the move can go, or the force that is being formed with all that it may
    still take; None if nothing moves.
    """
    side = decision.side
    moving = _moving(decision, state)
    if moving is not None:
        gait, naval = going(state, moving.pieces)
        found = reach(
            state,
            side,
            moving.pieces,
            moving.space,
            gait,
            naval=naval,
            landing=moving.landing_card,
        )
        return _told(state, side, moving.pieces, moving.space, moving.leader, found)
    group, action, space = decision.group, state.action, decision.space
    if decision.ask is not Ask.FORCE or group is None or action is None or space is None:
        return None
    if side is not state.active:
        # A force of the other side intercepts, or avoids battle, where it is asked about.
        return None
    assert group.leader is not None
    rest: Pieces = 0
    for option in decision.options:
        if option.act is Act.TAKE and option.piece is not None:
            rest |= option.piece.bit
    pieces = forces.enlarged(state, group.leader, group.pieces, rest)
    found = reach(state, side, pieces, space, naval=activation.may_sail(action, lead=True))
    return _told(state, side, pieces, space, group.leader, found)


@lru_cache(maxsize=1)
def groups(decision: Decision, state: State) -> list[messages.Group] | None:
    """The groups that can be activated, or that can move next, in the order of the options, Drilled
    units by themselves last; single units that go alike are one. None for other decisions.
    """
    if decision.ask not in _CHOOSES_GROUP:
        return None
    found: list[messages.Group] = []
    drilled: list[messages.Group] = []
    alike: dict[tuple[object, ...], messages.Group] = {}
    for option in decision.options:
        group = _group(decision, state, option)
        if group is None:
            continue
        entry = _entry(option, group, decision, state)
        if option.act is Act.SEND:
            key = (*likeness(group.space, group.pieces, naval=False), entry["more"])
            if key in alike:
                alike[key]["alike"].append(str(option))
                continue
        (drilled if group.pieces & DRILLED and group.leader is None else found).append(entry)
        if option.act is Act.SEND:
            alike[key] = entry
    return found + drilled


def waiting(decision: Decision, state: State) -> list[str]:
    """The pieces that have been activated and have not moved yet, while more are."""
    if decision.ask is not Ask.ACTIVATE or state.action is None:
        return []
    return [name for group in state.action.waiting for name in piece_names(group.pieces)]


def reach_of(
    decision: Decision | None, state: State, eyes: Eyes, notation: str
) -> list[messages.Approach]:
    """Where a group can go that can be activated, or that can move next.

    Args:
        decision: the current decision, None at the end of a game.
        state: the state.
        eyes: the viewer, who is to choose the group.
        notation: of the option that activates the group; of a leader, perhaps " with " and the
            pieces that go with him, separated by commas.

    Raises:
        FormatError: there is no such group.
    """
    decision = _choosing(decision, eyes)
    _, group = _chosen(decision, state, notation)
    if group is None or state.action is None:
        return []
    leader, pieces, space = group
    naval = activation.may_sail(state.action, lead=leader is not None)
    found = reach(state, decision.side, pieces, space, naval=naval)
    return _told(state, decision.side, pieces, space, leader, found)


def group_of(
    decision: Decision | None, state: State, eyes: Eyes, notation: str
) -> messages.Group | None:
    """A leader's force as somebody wants it.

    Args:
        decision: the current decision, None at the end of a game.
        state: the state.
        eyes: the viewer, who is to choose the force.
        notation: as for `reach_of`.

    Returns:
        The group; None if he may not command those pieces together (5.34).

    Raises:
        FormatError: there is no such leader, or some pieces are not with him.
    """
    decision = _choosing(decision, eyes)
    option, group = _chosen(decision, state, notation)
    return None if group is None else _entry(option, group, decision, state)


def _choosing(decision: Decision | None, eyes: Eyes) -> Decision:
    """The decision, if it is the viewer's choice of a group."""
    if decision is None or decision.side not in eyes or decision.ask not in _CHOOSES_GROUP:
        raise FormatError(text.NO_GROUPS)
    return decision


def _chosen(decision: Decision, state: State, notation: str) -> tuple[Option, _Group | None]:
    """The option and the group that a notation names."""
    options = {str(option): option for option in decision.options}
    name, named, names = notation.partition(_WITH)
    option = options[strict.word(name, "the group", options)]
    group, action = _group(decision, state, option), state.action
    if not named or action is None:
        return option, group
    leader = option.piece
    if leader is None or option.act is not Act.LEAD:
        raise FormatError(text.NO_GROUPS)
    there = forces.company(state, decision.side, leader, action.used)
    known = dict(zip(piece_names(there), each(there), strict=True))
    pieces = leader.bit
    for one in names.split(_AND):
        pieces |= known[strict.word(one, "a piece", known)].bit
    if not forces.legal(leader, pieces) or not pieces & UNITS:
        return option, None
    return option, _Group(leader, pieces, SPACES[state.place[leader]])


class _Group(NamedTuple):
    """What an option would set in motion."""

    leader: Piece | None
    pieces: Pieces
    space: Space


def _group(decision: Decision, state: State, option: Option) -> _Group | None:
    """What an option would set in motion; None if nothing can march alone."""
    piece, action = option.piece, state.action
    if piece is None or action is None:
        return None
    leader: Piece | None
    if option.act is Act.LEAD:
        leader = piece
        pieces = forces.largest(state, decision.side, piece, without=action.used)
    elif option.act is Act.SEND:
        leader, pieces = (piece if piece.bit & LEADERS else None), piece.bit
    else:
        waiting = next((one for one in action.waiting if one.pieces & piece.bit), None)
        if waiting is None:
            return None
        leader, pieces = waiting.leader, waiting.pieces
    space = SPACES[state.place[next(each(pieces))]]
    # A Drilled unit beside a leader who can lead is part of his force before anything else.
    drilled = leader is None and not pieces & AUXILIARIES
    if not pieces & UNITS or (drilled and _led(decision, state, space)):
        return None
    return _Group(leader, pieces, space)


def _led(decision: Decision, state: State, space: Space) -> bool:
    """Whether a leader in a space can lead a force."""
    leaders = (one.piece for one in decision.options if one.act is Act.LEAD)
    return any(leader is not None and state.place[leader] == space for leader in leaders)


def _entry(option: Option, group: _Group, decision: Decision, state: State) -> messages.Group:
    action = state.action
    assert option.piece is not None
    assert action is not None
    return {
        "head": FULL_NAMES[option.piece],
        "option": str(option),
        "alike": [],
        "pieces": piece_names(group.pieces),
        "space": str(group.space),
        "command": None if group.leader is None else _command(group.pieces),
        "beside": _beside(group, decision.side, state, action),
        "more": _leaves(option, decision, action),
        "siege": _siege(group, decision.side, state),
        "lifts": lifts(state, decision.side, group.space, group.pieces),
        "empties": empties(state, decision.side, group.space, group.pieces),
    }


def _beside(group: _Group, side: Side, state: State, action: Action) -> list[str]:
    """Who is with a leader, stays, and could go with him if others stayed."""
    leader, pieces, _ = group
    if leader is None:
        return []
    led = leader.bit | pieces & LEADERS
    there = forces.company(state, side, leader, action.used | pieces)
    return [FULL_NAMES[one] for one in each(there) if forces.legal(leader, led | one.bit)]


def _siege(group: _Group, side: Side, state: State) -> messages.SiegeHere | None:
    """What a group may do for a siege where it is; None if it lays none."""
    leader, _, space = group
    if leader is None or not lays_siege(state, side, space):
        return None
    acts: list[messages.SiegeAct] = []
    why = hindrance(state, side, space, leader)
    if why is None:
        acts.append({"act": "siege", "odds": clauses.of_siege(state, side, space, leader)})
    if may_assault(state, side, space, leader):
        odds = clauses.of_assault(state, side, Assault(space, leader))
        acts.append({"act": "assault", "odds": odds})
    if state.sieges[space] - 1 == MOST_SIEGE:
        # A roll changes nothing anymore.
        acts.reverse()
    return {"acts": acts, "why": why and clauses.of_hindrance(why, leader)}


def _leaves(option: Option, decision: Decision, action: Action) -> bool:
    """Whether another can be activated after a piece: individually (5.32), or to lead the second
    force of a Campaign.
    """
    piece = option.piece
    assert piece is not None
    if option.act is Act.LEAD:
        leads = sum(other.act is Act.LEAD for other in decision.options)
        return action.way is Way.CAMPAIGN and not action.waiting and leads > 1
    if option.act is not Act.SEND:
        return False
    left = activation.left_after(action, piece)
    return any(
        other.act is Act.SEND
        and other.piece is not None
        and other.piece is not piece
        and other.piece.bit & activation.INDIVIDUALS
        and activation.cost(other.piece) <= left
        for other in decision.options
    )


def _told(
    state: State,
    side: Side,
    pieces: Pieces,
    space: Space,
    leader: Piece | None,
    found: dict[Space, Approach],
) -> list[messages.Approach]:
    """Ways as messages, the shortest first."""
    order = sorted(found.values(), key=lambda way: (way.steps, way.space))
    return [_way(state, side, pieces, space, leader, way) for way in order]


def _way(
    state: State, side: Side, pieces: Pieces, space: Space, leader: Piece | None, way: Approach
) -> messages.Approach:
    odds, forecast = None, None
    # Where it may only pass, a battle comes of being caught there (6.52, 6.712).
    if not way.passes:
        landing = way.legs[-1].act is Act.LAND
        fight = fight_at(state, side, pieces, way.space, leader, landing=landing)
        if fight is not None:
            odds = clauses.of_fight(state, side, fight, way.safe)
            forecast = forecasts.of_fight(state, side, fight)
    return {
        "space": str(way.space),
        "steps": way.steps,
        "mode": "carry" if way.carries and not way.by_land else _MODES[way.by_land, way.by_boat],
        "arrival": _ARRIVALS[way.arrival],
        "stop": None if way.stop is None else text.STOPS[way.stop.value],
        "passes": way.passes,
        "safe": round(way.safe, 4),
        "by": [_interceptor(state, leg, one) for leg in way.legs for one in leg.interceptors],
        "path": [str(space), *map(str, way.path)],
        "notes": [] if way.passes else _notes(state, side, pieces, space, way),
        "odds": odds,
        "forecast": forecast,
    }


def _notes(state: State, side: Side, pieces: Pieces, origin: Space, way: Approach) -> list[str]:
    """What may become of those who meet in battle where a way ends: whether the enemy may go inside
    (8.1) or slip away (6.8), and who has no retreat (7.92); why a siege could not go on there; or
    what a raid would gain (10.31).
    """
    space, enemy = way.space, side.other
    siege = _no_siege(state, side, way)
    if way.arrival is Arrival.RAID:
        return [clauses.of_success(state, side, space)]
    if way.arrival is not Arrival.BATTLE:
        return siege
    source = way.path[-2] if len(way.path) > 1 else origin
    there = state.fighters(space, enemy)
    shelter = _shelter(state.fort_kind(space), there) if state.open_fort(space, enemy) else None
    back = attackers_cut_off(state, side, pieces, space, source) & UNITS
    out = defenders_cut_off(state, enemy, there, space, source) & UNITS
    return [
        *([shelter] if shelter else []),
        *clauses.of_slipping_away(state, enemy, there, space, source, pieces),
        *([fill(text.NO_WAY_BACK, units=back.bit_count())] if back else []),
        *([fill(text.NO_WAY_OUT, units=out.bit_count())] if out else []),
        *siege,
    ]


def _shelter(kind: int, there: Pieces) -> str | None:
    """That those who are in the space of a fort or fortress may go inside (8.1)."""
    some = kind == FORT and (there & UNITS).bit_count() > FORT_HOLDS
    return text.SHELTERS_SOME if some else text.SHELTERS.get(kind)


def _no_siege(state: State, side: Side, way: Approach) -> list[str]:
    """That a siege could not go on where a way ends (12.3), if it could not."""
    space = way.space
    besieged = state.has_fort(space, side.other) and state.fort_kind(space) in NEEDED
    if not besieged or way.arrival not in (Arrival.BATTLE, Arrival.SIEGE):
        return []
    landing = way.legs[-1].act is Act.LAND
    return [] if in_supply(state, side, space, landing=landing) else [text.NO_SUPPLY]


def _interceptor(state: State, leg: Leg, found: Interceptors) -> messages.Interceptor:
    leaders = sorted(each(found.pieces & LEADERS), key=lambda one: -one.tactics)
    units = sorted(each(found.pieces & UNITS), key=lambda one: -state.strength(one.bit))
    come = units[0].bit
    if leaders and not found.lone:
        come = forces.enlarged(state, leaders[0], leaders[0].bit, found.pieces)
    return {
        "name": FULL_NAMES[(leaders or units)[0]],
        "strength": state.strength(come & UNITS),
        "space": str(found.space),
        "at": str(leg.space),
        "die": found.need,
    }
