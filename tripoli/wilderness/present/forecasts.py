"""What decides a fight, a raid or a siege roll that may come: strengths, columns, modifiers, and
what each face of a die would come to. Public information only: response cards are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripoli.kernel.text import fill
from tripoli.wilderness.model import tables
from tripoli.wilderness.model.events import Fired
from tripoli.wilderness.model.options import Act, Ask, Decision
from tripoli.wilderness.model.pieces import OF, Piece, Pieces
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.odds.battles import DICE, lined_up, reserves
from tripoli.wilderness.odds.raids import raiding
from tripoli.wilderness.present import clauses
from tripoli.wilderness.present.notation import side_name
from tripoli.wilderness.present.words import modifiers
from tripoli.wilderness.reach import Arrival, arrival
from tripoli.wilderness.rules.command import commander
from tripoli.wilderness.rules.fire import Aim, aim, aim_in_assault
from tripoli.wilderness.rules.raids import hard_column, raid_modifiers, strong_column
from tripoli.wilderness.rules.sieges import risen, siege_modifiers
from tripoli.wilderness.text import fights as text

if TYPE_CHECKING:
    from tripoli.wilderness.present import messages


def of_decision(decision: Decision, state: State) -> list[messages.Forecast]:
    """What decides what the options of a decision lead to at once.

    Args:
        decision: the current decision.
        state: the state.
    """
    mover = state.action.mover if state.action else None
    space, side = decision.space, decision.side
    acts = {option.act for option in decision.options}
    found: list[messages.Forecast] = []
    if decision.ask is Ask.AVOID and mover is not None and space is not None:
        found.append(
            _battle(state, side.other, mover.pieces, space, mover.leader, landing=mover.landing)
        )
    elif decision.ask is Ask.SIEGE and space is not None:
        found.append(_assault(state, side, space))
    elif decision.ask is Ask.STEP and mover is not None:
        if Act.SIEGE in acts and mover.leader is not None:
            found.append(_siege(state, side, mover.space, mover.leader))
        if Act.ASSAULT in acts:
            found.append(_assault(state, side, mover.space))
        if Act.SORTIE in acts:
            found.append(_battle(state, side, mover.pieces, mover.space, mover.leader, sortie=True))
    return found


def of_arrival(
    state: State,
    side: Side,
    pieces: Pieces,
    space: Space,
    leader: Piece | None,
    *,
    landing: bool = False,
) -> messages.Forecast | None:
    """What decides what comes of ending a move in a space; None if nothing is rolled for.

    Args:
        state: the state.
        side: the side that moves.
        pieces: what moves.
        space: where it ends.
        leader: who commands it; None for a unit by itself.
        landing: whether it comes by an Amphibious Landing.
    """
    match arrival(state, side, pieces, space):
        case Arrival.BATTLE:
            return _battle(state, side, pieces, space, leader, landing=landing)
        case Arrival.RAID:
            return _raid(state, side, raiding(state, side, pieces, space), space, leader)
        case _:
            return None


def _battle(
    state: State,
    side: Side,
    pieces: Pieces,
    space: Space,
    leader: Piece | None,
    *,
    landing: bool = False,
    sortie: bool = False,
) -> messages.Forecast:
    def fires(joining: Pieces) -> dict[Side, Aim]:
        fight = lined_up(
            state,
            side,
            pieces,
            space,
            leader=leader,
            militia=joining,
            landing=landing,
            sortie=sortie,
        )
        aims = ((who, aim(state, fight, side, who)) for who in (side, side.other))
        return {who: found for who, found in aims if found is not None}

    alone = fires(0)
    charts = [_fire(who, found) for who, found in alone.items()]
    joining = reserves(state, side, space) & ~pieces
    for who, found in (fires(joining) if joining else {}).items():
        if found != alone.get(who):
            chart = _fire(who, found)
            charts.append({**chart, "about": fill(text.JOINED, about=chart["about"])})
    return {"title": fill(text.FORECASTS["battle"], space=space), "charts": charts}


def _assault(state: State, side: Side, space: Space) -> messages.Forecast:
    attackers = state.fighters(space, side)
    defenders = state.at[space] & OF[side.other] & state.inside
    played = clauses.coehorns(state, space)
    charts = [
        _fire(
            who,
            aim_in_assault(
                state, pieces, commander(pieces), attacks=who is side, coehorns=who in played
            ),
        )
        for who, pieces in ((side, attackers), (side.other, defenders))
    ]
    return {"title": fill(text.FORECASTS["assault"], space=space), "charts": charts}


def _raid(
    state: State, side: Side, raiders: Pieces, space: Space, leader: Piece | None
) -> messages.Forecast:
    hard = hard_column(state, side, space)
    strong = strong_column(state, side, space)
    lives = state.steps(raiders)
    found = raid_modifiers(state, side, space, raiders, leader)
    bonus = sum(number for _, number in found)
    faces: list[messages.Face] = []
    for die in DICE:
        success, losses = tables.raid(die + bonus, hard=hard)
        lost = min(losses, lives)
        faces.append(
            {
                "mark": fill(text.RAID_MARKS[success], lost=lost),
                "said": fill(text.RAID_FACES[success], lost=lost),
            }
        )
    return {
        "title": fill(text.FORECASTS["raid"], space=space),
        "charts": [_chart(side, text.RAID_COLUMNS[hard, strong], tuple(found), faces)],
    }


def _siege(state: State, side: Side, space: Space, leader: Piece) -> messages.Forecast:
    level = state.sieges[space] - 1
    found = siege_modifiers(state, side, space, leader, clauses.coehorns(state, space))
    bonus = sum(number for _, number in found)
    levels = [risen(level, die + bonus) for die in DICE]
    faces: list[messages.Face] = [
        {"mark": str(after), "said": fill(text.SIEGE_FACE, level=after)} for after in levels
    ]
    used = tuple(pair for pair in found if pair[1])
    return {
        "title": fill(text.FORECASTS["siege"], space=space),
        "charts": [_chart(side, fill(text.SIEGE_ABOUT, level=level), used, faces)],
    }


def _fire(side: Side, found: Aim) -> messages.Chart:
    return _chart(
        side,
        column_text(
            found.strength, tables.COLUMNS[found.column], doubled=found.doubled, shift=found.shift
        ),
        found.modifiers,
        [_inflicted(found.result(die)) for die in DICE],
    )


def _inflicted(losses: int) -> messages.Face:
    return {"mark": str(losses), "said": fill(text.FACE, losses=losses)}


def _chart(
    side: Side, about: str, found: tuple[tuple[str, int], ...], faces: list[messages.Face]
) -> messages.Chart:
    added = modifiers(found)
    return {
        "side": side_name(side),
        "about": fill(text.NEEDS, column=about, modifiers=added) if added else about,
        "faces": faces,
    }


def column_text(strength: int, column: str, *, doubled: bool, shift: int) -> str:
    """What decides the column of a table.

    Args:
        strength: the total strength, doubled if it is.
        column: the name of the column.
        doubled: whether the strength is doubled.
        shift: by how many columns it is moved to the right.
    """
    return fill(
        text.COLUMN,
        strength=strength,
        doubled=text.DOUBLED if doubled else "",
        column=column,
        shifted=text.SHIFTED if shift < 0 else "",
    )


def fired(event: Fired) -> list[messages.Face]:
    """What each face of a die would have come to, as it fell.

    Args:
        event: the fire of a side.
    """
    column = tables.COLUMNS.index(event.column)
    bonus = sum(number for _, number in event.modifiers)
    return [_inflicted(tables.losses(column, die + bonus)) for die in DICE]
