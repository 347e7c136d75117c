"""Programs that a test starts, and stops by their ids whatever happens."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.needs import Need, missing

PATIENCE: Final = 180.0
"""Seconds until a test gives up on something that should have happened: no measure of speed."""


class Program:
    """One process. What it says goes into a file, so that a full pipe never stops it."""

    def __init__(
        self,
        command: Sequence[str | Path],
        log: Path,
        environment: Mapping[str, str] | None = None,
        *,
        user: str | None = None,
    ) -> None:
        self.log = log
        with log.open("ab") as output:
            self._process = subprocess.Popen(
                [str(part) for part in command],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                env={**os.environ, **(environment or {})},
                cwd=log.parent,
                user=user,
                group=None if user is None else pwd.getpwnam(user).pw_gid,
                extra_groups=[] if user is not None else None,
                start_new_session=True,
            )

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def send(self, number: signal.Signals) -> None:
        if self.is_running:
            self._process.send_signal(number)

    def wait(self) -> int:
        return self._process.wait(PATIENCE)

    def kill(self) -> None:
        """As the power going: nothing is finished."""
        self.send(signal.SIGKILL)
        self.wait()

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        self.send(number)
        try:
            return self.wait()
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def said(self) -> str:
        return self.log.read_text(errors="replace")

    def until(self, happens: Callable[[], bool]) -> None:
        """Wait for something; complain with what the process said if it ends before that."""

        def happened() -> bool:
            if not self.is_running:
                raise RuntimeError(f"ended with {self.wait()}:\n{self.said()[-4000:]}")
            return happens()

        wait_until(happened)


def wait_until(happens: Callable[[], bool]) -> None:
    give_up = time.monotonic() + PATIENCE
    while not happens():
        if time.monotonic() > give_up:
            raise TimeoutError("it did not happen")
        time.sleep(0.02)


def children_of(pid: int) -> list[int]:
    """The processes that a process started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def command_line(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    return ""


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def is_listening(port: int) -> bool:
    with socket.socket() as door:
        return door.connect_ex(("127.0.0.1", port)) == 0


def needed(need: Need, name: str, *elsewhere: str) -> Path:
    """Where a program is; a test that needs it is left out, and says why, where it is nowhere."""
    for folder in elsewhere:
        for found in sorted(Path("/").glob(folder.lstrip("/")), reverse=True):
            if os.access(found / name, os.X_OK):
                return found / name
    if (found_in_path := shutil.which(name)) is not None:
        return Path(found_in_path)
    raise missing(need, f"there is no program {name}")
