"""What is measured of the library from Python: docs/research.md goes from the first idiom to the last.

A position is one move that was made, chance included. python-chess is measured beside it where it is installed: a
game of random moves by its own plainest idiom.
"""

from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Final

import numpy as np

from klotz import bulk, games
from klotz.cli.bench.measure import Figure, Measurement, seconds_each
from klotz.cli.bench.shared import SEED
from klotz.games.contract import State

_GAMES: Final = ("blokus-duo", "blokus", "bloxx", "bloqs")
_IN_BULK: Final = ("blokus-duo", "blokus", "bloxx")
_NUMBERED: Final = ("blokus-duo", "blokus", "bloxx")
_BULK_GAMES: Final = 256


def measurements(seconds: float) -> list[Measurement]:
    """Everything that `klotz bench python` measures; each repeated for about this many seconds."""
    return [
        *(
            Measurement(f"{label}, {name}", partial(_idiom, label, play, name, seconds))
            for label, play, names in (
                ("push(legal_moves.random(rng))", _push, _GAMES),
                ("play(legal_moves.random(rng).text)", _play, _GAMES),
                ("push_action(rng.choice(legal_array()))", _push_action, _NUMBERED),
            )
            for name in names
        ),
        *(
            Measurement(f"bulk, {name}, {label}", partial(_bulk, name, label, threads, seconds))
            for label, threads in (("one thread", 1), ("all cores", None))
            for name in _IN_BULK
        ),
        *([Measurement("python-chess", partial(_chess, seconds))] if find_spec("chess") else []),
    ]


def _push(state: State, random: Random) -> int:
    made = 0
    while state.due:
        state.push(state.legal_moves.random(random))
        made += 1
    return made


def _play(state: State, random: Random) -> int:
    made = 0
    while state.due:
        move = state.legal_moves.random(random)
        state.play(move.text, move.seat)
        made += 1
    return made


def _push_action(state: State, random: Random) -> int:
    numbers = np.random.default_rng(random.getrandbits(32))
    made = 0
    while due := state.due:
        legal = state.legal_array(due[0])
        state.push_action(legal[int(numbers.random() * len(legal))], due[0])
        made += 1
    return made


def _idiom(label: str, play: Callable[[State, Random], int], name: str, seconds: float) -> Sequence[Figure]:
    game = games.game(name)
    return [
        Figure(label, name, _per_second(lambda random: play(game.start(), random), seconds), "positions/s")
    ]


def _per_second(play: Callable[[Random], int], seconds: float) -> float:
    """Moves made in a second of whole games; `play` plays one and returns how many it made."""
    made = games_played = 0

    def run(repeats: int) -> float:
        nonlocal made, games_played
        random = Random(SEED)
        began = perf_counter()
        for _ in range(repeats):
            made += play(random)
        games_played += repeats
        return perf_counter() - began

    each = seconds_each(run, seconds)
    return made / games_played / each


def _bulk(name: str, label: str, threads: int | None, seconds: float) -> Sequence[Figure]:
    state = games.game(name).start()
    played = 0

    def play(random: Random) -> int:
        nonlocal played
        played += 1
        lengths = bulk.playouts(state, _BULK_GAMES, played, threads=threads).lengths
        return int(lengths.sum())

    return [
        Figure("bulk.playouts, final scores", f"{name}, {label}", _per_second(play, seconds), "positions/s")
    ]


def _chess(seconds: float) -> Sequence[Figure]:
    import chess  # an extra of whoever wants to compare

    def play(random: Random) -> int:
        board, made = chess.Board(), 0
        while not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            made += 1
        return made

    where = f"chess, python-chess {chess.__version__}"
    return [
        Figure("push(random.choice(list(legal_moves)))", where, _per_second(play, seconds), "positions/s")
    ]
