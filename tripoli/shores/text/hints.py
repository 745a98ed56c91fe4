"""Changes on the table, actual or expected after a choice. {count} is a number."""

from __future__ import annotations

from typing import Final

CHANGES: Final[tuple[tuple[str, str], ...]] = (
    ("{count} gold for Tripolitania", "{count} less gold for Tripolitania"),
    ("{count:# frigate|# frigates} sunk", ""),
    (
        "{count:# more American warship|# more American warships} off Tripoli",
        "{count:# fewer American warship|# fewer American warships} off Tripoli",
    ),
    (
        "{count:# more corsair|# more corsairs} in Tripoli",
        "{count:# fewer corsair|# fewer corsairs} in Tripoli",
    ),
    (
        "{count:# more corsair|# more corsairs} of Tripoli's allies",
        "{count:# fewer corsair|# fewer corsairs} of Tripoli's allies",
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
