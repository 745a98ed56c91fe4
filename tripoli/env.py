"""The games as environments for reinforcement learning: PettingZoo's AEC interface.

Requires the extra `rl` (`pip install tripoli[rl]`). An agent observes what its seat can see, as
numbers, and a mask of the actions that are currently legal:

    war = tripoli.env.env()
    war.reset(seed=1)
    for agent in war.agent_iter():
        observation, reward, termination, truncation, info = war.last()
        ...

See docs/computer-players.md, and examples/learn.py for a player that learns.
"""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tripoli.games import GAMES
from tripoli.kernel.chance import LARGEST_SEED, SeededChance
from tripoli.kernel.title import AnyEngine


def env(game: str = "shores", render_mode: str | None = "ansi", **setup: Any) -> Any:
    """An environment that rejects actions out of turn.

    Args:
        game: a key of `games.GAMES`.
        render_mode: "ansi", text, is the only one; None is the same.
        setup: the options that differ from the default, by name, as for `new_game`.
    """
    return wrappers.OrderEnforcingWrapper(GameEnv(game, render_mode, **setup))


class GameEnv(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A game: its agents are the seats, by name; the reward comes at the end, 1, 0 or -1.

    Args:
        game: a key of `games.GAMES`.
        render_mode: "ansi", text, is the only one; None is the same.
        setup: the options that differ from the default, by name.

    Raises:
        ValueError: there is no such game or render mode, or the game has no numeric encoding.
    """

    metadata = {"render_modes": ["ansi"], "name": "tripoli", "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, game: str = "shores", render_mode: str | None = "ansi", **setup: Any
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"unknown render mode {render_mode!r}; expected ansi")
        if game not in GAMES:
            raise ValueError(f"unknown game {game!r}; expected {', '.join(GAMES)}")
        self.title = GAMES[game]
        numbers = self.title.numbers
        if numbers is None:
            raise ValueError(f"{self.title.name} has no numeric encoding")
        self.numbers = numbers
        self.setup = setup
        self.render_mode = "ansi"
        self._number = {notation: place for place, notation in enumerate(numbers.actions)}
        people = self.title.rules.people(self.title.rules.new_game(setup, SeededChance(0)))
        self.possible_agents = [self.title.seats[seat] for seat in people]
        self._seeds = np.random.default_rng()
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(
                        numbers.lowest, numbers.highest, (numbers.size,), dtype=np.int8
                    ),
                    "action_mask": spaces.Box(0, 1, (len(numbers.actions),), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {
            agent: spaces.Discrete(len(numbers.actions)) for agent in self.possible_agents
        }
        self.game: AnyEngine

    def __getstate__(self) -> dict[str, Any]:
        """For pickling and deep copies: the title by its key, without its functions."""
        kept = vars(self).copy()
        del kept["numbers"]
        return {**kept, "title": self.title.key}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        title = GAMES[kept["title"]]
        self.__dict__.update(kept, title=title, numbers=title.numbers)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes: numbers, and the mask of its options."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all notations."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game.

        Args:
            seed: for its dice and draws, and for those of later games.
            options: unused.
        """
        del options
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        chance = SeededChance(int(self._seeds.integers(LARGEST_SEED)))
        self.game = self.title.rules.new_game(self.setup, chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self._next()

    def _next(self) -> None:
        if self.game.decision is not None:
            self.agent_selection = self.title.seats[self.game.decision.side]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent can see now."""
        numbers = self.numbers
        seat = self.title.seats.index(agent)
        mask = np.zeros(len(numbers.actions), dtype=np.int8)
        decision = self.game.decision
        if decision is not None and decision.side == seat:
            mask[[self._number[str(option)] for option in decision.options]] = 1
        return {
            "observation": np.array(numbers.observed(self.game, seat), dtype=np.int8),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        """Choose an option by its number.

        Raises:
            IllegalChoice: it is not an option; the game is unchanged.
            ValueError: it is not the number of an action; the game is unchanged.
        """
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        actions = self.numbers.actions
        number = _whole(action)
        if not 0 <= number < len(actions):
            raise ValueError(f"no action {action}; expected a number from 0 to {len(actions) - 1}")
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.game.choose(actions[number])
        self._clear_rewards()
        if self.game.decision is None:
            result: Any = self.game.result
            for seat, name in enumerate(self.title.seats):
                if name in self.agents:
                    self.rewards[name] = float(result.utility(seat))
                    self.terminations[name] = True
        self._next()
        self._accumulate_rewards()

    def render(self) -> str:
        """The board with public information only."""
        return self.title.words.board_text(self.game, ())

    def close(self) -> None:
        """Nothing to release."""


def _whole(action: object) -> int:
    """An integer of any type, NumPy's included; -1 for anything else."""
    try:
        return operator.index(action)  # type: ignore[arg-type]
    except TypeError:
        return -1
