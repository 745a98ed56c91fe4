"""Undo and redo: how far they go, and what bars them."""

from __future__ import annotations

from tripoli.kernel.choice import DECLINE, Option
from tripoli.kernel.engine import Entry
from tripoli.session import text
from tripoli.session.match import Match, Undone
from tripoli.session.requests import TableError


def undo(match: Match, *, whole: bool, further: bool, at: int | None = None) -> None:
    """Undo the last choice of a person.

    Args:
        match: the match.
        whole: whether to undo the whole turn.
        further: whether to go past dice and revealed information; the record then says so.
        at: how many choices there were before the press that is to be undone, which may have made
            several; as many of them as can be are undone, and at least one. By default only one is.

    Raises:
        TableError: it is barred, or there is nothing to undo.
    """
    timeline, lesson = match.timeline, match.lesson
    total = len(timeline)
    further = further and lesson is None
    floor = 0 if further else match.floor
    if total <= floor:
        raise TableError(barred(match) or text.NOTHING_TO_UNDO)
    alone = match.alone()
    count = total - 1
    while count > floor and (
        not match.by_person(count)
        or (at is not None and count > at)
        or (whole and not timeline.begins_turn(count))
    ):
        count -= 1
    lines = tuple(timeline.lines(count, total))
    one = not any(match.by_person(at) for at in range(count + 1, total))
    option = timeline.option(count + 1) if one else None
    undone = Undone(lines, option, match.game.chance, match.floor)
    if lesson is None:
        timeline.go_back(count)
    else:
        match.timeline = lesson.begun(match.choices(count))
    match.redoable += (undone,)
    if count < match.floor:
        match.taken_back += ((count, total - count),)
        match.floor = count
    if further and not alone:
        # The player whose turn it was must take the device.
        match.seated = None


def redo(match: Match) -> None:
    """Make again what the last undo has undone, with the same dice and draws.

    Raises:
        TableError: there is nothing to redo.
    """
    if not match.redoable:
        raise TableError(text.NOTHING_TO_REDO)
    *rest, last = match.redoable
    if match.lesson is None:
        for _ in match.timeline.follow(last.lines):
            pass
        match.game.chance = last.chance
    else:
        for line in last.lines:
            match.timeline.choose(line.choice)
    match.redoable, match.floor = tuple(rest), last.floor


def barred(match: Match) -> str:
    """Why the last choice cannot be undone; empty if it can, or if there is none."""
    game = match.game
    if not match.floor or len(match.timeline) > match.floor:
        return ""
    # What chance brought since the last choice; whether somebody declined at a window is not told.
    results: list[Entry] = []
    last = len(game.sides) - 1
    for entry in reversed(game.history):
        if not isinstance(entry, Option):
            results.append(entry)
        elif entry == DECLINE:
            last -= 1
        else:
            break
    if game.decision is None:
        reason = text.ENDED
    elif last >= 0 and game.sides[last] in match.players:
        reason = text.MOVED
    elif any(isinstance(entry, tuple) for entry in results):
        reason = text.ROLLED
    elif results:
        reason = text.DRAWN
    else:
        gone_back = bool(match.taken_back) and match.taken_back[-1][0] == match.floor
        reason = text.GONE_BACK if gone_back else text.SEEN
    return text.UNDO_BARRED.format(reason=reason)
