"""Changes on the table, actual or expected after a choice. {count} is a number."""

from __future__ import annotations

from typing import Final

CHANGES: Final[tuple[tuple[str, str], ...]] = (
    ("{count} more gold for Tripolitania", "{count} less gold for Tripolitania"),
    (
        "{count:# more frigate|# more frigates} sunk",
        "{count:# fewer frigate|# fewer frigates} sunk",
    ),
    (
        "{count:# more frigate|# more frigates} off Tripoli",
        "{count:# fewer frigate|# fewer frigates} off Tripoli",
    ),
    (
        "{count:# more corsair|# more corsairs} in Tripoli",
        "{count:# fewer corsair|# fewer corsairs} in Tripoli",
    ),
    (
        "{count:# more corsair|# more corsairs} at Gibraltar",
        "{count:# fewer corsair|# fewer corsairs} at Gibraltar",
    ),
    (
        "{count:# more allied corsair|# more allied corsairs}",
        "{count:# fewer allied corsair|# fewer allied corsairs}",
    ),
    (
        "{count:# more Tripolitan frigate|# more Tripolitan frigates}",
        "{count:# fewer Tripolitan frigate|# fewer Tripolitan frigates}",
    ),
    ("{count} more Tripolitan infantry", "{count} fewer Tripolitan infantry"),
    (
        "{count:# more unit|# more units} for Hamet",
        "{count:# fewer unit|# fewer units} for Hamet",
    ),
    ("{count:# more gunboat|# more gunboats}", "{count:# fewer gunboat|# fewer gunboats}"),
    (
        "{count:# more American frigate|# more American frigates} in service",
        "{count:# fewer American frigate|# fewer American frigates} in service",
    ),
)
"""For each fact of `judge.facts`, the texts for a rise and a fall."""
GAIN_AND_LOSS: Final = "{gain}, but {loss}"
ONLY_LOSSES: Final = "no gain on the board yet, but {losses}"
