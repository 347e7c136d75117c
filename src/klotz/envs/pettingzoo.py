"""PettingZoo's AEC interface: every seat is an agent, and moves one at a time.

    >>> from klotz.envs.pettingzoo import blokus_duo_v0
    >>> env = blokus_duo_v0.env()
    >>> env.reset(seed=7)
    >>> for agent in env.agent_iter():
    ...     observation, reward, termination, truncation, info = env.last()
    ...     over = termination or truncation
    ...     env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    >>> reward in (-1, 0, 1)
    True

There is one for every game and its variants: `blokus_v0`, `blokus_2_v0`, `blokus_3_v0`, `blokus_duo_v0`,
`bloxx_v0`, `bloqs_v0`, `bloqs_turn2_v0`, `bloqs_maestro_v0`, and one for every game that is installed besides.
Each has `env` and `raw_env`, which are the same: there are no wrappers, since the environment itself refuses what
is not legal and what is called before `reset`. The version changes when the same moves would give other results.

Observations are `{"observation": {...}, "action_mask": ...}`: the arrays that `game.layout(seats)` describes, and
a byte for every number of a move, 1 where it is legal. The mask of an agent that does not move is all zeros.
Dice, discs and cards are resolved inside, from the seed of `reset`. A colour of Blokus that can place nothing is
passed over, as in the rules; where a seat must act and cannot, in Bloxx! and in Maestro, the pass is a number and
the only legal one.
"""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from klotz import registry
from klotz.envs import rendering, spaces
from klotz.envs.rewards import Reward
from klotz.envs.table import Table
from klotz.extras import needed
from klotz.games import game as game_named

with needed("klotz.envs.pettingzoo needs", "rl"):
    from gymnasium import spaces as gymnasium_spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv

VERSION = 0


class GameEnv(AECEnv[str, dict[str, Any], int | None]):
    """A game of Klotz. `env` makes one."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        reward: Reward = "result",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """With the game's usual number of seats by default; `options` are those of `klotz.game`.

        `reward` is `result`, `score` or `gain`: see `klotz.envs.rewards`.
        """
        super().__init__()
        self.render_mode = rendering.checked(render_mode)
        self._table = Table(game_named(game, **options), seats, reward)
        self.metadata = {
            "name": module_name(game),
            "render_modes": list(rendering.MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self._table.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._no_moves = np.zeros(self._table.game.action_count, np.int8)
        self.observation_spaces = {
            agent: gymnasium_spaces.Dict(
                {
                    "observation": spaces.of_features(self._table.game, self._table.seats),
                    "action_mask": spaces.of_mask(self._table.game),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium_spaces.Discrete(self._table.game.action_count) for agent in self.possible_agents
        }
        self._rewards_moves = reward == "gain"
        self._random, _ = seeding.np_random()

    @property
    def game_state(self) -> Any:
        """The game as a `klotz.State`: everything that the library can do with a position."""
        return self._table.state

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it goes on with the random numbers of the last one."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._table.begin(int(self._random.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.seat]
        self._skip_agent_selection = None

    def observe(self, agent: str) -> dict[str, Any]:
        table = self._table
        seat = self._seat_of[agent]
        is_due = seat == table.seat and not table.is_over
        mask = table.mask.view(np.int8) if is_due else self._no_moves
        return {"observation": table.observe(seat), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        """Play the selected agent's move. A number that is not legal is refused with the rule, and changes
        nothing.
        """
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to move: None is for agents whose game is over")
        table = self._table
        table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        if table.is_over or self._rewards_moves:
            for each, reward in zip(self.possible_agents, table.rewards[0].tolist(), strict=True):
                self.rewards[each] = reward
                self._cumulative_rewards[each] += reward
        if table.is_over:
            result = table.result()
            for each in self.agents:
                self.terminations[each] = True
                self.infos[each] = dict(result)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[table.seat]
        if self.render_mode == "human":
            self.render()

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, its rewards since it moved last, and whether its game is over."""
        self._check_begun()
        return super().last(observe)

    def _check_begun(self) -> None:
        if not self.agents:
            raise RuntimeError("no game is going on: call reset first")

    def render(self) -> str | npt.NDArray[Any] | None:
        return rendering.rendered(self._table.state, self.render_mode)

    def close(self) -> None:
        """Nothing to free."""


def env(game: str, **settings: Any) -> GameEnv:
    """An environment of a game by its name: see `GameEnv`."""
    return GameEnv(game, **settings)


raw_env = env


def module_name(game: str) -> str:
    """What PettingZoo would call the module: `blokus_duo_v0`."""
    return f"{game.replace('-', '_')}_v{VERSION}"


def __getattr__(name: str) -> Any:
    for family in registry.families():
        for game in family.names:
            if name == module_name(game):
                return SimpleNamespace(
                    env=partial(env, game),
                    raw_env=partial(raw_env, game),
                )
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
