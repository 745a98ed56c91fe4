"""What decides a fight, a raid or a siege roll that may come: strengths, columns, modifiers, and
what each face of a die would come to. Public information only: response cards are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tripoli.kernel.text import fill
from tripoli.wilderness.model import tables
from tripoli.wilderness.model.events import Fired
from tripoli.wilderness.model.fights import Assault, Battle, Fight, Raid, SiegeRoll
from tripoli.wilderness.model.options import Act, Ask, Decision
from tripoli.wilderness.model.pieces import FULL_NAMES, OF, Piece, Pieces
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.odds import choices
from tripoli.wilderness.odds.battles import DICE, lined_up, reserves
from tripoli.wilderness.odds.raids import deployed, raiding
from tripoli.wilderness.present import clauses
from tripoli.wilderness.present.notation import side_name
from tripoli.wilderness.present.words import modifiers
from tripoli.wilderness.reach import Arrival, arrival
from tripoli.wilderness.rules.command import commander
from tripoli.wilderness.rules.fire import Aim, aim, aim_in_assault
from tripoli.wilderness.rules.raids import hard_column, raid_modifiers, strong_column
from tripoli.wilderness.rules.sieges import risen, siege_modifiers
from tripoli.wilderness.rules.war import War
from tripoli.wilderness.text import fights as text

if TYPE_CHECKING:
    from tripoli.wilderness.present import messages

_KINDS: Final = {Battle: "battle", Raid: "raid", SiegeRoll: "siege", Assault: "assault"}


def of_decision(decision: Decision, war: War) -> list[messages.Forecast]:
    """What decides what the options of a decision lead to at once.

    Args:
        decision: the current decision.
        war: the war.
    """
    state = war.state
    if war.fight is not None and decision.ask in choices.ASKS:
        return _before(decision, state, war.fight)
    mover = state.action.mover if state.action else None
    space, side = decision.space, decision.side
    acts = {option.act for option in decision.options}
    found: list[messages.Forecast] = []
    if decision.ask is Ask.AVOID and mover is not None and space is not None:
        found.append(
            _battle(state, side.other, mover.pieces, space, mover.leader, landing=mover.landing)
        )
    elif decision.ask is Ask.SIEGE and space is not None:
        found.append(_forecast(state, side, Assault(space)))
    elif decision.ask is Ask.STEP and mover is not None:
        if Act.SIEGE in acts and mover.leader is not None:
            found.append(_forecast(state, side, SiegeRoll(mover.space, mover.leader)))
        if Act.ASSAULT in acts:
            found.append(_forecast(state, side, Assault(mover.space)))
        if Act.SORTIE in acts:
            found.append(_battle(state, side, mover.pieces, mover.space, mover.leader, sortie=True))
    return found


def _before(decision: Decision, state: State, fight: Fight) -> list[messages.Forecast]:
    """What decides the fight that a question comes before: as it is, and where an option changes
    it.
    """
    active = state.active
    now = _forecast(state, active, fight)
    known = list(now["charts"])
    found = [now]
    for option in decision.options:
        after = choices.after(state, fight, decision, option)
        changed = [] if after is None else _charts(after[0], active, after[1])
        card, piece = option.card, option.piece
        what = card.title if card else None if piece is None else FULL_NAMES[piece]
        for chart in changed:
            if chart not in known:
                known.append(chart)
                about = fill(text.WITH, what=what, about=chart["about"])
                now["charts"].append({**chart, "about": about})
    if decision.ask is Ask.MILITIA and isinstance(fight, Raid):
        unit = deployed(state, active, fight.space)
        if unit is not None:
            against = lined_up(
                state,
                active,
                fight.raiders,
                fight.space,
                leader=fight.leader,
                defenders=unit.bit,
                raid=True,
            )
            found.append(_forecast(state, active, against))
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
            raiders = raiding(state, side, pieces, space)
            return _forecast(state, side, Raid(space, raiders, leader))
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
    def charts(joining: Pieces) -> list[messages.Chart]:
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
        return _charts(state, side, fight)

    alone = charts(0)
    joining = reserves(state, side, space) & ~pieces
    joined = [chart for chart in charts(joining) if chart not in alone] if joining else []
    for chart in joined:
        chart["about"] = fill(text.JOINED, about=chart["about"])
    return {"title": fill(text.FORECASTS["battle"], space=space), "charts": [*alone, *joined]}


def _forecast(state: State, side: Side, fight: Fight) -> messages.Forecast:
    title = fill(text.FORECASTS[_KINDS[type(fight)]], space=fight.space)
    return {"title": title, "charts": _charts(state, side, fight)}


def _charts(state: State, side: Side, fight: Fight) -> list[messages.Chart]:
    """The charts of all who roll in a fight, the side that attacks first."""
    match fight:
        case Battle():
            aims = ((who, aim(state, fight, side, who)) for who in (side, side.other))
            return [_fire(who, found) for who, found in aims if found is not None]
        case Assault():
            return _in_assault(state, side, fight)
        case Raid():
            return [_of_raid(state, side, fight)]
        case SiegeRoll():
            return [_of_siege(state, side, fight)]


def _in_assault(state: State, side: Side, fight: Assault) -> list[messages.Chart]:
    space = fight.space
    played = clauses.coehorns(state, space)
    attackers = state.fighters(space, side)
    defenders = state.at[space] & OF[side.other] & state.inside
    parties = (
        (side, attackers, fight.leader or commander(attackers)),
        (side.other, defenders, fight.against or commander(defenders)),
    )
    return [
        _fire(
            who,
            aim_in_assault(state, pieces, leader, attacks=who is side, coehorns=who in played),
        )
        for who, pieces, leader in parties
    ]


def _of_raid(state: State, side: Side, fight: Raid) -> messages.Chart:
    space, raiders = fight.space, fight.raiders
    hard = hard_column(state, side, space)
    strong = strong_column(state, side, space)
    lives = state.steps(raiders)
    found = raid_modifiers(state, side, space, raiders, fight.leader)
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
    return _chart(side, text.RAID_COLUMNS[hard, strong], tuple(found), faces)


def _of_siege(state: State, side: Side, fight: SiegeRoll) -> messages.Chart:
    space = fight.space
    level = state.sieges[space] - 1
    found = siege_modifiers(state, side, space, fight.leader, clauses.coehorns(state, space))
    bonus = sum(number for _, number in found)
    levels = [risen(level, die + bonus) for die in DICE]
    faces: list[messages.Face] = [
        {"mark": str(after), "said": fill(text.SIEGE_FACE, level=after)} for after in levels
    ]
    used = tuple(pair for pair in found if pair[1])
    return _chart(side, fill(text.SIEGE_ABOUT, level=level), used, faces)


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
