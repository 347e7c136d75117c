"""A real server for the tests of the client."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness.nodes import Node
from tests.server.whole.conftest import environment_of, sqlite, start


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    folder: Path = tmp_path_factory.mktemp("server")
    made = Node(folder, environment_of(f"sqlite:///{folder / 'klotz.db'}"))
    try:
        yield made.ready()
    finally:
        made.kill()


__all__ = ["sqlite", "start"]
