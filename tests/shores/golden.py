"""Golden games: whole games written out as each side sees them, for people to check.

`python tests/shores/golden.py` writes the text of each record in `tests/shores/golden` next to it;
a test compares the two. The records were found by searching random games for the rarest cards and
endings.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from pathlib import Path

import tripoli
from tripoli.shores.model.events import Event
from tripoli.shores.model.pieces import Side
from tripoli.shores.present.terminal import board_text
from tripoli.shores.present.words import describe, prompt

FOLDER = Path(__file__).parent / "golden"


def records() -> list[Path]:
    """The golden games."""
    return sorted(FOLDER.glob("*.json"))


def render(record: tripoli.Record) -> str:
    """A game from start to end: each decision with its options, and each event as each side sees
    it.
    """
    return "\n".join(_lines(record)) + "\n"


def _lines(record: tripoli.Record) -> Iterator[str]:
    yield "Set-up: " + ", ".join(f"{name} {value}" for name, value in record.setup.items())
    news: list[Event] = []
    game = record.begin()
    game.listener = news.append
    game.chance = tripoli.RecordedChance(
        [*record.opening, *(result for line in record.lines for result in line.chance)]
    )
    game.start()
    yield from _told(news)
    for line in record.lines:
        decision = game.decision
        assert decision is not None
        yield ""
        yield prompt(decision)
        yield textwrap.fill(
            "; ".join(decision.options), 100, initial_indent="    ", subsequent_indent="    "
        )
        yield f"  > {line.choice}"
        game.choose(line.choice)
        yield from _told(news)
    yield ""
    yield board_text(game.view(None))
    yield ""
    yield f"Digest {game.digest}"


def _told(news: list[Event]) -> Iterator[str]:
    """The events since then: once if everybody sees the same, otherwise for each side."""
    for event in news:
        public = describe(tripoli.seen_by(event, None))
        yield f"  {public}"
        for side in Side:
            own = describe(tripoli.seen_by(event, side))
            if own != public:
                yield f"    [{side} sees] {own}"
    news.clear()


def main() -> None:
    """Write the text of every golden game."""
    for path in records():
        record = tripoli.Record.from_json(path.read_text(encoding="utf-8"))
        path.with_suffix(".txt").write_text(render(record), encoding="utf-8")


if __name__ == "__main__":
    main()
