"""The public names of the package."""

from tripoli import odds
from tripoli.kernel.chance import Chance, ChanceError, RecordedChance, ScriptedChance, SeededChance
from tripoli.kernel.choice import IllegalChoice
from tripoli.kernel.record import RecordError
from tripoli.shores.cards import CARDS, Card, Kind
from tripoli.shores.events import Event, seen_by
from tripoli.shores.face import TripoliGame as Game
from tripoli.shores.face import new_game
from tripoli.shores.options import Act, Ask, Decision, Option
from tripoli.shores.pieces import Piece, Place, Season, Side
from tripoli.shores.record import Record
from tripoli.shores.result import Reason, Result, Score
from tripoli.shores.state import Setup, State
from tripoli.shores.view import View

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
