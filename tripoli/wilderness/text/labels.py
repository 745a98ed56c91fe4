"""Labels of buttons."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.options import Act, Ask

LABELS: Final = {
    Act.EVENT: "Event",
    Act.ACTIVATE: "Activate",
    Act.STOCKADES: "Stockades",
    Act.FORTS: "Forts",
    Act.HOLD: "Hold: no more Action Phases this season",
    Act.LEAD: "Lead {piece}",
    Act.SEND: "Send {piece}",
    Act.TAKE: "Take {piece}",
    Act.LEAVE: "Leave {piece} behind",
    Act.BEGIN: "Move {piece} next",
    Act.MOVE: "March to {space}",
    Act.SAIL: "Sail to {space}",
    Act.LAND: "Land at {space}",
    Act.DROP: "Leave {piece} here",
    Act.STOP: "Stop here",
    Act.SIEGE: "Roll for the siege of {space}",
    Act.ASSAULT: "Assault {space}",
    Act.SORTIE: "Attack the besiegers",
    Act.PLAY: "Play {card}",
    Act.DECLINE: "Play no card",
    Act.INTERCEPT: "Intercept with {piece}",
    Act.AVOID: "Slip away under {piece}",
    Act.SEND_INSIDE: "Send {piece} inside",
    Act.JOIN: "Bring {piece} into the battle",
    Act.DEPLOY: "Deploy {piece}",
    Act.COMMAND: "Put {piece} in command",
    Act.LOSE: "Reduce {piece}",
    Act.RETREAT: "Retreat to {space}",
    Act.BUILD: "Build at {space}",
    Act.COMPLETE: "Complete the fort at {space}",
    Act.DEMOLISH: "Demolish {what} at {space}",
    Act.CLEAR: "Take away the Fieldworks at {space}",
    Act.PLACE: "Place {piece} at {space}",
    Act.RESTORE: "Restore {piece}",
    Act.ELIMINATE: "Eliminate {piece}",
    Act.EXCHANGE: "Exchange {piece} with {other}",
    Act.CHOOSE: "Choose {space}",
    Act.DISCARD: "Discard {card}",
    Act.RETRIEVE: "Take back {card}",
    Act.GO_HOME: "Send {piece} home to {space}",
    Act.DONE: "Done",
}
"""By act, for options that the others do not describe better."""
USES: Final = {
    Act.ACTIVATE: (
        "a force under a leader of Initiative {value:1|# or less}; or {value:an Auxiliary unit or "
        "a leader by itself|# Auxiliary units and leaders by themselves} (two Indian units count "
        "as one); or one Drilled unit"
    ),
    Act.STOCKADES: (
        "{value:one|up to #}, on cultivated land that was yours at first, or where Drilled Troops "
        "are in supply"
    ),
    Act.FORTS: "{value:one|up to #} begun or completed, where Drilled Troops are in supply",
}
"""What the value of a card can be used for (5.32, 5.41, 5.42)."""
ACTIVATE_NOBODY: Final = "Activate nobody"
BY_BOAT: Final = "Go by boat to {space}"
AVOID_WITH: Final = "Slip away with {piece}"
AVOID_TO: Final = "Slip away to {space}"
RECALL: Final = "Recall {piece}"
LOSE: Final = "Reduce {piece} to strength {reduced}"
LOSE_LAST: Final = "Eliminate {piece} (strength {reduced})"
RETREAT_PIECE: Final = "Retreat {piece} to {space}"
RETREAT_TOGETHER: Final = "Retreat everyone to {space}"
STAYS: Final = "Keep {piece} here"
STOCKADE: Final = "Build a stockade at {space}"
FORT: Final = "Begin a fort at {space}"
WHAT: Final = {
    0: "the fort under construction",
    1: "the stockade",
    2: "the fort",
}
"""What is demolished."""
WORKS: Final = "the works"
"""The same, where it is not known which."""
SPELLED_OUT: Final = {
    Act.EVENT: "Play {card} as an event",
    Act.ACTIVATE: "Play {card} to activate",
    Act.STOCKADES: "Play {card} to build stockades",
    Act.FORTS: "Play {card} to build forts",
    Act.MOVE: "Move on to {space}",
    Act.DONE: "That is all",
}
"""By act, for options whose labels stand on a card, for one step of a march, and for being done."""
DEPARTMENTS: Final = {
    Act.PLACE: "Raise regiments in the {department} Department",
    Act.RESTORE: "Restore the regiments of the {department} Department",
    Act.CHOOSE: "Choose the {department} Department",
}
CALL_OUT: Final = "Call out militia in the {department} Department"
INTERCEPT_LED: Final = "Intercept with {piece} and up to {units:# unit|# units}"
BESIDE: Final = {
    LABELS[Act.LEAD]: "Lead",
    LABELS[Act.SEND]: "Send",
    LABELS[Act.TAKE]: "Take",
    LABELS[Act.LEAVE]: "Leave behind",
    LABELS[Act.BEGIN]: "Move next",
    LABELS[Act.DROP]: "Leave here",
    LABELS[Act.INTERCEPT]: "Intercept",
    INTERCEPT_LED: "Intercept, with up to {units:# unit|# units}",
    LABELS[Act.AVOID]: "Slip away",
    AVOID_WITH: "Slip away",
    LABELS[Act.SEND_INSIDE]: "Send inside",
    LABELS[Act.JOIN]: "Bring into the battle",
    LABELS[Act.DEPLOY]: "Deploy",
    LABELS[Act.COMMAND]: "Put in command",
    LOSE: "Reduce to strength {reduced}",
    LOSE_LAST: "Eliminate",
    RETREAT_PIECE: "Retreat to {space}",
    STAYS: "Keep here",
    LABELS[Act.PLACE]: "Place at {space}",
    LABELS[Act.RESTORE]: "Restore",
    LABELS[Act.ELIMINATE]: "Eliminate",
    RECALL: "Recall",
    LABELS[Act.EXCHANGE]: "Exchange with {other}",
    LABELS[Act.GO_HOME]: "Send home to {space}",
}
"""What stands beside a piece instead of a label that names it, by the label."""
EVERYONE: Final = "Take everyone"
RAID: Final = "Raid here"
NAMED: Final = {
    "let pass": "Do not intercept",
    "stand": "Stand and fight",
    "no assault": "Do not assault yet",
    "end": "End the Action Phase",
}
"""Options whose notation says what they mean."""
DONE: Final = {
    Ask.ACTIVATE: "No more; begin the moves",
    Ask.FORCE: "The force is complete",
    Ask.INSIDE: "Nobody goes inside",
    Ask.JOIN: "Nobody joins",
    Ask.MILITIA: "No militia",
    Ask.STOCKADES: "Build nothing",
    Ask.FORTS: "Build nothing",
    Ask.RECALL: "Keep your cards",
    Ask.HOME: "Nowhere to go",
}
"""What being done means, by what was asked."""
DONE_AFTER: Final = {
    (Ask.INSIDE, Act.SEND_INSIDE): "Nobody else goes inside",
    (Ask.JOIN, Act.JOIN): "Nobody else joins",
    (Ask.MILITIA, Act.DEPLOY): "No more militia",
    (Ask.STOCKADES, Act.BUILD): "Build no more",
    (Ask.FORTS, Act.BUILD): "Build no more",
    (Ask.FORTS, Act.COMPLETE): "Build no more",
}
"""The same once some have been chosen, by what was asked and the choice before."""
