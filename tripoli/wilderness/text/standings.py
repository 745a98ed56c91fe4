"""Lasting effects of events, and what each side needs to win."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.sides import BRITISH, FRENCH

FLAGS: Final = {
    "pitt": "William Pitt: the British hold nine cards.",
    "revolution": "Diplomatic Revolution: the French hold nine cards.",
    "quiberon": "Quiberon Bay: the French hold seven cards, get no more help, and play second.",
    "squadrons": "Louisbourg Squadrons: no Amphibious Landings this year.",
    "no_french_navy": "The French no longer move by sea.",
    "cherokees": "The Cherokee have joined the British.",
    "uprising": "The Cherokee have risen against the British.",
    "leaders_came": "Montcalm, Lévis and Bougainville have come.",
}
"""By attribute of the state."""
BLOCKHOUSES: Final = {
    FRENCH: "Blockhouses protect the French against raids this year.",
    BRITISH: "Blockhouses protect the British against raids this year.",
}
POINTS: Final = {
    FRENCH: "{of} French victory points at the end of {year}",
    BRITISH: "{of} British victory points at the end of {year}",
}
CONQUEST: Final = "All fortresses, Niagara and Ohio Forks British at the end of a year"
GOALS: Final = (
    "Two of Québec, Montréal, Niagara and Ohio Forks British at the end of 1759, and all "
    "fortresses that were British at first"
)
LEAD: Final = {
    FRENCH: "A French lead in victory points at the end of {year}",
    BRITISH: "A British lead in victory points at the end of {year}",
}
LEAD_OF_1759: Final = (
    "A French lead in victory points at the end of 1759, unless the British reach their goals"
)
OF_POINTS: Final = "{have} of {of} points"
OF_PLACES: Final = "{have} of {of} places; those under siege do not count"
OF_GOALS: Final = "{goals} of two places; {homes} of {of} fortresses"
LEADS: Final = {
    FRENCH: {True: "the French lead now", False: "the French do not lead now"},
    BRITISH: {True: "the British lead now", False: "the British do not lead now"},
}
"""How much of what is needed a side has."""
DRAW_COUNTS: Final = "a draw counts as half a win"
