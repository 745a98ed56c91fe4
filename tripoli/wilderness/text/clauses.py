"""The odds of an option and of a way, in a clause each."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.state import FORT, FORTRESS

BATTLE: Final = "battle: {wins} to win, inflicting {caused} steps, losing {suffered}{joined}"
JOINED: Final = "; {wins} to win if {who} join in"
JOINERS: Final = {
    (True, False): "the besieged {people}",
    (False, True): "the militia",
    (True, True): "the besieged {people} and the militia",
}
"""Who may join a battle: besieged friends of the attackers (8.251), militia (7.3), or both."""
ASSAULT: Final = "assault: {falls} to take it, inflicting {caused} steps, losing {suffered}"
HOLDS: Final = "assault: {holds} to hold, inflicting {caused} steps, losing {suffered}"
"""The same for those who defend."""
RAID: Final = "raid: {success} to succeed, {lost} steps lost{met}"
RAID_PAST_ENEMIES: Final = (
    "raid: {success} to succeed once there ({both} or more if every interception is tried), {lost} "
    "steps lost{met}"
)
"""Where the raiders may be intercepted on their way."""
DEPLOYED: Final = "; {success} if militia deploy"
SUCCESS: Final = "Success brings {gains}."
MARKER: Final = "a Raided marker (half a victory point at the end of the year)"
STOCKADE: Final = "the loss of the stockade"
TRIBE: Final = "the loss of {units:# Indian unit|# Indian units}"
NO_GAIN: Final = "Success brings nothing: there is a Raided marker already."
"""10.31, 10.33."""
SIEGE: Final = "siege roll: {chances}"
LEVEL: Final = "{chance} for level {level}"
STAYS: Final = "{chance} for no change"
INTERCEPTION: Final = "{chance} to intercept; then {fight}"
INTERCEPTION_AT_FORT: Final = "{chance} to intercept; then, if all there fight outside, {fight}"
UNOPPOSED: Final = "{wins} to win if the enemy attacks there"
MAY_AVOID: Final = "; they may try to slip away, but not after an attempt to intercept"
"""Where nobody intercepts, of those who are there already (6.85, W42)."""
AVOIDS_FIRST: Final = "; they may try to slip away first"
"""Of those who are not sent inside, before they fight (6.83)."""
SHELTERED: Final = "no battle, but a siege"
"""Where all go inside a fort or fortress (8.1)."""
ENDS_SIEGE: Final = "; the siege of {space} ends"
REVERTS: Final = "; the captured fortress at {space} goes back to the enemy"
EMPTIES: Final = "; the {kind} at {space} is left ungarrisoned"
UNLESS: Final = ", unless a unit stays"
"""What it costs that a group goes (8.232, 8.24)."""
ALLIANCE: Final = "{least} to {most} points for units, {mean} on average"
RAISES: Final = "{count:none can come|# unit|up to # units}"
RESTORES: Final = "{count:none is reduced that can be restored|# unit|# units}"
AVOIDANCE: Final = "{chance} to slip away"
OTHERS_FIGHT: Final = "; {units:# unit stays|# units stay} to fight"
"""Only one force or unit may try (6.8)."""

SHELTERS: Final = {
    FORT: "The enemy may go inside the fort instead, to be besieged.",
    FORTRESS: "The enemy may go inside the fortress instead, to be besieged.",
}
"""8.1."""
SHELTERS_SOME: Final = "Up to four of the enemy's units may go inside the fort, to be besieged."
"""The same of a fort that cannot hold all who are there."""
SLIPS: Final = {
    True: "The enemy may try to slip away under {piece}: {chance}.",
    False: "An enemy unit may try to slip away: {chance}.",
}
"""6.8, by whether a leader may."""
NO_WAY_BACK: Final = (
    "If beaten, {units:# of your units has|# of your units have} nowhere to retreat and "
    "{units:is|are} eliminated."
)
NO_WAY_OUT: Final = (
    "If the enemy is beaten, {units:# enemy unit has|# enemy units have} nowhere to retreat and "
    "{units:is|are} eliminated."
)
CUT_OFF: Final = "; if beaten, {units:# of your units has|# of your units have} nowhere to retreat"
"""7.92."""
STOPS: Final = {
    "mountain": "It must stop in the mountains.",
    "wilderness": "It must stop after crossing wilderness without a fortification of its side.",
    "enemy cultivated": "It must stop after crossing enemy cultivated land.",
    "allowance": "It has no movement left.",
    "foul weather": "It can move no farther in Foul Weather.",
    "enemy": "The enemy is there.",
    "fortification": "An enemy fortification is there.",
    "sea": "A journey by sea is a whole move.",
    "no way": "There is no way on.",
}
"""Why a group goes no farther."""

FOUL_WEATHER: Final = "Foul Weather: it may move two spaces at most, and not by sea."
NO_GROUPS: Final = "you are not choosing a group now"
HINDRANCES: Final = {
    "arrived": "The siege cannot go on under {leader}: he came in this Action Phase.",
    "outranked": "The siege cannot go on under {leader}: a leader of higher Command is there.",
    "no Drilled Troops": "The siege cannot go on: no Drilled Troops are there.",
    "out of supply": "The siege cannot go on: the besiegers are out of supply.",
}
"""Why nothing is rolled for a siege, by the hindrance."""
NO_SUPPLY: Final = "A siege could not go on there: the besiegers would be out of supply."
