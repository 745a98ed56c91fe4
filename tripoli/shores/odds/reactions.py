"""The odds of playing a battle card, and of keeping it.

Sources: Battle Cards; as for `odds.fights`. Battle cards already played in the fight count, those
that may follow do not.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import takewhile
from typing import Final

from tripoli.kernel.distribution import chance, expected
from tripoli.kernel.text import decimal, fill, percent
from tripoli.shores.hidden.view import View
from tripoli.shores.model import cards
from tripoli.shores.model.pieces import (
    ALL_GOLD,
    AMERICAN,
    ARAB,
    DAMAGED_FRIGATE,
    DAMAGED_TRIPOLITAN_FRIGATE,
    DERNE,
    FRIGATE,
    GIBRALTAR,
    GUNBOAT,
    HARBORS,
    INFANTRY,
    MARINE,
    SUPPLY,
    SWEDISH_FRIGATE,
    TRIPOLI,
    TRIPOLITAN,
    TRIPOLITAN_FRIGATE,
    Place,
)
from tripoli.shores.odds import fights as odds
from tripoli.shores.text import names
from tripoli.shores.text import prospects as text

_HARBORS = {zone: harbor for harbor in HARBORS if (zone := harbor.zone) is not None}
_ASHORE: Final = (
    cards.SEND_IN_THE_MARINES,
    cards.LIEUTENANT_OBANNON_LEADS_THE_CHARGE,
    cards.MARINE_SHARPSHOOTERS,
)
SEND_IN: Final = 3
"""The number of Marines in *Send in the Marines*, if that many are left."""


def reaction_prospect(view: View, card: cards.Card, place: Place, *, plays: bool) -> str | None:
    """The odds of playing a battle card, or of keeping it.

    Args:
        view: the view of the card's owner.
        card: the battle card in question.
        place: the place of its trigger.
        plays: whether it is played.

    Returns:
        The odds in words; None for a card that does not affect dice.
    """
    match card:
        case cards.LIEUTENANT_STERETT_IN_PURSUIT:
            return _pursuit(view, place, sterett=plays)
        case cards.HAPPY_HUNTING:
            return _hunt(view, place, happy_hunting=plays)
        case cards.PREBLES_BOYS_TAKE_AIM | cards.THE_GUNS_OF_TRIPOLI:
            return _broadsides(view, card, place, plays=plays)
        case cards.THE_DARING_STEPHEN_DECATUR:
            return _daring(view, plays=plays)
        case cards.UNCHARTED_WATERS:
            sunk, captured = _better(3, plays=plays), _better(5, plays=plays)
            return fill(text.GROUNDED, sunk=_percent(sunk), captured=_percent(captured))
        case (
            cards.SEND_IN_THE_MARINES
            | cards.LIEUTENANT_OBANNON_LEADS_THE_CHARGE
            | cards.MARINE_SHARPSHOOTERS
            | cards.MERCENARIES_DESERT
        ):
            return _city(view, card, place, plays=plays)
        case _:
            return None


def _pursuit(view: View, zone: Place, *, sterett: bool) -> str:
    harbor = _HARBORS[zone]
    corsairs = view.raiders(harbor)
    patrol = view.counts[FRIGATE + zone], view.counts[SWEDISH_FRIGATE + zone]
    hunting = shows_happy_hunting(view, harbor)
    outcomes = odds.raid(corsairs, *patrol, sterett=sterett, happy_hunting=hunting)
    lost = corsairs - expected(outcomes, lambda outcome: outcome.corsairs)
    gold = expected(outcomes, lambda outcome: outcome.gold)
    template = text.PURSUIT_AT_GIBRALTAR if harbor is GIBRALTAR else text.PURSUIT
    return fill(template, lost=decimal(lost), corsairs=corsairs, gold=decimal(gold))


def shows_happy_hunting(view: View, harbor: Place) -> bool:
    """Whether *Happy Hunting* is face up in front of the T-bot, which plays it on its first raid
    from Tripoli (T-bot Battle Cards).

    Args:
        view: the view of a side or a spectator.
        harbor: the harbor of the raid.
    """
    return harbor is TRIPOLI and cards.HAPPY_HUNTING in view.cards[TRIPOLITAN].battle_line


def shows_mercenaries_desert(view: View, city: Place) -> bool:
    """Whether *Mercenaries Desert* is face up in front of the T-bot, which plays it when the
    Americans play *General Eaton Attacks Derne* (T-bot Battle Cards).

    Args:
        view: the view of a side or a spectator.
        city: the city that Hamet's Army attacks.
    """
    return city is DERNE and cards.MERCENARIES_DESERT in view.cards[TRIPOLITAN].battle_line


def _hunt(view: View, harbor: Place, *, happy_hunting: bool) -> str:
    outcomes = odds.raid(view.raiders(harbor), happy_hunting=happy_hunting)
    gold = expected(outcomes, lambda outcome: outcome.gold)
    wins = chance(outcomes, lambda outcome: view.gold + outcome.gold >= ALL_GOLD)
    template = text.RAID_WINNING if wins else text.RAID
    return fill(template, gold=decimal(gold), chance=_percent(wins))


def _broadsides(view: View, card: cards.Card, place: Place, *, plays: bool) -> str:
    counts = view.counts
    outcomes = odds.naval_round(
        counts[FRIGATE + place],
        counts[GUNBOAT + place],
        counts[TRIPOLITAN_FRIGATE + place],
        view.raiders(place),
        damaged=counts[DAMAGED_FRIGATE + place],
        tripolitan_damaged=counts[DAMAGED_TRIPOLITAN_FRIGATE + place],
        preble=plays and card is cards.PREBLES_BOYS_TAKE_AIM,
        guns=plays and card is cards.THE_GUNS_OF_TRIPOLI,
        fortress=place is TRIPOLI and view.setup.scenario == "fortress",
    )
    if card is cards.PREBLES_BOYS_TAKE_AIM:
        return fill(
            text.SCORED, hits=decimal(expected(outcomes, lambda outcome: outcome.tripolitan))
        )
    return fill(text.SUFFERED, hits=decimal(expected(outcomes, lambda outcome: outcome.american)))


def _daring(view: View, *, plays: bool) -> str:
    counts = view.counts
    sunk = _better(5, plays=plays)
    damaged = _better(3, plays=plays) - sunk
    if view.cards[AMERICAN].active is cards.BURN_THE_PHILADELPHIA:
        template = text.BURN
    elif counts[TRIPOLITAN_FRIGATE + TRIPOLI] or counts[DAMAGED_TRIPOLITAN_FRIGATE + TRIPOLI]:
        template = text.LAUNCH_AT_FRIGATE
    else:
        template = text.LAUNCH_AT_CORSAIRS
    return fill(template, sunk=_percent(sunk), damaged=_percent(damaged))


def _better(least: int, *, plays: bool) -> Fraction:
    """The probability that a die, or the better of two, shows `least` or more."""
    return 1 - Fraction(least - 1, 6) ** (2 if plays else 1)


def _city(view: View, card: cards.Card, city: Place, *, plays: bool) -> str:
    counts = view.counts
    marines = counts[MARINE + city]
    deserted = shows_mercenaries_desert(view, city)
    played = _played_ashore(view)
    if plays:
        played.add(card)
    if plays and card is cards.SEND_IN_THE_MARINES:
        marines += min(SEND_IN, counts[MARINE + SUPPLY])
    outcomes = odds.ground_combat(
        marines,
        counts[ARAB + city],
        counts[INFANTRY + city],
        obannon=cards.LIEUTENANT_OBANNON_LEADS_THE_CHARGE in played,
        sharpshooters=cards.MARINE_SHARPSHOOTERS in played,
        mercenaries=deserted or cards.MERCENARIES_DESERT in played,
    )
    capture = chance(outcomes, lambda outcome: outcome.captured)
    template = text.CITY_DESERTED if deserted else text.CITY
    return fill(template, chance=_percent(capture), city=names.PLACES[city].the)


def _played_ashore(view: View) -> set[cards.Card]:
    """The American battle cards already played in this ground combat: the last to leave the game,
    as the event that leads to a fight leaves it afterward.
    """
    removed = reversed(view.cards[AMERICAN].removed)
    return set(takewhile(_ASHORE.__contains__, removed))


def _percent(chance: Fraction) -> str:
    return percent(float(chance))
