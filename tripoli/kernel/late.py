"""Modules imported on first use, so that commands and the page start sooner."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any


class Late:
    """A proxy for a module, which is imported when an attribute is first used.

    Args:
        name: the module's full dotted name.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self._name), name)


def public(package: str, face: str) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` of a package that has the public names of a module.

    The module is imported when one of them is first used, so that a command can be interrupted, and
    print its help, before the rules are loaded. Modules of the package import each other by their
    full names: `from package import module` would import the face.

    Args:
        package: the package's full name.
        face: the module's full name.
    """

    def find(name: str) -> object:
        if name.startswith("__") and name != "__all__":
            raise AttributeError(name)
        names = import_module(face)
        if name != "__all__" and name not in names.__all__:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value: object = getattr(names, name)
        setattr(sys.modules[package], name, value)
        return value

    def listed() -> list[str]:
        own = [name for name in vars(sys.modules[package]) if name.startswith("__")]
        return sorted({*import_module(face).__all__, "__all__", *own})

    return find, listed
