"""What is measured of Blokus."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

import numpy as np

from klotz import games
from klotz.cli.bench.measure import Figure, Measurement, seconds_each, timed
from klotz.cli.bench.shared import SEED, push_figures, random_game, start_figures
from klotz.games.blokus import BlokusState, kernel
from klotz.players.blokus.tree import Tree
from klotz.players.blokus.weights import weights_for

_GAMES: Final = (("Duo", "blokus-duo"), ("Classic", "blokus"))
_PLIES: Final = (0, 10)

_FIRST_MOVES: Final = "import klotz; list(klotz.game('blokus-duo').start().legal_moves)"


def measurements(seconds: float) -> list[Measurement]:
    """Everything that `klotz bench blokus` measures; each repeated for this many seconds where that can be chosen."""
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
        *(
            Measurement(f"search, {where}", partial(_search, where, name, ply, seconds))
            for where, name, ply in positions
        ),
        *(Measurement(f"pushes, {label}", partial(_pushes, label, name, seconds)) for label, name in _GAMES),
        Measurement("compile and start", partial(start_figures, "Duo", _FIRST_MOVES)),
    ]


def position(name: str, plies: int) -> BlokusState:
    """A game some moves old: always the same random ones."""
    state = games.game(name).start()
    assert isinstance(state, BlokusState)
    random = Random(SEED)
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
    scratch, work = np.zeros(1, kernel.BOARD), kernel.new_work(SEED)
    playouts = partial(kernel.bench_playouts, state.tables, state.board, scratch, work)
    each = seconds_each(timed(playouts), seconds)
    return [Figure("uniform playouts", where, 1 / each, "games/s")]


def _search(where: str, name: str, ply: int, seconds: float) -> Sequence[Figure]:
    state = position(name, ply)

    def think(simulations: int) -> None:
        # A new tree each time: one that has grown is faster, and later simulations would look better than they are.
        weights = weights_for(name)
        tree = Tree(weights, weights.settings, SEED)
        tree.set_root(state)
        tree.run(simulations)

    return [Figure("search simulations", where, 1 / seconds_each(timed(think), seconds), "simulations/s")]


def _pushes(where: str, name: str, seconds: float) -> Sequence[Figure]:
    return push_figures(where, position(name, 0), random_game(position(name, 0)), seconds)
