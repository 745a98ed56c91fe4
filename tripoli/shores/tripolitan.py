"""The Tripolitan event cards: when each may be played, and what it does.

Source: the cards; the rulings are named where they settle one.
"""

from __future__ import annotations

from typing import Final

from tripoli.shores.cards import (
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
from tripoli.shores.effects import CardEvent, always, two_dice
from tripoli.shores.game import Game, Rule
from tripoli.shores.naval import naval_combat
from tripoli.shores.options import RAID, ZONE, Ask
from tripoli.shores.pieces import (
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
from tripoli.shores.raids import intercept, raid
from tripoli.shores.state import State
from tripoli.shores.text import reasons

# Core


def raid_harbors(state: State) -> list[Place]:
    """Tripoli and the allies' harbors, where there are corsairs."""
    return [harbor for harbor in (TRIPOLI, *ALLIES) if state.raiders(harbor)]


def can_raid_everywhere(state: State) -> str | None:
    """*Yusuf Qaramanli*."""
    return None if raid_harbors(state) else reasons.NO_CORSAIR_TO_RAID


def yusuf_qaramanli(game: Game) -> Rule[None]:
    """*Yusuf Qaramanli* (R28)."""
    harbors = raid_harbors(game.state)
    while harbors:
        options = [RAID[harbor] for harbor in harbors]
        option = yield from game.ask(TRIPOLITAN, Ask.RAID, options, len(harbors))
        assert option.source is not None
        harbors.remove(option.source)
        yield from raid(game, option.source)


def can_break_out(state: State) -> str | None:
    """*Murad Reis Breaks Out*."""
    return None if state.counts[CORSAIR + GIBRALTAR] else reasons.NO_CORSAIR_IN_GIBRALTAR


def murad_reis_breaks_out(game: Game) -> Rule[None]:
    """*Murad Reis Breaks Out* (R27)."""
    yield from intercept(game, GIBRALTAR)
    game.move_all(CORSAIR, GIBRALTAR, TRIPOLI)


def can_send_aid(state: State) -> str | None:
    """*Constantinople Sends Aid* (R25)."""
    return None if DERNE in state.captured else reasons.DERNE_NOT_CAPTURED


def constantinople_sends_aid(game: Game) -> None:
    """*Constantinople Sends Aid* (R6)."""
    game.place(TRIPOLITAN_FRIGATE, TRIPOLI)
    game.place(CORSAIR, TRIPOLI, 2)
    game.place(INFANTRY, TRIPOLI, 2)


# Common


def patrolled(state: State) -> str | None:
    """*US Supplies Run Low* and *Storms*: an American frigate is in a zone."""
    return None if state.frigates_in_zones() else reasons.NO_FRIGATE_ON_PATROL


def _choose_zone(game: Game) -> Rule[Place]:
    options = [ZONE[zone] for zone in ZONES if game.state.counts[FRIGATE + zone]]
    option = yield from game.ask(TRIPOLITAN, Ask.ZONE, options)
    assert option.target is not None
    return option.target


def us_supplies_run_low(game: Game) -> Rule[None]:
    """*US Supplies Run Low*."""
    zone = yield from _choose_zone(game)
    game.move(FRIGATE, zone, MALTA)


def storms(game: Game) -> Rule[None]:
    """*Storms* and *Second Storms* (R34)."""
    state = game.state
    zone = yield from _choose_zone(game)
    sixes = game.roll_for(TRIPOLITAN, state.counts[FRIGATE + zone], 6, "storm", zone)
    if sixes:
        game.sink(FRIGATE, zone)
        game.count_sunk_frigates()
    for _ in range(sixes - 1):
        game.damage(FRIGATE, zone)
    game.lay_up(FRIGATE, zone, state.next_year_space())


def _raid_card(harbor: Place) -> CardEvent:
    """*Algerine*, *Moroccan* and *Tunisian Corsairs Raid*."""
    reason = reasons.NO_CORSAIR_IN.format(harbor=harbor)
    return CardEvent(
        lambda state: None if state.raiders(harbor) else reason, lambda game: raid(game, harbor)
    )


def _troops_card(city: Place) -> CardEvent:
    """*Troops to Derne*, *Benghazi* and *Tripoli* (R6, R25)."""
    reason = reasons.CAPTURED.format(city=city)
    return CardEvent(
        lambda state: reason if city in state.captured else None,
        lambda game: _send_troops(game, city),
    )


def _send_troops(game: Game, city: Place) -> None:
    game.place(INFANTRY, city, 2)


def can_attack(state: State) -> str | None:
    """*Tripoli Attacks*."""
    if not state.ships_of_tripoli():
        return reasons.NO_SHIP_IN_TRIPOLI
    return can_run_aground(state)


def tripoli_attacks(game: Game) -> Rule[None]:
    """*Tripoli Attacks* (R17)."""
    game.move_all(TRIPOLITAN_FRIGATE, TRIPOLI, TRIPOLI_ZONE)
    game.move_all(CORSAIR, TRIPOLI, TRIPOLI_ZONE)
    return naval_combat(game, TRIPOLI_ZONE, TRIPOLITAN)


# Unique


def can_be_paid(state: State) -> str | None:
    """*Sweden Pays Tribute*."""
    if not state.at_least(1803):
        return reasons.NOT_BEFORE_1803
    if not state.counts[SWEDISH_FRIGATE + TRIPOLI_ZONE]:
        return reasons.NO_SWEDISH_FRIGATES
    return None


def sweden_pays_tribute(game: Game) -> None:
    """*Sweden Pays Tribute* (R7)."""
    game.move_all(SWEDISH_FRIGATE, TRIPOLI_ZONE, SUPPLY)
    game.gain_gold(2)


def can_acquire(state: State) -> str | None:
    """*Tripoli Acquires Corsairs*."""
    return None if state.counts[CORSAIR + SUPPLY] else reasons.NO_CORSAIR_IN_SUPPLY


def tripoli_acquires_corsairs(game: Game) -> None:
    """*Tripoli Acquires Corsairs* (R6)."""
    game.place(CORSAIR, TRIPOLI, 2)


def can_run_aground(state: State) -> str | None:
    """*The Philadelphia Runs Aground*."""
    if state.counts[FRIGATE + TRIPOLI_ZONE]:
        return None
    return reasons.NO_FRIGATE_IN_TRIPOLI_ZONE


def the_philadelphia_runs_aground(game: Game) -> Rule[None]:
    """*The Philadelphia Runs Aground* (R6, R34)."""
    die = yield from two_dice(game, TRIPOLITAN, UNCHARTED_WATERS, TRIPOLI_ZONE)
    if die <= 2:
        game.move(FRIGATE, TRIPOLI_ZONE, MALTA)
        return
    game.sink(FRIGATE, TRIPOLI_ZONE)
    game.count_sunk_frigates()
    if die >= 5:
        game.place(TRIPOLITAN_FRIGATE, TRIPOLI)


def _war_card(harbor: Place) -> CardEvent:
    """*Algiers*, *Morocco* and *Tunis Declares War* (R10)."""
    return CardEvent(always, lambda game: declare_war(game, harbor))


def declare_war(game: Game, harbor: Place) -> Rule[None]:
    """An ally's corsairs appear, and fight American frigates in their harbor (R10)."""
    game.place(ALLIED_CORSAIR, harbor, 3)
    if game.state.counts[FRIGATE + harbor]:
        yield from naval_combat(game, harbor, TRIPOLITAN)


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
