"""Moves of units, forces and leaders along a path, and where they can go (6.0)."""

from __future__ import annotations

from collections.abc import Iterable

from wilderness.stage import options, play, skip, stage

from tripoli.wilderness.game import Game
from tripoli.wilderness.model.cards import CARDS
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side

CARD = "activate 46 Colonial Recruits"
"""What activates the pieces of `march`."""
NORTH = {"Hudson Carry North": "British fort"}
"""A fort at the northern end of the carry on the Hudson."""


def targets(game: Game, act: str = "move") -> set[str]:
    """Where one can go."""
    return {option[len(act) + 3 :] for option in options(game) if option.startswith(f"{act} > ")}


def on_the_move(
    side: Side,
    source: str,
    names: str,
    path: Iterable[str] = (),
    *,
    forts: dict[str, str] | None = None,
    others: dict[str, str] | None = None,
    card: int = 21,
) -> Game:
    """A unit, or a force under the first named, that has moved along a path."""
    mine, theirs = {source: names}, others or {}
    game = stage(
        side,
        mine if side is FRENCH else theirs,
        mine if side is BRITISH else theirs,
        hand=[card, 8],
        forts=forts or {},
    )
    first, *rest = names.split(", ")
    play(game, f"activate {CARDS[card]}")
    if rest:
        play(game, f"lead {first}", *(f"take {name}" for name in rest))
    else:
        play(game, f"send {first}")
    ready(game)
    for name in path:
        play(game, f"move > {name}")
    return game


def ready(game: Game) -> None:
    """All have been named and no response is played: the first step."""
    while "done" in options(game):
        game.choose("done")
    skip(game, "stop")


def offered(game: Game, act: str) -> set[str]:
    """What can be done with a word: "inside" gives the names of all that can go inside."""
    return {option[len(act) + 1 :] for option in options(game) if option.startswith(f"{act} ")}


def march(
    source: str,
    names: str,
    *path: str,
    british: dict[str, str] | None = None,
    french: dict[str, str] | None = None,
    forts: dict[str, str] | None = None,
    dice: tuple[int, ...] = (),
    sieges: dict[str, int] | None = None,
    works: dict[str, Side] | None = None,
    fieldworks: int = 0,
    other: tuple[int, ...] = (),
    amphib: int = 0,
) -> Game:
    """French pieces, the first of them alone or in command, move along a path."""
    game = stage(
        FRENCH,
        {source: names} | (french or {}),
        british or {},
        hand=[46, 8],
        other=other,
        forts=forts or {},
        dice=dice,
        sieges=sieges or {},
        works=works or {},
        amphib=amphib,
        fieldworks=fieldworks,
        vp=0,
    )
    first, *rest = names.replace(" (r)", "").split(", ")
    play(game, CARD)
    if rest:
        play(game, f"lead {first}", *(f"take {name}" for name in rest))
    else:
        play(game, f"send {first}")
    while "done" in options(game):
        game.choose("done")
    for name in path:
        play(game, f"move > {name}")
    return game
