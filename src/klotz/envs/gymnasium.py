"""Gymnasium: one seat is yours, and players of any level or your own have the others.

    >>> import gymnasium
    >>> import klotz.envs.gymnasium
    >>> env = gymnasium.make("klotz/BlokusDuo-v0", opponents="greedy")
    >>> observation, info = env.reset(seed=7)
    >>> over = False
    >>> while not over:
    ...     action = env.action_space.sample(info["action_mask"])
    ...     observation, reward, over, _, info = env.step(action)
    >>> info["scores"], reward
    ([..., ...], ...)

Games are registered as `klotz/Blokus-v0`, `klotz/BlokusDuo-v0`, `klotz/Bloxx-v0`, `klotz/BloqsMaestro-v0` and so
on, with `seats=` for another number of them: Bloxx! alone is `gymnasium.make("klotz/Bloxx-v0", seats=1)`.
Observations are the arrays that `game.layout(seats)` describes; the mask is in the information, and
`action_masks()` is what MaskablePPO asks for. `gymnasium.make_vec` makes many games at once: see
`klotz.envs.gymnasium_vector`.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Literal

import numpy as np
import numpy.typing as npt

from klotz import registry
from klotz.envs import rendering, spaces
from klotz.envs.rewards import Reward
from klotz.envs.table import Observation, Table
from klotz.extras import needed
from klotz.games import game as game_named
from klotz.games.contract import MoveError
from klotz.players import Player, PlayerSource, player

with needed("klotz.envs.gymnasium needs", "rl"):
    import gymnasium

Opponent = str | Player | PlayerSource
"""The words for a player (`random`, `greedy`, `level:5`, `py:file.py:name`, ...), a player, or what makes one."""


class GameEnv(gymnasium.Env[Observation, int]):
    """A game of Klotz against computer players. `gymnasium.make` makes one."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(rendering.MODES), "render_fps": 2}

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        reward: Reward = "result",
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """One seat of a game, by default the first; with `seat=None` another one every time.

        `opponents` is one player for all other seats, or one for each of them in turn order after yours. A move
        that is not legal loses the game at once, or with `illegal="raise"` is an error. `options` are those of
        `klotz.game`.
        """
        self._table = Table(game_named(game, **options), seats, reward)
        count = self._table.seats
        if seat is not None and not 0 <= seat < count:
            raise ValueError(f"seats are 0 to {count - 1}, or None for another one every time, not {seat}")
        if illegal not in ("lose", "raise"):
            raise ValueError(f"a move that is not legal may 'lose' or 'raise', not {illegal!r}")
        given = list(opponents) if isinstance(opponents, (list, tuple)) else [opponents] * (count - 1)
        if len(given) != count - 1:
            raise ValueError(f"there are {count - 1} other seats, so as many opponents, not {len(given)}")
        self.render_mode = rendering.checked(render_mode)
        self.observation_space = spaces.of_features(self._table.game, count)
        self.action_space = gymnasium.spaces.Discrete(self._table.game.action_count)
        self._reward, self._illegal = reward, illegal
        self._wanted_seat = seat
        self._opponents: list[Any] = given
        self._players: list[Player] = []
        self.seat = 0
        """The seat that is yours in this game."""

    @property
    def state(self) -> Any:
        """The game as a `klotz.State`."""
        return self._table.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to your first move. Everything random in it follows from the seed."""
        super().reset(seed=seed)
        table = self._table
        drawn = self._wanted_seat
        self.seat = int(self.np_random.integers(table.seats)) if drawn is None else drawn
        self._seat_players()
        table.begin(int(self.np_random.integers(2**63)))
        self._let_others_move()
        return self._observed()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        table = self._table
        if table.is_over:
            raise RuntimeError("the game is over: call reset")
        try:
            table.play(int(action))
        except MoveError as error:
            if self._illegal == "raise":
                raise
            table.is_over = True
            observation, info = self._observed()
            return observation, self._lost(), True, False, {**info, "illegal": str(error)}
        reward = float(table.rewards[0, self.seat]) + self._let_others_move()
        observation, info = self._observed()
        return observation, reward, table.is_over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which moves are legal, as MaskablePPO asks for it."""
        return self._table.mask.copy()

    def render(self) -> Any:
        return rendering.rendered(self._table.state, self.render_mode)

    def close(self) -> None:
        for each in self._players:
            each.close()
        self._players = []

    def _seat_players(self) -> None:
        """Somebody for every other seat: players made of words get a seed of this game."""
        mine = [
            each for each, given in zip(self._players, self._opponents, strict=False) if given is not each
        ]
        for each in mine:
            each.close()
        self._players = [
            given
            if isinstance(given, Player)
            else player(given, self._table.game, int(self.np_random.integers(2**31)))
            for given in self._opponents
        ]

    def _let_others_move(self) -> float:
        """Play on until it is your turn or the game is over; returns your reward for it."""
        table, reward = self._table, 0.0
        while not table.is_over and table.seat != self.seat:
            after = (table.seat - self.seat) % table.seats - 1
            state = table.state
            move = self._players[after].choose(state, seat=table.seat)
            table.play(state.action_of(move))
            reward += float(table.rewards[0, self.seat])
        return reward

    def _lost(self) -> float:
        """The reward for a move that is not legal: a defeat, or what the score is worth so far."""
        if self._reward == "gain":
            return 0.0
        if self._reward == "result" and self._table.seats > 1:
            return -1.0
        return self._table.score_now(self.seat)

    def _observed(self) -> tuple[Observation, dict[str, Any]]:
        table = self._table
        mask = np.zeros(len(table.mask), np.int8) if table.is_over else table.mask.view(np.int8).copy()
        info: dict[str, Any] = {"action_mask": mask, "seat": self.seat}
        if table.is_over:
            info |= table.result()
        return table.observe(self.seat), info


VERSION: Final = 0
"""It changes when the same moves would give other results."""


def env_id(game: str) -> str:
    """What Gymnasium calls a game: `klotz/BlokusDuo-v0` for `blokus-duo`."""
    return f"klotz/{''.join(word.capitalize() for word in game.split('-'))}-v{VERSION}"


def register() -> None:
    """Register every game there is with Gymnasium; those that are registered already stay as they are."""
    for family in registry.families():
        for game in family.names:
            if env_id(game) not in gymnasium.registry:
                gymnasium.register(
                    id=env_id(game),
                    entry_point="klotz.envs.gymnasium:GameEnv",
                    vector_entry_point="klotz.envs.gymnasium_vector:GameVectorEnv",
                    kwargs={"game": game},
                )


register()
