"""The public names of the game."""

from __future__ import annotations

from tripoli.wilderness.game import Game, Record, new_game
from tripoli.wilderness.hidden.view import View
from tripoli.wilderness.model.options import Act, Ask, Decision, Option
from tripoli.wilderness.model.result import Reason, Result
from tripoli.wilderness.model.setup import SCENARIOS, Setup
from tripoli.wilderness.model.sides import Side

__all__ = [
    "SCENARIOS",
    "Act",
    "Ask",
    "Decision",
    "Game",
    "Option",
    "Reason",
    "Record",
    "Result",
    "Setup",
    "Side",
    "View",
    "new_game",
]
