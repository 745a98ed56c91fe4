"""The dictionary for compressing links: text that is common in records.

A dictionary that has been used for links must not change; a better one is added after it.
"""

from __future__ import annotations

import json
from typing import Final

from tripoli.wilderness.model.options import Act
from tripoli.wilderness.model.pieces import PIECES
from tripoli.wilderness.model.setup import SCENARIOS, Setup
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import SPACES
from tripoli.wilderness.model.state import first_state


def _words() -> bytes:
    parts = [f'{{"side":"{side}","choice":"{act} ' for side in Side for act in Act]
    parts.append('","chance":[[')
    parts += [f'"{space}":["' for space in SPACES]
    parts += [f'"{piece.name}","' for piece in PIECES]
    for scenario in ("full campaign", "annus mirabilis"):
        setup = Setup(scenario)
        record = {
            "format": "Wilderness War: record",
            "version": 3,
            "setup": setup.to_json(),
            "position": first_state(setup).to_json(),
            "chance": {"seed": 0, "used": 0},
        }
        parts.append(json.dumps(record, ensure_ascii=False, separators=(",", ":")))
    parts += [f'"scenario":"{scenario}"' for scenario in SCENARIOS]
    return "".join(parts).encode()


LINK_WORDS: Final = (_words(),)
"""All dictionaries, oldest first; the last one is used for new links."""
