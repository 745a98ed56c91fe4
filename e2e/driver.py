"""A simulated person at the page of The Shores of Tripoli."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from visitor import Visitor

ENDED = Path(__file__).parents[1] / "tests" / "shores" / "golden" / "twelve-gold-1522.json"
"""A whole game between two people, with mistakes and luck."""


class ShoresVisitor(Visitor):
    """A visitor who plays The Shores of Tripoli."""

    END: ClassVar[str] = "Tournament score"

    def watch(self, seed: int) -> None:
        """Open the page and let two midshipmen play a whole game."""
        self.begin_watching(seed)
        self.page.wait_for_selector("#ending:not([hidden])", timeout=120_000)

    def begin_watching(self, seed: int) -> None:
        """Open the page and start a game between two midshipmen."""
        page = self.page
        page.goto("about:blank")
        page.goto(f"{self.address}?seed={seed}")
        page.click("summary:has-text('Watch')")
        for side in ("american", "tripolitan"):
            page.select_option(f"#strength-{side}", "midshipman")
        page.click('[data-new="watch"]')
