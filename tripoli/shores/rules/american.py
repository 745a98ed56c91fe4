"""The American event cards: when each may be played, and what it does.

Source: the cards; rulings are cited where they apply.
"""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.cards import (
    A_SHOW_OF_FORCE,
    ASSAULT_ON_TRIPOLI,
    BAINBRIDGE_SUPPLIES_INTEL,
    BURN_THE_PHILADELPHIA,
    CONGRESS_AUTHORIZES_ACTION,
    CONSTANTINOPLE_DEMANDS_TRIBUTE,
    CORSAIRS_CONFISCATED,
    EARLY_DEPLOYMENT,
    GENERAL_EATON_ATTACKS_BENGHAZI,
    GENERAL_EATON_ATTACKS_DERNE,
    HAMET_RECRUITS_BEDOUINS,
    HAMETS_ARMY_CREATED,
    LAUNCH_THE_INTREPID,
    MURAD_REIS_BREAKS_OUT,
    NAVAL_MOVEMENT,
    SWEDISH_FRIGATES_ARRIVE,
    THE_DARING_STEPHEN_DECATUR,
    THOMAS_JEFFERSON,
    TREATY_OF_PEACE_AND_AMITY,
    TRIBUTE_PAID,
    Card,
    in_order,
)
from tripoli.shores.model.options import ALLY, DEPLOY, EVENT, TAKE, Act, Ask, Decision, Option
from tripoli.shores.model.pieces import (
    ALEXANDRIA,
    ALLIED_CORSAIR,
    AMERICAN,
    ARAB,
    BENGHAZI,
    CORSAIR,
    DERNE,
    FALL,
    FRIGATE,
    GIBRALTAR,
    LAST_YEAR,
    MARINE,
    SUPPLY,
    SWEDISH_FRIGATE,
    TRIPOLI,
    TRIPOLI_ZONE,
    TRIPOLITAN_FRIGATE,
)
from tripoli.shores.model.result import Reason
from tripoli.shores.model.state import State
from tripoli.shores.rules.assault import assault
from tripoli.shores.rules.effects import CardEvent, always, resolve, two_dice
from tripoli.shores.rules.land import army_attacks
from tripoli.shores.rules.movement import must_move_frigates, naval_movement
from tripoli.shores.rules.war import Rule, War
from tripoli.shores.text import reasons

# Core


def thomas_jefferson(war: War) -> Rule[None]:
    """*Thomas Jefferson*."""
    return naval_movement(war, 8)


def swedish_frigates_arrive(war: War) -> None:
    """*Swedish Frigates Arrive*."""
    war.place(SWEDISH_FRIGATE, TRIPOLI_ZONE, 2)


def can_create_army(state: State) -> str | None:
    """*Hamet's Army Created*."""
    if not state.at_least(1804):
        return reasons.NOT_BEFORE_1804
    if not state.counts[FRIGATE + ALEXANDRIA]:
        return reasons.NO_FRIGATE_IN_ALEXANDRIA
    return None


def hamets_army_created(war: War) -> None:
    """*Hamet's Army Created*."""
    war.place(MARINE, ALEXANDRIA, 1)
    war.place(ARAB, ALEXANDRIA, 5)


# Victory


def can_make_peace(state: State) -> str | None:
    """*Treaty of Peace and Amity*: the four requirements of Victory Conditions."""
    if not state.at_least(1805, FALL):
        return reasons.NOT_BEFORE_FALL_1805
    allies = state.active_allies()
    if allies:
        return reasons.ALLY_AT_WAR[allies[0]]
    if DERNE not in state.captured:
        return reasons.DERNE_NOT_CAPTURED
    if state.counts[TRIPOLITAN_FRIGATE + TRIPOLI]:
        return reasons.TRIPOLITAN_FRIGATE
    return None


def treaty_of_peace_and_amity(war: War) -> None:
    """*Treaty of Peace and Amity*."""
    war.end(Reason.TREATY)


def can_assault(state: State) -> str | None:
    """*Assault on Tripoli* (R20)."""
    return None if state.at_least(1805, FALL) else reasons.NOT_BEFORE_FALL_1805


# Common


def four_moves(war: War) -> Rule[None]:
    """*Naval Movement*."""
    return naval_movement(war, 4)


def can_deploy(state: State) -> str | None:
    """*Early Deployment*."""
    if state.year == LAST_YEAR:
        return reasons.NO_YEAR_AFTER_1806
    if not state.counts[FRIGATE + state.next_year_space()]:
        return reasons.NO_FRIGATE_ON_SPACE[state.next_year_space()]
    return None


def early_deployment(war: War) -> Rule[None]:
    """*Early Deployment*."""
    source = war.state.next_year_space()
    option = yield from war.ask(AMERICAN, Ask.DEPLOY, DEPLOY)
    assert option.target is not None
    war.move(FRIGATE, source, option.target)


def can_show_force(state: State) -> str | None:
    """*A Show of Force* (R11)."""
    return _can_sail_to_ally(state, 3, reasons.FEW_FRIGATES)


def can_pay_tribute(state: State) -> str | None:
    """*Tribute Paid* (R11)."""
    return _can_sail_to_ally(state, 1, reasons.NO_FRIGATE_ON_MAP)


def _can_sail_to_ally(state: State, frigates: int, too_few: str) -> str | None:
    if not state.active_allies():
        return reasons.NO_ALLY_AT_WAR
    if state.frigates_on_map() < frigates:
        return too_few
    return None


def _pacify(war: War, frigates: int) -> Rule[None]:
    options = [ALLY[ally] for ally in war.state.active_allies()]
    option = yield from war.ask(AMERICAN, Ask.ALLY, options)
    ally = option.target
    assert ally is not None
    yield from must_move_frigates(war, frigates, ally)
    war.move_all(ALLIED_CORSAIR, ally, SUPPLY)


def a_show_of_force(war: War) -> Rule[None]:
    """*A Show of Force* (R11)."""
    return _pacify(war, 3)


def tribute_paid(war: War) -> Rule[None]:
    """*Tribute Paid* (R7, R11)."""
    yield from _pacify(war, 1)
    war.gain_gold(2)


def can_demand_tribute(state: State) -> str | None:
    """*Constantinople Demands Tribute*."""
    return None if state.gold else reasons.NO_GOLD


def constantinople_demands_tribute(war: War) -> None:
    """*Constantinople Demands Tribute*."""
    war.give_gold(2)


def can_recruit(state: State) -> str | None:
    """*Hamet Recruits Bedouins*."""
    return None if state.army_city() is not None else reasons.ARMY_NOT_AT_WAR


def hamet_recruits_bedouins(war: War) -> None:
    """*Hamet Recruits Bedouins* (R6)."""
    city = war.state.army_city()
    assert city is not None
    war.place(ARAB, city, 2)


def can_supply_intel(state: State) -> str | None:
    """*Bainbridge Supplies Intel*."""
    return None if state.cards[AMERICAN].discards else reasons.DISCARDS_EMPTY


def bainbridge_supplies_intel(war: War) -> Rule[None]:
    """*Bainbridge Supplies Intel*: take a discarded card, or play it as this event (R13)."""
    state = war.state
    cards = state.cards[AMERICAN]
    options: list[Option] = []
    for card in in_order(set(cards.discards)):
        options.append(TAKE[card])
        event = EVENTS.get(card)
        if event and event.why_not(state) is None:
            options.append(EVENT[card])
    if war.setup.hidden_discards:
        # Ask even about a single card: not asking would reveal the pile to the opponent.
        option = yield Decision(AMERICAN, Ask.TAKE, tuple(options))
    else:
        option = yield from war.ask(AMERICAN, Ask.TAKE, options)
    assert option.card is not None
    if option.act is Act.TAKE:
        war.take_discard(option.card)
    else:
        war.begin_discarded_event(option.card)
        yield from resolve(war, EVENTS[option.card])


# Unique


def can_authorize(state: State) -> str | None:
    """*Congress Authorizes Action*."""
    return None if state.year < LAST_YEAR else reasons.NOT_AFTER_1805


def congress_authorizes_action(war: War) -> None:
    """*Congress Authorizes Action* (R6)."""
    war.place(FRIGATE, war.state.next_year_space(), 2)


def can_confiscate(state: State) -> str | None:
    """*Corsairs Confiscated*."""
    return None if state.counts[CORSAIR + GIBRALTAR] else reasons.NO_CORSAIR_IN_GIBRALTAR


def corsairs_confiscated(war: War) -> None:
    """*Corsairs Confiscated*."""
    war.move_all(CORSAIR, GIBRALTAR, SUPPLY)
    war.remove_core(MURAD_REIS_BREAKS_OUT)


def can_burn(state: State) -> str | None:
    """*Burn the Philadelphia*."""
    if state.counts[TRIPOLITAN_FRIGATE + TRIPOLI]:
        return None
    return reasons.NO_TRIPOLITAN_FRIGATE


def burn_the_philadelphia(war: War) -> Rule[None]:
    """*Burn the Philadelphia* (R16)."""
    die = yield from two_dice(war, AMERICAN, THE_DARING_STEPHEN_DECATUR, TRIPOLI)
    if die in (3, 4):
        war.damage(TRIPOLITAN_FRIGATE, TRIPOLI)
        war.lay_up(TRIPOLITAN_FRIGATE, TRIPOLI, war.state.next_year_space())
    elif die >= 5:
        war.sink(TRIPOLITAN_FRIGATE, TRIPOLI)


def can_launch(state: State) -> str | None:
    """*Launch the Intrepid* (R12)."""
    return None if state.ships_of_tripoli() else reasons.NO_SHIP_IN_TRIPOLI


def launch_the_intrepid(war: War) -> Rule[None]:
    """*Launch the Intrepid* (R12)."""
    die = yield from two_dice(war, AMERICAN, THE_DARING_STEPHEN_DECATUR, TRIPOLI)
    if die in (3, 4):
        war.sink(CORSAIR, TRIPOLI)
    elif die >= 5 and not war.sink(TRIPOLITAN_FRIGATE, TRIPOLI):
        war.sink(CORSAIR, TRIPOLI, 2)


def can_attack_derne(state: State) -> str | None:
    """*General Eaton Attacks Derne*."""
    return None if state.army_in(ALEXANDRIA) else reasons.ARMY_NOT_IN[ALEXANDRIA]


def general_eaton_attacks_derne(war: War) -> Rule[None]:
    """*General Eaton Attacks Derne*."""
    return army_attacks(war, ALEXANDRIA, DERNE)


def can_attack_benghazi(state: State) -> str | None:
    """*General Eaton Attacks Benghazi*."""
    return None if state.army_in(DERNE) else reasons.ARMY_NOT_IN[DERNE]


def general_eaton_attacks_benghazi(war: War) -> Rule[None]:
    """*General Eaton Attacks Benghazi*."""
    return army_attacks(war, DERNE, BENGHAZI)


EVENTS: Final[dict[Card, CardEvent]] = {
    THOMAS_JEFFERSON: CardEvent(always, thomas_jefferson),
    SWEDISH_FRIGATES_ARRIVE: CardEvent(always, swedish_frigates_arrive),
    HAMETS_ARMY_CREATED: CardEvent(can_create_army, hamets_army_created),
    TREATY_OF_PEACE_AND_AMITY: CardEvent(can_make_peace, treaty_of_peace_and_amity),
    ASSAULT_ON_TRIPOLI: CardEvent(can_assault, assault),
    NAVAL_MOVEMENT: CardEvent(always, four_moves),
    EARLY_DEPLOYMENT: CardEvent(can_deploy, early_deployment),
    A_SHOW_OF_FORCE: CardEvent(can_show_force, a_show_of_force),
    TRIBUTE_PAID: CardEvent(can_pay_tribute, tribute_paid),
    CONSTANTINOPLE_DEMANDS_TRIBUTE: CardEvent(can_demand_tribute, constantinople_demands_tribute),
    HAMET_RECRUITS_BEDOUINS: CardEvent(can_recruit, hamet_recruits_bedouins),
    BAINBRIDGE_SUPPLIES_INTEL: CardEvent(can_supply_intel, bainbridge_supplies_intel),
    CONGRESS_AUTHORIZES_ACTION: CardEvent(can_authorize, congress_authorizes_action),
    CORSAIRS_CONFISCATED: CardEvent(can_confiscate, corsairs_confiscated),
    BURN_THE_PHILADELPHIA: CardEvent(can_burn, burn_the_philadelphia),
    LAUNCH_THE_INTREPID: CardEvent(can_launch, launch_the_intrepid),
    GENERAL_EATON_ATTACKS_DERNE: CardEvent(can_attack_derne, general_eaton_attacks_derne),
    GENERAL_EATON_ATTACKS_BENGHAZI: CardEvent(can_attack_benghazi, general_eaton_attacks_benghazi),
}
