"""What decides a fight, a raid or a siege roll that may come: strengths, columns, modifiers, and
what each face of a die would come to. Of response cards, only those count that have been played, or
that the side may play that is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tripoli.kernel.text import fill
from tripoli.wilderness.model import tables
from tripoli.wilderness.model.events import Fired
from tripoli.wilderness.model.fights import Assault, Battle, Fight, Raid, SiegeRoll
from tripoli.wilderness.model.options import Act, Ask, Decision
from tripoli.wilderness.model.pieces import FULL_NAMES, OF, Pieces
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.state import State
from tripoli.wilderness.odds import answers
from tripoli.wilderness.odds.battles import DICE, joined, lined_up, reserves
from tripoli.wilderness.odds.raids import deployed
from tripoli.wilderness.present import clauses
from tripoli.wilderness.present.notation import side_name
from tripoli.wilderness.present.words import column_name, modifiers
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
    if war.fight is not None and decision.ask in answers.ASKS:
        return _before(decision, state, war.fight)
    mover = state.action.mover if state.action else None
    space, side = decision.space, decision.side
    acts = {option.act for option in decision.options}
    found: list[messages.Forecast] = []
    if decision.ask is Ask.AVOID and mover is not None and space is not None:
        fight = lined_up(
            state,
            side.other,
            mover.pieces,
            space,
            leader=mover.leader,
            landing=mover.landing,
        )
        found.append(of_fight(state, side.other, fight))
    elif decision.ask is Ask.SIEGE and space is not None:
        found.append(of_fight(state, side, Assault(space)))
    elif decision.ask is Ask.STEP and mover is not None:
        if Act.SIEGE in acts and mover.leader is not None:
            found.append(of_fight(state, side, SiegeRoll(mover.space, mover.leader)))
        if Act.ASSAULT in acts:
            found.append(of_fight(state, side, Assault(mover.space)))
        if Act.SORTIE in acts:
            fight = lined_up(
                state, side, mover.pieces, mover.space, leader=mover.leader, sortie=True
            )
            found.append(of_fight(state, side, fight))
    return found


def _before(decision: Decision, state: State, fight: Fight) -> list[messages.Forecast]:
    """What decides the fight that a question comes before: as it is, and where an option changes
    it.
    """
    active = state.active
    more = answers.joiners(state, fight, decision) if isinstance(fight, Battle) else 0
    found = [of_fight(state, active, fight, more)]
    charts = found[0]["charts"]
    now = tuple(charts)
    for option in decision.options:
        after = answers.after(state, fight, decision, option)
        if after is None:
            continue
        what = ""
        if option.card is not None:
            what = option.card.title
        elif option.piece is not None:
            what = FULL_NAMES[option.piece]
        changed = _changed(now, _charts(after[0], active, after[1]), text.WITH, what=what)
        charts += [chart for chart in changed if chart not in charts]
    if isinstance(fight, Raid) and decision.ask is Ask.MILITIA:
        found.append(_against_militia(state, active, fight))
    return found


def _against_militia(state: State, side: Side, fight: Raid) -> messages.Forecast:
    """What decides the battle of raiders with the strongest militia that may deploy (10.2)."""
    space = fight.space
    unit = deployed(state, side, space)
    assert unit is not None
    met = lined_up(
        state,
        side,
        fight.raiders,
        space,
        leader=fight.leader,
        defenders=unit.bit,
        raid=True,
    )
    return of_fight(state, side, met, 0)


def of_fight(
    state: State, side: Side, fight: Fight, more: Pieces | None = None
) -> messages.Forecast:
    """What decides a fight, a raid or a siege roll.

    Args:
        state: the state.
        side: the side that attacks.
        fight: what dice would be rolled for.
        more: who may still join a battle; None for all who may join one.
    """
    charts = _charts(state, side, fight)
    if isinstance(fight, Battle):
        if more is None:
            more = reserves(state, side, fight.space) & ~fight.attackers
        if more:
            all_in = _charts(state, side, joined(fight, side, more))
            charts += _changed(charts, all_in, text.JOINED, who=clauses.joiners(side, more))
    return {"title": fill(text.FORECASTS[_KINDS[type(fight)]], space=fight.space), "charts": charts}


def _changed(
    now: Sequence[messages.Chart], after: Sequence[messages.Chart], wording: str, **gaps: str
) -> list[messages.Chart]:
    """The charts that are not as they are now, with words that say why."""
    return [
        {**chart, "about": fill(wording, about=chart["about"], **gaps)}
        for chart in after
        if chart not in now
    ]


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
    leads = commander(attackers) if fight.leader is None else fight.leader
    holds = commander(defenders) if fight.against is None else fight.against
    parties = ((side, attackers, leads), (side.other, defenders, holds))
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
    faces = raid_faces(bonus, lives, hard=hard)
    return _chart(side, text.RAID_COLUMNS[hard, strong], tuple(found), faces)


def raid_faces(bonus: int, lives: int, *, hard: bool) -> list[messages.Face]:
    """What each face of a die comes to on the raid table (10.3).

    Args:
        bonus: the sum of the modifiers.
        lives: the steps of the raiders, who cannot lose more.
        hard: whether the column of stockades and settlements is used.
    """
    faces: list[messages.Face] = []
    for die in DICE:
        success, losses = tables.raid(die + bonus, hard=hard)
        lost = min(losses, lives)
        mark, said = text.RAID_MARKS[success], text.RAID_FACES[success]
        faces.append({"mark": fill(mark, lost=lost), "said": fill(said, lost=lost)})
    return faces


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
        column=column_name(column),
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
