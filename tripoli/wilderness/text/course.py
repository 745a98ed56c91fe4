"""What was notable in a season of a finished war, in sentences."""

from __future__ import annotations

from typing import Final

from tripoli.wilderness.model.sides import BRITISH, FRENCH

WON: Final = {
    FRENCH: "The French win {count:a battle|# battles} at {space}.",
    BRITISH: "The British win {count:a battle|# battles} at {space}.",
}
TAKEN: Final = {
    FRENCH: "The French take the {what} at {space}.",
    BRITISH: "The British take the {what} at {space}.",
}
STORMED: Final = {
    FRENCH: "The French storm {space}.",
    BRITISH: "The British storm {space}.",
}
KILLED: Final = "{leader} is killed at {space}."
RAIDS: Final = {
    FRENCH: "The French raid {spaces}.",
    BRITISH: "The British raid {spaces}.",
}
WINTER: Final = "Winter takes {count:# step|# steps}."
