"""The odds of an option: exact, in a few words, from public information.

Sources: as for `odds.fights`. Battle cards are ignored, because who holds them is hidden. The
exception is *Happy Hunting* if the T-bot has it face up, because it plays it on its first raid
(T-bot Battle Cards).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import reduce
from typing import Final

from tripoli.kernel.distribution import Distribution, chance, expected
from tripoli.kernel.text import decimal, fill, listed, paragraph, percent
from tripoli.shores.hidden.view import View
from tripoli.shores.model.cards import (
    A_SHOW_OF_FORCE,
    ALGERINE_CORSAIRS_RAID,
    ASSAULT_ON_TRIPOLI,
    GENERAL_EATON_ATTACKS_BENGHAZI,
    GENERAL_EATON_ATTACKS_DERNE,
    MOROCCAN_CORSAIRS_RAID,
    MURAD_REIS_BREAKS_OUT,
    TRIBUTE_PAID,
    TRIPOLI_ATTACKS,
    TUNISIAN_CORSAIRS_RAID,
    YUSUF_QARAMANLI,
    Card,
)
from tripoli.shores.model.options import Act, Ask, Option
from tripoli.shores.model.pieces import (
    ALEXANDRIA,
    ALGIERS,
    ALL_GOLD,
    ALLIES,
    AMERICAN,
    ARAB,
    BENGHAZI,
    CORSAIR,
    DAMAGED_FRIGATE,
    DERNE,
    ENEMY_CITIES,
    FRIGATE,
    FRIGATES_TO_SINK,
    GIBRALTAR,
    GUNBOAT,
    HARBORS,
    INFANTRY,
    LAST_YEAR,
    MALTA,
    MARINE,
    SWEDISH_FRIGATE,
    TANGIER,
    TRIPOLI,
    TRIPOLI_ZONE,
    TRIPOLITAN,
    TRIPOLITAN_FRIGATE,
    TUNIS,
    Piece,
    Place,
)
from tripoli.shores.odds import fights as odds
from tripoli.shores.odds.reactions import (
    reaction_prospect,
    shows_happy_hunting,
    shows_mercenaries_desert,
)
from tripoli.shores.text import names
from tripoli.shores.text import prospects as text

_HARBORS = {zone: harbor for harbor in HARBORS if (zone := harbor.zone) is not None}
MARCHES = {
    GENERAL_EATON_ATTACKS_DERNE: (ALEXANDRIA, DERNE),
    GENERAL_EATON_ATTACKS_BENGHAZI: (DERNE, BENGHAZI),
}
"""The source and target of each march of Hamet's Army."""
_WITHOUT_A_FIGHT = (A_SHOW_OF_FORCE, TRIBUTE_PAID)
"""Events whose frigates send an ally's corsairs home (Naval Combat; R11)."""
_RAIDS = {
    ALGERINE_CORSAIRS_RAID: ALGIERS,
    MOROCCAN_CORSAIRS_RAID: TANGIER,
    TUNISIAN_CORSAIRS_RAID: TUNIS,
}


def prospect(view: View, option: Option) -> str | None:
    """The odds of an option in words; None if no dice decide, or later choices do.

    Args:
        view: the view of a side or a spectator.
        option: the option.
    """
    decision = view.decision
    if decision is not None and decision.ask is Ask.REACTION:
        assert decision.card is not None
        assert decision.place is not None
        plays = option.act is Act.PLAY
        return reaction_prospect(view, decision.card, decision.place, plays=plays)
    match option.act:
        case Act.HIT if option.piece is not None:
            return _hit(view, option.piece)
        case Act.DISCARD_TO_RAID:
            return raid_prospect(view, TRIPOLI)
        case Act.RAID if option.source is not None:
            return raid_prospect(view, option.source)
        case Act.EVENT if option.card is not None:
            return _event(view, option.card)
        case Act.MOVE | Act.DEPLOY if option.target in _HARBORS:
            return _station(view, option.target)
        case _ if view.cards[AMERICAN].active in _WITHOUT_A_FIGHT:
            return None
        case Act.MOVE | Act.GUNBOAT | Act.BATTLE | Act.BOMBARD if option.target is not None:
            return _attack(view, option, option.target)
        case Act.DONE:
            return _attacks(view, option)
        case _:
            return None


def _event(view: View, card: Card) -> str | None:
    """The odds of playing a card as an event; None if no dice decide."""
    if card in _RAIDS:
        return raid_prospect(view, _RAIDS[card])
    if card in MARCHES:
        return _march(view, *MARCHES[card])
    words = _EVENTS.get(card)
    return words(view) if words else None


def _attacks(view: View, option: Option) -> str | None:
    """The odds of all fights to which frigates have moved."""
    fights = (
        (place, _attack(view, option, place))
        for place in (*ALLIES, *ENEMY_CITIES)
        if view.counts[FRIGATE + place]
    )
    attacks = [
        fill(text.AT_PLACE, place=names.PLACES[place].name, odds=words)
        for place, words in fights
        if words
    ]
    return reduce(_both, attacks) if attacks else None


def _both(first: str, second: str) -> str:
    return fill(text.BOTH, first=first, second=second)


def _hit(view: View, piece: Piece) -> str:
    """The effect of a hit on a piece (R16; in the Assault, R21)."""
    if view.cards[AMERICAN].active is ASSAULT_ON_TRIPOLI and piece in text.DAMAGED_IN_ASSAULT:
        return text.DAMAGED_IN_ASSAULT[piece]
    if piece in (FRIGATE, TRIPOLITAN_FRIGATE):
        year = view.year + 1
        return text.DAMAGED_FOR_GOOD if year > LAST_YEAR else fill(text.DAMAGED, year=str(year))
    if piece is DAMAGED_FRIGATE:
        return fill(text.SUNK_OF, sunk=view.sunk_frigates() + 1, of=FRIGATES_TO_SINK)
    return text.LOST if piece in (MARINE, ARAB, INFANTRY) else text.SUNK


def outlook(view: View) -> str | None:
    """The expected results of raids from Tripoli and from allies' harbors now (Pirate Raids).

    Args:
        view: the view of a side or a spectator.

    Returns:
        None if there are no corsairs in these harbors.
    """
    sentences = []
    if view.raiders(TRIPOLI):
        hunting = shows_happy_hunting(view, TRIPOLI)
        template = text.OUTLOOK_HUNTING if hunting else text.OUTLOOK
        sentences.append(fill(template, odds=raid_prospect(view, TRIPOLI)))
    allied = [
        fill(
            text.OUTLOOK_HARBOR, gold=decimal(_gold(view, harbor)), harbor=names.PLACES[harbor].the
        )
        for harbor in ALLIES
        if view.raiders(harbor)
    ]
    if allied:
        sentences.append(fill(text.OUTLOOK_ALLIED, raids=listed(allied)))
        together = _yusuf(view)
        if together:
            sentences.append(fill(text.OUTLOOK_YUSUF, chance=percent(float(together))))
    return paragraph(*sentences) or None


def _yusuf(view: View) -> Fraction:
    """The probability that *Yusuf Qaramanli*, if the card can still be played and several harbors
    raid, brings the twelfth gold.
    """
    harbors = [harbor for harbor in (TRIPOLI, *ALLIES) if view.raiders(harbor)]
    if len(harbors) < 2 or YUSUF_QARAMANLI in view.cards[TRIPOLITAN].removed:
        return Fraction(0)
    totals = {view.gold: Fraction(1)}
    for harbor in harbors:
        further: dict[int, Fraction] = {}
        for outcome, p in _raid(view, harbor).items():
            for gold, q in totals.items():
                total = gold + outcome.gold
                further[total] = further.get(total, Fraction(0)) + p * q
        totals = further
    return sum((p for gold, p in totals.items() if gold >= ALL_GOLD), start=Fraction(0))


def _gold(view: View, harbor: Place) -> Fraction:
    """The expected gold of a raid from `harbor`."""
    return expected(_raid(view, harbor), lambda outcome: outcome.gold)


def winning_raid(view: View, harbor: Place) -> Fraction:
    """The probability that a raid from `harbor` captures the twelfth gold (Victory Conditions)."""
    outcomes = _raid(view, harbor)
    return chance(outcomes, lambda outcome: view.gold + outcome.gold >= ALL_GOLD)


def raid_prospect(view: View, harbor: Place) -> str:
    """The odds of a raid from `harbor`."""
    corsairs = view.raiders(harbor)
    outcomes = _raid(view, harbor)
    wins = winning_raid(view, harbor)
    lost = corsairs - expected(outcomes, lambda outcome: outcome.corsairs)
    template = {
        (False, False): text.RAID,
        (True, False): text.RAID_LOSING,
        (False, True): text.RAID_WINNING,
        (True, True): text.RAID_LOSING_OR_WINNING,
    }[lost > 0, wins > 0]
    return fill(
        template, gold=decimal(_gold(view, harbor)), lost=decimal(lost), chance=percent(float(wins))
    )


def _raid(view: View, harbor: Place, more: int = 0) -> Distribution[odds.RaidOutcome]:
    """The outcome of a raid with `more` additional American frigates in the zone."""
    american, swedish = _patrol(view, harbor)
    hunting = shows_happy_hunting(view, harbor)
    return odds.raid(view.raiders(harbor), american + more, swedish, happy_hunting=hunting)


def _patrol(view: View, harbor: Place) -> tuple[int, int]:
    zone = harbor.zone
    assert zone is not None
    return view.counts[FRIGATE + zone], view.counts[SWEDISH_FRIGATE + zone]


def _break_out(view: View) -> str:
    corsairs = view.counts[CORSAIR + GIBRALTAR]
    patrol = _patrol(view, GIBRALTAR)
    if not any(patrol):
        return text.BREAK_OUT_FREE
    left = odds.interception(corsairs, *patrol)
    return fill(text.BREAK_OUT, left=decimal(expected(left)), corsairs=corsairs)


def _station(view: View, zone: Place) -> str | None:
    """The effect of one more frigate in a patrol zone on the next raid.

    Corsairs in Gibraltar never raid; they break out (*Murad Reis Breaks Out*).
    """
    harbor = _HARBORS[zone]
    corsairs = view.raiders(harbor)
    if not corsairs:
        return None
    outcomes = _raid(view, harbor, 1)
    lost = corsairs - expected(outcomes, lambda outcome: outcome.corsairs)
    if harbor is GIBRALTAR:
        return fill(text.PATROL_GIBRALTAR, lost=decimal(lost), corsairs=corsairs)
    gold = expected(outcomes, lambda outcome: outcome.gold)
    return fill(
        text.PATROL,
        harbor=names.PLACES[harbor].the,
        lost=decimal(lost),
        corsairs=corsairs,
        gold=decimal(gold),
    )


def _sortie(view: View) -> str:
    """*Tripoli Attacks*: the ships in Tripoli harbor against the frigates outside."""
    counts = view.counts
    outcomes = odds.naval_round(
        counts[FRIGATE + TRIPOLI_ZONE],
        0,
        counts[TRIPOLITAN_FRIGATE + TRIPOLI],
        view.raiders(TRIPOLI),
    )
    suffered = expected(outcomes, lambda outcome: outcome.tripolitan)
    scored = expected(outcomes, lambda outcome: outcome.american)
    return fill(text.BATTLE, scored=decimal(scored), suffered=decimal(suffered))


def _march(view: View, source: Place, city: Place) -> str:
    """Hamet's Army against a city, without ships."""
    counts = view.counts
    deserted = shows_mercenaries_desert(view, city)
    outcomes = odds.ground_combat(
        counts[MARINE + source],
        counts[ARAB + source],
        counts[INFANTRY + city],
        mercenaries=deserted,
    )
    capture = chance(outcomes, lambda outcome: outcome.captured)
    template = text.MARCH_DESERTED if deserted else text.MARCH
    return fill(template, chance=percent(float(capture)), city=names.PLACES[city].the)


def _assault(view: View) -> str:
    """*Assault on Tripoli* with all forces that take part in it."""
    counts = view.counts
    capture = odds.assault_estimate(
        sum(counts[FRIGATE + place] for place in view.frigate_places()),
        counts[GUNBOAT + MALTA],
        counts[MARINE + BENGHAZI],
        counts[ARAB + BENGHAZI],
        counts[TRIPOLITAN_FRIGATE + TRIPOLI],
        view.raiders(TRIPOLI),
        counts[INFANTRY + TRIPOLI],
        fortress=view.setup.scenario == "fortress",
        to_sink=FRIGATES_TO_SINK - view.sunk_frigates(),
    )
    return fill(text.ASSAULT, chance=percent(capture))


def _attack(view: View, option: Option, place: Place) -> str | None:
    """A battle or bombardment with the forces already there and those that the option adds."""
    counts = view.counts
    frigates = counts[FRIGATE + place] + (option.act is Act.MOVE)
    gunboats = counts[GUNBOAT + place] + (option.act is Act.GUNBOAT)
    enemy = counts[TRIPOLITAN_FRIGATE + place], view.raiders(place)
    if place is GIBRALTAR or not place.is_harbor:
        return None
    if any(enemy):
        fortress = place is TRIPOLI and view.setup.scenario == "fortress"
        outcomes = odds.naval_round(frigates, gunboats, *enemy, fortress=fortress)
        hulls = 2 * enemy[0] + enemy[1]
        all_sunk = chance(outcomes, lambda outcome: outcome.tripolitan == hulls)
        scored = expected(outcomes, lambda outcome: outcome.tripolitan)
        suffered = expected(outcomes, lambda outcome: outcome.american)
        return fill(
            text.BATTLE_ALL_SUNK if all_sunk else text.BATTLE,
            scored=decimal(scored),
            suffered=decimal(suffered),
            chance=percent(float(all_sunk)),
        )
    infantry = counts[INFANTRY + place]
    if infantry:
        left = odds.bombardment(frigates, gunboats, infantry)
        return fill(
            text.BOMBARDMENT,
            lost=decimal(infantry - expected(left)),
            infantry=infantry,
            chance=percent(float(left.get(0, 0))),
        )
    return None


_EVENTS: Final[Mapping[Card, Callable[[View], str]]] = {
    MURAD_REIS_BREAKS_OUT: _break_out,
    TRIPOLI_ATTACKS: _sortie,
    ASSAULT_ON_TRIPOLI: _assault,
}
"""The odds of an event with a subject of its own."""
