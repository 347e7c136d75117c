"""What the tests of the whole server run on."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.harness.nodes import Node, Worker
from tests.server.harness.postgres import Cluster, shared_cluster
from tests.server.harness.redis import Redis


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Cluster]:
    """PostgreSQL, shared by all processes of the test run."""
    folder = tmp_path_factory.getbasetemp()
    if hasattr(request.config, "workerinput"):  # the folder of the run, not of this process
        folder = folder.parent
    with shared_cluster(folder) as made:
        yield made


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """The URL of an empty database."""
    return cluster.new_database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'klotz.db'}"


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    made = Redis(tmp_path)
    made.start()
    yield made
    made.kill()


Start = Callable[..., Node]
StartWorker = Callable[..., Worker]


def environment_of(database: str, redis: Redis | None = None) -> dict[str, str]:
    return {
        "KLOTZ_DATABASE_URL": database,
        "KLOTZ_REDIS_URL": redis.url if redis is not None else "",
        "KLOTZ_SECRET": "a secret that all nodes of this test share",
        "KLOTZ_RATE_LIMITS": "no",
    }


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts nodes; they are stopped whatever happens."""
    with ExitStack() as stack:

        def started(
            database: str,
            redis: Redis | None = None,
            name: str = "node",
            *,
            is_forked: bool = True,
            **environment: str,
        ) -> Node:
            node = Node(
                tmp_path, {**environment_of(database, redis), **environment}, name, is_forked=is_forked
            )
            stack.callback(lambda: node.kill())
            return node

        yield started


@pytest.fixture
def start_worker(tmp_path: Path) -> Iterator[StartWorker]:
    with ExitStack() as stack:

        def started(
            database: str, redis: Redis, name: str = "worker", *, is_forked: bool = True, **environment: str
        ) -> Worker:
            worker = Worker(
                tmp_path, {**environment_of(database, redis), **environment}, name, is_forked=is_forked
            )
            stack.callback(lambda: worker.kill())
            return worker

        yield started
