"""The analysis of a finished game, in small steps."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from tripoli.kernel.title import AnyEngine, Title
from tripoli.players import analysis

if TYPE_CHECKING:
    from tripoli.session import messages


class Review:
    """An analysis in progress.

    Args:
        title: the game's title.
        game: the finished game.
    """

    def __init__(self, title: Title, game: AnyEngine) -> None:
        record = game.record
        self.title = title
        self.choices = max(1, len(record.lines))
        self.ended = analysis.ended(title, game)
        self.times = [
            (title.words.caption(step), title.words.period(step)) for step in record.steps()
        ]
        self.verdicts: list[analysis.Verdict] = []
        self._going = analysis.analyzed(title, record)

    def go(self, seconds: float) -> messages.Analysis:
        """Continue the analysis for about this many seconds."""
        start = len(self.verdicts)
        until = time.monotonic() + seconds
        done = False
        while seconds and not done and time.monotonic() < until:
            verdict = next(self._going, None)
            if verdict is None:
                done = True
            else:
                self.verdicts.append(verdict)
        seats = self.title.seats
        fortunes = analysis.fortunes(self.verdicts, self.ended) if done else []
        return {
            "done": done,
            "ended": round(self.ended, 4),
            "share": len(self.verdicts) / self.choices,
            "verdicts": [
                {
                    "at": verdict.at,
                    "seat": seats[verdict.seat],
                    "chance": round(verdict.chance, 4),
                    "chosen": self.title.words.spelled_out(verdict.chosen),
                    "better": self.title.words.spelled_out(verdict.better),
                    "cost": round(verdict.cost, 4),
                    "when": self.times[verdict.at][0],
                    "period": self.times[verdict.at][1],
                }
                for verdict in self.verdicts[start:]
            ],
            "turning_points": [
                verdict.at for verdict in analysis.turning_points(self.verdicts if done else [])
            ],
            "fortunes": [
                {
                    "seat": seats[seat],
                    "mistakes": round(fortune.mistakes, 4),
                    "luck": round(fortune.luck, 4),
                }
                for seat, fortune in enumerate(fortunes)
            ],
            "strokes": [
                {"at": stroke.at, "luck": round(stroke.luck, 4)}
                for stroke in (analysis.strokes(self.verdicts, self.ended) if done else [])
            ],
        }
