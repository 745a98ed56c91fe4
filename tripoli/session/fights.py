"""Which fight is shown at each moment of a game, and where fights end."""

from __future__ import annotations

from tripoli.kernel.title import Title
from tripoli.session.past import Past


class Fights:
    """The fights of a game, moment by moment.

    Args:
        title: the game's title.

    Attributes:
        shown: the event that began the fight shown at each moment; None without one.
    """

    def __init__(self, title: Title) -> None:
        self.title = title
        self.shown: list[int | None] = []
        self._unfinished: list[int | None] = []
        """The fight that goes on after each moment."""
        self._effective: list[int] = []
        """The last moment, as of each one, at which that fight has had a visible effect."""
        self._ended: list[tuple[int, int]] = []
        """At which moment a fight turned out to be over, and at which it ended."""

    def add(self, events: Past, before: int, begins: bool) -> None:
        """Add a moment.

        Args:
            events: all events up to it.
            before: how many there were at the previous moment.
            begins: whether a fight begins there.
        """
        title, number = self.title, len(self.shown)
        unfinished = self._unfinished[-1] if number else None
        effective = self._effective[-1] if number else 0
        fight = title.page.last_scene(events, before)
        if fight is None:
            fight = unfinished
        goes_on = fight is not None and title.page.goes_on(events, fight)
        if unfinished is not None:
            first = events.until(before + 1)
            own = len(events) > before and title.page.goes_on(first, unfinished)
            # If another fight begins at this moment, that is the one shown.
            if own and not begins:
                effective = number
            if begins or not goes_on:
                self._ended.append((number, effective))
        self.shown.append(fight)
        self._unfinished.append(fight if goes_on else None)
        self._effective.append(number if begins else effective)

    def cut(self, count: int) -> None:
        """Forget the moments after some choices."""
        for moments in (self.shown, self._unfinished, self._effective):
            del moments[count + 1 :]
        while self._ended and self._ended[-1][0] > count:
            self._ended.pop()

    def ends(self) -> set[int]:
        """The moments at which a fight ends, or has last had an effect."""
        ends = {moment for _, moment in self._ended}
        if self._unfinished[-1] is not None:
            ends.add(self._effective[-1])
        return ends
