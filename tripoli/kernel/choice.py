"""Decisions and their options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from tripoli.kernel.late import Late

if TYPE_CHECKING:
    import difflib
else:
    difflib = Late("difflib")


class Option(str):
    """One complete choice: its notation, as a string.

    A game's own options are a subclass with fields that say what the choice concerns. As a string,
    an option equals its notation: `"done" in decision.options` works.
    """

    __slots__ = ()


class Decision(Protocol):
    """A decision that the game is waiting for."""

    @property
    def side(self) -> int:
        """The side that decides."""

    @property
    def options(self) -> Sequence[Option]:
        """The possible answers: never empty, in a stable order, without duplicate notations."""


_SHOWN = 6


class IllegalChoice(ValueError):
    """The choice is not an option; the game is unchanged.

    Attributes:
        choice: the choice that was attempted.
        legal: the notations of the options.
    """

    def __init__(self, choice: object, legal: Sequence[str]) -> None:
        self.choice = choice
        self.legal = tuple(str(option) for option in legal)
        text = str(choice)
        if len(text) > 80:
            text = text[:77] + "..."
        if not self.legal:
            super().__init__(f"{text!r} cannot be chosen: the game is over")
            return
        matches = difflib.get_close_matches(text, self.legal, n=3)
        shown = matches or self.legal[:_SHOWN]
        more = len(self.legal) - len(shown)
        super().__init__(
            f"{text!r} is not an option here; "
            + ("closest: " if matches else "options: ")
            + "; ".join(shown)
            + (f"; and {more} more" if more else "")
        )

    def __reduce__(self) -> tuple[type[IllegalChoice], tuple[object, tuple[str, ...]]]:
        return IllegalChoice, (self.choice, self.legal)
