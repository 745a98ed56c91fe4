"""Pieces on the board: queries for the rules and for viewers."""

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
    """Pieces on the board on a date; the base of a game's state and of a view of it.

    Attributes:
        year: 1801 to 1806.
        season: of the Seasonal Phase Track.
        counts: the number of pieces of each kind in each place, at index `piece + place`.
    """

    __slots__ = ()

    year: int
    season: Season
    counts: Sequence[int]

    def count(self, piece: Piece, place: Place) -> int:
        """The number of pieces of a kind in a place."""
        return self.counts[piece + place]

    def frigates_on_map(self) -> int:
        """The number of undamaged American frigates in the fourteen locations."""
        return sum(self.counts[FRIGATE : FRIGATE + len(MAP)])

    def frigates_in_zones(self) -> int:
        """The number of American frigates on patrol."""
        return sum(self.counts[FRIGATE + GIBRALTAR_ZONE : FRIGATE + TRIPOLI_ZONE + 1])

    def frigate_places(self) -> list[Place]:
        """The locations with an American frigate."""
        counts = self.counts
        return [place for place in MAP if counts[FRIGATE + place]]

    def ships_of_tripoli(self, place: Place = TRIPOLI) -> int:
        """The number of Tripolitan frigates (including damaged ones) and corsairs in `place`."""
        counts = self.counts
        return (
            counts[CORSAIR + place]
            + counts[TRIPOLITAN_FRIGATE + place]
            + counts[DAMAGED_TRIPOLITAN_FRIGATE + place]
        )

    def raiders(self, harbor: Place) -> int:
        """The number of corsairs that can raid from `harbor`, Tripolitan or allied."""
        return self.counts[CORSAIR + harbor] + self.counts[ALLIED_CORSAIR + harbor]

    def active_allies(self) -> list[Place]:
        """The harbors of the allies that are at war (Game Pieces)."""
        counts = self.counts
        return [ally for ally in ALLIES if counts[ALLIED_CORSAIR + ally]]

    def army_in(self, city: Place) -> int:
        """The number of units of Hamet's Army in `city`."""
        return self.counts[MARINE + city] + self.counts[ARAB + city]

    def army_city(self) -> Place | None:
        """The city where Hamet's Army is; None if it is not on the map."""
        for city in CITIES:
            if self.army_in(city):
                return city
        return None

    def sunk_frigates(self) -> int:
        """The number of American frigates kept by the Tripolitan player."""
        return self.counts[FRIGATE + SUNK]

    def next_year_space(self) -> Place:
        """Where damaged frigates go: next year's space, or in 1806 the Supply (R16)."""
        return SUPPLY if self.year == LAST_YEAR else year_space(self.year + 1)

    def at_least(self, year: int, season: Season = SPRING) -> bool:
        """Whether it is `season` of `year` or later."""
        return (self.year, self.season) >= (year, season)

    def pieces(self) -> dict[str, dict[str, int]]:
        """The number of pieces of each kind in each place, by name, without zeros."""
        return {
            str(place): kinds
            for place in PLACES
            if (kinds := {str(piece): count for piece, count in self.counts_in(place).items()})
        }

    def counts_in(self, place: Place) -> dict[Piece, int]:
        """The number of pieces of each kind in `place`, without zeros."""
        counts = self.counts
        return {piece: count for piece in PIECES if (count := counts[piece + place])}
