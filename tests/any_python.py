"""Replays every committed record, lets computer players choose in them, and prints the digests and
the choices as JSON; runs on any Python.
"""

import json
import sys
from pathlib import Path
from random import Random

import tripoli
from tripoli.games import GAMES
from tripoli.kernel.seat import Seat
from tripoli.players import player

PLAYERS = ("random", "midshipman", "lieutenant", "captain")
EVERY = 13
"""One choice in so many is made again."""


def records() -> dict[str, tripoli.Record]:
    """Every committed record, by file name."""
    here = Path(__file__).parent
    paths = [*here.glob("shores/golden/*.json"), *here.glob("records/*.json")]
    return {
        path.name: tripoli.Record.from_json(path.read_text(encoding="utf-8"))
        for path in sorted(paths)
    }


def digests() -> dict[str, str]:
    """The digest of each record's final position, by file name."""
    return {name: record.replay().digest for name, record in records().items()}


def choices() -> list[str]:
    """What computer players with fixed seeds choose now and then in every record."""
    chosen: list[str] = []
    for record in records().values():
        for number, game in enumerate(record.steps()):
            decision = game.decision
            if number % EVERY or decision is None or len(decision.options) < 2:
                continue
            name = PLAYERS[len(chosen) % len(PLAYERS)]
            chooser = player(GAMES["shores"], name, Random(number))
            chosen.append(str(chooser.choose(Seat(game, decision.side))))
    return chosen


if __name__ == "__main__":
    print(
        json.dumps(
            {
                "python": sys.version.split()[0],
                "digests": digests(),
                "choices": choices(),
            }
        )
    )
