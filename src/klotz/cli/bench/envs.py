"""What is measured of environments: steps a second, ours beside those of others, in one run.

A step is a move that somebody made, with the observation and the mask of whoever moves next; what chance does is no
step. Games are random and whole, resets included. Of one environment only its own calls are timed: choosing a move is
the learner's work. What is not installed is left out: PettingZoo's classic games, OpenSpiel and Pgx.
"""

import warnings
from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Any, Final

import numpy as np

from klotz.cli.bench.measure import Figure, Measurement, seconds_each
from klotz.cli.bench.shared import SEED
from klotz.envs.vector import VectorGames

_UNIT: Final = "steps/s"
_ONE: Final = (("blokus-duo", 2), ("blokus", 4), ("bloxx", 2), ("bloxx", 1), ("bloqs", 2))
_VECTOR: Final = (("bloxx", 2, 2048), ("blokus-duo", 2, 256), ("blokus", 4, 128), ("bloqs", 2, 8))
_PGX: Final = (("connect_four", 1024), ("go_9x9", 256), ("chess", 64))
_OURS_IN_SPIEL: Final = ("klotz_blokus_duo", "klotz_bloxx", "klotz_bloqs")
_SPIEL: Final = ("connect_four", "chess", "python_tic_tac_toe")


def measurements(seconds: float) -> list[Measurement]:
    """Everything that `klotz bench envs` measures; each repeated for about this many seconds."""
    found = []
    if find_spec("pettingzoo"):
        found += [
            Measurement(f"one env, {name}", partial(_one, name, seats, seconds)) for name, seats in _ONE
        ]
        if find_spec("pygame"):
            found += [
                Measurement("one env, connect_four", partial(_theirs, "connect_four_v3", seconds)),
                *(
                    [Measurement("one env, chess", partial(_theirs, "chess_v6", seconds))]
                    if find_spec("chess")
                    else []
                ),
            ]
    if find_spec("pyspiel"):
        found += [
            Measurement(f"OpenSpiel, {name}", partial(_spiel, name, seconds))
            for name in (*_OURS_IN_SPIEL, *_SPIEL)
        ]
    found += [
        Measurement(f"vectorised, {name}", partial(_vector, name, seats, count, seconds))
        for name, seats, count in _VECTOR
    ]
    if find_spec("pgx"):
        found += [Measurement(f"Pgx, {name}", partial(_pgx, name, count, seconds)) for name, count in _PGX]
    return found


def _one(name: str, seats: int, seconds: float) -> Sequence[Figure]:
    from klotz.envs.pettingzoo import env

    rate = _episodes(env(name, seats=seats), seconds)
    return [Figure("one env, PettingZoo", f"{name}, {seats} seats", rate, _UNIT)]


def _theirs(name: str, seconds: float) -> Sequence[Figure]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # by its old name, which all versions know
        from pettingzoo import classic

        env = getattr(classic, name).env()
    return [Figure("one env, PettingZoo", f"PettingZoo's {name}", _episodes(env, seconds), _UNIT)]


def _episodes(env: Any, seconds: float) -> float:
    """Moves a second of an environment's own time: everything but choosing them."""
    random = Random(SEED)
    steps = episodes = 0
    env.reset(seed=SEED)

    def run(repeats: int) -> float:
        nonlocal steps, episodes
        spent = 0.0
        for _ in range(repeats):
            began = perf_counter()
            env.reset()
            spent += perf_counter() - began
            while env.agents:
                began = perf_counter()
                observation, _, termination, truncation, _ = env.last()
                spent += perf_counter() - began
                action = None
                if not (termination or truncation):
                    legal = observation["action_mask"].view(np.bool_).nonzero()[0]
                    action = int(legal[int(random.random() * len(legal))])
                    steps += 1
                began = perf_counter()
                env.step(action)
                spent += perf_counter() - began
        episodes += repeats
        return spent

    each = seconds_each(run, seconds)
    return steps / episodes / each


def _spiel(name: str, seconds: float) -> Sequence[Figure]:
    import pyspiel

    if name.startswith("klotz_"):
        import klotz.envs.openspiel  # noqa: F401  # registers them
    elif name.startswith("python_"):
        from open_spiel.python import games  # noqa: F401  # registers them
    game = pyspiel.load_game(name)
    label = name if name.startswith("klotz_") else f"OpenSpiel's {name}"

    def play(random: Random) -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                (action,) = random.choices([each for each, _ in outcomes], [chance for _, chance in outcomes])
            else:
                state.observation_tensor(state.current_player())
                action = random.choice(state.legal_actions())
                made += 1
            state.apply_action(action)
        return made

    return [Figure("one state, OpenSpiel", label, _per_second(play, seconds), _UNIT)]


def _per_second(play: Callable[[Random], int], seconds: float) -> float:
    made = played = 0

    def run(repeats: int) -> float:
        nonlocal made, played
        random = Random(SEED)
        began = perf_counter()
        for _ in range(repeats):
            made += play(random)
        played += repeats
        return perf_counter() - began

    each = seconds_each(run, seconds)
    return made / played / each


def _vector(name: str, seats: int, count: int, seconds: float) -> Sequence[Figure]:
    games = VectorGames(name, count, seats=seats, seed=SEED)
    for _ in range(50 if name != "bloqs" else 1):  # until games are at all stages
        games.step(games.random_actions())

    def run(repeats: int) -> float:
        began = perf_counter()
        for _ in range(repeats):
            games.step(games.random_actions())
        return perf_counter() - began

    rate = count / seconds_each(run, seconds)
    games.close()
    return [Figure("vectorised, all cores", f"{name}, {seats} seats, {count} games", rate, _UNIT)]


def _pgx(name: str, count: int, seconds: float) -> Sequence[Figure]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import jax
        import pgx
        from pgx.experimental import auto_reset

        env = pgx.make(name)
        start, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(auto_reset(env.step, env.init)))
        choose = jax.jit(
            lambda key, state: jax.random.categorical(
                key, jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32)), axis=-1
            )
        )
        state = start(jax.random.split(jax.random.PRNGKey(SEED), count))

    def run(repeats: int) -> float:
        nonlocal state
        began = perf_counter()
        for number in range(repeats):
            key = jax.random.PRNGKey(number)
            state = step(state, choose(key, state), jax.random.split(key, count))
        state.observation.block_until_ready()
        return perf_counter() - began

    rate = count / seconds_each(run, seconds)
    return [Figure("vectorised, all cores", f"Pgx's {name}, {count} games", rate, _UNIT)]
