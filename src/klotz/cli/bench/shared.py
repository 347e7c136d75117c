"""What is measured of every game in the same way: pushes from Python, compiling and starting."""

import os
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from klotz.cli.bench.measure import Figure, seconds_each
from klotz.games.contract import Move, State

SEED: Final = 1

_WARM_STARTS: Final = 2


def random_game(state: State) -> list[Move]:
    """Play a state to its end: always the same moves, and those that nobody chose are left out."""
    random = Random(SEED)
    moves = []
    while not state.is_over:
        moves.append(random.choice(list(state.legal_moves)))
        state.push(moves[-1])
    return moves


def push_figures(where: str, state: State, moves: Sequence[Move], seconds: float) -> Sequence[Figure]:
    """Moves played from a state and taken back again through the Python API."""

    def run(repeats: int, *, watch_pushes: bool) -> float:
        pushing = popping = 0.0
        for _ in range(repeats):
            began = perf_counter()
            for move in moves:
                state.push(move)
            turned = perf_counter()
            for _ in moves:
                state.pop()
            pushing += turned - began
            popping += perf_counter() - turned
        return pushing if watch_pushes else popping

    push = seconds_each(partial(run, watch_pushes=True), seconds) / len(moves)
    pop = seconds_each(partial(run, watch_pushes=False), seconds) / len(moves)
    return [
        Figure("push from Python", where, 1 / push, "pushes/s"),
        Figure("one push", where, push * 1e6, "µs"),
        Figure("one pop", where, pop * 1e6, "µs"),
    ]


def start_figures(where: str, first_moves: str) -> Sequence[Figure]:
    """In processes of their own, with a cache that begins empty. `first_moves` is Python that needs the kernel."""
    with TemporaryDirectory(prefix="klotz-bench-") as cache:
        cold = process_seconds(["-m", "klotz", "warmup", "--quiet"], cache)
        warm = min(process_seconds(["-c", first_moves], cache) for _ in range(_WARM_STARTS))
    return [
        Figure("compile everything", "cold cache", cold, "s"),
        Figure("import klotz and first legal moves", f"warm cache, {where}", warm, "s"),
    ]


def process_seconds(arguments: Sequence[str], cache: str) -> float:
    began = perf_counter()
    subprocess.run([sys.executable, *arguments], env={**os.environ, "KLOTZ_CACHE": cache}, check=True)
    return perf_counter() - began
