"""Measures what a game of thousands of choices costs early and late: `make bench`.

Medians at choice 50 and 5,000 of the game in `tests/trek.py`, and a copy of a game with forty
choices since the last rest and sixty options each. Trees may be compared, in turn: each is a folder
with a `tripoli` package, of this version or an earlier one, and plays its own `tests/trek.py` if it
has one.

Usage: python bench/long.py [--rounds N] [TREE ...]
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[1]
TURN = 41
MOMENTS = {"50": TURN + 9, "5,000": 122 * TURN + 9}
"""The same point of a turn, early and late."""
TIMES = 7
"""Measurements of each in a round."""


class Session:
    """A session of either version, with a game of some length.

    Args:
        count: the number of choices.
    """

    def __init__(self, count: int) -> None:
        import trek

        from tripoli.session.table import Table
        from tripoli.session.thinking import Thinking

        titles = {"trek": trek.TREK}
        self.table, self.thinking = Table(titles), Thinking(titles)
        self.log: dict[str, Any] | None = None
        record = trek.after(count).record.to_json()
        shown = self.ask(do="load", record=record)
        self.ask(do="sit", seat=shown["hand_over"])
        self.kept = json.loads(self.table.keep() or "")
        self.count = count
        self.think()

    def ask(self, **request: Any) -> dict[str, Any]:
        """The table in the answer to a request."""
        if self.log is not None:
            request["log"] = self.log
        answer = json.loads(self.table.ask(json.dumps(request)))
        assert answer["ok"], answer
        log = answer["table"]["log"]
        self.log = {"key": log["key"], "count": log["start"] + len(log["lines"])}
        table: dict[str, Any] = answer["table"]
        return table

    def choose(self) -> None:
        """A choice that does not end the turn."""
        game: Any = self.table.game
        option = next(str(one) for one in game.decision.options if str(one) != "done")
        self.ask(do="choose", choice=option)

    def undo(self) -> None:
        """Undo a choice."""
        self.ask(do="undo")

    def replay(self) -> None:
        """Show the moment before the last."""
        game: Any = self.table.game
        self.ask(do="replay", at=len(game.sides) - 1)

    def save(self) -> None:
        """What the worker saves of a choice."""
        kept = json.loads(self.table.keep() or "")
        if "record" in kept:
            self.kept = kept
            return
        for name in ("blocks", "checks"):
            self.kept[name][kept["first"] :] = kept[name]
        self.kept["head"] = kept["head"]

    def think(self) -> None:
        """A computer player begins to think, and goes on from the game that it knows if it can."""
        request: dict[str, Any] = {"do": "begin", "player": "random", "seed": 1}
        if "record" in self.kept:
            request["record"] = self.kept["record"]
        else:
            first = len(self.kept["blocks"]) - 1 if hasattr(self, "_told") else 0
            self._told = True
            request["game"] = {
                "head": self.kept["head"],
                "first": first,
                "check": self.kept["checks"][first],
                "blocks": self.kept["blocks"][first:],
            }
        self.thinking.ask(json.dumps(request))


def milliseconds(work: Callable[[], object]) -> float:
    """The time of one call."""
    begun = time.perf_counter()
    work()
    return (time.perf_counter() - begun) * 1000


def measured() -> dict[str, dict[str, float]]:
    """The medians, in milliseconds, by what is done and when."""
    found: dict[str, dict[str, float]] = {}
    for moment, count in MOMENTS.items():
        session = Session(count)
        times: dict[str, list[float]] = {}
        for _ in range(TIMES):
            steps = (
                ("an answer", session.choose),
                ("a save", session.save),
                ("beginning to think", session.think),
                ("a step of replay", session.replay),
                ("undo", session.undo),
            )
            for name, step in steps:
                times.setdefault(name, []).append(milliseconds(step))
            session.save()
            session.think()
        for name, list_ in times.items():
            found.setdefault(name, {})[moment] = statistics.median(list_)
    import trek

    game = trek.after(TURN - 1)
    found["a copy, forty choices since the rest"] = {
        "50": statistics.median(milliseconds(game.copy) for _ in range(30))
    }
    return found


def in_tree(tree: Path) -> dict[str, dict[str, float]]:
    """The measurements of a tree, in a process of its own."""
    own = (tree / "tests" / "trek.py").exists()
    path = os.pathsep.join(map(str, (tree, (tree if own else HERE) / "tests")))
    command = [sys.executable, __file__, "--json"]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, check=True, capture_output=True, text=True
    )
    found: dict[str, dict[str, float]] = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure the trees in turn, and print the medians of all rounds."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("trees", nargs="*", type=Path, metavar="TREE", default=[HERE])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="measure once, here")
    arguments = parser.parse_args()
    if arguments.json:
        print(json.dumps(measured()))
        return
    rounds: dict[Path, list[dict[str, dict[str, float]]]] = {tree: [] for tree in arguments.trees}
    for _ in range(arguments.rounds):
        for tree, found in rounds.items():
            found.append(in_tree(tree.resolve()))
    for tree, found in rounds.items():
        print(f"{tree.resolve().name}: milliseconds at choice {' and '.join(MOMENTS)}")
        for name in found[0]:
            medians = [
                statistics.median(one[name][moment] for one in found) for moment in found[0][name]
            ]
            ratio = f"   x {medians[-1] / medians[0]:.1f}" if len(medians) > 1 else ""
            print(f"  {name:<38}", *(f"{median:10.2f}" for median in medians), ratio)


if __name__ == "__main__":
    main()
