"""What is at stake before a play: victories within reach.

Sources: Victory Conditions; Pirate Raids; the odds of `odds.fights`.
"""

from __future__ import annotations

from typing import Final

from tripoli.kernel.text import fill, percent
from tripoli.shores.hidden.view import View
from tripoli.shores.model.pieces import ALL_GOLD, ALLIES, FRIGATES_TO_SINK, TRIPOLI
from tripoli.shores.odds.prospects import winning_raid
from tripoli.shores.present.goals import goals
from tripoli.shores.text import names
from tripoli.shores.text import stakes as text

_LITTLE: Final = 3
"""This much missing gold is close to a victory."""


def stakes(view: View) -> list[str]:
    """Sentences, the most urgent first; empty if no victory is close.

    Args:
        view: the view of a side or a spectator.
    """
    sentences = []
    chances = {harbor: winning_raid(view, harbor) for harbor in (TRIPOLI, *ALLIES)}
    harbor = max(chances, key=lambda harbor: chances[harbor])
    left = ALL_GOLD - view.gold
    if chances[harbor]:
        chance = percent(float(chances[harbor]))
        sentences.append(fill(text.WINNING_RAID, harbor=names.PLACES[harbor].the, chance=chance))
    elif left <= _LITTLE:
        sentences.append(fill(text.LITTLE_GOLD, left=left))
    if view.sunk_frigates() == FRIGATES_TO_SINK - 1:
        sentences.append(text.LAST_FRIGATE)
    treaty = goals(view)[0]
    missing = [condition["text"] for condition in treaty["conditions"] if not condition["met"]]
    if treaty["open"] and not missing:
        sentences.append(text.PEACE)
    elif treaty["open"] and len(missing) == 1:
        sentences.append(text.NEARLY_PEACE[missing[0]])
    return sentences
