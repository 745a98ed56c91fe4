"""The cards of both decks, as data. Their effects are in `rules.american` and `rules.tripolitan`.

Source: the cards; the wording here is our own.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from tripoli.shores.model.pieces import ALGIERS, AMERICAN, TANGIER, TRIPOLITAN, TUNIS, Side


class Kind(Enum):
    """What may be done with a card, and where it goes afterward (Card Decks)."""

    CORE = "core"
    UNIQUE = "unique"
    COMMON = "common"
    VICTORY = "victory"
    BATTLE = "battle"


CORE: Final = Kind.CORE
UNIQUE: Final = Kind.UNIQUE
COMMON: Final = Kind.COMMON
VICTORY: Final = Kind.VICTORY
BATTLE: Final = Kind.BATTLE


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A card. Copies are the same object, so cards are compared by identity.

    Attributes:
        side: the side whose deck it belongs to.
        name: its name as printed.
        kind: see `Kind`.
        when: the condition for playing it, in brief.
        effect: its effect, in brief.
        copies: the number of copies in the two-player deck.
    """

    side: Side
    name: str
    kind: Kind
    when: str
    effect: str
    copies: int = 1

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"CARDS[{self.name!r}]"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return _by_name, (self.name,)

    def __copy__(self) -> Card:
        return self

    def __deepcopy__(self, memo: object) -> Card:
        return self


def _american(name: str, kind: Kind, when: str, effect: str, copies: int = 1) -> Card:
    return Card(AMERICAN, name, kind, when, effect, copies)


def _tripolitan(name: str, kind: Kind, when: str, effect: str, copies: int = 1) -> Card:
    return Card(TRIPOLITAN, name, kind, when, effect, copies)


# American

THOMAS_JEFFERSON: Final = _american(
    "Thomas Jefferson",
    CORE,
    "No condition.",
    "Move up to 8 frigates, then resolve any fights.",
)
SWEDISH_FRIGATES_ARRIVE: Final = _american(
    "Swedish Frigates Arrive",
    CORE,
    "No condition.",
    "The 2 Swedish frigates take station in the Tripoli zone.",
)
HAMETS_ARMY_CREATED: Final = _american(
    "Hamet's Army Created",
    CORE,
    "Requires 1804 or later and an American frigate in Alexandria.",
    "Place 1 Marine and 5 Arab infantry in Alexandria.",
)
TREATY_OF_PEACE_AND_AMITY: Final = _american(
    "Treaty of Peace and Amity",
    VICTORY,
    "Requires Fall 1805 or later, no ally at war, Derne captured, and no Tripolitan frigate in "
    "Tripoli harbor.",
    "The Americans win immediately.",
)
ASSAULT_ON_TRIPOLI: Final = _american(
    "Assault on Tripoli",
    VICTORY,
    "Requires Fall 1805 or later.",
    "All frigates and gunboats attack Tripoli until one fleet is gone; then Hamet's Army from "
    "Benghazi, the Marines from Send in the Marines, or both storm the city.",
)
NAVAL_MOVEMENT: Final = _american(
    "Naval Movement",
    COMMON,
    "No condition.",
    "Move up to 4 frigates, then resolve any fights.",
    copies=4,
)
EARLY_DEPLOYMENT: Final = _american(
    "Early Deployment",
    COMMON,
    "Requires an American frigate on next year's space.",
    "Place one frigate from next year's space in any patrol zone.",
)
A_SHOW_OF_FORCE: Final = _american(
    "A Show of Force",
    COMMON,
    "Requires an ally at war and 3 American frigates on the map.",
    "Move 3 frigates to the harbor of an ally at war; its corsairs go to the Supply without a "
    "fight.",
)
TRIBUTE_PAID: Final = _american(
    "Tribute Paid",
    COMMON,
    "Requires an ally at war and an American frigate on the map.",
    "Move 1 frigate to the harbor of an ally at war; its corsairs go to the Supply without a "
    "fight. Tripolitania gains 2 gold.",
)
CONSTANTINOPLE_DEMANDS_TRIBUTE: Final = _american(
    "Constantinople Demands Tribute",
    COMMON,
    "Requires Tripolitania to have gold.",
    "Tripolitania gives back 2 gold, or 1 if that is all it has.",
)
HAMET_RECRUITS_BEDOUINS: Final = _american(
    "Hamet Recruits Bedouins",
    COMMON,
    "Requires Hamet's Army on the map.",
    "2 Arab infantry join Hamet's Army wherever it is.",
)
BAINBRIDGE_SUPPLIES_INTEL: Final = _american(
    "Bainbridge Supplies Intel",
    COMMON,
    "Requires another card in the American discard pile.",
    "Take a card from the American discard pile into hand, or play it as this season's event.",
)
CONGRESS_AUTHORIZES_ACTION: Final = _american(
    "Congress Authorizes Action",
    UNIQUE,
    "Requires 1805 or earlier.",
    "Place 2 frigates from the Supply on next year's space.",
)
CORSAIRS_CONFISCATED: Final = _american(
    "Corsairs Confiscated",
    UNIQUE,
    "Requires Tripolitan corsairs in Gibraltar.",
    "Those corsairs go to the Supply and Murad Reis Breaks Out is removed.",
)
BURN_THE_PHILADELPHIA: Final = _american(
    "Burn the Philadelphia",
    UNIQUE,
    "Requires a Tripolitan frigate in Tripoli harbor.",
    "Roll 1 die. 3-4: a Tripolitan frigate there is damaged. 5-6: one is sunk.",
)
LAUNCH_THE_INTREPID: Final = _american(
    "Launch the Intrepid",
    UNIQUE,
    "Requires a Tripolitan ship in Tripoli harbor.",
    "Roll 1 die. 3-4: a corsair there is sunk. 5-6: a Tripolitan frigate there is sunk, or two "
    "corsairs if there is none.",
)
GENERAL_EATON_ATTACKS_DERNE: Final = _american(
    "General Eaton Attacks Derne",
    UNIQUE,
    "Requires Hamet's Army in Alexandria.",
    "Hamet's Army goes to Derne, with up to 3 frigates and any gunboats; ground combat follows.",
)
GENERAL_EATON_ATTACKS_BENGHAZI: Final = _american(
    "General Eaton Attacks Benghazi",
    UNIQUE,
    "Requires Hamet's Army in Derne.",
    "Hamet's Army goes to Benghazi, with up to 3 frigates and any gunboats; ground combat follows.",
)
LIEUTENANT_STERETT_IN_PURSUIT: Final = _american(
    "Lieutenant Sterett in Pursuit",
    BATTLE,
    "React when an American frigate rolls to intercept.",
    "Each American frigate rolls 3 dice instead of 2.",
)
PREBLES_BOYS_TAKE_AIM: Final = _american(
    "Preble's Boys Take Aim",
    BATTLE,
    "React when naval combat begins in a harbor.",
    "Each American frigate rolls 3 dice instead of 2 (in the Assault on Tripoli, first "
    "round only).",
)
THE_DARING_STEPHEN_DECATUR: Final = _american(
    "The Daring Stephen Decatur",
    BATTLE,
    "React when Burn the Philadelphia or Launch the Intrepid is played.",
    "Roll 2 dice instead of 1 and use whichever you prefer.",
)
SEND_IN_THE_MARINES: Final = _american(
    "Send in the Marines",
    BATTLE,
    "React when ground combat begins in the Assault on Tripoli.",
    "3 Marines from the Supply land in Tripoli.",
)
LIEUTENANT_OBANNON_LEADS_THE_CHARGE: Final = _american(
    "Lieutenant O'Bannon Leads the Charge",
    BATTLE,
    "React when a Marine enters ground combat.",
    "One Marine rolls 3 dice instead of 1 in every round.",
)
MARINE_SHARPSHOOTERS: Final = _american(
    "Marine Sharpshooters",
    BATTLE,
    "React when a Marine enters ground combat.",
    "Marines hit on 5 and 6 in every round.",
)

# Tripolitan

YUSUF_QARAMANLI: Final = _tripolitan(
    "Yusuf Qaramanli",
    CORE,
    "Requires corsairs in Tripoli or in an ally's harbor.",
    "Raid from Tripoli and from the harbor of every ally at war, in any order.",
)
MURAD_REIS_BREAKS_OUT: Final = _tripolitan(
    "Murad Reis Breaks Out",
    CORE,
    "Requires Tripolitan corsairs in Gibraltar.",
    "The corsairs run for Tripoli harbor; American frigates in the Gibraltar zone roll to "
    "intercept. No raid.",
)
CONSTANTINOPLE_SENDS_AID: Final = _tripolitan(
    "Constantinople Sends Aid",
    CORE,
    "Requires Derne captured.",
    "Place 1 Tripolitan frigate, 2 corsairs and 2 infantry in Tripoli.",
)
US_SUPPLIES_RUN_LOW: Final = _tripolitan(
    "US Supplies Run Low",
    COMMON,
    "Requires an American frigate in a patrol zone.",
    "Move one American frigate from a patrol zone to Malta.",
)
ALGERINE_CORSAIRS_RAID: Final = _tripolitan(
    "Algerine Corsairs Raid",
    COMMON,
    "Requires corsairs in Algiers.",
    "Raid from Algiers.",
    copies=2,
)
MOROCCAN_CORSAIRS_RAID: Final = _tripolitan(
    "Moroccan Corsairs Raid",
    COMMON,
    "Requires corsairs in Tangier.",
    "Raid from Tangier.",
    copies=2,
)
TUNISIAN_CORSAIRS_RAID: Final = _tripolitan(
    "Tunisian Corsairs Raid",
    COMMON,
    "Requires corsairs in Tunis.",
    "Raid from Tunis.",
    copies=2,
)
TROOPS_TO_DERNE: Final = _tripolitan(
    "Troops to Derne",
    COMMON,
    "Requires Derne not yet captured.",
    "Place 2 Tripolitan infantry in Derne.",
)
TROOPS_TO_BENGHAZI: Final = _tripolitan(
    "Troops to Benghazi",
    COMMON,
    "Requires Benghazi not yet captured.",
    "Place 2 Tripolitan infantry in Benghazi.",
)
TROOPS_TO_TRIPOLI: Final = _tripolitan(
    "Troops to Tripoli",
    COMMON,
    "No condition.",
    "Place 2 Tripolitan infantry in Tripoli.",
)
STORMS: Final = _tripolitan(
    "Storms",
    COMMON,
    "Requires an American frigate in a patrol zone.",
    "Choose a patrol zone; roll 1 die for each American frigate there. The first 6 sinks one; each "
    "further 6 damages one.",
)
SECOND_STORMS: Final = _tripolitan(
    "Second Storms",
    COMMON,
    "Requires an American frigate in a patrol zone. (Solitaire only.)",
    "Same as Storms.",
    copies=0,
)
TRIPOLI_ATTACKS: Final = _tripolitan(
    "Tripoli Attacks",
    COMMON,
    "Requires a Tripolitan ship in Tripoli harbor and an American frigate in the Tripoli zone.",
    "All ships in Tripoli harbor fight the American frigates in the Tripoli zone.",
)
SWEDEN_PAYS_TRIBUTE: Final = _tripolitan(
    "Sweden Pays Tribute",
    UNIQUE,
    "Requires 1803 or later and Swedish frigates in the Tripoli zone.",
    "The Swedish frigates leave for good; Tripolitania gains 2 gold.",
)
TRIPOLI_ACQUIRES_CORSAIRS: Final = _tripolitan(
    "Tripoli Acquires Corsairs",
    UNIQUE,
    "Requires a Tripolitan corsair in the Supply.",
    "Place 2 Tripolitan corsairs in Tripoli harbor.",
)
THE_PHILADELPHIA_RUNS_AGROUND: Final = _tripolitan(
    "The Philadelphia Runs Aground",
    UNIQUE,
    "Requires an American frigate in the Tripoli zone.",
    "Roll 1 die for a frigate there. 1-2: it goes to Malta. 3-4: it is sunk. 5-6: it is sunk, and "
    "a Tripolitan frigate is placed in Tripoli harbor.",
)
ALGIERS_DECLARES_WAR: Final = _tripolitan(
    "Algiers Declares War",
    UNIQUE,
    "No condition.",
    "Place 3 allied corsairs in Algiers; they fight any American frigates there.",
)
MOROCCO_DECLARES_WAR: Final = _tripolitan(
    "Morocco Declares War",
    UNIQUE,
    "No condition.",
    "Place 3 allied corsairs in Tangier; they fight any American frigates there.",
)
TUNIS_DECLARES_WAR: Final = _tripolitan(
    "Tunis Declares War",
    UNIQUE,
    "No condition.",
    "Place 3 allied corsairs in Tunis; they fight any American frigates there.",
)
US_SIGNAL_BOOKS_OVERBOARD: Final = _tripolitan(
    "US Signal Books Overboard",
    BATTLE,
    "React after American frigates roll to intercept, if the Americans have a card in hand.",
    "Discard a card at random from the American hand.",
)
UNCHARTED_WATERS: Final = _tripolitan(
    "Uncharted Waters",
    BATTLE,
    "React when The Philadelphia Runs Aground is played.",
    "Roll 2 dice instead of 1 and use whichever you prefer.",
)
MERCHANT_SHIP_CONVERTED: Final = _tripolitan(
    "Merchant Ship Converted",
    BATTLE,
    "React after a raid from Tripoli captures a merchant ship, if a corsair is in the Supply.",
    "Place 1 Tripolitan corsair in Tripoli harbor.",
)
HAPPY_HUNTING: Final = _tripolitan(
    "Happy Hunting",
    BATTLE,
    "React during a raid from Tripoli, if a corsair is left after interception.",
    "Roll 3 more dice.",
)
THE_GUNS_OF_TRIPOLI: Final = _tripolitan(
    "The Guns of Tripoli",
    BATTLE,
    "React when naval combat begins in Tripoli harbor.",
    "Roll 12 more dice (in the Assault on Tripoli, first round only).",
)
MERCENARIES_DESERT: Final = _tripolitan(
    "Mercenaries Desert",
    BATTLE,
    "React when ground combat against Arab infantry begins.",
    "Before the first round, roll 1 die for each Arab infantry unit; each 6 sends one to the "
    "Supply.",
)

WAR_CARDS: Final = {
    ALGIERS: ALGIERS_DECLARES_WAR,
    TANGIER: MOROCCO_DECLARES_WAR,
    TUNIS: TUNIS_DECLARES_WAR,
}
"""What brings each ally into the war."""
EATON_ATTACKS: Final = (GENERAL_EATON_ATTACKS_DERNE, GENERAL_EATON_ATTACKS_BENGHAZI)

_ALL: Final = [value for value in globals().values() if isinstance(value, Card)]

DECKS: Final = (
    tuple(card for card in _ALL if card.side is AMERICAN),
    tuple(card for card in _ALL if card.side is TRIPOLITAN),
)
"""The cards of each side by `Side`, without duplicates, in the order in which hands and options
list them."""

CARDS: Final = {card.name: card for deck in DECKS for card in deck}
"""All cards by name."""

_ORDER: Final = {card: number for number, card in enumerate(CARDS.values())}


def _by_name(name: str) -> Card:
    return CARDS[name]


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """`cards` sorted in the order of `DECKS`."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """`cards` without one copy of `card`, if there is one."""
    try:
        place = cards.index(card)
    except ValueError:
        return cards
    return cards[:place] + cards[place + 1 :]


CORES: Final = tuple(tuple(c for c in deck if c.kind is CORE) for deck in DECKS)
"""The core cards in front of each side at the start, by `Side`."""

DRAW_PILES: Final = tuple(
    tuple(c for c in deck if c.kind is not CORE for _ in range(c.copies)) for deck in DECKS
)
"""The 24 cards in each side's draw pile at the start of a two-player game (Game Setup, 3)."""

EVENT_LINE: Final = (
    MURAD_REIS_BREAKS_OUT,
    CONSTANTINOPLE_SENDS_AID,
    YUSUF_QARAMANLI,
    SWEDEN_PAYS_TRIBUTE,
)
"""The T-bot's event line at the start, in order (Solitaire Setup)."""

BATTLE_LINE: Final = tuple(c for c in DECKS[TRIPOLITAN] if c.kind is BATTLE)
"""The T-bot's battle line at the start (Solitaire Setup)."""

LINES_UP: Final = (
    THE_PHILADELPHIA_RUNS_AGROUND,
    STORMS,
    SECOND_STORMS,
    TRIPOLI_ACQUIRES_CORSAIRS,
)
"""If the T-bot draws one of these and does not play it, it joins the event line; other cards are
discarded (Solitaire Card Play Requirements).
"""

SOLITAIRE_PILE: Final = in_order(
    (*(c for c in DRAW_PILES[TRIPOLITAN] if c not in EVENT_LINE + BATTLE_LINE), SECOND_STORMS)
)
"""The 18 cards in the T-bot's draw pile at the start of solitaire play (Solitaire Setup)."""
