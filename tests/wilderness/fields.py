"""Battles set up by hand: an attack from one space into the next, and how it went (7.0)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from wilderness.stage import (
    fires,
    listen,
    play,
    set_out,
    settle,
    space,
    stage,
)

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.events import BattleEnded, Event, Fired
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

NORTH, SOUTH = "Hudson Carry North", "Hudson Carry South"
"""The ends of the carry on the Hudson, both in the wilderness."""
WOODS = (NORTH, SOUTH)
"""From a wilderness space into another one, which has Albany and Hoosic for neighbors."""
FIELDS = (SOUTH, "Hoosic")
"""From a wilderness space into a cultivated one of the Northern Department."""
HILLS = (SOUTH, "Green Mountains South")
"""From a wilderness space into a mountain one."""


def attack(
    attackers: str,
    defenders: str,
    dice: Iterable[int] = (),
    *choices: str,
    active: Side = FRENCH,
    way: tuple[str, str] = WOODS,
    hand: Iterable[int] = (),
    forts: Mapping[str, str] = {},
    french: Mapping[str, str] = {},
    british: Mapping[str, str] = {},
    **more: Any,
) -> tuple[Game, list[Event]]:
    """An attack, up to the first question that `choices` and refusals leave open, and its events.

    Args:
        attackers: the active pieces; the first of them leads, or is a unit by itself.
        defenders: the pieces they attack.
        dice: the dice to come.
        choices: what is chosen after the move.
        active: the attacker.
        way: where the attackers come from, where they have a fort unless `forts` says otherwise,
            and where they go.
        hand: the attackers' other cards.
        forts: fortifications, as `stage` has them.
        french: further French pieces.
        british: further British ones.
        more: anything else for `stage`.
    """
    source, target = way
    home = "" if space(source).fortress else f"{str(active).title()} fort"
    places = {FRENCH: dict(french), BRITISH: dict(british)}
    places[active][source] = attackers
    places[active.other][target] = defenders
    if home:
        forts = {source: home, **forts}
    more.setdefault("vp", 0)
    game = stage(
        active,
        places[FRENCH],
        places[BRITISH],
        hand=[1, *hand],
        dice=dice,
        forts=forts,
        **more,
    )
    events = listen(game)
    set_out(game, active, attackers)
    play(game, f"move > {target}")
    for ask, answer in ((Ask.INTERCEPT, "let pass"), (Ask.STEP, "stop")):
        # A lone Auxiliary could infiltrate.
        if game.decision is not None and game.decision.ask is ask:
            game.choose(answer)
    play(game, *choices)
    return game, events


def fought(*args: Any, **more: Any) -> tuple[Game, dict[Side, Fired]]:
    """An attack, as `attack` has it, fought to its end, and how both sides have fired."""
    game, events = attack(*args, **more)
    settle(game)
    return game, fires(events)


def winner(events: Iterable[Event]) -> Side:
    """Who has won the battle."""
    return next(event.winner for event in events if isinstance(event, BattleEnded))


def drm(fire: Fired) -> int:
    """The sum of the modifiers of a die."""
    return sum(number for _, number in fire.modifiers)


def drms(found: Mapping[Side, Fired]) -> tuple[int, int]:
    """The sums for the French and the British."""
    return drm(found[FRENCH]), drm(found[BRITISH])
