"""Calls every door of the players' kernels once, so that `klotz warmup` compiles them."""

from klotz.games import game
from klotz.games.bloxx.state import BloxxState
from klotz.jit import warms
from klotz.players.bloxx.thinking import Question


@warms("Bloxx!: looking ahead")
def looking_ahead() -> None:
    question = _question()
    question.look_ahead(question.thoughts[0], rolls=1, breadth=1)
    question.look_around(question.thoughts[0])


@warms("Bloxx!: playing on")
def playing_on() -> None:
    question = _question()
    question.play_on(question.thoughts[0], seed=1, games=1)


def _question() -> Question:
    state = game("bloxx").start(2)
    assert isinstance(state, BloxxState)
    state.push(state.chances[0].move)
    return Question(state, state.active)
