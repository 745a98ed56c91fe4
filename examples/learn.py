"""Teach a Tripolitan player by REINFORCE (Williams, 1992) against random play; show the curve.

pip install tripoli[rl]
python examples/learn.py

Even random Tripolitans beat random Americans, so the learner soon wins.
"""

import sys

import numpy as np

from tripoli.env import env

LEARNER, BATCH, RATE = "Tripolitan", 50, 3


def main(batches: int = 40, seed: int = 1) -> list[float]:
    """Train; returns the learner's average number of choices per game, for each batch."""
    rng = np.random.default_rng(seed)
    war = env()
    war.reset(seed=seed)
    inputs = war.observation_space(LEARNER)["observation"].shape[0]
    weights = np.zeros((inputs, war.action_space(LEARNER).n))
    lengths: list[float] = []
    for _ in range(batches):
        games = []
        for _ in range(BATCH):
            war.reset()
            taken = []
            for agent in war.agent_iter():
                seen, reward, over, _, _ = war.last()
                if over:
                    ends = reward if agent == LEARNER else -reward
                    war.step(None)
                    continue
                options = np.flatnonzero(seen["action_mask"])
                facts = seen["observation"] / 10
                heights = facts @ weights[:, options] * (agent == LEARNER)
                chances = np.exp(heights - heights.max())
                chances /= chances.sum()
                pick = rng.choice(len(options), p=chances)
                if agent == LEARNER:
                    taken.append((facts, options, (np.arange(len(options)) == pick) - chances))
                war.step(options[pick])
            games.append((taken, ends - len(taken) / 50))
        usual = np.mean([worth for _, worth in games])
        for taken, worth in games:
            for facts, options, slope in taken:
                weights[:, options] += RATE / BATCH * (worth - usual) * np.outer(facts, slope)
        lengths.append(float(np.mean([len(taken) for taken, _ in games])))
        print(f"{len(lengths) * BATCH:5} games  {lengths[-1]:5.1f} {'#' * round(lengths[-1])}")
    return lengths


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
