"""Modules imported on first use, so that commands and the page start sooner."""

from __future__ import annotations

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
