"""Waiting for a computer player, which thinks in a thread of its own so that Enter and Ctrl-C are heard meanwhile."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread, current_thread, main_thread
from typing import Any, Final, Generic, TypeVar

from klotz.cli.play.talk import Talk
from klotz.players import Limit

_Answer = TypeVar("_Answer")

_LOOK_UP: Final = 0.1  # seconds; on Windows a wait without an end does not hear Ctrl-C


class _Question(Thread, Generic[_Answer]):
    def __init__(self, ask: Callable[[Limit], _Answer]) -> None:
        super().__init__(daemon=True)  # a program that ends does not wait for an answer
        self._ask = ask
        self.stop = Event()
        self.answers: list[_Answer] = []
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            self.answers.append(self._ask(Limit(stop=self.stop)))
        except BaseException as failure:
            self.failure = failure


def think(talk: Talk, said: str, ask: Callable[[Limit], _Answer], *, can_hurry: bool = True) -> _Answer:
    """The answer to a question that takes a while. `said` stands on the screen meanwhile.

    Enter ends the thinking, and the answer is the best so far. So does Ctrl-C where one `can_hurry`, and only a
    second Ctrl-C means what it means everywhere: that the person goes away.
    """
    question = _Question(ask)
    with _stopped_by_ctrl_c(question.stop, can_hurry), talk.console.status(said):
        question.start()
        while question.is_alive():
            question.join(_LOOK_UP)
            if talk.hears_enter():
                question.stop.set()
    if question.failure is not None:
        raise question.failure
    return question.answers[0]


@contextmanager
def _stopped_by_ctrl_c(stop: Event, can_hurry: bool) -> Iterator[None]:
    # Catching KeyboardInterrupt would not do: it may come while the thread is being started, or twice.
    def hear(*_: Any) -> None:
        was_stopped = stop.is_set()
        stop.set()
        if was_stopped or not can_hurry:
            raise KeyboardInterrupt

    if current_thread() is not main_thread():  # where signals are not heard anyway
        yield
        return
    before = signal.signal(signal.SIGINT, hear)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
