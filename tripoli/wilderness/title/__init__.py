"""The title object of Wilderness War; see `kernel.title`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Final

from tripoli.kernel.late import Late
from tripoli.kernel.seat import Player
from tripoli.kernel.title import Title
from tripoli.wilderness.model.sides import Side
from tripoli.wilderness.text import terminal as text
from tripoli.wilderness.title import rules, words
from tripoli.wilderness.title.links import LINK_WORDS

if TYPE_CHECKING:
    from tripoli.wilderness import thumb
    from tripoli.wilderness.title import page
else:
    page = Late("tripoli.wilderness.title.page")
    thumb = Late("tripoli.wilderness.thumb")


class Wilderness(Title):
    """The title of Wilderness War."""

    key = "wilderness"
    name = "Wilderness War"
    about = text.ABOUT
    credits = text.CREDITS
    seats = tuple(str(side) for side in Side)
    seat_names = tuple(text.SEAT_NAMES[side] for side in Side)
    link_words = LINK_WORDS
    rules = rules
    words = words
    page = page

    @property
    def players(self) -> Mapping[str, Callable[[Random], Player]]:
        """A player that plays by rules of thumb."""
        return {"thumb": thumb.Thumb}


WILDERNESS: Final = Wilderness()
