"""The state of a game: counted pieces, cards in hands and piles, the date and the gold."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Final

from tripoli.shores.model.board import Board
from tripoli.shores.model.cards import (
    BATTLE_LINE,
    CORES,
    DRAW_PILES,
    EVENT_LINE,
    SOLITAIRE_PILE,
    Card,
)
from tripoli.shores.model.fates import Step
from tripoli.shores.model.pieces import (
    BENGHAZI,
    CORSAIR,
    DERNE,
    FIRST_YEAR,
    FRIGATE,
    GIBRALTAR,
    INFANTRY,
    PIECES,
    PLACES,
    SPRING,
    SUPPLY,
    TOTALS,
    TRIPOLI,
    TRIPOLITAN,
    Named,
    Place,
    Side,
    year_space,
)


@dataclass(frozen=True, slots=True)
class Setup:
    """The options chosen before a game begins.

    Attributes:
        scenario: "standard", or "fortress" for Fortress Tripoli (R31).
        solitaire: whether the T-bot plays the Tripolitan side.
        hidden_discards: whether to use the optional rule (Optional Rule & Tournament Play; R30).
        conceal_reactions: whether to ask about battle cards not in hand, too (R29).

    Raises:
        ValueError: the scenario is unknown, or an option is not True or False.
    """

    scenario: str = "standard"
    solitaire: bool = False
    hidden_discards: bool = False
    conceal_reactions: bool = False

    def __post_init__(self) -> None:
        if self.scenario not in SCENARIOS:
            raise ValueError(
                f"unknown scenario {self.scenario!r}; expected {' or '.join(SCENARIOS)}"
            )
        for name in ("solitaire", "hidden_discards", "conceal_reactions"):
            value = getattr(self, name)
            if not isinstance(value, bool):
                raise ValueError(f"the option {name}: expected True or False, got {value!r}")

    @property
    def automaton(self) -> Side | None:
        """The side played by the game's rules: in solitaire play the Tripolitan side, by the
        T-bot.
        """
        return TRIPOLITAN if self.solitaire else None

    def to_json(self) -> dict[str, Any]:
        """The options by name, JSON-compatible."""
        return asdict(self)


SCENARIOS: Final = ("standard", "fortress")


class Phase(Named):
    """The points in the sequence of play at which a game is at rest (Sequence of Play)."""

    START_OF_YEAR = 0
    AMERICAN_PLAY = 1
    TRIPOLITAN_PLAY = 2

    def __str__(self) -> str:
        return _PHASE_NAMES[self]


START_OF_YEAR: Final = Phase.START_OF_YEAR
AMERICAN_PLAY: Final = Phase.AMERICAN_PLAY
TRIPOLITAN_PLAY: Final = Phase.TRIPOLITAN_PLAY

_PHASE_NAMES: Final = {
    Phase.START_OF_YEAR: "start of year",
    Phase.AMERICAN_PLAY: "American play",
    Phase.TRIPOLITAN_PLAY: "Tripolitan play",
}


_blank: Final = object.__new__

PILES: Final = (
    "core",
    "pile",
    "hand",
    "aside",
    "discards",
    "removed",
    "event_line",
    "battle_line",
)
"""The places where a side's cards can be, apart from the active event card."""

LINES: Final = ("event_line", "battle_line")


class Cards:
    """The cards of one side, by location.

    Attributes:
        core: core cards face up in front of the player.
        pile: the draw pile. Its order is meaningless: each draw picks at random.
        hand: in the order of the deck.
        aside: chosen for discarding at the start of a year, but not yet revealed (R1).
        discards: the discard pile, oldest first.
        removed: out of the game.
        active: the active event card, during its play.
        event_line: in solitaire play, the T-bot's face-up event cards, in order.
        battle_line: in solitaire play, the T-bot's face-up battle cards.

    What the opponent can know beyond what is face up (see `hidden.worlds`):

    Attributes:
        known: with open discards, cards that the opponent knows to be in the hand.
        past: with hidden discards, the history of every card (see `hidden.past`).
    """

    __slots__ = (
        "active",
        "aside",
        "battle_line",
        "core",
        "discards",
        "event_line",
        "hand",
        "known",
        "past",
        "pile",
        "removed",
    )

    def __init__(self) -> None:
        self.core: tuple[Card, ...] = ()
        self.pile: tuple[Card, ...] = ()
        self.hand: tuple[Card, ...] = ()
        self.aside: tuple[Card, ...] = ()
        self.discards: tuple[Card, ...] = ()
        self.removed: tuple[Card, ...] = ()
        self.active: Card | None = None
        self.event_line: tuple[Card, ...] = ()
        self.battle_line: tuple[Card, ...] = ()
        self.known: tuple[Card, ...] = ()
        self.past: tuple[Step, ...] = ()

    def copy(self) -> Cards:
        """An independent copy."""
        twin = _blank(Cards)
        twin.core = self.core
        twin.pile = self.pile
        twin.hand = self.hand
        twin.aside = self.aside
        twin.discards = self.discards
        twin.removed = self.removed
        twin.active = self.active
        twin.event_line = self.event_line
        twin.battle_line = self.battle_line
        twin.known = self.known
        twin.past = self.past
        return twin

    def piles_json(self) -> dict[str, Any]:
        """All cards by location, by name, JSON-compatible; the T-bot's lines only if not empty."""
        return {
            **{
                name: [str(card) for card in getattr(self, name)]
                for name in PILES
                if name not in LINES or getattr(self, name)
            },
            "active": None if self.active is None else str(self.active),
        }

    def to_json(self) -> dict[str, Any]:
        """All cards and what the opponent knows of them, by name, JSON-compatible."""
        return {
            **{name: [] for name in LINES},
            **self.piles_json(),
            "known": [str(card) for card in self.known],
            "past": [[fate.value, None if card is None else str(card)] for fate, card in self.past],
        }


class State(Board):
    """The full state of a game at rest.

    Attributes:
        year: 1801 to 1806.
        season: of the Seasonal Phase Track.
        phase: the next phase.
        gold: Tripolitania's gold, 0 to 12.
        counts: the number of pieces of each kind in each place, at index `piece + place`.
        captured: the cities that Hamet's Army has taken (R25).
        cards: the cards of each side, by `Side`.
    """

    __slots__ = ("captured", "cards", "counts", "gold", "phase", "season", "year")

    counts: list[int]

    def __init__(self) -> None:
        self.year = FIRST_YEAR
        self.season = SPRING
        self.phase = START_OF_YEAR
        self.gold = 0
        self.counts = [0] * (len(PIECES) * len(PLACES))
        self.captured: tuple[Place, ...] = ()
        self.cards = [Cards(), Cards()]

    def copy(self) -> State:
        """An independent copy."""
        twin = _blank(State)
        twin.year = self.year
        twin.season = self.season
        twin.phase = self.phase
        twin.gold = self.gold
        twin.counts = self.counts[:]
        twin.captured = self.captured
        american, tripolitan = self.cards
        twin.cards = [american.copy(), tripolitan.copy()]
        return twin

    def table_json(self) -> dict[str, Any]:
        """The table and the hands, JSON-compatible; the same for equal positions."""
        return {
            "year": self.year,
            "season": str(self.season),
            "phase": str(self.phase),
            "gold": self.gold,
            "captured": [str(city) for city in self.captured],
            "pieces": self.pieces(),
            "cards": {str(side): self.cards[side].piles_json() for side in Side},
        }

    def to_json(self) -> dict[str, Any]:
        """The full state, including what each side knows, JSON-compatible."""
        cards = {str(side): self.cards[side].to_json() for side in Side}
        return {**self.table_json(), "cards": cards}


def first_state(setup: Setup) -> State:
    """The position before the first year begins (Game Setup; Solitaire Setup).

    Args:
        setup: the options of the game.
    """
    return _set_up(setup).copy()


@cache
def _set_up(setup: Setup) -> State:
    state = State()
    counts = state.counts
    counts[FRIGATE + GIBRALTAR] = 3
    for year in (1802, 1803, 1804):
        counts[FRIGATE + year_space(year)] = 1
    counts[CORSAIR + GIBRALTAR] = 2
    counts[CORSAIR + TRIPOLI] = 5 if setup.solitaire else 4
    counts[INFANTRY + TRIPOLI] = 4
    counts[INFANTRY + BENGHAZI] = 4 if setup.solitaire else 2
    counts[INFANTRY + DERNE] = 4 if setup.solitaire else 2
    for kinds, total in TOTALS:
        placed = sum(sum(counts[kind : kind + len(PLACES)]) for kind in kinds)
        counts[kinds[0] + SUPPLY] += total - placed
    for side in Side:
        cards = state.cards[side]
        cards.core = CORES[side]
        cards.pile = DRAW_PILES[side]
    if setup.solitaire:
        bot = state.cards[TRIPOLITAN]
        bot.core = ()
        bot.event_line = EVENT_LINE
        bot.battle_line = BATTLE_LINE
        bot.pile = SOLITAIRE_PILE
    return state
