"""OpenSpiel: every game with chance nodes for dice, discs and cards, registered on import.

    >>> import pyspiel
    >>> import klotz.envs.openspiel
    >>> game = pyspiel.load_game("klotz_blokus_duo")
    >>> state = game.new_initial_state()
    >>> state.legal_actions()[:3], game.num_players()
    ([65, 130, 256], 2)

Games are `klotz_blokus`, `klotz_blokus_2`, `klotz_blokus_3`, `klotz_blokus_duo`, `klotz_bloxx`, `klotz_bloqs`,
`klotz_bloqs_turn2` and `klotz_bloqs_maestro`; the number of players is a parameter: `klotz_bloxx(players=4)`.
Numbers of moves and observations are those of all environments; OpenSpiel has tensors as one row of floats, in
the order of `game.layout(seats)`. Returns are those of `klotz.envs.rewards`, `result`.

The tensor of an information state is that of the observation: a position, as a seat sees it. The string is perfect
recall: everything that the seat has seen since the game began. Nothing hidden is in any of them.
"""

import json
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from klotz import registry
from klotz.extras import needed
from klotz.games import game as game_named
from klotz.games.contract import CHANCE, Game, State

with needed("klotz.envs.openspiel needs", "rl"):
    import pyspiel

_LONGEST: Final = 4096
"""No game has more moves, chance included: Bloqs ends when the ring is turned up, the others when nothing fits."""
_MOST_POINTS: Final = 1000.0


class SpielState(pyspiel.State):
    """A position of a game of Klotz: `game_state` is the `klotz.State` inside."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.game_state: State = game.game.start(game.num_players())

    def current_player(self) -> int:
        due = self.game_state.due
        if not due:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if due == (CHANCE,) else due[0]

    def is_terminal(self) -> bool:
        return self.game_state.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.game_state.legal_array(player).tolist()) if player >= 0 else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.game_state
        return sorted(zip(state.legal_array().tolist(), state.probabilities().tolist(), strict=True))

    def _apply_action(self, action: int) -> None:
        self.game_state.push_action(action, self.game_state.due[0])

    def _action_to_string(self, player: int, action: int) -> str:
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        if seat in self.game_state.due:
            return self.game_state.move_of(action, seat).text
        actions = self.game_state.game.actions
        return actions.describe_chance(action) if seat == CHANCE else actions.describe(action)

    def returns(self) -> list[float]:
        outcome = self.game_state.outcome()
        seats = self.game_state.seats
        if outcome is None:
            return [0.0] * seats
        if seats == 1:
            return [float(outcome.scores[0])]
        ranks = outcome.ranks
        return [sum((other > mine) - (other < mine) for other in ranks) / (seats - 1) for mine in ranks]

    def __str__(self) -> str:
        return str(self.game_state)


class SpielObserver:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, game: Game, seats: int, kind: Any) -> None:
        self._layout = game.layout(seats)
        self._recalls = bool(kind.perfect_recall)
        self.tensor: npt.NDArray[np.float32] = np.zeros(
            sum(int(np.prod(feature.shape)) for feature in self._layout), np.float32
        )
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        first = 0
        for feature in self._layout:
            size = int(np.prod(feature.shape))
            self.dict[feature.name] = self.tensor[first : first + size].reshape(feature.shape)
            first += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees."""
        for name, array in state.game_state.features(player).items():
            self.dict[name][...] = array

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees now, or with perfect recall all that it has seen."""
        game = state.game_state
        if self._recalls:
            seen = [[move.seat, game.shown(move, player)] for move in game.history]
            return f"player {player}: {json.dumps(seen)}"
        view = {
            key: value for key, value in game.view(player).items() if key not in ("moves", "game", "options")
        }
        return json.dumps(view)


class SpielGame(pyspiel.Game):
    """A game of Klotz for OpenSpiel; `pyspiel.load_game` makes one."""

    klotz_name: str
    title: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.game = game_named(self.klotz_name)
        seats = int(given.get("players", self.game.seat_counts[0]))
        start = self.game.start(seats)
        self._seats = start.seats
        alone = seats == 1
        super().__init__(
            _type(self.klotz_name, self.title, alone=alone),
            pyspiel.GameInfo(
                num_distinct_actions=self.game.action_count,
                max_chance_outcomes=self.game.chance_count,
                num_players=seats,
                min_utility=-_MOST_POINTS if alone else -1.0,
                max_utility=_MOST_POINTS if alone else 1.0,
                utility_sum=None if alone else 0.0,
                max_game_length=_LONGEST,
            ),
            given,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> SpielObserver:
        if params:
            raise ValueError(f"observations have no parameters, and these were given: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.game, self._seats, kind)


def short_name(game: str) -> str:
    """What OpenSpiel calls a game: `klotz_blokus_duo`."""
    return f"klotz_{game.replace('-', '_')}"


def _type(name: str, title: str, *, alone: bool) -> Any:
    """What kind of game it is: whoever plays alone has nobody to take points from."""
    game = game_named(name)
    kind = pyspiel.GameType
    has_secrets = game.start().has_secrets
    return kind(
        short_name=short_name(name),
        long_name=title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC
        if game.chance_count
        else kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.IMPERFECT_INFORMATION
        if has_secrets
        else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.seat_counts[0]},
    )


def _register(name: str, title: str) -> None:
    made = type(f"Spiel_{short_name(name)}", (SpielGame,), {"klotz_name": name, "title": title})
    pyspiel.register_game(_type(name, title, alone=1 in game_named(name).seat_counts), made)


def register() -> None:
    """Register every game there is; those that are registered already stay as they are."""
    known = set(pyspiel.registered_names())
    for family in registry.families():
        for listing in family.games:
            if short_name(listing.name) not in known:
                _register(listing.name, f"{listing.title} ({listing.name})")


register()
