"""Why a card or an action cannot be chosen, and why the T-bot acts as it does."""

from __future__ import annotations

from typing import Final

from tripoli.kernel.text import fill
from tripoli.shores.model import cards
from tripoli.shores.model.pieces import ALLIES, CITIES, YEAR_SPACES
from tripoli.shores.text.names import ALLIED_STATES, PLACES

NOT_BEFORE_1803: Final = "not before 1803"
NOT_BEFORE_1804: Final = "not before 1804"
NOT_BEFORE_FALL_1805: Final = "not before Fall 1805"
NOT_AFTER_1805: Final = "not after 1805"
ALLY_AT_WAR: Final = {
    ally: fill("{state} is at war", state=state) for ally, state in ALLIED_STATES.items()
}
ARMY_NOT_AT_WAR: Final = "Hamet's Army is not on the map"
ARMY_NOT_IN: Final = {
    city: fill("Hamet's Army is not {in_city}", in_city=PLACES[city].on) for city in CITIES
}
CAPTURED: Final = {city: fill("{city} has been captured", city=PLACES[city].the) for city in CITIES}
DERNE_NOT_CAPTURED: Final = "Derne has not been captured"
DISCARDS_EMPTY: Final = "the American discard pile is empty"
FEW_FRIGATES: Final = "there are fewer than 3 American frigates on the map"
NO_ALLY_AT_WAR: Final = "no ally is at war"
NO_CORSAIR_IN: Final = {
    harbor: fill("there are no corsairs {in_harbor}", in_harbor=PLACES[harbor].on)
    for harbor in ALLIES
}
NO_CORSAIR_IN_GIBRALTAR: Final = "there are no Tripolitan corsairs in Gibraltar"
NO_CORSAIR_IN_SUPPLY: Final = "there are no Tripolitan corsairs in the Supply"
NO_CORSAIR_TO_RAID: Final = "there are no corsairs in Tripoli or an allied harbor"
NO_FRIGATE_IN_ALEXANDRIA: Final = "there is no American frigate in Alexandria"
NO_FRIGATE_IN_TRIPOLI_ZONE: Final = "there is no American frigate in the Tripoli zone"
NO_FRIGATE_ON_MAP: Final = "there is no American frigate on the map"
NO_FRIGATE_ON_SPACE: Final = {
    space: fill("there is no American frigate {on_space}", on_space=PLACES[space].on)
    for space in YEAR_SPACES
}
NO_FRIGATE_ON_PATROL: Final = "there is no American frigate in a patrol zone"
NO_GOLD: Final = "Tripolitania has no gold"
NO_GUNBOAT_IN_SUPPLY: Final = "all three gunboats have been built"
NO_SHIP_IN_TRIPOLI: Final = "there is no Tripolitan ship in Tripoli harbor"
NO_SWEDISH_FRIGATES: Final = "there are no Swedish frigates in the Tripoli zone"
NO_TRIPOLITAN_FRIGATE: Final = "there is no Tripolitan frigate in Tripoli harbor"
NO_YEAR_AFTER_1806: Final = "there is no year after 1806"
TRIPOLITAN_FRIGATE: Final = "there is a Tripolitan frigate in Tripoli harbor"

REACTIONS: Final = {
    cards.LIEUTENANT_STERETT_IN_PURSUIT: (
        "played in reaction: you will be prompted when an American frigate rolls to intercept"
    ),
    cards.PREBLES_BOYS_TAKE_AIM: (
        "played in reaction: you will be prompted when naval combat begins in a harbor"
    ),
    cards.THE_DARING_STEPHEN_DECATUR: (
        "played in reaction: you will be prompted when you play Burn the Philadelphia or Launch "
        "the Intrepid"
    ),
    cards.SEND_IN_THE_MARINES: (
        "played in reaction: you will be prompted during the Assault on Tripoli"
    ),
    cards.LIEUTENANT_OBANNON_LEADS_THE_CHARGE: (
        "played in reaction: you will be prompted when a Marine enters ground combat"
    ),
    cards.MARINE_SHARPSHOOTERS: (
        "played in reaction: you will be prompted when a Marine enters ground combat"
    ),
    cards.US_SIGNAL_BOOKS_OVERBOARD: (
        "played in reaction: you will be prompted after an American interception roll"
    ),
    cards.UNCHARTED_WATERS: (
        "played in reaction: you will be prompted when you play The Philadelphia Runs Aground"
    ),
    cards.MERCHANT_SHIP_CONVERTED: (
        "played in reaction: you will be prompted after a raid from Tripoli captures a merchant "
        "ship"
    ),
    cards.HAPPY_HUNTING: ("played in reaction: you will be prompted during a raid from Tripoli"),
    cards.THE_GUNS_OF_TRIPOLI: (
        "played in reaction: you will be prompted when naval combat begins in Tripoli harbor"
    ),
    cards.MERCENARIES_DESERT: (
        "played in reaction: you will be prompted when ground combat against Arab infantry begins"
    ),
}
"""Why a battle card cannot be played as the season's event."""

BOT_READY: Final = "Ready: {reason}."
BOT_READY_AT_ONCE: Final = "Ready."
BOT_WAITS: Final = "Waits: {reason}."
"""Whether the T-bot would play a card in its event line now."""
BOT_NEVER: Final = "the T-bot never plays it"
BOT_GIBRALTAR_OPEN: Final = "there is no American frigate in the Gibraltar zone"
BOT_GIBRALTAR_WATCHED: Final = "there is an American frigate in the Gibraltar zone"
BOT_WINTER_1801: Final = "it is Winter 1801"
BOT_DERNE_CAPTURED: Final = "Derne has been captured"
BOT_ALLIES: Final = "{allies:no ally is|# ally is|# allies are} at war"
BOT_ALLIES_WANTED: Final = "{allies:no ally is|# ally is|# allies are} at war; it needs {wanted}"
BOT_STORMS: Final = "a patrol zone holds at least 2 American frigates"
BOT_NO_STORMS: Final = "no patrol zone holds 2 American frigates"
BOT_SUPPLY: Final = (
    "there {corsairs:are no Tripolitan corsairs|is # Tripolitan corsair|are # Tripolitan corsairs} "
    "in the Supply"
)
BOT_SORTIE: Final = (
    "there {frigates:are no American frigates|is # American frigate|are # American frigates} "
    "in the Tripoli zone; Tripolitan ships roll {dice:no dice|# die|# dice}"
)
BOT_IN_ZONE: Final = (
    "there {frigates:are no American frigates|is # American frigate|are # American frigates} "
    "in the Tripoli zone"
)
BOT_OUTNUMBERS: Final = "its {corsairs:# corsair outnumbers|# corsairs outnumber} the patrol"
BOT_NO_RAID: Final = "no harbor has enough corsairs to raid"
BOT_ALL_BUILT: Final = "there are no corsairs left to build"
BOT_NOTHING_LEFT: Final = "there are no corsairs left to build or to raid with"
