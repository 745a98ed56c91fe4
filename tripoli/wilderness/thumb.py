"""A computer player that plays by rules of thumb.

It looks at one game that it cannot tell from the real one, and asks for every force, unit and
leader what good it could do where it can get to: fight, besiege, raid, take, or come nearer to such
places. A card is played for its event if that is worth more than the best activation.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from tripoli.kernel.seat import Seat
from tripoli.wilderness.model.action import Mover
from tripoli.wilderness.model.cards import Card
from tripoli.wilderness.model.options import Act, Ask, Decision, Option
from tripoli.wilderness.model.pieces import (
    AUXILIARIES,
    DRILLED,
    JOHNSONS_OWN,
    LEADERS,
    MILITIA,
    OF,
    REGULARS,
    UNITS,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import (
    IS_CULTIVATED,
    ORIGINAL,
    SPACES,
    Space,
    distances,
)
from tripoli.wilderness.model.state import FORT, FORTRESS, STOCKADE, VITAL, State
from tripoli.wilderness.rules import forces, paths, raids

EVENTS: Final = {
    "british_regulars": 1.6,
    "highlanders": 1.6,
    "royal_americans": 1.6,
    "french_regulars": 1.6,
    "light_infantry": 1.0,
    "william_pitt": 2.0,
    "diplomatic_revolution": 2.0,
    "quiberon_bay": 1.5,
    "acadians_expelled": 0.8,
    "northern_indian_alliance": 0.8,
    "western_indian_alliance": 0.8,
    "iroquois_alliance": 0.6,
    "mohawks": 0.5,
    "cherokees": 0.3,
    "cherokee_uprising": 1.2,
    "treaty_of_easton": 0.8,
    "indians_desert": 0.5,
    "small_pox": 0.9,
    "courier_intercepted": 0.5,
    "francois_bigot": 0.4,
    "british_ministerial_crisis": 0.5,
    "provincial_regiments_dispersed": 0.7,
    "stingy_provincial_assembly": 0.4,
    "british_colonial_politics": 0.6,
    "raise_provincial_regiments": 0.7,
    "colonial_recruits": 0.3,
    "troop_transports": 0.5,
    "victories_in_germany": 0.4,
    "rangers": 0.5,
    "bastions_repaired": 0.6,
    "louisbourg_squadrons": 0.5,
    "intrigues_against_shirley": 0.5,
    "campaign": 0.6,
    "governor_vaudreuil_interferes": 0.2,
    "call_out_militias": 0.2,
}
"""What an event is worth, in victory points."""
SIEGE: Final = 2.4
"""What it is worth to go on with a siege."""
PRIZES: Final = {STOCKADE: 0.9, FORT: 1.4, FORTRESS: 1.7}
"""What an enemy fortification is worth to Drilled Troops that come to it."""
RAID: Final = 0.22
STRONG_RAID: Final = 0.3
"""What a raid is worth: half a point, if it succeeds."""
VITAL_PRIZE: Final = 1.0
NEARER: Final = 0.015
"""What it is worth to be a space nearer to something worth a point."""
UNSAFE: Final = 0.5
"""What it costs Drilled Troops to stand out of supply."""
SAFE_ODDS: Final = 1.6
"""How much stronger attackers should be than defenders."""


class Thumb:
    """Plays by rules of thumb.

    Args:
        rng: its own random numbers, which choose between equals.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seat: Seat) -> Option:
        """Choose one of the options of the seat's decision."""
        decision = seat.decision
        assert isinstance(decision, Decision)
        options = [o for o in decision.options if o.act not in (Act.DEMOLISH, Act.CLEAR)]
        if len(options) == 1:
            return options[0]
        game = next(seat.worlds(self._rng))
        values = [self._value(game, decision, option) for option in options]
        best = max(values)
        return self._rng.choice([o for o, v in zip(options, values, strict=True) if v == best])

    def _value(self, game: Any, decision: Decision, option: Option) -> float:
        """How good an option is, among those of its decision."""
        state: State = game.state
        side = decision.side
        ask = decision.ask
        if ask is Ask.CARD:
            return card_value(state, side, option)
        if ask is Ask.ACTIVATE:
            return _activation(state, side, option)
        if ask is Ask.FORCE:
            return 2.0 if option == "take everyone" else 1.0 if option.act is Act.TAKE else 0.0
        if ask is Ask.STEP:
            return _step(state, side, option)
        if ask in (Ask.LOSS, Ask.RAID_LOSS, Ask.ATTRITION):
            return _expendable(state, option)
        if ask is Ask.WINDOW:
            return _response(state, side, decision, option)
        if ask in (Ask.INTERCEPT, Ask.AVOID):
            return _chance_of_meeting(state, side, decision, option)
        return _OTHERWISE.get(option.act, 0.0)


_OTHERWISE: Final = {
    Act.DONE: -0.1,
    Act.PLACE: 1.0,
    Act.RESTORE: 0.9,
    Act.DEPLOY: 0.5,
    Act.JOIN: 0.5,
    Act.ASSAULT: 1.0,
    Act.RETRIEVE: 0.5,
}
"""What to do with all other questions."""


def card_value(state: State, side: Side, option: Option) -> float:
    """What a use of a card is worth, in victory points."""
    card = option.card
    if card is None:
        return -0.5
    keep = _KEPT.get(card.key, 0.0) if option.act is not Act.EVENT else 0.0
    if option.act is Act.EVENT:
        return EVENTS.get(card.key, 0.3)
    if option.act is Act.ACTIVATE:
        return best_activation(state, side, card) - keep - 0.02 * card.value
    if option.act is Act.FORTS:
        begun = sum(1 for owner in state.works if owner == side + 1)
        return (0.35 if begun else 0.05) - keep
    return 0.1 - keep


_KEPT: Final = {
    "surrender": 0.5,
    "ambush": 0.25,
    "massacre": 0.1,
    "amphibious_landing": 0.2,
    "foul_weather": 0.1,
    "coehorns": 0.2,
    "fieldworks": 0.1,
}
"""What it costs to give up a response."""


def best_activation(state: State, side: Side, card: Card) -> float:
    """What the best activation with a card is worth."""
    best = 0.0
    for leader in each(OF[side] & LEADERS & ~state.inside):
        if state.on_map(leader) and leader.initiative <= card.value:
            best = max(best, _force_value(state, side, leader))
    raiders = sorted(
        (
            _goal(state, side, unit.bit, SPACES[state.place[unit]], None)
            for unit in each(OF[side] & AUXILIARIES & ~state.inside)
            if state.on_map(unit)
        ),
        reverse=True,
    )
    return max(best, sum(raiders[: card.value]))


def _activation(state: State, side: Side, option: Option) -> float:
    piece = option.piece
    if piece is None:
        return 0.0
    if option.act is Act.LEAD:
        return _force_value(state, side, piece)
    if piece.bit & LEADERS:
        return -0.1
    return _goal(state, side, piece.bit, SPACES[state.place[piece]], None)


def _force_value(state: State, side: Side, leader: Piece) -> float:
    """What a leader can do with all the pieces that he may command."""
    space = SPACES[state.place[leader]]
    pieces = force_of(state, side, leader)
    if state.sieges[space] and state.has_fort(space, side.other):
        if pieces & DRILLED and not any(
            other.command > leader.command for other in each(state.leaders(space, side))
        ):
            return SIEGE
    if not pieces & UNITS:
        return -0.1
    return _goal(state, side, pieces, space, None)


def force_of(state: State, side: Side, leader: Piece) -> Pieces:
    """A leader with as many pieces of his space as he may command, the strongest first."""
    space = state.place[leader]
    there = state.at[space] & OF[side] & ~state.inside & ~leader.bit
    force = leader.bit
    for other in each(there & LEADERS):
        if other.command <= leader.command:
            force |= other.bit
    units = sorted(each(there & UNITS & ~MILITIA), key=lambda unit: -state.strength(unit.bit))
    for unit in units:
        if forces.legal(leader, force | unit.bit):
            force |= unit.bit
    return force


def _goal(state: State, side: Side, pieces: Pieces, space: Space, mover: Mover | None) -> float:
    """The value of the best space that pieces can get to."""
    return max(
        (worth for _, worth in goals(state, side, pieces, space, mover).values()), default=0.0
    )


def goals(
    state: State, side: Side, pieces: Pieces, space: Space, mover: Mover | None
) -> dict[Space, tuple[Space, float]]:
    """For each space that pieces can get to, the first step on the way, and what it is worth.

    Args:
        state: the state.
        side: their side.
        pieces: the pieces.
        space: where they are.
        mover: if they are on the move already, how they have moved; else None.
    """
    gait = paths.gait_of(mover) if mover else _FRESH
    found: dict[Space, tuple[Space, float]] = {}
    seen = {space}
    queue: list[tuple[Space, paths.Gait, Space | None]] = [(space, gait, None)]
    for here, how, first in queue:
        for target, after in paths.steps(state, side, pieces, how, here):
            if target in seen:
                continue
            seen.add(target)
            start = first or target
            found[target] = (start, worth(state, side, pieces, space, target))
            if not state.occupied_by(target, side.other):
                queue.append((target, after, start))
    return found


_FRESH: Final = paths.Gait(land=True, boat=True, carried=False, steps=0, most=99, guided=False)


def worth(state: State, side: Side, pieces: Pieces, source: Space, target: Space) -> float:
    """What it is worth to end a move in a space, in victory points."""
    enemy = side.other
    defenders = state.outside(target, enemy)
    value = 0.0
    strength = state.strength(pieces)
    drilled = pieces & DRILLED
    kind = state.fort_kind(target) if state.has_fort(target, enemy) else 0
    if defenders:
        against = state.strength(defenders) + (1 if kind == STOCKADE else 0)
        department = target.department
        if department is not None and department.side is enemy:
            against += 1
        if strength < SAFE_ODDS * against:
            return -1.0
        prize = defenders & REGULARS or defenders.bit_count() > 4
        value += 0.8 if prize else 0.2
    if kind >= FORT and drilled and state.open_fort(target, enemy):
        value += PRIZES[kind] if _leaders(pieces) and strength >= 5 else -0.3
    elif kind == STOCKADE and drilled:
        value += PRIZES[STOCKADE]
    elif pieces & AUXILIARIES and not drilled and not defenders:
        if raids.target(state, side, target):
            value += _raid_worth(state, side, pieces, target)
    if target in VITAL and state.holders[VITAL.index(target)] is enemy and pieces & UNITS:
        value += VITAL_PRIZE if not kind else 0.2
    if drilled:
        if not IS_CULTIVATED[target] and not state.has_fort(target, side):
            value -= 0.1
        value += NEARER * (_away(state, side, source) - _away(state, side, target))
        if state.sieges[source] and state.has_fort(source, enemy):
            value -= SIEGE
    return value


def _leaders(pieces: Pieces) -> bool:
    return bool(pieces & LEADERS)


def _raid_worth(state: State, side: Side, pieces: Pieces, target: Space) -> float:
    strong = raids.strong_column(state, side, target)
    if state.raided[side][target] and not strong:
        return -0.1
    tactics = max((leader.tactics for leader in each(pieces & LEADERS)), default=0)
    return (STRONG_RAID if strong else RAID) + 0.05 * tactics


def _away(state: State, side: Side, space: Space) -> float:
    """How far it is to the closest enemy fort, fortress or prize."""
    away = distances(space)
    best = 40
    for other in SPACES:
        if state.fort_kind(other) >= FORT and state.has_fort(other, side.other):
            best = min(best, away[other])
    return best


def _step(state: State, side: Side, option: Option) -> float:
    """Move toward the best space; siege, assault and sortie come first."""
    action = state.action
    mover = action.mover if action else None
    if option.act is Act.ASSAULT:
        return 6.0
    if option.act is Act.SIEGE:
        return 5.0
    if option.act is Act.LAND:
        return 4.0
    if mover is None or option.act in (Act.DROP, Act.SORTIE):
        return -2.0
    if option.act is Act.STOP:
        here = mover.space
        if state.occupied_by(here, side.other):
            return worth(state, side, mover.pieces, here, here)
        if mover.pieces & AUXILIARIES and not mover.pieces & DRILLED:
            if raids.target(state, side, here):
                return _raid_worth(state, side, mover.pieces, here)
        return 0.0
    if option.space is None:
        return -1.0
    if option.act is Act.SAIL:
        return worth(state, side, mover.pieces, mover.space, option.space) - 0.05
    found = goals(state, side, mover.pieces, mover.space, mover)
    values = [value for first, value in found.values() if first == option.space]
    return max(values, default=-1.0)


def _expendable(state: State, option: Option) -> float:
    """Lose the weakest first."""
    unit = option.piece
    if unit is None:
        return 0.0
    lost = state.strength(unit.bit)
    gone = bool(state.reduced & unit.bit)
    return -lost - (1.0 if gone else 0.0) - (0.5 if unit.bit & JOHNSONS_OWN else 0.0)


def _response(state: State, side: Side, decision: Decision, option: Option) -> float:
    """Play what helps now; save Foul Weather for big forces."""
    if option.card is None:
        return 0.0
    if decision.card == "foul_weather":
        action = state.action
        mover = action.mover if action else None
        return 1.0 if mover is not None and (mover.pieces & UNITS).bit_count() > 3 else -1.0
    if decision.card == "george_croghan":
        return -1.0
    del side
    return 1.0


def _chance_of_meeting(state: State, side: Side, decision: Decision, option: Option) -> float:
    """Intercept raiders and weak forces; avoid strong ones."""
    piece = option.piece
    action = state.action
    mover = action.mover if action else None
    if piece is None or mover is None:
        return 0.0
    space = SPACES[state.place[piece]]
    own = piece.bit if not piece.bit & LEADERS else force_of(state, side, piece)
    mine, theirs = state.strength(own), state.strength(mover.pieces)
    if decision.ask is Ask.INTERCEPT:
        good = mine >= theirs and (not own & DRILLED or IS_CULTIVATED[mover.space])
        leaves = state.open_fort(space, side) and ORIGINAL[space] is not side
        return 0.5 if good and not leaves else -0.5
    outside = state.strength(state.outside(space, side))
    return 0.5 + mine if theirs > 1.5 * outside else -0.5
