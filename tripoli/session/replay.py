"""Replay of a game: any moment of it; and the position alone, without the past."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tripoli.kernel.chance import SeededChance
from tripoli.kernel.record import Record
from tripoli.kernel.title import AnyEngine, Eyes, Title
from tripoli.session.timeline import Timeline

if TYPE_CHECKING:
    from tripoli.session.messages import Chosen, Moment


def moment(timeline: Timeline, at: int, eyes: Eyes) -> Moment:
    """What could be seen after some choices.

    Args:
        timeline: the game.
        at: the number of choices.
        eyes: the viewer.
    """
    title, past = timeline.title, timeline.past(at)
    first = timeline.fight(at)
    return {
        "at": at,
        "of": len(timeline),
        "seat": title.seats[eyes[0]] if len(eyes) == 1 else None,
        "board": title.page.board(timeline.at(at), eyes),
        "scene": None if first is None else title.page.scene(past, first, eyes),
        "lines": len(past),
        "since": len(timeline.past(at - 1)) if at else 0,
        **_chosen(timeline, at, eyes),
    }


def _chosen(timeline: Timeline, at: int, eyes: Eyes) -> Chosen:
    """The seat that chose last, and its choice if `eyes` can see it."""
    if not at:
        return {"by": None, "choice": None}
    seat = timeline.game.sides[at - 1]
    title = timeline.title
    said = title.words.spelled_out(timeline.option(at)) if seat in eyes else None
    return {"by": title.seats[seat], "choice": said}


def position_record(title: Title, game: AnyEngine) -> Record[Any]:
    """A record that begins with the current play of a game, without its past, and with new dice and
    draws.
    """
    twin = game.resting(title.rules.without_past(game.rested), SeededChance.fresh())
    twin.feed(game.since_rest)
    return twin.record  # type: ignore[no-any-return]
