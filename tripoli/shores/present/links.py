"""The dictionary for compressing links: text that is common in records.

A dictionary that has been used for links must not change; a better one is added after it.
"""

from __future__ import annotations

import json
from typing import Final

from tripoli.shores.model.cards import CARDS
from tripoli.shores.model.pieces import MAP, PIECES, PLACES, Side
from tripoli.shores.model.state import Setup, first_state


def _words() -> bytes:
    names = [str(card) for card in CARDS.values()]
    verbs = ("event", "discard", "play", "take", "hit", "decline", "done")
    parts = [json.dumps(names, ensure_ascii=False, separators=(",", ":"))]
    parts += [f'{{"side":"{side}","choice":"{verb} ' for side in Side for verb in verbs]
    parts.append(' to move","chance":[]}, to build","chance":[]}, to raid","chance":[[')
    parts += [f"move {place} > " for place in MAP]
    parts += [f' > {place}","chance":[]}},{{"side":"American","choice":"move ' for place in MAP]
    parts.append(']]},{"side":"Tripolitan","choice":"event ",","chance":[[')
    parts.append(",".join(f'"{place}":{{' for place in PLACES))
    parts.append(",".join(f'"{piece}":1' for piece in PIECES))
    position = first_state(Setup()).to_json()
    record = {
        "format": "The Shores of Tripoli: record",
        "version": 3,
        "setup": Setup().to_json(),
        "position": position,
        "chance": {"seed": 0, "used": 0},
        "opening": [],
        "choices": [],
    }
    parts.append(json.dumps(record, ensure_ascii=False, separators=(",", ":")))
    return " ".join(parts).encode()


LINK_WORDS: Final = (_words(),)
