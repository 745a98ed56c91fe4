"""Wilderness War: map, pieces, cards, rules, and what each side can see.

The public names are those of `tripoli.wilderness.face`, which is imported on first use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tripoli.kernel.late import public

if TYPE_CHECKING:
    from tripoli.wilderness.face import *  # noqa: F403

__getattr__, __dir__ = public(__name__, "tripoli.wilderness.face")
