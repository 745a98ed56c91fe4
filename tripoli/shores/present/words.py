"""Events and decisions in words; the sentences themselves are in `text`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NotRequired, TypedDict, assert_never

from tripoli.kernel.text import fill, listed, paragraph
from tripoli.shores.model import events as ev
from tripoli.shores.model.cards import CARDS, Card
from tripoli.shores.model.options import Act, Ask, Decision, Option
from tripoli.shores.model.pieces import (
    ALL_GOLD,
    AMERICAN,
    ARAB,
    DAMAGED,
    INFANTRY,
    MARINE,
    OPEN_SEA,
    SUPPLY,
    Piece,
    Place,
    Season,
)
from tripoli.shores.model.result import ALL_POINTS, FRIGATE_POINTS, Result
from tripoli.shores.text import fights, labels, log, names, prompts
from tripoli.shores.text.endings import DOES_NOT_DECIDE, ENDED, SCORE, SCORING

if TYPE_CHECKING:
    from tripoli.shores.present import messages

NO_EFFECT: Final = (1, 2)
"""Rolls with which *Burn the Philadelphia* and *Launch the Intrepid* have no effect."""
_UNITS: Final = (MARINE, ARAB, INFANTRY)


def pieces(piece: Piece, count: int) -> str:
    """A number of pieces: "2 gunboats", "1 Arab infantry unit"."""
    return fill(names.PIECES[piece].counted, count=count)


def date(season: Season, year: int) -> str:
    """A season of a year."""
    return fill(names.DATE, season=names.SEASONS[season], year=year)


def _about(piece: Piece, count: int) -> dict[str, object]:
    """The gaps of a sentence that begins with a number of pieces: "2 gunboats", "A gunboat"."""
    name = names.PIECES[piece]
    return {"pieces": fill(name.subject, count=count), "count": count, "kind": name.kind}


def _where(place: Place | None) -> dict[str, object]:
    """The gaps of a sentence about a place; empty if it has none."""
    if place is None:
        return {"name": "", "place": "", "at": ""}
    name = names.PLACES[place]
    return {"name": name.name, "place": name.the, "at": name.at}


def card_name(card: Card) -> str:
    """The display name of a card."""
    return names.CARDS[card]


def describe(event: ev.Event, card_name: Callable[[Card], str] = card_name) -> str:
    """One line for the log.

    Args:
        event: as the reader can see it (`events.seen_by`).
        card_name: writes the name of a card.
    """
    match event:
        case ev.YearBegan(year):
            return fill(log.YEAR_BEGAN, year=year)
        case ev.SeasonBegan(year, season):
            return fill(log.SEASON_BEGAN, season=names.SEASONS[season], year=year)
        case ev.Drew(side, count, cards):
            if not cards:
                return fill(log.DREW[side], count=count)
            return fill(log.DREW_THESE[side], count=count, cards=listed(map(card_name, cards)))
        case ev.Reshuffled(side, count):
            return fill(log.RESHUFFLED[side], count=count)
        case ev.Played(side, card):
            return fill(log.PLAYED[side], card=card_name(card))
        case ev.BattleCard(side, card):
            return fill(log.BATTLE_CARD[side], card=card_name(card))
        case ev.Discarded(side, card, purpose):
            name = log.A_CARD if card is None else card_name(card)
            return fill(log.DISCARDED[purpose, side], card=name)
        case ev.Took(side, card):
            name = log.A_CARD if card is None else card_name(card)
            return fill(log.TOOK[side], card=name)
        case ev.Passed(side):
            return log.PASSED[side]
        case ev.Moved():
            return _moved(event)
        case ev.Rolled():
            return _rolled(event, card_name)
        case ev.Used(side, die) if side is AMERICAN and die in NO_EFFECT:
            return fill(log.USED_FOR_NOTHING, die=die)
        case ev.Used(side, die):
            return fill(log.USED[side], die=die)
        case ev.Damaged(piece, place):
            return fill(log.DAMAGED, **_about(piece, 1), **_where(place))
        case ev.Sunk(piece, place, count, at_sea):
            template = log.SUNK_OFF if at_sea else log.SUNK
            return fill(template, **_about(piece, count), **_where(place))
        case ev.GoldChanged(change, total):
            template = log.GAINED_GOLD if change > 0 else log.GAVE_GOLD
            return fill(template, gold=abs(change), total=total, all=ALL_GOLD)
        case ev.FightBegan(kind, place):
            return fill(log.FIGHT_BEGAN[kind], **_where(place))
        case ev.RoundBegan(place, number):
            return fill(log.ROUND_BEGAN, number=number, **_where(place))
        case ev.Captured(city):
            return fill(log.CAPTURED, city=names.PLACES[city].the)
        case ev.CardRemoved(card):
            return fill(log.CARD_REMOVED, card=card_name(card))
        case ev.BotConsidered():
            return _considered(event, card_name)
        case ev.BotChecked(corsairs, raids):
            return fill(log.BOT_CHECKED[raids], corsairs=corsairs)
        case ev.BotDrew(card):
            return fill(log.BOT_DREW, card=card_name(card))
        case ev.BotRaidsOrBuilds(harbor, builds, reason):
            fallback = log.BOT_BUILDS if builds else log.BOT_DOES_NOTHING
            if harbor is None:
                return fill(fallback, reason=reason)
            return fill(log.BOT_RAIDS, harbor=names.PLACES[harbor].the, reason=reason)
        case ev.Ended(result):
            return ending(result)
        case _:
            assert_never(event)


class Linked(TypedDict):
    """A sentence with links to cards."""

    text: str
    links: NotRequired[list[messages.Link]]


def linked(event: ev.Event) -> Linked:
    """A description of an event, and where in it cards are named."""
    text = ""
    links: list[messages.Link] = []
    for number, part in enumerate(describe(event, _marked).split(_MARK)):
        name = card_name(CARDS[part]) if number % 2 else part
        if number % 2:
            links.append({"at": len(text), "length": len(name), "card": part})
        text += name
    return {"text": text, "links": links} if links else {"text": text}


_MARK: Final = "\0"


def _marked(card: Card) -> str:
    return f"{_MARK}{card}{_MARK}"


def fight_title(fight: str, place: Place) -> str:
    """The title of a fight of a kind (`events.FightBegan`)."""
    return fill(fights.TITLES[fight], **_where(place))


def _moved(event: ev.Moved) -> str:
    piece, source, target, count = event.piece, event.source, event.target, event.count
    if source is SUPPLY:
        template = log.PLACED
    elif target is SUPPLY:
        template = log.RETURNED
    elif target is OPEN_SEA:
        template = log.PUT_TO_SEA
    elif source is OPEN_SEA:
        template = log.CAME_HOME
    elif piece in DAMAGED.values():
        template = log.LAID_UP
    else:
        template = log.MARCHED if piece in _UNITS else log.SAILED
    return fill(
        template,
        source=names.PLACES[source].the,
        target=names.PLACES[target].the,
        on_target=names.PLACES[target].on,
        **_about(piece, count),
    )


def _rolled(event: ev.Rolled, card_name: Callable[[Card], str]) -> str:
    dice = " ".join(str(die) for die in event.dice)
    name = "" if event.card is None else card_name(event.card)
    card = event.reason == "card" and event.side is AMERICAN
    if card and all(die in NO_EFFECT for die in event.dice):
        return fill(log.ROLLED_FOR_NOTHING, dice=dice, card=name)
    return fill(
        log.ROLLED[event.reason, event.side],
        dice=dice,
        hits=event.hits,
        card=name,
        **_where(event.place),
    )


_RESULTS: Final = {"raid": log.CAPTURES, "desertion": log.DESERTERS}


def roll_result(reason: str, hits: int) -> str:
    """The result of a roll for `reason`: "2 hits", "no ships captured"."""
    return fill(_RESULTS.get(reason, log.HITS), hits=hits)


def _considered(event: ev.BotConsidered, card_name: Callable[[Card], str]) -> str:
    if event.plays:
        template = (log.BOT_PLAYS if event.reason else log.BOT_PLAYS_AT_ONCE)[event.where]
    else:
        template = {
            "waits": log.BOT_WAITS,
            "is lined up": log.BOT_LINES_UP,
            "is discarded": log.BOT_DISCARDS,
        }[event.outcome]
    return fill(template, card=card_name(event.card), reason=event.reason)


_PROMPTS: Final = {
    Ask.HAND_LIMIT: prompts.HAND_LIMIT,
    Ask.GUNBOATS: prompts.GUNBOATS,
    Ask.FIGHT: prompts.FIGHT,
    Ask.REACTION: prompts.REACTION,
    Ask.DIE: prompts.DIE,
    Ask.ALLY: prompts.ALLY,
    Ask.ZONE: prompts.ZONE,
    Ask.DEPLOY: prompts.DEPLOY,
    Ask.TAKE: prompts.TAKE,
    Ask.RAID: prompts.RAID,
}


def ending(result: Result) -> str:
    """Who won and why, or that nobody did."""
    return ENDED[result.reason.value]


def score(result: Result) -> str:
    """The tournament score (R32)."""
    return fill(SCORE, american=result.score.american, tripolitan=result.score.tripolitan)


def ending_sentences(result: Result) -> list[str]:
    """Who won and why, the score, and, unless the winner's is higher, that it does not decide."""
    winner, points = result.winner, result.score
    plain = winner is None or points[winner] > points[1 - winner]
    return [ending(result), score(result), *([] if plain else [DOES_NOT_DECIDE])]


def scoring() -> str:
    """How the tournament score is computed (R32)."""
    return paragraph(DOES_NOT_DECIDE, fill(SCORING, frigate=FRIGATE_POINTS, all=ALL_POINTS))


def label(option: Option) -> str:
    """The label of an option on a button, where a card or a heading says the rest."""
    if option.source is not None and option.target is not None:
        return names.PLACES[option.target].name
    if option.act is Act.DISCARD_TO_BUILD and option.card is not None:
        return labels.BUILD[option.card.side]
    return labels.ACTIONS.get(option.act.value) or spelled_out(option)


def spelled_out(option: Option) -> str:
    """An option in full, as in a hint."""
    card, source = option.card, option.source
    if option.act is Act.HIT and option.piece is not None:
        return labels.TAKES_HIT[option.piece]
    template = labels.SPELLED_OUT.get(option.act.value)
    if template is None:
        assert card is not None
        template = labels.BUILD_SPELLED_OUT[card.side]
    where = _where(option.target)
    return fill(
        template,
        card="" if card is None else card_name(card),
        source=_where(source)["place"],
        target=where["place"],
        at=where["at"],
        die=str(option.die),
    )


def prompt(decision: Decision) -> str:
    """One sentence that says who acts, what to do, and how much is left."""
    side, place, card = decision.side, decision.place, decision.card
    match decision.ask:
        case Ask.PLAY:
            can_pass = any(option == "pass" for option in decision.options)
            template = prompts.PASS if can_pass else prompts.PLAY[side]
        case Ask.MOVE:
            template = prompts.MOVE if place is None else prompts.MOVE_TO
        case Ask.HIT:
            on_land = any(option.piece in _UNITS for option in decision.options)
            template = prompts.HIT_UNITS if on_land else prompts.HIT_SHIPS
        case _:
            template = _PROMPTS[decision.ask]
    return fill(
        template,
        side=names.SIDES[side],
        left=decision.left,
        card="" if card is None else card_name(card),
        **_where(place),
    )
