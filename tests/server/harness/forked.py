"""Servers that are forked from a process in which everything is loaded already.

Loading takes a server some seconds of a core, and is the same every time. So each process that runs tests keeps one
that has done it, and a server is a fork of that: a process of its own, which can be stopped and killed as any other,
but has not loaded what it runs by itself and does not tidy up an interpreter when it ends. A test of that starts one
with an interpreter of its own.
"""

import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import wait
from pathlib import Path
from subprocess import TimeoutExpired
from threading import Lock
from typing import Final

from tests.server.harness.programs import PATIENCE, Program

_CONTEXT: Final = get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.server.harness.loaded"])
_LOCK: Final = Lock()
"""Starting one asks all others whether they have ended, and only one thread may learn that of a process."""


class ForkedProgram(Program):
    """The `klotz` command, as a fork."""

    def __init__(
        self,
        arguments: Sequence[str],
        log: Path,
        environment: Mapping[str, str],
        before: Callable[[], None] | None = None,
    ) -> None:
        self.log = log
        log.touch()
        self._fork = _CONTEXT.Process(
            target=_run, args=(arguments, log, {**os.environ, **environment}, before)
        )
        with _LOCK:
            self._fork.start()

    @property
    def pid(self) -> int:
        assert self._fork.pid is not None
        return self._fork.pid

    @property
    def is_running(self) -> bool:
        return not wait([self._fork.sentinel], 0)

    def send(self, number: signal.Signals) -> None:
        # It may end by itself between a look and the signal.
        with suppress(ProcessLookupError):
            if self.is_running:
                os.kill(self.pid, number)

    def wait(self) -> int:
        if not wait([self._fork.sentinel], PATIENCE):
            raise TimeoutExpired("klotz", PATIENCE)
        with _LOCK:
            assert self._fork.exitcode is not None
            return self._fork.exitcode


def _run(
    arguments: Sequence[str], log: Path, environment: Mapping[str, str], before: Callable[[], None] | None
) -> None:
    from klotz.cli import main

    os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(log.parent)
    with log.open("ab") as output:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(output.fileno(), stream.fileno())
    if before is not None:
        before()
    sys.argv = ["klotz", *arguments]
    main()
