"""The public names of the game."""

import tripoli.shores.odds as odds
from tripoli.kernel.chance import Chance, ChanceError, RecordedChance, ScriptedChance, SeededChance
from tripoli.kernel.choice import IllegalChoice
from tripoli.kernel.record import RecordError
from tripoli.shores.game import Game, Record, new_game
from tripoli.shores.hidden.view import View
from tripoli.shores.model.cards import CARDS, Card, Kind
from tripoli.shores.model.events import Event, seen_by
from tripoli.shores.model.options import Act, Ask, Decision, Option
from tripoli.shores.model.pieces import Piece, Place, Season, Side
from tripoli.shores.model.result import Reason, Result, Score
from tripoli.shores.model.state import Setup, State

__all__ = [
    "CARDS",
    "Act",
    "Ask",
    "Card",
    "Chance",
    "ChanceError",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Kind",
    "Option",
    "Piece",
    "Place",
    "Reason",
    "Record",
    "RecordError",
    "RecordedChance",
    "Result",
    "Score",
    "ScriptedChance",
    "Season",
    "SeededChance",
    "Setup",
    "Side",
    "State",
    "View",
    "new_game",
    "odds",
    "seen_by",
]
