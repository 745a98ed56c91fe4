"""The 70 strategy cards (5.1)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final

from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side


class Removal(Enum):
    """When a card played as an event leaves the game (5.23)."""

    NEVER = "never"
    ALWAYS = "always"
    BY_ROLL = "by roll"


class Card(int):
    """A card: its number.

    Attributes:
        title: its name, shortened if it is long.
        key: the name of its event, which several cards may share.
        value: 1 to 3 (5.2).
        side: who may play the event; None for both (5.12).
        response: whether the event answers something in an Action Phase (5.13).
        removal: whether it leaves the game when played as an event.
    """

    title: str
    key: str
    value: int
    side: Side | None
    response: bool
    removal: Removal

    def __str__(self) -> str:
        return f"{int(self)} {self.title}"

    def __repr__(self) -> str:
        return f"<{self}>"


_CARDS: Final = """
1-4 campaign 3 both: Campaign
5 bastions_repaired 1 both: Bastions Repaired
6 surrender 3 both response: Surrender!
7 massacre 1 both response: Massacre!
8 coehorns 1 both response: Coehorns & Howitzers
9-10 fieldworks 1 both response: Fieldworks
11-12 ambush 1 both response: Ambush!
13 blockhouses 1 both response: Blockhouses
14 foul_weather 2 both response: Foul Weather
15 lake_schooner 1 both response: Lake Schooner
16 george_croghan 1 british response: George Croghan
17-20 amphibious_landing 1 british response: Amphibious Landing
21 louisbourg_squadrons 3 french by-roll: Louisbourg Squadrons
22 governor_vaudreuil_interferes 3 british: Governor Vaudreuil Interferes
23-25 northern_indian_alliance 2 french: Northern Indian Alliance
26-27 western_indian_alliance 2 french: Western Indian Alliance
28 iroquois_alliance 3 both: Iroquois Alliance
29 mohawks 1 british: Mohawks
30 cherokees 1 british: Cherokees
31 cherokee_uprising 3 french always: Cherokee Uprising
32 treaty_of_easton 2 british always: Treaty of Easton
33 indians_desert 2 both: Indians Desert
34 small_pox 3 both: Small Pox
35 courier_intercepted 3 both: Courier Intercepted!
36 francois_bigot 2 british: François Bigot
37 british_ministerial_crisis 3 french: British Ministerial Crisis
38 provincial_regiments_dispersed 2 french: Provincial Regiments Dispersed
39-40 stingy_provincial_assembly 2 french: Stingy Provincial Assembly
41-42 british_colonial_politics 3 both: British Colonial Politics
43-45 raise_provincial_regiments 2 british: Raise Provincial Regiments
46 colonial_recruits 2 both: Colonial Recruits
47 troop_transports 3 both: Troop Transports
48 victories_in_germany 3 both: Victories in Germany
49-52 call_out_militias 1 both: Call Out Militias
53 rangers 1 british: Rangers
54 light_infantry 2 british: Light Infantry
55-56 french_regulars 3 french always: French Regulars
57-59 british_regulars 3 british always: British Regulars
60 highlanders 3 british always: Highlanders
61 highlanders 1 british always: Highlanders
62 quiberon_bay 3 british always: Quiberon Bay
63 highlanders 1 british always: Highlanders
64 british_regulars 3 british always: British Regulars
65 royal_americans 3 british always: Royal Americans
66 acadians_expelled 2 british always: Acadians Expelled
67 william_pitt 3 british always: William Pitt
68 french_regulars 3 french always: French Regulars
69 diplomatic_revolution 3 french always: Diplomatic Revolution
70 intrigues_against_shirley 2 french always: Intrigues Against Shirley
"""
"""Numbers, key, value, side, what else is printed, and the title."""


def _read_cards() -> dict[int, Card]:
    cards = {}
    sides = {"both": None, "british": BRITISH, "french": FRENCH}
    for line in _CARDS.strip().splitlines():
        facts, _, title = line.partition(": ")
        numbers, key, value, side, *rest = facts.split()
        first, _, last = numbers.partition("-")
        for number in range(int(first), int(last or first) + 1):
            card = Card(number)
            card.title, card.key, card.value = title, key, int(value)
            card.side = sides[side]
            card.response = "response" in rest
            card.removal = Removal.NEVER
            if "always" in rest:
                card.removal = Removal.ALWAYS
            elif "by-roll" in rest:
                card.removal = Removal.BY_ROLL
            cards[number] = card
    return cards


CARDS: Final = _read_cards()
"""All cards by number."""
COPIES: Final = {
    key: tuple(card for card in CARDS.values() if card.key == key)
    for key in dict.fromkeys(card.key for card in CARDS.values())
}
"""The cards of each event."""
SHORT_DECK: Final = tuple(CARDS[number] for number in range(1, 63))
"""The cards of scenarios that begin in 1757."""
FULL_DECK: Final = tuple(CARDS.values())

SURRENDER: Final = CARDS[6]
LOUISBOURG_SQUADRONS: Final = CARDS[21]
WILLIAM_PITT: Final = CARDS[67]
DIPLOMATIC_REVOLUTION: Final = CARDS[69]


def usable(card: Card, side: Side, *, either_expels: bool = False) -> bool:
    """Whether a side may play a card's event at all (5.12, W11).

    Args:
        card: the card.
        side: the side.
        either_expels: whether either side may expel the Acadians (14.5).
    """
    if card.side is None or card.side is side:
        return True
    return either_expels and card.key == "acadians_expelled"


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards without one of them."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in the order of their numbers."""
    return tuple(sorted(cards))
