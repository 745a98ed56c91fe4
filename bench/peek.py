"""What a player loses because it does not see the other side's cards.

First, a player plays against itself. For every choice, it is asked again: once with other random
numbers, and once planning with the real cards of the other side. If it then chooses something else,
both choices are searched with the real cards. Then the player plays both sides of the same deals
against one that sees its cards.

Usage: python bench/peek.py [--player NAME] [--choices N] [--games N] [--seed N]
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from duel import TITLE, play, said

from tripoli.kernel.chance import SeededChance
from tripoli.kernel.choice import Option
from tripoli.kernel.seat import Seat
from tripoli.kernel.worlds import PlaySoFar, Reenactment
from tripoli.players import player
from tripoli.players.search import Search
from tripoli.players.tournament import Score

TRIES: Final = 200
"""How often each of two choices is tried to find out which is better."""
DEAR: Final = 0.05
"""The value from which a difference between two choices counts as exploited."""


class Peeking(Seat):
    """A seat that sees the other side's cards; future dice and draws stay unknown."""

    def worlds(self, rng: Random) -> Iterator[Any]:
        """Copies of the real game with new dice and draws."""
        game: Any = self._game
        since = PlaySoFar(game, self.side)
        while True:
            reenactment = Reenactment(since)
            twin = game.resting(game.rested.copy(), game.chance)
            yield reenactment.perform(twin, rng.getrandbits(53))


class Count(NamedTuple):
    """How often a player who is asked again chooses something else.

    Attributes:
        choices: the number of choices between several options.
        other: how many of them were different.
        dear: how many of these were better by at least `DEAR`.
        lost: the sum of what the first choices lost compared with them.
    """

    choices: int = 0
    other: int = 0
    dear: int = 0
    lost: float = 0.0


def loss(seat: Peeking, chosen: Option, other: Option, rng: Random) -> float:
    """How much a choice loses compared with another, by a search with the real cards."""
    if chosen == other:
        return 0.0
    judge = TITLE.judge
    assert judge is not None
    search = Search(judge, seat, rng)
    for option in (chosen, other):
        search.run(TRIES, only=option)
    values = {thought.option: thought.value for thought in search.thoughts()}
    return values[other] - values[chosen]


def counted(name: str, again: type[Seat], choices: int, rng: Random) -> Count:
    """Count in games of a player against itself.

    Args:
        name: the player.
        again: the kind of seat from which it is asked again.
        choices: how many to look at.
        rng: all random numbers.
    """
    count = Count()
    while True:
        game = TITLE.rules.new_game({}, SeededChance(rng.getrandbits(32)))
        players = [player(TITLE, name, Random(rng.random())) for _ in TITLE.seats]
        while (decision := game.decision) is not None:
            chosen = players[decision.side].choose(Seat(game, decision.side))
            if len(decision.options) > 1:
                other = player(TITLE, name, Random(rng.random())).choose(again(game, decision.side))
                lost = loss(Peeking(game, decision.side), chosen, other, rng)
                count = Count(
                    count.choices + 1,
                    count.other + (other != chosen),
                    count.dear + (lost >= DEAR),
                    count.lost + lost,
                )
                if count.choices == choices:
                    return count
            game.choose(chosen)


def main() -> None:
    """Print the count, then the score by side."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--player", default="captain")
    parser.add_argument("--choices", type=int, default=1000)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = Random(given.seed)
    for again, how in ((Seat, "with other random numbers"), (Peeking, "with the cards in sight")):
        count = counted(given.player, again, given.choices, rng)
        print(
            f"of {count.choices} choices {count.other} other {how}, {count.dear} of them better by "
            f"{DEAR}; {count.lost / count.choices:.4f} lost on average",
            flush=True,
        )
    scores = {side: Score() for side in range(len(TITLE.seats))}
    for number in range(1, given.games // len(scores) + 1):
        deal = rng.getrandbits(32)
        for side in scores:
            fair, peeking = (player(TITLE, given.player, Random(rng.random())) for _ in range(2))
            scores[side] = scores[side].plus(play(deal, side, fair, peeking, Peeking))
        if number % 25 == 0 or number == given.games // len(scores):
            print(said(scores), flush=True)


if __name__ == "__main__":
    main()
