"""Decisions, their options, and the refusal of anything else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from tripoli.kernel.late import Late

if TYPE_CHECKING:
    import difflib
else:
    difflib = Late("difflib")


class Option(str):
    """One complete choice: its notation, as text.

    A game's own options are a subclass that also says, in fields, what the choice concerns.
    Being text, an option equals its notation: `"done" in decision.options` is a fair question.
    """

    __slots__ = ()


class Decision(Protocol):
    """A question that the game waits on."""

    @property
    def side(self) -> int:
        """Who is to answer."""

    @property
    def options(self) -> Sequence[Option]:
        """What may be answered: never empty, in a stable order, each notation once."""


_SHOWN = 6


class IllegalChoice(ValueError):
    """What was chosen is not an option; the game is as it was.

    Attributes:
        choice: what was asked for.
        legal: the notations that could have been chosen.
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
