"""What each side needs to win, and how close it is.

Sources: Victory Conditions; *Treaty of Peace and Amity*; *Assault on Tripoli*.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripoli.kernel.text import fill
from tripoli.shores.hidden.view import View
from tripoli.shores.model.cards import ASSAULT_ON_TRIPOLI, TREATY_OF_PEACE_AND_AMITY, Card
from tripoli.shores.model.pieces import (
    ALL_GOLD,
    AMERICAN,
    DAMAGED_TRIPOLITAN_FRIGATE,
    DERNE,
    FRIGATES_TO_SINK,
    TRIPOLI,
    TRIPOLITAN_FRIGATE,
    Season,
)
from tripoli.shores.text import goals as text

if TYPE_CHECKING:
    from tripoli.shores.present import messages


def goals(view: View) -> list[messages.Goal]:
    """Both sides' ways to win, the Americans' first.

    Args:
        view: the view of a side or a spectator.
    """
    sunk = view.sunk_frigates()
    fall = _condition(text.FROM_FALL_1805, view.at_least(1805, Season.FALL))
    frigates = view.count(TRIPOLITAN_FRIGATE, TRIPOLI) + view.count(
        DAMAGED_TRIPOLITAN_FRIGATE, TRIPOLI
    )
    return [
        {
            "side": "American",
            "name": text.TREATY,
            "card": str(TREATY_OF_PEACE_AND_AMITY),
            "have": None,
            "of": None,
            "needs": "",
            "conditions": [
                fall,
                _condition(text.NO_ALLY, not view.active_allies()),
                _condition(text.DERNE, DERNE in view.captured),
                _condition(text.NO_FRIGATE, not frigates),
            ],
            "open": _may_come(view, TREATY_OF_PEACE_AND_AMITY),
            "lies": _lies(view, TREATY_OF_PEACE_AND_AMITY),
        },
        {
            "side": "American",
            "name": text.ASSAULT,
            "card": str(ASSAULT_ON_TRIPOLI),
            "have": None,
            "of": None,
            "needs": "",
            "conditions": [fall],
            "open": _may_come(view, ASSAULT_ON_TRIPOLI),
            "lies": _lies(view, ASSAULT_ON_TRIPOLI),
        },
        {
            "side": "Tripolitan",
            "name": text.GOLD,
            "card": None,
            "have": view.gold,
            "of": ALL_GOLD,
            "needs": _to_go(ALL_GOLD - view.gold),
            "conditions": [],
            "open": True,
            "lies": "",
        },
        {
            "side": "Tripolitan",
            "name": text.FRIGATES,
            "card": None,
            "have": sunk,
            "of": FRIGATES_TO_SINK,
            "needs": _to_go(FRIGATES_TO_SINK - sunk),
            "conditions": [],
            "open": True,
            "lies": "",
        },
        {
            "side": "Tripolitan",
            "name": text.ARMY,
            "card": None,
            "have": None,
            "of": None,
            "needs": "",
            "conditions": [_condition(text.ARMY_EXISTS, view.army_city() is not None)],
            "open": True,
            "lies": "",
        },
        {
            "side": "Tripolitan",
            "name": text.REPULSE,
            "card": str(ASSAULT_ON_TRIPOLI),
            "have": None,
            "of": None,
            "needs": "",
            "conditions": [],
            "open": _may_come(view, ASSAULT_ON_TRIPOLI),
            "lies": _lies(view, ASSAULT_ON_TRIPOLI),
        },
    ]


def _to_go(left: int) -> str:
    return fill(text.TO_GO, left=left) if left > 0 else ""


def _condition(words: str, met: bool) -> messages.Condition:
    return {"text": words, "met": met}


def _may_come(view: View, card: Card) -> bool:
    """Whether a card has not been removed without being played."""
    return card not in view.cards[AMERICAN].removed


def _lies(view: View, card: Card) -> str:
    """Where a card is, if out of reach; the discard pile is reshuffled only in 1805 (R2)."""
    if not _may_come(view, card):
        return text.REMOVED
    if card not in (view.cards[AMERICAN].discards or ()):
        return ""
    return text.DISCARDED if view.at_least(1805, Season.SPRING) else text.DISCARDED_UNTIL
