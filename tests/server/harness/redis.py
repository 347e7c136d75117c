"""A Redis of a test's own."""

import tempfile
from pathlib import Path

from tests.needs import REDIS
from tests.server.harness.programs import Program, free_port, is_listening, needed


class Redis:
    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self._folder = folder
        self._program: Program | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        port = self.port
        settings = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        command: list[str | Path] = [needed(REDIS, "redis-server"), *settings, "--dir", tempfile.gettempdir()]
        self._program = Program(command, self._folder / "redis.log")
        self._program.until(lambda: is_listening(port))

    def kill(self) -> None:
        if self._program is not None:
            self._program.kill()
