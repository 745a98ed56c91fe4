"""Positions set up by hand, for tests of single rules; their dice and draws are scripted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tripoli.kernel.chance import ArrangedChance, ScriptedChance
from tripoli.wilderness.game import Game
from tripoli.wilderness.model import places
from tripoli.wilderness.model.cards import CARDS, in_order
from tripoli.wilderness.model.events import Event, Fired
from tripoli.wilderness.model.options import Ask
from tripoli.wilderness.model.pieces import (
    BY_SIDE_AND_NAME,
    LEADERS,
    UNITS,
    UNITS_OF,
    Kind,
    Piece,
    each,
)
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side
from tripoli.wilderness.model.spaces import BY_NAME, Space
from tripoli.wilderness.model.state import (
    FORT,
    FORTRESS,
    STOCKADE,
    Phase,
    first_state,
    fortification,
)

PORTS = {"Boston", "New Haven", "New York", "Alexandria", "Baltimore", "Philadelphia", "Halifax"}
"""The British ports at the start."""
FIRST = "activate 1 Campaign"
"""The choice with which most activations begin."""
KINDS = {"stockade": STOCKADE, "fort": FORT, "fortress": FORTRESS}


def piece(side: Side, name: str) -> Piece:
    """A piece by its name."""
    return BY_SIDE_AND_NAME[side, name]


def space(name: str) -> Space:
    """A space by its name."""
    return BY_NAME[name]


def stage(
    active: Side,
    french: Mapping[str, str] = {},
    british: Mapping[str, str] = {},
    *,
    hand: Iterable[int] = (),
    other: Iterable[int] = (),
    dice: Iterable[int] = (),
    draws: Iterable[str] = (),
    forts: Mapping[str, str] = {},
    works: Mapping[str, Side] = {},
    sieges: Mapping[str, int] = {},
    raided: Mapping[str, Side] = {},
    year: int = 1757,
    vp: int = 4,
    setup: Setup | None = None,
    keep: bool = False,
    **flags: Any,
) -> Game:
    """A game about to ask a side for its card.

    Args:
        active: the side.
        french: its pieces by place, as "Montcalm, Béarn (r)"; "(r)" is reduced, "(i)" inside.
        british: its pieces likewise.
        hand: the numbers of the cards of the active side.
        other: those of its enemy.
        dice: the dice to come.
        draws: the draws to come; without any, they are random, and so are dice after those given.
        forts: fortifications by space, as "French fort", or "" for none.
        works: forts under construction.
        sieges: siege levels.
        raided: Raided markers.
        year: the year.
        vp: victory points; positive for the French.
        setup: the options of the game.
        keep: whether the pieces and forts of the scenario stay; else the map is empty.
        flags: other attributes of the state.
    """
    setup = setup or Setup()
    state = first_state(setup)
    state.year, state.vp = year, vp
    state.phase = Phase.ACTION
    state.active = active
    if not keep:
        for each_piece in each(LEADERS | UNITS):
            away = places.ASIDE if each_piece.bit & LEADERS else places.AVAILABLE
            if state.place[each_piece] != places.POOL:
                move(state, each_piece, away)
        for index, code in enumerate(state.forts):
            if code >> 1 != FORTRESS:
                state.forts[index] = 0
        state.works = bytearray(len(state.works))
    for side, pieces in ((FRENCH, french), (BRITISH, british)):
        for place, names in pieces.items():
            for name in filter(None, names.split(", ")):
                put(state, side, name, places.BY_NAME[place])
    for name, text in forts.items():
        if not text:
            state.forts[space(name)] = 0
            continue
        owner, kind = text.split()
        side = FRENCH if owner == "French" else BRITISH
        state.forts[space(name)] = fortification(KINDS[kind], side)
    for name, side in works.items():
        state.works[space(name)] = side + 1
    for name, level in sieges.items():
        state.sieges[space(name)] = level + 1
    for name, side in raided.items():
        state.raided[side][space(name)] += 1
    for side, numbers in ((active, hand), (active.other, other)):
        cards = tuple(CARDS[number] for number in numbers)
        state.hands[side].cards = in_order(cards)
        state.deck = tuple(card for card in state.deck if card not in cards)
    for name, value in flags.items():
        setattr(state, name, value)
    scripted = list(draws)
    chance = ScriptedChance(dice, scripted) if scripted else ArrangedChance(dice, 1)
    game = Game(setup, chance, state)
    game.start()
    return game


def put(state: Any, side: Side, text: str, place: int) -> None:
    """Put a piece somewhere, as `stage` describes it."""
    name = text.replace(" (r)", "").replace(" (i)", "")
    one = piece(side, name)
    move(state, one, place)
    if "(r)" in text:
        state.reduced |= one.bit
    if "(i)" in text:
        state.inside |= one.bit


def move(state: Any, one: Piece, place: int) -> None:
    """Move a piece, whatever the rules say."""
    state.at[state.place[one]] &= ~one.bit
    state.place[one] = place
    state.at[place] |= one.bit


def listen(game: Game) -> list[Event]:
    """The list to which all further events of a game are added."""
    events: list[Event] = []
    game.listener = events.append
    return events


def play(game: Game, *choices: str) -> Game:
    """Make choices; what is not of interest in between is declined, as `skip` does."""
    for choice in choices:
        skip(game, choice)
        game.choose(choice)
    return game


def skip(game: Game, until: str = "") -> None:
    """Decline windows, interception and avoidance, and end Action Phases, until a choice can be
    made.
    """
    while game.decision is not None and until not in game.decision.options:
        passed = [o for o in ("decline", "let pass", "stand", "end") if o in game.decision.options]
        if not passed:
            return
        game.choose(passed[0])


def go(game: Game, *path: str) -> Game:
    """Move along a path, and no further."""
    for name in path:
        play(game, f"move > {name}")
    skip(game, "stop")
    if game.decision is not None and "stop" in game.decision.options:
        game.choose("stop")
    return game


def where(game: Game, side: Side, name: str) -> str:
    """Where a piece is."""
    return places.NAMES[game.state.place[piece(side, name)]]


def reduced(game: Game, side: Side) -> set[str]:
    """The names of the reduced units of a side."""
    return {one.name for one in each(game.state.reduced) if one.side is side}


def kinds_at(game: Game, side: Side, name: str) -> dict[Kind, int]:
    """How many units of each kind a side has somewhere."""
    found: dict[Kind, int] = {}
    for unit in each(game.state.at[places.BY_NAME[name]] & UNITS_OF[side]):
        found[unit.kind] = found.get(unit.kind, 0) + 1
    return found


def options(game: Game) -> set[str]:
    """The notations of the options of the current decision."""
    assert game.decision is not None
    return set(map(str, game.decision.options))


def answers(game: Game) -> set[str]:
    """The options of the current decision but for demolition, which comes with all (5.46)."""
    return {option for option in options(game) if not option.startswith("demolish ")}


def use(verb: str, number: int) -> str:
    """The notation of a use of a card: `use("event", 4)` is "event 4 Campaign"."""
    return f"{verb} {CARDS[number]}"


def playable(game: Game, number: int) -> bool:
    """Whether the side that decides may play a card as an event."""
    return use("event", number) in options(game)


def fate(game: Game, number: int) -> str:
    """Where a card has gone: "removed", "discarded" or ""."""
    if CARDS[number] in game.state.removed:
        return "removed"
    return "discarded" if CARDS[number] in game.state.discards else ""


def named(game: Game, act: str) -> set[str]:
    """What the options of one kind concern: for "restore", "Béarn" of "restore Béarn"."""
    return {text.removeprefix(f"{act} ") for text in options(game) if text.startswith(f"{act} ")}


def finish(game: Game, number: int) -> Game:
    """Answer all questions of an event with the first option, until its card has been spent and
    another card, or nothing more, is to be played.
    """
    while game.decision is not None and not (
        fate(game, number) and game.decision.ask in (Ask.CARD, Ask.FINISH)
    ):
        game.choose(game.decision.options[0])
    return game


def asks_event(game: Game) -> bool:
    """Whether an event still asks for something."""
    return game.decision is not None and game.decision.ask is Ask.EVENT


def decider(game: Game) -> Side:
    """The side that decides."""
    assert game.decision is not None
    return game.decision.side


def offered(game: Game, number: int) -> bool:
    """Whether a card may be played as a response, now or after windows that are declined."""
    option = use("play", number)
    skip(game, option)
    return game.decision is not None and option in options(game)


def lead(game: Game, leader: str, card: str = "1 Campaign") -> Game:
    """Activate a leader and as many of those with him as he can take, by a card."""
    play(game, f"activate {card}", f"lead {leader}")
    while game.decision is not None and game.decision.ask is Ask.FORCE:
        found = game.decision.options
        game.choose("take everyone" if "take everyone" in found else found[0])
    return game


def set_out(game: Game, side: Side, group: str) -> None:
    """Activate a group up to its first step.

    Args:
        game: the game.
        side: whose it is.
        group: its pieces; the first of them leads, or is a unit by itself.
    """
    first = group.split(", ")[0].replace(" (r)", "")
    if piece(side, first).bit & LEADERS:
        lead(game, first)
        return
    play(game, FIRST, f"send {first}")
    if "done" in options(game):
        game.choose("done")


_AT_REST = (Ask.CARD, Ask.ACTIVATE, Ask.FORCE, Ask.NEXT, Ask.STEP)


def settle(game: Game) -> Game:
    """See a battle, a siege or a raid through without caring how: nobody plays a card, deploys or
    joins, and who must choose takes the first option.
    """
    skip(game)
    while game.decision is not None and game.decision.ask not in _AT_REST:
        found = game.decision.options
        game.choose("done" if "done" in found else found[0])
        skip(game)
    return game


def fires(events: Iterable[Event]) -> dict[Side, Fired]:
    """How each side has fired last, to its events."""
    return {event.side: event for event in events if isinstance(event, Fired)}
