"""What is measured of Blokus."""

import os
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

import numpy as np

from klotz import games
from klotz.cli.bench.measure import Figure, Measurement, seconds_each, timed
from klotz.games.blokus import BlokusState, kernel

_GAMES: Final = (("Duo", "blokus-duo"), ("Classic", "blokus"))
_PLIES: Final = (0, 10)
_SEED: Final = 1

_WARM_START: Final = "import klotz; list(klotz.game('blokus-duo').start().legal_moves)"
_WARM_STARTS: Final = 2


def measurements(seconds: float) -> list[Measurement]:
    """Everything that `klotz bench blokus` measures; what can be chosen takes so many seconds each."""
    positions = [
        (f"{label}, {f'ply {ply}' if ply else 'start'}", name, ply)
        for label, name in _GAMES
        for ply in _PLIES
    ]
    return [
        *(
            Measurement(f"legal moves, {where}", partial(_legal_moves, where, name, ply, seconds))
            for where, name, ply in positions
        ),
        *(
            Measurement(f"random games, {where}", partial(_playouts, where, name, ply, seconds))
            for where, name, ply in positions
        ),
        *(Measurement(f"pushes, {label}", partial(_pushes, label, name, seconds)) for label, name in _GAMES),
        Measurement("compile and start", _starts),
    ]


def position(name: str, plies: int) -> BlokusState:
    """A game some moves old: always the same random ones."""
    state = games.game(name).start()
    assert isinstance(state, BlokusState)
    random = Random(_SEED)
    for _ in range(plies):
        state.push(random.choice(list(state.legal_moves)))
    return state


def _legal_moves(where: str, name: str, ply: int, seconds: float) -> Sequence[Figure]:
    state = position(name, ply)
    moves = np.empty(kernel.PLACEMENTS, np.uint16)
    each = seconds_each(timed(partial(kernel.bench_generate, state.tables, state.board, moves)), seconds)
    return [
        Figure("legal moves", where, state.legal_moves.count() / each, "moves/s"),
        Figure("all legal moves once", where, each * 1e6, "µs"),
    ]


def _playouts(where: str, name: str, ply: int, seconds: float) -> Sequence[Figure]:
    state = position(name, ply)
    scratch, work = np.zeros(1, kernel.BOARD), kernel.new_work(_SEED)
    playouts = partial(kernel.bench_playouts, state.tables, state.board, scratch, work)
    each = seconds_each(timed(playouts), seconds)
    return [Figure("uniform playouts", where, 1 / each, "games/s")]


def _pushes(where: str, name: str, seconds: float) -> Sequence[Figure]:
    """A whole game played and taken back through the Python API."""
    state = position(name, 0)
    random, moves = Random(_SEED), []
    while not state.is_over:
        moves.append(random.choice(list(state.legal_moves)))
        state.push(moves[-1])
    while state.history:
        state.pop()

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


def _starts() -> Sequence[Figure]:
    """In processes of their own, with a cache that begins empty."""
    with TemporaryDirectory(prefix="klotz-bench-") as cache:
        cold = _process_seconds(["-m", "klotz", "warmup", "--quiet"], cache)
        warm = min(_process_seconds(["-c", _WARM_START], cache) for _ in range(_WARM_STARTS))
    return [
        Figure("compile everything", "cold cache", cold, "s"),
        Figure("import klotz and first legal moves", "warm cache, Duo", warm, "s"),
    ]


def _process_seconds(arguments: Sequence[str], cache: str) -> float:
    began = perf_counter()
    subprocess.run([sys.executable, *arguments], env={**os.environ, "KLOTZ_CACHE": cache}, check=True)
    return perf_counter() - began
