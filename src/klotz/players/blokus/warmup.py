"""Calls every door of the players' kernels once, so that `klotz warmup` compiles them."""

from klotz import games
from klotz.games.blokus.state import BlokusState
from klotz.jit import Stage, warms
from klotz.players.blokus.endgame import solve
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
    for name in ("blokus-duo", "blokus"):
        state = games.game(name).start()
        assert isinstance(state, BlokusState)
        while state.due:
            state.push(next(iter(state.legal_moves)))
        state.pop()
        solve(state, 1)
