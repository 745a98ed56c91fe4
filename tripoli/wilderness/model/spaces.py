"""The map: 141 spaces and the connections between them (2.0).

A space is a `Space` and an index: `SPACES[space]` is itself. Facts about spaces that rules ask for
often are sets of spaces, or tuples by space.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from tripoli.wilderness.model.sides import BRITISH, FRENCH, Side


class Terrain(Enum):
    """What lies in a space (2.0); the box of the upper Great Lakes has none."""

    CULTIVATED = "cultivated"
    WILDERNESS = "wilderness"
    MOUNTAIN = "mountain"
    NONE = "none"


class Department(Enum):
    """The three regions of cultivated spaces, each with a militia box (2.0)."""

    NORTHERN = "Northern"
    SOUTHERN = "Southern"
    ST_LAWRENCE = "St. Lawrence"

    @property
    def side(self) -> Side:
        """The side that controls it originally."""
        return FRENCH if self is Department.ST_LAWRENCE else BRITISH

    def __str__(self) -> str:
        return self.value


class Link(Enum):
    """Kinds of connections; those over water are used by land and by boat (2.0)."""

    LAND = "land"
    RIVER = "river"
    LAKESHORE = "lakeshore"


_SPACES: Final = """
Boston: cultivated northern fortress port
New Haven: cultivated northern fortress port
New York: cultivated northern fortress port
Albany: cultivated northern fortress
Burlington: cultivated northern
Charlestown: cultivated northern
Concord: cultivated northern
Deerfield: cultivated northern
Gloucester: cultivated northern
Hartford: cultivated northern
Hoosic: cultivated northern
Kinderhook: cultivated northern
Manchester: cultivated northern
Northampton: cultivated northern
Peekskill: cultivated northern
Portsmouth: cultivated northern
Poughkeepsie: cultivated northern
Providence: cultivated northern
Schenectady: cultivated northern
Trenton: cultivated northern
Worcester: cultivated northern
Alexandria: cultivated southern fortress port
Baltimore: cultivated southern fortress port
Philadelphia: cultivated southern fortress port
Ashby's Gap: cultivated southern
Augusta: cultivated southern
Carlisle: cultivated southern
Culpeper: cultivated southern
Easton: cultivated southern
Frederick: cultivated southern
Harris's Ferry: cultivated southern
Head of Elk: cultivated southern
Lancaster: cultivated southern
New Castle: cultivated southern
Reading: cultivated southern
Shepherd's Ferry: cultivated southern
Winchester: cultivated southern
Woodstock: cultivated southern
Wright's Ferry: cultivated southern
York: cultivated southern
Québec: cultivated st_lawrence fortress port
Montréal: cultivated st_lawrence fortress
Baie-St-Paul: cultivated st_lawrence
Bécancour: cultivated st_lawrence
Kahnawake: cultivated st_lawrence
Lac des Deux Montagnes: cultivated st_lawrence
Rivière-Ouelle: cultivated st_lawrence
Sorel: cultivated st_lawrence
St-François: cultivated st_lawrence
St-Jean: cultivated st_lawrence
Trois-Rivières: cultivated st_lawrence
Île d'Orléans: cultivated st_lawrence
Ammonoosuc: wilderness
Black River: wilderness
Buffalo Swamp: wilderness
Canajoharie: wilderness
Casco Bay: wilderness
Cataraqui: wilderness
Cattaraugus Creek: wilderness
Cayuga: wilderness
Chenussio: wilderness
Chinklacamoose: wilderness
Cowass: wilderness
Crown Point: wilderness
East Delaware: wilderness
East Susquehanna: wilderness
French Creek: wilderness
Ganaraske: wilderness
Gannagaro: wilderness
Ganneious: wilderness
Gist's Station: wilderness
Hudson Carry North: wilderness
Hudson Carry South: wilderness
Irondequoit: wilderness
Juniata: wilderness
Karaghiyadirha: wilderness
Kittaning: wilderness
La Belle River: wilderness
La Belle-Famille: wilderness
Little Seneca River: wilderness
Logstown: wilderness
Memphremagog: wilderness
Mingo Town: wilderness
Mississauga: wilderness
Mohawks Branch: wilderness
Niagara: wilderness
Niaouré Bay: wilderness
Ohio Forks: wilderness
Oneida Carry East: wilderness
Oneida Carry West: wilderness
Oneida Castle: wilderness
Onondaga: wilderness
Osewingo: wilderness
Ossipee: wilderness
Oswegatchie: wilderness
Oswego: wilderness
Presqu'île: wilderness
Quinte: wilderness
Raystown: wilderness
Schoharie: wilderness
Shamokin: wilderness
Shawiangto: wilderness
St-Régis: wilderness
Station Point: wilderness
Tegynagerunte: wilderness
Ticonderoga: wilderness
Tioga: wilderness
Toronto: wilderness
Upper La Belle River: wilderness
Upper Monongahela: wilderness
Venango: wilderness
West Canada Creek: wilderness
West Susquehanna: wilderness
White River Falls: wilderness
Will's Creek: wilderness
Winooski: wilderness
Wood Creek: wilderness
Wyoming: wilderness
Île-aux-Noix: wilderness
Adirondacks Central: mountain
Adirondacks North: mountain
Adirondacks South: mountain
Allegheny Central: mountain
Allegheny North: mountain
Allegheny South: mountain
Green Mountains Central: mountain
Green Mountains North: mountain
Green Mountains South: mountain
Katskills: mountain
Laurel Ridge North: mountain
Laurel Ridge South: mountain
Magnolia Hills: mountain
Notre Dame Mountains: mountain
Notre Dame North: mountain
Tuscarora Hills: mountain
White Mountains Central: mountain
White Mountains North: mountain
White Mountains South: mountain
Halifax: cultivated of british fortress port
Louisbourg: cultivated of french fortress port
Pays d'en Haut: none
"""
"""Terrain; Department, or the original owner of a space outside of them; fortress and port."""

_LINKS: Final = {
    Link.LAND: """
Boston: Gloucester, Manchester, Providence, Worcester
New Haven: New York, Hartford, Peekskill
New York: Burlington, Trenton
Albany: Hoosic, Schoharie
Charlestown: Green Mountains South, White Mountains South
Concord: Portsmouth, Ossipee, White Mountains Central, White Mountains South
Deerfield: Worcester, Green Mountains South, White Mountains South
Gloucester: Portsmouth
Hartford: Poughkeepsie, Providence
Hoosic: Northampton, Hudson Carry South, Green Mountains South
Kinderhook: Northampton, Katskills
Manchester: Portsmouth, Worcester, White Mountains South
Northampton: Worcester
Peekskill: Katskills
Portsmouth: Casco Bay
Poughkeepsie: Katskills
Providence: Worcester
Schenectady: Schoharie, Adirondacks South
Trenton: Reading
Alexandria: Baltimore, Ashby's Gap
Baltimore: Frederick, Head of Elk
Philadelphia: Reading
Ashby's Gap: Culpeper, Frederick, Winchester, Woodstock
Augusta: Culpeper, Woodstock, Allegheny South
Carlisle: Shepherd's Ferry, York, Raystown
Culpeper: Woodstock
Easton: Reading, Tuscarora Hills
Frederick: York
Head of Elk: Lancaster, New Castle
Lancaster: New Castle, Reading, Wright's Ferry, Tuscarora Hills
Reading: Tuscarora Hills
Shepherd's Ferry: Winchester, York
Winchester: Woodstock, Will's Creek, Allegheny South
Woodstock: Allegheny South
Wright's Ferry: York
Québec: Notre Dame North
Montréal: St-Jean, Île-aux-Noix
Bécancour: St-François, Notre Dame North
Kahnawake: Lac des Deux Montagnes
St-François: Trois-Rivières, Memphremagog, Notre Dame North
St-Jean: Memphremagog
Ammonoosuc: Green Mountains North, Notre Dame Mountains, White Mountains North
Black River: Niaouré Bay, Oswegatchie, West Canada Creek, Adirondacks Central
Buffalo Swamp: Kittaning, La Belle River, Allegheny Central
Canajoharie: Oneida Castle, Schoharie, Shawiangto, Adirondacks South
Casco Bay: Ossipee, White Mountains North
Cattaraugus Creek: Upper La Belle River
Cayuga: Gannagaro, Karaghiyadirha, Onondaga, Osewingo, Tioga, Magnolia Hills
Chenussio: Gannagaro, Irondequoit, Karaghiyadirha, La Belle-Famille, Little Seneca River
Chinklacamoose: West Susquehanna, Allegheny Central, Allegheny North
Cowass: Green Mountains Central, Green Mountains North, White Mountains Central
Cowass: White Mountains North
Crown Point: Adirondacks North, Green Mountains Central
East Delaware: Katskills
East Susquehanna: Magnolia Hills, Tuscarora Hills
French Creek: La Belle River, Presqu'île
Gannagaro: Irondequoit, Karaghiyadirha, Onondaga
Gist's Station: Ohio Forks, Upper Monongahela, Laurel Ridge North, Laurel Ridge South
Hudson Carry North: Hudson Carry South, Adirondacks Central, Adirondacks South
Hudson Carry South: Wood Creek, Green Mountains South
Juniata: Raystown, Allegheny Central
Karaghiyadirha: Little Seneca River, Allegheny North
Kittaning: Laurel Ridge North
La Belle River: Upper La Belle River, Venango
Little Seneca River: Upper La Belle River, Allegheny North
Memphremagog: Green Mountains North, Notre Dame Mountains
Mingo Town: Upper Monongahela
Mohawks Branch: Osewingo, Schoharie, Shawiangto, Station Point, Katskills
Ohio Forks: Upper Monongahela, Laurel Ridge North
Oneida Carry East: Oneida Carry West, Oneida Castle, West Canada Creek, Adirondacks South
Oneida Carry West: Oneida Castle, Onondaga, West Canada Creek
Oneida Castle: Onondaga, Osewingo, Shawiangto
Onondaga: Osewingo, Oswego
Osewingo: Tioga
Ossipee: White Mountains Central, White Mountains North
Raystown: Will's Creek, Allegheny Central, Laurel Ridge North
Schoharie: Katskills
Shamokin: Tuscarora Hills
St-Régis: Adirondacks North
Station Point: Wyoming, Katskills
Ticonderoga: Wood Creek, Adirondacks Central, Green Mountains Central
Tioga: Wyoming, Magnolia Hills
Upper La Belle River: Allegheny North
Upper Monongahela: Allegheny South, Laurel Ridge South
West Canada Creek: Adirondacks Central
West Susquehanna: Magnolia Hills
White River Falls: Green Mountains Central, White Mountains Central
Will's Creek: Laurel Ridge South
Winooski: Adirondacks North, Green Mountains Central, Green Mountains North
Wood Creek: Green Mountains Central, Green Mountains South
Wyoming: Tuscarora Hills
Île-aux-Noix: Green Mountains North
Adirondacks Central: Adirondacks North, Adirondacks South
Allegheny Central: Laurel Ridge North
Allegheny South: Laurel Ridge South
Notre Dame Mountains: Notre Dame North
""",
    Link.RIVER: """
New York: Peekskill
Albany: Kinderhook, Schenectady, Hudson Carry South
Burlington: Trenton, Philadelphia
Charlestown: Deerfield, White River Falls
Concord: Manchester
Deerfield: Northampton
Gloucester: Manchester
Hartford: Northampton
Kinderhook: Poughkeepsie
Peekskill: Poughkeepsie
Schenectady: Canajoharie
Trenton: Easton
Alexandria: Frederick
Philadelphia: New Castle
Carlisle: Harris's Ferry
Easton: East Delaware
Frederick: Shepherd's Ferry
Harris's Ferry: Lancaster, Wright's Ferry, Juniata, Shamokin
Head of Elk: Wright's Ferry
Shepherd's Ferry: Will's Creek
Québec: Bécancour
Montréal: Kahnawake, Lac des Deux Montagnes, Sorel
Bécancour: Trois-Rivières
Kahnawake: St-Régis
Sorel: St-François, St-Jean, Trois-Rivières
St-Jean: Île-aux-Noix
Ammonoosuc: Cowass
Canajoharie: Oneida Carry East
Cataraqui: Oswegatchie
Cowass: White River Falls
East Delaware: Station Point
East Susquehanna: Shamokin, Wyoming
French Creek: Venango
Kittaning: Ohio Forks, Venango
La Belle-Famille: Niagara
Logstown: Mingo Town, Ohio Forks
Oneida Carry West: Oswego
Oswegatchie: St-Régis
Shamokin: West Susquehanna
""",
    Link.LAKESHORE: """
Québec: Île d'Orléans
Baie-St-Paul: Île d'Orléans
Rivière-Ouelle: Île d'Orléans
Cataraqui: Ganneious, Niaouré Bay
Cattaraugus Creek: La Belle-Famille, Presqu'île
Crown Point: Ticonderoga, Winooski
Ganaraske: Quinte, Toronto
Ganneious: Quinte
Hudson Carry North: Ticonderoga
Irondequoit: Oswego, Tegynagerunte
Mississauga: Niagara, Toronto
Niagara: Tegynagerunte
Niaouré Bay: Oswego
Winooski: Île-aux-Noix
""",
}
"""Each connection once."""

_LANDINGS: Final = {
    "Halifax": ("Louisbourg",),
    "Louisbourg": ("Baie-St-Paul", "Rivière-Ouelle", "Île d'Orléans"),
}
"""Arrows of British Amphibious Landings (6.431)."""
_WAYS_OUT: Final = {"Pays d'en Haut": ("French Creek", "Niagara", "Presqu'île", "Toronto")}
"""Arrows for land and boat movement, in that direction only (2.0)."""


class Space(int):
    """A space: its index on the map.

    Attributes:
        name: as on the map.
        terrain: what lies there.
        department: its Department, if it belongs to one.
        original: the side that controls it originally, if any.
        fortress: whether it has a fortress.
        port: whether it is a port.
    """

    name: str
    terrain: Terrain
    department: Department | None
    original: Side | None
    fortress: bool
    port: bool

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<{self.name}>"


def _read_spaces() -> tuple[Space, ...]:
    departments = {each.name.lower(): each for each in Department}
    spaces: list[Space] = []
    for line in _SPACES.strip().splitlines():
        name, _, text = line.partition(": ")
        words = text.split()
        space = Space(len(spaces))
        space.name = name
        space.terrain = Terrain(words[0])
        space.department = next((departments[w] for w in words if w in departments), None)
        space.original = space.department.side if space.department else None
        if "of" in words:
            space.original = BRITISH if "british" in words else FRENCH
        space.fortress = "fortress" in words
        space.port = "port" in words
        spaces.append(space)
    return tuple(spaces)


SPACES: Final = _read_spaces()
"""All spaces, in order."""
BY_NAME: Final = {space.name: space for space in SPACES}


def _read_links() -> tuple[dict[Space, Link], ...]:
    links: tuple[dict[Space, Link], ...] = tuple({} for _ in SPACES)
    for kind, text in _LINKS.items():
        for line in text.strip().splitlines():
            name, _, others = line.partition(": ")
            space = BY_NAME[name]
            for other in map(BY_NAME.__getitem__, others.split(", ")):
                links[space][other] = kind
                links[other][space] = kind
    return tuple(dict(sorted(found.items())) for found in links)


LINKS: Final = _read_links()
"""By space, each adjacent space with the kind of connection."""
NEIGHBORS: Final = tuple(tuple(found) for found in LINKS)
"""The adjacent spaces of each space."""


def _arrows(names: Mapping[str, tuple[str, ...]]) -> dict[Space, tuple[Space, ...]]:
    return {
        BY_NAME[name]: tuple(sorted(BY_NAME[other] for other in others))
        for name, others in names.items()
    }


LANDINGS: Final = _arrows(_LANDINGS)
"""Where an Amphibious Landing goes from a port (6.431)."""
WAYS_OUT: Final = _arrows(_WAYS_OUT)
"""Where one can go from the upper Great Lakes; no adjacency (W21)."""

PAYS_D_EN_HAUT: Final = BY_NAME["Pays d'en Haut"]
HALIFAX: Final = BY_NAME["Halifax"]
LOUISBOURG: Final = BY_NAME["Louisbourg"]
QUEBEC: Final = BY_NAME["Québec"]
MONTREAL: Final = BY_NAME["Montréal"]
NIAGARA: Final = BY_NAME["Niagara"]
OHIO_FORKS: Final = BY_NAME["Ohio Forks"]
CANAJOHARIE: Final = BY_NAME["Canajoharie"]
IROQUOIS_GATES: Final = tuple(
    BY_NAME[name] for name in ("Oswego", "Oneida Carry West", "Oneida Carry East")
)
"""Where a side must be for an alliance with the Iroquois (W90)."""

FORTRESSES: Final = tuple(space for space in SPACES if space.fortress)
PORTS: Final = tuple(space for space in SPACES if space.port)
IS_CULTIVATED: Final = tuple(space.terrain is Terrain.CULTIVATED for space in SPACES)
IS_WILD: Final = tuple(space.terrain in (Terrain.WILDERNESS, Terrain.MOUNTAIN) for space in SPACES)
"""Whether a space is wilderness or mountain, where Auxiliaries are at home (7.52)."""
IS_MOUNTAIN: Final = tuple(space.terrain is Terrain.MOUNTAIN for space in SPACES)
IS_WILDERNESS: Final = tuple(space.terrain is Terrain.WILDERNESS for space in SPACES)
ORIGINAL: Final = tuple(space.original for space in SPACES)
"""The original owner of each space, if any (2.0)."""


def distances(source: Space) -> tuple[int, ...]:
    """How many connections away each space is, over any of them, arrows excepted (10.421).

    Args:
        source: where to count from.

    Returns:
        By space; 99 for those that cannot be reached.
    """
    found = _DISTANCES.get(source)
    if found is None:
        steps = [99] * len(SPACES)
        steps[source] = 0
        queue = [source]
        for space in queue:
            for other in NEIGHBORS[space]:
                if steps[other] == 99:
                    steps[other] = steps[space] + 1
                    queue.append(other)
        found = _DISTANCES[source] = tuple(steps)
    return found


_DISTANCES: Final[dict[Space, tuple[int, ...]]] = {}
