"""Data for the page: the board, the decision and the log, as a viewer can see them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from tripoli.kernel.strict import Json
from tripoli.kernel.text import fill, sentence
from tripoli.kernel.title import Eyes
from tripoli.shores.game import Game
from tripoli.shores.hidden.view import View, open_view
from tripoli.shores.model.cards import CARDS, Card
from tripoli.shores.model.events import Event
from tripoli.shores.model.options import Act, Ask, Decision, Option
from tripoli.shores.model.pieces import (
    ALL_GOLD,
    ALLIES,
    AMERICAN,
    CORSAIR,
    ENEMY_CITIES,
    FIRST_YEAR,
    FRIGATES_TO_SINK,
    GUNBOAT,
    HARBORS,
    INFANTRY,
    LAST_YEAR,
    MALTA,
    PIECES,
    SUPPLY,
    TRIPOLITAN,
    TRIPOLITAN_PIECES,
    Season,
    Side,
)
from tripoli.shores.odds.prospects import MARCHES, outlook, prospect
from tripoli.shores.present import roles
from tripoli.shores.present.changes import changes
from tripoli.shores.present.goals import goals
from tripoli.shores.present.stakes import stakes
from tripoli.shores.present.words import (
    card_name,
    date,
    ending,
    label,
    linked,
    prompt,
    score,
    scoring,
)
from tripoli.shores.rules.sequence import why_no_event
from tripoli.shores.tbot.turn import requirement
from tripoli.shores.text import labels, names
from tripoli.shores.text import reasons as text
from tripoli.shores.text.endings import DRAW_IS_HALF, DRAW_IS_NO_WIN

if TYPE_CHECKING:
    from tripoli.shores.present import messages

_ON_CARDS: Final = (
    Act.EVENT,
    Act.DISCARD_TO_MOVE,
    Act.DISCARD_TO_BUILD,
    Act.DISCARD_TO_RAID,
    Act.SET_ASIDE,
    Act.PLAY,
    Act.TAKE,
)
"""Options offered on their card."""
TURN_BEGINS: Final = (Ask.PLAY, Ask.HAND_LIMIT)
"""Decisions with which a side's turn begins."""


def facts() -> messages.Facts:
    """Facts that never change: cards, initial owners of the harbors, limits."""
    return {
        "names": _names(),
        "cards": [_card(card) for card in CARDS.values()],
        "nations": {
            str(place): "ally"
            if harbor in ALLIES
            else "enemy"
            if harbor in ENEMY_CITIES
            else "friend"
            for harbor in HARBORS
            for place in (harbor, harbor.zone)
            if place is not None
        },
        "owners": {
            str(piece): side_name(TRIPOLITAN if piece in TRIPOLITAN_PIECES else AMERICAN)
            for piece in PIECES
        },
        "gold": ALL_GOLD,
        "frigates": FRIGATES_TO_SINK,
        "years": list(range(FIRST_YEAR, LAST_YEAR + 1)),
        "seasons": [str(season) for season in Season],
    }


def _names() -> messages.Names:
    return {
        "seats": {side_name(side): name for side, name in names.SEATS.items()},
        "sides": {side_name(side): name for side, name in names.SIDES.items()},
        "seasons": {str(season): name for season, name in names.SEASONS.items()},
        "places": {
            str(place): {"name": name.name, "the": name.the} for place, name in names.PLACES.items()
        },
        "pieces": {
            str(piece): {"name": name.name, "a": name.a, "counted": name.counted}
            for piece, name in names.PIECES.items()
        },
        "date": names.DATE,
    }


def _card(card: Card) -> messages.Card:
    return {
        "name": card.name,
        "title": card_name(card),
        "side": side_name(card.side),
        "kind": card.kind.value,
        "copies": card.copies,
        "when": card.when,
        "effect": card.effect,
    }


def side_name(side: Side) -> messages.SideName:
    """The name of a side in messages."""
    return "American" if side is AMERICAN else "Tripolitan"


def summary(game: Game) -> messages.Summary:
    """The entry of a game in a list of games: public information only."""
    return _open_board(game, game.view(None))


def _open_board(game: Game, view: View) -> messages.Summary:
    automaton = game.setup.automaton
    return {
        "automaton": None if automaton is None else side_name(automaton),
        "year": view.year,
        "season": str(view.season),
        "gold": view.gold,
        "sunk": view.sunk_frigates(),
        "captured": [str(city) for city in view.captured],
        "pieces": view.pieces(),
        "ending": _ending(game),
    }


def _ending(game: Game) -> messages.Ending | None:
    result = game.result
    if result is None:
        return None
    return {
        "winner": None if result.winner is None else side_name(result.winner),
        "reason": str(result.reason),
        "score": {"American": result.score.american, "Tripolitan": result.score.tripolitan},
        "text": ending(result),
        "score_text": score(result),
        "scoring": scoring(),
    }


def board(game: Game, eyes: Eyes) -> messages.Board:
    """Everything on the table, as `eyes` can see it."""
    view = open_view(game, eyes)
    automaton = game.setup.automaton
    return {
        **_open_board(game, view),
        "caption": date(view.season, view.year),
        "people": [side_name(side) for side in Side if side is not automaton],
        "draw_counts": DRAW_IS_HALF if automaton is None else DRAW_IS_NO_WIN,
        "cards": {
            side_name(side): view.cards[side].to_json()  # type: ignore[misc]
            for side in Side
        },
        "reasons": _reasons(game, Side(eyes[0])) if len(eyes) == 1 else {},
        "waiting": _waiting(game),
        "goals": goals(view),
    }


def _reasons(game: Game, side: Side) -> dict[str, str]:
    """Why a side's own cards and actions cannot be chosen now."""
    cards = game.state.cards[side]
    reasons = {
        str(card): sentence(reason)
        for card in dict.fromkeys(cards.core + cards.hand)
        if (reason := why_no_event(game, card)) is not None
    }
    if side is AMERICAN and not game.state.count(GUNBOAT, SUPPLY):
        reasons["build"] = sentence(text.NO_GUNBOAT_IN_SUPPLY)
    if side is TRIPOLITAN and not game.state.count(CORSAIR, SUPPLY):
        reasons["build"] = sentence(text.NO_CORSAIR_IN_SUPPLY)
    return reasons


def _waiting(game: Game) -> dict[str, str]:
    """Whether the T-bot would play each card in its event line now (T-bot Turn)."""
    automaton = game.setup.automaton
    if automaton is None:
        return {}
    waiting = {}
    for card in game.state.cards[automaton].event_line:
        verdict = requirement(game.state, card)
        ready = text.BOT_READY if verdict.reason else text.BOT_READY_AT_ONCE
        template = ready if verdict.plays else text.BOT_WAITS
        waiting[str(card)] = fill(template, reason=verdict.reason)
    return waiting


def decision(game: Game, side: Side) -> messages.Decision:
    """The decision of `side`."""
    decision = _asked(game, side)
    plays = decision.ask is Ask.PLAY
    view = game.view(side)
    return {
        "side": side_name(side),
        "ask": decision.ask.value,
        "prompt": prompt(decision),
        "left": decision.left,
        "place": None if decision.place is None else str(decision.place),
        "card": None if decision.card is None else str(decision.card),
        "outlook": outlook(view) if plays else None,
        "stakes": stakes(view) if plays else [],
        "begins_turn": decision.ask in TURN_BEGINS,
        "automatic": decision.ask is Ask.HIT,
    }


def options(game: Game, side: Side) -> list[messages.Option]:
    """The options of `side`, each with its odds."""
    view = game.view(side)
    decision = _asked(game, side)
    odds = {option: prospect(view, option) for option in decision.options}
    fights = any(option.act is Act.DONE and words for option, words in odds.items())
    chosen = next((entry for entry in reversed(game.history) if isinstance(entry, Option)), None)
    moved = chosen is not None and chosen.act is Act.MOVE
    return [
        _option(option, decision, view, words, fights=fights, moved=moved)
        for option, words in odds.items()
    ]


def _asked(game: Game, side: Side) -> Decision:
    assert game.decision is not None
    assert game.decision.side is side
    return game.decision


def _option(
    option: Option, decision: Decision, view: View, odds: str | None, *, fights: bool, moved: bool
) -> messages.Option:
    on_map = option.target is not None or option.source is not None or option.piece is not None
    caption = label(option)
    begins: _Begins | None = None
    if option.act is Act.DONE:
        still = decision.ask is Ask.MOVE and not moved
        begins = _begins(decision, view, fights=fights)
        caption = labels.BEGINS[begins] if begins else labels.NO_MOVE if still else caption
    elif option.act in (Act.MOVE, Act.GUNBOAT) and decision.left == 1 and option.target is not None:
        attacks = option.target.is_harbor and odds is not None
        begins = _begins(decision, view, fights=fights or attacks)
        caption = fill(labels.LAST_MOVE[begins], option=caption) if begins else caption
    return {
        **option.to_json(),  # type: ignore[typeddict-item]
        "label": caption,
        "offered": "card" if option.act in _ON_CARDS else "map" if on_map else "list",
        "odds": odds,
        "begins": begins,
    }


_Begins: TypeAlias = Literal["attack", "march"]


def _begins(decision: Decision, view: View, *, fights: bool) -> _Begins | None:
    """What begins with the end of the movement; None if no fight follows.

    Gunboats are asked for before a fight begins, but do not join if there is no infantry left
    (R33).
    """
    marches = view.cards[AMERICAN].active in MARCHES
    joins = not marches or decision.place is None or view.count(INFANTRY, decision.place)
    if decision.ask is Ask.MOVE and joins and view.count(GUNBOAT, MALTA):
        return None
    return "march" if marches else "attack" if fights else None


_KEPT: Final = (
    "side",
    "card",
    "cards",
    "place",
    "piece",
    "source",
    "target",
    "count",
    "dice",
    "hit",
    "change",
    "total",
    "year",
    "season",
    "purpose",
    "outcome",
    "reason",
)
"""The fields of events that are sent to the page."""


def line(event: Event) -> messages.Line:
    """A line of the log as the reader can see it."""
    fields = {name: _ready(getattr(event, name)) for name in event.__match_args__ if name in _KEPT}
    found: messages.Line = {
        "kind": type(event).__name__,
        **linked(event),
        "changes": changes(event),
        **fields,  # type: ignore[typeddict-item]
    }
    if (role := roles.role(event)) is not None:
        found["role"] = role
    if roles.minor(event):
        found["minor"] = True
    if (side := roles.acts(event)) is not None:
        found["acts"] = side_name(side)
    return found


def _ready(value: Any) -> Json:
    if value is None or isinstance(value, bool | str):
        return value
    if isinstance(value, tuple):
        return [_ready(item) for item in value]
    return value if type(value) is int else str(value)
