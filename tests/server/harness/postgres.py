"""A PostgreSQL cluster of the tests' own: durable as a real one, on a loopback port, gone afterwards."""

import asyncio
import fcntl
import json
import os
import pwd
import secrets
import shutil
import signal
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final, Self

import pytest

from tests.needs import POSTGRES, missing
from tests.server.harness.programs import Program, free_port, is_listening, needed

_USER: Final = "klotz"
_BINARIES: Final = "/usr/lib/postgresql/*/bin"


class Cluster:
    def __init__(self, port: int, folder: Path, user: str | None, program: Program | None) -> None:
        self.port = port
        self._folder = folder
        self._user = user
        self._program = program

    @classmethod
    def make(cls) -> Self:
        initdb = needed(POSTGRES, "initdb", _BINARIES)
        needed(POSTGRES, "postgres", _BINARIES)
        user = _somebody_but_root()
        folder = Path(tempfile.mkdtemp(prefix="klotz-postgres-"))
        if user is not None:
            shutil.chown(folder, user)
        try:
            # What is set up need not survive the power going; what the server keeps does: fsync stays on.
            command: list[str | Path] = [
                initdb,
                "-D",
                folder / "data",
                "-U",
                _USER,
                "--auth=trust",
                "-E",
                "UTF8",
                "--no-sync",
            ]
            made = Program(command, folder / "initdb.log", user=user)
            if made.wait():
                raise RuntimeError(made.said())
        except BaseException:
            shutil.rmtree(folder, ignore_errors=True)
            raise
        cluster = cls(free_port(), folder, user, None)
        try:
            cluster.start()
        except BaseException:
            cluster.remove()
            raise
        return cluster

    def start(self) -> None:
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": 200,
            "shared_buffers": "32MB",
        }
        command: list[str | Path] = [needed(POSTGRES, "postgres", _BINARIES), "-D", self._folder / "data"]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        self._program = Program(command, self._folder / "log", user=self._user)
        self._program.until(self._answers)

    def _answers(self) -> bool:
        if not is_listening(self.port):
            return False
        try:
            _execute(self.url("postgres"), "SELECT 1")
        except (OSError, pytest.importorskip("asyncpg").PostgresError):  # it is still looking through its log
            return False
        return True

    def crash(self) -> None:
        """End it as a crash does: connections break, and it recovers when it is started again."""
        assert self._program is not None
        self._program.stop(signal.SIGQUIT)

    def url(self, database: str) -> str:
        return f"postgresql://{_USER}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The URL of an empty database."""
        name = f"klotz_{secrets.token_hex(6)}"
        _execute(self.url("postgres"), f"CREATE DATABASE {name}")
        return self.url(name)

    def remove(self) -> None:
        if self._program is not None:
            self._program.stop(signal.SIGQUIT)
        shutil.rmtree(self._folder, ignore_errors=True)


def _execute(url: str, statement: str) -> None:
    asyncpg = pytest.importorskip("asyncpg")

    async def execute() -> None:
        connection = await asyncpg.connect(url, timeout=30)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    # In a thread of its own: whoever asks may be in the middle of an asynchronous test.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, execute()).result()


def _somebody_but_root() -> str | None:
    """PostgreSQL refuses to run as root: then somebody who may do nothing runs it."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    raise missing(POSTGRES, "it does not run as root, and there is neither a user postgres nor nobody")


@contextmanager
def shared_cluster(folder: Path) -> Iterator[Cluster]:
    """One cluster for all processes that run tests: the first starts it, the last one out stops it.

    Each holds a shared lock as long as it needs the cluster. A lock ends with its process, so that a test run that is
    killed leaves no count that never comes to nought.
    """
    place = folder / "postgres.json"
    with (folder / "postgres.door").open("w") as door, (folder / "postgres.users").open("w") as users:
        fcntl.flock(door, fcntl.LOCK_EX)
        if place.exists():
            known = json.loads(place.read_text())
            cluster = Cluster(known["port"], Path(known["folder"]), None, None)
            owner = None
        else:
            owner = cluster = Cluster.make()
            place.write_text(json.dumps({"port": cluster.port, "folder": str(cluster._folder)}))
        fcntl.flock(users, fcntl.LOCK_SH)
        fcntl.flock(door, fcntl.LOCK_UN)
        try:
            yield cluster
        finally:
            fcntl.flock(users, fcntl.LOCK_UN)
            if owner is not None:  # whoever started it waits for the others, and stops what it started
                while not _is_last(door, users):
                    time.sleep(0.1)
                place.unlink()
                owner.remove()


def _is_last(door: IO[str], users: IO[str]) -> bool:
    """Whether nobody else uses the cluster. If so the door stays closed, and nobody comes in any more."""
    fcntl.flock(door, fcntl.LOCK_EX)
    try:
        fcntl.flock(users, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        fcntl.flock(door, fcntl.LOCK_UN)
        return False
    return True
