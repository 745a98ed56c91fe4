"""Prompts: one sentence that says who acts and what to do."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.options import Act, Ask

PROMPTS: Final = {
    Ask.CARD: "{side}: play a card as an event, or its value to activate or to build.",
    Ask.ACTIVATE: "{side}: lead a force, or send units and leaders by themselves.",
    Ask.FORCE: "{side}: who is part of the force at {space}? Command used: {used} of {allowed}.",
    Ask.NEXT: "{side}: who moves next?",
    Ask.STEP: "{side}: move {who} from {space}, or stop there.",
    Ask.WINDOW: "{side}: respond with {card}, or decline.",
    Ask.INTERCEPT: "{side}: intercept {enemy} at {space}?",
    Ask.INSIDE: "{side}: who goes inside at {space}?{room}",
    Ask.AVOID: "{side}: avoid battle with {enemy} at {space}?",
    Ask.AVOID_TO: "{side}: where do those at {space} slip away to?",
    Ask.JOIN: "{side}: who comes out of {space} to join the battle?",
    Ask.MILITIA: "{side}: do militia deploy to {space}?",
    Ask.COMMANDER: "{side}: who commands at {space}?",
    Ask.LOSS: "{side}: choose a unit that loses a step at {space} ({left} to lose).",
    Ask.RETREAT: "{side}: retreat from {space}.{room}",
    Ask.SIEGE: "{side}: assault {space}?",
    Ask.REFUGE: "{side}: where does the garrison of {space} go?",
    Ask.RAID_LOSS: "{side}: choose a raider that loses a step at {space} ({left} to lose).",
    Ask.HOME: "{side}: who goes home from {space}, and where to?",
    Ask.STOCKADES: "{side}: build {left:a stockade|up to # stockades}.",
    Ask.FORTS: "{side}: begin or complete {left:a fort|up to # forts}.",
    Ask.EVENT: "{side}: choose for {card}.",
    Ask.DISCARD: "{side}: discard a card.",
    Ask.RECALL: "{side}: discard at random to take back one of these cards?",
    Ask.ATTRITION: "{side}: choose a unit that does not survive the winter at {space}.",
    Ask.FINISH: "{side}: end the Action Phase.{demolition}",
}
SEND_MORE: Final = (
    "{side}: send another, or go on to the moves. Points left: {points} (Indian units cost ½, "
    "others 1)."
)
"""Where units and leaders are sent by themselves (5.32)."""
LEAD_MORE: Final = "{side}: {left:lead another force|lead one or two forces}."
"""In a Campaign."""
ALLIANCES: Final = ("northern_indian_alliance", "western_indian_alliance", "iroquois_alliance")
"""Events with points to spend."""
ALLIANCE: Final = (
    "{side}: spend the points of {card}; {points} left (a new unit costs 1, one restored ½)."
)
EVENTS: Final = {
    frozenset({Act.ELIMINATE}): (
        "{side}: choose {left:a unit|one more unit|the first of up to # units} to eliminate for "
        "{card}."
    ),
    frozenset({Act.EXCHANGE}): "{side}: choose which leaders change places for {card}.",
    frozenset({Act.RETRIEVE}): "{side}: choose a card to take back with {card}.",
    frozenset({Act.CHOOSE}): "{side}: choose a {what} for {card}.",
    frozenset({Act.PLACE}): "{side}: choose where new units are placed with {card}.",
    frozenset({Act.RESTORE}): "{side}: choose a unit to restore with {card}.",
    frozenset({Act.PLACE, Act.RESTORE}): "{side}: raise units or restore them with {card}.",
}
"""Events, by what may be done for them."""
PLACES: Final = "{side}: where does {piece} arrive with {card}?"
"""Of pieces placed one after another."""
INTRODUCED: Final = "{piece} (initiative {initiative}, command {command}, tactics {tactics})"
"""A leader who has been drawn."""
RECALL: Final = (
    "{side}: choose a commander in chief to recall; {card} brings one, and the map holds two."
)
"""Where British leaders drawn would be too many (5.55)."""
LEAVES: Final = "{side}: {who} cannot stay at {space}. Where does he go?"
"""Where a leader is alone beside enemies (6.53)."""
ROOM: Final = " Room for {left:# unit|# units}."
"""In a fort, of which the question speaks (8.1)."""
ROOM_INSIDE: Final = " Room for {left:# unit|# units} inside."
"""Besides other places to go to."""
DEMOLITION: Final = " To demolish something first, press its space."
"""Where something can be demolished (W134)."""
HOLD: Final = (
    "{side}: play the last card as an event, or its value to activate or to build, or hold it."
)
ASIDE: Final = {Act.DONE, Act.DEMOLISH, Act.CLEAR}
"""What a side may also do in between."""
PLACE: Final = "place"
DEPARTMENT: Final = "Department"
GO_ON: Final = "{side}: move {who} from {space}."
"""Where a force may not stop."""
AGAINST_RAID: Final = "{side}: do militia deploy to {space} against {enemy}?"
LOSS_TO: Final = (
    "{side}: choose a unit that loses a step to {card} at {space} ({left} to lose); then all "
    "Indians there are eliminated."
)
"""Of Small Pox, whose end bears on the choice."""
LOSS_DRILLED: Final = "{side}: choose a Drilled unit that loses a step at {space} ({left} to lose)."
"""Of their share of the losses, or where there are no others (7.62, W54)."""
RESPOND_TO: Final = "{side}: respond to {enemy} at {space} with {card}, or decline."
"""Where it is played against a force on the move."""
RESPOND_AT: Final = "{side}: respond at {space} with {card}, or decline."
"""Where what is responded to has a place."""
FORCE: Final = "{leader} and {units:# unit|# units}"
"""A force that comes, by its first leader."""
UNITS: Final = "{units:# unit|# units}"
MAP: Final = "the map"
"""Where a decision is that concerns no single space."""
EVENT: Final = "the event"
"""What a decision of an event is called that has no card of its own."""
