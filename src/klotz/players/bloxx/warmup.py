"""Calls every entry point of the players' kernels once, so that `klotz warmup` compiles it."""

from klotz.games import game
from klotz.games.bloxx.state import BloxxState
from klotz.jit import Stage, warms
from klotz.players.bloxx.root import Root


@warms("bloxx", Stage.PLAYERS, "Bloxx!: expectimax")
def expectimax() -> None:
    root = _root()
    root.expectimax(root.candidates[0], depth=1, breadth=1)
    root.value_opponents(root.candidates[0])


@warms("bloxx", Stage.PLAYERS, "Bloxx!: rollouts")
def rollouts() -> None:
    root = _root()
    root.roll_out(root.candidates[0], seed=1, count=1)


def _root() -> Root:
    state = game("bloxx").start(2)
    assert isinstance(state, BloxxState)
    state.push(state.chances[0].move)
    return Root(state, state.active)
