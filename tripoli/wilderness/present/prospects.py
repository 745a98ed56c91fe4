"""Reach, odds, winter and threats in words; see `reach` and `odds`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tripoli.kernel.distribution import chance, expected
from tripoli.kernel.screen import wrapped
from tripoli.kernel.text import decimal, fill, listed, percent, plain
from tripoli.wilderness.model.pieces import FULL_NAMES, LEADERS, OF, UNITS, Piece, Pieces, each
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import LANDINGS, SPACES, Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.odds.battles import battle
from tripoli.wilderness.odds.others import winter
from tripoli.wilderness.odds.raids import deployed, raid
from tripoli.wilderness.odds.sieges import assault, siege
from tripoli.wilderness.present.terminal import names
from tripoli.wilderness.reach import (
    Approach,
    Arrival,
    Stop,
    Threat,
    arrival,
    obstacle,
    reach,
    threats,
)
from tripoli.wilderness.reach.search import going
from tripoli.wilderness.rules import activation, forces
from tripoli.wilderness.rules.battle import deployable
from tripoli.wilderness.rules.command import commander
from tripoli.wilderness.rules.paths import BOAT, LANDING_PORTS, allowance, walled
from tripoli.wilderness.rules.sieges import NEEDED, lays_siege, may_roll
from tripoli.wilderness.text import prospects as text
from tripoli.wilderness.text.terminal import SEAT_NAMES


def _group(state: State, side: Side, query: str) -> Pieces:
    """The force of the leader, or the unit, that has this name, or whose name begins so; the group
    on the move if nothing is asked for; empty if there is none.
    """
    mover = state.action.mover if state.action else None
    if not query:
        return mover.pieces if mover else 0
    found = [piece for piece in each(OF[side]) if state.on_map(piece)]
    named = [piece for piece in found if query in (plain(piece.name), plain(FULL_NAMES[piece]))]
    named += [piece for piece in found if plain(piece.name).startswith(query)]
    if not named:
        return 0
    piece = named[0]
    if mover is not None and mover.pieces & piece.bit:
        return mover.pieces
    return forces.largest(state, side, piece) if piece.bit & LEADERS else piece.bit


def _where(state: State, pieces: Pieces) -> Space:
    return SPACES[state.place[next(each(pieces))]]


def reach_text(state: State, side: Side, query: str) -> list[str]:
    """Where a group can go, and what awaits it there."""
    pieces = _group(state, side, query)
    if not pieces:
        return [text.WHO]
    space = _where(state, pieces)
    gait, naval = going(state, pieces)
    found = reach(state, side, pieces, space, gait, naval=naval)
    lines = [wrapped(fill(text.GROUP, pieces=names(state, pieces), space=space))]
    for way in sorted(found.values(), key=lambda one: (one.steps, one.space)):
        lines.append(wrapped(_way(way), "    ", "  "))
    return lines if found else [*lines, text.NOWHERE]


def _way(way: Approach) -> str:
    mode = text.MODES[way.by_land, way.by_boat]
    said = [fill(text.WAY, space=way.space, steps=way.steps, mode=mode)]
    if way.arrival is not Arrival.REST:
        said.append(text.ARRIVALS[way.arrival.value])
    elif way.stop is not None and way.stop.value in text.STOPS:
        said.append(text.STOPS[way.stop.value])
    if way.passes:
        said.append(text.PASSES)
    if way.safe < 1:
        said.append(fill(text.SAFE, safe=percent(way.safe)))
    return "; ".join(said)


def odds_text(state: State, side: Side, query: str) -> list[str]:
    """The odds of a fight in a space: "montcalm > hudson carry north"."""
    who, _, name = query.rpartition(">")
    target = space_called(name.strip())
    if target is None:
        return [fill(text.WHERE, example="Montcalm > Albany")]
    pieces = _group(state, side, who.strip())
    if not pieces:
        return [text.WHO]
    lines = [*_obstacle(state, side, pieces, target), *_fights(state, side, pieces, target)]
    return [wrapped(line) for line in lines]


def obstacle_text(state: State, side: Side, query: str) -> list[str]:
    """Why a group cannot get to a space, or how it can: "montcalm > albany"."""
    who, _, name = query.rpartition(">")
    target = space_called(name.strip())
    if target is None:
        return [fill(text.WHERE, example="Montcalm > Albany")]
    pieces = _group(state, side, who.strip())
    if not pieces:
        return [text.WHO]
    space = _where(state, pieces)
    if target == space:
        return [fill(text.THERE, space=space)]
    lines = _obstacle(state, side, pieces, target)
    if not lines:
        gait, naval = going(state, pieces)
        lines = [_way(reach(state, side, pieces, space, gait, naval=naval)[target])]
    return [wrapped(line) for line in lines]


def _obstacle(state: State, side: Side, pieces: Pieces, target: Space) -> list[str]:
    """Why a group cannot get to a space; empty if it can."""
    space = _where(state, pieces)
    gait, naval = going(state, pieces)
    found = obstacle(state, side, pieces, space, target, gait, naval=naval)
    if found is None:
        return []
    template = text.OBSTACLES[found.stop.value]
    lands = any(card.key == "amphibious_landing" for card in state.hands[side].cards)
    port = next((port for port in LANDING_PORTS if target in LANDINGS.get(port, ())), None)
    if found.stop in (Stop.SEA, Stop.NO_WAY) and lands and port is not None:
        template = _by_landing(state, pieces, port)
    land = max(0, allowance(pieces) - gait.steps) if gait.land else 0
    boat = max(0, BOAT - gait.steps) if gait.boat else 0
    if found.stop is Stop.ALLOWANCE and found.steps <= boat:
        template = text.NO_BOAT
    told = {"space": target, "where": found.space, "steps": found.steps, "port": port}
    return [fill(template, **told, land=land, boat=boat)]


def _by_landing(state: State, pieces: Pieces, port: Space) -> str:
    """How a group gets to a space that is reached by Amphibious Landing only, or why it cannot
    (6.43).
    """
    if state.squadrons:
        return text.NO_LANDINGS
    if _where(state, pieces) != port:
        return text.LANDING_PORT
    action = state.action
    if action is None:
        return text.BY_LANDING
    mover = action.mover
    sails = activation.may_sail(action, lead=bool(pieces & LEADERS))
    if mover is not None and mover.pieces == pieces:
        sails = mover.naval
    return text.BY_LANDING if sails else text.LANDING_VALUE


def space_called(query: str) -> Space | None:
    """The space that has this name, or the first whose name begins so; None if there is none.

    Args:
        query: the name, as `kernel.text.plain` gives it.
    """
    found = [space for space in SPACES if plain(space.name) == query]
    found += [space for space in SPACES if plain(space.name).startswith(query)]
    return found[0] if query and found else None


def _fights(state: State, side: Side, pieces: Pieces, target: Space) -> Iterable[str]:
    leader = commander(pieces)
    if state.sieges[target] and state.has_fort(target, side.other):
        return _siege(state, side, target, leader)
    match arrival(state, side, pieces, target):
        case Arrival.BATTLE:
            return _battle(state, side, pieces, target, leader)
        case Arrival.RAID:
            return _raid(state, side, pieces, target, leader)
        case _:
            return [fill(text.NO_FIGHT, space=target)]


def _battle(
    state: State, side: Side, pieces: Pieces, target: Space, leader: Piece | None
) -> list[str]:
    outcomes = battle(state, side, pieces, target, leader=leader)
    lines = [
        fill(
            text.BATTLE,
            space=target,
            wins=percent(float(chance(outcomes, lambda one: one.wins))),
            caused=decimal(expected(outcomes, lambda one: one.caused)),
            suffered=decimal(expected(outcomes, lambda one: one.suffered)),
        )
    ]
    militia = deployable(state, target)
    if militia:
        more = battle(state, side, pieces, target, leader=leader, militia=militia)
        wins = percent(float(chance(more, lambda one: one.wins)))
        lines.append(fill(text.MILITIA, count=militia.bit_count(), wins=wins))
    return [*lines, text.AVOIDS_OR_SHELTERS if walled(state, side, target) else text.AVOIDS]


def _raid(
    state: State, side: Side, pieces: Pieces, target: Space, leader: Piece | None
) -> list[str]:
    outcomes = raid(state, side, pieces, target, leader=leader)
    lines = [
        fill(
            text.RAID,
            space=target,
            success=percent(float(chance(outcomes, lambda one: one.success))),
            lost=decimal(expected(outcomes, lambda one: one.lost)),
        )
    ]
    strong = deployed(state, side, target)
    if strong is not None:
        met = raid(state, side, pieces, target, leader=leader, militia=strong)
        success = percent(float(chance(met, lambda one: one.success)))
        lines.append(fill(text.DEPLOYED, success=success))
    return lines


def _siege(state: State, side: Side, target: Space, leader: Piece | None) -> list[str]:
    lines = []
    if leader is not None and may_roll(state, side, target, leader):
        levels = siege(state, side, target, leader)
        said = [
            fill(text.LEVEL, level=level, chance=percent(float(p)))
            for level, p in sorted(levels.items())
        ]
        lines.append(fill(text.SIEGE, space=target, levels=listed(said)))
    outcomes = assault(state, side, target)
    lines.append(
        fill(
            text.ASSAULT,
            space=target,
            level=NEEDED[state.fort_kind(target)],
            falls=percent(float(chance(outcomes, lambda one: one.falls))),
            caused=decimal(expected(outcomes, lambda one: one.caused)),
            suffered=decimal(expected(outcomes, lambda one: one.suffered)),
        )
    )
    return lines


def winter_text(state: State, seat: Side, query: str = "") -> list[str]:
    """What attrition would take of each side now, the own side first."""
    del query
    lines = []
    for side in (seat, seat.other):
        tolls = winter(state, side)
        if not tolls:
            lines.append(fill(text.NO_TOLL, side=SEAT_NAMES[side]))
            continue
        lines.append(f"{SEAT_NAMES[side]}:")
        lines += [
            "  " + fill(text.TOLL, space=one.space, lost=one.lost, full=one.full.bit_count())
            for one in tolls
        ]
    return lines


def threats_text(state: State, side: Side, query: str = "") -> list[str]:
    """The places of a side that the enemy could fight over, besiege or raid next."""
    del query
    lines = [
        wrapped(fill(text.THREAT, space=space, groups="; ".join(groups)), "    ")
        for space, groups in threatened(state, side)
    ]
    return lines or [text.NO_THREAT]


def threatened(state: State, side: Side) -> list[tuple[Space, list[str]]]:
    """The places of a side that the enemy could fight over, besiege or raid next, and by whom, in a
    clause each.
    """
    found = []
    reached = threats(state, side.other)
    for space in SPACES:
        besieged = lays_siege(state, side.other, space)
        said = [fill(text.BESIEGED, level=state.sieges[space] - 1)] if besieged else []
        coming = reached.get(space, ())
        said += _coming(one for one in coming if one.approach.arrival is not Arrival.REST)
        if said:
            found.append((space, said))
    return found


def _coming(groups: Iterable[Threat]) -> Iterator[str]:
    """Who can get to a space: once for each space they come from and each thing they can do."""
    together: dict[tuple[Space, Arrival], list[Threat]] = {}
    for one in groups:
        together.setdefault((one.origin, one.approach.arrival), []).append(one)
    for (origin, what), those in together.items():
        led = [one for one in those if one.leader is not None]
        # Units are not named by themselves where a leader can come.
        alone = [unit.name for one in those for unit in each(one.pieces)]
        yield fill(
            text.ARMY if led else text.PARTIES,
            pieces=listed(dict.fromkeys(one.leader for one in led) or alone),
            units=max(((one.pieces & UNITS).bit_count() for one in led), default=0),
            space=origin,
            arrival=text.ARRIVALS[what.value],
        )
