"""Changes on the board, actual or likely after a choice. {count} is a number."""

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
TENDENCIES: Final[tuple[tuple[str, str], ...]] = (
    ("more gold for Tripolitania", "less gold for Tripolitania"),
    ("more American frigates sunk", "fewer American frigates sunk"),
    ("more frigates off Tripoli", "fewer frigates off Tripoli"),
    ("more corsairs in Tripoli", "fewer corsairs in Tripoli"),
    ("more corsairs at Gibraltar", "fewer corsairs at Gibraltar"),
    ("more allied corsairs", "fewer allied corsairs"),
    ("more Tripolitan frigates", "fewer Tripolitan frigates"),
    ("more Tripolitan infantry", "less Tripolitan infantry"),
    ("a larger army for Hamet", "a smaller army for Hamet"),
    ("more gunboats", "fewer gunboats"),
    ("more American frigates in service", "fewer American frigates in service"),
)
"""The same facts without numbers, for what is only likely."""
GAIN_AND_LOSS: Final = "{gain}, but {loss}"
TWO_GAINS: Final = "{first} and {second}"
ONLY_LOSS: Final = "no gain on the board yet, but {loss}"
BECAUSE_GAIN: Final = "By your next turn, expect {gain} than with your other choices."
BECAUSE_TWO_GAINS: Final = (
    "By your next turn, expect {first} and {second} than with your other choices."
)
BECAUSE_GAIN_FOR_LOSS: Final = (
    "By your next turn, expect {gain} than with your other choices, at the price of {loss}."
)
IN_SPITE_OF_LOSS: Final = (
    "It means {loss} by your next turn, but it is your strongest choice in the long run."
)
IN_THE_LONG_RUN: Final = (
    "The board will look much the same by your next turn; in the long run, this is your strongest "
    "choice."
)
WINS: Final = "With this, the war is as good as won."
LOSES: Final = "The war is all but lost; this holds out longest."
