"""What happened and what is asked, in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tripoli.shores import events as ev
from tripoli.shores.cards import Card
from tripoli.shores.options import Ask, Decision
from tripoli.shores.pieces import (
    ALL_GOLD,
    AMERICAN,
    DAMAGED,
    INFANTRY,
    MAP,
    OPEN_SEA,
    SUPPLY,
    ZONES,
    Piece,
    Place,
    Side,
)

_NO_PLURAL: Final = "infantry"


def pieces(piece: Piece, count: int) -> str:
    """A number of pieces: "2 gunboats", "1 Arab infantry"."""
    name = str(piece)
    return f"{count} {name}" + ("" if count == 1 or name.endswith(_NO_PLURAL) else "s")


def place_name(place: Place) -> str:
    """A place with the article that it takes in a sentence."""
    if place in MAP:
        return f"the {place}" if str(place).endswith("zone") else str(place)
    if place in (SUPPLY, OPEN_SEA):
        return f"the {place}"
    return f"the {place} space"


def does(side: Side, verb: str, singular: str | None = None) -> str:
    """A side and what it does: "The Americans draw", "Tripolitania draws"."""
    if side is AMERICAN:
        return f"The Americans {verb}"
    return f"Tripolitania {singular or verb + 's'}"


def at(place: Place) -> str:
    """At a harbor, in a zone."""
    return f"{'in' if place in ZONES else 'at'} {place_name(place)}"


def card_names(cards: Iterable[Card]) -> str:
    """Several cards in a sentence."""
    return ", ".join(str(card) for card in cards)


def describe(event: ev.Event) -> str:
    """One line for the log.

    Args:
        event: as the reader may know it (`events.seen_by`).
    """
    match event:
        case ev.YearBegan(year):
            return f"The year {year} begins."
        case ev.SeasonBegan(year, season):
            return f"{season} {year}."
        case ev.Drew(side, count, cards):
            what = "" if cards is None else f": {card_names(cards)}"
            return f"{does(side, 'draw')} {_cards(count)}{what}."
        case ev.Reshuffled(side, count):
            return f"The {count} {side} discards become the draw pile."
        case ev.Played(side, card):
            return f"{does(side, 'play')} {card}."
        case ev.BattleCard(side, card):
            return f"{does(side, 'answer')} with {card}."
        case ev.Discarded(side, card, purpose):
            what = "a card" if card is None else str(card)
            if purpose == "played":
                return f"{what[0].upper()}{what[1:]} goes to the discard pile."
            return f"{does(side, 'discard')} {what} ({purpose})."
        case ev.Took(side, card):
            what = "a card" if card is None else str(card)
            return f"{does(side, 'take')} {what} from the discard pile."
        case ev.Passed(side):
            return f"{does(side, 'pass', 'passes')}."
        case ev.Moved(piece, source, target, count):
            return _moved(piece, source, target, count)
        case ev.Rolled(side, reason, place, dice, hit, hits):
            where = "" if place is None else f" {at(place)}"
            shown = " ".join(str(die) for die in dice)
            if not hit:
                return f"{does(side, 'roll')} {shown}{where}."
            return f"{does(side, 'roll')} {shown} ({reason}{where}): {roll_result(reason, hits)}."
        case ev.Used(side, die):
            return f"{does(side, 'use')} the {die}."
        case ev.Damaged(piece, place):
            return f"1 {piece} is damaged {at(place)}."
        case ev.Sunk(piece, place, count):
            lost = "sunk" if piece in _SHIPS else "lost"
            verb = "is" if count == 1 else "are"
            return f"{pieces(piece, count)} {verb} {lost} {at(place)}."
        case ev.GoldChanged(change, total):
            verb = "gains" if change > 0 else "gives back"
            all_of_it = ", all that there is" if total == ALL_GOLD else ""
            return f"Tripolitania {verb} {abs(change)} gold and has {total}{all_of_it}."
        case ev.FightBegan(kind, place):
            return f"{_FIGHTS[kind]} {at(place) if kind == 'battle' else place_name(place)}."
        case ev.RoundBegan(place, number):
            return f"Round {number} {at(place)}."
        case ev.Captured(city):
            return f"The Americans have captured {city}."
        case ev.CardRemoved(card):
            return f"{card} is out of the game."
        case ev.BotConsidered(where, card, _, outcome, reason):
            return f"{where.capitalize()}: {card} {outcome}, {reason}."
        case ev.BotChecked(corsairs, raids):
            then = "it raids" if raids else "not enough for a raid"
            return f"Five Corsair Check: {corsairs} in Tripoli harbor, {then}."
        case ev.BotDrew(card):
            return f"The T-bot draws {card}."
        case ev.BotRaidsOrBuilds(harbor, builds, reason):
            act = "builds" if builds else "does nothing"
            act = act if harbor is None else f"raids from {harbor}"
            return f"Raid or Build: the T-bot {act}, {reason}."
        case _:
            return f"{event.result}."


_SHIPS: Final = tuple(piece for piece in Piece if piece not in (Piece.MARINE, Piece.ARAB, INFANTRY))
_FIGHTS: Final = {
    "battle": "Battle",
    "bombardment": "Bombardment of",
    "ground combat": "Ground combat for",
    "raid": "Raid from",
    "assault": "Naval combat to the end at",
}
_WORTH: Final = {"raid": "merchant ship", "desertion": "deserter"}


def _cards(count: int) -> str:
    return f"{count} card" + ("" if count == 1 else "s")


def roll_result(reason: str, hits: int) -> str:
    """What a roll for `reason` came to: "2 hits", "no merchant ships"."""
    word = _WORTH.get(reason, "hit")
    return f"{hits or 'no'} {word}" + ("" if hits == 1 else "s")


def _moved(piece: Piece, source: Place, target: Place, count: int) -> str:
    what = pieces(piece, count)
    verb = "goes" if count == 1 else "go"
    if source is SUPPLY:
        on = "in" if target in MAP else "on"
        return f"{what} {'is' if count == 1 else 'are'} put {on} {place_name(target)}."
    if piece in DAMAGED.values():
        return f"{what} {verb} to {place_name(target)}."
    return f"{what} {verb} from {place_name(source)} to {place_name(target)}."


def prompt(decision: Decision) -> str:
    """One sentence that says who acts, what about, and how much is left."""
    side, left = decision.side, decision.left
    where = "" if decision.place is None else f" {at(decision.place)}"
    match decision.ask:
        case Ask.PLAY:
            actions = "move frigates or build" if side is AMERICAN else "raid or build"
            return f"{side}: play an event, or discard a card to {actions}."
        case Ask.HAND_LIMIT:
            return f"{side}: discard down to the hand limit, {_cards(left)} to go."
        case Ask.MOVE:
            to = "" if decision.place is None else f" to {place_name(decision.place)}"
            return f"{side}: move frigates{to}, {left} left to move."
        case Ask.GUNBOATS:
            return f"{side}: send gunboats from Malta along, {left} there."
        case Ask.FIGHT:
            return f"{side}: choose which fight comes first, {left} to fight."
        case Ask.REACTION:
            return f"{side}: play {decision.card}{where}?"
        case Ask.HIT:
            return f"{side}: choose what takes a hit{where}, {left} to take."
        case Ask.DIE:
            return f"{side}: choose the die to use."
        case Ask.ALLY:
            return f"{side}: choose an ally at war."
        case Ask.ZONE:
            return f"{side}: choose a patrol zone."
        case Ask.DEPLOY:
            return f"{side}: choose the patrol zone for the frigate."
        case Ask.TAKE:
            return f"{side}: choose a card of the discard pile to take or to play."
        case _:
            return f"{side}: choose where to raid from next, {left} harbors to go."
