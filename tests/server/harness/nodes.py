"""Nodes and workers as whoever runs a server starts them: `klotz serve`, `klotz worker`."""

import json
import re
import signal
import sys
from collections.abc import Callable, Mapping
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final

from tests.server.harness.programs import Program, children_of, command_line, wait_until

_ADDRESS: Final = re.compile(r"Klotz is at http://127\.0\.0\.1:(\d+)/")


class Node:
    """A node that can be killed and started again at the same address."""

    def __init__(
        self,
        folder: Path,
        environment: Mapping[str, str],
        name: str = "node",
        before: Callable[[], None] | None = None,
    ) -> None:
        self._log = folder / f"{name}.log"
        self._environment = environment
        self._before = before
        self._port = 0
        self.program = self._run()

    def _run(self) -> Program:
        command = [sys.executable, "-m", "klotz", "serve", "--port", str(self._port)]
        return Program(command, self._log, self._environment, before=self._before)

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
        return self.status() in ("ok", "degraded")

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
    def __init__(self, folder: Path, environment: Mapping[str, str], name: str = "worker") -> None:
        command = [sys.executable, "-m", "klotz", "worker"]
        self.program = Program(command, folder / f"{name}.log", environment)

    def ready(self) -> "Worker":
        self.program.until(lambda: "worker ready" in self.program.said())
        return self

    def kill(self) -> None:
        self.program.kill()

    def stop(self) -> int:
        return self.program.stop(signal.SIGTERM)

    def thinking_processes(self) -> list[int]:
        return thinking_processes(self.program)


def thinking_processes(program: Program) -> list[int]:
    """The processes in which computer players think, once there are any."""

    def found() -> list[int]:
        children = children_of(program.pid) if program.is_running else []
        return [child for child in children if "multiprocessing.spawn" in command_line(child)]

    wait_until(lambda: bool(found()) or not program.is_running)
    return found()
