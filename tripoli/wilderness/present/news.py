"""The headline: what a reader is to know first, with its result."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import Final

from tripoli.kernel.text import fill, listed, paragraph, sentence
from tripoli.kernel.value import Value
from tripoli.wilderness.model import events as ev
from tripoli.wilderness.model import places
from tripoli.wilderness.model.pieces import LEADERS, Pieces
from tripoli.wilderness.model.sides import FRENCH, Side
from tripoli.wilderness.model.spaces import Space
from tripoli.wilderness.model.state import ASSEMBLIES
from tripoli.wilderness.present.words import date, describe, names
from tripoli.wilderness.text import log, prompts
from tripoli.wilderness.text import news as text

_MOST: Final = 4
"""The maximum number of results named."""


def headline(events: Sequence[Value], side: Side) -> str:
    """What a reader is to know first: what has come of their own card so far, also how the other
    side responded to it. Until something has, the news from before it: what the turn of the season
    has brought since their card before, and what the other side did last. What is latest comes
    first: there may be no room for more.

    Args:
        events: all events of the game.
        side: the reader. Nothing here is secret: a card that is held is not named.

    Returns:
        A sentence or two; empty if nothing is to be told.
    """
    own = _last(events, side)
    acted = own >= 0
    recent = events[max(own, 0) :]
    theirs = _last(recent, side.other)
    turned = [at for at, event in enumerate(recent) if isinstance(event, _TURNS)]
    phase = recent[: min([*turned[:1], *([theirs] if theirs >= 0 else [])], default=len(recent))]
    response = _first_response(phase, side.other) if acted else -1
    if response < 0 and acted and theirs < 0 and not turned:
        results = _results(recent, side)[:_MOST]
        if results:
            return sentence(_apart(results))
        marched = _marched(recent, side)
        # Until something has come of it, the news from before it are the latest.
        return sentence(marched) if marched else headline(events[:own], side)
    told: list[str] = []
    if acted and turned:
        told.append(_season(recent, turned[0], side))
    # What happened before the season turned is told by its own lines.
    if theirs > max(turned, default=-1):
        told.append(_phase(recent[theirs:], side))
    if response >= 0:
        told.append(_response(phase[response:], side))
    return paragraph(*told)


def _marched(phase: Sequence[Value], side: Side) -> str:
    """Who of a side has moved last, and where to; empty if nobody has."""
    for event in reversed(phase):
        if isinstance(event, ev.Moved) and event.side is side and event.why in _MARCHES:
            return fill(text.MARCHED, piece=_head(event), space=event.target)
    return ""


def _head(moved: ev.Moved) -> str:
    """Who leads those who have moved, or the first of them."""
    return names(moved.pieces & -moved.pieces) if moved.leader is None else str(moved.leader)


_MARCHES: Final = ("move", "sail", "land")
_TURNS: Final = (ev.WinterBegan, ev.SeasonBegan)


def _last(events: Sequence[Value], side: Side) -> int:
    """Where a side played or held its last card, other than as a response; -1 if it has not. It is
    sought from the end: a campaign has thousands of events.
    """
    for at in range(len(events) - 1, -1, -1):
        match events[at]:
            case ev.Held(by) if by is side:
                return at
            case ev.Played(by) as played if by is side and played.use != "response":
                return at
    return -1


def _first_response(phase: Sequence[Value], side: Side) -> int:
    """Where a side first responds in an Action Phase of the other; -1 if it does not."""
    responses = (
        at
        for at, event in enumerate(phase)
        if isinstance(event, ev.Played) and event.side is side and event.use == "response"
    )
    return next(responses, -1)


def _response(phase: Sequence[Value], side: Side) -> str:
    """A response of the other side, and how the reader's Action Phase went on."""
    first = phase[0]
    assert isinstance(first, ev.Played)
    card = fill(text.RESPONDS[side.other], card=first.card.title)
    results = _results(phase, side)[:_MOST]
    if results:
        return fill(text.DEED, deed=card, results=_apart(results))
    marched = _marched(phase, side)
    said = fill(text.DEED_ALONE, deed=card + log.RESPONSES.get(first.card.key, ""))
    return paragraph(said, *([sentence(marched)] if marched else []))


def _season(events: Sequence[Value], since: int, side: Side) -> str:
    """What winter and the new season have brought."""
    block = list(takewhile(lambda one: not isinstance(one, ev.Played | ev.Held), events[since:]))
    began = [event for event in block if isinstance(event, ev.SeasonBegan)]
    if not began:
        return ""
    results = _results(block, side)[:_MOST]
    template = text.SEASON if results else text.SEASON_ALONE
    season = date(began[-1].year, late=began[-1].late)
    return sentence(fill(template, season=season, results=_apart(results) if results else ""))


def _phase(phase: Sequence[Value], side: Side) -> str:
    """What the other side did in an Action Phase."""
    first = phase[0]
    if isinstance(first, ev.Held):
        return text.HELD[first.side]
    assert isinstance(first, ev.Played)
    if any(isinstance(event, ev.Passed) for event in phase):
        return text.PASSED[side.other]
    deed = _deed(phase, side.other)
    results = _results(phase, side)[:_MOST]
    if results:
        return fill(text.DEED, deed=deed, results=_apart(results))
    # The reader may be asked whether to oppose it.
    activates = first.use == "activate"
    card = fill(text.WITH, card=first.card.title, value=first.card.value) if activates else ""
    if went := _went(phase, side.other)[:_MOST]:
        # Leaders go somewhere; an event does not.
        template = text.WENT if activates else text.MARCHED_TO
        return fill(template, deed=deed, spaces=listed(went), card=card)
    # What holds from now on.
    changed = [describe(event) for event in phase if isinstance(event, ev.Changed)]
    return paragraph(fill(text.DEED_ALONE, deed=deed + card), *changed[:1])


def _apart(results: Sequence[str]) -> str:
    """Results one after another; some of them have commas within."""
    first, *rest = results
    return fill(text.APART, first=first, rest=_apart(rest)) if rest else first


def _deed(phase: Sequence[Value], other: Side) -> str:
    """The card that the other side has played, or what it has activated or built with it."""
    first = phase[0]
    assert isinstance(first, ev.Played)
    if first.use == "event":
        return first.card.title
    if first.use == "build stockades":
        return text.BUILD_STOCKADES[other]
    if first.use == "build forts":
        return text.BUILD_FORTS[other]
    activated = [event for event in phase if isinstance(event, ev.Activated)]
    leaders = [event.leader for event in activated if event.leader is not None]
    if leaders:
        return fill(text.LEADS[other], leader=listed(map(str, leaders)))
    if not activated:
        return text.ACTIVATE[other]
    units = 0
    for event in activated:
        units |= event.pieces
    return fill(text.SENDS[other], count=units.bit_count())


def _results(phase: Sequence[Value], side: Side) -> list[str]:
    """What came of a phase, the most important first."""
    points = {FRENCH: 0, FRENCH.other: 0}
    great: list[str] = []
    small: list[str] = []
    arrived = restored = 0
    entered: set[int] = set()
    fights: list[tuple[int, Side]] = []
    """Of each battle and assault: which of the great results it is, and who won."""
    steps = {FRENCH: 0, FRENCH.other: 0}
    intercepted: dict[Side, tuple[int, list[Space]]] = {}
    """Of each side that has intercepted: which of the great results that is, which comes before
    the battle that it led to, and where.
    """
    gone: dict[str, tuple[int, list[str]]] = {}
    """What leaders have come to: which of the great results that is, and who."""
    escaped: dict[Side, list[Space]] = {}
    """Where a side has failed to intercept."""
    stranded = {FRENCH: 0, FRENCH.other: 0}
    levels: dict[Space, int] = {}
    fell: set[Space] = set()
    """Where works have been taken, which ends a siege."""
    rolls: dict[Space, int] = {}
    for event in phase:
        match event:
            case ev.Rolled() if event.purpose == "siege" and event.space is not None:
                rolls[event.space] = event.total
            case ev.Scored():
                points[event.side] += event.points
            case ev.BattleEnded():
                fights.append((len(great), event.winner))
                great.append(fill(text.WON[event.winner], space=event.space))
            case ev.AssaultEnded():
                fights.append((len(great), event.winner))
                template = text.STORMED if event.taken else text.HELD_OUT
                fell |= {event.space} if event.taken else set()
                great.append(fill(template, space=event.space))
            case ev.Captured():
                fell.add(event.space)
                great.append(fill(text.CAPTURED, what=event.what, space=event.space))
            case ev.Raided():
                template = text.RAIDED if event.success else text.FAILED
                great.append(fill(template, space=event.space))
            case ev.Tried() if event.what == "intercept" and event.succeeded:
                if event.side not in intercepted:
                    intercepted[event.side] = len(great), []
                    great.append("")
                intercepted[event.side][1].append(event.space)
            case ev.Tried() if event.what == "avoid" and event.succeeded:
                great.append(fill(text.SLIPPED[event.side], space=event.space))
            case ev.Tried() if event.what == "intercept":
                escaped.setdefault(event.side, []).append(event.space)
            case ev.Destroyed() if event.why != "raid":
                small.append(fill(text.DESTROYED, what=event.what, space=event.space))
            case ev.Built() if event.what in text.BUILT:
                small.append(fill(text.BUILT[event.what], space=event.space))
            case ev.SiegeChanged():
                levels[event.space] = -1 if event.level is None else event.level
            case ev.Eliminated() if event.piece.bit & LEADERS:
                template = text.RECALLED if event.why == "recalled" else text.KILLED
                if template not in gone:
                    gone[template] = len(great), []
                    great.append("")
                gone[template][1].append(str(event.piece))
            case ev.Eliminated() if event.why == "no retreat":
                stranded[event.piece.side] += 1
            case ev.Eliminated():
                steps[event.piece.side] += event.steps
            case ev.Reduced():
                steps[event.piece.side] += 1
            case ev.Entered():
                arrived |= event.pieces
                entered.add(event.place)
            case ev.Restored():
                restored += 1
            case ev.Moved() if event.why == "driven back":
                small.append(fill(text.DRIVEN_BACK, piece=_head(event), space=event.target))
            case ev.AssembliesMoved():
                small.append(fill(text.ASSEMBLIES, box=ASSEMBLIES[event.box]))
            case ev.Took() if event.side is not side:
                small.append(fill(text.TOOK, card=event.card.title))
            case ev.Earned() if event.card.key in prompts.ALLIANCES:
                small.append(fill(text.EARNED, number=event.number))
            case ev.NoEffect():
                small.append(text.NO_EFFECT)
            case ev.Discarded():
                small.append(fill(text.LOST_CARD, card=event.card.title))
    for space, level in levels.items():
        if level < 0 and space not in fell:
            small.append(fill(text.LIFTED, space=space))
        elif level >= 0:
            template = text.ROLLED if space in rolls else text.LEVEL if level else text.BESIEGED
            small.append(fill(template, space=space, level=level, total=rolls.get(space)))
    for who, (at, spaces) in intercepted.items():
        great[at] = fill(text.INTERCEPTED[who], spaces=listed(spaces))
    for template, (at, leaders) in gone.items():
        great[at] = fill(template, leader=listed(leaders))
    for who, spaces in escaped.items():
        great.append(fill(text.ESCAPED[who], spaces=listed(spaces)))
    great += [fill(text.NO_RETREAT[who], count=count) for who, count in stranded.items() if count]
    scored = [fill(text.POINTS[who], points=number) for who, number in points.items() if number > 0]
    # Of several fights the losses are not told apart.
    if len(fights) == 1 and any(steps.values()):
        ((at, winner),) = fights
        own, lost = steps[winner], steps[winner.other]
        great[at] = fill(text.LOSING, result=great[at], own=own, other=lost)
    else:
        for who in (side, side.other):
            if steps[who]:
                small.append(fill(text.LOST[who], count=steps[who]))
    if arrived:
        small.append(_arrived(arrived, entered))
    if restored:
        small.append(fill(text.RESTORED, count=restored))
    if great or small or scored:
        # Points are worth more than the fourth result.
        return [*(great + small)[: _MOST - len(scored)], *scored]
    return []


def _went(phase: Sequence[Value], side: Side) -> list[str]:
    """Where the marches of a side have ended."""
    ends = {
        event.pieces & -event.pieces: event.target
        for event in phase
        if isinstance(event, ev.Moved) and event.side is side and event.why in _MARCHES
    }
    return [str(space) for space in dict.fromkeys(ends.values())]


def _arrived(pieces: Pieces, entered: Collection[int]) -> str:
    """Who has come to the map, and where, if that is one space."""
    count = pieces.bit_count()
    (place, *others) = entered
    at = not others and place < places.ON_MAP
    return fill(
        text.ARRIVED,
        pieces=names(pieces) if count == 1 else fill(text.PIECES, count=count),
        count=count,
        where=fill(text.AT, place=places.NAMES[place]) if at else "",
    )
