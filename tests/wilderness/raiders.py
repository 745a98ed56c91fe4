"""Raids set up by hand: a move of raiders, and what it came to (10.0)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from wilderness.stage import listen, play, set_out, stage

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import Event, Raided, Rolled
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

GATE = "Allegheny South"
"""A mountain space next to Augusta, Woodstock and Winchester."""


def raid(
    raiders: str,
    *path: str,
    dice: Iterable[int] = (),
    source: str = GATE,
    active: Side = FRENCH,
    hand: Iterable[int] = (),
    french: Mapping[str, str] = {},
    british: Mapping[str, str] = {},
    forts: Mapping[str, str] = {},
    **more: Any,
) -> tuple[Game, list[Event]]:
    """A move that may end in a raid, up to the first question after it, and its events.

    Args:
        raiders: the active pieces; the first of them leads, or is a unit by itself.
        path: the spaces they move to.
        dice: the dice to come.
        source: where they start.
        active: their side.
        hand: the other cards of that side.
        french: further French pieces.
        british: further British ones.
        forts: fortifications besides a fort at Ohio Forks, which is French, and one at Winchester.
        more: anything else for `stage`.
    """
    pieces = {FRENCH: dict(french), BRITISH: dict(british)}
    pieces[active][source] = raiders
    more.setdefault("vp", 0)
    game = stage(
        active,
        pieces[FRENCH],
        pieces[BRITISH],
        hand=[1, *hand],
        dice=dice,
        forts={"Ohio Forks": "French fort", "Winchester": "British fort", **forts},
        **more,
    )
    events = listen(game)
    set_out(game, active, raiders)
    play(game, *(f"move > {name}" for name in path))
    halt(game)
    return game, events


def halt(game: Game) -> None:
    """Move no further."""
    if game.decision is not None and game.decision.ask is Ask.INTERCEPT:
        game.choose("let pass")
    if game.decision is not None and game.decision.ask is Ask.STEP:
        game.choose("stop")


def raids(events: Iterable[Event]) -> list[Raided]:
    """The raids that have been made."""
    return [event for event in events if isinstance(event, Raided)]


def roll(events: Iterable[Event]) -> Rolled:
    """The last roll for a raid."""
    return [event for event in events if isinstance(event, Rolled) and event.purpose == "raid"][-1]


def drm(events: Iterable[Event]) -> int:
    """The sum of the modifiers of the last raid."""
    return sum(number for _, number in roll(events).modifiers)
