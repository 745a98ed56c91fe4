"""The Tripolitan event cards: when each may be played, and what it does.

Source: the cards; rulings are cited where they apply.
"""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.cards import (
    ALGERINE_CORSAIRS_RAID,
    CONSTANTINOPLE_SENDS_AID,
    MOROCCAN_CORSAIRS_RAID,
    MURAD_REIS_BREAKS_OUT,
    SECOND_STORMS,
    STORMS,
    SWEDEN_PAYS_TRIBUTE,
    THE_PHILADELPHIA_RUNS_AGROUND,
    TRIPOLI_ACQUIRES_CORSAIRS,
    TRIPOLI_ATTACKS,
    TROOPS_TO_BENGHAZI,
    TROOPS_TO_DERNE,
    TROOPS_TO_TRIPOLI,
    TUNISIAN_CORSAIRS_RAID,
    UNCHARTED_WATERS,
    US_SUPPLIES_RUN_LOW,
    WAR_CARDS,
    YUSUF_QARAMANLI,
    Card,
)
from tripoli.shores.model.options import RAID, ZONE, Ask
from tripoli.shores.model.pieces import (
    ALGIERS,
    ALLIED_CORSAIR,
    ALLIES,
    BENGHAZI,
    CORSAIR,
    DERNE,
    FRIGATE,
    GIBRALTAR,
    INFANTRY,
    MALTA,
    SUPPLY,
    SWEDISH_FRIGATE,
    TANGIER,
    TRIPOLI,
    TRIPOLI_ZONE,
    TRIPOLITAN,
    TRIPOLITAN_FRIGATE,
    TUNIS,
    ZONES,
    Place,
)
from tripoli.shores.model.state import State
from tripoli.shores.rules.effects import CardEvent, always, two_dice
from tripoli.shores.rules.naval import naval_combat
from tripoli.shores.rules.raids import intercept, raid
from tripoli.shores.rules.war import Rule, War
from tripoli.shores.text import reasons

# Core


def raid_harbors(state: State) -> list[Place]:
    """Tripoli and the allies' harbors, if they have corsairs."""
    return [harbor for harbor in (TRIPOLI, *ALLIES) if state.raiders(harbor)]


def can_raid_everywhere(state: State) -> str | None:
    """*Yusuf Qaramanli*."""
    return None if raid_harbors(state) else reasons.NO_CORSAIR_TO_RAID


def yusuf_qaramanli(war: War) -> Rule[None]:
    """*Yusuf Qaramanli* (R28)."""
    harbors = raid_harbors(war.state)
    while harbors:
        options = [RAID[harbor] for harbor in harbors]
        option = yield from war.ask(TRIPOLITAN, Ask.RAID, options, len(harbors))
        assert option.source is not None
        harbors.remove(option.source)
        yield from raid(war, option.source)


def can_break_out(state: State) -> str | None:
    """*Murad Reis Breaks Out*."""
    return None if state.counts[CORSAIR + GIBRALTAR] else reasons.NO_CORSAIR_IN_GIBRALTAR


def murad_reis_breaks_out(war: War) -> Rule[None]:
    """*Murad Reis Breaks Out* (R27)."""
    yield from intercept(war, GIBRALTAR)
    war.move_all(CORSAIR, GIBRALTAR, TRIPOLI)


def can_send_aid(state: State) -> str | None:
    """*Constantinople Sends Aid* (R25)."""
    return None if DERNE in state.captured else reasons.DERNE_NOT_CAPTURED


def constantinople_sends_aid(war: War) -> None:
    """*Constantinople Sends Aid* (R6)."""
    war.place(TRIPOLITAN_FRIGATE, TRIPOLI)
    war.place(CORSAIR, TRIPOLI, 2)
    war.place(INFANTRY, TRIPOLI, 2)


# Common


def patrolled(state: State) -> str | None:
    """*US Supplies Run Low* and *Storms*: an American frigate is in a zone."""
    return None if state.frigates_in_zones() else reasons.NO_FRIGATE_ON_PATROL


def _choose_zone(war: War) -> Rule[Place]:
    options = [ZONE[zone] for zone in ZONES if war.state.counts[FRIGATE + zone]]
    option = yield from war.ask(TRIPOLITAN, Ask.ZONE, options)
    assert option.target is not None
    return option.target


def us_supplies_run_low(war: War) -> Rule[None]:
    """*US Supplies Run Low*."""
    zone = yield from _choose_zone(war)
    war.move(FRIGATE, zone, MALTA)


def storms(war: War) -> Rule[None]:
    """*Storms* and *Second Storms* (R34)."""
    state = war.state
    zone = yield from _choose_zone(war)
    sixes = war.roll_for(TRIPOLITAN, state.counts[FRIGATE + zone], 6, "storm", zone)
    if sixes:
        war.sink(FRIGATE, zone)
        war.count_sunk_frigates()
    for _ in range(sixes - 1):
        war.damage(FRIGATE, zone)
    war.lay_up(FRIGATE, zone, state.next_year_space())


def _raid_card(harbor: Place) -> CardEvent:
    """*Algerine*, *Moroccan* and *Tunisian Corsairs Raid*."""
    reason = reasons.NO_CORSAIR_IN[harbor]
    return CardEvent(
        lambda state: None if state.raiders(harbor) else reason, lambda war: raid(war, harbor)
    )


def _troops_card(city: Place) -> CardEvent:
    """*Troops to Derne*, *Benghazi* and *Tripoli* (R6, R25)."""
    reason = reasons.CAPTURED[city]
    return CardEvent(
        lambda state: reason if city in state.captured else None,
        lambda war: _send_troops(war, city),
    )


def _send_troops(war: War, city: Place) -> None:
    war.place(INFANTRY, city, 2)


def can_attack(state: State) -> str | None:
    """*Tripoli Attacks*."""
    if not state.ships_of_tripoli():
        return reasons.NO_SHIP_IN_TRIPOLI
    return can_run_aground(state)


def tripoli_attacks(war: War) -> Rule[None]:
    """*Tripoli Attacks* (R17)."""
    war.move_all(TRIPOLITAN_FRIGATE, TRIPOLI, TRIPOLI_ZONE)
    war.move_all(CORSAIR, TRIPOLI, TRIPOLI_ZONE)
    return naval_combat(war, TRIPOLI_ZONE, TRIPOLITAN)


# Unique


def can_be_paid(state: State) -> str | None:
    """*Sweden Pays Tribute*."""
    if not state.at_least(1803):
        return reasons.NOT_BEFORE_1803
    if not state.counts[SWEDISH_FRIGATE + TRIPOLI_ZONE]:
        return reasons.NO_SWEDISH_FRIGATES
    return None


def sweden_pays_tribute(war: War) -> None:
    """*Sweden Pays Tribute* (R7)."""
    war.move_all(SWEDISH_FRIGATE, TRIPOLI_ZONE, SUPPLY)
    war.gain_gold(2)


def can_acquire(state: State) -> str | None:
    """*Tripoli Acquires Corsairs*."""
    return None if state.counts[CORSAIR + SUPPLY] else reasons.NO_CORSAIR_IN_SUPPLY


def tripoli_acquires_corsairs(war: War) -> None:
    """*Tripoli Acquires Corsairs* (R6)."""
    war.place(CORSAIR, TRIPOLI, 2)


def can_run_aground(state: State) -> str | None:
    """*The Philadelphia Runs Aground*."""
    if state.counts[FRIGATE + TRIPOLI_ZONE]:
        return None
    return reasons.NO_FRIGATE_IN_TRIPOLI_ZONE


def the_philadelphia_runs_aground(war: War) -> Rule[None]:
    """*The Philadelphia Runs Aground* (R6, R34)."""
    die = yield from two_dice(war, TRIPOLITAN, UNCHARTED_WATERS, TRIPOLI_ZONE)
    if die <= 2:
        war.move(FRIGATE, TRIPOLI_ZONE, MALTA)
        return
    war.sink(FRIGATE, TRIPOLI_ZONE)
    war.count_sunk_frigates()
    if die >= 5:
        war.place(TRIPOLITAN_FRIGATE, TRIPOLI)


def _war_card(harbor: Place) -> CardEvent:
    """*Algiers*, *Morocco* and *Tunis Declares War* (R10)."""
    return CardEvent(always, lambda war: declare_war(war, harbor))


def declare_war(war: War, harbor: Place) -> Rule[None]:
    """An ally's corsairs appear, and fight any American frigates in their harbor (R10)."""
    war.place(ALLIED_CORSAIR, harbor, 3)
    if war.state.counts[FRIGATE + harbor]:
        yield from naval_combat(war, harbor, TRIPOLITAN)


EVENTS: Final[dict[Card, CardEvent]] = {
    YUSUF_QARAMANLI: CardEvent(can_raid_everywhere, yusuf_qaramanli),
    MURAD_REIS_BREAKS_OUT: CardEvent(can_break_out, murad_reis_breaks_out),
    CONSTANTINOPLE_SENDS_AID: CardEvent(can_send_aid, constantinople_sends_aid),
    US_SUPPLIES_RUN_LOW: CardEvent(patrolled, us_supplies_run_low),
    ALGERINE_CORSAIRS_RAID: _raid_card(ALGIERS),
    MOROCCAN_CORSAIRS_RAID: _raid_card(TANGIER),
    TUNISIAN_CORSAIRS_RAID: _raid_card(TUNIS),
    TROOPS_TO_DERNE: _troops_card(DERNE),
    TROOPS_TO_BENGHAZI: _troops_card(BENGHAZI),
    TROOPS_TO_TRIPOLI: _troops_card(TRIPOLI),
    STORMS: CardEvent(patrolled, storms),
    SECOND_STORMS: CardEvent(patrolled, storms),
    TRIPOLI_ATTACKS: CardEvent(can_attack, tripoli_attacks),
    SWEDEN_PAYS_TRIBUTE: CardEvent(can_be_paid, sweden_pays_tribute),
    TRIPOLI_ACQUIRES_CORSAIRS: CardEvent(can_acquire, tripoli_acquires_corsairs),
    THE_PHILADELPHIA_RUNS_AGROUND: CardEvent(can_run_aground, the_philadelphia_runs_aground),
    **{card: _war_card(harbor) for harbor, card in WAR_CARDS.items()},
}
