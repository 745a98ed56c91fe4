"""How good a hint is: what its best option loses against that of a much longer search.

Positions come from games between two captains, at the beginning of a play. The longer search tries
each of its six best options at least 3,000 times.

Usage: python bench/hints.py [--positions N] [--seed N]
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from random import Random
from typing import Final

from tripoli.games import GAMES as TITLES
from tripoli.kernel.chance import SeededChance
from tripoli.kernel.seat import Seat
from tripoli.players import levels, player
from tripoli.players.search import Search, Thought

TITLE: Final = next(iter(TITLES.values()))
LONG, CANDIDATES, TRIES = 12_000, 6, 3_000
"""Iterations of the longer search, the options that it compares, the tries of each."""
KNOWN: Final = 0.02
"""As in the page: the share of the most tried option's visits that an option needs."""
HINTS: Final = 3
"""Hints in each position."""


def positions(rng: Random, count: int) -> Iterator[Seat]:
    """The seats to move, with more than three options."""
    while count:
        game = TITLE.new_game({}, SeededChance(rng.randrange(10**6)))
        captains = [player(TITLE, "captain", Random(rng.random())) for _ in TITLE.seats]
        plays = rng.randrange(4, 40)
        while (decision := game.decision) is not None:
            plays -= game.between_plays
            if plays <= 0 and game.between_plays and len(decision.options) > 3:
                yield Seat(game, decision.side)
                count -= 1
                break
            game.choose(captains[decision.side].choose(Seat(game, decision.side)))


def hint(seat: Seat, rng: Random) -> Thought:
    """The first line of a hint."""
    thinker = player(TITLE, "commodore", rng)
    assert isinstance(thinker, levels.Thinker)
    *_, search = thinker.thinking(seat, watched=True)
    thoughts = search.thoughts()
    known = [thought for thought in thoughts if thought.visits >= KNOWN * thoughts[0].visits]
    return max(known, key=lambda thought: thought.chance)


def main() -> None:
    """Print the mean loss of a hint in points, the error of its chance, and its time."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=24)
    parser.add_argument("--seed", type=int, default=5)
    given = parser.parse_args()
    lost = error = seconds = 0.0
    for number, seat in enumerate(positions(Random(given.seed), given.positions), 1):
        rng = Random(given.seed * 1000 + number)
        judge = TITLE.judge
        assert judge is not None
        longer = Search(judge, seat, rng)
        longer.run(LONG)
        for thought in longer.thoughts()[:CANDIDATES]:
            longer.run(max(0, TRIES - thought.visits), only=thought.option)
        for _ in range(HINTS):
            begun = time.process_time()
            found = hint(seat, rng)
            seconds += time.process_time() - begun
            tried = longer.root.branches[found.option].visits
            longer.run(max(0, TRIES // 2 - tried), only=found.option)
            chances = {
                thought.option: thought.chance
                for thought in longer.thoughts()
                if thought.visits >= TRIES // 2
            }
            lost += max(chances.values()) - chances[found.option]
            error += abs(found.chance - chances[found.option])
        hints = number * HINTS
        print(
            f"{hints} hints: {100 * lost / hints:.2f} points lost, "
            f"chance off by {100 * error / hints:.1f}, {seconds / hints:.2f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
