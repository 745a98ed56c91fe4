"""Facts that never change: the map, the pieces, the cards, the scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tripoli.kernel.text import fill
from tripoli.wilderness.model import places
from tripoli.wilderness.model.cards import CARDS, Card
from tripoli.wilderness.model.pieces import (
    AUXILIARIES,
    FULL_NAMES,
    LEADERS,
    PIECES,
    Kind,
    Nation,
    Piece,
)
from tripoli.wilderness.model.setup import MOST_BID, SCENARIOS
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.model.spaces import (
    FORTRESSES,
    LANDINGS,
    LINKS,
    MONTREAL,
    QUEBEC,
    SPACES,
    WAYS_OUT,
    Space,
)
from tripoli.wilderness.model.state import ASSEMBLIES, VITAL
from tripoli.wilderness.present.notation import side_name
from tripoli.wilderness.rules.year import ENDURING, PEACE_VP, WINNING_VP
from tripoli.wilderness.text import labels, names
from tripoli.wilderness.text.terminal import SEAT_NAMES

if TYPE_CHECKING:
    from tripoli.wilderness.present import messages

_KINDS: Final[dict[Kind, messages.PieceKind]] = {
    Kind.LEADER: "leader",
    Kind.REGULAR: "regular",
    Kind.ROYAL_AMERICAN: "royal american",
    Kind.HIGHLAND: "highlander",
    Kind.MARINE_DETACHMENT: "marine",
    Kind.PROVINCIAL: "provincial",
    Kind.LIGHT_INFANTRY: "light infantry",
    Kind.INDIAN: "indian",
    Kind.COUREURS: "coureurs des bois",
    Kind.RANGER: "ranger",
    Kind.MILITIA: "militia",
}
GOALS_OF_1759: Final = (QUEBEC, MONTREAL, *VITAL)
"""Two of these win a scenario that ends in 1759 for the British (13.12)."""


def facts() -> messages.Facts:
    """Facts that never change."""
    return {
        "names": {
            "seats": {side_name(side): SEAT_NAMES[side] for side in Side},
            "sides": {side_name(side): names.SIDES[side] for side in Side},
        },
        "pieces": [_piece(piece) for piece in PIECES],
        "spaces": [_space(space) for space in SPACES],
        "places": {
            "militia": {
                department.value: places.NAMES[box]
                for department, box in places.MILITIA_BOXES.items()
            },
            "available": places.NAMES[places.AVAILABLE],
            "pool": places.NAMES[places.POOL],
            "aside": places.NAMES[places.ASIDE],
            "gone": places.NAMES[places.GONE],
        },
        "cards": [_card(card) for card in CARDS.values()],
        "scenarios": [
            {
                "name": key,
                "title": scenario.name,
                "first_year": scenario.first_year,
                "last_year": scenario.last_year,
                "vp": scenario.vp,
                "seats": {side_name(side): names.SEATS[scenario.early][side] for side in Side},
            }
            for key, scenario in SCENARIOS.items()
        ],
        "uses": {
            str(value): {
                str(act): fill(template, value=value) for act, template in labels.USES.items()
            }
            for value in sorted({card.value for card in CARDS.values()})
        },
        "most_bid": MOST_BID,
        "assemblies": list(ASSEMBLIES),
        "nations": [nation.value for nation in Nation],
        "victory": {
            "points": WINNING_VP,
            "enduring": {str(year): vp for year, vp in ENDURING.items()},
            "peace": PEACE_VP,
            "conquest": [str(space) for space in (*FORTRESSES, *VITAL)],
            "goals_of_1759": [str(space) for space in GOALS_OF_1759],
        },
    }


def _piece(piece: Piece) -> messages.Piece:
    leader = bool(piece.bit & LEADERS)
    reduced, full = piece.strengths
    return {
        "name": FULL_NAMES[piece],
        "title": piece.name,
        "side": side_name(piece.side),
        "kind": _KINDS[piece.kind],
        "strengths": None if leader else [full, reduced],
        "movement": piece.movement,
        "raids": bool(piece.bit & AUXILIARIES),
        "ratings": {
            "initiative": piece.initiative,
            "command": piece.command,
            "tactics": piece.tactics,
        }
        if leader
        else None,
        "homes": [] if piece.settlement is None else [str(piece.settlement)],
    }


def _space(space: Space) -> messages.Space:
    at_home = [piece for piece in PIECES if piece.settlement == space]
    nation = at_home[0].nation if at_home else None
    links: list[messages.SpaceLink] = [
        {"to": str(other), "kind": kind.value} for other, kind in LINKS[space].items()
    ]
    links += [{"to": str(other), "kind": "landing"} for other in LANDINGS.get(space, ())]
    links += [{"to": str(other), "kind": "way out"} for other in WAYS_OUT.get(space, ())]
    return {
        "name": str(space),
        "terrain": space.terrain.value,
        "department": None if space.department is None else space.department.value,
        "original": None if space.original is None else side_name(space.original),
        "fortress": space.fortress,
        "port": space.port,
        "settlement": None if nation is None else nation.value,
        "tribes": list(dict.fromkeys(piece.tribe for piece in at_home if piece.tribe)),
        "links": links,
    }


def _card(card: Card) -> messages.Card:
    return {
        "name": str(card),
        "number": int(card),
        "title": card.title,
        "value": card.value,
        "event": card.key,
        "side": None if card.side is None else side_name(card.side),
        "response": card.response,
        "leads": card.key == "campaign",
        "removal": card.removal.value,
    }
