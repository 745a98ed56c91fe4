"""Events and decisions in words; the sentences themselves are in `text`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tripoli.kernel.text import fill
from tripoli.shores.model import events as ev
from tripoli.shores.model.cards import Card
from tripoli.shores.model.options import Ask, Decision, Option, hit_word
from tripoli.shores.model.pieces import (
    ALL_GOLD,
    AMERICAN,
    ARAB,
    DAMAGED,
    FLEETS,
    INFANTRY,
    MARINE,
    OPEN_SEA,
    SUPPLY,
    SWEDISH_FRIGATE,
    Piece,
)
from tripoli.shores.model.result import ALL_POINTS, FRIGATE_POINTS, Result
from tripoli.shores.text import labels, log, prompts
from tripoli.shores.text.endings import DOES_NOT_DECIDE, ENDED, SCORE, SCORING
from tripoli.shores.text.names import A_PIECE, AT, IN, PIECES, PLACE_NAMES, SIDES

NO_EFFECT: Final = (1, 2)
"""Rolls with which *Burn the Philadelphia* and *Launch the Intrepid* have no effect."""
_SHIPS: Final = (*FLEETS[0], *FLEETS[1], SWEDISH_FRIGATE)
_UNITS: Final = (MARINE, ARAB, INFANTRY)


def pieces(piece: Piece, count: int) -> str:
    """A number of pieces: "2 gunboats", "1 Arab infantry unit"."""
    return fill(PIECES[piece], count=count)


def _subject(piece: Piece, count: int) -> str:
    """A number of pieces at the start of a sentence: "2 gunboats", "A gunboat"."""
    return A_PIECE[piece] if count == 1 else pieces(piece, count)


def card_names(cards: Iterable[Card]) -> str:
    """A list of cards for use in a sentence."""
    return ", ".join(str(card) for card in cards)


def describe(event: ev.Event) -> str:
    """One line for the log.

    Args:
        event: as the reader can see it (`events.seen_by`).
    """
    match event:
        case ev.YearBegan(year):
            return fill(log.YEAR_BEGAN, year=year)
        case ev.SeasonBegan(year, season):
            return fill(log.SEASON_BEGAN, season=season, year=year)
        case ev.Drew(side, count, cards):
            if not cards:
                return fill(log.DREW[side], count=count)
            return fill(log.DREW_THESE[side], count=count, cards=card_names(cards))
        case ev.Reshuffled(side, count):
            return fill(log.RESHUFFLED[side], count=count)
        case ev.Played(side, card):
            return fill(log.PLAYED[side], card=card)
        case ev.BattleCard(side, card):
            return fill(log.BATTLE_CARD[side], card=card)
        case ev.Discarded(side, card, purpose):
            return _sentence(fill(log.DISCARDED[purpose, side], card=card or log.A_CARD))
        case ev.Took(side, card):
            return fill(log.TOOK[side], card=card or log.A_CARD)
        case ev.Passed(side):
            return log.PASSED[side]
        case ev.Moved():
            return _moved(event)
        case ev.Rolled():
            return _rolled(event)
        case ev.Used(side, die) if side is AMERICAN and die in NO_EFFECT:
            return fill(log.USED_FOR_NOTHING, die=die)
        case ev.Used(side, die):
            return fill(log.USED[side], die=die)
        case ev.Damaged(piece, place):
            return fill(log.DAMAGED, a_piece=A_PIECE[piece], at=AT[place])
        case ev.Sunk(piece, place, count, at_sea):
            template = log.SUNK_OFF if at_sea else log.SUNK if piece in _SHIPS else log.LOST
            return fill(
                template, pieces=_subject(piece, count), count=count, place=place, at=AT[place]
            )
        case ev.GoldChanged(change, total):
            template = log.GAINED_GOLD if change > 0 else log.GAVE_GOLD
            return fill(template, gold=abs(change), total=total, all=ALL_GOLD)
        case ev.FightBegan(kind, place):
            return fill(log.FIGHT_BEGAN[kind], place=PLACE_NAMES[place], at=AT[place])
        case ev.RoundBegan(place, number):
            return fill(log.ROUND_BEGAN, number=number, at=AT[place])
        case ev.Captured(city):
            return fill(log.CAPTURED, city=city)
        case ev.CardRemoved(card):
            return fill(log.CARD_REMOVED, card=card)
        case ev.BotConsidered():
            return _considered(event)
        case ev.BotChecked(corsairs, raids):
            return fill(log.BOT_CHECKED[raids], corsairs=corsairs)
        case ev.BotDrew(card):
            return fill(log.BOT_DREW, card=card)
        case ev.BotRaidsOrBuilds(harbor, builds, reason):
            fallback = log.BOT_BUILDS if builds else log.BOT_DOES_NOTHING
            template = fallback if harbor is None else log.BOT_RAIDS
            return fill(template, harbor=harbor, reason=reason)
        case _:
            return ending(event.result)


def _sentence(text: str) -> str:
    """Capitalize a sentence, which may begin with a placeholder."""
    return text[:1].upper() + text[1:]


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
        pieces=_subject(piece, count),
        count=count,
        source=PLACE_NAMES[source],
        target=PLACE_NAMES[target],
        in_target=IN[target],
    )


def _rolled(event: ev.Rolled) -> str:
    place = event.place
    dice = " ".join(str(die) for die in event.dice)
    card = event.reason == "card" and event.side is AMERICAN
    if card and all(die in NO_EFFECT for die in event.dice):
        return fill(log.ROLLED_FOR_NOTHING, dice=dice, card=event.card)
    return fill(
        log.ROLLED[event.reason, event.side],
        dice=dice,
        place="" if place is None else PLACE_NAMES[place],
        at="" if place is None else AT[place],
        hits=event.hits,
        card=event.card,
    )


_RESULTS: Final = {"raid": log.CAPTURES, "desertion": log.DESERTERS}


def roll_result(reason: str, hits: int) -> str:
    """The result of a roll for `reason`: "2 hits", "no ships captured"."""
    return fill(_RESULTS.get(reason, log.HITS), hits=hits)


def _considered(event: ev.BotConsidered) -> str:
    if event.plays:
        template = (log.BOT_PLAYS if event.reason else log.BOT_PLAYS_AT_ONCE)[event.where]
    else:
        template = {
            "waits": log.BOT_WAITS,
            "is lined up": log.BOT_LINES_UP,
            "is discarded": log.BOT_DISCARDS,
        }[event.outcome]
    return fill(template, card=event.card, reason=event.reason)


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
    return f"{DOES_NOT_DECIDE} {fill(SCORING, frigate=FRIGATE_POINTS, all=ALL_POINTS)}"


def label(option: Option) -> str:
    """The label of an option on a button, where a card or a heading says the rest."""
    if option.source is not None and option.target is not None:
        return str(option.target)
    template = labels.ACTIONS.get(option.act.value)
    if template is None:
        return spelled_out(option)
    return fill(template, built=_built(option))


def _built(option: Option) -> str:
    return "" if option.card is None else labels.BUILT[option.card.side]


def spelled_out(option: Option) -> str:
    """An option in full, as in a hint."""
    source, target = option.source, option.target
    return _sentence(
        fill(
            labels.SPELLED_OUT[option.act.value],
            card=option.card,
            source="" if source is None else PLACE_NAMES[source],
            target="" if target is None else PLACE_NAMES[target],
            at="" if target is None else AT[target],
            piece="" if option.piece is None else hit_word(option.piece),
            die=str(option.die),
            built=_built(option),
        )
    )


def prompt(decision: Decision) -> str:
    """One sentence that says who acts, what to do, and how much is left."""
    side, place = decision.side, decision.place
    match decision.ask:
        case Ask.PLAY:
            can_pass = any(option == "pass" for option in decision.options)
            return (prompts.PASS if can_pass else prompts.PLAY)[side]
        case Ask.MOVE:
            template = prompts.MOVE if place is None else prompts.MOVE_TO
        case Ask.HIT:
            on_land = any(option.piece in _UNITS for option in decision.options)
            template = prompts.HIT_UNITS if on_land else prompts.HIT_SHIPS
        case _:
            template = _PROMPTS[decision.ask]
    return fill(
        template,
        side=SIDES[side],
        left=decision.left,
        card=decision.card,
        place="" if place is None else PLACE_NAMES[place],
        at="" if place is None else AT[place],
    )
