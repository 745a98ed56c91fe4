"""Modules imported when they are first wanted, so that commands and the page start sooner."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Late:
    """Stands for a module; what is taken from it imports it.

    Args:
        name: of the module, with all its packages.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        return getattr(import_module(self._name), name)
