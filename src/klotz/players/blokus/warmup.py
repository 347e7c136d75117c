"""Calls every door of the players' kernels once, so that `klotz warmup` compiles them."""

import numpy as np

from klotz import games
from klotz.games.blokus import kernel
from klotz.games.blokus.state import BlokusState
from klotz.jit import Stage, warms
from klotz.players.blokus import kernel_endgame
from klotz.players.blokus.settings import SearchSettings
from klotz.players.blokus.tree import Tree
from klotz.players.blokus.weights import weights_for


@warms("blokus", Stage.PLAYERS, "Blokus: search")
def search() -> None:
    state = games.game("blokus-duo").start()
    assert isinstance(state, BlokusState)
    tree = Tree(weights_for("blokus-duo"), SearchSettings(), 1)
    tree.set_root(state)
    tree.run(4)
    state.push(next(iter(state.legal_moves)))
    tree.set_root(state)


@warms("blokus", Stage.PLAYERS, "Blokus: endgames")
def endgames() -> None:
    state = games.game("blokus-duo").start()
    assert isinstance(state, BlokusState)
    stack = np.zeros(kernel_endgame.DEEPEST, kernel.BOARD)
    stack[0] = state.board[0]
    endgames = np.zeros(1, kernel_endgame.ENDGAME)
    kernel_endgame.begin(state.tables, endgames, stack)
    kernel_endgame.solve(state.tables, endgames, stack, 0)
