"""A table as a page is told of it: position, cards, decision, log, as somebody may know them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tripoli.kernel.record import LONGEST
from tripoli.kernel.strict import Json
from tripoli.prospects import prospect
from tripoli.shores.cards import CARDS, Card
from tripoli.shores.events import Event, Rolled, seen_by
from tripoli.shores.face import TripoliGame
from tripoli.shores.options import Decision
from tripoli.shores.pieces import (
    ALL_GOLD,
    ALLIES,
    ENEMY_CITIES,
    FRIGATES_TO_SINK,
    GUNBOAT,
    HARBORS,
    SUPPLY,
    Piece,
    Side,
)
from tripoli.shores.result import Result
from tripoli.shores.sequence import why_no_event
from tripoli.shores.text import reasons as text
from tripoli.shores.words import describe, prompt, roll_result


class Everything:
    """Eyes for which nothing is hidden: when a game is over, both hands lie open."""


OPEN: Final = Everything()
Eyes = Side | Everything | None
"""Who looks: a side, everybody (None), or, once a game is over, whoever looks back (`OPEN`)."""


def position(game: TripoliGame, news: Sequence[Event], eyes: Eyes) -> dict[str, Json]:
    """What lies on the table, and what has happened, as `eyes` may know it.

    Args:
        game: the game.
        news: its events from the beginning.
        eyes: who looks.
    """
    side = eyes if isinstance(eyes, Side) else None
    view = game.view(side)
    cards = {
        str(one): (game.view(one) if eyes is OPEN else view).cards[one].to_json() for one in Side
    }
    return {
        "mode": "solitaire" if game.setup.solitaire else "hot seat",
        "setup": game.setup.to_json(),
        "choices": len(game.sides),
        "seat": None if side is None else str(side),
        "year": view.year,
        "season": str(view.season),
        "gold": view.gold,
        "captured": [str(city) for city in view.captured],
        "pieces": game.state.pieces(),
        "cards": cards,
        "log": [line(event, eyes) for event in news],
        "result": None if view.result is None else result_json(view.result),
    }


def result_json(result: Result) -> dict[str, Json]:
    """How the game ended, in words, too."""
    return {**result.to_json(), "text": str(result), "score_text": result.score_text}


def summary(game: TripoliGame) -> dict[str, Json]:
    """What a list of games says of one: only what everybody sees."""
    shown = position(game, (), None)
    del shown["cards"], shown["log"], shown["seat"]
    return shown


def facts() -> Json:
    """What does not change: cards, who holds the harbors at first, what ends the war, limits."""
    nations = {
        str(harbor): "ally" if harbor in ALLIES else "enemy" if harbor in ENEMY_CITIES else "friend"
        for harbor in HARBORS
    }
    return {
        "cards": [_card(card) for card in CARDS.values()],
        "nations": nations,
        "gold": ALL_GOLD,
        "frigates": FRIGATES_TO_SINK,
        "longest": LONGEST,
    }


def _card(card: Card) -> Json:
    return {
        "name": card.name,
        "side": str(card.side),
        "kind": card.kind.value,
        "when": card.when,
        "effect": card.effect,
    }


def decision_json(game: TripoliGame, decision: Decision) -> Json:
    """What is to be decided, each option with what it promises."""
    return {
        "side": str(decision.side),
        "ask": decision.ask.value,
        "prompt": prompt(decision),
        "left": decision.left,
        "place": None if decision.place is None else str(decision.place),
        "card": None if decision.card is None else str(decision.card),
        "options": [
            {**option.to_json(), "odds": prospect(game.state, game.setup, option)}
            for option in decision.options
        ],
    }


def reasons(game: TripoliGame, eyes: Side | None) -> Json:
    """Why cards of one's own, and actions, cannot be had now."""
    if eyes is None:
        return {}
    cards = game.state.cards[eyes]
    found = {
        str(card): reason
        for card in dict.fromkeys(cards.core + cards.hand)
        if (reason := why_no_event(game, card)) is not None
    }
    counts = game.state.counts
    if eyes is Side.AMERICAN and not counts[GUNBOAT + SUPPLY]:
        found["build"] = text.NO_GUNBOAT_IN_SUPPLY
    if eyes is Side.TRIPOLITAN and not counts[Piece.CORSAIR + SUPPLY]:
        found["build"] = text.NO_CORSAIR_IN_SUPPLY
    return found


def line(event: Event, eyes: Eyes) -> Json:
    """An event as the page shows it: its kind, its words, and its fields by name."""
    seen = event if isinstance(eyes, Everything) else seen_by(event, eyes)
    fields = event_fields(seen)
    if isinstance(seen, Rolled) and seen.hit:
        fields["result"] = roll_result(seen.reason, seen.hits)
    assert not fields.keys() & {"kind", "text"}
    return {"kind": type(seen).__name__, "text": describe(seen), **fields}


def event_fields(event: Event) -> dict[str, Any]:
    """The fields of an event by name, ready for JSON."""

    def ready(value: Any) -> Any:
        if value is None or isinstance(value, bool | str):
            return value
        if isinstance(value, tuple):
            return [ready(item) for item in value]
        if type(value) is int:
            return value
        return str(value)

    return {name: ready(getattr(event, name)) for name in event.__slots__}
