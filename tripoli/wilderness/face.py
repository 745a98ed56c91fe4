"""The public names of the game."""

from __future__ import annotations

import tripoli.wilderness.odds as odds
import tripoli.wilderness.reach as reach
from tripoli.kernel.chance import Chance, ChanceError, RecordedChance, ScriptedChance, SeededChance
from tripoli.kernel.choice import IllegalChoice
from tripoli.kernel.record import RecordError
from tripoli.wilderness.game import Game, Record, new_game
from tripoli.wilderness.hidden.view import View
from tripoli.wilderness.model.cards import CARDS, Card
from tripoli.wilderness.model.events import Event
from tripoli.wilderness.model.options import Act, Ask, Decision, Option
from tripoli.wilderness.model.pieces import PIECES, Piece
from tripoli.wilderness.model.result import Reason, Result
from tripoli.wilderness.model.setup import SCENARIOS, Setup
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import SPACES, Space
from tripoli.wilderness.model.state import State

__all__ = [
    "CARDS",
    "PIECES",
    "SCENARIOS",
    "SPACES",
    "Act",
    "Ask",
    "Card",
    "Chance",
    "ChanceError",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Option",
    "Piece",
    "Reason",
    "Record",
    "RecordError",
    "RecordedChance",
    "Result",
    "ScriptedChance",
    "SeededChance",
    "Setup",
    "Side",
    "Space",
    "State",
    "View",
    "new_game",
    "odds",
    "reach",
]
