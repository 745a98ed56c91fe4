"""Counting what stands where: for the rules, and for whoever looks at the board."""

from __future__ import annotations

from collections.abc import Sequence

from tripoli.shores.model.pieces import (
    ALLIED_CORSAIR,
    ALLIES,
    ARAB,
    CITIES,
    CORSAIR,
    DAMAGED_TRIPOLITAN_FRIGATE,
    FRIGATE,
    GIBRALTAR_ZONE,
    LAST_YEAR,
    MAP,
    MARINE,
    PIECES,
    PLACES,
    SPRING,
    SUNK,
    SUPPLY,
    TRIPOLI,
    TRIPOLI_ZONE,
    TRIPOLITAN_FRIGATE,
    Piece,
    Place,
    Season,
    year_space,
)


class Board:
    """Pieces on the board on a date; both the state of a game and a view of it are one.

    Attributes:
        year: 1801 to 1806.
        season: of the Seasonal Phase Track.
        counts: how many of each kind of piece there are in each place, at `piece + place`.
    """

    __slots__ = ()

    year: int
    season: Season
    counts: Sequence[int]

    def count(self, piece: Piece, place: Place) -> int:
        """How many pieces of a kind there are in a place."""
        return self.counts[piece + place]

    def frigates_on_map(self) -> int:
        """Undamaged American frigates in the fourteen locations."""
        return sum(self.counts[FRIGATE : FRIGATE + len(MAP)])

    def frigates_in_zones(self) -> int:
        """American frigates on patrol."""
        return sum(self.counts[FRIGATE + GIBRALTAR_ZONE : FRIGATE + TRIPOLI_ZONE + 1])

    def frigate_places(self) -> list[Place]:
        """The locations with an American frigate."""
        counts = self.counts
        return [place for place in MAP if counts[FRIGATE + place]]

    def ships_of_tripoli(self, place: Place = TRIPOLI) -> int:
        """Tripolitan frigates (damaged ones too) and corsairs in `place`."""
        counts = self.counts
        return (
            counts[CORSAIR + place]
            + counts[TRIPOLITAN_FRIGATE + place]
            + counts[DAMAGED_TRIPOLITAN_FRIGATE + place]
        )

    def raiders(self, harbor: Place) -> int:
        """The corsairs that can raid from `harbor`, Tripolitan or allied."""
        return self.counts[CORSAIR + harbor] + self.counts[ALLIED_CORSAIR + harbor]

    def active_allies(self) -> list[Place]:
        """The harbors of the allies that are at war (Game Pieces)."""
        counts = self.counts
        return [ally for ally in ALLIES if counts[ALLIED_CORSAIR + ally]]

    def army_in(self, city: Place) -> int:
        """The units of Hamet's Army in `city`."""
        return self.counts[MARINE + city] + self.counts[ARAB + city]

    def army_city(self) -> Place | None:
        """Where Hamet's Army stands, if it does."""
        for city in CITIES:
            if self.army_in(city):
                return city
        return None

    def sunk_frigates(self) -> int:
        """American frigates kept by the Tripolitan player."""
        return self.counts[FRIGATE + SUNK]

    def next_year_space(self) -> Place:
        """Where damaged frigates go: next year's space, in 1806 the Supply (R16)."""
        return SUPPLY if self.year == LAST_YEAR else year_space(self.year + 1)

    def at_least(self, year: int, season: Season = SPRING) -> bool:
        """Whether it is `season` of `year` or later."""
        return (self.year, self.season) >= (year, season)

    def pieces(self) -> dict[str, dict[str, int]]:
        """How many pieces of each kind stand in each place, by name, where there are any."""
        return {
            str(place): kinds
            for place in PLACES
            if (kinds := {str(piece): count for piece, count in self.counts_in(place).items()})
        }

    def counts_in(self, place: Place) -> dict[Piece, int]:
        """How many pieces of each kind stand in `place`, where there are any."""
        counts = self.counts
        return {piece: count for piece in PIECES if (count := counts[piece + place])}
