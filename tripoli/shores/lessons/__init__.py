"""Lessons: positions with arranged dice, with the steps and outcomes of `progress`.

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
from tripoli.shores.lessons import progress
from tripoli.shores.model.arranged import arranged
from tripoli.shores.model.events import Event
from tripoli.shores.model.pieces import (
    AMERICAN,
    ARAB,
    CORSAIR,
    FRIGATE,
    GUNBOAT,
    INFANTRY,
    MARINE,
    SWEDISH_FRIGATE,
    TRIPOLITAN,
    TRIPOLITAN_FRIGATE,
    Side,
)
from tripoli.shores.model.state import Setup, State

_GARRISONS: Final = {"Benghazi": {INFANTRY: 2}, "Derne": {INFANTRY: 2}}

_SEED: Final = 1801
"""For the dice after the arranged ones, so that a lesson always goes the same way."""

_Progress = Callable[[Game, Sequence[Event]], str]


def _lesson(
    seat: Side,
    position: State,
    dice: Sequence[int],
    replies: Sequence[str],
    outcome: _Progress,
    outcomes: Sequence[str],
    example: Sequence[str],
    step: _Progress = progress.subject,
) -> Lesson:
    def begin(listener: Listener | None) -> Game:
        game = Game(Setup(), ArrangedChance(dice, _SEED), position.copy())
        game.listener = listener
        game.start()
        return game

    return Lesson(seat, begin, replies, outcome, outcomes, example, step)


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
        progress.year,
        ("turned",),
        [
            "event Swedish Frigates Arrive",
            "discard Marine Sharpshooters to build",
            "discard Hamet Recruits Bedouins",
            "discard Burn the Philadelphia",
        ],
        progress.year_step,
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
        progress.patrol,
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
        progress.raid,
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
        progress.harbor,
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
        progress.cards,
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
        progress.damage,
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
        progress.allies,
        ("paid", "idle", "alone"),
        ["event Algiers Declares War", "event Algerine Corsairs Raid"],
        progress.allies_step,
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
        progress.army,
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
        progress.treaty,
        ("peace", "open", "lower", "missed"),
        [
            "event Burn the Philadelphia",
            "play The Daring Stephen Decatur",
            "use 5",
            "event Treaty of Peace and Amity",
        ],
        progress.treaty_step,
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
        progress.assault,
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
        progress.assault_step,
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
        progress.twelve,
        ("won", "lower", "short"),
        ["event The Philadelphia Runs Aground", "play Uncharted Waters", "use 4"],
    ),
}
"""The lessons, in the order in which they should be taken."""
