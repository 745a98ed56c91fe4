"""Sieges and assaults set up by hand: a besieged fort or fortress, and its rolls (8.0, 9.0)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from wilderness.stage import lead, listen, options, play, skip, space, stage

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import Event, Fired, Rolled
from tripoli.wilderness.model.sides import FRENCH, Side

NORTH, SOUTH, ALBANY = "Hudson Carry North", "Hudson Carry South", "Albany"
"""Two spaces for forts, and a fortress."""
COEHORNS = "play 8 Coehorns & Howitzers"
"""A card that helps at a siege roll or an assault."""
LINE = {"Ticonderoga": "French fort", NORTH: "French fort", SOUTH: "French fort"}
"""French forts that supply besiegers of Albany."""


def siege(
    besiegers: str,
    besieged: str,
    *,
    where: str = SOUTH,
    level: int = 0,
    active: Side = FRENCH,
    hand: Iterable[int] = (1,),
    french: Mapping[str, str] = {},
    british: Mapping[str, str] = {},
    forts: Mapping[str, str] = {},
    **more: Any,
) -> Game:
    """The French besiege a British fort, or Albany.

    Args:
        besiegers: the pieces outside.
        besieged: those inside.
        where: the place.
        level: the siege level.
        active: whose Action Phase it is.
        hand: his cards.
        french: further French pieces.
        british: further British ones.
        forts: fortifications besides those that supply the besiegers.
        more: anything else for `stage`.
    """
    walls = LINE if where == ALBANY else {**LINE, SOUTH: "British fort"}
    more.setdefault("vp", 0)
    return stage(
        active,
        {where: besiegers, **french},
        {**british, where: ", ".join(f"{name} (i)" for name in besieged.split(", ") if name)},
        hand=hand,
        forts={**walls, **forts},
        sieges={where: level},
        **more,
    )


def level(game: Game, name: str = SOUTH) -> int | None:
    """The level of a siege; None without one."""
    found = game.state.sieges[space(name)]
    return found - 1 if found else None


def roll(events: Iterable[Event], purpose: str = "siege") -> Rolled:
    """A roll of the die."""
    return next(event for event in events if isinstance(event, Rolled) and event.purpose == purpose)


def drm(fire: Fired | Rolled) -> int:
    """The sum of the modifiers of a die."""
    return sum(number for _, number in fire.modifiers)


def finish(game: Game) -> None:
    """Activate nothing more."""
    if "done" in options(game):
        game.choose("done")


def storm(
    besiegers: str,
    besieged: str,
    dice: Iterable[int],
    *,
    level: int = 1,
    **more: Any,
) -> tuple[Game, list[Event]]:
    """An assault that has been declared, and its events."""
    place = more.get("where", SOUTH)
    game = siege(besiegers, besieged, level=level, dice=dice, **more)
    events = listen(game)
    lead(game, besiegers.split(", ")[0])
    skip(game, "stop")
    play(game, f"assault {place}")
    return game, events
