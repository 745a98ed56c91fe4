"""How pieces lie on the page's map in the positions of whole games: none on a name, none on the
wrong ground, none hidden, at every size of the map. `web/tests/laid.js` says what is measured.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from shores.strategies import new, random_choice

from tripoli.shores.model.pieces import HARBORS, ZONES
from tripoli.shores.model.state import Setup

ROOT = Path(__file__).parents[2]
WORDS = ROOT / "web/src/shores/words/map.json"
LEAST = 1000
"""The number of different positions that are looked at."""
PLACES = {str(place) for place in (*HARBORS, *ZONES)}
"""The places where pieces lie in slots, rather than in boxes."""


def positions() -> Iterator[str]:
    """The pieces in every position of random games, in turn with and without raids, two players and
    solitaire, in both scenarios.
    """
    for seed in range(10_000):
        rng = Random(seed)
        scenario = ("standard", "fortress")[seed % 2]
        game = new(Setup(scenario=scenario, solitaire=seed % 3 == 0), seed)
        while game.decision is not None:
            yield json.dumps(game.view(None).pieces(), sort_keys=True)
            raids = seed % 4 == 0
            options = game.decision.options
            game.choose(rng.choice(options) if raids else random_choice(game, rng))


def pattern(position: str) -> str:
    """What counts as the same position: which kinds lie where, and how broad their counts are."""
    pieces = json.loads(position)
    return json.dumps(
        {
            place: {kind: min(count, 2) + (count > 9) for kind, count in there.items()}
            for place, there in pieces.items()
            if place in PLACES
        }
    )


@pytest.mark.unmeasured
def test_pieces_lie_in_their_slots_in_a_thousand_positions() -> None:
    found: dict[str, str] = {}
    for position in positions():
        found.setdefault(pattern(position), position)
        if len(found) >= LEAST:
            break
    names = json.loads(WORDS.read_text(encoding="utf-8"))["legends"]
    lines = "\n".join([json.dumps(names), *found.values()])
    command = ["node", "web/tests/slots.js"]
    done = subprocess.run(
        command, input=lines, stdout=subprocess.PIPE, text=True, check=True, cwd=ROOT
    )
    assert json.loads(done.stdout) == {"positions": LEAST, "faults": {}}
