"""How a game ended, in a sentence; the keys are the values of `result.Reason`."""

from __future__ import annotations

from typing import Final

ENDED: Final = {
    "treaty of peace": "The Americans win: Tripolitania signs the Treaty of Peace and Amity.",
    "Tripoli captured": "The Americans win: Tripoli has fallen.",
    "twelve gold": "Tripolitania wins with twelve gold.",
    "four frigates sunk": "Tripolitania wins: four American frigates have been sunk.",
    "Hamet's Army eliminated": "Tripolitania wins: Hamet's Army has been destroyed.",
    "assault repulsed": "Tripolitania wins: the assault on Tripoli has been repulsed.",
    "end of 1806": "The war ends in a draw at the end of 1806.",
}
SCORE: Final = "Tournament score: Americans {american}, Tripolitania {tripolitan}."
DOES_NOT_DECIDE: Final = "The tournament score does not decide the game."
SCORING: Final = (
    "Tripolitania scores {frigate} for each frigate sunk and 1 for each gold; the Americans score "
    "{all} minus that."
)
DRAW_IS_HALF: Final = "a draw counts as half a win"
DRAW_IS_NO_WIN: Final = "a draw does not count as a win"
"""What a draw counts in chances of winning: against a person, and against the T-bot."""
