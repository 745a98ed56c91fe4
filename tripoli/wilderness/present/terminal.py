"""The board and the cards as text, for a terminal."""

from __future__ import annotations

from collections.abc import Collection

from tripoli.kernel.screen import wrapped
from tripoli.kernel.text import fill, listed
from tripoli.wilderness.model.pieces import DRILLED, OF, Pieces, each
from tripoli.wilderness.model.places import MILITIA_BOXES, NAMES, POOL
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import LINKS, SPACES, Link, Space
from tripoli.wilderness.model.state import ASSEMBLIES, State
from tripoli.wilderness.present.words import date, points
from tripoli.wilderness.rules import paths
from tripoli.wilderness.text import terminal as text


def board_text(state: State, eyes: Collection[int]) -> str:
    """The board and the cards.

    Args:
        state: the state.
        eyes: the seats whose hands may be seen.
    """
    now = date(state.year, late=state.late)
    box = ASSEMBLIES[state.assemblies]
    lines = [wrapped(fill(text.HEAD, date=now, vp=points(state.vp), assemblies=box))]
    niagara, forks = (text.SEAT_NAMES[side] for side in state.holders)
    lines.append(fill(text.HOLDERS, niagara=niagara, forks=forks))
    supplied = tuple(paths.supplied(state, side) for side in Side)
    for region, name in text.REGIONS.items():
        found = [
            wrapped(f"{space}: {there}", indent="    ", first="  ")
            for space in SPACES
            if _region(space) == region and (there := contents(state, space, supplied))
        ]
        if region == "boxes":
            found += [
                wrapped(f"{NAMES[place]}: {names(state, state.at[place])}", "    ", "  ")
                for place in (*MILITIA_BOXES.values(), POOL)
                if state.at[place]
            ]
        if found:
            lines += ["", name, *found]
    lines.append("")
    lines += [wrapped(_hand(state, side, eyes), indent="  ") for side in Side]
    discards = listed([str(card) for card in state.discards]) or text.EMPTY
    lines.append(wrapped(fill(text.DECK, deck=len(state.deck), discards=discards), indent="  "))
    return "\n".join(lines)


def _region(space: Space) -> str:
    if space.department is not None:
        return space.department.name.lower()
    return "wilderness" if LINKS[space] else "boxes"


def contents(state: State, space: Space, supplied: tuple[set[Space], ...]) -> str:
    """What lies in a space; empty if nothing does.

    Args:
        state: the state.
        space: the space.
        supplied: for each side, the spaces in supply.
    """
    found = []
    code = state.forts[space]
    if code:
        owner = text.SEAT_NAMES[Side(code & 1)]
        found.append(fill(text.OWNED, side=owner, what=text.FORT[code >> 1]))
    if state.works[space]:
        found.append(fill(text.WORKS, side=text.SEAT_NAMES[Side(state.works[space] - 1)]))
    if state.sieges[space]:
        found.append(fill(text.SIEGE, level=state.sieges[space] - 1))
    if state.amphib >> space & 1:
        found.append(text.AMPHIB)
    if state.fieldworks >> space & 1:
        found.append(text.FIELDWORKS)
    found += [
        fill(text.RAIDED, side=text.SEAT_NAMES[side])
        for side in Side
        for _ in range(state.raided[side][space])
    ]
    for side in Side:
        pieces = state.at[space] & OF[side]
        if pieces:
            said = names(state, pieces)
            if pieces & DRILLED and space not in supplied[side]:
                said += f", {text.NO_SUPPLY}"
            found.append(fill(text.FORCES, side=text.SEAT_NAMES[side], pieces=said))
    return "; ".join(found)


def names(state: State, pieces: Pieces) -> str:
    """Pieces by name, with what has become of them."""
    found = []
    for piece in each(pieces):
        name = piece.name
        if state.reduced & piece.bit:
            name = fill(text.REDUCED, piece=name)
        if state.inside & piece.bit:
            name = fill(text.INSIDE, piece=name)
        found.append(name)
    return listed(found)


def _hand(state: State, side: Side, eyes: Collection[int]) -> str:
    hand = state.hands[side]
    name = text.SEAT_NAMES[side]
    if side in eyes:
        cards = listed([str(card) for card in hand.cards]) or text.EMPTY
        return fill(text.HAND, side=name, cards=cards)
    if hand.known:
        known = listed([str(card) for card in hand.known])
        return fill(text.KNOWN, side=name, count=len(hand.cards), known=known)
    return fill(text.HIDDEN, side=name, count=len(hand.cards))


def space_text(state: State, space: Space) -> list[str]:
    """What lies in a space, and what it is connected to."""
    supplied = tuple(paths.supplied(state, side) for side in Side)
    there = contents(state, space, supplied) or text.EMPTY
    about = fill(text.ABOUT_SPACE, space=space, terrain=space.terrain.value, there=there)
    lines = [wrapped(about)]
    for link in Link:
        others = [str(other) for other, kind in LINKS[space].items() if kind is link]
        if others:
            lines.append(
                wrapped(fill(text.CONNECTED, link=link.value, spaces=listed(others)), "    ", "  ")
            )
    return lines
