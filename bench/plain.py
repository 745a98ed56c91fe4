"""A computer player against plain information-set search with many times its thinking time.

The plain player is single-observer information-set tree search as published (Cowling, Powley,
Whitehouse, 2012): it knows only the rules, and plays each iteration out at random to the end of the
game. Both play both sides of the same deals, unless the measured player is given a seat.

Usage: python bench/plain.py [--player NAME] [--games N] [--times N] [--seed N] [--seat NAME]
"""

from __future__ import annotations

import argparse
import time
from math import log, sqrt
from random import Random
from typing import Any, Final

from duel import TITLE, play, said

from tripoli.kernel.choice import Option
from tripoli.kernel.seat import Player, Seat
from tripoli.players import LEVELS, player
from tripoli.players.tournament import Score

EXPLORING: Final = 0.7
"""As in the paper, for rewards between 0 and 1."""


class Node:
    """Statistics of an option: visits, the total reward of the side that chose it, how often it was
    available; and the options after it.
    """

    __slots__ = ("after", "could", "tried", "won")

    def __init__(self) -> None:
        self.tried = self.could = 0
        self.won = 0.0
        self.after: dict[Option, Node] = {}

    @property
    def worth(self) -> float:
        """The upper confidence bound, among available options."""
        return self.won / self.tried + EXPLORING * sqrt(log(self.could) / self.tried)


class Clocked:
    """Measures the time of a player.

    Args:
        inner: the player.
    """

    def __init__(self, inner: Player) -> None:
        self.inner = inner
        self.choices = 0
        self.seconds = 0.0

    def choose(self, seat: Seat) -> Option:
        """See `Player`."""
        begun = time.process_time()
        option = self.inner.choose(seat)
        if len(seat.decision.options) > 1:
            self.choices += 1
            self.seconds += time.process_time() - begun
        return option


class Plain:
    """Plain information-set search.

    Args:
        rng: its own random numbers.
        seconds: the processor time per choice.
    """

    def __init__(self, rng: Random, seconds: float) -> None:
        self.rng = rng
        self.seconds = seconds

    def choose(self, seat: Seat) -> Option:
        """The option that was tried most often."""
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        root = Node()
        until = time.process_time() + self.seconds
        for world in seat.worlds(self.rng):
            self._line(root, world)
            if time.process_time() > until:
                break
        return max(root.after, key=lambda option: root.after[option].tried)

    def _line(self, node: Node, world: Any) -> None:
        way: list[tuple[Node, int]] = []
        while (decision := world.decision) is not None:
            for option in decision.options:
                node.after.setdefault(option, Node()).could += 1
            after = node.after
            new = [option for option in decision.options if not after[option].tried]
            option = (
                self.rng.choice(new)
                if new
                else max(decision.options, key=lambda option: after[option].worth)
            )
            node = after[option]
            way.append((node, decision.side))
            world.choose(option)
            if new:
                break
        while (decision := world.decision) is not None:
            world.choose(self.rng.choice(decision.options))
        winner = TITLE.rules.winner(world.result.reason)
        for node, side in way:
            node.tried += 1
            node.won += 0.5 if winner is None else float(winner == side)


def main() -> None:
    """Play, and print the score by side after each pair of games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", default=[*LEVELS][-1])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--times", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seat", choices=TITLE.seats)
    arguments = parser.parse_args()
    draw = Random(arguments.seed)
    named = Clocked(player(TITLE, arguments.player, Random(draw.random())))
    # A first game, which does not count, measures its thinking time.
    play(arguments.seed, 0, named, player(TITLE, arguments.player, Random(draw.random())))
    plain = Clocked(Plain(Random(draw.random()), 0))
    seats = TITLE.seats if arguments.seat is None else (arguments.seat,)
    scores = {TITLE.seats.index(seat): Score() for seat in seats}
    for _ in range(arguments.games // len(scores)):
        deal = draw.randrange(2**32)
        for side in scores:
            seconds = arguments.times * named.seconds / named.choices
            plain.inner = Plain(Random(draw.random()), seconds)
            scores[side] = scores[side].plus(play(deal, side, named, plain))
        mean = [clock.seconds / clock.choices for clock in (named, plain)]
        print(f"{said(scores)}; seconds a choice {mean[0]:.2f} and {mean[1]:.2f}", flush=True)


if __name__ == "__main__":
    main()
