"""A running engine: a child process that is sent commands and answers them."""

import os
import shlex
import subprocess
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Final

from klotz.errors import KlotzError
from klotz.players.gtp.cpu_time import cpu_seconds
from klotz.players.player import StopSignal, UnknownPlayer

_LOOK: Final = 0.02  # seconds between checks of whether to stop
_LAST_WORDS: Final = 3  # lines of an engine's error output that explain why it died


class EngineError(KlotzError, RuntimeError):
    """An engine died, timed out, refused a command or answered without a move; the message says which."""


class EngineRefused(EngineError):
    """An engine rejected a command."""


class EngineLost(EngineError):
    """An engine that can no longer be used."""


class Stopped(Exception):
    """The caller stopped waiting for the answer."""


class Connection:
    """One engine process. What it writes to its error output is read, so that it never blocks, and mostly ignored."""

    def __init__(self, command: str) -> None:
        self.command: Final = command
        try:
            words = _words(command)
        except ValueError as error:
            raise UnknownPlayer(f"gtp:{command[:80]}: the command cannot be read: {error}") from None
        if not words:
            raise UnknownPlayer(
                "gtp: needs the command that starts the program, such as 'gtp:engine --quiet'"
            )
        try:
            # Its own process group: Ctrl-C is for us, and an engine killed by it would lose its game.
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=True,
            )
        except OSError as error:
            raise UnknownPlayer(f"gtp:{command[:80]}: {words[0]} does not start: {error.strerror}") from None
        self._lines: SimpleQueue[str | None] = SimpleQueue()
        self._last_words: deque[str] = deque(maxlen=_LAST_WORDS)
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._threads = (
            Thread(target=_read, args=(self._process.stdout, self._lines.put), daemon=True),
            Thread(target=_read, args=(self._process.stderr, self._hear), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    def ask(self, command: str, patience: float, stop: StopSignal | None = None) -> str:
        """The answer to a command. EngineError if it is refused, or takes longer than `patience`, in seconds."""
        self._send(command)
        end = monotonic() + patience
        first = self._line(command, end, stop)
        while not first.strip():  # left over between two answers
            first = self._line(command, end, stop)
        if first[0] not in "=?":
            raise EngineLost(f"the program does not speak GTP: it answered {command!r} with {first[:80]!r}")
        lines = [first]
        while line := self._line(command, end, stop).rstrip():
            lines.append(line)
        answer = "\n".join([first[1:].strip(), *lines[1:]]).strip()
        if first[0] == "?":
            raise EngineRefused(f"the program refused {command[:80]!r}: {answer[:200]}")
        return answer

    def cpu_seconds(self) -> float | None:
        return cpu_seconds(self._process.pid)

    def close(self) -> None:
        """End the process, politely at first."""
        if self._process.poll() is None:
            try:
                self._send("quit")
                self._process.wait(1)
            except (EngineError, subprocess.TimeoutExpired):
                self._process.kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(1)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            with suppress(OSError):  # unsent input is lost
                pipe.close()

    def kill(self) -> None:
        self._process.kill()
        self.close()

    def _hear(self, line: str | None) -> None:
        if line and line.strip():
            self._last_words.append(line.strip())

    def _send(self, command: str) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(command + "\n")
            self._process.stdin.flush()
        except OSError:
            raise self._died(command) from None

    def _line(self, command: str, end: float, stop: StopSignal | None) -> str:
        while True:
            try:
                line = self._lines.get(timeout=_LOOK if stop else max(0.0, end - monotonic()))
            except Empty:
                if stop and stop.is_set():
                    raise Stopped from None
                if monotonic() >= end:
                    raise EngineLost(f"the program took too long to answer {command[:80]!r}") from None
                continue
            if line is None:
                self._lines.put(None)  # it stays dead for the next question
                raise self._died(command)
            return line

    def _died(self, command: str) -> EngineLost:
        try:
            code: int | None = self._process.wait(1)
        except subprocess.TimeoutExpired:
            code = None
        self._threads[1].join(1)
        words = " / ".join(self._last_words)
        ended = "closed its output" if code is None else f"ended with code {code}"
        return EngineLost(
            f"the program {ended} when asked {command[:80]!r}{f', saying: {words}' if words else ''}"
        )


def _words(command: str) -> list[str]:
    # On Windows a backslash separates folders; elsewhere it quotes.
    return shlex.split(command, posix=os.name == "posix")


def _read(pipe: IO[str], tell: Callable[[str | None], None]) -> None:
    for line in pipe:
        tell(line)
    tell(None)
