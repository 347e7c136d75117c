"""Waiting for a computer player, which thinks in a thread of its own so that Ctrl-C is heard meanwhile."""

from collections.abc import Callable
from threading import Event, Thread
from typing import Final, Generic, TypeVar

from klotz.cli.play.talk import Talk
from klotz.players import Limit

_Answer = TypeVar("_Answer")

_LOOK_UP: Final = 0.1  # seconds; on Windows a wait without an end does not hear Ctrl-C


class _Question(Thread, Generic[_Answer]):
    def __init__(self, ask: Callable[[Limit], _Answer]) -> None:
        super().__init__(daemon=True)  # a program that ends does not wait for an answer
        self._ask = ask
        self.stop = Event()
        self.is_done = Event()  # a join that Ctrl-C breaks may take the thread for dead
        self.answers: list[_Answer] = []
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            self.answers.append(self._ask(Limit(stop=self.stop)))
        except BaseException as failure:
            self.failure = failure
        finally:
            self.is_done.set()


def think(talk: Talk, said: str, ask: Callable[[Limit], _Answer], *, can_hurry: bool = True) -> _Answer:
    """The answer to a question that takes a while. `said` stands on the screen meanwhile.

    Ctrl-C ends the thinking. Where one `can_hurry` the answer is then the best so far, and only a second Ctrl-C
    means what it means everywhere: that the person goes away.
    """
    question = _Question(ask)
    question.start()
    with talk.console.status(said):
        while not question.is_done.is_set():
            try:
                question.is_done.wait(_LOOK_UP)
            except KeyboardInterrupt:
                was_stopped = question.stop.is_set()
                question.stop.set()
                if was_stopped or not can_hurry:
                    raise
    if question.failure is not None:
        raise question.failure
    return question.answers[0]
