"""The table in an answer: what the person at the device can see, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tripoli.kernel.choice import DECLINE
from tripoli.kernel.text import paragraph
from tripoli.kernel.title import Eyes
from tripoli.session import text
from tripoli.session.match import Match
from tripoli.session.undo import barred

if TYPE_CHECKING:
    from tripoli.session import messages


def table(match: Match, serial: int, held: Sequence[messages.LogHeld]) -> messages.Table:
    """What the person at the device can see.

    Args:
        match: the match.
        serial: distinguishes this match from earlier ones of the session.
        held: how much of the log the page has, for each reader.
    """
    title, game, timeline, eyes = match.title, match.game, match.timeline, match.eyes()
    decision = game.decision
    seat = match.seated if decision is not None and eyes else None
    outcome = match.outcome()
    if outcome:
        decision = None
    thinker = decision.side if decision is not None and decision.side in match.players else None
    asked = decision is not None and seat is not None and decision.side == seat
    events = timeline.events
    first = title.page.last_scene(events)
    return {
        "game": title.key,
        "setup": game.setup.to_json(),
        "choices": len(timeline),
        "seat": None if seat is None else title.seats[seat],
        "hand_over": None
        if decision is None or asked or thinker is not None
        else title.seats[decision.side],
        "waive": DECLINE if match.waives() and not outcome else None,
        "players": match.players_by_name(),
        "thinks": None if thinker is None else title.seats[thinker],
        "turn": None if decision is None else title.seats[decision.side],
        "over": game.decision is None,
        "prompt": _prompt(match, asked),
        "headline": "" if seat is None else title.words.headline(events, seat),
        "plan": [*_plan(match, seat)] if asked and seat is not None else [],
        "board": title.page.board(game, eyes),
        "decision": title.page.decision(game, seat) if asked and seat is not None else None,
        "options": title.page.options(game, seat) if asked and seat is not None else [],
        "scene": None if first is None else title.page.scene(events, first, eyes),
        "course": timeline.course() if game.decision is None else None,
        "log": _log(match, serial, held, eyes),
        "since": min(match.news_since(seat), len(events)),
        "undo": match.seated is not None and len(timeline) > match.floor,
        "redo": bool(match.redoable),
        "undone": _undone(match) if asked else None,
        "further": match.lesson is None and len(timeline) > 0,
        "barred": barred(match),
        "lesson": _lesson(match, outcome),
    }


def summary(match: Match) -> messages.Summary | None:
    """The entry of a match in a list of games; None if the game cannot be summarized."""
    try:
        board = match.title.page.summary(match.game)
    except Exception:
        # A game that cannot be shown must still be saved.
        return None
    return {
        "game": match.title.key,
        "setup": match.game.setup.to_json(),
        "players": match.players_by_name(),
        "choices": len(match.timeline),
        "over": match.game.decision is None,
        "board": board,
    }


def _log(match: Match, serial: int, held: Sequence[messages.LogHeld], eyes: Eyes) -> messages.Log:
    key = f"{serial}:{','.join(map(str, eyes))}"
    events = match.timeline.events
    count = next((log["count"] for log in held if log["key"] == key), 0)
    start = min(count, len(events))
    lines = [match.title.page.line(event, eyes) for event in events[start:]]
    return {"key": key, "start": start, "lines": lines}


def _undone(match: Match) -> str | None:
    """What redo would choose now, spelled out; None if that would be several choices, or none."""
    option = match.redoable[-1].option if match.redoable else None
    return None if option is None else match.title.words.spelled_out(option)


def _lesson(match: Match, outcome: str) -> messages.Lesson | None:
    lesson = match.lesson
    if lesson is None:
        return None
    return {"name": lesson.name, "step": lesson.step(match.timeline), "outcome": outcome}


def _plan(match: Match, seat: int) -> Sequence[str]:
    """What a person wants who is about to make the first choice of a game."""
    new = match.game.between_turns and not match.timeline.has_chosen(seat)
    return match.title.words.plan(match.game, seat) if new and match.lesson is None else ()


def _prompt(match: Match, asked: bool) -> str:
    title, game = match.title, match.game
    decision = game.decision
    if decision is None:
        outcome, *score = title.words.ending(game)
        return paragraph(outcome, *_own_ending(match), *score)
    if asked:
        return title.words.prompt(decision)
    if match.outcome():
        return text.LESSON_OVER
    if decision.side in match.players:
        return text.THINKING.format(
            player=text.player_name(match.players[decision.side]),
            seat=title.seat_names[decision.side],
        )
    if match.waives():
        return text.MAY_RESPOND.format(seat=title.seat_names[decision.side])
    template = text.PASS_DEVICE if game.between_turns else text.PASS_MEANWHILE
    return template.format(seat=title.seat_names[decision.side])


def _own_ending(match: Match) -> list[str]:
    """The ending as told to a person who played alone."""
    people, result = match.people(), match.game.result
    winner = None if result is None else match.title.rules.winner(result.reason)
    if winner is None or len(people) != 1:
        return []
    return [text.WON if winner == people[0] else text.LOST]
