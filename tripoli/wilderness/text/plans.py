"""What each side wants in a scenario: how it wins, what threatens or helps, what to do first."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.sides import BRITISH, FRENCH

_POINTS_1759: Final = (
    "A side with eleven victory points wins at the end of any year. So do the British with all "
    "fortresses, Niagara and Ohio Forks."
)
_GOALS: Final = (
    "At the end of 1759 the British win with two of Québec, Montréal, Niagara and Ohio Forks while "
    "they hold all fortresses that were theirs; otherwise whoever is ahead wins."
)
_YOUR_GOALS: Final = (
    "At the end of 1759 you win with two of Québec, Montréal, Niagara and Ohio Forks while you "
    "hold all fortresses that were yours; otherwise whoever is ahead wins."
)
_FRENCH_1762: Final = (
    "You win with eleven victory points at the end of any year, with eight in 1760, five in 1761, "
    "and one in 1762."
)
_BRITISH_1762: Final = (
    "You win with eleven victory points at the end of any year, with five at the end of 1762, or "
    "with all fortresses, Niagara and Ohio Forks."
)
_FRENCH_EARLY: Final = (
    "Now, while the enemy has few Regulars: fortify the way to Canada, win the Indians, and send "
    "them to raid the frontier every season."
)
_FRENCH_1757: Final = (
    "Now: strike from Ticonderoga at the forts on the Hudson, raid the frontier with Indians and "
    "Coureurs, and keep enough at Louisbourg and Québec."
)
_BRITISH_EARLY: Final = (
    "Now: protect the frontier with stockades and militia, raise Provincials, and build the forts "
    "that your armies will need on their way."
)
_BRITISH_1757: Final = (
    "Now: bring Regulars and better leaders, take Louisbourg by sea, and push up the Hudson and to "
    "the Ohio at once."
)
_LATER_BRITISH: Final = (
    "Time helps you: British Regulars come every year; Highlanders and the leaders that count come "
    "with William Pitt, or in 1759."
)
_LATER_FRENCH: Final = (
    "Time helps the British: every year they bring more Regulars, and better leaders with William "
    "Pitt, or in 1759."
)
_LEAD: Final = "You are ahead, but the British bring more Regulars every year."
_BEHIND: Final = (
    "The French are ahead: raids and lost battles must not let their lead grow to eleven."
)

PLANS: Final = {
    "annus mirabilis": {
        FRENCH: (_POINTS_1759, _GOALS, _FRENCH_1757),
        BRITISH: (_POINTS_1759, _YOUR_GOALS, _BRITISH_1757),
    },
    "early war": {
        FRENCH: (_POINTS_1759, _GOALS, _FRENCH_EARLY),
        BRITISH: (_POINTS_1759, _YOUR_GOALS, _BRITISH_EARLY),
    },
    "late war": {
        FRENCH: (_FRENCH_1762, _LEAD, _FRENCH_1757),
        BRITISH: (_BRITISH_1762, _BEHIND, _BRITISH_1757),
    },
    "full campaign": {
        FRENCH: (_FRENCH_1762, _LATER_FRENCH, _FRENCH_EARLY),
        BRITISH: (_BRITISH_1762, _LATER_BRITISH, _BRITISH_EARLY),
    },
}
