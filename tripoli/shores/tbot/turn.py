"""The T-bot's turn in solitaire play.

It goes through its event line, then checks for five corsairs, then draws. Events say what it
considers, and why it plays a card or not.

Sources: Solitaire Play; Solitaire Card Play Requirements; rulings S1, S3, S4, S8, S9.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from tripoli.kernel.text import fill
from tripoli.shores.model.cards import (
    ALGERINE_CORSAIRS_RAID,
    ALGIERS_DECLARES_WAR,
    CONSTANTINOPLE_SENDS_AID,
    LINES_UP,
    MOROCCAN_CORSAIRS_RAID,
    MOROCCO_DECLARES_WAR,
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
    TUNIS_DECLARES_WAR,
    TUNISIAN_CORSAIRS_RAID,
    US_SUPPLIES_RUN_LOW,
    YUSUF_QARAMANLI,
    Card,
)
from tripoli.shores.model.events import BotChecked, BotConsidered, BotDrew, BotRaidsOrBuilds
from tripoli.shores.model.pieces import (
    ALLIES,
    CORSAIR,
    DERNE,
    FRIGATE,
    GIBRALTAR_ZONE,
    SUPPLY,
    SWEDISH_FRIGATE,
    TRIPOLI,
    TRIPOLI_ZONE,
    TRIPOLITAN,
    TRIPOLITAN_FRIGATE,
    WINTER,
    ZONES,
    Place,
)
from tripoli.shores.model.state import State
from tripoli.shores.rules.effects import resolve
from tripoli.shores.rules.raids import raid
from tripoli.shores.rules.tripolitan import EVENTS
from tripoli.shores.rules.war import Rule, War
from tripoli.shores.text import reasons

ENOUGH_CORSAIRS: Final = 5
RAIDERS: Final = 3
"""The number of corsairs that a harbor needs for *Raid or Build* to raid from it."""


class Verdict(NamedTuple):
    """Whether the T-bot plays a card now, and why: a template and its values, filled in only when
    it is read; empty if the card is played and its condition says why.
    """

    plays: bool
    sentence: str
    gaps: Mapping[str, object] = {}

    @property
    def reason(self) -> str:
        """The reason in words."""
        return fill(self.sentence, **self.gaps)


Requirement: TypeAlias = Callable[[State], Verdict]


def turn(war: War) -> Rule[None]:
    """The event line, the check for five corsairs, the draw pile: the first that acts."""
    state = war.state
    cards = state.cards[TRIPOLITAN]
    for card in cards.event_line:
        if _considers(war, "event line", card, "waits"):
            yield from _play(war, card)
            return
    corsairs = state.counts[CORSAIR + TRIPOLI]
    if war.listener:
        war.emit(BotChecked(corsairs, corsairs >= ENOUGH_CORSAIRS))
    if corsairs >= ENOUGH_CORSAIRS:
        yield from raid(war, TRIPOLI)
        return
    while cards.pile:
        card = war.draw_openly(TRIPOLITAN)
        if war.listener:
            war.emit(BotDrew(card))
        lines_up = card in LINES_UP
        if _considers(war, "draw pile", card, "is lined up" if lines_up else "is discarded"):
            yield from _play(war, card)
            return
        if not lines_up:
            war.discard_openly(card)
            break
        war.line_up(card)
    yield from raid_or_build(war)


def _considers(war: War, where: str, card: Card, fallback: str) -> bool:
    verdict = requirement(war.state, card)
    if war.listener:
        outcome = "is played" if verdict.plays else fallback
        war.emit(BotConsidered(where, card, verdict.plays, outcome, verdict.reason))
    return verdict.plays


def _play(war: War, card: Card) -> Rule[None]:
    war.begin_event(card)
    yield from resolve(war, EVENTS[card])
    war.end_event(TRIPOLITAN)


def raid_or_build(war: War) -> Rule[None]:
    """*Raid or Build*: the most promising raid, else build a corsair in Tripoli (S3)."""
    state = war.state
    # If tied: Algiers, Tangier, Tunis, Tripoli.
    harbors = [harbor for harbor in (*ALLIES, TRIPOLI) if _promising(state, harbor)]
    harbor = max(harbors, key=lambda harbor: _surplus(state, harbor), default=None)
    sentence = reasons.BOT_OUTNUMBERS
    if harbor is None:
        sentence = reasons.BOT_NO_RAID
        if not state.counts[CORSAIR + SUPPLY]:
            harbor = TRIPOLI if state.counts[CORSAIR + TRIPOLI] else None
            sentence = reasons.BOT_ALL_BUILT if harbor else reasons.BOT_NOTHING_LEFT
    if war.listener:
        builds = harbor is None and state.counts[CORSAIR + SUPPLY] > 0
        corsairs = 0 if harbor is None else state.raiders(harbor)
        war.emit(BotRaidsOrBuilds(harbor, builds, fill(sentence, corsairs=corsairs)))
    if harbor is not None:
        yield from raid(war, harbor)
    else:
        war.place(CORSAIR, TRIPOLI)


def _surplus(state: State, harbor: Place) -> int:
    """Corsairs in the harbor beyond the American and Swedish frigates in its zone."""
    zone = harbor.zone
    assert zone is not None
    frigates = state.counts[FRIGATE + zone] + state.counts[SWEDISH_FRIGATE + zone]
    return state.raiders(harbor) - frigates


def _promising(state: State, harbor: Place) -> bool:
    return state.raiders(harbor) >= RAIDERS and _surplus(state, harbor) > 0


# Requirements


def requirement(state: State, card: Card) -> Verdict:
    """Whether the T-bot plays `card` now: its own requirement, and the card's condition."""
    verdict = REQUIREMENTS[card](state)
    if verdict.plays:
        reason = EVENTS[card].why_not(state)
        if reason is not None:
            return Verdict(False, reason)
    return verdict


def at_once(state: State) -> Verdict:
    """Played as soon as the card's own condition allows, whatever the Supply holds (S9)."""
    del state
    return Verdict(True, "")


def never(state: State) -> Verdict:
    """Never played as an event: the card only pays for an action."""
    del state
    return Verdict(False, reasons.BOT_NEVER)


def murad_reis(state: State) -> Verdict:
    """*Murad Reis Breaks Out*."""
    if not state.counts[FRIGATE + GIBRALTAR_ZONE]:
        return Verdict(True, reasons.BOT_GIBRALTAR_OPEN)
    if state.year == 1801 and state.season is WINTER:
        return Verdict(True, reasons.BOT_WINTER_1801)
    return Verdict(False, reasons.BOT_GIBRALTAR_WATCHED)


def constantinople(state: State) -> Verdict:
    """*Constantinople Sends Aid*."""
    if DERNE in state.captured:
        return Verdict(True, reasons.BOT_DERNE_CAPTURED)
    return Verdict(False, reasons.DERNE_NOT_CAPTURED)


def yusuf(state: State) -> Verdict:
    """*Yusuf Qaramanli*: at least two allies at war, from 1805 at least one (S8)."""
    allies = len(state.active_allies())
    required = 2 if state.year < 1805 else 1
    if allies >= required:
        return Verdict(True, reasons.BOT_ALLIES, {"allies": allies})
    return Verdict(False, reasons.BOT_ALLIES_WANTED, {"allies": allies, "wanted": required})


def storms(state: State) -> Verdict:
    """*Storms* and *Second Storms*."""
    if max(state.counts[FRIGATE + zone] for zone in ZONES) >= 2:
        return Verdict(True, reasons.BOT_STORMS)
    return Verdict(False, reasons.BOT_NO_STORMS)


def acquires(state: State) -> Verdict:
    """*Tripoli Acquires Corsairs*."""
    corsairs = state.counts[CORSAIR + SUPPLY]
    return Verdict(corsairs >= 2, reasons.BOT_SUPPLY, {"corsairs": corsairs})


def attacks(state: State) -> Verdict:
    """*Tripoli Attacks*: one American frigate in the Tripoli zone, and five dice against it."""
    frigates = state.counts[FRIGATE + TRIPOLI_ZONE]
    dice = state.counts[CORSAIR + TRIPOLI] + 2 * state.counts[TRIPOLITAN_FRIGATE + TRIPOLI]
    return Verdict(
        frigates == 1 and dice >= ENOUGH_CORSAIRS,
        reasons.BOT_SORTIE,
        {"frigates": frigates, "dice": dice},
    )


def supplies(state: State) -> Verdict:
    """*US Supplies Run Low*: exactly two American frigates in the Tripoli zone."""
    frigates = state.counts[FRIGATE + TRIPOLI_ZONE]
    return Verdict(frigates == 2, reasons.BOT_IN_ZONE, {"frigates": frigates})


REQUIREMENTS: Final[dict[Card, Requirement]] = {
    MURAD_REIS_BREAKS_OUT: murad_reis,
    CONSTANTINOPLE_SENDS_AID: constantinople,
    YUSUF_QARAMANLI: yusuf,
    SWEDEN_PAYS_TRIBUTE: at_once,
    ALGIERS_DECLARES_WAR: at_once,
    MOROCCO_DECLARES_WAR: at_once,
    TUNIS_DECLARES_WAR: at_once,
    THE_PHILADELPHIA_RUNS_AGROUND: at_once,
    STORMS: storms,
    SECOND_STORMS: storms,
    TRIPOLI_ACQUIRES_CORSAIRS: acquires,
    TRIPOLI_ATTACKS: attacks,
    TROOPS_TO_TRIPOLI: at_once,
    TROOPS_TO_BENGHAZI: at_once,
    TROOPS_TO_DERNE: at_once,
    US_SUPPLIES_RUN_LOW: supplies,
    ALGERINE_CORSAIRS_RAID: never,
    MOROCCAN_CORSAIRS_RAID: never,
    TUNISIAN_CORSAIRS_RAID: never,
}
"""When the T-bot plays each event card (S1 for *Sweden Pays Tribute*)."""
