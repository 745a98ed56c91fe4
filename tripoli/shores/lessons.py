"""Lessons: positions with arranged dice, and functions that determine each lesson's outcome.

The rules they teach: American Naval Movement, Pirate Raids, Naval Combat, Naval Bombardment, Ground
Combat, Assault on Tripoli, Victory Conditions. The texts are provided by the user interface.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from tripoli.kernel.chance import ArrangedChance
from tripoli.kernel.engine import Listener
from tripoli.kernel.title import Lesson
from tripoli.shores.game import Game
from tripoli.shores.model.arranged import arranged
from tripoli.shores.model.events import Discarded, Event, FightBegan, Passed, Played, Rolled
from tripoli.shores.model.options import Ask
from tripoli.shores.model.pieces import (
    ALGIERS,
    ALLIED_CORSAIR,
    AMERICAN,
    ARAB,
    CORSAIR,
    DERNE,
    FALL,
    FIRST_YEAR,
    FRIGATE,
    GUNBOAT,
    INFANTRY,
    MARINE,
    SWEDISH_FRIGATE,
    TRIPOLI,
    TRIPOLITAN,
    TRIPOLITAN_FRIGATE,
    Side,
)
from tripoli.shores.model.state import Setup, State

_GARRISONS: Final = {"Benghazi": {INFANTRY: 2}, "Derne": {INFANTRY: 2}}

_SEED: Final = 1801
"""For the dice after the arranged ones, so that a lesson always goes the same way."""

_Outcome = Callable[[Game, Sequence[Event]], str]


def _lesson(
    seat: Side,
    position: State,
    dice: Sequence[int],
    replies: Sequence[str],
    outcome: _Outcome,
    outcomes: Sequence[str],
    example: Sequence[str],
    step: _Outcome = lambda game, events: "",
) -> Lesson:
    def begin(listener: Listener | None) -> Game:
        game = Game(Setup(), ArrangedChance(dice, _SEED), position.copy())
        game.listener = listener
        game.start()
        return game

    return Lesson(seat, begin, replies, outcome, outcomes, example, step)


def _plays(events: Sequence[Event], side: Side) -> int:
    """The number of cards that a side has played, or discarded for an action."""
    return sum(
        isinstance(event, Played | Passed)
        or (isinstance(event, Discarded) and event.purpose in ("to move", "to build", "to raid"))
        for event in events
        if getattr(event, "side", None) is side
    )


def _played(game: Game, events: Sequence[Event], side: Side, plays: int = 1) -> bool:
    """Whether a side has completed this many plays, or the game is over."""
    if game.decision is None:
        return True
    return game.between_plays and _plays(events, side) >= plays


def _answered(game: Game, events: Sequence[Event], side: Side, plays: int = 1) -> bool:
    """Whether it is the side's turn again after this many plays, or the game is over."""
    decision = game.decision
    again = decision is None or decision.side is side
    return again and _played(game, events, side, plays)


def _rolled(events: Sequence[Event], reason: str, place: int | None = None) -> bool:
    return any(
        isinstance(event, Rolled)
        and event.reason == reason
        and (place is None or event.place == place)
        for event in events
    )


def _won(game: Game, side: Side) -> bool:
    return game.result is not None and game.result.winner is side


# Outcomes


def _year(game: Game, events: Sequence[Event]) -> str:
    return "turned" if _year_step(game, events) == "spring" else ""


def _year_step(game: Game, events: Sequence[Event]) -> str:
    """Fall, winter, the hand limit of the next year, and its spring."""
    decision = game.decision
    if decision is None or (game.state.year > FIRST_YEAR and game.between_plays):
        return "spring"
    if decision.ask is Ask.HAND_LIMIT:
        return "limit"
    return "fall" if game.state.season is FALL else "winter"


def _patrol(game: Game, events: Sequence[Event]) -> str:
    if not _answered(game, events, AMERICAN):
        return ""
    rolls = [e for e in events if isinstance(e, Rolled) and e.reason == "interception"]
    if not rolls:
        return "raided"
    # Two dice for each frigate.
    return "watched" if len(rolls[0].dice) > 2 else "thin"


def _raid(game: Game, events: Sequence[Event]) -> str:
    if not _played(game, events, TRIPOLITAN):
        return ""
    return "raided" if _rolled(events, "raid") else "kept"


def _harbor(game: Game, events: Sequence[Event]) -> str:
    if not _played(game, events, AMERICAN):
        return ""
    fought = any(isinstance(event, FightBegan) and event.place == TRIPOLI for event in events)
    return "fought" if fought else "stayed"


def _cards(game: Game, events: Sequence[Event]) -> str:
    if not _answered(game, events, AMERICAN):
        return ""
    if _won(game, TRIPOLITAN):
        return "lost"
    name = "Constantinople Demands Tribute"
    tribute = any(isinstance(event, Played) and event.card.name == name for event in events)
    return "held" if tribute else "lucky"


def _damage(game: Game, events: Sequence[Event]) -> str:
    if _won(game, TRIPOLITAN):
        return "sunk"
    return "damaged" if _played(game, events, TRIPOLITAN) else ""


def _allies(game: Game, events: Sequence[Event]) -> str:
    if not _played(game, events, TRIPOLITAN, 2):
        return ""
    if _rolled(events, "raid", ALGIERS):
        return "paid"
    return "idle" if game.state.counts[ALLIED_CORSAIR + ALGIERS] else "alone"


def _army(game: Game, events: Sequence[Event]) -> str:
    if not _played(game, events, AMERICAN):
        return ""
    return "captured" if DERNE in game.state.captured else "waited"


def _treaty(game: Game, events: Sequence[Event]) -> str:
    if not _played(game, events, AMERICAN, 2):
        return ""
    if _won(game, AMERICAN):
        return "peace"
    return "open" if game.state.counts[TRIPOLITAN_FRIGATE + TRIPOLI] else "missed"


def _assault(game: Game, events: Sequence[Event]) -> str:
    if not _played(game, events, AMERICAN):
        return ""
    return "stormed" if _won(game, AMERICAN) else "waited"


def _twelve(game: Game, events: Sequence[Event]) -> str:
    if not _played(game, events, TRIPOLITAN):
        return ""
    return "won" if _won(game, TRIPOLITAN) else "short"


# The positions

_CALLED: Final = (
    "Swedish Frigates Arrive",
    "Sweden Pays Tribute",
    "Murad Reis Breaks Out",
)
"""The cards that are out of the game in the later lessons."""
_ARMY: Final = ("Hamet's Army Created",)
_DERNE_TAKEN: Final = (*_ARMY, "General Eaton Attacks Derne", "Constantinople Sends Aid")
_BENGHAZI_TAKEN: Final = (*_DERNE_TAKEN, "General Eaton Attacks Benghazi")
_CAPTURED_FRIGATE: Final = ("The Philadelphia Runs Aground",)
"""What brought Tripolitania a frigate, and sank an American one."""
_at_war: Final = partial(arranged, removed=_CALLED)

LESSONS: Final[Mapping[str, Lesson]] = {
    "year": _lesson(
        AMERICAN,
        arranged(
            "Fall 1801",
            AMERICAN,
            {
                "Tripoli zone": {FRIGATE: 2},
                "Gibraltar": {FRIGATE: 1, CORSAIR: 2},
                "Tripoli": {CORSAIR: 4, INFANTRY: 4},
                **_GARRISONS,
                "1802": {FRIGATE: 1},
                "1803": {FRIGATE: 1},
                "1804": {FRIGATE: 1},
            },
            [
                "Naval Movement",
                "Hamet Recruits Bedouins",
                "Burn the Philadelphia",
                "Marine Sharpshooters",
                "Tribute Paid",
            ],
            ["Troops to Derne", "Storms", "Uncharted Waters", "Algerine Corsairs Raid"],
            gold=1,
            removed=["Thomas Jefferson"],
            discards=["Launch the Intrepid"],
            tripolitan_discards=["Troops to Benghazi", "Tunisian Corsairs Raid"],
        ),
        (2, 5, 3, 4, 1, 2, 6, 3, 5, 1),
        ("event Murad Reis Breaks Out", "discard Algerine Corsairs Raid to build"),
        _year,
        ("turned",),
        [
            "event Swedish Frigates Arrive",
            "discard Marine Sharpshooters to build",
            "discard Hamet Recruits Bedouins",
            "discard Burn the Philadelphia",
        ],
        _year_step,
    ),
    "patrol": _lesson(
        AMERICAN,
        arranged(
            "Summer 1801",
            AMERICAN,
            {
                "Gibraltar": {FRIGATE: 3, CORSAIR: 2},
                "Tripoli": {CORSAIR: 4, INFANTRY: 4},
                **_GARRISONS,
                "1802": {FRIGATE: 1},
                "1803": {FRIGATE: 1},
                "1804": {FRIGATE: 1},
            },
            ["Naval Movement", "Hamet Recruits Bedouins", "Marine Sharpshooters"],
            ["Troops to Derne", "Storms"],
        ),
        (6, 2, 3, 6, 5, 1, 4, 2, 5, 3),
        ("discard Troops to Derne to raid",),
        _patrol,
        ("watched", "thin", "raided"),
        [
            "discard Marine Sharpshooters to move",
            "move Gibraltar > Tripoli zone",
            "move Gibraltar > Tripoli zone",
        ],
    ),
    "raid": _lesson(
        TRIPOLITAN,
        arranged(
            "Spring 1802",
            TRIPOLITAN,
            {
                "Gibraltar": {FRIGATE: 4},
                "Tripoli": {CORSAIR: 5, INFANTRY: 4},
                **_GARRISONS,
                "1803": {FRIGATE: 1},
                "1804": {FRIGATE: 1},
            },
            ["Naval Movement", "Early Deployment"],
            ["Troops to Benghazi", "Troops to Tripoli", "Mercenaries Desert"],
            gold=2,
            removed=["Murad Reis Breaks Out"],
        ),
        (5, 2, 6, 3, 1),
        (),
        _raid,
        ("raided", "kept"),
        ["discard Troops to Tripoli to raid"],
    ),
    "harbor": _lesson(
        AMERICAN,
        _at_war(
            "Summer 1803",
            AMERICAN,
            {
                "Malta": {FRIGATE: 4, GUNBOAT: 1},
                "sunk": {FRIGATE: 1},
                "Tripoli": {TRIPOLITAN_FRIGATE: 1, CORSAIR: 2, INFANTRY: 4},
                **_GARRISONS,
                "1804": {FRIGATE: 1},
            },
            ["Naval Movement", "Preble's Boys Take Aim", "Hamet Recruits Bedouins"],
            ["Troops to Derne", "Storms"],
            gold=4,
            removed=(*_CALLED, *_CAPTURED_FRIGATE),
        ),
        (6, 2, 6, 3, 1, 5, 6, 2, 4, 1, 3, 2, 5, 4, 2, 1, 3, 5, 2, 4, 6, 1),
        (),
        _harbor,
        ("fought", "stayed"),
        [
            "event Naval Movement",
            "move Malta > Tripoli",
            "move Malta > Tripoli",
            "move Malta > Tripoli",
            "move Malta > Tripoli",
            "gunboat Malta > Tripoli",
            "play Preble's Boys Take Aim",
        ],
    ),
    "cards": _lesson(
        AMERICAN,
        _at_war(
            "Fall 1804",
            AMERICAN,
            {
                "Malta": {FRIGATE: 2},
                "Gibraltar": {FRIGATE: 2},
                "Tripoli": {CORSAIR: 4, INFANTRY: 4},
                **_GARRISONS,
            },
            ["Constantinople Demands Tribute", "Hamet Recruits Bedouins", "Send in the Marines"],
            ["Troops to Derne", "Storms"],
            gold=10,
        ),
        (5, 5, 2, 1, 5, 3, 5, 1, 5, 5, 1, 2),
        ("discard Troops to Derne to raid",),
        _cards,
        ("held", "lost", "lucky"),
        ["event Constantinople Demands Tribute"],
    ),
    "damage": _lesson(
        AMERICAN,
        _at_war(
            "Summer 1804",
            TRIPOLITAN,
            {
                "Tripoli zone": {FRIGATE: 2},
                "Gibraltar": {FRIGATE: 1},
                "sunk": {FRIGATE: 3},
                "Tripoli": {TRIPOLITAN_FRIGATE: 1, CORSAIR: 3, INFANTRY: 4},
                **_GARRISONS,
            },
            ["Naval Movement", "Hamet Recruits Bedouins"],
            ["Tripoli Attacks", "Troops to Derne"],
            gold=5,
            removed=(*_CALLED, *_CAPTURED_FRIGATE),
        ),
        (6, 6, 1, 2, 3, 1, 6, 4, 2),
        ("event Tripoli Attacks",),
        _damage,
        ("damaged", "sunk"),
        ["hit frigate"],
    ),
    "allies": _lesson(
        TRIPOLITAN,
        arranged(
            "Spring 1803",
            TRIPOLITAN,
            {
                "Tripoli zone": {FRIGATE: 3, SWEDISH_FRIGATE: 2},
                "Gibraltar": {FRIGATE: 1},
                "Tripoli": {CORSAIR: 2, INFANTRY: 4},
                **_GARRISONS,
                "1804": {FRIGATE: 2},
            },
            ["Early Deployment", "Hamet Recruits Bedouins", "Send in the Marines"],
            ["Algiers Declares War", "Algerine Corsairs Raid", "Troops to Tripoli"],
            gold=3,
            removed=["Swedish Frigates Arrive", "Murad Reis Breaks Out"],
        ),
        (5, 2, 6, 1, 3, 2, 4, 6, 1, 5, 2, 3, 5, 1),
        ("discard Hamet Recruits Bedouins to build",),
        _allies,
        ("paid", "idle", "alone"),
        ["event Algiers Declares War", "event Algerine Corsairs Raid"],
    ),
    "army": _lesson(
        AMERICAN,
        _at_war(
            "Fall 1804",
            AMERICAN,
            {
                "Alexandria": {MARINE: 1, ARAB: 5},
                "Malta": {FRIGATE: 4, GUNBOAT: 1},
                "Tripoli": {CORSAIR: 3, INFANTRY: 4},
                "Benghazi": {INFANTRY: 2},
                "Derne": {INFANTRY: 4},
            },
            [
                "General Eaton Attacks Derne",
                "Lieutenant O'Bannon Leads the Charge",
                "Naval Movement",
            ],
            ["Troops to Benghazi", "Storms"],
            gold=5,
            removed=(*_CALLED, *_ARMY),
        ),
        (6, 2, 3, 6, 1, 4, 5, 6, 2, 1, 3, 4, 6, 2, 5, 1, 6, 3, 2, 4),
        (),
        _army,
        ("captured", "waited"),
        [
            "event General Eaton Attacks Derne",
            "move Malta > Derne",
            "move Malta > Derne",
            "move Malta > Derne",
            "gunboat Malta > Derne",
            "play Lieutenant O'Bannon Leads the Charge",
            "hit Arab infantry",
        ],
    ),
    "treaty": _lesson(
        AMERICAN,
        _at_war(
            "Fall 1805",
            AMERICAN,
            {
                "Derne": {MARINE: 1, ARAB: 3},
                "Malta": {FRIGATE: 3},
                "Tripoli": {TRIPOLITAN_FRIGATE: 1, CORSAIR: 3, INFANTRY: 6},
                "Benghazi": {INFANTRY: 4},
            },
            [
                "Treaty of Peace and Amity",
                "Burn the Philadelphia",
                "The Daring Stephen Decatur",
                "Naval Movement",
            ],
            ["Troops to Tripoli", "Storms"],
            gold=7,
            captured=["Derne"],
            removed=(*_CALLED, *_DERNE_TAKEN),
        ),
        (2, 5),
        ("event Troops to Tripoli",),
        _treaty,
        ("peace", "open", "missed"),
        [
            "event Burn the Philadelphia",
            "play The Daring Stephen Decatur",
            "use 5",
            "event Treaty of Peace and Amity",
        ],
    ),
    "assault": _lesson(
        AMERICAN,
        _at_war(
            "Winter 1805",
            AMERICAN,
            {
                "Benghazi": {MARINE: 1, ARAB: 6},
                "Malta": {FRIGATE: 5, GUNBOAT: 3},
                "Tripoli": {TRIPOLITAN_FRIGATE: 1, CORSAIR: 3, INFANTRY: 4},
            },
            [
                "Assault on Tripoli",
                "Send in the Marines",
                "Marine Sharpshooters",
                "Preble's Boys Take Aim",
            ],
            ["Troops to Tripoli", "Storms"],
            gold=8,
            captured=["Derne", "Benghazi"],
            removed=(*_CALLED, *_BENGHAZI_TAKEN),
        ),
        (6, 2, 6, 3, 1, 6, 5, 6, 2, 1, 3, 4, 6, 2, 5, 1, 2, 3, 2, 4),
        (),
        _assault,
        ("stormed", "waited"),
        [
            "event Assault on Tripoli",
            "play Preble's Boys Take Aim",
            "hit frigate",
            "play Send in the Marines",
            "play Marine Sharpshooters",
            "hit Arab infantry",
            "hit Arab infantry",
        ],
    ),
    "twelve": _lesson(
        TRIPOLITAN,
        _at_war(
            "Summer 1805",
            TRIPOLITAN,
            {
                "Tripoli zone": {FRIGATE: 1},
                "Malta": {FRIGATE: 2},
                "sunk": {FRIGATE: 3},
                "Tripoli": {CORSAIR: 4, INFANTRY: 4},
                **_GARRISONS,
            },
            ["Naval Movement", "Hamet Recruits Bedouins"],
            ["The Philadelphia Runs Aground", "Uncharted Waters", "Storms", "Troops to Tripoli"],
            gold=9,
        ),
        (2, 4, 5, 1, 3, 2, 6),
        (),
        _twelve,
        ("won", "short"),
        ["event The Philadelphia Runs Aground", "play Uncharted Waters", "use 4"],
    ),
}
"""The lessons, in the order in which they should be taken."""
