"""Nodes and workers: `klotz serve`, `klotz worker`."""

import json
import re
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final

from tests.server.harness.forked import ForkedProgram
from tests.server.harness.programs import Program, children_of, command_line, wait_until

_ADDRESS: Final = re.compile(r"Klotz is at http://127\.0\.0\.1:(\d+)/")


class Node:
    """A node that can be killed and started again at the same address."""

    def __init__(
        self,
        folder: Path,
        environment: Mapping[str, str],
        name: str = "node",
        *,
        before: Callable[[], None] | None = None,
        is_forked: bool = True,
    ) -> None:
        self._log = folder / f"{name}.log"
        self._environment = environment
        self._before = before
        self._is_forked = is_forked
        self._port = 0
        self.program = self._run()

    def _run(self) -> Program:
        arguments = ["serve", "--port", str(self._port)]
        if self._is_forked and _can_fork(self._environment):
            return ForkedProgram(arguments, self._log, self._environment, before=self._before)
        assert self._before is None, "only a fork can be prepared"
        return klotz_command(arguments, self._log, self._environment)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self._port}"

    def ready(self) -> "Node":
        """Wait until it can keep moves."""
        self.program.until(lambda: _ADDRESS.search(self.program.said()) is not None)
        found = _ADDRESS.search(self.program.said())
        assert found is not None
        self._port = int(found[1])
        self.program.until(self._is_ready)
        return self

    def _is_ready(self) -> bool:
        return self.status() in ("ok", "degraded", "nobody_thinks")

    def status(self) -> str | None:
        """What it says of itself; None while nobody answers."""
        # Not httpx: it sets up TLS for each client, which takes longer than a node takes to answer.
        asking = HTTPConnection("127.0.0.1", self._port, timeout=30)
        try:
            asking.request("GET", "/readyz")
            return str(json.loads(asking.getresponse().read())["status"])
        except (OSError, HTTPException):
            return None
        finally:
            asking.close()

    def start_again(self) -> None:
        self.program = self._run()

    def kill(self) -> None:
        self.program.kill()

    def stop(self) -> int:
        return self.program.stop(signal.SIGTERM)

    def thinking_processes(self) -> list[int]:
        return thinking_processes(self.program)


class Worker:
    def __init__(
        self, folder: Path, environment: Mapping[str, str], name: str = "worker", *, is_forked: bool = True
    ) -> None:
        start = ForkedProgram if is_forked and _can_fork(environment) else klotz_command
        self.program: Program = start(["worker"], folder / f"{name}.log", environment)

    def ready(self) -> "Worker":
        self.program.until(lambda: "worker ready" in self.program.said())
        return self

    def kill(self) -> None:
        self.program.kill()

    def stop(self) -> int:
        return self.program.stop(signal.SIGTERM)

    def thinking_processes(self) -> list[int]:
        return thinking_processes(self.program)


def _can_fork(environment: Mapping[str, str]) -> bool:
    """What lies on a path of its own is found by an interpreter that starts there, not by a fork of another."""
    return "PYTHONPATH" not in environment


def klotz_command(arguments: Sequence[str], log: Path, environment: Mapping[str, str]) -> Program:
    """As whoever runs a server starts one: with an interpreter of its own."""
    return Program([sys.executable, "-m", "klotz", *arguments], log, environment)


def thinking_processes(program: Program) -> list[int]:
    """The processes in which computer players think, once there are any."""

    def found() -> list[int]:
        children = children_of(program.pid) if program.is_running else []
        return [child for child in children if "multiprocessing.spawn" in command_line(child)]

    wait_until(lambda: bool(found()) or not program.is_running)
    return found()
