"""Avoiding battle (6.8, W42 to W46)."""

from __future__ import annotations

from tripoli.wilderness.model.action import Mover
from tripoli.wilderness.model.events import Tried
from tripoli.wilderness.model.options import STAND, Act, Ask, Option, to_space
from tripoli.wilderness.model.pieces import (
    AUXILIARIES,
    UNITS,
    Pieces,
)
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import IS_WILD, Space
from tripoli.wilderness.model.state import State
from tripoli.wilderness.rules import forces, paths
from tripoli.wilderness.rules.interception import NEEDED
from tripoli.wilderness.rules.war import Rule, War


def avoid_battle(war: War, mover: Mover, space: Space, side: Side) -> Rule[None]:
    """One force or unit of the side about to be attacked may try to avoid (6.8).

    Args:
        war: the war.
        mover: the group that attacks.
        space: where.
        side: the side attacked.
    """
    state = war.state
    among = eligible(mover, state.fighters(space, side), space)
    options = attempts(state, side, among, space, mover.before)
    if not options:
        return
    option = yield from war.ask(side, Ask.AVOID, (*options, STAND), space=space, enemy=mover.group)
    piece = option.piece
    if piece is None:
        return
    group = yield from forces.attempting(war, side, piece, among, space)
    found = paths.ways_out(state, side, space, mover.before)
    option = yield from war.ask(
        side, Ask.AVOID_TO, [to_space(Act.AVOID, target) for target in found], space=space
    )
    target = option.space
    assert target is not None
    mover.avoided |= 1 << space
    if not automatic(group, mover.pieces, space):
        succeeds = war.die(side, "avoiding battle", forces.tactics(piece), space) >= NEEDED
        if war.listener:
            war.emit(Tried(side, group, space, "avoid", succeeds))
        if not succeeds:
            return
    war.put(group, target, "avoids")


def eligible(mover: Mover, there: Pieces, space: Space) -> Pieces:
    """Those of the pieces about to be attacked in a space who have not lost the right to avoid.

    After an attempt to intercept into it, nobody avoids out of a space (6.85). Those who failed to
    intercept elsewhere may not avoid either (6.84, W135).

    Args:
        mover: the group that attacks.
        there: the pieces of the side attacked.
        space: where they are.
    """
    return 0 if mover.tried >> space & 1 else there & ~mover.failed


def attempts(
    state: State, side: Side, among: Pieces, space: Space, source: Space | None
) -> list[Option]:
    """The options with which a side may try to avoid battle; none if there is nowhere to go (6.81).

    Args:
        state: the state.
        side: the side about to be attacked.
        among: its pieces that may.
        space: where they are.
        source: where the attackers came from.
    """
    if not among or not paths.ways_out(state, side, space, source):
        return []
    return forces.attempt_options(Act.AVOID, among)


def automatic(group: Pieces, attackers: Pieces, space: Space) -> bool:
    """Whether avoidance needs no die (6.8, W44)."""
    return IS_WILD[space] and not group & UNITS & ~AUXILIARIES and not attackers & AUXILIARIES
