"""What the other side did last, in one line with its result: the first thing to be read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import dropwhile, takewhile
from typing import Final

from tripoli.kernel.text import fill, listed
from tripoli.shores.model import events as ev
from tripoli.shores.model.pieces import (
    FLEETS,
    MAP,
    OPEN_SEA,
    SUPPLY,
    SWEDISH_FRIGATE,
    WHOLE,
    Piece,
    Place,
    Side,
)
from tripoli.shores.text import names
from tripoli.shores.text import news as text

_ACTIONS: Final = ("to move", "to build", "to raid", "for Raid or Build")
_SHIPS: Final = (*FLEETS[0], *FLEETS[1], SWEDISH_FRIGATE)
_MOST: Final = 3
"""The maximum number of results named."""
_PLACES: Final = 2
"""The maximum number of destinations named."""


def headline(events: Sequence[ev.Event], side: Side) -> str:
    """What the other side did last, with its result.

    Args:
        events: all events of the game.
        side: the reader.

    Returns:
        One sentence; empty if the other side has done nothing.
    """
    turn = [ev.seen_by(event, side) for event in _turn(events, side)]
    if not turn:
        return ""
    first = turn[0]
    if isinstance(first, ev.Passed):
        return text.PASSED[first.side]
    if isinstance(first, ev.Discarded) and first.purpose == "to build":
        return text.BUILT[first.side]
    deed = _deed(turn)
    results = _results(turn, side)
    if not results:
        return fill(text.DEED_ALONE, deed=deed) if deed else text.NO_MOVE[side.other]
    said = listed(results[:_MOST])
    return fill(text.DEED, deed=deed, results=said) if deed else fill(text.RESULTS, results=said)


def _turn(events: Sequence[ev.Event], side: Side) -> Sequence[ev.Event]:
    """The events of the other side's last turn; or those since it has reacted in the reader's."""
    other = side.other
    since: list[ev.Event] = []
    for event in reversed(events):
        since.append(event)
        if _begins(event, other):
            return [*takewhile(lambda event: not _ends(event, side), reversed(since))]
        if _begins(event, side):
            reaction = [*dropwhile(lambda event: not _reacts(event, other), reversed(since))]
            if reaction:
                return reaction
    return ()


def _ends(event: ev.Event, side: Side) -> bool:
    """Whether an event ends the turn of the side before `side`."""
    return isinstance(event, ev.SeasonBegan | ev.YearBegan) or _begins(event, side)


def _reacts(event: ev.Event, side: Side) -> bool:
    return isinstance(event, ev.BattleCard) and event.side is side


def _begins(event: ev.Event, side: Side) -> bool:
    """Whether an event is how a side begins its turn. The T-bot raids without a card."""
    match event:
        case ev.Played(by, _) | ev.Passed(by):
            return by is side
        case ev.Discarded(by, _, purpose):
            return by is side and purpose in _ACTIONS
        case ev.BotChecked(_, raids):
            return raids and side is Side.TRIPOLITAN
        case ev.BotRaidsOrBuilds():
            return side is Side.TRIPOLITAN
        case _:
            return False


def _deed(turn: Sequence[ev.Event]) -> str:
    """The card played, or else the fight; empty for a move, whose result says enough."""
    first = turn[0]
    for event in turn:
        match event:
            case ev.Played(_, card):
                return names.CARDS[card]
            case ev.FightBegan("raid", harbor):
                return fill(text.RAID, harbor=names.PLACES[harbor].the)
            case ev.FightBegan(_, place) if not isinstance(first, ev.BattleCard):
                return fill(text.ATTACK, place=names.PLACES[place].the)
    return names.CARDS[first.card] if isinstance(first, ev.BattleCard) else ""


def _results(turn: Sequence[ev.Event], side: Side) -> list[str]:
    """What came of a turn, the most important first."""
    gold: list[tuple[int, int]] = []
    sunk: dict[Piece, int] = {}
    damaged: dict[Piece, int] = {}
    moved: dict[tuple[Piece, Place], int] = {}
    placed: dict[Piece, int] = {}
    removed: dict[Piece, int] = {}
    others: list[str] = []
    fights = set()
    for event in turn:
        match event:
            case ev.GoldChanged(change, total):
                gold.append((total - change, total))
            case ev.Sunk(piece, _, count):
                whole = WHOLE.get(piece, piece)
                sunk[whole] = sunk.get(whole, 0) + count
                if piece in WHOLE:
                    damaged[whole] -= 1
            case ev.Damaged(piece, _):
                damaged[piece] = damaged.get(piece, 0) + 1
            case ev.Moved(piece, source, target, count) if piece not in WHOLE:
                if source is SUPPLY:
                    placed[piece] = placed.get(piece, 0) + count
                elif target is SUPPLY:
                    removed[piece] = removed.get(piece, 0) + count
                elif target in MAP and source is not OPEN_SEA:
                    moved[piece, target] = moved.get((piece, target), 0) + count
            case ev.FightBegan(kind, _):
                fights.add(kind)
            case ev.Captured(city):
                others.append(fill(text.CAPTURED, city=names.PLACES[city].the))
            case ev.Discarded(by, card, "lost overboard") if by is side and card is not None:
                others.append(fill(text.OVERBOARD, card=names.CARDS[card]))
            case ev.Took(by, card) if by is not side and card is not None:
                others.append(fill(text.TOOK, card=names.CARDS[card]))
    results = []
    if gold:
        results.append(fill(text.GOLD, before=gold[0][0], after=gold[-1][1]))
    elif "raid" in fights:
        results.append(text.NO_GOLD)
    for piece, count in sunk.items():
        results.append(_said(text.SUNK if piece in _SHIPS else text.LOST, piece, count))
    results += [_said(text.DAMAGED, piece, count) for piece, count in damaged.items() if count > 0]
    results += others
    results += [_said(text.PLACED, piece, count) for piece, count in placed.items()]
    results += [_said(text.REMOVED, piece, count) for piece, count in removed.items()]
    if not fights and not removed:
        return results + _moves(moved)
    # Ships that have fought retire, whatever came of it.
    return results or [text.NO_HITS]


def _moves(moved: Mapping[tuple[Piece, Place], int]) -> list[str]:
    """Where ships and armies went."""
    places = {place for _, place in moved}
    if len(places) > _PLACES:
        return [fill(text.SCATTERED, count=sum(moved.values()), places=len(places))]
    return [
        _said(text.MOVED, piece, count, place=names.PLACES[place].the)
        for (piece, place), count in moved.items()
    ]


def _said(template: str, piece: Piece, count: int, **gaps: str) -> str:
    return fill(template, pieces=fill(text.PIECES[piece], count=count), **gaps)
