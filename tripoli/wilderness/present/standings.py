"""Lasting effects, and how near each side is to a victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripoli.kernel.text import fill
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import FORTRESSES
from tripoli.wilderness.model.state import VITAL, State
from tripoli.wilderness.present.notation import side_name
from tripoli.wilderness.rules.war import War
from tripoli.wilderness.rules.year import (
    ENDURING,
    GOALS,
    HOMES,
    PEACE_VP,
    WINNING_VP,
    goals_held,
    homes_held,
)
from tripoli.wilderness.text import standings as text

if TYPE_CHECKING:
    from tripoli.wilderness.present import messages


def flags(state: State) -> list[messages.Flag]:
    """The lasting effects of events."""
    found: list[messages.Flag] = [
        {"name": name, "text": words, "on": _lasts(state, name)}
        for name, words in text.FLAGS.items()
    ]
    for side in Side:
        name = f"blockhouses {side}"
        on = state.hands[side].blockhouses
        found.append({"name": name, "text": text.BLOCKHOUSES[side], "on": on})
    return found


def _lasts(state: State, name: str) -> bool:
    """Whether a lasting effect holds: the Uprising ends the alliance with the Cherokees (W92)."""
    ended = name == "cherokees" and state.uprising
    return bool(getattr(state, name)) and not ended


def standings(war: War) -> list[messages.Standing]:
    """How much each side has of what would win for it, the French first."""
    state = war.state
    last = war.setup.facts.last_year
    french, british = max(0, state.vp), max(0, -state.vp)
    needed = min(WINNING_VP, ENDURING.get(state.year, WINNING_VP))
    found = [
        _points(FRENCH, french, needed, state.year),
        _lead(FRENCH, french, last),
        _points(BRITISH, british, WINNING_VP, state.year),
        _lead(BRITISH, british, last)
        if last == 1759
        else _points(BRITISH, british, PEACE_VP, last),
    ]
    if last == 1759:
        goals, homes = min(goals_held(state), GOALS), homes_held(state)
        progress = fill(text.OF_GOALS, goals=goals, homes=homes, of=len(HOMES))
        # The British begin with their fortresses: the way to go is to the places, and back to a
        # fortress that is lost.
        near = max(0, goals - (len(HOMES) - homes))
        found.append(_standing(BRITISH, text.GOALS, near, GOALS, progress))
    taken = sum(state.controls(space, BRITISH) for space in FORTRESSES)
    taken += sum(state.solely_occupies(space, BRITISH) for space in VITAL)
    of = len(FORTRESSES) + len(VITAL)
    progress = fill(text.OF_PLACES, have=taken, of=of)
    found.append(_standing(BRITISH, text.CONQUEST, taken, of, progress))
    return found


def _points(side: Side, have: int, needed: int, year: int) -> messages.Standing:
    words = fill(text.POINTS[side], of=needed, year=str(year))
    return _standing(side, words, have, needed, fill(text.OF_POINTS, have=have, of=needed))


def _lead(side: Side, have: int, year: int) -> messages.Standing:
    words = text.LEAD_OF_1759 if side is FRENCH and year == 1759 else text.LEAD[side]
    leads = have > 0
    return _standing(side, fill(words, year=str(year)), int(leads), 1, text.LEADS[side][leads])


def _standing(side: Side, words: str, have: int, needed: int, progress: str) -> messages.Standing:
    return {
        "side": side_name(side),
        "text": words,
        "have": have,
        "of": needed,
        "progress": progress,
    }
