"""Decisions and their options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NoReturn, Protocol, Self

from tripoli.kernel.late import Late

if TYPE_CHECKING:
    import difflib
else:
    difflib = Late("difflib")


DECLINE: Final = "decline"
"""The notation of the empty answer to a window, in every game."""


class Option(str):
    """One complete choice: its notation, as a string.

    A game's own options are a subclass whose `__slots__` are the fields that say what the choice
    concerns. As a string, an option equals its notation: `"done" in decision.options` works. Two
    options are equal if their notations are; within a decision, no two are. Options with the same
    notation and fields are one object, also after copying or pickling, so that rules can use `is`.

    Args:
        notation: the choice as people write it.
        fields: the fields by name; the others are None.

    Raises:
        TypeError: there is no such field.
    """

    __slots__: tuple[str, ...] = ()

    def __new__(cls, notation: str, **fields: Any) -> Self:
        """Create an option; the arguments are described in the class docstring."""
        values = tuple([fields.pop(name, None) for name in cls.__slots__])
        if fields:
            raise TypeError(f"{cls.__name__} has no field {next(iter(fields))!r}")
        known = _OPTIONS.get((cls, notation, values))
        if known is not None:
            return known  # type: ignore[return-value]
        self = super().__new__(cls, notation)
        for name, value in zip(cls.__slots__, values, strict=True):
            object.__setattr__(self, name, value)
        _OPTIONS[cls, notation, values] = self
        return self

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __repr__(self) -> str:
        fields = "".join(f", {name}={value!r}" for name, value in self.fields().items())
        return f"{type(self).__name__}({str(self)!r}{fields})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), str(self), self.fields())

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def fields(self) -> dict[str, Any]:
        """The fields that are not None, by name."""
        values = {name: getattr(self, name) for name in self.__slots__}
        return {name: value for name, value in values.items() if value is not None}

    def to_json(self) -> dict[str, Any]:
        """The notation and all fields by name, JSON-compatible: numbers, and names of things."""
        values = ((name, getattr(self, name)) for name in self.__slots__)
        return {"notation": str(self), **{name: _plain(value) for name, value in values}}


_OPTIONS: Final[dict[tuple[type[Option], str, tuple[Any, ...]], Option]] = {}
"""All options, by class, notation and fields."""


def _restored(cls: type[Option], notation: str, fields: Mapping[str, Any]) -> Option:
    return cls(notation, **fields)


def _plain(value: Any) -> Any:
    return value if value is None or type(value) in (bool, int, str) else str(value)


class Decision(Protocol):
    """A decision that the game is waiting for.

    If a list of options costs something, make it when it is first read: a game repeats its own
    choices without reading it.
    """

    @property
    def side(self) -> int:
        """The side that decides."""

    @property
    def options(self) -> Sequence[Option]:
        """The possible answers: never empty, in a stable order, without duplicate notations."""

    @property
    def window(self) -> Any:
        """What a window asks about, such as a card; None if the decision is not a window.

        In a window, a side may react with something that only it knows it has. Other sides do not
        see that it was asked, nor that it declined; the last option is to decline, with the
        notation `DECLINE`.
        """


def only_declines(decision: Decision) -> bool:
    """Whether a decision is a window at which there is nothing to choose.

    It need not be put to anybody, except where its being asked would tell those who share a device
    something.
    """
    return decision.window is not None and len(decision.options) == 1


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
