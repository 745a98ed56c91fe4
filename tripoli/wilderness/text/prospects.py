"""Where forces can go, the odds of fights, and what winter takes, in words."""

from __future__ import annotations

from typing import Final

REACH: Final = "where a leader with all that he may lead, or a unit, can go, and what awaits it"
ODDS: Final = "the odds of a fight there; NAME may be left out while a group is on the move"
OBSTACLE: Final = "why a leader with all that he may lead, or a unit, cannot get there"
WINTER: Final = "what attrition would take if the year ended now"
THREATS: Final = "your places that the enemy could reach with its next card, and by whom"

WHO: Final = "Who? Type the name of a leader or a unit on the map."
WHERE: Final = "Where? Type NAME > SPACE, such as {example}."
GROUP: Final = "{pieces} at {space}:"
THERE: Final = "It is at {space} already."
NOWHERE: Final = "It can go nowhere."
WAY: Final = "{space}: {steps:# space|# spaces} {mode}"
MODES: Final = {
    (True, True): "by land or boat",
    (True, False): "by land",
    (False, True): "by boat",
    (False, False): "by sea",
}
ARRIVALS: Final = {
    "battle": "a battle",
    "siege": "a siege",
    "capture": "a stockade to capture",
    "raid": "a raid",
}
STOPS: Final = {
    "mountain": "stops in the mountains",
    "wilderness": "stops after wilderness without a fortification of its side",
    "enemy cultivated": "stops after an enemy cultivated space",
    "allowance": "no movement left",
    "foul weather": "stops in Foul Weather",
    "no way": "no way on",
}
PASSES: Final = "may only pass through"
SAFE: Final = "{safe} chance of not being intercepted"
NO_BOAT: Final = (
    "It cannot get to {space}: that is {steps:# space|# spaces} away, and it can move {land} by "
    "land; no boat goes all the way."
)
"""Instead of `allowance` in `OBSTACLES`, where a boat could go as far."""
OBSTACLES: Final = {
    "mountain": "It cannot get to {space}: by way of {where} it must stop there, in the mountains.",
    "wilderness": "It cannot get to {space}: past wilderness without a fortification of its side "
    "it must stop at {where}.",
    "enemy cultivated": "It cannot get to {space}: past an enemy cultivated space it must stop at "
    "{where}.",
    "allowance": "It cannot get to {space}: that is {steps:# space|# spaces} away, and it can move "
    "{land} by land, {boat} by boat.",
    "detour": "It cannot get to {space}: the way around the enemy and around where it must stop is "
    "too long; it comes as far as {where}.",
    "carry": "It cannot get to {space}: that is too far by land, and by boat it comes as far as "
    "{where}. A carry, one in a move, needs a fortification or an original cultivated space of its "
    "side at both ends.",
    "foul weather": "It cannot get to {space} in Foul Weather.",
    "enemy": "It cannot get to {space}: the enemy is at {where}.",
    "fortification": "It cannot get to {space}: it may not enter the enemy fortification at "
    "{where}.",
    "undrilled": "It cannot get to {space}: only with Drilled Troops may it enter the space of an "
    "enemy fort or fortress and stay there.",
    "sea": "It cannot get to {space}, which is reached by sea only.",
    "no way": "It cannot get to {space}.",
}
BY_LANDING: Final = (
    "It can get to {space} only by Amphibious Landing, which is played as soon as the force has "
    "been chosen."
)
LANDING_PORT: Final = "An Amphibious Landing at {space} leaves from {port}."
LANDING_VALUE: Final = (
    "It can get to {space} only by Amphibious Landing, and by sea only if a card of value 3 "
    "activates it."
)
NO_LANDINGS: Final = (
    "It can get to {space} only by Amphibious Landing, and there is none this year: Louisbourg "
    "Squadrons have been played."
)

BATTLE: Final = (
    "A battle at {space}: {wins} to win, {caused} steps against {suffered} on average, without "
    "response cards."
)
MILITIA: Final = (
    "With {count:the militia unit|all # militia units} of the Department: {wins} to win."
)
AVOIDS: Final = "The enemy may try to avoid it."
AVOIDS_OR_SHELTERS: Final = "The enemy may try to avoid it, or send pieces inside."
RAID: Final = "A raid of {space}: {success} to succeed, {lost} steps lost on average."
DEPLOYED: Final = "If militia deploys to the stockade: {success}."
SIEGE: Final = "A siege roll at {space}: {levels}."
LEVEL: Final = "level {level} {chance}"
ASSAULT: Final = (
    "An assault on {space}, which takes level {level}: {falls} to take it, {caused} steps against "
    "{suffered} on average."
)
NO_FIGHT: Final = "There is nobody to fight at {space}."

TOLL: Final = "{space}: {lost:no units lost|# unit lost|# units lost}, {full:none|#} reduced"
NO_TOLL: Final = "Winter takes nothing of the {side}."
THREAT: Final = "{space}: {groups}"
ARMY: Final = "{pieces} with {units:# unit|up to # units} from {space}, {arrival}"
BESIEGED: Final = "besieged, at level {level}"
PARTIES: Final = "{pieces} from {space}, {arrival}"
NO_THREAT: Final = "No place of yours can be reached."
