"""How good a hint is: what its recommendation loses against that of a much longer search.

Positions come from games between two captains, at the beginning of a play. The longer search tries
each of its six best options at least 3,000 times. Several players can be compared as advisers, in
the same positions.

Usage: python bench/hints.py [--positions N] [--seed N] [--advisers NAME,…]
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
from tripoli.players import ADVISER, levels, player
from tripoli.players.search import Search, Thought

TITLE: Final = next(iter(TITLES.values()))
LONG, CANDIDATES, TRIES = 12_000, 6, 3_000
"""Iterations of the longer search, the options that it compares, the tries of each."""
HINTS: Final = 3
"""Hints in each position."""


def positions(rng: Random, count: int) -> Iterator[Seat]:
    """The seats to move, with more than three options."""
    while count:
        game = TITLE.rules.new_game({}, SeededChance(rng.randrange(10**6)))
        captains = [player(TITLE, "captain", Random(rng.random())) for _ in TITLE.seats]
        plays = rng.randrange(4, 40)
        while (decision := game.decision) is not None:
            plays -= game.between_turns
            if plays <= 0 and game.between_turns and len(decision.options) > 3:
                yield Seat(game, decision.side)
                count -= 1
                break
            game.choose(captains[decision.side].choose(Seat(game, decision.side)))


def hint(seat: Seat, adviser: str, rng: Random) -> Thought:
    """The recommendation."""
    thinker = player(TITLE, adviser, rng)
    assert isinstance(thinker, levels.Thinker)
    *_, search = thinker.thinking(seat, watched=True)
    return search.thoughts()[0]


class Tally:
    """What the hints of an adviser have lost so far, and how long they took."""

    def __init__(self) -> None:
        self.hints = 0
        self.lost = self.error = self.seconds = 0.0

    def __str__(self) -> str:
        """The means."""
        return (
            f"{self.hints} hints: {100 * self.lost / self.hints:.2f} points lost, "
            f"chance off by {100 * self.error / self.hints:.1f}, "
            f"{self.seconds / self.hints:.2f} s"
        )


def main() -> None:
    """Print the mean loss of a hint in points, the error of its chance, and its time."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--positions", type=int, default=24)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--advisers", default=ADVISER)
    given = parser.parse_args()
    tallies = {name: Tally() for name in given.advisers.split(",")}
    for number, seat in enumerate(positions(Random(given.seed), given.positions), 1):
        rng = Random(given.seed * 1000 + number)
        judge = TITLE.judge
        assert judge is not None
        longer = Search(judge, seat, rng)
        longer.run(LONG)
        for thought in longer.thoughts()[:CANDIDATES]:
            longer.run(max(0, TRIES - thought.visits), only=thought.option)
        for name, tally in tallies.items():
            for _ in range(HINTS):
                begun = time.process_time()
                thought = hint(seat, name, rng)
                tally.seconds += time.process_time() - begun
                tried = longer.root.branches[thought.option].visits
                longer.run(max(0, TRIES // 2 - tried), only=thought.option)
                chances = {
                    thought.option: thought.chance
                    for thought in longer.thoughts()
                    if thought.visits >= TRIES // 2
                }
                tally.hints += 1
                tally.lost += max(chances.values()) - chances[thought.option]
                tally.error += abs(thought.chance - chances[thought.option])
            print(f"{name}: {tally}", flush=True)


if __name__ == "__main__":
    main()
