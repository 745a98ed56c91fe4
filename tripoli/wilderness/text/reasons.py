"""Why cards cannot be used, and pieces not activated, in whole sentences; events by key."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.sides import BRITISH, FRENCH

OTHER_SIDE: Final = {
    FRENCH: "Only the French can play this event.",
    BRITISH: "Only the British can play this event.",
}
RESPONSE: Final = "This event answers something in an Action Phase: you are asked when it can."
BUILT: Final = "Your last card was construction, and two in a row are not allowed."
MUST_PLAY: Final = "You held a card last season, so every card must be played in this one."

ACTIVATED: Final = "Already activated."
LOW_CARD: Final = {
    2: "Can lead a force only with a 2- or 3-value card.",
    3: "Can lead a force only with a 3-value card.",
}
"""By initiative."""
NO_FORCE: Final = "Cannot lead a force: others have been activated individually."
CAMPAIGN: Final = "Can move only with one of the two leaders in the Campaign."
POINTS: Final = "Not enough activation points are left."
DRILLED: Final = "A Drilled unit can be activated individually only if nothing else is."
"""Why a piece is not activated, or a leader does not lead."""

FULL: Final = "The fort is full."
INTERCEPTED: Final = "Has intercepted, and must fight."
"""Why a piece cannot go inside."""

EVENTS: Final = {
    "northern_indian_alliance": "The French do not control Montréal.",
    "western_indian_alliance": "The French have no fort at Ohio Forks.",
    "mohawks": "Johnson is not unbesieged within two connections of Canajoharie.",
    "cherokees": "The Cherokee have already risen against the British.",
    "cherokee_uprising": "The Cherokee have not joined the British yet.",
    "treaty_of_easton": "No British Drilled Troops are at an unbesieged British fortification at "
    "Ohio Forks or next to it.",
    "indians_desert": "The enemy has no unbesieged Indians on the map.",
    "bastions_repaired": "No place of yours is under siege at level 1 or 2.",
    "louisbourg_squadrons": "The French do not control Louisbourg.",
    "governor_vaudreuil_interferes": "Fewer than two French leaders could change places.",
    "quiberon_bay": "Louisbourg Squadrons has not rolled 1 to 3, Louisbourg is not British, and it "
    "is before 1760.",
    "diplomatic_revolution": "Quiberon Bay has been played.",
    "provincial_regiments_dispersed": "No French Raided marker lies in a Department that has "
    "Provincials.",
    "raise_provincial_regiments": "The Provincial Assemblies are Reluctant.",
    "british_regulars": "You have already played British Regulars this season.",
    "highlanders": "William Pitt has not been played, and it is before 1759.",
    "royal_americans": "The British control no fortress in the Northern and Southern Departments.",
    "colonial_recruits": "You have no reduced colonial unit that can be restored.",
    "small_pox": "The enemy has five units in no space.",
    "courier_intercepted": "The enemy has no cards.",
    "francois_bigot": "The French have no cards.",
    "british_ministerial_crisis": "The British have no cards.",
}
"""The condition of each event with one, as it is not met."""
POLITICS: Final = {
    FRENCH: "The Provincial Assemblies are Reluctant already.",
    BRITISH: "The Provincial Assemblies are Enthusiastic already.",
}
ASSEMBLIES: Final = "The Provincial Assemblies are Enthusiastic."
NO_PROVINCIALS: Final = "There are no unbesieged Provincials on the map."
AFTER_QUIBERON: Final = "After Quiberon Bay the French get no more help."
NO_PORT: Final = "The French control neither Québec nor Louisbourg free of the enemy."
REGULARS: Final = "You have already played French Regulars this season."
QUEBEC_LOST: Final = "Québec is British: no help reaches the French."
TOO_EARLY: Final = "It is before 1756."
ENEMY_GATE: Final = "The enemy has a fortification at Oswego or at Oneida Carry."
NO_GATE: Final = "You have no fortification at Oswego or at Oneida Carry."
NO_JOHNSON: Final = (
    "Johnson is not unbesieged within two connections of a settlement of the Iroquois."
)
NO_SHIRLEY: Final = "Shirley is not on the map, or he is besieged."
NO_LEAD: Final = "The French have no victory points."
