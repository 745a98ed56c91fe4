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
    """What may be done with a card, and where it goes afterwards (Card Decks)."""

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
    "Move up to 8 frigates and fight the battles that follow.",
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
    "1804 or later, with an American frigate in Alexandria.",
    "Place 1 Marine and 5 Arab infantry in Alexandria.",
)
TREATY_OF_PEACE_AND_AMITY: Final = _american(
    "Treaty of Peace and Amity",
    VICTORY,
    "Fall 1805 or later: no ally at war, Derne captured, no Tripolitan frigate in Tripoli harbor.",
    "The Americans win immediately.",
)
ASSAULT_ON_TRIPOLI: Final = _american(
    "Assault on Tripoli",
    VICTORY,
    "Fall 1805 or later.",
    "All frigates and gunboats attack Tripoli until one fleet is gone; then Hamet's Army from "
    "Benghazi, the Marines from Send in the Marines, or both storm the city.",
)
NAVAL_MOVEMENT: Final = _american(
    "Naval Movement",
    COMMON,
    "No condition.",
    "Move up to 4 frigates and fight the battles that follow.",
    copies=4,
)
EARLY_DEPLOYMENT: Final = _american(
    "Early Deployment",
    COMMON,
    "With an American frigate on next year's space.",
    "Put one frigate from next year's space in any patrol zone.",
)
A_SHOW_OF_FORCE: Final = _american(
    "A Show of Force",
    COMMON,
    "With an ally at war and 3 American frigates on the map.",
    "Move 3 frigates to the harbor of an ally at war; its corsairs go to the Supply without a "
    "fight.",
)
TRIBUTE_PAID: Final = _american(
    "Tribute Paid",
    COMMON,
    "With an ally at war and an American frigate on the map.",
    "Move 1 frigate to the harbor of an ally at war; its corsairs go to the Supply without a "
    "fight. Tripolitania gains 2 gold.",
)
CONSTANTINOPLE_DEMANDS_TRIBUTE: Final = _american(
    "Constantinople Demands Tribute",
    COMMON,
    "If Tripolitania has gold.",
    "Tripolitania gives back 2 gold, or 1 if that is all it has.",
)
HAMET_RECRUITS_BEDOUINS: Final = _american(
    "Hamet Recruits Bedouins",
    COMMON,
    "If Hamet's Army is on the map.",
    "2 Arab infantry join Hamet's Army where it stands.",
)
BAINBRIDGE_SUPPLIES_INTEL: Final = _american(
    "Bainbridge Supplies Intel",
    COMMON,
    "With another card in the American discard pile.",
    "Take a card from the American discard pile into hand, or play it as this season's event.",
)
CONGRESS_AUTHORIZES_ACTION: Final = _american(
    "Congress Authorizes Action",
    UNIQUE,
    "1805 or earlier.",
    "Place 2 frigates from the Supply on next year's space.",
)
CORSAIRS_CONFISCATED: Final = _american(
    "Corsairs Confiscated",
    UNIQUE,
    "If Tripolitan corsairs are in Gibraltar.",
    "Those corsairs go to the Supply and Murad Reis Breaks Out is removed.",
)
BURN_THE_PHILADELPHIA: Final = _american(
    "Burn the Philadelphia",
    UNIQUE,
    "With a Tripolitan frigate in Tripoli harbor.",
    "Roll 1 die. 3-4: a Tripolitan frigate there is damaged. 5-6: one is sunk.",
)
LAUNCH_THE_INTREPID: Final = _american(
    "Launch the Intrepid",
    UNIQUE,
    "With a Tripolitan ship in Tripoli harbor.",
    "Roll 1 die. 3-4: a corsair there is sunk. 5-6: a Tripolitan frigate there is sunk, or two "
    "corsairs if there is none.",
)
GENERAL_EATON_ATTACKS_DERNE: Final = _american(
    "General Eaton Attacks Derne",
    UNIQUE,
    "If Hamet's Army is in Alexandria.",
    "Hamet's Army goes to Derne, with up to 3 frigates and any gunboats; ground combat follows.",
)
GENERAL_EATON_ATTACKS_BENGHAZI: Final = _american(
    "General Eaton Attacks Benghazi",
    UNIQUE,
    "If Hamet's Army is in Derne.",
    "Hamet's Army goes to Benghazi, with up to 3 frigates and any gunboats; ground combat follows.",
)
LIEUTENANT_STERETT_IN_PURSUIT: Final = _american(
    "Lieutenant Sterett in Pursuit",
    BATTLE,
    "When an American frigate rolls to intercept.",
    "Each American frigate rolls 3 dice instead of 2.",
)
PREBLES_BOYS_TAKE_AIM: Final = _american(
    "Preble's Boys Take Aim",
    BATTLE,
    "In naval combat in a harbor.",
    "Each American frigate rolls 3 dice instead of 2 (in the Assault on Tripoli, first "
    "round only).",
)
THE_DARING_STEPHEN_DECATUR: Final = _american(
    "The Daring Stephen Decatur",
    BATTLE,
    "With Burn the Philadelphia or Launch the Intrepid.",
    "Roll 2 dice instead of 1 and use whichever you prefer.",
)
SEND_IN_THE_MARINES: Final = _american(
    "Send in the Marines",
    BATTLE,
    "With Assault on Tripoli, at ground combat.",
    "3 Marines from the Supply land in Tripoli.",
)
LIEUTENANT_OBANNON_LEADS_THE_CHARGE: Final = _american(
    "Lieutenant O'Bannon Leads the Charge",
    BATTLE,
    "When a Marine fights in ground combat.",
    "One Marine rolls 3 dice instead of 1 in every round.",
)
MARINE_SHARPSHOOTERS: Final = _american(
    "Marine Sharpshooters",
    BATTLE,
    "When a Marine fights in ground combat.",
    "Marines hit on 5 and 6 in every round.",
)

# Tripolitan

YUSUF_QARAMANLI: Final = _tripolitan(
    "Yusuf Qaramanli",
    CORE,
    "If corsairs are in Tripoli or in an ally's harbor.",
    "Raid from Tripoli and from the harbor of every ally at war, in any order.",
)
MURAD_REIS_BREAKS_OUT: Final = _tripolitan(
    "Murad Reis Breaks Out",
    CORE,
    "If Tripolitan corsairs are in Gibraltar.",
    "The corsairs run past any frigates in the Gibraltar zone, which roll to intercept, to Tripoli "
    "harbor. No raid.",
)
CONSTANTINOPLE_SENDS_AID: Final = _tripolitan(
    "Constantinople Sends Aid",
    CORE,
    "After Derne has been captured.",
    "Place 1 Tripolitan frigate, 2 corsairs and 2 infantry in Tripoli.",
)
US_SUPPLIES_RUN_LOW: Final = _tripolitan(
    "US Supplies Run Low",
    COMMON,
    "With an American frigate in a patrol zone.",
    "Move one American frigate from a patrol zone to Malta.",
)
ALGERINE_CORSAIRS_RAID: Final = _tripolitan(
    "Algerine Corsairs Raid",
    COMMON,
    "If corsairs are in Algiers.",
    "Raid from Algiers.",
    copies=2,
)
MOROCCAN_CORSAIRS_RAID: Final = _tripolitan(
    "Moroccan Corsairs Raid",
    COMMON,
    "If corsairs are in Tangier.",
    "Raid from Tangier.",
    copies=2,
)
TUNISIAN_CORSAIRS_RAID: Final = _tripolitan(
    "Tunisian Corsairs Raid",
    COMMON,
    "If corsairs are in Tunis.",
    "Raid from Tunis.",
    copies=2,
)
TROOPS_TO_DERNE: Final = _tripolitan(
    "Troops to Derne",
    COMMON,
    "If Derne has not been captured.",
    "Place 2 Tripolitan infantry in Derne.",
)
TROOPS_TO_BENGHAZI: Final = _tripolitan(
    "Troops to Benghazi",
    COMMON,
    "If Benghazi has not been captured.",
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
    "With an American frigate in a patrol zone.",
    "Choose a patrol zone; roll 1 die for each American frigate there. The first 6 sinks one, each "
    "additional 6 damages one.",
)
SECOND_STORMS: Final = _tripolitan(
    "Second Storms",
    COMMON,
    "With an American frigate in a patrol zone. (Solitaire only.)",
    "Same as Storms.",
    copies=0,
)
TRIPOLI_ATTACKS: Final = _tripolitan(
    "Tripoli Attacks",
    COMMON,
    "With a ship in Tripoli harbor and an American frigate in the Tripoli zone.",
    "All ships in Tripoli harbor fight the American frigates in the Tripoli zone.",
)
SWEDEN_PAYS_TRIBUTE: Final = _tripolitan(
    "Sweden Pays Tribute",
    UNIQUE,
    "1803 or later, with Swedish frigates in the Tripoli zone.",
    "The Swedish frigates leave for good; Tripolitania gains 2 gold.",
)
TRIPOLI_ACQUIRES_CORSAIRS: Final = _tripolitan(
    "Tripoli Acquires Corsairs",
    UNIQUE,
    "With a Tripolitan corsair in the Supply.",
    "Place 2 Tripolitan corsairs in Tripoli harbor.",
)
THE_PHILADELPHIA_RUNS_AGROUND: Final = _tripolitan(
    "The Philadelphia Runs Aground",
    UNIQUE,
    "With an American frigate in the Tripoli zone.",
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
    "After an interception roll with an American frigate, while the Americans hold a card.",
    "Discard a card at random from the American hand.",
)
UNCHARTED_WATERS: Final = _tripolitan(
    "Uncharted Waters",
    BATTLE,
    "With The Philadelphia Runs Aground.",
    "Roll 2 dice instead of 1 and use whichever you prefer.",
)
MERCHANT_SHIP_CONVERTED: Final = _tripolitan(
    "Merchant Ship Converted",
    BATTLE,
    "After a raid from Tripoli that took a merchant ship, with a corsair in the Supply.",
    "Place 1 Tripolitan corsair in Tripoli harbor.",
)
HAPPY_HUNTING: Final = _tripolitan(
    "Happy Hunting",
    BATTLE,
    "On a raid from Tripoli.",
    "Roll 3 more dice.",
)
THE_GUNS_OF_TRIPOLI: Final = _tripolitan(
    "The Guns of Tripoli",
    BATTLE,
    "In naval combat in Tripoli harbor.",
    "Roll 12 more dice (in the Assault on Tripoli, first round only).",
)
MERCENARIES_DESERT: Final = _tripolitan(
    "Mercenaries Desert",
    BATTLE,
    "In ground combat against Arab infantry.",
    "Before the first round roll 1 die for each Arab infantry; each 6 sends one to the Supply.",
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
