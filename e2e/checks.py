"""Checks of the page of The Shores of Tripoli against the engine."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from driver import ShoresVisitor

import tripoli
from tripoli.shores.present.words import pieces
from tripoli.shores.text.names import PLACES

GOLDEN = Path(__file__).parents[1] / "tests" / "shores" / "golden"
RECORDED = GOLDEN / "solitaire-tripoli-captured-855.json"
"""Raids, naval combat, both marches and the Assault on Tripoli."""


def read_out(lines: list[str], prompt: str = "") -> list[str]:
    """The lines of a log that are read out: all but raiders leaving and returning, event cards
    going to the discard pile, and at the end of a game what the prompt says.
    """
    minor = r" to sea from | returns? to [A-Z]| goes to the discard pile"
    return [line for line in lines if not re.search(minor, line) and line not in prompt]


def same_game(solitaire: bool, seed: int, chosen: list[str]) -> tripoli.Game:
    """The engine's game with the same seed and choices."""
    game = tripoli.new_game(seed=seed, solitaire=solitaire)
    for choice in chosen:
        game.choose(choice)
    return game


def stacks(game: tripoli.Game) -> list[str]:
    """The titles of all stacks on the map, in alphabetical order."""
    board = game.state
    return sorted(
        f"{'Due in ' if str(place).isdigit() else ''}{PLACES[place].name}: {pieces(piece, count)}"
        for place in PLACES
        for piece, count in board.counts_in(place).items()
    )


def check_board(visitor: ShoresVisitor, game: tripoli.Game) -> None:
    """The pieces on the map match the engine's."""
    shown = visitor.page.locator("[data-stack]").evaluate_all(
        "stacks => stacks.map(stack => stack.dataset.name)"
    )
    assert sorted(shown) == stacks(game)


def altered(record: tripoli.Record, **fields: Any) -> str:
    """A record with other fields, and without the digest, which no longer fits."""
    found = json.loads(record.to_json()) | fields
    del found["digest"]
    return json.dumps(found)
