"""The servers that are measured: processes of their own, on a core of their own."""

import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Final

_SERVER_CORE: Final = 0
_LOAD_CORE: Final = 1
_PATIENCE_SECONDS: Final = 60
_CHECKOUT: Final = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Running:
    pid: int
    port: int
    start_seconds: float
    """From the command until it answers that it is ready."""

    @property
    def megabytes(self) -> float:
        """What it holds in memory."""
        status = Path(f"/proc/{self.pid}/status")
        if not status.exists():
            return float("nan")  # this system does not say
        found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
        return int(found[1]) / 1024 if found else float("nan")


def pin_load() -> None:
    """Server on one core, load on the other, so that neither is measured in place of the other."""
    _pin(os.getpid(), _LOAD_CORE)


def _pin(pid: int, core: int) -> None:
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(pid, {core})


@contextmanager
def klotz_server(folder: Path, *, limits: bool = False, core: int | None = _SERVER_CORE) -> Iterator[Running]:
    """`limits`: with rate limits. `core`: None to let it run on any."""
    environment = {
        "KLOTZ_DATABASE_URL": f"sqlite:///{folder / 'bench.db'}",
        "KLOTZ_SECRET": "the secret of a server that is measured",
        "KLOTZ_RATE_LIMITS": "yes" if limits else "no",
        "KLOTZ_MAX_TABLES": "1000000",
        "KLOTZ_REDIS_URL": "",
    }
    with _running(["-m", "klotz", "serve", "--port", "0"], environment, "/readyz", core) as running:
        yield running


@contextmanager
def echo_server() -> Iterator[Running]:
    command = (
        "import uvicorn, socket; s = socket.socket(); s.bind(('127.0.0.1', 0)); "
        "import sys; print(f'at http://127.0.0.1:{s.getsockname()[1]}/', file=sys.stderr, flush=True); "
        "c = uvicorn.Config('bench.server.echo:app', ws='websockets-sansio', "
        "ws_per_message_deflate=False, log_level='warning', access_log=False); "
        "uvicorn.Server(c).run(sockets=[s])"
    )
    with _running(["-c", command], {"PYTHONPATH": str(_CHECKOUT)}, "/openapi.json", _SERVER_CORE) as running:
        yield running


@contextmanager
def _running(
    arguments: list[str], environment: dict[str, str], ready: str, core: int | None
) -> Iterator[Running]:
    began = time.perf_counter()
    # A file, not a pipe: a server that logs must not wait for a reader.
    with TemporaryFile("w+") as said:
        process = subprocess.Popen(
            [sys.executable, *arguments],
            env={**os.environ, **environment},
            stderr=said,
            stdout=subprocess.DEVNULL,
        )
        try:
            if core is not None:
                _pin(process.pid, core)
            port = _announced_port(process, said)
            _wait(port, ready)
            yield Running(process.pid, port, time.perf_counter() - began)
        finally:
            process.terminate()
            try:
                process.wait(timeout=15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _announced_port(process: subprocess.Popen[bytes], said: IO[str]) -> int:
    """The port, from the line in which a server says where it is."""
    while True:
        said.seek(0)
        told = said.read()
        if found := re.search(r"http://127\.0\.0\.1:(\d+)/", told):
            return int(found[1])
        if process.poll() is not None:
            raise RuntimeError(f"the server did not start: {told[-500:]}")
        time.sleep(0.005)


def _wait(port: int, path: str) -> None:
    until = time.perf_counter() + _PATIENCE_SECONDS
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5).close()
            return
        except OSError:
            if time.perf_counter() > until:
                raise
            time.sleep(0.01)
