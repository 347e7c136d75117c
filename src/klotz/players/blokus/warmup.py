"""Calls every door of the players' kernels once, so that `klotz warmup` compiles them."""

import numpy as np

from klotz import games
from klotz.games.blokus import kernel
from klotz.games.blokus.state import BlokusState
from klotz.jit import warms
from klotz.players.blokus import kernel_endgame
from klotz.players.blokus.knowledge import knowledge_of
from klotz.players.blokus.tree import Settings, Tree


@warms("Blokus: search")
def search() -> None:
    state = games.game("blokus-duo").start()
    assert isinstance(state, BlokusState)
    tree = Tree("blokus-duo", knowledge_of("blokus-duo"), Settings(), 1, 5_000)
    tree.set_root(state)
    tree.run(4)
    state.push(next(iter(state.legal_moves)))
    tree.set_root(state)


@warms("Blokus: endgames")
def endgames() -> None:
    state = games.game("blokus-duo").start()
    assert isinstance(state, BlokusState)
    stack = np.zeros(kernel_endgame.DEEPEST, kernel.BOARD)
    stack[0] = state.board[0]
    values = np.zeros((kernel_endgame.MOST_MOVES, kernel.COLOURS), np.float32)
    moves = np.zeros(kernel_endgame.MOST_MOVES, np.uint16)
    kernel_endgame.solve(state.tables, np.zeros(1, kernel_endgame.ENDGAME), stack, 0, values, moves)
