"""Small immutable values, such as events."""

from __future__ import annotations

from typing import Any, NoReturn, Self, dataclass_transform


@dataclass_transform(frozen_default=True)
class Value:
    """Like a frozen dataclass, but with shared methods instead of methods generated for each class.

    `dataclasses` compiles methods for each class, which costs the page a millisecond per class at
    every start. The annotations of a class are its fields, in order; a value assigned in the class
    is the default.

        >>> class Moved(Value):
        ...     ship: str
        ...     count: int = 1
        >>> Moved("brig")
        Moved(ship='brig', count=1)

    Raises:
        TypeError: a field is missing, duplicated or unknown.
        AttributeError: a field is set.
    """

    __match_args__: tuple[str, ...] = ()

    def __init_subclass__(cls) -> None:
        cls.__match_args__ = (*cls.__match_args__, *cls.__annotations__)  # type: ignore[misc]

    def __init__(self, *values: Any, **named: Any) -> None:
        names = self.__match_args__
        fields = dict(zip(names, values, strict=False))
        if len(values) > len(names) or not named.keys().isdisjoint(fields):
            raise TypeError(f"{type(self).__name__} takes {', '.join(names)}, each once")
        fields.update(named)
        for name in names:
            if name not in fields:
                if not hasattr(self, name):
                    raise TypeError(f"{type(self).__name__} needs {name}")
                fields[name] = getattr(self, name)
        if len(fields) > len(names):
            raise TypeError(f"{type(self).__name__} takes {', '.join(names)}, and nothing else")
        self.__dict__.update(fields)

    def but(self, **named: Any) -> Self:
        """A copy with some fields changed.

        Args:
            named: the fields to change.
        """
        return type(self)(**{**self.__dict__, **named})

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
        return f"{type(self).__name__}({fields})"

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    def __hash__(self) -> int:
        return hash((type(self), *(getattr(self, name) for name in self.__match_args__)))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a {type(self).__name__} never changes")

    def __delattr__(self, name: str) -> NoReturn:
        raise AttributeError(f"a {type(self).__name__} never changes")
