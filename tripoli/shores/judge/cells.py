"""Where each card is, as numbers for the evaluation network."""

from __future__ import annotations

from typing import Final

from tripoli.shores.model.cards import CARDS
from tripoli.shores.model.state import State

_INDEX: Final = {card: 3 * number for number, card in enumerate(CARDS.values())}
PILES: Final = 3 * len(CARDS)
"""The number of cells for `pile_cells`: each card in hand, discarded, and removed."""


def pile_cells(state: State) -> list[int]:
    """For each card not in its initial place, a number below `PILES` that encodes where it is.

    Args:
        state: at rest, including hidden cards.
    """
    american, tripolitan = state.cards
    cells = [_INDEX[card] for card in american.hand]
    cells += [_INDEX[card] for card in tripolitan.hand]
    cells += [_INDEX[card] + 1 for card in american.discards]
    cells += [_INDEX[card] + 1 for card in tripolitan.discards]
    cells += [_INDEX[card] + 2 for card in american.removed]
    cells += [_INDEX[card] + 2 for card in tripolitan.removed]
    return cells
