"""The available games, each with its title."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tripoli.kernel.title import Title
from tripoli.shores.title import SHORES

GAMES: Final[Mapping[str, Title]] = {title.key: title for title in (SHORES,)}
"""The games by key, the default one first."""
