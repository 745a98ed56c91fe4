"""Events in words; the sentences themselves are in `text`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from tripoli.kernel.text import EN_DASH, MINUS, fill, joined, listed
from tripoli.kernel.value import Value
from tripoli.wilderness.model import events as ev
from tripoli.wilderness.model import places
from tripoli.wilderness.model.action import Group
from tripoli.wilderness.model.cards import COPIES
from tripoli.wilderness.model.options import Act, Ask, Decision
from tripoli.wilderness.model.pieces import (
    BY_SIDE_AND_NAME,
    DRILLED,
    LEADERS,
    UNITS,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.result import Result
from tripoli.wilderness.model.sides import FRENCH
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.model.state import ASSEMBLIES
from tripoli.wilderness.rules import forces
from tripoli.wilderness.rules.interception import NEEDED
from tripoli.wilderness.rules.losses import FATAL, LIFE
from tripoli.wilderness.text import log, prompts, terminal
from tripoli.wilderness.text.names import DATE

E = TypeVar("E", bound=Value)

_NAMED: Final = 2
"""In a group without a leader, up to this many units are named."""

_NEED: Final = ("interception", "avoiding battle")
"""What succeeds with one number, the same for both."""

_DESCRIBERS: Final[dict[type[Value], Callable[[Any], str]]] = {}


def _describes(kind: type[E]) -> Callable[[Callable[[E], str]], Callable[[E], str]]:
    """Make a function the description of a kind of events."""

    def registered(function: Callable[[E], str]) -> Callable[[E], str]:
        _DESCRIBERS[kind] = function
        return function

    return registered


def describe(event: Value) -> str:
    """An event in one sentence.

    Args:
        event: as its reader may see it.
    """
    # A title that ends with "!" ends its sentence, too.
    return _DESCRIBERS[type(event)](event).replace("!.", "!")


def many(pieces: Pieces) -> int:
    """How many pieces there are, for the verb of a sentence; Boishébert's Acadians are several."""
    return pieces.bit_count() + (1 if pieces & _PLURAL else 0)


_PLURAL: Final = BY_SIDE_AND_NAME[FRENCH, "Boishébert's Acadians"].bit


def names(pieces: Pieces) -> str:
    """The names of pieces, in a sentence."""
    return joined([piece.name for piece in each(pieces)])


def date(year: int, *, late: bool) -> str:
    """A season."""
    return fill(DATE, season="late" if late else "early", year=year)


def points(vp: int) -> str:
    """The victory points, with the side that has them."""
    holder = "french" if vp > 0 else "british" if vp < 0 else "none"
    return fill(log.VP[holder], points=abs(vp))


def ending_sentences(result: Result) -> list[str]:
    """How a game ended: who won and why, and the victory points."""
    template = terminal.DRAW if result.winner is None else terminal.ENDING
    side = "" if result.winner is None else log.SIDES[result.winner]
    return [
        fill(template, side=side, reason=result.reason),
        fill(terminal.FINAL_VP, vp=points(result.vp)),
    ]


def column_name(name: str) -> str:
    """The name of a column of the combat results table as it is printed."""
    return name.replace("-", EN_DASH)


def prompt(decision: Decision) -> str:
    """Who decides, and what about."""
    card = prompts.EVENT if decision.card is None else COPIES[decision.card][0].title
    template = prompts.PROMPTS[decision.ask]
    group, enemy = decision.group, decision.enemy
    pieces = 0 if group is None else group.pieces
    if decision.ask is Ask.WINDOW and decision.space is not None:
        template = prompts.RESPOND_AT if enemy is None else prompts.RESPOND_TO
    elif decision.ask is Ask.LOSS and decision.card is not None:
        template = prompts.LOSS_TO
    elif decision.ask is Ask.LOSS and all(
        one.piece is not None and one.piece.bit & DRILLED for one in decision.options
    ):
        template = prompts.LOSS_DRILLED
    elif decision.ask is Ask.RETREAT and group is not None:
        template = prompts.LEAVES
    elif decision.ask is Ask.MILITIA and enemy is not None:
        template = prompts.AGAINST_RAID
    elif decision.ask is Ask.STEP and all(one.act is not Act.STOP for one in decision.options):
        template = prompts.GO_ON
    elif decision.ask is Ask.EVENT and decision.card in prompts.ALLIANCES:
        template = prompts.ALLIANCE
    elif decision.ask is Ask.EVENT and _recalls(decision):
        template = prompts.RECALL
    elif decision.ask is Ask.EVENT and _placed(decision):
        template = prompts.PLACES
    elif decision.ask is Ask.EVENT:
        template = prompts.EVENTS.get(_event_about(decision), template)
    elif decision.ask is Ask.CARD and any(one.act is Act.HOLD for one in decision.options):
        template = prompts.HOLD
    elif decision.ask is Ask.ACTIVATE and decision.left:
        sends = any(one.act is Act.SEND for one in decision.options)
        template = prompts.SEND_MORE if sends else prompts.LEAD_MORE
    return fill(
        template,
        side=terminal.SEAT_NAMES[decision.side],
        space=prompts.MAP if decision.space is None else decision.space,
        card=card,
        what=_what(decision) if decision.ask is Ask.EVENT else "",
        piece=_introduced(_placed(decision)),
        room=_room(decision) if decision.left else "",
        demolition=prompts.DEMOLITION if _demolishes(decision) else "",
        left=decision.left,
        points=_halves(decision.left),
        enemy="" if enemy is None else force(enemy),
        who=_head(group) if group is not None and pieces else "",
        used=forces.counted(pieces),
        allowed=forces.capacity(pieces),
    )


def _room(decision: Decision) -> str:
    """How many units a fort has room for."""
    retreats = decision.ask is Ask.RETREAT
    return fill(prompts.ROOM_INSIDE if retreats else prompts.ROOM, left=decision.left)


def _event_about(decision: Decision) -> frozenset[Act]:
    """What may be done for an event, apart from what is always possible in between."""
    return frozenset(one.act for one in decision.options) - prompts.ASIDE


def _demolishes(decision: Decision) -> bool:
    """Whether something can be demolished before the decision (5.46)."""
    return any(one.act is Act.DEMOLISH for one in decision.options)


def _placed(decision: Decision) -> Piece | None:
    """The piece that is placed next, if that is all there is to choose (5.52)."""
    pieces = {one.piece for one in decision.options if one.act not in prompts.ASIDE}
    places = all(one.act in {Act.PLACE, *prompts.ASIDE} for one in decision.options)
    return next(iter(pieces)) if places and len(pieces) == 1 else None


def _introduced(piece: Piece | None) -> str:
    """A piece that has just come, with the ratings of a leader."""
    if piece is None or not piece.bit & LEADERS:
        return "" if piece is None else str(piece)
    return fill(
        prompts.INTRODUCED,
        piece=piece,
        initiative=piece.initiative,
        command=piece.command,
        tactics=piece.tactics,
    )


def _recalls(decision: Decision) -> bool:
    """Whether a leader is recalled, because another has been drawn (5.55)."""
    first = decision.options[0]
    return first.act is Act.ELIMINATE and bool(first.piece and first.piece.bit & LEADERS)


def _what(decision: Decision) -> str:
    """What kind of place is chosen for an event."""
    place = decision.options[0].department is None
    return prompts.PLACE if place else prompts.DEPARTMENT


def _halves(count: int) -> str:
    """Half points as points."""
    whole, half = divmod(count, 2)
    return (str(whole) if whole or not half else "") + "½" * half


def _head(group: Group) -> str:
    """A group by its leader, or by what there is of it."""
    return names(group.pieces) if group.leader is None else group.leader.name


def force(group: Group) -> str:
    """A group as others see it coming: a leader, or a few units, by name."""
    leader, pieces = group
    units = (pieces & UNITS).bit_count()
    if leader is None:
        return names(pieces) if units <= _NAMED else fill(prompts.UNITS, units=units)
    return fill(prompts.FORCE, leader=leader, units=units) if units else leader.name


def modifiers(pairs: tuple[tuple[str, int], ...]) -> str:
    """What is added to a die, with reasons."""
    return listed(
        [
            fill(log.MODIFIER, number=f"{number:+}".replace("-", MINUS), reason=reason)
            for reason, number in pairs
        ]
    )


def _result(pairs: tuple[tuple[str, int], ...], total: int) -> str:
    if not pairs:
        return ""
    return fill(log.RESULT, modifiers=modifiers(pairs), count=len(pairs), total=total)


def _at(space: Space | None) -> str:
    return "" if space is None else fill(log.AT, space=space)


@_describes(ev.SeasonBegan)
def _(event: ev.SeasonBegan) -> str:
    return fill(log.SEASON, season="late" if event.late else "early", year=event.year)


@_describes(ev.Reshuffled)
def _(event: ev.Reshuffled) -> str:
    return fill(log.RESHUFFLED, count=event.count)


@_describes(ev.Dealt)
def _(event: ev.Dealt) -> str:
    side = log.SIDES[event.side]
    if not event.cards:
        return fill(log.DEALT, side=side, count=event.count)
    cards = listed([str(card) for card in event.cards])
    return fill(log.DEALT_THESE, side=side, count=event.count, cards=cards)


@_describes(ev.Played)
def _(event: ev.Played) -> str:
    effect = log.RESPONSES.get(event.card.key, "")
    return fill(log.PLAYED[event.use], side=log.SIDES[event.side], card=event.card, effect=effect)


@_describes(ev.Held)
def _(event: ev.Held) -> str:
    side = log.SIDES[event.side]
    if event.card is None:
        return fill(log.HELD, side=side)
    return fill(log.HELD_THIS, side=side, card=event.card)


@_describes(ev.Discarded)
def _(event: ev.Discarded) -> str:
    return fill(log.DISCARDED, side=log.SIDES[event.side], card=event.card)


@_describes(ev.Took)
def _(event: ev.Took) -> str:
    return fill(log.TOOK[event.source], side=log.SIDES[event.side], card=event.card)


@_describes(ev.Removed)
def _(event: ev.Removed) -> str:
    return fill(log.REMOVED, card=event.card)


@_describes(ev.NoEffect)
def _(event: ev.NoEffect) -> str:
    return fill(log.NO_EFFECT, card=event.card.title)


@_describes(ev.Passed)
def _(event: ev.Passed) -> str:
    return fill(log.PASSED, side=log.SIDES[event.side])


@_describes(ev.Rolled)
def _(event: ev.Rolled) -> str:
    lives = event.purpose.startswith(LIFE) and event.die != FATAL
    return fill(
        log.ROLLED,
        side=log.SIDES[event.side],
        die=event.die,
        purpose=log.PURPOSES.get(event.purpose, event.purpose),
        needs=fill(log.NEEDS, needed=NEEDED) if event.purpose in _NEED else "",
        where=_at(event.space),
        result=log.LIVES if lives else _result(event.modifiers, event.total),
    )


@_describes(ev.Fired)
def _(event: ev.Fired) -> str:
    total = event.die + sum(number for _, number in event.modifiers)
    return fill(
        log.FIRED,
        side=log.SIDES[event.side],
        strength=event.strength,
        how=(log.DOUBLED if event.doubled else "") + (log.SHIFTED if event.shift < 0 else ""),
        column=column_name(event.column),
        space=event.space,
        die=event.die,
        result=_result(event.modifiers, total),
        losses=event.losses,
    )


@_describes(ev.Tried)
def _(event: ev.Tried) -> str:
    template = log.TRIED[event.what, event.succeeded]
    return _with_pieces(template, event.pieces, event.space)


@_describes(ev.Joined)
def _(event: ev.Joined) -> str:
    return _with_pieces(log.JOINED, event.pieces, event.space)


@_describes(ev.Withdrew)
def _(event: ev.Withdrew) -> str:
    return _with_pieces(log.WITHDREW, event.pieces, event.space)


@_describes(ev.Left)
def _(event: ev.Left) -> str:
    return _with_pieces(log.LEFT, event.pieces, event.space)


def _with_pieces(template: str, pieces: Pieces, space: Space) -> str:
    return fill(template, pieces=names(pieces), count=many(pieces), space=space)


@_describes(ev.Earned)
def _(event: ev.Earned) -> str:
    template = log.EARNED.get(event.card.key, log.EARNED["alliance"])
    return fill(template, card=event.card.title, number=event.number)


@_describes(ev.WinterBegan)
def _(event: ev.WinterBegan) -> str:
    return fill(log.WINTER, year=event.year)


@_describes(ev.Dismissed)
def _(event: ev.Dismissed) -> str:
    return fill(
        log.DISMISSED,
        pieces=names(event.pieces),
        count=many(event.pieces),
        space=event.space,
        place=places.NAMES[event.place],
    )


@_describes(ev.Activated)
def _(event: ev.Activated) -> str:
    leader = event.leader
    if leader is None:
        return _with_pieces(log.ACTIVATED_UNIT, event.pieces, event.space)
    others = event.pieces & ~leader.bit
    if not others:
        return fill(log.ACTIVATED_LEADER, leader=leader, space=event.space)
    return fill(log.ACTIVATED_FORCE, leader=leader, space=event.space, pieces=names(others))


@_describes(ev.Moved)
def _(event: ev.Moved) -> str:
    return fill(
        log.MOVED[event.why],
        pieces=names(event.pieces),
        count=many(event.pieces),
        source=event.source,
        target=event.target,
    )


@_describes(ev.Entered)
def _(event: ev.Entered) -> str:
    return fill(
        log.ENTERED if event.place < places.ON_MAP else log.CALLED_OUT,
        pieces=names(event.pieces),
        count=many(event.pieces),
        place=places.NAMES[event.place],
    )


@_describes(ev.Reduced)
def _(event: ev.Reduced) -> str:
    place = places.NAMES[event.place]
    return fill(log.REDUCED, piece=event.piece, count=many(event.piece.bit), place=place)


@_describes(ev.Restored)
def _(event: ev.Restored) -> str:
    return fill(log.RESTORED, piece=event.piece, count=many(event.piece.bit))


@_describes(ev.Eliminated)
def _(event: ev.Eliminated) -> str:
    template = log.ELIMINATED.get(event.why, log.ELIMINATED_BY)
    return fill(
        template,
        piece=event.piece,
        count=many(event.piece.bit),
        why=event.why,
        place=places.NAMES[event.place],
    )


@_describes(ev.BattleBegan)
def _(event: ev.BattleBegan) -> str:
    return fill(
        log.ASSAULT_BEGAN if event.assault else log.BATTLE_BEGAN,
        space=event.space,
        attackers=names(event.attackers),
        defenders=names(event.defenders) or log.NOBODY,
    )


@_describes(ev.BattleEnded)
def _(event: ev.BattleEnded) -> str:
    return fill(log.BATTLE_ENDED, side=log.SIDES[event.winner], space=event.space)


@_describes(ev.AssaultEnded)
def _(event: ev.AssaultEnded) -> str:
    template = log.ASSAULT_ENDED[event.taken]
    return fill(template, side=log.SIDES[event.winner], space=event.space)


@_describes(ev.Scored)
def _(event: ev.Scored) -> str:
    return fill(
        log.SCORED,
        side=log.SIDES[event.side],
        points=event.points,
        why=event.why,
        where=_at(event.space),
        vp=points(event.vp),
    )


@_describes(ev.Built)
def _(event: ev.Built) -> str:
    side = log.SIDES[event.side]
    holder = side[0].lower() + side[1:]
    return fill(log.BUILT[event.what], side=side, holder=holder, space=event.space)


@_describes(ev.Destroyed)
def _(event: ev.Destroyed) -> str:
    template = log.DESTROYED[event.why]
    return fill(template, side=log.SIDES[event.side], what=event.what, space=event.space)


@_describes(ev.Captured)
def _(event: ev.Captured) -> str:
    return fill(log.CAPTURED, side=log.SIDES[event.side], what=event.what, space=event.space)


@_describes(ev.SiegeChanged)
def _(event: ev.SiegeChanged) -> str:
    if event.level is None:
        return fill(log.SIEGE_ENDED, space=event.space)
    template = log.SIEGE if event.level else log.BESIEGED
    return fill(template, space=event.space, level=event.level)


@_describes(ev.Marked)
def _(event: ev.Marked) -> str:
    template = log.MARKED[event.marker, event.placed]
    return fill(template, side=log.SIDES[event.side], space=event.space)


@_describes(ev.RaidBegan)
def _(event: ev.RaidBegan) -> str:
    return _with_pieces(log.RAID_BEGAN, event.raiders, event.space)


@_describes(ev.Raided)
def _(event: ev.Raided) -> str:
    template = log.RAIDED[event.success]
    return fill(template, side=log.SIDES[event.side], space=event.space, losses=event.losses)


@_describes(ev.AssembliesMoved)
def _(event: ev.AssembliesMoved) -> str:
    return fill(log.ASSEMBLIES, box=ASSEMBLIES[event.box])


@_describes(ev.Changed)
def _(event: ev.Changed) -> str:
    return log.CHANGED[event.what, event.on]


@_describes(ev.LeaderDrawn)
def _(event: ev.LeaderDrawn) -> str:
    return fill(log.LEADER_DRAWN, leader=event.leader)


@_describes(ev.Ended)
def _(event: ev.Ended) -> str:
    return fill(log.ENDED[event.result.winner], reason=event.result.reason)
