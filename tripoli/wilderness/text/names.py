"""Display names, and what scenarios are about, in a few words."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.sides import BRITISH, FRENCH

SIDES: Final = {FRENCH: "French", BRITISH: "British"}
DATE: Final = "{season:early=Early|late=Late} {year}"
SEATS: Final = {
    True: {
        FRENCH: "more Regulars at first, Niagara, the Ohio and the Indians",
        BRITISH: "Braddock in the South, and the colonies behind him",
    },
    False: {
        FRENCH: "Montcalm, the forts of the lakes, and a lead in points",
        BRITISH: "more Regulars every year, and a long way to Québec",
    },
}
"""What each side has at first, in scenarios that begin early and late."""
