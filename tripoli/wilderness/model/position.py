"""Reading a position strictly, as `State.to_json` writes it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tripoli.kernel import strict
from tripoli.kernel.strict import FormatError, Json
from tripoli.wilderness.model import places
from tripoli.wilderness.model.action import UNLIMITED, Action, Dropped, Group, Mover, Way
from tripoli.wilderness.model.cards import CARDS, Card
from tripoli.wilderness.model.pieces import (
    BY_FULL_NAME,
    FULL_NAMES,
    LEADERS,
    MILITIA,
    OF,
    PIECES,
    UNITS,
    UNITS_OF,
    Piece,
    Pieces,
    each,
)
from tripoli.wilderness.model.setup import Setup
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import BY_NAME, SPACES, Space
from tripoli.wilderness.model.state import (
    ASSEMBLIES,
    FLAGS,
    FORT,
    FORTRESS,
    Hand,
    Phase,
    State,
)

_SIDES: Final = {str(side): side for side in Side}
_MOST_VP: Final = 200
_MOST_RAIDS: Final = 50
_SIEGES: Final = 3


def read_position(position: Json, setup: Setup) -> Mapping[str, Any]:
    """Check that a position can be read.

    Args:
        position: what `State.to_json` has returned.
        setup: the options of the game.

    Raises:
        FormatError: it is no position of such a game; the message says where and why.
    """
    return read_state(position, setup).to_json()


def read_state(position: Json, setup: Setup) -> State:
    """A state from a position.

    Raises:
        FormatError: as in `read_position`.
    """
    state = State()
    data = strict.fields(position, "the position", list(state.to_json()))
    facts = setup.facts
    state.year = strict.whole(data["year"], "the year", facts.first_year, facts.last_year)
    state.late = strict.word(data["season"], "the season", ("early", "late")) == "late"
    phases = {str(phase): phase for phase in Phase}
    state.phase = phases[strict.word(data["phase"], "the phase", phases)]
    state.first = _side(data["first"], "the first side")
    state.active = _side(data["active"], "the active side")
    state.vp = strict.whole(data["vp"], "the victory points", -_MOST_VP, _MOST_VP)
    box = strict.word(data["assemblies"], "the Provincial Assemblies", ASSEMBLIES)
    state.assemblies = ASSEMBLIES.index(box)
    holders = strict.items(data["holders"], "the holders", 2)
    if len(holders) != 2:
        raise FormatError("the holders: expected two sides")
    state.holders = _side(holders[0], "a holder"), _side(holders[1], "a holder")
    flags = strict.fields(data["flags"], "the flags", list(FLAGS))
    for name in FLAGS:
        setattr(state, name, strict.flag(flags[name], f"the flag {name}"))
    _read_pieces(state, data)
    _read_board(state, data)
    _read_cards(state, data, setup)
    if data["action"] is not None:
        state.action = _read_action(data["action"])
    _check(state)
    return state


def _side(value: Json, where: str) -> Side:
    return _SIDES[strict.word(value, where, _SIDES)]


def _space(value: Json, where: str) -> Space:
    return BY_NAME[strict.word(value, where, BY_NAME)]


def _piece(value: Json, where: str) -> Piece:
    return BY_FULL_NAME[strict.word(value, where, BY_FULL_NAME)]


def _pieces(value: Json, where: str) -> Pieces:
    found = 0
    for item in strict.items(value, where, len(PIECES)):
        piece = _piece(item, where)
        if found & piece.bit:
            raise FormatError(f"{where}: {FULL_NAMES[piece]} is there twice")
        found |= piece.bit
    return found


def _read_pieces(state: State, data: Mapping[str, Json]) -> None:
    by_place = data["pieces"]
    if not isinstance(by_place, dict):
        raise FormatError("the pieces: expected an object")
    seen = 0
    for name, value in by_place.items():
        place = places.BY_NAME[strict.word(name, "a place", places.BY_NAME)]
        there = _pieces(value, f"the pieces at {name}")
        if seen & there:
            raise FormatError(f"the pieces: {FULL_NAMES[next(each(seen & there))]} is there twice")
        seen |= there
        state.at[place] = there
        for piece in each(there):
            state.place[piece] = place
    missing = ((1 << len(PIECES)) - 1) & ~seen
    if missing:
        raise FormatError(f"the pieces: {FULL_NAMES[next(each(missing))]} is missing")
    state.reduced = _pieces(data["reduced"], "the reduced units")
    state.inside = _pieces(data["inside"], "the besieged pieces")
    if state.reduced & ~UNITS:
        raise FormatError("the reduced units: a leader has no steps")


def _bytes(value: Json, where: str, least: int, most: int) -> bytearray:
    found = bytearray(len(SPACES))
    if not isinstance(value, dict):
        raise FormatError(f"{where}: expected an object")
    for name, number in value.items():
        space = _space(name, where)
        found[space] = strict.whole(number, f"{where}, {name}", least, most)
    return found


def _mask(value: Json, where: str) -> int:
    found = 0
    for item in strict.items(value, where, len(SPACES)):
        found |= 1 << _space(item, where)
    return found


def _read_board(state: State, data: Mapping[str, Json]) -> None:
    state.forts = _bytes(data["fortifications"], "the fortifications", 2, 2 * FORTRESS + 1)
    state.works = _bytes(data["works"], "the forts under construction", 1, 2)
    state.sieges = _bytes(data["sieges"], "the sieges", 1, _SIEGES)
    raided = strict.fields(data["raided"], "the Raided markers", list(_SIDES))
    french, british = (
        _bytes(raided[name], f"the {name} Raided markers", 1, _MOST_RAIDS) for name in _SIDES
    )
    state.raided = french, british
    state.amphib = _mask(data["amphib"], "the Amphib markers")
    state.fieldworks = _mask(data["fieldworks"], "the Fieldworks markers")


def _cards(value: Json, where: str) -> tuple[Card, ...]:
    found = []
    for item in strict.items(value, where, len(CARDS)):
        found.append(CARDS[strict.whole(item, where, 1, len(CARDS))])
    return tuple(found)


def _read_cards(state: State, data: Mapping[str, Json], setup: Setup) -> None:
    state.deck = _cards(data["deck"], "the deck")
    state.discards = _cards(data["discards"], "the discards")
    state.removed = _cards(data["removed"], "the removed cards")
    hands = strict.fields(data["hands"], "the hands", list(_SIDES))
    for name, side in _SIDES.items():
        hand = state.hands[side]
        fields = strict.fields(hands[name], f"the {name} hand", list(Hand().to_json()))
        for field in ("cards", "known", "lacked", "held"):
            setattr(hand, field, _cards(fields[field], f"the {name} hand, {field}"))
        for field in ("must_play", "holds", "built", "regulars", "blockhouses"):
            setattr(hand, field, strict.flag(fields[field], f"the {name} hand, {field}"))
        hand.held_shown = strict.whole(
            fields["held_shown"], f"the {name} hand, held_shown", 0, len(CARDS)
        )
        if not set(hand.known) <= set(hand.cards):
            raise FormatError(f"the {name} hand: a known card is not in it")
    everywhere = [*state.deck, *state.discards, *state.removed]
    for hand in state.hands:
        everywhere += hand.cards
    if sorted(everywhere) != sorted(setup.facts.deck):
        raise FormatError("the cards: each card of the scenario must be in one place")


def _leader(value: Json, where: str) -> Piece | None:
    if value is None:
        return None
    piece = _piece(value, where)
    if not piece.bit & LEADERS:
        raise FormatError(f"{where}: {FULL_NAMES[piece]} is no leader")
    return piece


def _read_action(value: Json) -> Action:
    blank = Action(CARDS[1], Way.FREE, bytes(len(PIECES)), 0)
    data = strict.fields(value, "the Action Phase", list(blank.to_json()))
    ways = {str(way): way for way in Way}
    start = strict.fields(data["start"], "the places at the start", list(FULL_NAMES))
    action = Action(
        CARDS[strict.whole(data["card"], "the card", 1, len(CARDS))],
        ways[strict.word(data["way"], "the way", ways)],
        bytes(
            strict.whole(start[name], "a place at the start", 0, places.PLACES - 1)
            for name in FULL_NAMES
        ),
        _pieces(data["inside"], "those besieged at the start"),
    )
    action.waiting = tuple(
        _read_group(item) for item in strict.items(data["waiting"], "the groups", len(PIECES))
    )
    action.used = _pieces(data["used"], "the activated pieces")
    action.spent = strict.whole(data["spent"], "the points spent", 0, 6)
    action.named = strict.flag(data["named"], "whether all are named")
    action.fought = _pieces(data["fought"], "those that have fought")
    action.over = strict.flag(data["over"], "whether it is over")
    action.raids = tuple(
        _read_raid(item) for item in strict.items(data["raids"], "the raids", len(PIECES))
    )
    coehorns = strict.items(data["coehorns"], "the Coehorns", 2)
    if len(coehorns) != 2:
        raise FormatError("the Coehorns: expected two numbers")
    french, british = (strict.whole(item, "the Coehorns", 0, 1 << 150) for item in coehorns)
    action.coehorns = french, british
    if data["mover"] is not None:
        action.mover = _read_mover(data["mover"])
    return action


def _read_group(value: Json) -> Group:
    data = strict.fields(value, "a group", ("leader", "pieces"))
    return Group(_leader(data["leader"], "a leader"), _pieces(data["pieces"], "a group"))


def _read_raid(value: Json) -> Dropped:
    names = ("space", "pieces", "leader", "own", "fought", "source")
    data = strict.fields(value, "a raid", names)
    return Dropped(
        _space(data["space"], "a raid"),
        _pieces(data["pieces"], "the raiders"),
        _leader(data["leader"], "a raid's leader"),
        strict.flag(data["own"], "a raid"),
        strict.flag(data["fought"], "a raid"),
        None if data["source"] is None else _space(data["source"], "a raid's source"),
    )


def _read_mover(value: Json) -> Mover:
    blank = Mover(Group(None, 1), SPACES[0], naval=False)
    data = strict.fields(value, "the group on the move", list(blank.to_json()))
    group = Group(
        _leader(data["leader"], "its leader"), _pieces(data["pieces"], "the group on the move")
    )
    mover = Mover(group, _space(data["origin"], "its origin"), naval=False)
    mover.space = _space(data["space"], "its space")
    if data["before"] is not None:
        mover.before = _space(data["before"], "the space before")
    mover.steps = strict.whole(data["steps"], "its steps", 0, UNLIMITED)
    mover.most = strict.whole(data["most"], "its most steps", 0, UNLIMITED)
    mover.failed = _pieces(data["failed"], "those that failed")
    mover.tried = _mask(data["tried"], "spaces tried")
    mover.avoided = _mask(data["avoided"], "spaces avoided")
    for name in _MOVER_FLAGS:
        setattr(mover, name, strict.flag(data[name], f"the group on the move, {name}"))
    return mover


_MOVER_FLAGS: Final = (
    "alone",
    "asked",
    "boat",
    "carried",
    "fought",
    "guided",
    "land",
    "landing",
    "landing_card",
    "naval",
)


def _check(state: State) -> None:
    """Check what the board must be like, whatever has happened."""
    for space in SPACES:
        kind = state.fort_kind(space)
        if (kind == FORTRESS) != space.fortress:
            raise FormatError(f"the fortifications: {space} has a fortress, or has none")
        if state.sieges[space]:
            owner = Side(state.forts[space] & 1)
            if kind < FORT or not state.outside(space, owner.other):
                raise FormatError(f"the sieges: nothing can be besieged at {space}")
        if state.works[space] and kind >= FORT:
            raise FormatError(f"the forts under construction: {space} has a fort")
    for piece in each(state.inside):
        place = state.place[piece]
        if place >= places.ON_MAP or not state.sieges[place]:
            raise FormatError(f"the besieged pieces: {FULL_NAMES[piece]} is not besieged")
        if not state.has_fort(place, piece.side):
            raise FormatError(f"the besieged pieces: {FULL_NAMES[piece]} is in an enemy place")
    for place, pieces in enumerate(state.at):
        if place in _BOXES:
            if pieces & ~(MILITIA & OF[_BOXES[place]]):
                raise FormatError(f"the {places.NAMES[place]} box holds only its militia")
        elif place < places.ON_MAP and pieces & MILITIA:
            raise FormatError(f"the pieces: militia stay in their boxes, not at {SPACES[place]}")
        if place < places.ON_MAP and state.action is None:
            if all(pieces & UNITS_OF[side] & ~state.inside for side in Side):
                raise FormatError(f"the pieces: both sides are at {SPACES[place]}")


_BOXES: Final = {box: department.side for department, box in places.MILITIA_BOXES.items()}
