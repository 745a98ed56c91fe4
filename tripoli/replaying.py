"""Looking back over a game: any moment of it, where its parts begin, the position alone."""

from __future__ import annotations

from itertools import islice

from tripoli import telling
from tripoli.kernel.chance import SeededChance
from tripoli.kernel.strict import Json
from tripoli.shores.cards import Kind
from tripoli.shores.events import Event, FightBegan, SeasonBegan
from tripoli.shores.face import TripoliGame
from tripoli.shores.options import Ask
from tripoli.shores.past import shortest
from tripoli.shores.pieces import Side
from tripoli.shores.record import Record


def shown(record: Record, at: int, eyes: telling.Eyes) -> Json:
    """The game as it was after some choices.

    Args:
        record: the game.
        at: how many choices.
        eyes: who looks.

    Returns:
        A table without decision, with `at`, `of` and `since`: which line of the log was the first
        to follow the last of these choices.
    """
    news: list[Event] = []
    since = before = 0
    for moment in islice(record.steps(news.append), at + 1):
        game = moment
        since, before = before, len(news)
    return {
        **telling.position(game, news, eyes),
        "hand_over": None,
        "decision": None,
        "reasons": {},
        "undo": False,
        "further": False,
        "at": at,
        "of": len(record.lines),
        "since": since,
    }


def marks(record: Record) -> list[Json]:
    """For each moment of a game, before and after every choice, what begins there.

    Returns:
        For each number of choices, from none to all: whose decision follows, whether a play begins
        with it, and whether a season and a fight have begun since the choice before.
    """
    news: list[Event] = []
    found: list[Json] = []
    told = 0
    for game in record.steps(news.append):
        decision = game.decision
        fresh = news[told:]
        told = len(news)
        found.append(
            {
                "side": None if decision is None else str(decision.side),
                "play": decision is not None and decision.ask is Ask.PLAY,
                "season": any(isinstance(event, SeasonBegan) for event in fresh),
                "fight": any(isinstance(event, FightBegan) for event in fresh),
            }
        )
    return found


def position_record(game: TripoliGame) -> Record:
    """A record that begins with the play in which the game stands, and tells nothing before it.

    Its chance to come is new, and with hidden discards its cards have the shortest past that leads
    to where they lie.
    """
    state = game.rested.copy()
    for side in Side:
        cards = state.cards[side]
        if cards.past:
            played = [card for card in cards.removed if card.kind is not Kind.CORE]
            cards.past = shortest(cards.hand, cards.discards, played)
    twin = game.resting(state, SeededChance.fresh())
    twin.feed(game.since_rest)
    return twin.record
