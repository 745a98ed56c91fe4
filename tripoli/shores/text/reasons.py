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
FEW_FRIGATES: Final = "fewer than 3 American frigates are on the map"
NO_ALLY_AT_WAR: Final = "no ally is at war"
NO_CORSAIR_IN: Final = {
    harbor: fill("no corsairs are {in_harbor}", in_harbor=PLACES[harbor].on) for harbor in ALLIES
}
NO_CORSAIR_IN_GIBRALTAR: Final = "no Tripolitan corsairs are in Gibraltar"
NO_CORSAIR_IN_SUPPLY: Final = "no Tripolitan corsair is in the Supply"
NO_CORSAIR_TO_RAID: Final = "no corsairs are in Tripoli or an allied harbor"
NO_FRIGATE_IN_ALEXANDRIA: Final = "no American frigate is in Alexandria"
NO_FRIGATE_IN_TRIPOLI_ZONE: Final = "no American frigate is in the Tripoli zone"
NO_FRIGATE_ON_MAP: Final = "no American frigate is on the map"
NO_FRIGATE_ON_SPACE: Final = {
    space: fill("no American frigate is {on_space}", on_space=PLACES[space].on)
    for space in YEAR_SPACES
}
NO_FRIGATE_ON_PATROL: Final = "no American frigate is in a patrol zone"
NO_GOLD: Final = "Tripolitania has no gold"
NO_GUNBOAT_IN_SUPPLY: Final = "all three gunboats have been built"
NO_SHIP_IN_TRIPOLI: Final = "no Tripolitan ship is in Tripoli harbor"
NO_SWEDISH_FRIGATES: Final = "no Swedish frigates are in the Tripoli zone"
NO_TRIPOLITAN_FRIGATE: Final = "no Tripolitan frigate is in Tripoli harbor"
NO_YEAR_AFTER_1806: Final = "no year follows 1806"
TRIPOLITAN_FRIGATE: Final = "a Tripolitan frigate is in Tripoli harbor"

REACTIONS: Final = {
    cards.LIEUTENANT_STERETT_IN_PURSUIT: (
        "you will be asked when an American frigate rolls to intercept"
    ),
    cards.PREBLES_BOYS_TAKE_AIM: "you will be asked in naval combat in a harbor",
    cards.THE_DARING_STEPHEN_DECATUR: (
        "you will be asked when you play Burn the Philadelphia or Launch the Intrepid"
    ),
    cards.SEND_IN_THE_MARINES: "you will be asked in the Assault on Tripoli",
    cards.LIEUTENANT_OBANNON_LEADS_THE_CHARGE: (
        "you will be asked when a Marine fights in ground combat"
    ),
    cards.MARINE_SHARPSHOOTERS: "you will be asked when a Marine fights in ground combat",
    cards.US_SIGNAL_BOOKS_OVERBOARD: "you will be asked after an interception roll",
    cards.UNCHARTED_WATERS: ("you will be asked when you play The Philadelphia Runs Aground"),
    cards.MERCHANT_SHIP_CONVERTED: (
        "you will be asked after a raid from Tripoli captures a merchant ship"
    ),
    cards.HAPPY_HUNTING: "you will be asked in a raid from Tripoli",
    cards.THE_GUNS_OF_TRIPOLI: "you will be asked in naval combat in Tripoli harbor",
    cards.MERCENARIES_DESERT: "you will be asked in ground combat against Arab infantry",
}
"""Why a battle card cannot be played as the season's event."""

BOT_READY: Final = "ready to be played: {reason}"
BOT_WAITS: Final = "waits: {reason}"
"""What the T-bot would do with a card of its event line as things stand."""
BOT_CONDITION_MET: Final = "its condition is met"
BOT_NEVER: Final = "the T-bot never plays it"
BOT_GIBRALTAR_OPEN: Final = "no American frigate is in the Gibraltar zone"
BOT_GIBRALTAR_WATCHED: Final = "an American frigate is in the Gibraltar zone"
BOT_WINTER_1801: Final = "it is Winter 1801"
BOT_DERNE_CAPTURED: Final = "Derne has been captured"
BOT_ALLIES: Final = "{allies:no ally is|# ally is|# allies are} at war"
BOT_ALLIES_WANTED: Final = "{allies:no ally is|# ally is|# allies are} at war; it needs {wanted}"
BOT_STORMS: Final = "a patrol zone holds at least 2 American frigates"
BOT_NO_STORMS: Final = "no patrol zone holds 2 American frigates"
BOT_SUPPLY: Final = (
    "{corsairs:no Tripolitan corsairs are|# Tripolitan corsair is|# Tripolitan corsairs are} "
    "in the Supply"
)
BOT_SORTIE: Final = (
    "{frigates:no American frigates|# American frigate|# American frigates} in the Tripoli zone; "
    "Tripolitan ships roll {dice:no dice|# die|# dice}"
)
BOT_IN_ZONE: Final = (
    "{frigates:no American frigates are|# American frigate is|# American frigates are} "
    "in the Tripoli zone"
)
BOT_OUTNUMBERS: Final = "its {corsairs:# corsair outnumbers|# corsairs outnumber} the patrol"
BOT_NO_RAID: Final = "no harbor has enough corsairs to raid"
BOT_ALL_BUILT: Final = "no corsair is left to build"
BOT_NOTHING_LEFT: Final = "no corsair is left to build or to raid with"
